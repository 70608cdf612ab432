/* How long the regions last: a box each, the roles under each other. */
#include "replay/export/plot.h"
#include "replay/stats.h"

#include <inttypes.h>

#define MAX_ROWS 60 /* boxes drawn; those with the largest totals */
#define ROW 30
#define ABOVE 26    /* pixels above a role's axes */
#define BELOW 56
#define LOG_FROM 30 /* times the smallest: the scale is logarithmic */

/* One region in one role. */
struct box {
    uint32_t role, region;
    struct kpr_dist cycles; /* of whole spans; censored ones at their upper bound */
    uint64_t censored, censored_max;
};
struct durations {
    FILE *f;
    const struct kpr_export_options *options;
    struct box **boxes[KPR_MAX_ROLES]; /* by region; made when needed */
    uint64_t units[KPR_MAX_ROLES], open;
    size_t region_count;
    KP_VEC(struct box *) all;
};

static struct box *box_of(struct durations *d, uint32_t role, uint32_t region)
{
    if (!d->boxes[role])
        d->boxes[role] = kp_alloc((d->region_count + 1) * sizeof **d->boxes);
    struct box **b = &d->boxes[role][region];
    if (!*b) {
        *b = kp_alloc(sizeof **b);
        (*b)->role = role;
        (*b)->region = region;
        KP_PUSH(d->all, *b);
    }
    return *b;
}

static void add_span(struct durations *d, uint32_t role, const struct kpr_span *s)
{
    if (s->flags & (KPR_OPEN_START | KPR_OPEN_END)) {
        d->open++;
        return;
    }
    struct box *b = box_of(d, role, s->region);
    bool censored = s->flags & KPR_CENSORED;
    uint64_t cycles = (uint64_t)(censored ? s->raw_end - s->raw_start : s->end - s->start);
    kpr_dist_add(&b->cycles, cycles);
    b->censored += censored;
    if (censored && cycles > b->censored_max)
        b->censored_max = cycles;
}

static int durations_begin(void *ctx, const struct kpr_run *run)
{
    struct durations *d = ctx;
    d->region_count = run->info.region_count;
    return KP_OK;
}

static int durations_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct durations *d = ctx;
    (void)run;
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        d->units[u->role]++;
        for (size_t k = 0; k < u->span_count; k++)
            add_span(d, u->role, &u->spans[k]);
    }
    return KP_OK;
}

/* ---- the picture ---------------------------------------------------------------- */

static int by_total(const void *a, const void *b)
{
    const struct box *x = *(const struct box *const *)a, *y = *(const struct box *const *)b;
    if (x->cycles.sum != y->cycles.sum)
        return x->cycles.sum > y->cycles.sum ? -1 : 1;
    return x->role != y->role ? (x->role < y->role ? -1 : 1) : x->region < y->region ? -1 : 1;
}

static int by_place(const void *a, const void *b)
{
    const struct box *x = *(const struct box *const *)a, *y = *(const struct box *const *)b;
    if (x->role != y->role)
        return x->role < y->role ? -1 : 1;
    return x->region < y->region ? -1 : x->region > y->region;
}

/* Common to all boxes, so that roles can be compared. */
struct scale {
    double from, to;
    bool log;
};

static struct scale scale_of(const struct durations *d)
{
    uint64_t least = UINT64_MAX, most = 1;
    for (size_t i = 0; i < d->all.n; i++) {
        uint64_t p5 = kpr_dist_percentile(&d->all.v[i]->cycles, 5);
        uint64_t max = kpr_dist_percentile(&d->all.v[i]->cycles, 100);
        least = p5 < least ? p5 : least;
        most = max > most ? max : most;
    }
    least = least < 1 || least == UINT64_MAX ? 1 : least;
    if (most / least < LOG_FROM)
        return (struct scale){0, 1.05 * (double)most, false};
    return (struct scale){0.7 * (double)least, 1.5 * (double)most, true};
}

static void put_row(const struct durations *d, struct box *b, const struct scale *x, int at)
{
    static const unsigned percents[] = {5, 25, 50, 75, 95, 100};
    for (size_t i = 0; i < KP_COUNT(percents); i++) {
        double v = (double)kpr_dist_percentile(&b->cycles, percents[i]);
        fprintf(d->f, "%.10g ", x->log && v < x->from ? x->from : v);
    }
    fprintf(d->f, "%d %u\n", at, (unsigned)b->region);
}

