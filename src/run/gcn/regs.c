/* Which registers an AMD instruction reads and writes, by its name and its arguments. */
#include "run/gcn/gcn.h"

#include <ctype.h>

const char *kpn_reg_name(unsigned reg, char out[12])
{
    static const char *const special[] = {"vcc_lo", "vcc_hi"};
    if (reg < KPN_G_A)
        snprintf(out, 12, "v%u", reg);
    else if (reg < KPN_G_S)
        snprintf(out, 12, "a%u", reg - KPN_G_A);
    else if (reg == KPN_G_VCC || reg == KPN_G_VCC + 1)
        snprintf(out, 12, "%s", special[reg - KPN_G_VCC]);
    else if (reg >= KPN_G_TTMP && reg < KPN_G_M0)
        snprintf(out, 12, "ttmp%u", reg - KPN_G_TTMP);
    else if (reg < KPN_G_VCC)
        snprintf(out, 12, "s%u", reg - KPN_G_S);
    else
        snprintf(out, 12, "%s",
                 reg == KPN_G_M0     ? "m0"
                 : reg == KPN_G_EXEC ? "exec_lo"
                 : reg < KPN_G_SCC   ? "exec_hi"
                                     : "scc");
    return out;
}

unsigned kpn_regs_common(const struct kpn_regs *a, const struct kpn_regs *b, unsigned from,
                         unsigned to)
{
    for (unsigned w = from / 64; w < KPN_G_WORDS && w * 64 < to; w++)
        for (uint64_t bits = a->w[w] & b->w[w]; bits; bits &= bits - 1) {
            unsigned reg = w * 64 + (unsigned)__builtin_ctzll(bits);
            if (reg >= from && reg < to)
                return reg;
        }
    return KPN_G_REGS;
}

/* ---- one argument -------------------------------------------------------- */

static const struct {
    const char *name;
    unsigned first, count;
} specials[] = {
    {"vcc", KPN_G_VCC, 2},      {"vcc_lo", KPN_G_VCC, 1},   {"vcc_hi", KPN_G_VCC + 1, 1},
    {"exec", KPN_G_EXEC, 2},    {"exec_lo", KPN_G_EXEC, 1}, {"exec_hi", KPN_G_EXEC + 1, 1},
    {"m0", KPN_G_M0, 1},        {"scc", KPN_G_SCC, 1},      {"vccz", KPN_G_VCC, 2},
    {"execz", KPN_G_EXEC, 2},   {"src_scc", KPN_G_SCC, 1},  {"src_vccz", KPN_G_VCC, 2},
    {"src_execz", KPN_G_EXEC, 2},
};

static bool decimal(const char **at, const char *end, unsigned *out)
{
    const char *from = *at;
    for (*out = 0; *at < end && isdigit((unsigned char)**at) && *out < 10000; (*at)++)
        *out = *out * 10 + (unsigned)(**at - '0');
    return *at > from;
}

/* "12" or "[12:15]" behind a register's letter. */
static bool read_range(const char *at, const char *end, unsigned *first, unsigned *count)
{
    unsigned last;
    if (at < end && *at != '[') {
        *count = 1;
        return decimal(&at, end, first) &&
               (at == end || *at == '.' || !isalnum((unsigned char)*at));
    }
    at++;
    if (!decimal(&at, end, first))
        return false;
    last = *first;
    if (at < end && *at == ':') {
        at++;
        if (!decimal(&at, end, &last))
            return false;
    }
    *count = last >= *first ? last - *first + 1 : 1;
    return at < end && *at == ']';
}

/* A register argument, its signs and bars off; false: it is none. */
static bool read_register(const char *at, size_t len, unsigned *first, unsigned *count)
{
    const char *end = at + len;
    while (at < end && (*at == '-' || *at == '|'))
        at++;
    static const char *const signs[] = {"neg(", "abs(", "sext("};
    for (size_t i = 0; i < KP_COUNT(signs); i++)
        if ((size_t)(end - at) > strlen(signs[i]) && !memcmp(at, signs[i], strlen(signs[i])))
            at += strlen(signs[i]);
    while (at < end && *at == '|')
        at++;
    size_t word = 0;
    while (at + word < end && (isalnum((unsigned char)at[word]) || at[word] == '_'))
        word++;
    for (size_t i = 0; i < KP_COUNT(specials); i++)
        if (strlen(specials[i].name) == word && !memcmp(specials[i].name, at, word)) {
            *first = specials[i].first;
            *count = specials[i].count;
            return true;
        }
    unsigned base = KPN_G_REGS, limit = 256;
    if (end - at > 4 && !memcmp(at, "ttmp", 4))
        base = KPN_G_TTMP, limit = 16, at += 4;
    else if (at < end && (*at == 'v' || *at == 'a' || *at == 's'))
        base = *at == 'v' ? KPN_G_V : *at == 'a' ? KPN_G_A : KPN_G_S, at++;
    if (base == KPN_G_S)
        limit = 106;
    if (base == KPN_G_REGS || !read_range(at, end, first, count) || *first + *count > limit)
        return false;
    *first += base;
    return true;
}

