/* A table by region and role, as text or JSON. */
#include <inttypes.h>
#include <math.h>

#include "replay/export/summary.h"

static struct kpr_row *row_of(struct kpr_summary *s, uint32_t role, uint32_t region)
{
    if (!s->rows[role])
        s->rows[role] = kp_alloc((s->region_count + 1) * sizeof **s->rows);
    struct kpr_row **r = &s->rows[role][region];
    if (!*r)
        *r = kp_alloc(sizeof **r);
    return *r;
}

static void add_bounds(struct kpr_row *r, const struct kpr_cta *cta, const struct kpr_span *s,
                       double d)
{
    double least = (double)s->least, most = fmax((double)s->most, d), per = cta->ns_per_cycle;
    r->bounded++;
    r->below += d - least;
    r->above += most - d;
    r->ns_below += d * per - least * per * fmax(1 - cta->slope_error, 0);
    r->ns_above += most * per * (1 + cta->slope_error) - d * per;
}

static void add_span(struct kpr_row *r, const struct kpr_cta *cta, const struct kpr_span *s)
{
    if (s->flags & (KPR_OPEN_START | KPR_OPEN_END)) {
        r->open++;
        return;
    }
    bool censored = s->flags & KPR_CENSORED;
    uint64_t d = (uint64_t)(censored ? s->raw_end - s->raw_start : s->end - s->start);
    kpr_dist_add(&r->cycles, d);
    r->ns += (double)d * cta->ns_per_cycle;
    r->exclusive += (double)s->exclusive;
    if (cta->narrow)
        add_bounds(r, cta, s, (double)d);
    r->clamped += (s->flags & KPR_CLAMPED) != 0;
    r->unresolved += (s->flags & KPR_UNRESOLVED) != 0;
    r->unsettled += (s->flags & KPR_UNSETTLED) != 0;
    r->censored += censored;
    if (censored && d > r->censored_max)
        r->censored_max = d;
}

static int summary_begin(void *ctx, const struct kpr_run *run)
{
    struct kpr_summary *s = ctx;
    s->region_count = run->info.region_count;
    return KP_OK;
}

static int summary_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct kpr_summary *s = ctx;
    kpr_against_cta(&s->against, run, cta);
    s->bodies[cta->body]++;
    s->rate_error = fmax(s->rate_error, cta->slope_error);
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        s->units[u->role]++;
        s->records[u->role] += u->count;
        s->lost[u->role] += u->lost;
        s->window[u->role] += (double)(u->drain_begin - (u->cut > 0 ? u->cut : 0));
        for (size_t k = 0; k < u->span_count; k++)
            add_span(row_of(s, u->role, u->spans[k].region), cta, &u->spans[k]);
        for (size_t k = 0; k < u->instant_count; k++)
            row_of(s, u->role, u->instants[k].region)->instants++;
    }
    return KP_OK;
}

double kpr_summary_share(const struct kpr_summary *s, size_t role, const struct kpr_row *r)
{
    return s->window[role] > 0 ? r->cycles.sum / s->window[role] : 0;
}

/* A percentile that censored spans may have pushed up is a bound itself. */
static bool bounded(const struct kpr_row *r, uint64_t value)
{
    return r->censored > 0 && value <= r->censored_max;
}

/* ---- text ------------------------------------------------------------------ */

/* A line of the header that goes on. */
#define MORE "\n             "

static void put_filter(FILE *f, const struct kpr_run *run)
{
    const struct kpr_filtered *filtered = &run->filtered;
    fputs("filter       ", f);
    kpr_put_name(f, 0, filtered->by);
    fprintf(f, MORE "left out of the tables, not of the lines above: %" PRIu64 " %s, %" PRIu64
            " units," MORE "%" PRIu64 " spans, %" PRIu64 " instants\n", filtered->ctas,
            kpr_words(run)->ctas, filtered->units, filtered->spans, filtered->instants);
}

static void put_losses(FILE *f, const struct kpr_run *run)
{
    const struct kpt_info *i = &run->info;
    fprintf(f, "records      %" PRIu64 " made, %" PRIu64 " lost to rings of %u, %" PRIu64
            " ENDs without START", run->records, run->lost, i->capacity, run->unpaired);
    if (i->units_dropped)
        fprintf(f, MORE "%" PRIu64 " units (%" PRIu64 " records) found no place",
                i->units_dropped, i->records_dropped);
    if (run->units_missing > i->units_dropped)
        fprintf(f, MORE "%" PRIu64 " units left nothing", run->units_missing - i->units_dropped);
    if (run->mixed)
        fprintf(f, MORE "%" PRIu64 " spans begin with one wave's record and end with another's",
                run->mixed);
    fputc('\n', f);
}

