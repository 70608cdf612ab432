/* Perfetto's own format: what the parts of the exporter share. */
#ifndef KP_PERFETTO_H
#define KP_PERFETTO_H

#include <stdatomic.h>

#include "replay/export/export.h"
#include "replay/export/pfwriter.h"

/* Numbers of interned names; what the trace itself names follows the last. */
enum { NAME_LAUNCH = 1, NAME_CTA, NAME_LOST, NAME_DRAIN, NAME_REGION };
enum { CATEGORY_KPERF = 1, CATEGORY_ASYNC, CATEGORY_WAIT, CATEGORY_ROLE };
/* Below the first: what kpr_flag_words says of the number. */
enum { TEXT_NO_EXIT = KPR_ALL_FLAGS, TEXT_REGION };
enum {
    ARG_NONE, ARG_START, ARG_CYCLES, ARG_RAW, ARG_EXCLUSIVE, ARG_INSIDE, ARG_AT_MOST, ARG_FLAGS,
    ARG_AT, ARG_RAW_AT, ARG_LOST, ARG_UNPAIRED, ARG_RECORDS, ARG_CTA, ARG_SM, ARG_UNIT,
    ARG_REGION, ARG_ISSUED, ARG_BYTES, ARG_FLOPS, ARGS
};

/* A track's number says what it is of: the launch, or a CTA, a kind, and which
 * of the kind. */
enum pf_kind { OF_CTA, OF_UNIT, OF_LANE, OF_BARRIER };
#define LAUNCH_TRACK 1

struct tip; /* one end of an arrow */

struct perfetto {
    const struct kpr_export_options *options;
    FILE *f;
    struct obuf file;      /* in front of f */
    _Atomic uint64_t all_held; /* added up by several threads: held of each CTA */
    /* what all CTAs have in common */
    int64_t lead;          /* from the base to the launch's first entry, ns */
    uint64_t *first_async; /* by region: event name of its first operation */
    uint64_t first_barrier; /* event name of the first */
    bool *barriers;        /* by barrier: it is one, and no operation's completion */
    /* of the CTA at hand, which is drawn in a copy of the above */
    uint64_t held;         /* times before the base */
    struct tip *tips;      /* by unit, span, kind */
    uint64_t *ids;         /* theirs */
    size_t tip_count, tips_done; /* done: of the units before the one at hand */
    /* of the unit at hand */
    uint32_t *tips_of;     /* by span, and one more: from where its tips stand, since done */
    size_t tips_room;
    const struct kpr_span **order, **open;
    size_t open_count, room;
    size_t instant;        /* the next */
    struct pfw w;
};

static inline uint64_t pf_track(const struct kpr_cta *cta, enum pf_kind kind, size_t index)
{
    return (cta->number + 1) << 34 | (uint64_t)kind << 32 | (uint32_t)index;
}

/* Time on the trace's axis; nothing may lie before its base. */
static inline uint64_t pf_axis(struct perfetto *p, const struct kpr_cta *cta, int64_t cycles)
{
    int64_t ns = kpr_ns(cta, cycles) + p->lead;
    if (ns >= 0)
        return (uint64_t)ns;
    p->held++;
    return 0;
}

/* A slice with nothing in it; its arguments were given. */
static inline void pf_slice(struct perfetto *p, uint64_t begin, uint64_t end, uint64_t name)
{
    const struct pfw_flows none = {0};
    pfw_begin(&p->w, begin, name, none);
    pfw_end(&p->w, end > begin ? end : begin, none);
}

/* Where AMD's ran, for the slice to come; nothing for others. */
static inline void pf_put_place(struct perfetto *p, const struct kpr_run *run, uint32_t hardware,
                                bool wave)
{
    struct kpr_place at = kpr_place_of(run, hardware, wave);
    for (size_t i = 0; i < at.n; i++)
        pfw_int(&p->w, ARGS + i, at.value[i]);
}

/* The tracks of a CTA's units, with arrows between them (perfetto_unit.c). */
void pf_put_units(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta);
/* The lanes of its engines, and its barriers (perfetto_async.c). */
void pf_put_ops(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta);
void pf_put_barriers(struct perfetto *p, const struct kpr_run *run, const struct kpr_cta *cta);

#endif
