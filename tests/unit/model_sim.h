/*
 * model_sim: a small discrete simulator of warp-specialised rings, apart from
 * the model's graph.  It plays the program iteration by iteration, keeps the
 * spans, and hands them over as replayed CTAs.
 */
#ifndef MODEL_SIM_H
#define MODEL_SIM_H

#include <jansson.h>

#include "model/model_internal.h"

enum sim_region {
    SIM_WAIT_EMPTY, SIM_ISSUE_LOAD, SIM_WAIT_FULL, SIM_MMA_ISSUE, SIM_MMA_WAIT, SIM_SOFTMAX,
    SIM_RELEASE, SIM_MMA_DRAIN, SIM_REGIONS
};

/* Cycles throughout.  Defaults in sim_defaults. */
struct sim {
    int iterations, ctas, consumers;
    int depth;      /* ring slots */
    int in_flight;  /* operations left running by mma_wait */
    int load;       /* issue to data in place */
    int wake;       /* completion to the end of the wait for it */
    int empty_floor, full_floor, mma_floor;
    int issue, mma_issue, service, softmax, release, gap;
    int record;     /* what a record costs, after its clock read */
    bool late_arrive; /* release behind the softmax; else before it */
    bool no_marks;
    int jitter;       /* of the load, uniform in [0, jitter] */
    uint64_t seed;
};
struct sim sim_defaults(void);

/* What the simulator made. */
struct sim_trace {
    struct kpr_run run;
    struct kpr_cta *ctas;
    size_t cta_count;
    double period; /* consumer 0's, over its last iterations */
};
struct sim_trace sim_run(const struct sim *s);
void sim_free(struct sim_trace *t);
/* Keeps the newest `records` records of every unit, as a ring would. */
void sim_lose(struct sim_trace *t, size_t records);

/* The model over a trace: its status; *report is NULL when there is none. */
int sim_model(const struct sim_trace *t, const struct kpm_options *o, json_t **report);

#endif
