#include "model/residents.h"

#include <math.h>

#define POWER 2.0
#define SOFTER 1.5
#define HARDER 3.0
/* What CTAs give an engine comes in pieces, and not always in time: it may be so much less hard. */
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
                              .engine = isnan(engine) ? 0 : fmin(1, engine), .issue = issue};
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

/* With so much that is hard. */
static double time_of(const struct kpm_residents *r, double hard, double by, bool idle,
                      double power)
{
    double own = fmax(0, r->alone + (by - 1) * (idle ? 1 : r->alone));
    double soft = rest(fmax(r->alone, hard), power);
    return pow(pow(fmax(own, hard), power) + pow(soft, power), 1 / power);
}

double kpm_residents_time(const struct kpm_residents *r, double by, bool idle)
{
    return time_of(r, r->hard, by, idle, POWER);
}

void kpm_residents_range(const struct kpm_residents *r, double by, bool idle, double *least,
                         double *most)
{
    double full = r->told ? fmin(1, fmax(r->engine, isnan(r->issue) ? 0 : r->issue)) : 1;
    const double v[] = {
        kpm_residents_time(r, by, idle),
        time_of(r, LESS_HARD * r->engine, by, idle, SOFTER),
        time_of(r, r->engine, by, idle, HARDER),
        time_of(r, full, by, idle, HARDER),
    };
    *least = *most = v[0];
    for (size_t i = 1; i < KP_COUNT(v); i++) {
        *least = fmin(*least, v[i]);
        *most = fmax(*most, v[i]);
    }
}
