#include "trace/trace_internal.h"

#ifdef HAVE_LIBDEFLATE
#include <libdeflate.h>
#else
#include <zlib.h>
#endif

uint32_t kpt_crc(uint32_t crc, const void *data, size_t n)
{
    if (n == 0) /* both restart when they are given NULL */
        return crc;
#ifdef HAVE_LIBDEFLATE
    return libdeflate_crc32(crc, data, n);
#else
    return (uint32_t)crc32_z(crc, data, n);
#endif
}

uint32_t kpt_crc_head(const struct kpt_chunk_head *head)
{
    uint32_t crc = kpt_crc(0, &head->type, sizeof head->type);
    return kpt_crc(crc, &head->bytes, sizeof head->bytes);
}

size_t kpt_padding(uint64_t bytes)
{
    return (size_t)(-bytes & 7);
}

uint32_t kpt_stored(uint64_t count, uint32_t capacity)
{
    return count < capacity ? (uint32_t)count : capacity;
}

bool kpt_clocks_fit(const struct kpt_record *r, size_t n, uint32_t bits)
{
    uint32_t all = 0;
    for (size_t i = 0; bits < KPT_MAX_CLOCK_BITS && i < n; i++)
        all |= r[i].clock;
    return bits >= KPT_MAX_CLOCK_BITS || all >> bits == 0;
}
