/*
 * run, inside: config -> plan -> build -> session (in a child) -> report.
 */
#ifndef KP_RUN_INTERNAL_H
#define KP_RUN_INTERNAL_H

#include <signal.h>

#include "base/process.h"
#include "instrument/instrument.h"
#include "run/rules_file.h"
#include "run/device.h"
#include "run/expr.h"
#include "run/run.h"

/* ---- YAML with positions (yaml.c) --------------------------------------- */

enum kpn_kind { KPN_SCALAR, KPN_LIST, KPN_MAP };
struct kpn_node {
    enum kpn_kind kind;
    size_t offset, span; /* bytes in the source */
    size_t text_offset;  /* of value[0]; SIZE_MAX when escapes move it */
    char *value;         /* KPN_SCALAR */
    bool plain;          /* not quoted */
    struct kpn_node **keys, **items;
    size_t count, capacity;
};
/* NULL with diagnostics.  Anchors, aliases, tags, duplicate keys, nesting
 * beyond 12 levels and more than one document are refused. */
struct kpn_node *kpn_yaml_parse(const struct kp_source *src);
void kpn_yaml_free(struct kpn_node *node);
const struct kpn_node *kpn_yaml_get(const struct kpn_node *map, const char *key);

/* ---- the config (config*.c) --------------------------------------------- */

#define KPN_MAX_TENSORS 64
#define KPN_MAX_PARAMS 128
#define KPN_MAX_NAMES 32
#define KPN_MAX_SHAPES 1024

enum kpn_init { KPN_NORMAL, KPN_UNIFORM, KPN_CONSTANT, KPN_ARANGE, KPN_ZEROS, KPN_INFINITIES };
/* What a workload's inputs are: as the config has them, or another distribution. */
enum kpn_values {
    KPN_VALUES_CONFIG,
    KPN_VALUES_NORMAL,
    KPN_VALUES_CONSTANT,
    KPN_VALUES_ZEROS,
    KPN_VALUES_LARGE,
    KPN_VALUES_SMALL,
    KPN_VALUES_INFINITIES
};
extern const char *const kpn_values_names[];
enum kpn_scalar { KPN_S_I32, KPN_S_I64, KPN_S_U32, KPN_S_U64, KPN_S_F32, KPN_S_F64 };

/* What is to be kept of each unit: what fits, all or nothing, so many of the newest. */
enum kpn_wish { KPN_AUTO, KPN_ALL, KPN_NEWEST };

