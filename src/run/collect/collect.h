/*
 * collect: a launch that was recorded in another program, as its files say it.
 */
#ifndef KP_RUN_COLLECT_H
#define KP_RUN_COLLECT_H

#include "run/session.h"

struct kpn_collected {
    const char *path; /* of the launch */
    char *base;       /* it, without ".launch.json" */
    const struct kpn_collect *options;
    json_t *launch, *map, *entry;
    struct kpn_capture capture;
    const char *ptx; /* which of options->ptx is its kernel's; NULL: it has probes */
    uint32_t grid[3], cluster[3];
};

/* ---- collect/values.c ----------------------------------------------------------------------- */

/* The number at key, from min to max; UINT64_MAX: it is none. */
uint64_t kpn_collected_number(const json_t *o, const char *key, uint64_t min, uint64_t max);
/* Three extents whose product is a number of threads or CTAs; false: they are none. */
bool kpn_collected_three(const json_t *o, const char *key, uint32_t out[3]);
/* KP_MALFORMED, after a message that names the launch. */
int kpn_collected_refuse(const struct kpn_collected *c, const char *what);
/* "DIR/ENTRY-ID.N.SUFFIX", the entry at most 60 letters of it; owned. */
char *kpn_collected_path(const struct kpn_collected *c, const char *suffix);

/* collect/config.c: the text that was assembled, without probes, as ID.original.ptx.  *name: what
 * that is called beside a trace, owned; NULL, with KP_OK, where the text is not there. */
int kpn_collected_text(const struct kpn_collected *c, char **name);
/* Where the launch's arguments were kept: a config that repeats it.  text: of the kernel, or NULL.
 * *path: owned; NULL, with KP_OK, where they were not. */
int kpn_collected_config(const struct kpn_collected *c, const char *text, char **path);

/* collect/ptx.c: sets c->ptx to the first of options->ptx whose kernel was launched: of that name,
 * with parameters of these sizes, for CTAs of so many threads. */
int kpn_collected_ptx(struct kpn_collected *c);
/* Has the launch left addresses of the program's memory in this one, which are others here? */
bool kpn_collected_has_addresses(const struct kpn_collected *c, size_t memory);

#endif
