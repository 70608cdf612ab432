/*
 * session: one shape on the device, in a child: memory, launches, checks, times, records.
 */
#ifndef KP_RUN_SESSION_H
#define KP_RUN_SESSION_H

#include "run/assemble/assemble.h"
#include "run/plan.h"
#include "run/run.h"

/* How many probed bodies an entry of the map has. */
static inline uint32_t kpn_bodies(const json_t *entry)
{
    size_t n = json_array_size(json_object_get(entry, "bodies"));
    return n ? (uint32_t)n : 1;
}

struct kpn_build { /* what a shape launches */
    const struct kpn_code *original, *probed;
    const json_t *map;     /* the entry's part of the map */
    bool fell; /* a launch that should have counted */
    json_t *records;       /* the plan, as the report says it; or NULL */
    struct kpn_ring ring;
    uint32_t units, warps_per_unit;
    bool cluster;
    bool at_once; /* records of a loop are not stored together */
};
struct kpn_job {
    const struct kpn_config *config;
    const struct kpn_plan *plan;
    const struct kpn_build *build;
    const struct kpn_options *options;
    const char *sample_text; /* from the option or the config, or NULL */
    const char *arch;        /* the kernel's; NULL: NVIDIA's */
    uint32_t repeats;
    const json_t *calibration, *provenance; /* provenance: info block skeleton */
    const char *assembler_version;
    struct kp_out *trace;
    const struct kpn_code *reference; /* the reference's kernel, assembled; or NULL */
    const char *reference_entry;
    /* {"assembler", "kernel", "ceilings"}: of the baseline record; or NULL */
    const json_t *origin;
    bool meets;      /* kpn_meets says so of its text */
    uint32_t few[3]; /* the grid of the candidate's timed launches; few[0] 0: the plan's */
};
struct kpn_buffer {
    kpn_addr base, data;
    size_t bytes;
};
struct kpn_kernel {
    void *module, *fn;
    int occupancy;
    struct kpn_function_info info;
};
struct kpn_session {
    const struct kpn_job *job;
    const struct kpn_gpu_ops *ops;
    struct kpn_gpu *gpu;
    struct kpn_gpu_info info;
    struct kpn_launch launch, probed_launch;
    struct kpn_kernel original, probed;
    kpn_addr control; /* 0: the probes have a parameter */
    size_t control_bytes;
    struct kpn_buffer tensors[KPN_MAX_TENSORS], area, stamps, controls;
    unsigned char *inputs[KPN_MAX_TENSORS]; /* host copies; NULL: poisoned output */
    kpn_addr before[KPN_MAX_TENSORS]; /* what each launch is to find; 0: what the last one left */
    void *params[KPN_MAX_PARAMS + 1]; /* the last: what a probed kernel may take besides */
    struct kpi_parameter parameter;   /* it, of the variant that was set last */
    uint64_t scalars[KPN_MAX_PARAMS];
    unsigned char *maps; /* KPN_MAX_PARAMS x 128, aligned */
    struct kpn_sample sample;
    uint64_t ids;        /* CTAs or clusters to sample from */
    uint64_t at_once;  /* of them: as many as the device has places for */
    size_t area_bytes;   /* as given to the device */
    double settled; /* the worst place tried for the area, to the best; 0: none was (settle.c) */
    bool damaged, inputs_changed, differs;
    bool wrong;     /* an output is not what the reference says */
    kpn_addr flush; /* written to between launches; 0: the L2 stays hot */
    size_t flush_bytes;
    uint64_t allocated, allocations; /* bytes with guards, and how often */
    json_t *timing, *clocks;         /* of the last measurement; owned, or NULL */
    json_t *reference;               /* what the reference said; owned, or NULL */
};
/* KPN_V_BODY and those behind it: all CTAs run that one of several probed bodies. */
enum kpn_variant {
    KPN_V_DEFAULT,
    KPN_V_ALL,
    KPN_V_NONE,
    KPN_V_BODY,
    KPN_V_COUNT = KPN_V_BODY + KPT_MAX_BODIES
};

/* Do the units of that entry of a map compute their places? (kpi_area_head) */
static inline bool kpn_places_computed(const json_t *entry)
{
    const char *places = json_string_value(json_object_get(entry, "places"));
    return places && strcmp(places, "computed") == 0;
}

/* For kpn_child: does all of a kpn_job and writes its trace (not committed).
 * KP_OK, KP_LOSSY, KP_CHECK, KP_NODEVICE or KP_FAILED, with messages. */
int kpn_shape_run(void *job, json_t **report);

/* All that a child does: an empty *report, the device that the job's target takes, work, and all
 * of it given back, but after KP_FAILED: when a call has failed every one fails, and the end of
 * the process frees it.  work's result, or KP_NODEVICE, with messages. */
int kpn_session_run(const struct kpn_job *job,
                    int (*work)(struct kpn_session *s, json_t *report, void *ctx), void *ctx,
                    json_t **report);
/* Memory, parameters and both kernels of s->job on the open device s->gpu.
 * False after a message. */
bool kpn_session_open(struct kpn_session *s);
/* Every buffer has 4 KiB of pattern before and after it.  How many bytes of both
 * guards changed, which are put right again; first: distance from the buffer's
 * start. */
bool kpn_guard_check(struct kpn_session *s, const struct kpn_buffer *b, uint64_t *changed,
                     int64_t *first);
/* Says, where they changed, that the kernel `by` writes outside `what`: a message, s->damaged, and
 * an entry of the array `damage`.  False: a device call failed. */
bool kpn_guard_report(struct kpn_session *s, const struct kpn_buffer *b, const char *what,
                      const char *by, json_t *damage);
