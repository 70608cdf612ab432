/* What the exporters share. */
#ifndef KP_EXPORT_H
#define KP_EXPORT_H

#include "replay/replay.h"

extern const struct kpr_exporter kpr_export_chrome, kpr_export_csv, kpr_export_folded,
    kpr_export_ndjson, kpr_export_perfetto, kpr_export_plot, kpr_export_sqlite,
    kpr_export_summary, kpr_export_text;

/* The run's exact counts under the names that every machine-readable output
 * uses; those of the filter last, and only when there was one. */
struct kpr_count {
    const char *key;
    uint64_t n;
};
#define KPR_MAX_COUNTS 32
size_t kpr_counts(const struct kpr_run *run, struct kpr_count counts[KPR_MAX_COUNTS]);
/* s as a JSON string with its quotes; owned by the caller. */
char *kpr_json_text(const char *s);
/* "open_end censored": the words of the flags, for people and scripts. */
#define KPR_ALL_FLAGS 256 /* all combinations are below */
const char *kpr_flag_words(uint32_t flags);
/* What things are called: CTAs, SMs and warps, or what AMD calls them. */
struct kpr_words {
    const char *cta, *ctas, *sm, *sms, *warp, *warps;
};
const struct kpr_words *kpr_words(const struct kpr_run *run);
const struct kpr_words *kpr_words_of(const struct kpt_info *info);
/* Where AMD's workgroups and waves ran, as "xcc", "se", ... and their numbers; n: how many,
 * 0 for others.  A workgroup has the first four. */
struct kpr_place {
    size_t n;
    const char *key[6];
    uint32_t value[6];
};
struct kpr_place kpr_place_of(const struct kpr_run *run, uint32_t hardware, bool wave);
/* "warp 4" or "warps 4-7"; a static buffer. */
const char *kpr_unit_name(const struct kpr_run *run, const struct kpr_unit *u);
/* What happened to the record cost: "subtracted", "left in", "not calibrated". */
const char *kpr_cost_state(const struct kpr_run *run, bool raw);
/* "fitted", "calibrated" or "given". */
const char *kpr_cost_source(const struct kpr_run *run);
/* s, padded to w columns; control bytes become '?', since names come from the
 * trace and none may command the terminal. */
void kpr_put_name(FILE *f, int w, const char *s);
/* Columns that s takes: UTF-8 continuation bytes take none. */
int kpr_columns(const char *s);
/* Over all fits: the mean slope (0: none) and the largest residual of those that have more
 * points than the two a line always goes through; NaN where none has. */
double kpr_mean_slope(const struct kpr_run *run, double *residual_ns);
/* What the fits leave open, over all of them. */
struct kpr_clock {
    double rate_error;   /* largest relative error of an SM's slope; NaN: no fit */
    double offset_error; /* ns: largest of the SMs whose readings a line keeps to; NaN: none */
    size_t off_line;     /* SMs whose readings no line keeps to */
    double widening;     /* ns: the most that one of them needs beyond the step */
};
struct kpr_clock kpr_clock_of(const struct kpr_run *run);

/* Something was to be learnt from clusters' barriers, whether it was or not. */
bool kpr_tightened_any(const struct kpr_run *run);

/* By how much the launch's first entry is shown after the beginning of a time axis that
 * knows no negative times, in ns.  Warps can be a little ahead of their CTA's stamp, and
 * CTAs of clusters are moved by up to what their clocks' readings leave open. */
int64_t kpr_lead(const struct kpr_run *run);

/* Lanes for intervals that overlap: each goes to the lowest lane that is free
 * when it begins, in logarithmic time. */
struct kpr_lanes {
    int64_t *free_from;
    size_t leaves;
};
/* All lanes are free, for at most n intervals; also before the first use. */
void kpr_lanes_clear(struct kpr_lanes *l, size_t n);
/* begin must not be below that of the interval before; end >= begin. */
uint32_t kpr_lanes_place(struct kpr_lanes *l, int64_t begin, int64_t end);
void kpr_lanes_free(struct kpr_lanes *l);

/* ---- phases of barriers (phases.c) ---------------------------------------- */

/* From the last of a phase's arrivals (its region's START) to the end of the last wait
 * for it: a token that has arrived and is not used up. */
struct kpr_phase {
    uint32_t barrier;
    uint32_t to_unit, to_span;
    uint32_t from_unit, from_span;
    int64_t begin, end; /* cycles; end >= begin is not promised */
};
/* Waits may name an operation, which is no barrier: its lane shows what its phases would. */
bool kpr_is_barrier(const struct kpr_run *run, const char *name);
/* Those of the barriers chosen, by barrier; p has room for cta->link_count. */
size_t kpr_find_phases(const struct kpr_cta *cta, const bool *barriers, struct kpr_phase *p);

/* ---- what draws a CTA (view.c) ------------------------------------------- */

/* The middle one of the probed CTAs: past the launch's start, before its end. */
uint32_t kpr_middle_cta(const struct kpr_run *run);
/* Whether unit i is drawn: it recorded something, and there is room (above 32 units,
 * for one of each role). */
bool kpr_unit_drawn(const struct kpr_cta *cta, size_t i);
/* From the first cut, before which nothing is whole, to the last drain; what is left of
 * that where a filter left spans out.  from < to. */
void kpr_window(const struct kpr_run *run, const struct kpr_cta *cta, int64_t *from, int64_t *to);

#endif
