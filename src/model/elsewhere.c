/*
 * Work that the kernel without probes does elsewhere.  The probes keep a region's arithmetic in
 * front of the wait or arrive that its end mark stands before; the assembler is free to put it
 * behind them, and does, where nothing waits for it.  What is released behind it then waits for it
 * with probes, and not without.  The trace's certificate says what stands where in the body that
 * unprobed CTAs run.
 */
#include "model/model_internal.h"

/* In the original, or in the copy of it that the probed kernel's unprobed CTAs run. */
static const json_t *listed(const struct kpt_info *info, bool original)
{
    const json_t *certificate = json_object_get(info->json, "certificate");
    const json_t *pristine = json_object_get(certificate, "pristine");
    return json_object_get(pristine && !original ? pristine : certificate, "elsewhere");
}

/* The role's only item of that region; SIZE_MAX: none or several. */
static size_t item_of(const struct kpm_program *p, size_t role, const char *region)
{
    size_t found = SIZE_MAX;
    for (size_t j = 0; region && j < p->roles[role].count; j++) {
        if (strcmp(kpm_region(p, role, j)->name, region) != 0)
            continue;
        if (found != SIZE_MAX)
            return SIZE_MAX;
        found = j;
    }
    return found;
}

/* A look at a barrier in memory: the work behind it stands before the branch on what it says, so
 * that a wait that blocks does not hold it up, and one that does not costs no time of its own. */
static bool is_look(const struct kpm_program *p, size_t role, size_t item)
{
    for (size_t i = 0; i < p->links.n; i++)
        if (p->links.v[i].to_role == role && p->links.v[i].to == item &&
            p->links.v[i].kind != KPM_OWN)
            return true;
    return false;
}

static void add_move(struct kpm_params *params, size_t from, size_t to, double share, bool hides)
{
    struct kpm_moved one = {from, to, share, hides};
    if (from == SIZE_MAX || to == SIZE_MAX)
        return;
    KP_PUSH(params->moved, one);
    params->all.v[to].tier = KPM_INFERRED; /* from the machine code */
}

bool kpm_place_elsewhere(struct kpm_program *p, struct kpm_params *params, bool original)
{
    const json_t *one, *list = listed(p->info, original);
    size_t i;
    params->moved.n = 0;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t j = 0; j < p->roles[r].count; j++)
            p->roles[r].items[j].works = false;
    json_array_foreach(list, i, one) {
        const char *region = json_string_value(json_object_get(one, "region"));
        const char *gap = json_string_value(json_object_get(one, "gap"));
        const char *behind = json_string_value(json_object_get(one, "behind"));
        double share = json_number_value(json_object_get(one, "share"));
        for (size_t r = 0; r < p->role_count && share > 0 && share <= 1; r++) {
            size_t from = item_of(p, r, gap ? gap : region), to = item_of(p, r, behind);
            if (from == SIZE_MAX || to == SIZE_MAX || (from == to && !gap))
                continue;
            struct kpm_item *a = &p->roles[r].items[from], *b = &p->roles[r].items[to];
            bool look = is_look(p, r, to);
            if (gap && !look) /* what else stands in the gap cannot be told from it */
                continue;
            b->works = !look;
            add_move(params, gap ? a->gap : a->stage, look ? b->stage : b->gap, share, look);
            for (size_t g = 0; g < KPM_MAX_GROUPS; g++)
                add_move(params, gap ? a->own_gap[g] : a->own[g],
                         look ? b->own[g] : b->own_gap[g], share, look);
        }
    }
    return !json_equal(list, listed(p->info, !original));
}
