/*
 * The tracks of units: slices that nest as the records did, and arrows between them.
 */
#include "replay/export/perfetto.h"

/* ---- arrows: from a region that arrives to the wait that it ended ------------- */

/* One end of an arrow, at a span. */
enum tip_kind {
    TIP_BEGINS, /* with the span */
    TIP_ENDS,   /* there */
    TIP_FREES,  /* at a mark at the span's end, since the span began before the arrow */
};
struct tip {
    uint32_t unit, span;
    enum tip_kind kind;
    uint32_t barrier;
    uint64_t id;
};

/* It begins where the one region does.  Readers take the slice that begins first for
 * its origin, so that it can end at the wait only where that began later. */
static enum tip_kind end_of_arrow(const struct kpr_cta *cta, const struct kpr_link *l)
{
    int64_t begin = kpr_ns(cta, cta->units[l->from_unit].spans[l->from_span].start);
    int64_t wait = kpr_ns(cta, cta->units[l->to_unit].spans[l->to_span].start);
    return wait < begin ? TIP_FREES : TIP_ENDS;
}

/* Readers go by time, then by place in the file: one that would end before it began,
 * both within a nanosecond, is not drawn. */
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
    if (x->kind != y->kind)
        return x->kind < y->kind ? -1 : 1;
    if (x->barrier != y->barrier)
        return x->barrier < y->barrier ? -1 : 1;
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
        p->tips[n++] = (struct tip){l->from_unit, l->from_span, TIP_BEGINS, 0, id};
        p->tips[n++] = (struct tip){l->to_unit, l->to_span, end_of_arrow(cta, l), l->barrier, id};
    }
    qsort(p->tips, n, sizeof *p->tips, compare_tips);
    for (size_t i = 0; i < n; i++)
        p->ids[i] = p->tips[i].id;
    p->tip_count = n;
    p->tips_done = 0;
}

/* Where the tips of each of the next unit's spans are. */
static void index_tips(struct perfetto *p, const struct kpr_unit *u, uint32_t unit)
{
    const struct tip *t = p->tips + p->tips_done;
    size_t left = p->tip_count - p->tips_done;
    uint32_t k = 0;
    if (u->span_count + 1 > p->tips_room) {
        p->tips_room = u->span_count + 1;
        p->tips_of = kp_realloc(p->tips_of, p->tips_room, sizeof *p->tips_of);
    }
    for (size_t i = 0; i < u->span_count; i++) {
        p->tips_of[i] = k;
        while (k < left && t[k].unit == unit && t[k].span == i)
            k++;
    }
    p->tips_of[u->span_count] = k;
}

/* Those of a kind at a span. */
static struct pfw_flows flows(const struct perfetto *p, size_t span, enum tip_kind kind)
{
    size_t from = p->tips_done + p->tips_of[span], end = p->tips_done + p->tips_of[span + 1], to;
    while (from < end && p->tips[from].kind != kind)
        from++;
    for (to = from; to < end && p->tips[to].kind == kind;)
        to++;
    return (struct pfw_flows){p->ids + from, to - from};
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
        pfw_text(w, ARG_FLAGS, s->flags);
    pfw_begin(w, pf_axis(p, cta, s->start), NAME_REGION + s->region,
              flows(p, (size_t)(s - u->spans), TIP_BEGINS));
    p->open[p->open_count++] = s;
}

/* A mark for each barrier whose arrow cannot end at the wait itself. */
static void mark_arrivals(struct perfetto *p, uint64_t ts, struct pfw_flows in)
{
    const struct tip *tips = p->tips + (in.ids - p->ids);
    uint64_t category = p->w.category;
    pfw_category(&p->w, CATEGORY_WAIT);
    for (size_t i = 0, n; i < in.n; i += n) {
        for (n = 1; i + n < in.n && tips[i + n].barrier == tips[i].barrier; n++)
            ;
        pfw_instant(&p->w, ts, p->first_barrier + tips[i].barrier,
                    (struct pfw_flows){in.ids + i, n});
    }
    pfw_category(&p->w, category);
}

static void end_span(struct perfetto *p, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    const struct kpr_span *s = p->open[--p->open_count];
    size_t span = (size_t)(s - u->spans);
    uint64_t ts = pf_axis(p, cta, s->end);
    mark_arrivals(p, ts, flows(p, span, TIP_FREES));
    pfw_end(&p->w, ts, flows(p, span, TIP_ENDS));
}

static void put_instant(struct perfetto *p, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    const struct kpr_instant *i = &u->instants[p->instant++];
    pfw_int(&p->w, ARG_AT, i->at);
    pfw_int(&p->w, ARG_RAW_AT, i->raw_at);
    pfw_instant(&p->w, pf_axis(p, cta, i->at), NAME_REGION + i->region, (struct pfw_flows){0});
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
    pf_slice(p, pf_axis(p, cta, begin), pf_axis(p, cta, u->cut), NAME_LOST);
}

static void put_drain(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta,
                      const struct kpr_unit *u)
{
    pfw_int(&p->w, ARG_CYCLES, u->drain_end - u->drain_begin);
    pfw_int(&p->w, ARG_RECORDS, (int64_t)u->count);
    pf_put_place(p, run, u->hardware, true);
    pf_slice(p, pf_axis(p, cta, u->drain_begin), pf_axis(p, cta, u->drain_end), NAME_DRAIN);
}

static void put_unit(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta,
                     const struct kpr_unit *u)
{
    size_t index = (size_t)(u - cta->units);
    uint64_t uuid = pf_track(cta, OF_UNIT, index);
    const char *role = run->roles[u->role].name;
    char *name = kp_asprintf("%s %s", kpr_unit_name(run, u), role);
    pfw_describe(&p->w, &(struct pfw_track){uuid, pf_track(cta, OF_CTA, 0), name, (int32_t)index,
                                            false});
    free(name);
    pfw_intern(&p->w, PFW_CATEGORY, CATEGORY_ROLE + u->role, role);
    pfw_choose(&p->w, uuid, CATEGORY_KPERF);
    if (u->lost)
        put_lost(p, cta, u);
    pfw_category(&p->w, CATEGORY_ROLE + u->role);
    p->instant = 0;
    order_spans(p, u);
    index_tips(p, u, (uint32_t)index);
    for (size_t i = 0; i < u->span_count; i++) {
        catch_up(p, cta, u, p->order[i]);
        begin_span(p, cta, u, p->order[i]);
    }
    catch_up(p, cta, u, NULL);
    p->tips_done += p->tips_of[u->span_count];
    pfw_category(&p->w, CATEGORY_KPERF);
    put_drain(p, run, cta, u);
}

void pf_put_units(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta)
{
    find_arrows(p, cta);
    for (size_t i = 0; i < cta->unit_count; i++)
        put_unit(p, run, cta, &cta->units[i]);
}
