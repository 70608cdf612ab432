/*
 * instrument: assembly text in, assembly text with probes out.
 *
 * The reader is lossless and does not know opcodes beyond control flow: bytes
 * are only ever inserted, between KPI_OPEN and KPI_CLOSE, so that removing
 * what stands between them gives the input back.
 */
#ifndef KP_INSTRUMENT_H
#define KP_INSTRUMENT_H

#include <jansson.h>

#include "base/base.h"
#include "trace/trace.h"

/* Sentinels round every insertion.  Input that holds one is refused. */
#define KPI_OPEN "/*kperf[*/"
#define KPI_CLOSE "/*]kperf*/"
#define KPI_MAP_PREFIX "// kperf.map "

/* ---- what the host and the probes agree on ------------------------------ */

/* The control block, `.visible .const .align 16 .b8 kperf_control[80]`; AMDGCN: a variable of 64
 * bytes in a section of its own.  All zero (as loaded): the kernel runs its pristine body and
 * writes nothing.  Of a shorter one the host fills what there is, KPI_CONTROL_LEAST at least. */
#define KPI_CONTROL_LEAST 64
#define KPI_CONTROL_SYMBOL "kperf_control"
/* `.visible .const .align 8 .b64 kperf_id`: which text a loaded module is of. */
#define KPI_ID_SYMBOL "kperf_id"
struct kpi_control {
    uint64_t area;       /* device address of the record area, or 0 */
    uint64_t stamps;     /* device address of kpt_stamp[stamp_count], or 0 and no stamps */
    uint64_t area_bytes; /* size of the record area, its head included */
    uint32_t stamp_count;
    uint32_t sample_every; /* id % every == phase is probed; 0: none is */
    uint32_t sample_phase;
    uint32_t sample_first; /* and first <= id < limit.  id: linear CTA id, */
    uint32_t sample_limit; /* or linear cluster id in a kernel with clusters */
    uint32_t body; /* all run this probed body, less 1; 0: spread, see kpi_body_of */
    /* AMDGCN; PTX: 0.  The launch's shape, which the hardware does not tell, */
    uint32_t grid_x, grid_y; /* in groups */
    uint32_t block;          /* threads in x | threads in y << 16 */
    union {
        uint32_t zero; /* PTX: 0, which the assembler cannot know: pins never execute */
        /* AMDGCN: and the bytes of dynamic LDS, a multiple of the entry's "ring_stride" */
        uint32_t dynamic_shared;
    };
    /* PTX: the same sample without a division: (id - start) * inverse, rotated right by shift, is
     * which of the probed it is, where that is below count. */
    uint32_t sample_start, sample_inverse, sample_shift, sample_count;
};

/* PTX, where kpi_options asks for it: the kernel's last parameter, which says the same of a launch
 * as the control block's fields of these names.  There is no control block then: a constant of the
 * module's makes each of its launches longer (doc/findings/short-launches.md). */
#define KPI_PARAMETER "kperf_param"
struct kpi_parameter {
    uint32_t sample_start, sample_inverse, sample_shift, sample_count;
    uint64_t stamps;
    uint32_t stamp_count, zero;
    uint64_t area, area_bytes;
    uint32_t sample_every, body;
    uint32_t turns; /* not 0: each probed CTA records one warp group (kpi_options) */
    uint32_t reserved;
};
static inline struct kpi_parameter kpi_parameter_of(const struct kpi_control *c)
{
    return (struct kpi_parameter){.sample_start = c->sample_start,
                                  .sample_inverse = c->sample_inverse,
                                  .sample_shift = c->sample_shift,
                                  .sample_count = c->sample_count,
                                  .stamps = c->stamps, .stamp_count = c->stamp_count,
                                  .area = c->area, .area_bytes = c->area_bytes,
                                  .sample_every = c->sample_every, .body = c->body};
}

