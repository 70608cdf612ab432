/* Containers and their entries. */
#include "instrument/image/internal.h"

#include "instrument/instrument.h"

#define MAX_IMAGES 1048576 /* entries in a file */

static uint64_t get(const struct kp_source *src, size_t at, unsigned bytes)
{
    uint64_t v = 0;
    for (unsigned i = 0; i < bytes; i++)
        v |= (uint64_t)(unsigned char)src->text[at + i] << (8 * i);
    return v;
}

static bool is_fatbin(const struct kp_source *src, size_t at)
{
    return src->len - at >= KPI_FATBIN_HEAD && get(src, at, 4) == KPI_FATBIN_MAGIC;
}

bool kpi_is_image(const struct kp_source *src)
{
    static const char elf[] = "\177ELF", archive[] = "!<arch>\n";
    return (src->len >= 4 && memcmp(src->text, elf, 4) == 0) ||
           (src->len >= 8 && memcmp(src->text, archive, 8) == 0) || is_fatbin(src, 0);
}

void kpi_image_free(struct kpi_image *image)
{
    free(image->place);
    free(image->source);
    free(image->options);
    *image = (struct kpi_image){0};
}

void kpi_images_free(struct kpi_images *images)
{
    for (size_t i = 0; i < images->list.n; i++)
        kpi_image_free(&images->list.v[i]);
    free(images->list.v);
    *images = (struct kpi_images){0};
}

static int damaged(const struct kp_source *src, size_t at, const char *what)
{
    kp_error("%s: the fatbin's entry at byte %zu %s", kp_shown_name(src->name), at, what);
    return KP_MALFORMED;
}

/* Text in the head of an entry; "" where it does not lie there.  Owned. */
static char *head_text(const struct kp_source *src, size_t entry, size_t head, uint64_t at,
                       uint64_t len)
{
    if (at > head || len > head - at)
        return kp_strdup("");
    char *s = kp_strndup(src->text + entry + at, (size_t)len);
    for (size_t n = strlen(s); n && s[n - 1] == ' '; n--)
        s[n - 1] = 0;
    return s;
}

static char *read_options(const struct kp_source *src, size_t entry, size_t head)
{
    uint64_t extra = get(src, entry + KPI_ENTRY_EXTRA, 4);
    if (extra < KPI_ENTRY_LEAST || extra > head - 8)
        return kp_strdup("");
    uint64_t at = get(src, entry + extra, 4), len = get(src, entry + extra + 4, 4);
    char *s = head_text(src, entry, head, at, len);
    for (const char *c = s; *c; c++) /* cubins have numbers there */
        if (*c < ' ' || *c > '~')
            *s = 0;
    char *first = s + strspn(s, " ");
    memmove(s, first, strlen(first) + 1);
    return s;
}

/* The sizes of the entry's payload.  KP_OK or KP_MALFORMED. */
static int read_sizes(const struct kp_source *src, size_t at, uint64_t flags, uint64_t padded,
                      struct kpi_image *out)
{
    uint64_t packed = get(src, at + KPI_ENTRY_PACKED, 4);
    uint64_t whole = get(src, at + KPI_ENTRY_UNPACKED, 8);
    if ((flags & KPI_FLAG_LZ4) && (flags & KPI_FLAG_ZSTD))
        return damaged(src, at, "says that it is compressed in two ways");
    out->packing = flags & KPI_FLAG_ZSTD  ? KPI_PACKED_ZSTD
                   : flags & KPI_FLAG_LZ4 ? KPI_PACKED_LZ4
                                          : KPI_PACKED_NOT;
    if (out->packing == KPI_PACKED_NOT)
        packed = whole = padded;
    if (packed > padded)
        return damaged(src, at, "is longer than the room it has");
    if (whole > KPI_MAX_IMAGE)
        return damaged(src, at, "says that it is larger than 512 MiB");
    out->stored = (size_t)packed;
    out->size = (size_t)whole;
    return KP_OK;
}

