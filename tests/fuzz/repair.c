#include "repair.h"

#include <zlib.h>

#include "trace/trace.h"

static void put32(uint8_t *p, uint32_t v)
{
    memcpy(p, &v, sizeof v);
}

static uint32_t get32(const uint8_t *p)
{
    uint32_t v;
    memcpy(&v, p, sizeof v);
    return v;
}

static uint64_t get64(const uint8_t *p)
{
    uint64_t v;
    memcpy(&v, p, sizeof v);
    return v;
}

/* Adds to the totals what a CTA's chunk holds; its units' stored counts are
 * made to agree with their count and capacity. */
static void repair_cta(uint8_t *p, size_t n, uint64_t totals[4])
{
    if (n < 8)
        return;
    size_t at = 8;
    totals[1]++;
    totals[2] += get32(p + 4);
    for (uint32_t i = 0; i < get32(p + 4) && n - at >= 64; i++) {
        uint64_t count = get64(p + at + 16);
        uint32_t capacity = get32(p + at + 28);
        uint32_t stored = count < capacity ? (uint32_t)count : capacity;
        put32(p + at + 24, stored);
        totals[3] += stored;
        at += 64;
        if ((n - at) / 8 < stored)
            return;
        at += 8 * (size_t)stored;
    }
}

void kp_repair_trace(uint8_t *p, size_t size)
{
    uint64_t totals[4] = {0};
    if (size < 32)
        return;
    uint64_t info = get64(p + 16);
    if (info > size - 32)
        return;
    put32(p + 24, (uint32_t)crc32(0, p + 32, (uInt)info));
    put32(p + 28, (uint32_t)crc32(0, p, 28));
    for (size_t at = 32 + (size_t)info; size - at >= 16;) {
        uint64_t n = get64(p + at + 8);
        if (n > size - at - 16)
            return;
        uint8_t *payload = p + at + 16;
        if (get32(p + at) == KPT_CHUNK_STAMPS)
            totals[0] += n / 48;
        if (get32(p + at) == KPT_CHUNK_CTA)
            repair_cta(payload, (size_t)n, totals);
        if (get32(p + at) == KPT_CHUNK_END && n == 32)
            memcpy(payload, totals, sizeof totals);
        uLong crc = crc32(crc32(0, p + at, 4), p + at + 8, 8);
        put32(p + at + 4, (uint32_t)crc32(crc, payload, (uInt)n));
        at += 16 + (size_t)n;
        size_t pad = (8 - n % 8) % 8;
        at += pad < size - at ? pad : size - at;
    }
}
