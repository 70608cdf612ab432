/*
 * Descriptors of AMDGCN kernels: .amdhsa_kernel blocks and the target.
 */
#include "instrument/amd/reader.h"

#include "instrument/amd/metadata.h"

static const char *const fields[KPI_AMD_FIELDS] = {
    [KPI_AMD_NEXT_FREE_VGPR] = "next_free_vgpr",
    [KPI_AMD_NEXT_FREE_SGPR] = "next_free_sgpr",
    [KPI_AMD_ACCUM_OFFSET] = "accum_offset",
    [KPI_AMD_GROUP_SEGMENT] = "group_segment_fixed_size",
    [KPI_AMD_PRIVATE_SEGMENT] = "private_segment_fixed_size",
    [KPI_AMD_KERNARG_SIZE] = "kernarg_size",
    [KPI_AMD_USER_SGPR_COUNT] = "user_sgpr_count",
    [KPI_AMD_USER_SGPR_PRIVATE_SEGMENT_BUFFER] = "user_sgpr_private_segment_buffer",
    [KPI_AMD_USER_SGPR_DISPATCH_PTR] = "user_sgpr_dispatch_ptr",
    [KPI_AMD_USER_SGPR_QUEUE_PTR] = "user_sgpr_queue_ptr",
    [KPI_AMD_USER_SGPR_KERNARG_SEGMENT_PTR] = "user_sgpr_kernarg_segment_ptr",
    [KPI_AMD_USER_SGPR_DISPATCH_ID] = "user_sgpr_dispatch_id",
    [KPI_AMD_USER_SGPR_FLAT_SCRATCH_INIT] = "user_sgpr_flat_scratch_init",
    [KPI_AMD_USER_SGPR_PRIVATE_SEGMENT_SIZE] = "user_sgpr_private_segment_size",
    [KPI_AMD_PRELOAD_LENGTH] = "user_sgpr_kernarg_preload_length",
    [KPI_AMD_PRELOAD_OFFSET] = "user_sgpr_kernarg_preload_offset",
    [KPI_AMD_ENABLE_PRIVATE_SEGMENT] = "enable_private_segment",
    [KPI_AMD_WORKGROUP_ID_X] = "system_sgpr_workgroup_id_x",
    [KPI_AMD_WORKGROUP_ID_Y] = "system_sgpr_workgroup_id_y",
    [KPI_AMD_WORKGROUP_ID_Z] = "system_sgpr_workgroup_id_z",
    [KPI_AMD_WORKGROUP_INFO] = "system_sgpr_workgroup_info",
    [KPI_AMD_WORKITEM_ID] = "system_vgpr_workitem_id",
    [KPI_AMD_WAVEFRONT_SIZE32] = "wavefront_size32",
    [KPI_AMD_WORKGROUP_PROCESSOR_MODE] = "workgroup_processor_mode",
    [KPI_AMD_RESERVE_VCC] = "reserve_vcc",
    [KPI_AMD_RESERVE_FLAT_SCRATCH] = "reserve_flat_scratch",
    [KPI_AMD_RESERVE_XNACK_MASK] = "reserve_xnack_mask",
    [KPI_AMD_SHARED_VGPR_COUNT] = "shared_vgpr_count",
    [KPI_AMD_TG_SPLIT] = "tg_split",
};

const char *kpi_amd_field_name(enum kpi_amd_field field)
{
    return fields[field];
}

/* ---- the target --------------------------------------------------------- */

