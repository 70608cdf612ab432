/* What edits ask of a program, and how they are put together. */
#include "model/edits/edits.h"

/* ---- looking at a program ------------------------------------------------------ */

bool kpm_is_plain(const struct kpt_region *r)
{
    return !r->wait_count && !r->arrive_count && !r->async_count;
}

bool kpm_has_load(const struct kpm_program *p, size_t role, size_t item)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_LOAD && l->from_role == role && l->from == item)
            return true;
    }
    return false;
}

/* Ends only when another unit's arrive has come: what guards a slot. */
bool kpm_is_guard(const struct kpm_program *p, size_t role, size_t item)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_ARRIVE && l->to_role == role && l->to == item)
            return true;
    }
    return false;
}

bool kpm_awaits_load(const struct kpm_program *p, size_t role, size_t item)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind == KPM_LOAD && l->to_role == role && l->to == item)
            return true;
    }
    return false;
}

double kpm_load_bytes(const struct kpt_region *r, const char *arrives)
{
    double sum = 0;
    for (size_t i = 0; i < r->async_count; i++) {
        const struct kpt_async *a = &r->asyncs[i];
        if (a->arrives && (!arrives || strcmp(a->arrives, arrives) == 0))
            sum += a->bytes;
    }
    return sum;
}

/* Of an iteration: less work in no region is not worth a word. */
#define WORTH 0.02

static bool gap_is_worth(const struct kpm_baseline *b, size_t role, size_t item)
{
    size_t gap = b->program->roles[role].items[item].gap;
    return gap != SIZE_MAX && b->values[gap] > WORTH * b->period;
}

/* Does the item's arrive let go on who ends this wait, by a load or an arrive, where that guards
 * what ends it? */
static bool gives_back(const struct kpm_program *p, size_t role, size_t wait, size_t item)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        for (size_t k = 0; l->to_role == role && l->to == wait && k < p->links.n; k++) {
            const struct kpm_link *back = &p->links.v[k];
            size_t from, to, at = kpm_position(&p->roles[l->from_role], l->from);
            if (back->kind != KPM_ARRIVE || back->from_role != role || back->from != item ||
                back->to_role != l->from_role || back->to_role == role)
                continue;
            kpm_guarded_loads(p, back->to_role, back->to, &from, &to);
            if (at >= from && at < to)
                return true;
        }
    }
    return false;
}

bool kpm_used_behind(const struct kpm_baseline *b, size_t role, size_t wait, size_t behind,
                     size_t *arrive)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    bool used = gap_is_worth(b, role, behind);
    for (size_t i = kpm_position(r, behind) + 1; i < r->count && !used; i++) {
        const struct kpt_region *region = kpm_region(p, role, r->order[i]);
        used = kpm_is_plain(region) || region->async_count;
        if (!used && gives_back(p, role, wait, r->order[i])) {
            *arrive = r->order[i];
            return false;
        }
        used = used || gap_is_worth(b, role, r->order[i]);
    }
    return true; /* else it goes on in the next turn, or nobody waits for it */
}

bool kpm_used_before(const struct kpm_baseline *b, size_t role, size_t behind)
{
    const struct kpm_program *p = b->program;
    const struct kpm_prole *r = &p->roles[role];
    for (size_t i = kpm_position(r, behind) + 1; i > 0; i--) {
        const struct kpt_region *region = kpm_region(p, role, r->order[i - 1]);
        if (kpm_is_plain(region) || region->async_count || gap_is_worth(b, role, r->order[i - 1]))
            return true;
        if (kpm_awaits_load(p, role, r->order[i - 1]))
            return false;
    }
    return true;
}

/* Loads that stand between this guard and the next one: positions [from, to). */
void kpm_guarded_loads(const struct kpm_program *p, size_t role, size_t guard, size_t *from,
                    size_t *to)
{
    const struct kpm_prole *r = &p->roles[role];
    size_t i = kpm_position(r, guard) + 1;
    *from = i;
    while (i < r->count && !kpm_is_guard(p, role, r->order[i]))
        i++;
    *to = i;
}

