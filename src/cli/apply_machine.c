/* What became of a candidate in the machine code. */
#include "cli/apply.h"

#include "run/run.h"

bool kp_apply_reorders(const json_t *moved, const json_t *parts)
{
    static const char *const keys[] = {"waits", "wgmma", "barriers"};
    const json_t *one;
    size_t i;
    bool any = false, all_hoists = true;
    json_array_foreach(moved, i, one)
        for (size_t k = 0; k < KP_COUNT(keys); k++)
            any = any || json_object_get(json_object_get(one, "crossed"), keys[k]);
    json_array_foreach(parts, i, one)
        all_hoists = all_hoists && strcmp(kp_text(json_object_get(one, "motion"), "kind"),
                                          "hoist") == 0;
    return any && !all_hoists;
}

/* What is said of it; NULL: nothing is wrong. */
static const char *wrong_with(const char *verdict)
{
    static const char *const all[][2] = {
        {"worse", "the assembler makes more of it than of the original (registers, spills, "
                  "advisories)"},
        {"undone", "the assembler undoes it: the machine code has the old order"},
        {"reordered", "the assembler orders tensor, TMA or barrier instructions otherwise: the "
                      "loop is not the original's"},
    };
    for (size_t i = 0; i < KP_COUNT(all); i++)
        if (strcmp(verdict, all[i][0]) == 0)
            return all[i][1];
    return NULL;
}

/* Threads of a CTA of the launch that was traced; 0: it does not say. */
static uint32_t threads_of(const json_t *info)
{
    const json_t *block = json_object_get(info, "block"), *n;
    json_int_t all = json_array_size(block) ? 1 : 0;
    size_t i;
    json_array_foreach(block, i, n)
        all *= json_integer_value(n) > 0 && json_integer_value(n) <= 1024 ? json_integer_value(n)
                                                                          : 0;
    return all <= 1024 ? (uint32_t)all : 0;
}

int kp_apply_check_machine(const struct kp_apply_step *s, json_t *report, json_t **machine)
{
    const json_t *assembler = json_object_get(s->info, "assembler"), *o;
    KP_VEC(const char *) options = {0};
    size_t i;
    json_array_foreach(json_object_get(assembler, "options"), i, o)
        if (json_is_string(o))
            KP_PUSH(options, json_string_value(o));
    struct kpn_moved_options with = {.entry = kp_text(s->info, "entry"),
                                     .arch = kp_text(assembler, "arch"), .options = options.v,
                                     .option_count = options.n, .reorders = s->reorders,
                                     .keeps = s->keeps, .threads = threads_of(s->info)};
    const json_t *launch = json_object_get(s->info, "launch");
    json_int_t shared = json_integer_value(json_object_get(launch, "dynamic_shared"));
    with.shared = shared > 0 && shared < 1 << 20 ? (uint32_t)shared : 0;
    *machine = NULL;
    int status = *with.arch ? kpn_moved(s->from, s->to, &with, machine) : KP_OK;
    free(options.v);
    const char *verdict = kp_text(*machine, "verdict"), *wrong = wrong_with(verdict);
    if (wrong)
        kp_error("%s: %s", s->id, wrong);
    json_object_set_new(report, "verdict", json_string(wrong ? verdict : "applied"));
    return status == KP_OK && wrong ? KP_CHECK : status;
}
