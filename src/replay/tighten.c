/*
 * What the phases of a cluster's barrier leave of its SMs' clocks.
 *
 * Each CTA starts with all lines that keep to its SM's readings (a convex polygon).  In
 * each phase all waits end after the last arrive: whatever its own lines leave open, it
 * is no earlier than the latest that any CTA's arrive must be, and an arrive no later
 * than the earliest that any CTA's wait can be.  Lines beyond are cut off, until nothing
 * changes: shortest paths over the CTAs, with a set of lines where a bound would be.
 * Every cut takes away only what contradicts the records, so the truth stays inside.
 * What is left of an SM's lines is where the next CTA on it starts from.
 *
 * Of what is left each CTA gets one line: its slope from the middle, and then entries
 * that keep all orders between the CTAs, by shortest paths proper.
 */
#include "replay/meet.h"

#include <math.h>

#include "replay/lines.h"

#define ROUNDS 16
/* A round that moves no bound by more than this (ns) was the last. */
#define SETTLED 0.01
/* How many phases to each side of one are looked at for what they tell of it. */
#define NEAR 2
/* Phases times CTAs that are looked at: of longer runs the last ones; and of those, phases
 * at which two CTAs are compared. */
#define MOST_TIMES ((size_t)1 << 16)
#define MOST_COMPARED 256
/* What rounding can make of equal times, ns. */
#define NOISE 1e-3

/* No NaN comes here: plain comparisons do, and are inlined. */
static inline double larger(double a, double b)
{
    return a > b ? a : b;
}

static inline double smaller(double a, double b)
{
    return a < b ? a : b;
}

struct window;
struct pair;
struct party {
    const struct kpr_member *member;
    struct kpr_sm_lines *sm;
    struct kpr_lines before, now; /* over cycles since its entry, ns since time_zero */
    int64_t *arrive, *wait;       /* by phase; KPR_NEVER: not known */
    unsigned char *bound;         /* by phase: 1 its wait, 2 its arrive has cut something */
    double at, slope;             /* the line it gets, ... */
    double lo, hi;                /* ... and between what its entry was chosen */
    double among;                 /* kpr_spot.among_ns */
    double slowest, fastest;      /* slopes of `now` */
    struct window *windows;       /* by phase */
};
struct cluster {
    struct party p[KPR_CLUSTER_MAX];
    size_t n, phases, skip; /* phases before those that are looked at */
    int64_t *times;
    unsigned char *bound;
    struct window *windows;
    struct pair *pairs;
    uint64_t orders;
    double among_before, among_after;
};

/* ---- phases --------------------------------------------------------------------- */

/* How many phases there were, by the units that saw them all; -1: they disagree, or none
 * did and it cannot be told. */
static int64_t total_of(const struct kpr_member *m, size_t n)
{
    int64_t total = -1, longest = 0;
    bool from_start = false;
    for (size_t i = 0; i < n; i++) {
        for (size_t k = 0; k < m[i].meeting->units.n; k++) {
            const struct kpr_passes *u = &m[i].meeting->units.v[k];
            int64_t count = (int64_t)u->count;
            if (u->total && total >= 0 && total != count)
                return -1;
            total = u->total ? count : total;
            from_start |= u->whole;
            longest = count > longest ? count : longest;
        }
    }
    return total >= 0 || from_start ? total : longest;
}

/* The phase that a unit's first one is; -1: it cannot be told. */
static int64_t first_phase(const struct kpr_passes *u, int64_t total)
{
    return u->whole ? 0 : total - (int64_t)u->count >= 0 && total >= 0 ? total - (int64_t)u->count
                                                                       : -1;
}

static size_t phases_of(const struct kpr_member *m, size_t n, int64_t total)
{
    size_t most = total > 0 ? (size_t)total : 0;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < m[i].meeting->units.n; k++)
            if (m[i].meeting->units.v[k].whole && m[i].meeting->units.v[k].count > most)
                most = m[i].meeting->units.v[k].count;
    return most;
}

