/*
 * Moving statements of PTX: what a statement does, what its addresses show, which
 * matrix operations are in flight, and what may pass what.
 *
 *   effects   what each instruction does to memory and to other threads
 *   address   addresses and descriptors as sums of registers and constants
 *   groups    wgmma groups that may be in flight
 *   sync      what comes behind what, in whichever thread
 *   slots     which waits guard which slots of shared memory
 *   relay     what a wait is for beside the slot that it guards
 *   ahead     what must not come a second time before the first was seen
 *   early     what else must not come before what it stands behind
 *   alike     what is the same for all threads, and who of them arrives
 *   threads   what one thread's number decides
 *   phase     what a wait waits for in the first turn
 *   turns     which phases it looks at, turn by turn; value: what instructions make of numbers
 *   covers    what may be read before a wait
 *   global    stores of which nobody in the kernel learns
 *   drop      may a barrier of threads go?
 *   cross     may this statement pass that one?
 *   place     what of shared memory is at an address or descriptor
 *   motion    what is to move, and where to; report, text
 *
 * Only what is known here may be passed or moved: an instruction of which nothing is
 * known stops a motion.
 */
#ifndef KP_INSTRUMENT_MOTION_H
#define KP_INSTRUMENT_MOTION_H

#include "instrument/ptx/regs.h"

/* ---- effects (motion/effects.c) ------------------------------------------ */

enum kpi_act {
    KPI_ACT_NOTHING,   /* a directive, a mark, a prefetch */
    KPI_ACT_PURE,      /* registers alone */
    KPI_ACT_CONVERGE,  /* registers, of other lanes too: shfl, vote, elect */
    KPI_ACT_CONTROL,   /* a label or a branch */
    KPI_ACT_LEAVE,     /* exit, ret, trap, brx, call */
    KPI_ACT_LOAD,
    KPI_ACT_STORE,
    KPI_ACT_ATOMIC,    /* atom, red; loads and stores that are volatile or order others */
    KPI_ACT_COPY,      /* cp.async.bulk into shared memory */
    KPI_ACT_COPY_OUT,  /* cp.async.bulk out of it, cp.async: known, but never passed */
    KPI_ACT_ARRIVE,    /* mbarrier.arrive; expects: with expect_tx */
    KPI_ACT_WAIT,      /* mbarrier.try_wait, test_wait */
    KPI_ACT_SETUP,     /* mbarrier.init, inval */
    KPI_ACT_MMA,       /* wgmma.mma_async */
    KPI_ACT_MMA_FENCE, /* wgmma.fence */
    KPI_ACT_MMA_COMMIT,
    KPI_ACT_MMA_WAIT,
    KPI_ACT_FENCE,
    KPI_ACT_BARRIER,   /* bar.sync, barrier.cluster, bar.warp.sync: waits for others */
    KPI_ACT_BAR_ARRIVE,
    KPI_ACT_SCOPE,     /* a brace */
    KPI_ACT_KEEPS,     /* setmaxnreg, a clock read, pmevent */
    KPI_ACT_UNKNOWN
};
enum kpi_space {
    KPI_SPACE_GENERIC,
    KPI_SPACE_SHARED,
    KPI_SPACE_GLOBAL,
    KPI_SPACE_LOCAL
};
struct kpi_effect {
    enum kpi_act act;
    enum kpi_space space;
    uint32_t bytes;           /* of a load or store; 0: not told */
    struct kpi_span address;  /* between its brackets: of memory, a slot, a barrier */
    struct kpi_span barrier;  /* COPY: the one that it completes on */
    bool expects, carry;      /* carry: reads or writes the carry flag */
};
/* What statement s does. */
struct kpi_effect kpi_effect_of(const struct kp_source *src, const struct kpi_stmt *s);
/* The k-th operand of an instruction without blanks round it; len 0: there are fewer. */
struct kpi_span kpi_operand(const struct kp_source *src, const struct kpi_stmt *s, unsigned k);
/* A whole number as PTX spells it: decimal, 0x.., 0b.., octal 0.., a U behind it, a sign before;
 * of 64 bits, those from 2^63 on as the negative number of the same bits. */
bool kpi_immediate(const struct kp_source *src, struct kpi_span s, int64_t *out);

