#include "replay/sort.h"

/* Where the keys that ascend from here end. */
static size_t run_end(const struct kpr_key *k, size_t from, size_t n)
{
    while (++from < n && k[from - 1].key <= k[from].key)
        continue;
    return from < n ? from : n;
}

static struct kpr_key *merge(const struct kpr_key *a, const struct kpr_key *a_end,
                             const struct kpr_key *b, const struct kpr_key *b_end,
                             struct kpr_key *to)
{
    while (a < a_end && b < b_end) { /* without a branch that nobody can predict */
        bool second = b->key < a->key;
        *to++ = second ? *b : *a;
        a += !second;
        b += second;
    }
    while (a < a_end)
        *to++ = *a++;
    while (b < b_end)
        *to++ = *b++;
    return to;
}

/* Each run with the one after it; how many are left. */
static size_t merge_runs(const struct kpr_key *from, struct kpr_key *to, size_t n)
{
    size_t runs = 0;
    for (size_t at = 0; at < n; runs++) {
        size_t middle = run_end(from, at, n), end = run_end(from, middle, n);
        to = merge(from + at, from + middle, from + middle, from + end, to);
        at = end;
    }
    return runs;
}

static void insert(struct kpr_key *keys, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct kpr_key x = keys[i];
        size_t k = i;
        for (; k > 0 && keys[k - 1].key > x.key; k--)
            keys[k] = keys[k - 1];
        keys[k] = x;
    }
}

void kpr_sort_keys(struct kpr_key *keys, size_t n, struct kpr_key *room)
{
    if (n <= 24) {
        insert(keys, n);
        return;
    }
    /* a unit's are in order by themselves: there are as many runs as units */
    struct kpr_key *from = keys, *to = room;
    bool sorted = run_end(from, 0, n) == n;
    while (!sorted) {
        sorted = merge_runs(from, to, n) == 1;
        struct kpr_key *swap = from;
        from = to;
        to = swap;
    }
    if (from != keys)
        memcpy(keys, from, n * sizeof *keys);
}
