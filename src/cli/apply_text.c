/* The PTX of kperf apply: found, marked as it was when it was traced, and its statements moved. */
#include "cli/apply.h"

#include <unistd.h>

#include "instrument/instrument.h"
#include "instrument/rules/rules.h"

#define MAX_TEXT ((size_t)256 << 20)

void kp_apply_put(const struct kp_apply *a, const char *key, json_t *value)
{
    json_object_set_new(a->report, key, value);
}

/* ---- the PTX ------------------------------------------------------------- */

/* Where the PTX may be: as told, beside the trace, here.  Owned. */
static char *find_ptx(const struct kp_apply *a)
{
    const char *told = a->args ? kp_arg(a->args, "ptx") : NULL;
    const json_t *source = json_object_get(json_object_get(a->info, "kernel"), "source");
    const char *name = kp_text(source, "name");
    if (told)
        return kp_strdup(told);
    if (!*name || strchr(name, '/')) {
        kp_error("%s: does not say which PTX was traced; --ptx names it", kp_shown_name(a->trace));
        return NULL;
    }
    char *beside = kp_path_beside(a->trace, name);
    if (access(beside, R_OK) == 0)
        return beside;
    free(beside);
    if (access(name, R_OK) == 0)
        return kp_strdup(name);
    kp_error("%s: %s is neither beside it nor here; --ptx says where it is",
             kp_shown_name(a->trace), name);
    return NULL;
}

/* Where rules marked the kernel that was traced, they mark it again. */
static int mark(struct kp_apply *a)
{
    const json_t *source = json_object_get(json_object_get(a->info, "kernel"), "source");
    const char *entry = kp_text(a->info, "entry");
    struct kpi_rules_read r;
    json_t *report = NULL;
    if (!json_object_get(source, "rules") || kpi_has_rule_marks(&a->src))
        return KP_OK;
    int status = KP_MALFORMED;
    if (kpi_rules_read(json_object_get(source, "rules"), &r)) {
        r.rules.kernels = &entry;
        r.rules.kernel_count = 1;
        status = kpi_mark_by_rules(&a->src, &r.rules, &a->marked, &report);
    } else {
        kp_error("%s: the rules that marked its kernel are none", kp_shown_name(a->trace));
    }
    kpi_rules_read_free(&r);
    json_decref(report);
    return status == KP_USAGE ? KP_MALFORMED : status;
}

/* Reads it and checks that it is what was traced. */
int kp_apply_read_ptx(struct kp_apply *a)
{
    char hex[65];
    const json_t *source = json_object_get(json_object_get(a->info, "kernel"), "source");
    const char *want = kp_text(source, "sha256"), *plain = kp_text(source, "unmarked_sha256");
    const char *name = kp_text(source, "name");
    a->path = find_ptx(a);
    int status = a->path ? kp_read_file(a->path, MAX_TEXT, &a->text) : KP_FAILED;
    if (status != KP_OK)
        return status;
    a->src = (struct kp_source){a->path, a->text.s ? a->text.s : "", a->text.len};
    kp_sha256_hex(a->src.text, a->src.len, hex);
    kp_apply_put(a, "source", kp_json_file(&a->src));
    if (strcmp(hex, want) == 0 || strcmp(hex, plain) == 0)
        return mark(a);
    if (!*want)
        kp_error("%s: holds no hash of the PTX that was traced", kp_shown_name(a->trace));
    else
        kp_error("%s: not the PTX that was traced: its SHA-256 is %.12s..., that of %s's kernel"
                 "%s%s %.12s...", kp_shown_name(a->path), hex, kp_shown_name(a->trace),
                 *name ? ", " : "", name, want);
    return KP_MALFORMED;
}

/* ---- moving -------------------------------------------------------------- */

/* The parts of a combination, or the candidate alone; new reference. */
json_t *kp_apply_parts(const struct kp_apply *a)
{
    json_t *parts = json_object_get(a->candidate, "parts");
    if (json_array_size(parts))
        return json_incref(parts);
    return json_pack("[O]", (json_t *)(uintptr_t)a->candidate);
}

/* Adds what a step found to the report; `id`: which one, where there are several. */
static void add_proof(struct kp_apply *a, json_t *proof, const char *id)
{
    static const char *const lists[] = {"moved", "kept", "evidence", "filled", "unread", "apart",
                                        "dropped"};
    for (size_t k = 0; k < KP_COUNT(lists); k++) {
        json_t *all = json_object_get(a->report, lists[k]), *one;
        size_t i;
        if (!all && json_object_get(proof, lists[k])) {
            all = json_array();
            kp_apply_put(a, lists[k], all);
        }
        json_array_foreach(json_object_get(proof, lists[k]), i, one) {
            if (id && json_is_object(one))
                json_object_set_new(one, "of", kp_json_text(id));
            json_array_append(all, one);
        }
    }
    if (json_object_get(proof, "blocked"))
        json_object_set(a->report, "blocked", json_object_get(proof, "blocked"));
}

