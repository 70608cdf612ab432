#include "run/gcn/compare.h"
#include "trace/trace.h"

/* Registers of a function, and the clock reads of its probes. */

const struct kpn_gfunction *kpn_gcn_function(const struct kpn_gcn *g, const char *name)
{
    size_t n = strlen(name);
    for (size_t i = 0; i < g->functions.n; i++)
        if (g->functions.v[i].name_len == n && memcmp(g->functions.v[i].name, name, n) == 0)
            return &g->functions.v[i];
    return NULL;
}

static void count(const struct kpn_regs *r, unsigned from, unsigned to, uint32_t *most)
{
    for (unsigned reg = to; reg-- > from + *most;)
        if (kpn_regs_has(r, reg)) {
            *most = reg - from + 1;
            return;
        }
}

struct kpn_gused kpn_gcn_used(const struct kpn_gcn *g, const struct kpn_gfunction *f)
{
    struct kpn_gused u = {0};
    for (uint32_t i = f->first; i < f->first + f->count; i++) {
        const struct kpn_regs *both[] = {&g->code.v[i].defs, &g->code.v[i].uses};
        for (size_t k = 0; k < 2; k++) {
            count(both[k], KPN_G_V, KPN_G_A, &u.vgprs);
            count(both[k], KPN_G_A, KPN_G_S, &u.agprs);
            count(both[k], KPN_G_S, KPN_G_VCC, &u.sgprs);
        }
    }
    return u;
}

/* ---- records ---------------------------------------------------------------- */

/* How far a record's parts may lie apart: clocks can wait in registers for their store. */
enum { FAR = 2000 };

static bool reads_clock(const struct kpn_gins *i)
{
    return kpn_gins_is(i, "s_memtime") || kpn_gins_is(i, "s_get_shader_cycles_u64") ||
           (kpn_gins_is(i, "s_getreg_b32") && memmem(i->args, i->args_len, "SHADER_CYCLES", 13) &&
            !memmem(i->args, i->args_len, "SHADER_CYCLES_HI", 16));
}

static bool stores_records(const struct kpn_gins *i)
{
    static const char *const ops[] = {"ds_write_b64", "ds_store_b64", "ds_write_b128",
                                      "ds_store_b128", "ds_write2_b64", "ds_store_2addr_b64",
                                      "global_store_dwordx2", "global_store_b64",
                                      "global_store_dwordx4", "global_store_b128"};
    for (size_t k = 0; k < KP_COUNT(ops); k++)
        if (kpn_gins_is(i, ops[k]))
            return true;
    return false;
}

/* "v12" or the first of "v[12:13]" as a register; KPN_G_REGS: it is none. */
static unsigned register_of(const char *arg, size_t len, size_t *width)
{
    char text[32];
    unsigned from = 0, to = 0, base = len && *arg == 'v' ? KPN_G_V : KPN_G_S;
    int used = 0;
    *width = 1;
    if (len < 2 || len >= sizeof text || (*arg != 'v' && *arg != 's'))
        return KPN_G_REGS;
    memcpy(text, arg, len);
    text[len] = '\0';
    if (sscanf(text + 1, "[%u:%u]%n", &from, &to, &used) == 2 && used && to >= from)
        *width = to - from + 1;
    else if (sscanf(text + 1, "%u%n", &from, &used) != 1 || (size_t)used + 1 != len)
        return KPN_G_REGS;
    unsigned limit = base == KPN_G_V ? 256 : 106;
    return from < limit && *width <= limit - from ? base + from : KPN_G_REGS;
}

/* The instruction at or before `at` that writes the register; KPN_G_NOWHERE. */
static uint32_t writer(const struct kpn_gcn *g, uint32_t from, uint32_t at, unsigned reg)
{
    for (uint32_t k = at; k > from && at - k < FAR; k--)
        if (kpn_regs_has(&g->code.v[k - 1].defs, reg))
            return k - 1;
    return KPN_G_NOWHERE;
}

