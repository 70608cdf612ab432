/* The report for people: at most 100 columns. */
#include "model/edits/likely.h"

#include <math.h>

enum { WIDTH = 100 };

static const char *str(const json_t *o, const char *key)
{
    const char *s = json_string_value(json_object_get(o, key));
    return s ? s : "-";
}

static double num(const json_t *o, const char *key)
{
    const json_t *v = json_object_get(o, key);
    return json_is_number(v) ? json_number_value(v) : NAN;
}

/* Columns that a UTF-8 string takes, near enough: its code points. */
static size_t columns(const char *s)
{
    size_t n = 0;
    for (; *s; s++)
        n += ((unsigned char)*s & 0xc0) != 0x80;
    return n;
}

/* Control bytes from a file must not reach a terminal. */
static void put(FILE *f, const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        fputc(c < 0x20 || c == 0x7f ? '?' : c, f);
    }
}

/* label, then text wrapped at WIDTH, its lines after the first indented to the
 * label's width. */
static void wrapped(FILE *f, const char *label, const char *s)
{
    struct kp_str text = {0};
    kp_str_add_name(&text, s);
    fputs(label, f);
    kp_put_wrapped(f, columns(label), WIDTH, text.s);
    kp_str_free(&text);
}

/* A name in `width` columns, cut with ".." where it is longer. */
static void cell(FILE *f, const char *s, size_t width)
{
    size_t n = strlen(s);
    if (columns(s) <= width) {
        put(f, s, n);
        fprintf(f, "%*s", (int)(width - columns(s)), "");
        return;
    }
    size_t keep = 0, cols = 0;
    while (s[keep] && cols < width - 2) {
        do
            keep++;
        while (((unsigned char)s[keep] & 0xc0) == 0x80);
        cols++;
    }
    put(f, s, keep);
    fputs("..", f);
}

static void figure(FILE *f, double v, int width)
{
    if (isnan(v))
        fprintf(f, " %*s", width, "-");
    else
        fprintf(f, " %*.*f", width, fabs(v) < 99999 ? 1 : 0, v);
}

/* A report of AMD's has a target. */
static const char *cta_of(const json_t *r)
{
    return json_object_get(r, "target") ? "workgroup" : "CTA";
}

/* ---- parts ------------------------------------------------------------------------ */

/* What the rest is to be taken with a grain of salt for. */
static void print_doubts(FILE *f, const json_t *r)
{
    const json_t *one;
    struct kp_str b = {0};
    size_t i;
    json_array_foreach(json_object_get(r, "assumptions"), i, one)
        kp_str_addf(&b, "%s%s %.0f (%s)", i ? ", " : "", str(one, "what"), num(one, "cycles"),
                    str(one, "tier"));
    if (b.len)
        wrapped(f, "not seen   ", b.s);
    kp_str_free(&b);
    const json_t *all = json_object_get(r, "caveats");
    for (i = json_array_size(json_object_get(r, "missed")); i < json_array_size(all); i++)
        wrapped(f, "beware     ", json_string_value(json_array_get(all, i)));
}

/* What the rest rests on, and is not so. */
static void print_missed(FILE *f, const json_t *r)
{
    const json_t *one;
    size_t i;
    json_array_foreach(json_object_get(r, "missed"), i, one)
        wrapped(f, "beware     ", str(one, "said"));
}

static void print_cta(FILE *f, const json_t *r, const json_t *c)
{
    struct kp_str b = {0};
    fprintf(f, "%-10s measured %.0f cycles, model %.0f, residual %+.2f%%:\n", cta_of(r),
            num(c, "measured_cycles"), num(c, "predicted_cycles"), 100 * num(c, "residual"));
    kp_str_addf(&b, "%.0f before the loop (measured), %.0f iterations %.0f", num(c, "before"),
                num(c, "trips"), num(c, "loop"));
    if (num(c, "warm_up") > 0)
        kp_str_addf(&b, ", the first of them %.0f more", num(c, "warm_up"));
    kp_str_addf(&b, " (modeled), %.0f behind (measured)", num(c, "behind"));
    if (fabs(num(c, "other")) >= 0.5)
        kp_str_addf(&b, ", %+.0f of other work, or of iterations that are not on record (inferred)",
                    num(c, "other"));
    wrapped(f, "           ", b.s);
    kp_str_free(&b);
}