/* What statements are moved in: the text with the marks of rules, where it has those. */
static struct kp_source marked_source(const struct kp_apply *a)
{
    struct kp_source src = a->src;
    if (a->marked.len) {
        src.text = a->marked.s;
        src.len = a->marked.len;
    }
    return src;
}

/* The regions of one role, in the text as those before it left it. */
static int move_regions(struct kp_apply *a, const json_t *motion, const json_t *regions,
                        const char *of)
{
    json_t *proof = NULL;
    struct kp_str made = {0};
    struct kp_source src = marked_source(a);
    struct kpi_move m = kpi_move_asked(kp_text(a->info, "entry"), motion, regions);
    if (a->moved.len) {
        src.text = a->moved.s;
        src.len = a->moved.len;
    }
    int status = kpi_move(&src, &m, &made, &proof);
    add_proof(a, proof, of);
    json_decref(proof);
    if (status == KP_OK) {
        kp_str_free(&a->moved);
        a->moved = made;
    } else {
        kp_str_free(&made);
        if (of)
            kp_note("this was %s, of which the lines are those behind the motions before it", of);
    }
    return status;
}

/* One motion, and the same of other roles. */
static int move_part(struct kp_apply *a, const json_t *part, bool several)
{
    const json_t *motion = json_object_get(part, "motion"), *one;
    const json_t *also = json_object_get(motion, "also");
    const char *of = several || json_array_size(also) ? kp_text(part, "id") : NULL;
    int status = move_regions(a, motion, motion, of);
    size_t i;
    json_array_foreach(also, i, one)
        if (status == KP_OK)
            status = move_regions(a, motion, one, of);
    return status;
}

/* As it was without marks of rules. */
static void unmark(const struct kp_apply *a, struct kp_str *text)
{
    struct kp_str plain = {0};
    if (!a->marked.len || !text->len)
        return;
    kpi_unmark(text->s, text->len, &plain);
    kp_str_free(text);
    *text = plain;
}

static void add_taken(json_t *taken, char *text)
{
    json_array_append_new(taken, kp_json_text(text));
    free(text);
}

/* What the launch has to keep to, where an arrive tells nobody of results any more. */
static void take_results(const struct kp_apply *a, json_t *taken)
{
    const json_t *one;
    size_t i;
    json_array_foreach(json_object_get(a->report, "apart"), i, one)
        add_taken(taken, kp_asprintf("that what %s and %s point to does not overlap",
                                     kp_text(one, "written"), kp_text(one, "other")));
    json_array_foreach(json_object_get(a->report, "unread"), i, one)
        add_taken(taken, kp_asprintf("that no two threads store to one place of %s, which nobody "
                                     "reads here: nothing orders them any more",
                                     json_string_value(one)));
}

static int move_parts(struct kp_apply *a)
{
    json_t *parts = kp_apply_parts(a), *taken = json_array();
    const json_t *part;
    bool hoists = false;
    int status = KP_OK;
    size_t i;
    json_array_foreach(parts, i, part) {
        const json_t *motion = json_object_get(part, "motion");
        hoists = hoists || kpi_move_asked("", motion, motion).kind == KPI_HOIST;
        if (status == KP_OK)
            status = move_part(a, part, json_array_size(parts) > 1);
    }
    json_decref(parts);
    if (status != KP_OK)
        kp_str_free(&a->moved);
    json_array_append_new(taken, json_string("that each wait looks at the right phase of its "
                                             "barrier is as it was"));
    if (json_array_size(json_object_get(a->report, "filled")))
        json_array_append_new(taken, json_string("that a wait that stays is for the turn's own "
                                                 "copy: its phase is not looked at"));
    if (hoists)
        json_array_append_new(taken, json_string("that the waits cannot hang in their new order is "
                                                 "what the model found from the marks"));
    take_results(a, taken);
    kp_apply_put(a, "taken", taken);
    return status;
}

static int add_pause(struct kp_apply *a)
{
    struct kp_source src = marked_source(a);
    a->unpaused = a->moved;
    a->moved = (struct kp_str){0};
    if (a->unpaused.len) {
        src.text = a->unpaused.s;
        src.len = a->unpaused.len;
    }
    return kp_apart_make(&a->apart, &src, kp_text(a->info, "entry"), &a->moved, a->report);
}

int kp_apply_change(struct kp_apply *a)
{
    int status = a->candidate ? move_parts(a) : KP_OK;
    if (status == KP_OK && a->pause)
        status = add_pause(a);
    if (status == KP_CHECK)
        kp_apply_put(a, "verdict", json_string("refused"));
    unmark(a, &a->moved);
    unmark(a, &a->unpaused);
    return status;
}