/* ---- making candidates ------------------------------------------------------------ */

struct kpm_candidate *kpm_candidate_add(const struct kpm_baseline *b, struct kpm_candidates *out,
                                 const char *kind, char *id)
{
    struct kpm_candidate c = {.kind = kind, .id = id, .cost_note = NULL,
                              .program = kpm_program_copy(b->program)};
    KP_PUSH(out->all, c);
    return &out->all.v[out->all.n - 1];
}

/* No place for another? */
bool kpm_candidates_full(struct kpm_candidates *out)
{
    out->cut = out->cut || out->all.n >= KPM_MAX_CANDIDATES;
    return out->all.n >= KPM_MAX_CANDIDATES;
}

bool kpm_candidate_step(struct kpm_candidate *c, struct kpm_op op)
{
    KP_PUSH(c->ops.list, op);
    return kpm_op_apply(&c->program, &op);
}

void kpm_candidate_move(struct kpm_candidate *c, size_t role, size_t item, size_t anchor,
                        bool before)
{
    kpm_candidate_step(c, (struct kpm_op){KPM_OP_MOVE, .role = role, .item = item,
                                          .anchor = anchor, .before = before});
}

/* What is said of each of them: of the same once, behind the names of both. */
static void join_places(struct kpm_candidate *c, const struct kpm_candidate *more)
{
    const char *a = strstr(c->where, ": "), *b = strstr(more->where, ": ");
    char *both = a && b && strcmp(a, b) == 0
        ? kp_asprintf("%.*s, %s", (int)(a - c->where), c->where, more->where)
        : kp_asprintf("%s; %s", c->where, more->where);
    free(c->where);
    c->where = both;
}

static bool same_name(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

/* Both roles' motions; where one has none, or there are too many, there is none of all. */
static void join_motions(struct kpm_motion *m, const struct kpm_motion *more)
{
    bool known = same_name(m->first, more->first) && same_name(m->last, more->last) &&
                 same_name(m->on, more->on) && same_name(m->anchor, more->anchor);
    for (unsigned i = 0; i < m->also_count; i++)
        known = known ||
                (same_name(m->also[i].first, more->first) &&
                 same_name(m->also[i].last, more->last) && same_name(m->also[i].on, more->on) &&
                 same_name(m->also[i].anchor, more->anchor));
    if (!m->kind || !more->kind || (!known && m->also_count == KPM_MAX_ALSO)) {
        m->kind = NULL;
    } else if (!known) {
        m->also[m->also_count].first = more->first;
        m->also[m->also_count].last = more->last;
        m->also[m->also_count].on = more->on;
        m->also[m->also_count++].anchor = more->anchor;
    }
}

/* The same of another role. */
static void unite(struct kpm_candidate *c, const struct kpm_candidate *more)
{
    join_places(c, more);
    join_motions(&c->motion, &more->motion);
    if (more->legal > c->legal) {
        c->legal = more->legal;
        free(c->argument);
        c->argument = kp_strdup(more->argument);
    }
    c->slotless = c->slotless || more->slotless;
    c->assumed = c->assumed || more->assumed;
    c->skewed = c->skewed || more->skewed;
    c->crowds_out = c->crowds_out || more->crowds_out;
    c->partly = c->partly || more->partly;
    c->unmeets = c->unmeets || more->unmeets;
    for (size_t i = 0; i < more->ops.list.n; i++)
        kpm_candidate_step(c, more->ops.list.v[i]);
}

void kpm_candidates_unite(struct kpm_candidates *out)
{
    size_t n = 0;
    for (size_t i = 0; i < out->all.n; i++) {
        size_t same = 0;
        while (same < n && strcmp(out->all.v[same].id, out->all.v[i].id) != 0)
            same++;
        if (same < n) {
            unite(&out->all.v[same], &out->all.v[i]);
            kpm_candidate_free(&out->all.v[i]);
        } else {
            out->all.v[n++] = out->all.v[i];
        }
    }
    out->all.n = n;
}