/* The CTA's last arrive and first end of a wait, of every phase. */
static void gather(struct kpr_run *run, const struct cluster *c, struct party *p, int64_t total)
{
    const struct kpr_meeting *m = p->member->meeting;
    run->tightened.unclear += m->unclear;
    for (size_t k = 0; k < m->units.n; k++) {
        const struct kpr_passes *u = &m->units.v[k];
        int64_t from = first_phase(u, total);
        run->tightened.unclear += from < 0;
        for (size_t i = 0; i < u->count && from >= 0; i++) {
            if ((size_t)from + i < c->skip)
                continue;
            const struct kpr_passed *seen = &m->passed.v[u->first + i];
            size_t at = (size_t)from + i - c->skip;
            int64_t *arrive = &p->arrive[at], *wait = &p->wait[at];
            if (seen->arrive != KPR_NEVER && seen->arrive > *arrive)
                *arrive = seen->arrive;
            if (seen->wait != KPR_NEVER && (*wait == KPR_NEVER || seen->wait < *wait))
                *wait = seen->wait;
        }
    }
}

/* Orders between two CTAs; false: a CTA contradicts itself. */
static bool count_orders(struct cluster *c)
{
    for (size_t k = 0; k < c->phases; k++) {
        uint64_t arrives = 0, waits = 0, both = 0;
        for (size_t i = 0; i < c->n; i++) {
            bool a = c->p[i].arrive[k] != KPR_NEVER, w = c->p[i].wait[k] != KPR_NEVER;
            arrives += a;
            waits += w;
            both += a && w;
            if (a && w && c->p[i].wait[k] < c->p[i].arrive[k])
                return false;
        }
        c->orders += arrives * waits - both;
    }
    return true;
}

/* ---- lines ------------------------------------------------------------------------ */

/* A clock that was read has gone on by up to a cycle. */
static double over_by(const struct party *p, size_t k)
{
    return (double)p->wait[k] + 1;
}

static bool shrink(struct party *p, size_t k, double earliest, double latest)
{
    enum kpr_cut cut = KPR_UNCUT;
    if (p->wait[k] != KPR_NEVER && earliest > -INFINITY) {
        cut = kpr_lines_not_before(&p->now, over_by(p, k), earliest - NOISE);
        p->bound[k] |= cut == KPR_CUT ? 1 : 0;
    }
    if (cut != KPR_EMPTIED && p->arrive[k] != KPR_NEVER && latest < INFINITY) {
        cut = kpr_lines_not_after(&p->now, (double)p->arrive[k], latest + NOISE);
        p->bound[k] |= cut == KPR_CUT ? 2 : 0;
    }
    return cut != KPR_EMPTIED;
}

static bool shrink_all(struct cluster *c, size_t k)
{
    double earliest = -INFINITY, latest = INFINITY;
    for (size_t i = 0; i < c->n; i++) {
        const struct party *p = &c->p[i];
        if (p->arrive[k] != KPR_NEVER)
            earliest = larger(earliest, kpr_lines_least(&p->now, (double)p->arrive[k]));
        if (p->wait[k] != KPR_NEVER)
            latest = smaller(latest, kpr_lines_most(&p->now, over_by(p, k)));
    }
    for (size_t i = 0; i < c->n; i++)
        if (!shrink(&c->p[i], k, earliest, latest))
            return false;
    return true;
}

/* The sum of what is open at the CTAs' entries and exits, to see what a round did. */
static double open_of(const struct cluster *c)
{
    double sum = 0;
    for (size_t i = 0; i < c->n; i++) {
        const struct kpt_stamp *s = c->p[i].member->stamp;
        double stay = s->clock_exit ? (double)(s->clock_exit - s->clock_entry) : 0;
        sum += kpr_lines_most(&c->p[i].now, 0) - kpr_lines_least(&c->p[i].now, 0);
        sum += kpr_lines_most(&c->p[i].now, stay) - kpr_lines_least(&c->p[i].now, stay);
    }
    return sum;
}

static bool shrink_lines(struct cluster *c)
{
    double open = open_of(c), left;
    for (int round = 0; round < ROUNDS; round++, open = left) {
        for (size_t k = 0; k < c->phases; k++)
            if (!shrink_all(c, k))
                return false;
        left = open_of(c);
        if (open - left < SETTLED)
            break;
    }
    return true;
}

/* ---- between two CTAs --------------------------------------------------------------- */

/* When its arrive can have been, and the earliest that its wait can have ended. */
struct window {
    double lo, hi, was_lo, was_hi, waited;
};

static void see_windows(struct cluster *c)
{
    c->windows = kp_realloc(NULL, c->n * c->phases + 1, sizeof *c->windows);
    for (size_t i = 0; i < c->n; i++) {
        struct party *p = &c->p[i];
        p->windows = c->windows + i * c->phases;
        kpr_lines_slopes(&p->now, &p->slowest, &p->fastest);
        for (size_t k = 0; k < c->phases; k++) {
            double at = (double)p->arrive[k];
            p->windows[k] = (struct window){
                kpr_lines_least(&p->now, at), kpr_lines_most(&p->now, at),
                kpr_lines_least(&p->before, at), kpr_lines_most(&p->before, at),
                kpr_lines_least(&p->before, over_by(p, k))};
        }
    }
}

