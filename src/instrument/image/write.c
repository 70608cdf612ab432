/* A new fatbin: what nvcc writes with --compress-mode=none. */
#include "instrument/image/internal.h"

static void put(struct kp_str *b, uint64_t v, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        kp_str_addc(b, i < 8 ? (char)(v >> (8 * i) & 255) : 0);
}

static void add_entry(const struct kpi_packed *p, struct kp_str *out)
{
    bool ptx = p->kind == KPI_IMAGE_PTX;
    size_t text = p->len + (ptx ? 1 : 0), padded = (text + 7) & ~(size_t)7;
    const char *number = strchr(p->arch, '_');
    char *end;
    unsigned long sm = strtoul(number ? number + 1 : p->arch, &end, 10);
    uint64_t flags = KPI_FLAG_USUAL | (*end == 'a' ? KPI_FLAG_A : *end == 'f' ? KPI_FLAG_F : 0);
    put(out, p->kind, 2);
    put(out, 0x0101, 2);
    put(out, ptx ? KPI_ENTRY_LEAST + 16 : KPI_ENTRY_LEAST, 4);
    put(out, padded, 8);
    put(out, 0, 4); /* not compressed */
    put(out, ptx ? KPI_ENTRY_LEAST : 0, 4);
    put(out, ptx ? p->minor : 8, 2);
    put(out, ptx ? p->major : 1, 2);
    put(out, sm, 4);
    put(out, 0, 8); /* no name */
    put(out, flags, 8);
    put(out, 0, 16);
    if (ptx) { /* no options: of no length, and behind this; without it no PTX is seen here */
        put(out, KPI_ENTRY_LEAST + 8, 4);
        put(out, 0, 12);
    }
    kp_str_addn(out, p->bytes, p->len);
    if (ptx)
        put(out, 0, 1);
    while (out->len % 8)
        kp_str_addc(out, 0);
}

void kpi_fatbin_write(const struct kpi_packed *images, size_t count, struct kp_str *out)
{
    struct kp_str entries = {0};
    for (size_t i = 0; i < count; i++)
        add_entry(&images[i], &entries);
    put(out, KPI_FATBIN_MAGIC, 4);
    put(out, KPI_FATBIN_VERSION, 2);
    put(out, KPI_FATBIN_HEAD, 2);
    put(out, entries.len, 8);
    if (entries.len)
        kp_str_addn(out, entries.s, entries.len);
    kp_str_free(&entries);
}
