/* The timeline: one pair of axes a CTA, under each other. */
#include "replay/export/plot.h"

#include <inttypes.h>

#define MAX_PANELS 6
#define ABOVE 50 /* pixels above the axes of a CTA: its title, the upper scale */
#define BELOW 56 /* the lower scale and its name */

struct timeline {
    FILE *f;
    const struct kpr_export_options *options;
    uint32_t target; /* the CTA wanted, when none was chosen */
    bool found;
    struct kpp_panel panels[MAX_PANELS];
    size_t n;
    uint64_t more;   /* CTAs for which there was no room */
};

static int timeline_begin(void *ctx, const struct kpr_run *run)
{
    struct timeline *t = ctx;
    t->target = kpr_middle_cta(run);
    return KP_OK;
}

/* Without a choice, the first CTA will do until the middle one comes. */
static int timeline_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct timeline *t = ctx;
    if (t->options->ctas_chosen) {
        if (t->n < MAX_PANELS) {
            kpp_panel_make(&t->panels[t->n], run, cta, (unsigned)t->n + 1);
            t->n++;
        } else {
            t->more++;
        }
    } else if (cta->cta == t->target || t->n == 0) {
        kpp_panel_free(&t->panels[0]);
        kpp_panel_make(&t->panels[0], run, cta, 1);
        t->n = 1;
    }
    return KP_OK;
}

static int row_px(int rows)
{
    return rows <= 6 ? 40 : rows <= 12 ? 32 : rows <= 20 ? 26 : 20;
}

static int panel_px(const struct kpp_panel *p)
{
    return ABOVE + (p->rows ? p->rows : 1) * row_px(p->rows) + BELOW;
}

static void add_legend(const struct timeline *t, const struct kpr_run *run, struct kpp_sheet *s)
{
    static const struct { enum kpp_look look; const char *text; } rest[] = {
        {KPP_CENSORED, "at most so long (censored)"}, {KPP_OPEN, "light: begin or end unknown"},
        {KPP_LOST, "records lost"}, {KPP_DRAIN, "drain of the records"},
    };
    bool *shown = kp_alloc(run->info.region_count + 1), looks[KPP_INSTANT + 1] = {0};
    for (size_t i = 0; i < t->n; i++) {
        for (uint32_t id = 0; id < run->info.region_count; id++)
            shown[id] |= t->panels[i].regions[id];
        for (size_t k = 0; k < KP_COUNT(looks); k++)
            looks[k] |= t->panels[i].looks[k];
    }
    kpp_region_entries(&s->legend, run, shown, true);
    for (size_t i = 0; i < KP_COUNT(rest); i++)
        if (looks[rest[i].look])
            kpp_entry(&s->legend, rest[i].look, rest[i].look == KPP_OPEN ? 0 : UINT32_MAX,
                      rest[i].text);
    free(shown);
}

static void add_notes(const struct timeline *t, const struct kpr_run *run, struct kpp_sheet *s)
{
    for (size_t i = 0; i < t->n; i++)
        if (t->panels[i].advice)
            kpp_note(&s->notes, "%s.", t->panels[i].advice);
    kpp_run_notes(&s->notes, run, t->options->raw);
    for (size_t i = 0; i < t->n; i++)
        for (size_t k = 0; k < t->panels[i].notes.n; k++)
            kpp_note(&s->notes, "%s", t->panels[i].notes.v[k]);
    if (t->more)
        kpp_note(&s->notes, "%" PRIu64 " more %s are not drawn.", t->more, kpr_words(run)->ctas);
    if (t->n == 0 && run->filtered.units)
        kpp_note(&s->notes, "Nothing passed the filter.");
    else if (t->n == 0)
        kpp_note(&s->notes, "No %s was probed.", kpr_words(run)->cta);
}

static void put_panel(struct kpp_sheet *s, const struct kpr_run *run, const struct kpp_panel *p,
                      int y)
{
    kpp_label(s, s->left, y + 8, 12, false, p->title);
    kpp_axes(s, y + ABOVE, panel_px(p) - ABOVE - BELOW);
    fprintf(s->f, "set xtics out scale 0.5 format '%%.0f'\nset x2tics out scale 0.5 format '%%g "
            "\xc2\xb5s'\nset xlabel 'cycles since the %s entered' offset 0,0.4\n"
            "set grid x lt 1 lc rgb '#e4e4e4'\n", kpr_words(run)->cta);
    fwrite(p->script, 1, p->bytes, s->f);
    kpp_clear(s);
}

static int timeline_end(void *ctx, const struct kpr_run *run)
{
    struct timeline *t = ctx;
    struct kpp_sheet s = {.f = t->f, .options = t->options, .what = kpp_timeline.name};
    int height = 0, labels = 0, y = KPP_HEAD;
    for (size_t i = 0; i < t->n; i++) {
        height += panel_px(&t->panels[i]);
        labels = t->panels[i].labels_px > labels ? t->panels[i].labels_px : labels;
        if (t->panels[i].advice)
            kp_note("%s", t->panels[i].advice);
    }
    s.title = kp_asprintf("%s: timeline", run->info.entry);
    add_legend(t, run, &s);
    add_notes(t, run, &s);
    kpp_sheet_begin(&s, run, height, labels, 0);
    fprintf(t->f, "small = ',%.5g'\n# data: from, to (cycles), row, depth, region\n",
            kpp_points(&s, 10));
    for (size_t i = 0; i < t->n; i++) {
        put_panel(&s, run, &t->panels[i], y);
        y += panel_px(&t->panels[i]);
    }
    if (t->n == 0)
        kpp_empty(&s, y);
    kpp_sheet_end(&s);
    return KP_OK;
}

static void *timeline_open(FILE *f, const struct kpr_export_options *options)
{
    struct timeline *t = kp_alloc(sizeof *t);
    t->f = f;
    t->options = options;
    return t;
}

static void timeline_close(void *ctx)
{
    struct timeline *t = ctx;
    for (size_t i = 0; i < KP_COUNT(t->panels); i++)
        kpp_panel_free(&t->panels[i]);
    free(t);
}

const struct kpp_plot kpp_timeline = {
    .name = "timeline",
    .visitor = {timeline_begin, timeline_cta, timeline_end},
    .open = timeline_open,
    .close = timeline_close,
};
