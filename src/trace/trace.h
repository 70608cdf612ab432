/*
 * trace: the .kpt file.  See kperf-trace(5) for the format in full.
 *
 *   file   = header, info (JSON), chunk..., end chunk
 *   header = magic[8], u32 version, u32 features, u64 info bytes, u32 info CRC,
 *            u32 CRC of the 28 bytes before                          (32 bytes)
 *   chunk  = u32 type, u32 CRC of type, length and payload, u64 payload bytes,
 *            payload, zero padding to 8 bytes
 *
 * Little endian throughout; CRC-32 as in zlib.  Chunk types, in this order:
 * KPT_CHUNK_STAMPS (any number), KPT_CHUNK_CTA (one a probed CTA),
 * KPT_CHUNK_END (exactly one, last).  The structs below are the layout in the
 * file and, for stamps, units and records, in device memory as well.
 */
#ifndef KP_TRACE_H
#define KP_TRACE_H

#include <jansson.h>

#include "base/base.h"

#define KPT_MAGIC "\x89KPT\r\n\x1a\n"
#define KPT_VERSION 1
#define KPT_HEADER_BYTES 32

/* Feature bits: what a reader must know to make sense of the file. */
#define KPT_FEATURE_CLOCK_BITS 1u /* records' clocks have info's "clock_bits", not 32 */
#define KPT_FEATURE_SHARED 2u /* info's "shared_boundaries": records of kind KPT_SHARED */
#define KPT_FEATURE_BODIES 4u /* info's "bodies": a CTA records some of the regions */
#define KPT_FEATURE_AMD 8u /* info's "amd": hardware words, perhaps signatures in tags */
#define KPT_FEATURES /* all that this version knows */                                             \
    (KPT_FEATURE_CLOCK_BITS | KPT_FEATURE_SHARED | KPT_FEATURE_BODIES | KPT_FEATURE_AMD)
#define KPT_MIN_CLOCK_BITS 20
#define KPT_MAX_CLOCK_BITS 32

/* Limits that a reader enforces before it allocates. */
#define KPT_MAX_INFO (4u << 20)       /* bytes of JSON */
#define KPT_MAX_CHUNK (64u << 20)     /* bytes of one chunk's payload */
#define KPT_MAX_CTAS (1u << 24)       /* stamps in a file */

enum kpt_chunk {
    KPT_CHUNK_STAMPS = 0x504d5453, /* "STMP": kpt_stamp[] */
    KPT_CHUNK_CTA = 0x43415443,    /* "CTAC": u32 cta, u32 units, then units x
                                      (kpt_unit, kpt_record[stored]) */
    KPT_CHUNK_END = 0x444e454b,    /* "KEND": kpt_totals */
};

enum { KPT_CTA_ENTERED = 1, KPT_CTA_PROBED = 2 };
#define KPT_MAX_BODIES 8 /* with probes, in one kernel */

/* One CTA's entry and exit (48 bytes).  Clocks are the SM's 64-bit cycle
 * counter, times the device's global nanosecond timer.  The exit's (NVIDIA) are of the
 * warp whose store came last.  exit == 0: the CTA left no exit stamp (it
 * trapped, or the launch was cut). */
struct kpt_stamp {
    uint32_t cta; /* x + gx*(y + gy*z) */
    uint32_t sm;
    uint32_t flags;
    uint32_t hardware; /* AMD: kpt_hardware_word of the wave that left it; else 0 */
    uint64_t clock_entry, time_entry;
    uint64_t clock_exit, time_exit;
};

/* One recording unit of a probed CTA (64 bytes), before its records. */
struct kpt_unit {
    uint32_t cta, sm;
    uint32_t unit;     /* index of the ring in the CTA */
    uint32_t warp;     /* the warp whose lane 0 wrote it */
    uint64_t count;    /* records made */
    uint32_t stored;   /* records that follow: min(count, capacity) */
    uint32_t capacity; /* ring slots, a power of two */
    uint64_t drain_clock_begin, drain_time_begin;
    uint64_t drain_clock_end;
    uint32_t body;     /* which of the probed bodies it ran */
    uint32_t hardware; /* AMD: kpt_hardware_word of the wave that drained it; else 0 */
};