/* What one of the grid's takes, and all of them. */
static void print_launch(FILE *f, const json_t *r)
{
    const json_t *l = json_object_get(r, "launch"), *c = json_object_get(l, "cta");
    const json_t *pause = json_object_get(l, "pause");
    struct kp_str b = {0};
    if (json_object_get(l, "unknown")) {
        kp_str_addf(&b, "not predicted: of its %ss %s", cta_of(r), str(l, "unknown"));
        wrapped(f, "launch     ", b.s);
        kp_str_free(&b);
        return;
    }
    if (!isnan(num(c, "measured_cycles")))
        print_cta(f, r, c);
    fprintf(f, "launch     measured %.0f cycles (%.1f us), model %.0f, residual %+.2f%%\n",
            num(l, "measured_cycles"), num(l, "measured_us"), num(l, "predicted_cycles"),
            100 * num(l, "residual"));
    kp_str_addf(&b, "%.0f %ss in %.0f places, %.1f waves", num(l, "ctas"), cta_of(r),
                num(l, "places"), num(l, "waves"));
    if (num(l, "cluster") > 1)
        kp_str_addf(&b, ", %.0f together", num(l, "cluster"));
    if (num(l, "waves") <= 1)
        kp_str_add(&b, ", so that it takes as long as the longest");
    if (!isnan(num(pause, "cycles")))
        kp_str_addf(&b, "; %.0f cycles (%.0f to %.0f) between two in a place", num(pause, "cycles"),
                    num(pause, "p5"), num(pause, "p95"));
    if (num(l, "first_wave_more") > 0)
        kp_str_addf(&b, "; the first wave's take %.0f more", num(l, "first_wave_more"));
    if (json_is_true(json_object_get(l, "unequal")))
        kp_str_add(&b, "; they run the loop differently often");
    kp_str_add(&b, " (measured)");
    wrapped(f, "           ", b.s);
    kp_str_free(&b);
}

/* What the CTAs of an SM take from each other. */
static void print_residents(FILE *f, const json_t *r)
{
    const json_t *s = json_object_get(r, "residents");
    struct kp_str b = {0};
    if (!s)
        return;
    kp_str_addf(&b, "%.3g CTAs share an SM", num(s, "ctas"));
    if (!json_is_true(json_object_get(s, "known"))) {
        kp_str_add(&b, "; what one takes alone was not measured");
    } else {
        kp_str_addf(&b, ": alone one takes %.0f%% of its time (measured)", 100 * num(s, "alone"));
        if (json_is_true(json_object_get(s, "memory")))
            kp_str_add(&b, "; neither engines nor issue slots explain that: taken for the way to "
                           "memory, behind which a delay costs nothing (assumed)");
        else if (num(s, "hard") > num(s, "alone"))
            kp_str_addf(&b, "; their engine is busy for %.0f%%, behind which a delay costs nothing "
                        "(modeled)", 100 * num(s, "hard"));
        else
            kp_str_addf(&b, "; the rest they take from each other, squares adding up (modeled)");
    }
    wrapped(f, "residents  ", b.s);
    kp_str_free(&b);
}

static void print_rerun(FILE *f, const json_t *r, const json_t *rerun)
{
    if (!rerun)
        return;
    char *line = kp_asprintf("of %.0f %ss, played on from where their groups began the loop, the "
                             "same %.0f iterations; in its steady state it is played at %.1f "
                             "(modeled)",
                             num(rerun, "ctas"), cta_of(r), num(rerun, "iterations"),
                             num(rerun, "steady_cycles"));
    wrapped(f, "           ", line);
    free(line);
}