/* ---- one function, looked at for motions (motion.c) ---------------------- */

#define KPI_TERMS 6
/* base + the sum of coef * leaf; known: false when it cannot be told. */
struct kpi_form {
    bool known;
    int64_t base;
    unsigned n;
    struct {
        uint32_t leaf;
        int64_t coef;
    } term[KPI_TERMS];
};
/* What a form is made of: a symbol, a counter of a loop, or a register's value. */
struct kpi_leaf {
    enum { KPI_LEAF_SYMBOL, KPI_LEAF_RING, KPI_LEAF_REG } kind;
    struct kpi_span name;      /* of a symbol */
    uint32_t reg, since;       /* REG: as written at statement `since` (UINT32_MAX: none) */
    uint32_t header, turns;    /* RING: of this loop; 1: once it was advanced; 2: behind it */
    int64_t start, length;     /* RING: counts start, ..., length - 1, 0, 1, ... */
    int64_t lo, hi;            /* bounds of the value */
    bool fixed;                /* REG: made of constants, parameters and the thread's place alone */
};

/* What `reader` reads until `retired` is written by `writer`, behind the wait at `guard`, for
 * which the arrive at `release` lets it go. */
struct kpi_evidence {
    uint32_t reader, retired, writer, guard, release;
};

/* What `reader` reads is written by `writer` and awaited at `wait`. */
struct kpi_filled {
    uint32_t reader, writer, wait;
};

/* Bytes [from, to) of a parameter, which hold an address or what describes a tensor. */
struct kpi_root {
    struct kpi_span name;
    int64_t from, to;
};
struct kpi_roots {
    struct kpi_root list[4];
    unsigned n;
};
/* What they point to is taken not to overlap. */
struct kpi_apart {
    struct kpi_root written, other;
};

struct kpi_mover {
    struct kpi_text *t;
    struct kpi_function *f;
    const struct kp_source *src;
    const struct kpi_stmt *s; /* the function's; all indices below are of it */
    uint32_t n;
    struct kpi_regs regs;
    struct kpi_jumps jumps;
    uint64_t work;
    struct kpi_effect *does;          /* by statement */
    uint32_t *by_reg, *by_reg_at;     /* statements that write a register, ascending */
    uint32_t *landed; /* by statement: the first behind it that a jump over it leads to, or none */
    uint32_t *retired; /* by operation of mmas: kpi_retired_by; NULL: not yet asked for */
    KP_VEC(struct kpi_leaf) leaves;
    KP_VEC(uint32_t) mmas;            /* statements that are wgmma.mma_async */
    KP_VEC(uint32_t) variables;       /* that declare shared variables in the function */
    KP_VEC(struct kpi_evidence) evidence; /* what was found on the way */
    KP_VEC(struct kpi_filled) filled;
    KP_VEC(struct kpi_roots) unread;  /* what is stored there, nobody in the kernel reads */
    KP_VEC(struct kpi_apart) apart;   /* as far as these are */
    const struct kpi_motion *motion;  /* that is looked at, or NULL */
    bool flags;                       /* something may look at memory to learn what others did */
    unsigned char *follows;           /* kpi_follows_phases, by statement; NULL: not yet asked
                                         for */
    bool *behind;                     /* kpi_behind_waits of `behind_on`, or NULL */
    uint32_t behind_on;
    unsigned behind_waits;
};
/* Owned: kpi_mover_free.  False with a message: too large. */
bool kpi_mover_new(struct kpi_text *t, struct kpi_function *f, struct kpi_mover *out);
void kpi_mover_free(struct kpi_mover *m);
/* Whether a statement stands in `scope` or deeper. */
bool kpi_in_scope(const struct kpi_mover *m, uint32_t stmt, uint32_t scope);

/* Is the loop [to, from] one that only waits for a barrier? */
bool kpi_is_spin(const struct kpi_mover *m, uint32_t to, uint32_t from);

/* Where the innermost loop round a statement begins, loops that only wait aside; UINT32_MAX:
 * it stands in none. */
uint32_t kpi_loop_header(const struct kpi_mover *m, uint32_t at);

/* ---- addresses (motion/address.c) ---------------------------------------- */

