#include "instrument/amd/amd.h"
#include "instrument/image/image.h"
#include "instrument/rules/rules.h"

static const struct kpi_target target_ptx = {
    .name = "ptx",
    .computes_places = true,
    .claims = kpi_ptx_claims,
    .read = kpi_ptx_read,
    .put_marks = kpi_ptx_put_marks,
    .find_cluster = kpi_ptx_find_cluster,
    .supports = kpi_ptx_supports,
    .needs_in_place = kpi_ptx_needs_in_place,
    .place_flushes = kpi_ptx_place_flushes,
    .static_shared = kpi_ptx_static_shared,
    .place_records = kpi_ptx_place_records,
    .place_parting = kpi_ptx_place_parting,
    .find_quiet = kpi_ptx_find_quiet,
    .find_pins = kpi_ptx_find_pins,
    .lower_module = kpi_ptx_lower_module,
    .lower_entry = kpi_ptx_lower_entry,
    .inspect = kpi_ptx_inspect,
    .contents = kpi_text_contents,
};

static const struct kpi_target *const targets[] = {&target_ptx, &kpi_target_amd};

const struct kpi_target *kpi_target_of(const struct kp_source *src)
{
    for (size_t i = 0; i < KP_COUNT(targets); i++)
        if (targets[i]->claims(src))
            return targets[i];
    return targets[0];
}

void kpi_shareds_free(struct kpi_text *t)
{
    if (t->shared)
        free(t->shared->list.v);
    free(t->shared);
    t->shared = NULL;
}

void kpi_text_free(struct kpi_text *t)
{
    kpi_known_free(t);
    kpi_shareds_free(t);
    free(t->stmts.v);
    free(t->scopes.v);
    free(t->marks.v);
    free(t->functions.v);
    free(t->variables.v);
    free(t->lines.v);
    kpi_amd_free(t->amd);
    *t = (struct kpi_text){0};
}

/* ---- which kernels ------------------------------------------------------ */

/* The entry's name as a string; owned. */
static char *entry_name(const struct kpi_text *t, const struct kpi_function *f)
{
    return kpi_dup(t->src, f->name);
}

int kpi_no_such_kernel(const struct kpi_text *t, const char *pattern)
{
    char **names = kp_alloc((t->functions.n + 1) * sizeof *names);
    size_t n = 0;
    for (size_t i = 0; i < t->functions.n; i++)
        if (t->functions.v[i].entry)
            names[n++] = entry_name(t, &t->functions.v[i]);
    char *near = kpi_near_kernel(pattern, names);
    const char *file = kp_shown_name(t->src->name);
    if (near)
        kp_error("%s: no kernel '%s'; did you mean '%s'?", file, pattern, near);
    else if (n)
        kp_error("%s: no kernel '%s'; the first of %zu is '%s'", file, pattern, n, names[0]);
    else
        kp_error("%s: no kernel '%s': the file defines none", file, pattern);
    free(near);
    kpi_names_free(names);
    return KP_USAGE;
}

static void say_how_to_mark(void)
{
    kp_note("marks can be put from outside: --auto, --mark, --rules, in a config auto and rules; "
            "'kperf inspect --suggest' says what is found");
}

/* Marks in `chosen` the entries of this pattern.  An exact name that has no
 * marks is an error; a glob passes over those. */
static int choose_pattern(const struct kpi_text *t, const char *pattern, bool *chosen)
{
    bool found = false;
    for (size_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        if (!f->entry)
            continue;
        char *name = entry_name(t, f);
        bool exact = strcmp(name, pattern) == 0, match = exact || kpi_kernel_is(pattern, name);
        free(name);
        if (exact && !f->mark_count) {
            kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len,
                        "no marks in kernel '%s'", pattern);
            say_how_to_mark();
            return KP_MALFORMED;
        }
        found = found || match;
        chosen[i] = chosen[i] || (match && f->mark_count);
    }
    return found ? KP_OK : kpi_no_such_kernel(t, pattern);
}

