/* What each edit would change: the period of the edited graph, an interval from
 * resampled measurements, and the words that explain it. */
#include "model/model_internal.h"

#include <math.h>

enum { REPLICATES = 100 };
/* An H200's clock, of launches by turns: as high as ever up to where the tensor core is busy for
 * BUSY_FROM of the iteration, lower by CLOCK_FALLS where it is for BUSY_TO (57 kernels;
 * doc/findings/model.md). */
#define BUSY_FROM 0.72
#define BUSY_TO 0.95
#define CLOCK_FALLS 0.042

/* Where CTAs share an SM and the clock is below this share of the highest already, the launch's
 * time falls as its cycles do to the power 1 - CLOCK_BENDS: the tensor cores do more in a time, and
 * the clock is lower for it.  0 to 0.4 in pairs of kernels on an H200, seven GEMMs and an
 * attention. */
#define CLOCK_LOW 0.9
#define CLOCK_BUSY 0.6 /* of the tensor cores, in the edited kernel */
#define CLOCK_BENDS 0.2
#define CLOCK_BENDS_MOST 0.4
/* So much other machine code has changed kernels by (doc/findings/model.md). */
#define ELSEWHERE 0.2

/* ---- what an edit changes ---------------------------------------------------------- */

static const struct kpm_edge *edge_of(const struct kpm_graph *g, uint32_t tag)
{
    for (size_t i = 0; i < g->edges.n; i++)
        if (g->edges.v[i].tag == tag)
            return &g->edges.v[i];
    return NULL;
}

static bool same_edge(const struct kpm_edge *a, const struct kpm_edge *b)
{
    return b && a->from == b->from && a->to == b->to && a->tokens == b->tokens &&
           a->latency == b->latency;
}

/* The edge of the baseline's critical cycle that the edit changes first; a link
 * is named before a stage or gap.  -1: none. */
static long changed_critical(const struct kpm_baseline *b, const struct kpm_graph *edited)
{
    long found = -1;
    for (size_t i = 0; i < b->mcr->length; i++) {
        const struct kpm_edge *e = &b->graph->edges.v[b->mcr->cycle[i]];
        if (same_edge(e, edge_of(edited, e->tag)))
            continue;
        if (KPM_TAG_WHAT(e->tag) == KPM_E_LINK)
            return (long)i;
        if (found < 0)
            found = (long)i;
    }
    return found;
}

/* What bounds the edited program: its engine, or the links its cycle passes. */
static void name_cycle(const struct kpm_program *p, const struct kpm_graph *g,
                       const struct kpm_mcr *m, struct kp_str *out)
{
    size_t named = 0;
    for (size_t i = 0; i < m->length && named < 2; i++) {
        uint32_t tag = g->edges.v[m->cycle[i]].tag;
        if (KPM_TAG_WHAT(tag) != KPM_E_LINK && KPM_TAG_WHAT(tag) != KPM_E_ENGINE)
            continue;
        char *name = kpm_edge_name(p, tag);
        kp_str_addf(out, "%s%s", named++ ? " and " : "", name);
        free(name);
    }
    size_t role, item;
    if (!named && m->length) {
        kpm_graph_locate(p, g->edges.v[m->cycle[0]].tag, &role, &item);
        kp_str_addf(out, "%s's own stages", p->roles[role].role->name);
    }
}

static char *reason_of(const struct kpm_baseline *b, const struct kpm_candidate *c,
                       const struct kpm_graph *g, const struct kpm_mcr *m, long at)
{
    struct kp_str s = {0};
    if (at >= 0) {
        char *name = kpm_edge_name(b->program, b->graph->edges.v[b->mcr->cycle[at]].tag);
        kp_str_addf(&s, "changes %s, which is on the critical cycle", name);
        free(name);
    } else {
        kp_str_add(&s, "touches nothing on the critical cycle");
    }
    kp_str_add(&s, c->gain > 0.0005 ? "; then bounded by " : "; bounded by ");
    name_cycle(&c->program, g, m, &s);
    return kp_str_detach(&s);
}

/* ---- evaluation ------------------------------------------------------------------------ */

/* Of a launch whose CTAs may go over into the other rhythm, or stay, and of an edit of which a part
 * can be made: half way, from what can be made in any case. */
