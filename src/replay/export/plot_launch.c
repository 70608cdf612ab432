/* The launch as the stamps show it: a row an SM, a box a CTA, with probes or without; below, how
 * many are on the device at once.  Times are the device timer's own, which all SMs share. */
#include "replay/export/plot.h"

#include <inttypes.h>

#define MAX_SMS 320  /* rows drawn */
#define MAX_LANES 32 /* of a row: CTAs that are on an SM at once */
#define ROWS_PX 640
#define BELOW 40
#define COUNT_PX 120
#define COLUMNS 480  /* steps of the count */

/* One CTA that left an exit stamp. */
struct stay {
    uint32_t sm, cta;
    uint64_t from, to; /* ns since the launch's first entry */
    bool probed, hidden;
    uint32_t row, lane;
};
struct launch {
    FILE *f;
    const struct kpr_export_options *options;
    struct stay *stays; /* by SM, then entry */
    size_t n;
    uint64_t end;       /* of the last */
    size_t sms;
    uint32_t lanes;     /* most of one SM */
    uint64_t busy, tail; /* ns, over all SMs: with a CTA; behind the SM's last one */
    uint64_t narrow;    /* CTAs that others hide */
    double count[COLUMNS]; /* CTAs on the device, on average */
};

static int by_sm(const void *a, const void *b)
{
    const struct stay *x = a, *y = b;
    if (x->sm != y->sm)
        return x->sm < y->sm ? -1 : 1;
    if (x->from != y->from)
        return x->from < y->from ? -1 : 1;
    return x->cta < y->cta ? -1 : x->cta > y->cta;
}

static void take_stamps(struct launch *l, const struct kpr_run *run)
{
    uint64_t first = UINT64_MAX;
    l->stays = kp_realloc(NULL, run->stamp_count + 1, sizeof *l->stays);
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED))
            continue;
        first = s->time_entry < first ? s->time_entry : first;
        if (s->clock_exit != 0 && s->time_exit >= s->time_entry)
            l->stays[l->n++] = (struct stay){.sm = s->sm, .cta = s->cta, .from = s->time_entry,
                                             .to = s->time_exit,
                                             .probed = s->flags & KPT_CTA_PROBED};
    }
    for (size_t i = 0; i < l->n; i++) {
        l->stays[i].from -= first;
        l->stays[i].to -= first;
        l->end = l->stays[i].to > l->end ? l->stays[i].to : l->end;
    }
    qsort(l->stays, l->n, sizeof *l->stays, by_sm);
}

/* Of those without probes that begin in one half pixel of a lane one is drawn, if they are
 * shorter than that. */
static bool is_hidden(const struct launch *l, const struct stay *s, const struct stay *before)
{
    double half = (double)l->end / (2 * KPP_AXIS);
    return before && !s->probed && (double)(s->to - s->from) < half &&
           (double)(s->from - before->from) < half;
}

/* Those of one SM: lanes, and how long it was busy. */
static void see_sm(struct launch *l, struct stay *s, size_t n, struct kpr_lanes *lanes)
{
    const struct stay *drawn[MAX_LANES] = {NULL};
    uint64_t until = 0;
    kpr_lanes_clear(lanes, n);
    for (size_t i = 0; i < n; i++) {
        s[i].row = (uint32_t)l->sms;
        s[i].lane = kpr_lanes_place(lanes, (int64_t)s[i].from, (int64_t)s[i].to);
        l->lanes = s[i].lane >= l->lanes ? s[i].lane + 1 : l->lanes;
        if (s[i].lane < MAX_LANES) {
            s[i].hidden = is_hidden(l, &s[i], drawn[s[i].lane]);
            drawn[s[i].lane] = s[i].hidden ? drawn[s[i].lane] : &s[i];
            l->narrow += s[i].hidden;
        }
        uint64_t from = s[i].from > until ? s[i].from : until;
        l->busy += s[i].to > from ? s[i].to - from : 0;
        until = s[i].to > until ? s[i].to : until;
    }
    l->tail += l->end - until;
    l->sms++;
}

