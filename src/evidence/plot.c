#include "evidence/internal.h"

#include "replay/export/plot.h"

/* Gnuplot scripts: the roofline, iterations and shares, with the data inside. */

enum { WIDTH_PX = 1000, HEIGHT_PX = 560, LABEL = 30 };
enum { UPRIGHT = 5 }; /* more labels than that beside each other stand on end */

static void put_terminal(FILE *f, bool png, const char *title)
{
    kpp_terminal(f, "evidence --format plot", png, WIDTH_PX, HEIGHT_PX);
    fputs("set title ", f);
    kpp_quote(f, title, false);
    fputs(" noenhanced\nset border lc rgb '#808080'\nset tics nomirror textcolor rgb 'black'\n", f);
}

/* As long as a label may be; owned. */
static char *label_of(const json_t *run)
{
    char *shape = kpe_shape_text(run), *fit = kpp_fit(shape, LABEL);
    free(shape);
    return fit;
}

static const json_t *floor_of(const json_t *run, const char *what)
{
    return kp_json_find(kpe_at(run, "floors"), "what", what);
}

/* ---- roofline ------------------------------------------------------------- */

struct span {
    double least, most;
};

static void widen(struct span *s, double v)
{
    s->least = s->least <= v ? s->least : v;
    s->most = s->most >= v ? s->most : v;
}

/* A launch's place; false: it has none. */
static bool place_of(const json_t *run, double *at, double *rate)
{
    *at = kp_number(run, "work.flops_a_byte");
    *rate = kp_number(run, "work.tflop_s");
    return *at > 0 && *rate > 0;
}

/* So near that their labels would lie on each other. */
static bool is_near(const json_t *a, const json_t *b)
{
    double x, y, u, v;
    return place_of(a, &x, &y) && place_of(b, &u, &v) && fabs(log(x / u)) < 0.12 &&
           fabs(log(y / v)) < 0.12;
}

/* One label for launches that lie together. */
static void put_label(FILE *f, const json_t *runs, size_t which)
{
    const json_t *run = json_array_get(runs, which), *other;
    size_t i, more = 0;
    double at, rate;
    if (!place_of(run, &at, &rate))
        return;
    json_array_foreach(runs, i, other) {
        if (i < which && is_near(other, run))
            return;
        more += i > which && is_near(run, other);
    }
    char *label = label_of(run);
    char *whole = more ? kp_asprintf("%s and %zu more", label, more) : kp_strdup(label);
    fprintf(f, "set label %zu ", which + 1);
    kpp_quote(f, whole, false);
    fprintf(f, " at %.6g,%.6g left rotate by -30 offset 0.6,-0.6 noenhanced\n", at, rate);
    free(label);
    free(whole);
}

static void put_points(FILE *f, const json_t *runs, struct span *x, struct span *y)
{
    const json_t *run;
    size_t i;
    double at, rate;
    json_array_foreach(runs, i, run)
        put_label(f, runs, i);
    fputs("$runs << EOD\n", f);
    json_array_foreach(runs, i, run) {
        if (!place_of(run, &at, &rate))
            continue;
        widen(x, at);
        widen(y, rate);
        fprintf(f, "%.6g %.6g\n", at, rate);
    }
    fputs("EOD\n", f);
}