static int choose(const struct kpi_text *t, const struct kpi_options *o, bool *chosen)
{
    for (size_t i = 0; i < o->kernel_count; i++) {
        int rc = choose_pattern(t, o->kernels[i], chosen);
        if (rc != KP_OK)
            return rc;
    }
    bool any = false;
    for (size_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        if (!o->kernel_count)
            chosen[i] = f->entry && f->mark_count;
        any = any || chosen[i];
    }
    if (!any) {
        kp_error("%s: no marks in %s", kp_shown_name(t->src->name),
                 o->kernel_count ? "the kernels chosen" : "any kernel");
        say_how_to_mark();
    }
    return any ? KP_OK : KP_MALFORMED;
}

/* ---- checks ------------------------------------------------------------- */

/* Functions that are called know nothing of their caller's ring. */
static int check_callees(const struct kpi_text *t)
{
    int rc = KP_OK;
    for (size_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        if (f->entry || !f->mark_count)
            continue;
        const struct kpi_mark *m = &t->marks.v[f->first_mark];
        if (t->amd && !kpi_amd_is_named(t, f)) {
            kp_note_at(t->src, kpi_origin(t, f->name.at), f->name.len,
                       "nothing calls this function: its marks are passed over");
            continue;
        }
        kp_error_at(t->src, m->at.at, m->at.len,
                    "a mark in a function that is called: it cannot see the recording state of "
                    "its caller; have the compiler inline it (__forceinline__)");
        kp_note_at(t->src, f->name.at, f->name.len, "the function is defined here");
        rc = KP_MALFORMED;
    }
    return rc;
}

static void warn_of_exits_in_callees(const struct kpi_text *t)
{
    for (size_t i = 0; i < t->functions.n; i++) {
        const struct kpi_function *f = &t->functions.v[i];
        for (uint32_t k = 0; k < f->stmt_count && !f->entry; k++) {
            const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + k];
            if (s->flow != KPI_FLOW_EXIT || !kpi_is_op(t->src, s->op, "exit"))
                continue;
            kp_warn_at(t->src, s->begin, s->end - s->begin,
                       "the records of a thread that ends in a called function are lost");
            break;
        }
    }
}

/* Names that probes need, each with "kperf" in it; texts that hold the first two have probes. */
static const char *const own_names[] = {KPI_OPEN,  KPI_CLOSE, KPI_CONTROL_SYMBOL,
                                        "%kperf_", "$kperf_", "kperf_ring", ".Lkperf_",
                                        KPI_PARAMETER};

/* Where each of these stands first; NULL: nowhere. */
static void find_own_names(const struct kp_source *src, const char *first[KP_COUNT(own_names)])
{
    static const char core[] = "kperf";
    const char *end = src->text + src->len, *hit = src->text;
    while (hit < end && (hit = memmem(hit, (size_t)(end - hit), core, sizeof core - 1))) {
        for (size_t i = 0; i < KP_COUNT(own_names); i++) {
            size_t before = (size_t)(strstr(own_names[i], core) - own_names[i]);
            size_t n = strlen(own_names[i]);
            if (!first[i] && (size_t)(hit - src->text) >= before &&
                (size_t)(end - hit) + before >= n && memcmp(hit - before, own_names[i], n) == 0)
                first[i] = hit - before;
        }
        hit++;
    }
}

static int check_names(const struct kp_source *src)
{
    const char *first[KP_COUNT(own_names)] = {NULL};
    if (src->len)
        find_own_names(src, first);
    for (size_t i = 0; i < KP_COUNT(own_names); i++) {
        if (!first[i])
            continue;
        size_t at = (size_t)(first[i] - src->text), n = strlen(own_names[i]);
        if (i < 2)
            kp_error_at(src, at, n,
                        "this text is instrumented already: kperf strip takes the probes out");
        else
            kp_error_at(src, at, n, "names that probes need are taken: '%s'", own_names[i]);
        return KP_MALFORMED;
    }
    return KP_OK;
}

