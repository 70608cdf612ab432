#include "trace/trace_internal.h"

#include <errno.h>

/* A payload is read in steps, so that a short file that claims a long chunk
 * costs no more memory than it has bytes. */
#define READ_STEP (1u << 20)

/* A chunk.  Records are used in place, units are copied. */
struct kpt_kept {
    unsigned char *payload;
    size_t payload_cap;
    struct kpt_unit *units;
    const struct kpt_record **records;
    size_t unit_cap;
};

struct kpt_reader {
    FILE *f;
    char *name;
    json_t *info;
    uint32_t clock_bits;
    uint64_t offset; /* bytes read so far */
    enum kpt_error error;
    enum kpt_file kind; /* of what is no trace */
    char *message;
    struct kpt_totals seen;
    int64_t last_stamp, last_cta; /* ids must ascend; -1: none yet */
    bool ended;
    struct kpt_kept at; /* the chunk at hand */
};

/* The first error wins. */
KP_PRINTF(4, 5)
static bool fail(struct kpt_reader *r, enum kpt_error error, uint64_t at, const char *fmt, ...)
{
    if (r->error)
        return false;
    static const char *const words[] = {
        [KPT_ERR_IO] = "cannot read",
        [KPT_ERR_NOT_A_TRACE] = "not a kperf trace",
        [KPT_ERR_TRUNCATED] = "truncated",
        [KPT_ERR_CORRUPT] = "corrupt",
        [KPT_ERR_UNSUPPORTED] = "not supported",
        [KPT_ERR_TOO_NEW] = "too new",
    };
    struct kp_str b = {0};
    va_list ap;
    kp_str_addf(&b, "%s: byte %llu: ", words[error], (unsigned long long)at);
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    r->error = error;
    r->message = kp_str_detach(&b);
    return false;
}

/* Up to n bytes; fewer only at the end of the file or after an error. */
static size_t read_some(struct kpt_reader *r, void *to, size_t n)
{
    errno = 0;
    size_t got = fread(to, 1, n, r->f);
    if (got < n && ferror(r->f))
        fail(r, KPT_ERR_IO, r->offset + got, "%s", strerror(errno ? errno : EIO));
    r->offset += got;
    return got;
}

static bool read_all(struct kpt_reader *r, void *to, size_t n, const char *what)
{
    size_t got = read_some(r, to, n);
    if (got == n)
        return true;
    return fail(r, KPT_ERR_TRUNCATED, r->offset, "the file ends inside %s", what);
}

/* n bytes into r->at.payload, which grows only as the bytes arrive. */
static bool read_payload(struct kpt_reader *r, size_t n, const char *what)
{
    size_t have = 0;
    while (have < n) {
        size_t step = n - have < READ_STEP ? n - have : READ_STEP;
        if (have + step > r->at.payload_cap) {
            size_t cap = r->at.payload_cap * 2;
            r->at.payload_cap = cap > have + step ? cap : have + step;
            r->at.payload = kp_realloc(r->at.payload, r->at.payload_cap, 1);
        }
        if (!read_all(r, r->at.payload + have, step, what))
            return false;
        have += step;
    }
    return true;
}

static bool check_header(struct kpt_reader *r, const struct kpt_header *h)
{
    if (kpt_crc(0, h, offsetof(struct kpt_header, header_crc)) != h->header_crc)
        return fail(r, KPT_ERR_CORRUPT, 28, "the header's checksum does not match");
    if (h->version > KPT_VERSION)
        return fail(r, KPT_ERR_TOO_NEW, 8, "format version %u; this kperf reads up to %d",
                    h->version, KPT_VERSION);
    if (h->version == 0)
        return fail(r, KPT_ERR_CORRUPT, 8, "there is no format version 0");
    if (h->features & ~KPT_FEATURES)
        return fail(r, KPT_ERR_UNSUPPORTED, 12, "feature bits 0x%x are not known",
                    h->features & ~KPT_FEATURES);
    if (h->info_bytes > KPT_MAX_INFO)
        return fail(r, KPT_ERR_CORRUPT, 16, "an info block of %llu bytes is over the limit of %u",
                    (unsigned long long)h->info_bytes, KPT_MAX_INFO);
    return true;
}

