/*
 * tensor: what a launch reads and writes: filled, looked at, compared.
 */
#ifndef KP_RUN_TENSOR_H
#define KP_RUN_TENSOR_H

#include "run/config/config.h"

struct kpn_tensor {
    const struct kpn_tensor_spec *spec;
    int64_t shape[KPN_MAX_DIMS], stride[KPN_MAX_DIMS]; /* elements */
    size_t rank, elements, bytes;                      /* bytes: first to last element */
    bool packed;                                       /* row-major, no gaps */
};
struct kpn_counts { /* of an output, element by element */
    uint64_t unwritten, nan, inf, zero, differ, first_differ;
};
/* Bytes of an element, and what a config calls it. */
size_t kpn_dtype_size(enum kpn_dtype t);
const char *kpn_dtype_name(enum kpn_dtype t);
extern const char *const kpn_dtype_names[];
extern const char *const kpn_init_names[];
/* Round to nearest, ties to even; NaN stays NaN. */
uint16_t kpn_bf16_from_float(float f);
uint16_t kpn_f16_from_float(float f);
/* Element i of a random tensor: normal has mean 0 and deviation 1 (the sum of
 * four uniforms), uniform is in [-1, 1).  Integer arithmetic and one
 * multiplication, so that every machine gives the same bits. */
double kpn_random_normal(uint64_t seed, uint64_t i);
double kpn_random_uniform(uint64_t seed, uint64_t i);
/* Fills t->bytes bytes at data (gaps get `gap`). */
void kpn_tensor_fill(const struct kpn_tensor *t, void *data, unsigned char gap);
/* recorded.c: the same from the file that it begins with (whose elements have no gaps), beside
 * the config.  False after a message. */
bool kpn_tensor_read(const char *config, const struct kpn_tensor *t, void *data,
                     unsigned char gap);
/* Byte offset of the i-th element in row-major order. */
size_t kpn_tensor_offset(const struct kpn_tensor *t, size_t i);
/* NaN, Inf and zero among the elements of one buffer. */
void kpn_tensor_classify(const struct kpn_tensor *t, const void *data, struct kpn_counts *c);
/* Elements that differ in bits; elements that hold poison_a in a and poison_b
 * in b were written by neither launch. */
void kpn_tensor_compare(const struct kpn_tensor *t, const void *a, const void *b,
                        struct kpn_counts *c);
uint64_t kpn_tensor_unwritten(const struct kpn_tensor *t, const void *a, unsigned char poison_a,
                              const void *b, unsigned char poison_b);
/* Bytes between elements that no longer hold `gap`. */
uint64_t kpn_tensor_gaps(const struct kpn_tensor *t, const void *data, unsigned char gap);

#endif
