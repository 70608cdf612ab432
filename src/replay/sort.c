#include "replay/sort.h"

/* ---- by bytes ---------------------------------------------------------------------- */

/* One byte of the keys, from `from` to `to`. */
static void by_byte(const struct kpr_key *from, struct kpr_key *to, size_t n, unsigned shift)
{
    size_t at[256] = {0}, sum = 0;
    for (size_t i = 0; i < n; i++)
        at[from[i].key >> shift & 0xff]++;
    for (size_t i = 0; i < 256; i++) {
        size_t count = at[i];
        at[i] = sum;
        sum += count;
    }
    for (size_t i = 0; i < n; i++)
        to[at[from[i].key >> shift & 0xff]++] = from[i];
}

/* differ: bits in which not all keys are alike.  Returns where they are then. */
static struct kpr_key *sort_bytes(struct kpr_key *from, struct kpr_key *to, size_t n,
                                  uint64_t differ)
{
    for (unsigned shift = 0; shift < 64; shift += 8) {
        if (!(differ >> shift & 0xff))
            continue;
        by_byte(from, to, n, shift);
        struct kpr_key *swap = from;
        from = to;
        to = swap;
    }
    return from;
}

/* ---- by runs ----------------------------------------------------------------------- */

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

/* Each run with the one after it. */
static void merge_runs(const struct kpr_key *from, struct kpr_key *to, size_t n)
{
    for (size_t at = 0; at < n;) {
        size_t middle = run_end(from, at, n), end = run_end(from, middle, n);
        to = merge(from + at, from + middle, from + middle, from + end, to);
        at = end;
    }
}

static struct kpr_key *sort_runs(struct kpr_key *from, struct kpr_key *to, size_t n,
                                 unsigned passes)
{
    for (; passes > 0; passes--) {
        merge_runs(from, to, n);
        struct kpr_key *swap = from;
        from = to;
        to = swap;
    }
    return from;
}

/* ------------------------------------------------------------------------------------ */

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

/* Units' keys are in order by themselves: there are as many runs as units.  Numbers of
 * barriers differ in one byte. */
void kpr_sort_keys(struct kpr_key *keys, size_t n, struct kpr_key *room)
{
    uint64_t differ = 0;
    size_t runs = 1;
    unsigned bytes = 0, merges = 0;
    if (n <= 24) {
        insert(keys, n);
        return;
    }
    for (size_t i = 1; i < n; i++) {
        differ |= keys[i].key ^ keys[0].key;
        runs += keys[i].key < keys[i - 1].key;
    }
    for (unsigned shift = 0; shift < 64; shift += 8)
        bytes += (differ >> shift & 0xff) != 0;
    while (merges < bytes + 1 && (size_t)1 << merges < runs)
        merges++;
    struct kpr_key *sorted = merges <= bytes ? sort_runs(keys, room, n, merges)
                                             : sort_bytes(keys, room, n, differ);
    if (sorted != keys)
        memcpy(keys, sorted, n * sizeof *keys);
}