struct kpn_tensor_spec {
    const char *name;
    const struct kpn_node *node;
    enum kpn_dtype dtype;
    const struct kpn_node *shape[KPN_MAX_DIMS], *strides[KPN_MAX_DIMS];
    size_t rank;
    bool has_strides, output, has_init;
    enum kpn_init init;
    double constant, scale;
    uint64_t seed;
};
enum kpn_param_kind { KPN_P_TENSOR, KPN_P_SCALAR, KPN_P_MAP };
struct kpn_param_spec {
    enum kpn_param_kind kind;
    const struct kpn_node *node;
    size_t tensor; /* index */
    enum kpn_scalar type;
    const struct kpn_node *value; /* NULL: real holds it */
    double real;
    const struct kpn_node *box[KPN_MAX_DIMS], *dims[KPN_MAX_DIMS], *strides[KPN_MAX_DIMS];
    size_t rank, dim_count, stride_count;
    int swizzle, interleave, l2, oob; /* enum CUtensorMap... values */
};
enum kpn_reference_kind { KPN_R_NONE, KPN_R_GEMM, KPN_R_ATTENTION, KPN_R_KERNEL, KPN_R_FILE };
/* What outputs are compared with beside the original's (config_reference.c). */
struct kpn_reference_spec {
    enum kpn_reference_kind kind;
    const struct kpn_node *node;   /* of the kind */
    size_t operand[4];             /* gemm: A, B, C; attention: Q, K, V, O; indices of tensors */
    bool transposed, causal, has_scale;
    double scale, tolerance;       /* tolerance < 0: by type and length */
    const char *file, *entry;      /* of the kernel */
    const struct kpn_node *file_node, *entry_node;
    const struct kpn_node *grid[3], *block[3], *shared; /* NULL: as the config's launch */
    const char *files[KPN_MAX_TENSORS]; /* by tensor */
};
/* The kernel for another type of a workload's tensors. */
struct kpn_dtype_kernel {
    const char *name; /* of the type */
    enum kpn_dtype dtype;
    const char *kernel, *entry; /* entry: NULL for the config's */
    const struct kpn_node *kernel_node, *entry_node;
    bool tensor[KPN_MAX_TENSORS]; /* those of that type */
};
/* Names and expressions that hold together: a shape. */
struct kpn_shape {
    const char *name[KPN_MAX_NAMES];
    int64_t value[KPN_MAX_NAMES];
    size_t count;
    const struct kpn_node *node;
    /* Of a generated one: what it is there for, the other names that it has; else NULL. */
    const char *workload, *why, *also;
    enum kpn_values values;
    double factor; /* of these */
    const struct kpn_dtype_kernel *other; /* another type, by another kernel; or NULL */
};
struct kpn_config {
    struct kp_source src;
    struct kp_str text;
    struct kpn_node *root;
    const char *kernel, *entry, *arch, *assembler;
    const struct kpn_node *kernel_node, *entry_node, *define_node, *sample_node;
    const char *options[16];
    size_t option_count;
    enum kpi_unit unit;
    enum kpi_strategy strategy;
    bool strategy_fixed; /* false: to be chosen */
    uint32_t ring, keep; /* 0: auto */
    enum kpn_wish wish;
    uint64_t newest; /* KPN_NEWEST: so many */
    const struct kpn_node *records_node, *trips_node;
    uint32_t warps;      /* as in kpi_options */
    bool in_place, separate, at_once, exact, early, only_kept;
    uint32_t place;    /* as in kpi_options */
    uint32_t bodies;   /* 0, 1: one */
    const char *split; /* as in kpi_options */
    enum kpi_pins_mode pins;
    enum kpi_store store;
    struct kpn_rule_list rules; /* marks from outside */
    const char *sample; /* NULL: chosen for the launch */
    const struct kpn_node *grid[3], *block[3], *cluster[3], *shared;
    const struct kpn_node *launch_node;
    struct kpn_shape *shapes;
    size_t shape_count, shape_capacity;
    struct kpn_shape *generated; /* the representative set (config_workloads.c) */
    size_t generated_count;
    bool representative; /* shapes is that set */
    struct kpn_dtype_kernel dtypes[8]; /* of the set; shapes point here */
    size_t dtype_count;
    const struct kpn_node *require[16];
    size_t require_count;
    KP_VEC(char *) texts; /* what generated shapes' names point to */
    struct kpn_tensor_spec tensors[KPN_MAX_TENSORS];
    size_t tensor_count;
    struct kpn_param_spec params[KPN_MAX_PARAMS];
    size_t param_count;
    /* A launch's useful work: expressions, and the type of its matrix products; or NULL. */
    const struct kpn_node *flops_node, *bytes_node;
    const char *work_type;
    uint32_t warmup, repeats, timeout;
    struct kpn_reference_spec reference;
    bool cold; /* the L2 is flushed before each timed launch */
};
/* KP_OK, or KP_MALFORMED / KP_FAILED with diagnostics. */
int kpn_config_read(const char *path, struct kpn_config *out);
/* The same from memory (borrowed for the life of out). */
int kpn_config_parse(const char *name, const char *text, size_t len, struct kpn_config *out);
void kpn_config_free(struct kpn_config *c);
/* Points at a place inside a scalar (or at the node). */
void kpn_error_in(const struct kpn_config *c, const struct kpn_node *n, size_t at,
                  size_t span, const char *fmt, ...) KP_PRINTF(5, 6);
/* One level of schema checking: fills found[i] for keys[i] ('!' before a name
 * makes it required).  `what` is for messages. */
bool kpn_map_read(const struct kpn_config *c, const struct kpn_node *map, const char *what,
                  const char *const *keys, const struct kpn_node **found);
/* False after a message when n is of another kind. */
bool kpn_want(const struct kpn_config *c, const struct kpn_node *n, enum kpn_kind kind,
              const char *what);
