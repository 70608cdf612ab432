/*
 * One CTA's timeline, drawn in columns: a row a unit and nesting level.  A
 * region is a letter, in upper case where a span begins, so that iterations
 * can be told apart.
 */
#include <inttypes.h>
#include <math.h>
#include <sys/ioctl.h>

#include "replay/export/export.h"

#define MIN_WIDTH 60
#define MAX_WIDTH 1000
#define MAX_LEVELS 8
#define NO_REGION UINT32_MAX

struct text {
    FILE *f;
    const struct kpr_export_options *options;
    uint32_t target;   /* the CTA wanted */
    bool found;
    bool any;
    char *letters;     /* by region; 0: not used yet */
    bool used[128];
    char *page;        /* of the best CTA so far */
    size_t page_bytes;
};

/* One CTA on the page. */
struct page {
    FILE *f;
    struct text *t;
    const struct kpr_run *run;
    const struct kpr_cta *cta;
    int width, label;   /* columns: of the page, of the names */
    int columns;        /* of the plot */
    int64_t from, to;   /* cycles shown */
    double per_column;  /* cycles */
    char *shown;        /* by region: 1 on the page, 2 and to be seen */
    bool lost, drained, instants;
};

/* One line of the plot. */
struct line {
    char *glyph;
    uint32_t *region;   /* or NO_REGION */
    double *best;       /* cycles of the span that the column shows */
    double *covered;
};

/* ---- letters --------------------------------------------------------------- */

static bool take(struct text *t, uint32_t region, char c)
{
    c = (char)(c >= 'A' && c <= 'Z' ? c + 32 : c);
    if (c < 'a' || c > 'z' || t->used[(unsigned char)c])
        return false;
    t->used[(unsigned char)c] = true;
    t->letters[region] = c;
    return true;
}

/* One that the name suggests, else one that is free, else '#'. */
static char letter(struct text *t, const struct kpr_run *run, uint32_t region)
{
    if (t->letters[region])
        return t->letters[region];
    for (const char *s = run->info.regions[region].name; *s; s++)
        if (take(t, region, *s))
            return t->letters[region];
    for (char c = 'a'; c <= 'z'; c++)
        if (take(t, region, c))
            return c;
    return t->letters[region] = '#';
}

/* ---- axis ------------------------------------------------------------------ */

/* 1, 2 or 5 times a power of ten, at least v. */
static double nice(double v)
{
    double p = pow(10, floor(log10(v)));
    return v <= p ? p : v <= 2 * p ? 2 * p : v <= 5 * p ? 5 * p : 10 * p;
}

/* Ticks at round values of `scale` per cycle, each with its number. */
static void put_axis(const struct page *p, const char *name, double scale)
{
    double step = nice(16 * p->per_column * scale);
    int decimals = step >= 1 ? 0 : (int)ceil(-log10(step));
    char *line = kp_alloc((size_t)p->columns + 64);
    memset(line, ' ', (size_t)p->columns);
    double first = ceil((double)p->from * scale / step);
    for (double k = first; k < first + p->columns; k++) {
        double column = (k * step / scale - (double)p->from) / p->per_column;
        char tick[48];
        int at = (int)floor(column), n = snprintf(tick, sizeof tick, "|%.*f", decimals, k * step);
        if (at < 0 || at + n > p->columns)
            continue;
        memcpy(line + at, tick, (size_t)n);
    }
    int end = p->columns;
    while (end > 0 && line[end - 1] == ' ')
        end--;
    fprintf(p->f, "%-*s %.*s\n", p->label, name, end, line);
    free(line);
}

/* ---- rows ------------------------------------------------------------------ */

/* The column of a time; those off the page are at its edges. */
static int column_of(const struct page *p, int64_t t)
{
    double c = (double)(t - p->from) / p->per_column;
    return c < 0 ? 0 : c >= p->columns ? p->columns - 1 : (int)c;
}

static double column_start(const struct page *p, int column)
{
    return (double)p->from + column * p->per_column;
}