/* The value of an operand ("%r3", "%r3+16", "smem", "5") where statement `at` reads it. */
struct kpi_form kpi_form_of(struct kpi_mover *m, struct kpi_span operand, uint32_t at);
/* Equal whenever both are evaluated in the same turn of the same loops. */
bool kpi_form_same(const struct kpi_form *a, const struct kpi_form *b);
/* Bytes [lo, hi] that it may be at, beside the symbols in it; false: not bounded. */
bool kpi_form_bounds(const struct kpi_mover *m, const struct kpi_form *a, int64_t *lo,
                     int64_t *hi);

/* Within the two files of this: how far registers are followed back. */
#define KPI_FORM_DEPTH 24
struct kpi_form kpi_form_const(int64_t v);
/* a + k * b */
struct kpi_form kpi_form_add(struct kpi_form a, int64_t k, struct kpi_form b);
bool kpi_leaf_equal(const struct kpi_mover *m, const struct kpi_leaf *a,
                    const struct kpi_leaf *b);
/* Statement `at` is this instruction, or one of its kind: "add" and "sub" of whole numbers. */
bool kpi_at_is(const struct kpi_mover *m, uint32_t at, const char *op);
bool kpi_is_sum(const struct kpi_mover *m, uint32_t at, const char *op);
/* Its k-th operand: a number; a register, or KPI_NO_REG; what that is a sum of. */
bool kpi_number_at(const struct kpi_mover *m, uint32_t at, unsigned k, int64_t *out);
uint32_t kpi_reg_at(struct kpi_mover *m, uint32_t at, unsigned k);
uint32_t kpi_reg_named(struct kpi_mover *m, struct kpi_span operand, uint32_t at);
struct kpi_form kpi_operand_form(struct kpi_mover *m, uint32_t at, unsigned k, unsigned depth);
/* The statement that alone writes the register, before `at` and always; or UINT32_MAX. */
uint32_t kpi_only_def(const struct kpi_mover *m, uint32_t reg, uint32_t at);

/* ---- places (motion/place.c) --------------------------------------------- */

/* A piece of shared memory: from a form on, `bytes` of it (after `before` bytes that may
 * belong to it, too). */
struct kpi_place {
    struct kpi_form from;
    int64_t before, bytes; /* bytes < 0: no end is known */
    bool carried;          /* of an earlier turn of the loop: its counters are not today's */
};
/* False when the two cannot overlap. */
bool kpi_may_overlap(const struct kpi_mover *m, const struct kpi_place *a,
                     const struct kpi_place *b);
/* Is it in a variable of shared memory? */
bool kpi_in_shared(const struct kpi_mover *m, const struct kpi_form *f);
/* The barrier at the brackets of an arrive, a wait or a copy: 8 bytes. */
struct kpi_place kpi_barrier_at(struct kpi_mover *m, struct kpi_span address, uint32_t at);
/* What operand A (which 0) or B (1) of a wgmma.mma_async reads of shared memory; false: it
 * is in registers. */
bool kpi_mma_reads(struct kpi_mover *m, uint32_t at, unsigned which, struct kpi_place *out);

/* ---- wgmma in flight (motion/groups.c) ----------------------------------- */

/* Operations that may be in flight before statement `at`. */
struct kpi_flying {
    uint32_t mma; /* statement */
    int age;      /* 0: of the newest group that was committed; -1: not committed yet */
    uint32_t retired_by; /* kpi_flying_through: the wait_group that retires it, or none */
    bool carried;        /* an earlier turn of a loop may have started it */
};
struct kpi_flyings {
    KP_VEC(struct kpi_flying) list;
};
bool kpi_flying_at(struct kpi_mover *m, uint32_t at, struct kpi_flyings *out);
/* The wgmma.wait_group behind which operation `mma` of the same turn is over; UINT32_MAX: none. */
uint32_t kpi_retired_by(struct kpi_mover *m, uint32_t mma);
/* Through statements [from, to) of a straight line: ages, retired_by, and what is issued
 * there.  False: a group is committed or awaited on some paths only (at *where). */
bool kpi_flying_through(struct kpi_mover *m, uint32_t from, uint32_t to,
                        struct kpi_flyings *list, uint32_t *where);

/* ---- what comes behind what (motion/sync.c) ------------------------------- */

