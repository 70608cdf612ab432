/* The loop of each unit: the repeating cycle of region ids, its iterations, and the role whose
 * cycle it is. */
#include "model/model_internal.h"

enum {
    LONGEST_CYCLE = 256,  /* spans in an iteration */
    LOOK_AT = 4096,       /* spans looked at for the period */
    DEPTHS = 8,
    LEAST_TWOS = 16,      /* turns, by which it shows that they come by twos */
};

/* ---- the period --------------------------------------------------------------- */

struct fit {
    size_t matches, run, run_start;
};

static struct fit period_fit(const uint32_t *ids, size_t n, size_t p)
{
    struct fit f = {0};
    size_t run = 0;
    for (size_t i = 0; i + p < n; i++) {
        run = ids[i] == ids[i + p] ? run + 1 : 0;
        f.matches += run > 0;
        if (run > f.run) {
            f.run = run;
            f.run_start = i + 1 - run;
        }
    }
    return f;
}

size_t kpm_find_period(const uint32_t *ids, size_t n, size_t *run)
{
    size_t longest = n / 3 < LONGEST_CYCLE ? n / 3 : LONGEST_CYCLE, best = 0;
    struct fit fits[LONGEST_CYCLE + 1];
    for (size_t p = 1; p <= longest; p++) {
        fits[p] = period_fit(ids, n, p);
        if (fits[p].run >= 2 * p && fits[p].matches > best)
            best = fits[p].matches;
    }
    for (size_t p = 1; p <= longest; p++) {
        if (fits[p].run >= 2 * p && fits[p].matches * 100 >= best * 95) {
            *run = fits[p].run_start;
            return p;
        }
    }
    return 0;
}

/* ---- one unit's cycle ----------------------------------------------------------- */

static bool marked(const struct kpt_info *info, uint32_t region)
{
    const struct kpt_region *r = &info->regions[region];
    return r->wait_count || r->arrive_count || r->async_count;
}

static size_t count_in(const uint32_t *cycle, size_t n, uint32_t region)
{
    size_t found = 0;
    for (size_t i = 0; i < n; i++)
        found += cycle[i] == region;
    return found;
}

/* Turns the cycle so that it begins where the loop's source does: at the region
 * of lowest line among those that stand in it once. */
static void turn_to_head(const struct kpt_info *info, uint32_t *cycle, size_t n)
{
    size_t head = 0;
    bool have = false;
    for (size_t i = 0; i < n; i++) {
        if (count_in(cycle, n, cycle[i]) != 1)
            continue;
        if (!have || info->regions[cycle[i]].line < info->regions[cycle[head]].line)
            head = i;
        have = true;
    }
    uint32_t turned[LONGEST_CYCLE];
    for (size_t i = 0; i < n; i++)
        turned[i] = cycle[(head + i) % n];
    memcpy(cycle, turned, n * sizeof *cycle);
}

struct found {
    uint32_t cycle[LONGEST_CYCLE];
    size_t length, marks;
    uint32_t depth;
};

/* The region ids of one nesting depth; their number. */
static size_t ids_at(const struct kpm_unit *u, const struct kpt_info *info, uint32_t depth,
                     uint32_t *ids)
{
    size_t n = 0;
    for (size_t i = u->span_count; i > 0 && n < LOOK_AT; i--) {
        const struct kpm_span *s = &u->spans[i - 1];
        if (s->depth == depth && s->region < info->region_count)
            ids[n++] = s->region;
    }
    for (size_t i = 0; i < n / 2; i++) {
        uint32_t t = ids[i];
        ids[i] = ids[n - 1 - i];
        ids[n - 1 - i] = t;
    }
    return n;
}

/* ---- turns that come by twos ------------------------------------------------------- */

/* What its loop's whole turns take without their waits, from the first on; their number. */
static size_t turn_works(const struct kpm_unit *u, const struct kpt_info *info,
                         const struct found *f, int64_t *out)
{
    size_t n = 0, at = 0;
    int64_t begun = 0, waited = 0;
    for (size_t i = 0; i < u->span_count && n < LOOK_AT; i++) {
        const struct kpm_span *s = &u->spans[i];
        if (s->depth != f->depth || s->region >= info->region_count)
            continue;
        if (s->region == f->cycle[0] && at == f->length)
            out[n++] = s->start - begun - waited;
        at = at < f->length && s->region == f->cycle[at] ? at : 0;
        if (s->region != f->cycle[at])
            continue;
        begun = at ? begun : s->start;
        waited = (at ? waited : 0) +
                 (info->regions[s->region].wait_count ? s->end - s->start : 0);
        at++;
    }
    return n;
}

