/* Phases of barriers, from the links between arrivals and waits. */
#include "replay/export/export.h"
#include "replay/sort.h"

bool kpr_is_barrier(const struct kpr_run *run, const char *name)
{
    for (size_t i = 0; i < run->info.region_count; i++)
        for (size_t k = 0; k < run->info.regions[i].async_count; k++)
            if (strcmp(run->info.regions[i].asyncs[k].name, name) == 0)
                return false;
    return true;
}

/* Of each wait and barrier the last of its arrivals.  A wait's links stand together. */
static size_t last_arrivals(const struct kpr_cta *cta, const bool *barriers, struct kpr_phase *p)
{
    size_t n = 0, wait = 0;
    for (size_t i = 0; i < cta->link_count; i++) {
        const struct kpr_link *l = &cta->links[i];
        if (!barriers[l->barrier])
            continue;
        struct kpr_phase x = {l->barrier, l->to_unit, l->to_span, l->from_unit, l->from_span,
                              cta->units[l->from_unit].spans[l->from_span].start,
                              cta->units[l->to_unit].spans[l->to_span].end};
        if (n > 0 && (p[n - 1].to_unit != x.to_unit || p[n - 1].to_span != x.to_span))
            wait = n;
        size_t k = wait;
        while (k < n && p[k].barrier != x.barrier)
            k++;
        if (k == n || x.begin >= p[k].begin)
            p[k] = x;
        n += k == n;
    }
    return n;
}

/* By span of the arrival: what was kept of its phases, and what of them comes before. */
struct kept {
    size_t *base;            /* of a unit's spans in last */
    uint32_t *last, *before; /* 1 + index; 0: none */
};

static struct kept new_kept(const struct kpr_cta *cta, size_t phases)
{
    struct kept k = {.base = kp_realloc(NULL, cta->unit_count, sizeof *k.base)};
    size_t spans = 0;
    for (size_t i = 0; i < cta->unit_count; i++) {
        k.base[i] = spans;
        spans += cta->units[i].span_count;
    }
    k.last = kp_alloc((spans + 1) * sizeof *k.last);
    k.before = kp_realloc(NULL, phases + 1, sizeof *k.before);
    return k;
}

/* Of each arrival and barrier the last of its waits: several units that wait for one phase
 * make one. */
static size_t last_waits(const struct kpr_cta *cta, struct kpr_phase *p, size_t n)
{
    struct kept kept = new_kept(cta, n);
    size_t m = 0;
    for (size_t i = 0; i < n; i++) {
        uint32_t *last = &kept.last[kept.base[p[i].from_unit] + p[i].from_span], at = *last;
        while (at && p[at - 1].barrier != p[i].barrier)
            at = kept.before[at - 1];
        if (at) {
            if (p[i].end >= p[at - 1].end)
                p[at - 1] = p[i];
            continue;
        }
        p[m] = p[i];
        kept.before[m] = *last;
        *last = (uint32_t)++m;
    }
    free(kept.base);
    free(kept.last);
    free(kept.before);
    return m;
}

/* By barrier, then arrival: each has one of these. */
static void sort_by_arrival(struct kpr_phase *p, size_t n)
{
    struct kpr_phase *found = kp_realloc(NULL, n + 1, sizeof *found);
    struct kpr_key *keys = kp_realloc(NULL, 2 * n + 1, sizeof *keys);
    for (size_t i = 0; i < n; i++) {
        found[i] = p[i];
        keys[i] = (struct kpr_key){(uint64_t)p[i].from_unit << 32 | p[i].from_span, i};
    }
    kpr_sort_keys(keys, n, keys + n);
    for (size_t i = 0; i < n; i++)
        keys[i].key = found[keys[i].at].barrier;
    kpr_sort_keys(keys, n, keys + n);
    for (size_t i = 0; i < n; i++)
        p[i] = found[keys[i].at];
    free(keys);
    free(found);
}

size_t kpr_find_phases(const struct kpr_cta *cta, const bool *barriers, struct kpr_phase *p)
{
    size_t n = last_waits(cta, p, last_arrivals(cta, barriers, p));
    sort_by_arrival(p, n);
    return n;
}