/* The operand that this instruction, or half of it, copies into the register; or NULL. */
static const char *copied(const struct kpn_gins *i, unsigned reg, size_t *len)
{
    struct kpn_gins half = *i;
    const char *end = i->args + i->args_len, *pair = memmem(i->args, i->args_len, "::", 2);
    half.args_len = pair ? (uint32_t)(pair - i->args) : i->args_len;
    for (int n = 0; n < 2; n++) {
        size_t dst_len, width;
        bool moves = kpn_gins_is(&half, "v_mov_b32*") || kpn_gins_is(&half, "s_mov_b32") ||
                     kpn_gins_is(&half, "s_movk_i32") || kpn_gins_is(&half, "v_dual_mov_b32");
        const char *dst = kpn_gins_arg(&half, 0, &dst_len);
        if (moves && register_of(dst, dst_len, &width) == reg)
            return kpn_gins_arg(&half, 1, len);
        if (!pair)
            break;
        half.op = pair + 2;
        while (half.op < end && *half.op == ' ')
            half.op++;
        half.args = memchr(half.op, ' ', (size_t)(end - half.op));
        half.args = half.args ? half.args : end;
        half.op_len = (uint32_t)(half.args - half.op);
        half.args_len = (uint32_t)(end - half.args);
        pair = NULL;
    }
    return NULL;
}

/* A literal: a whole number, or one of the floating-point numbers that encode short. */
static bool literal(const char *arg, size_t len, uint32_t *value)
{
    char text[32];
    if (!len || len >= sizeof text)
        return false;
    memcpy(text, arg, len);
    text[len] = '\0';
    if (strchr(text, '.')) {
        float f = strtof(text, NULL);
        memcpy(value, &f, sizeof f);
        return true;
    }
    char *rest;
    long long v = strtoll(text, &rest, 0);
    *value = (uint32_t)v;
    return rest != text && !*rest;
}

/* Follows copies of a register back to a constant (*value) or to a clock read (*read). */
static void trace_back(const struct kpn_gcn *g, uint32_t from, uint32_t at, unsigned reg,
                       bool *constant, uint32_t *value, uint32_t *read)
{
    *constant = false;
    *read = KPN_G_NOWHERE;
    for (unsigned steps = 0; steps < 8 && reg != KPN_G_REGS; steps++) {
        size_t len, width;
        at = writer(g, from, at, reg);
        if (at == KPN_G_NOWHERE)
            return;
        if (reads_clock(&g->code.v[at])) {
            *read = at;
            return;
        }
        const char *arg = copied(&g->code.v[at], reg, &len);
        if (!arg)
            return;
        reg = register_of(arg, len, &width);
        if (reg == KPN_G_REGS)
            *constant = literal(arg, len, value);
    }
}

/* A pair of registers that is stored: a tag, and a clock. */
static void add_record(const struct kpn_gcn *g, uint32_t from, uint32_t store, unsigned reg,
                       struct kpn_greads *out)
{
    bool constant, other;
    uint32_t tag = 0, unused, nowhere;
    struct kpn_gread r;
    trace_back(g, from, store, reg, &constant, &tag, &nowhere);
    trace_back(g, from, store, reg + 1, &other, &unused, &r.at);
    r.tag = tag;
    if (constant && r.at != KPN_G_NOWHERE)
        KP_PUSH(out->list, r);
}

static int by_place(const void *a, const void *b)
{
    const struct kpn_gread *x = a, *y = b;
    return x->at < y->at ? -1 : x->at > y->at;
}

void kpn_gcn_reads(const struct kpn_gcn *g, uint32_t from, uint32_t to, struct kpn_greads *out)
{
    uint32_t clocks = 0;
    memset(out, 0, sizeof *out);
    for (uint32_t i = from; i < to; i++) {
        const struct kpn_gins *k = &g->code.v[i];
        clocks += reads_clock(k);
        for (unsigned n = 0; stores_records(k) && n < 3; n++) {
            size_t len, width;
            const char *arg = kpn_gins_arg(k, n, &len);
            unsigned reg = register_of(arg, len, &width);
            for (size_t w = 0; reg < KPN_G_A && w + 1 < width; w += 2)
                add_record(g, from, i, reg + (unsigned)w, out);
        }
    }
    if (out->list.n)
        qsort(out->list.v, out->list.n, sizeof *out->list.v, by_place);
    out->untold = clocks > out->list.n ? clocks - (uint32_t)out->list.n : 0;
}
