/* Rhythms: what the report says of how warp groups stand to each other. */
#include "model/report/report.h"

/* By how its groups begin: what to run. */
static void add_pause(struct kp_str *s, const struct kpm_solved *m)
{
    struct kpm_pause p;
    if (kpm_pause_of(m, &p))
        kp_str_addf(s, "'kperf run --delay=%s@%u..%u=0..%.0f CONFIG.yaml' measures that", p.region,
                    p.first, p.last, p.longest);
    else
        kp_str_add(s, "'kperf run --delay=REGION@WARPS=LOW..HIGH', of one group's warps and a "
                      "region that they begin once, before it, measures that");
    kp_str_add(s, " (the 8 attention kernels, of 40, of which this was said took 2 to 10% less "
                  "with one on an H200)");
}

void kpm_rhythm_caveat(json_t *a, const struct kpm_solved *m, const json_t *rhythms)
{
    struct kp_str s = {0};
    const json_t *r;
    size_t i;
    kp_str_addf(&s, "this loop has %zu rhythms:", json_array_size(rhythms));
    json_array_foreach(rhythms, i, r)
        kp_str_addf(&s, "%s %.0f cycles an iteration, as played from groups that begin %.0f apart",
                    i ? "," : "", json_number_value(json_object_get(r, "cycles")),
                    json_number_value(json_object_get(r, "start_apart")));
    kp_str_add(&s, "; which one it falls into is decided by how its groups begin: a pause "
                   "before one group's loop may bring it from one into the other; ");
    add_pause(&s, m);
    json_array_append_new(a, kpm_text(kp_str_detach(&s)));
}

json_t *kpm_rhythms_json(const struct kpm_solved *m)
{
    struct kpm_rhythm r[KPM_RHYTHMS];
    size_t n = kpm_rhythms(&m->program, m->values, m->period, r);
    json_t *a = n > 1 ? json_array() : NULL;
    for (size_t i = 0; i < n && a; i++)
        json_array_append_new(a, json_pack("{s:o,s:o}", "start_apart", kpm_num(r[i].apart, 0),
                                           "cycles", kpm_num(r[i].period, 2)));
    return a;
}

/* ---- groups that keep in step ------------------------------------------------------------ */

static json_t *step_json(const char *of, const struct kpm_step *s)
{
    return json_pack("{s:s,s:o,s:o}", "of", of, "cycles", kpm_num(s->period, 0), "alone",
                     kpm_num(s->alone, 3));
}

json_t *kpm_steps_json(const struct kpm_solved *m)
{
    json_t *a = json_array();
    if (m->in_step.risky)
        json_array_append_new(a, step_json("original", &m->in_step));
    if (m->copy_in_step.risky)
        json_array_append_new(a, step_json("copy", &m->copy_in_step));
    if (json_array_size(a))
        return a;
    json_decref(a);
    return NULL;
}

void kpm_step_caveat(json_t *a, const struct kpm_solved *m)
{
    const struct kpm_step *own = &m->in_step, *copy = &m->copy_in_step;
    const struct kpm_step *s = own->risky ? own : copy;
    if (!s->risky)
        return;
    json_array_append_new(
        a, json_sprintf(
               "its groups may keep in step once they are: in the machine code of %s %.0f%% of "
               "what a group computes stands behind the wait for the last of its operations, "
               "beside none of its own.  An iteration takes up to %.0f cycles then (%.0f as "
               "played).  Where the code lies and what stands before the loop decide, so that a "
               "kernel assembled anew may take up to a quarter more: 'kperf run --against "
               "ITSELF.ptx --layouts 8 CONFIG.yaml' shows how far places differ; work put before "
               "the wait, in the source, ends it%s",
               !own->risky    ? "the copy that CTAs run which are not probed"
               : copy->risky ? "the original and of the copy that unprobed CTAs run"
                              : "the original",
               100 * s->alone, s->period, s->played,
               own->risky ? "" : ".  The original has it there"));
}