/* Fills these in from the sample; ids: how many there are. */
static inline void kpi_control_sample(struct kpi_control *c, uint64_t ids)
{
    uint64_t limit = c->sample_limit < ids ? c->sample_limit : ids, every = c->sample_every;
    uint64_t first = c->sample_phase;
    c->sample_start = c->sample_inverse = c->sample_shift = c->sample_count = 0;
    if (!c->area || !every)
        return;
    if (first < c->sample_first)
        first += (c->sample_first - first + every - 1) / every * every;
    if (first >= limit)
        return;
    uint32_t odd = c->sample_every, inverse = 1;
    for (; odd % 2 == 0; odd /= 2)
        c->sample_shift++;
    for (int i = 0; i < 5; i++) /* Newton: each round doubles the bits that are right */
        inverse *= 2 - odd * inverse;
    c->sample_start = (uint32_t)first;
    c->sample_inverse = inverse;
    c->sample_count = (uint32_t)((limit - first + every - 1) / every);
}

/* The probed body that the CTA, or cluster, `id` runs where it is one of the sampled: one
 * after the other in turn, in each round from another on, so that each body meets all SMs and
 * all waves.  The probes compute the same. */
static inline uint32_t kpi_body_of(const struct kpi_control *c, uint32_t bodies, uint32_t id)
{
    uint32_t rank = id / (c->sample_every ? c->sample_every : 1);
    uint32_t turn = rank / bodies * 0x9e3779b1u >> 16;
    return c->body ? (c->body - 1) % bodies : (rank + turn) % bodies;
}

/* Head of the record area (64 bytes, zeroed by the host, then cursor = 64).  Units follow, each
 * a kpt_unit and its records.
 *
 * Where the map says "places":"computed", unit u of the r-th of the probed CTAs stands at 64 + i *
 * KPI_PLACE_BYTES(capacity), i = r * units + u (of a cluster's CTAs, r = the cluster's * CTAs in
 * one + %cluster_ctarank).  The host zeroes the area before a launch that it reads; the kpt_unit
 * is zero from byte 16 to 31 until the unit drains.  One whose place is not all in it has none.
 * Probes of a text with a parameter, where the copy engine takes the rings, are sure of theirs:
 * sample_count must be no more than there are places for.  They leave unit, warp, stored and
 * capacity zero, which follow from the place and from count; it has drained where
 * drain_clock_begin is not zero.
 *
 * Else they are padded to 16 bytes and at offsets that a unit claims by adding to `cursor` when
 * it drains.  One that does not fit leaves the cursor beyond it; `end` is then where the last
 * that did fit ends.  Units stand in [64, end ? end : cursor). */
struct kpi_area_head {
    uint64_t cursor;
    uint64_t records_dropped; /* made by units that found no place */
    uint32_t units_dropped;
    uint32_t reserved0;
    uint64_t end; /* 0: every unit found its place */
    uint32_t reserved[8];
};
#define KPI_PLACE_BYTES(capacity)                                                                  \
    (sizeof(struct kpt_unit) + (size_t)(capacity) * sizeof(struct kpt_record))

/* ---- instrument --------------------------------------------------------- */

enum kpi_unit { KPI_UNIT_WARP, KPI_UNIT_WARPGROUP };

/* Where records go while the kernel runs.  The newest are kept in each case. */
enum kpi_strategy {
    KPI_CIRCULAR, /* a ring in shared memory, copied out at the end */
    KPI_FLUSH,    /* such a ring, of which each half is copied out when it is full */
    KPI_GLOBAL,   /* a ring in the record area itself */
};
extern const char *const kpi_strategies[]; /* their names, NULL-terminated */
/* AMDGCN: how a record gets to its ring. */
enum kpi_store {
    KPI_ELECTED,      /* by one lane, whatever lanes are on */
    KPI_COLLABORATIVE /* by all lanes that are on of all four waves of a group, to one place: one
                       * of them stays, and the tag says of which wave it is (kpt_record) */
};
/* Pins keep arithmetic inside the regions where it was marked, where nothing else
 * does.  AUTO: outside of loops, where ptxas moves it; ALL: in loops, too. */
enum kpi_pins_mode { KPI_PINS_AUTO, KPI_PINS_ALL, KPI_PINS_NONE };