/* The barrier that an arrive, a wait or a copy is on; whether two are on the same one. */
struct kpi_place kpi_barrier_of(struct kpi_mover *m, uint32_t at);
bool kpi_same_barrier(struct kpi_mover *m, uint32_t a, uint32_t b);
/* A copy out of shared memory, or what commits or awaits such ones. */
bool kpi_is_store_out(const struct kpi_mover *m, uint32_t at);
/* It calls what is not looked into, or it is not known what it does. */
bool kpi_is_opaque(const struct kpi_mover *m, uint32_t at);
/* May two barriers of threads be the same one? */
bool kpi_may_rendezvous(const struct kpi_mover *m, uint32_t a, uint32_t b);
/* May statement i be what a wait at `wait` waits for? */
bool kpi_signals(struct kpi_mover *m, uint32_t i, uint32_t wait);
/* Marks in *seen what any thread can execute behind a wait on the barrier that statement `on`
 * names, and behind what is let go on there, and so on; how many such waits there are.  It
 * belongs to m, and holds until the next call. */
unsigned kpi_behind_waits(struct kpi_mover *m, uint32_t on, const bool **seen);
/* The same into `seen`, without what stands behind a wait for what `until`, a wait or a copy, is
 * on. */
void kpi_behind_until(struct kpi_mover *m, uint32_t on, uint32_t until, bool *seen);
/* Does every way from the beginning, or from `from` on, to `last` lead over `first`? */
bool kpi_ways_pass(struct kpi_mover *m, uint32_t from, uint32_t first, uint32_t last);
bool kpi_all_ways_pass(struct kpi_mover *m, uint32_t first, uint32_t last);
/* Can statement `from` have come before the wait at `wait` is over, in that thread or through
 * others? */
bool kpi_leads_to(struct kpi_mover *m, uint32_t from, uint32_t wait);

/* ---- slots (motion/slots.c) ---------------------------------------------- */

/* Where the innermost loop round a statement begins, loops that only wait aside; 0: none. */
uint32_t kpi_loop_start(const struct kpi_mover *m, uint32_t at);
/* The last jump back in that loop; m->n: none. */
uint32_t kpi_loop_end(const struct kpi_mover *m, uint32_t at);
/* Is `last` always executed behind `first`, without a way to it that leaves `first` out? */
bool kpi_always_behind(const struct kpi_mover *m, uint32_t first, uint32_t last);
/* Is a statement executed in such turns of its loop alone in which the wait before it was, since
 * both stand under the same condition? */
bool kpi_under_one_condition(struct kpi_mover *m, uint32_t wait, uint32_t at);

struct kpi_why {
    uint32_t at;      /* the statement that stands against it */
    uint32_t other;   /* one that explains it, or UINT32_MAX */
    char text[240], other_text[120], change[240];
};
/* All that stands against a motion, in the order of the text; more: not all was looked for, or
 * there was no room for it. */
enum { KPI_WHYS = 8 };
struct kpi_whys {
    struct kpi_why v[KPI_WHYS];
    size_t n;
    bool more;
    struct kpi_why last; /* the last in the order of the text, whether there was room or not */
};
/* Why an arrive at statement `arrive` must not come before the end of what reads `place`
 * (statement `reader`, over at `retired`); false: nothing is against it. */
bool kpi_slot_needs(struct kpi_mover *m, uint32_t arrive, uint32_t reader, uint32_t retired,
                    const struct kpi_place *place, struct kpi_why *why);
/* The same for a wait, at `wait`, that the arrive would pass: may the barrier that it looks
 * at go on too far? */
bool kpi_phase_needs(struct kpi_mover *m, uint32_t arrive, uint32_t wait, struct kpi_why *why);
/* The same for what signals a barrier, at `passed`: may other threads do so before it? */
bool kpi_count_needs(struct kpi_mover *m, uint32_t arrive, uint32_t passed, struct kpi_why *why);
/* Are two waits on the same ring of barriers, whichever slots they take? */
bool kpi_same_ring(struct kpi_mover *m, uint32_t a, uint32_t b);
/* The same for a barrier that statement `passed` uses: may it be set up anew behind it? */
bool kpi_setup_needs(struct kpi_mover *m, uint32_t arrive, uint32_t passed, struct kpi_why *why);
/* Is the copy made behind a wait on a barrier on which the thread of `reader` arrives, behind it,
 * for the slot that it reads? */
