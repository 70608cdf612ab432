#include "truth.h"

typedef long long ll;

static const char *region_name(const struct tr_check *k, uint32_t unit, uint32_t instance)
{
    return k->p->regions[k->truth->units[unit].instances.v[instance].region].name;
}

/* Replay's unit -> the truth's; TR_NONE: there is no such. */
static uint32_t unit_of(const struct tr_check *k, uint32_t shown)
{
    for (uint32_t u = 0; u < k->p->unit_count; u++)
        if (k->unit_at[u] == shown)
            return u;
    return TR_NONE;
}

/* Replay's span -> instance; TR_NONE: there is no such. */
static uint32_t instance_of(const struct tr_check *k, uint32_t unit, uint32_t span)
{
    if (unit == TR_NONE || span >= k->spans[unit].n)
        return TR_NONE;
    return k->spans[unit].v[k->span_of[unit].v[span]].instance;
}

/* ---- links ------------------------------------------------------------------------- */

/* What a wait waits for under this name; NULL: nothing. */
static const struct tr_source *source_named(const struct tr_check *k, const struct tr_wait *w,
                                            const char *name, uint32_t *kind)
{
    for (uint32_t i = 0; i < w->count; i++) {
        const struct tr_source *s = &w->from[i];
        *kind = s->kind == TR_ON_OP && s->index >= 0 ? k->truth->ops.v[s->index].kind : TR_NONE;
        if (s->kind == TR_ON_BARRIER && strcmp(k->p->barriers[s->barrier].name, name) == 0)
            return s;
        if (*kind != TR_NONE && strcmp(k->p->kinds[*kind].name, name) == 0)
            return s;
    }
    return NULL;
}

/* The instance of a unit that the marks say arrives; TR_NONE: there is none. */
static uint32_t arriving(const struct tr_check *k, const struct tr_source *s, uint32_t from)
{
    if (s->kind == TR_ON_OP)
        return k->truth->ops.v[s->index].unit == from ? k->truth->ops.v[s->index].instance
                                                      : TR_NONE;
    const tr_marked *m = &k->truth->marked[s->barrier][from];
    return s->mark >= 0 && (size_t)s->mark < m->n ? m->v[s->mark] : TR_NONE;
}

static bool completes(const struct tr_check *k, const struct tr_source *s, uint32_t from)
{
    if (s->kind == TR_ON_OP)
        return true;
    const tr_stream *t = &k->truth->streams[s->barrier][from];
    return t->n > 0 && t->v[0].op != TR_NONE;
}

struct ends {
    uint32_t from, from_instance, to, to_instance;
    const struct kpr_span *from_span, *to_span;
    const struct tr_wait *wait;
};

static bool find_ends(struct tr_check *k, const struct kpr_link *l, struct ends *e)
{
    e->from = unit_of(k, l->from_unit);
    e->to = unit_of(k, l->to_unit);
    e->from_instance = instance_of(k, e->from, l->from_span);
    e->to_instance = instance_of(k, e->to, l->to_span);
    if (e->from_instance == TR_NONE || e->to_instance == TR_NONE ||
        l->barrier >= k->run->barrier_count)
        return tr_differs(k, "a link from or to what is not there");
    const struct tr_unit *u = &k->truth->units[e->to];
    uint32_t wait = u->instances.v[e->to_instance].wait;
    if (wait == TR_NONE)
        return tr_differs(k, "a link to %s, which does not wait",
                          region_name(k, e->to, e->to_instance));
    e->wait = &u->waits.v[wait];
    e->from_span = tr_shown(k, e->from, e->from_instance);
    e->to_span = tr_shown(k, e->to, e->to_instance);
    return true;
}

/* Of a barrier that regions arrive or wait at which the CTA's body does not record, no visits
 * can be counted. */
static bool is_counted(const struct tr_check *k, const char *on)
{
    for (uint32_t b = 0; b < k->p->barrier_count; b++)
        if (strcmp(k->p->barriers[b].name, on) == 0 && tr_lacks(k->p, k->truth, false, b))
            return false;
    return true;
}

