/* One CTA's axes in the timeline: a row a unit, then a row an engine. */
#include <inttypes.h>
#include <math.h>

#include "replay/iteration.h"
#include "replay/export/plot.h"

#define MAX_LEVELS 8 /* of nesting; deeper ones are too thin to be seen */
#define MAX_LANES 6  /* of one engine */
#define MAX_ENGINES 8
#define ITERATIONS 8 /* shown by default */

struct picture {
    FILE *f, *plot; /* data; elements of the plot command */
    struct kpp_panel *panel;
    const struct kpr_run *run;
    const struct kpr_cta *cta;
    unsigned number;
    int64_t from, to;
    double per_pixel;    /* cycles */
    bool open;           /* the block at hand has rows */
    int64_t last[MAX_LEVELS]; /* the half pixel of the last short span, by depth */
    uint64_t narrow, deep;    /* spans not drawn */
    struct kp_str tics;
};

/* ---- the window --------------------------------------------------------------- */

/* The time for which every row has records. */
static void common_window(const struct picture *p, int64_t *lo, int64_t *hi)
{
    *lo = p->from;
    *hi = p->to;
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        const struct kpr_unit *u = &p->cta->units[i];
        if (!kpr_unit_drawn(p->cta, i))
            continue;
        *lo = u->lost && u->cut > *lo ? u->cut : *lo;
        *hi = u->drain_begin < *hi ? u->drain_begin : *hi;
    }
}

/* The starts of a unit's iterations from lo to hi, in a buffer of the caller's. */
static size_t starts_of(const struct picture *p, const struct kpr_unit *u, int64_t lo, int64_t hi,
                        uint64_t *count, int64_t *starts)
{
    struct kpr_head head;
    size_t n = 0;
    if (!kpr_iteration_head(&p->run->info, u, count, &head))
        return 0;
    for (size_t i = 0; i < u->span_count; i++)
        if (kpr_begins_iteration(&head, &u->spans[i]) && u->spans[i].start >= lo &&
            u->spans[i].start <= hi)
            starts[n++] = u->spans[i].start;
    return n;
}

static size_t longest_unit(const struct kpr_cta *cta)
{
    size_t n = 1;
    for (size_t i = 0; i < cta->unit_count; i++)
        n = cta->units[i].span_count > n ? cta->units[i].span_count : n;
    return n;
}

/* To the middle of those iterations of which every row has records, going by the unit that
 * has most; not where that would not be much closer than the whole. */
static void choose_iterations(struct picture *p)
{
    int64_t lo, hi, from = 0, to = 0;
    int64_t *starts = kp_realloc(NULL, longest_unit(p->cta), sizeof *starts);
    uint64_t *count = kp_alloc((p->run->info.region_count + 1) * sizeof *count);
    size_t best = ITERATIONS;
    const struct kpr_unit *of = NULL;
    common_window(p, &lo, &hi);
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        const struct kpr_unit *u = &p->cta->units[i];
        size_t n = kpr_unit_drawn(p->cta, i) ? starts_of(p, u, lo, hi, count, starts) : 0;
        if (n <= best)
            continue;
        best = n;
        of = u;
        from = starts[n / 2 - ITERATIONS / 2];
        to = starts[n / 2 + ITERATIONS / 2];
    }
    if (of && to > from && p->to - p->from >= 2 * (to - from)) {
        p->from = from;
        p->to = to;
        p->panel->advice = kp_asprintf("%s %u: the middle %d of the %zu iterations that all rows "
                                       "have records of, by %s; --last or --time-range shows "
                                       "others", kpr_words(p->run)->cta, p->cta->cta, ITERATIONS,
                                       best, kpr_unit_name(p->run, of));
    }
    free(starts);
    free(count);
}

static void choose_window(struct picture *p)
{
    kpr_window(p->run, p->cta, &p->from, &p->to);
    if (!p->run->filtered.window)
        choose_iterations(p);
    p->per_pixel = (double)(p->to - p->from) / KPP_AXIS;
}

static bool visible(const struct picture *p, int64_t from, int64_t to)
{
    return to >= p->from && from <= p->to;
}

/* ---- blocks of data ------------------------------------------------------------ */

