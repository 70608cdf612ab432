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

#include "replay/export.h"
#include "replay/obuf.h"
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
    struct piece **op_names;      /* by region and its operations: ,"name":"...","cat":"ENGINE" */
    uint32_t **op_engine;         /* the same: index in engines */
    KP_VEC(char *) engines;       /* in the order of the region table */
    struct piece *barriers;       /* ,"cat":"wait","name":"..."} */
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

/* One CTA being drawn. */
struct sheet {
    struct chrome *c;
    const struct kpr_run *run;
    const struct kpr_cta *cta;
    struct obuf *out;
    bool first;        /* nothing stands before its first event */
    uint32_t pid, tid; /* of the CTA's own thread; its units' and lanes' follow */
    uint64_t events, held;
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

/* chrome.c.  The beginning of an event, with room for all of it, up to its thread. */
void chrome_event(struct sheet *s, const char *ph, uint32_t tid);
/* Time on the axis; nothing may lie before its beginning. */
int64_t chrome_axis(struct sheet *s, int64_t cycles);
/* ,"dur": the duration, a picosecond for each level of nesting short, which rounds to the
 * same nanosecond.  A reader that moves the times and adds in doubles (as speedscope does)
 * would else come, by a last bit, past the start of the next span or the end of the
 * enclosing one, and the two would cross. */
char *chrome_put_dur(char *p, int64_t ns, uint32_t depth);

/* KEY is all from the last value's end to the new one's beginning. */
#define CHROME_ARG(p, key, v) \
    ((p) = PUT_LIT(p, key "\":\""), (p) = put_i64(p, v), *(p)++ = '"')

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
