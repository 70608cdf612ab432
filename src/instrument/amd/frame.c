/*
 * Which registers the probes of an AMDGCN kernel have.
 */
#include "instrument/amd/lower.h"

/* What waves of a SIMD share, and in what pieces it is given out. */
struct file {
    unsigned registers; /* vector registers of a SIMD, by waves of this width */
    unsigned granule;
    unsigned simds; /* on which a group's waves are spread */
};

static struct file file_of(const struct kpi_amd_frame *f)
{
    struct file out = {512, 8, 4};
    if (f->major == 9)
        return out;
    out.registers = f->wave32 ? 1536 : 768;
    out.granule = f->wave32 ? 24 : 12;
    const struct kpi_amd_value *mode = &f->kernel->fields[KPI_AMD_WORKGROUP_PROCESSOR_MODE];
    out.simds = !mode->at.len || mode->value ? 4 : 2;
    return out;
}

/* Vector registers that a wave can have so that its group can still be launched. */
static unsigned vector_limit(const struct kpi_amd_frame *f)
{
    struct file file = file_of(f);
    unsigned lanes = f->wave32 ? 32 : 64;
    unsigned waves = (f->plan->max_threads + lanes - 1) / lanes;
    unsigned each = (waves + file.simds - 1) / file.simds;
    unsigned n = file.registers / (each ? each : 1) / file.granule * file.granule;
    unsigned most = f->major == 9 ? 512 : 256;
    return n < most ? n : most;
}

static unsigned align(unsigned n, unsigned to)
{
    return (n + to - 1) / to * to;
}

