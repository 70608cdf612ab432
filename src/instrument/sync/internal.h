/*
 * sync_internal: how the parts of sync.h hand on to each other.
 *
 *   value  what registers hold                         kpi_values
 *   code   the statements that matter, decoded         kpi_sync_code
 *   eval   what one of them writes
 *   walk   a thread's way through the kernel           kpi_sync_walk: what it does, in order
 *   rings  addresses to barriers; barriers: what each is called; groups: work that is awaited so
 *   sync   phases to distances, and all of it
 */
#ifndef KP_INSTRUMENT_SYNC_INTERNAL_H
#define KP_INSTRUMENT_SYNC_INTERNAL_H

#include "instrument/motion/motion.h"
#include "instrument/sync/sync.h"
#include "instrument/sync/value.h"

/* ---- code (sync/code.c) --------------------------------------------------- */

enum kpi_sync_act {
    KPI_SYNC_NONE,
    KPI_SYNC_INIT,
    KPI_SYNC_ARRIVE, /* mbarrier.arrive, with or without expect_tx */
    KPI_SYNC_EXPECT, /* mbarrier.expect_tx */
    KPI_SYNC_COPY,   /* something asynchronous that completes on an mbarrier */
    KPI_SYNC_WAIT,   /* mbarrier.try_wait, test_wait in a loop that only waits */
    KPI_SYNC_PEEK,   /* the same elsewhere: one look */
    KPI_SYNC_BAR,    /* bar.sync, bar.red */
    KPI_SYNC_BAR_ARRIVE,
    KPI_SYNC_CLUSTER_ARRIVE,
    KPI_SYNC_CLUSTER_WAIT,
    KPI_SYNC_ISSUE, /* of what is awaited by groups */
    KPI_SYNC_COMMIT,
    KPI_SYNC_GROUP_WAIT,
};
/* Who works, and what is counted in groups by itself. */
enum kpi_sync_engine {
    KPI_ENGINE_TENSOR, /* wgmma, tcgen05 */
    KPI_ENGINE_LSU,    /* cp.async */
    KPI_ENGINE_TMA,    /* cp.async.bulk */
    KPI_ENGINE_OTHER,  /* st.async, red.async */
    KPI_ENGINES
};

struct kpi_sync_arg {
    uint32_t reg;   /* or KPI_NO_REG: */
    uint32_t value; /* what it is; KPI_NO_VALUE: there is no such operand */
    int64_t plus;   /* added to it */
    bool negated;   /* !%p */
};
enum kpi_sync_kind { KPI_STEP_PLACE, KPI_STEP_EVAL, KPI_STEP_JUMP, KPI_STEP_LEAVE, KPI_STEP_ACT };
enum kpi_sync_eval {
    KPI_EVAL_OPAQUE,
    KPI_EVAL_COPY,
    KPI_EVAL_ADD,
    KPI_EVAL_SUB,
    KPI_EVAL_MUL,
    KPI_EVAL_MUL_HI,
    KPI_EVAL_MAD,
    KPI_EVAL_SHL,
    KPI_EVAL_SHR,
    KPI_EVAL_AND,
    KPI_EVAL_OR,
    KPI_EVAL_XOR,
    KPI_EVAL_NOT,
    KPI_EVAL_NEG,
    KPI_EVAL_MIN,
    KPI_EVAL_MAX,
    KPI_EVAL_DIV,
    KPI_EVAL_REM,
    KPI_EVAL_SELECT,
    KPI_EVAL_COMPARE,
    KPI_EVAL_BFE,
    KPI_EVAL_MEMORY /* another value each time */
};
enum kpi_compare { KPI_EQ, KPI_NE, KPI_LT, KPI_LE, KPI_GT, KPI_GE };

