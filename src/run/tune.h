/*
 * tune: where the probes of a kernel cost least, found by trying.
 *
 * What a record costs depends on what the assembler makes of the code around it, which no rule
 * foretells (doc/findings/strategies.md). So the kernel is assembled with its probes placed in
 * several ways, all are launched in turns beside the original, and the cheapest is kept.
 */
#ifndef KP_RUN_TUNE_H
#define KP_RUN_TUNE_H

#include "run/assemble/build.h"

struct kpn_tuning {
    struct kpn_config
        *config; /* the kernel's; its place, early and at_once become what was found */
    struct kpn_kernel_file *kernel;
    struct kpn_assembler *assembler;
    const struct kpn_disassembler *disassembler;
    const struct kpn_job *job; /* of the shape to try it with; its build: as the config has it */
};

/* Tries; *report: {"shape", "rounds", "tried": [{"place" (a number, "end", "chosen" or "at once"),
 * "early", "registers", "all", "sampled" (medians of the ratios to the original: every CTA
 * probed, and as sampled), "why" (left out; absent: it was in the choice)}], "kept": index}.
 * KP_OK, what kpn_assemble or a child returned, or KP_USAGE where there is nothing to try. */
int kpn_tune(const struct kpn_tuning *t, json_t **report);

#endif
