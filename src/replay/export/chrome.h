/*
 * What the files of the Chrome exporter share:
 *   chrome.c        the document, and a CTA's process
 *   chrome_unit.c   a unit's thread: spans, instants, losses, the drain
 *   chrome_ops.c    threads of asynchronous operations, by engine
 *   chrome_flow.c   arrows from arrivals to waits, and the rings' counters
 */
#ifndef KP_CHROME_H
#define KP_CHROME_H

#include <stdatomic.h>

#include "replay/export/export.h"
#include "replay/export/obuf.h"
#include "replay/sort.h"

/* Threads of operations that a CTA can have at most. */
#define CHROME_LANES 64

struct chrome {
    FILE *f;
    const struct kpr_export_options *options;
    struct obuf out;              /* in front of f */
    uint32_t first_tid, unit_room; /* thread ids of a CTA: its own, its units', the operations' */
    uint64_t tid_stride;
    int64_t lead;                 /* ns before the first entry, where the time axis begins */
    bool any;                     /* a CTA was drawn, the first under this number */
    uint64_t first_number;
    struct piece *names;          /* by region: ,"name":"..." */
    size_t region_count;
    struct piece **op_names;      /* by region and its operations: ,"name":"...","cat":"ENGINE */
    uint32_t **op_engine;         /* the same: index in engines */
    KP_VEC(char *) engines;       /* in the order of the region table */
    struct piece *barriers;       /* ,"cat":"wait","name":"..."} */
    struct piece *counters;       /* by barrier: ,"cat":"wait","name":"...","args":{"tokens": */
    struct piece endings[KPR_ALL_FLAGS]; /* of a span's event, from its last value on */
    bool *ring;                   /* by barrier: it is one, and no operation's completion */
    size_t barrier_count;
    /* Added up by several threads. */
    _Atomic uint64_t events;
    _Atomic uint64_t held;        /* times before the axis begins */
    _Atomic uint64_t ops_hidden, flows_hidden; /* for want of a lane, of a place to hold on to */
};

/* A complete event of a unit's thread, before it is written. */
struct chrome_item {
    int64_t ts, dur;
    int64_t span; /* index, or one of these */
};
enum { CHROME_LOST = -1, CHROME_DRAIN = -2 };

/* An operation on its way to a lane. */
struct chrome_op {
    int64_t ts, dur;
    uint32_t op, engine, lane;
};

/* Of all events of a thread that have a time, up to it: ,{"ph":"X","pid":...,"ts": */
struct chrome_head {
    char s[64];
    uint32_t n;
};
enum { CHROME_PH = 9 }; /* where the letter of the phase stands */

/* What a role's spans of a region have in common, from their name to their first value. */
struct chrome_stencil {
    struct piece text;
    uint32_t role; /* and one more; 0: none yet */
};

/* One CTA being drawn. */
struct sheet {
    struct chrome *c;
    const struct kpr_run *run;
    const struct kpr_cta *cta;
    struct obuf *out;
    bool first;        /* nothing stands before its first event */
    uint32_t pid, tid; /* of the CTA's own thread; its units' and lanes' follow */
    uint64_t events, held;
    struct chrome_head *heads; /* of its own thread, the units', the lanes' */
    struct chrome_stencil *stencils; /* by region, of the role drawn last */
    struct chrome_item *items; /* of all units, in the order of their threads */
    size_t *item_start;        /* by unit, and one more */
    struct chrome_op *ops;     /* by lane, then time */
    size_t op_count;
    uint32_t lane_engine[CHROME_LANES];
    uint32_t lanes;
};

static inline uint32_t chrome_unit_tid(const struct sheet *s, size_t unit)
{
    return s->tid + 1 + (uint32_t)unit;
}
static inline uint32_t chrome_lane_tid(const struct sheet *s, uint32_t lane)
{
    return s->tid + 1 + s->c->unit_room + lane;
}

static inline const struct chrome_head *chrome_own_head(const struct sheet *s)
{
    return &s->heads[0];
}
static inline const struct chrome_head *chrome_unit_head(const struct sheet *s, size_t unit)
{
    return &s->heads[1 + unit];
}
static inline const struct chrome_head *chrome_lane_head(const struct sheet *s, uint32_t lane)
{
    return &s->heads[1 + s->cta->unit_count + lane];
}

/* Where AMD's ran; nothing for others. */
static inline char *chrome_put_place(char *p, const struct kpr_run *run, uint32_t hardware,
                                     bool wave)
{
    struct kpr_place at = kpr_place_of(run, hardware, wave);
    for (size_t i = 0; i < at.n; i++) {
        p = PUT_LIT(p, "\",\"");
        p = put_mem(p, at.key[i], strlen(at.key[i]));
        p = put_u64(PUT_LIT(p, "\":\""), at.value[i]);
    }
    return p;
}

/* An event's beginning, with room for all of it, and its time on the axis. */
static inline char *chrome_event(struct sheet *s, const struct chrome_head *h, char ph, int64_t ts)
{
    ob_room(s->out, 2048);
    char *p = ob_end(s->out);
    memcpy(p, h->s, sizeof h->s);
    p[CHROME_PH] = ph;
    return put_us(p + h->n, ts);
}

/* Time on the axis; nothing may lie before its beginning. */
static inline int64_t chrome_axis(struct sheet *s, int64_t cycles)
{
    int64_t ns = kpr_ns(s->cta, cycles) + s->c->lead;
    if (ns >= 0)
        return ns;
    s->held++;
    return 0;
}

/* ,"dur": the duration, a picosecond for each level of nesting short, which rounds to the
 * same nanosecond.  A reader that moves the times and adds in doubles (as speedscope does)
 * would else come, by a last bit, past the start of the next span or the end of the
 * enclosing one, and the two would cross. */
static inline char *chrome_put_dur(char *p, int64_t ns, uint32_t depth)
{
    p = PUT_LIT(p, ",\"dur\":");
    if (ns <= 0)
        return PUT_LIT(p, "0.000");
    return put_thousandth(put_us(p, ns - 1), 999 - (depth < 498 ? depth : 498));
}

/* An argument after another: from the end of that one's value to the end of its own, the
 * closing quote left out.  The names end with the first one's: NAMES","args":{"KEY":" */
#define CHROME_ARG(p, key, v) put_i64(PUT_LIT(p, "\",\"" key "\":\""), v)
#define CHROME_FIRST_ARG(p, names, key, v) \
    put_i64(PUT_LIT(p, names "\",\"args\":{\"" key "\":\""), v)

/* chrome_unit.c: sets items and item_start; then, one unit's thread. */
void chrome_collect(struct sheet *s);
void chrome_put_unit(struct sheet *s, size_t unit);

/* chrome_ops.c: sets ops, op_count, lanes, lane_engine; then, their threads. */
void chrome_plan_ops(struct sheet *s);
void chrome_put_ops(struct sheet *s);

/* chrome_flow.c */
void chrome_put_flows(struct sheet *s);
void chrome_put_counters(struct sheet *s);

#endif