/* The part of column i that the span takes, in cycles. */
static double part_of(const struct page *p, const struct kpr_span *s, int i)
{
    double a = column_start(p, i), b = a + p->per_column;
    a = (double)s->start > a ? (double)s->start : a;
    b = (double)s->end < b ? (double)s->end : b;
    return b > a ? b - a : 0;
}

/* A column shows the span that takes most of it; less than half a column is
 * shown only where the span begins.  The first that shows it is a capital. */
static void draw_span(struct page *p, struct line *l, const struct kpr_span *s)
{
    if (s->end < p->from || s->start > p->to)
        return;
    char c = letter(p->t, p->run, s->region);
    char capital = (char)(c >= 'a' ? c - 32 : c);
    int first = column_of(p, s->start), last = column_of(p, s->end);
    bool begins = s->start >= p->from && !(s->flags & KPR_OPEN_START);
    p->shown[s->region] |= 1;
    for (int i = first; i <= last; i++) {
        double part = part_of(p, s, i);
        l->covered[i] += part;
        bool other = l->region[i] != NO_REGION && part <= l->best[i];
        if (other && begins && l->region[i] == s->region) {
            l->glyph[i] = capital; /* one ends and the next begins */
            begins = false;
        }
        if (other || (i != first && l->covered[i] < p->per_column / 2))
            continue;
        l->best[i] = part;
        l->region[i] = s->region;
        l->glyph[i] = begins ? capital : c;
        begins = false;
    }
}

static void fill(struct line *l, int from, int to, char c)
{
    for (int i = from; i < to; i++) {
        if (l->region[i] == NO_REGION)
            l->glyph[i] = c;
    }
}

/* Gaps between the unit's first and last moment, what was lost, the drain. */
static void draw_ground(struct page *p, struct line *l, const struct kpr_unit *u, bool top)
{
    if (top && u->drain_begin > p->to) {
        fill(l, 0, p->columns, '.');
    } else if (top) {
        int end = column_of(p, u->drain_begin);
        fill(l, 0, end, '.');
        fill(l, end, column_of(p, u->drain_end) + 1, '=');
        p->drained = true;
    }
    if (u->lost && u->cut > p->from) {
        fill(l, 0, column_of(p, u->cut), top ? '/' : ' ');
        p->lost |= column_of(p, u->cut) > 0;
    }
}

static void reset(const struct page *p, struct line *l)
{
    for (int i = 0; i < p->columns; i++) {
        l->glyph[i] = ' ';
        l->region[i] = NO_REGION;
        l->best[i] = l->covered[i] = 0;
    }
}

static void put_line(const struct page *p, const char *name, const struct line *l)
{
    static const unsigned char palette[] = {117, 222, 120, 217, 183, 159, 229, 180, 151, 216};
    uint32_t current = NO_REGION;
    kpr_put_name(p->f, p->label, name);
    fputc(' ', p->f);
    int n = p->columns;
    while (n > 0 && l->glyph[n - 1] == ' ')
        n--;
    for (int i = 0; i < n; i++) {
        if (l->region[i] != NO_REGION)
            p->shown[l->region[i]] |= 2;
        if (p->t->options->color && l->region[i] != current) {
            current = l->region[i];
            if (current == NO_REGION)
                fputs("\033[0m", p->f);
            else
                fprintf(p->f, "\033[38;5;16;48;5;%um", palette[current % sizeof palette]);
        }
        fputc(l->glyph[i], p->f);
    }
    if (current != NO_REGION)
        fputs("\033[0m", p->f);
    fputc('\n', p->f);
}

static void draw_instants(struct page *p, struct line *l, const struct kpr_unit *u)
{
    reset(p, l);
    bool any = false;
    for (size_t i = 0; i < u->instant_count; i++) {
        const struct kpr_instant *m = &u->instants[i];
        if (m->at < p->from || m->at > p->to)
            continue;
        int column = column_of(p, m->at);
        l->glyph[column] = letter(p->t, p->run, m->region);
        l->region[column] = m->region;
        any = true;
    }
    if (any)
        put_line(p, "  instants", l);
}

