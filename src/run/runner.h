/*
 * runner: a config on its way through kperf run, shape by shape.
 */
#ifndef KPN_RUNNER_H
#define KPN_RUNNER_H

#include "run/budget.h"
#include "run/run_internal.h"

struct kpn_runner {
    const struct kpn_options *options;
    struct kpn_config config;
    struct kpn_kernel_file kernel;
    struct kpn_reference_kernel reference;
    struct kpn_assembler assembler;
    struct kpn_disassembler disassembler;
    bool have_assembler, have_device;
    struct kpn_plan *plans;
    char **paths;
    size_t count;
    json_t *device, *calibration, *ceilings; /* ceilings: of this device, or absent */
    struct kpn_gpu_info gpu;
    struct kpn_limits dry; /* without a device */
    json_t *report, *shapes, *skipped; /* shapes: borrowed from report */
    bool stop;               /* what failed would fail for every shape */
    bool made;               /* the folder for the traces was not there */
    int status;
};

/* NULL: none was found. */
struct kpn_assembler *kpn_assembler_of(struct kpn_runner *r);
/* Of the device, or of the one that a dry run takes. */
const struct kpn_limits *kpn_limits_of(const struct kpn_runner *r);

/* ---- one_shape.c ---------------------------------------------------------------------------- */

/* Shape i's kernels in *b, and those with probes, borrowed from the runner's, in *probed; what was
 * planned of their records, owned, in *records.  KP_OK, or another status after a message. */
int kpn_make_build(struct kpn_runner *r, size_t i, struct kpn_build *b, struct kpn_probed **probed,
                   json_t **records);
/* Builds and launches shape i, or describes what would be, and adds it to the report. */
int kpn_one_shape(struct kpn_runner *r, size_t i);

#endif
