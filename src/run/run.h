/*
 * run: a config's kernel over its shapes, original against probed.
 */
#ifndef KP_RUN_H
#define KP_RUN_H

#include <jansson.h>

#include "base/base.h"

struct kpn_options {
    const char *output_dir; /* where the .kpt files go; NULL: beside the config */
    bool dry_run;           /* show what would be launched; needs no device */
    bool plan;              /* with dry_run: print each shape's plan alone */
    bool force;             /* overwrite traces */
    bool strict;            /* losses are KP_LOSSY, an altered kernel is KP_CHECK */
    const char *sample;     /* overrides the config's sampling expression */
    const char *calibration; /* a report of kpn_calibrate to be used; NULL: measured anew */
    const char *ceilings;   /* a report of kpn_ceilings to be used; NULL: the one that was kept */
    const char *const *only; /* NAME=VALUE,... each, NULL-terminated: the shapes of any; or NULL */
    bool workloads;         /* the config's representative set in place of its shapes */
    int repeats;            /* 0: the config's */
    bool tune;              /* first try where probes cost least (tune.h) */
    const char *against;    /* kpn_against: the candidate's PTX */
    uint32_t shared;        /* kpn_against: bytes of dynamic shared memory that the candidate's CTAs
                               have; 0: as many as the config's */
    uint32_t layouts;       /* kpn_against: places of the code of both kernels to time them in, from
                               3 to 8; 0: as assembled alone */
    const char *predicted;  /* kpn_against: a report of kperf model or apply, or NULL */
    const char *delay;      /* kpn_against: what kpn_delay_parse takes, instead of a candidate */
    uint64_t ctas;          /* kpn_against: the kernel itself, of its first so many CTAs, instead
                               of a candidate; 0: none */
};

/* Runs; the report ({"schema_version",...,"shapes":[...]}) in *report (new
 * reference, also after some failures).  KP_OK; KP_MALFORMED for the config;
 * KP_USAGE for `sample` or `only`; KP_NODEVICE; KP_FAILED for a fault or a hang;
 * KP_CHECK when outputs differ, inputs or guards changed, and under strict when the
 * probes altered the kernel; KP_LOSSY under strict;
 * KP_INTERRUPTED.  Of several shapes' the gravest. */
int kpn_run(const char *config_path, const struct kpn_options *options, json_t **report);

/* The config's kernel and options->against (or the kernel with a delay, or a part of its grid),
 * both without probes: launched in turns, outputs compared bit for bit, times compared by pairs. No
 * trace is written.  The report:
 * {"schema_version", "tool", "command", "input", "dry_run", "kernel", "against": {"name",
 * "sha256"}, "assembler", "device", "shapes": [{"label", "shape", "launch", "verify",
 * "measured", "predicted", "assembly", "status"}], "exit_status"}; see against.h.  Results
 * as kpn_run's; KP_CHECK, too, when the original does not repeat its own bits, and under
 * strict when the candidate needs more registers, spills or draws advice. */
int kpn_against(const char *config_path, const struct kpn_options *options, json_t **report);

/* Measures on this device what a record costs (cycles) and, where its matrix
 * instructions are known, the tensor core's rate.  The report in *report (new
 * reference, a bare head after a failure).  KP_OK, KP_NODEVICE, KP_FAILED or
 * KP_INTERRUPTED, with a message. */
int kpn_calibrate(json_t **report);

/* Measures what this device sustains: memory, L2, matrix products, launches, and keeps it for later
 * runs.  Results as of kpn_calibrate. */
int kpn_ceilings(json_t **report);

struct kpn_certify_options {
    const char *entry; /* this kernel only; NULL: all with probes */
    const char *arch;  /* NULL: what the PTX says */
    const char *const *options; /* for ptxas */
    size_t option_count;
    uint32_t threads, shared; /* of a CTA: threads (0: from the kernel), dynamic bytes */
    bool strict;
};

/* Compares two assembled kernels (PTX or cubins), without a device.  The report
 * ({"schema_version",...,"kernels":[{"entry","assembly","grown","certificate"}],"verdict"})
 * in *report (new reference, also after a failure).  KP_OK; KP_MALFORMED; KP_USAGE for
 * `entry`; KP_NODEVICE without an assembler that is needed; KP_FAILED; KP_CHECK under
 * strict when something was altered or grew; KP_INTERRUPTED. */
int kpn_certify(const char *original, const char *probed,
                const struct kpn_certify_options *options, json_t **report);

/* Assembles PTX for `arch` ("sm_90a") with these options for ptxas, parted by blanks, and
 * appends the cubin to out.  KP_OK; KP_NODEVICE without an assembler; KP_FAILED with the
 * assembler's own words; KP_INTERRUPTED. */
int kpn_assemble_text(const struct kp_source *ptx, const char *arch, const char *options,
                      struct kp_str *cubin);

struct kpn_collect {
    const char *folder; /* for what is made; NULL: beside the launch */
    bool force;
    const char **ptx; /* texts of kernels that were launched without probes */
    size_t ptx_count;
};
/* A launch that src/inject recorded (ID.N.launch.json, beside its area, its stamps, its text and
 * its map) to a trace, and to a config that repeats it where its arguments were kept; {"launch",
 * "entry", "config", "trace", "ctas", "units", "kept", "units_dropped"} is added to list, without
 * those behind config where it had no probes.  KP_OK, KP_USAGE, KP_MALFORMED or KP_FAILED with a
 * message. */
int kpn_collect(const char *launch, const struct kpn_collect *options, json_t *list);

struct kpn_moved_options {
    const char *entry, *arch;
    const char *const *options; /* for ptxas */
    size_t option_count;
    bool reorders; /* the motion passes tensor, TMA or barrier instructions */
    bool keeps;    /* it is no motion: their order is to stay */
    uint32_t threads, shared; /* of the CTA that was traced, dynamic bytes; 0 threads: not told */
};

/* Whether a motion of statements arrived in the machine code: {"assembler": {"name",
 * "version"} or null, "assembly": {"original", "moved", "advisories"}, "grown": [text],
 * "order": {"changed", "original", "other", "moved": [{"instruction", "behind", "before"}]}
 * (tensor, TMA, mbarrier and barrier instructions; only with a disassembler), "verdict":
 * "moved", "undone", "worse" (something grew; not where registers alone did, and an SM holds as
 * many such CTAs all the same) or "not told"}.  Of what keeps the order there is
 * "all":
 * {"displaced", "of"} (instructions), and "kept" or "reordered" for "moved" or "undone".  *report
 * is a new reference, also after a failure.  KP_OK, also without an assembler; KP_FAILED or
 * KP_INTERRUPTED. */
int kpn_moved(const struct kp_source *original, const struct kp_source *moved,
              const struct kpn_moved_options *options, json_t **report);

/* What is here: drivers, devices, assemblers and other tools, versions, and what to install;
 * with the text of a kernel (or NULL), what that needs of them.  The report in *report (new
 * reference, whatever is missing).  KP_OK when kpn_run would find all it needs (for that
 * kernel), KP_NODEVICE, KP_FAILED, KP_MALFORMED for the kernel, or KP_INTERRUPTED. */
int kpn_doctor(const char *kernel, json_t **report);

/* The baseline record of a trace; those of all shapes of a run's report: for people. */
void kpn_print_baseline(FILE *f, const json_t *baseline);
void kpn_print_baselines(FILE *f, const json_t *report);

/* The report of any of these for people. */
void kpn_print(FILE *f, const json_t *report);

#endif
