/* The reader of llvm-objdump's listings: lines, functions, classes, branch targets. */
#include "run/gcn/gcn.h"

#include <ctype.h>

const char *const kpn_gclass_names[KPN_GC_COUNT] = {
    "salu", "sopp", "wait", "branch", "barrier", "smem", "valu", "trans", "matrix", "vmem", "ds"};

/* "gfx942" and so on: whether it is known, and its kind. */
static bool garch_of(const char *target, enum kpn_garch *out)
{
    static const struct {
        const char *name;
        enum kpn_garch arch;
    } known[] = {
        {"gfx90a", KPN_G_GFX90A}, {"gfx940", KPN_G_GFX940}, {"gfx941", KPN_G_GFX940},
        {"gfx942", KPN_G_GFX940}, {"gfx950", KPN_G_GFX940},
    };
    size_t len = strcspn(target, ":");
    for (size_t i = 0; i < KP_COUNT(known); i++)
        if (strlen(known[i].name) == len && !strncmp(known[i].name, target, len)) {
            *out = known[i].arch;
            return true;
        }
    if (len == 7 && (!strncmp(target, "gfx11", 5) || !strncmp(target, "gfx120", 6))) {
        *out = target[4] == '1' ? KPN_G_GFX11 : KPN_G_GFX12;
        return true;
    }
    return false;
}

static enum kpn_gclass scalar_class(const struct kpn_gins *i)
{
    static const char *const waits[] = {"s_waitcnt*", "s_wait_*", NULL};
    static const char *const branches[] = {"s_branch",      "s_cbranch_*",  "s_endpgm*",
                                           "s_setpc_b64",   "s_swappc_b64", "s_call_b64",
                                           "s_subvector_*", NULL};
    static const char *const barriers[] = {"s_barrier*", NULL};
    static const char *const memory[] = {
        "s_load_*",    "s_buffer_load_*", "s_memtime", "s_memrealtime",  "s_store_*",
        "s_buffer_store_*", "s_dcache_*",   "s_scratch_*", "s_atomic_*", "s_sendmsg_rtn_*",
        "s_gl1_inv",   "s_prefetch_*",    NULL};
    static const char *const other[] = {
        "s_nop",     "s_clause", "s_delay_alu",   "s_sendmsg*",  "s_sleep*",      "s_setprio*",
        "s_trap",    "s_icache_inv", "s_set_inst_prefetch_distance", "s_code_end", "s_sethalt",
        "s_setkill", "s_inst_prefetch", "s_ttracedata*", "s_incperflevel", "s_decperflevel",
        "s_version", "s_denorm_mode", "s_round_mode", NULL};
    if (kpn_gins_is_any(i, waits) && !kpn_gins_is(i, "s_wait_alu") &&
        !kpn_gins_is(i, "s_waitcnt_depctr"))
        return KPN_GC_WAIT;
    return kpn_gins_is_any(i, branches)   ? KPN_GC_BRANCH
           : kpn_gins_is_any(i, barriers) ? KPN_GC_BARRIER
           : kpn_gins_is_any(i, memory)   ? KPN_GC_SMEM
           : kpn_gins_is_any(i, other) || kpn_gins_is(i, "s_wait_alu") ||
                   kpn_gins_is(i, "s_waitcnt_depctr")
               ? KPN_GC_SOPP
               : KPN_GC_SALU;
}

static enum kpn_gclass class_of(const struct kpn_gins *i)
{
    static const char *const matrix[] = {"v_mfma_*", "v_wmma_*", "v_swmmac_*", "v_smfmac_*",
                                         NULL};
    static const char *const trans[] = {"v_exp_*", "v_log_*", "v_rcp_*", "v_rsq_*", "v_sqrt_*",
                                        "v_sin_*", "v_cos_*", "v_s_*", NULL};
    static const char *const memory[] = {"buffer_*", "global_*", "flat_*", "scratch_*",
                                         "image_*", "tbuffer_*", NULL};
    if (kpn_gins_is(i, "s_*"))
        return scalar_class(i);
    if (kpn_gins_is(i, "ds_*"))
        return KPN_GC_DS;
    if (kpn_gins_is_any(i, memory))
        return KPN_GC_VMEM;
    return kpn_gins_is_any(i, matrix)  ? KPN_GC_MATRIX
           : kpn_gins_is_any(i, trans) ? KPN_GC_TRANS
                                       : KPN_GC_VALU;
}

