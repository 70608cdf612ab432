#include "replay/stats.h"

#define EXACT 4096  /* values kept as they are */
#define SUB_BITS 8
#define SUB (1u << SUB_BITS)

/* Values below 2*SUB have a bucket each: octaves 0 and 1.  Above, octave k
 * holds values of k + SUB_BITS bits, split by the bits below the highest. */
static void bucket_of(uint64_t v, unsigned *octave, unsigned *sub)
{
    if (v < SUB) {
        *octave = 0;
        *sub = (unsigned)v;
        return;
    }
    unsigned top = 63 - (unsigned)__builtin_clzll(v);
    *octave = top - SUB_BITS + 1;
    *sub = (unsigned)(v >> (top - SUB_BITS)) & (SUB - 1);
}

/* The middle of a bucket. */
static uint64_t value_of(unsigned octave, unsigned sub)
{
    if (octave == 0)
        return sub;
    unsigned shift = octave - 1;
    return ((uint64_t)(SUB + sub) << shift) + (((uint64_t)1 << shift) >> 1);
}

static void count(struct kpr_dist *d, uint64_t v)
{
    unsigned octave, sub;
    bucket_of(v, &octave, &sub);
    if (!d->octaves[octave])
        d->octaves[octave] = kp_alloc(SUB * sizeof **d->octaves);
    if (d->octaves[octave][sub] != UINT32_MAX)
        d->octaves[octave][sub]++;
}

static void spill(struct kpr_dist *d)
{
    d->octaves = kp_alloc(64 * sizeof *d->octaves);
    for (size_t i = 0; i < d->count; i++)
        count(d, d->values[i]);
    free(d->values);
    d->values = NULL;
}

void kpr_dist_add(struct kpr_dist *d, uint64_t v)
{
    if (!d->octaves && d->count == EXACT)
        spill(d);
    if (d->octaves) {
        count(d, v);
    } else {
        if (d->count == d->value_cap) {
            d->value_cap = d->value_cap ? d->value_cap * 2 : 4;
            d->values = kp_realloc(d->values, d->value_cap, sizeof *d->values);
        }
        d->values[d->count] = v;
    }
    d->count++;
    d->sum += (double)v;
}

static int by_value(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

uint64_t kpr_dist_percentile(struct kpr_dist *d, unsigned p)
{
    if (d->count == 0)
        return 0;
    uint64_t rank = d->count / 100 * p + (d->count % 100 * p + 99) / 100; /* from 1 */
    if (!d->octaves) {
        qsort(d->values, (size_t)d->count, sizeof *d->values, by_value);
        return d->values[rank - 1];
    }
    for (unsigned octave = 0; octave < 64; octave++) {
        for (unsigned sub = 0; d->octaves[octave] && sub < SUB; sub++) {
            uint64_t n = d->octaves[octave][sub];
            if (n >= rank)
                return value_of(octave, sub);
            rank -= n;
        }
    }
    return 0;
}

double kpr_dist_mean(const struct kpr_dist *d)
{
    return d->count ? d->sum / (double)d->count : 0;
}

void kpr_dist_free(struct kpr_dist *d)
{
    for (unsigned i = 0; d->octaves && i < 64; i++)
        free(d->octaves[i]);
    free(d->octaves);
    free(d->values);
}
