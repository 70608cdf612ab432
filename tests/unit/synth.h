/*
 * Synthetic traces for tests and benchmarks: a model of what the probes do on
 * the device, made without any of replay's code.
 */
#ifndef KP_SYNTH_H
#define KP_SYNTH_H

#include <jansson.h>

#include "trace/trace.h"

/* A unit's ring, as the probes fill it. */
struct synth_unit {
    struct kpt_unit u;
    uint32_t clock_mask;
    struct kpt_record *ring;
};

struct synth {
    json_t *info;
    uint32_t capacity;
    bool shared; /* records may be KPT_SHARED */
    uint32_t clock_bits; /* of records; more of a clock is cut off.  32 unless changed */
    bool grid_given;     /* info's grid stays; else it is as many CTAs as there are */
    KP_VEC(struct kpt_stamp) stamps;
    KP_VEC(struct synth_unit) units; /* ascending by CTA */
};

/* capacity: of each ring; units: of each CTA; cost: cycles a record, < 0: not
 * calibrated.  Regions are added with synth_region. */
void synth_init(struct synth *s, uint32_t capacity, uint32_t units, double cost);
/* Returns its id.  engine: of one asynchronous operation in it, or NULL. */
uint32_t synth_region(struct synth *s, const char *name, const char *engine, bool instant);
/* The region waits on a barrier of this name. */
void synth_waits(struct synth *s, uint32_t region, const char *on);
/* Each visit to the region does this, and then that unless it is NULL, at the barrier of its
 * cluster: "arrive" or "wait". */
void synth_meets(struct synth *s, uint32_t region, const char *first, const char *second);
/* The launch is one of clusters of so many CTAs. */
void synth_clusters(struct synth *s, int x, int y);
/* A CTA on an SM; exit_clock 0: it leaves no exit stamp.  probed by default. */
void synth_cta(struct synth *s, uint32_t cta, uint32_t sm, uint64_t entry_clock,
               uint64_t entry_ns, uint64_t exit_clock, uint64_t exit_ns);
/* A CTA that the launch never ran. */
void synth_not_run(struct synth *s);
/* A unit of the last CTA.  The pointer lives until the next call. */
struct synth_unit *synth_unit(struct synth *s, uint32_t unit, uint32_t warp);
/* One record at a 64-bit clock. */
void synth_record(struct synth_unit *u, enum kpt_kind kind, uint32_t region, uint64_t clock);
/* One region ends and another starts; synth.shared has to be set. */
void synth_shared(struct synth_unit *u, uint32_t ended, uint32_t started, uint64_t clock);
void synth_drain(struct synth_unit *u, uint64_t begin, uint64_t end, uint64_t begin_ns);
/* Writes the trace and frees everything. */
void synth_write(struct synth *s, FILE *f);
/* The same into a temporary file, rewound. */
FILE *synth_file(struct synth *s);

#endif
