/*
 * bench: calibration kernels on a device, and what they measure.
 */
#ifndef KP_RUN_BENCH_H
#define KP_RUN_BENCH_H

#include "instrument/instrument.h"
#include "run/assemble/assemble.h"
#include "run/device/device.h"
#include "trace/trace.h"

/* A device with the buffers that the calibration kernels write to. */
struct kpn_bench {
    const struct kpn_gpu_ops *ops;
    struct kpn_gpu *gpu;
    struct kpn_gpu_info info;
    struct kpn_assembler *assembler;
    void *fn;
    kpn_addr control, area, stamps;
    size_t control_bytes, area_bytes;
};
/* The text's first lines. */
void kpn_bench_header(const struct kpn_gpu_info *info, struct kp_str *out);
/* The text with probes by these options, assembled for the device; `entry` is one of its kernels.
 * A status, with a message. */
int kpn_bench_build(struct kpn_bench *b, const struct kp_str *text,
                    const struct kpi_options *options, const char *entry, struct kpn_code *out);
/* Loads what was assembled with probes; b->fn and b->control are those of `entry`. */
bool kpn_bench_load(struct kpn_bench *b, const struct kpn_code *code, const char *entry,
                    void **module);
/* b->fn, one CTA, all of its units recording or none, and waits for it. */
bool kpn_bench_launch(struct kpn_bench *b, uint32_t threads, bool probed, void **params);
/* The records of unit 0 in time order, whose ring of `capacity` is full; how many it made;
 * the CTA's cycles.  False after a message. */
bool kpn_bench_read(struct kpn_bench *b, uint32_t capacity, struct kpt_record *records,
                    uint64_t *count, uint64_t *cycles);
/* What falls inside a region of dependent work, whose records in a loop are stored together
 * (inside[0]) or at once (inside[1]): {"arithmetic", "special", "memory", "global", "shuffle",
 * "bits", "double", and each with "_pinned": {"cycles" (beyond its links, of those that begin as
 * another ends: the mean), "first" (of the one that begins by itself), "lo", "hi" (of all), "early"
 * (cycles from the read of its END to its result), "link" (cycles), "late", "held" (of kinds that
 * read their registers late: by so much a clock into such a register is read later, and the next
 * link goes on later), "whole" (that a record costs the loop),
 * "eight_warps": {the same}}}; and the cycles of a probed CTA beside its records {"cycles",
 * "lo", "hi"}.  New references, or NULL, whatever the status. */
int kpn_calibrate_chains(struct kpn_bench *b, json_t *inside[2], json_t **prologue);
/* {"skew_cycles" (of the warps of an SM: "median", "p5", "p95", "one_way"), "cycles_per_ns"
 * ("median", "p5", "p95", "drift", "over_ms")}; *advances: both clocks do. */
int kpn_calibrate_clocks(struct kpn_bench *b, json_t **out, bool *advances);
/* The tensor core's rate: {"flops_per_cycle" (of one SM, dense bf16), "lo", "hi",
 * "method"}; NULL on a device whose matrix instructions it does not know. */
int kpn_calibrate_tensor(struct kpn_bench *b, json_t **out);
/* In a child: {"record_cost" (cycles), "lo", "hi", "method", "key", "units",
 * "engines", "device"}. */
struct kpn_calibration_job {
    const struct kpn_gpu_ops *ops;
    struct kpn_assembler *assembler;
    const char *path;    /* of one that was measured before, or NULL: it is measured */
    const json_t *given; /* what path holds */
};
/* What 'kperf calibrate --json' wrote there.  KP_OK; KP_FAILED or KP_MALFORMED with a message. */
int kpn_calibration_read(const char *path, json_t **out);
/* Whether its key is of this device, driver and assembler. */
bool kpn_calibration_fits(const json_t *calibration, const struct kpn_gpu_info *gpu,
                          const char *assembler_version);
int kpn_calibrate_child(void *job, json_t **report);
/* Costs from consecutive record clocks; exported for its test. */
void kpn_record_costs(const struct kpt_record *r, size_t n, double *out);

#endif