/* Does every second turn take longer than any of the others, by a quarter at least? */
static bool by_twos(const int64_t *works, size_t n)
{
    int64_t least[2] = {INT64_MAX, INT64_MAX}, most[2] = {0, 0};
    if (n < LEAST_TWOS)
        return false;
    for (size_t i = 1; i < n; i++) { /* the first may be the warm-up */
        least[i % 2] = works[i] < least[i % 2] ? works[i] : least[i % 2];
        most[i % 2] = works[i] > most[i % 2] ? works[i] : most[i % 2];
    }
    size_t slow = least[1] > least[0];
    return least[slow] - most[!slow] > most[!slow] / 4;
}

/* The depth whose cycle carries the most marks; the outermost among equals. */
static bool find_cycle(const struct kpm_unit *u, const struct kpt_info *info,
                       struct found *out)
{
    uint32_t *ids = kp_alloc(LOOK_AT * sizeof *ids);
    bool have = false;
    for (uint32_t depth = 0; depth < DEPTHS; depth++) {
        struct found f = {.depth = depth};
        size_t run, n = ids_at(u, info, depth, ids);
        f.length = kpm_find_period(ids, n, &run);
        if (!f.length)
            continue;
        memcpy(f.cycle, ids + run, f.length * sizeof *ids);
        for (size_t i = 0; i < f.length; i++)
            f.marks += marked(info, f.cycle[i]);
        if (!have || f.marks > out->marks) {
            turn_to_head(info, f.cycle, f.length);
            *out = f;
            have = true;

        }
    }
    free(ids);
    return have;
}

static bool waits(const struct kpt_info *info, const struct found *f)
{
    for (size_t i = 0; i < f->length; i++)
        if (info->regions[f->cycle[i]].wait_count)
            return true;
    return false;
}

/* Does the unit's loop, which waits for others, go by twos, with nothing lost, by which it is known
 * which turn is which? */
static bool goes_by_twos(const struct kpm_unit *u, const struct kpt_info *info)
{
    struct found f;
    if (u->lost || !find_cycle(u, info, &f) || 2 * f.length > LONGEST_CYCLE || !waits(info, &f))
        return false;
    int64_t *works = kp_alloc(LOOK_AT * sizeof *works);
    bool twos = by_twos(works, turn_works(u, info, &f, works));
    free(works);
    return twos;
}

bool kpm_by_twos(const struct kpm_data *d, const struct kpt_info *info)
{
    bool any = false;
    for (size_t c = 0; c < d->ctas.n; c++) {
        for (size_t i = 0; i < d->ctas.v[c].unit_count; i++) {
            if (!d->ctas.v[c].units[i].span_count)
                continue;
            any = true;
            if (!goes_by_twos(&d->ctas.v[c].units[i], info))
                return false;
        }
    }
    return any;
}

/* ---- iterations ------------------------------------------------------------------- */

static bool matches(const struct kpm_useq *u, size_t at, const uint32_t *cycle, size_t n)
{
    if (n > u->seq_count - at)
        return false;
    for (size_t i = 0; i < n; i++)
        if (u->seq[at + i].region != cycle[i])
            return false;
    return true;
}

static bool sound(const struct kpm_useq *u, size_t at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (u->seq[at + i].flags & (KPR_OPEN_START | KPR_OPEN_END))
            return false;
    return true;
}

/* Every place where an iteration begins; `head` stands once in the cycle, or
 * else only whole cycles count. */
static void split_iterations(struct kpm_useq *u, const uint32_t *cycle, size_t n)
{
    KP_VEC(struct kpm_iter) found = {0};
    bool single = count_in(cycle, n, cycle[0]) == 1;
    for (size_t i = 0; i < u->seq_count; i++) {
        bool whole = matches(u, i, cycle, n);
        if (single ? u->seq[i].region != cycle[0] : !whole)
            continue;
        struct kpm_iter it = {.at = i, .period = -1};
        it.regular = whole && sound(u, i, n);
        KP_PUSH(found, it);
        if (whole)
            i += n - 1;
    }
    for (size_t i = 0; i + 1 < found.n; i++) {
        struct kpm_iter *it = &found.v[i];
        const struct kpm_span *next = &u->seq[it[1].at];
        if (it[1].at != it->at + n)
            it->regular = false;
        else if (!(next->flags & KPR_OPEN_START))
            it->period = next->start - u->seq[it->at].start;
    }
    u->iters = found.v;
    u->iter_count = found.n;
}

