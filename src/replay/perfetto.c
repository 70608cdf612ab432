/*
 * Perfetto's own format: track events as protobuf packets.  The launch is a
 * track, its children are the CTAs, theirs the units, then the lanes of engines,
 * then the barriers.  Times are nanoseconds since a base near the launch's
 * beginning.  What is written of a CTA depends on the CTA and the run alone.
 */
#include <math.h>

#include "replay/export.h"
#include "replay/pfwriter.h"

/* Warps can be a little ahead of their CTA's stamp; no time may be negative,
 * so the base lies this long before the launch's first entry. */
#define LEAD_NS 1000

/* Numbers of interned names; what the trace itself names follows the last. */
enum { NAME_LAUNCH = 1, NAME_CTA, NAME_LOST, NAME_DRAIN, NAME_REGION };
enum { CATEGORY_KPERF = 1, CATEGORY_ASYNC, CATEGORY_ROLE };
/* Below the first: what kpr_flag_words says of the number. */
enum { TEXT_NO_EXIT = 128, TEXT_REGION, FLAG_MASK = 127 };
enum {
    ARG_NONE, ARG_START, ARG_CYCLES, ARG_RAW, ARG_EXCLUSIVE, ARG_INSIDE, ARG_AT_MOST, ARG_FLAGS,
    ARG_AT, ARG_RAW_AT, ARG_LOST, ARG_UNPAIRED, ARG_RECORDS, ARG_CTA, ARG_SM, ARG_UNIT,
    ARG_REGION, ARG_ISSUED, ARG_BYTES, ARG_FLOPS, ARGS
};
static const char *const arg_names[ARGS] = {
    NULL, "start_cycles", "cycles", "raw_cycles", "exclusive_cycles", "records_inside",
    "at_most_cycles", "flags", "at_cycles", "raw_at_cycles", "records_lost", "ends_unpaired",
    "records", "cta", "sm", "unit", "region", "issued_cycles", "bytes", "flops",
};

/* A track's number says what it is of: the launch, or a CTA, a kind, and which
 * of the kind. */
enum kind { OF_CTA, OF_UNIT, OF_LANE, OF_BARRIER };
#define LAUNCH_TRACK 1

/* One end of an arrow. */
struct tip {
    uint32_t unit, span;
    bool arrives; /* it ends here */
    uint64_t id;
};

/* Tokens of a barrier: one that arrives, and is used up. */
struct token {
    uint32_t barrier, unit, span;
    int64_t from, to;
};
struct change {
    uint64_t ts;
    int64_t by;
};

struct perfetto {
    const struct kpr_export_options *options;
    int64_t lead;          /* LEAD_NS, or less near the timer's zero */
    uint64_t *first_async; /* by region: event name of its first operation */
    uint64_t held;         /* times before the base */
    /* of the CTA at hand */
    struct tip *tips;      /* by unit, span, arrives */
    uint64_t *ids;         /* theirs */
    size_t tip_count;
    /* of the unit at hand */
    const struct kpr_span **order, **open;
    size_t open_count, room;
    size_t instant;        /* the next */
    struct pfw w;          /* last: large */
};

static uint64_t track(const struct kpr_cta *cta, enum kind kind, size_t index)
{
    return (cta->number + 1) << 34 | (uint64_t)kind << 32 | (uint32_t)index;
}

/* Time on the trace's axis; nothing may lie before its base. */
static uint64_t axis(struct perfetto *p, const struct kpr_cta *cta, int64_t cycles)
{
    int64_t ns = kpr_ns(cta, cycles) + p->lead;
    if (ns >= 0)
        return (uint64_t)ns;
    p->held++;
    return 0;
}

static void simple_slice(struct perfetto *p, uint64_t begin, uint64_t end, uint64_t name)
{
    const struct pfw_flows none = {0};
    pfw_begin(&p->w, begin, name, none);
    pfw_end(&p->w, end > begin ? end : begin, none);
}

/* ---- arrows: from a region that arrives to the wait that it ended ------------- */

