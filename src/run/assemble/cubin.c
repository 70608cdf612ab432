#include "run/certify/certify.h"

/*
 * What a cubin (ELF, 64 bits, little endian) says of its kernels: section .text.NAME,
 * .nv.shared.NAME, and the attributes in .nv.info (of all) and .nv.info.NAME.
 */
enum { /* attributes: byte 0 format, byte 1 number, then a value or its size */
    REGISTERS = 0x2f,
    FRAME = 0x11,
    BARRIERS = 0x4c,
    MAX_THREADS = 0x05,
    FORMAT_SIZED = 4,
    /* of instructions, by their places: exits, what takes a whole warp, uses of mbarriers */
    EXITS = 0x1c,
    COOPERATIVE = 0x28,
    WARP_WIDE = 0x31,
    MBARRIERS = 0x39,
};
enum { SYMBOLS = 2, RELA = 4, NO_BITS = 8, REL = 9 }; /* types of sections */
enum { INSTRUCTION = 16, CACHE_LINE = 128 };
#define RESERVED_SHARED 1024 /* of a CTA, counted in the section on sm_90 and later */

struct section {
    const char *name;
    uint64_t at, size, flags;
    uint32_t type, info;
};
struct elf {
    const unsigned char *s;
    size_t n;
    uint64_t table, names, names_size;
    uint32_t count;
};

static uint64_t get(const struct elf *e, uint64_t at, unsigned bytes)
{
    uint64_t v = 0;
    for (unsigned i = 0; i < bytes && at + i < e->n; i++)
        v |= (uint64_t)e->s[at + i] << (8 * i);
    return v;
}

static bool section(const struct elf *e, uint32_t i, struct section *out)
{
    uint64_t at = e->table + 64 * (uint64_t)i, name = get(e, at, 4);
    *out = (struct section){"", get(e, at + 24, 8), get(e, at + 32, 8), get(e, at + 8, 8),
                            (uint32_t)get(e, at + 4, 4), (uint32_t)get(e, at + 44, 4)};
    if (name >= e->names_size ||
        !memchr(e->s + e->names + name, 0, (size_t)(e->names_size - name)))
        return false;
    out->name = (const char *)e->s + e->names + name;
    return out->type == NO_BITS ||
           (out->at <= e->n && out->size <= e->n - out->at);
}

bool kpn_is_cubin(const char *data, size_t n)
{
    return n >= 4 && memcmp(data, "\177ELF", 4) == 0;
}

static bool open_elf(const char *data, size_t n, struct elf *e, char why[200])
{
    *e = (struct elf){.s = (const unsigned char *)data, .n = n};
    snprintf(why, 200, "not a cubin of 64 bits, or truncated");
    if (n < 64 || !kpn_is_cubin(data, n) || data[4] != 2 || data[5] != 1 ||
        get(e, 18, 2) != 190 || get(e, 58, 2) != 64)
        return false;
    e->table = get(e, 40, 8);
    e->count = (uint32_t)get(e, 60, 2);
    uint64_t names = get(e, 62, 2);
    if (e->table > n || 64 * (uint64_t)e->count > n - e->table || names >= e->count)
        return false;
    e->names = get(e, e->table + 64 * names + 24, 8);
    e->names_size = get(e, e->table + 64 * names + 32, 8);
    return e->names <= n && e->names_size <= n - e->names;
}

/* The value of an attribute: word `index` of it; symbol: only where word 0 is that. */
static bool attribute(const struct elf *e, const struct section *info, unsigned number,
                      uint32_t index, int64_t symbol, uint32_t *out)
{
    for (uint64_t at = info->at, end = info->at + info->size; at + 4 <= end;) {
        unsigned format = e->s[at], size = (unsigned)get(e, at + 2, 2);
        bool sized = format == FORMAT_SIZED;
        if (e->s[at + 1] == number && !sized) {
            *out = size;
            return true;
        }
        if (e->s[at + 1] == number && sized && 4 * (uint64_t)index + 4 <= size &&
            at + 4 + size <= end && (symbol < 0 || get(e, at + 4, 4) == (uint64_t)symbol)) {
            *out = (uint32_t)get(e, at + 4 + 4 * (uint64_t)index, 4);
            return true;
        }
        at += 4 + (sized ? size : 0);
    }
    return false;
}

static bool is_named(const struct section *s, const char *prefix, const char *entry)
{
    size_t n = strlen(prefix);
    return strncmp(s->name, prefix, n) == 0 && strcmp(s->name + n, entry) == 0;
}

/* The number of the symbol of section `index`'s function. */
static int64_t symbol_of(const struct elf *e, uint32_t index)
{
    struct section s;
    for (uint32_t i = 0; i < e->count; i++) {
        if (!section(e, i, &s) || s.type != SYMBOLS)
            continue;
        for (uint64_t k = 0; 24 * k + 24 <= s.size; k++)
            if ((get(e, s.at + 24 * k + 4, 1) & 15) == 2 &&
                get(e, s.at + 24 * k + 6, 2) == index)
                return (int64_t)k;
    }
    return -1;
}