static void row(struct picture *p, const char *block, int64_t from, int64_t to, int at,
                uint32_t depth, uint32_t region)
{
    if (!p->open)
        fprintf(p->f, "$%s_%u << EOD\n", block, p->number);
    p->open = true;
    fprintf(p->f, "%" PRId64 " %" PRId64 " %d %u %u\n", from, to, at, (unsigned)depth,
            (unsigned)region);
}

/* Ends a block; true: it has rows. */
static bool block_end(struct picture *p)
{
    bool had = p->open;
    if (had)
        fputs("EOD\n", p->f);
    p->open = false;
    return had;
}

static void block_drawn(struct picture *p, const char *block, enum kpp_look look)
{
    char name[48];
    snprintf(name, sizeof name, "$%s_%u", block, p->number);
    if (!block_end(p))
        return;
    kpp_boxes(p->plot, name, look);
    p->panel->looks[look] = true;
}

/* Whether there is a place for it: of spans below half a pixel that begin in the same
 * half pixel, one is drawn. */
static bool has_place(struct picture *p, const struct kpr_span *s)
{
    if (s->depth >= MAX_LEVELS) {
        p->deep++;
        return false;
    }
    double half = p->per_pixel / 2;
    int64_t slot = (int64_t)floor((double)(s->start - p->from) / half);
    if ((double)(s->end - s->start) >= half)
        return true;
    bool place = p->last[s->depth] != slot;
    p->last[s->depth] = slot;
    p->narrow += !place;
    return place;
}

/* Where a censored span may reach: its bound. */
static int64_t bound_of(const struct kpr_span *s)
{
    int64_t most = s->start + (s->raw_end - s->raw_start);
    return s->flags & KPR_CENSORED && most > s->end ? most : s->end;
}

static enum kpp_look look_of(const struct picture *p, const struct kpr_span *s)
{
    if (s->flags & (KPR_OPEN_START | KPR_OPEN_END))
        return KPP_OPEN;
    if (s->flags & KPR_CENSORED)
        return KPP_CENSORED;
    return kpp_waits(p->run, s->region) ? KPP_WAIT : KPP_WORK;
}

static void spans_of(struct picture *p, const char *block, enum kpp_look look,
                     const struct kpr_unit *u, int at)
{
    for (int i = 0; i < MAX_LEVELS; i++)
        p->last[i] = INT64_MIN;
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *s = &u->spans[i];
        if (look_of(p, s) != look || (look == KPP_OPEN && s->end <= s->start) ||
            !visible(p, s->start, bound_of(s)) || !has_place(p, s))
            continue;
        row(p, block, s->start, look == KPP_CENSORED ? bound_of(s) : s->end, at, s->depth,
            s->region);
        p->panel->regions[s->region] = true;
    }
}

static void instants_of(struct picture *p, const struct kpr_unit *u, int at)
{
    for (size_t i = 0; i < u->instant_count; i++) {
        const struct kpr_instant *m = &u->instants[i];
        if (!visible(p, m->at, m->at))
            continue;
        row(p, "instant", m->at, m->at, at, 0, m->region);
        p->panel->regions[m->region] = true;
    }
}

/* What stands behind the spans: the time that the unit was seen, its drain, its loss. */
static void ground_of(struct picture *p, const char *block, enum kpp_look look,
                      const struct kpr_unit *u, int at)
{
    int64_t cut = u->lost ? u->cut : u->span_count ? u->spans[0].start : 0;
    int64_t from = look == KPP_LOST ? 0 : look == KPP_DRAIN ? u->drain_begin : cut;
    int64_t to = look == KPP_LOST ? cut : look == KPP_DRAIN ? u->drain_end : u->drain_begin;
    if ((look == KPP_LOST && !u->lost) || to <= from || !visible(p, from, to) || to == p->from ||
        from == p->to)
        return;
    row(p, block, from, to, at, 1, 0);
}

