/* What explains a row's verdict, from what else differs in it. */
#include "diff/diff_internal.h"

#include <math.h>

#define MOST_REGIONS 3

static void add(json_t *list, const char *kind, char *text)
{
    json_array_append_new(list, json_pack("{s:s,s:o}", "kind", kind, "text", kp_json_text(text)));
    free(text);
}

static bool changed(const json_t *o, const char *path, double *a, double *b)
{
    const json_t *both = kpd_at(o, path);
    *a = kpd_number(both, "a");
    *b = kpd_number(both, "b");
    return !isnan(*a) && !isnan(*b) && *a != *b;
}

/* ---- exact things -------------------------------------------------------------- */

static void output_reason(const json_t *row, json_t *list)
{
    const json_t *t;
    const char *label = *kpd_text(row, "label") ? kpd_text(row, "label") : "(no names)";
    size_t i;
    json_array_foreach(kpd_at(row, "output.tensors"), i, t)
        if (strcmp(kpd_text(t, "verdict"), "differs") == 0)
            add(list, "output", kp_asprintf("output differs on shape %s: tensor %s", label,
                                            kpd_text(t, "tensor")));
    json_array_foreach(kpd_at(row, "output.errors"), i, t) {
        double a = kpd_number(t, "a"), b = kpd_number(t, "b");
        if (b > a)
            add(list, "error", kp_asprintf("error of %s against the reference %.3g -> %.3g (%s)",
                                           kpd_text(t, "tensor"), a, b, kpd_text(t, "verdict")));
    }
}

struct code {
    const char *key, *what, *unit;
    int worse; /* 1: more is worse, -1: less is */
};
static const struct code causes[] = {{"spills", "spills", " bytes", 1},
                                     {"stack", "stack", " bytes", 1}};
static const struct code resources[] = {{"occupancy", "CTAs an SM", "", -1},
                                        {"registers", "registers", "", 1},
                                        {"shared", "shared memory", " bytes", 1}};

/* way: 1, what would make it slower; -1, faster; 0, whatever changed. */
static void code_reasons(const json_t *row, const struct code *code, size_t n, int way,
                         json_t *list)
{
    for (size_t i = 0; i < n; i++) {
        double a, b;
        char *path = kp_asprintf("code.%s", code[i].key);
        if (changed(row, path, &a, &b) && (!way || (b > a) == (way * code[i].worse > 0)))
            add(list, code[i].key, kp_asprintf("%s %.0f -> %.0f%s", code[i].what, a, b,
                                               code[i].unit));
        free(path);
    }
}

/* ---- instructions --------------------------------------------------------------- */

/* Of the rows of one place and opcode: instructions and bytes of either side. */
struct width {
    double count[2], bytes[2];
};

static bool same_place(const json_t *a, const json_t *b)
{
    return json_equal(json_object_get(a, "where"), json_object_get(b, "where")) &&
           strcmp(kpd_text(a, "op"), kpd_text(b, "op")) == 0;
}

static struct width width_of(const json_t *rows, const json_t *like, struct kp_str *text)
{
    struct width w = {{0, 0}, {0, 0}};
    const json_t *r;
    size_t i;
    json_array_foreach(rows, i, r) {
        double bytes = kpd_number(r, "bytes");
        if (!same_place(r, like) || isnan(bytes))
            continue;
        for (int side = 0; side < 2; side++) {
            double n = kpd_number(r, side ? "b" : "a");
            w.count[side] += n;
            w.bytes[side] += n * bytes;
        }
        kp_str_addf(text, "%s%.0f of %.0f bytes -> %.0f", text->len ? ", " : "",
                    kpd_number(r, "a"), bytes, kpd_number(r, "b"));
    }
    return w;
}

/* A row of the whole kernel says nothing that one of its regions does not. */
static bool said_by_region(const json_t *rows, const json_t *row)
{
    const json_t *r;
    size_t i;
    if (!json_is_null(json_object_get(row, "where")))
        return false;
    json_array_foreach(rows, i, r)
        if (!json_is_null(json_object_get(r, "where")) &&
            strcmp(kpd_text(r, "op"), kpd_text(row, "op")) == 0)
            return true;
    return false;
}

