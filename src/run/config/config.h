/*
 * config: what a run is to do, as its YAML says it; expressions stay nodes.
 */
#ifndef KP_RUN_CONFIG_H
#define KP_RUN_CONFIG_H

#include "instrument/instrument.h"
#include "run/device/device.h"
#include "run/config/expr.h"
#include "run/config/rules_file.h"
#include "run/config/yaml.h"

#define KPN_MAX_TENSORS 64
#define KPN_MAX_PARAMS 128
#define KPN_MAX_PARAM_BYTES 32764u /* all of a kernel's: CUDA 12.1, sm_70 */
#define KPN_MAX_NAMES 32
#define KPN_MAX_SHAPES 1024

enum kpn_init {
    KPN_NORMAL,
    KPN_UNIFORM,
    KPN_CONSTANT,
    KPN_ARANGE,
    KPN_ZEROS,
    KPN_INFINITIES,
    KPN_CONTENTS /* of a file */
};
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
enum kpn_scalar {
    KPN_S_I32,
    KPN_S_I64,
    KPN_S_U32,
    KPN_S_U64,
    KPN_S_F32,
    KPN_S_F64,
    KPN_S_I8,
    KPN_S_U8,
    KPN_S_I16,
    KPN_S_U16
};
extern const char *const kpn_scalar_names[];

/* What is to be kept of each unit: what fits, all or nothing, so many of the newest. */
enum kpn_wish { KPN_AUTO, KPN_ALL, KPN_NEWEST };

struct kpn_tensor_spec {
    const char *name;
    const struct kpn_node *node;
    enum kpn_dtype dtype;
    const struct kpn_node *shape[KPN_MAX_DIMS], *strides[KPN_MAX_DIMS];
    size_t rank;
    bool has_strides, output, has_init, restore;
    enum kpn_init init;
    double constant, scale;
    uint64_t seed;
    const char *file; /* KPN_CONTENTS: its name, in the config's text */
};
enum kpn_param_kind { KPN_P_TENSOR, KPN_P_SCALAR, KPN_P_MAP, KPN_P_BYTES };
/* A word of a parameter's bytes that is the address of a tensor's byte. */
struct kpn_address {
    size_t param, tensor;
    uint64_t at, offset;
    const struct kpn_node *node;
};
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
    const char *file;  /* KPN_P_BYTES: whose bytes, from `from` on, `size` of them */
    uint64_t from, size;
};
enum kpn_reference_kind { KPN_R_NONE, KPN_R_GEMM, KPN_R_ATTENTION, KPN_R_KERNEL, KPN_R_FILE };
/* What outputs are compared with beside the original's (config/reference.c). */
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
    bool unit_fixed; /* it, or what depends on it, is in the config */
    enum kpi_strategy strategy;
    bool strategy_fixed; /* false: to be chosen */
    uint32_t ring, keep; /* 0: auto */
    enum kpn_wish wish;
    uint64_t newest; /* KPN_NEWEST: so many */
    const struct kpn_node *records_node, *trips_node;
    uint32_t warps;      /* as in kpi_options */
    bool in_place, separate, at_once, exact, early, only_kept, slim;
    bool turns_fixed, turns; /* turns: as in kpi_options, where it is not kperf's choice */
    bool turns_always;       /* also where few CTAs are probed */
    uint32_t place;    /* as in kpi_options */
    uint32_t bodies;   /* 0, 1: one */
    const char *split; /* as in kpi_options */
    enum kpi_pins_mode pins;
    enum kpi_store store;
    struct kpn_rule_list rules; /* marks from outside */
    const char *sample; /* NULL: chosen for the launch */
    const struct kpn_node *grid[3], *block[3], *cluster[3], *shared;
    bool cooperative; /* launched as one that waits for its whole grid */
    const struct kpn_node *launch_node;
    struct kpn_shape *shapes;
    size_t shape_count, shape_capacity;
    struct kpn_shape *generated; /* the representative set (config/axes.c) */
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
    KP_VEC(struct kpn_address) addresses; /* in parameters of bytes */
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
/* recorded.c */
bool kpn_config_bytes(struct kpn_config *c, const struct kpn_node *n, size_t param);
/* The index of the tensor that a scalar names; false after a message. */
bool kpn_find_tensor(const struct kpn_config *c, const struct kpn_node *n, size_t *out);
/* A text of some length; false after a message. */
bool kpn_words_of(const struct kpn_config *c, const struct kpn_node *n, const char *what,
                  const char **out);
bool kpn_config_workloads(struct kpn_config *c, const struct kpn_node *n);
bool kpn_config_work(struct kpn_config *c, const struct kpn_node *n); /* work.c */
bool kpn_config_shapes(struct kpn_config *c, const struct kpn_node *shapes,
                       const struct kpn_node *sweep);

/* Whether a shape has every NAME=VALUE of one of the lists, which a NULL ends; true where there is
 * none. -1 for a malformed list, which is left in bad. */
int kpn_shape_matches(const struct kpn_shape *s, const char *const *only, const char **bad);
/* Evaluates a scalar over a shape and the definitions; false with a message. */
bool kpn_eval(const struct kpn_config *c, const struct kpn_shape *shape,
              const struct kpn_node *n, int64_t *out);
/* The same for text that stands in no file (an option): name is for messages. */
bool kpn_eval_text(const struct kpn_config *c, const struct kpn_shape *shape,
                   const char *text, int64_t *out, struct kpn_expr_error *err);

#endif