/* Parts of the columns at both ends, one in those between; the sums make them the count. */
static void add_count(double *steps, double from, double to)
{
    size_t a = (size_t)from, b = (size_t)to;
    steps[a] += (double)(a + 1) - from;
    steps[a + 1] += from - (double)a;
    steps[b] -= (double)(b + 1) - to;
    steps[b + 1] -= to - (double)b;
}

static void see_all(struct launch *l)
{
    struct kpr_lanes lanes = {0};
    double steps[COLUMNS + 2] = {0}, sum = 0, scale = COLUMNS / ((double)l->end + 1);
    for (size_t i = 0, k; i < l->n; i = k) {
        for (k = i + 1; k < l->n && l->stays[k].sm == l->stays[i].sm;)
            k++;
        see_sm(l, l->stays + i, k - i, &lanes);
    }
    for (size_t i = 0; i < l->n; i++)
        add_count(steps, (double)l->stays[i].from * scale, (double)l->stays[i].to * scale);
    for (size_t i = 0; i < COLUMNS; i++)
        l->count[i] = sum += steps[i];
    kpr_lanes_free(&lanes);
}

/* ---- the picture --------------------------------------------------------------------- */

/* 0, 1: without probes, by turns, so that neighbours can be told apart; 2: with. */
enum { KINDS = 3 };

static bool put_boxes(const struct launch *l, int kind)
{
    bool any = false;
    for (size_t i = 0, turn = 0; i < l->n; i++) {
        const struct stay *s = &l->stays[i];
        turn = i > 0 && s->sm == s[-1].sm ? turn + 1 : s->row;
        int is = s->probed ? 2 : (int)(turn % 2);
        if (is != kind || s->hidden || s->row >= MAX_SMS || s->lane >= MAX_LANES)
            continue;
        if (!any)
            fprintf(l->f, "$ctas_%d << EOD\n", kind);
        any = true;
        double low = s->row - 0.5 + (double)s->lane / l->lanes, high = low + 1.0 / l->lanes;
        fprintf(l->f, "%.3f %.3f %.5g %.5g\n", (double)s->from / 1000, (double)s->to / 1000, low,
                high);
    }
    if (any)
        fputs("EOD\n", l->f);
    return any;
}

static void put_rows(struct kpp_sheet *s, const struct launch *l, const struct kpr_run *run, int y,
                     int height)
{
    static const char *const colours[KINDS] = {"c8c8c8", "a8a8a8", "e69f00"};
    size_t rows = l->sms < MAX_SMS ? l->sms : MAX_SMS;
    bool any[KINDS];
    for (int kind = 0; kind < KINDS; kind++)
        any[kind] = put_boxes(l, kind);
    kpp_axes(s, y, height);
    fprintf(l->f, "set xrange [0:%.10g] noextend\nset yrange [%.1f:-0.5] noextend\n"
            "set xtics out scale 0.5 format ''\nset ytics out scale 0.5 format '%%.0f'\n"
            "set ylabel '%s, in order'\nplot \\\n", (double)l->end / 1000 + 1e-3,
            (double)rows - 0.5, kpr_words(run)->sms);
    for (int kind = 0; kind < KINDS; kind++)
        if (any[kind])
            fprintf(l->f, "  $ctas_%d using (($1+$2)/2):(($3+$4)/2):1:2:3:4 with boxxyerror fs "
                    "solid noborder fc rgb '#%s' notitle, \\\n", kind, colours[kind]);
    fputs("  NaN notitle\n", l->f);
    kpp_clear(s);
}

