/*
 * stats: the numbers of the model, each a mean over samples or a bound.
 */
#ifndef KPM_STATS_H
#define KPM_STATS_H

#include "model/play/sim.h"

enum kpm_tier { KPM_MEASURED, KPM_MODELED, KPM_INFERRED, KPM_BOUNDED, KPM_ASSUMED };
extern const char *const kpm_tier_names[];

/* One number of the model: a mean over samples, kept apart by chunk so that it
 * can be resampled, or a bound. */
struct kpm_param {
    enum kpm_tier tier;
    double value;          /* what the graph uses */
    double lo, hi;         /* of a bound; otherwise both are value */
    double p5, p50, p95;   /* of the samples; NAN without any */
    uint64_t samples;
    double *sum, *weight;  /* one a chunk; NULL: a constant */
    double offset;         /* added to the mean */
    double records;        /* records whose cost lies in it: 1 in a stage or gap */
};
/* Of one parameter's value a share belongs to another's in the kernel without probes; hides: stays
 * where it is, and so much of the other passes meanwhile. */
struct kpm_moved {
    size_t from, to;
    double share;
    bool hides;
};
struct kpm_params {
    KP_VEC(struct kpm_param) all;
    KP_VEC(struct kpm_moved) moved;
    size_t chunks;
    KP_VEC(double *) shapes; /* of times that vary; owned */
    double cost, cost_lo, cost_hi; /* of a record; 0: not calibrated */
};
struct kpm_samples {
    KP_VEC(double) values;
    double *sum, *weight; /* by chunk */
};
/* Samples of one number, by bootstrap chunk; freed, or taken by kpm_param_mean. */
struct kpm_samples kpm_samples_new(size_t chunks);
void kpm_samples_add(struct kpm_samples *s, size_t chunk, double value);
void kpm_samples_free(struct kpm_samples *s);
/* Sorts v; the q-quantile by linear interpolation; NAN when n == 0. */
double kpm_quantile(double *v, size_t n, double q);
/* A parameter that is the samples' mean (takes them over).  Its index. */
size_t kpm_param_mean(struct kpm_params *p, struct kpm_samples *s, enum kpm_tier tier);
/* A parameter without samples, between lo and hi.  Its index. */
size_t kpm_param_constant(struct kpm_params *p, double value, double lo, double hi,
                          enum kpm_tier tier);
/* A copy of what a time's varying share is distributed as (kpm_sim_source); the parameters' own. */
const double *kpm_param_shape(struct kpm_params *p, const double shape[2 * KPM_SIM_STRATA]);
/* Every parameter's value under chunk weights (NULL: as measured), with `cost`
 * taken off for each record in it, down to 0. */
void kpm_params_values(const struct kpm_params *p, const double *weights, double cost,
                       double *out);
/* Values of the kernel with probes to those of the one without: what its machine code does
 * elsewhere goes there. */
void kpm_params_move(const struct kpm_params *p, double *values);
/* The same, but that all of a region's work stands behind what some of it is behind now: another
 * assembly may put it there.  False: none does, or it is in several places; values stay. */
bool kpm_params_move_all(const struct kpm_params *p, double *values);
/* One parameter's value v without its records. */
double kpm_without(const struct kpm_param *p, double v, double cost);
void kpm_params_free(struct kpm_params *p);

#endif
