/* The plot exporter: the sheet that the three plots are drawn on. */
#include "replay/export/plot.h"

#include <inttypes.h>

/* ---- texts ------------------------------------------------------------------ */

/* Bytes that s begins with and that no XML may hold: U+FFFE and U+FFFF. */
static bool no_character(const unsigned char *s)
{
    return s[0] == 0xef && s[1] == 0xbf && s[2] >= 0xbe;
}

void kpp_quote(FILE *f, const char *text, bool tic)
{
    struct kp_str b = {0};
    kp_str_add_name(&b, text);
    fputc('\'', f);
    for (const unsigned char *s = (const unsigned char *)b.s; *s; s++) {
        /* Letters that look like them, and end no string and start no command: gnuplot
         * 5.4 does not take a '' at the beginning of a string for a quote. */
        if (*s == '\'')
            fputs("\xca\xbc", f);
        else if (*s == '`')
            fputs("\xcb\x8b", f);
        else if (*s == '%' && tic)
            fputs("%%", f);
        else if (no_character(s)) {
            fputc('?', f);
            s += 2;
        } else
            fputc(*s, f);
    }
    fputc('\'', f);
    kp_str_free(&b);
}

void kpp_terminal(FILE *f, const char *command, bool png, int width, int height)
{
    fprintf(f, "# Made by kperf %s; any part may be changed.\n"
            "# The picture goes to standard output: gnuplot THIS-FILE > picture.%s\n"
            "set encoding utf8\n", command, png ? "png" : "svg");
    if (png)
        fprintf(f, "set terminal pngcairo size %d,%d noenhanced font 'Sans,9' fontscale 2 "
                "linewidth 2 pointscale 2 background rgb 'white'\n", 2 * width, 2 * height);
    else
        fprintf(f, "set terminal svg size %d,%d noenhanced font 'sans-serif,12' background rgb "
                "'white'\n", width, height);
}

char *kpp_fit(const char *s, size_t n)
{
    size_t columns = (size_t)kpr_columns(s), head = n * 2 / 3, tail = n - 1 - head;
    if (columns <= n)
        return kp_strdup(s);
    struct kp_str b = {0};
    for (size_t column = 0; *s; s++) {
        column += ((unsigned char)*s & 0xc0) != 0x80;
        if (column <= head || column > columns - tail)
            kp_str_addc(&b, *s);
        else if (column == head + 1 && ((unsigned char)*s & 0xc0) != 0x80)
            kp_str_add(&b, "\xe2\x80\xa6");
    }
    return kp_str_detach(&b);
}

/* As if printed in 38% of its ink: the same on every terminal, and opaque. */
static uint32_t lighter(uint32_t colour)
{
    uint32_t light = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        uint32_t c = colour >> shift & 0xff;
        light |= (255 - (255 - c) * 38 / 100) << shift;
    }
    return light;
}

uint32_t kpp_colour(uint32_t region)
{
    /* Okabe and Ito's, then those of Tol's that differ from them */
    static const uint32_t colours[] = {
        0xe69f00, 0x009e73, 0x56b4e9, 0xd55e00, 0xcc79a7, 0xf0e442, 0x4477aa,
        0xaa3377, 0x999933, 0x44aa99, 0xeecc99, 0xbb99dd,
    };
    return colours[region % KP_COUNT(colours)];
}

bool kpp_waits(const struct kpr_run *run, uint32_t region)
{
    return run->info.regions[region].wait_count > 0;
}

/* ---- notes and legend ------------------------------------------------------- */

void kpp_note(struct kpp_notes *notes, const char *fmt, ...)
{
    struct kp_str b = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    KP_PUSH(*notes, kp_str_detach(&b));
}

void kpp_notes_free(struct kpp_notes *notes)
{
    for (size_t i = 0; i < notes->n; i++)
        free(notes->v[i]);
    free(notes->v);
    *notes = (struct kpp_notes){0};
}

void kpp_run_notes(struct kpp_notes *notes, const struct kpr_run *run, bool raw)
{
    const struct kpt_info *i = &run->info;
    if (!i->calibrated)
        kpp_note(notes, "Record cost not calibrated: left in.");
    else
        kpp_note(notes, "Record cost %.2f cycles (%.2f to %.2f), %s.", run->cost.value,
                 run->cost.lo, run->cost.hi,
                 raw ? "left in" : "taken off, except where waits hid it");
    if (run->filtered.by)
        kpp_note(notes, "Only what passed the filter %s.", run->filtered.by);
}