struct kpi_step {
    uint32_t stmt;
    bool enters; /* something begins here of which the walk is to tell */
    enum kpi_sync_kind kind;
    enum kpi_sync_eval eval;
    enum kpi_compare compare;
    enum kpi_leaf_sort sort; /* of a leaf that it makes, at least */
    unsigned bits, from_bits;
    bool is_signed;
    uint64_t op; /* a hash of its opcode */
    uint32_t def_at, defs; /* registers that it writes: in kpi_sync_code.defs */
    struct kpi_sync_arg arg[4];
    struct kpi_sync_arg guard; /* value KPI_NO_VALUE and no register: none */
    uint32_t target;           /* JUMP: a step */
    /* ACT */
    enum kpi_sync_act act;
    enum kpi_sync_engine engine;
    bool by_token; /* WAIT, PEEK: by an arrive's token, not by parity */
    bool remote;   /* of another CTA of the cluster */
    bool adds_own; /* COPY: its arrive is one more than the barrier counts; others end the phase */
    int64_t flops, bytes; /* ISSUE: of a warp group's, of a warp's; 0: not known */
    bool some_lanes;      /* ISSUE: a guard tells which lanes copy */
};
#define KPI_NO_ACT 255
struct kpi_sync_code {
    const struct kpi_lookup *w;
    struct kpi_regs *regs; /* borrowed from the text */
    struct kpi_values values;
    KP_VEC(struct kpi_step) steps;
    KP_VEC(uint32_t) defs;
    uint32_t *step_of; /* by statement: the first step at or behind it */
    unsigned char *entries; /* by statement: which act it is; KPI_NO_ACT */
    KP_VEC(struct kpi_step) read; /* acts, in order */
    size_t acts;       /* steps that are ACTs */
};
/* enter[i]: something begins at statement i of which the walk is to tell.  False: nothing in the
 * function waits or arrives, or it is too large. */
bool kpi_sync_code_read(const struct kpi_lookup *w, const bool *enter, struct kpi_sync_code *out);
void kpi_sync_code_free(struct kpi_sync_code *c);

/* ---- evaluation (sync/eval.c) -------------------------------------------- */

enum { KPI_UNDECIDED, KPI_DECIDED_NOT, KPI_DECIDED_SO };
/* A thread's registers, and what was decided of predicates that are not known. */
struct kpi_sync_state {
    struct kpi_sync_code *code;
    uint32_t *regs; /* values, by register; KPI_NO_VALUE: not written yet */
    KP_VEC(uint32_t) decided;      /* leaves */
    KP_VEC(unsigned char) by_leaf; /* KPI_UNDECIDED, ... */
};
uint32_t kpi_sync_arg(struct kpi_sync_state *s, const struct kpi_sync_arg *a);
/* Its value where that is known, also of what was decided before. */
bool kpi_sync_known(const struct kpi_sync_state *s, uint32_t value, int64_t *n);
/* From here on the predicate is so. */
void kpi_sync_decide(struct kpi_sync_state *s, uint32_t predicate, bool is);
/* What was decided is forgotten. */
void kpi_sync_decide_nothing(struct kpi_sync_state *s);
/* Of a comparison with numbers that the launch gives alone: as it is when these are large.
 * False: it is not such a one. */
bool kpi_sync_when_large(const struct kpi_sync_state *s, uint32_t predicate, bool *is);
void kpi_sync_evaluate(struct kpi_sync_state *s, const struct kpi_step *step);

/* ---- ways (sync/walk.c) --------------------------------------------------- */

struct kpi_sync_event {
    uint32_t step;
    bool enters;      /* nothing but that the way comes to the step, from step `from` */
    uint32_t from;    /* UINT32_MAX: it begins there */
    uint32_t address; /* value; of a BAR its number; of a GROUP_WAIT how many may be left */
    uint32_t other;   /* value: parity or token; count of an init; bytes that are expected */
    uint32_t token;   /* ARRIVE: value that it gives */
};
struct kpi_sync_walk {
    KP_VEC(struct kpi_sync_event) events; /* in order */
};
struct kpi_sync_walks {
    KP_VEC(struct kpi_sync_walk) list;
    bool *met;      /* by step: some way came there */
    bool *doubtful; /* by step: done in some turns of a loop only, and in which is not shown */
};
void kpi_sync_walk_all(struct kpi_sync_code *c, struct kpi_sync_walks *out);
void kpi_sync_walks_free(struct kpi_sync_walks *w);

#endif
