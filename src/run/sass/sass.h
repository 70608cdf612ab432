/*
 * sass: machine code as a disassembler prints it, its flow of control, and what
 * probes did to it.  Knows instructions by their names alone.
 */
#ifndef KP_RUN_SASS_H
#define KP_RUN_SASS_H

#include <jansson.h>

#include "base/base.h"

/* ---- the text (sass.c) -------------------------------------------------- */

enum kpn_class {
    KPN_C_CONTROL, /* branches, reconvergence, votes, no-ops: no work */
    KPN_C_ALU,
    KPN_C_FLOAT, /* floating-point arithmetic, conversions excepted */
    KPN_C_MEMORY,
    KPN_C_BARRIER, /* of CTAs and clusters */
    KPN_C_MBARRIER,
    KPN_C_TMA,
    KPN_C_TENSOR,
    KPN_C_WAIT, /* for asynchronous matrix operations and copies */
    KPN_C_COUNT
};
/* "control", "alu", ... */
extern const char *const kpn_class_names[KPN_C_COUNT];

#define KPN_NOWHERE UINT32_MAX

struct kpn_instr {
    const char *guard, *op, *args; /* in the text, not terminated; guard: "@!P0" */
    uint32_t guard_len, op_len, args_len;
    uint64_t address;
    uint32_t block;
    uint32_t first_target, targets; /* of a branch: indices in kpn_sass.targets */
    enum kpn_class class;
    bool goes_on; /* to the next one, too */
    bool ends;    /* a block: a branch, an exit */
};
struct kpn_block {
    uint32_t first, count;      /* instructions */
    uint32_t first_next, nexts; /* in kpn_sass.edges */
    uint32_t first_prev, prevs; /* in kpn_sass.back */
    uint32_t dominator;         /* immediate; of the entry: itself; KPN_NOWHERE: not reached */
    uint32_t order;             /* in reverse postorder */
};
/* One kernel.  Padding behind its last instruction is left out. */
struct kpn_sass {
    KP_VEC(struct kpn_instr) code;
    KP_VEC(uint32_t) targets; /* instructions */
    KP_VEC(struct kpn_block) blocks;
    KP_VEC(uint32_t) edges; /* blocks that follow a block */
    uint32_t *back;         /* blocks before a block */
    bool indirect;          /* a branch whose targets are not told */
};

/* What nvdisasm -c or cuobjdump -sass printed, as far as it is of kernel `entry`; text
 * is borrowed.  KP_OK, or KP_MALFORMED with the reason in why.  Free it in any case. */
int kpn_sass_read(const char *text, size_t len, const char *entry, struct kpn_sass *out,
                  char why[200]);
void kpn_sass_free(struct kpn_sass *s);

/* The instruction is `op` or `op.modifiers`; its name has `.word` among its modifiers. */
bool kpn_instr_is(const struct kpn_instr *i, const char *op);
bool kpn_instr_has(const struct kpn_instr *i, const char *word);
/* Its arguments contain these bytes. */
bool kpn_instr_names(const struct kpn_instr *i, const char *what);
/* Bytes of memory that one thread moves with it; 0: not a memory instruction. */
unsigned kpn_instr_bytes(const struct kpn_instr *i);
/* "  /-0120-/ @P0 BRA ...": the instruction as text, owned. */
char *kpn_instr_text(const struct kpn_instr *i);

/* ---- its flow (sass/flow.c) --------------------------------------------- */

/* Blocks, edges and dominators of s->code; for kpn_sass_read. */
void kpn_sass_flow(struct kpn_sass *s);
/* Marks the blocks that control can come to from the end of `from`'s edges, or from block
 * `from` itself; `stop` (or NULL): blocks that are marked but not passed. */
void kpn_sass_reach(const struct kpn_sass *s, uint32_t from, bool back, const bool *stop,
                    bool *out);
bool kpn_sass_dominates(const struct kpn_sass *s, uint32_t a, uint32_t b);

/* A loop: the blocks between an edge back and where it leads. */
struct kpn_loop {
    uint32_t header;
    uint32_t last; /* instruction: the branch back, of several the last */
    uint32_t counts[KPN_C_COUNT]; /* instructions in it, by class */
    uint64_t hash;                /* of their names in order, no-ops left out */
};
struct kpn_loops {
    KP_VEC(struct kpn_loop) list; /* by address */
};
/* The blocks of the loop with this header; the branch back, of several the last.  False: it heads
 * none. */
bool kpn_loop_blocks(const struct kpn_sass *s, uint32_t header, bool *member, uint32_t *last);
/* Do both hold as much memory access, barriers, copies, products and waits? */
bool kpn_same_loop(const struct kpn_loop *x, const struct kpn_loop *y);
/* Loops among the blocks of `in`; instructions that `skip` marks do not count. */
void kpn_sass_loops(const struct kpn_sass *s, const bool *in, const bool *skip,
                    struct kpn_loops *out);

/* ---- the probes in it (sass/probe.c) ------------------------------------ */