/* How well the residual is known. */
static void print_known(FILE *f, const json_t *r, const json_t *b)
{
    const json_t *known = json_object_get(b, "residual_interval");
    char *line;
    if (!json_is_array(known) && num(b, "residual_ctas") > 1)
        line = kp_asprintf("the recorded iterations of %.0f %ss differ by too much to tell how "
                           "well the residual is known", num(b, "residual_ctas"), cta_of(r));
    else if (!json_is_array(known))
        line = kp_asprintf("of one %s: how well the residual is known is not", cta_of(r));
    else
        line = kp_asprintf("the residual is %+.2f to %+.2f%% (95%%) by what the recorded iteration "
                           "differs by between %.0f %ss (measured)",
                           100 * json_number_value(json_array_get(known, 0)),
                           100 * json_number_value(json_array_get(known, 1)),
                           num(b, "residual_ctas"), cta_of(r));
    wrapped(f, "           ", line);
    free(line);
}

/* How near the launch is to what the memory can do. */
static void print_memory(FILE *f, const json_t *r)
{
    const json_t *m = json_object_get(r, "memory");
    if (!m)
        return;
    struct kpm_memory of = {.bytes = num(m, "bytes"), .us = num(m, "us"), .rate = num(m, "gb_s"),
                            .roof = num(m, "roof_gb_s"), .share = num(m, "share"),
                            .said = strcmp(str(m, "of"), "work") == 0,
                            .measured = strcmp(str(m, "roof"), "measured") == 0,
                            .cached = json_is_true(json_object_get(m, "cached")),
                            .full = json_is_true(json_object_get(m, "full"))};
    char *said = kpm_memory_text(&of);
    char *line = kp_asprintf("%s (%s)", said ? said : "", str(m, "tier"));
    wrapped(f, "memory     ", line);
    free(said);
    free(line);
}

static void print_baseline(FILE *f, const json_t *r)
{
    const json_t *b = json_object_get(r, "baseline"), *u = json_object_get(b, "unprobed");
    fputs("kernel     ", f);
    cell(f, str(r, "entry"), 40);
    wrapped(f, "  trace ", str(json_object_get(r, "input"), "name"));
    print_missed(f, r);
    print_memory(f, r);
    fprintf(f, "baseline   measured %.1f cycles an iteration, model %.1f, residual %+.2f%%\n",
            num(b, "measured_cycles"), num(b, "predicted_cycles"), 100 * num(b, "residual"));
    print_known(f, r, b);
    print_rerun(f, r, json_object_get(b, "rerun"));
    fprintf(f, "           without the records (%.1f cycles each, %s): %.1f",
            num(b, "record_cost"), str(b, "record_cost_tier"), num(u, "cycles"));
    if (!isnan(num(u, "ns")))
        fprintf(f, ", %.1f ns", num(u, "ns"));
    fputs(" (modeled)", f);
    if (!isnan(num(u, "by_stamps")))
        fprintf(f, "\n           unprobed %ss take at least %.1f (bounded)", cta_of(r),
                num(u, "by_stamps"));
    fputc('\n', f);
    if (json_object_get(b, "original_cycles"))
        fprintf(f, "           the original %.1f (modeled): its machine code has work elsewhere "
                "than the copy that was recorded\n", num(b, "original_cycles"));
    if (json_is_true(json_object_get(b, "played")))
        fprintf(f, "           as played, queues included; the graph, with latencies as recorded: "
                "%.1f (modeled)\n", num(b, "graph_cycles"));
    else if (json_is_true(json_object_get(b, "sum_of_stages")))
        wrapped(f, "           ", "as recorded no wait and no engine bounds the loop, so that the "
                "residual is 0 by construction");
    if (!json_is_true(json_object_get(b, "explained"))) {
        char line[200];
        snprintf(line, sizeof line, "the model does not explain this kernel: its residual is "
                 "above %.4g%%%s", 100 * num(b, "max_residual"),
                 json_is_true(json_object_get(r, "ranked"))
                     ? "; the ranking below was forced" : "; nothing is ranked");
        wrapped(f, "           ", line);
    }
    print_launch(f, r);
    print_residents(f, r);
    print_doubts(f, r);
    char *verdict = kp_asprintf("%s (modeled)", str(r, "verdict"));
    wrapped(f, "verdict    ", verdict);
    free(verdict);
    fputs("tiers      below, at the end of a line, of its times; slack is modeled, distances are "
          "inferred\n", f);
}