static uint32_t levels(const struct kpr_unit *u)
{
    uint32_t n = 0;
    for (size_t i = 0; i < u->span_count; i++)
        n = u->spans[i].depth >= n ? u->spans[i].depth + 1 : n;
    return n == 0 ? 1 : n > MAX_LEVELS ? MAX_LEVELS : n;
}

static void unit_label(const struct page *p, const struct kpr_unit *u, char *out, size_t n)
{
    snprintf(out, n, "%s %s", kpr_unit_name(p->run, u), p->run->roles[u->role].name);
}

static void put_unit(struct page *p, struct line *l, const struct kpr_unit *u)
{
    char label[128];
    unit_label(p, u, label, sizeof label);
    uint32_t n = levels(u);
    for (uint32_t depth = 0; depth < n; depth++) {
        reset(p, l);
        for (size_t i = 0; i < u->span_count; i++)
            if (u->spans[i].depth == depth)
                draw_span(p, l, &u->spans[i]);
        draw_ground(p, l, u, depth == 0);
        put_line(p, depth ? "" : label, l);
    }
    draw_instants(p, l, u);
}

/* ---- page ------------------------------------------------------------------ */

/* Whether unit i has rows: it recorded something, and there is room. */
static bool drawn(const struct page *p, size_t i)
{
    return kpr_unit_drawn(p->cta, i);
}

static void choose_widths(struct page *p)
{
    p->label = 10;
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        char label[128];
        if (!drawn(p, i))
            continue;
        unit_label(p, &p->cta->units[i], label, sizeof label);
        int n = kpr_columns(label);
        p->label = n > p->label ? n : p->label;
    }
    p->columns = p->width - p->label - 1;
}

static void put_title(const struct page *p)
{
    const struct kpr_cta *cta = p->cta;
    uint64_t made = 0, lost = 0;
    for (size_t i = 0; i < cta->unit_count; i++) {
        made += cta->units[i].count;
        lost += cta->units[i].lost;
    }
    fputs("kernel ", p->f);
    kpr_put_name(p->f, 0, p->run->info.entry);
    const struct kpr_words *words = kpr_words(p->run);
    fprintf(p->f, ", %s %u on %s %u", words->cta, cta->cta, words->sm, cta->sm);
    if (p->run->info.bodies)
        fprintf(p->f, ", probed body %u of %u", cta->body + 1, p->run->info.body_count);
    fprintf(p->f, ", entered %.3f us after the first\n", (double)cta->ns_origin / 1000);
    char *line = kp_asprintf("cycles %" PRId64 " to %" PRId64 " since its entry, %.3f us at %.3f "
                             "GHz%s; record cost %s", p->from, p->to,
                             (double)(p->to - p->from) * cta->ns_per_cycle / 1000,
                             1 / cta->ns_per_cycle, cta->clock_assumed ? " (assumed)" : "",
                             kpr_cost_state(p->run, p->t->options->raw));
    kp_put_wrapped(p->f, 0, (size_t)p->width, line);
    free(line);
    if (p->run->filtered.by) {
        line = kp_asprintf("only what passed the filter %s", p->run->filtered.by);
        kpr_put_name(p->f, 0, line);
        free(line);
        fputc('\n', p->f);
    }
    if (lost) {
        line = kp_asprintf("%" PRIu64 " of %" PRIu64 " records were overwritten%s", lost, made,
                           p->run->filtered.within
                               ? "" : "; the page begins where the first ring was cut");
        kp_put_wrapped(p->f, 0, (size_t)p->width, line);
        free(line);
    }
    fputc('\n', p->f);
}

/* "letter name" entries, as many on a line as fit. */
static void put_legend(const struct page *p)
{
    int used = 0;
    fputc('\n', p->f);
    for (uint32_t id = 0; id < p->run->info.region_count; id++) {
        if (!(p->shown[id] & 2))
            continue;
        const char *name = p->run->info.regions[id].name;
        int n = kpr_columns(name) + 5;
        bool wrap = used + n > p->width;
        fprintf(p->f, "%s%c ", used == 0 ? "" : wrap ? "\n" : "   ", p->t->letters[id]);
        kpr_put_name(p->f, 0, name);
        used = wrap ? n : used + n;
    }
    fprintf(p->f, "%sA capital begins a span   . between spans%s%s\n", used ? "\n" : "",
            p->drained ? "   = drain" : "", p->lost ? "   / overwritten" : "");
}