static void halve(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    double period = b->period, whole = b->whole.cycles;
    struct kpm_program sure = kpm_program_copy(b->program);
    if (c->sure.list.n && kpm_ops_apply(&sure, &c->sure)) {
        period = kpm_period(&sure, b->values);
        whole = kpm_whole_cycles(&b->whole, &sure, b->values);
    }
    kpm_program_free(&sure);
    double least = 1 - period / b->period;
    c->lo = fmin(c->gain, least);
    c->hi = fmax(c->gain, least);
    c->period = (c->period + period) / 2;
    c->whole = (c->whole + whole) / 2;
    c->gain = (c->gain + least) / 2;
}

static void evaluate(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    struct kpm_graph g = kpm_graph_new(&c->program, b->values);
    struct kpm_mcr m;
    enum kpm_mcr_status status = kpm_mcr_solve(&g, &m);
    c->period = c->gain = c->lo = c->hi = c->whole = NAN;
    c->launch = c->launch_lo = c->launch_hi = NAN;
    if (status != KPM_MCR_OK) {
        c->legal = KPM_ILLEGAL;
        free(c->argument);
        free(c->reason);
        c->argument = kp_strdup("a wait would wait for itself: the kernel would hang");
        c->reason = kp_strdup("deadlock: a cycle of waits with no slot free");
    } else {
        long at = changed_critical(b, &g);
        c->critical = at >= 0;
        c->period = kpm_has_queue(&c->program) ? kpm_period(&c->program, b->values) : m.ratio;
        c->gain = c->lo = c->hi = 1 - c->period / b->period;
        c->by_graph = 1 - m.ratio / b->mcr->ratio;
        c->whole = kpm_whole_cycles(&b->whole, &c->program, b->values);
        if (c->pause.region || c->partly)
            halve(b, c);
        c->reason = c->reason ? c->reason : reason_of(b, c, &g, &m, at);
    }
    kpm_mcr_free(&m);
    free(g.edges.v);
}

static void widen(const struct kpm_baseline *b, struct kpm_candidates *c, const double *values)
{
    double base = kpm_period(b->program, values);
    for (size_t i = 0; i < c->all.n && base > 0; i++) {
        struct kpm_candidate *one = &c->all.v[i];
        double gain = 1 - kpm_period(&one->program, values) / base;
        if (isnan(one->gain) || isnan(gain))
            continue;
        one->lo = fmin(one->lo, gain);
        one->hi = fmax(one->hi, gain);
    }
}

/* Bounded numbers, and the record cost, at either end of their range. */
static void widen_by_bounds(const struct kpm_baseline *b, struct kpm_candidates *c)
{
    const struct kpm_params *p = b->params;
    double *values = kp_alloc((p->all.n + 1) * sizeof *values);
    for (int end = 0; end < 2; end++) {
        for (size_t i = 0; i < p->all.n; i++)
            values[i] = kpm_without(&p->all.v[i], end ? p->all.v[i].hi : p->all.v[i].lo, p->cost);
        kpm_params_move(p, values);
        widen(b, c, values);
        kpm_params_values(p, NULL, end ? p->cost_hi : p->cost_lo, values);
        kpm_params_move(p, values);
        widen(b, c, values);
    }
    free(values);
}

/* With so many times the shifts that its links were given. */
static void widen_by_shift(const struct kpm_baseline *b, struct kpm_candidate *c, double times)
{
    struct kpm_program p = kpm_program_copy(&c->program);
    for (size_t i = 0; i < p.links.n; i++)
        p.links.v[i].shift *= times;
    double gain = 1 - kpm_period(&p, b->values) / b->period;
    kpm_program_free(&p);
    if (isnan(gain))
        return;
    c->lo = fmin(c->lo, gain);
    c->hi = fmax(c->hi, gain);
}

/* Where what an edit gains rests on what copies, or warps, are assumed to do to each other: that
 * they do nothing; of what half is taken, that it is all. */
static void widen_by_assumption(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    if (isnan(c->gain) || (!c->assumed && !c->skewed))
        return;
    widen_by_shift(b, c, 0);
    if (c->skewed)
        widen_by_shift(b, c, 2);
}

/* Where the assembler puts work elsewhere than the marks are: that it leaves it in the edited
 * kernel, or puts all of it there. */