/* From one reading of its clock to another, at most; they may be in either order. */
static double at_most(const struct party *p, double cycles)
{
    return cycles * (cycles > 0 ? p->fastest : p->slowest);
}

/* By how much a's arrive in phase k is later than b's at most, as phase j says: a arrives
 * there before b's wait is over. */
static double later_by(const struct party *a, const struct party *b, size_t k, size_t j)
{
    if (a->arrive[j] == KPR_NEVER || b->wait[j] == KPR_NEVER)
        return INFINITY;
    return at_most(a, (double)(a->arrive[k] - a->arrive[j])) +
           at_most(b, over_by(b, j) - (double)b->arrive[k]) + NOISE;
}

/* From a's arrive to b's, in phase k.  Phases near it tell of it, too. */
static struct window between(const struct cluster *c, const struct party *a,
                             const struct party *b, size_t k)
{
    const struct window *f = &a->windows[k], *t = &b->windows[k];
    struct window x = {t->lo - f->hi, t->hi - f->lo, t->was_lo - f->was_hi,
                       t->was_hi - f->was_lo, 0};
    size_t first = k > NEAR ? k - NEAR : 0;
    for (size_t j = first; j <= k + NEAR && j < c->phases; j++) {
        x.lo = larger(x.lo, -later_by(a, b, k, j));
        x.hi = smaller(x.hi, later_by(b, a, k, j));
    }
    return x;
}

struct pair {
    size_t phase; /* that tells most; SIZE_MAX: none does */
    struct window between;
};

/* At the phase that tells most; false: they contradict each other.  SIZE_MAX: none does. */
static bool best_phase(const struct cluster *c, const struct party *a, const struct party *b,
                       size_t *best, struct window *x)
{
    *best = SIZE_MAX;
    size_t stride = (c->phases + MOST_COMPARED - 1) / MOST_COMPARED;
    for (size_t k = 0; k < c->phases; k += stride) {
        if (a->arrive[k] == KPR_NEVER || b->arrive[k] == KPR_NEVER)
            continue;
        struct window y = between(c, a, b, k);
        if (y.hi < y.lo - NOISE)
            return false;
        if (*best == SIZE_MAX || y.hi - y.lo < x->hi - x->lo) {
            *x = y;
            *best = k;
        }
    }
    return true;
}

/* Orders of b's waits after a's arrives that the clocks alone do not keep. */
static uint64_t count_open(const struct cluster *c, const struct party *a, const struct party *b)
{
    uint64_t n = 0;
    for (size_t k = 0; k < c->phases; k++)
        n += a->arrive[k] != KPR_NEVER && b->wait[k] != KPR_NEVER &&
             b->windows[k].waited < a->windows[k].was_hi;
    return n;
}

static void note_pair(struct kpr_run *run, struct cluster *c, struct party *a, struct party *b,
                      size_t k, const struct window *x)
{
    double placed = b->at + b->slope * (double)b->arrive[k] -
                    (a->at + a->slope * (double)a->arrive[k]);
    double off = larger(x->hi - placed, placed - x->lo);
    run->tightened.pairs++;
    c->among_before += (x->was_hi - x->was_lo) / 2;
    c->among_after += larger(x->hi - x->lo, 0) / 2;
    a->among = larger(a->among, off);
    b->among = larger(b->among, off);
}

/* Each two of them, i < j, at i * n + j. */
static bool compare_all(struct cluster *c)
{
    c->pairs = kp_alloc(c->n * c->n * sizeof *c->pairs + 1);
    for (size_t i = 0; i < c->n; i++)
        for (size_t j = i + 1; j < c->n; j++) {
            struct pair *x = &c->pairs[i * c->n + j];
            if (!best_phase(c, &c->p[i], &c->p[j], &x->phase, &x->between))
                return false;
        }
    return true;
}

static void note_pairs(struct kpr_run *run, struct cluster *c)
{
    for (size_t i = 0; i < c->n; i++)
        for (size_t j = i + 1; j < c->n; j++) {
            const struct pair *x = &c->pairs[i * c->n + j];
            if (x->phase != SIZE_MAX)
                note_pair(run, c, &c->p[i], &c->p[j], x->phase, &x->between);
        }
}

