#include "model/paper.h"

static double sum_comp(const struct kpm_pipeline *p)
{
    return kpm_paper_ws(p->t_comp, p->stages);
}

static double longest_stage(const struct kpm_pipeline *p)
{
    double longest = 0;
    for (size_t i = 0; i < p->stages; i++)
        if (p->t_load[i] + p->t_comp[i] > longest)
            longest = p->t_load[i] + p->t_comp[i];
    return longest;
}

double kpm_paper_delta(const struct kpm_pipeline *p)
{
    return p->groups * p->depth * sum_comp(p) - longest_stage(p);
}

double kpm_paper_swp(const struct kpm_pipeline *p)
{
    if (kpm_paper_delta(p) >= 0)
        return sum_comp(p) * p->loops;
    return longest_stage(p) * p->loops / p->depth;
}

double kpm_paper_swp_continuous(const struct kpm_pipeline *p)
{
    double compute = p->groups * sum_comp(p), load = longest_stage(p) / p->depth;
    return p->loops * (compute > load ? compute : load);
}

double kpm_paper_ws(const double *stages, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += stages[i];
    return sum;
}