static void put_count(struct kpp_sheet *s, const struct launch *l, const struct kpr_run *run, int y)
{
    double width = ((double)l->end + 1) / COLUMNS / 1000, most = 0;
    for (size_t i = 0; i < COLUMNS; i++)
        most = l->count[i] > most ? l->count[i] : most;
    fputs("$count << EOD\n", l->f);
    for (size_t i = 0; i < COLUMNS; i++)
        fprintf(l->f, "%.3f %.4g\n%.3f %.4g\n", (double)i * width, l->count[i],
                (double)(i + 1) * width, l->count[i]);
    fputs("EOD\n", l->f);
    kpp_axes(s, y, COUNT_PX);
    fprintf(l->f, "set yrange [0:%.6g]\nset xtics format '%%g'\nset ylabel '%s at once'\n"
            "set xlabel 'microseconds since the launch''s first %s entered' offset 0,0.4\n"
            "plot $count using 1:2 with filledcurves y1=0 fs solid fc rgb '#b8cfe4' notitle, \\\n"
            "  $count using 1:2 with lines lc rgb '#4477aa' notitle\n", 1.08 * most,
            kpr_words(run)->ctas, kpr_words(run)->cta);
}

static void add_notes(const struct launch *l, const struct kpr_run *run, struct kpp_notes *notes)
{
    const struct kpr_words *w = kpr_words(run);
    double all = (double)l->end * (double)l->sms;
    if (l->n == 0) {
        kpp_note(notes, "No %s left both stamps.", w->cta);
        return;
    }
    kpp_note(notes, "A box: one %s, from its entry to its exit by the device's timer (steps of %g "
             "ns); grey by turns without probes, in colour with. Below: the mean of each of %d "
             "parts of the launch.", w->cta, run->timer_step, COLUMNS);
    kpp_note(notes,
             "%zu %s on %zu %s, at most %u at once on one; of the %s' time %.1f%% was "
             "without one, %.1f%% behind their last.",
             l->n, w->ctas, l->sms, w->sms, l->lanes, w->sms,
             all > 0 ? 100 * (1 - (double)l->busy / all) : 0,
             all > 0 ? 100 * (double)l->tail / all : 0);
    if (run->ctas_no_exit + run->ctas_not_run > 0)
        kpp_note(notes, "%" PRIu64 " %s left no exit stamp and %" PRIu64 " never ran: not drawn.",
                 run->ctas_no_exit, w->ctas, run->ctas_not_run);
    if (l->narrow)
        kpp_note(notes, "%" PRIu64 " %s are too short to be seen, and not drawn.", l->narrow,
                 w->ctas);
    if (l->sms > MAX_SMS || l->lanes > MAX_LANES)
        kpp_note(notes, "No more than %d %s and %d %s at once on each are drawn.", MAX_SMS, w->sms,
                 MAX_LANES, w->ctas);
}

static int launch_end(void *ctx, const struct kpr_run *run)
{
    struct launch *l = ctx;
    struct kpp_sheet s = {.f = l->f, .options = l->options, .what = kpp_launch.name};
    take_stamps(l, run);
    see_all(l);
    int rows = (int)(l->sms < MAX_SMS ? l->sms : MAX_SMS);
    int each = rows ? ROWS_PX / rows : 1, height = rows * (each > 24 ? 24 : each < 2 ? 2 : each);
    s.title = kp_asprintf("%s: launch", run->info.entry);
    add_notes(l, run, &s.notes);
    kpp_sheet_begin(&s, run, height + COUNT_PX + 2 * BELOW, 74, 0);
    fputs("set grid x lt 1 lc rgb '#e4e4e4'\n", l->f);
    if (l->n == 0) {
        kpp_empty(&s, KPP_HEAD);
    } else {
        put_rows(&s, l, run, KPP_HEAD, height);
        put_count(&s, l, run, KPP_HEAD + height + 16);
    }
    kpp_sheet_end(&s);
    return KP_OK;
}

/* All is in the stamps. */
static int nothing(void *ctx, const struct kpr_run *run)
{
    (void)ctx;
    (void)run;
    return KP_OK;
}

static int no_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    (void)cta;
    return nothing(ctx, run);
}

static void *launch_open(FILE *f, const struct kpr_export_options *options)
{
    struct launch *l = kp_alloc(sizeof *l);
    l->f = f;
    l->options = options;
    return l;
}

static void launch_close(void *ctx)
{
    struct launch *l = ctx;
    free(l->stays);
    free(l);
}

const struct kpp_plot kpp_launch = {
    .name = "launch",
    .visitor = {nothing, no_cta, launch_end},
    .open = launch_open,
    .close = launch_close,
};