static bool is_ring(uint32_t n)
{
    return n >= 4 && n <= 65536 && !(n & (n - 1));
}

static int check_options(const struct kpi_options *o)
{
    bool kept = o->strategy != KPI_CIRCULAR, ring = o->strategy != KPI_GLOBAL;
    if ((ring && !is_ring(o->capacity)) || (kept && !is_ring(o->keep))) {
        kp_error("a ring holds a power of two of records from 4 to 65536, not %u",
                 ring && !is_ring(o->capacity) ? o->capacity : o->keep);
        return KP_USAGE;
    }
    if (o->threads > 1024) {
        kp_error("a CTA has at most 1024 threads, not %u", o->threads);
        return KP_USAGE;
    }
    if (o->strategy == KPI_FLUSH && (o->capacity < 8 || o->capacity > o->keep)) {
        kp_error("a ring that is flushed holds at least 8 records and at most what is kept, not %u",
                 o->capacity);
        return KP_USAGE;
    }
    if (o->bodies > KPT_MAX_BODIES || (o->split && !kpi_split_bodies(o->split))) {
        kp_error("a kernel can have 1 to %d probed bodies, each with regions of its own",
                 KPT_MAX_BODIES);
        return KP_USAGE;
    }
    if (o->warps && (o->unit != KPI_UNIT_WARP || o->store != KPI_ELECTED)) {
        kp_error("chosen warps have a ring each; a warp group's is of all its warps");
        return KP_USAGE;
    }
    return KP_OK;
}

const char *const kpi_strategies[] = {"circular", "flush", "global", NULL};

/* A number below 32 at *s, which moves behind it; -1: there is none. */
static int parse_warp(const char **s)
{
    int v = 0, digits = 0;
    for (; **s >= '0' && **s <= '9' && v < 32; ++*s, digits++)
        v = v * 10 + (**s - '0');
    return digits && v < 32 ? v : -1;
}

bool kpi_warps_parse(const char *list, uint32_t *warps)
{
    *warps = 0;
    for (;;) {
        int first = parse_warp(&list), last = first;
        if (first >= 0 && *list == '-') {
            list++;
            last = parse_warp(&list);
        }
        if (first < 0 || last < first)
            return false;
        *warps |= (uint32_t)(((uint64_t)2 << last) - ((uint64_t)1 << first));
        if (!*list)
            return true;
        if (*list++ != ',')
            return false;
    }
}

/* ---- all of it ---------------------------------------------------------- */

static int lower_chosen(struct kpi_text *t, const struct kpi_target *target,
                        const struct kpi_options *o, const bool *chosen, struct kpi_edits *edits,
                        json_t *entries)
{
    int rc = KP_OK;
    for (size_t i = 0; i < t->functions.n; i++) {
        if (!chosen[i])
            continue;
        struct kpi_plan plan;
        int one = kpi_plan_make(t, target, &t->functions.v[i], o, &plan);
        if (one == KP_OK && rc == KP_OK)
            one = target->lower_entry(t, &plan, edits);
        if (one == KP_OK)
            json_array_append_new(entries, kpi_plan_json(t, target, &plan));
        else
            rc = one;
        kpi_plan_free(&plan);
    }
    return rc;
}

static json_t *make_map(const struct kpi_text *t, const struct kpi_options *o, json_t *entries)
{
    json_t *source = json_pack("{s:o,s:n}", "name", kp_json_text(kp_shown_name(t->src->name)),
                               "sha256"); /* with that of the probes: kpi_emit */
    if (o->unmarked_sha256)
        json_object_set_new(source, "unmarked_sha256", json_string(o->unmarked_sha256));
    if (o->unmarked_sha256 && o->rules)
        json_object_set_new(source, "rules", kpi_rules_json(o->rules));
    return json_pack("{s:i,s:s,s:o,s:o,s:o}", "schema_version", 1, "tool",
                     PACKAGE_NAME " " PACKAGE_VERSION, "source", source, "target",
                     kpi_json_bytes(t->src->text + t->target.at, t->target.len), "entries",
                     entries);
}

