/*
 * baseline: what a time rests on: every sample, the clocks beside them, the record of both.
 * kperf-report(5) has the JSON.
 */
#ifndef KP_RUN_BASELINE_H
#define KP_RUN_BASELINE_H

#include "run/run_internal.h"

/* {"absent": why}: of a part that could not be had. */
json_t *kpn_absent(const char *why);
/* Why a part is absent; NULL: it is there. */
const char *kpn_why_absent(const json_t *part);

/* ---- samples (series.c) -------------------------------------------------- */

#define KPN_SERIES_NAMES 16
struct kpn_timed {
    uint32_t round;
    uint16_t variant; /* of the names */
    bool throttled;
    double us;
};
/* Every timed launch, in the order in which they ran. */
struct kpn_series {
    const char *names[KPN_SERIES_NAMES]; /* borrowed */
    size_t name_count;
    KP_VEC(struct kpn_timed) samples;
    KP_VEC(double) sm_mhz; /* of each round; NAN: not known */
};
/* The index of a new name, or of the same one. */
size_t kpn_series_name(struct kpn_series *s, const char *name);
void kpn_series_add(struct kpn_series *s, uint32_t round, size_t variant, double us);
/* The last round is over; mhz as read in it.  throttled marks its samples. */
void kpn_series_round(struct kpn_series *s, uint32_t round, double mhz, bool throttled);
/* {"variants", "round", "variant", "us", "sm_mhz", "throttled"} and one row a name with its
 * median, spread and ratio to names[0]; new references. */
json_t *kpn_series_json(const struct kpn_series *s);
json_t *kpn_series_rows(const struct kpn_series *s);
void kpn_series_free(struct kpn_series *s);

struct kpn_spread {
    double median, p5, p95, min, max, mad, iqr; /* NAN of none */
};
/* v is sorted. */
struct kpn_spread kpn_spread_of(const double *sorted, size_t n);

/* ---- sensors (sensors.c) ------------------------------------------------- */

struct kpn_reading { /* NAN: not told */
    double sm_mhz, memory_mhz, power_w, temperature_c;
    unsigned long long reasons; /* why clocks are what they are, as NVML's bits */
};
/* Bits that mean that clocks are held below what was asked for. */
bool kpn_throttled(unsigned long long reasons);

struct kpn_nvml; /* the library */
/* What sensors said over a run. */
struct kpn_watch {
    struct kpn_nvml *nvml; /* NULL: why says it */
    void *device;
    char why[200], source[64];
    double max_sm_mhz;
    uint32_t readings;
    struct kpn_reading first, last, low, high;
    uint32_t seen[64];          /* readings with that bit of reasons */
    uint32_t throttled_samples; /* of the series */
};
/* Opens NVML for the device with that PCI address; never fails, w->why says what is missing. */
void kpn_watch_open(struct kpn_watch *w, const struct kpn_gpu_info *gpu);
/* One reading while launches are under way, which counts.  All NAN and 0 without sensors. */
struct kpn_reading kpn_watch_read(struct kpn_watch *w);
/* Before the first of these, or behind the last: the clocks of a device that may be idle. */
void kpn_watch_edge(struct kpn_watch *w);
/* "clocks" of the baseline record, or absent; new reference. */
json_t *kpn_watch_json(const struct kpn_watch *w);
void kpn_watch_close(struct kpn_watch *w);

/* ---- the record (baseline.c) --------------------------------------------- */

/* Bytes that are written between launches so that none finds its data in the L2. */
size_t kpn_flush_bytes(const struct kpn_gpu_info *gpu);
/* "timing": clock, scope, samples and rows. */
json_t *kpn_timing_json(const struct kpn_session *s, const struct kpn_series *series);
/* All of it, from what the report of the shape has by then; new reference. */
json_t *kpn_baseline_json(const struct kpn_session *s, const json_t *report);

/* ---- for people (baseline_text.c) ---------------------------------------- */

/* A generated shape's "workload"; of others nothing is printed. */
void kpn_print_workload(FILE *f, const json_t *workload);
/* A shape's "reference"; NULL prints nothing. */
void kpn_print_reference(FILE *f, const json_t *reference);

#endif
