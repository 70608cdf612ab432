/*
 * AMDGCN: what probes change in a kernel's descriptor and in the module's metadata.
 *
 * A value is followed by "+N".  Metadata is YAML, which has no place for that: a new block
 * comes before the old one, which the assembler is told to skip.
 */
#include "instrument/amd/lower.h"

static void insert(struct kpi_edits *edits, size_t at, const char *text)
{
    struct kp_str b = {0};
    kp_str_add(&b, text);
    kpi_edit_add(edits, at, 0, &b);
}

static bool is_number(const struct kp_source *src, struct kpi_span s)
{
    for (size_t i = 0; i < s.len; i++)
        if (!strchr("0123456789abcdefxABCDEFX", src->text[s.at + i]))
            return false;
    return s.len > 0;
}

static int cannot(const struct kpi_amd_frame *f, const struct kpi_amd_value *v, const char *name,
                  const char *why)
{
    size_t at = v->at.len ? v->at.at : f->kernel->name.at;
    kp_error_at(f->t->src, kpi_origin(f->t, at), 1, "probes must raise .amdhsa_%s, %s", name,
                why);
    return KP_MALFORMED;
}

/* Is there a block comment behind it on its line? */
static bool has_comment(const struct kp_source *src, struct kpi_span s)
{
    size_t end = s.at + s.len;
    while (end < src->len && src->text[end] != '\n')
        end++;
    return memmem(src->text + s.at, end - s.at, "/*", 2) != NULL;
}

/* What stands there, whose value is not known, becomes a comment. */
static int replace_field(const struct kpi_amd_frame *f, const struct kpi_amd_value *v,
                         const char *name, uint64_t value, struct kpi_edits *edits)
{
    char text[32];
    if (has_comment(f->t->src, v->at))
        return cannot(f, v, name, "whose value is not known, before a comment");
    snprintf(text, sizeof text, "%llu ; ", (unsigned long long)value);
    insert(edits, v->at.at, text);
    return KP_OK;
}

/* The field is made `value`, from what it is. */
static int raise_field(const struct kpi_amd_frame *f, enum kpi_amd_field field, const char *name,
                       uint64_t value, struct kpi_edits *edits)
{
    const struct kpi_amd_value *v = &f->kernel->fields[field];
    uint64_t old = kpi_amd_field(f->kernel, field);
    bool known = !v->at.len || v->known;
    char text[96];
    if (known && old >= value)
        return KP_OK;
    if (f->kernel->in_tail) {
        const char *why = kpi_amd_raise_made(f->t, f->kernel, field, value);
        return why ? cannot(f, v, name, why) : KP_OK;
    }
    if (!v->at.len) {
        snprintf(text, sizeof text, "\n\t\t.amdhsa_%s %llu\n", name, (unsigned long long)value);
        insert(edits, f->kernel->block_end_line, text);
        return KP_OK;
    }
    if (!known)
        return replace_field(f, v, name, value, edits);
    bool plain = is_number(f->t->src, v->at);
    if (!plain)
        insert(edits, v->at.at, "(");
    snprintf(text, sizeof text, "%s+%llu", plain ? "" : ")", (unsigned long long)(value - old));
    insert(edits, v->at.at + v->at.len, text);
    return KP_OK;
}

struct change {
    enum kpi_amd_field field;
    const char *name;
    uint64_t value;
};

/* Vector registers and, behind them on gfx9, AGPRs. */
static void raise_vectors(const struct kpi_amd_frame *f, struct change *total,
                          struct change *accum)
{
    uint64_t offset = kpi_amd_field(f->kernel, KPI_AMD_ACCUM_OFFSET);
    *total = (struct change){KPI_AMD_NEXT_FREE_VGPR, "next_free_vgpr", f->total_v};
    *accum = (struct change){KPI_AMD_ACCUM_OFFSET, "accum_offset", 0};
    if (f->major != 9)
        return;
    accum->value = (f->total_v + 3) / 4 * 4;
    if (accum->value < offset)
        accum->value = offset;
    total->value = accum->value + f->agprs; /* an offset is at most what there is */
}

