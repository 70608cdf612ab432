/* Sorting by a number, as the orders of one CTA's waits and operations need it. */
#ifndef KP_SORT_H
#define KP_SORT_H

#include "base/base.h"

struct kpr_key {
    uint64_t key;
    size_t at; /* whose key it is */
};
/* A key that is in the order of signed numbers. */
static inline uint64_t kpr_signed_key(int64_t v)
{
    return (uint64_t)v ^ (uint64_t)1 << 63;
}
/* By key; equal keys stay in the order they are in.  room: for n more. */
void kpr_sort_keys(struct kpr_key *keys, size_t n, struct kpr_key *room);

#endif
