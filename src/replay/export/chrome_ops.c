/*
 * Asynchronous operations: each engine has as many threads as operations of it
 * overlap, since slices of one thread must nest.  In order of time an operation
 * goes to the first thread that is free.
 */
#include "replay/export/chrome.h"

static int by_engine(const void *a, const void *b)
{
    const struct chrome_op *x = a, *y = b;
    if (x->engine != y->engine)
        return x->engine < y->engine ? -1 : 1;
    if (x->ts != y->ts)
        return x->ts < y->ts ? -1 : 1;
    if (x->dur != y->dur)
        return x->dur > y->dur ? -1 : 1;
    return x->op < y->op ? -1 : x->op > y->op;
}

/* By engine, time, and the longer first, into s->ops. */
static void sort_by_engine(struct sheet *s, struct chrome_op *found)
{
    size_t n = s->op_count;
    struct kpr_key *keys = kp_realloc(NULL, 2 * n, sizeof *keys);
    for (size_t i = 0; i < n; i++)
        keys[i] = (struct kpr_key){(uint64_t)found[i].ts, i};
    kpr_sort_keys(keys, n, keys + n);
    for (size_t i = 0; i < n; i++)
        keys[i].key = found[keys[i].at].engine;
    kpr_sort_keys(keys, n, keys + n);
    for (size_t i = 0; i < n; i++)
        s->ops[i] = found[keys[i].at];
    for (size_t i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && s->ops[end].ts == s->ops[i].ts &&
                          s->ops[end].engine == s->ops[i].engine;)
            end++;
        if (end - i > 1)
            qsort(s->ops + i, end - i, sizeof *s->ops, by_engine);
    }
    free(keys);
}

/* What lane they are on decides; on each they are in order already. */
static void sort_by_lane(struct sheet *s)
{
    size_t at[CHROME_LANES + 1] = {0};
    struct chrome_op *found = s->ops;
    for (size_t i = 0; i < s->op_count; i++)
        at[found[i].lane + 1]++;
    for (size_t i = 0; i < CHROME_LANES; i++)
        at[i + 1] += at[i];
    s->ops = kp_realloc(NULL, s->op_count, sizeof *s->ops);
    for (size_t i = 0; i < s->op_count; i++)
        s->ops[at[found[i].lane]++] = found[i];
    free(found);
}

/* The lane that an operation of this engine finds free; UINT32_MAX: none, and no room for
 * one more. */
static uint32_t free_lane(struct sheet *s, const int64_t *free_at, uint32_t from,
                          const struct chrome_op *o)
{
    for (uint32_t k = from; k < s->lanes; k++)
        if (free_at[k] <= o->ts)
            return k;
    if (s->lanes == CHROME_LANES)
        return UINT32_MAX;
    s->lane_engine[s->lanes] = o->engine;
    return s->lanes++;
}

/* Drops from the list what finds none. */
static void find_lanes(struct sheet *s)
{
    int64_t free_at[CHROME_LANES];
    uint32_t from = 0; /* first lane of the engine */
    size_t n = 0;
    for (size_t i = 0; i < s->op_count; i++) {
        struct chrome_op o = s->ops[i];
        if (i == 0 || o.engine != s->ops[i - 1].engine)
            from = s->lanes;
        o.lane = free_lane(s, free_at, from, &o);
        if (o.lane == UINT32_MAX)
            continue;
        free_at[o.lane] = o.ts + o.dur;
        s->ops[n++] = o;
    }
    if (n < s->op_count)
        atomic_fetch_add_explicit(&s->c->ops_hidden, s->op_count - n, memory_order_relaxed);
    s->op_count = n;
}

void chrome_plan_ops(struct sheet *s)
{
    const struct kpr_cta *cta = s->cta;
    s->op_count = cta->op_count;
    if (s->op_count == 0)
        return;
    s->ops = kp_realloc(NULL, s->op_count, sizeof *s->ops);
    struct chrome_op *found = kp_realloc(NULL, s->op_count, sizeof *found);
    for (size_t i = 0; i < s->op_count; i++) {
        const struct kpr_op *o = &cta->ops[i];
        int64_t ts = chrome_axis(s, o->begin), te = chrome_axis(s, o->end);
        found[i] = (struct chrome_op){ts, te > ts ? te - ts : 0, (uint32_t)i,
                                       s->c->op_engine[o->region][o->async], 0};
    }
    sort_by_engine(s, found);
    free(found);
    find_lanes(s);
    sort_by_lane(s);
    s->events += s->op_count;
}

static char *put_state(char *p, uint32_t flags)
{
    if (flags & KPR_OPEN_END)
        return PUT_LIT(p, "\",\"flags\":\"no wait for it is seen: "
                          "it is drawn as long as its issue");
    if (flags & KPR_CENSORED)
        return PUT_LIT(p, "\",\"flags\":\"completed by then at the latest");
    return p;
}

void chrome_put_ops(struct sheet *s)
{
    for (size_t i = 0; i < s->op_count; i++) {
        const struct chrome_op *o = &s->ops[i];
        const struct kpr_op *op = &s->cta->ops[o->op];
        char *p = chrome_event(s, chrome_lane_head(s, o->lane), 'X', o->ts);
        p = chrome_put_dur(p, o->dur, 0);
        p = put_piece(p, &s->c->op_names[op->region][op->async]);
        p = CHROME_FIRST_ARG(p, "", "start_cycles", op->begin);
        p = CHROME_ARG(p, "cycles", op->end - op->begin);
        p = CHROME_ARG(p, "issued_cycles", op->issued);
        p = CHROME_ARG(p, "raw_cycles", op->raw_end - op->raw_issued);
        p = CHROME_ARG(p, "unit", s->cta->units[op->unit].unit);
        p = put_state(p, op->flags);
        ob_set(s->out, PUT_LIT(p, "\"}}"));
    }
}