static void one_place(const json_t *rows, const json_t *row, json_t *list)
{
    struct kp_str text = {0};
    const char *where = kpd_text(row, "where"), *op = kpd_text(row, "op");
    char *place = *where ? kp_asprintf(" in region %s", where) : kp_strdup(" of the kernel");
    if (*kpd_text(row, "form")) {
        add(list, "matrix", kp_asprintf("%s %s%s: %.0f -> %.0f", op, kpd_text(row, "form"), place,
                                        kpd_number(row, "a"), kpd_number(row, "b")));
    } else {
        struct width w = width_of(rows, row, &text);
        bool both = w.count[0] > 0 && w.count[1] > 0;
        double a = w.bytes[0] / w.count[0], b = w.bytes[1] / w.count[1];
        bool narrower = both && b < a;
        add(list, narrower ? "width" : "instructions",
            kp_asprintf("%s%s%s: %s", op, place,
                        narrower ? " is narrower" : both && b > a ? " is wider" : "",
                        text.len ? text.s : "another number of them"));
    }
    free(place);
    kp_str_free(&text);
}

static void instruction_reasons(const json_t *row, json_t *list)
{
    const json_t *rows = kpd_at(row, "instructions"), *r, *before;
    size_t i, k;
    json_array_foreach(rows, i, r) {
        bool again = said_by_region(rows, r);
        for (k = 0; !again && k < i; k++) {
            before = json_array_get(rows, k);
            again = same_place(before, r) && !*kpd_text(r, "form");
        }
        if (!again)
            one_place(rows, r, list);
    }
}

/* ---- the schedule ------------------------------------------------------------------ */

static double offset(const json_t *region, const char *side)
{
    return kpd_number(kpd_at(region, "offset"), side);
}

/* Regions of the role that r preceded in A and follows in B. */
static void passed(const json_t *regions, const json_t *r, struct kp_str *text)
{
    const json_t *o;
    size_t i;
    json_array_foreach(regions, i, o)
        if (o != r && strcmp(kpd_text(o, "role"), kpd_text(r, "role")) == 0 &&
            offset(o, "a") > offset(r, "a") && offset(o, "b") < offset(r, "b"))
            kp_str_addf(text, "%s%s", text->len ? ", " : "", kpd_text(o, "region"));
}

/* What waits for the same barrier, and how much more. */
static void add_waiter(const json_t *regions, const char *on, struct kp_str *text)
{
    const json_t *o;
    size_t i;
    json_array_foreach(regions, i, o)
        if (json_is_true(kpd_at(o, "waits")) && strcmp(kpd_text(o, "on"), on) == 0)
            kp_str_addf(text, "; the wait for it, %s of %s, takes %+.0f cycles an iteration "
                              "(%.0f -> %.0f)",
                        kpd_text(o, "region"), kpd_text(o, "role"), kpd_number(o, "cycles.change"),
                        kpd_number(o, "cycles.a"), kpd_number(o, "cycles.b"));
}

static void arrive_reasons(const json_t *regions, json_t *list)
{
    const json_t *r;
    size_t i;
    json_array_foreach(regions, i, r) {
        struct kp_str behind = {0}, text = {0};
        const char *on = kpd_text(r, "on");
        if (json_is_true(kpd_at(r, "arrives")) && *on &&
            kpd_number(kpd_at(r, "offset"), "lo") > 0)
            passed(regions, r, &behind);
        if (behind.len) {
            kp_str_addf(&text, "%s of %s arrives on %s behind %s, which it preceded",
                        kpd_text(r, "region"), kpd_text(r, "role"), on, behind.s);
            add_waiter(regions, on, &text);
            add(list, "late arrive", kp_str_detach(&text));
        }
        kp_str_free(&behind);
    }
}

static double role_change(const json_t *row, const char *role)
{
    return kpd_number(kp_json_find(json_object_get(row, "roles"), "role", role), "cycles.change");
}

static void one_region(const json_t *row, const json_t *r, json_t *list)
{
    double whole = role_change(row, kpd_text(r, "role"));
    bool waits = json_is_true(kpd_at(r, "waits"));
    char *of = isnan(whole) ? kp_strdup("") : kp_asprintf("; its iteration %+.0f", whole);
    char *on = waits && *kpd_text(r, "on") ? kp_asprintf(", a wait for %s,", kpd_text(r, "on"))
                                           : kp_strdup("");
    add(list, waits ? "wait" : "region",
        kp_asprintf("%s of %s%s %+.0f cycles an iteration (%.0f -> %.0f)%s",
                    kpd_text(r, "region"), kpd_text(r, "role"), on, kpd_number(r, "own.change"),
                    kpd_number(r, "own.a"), kpd_number(r, "own.b"), of));
    free(of);
    free(on);
}