/* Names into the boxes that are wide enough. */
static void names_of(struct picture *p, const struct kpr_unit *u, int at)
{
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *s = &u->spans[i];
        enum kpp_look look = look_of(p, s);
        int64_t a = s->start > p->from ? s->start : p->from, b = s->end < p->to ? s->end : p->to;
        double px = (double)(b - a) / p->per_pixel;
        bool covered = s->inside > 0 || s->depth > 1;
        if (b <= a || covered || (look != KPP_WORK && look != KPP_WAIT) ||
            px < kpr_columns(p->run->info.regions[s->region].name) * 6 + 10)
            continue;
        row(p, "name", a, b, at, s->depth, s->region);
    }
}

/* ---- units ---------------------------------------------------------------------- */

static void tic(struct picture *p, const char *label, int at)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    int px = kpr_columns(label) * KPP_COLUMN + 16;
    if (f) {
        kpp_quote(f, label, true);
        fclose(f);
        kp_str_addf(&p->tics, "%s%s %d", p->tics.len ? ", " : "", text, at);
    }
    free(text);
    p->panel->labels_px = px > p->panel->labels_px ? px : p->panel->labels_px;
}

static void put_tics(struct picture *p)
{
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        const struct kpr_unit *u = &p->cta->units[i];
        if (!kpr_unit_drawn(p->cta, i))
            continue;
        char label[128];
        snprintf(label, sizeof label, "%s %s", kpr_unit_name(p->run, u),
                 p->run->roles[u->role].name);
        tic(p, label, p->panel->rows++);
    }
}

enum pass { GROUND, SPANS, INSTANTS, NAMES };

static void put_pass(struct picture *p, enum pass pass, const char *block, enum kpp_look look)
{
    int at = 0;
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        const struct kpr_unit *u = &p->cta->units[i];
        if (!kpr_unit_drawn(p->cta, i))
            continue;
        switch (pass) {
        case GROUND: ground_of(p, block, look, u, at); break;
        case SPANS: spans_of(p, block, look, u, at); break;
        case INSTANTS: instants_of(p, u, at); break;
        case NAMES: names_of(p, u, at); break;
        }
        at++;
    }
}

static void put_units(struct picture *p)
{
    put_pass(p, GROUND, "seen", KPP_WORK);
    if (block_end(p))
        fprintf(p->plot, "  $seen_%u using 1:3:($2-$1):(0) with vectors nohead lc rgb '#a0a0a0' "
                "notitle, \\\n", p->number);
    static const struct { enum pass pass; const char *block; enum kpp_look look; } blocks[] = {
        {GROUND, "lost", KPP_LOST}, {GROUND, "drain", KPP_DRAIN}, {SPANS, "open", KPP_OPEN},
        {SPANS, "work", KPP_WORK}, {SPANS, "wait", KPP_WAIT}, {SPANS, "censored", KPP_CENSORED},
        {INSTANTS, "instant", KPP_INSTANT},
    };
    for (size_t i = 0; i < KP_COUNT(blocks); i++) {
        put_pass(p, blocks[i].pass, blocks[i].block, blocks[i].look);
        block_drawn(p, blocks[i].block, blocks[i].look);
    }
}

static void put_names(struct picture *p)
{
    put_pass(p, NAMES, "name", KPP_WORK);
    if (block_end(p))
        fprintf(p->plot, "  $name_%u using (($1+$2)/2):3:(name[int($5)+1]) with labels "
                "font small notitle, \\\n", p->number);
}

/* ---- engines --------------------------------------------------------------------- */

struct engine {
    const char *name;
    uint32_t row, lanes; /* row: of lane 0 */
    struct kpr_lanes busy;
};
struct engines {
    struct engine v[MAX_ENGINES];
    size_t n;
    uint64_t hidden; /* operations without a lane */
};

static const char *engine_of(const struct picture *p, const struct kpr_op *o)
{
    const struct kpt_region *g = &p->run->info.regions[o->region];
    return o->async < g->async_count && g->asyncs[o->async].engine
               ? g->asyncs[o->async].engine : "engine";
}

/* n: operations, and so lanes at most. */
static struct engine *find_engine(struct engines *e, const char *name, size_t n)
{
    for (size_t i = 0; i < e->n; i++)
        if (strcmp(e->v[i].name, name) == 0)
            return &e->v[i];
    if (e->n == MAX_ENGINES)
        return NULL;
    e->v[e->n] = (struct engine){.name = name};
    kpr_lanes_clear(&e->v[e->n].busy, n);
    return &e->v[e->n++];
}

