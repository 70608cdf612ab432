/*
 * build: a config's kernel file, original and probed, assembled.
 */
#ifndef KP_RUN_BUILD_H
#define KP_RUN_BUILD_H

#include "run/certify/certify.h"

/* What was left out because the assembler spilled with it, or fewer CTAs fitted an SM, or because
 * it took more registers than it may. */
struct kpn_spared {
    bool pins, gather, quiet;
    bool slim; /* nothing left out: the probes are the slim ones (kpi_options) */
};
/* What tells one set of probes from another. */
struct kpn_asked {
    enum kpi_strategy strategy;
    bool separate;
    enum kpi_unit unit;
    uint32_t slots, capacity, threads; /* these five: as in kpn_ring, but for the threads */
    uint32_t shared;                   /* dynamic, bytes of the launch */
    uint8_t grid_dimensions, block_dimensions; /* the launch's, as in kpi_options */
    bool at_once, early;
    uint32_t place;       /* these three: as the config had them */
    bool only_kept, turns; /* as in kpi_options */
};
struct kpn_probed {
    struct kpn_asked asked;
    struct kpn_code code;
    json_t *map, *entry; /* entry: borrowed from map */
    json_t *certificate; /* once kpn_kernel_certify was called */
    char sha256[65];
    bool assembled;
    struct kpn_spared spared;
};
struct kpn_kernel_file {
    const struct kpn_config *config;
    char *path;
    struct kp_str text;
    struct kp_source src;
    char sha256[65];
    json_t *inspected, *entry; /* entry: borrowed from inspected */
    json_t *contents;          /* what kpi_contents gives, once it was asked for */
    const char *name, *arch;   /* of the entry; name in inspected, arch there or config */
    const struct kpn_limits *limits; /* of the device, set by who launches; NULL: not known */
    struct kpn_code original;
    bool assembled;
    KP_VEC(struct kpn_probed *) probed;
};

/* Reads the file, finds the entry, checks its parameters against the config's.
 * KP_OK, KP_FAILED, or KP_MALFORMED with diagnostics. */
int kpn_kernel_open(const struct kpn_config *c, struct kpn_kernel_file *out);
void kpn_kernel_close(struct kpn_kernel_file *k);
/* Assembles the original once; a may be NULL (nothing is assembled).  KP_OK, or
 * what kpn_assemble returned. */
int kpn_kernel_original(struct kpn_kernel_file *k, struct kpn_assembler *a);
/* Instruments and assembles, or finds what was built before; *out is borrowed from
 * k.  KP_OK, KP_MALFORMED, or what kpn_assemble returned. */
int kpn_kernel_probed(struct kpn_kernel_file *k, struct kpn_assembler *a,
                      const struct kpn_ring *ring, const struct kpn_plan *plan,
                      struct kpn_probed **out);
/* Compares the assembled original with p, once; p->certificate is then set.  KP_OK, or
 * KP_INTERRUPTED. */
int kpn_kernel_certify(struct kpn_kernel_file *k, const struct kpn_disassembler *d,
                       struct kpn_probed *p);
/* The reference's kernel of a config that names one. */
struct kpn_reference_kernel {
    bool open;
    struct kpn_config config; /* the config with the kernel's file and entry */
    struct kpn_kernel_file kernel;
};
/* Reads and assembles it, once; a may be NULL (nothing is done).  Results as of kpn_kernel_open
 * and kpn_kernel_original. */
int kpn_reference_open(const struct kpn_config *c, struct kpn_assembler *a,
                       struct kpn_reference_kernel *out);
void kpn_reference_close(struct kpn_reference_kernel *r);
/* The kernel of a workload's other type, read as the config's own, with the config for it: both
 * in *out, to be freed by kpn_reference_close.  Results as of kpn_kernel_open. */
int kpn_dtype_open(const struct kpn_config *c, const struct kpn_dtype_kernel *d,
                   struct kpn_reference_kernel *out);
/* p's regions, as in its map, each with "waits_for", "begins_behind" and "ends_behind"
 * where its PTX tells (see kpi_contents).
 * New reference. */
json_t *kpn_kernel_regions(struct kpn_kernel_file *k, const struct kpn_probed *p);
/* Loads into registers, of its loops, as a trace's information has them (kperf-trace(5),
 * "fetches"); new reference, NULL: of this target they are not told. */
json_t *kpn_kernel_fetches(struct kpn_kernel_file *k);
/* The original's loads, stores and matrix instructions: the trace's "instructions".  NULL
 * where its text could not be read.  New reference. */
json_t *kpn_kernel_instructions(struct kpn_kernel_file *k);
/* The same from an entry's part of what kpi_contents gives. */
json_t *kpn_instructions_json(const json_t *contents);

#endif