/* One record.  Records stand in ring order: when count > capacity the oldest
 * is at slot count % capacity. */
struct kpt_record {
    uint32_t tag;   /* kind << 30 | region id (bits 15:0); bits 29:16 are zero, of
                     * KPT_SHARED the id of the region that ends, or (bits 27:16, where the
                     * info block says so) a signature */
    uint32_t clock; /* low clock_bits bits of the SM's cycle counter; zeros above */
};
/* KPT_SHARED: one region ends and another starts, at one reading of the clock. */
enum kpt_kind { KPT_START = 0, KPT_END = 1, KPT_INSTANT = 2, KPT_SHARED = 3 };
#define KPT_TAG_SHARED(ended, started)                                                             \
    ((uint32_t)KPT_SHARED << 30 | (uint32_t)(ended) << 16 | (uint32_t)(started))
#define KPT_TAG_ENDED(tag) ((tag) >> 16 & 0x3fffu)
#define KPT_MAX_SHARED 16384 /* ids below this can end so */
#define KPT_TAG(kind, region) ((uint32_t)(kind) << 30 | (uint32_t)(region))
#define KPT_TAG_KIND(tag) ((enum kpt_kind)((tag) >> 30))
#define KPT_TAG_REGION(tag) ((tag)&0xffffu)
#define KPT_MAX_REGIONS 65536
/* Of records that several waves of AMD's stored to one place, the last of them for good:
 * the 12 lowest bits of HW_ID (gfx9) or HW_ID1 of the wave that did. */
#define KPT_TAG_SIGNATURE(tag) ((tag) >> 16 & 0xfffu)
#define KPT_SIGNATURE_MASK 0x0fff0000u
/* tag.c: of a record of a trace with that many regions; shared: records of kind
 * KPT_SHARED may be there. */
bool kpt_tag_valid(uint32_t tag, size_t regions, bool shared);
/* Does such a record start the region, or end it?  One of kind KPT_SHARED does both to two. */
bool kpt_tag_starts(uint32_t tag, uint32_t region);
bool kpt_tag_ends(uint32_t tag, uint32_t region);

/* Where a wave of AMD's ran, and the word that says so (hardware.c): wave slot in bits 4:0,
 * SIMD in 7:5, CU (gfx10 and later: WGP) in 12:8, SH (later: SA) in 13, SE in 17:14, XCC in
 * 23:18. */
struct kpt_hardware {
    uint32_t xcc, se, sh, cu, simd, wave;
};
uint32_t kpt_hardware_word(const struct kpt_hardware *h);
struct kpt_hardware kpt_hardware_of(uint32_t word);
/* What `sm` is in AMD's traces: another number for each CU (WGP) of a device. */
uint32_t kpt_hardware_cu(const struct kpt_hardware *h);

/* Payload of the end chunk (32 bytes): what the file must hold. */
struct kpt_totals {
    uint64_t stamps, ctas, units, records;
};

/* ---- writing (writer.c) ------------------------------------------------- */

struct kpt_writer;
/* Starts a file on f (not owned).  info is the JSON block (borrowed); its
 * "clock_bits" holds for all records, and sets the feature bit if it is not 32. */
struct kpt_writer *kpt_writer_new(FILE *f, const json_t *info);
/* Before the records, in ascending order of cta.  A CTA that never ran has no
 * stamp, or one whose flags are 0 and whose other fields mean nothing. */
void kpt_write_stamps(struct kpt_writer *w, const struct kpt_stamp *s, size_t n);
/* One probed CTA: n units in any order (they are written by ascending `unit`),
 * records[i] has units[i].stored entries.  CTAs must come in ascending order. */