/* The numbers beside a box: median and count. */
static void put_numbers(struct kpp_sheet *s, struct box *b, int y)
{
    uint64_t median = kpr_dist_percentile(&b->cycles, 50);
    bool bound = b->censored > 0 && median <= b->censored_max;
    char *text = kp_asprintf("%s%" PRIu64, bound ? "< " : "", median);
    kpp_label(s, s->left + KPP_AXIS + 70, y, 11, true, text);
    free(text);
    text = kp_asprintf("%" PRIu64, b->cycles.count);
    kpp_label(s, s->left + KPP_AXIS + 140, y, 11, true, text);
    free(text);
}

static void put_block(const struct durations *d, const struct kpr_run *run, size_t from, size_t to,
                      const struct scale *x, bool waits)
{
    bool any = false;
    for (size_t i = from; i < to; i++) {
        struct box *b = d->all.v[i];
        if (kpp_waits(run, b->region) != waits)
            continue;
        if (!any)
            fprintf(d->f, "$%s_%zu << EOD\n", waits ? "wait" : "work", from + 1);
        any = true;
        put_row(d, b, x, (int)(i - from));
    }
    if (any)
        fputs("EOD\n", d->f);
}

static bool has(const struct durations *d, const struct kpr_run *run, size_t from, size_t to,
                bool waits)
{
    for (size_t i = from; i < to; i++)
        if (kpp_waits(run, d->all.v[i]->region) == waits)
            return true;
    return false;
}

static void put_plot(const struct durations *d, const struct kpr_run *run, size_t from, size_t to)
{
    static const char *const names[] = {"work", "wait"};
    fputs("plot \\\n", d->f);
    for (int k = 0; k < 2; k++) {
        if (!has(d, run, from, to, k))
            continue;
        const char *n = names[k];
        fprintf(d->f, "  $%s_%zu using 1:7:($5-$1):(0) with vectors heads size screen 0.003,90 "
                "lc rgb '#404040' notitle, \\\n", n, from + 1);
        fprintf(d->f, "  $%s_%zu using 3:7:2:4:(low($7,0)):(high($7,0)):(%s[int($8)+1]) with "
                "boxxyerror fs solid noborder lc rgb variable notitle, \\\n", n, from + 1,
                k ? "light" : "colour");
        if (k)
            fprintf(d->f, "  $%s_%zu using 3:7:2:4:(low($7,0)):(high($7,0)) with boxxyerror fs "
                    "transparent pattern 5 noborder lc rgb 'white' notitle, \\\n", n, from + 1);
        /* in the region's colour too, which a narrow box does not show */
        fprintf(d->f, "  $%s_%zu using 3:(low($7,0)):(0):(2*half(0)):(%s[int($8)+1]) with vectors "
                "nohead lw 7 lc rgb variable notitle, \\\n", n, from + 1, k ? "light" : "colour");
        fprintf(d->f, "  $%s_%zu using 3:(low($7,0)):(0):(2*half(0)) with vectors nohead lw 1.5 "
                "lc rgb 'black' notitle, \\\n", n, from + 1);
        fprintf(d->f, "  $%s_%zu using 6:7 with points pt 7 ps 0.4 lc rgb '#404040' notitle, \\\n",
                n, from + 1);
    }
    fputs("  NaN notitle\n", d->f);
}

/* The role of boxes from..to; last: the scale's numbers are below it. */
static void put_role(struct kpp_sheet *s, const struct durations *d, const struct kpr_run *run,
                     size_t from, size_t to, const struct scale *x, int y)
{
    uint32_t role = d->all.v[from]->role;
    int height = (int)(to - from) * ROW;
    bool last = to == d->all.n;
    char *text = kp_asprintf("%s, %" PRIu64 " unit%s", run->roles[role].name, d->units[role],
                             d->units[role] == 1 ? "" : "s");
    kpp_label(s, s->left, y + 14, 12, false, text);
    free(text);
    kpp_label(s, s->left + KPP_AXIS + 70, y + 14, 11, true, "median");
    kpp_label(s, s->left + KPP_AXIS + 140, y + 14, 11, true, "spans");
    put_block(d, run, from, to, x, false);
    put_block(d, run, from, to, x, true);
    kpp_axes(s, y + ABOVE, height);
    fputs("set ytics (", d->f);
    for (size_t i = from; i < to; i++) {
        kpp_quote(d->f, run->info.regions[d->all.v[i]->region].name, true);
        fprintf(d->f, " %zu%s", i - from, i + 1 < to ? ", " : "");
    }
    fprintf(d->f, ") scale 0 noenhanced\nset yrange [%.1f:-0.5] noextend\n",
            (double)(to - from) - 0.5);
    fprintf(d->f, "set xtics out scale 0.5 format '%s'\n", last ? "%.0f" : "");
    fprintf(d->f, "set xlabel '%s' offset 0,0.4\n",
            !last ? "" : x->log ? "cycles, logarithmic" : "cycles");
    for (size_t i = from; i < to; i++)
        put_numbers(s, d->all.v[i], y + ABOVE + (int)(i - from) * ROW + ROW / 2);
    put_plot(d, run, from, to);
    kpp_clear(s);
}

