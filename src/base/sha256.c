/*
 * SHA-256 (FIPS 180-4).
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

/* So many blocks of one text, or of two. */
struct stream {
    uint32_t *state;
    const unsigned char *data;
};
typedef void blocks_fn(const struct stream *s, size_t streams, size_t blocks);

static void blocks_plain(const struct stream *s, size_t streams, size_t blocks)
{
    for (size_t k = 0; k < streams; k++)
        for (size_t i = 0; i < blocks; i++)
            SHA256Transform(s[k].state, s[k].data + i * SHA256_BLOCK_LENGTH);
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

#define INLINE_X86 static inline __attribute__((always_inline, target("sha,sse4.1,ssse3")))

/* The instruction takes the state as {a, b, e, f} and {c, d, g, h}, from the high word down. */
struct lane {
    __m128i abef, cdgh, w[4];
};

INLINE_X86 struct lane load_state(const uint32_t *h)
{
    return (struct lane){.abef = _mm_set_epi32((int)h[0], (int)h[1], (int)h[4], (int)h[5]),
                         .cdgh = _mm_set_epi32((int)h[2], (int)h[3], (int)h[6], (int)h[7])};
}

INLINE_X86 void store_state(const struct lane *l, uint32_t *h)
{
    uint32_t high[4], low[4];
    _mm_storeu_si128((__m128i *)(void *)high, l->abef);
    _mm_storeu_si128((__m128i *)(void *)low, l->cdgh);
    h[0] = high[3], h[1] = high[2], h[4] = high[1], h[5] = high[0];
    h[2] = low[3], h[3] = low[2], h[6] = low[1], h[7] = low[0];
}

INLINE_X86 void load_block(struct lane *l, const unsigned char *data)
{
    const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    for (int i = 0; i < 4; i++)
        l->w[i] = _mm_shuffle_epi8(
            _mm_loadu_si128((const __m128i *)(const void *)(data + 16 * i)), swap);
}

/* The i-th four. */
INLINE_X86 void four_rounds(struct lane *l, int i)
{
    __m128i *w = l->w, *now = &w[i % 4];
    if (i >= 4) {
        __m128i t = _mm_alignr_epi8(w[(i + 3) % 4], w[(i + 2) % 4], 4);
        t = _mm_add_epi32(_mm_sha256msg1_epu32(*now, w[(i + 1) % 4]), t);
        *now = _mm_sha256msg2_epu32(t, w[(i + 3) % 4]);
    }
    __m128i k = _mm_add_epi32(
        *now, _mm_loadu_si128((const __m128i *)(const void *)&constants[4 * i]));
    l->cdgh = _mm_sha256rnds2_epu32(l->cdgh, l->abef, k);
    l->abef = _mm_sha256rnds2_epu32(l->abef, l->cdgh, _mm_shuffle_epi32(k, 0x0e));
}

/* A round waits for the one before it: two texts take hardly longer than one. */
INLINE_X86 void blocks_lanes(const struct stream *s, const size_t lanes, size_t blocks)
{
    struct lane l[2];
    for (size_t k = 0; k < lanes; k++)
        l[k] = load_state(s[k].state);
    for (size_t b = 0; b < blocks; b++) {
        struct lane before[2];
        for (size_t k = 0; k < lanes; k++) {
            before[k] = l[k];
            load_block(&l[k], s[k].data + b * SHA256_BLOCK_LENGTH);
        }
#pragma GCC unroll 16
        for (int i = 0; i < 16; i++)
            for (size_t k = 0; k < lanes; k++)
                four_rounds(&l[k], i);
        for (size_t k = 0; k < lanes; k++) {
            l[k].abef = _mm_add_epi32(l[k].abef, before[k].abef);
            l[k].cdgh = _mm_add_epi32(l[k].cdgh, before[k].cdgh);
        }
    }
    for (size_t k = 0; k < lanes; k++)
        store_state(&l[k], s[k].state);
}

__attribute__((target("sha,sse4.1,ssse3"))) static void
blocks_x86(const struct stream *s, size_t streams, size_t blocks)
{
    if (streams == 2)
        blocks_lanes(s, 2, blocks);
    else
        blocks_lanes(s, 1, blocks);
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

static void start(uint32_t state[8])
{
    static const uint32_t first[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(state, first, sizeof first);
}

/* What is left of a text, of which so many blocks went into the state. */
static void finish(uint32_t state[8], const void *data, size_t n, size_t blocks, char hex[65])
{
    const unsigned char *at = data;
    unsigned char tail[2 * SHA256_BLOCK_LENGTH] = {0};
    size_t all = n / SHA256_BLOCK_LENGTH, left = n % SHA256_BLOCK_LENGTH;
    size_t ends = left < 56 ? SHA256_BLOCK_LENGTH : 2 * SHA256_BLOCK_LENGTH;
    best()(&(struct stream){state, at + blocks * SHA256_BLOCK_LENGTH}, 1, all - blocks);
    memcpy(tail, at + all * SHA256_BLOCK_LENGTH, left);
    tail[left] = 0x80;
    for (size_t i = 0; i < 8; i++)
        tail[ends - 8 + i] = (unsigned char)((uint64_t)n * 8 >> (56 - 8 * i));
    best()(&(struct stream){state, tail}, 1, ends / SHA256_BLOCK_LENGTH);
    for (size_t i = 0; i < 8; i++)
        snprintf(hex + 8 * i, 9, "%08x", (unsigned)state[i]);
}

void kp_sha256_hex(const void *data, size_t n, char hex[65])
{
    uint32_t state[8];
    start(state);
    finish(state, data, n, 0, hex);
}

void kp_sha256_hex2(const void *a, size_t a_len, char a_hex[65], const void *b, size_t b_len,
                    char b_hex[65])
{
    uint32_t x[8], y[8];
    size_t blocks = (a_len < b_len ? a_len : b_len) / SHA256_BLOCK_LENGTH;
    start(x);
    start(y);
    best()((struct stream[]){{x, a}, {y, b}}, 2, blocks);
    finish(x, a, a_len, blocks, a_hex);
    finish(y, b, b_len, blocks, b_hex);
}