bool kpi_is_released(struct kpi_mover *m, uint32_t copy, uint32_t reader,
                     const struct kpi_place *read);
/* The arrive behind `reader`, for the slot at `read`, that lets go the wait before what `acts` does
 * for the slot at `to`; UINT32_MAX: none was found. */
uint32_t kpi_release_of(struct kpi_mover *m, uint32_t acts, const struct kpi_form *to,
                        uint32_t reader, const struct kpi_form *read);
/* Does a wait before `reader` wait for the copy into the slot that this reads? */
bool kpi_is_awaited(struct kpi_mover *m, uint32_t copy, uint32_t reader,
                    const struct kpi_place *read);
/* Where a copy at `copy` writes. */
struct kpi_place kpi_copy_place(struct kpi_mover *m, uint32_t copy);
/* Why the copy must not be made before the wait at `wait`; false: other waits guard it. */
bool kpi_copy_needs(struct kpi_mover *m, uint32_t copy, uint32_t wait, struct kpi_why *why);
/* May statement i write `place` of shared memory? */
bool kpi_writes_to(struct kpi_mover *m, uint32_t i, const struct kpi_place *place);

/* The counter of a loop that chooses a slot. */
struct kpi_ring {
    uint32_t leaf; /* UINT32_MAX: none */
    int64_t coef;
    bool told;     /* false: more than one thing chooses */
};
struct kpi_ring kpi_ring_of(const struct kpi_mover *m, const struct kpi_form *f);
/* The form without it. */
struct kpi_form kpi_form_without(struct kpi_form f, struct kpi_ring r);
/* The form without the counters of the loop that begins at `header`. */
struct kpi_form kpi_form_outside(const struct kpi_mover *m, const struct kpi_form *f,
                                 uint32_t header);
/* How many slots it counts: from 0 on; -1: that is not told. */
int64_t kpi_slots_of(const struct kpi_leaf *l);
/* Do a and b take the same slots in the same turn of a loop? */
bool kpi_same_turns(const struct kpi_mover *m, const struct kpi_form *a, const struct kpi_form *b);

/* ---- what comes too early (motion/early.c) --------------------------------- */

/* May statement i look at what the store writes, to learn of it? */
bool kpi_looks_at(struct kpi_mover *m, uint32_t i, uint32_t store);
/* Why a wait must not end before what `passed`, a wait or a store, does; false: nothing is against
 * it. */
bool kpi_early_wait(struct kpi_mover *m, uint32_t wait, uint32_t passed, struct kpi_why *why);
/* Why others must not be let go by the arrive before the bar.arrive at `passed`. */
bool kpi_early_meeting(struct kpi_mover *m, uint32_t arrive, uint32_t passed, struct kpi_why *why);

/* ---- all threads (motion/alike.c) -------------------------------------------- */

/* Does statement `at` load one of the kernel's parameters? */
bool kpi_loads_param(const struct kpi_mover *m, uint32_t at);
/* Is the form, but for the counter that chooses a slot, the same in all threads of a block? */
bool kpi_alike(struct kpi_mover *m, const struct kpi_form *f);
/* Does the arrive or the wait say that it puts nothing in order? */
bool kpi_is_relaxed(const struct kpi_mover *m, uint32_t at);
/* Does each thread that is done with `reader` at `retired` arrive at `arrive`, or a lane of each
 * warp, for lanes that have met in between? */
bool kpi_each_arrives(struct kpi_mover *m, uint32_t reader, uint32_t retired, uint32_t arrive);

/* ---- one thread (motion/threads.c) ------------------------------------------ */

/* Threads of a block that has one dimension, at most; 0: that is not said. */
uint32_t kpi_threads(const struct kpi_mover *m);
/* What the register holds in that thread where statement `at` reads it, a number of 32 bits or a
 * truth; false: its number alone does not tell. */
bool kpi_value_of(struct kpi_mover *m, uint32_t reg, uint32_t at, uint32_t thread, int64_t *out);
/* What an instruction of two operands of 32 bits, or truths, makes of them; false: it is not one of
 * these. */
