/* What the numbers of a report rest on, where that does not stand beside them. */
#include "model/model_internal.h"

/* Of the members whose path ends so.  The longest that fits counts, also before the `tier` that the
 * object has for the rest of it. */
static const struct {
    const char *path, *tier;
} legend[] = {
    /* baseline, launch */
    {"residual", "modeled"}, {"residual_interval", "modeled"}, {"residual_ctas", "measured"},
    {"baseline.measured_cycles", "measured"},
    {"launch.measured_cycles", "measured"}, {"launch.measured_us", "measured"},
    {"cta.measured_cycles", "measured"}, {"predicted_cycles", "modeled"},
    {"graph_cycles", "modeled"}, {"original_cycles", "modeled"}, {"steady_cycles", "modeled"},
    {"unprobed_cycles", "modeled"}, {"record_cost", "measured"}, {"missed.residual", "modeled"},
    {"max_residual", "declared"},
    {"cta_probed", "measured"}, {"cta_unprobed", "measured"}, {"before", "measured"},
    {"behind", "measured"}, {"cta.other", "inferred"}, {"loop", "modeled"},
    {"warm_up", "modeled"}, {"trips", "measured"},
    {"waits_for_copies", "modeled"}, {"ctas", "measured"}, {"sms", "measured"},
    {"places", "measured"}, {"cluster", "measured"}, {"waves", "measured"},
    {"pause.cycles", "measured"}, {"pause.p5", "measured"}, {"pause.p95", "measured"},
    {"samples", "measured"}, {"first_wave_more", "measured"}, {"unequal", "measured"},
    {"residents.ctas", "measured"}, {"residents.known", "declared"},
    {"residents.alone", "measured"}, {"residents.engine", "modeled"},
    {"residents.issue", "bounded"}, {"residents.hard", "modeled"}, {"residents.soft", "modeled"},
    {"residents.memory", "modeled"}, {"rhythms.start_apart", "declared"},
    {"rhythms.cycles", "modeled"},
    {"held_out.predictions", "measured"}, {"held_out.held", "measured"},
    {"likely.predictions", "measured"}, {"likely.own", "measured"}, {"likely.held", "measured"},
    {"since.predictions", "measured"}, {"since.held", "measured"},
    {"in_step.cycles", "modeled"}, {"in_step.alone", "modeled"},
    {"candidates.pause.warps", "inferred"}, {"candidates.pause.longest", "modeled"},
    {"ctas.probed", "measured"}, {"ctas.read", "measured"}, {"ctas.per_sm", "measured"},
    /* the loop */
    {"units_per_cta", "measured"}, {"iterations", "measured"}, {"blocked", "measured"},
    {"slack", "modeled"}, {"distance", "inferred"}, {"utilisation", "modeled"},
    {"in_flight", "modeled"}, {"bytes", "declared"}, {"flops", "declared"},
    {"bytes_per_cycle", "modeled"}, {"flops_per_cycle", "modeled"}, {"n_wg", "inferred"},
    {"n_pipe", "inferred"}, {"cost.shared_bytes", "inferred"}, {"delays.cycles", "declared"},
    {"line", "declared"}, {"last_line", "declared"}, {"use_line", "declared"},
    {"loads", "declared"},
    /* predictions beside measurements: what is worked out of both is modeled */
    {"pairs", "measured"}, {"sources", "measured"}, {"launches", "measured"},
    {"comparisons", "measured"}, {"comparisons_resolved", "measured"},
    {"comparisons_decided", "measured"}, {"kendall_tau_decided", "modeled"},
    {"discordant_decided", "modeled"},
    {"mape", "modeled"}, {"mape_if_unchanged", "modeled"}, {"kendall_tau", "modeled"},
    {"kendall_tau_repeat", "modeled"}, {"kendall_tau_resolved", "modeled"},
    {"kendall_tau_ties", "modeled"}, {"discordant", "modeled"},
    {"discordant_resolved", "modeled"}, {"covered", "modeled"}, {"half_width", "modeled"},
    {"regret", "modeled"}, {"worst_regret", "modeled"}, {"launch_gain_error", "modeled"},
    {"error", "modeled"}, {"interval", "modeled"}, {"predicted_us", "modeled"},
    {"source_residual", "modeled"},
};

/* Where the names of a path lie: lists add none. */
struct path {
    const struct path *up;
    const char *name;
};

/* Does it end in a.b...? */
static bool ends_in(const struct path *p, const char *tail)
{
    size_t n = strlen(tail);
    while (p && n) {
        size_t name = strlen(p->name);
        if (name > n || memcmp(tail + n - name, p->name, name) != 0)
            return false;
        n -= name;
        if (n && tail[--n] != '.')
            return false;
        p = p->up;
    }
    return n == 0;
}

static void add(json_t *tiers, const struct path *p)
{
    size_t best = SIZE_MAX;
    for (size_t i = 0; i < KP_COUNT(legend); i++)
        if (ends_in(p, legend[i].path) &&
            (best == SIZE_MAX || strlen(legend[i].path) > strlen(legend[best].path)))
            best = i;
    if (best != SIZE_MAX)
        json_object_set_new(tiers, legend[best].path, json_string(legend[best].tier));
}

static void walk(json_t *tiers, json_t *j, const struct path *up)
{
    const char *name;
    json_t *one;
    size_t i;
    if (json_is_number(j) || json_is_boolean(j))
        add(tiers, up);
    json_array_foreach(j, i, one)
        walk(tiers, one, up);
    json_object_foreach(j, name, one) {
        struct path p = {up, name};
        walk(tiers, one, &p);
    }
}

json_t *kpm_tiers_json(json_t *report)
{
    json_t *tiers = json_object();
    walk(tiers, report, NULL);
    return tiers;
}
