/* splitmix64: the same numbers on every machine. */
#ifndef KP_FUZZ_RANDOM_H
#define KP_FUZZ_RANDOM_H

#include <stddef.h>
#include <stdint.h>

static inline uint64_t kp_random(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* From 0 to n - 1; n is at least 1. */
static inline size_t kp_random_below(uint64_t *state, size_t n)
{
    return (size_t)(kp_random(state) % n);
}

#endif
