#include "instrument/amd/emit.h"

enum bank { KEPT_S, KEPT_V, WORK_S, WORK_V, PAIR, SINGLE };

/* Some names stand for one register: what one is for is over before the other begins. */
static const struct name {
    const char *name;
    enum bank bank;
    unsigned first, count;
} names[] = {
    /* through a probed body; `cta` also through the original one */
    {"exec0", KEPT_S, 0, 2}, /* EXEC as it was */
    {"clk", KEPT_S, 2, 2},
    {"clk1", KEPT_S, 8, 2}, /* stored later: more readings */
    {"clk2", KEPT_S, 10, 2},
    {"clk3", KEPT_S, 12, 2},
    {"g", KEPT_S, 14, 2},    /* a ring in global memory */
    {"mask", KEPT_S, 4, 1}, /* of the ring, in bytes */
    {"cta", KEPT_S, 5, 1},
    {"wave", KEPT_S, 6, 1},
    {"d", PAIR, 0, 2},   /* a record */
    {"a", SINGLE, 0, 1}, /* its address */
    {"n", KEPT_V, 3, 1}, /* bytes of records made */
    {"b", KEPT_V, 4, 1}, /* where the ring begins */
    {"vmask", KEPT_V, 3, 1}, /* stored together: what {mask} is */
    {"sig", KEPT_V, 5, 1},   /* and the wave's part of tags */
    {"sn", KEPT_S, 7, 1}, /* bytes of records made, less 8: borrowed, or stored together */
    {"sb", KEPT_S, 8, 1},
    {"saved", KEPT_S, 9, 3},
    {"scc", KEPT_S, 9, 1}, /* stored together: SCC as it was */
    /* the control block */
    {"control", WORK_S, 0, 16},
    {"control8", WORK_S, 0, 8},
    {"area", WORK_S, 0, 2},
    {"stamps", WORK_S, 2, 2},
    {"bytes", WORK_S, 4, 2},
    {"nstamps", WORK_S, 6, 1},
    {"every", WORK_S, 7, 1},
    {"phase", WORK_S, 8, 1},
    {"first", WORK_S, 9, 1},
    {"limit", WORK_S, 10, 1},
    {"body", WORK_S, 11, 1},
    {"gx", WORK_S, 12, 1},
    {"gy", WORK_S, 13, 1},
    {"block", WORK_S, 14, 1},
    {"dynamic", WORK_S, 15, 1},
    /* at an exit, which loads half of that */
    {"made", WORK_S, 8, 1},
    {"stored", WORK_S, 9, 1},
    {"room", WORK_S, 10, 1},
    {"base", WORK_S, 11, 1},
    {"unit", WORK_S, 12, 1},
    {"old", WORK_S, 14, 2},
    /* at both */
    {"now", KEPT_S, 2, 2}, /* of the probes' own: where the kernel ends, what it has asked for */
    {"time", KEPT_S, 0, 2}, /* may still be on its way to any other */
    {"high", KEPT_S, 4, 1},
    {"hw", WORK_S, 20, 1},
    {"xcc", WORK_S, 21, 1},
    {"t", WORK_S, 22, 2},
    {"u", WORK_S, 24, 2},
    {"w", WORK_S, 26, 1},
    {"flags", WORK_S, 27, 1},
    {"all", WORK_S, 28, 2}, /* EXEC at entry */
    {"end", WORK_S, 30, 2},
    {"x", WORK_V, 0, 4},
    {"x01", WORK_V, 0, 2},
    {"x23", WORK_V, 2, 2},
    {"y", WORK_V, 4, 4},
    {"zero", WORK_V, 8, 1},
    {"lane", WORK_V, 9, 1},
};