/* It begins where the one region does and ends where the wait does.  Readers go
 * by time, then by place in the file: one that would end before it began, both
 * within a nanosecond, is not drawn. */
static bool drawn(const struct kpr_cta *cta, const struct kpr_link *l)
{
    int64_t begin = kpr_ns(cta, cta->units[l->from_unit].spans[l->from_span].start);
    int64_t end = kpr_ns(cta, cta->units[l->to_unit].spans[l->to_span].end);
    return l->binding && (begin < end || (begin == end && l->from_unit <= l->to_unit));
}

static int compare_tips(const void *a, const void *b)
{
    const struct tip *x = a, *y = b;
    if (x->unit != y->unit)
        return x->unit < y->unit ? -1 : 1;
    if (x->span != y->span)
        return x->span < y->span ? -1 : 1;
    if (x->arrives != y->arrives)
        return x->arrives - y->arrives;
    return x->id < y->id ? -1 : x->id > y->id;
}

static void find_arrows(struct perfetto *p, const struct kpr_cta *cta)
{
    size_t n = 0;
    p->tips = kp_realloc(p->tips, 2 * cta->link_count + 1, sizeof *p->tips);
    p->ids = kp_realloc(p->ids, 2 * cta->link_count + 1, sizeof *p->ids);
    for (size_t i = 0; i < cta->link_count; i++) {
        const struct kpr_link *l = &cta->links[i];
        uint64_t id = (cta->number + 1) << 32 | (uint32_t)i;
        if (!drawn(cta, l))
            continue;
        p->tips[n++] = (struct tip){l->from_unit, l->from_span, false, id};
        p->tips[n++] = (struct tip){l->to_unit, l->to_span, true, id};
    }
    qsort(p->tips, n, sizeof *p->tips, compare_tips);
    for (size_t i = 0; i < n; i++)
        p->ids[i] = p->tips[i].id;
    p->tip_count = n;
}

