#include "instrument/amd/class.h"

const char *const kpi_amd_class_names[KPI_AMD_CLASSES] = {
    [KPI_AMD_CONTROL] = "control", [KPI_AMD_SALU] = "salu",
    [KPI_AMD_VALU] = "valu",       [KPI_AMD_FLOAT] = "float",
    [KPI_AMD_TENSOR] = "tensor",   [KPI_AMD_SCALAR_MEMORY] = "scalar_memory",
    [KPI_AMD_LOAD] = "load",       [KPI_AMD_STORE] = "store",
    [KPI_AMD_ATOMIC] = "atomic",   [KPI_AMD_LDS] = "lds",
    [KPI_AMD_BARRIER] = "barrier", [KPI_AMD_WAIT] = "wait",
};

/* Names by how they begin; the first that fits counts. */
static const struct {
    const char *prefix;
    enum kpi_amd_class class;
} table[] = {
    {"v_mfma", KPI_AMD_TENSOR},
    {"v_smfmac", KPI_AMD_TENSOR},
    {"v_wmma", KPI_AMD_TENSOR},
    {"v_swmmac", KPI_AMD_TENSOR},
    {"s_barrier", KPI_AMD_BARRIER},
    {"s_get_barrier", KPI_AMD_BARRIER},
    {"s_waitcnt_depctr", KPI_AMD_CONTROL},
    {"s_wait_alu", KPI_AMD_CONTROL},
    {"s_wait_event", KPI_AMD_CONTROL},
    {"s_wait", KPI_AMD_WAIT},
    {"s_load", KPI_AMD_SCALAR_MEMORY},
    {"s_buffer_", KPI_AMD_SCALAR_MEMORY},
    {"s_store", KPI_AMD_SCALAR_MEMORY},
    {"s_scratch", KPI_AMD_SCALAR_MEMORY},
    {"s_atomic", KPI_AMD_SCALAR_MEMORY},
    {"s_memtime", KPI_AMD_SCALAR_MEMORY},
    {"s_memrealtime", KPI_AMD_SCALAR_MEMORY},
    {"s_dcache", KPI_AMD_SCALAR_MEMORY},
    {"ds_", KPI_AMD_LDS},
    {"lds_", KPI_AMD_LDS},
    {"buffer_wb", KPI_AMD_CONTROL},
    {"buffer_inv", KPI_AMD_CONTROL},
    {"buffer_gl", KPI_AMD_CONTROL},
    {"global_wb", KPI_AMD_CONTROL},
    {"global_inv", KPI_AMD_CONTROL},
    {"s_branch", KPI_AMD_CONTROL},
    {"s_cbranch", KPI_AMD_CONTROL},
    {"s_subvector", KPI_AMD_CONTROL},
    {"s_endpgm", KPI_AMD_CONTROL},
    {"s_setpc", KPI_AMD_CONTROL},
    {"s_swappc", KPI_AMD_CONTROL},
    {"s_call", KPI_AMD_CONTROL},
    {"s_nop", KPI_AMD_CONTROL},
    {"s_sleep", KPI_AMD_CONTROL},
    {"s_clause", KPI_AMD_CONTROL},
    {"s_delay_alu", KPI_AMD_CONTROL},
    {"s_setprio", KPI_AMD_CONTROL},
    {"s_setreg", KPI_AMD_CONTROL},
    {"s_getreg", KPI_AMD_CONTROL},
    {"s_sendmsg", KPI_AMD_CONTROL},
    {"s_trap", KPI_AMD_CONTROL},
    {"s_sethalt", KPI_AMD_CONTROL},
    {"s_icache", KPI_AMD_CONTROL},
    {"s_inst_prefetch", KPI_AMD_CONTROL},
    {"s_prefetch", KPI_AMD_CONTROL},
    {"s_set_inst_prefetch", KPI_AMD_CONTROL},
    {"s_mov", KPI_AMD_CONTROL},
    {"v_mov", KPI_AMD_CONTROL},
    {"v_nop", KPI_AMD_CONTROL},
    {"v_accvgpr", KPI_AMD_CONTROL},
    {"s_", KPI_AMD_SALU},
};
static const char *const memories[] = {"global_", "buffer_", "flat_",   "scratch_",
                                       "tbuffer_", "image_", "cluster_"};

static bool holds(const struct kp_source *src, struct kpi_span op, const char *word)
{
    return memmem(src->text + op.at, op.len, word, strlen(word)) != NULL;
}

/* Does arithmetic on floating numbers: "v_add_f32", "v_pk_fma_f16", "v_exp_bf16". */
static bool is_float(const struct kp_source *src, struct kpi_span op)
{
    static const char *const verbs[] = {"add",  "sub", "mul", "fma",  "mac", "mad",   "max", "min",
                                        "exp",  "log", "rcp", "sqrt", "rsq", "sin",   "cos", "dot",
                                        "med3", "div", "ldexp", "maximum", "minimum"};
    if (!holds(src, op, "_f16") && !holds(src, op, "_f32") && !holds(src, op, "_f64") &&
        !holds(src, op, "_bf16"))
        return false;
    if (holds(src, op, "_cvt_") || holds(src, op, "_cmp"))
        return false;
    for (size_t i = 0; i < KP_COUNT(verbs); i++)
        if (holds(src, op, verbs[i]))
            return true;
    return false;
}

enum kpi_amd_class kpi_amd_class_of(const struct kp_source *src, struct kpi_span op)
{
    for (size_t i = 0; i < KP_COUNT(table); i++)
        if (kpi_starts(src, op, table[i].prefix))
            return table[i].class;
    for (size_t i = 0; i < KP_COUNT(memories); i++) {
        if (!kpi_starts(src, op, memories[i]))
            continue;
        return holds(src, op, "_store")                              ? KPI_AMD_STORE
               : holds(src, op, "_atomic") || holds(src, op, "_cmpswap") ? KPI_AMD_ATOMIC
                                                                     : KPI_AMD_LOAD;
    }
    return is_float(src, op) ? KPI_AMD_FLOAT : KPI_AMD_VALU;
}

long long kpi_amd_bytes_of(const struct kp_source *src, struct kpi_span op)
{
    static const struct {
        const char *word;
        long long bytes;
    } widths[] = {
        {"_dwordx16", 64}, {"_dwordx8", 32}, {"_dwordx4", 16}, {"_dwordx3", 12}, {"_dwordx2", 8},
        {"_dword", 4},     {"_b128", 16},    {"_b96", 12},     {"_b64", 8},      {"_b32", 4},
        {"_b16", 2},       {"_b8", 1},       {"_b512", 64},    {"_b256", 32},    {"_u16", 2},
        {"_i16", 2},       {"_u8", 1},       {"_i8", 1},       {"byte", 1},      {"short", 2},
        {"_u64", 8},       {"_u32", 4},      {"_i32", 4},      {"_f32", 4},      {"_f64", 8},
        {"_f16", 2},       {"_bf16", 2},
    };
    long long times = holds(src, op, "2st64_") || holds(src, op, "read2_") ||
                              holds(src, op, "write2_") || holds(src, op, "_2addr_")
                          ? 2
                          : 1;
    for (size_t i = 0; i < KP_COUNT(widths); i++)
        if (holds(src, op, widths[i].word))
            return times * widths[i].bytes;
    return -1;
}