static uint64_t hexadecimal(const char **at, const char *end)
{
    uint64_t value = 0;
    for (; *at < end && isxdigit((unsigned char)**at); (*at)++)
        value = value << 4 | (isdigit((unsigned char)**at) ? (unsigned)**at - '0'
                                                           : ((unsigned)**at | 32) - 'a' + 10);
    return value;
}

/* "// 000000001900: C0060100 00000000 <k+0x8>": address and size; false: no such comment. */
static bool read_place(struct kpn_gins *i, const char *at, const char *end)
{
    while (at < end && isblank((unsigned char)*at))
        at++;
    const char *digits = at;
    i->address = hexadecimal(&at, end);
    if (at == digits || at >= end || *at++ != ':')
        return false;
    for (i->size = 0; at < end && *at == ' ';) {
        const char *word = ++at;
        hexadecimal(&at, end);
        if (at - word != 8)
            break;
        i->size += 4;
    }
    return i->size;
}

static bool read_instruction(struct kpn_gins *i, const char *at, const char *end)
{
    const char *comment = at;
    while (end - comment > 1 && (comment[0] != '/' || comment[1] != '/'))
        comment++;
    if (end - comment < 2 || !read_place(i, comment + 2, end))
        return false;
    while (comment > at && isblank((unsigned char)comment[-1]))
        comment--;
    i->text = i->op = at;
    i->text_len = (uint32_t)(comment - at);
    while (at < comment && !isblank((unsigned char)*at))
        at++;
    i->op_len = (uint32_t)(at - i->op);
    while (at < comment && isblank((unsigned char)*at))
        at++;
    i->args = at;
    i->args_len = (uint32_t)(comment - at);
    i->class = class_of(i);
    i->target = KPN_G_NOWHERE;
    i->goes_on = !kpn_gins_is(i, "s_branch") && !kpn_gins_is(i, "s_endpgm*") &&
                 !kpn_gins_is(i, "s_setpc_b64") && !kpn_gins_is(i, "s_code_end");
    return true;
}

/* "0000000000001900 <name>:" */
static bool read_header(struct kpn_gfunction *f, const char *at, const char *end)
{
    const char *from = at;
    hexadecimal(&at, end);
    if (at == from || end - at < 5 || memcmp(at, " <", 2) || memcmp(end - 2, ">:", 2))
        return false;
    f->name = at + 2;
    f->name_len = (uint32_t)(end - 2 - f->name);
    f->count = 0;
    return true;
}

/* The instruction at an address, or NOWHERE.  Listings are in ascending order. */
static uint32_t at_address(const struct kpn_gcn *g, uint64_t address)
{
    size_t low = 0, high = g->code.n;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (g->code.v[middle].address < address)
            low = middle + 1;
        else
            high = middle;
    }
    bool found = low < g->code.n && g->code.v[low].address == address;
    return found ? (uint32_t)low : KPN_G_NOWHERE;
}

static bool same_argument(const struct kpn_gins *a, const struct kpn_gins *b)
{
    size_t la, lb;
    const char *x = kpn_gins_arg(a, 0, &la), *y = kpn_gins_arg(b, 0, &lb);
    return la && la == lb && !memcmp(x, y, la);
}

