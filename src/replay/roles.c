#include "replay/replay_internal.h"

struct kpr_roles {
    const struct kpt_info *info;
    size_t words;    /* of a bit set */
    uint64_t *set;   /* the unit's at hand */
    uint32_t body;   /* its CTA's */
    bool *partial;   /* by role: only units that lost records made it */
    uint32_t last;   /* the role found last, tried first */
};

struct kpr_roles *kpr_roles_new(const struct kpt_info *info)
{
    struct kpr_roles *r = kp_alloc(sizeof *r);
    r->info = info;
    r->words = info->region_count / 64 + 1;
    r->set = kp_alloc(r->words * sizeof *r->set);
    r->partial = kp_alloc(KPR_MAX_ROLES * sizeof *r->partial);
    return r;
}

void kpr_roles_free(struct kpr_roles *r, struct kpr_run *run)
{
    for (size_t i = 0; i < run->role_count; i++)
        free(run->roles[i].regions);
    free(run->roles);
    free(r->set);
    free(r->partial);
    free(r);
}

bool kpr_role_has(const struct kpr_role *role, uint32_t region)
{
    return role->regions[region / 64] >> region % 64 & 1;
}

static void collect(struct kpr_roles *r, const struct kpr_unit *u)
{
    uint64_t below = 0; /* of the regions below 64, which are most */
    memset(r->set, 0, r->words * sizeof *r->set);
    for (size_t i = 0; i < u->span_count; i++)
        if (u->spans[i].region < 64)
            below |= (uint64_t)1 << u->spans[i].region;
        else
            r->set[u->spans[i].region / 64] |= (uint64_t)1 << u->spans[i].region % 64;
    r->set[0] = below;
    for (size_t i = 0; i < u->instant_count; i++)
        r->set[u->instants[i].region / 64] |= (uint64_t)1 << u->instants[i].region % 64;
}

static bool subset(const uint64_t *a, const uint64_t *b, size_t words)
{
    for (size_t i = 0; i < words; i++)
        if (a[i] & ~b[i])
            return false;
    return true;
}

static bool empty(const struct kpr_roles *r)
{
    for (size_t i = 0; i < r->words; i++)
        if (r->set[i])
            return false;
    return true;
}

static bool same(const struct kpr_roles *r, const struct kpr_role *role)
{
    return role->body == r->body &&
           memcmp(role->regions, r->set, r->words * sizeof *r->set) == 0;
}

/* What the role's regions do asynchronously says what it is for. */
static void base_name(const struct kpr_roles *r, size_t index, char *out, size_t n)
{
    bool tma = false, tensor = false;
    for (size_t id = 0; id < r->info->region_count; id++) {
        const struct kpt_region *g = &r->info->regions[id];
        if (!(r->set[id / 64] >> id % 64 & 1))
            continue;
        for (size_t i = 0; i < g->async_count; i++) {
            tma |= strcmp(g->asyncs[i].engine, "tma") == 0;
            tensor |= strcmp(g->asyncs[i].engine, "tensor") == 0;
        }
    }
    if (index == KPR_MAX_ROLES - 1)
        snprintf(out, n, "other");
    else if (empty(r))
        snprintf(out, n, "idle");
    else if (tma || tensor)
        snprintf(out, n, "%s", tma && tensor ? "compute" : tma ? "producer" : "consumer");
    else
        snprintf(out, n, "role %zu", index + 1);
}

static bool taken(const struct kpr_run *run, const char *name)
{
    for (size_t i = 0; i < run->role_count; i++)
        if (strcmp(run->roles[i].name, name) == 0)
            return true;
    return false;
}

static uint32_t add(struct kpr_roles *r, struct kpr_run *run, bool lossy)
{
    char base[32], of_body[16] = "";
    size_t index = run->role_count;
    if (!run->roles) /* all at once: who renders reads names while roles are added */
        run->roles = kp_alloc(KPR_MAX_ROLES * sizeof *run->roles);
    struct kpr_role *role = &run->roles[index];
    base_name(r, index, base, sizeof base);
    if (r->info->bodies)
        snprintf(of_body, sizeof of_body, " b%u", r->body + 1);
    snprintf(role->name, sizeof role->name, "%s%s", base, of_body);
    for (unsigned k = 2; taken(run, role->name); k++)
        snprintf(role->name, sizeof role->name, "%s %u%s", base, k, of_body);
    role->body = r->body;
    role->regions = kp_alloc(r->words * sizeof *r->set);
    memcpy(role->regions, r->set, r->words * sizeof *r->set);
    r->partial[index] = lossy;
    run->role_count++;
    return (uint32_t)index;
}

static void merge(struct kpr_roles *r, struct kpr_role *role)
{
    for (size_t i = 0; i < r->words; i++)
        role->regions[i] |= r->set[i];
}

/* A role that this unit may belong to although their regions differ: one that
 * lost records may lack some.  -1: none, or more than one. */
static int64_t kin(const struct kpr_roles *r, const struct kpr_run *run, bool lossy)
{
    int64_t found = -1;
    for (size_t i = 0; i < run->role_count; i++) {
        const uint64_t *have = run->roles[i].regions;
        if (run->roles[i].body != r->body)
            continue;
        if (!(lossy && subset(r->set, have, r->words)) &&
            !(r->partial[i] && subset(have, r->set, r->words)))
            continue;
        if (found >= 0)
            return -1;
        found = (int64_t)i;
    }
    return found;
}

uint32_t kpr_role_of(struct kpr_roles *r, struct kpr_run *run, const struct kpr_unit *u,
                     uint32_t body)
{
    bool lossy = u->lost > 0;
    r->body = body;
    collect(r, u);
    if (run->role_count && same(r, &run->roles[r->last]))
        return r->last;
    for (size_t i = 0; i < run->role_count; i++)
        if (same(r, &run->roles[i]))
            return r->last = (uint32_t)i;
    int64_t found = empty(r) ? -1 : kin(r, run, lossy);
    if (found >= 0) {
        merge(r, &run->roles[found]);
        r->partial[found] = r->partial[found] && lossy;
        return r->last = (uint32_t)found;
    }
    if (run->role_count == KPR_MAX_ROLES) {
        merge(r, &run->roles[KPR_MAX_ROLES - 1]);
        return r->last = KPR_MAX_ROLES - 1;
    }
    return r->last = add(r, run, lossy);
}