static void print_cycle(FILE *f, const json_t *r)
{
    const json_t *cycle = json_object_get(r, "critical_cycle"), *e;
    size_t i;
    fprintf(f, "\ncritical cycle%46scycles distance  tier\n", "");
    json_array_foreach(cycle, i, e) {
        fputs("  ", f);
        cell(f, str(e, "role"), 14);
        fputs("  ", f);
        cell(f, str(e, "name"), 38);
        figure(f, num(e, "cycles"), 9);
        fprintf(f, " %8.0f  %s\n", num(e, "distance"), str(e, "tier"));
        if (json_object_get(e, "fetch")) {
            char *said = kpm_fetch_text(json_object_get(e, "fetch"));
            fprintf(f, "    %s (bounded)\n", said);
            free(said);
        }
    }
}

static void print_stage(FILE *f, const json_t *s)
{
    const json_t *floor_at = json_object_get(s, "floor");
    fputs("  ", f);
    cell(f, str(s, "name"), 33);
    fputc(' ', f);
    cell(f, str(s, "kind"), 6);
    figure(f, num(s, "cycles"), 8);
    figure(f, num(s, "median"), 8);
    figure(f, num(s, "p5"), 8);
    figure(f, num(s, "p95"), 8);
    figure(f, num(s, "slack"), 8);
    fprintf(f, "  %s\n", str(s, "tier"));
    if (!floor_at)
        return;
    fprintf(f, "    blocked in %.0f%% of iterations; its floor%*s", 100 * num(s, "blocked"),
            num(s, "blocked") < 0.0995 ? 3 : num(s, "blocked") < 0.995 ? 2 : 1, "");
    figure(f, num(floor_at, "cycles"), 5);
    fprintf(f, "%39s%s\n", "", str(floor_at, "tier"));
}

static void print_roles(FILE *f, const json_t *r)
{
    const json_t *role, *stage;
    size_t i, k;
    json_array_foreach(json_object_get(r, "roles"), i, role) {
        const json_t *p = json_object_get(role, "period");
        size_t wide = columns(str(role, "name"));
        fputs("\nrole ", f);
        cell(f, str(role, "name"), wide > 32 ? 32 : wide);
        fprintf(f, ", units a %s %.0f, iterations %.0f%s (measured)\n", cta_of(r),
                num(role, "units_per_cta"), num(role, "iterations"),
                json_is_true(json_object_get(role, "in_graph"))
                                             ? "" : ", not in the graph");
        fprintf(f, "  period %.1f (median %.0f, p5 %.0f, p95 %.0f; measured)\n", num(p, "cycles"),
                num(p, "median"), num(p, "p5"), num(p, "p95"));
        fprintf(f, "  %-33s %-6s %8s %8s %8s %8s %8s  %s\n", "stage", "kind", "cycles", "median",
                "p5", "p95", "slack", "tier");
        json_array_foreach(json_object_get(role, "stages"), k, stage)
            print_stage(f, stage);
    }
}

static void print_links(FILE *f, const json_t *r)
{
    const json_t *links = json_object_get(r, "links"), *l;
    size_t i;
    if (!json_array_size(links))
        return;
    fprintf(f, "\nlinks: what ends a wait%22s distance  latency %8s %8s %8s  %s\n", "", "p5", "p95",
            "slack", "tier");
    json_array_foreach(links, i, l) {
        fputs("  ", f);
        cell(f, str(l, "name"), 43);
        fprintf(f, " %8.0f", num(l, "distance"));
        figure(f, num(l, "cycles"), 8);
        figure(f, num(l, "p5"), 8);
        figure(f, num(l, "p95"), 8);
        figure(f, num(l, "slack"), 8);
        fprintf(f, "  %s\n", str(l, "tier"));
        if (json_is_true(json_object_get(l, "without_queue")))
            fputs("    (its share of the engine's time: the rest of its latency is queue)\n", f);
        if (json_is_true(json_object_get(l, "with_queue")))
            fputs("    (until the last unit has been served: the queue before the engine is in "
                  "it)\n", f);
    }
}