void kpt_write_cta(struct kpt_writer *w, uint32_t cta, const struct kpt_unit *units,
                   const struct kpt_record *const *records, size_t n);
/* Writes the end chunk and frees w.  KP_OK, or KP_FAILED with a message when
 * any write failed (the caller commits or aborts the output). */
int kpt_writer_end(struct kpt_writer *w);

/* ---- reading (reader.c) ------------------------------------------------- */

enum kpt_error {
    KPT_ERR_NONE,
    KPT_ERR_IO,
    KPT_ERR_NOT_A_TRACE, /* wrong magic */
    KPT_ERR_TRUNCATED,   /* the file ends too early */
    KPT_ERR_CORRUPT,     /* a checksum, count, order or limit does not hold */
    KPT_ERR_UNSUPPORTED, /* feature bits that this version does not know */
    KPT_ERR_TOO_NEW,     /* a later version of the format */
};

enum kpt_item { KPT_ITEM_STAMPS, KPT_ITEM_CTA, KPT_ITEM_END, KPT_ITEM_ERROR };

/* The chunk read last; pointers live until the next kpt_next. */
struct kpt_view {
    const struct kpt_stamp *stamps; /* KPT_ITEM_STAMPS */
    size_t stamp_count;
    uint32_t cta; /* KPT_ITEM_CTA */
    size_t unit_count;
    const struct kpt_unit *units;
    const struct kpt_record *const *records;
};

struct kpt_reader;
/* Reads header and info from f (not owned; may be a pipe).  name is for
 * messages.  Never NULL: ask kpt_reader_error. */
struct kpt_reader *kpt_reader_new(FILE *f, const char *name);
/* The info block; borrowed, valid until kpt_reader_free; NULL after an error. */
const json_t *kpt_reader_info(const struct kpt_reader *r);
/* Next chunk.  After KPT_ITEM_END nothing may follow; after an error every
 * call returns KPT_ITEM_ERROR again. */
enum kpt_item kpt_next(struct kpt_reader *r, struct kpt_view *view);
/* Keeps what the last view points to until k is used again or freed. */
struct kpt_kept;
struct kpt_kept *kpt_kept_new(void);
void kpt_keep(struct kpt_reader *r, struct kpt_kept *k);
void kpt_kept_free(struct kpt_kept *k);
/* The first error, which stays. */
enum kpt_error kpt_reader_error(const struct kpt_reader *r);
/* What is wrong and at which byte offset, as one line; "" when nothing. */
const char *kpt_reader_message(const struct kpt_reader *r);
/* kp_error with that message; KP_MALFORMED, or KP_FAILED for I/O. */
int kpt_reader_report(const struct kpt_reader *r);
void kpt_reader_free(struct kpt_reader *r);

/* ---- other files (other.c) ----------------------------------------------- */

enum kpt_file {
    KPT_FILE_UNKNOWN,
    KPT_FILE_TRACE,
    KPT_FILE_PTX,
    KPT_FILE_AMDGCN,
    KPT_FILE_CONFIG,
    KPT_FILE_COMPILED, /* an executable, object or archive */
    KPT_FILE_JSON,
};
#define KPT_FILE_BYTES 4096 /* of a file's beginning are looked at */
/* What n bytes of a file's beginning seem to be. */
enum kpt_file kpt_file_of(const char *bytes, size_t n);
/* For "this is %s". */
extern const char *const kpt_file_names[];
/* kp_note of which command takes such a file; none for KPT_FILE_UNKNOWN. */
void kpt_note_file(enum kpt_file kind);

/* ---- the info block (info.c) -------------------------------------------- */

#define KPT_NAME_MAX 48
/* The region whose records say that a ring was written out; no mark can have this name. */
#define KPT_FLUSH_REGION "kperf flush"