static void add_identity(const struct kpi_text *t, const char *id, struct kpi_edits *edits)
{
    struct kp_str b = {0};
    kp_str_addf(&b, "\n.visible .const .align 8 .u64 " KPI_ID_SYMBOL " = 0x%s;\n", id);
    kpi_edit_add(edits, t->header_end, 0, &b);
}

static int instrument(struct kpi_text *t, const struct kpi_target *target,
                      const struct kpi_options *o, struct kp_str *out, json_t **map)
{
    bool *chosen = kp_alloc(t->functions.n + 1);
    struct kpi_edits edits = {0};
    json_t *entries = json_array();
    int rc = choose(t, o, chosen);
    if (rc == KP_OK)
        rc = target->supports(t);
    if (rc == KP_OK && o->identity && target != &target_ptx) {
        kp_error("%s: only launches of PTX can be collected", kp_shown_name(t->src->name));
        rc = KP_USAGE;
    }
    if (rc == KP_OK) {
        if (target->lower_module)
            target->lower_module(t, o, &edits);
        if (o->identity)
            add_identity(t, o->identity, &edits);
        rc = lower_chosen(t, target, o, chosen, &edits, entries);
    }
    if (rc == KP_OK && target->finish)
        target->finish(t, &edits);
    if (rc == KP_OK) {
        warn_of_exits_in_callees(t);
        kpi_emit(t->src, &edits, make_map(t, o, entries), out, map);
    } else {
        json_decref(entries);
    }
    kpi_edits_free(&edits);
    free(chosen);
    return rc;
}

/* What was read (KP_OK) with its marks; frees it. */
static int instrument_marked(int rc, struct kpi_text *t, const struct kpi_options *options,
                             struct kp_str *out, json_t **map)
{
    if (rc == KP_OK)
        rc = check_callees(t);
    if (rc == KP_OK)
        rc = instrument(t, kpi_target_of(t->src), options, out, map);
    kpi_text_free(t);
    return rc;
}

int kpi_instrument(const struct kp_source *src, const struct kpi_options *options,
                   struct kp_str *out, json_t **map)
{
    int rc = check_options(options);
    struct kpi_text t;
    if (rc == KP_OK)
        rc = check_names(src);
    if (rc != KP_OK || !options->rules)
        return rc == KP_OK ? instrument_marked(kpi_target_of(src)->read(src, &t), &t, options, out,
                                               map)
                           : rc;
    struct kpi_marked marked;
    struct kpi_options with = *options;
    char hash[65];
    rc = kpi_mark_and_read(src, options->rules, options->left_out, &marked, &t);
    if (rc == KP_OK) {
        kp_sha256_hex(src->text, src->len, hash);
        with.unmarked_sha256 = hash;
    }
    rc = instrument_marked(rc, &t, &with, out, map);
    kp_str_free(&marked.text);
    return rc;
}

int kpi_inspect(const struct kp_source *src, json_t **report)
{
    const struct kpi_target *target = kpi_target_of(src);
    struct kpi_text t;
    int rc = target->read(src, &t);
    if (rc == KP_OK) {
        *report = target->inspect(&t);
        json_object_set_new(*report, "instrumented", json_boolean(kpi_is_instrumented(src)));
    }
    kpi_text_free(&t);
    return rc;
}

int kpi_contents(const struct kp_source *src, json_t **contents)
{
    const struct kpi_target *target = kpi_target_of(src);
    struct kpi_text t;
    int rc = target->read(src, &t);
    if (rc == KP_OK)
        *contents = target->contents(&t);
    kpi_text_free(&t);
    return rc;
}
