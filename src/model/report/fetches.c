/*
 * Loads into registers as edges of the loop: from where they are asked for to where they are used
 * first and waited for, which no mark tells.
 */
#include "model/edits/edits.h"
#include "model/report/report.h"

enum { MOST_PLACES = 16 };

static json_t *end_json(const struct kpm_solved *m, size_t role, size_t item, bool inside)
{
    return json_pack("{s:o,s:o,s:b}", "role", kp_json_text(m->program.roles[role].role->name),
                     "region", kp_json_text(kpm_region(&m->program, role, item)->name), "inside",
                     (int)inside);
}

static json_t *fetch_json(const struct kpm_solved *m, size_t role, const struct kpm_fetched *a)
{
    return json_pack("{s:o,s:o,s:I,s:I,s:I,s:o,s:o,s:o,s:o,s:s}", "from",
                     end_json(m, role, a->from, a->from_inside), "to",
                     end_json(m, role, a->item, a->inside), "line", a->line, "last_line", a->last,
                     "use_line", a->use, "loads", kpm_num(a->loads, 0), "bytes",
                     kpm_num(a->bytes, 0), "least", kpm_num(a->least, 1), "most",
                     kpm_num(a->most, 1), "tier", "bounded");
}

json_t *kpm_fetches_json(const struct kpm_solved *m)
{
    json_t *list = json_array();
    const struct kpm_baseline b = kpm_baseline_of(m);
    for (size_t r = 0; r < m->program.role_count; r++) {
        struct kpm_fetched places[MOST_PLACES];
        size_t n = m->program.roles[r].outside ? 0
                                               : kpm_fetched_places(&b, r, places, MOST_PLACES);
        for (size_t i = 0; i < n; i++)
            json_array_append_new(list, fetch_json(m, r, &places[i]));
    }
    return list;
}

/* Where the edge's time passes: in or behind an item. */
static bool place_of(const struct kpm_solved *m, uint32_t tag, size_t *role, size_t *item,
                     bool *inside)
{
    enum kpm_what what = KPM_TAG_WHAT(tag);
    *inside = what != KPM_E_GAP;
    if (what == KPM_E_ENGINE)
        return false;
    if (what == KPM_E_LINK) {
        const struct kpm_link *l = &m->program.links.v[KPM_TAG_INDEX(tag)];
        *role = l->to_role;
        *item = l->to;
        return kpm_meets_itself(l, l->to_role);
    }
    kpm_graph_locate(&m->program, tag, role, item);
    return true;
}

json_t *kpm_fetch_of(const struct kpm_solved *m, uint32_t tag)
{
    struct kpm_fetched places[MOST_PLACES];
    const struct kpm_baseline b = kpm_baseline_of(m);
    size_t role, item;
    bool inside;
    if (!place_of(m, tag, &role, &item, &inside))
        return NULL;
    size_t n = kpm_fetched_places(&b, role, places, MOST_PLACES);
    for (size_t i = 0; i < n; i++)
        if (places[i].item == item && places[i].inside == inside)
            return json_pack("{s:I,s:I,s:o,s:o,s:s}", "line", places[i].line, "last_line",
                             places[i].last, "least", kpm_num(places[i].least, 1), "most",
                             kpm_num(places[i].most, 1), "tier", "bounded");
    return NULL;
}

char *kpm_fetch_text(const json_t *fetch)
{
    double line = kp_number(fetch, "line"), last = kp_number(fetch, "last_line");
    return kp_asprintf("%.0f to %.0f of it may be the wait for loads into registers, line%s %.0f%s",
                       kp_number(fetch, "least"), kp_number(fetch, "most"), line == last ? "" : "s",
                       line, line == last ? "" : " and on");
}
