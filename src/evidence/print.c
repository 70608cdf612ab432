#include "evidence/internal.h"
#include "model/model.h"

/* The statement for people: text of at most 100 columns, or Markdown. */

enum { WIDTH = 100 };

struct style {
    bool markdown;
    size_t indent;
};

/* Without control characters, and what Markdown would take for its own escaped; owned. */
static char *clean(const struct style *s, const char *text)
{
    struct kp_str plain = {0}, b = {0};
    kp_str_add_name(&plain, text);
    if (!s->markdown)
        return kp_str_detach(&plain);
    for (const char *p = plain.s; *p; p++) {
        if (strchr("*_|<>`\\", *p))
            kp_str_addc(&b, '\\');
        kp_str_addc(&b, *p);
    }
    kp_str_free(&plain);
    return kp_str_detach(&b);
}

static void line(FILE *f, const struct style *s, const char *label, const char *text)
{
    char *t = clean(s, text);
    if (s->markdown) {
        fprintf(f, *label ? "- **%s**: %s\n" : "  - %s%s\n", label, t);
    } else {
        fprintf(f, "%-*s", (int)s->indent, label);
        kp_put_wrapped(f, s->indent, WIDTH, t);
    }
    free(t);
}

static void linef(FILE *f, const struct style *s, const char *label, const char *fmt, ...)
    KP_PRINTF(4, 5);
static void linef(FILE *f, const struct style *s, const char *label, const char *fmt, ...)
{
    struct kp_str b = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    line(f, s, label, b.len ? b.s : "");
    kp_str_free(&b);
}

/* A sentence, its tier, and where its number stands. */
static void sentences(FILE *f, const struct style *s, const char *label, const json_t *list)
{
    const json_t *one;
    size_t i;
    json_array_foreach(list, i, one)
        linef(f, s, i && !s->markdown ? "" : label, "%s (%s) [%s]", kp_text(one, "text"),
              kp_text(one, "tier"), kp_text(one, "source"));
}

/* ---- the table of runs ---------------------------------------------------- */

static void cell(FILE *f, const struct style *s, double v, int width, int digits)
{
    fputs(s->markdown ? " | " : " ", f);
    if (isfinite(v))
        fprintf(f, "%*.*f", width, digits, v);
    else
        fprintf(f, "%*s", width, "-");
}

static double floor_share(const json_t *run)
{
    const json_t *one;
    double most = NAN;
    size_t i;
    json_array_foreach(kpe_at(run, "floors"), i, one)
        most = most >= kp_number(one, "share") ? most : kp_number(one, "share");
    return most;
}

static void row(FILE *f, const struct style *s, const json_t *run)
{
    char *shape = kpe_shape_text(run), *safe = clean(s, shape);
    fprintf(f, s->markdown ? "| %s" : "%-22s", safe);
    cell(f, s, kp_number(run, "baseline.us"), 9, 2);
    if (s->markdown)
        cell(f, s, kp_number(run, "baseline.us_p95"), 9, 2);
    cell(f, s, kp_number(run, "work.tflop_s"), 7, 1);
    cell(f, s, kp_number(run, "work.gb_s"), 6, 0);
    cell(f, s, 100 * floor_share(run), 6, 1);
    cell(f, s, kp_number(run, "schedule.waves"), 6, 2);
    cell(f, s, 100 * kp_number(run, "schedule.idle"), 5, 1);
    fprintf(f, s->markdown ? " | %s |\n" : " %.32s\n", kp_text(run, "class.name"));
    free(shape);
    free(safe);
}

static void table(FILE *f, const struct style *s, const json_t *runs)
{
    const json_t *run;
    size_t i;
    if (s->markdown)
        fputs("\n| shape | us | p95 | TFLOP/s | GB/s | floor % | waves | idle % | class |\n"
              "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n", f);
    else
        fprintf(f, "\n%-22s %9s %7s %6s %6s %6s %5s class\n", "shape", "us", "TFLOP/s", "GB/s",
                "floor%", "waves", "idle%");
    json_array_foreach(runs, i, run)
        row(f, s, run);
}

/* ---- one run -------------------------------------------------------------- */