/* Those that begin or end with a span. */
static struct pfw_flows flows(const struct perfetto *p, size_t unit, size_t span, bool arrive)
{
    const struct tip wanted = {(uint32_t)unit, (uint32_t)span, arrive, 0};
    size_t low = 0, high = p->tip_count, end;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (compare_tips(&p->tips[middle], &wanted) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (end = low; end < p->tip_count; end++) {
        const struct tip *t = &p->tips[end];
        if (t->unit != unit || t->span != span || t->arrives != arrive)
            break;
    }
    return (struct pfw_flows){p->ids + low, end - low};
}

/* ---- a unit's track ---------------------------------------------------------- */

/* As the records came: what is around a span stands before it, and an empty span
 * before what follows it at the same time. */
static int as_recorded(const void *a, const void *b)
{
    const struct kpr_span *x = *(const struct kpr_span *const *)a;
    const struct kpr_span *y = *(const struct kpr_span *const *)b;
    if (x->start != y->start)
        return x->start < y->start ? -1 : 1;
    if (x->record != y->record)
        return x->record < y->record ? -1 : 1;
    return x->depth < y->depth ? -1 : x->depth > y->depth;
}

static void order_spans(struct perfetto *p, const struct kpr_unit *u)
{
    size_t n = u->span_count, first = 0;
    if (n > p->room) {
        p->order = kp_realloc(p->order, n, sizeof *p->order);
        p->open = kp_realloc(p->open, n, sizeof *p->open);
        p->room = n;
    }
    for (size_t i = 0; i < n; i++) {
        p->order[i] = &u->spans[i];
        if (u->spans[i].start != u->spans[first].start)
            first = i;
        if (i > first && (i + 1 == n || u->spans[i + 1].start != u->spans[i].start))
            qsort(&p->order[first], i + 1 - first, sizeof *p->order, as_recorded);
    }
}

static void begin_span(struct perfetto *p, const struct kpr_cta *cta, const struct kpr_unit *u,
                       const struct kpr_span *s)
{
    struct pfw *w = &p->w;
    pfw_int(w, ARG_START, s->start);
    pfw_int(w, ARG_CYCLES, s->end - s->start);
    pfw_int(w, ARG_RAW, s->raw_end - s->raw_start);
    pfw_int(w, ARG_EXCLUSIVE, s->exclusive);
    pfw_int(w, ARG_INSIDE, s->inside);
    if (s->flags & KPR_CENSORED)
        pfw_int(w, ARG_AT_MOST, s->raw_end - s->raw_start);
    if (s->flags)
        pfw_text(w, ARG_FLAGS, s->flags & FLAG_MASK);
    pfw_begin(w, axis(p, cta, s->start), NAME_REGION + s->region,
              flows(p, (size_t)(u - cta->units), (size_t)(s - u->spans), false));
    p->open[p->open_count++] = s;
}

static void end_span(struct perfetto *p, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    const struct kpr_span *s = p->open[--p->open_count];
    pfw_end(&p->w, axis(p, cta, s->end),
            flows(p, (size_t)(u - cta->units), (size_t)(s - u->spans), true));
}

static void put_instant(struct perfetto *p, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    const struct kpr_instant *i = &u->instants[p->instant++];
    pfw_int(&p->w, ARG_AT, i->at);
    pfw_int(&p->w, ARG_RAW_AT, i->raw_at);
    pfw_instant(&p->w, axis(p, cta, i->at), NAME_REGION + i->region);
}

static bool before(int64_t raw, int64_t at, int64_t raw_b, int64_t at_b)
{
    return raw != raw_b ? raw < raw_b : at < at_b;
}

/* What comes before a span begins, or all the rest: ends of those that it does
 * not lie in, and instants, in the order of their records. */
static void catch_up(struct perfetto *p, const struct kpr_cta *cta, const struct kpr_unit *u,
                     const struct kpr_span *next)
{
    for (;;) {
        const struct kpr_span *top = p->open_count ? p->open[p->open_count - 1] : NULL;
        const struct kpr_instant *i =
            p->instant < u->instant_count ? &u->instants[p->instant] : NULL;
        if (top && next && top->depth < next->depth)
            top = NULL;
        if (i && next && !before(i->raw_at, i->at, next->raw_start, next->start))
            i = NULL;
        if (!top && !i)
            return;
        if (top && (!i || !before(i->raw_at, i->at, top->raw_end, top->end)))
            end_span(p, cta, u);
        else
            put_instant(p, cta, u);
    }
}

static void put_lost(struct perfetto *p, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    int64_t begin = u->cut < 0 ? u->cut : 0;
    pfw_int(&p->w, ARG_LOST, (int64_t)u->lost);
    pfw_int(&p->w, ARG_UNPAIRED, (int64_t)u->unpaired);
    simple_slice(p, axis(p, cta, begin), axis(p, cta, u->cut), NAME_LOST);
}

static void put_drain(struct perfetto *p, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    pfw_int(&p->w, ARG_CYCLES, u->drain_end - u->drain_begin);
    pfw_int(&p->w, ARG_RECORDS, (int64_t)u->count);
    simple_slice(p, axis(p, cta, u->drain_begin), axis(p, cta, u->drain_end), NAME_DRAIN);
}

static void put_unit(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta,
                     const struct kpr_unit *u)
{
    size_t index = (size_t)(u - cta->units);
    uint64_t uuid = track(cta, OF_UNIT, index);
    const char *role = run->roles[u->role].name;
    char *name = kp_asprintf("%s %s", kpr_unit_name(run, u), role);
    pfw_describe(&p->w, &(struct pfw_track){uuid, track(cta, OF_CTA, 0), name, (int32_t)index,
                                            false});
    free(name);
    pfw_intern(&p->w, PFW_CATEGORY, CATEGORY_ROLE + u->role, role);
    pfw_choose(&p->w, uuid, CATEGORY_KPERF);
    if (u->lost)
        put_lost(p, cta, u);
    pfw_category(&p->w, CATEGORY_ROLE + u->role);
    p->instant = 0;
    order_spans(p, u);
    for (size_t i = 0; i < u->span_count; i++) {
        catch_up(p, cta, u, p->order[i]);
        begin_span(p, cta, u, p->order[i]);
    }
    catch_up(p, cta, u, NULL);
    pfw_category(&p->w, CATEGORY_KPERF);
    put_drain(p, cta, u);
}

/* ---- asynchronous operations: a track for each lane of each engine ------------ */

struct placed {
    const struct kpr_op *op;
    const struct kpt_async *what;
    uint32_t lane;
};

static int by_time(const void *a, const void *b)
{
    const struct placed *x = a, *y = b;
    int engines = strcmp(x->what->engine, y->what->engine);
    if (engines != 0)
        return engines;
    if (x->op->begin != y->op->begin)
        return x->op->begin < y->op->begin ? -1 : 1;
    return x->op < y->op ? -1 : x->op > y->op;
}

static int by_lane(const void *a, const void *b)
{
    const struct placed *x = a, *y = b;
    int engines = strcmp(x->what->engine, y->what->engine);
    if (engines != 0 || x->lane == y->lane)
        return engines ? engines : by_time(a, b);
    return x->lane < y->lane ? -1 : 1;
}

static int64_t op_end(const struct kpr_op *op)
{
    return op->end > op->begin ? op->end : op->begin;
}

/* The operations in the order of their tracks; owned by the caller. */
static struct placed *place_ops(const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct placed *v = kp_alloc(cta->op_count * sizeof *v);
    struct kpr_lanes lanes = {0};
    for (size_t i = 0; i < cta->op_count; i++) {
        const struct kpr_op *op = &cta->ops[i];
        v[i] = (struct placed){op, &run->info.regions[op->region].asyncs[op->async], 0};
    }
    qsort(v, cta->op_count, sizeof *v, by_time);
    for (size_t i = 0; i < cta->op_count; i++) {
        if (i == 0 || strcmp(v[i].what->engine, v[i - 1].what->engine) != 0)
            kpr_lanes_clear(&lanes, cta->op_count - i);
        v[i].lane = kpr_lanes_place(&lanes, v[i].op->begin, op_end(v[i].op));
    }
    kpr_lanes_free(&lanes);
    qsort(v, cta->op_count, sizeof *v, by_lane);
    return v;
}

static void put_op(struct perfetto *p, const struct kpr_cta *cta, const struct placed *v)
{
    const struct kpr_op *op = v->op;
    struct pfw *w = &p->w;
    pfw_int(w, ARG_START, op->begin);
    pfw_int(w, ARG_CYCLES, op_end(op) - op->begin);
    pfw_int(w, ARG_RAW, op->raw_end - op->raw_issued);
    pfw_int(w, ARG_ISSUED, op->issued);
    pfw_int(w, ARG_UNIT, cta->units[op->unit].unit);
    pfw_text(w, ARG_REGION, TEXT_REGION + op->region);
    if (op->flags & KPR_CENSORED)
        pfw_int(w, ARG_AT_MOST, op_end(op) - op->begin);
    if (op->flags)
        pfw_text(w, ARG_FLAGS, op->flags & FLAG_MASK);
    if (v->what->bytes > 0)
        pfw_double(w, ARG_BYTES, v->what->bytes);
    if (v->what->flops > 0)
        pfw_double(w, ARG_FLOPS, v->what->flops);
    simple_slice(p, axis(p, cta, op->begin), axis(p, cta, op_end(op)),
                 p->first_async[op->region] + op->async);
}

static void put_lane(struct perfetto *p, const struct kpr_cta *cta, const struct placed *v,
                     size_t index)
{
    const char *engine = *v->what->engine ? v->what->engine : "async";
    char *name = v->lane ? kp_asprintf("%s %u", engine, v->lane + 1) : kp_strdup(engine);
    uint64_t uuid = track(cta, OF_LANE, index);
    pfw_describe(&p->w, &(struct pfw_track){uuid, track(cta, OF_CTA, 0), name,
                                            (int32_t)(cta->unit_count + index), false});
    free(name);
    pfw_choose(&p->w, uuid, CATEGORY_ASYNC);
}

/* The number of lanes. */
static size_t put_ops(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct placed *v = place_ops(run, cta);
    size_t lanes = 0;
    for (size_t i = 0; i < cta->op_count; i++) {
        if (i == 0 || v[i].lane != v[i - 1].lane ||
            strcmp(v[i].what->engine, v[i - 1].what->engine) != 0)
            put_lane(p, cta, &v[i], lanes++);
        put_op(p, cta, &v[i]);
    }
    free(v);
    return lanes;
}

/* ---- barriers: how many tokens have arrived and are not used up ---------------- */

static int compare_tokens(const void *a, const void *b)
{
    const struct token *x = a, *y = b;
    if (x->barrier != y->barrier)
        return x->barrier < y->barrier ? -1 : 1;
    if (x->unit != y->unit)
        return x->unit < y->unit ? -1 : 1;
    return x->span < y->span ? -1 : x->span > y->span;
}

/* A token is there from the arrival's start to the end of the last wait for it.
 * What an operation arrives with is not known from the time of its issue. */
static size_t find_tokens(const struct kpr_cta *cta, struct token *v)
{
    size_t n = 0, kept = 0;
    for (size_t i = 0; i < cta->link_count; i++) {
        const struct kpr_link *l = &cta->links[i];
        int64_t from = cta->units[l->from_unit].spans[l->from_span].start;
        int64_t to = cta->units[l->to_unit].spans[l->to_span].end;
        if (!l->completes)
            v[n++] = (struct token){l->barrier, l->from_unit, l->from_span, from,
                                    to > from ? to : from};
    }
    qsort(v, n, sizeof *v, compare_tokens);
    for (size_t i = 0; i < n; i++) {
        if (kept == 0 || compare_tokens(&v[kept - 1], &v[i]) != 0)
            v[kept++] = v[i];
        else if (v[i].to > v[kept - 1].to)
            v[kept - 1].to = v[i].to;
    }
    return kept;
}

static int compare_changes(const void *a, const void *b)
{
    const struct change *x = a, *y = b;
    return x->ts < y->ts ? -1 : x->ts > y->ts;
}

/* The counter's values, from 0 at the CTA's entry. */
static void put_changes(struct perfetto *p, struct change *v, size_t n)
{
    int64_t value = 0;
    qsort(v, n, sizeof *v, compare_changes);
    for (size_t i = 0; i < n; i++) {
        value += v[i].by;
        if (i + 1 == n || v[i + 1].ts != v[i].ts)
            pfw_count(&p->w, v[i].ts, value);
    }
}

static void put_barriers(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta,
                         size_t rank)
{
    struct token *v = kp_alloc(cta->link_count * sizeof *v);
    size_t n = find_tokens(cta, v);
    struct change *changes = kp_alloc((2 * n + 1) * sizeof *changes);
    for (size_t i = 0, next; i < n; i = next) {
        uint64_t uuid = track(cta, OF_BARRIER, v[i].barrier);
        char *name = kp_asprintf("%s tokens", run->barriers[v[i].barrier]);
        pfw_describe(&p->w, &(struct pfw_track){uuid, track(cta, OF_CTA, 0), name,
                                                (int32_t)(rank + v[i].barrier), true});
        free(name);
        pfw_choose(&p->w, uuid, 0);
        size_t k = 0;
        changes[k++] = (struct change){axis(p, cta, 0), 0};
        for (next = i; next < n && v[next].barrier == v[i].barrier; next++) {
            changes[k++] = (struct change){axis(p, cta, v[next].from), 1};
            changes[k++] = (struct change){axis(p, cta, v[next].to), -1};
        }
        put_changes(p, changes, k);
    }
    free(changes);
    free(v);
}

/* ---- a CTA --------------------------------------------------------------------- */

/* From entry to exit; to the end of the last drain where there is no exit. */
static void put_entry_to_exit(struct perfetto *p, const struct kpr_cta *cta)
{
    bool exited = cta->stamp.clock_exit != 0;
    int64_t end = exited ? (int64_t)(cta->stamp.clock_exit - cta->stamp.clock_entry) : 0;
    for (size_t i = 0; !exited && i < cta->unit_count; i++)
        end = cta->units[i].drain_end > end ? cta->units[i].drain_end : end;
    pfw_int(&p->w, ARG_CYCLES, end);
    pfw_int(&p->w, ARG_CTA, cta->cta);
    pfw_int(&p->w, ARG_SM, cta->sm);
    if (!exited)
        pfw_text(&p->w, ARG_FLAGS, TEXT_NO_EXIT);
    simple_slice(p, axis(p, cta, 0), axis(p, cta, end), NAME_CTA);
}

static int perfetto_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct perfetto *p = ctx;
    uint64_t uuid = track(cta, OF_CTA, 0);
    char *name = kp_asprintf("CTA %u (SM %u)", cta->cta, cta->sm);
    pfw_describe(&p->w, &(struct pfw_track){uuid, LAUNCH_TRACK, name, (int32_t)cta->number, false});
    free(name);
    pfw_choose(&p->w, uuid, CATEGORY_KPERF);
    put_entry_to_exit(p, cta);
    find_arrows(p, cta);
    for (size_t i = 0; i < cta->unit_count; i++)
        put_unit(p, run, cta, &cta->units[i]);
    size_t lanes = put_ops(p, run, cta);
    put_barriers(p, run, cta, cta->unit_count + lanes);
    return KP_OK;
}