/* Index of a scalar's word in a NULL-terminated list, or -1 with a message. */
int kpn_word(const struct kpn_config *c, const struct kpn_node *n, const char *const *words,
             const char *what);
/* A scalar as a truth value, a finite number, a whole number of [min, max]; false
 * after a message. */
bool kpn_bool(const struct kpn_config *c, const struct kpn_node *n, bool *out);
bool kpn_real(const struct kpn_config *c, const struct kpn_node *n, double *out);
bool kpn_count(const struct kpn_config *c, const struct kpn_node *n, uint64_t min,
               uint64_t max, uint64_t *out);
/* 1..max expressions, a lone scalar counts as one. */
bool kpn_expr_list(const struct kpn_config *c, const struct kpn_node *n, const char *what,
                   size_t max, const struct kpn_node **out, size_t *count);
/* Sections of a config into c; false after a message. */
bool kpn_config_tensors(struct kpn_config *c, const struct kpn_node *n);
bool kpn_config_params(struct kpn_config *c, const struct kpn_node *n);
bool kpn_config_reference(struct kpn_config *c, const struct kpn_node *n);
/* The index of the tensor that a scalar names; false after a message. */
bool kpn_find_tensor(const struct kpn_config *c, const struct kpn_node *n, size_t *out);
/* A text of some length; false after a message. */
bool kpn_words_of(const struct kpn_config *c, const struct kpn_node *n, const char *what,
                  const char **out);
bool kpn_config_workloads(struct kpn_config *c, const struct kpn_node *n);
bool kpn_config_work(struct kpn_config *c, const struct kpn_node *n); /* work.c */
bool kpn_config_shapes(struct kpn_config *c, const struct kpn_node *shapes,
                       const struct kpn_node *sweep);

/* Evaluates a scalar over a shape and the definitions; false with a message. */
bool kpn_eval(const struct kpn_config *c, const struct kpn_shape *shape,
              const struct kpn_node *n, int64_t *out);
/* The same for text that stands in no file (an option): name is for messages. */
bool kpn_eval_text(const struct kpn_config *c, const struct kpn_shape *shape,
                   const char *text, int64_t *out, struct kpn_expr_error *err);

/* ---- tensors (tensor.c) ------------------------------------------------- */

struct kpn_tensor {
    const struct kpn_tensor_spec *spec;
    int64_t shape[KPN_MAX_DIMS], stride[KPN_MAX_DIMS]; /* elements */
    size_t rank, elements, bytes;                      /* bytes: first to last element */
    bool packed;                                       /* row-major, no gaps */
};
struct kpn_counts { /* of an output, element by element */
    uint64_t unwritten, nan, inf, zero, differ, first_differ;
};
/* Bytes of an element, and what a config calls it. */
size_t kpn_dtype_size(enum kpn_dtype t);
const char *kpn_dtype_name(enum kpn_dtype t);
extern const char *const kpn_dtype_names[];
extern const char *const kpn_init_names[];
/* Round to nearest, ties to even; NaN stays NaN. */
uint16_t kpn_bf16_from_float(float f);
uint16_t kpn_f16_from_float(float f);
/* Element i of a random tensor: normal has mean 0 and deviation 1 (the sum of
 * four uniforms), uniform is in [-1, 1).  Integer arithmetic and one
 * multiplication, so that every machine gives the same bits. */
double kpn_random_normal(uint64_t seed, uint64_t i);
double kpn_random_uniform(uint64_t seed, uint64_t i);
/* Fills t->bytes bytes at data (gaps get `gap`). */
void kpn_tensor_fill(const struct kpn_tensor *t, void *data, unsigned char gap);
/* Byte offset of the i-th element in row-major order. */
size_t kpn_tensor_offset(const struct kpn_tensor *t, size_t i);
/* NaN, Inf and zero among the elements of one buffer. */
void kpn_tensor_classify(const struct kpn_tensor *t, const void *data, struct kpn_counts *c);
/* Elements that differ in bits; elements that hold poison_a in a and poison_b
 * in b were written by neither launch. */
void kpn_tensor_compare(const struct kpn_tensor *t, const void *a, const void *b,
                        struct kpn_counts *c);
uint64_t kpn_tensor_unwritten(const struct kpn_tensor *t, const void *a, unsigned char poison_a,
                              const void *b, unsigned char poison_b);