/* Of a file that begins with these bytes, which are no trace's. */
static bool other_kind(struct kpt_reader *r, const char *magic, size_t n)
{
    char bytes[KPT_FILE_BYTES];
    memcpy(bytes, magic, n);
    r->kind = kpt_file_of(bytes, n + read_some(r, bytes + n, sizeof bytes - n));
    if (r->kind == KPT_FILE_UNKNOWN)
        return fail(r, KPT_ERR_NOT_A_TRACE, 0, "it does not begin as one");
    return fail(r, KPT_ERR_NOT_A_TRACE, 0, "it is %s", kpt_file_names[r->kind]);
}

static bool read_header(struct kpt_reader *r, struct kpt_header *h)
{
    size_t n = sizeof h->magic;
    size_t got = read_some(r, h->magic, n);
    if (r->error)
        return false;
    if (memcmp(h->magic, KPT_MAGIC, got) != 0)
        return other_kind(r, h->magic, got);
    if (got == 0)
        return fail(r, KPT_ERR_TRUNCATED, 0, "the file is empty");
    if (got < n)
        return fail(r, KPT_ERR_TRUNCATED, r->offset, "the file ends inside the header");
    return read_all(r, (char *)h + n, sizeof *h - n, "the header") && check_header(r, h);
}

/* An old reader must not take shorter clocks for whole ones, a shared record for another, nor
 * regions that a CTA does not record for lost, so the header has to say what the info block
 * does. */
static bool check_features(struct kpt_reader *r, const struct kpt_header *h)
{
    r->clock_bits = kpt_clock_bits(r->info);
    if (r->clock_bits == 0)
        return fail(r, KPT_ERR_CORRUPT, KPT_HEADER_BYTES,
                    "the info block: \"clock_bits\" is not a number from %d to %d",
                    KPT_MIN_CLOCK_BITS, KPT_MAX_CLOCK_BITS);
    uint32_t wrong = h->features ^ kpt_features_of(r->info);
    if (wrong & KPT_FEATURE_CLOCK_BITS)
        return fail(r, KPT_ERR_CORRUPT, 12,
                    "the feature bits 0x%x do not go with clocks of %u bits", h->features,
                    r->clock_bits);
    if (wrong)
        return fail(r, KPT_ERR_CORRUPT, 12,
                    "the feature bits 0x%x do not go with the info block's \"%s\"", h->features,
                    wrong & KPT_FEATURE_SHARED   ? "shared_boundaries"
                    : wrong & KPT_FEATURE_BODIES ? "bodies"
                                                 : "amd");
    return true;
}

static bool read_info(struct kpt_reader *r)
{
    struct kpt_header h;
    if (!read_header(r, &h) || !read_payload(r, (size_t)h.info_bytes, "the info block"))
        return false;
    if (kpt_crc(0, r->at.payload, (size_t)h.info_bytes) != h.info_crc)
        return fail(r, KPT_ERR_CORRUPT, KPT_HEADER_BYTES,
                    "the info block's checksum does not match");
    json_error_t error;
    r->info = json_loadb((const char *)r->at.payload, (size_t)h.info_bytes,
                         JSON_REJECT_DUPLICATES, &error);
    if (!r->info)
        return fail(r, KPT_ERR_CORRUPT, KPT_HEADER_BYTES + (uint64_t)error.position,
                    "the info block is not JSON: %s", error.text);
    if (!json_is_object(r->info))
        return fail(r, KPT_ERR_CORRUPT, KPT_HEADER_BYTES, "the info block is not a JSON object");
    return check_features(r, &h);
}

struct kpt_reader *kpt_reader_new(FILE *f, const char *name)
{
    struct kpt_reader *r = kp_alloc(sizeof *r);
    r->f = f;
    r->name = kp_strdup(kp_shown_name(name));
    r->last_stamp = r->last_cta = -1;
    read_info(r);
    return r;
}

const json_t *kpt_reader_info(const struct kpt_reader *r)
{
    return r->error ? NULL : r->info;
}

/* ---- chunks -------------------------------------------------------------- */

static bool read_padding(struct kpt_reader *r, uint64_t bytes)
{
    static const char zero[8];
    char pad[8];
    size_t n = kpt_padding(bytes);
    uint64_t at = r->offset;
    if (!read_all(r, pad, n, "a chunk's padding"))
        return false;
    if (memcmp(pad, zero, n) != 0)
        return fail(r, KPT_ERR_CORRUPT, at, "a chunk's padding is not zero");
    return true;
}