static void put_baseline(FILE *f, const struct style *s, const json_t *run)
{
    const json_t *b = kpe_at(run, "baseline"), *one;
    size_t i;
    if (isnan(kp_number(b, "us")))
        line(f, s, "time", "not measured");
    else
        linef(f, s, "time", "%.2f us, %.2f to %.2f (5th to 95th percentile of %.0f launches) "
              "(measured) [%s]", kp_number(b, "us"), kp_number(b, "us_p5"),
              kp_number(b, "us_p95"), kp_number(b, "launches"), kp_text(b, "source"));
    linef(f, s, "outputs", "beside the original's: %s; against a reference: %s "
          "[inspect .info.verify, .info.baseline.correctness]",
          *kp_text(b, "original") ? kp_text(b, "original") : "not checked",
          *kp_text(b, "reference") ? kp_text(b, "reference") : "not checked");
    json_array_foreach(kpe_at(run, "floors"), i, one)
        linef(f, s, "floor", "%s: %.2f us, %.1f%% of the time, at %.1f %s (%s) [%s]",
              kp_text(one, "what"), kp_number(one, "us"), 100 * kp_number(one, "share"),
              kp_number(one, "ceiling"), kp_text(one, "unit"), kp_text(one, "tier"),
              kp_text(one, "source"));
}

static void put_code(FILE *f, const struct style *s, const json_t *run)
{
    const json_t *code = kpe_at(run, "code"), *one, *width = kpe_at(code, "loads_bytes");
    struct kp_str b = {0};
    size_t i;
    if (kpe_at(code, "absent"))
        return;
    json_array_foreach(kpe_at(code, "matrix"), i, one)
        kp_str_addf(&b, "%s%.0f %s %s", b.len ? ", " : "", kp_number(one, "count"),
                    kp_text(one, "op"), kp_text(one, "form"));
    linef(f, s, "code", "matrix instructions: %s (inferred) [inspect .info.instructions]",
          b.len ? b.s : "none");
    kp_str_free(&b);
    if (json_array_size(width) == 2)
        linef(f, s, "", "loads of global memory: %.0f to %.0f bytes a thread (inferred) "
              "[inspect .info.instructions]", json_number_value(json_array_get(width, 0)),
              json_number_value(json_array_get(width, 1)));
    if (!isnan(kp_number(code, "useful_share")))
        linef(f, s, "", "useful part of the matrix flop that the regions' records show, at most: "
              "%.1f%% (modeled) [replay .rows, inspect .info.instructions.regions]",
              100 * kp_number(code, "useful_share"));
}

static void put_class(FILE *f, const struct style *s, const json_t *run)
{
    const json_t *c = kpe_at(run, "class"), *one;
    struct kp_str b = {0};
    size_t i;
    kp_str_add(&b, kp_text(c, "name"));
    if (*kp_text(c, "tier"))
        kp_str_addf(&b, " (%s)", kp_text(c, "tier"));
    json_array_foreach(kpe_at(c, "parts"), i, one)
        kp_str_addf(&b, "%s%s", i ? ", " : "; mostly ", json_string_value(one));
    json_array_foreach(kpe_at(c, "also"), i, one)
        kp_str_addf(&b, "%s%s", i ? ", " : "; also supported: ", json_string_value(one));
    line(f, s, "class", b.s);
    kp_str_free(&b);
    sentences(f, s, "", kpe_at(c, "evidence"));
}

static void put_others(FILE *f, const struct style *s, const json_t *run)
{
    const json_t *one, *e;
    size_t i;
    json_array_foreach(kpe_at(run, "considered"), i, one) {
        const char *state = kp_text(one, "state");
        if (strcmp(kp_text(one, "name"), kp_text(run, "class.name")) == 0)
            continue;
        e = json_array_get(kpe_at(one, "evidence"), 0);
        if (strcmp(state, "supported") == 0) {
            line(f, s, state, kp_text(one, "name"));
            sentences(f, s, "", kpe_at(one, "evidence"));
        } else if (e)
            linef(f, s, state, "%s: %s (%s) [%s]", kp_text(one, "name"), kp_text(e, "text"),
                  kp_text(e, "tier"), kp_text(e, "source"));
        else
            linef(f, s, state, "%s", kp_text(one, "name"));
    }
}

/* ---- what to do next ------------------------------------------------------ */

/* Broken between words so that a shell still takes it for one line. */
static void command(FILE *f, const struct style *s, const char *text)
{
    char *t = clean(&(struct style){false, 0}, text);
    const char *word = t;
    size_t column = s->indent + 2;
    if (s->markdown)
        fprintf(f, "  - ``%s``", t);
    else
        fprintf(f, "%*s$ ", (int)s->indent, "");
    while (!s->markdown && *word) {
        size_t n = strcspn(word, " ");
        if (column + n + 2 > WIDTH && column > s->indent + 4) {
            fprintf(f, "\\\n%*s", (int)s->indent + 4, "");
            column = s->indent + 4;
        }
        fprintf(f, "%.*s%s", (int)n, word, word[n] ? " " : "");
        column += n + 1;
        word += n + (word[n] == ' ');
    }
    fputc('\n', f);
    free(t);
}