static void print_engines(FILE *f, const json_t *r)
{
    const json_t *e;
    size_t i;
    json_array_foreach(json_object_get(r, "engines"), i, e) {
        fputs(i ? "" : "\n", f);
        fputs("engine ", f);
        cell(f, str(e, "name"), 8);
        const json_t *s = json_object_get(e, "service");
        if (!json_is_object(s) && num(e, "cycles") > 0)
            fprintf(f, "  operations in flight for %.1f cycles an iteration (%s), which bound "
                    "nothing", num(e, "cycles"), str(e, "tier"));
        else if (!json_is_object(s))
            fputs("  service time not known", f);
        else
            fprintf(f, "  serves %s%.1f cycles an iteration (%.1f%%, %s)",
                    strcmp(str(s, "tier"), "bounded") == 0 ? "at least " : "", num(s, "cycles"),
                    100 * num(e, "utilisation"), str(s, "tier"));
        if (num(e, "flops") > 0)
            fprintf(f, ", %.0f flop/cycle (%s)", num(e, "flops_per_cycle"), str(e, "rate_tier"));
        if (num(e, "bytes") > 0)
            fprintf(f, ", %.1f byte/cycle (%s)", num(e, "bytes_per_cycle"), str(e, "rate_tier"));
        fputc('\n', f);
    }
}

static void print_paper(FILE *f, const json_t *r)
{
    const json_t *p = json_object_get(r, "paper");
    if (!json_is_object(p))
        return;
    fprintf(f, "\npaper      T_load %.0f (%s), T_comp %.0f, N_WG %.0f, N_pipe %.0f: Delta %.0f "
            "(modeled)\n", num(p, "t_load"), str(p, "load_tier"), num(p, "t_comp"), num(p, "n_wg"),
            num(p, "n_pipe"), num(p, "delta"));
    fprintf(f, "           cycles an iteration: SWP %.1f, SWP continuous %.1f, WS %.1f (modeled)\n",
            num(p, "swp"), num(p, "swp_continuous"), num(p, "ws"));
}

static void print_whole(FILE *f, const json_t *c)
{
    char *likely = kpm_likely_text(c, true);
    struct kp_str b = {0};
    if (!isnan(num(c, "predicted_cta_cycles")))
        kp_str_addf(&b, "%.0f cycles in all, %+.1f%%", num(c, "predicted_cta_cycles"),
                    -100 * num(c, "predicted_cta_gain"));
    if (b.len && !isnan(num(c, "predicted_launch_gain")))
        kp_str_addf(&b, "; the launch %+.1f%%%s%s%s", -100 * num(c, "predicted_launch_gain"),
                    likely ? " (" : "", likely ? likely : "", likely ? ")" : "");
    if (b.len)
        wrapped(f, "   CTA      ", b.s);
    free(likely);
    kp_str_free(&b);
}