/* ---- the launch ------------------------------------------------------------------ */

/* Regions, then their operations. */
static void intern_regions(struct perfetto *p, const struct kpt_info *info)
{
    uint64_t next = NAME_REGION + info->region_count;
    p->first_async = kp_alloc(info->region_count * sizeof *p->first_async);
    for (size_t i = 0; i < info->region_count; i++) {
        const struct kpt_region *r = &info->regions[i];
        pfw_intern(&p->w, PFW_EVENT, NAME_REGION + i, r->name);
        p->first_async[i] = next;
        if (r->async_count)
            pfw_intern(&p->w, PFW_TEXT, TEXT_REGION + i, r->name);
        for (size_t k = 0; k < r->async_count; k++)
            pfw_intern(&p->w, PFW_EVENT, next++, r->asyncs[k].name);
    }
}

static void intern_own(struct pfw *w)
{
    pfw_intern(w, PFW_EVENT, NAME_LAUNCH, "launch");
    pfw_intern(w, PFW_EVENT, NAME_CTA, "entry to exit");
    pfw_intern(w, PFW_EVENT, NAME_LOST, "records lost before here");
    pfw_intern(w, PFW_EVENT, NAME_DRAIN, "kperf drain");
    pfw_intern(w, PFW_CATEGORY, CATEGORY_KPERF, "kperf");
    pfw_intern(w, PFW_CATEGORY, CATEGORY_ASYNC, "async");
    for (uint32_t flags = 1; flags <= FLAG_MASK; flags++)
        if (*kpr_flag_words(flags))
            pfw_intern(w, PFW_TEXT, flags, kpr_flag_words(flags));
    pfw_intern(w, PFW_TEXT, TEXT_NO_EXIT, "no_exit");
    for (uint64_t i = ARG_NONE + 1; i < ARGS; i++)
        pfw_intern(w, PFW_ARG, i, arg_names[i]);
}