static double end_of(const json_t *o, const char *key, size_t which)
{
    return json_number_value(json_array_get(kpe_at(o, key), which));
}

static void put_predicted(FILE *f, const struct style *s, const json_t *n)
{
    if (json_array_size(kpe_at(n, "interval")) == 2)
        linef(f, s, "", "predicted: %+.2f%% of an iteration (%+.2f%% to %+.2f%%), %+.2f%% of a CTA "
              "(modeled) [model .candidates]", 100 * kp_number(n, "predicted_gain"),
              100 * end_of(n, "interval", 0), 100 * end_of(n, "interval", 1),
              100 * kp_number(n, "predicted_cta_gain"));
    if (json_array_size(kpe_at(n, "launch_interval")) == 2 &&
        !isnan(kp_number(n, "predicted_launch_gain")))
        linef(f, s, "", "predicted: %+.2f%% of the launch (%+.2f%% to %+.2f%%) (modeled) "
              "[model .candidates]", 100 * kp_number(n, "predicted_launch_gain"),
              100 * end_of(n, "launch_interval", 0), 100 * end_of(n, "launch_interval", 1));
    char *likely = kpm_likely_text(n, false);
    if (likely)
        linef(f, s, "", "by what such predictions were off: %s%% of the launch (modeled) "
              "[model .candidates]", likely);
    free(likely);
    if (json_array_size(kpe_at(n, "growth_interval")) == 2)
        linef(f, s, "", "predicted: %+.2f%% of the %s at the longest delay (%+.2f%% to %+.2f%%), a "
              "slope of %.2f (modeled) [model .delays]",
              100 * kp_number(n, "predicted_growth"), kp_text(n, "growth_of"),
              100 * end_of(n, "growth_interval", 0), 100 * end_of(n, "growth_interval", 1),
              kp_number(n, "predicted_slope"));
    if (!isnan(kp_number(n, "predicted_ratio")))
        linef(f, s, "", "predicted: x%.3f of the time (modeled) [stamps of all CTAs, played by the "
              "places that the device has]", kp_number(n, "predicted_ratio"));
}

static void put_measured(struct kp_str *b, const json_t *o)
{
    if (!isnan(kp_number(o, "slope")))
        kp_str_addf(b,
                    "slope %.3f (%.3f to %.3f), the launch %+.2f%% at the longest delay (%+.2f%% "
                    "to %+.2f%%)",
                    kp_number(o, "slope"), end_of(o, "slope_interval", 0),
                    end_of(o, "slope_interval", 1), 100 * kp_number(o, "measured_growth"),
                    100 * end_of(o, "growth_interval", 0), 100 * end_of(o, "growth_interval", 1));
    else if (!isnan(kp_number(o, "ratio")))
        kp_str_addf(b, "x%.4f of the time (%.4f to %.4f)", kp_number(o, "ratio"),
                    end_of(o, "ratio_interval", 0), end_of(o, "ratio_interval", 1));
    else if (!isnan(kp_number(o, "empty_kernel_us")))
        kp_str_addf(b, "an empty kernel takes %.2f us, %.1f%% of the launch's %.2f",
                    kp_number(o, "empty_kernel_us"), 100 * kp_number(o, "share"),
                    kp_number(o, "launch_us"));
    else
        kp_str_addf(b, "gain measured %+.2f%% (%+.2f%% to %+.2f%%), predicted %+.2f%%",
                    100 * kp_number(o, "measured_gain"), 100 * end_of(o, "measured_interval", 0),
                    100 * end_of(o, "measured_interval", 1), 100 * kp_number(o, "predicted"));
    if (!isnan(kp_number(o, "bound")))
        kp_str_addf(b, "; the bound is %.3f", kp_number(o, "bound"));
    if (*kp_text(o, "prediction"))
        kp_str_addf(b, "; the figure is %s", kp_text(o, "prediction"));
}

static void put_outcome(FILE *f, const struct style *s, const json_t *run)
{
    const json_t *o = kpe_at(run, "outcome");
    const char *decision = kp_text(o, "decision");
    struct kp_str b = {0};
    if (!o)
        return;
    kp_str_add(&b, strcmp(decision, "refuted") == 0  ? "REFUTED: "
                   : strcmp(decision, "stands") == 0 ? "the claim stands: "
                   : strcmp(decision, "undecided") == 0
                       ? "undecided, the interval holds the bound: "
                       : "");
    put_measured(&b, o);
    linef(f, s, "outcome", "%s (measured) [%s]", b.s, kp_text(o, "file"));
    kp_str_free(&b);
}

