/* The report as JUnit's XML: a suite a shape, a case a condition. */
#include "diff/diff_internal.h"

#include <ctype.h>

static void put_xml(FILE *f, const char *s)
{
    for (; *s; s++) {
        switch (*s) {
        case '<': fputs("&lt;", f); break;
        case '>': fputs("&gt;", f); break;
        case '&': fputs("&amp;", f); break;
        case '"': fputs("&quot;", f); break;
        default: fputc(iscntrl((unsigned char)*s) ? ' ' : *s, f);
        }
    }
}

static void put_attribute(FILE *f, const char *name, const char *value)
{
    fprintf(f, " %s=\"", name);
    put_xml(f, value);
    fputc('"', f);
}

static bool fails(const json_t *gate, const json_t *shape)
{
    const char *outcome = kpd_text(shape, "outcome");
    return strcmp(outcome, "fails") == 0 ||
           (strcmp(outcome, "passes") != 0 && !json_is_true(kpd_at(gate, "allow_missing")));
}

static void put_case(FILE *f, const json_t *gate, const json_t *condition, const json_t *shape)
{
    const char *outcome = kpd_text(shape, "outcome");
    fputs("    <testcase", f);
    put_attribute(f, "classname", kpd_text(shape, "entry"));
    put_attribute(f, "name", kpd_text(condition, "condition"));
    if (strcmp(outcome, "passes") == 0) {
        fputs("/>\n", f);
        return;
    }
    bool failed = fails(gate, shape);
    fprintf(f, ">\n      <%s", failed ? "failure" : "skipped");
    put_attribute(f, "message", kpd_text(shape, "text"));
    fputs("/>\n    </testcase>\n", f);
}

static const json_t *shape_in(const json_t *condition, const json_t *row)
{
    const json_t *s;
    size_t i;
    json_array_foreach(kpd_at(condition, "shapes"), i, s)
        if (strcmp(kpd_text(s, "label"), kpd_text(row, "label")) == 0 &&
            strcmp(kpd_text(s, "entry"), kpd_text(row, "entry")) == 0)
            return s;
    return NULL;
}

static void put_output(FILE *f, const json_t *row)
{
    const json_t *r;
    size_t i;
    fputs("    <system-out>", f);
    put_xml(f, kpd_text(row, "verdict"));
    if (*kpd_text(row, "why")) {
        fputs(": ", f);
        put_xml(f, kpd_text(row, "why"));
    }
    fputc('\n', f);
    json_array_foreach(kpd_at(row, "reasons"), i, r) {
        put_xml(f, kpd_text(r, "text"));
        fputc('\n', f);
    }
    fputs("</system-out>\n", f);
}

static void put_suite(FILE *f, const json_t *gate, const json_t *row)
{
    const json_t *c, *s;
    size_t i, tests = 0, failures = 0, skipped = 0;
    json_array_foreach(kpd_at(gate, "conditions"), i, c) {
        s = shape_in(c, row);
        bool failed = s && fails(gate, s);
        bool passes = s && strcmp(kpd_text(s, "outcome"), "passes") == 0;
        tests += s != NULL;
        failures += failed;
        skipped += s && !failed && !passes;
    }
    const char *label = kpd_text(row, "label");
    fputs("  <testsuite", f);
    put_attribute(f, "name", *label ? label : "(no names)");
    fprintf(f, " tests=\"%zu\" failures=\"%zu\" errors=\"0\" skipped=\"%zu\">\n", tests, failures,
            skipped);
    json_array_foreach(kpd_at(gate, "conditions"), i, c) {
        s = shape_in(c, row);
        if (s)
            put_case(f, gate, c, s);
    }
    put_output(f, row);
    fputs("  </testsuite>\n", f);
}

/* Conditions that spoke of no shape. */
static void put_idle(FILE *f, const json_t *gate)
{
    const json_t *c;
    size_t i;
    json_array_foreach(kpd_at(gate, "conditions"), i, c) {
        if (json_array_size(kpd_at(c, "shapes")))
            continue;
        bool failed = !json_is_true(kpd_at(gate, "allow_missing"));
        fprintf(f, "  <testsuite name=\"(no shape)\" tests=\"1\" failures=\"%d\" errors=\"0\" "
                   "skipped=\"%d\">\n    <testcase", failed, !failed);
        put_attribute(f, "classname", "kperf diff");
        put_attribute(f, "name", kpd_text(c, "condition"));
        fprintf(f, ">\n      <%s", failed ? "failure" : "skipped");
        put_attribute(f, "message", kpd_text(c, "text"));
        fputs("/>\n    </testcase>\n  </testsuite>\n", f);
    }
}

void kpd_print_junit(FILE *f, const json_t *report)
{
    const json_t *row, *gate = kpd_at(report, "gate");
    size_t i;
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kperf diff\">\n", f);
    json_array_foreach(kpd_at(report, "shapes"), i, row)
        put_suite(f, gate, row);
    put_idle(f, gate);
    fputs("</testsuites>\n", f);
}