/* The regions whose own time changed most in the verdict's direction, beyond noise. */
static void region_reasons(const json_t *row, const json_t *regions, bool slower, json_t *list)
{
    bool taken[256] = {false};
    size_t n = json_array_size(regions);
    for (int k = 0; k < MOST_REGIONS; k++) {
        size_t best = n;
        double most = 0;
        for (size_t i = 0; i < n && i < KP_COUNT(taken); i++) {
            const json_t *own = kpd_at(json_array_get(regions, i), "own");
            double shown = slower ? kpd_number(own, "lo") : -kpd_number(own, "hi");
            double change = fabs(kpd_number(own, "change"));
            if (!taken[i] && shown > 0 && change > most) {
                most = change;
                best = i;
            }
        }
        if (best == n)
            return;
        taken[best] = true;
        one_region(row, json_array_get(regions, best), list);
    }
}

/* Copies that move another amount an iteration, by a hundredth at least; true: there are
 * some, and iterations are not of the same work. */
static bool bytes_reasons(const json_t *row, json_t *list)
{
    const json_t *r;
    size_t i, before = json_array_size(list);
    json_array_foreach(json_object_get(row, "roles"), i, r) {
        double a, b;
        if (changed(r, "bytes", &a, &b) && fabs(b - a) > 0.01 * a)
            add(list, "bytes", kp_asprintf("copies of %s move %.0f -> %.0f bytes an iteration, "
                                           "which is then not the same work",
                                           kpd_text(r, "role"), a, b));
    }
    return json_array_size(list) > before;
}

/* "ptxas 13.0.88 --maxrregcount=48"; owned. */
static char *assembler_text(const json_t *a)
{
    struct kp_str b = {0};
    const json_t *o;
    size_t i;
    kp_str_addf(&b, "%s %s", kpd_text(a, "name"), kpd_text(a, "version"));
    json_array_foreach(json_object_get(a, "options"), i, o)
        kp_str_addf(&b, " %s", json_is_string(o) ? json_string_value(o) : "?");
    return kp_str_detach(&b);
}

static char *dims_text(const json_t *d)
{
    return kp_asprintf("%lldx%lldx%lld", (long long)json_integer_value(json_array_get(d, 0)),
                       (long long)json_integer_value(json_array_get(d, 1)),
                       (long long)json_integer_value(json_array_get(d, 2)));
}

/* What stands on either side as text, where that is another; takes both. */
static void text_reason(const char *kind, const char *what, char *a, char *b, json_t *list)
{
    if (strcmp(a, b) != 0)
        add(list, kind, kp_asprintf("%s%s -> %s", what, a, b));
    free(a);
    free(b);
}

/* Another assembler, and another launch. */
static void other_reasons(const json_t *row, json_t *list)
{
    static const char *const dims[] = {"grid", "block", "cluster"};
    const json_t *a = kpd_at(row, "assembler.a"), *b = kpd_at(row, "assembler.b");
    if (a && b)
        text_reason("assembler", "", assembler_text(a), assembler_text(b), list);
    for (size_t i = 0; i < KP_COUNT(dims); i++) {
        const json_t *both = json_object_get(json_object_get(row, "launch"), dims[i]);
        const json_t *x = kpd_at(both, "a"), *y = kpd_at(both, "b");
        char *what = kp_asprintf("%s ", dims[i]);
        if (x && y)
            text_reason("launch", what, dims_text(x), dims_text(y), list);
        free(what);
    }
}

static void clock_reason(const json_t *row, json_t *list)
{
    double a, b;
    if (changed(row, "clock_mhz", &a, &b) && a > 0 && fabs(b / a - 1) > 0.01)
        add(list, "clock", kp_asprintf("the SM clock was %.0f MHz, then %.0f (%+.1f%%)", a, b,
                                       100 * (b / a - 1)));
}

json_t *kpd_reasons(const json_t *row)
{
    json_t *list = json_array();
    const json_t *regions = kpd_at(row, "regions");
    const char *verdict = kpd_text(row, "verdict");
    bool slower = strcmp(verdict, "slower") == 0, faster = strcmp(verdict, "faster") == 0;
    int way = slower ? 1 : faster ? -1 : 0;
    output_reason(row, list);
    code_reasons(row, causes, KP_COUNT(causes), way, list);
    instruction_reasons(row, list);
    bool other_work = bytes_reasons(row, list);
    if (json_is_array(regions))
        arrive_reasons(regions, list);
    if (way && !other_work)
        region_reasons(row, regions, slower, list);
    code_reasons(row, resources, KP_COUNT(resources), way, list);
    other_reasons(row, list);
    if (way)
        clock_reason(row, list);
    if (slower && json_array_size(list) == 0)
        add(list, "none", kp_strdup("nothing that was recorded explains it"));
    return list;
}