/* The third operand, a number, in 32 bits. */
static bool addend(const struct kpn_gins *i, uint32_t *out)
{
    char text[16], *rest;
    size_t len;
    const char *arg = kpn_gins_arg(i, 2, &len);
    if (!len || len >= sizeof text)
        return false;
    memcpy(text, arg, len);
    text[len] = '\0';
    *out = (uint32_t)strtoll(text, &rest, 0);
    return !*rest;
}

/* Where s_setpc_b64 leads: behind s_getpc_b64 of its registers and the sum with a distance, which
 * is how code goes farther than a branch reaches. */
static uint32_t far_target(const struct kpn_gcn *g, size_t n)
{
    const struct kpn_gins *i = g->code.v + n;
    uint32_t low, high;
    if (n < 3 || !kpn_gins_is(i, "s_setpc_b64") || !kpn_gins_is(i - 3, "s_getpc_b64") ||
        !same_argument(i - 3, i) || !kpn_gins_is(i - 2, "s_add_*") ||
        !(kpn_gins_is(i - 1, "s_addc_u32") || kpn_gins_is(i - 1, "s_add_co_ci_u32")) ||
         !addend(i - 2, &low) || !addend(i - 1, &high))
        return KPN_G_NOWHERE;
    return at_address(g, i[-2].address + ((uint64_t)high << 32 | low));
}

static void find_target(const struct kpn_gcn *g, struct kpn_gins *i)
{
    uint32_t words;
    i->target = far_target(g, (size_t)(i - g->code.v));
    if ((kpn_gins_is(i, "s_branch") || kpn_gins_is(i, "s_cbranch_*")) &&
        kpn_gins_number(i, "", &words))
        i->target = at_address(g, i->address + 4 + (uint64_t)((int64_t)(int16_t)words * 4));
}

/* Data between functions: "...", which are zeros, ".byte 0x0", "40: 00 00 80 bf  ....". */
static bool is_data(const char *at, const char *end)
{
    const char *from = at;
    if ((end - at >= 3 && !memcmp(at, "...", 3)) || (end - at >= 5 && !memcmp(at, ".byte", 5)))
        return true;
    hexadecimal(&at, end);
    return at > from && at < end && *at == ':';
}

static int read_lines(const char *text, size_t len, struct kpn_gcn *g, char why[200])
{
    const char *end = text + len;
    unsigned line = 0;
    for (const char *at = text, *next; at < end; at = next) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        next = stop ? stop + 1 : end;
        stop = stop ? stop : end;
        line++;
        struct kpn_gfunction f = {.first = (uint32_t)g->code.n};
        if (stop > at && isblank((unsigned char)*at) && g->functions.n) {
            struct kpn_gins i = {0};
            while (at < stop && isblank((unsigned char)*at))
                at++;
            if (is_data(at, stop))
                continue;
            if (!read_instruction(&i, at, stop)) {
                snprintf(why, 200, "line %u of the listing: no instruction: %.*s", line,
                         (int)(stop - at > 80 ? 80 : stop - at), at);
                return KP_MALFORMED;
            }
            KP_PUSH(g->code, i);
            g->functions.v[g->functions.n - 1].count++;
        } else if (read_header(&f, at, stop)) {
            KP_PUSH(g->functions, f);
        }
    }
    return KP_OK;
}

int kpn_gcn_read(const char *text, size_t len, const char *target, struct kpn_gcn *out,
                 char why[200])
{
    memset(out, 0, sizeof *out);
    why[0] = 0;
    if (!garch_of(target, &out->arch)) {
        snprintf(why, 200, "target %.40s is not known", target);
        return KP_MALFORMED;
    }
    int status = read_lines(text, len, out, why);
    if (status)
        return status;
    for (size_t n = 0; n < out->code.n; n++) {
        find_target(out, out->code.v + n);
        kpn_gins_registers(out->code.v + n, out->arch);
    }
    return KP_OK;
}

void kpn_gcn_free(struct kpn_gcn *g)
{
    free(g->code.v);
    free(g->functions.v);
    memset(g, 0, sizeof *g);
}