/* Bytes between elements that no longer hold `gap`. */
uint64_t kpn_tensor_gaps(const struct kpn_tensor *t, const void *data, unsigned char gap);

/* How many probed bodies an entry of the map has. */
static inline uint32_t kpn_bodies(const json_t *entry)
{
    size_t n = json_array_size(json_object_get(entry, "bodies"));
    return n ? (uint32_t)n : 1;
}

/* ---- the plan of one shape (plan.c, sample.c) --------------------------- */

extern const struct kpn_limits kpn_sm90_limits;
/* For a dry run: sm_90's, or those of a target of AMD's. */
struct kpn_limits kpn_limits_for(const char *arch);

struct kpn_sample {
    uint32_t every, phase, first, limit; /* as in kpi_control */
    bool chosen;                         /* not asked for */
    uint64_t waves, spare; /* chosen: of the launch; the last one's places that stay empty */
};
struct kpn_param {
    const struct kpn_param_spec *spec;
    uint64_t bits;                        /* a scalar's */
    uint64_t dims[KPN_MAX_DIMS], strides[KPN_MAX_DIMS]; /* strides[0] is the element */
    uint32_t box[KPN_MAX_DIMS];
};
struct kpn_plan {
    const struct kpn_shape *shape;
    char *label;    /* "M8192-N8192-K8192" */
    uint32_t grid[3], block[3], cluster[3], shared;
    uint64_t ctas, threads;
    struct kpn_tensor_spec *specs; /* of the tensors, where the shape has values of its own */
    int64_t flops, bytes; /* of useful work; 0: not said */
    struct kpn_tensor tensors[KPN_MAX_TENSORS];
    struct kpn_param params[KPN_MAX_PARAMS];
};
/* Resolves every expression of c over a shape and checks what the launch and the
 * driver allow.  False after a message; free it in any case. */
bool kpn_plan_make(const struct kpn_config *c, const struct kpn_shape *shape,
                   struct kpn_plan *out);
void kpn_plan_free(struct kpn_plan *p);
/* For reports and traces; new references. */
json_t *kpn_plan_json(const struct kpn_config *c, const struct kpn_plan *p);
json_t *kpn_shape_json(const struct kpn_shape *s);
/* work.c: {"flops", "bytes", "type"} as far as said; NULL where nothing is. */
json_t *kpn_work_json(const struct kpn_config *c, const struct kpn_plan *p);
/* Evaluates them into the plan; false after a message. */
bool kpn_plan_work(const struct kpn_config *c, struct kpn_plan *out);

/* CTAs of a kernel that one SM holds at once, and what limits them. */
uint32_t kpn_occupancy(const struct kpn_limits *l, uint32_t threads, uint32_t registers,
                       uint32_t shared, const char **by);
struct kpn_ring {
    enum kpi_strategy strategy;
    bool separate;     /* as in kpi_options */
    uint32_t capacity; /* records kept of a unit */
    uint32_t slots;    /* of its ring in shared memory; 0: it has none */
    uint32_t bytes;    /* all rings of a CTA, rounded to 1 KiB */
    uint32_t ctas;     /* that an SM then holds */
    bool fewer;        /* than without the ring */
    bool all;          /* every record of a unit fits */
    char why[320];     /* the choice in words, or the refusal */
    char fits[160];    /* what would, where it is refused */
};
/* Records to keep of each of so many units in global memory: the largest power of
 * two up to 65536 with which all of them fit into a quarter of KPN_MAX_AREA, and at
 * least 32. */
uint32_t kpn_keep_choose(uint64_t units);
/* Bytes of a record area for so many units.  May exceed KPN_MAX_AREA. */
uint64_t kpn_area_bytes(uint64_t units, uint32_t capacity);
#define KPN_MAX_AREA (1ull << 30)

/* Parses "every 16 phase 3, cta < 132"; ids is how many CTAs (or clusters)
 * there are.  Messages point at node when it is given. */
bool kpn_sample_parse(const struct kpn_config *c, const struct kpn_shape *shape,
                      const char *text, const struct kpn_node *node, uint64_t ids,
                      struct kpn_sample *out);
