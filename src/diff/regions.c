/* What an iteration of each role consists of, from a trace's records. */
#include "diff/diff_internal.h"

#include <math.h>

#include "replay/iteration.h"
#include "replay/replay.h"

/* Values of one figure, one a CTA. */
struct series {
    double sum, squares;
    size_t n;
};
static void add(struct series *s, double v)
{
    s->sum += v;
    s->squares += v * v;
    s->n++;
}

static struct kpd_center center(const struct series *s)
{
    struct kpd_center c = {.n = s->n};
    double n = (double)s->n;
    if (!s->n)
        return c;
    c.value = s->sum / n;
    double variance = s->n > 1 ? fmax(s->squares - n * c.value * c.value, 0) / (n - 1) : 0;
    c.error = sqrt(variance / n);
    return c;
}

/* One region in one role: this CTA's sums over units and iterations, and the CTAs' means. */
struct cell {
    double cycles, own, offset;
    uint64_t visits, censored, begins, all_visits, all_iterations;
    struct series of_cycles, of_own, of_offset;
};
struct gather {
    struct kpd_run *out;
    struct cell *cells; /* by role, then region */
    struct series *roles;
    double *role_iterations; /* by role: what units showed, summed */
    uint64_t *role_units;
    /* of the CTA: iterations and their cycles, by role */
    double *iterations, *cycles;
    uint64_t *count; /* scratch of kpr_iteration_head */
    size_t regions, role_cap;
};

static void grow(struct gather *g, size_t roles)
{
    if (roles <= g->role_cap)
        return;
    size_t cap = roles * 2, r = g->regions ? g->regions : 1;
#define MORE(p, each)                                                                     \
    do {                                                                                  \
        (p) = kp_realloc((p), cap * (each), sizeof *(p));                                 \
        memset((p) + g->role_cap * (each), 0, (cap - g->role_cap) * (each) * sizeof *(p)); \
    } while (0)
    MORE(g->cells, r);
    MORE(g->roles, (size_t)1);
    MORE(g->role_iterations, (size_t)1);
    MORE(g->role_units, (size_t)1);
    MORE(g->iterations, (size_t)1);
    MORE(g->cycles, (size_t)1);
#undef MORE
    g->role_cap = cap;
}

static int begin(void *ctx, const struct kpr_run *run)
{
    struct gather *g = ctx;
    g->regions = run->info.region_count;
    g->count = kp_alloc((g->regions + 1) * sizeof *g->count);
    return KP_OK;
}

static void add_span(struct cell *c, const struct kpr_span *s, int64_t from)
{
    c->cycles += (double)(s->end - s->start);
    c->own += (double)s->exclusive;
    c->offset += (double)(s->start - from);
    c->begins++;
    c->visits++;
    c->censored += (s->flags & KPR_CENSORED) != 0;
}

/* The head that both sides of a comparison share: where rings were cut, one region or another
 * of a loop is seen once more often, so that of those the first in the source is taken. */
static bool find_head(struct gather *g, const struct kpr_run *run, const struct kpr_unit *u,
                      struct kpr_head *head)
{
    if (!kpr_iteration_head(&run->info, u, g->count, head))
        return false;
    uint64_t most = g->count[head->region];
    for (uint32_t r = 0; r < g->regions && most >= 3; r++)
        if (g->count[r] + 1 >= most) {
            head->region = r;
            break;
        }
    return true;
}

/* Whole iterations: from the first begin of one that is seen to the last.  A unit with fewer
 * than two begins is one iteration as a whole. */
static void add_unit(struct gather *g, const struct kpr_run *run, const struct kpr_unit *u)
{
    struct kpr_head head;
    struct cell *cells = g->cells + u->role * g->regions;
    if (!u->span_count || !find_head(g, run, u, &head))
        return;
    int64_t from = 0, to = 0, at;
    size_t begins = 0;
    for (size_t i = 0; i < u->span_count; i++) {
        if (!kpr_begins_iteration(&head, &u->spans[i]))
            continue;
        to = u->spans[i].start;
        from = begins++ ? from : to;
    }
    bool whole = begins < 3;
    double n = whole ? 1 : (double)(begins - 1);
    at = from = whole ? u->spans[0].start : from;
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *s = &u->spans[i];
        if (!whole && kpr_begins_iteration(&head, s))
            at = s->start;
        if (s->flags & (KPR_OPEN_START | KPR_OPEN_END) ||
            (!whole && (s->start < from || s->start >= to)))
            continue;
        add_span(&cells[s->region], s, at);
    }
    g->iterations[u->role] += n;
    g->cycles[u->role] += (double)((whole ? u->drain_begin : to) - from);
    g->role_iterations[u->role] += whole ? 1 : (double)begins;
    g->role_units[u->role]++;
}

