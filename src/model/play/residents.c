#include "model/play/residents.h"

#include <math.h>

#define POWER 2.0
#define SOFTER 1.0 /* what they take from each other is so many cycles, whatever else is done */
#define HARDER 3.0
#define QUEUE 1.0
/* What CTAs give an engine comes in pieces, and not always in time: it may be so much less hard.
 * Assumed, and an edge of intervals alone: with 0.72 or 1.08 no gain changes, and of the recorded
 * launches whose CTAs share an SM (traces/shared) one's interval moves by 16 and 9 points. */
#define LESS_HARD 0.9
/* What engines and instructions are busy for is to be this share of what the CTAs take from each
 * other: 0.45 and less of it in a softmax and a layer norm, which memory bounds, 0.7 and more in
 * GEMMs, attention, a scan and pipelines. */
#define EXPLAINED 0.6

/* So that both together are 1, by that power. */
static double rest(double part, double power)
{
    return pow(fmax(0, 1 - pow(fmin(1, part), power)), 1 / power);
}

struct kpm_residents kpm_residents_new(double ctas, double shared, double alone, double engine,
                                       double issue)
{
    struct kpm_residents r = {.ctas = ctas, .known = true, .alone = fmin(1, alone / shared),
                              .engine = isnan(engine) ? 0 : fmin(1, engine), .issue = issue,
                              .clock = NAN};
    double busy = r.engine + (isnan(issue) ? 0 : issue);
    r.told = busy > 0;
    r.memory = r.told && busy < EXPLAINED * rest(fmax(r.alone, r.engine), POWER);
    r.hard = r.memory ? 1 : r.engine;
    r.soft = rest(fmax(r.alone, r.hard), POWER);
    return r;
}

void kpm_residents_more(struct kpm_residents *r, double ctas)
{
    double more = ctas / r->ctas, hard = r->hard * more, soft = r->soft * more;
    double whole = hypot(fmax(r->alone, hard), soft);
    if (!r->known || !(more > 1) || !(whole > 0))
        return;
    r->ctas = ctas;
    r->alone /= whole;
    r->engine *= more / whole;
    r->hard = hard / whole;
    r->soft = soft / whole;
    r->issue *= more / whole;
}

/* The power by which what a CTA takes alone and an engine's work for all of them make up what it
 * takes among them, where they do: one that comes by chance waits for who is there. */
static double queue_of(double alone, double hard)
{
    double low = QUEUE, high = 2 * QUEUE;
    if (fmax(alone, hard) >= 1)
        return INFINITY;
    while (pow(alone, high) + pow(hard, high) > 1)
        high *= 2;
    for (int i = 0; i < 50; i++) {
        double mid = (low + high) / 2;
        *(pow(alone, mid) + pow(hard, mid) > 1 ? &low : &high) = mid;
    }
    return high;
}

/* With so much that is hard, of one that takes `own` alone. */
static double time_of(const struct kpm_residents *r, double hard, double own, double power)
{
    double soft = rest(fmax(r->alone, hard), power);
    return pow(pow(fmax(own, hard), power) + pow(soft, power), 1 / power);
}

/* The same where it queues for what is hard. */
static double queued(const struct kpm_residents *r, double own)
{
    double power = queue_of(r->alone, r->hard), most = fmax(own, r->hard);
    if (isinf(power) || !(most > 0)) /* or nothing is left of it to queue */
        return time_of(r, r->hard, own, POWER);
    double both = pow(r->alone, power) + pow(r->hard, power);
    double now = pow(own / most, power) + pow(r->hard / most, power);
    return hypot(most * pow(now, 1 / power), sqrt(fmax(0, 1 - pow(both, 2 / power))));
}

double kpm_residents_time(const struct kpm_residents *r, double by)
{
    double own = fmax(0, r->alone + by - 1);
    return by < 1 && !r->memory ? queued(r, own) : time_of(r, r->hard, own, POWER);
}

void kpm_residents_range(const struct kpm_residents *r, double by, bool idle, double *least,
                         double *most)
{
    double full = r->told ? fmin(1, fmax(r->engine, isnan(r->issue) ? 0 : r->issue)) : 1;
    double own[] = {fmax(0, r->alone + by - 1), fmax(0, r->alone * by)};
    *least = *most = kpm_residents_time(r, by);
    for (size_t i = 0; i < (idle ? 1 : KP_COUNT(own)); i++) {
        const double v[] = {
            time_of(r, LESS_HARD * r->engine, own[i], SOFTER),
            time_of(r, r->engine, own[i], HARDER),
            time_of(r, full, own[i], HARDER),
            queued(r, own[i]),
            time_of(r, r->hard, own[i], POWER),
        };
        for (size_t k = 0; k < KP_COUNT(v); k++) {
            *least = fmin(*least, v[k]);
            *most = fmax(*most, v[k]);
        }
    }
}

double kpm_residents_fewer(const struct kpm_residents *r, double by)
{
    double part = (r->ctas - 1) / r->ctas, soft = r->ctas > 2 ? r->soft * part : 0;
    if (!r->known || !(part >= 0.5))
        return NAN;
    return hypot(fmax(fmax(0, r->alone + by - 1), r->hard * part), soft) / part;
}