/* Each unit's loss, exactly; as many on a line as fit. */
static void put_losses(const struct page *p)
{
    int used = 0;
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        const struct kpr_unit *u = &p->cta->units[i];
        char text[128];
        if (!u->lost)
            continue;
        int n = snprintf(text, sizeof text, "%s lost %" PRIu64 " of %" PRIu64,
                         kpr_unit_name(p->run, u), u->lost, u->count);
        bool wrap = used + n + 2 > p->width;
        fprintf(p->f, "%s%s", used == 0 ? "(" : wrap ? ",\n " : ", ", text);
        used = wrap ? n + 1 : used + n + 2;
    }
    if (used)
        fputs(")\n", p->f);
}

/* Spans that longer ones in the same columns cover. */
static void put_covered(const struct page *p)
{
    static const char head[] = "(too short to be seen: ";
    int used = 0;
    for (uint32_t id = 0; id < p->run->info.region_count; id++) {
        if (p->shown[id] != 1)
            continue;
        const char *name = p->run->info.regions[id].name;
        int n = kpr_columns(name);
        bool first = used == 0, wrap = !first && used + n + 3 > p->width;
        fputs(first ? head : wrap ? ",\n " : ", ", p->f);
        kpr_put_name(p->f, 0, name);
        used = first ? (int)sizeof head - 1 + n : wrap ? n + 1 : used + n + 2;
    }
    if (used)
        fputs(")\n", p->f);
}

static void put_hidden(const struct page *p)
{
    size_t idle = 0, more = 0;
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        idle += p->cta->units[i].count == 0;
        more += p->cta->units[i].count > 0 && !drawn(p, i);
    }
    if (idle)
        fprintf(p->f, "(%zu unit%s made no record)\n", idle, idle == 1 ? "" : "s");
    if (more)
        fprintf(p->f, "(%zu more units of these roles are not drawn)\n", more);
}

/* The axes and the rows, from p->from to p->to. */
static void put_panel(struct page *p)
{
    size_t n = (size_t)p->columns;
    struct line l = {kp_alloc(n), kp_alloc(n * sizeof *l.region), kp_alloc(n * sizeof *l.best),
                     kp_alloc(n * sizeof *l.covered)};
    p->per_column = (double)(p->to - p->from) / p->columns;
    put_axis(p, "cycles", 1);
    put_axis(p, "us", p->cta->ns_per_cycle / 1000);
    for (size_t i = 0; i < p->cta->unit_count; i++)
        if (drawn(p, i))
            put_unit(p, &l, &p->cta->units[i]);
    free(l.glyph);
    free(l.region);
    free(l.best);
    free(l.covered);
}

static int by_time(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return x < y ? -1 : x > y;
}

/* The median time from one start of this unit's most frequent outer region to
 * the next; 0 when none comes often. */
static int64_t period(const struct page *p, const struct kpr_unit *u)
{
    uint32_t *count = kp_alloc((p->run->info.region_count + 1) * sizeof *count);
    uint32_t best = 0;
    for (size_t i = 0; i < u->span_count; i++)
        if (u->spans[i].depth == 0 && ++count[u->spans[i].region] > count[best])
            best = u->spans[i].region;
    size_t n = 0, want = count[best];
    int64_t median = 0, last = 0, *gap = kp_alloc((want + 1) * sizeof *gap);
    for (size_t i = 0; want >= 6 && i < u->span_count; i++) {
        if (u->spans[i].depth != 0 || u->spans[i].region != best)
            continue;
        gap[n++] = u->spans[i].start - last;
        last = u->spans[i].start;
    }
    if (n > 1) {
        qsort(gap + 1, n - 1, sizeof *gap, by_time);
        median = gap[1 + (n - 1) / 2];
    }
    free(gap);
    free(count);
    return median;
}