static bool check_link(struct tr_check *k, const struct kpr_link *l, const struct ends *e)
{
    const char *on = k->run->barriers[l->barrier], *to = region_name(k, e->to, e->to_instance);
    const char *from = region_name(k, e->from, e->from_instance);
    uint32_t kind;
    const struct tr_source *s = source_named(k, e->wait, on, &kind);
    if (e->to_span->end < e->from_span->start)
        return tr_differs(k, "unit %u, %s at %lld ends before what it waits for begins", e->to,
                          to, (ll)e->to_span->raw_start);
    if (l->binding && !(e->to_span->flags & KPR_BLOCKED))
        return tr_differs(k, "unit %u, %s at %lld: did not block, but on a link", e->to, to,
                          (ll)e->to_span->raw_start);
    if (!is_counted(k, on))
        return tr_differs(k, "a link on %s, of which not all is recorded", on);
    if (k->truth->lost || k->truth->hidden_gap)
        return true;
    if (!s || arriving(k, s, e->from) != e->from_instance)
        return tr_differs(k, "a link on %s from unit %u, %s at %lld to unit %u, %s at %lld", on,
                          e->from, from, (ll)e->from_span->raw_start, e->to, to,
                          (ll)e->to_span->raw_start);
    if (l->completes != completes(k, s, e->from))
        return tr_differs(k, "a link on %s: completes %d", on, l->completes);
    return true;
}

/* The only one that can be the last: nothing else that the wait waits for, or all else
 * both began and arrived before. */
static bool is_last(const struct tr_check *k, const struct tr_wait *w, uint32_t from,
                    uint32_t instance)
{
    const struct tr_unit *u = &k->truth->units[from];
    int64_t start = u->records.v[u->instances.v[instance].start].at[TR_SEEN];
    for (uint32_t i = 0; i < w->count; i++) {
        const struct tr_source *s = &w->from[i];
        for (uint32_t o = 0; o < k->p->unit_count; o++) {
            uint32_t other = s->kind == TR_ON_TIME ? TR_NONE : arriving(k, s, o);
            if (s->kind == TR_ON_OP && s->index < 0)
                other = TR_NONE;
            if (other == TR_NONE || (o == from && other == instance))
                continue;
            const struct tr_unit *v = &k->truth->units[o];
            if (v->records.v[v->instances.v[other].start].at[TR_SEEN] > start)
                return false;
        }
    }
    return true;
}

/* Of every wait whose end is known and that clearly blocked, the binding link is the
 * last to arrive. */
static bool check_bound(struct tr_check *k, uint32_t unit, const struct tr_wait *w,
                        const tr_marked *binding)
{
    uint32_t self = k->unit_at[unit], found = TR_NONE, count = 0;
    const struct kpr_span *to = tr_shown(k, unit, w->instance);
    for (size_t i = 0; i < binding->n; i++) {
        const struct kpr_link *l = &k->cta->links[binding->v[i]];
        if (l->to_unit != self || &k->cta->units[self].spans[l->to_span] != to)
            continue;
        found = binding->v[i];
        count++;
    }
    if (count > 1 || (count == 0 && w->clear && w->known))
        return tr_differs(k, "unit %u, %s at %lld: %u binding links", unit,
                          region_name(k, unit, w->instance), (ll)to->raw_start, count);
    if (count == 0 || !w->clear || !w->known)
        return true;
    struct ends e;
    if (!find_ends(k, &k->cta->links[found], &e))
        return false;
    k->classes->links_binding++;
    if (!is_last(k, w, e.from, e.from_instance))
        return tr_differs(k, "unit %u, %s at %lld: bound to what was not the last", unit,
                          region_name(k, unit, w->instance), (ll)to->raw_start);
    return true;
}

static bool check_binding(struct tr_check *k, const tr_marked *binding)
{
    if (k->truth->lost || k->truth->hidden_gap)
        return true;
    for (uint32_t u = 0; u < k->p->unit_count; u++) {
        const struct tr_unit *t = &k->truth->units[u];
        for (size_t i = 0; k->unit_at[u] != TR_NONE && i < t->waits.n; i++)
            if (!check_bound(k, u, &t->waits.v[i], binding))
                return false;
    }
    return true;
}

