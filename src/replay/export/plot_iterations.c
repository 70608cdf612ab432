/* How long the iterations last over the run: a point each, the roles under each other. */
#include "replay/iteration.h"
#include "replay/export/plot.h"
#include "replay/stats.h"

#include <inttypes.h>

#define MAX_ROLES 6
#define BINS 100    /* of the launch's time, for the median and the extremes */
#define POINTS 2000 /* of a role, beside the extremes */
#define PANEL 190   /* pixels: height of a role's axes */
#define ABOVE 26
#define BELOW 56
#define LOG_FROM 12 /* times the median: the scale is logarithmic */

struct point {
    int64_t ns;     /* start, since the launch's first entry */
    int64_t cycles; /* to the start of the next */
};
struct bin {
    struct kpr_dist cycles;
    struct point least, most;
};
struct series {
    uint32_t role;
    struct kpr_dist cycles;
    struct point points[POINTS]; /* a sample, the same from run to run */
    size_t n;
    uint64_t random;
    uint32_t head;               /* the region that begins most units' iterations */
    uint64_t head_units, units;
    struct bin bins[BINS];
};
struct iterations {
    FILE *f;
    const struct kpr_export_options *options;
    int64_t until;       /* ns: the last exit */
    struct series *series[MAX_ROLES];
    size_t n;
    uint64_t *count;     /* scratch, by region */
    uint64_t elsewhere;  /* iterations of roles for which there was no room */
};

static int iterations_begin(void *ctx, const struct kpr_run *run)
{
    struct iterations *t = ctx;
    t->count = kp_alloc((run->info.region_count + 1) * sizeof *t->count);
    uint64_t last = run->time_zero + 1;
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED))
            continue;
        last = s->time_entry > last ? s->time_entry : last;
        last = s->time_exit > last ? s->time_exit : last;
    }
    uint64_t ns = last - run->time_zero;
    t->until = ns < INT64_MAX / 4 ? (int64_t)ns : INT64_MAX / 4;
    return KP_OK;
}

static struct series *series_of(struct iterations *t, uint32_t role)
{
    for (size_t i = 0; i < t->n; i++)
        if (t->series[i]->role == role)
            return t->series[i];
    if (t->n == MAX_ROLES)
        return NULL;
    struct series *s = t->series[t->n++] = kp_alloc(sizeof *s);
    s->role = role;
    s->random = 0x9e3779b97f4a7c15u;
    return s;
}

/* Marsaglia's xorshift. */
static uint64_t next_random(uint64_t *x)
{
    *x ^= *x << 13;
    *x ^= *x >> 7;
    *x ^= *x << 17;
    return *x;
}

static void add_point(const struct iterations *t, struct series *s, struct point p)
{
    double where = (double)p.ns / (double)t->until * BINS;
    struct bin *b = &s->bins[where < 0 ? 0 : where >= BINS ? BINS - 1 : (int)where];
    if (b->cycles.count == 0 || p.cycles < b->least.cycles)
        b->least = p;
    if (b->cycles.count == 0 || p.cycles > b->most.cycles)
        b->most = p;
    kpr_dist_add(&b->cycles, (uint64_t)p.cycles);
    kpr_dist_add(&s->cycles, (uint64_t)p.cycles);
    if (s->n < POINTS) {
        s->points[s->n++] = p;
        return;
    }
    /* each of those so far is in the sample with the same chance */
    uint64_t k = next_random(&s->random) % s->cycles.count;
    if (k < POINTS)
        s->points[k] = p;
}

