/*
 * certify: two assembled kernels, original and probed, compared.  `run` and `certify`
 * share it.
 */
#ifndef KP_RUN_CERTIFY_H
#define KP_RUN_CERTIFY_H

#include "run/run_internal.h"

/* ---- a disassembler (disassemble.c) ------------------------------------- */

struct kpn_disassembler {
    char *path; /* NULL: there is none */
    bool llvm;  /* llvm-objdump */
    bool cuobjdump;
    char *version; /* "13.0.85" */
};
/* $NVDISASM or $CUOBJDUMP when one is set; else nvdisasm or cuobjdump of the CUDA Toolkit
 * that kperf was built with, of $CUDA_PATH, or on PATH.  False: none, without a message. */
bool kpn_disassembler_find(struct kpn_disassembler *out);
/* Where "nvdisasm" or "cuobjdump" is, looked for as above; owned, or NULL. */
char *kpn_disassembler_path(const char *name);
/* For AMD's targets llvm-objdump, as llvm.h says; for others, as above. */
bool kpn_disassembler_for(const char *arch, struct kpn_disassembler *out);
void kpn_disassembler_free(struct kpn_disassembler *d);
/* What it prints of a cubin.  KP_OK, KP_INTERRUPTED, or KP_FAILED with a warning. */
int kpn_disassemble(const struct kpn_disassembler *d, const struct kp_str *image,
                    struct kp_str *out);

/* ---- cubins (cubin.c) --------------------------------------------------- */

bool kpn_is_cubin(const char *data, size_t n);
/* Registers, stack, shared memory, barriers of one kernel; *threads: the most that its
 * CTA may have, or 0.  False with the reason in why: not a cubin that can be read, or no
 * such kernel. */
bool kpn_cubin_code(const char *data, size_t n, const char *entry, struct kpn_code *out,
                    uint32_t *threads, char why[200]);
/* 90 for sm_90 and sm_90a; 0: not told. */
unsigned kpn_cubin_sm(const char *data, size_t n);
/* The kernels' names, a new list; NULL with the reason in why. */
json_t *kpn_cubin_entries(const char *data, size_t n, char why[200]);
/* Appends the cubin with the entry's code so many instructions further on: it begins with as many
 * that do nothing, and all others are as they were.  False with the reason in why. */
bool kpn_cubin_shift(const char *data, size_t n, const char *entry, uint32_t instructions,
                     struct kp_str *out, char why[200]);

/* ---- the certificate (certificate.c) ------------------------------------ */

struct kpn_certified {
    const char *entry;
    const struct kpn_code *original, *probed;
    const json_t *map;      /* the entry's part of it, or NULL */
    const json_t *contents; /* the entry's part of what kpi_contents gives, or NULL */
    const char *target;     /* of AMD's kernels */
};
/* Of AMD's kernels, gcn/compare.h's.  Of others:
 * {"disassembler": {"name", "version"} or null, "verdict": "intact", "altered" or "unknown",
 * "why", "setmaxnreg": {"original", "probed": "kept", "dropped" or "none"}, and with a
 * disassembler what kpn_machine_compare gives}.  New reference; NULL when interrupted. */
json_t *kpn_certificate(const struct kpn_disassembler *d, const struct kpn_certified *what);
/* What to do where the kernel changed. */
extern const char kpn_fewer_probes[];
#define KPN_REGISTERS_MORE 3u /* than the original's are what probes may take */
/* What grew, a line each: kpn_changes; not on AMD, where what counts is how many workgroups
 * they leave, registers beyond those, and whether as many CTAs fit an SM for all that; setmaxnreg
 * dropped. */
json_t *kpn_grown(const struct kpn_code *a, const struct kpn_code *b, int occupancy_a,
                  int occupancy_b);
/* Lines of the report for people: those of `run` (brief), or all. */
void kpn_print_certificate(FILE *f, const json_t *certificate, bool brief);

#endif