/* What whole CTAs say about the cost, and how long they come out with it. */
static void put_fit_of_cost(FILE *f, const struct kpr_record_cost *c)
{
    if (c->from == KPR_COST_FITTED)
        fprintf(f, MORE "calibrated: %.2f (%.2f to %.2f)", c->calibrated, c->calibrated_lo,
                c->calibrated_hi);
    else if (c->why)
        fprintf(f, MORE "not fitted to whole CTAs: %s", c->why);
    if (c->ctas && c->why)
        fprintf(f, " (%.2f, %.2f to %.2f)", c->fit_value, c->fit_lo, c->fit_hi);
    if (c->ctas)
        fprintf(f, MORE "whole CTAs less records to their unprobed neighbours, %" PRIu32
                " of them: %+.2f%%", c->ctas,
                100 * (c->why ? c->residual_calibrated : c->residual));
    if (c->ctas && !c->why)
        fprintf(f, " (%+.2f%% to %+.2f%%); as calibrated %+.2f%%", 100 * c->residual_lo,
                100 * c->residual_hi, 100 * c->residual_calibrated);
    if (c->ctas && c->why)
        fprintf(f, MORE "beyond their records %+.0f cycles a CTA (%+.0f to %+.0f)%s;" MORE
                "with what half of them take beyond, the other half: %+.2f%%", c->beyond,
                c->beyond_lo, c->beyond_hi, kpr_beyond_shown(c) ? ", in no region's time" : "",
                100 * c->residual_beyond);
}

/* Of T + N C. */
static void put_whole(FILE *f, const struct kpr_record_cost *c)
{
    const struct kpr_whole *w = &c->whole;
    if (c->ctas)
        fprintf(f, MORE "T + N C: %.0f cycles and %.0f records of %.2f are %+.2f%% off the probed "
                "%.0f;" MORE "with the %.0f cycles of those on their path %+.2f%%, and with what "
                "half of them show," MORE "the other half %+.2f%%", w->unprobed, w->records,
                c->value,
                100 * w->all, w->probed, w->on_path, 100 * w->path, 100 * w->told);
}

static void put_cost(FILE *f, const struct kpr_summary *s, const struct kpr_run *run)
{
    const struct kpt_info *i = &run->info;
    fputs("record cost  ", f);
    if (!i->calibrated)
        fputs("not calibrated: left in", f);
    else
        fprintf(f, "%.2f cycles (%.2f to %.2f), %s, %s", run->cost.value, run->cost.lo,
                run->cost.hi, kpr_cost_state(run, s->options->raw), kpr_cost_source(run));
    if (run->blocked && !s->options->raw && i->calibrated)
        fprintf(f, "; %" PRIu64 " waits blocked", run->blocked);
    if (run->unresolved && !s->options->raw && i->calibrated)
        fprintf(f, ", %" PRIu64 " of them on what no record shows", run->unresolved);
    if (run->hidden && !s->options->raw && i->calibrated)
        fprintf(f, MORE "%" PRIu64 " pauses taken for waits that their CTAs' bodies do not record",
                run->hidden);
    if (run->censored || run->clamped)
        fprintf(f, MORE "%" PRIu64 " spans censored, %" PRIu64 " records clamped", run->censored,
                run->clamped);
    put_fit_of_cost(f, &run->cost);
    put_whole(f, &run->cost);
    fputc('\n', f);
}

/* Another finding about the clock: on a line of its own, or after the one before. */
KP_PRINTF(3, 4)
static void put_finding(FILE *f, bool *first, const char *fmt, ...)
{
    va_list ap;
    fputs(*first ? MORE : "; ", f);
    *first = false;
    va_start(ap, fmt);
    vfprintf(f, fmt, ap);
    va_end(ap);
}

/* What the fits leave open, and whether the clock kept its rate. */
static void put_fit(FILE *f, const struct kpr_summary *s, const struct kpr_run *run)
{
    struct kpr_clock c = kpr_clock_of(run);
    const struct kpr_words *words = kpr_words(run);
    bool first = true;
    if (isnan(c.rate_error))
        return;
    fprintf(f, MORE "timer steps of %g ns%s; ", run->timer_step,
            run->timer_step_assumed ? " (assumed)" : "");
    if (c.off_line)
        fprintf(f, "no line fits %zu %s, by up to %.1f ns: %s placed by their own stamps",
                c.off_line, c.off_line == 1 ? words->sm : words->sms, c.widening, words->ctas);
    else
        fprintf(f, "rates known to %.3f%%, times to %.1f ns", 100 * c.rate_error, c.offset_error);
    if (fabs(run->drift) > run->drift_error) /* false for NaN */
        put_finding(f, &first, "%+.3f%% (\302\261 %.3f%%) time a cycle in the later half",
                    100 * run->drift, 100 * run->drift_error);
    if (c.off_line)
        put_finding(f, &first, "rates known to %.3f%%", 100 * s->rate_error);
    if (run->bend_ns > 0)
        put_finding(f, &first, "drains up to %.1f ns off", run->bend_ns);
}