void kpp_entry(struct kpp_legend *l, enum kpp_look look, uint32_t region, const char *text)
{
    struct kpp_entry e = {look, region, kp_strdup(text)};
    KP_PUSH(*l, e);
}

void kpp_region_entries(struct kpp_legend *l, const struct kpr_run *run, const bool *shown,
                        bool waits)
{
    size_t more = 0, n = 0;
    for (uint32_t id = 0; id < run->info.region_count; id++) {
        const struct kpt_region *g = &run->info.regions[id];
        if (!shown[id])
            continue;
        if (n++ >= KPP_REGIONS)
            more++;
        else
            kpp_entry(l, g->instant ? KPP_INSTANT : waits && g->wait_count ? KPP_WAIT : KPP_WORK,
                      id, g->name);
    }
    if (more) {
        char *text = kp_asprintf("and %zu more regions", more);
        kpp_entry(l, KPP_OPEN, UINT32_MAX, text);
        free(text);
    }
}

static void legend_free(struct kpp_legend *l)
{
    for (size_t i = 0; i < l->n; i++)
        free(l->v[i].text);
    free(l->v);
    *l = (struct kpp_legend){0};
}

static int legend_px(const struct kpp_legend *l)
{
    int n = 0;
    for (size_t i = 0; i < l->n; i++) {
        int columns = kpr_columns(l->v[i].text);
        n = columns > n ? columns : n;
    }
    return l->n ? 24 + 32 + n * KPP_COLUMN : 0;
}

/* ---- placing ---------------------------------------------------------------- */

/* What a terminal calls a size: pixels in SVG, points of 4/3 pixels in PNG. */
double kpp_points(const struct kpp_sheet *s, int size)
{
    return s->options->png ? size * 0.75 : size;
}

static double across(const struct kpp_sheet *s, int x)
{
    return (double)x / s->width;
}

static double up(const struct kpp_sheet *s, int y)
{
    return 1 - (double)y / s->height;
}

void kpp_label(struct kpp_sheet *s, int x, int y, int size, bool right, const char *text)
{
    fprintf(s->f, "set label %u ", ++s->labels);
    kpp_quote(s->f, text, false);
    fprintf(s->f, " at screen %.5f,%.5f %s font ',%.5g' noenhanced\n", across(s, x), up(s, y),
            right ? "right" : "left", kpp_points(s, size));
}

void kpp_axes(struct kpp_sheet *s, int y, int height)
{
    fprintf(s->f,
            "set lmargin at screen %.5f\nset rmargin at screen %.5f\n"
            "set tmargin at screen %.5f\nset bmargin at screen %.5f\n",
            across(s, s->left), across(s, s->left + KPP_AXIS), up(s, y), up(s, y + height));
}

void kpp_empty(struct kpp_sheet *s, int y)
{
    kpp_axes(s, y, KPP_LINE);
    fputs("unset border\nunset tics\nset xrange [0:1]\nset yrange [0:1]\nplot NaN notitle\n", s->f);
}

void kpp_clear(struct kpp_sheet *s)
{
    for (; s->objects > 0; s->objects--)
        fprintf(s->f, "unset object %u\n", s->objects);
    for (; s->labels > 0; s->labels--)
        fprintf(s->f, "unset label %u\n", s->labels);
}

/* ---- looks -------------------------------------------------------------------- */

#define HATCH "fs transparent pattern 5 noborder"

void kpp_boxes(FILE *f, const char *name, enum kpp_look look)
{
    static const char box[] = "using (($1+$2)/2):3:1:2:(low($3,$4)):(high($3,$4))";
    static const char own[] = ":(colour[int($5)+1]) with boxxyerror";
    static const char light[] = ":(light[int($5)+1]) with boxxyerror";
    switch (look) {
    case KPP_WORK:
        fprintf(f, "  %s %s%s fs solid border rgb 'white' lc rgb variable notitle, \\\n", name, box,
                own);
        break;
    case KPP_WAIT:
        fprintf(f, "  %s %s%s fs solid noborder lc rgb variable notitle, \\\n", name, box,
                light);
        fprintf(f, "  %s %s with boxxyerror " HATCH " lc rgb 'white' notitle, \\\n", name, box);
        break;
    case KPP_OPEN:
        fprintf(f, "  %s %s%s fs solid noborder lc rgb variable notitle, \\\n", name, box,
                light);
        break;
    case KPP_CENSORED:
        fprintf(f, "  %s %s%s fs solid border rgb 'black' lc rgb variable "
                "notitle, \\\n", name, box, light);
        break;
    case KPP_DRAIN:
        fprintf(f, "  %s %s with boxxyerror fs solid noborder lc rgb '#c0c0c0' notitle, \\\n",
                name, box);
        break;
    case KPP_LOST:
        fprintf(f, "  %s %s with boxxyerror " HATCH " lc rgb '#b0b0b0' notitle, \\\n", name, box);
        break;
    case KPP_INSTANT:
        fprintf(f, "  %s using 1:($3-0.48):(0):(0.96):(colour[int($5)+1]) with vectors nohead "
                "lw 2 lc rgb variable notitle, \\\n", name);
        break;
    }
}

