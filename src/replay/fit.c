#include "replay/fit.h"

#include <math.h>

#include "replay/near.h"

enum {
    MOST_CTAS = 16,
    MOST_BYTES = 4 << 20, /* of records, read ahead */
    LEAST_CTAS = 4,
    STEPS = 6,            /* of the search for a root */
};
/* A prologue may take so long where no cache holds the probed body yet: 300 to 450 cycles in
 * the GEMMs in examples/, and next to nothing where calibration measures it. */
#define PROLOGUE_MOST 600.0
/* No cost above this many of the dearest that was calibrated is tried.  One above FAR of
 * them is not believed: the probes changed more than they take. */
#define TRIED 4.0
#define FAR 1.25
#define TOO_FEW "too few probed CTAs are whole, or too few unprobed"

struct sampled {
    double target, open; /* cycles without probes; what the neighbours' spread leaves open */
    double cost, lo, hi;
    bool clipped;        /* no cost that was tried is enough */
    double beyond;       /* cycles more than without probes and with the prologue, as calibrated */
    double records, with, without; /* of a unit, the most; the CTA's cycles with records, without */
};
struct fit {
    struct kpr_loop *l;
    struct kpr_loop plain; /* the same, which makes times only */
    struct kpr_options options;
    struct kpr_room *room;
    double prologue, prologue_lo, prologue_hi, most;
    struct sampled s[MOST_CTAS];
    size_t n;
};

/* ---- with a cost taken off ---------------------------------------------------------- */

/* When a unit would drain; the records that it lost cost what those after them do, if they were
 * made. */
static double unit_end(const struct kpr_work *w, const struct kpr_unit *u, bool only_kept)
{
    double saved = (double)(w->drain_begin - u->drain_begin);
    double stored = (double)(u->count - u->lost);
    if (u->lost > 0 && stored > 0 && !only_kept)
        saved += saved * (double)u->lost / stored;
    return (double)w->drain_begin - saved;
}

/* T(cost) of the CTA in the room; NAN if it cannot be played. */
static double time_at(struct fit *f, double cost)
{
    struct kpr_room *r = f->room;
    double end = 0;
    f->plain.run.cost.value = f->plain.run.cost.lo = f->plain.run.cost.hi = cost;
    kpr_scene_cost(&r->scene, &f->plain.run, false);
    kpr_room_play(&f->plain, r);
    if (!r->played)
        return NAN;
    for (size_t i = 0; i < r->cta.unit_count; i++)
        end = fmax(end, unit_end(&r->works[i], &r->units[i], f->plain.run.info.only_kept));
    return end;
}

/* Where the line through two points comes to y; in between them. */
static double cross(double x0, double y0, double x1, double y1, double y)
{
    double x = y1 < y0 ? x0 + (x1 - x0) * (y0 - y) / (y0 - y1) : (x0 + x1) / 2;
    return fmin(fmax(x, x0 + (x1 - x0) / 64), x1 - (x1 - x0) / 64);
}

/* T falls with the cost.  False: the CTA cannot be played. */
static bool solve(struct fit *f, struct sampled *s)
{
    double y = s->target + f->prologue, lo = 0, hi = f->most;
    double at_lo = time_at(f, lo), at_hi = time_at(f, hi);
    if (isnan(at_lo) || isnan(at_hi))
        return false;
    double slope = (at_lo - at_hi) / (hi - lo); /* records on the path, on average */
    s->clipped = at_hi > y;
    s->cost = s->clipped ? hi : 0;
    if (at_lo > y && !s->clipped) {
        for (int i = 0; i < STEPS && hi - lo > 0.02; i++) {
            double x = cross(lo, at_lo, hi, at_hi, y), t = time_at(f, x);
            if (t > y)
                lo = x, at_lo = t;
            else
                hi = x, at_hi = t;
        }
        s->cost = at_lo > at_hi ? lo + (hi - lo) * (at_lo - y) / (at_lo - at_hi) : lo;
    }
    double least = slope > 0 ? slope : 1e-9;
    s->lo = s->cost - (s->open + f->prologue_hi - f->prologue) / least;
    s->hi = s->cost + (s->open + f->prologue - f->prologue_lo) / least;
    return true;
}

static bool load(struct fit *f, const struct kpr_ahead *a)
{
    struct kpr_loop *l = f->l;
    l->next_stamp = 0;
    f->room->view = a->view;
    f->room->stamp = kpr_find_stamp(l, a->view.cta);
    l->next_stamp = 0;
    return f->room->stamp && f->room->stamp->clock_exit != 0 &&
           a->view.unit_count == l->run.info.units_per_cta;
}

