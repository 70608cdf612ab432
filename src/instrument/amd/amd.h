/*
 * What the files for AMDGCN share: the target, the kernels' descriptors and what of
 * the text cannot be seen through.
 *
 * The text of a kernel is read as the assembler reads it: macros, .rept, .irp, .if and
 * symbols are resolved.  A statement that comes from such a thing, or whose operands name
 * symbols, has its spans in a tail of text that lies behind the file's own bytes: offsets
 * of kpi_text.src->len and more (src->len is the file's length).  So kpi_text.stmts hold
 * plain instructions in the order of flow, with literal registers.  Text can only be
 * inserted at offsets in the file; kpi_origin() says where a statement of the tail stands.
 */
#ifndef KP_INSTRUMENT_AMD_H
#define KP_INSTRUMENT_AMD_H

#include "instrument/internal.h"

/* A number in a descriptor or in metadata. */
struct kpi_amd_value {
    struct kpi_span at; /* the number's or the expression's text; len 0: not given */
    bool known;         /* its value could be found */
    uint64_t value;
};

/* `.amdhsa_...` of one kernel. */
enum kpi_amd_field {
    KPI_AMD_NEXT_FREE_VGPR,
    KPI_AMD_NEXT_FREE_SGPR,
    KPI_AMD_ACCUM_OFFSET,
    KPI_AMD_GROUP_SEGMENT,
    KPI_AMD_PRIVATE_SEGMENT,
    KPI_AMD_KERNARG_SIZE,
    KPI_AMD_USER_SGPR_COUNT,
    KPI_AMD_USER_SGPR_PRIVATE_SEGMENT_BUFFER,
    KPI_AMD_USER_SGPR_DISPATCH_PTR,
    KPI_AMD_USER_SGPR_QUEUE_PTR,
    KPI_AMD_USER_SGPR_KERNARG_SEGMENT_PTR,
    KPI_AMD_USER_SGPR_DISPATCH_ID,
    KPI_AMD_USER_SGPR_FLAT_SCRATCH_INIT,
    KPI_AMD_USER_SGPR_PRIVATE_SEGMENT_SIZE,
    KPI_AMD_PRELOAD_LENGTH,
    KPI_AMD_PRELOAD_OFFSET,
    KPI_AMD_ENABLE_PRIVATE_SEGMENT,
    KPI_AMD_WORKGROUP_ID_X,
    KPI_AMD_WORKGROUP_ID_Y,
    KPI_AMD_WORKGROUP_ID_Z,
    KPI_AMD_WORKGROUP_INFO,
    KPI_AMD_WORKITEM_ID,
    KPI_AMD_WAVEFRONT_SIZE32,
    KPI_AMD_WORKGROUP_PROCESSOR_MODE,
    KPI_AMD_RESERVE_VCC,
    KPI_AMD_RESERVE_FLAT_SCRATCH,
    KPI_AMD_RESERVE_XNACK_MASK,
    KPI_AMD_SHARED_VGPR_COUNT,
    KPI_AMD_TG_SPLIT,
    KPI_AMD_FIELDS
};

/* Keys of the kernel's entry in `amdhsa.kernels`. */
enum kpi_amd_key {
    KPI_AMD_META_VGPR_COUNT,
    KPI_AMD_META_AGPR_COUNT,
    KPI_AMD_META_SGPR_COUNT,
    KPI_AMD_META_GROUP_SEGMENT,
    KPI_AMD_META_PRIVATE_SEGMENT,
    KPI_AMD_META_KERNARG_SIZE,
    KPI_AMD_META_WAVEFRONT_SIZE,
    KPI_AMD_META_MAX_WORKGROUP,
    KPI_AMD_META_VGPR_SPILLS,
    KPI_AMD_META_SGPR_SPILLS,
    KPI_AMD_KEYS
};

struct kpi_amd_arg {
    struct kpi_span name, kind; /* .name (may be missing), .value_kind */
    uint64_t offset, bytes;
};

