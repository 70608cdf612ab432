#include "trace/trace_internal.h"

#include <errno.h>

/* Stamps go out in chunks of this many, so that a reader needs little memory. */
#define STAMPS_A_CHUNK 32768

struct kpt_writer {
    FILE *f;
    struct kpt_totals totals;
    uint32_t clock_bits;
    int error;        /* errno of the first write that failed */
    const char *what; /* or what the caller got wrong */
};

static void put(struct kpt_writer *w, const void *data, size_t n)
{
    if (w->error || n == 0)
        return;
    errno = 0;
    if (fwrite(data, 1, n, w->f) != n)
        w->error = errno ? errno : EIO;
}

static void refuse(struct kpt_writer *w, const char *what)
{
    if (!w->what)
        w->what = what;
}

/* JSON is padded with spaces so that the first chunk is aligned. */
static char *info_text(const json_t *info, size_t *n)
{
    char *text = json_dumps(info, JSON_COMPACT | JSON_SORT_KEYS);
    if (!text)
        return NULL;
    size_t len = strlen(text), pad = kpt_padding(len);
    char *padded = kp_alloc(len + pad + 1);
    memcpy(padded, text, len);
    memset(padded + len, ' ', pad);
    free(text);
    *n = len + pad;
    return padded;
}

struct kpt_writer *kpt_writer_new(FILE *f, const json_t *info)
{
    struct kpt_writer *w = kp_alloc(sizeof *w);
    w->f = f;
    w->clock_bits = kpt_clock_bits(info);
    if (w->clock_bits == 0)
        refuse(w, "its records' clocks have a number of bits that no trace has");
    size_t n = 0;
    char *text = info_text(info, &n);
    if (!text || n > KPT_MAX_INFO) {
        refuse(w, "the info block cannot be written as JSON of at most 4 MiB");
        free(text);
        return w;
    }
    struct kpt_header h = {.version = KPT_VERSION, .features = kpt_features_of(info),
                           .info_bytes = n};
    memcpy(h.magic, KPT_MAGIC, sizeof h.magic);
    h.info_crc = kpt_crc(0, text, n);
    h.header_crc = kpt_crc(0, &h, offsetof(struct kpt_header, header_crc));
    put(w, &h, sizeof h);
    put(w, text, n);
    free(text);
    return w;
}

static void put_padding(struct kpt_writer *w, uint64_t bytes)
{
    static const char zero[8];
    put(w, zero, kpt_padding(bytes));
}

/* A chunk whose payload is one piece. */
static void put_chunk(struct kpt_writer *w, uint32_t type, const void *data, size_t n)
{
    struct kpt_chunk_head head = {.type = type, .bytes = n};
    head.crc = kpt_crc(kpt_crc_head(&head), data, n);
    put(w, &head, sizeof head);
    put(w, data, n);
    put_padding(w, n);
}

void kpt_write_stamps(struct kpt_writer *w, const struct kpt_stamp *s, size_t n)
{
    w->totals.stamps += n;
    if (w->totals.ctas)
        refuse(w, "stamps must stand before the records");
    if (w->totals.stamps > KPT_MAX_CTAS)
        refuse(w, "more stamps than a trace may hold");
    for (size_t i = 0; i < n; i += STAMPS_A_CHUNK) {
        size_t some = n - i < STAMPS_A_CHUNK ? n - i : STAMPS_A_CHUNK;
        put_chunk(w, KPT_CHUNK_STAMPS, s + i, some * sizeof *s);
    }
}

/* The order in which units are written: by their index in the CTA. */
static size_t *unit_order(const struct kpt_unit *units, size_t n)
{
    size_t *order = kp_realloc(NULL, n ? n : 1, sizeof *order);
    for (size_t i = 0; i < n; i++) {
        size_t at = i;
        for (; at > 0 && units[order[at - 1]].unit > units[i].unit; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return order;
}

void kpt_write_cta(struct kpt_writer *w, uint32_t cta, const struct kpt_unit *units,
                   const struct kpt_record *const *records, size_t n)
{
    const uint32_t intro[2] = {cta, (uint32_t)n};
    struct kpt_chunk_head head = {.type = KPT_CHUNK_CTA, .bytes = sizeof intro};
    for (size_t i = 0; i < n; i++) {
        head.bytes += sizeof *units + (uint64_t)units[i].stored * sizeof **records;
        w->totals.records += units[i].stored;
        if (units[i].stored != kpt_stored(units[i].count, units[i].capacity))
            refuse(w, "a unit's stored records are not min(count, capacity)");
        if (!kpt_clocks_fit(records[i], units[i].stored, w->clock_bits))
            refuse(w, "a record's clock has more bits than the info block says");
    }
    if (head.bytes > KPT_MAX_CHUNK)
        refuse(w, "one CTA's records are more than 64 MiB");
    size_t *order = unit_order(units, n);
    uint32_t crc = kpt_crc(kpt_crc_head(&head), intro, sizeof intro);
    for (size_t i = 0; i < n; i++) {
        const struct kpt_unit *u = &units[order[i]];
        crc = kpt_crc(crc, u, sizeof *u);
        crc = kpt_crc(crc, records[order[i]], u->stored * sizeof **records);
    }
    head.crc = crc;
    put(w, &head, sizeof head);
    put(w, intro, sizeof intro);
    for (size_t i = 0; i < n; i++) {
        const struct kpt_unit *u = &units[order[i]];
        put(w, u, sizeof *u);
        put(w, records[order[i]], u->stored * sizeof **records);
    }
    free(order);
    w->totals.ctas++;
    w->totals.units += n;
}

int kpt_writer_end(struct kpt_writer *w)
{
    put_chunk(w, KPT_CHUNK_END, &w->totals, sizeof w->totals);
    if (!w->error && fflush(w->f) != 0)
        w->error = errno ? errno : EIO;
    int status = KP_OK;
    if (w->what) {
        kp_error("trace not written: %s", w->what);
        status = KP_FAILED;
    } else if (w->error) {
        kp_error("trace not written: %s", strerror(w->error));
        status = KP_FAILED;
    }
    free(w);
    return status;
}
