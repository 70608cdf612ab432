/* What a trace knows of the CTAs that share an SM, and what they make of an edit's gain. */
#include "model/report/report.h"

#include <math.h>

/* ---- what instructions take -------------------------------------------------------- */

enum { INSTRUCTION = 16, SCHEDULERS = 4 }; /* bytes; of an SM */

/* Instructions of the longest loop of the original's machine code; NAN: not known. */
static double longest_loop(const json_t *info)
{
    const json_t *l;
    double most = NAN;
    size_t i;
    json_array_foreach(kp_json_in(info, "certificate.pristine.loops.original"), i, l)
        most = fmax(most, kp_number(l, "instructions"));
    return most;
}

/* Issue slots that an SM's CTAs take in an iteration, as a share of its cycles: at most, as if
 * every warp ran the longest loop. */
static double issue_of(const struct kpt_info *info, double ctas, double period)
{
    double threads = (double)info->block[0] * info->block[1] * info->block[2];
    double warps = ceil(threads / 32);
    return ctas * warps * longest_loop(info->json) / SCHEDULERS / period;
}

/* ---- what was measured ---------------------------------------------------------------- */

enum { MOST_CTAS = 64 }; /* no SM holds more */

/* Cycles of a CTA with the most and the fewest on an SM; false: that was not measured. */
static bool levels_of(const json_t *info, double *ctas, double *shared, double *alone)
{
    const json_t *levels = json_object_get(info, "crowd"), *first = json_array_get(levels, 0);
    const json_t *last = json_array_get(levels, json_array_size(levels) - 1);
    *ctas = kp_number(first, "ctas");
    *shared = kp_number(first, "cycles");
    *alone = kp_number(last, "cycles");
    return *ctas > 1 && *ctas <= MOST_CTAS && fabs(kp_number(last, "ctas") - 1) < 0.5 &&
           *alone > 0 && *shared > 0;
}

/* Of the engine that is busy longest. */
static double engine_of(const struct kpm_solved *m, double ctas, double period)
{
    double most = NAN;
    for (size_t i = 0; i < m->program.engines.n; i++)
        if (kpm_engine_calibrated(&m->program.engines.v[i]))
            most = fmax(most, ctas * m->values[m->program.engines.v[i].service] / period);
    return most;
}

/* CTAs that an SM holds of the original, where its launch has so many. */
static double original_ctas(const struct kpm_solved *m)
{
    double fit = kp_number(m->run->info.json, "assembly.original.occupancy");
    return m->launch.sms ? fmin(fit, ceil((double)m->launch.count / (double)m->launch.sms)) : NAN;
}

struct kpm_residents kpm_residents_of(const struct kpm_solved *m)
{
    double ctas, shared, alone;
    struct kpm_residents none = {.ctas = kpm_launch_crowd(&m->launch), .issue = NAN};
    if (!(none.ctas > 1) || !levels_of(m->run->info.json, &ctas, &shared, &alone))
        return none;
    double period = fmax(m->period, m->by_stamps); /* of which the second may be NAN */
    struct kpm_residents r = kpm_residents_new(ctas, shared, alone, engine_of(m, ctas, period),
                                               issue_of(&m->run->info, ctas, period));
    kpm_residents_more(&r, original_ctas(m));
    r.clock = 1e3 / m->ns_per_cycle / kp_number(kp_json_in(m->run->info.json, "device"),
                                                "clock_mhz");
    return r;
}

json_t *kpm_residents_json(const struct kpm_solved *m)
{
    const struct kpm_residents *r = &m->residents;
    if (!(r->ctas > 1))
        return NULL;
    if (!r->known)
        return json_pack("{s:o,s:b}", "ctas", kpm_num(r->ctas, 2), "known", 0);
    return json_pack("{s:o,s:b,s:o,s:o,s:o,s:o,s:o,s:b,s:o}", "ctas", kpm_num(r->ctas, 2), "known",
                     1,
                     "alone", kpm_num(r->alone, 4), "engine", kpm_num(r->engine, 4), "issue",
                     kpm_num(r->issue, 4), "hard", kpm_num(r->hard, 4), "soft",
                     kpm_num(r->soft, 4), "memory", r->memory, "clock", kpm_num(r->clock, 4));
}

/* ---- edits ------------------------------------------------------------------------------- */

/* Cycles in which nothing is done, of the operation that has most of it; 0: it is another edit. */
static double idle_of(const struct kpm_candidate *c)
{
    double most = 0;
    for (size_t i = 0; i < c->ops.list.n; i++)
        if (c->ops.list.v[i].kind == KPM_OP_IDLE)
            most = fmax(most, c->ops.list.v[i].cycles);
    return most;
}

/* What it costs that one CTA less fits an SM. */
static void note_fewer(struct kpm_candidate *c, const struct kpm_residents *r, double fewer)
{
    if (isnan(fewer))
        return;
    char *note = kp_asprintf("%s; with %.0f CTAs an SM in place of %.0f the launch would take "
                             "%+.0f%%",
                             c->cost_note, ceil(r->ctas) - 1, ceil(r->ctas), 100 * (fewer - 1));
    free(c->cost_note);
    c->cost_note = note;
}

void kpm_share_gain(const struct kpm_residents *r, struct kpm_candidate *c, double period)
{
    double idle = idle_of(c), least, most, none;
    if (!r->known || isnan(c->gain))
        return;
    c->among = true;
    kpm_residents_range(r, 1 - c->hi, idle > 0, &least, &none);
    kpm_residents_range(r, 1 - c->lo, idle > 0, &none, &most);
    double now = kpm_residents_time(r, 1 - c->gain);
    double fewer = c->crowds_out ? kpm_residents_fewer(r, 1 - c->gain) : NAN;
    if (idle > 0) {
        /* Warps that look at the clock may take slots as those at work do: soft grows with them. */
        c->hi = 1 - least;
        c->lo = fmin(1 - most, -r->soft * r->soft * idle / period);
    } else { /* when neighbours come is another with other code */
        c->hi = fmax(1 - least, 1 - now + KPM_REPEATS);
        c->lo = fmin(1 - most, 1 - now - KPM_REPEATS);
        c->lo = fmin(c->lo, 1 - fewer); /* of NAN and a number that */
        note_fewer(c, r, fewer);
    }
    c->gain = 1 - now;
    c->period = period * now;
}

double kpm_share_cycles(const struct kpm_residents *r, const struct kpm_candidate *c,
                        const struct kpm_whole *w, double after)
{
    /* What is idle takes its cycles, however much longer than the CTA its loop is taken to be. */
    double longer = idle_of(c) > 0 ? fmax(1, w->played / w->cycles) : 1;
    if (!r->known || !(w->cycles > 0) || isnan(after))
        return after;
    return w->cycles * kpm_residents_time(r, 1 + longer * (after / w->cycles - 1));
}