bool tr_check_links(struct tr_check *k)
{
    tr_marked binding = {0};
    uint32_t last_unit = 0;
    int64_t last_end = INT64_MIN;
    bool ok = true;
    for (uint32_t i = 0; i < k->cta->link_count && ok; i++) {
        const struct kpr_link *l = &k->cta->links[i];
        struct ends e;
        ok = find_ends(k, l, &e) && check_link(k, l, &e);
        if (!ok)
            break;
        if (l->to_unit < last_unit || (l->to_unit == last_unit && e.to_span->end < last_end))
            ok = tr_differs(k, "links are not in order");
        last_unit = l->to_unit;
        last_end = e.to_span->end;
        k->classes->links++;
        if (l->binding)
            KP_PUSH(binding, i);
    }
    ok = ok && check_binding(k, &binding);
    free(binding.v);
    return ok;
}

/* ---- operations -------------------------------------------------------------------- */

static bool is_of(const struct tr_check *k, const struct kpr_op *o, const struct tr_op *op)
{
    const struct tr_unit *u = &k->truth->units[op->unit];
    return u->instances.v[op->instance].region == o->region &&
           k->p->regions[o->region].kinds[o->async] == op->kind &&
           instance_of(k, op->unit, o->span) == op->instance;
}

/* One of the waits for it. */
static bool waits_for(const struct tr_check *k, const struct tr_wait *w, const struct tr_op *op)
{
    uint32_t barrier = k->p->kinds[op->kind].arrives;
    for (uint32_t i = 0; i < w->count; i++) {
        const struct tr_source *s = &w->from[i];
        if (s->kind == TR_ON_OP && s->index >= 0 && &k->truth->ops.v[s->index] == op)
            return true;
        if (s->kind == TR_ON_BARRIER && s->barrier == barrier && s->mark >= 0 &&
            arriving(k, s, op->unit) == op->instance)
            return true;
    }
    return false;
}

static bool check_op_end(struct tr_check *k, const struct kpr_op *o, const struct tr_op *op,
                         const struct tr_wait *w, const struct kpr_span *shown)
{
    int64_t done = op->done[TR_TRUE] - k->p->after;
    /* on what it blocked is known */
    bool alone = w->count == 1;
    bool blocked = (shown->flags & (KPR_BLOCKED | KPR_UNRESOLVED)) == KPR_BLOCKED;
    const char *name = k->p->kinds[op->kind].name;
    if ((o->flags & KPR_CENSORED) && (blocked || o->end != shown->end))
        return alone ? tr_differs(k, "%s of unit %u issued at %lld: censored, ends at %lld, its "
                                     "wait at %lld",
                                  name, op->unit, (ll)o->raw_issued, (ll)o->end, (ll)shown->end)
                     : true;
    if (!(o->flags & KPR_CENSORED) && !blocked)
        return tr_differs(k, "%s of unit %u issued at %lld: its wait did not block", name,
                          op->unit, (ll)o->raw_issued);
    if (!w->known || !tr_clean(k->p, k->truth))
        return true;
    if (o->flags & KPR_CENSORED) {
        k->classes->ops_censored++;
        return o->end >= done ||
               tr_differs(k, "%s of unit %u issued at %lld: ended at %lld, not by %lld", name,
                          op->unit, (ll)o->raw_issued, (ll)done, (ll)o->end);
    }
    if (!alone || !w->clear || w->release[TR_SEEN] != op->done[TR_SEEN] || !op->known ||
        w->release[TR_TRUE] < w->begin[TR_TRUE] + w->floor)
        return true;
    k->classes->ops_exact++;
    return o->end == done ||
           tr_differs(k, "%s of unit %u issued at %lld: ended at %lld, not %lld", name, op->unit,
                      (ll)o->raw_issued, (ll)done, (ll)o->end);
}

