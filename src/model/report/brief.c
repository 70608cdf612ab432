/* The report on a page: what bounds the loop, what to change, what to do next. */
#include "model/edits/likely.h"

#include <math.h>

enum { WIDTH = 100, INDENT = 11, LISTED = 8 };

/* A label in INDENT columns, then the text, wrapped. */
static void line(FILE *f, const char *label, const char *text)
{
    struct kp_str plain = {0};
    kp_str_add_name(&plain, text);
    fprintf(f, "%-*s", INDENT, label);
    kp_put_wrapped(f, INDENT, WIDTH, plain.s ? plain.s : "");
    kp_str_free(&plain);
}

static void line_of(FILE *f, const char *label, char *text)
{
    line(f, label, text);
    free(text);
}

static void put_baseline(FILE *f, const json_t *report)
{
    const json_t *b = json_object_get(report, "baseline"), *one;
    size_t i;
    line_of(f, "iteration",
            kp_asprintf("%.1f cycles (measured, with records), %.1f by the model: %+.2f%%%s",
                        kp_number(b, "measured_cycles"), kp_number(b, "predicted_cycles"),
                        100 * kp_number(b, "residual"),
                        json_is_true(json_object_get(b, "explained"))
                            ? "" : ", too far off: the model does not explain this kernel"));
    double us = kp_number(report, "launch.measured_us");
    if (isfinite(us))
        line_of(f, "launch", kp_asprintf("%.1f us (measured), by the model %+.2f%%", us,
                                         100 * kp_number(report, "launch.residual")));
    json_array_foreach(json_object_get(report, "missed"), i, one)
        line(f, "beware", kp_text(one, "said"));
    line(f, "bound by", kp_text(report, "verdict"));
}

/* The edges of the critical cycle that take time, each with what that rests on. */
static void put_cycle(FILE *f, const json_t *report)
{
    struct kp_str b = {0};
    const json_t *e;
    size_t i;
    json_array_foreach(json_object_get(report, "critical_cycle"), i, e)
        if (kp_number(e, "cycles") >= 0.5) {
            char *loads = json_object_get(e, "fetch") ? kpm_fetch_text(json_object_get(e, "fetch"))
                                                      : NULL;
            kp_str_addf(&b, "%s%s %.0f (%s%s%s)", b.len ? ", " : "in cycles: ", kp_text(e, "name"),
                        kp_number(e, "cycles"), kp_text(e, "tier"), loads ? "; " : "",
                        loads ? loads : "");
            free(loads);
        }
    if (b.len)
        line(f, "its cycle", b.s);
    kp_str_free(&b);
}

static bool hopeful(const json_t *c)
{
    const char *expected = kp_text(c, "expected");
    double launch = kp_number(c, "predicted_launch_gain"); /* what is shown where it is known */
    if (strcmp(kp_text(c, "legality.status"), "illegal") == 0 || launch <= 0)
        return false;
    return strcmp(expected, "gain") == 0 || strcmp(expected, "to be measured") == 0 ||
           (strcmp(expected, "uncertain") == 0 && kp_number(c, "predicted_gain") > 0);
}

/* What has to hold for it. */
static const char *provided(const json_t *c)
{
    const char *kind = kp_text(c, "kind");
    if (json_is_false(json_object_get(c, "applies")))
        return ", which 'kperf apply' refuses as the text stands";
    if (strcmp(kp_text(c, "legality.status"), "needs-proof") != 0 || json_object_get(c, "applies"))
        return "";
    return strcmp(kind, "drop-barrier") == 0 || strcmp(kind, "split-barrier") == 0
               ? ", if nothing needs it, as something mostly does" : ", if that is safe";
}

static void put_candidate(FILE *f, const json_t *c)
{
    bool launch = isfinite(kp_number(c, "predicted_launch_gain"));
    const json_t *lies = json_object_get(c, launch ? "launch_interval" : "interval");
    char *likely = kpm_likely_text(c, false);
    char *gain = kp_asprintf("%9.1f%%", 100 * kp_number(c, launch ? "predicted_launch_gain"
                                                                  : "predicted_gain"));
    struct kp_str b = {0};
    if (likely)
        kp_str_addf(&b, "(%s) ", likely);
    else if (json_is_number(json_array_get(lies, 0)) && json_is_number(json_array_get(lies, 1)))
        kp_str_addf(&b, "(%.1f to %.1f) ", 100 * json_number_value(json_array_get(lies, 0)),
                    100 * json_number_value(json_array_get(lies, 1)));
    kp_str_addf(&b, "%s%s: %s%s", launch ? "" : "of an iteration: ", kp_text(c, "id"),
                kp_text(c, "where"), provided(c));
    line(f, gain, b.s);
    kp_str_free(&b);
    free(likely);
    free(gain);
}

