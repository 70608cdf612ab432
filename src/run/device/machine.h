/*
 * machine: the programs and drivers that kperf can use here, what a kernel needs of them,
 * and what to install.
 */
#ifndef KP_RUN_MACHINE_H
#define KP_RUN_MACHINE_H

#include "run/run_internal.h"

/* [{"name", "found", "path", "version", "for", "package"}]: assemblers, disassemblers, the
 * plotter; version null where the program does not say.  LLVM's are those that AMDGCN for `arch` is
 * assembled with, where one knows it.  New reference. */
json_t *kpn_machine_tools(const char *arch);
/* {"cuda", "hip"}: each {"library", "found", "why"}: whether the driver's library can be loaded, in
 * a child.  New reference. */
json_t *kpn_machine_drivers(void);

/* What a kernel's text needs, against the report of kpn_doctor so far (its device, assembler
 * and tools): {"name", "language", "version", "target", "checks": [{"what", "needs", "has", "ok"
 * (null: not known), "text"}], "fits": bool or null}.  KP_OK with a new reference, or
 * what reading it returned, after a message. */
int kpn_machine_needs(const char *path, const json_t *report, json_t **out);
/* [{"what", "package", "why"}]: what is missing, or too old for the kernel ("kernel" in the
 * report).  New reference. */
json_t *kpn_machine_install(const json_t *report);

/* The CUDA release whose ptxas is the first to know this version of PTX, as 10 * major + minor:
 * 124 for 12.4; 0: not known.  Source: the table of releases in the PTX ISA's release notes. */
unsigned kpn_ptx_release(unsigned major, unsigned minor);

/* The report's parts for people. */
void kpn_print_machine(FILE *f, const json_t *report);

#endif
