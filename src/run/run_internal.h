/*
 * run, inside: config -> plan -> build -> session (in a child) -> report.
 */
#ifndef KP_RUN_INTERNAL_H
#define KP_RUN_INTERNAL_H

#include "run/calibrate/bench.h"
#include "run/session.h"

/* ---- devices (device.h) --------------------------------------------------- */

/* {"name","capability","sms","driver","clock_mhz",...} */
json_t *kpn_gpu_json(const struct kpn_gpu_info *i);
bool kpn_gpu_from_json(const json_t *j, struct kpn_gpu_info *out);

/* ---- reports (report.c) -------------------------------------------------- */

/* {"schema_version","tool","command"}. */
json_t *kpn_report_head(const char *command);
/* Number with `digits` digits after the point. */
json_t *kpn_json_rounded(double v, int digits);

/* SEP NAME A -> B, of whole numbers that both have. */
void kpn_print_change(FILE *f, const char *name, const json_t *a, const json_t *b,
                      const char *key, const char *sep);

/* ---- reading a report for printing ------------------------------------------- */

static inline const json_t *kpn_at(const json_t *o, const char *key)
{
    return json_object_get(o, key);
}

static inline long long kpn_whole(const json_t *o, const char *key)
{
    return (long long)json_integer_value(kpn_at(o, key));
}

#endif
