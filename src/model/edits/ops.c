/* The steps that edits are made of. */
#include "model/model_internal.h"

size_t kpm_position(const struct kpm_prole *r, size_t item)
{
    size_t i = 0;
    while (i < r->count && r->order[i] != item)
        i++;
    return i;
}

/* What is done in no region, behind an item, stays where it is when another comes to stand right
 * behind that item: then it is behind both. */
static void swap_gaps(struct kpm_item *a, struct kpm_item *b)
{
    struct kpm_item old = *a;
    a->gap = b->gap;
    b->gap = old.gap;
    memcpy(a->own_gap, b->own_gap, sizeof a->own_gap);
    memcpy(b->own_gap, old.own_gap, sizeof b->own_gap);
    a->works = b->works;
    b->works = old.works;
    a->gap_works = b->gap_works;
    b->gap_works = old.gap_works;
}

static void move(struct kpm_prole *r, const struct kpm_op *op)
{
    size_t from = kpm_position(r, op->item), to = kpm_position(r, op->anchor);
    if (op->item == op->anchor || from == r->count || to == r->count)
        return;
    to += op->before ? 0 : 1;
    to -= to > from; /* it leaves its place first */
    if (!op->before && to < from)
        swap_gaps(&r->items[op->anchor], &r->items[op->item]);
    for (size_t i = from; i > to; i--)
        r->order[i] = r->order[i - 1];
    for (size_t i = from; i < to; i++)
        r->order[i] = r->order[i + 1];
    r->order[to] = op->item;
}

static bool shift_distance(struct kpm_link *l, int delta)
{
    int64_t d = (int64_t)l->distance + delta;
    if (d < 0 || d > UINT16_MAX)
        return false;
    l->distance = (uint32_t)d;
    return true;
}

static void widen(struct kpm_program *p, const struct kpm_op *op)
{
    p->roles[op->role].items[op->item].saved += op->cycles;
    for (size_t i = 0; i < p->engines.n; i++)
        if (strcmp(p->engines.v[i].name, "tensor") == 0)
            p->engines.v[i].saved += op->cycles * kpm_issuers(p, op->role, "tensor");
}

bool kpm_op_apply(struct kpm_program *p, const struct kpm_op *op)
{
    struct kpm_link *l = op->link < p->links.n ? &p->links.v[op->link] : NULL;
    if (op->fetches)
        p->roles[op->role].items[op->item].fetched = true;
    switch (op->kind) {
    case KPM_OP_MOVE:
        move(&p->roles[op->role], op);
        return true;
    case KPM_OP_DISTANCE:
        return shift_distance(l, op->delta);
    case KPM_OP_FROM:
        l->from = op->item;
        l->from_start = false;
        return true;
    case KPM_OP_TO:
        l->to = op->item;
        return true;
    case KPM_OP_REMOVE:
        l->removed = true;
        return true;
    case KPM_OP_SHIFT:
        l->shift += op->cycles;
        return true;
    case KPM_OP_LINK:
        KP_PUSH(p->links, op->added);
        return true;
    case KPM_OP_SKIP:
        p->roles[op->role].items[op->item].arrive_only = true;
        return true;
    case KPM_OP_EXTRA:
        p->roles[op->role].items[op->item].extra += op->cycles;
        return true;
    case KPM_OP_BEHIND:
        p->roles[op->role].items[op->item].extra -= op->cycles;
        p->roles[op->role].items[op->anchor].behind += op->cycles;
        return true;
    case KPM_OP_WIDEN:
        widen(p, op);
        return true;
    case KPM_OP_IDLE:
        p->roles[op->role].items[op->item].idle += op->cycles;
        return true;
    case KPM_OP_GAP:
        p->roles[op->role].items[op->item].behind += op->cycles;
        return true;
    case KPM_OP_ONCE:
        p->once += op->cycles;
        return true;
    }
    return false;
}

bool kpm_ops_apply(struct kpm_program *p, const struct kpm_ops *ops)
{
    bool ok = true;
    for (size_t i = 0; i < ops->list.n && ok; i++)
        ok = kpm_op_apply(p, &ops->list.v[i]);
    return ok;
}

static bool on_item(const struct kpm_op *o)
{
    return o->kind == KPM_OP_MOVE || o->kind == KPM_OP_SKIP || o->kind == KPM_OP_EXTRA ||
           o->kind == KPM_OP_GAP;
}

static bool on_link(const struct kpm_op *o)
{
    return !on_item(o) && o->kind != KPM_OP_LINK && o->kind != KPM_OP_ONCE;
}

/* Of an item's times, or its gap's, several can be made. */
static bool sums(const struct kpm_op *o)
{
    return o->kind == KPM_OP_EXTRA || o->kind == KPM_OP_GAP;
}

bool kpm_op_clash(const struct kpm_op *a, const struct kpm_op *b)
{
    if (on_item(a) && on_item(b))
        return a->role == b->role && a->item == b->item && !sums(a) && !sums(b);
    if (a->kind == KPM_OP_LINK && b->kind == KPM_OP_LINK)
        return a->added.from_role == b->added.from_role && a->added.from == b->added.from &&
               a->added.to_role == b->added.to_role && a->added.to == b->added.to;
    if (!on_link(a) || !on_link(b) || a->link != b->link)
        return false;
    bool sum = (a->kind == KPM_OP_DISTANCE || a->kind == KPM_OP_SHIFT);
    return a->kind == b->kind ? !sum : a->kind == KPM_OP_REMOVE || b->kind == KPM_OP_REMOVE;
}
