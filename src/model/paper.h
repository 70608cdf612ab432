/*
 * paper: the analytic pipeline models of KPerfIR (OSDI'25, Table 4), by name,
 * for comparison with the event graph.
 */
#ifndef KPM_PAPER_H
#define KPM_PAPER_H

#include "base/base.h"

/* Stage times in cycles; stage i loads for t_load[i] and computes t_comp[i]. */
struct kpm_pipeline {
    const double *t_load, *t_comp;
    size_t stages;
    double groups; /* N_WG: warp groups that share the engine */
    double depth;  /* N_pipe */
    double loops;  /* N_loop */
};

/* N_WG * N_pipe * sum T_comp - max(T_load + T_comp): not negative when compute
 * hides the loads. */
double kpm_paper_delta(const struct kpm_pipeline *p);
/* Software pipelining, as printed: sum T_comp * N_loop when Delta >= 0, else
 * max(T_load + T_comp) * N_loop / N_pipe.  At Delta = 0 the branches differ by
 * the factor N_WG. */
double kpm_paper_swp(const struct kpm_pipeline *p);
/* The continuous form for groups that share one engine:
 * N_loop * max(N_WG * sum T_comp, max(T_load + T_comp) / N_pipe). */
double kpm_paper_swp_continuous(const struct kpm_pipeline *p);
/* Warp specialisation: the sum of the stages on the critical path. */
double kpm_paper_ws(const double *stages, size_t n);

#endif