static int perfetto_begin(void *ctx, const struct kpr_run *run)
{
    struct perfetto *p = ctx;
    p->lead = run->time_zero < LEAD_NS ? (int64_t)run->time_zero : LEAD_NS;
    pfw_describe(&p->w, &(struct pfw_track){LAUNCH_TRACK, 0, run->info.entry, 0, false});
    intern_own(&p->w);
    intern_regions(p, &run->info);
    return KP_OK;
}

/* The last exit by the device's timer, ns since the first entry. */
static uint64_t last_exit(const struct kpr_run *run)
{
    uint64_t last = 0;
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        bool exited = s->flags & KPT_CTA_ENTERED && s->clock_exit && s->time_exit > run->time_zero;
        if (exited && s->time_exit - run->time_zero > last)
            last = s->time_exit - run->time_zero;
    }
    return last < INT64_MAX - LEAD_NS ? last : INT64_MAX - LEAD_NS;
}

static void add_text(struct pfw *w, const char *key, const char *text)
{
    if (text)
        pfw_named_text(w, key, text);
}

/* How the numbers were come by. */
static void add_correction(struct perfetto *p, const struct kpr_run *run)
{
    struct pfw *w = &p->w;
    double residual, slope = kpr_mean_slope(run, &residual);
    pfw_named_double(w, "record_cost_cycles", run->info.record_cost);
    pfw_named_text(w, "record_cost", kpr_cost_state(run, p->options->raw));
    if (slope > 0)
        pfw_named_double(w, "clock_ghz", 1 / slope);
    if (!isnan(residual))
        pfw_named_double(w, "clock_fit_residual_ns", residual);
    pfw_named_uint(w, "base_time_ns", run->time_zero - (uint64_t)p->lead);
}

