#include "replay/sort.h"

/* One byte of the keys, from `from` to `to`. */
static void pass(const struct kpr_key *from, struct kpr_key *to, size_t n, unsigned shift)
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
    uint64_t differ = 0; /* bits in which not all keys are alike */
    bool sorted = true;
    for (size_t i = 1; i < n; i++) {
        differ |= keys[i].key ^ keys[0].key;
        sorted &= keys[i - 1].key <= keys[i].key;
    }
    if (sorted)
        return;
    if (n <= 24) {
        insert(keys, n);
        return;
    }
    struct kpr_key *from = keys, *to = room;
    for (unsigned shift = 0; shift < 64; shift += 8) {
        if (!(differ >> shift & 0xff))
            continue;
        pass(from, to, n, shift);
        struct kpr_key *swap = from;
        from = to;
        to = swap;
    }
    if (from != keys)
        memcpy(keys, from, n * sizeof *keys);
}
