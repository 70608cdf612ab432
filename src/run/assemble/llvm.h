/*
 * llvm: AMD's assembler and what reads its output.  Found when they are needed, run
 * without a shell.
 */
#ifndef KP_RUN_LLVM_H
#define KP_RUN_LLVM_H

#include "run/run_internal.h"

enum kpn_llvm_tool {
    KPN_LLVM_MC,
    KPN_LLVM_LLD,
    KPN_LLVM_CLANG, /* in place of both, where one of them is missing */
    KPN_LLVM_READELF,
    KPN_LLVM_OBJDUMP,
    KPN_LLVM_TOOLS
};

/* Where a tool is: what $LLVM_MC, $LD_LLD, $AMDGCN_CLANG, $LLVM_READELF or $LLVM_OBJDUMP names;
 * in `dir` (or NULL); on PATH, also with a version behind its name (llvm-mc-19); in
 * /opt/rocm/llvm/bin; in /usr/lib/llvm-N/bin, the highest N first.  NULL, or owned by the
 * caller. */
char *kpn_llvm_find(enum kpn_llvm_tool tool, const char *dir);
/* "19.1.7"; owned. */
char *kpn_llvm_version(const char *path);

/* As kpn_assembler_find and kpn_assemble do for PTX: llvm-mc and ld.lld, or clang, of those
 * places' that know the target the latest, and llvm-readelf for what came of it. */
int kpn_llvm_assembler(const char *arch, const char *asked, const char *beside, bool quiet,
                       struct kpn_assembler *out);
/* The folder of the LLVM that a target is assembled with; owned, or NULL where none knows it. */
char *kpn_llvm_home(const char *arch);
/* llvm-objdump, of an LLVM that knows the target if there is one; owned, or NULL. */
char *kpn_llvm_disassembler(const char *arch);
/* entry "": the figures of no kernel are asked for. */
int kpn_llvm_assemble(struct kpn_assembler *a, const char *what, const char *text, size_t len,
                      const char *arch, const char *const *options, size_t option_count,
                      const char *entry, struct kpn_code *out);
/* Runs a tool over an image that it finds in a file; its output into *out.  KP_OK,
 * KP_INTERRUPTED, or KP_FAILED with a message. */
int kpn_llvm_read(const char *path, const char *option, const struct kp_str *image,
                  struct kp_str *out);

/* ---- what llvm-mc has to be told of a text (llvm_text.c) ------------------ */

/* The target id of .amdgcn_target ("gfx90a:xnack-"), or arch; owned. */
char *kpn_amdgcn_id(const char *text, size_t len, const char *arch);
/* -mattr for it and for the kernels' wave size: "+sramecc,-xnack,+wavefrontsize64"; "" where
 * there is nothing to say.  Owned. */
char *kpn_amdgcn_features(const char *text, size_t len, const char *id);

/* ---- metadata (llvm_notes.c) ----------------------------------------------- */

/* A code object of AMD's, by its ELF header. */
bool kpn_is_code_object(const char *data, size_t n);
/* What `llvm-readelf --notes` printed of a code object: registers, spills, scratch, LDS of one
 * kernel; *threads: the most that its workgroup may have.  False with the reason in why. */
bool kpn_notes_code(const char *notes, size_t n, const char *entry, struct kpn_code *out,
                    uint32_t *threads, char why[200]);
/* The kernels' names, a new list, and the target ("gfx942"); NULL with the reason in why. */
json_t *kpn_notes_entries(const char *notes, size_t n, char target[16], char why[200]);

#endif
