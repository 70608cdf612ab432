/*
 * Where SCC holds something that is read later.
 *
 * By what a mnemonic begins with; a scalar instruction that is not known here is taken to read
 * it.  Calls and jumps out of sight read it, ends do not.
 */
#include "instrument/amd/regs.h"

enum use { NEITHER, READS, WRITES };

/* "s_and_" covers s_and_b32, s_and_saveexec_b64 and so on; the first that fits decides. */
static const struct {
    const char *prefix;
    enum use use;
} uses[] = {
    {"s_cbranch_scc", READS},   {"s_cselect_", READS},    {"s_cmov", READS},
    {"s_addc_", READS},         {"s_subb_", READS},       {"s_add_co_ci_", READS},
    {"s_sub_co_ci_", READS},    {"s_cbranch_", NEITHER},  {"s_branch", NEITHER},
    {"s_add_f", NEITHER},       {"s_sub_f", NEITHER},     {"s_min_f", NEITHER},
    {"s_max_f", NEITHER},       {"s_min_num", NEITHER},   {"s_max_num", NEITHER},
    {"s_add_nc_", NEITHER},     {"s_sub_nc_", NEITHER},
    {"s_mov_", NEITHER},        {"s_movk_", NEITHER},     {"s_mul_", NEITHER},
    {"s_mulk_", NEITHER},       {"s_brev_", NEITHER},     {"s_bfm_", NEITHER},
    {"s_sext_", NEITHER},       {"s_ff1_", NEITHER},      {"s_flbit_", NEITHER},
    {"s_ctz_", NEITHER},        {"s_clz_", NEITHER},      {"s_cls_", NEITHER},
    {"s_bitset", NEITHER},      {"s_getpc_", NEITHER},    {"s_getreg_", NEITHER},
    {"s_setreg_", NEITHER},     {"s_pack_", NEITHER},     {"s_bitreplicate_", NEITHER},
    {"s_load_", NEITHER},       {"s_buffer_load_", NEITHER}, {"s_store_", NEITHER},
    {"s_memtime", NEITHER},     {"s_memrealtime", NEITHER},  {"s_sendmsg", NEITHER},
    {"s_wait", NEITHER},        {"s_nop", NEITHER},       {"s_barrier", NEITHER},
    {"s_clause", NEITHER},      {"s_delay_alu", NEITHER}, {"s_setprio", NEITHER},
    {"s_sleep", NEITHER},       {"s_inst_prefetch", NEITHER}, {"s_set_inst_prefetch", NEITHER},
    {"s_dcache_", NEITHER},     {"s_icache_", NEITHER},   {"s_prefetch_", NEITHER},
    {"s_cmp_", WRITES},         {"s_cmpk_", WRITES},      {"s_bitcmp", WRITES},
    {"s_add_", WRITES},         {"s_sub_", WRITES},       {"s_addk_", WRITES},
    {"s_min_", WRITES},         {"s_max_", WRITES},       {"s_and_", WRITES},
    {"s_andn1_", WRITES},       {"s_andn2_", WRITES},     {"s_or_", WRITES},
    {"s_orn1_", WRITES},        {"s_orn2_", WRITES},      {"s_xor_", WRITES},
    {"s_xnor_", WRITES},        {"s_nand_", WRITES},      {"s_nor_", WRITES},
    {"s_and_not", WRITES},      {"s_or_not", WRITES},     {"s_not_", WRITES},
    {"s_lshl_", WRITES},        {"s_lshr_", WRITES},      {"s_ashr_", WRITES},
    {"s_lshl1_", WRITES},       {"s_lshl2_", WRITES},     {"s_lshl3_", WRITES},
    {"s_lshl4_", WRITES},       {"s_bfe_", WRITES},       {"s_abs_", WRITES},
    {"s_absdiff_", WRITES},     {"s_bcnt", WRITES},       {"s_quadmask_", WRITES},
    {"s_wqm_", WRITES},
};

static enum use use_of(const struct kpi_text *t, const struct kpi_stmt *s)
{
    if (s->kind != KPI_INSTRUCTION || !kpi_starts(t->src, s->op, "s_"))
        return NEITHER;
    if (s->flow == KPI_FLOW_EXIT)
        return WRITES; /* nothing is read behind it */
    for (size_t i = 0; i < KP_COUNT(uses); i++)
        if (kpi_starts(t->src, s->op, uses[i].prefix))
            return uses[i].use;
    return READS;
}

/* before[i]: at statement i; goes up through f once.  Whether anything changed. */
static bool pass(const struct kpi_text *t, const struct kpi_function *f,
                 const struct kpi_jumps *jumps, bool *before)
{
    bool changed = false;
    for (uint32_t i = f->stmt_count; i-- > 0;) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        enum use use = use_of(t, s);
        bool jump = s->kind == KPI_INSTRUCTION && s->flow == KPI_FLOW_JUMP;
        bool goes_on = !jump || s->guard.len;
        bool live = goes_on && before[i + 1];
        uint32_t to = s->to ? s->to - 1 - f->first_stmt : jumps->target[i];
        if (jump)
            live = live || to >= f->stmt_count || before[to];
        live = use == READS || (use == NEITHER && live);
        changed = changed || live != before[i];
        before[i] = live;
    }
    return changed;
}

bool *kpi_amd_find_scc(struct kpi_text *t, const struct kpi_function *f)
{
    bool *before = kp_alloc((size_t)f->stmt_count + 1);
    struct kpi_jumps jumps;
    kpi_jumps_find(t, f, &jumps);
    before[f->stmt_count] = true;
    for (int passes = 0; pass(t, f, &jumps, before); passes++) {
        if (passes < 64)
            continue;
        memset(before, true, (size_t)f->stmt_count + 1); /* loops in loops without end */
        break;
    }
    kpi_jumps_free(&jumps);
    return before;
}