static void read_attributes(const struct elf *e, const char *entry, uint32_t text,
                            struct kpn_code *out, uint32_t *threads)
{
    struct section s;
    int64_t symbol = symbol_of(e, text);
    uint32_t y = 1, z = 1;
    bool reserved = false;
    for (uint32_t i = 0; i < e->count; i++) {
        if (!section(e, i, &s))
            continue;
        reserved = reserved || strncmp(s.name, ".nv.shared.reserved.", 20) == 0;
        if (is_named(&s, ".nv.shared.", entry))
            out->shared = s.size < UINT32_MAX ? (uint32_t)s.size : UINT32_MAX;
        if (s.type == NO_BITS)
            continue;
        if (strcmp(s.name, ".nv.info") == 0 && symbol >= 0) {
            attribute(e, &s, REGISTERS, 1, symbol, &out->registers);
            attribute(e, &s, FRAME, 1, symbol, &out->stack);
        } else if (is_named(&s, ".nv.info.", entry)) {
            attribute(e, &s, BARRIERS, 0, -1, &out->barriers);
            if (attribute(e, &s, MAX_THREADS, 0, -1, threads) &&
                attribute(e, &s, MAX_THREADS, 1, -1, &y) &&
                attribute(e, &s, MAX_THREADS, 2, -1, &z))
                *threads = *threads <= 1024 && y <= 1024 && z <= 1024 ? *threads * y * z : 0;
        }
    }
    if (reserved && out->shared >= RESERVED_SHARED)
        out->shared -= RESERVED_SHARED;
}

/* The section of the kernel's instructions; e->count with the reason in why: there is none. */
static uint32_t find_code(const struct elf *e, const char *entry, struct section *s, char why[200])
{
    uint32_t i = 0;
    while (i < e->count && !(section(e, i, s) && is_named(s, ".text.", entry)))
        i++;
    if (i == e->count)
        snprintf(why, 200, "it has no kernel '%.120s'", entry);
    return i;
}

bool kpn_cubin_code(const char *data, size_t n, const char *entry, struct kpn_code *out,
                    uint32_t *threads, char why[200])
{
    struct elf e;
    struct section s;
    *out = (struct kpn_code){0};
    *threads = 0;
    if (!open_elf(data, n, &e, why))
        return false;
    uint32_t i = find_code(&e, entry, &s, why);
    if (i == e.count)
        return false;
    /* Where they stood before they became attributes. */
    out->registers = s.info >> 24;
    out->barriers = (uint32_t)(s.flags >> 20) & 0x7f;
    read_attributes(&e, entry, i, out, threads);
    kp_str_addn(&out->image, data, n);
    return true;
}

unsigned kpn_cubin_sm(const char *data, size_t n)
{
    struct elf e;
    char why[200];
    if (!open_elf(data, n, &e, why))
        return 0;
    /* The lowest byte of the flags; in later cubins, which number their format there, the next. */
    unsigned low = (unsigned)get(&e, 48, 1);
    return low >= 20 ? low : (unsigned)get(&e, 49, 1);
}

json_t *kpn_cubin_entries(const char *data, size_t n, char why[200])
{
    struct elf e;
    struct section s, info;
    if (!open_elf(data, n, &e, why))
        return NULL;
    json_t *list = json_array();
    for (uint32_t i = 0; i < e.count; i++) {
        if (!section(&e, i, &s) || strncmp(s.name, ".text.", 6) != 0)
            continue;
        /* A kernel has parameters' attributes and a constant bank; a function has not. */
        bool kernel = false;
        for (uint32_t k = 0; k < e.count && !kernel; k++)
            kernel = section(&e, k, &info) && is_named(&info, ".nv.constant0.", s.name + 6);
        if (kernel)
            json_array_append_new(list, kp_json_text(s.name + 6));
    }
    return list;
}

/* ---- the code, moved ---------------------------------------------------- */

/* Branches, calls and returns are relative, so what names an instruction by its place in the
 * section is all that changes: attributes, symbols, relocations. */
struct move {
    struct elf e; /* reads s */
    unsigned char *s;
    uint32_t text; /* the section */
    struct section code;
    uint64_t by, grown; /* bytes; the section grows by whole lines, so that others stay aligned */
};

static void add(struct move *m, uint64_t at, unsigned bytes, uint64_t by)
{
    uint64_t v = get(&m->e, at, bytes) + by;
    for (unsigned i = 0; i < bytes && at + i < m->e.n; i++)
        m->s[at + i] = (unsigned char)(v >> (8 * i));
}