static bool add_argument(const struct kpn_gins *i, unsigned n, struct kpn_regs *to)
{
    size_t len;
    const char *arg = kpn_gins_arg(i, n, &len);
    unsigned first, count;
    if (!len || !read_register(arg, len, &first, &count))
        return len > 0;
    for (unsigned r = 0; r < count; r++)
        kpn_regs_add(to, first + r);
    return true;
}

/* ---- what the names say -------------------------------------------------- */

/* An atomic that gives no old value back writes no register. */
static bool returns(const struct kpn_gins *i)
{
    return kpn_gins_holds(i, " glc") || kpn_gins_holds(i, " sc0") ||
           kpn_gins_holds(i, "TH_ATOMIC_RETURN") || kpn_gins_holds(i, "_rtn");
}

static bool is_store(const struct kpn_gins *i)
{
    static const char *const ds[] = {
        "ds_write*",  "ds_store*", "ds_add_*",   "ds_sub_*", "ds_rsub_*", "ds_inc_*", "ds_dec_*",
        "ds_min_*",   "ds_max_*",  "ds_and_*",   "ds_or_*",  "ds_xor_*",  "ds_mskor_*",
        "ds_cmpst_*", "ds_cmpstore_*", "ds_pk_add_*", "ds_cond_sub_*", "ds_sub_clamp_*",
        "ds_nop", "ds_gws_*", NULL};
    if (i->class == KPN_GC_DS)
        return kpn_gins_is_any(i, ds) && !kpn_gins_holds(i, "_rtn");
    if (i->class == KPN_GC_SMEM)
        return kpn_gins_is(i, "s_store_*") || kpn_gins_is(i, "s_buffer_store_*");
    if (i->class != KPN_GC_VMEM)
        return false;
    return kpn_gins_holds(i, "_store_") || kpn_gins_holds(i, "_store_lds") ||
           (kpn_gins_holds(i, "_atomic_") && !returns(i));
}

/* buffer_load_dword ... lds, global_load_lds_dwordx4: into LDS, at M0, and to no register. */
static bool loads_lds(const struct kpn_gins *i)
{
    return i->class == KPN_GC_VMEM &&
           (kpn_gins_holds(i, " lds") || kpn_gins_holds(i, "_load_lds_"));
}

/* How many of the first arguments are written. */
static unsigned results(const struct kpn_gins *i, enum kpn_garch arch)
{
    static const char *const two[] = {
        "v_add_co_*",  "v_sub_co_*",     "v_subrev_co_*",  "v_addc_co_*",   "v_subb_co_*",
        "v_subbrev_co_*", "v_add_co_ci_*", "v_sub_co_ci_*", "v_subrev_co_ci_*",
        "v_div_scale_*",  "v_mad_u64_u32*", "v_mad_i64_i32*", "v_mad_co_*", "v_swap_*", NULL};
    static const char *const none[] = {"s_cmp*",     "s_bitcmp*", "s_setreg_*", "v_nop*",
                                       "v_cmpx_*",   "s_setvskip", "s_dcache_*", "s_gl1_inv",
                                       "s_prefetch_*", "s_cmpk_*", "v_pipeflush", "s_rfe_*",
                                       "s_set_gpr_idx_*", "buffer_wb*", "buffer_inv*", "buffer_gl*",
                                       "global_wb*", "global_inv*", "s_version", "s_wakeup",
                                       "s_setprio*", "s_sleep_var", NULL};
    switch (i->class) {
    case KPN_GC_SOPP:
    case KPN_GC_WAIT:
    case KPN_GC_BARRIER:
        return 0;
    case KPN_GC_BRANCH:
        return kpn_gins_is(i, "s_swappc_b64") || kpn_gins_is(i, "s_call_b64");
    default:
        if (arch <= KPN_G_GFX940 && kpn_gins_is(i, "v_cmpx_*"))
            return 1;
        return kpn_gins_is_any(i, two)                                ? 2
               : kpn_gins_is_any(i, none) || i->store || loads_lds(i) ? 0
                                                                      : 1;
    }
}

/* The result is read, too. */
static bool accumulates(const struct kpn_gins *i)
{
    static const char *const names[] = {
        "v_fmac_*", "v_mac_*",  "v_dot2c_*",  "v_dot4c_*", "v_dot8c_*", "v_dot2acc_*", "v_swap_*",
        "v_pk_fmac_*", "v_writelane_b32", "s_cmovk_*", "s_cmov_*", "s_addk_*", "s_mulk_*",
        "s_bitset*", "s_fmac_*", "v_smfmac_*", "v_swmmac_*", "v_movreld_*", "v_cvt_pk_fp8_*",
        "v_cvt_pk_bf8_*", "v_cvt_sr_*", NULL};
    return kpn_gins_is_any(i, names) || kpn_gins_holds(i, "dst_unused:UNUSED_PRESERVE");
}