static void add_unit(struct iterations *t, const struct kpr_run *run, const struct kpr_cta *cta,
                     const struct kpr_unit *u)
{
    struct kpr_head head;
    const struct kpr_span *before = NULL;
    struct series *s = NULL;
    if (!kpr_iteration_head(&run->info, u, t->count, &head))
        return;
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *now = &u->spans[i];
        if (!kpr_begins_iteration(&head, now))
            continue;
        if (before && !(s = series_of(t, u->role)))
            t->elsewhere++;
        if (before && s)
            add_point(t, s, (struct point){kpr_ns(cta, before->start),
                                           now->start - before->start});
        before = now;
    }
    if (!s)
        return;
    s->units++;
    if (s->head_units == 0)
        s->head = head.region;
    s->head_units += s->head == head.region;
}

static int iterations_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    for (size_t i = 0; i < cta->unit_count; i++)
        add_unit(ctx, run, cta, &cta->units[i]);
    return KP_OK;
}

/* ---- the picture ------------------------------------------------------------------ */

static void put_point(FILE *f, const struct point *p)
{
    fprintf(f, "%.3f %" PRId64 "\n", (double)p->ns / 1000, p->cycles);
}

static void put_data(const struct iterations *t, size_t k)
{
    struct series *s = t->series[k];
    fprintf(t->f, "$iterations_%zu << EOD\n", k + 1);
    for (size_t i = 0; i < s->n; i++)
        put_point(t->f, &s->points[i]);
    for (size_t i = 0; s->cycles.count > s->n && i < BINS; i++) {
        if (s->bins[i].cycles.count == 0)
            continue;
        put_point(t->f, &s->bins[i].least);
        put_point(t->f, &s->bins[i].most);
    }
    fprintf(t->f, "EOD\n$median_%zu << EOD\n", k + 1);
    for (int i = 0; i < BINS; i++) {
        double wide = (double)t->until / BINS / 1000, from = wide * i, to = from + wide;
        uint64_t median = kpr_dist_percentile(&s->bins[i].cycles, 50);
        if (s->bins[i].cycles.count)
            fprintf(t->f, "%.3f %" PRIu64 "\n%.3f %" PRIu64 "\n\n", from, median, to, median);
    }
    fputs("EOD\n", t->f);
}

static void put_scale(const struct iterations *t, struct series *s)
{
    double least = (double)kpr_dist_percentile(&s->cycles, 1);
    double median = (double)kpr_dist_percentile(&s->cycles, 50), most = 0;
    for (int i = 0; i < BINS; i++) {
        if (s->bins[i].cycles.count == 0)
            continue;
        double a = (double)s->bins[i].least.cycles, b = (double)s->bins[i].most.cycles;
        least = a < least ? a : least;
        most = b > most ? b : most;
    }
    bool logarithmic = least > 0 && most > LOG_FROM * (median > 1 ? median : 1);
    double pad = most > least ? 0.1 * (most - least) : 1 + 0.1 * most;
    bool from_zero = least - pad < 0.4 * most;
    fprintf(t->f, "%s logscale y\n", logarithmic ? "set" : "unset");
    if (logarithmic)
        fprintf(t->f, "set yrange [%.10g:%.10g] noextend\n", 0.8 * least, 1.3 * most);
    else
        fprintf(t->f, "set yrange [%.10g:%.10g] noextend\n", from_zero ? 0 : least - pad,
                most + pad);
    fprintf(t->f, "set ylabel 'cycles%s'\n", logarithmic ? ", logarithmic"
            : from_zero ? "" : ", not from 0");
}