struct kpi_rules;
struct kpi_options {
    const char *const *kernels; /* names or globs; none: every entry with marks */
    size_t kernel_count;
    bool in_place; /* probe the only body */
    bool separate; /* a record for each boundary, also where one region ends and the
                    * next begins with nothing between */
    bool at_once;  /* each record is stored where it is made, also in loops */
    bool exact;    /* records right at their marks, also in loops (ptx/place.c) */
    bool early;    /* bodies part at the entry, not before the first region (ptx/part.c) */
    bool slim;     /* PTX: probes in as few registers as can be, which part at the entry */
    bool only_kept; /* circular, and global with the parameter: loops run without probes while the
                     * ring would not keep what they record, where that can be told
                     * (ptx/quiet.c) */
    /* PTX: of all launches: so many dimensions of CTAs and of threads, the others are 1 (0: not
     * known); every CTA has `threads` threads. */
    uint8_t grid_dimensions, block_dimensions;
    bool all_threads;
    /* PTX, two bodies of one kind, with the parameter: a launch may have each probed CTA record one
     * of its warp groups, the n-th probed its n-th, round and round; the others of it run the
     * original body. */
    bool turns;
    bool parameter; /* PTX: every launch gives a kpi_parameter behind the kernel's own parameters */
    /* In loops whose records the lanes can store: those of an iteration are stored behind its
     * place-th (the last, if it has fewer), or where the loop goes back; 0: chosen. */
    uint32_t place;
    const struct kpi_rules *rules; /* marks to put in first (rules.h), or NULL */
    json_t *left_out; /* an array: what of these can be no regions is appended; borrowed, or NULL */
    const char *unmarked_sha256;   /* of the text before that; set by kpi_instrument itself */
    const char *identity;          /* 16 hexadecimal digits for KPI_ID_SYMBOL, or NULL */
    enum kpi_unit unit;
    uint32_t capacity; /* records a ring in shared memory, a power of two, 4..65536 */
    uint32_t threads;  /* a CTA's; 0: from .maxntid/.reqntid, else 1024 */
    enum kpi_strategy strategy;
    enum kpi_store store;
    uint32_t keep;  /* flush, global: records kept of a unit, a power of two, 4..65536 */
    uint32_t warps; /* bit w: warp w records (units of one warp only); 0: all do */
    enum kpi_pins_mode pins;
    uint32_t bodies;   /* with probes, 1..KPT_MAX_BODIES, each with some of the regions; 0: 1 */
    const char *split; /* or which regions each has: "mma*,sync/load,full"; or NULL */
};
#define KPI_MAX_PLACE 16
#define KPI_PLACE_END UINT32_MAX /* where the loop goes back */
#define KPI_OPTIONS_DEFAULT                                                                        \
    {                                                                                              \
        .capacity = 128, .keep = 4096                                                              \
    }

/* "0,4-7" as such bits; false for what is no list of warps from 0 to 31. */
bool kpi_warps_parse(const char *list, uint32_t *warps);

/* How many bodies a split has, from 1 to KPT_MAX_BODIES; 0: it is none. */
uint32_t kpi_split_bodies(const char *split);

/* Instrumented text is appended to out (whose map is in its last line), the
 * map is returned too (new reference; may be NULL to ignore).  KP_OK, or
 * KP_MALFORMED with diagnostics; KP_USAGE for a kernel that matches nothing. */
int kpi_instrument(const struct kp_source *src, const struct kpi_options *options,
                   struct kp_str *out, json_t **map);

