#include "run/sass/sass.h"

/*
 * E. W. Myers, "An O(ND) difference algorithm and its variations", 1986: the greedy
 * search for the shortest edit script, its frontiers kept.  Where more than MAX_EDITS
 * edits would be needed, the way that came farthest is taken and the search begins anew
 * from there.
 */
#define MAX_EDITS 1500

struct diff {
    const uint32_t *a, *b;
    uint32_t *pair;
    int32_t *frontier; /* one row of 2 * MAX_EDITS + 1 an edit */
};

#define ROW (2 * MAX_EDITS + 3)

static int32_t *row(const struct diff *d, int edits)
{
    return d->frontier + (size_t)edits * ROW + MAX_EDITS + 1;
}

static int32_t step(const int32_t *v, int edits, int k)
{
    return k == -edits || (k != edits && v[k - 1] < v[k + 1]) ? v[k + 1] : v[k - 1] + 1;
}

/* Back along the rows from x on diagonal k: which elements were paired. */
static void trace(const struct diff *d, int edits, int k, int32_t x, size_t base_a,
                  size_t base_b)
{
    for (; edits > 0; edits--) {
        const int32_t *v = row(d, edits - 1);
        int32_t from = step(v, edits, k);
        for (; x > from; x--)
            d->pair[base_a + (size_t)x - 1] = (uint32_t)(base_b + (size_t)(x - 1 - k));
        bool down = k == -edits || (k != edits && v[k - 1] < v[k + 1]);
        k += down ? 1 : -1;
        x = v[k];
    }
    for (; x > 0; x--)
        d->pair[base_a + (size_t)x - 1] = (uint32_t)(base_b + (size_t)x - 1);
}

/* Pairs as much as MAX_EDITS allow of a[*i, na) and b[*j, nb), and moves both on. */
static void advance(const struct diff *d, size_t na, size_t nb, size_t *i, size_t *j)
{
    int32_t n = (int32_t)(na - *i), m = (int32_t)(nb - *j), best_x = 0;
    int best_k = 0, edits, last = 0;
    const uint32_t *a = d->a + *i, *b = d->b + *j;
    bool done = false;
    for (edits = 0; edits <= MAX_EDITS && !done; edits++) {
        int32_t *v = row(d, edits);
        best_x = -1;
        for (int k = -edits; k <= edits && !done; k += 2) {
            int32_t x = edits ? step(row(d, edits - 1), edits, k) : 0;
            if (x > n || x - k > m || x - k < 0) { /* off the board */
                v[k] = x > n ? n + 1 : x;
                continue;
            }
            while (x < n && x - k < m && a[x] == b[x - k])
                x++;
            v[k] = x;
            done = x == n && x - k == m;
            if (done || best_x < 0 || 2 * x - k > 2 * best_x - best_k) {
                best_x = x;
                best_k = k;
            }
        }
        last = edits;
        if (best_x < 0)
            break;
    }
    if (best_x < 0) {
        *i = na;
        return;
    }
    trace(d, last, best_k, best_x, *i, *j);
    *i += (size_t)best_x;
    *j += (size_t)(best_x - best_k);
}

size_t kpn_diff(const uint32_t *a, size_t na, const uint32_t *b, size_t nb, uint32_t *pair)
{
    struct diff d = {a, b, pair, NULL};
    size_t i = 0, j = 0, same = 0;
    for (size_t k = 0; k < na; k++)
        pair[k] = KPN_NOWHERE;
    if (na > INT32_MAX / 2 || nb > INT32_MAX / 2)
        return 0;
    d.frontier = kp_realloc(NULL, (size_t)(MAX_EDITS + 1) * ROW, sizeof *d.frontier);
    while (i < na && j < nb)
        advance(&d, na, nb, &i, &j);
    free(d.frontier);
    for (size_t k = 0; k < na; k++)
        same += pair[k] != KPN_NOWHERE;
    return same;
}