/* On a serial engine, when that of the operation before is known too. */
static bool check_op_begin(struct tr_check *k, const struct kpr_op *o, const struct tr_op *op)
{
    int64_t begin = o->issued;
    if (o->begin < o->issued || o->end < o->begin)
        return tr_differs(k, "%s of unit %u: issued %lld, begins %lld, ends %lld",
                          k->p->kinds[op->kind].name, op->unit, (ll)o->issued, (ll)o->begin,
                          (ll)o->end);
    if (!op->known || !tr_clean(k->p, k->truth))
        return true;
    if (k->p->kinds[op->kind].serial && op->nth[TR_SEEN] > 0) {
        uint32_t before = k->truth->served[TR_SEEN].v[op->nth[TR_SEEN] - 1];
        int64_t done = k->truth->ops.v[before].done[TR_TRUE] - k->p->after;
        begin = done > begin ? done : begin;
    }
    return o->begin == begin ||
           tr_differs(k, "%s of unit %u issued at %lld: begins at %lld, not %lld",
                      k->p->kinds[op->kind].name, op->unit, (ll)o->raw_issued, (ll)o->begin,
                      (ll)begin);
}

static bool check_op(struct tr_check *k, const struct kpr_op *o, const struct tr_op *op)
{
    const struct kpr_span *issue = tr_shown(k, op->unit, op->instance);
    if (o->issued != issue->start || o->raw_issued != issue->raw_start)
        return tr_differs(k, "%s of unit %u: issued at %lld, its region began at %lld",
                          k->p->kinds[op->kind].name, op->unit, (ll)o->issued, (ll)issue->start);
    k->classes->ops++;
    if (o->wait_unit == UINT32_MAX)
        return (o->flags & KPR_OPEN_END) != 0 ||
               tr_differs(k, "an operation has neither a wait nor an open end");
    uint32_t unit = unit_of(k, o->wait_unit), instance = instance_of(k, unit, o->wait_span);
    if (instance == TR_NONE || k->truth->units[unit].instances.v[instance].wait == TR_NONE)
        return tr_differs(k, "an operation's wait is none");
    const struct tr_unit *u = &k->truth->units[unit];
    const struct tr_wait *w = &u->waits.v[u->instances.v[instance].wait];
    if (!waits_for(k, w, op))
        return tr_differs(k, "%s of unit %u issued at %lld: %s does not wait for it",
                          k->p->kinds[op->kind].name, op->unit, (ll)o->raw_issued,
                          region_name(k, unit, instance));
    return check_op_end(k, o, op, w, tr_shown(k, unit, instance)) && check_op_begin(k, o, op);
}

/* Replay's account of an operation.  They stand in order of time; those that seem to
 * have been issued in the same cycle, in any. */
static const struct kpr_op *op_of(const struct tr_check *k, const struct tr_op *op, size_t *next)
{
    size_t n = k->cta->op_count;
    for (size_t i = 0; i < n; i++) {
        const struct kpr_op *o = &k->cta->ops[(*next + i) % n];
        if (o->unit != k->unit_at[op->unit] || !is_of(k, o, op))
            continue;
        *next += i + 1;
        return o;
    }
    return NULL;
}

static bool ops_in_order(struct tr_check *k)
{
    for (size_t i = 1; i < k->cta->op_count; i++) {
        const struct kpr_op *o = &k->cta->ops[i];
        if (o[-1].unit > o->unit || (o[-1].unit == o->unit && o[-1].issued > o->issued))
            return tr_differs(k, "operations are not in order");
    }
    return true;
}

/* Only where all records are left: which operation is which is clear then. */
bool tr_check_ops(struct tr_check *k)
{
    size_t n = 0, next = 0;
    if (k->truth->lost || k->truth->hidden_gap)
        return true;
    for (size_t i = 0; i < k->truth->ops.n; i++) {
        const struct tr_op *op = &k->truth->ops.v[i];
        if (op->instance == TR_NONE)
            continue;
        const struct kpr_op *o = op_of(k, op, &next);
        if (!o)
            return tr_differs(k, "%s of unit %u is not there", k->p->kinds[op->kind].name,
                              op->unit);
        if (!check_op(k, o, op))
            return false;
        n++;
    }
    return (n == k->cta->op_count && ops_in_order(k)) ||
           tr_differs(k, "%zu operations, not %zu", k->cta->op_count, n);
}
