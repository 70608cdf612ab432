/* The report for people, and as Markdown. */
#include "diff/diff_internal.h"

#include <ctype.h>
#include <math.h>

static const char *label(const json_t *row)
{
    const char *s = kpd_text(row, "label");
    return *s ? s : "(no names)";
}

#define NUMBER(f, v, fmt)              \
    do {                               \
        if (isnan(v))                  \
            fputs("?", f);             \
        else                           \
            fprintf(f, fmt, v);        \
    } while (0)

/* ---- parts of a shape ---------------------------------------------------------- */

static long long whole(const json_t *list, size_t i)
{
    return (long long)json_integer_value(json_array_get(list, i));
}

static void print_time(FILE *f, const json_t *row)
{
    const json_t *t = kpd_at(row, "time");
    if (!t)
        return;
    const json_t *n = json_object_get(t, "sessions"), *samples = json_object_get(t, "samples");
    fprintf(f, "  time        %.2f -> %.2f us: %+.2f%% (%+.2f%% to %+.2f%%, %.4g%% sure)\n",
            kpd_number(t, "a_us"), kpd_number(t, "b_us"), 100 * kpd_number(t, "change"),
            100 * kpd_number(t, "lo"), 100 * kpd_number(t, "hi"),
            100 * kpd_number(t, "confidence"));
    bool measured = strcmp(kpd_text(t, "tier"), "measured") == 0;
    fprintf(f, "              %lld and %lld sessions%s, %lld and %lld launches%s; a session is "
               "known to %.2f%% (%s)\n",
            whole(n, 0), whole(n, 1), json_is_true(kpd_at(t, "paired")) ? " of both in turns" : "",
            whole(samples, 0), whole(samples, 1),
            measured ? "" : " of which only percentiles are kept", 100 * kpd_number(t, "between"),
            kpd_text(t, "between_tier"));
    for (int side = 0; side < 2; side++) {
        json_int_t held = json_integer_value(json_array_get(kpd_at(t, "throttled"), (size_t)side));
        if (held)
            fprintf(f, "              %lld launches of %c were timed while the clocks were held "
                       "down\n", (long long)held, side ? 'B' : 'A');
    }
}

static void print_code(FILE *f, const json_t *row)
{
    static const struct {
        const char *path, *what;
    } parts[] = {
        {"code.registers", "registers"}, {"code.spills", "spill bytes"}, {"code.stack", "stack"},
        {"code.shared", "shared"}, {"code.occupancy", "CTAs an SM"},
        {"launch.launches", "launches"}, {"memory", "tensor bytes"},
        {"peak_memory", "peak bytes"}, {"assembly_ms", "assembly ms"},
    };
    size_t shown = 0;
    for (size_t i = 0; i < KP_COUNT(parts); i++) {
        const json_t *both = kpd_at(row, parts[i].path);
        double a = kpd_number(both, "a"), b = kpd_number(both, "b");
        if (isnan(a) && isnan(b))
            continue;
        fprintf(f, "%s%s ", shown == 0 ? "  code        " : shown % 5 ? ", " : "\n              ",
                parts[i].what);
        NUMBER(f, a, "%.0f");
        if (a != b) {
            fputs(" -> ", f);
            NUMBER(f, b, "%.0f");
        }
        shown++;
    }
    fputs(shown ? "\n" : "", f);
}

static void print_differs(FILE *f, const json_t *row)
{
    const json_t *d;
    size_t i;
    json_array_foreach(kpd_at(row, "differs"), i, d) {
        char *a = json_dumps(json_object_get(d, "a"), JSON_ENCODE_ANY | JSON_SORT_KEYS);
        char *b = json_dumps(json_object_get(d, "b"), JSON_ENCODE_ANY | JSON_SORT_KEYS);
        fprintf(f, "  %-11s %s: %s and %s%s\n", i ? "" : "differs", kpd_text(d, "what"),
                a ? a : "?", b ? b : "?", json_is_true(kpd_at(d, "allowed")) ? " (allowed)" : "");
        free(a);
        free(b);
    }
}

