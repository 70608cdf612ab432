#include "cli/apply.h"

#include "base/base.h"

static long long line_at(const json_t *o, const char *key)
{
    return (long long)json_integer_value(json_object_get(o, key));
}

static void put_line(FILE *f, const char *label, struct kp_str *line)
{
    fprintf(f, "  %-10s ", label);
    kp_put_wrapped(f, 13, 100, line->s ? line->s : "");
    kp_str_free(line);
}

static void print_candidate(FILE *f, const json_t *c)
{
    const json_t *interval = json_object_get(c, "interval");
    struct kp_str b = {0};
    kp_str_addf(&b, "%s: %s", kp_text(c, "id"), kp_text(c, "where"));
    kp_put_wrapped(f, 0, 100, b.s);
    kp_str_free(&b);
    if (!json_is_number(json_object_get(c, "predicted_gain")))
        return;
    kp_str_addf(&b, "%+.1f%% of the iteration's time",
                100 * json_number_value(json_object_get(c, "predicted_gain")));
    if (json_is_number(json_array_get(interval, 0)))
        kp_str_addf(&b, " (%+.1f%% to %+.1f%%)",
                    100 * json_number_value(json_array_get(interval, 0)),
                    100 * json_number_value(json_array_get(interval, 1)));
    put_line(f, "predicted", &b);
}

static void print_moved(FILE *f, const json_t *m)
{
    const json_t *statements = json_object_get(m, "statements");
    const char *key;
    json_t *n;
    struct kp_str b = {0};
    size_t shown = 0;
    if (*kp_text(m, "of"))
        kp_str_addf(&b, "%s: ", kp_text(m, "of"));
    kp_str_addf(&b, "line %lld to line %lld, %zu statements; past", line_at(m, "from"),
                line_at(m, "to"), json_array_size(statements));
    json_object_foreach(json_object_get(m, "crossed"), key, n)
        kp_str_addf(&b, "%s %lld %s", shown++ ? "," : "", (long long)json_integer_value(n), key);
    if (!shown)
        kp_str_add(&b, " nothing that executes");
    if (json_object_get(m, "stopped_by"))
        kp_str_addf(&b, "; not past line %lld: %s",
                    line_at(json_object_get(m, "stopped_by"), "line"),
                    kp_text(json_object_get(m, "stopped_by"), "why"));
    if (json_object_get(m, "into_branch"))
        kp_str_addf(&b, "; carries the condition of line %lld itself", line_at(m, "into_branch"));
    put_line(f, "moved", &b);
}

static void print_pause(FILE *f, const json_t *p)
{
    struct kp_str b = {0};
    if (!p)
        return;
    kp_str_addf(&b, "line %lld: of %lld cycles before %s, once a %s", line_at(p, "line"),
                line_at(p, "cycles"), kp_text(p, "region"), kp_text(p, "once"));
    if (json_object_get(p, "loop"))
        kp_str_addf(&b, ": in each turn of the loop at line %lld", line_at(p, "loop"));
    if (json_is_true(json_object_get(p, "flag")))
        kp_str_add(&b, ": a flag lets the first pass alone");
    if (json_array_size(json_object_get(p, "lines")) > 1)
        kp_str_addf(&b, "; at %zu places", json_array_size(json_object_get(p, "lines")));
    put_line(f, "pause", &b);
}

/* Are two alike in what decides? */
static bool is_alike(const json_t *x, const json_t *y)
{
    static const char *const same[] = {"until", "behind", "released_by", "awaited_at"};
    for (size_t k = 0; k < KP_COUNT(same); k++)
        if (line_at(x, same[k]) != line_at(y, same[k]))
            return false;
    return true;
}

/* "line 3" or "lines 3 to 9": what those of the list that are like e have at `key`. */
static void add_lines(struct kp_str *b, const json_t *list, const json_t *e, const char *key)
{
    long long low = line_at(e, key), high = low;
    const json_t *other;
    size_t i;
    json_array_foreach(list, i, other) {
        if (!is_alike(other, e))
            continue;
        low = line_at(other, key) < low ? line_at(other, key) : low;
        high = line_at(other, key) > high ? line_at(other, key) : high;
    }
    if (high > low)
        kp_str_addf(b, "lines %lld to %lld", low, high);
    else
        kp_str_addf(b, "line %lld", low);
}

/* Is one like it before it in the list? */
static bool is_known(const json_t *list, size_t at)
{
    for (size_t k = 0; k < at; k++)
        if (is_alike(json_array_get(list, k), json_array_get(list, at)))
            return true;
    return false;
}

/* Once for each wait that is for what is read. */
static void print_filled(FILE *f, const json_t *list)
{
    const json_t *e;
    size_t i;
    json_array_foreach(list, i, e) {
        struct kp_str b = {0};
        if (is_known(list, i))
            continue;
        kp_str_add(&b, "read at ");
        add_lines(&b, list, e, "reads");
        kp_str_add(&b, ": written by ");
        add_lines(&b, list, e, "written_by");
        kp_str_addf(&b, " only, for which the wait of line %lld, which stays, is before it",
                    line_at(e, "awaited_at"));
        put_line(f, "shown", &b);
    }
}