bool kpi_combined(const struct kpi_mover *m, uint32_t at, int64_t a, int64_t b, int64_t *out);
/* Marks what that thread (UINT32_MAX: any) may come to from behind statement `from` (UINT32_MAX:
 * from the beginning), if not through `but`. */
void kpi_thread_ways(struct kpi_mover *m, uint32_t thread, uint32_t from, uint32_t but, bool *seen);
/* Which of the threads may come by a statement. */
void kpi_threads_at(struct kpi_mover *m, uint32_t at, bool *threads);
/* As kpi_form_bounds, of the threads that may come by statement `at`. */
bool kpi_form_bounds_at(struct kpi_mover *m, const struct kpi_form *f, uint32_t at, int64_t *lo,
                        int64_t *hi);

/* ---- the first turn (motion/phase.c) ------------------------------------------ */

/* The parity that the wait looks for when it is executed first; -1: that is not told. */
int kpi_first_parity(struct kpi_mover *m, uint32_t wait);

/* ---- turn by turn (motion/turns.c, motion/value.c) ----------------------------- */

/* Is it shown that each time that a thread comes to the wait in its loop, this is for a phase that
 * it had not awaited before? */
bool kpi_follows_phases(struct kpi_mover *m, uint32_t wait);

/* The parity that the thread looks at first of the barrier of such a wait; -1: that is not told. */
int kpi_first_look(struct kpi_mover *m, uint32_t wait);

/* The number in a register, where it is known. */
typedef bool kpi_number_fn(void *user, uint32_t reg, int64_t *out);
/* Operand k of statement `at`; what it writes to its first.  False: that is not known. */
bool kpi_value_at(struct kpi_mover *m, uint32_t at, unsigned k, kpi_number_fn *number, void *user,
                  int64_t *out);
bool kpi_made_at(struct kpi_mover *m, uint32_t at, kpi_number_fn *number, void *user, int64_t *out);

/* ---- what a wait is for (motion/covers.c) ---------------------------------- */

/* Does a thread that looks at the barrier here stay until its phase is over?  The branch right
 * behind it leads back as long as it is not. */
bool kpi_stays(struct kpi_mover *m, uint32_t wait);
/* It does, and for another phase each time. */
bool kpi_holds_back(struct kpi_mover *m, uint32_t wait);
/* Is the wait `other`, which holds back, one for what `copy` writes at the place that `reader`
 * reads? */
bool kpi_awaits(struct kpi_mover *m, uint32_t other, uint32_t copy, uint32_t reader,
                const struct kpi_place *place);
/* Do a copy's place `a` and `b`, which `reader` reads, overlap only where both are in the same
 * slot, which a counter in `read` chooses? */
bool kpi_keeps_to_slots(struct kpi_mover *m, const struct kpi_place *a, const struct kpi_place *b,
                        const struct kpi_form *read, uint32_t reader);
/* Why what statement `reader` reads at `place` must not be read before the wait at `wait`. */
bool kpi_wait_covers(struct kpi_mover *m, uint32_t wait, uint32_t reader,
                     const struct kpi_place *place, struct kpi_why *why);

/* ---- global memory (motion/global.c) -------------------------------------- */

/* Is the word the name of one of the function's parameters? */
bool kpi_is_param(const struct kpi_mover *m, struct kpi_span word);
/* The parameters that the address at `at` is made of; false: that could not be followed. */
bool kpi_roots_of(struct kpi_mover *m, struct kpi_span address, uint32_t at, struct kpi_roots *out);
bool kpi_same_root(const struct kpi_mover *m, const struct kpi_root *a, const struct kpi_root *b);
/* Is what the store writes to global memory read by nobody, and told to nobody, in the kernel? */
bool kpi_store_is_unread(struct kpi_mover *m, uint32_t store, struct kpi_why *why);

/* ---- relays (motion/relay.c) ---------------------------------------------- */

/* A thread that has seen a wait end may tell another so, which then reads what was written for
 * the first, or writes what was read before.  Is there such a pair, which nothing but the wait
 * at `wait` and the arrive or copy at `arrive` keeps in order? */
bool kpi_relay_needs(struct kpi_mover *m, uint32_t arrive, uint32_t wait, struct kpi_why *why);

/* ---- taking a barrier out (motion/drop.c) ------------------------------------ */