/* Map: {"schema_version":1, "tool", "source":{"name","sha256"}, "target",
 *  "entries":[{"name","mode":"two-body"|"in-place","unit":"warp"|"warpgroup",
 *   "strategy":"circular"|"flush"|"global", "capacity" (records kept of a unit),
 *   "slots" (of its ring in shared memory; 0: it has none), "units",
 *   "places":"computed" (absent: claimed, see kpi_area_head),
 *   "shared_boundaries":bool, "shared_begins":[ids of regions that begin with the END of
 *   another, always; absent: none], "warps_per_unit","warps":[chosen ones; absent: all],
 *   "ring_bytes","cluster":bool, "max_threads", "parting" (line behind which the bodies part;
 *   absent: at the entry), "parameter":true (kpi_options; absent: false), "turns" (warp groups that
 *   a launch may have recorded in turn; absent: none), "place" (as asked for: a
 *   number or "end"; absent: chosen),
 *   "quiet_loops":[{"line", "iterations" (left when it begins to record: at least these less one),
 *     or "why_not" (it records all), "body" (absent: there is one)}] (absent: not asked for),
 *   "regions":[{"id","name","line","instant",
 *     "waits":[{"on","distance"}],"arrives":["name"],
 *     "asyncs":[{"name","engine","arrives","bytes","flops"}],
 *     "cluster":["arrive"|"wait"] (what each visit does at its cluster's barrier, in
 *     order; absent: nothing, or it cannot be counted), "uncounted" (why it cannot;
 *     absent: it can), "remote" (true: signals mbarriers of other CTAs),
 *     "pinned" (values kept inside, at most at one of its ENDs; no instants),
 *     "pins_cut" (values beyond the limit; absent: 0), "unpinned" (why one of
 *     its ENDs has none; absent: all have), "unkept" (true: arithmetic of that
 *     END may lie elsewhere),
 *     "stores":{"before":[START, END],"behind":[START, END]} (how many records are stored
 *     where loops go back since the record before, and right behind it; absent: none, itself)}],
 *   "bodies" (absent: one probed body, which records all): [{"regions":[ids],
 *     "after_waits":{"starts":[ids],"ends":[ids]}}]}]}
 * "after_waits": regions whose START (or instant) and whose END this body may come to
 * from a wait that it does not record.  `regions` and `bodies` are what go into the trace's info
 * block unchanged. */
int kpi_read_map(const struct kp_source *src, json_t **map);
bool kpi_is_instrumented(const struct kp_source *src);

/* Removes the probes; checks the result against the map's hash.  KP_OK,
 * KP_MALFORMED when src is not instrumented or was edited inside a probe. */
int kpi_strip(const struct kp_source *src, struct kp_str *out);

/* Whether a kernel's name is meant by what a user wrote: a glob over it or, of a C++ name, over
 * "void ns::axpy<float>(float*)" or "ns::axpy<float>". */
bool kpi_kernel_is(const char *pattern, const char *name);

/* What is in this text: {"schema_version", "version", "target",
 *  "address_size", "instrumented":bool, "entries":[
 *  {"name","line","params":[{"name","type","bytes","align"}],"registers"
 *   (virtual, by type),"shared_bytes" (static),"dynamic_shared":bool,
 *   "max_threads" (0: not said),"exact_threads" (PTX: no fewer either),"cluster","exits":[line],
 *   "marks":[{"op","name","line",...}],"sync":[{"line","opcode","text"}],
 *   "async":[...]}], "functions":[...]}.  New reference in *report. */
int kpi_inspect(const struct kp_source *src, json_t **report);

/* What the marked regions hold: {"ENTRY": {"regions": [{"id", "name", "begins" (its BEGIN
 * marks), "code": {"alu", "float", "memory", "barrier", "mbarrier", "tma", "tensor", "wait"
 * (instructions of that class), "bytes" (that one thread moves to or from memory; null: not said),
 * "float_least" (when what can be fused is), "float_grows" (true: some of these operations
 * are several instructions)}, "looped":
 * (those of them in a loop inside the region), "waits_for": "arithmetic", "special",
 * "memory", "global", "shuffle", "bits" or "double" (what the longest chain of dependent
 * instructions in it is made of, where that takes much longer than to issue all; else null),
 * "ends_behind": of these, what the last of that chain is, whose result is not there yet when it
 * has been issued, "begins_behind": the same of the straight code before a  region that goes on
 * with its result (null: none), "mix": [{"op", "form", "bytes", "count"}] (its loads, stores and
 * matrix instructions: kperf-trace(5))}], "whole": {"code", "mix" (of the entry)}, "fetches": [...]
 * (of PTX: loads from global memory into registers, in its loops: kperf-trace(5))}}. Instants are
 * left out.  KP_OK with a new reference, or KP_MALFORMED with diagnostics. */
int kpi_contents(const struct kp_source *src, json_t **contents);

/* ---- delays (delay.c) --------------------------------------------------- */

/* `.visible .const .align 16 .b8 kperf_delay[16]`; as loaded it is zero: no delay. */
#define KPI_DELAY_SYMBOL "kperf_delay"
#define KPI_DELAY_COUNT UINT32_MAX
struct kpi_delay_control {
    uint32_t cycles;   /* that pass, at least, before the region; KPI_DELAY_COUNT: visits are
                        * counted instead */
    uint32_t warps;    /* of each CTA, a bit each: those that wait, where the text asks */
    uint64_t visits;   /* device address of kpi_visits[32], zeroed: the first CTA's warps */
};
struct kpi_visits {
    uint64_t count, reserved;
    uint64_t first_clock, first_time, last_clock, last_time; /* cycles, nanoseconds */
};

