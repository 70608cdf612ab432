/*
 * SHA-256 (FIPS 180-4) over pieces.
 *
 * Every instrumented text carries hashes of what went into it, some of which are as long as the
 * text: with a general library that alone takes longer than to read the text.  Processors that
 * have instructions for it use them; others do what libmd does.
 */
#include "base/base.h"

#include <sha2.h>

#if defined(__x86_64__) && defined(__GNUC__)
#define HAVE_X86 1
#include <cpuid.h>
#include <immintrin.h>
#endif

typedef void blocks_fn(uint32_t state[8], const unsigned char *data, size_t blocks);

static void blocks_plain(uint32_t state[8], const unsigned char *data, size_t blocks)
{
    for (size_t i = 0; i < blocks; i++)
        SHA256Transform(state, data + i * SHA256_BLOCK_LENGTH);
}

#ifdef HAVE_X86
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/* The instruction takes the state as {a, b, e, f} and {c, d, g, h}, from the high word down. */
__attribute__((target("sha,sse4.1,ssse3"))) static void
blocks_x86(uint32_t state[8], const unsigned char *data, size_t blocks)
{
    const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    __m128i abef = _mm_set_epi32((int)state[0], (int)state[1], (int)state[4], (int)state[5]);
    __m128i cdgh = _mm_set_epi32((int)state[2], (int)state[3], (int)state[6], (int)state[7]);
    for (; blocks; blocks--, data += SHA256_BLOCK_LENGTH) {
        __m128i w[4], abef_before = abef, cdgh_before = cdgh;
        for (int i = 0; i < 4; i++)
            w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(const void *)(data + 16 * i)),
                                    swap);
#pragma GCC unroll 16
        for (int i = 0; i < 16; i++) { /* four rounds each */
            __m128i *now = &w[i % 4];
            if (i >= 4) {
                __m128i t = _mm_alignr_epi8(w[(i + 3) % 4], w[(i + 2) % 4], 4);
                t = _mm_add_epi32(_mm_sha256msg1_epu32(*now, w[(i + 1) % 4]), t);
                *now = _mm_sha256msg2_epu32(t, w[(i + 3) % 4]);
            }
            __m128i k = _mm_add_epi32(
                *now, _mm_loadu_si128((const __m128i *)(const void *)&constants[4 * i]));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, k);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(k, 0x0e));
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }
    uint32_t high[4], low[4];
    _mm_storeu_si128((__m128i *)(void *)high, abef);
    _mm_storeu_si128((__m128i *)(void *)low, cdgh);
    state[0] = high[3], state[1] = high[2], state[4] = high[1], state[5] = high[0];
    state[2] = low[3], state[3] = low[2], state[6] = low[1], state[7] = low[0];
}

static blocks_fn *find_best(void)
{
    unsigned a, b, c, d;
    bool sse41 = __get_cpuid(1, &a, &b, &c, &d) && c & bit_SSE4_1 && c & bit_SSSE3;
    bool sha = __get_cpuid_count(7, 0, &a, &b, &c, &d) && b >> 29 & 1;
    return sse41 && sha ? blocks_x86 : blocks_plain;
}
#else
static blocks_fn *find_best(void)
{
    return blocks_plain;
}
#endif

/* The question is dear in a virtual machine: once.  Threads may both ask, and find the same. */
static blocks_fn *best(void)
{
    static blocks_fn *_Atomic found;
    blocks_fn *fn = found;
    if (!fn)
        found = fn = find_best();
    return fn;
}

void kp_sha256_start(struct kp_sha256 *h)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    *h = (struct kp_sha256){.bytes = 0};
    memcpy(h->state, start, sizeof start);
}

void kp_sha256_add(struct kp_sha256 *h, const void *data, size_t n)
{
    blocks_fn *blocks = best();
    const unsigned char *at = data;
    size_t held = (size_t)(h->bytes % sizeof h->block);
    h->bytes += n;
    if (held) {
        size_t more = n < sizeof h->block - held ? n : sizeof h->block - held;
        memcpy(h->block + held, at, more);
        if (held + more < sizeof h->block)
            return;
        blocks(h->state, h->block, 1);
        at += more;
        n -= more;
    }
    blocks(h->state, at, n / sizeof h->block);
    if (n % sizeof h->block)
        memcpy(h->block, at + n / sizeof h->block * sizeof h->block, n % sizeof h->block);
}

void kp_sha256_end(struct kp_sha256 *h, char hex[65])
{
    uint64_t bits = h->bytes * 8;
    size_t held = (size_t)(h->bytes % sizeof h->block), room = held < 56 ? 56 - held : 120 - held;
    unsigned char tail[sizeof h->block + 8] = {0x80};
    for (size_t i = 0; i < 8; i++)
        tail[room + i] = (unsigned char)(bits >> (56 - 8 * i));
    kp_sha256_add(h, tail, room + 8);
    for (size_t i = 0; i < 8; i++)
        snprintf(hex + 8 * i, 9, "%08x", (unsigned)h->state[i]);
}

void kp_sha256_hex(const void *data, size_t n, char hex[65])
{
    struct kp_sha256 h;
    kp_sha256_start(&h);
    kp_sha256_add(&h, data, n);
    kp_sha256_end(&h, hex);
}