static void widen_by_assembly(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    double *values = kp_alloc((b->params->all.n + 1) * sizeof *values);
    for (int all = 0; all < 2 && fabs(c->gain) > 1e-9; all++) {
        kpm_params_values(b->params, NULL, b->params->cost, values);
        if (all && !kpm_params_move_all(b->params, values))
            break;
        double gain = 1 - kpm_period(&c->program, values) / b->period;
        c->lo = fmin(c->lo, isnan(gain) ? c->lo : gain);
        c->hi = fmax(c->hi, isnan(gain) ? c->hi : gain);
    }
    free(values);
}

/* Where the assembler is taken to put work behind what it stands before: that it does not. */
static void widen_by_order(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    bool any = false;
    struct kpm_program p = kpm_program_copy(&c->program);
    for (size_t i = 0; i < c->ops.list.n; i++) {
        struct kpm_op back = c->ops.list.v[i];
        if (back.kind != KPM_OP_BEHIND)
            continue;
        any = true;
        back.cycles = -back.cycles;
        kpm_op_apply(&p, &back);
    }
    double gain = any ? 1 - kpm_period(&p, b->values) / b->period : NAN;
    kpm_program_free(&p);
    if (isnan(gain) || isnan(c->gain))
        return;
    c->lo = fmin(c->lo, gain);
    c->hi = fmax(c->hi, gain);
}

/* What open steps may be at least, and at most. */
static void widen_by_open(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    for (int most = 0; most < 2; most++) {
        bool any = false;
        struct kpm_program p = kpm_program_copy(b->program);
        for (size_t i = 0; i < c->ops.list.n; i++) {
            struct kpm_op op = c->ops.list.v[i];
            any = any || op.open;
            op.cycles = !op.open ? op.cycles : most ? op.most : op.least;
            kpm_op_apply(&p, &op);
        }
        double gain = any ? 1 - kpm_period(&p, b->values) / b->period : NAN;
        kpm_program_free(&p);
        if (isnan(gain) || isnan(c->gain))
            return;
        c->lo = fmin(c->lo, gain);
        c->hi = fmax(c->hi, gain);
    }
}

/* Where its groups fall into one rhythm or another as they begin: that they fall into either, as is
 * said of a pause anyway. */
static void widen_by_rhythm(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    struct kpm_rhythm r[KPM_RHYTHMS];
    size_t n = isnan(c->gain) || fabs(c->gain) < 1e-9 || c->pause.region
                   ? 0 : kpm_rhythms(&c->program, b->values, c->period, r);
    if (n < 2)
        return;
    c->lo = fmin(c->lo, 1 - r[n - 1].period / b->period);
    c->hi = fmax(c->hi, 1 - r[0].period / b->period);
}

double kpm_off(const struct kpm_baseline *b)
{
    double played = fmax(kpm_has_queue(b->program) ? KPM_PLAYED_OFF : 0,
                         fabs(kpm_whole_missed(&b->whole)));
    return sqrt(b->off * b->off + played * played + KPM_REPEATS * KPM_REPEATS);
}

/* The clock where the tensor core is busy for so many cycles of the period, as a share of the
 * highest. */
static double clock_at(const struct kpm_baseline *b, double period)
{
    double busy = 0;
    for (size_t i = 0; i < b->program->engines.n; i++) {
        const struct kpm_engine *e = &b->program->engines.v[i];
        if (e->flops > 0 && e->service != SIZE_MAX)
            busy = fmax(busy, fmax(1, b->program->ctas) * b->values[e->service] / period);
    }
    double share = (busy - BUSY_FROM) / (BUSY_TO - BUSY_FROM);
    return 1 - CLOCK_FALLS * fmax(0, fmin(1, share));
}

double kpm_clock_off(const struct kpm_baseline *b, double period)
{
    if (!kpm_press_known(b->program->info) || !(period > 0))
        return 0;
    return clock_at(b, b->period) / clock_at(b, period) - 1;
}

/* By as much as what is played is off. */
static void widen_by_residual(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    double off = kpm_off(b) * (1 - c->gain);
    if (!isfinite(off) || fabs(c->gain) < 1e-9)
        return;
    c->lo = fmin(c->lo, c->gain - off);
    c->hi = fmax(c->hi, c->gain + off);
}

static double most_apart(const struct kpm_candidate *c)
{
    double most = 0;
    for (size_t r = 0; r < c->program.role_count; r++)
        most = fmax(most, c->program.roles[r].apart);
    return most;
}