/* "gfx90a" is 9.0.10: the last two digits are hexadecimal. */
static void read_gfx(struct kpi_amd_reader *r, const char *s, size_t n)
{
    struct kpi_amd *amd = r->amd;
    size_t len = 3;
    while (len < n && ((s[len] >= '0' && s[len] <= '9') || (s[len] >= 'a' && s[len] <= 'f')))
        len++;
    if (len < 6 || len > 8 || len >= sizeof amd->gfx)
        return;
    memcpy(amd->gfx, s, len);
    amd->gfx[len] = '\0';
    amd->major = 0;
    for (size_t i = 3; i < len - 2; i++)
        amd->major = amd->major * 10 + (unsigned)(s[i] - '0');
    unsigned low[2];
    for (size_t i = 0; i < 2; i++) {
        char c = s[len - 2 + i];
        low[i] = (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
    }
    amd->minor = low[0];
    amd->stepping = low[1];
    static const char *const names[] = {".amdgcn.gfx_generation_number",
                                        ".amdgcn.gfx_generation_minor",
                                        ".amdgcn.gfx_generation_stepping"};
    const unsigned values[] = {amd->major, amd->minor, amd->stepping};
    for (size_t i = 0; i < KP_COUNT(names); i++)
        kpi_amd_define(&r->symbols, names[i], strlen(names[i]), true, values[i]);
}

static void read_target(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    struct kpi_span s = l->args;
    const char *t = kpi_amd_bytes(r);
    if (s.len >= 2 && t[s.at] == '"')
        s = (struct kpi_span){s.at + 1, s.len - 2};
    r->amd->target_id = s;
    const char *gfx = memmem(t + s.at, s.len, "gfx", 3);
    if (gfx)
        read_gfx(r, gfx, s.len - (size_t)(gfx - (t + s.at)));
}

/* ---- .amdhsa_kernel ----------------------------------------------------- */

static bool open_kernel(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    if (r->kernel) {
        kpi_amd_error(r, l->op, "the descriptor before this one has no .end_amdhsa_kernel");
        return false;
    }
    struct kpi_amd_kernel k = {.function = KPI_NO_FUNCTION, .name = l->args};
    const char *t = kpi_amd_bytes(r);
    if (k.name.len > 2 && t[k.name.at] == '"')
        k.name = (struct kpi_span){k.name.at + 1, k.name.len - 2};
    if (!k.name.len) {
        kpi_amd_error(r, l->op, "this descriptor names no kernel");
        return false;
    }
    k.block.at = r->place.line;
    k.in_tail = r->depth > 0;
    r->kernel_depth = r->depth;
    KP_PUSH(r->amd->kernels, k);
    r->kernel = (uint32_t)r->amd->kernels.n;
    return true;
}

static bool close_kernel(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    if (!r->kernel) {
        kpi_amd_error(r, l->op, "there is no .amdhsa_kernel for this");
        return false;
    }
    struct kpi_amd_kernel *k = &r->amd->kernels.v[r->kernel - 1];
    k->block_end_line = r->place.line;
    k->block_end = l->op.at;
    k->block.len = r->place.next - k->block.at;
    r->kernel = 0;
    return true;
}

static void evaluate(struct kpi_amd_reader *r, struct kpi_amd_value *v)
{
    int64_t n = 0;
    v->known = kpi_amd_evaluate(&r->symbols, kpi_amd_bytes(r) + v->at.at, v->at.len, &n) && n >= 0;
    v->value = v->known ? (uint64_t)n : 0;
}

static void read_field(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    struct kpi_span name = {l->op.at + 8, l->op.len - 8}; /* behind .amdhsa_ */
    struct kpi_amd_kernel *k = &r->amd->kernels.v[r->kernel - 1];
    bool offset = kpi_amd_span_is(r, name, "system_sgpr_private_segment_wavefront_offset");
    for (size_t i = 0; i < KPI_AMD_FIELDS; i++) {
        if (!kpi_amd_span_is(r, name, fields[i]) &&
            !(offset && i == KPI_AMD_ENABLE_PRIVATE_SEGMENT))
            continue;
        k->fields[i].at = l->args;
        evaluate(r, &k->fields[i]);
    }
}

/* The assembler reads a descriptor's lines one by one, without macros. */
static bool is_one_piece(const struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    if (!r->kernel || r->depth == r->kernel_depth ||
        (!kpi_starts(&r->amd->source, l->op, ".amdhsa_") &&
         !kpi_amd_span_is(r, l->op, ".end_amdhsa_kernel")))
        return true;
    kpi_amd_error(r, l->op, "a descriptor does not go on in a macro, or behind it");
    return false;
}

bool kpi_amd_directive(struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    int64_t n;
    if (!is_one_piece(r, l))
        return false;
    if (kpi_amd_span_is(r, l->op, ".amdgcn_target"))
        read_target(r, l);
    else if (kpi_amd_span_is(r, l->op, ".amdhsa_kernel"))
        return open_kernel(r, l);
    else if (kpi_amd_span_is(r, l->op, ".end_amdhsa_kernel"))
        return close_kernel(r, l);
    else if (kpi_amd_span_is(r, l->op, ".amdhsa_code_object_version") &&
             kpi_amd_evaluate(&r->symbols, kpi_amd_bytes(r) + l->args.at, l->args.len, &n))
        r->amd->code_object = (unsigned)n;
    else if (r->kernel && kpi_starts(&r->amd->source, l->op, ".amdhsa_"))
        read_field(r, l);
    return true;
}

/* ---- once all is read --------------------------------------------------- */

static uint64_t field(const struct kpi_amd_kernel *k, enum kpi_amd_field f)
{
    return k->fields[f].known ? k->fields[f].value : 0;
}

/* What the packet processor sets before the first wave begins. */
static uint32_t count_user_sgprs(const struct kpi_amd_kernel *k)
{
    static const struct {
        enum kpi_amd_field field;
        unsigned registers;
    } parts[] = {
        {KPI_AMD_USER_SGPR_PRIVATE_SEGMENT_BUFFER, 4}, {KPI_AMD_USER_SGPR_DISPATCH_PTR, 2},
        {KPI_AMD_USER_SGPR_QUEUE_PTR, 2},              {KPI_AMD_USER_SGPR_KERNARG_SEGMENT_PTR, 2},
        {KPI_AMD_USER_SGPR_DISPATCH_ID, 2},            {KPI_AMD_USER_SGPR_FLAT_SCRATCH_INIT, 2},
        {KPI_AMD_USER_SGPR_PRIVATE_SEGMENT_SIZE, 1},
    };
    if (k->fields[KPI_AMD_USER_SGPR_COUNT].known)
        return (uint32_t)k->fields[KPI_AMD_USER_SGPR_COUNT].value;
    uint64_t n = field(k, KPI_AMD_PRELOAD_LENGTH);
    for (size_t i = 0; i < KP_COUNT(parts); i++)
        n += field(k, parts[i].field) ? parts[i].registers : 0;
    return (uint32_t)n;
}

bool kpi_amd_finish_kernels(struct kpi_amd_reader *r)
{
    struct kpi_amd *amd = r->amd;
    if (r->kernel) {
        kpi_amd_error(r, amd->kernels.v[r->kernel - 1].name,
                      "this descriptor has no .end_amdhsa_kernel");
        return false;
    }
    for (size_t i = 0; i < amd->kernels.n; i++) {
        struct kpi_amd_kernel *k = &amd->kernels.v[i];
        for (size_t f = 0; f < KPI_AMD_FIELDS; f++)
            if (k->fields[f].at.len && !k->fields[f].known)
                evaluate(r, &k->fields[f]);
        k->user_sgprs = count_user_sgprs(k);
        bool narrow = k->fields[KPI_AMD_WAVEFRONT_SIZE32].at.len
                          ? field(k, KPI_AMD_WAVEFRONT_SIZE32) != 0
                          : amd->major >= 10;
        k->wave = narrow ? 32 : 64;
    }
    if (amd->metadata.len && !kpi_amd_metadata_read(amd))
        kpi_amd_problem(r, (struct kpi_span){amd->metadata.at, 1},
                        "this metadata is not understood: registers and LDS could not be raised "
                        "in it");
    return true;
}
