/* How much of the memory's rate a launch takes, by its tensors and its time without probes. */
#include "model/report/report.h"

#include <math.h>

/* From this share of what the memory can do on, nothing but fewer bytes makes a launch quicker.
 * Assumed; it says so in words and changes no figure: what a launch can gain is bounded by its
 * share whatever this is.  With 0.56 or 0.84 the same recorded launches are full. */
#define FULL 0.7

/* What the config says there is to move, or each of its tensors once; NAN: neither. */
static double bytes_of(const json_t *info, bool *said)
{
    const json_t *t;
    double sum = 0, work = kp_number(info, "work.bytes");
    size_t i;
    *said = work > 0;
    json_array_foreach(kp_json_in(info, "config.tensors"), i, t)
        sum += fmax(0, kp_number(t, "bytes")); /* of NAN and 0 that */
    return *said ? work : sum > 0 ? sum : NAN;
}

/* Of the kernel as it is; NAN: it was not timed. */
static double unprobed_us(const json_t *info)
{
    const json_t *row;
    size_t i;
    json_array_foreach(kp_json_in(info, "measured.rows"), i, row)
        if (strcmp(kp_text(row, "variant"), "unprobed") == 0)
            return kp_number(row, "us");
    return NAN;
}

struct kpm_memory kpm_memory_of(const json_t *info)
{
    const json_t *device = kp_json_in(info, "baseline.device");
    struct kpm_memory m = {.us = unprobed_us(info)};
    m.bytes = bytes_of(info, &m.said);
    m.roof = fmax(kp_number(device, "ceilings.dram.copy.gb_s"),
                  kp_number(device, "ceilings.dram.read.gb_s")); /* of a number and NAN that */
    m.measured = m.roof > 0;
    m.roof = m.measured ? m.roof : kp_number(device, "nominal_bandwidth");
    m.rate = m.bytes / m.us / 1e3;
    m.share = m.rate / m.roof;
    double cache = kp_number(device, "l2_bytes");
    bool cold = strcmp(kp_text(kp_json_in(info, "measured"), "caches"), "cold") == 0;
    m.cached = !(m.bytes >= 2 * cache) && !cold; /* of a cache that is not known, too */
    m.full = m.share >= FULL && !m.cached;
    return m;
}

json_t *kpm_memory_json(const struct kpm_memory *m)
{
    if (!(m->bytes > 0 && m->us > 0))
        return NULL;
    return json_pack("{s:o,s:s,s:o,s:s,s:o,s:o,s:s,s:o,s:b,s:b}", "bytes", kpm_num(m->bytes, 0),
                     "of", m->said ? "work" : "tensors", "us", kpm_num(m->us, 3), "tier",
                     "inferred", "gb_s", kpm_num(m->rate, 1), "roof_gb_s", kpm_num(m->roof, 1),
                     "roof", m->measured ? "measured" : "nominal", "share", kpm_num(m->share, 4),
                     "cached", m->cached, "full", m->full);
}

char *kpm_memory_text(const struct kpm_memory *m)
{
    struct kp_str s = {0};
    if (!(m->bytes > 0 && m->us > 0))
        return NULL;
    kp_str_addf(&s, "%.4g MB %s in %.1f us: %.0f GB/s", m->bytes / 1e6,
                m->said ? "to move" : "of tensors, each moved once,", m->us, m->rate);
    if (m->share > 0)
        kp_str_addf(&s, ", %.0f%% of the memory's %.0f (%s)", 100 * m->share, m->roof,
                    m->measured ? "measured" : "nominal");
    if (m->full)
        kp_str_add(&s, ": the memory bounds the launch, for which nothing but fewer bytes helps");
    else if (m->cached)
        kp_str_add(&s, "; the L2 cache may hold much of it");
    return kp_str_detach(&s);
}

void kpm_memory_bounds(const struct kpm_memory *m, struct kpm_candidate *c)
{
    c->most = INFINITY;
    if (!(m->share > 0) || !isfinite(m->share) || m->cached)
        return;
    double most = c->most = fmax(0, 1 - m->share);
    c->launch = isnan(c->launch) ? NAN : fmin(c->launch, most);
    c->launch_hi = isnan(c->launch_hi) ? NAN : fmin(c->launch_hi, most);
    c->launch_lo = isnan(c->launch_lo) ? NAN : fmin(c->launch_lo, c->launch);
}
