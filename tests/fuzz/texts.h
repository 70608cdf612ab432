/* For targets whose inputs are made of pieces of text by a fixed generator. */
#ifndef KP_FUZZ_TEXTS_H
#define KP_FUZZ_TEXTS_H

#include "fuzz.h"
#include "random.h"

#include "base/base.h"

/* In one of four texts a few bytes are others, or missing. */
static inline void kp_fuzz_spoil(uint64_t *state, struct kp_str *b)
{
    for (size_t n = kp_random(state) % 4 ? 0 : kp_random_below(state, 4); n > 0; n--) {
        size_t at = kp_random_below(state, b->len);
        if (kp_random(state) % 2)
            b->s[at] = (char)kp_random(state);
        else
            memmove(b->s + at, b->s + at + 1, b->len-- - at);
    }
}

/* Gives the target so many texts of make's. */
static inline int kp_fuzz_run_texts(const char *name, uint64_t *state, int rounds,
                                    void (*make)(struct kp_str *b))
{
    printf("%s: %d texts, seed %llu\n", name, rounds, (unsigned long long)*state);
    fflush(stdout);
    if (!kp_fuzz_quiet())
        return 1;
    for (int i = 0; i < rounds; i++) {
        struct kp_str b = {0};
        make(&b);
        LLVMFuzzerTestOneInput((const uint8_t *)b.s, b.len);
        kp_str_free(&b);
    }
    return 0;
}

#endif