/* By generation; the last two of gfx9 differ in wave64 only. */
static const struct word {
    const char *name, *gfx9, *gfx11, *gfx12;
} words[] = {
    {"load8", "s_load_dwordx8", "s_load_b256", "s_load_b256"},
    {"load16", "s_load_dwordx16", "s_load_b512", "s_load_b512"},
    {"store2", "global_store_dwordx2", "global_store_b64", "global_store_b64"},
    {"store4", "global_store_dwordx4", "global_store_b128", "global_store_b128"},
    {"max64", "global_atomic_umax_x2", "global_atomic_max_u64", "global_atomic_max_u64"},
    {"add32", "global_atomic_add", "global_atomic_add_u32", "global_atomic_add_u32"},
    {"add64", "global_atomic_add_x2", "global_atomic_add_u64", "global_atomic_add_u64"},
    {"ds_write", "ds_write_b64", "ds_store_b64", "ds_store_b64"},
    {"ds_read", "ds_read_b64", "ds_load_b64", "ds_load_b64"},
    {"v_add", "v_add_u32", "v_add_nc_u32", "v_add_nc_u32"},
    {"wait_scalar", "s_waitcnt lgkmcnt(0)", "s_waitcnt lgkmcnt(0)", "s_wait_kmcnt 0x0"},
    {"wait_lds", "s_waitcnt lgkmcnt(0)", "s_waitcnt lgkmcnt(0)", "s_wait_dscnt 0x0"},
    {"wait_vector", "s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0)", "s_wait_loadcnt 0x0"},
    {"hw_id", "HW_REG_HW_ID", "HW_REG_HW_ID1", "HW_REG_HW_ID1"},
    {"device", "", "", " scope:SCOPE_DEV"},
};

/* The mask in EXEC is one register or two. */
static const struct {
    const char *name, *wave64, *wave32;
} masks[] = {
    {"mov_exec", "s_mov_b64", "s_mov_b32"},
    {"and_exec", "s_and_b64", "s_and_b32"},
    {"or_saveexec", "s_or_saveexec_b64", "s_or_saveexec_b32"},
    {"exec", "exec", "exec_lo"},
    {"vcc", "vcc", "vcc_lo"},
};

static const char *word_of(const struct kpi_amd_frame *f, const char *name, size_t n)
{
    for (size_t i = 0; i < KP_COUNT(words); i++) {
        const struct word *w = &words[i];
        if (strlen(w->name) == n && memcmp(w->name, name, n) == 0)
            return f->major == 9 ? w->gfx9 : f->major == 11 ? w->gfx11 : w->gfx12;
    }
    for (size_t i = 0; i < KP_COUNT(masks); i++)
        if (strlen(masks[i].name) == n && memcmp(masks[i].name, name, n) == 0)
            return f->wave32 ? masks[i].wave32 : masks[i].wave64;
    if (n == 6 && memcmp(name, "return", n) == 0)
        return f->major == 12 ? " th:TH_ATOMIC_RETURN" : f->xcc ? " sc0" : " glc";
    return NULL;
}

static const struct name *name_of(const char *name, size_t n)
{
    for (size_t i = 0; i < KP_COUNT(names); i++)
        if (strlen(names[i].name) == n && memcmp(names[i].name, name, n) == 0)
            return &names[i];
    return NULL;
}

/* A register or, `part` < 0, all of its tuple.  EXEC's copies are as wide as EXEC. */
static bool add_register(const struct kpi_amd_frame *f, const char *name, size_t n, int part,
                         struct kp_str *b)
{
    const struct name *r = name_of(name, n);
    if (!r || part >= (int)r->count)
        return false;
    const unsigned banks[] = {f->kept_s, f->kept_v, f->work_s,
                              f->work_v, f->pair,   f->single};
    unsigned first = banks[r->bank] + r->first, count = r->count;
    char kind = r->bank == KEPT_S || r->bank == WORK_S ? 's' : 'v';
    bool mask = strcmp(r->name, "exec0") == 0 || strcmp(r->name, "all") == 0;
    if (mask && f->wave32)
        count = 1;
    if (part >= 0 || count == 1)
        kp_str_addf(b, "%c%u", kind, first + (part > 0 ? (unsigned)part : 0));
    else
        kp_str_addf(b, "%c[%u:%u]", kind, first, first + count - 1);
    return true;
}

static void add_name(const struct kpi_amd_frame *f, const char *name, size_t n, struct kp_str *b)
{
    const char *word = word_of(f, name, n);
    if (word) {
        kp_str_add(b, word);
        return;
    }
    int part = -1;
    if (n > 2 && name[n - 2] == '.') {
        part = name[n - 1] - '0';
        n -= 2;
    }
    if (!add_register(f, name, n, part, b))
        abort();
}

void kpi_amd_emit(const struct kpi_amd_frame *f, struct kp_str *b, const char *fmt, ...)
{
    struct kp_str text = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&text, fmt, ap);
    va_end(ap);
    const char *s = text.s ? text.s : "";
    while (*s) {
        size_t plain = strcspn(s, "{");
        kp_str_addn(b, s, plain);
        s += plain;
        if (!*s)
            break;
        const char *close = strchr(s, '}');
        if (!close)
            abort();
        add_name(f, s + 1, (size_t)(close - s - 1), b);
        s = close + 1;
    }
    kp_str_free(&text);
}