struct kpt_wait {
    const char *on;    /* barrier or asynchronous operation */
    uint32_t distance; /* iterations between the arrive and this wait */
    uint32_t turns;    /* 0, or so many warp groups have a barrier each and take turns: it is for
                        * the arrive of the group before */
};
struct kpt_async {
    const char *name, *engine; /* engine: "tma", "tensor", ... */
    const char *arrives;       /* barrier its completion arrives on, or NULL */
    double bytes, flops;       /* of one operation; 0 when not given */
    double speed;              /* of the tensor core with its type, 16-bit floats: 1; 0: not told */
    double narrow;             /* its instructions' time to that of wide ones; 0: not told */
};
/* Its flops as so many of 16-bit floats, in wide instructions, that take the tensor core as
 * long. */
static inline double kpt_async_work(const struct kpt_async *a)
{
    double wide = a->speed > 0 ? a->flops / a->speed : a->flops;
    return a->narrow > 0 ? wide * a->narrow : wide;
}
/* What a thread does at the barrier of its cluster: barrier.cluster.arrive and .wait, by
 * turns.  A phase ends when all threads of the cluster that have not exited have arrived. */
enum kpt_cluster_op { KPT_CLUSTER_ARRIVE, KPT_CLUSTER_WAIT };
enum { KPT_CLUSTER_OPS = 15 };
/* One region: what the marks said.  Strings are borrowed from the info JSON. */
struct kpt_region {
    const char *name;
    uint32_t line; /* of its first BEGIN or INSTANT in the source, 1-based */
    bool instant;
    struct kpt_wait *waits;
    size_t wait_count;
    const char **arrives;
    size_t arrive_count;
    struct kpt_async *asyncs;
    size_t async_count;
    double narrow; /* how many times longer its matrix instructions take than wide ones would for
                    * as much; 1 where that is not known */
    /* Records that are stored where loops go back since the record before its START (or
     * instant), its END; and right behind that: {0, 0} and {1, 1} unless records of an
     * iteration are stored together. */
    uint8_t stored_before[2], stored_behind[2];
    /* Cycles that its records cost a visit, between its two clock reads, by calibration for
     * what it waits for; not known: what any record costs. */
    double inside_cost;
    double inside_first; /* the same where it does not begin as another such region ends */
    double inside_least; /* of those that were measured, less than 0 where its END is read
                          * before its results are there */
    double queued; /* cycles that each of its instructions takes of a line that stores wait in, too;
                    * 0: they are in none */
    double held; /* cycles, that its chain goes on later for a START read late */
    /* Cycles that its clocks are read before the result of what was issued last is there; 0:
     * they wait for it, or nothing is known. */
    double early_start, early_end;
    bool inside_known;
    /* What each visit does at its cluster's barrier, in this order: enum kpt_cluster_op */
    unsigned char cluster[KPT_CLUSTER_OPS];
    uint32_t cluster_count;
};
/* What CTAs that run one of several probed bodies record; bit sets over region ids. */
struct kpt_body {
    uint64_t *records;
    /* Those whose START (or instant), and END, may come after a wait that is not among
     * them. */
    uint64_t *late_starts, *late_ends;
};
/* A trace of AMD's. */
struct kpt_amd {
    const char *target;  /* NULL: the trace is none */
    uint32_t wave_size;  /* lanes: 32 or 64 */
    bool wgp;            /* `sm` and the word's CU are WGPs */
    uint32_t clock_wide; /* bits of the device's cycle counter: 20 to 64 */
    double constant_mhz; /* of the clock that times are taken by: they come in such steps */
    bool signature;      /* tags have signatures */
};
/* The parts of the info block that replay and model need, checked:
 *   {"schema_version":1, "tool":"kperf VERSION", "entry":NAME,
 *    "grid":[x,y,z], "block":[x,y,z], "capacity":N, "units":N, "warps_per_unit":N,
 *    "regions":[...as in the instrumented file's map, ids ascending from 0...],
 *    "calibration":{"record_cost":CYCLES,"lo":CYCLES,"hi":CYCLES,
 *                   "engines":{"tensor":{"flops_per_cycle":N,"lo":N,"hi":N}}} or null,
 *    "units_dropped":N, "records_dropped":N,
 *    "clock_bits":N (20 to 32; 32), "shared_boundaries":bool (false),
 *    "quiet_loops":[{"iterations":N, or "why_not"}] (none),
 *    "bodies":[{"regions":[ids],"after_waits":{"starts":[ids],"ends":[ids]}}] (one, with all),
 *    "launch":{"cluster":[x,y,z]} (1,1,1),
 *    "amd":{"target":"gfx942", "wave_size":64, "holder":"CU"|"WGP", "clock_wide":N (64),
 *           "constant_clock_mhz":N (100), "signature":bool (false)} (not AMD's)}
 * Everything else in it (shape, device, driver, assembler, hashes, config, ...)
 * is provenance: kept, shown, not interpreted.  kperf-trace(5) has the list. */