static bool read_chunk(struct kpt_reader *r, struct kpt_chunk_head *head)
{
    uint64_t at = r->offset;
    if (!read_all(r, head, sizeof *head, "a chunk's head"))
        return false;
    if (head->bytes > KPT_MAX_CHUNK)
        return fail(r, KPT_ERR_CORRUPT, at + 8, "a chunk of %llu bytes is over the limit of %u",
                    (unsigned long long)head->bytes, KPT_MAX_CHUNK);
    if (!read_payload(r, (size_t)head->bytes, "a chunk"))
        return false;
    if (kpt_crc(kpt_crc_head(head), r->at.payload, (size_t)head->bytes) != head->crc)
        return fail(r, KPT_ERR_CORRUPT, at, "the chunk's checksum does not match");
    return read_padding(r, head->bytes);
}

static bool check_stamps(struct kpt_reader *r, uint64_t at, const struct kpt_chunk_head *head,
                         struct kpt_view *view)
{
    size_t n = (size_t)head->bytes / sizeof *view->stamps;
    if (head->bytes % sizeof *view->stamps != 0)
        return fail(r, KPT_ERR_CORRUPT, at, "a chunk of stamps has a broken size");
    if (r->last_cta >= 0)
        return fail(r, KPT_ERR_CORRUPT, at, "stamps stand after records");
    r->seen.stamps += n;
    if (r->seen.stamps > KPT_MAX_CTAS)
        return fail(r, KPT_ERR_CORRUPT, at, "more than %u stamps", KPT_MAX_CTAS);
    view->stamps = (const struct kpt_stamp *)(const void *)r->at.payload;
    view->stamp_count = n;
    for (size_t i = 0; i < n; i++) {
        const struct kpt_stamp *s = &view->stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED))
            continue;
        if ((int64_t)s->cta <= r->last_stamp)
            return fail(r, KPT_ERR_CORRUPT, at, "the stamp of CTA %u is out of order", s->cta);
        r->last_stamp = s->cta;
    }
    return true;
}

static bool check_unit(struct kpt_reader *r, uint64_t at, const struct kpt_unit *u,
                       uint32_t cta, int64_t last_unit)
{
    if (u->cta != cta || (int64_t)u->unit <= last_unit)
        return fail(r, KPT_ERR_CORRUPT, at, "unit %u of CTA %u stands in CTA %u's place",
                    u->unit, u->cta, cta);
    if (u->capacity == 0 || u->capacity > 65536 || (u->capacity & (u->capacity - 1)) != 0)
        return fail(r, KPT_ERR_CORRUPT, at, "a ring of %u records", u->capacity);
    if (u->stored != kpt_stored(u->count, u->capacity))
        return fail(r, KPT_ERR_CORRUPT, at, "%u records are stored of %llu in a ring of %u",
                    u->stored, (unsigned long long)u->count, u->capacity);
    return true;
}

static void reserve_units(struct kpt_reader *r, size_t n)
{
    if (n <= r->at.unit_cap)
        return;
    r->at.unit_cap = n;
    r->at.units = kp_realloc(r->at.units, n, sizeof *r->at.units);
    r->at.records = kp_realloc(r->at.records, n, sizeof *r->at.records);
}

/* Walks the payload: each unit, then its records. */
static bool unpack_units(struct kpt_reader *r, uint64_t at, size_t bytes, uint32_t cta, size_t n)
{
    size_t pos = 8;
    int64_t last = -1;
    reserve_units(r, n);
    for (size_t i = 0; i < n; i++) {
        struct kpt_unit *u = &r->at.units[i];
        if (bytes - pos < sizeof *u)
            return fail(r, KPT_ERR_CORRUPT, at + pos, "CTA %u's chunk is too short", cta);
        memcpy(u, r->at.payload + pos, sizeof *u);
        if (!check_unit(r, at + pos, u, cta, last))
            return false;
        last = u->unit;
        pos += sizeof *u;
        size_t need = u->stored * sizeof(struct kpt_record);
        if (bytes - pos < need)
            return fail(r, KPT_ERR_CORRUPT, at + pos, "CTA %u's chunk is too short", cta);
        r->at.records[i] = (const struct kpt_record *)(const void *)(r->at.payload + pos);
        if (!kpt_clocks_fit(r->at.records[i], u->stored, r->clock_bits))
            return fail(r, KPT_ERR_CORRUPT, at + pos, "a clock of CTA %u has more than %u bits",
                        cta, r->clock_bits);
        pos += need;
        r->seen.records += u->stored;
    }
    if (pos != bytes)
        return fail(r, KPT_ERR_CORRUPT, at + pos, "CTA %u's chunk is too long", cta);
    return true;
}