static void put_swatch(struct kpp_sheet *s, int x, int y, const char *style)
{
    fprintf(s->f,
            "set object %u rectangle from screen %.5f,%.5f to screen %.5f,%.5f %s\n",
            ++s->objects, across(s, x), up(s, y + 6), across(s, x + 24), up(s, y - 6), style);
}

static void put_entry(struct kpp_sheet *s, int x, int y, const struct kpp_entry *e)
{
    char style[96];
    unsigned colour = (unsigned)kpp_colour(e->region);
    const char *fixed = NULL;
    switch (e->look) {
    case KPP_WORK:
        snprintf(style, sizeof style, "fs solid noborder fc rgb '#%06x'", colour);
        break;
    case KPP_WAIT:
        snprintf(style, sizeof style, "fs solid noborder fc rgb '#%06x'",
                 (unsigned)lighter(colour));
        put_swatch(s, x, y, style);
        fixed = HATCH " fc rgb 'white'";
        break;
    case KPP_OPEN:
        snprintf(style, sizeof style, "fs solid noborder fc rgb '#%06x'",
                 e->region == UINT32_MAX ? 0xffffff : (unsigned)lighter(colour));
        break;
    case KPP_CENSORED: fixed = "fs solid border rgb 'black' fc rgb '#e8e8e8'"; break;
    case KPP_DRAIN: fixed = "fs solid noborder fc rgb '#c0c0c0'"; break;
    case KPP_LOST: fixed = HATCH " fc rgb '#b0b0b0'"; break;
    case KPP_INSTANT:
        snprintf(style, sizeof style, "fs solid noborder fc rgb '#%06x'", colour);
        fprintf(s->f,
                "set object %u rectangle from screen %.5f,%.5f to screen %.5f,%.5f %s\n",
                ++s->objects, across(s, x + 11), up(s, y + 7), across(s, x + 13), up(s, y - 7),
                style);
        kpp_label(s, x + 32, y, 12, false, e->text);
        return;
    }
    put_swatch(s, x, y, fixed ? fixed : style);
    kpp_label(s, x + 32, y, 12, false, e->text);
}

/* ---- the sheet ---------------------------------------------------------------- */

/* "M 8192, N 8192": of what was launched. */
static char *shape_words(const json_t *shape)
{
    struct kp_str b = {0};
    const char *key;
    json_t *v;
    json_object_foreach((json_t *)(uintptr_t)shape, key, v)
        if (json_is_integer(v))
            kp_str_addf(&b, "%s%s %" JSON_INTEGER_FORMAT, b.len ? ", " : "", key,
                        json_integer_value(v));
    return kp_str_detach(&b);
}

static char *subtitle(const struct kpr_run *run)
{
    const struct kpt_info *i = &run->info;
    char *shape = shape_words(json_object_get(i->json, "shape"));
    const char *device = kp_text(json_object_get(i->json, "device"), "name");
    char *text = kp_asprintf("%s%sgrid %ux%ux%u, block %ux%ux%u%s%s", shape, *shape ? "; " : "",
                             i->grid[0], i->grid[1], i->grid[2], i->block[0], i->block[1],
                             i->block[2], *device ? "; " : "", device);
    free(shape);
    return text;
}

/* The notes, broken into lines; returns their number. */
static int put_notes(struct kpp_sheet *s, int y, bool draw)
{
    int lines = 0, columns = (s->width - 2 * KPP_MARGIN) / KPP_COLUMN;
    for (size_t i = 0; i < s->notes.n; i++) {
        char *text = NULL, *save = NULL;
        size_t n = 0;
        FILE *f = open_memstream(&text, &n);
        if (!f)
            continue;
        kp_put_wrapped(f, 0, (size_t)columns, s->notes.v[i]);
        fclose(f);
        for (char *l = strtok_r(text, "\n", &save); l; l = strtok_r(NULL, "\n", &save)) {
            char *line = kpp_fit(l, (size_t)columns + 8); /* one word longer than all */
            if (draw)
                kpp_label(s, KPP_MARGIN, y + lines * KPP_LINE, 11, false, line);
            free(line);
            lines++;
        }
        free(text);
    }
    return lines;
}

