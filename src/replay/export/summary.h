/* What the summary gathers, and its form as JSON. */
#ifndef KP_SUMMARY_H
#define KP_SUMMARY_H

#include <jansson.h>

#include "replay/against.h"
#include "replay/export/export.h"
#include "replay/stats.h"

/* One region in one role. */
struct kpr_row {
    struct kpr_dist cycles;  /* of whole spans; censored ones at their upper bound */
    double ns;               /* their sum */
    double exclusive;        /* cycles */
    /* Sums over the spans of CTAs with narrow bounds: how far below and above the
     * duration they lie, cycles; in ns with what the clock's rate leaves open. */
    double below, above, ns_below, ns_above;
    uint64_t bounded;        /* how many */
    uint64_t censored, clamped, unresolved, unsettled, open, instants;
    uint64_t censored_max;   /* the largest upper bound among them */
};
struct kpr_summary {
    FILE *f;
    const struct kpr_export_options *options;
    struct kpr_row **rows[KPR_MAX_ROLES]; /* by role, by region; made when needed */
    double window[KPR_MAX_ROLES];     /* cycles that the role's units were seen */
    uint64_t units[KPR_MAX_ROLES], records[KPR_MAX_ROLES], lost[KPR_MAX_ROLES];
    size_t region_count;
    uint64_t bodies[KPT_MAX_BODIES]; /* CTAs on record that ran each of the probed bodies */
    struct kpr_against against;
    bool checked;      /* the launch itself can tell whether the correction holds */
    double rate_error; /* the largest slope_error of a CTA */
};


/* The part of the time its role's units were seen that the region takes. */
double kpr_summary_share(const struct kpr_summary *s, size_t role, const struct kpr_row *r);
/* summary_json.c: the report; new reference. */
json_t *kpr_summary_json(struct kpr_summary *s, const struct kpr_run *run);

#endif