/* The text with a delay before each BEGIN of the region, and no probes; appended to out.
 * some_warps: only those of the control's `warps` wait.
 * KP_OK; KP_USAGE: no such kernel or region; KP_MALFORMED. */
int kpi_delay(const struct kp_source *src, const char *entry, const char *region, bool some_warps,
              struct kp_str *out);

struct kpi_pause {
    const char *entry, *region;
    uint32_t first, last; /* warps of each CTA, as they are numbered through */
    uint32_t cycles;      /* that they wait, at least */
    bool each_tile;       /* in each turn of the loop round the one that is to begin later */
};
/* The text in which these warps pause before they begin the region, once in a CTA: where they come
 * by more often, which they may only in a loop that has another with regions in it, a flag lets the
 * first pass.  Or, each_tile, exactly once in each turn of that loop.  Appended to out, its marks
 * as they were.  *report, a new reference whatever becomes of it: "pause": {"line", "lines" (of all
 * its places), "region", "warps": [first, last], "cycles", "once": "CTA" or "tile", "flag", "loop"
 * (of a tile: its line)}, or "blocked": {"line", "statement", "why", "change"}.  KP_OK; KP_CHECK,
 * with a message: it would be made more often, or not in each; KP_USAGE: no such kernel or region;
 * KP_MALFORMED. */
int kpi_pause(const struct kp_source *src, const struct kpi_pause *pause, struct kp_str *out,
              json_t **report);

/* ---- moving (motion.c) --------------------------------------------------- */

enum kpi_move_kind {
    KPI_ADVANCE_ARRIVE, /* the arrive on barrier `on`, of region `first`, to behind the END of
                         * `anchor` before it */
    KPI_DELAY_WAIT,     /* the regions from `first` to `last`, to behind the END of `anchor` */
    KPI_HOIST,          /* they, to before the BEGIN of `anchor` before them */
    KPI_DROP,           /* the bar.sync of region `first` goes */
};
struct kpi_move {
    const char *entry;
    enum kpi_move_kind kind;
    const char *first, *last, *on, *anchor;
    bool as_far; /* KPI_ADVANCE_ARRIVE: towards the anchor, as far as it goes */
};

/* What a candidate's "motion" (kind, as_far) asks for, of the regions of one role: `regions` is the
 * motion itself, or one of its "also" (first, last, on, anchor).  Borrows from both. */
struct kpi_move kpi_move_asked(const char *entry, const json_t *motion, const json_t *regions);

/* Moves existing statements, wherever these regions stand so, when it is shown that no
 * dependence is crossed.  KP_OK: the new text is appended to out.  KP_CHECK: something stands
 * against it, which was said; KP_USAGE: no such kernel or region; KP_MALFORMED.
 * *report (new reference; NULL but for KP_OK and KP_CHECK): {"moved": [{"from", "to" (lines),
 * "statements": [{"line", "text"}], "crossed": {"arithmetic", "lanes", "memory", "waits",
 * "arrives", "wgmma", "barriers"}, "into_branch" (line of the branch whose condition it now
 * carries itself; absent: none)}], "evidence": [{"reads", "until", "written_by", "behind",
 * "released_by" (lines)}], "filled": [{"reads", "written_by", "awaited_at" (lines)}], "unread":
 * [parameters that results are stored through], "apart": [{"written", "other"}] (parameters that
 * are taken to point to different things), "dropped": [{"line", "statement"}], "kept": [{"line",
 * "why"}] (places left as they were), "blocked": {"line", "statement", "why", "because": {"line",
 * "statement", "why"}, "change", "also": [the same of what else stands against it, in the order of
 * the text], "more" (true: than these)}}. */
int kpi_move(const struct kp_source *src, const struct kpi_move *move, struct kp_str *out,
             json_t **report);
/* Appends the unified diff of two versions of a text; nothing when they are equal. */
void kpi_text_diff(const char *name, const struct kp_str *old, const struct kp_str *now,
                   struct kp_str *out);

#endif