/* Those that may gain, and how many are left out; the first that a command tries, or NULL. */
static const json_t *put_list(FILE *f, const char *title, const json_t *list, size_t most)
{
    const json_t *c, *first = NULL;
    size_t i, shown = 0, more = 0;
    json_array_foreach(list, i, c) {
        if (!hopeful(c))
            continue;
        if (shown == most) {
            more++;
            continue;
        }
        if (!shown)
            fprintf(f, "\n%s\n", title);
        put_candidate(f, c);
        bool moves = (json_object_get(c, "motion") || json_object_get(c, "pause")) &&
                     !json_is_false(json_object_get(c, "applies"));
        first = first || !moves ? first : c;
        shown++;
    }
    if (more)
        fprintf(f, "%*s%zu more\n", INDENT, "", more);
    return first;
}

/* A command in one line, to be copied. */
static void command(FILE *f, const char *label, char *text)
{
    fprintf(f, "%-*s", INDENT, label);
    kp_put_name(f, text);
    fputc('\n', f);
    free(text);
}

/* What 'kperf apply' has to be told of the kernel's text. */
static char *ptx_option(const json_t *report)
{
    const char *name = kp_text(report, "input.ptx_elsewhere");
    char *path = kp_asprintf("FOLDER/%s", name), *word = kp_shell_word(path);
    char *option = *name ? kp_asprintf("--ptx %s ", word) : kp_strdup("");
    free(path);
    free(word);
    return option;
}

/* What tries a candidate; `trace` as a shell has it. */
static char *trial(const char *trace, const json_t *report, const json_t *c)
{
    const json_t *pause = json_object_get(c, "pause"), *warps = json_object_get(pause, "warps");
    char *what = pause ? kp_asprintf("%s@%.0f..%.0f=0..%.0f", kp_text(pause, "region"),
                                     json_number_value(json_array_get(warps, 0)),
                                     json_number_value(json_array_get(warps, 1)),
                                     kp_number(pause, "longest"))
                       : kp_strdup(kp_text(c, "id"));
    char *word = kp_shell_word(what), *ptx = ptx_option(report);
    bool asked = json_object_get(c, "applies"); /* the text was at hand */
    char *text = pause ? kp_asprintf("kperf run --delay %s CONFIG.yaml", word)
                       : kp_asprintf("kperf apply %s%s %s -o new.ptx%s", ptx, trace, word,
                                     asked ? "" : " # if apply finds it safe");
    free(ptx);
    free(what);
    free(word);
    return text;
}

static void put_next(FILE *f, const json_t *report, const json_t *first)
{
    char *trace = kp_shell_word(kp_text(report, "input.name"));
    size_t doubts = json_array_size(json_object_get(report, "caveats"));
    doubts -= json_array_size(json_object_get(report, "missed"));
    fputc('\n', f);
    if (json_array_size(json_object_get(report, "candidates")))
        line_of(f, "intervals", kpm_held_text(report));
    if (doubts)
        line_of(f, "beware", kp_asprintf("%zu remark%s more on where this may be wrong, in the "
                                         "whole report", doubts, doubts == 1 ? "" : "s"));
    if (first)
        command(f, "next", trial(trace, report, first));
    command(f, first ? "" : "next", kp_asprintf("kperf evidence %s", trace));
    command(f, "", kp_asprintf("kperf model %s", trace));
    free(trace);
}

void kpm_print_brief(FILE *f, const json_t *report)
{
    line(f, "kernel", kp_text(report, "entry"));
    put_baseline(f, report);
    put_cycle(f, report);
    const json_t *first = put_list(f, "what may gain, % of the launch (modeled):",
                                 json_object_get(report, "candidates"), LISTED);
    put_list(f, "together:", json_object_get(report, "combinations"), 1);
    put_next(f, report, first);
}
