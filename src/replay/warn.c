#include "replay/export/export.h"
#include "replay/replay_internal.h"

#include <math.h>

#define DRIFT 0.01 /* a change of the clock's rate that is worth a warning */

static unsigned long long llu(uint64_t v)
{
    return v;
}

bool kpr_lossy(const struct kpr_run *run)
{
    return run->lost || run->unpaired || run->units_missing || run->info.units_dropped;
}

static void warn_lost(const struct kpr_run *run, const char *name)
{
    if (run->lost)
        kp_warn("%s: %llu of %llu records were %s rings of %u; the timeline begins at each unit's "
                "cut", name, llu(run->lost), llu(run->records),
                run->info.only_kept ? "not made, since they are not kept by" : "overwritten in",
                run->info.capacity);
    if (run->unpaired && !run->lost)
        kp_warn("%s: %llu ENDs have no START", name, llu(run->unpaired));
    if (run->info.units_dropped)
        kp_warn("%s: %llu units found no place in the record area; %llu records are gone", name,
                llu(run->info.units_dropped), llu(run->info.records_dropped));
    uint64_t unexplained = run->units_missing > run->info.units_dropped
                               ? run->units_missing - run->info.units_dropped : 0;
    if (unexplained)
        kp_warn("%s: %llu units of probed %s left nothing", name, llu(unexplained),
                kpr_words(run)->ctas);
}

/* By how much the late clock is slower; drift is that of ns per cycle. */
static double slowed(const struct kpr_run *run)
{
    return 1 - 1 / (1 + run->drift);
}

static void warn_clocks(const struct kpr_run *run, const char *name)
{
    const char *ctas = kpr_words(run)->ctas;
    if (run->clock_gaps)
        kp_warn("%s: %llu units ran so long that a pause of 2^%u cycles between two records "
                "cannot be excluded: what was recorded before one is shown that much too late",
                name, llu(run->clock_gaps), run->info.clock_bits);
    if (fabs(run->drift) - run->drift_error > DRIFT) /* false for NaN */
        kp_warn("%s: the clock ran %.1f%% %s later in the launch than at first: cycles of early "
                "and late %s are not the same time", name, 100 * fabs(slowed(run)),
                slowed(run) > 0 ? "slower" : "faster", ctas);
    if (run->clusters_apart)
        kp_warn("%s: in %llu of %llu clusters a CTA entered after another had left: the SMs' times "
                "cannot be compared, or they did not run together", name,
                llu(run->clusters_apart), llu(run->clusters));
    if (run->tightened.contradicted)
        kp_warn("%s: phases of the barriers of %llu clusters contradict each other or the SMs' "
                "clocks; their CTAs are placed by the clocks alone", name,
                llu(run->tightened.contradicted));
    if (run->tightened.unclear)
        kp_warn("%s: %llu units arrive and wait at their cluster's barrier in a way that cannot be "
                "counted", name, llu(run->tightened.unclear));
    if (run->clock_assumed)
        kp_warn("%s: no clock could be fitted for %llu %s; they are placed at 1 ns a cycle", name,
                llu(run->clock_assumed), ctas);
    if (run->ctas_no_exit)
        kp_warn("%s: %llu of %llu %s left no exit stamp", name, llu(run->ctas_no_exit),
                llu(run->ctas_launched), ctas);
    if (run->ctas_not_run)
        kp_warn("%s: %llu of %llu %s never ran", name, llu(run->ctas_not_run),
                llu(run->ctas_launched), ctas);
}

static bool recorded(const struct kpr_run *run, uint32_t region)
{
    for (size_t i = 0; i < run->role_count; i++)
        if (kpr_role_has(&run->roles[i], region))
            return true;
    return false;
}

/* "'wait' (line 12), 'load' (line 30)": of those without a record, the first few. */
static void name_regions(const struct kpr_run *run, struct kp_str *out)
{
    enum { MOST = 4 };
    size_t named = 0;
    for (uint32_t id = 0; id < run->info.region_count && named < MOST; id++)
        if (!recorded(run, id))
            kp_str_addf(out, "%s'%s' (line %u)", named++ ? ", " : "", run->info.regions[id].name,
                        run->info.regions[id].line);
}

static void warn_regions(const struct kpr_run *run, const char *name)
{
    const char *why = run->info.amd.target ? "never reached, or overwritten"
                      : run->lost ? "overwritten, never reached, or lane 0 is off there"
                                  : "never reached, or lane 0 of its warps is off there";
    size_t n = 0;
    struct kp_str names = {0};
    for (uint32_t id = 0; id < run->info.region_count; id++)
        n += !recorded(run, id);
    name_regions(run, &names);
    if (run->ctas > 0 && n == 1)
        kp_warn("%s: region %s has no record in any probed %s: it was %s", name, names.s,
                kpr_words(run)->cta, why);
    else if (run->ctas > 0 && n)
        kp_warn("%s: %zu of %zu regions have no record in any probed %s, %s%s: each was %s", name,
                n, run->info.region_count, kpr_words(run)->cta, names.s, n > 4 ? " and others" : "",
                why);
    kp_str_free(&names);
}

void kpr_warn(const struct kpr_run *run, const char *name)
{
    name = kp_shown_name(name);
    warn_lost(run, name);
    warn_clocks(run, name);
    warn_regions(run, name);
    if (run->ctas == 0)
        kp_warn("%s: no %s was probed; there is nothing to show", name, kpr_words(run)->cta);
}