static void sample(struct fit *f)
{
    for (size_t i = 0; i < f->l->ahead_count; i++) {
        struct sampled *s = &f->s[f->n];
        if (load(f, &f->l->ahead[i]) &&
            kpr_near(&f->l->run, f->room->stamp, &s->target, &s->open) && solve(f, s))
            f->n++;
    }
}

/* ---- all together ------------------------------------------------------------------- */

/* How many of n values below or above their median the 95% interval of the median leaves
 * out on each side. */
static size_t left_out(size_t n)
{
    static const uint8_t of[MOST_CTAS + 1] = {[6] = 0, [9] = 1, [10] = 1, [11] = 1, [12] = 2,
                                              [13] = 2, [14] = 2, [15] = 3, [16] = 3};
    return of[n];
}

static double each(const struct fit *f, double *v, int which)
{
    for (size_t i = 0; i < f->n; i++)
        v[i] = which == 0 ? f->s[i].cost : which < 0 ? f->s[i].lo : f->s[i].hi;
    return kpr_middle(v, f->n);
}

static void conclude(const struct fit *f, struct kpr_record_cost *c)
{
    double v[MOST_CTAS];
    size_t clipped = 0, skip = left_out(f->n);
    double lo = each(f, v, -1), hi = each(f, v, 1), value = each(f, v, 0);
    for (size_t i = 0; i < f->n; i++)
        clipped += f->s[i].clipped;
    c->fit_value = value;
    c->fit_lo = fmax(fmin(lo, v[skip]), 0);
    c->fit_hi = fmax(hi, v[f->n - 1 - skip]);
    double width = c->fit_hi - c->fit_lo, scale = fmax(c->calibrated_hi, 8);
    if (width > scale)
        c->why = "whole CTAs do not show it";
    else if (2 * clipped > f->n || value > FAR * scale)
        c->why = "more than records were to blame for";
    else
        c->why = NULL;
}

static double most_records(const struct kpr_room *r)
{
    uint64_t most = 0;
    for (size_t i = 0; i < r->cta.unit_count; i++)
        most = r->units[i].count > most ? r->units[i].count : most;
    return (double)most;
}

/* T at the cost that the other half of the sample gives, to its target. */
static void cross_check(struct fit *f, struct kpr_record_cost *c)
{
    double half[2], v[MOST_CTAS], off[MOST_CTAS], as_told[MOST_CTAS];
    size_t n = 0, k = 0;
    for (size_t odd = 0; odd < 2; odd++) {
        size_t m = 0;
        for (size_t i = odd; i < f->n; i += 2)
            v[m++] = f->s[i].cost;
        half[odd] = kpr_middle(v, m);
    }
    for (size_t i = 0; i < f->l->ahead_count && n < f->n; i++) {
        struct sampled s = {0};
        if (!load(f, &f->l->ahead[i]) || !kpr_near(&f->l->run, f->room->stamp, &s.target, &s.open))
            continue;
        double t = time_at(f, half[1 - k++ % 2]), told = time_at(f, c->calibrated);
        if (isnan(t) || isnan(told))
            continue;
        s.beyond = told - (s.target + f->prologue);
        s.with = time_at(f, 0);
        s.records = most_records(f->room);
        s.without = c->why ? told : time_at(f, c->fit_value);
        f->s[n] = s;
        off[n] = t / (s.target + f->prologue) - 1;
        as_told[n++] = told / (s.target + f->prologue) - 1;
    }
    c->ctas = (uint32_t)n;
    if (n == 0)
        return;
    c->residual = kpr_middle(off, n);
    c->residual_lo = off[0];
    c->residual_hi = off[n - 1];
    c->residual_calibrated = kpr_middle(as_told, n);
}