/* A clock read whose value is stored beside a tag. */
struct kpn_read {
    uint32_t at, store; /* instructions */
    uint32_t tag;       /* of the record */
};
struct kpn_probes {
    KP_VEC(struct kpn_read) reads; /* by address */
    uint32_t untold;               /* clock reads that are stored beside no constant */
    uint32_t pins;                 /* stores that never execute */
    bool *own;     /* instructions of the probes, as far as they can be told */
    bool *stamp;   /* those of the stamps and drains at the ends; also own */
    bool *pristine, *probed; /* instructions of each body; the probes' prologue: neither */
    bool *common;            /* of both, since they part late */
    uint32_t branch;         /* that chooses between them; KPN_NOWHERE: one body */
    uint32_t shared;         /* instructions that both bodies come to */
};
/* regions: how many the map has.  two_bodies: the map says so (without a map: true, and a
 * kernel in which no branch parts the reads from the rest has one body).  pins: it may have
 * some.  Free it. */
void kpn_probes_find(const struct kpn_sass *s, uint32_t regions, bool two_bodies, bool pins,
                     struct kpn_probes *out);
/* Where the bodies part late, what stands before is of both.  known: the map says that they do;
 * else the code may show it. */
void kpn_share_prologue(const struct kpn_sass *s, bool known, struct kpn_probes *p);
void kpn_probes_free(struct kpn_probes *p);
/* Several probed bodies: by body, which instructions are its own; out has room for each of
 * them, all false.  bodies: the map's.  False: they could not be told apart. */
bool kpn_split_bodies(const struct kpn_sass *s, const struct kpn_probes *p, const json_t *bodies,
                      bool **out);

/* Marks in p->own the loops of body `in` that run without probes before one that records, holds
 * the same and has the same tensor, TMA, mbarrier and barrier instructions in the same order; how
 * many there are. */
size_t kpn_quiet_loops(const struct kpn_sass *s, const bool *in, struct kpn_probes *p);

/* Marks what can be executed between the START and END reads of a region, the probes' own
 * instructions left out; how many STARTs and ENDs there are. */
void kpn_region_code(const struct kpn_sass *s, const struct kpn_probes *p, uint32_t region,
                     bool *out, uint32_t *starts, uint32_t *ends);

/* What a region's START clocks (or ENDs) are read late behind, "special" and so on (sass/late.c):
 * each waits for such an instruction to have read the register that it overwrites; NULL: not
 * all. */
const char *kpn_late(const struct kpn_sass *s, const struct kpn_probes *p, uint32_t region,
                     bool end);

/* ---- comparing (sass/diff.c, sass/compare.c, sass/regions.c, sass/quiet.c) ------------- */

/* A common subsequence of two sequences of names, the longest one unless they differ in
 * very many places (then perhaps a shorter one): pair[i] is the place in b of a's i-th, or
 * KPN_NOWHERE.  How many there are. */
size_t kpn_diff(const uint32_t *a, size_t na, const uint32_t *b, size_t nb, uint32_t *pair);

/* Some instructions of a kernel, in order. */
struct kpn_part {
    const struct kpn_sass *s;
    const bool *in, *skip; /* by instruction; NULL: all; none */
};
/* {"equal", "same" (how many hold the same instructions in the same order), "original", "other":
 * [{"at", "instructions", by class how many}]}: loops and what is in them.  New reference. */
json_t *kpn_compare_loops(const struct kpn_part *a, const struct kpn_part *b);
/* {"equal", "original", "other" (how many), and of the first difference "difference":
 * {"at", "original", "other"}}: tensor, TMA, mbarrier and barrier instructions in order. */
json_t *kpn_order_compare(const struct kpn_part *a, const struct kpn_part *b);
/* contents: {"regions", "whole"} as kpi_contents gives, or NULL.  A list, by the map's
 * regions: {"id", "name", "verdict": "intact", "altered", "empty" or
 * "unseen", "starts", "ends", "copies", "code": {by class}, "ptx": {...}, "late_start" and
 * "late_end" (kpn_late; absent: not), "why": [text]}. */
json_t *kpn_regions_compare(const struct kpn_sass *original, const struct kpn_sass *s,
                            const struct kpn_probes *p, const json_t *regions,
                            const json_t *contents);
/* Of regions' arithmetic in loops of matrix operations, what the original's machine code has
 * elsewhere: [{"region", or "gap": the region behind which it is in none, "behind": the region
 * whose wait or arrive it stands behind there, "share": of the time that it takes to issue}].
 * a: the original, b: a probed body; regions: the map's; told: of other bodies, to which what this
 * one has of further regions is added. */
void kpn_elsewhere(const struct kpn_part *a, const struct kpn_part *b, const struct kpn_probes *p,
                   const json_t *regions, json_t *told);
/* All of it: {"bodies", "pristine", "order", "loops", "regions", "elsewhere" (and in "pristine"),
 * "verdict": "intact" or "altered", "why": [text]}.  map: the entry's part of it, or NULL;
 * contents: its part of what kpi_contents gives, or NULL.  New reference. */
json_t *kpn_machine_compare(const struct kpn_sass *original, const struct kpn_sass *probed,
                            const json_t *map, const json_t *contents);

#endif