/* About eight ids spread over the launch, none in the last wave, and at least one for each
 * probed body; in launches of few waves so many only that none holds up the end, or one for
 * each body. */
void kpn_sample_choose(uint64_t ids, uint64_t at_once, uint32_t bodies, struct kpn_sample *out);
/* What to expect of a chosen sample in a launch of few waves; owned, or NULL. */
char *kpn_sample_outlook(const struct kpn_sample *s);
/* Whether a CTA or cluster is probed; of `ids` how many; the expression in words
 * (owned), which kpn_sample_parse reads back. */
bool kpn_sampled(const struct kpn_sample *s, uint64_t id);
uint64_t kpn_sample_count(const struct kpn_sample *s, uint64_t ids);
char *kpn_sample_text(const struct kpn_sample *s, uint64_t ids);

/* ---- processes (spawn.c) ------------------------------------------------ */

/* SIGINT, SIGTERM and SIGHUP set a flag between these two, unless they were
 * ignored; a second one ends the program at once, temporary files removed.
 * The end passes SIGTERM and SIGHUP on to whoever handled them before. */
void kpn_signals_begin(void);
void kpn_signals_end(void);
/* A signal came since kpn_signals_begin. */
bool kpn_interrupted(void);
/* Runs argv (path in argv[0]); stdout and stderr into *out, at most 1 MiB.
 * KP_OK with the wait status in *status, KP_FAILED (cannot start, too long)
 * with a message, KP_INTERRUPTED. */
int kpn_spawn(char *const argv[], unsigned timeout, struct kp_str *out, int *status);
/* Runs work(ctx) in a fork and takes its JSON.  The child's result is returned;
 * a signal or the timeout is KP_FAILED with a message naming `what`. */
int kpn_child(const char *what, unsigned timeout, int (*work)(void *ctx, json_t **report),
              void *ctx, json_t **report);
/* In the child: what it does next, for messages about its end and progress. */
void kpn_phase(const char *text);

/* ---- the assembler (assemble.c) ----------------------------------------- */

struct kpn_assembler {
    char *path, *version; /* version: "13.0.88" */
    char *dir;            /* scratch directory, or NULL */
    bool llvm;            /* llvm-mc, or clang if there is no linker; else ptxas */
    char *linker, *readelf;
};
struct kpn_advisory {
    char *text;
    unsigned count;
};
struct kpn_code {
    struct kp_str image; /* the cubin */
    /* AMD: VGPRs with AGPRs, spilled VGPRs and SGPRs, scratch, LDS */
    uint32_t registers, spill_stores, spill_loads, stack, shared, barriers;
    uint32_t agprs, sgprs, wave; /* AMD; wave: 0 for others */
    bool cu_mode;
    KP_VEC(struct kpn_advisory) advisories;
    double ms; /* that the assembler took; 0: not known */
};
/* asked: the config's path or NULL; beside: the config's own path or NULL.
 * KP_OK; KP_NODEVICE with a message when there is none. */
int kpn_assembler_find(const char *asked, const char *beside, bool quiet,
                       struct kpn_assembler *out);
/* The same for AMD's targets ("gfx942"): LLVM's; for others, as above. */
int kpn_assembler_for(const char *arch, const char *asked, const char *beside, bool quiet,
                      struct kpn_assembler *out);
/* "ptxas", "llvm-mc" or "clang". */
const char *kpn_assembler_name(const struct kpn_assembler *a);
/* Makes the scratch directory; before a fork whose child will assemble. */
bool kpn_assembler_prepare(struct kpn_assembler *a);
void kpn_assembler_free(struct kpn_assembler *a);
/* Bytes into a file of a scratch directory; false after a message. */
bool kpn_write_scratch(const char *path, const char *text, size_t len);
/* ptxas -v with these options on a text; `what` is for messages.  KP_OK; KP_FAILED
 * with the assembler's own words and the command; KP_INTERRUPTED. */
int kpn_assemble(struct kpn_assembler *a, const char *what, const char *ptx, size_t len,
                 const char *arch, const char *const *options, size_t option_count,
                 const char *entry, struct kpn_code *out);