static size_t regular_count(const struct kpm_useq *u)
{
    size_t n = 0;
    for (size_t i = 0; i < u->iter_count; i++)
        n += u->iters[i].regular;
    return n;
}

void kpm_useq_free(struct kpm_useq *u)
{
    free((void *)(uintptr_t)u->seq);
    free(u->iters);
}

static struct kpm_useq useq_new(const struct kpm_unit *unit, size_t cta,
                                const struct kpt_info *info, struct kpm_touches *touches,
                                const struct kpm_role *role)
{
    struct kpm_useq u = {.cta = cta, .unit = unit->unit, .warp = unit->warp,
                         .whole = unit->lost == 0, .count = unit->count, .all = unit->spans,
                         .all_count = unit->span_count};
    struct kpm_span *seq = kp_realloc(NULL, unit->span_count + 1, sizeof *seq);
    for (size_t i = 0; i < unit->span_count; i++)
        if (unit->spans[i].depth == role->depth && unit->spans[i].region < info->region_count)
            seq[u.seq_count++] = unit->spans[i];
    u.seq = seq;
    split_iterations(&u, role->cycle, role->length);
    kpm_count_peeled(&u, touches, role->cycle, role->length);
    return u;
}

const struct kpm_iter *kpm_iter_find(const struct kpm_useq *u, int64_t index)
{
    int64_t i = index - u->first;
    if (i < 0 || (uint64_t)i >= u->iter_count || !u->iters[i].regular)
        return NULL;
    return &u->iters[i];
}

/* ---- roles ------------------------------------------------------------------------- */

static bool join_role(struct kpm_role *role, const struct kpm_unit *unit, size_t cta,
                      const struct kpt_info *info, struct kpm_touches *touches)
{
    struct kpm_useq u = useq_new(unit, cta, info, touches, role);
    size_t regular = regular_count(&u);
    if (regular < KPM_LEAST_ITERATIONS || regular * 2 < u.iter_count) {
        kpm_useq_free(&u);
        return false;
    }
    KP_PUSH(role->units, u);
    return true;
}

static struct kpm_role role_new(const struct found *f, const struct kpr_run *run,
                                uint32_t replay_role)
{
    struct kpm_role role = {.length = f->length, .depth = f->depth,
                            .replay_role = replay_role};
    const char *name = replay_role < run->role_count ? run->roles[replay_role].name : "";
    if (*name)
        snprintf(role.name, sizeof role.name, "%s", name);
    else
        snprintf(role.name, sizeof role.name, "role %u", replay_role);
    role.cycle = kp_realloc(NULL, f->length, sizeof *role.cycle);
    memcpy(role.cycle, f->cycle, f->length * sizeof *role.cycle);
    return role;
}

static bool same_cycle(const struct kpm_role *r, const struct found *f)
{
    return r->depth == f->depth && r->length == f->length &&
           memcmp(r->cycle, f->cycle, f->length * sizeof *f->cycle) == 0;
}

bool kpm_place_unit(struct kpm_steady *s, const struct kpr_run *run, struct kpm_touches *touches,
                    const struct kpm_unit *unit, size_t cta)
{
    for (size_t i = 0; i < s->roles.n; i++)
        if (s->roles.v[i].replay_role == unit->role &&
            join_role(&s->roles.v[i], unit, cta, &run->info, touches))
            return true;
    struct found f;
    if (!find_cycle(unit, &run->info, &f))
        return false;
    if (s->twos) { /* two turns are an iteration */
        memcpy(f.cycle + f.length, f.cycle, f.length * sizeof *f.cycle);
        f.length *= 2;
    }
    for (size_t i = 0; i < s->roles.n; i++)
        if (same_cycle(&s->roles.v[i], &f))
            return join_role(&s->roles.v[i], unit, cta, &run->info, touches);
    size_t items = f.length;
    for (size_t i = 0; i < s->roles.n; i++)
        items += s->roles.v[i].length;
    if (s->roles.n == KPM_MAX_ROLES || items > KPM_MAX_ITEMS) {
        s->crowded++;
        return true;
    }
    struct kpm_role role = role_new(&f, run, unit->role);
    if (!join_role(&role, unit, cta, &run->info, touches)) {
        free(role.cycle);
        return false;
    }
    KP_PUSH(s->roles, role);
    return true;
}

