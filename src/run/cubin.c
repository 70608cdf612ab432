#include "run/certify.h"

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
};
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
    return out->type == 8 /* no bytes in the file */ ||
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
        if (!section(e, i, &s) || s.type != 2)
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
        if (s.type == 8)
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

bool kpn_cubin_code(const char *data, size_t n, const char *entry, struct kpn_code *out,
                    uint32_t *threads, char why[200])
{
    struct elf e;
    struct section s;
    *out = (struct kpn_code){0};
    *threads = 0;
    if (!open_elf(data, n, &e, why))
        return false;
    uint32_t i = 0;
    while (i < e.count && !(section(&e, i, &s) && is_named(&s, ".text.", entry)))
        i++;
    if (i == e.count) {
        snprintf(why, 200, "it has no kernel '%.120s'", entry);
        return false;
    }
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