/* How much nearer than by their SMs' clocks the CTAs of clusters are to each other. */
static void put_clusters(FILE *f, const struct kpr_run *run)
{
    const struct kpr_tightened *t = &run->tightened;
    if (t->clusters && t->pairs) {
        double n = (double)t->pairs;
        fprintf(f,
                MORE "barriers of %" PRIu64 " clusters: CTAs known against each other to %.1f ns,"
                     " by clock alone to %.1f;" MORE "%" PRIu64
                     " orders of arrive and wait, %" PRIu64 " open by clock alone",
                t->clusters, t->among_after / n, t->among_before / n, t->orders, t->open);
    }
    if (t->contradicted)
        fprintf(f, MORE "phases of %" PRIu64 " clusters contradict the clocks: not used",
                t->contradicted);
    if (t->split)
        fprintf(f, MORE "%" PRIu64 " clusters are too far apart in the file to be put together",
                t->split);
    if (t->unclear)
        fprintf(f, MORE "phases of %" PRIu64 " units cannot be counted", t->unclear);
    if (t->unsteady)
        fprintf(f, MORE "%" PRIu64 " CTAs of clusters have no one line: placed by their stamps",
                t->unsteady);
}

static void put_clock(FILE *f, const struct kpr_summary *s, const struct kpr_run *run)
{
    double residual, slope = kpr_mean_slope(run, &residual);
    fputs("clock        ", f);
    if (slope > 0)
        fprintf(f, "%.3f GHz over %zu %s, ", 1 / slope, run->fit_count,
                run->fit_count == 1 ? kpr_words(run)->sm : kpr_words(run)->sms);
    else
        fputs("no fit", f);
    if (slope > 0 && isnan(residual))
        fputs("each from two stamps: the fit cannot be checked", f);
    else if (slope > 0)
        fprintf(f, "largest residual of the fit %.1f ns", residual);
    put_fit(f, s, run);
    if (run->clock_gaps)
        fprintf(f, MORE "%" PRIu64 " units may have paused for 2^%u cycles unseen",
                run->clock_gaps, run->info.clock_bits);
    if (run->clusters_apart)
        fprintf(f, MORE "%" PRIu64 " of %" PRIu64 " clusters did not run together",
                run->clusters_apart, run->clusters);
    put_clusters(f, run);
    const char *other = json_string_value(json_object_get(run->info.json, "clock"));
    if (other)
        fprintf(f, MORE "%s", kp_shown_name(other));
    if (run->clock_assumed)
        fprintf(f, MORE "1 ns a cycle is assumed for %" PRIu64 " %s", run->clock_assumed,
                kpr_words(run)->ctas);
    fputc('\n', f);
}

static void put_check(FILE *f, struct kpr_summary *s, const struct kpr_run *run)
{
    struct kpr_against *a = &s->against;
    fputs("check        ", f);
    if (!s->checked) {
        fprintf(f, "none: too few %s with or without probes\n", kpr_words(run)->ctas);
        return;
    }
    fprintf(f, "unprobed %s took %" PRIu64 " cycles (median of %" PRIu64 "), probed ones %" PRIu64
            "," MORE "%s %" PRIu64 "; against those near it %+.2f%%\n", kpr_words(run)->ctas,
            kpr_dist_percentile(&a->unprobed, 50),
            a->unprobed.count, kpr_dist_percentile(&a->probed, 50),
            s->options->raw ? "without their drain" : "without their records",
            kpr_dist_percentile(&a->corrected, 50), 100 * kpr_against_error(a));
    if (a->lossy && run->info.only_kept)
        fputs("             (the lost records were not made, and cost nothing)\n", f);
    else if (a->lossy)
        fputs("             (the lost records are taken to have cost what the others did)\n", f);
}