void kpn_code_free(struct kpn_code *c);
/* What the assembler said (-v); lines about other entries are left out. */
void kpn_code_parse(const char *text, const char *entry, struct kpn_code *out);
json_t *kpn_code_json(const struct kpn_code *c);
/* Advisories of b beyond those of a: [{"text","original","probed"}]. */
json_t *kpn_advisories_diff(const struct kpn_code *a, const struct kpn_code *b);

/* What the probes did to the code, one line each: spills, stack, occupancy and
 * advisories.  More registers alone are no change while these stay. */
json_t *kpn_changes(const struct kpn_code *a, const struct kpn_code *b, int occupancy_a,
                    int occupancy_b);

/* ---- devices (device.h) --------------------------------------------------- */

/* {"name","capability","sms","driver","clock_mhz",...} */
json_t *kpn_gpu_json(const struct kpn_gpu_info *i);
bool kpn_gpu_from_json(const json_t *j, struct kpn_gpu_info *out);

/* ---- one shape on the device, in the child (shape.c and below) ----------- */

struct kpn_build { /* what a shape launches */
    const struct kpn_code *original, *probed;
    const json_t *map;     /* the entry's part of the map */
    bool fell; /* a launch that should have counted */
    json_t *records;       /* the plan, as the report says it; or NULL */
    struct kpn_ring ring;
    uint32_t units, warps_per_unit;
    bool cluster;
    bool at_once; /* records of a loop are not stored together */
};
struct kpn_job {
    const struct kpn_config *config;
    const struct kpn_plan *plan;
    const struct kpn_build *build;
    const struct kpn_options *options;
    const char *sample_text; /* from the option or the config, or NULL */
    const char *arch;        /* the kernel's; NULL: NVIDIA's */
    uint32_t repeats;
    const json_t *calibration, *provenance; /* provenance: info block skeleton */
    const char *assembler_version;
    struct kp_out *trace;
    const struct kpn_code *reference; /* the reference's kernel, assembled; or NULL */
    const char *reference_entry;
    /* {"assembler", "kernel", "ceilings"}: of the baseline record; or NULL */
    const json_t *origin;
    uint32_t few[3]; /* the grid of the candidate's timed launches; few[0] 0: the plan's */
};
struct kpn_buffer {
    kpn_addr base, data;
    size_t bytes;
};
struct kpn_kernel {
    void *module, *fn;
    int occupancy;
    struct kpn_function_info info;
};
struct kpn_session {
    const struct kpn_job *job;
    const struct kpn_gpu_ops *ops;
    struct kpn_gpu *gpu;
    struct kpn_gpu_info info;
    struct kpn_launch launch, probed_launch;
    struct kpn_kernel original, probed;
    kpn_addr control;
    size_t control_bytes;
    struct kpn_buffer tensors[KPN_MAX_TENSORS], area, stamps, controls;
    unsigned char *inputs[KPN_MAX_TENSORS]; /* host copies; NULL: poisoned output */
    void *params[KPN_MAX_PARAMS];
    uint64_t scalars[KPN_MAX_PARAMS];
    unsigned char *maps; /* KPN_MAX_PARAMS x 128, aligned */
    struct kpn_sample sample;
    uint64_t ids;        /* CTAs or clusters to sample from */
    size_t area_bytes;   /* as given to the device */
    bool damaged, inputs_changed, differs;
    bool wrong;     /* an output is not what the reference says */
    kpn_addr flush; /* written to between launches; 0: the L2 stays hot */
    size_t flush_bytes;
    uint64_t allocated, allocations; /* bytes with guards, and how often */
    json_t *timing, *clocks;         /* of the last measurement; owned, or NULL */
    json_t *reference;               /* what the reference said; owned, or NULL */
};
/* KPN_V_BODY and those behind it: all CTAs run that one of several probed bodies. */
enum kpn_variant {
    KPN_V_DEFAULT,
    KPN_V_ALL,
    KPN_V_NONE,
    KPN_V_BODY,
    KPN_V_COUNT = KPN_V_BODY + KPT_MAX_BODIES
};

/* Do the units of that entry of a map compute their places? (kpi_area_head) */
static inline bool kpn_places_computed(const json_t *entry)
{
    const char *places = json_string_value(json_object_get(entry, "places"));
    return places && strcmp(places, "computed") == 0;
}