static double iteration_of(const json_t *row, const char *role)
{
    const json_t *r = kp_json_find(kpd_at(row, "roles"), "role", role);
    return r ? kpd_number(r, "cycles.a") : 0;
}

/* Regions whose time changed beyond noise, and by half a percent of the iteration. */
static void print_regions(FILE *f, const json_t *row)
{
    const json_t *regions = kpd_at(row, "regions"), *r;
    size_t i, shown = 0;
    json_array_foreach(json_is_array(regions) ? regions : NULL, i, r) {
        const json_t *c = kpd_at(r, "cycles");
        double a = kpd_number(c, "a"), b = kpd_number(c, "b"), d = kpd_number(c, "change");
        if (!(kpd_number(c, "lo") > 0 || kpd_number(c, "hi") < 0) || fabs(d) < 1 ||
            fabs(d) < 0.005 * iteration_of(row, kpd_text(r, "role")))
            continue;
        if (!shown++)
            fputs("  regions     cycles an iteration, where they differ\n", f);
        fprintf(f, "              %s of %s: %.1f -> %.1f, %+.1f (%+.1f to %+.1f)%s\n",
                kpd_text(r, "region"), kpd_text(r, "role"), a, b, d, kpd_number(c, "lo"),
                kpd_number(c, "hi"),
                json_is_true(kpd_at(r, "upper_bound")) ? ", upper bounds" : "");
    }
    if (!regions) {
        const char *why = json_string_value(
            json_object_get(json_object_get(row, "regions"), "absent"));
        if (why)
            fprintf(f, "  regions     not known: %s\n", why);
    }
}

static void print_reasons(FILE *f, const json_t *row)
{
    const json_t *r;
    size_t i;
    const char *verdict = kpd_text(row, "verdict");
    bool explains = *verdict == 's' || *verdict == 'f';
    json_array_foreach(kpd_at(row, "reasons"), i, r) {
        fprintf(f, "  %-11s ", i ? "" : explains ? "because" : "changed");
        kp_put_wrapped(f, 14, 100, kpd_text(r, "text"));
    }
}

static void print_row(FILE *f, const json_t *row)
{
    fprintf(f, "\n%s %s: %s%s%s", kpd_text(row, "entry"), label(row), kpd_text(row, "verdict"),
            *kpd_text(row, "why") ? ": " : "", kpd_text(row, "why"));
    const char *output = kpd_text(row, "output.verdict");
    if (*output)
        fprintf(f, "; output %s", strcmp(output, "differs") == 0 ? "DIFFERS" : output);
    fputc('\n', f);
    print_differs(f, row);
    print_time(f, row);
    print_code(f, row);
    print_reasons(f, row);
    print_regions(f, row);
}

static void print_gate(FILE *f, const json_t *gate)
{
    const json_t *c, *s;
    size_t i, k;
    if (!gate)
        return;
    fprintf(f, "\ngate %s\n", kpd_text(gate, "outcome"));
    json_array_foreach(kpd_at(gate, "conditions"), i, c) {
        fprintf(f, "  %s: %s\n", kpd_text(c, "condition"), kpd_text(c, "outcome"));
        json_array_foreach(kpd_at(c, "shapes"), k, s) {
            if (strcmp(kpd_text(s, "outcome"), "passes") != 0)
                fprintf(f, "    %s: %s\n", label(s), kpd_text(s, "text"));
        }
        if (json_array_size(kpd_at(c, "shapes")) == 0)
            fprintf(f, "    %s\n", kpd_text(c, "text"));
    }
}

