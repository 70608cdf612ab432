/* The event graph for Graphviz: a cluster a role, its regions in order, links between them. */
#include "model/model_internal.h"

#include <math.h>

/* What a quoted string may hold. */
static void escaped(FILE *f, const char *s)
{
    for (; *s; s++) {
        if (*s == '"' || *s == '\\')
            fputc('\\', f);
        fputc((unsigned char)*s < 32 ? ' ' : *s, f);
    }
}

/* A node's or a cluster's name. */
static void quoted(FILE *f, const char *role, const char *region)
{
    fputc('"', f);
    escaped(f, role);
    fputs(*role ? "/" : "", f);
    escaped(f, region);
    fputc('"', f);
}

static void times(FILE *f, const json_t *o)
{
    double slack = kp_number(o, "slack");
    fprintf(f, "%.0f", kp_number(o, "cycles"));
    if (!isnan(slack) && slack > 0)
        fprintf(f, ", slack %.0f", slack);
}

/* Of a gap, which mostly is none. */
static void gap(FILE *f, const json_t *o)
{
    double slack = kp_number(o, "slack");
    if (kp_number(o, "cycles") >= 0.5)
        times(f, o);
    else if (!isnan(slack) && slack > 0)
        fprintf(f, "slack %.0f", slack);
}

/* role: "" of what is between two. */
static bool critical(const json_t *report, const char *role, const char *name)
{
    const json_t *e;
    size_t i;
    json_array_foreach(json_object_get(report, "critical_cycle"), i, e)
        if (strcmp(kp_text(e, "name"), name) == 0 && strcmp(kp_text(e, "role"), role) == 0)
            return true;
    return false;
}

static void role_dot(FILE *f, const json_t *report, const json_t *role, size_t index)
{
    const json_t *stages = json_object_get(role, "stages"), *s;
    size_t n = json_array_size(stages), i;
    const char *name = kp_text(role, "name");
    fprintf(f, "  subgraph cluster_%zu {\n    label=", index);
    quoted(f, "", name);
    fputs(";\n", f);
    json_array_foreach(stages, i, s) { /* a region, the gap behind it, and so on */
        bool red = critical(report, name, kp_text(s, "name"));
        if (i % 2 == 0) {
            fputs("    ", f);
            quoted(f, name, kp_text(s, "name"));
            fputs(" [label=\"", f);
            escaped(f, kp_text(s, "name"));
            fputs("\\n", f);
            times(f, json_object_get(s, "floor") ? json_object_get(s, "floor") : s);
            fprintf(f, "\"%s];\n", red ? ", color=red" : "");
            continue;
        }
        fputs("    ", f);
        quoted(f, name, kp_text(json_array_get(stages, i - 1), "name"));
        fputs(" -> ", f);
        quoted(f, name, kp_text(json_array_get(stages, (i + 1) % n), "name"));
        fputs(" [label=\"", f);
        gap(f, s);
        fprintf(f, "%s\"%s];\n", i + 1 == n ? "\\nnext iteration" : "", red ? ", color=red" : "");
    }
    fputs("  }\n", f);
}

static void link_dot(FILE *f, const json_t *report, const json_t *l)
{
    const json_t *from = json_object_get(l, "from"), *to = json_object_get(l, "to");
    fputs("  ", f);
    quoted(f, kp_text(from, "role"), kp_text(from, "region"));
    fputs(" -> ", f);
    quoted(f, kp_text(to, "role"), kp_text(to, "region"));
    fputs(" [style=dashed, constraint=false, label=\"", f);
    escaped(f, kp_text(l, "on"));
    fputs("\\n", f);
    times(f, l);
    if (kp_number(l, "distance") > 0)
        fprintf(f, "\\n%.0f later", kp_number(l, "distance"));
    fprintf(f, "\"%s];\n",
            critical(report, "", kp_text(l, "name")) ? ", color=red, fontcolor=red" : "");
}

/* Loads into registers: what is used behind a region is waited for before the next one. */
static void fetch_dot(FILE *f, const json_t *l)
{
    const json_t *from = json_object_get(l, "from"), *to = json_object_get(l, "to");
    fputs("  ", f);
    quoted(f, kp_text(from, "role"), kp_text(from, "region"));
    fputs(" -> ", f);
    quoted(f, kp_text(to, "role"), kp_text(to, "region"));
    fprintf(f, " [style=dotted, constraint=false, label=\"loads, line %.0f\\n%.0f to %.0f%s\"];\n",
            kp_number(l, "line"), kp_number(l, "least"), kp_number(l, "most"),
            json_is_true(json_object_get(to, "inside")) ? "" : ", behind it");
}

/* Under the graph, a line each. */
#define KEY \
    "Times are cycles of one iteration without records; of a wait, what it takes if nothing " \
    "holds it up.\\lSlack: so many cycles more leave the iteration as long as it is.\\lRed: the " \
    "critical cycle, if waits bound the iteration. Dashed: from what is waited for to the wait; " \
    "\\l4 later: of an iteration 4 later. Dotted: from where registers are loaded to where they " \
    "are used first,\\lin or behind a region, and what the wait for them may be.\\l"

void kpm_dot(FILE *f, const json_t *report)
{
    const json_t *o;
    size_t i;
    fputs("digraph model {\n  fontname=\"sans-serif\"; nodesep=0.7; ranksep=0.6;\n"
          "  node [shape=box, fontname=\"sans-serif\"];\n"
          "  edge [fontname=\"sans-serif\", fontsize=10];\n  label=\"\\n", f);
    escaped(f, kp_text(report, "verdict"));
    fputs("\\l" KEY "\";\n", f);
    json_array_foreach(json_object_get(report, "roles"), i, o)
        if (json_is_true(json_object_get(o, "in_graph")))
            role_dot(f, report, o, i);
    json_array_foreach(json_object_get(report, "links"), i, o)
        link_dot(f, report, o);
    json_array_foreach(json_object_get(report, "fetches"), i, o)
        fetch_dot(f, o);
    fputs("}\n", f);
}
