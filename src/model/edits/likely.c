/* Where the gain of a launch is to lie (likely.h). */
#include "model/edits/likely.h"

#include <math.h>

const char *const kpm_said_names[] = {"gain", "at most", "no gain"};

static const struct {
    double below, above;
} widths[] = {
    [KPM_SAID_GAIN] = {KPM_GAIN_BELOW, KPM_GAIN_ABOVE},
    [KPM_SAID_AT_MOST] = {KPM_AT_MOST_BELOW, KPM_AT_MOST_ABOVE},
    [KPM_SAID_NONE] = {KPM_NONE_BELOW, KPM_NONE_ABOVE},
};

static enum kpm_said said_of(double gain, double lo, double hi)
{
    if (lo > 0 && gain >= KPM_LIKELY_GAIN)
        return KPM_SAID_GAIN;
    return lo <= 0 && hi > KPM_LIKELY_BOUND ? KPM_SAID_AT_MOST : KPM_SAID_NONE;
}

struct kpm_likely kpm_likely_of(double gain, double lo, double hi, double most)
{
    struct kpm_likely l = {.said = KPM_SAID_NONE, .lo = NAN, .hi = NAN};
    if (isnan(gain) || isnan(lo) || isnan(hi))
        return l;
    l.said = said_of(gain, lo, hi);
    bool gains = l.said == KPM_SAID_GAIN;
    l.lo = (gains ? fmax(lo, gain - KPM_LIKELY_OPEN) : lo) - widths[l.said].below;
    l.hi = (gains ? fmin(hi, gain + KPM_LIKELY_OPEN) : hi) + widths[l.said].above;
    if (gains)
        l.lo = fmin(lo, fmax(l.lo, -KPM_LIKELY_LOSS));
    else if (l.said == KPM_SAID_AT_MOST)
        l.lo = fmin(l.lo, -KPM_LIKELY_LOSS);
    l.hi = fmax(l.hi, hi);
    l.hi = fmin(l.hi, fmax(0, fmin(most, 1)));
    l.nothing = l.said != KPM_SAID_NONE && l.lo <= 0;
    return l;
}

char *kpm_likely_text(const json_t *candidate, bool of_time)
{
    const json_t *l = json_object_get(candidate, "likely"), *span = json_object_get(l, "interval");
    double lo = 100 * json_number_value(json_array_get(span, 0));
    double hi = 100 * json_number_value(json_array_get(span, 1));
    const char *as = kp_text(l, "as");
    const char *first = json_is_true(json_object_get(l, "nothing")) ? "may gain nothing, " : "";
    if (strcmp(as, kpm_said_names[KPM_SAID_AT_MOST]) == 0)
        return kp_asprintf("%sat most %+.1f%%", first, of_time ? -hi : hi);
    if (strcmp(as, kpm_said_names[KPM_SAID_GAIN]) != 0)
        return NULL;
    return of_time ? kp_asprintf("%s%+.1f%% to %+.1f%%", first, -hi, -lo)
                   : kp_asprintf("%s%.1f to %.1f", first, lo, hi);
}

char *kpm_held_text(const json_t *report)
{
    const json_t *l = json_object_get(json_object_get(report, "held_out"), "likely");
    return kp_asprintf("of launches are widened by what gains said before they were measured, of "
                       "kernels that the model was not made on, lay beside the model's own: with "
                       "those of other kernels alone %.0f of %.0f that were to gain lie in theirs, "
                       "%.0f in the model's own; of %.0f said since %.0f; what was to gain nothing "
                       "took %.1f%% more to %.1f%% less (all measured)", kp_number(l, "held"),
                       kp_number(l, "predictions"), kp_number(l, "own"),
                       kp_number(l, "since.predictions"), kp_number(l, "since.held"),
                       100 * KPM_NONE_BELOW, 100 * KPM_NONE_ABOVE);
}