/* ---- one line for each ---------------------------------------------------------------- */

/* How much later than a's entry b's must be, by the lines' slopes; -INFINITY: no order. */
static double apart(const struct cluster *c, const struct party *a, const struct party *b)
{
    double most = -INFINITY;
    for (size_t k = 0; k < c->phases; k++)
        if (a->arrive[k] != KPR_NEVER && b->wait[k] != KPR_NEVER)
            most = larger(most, a->slope * (double)a->arrive[k] - b->slope * over_by(b, k));
    return most;
}

/* Orders by way of others; false: they run in a circle. */
static bool close_orders(double *later, size_t n)
{
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < n; i++)
            for (size_t j = 0; j < n; j++)
                later[i * n + j] = larger(later[i * n + j], later[i * n + k] + later[k * n + j]);
    for (size_t i = 0; i < n; i++)
        if (later[i * n + i] > NOISE)
            return false;
    return true;
}

/* What one CTA's entry, between lo and hi, leaves of the others'. */
static void bound_others(const double *later, size_t n, size_t i, double *lo, double *hi)
{
    for (size_t j = 0; j < n; j++) {
        lo[j] = larger(lo[j], lo[i] + later[i * n + j]);
        hi[j] = smaller(hi[j], hi[i] - later[j * n + i]);
    }
}

/* One after the other, from `first` on, in the middle of what those before leave of it. */
static void place_in_turn(struct cluster *c, const double *later, size_t first)
{
    double lo[KPR_CLUSTER_MAX], hi[KPR_CLUSTER_MAX];
    for (size_t i = 0; i < c->n; i++) {
        lo[i] = c->p[i].lo;
        hi[i] = c->p[i].hi;
    }
    for (size_t k = 0; k < c->n; k++) {
        size_t i = (first + k) % c->n;
        lo[i] = hi[i] = (lo[i] + hi[i]) / 2;
        bound_others(later, c->n, i, lo, hi);
        c->p[i].at += lo[i] / (double)c->n;
    }
}

/* What the orders leave of the entries, each in its slice; false: nothing. */
static bool bound_entries(struct cluster *c, const double *later)
{
    double lo[KPR_CLUSTER_MAX], hi[KPR_CLUSTER_MAX];
    for (size_t i = 0; i < c->n; i++) {
        lo[i] = c->p[i].lo;
        hi[i] = c->p[i].hi;
    }
    for (size_t i = 0; i < c->n; i++)
        bound_others(later, c->n, i, lo, hi);
    for (size_t i = 0; i < c->n; i++) {
        if (lo[i] > hi[i])
            return false;
        c->p[i].lo = lo[i];
        c->p[i].hi = hi[i];
    }
    return true;
}

/* Entries that keep all orders: the mean of those found from each CTA on.  If the slopes
 * leave none (others would), each in the middle of what its own lines leave. */
static void place_entries(struct cluster *c)
{
    double *later = kp_realloc(NULL, c->n * c->n, sizeof *later);
    for (size_t i = 0; i < c->n * c->n; i++)
        later[i] = i / c->n == i % c->n ? 0 : apart(c, &c->p[i / c->n], &c->p[i % c->n]);
    bool ok = close_orders(later, c->n) && bound_entries(c, later);
    for (size_t i = 0; i < c->n; i++)
        if (ok)
            place_in_turn(c, later, i);
        else
            c->p[i].at = (c->p[i].lo + c->p[i].hi) / 2;
    free(later);
}

static void choose_lines(struct cluster *c)
{
    for (size_t i = 0; i < c->n; i++) {
        struct party *p = &c->p[i];
        kpr_lines_slopes(&p->now, &p->lo, &p->hi);
        p->slope = (p->lo + p->hi) / 2;
        kpr_lines_slice(&p->now, p->slope, &p->lo, &p->hi);
    }
    place_entries(c);
}

static double half(const struct kpr_lines *l)
{
    return (kpr_lines_most(l, 0) - kpr_lines_least(l, 0)) / 2;
}

static void tell(struct kpr_run *run, const struct party *p)
{
    struct kpr_spot *s = p->member->spot;
    double lo, hi;
    kpr_lines_slopes(&p->now, &lo, &hi);
    *s = (struct kpr_spot){
        .set = true, .entry = p->at, .slope = p->slope, .among_ns = p->among,
        .entry_error = larger(kpr_lines_most(&p->now, 0) - p->at,
                            p->at - kpr_lines_least(&p->now, 0)),
        .slope_error = larger(hi - p->slope, p->slope - lo) / p->slope,
    };
    run->tightened.ctas++;
    run->tightened.entry_before += half(&p->before);
    run->tightened.entry_after += half(&p->now);
}