/* For kpn_child: does all of a kpn_job and writes its trace (not committed).
 * KP_OK, KP_LOSSY, KP_CHECK, KP_NODEVICE or KP_FAILED, with messages. */
int kpn_shape_run(void *job, json_t **report);

/* The start of a child: an empty *report, and the device of s->ops opened.  KP_OK,
 * KP_NODEVICE or KP_FAILED, with messages. */
int kpn_session_begin(struct kpn_session *s, json_t **report);
/* Memory, parameters and both kernels of s->job on the open device s->gpu.
 * False after a message. */
bool kpn_session_open(struct kpn_session *s);
/* Gives all of it back, the device too. */
void kpn_session_close(struct kpn_session *s);
/* Every buffer has 4 KiB of pattern before and after it.  How many bytes of both
 * guards changed, which are put right again; first: distance from the buffer's
 * start. */
bool kpn_guard_check(struct kpn_session *s, const struct kpn_buffer *b, uint64_t *changed,
                     int64_t *first);
/* Queued, not waited for; false: a device call failed.  The variant (which CTAs the
 * probed kernel samples) holds for the launches after it. */
bool kpn_set_variant(struct kpn_session *s, enum kpn_variant v);
bool kpn_launch_original(struct kpn_session *s);
/* Of units that claim their place or compute it: the next launch's do so afresh.  What stands
 * there stays: zero it, too, where units that do not come to their end are to be told. */
bool kpn_area_reset(const struct kpn_gpu_ops *ops, struct kpn_gpu *gpu, kpn_addr area);
bool kpn_launch_probed(struct kpn_session *s);
/* Where the config wants a cold L2: a buffer larger than it, and (queued) all of it written.
 * False after a message. */
bool kpn_flush_open(struct kpn_session *s);
bool kpn_flush(struct kpn_session *s);

/* Launches that are checked; false: a device call failed.  s->damaged,
 * s->differs and s->inputs_changed say what came of it. */
bool kpn_verify(struct kpn_session *s, json_t **report);
/* After the timed launches: the original, and the launch whose records are kept.
 * Renews the verdict in what kpn_verify reported. */
bool kpn_verify_again(struct kpn_session *s, json_t *report);
/* Times original and probed in turns: the report's "measured"; s->timing and s->clocks. */
bool kpn_measure(struct kpn_session *s, json_t **measured);
/* Reads records and stamps of the last probed launch. */
struct kpn_capture {
    unsigned char *area;
    size_t used;
    struct kpi_area_head head;
    struct kpt_stamp *stamps;
    size_t stamp_count;
    KP_VEC(const unsigned char *) units; /* sorted by CTA and unit */
    uint64_t records_kept, records_overwritten, ctas, missing_stamps;
    uint64_t unsure; /* readings of a short clock that may be off by a round of it */
    uint64_t unfinished; /* units that claimed their place and never drained */
};
/* What a launch makes possible. */
struct kpn_bounds {
    const struct kpn_sample *sample;
    bool cluster;
    uint64_t ctas;
    uint32_t cluster_ctas, units, capacity, regions;
    bool shared; /* records may be of kind KPT_SHARED */
    bool placed; /* each unit has a place of KPI_PLACE_BYTES(capacity) */
    const uint64_t *const *bodies; /* by probed body, the regions that it records; NULL: one */
    uint32_t body_count;
    bool signature; /* records' tags have AMD's signatures */
};
/* False after a message; free it in any case. */
bool kpn_capture_launch(struct kpn_session *s, struct kpn_capture *out);
/* Walks the area; every count in it is checked.  False: what is wrong in why. */
bool kpn_capture_walk(struct kpn_capture *c, const struct kpn_bounds *bounds, char why[200]);
/* The report's "records". */
json_t *kpn_capture_json(const struct kpn_capture *c, const struct kpn_session *s);
/* Probed against unprobed CTAs, and the clock rate, from the stamps. */
json_t *kpn_stamps_json(const struct kpn_capture *c, const struct kpn_session *s);
/* A whole trace to f.  KP_OK, or KP_FAILED with a message. */
int kpn_capture_write(const struct kpn_capture *c, size_t units_of_cta, FILE *f,
                      json_t *info);