static int by_begin(const void *a, const void *b)
{
    const struct kpr_op *x = *(const struct kpr_op *const *)a;
    const struct kpr_op *y = *(const struct kpr_op *const *)b;
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    if (x->unit != y->unit)
        return x->unit < y->unit ? -1 : 1;
    return x->span < y->span ? -1 : x->span > y->span;
}

static bool op_drawn(const struct picture *p, const struct kpr_op *o)
{
    return o->end > o->begin && !(o->flags & KPR_OPEN_END) && visible(p, o->begin, o->end);
}

/* Once to find the lanes (look: KPP_OPEN), then for each look. */
static void put_ops(struct picture *p, const struct kpr_op *const *ops, size_t n,
                    struct engines *e, enum kpp_look look)
{
    e->hidden = 0;
    for (size_t i = 0; i < e->n; i++)
        kpr_lanes_clear(&e->v[i].busy, n);
    for (size_t i = 0; i < n; i++) {
        struct engine *g = find_engine(e, engine_of(p, ops[i]), n);
        uint32_t lane = g ? kpr_lanes_place(&g->busy, ops[i]->begin, ops[i]->end) : MAX_LANES;
        e->hidden += lane >= MAX_LANES;
        if (lane >= MAX_LANES)
            continue;
        g->lanes = lane >= g->lanes ? lane + 1 : g->lanes;
        bool bound = ops[i]->flags & KPR_CENSORED;
        if (look == KPP_OPEN || bound != (look == KPP_CENSORED))
            continue;
        row(p, bound ? "bound" : "engine", ops[i]->begin, ops[i]->end, (int)(g->row + lane), 0,
            ops[i]->region);
        p->panel->regions[ops[i]->region] = true;
    }
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct engine *)a)->name, ((const struct engine *)b)->name);
}

static void engine_rows(struct picture *p, struct engines *e)
{
    qsort(e->v, e->n, sizeof *e->v, by_name);
    for (size_t i = 0; i < e->n; i++) {
        e->v[i].row = (uint32_t)p->panel->rows;
        char *name = kpp_fit(e->v[i].name, 24);
        for (uint32_t k = 0; k < e->v[i].lanes; k++)
            tic(p, k ? "" : name, p->panel->rows++);
        free(name);
    }
}

static void put_engines(struct picture *p)
{
    struct engines e = {.n = 0};
    int units = p->panel->rows;
    size_t n = 0;
    const struct kpr_op **ops = kp_realloc(NULL, p->cta->op_count + 1, sizeof *ops);
    for (size_t i = 0; i < p->cta->op_count; i++)
        if (op_drawn(p, &p->cta->ops[i]))
            ops[n++] = &p->cta->ops[i];
    qsort(ops, n, sizeof *ops, by_begin);
    put_ops(p, ops, n, &e, KPP_OPEN);
    engine_rows(p, &e);
    put_ops(p, ops, n, &e, KPP_WORK);
    block_drawn(p, "engine", KPP_WORK);
    put_ops(p, ops, n, &e, KPP_CENSORED);
    block_drawn(p, "bound", KPP_CENSORED);
    fputs("unset arrow\n", p->f);
    if (n > 0 && units > 0)
        fprintf(p->f, "set arrow from graph 0, first %.1f to graph 1, first %.1f nohead "
                "lc rgb '#808080'\n", units - 0.5, units - 0.5);
    if (n > 0)
        kpp_note(&p->panel->notes, "Engines: from the issue of an operation, or the end of the one "
                 "before on an engine that serves one after the other, to the end of the first "
                 "wait for it%s.", e.hidden ? "; the rows do not hold all of them" : "");
    for (size_t i = 0; i < e.n; i++)
        kpr_lanes_free(&e.v[i].busy);
    free(ops);
}

/* ---- the panel -------------------------------------------------------------------- */

