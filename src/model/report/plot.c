/* The ranking as a gnuplot script: a bar a candidate, its interval, and whether it is legal. */
#include "model/model_internal.h"
#include "replay/export/plot.h"

#include <math.h>

enum {
    MOST_ROWS = 24, /* candidates; combinations come on top of them */
    ROW_PX = 24,
    COLUMNS = 64,   /* of an id, at most */
    ABOVE_PX = 64,
    BELOW_PX = 108,
};

struct rows {
    const json_t *v[MOST_ROWS + 16];
    size_t n, together; /* from `together` on they are combinations */
};

/* Those that have a gain; in the report's order. */
static void take(const json_t *list, size_t most, struct rows *rows)
{
    const json_t *c;
    size_t i, taken = 0;
    json_array_foreach(list, i, c) {
        if (isnan(kp_number(c, "predicted_gain")) || taken == most || rows->n == KP_COUNT(rows->v))
            continue;
        rows->v[rows->n++] = c;
        taken++;
    }
}

static int columns_of(const struct rows *rows)
{
    int most = 10;
    for (size_t i = 0; i < rows->n; i++) {
        int n = kpr_columns(kp_text(rows->v[i], "id"));
        most = n > most ? n : most;
    }
    return most < COLUMNS ? most : COLUMNS;
}

static unsigned colour_of(const json_t *c)
{
    const char *status = kp_text(json_object_get(c, "legality"), "status");
    return strcmp(status, "legal") == 0 ? 0x009e73 : strcmp(status, "illegal") == 0 ? 0xc0c0c0
                                                                                    : 0xe69f00;
}

/* row, gain, lowest, highest, colour */
static void put_rows(FILE *f, const struct rows *rows)
{
    fputs("$rows << EOD\n", f);
    for (size_t i = 0; i < rows->n; i++) {
        const json_t *c = rows->v[i], *span = json_object_get(c, "interval");
        fprintf(f, "%zu %.4f %.4f %.4f %u\n", i + 1 + (i >= rows->together),
                100 * kp_number(c, "predicted_gain"),
                100 * json_number_value(json_array_get(span, 0)),
                100 * json_number_value(json_array_get(span, 1)), colour_of(c));
    }
    fputs("EOD\nset ytics (", f);
    for (size_t i = 0; i < rows->n; i++) {
        char *id = kpp_fit(kp_text(rows->v[i], "id"), COLUMNS);
        fputs(i ? ", \\\n  " : "", f);
        kpp_quote(f, id, true);
        fprintf(f, " %zu", i + 1 + (i >= rows->together));
        free(id);
    }
    fputs(") noenhanced\n", f);
}

static void put_title(FILE *f, const json_t *report)
{
    const json_t *b = json_object_get(report, "baseline");
    char *title = kp_asprintf("%s: what each candidate would gain", kp_text(report, "entry"));
    char *fit = kp_asprintf("iteration measured %.1f cycles, model %.1f: residual %+.2f%%%s",
                            kp_number(b, "measured_cycles"), kp_number(b, "predicted_cycles"),
                            100 * kp_number(b, "residual"),
                            json_is_true(json_object_get(b, "explained"))
                                ? "" : ", too much: the ranking was forced");
    fputs("set label 1 ", f);
    kpp_quote(f, title, false);
    fputs(" at graph 0, screen 1 offset 0,-1.3 noenhanced font ',15'\nset label 2 ", f);
    kpp_quote(f, fit, false);
    fputs(" at graph 0, screen 1 offset 0,-2.6 noenhanced\n", f);
    free(title);
    free(fit);
}

/* What the colours mean, as key entries of plots of nothing. */
static void put_plot(FILE *f)
{
    static const char *const meaning[][2] = {
        {"legal by the marks", "#009e73"},
        {"legal if what it says is shown", "#e69f00"},
        {"not legal", "#c0c0c0"},
    };
    fputs("plot $rows using 2:1:(0):2:($1-0.36):($1+0.36):5 with boxxyerror fs solid noborder "
          "lc rgb variable notitle, \\\n"
          "  $rows using 2:1:3:4 with xerrorbars pt 7 ps 0.4 lc rgb 'black' notitle", f);
    for (size_t i = 0; i < KP_COUNT(meaning); i++)
        fprintf(f, ", \\\n  NaN with boxes fs solid noborder lc rgb '%s' title '%s'", meaning[i][1],
                meaning[i][0]);
    fputs("\n", f);
}

void kpm_plot(FILE *f, const json_t *report, bool png)
{
    struct rows rows = {.n = 0};
    take(json_object_get(report, "candidates"), MOST_ROWS, &rows);
    rows.together = rows.n;
    take(json_object_get(report, "combinations"), 8, &rows);
    size_t lines = rows.n + (rows.n > rows.together);
    int left = 24 + columns_of(&rows) * KPP_COLUMN, width = left + KPP_AXIS + 24;
    int height = ABOVE_PX + BELOW_PX + (int)(lines ? lines : 1) * ROW_PX;
    kpp_terminal(f, "model --format plot", png, width, height);
    put_title(f, report);
    fprintf(f, "set lmargin at screen %.5f\nset rmargin at screen %.5f\n"
            "set tmargin at screen %.5f\nset bmargin at screen %.5f\n",
            (double)left / width, (double)(left + KPP_AXIS) / width,
            1 - (double)ABOVE_PX / height, (double)BELOW_PX / height);
    fprintf(f, "set border lc rgb '#808080'\nset tics nomirror textcolor rgb 'black'\n"
            "set yrange [%zu.5:0.5]\nset grid xtics lc rgb '#e0e0e0'\nset xzeroaxis\n"
            "set arrow from 0, graph 0 to 0, graph 1 nohead lc rgb '#808080'\n"
            "set key at graph 0.5, screen %.5f center bottom horizontal maxrows 1\n"
            "set xlabel 'gain in %% of the iteration''s time, modeled; lines: 5%% to 95%% of "
            "resamples, and the range of what is only bounded or assumed'\n", lines ? lines : 1,
            14.0 / height);
    if (rows.n > rows.together)
        fprintf(f, "set label 3 'combinations' at graph 0, first %zu left offset 1,0 textcolor rgb "
                "'#606060'\n", rows.together + 1);
    if (rows.n) {
        put_rows(f, &rows);
        put_plot(f);
    } else {
        fputs("set label 4 'nothing to rank' at graph 0.5, graph 0.5 center\nunset ytics\n"
              "set xrange [-1:1]\nplot NaN notitle\n", f);
    }
}
