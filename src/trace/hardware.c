#include "trace/trace.h"

uint32_t kpt_hardware_word(const struct kpt_hardware *h)
{
    return (h->wave & 31) | (h->simd & 7) << 5 | (h->cu & 31) << 8 | (h->sh & 1) << 13 |
           (h->se & 15) << 14 | (h->xcc & 63) << 18;
}

struct kpt_hardware kpt_hardware_of(uint32_t word)
{
    return (struct kpt_hardware){
        .xcc = word >> 18 & 63, .se = word >> 14 & 15, .sh = word >> 13 & 1, .cu = word >> 8 & 31,
        .simd = word >> 5 & 7, .wave = word & 31,
    };
}

uint32_t kpt_hardware_cu(const struct kpt_hardware *h)
{
    return kpt_hardware_word(h) >> 8;
}