static void note_losses(struct picture *p)
{
    uint64_t made = 0, lost = 0, open = 0, censored = 0, unresolved = 0;
    size_t idle = 0, more = 0;
    for (size_t i = 0; i < p->cta->unit_count; i++) {
        const struct kpr_unit *u = &p->cta->units[i];
        made += u->count;
        lost += u->lost;
        idle += u->count == 0;
        more += u->count > 0 && !kpr_unit_drawn(p->cta, i);
        for (size_t k = 0; k < u->span_count; k++) {
            open += (u->spans[k].flags & (KPR_OPEN_START | KPR_OPEN_END)) != 0;
            censored += (u->spans[k].flags & KPR_CENSORED) != 0;
            unresolved += (u->spans[k].flags & KPR_UNRESOLVED) != 0;
        }
    }
    struct kp_str b = {0};
    kp_str_addf(&b, "%s %u: %" PRIu64 " of %" PRIu64 " records lost", kpr_words(p->run)->cta,
                p->cta->cta, lost, made);
    if (lost)
        kp_str_addf(&b, " to rings of %u", p->run->info.capacity);
    kp_str_addf(&b, "; spans censored: %" PRIu64 ", open: %" PRIu64, censored, open);
    if (unresolved)
        kp_str_addf(&b, "; waits that end on what no record shows: %" PRIu64, unresolved);
    if (idle)
        kp_str_addf(&b, "; %zu unit%s made no record", idle, idle == 1 ? "" : "s");
    if (more)
        kp_str_addf(&b, "; %zu more unit%s of these roles not drawn", more, more == 1 ? "" : "s");
    if (p->narrow)
        kp_str_addf(&b, "; too short to be seen, and not drawn: %" PRIu64, p->narrow);
    if (p->deep)
        kp_str_addf(&b, "; nested deeper than %d, and not drawn: %" PRIu64, MAX_LEVELS, p->deep);
    kpp_note(&p->panel->notes, "%s.", b.s);
    kp_str_free(&b);
}

static void put_axes(struct picture *p)
{
    double us = p->cta->ns_per_cycle / 1000;
    fprintf(p->f, "set xrange [%" PRId64 ":%" PRId64 "] noextend\n", p->from, p->to);
    fprintf(p->f, "set x2range [%.9g:%.9g] noextend\n", (double)p->from * us, (double)p->to * us);
    fprintf(p->f, "set yrange [%.1f:-0.6] noextend\n", p->panel->rows - 0.4);
    fprintf(p->f, "set ytics (%s) scale 0 noenhanced\n", p->tics.s ? p->tics.s : "");
}

static char *title_of(const struct picture *p)
{
    const struct kpr_words *words = kpr_words(p->run);
    return kp_asprintf("%s %u on %s %u, entered %.3f \xc2\xb5s after the first; %.3f GHz%s",
                       words->cta, p->cta->cta, words->sm, p->cta->sm,
                       (double)p->cta->ns_origin / 1000,
                       1 / p->cta->ns_per_cycle, p->cta->clock_assumed ? " (assumed)" : "");
}

void kpp_panel_make(struct kpp_panel *panel, const struct kpr_run *run, const struct kpr_cta *cta,
                    unsigned number)
{
    struct picture p = {.panel = panel, .run = run, .cta = cta, .number = number};
    char *plot = NULL;
    size_t n = 0;
    *panel = (struct kpp_panel){.cta = cta->cta};
    panel->regions = kp_alloc(run->info.region_count + 1);
    p.f = open_memstream(&panel->script, &panel->bytes);
    p.plot = open_memstream(&plot, &n);
    if (p.f && p.plot) {
        choose_window(&p);
        panel->title = title_of(&p);
        put_tics(&p);
        put_units(&p);
        put_engines(&p);
        put_names(&p);
        put_axes(&p);
        note_losses(&p);
        fflush(p.plot);
        fprintf(p.f, "plot \\\n%s  NaN notitle\n", plot);
    }
    if (p.f)
        fclose(p.f);
    if (p.plot)
        fclose(p.plot);
    free(plot);
    kp_str_free(&p.tics);
}

void kpp_panel_free(struct kpp_panel *p)
{
    free(p->script);
    free(p->title);
    free(p->regions);
    free(p->advice);
    kpp_notes_free(&p->notes);
    *p = (struct kpp_panel){0};
}