static void put_terminal(const struct kpp_sheet *s)
{
    char *command = kp_asprintf("replay --format plot --plot %s", s->what);
    kpp_terminal(s->f, command, s->options->png, s->width, s->height);
    free(command);
    fputs("half(depth) = 0.4*0.66**depth\n"
          "low(row, depth) = row - half(depth)\n"
          "high(row, depth) = row + half(depth)\n"
          "unset key\n"
          "set border lc rgb '#808080'\n"
          "set tics nomirror textcolor rgb 'black'\n", s->f);
}

/* Colours and names by region + 1, of what the legend has. */
static void put_colours(const struct kpp_sheet *s, const struct kpr_run *run)
{
    size_t n = run->info.region_count;
    fprintf(s->f, "array colour[%zu]\narray light[%zu]\narray name[%zu]\n", n + 1, n + 1,
            n + 1);
    for (uint32_t id = 0; id < n; id++) {
        uint32_t colour = kpp_colour(id);
        fprintf(s->f, "colour[%u] = 0x%06x; light[%u] = 0x%06x; name[%u] = ", id + 1,
                (unsigned)colour, id + 1, (unsigned)lighter(colour), id + 1);
        kpp_quote(s->f, run->info.regions[id].name, false);
        fputc('\n', s->f);
    }
}

void kpp_sheet_begin(struct kpp_sheet *s, const struct kpr_run *run, int rows_px, int labels_px,
                     int right_px)
{
    s->left = KPP_MARGIN + labels_px;
    s->width = s->left + KPP_AXIS + right_px + legend_px(&s->legend) + KPP_MARGIN;
    int legend = (int)s->legend.n * 20;
    int body = KPP_HEAD + (rows_px > legend ? rows_px : legend);
    s->height = body + 14 + put_notes(s, 0, false) * KPP_LINE + KPP_MARGIN;
    put_terminal(s);
    put_colours(s, run);
    fputs("set multiplot\n", s->f);
    char *text = kpp_fit(s->title, (size_t)(s->width - 2 * KPP_MARGIN) / 9);
    kpp_label(s, KPP_MARGIN, 20, 15, false, text);
    free(text);
    char *all = subtitle(run);
    text = kpp_fit(all, (size_t)(s->width - 2 * KPP_MARGIN) / KPP_COLUMN);
    kpp_label(s, KPP_MARGIN, 40, 12, false, text);
    free(text);
    free(all);
    for (size_t i = 0; i < s->legend.n; i++)
        put_entry(s, s->left + KPP_AXIS + right_px + 24, KPP_HEAD + 10 + (int)i * 20,
                  &s->legend.v[i]);
    put_notes(s, body + 14, true);
}

void kpp_sheet_end(struct kpp_sheet *s)
{
    fputs("unset multiplot\n", s->f);
    legend_free(&s->legend);
    kpp_notes_free(&s->notes);
    free(s->title);
}

/* ---- exporter ------------------------------------------------------------------ */

struct plot {
    const struct kpp_plot *plot;
    void *ctx;
};

static int plot_begin(void *ctx, const struct kpr_run *run)
{
    struct plot *p = ctx;
    return p->plot->visitor.begin(p->ctx, run);
}

static int plot_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct plot *p = ctx;
    return p->plot->visitor.cta(p->ctx, run, cta);
}

static int plot_end(void *ctx, const struct kpr_run *run)
{
    struct plot *p = ctx;
    return p->plot->visitor.end(p->ctx, run);
}

static void *plot_open(FILE *f, const struct kpr_export_options *options)
{
    static const struct kpp_plot *const plots[] = {&kpp_timeline, &kpp_durations, &kpp_iterations,
                                                   &kpp_launch};
    struct plot *p = kp_alloc(sizeof *p);
    p->plot = plots[options->plot];
    p->ctx = p->plot->open(f, options);
    return p;
}

static void plot_close(void *ctx)
{
    struct plot *p = ctx;
    p->plot->close(p->ctx);
    free(p);
}

const struct kpr_exporter kpr_export_plot = {
    .name = "plot",
    .help = "a picture, as a gnuplot script",
    .need = KPR_NEED_LINKS,
    .visitor = {plot_begin, plot_cta, plot_end},
    .open = plot_open,
    .close = plot_close,
};