void kpn_capture_free(struct kpn_capture *c);

/* Percentile of sorted values by linear interpolation; NAN of none (stats.c). */
double kpn_percentile(const double *sorted, size_t n, double p);
void kpn_sort(double *v, size_t n);

/* ---- calibration (calibrate.c, calibrate_engine.c) ----------------------- */

/* A device with the buffers that the calibration kernels write to. */
struct kpn_bench {
    const struct kpn_gpu_ops *ops;
    struct kpn_gpu *gpu;
    struct kpn_gpu_info info;
    struct kpn_assembler *assembler;
    void *fn;
    kpn_addr control, area, stamps;
    size_t control_bytes, area_bytes;
};
/* The text's first lines. */
void kpn_bench_header(const struct kpn_gpu_info *info, struct kp_str *out);
/* Loads what was assembled with probes; b->fn and b->control are those of `entry`. */
bool kpn_bench_load(struct kpn_bench *b, const struct kpn_code *code, const char *entry,
                    void **module);
/* b->fn, one CTA, all of its units recording or none, and waits for it. */
bool kpn_bench_launch(struct kpn_bench *b, uint32_t threads, bool probed, void **params);
/* The records of unit 0 in time order, whose ring of `capacity` is full; how many it made;
 * the CTA's cycles.  False after a message. */
bool kpn_bench_read(struct kpn_bench *b, uint32_t capacity, struct kpt_record *records,
                    uint64_t *count, uint64_t *cycles);
/* What falls inside a region of dependent work, whose records in a loop are stored together
 * (inside[0]) or at once (inside[1]): {"arithmetic", "special", "memory", and each
 * with "_pinned": {"cycles" (beyond its links, of those that begin as another ends: the mean),
 * "first" (of the one that begins by itself), "lo", "hi" (of all), "early" (cycles from the read
 * of its END to its result), "link" (cycles), "whole" (that a record costs the loop),
 * "eight_warps": {the same}}}; and the cycles of a probed CTA beside its records {"cycles",
 * "lo", "hi"}.  New references, or NULL, whatever the status. */
int kpn_calibrate_chains(struct kpn_bench *b, json_t *inside[2], json_t **prologue);
/* {"skew_cycles" (of the warps of an SM: "median", "p5", "p95", "one_way"), "cycles_per_ns"
 * ("median", "p5", "p95", "drift", "over_ms")}; *advances: both clocks do. */
int kpn_calibrate_clocks(struct kpn_bench *b, json_t **out, bool *advances);
/* The tensor core's rate: {"flops_per_cycle" (of one SM, dense bf16), "lo", "hi",
 * "method"}; NULL on a device whose matrix instructions it does not know. */
int kpn_calibrate_tensor(struct kpn_bench *b, json_t **out);
/* In a child: {"record_cost" (cycles), "lo", "hi", "method", "key", "units",
 * "engines", "device"}. */
struct kpn_calibration_job {
    const struct kpn_gpu_ops *ops;
    struct kpn_assembler *assembler;
    const char *path;    /* of one that was measured before, or NULL: it is measured */
    const json_t *given; /* what path holds */
};
/* Whether its key is of this device, driver and assembler. */
bool kpn_calibration_fits(const json_t *calibration, const struct kpn_gpu_info *gpu,
                          const char *assembler_version);
int kpn_calibrate_child(void *job, json_t **report);
/* Costs from consecutive record clocks; exported for its test. */
void kpn_record_costs(const struct kpt_record *r, size_t n, double *out);

/* ---- reports (report.c) -------------------------------------------------- */

/* {"schema_version","tool","command"}. */
json_t *kpn_report_head(const char *command);
/* Number with `digits` digits after the point. */
json_t *kpn_json_rounded(double v, int digits);

/* ---- reading a report for printing ------------------------------------------- */

static inline const json_t *kpn_at(const json_t *o, const char *key)
{
    return json_object_get(o, key);
}

/* "" where there is none. */
static inline const char *kpn_text(const json_t *o, const char *key)
{
    const char *s = json_string_value(kpn_at(o, key));
    return s ? s : "";
}

static inline long long kpn_whole(const json_t *o, const char *key)
{
    return (long long)json_integer_value(kpn_at(o, key));
}

#endif