/* The entry at `at`, of which `room` bytes are the container's; *len: its size. */
static int read_entry(const struct kp_source *src, size_t at, size_t room, const char *place,
                      struct kpi_images *out, size_t *len)
{
    if (room < KPI_ENTRY_LEAST)
        return damaged(src, at, "is cut off");
    uint64_t head = get(src, at + KPI_ENTRY_HEAD, 4), padded = get(src, at + KPI_ENTRY_PADDED, 8);
    if (head < KPI_ENTRY_LEAST || head > room || padded > room - head)
        return damaged(src, at, "reaches beyond its container");
    *len = (size_t)(head + padded);
    uint64_t kind = get(src, at + KPI_ENTRY_KIND, 2), flags = get(src, at + KPI_ENTRY_FLAGS, 8);
    if (kind != KPI_IMAGE_PTX && kind != KPI_IMAGE_CUBIN && kind != KPI_IMAGE_LTO)
        return KP_OK; /* of no use to anybody here */
    if (out->list.n == MAX_IMAGES)
        return damaged(src, at, "is one of too many");
    struct kpi_image e = {
        .kind = (enum kpi_image_kind)kind,
        .sm = (unsigned)get(src, at + KPI_ENTRY_SM, 4),
        .variant = flags & KPI_FLAG_A ? 'a' : flags & KPI_FLAG_F ? 'f' : 0,
        .debug = flags & KPI_FLAG_DEBUG,
        .at = at + (size_t)head,
        .minor = (unsigned)get(src, at + KPI_ENTRY_MINOR, 2),
        .major = (unsigned)get(src, at + KPI_ENTRY_MINOR + 2, 2),
    };
    int rc = read_sizes(src, at, flags, padded, &e);
    if (rc != KP_OK)
        return rc;
    e.place = kp_strdup(place);
    e.source = head_text(src, at, (size_t)head, get(src, at + KPI_ENTRY_NAME, 4),
                         get(src, at + KPI_ENTRY_NAME + 4, 4));
    e.options = read_options(src, at, (size_t)head);
    KP_PUSH(out->list, e);
    return KP_OK;
}

static int read_container(const struct kp_source *src, size_t at, size_t room, const char *place,
                          struct kpi_images *out, size_t *len)
{
    uint64_t version = get(src, at + 4, 2), head = get(src, at + 6, 2), size = get(src, at + 8, 8);
    if (version != KPI_FATBIN_VERSION || head != KPI_FATBIN_HEAD) {
        kp_error("%s: the fatbin at byte %zu is of version %u with a head of %u bytes; known is "
                 "version 1 with 16",
                 kp_shown_name(src->name), at, (unsigned)version, (unsigned)head);
        return KP_MALFORMED;
    }
    if (size > room - KPI_FATBIN_HEAD) {
        kp_error("%s: the fatbin at byte %zu is cut off: it has %llu bytes, of which %zu are there",
                 kp_shown_name(src->name), at, (unsigned long long)size, room - KPI_FATBIN_HEAD);
        return KP_MALFORMED;
    }
    *len = KPI_FATBIN_HEAD + (size_t)size;
    size_t pos = at + KPI_FATBIN_HEAD, end = at + *len, n = 0;
    for (; end - pos >= 8; pos += n) { /* what is shorter pads */
        int rc = read_entry(src, pos, end - pos, place, out, &n);
        if (rc != KP_OK)
            return rc;
    }
    return KP_OK;
}

/* Containers stand one behind the other, aligned to 8 bytes. */
static int read_place(const struct kp_source *src, const struct kpi_place *place,
                      struct kpi_images *out)
{
    size_t pos = place->at, end = place->at + place->len, n;
    while (end - pos >= KPI_FATBIN_HEAD) {
        if (!is_fatbin(src, pos)) {
            pos += 8;
            if (pos > end)
                break;
            continue;
        }
        int rc = read_container(src, pos, end - pos, place->name, out, &n);
        if (rc != KP_OK)
            return rc;
        n = (n + 7) & ~(size_t)7;
        if (n > end - pos)
            break;
        pos += n;
    }
    return KP_OK;
}

static void add_cubin(const struct kp_source *src, unsigned sm, struct kpi_images *out)
{
    struct kpi_image whole = {
        .kind = KPI_IMAGE_CUBIN,
        .sm = sm,
        .stored = src->len,
        .size = src->len,
        .place = kp_strdup("the file itself"),
        .source = kp_strdup(""),
        .options = kp_strdup(""),
    };
    KP_PUSH(out->list, whole);
}

int kpi_images_read(const struct kp_source *src, struct kpi_images *out)
{
    *out = (struct kpi_images){0};
    struct kpi_places places = {0};
    int rc = KP_OK;
    unsigned sm = kpi_cubin_sm(src);
    if (sm) {
        add_cubin(src, sm, out);
    } else if (is_fatbin(src, 0)) {
        struct kpi_place whole = {0, src->len, kp_strdup("fatbin")};
        KP_PUSH(places.list, whole);
    } else {
        rc = kpi_places_find(src, &places);
    }
    for (size_t i = 0; i < places.list.n && rc == KP_OK; i++)
        rc = read_place(src, &places.list.v[i], out);
    for (size_t i = 0; i < places.list.n; i++)
        free(places.list.v[i].name);
    free(places.list.v);
    return rc;
}

const char *kpi_image_kind_name(enum kpi_image_kind kind)
{
    return kind == KPI_IMAGE_PTX ? "PTX" : kind == KPI_IMAGE_CUBIN ? "cubin" : "LTO";
}

const char *kpi_packing_name(enum kpi_packing packing)
{
    static const char *const names[] = {"no", "LZ4", "ZSTD"};
    return names[packing];
}

char *kpi_image_arch(const struct kpi_image *image)
{
    return image->variant ? kp_asprintf("sm_%u%c", image->sm, image->variant)
                          : kp_asprintf("sm_%u", image->sm);
}
