/*
 * assemble: ptxas or LLVM over a text, and what they say of the code.
 */
#ifndef KP_RUN_ASSEMBLE_H
#define KP_RUN_ASSEMBLE_H

#include "run/spawn.h"

struct kpn_assembler {
    char *path, *version; /* version: "13.0.88" */
    char *dir;            /* scratch directory, or NULL */
    bool llvm;            /* llvm-mc, or clang if there is no linker; else ptxas */
    char *linker, *readelf;
};
struct kpn_advisory {
    char *text;
    unsigned count;
};
struct kpn_code {
    struct kp_str image; /* the cubin */
    /* AMD: VGPRs with AGPRs, spilled VGPRs and SGPRs, scratch, LDS */
    uint32_t registers, spill_stores, spill_loads, stack, shared, barriers;
    uint32_t agprs, sgprs, wave; /* AMD; wave: 0 for others */
    bool cu_mode;
    KP_VEC(struct kpn_advisory) advisories;
    double ms; /* that the assembler took; 0: not known */
};
/* asked: the config's path or NULL; beside: the config's own path or NULL.
 * KP_OK; KP_NODEVICE with a message when there is none. */
int kpn_assembler_find(const char *asked, const char *beside, bool quiet,
                       struct kpn_assembler *out);
/* The same for AMD's targets ("gfx942"): LLVM's; for others, as above. */
int kpn_assembler_for(const char *arch, const char *asked, const char *beside, bool quiet,
                      struct kpn_assembler *out);
/* "ptxas", "llvm-mc" or "clang". */
const char *kpn_assembler_name(const struct kpn_assembler *a);
/* Makes the scratch directory; before a fork whose child will assemble. */
bool kpn_assembler_prepare(struct kpn_assembler *a);
void kpn_assembler_free(struct kpn_assembler *a);
/* Bytes into a file of a scratch directory; false after a message. */
bool kpn_write_scratch(const char *path, const char *text, size_t len);
/* ptxas -v with these options on a text; `what` is for messages.  KP_OK; KP_FAILED
 * with the assembler's own words and the command; KP_INTERRUPTED. */
int kpn_assemble(struct kpn_assembler *a, const char *what, const char *ptx, size_t len,
                 const char *arch, const char *const *options, size_t option_count,
                 const char *entry, struct kpn_code *out);
void kpn_code_free(struct kpn_code *c);
/* What the assembler said (-v); lines about other entries are left out. */
void kpn_code_parse(const char *text, const char *entry, struct kpn_code *out);
json_t *kpn_code_json(const struct kpn_code *c);
/* Advisories of b beyond those of a: [{"text","original","probed"}]. */
json_t *kpn_advisories_diff(const struct kpn_code *a, const struct kpn_code *b);

/* What the probes did to the code, one line each: spills, stack, occupancy and
 * advisories.  More registers alone are no change while these stay. */
json_t *kpn_changes(const struct kpn_code *a, const struct kpn_code *b, int occupancy_a,
                    int occupancy_b);

#endif
