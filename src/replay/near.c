#include "replay/near.h"

#include <math.h>

/* Of more than MOST_PROBED the first: finding the neighbours of each takes a look at all. */
enum { NEIGHBOURS = 16, LEAST = 4, PART = 16, MOST_PROBED = 64 };

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

double kpr_middle(double *v, size_t n)
{
    qsort(v, n, sizeof *v, by_value);
    return n % 2 ? v[n / 2] : (v[n / 2 - 1] + v[n / 2]) / 2;
}

/* Ran from its entry to its exit, without probes. */
static bool is_plain(const struct kpt_stamp *s)
{
    return s->flags & KPT_CTA_ENTERED && !(s->flags & KPT_CTA_PROBED) && s->clock_exit != 0;
}

struct near {
    uint64_t away; /* ns between the entries, beyond what counts as the same */
    uint64_t numbers;
    double cycles;
};

static uint64_t apart(uint64_t a, uint64_t b)
{
    return a > b ? a - b : b - a;
}

static bool closer(const struct near *a, const struct near *b)
{
    return a->away != b->away ? a->away < b->away : a->numbers < b->numbers;
}

/* How many, sorted by how far. */
static size_t find(const struct kpr_run *run, const struct kpt_stamp *at, struct near *near)
{
    uint64_t same = at->time_exit > at->time_entry ? (at->time_exit - at->time_entry) / PART : 0;
    size_t n = 0;
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (!is_plain(s))
            continue;
        uint64_t away = apart(s->time_entry, at->time_entry);
        struct near one = {away > same ? away - same : 0, apart(s->cta, at->cta),
                           (double)(s->clock_exit - s->clock_entry)};
        if (n == NEIGHBOURS && !closer(&one, &near[n - 1]))
            continue;
        size_t k = n < NEIGHBOURS ? n++ : n - 1;
        for (; k > 0 && closer(&one, &near[k - 1]); k--)
            near[k] = near[k - 1];
        near[k] = one;
    }
    return n;
}

bool kpr_near(const struct kpr_run *run, const struct kpt_stamp *at, double *cycles, double *open)
{
    struct near near[NEIGHBOURS];
    double v[NEIGHBOURS];
    size_t n = find(run, at, near);
    if (n < LEAST)
        return false;
    for (size_t i = 0; i < n; i++)
        v[i] = near[i].cycles;
    *cycles = kpr_middle(v, n);
    *open = 1.57 * (v[n - 1 - n / 4] - v[n / 4]) / sqrt((double)n);
    return true;
}

bool kpr_near_probes(const struct kpr_run *run, double *cycles)
{
    double more[MOST_PROBED], near, open;
    size_t n = 0;
    for (size_t i = 0; i < run->stamp_count && n < MOST_PROBED; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        bool whole = s->flags & KPT_CTA_ENTERED && s->flags & KPT_CTA_PROBED && s->clock_exit != 0;
        if (whole && kpr_near(run, s, &near, &open))
            more[n++] = (double)(s->clock_exit - s->clock_entry) - near;
    }
    if (n > 0)
        *cycles = kpr_middle(more, n);
    return n > 0;
}

bool kpr_near_any(const struct kpr_run *run)
{
    size_t n = 0;
    for (size_t i = 0; i < run->stamp_count && n < LEAST; i++)
        n += is_plain(&run->stamps[i]);
    return n >= LEAST;
}
