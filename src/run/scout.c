#include "run/session.h"

/* In a launch of one wave the slowest CTA sets the end: launches with none probed tell which
 * CTAs end early enough to be probed. */

#define LAUNCHES 8

/* One launch behind so many of the original: where its CTAs go to depends on what ran before
 * (doc/findings/short-launches.md). least: by how much each ended before the launch did, if that is
 * less. *seen: every CTA has stamps. */
static bool watch(struct kpn_session *s, uint32_t before, struct kpt_stamp *stamps,
                  uint64_t *least, bool *seen)
{
    uint64_t end = 0;
    while (before-- > 0)
        if (!kpn_launch_original(s))
            return false;
    if (!s->ops->fill(s->gpu, s->stamps.data, 0, s->stamps.bytes) || !kpn_launch_probed(s) ||
        !s->ops->sync(s->gpu) ||
        !s->ops->download(s->gpu, stamps, s->stamps.data, s->stamps.bytes))
        return false;
    for (size_t i = 0; i < s->ids; i++) {
        *seen = *seen && stamps[i].time_exit;
        end = stamps[i].time_exit > end ? stamps[i].time_exit : end;
    }
    for (size_t i = 0; i < s->ids; i++)
        if (end - stamps[i].time_exit < least[i])
            least[i] = end - stamps[i].time_exit;
    kpn_sample_crowd(stamps, least, s->ids);
    return true;
}

bool kpn_scout(struct kpn_session *s)
{
    bool seen = true, ok = true;
    if (!s->sample.chosen || s->sample.waves != 1 || s->ids != s->job->plan->ctas ||
        s->info.limits.amd)
        return true;
    kpn_phase("launches that tell which CTAs end early");
    struct kpt_stamp *stamps = kp_alloc(s->stamps.bytes);
    uint64_t *least = kp_alloc(s->ids * sizeof *least);
    for (size_t i = 0; i < s->ids; i++)
        least[i] = UINT64_MAX;
    ok = kpn_set_variant(s, KPN_V_NONE);
    for (uint32_t i = 0; ok && i < LAUNCHES; i++)
        ok = watch(s, i % 4, stamps, least, &seen);
    if (ok && seen) {
        kpn_sample_move(&s->sample, least, s->ids);
        ok = kpn_upload_controls(s);
    }
    free(least);
    free(stamps);
    return ok;
}
