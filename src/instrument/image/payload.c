/* What is in an image. */
#include <lz4.h>
#include <zstd.h>

#include "instrument/image/internal.h"

static int broken(const struct kp_source *src, const struct kpi_image *image, const char *why)
{
    kp_error("%s: the %s at byte %zu cannot be unpacked from %s: %s", kp_shown_name(src->name),
             kpi_image_kind_name(image->kind), image->at, kpi_packing_name(image->packing), why);
    return KP_MALFORMED;
}

/* The bytes into `to`, of image->size. */
static int unpack(const struct kp_source *src, const struct kpi_image *image, char *to)
{
    const char *from = src->text + image->at;
    if (image->packing == KPI_PACKED_NOT) {
        memcpy(to, from, image->size);
        return KP_OK;
    }
    if (image->packing == KPI_PACKED_LZ4) { /* sizes are below 2 GiB: KPI_MAX_IMAGE */
        int n = image->stored > KPI_MAX_IMAGE
                    ? -1
                    : LZ4_decompress_safe(from, to, (int)image->stored, (int)image->size);
        return n >= 0 && (size_t)n == image->size ? KP_OK : broken(src, image, "damaged");
    }
    size_t n = ZSTD_decompress(to, image->size, from, image->stored);
    if (ZSTD_isError(n))
        return broken(src, image, ZSTD_getErrorName(n));
    return n == image->size ? KP_OK : broken(src, image, "it is shorter than it says");
}

/* The most that this many bytes can be unpacked to; what says more is not believed. */
static size_t most(const struct kpi_image *image)
{
    return image->packing == KPI_PACKED_LZ4    ? image->stored * 255
           : image->packing == KPI_PACKED_ZSTD ? image->stored * 65536
                                               : image->stored;
}

int kpi_image_unpack(const struct kp_source *src, const struct kpi_image *image,
                     struct kp_str *out)
{
    if (image->size > most(image))
        return broken(src, image, "it says that it is larger than it can be");
    char *bytes = kp_alloc(image->size + 1);
    int rc = unpack(src, image, bytes);
    size_t n = image->size;
    while (rc == KP_OK && image->kind == KPI_IMAGE_PTX && n && !bytes[n - 1])
        n--;
    if (rc == KP_OK)
        kp_str_addn(out, bytes, n);
    free(bytes);
    return rc;
}
