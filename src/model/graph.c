/* A program with one value a parameter, as an event graph. */
#include "model/model_internal.h"

#include <math.h>

static uint32_t base_of(const struct kpm_program *p, size_t role)
{
    uint32_t n = 0;
    for (size_t r = 0; r < role; r++)
        n += 2 * (uint32_t)p->roles[r].count;
    return n;
}

static uint32_t node_of(const struct kpm_program *p, size_t role, size_t item, bool end)
{
    return base_of(p, role) + 2 * (uint32_t)item + end;
}

static void add_edge(struct kpm_graph *g, uint32_t from, uint32_t to, double latency,
                     uint32_t tokens, uint32_t tag)
{
    struct kpm_edge e = {from, to, latency, tokens, tag};
    KP_PUSH(g->edges, e);
}

static void add_role(struct kpm_graph *g, const struct kpm_program *p, size_t r,
                     const double *values)
{
    const struct kpm_prole *role = &p->roles[r];
    for (size_t i = 0; i < role->count; i++) {
        size_t item = role->order[i], next = role->order[(i + 1) % role->count];
        const struct kpm_item *it = &role->items[item];
        uint32_t index = base_of(p, r) / 2 + (uint32_t)item;
        add_edge(g, node_of(p, r, item, false), node_of(p, r, item, true),
                 fmax(0, (it->arrive_only ? 0 : values[it->stage]) + it->extra), 0,
                 KPM_TAG(KPM_E_STAGE, index));
        add_edge(g, node_of(p, r, item, true), node_of(p, r, next, false),
                 values[it->gap] + it->behind + it->idle, i + 1 == role->count,
                 KPM_TAG(KPM_E_GAP, index));
    }
}

struct kpm_graph kpm_graph_new(const struct kpm_program *p, const double *values)
{
    struct kpm_graph g = {.nodes = base_of(p, p->role_count)};
    for (size_t i = 0; i < p->engines.n; i++) {
        const struct kpm_engine *e = &p->engines.v[i];
        uint32_t node = g.nodes++;
        if (e->service != SIZE_MAX) /* a lower bound bounds as well */
            add_edge(&g, node, node, fmax(0, values[e->service] - e->saved), 1,
                     KPM_TAG(KPM_E_ENGINE, i));
    }
    for (size_t r = 0; r < p->role_count; r++)
        if (!p->roles[r].outside)
            add_role(&g, p, r, values);
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->removed || p->roles[l->from_role].outside || p->roles[l->to_role].outside)
            continue;
        add_edge(&g, node_of(p, l->from_role, l->from, !l->from_start),
                 node_of(p, l->to_role, l->to, true), values[l->latency] + l->shift,
                 l->distance + (l->kind == KPM_TURN), KPM_TAG(KPM_E_LINK, i));
    }
    return g;
}

void kpm_graph_locate(const struct kpm_program *p, uint32_t tag, size_t *role, size_t *item)
{
    size_t index = KPM_TAG_INDEX(tag);
    for (*role = 0; *role < p->role_count; ++*role) {
        if (index < p->roles[*role].count)
            break;
        index -= p->roles[*role].count;
    }
    *item = index;
}

double kpm_graph_period(const struct kpm_program *p, const double *values)
{
    struct kpm_graph g = kpm_graph_new(p, values);
    struct kpm_mcr m;
    double period = kpm_mcr_solve(&g, &m) == KPM_MCR_OK ? m.ratio : NAN;
    kpm_mcr_free(&m);
    free(g.edges.v);
    return period;
}

/* The region's name, with its role where several roles run it. */
static char *label(const struct kpm_program *p, size_t role, size_t item)
{
    const char *name = kpm_region(p, role, item)->name;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t j = 0; r != role && j < p->roles[r].count; j++)
            if (strcmp(kpm_region(p, r, j)->name, name) == 0)
                return kp_asprintf("%s.%s", p->roles[role].role->name, name);
    return kp_strdup(name);
}

static char *link_name(const struct kpm_program *p, const struct kpm_link *l)
{
    char *from = label(p, l->from_role, l->from), *to = label(p, l->to_role, l->to);
    char *name = kp_asprintf("%s: %s -> %s", l->on, from, to);
    free(from);
    free(to);
    return name;
}

static char *gap_name(const struct kpm_program *p, size_t role, size_t item)
{
    const struct kpm_prole *r = &p->roles[role];
    size_t i = 0;
    while (r->order[i] != item)
        i++;
    return kp_asprintf("%s -> %s gap", kpm_region(p, role, item)->name,
                       kpm_region(p, role, r->order[(i + 1) % r->count])->name);
}

char *kpm_edge_name(const struct kpm_program *p, uint32_t tag)
{
    size_t index = KPM_TAG_INDEX(tag), role, item;
    if (KPM_TAG_WHAT(tag) == KPM_E_ENGINE)
        return kp_asprintf("engine %s", p->engines.v[index].name);
    if (KPM_TAG_WHAT(tag) == KPM_E_LINK)
        return link_name(p, &p->links.v[index]);
    kpm_graph_locate(p, tag, &role, &item);
    if (KPM_TAG_WHAT(tag) == KPM_E_GAP)
        return gap_name(p, role, item);
    return kp_strdup(kpm_region(p, role, item)->name);
}