static void add_range(struct kpn_regs *to, unsigned first, unsigned count)
{
    for (unsigned r = 0; r < count; r++)
        kpn_regs_add(to, first + r);
}

/* EXEC, VCC, SCC and M0 where the arguments do not name them. */
static void implicit(struct kpn_gins *i)
{
    static const char *const keep_scc[] = {
        "s_mov*", "s_cmov*", "s_cselect*", "s_getpc*", "s_getreg*", "s_setreg*", "s_mul_i32",
        "s_mul_hi*", "s_mulk*", "s_brev*", "s_ff*", "s_flbit*", "s_sext*", "s_bitset*", "s_pack*",
        "s_bfm*", "s_ctz*", "s_clz*", "s_cls*", "s_rfe*", "s_version", "s_mul_u64",
        "s_bitreplicate*", "s_add_f*", "s_sub_f*", "s_mul_f*", "s_fmac*", "s_fmaak*", "s_fmamk*",
        "s_min_f*", "s_max_f*", "s_cvt*", "s_ceil*", "s_floor*", "s_trunc*", "s_rndne*",
        "s_add_nc_u64", "s_sub_nc_u64", NULL};
    static const char *const use_scc[] = {"s_cselect*", "s_cmov*", "s_addc_*", "s_subb_*",
                                          "s_add_co_ci*", "s_sub_co_ci*", "s_cbranch_scc*", NULL};
    if (i->class == KPN_GC_SALU && !kpn_gins_is_any(i, keep_scc))
        kpn_regs_add(&i->defs, KPN_G_SCC);
    if (kpn_gins_is_any(i, use_scc))
        kpn_regs_add(&i->uses, KPN_G_SCC);
    if (kpn_gins_holds(i, "saveexec") || kpn_gins_holds(i, "_wrexec")) {
        add_range(&i->defs, KPN_G_EXEC, kpn_gins_holds(i, "_b64") ? 2 : 1);
        add_range(&i->uses, KPN_G_EXEC, kpn_gins_holds(i, "_b64") ? 2 : 1);
    }
    if (kpn_gins_is(i, "v_cmpx_*"))
        add_range(&i->defs, KPN_G_EXEC, 2);
    if (kpn_gins_is(i, "v_div_fmas_*") || kpn_gins_is(i, "s_cbranch_vcc*"))
        add_range(&i->uses, KPN_G_VCC, 2);
    if (kpn_gins_is(i, "s_cbranch_exec*"))
        add_range(&i->uses, KPN_G_EXEC, 2);
    if (kpn_gins_is(i, "v_movrel*") || kpn_gins_is(i, "s_movrel*") ||
        kpn_gins_is(i, "s_sendmsg*") || loads_lds(i))
        kpn_regs_add(&i->uses, KPN_G_M0);
}

/* The registers of one half of a dual instruction, or of a whole one. */
static void registers_of(struct kpn_gins *i, enum kpn_garch arch)
{
    unsigned written = results(i, arch);
    for (unsigned n = 0; n < 12; n++)
        if (!add_argument(i, n, n < written ? &i->defs : &i->uses))
            break;
    if (written && accumulates(i))
        add_argument(i, 0, &i->uses);
    if (kpn_gins_is(i, "v_swap_*"))
        add_argument(i, 1, &i->uses);
}

/* "v_dual_a x, y :: v_dual_b z, w": both halves. */
static void dual(struct kpn_gins *i, enum kpn_garch arch)
{
    const char *middle = i->args, *end = i->args + i->args_len;
    while (end - middle > 2 && memcmp(middle, "::", 2))
        middle++;
    struct kpn_gins half = *i;
    half.args_len = (uint32_t)(middle - i->args);
    registers_of(&half, arch);
    middle += 2;
    while (middle < end && isblank((unsigned char)*middle))
        middle++;
    half.op = half.text = middle;
    while (middle < end && !isblank((unsigned char)*middle))
        middle++;
    half.op_len = (uint32_t)(middle - half.op);
    half.args = middle;
    half.args_len = (uint32_t)(end - middle);
    half.text_len = (uint32_t)(end - half.text);
    registers_of(&half, arch);
    i->defs = half.defs;
    i->uses = half.uses;
}

void kpn_gins_registers(struct kpn_gins *i, enum kpn_garch arch)
{
    i->store = is_store(i);
    if (kpn_gins_holds(i, " :: "))
        dual(i, arch);
    else
        registers_of(i, arch);
    implicit(i);
}