static void put_series(struct kpp_sheet *s, const struct iterations *t, const struct kpr_run *run,
                       size_t k, int y)
{
    struct series *e = t->series[k];
    bool last = k + 1 == t->n;
    char *name = kpp_fit(run->info.regions[e->head].name, 48);
    char *text = kp_asprintf("%s: from one %s to the next%s; %" PRIu64 " times: median %" PRIu64
                             " cycles, 5th to 95th percentile %" PRIu64 " to %" PRIu64,
                             run->roles[e->role].name, name,
                             e->head_units < e->units ? " (of some units another region)" : "",
                             e->cycles.count, kpr_dist_percentile(&e->cycles, 50),
                             kpr_dist_percentile(&e->cycles, 5),
                             kpr_dist_percentile(&e->cycles, 95));
    kpp_label(s, s->left, y + 14, 12, false, text);
    free(text);
    free(name);
    put_data(t, k);
    put_scale(t, e);
    kpp_axes(s, y + ABOVE, PANEL);
    fprintf(t->f, "set xtics out scale 0.5 format '%s'\nset ytics out scale 0.5 format '%%.0f'\n"
            "set xlabel '", last ? "%g" : "");
    if (last)
        fprintf(t->f, "microseconds since the launch''s first %s entered", kpr_words(run)->cta);
    fputs("' offset 0,0.4\n", t->f);
    fprintf(t->f,
            "plot $iterations_%zu using 1:2 with points pt 7 ps 0.35 lc rgb '#60%06x' notitle, "
            "\\\n  $median_%zu using 1:2 with lines lw 2 lc rgb 'black' notitle\n",
            k + 1, (unsigned)kpp_colour(e->head), k + 1);
    kpp_clear(s);
}

static void add_notes(const struct iterations *t, const struct kpr_run *run,
                      struct kpp_notes *notes)
{
    uint64_t most = 0;
    for (size_t i = 0; i < t->n; i++)
        most = t->series[i]->cycles.count > most ? t->series[i]->cycles.count : most;
    kpp_note(notes, "A point: one iteration of one unit, at its start. Line: the median of each "
             "hundredth of the launch.");
    if (most > POINTS)
        kpp_note(notes, "Of a role with more, %d iterations are drawn, chosen evenly, and the "
                 "shortest and the longest of each hundredth of the launch.", POINTS);
    kpp_run_notes(notes, run, t->options->raw);
    kpp_note(notes, "%" PRIu64 " of %" PRIu64 " %s have records; %" PRIu64 " of %" PRIu64
             " records lost, the oldest of each ring.", run->ctas, run->ctas_launched,
             kpr_words(run)->ctas, run->lost, run->records);
    if (t->elsewhere)
        kpp_note(notes, "%" PRIu64 " iterations of further roles are not drawn.", t->elsewhere);
    if (t->n == 0)
        kpp_note(notes, "No unit has two iterations.");
}

static int iterations_end(void *ctx, const struct kpr_run *run)
{
    struct iterations *t = ctx;
    struct kpp_sheet s = {.f = t->f, .options = t->options, .what = kpp_iterations.name};
    int y = KPP_HEAD;
    s.title = kp_asprintf("%s: iterations over the run", run->info.entry);
    add_notes(t, run, &s.notes);
    kpp_sheet_begin(&s, run, (int)t->n * (ABOVE + PANEL) + BELOW, 74, 0);
    fprintf(t->f, "set xrange [0:%.10g] noextend\nset grid x y lt 1 lc rgb '#e4e4e4'\n",
            (double)t->until / 1000);
    for (size_t k = 0; k < t->n; k++) {
        put_series(&s, t, run, k, y);
        y += ABOVE + PANEL;
    }
    if (t->n == 0)
        kpp_empty(&s, y);
    kpp_sheet_end(&s);
    return KP_OK;
}

static void *iterations_open(FILE *f, const struct kpr_export_options *options)
{
    struct iterations *t = kp_alloc(sizeof *t);
    t->f = f;
    t->options = options;
    return t;
}

static void iterations_close(void *ctx)
{
    struct iterations *t = ctx;
    for (size_t k = 0; k < t->n; k++) {
        for (int i = 0; i < BINS; i++)
            kpr_dist_free(&t->series[k]->bins[i].cycles);
        kpr_dist_free(&t->series[k]->cycles);
        free(t->series[k]);
    }
    free(t->count);
    free(t);
}

const struct kpp_plot kpp_iterations = {
    .name = "iterations",
    .visitor = {iterations_begin, iterations_cta, iterations_end},
    .open = iterations_open,
    .close = iterations_close,
};