/* Which CTAs record what.  A region that is not in a CTA's body is not lost. */
static void put_bodies(FILE *f, const struct kpr_summary *s, const struct kpr_run *run)
{
    const struct kpt_info *info = &run->info;
    for (uint32_t b = 0; info->bodies && b < info->body_count; b++) {
        bool first = true;
        fprintf(f, "%s%u of %u: %" PRIu64 " of %" PRIu64 " sampled %s, with ",
                b ? "             " : "body         ", b + 1, info->body_count, s->bodies[b],
                run->ctas, kpr_words(run)->ctas);
        for (uint32_t r = 0; r < info->region_count; r++) {
            if (!kpt_body_has(info, b, r))
                continue;
            fputs(first ? "" : ", ", f);
            kpr_put_name(f, 0, info->regions[r].name);
            first = false;
        }
        fputs(first ? "nothing\n" : "\n", f);
    }
}

static void put_header(FILE *f, struct kpr_summary *s, const struct kpr_run *run)
{
    const struct kpt_info *i = &run->info;
    const struct kpr_words *words = kpr_words(run);
    fputs("kernel       ", f);
    kpr_put_name(f, 0, i->entry);
    fprintf(f, "\nlaunch       grid %ux%ux%u, block %ux%ux%u, %" PRIu64 " of %" PRIu64
            " %s probed, %" PRIu64 " units of %u %s\n", i->grid[0], i->grid[1], i->grid[2],
            i->block[0], i->block[1], i->block[2], run->ctas, run->ctas_launched, words->ctas,
            run->units, i->warps_per_unit, i->warps_per_unit == 1 ? words->warp : words->warps);
    if (i->amd.target)
        fprintf(f, "target       %s, waves of %u, cycle counter of %u bits, "
                   "constant clock of %g MHz\n",
                i->amd.target, i->amd.wave_size, i->amd.clock_wide, i->amd.constant_mhz);
    put_bodies(f, s, run);
    put_losses(f, run);
    put_cost(f, s, run);
    put_clock(f, s, run);
    put_check(f, s, run);
    if (run->filtered.by)
        put_filter(f, run);
    fputc('\n', f);
}

/* Columns that roles' names take: `least`, or all of the longest. */
static int role_width(const struct kpr_run *run, int least)
{
    for (size_t i = 0; i < run->role_count; i++)
        least = kpr_columns(run->roles[i].name) > least ? kpr_columns(run->roles[i].name) : least;
    return least;
}

static void put_roles(FILE *f, const struct kpr_summary *s, const struct kpr_run *run)
{
    int w = role_width(run, 12);
    if (run->role_count == 0)
        return;
    fprintf(f, "%-*s %8s %12s %12s\n", w, "role", "units", "records", "lost");
    for (size_t i = 0; i < run->role_count; i++)
        if (s->units[i] > 0) /* else all were filtered out */
            fprintf(f, "%-*s %8" PRIu64 " %12" PRIu64 " %12" PRIu64 "\n", w, run->roles[i].name,
                    s->units[i], s->records[i], s->lost[i]);
    fputc('\n', f);
}

/* Right-aligned in w columns; '<' before a value that is an upper bound. */
static void put_cell(FILE *f, int w, bool bound, double v, int decimals)
{
    char number[48];
    snprintf(number, sizeof number, "%s%.*f", bound ? "<" : "", decimals, v);
    fprintf(f, " %*s", w, number);
}

/* Behind so many blanks, where there are any. */
static void put_notes(FILE *f, const struct kpr_row *r, int blanks)
{
    const struct { uint64_t n; const char *word; } notes[] = {
        {r->censored, "censored"}, {r->clamped, "clamped"}, {r->unresolved, "unresolved"},
        {r->unsettled, "unsettled"}, {r->open, "open"},
    };
    for (size_t i = 0; i < KP_COUNT(notes); i++) {
        if (!notes[i].n)
            continue;
        fprintf(f, "%*s %" PRIu64 " %s", blanks, "", notes[i].n, notes[i].word);
        blanks = 0;
    }
}

/* Between what the mean lies, in a column of its own; the rest of its width. */
static int put_interval(FILE *f, const struct kpr_row *r)
{
    char text[64] = "-";
    double n = (double)r->bounded, mean = r->cycles.sum / (double)r->cycles.count;
    if (r->bounded)
        snprintf(text, sizeof text, "%.1f..%.1f", fmax(mean - r->below / n, 0),
                 mean + r->above / n);
    int put = fprintf(f, "  %s", text);
    return put < 19 ? 19 - put : 0;
}