static void add_counts(struct perfetto *p, const struct kpr_run *run)
{
    struct kpr_count counts[KPR_MAX_COUNTS];
    size_t n = kpr_counts(run, counts);
    for (size_t i = 0; i < n; i++)
        pfw_named_uint(&p->w, counts[i].key, counts[i].n);
    pfw_named_uint(&p->w, "events_before_base", p->held);
}

static int perfetto_end(void *ctx, const struct kpr_run *run)
{
    struct perfetto *p = ctx;
    struct pfw *w = &p->w;
    const struct kpt_info *i = &run->info;
    const json_t *device = json_object_get(i->json, "device");
    json_t *input = p->options->input ? kp_json_text(p->options->input) : NULL;
    char *shape = json_dumps(json_object_get(i->json, "shape"), JSON_COMPACT | JSON_SORT_KEYS);
    char *grid = kp_asprintf("%ux%ux%u", i->grid[0], i->grid[1], i->grid[2]);
    char *block = kp_asprintf("%ux%ux%u", i->block[0], i->block[1], i->block[2]);
    pfw_named_text(w, "tool", "kperf " PACKAGE_VERSION);
    pfw_named_text(w, "kernel", i->entry);
    add_text(w, "input", json_string_value(input));
    add_text(w, "filter", run->filtered.by);
    add_text(w, "device", json_string_value(json_object_get(device, "name")));
    add_text(w, "driver", json_string_value(json_object_get(device, "driver")));
    add_text(w, "shape", shape);
    pfw_named_text(w, "grid", grid);
    pfw_named_text(w, "block", block);
    add_correction(p, run);
    add_counts(p, run);
    pfw_choose(w, LAUNCH_TRACK, CATEGORY_KPERF);
    simple_slice(p, (uint64_t)p->lead, (uint64_t)p->lead + last_exit(run), NAME_LAUNCH);
    pfw_end_file(w);
    free(block);
    free(grid);
    free(shape);
    json_decref(input);
    return KP_OK;
}

static void *perfetto_open(FILE *f, const struct kpr_export_options *options)
{
    struct perfetto *p = kp_alloc(sizeof *p);
    p->options = options;
    pfw_begin_file(&p->w, f);
    return p;
}

static void perfetto_close(void *ctx)
{
    struct perfetto *p = ctx;
    pfw_free(&p->w);
    free(p->first_async);
    free(p->tips);
    free(p->ids);
    free(p->order);
    free(p->open);
    free(p);
}

const struct kpr_exporter kpr_export_perfetto = {
    .name = "perfetto",
    .help = "Perfetto's own trace format, protobuf",
    .need = KPR_NEED_LINKS,
    .binary = true,
    .visitor = {perfetto_begin, perfetto_cta, perfetto_end},
    .open = perfetto_open,
    .close = perfetto_close,
};