static bool check_cta(struct kpt_reader *r, uint64_t at, const struct kpt_chunk_head *head,
                      struct kpt_view *view)
{
    uint32_t intro[2];
    size_t bytes = (size_t)head->bytes;
    if (bytes < sizeof intro)
        return fail(r, KPT_ERR_CORRUPT, at, "a CTA's chunk is too short");
    memcpy(intro, r->at.payload, sizeof intro);
    if ((int64_t)intro[0] <= r->last_cta)
        return fail(r, KPT_ERR_CORRUPT, at, "CTA %u is out of order", intro[0]);
    if (intro[1] > (bytes - sizeof intro) / sizeof *r->at.units)
        return fail(r, KPT_ERR_CORRUPT, at, "CTA %u's chunk is too short", intro[0]);
    if (!unpack_units(r, at, bytes, intro[0], intro[1]))
        return false;
    r->last_cta = intro[0];
    r->seen.ctas++;
    r->seen.units += intro[1];
    view->cta = intro[0];
    view->unit_count = intro[1];
    view->units = r->at.units;
    view->records = r->at.records;
    return true;
}

static bool check_end(struct kpt_reader *r, uint64_t at, const struct kpt_chunk_head *head)
{
    struct kpt_totals t;
    if (head->bytes != sizeof t)
        return fail(r, KPT_ERR_CORRUPT, at, "the end chunk has a broken size");
    memcpy(&t, r->at.payload, sizeof t);
    if (memcmp(&t, &r->seen, sizeof t) != 0)
        return fail(r, KPT_ERR_CORRUPT, at, "the end chunk counts other totals than the file has");
    char extra;
    if (read_some(r, &extra, 1) != 0)
        return fail(r, KPT_ERR_CORRUPT, r->offset - 1, "bytes follow the end chunk");
    r->ended = true;
    return !r->error;
}

enum kpt_item kpt_next(struct kpt_reader *r, struct kpt_view *view)
{
    struct kpt_chunk_head head;
    *view = (struct kpt_view){0};
    if (r->error)
        return KPT_ITEM_ERROR;
    if (r->ended)
        return KPT_ITEM_END;
    if (!read_chunk(r, &head))
        return KPT_ITEM_ERROR;
    uint64_t at = r->offset - kpt_padding(head.bytes) - head.bytes;
    switch (head.type) {
    case KPT_CHUNK_STAMPS:
        return check_stamps(r, at, &head, view) ? KPT_ITEM_STAMPS : KPT_ITEM_ERROR;
    case KPT_CHUNK_CTA:
        return check_cta(r, at, &head, view) ? KPT_ITEM_CTA : KPT_ITEM_ERROR;
    case KPT_CHUNK_END:
        return check_end(r, at, &head) ? KPT_ITEM_END : KPT_ITEM_ERROR;
    }
    fail(r, KPT_ERR_CORRUPT, at - sizeof head, "a chunk of unknown type 0x%08x", head.type);
    return KPT_ITEM_ERROR;
}

enum kpt_error kpt_reader_error(const struct kpt_reader *r)
{
    return r->error;
}

const char *kpt_reader_message(const struct kpt_reader *r)
{
    return r->message ? r->message : "";
}

int kpt_reader_report(const struct kpt_reader *r)
{
    if (!r->error)
        return KP_OK;
    kp_error("%s: %s", r->name, kpt_reader_message(r));
    kpt_note_file(r->kind);
    return r->error == KPT_ERR_IO ? KP_FAILED : KP_MALFORMED;
}

static void free_chunk(struct kpt_kept *k)
{
    free(k->payload);
    free(k->units);
    free(k->records);
}

struct kpt_kept *kpt_kept_new(void)
{
    return kp_alloc(sizeof(struct kpt_kept));
}

void kpt_keep(struct kpt_reader *r, struct kpt_kept *k)
{
    struct kpt_kept at = r->at;
    r->at = *k;
    *k = at;
}

void kpt_kept_free(struct kpt_kept *k)
{
    if (k)
        free_chunk(k);
    free(k);
}

void kpt_reader_free(struct kpt_reader *r)
{
    if (!r)
        return;
    json_decref(r->info);
    free(r->name);
    free(r->message);
    free_chunk(&r->at);
    free(r);
}