static void print_summary(FILE *f, const json_t *report)
{
    const json_t *s = kpd_at(report, "summary");
    fprintf(f, "%lld faster, %lld slower, %lld with no difference shown, %lld not comparable; "
               "output differs on %lld\n",
            (long long)kpd_number(s, "faster"), (long long)kpd_number(s, "slower"),
            (long long)kpd_number(s, "no_difference_shown"),
            (long long)kpd_number(s, "not_comparable"),
            (long long)kpd_number(s, "output_differs"));
    if (*kpd_text(s, "text"))
        fprintf(f, "%s\n", kpd_text(s, "text"));
}

void kpd_print(FILE *f, const json_t *report)
{
    const json_t *row;
    size_t i;
    print_summary(f, report);
    json_array_foreach(kpd_at(report, "shapes"), i, row)
        print_row(f, row);
    print_gate(f, kpd_at(report, "gate"));
}

/* ---- Markdown -------------------------------------------------------------------- */

/* What would end a cell, or begin something. */
static void put_cell(FILE *f, const char *s)
{
    for (; *s; s++) {
        if (strchr("|\\`*_<>[]", *s))
            fputc('\\', f);
        fputc(iscntrl((unsigned char)*s) ? ' ' : *s, f);
    }
}

static void put_time_cells(FILE *f, const json_t *t)
{
    if (!t) {
        fputs(" | | | |", f);
        return;
    }
    fprintf(f, " %.2f | %.2f | %+.2f%% | %+.2f%% to %+.2f%% |", kpd_number(t, "a_us"),
            kpd_number(t, "b_us"), 100 * kpd_number(t, "change"), 100 * kpd_number(t, "lo"),
            100 * kpd_number(t, "hi"));
}

static void markdown_row(FILE *f, const json_t *row)
{
    const json_t *reasons = kpd_at(row, "reasons");
    fputs("| ", f);
    put_cell(f, label(row));
    fprintf(f, " | %s |", kpd_text(row, "verdict"));
    put_time_cells(f, kpd_at(row, "time"));
    fprintf(f, " %s | ", *kpd_text(row, "output.verdict") ? kpd_text(row, "output.verdict") : "");
    if (*kpd_text(row, "why"))
        put_cell(f, kpd_text(row, "why"));
    else
        put_cell(f, kpd_text(json_array_get(reasons, 0), "text"));
    fputs(" |\n", f);
}

static void markdown_more(FILE *f, const json_t *row)
{
    const json_t *r;
    size_t i;
    if (json_array_size(kpd_at(row, "reasons")) < 2)
        return;
    fputs("\n**", f);
    put_cell(f, label(row));
    fputs("**\n\n", f);
    json_array_foreach(kpd_at(row, "reasons"), i, r) {
        fputs("* ", f);
        put_cell(f, kpd_text(r, "text"));
        fputc('\n', f);
    }
}

static void markdown_gate(FILE *f, const json_t *gate)
{
    const json_t *c;
    size_t i;
    if (!gate)
        return;
    fprintf(f, "\n**Gate %s**\n\n| fails if | outcome | |\n| --- | --- | --- |\n",
            kpd_text(gate, "outcome"));
    json_array_foreach(kpd_at(gate, "conditions"), i, c) {
        fputs("| ", f);
        put_cell(f, kpd_text(c, "condition"));
        fprintf(f, " | %s | ", kpd_text(c, "outcome"));
        put_cell(f, kpd_text(c, "text"));
        fputs(" |\n", f);
    }
}

void kpd_print_markdown(FILE *f, const json_t *report)
{
    const json_t *row;
    size_t i;
    print_summary(f, report);
    fputs("\n| shape | verdict | A us | B us | change | interval | output | because |\n"
          "| --- | --- | --- | --- | --- | --- | --- | --- |\n", f);
    json_array_foreach(kpd_at(report, "shapes"), i, row)
        markdown_row(f, row);
    json_array_foreach(kpd_at(report, "shapes"), i, row)
        markdown_more(f, row);
    markdown_gate(f, kpd_at(report, "gate"));
}