static void note_metadata(const struct kpi_amd_frame *f, uint64_t vectors, uint64_t lds)
{
    struct kpi_amd_kernel *k = f->kernel;
    uint64_t scalars = kpi_amd_field(k, KPI_AMD_NEXT_FREE_SGPR);
    k->raised[KPI_AMD_META_VGPR_COUNT] = vectors;
    if (f->total_s > scalars)
        k->raised[KPI_AMD_META_SGPR_COUNT] =
            k->keys[KPI_AMD_META_SGPR_COUNT].value + (f->total_s - scalars);
    k->raised[KPI_AMD_META_GROUP_SEGMENT] = lds;
}

int kpi_amd_edit_descriptor(const struct kpi_amd_frame *f, struct kpi_edits *edits)
{
    struct change total, accum;
    raise_vectors(f, &total, &accum);
    uint64_t lds = f->global ? 0 : f->lds + f->plan->ring_bytes;
    /* gfx12: a kernel that asks for y alone takes z to be 0 where both are passed */
    bool y = kpi_amd_field(f->kernel, KPI_AMD_WORKGROUP_ID_Y) != 0;
    uint64_t z = f->major == 12 && y ? 0 : 1;
    const struct change changes[] = {
        {KPI_AMD_GROUP_SEGMENT, "group_segment_fixed_size", lds},
        {KPI_AMD_WORKGROUP_ID_X, "system_sgpr_workgroup_id_x", 1},
        {KPI_AMD_WORKGROUP_ID_Y, "system_sgpr_workgroup_id_y", 1},
        {KPI_AMD_WORKGROUP_ID_Z, "system_sgpr_workgroup_id_z", z},
        {KPI_AMD_WORKITEM_ID, "system_vgpr_workitem_id", 2},
        total,
        {KPI_AMD_NEXT_FREE_SGPR, "next_free_sgpr", f->total_s},
        accum,
    };
    note_metadata(f, total.value, lds);
    for (size_t i = 0; i < KP_COUNT(changes); i++) {
        int rc = raise_field(f, changes[i].field, changes[i].name, changes[i].value, edits);
        if (rc != KP_OK)
            return rc;
    }
    return KP_OK;
}

/* ---- metadata --------------------------------------------------------------- */

/* Numbers of the block with what stands in their place. */
static void collect(const struct kpi_text *t, struct kpi_edits *numbers)
{
    for (size_t i = 0; i < t->amd->kernels.n; i++) {
        const struct kpi_amd_kernel *k = &t->amd->kernels.v[i];
        for (size_t key = 0; key < KPI_AMD_KEYS; key++) {
            const struct kpi_amd_value *v = &k->keys[key];
            if (!k->raised[key] || !v->at.len || (v->known && v->value >= k->raised[key]))
                continue;
            struct kp_str b = {0};
            kp_str_addf(&b, "%llu", (unsigned long long)k->raised[key]);
            kpi_edit_add(numbers, v->at.at, v->at.len, &b);
        }
    }
}

void kpi_amd_edit_metadata(const struct kpi_text *t, struct kpi_edits *edits)
{
    struct kpi_span old = t->amd->metadata;
    struct kpi_edits numbers = {0};
    collect(t, &numbers);
    if (old.len && numbers.list.n) {
        struct kp_str b = {0};
        kp_str_add(&b, "\n");
        kpi_edits_apply(t->src, &numbers, old.at, old.at + old.len, NULL, &b);
        kp_str_add(&b, "\t.if 0\n");
        kpi_edit_add(edits, old.at, 0, &b);
        insert(edits, old.at + old.len, "\n\t.endif\n");
    }
    kpi_edits_free(&numbers);
}
