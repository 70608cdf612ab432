/*
 * A recorded trace, made larger: its CTAs are written again and again, each
 * time under new ids and a little later.
 */
#ifndef KP_ENLARGE_H
#define KP_ENLARGE_H

#include "trace/trace.h"

struct enlarged {
    FILE *f;         /* a temporary file in $TMPDIR that has no name */
    uint64_t bytes;
    uint64_t copies; /* of each CTA */
    uint32_t ctas;
};

/* Reads the trace at path and writes at least `bytes` of it, or half of what the disk has
 * room for.  KP_OK, or what went wrong after a message. */
int enlarge(const char *path, uint64_t bytes, struct enlarged *out);

#endif
