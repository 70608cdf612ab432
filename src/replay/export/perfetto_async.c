/*
 * What happens beside the units: operations of engines, tokens of barriers.
 */
#include "replay/export/perfetto.h"

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
        pfw_text(w, ARG_FLAGS, op->flags);
    if (v->what->bytes > 0)
        pfw_double(w, ARG_BYTES, v->what->bytes);
    if (v->what->flops > 0)
        pfw_double(w, ARG_FLOPS, v->what->flops);
    pf_slice(p, pf_axis(p, cta, op->begin), pf_axis(p, cta, op_end(op)),
                 p->first_async[op->region] + op->async);
}

static void put_lane(struct perfetto *p, const struct kpr_cta *cta, const struct placed *v,
                     size_t index)
{
    const char *engine = *v->what->engine ? v->what->engine : "async";
    char *name = v->lane ? kp_asprintf("%s %u", engine, v->lane + 1) : kp_strdup(engine);
    uint64_t uuid = pf_track(cta, OF_LANE, index);
    pfw_describe(&p->w, &(struct pfw_track){uuid, pf_track(cta, OF_CTA, 0), name,
                                            (int32_t)(cta->unit_count + index), false});
    free(name);
    pfw_choose(&p->w, uuid, CATEGORY_ASYNC);
}

void pf_put_ops(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta)
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
}

/* ---- barriers: how many tokens have arrived and are not used up ---------------- */

#define BARRIER_RANK (1 << 30) /* after all units and lanes */

/* One up or down of a counter. */
struct change {
    uint64_t ts;
    int64_t by;
};

static int compare_changes(const void *a, const void *b)
{
    const struct change *x = a, *y = b;
    return x->ts < y->ts ? -1 : x->ts > y->ts;
}

/* The counter's values, from the first change, which is none. */
static void put_changes(struct perfetto *p, struct change *v, size_t n)
{
    int64_t value = 0, shown = -1;
    qsort(v, n, sizeof *v, compare_changes);
    for (size_t i = 0; i < n; i++) {
        value += v[i].by;
        if ((i + 1 == n || v[i + 1].ts != v[i].ts) && value != shown)
            pfw_count(&p->w, v[i].ts, shown = value);
    }
}

/* The counter of the first phase's barrier; how many phases it has. */
static size_t put_barrier(struct perfetto *p, const struct kpr_run *run,
                          const struct kpr_cta *cta, const struct kpr_phase *v, size_t n,
                          struct change *changes)
{
    uint32_t barrier = v[0].barrier;
    uint64_t uuid = pf_track(cta, OF_BARRIER, barrier);
    char *name = kp_asprintf("%s tokens", run->barriers[barrier]);
    pfw_describe(&p->w, &(struct pfw_track){uuid, pf_track(cta, OF_CTA, 0), name,
                                            BARRIER_RANK + (int32_t)barrier, true});
    free(name);
    pfw_choose(&p->w, uuid, 0);
    size_t k = 0, i;
    changes[k++] = (struct change){pf_axis(p, cta, 0), 0};
    for (i = 0; i < n && v[i].barrier == barrier; i++) {
        uint64_t up = pf_axis(p, cta, v[i].begin), down = pf_axis(p, cta, v[i].end);
        changes[k++] = (struct change){up, 1};
        changes[k++] = (struct change){down > up ? down : up, -1};
    }
    put_changes(p, changes, k);
    return i;
}

void pf_put_barriers(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct kpr_phase *v = kp_alloc(cta->link_count * sizeof *v);
    size_t n = kpr_find_phases(cta, p->barriers, v);
    struct change *changes = kp_alloc((2 * n + 1) * sizeof *changes);
    for (size_t i = 0; i < n;)
        i += put_barrier(p, run, cta, v + i, n - i, changes);
    free(changes);
    free(v);
}
