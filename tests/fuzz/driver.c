/* Drives a fuzz target without a fuzzer; see fuzz.h. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_SEEDS 256
#define MAX_INPUT ((size_t)1 << 20)
#define DEFAULT_RUNS 1500

static struct seed {
    uint8_t *data;
    size_t size;
} seeds[MAX_SEEDS];
static size_t seed_count;
static uint64_t state;

static uint64_t rnd(uint64_t n)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return n ? state % n : 0;
}

static void add_seed(const void *data, size_t size)
{
    if (seed_count == MAX_SEEDS || size > MAX_INPUT)
        return;
    struct seed *s = &seeds[seed_count++];
    s->data = malloc(size + 1);
    if (!s->data)
        abort();
    memcpy(s->data, data, size);
    s->size = size;
}

static int add_file(const char *path)
{
    static uint8_t buf[1 << 20];
    FILE *f = fopen(path, "rb");
    if (!f) {
        perror(path);
        return 0;
    }
    add_seed(buf, fread(buf, 1, sizeof buf, f));
    fclose(f);
    return 1;
}

/* ---- mutations: each changes the input in place ----------------------------- */

/* Room is for MAX_INPUT bytes. */
static void put_value(uint8_t *p, size_t *n)
{
    static const uint32_t values[] = {0, 1, 2, 3, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x10000,
                                      0x7fffffff, 0x80000000u, 0xfffffffe, 0xffffffffu};
    uint32_t v = values[rnd(sizeof values / sizeof *values)];
    size_t bytes = (size_t)1 << rnd(3);
    if (*n < bytes)
        return;
    size_t at = rnd(*n - bytes + 1);
    for (size_t i = 0; i < bytes; i++)
        p[at + i] = (uint8_t)(v >> 8 * i);
}

static void erase(uint8_t *p, size_t *n)
{
    if (*n == 0)
        return;
    size_t at = rnd(*n), count = 1 + rnd(rnd(4) ? 8 : *n - at);
    count = count > *n - at ? *n - at : count;
    memmove(p + at, p + at + count, *n - at - count);
    *n -= count;
}

static void insert(uint8_t *p, size_t *n, const uint8_t *from, size_t count)
{
    if (count > MAX_INPUT - *n)
        return;
    size_t at = rnd(*n + 1);
    memmove(p + at + count, p + at, *n - at);
    memmove(p + at, from, count);
    *n += count;
}

static void insert_noise(uint8_t *p, size_t *n)
{
    uint8_t noise[8];
    for (size_t i = 0; i < sizeof noise; i++)
        noise[i] = (uint8_t)(rnd(2) ? rnd(256) : 32 + rnd(95));
    insert(p, n, noise, 1 + rnd(sizeof noise));
}

/* A piece of any seed, so that parts of the grammar meet. */
static void splice(uint8_t *p, size_t *n)
{
    const struct seed *s = &seeds[rnd(seed_count)];
    if (s->size == 0)
        return;
    size_t at = rnd(s->size), count = 1 + rnd(s->size - at);
    insert(p, n, s->data + at, count > 256 ? 256 : count);
}

static void mutate(uint8_t *p, size_t *n)
{
    switch (rnd(8)) {
    case 0:
    case 1:
        if (*n)
            p[rnd(*n)] ^= (uint8_t)(1u << rnd(8));
        break;
    case 2:
        if (*n)
            p[rnd(*n)] = (uint8_t)rnd(256);
        break;
    case 3: put_value(p, n); break;
    case 4: erase(p, n); break;
    case 5: insert_noise(p, n); break;
    case 6: splice(p, n); break;
    case 7:
        if (rnd(4) == 0)
            *n = rnd(*n + 1);
        break;
    }
}

/* ---- main ------------------------------------------------------------------- */

static uint64_t number(const char *name, uint64_t fallback)
{
    const char *s = getenv(name);
    return s ? strtoull(s, NULL, 0) : fallback;
}

/* The target sees exactly its bytes, so that a sanitizer sees the end. */
static void run(const uint8_t *p, size_t n)
{
    uint8_t *exact = malloc(n ? n : 1);
    if (!exact)
        abort();
    memcpy(exact, p, n);
    LLVMFuzzerTestOneInput(exact, n);
    free(exact);
}

int main(int argc, char **argv)
{
    uint64_t runs = number("KP_FUZZ_RUNS", DEFAULT_RUNS), seed = number("KP_FUZZ_SEED", 20250607);
    uint8_t *p = malloc(MAX_INPUT);
    kp_fuzz_seeds(add_seed);
    for (int i = 1; i < argc; i++)
        if (!add_file(argv[i]))
            return 1;
    if (!p || seed_count == 0)
        return 1;
    printf("%s: %zu seeds, %llu runs from %llu\n", argv[0], seed_count, (unsigned long long)runs,
           (unsigned long long)seed);
    fflush(stdout);
    if (!kp_fuzz_quiet())
        return 1;
    state = seed ? seed : 1;
    for (size_t i = 0; i < seed_count; i++)
        run(seeds[i].data, seeds[i].size);
    for (uint64_t i = 0; i < runs; i++) {
        const struct seed *s = &seeds[rnd(seed_count)];
        size_t n = s->size;
        memcpy(p, s->data, n);
        for (uint64_t k = 1 + rnd(6); k > 0; k--)
            mutate(p, &n);
        run(p, n);
    }
    for (size_t i = 0; i < seed_count; i++)
        free(seeds[i].data);
    free(p);
    return 0;
}