/* Is it nothing but a delay? */
static bool is_idle(const struct kpm_candidate *c)
{
    bool idle = c->ops.list.n > 0;
    for (size_t i = 0; i < c->ops.list.n; i++)
        idle = idle && c->ops.list.v[i].kind == KPM_OP_IDLE;
    return idle;
}

/* What it makes of the launch: its interval is the iteration's in proportion, what becomes of that
 * which CTAs differ by, and how far the launch as recorded is off. */
static void gain_of_launch(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    const struct kpm_launch *l = b->launch;
    if (l->unknown || isnan(c->gain) || isnan(c->whole))
        return;
    c->whole = kpm_share_cycles(&b->residents, c, &b->whole, c->whole);
    struct kpm_change change = kpm_whole_change(b, &c->program, c->whole);
    for (int i = 0; i < 2 && l->unequal; i++)
        change.after[i] = kpm_share_cycles(&b->residents, c, &b->ends[i], change.after[i]);
    c->launch = 1 - kpm_launch_after(l, &change) / l->without;
    change.kept = NAN;
    double other = 1 - kpm_launch_after(l, &change) / l->without;
    /* In proportion; where the iteration gains next to nothing, as much on either side. */
    double scale = fabs(c->gain) > 1e-3 ? c->launch / c->gain : 1;
    if (b->residents.known && !is_idle(c)) /* what has slack among neighbours has more of it here */
        scale = fmax(scale, fmin(1, b->whole.played / b->whole.cycles));
    double lo = c->launch + (c->lo - c->gain) * scale, hi = c->launch + (c->hi - c->gain) * scale;
    double off = fabs(c->launch) > 1e-9 ? fabs(l->modeled / l->measured - 1) * (1 - c->launch) : 0;
    if (c->pause.region) /* it may cost itself and bring nothing */
        other = fmin(other, -most_apart(c) / b->whole.cycles);
    c->launch_lo = fmin(fmin(lo, hi), other) - off;
    c->launch_hi = fmax(fmax(lo, hi), other) + off;
    double clock = kpm_clock_off(b, c->period), *end = clock > 0 ? &c->launch_lo : &c->launch_hi;
    *end = 1 - (1 - *end) * (1 + clock);
}

/* The clock where CTAs share an SM. */
static void bend_launch(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    const struct kpm_residents *r = &b->residents;
    if (!r->known || !(r->clock < CLOCK_LOW) || !(r->engine > CLOCK_BUSY * (1 - c->gain)) ||
        isnan(c->launch) || is_idle(c))
        return;
    c->launch_lo = fmin(c->launch_lo, 1 - pow(1 - c->launch_lo, 1 - CLOCK_BENDS_MOST));
    c->launch_hi = fmax(c->launch_hi, 1 - pow(1 - c->launch_hi, 1 - CLOCK_BENDS_MOST));
    c->launch = 1 - pow(1 - c->launch, 1 - CLOCK_BENDS);
}

static bool moves(const struct kpm_motion *m)
{
    return m->kind && strcmp(m->kind, "drop-barrier") != 0;
}

/* Is it made of motions of instructions alone, which kperf apply performs?  A barrier that goes is
 * none. */
static bool is_motion(const struct kpm_candidate *c)
{
    bool all = moves(&c->motion) || c->parts.n;
    for (size_t i = 0; i < c->parts.n; i++)
        all = all && moves(&c->parts.v[i].motion);
    return all;
}

/* Where the assembler has work elsewhere than it is written, an edit of the source may change
 * where, which a loop whose CTAs share an SM has no room to hide. */
static void widen_by_elsewhere(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    bool any = false;
    for (size_t i = 0; i < b->params->moved.n; i++)
        any = any || !b->params->moved.v[i].hides;
    if (!any || !b->residents.known || is_motion(c) || is_idle(c) || c->legal == KPM_ILLEGAL ||
        !(fabs(c->gain) > 1e-9))
        return;
    c->lo = fmin(c->lo, c->gain - ELSEWHERE);
    c->hi = fmax(c->hi, c->gain + ELSEWHERE);
    c->launch_lo = fmin(c->launch_lo, c->launch - ELSEWHERE);
    c->launch_hi = fmax(c->launch_hi, c->launch + ELSEWHERE);
}

/* Others on its SM may have had what a CTA gains already, and may take what it loses: where nothing
 * tells how much of it. */