/* May the bar.sync at `bar` go?  Otherwise what it is needed for. */
bool kpi_drop_legal(struct kpi_mover *m, uint32_t bar, struct kpi_whys *out);

/* ---- crossing (motion/cross.c) ------------------------------------------- */

/* A motion in statements: those of `in` (sorted) move up to before `to`, or down to before
 * it.  [low, high) is the straight line that they move in. */
struct kpi_motion {
    unsigned char *moves; /* by statement */
    uint32_t low, high;
    bool up;
    uint32_t branch; /* one of which what moves is taken out; UINT32_MAX: none */
};
/* Whether it may be done; otherwise what is against it. */
bool kpi_motion_legal(struct kpi_mover *m, const struct kpi_motion *motion, struct kpi_whys *out);

/* ---- who runs ahead (motion/ahead.c) ------------------------------------------- */

/* May the arrive or copy at `arrive`, once it is moved, or what it lets others do, come a second
 * time before a wait on its barrier (*missed) has looked at the first? */
bool kpi_runs_ahead(struct kpi_mover *m, uint32_t arrive, const struct kpi_motion *motion,
                    uint32_t *missed);

/* May threads look as many turns ahead, by waits before their loops, as the ring of this wait's
 * barriers has slots? */
bool kpi_may_look_beyond(struct kpi_mover *m, uint32_t wait);

/* ---- the text (motion/text.c) -------------------------------------------- */

/* Pieces of the source that go elsewhere. */
struct kpi_piece {
    size_t begin, end; /* source bytes, whole lines where they can be */
    size_t to;         /* before this byte */
    char *prefix;      /* put before its statement, or NULL; owned */
    size_t prefix_at;
};
struct kpi_pieces {
    KP_VEC(struct kpi_piece) list;
};
/* The bytes of a statement range with its lines' ends and, where they hold nothing else,
 * the compiler's comments round inline assembly. */
void kpi_piece_bounds(const struct kp_source *src, size_t begin, size_t end, size_t *from,
                      size_t *to);
void kpi_pieces_apply(const struct kp_source *src, struct kpi_pieces *p, struct kp_str *out);
void kpi_pieces_free(struct kpi_pieces *p);
/* Where a `.loc` of the moved text has lost the one that it is inlined at, which src had further
 * up: puts that there, too (motion/lines.c). */
void kpi_lines_known(const struct kp_source *src, struct kp_str *text);

/* ---- one motion, and what is said of it (motion/report.c) ---------------- */

struct kpi_move_job {
    struct kpi_mover m;
    const struct kpi_move *what;
    struct kpi_pieces pieces;
    json_t *report;
    struct kpi_why stopped; /* as_far: what the arrive did not pass; text "": nothing */
    uint32_t level; /* scope in which the statements of the place at hand stand */
};

/* Cuts out what moves, run by run, to go before byte `to`; `arrive` takes the condition along that
 * it is taken out of. */
void kpi_pieces_add(struct kpi_move_job *j, const struct kpi_motion *motion, uint32_t arrive,
                    size_t to);
/* Says what stands against moving statement `moves`, and puts it into the report. */
void kpi_refuse(struct kpi_move_job *j, uint32_t moves, const struct kpi_whys *whys);
void kpi_refuse_plainly(struct kpi_move_job *j, uint32_t at, const char *text,
                        const char *change);
/* Why a place stays where another block would have to be entered. */
extern const char kpi_not_straight[];
/* Says that no such place was found, or that none moved: KP_USAGE, KP_CHECK. */
int kpi_nothing_found(const struct kpi_move_job *j);
int kpi_nothing_moved(struct kpi_move_job *j);
/* What was made must read as the original did: KP_OK, or KP_CHECK with a message. */
int kpi_check_result(const struct kp_source *src, const struct kp_str *out, const char *entry);
/* A place that stays as it was. */
void kpi_keep(struct kpi_move_job *j, uint32_t at, const char *why);
void kpi_report_moved(struct kpi_move_job *j, const struct kpi_motion *motion, uint32_t from,
                      uint32_t to);
void kpi_report_dropped(struct kpi_move_job *j, uint32_t stmt);
void kpi_report_evidence(struct kpi_move_job *j);

#endif
