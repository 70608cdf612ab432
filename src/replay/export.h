/* What the exporters share. */
#ifndef KP_EXPORT_H
#define KP_EXPORT_H

#include "replay/replay.h"

extern const struct kpr_exporter kpr_export_chrome, kpr_export_csv, kpr_export_summary,
    kpr_export_text;

/* "open_end censored": the words of the flags, for people and scripts. */
const char *kpr_flag_words(uint32_t flags);
/* "warp 4" or "warps 4-7"; a static buffer. */
const char *kpr_unit_name(const struct kpr_run *run, const struct kpr_unit *u);
/* What happened to the record cost: "subtracted", "left in", "not calibrated". */
const char *kpr_cost_state(const struct kpr_run *run, bool raw);
/* s, padded to w columns; control bytes become '?', since names come from the
 * trace and none may command the terminal. */
void kpr_put_name(FILE *f, int w, const char *s);
/* Columns that s takes: UTF-8 continuation bytes take none. */
int kpr_columns(const char *s);
/* Over all fits: the mean slope (0: none) and the largest residual of those that have more
 * points than the two a line always goes through; NaN where none has. */
double kpr_mean_slope(const struct kpr_run *run, double *residual_ns);

#endif