static void widen_by_neighbours(const struct kpm_baseline *b, struct kpm_candidate *c)
{
    if (kpm_launch_crowd(b->launch) <= 1 || b->residents.known)
        return;
    c->lo = fmin(c->lo, 0);
    c->hi = fmax(c->hi, 0);
    c->launch_lo = fmin(c->launch_lo, isnan(c->launch) ? NAN : 0);
    c->launch_hi = fmax(c->launch_hi, isnan(c->launch) ? NAN : 0);
}

static uint32_t draw(uint64_t *state, uint32_t below)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (uint32_t)((*state >> 11) % below);
}

static void resample(const struct kpm_baseline *b, struct kpm_candidates *c, double *gains)
{
    const struct kpm_params *p = b->params;
    double *values = kp_alloc((p->all.n + 1) * sizeof *values);
    double *weights = kp_alloc((p->chunks + 1) * sizeof *weights);
    uint64_t state = 0x9e3779b97f4a7c15u;
    for (size_t r = 0; r < REPLICATES; r++) {
        memset(weights, 0, p->chunks * sizeof *weights);
        for (size_t k = 0; k < p->chunks; k++)
            weights[draw(&state, (uint32_t)p->chunks)] += 1;
        kpm_params_values(p, weights, p->cost, values);
        kpm_params_move(p, values);
        double base = kpm_graph_period(b->program, values);
        for (size_t i = 0; i < c->all.n; i++)
            gains[i * REPLICATES + r] = 1 - kpm_graph_period(&c->all.v[i].program, values) / base;
    }
    free(values);
    free(weights);
}

static void intervals(const struct kpm_baseline *b, struct kpm_candidates *c)
{
    double *gains = kp_alloc((c->all.n * REPLICATES + 1) * sizeof *gains);
    resample(b, c, gains);
    for (size_t i = 0; i < c->all.n; i++) {
        struct kpm_candidate *one = &c->all.v[i];
        if (isnan(one->gain))
            continue;
        double at = one->gain - one->by_graph; /* 0 where nothing is played */
        one->lo = fmin(one->lo, at + kpm_quantile(gains + i * REPLICATES, REPLICATES, 0.05));
        one->hi = fmax(one->hi, at + kpm_quantile(gains + i * REPLICATES, REPLICATES, 0.95));
        one->settled = one->lo > 0 || one->hi < 0;
    }
    free(gains);
}

static double bytes_of(const struct kpm_candidate *c)
{
    return isnan(c->shared_bytes) ? 0 : c->shared_bytes;
}

/* Those come first that keep what the kernel computes, as far as that is known.  Of the recorded
 * kernels that were to gain when warps met no more a softmax and two scans need to meet there; one,
 * with a seeded defect, does not. */
static int class_of(const struct kpm_candidate *c)
{
    return c->legal == KPM_ILLEGAL ? 2 : c->unmeets;
}

/* Illegal ones last, before them those that keep warps from meeting; then by gain; of equals those
 * first that risk less, then those that cost less; then by name, so that order is stable. */
static int by_rank(const void *a, const void *b)
{
    const struct kpm_candidate *x = a, *y = b;
    if (class_of(x) != class_of(y))
        return class_of(x) - class_of(y);
    double gx = isnan(x->gain) ? -1e9 : x->gain, gy = isnan(y->gain) ? -1e9 : y->gain;
    if (fabs(gx - gy) > 1e-9)
        return gx < gy ? 1 : -1;
    double lx = isnan(x->lo) ? -1e9 : x->lo, ly = isnan(y->lo) ? -1e9 : y->lo;
    if (fabs(lx - ly) > 1e-9)
        return lx < ly ? 1 : -1;
    if (bytes_of(x) < bytes_of(y) || bytes_of(x) > bytes_of(y))
        return bytes_of(x) > bytes_of(y) ? 1 : -1;
    return strcmp(x->id, y->id);
}

/* Does c cost less than `than`: shared memory, then edits? */
static bool costs_less(const struct kpm_candidate *c, const struct kpm_candidate *than)
{
    if (bytes_of(c) < bytes_of(than) || bytes_of(c) > bytes_of(than))
        return bytes_of(c) < bytes_of(than);
    return c->parts.n < than->parts.n;
}

/* Of candidates in the order of their gain, the cheapest of those first that launches cannot tell
 * from the best; then the same with what is left. */