static int cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *c)
{
    struct gather *g = ctx;
    grow(g, run->role_count);
    for (size_t i = 0; i < c->unit_count; i++)
        add_unit(g, run, &c->units[i]);
    for (size_t role = 0; role < run->role_count; role++) {
        double n = g->iterations[role];
        for (size_t r = 0; n > 0 && r < g->regions; r++) {
            struct cell *x = &g->cells[role * g->regions + r];
            if (!x->visits)
                continue;
            add(&x->of_cycles, x->cycles / n);
            add(&x->of_own, x->own / n);
            add(&x->of_offset, x->offset / (double)x->begins);
            x->all_visits += x->visits;
            x->all_iterations += (uint64_t)n;
            x->cycles = x->own = x->offset = 0;
            x->visits = x->begins = 0;
        }
        if (n > 0)
            add(&g->roles[role], g->cycles[role] / n);
        g->iterations[role] = g->cycles[role] = 0;
    }
    return KP_OK;
}

static void copy_name(char *to, size_t size, const char *s)
{
    snprintf(to, size, "%s", s);
}

static void take_region(struct kpd_run *out, const struct kpr_run *run, size_t role, size_t region,
                        const struct cell *x)
{
    const struct kpt_region *d = &run->info.regions[region];
    struct kpd_region r = {
        .waits = d->wait_count > 0, .arrives = d->arrive_count > 0,
        .cycles = center(&x->of_cycles), .own = center(&x->of_own),
        .offset = center(&x->of_offset),
        .visits = (double)x->all_visits / (double)x->all_iterations,
        .censored = 2 * x->censored > x->all_visits,
    };
    for (size_t i = 0; i < d->async_count; i++) {
        r.arrives = r.arrives || d->asyncs[i].arrives;
        r.bytes += d->asyncs[i].bytes * r.visits;
    }
    copy_name(r.role, sizeof r.role, run->roles[role].name);
    copy_name(r.name, sizeof r.name, d->name);
    const char *on = d->wait_count     ? d->waits[0].on
                     : d->arrive_count ? d->arrives[0]
                     : d->async_count && d->asyncs[0].arrives ? d->asyncs[0].arrives
                                                               : "";
    copy_name(r.on, sizeof r.on, on);
    KP_PUSH(out->regions, r);
}

static int end(void *ctx, const struct kpr_run *run)
{
    struct gather *g = ctx;
    grow(g, run->role_count);
    for (size_t role = 0; role < run->role_count; role++) {
        struct kpd_role o = {.cycles = center(&g->roles[role])};
        if (!g->role_units[role])
            continue;
        copy_name(o.name, sizeof o.name, run->roles[role].name);
        o.iterations = g->role_iterations[role] / (double)g->role_units[role];
        KP_PUSH(g->out->roles, o);
        for (size_t r = 0; r < g->regions; r++) {
            const struct cell *x = &g->cells[role * g->regions + r];
            if (x->of_cycles.n)
                take_region(g->out, run, role, r, x);
        }
    }
    return KP_OK;
}

bool kpd_regions_read(const void *bytes, size_t n, const char *name, struct kpd_run *out)
{
    static const struct kpr_visitor visitor = {begin, cta, end};
    const struct kpr_options options = {.cost = KPR_COST_FITTED, .threads = 1};
    struct gather g = {.out = out};
    FILE *f = fmemopen((void *)(uintptr_t)bytes, n, "rb");
    int status = f ? kpr_replay(f, name, &options, &visitor, &g) : KP_FAILED;
    if (f)
        fclose(f);
    free(g.cells);
    free(g.roles);
    free(g.role_iterations);
    free(g.role_units);
    free(g.iterations);
    free(g.cycles);
    free(g.count);
    return status == KP_OK;
}
