/*
 * ceilings: what a device sustains, measured: memory, L2, matrix rates, launches.
 * kperf-report(5) has the JSON.
 */
#ifndef KP_RUN_CEILINGS_H
#define KP_RUN_CEILINGS_H

#include "run/baseline.h"

#define KPN_STREAM_THREADS 256u /* of a CTA */
#define KPN_STREAM_CTAS 4u      /* of an SM */
#define KPN_STREAM_UNROLL 8u    /* accesses of 16 bytes that a thread has under way */
enum kpn_stream { KPN_STREAM_READ, KPN_STREAM_WRITE, KPN_STREAM_COPY, KPN_STREAMS };

/* A type of matrix product: wgmma of 64 x 256, 32 bytes deep. */
struct kpn_matrix_type {
    const char *name, *instruction; /* "bf16"; "m64n256k16.f32.bf16.bf16" */
    const char *scales;             /* what follows the descriptors */
    unsigned k;
    bool whole;                     /* sums are integers */
    uint32_t keep, set;             /* random bits to operands: (r & keep) | set */
};
extern const struct kpn_matrix_type kpn_matrix_types[5];
#define KPN_MATRIX_STEPS 4u    /* wgmma of a group */
#define KPN_MATRIX_THREADS 256u /* of a CTA: two warp groups */

/* PTX of a kernel (ceilings_ptx.c); its entry is in kpn_stream_names or "ceiling_matrix" or
 * "ceiling_empty".
 *   streams: (to, from, chunks, passes, stride): passes times chunks times UNROLL accesses, in
 *            steps of stride bytes
 *   matrix:  (out, n): n groups of each warp group */
extern const char *const kpn_stream_names[KPN_STREAMS];
void kpn_stream_ptx(enum kpn_stream s, unsigned sm, struct kp_str *out);
void kpn_matrix_ptx(const struct kpn_matrix_type *t, struct kp_str *out);
void kpn_empty_ptx(unsigned sm, struct kp_str *out);

/* In a child: {"ceilings", "device"}; the argument is a kpn_calibration_job. */
int kpn_ceilings_child(void *job, json_t **report);

/* ---- kept ones (ceilings_store.c) ------------------------------------------- */

/* Where those of a device, driver and assembler are kept: below $XDG_CACHE_HOME or
 * ~/.cache; owned; NULL where neither is known. */
char *kpn_ceilings_path(const char *device, const char *driver, const char *assembler);
/* Keeps a report's "ceilings".  KP_OK with the file's name in *path (owned), or KP_FAILED with a
 * message. */
int kpn_ceilings_keep(const json_t *ceilings, char **path);
/* Those of this device, driver and assembler, or absent; new reference. */
json_t *kpn_ceilings_find(const struct kpn_gpu_info *gpu, const char *assembler);
/* Those of a file that 'kperf calibrate --ceilings --json' wrote.  KP_OK; KP_FAILED or
 * KP_MALFORMED with a message, KP_FAILED where they are of something else. */
int kpn_ceilings_read(const char *path, const struct kpn_gpu_info *gpu, const char *assembler,
                      json_t **out);

/* For people. */
void kpn_print_ceilings(FILE *f, const json_t *ceilings);

#endif