/* ---- a cluster --------------------------------------------------------------------------- */

/* Lines over an SM's clock as those over cycles since the CTA's entry, or back. */
static void shift(const struct kpr_run *run, const struct kpr_fit *fit, const struct kpt_stamp *s,
                  double way, struct kpr_lines *l)
{
    double cycles = (double)(s->clock_entry - fit->clock0);
    double zero = (double)(int64_t)(fit->time0 - run->time_zero);
    for (size_t i = 0; i < l->n; i++)
        l->v[i].at += way * (l->v[i].slope * cycles + zero);
}

/* False: the SM has none. */
static bool take_lines(const struct kpr_run *run, struct party *p)
{
    const struct kpt_stamp *s = p->member->stamp;
    const struct kpr_fit *fit = kpr_find_fit(run, s->sm);
    if (!run->lines)
        return false;
    p->sm = &run->lines[fit - run->fits];
    p->before = p->sm->clock;
    p->now = p->sm->left;
    shift(run, fit, s, 1, &p->before);
    shift(run, fit, s, 1, &p->now);
    return p->now.n > 0;
}

/* What is left of them is all that CTAs after it on the SM can have. */
static void return_lines(const struct kpr_run *run, const struct party *p)
{
    const struct kpt_stamp *s = p->member->stamp;
    p->sm->left = p->now;
    shift(run, kpr_find_fit(run, s->sm), s, -1, &p->sm->left);
}

static void add_party(struct kpr_run *run, struct cluster *c, const struct kpr_member *m)
{
    struct party *p = &c->p[c->n];
    *p = (struct party){.member = m};
    if (take_lines(run, p))
        c->n++;
    else
        run->tightened.unsteady++;
}

/* Room for all times; none are known yet. */
static void make_room(struct cluster *c)
{
    size_t each = c->phases;
    c->times = kp_realloc(NULL, 2 * c->n * each + 1, sizeof *c->times);
    c->bound = kp_alloc(c->n * each + 1);
    for (size_t i = 0; i < 2 * c->n * each; i++)
        c->times[i] = KPR_NEVER;
    for (size_t i = 0; i < c->n; i++) {
        c->p[i].arrive = c->times + 2 * i * each;
        c->p[i].wait = c->p[i].arrive + each;
        c->p[i].bound = c->bound + i * each;
    }
}

static void settle(struct kpr_run *run, struct cluster *c)
{
    struct kpr_tightened *t = &run->tightened;
    choose_lines(c);
    note_pairs(run, c);
    t->clusters++;
    t->orders += c->orders;
    for (size_t i = 0; i < c->n * c->n; i++)
        if (i / c->n != i % c->n)
            t->open += count_open(c, &c->p[i / c->n], &c->p[i % c->n]);
    t->among_before += c->among_before;
    t->among_after += c->among_after;
    for (size_t i = 0; i < c->n; i++) {
        tell(run, &c->p[i]);
        return_lines(run, &c->p[i]);
    }
    for (size_t i = 0; i < c->n * c->phases; i++)
        t->bound += (c->bound[i] & 1) + (c->bound[i] >> 1);
}

void kpr_tighten(struct kpr_run *run, const struct kpr_member *members, size_t n)
{
    struct cluster *c = kp_alloc(sizeof *c);
    int64_t total = total_of(members, n);
    for (size_t i = 0; i < n && i < KPR_CLUSTER_MAX; i++)
        add_party(run, c, &members[i]);
    size_t phases = phases_of(members, n, total), most = MOST_TIMES / (c->n + 1);
    c->phases = phases < most ? phases : most;
    c->skip = phases - c->phases;
    make_room(c);
    for (size_t i = 0; i < c->n; i++)
        gather(run, c, &c->p[i], total);
    bool agree = count_orders(c);
    if (agree && c->orders) {
        agree = shrink_lines(c);
        see_windows(c);
        agree = agree && compare_all(c);
    }
    if (!agree)
        run->tightened.contradicted++;
    else if (c->orders)
        settle(run, c);
    free(c->windows);
    free(c->pairs);
    free(c->times);
    free(c->bound);
    free(c);
}