static unsigned max(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

uint64_t kpi_amd_field(const struct kpi_amd_kernel *k, enum kpi_amd_field field)
{
    const struct kpi_amd_value *v = &k->fields[field];
    return v->at.len ? v->value : field == KPI_AMD_WORKGROUP_ID_X;
}

static int missing(const struct kpi_amd_frame *f, const char *what, unsigned used, unsigned needed,
                   unsigned limit)
{
    const struct kpi_function *fn = f->plan->f;
    kp_error_at(f->t->src, kpi_origin(f->t, fn->name.at), fn->name.len,
                "probes need %u %s registers beside the %u of this kernel, and it can have %u: "
                "%u are missing; have the compiler use fewer (more waves per EU, a smaller tile)",
                needed - used, what, used, limit, needed - limit);
    return KP_USAGE;
}

/* The kernel's own, as text and descriptor have them; AGPRs are beyond those of gfx9.  (A value
 * that is not known is 0 here: the text names what is used, as it calls nothing.) */
static unsigned own_vectors(const struct kpi_amd_frame *f, const struct kpi_amd_used *used)
{
    uint64_t total = kpi_amd_field(f->kernel, KPI_AMD_NEXT_FREE_VGPR);
    uint64_t accum = kpi_amd_field(f->kernel, KPI_AMD_ACCUM_OFFSET);
    if (f->major == 9 && accum && total > accum)
        total = accum;
    return max(used->v, total < 1024 ? (unsigned)total : 1024);
}

/* A pair and one more that the kernel can lend. */
static bool borrow(struct kpi_amd_frame *f, unsigned own)
{
    bool lendable[256];
    if (f->plan->collaborative || own < KPI_AMD_WORK_V + 2 ||
        !kpi_amd_find_lendable(f->t, f->plan->f, lendable))
        return false;
    unsigned pair = 0, single = 0, count = own < 256 ? own : 256;
    while (pair + 1 < count && !(lendable[pair] && lendable[pair + 1]))
        pair += 2;
    while (single < count && (!lendable[single] || single / 2 == pair / 2))
        single++;
    if (pair + 1 >= count || single >= count)
        return false;
    f->borrows = true;
    f->pair = pair;
    f->single = single;
    f->work_v = 2;
    f->total_v = own;
    return true;
}

static int choose_vectors(struct kpi_amd_frame *f, const struct kpi_amd_used *used)
{
    unsigned own = own_vectors(f, used), limit = vector_limit(f);
    uint64_t total = kpi_amd_field(f->kernel, KPI_AMD_NEXT_FREE_VGPR);
    uint64_t accum = kpi_amd_field(f->kernel, KPI_AMD_ACCUM_OFFSET);
    if (f->major == 9)
        f->agprs = max(used->a, accum && total > accum ? (unsigned)(total - accum) : 0);
    f->kept_v = f->pair = align(own, 2);
    f->single = f->pair + 2;
    unsigned kept = f->plan->collaborative ? KPI_AMD_KEPT_V : KPI_AMD_KEPT_V - 1;
    f->work_v = f->kept_v >= KPI_AMD_WORK_V + 2 ? 2 : f->kept_v + KPI_AMD_KEPT_V;
    f->total_v = max(f->kept_v + kept, f->work_v + KPI_AMD_WORK_V);
    unsigned all = f->major == 9 ? f->agprs + align(f->total_v, 4) : f->total_v;
    if ((f->total_v <= 256 && all <= limit) || borrow(f, own))
        return KP_OK;
    return f->total_v > 256 ? missing(f, "vector", own, f->total_v, 256)
                            : missing(f, "vector", own + f->agprs, all, limit);
}

/* Working ones: low ones, when they are dead, or such as the kernel does not use.  On gfx12, and
 * in wave64 on gfx11, rather these: what is written where vector instructions have read (there,
 * masks) can be seen late. */
static int choose_scalars(struct kpi_amd_frame *f, const struct kpi_amd_used *used)
{
    unsigned arguments = f->kernel->user_sgprs + 5, limit = f->major == 9 ? 102 : 106;
    uint64_t given = kpi_amd_field(f->kernel, KPI_AMD_NEXT_FREE_SGPR);
    unsigned own = max(used->s, given < 1024 ? (unsigned)given : 1024);
    f->kept_s = align(max(own, arguments), 2);
    unsigned low = align(arguments, 4);
    bool fits_low = low + KPI_AMD_WORK_S <= f->kept_s;
    unsigned most = f->global ? KPI_AMD_GLOBAL_S : KPI_AMD_MORE_S;
    f->defers = f->major == 9 && !f->borrows && !f->plan->collaborative && !f->plan->at_once &&
                f->kept_s + most + (fits_low ? 0 : 2 + KPI_AMD_WORK_S) <= limit;
    bool more = f->borrows || f->plan->collaborative || f->defers || f->global;
    unsigned kept = more ? most : KPI_AMD_KEPT_S;
    unsigned above = align(f->kept_s + kept, 4);
    bool fits_above = above + KPI_AMD_WORK_S <= limit;
    bool late = f->major == 12 || (f->major == 11 && !f->wave32);
    f->lends = fits_low && !(late && fits_above);
    f->entry_s = f->lends ? low : above;
    f->exit_s = f->lends ? 0 : above;
    f->total_s = f->kept_s + kept;
    if (f->entry_s == above)
        f->total_s = max(f->total_s, above + KPI_AMD_WORK_S);
    return f->total_s > limit ? missing(f, "scalar", own, f->total_s, limit) : KP_OK;
}

/* Can a branch reach all of it?  Instructions have 4 to 20 bytes, of which that is a lot. */
static bool is_far(const struct kpi_amd_frame *f)
{
    enum { REACH = 4 * 32767, INSTRUCTION_BYTES = 8, RECORD_BYTES = 80 };
    uint64_t n = 0;
    for (uint32_t i = 0; i < f->plan->f->stmt_count; i++)
        n += f->t->stmts.v[f->plan->f->first_stmt + i].kind == KPI_INSTRUCTION;
    return n * INSTRUCTION_BYTES + (uint64_t)f->plan->f->mark_count * RECORD_BYTES > REACH;
}

/* LDS that the rings come behind: at a multiple of one's size where it is part of addresses. */
static uint32_t lds_before(const struct kpi_amd_frame *f)
{
    uint64_t own = kpi_amd_field(f->kernel, KPI_AMD_GROUP_SEGMENT);
    uint64_t stride = f->plan->ring_stride, to = 16;
    if (own > KPI_AMD_MOST_OFFSET - 15 && stride > to)
        to = stride;
    return (uint32_t)((own + to - 1) / to * to);
}

int kpi_amd_frame_make(const struct kpi_text *t, const struct kpi_plan *plan,
                       struct kpi_amd_frame *out)
{
    struct kpi_amd_used used;
    kpi_amd_find_used(t, plan->f, &used);
    *out = (struct kpi_amd_frame){.t = t, .plan = plan, .kernel = kpi_amd_kernel_of(t, plan->f),
                                  .index = (uint32_t)(plan->f - t->functions.v),
                                  .major = t->amd->major, .matrix = used.matrix,
                                  .cmpx = used.cmpx};
    out->wave32 = out->kernel->wave == 32;
    out->global = plan->strategy == KPI_GLOBAL;
    out->xcc = t->amd->major == 9 && t->amd->minor >= 4;
    out->lds = lds_before(out);
    out->far = is_far(out);
    int rc = choose_vectors(out, &used);
    return rc == KP_OK ? choose_scalars(out, &used) : rc;
}