static void put_next(FILE *f, const struct style *s, const json_t *run)
{
    const json_t *n = kpe_at(run, "next"), *one;
    size_t i;
    if (!json_is_object(n))
        return;
    linef(f, s, "next", "%s: %s; %s", kp_text(n, "id"), kp_text(n, "change"),
          kp_text(n, "because"));
    put_predicted(f, s, n);
    json_array_foreach(kpe_at(n, "commands"), i, one)
        command(f, s, json_string_value(one));
    line(f, s, "refuted by", kp_text(n, "refuted_by"));
    put_outcome(f, s, run);
}

static void put_run(FILE *f, const struct style *s, const json_t *run)
{
    const json_t *one;
    size_t i;
    char *shape = kpe_shape_text(run), *safe = clean(s, shape);
    char *name = clean(s, kp_text(run, "input.name"));
    fprintf(f, s->markdown ? "\n## %s\n\nRun: %s\n\n" : "\n%s   %s\n", safe, name);
    put_baseline(f, s, run);
    put_code(f, s, run);
    sentences(f, s, "phase", kpe_at(run, "phase"));
    put_class(f, s, run);
    put_others(f, s, run);
    sentences(f, s, "warning", kpe_at(run, "warnings"));
    put_next(f, s, run);
    json_array_foreach(kpe_at(run, "missing"), i, one) {
        bool runs = kpe_is_command(kp_text(one, "how"));
        linef(f, s, "missing", "%s: %s", kp_text(one, "what"), runs ? "" : kp_text(one, "how"));
        if (runs)
            command(f, s, kp_text(one, "how"));
    }
    free(shape);
    free(safe);
    free(name);
}

/* ---- the whole ------------------------------------------------------------ */

static void words(struct kp_str *b, const json_t *list)
{
    const json_t *one;
    size_t i;
    json_array_foreach(list, i, one)
        kp_str_addf(b, "%s%s", i ? ", " : "", json_string_value(one));
}

static void put_head(FILE *f, const struct style *s, const json_t *r)
{
    struct kp_str in = {0}, out = {0};
    char *entry = clean(s, kp_text(r, "entry"));
    words(&in, kp_json_in(r, "scope.includes"));
    words(&out, kp_json_in(r, "scope.excludes"));
    if (s->markdown)
        fprintf(f, "# %s: what the records say\n\n", entry);
    else
        linef(f, s, "kernel", "%s", entry);
    linef(f, s, "source", "%s, sha256 %.16s", kp_text(r, "source.name"),
          kp_text(r, "source.sha256"));
    if (isnan(kp_number(r, "device.sms")))
        linef(f, s, "device", "%s", kp_text(r, "device.name"));
    else
        linef(f, s, "device", "%s, %.0f SMs, driver %s, %s %s", kp_text(r, "device.name"),
              kp_number(r, "device.sms"), kp_text(r, "device.driver"),
              kp_text(r, "assembler.name"), kp_text(r, "assembler.version"));
    linef(f, s, "target", "time of one launch, by %s; in it: %s; not in it: %s; L2 %s [%s]",
          kp_text(r, "scope.clock"), in.len ? in.s : "-", out.len ? out.s : "-",
          *kp_text(r, "scope.l2") ? kp_text(r, "scope.l2") : "not said",
          kp_text(r, "scope.source"));
    linef(f, s, "class", "%s", *kp_text(r, "class") ? kp_text(r, "class")
                                                      : "it differs by shape: see the table");
    kp_str_free(&in);
    kp_str_free(&out);
    free(entry);
}

static void put(FILE *f, const struct style *s, const json_t *r)
{
    const json_t *run, *runs = kpe_at(r, "runs");
    size_t i;
    put_head(f, s, r);
    table(f, s, runs);
    json_array_foreach(runs, i, run)
        put_run(f, s, run);
    fputc('\n', f);
    line(f, s, "not seen", kp_text(json_array_get(runs, 0), "not_looked_at"));
}

void kpe_print(FILE *f, const json_t *report)
{
    put(f, &(struct style){false, 14}, report);
}

void kpe_markdown(FILE *f, const json_t *report)
{
    put(f, &(struct style){true, 0}, report);
}