static void move_attributes(struct move *m, const struct section *info)
{
    for (uint64_t at = info->at, end = at + info->size; at + 4 <= end;) {
        unsigned kind = m->s[at + 1];
        uint64_t size = m->s[at] == FORMAT_SIZED ? get(&m->e, at + 2, 2) : 0;
        unsigned step = kind == MBARRIERS ? 16
                        : kind == EXITS || kind == COOPERATIVE || kind == WARP_WIDE ? 4 : 0;
        for (uint64_t k = 0; step && k + step <= size && at + 4 + k + step <= end; k += step)
            add(m, at + 4 + k, 4, m->by);
        at += 4 + size;
    }
}

/* The entry begins where it did, and is longer; what it calls lies behind it. */
static void move_symbols(struct move *m, const struct section *table)
{
    for (uint64_t at = table->at; at + 24 <= table->at + table->size; at += 24) {
        if (get(&m->e, at + 6, 2) != m->text)
            continue;
        if (get(&m->e, at + 8, 8))
            add(m, at + 8, 8, m->by);
        else if (get(&m->e, at + 16, 8))
            add(m, at + 16, 8, m->grown);
    }
}

/* Whether symbol `index` is where the section begins. */
static bool is_start(const struct move *m, uint64_t index)
{
    struct section s;
    for (uint32_t i = 0; i < m->e.count; i++)
        if (section(&m->e, i, &s) && s.type == SYMBOLS && index < s.size / 24)
            return get(&m->e, s.at + 24 * index + 6, 2) == m->text &&
                   get(&m->e, s.at + 24 * index + 8, 8) == 0;
    return false;
}

static void move_relocations(struct move *m, const struct section *list)
{
    uint64_t size = list->type == RELA ? 24 : 16;
    for (uint64_t at = list->at; at + size <= list->at + list->size; at += size) {
        if (list->info == m->text)
            add(m, at, 8, m->by);
        if (list->type == RELA && is_start(m, get(&m->e, at + 12, 4)))
            add(m, at + 16, 8, m->by);
    }
}

/* What the file's head, sections and segments say of places behind the code. */
static void move_places(struct move *m)
{
    uint64_t end = m->code.at + m->code.size, segments = get(&m->e, 32, 8);
    for (uint32_t i = 0; i < m->e.count; i++) {
        uint64_t at = m->e.table + 64 * (uint64_t)i;
        if (i == m->text)
            add(m, at + 32, 8, m->grown);
        else if (get(&m->e, at + 24, 8) >= end)
            add(m, at + 24, 8, m->grown);
    }
    for (uint64_t i = 0, n = get(&m->e, 56, 2); i < n && segments < m->e.n; i++) {
        uint64_t at = segments + 56 * i, first = get(&m->e, at + 8, 8);
        uint64_t last = first + get(&m->e, at + 32, 8);
        if (first >= end)
            add(m, at + 8, 8, m->grown);
        else if (last > m->code.at) {
            add(m, at + 32, 8, m->grown);
            add(m, at + 40, 8, m->grown);
        }
    }
    if (segments >= end)
        add(m, 32, 8, m->grown);
    if (m->e.table >= end)
        add(m, 40, 8, m->grown);
}

static void add_nothing(struct kp_str *out, uint64_t bytes)
{
    static const char nop[INSTRUCTION] = {0x18, 0x79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (char)0xc0,
                                          0x0f, 0};
    for (uint64_t i = 0; i < bytes; i += INSTRUCTION)
        kp_str_addn(out, nop, sizeof nop);
}

bool kpn_cubin_shift(const char *data, size_t n, const char *entry, uint32_t instructions,
                     struct kp_str *out, char why[200])
{
    struct move m = {.by = INSTRUCTION * (uint64_t)instructions};
    struct section s;
    if (!open_elf(data, n, &m.e, why))
        return false;
    m.text = find_code(&m.e, entry, &m.code, why);
    if (m.text == m.e.count)
        return false;
    if (m.code.type == NO_BITS || kpn_cubin_sm(data, n) < 70) { /* shorter instructions */
        snprintf(why, 200, "it has no code for sm_70 or later");
        return false;
    }
    m.grown = (m.by + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
    m.s = kp_alloc(n);
    memcpy(m.s, data, n);
    m.e.s = m.s;
    for (uint32_t i = 0; i < m.e.count; i++) {
        if (!section(&m.e, i, &s) || s.type == NO_BITS)
            continue;
        if (s.type == RELA || s.type == REL)
            move_relocations(&m, &s);
        else if (is_named(&s, ".nv.info.", entry))
            move_attributes(&m, &s);
    }
    for (uint32_t i = 0; i < m.e.count; i++) /* last: the others ask where a symbol was */
        if (section(&m.e, i, &s) && s.type == SYMBOLS)
            move_symbols(&m, &s);
    move_places(&m);
    kp_str_addn(out, (char *)m.s, m.code.at);
    add_nothing(out, m.by);
    kp_str_addn(out, data + m.code.at, m.code.size);
    add_nothing(out, m.grown - m.by);
    kp_str_addn(out, (char *)m.s + m.code.at + m.code.size, n - m.code.at - m.code.size);
    free(m.s);
    return true;
}
