#include "run/budget.h"

/* A launch that counts: every CTA probed, few records kept. */

struct driver {
    struct kpn_session *s;
    bool failed;
};

/* The driver counts no CTA where a launch would not be allowed: each time it is told to allow
 * so much. */
static uint32_t driver_occupancy(void *ctx, uint32_t more)
{
    struct driver *d = ctx;
    struct kpn_session *s = d->s;
    struct kpn_launch l = s->launch;
    int ctas = 0;
    l.shared += more;
    if (!d->failed && (!s->ops->prepare(s->gpu, s->original.fn, &l) ||
                       !s->ops->occupancy(s->gpu, s->original.fn, &l, &ctas)))
        d->failed = true;
    return ctas > 0 ? (uint32_t)ctas : 0;
}

static bool room_json(struct kpn_session *s, json_t *report)
{
    const struct kpn_job *job = s->job;
    struct driver driver = {.s = s};
    const struct kpn_use use = {
        .limits = &s->info.limits, .threads = (uint32_t)job->plan->threads,
        .registers = job->build->original->registers, .fixed = job->build->original->shared,
        .dynamic = job->plan->shared, .static_most = kpn_static_most(job->assembler_version),
        .occupancy = driver_occupancy, .ctx = &driver,
    };
    struct kpn_room room;
    kpn_room_find(&use, &room);
    if (!driver.failed && !s->ops->prepare(s->gpu, s->original.fn, &s->launch))
        driver.failed = true;
    json_object_set_new(report, "ctas", json_integer(room.ctas));
    json_object_set_new(report, "free", json_integer(room.free));
    return !driver.failed;
}

/* Has no warp of a group of four more records than the group's first, but for an eighth?  Over all
 * CTAs: what a warp has to wait for differs. */
static bool led(const struct kpn_capture *c, uint32_t units)
{
    uint64_t *made = kp_alloc(((size_t)units + 1) * sizeof *made);
    bool is = c->units.n > 0;
    for (size_t i = 0; i < c->units.n; i++) {
        struct kpt_unit u;
        memcpy(&u, c->units.v[i], sizeof u);
        if (u.unit < units)
            made[u.unit] += u.count;
    }
    for (uint32_t i = 0; i < units; i++)
        is = is && made[i] <= made[i / 4 * 4] + made[i / 4 * 4] / 8;
    free(made);
    return is;
}

static bool records_json(struct kpn_session *s, json_t *report)
{
    struct kpn_capture c = {0};
    uint64_t most = 0;
    bool ok = kpn_capture_launch(s, &c);
    for (size_t i = 0; ok && i < c.units.n; i++) {
        struct kpt_unit u;
        memcpy(&u, c.units.v[i], sizeof u);
        most = u.count > most ? u.count : most;
    }
    if (ok) {
        json_object_set_new(report, "units", json_integer((json_int_t)c.units.n));
        json_object_set_new(report, "records", json_integer((json_int_t)most));
        bool groups = s->job->build->warps_per_unit == 1 && led(&c, s->job->build->units);
        json_object_set_new(report, "unit", json_string(groups ? "warpgroup" : "warp"));
    }
    kpn_capture_free(&c);
    return ok;
}

static bool launch(struct kpn_session *s, bool (*queue)(struct kpn_session *s), const char *which)
{
    char text[64];
    snprintf(text, sizeof text, "a launch of the %s kernel", which);
    kpn_phase(text);
    if (queue(s) && s->ops->sync(s->gpu))
        return true;
    kp_error("the %s kernel did not run to its end", which);
    return false;
}

/* The original first: a fault that it has is not the probes'. */
static int count(struct kpn_session *s, json_t *report, void *ctx)
{
    (void)ctx;
    bool ok = kpn_session_open(s) && room_json(s, report) &&
              launch(s, kpn_launch_original, "original") &&
              kpn_set_variant(s, KPN_V_DEFAULT) && launch(s, kpn_launch_probed, "probed") &&
              records_json(s, report);
    return ok ? KP_OK : KP_FAILED;
}

int kpn_count_child(void *job, json_t **report)
{
    return kpn_session_run(job, count, NULL, report);
}