static void add_notes(struct durations *d, const struct kpr_run *run, struct kpp_notes *notes,
                      size_t left_out)
{
    uint64_t censored = 0;
    kpp_note(notes, "Box: the middle half; line: median; whiskers: 5th to 95th percentile; dot: "
             "longest; hatched: waits. Whole spans only.");
    kpp_run_notes(notes, run, d->options->raw);
    for (size_t i = 0; i < d->all.n; i++)
        censored += d->all.v[i]->censored;
    if (censored)
        kpp_note(notes, "%" PRIu64 " censored spans stand at their upper bound; a median that "
                 "they may have raised has a <.", censored);
    if (d->open)
        kpp_note(notes, "%" PRIu64 " spans whose begin or end is not known are left out.", d->open);
    kpp_note(notes, "%" PRIu64 " of %" PRIu64 " records lost.", run->lost, run->records);
    if (left_out)
        kpp_note(notes, "%zu more regions, with smaller totals, are not drawn.", left_out);
    if (d->all.n == 0)
        kpp_note(notes, "There is no whole span.");
}

static int label_px(const struct durations *d, const struct kpr_run *run)
{
    int most = 60;
    for (size_t i = 0; i < d->all.n; i++) {
        int n = kpr_columns(run->info.regions[d->all.v[i]->region].name) * KPP_COLUMN + 16;
        most = n > most ? n : most;
    }
    return most;
}

/* One past the last box of the same role. */
static size_t role_end(const struct durations *d, size_t from)
{
    size_t to = from;
    while (to < d->all.n && d->all.v[to]->role == d->all.v[from]->role)
        to++;
    return to;
}

static int durations_end(void *ctx, const struct kpr_run *run)
{
    struct durations *d = ctx;
    struct kpp_sheet s = {.f = d->f, .options = d->options, .what = kpp_durations.name};
    size_t kept = d->all.n < MAX_ROWS ? d->all.n : MAX_ROWS, left_out = d->all.n - kept;
    if (d->all.n)
        qsort(d->all.v, d->all.n, sizeof *d->all.v, by_total);
    d->all.n = kept;
    if (kept)
        qsort(d->all.v, kept, sizeof *d->all.v, by_place);
    struct scale x = scale_of(d);
    int height = BELOW, y = KPP_HEAD;
    for (size_t i = 0; i < kept; i = role_end(d, i))
        height += ABOVE + (int)(role_end(d, i) - i) * ROW;
    s.title = kp_asprintf("%s: durations by role and region", run->info.entry);
    add_notes(d, run, &s.notes, left_out);
    kpp_sheet_begin(&s, run, height, label_px(d, run), 150);
    fprintf(d->f, "set grid x lt 1 lc rgb '#e4e4e4'\nset xrange [%.10g:%.10g] noextend\n%s", x.from,
            x.to, x.log ? "set logscale x\n" : "");
    for (size_t i = 0; i < kept; i = role_end(d, i)) {
        put_role(&s, d, run, i, role_end(d, i), &x, y);
        y += ABOVE + (int)(role_end(d, i) - i) * ROW;
    }
    if (kept == 0)
        kpp_empty(&s, y);
    kpp_sheet_end(&s);
    return KP_OK;
}

static void *durations_open(FILE *f, const struct kpr_export_options *options)
{
    struct durations *d = kp_alloc(sizeof *d);
    d->f = f;
    d->options = options;
    return d;
}

static void durations_close(void *ctx)
{
    struct durations *d = ctx;
    for (size_t role = 0; role < KPR_MAX_ROLES; role++) {
        for (size_t i = 0; d->boxes[role] && i < d->region_count; i++) {
            if (!d->boxes[role][i])
                continue;
            kpr_dist_free(&d->boxes[role][i]->cycles);
            free(d->boxes[role][i]);
        }
        free(d->boxes[role]);
    }
    free(d->all.v);
    free(d);
}

const struct kpp_plot kpp_durations = {
    .name = "durations",
    .visitor = {durations_begin, durations_cta, durations_end},
    .open = durations_open,
    .close = durations_close,
};
