/*
 * The plots: gnuplot scripts with their data inside.
 *
 * A sheet is one picture.  Everything but the data of its axes is placed in
 * pixels from the upper left corner, so that texts, legend and axes cannot run
 * into each other.  Texts come from the trace and are hostile: they stand in
 * single quotes, in which gnuplot expands nothing, and nowhere else.
 */
#ifndef KP_PLOT_H
#define KP_PLOT_H

#include "replay/export/export.h"

enum {
    KPP_AXIS = 960,  /* pixels: the width of the axes */
    KPP_COLUMN = 7,  /* that a column of text takes, at most */
    KPP_LINE = 17,   /* from one line of text to the next */
    KPP_MARGIN = 16, /* at the edges of the picture */
    KPP_HEAD = 58,   /* above the first axes */
    KPP_REGIONS = 40, /* with an entry in the legend, at most */
};

/* Lines of text, broken when they are drawn; owned. */
struct kpp_notes {
    char **v;
    size_t n, cap;
};
void kpp_note(struct kpp_notes *notes, const char *fmt, ...) KP_PRINTF(2, 3);
void kpp_notes_free(struct kpp_notes *notes);
/* What became of the record cost, and which filter there was: below every plot. */
void kpp_run_notes(struct kpp_notes *notes, const struct kpr_run *run, bool raw);

/* How a thing is drawn, in the axes and in the legend. */
enum kpp_look {
    KPP_WORK,     /* solid, in the region's colour */
    KPP_WAIT,     /* the same colour, light and hatched */
    KPP_OPEN,     /* light */
    KPP_CENSORED, /* light, with a black outline */
    KPP_DRAIN,    /* grey */
    KPP_LOST,     /* hatched grey */
    KPP_INSTANT,  /* a tick */
};
struct kpp_entry {
    enum kpp_look look;
    uint32_t region; /* whose colour; for the first three, and instants */
    char *text;      /* owned */
};
struct kpp_legend {
    struct kpp_entry *v;
    size_t n, cap;
};
void kpp_entry(struct kpp_legend *l, enum kpp_look look, uint32_t region, const char *text);
/* The regions whose `shown` is not 0, and how many more there are.  waits: those that wait
 * are drawn as waits. */
void kpp_region_entries(struct kpp_legend *l, const struct kpr_run *run, const bool *shown,
                        bool waits);

struct kpp_sheet {
    FILE *f;
    const struct kpr_export_options *options;
    int width, height; /* pixels */
    int left;          /* of the axes */
    unsigned objects, labels;
    struct kpp_legend legend;
    struct kpp_notes notes;
    const char *what; /* the plot, as --plot names it */
    char *title;
};

/* Opens the script: terminal, title, legend to the right of the axes, notes below them.
 * rows_px: height of everything between head and notes.  labels_px: room left of the axes;
 * right_px: right of them, before the legend. */
void kpp_sheet_begin(struct kpp_sheet *s, const struct kpr_run *run, int rows_px, int labels_px,
                     int right_px);
void kpp_sheet_end(struct kpp_sheet *s);
/* Axes with nothing in them: a sheet that has only its texts. */
void kpp_empty(struct kpp_sheet *s, int y);
/* The next axes: from y to y + height. */
void kpp_axes(struct kpp_sheet *s, int y, int height);
/* A line of text at x, y; size in pixels.  With kpp_sheet_begin's, drawn with the next axes. */
void kpp_label(struct kpp_sheet *s, int x, int y, int size, bool right, const char *text);
/* Takes the labels and objects away that have been drawn. */
void kpp_clear(struct kpp_sheet *s);
/* "font ',N'" for a size in pixels, in what the terminal counts in. */
double kpp_points(const struct kpp_sheet *s, int size);

/* s as a gnuplot string.  tic: for `set xtics`, where % starts a format. */
void kpp_quote(FILE *f, const char *s, bool tic);
/* A script's first lines: which command (with its options) made it, and a terminal of so many
 * pixels; a PNG has two for each. */
void kpp_terminal(FILE *f, const char *command, bool png, int width, int height);
/* 0xRRGGBB, fixed by the id: colours that the colour-blind can tell apart. */
uint32_t kpp_colour(uint32_t region);
bool kpp_waits(const struct kpr_run *run, uint32_t region);
/* s, or as much of its beginning and end as fit into n columns; owned by the caller. */
char *kpp_fit(const char *s, size_t n);
/* Boxes from 1:2 in row 3 at depth 4, with region 5, of the data `name`; the plot element
 * ends with ", \\". */
void kpp_boxes(FILE *f, const char *name, enum kpp_look look);

/* One plot: what stands behind the exporter. */
struct kpp_plot {
    const char *name;
    struct kpr_visitor visitor;
    void *(*open)(FILE *f, const struct kpr_export_options *options);
    void (*close)(void *ctx);
};
extern const struct kpp_plot kpp_timeline, kpp_durations, kpp_iterations, kpp_launch;

/* ---- one CTA's axes (plot_cta.c) ------------------------------------------ */

struct kpp_panel {
    uint32_t cta;
    char *script;    /* its data and its plot command */
    size_t bytes;
    char *title;
    int rows;
    int labels_px;   /* of the widest row label */
    bool *regions;   /* by id: drawn */
    bool looks[KPP_INSTANT + 1];
    struct kpp_notes notes;
    char *advice;    /* what was chosen to be drawn, for the terminal; or NULL */
};
/* number: in the names of its data. */
void kpp_panel_make(struct kpp_panel *p, const struct kpr_run *run, const struct kpr_cta *cta,
                    unsigned number);
void kpp_panel_free(struct kpp_panel *p);

#endif