static void cheapest_first(struct kpm_candidates *c)
{
    for (size_t at = 0; at < c->all.n; at++) {
        struct kpm_candidate *v = c->all.v;
        size_t best = at;
        for (size_t i = at + 1; i < c->all.n && v[i].legal != KPM_ILLEGAL &&
                                class_of(&v[i]) == class_of(&v[at]) &&
                                v[i].gain >= fmax(v[at].gain - KPM_REPEATS, 0); i++)
            if (costs_less(&v[i], &v[best]))
                best = i;
        struct kpm_candidate first = v[best];
        memmove(v + at + 1, v + at, (best - at) * sizeof *v);
        v[at] = first;
    }
}

/* What to run, and which figure speaks against what was predicted. */
static char *refutation(const struct kpm_baseline *b, const struct kpm_candidate *c)
{
    if (c->legal == KPM_ILLEGAL)
        return kp_strdup("not to be tried");
    if (c->refuting)
        return kp_strdup(c->refuting);
    bool gains = c->gain > 0, launch = isfinite(c->launch);
    double bound = gains ? c->lo : c->hi, of_launch = gains ? c->launch_lo : c->launch_hi;
    if (is_motion(c))
        return kp_asprintf("'kperf apply TRACE %s -o new.ptx', 'kperf run --against new.ptx "
                           "CONFIG.yaml': a launch of %s that takes %s than %.1f%% of the "
                           "original's time refutes it", c->id,
                           launch ? "this shape" : "long loops", gains ? "more" : "less",
                           100 * (1 - (launch ? of_launch : bound)));
    return kp_asprintf("make the change, 'kperf run CONFIG.yaml', 'kperf model TRACE': an "
                       "iteration %s %.0f cycles without the records refutes it",
                       gains ? "above" : "below", b->period * (1 - bound));
}

void kpm_candidate_free(struct kpm_candidate *c)
{
    free(c->id);
    free(c->where);
    free(c->reason);
    free(c->argument);
    free(c->refuted_by);
    free(c->cost_note);
    free(c->refuting);
    free(c->ops.list.v);
    free(c->sure.list.v);
    for (size_t i = 0; i < c->parts.n; i++) {
        free(c->parts.v[i].id);
        free(c->parts.v[i].where);
    }
    free(c->parts.v);
    kpm_program_free(&c->program);
}

/* Lets the last in rank go: each interval takes REPLICATES solutions. */
static void keep_best(struct kpm_candidates *c)
{
    if (c->all.n <= KPM_MAX_RANKED)
        return;
    qsort(c->all.v, c->all.n, sizeof *c->all.v, by_rank);
    while (c->all.n > KPM_MAX_RANKED)
        kpm_candidate_free(&c->all.v[--c->all.n]);
    c->cut = true;
}

void kpm_rank(const struct kpm_baseline *b, struct kpm_candidates *c)
{
    for (size_t i = 0; i < c->all.n; i++)
        evaluate(b, &c->all.v[i]);
    keep_best(c);
    intervals(b, c);
    widen_by_bounds(b, c);
    for (size_t i = 0; i < c->all.n; i++) {
        widen_by_assumption(b, &c->all.v[i]);
        widen_by_order(b, &c->all.v[i]);
        widen_by_open(b, &c->all.v[i]);
        widen_by_assembly(b, &c->all.v[i]);
        widen_by_rhythm(b, &c->all.v[i]);
        widen_by_residual(b, &c->all.v[i]);
        kpm_share_gain(&b->residents, &c->all.v[i], b->period);
        gain_of_launch(b, &c->all.v[i]);
        bend_launch(b, &c->all.v[i]);
        widen_by_elsewhere(b, &c->all.v[i]);
        widen_by_neighbours(b, &c->all.v[i]);
        kpm_memory_bounds(&b->memory, &c->all.v[i]);
        c->all.v[i].refuted_by = refutation(b, &c->all.v[i]);
    }
    if (c->all.n)
        qsort(c->all.v, c->all.n, sizeof *c->all.v, by_rank);
    cheapest_first(c);
}

void kpm_candidates_free(struct kpm_candidates *c)
{
    for (size_t i = 0; i < c->all.n; i++)
        kpm_candidate_free(&c->all.v[i]);
    free(c->all.v);
    *c = (struct kpm_candidates){0};
}