static bool roofline(FILE *f, const json_t *report, bool png)
{
    const json_t *runs = kpe_at(report, "runs"), *first = json_array_get(runs, 0);
    double tflops = kp_number(floor_of(first, "matrix units"), "ceiling");
    double gbs = kp_number(floor_of(first, "device memory"), "ceiling");
    struct span x = {NAN, NAN}, y = {NAN, NAN};
    if (isnan(tflops) || isnan(gbs))
        return false;
    char *title = kp_asprintf("%s on %s: useful work against what the device can do",
                              kp_text(report, "entry"), kp_text(report, "device.name"));
    put_terminal(f, png, title);
    free(title);
    put_points(f, runs, &x, &y);
    double ridge = tflops * 1000 / gbs;
    widen(&x, ridge);
    widen(&y, tflops);
    fprintf(f, "set logscale xy\nset xrange [%.6g:%.6g]\nset yrange [%.6g:%.6g]\n"
            "set xlabel 'useful flop a byte that has to move'\nset ylabel 'TFLOP/s'\n"
            "set grid xtics ytics mytics lc rgb '#e0e0e0', lc rgb '#f0f0f0'\nset key bottom right\n"
            "set samples 2000\n"
            "roof(x) = x * %.6g < %.6g ? x * %.6g : %.6g\n", x.least / 4, x.most * 8, y.least / 4,
            y.most * 2, gbs / 1000, tflops, gbs / 1000, tflops);
    fprintf(f,
            "plot roof(x) with lines lw 2 lc rgb '#0072b2' title 'ceilings: %.0f GB/s (%s), "
            "%.0f TFLOP/s (%s)', \\\n  $runs using 1:2 with points pt 7 lc rgb '#d55e00' title "
            "'launches, medians (measured)'\n",
            gbs, kp_text(floor_of(first, "device memory"), "tier"), tflops,
            kp_text(floor_of(first, "matrix units"), "tier"));
    return json_array_size(runs) > 0;
}

/* The runs' labels, from 0, below the axis of a histogram. */
static void put_tics(FILE *f, const json_t *runs)
{
    const json_t *run;
    size_t i;
    fputs("set xtics (", f);
    json_array_foreach(runs, i, run) {
        char *label = label_of(run);
        fputs(i ? ", " : "", f);
        kpp_quote(f, label, true);
        fprintf(f, " %zu", i);
        free(label);
    }
    fprintf(f, ") noenhanced rotate by %d\n", json_array_size(runs) > UPRIGHT ? -90 : -25);
}

/* ---- iterations ----------------------------------------------------------- */

static bool iterations(FILE *f, const json_t *report, bool png)
{
    const json_t *run, *runs = kpe_at(report, "runs");
    size_t i, n = 0;
    char *title = kp_asprintf("%s: cycles of an iteration of the loop, by shape",
                              kp_text(report, "entry"));
    put_terminal(f, png, title);
    free(title);
    fputs("$runs << EOD\n", f);
    json_array_foreach(runs, i, run) {
        double measured = kp_number(run, "iteration.measured_cycles");
        if (measured > 0)
            fprintf(f, "%.6g %.6g %.6g\n", measured, kp_number(run, "iteration.predicted_cycles"),
                    kp_number(run, "iteration.without_records"));
        else
            fputs("NaN NaN NaN\n", f);
        n += measured > 0;
    }
    fputs(
        "EOD\nset style data histogram\nset style histogram clustered gap 1\nset style fill solid "
        "noborder\nset yrange [0:*]\nset ylabel 'cycles'\nset grid ytics lc rgb '#e0e0e0'\n"
        "set key outside top center horizontal\nset rmargin 8\n",
        f);
    put_tics(f, runs);
    fputs("plot $runs using 1 lc rgb '#0072b2' title 'measured, with records', \\\n"
          "  $runs using 2 lc rgb '#e69f00' title 'the model, with records', \\\n"
          "  $runs using 3 lc rgb '#009e73' title 'without records (modeled)'\n", f);
    return n > 0;
}

/* ---- shares --------------------------------------------------------------- */

static double share_in(const json_t *run, const char *role, const char *region)
{
    const json_t *one;
    size_t i;
    json_array_foreach(kpe_at(run, "shares"), i, one) {
        bool is = strcmp(kp_text(one, "role"), role) == 0 &&
                  strcmp(kp_text(one, "region"), region) == 0;
        if (is)
            return kp_number(one, "share");
    }
    return 0;
}