static inline bool kpn_has_probes(const struct kpn_session *s)
{
    return s->job->build->map != NULL;
}
/* Does that variant have each CTA record one warp group? (kpi_parameter) */
bool kpn_takes_turns(const struct kpn_session *s, enum kpn_variant v);
/* Queued, not waited for; false: a device call failed.  The variant (which CTAs the
 * probed kernel samples) holds for the launches after it. */
bool kpn_set_variant(struct kpn_session *s, enum kpn_variant v);
bool kpn_launch_original(struct kpn_session *s);
/* After s->sample has changed: what kpn_set_variant sets. */
bool kpn_upload_controls(struct kpn_session *s);
/* Of units that claim their place or compute it: the next launch's do so afresh.  What stands
 * there stays: zero it, too, where units that do not come to their end are to be told. */
bool kpn_area_reset(const struct kpn_gpu_ops *ops, struct kpn_gpu *gpu, kpn_addr area);
bool kpn_launch_probed(struct kpn_session *s);
/* Where the config wants a cold L2: a buffer larger than it.  False after a message. */
bool kpn_flush_open(struct kpn_session *s);
/* Queued, before a launch: what is restored is as it was.  Before one that is timed: and where the
 * config wants a cold L2, that buffer is written. */
bool kpn_restore(struct kpn_session *s);
bool kpn_ready(struct kpn_session *s);
/* Queued: a launch between two events, behind one of its own kind, so that it finds the caches as
 * its like left them. */
bool kpn_time_launch(struct kpn_session *s, void *fn, const struct kpn_launch *l, void *begin,
                     void *end);
/* Waits for it: how many microseconds it took. */
bool kpn_time_us(struct kpn_session *s, void *begin, void *end, double *us);

/* Launches that are checked; false: a device call failed.  s->damaged,
 * s->differs and s->inputs_changed say what came of it. */
bool kpn_verify(struct kpn_session *s, json_t **report);
/* After the timed launches: the original, and the launch whose records are kept.
 * Renews the verdict in what kpn_verify reported. */
bool kpn_verify_again(struct kpn_session *s, json_t *report);
/* Of a sample that was chosen for a launch of one wave: takes CTAs that end early, by stamps of
 * launches with none probed.  False: a device call failed. */
bool kpn_scout(struct kpn_session *s);
/* In launches of one wave, where in memory records are written: where the launch behind is not
 * longer for it (settle.c).  damage: as kpn_guard_report has it.  False: a device call failed. */
bool kpn_settle(struct kpn_session *s, json_t *damage);
/* One more record area, as large as the session's, where there is memory for one; and rid of one.
 * False: a device call failed. */
bool kpn_area_try(struct kpn_session *s, struct kpn_buffer *out, bool *got);
void kpn_area_close(struct kpn_session *s, struct kpn_buffer *area);
/* May a kernel's CTAs wait for what others write?  By its text: it reads global memory as it is
 * now. Where all of them run at a time, fewer could wait for ever. */
bool kpn_meets(const char *ptx, const char *entry);
/* Where several CTAs share an SM, how long they take where fewer do: [{"ctas" (on an SM),
 * "dynamic_shared" (bytes that see to it), "cycles" (of a CTA from its entry to its exit, the
 * median), "p5", "p95"}], the most first, of launches with none probed; NULL: they do not.  False:
 * a device call failed. */
bool kpn_crowd(struct kpn_session *s, json_t **levels);
/* Times original and probed in turns: the report's "measured"; s->timing and s->clocks. */
bool kpn_measure(struct kpn_session *s, json_t **measured);
/* Reads records and stamps of the last probed launch. */
struct kpn_capture {
    unsigned char *area;
    size_t used;
    struct kpi_area_head head;
    struct kpt_stamp *stamps;
    size_t stamp_count;
    KP_VEC(const unsigned char *) units; /* sorted by CTA and unit */
    uint64_t records_kept, records_overwritten, ctas, missing_stamps;
    uint64_t unsure; /* readings of a short clock that may be off by a round of it */
    uint64_t unfinished; /* units that claimed their place and never drained */
};
/* What a launch makes possible. */
struct kpn_bounds {
    const struct kpn_sample *sample;
    bool cluster;
    uint64_t ctas;
    uint32_t cluster_ctas, units, capacity, regions;
    bool shared; /* records may be of kind KPT_SHARED */
    bool placed; /* each unit has a place of KPI_PLACE_BYTES(capacity) */
    const uint64_t *const *bodies; /* by probed body, the regions that it records; NULL: one */
    uint32_t body_count;
    bool signature; /* records' tags have AMD's signatures */
    uint32_t turns; /* the n-th probed CTA has the units of its warp group n % turns; 0: of all */
    const json_t *map; /* the entry's, where there are turns */
};
/* False after a message; free it in any case. */
bool kpn_capture_launch(struct kpn_session *s, struct kpn_capture *out);
/* Walks the area; every count in it is checked.  False: what is wrong in why. */
bool kpn_capture_walk(struct kpn_capture *c, const struct kpn_bounds *bounds, char why[200]);
/* The report's "records". */
json_t *kpn_capture_json(const struct kpn_capture *c, const struct kpn_session *s);
/* Probed against unprobed CTAs, and the clock rate, from the stamps. */
json_t *kpn_stamps_json(const struct kpn_capture *c, const struct kpn_session *s);
/* A whole trace to f.  KP_OK, or KP_FAILED with a message. */
int kpn_capture_write(const struct kpn_capture *c, size_t units_of_cta, FILE *f,
                      json_t *info);
void kpn_capture_free(struct kpn_capture *c);

/* Percentile of sorted values by linear interpolation; NAN of none (stats.c). */
double kpn_percentile(const double *sorted, size_t n, double p);
void kpn_sort(double *v, size_t n);

#endif
