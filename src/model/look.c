/* What edits ask of a program, and how they are put together. */
#include "model/edits.h"

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