/* Once for each guard that protects something until some line. */
static void print_evidence(FILE *f, const json_t *list)
{
    const json_t *e;
    size_t i;
    json_array_foreach(list, i, e) {
        if (is_known(list, i))
            continue;
        struct kp_str b = {0};
        kp_str_add(&b, "in use at ");
        add_lines(&b, list, e, "reads");
        kp_str_addf(&b, " until line %lld: changed by ", line_at(e, "until"));
        add_lines(&b, list, e, "written_by");
        kp_str_addf(&b, " only, behind the wait of line %lld for the arrive of line %lld, which "
                    "stays", line_at(e, "behind"), line_at(e, "released_by"));
        put_line(f, "shown", &b);
    }
}

static void print_machine(FILE *f, const json_t *m, const char *step)
{
    const json_t *a = json_object_get(m, "assembly"), *o = json_object_get(m, "order"), *one;
    const json_t *x = json_object_get(a, "original"), *y = json_object_get(a, "moved");
    struct kp_str b = {0};
    size_t i;
    if (!m || !a)
        return;
    kp_str_addf(&b, "%sregisters %lld -> %lld, spill stores %lld -> %lld, spill loads %lld -> %lld",
                step, line_at(x, "registers"), line_at(y, "registers"), line_at(x, "spill_stores"),
                line_at(y, "spill_stores"), line_at(x, "spill_loads"), line_at(y, "spill_loads"));
    put_line(f, "assembled", &b);
    json_array_foreach(json_object_get(m, "grown"), i, one) {
        kp_str_add(&b, json_string_value(one));
        put_line(f, "grown", &b);
    }
    json_array_foreach(json_object_get(o, "moved"), i, one) {
        kp_str_addf(&b, "%s, now behind %s and before %s", kp_text(one, "instruction"),
                    kp_text(one, "behind"), kp_text(one, "before"));
        put_line(f, "machine", &b);
    }
    if ((one = json_object_get(m, "all"))) {
        kp_str_addf(
            &b,
            "of %lld instructions %lld out of the original's order, of the %lld tensor, TMA "
            "and barrier instructions %s",
            line_at(one, "of"), line_at(one, "displaced"), line_at(o, "original"),
            json_is_true(json_object_get(o, "changed")) ? "some" : "none");
        put_line(f, "machine", &b);
    }
    if (!o)
        fputs("  machine    no disassembler: whether the machine code has the new order is not "
              "told\n", f);
}

const char *kp_apply_source_change(const char *kind)
{
    static const char *const changes[][2] = {
        {"ring-depth", "change the number of stages, and the shared memory of the launch"},
        {"in-flight", "change how many groups the wait_group leaves in flight; of wgmma release "
                      "each slot as many iterations later, of copies start them as many earlier, "
                      "into as many slots more"},
        {"drop-barrier", "take the barrier out of the source"},
        {"split-barrier", "replace the barrier by an mbarrier on which this role arrives only"},
        {"delay-load", "wait for what is loaded before it, or pause, before this load is started"},
        {"split-load", "give each half of the load a barrier of its own, and wait for the second "
                       "half where it is used"},
        {"merge-barriers",
         "let both loads complete one barrier, and release both slots on another"},
        {"fetch-ahead", "load what the next turn needs before this one's work, the first turn's "
                        "before the loop; or copy into a second buffer (cp.async; in Triton more "
                        "num_stages)"},
        {"peel-prologue", "start the next iteration's first operation before the second one of "
                          "this; the first and the last outside the loop"},
        {"start-apart", "apply it with the pause that 'kperf run --delay' finds best"},
        {"order-consumers", "let each group wait for a named barrier before its operations, and "
                            "arrive on the other's behind them"},
    };
    for (size_t i = 0; i < KP_COUNT(changes); i++)
        if (strcmp(changes[i][0], kind) == 0)
            return changes[i][1];
    return "change the source as the candidate says";
}

void kp_apply_print(FILE *f, const json_t *report)
{
    const json_t *one, *output = json_object_get(report, "output");
    size_t i;
    struct kp_str b = {0};
    print_candidate(f, json_object_get(report, "candidate"));
    if (json_is_number(json_object_get(report, "residual"))) {
        kp_str_addf(&b, "residual of the traced kernel's iteration %+.2f%%",
                    100 * json_number_value(json_object_get(report, "residual")));
        put_line(f, "model", &b);
    }
    json_array_foreach(json_object_get(report, "moved"), i, one)
        print_moved(f, one);
    json_array_foreach(json_object_get(report, "dropped"), i, one) {
        kp_str_addf(&b, "line %lld: %s", line_at(one, "line"), kp_text(one, "statement"));
        put_line(f, "taken out", &b);
    }
    print_pause(f, json_object_get(report, "pause"));
    print_evidence(f, json_object_get(report, "evidence"));
    print_filled(f, json_object_get(report, "filled"));
    json_array_foreach(json_object_get(report, "kept"), i, one) {
        kp_str_addf(&b, "line %lld: %s", line_at(one, "line"), kp_text(one, "why"));
        put_line(f, "kept", &b);
    }
    json_array_foreach(json_object_get(report, "taken"), i, one) {
        kp_str_add(&b, json_string_value(one));
        put_line(f, "taken", &b);
    }
    print_machine(f, json_object_get(report, "machine"), "");
    print_machine(f, json_object_get(report, "machine_pause"), "then the pause: ");
    bool failed = json_integer_value(json_object_get(report, "exit_status")) == KP_FAILED;
    const char *verdict = kp_text(report, "verdict"), *name = kp_text(output, "name");
    fprintf(f, "  verdict    %s%s%s\n", *verdict ? verdict : "not done",
            *name                ? ": "
            : *verdict && failed ? ", but not written"
                                 : "", name);
}
