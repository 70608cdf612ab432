/* Which candidates kperf apply can make, asked beforehand. */
#include "cli/apply.h"

#include <string.h>

#include "trace/trace.h"

/* What the trace says of its kernel; NULL: it cannot be read (again). */
static json_t *info_of(const char *trace)
{
    FILE *f = strcmp(trace, "-") == 0 ? NULL : fopen(trace, "rb");
    if (!f)
        return NULL;
    struct kpt_reader *r = kpt_reader_new(f, trace);
    const json_t *info = kpt_reader_info(r);
    json_t *copy = info ? json_deep_copy(info) : NULL;
    kpt_reader_free(r);
    fclose(f);
    return copy;
}

static bool may_move(struct kp_apply *a, const json_t *candidate)
{
    a->candidate = candidate;
    a->report = json_object();
    int status = kp_apply_change(a);
    json_decref(a->report);
    a->report = NULL;
    kp_str_free(&a->moved);
    return status == KP_OK;
}

static void ask_all(struct kp_apply *a, const json_t *report)
{
    json_t *c;
    size_t i;
    json_array_foreach(json_object_get(report, "candidates"), i, c)
        if (json_object_get(c, "motion") &&
            strcmp(kp_text(c, "legality.status"), "illegal") != 0)
            json_object_set_new(c, "applies", json_boolean(may_move(a, c)));
}

void kp_apply_may(const char *trace, json_t *report)
{
    struct kp_apply a = {.trace = trace, .info = info_of(trace), .report = json_object()};
    json_t *input = json_object_get(report, "input");
    const char *name = kp_text(a.info, "kernel.source.name");
    kp_message_mute(true);
    int status = a.info ? kp_apply_read_ptx(&a) : KP_FAILED;
    json_decref(a.report);
    if (status == KP_OK)
        ask_all(&a, report);
    else if (a.path && *name)
        json_object_set_new(input, "ptx_elsewhere", kp_json_text(name));
    kp_message_mute(false);
    kp_str_free(&a.text);
    kp_str_free(&a.marked);
    free(a.path);
    json_decref(a.info);
}