static void print_candidate(FILE *f, size_t rank, const json_t *c)
{
    const json_t *span = json_object_get(c, "interval");
    const json_t *legal = json_object_get(c, "legality"), *cost = json_object_get(c, "cost");
    const json_t *likely = json_object_get(c, "likely");
    double lo = json_number_value(json_array_get(span, 0));
    double hi = json_number_value(json_array_get(span, 1)), gain = num(c, "predicted_gain");
    char line[512];
    fprintf(f, "\n%2zu ", rank);
    if (isnan(gain))
        fprintf(f, "%-36s", "   would hang");
    else
        fprintf(f, "%+6.2f%%  [%+6.2f%%, %+6.2f%%] %8.1f ", 100 * gain, 100 * lo, 100 * hi,
                num(c, "predicted_period"));
    fputs("  ", f);
    const char *expected = str(c, "expected");
    const char *said = strcmp(expected, "not told") == 0 ? "not told: neighbours decide"
                       : *expected == 'n' || *expected == 't' ? expected
                       : strcmp(expected, "uncertain") == 0 ? "uncertain: a bound decides"
                       : json_is_true(json_object_get(likely, "nothing")) ? "may gain nothing"
                                                                          : NULL;
    if (said) {
        cell(f, str(c, "id"), 30);
        fprintf(f, " %s\n", said);
    } else {
        wrapped(f, "", str(c, "id"));
    }
    wrapped(f, "   change   ", str(c, "where"));
    wrapped(f, "   why      ", str(c, "reason"));
    snprintf(line, sizeof line, "%s: %s", str(legal, "status"), str(legal, "argument"));
    wrapped(f, "   legal    ", line);
    if (!isnan(num(cost, "shared_bytes")) && num(cost, "shared_bytes") != 0)
        snprintf(line, sizeof line, "%+.0f bytes of shared memory (inferred); %s",
                 num(cost, "shared_bytes"), str(cost, "note"));
    else
        snprintf(line, sizeof line, "%s", str(cost, "note"));
    wrapped(f, "   cost     ", line);
    print_whole(f, c);
    wrapped(f, "   refuted  ", str(c, "refuted_by"));
}

static void print_candidates(FILE *f, const json_t *r)
{
    const json_t *list = json_object_get(r, "candidates"), *c;
    size_t i;
    if (!json_is_true(json_object_get(r, "ranked")))
        return;
    if (!json_array_size(list)) {
        fputs("\nno candidate: the rules find nothing to change in this loop\n", f);
        return;
    }
    fputs("\ncandidates, by predicted gain: so much less of the iteration's time (all modeled); "
          "one that takes\nshared memory must gain half a point more to stand first, one that "
          "takes a barrier out, which may\nbe needed, stands last; CTA, launch: what their time "
          "changes by\n", f);
    char *held = kpm_held_text(r);
    wrapped(f, "intervals ", held);
    fputs("      gain  [5%, 95% of resamples]   cycles   id\n", f);
    free(held);
    json_array_foreach(list, i, c)
        print_candidate(f, i + 1, c);
}

static void print_conflicts(FILE *f, const json_t *searched)
{
    const json_t *c;
    struct kp_str b = {0};
    size_t i;
    json_array_foreach(json_object_get(searched, "conflicts"), i, c) {
        kp_str_addf(&b, "%s and %s: %s", str(c, "a"), str(c, "b"), str(c, "why"));
        wrapped(f, i ? "           " : "conflicts  ", b.s);
        kp_str_free(&b);
    }
}

static void print_combinations(FILE *f, const json_t *r)
{
    const json_t *list = json_object_get(r, "combinations"), *c;
    const json_t *n = json_object_get(r, "searched"), *asked = json_object_get(r, "asked");
    size_t i;
    if (n && json_array_size(json_object_get(r, "candidates"))) {
        char line[200];
        snprintf(line, sizeof line, "of up to %.0f candidates, %.0f bounded by the graph, %.0f "
                 "evaluated", num(n, "most_parts"), num(n, "bounded"), num(n, "played"));
        wrapped(f, json_array_size(list) ? "\ncombinations, better than any part: "
                                         : "\nno combination is better than its parts: ", line);
        print_conflicts(f, n);
    }
    json_array_foreach(list, i, c)
        print_candidate(f, i + 1, c);
    if (json_is_object(asked)) {
        fputs("\nas asked\n", f);
        print_candidate(f, 1, asked);
    }
}

static void print_notes(FILE *f, const json_t *r)
{
    const json_t *n;
    size_t i;
    json_array_foreach(json_object_get(r, "notes"), i, n) {
        fputs(i ? "" : "\n", f);
        wrapped(f, "note: ", json_string_value(n));
    }
}

void kpm_print(FILE *f, const json_t *report)
{
    print_baseline(f, report);
    print_cycle(f, report);
    print_roles(f, report);
    print_links(f, report);
    print_engines(f, report);
    print_paper(f, report);
    print_candidates(f, report);
    print_combinations(f, report);
    print_notes(f, report);
}