/* Four periods of a loop from the middle of what all rows show; false when
 * that would not be much closer than the whole. */
static bool choose_detail(struct page *p)
{
    int64_t lo = p->from, hi = p->to, longest = 0;
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        const struct kpr_unit *u = &p->cta->units[i];
        if (!drawn(p, i))
            continue;
        lo = u->lost && u->cut > lo ? u->cut : lo;
        hi = u->drain_begin < hi ? u->drain_begin : hi;
        int64_t t = period(p, u);
        longest = t > longest ? t : longest;
    }
    int64_t width = 4 * longest;
    if (longest <= 0 || hi - lo < width || p->to - p->from < 2 * width)
        return false;
    p->from = lo + (hi - lo - width) / 2;
    p->to = p->from + width;
    return true;
}

static void put_page(struct page *p)
{
    kpr_window(p->run, p->cta, &p->from, &p->to);
    choose_widths(p);
    p->shown = kp_alloc(p->run->info.region_count + 1);
    put_title(p);
    put_panel(p);
    if (choose_detail(p)) {
        fprintf(p->f, "\ncloser, cycles %" PRId64 " to %" PRId64 ":\n", p->from, p->to);
        put_panel(p);
    }
    put_losses(p);
    put_hidden(p);
    put_covered(p);
    put_legend(p);
    free(p->shown);
}

/* ---- exporter -------------------------------------------------------------- */

static int page_width(const struct text *t)
{
    struct winsize size;
    unsigned w = t->options->width;
    if (w == 0 && fileno(t->f) >= 0 && ioctl(fileno(t->f), TIOCGWINSZ, &size) == 0)
        w = size.ws_col;
    w = w == 0 ? 100 : w;
    return w < MIN_WIDTH ? MIN_WIDTH : w > MAX_WIDTH ? MAX_WIDTH : (int)w;
}

static int text_begin(void *ctx, const struct kpr_run *run)
{
    struct text *t = ctx;
    t->target = t->options->cta >= 0 ? (uint32_t)t->options->cta : kpr_middle_cta(run);
    t->letters = kp_alloc(run->info.region_count + 1);
    return KP_OK;
}

/* Without a choice, the first CTA will do until the middle one comes. */
static int text_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct text *t = ctx;
    bool it = cta->cta == t->target;
    if (t->found || (!it && (t->any || t->options->cta >= 0)))
        return KP_OK;
    free(t->page);
    t->page = NULL;
    FILE *f = open_memstream(&t->page, &t->page_bytes);
    if (!f) {
        kp_error("out of memory");
        return KP_FAILED;
    }
    struct page p = {.f = f, .t = t, .run = run, .cta = cta, .width = page_width(t)};
    memset(t->letters, 0, run->info.region_count);
    memset(t->used, 0, sizeof t->used);
    put_page(&p);
    fclose(f);
    t->any = true;
    t->found = it;
    return KP_OK;
}

static int text_end(void *ctx, const struct kpr_run *run)
{
    struct text *t = ctx;
    if (t->any) {
        fwrite(t->page, 1, t->page_bytes, t->f);
        return KP_OK;
    }
    if (run->filtered.units > 0) {
        fputs("nothing passed the filter\n", t->f);
        return KP_OK;
    }
    if (t->options->cta >= 0 && run->ctas > 0) {
        kp_error("%s %u left no records; %" PRIu64 " others did", kpr_words(run)->cta, t->target,
                 run->ctas);
        return KP_FAILED;
    }
    fprintf(t->f, "no %s was probed\n", kpr_words(run)->cta);
    return KP_OK;
}

static void *text_open(FILE *f, const struct kpr_export_options *options)
{
    struct text *t = kp_alloc(sizeof *t);
    t->f = f;
    t->options = options;
    return t;
}

static void text_close(void *ctx)
{
    struct text *t = ctx;
    free(t->letters);
    free(t->page);
    free(t);
}

const struct kpr_exporter kpr_export_text = {
    .name = "text",
    .help = "one CTA's timeline, drawn in the terminal",
    .visitor = {text_begin, text_cta, text_end},
    .open = text_open,
    .close = text_close,
};