/* What the calibrated cost leaves: the probes have changed more than they take. */
static void find_beyond(const struct fit *f, struct kpr_record_cost *c)
{
    double v[MOST_CTAS], half[2], off[MOST_CTAS];
    const struct kpt_info *i = &f->l->run.info;
    size_t skip = left_out(f->n), n = 0;
    for (size_t odd = 0; odd < 2; odd++, n = 0) {
        for (size_t k = odd; k < f->n; k += 2)
            v[n++] = f->s[k].beyond;
        half[odd] = kpr_middle(v, n);
    }
    for (size_t k = 0; k < f->n; k++) {
        off[k] = (f->s[k].beyond - half[1 - k % 2]) / (f->s[k].target + f->prologue);
        v[k] = f->s[k].open;
    }
    c->residual_beyond = kpr_middle(off, f->n);
    double open = kpr_middle(v, f->n);
    for (size_t k = 0; k < f->n; k++)
        v[k] = f->s[k].beyond;
    c->beyond = kpr_middle(v, f->n);
    c->beyond_lo = fmin(v[skip], c->beyond - open) - (i->prologue_hi - i->prologue);
    c->beyond_hi = fmax(v[f->n - 1 - skip], c->beyond + open) + i->prologue - i->prologue_lo;
}

static double of_sampled(const struct sampled *s, const struct fit *f, double cost, int which)
{
    double plain = s->target + f->prologue;
    return which == 0   ? s->target
           : which == 1 ? s->with
           : which == 2 ? s->records
           : which == 3 ? s->with - s->without
           : which == 4 ? (plain + s->records * cost) / s->with - 1
                        : (plain + s->with - s->without) / s->with - 1;
}

/* For each member of kpr_whole but the last, which follows. */
static void find_whole(const struct fit *f, struct kpr_record_cost *c)
{
    struct kpr_whole *w = &c->whole;
    double *const members[] = {&w->unprobed, &w->probed, &w->records,
                               &w->on_path,  &w->all,    &w->path};
    double v[MOST_CTAS], cost = c->why ? c->calibrated : c->fit_value;
    for (size_t m = 0; m < KP_COUNT(members); m++) {
        for (size_t i = 0; i < c->ctas; i++)
            v[i] = of_sampled(&f->s[i], f, cost, (int)m);
        *members[m] = kpr_middle(v, c->ctas);
    }
    w->told = -c->residual_beyond * w->unprobed / w->probed;
}

static void fit(struct kpr_loop *l, struct kpr_record_cost *c)
{
    struct fit f = {.l = l, .plain = *l};
    const struct kpt_info *info = &l->run.info;
    f.options = (struct kpr_options){.threads = 1};
    f.plain.options = &f.options;
    f.room = kpr_room_new(&f.plain);
    f.most = TRIED * fmax(c->calibrated_hi, 8);
    f.prologue = info->prologue;
    f.prologue_lo = info->prologue_lo;
    f.prologue_hi = fmax(info->prologue_hi, PROLOGUE_MOST);
    kp_message_mute(true);
    sample(&f);
    if (f.n < LEAST_CTAS)
        c->why = TOO_FEW;
    else
        conclude(&f, c);
    if (f.n >= LEAST_CTAS)
        cross_check(&f, c);
    c->residual_beyond = c->residual;
    if (c->why && c->ctas == f.n && f.n >= LEAST_CTAS)
        find_beyond(&f, c);
    if (c->ctas > 0)
        find_whole(&f, c);
    kp_message_mute(false);
    kpr_room_free(f.room);
}

void kpr_fit_cost(struct kpr_loop *l, const struct kpt_view *v)
{
    const struct kpt_info *i = &l->run.info;
    struct kpr_record_cost *c = &l->run.cost;
    *c = (struct kpr_record_cost){.from = KPR_COST_CALIBRATED, .value = i->record_cost,
                                  .lo = i->record_cost_lo, .hi = i->record_cost_hi,
                                  .calibrated = i->record_cost,
                                  .calibrated_lo = i->record_cost_lo,
                                  .calibrated_hi = i->record_cost_hi};
    const struct kpr_options *o = l->options;
    if (o->cost == KPR_COST_GIVEN) {
        c->from = KPR_COST_GIVEN;
        c->value = o->cycles;
        c->lo = fmin(c->lo, c->value);
        c->hi = fmax(c->hi, c->value);
    }
    /* an exact cost is taken at its word */
    bool wanted = !o->raw && o->cost == KPR_COST_FITTED && i->calibrated && c->lo < c->hi;
    bool enough = kpr_near_any(&l->run) && l->run.ctas_probed >= LEAST_CTAS;
    c->why = wanted ? TOO_FEW : NULL;
    if (v)
        kpr_read_ahead(l, v, wanted && enough ? MOST_CTAS : 1, MOST_BYTES);
    if (l->ahead_count < LEAST_CTAS)
        return;
    fit(l, c);
    if (c->why)
        return;
    c->from = KPR_COST_FITTED;
    c->value = c->fit_value;
    c->lo = c->fit_lo;
    c->hi = c->fit_hi;
}