/* Regions of a role, over all runs: as many as have a colour of their own. */
static json_t *regions_of(const json_t *runs, const char *role)
{
    json_t *list = json_array();
    const json_t *run, *one, *seen;
    size_t i, k, n;
    json_array_foreach(runs, i, run)
        json_array_foreach(kpe_at(run, "shares"), k, one) {
            bool there = strcmp(kp_text(one, "role"), role) != 0;
            json_array_foreach(list, n, seen)
                there = there || json_equal(seen, kpe_at(one, "region"));
            if (!there && json_array_size(list) < KPP_REGIONS)
                json_array_append(list, json_object_get(one, "region"));
        }
    return list;
}

static json_t *roles_of(const json_t *runs)
{
    json_t *list = json_array();
    const json_t *run, *one, *seen;
    size_t i, k, n;
    json_array_foreach(runs, i, run)
        json_array_foreach(kpe_at(run, "shares"), k, one) {
            bool there = false;
            json_array_foreach(list, n, seen)
                there = there || json_equal(seen, kpe_at(one, "role"));
            if (!there && json_array_size(list) < 4)
                json_array_append(list, json_object_get(one, "role"));
        }
    return list;
}

/* A block of data: a row a run, a column a region. */
static void put_role(FILE *f, const json_t *runs, const json_t *regions, const char *role,
                     size_t at)
{
    const json_t *run, *region;
    size_t i, k;
    fprintf(f, "$role%zu << EOD\n", at);
    json_array_foreach(runs, i, run) {
        json_array_foreach(regions, k, region) {
            double share = share_in(run, role, json_string_value(region));
            fprintf(f, "%s%.4f", k ? " " : "", 100 * share);
        }
        fputc('\n', f);
    }
    fputs("EOD\n", f);
}

static void plot_role(FILE *f, const json_t *regions, const char *role, size_t at)
{
    const json_t *region;
    size_t k;
    fputs("set title ", f);
    kpp_quote(f, role, false);
    fputs(" noenhanced\nplot ", f);
    json_array_foreach(regions, k, region) {
        char *name = kpp_fit(json_string_value(region), LABEL);
        fprintf(f, "%s$role%zu using %zu lc rgb '#%06x' title ", k ? ", \\\n  " : "", at,
                k + 1, (unsigned)kpp_colour((uint32_t)k));
        kpp_quote(f, name, false);
        fputs(" noenhanced", f);
        free(name);
    }
    fputs("\n", f);
}

static bool shares(FILE *f, const json_t *report, bool png)
{
    const json_t *runs = kpe_at(report, "runs"), *role;
    json_t *roles = roles_of(runs);
    size_t i, n = json_array_size(roles);
    char *title =
        kp_asprintf("%s: what takes the time of each role, %%; the rest is in no region",
                    kp_text(report, "entry"));
    put_terminal(f, png, title);
    fputs(
        "set style data histogram\nset style histogram rowstacked\nset style fill solid noborder\n"
        "set boxwidth 0.7\nset yrange [0:100]\nset grid ytics lc rgb '#e0e0e0'\n"
        "set key outside right reverse Left invert\n",
        f);
    put_tics(f, runs);
    json_array_foreach(roles, i, role) {
        json_t *regions = regions_of(runs, json_string_value(role));
        put_role(f, runs, regions, json_string_value(role), i);
        json_decref(regions);
    }
    fprintf(f, "set multiplot layout 1,%zu title ", n ? n : 1);
    kpp_quote(f, title, false);
    fputs(" noenhanced\n", f);
    json_array_foreach(roles, i, role) {
        json_t *regions = regions_of(runs, json_string_value(role));
        plot_role(f, regions, json_string_value(role), i);
        json_decref(regions);
    }
    fputs("unset multiplot\n", f);
    free(title);
    json_decref(roles);
    return n > 0;
}

bool kpe_plot(FILE *f, const json_t *report, enum kpe_plot what, bool png)
{
    return what == KPE_ROOFLINE     ? roofline(f, report, png)
           : what == KPE_ITERATIONS ? iterations(f, report, png)
                                    : shares(f, report, png);
}