static void put_row(FILE *f, const struct kpr_summary *s, const struct kpr_run *run, int w,
                    uint32_t region, size_t role, struct kpr_row *r)
{
    struct kpr_dist *d = &r->cycles;
    int blanks = 0;
    kpr_put_name(f, w, run->info.regions[region].name);
    fprintf(f, " %-*s", role_width(run, 11), run->roles[role].name);
    if (d->count == 0) {
        fprintf(f, " %8" PRIu64 "%s", r->instants, r->instants ? "  instants" : "");
        blanks = !r->instants;
    } else {
        uint64_t p50 = kpr_dist_percentile(d, 50), p95 = kpr_dist_percentile(d, 95);
        fprintf(f, " %8" PRIu64, d->count);
        put_cell(f, 9, r->censored, kpr_dist_mean(d), 1);
        put_cell(f, 8, bounded(r, p50), (double)p50, 0);
        put_cell(f, 8, bounded(r, p95), (double)p95, 0);
        put_cell(f, 11, r->censored, d->sum, 0);
        put_cell(f, 11, false, r->exclusive, 0);
        put_cell(f, 9, r->censored, r->ns / (double)d->count, 1);
        put_cell(f, 6, r->censored, 100 * kpr_summary_share(s, role, r), 1);
        fputc('%', f);
        blanks = put_interval(f, r);
    }
    put_notes(f, r, blanks);
    fputc('\n', f);
}

static int name_width(const struct kpr_run *run)
{
    int w = 6;
    for (size_t i = 0; i < run->info.region_count; i++) {
        int n = kpr_columns(run->info.regions[i].name);
        w = n > w ? n : w;
    }
    return w;
}

static void put_table(struct kpr_summary *s, const struct kpr_run *run)
{
    FILE *f = s->f;
    int w = name_width(run), roles = role_width(run, 11);
    fprintf(f, "%-*s %-*s %8s %9s %8s %8s %11s %11s %9s %7s  %s\n", w, "", roles, "", "", "cycles",
            "", "", "", "", "ns", "share", "mean cycles");
    fprintf(f, "%-*s %-*s %8s %9s %8s %8s %11s %11s %9s %7s  %s\n", w, "region", roles, "role",
            "count", "mean", "p50", "p95", "total", "exclusive", "mean", "of unit", "lie between");
    for (size_t role = 0; role < run->role_count; role++)
        for (uint32_t id = 0; s->rows[role] && id < s->region_count; id++)
            if (s->rows[role][id])
                put_row(f, s, run, w, id, role, s->rows[role][id]);
}

static void put_legend(const struct kpr_run *run, FILE *f)
{
    fputs("\nlie between: a record costs nothing to the upper end of its cost; "
          "a poll of each wait, and\n"
          "what is not known of arrivals that nothing waited for",
          f);
    fputs(kpr_beyond_shown(&run->cost) ? "; what CTAs take beyond their records\n" : "\n", f);
    if (run->censored)
        fputs("<: an upper bound; censored spans are not longer than the records in them\n", f);
    if (run->clamped)
        fputs("clamped: less than the records' cost could be taken off, lest time run backwards\n",
              f);
    if (run->unresolved)
        fputs("unresolved: waits on what no record shows; taken to end when they were seen to\n",
              f);
    if (run->lost)
        fputs("unsettled: waits so soon after a ring's cut that lost records may decide them\n", f);
    if (run->open_end || run->unpaired)
        fputs("open: began before the ring's cut or did not end; in no statistic\n", f);
}

static int summary_end(void *ctx, const struct kpr_run *run)
{
    struct kpr_summary *s = ctx;
    s->checked = kpr_against_end(&s->against, run);
    if (s->options->json) {
        json_t *report = kpr_summary_json(s, run);
        kp_json_put(s->f, report, JSON_INDENT(2));
        fputc('\n', s->f);
        json_decref(report);
        return KP_OK;
    }
    put_header(s->f, s, run);
    put_roles(s->f, s, run);
    put_table(s, run);
    put_legend(run, s->f);
    return KP_OK;
}

static void *summary_open(FILE *f, const struct kpr_export_options *options)
{
    struct kpr_summary *s = kp_alloc(sizeof *s);
    s->f = f;
    s->options = options;
    return s;
}

static void summary_close(void *ctx)
{
    struct kpr_summary *s = ctx;
    for (size_t role = 0; role < KPR_MAX_ROLES; role++) {
        for (size_t id = 0; s->rows[role] && id < s->region_count; id++) {
            if (s->rows[role][id])
                kpr_dist_free(&s->rows[role][id]->cycles);
            free(s->rows[role][id]);
        }
        free(s->rows[role]);
    }
    kpr_against_free(&s->against);
    free(s);
}

const struct kpr_exporter kpr_export_summary = {
    .name = "summary",
    .help = "a table by region and role",
    .need = KPR_NEED_BOUNDS | KPR_NEED_SAMPLED,
    .visitor = {summary_begin, summary_cta, summary_end},
    .open = summary_open,
    .close = summary_close,
};