struct kpt_info {
    const json_t *json; /* borrowed */
    const char *entry;
    struct kpt_region *regions;
    size_t region_count;
    uint32_t flush_region; /* its id; UINT32_MAX: there is none */
    uint32_t capacity, units_per_cta, warps_per_unit;
    uint32_t grid[3], block[3], cluster[3];
    /* A unit's phases at the barrier of its cluster can be counted by its visits to
     * regions: some say what they do there, and all of that is understood. */
    bool cluster_counted;
    bool shared;                   /* records of kind KPT_SHARED may be there */
    bool only_kept;                /* records that rings lost were not made, but for a few */
    bool gathered;                 /* some region has other figures of these */
    struct kpt_body *bodies;       /* NULL: one, which records all regions */
    uint32_t body_count;
    uint32_t clock_bits;           /* of a record's clock: it counts modulo 2^clock_bits */
    double record_cost;            /* cycles a record; 0 when not calibrated */
    double record_cost_lo, record_cost_hi;
    bool calibrated;               /* record_cost was measured */
    /* cycles that a probed CTA takes beside its records */
    double prologue, prologue_lo, prologue_hi;
    bool inside_known; /* of any region */
    /* flop a cycle of one SM's tensor core, dense 16-bit floats; 0: not calibrated */
    double tensor_rate, tensor_rate_lo, tensor_rate_hi;
    uint64_t units_dropped;        /* found no place in the buffer */
    uint64_t records_dropped;      /* the records of those units */
    struct kpt_amd amd;
};
/* A record's tag without its signature. */
static inline uint32_t kpt_plain_tag(const struct kpt_info *i, uint32_t tag)
{
    return i->amd.signature ? tag & ~KPT_SIGNATURE_MASK : tag;
}
/* Checks and unpacks; KP_OK, or KP_MALFORMED with a message. */
int kpt_info_parse(const json_t *json, const char *name, struct kpt_info *out);
/* Does that body record the region?  May a record with this tag (not KPT_SHARED) come there
 * after a wait that is not recorded?  body < body_count. */
static inline bool kpt_body_has(const struct kpt_info *i, uint32_t body, uint32_t region)
{
    return !i->bodies || i->bodies[body].records[region / 64] >> region % 64 & 1;
}
static inline bool kpt_body_late(const struct kpt_info *i, uint32_t body, uint32_t tag)
{
    uint32_t region = KPT_TAG_REGION(tag);
    const uint64_t *set = !i->bodies                          ? NULL
                          : KPT_TAG_KIND(tag) == KPT_END ? i->bodies[body].late_ends
                                                              : i->bodies[body].late_starts;
    return set && (set[region / 64] >> region % 64 & 1);
}
/* What kpt_info_parse has made; also of one that is all zero.  The JSON stays. */
void kpt_info_free(struct kpt_info *info);

#endif