struct kpi_amd_kernel {
    uint32_t function;        /* index into kpi_text.functions, or KPI_NO_FUNCTION: no code */
    struct kpi_span name;     /* behind .amdhsa_kernel */
    struct kpi_span block;    /* from the line of .amdhsa_kernel to behind that of its end */
    size_t block_end_line;    /* where the line of .end_amdhsa_kernel starts */
    size_t block_end;         /* .end_amdhsa_kernel itself */
    bool in_tail;             /* a macro made it (amd/made.c) */
    uint64_t more[KPI_AMD_FIELDS]; /* in_tail: what the probes add to its fields */
    bool adds;                     /* in_tail: some do */
    struct kpi_amd_value fields[KPI_AMD_FIELDS];
    bool has_metadata;
    struct kpi_amd_value keys[KPI_AMD_KEYS];
    uint64_t reqd[3];         /* .reqd_workgroup_size; 0: not given */
    KP_VEC(struct kpi_amd_arg) args;
    uint32_t user_sgprs;      /* where the workgroup's ids begin (gfx9 to gfx11) */
    unsigned wave;            /* 32 or 64 */
    uint64_t raised[KPI_AMD_KEYS]; /* what metadata must say at least, with probes; 0: as it does */
    bool preload_header;      /* its code starts with the 256 bytes for old firmware */
    uint32_t entry_stmt;      /* of kpi_text.stmts: a prologue goes before it */
};

struct kpi_amd_problem {
    uint32_t function; /* KPI_NO_FUNCTION: of the whole text */
    struct kpi_span at;
    const char *why; /* static */
};

/* Where a statement's line starts in the file, and the line after it (of the outermost use
 * for one in the tail). */
struct kpi_amd_place {
    size_t line, next;
    bool made; /* by a macro or a repetition: text put there is not beside it alone.  A statement
                * of the tail that is not made has its line to itself, with symbols in it. */
};

struct kpi_amd_origin {
    size_t from, at; /* offset in the tail; in the file */
};

/* Bytes of the tail as they stand in a macro's body, which may be in the tail itself. */
struct kpi_amd_copy {
    size_t from, len, source;
};

struct kpi_amd {
    struct kp_source source; /* what kpi_text.src points to */
    struct kp_str text;      /* its bytes, the tail too */
    KP_VEC(struct kpi_amd_origin) origins;
    KP_VEC(struct kpi_amd_copy) copies; /* of what makes descriptors only */
    char gfx[16];                   /* "gfx942"; empty: the text does not say */
    unsigned major, minor, stepping; /* 9, 4, 2 */
    struct kpi_span target_id;      /* "amdgcn-amd-amdhsa--gfx942:xnack-", without quotes */
    unsigned code_object;           /* .amdhsa_code_object_version; 0: not given */
    struct kpi_span metadata;       /* lines of .amdgpu_metadata to its end, or len 0 */
    KP_VEC(struct kpi_amd_kernel) kernels;
    KP_VEC(struct kpi_amd_problem) problems; /* by function; of the whole text: first */
    uint32_t *kernel_of;                     /* by function: index into kernels plus 1, or 0 */
    KP_VEC(struct kpi_amd_place) places; /* by statement of kpi_text */
};

void kpi_amd_free(struct kpi_amd *amd);

/* "next_free_vgpr". */
const char *kpi_amd_field_name(enum kpi_amd_field field);
/* The kernel of this function, or NULL. */
struct kpi_amd_kernel *kpi_amd_kernel_of(const struct kpi_text *t, const struct kpi_function *f);
/* What of the whole text and of this function cannot be followed, one after the other: begin with
 * *at = 0.  NULL: no more. */
const struct kpi_amd_problem *kpi_amd_next_problem(const struct kpi_text *t, uint32_t function,
                                                   size_t *at);
/* Does it stand behind the file's own bytes? */
static inline bool kpi_amd_in_tail(const struct kpi_text *t, size_t offset)
{
    return offset >= t->src->len;
}

/* Does anything in the text but its own definition name this function?  (clang's OpenCL leaves a
 * function of each kernel that nothing calls.) */
bool kpi_amd_is_named(const struct kpi_text *t, const struct kpi_function *f);

/* Where in the file the byte at `offset` was written, in a macro's body if one made it.  False:
 * it came by an argument, an included file or \@, or its expansion makes no descriptor. */
bool kpi_amd_written_at(const struct kpi_text *t, size_t offset, size_t *at);

/* Where in the file marks round the statements [first, last] of f can go.  False: a macro or a
 * repetition makes statements on both sides. */
bool kpi_amd_mark_places(const struct kpi_text *t, const struct kpi_function *f, uint32_t first,
                         uint32_t last, size_t *begin, size_t *end);

extern const struct kpi_target kpi_target_amd;

/* Each as its member of kpi_target (amd/read.c, amd/flow.c, amd/inspect.c). */
bool kpi_amd_claims(const struct kp_source *src);
int kpi_amd_read(const struct kp_source *src, struct kpi_text *out);
int kpi_amd_check(const struct kpi_text *text, const struct kpi_function *f);
json_t *kpi_amd_inspect(const struct kpi_text *text);

#endif
