/* Wrong answers, of each of which the comparison has to say so. */
#include "truth.h"

/* The first span of plain work: whole, with nothing in it, on no wait. */
static struct kpr_span *plain_span(const struct tr_check *k)
{
    for (size_t u = 0; u < k->cta->unit_count; u++) {
        const struct kpr_unit *unit = &k->cta->units[u];
        for (size_t i = 0; i < unit->span_count; i++) {
            struct kpr_span *s = &unit->spans[i];
            if (s->flags == 0 && s->inside == 0 && k->p->regions[s->region].wait_count == 0)
                return s;
        }
    }
    return NULL;
}

static bool cost_is_told(const struct tr_program *p)
{
    double cost = (double)(p->before + p->after);
    return p->told_lo == cost && p->told_hi == cost;
}

static bool shift_raw(struct tr_check *k, bool matched)
{
    struct kpr_span *s = plain_span(k);
    if (matched || !s)
        return false;
    s->raw_end++;
    return true;
}

static bool lose_one(struct tr_check *k, bool matched)
{
    if (matched)
        return false;
    k->cta->units[0].lost++;
    return true;
}

static bool forget_gap(struct tr_check *k, bool matched)
{
    for (size_t u = 0; u < k->cta->unit_count && !matched; u++) {
        if (!k->cta->units[u].clock_gap)
            continue;
        k->cta->units[u].clock_gap = false;
        return true;
    }
    return false;
}

/* Consistently: nothing but the truth can tell. */
static bool lengthen(struct tr_check *k, bool matched)
{
    struct kpr_span *s = plain_span(k);
    if (!matched || !s || !cost_is_told(k->p) || k->truth->hidden_gap)
        return false;
    s->end++;
    s->most++;
    return true;
}

/* A wait whose true length is not the one shown; its bounds closed around it. */
static bool be_certain(struct tr_check *k, bool matched)
{
    if (!matched || !tr_clean(k->p, k->truth) || k->excuse != TR_PROMISED)
        return false;
    for (uint32_t u = 0; u < k->p->unit_count; u++) {
        const struct tr_unit *t = &k->truth->units[u];
        for (size_t i = 0; i < t->waits.n; i++) {
            const struct tr_instance *at = &t->instances.v[t->waits.v[i].instance];
            size_t shown = (size_t)k->seen_as[u].v[k->of_instance[u].v[t->waits.v[i].instance]];
            struct kpr_span *s = &k->cta->units[k->unit_at[u]].spans[shown];
            if (s->flags & KPR_UNRESOLVED)
                return false;
            if (s->end - s->start == t->records.v[at->end].at[TR_TRUE] -
                                         t->records.v[at->start].at[TR_TRUE])
                continue;
            s->least = s->most = s->end - s->start;
            return true;
        }
    }
    return false;
}

static bool unblock(struct tr_check *k, bool matched)
{
    if (!matched || k->p->poll || !tr_clean(k->p, k->truth))
        return false;
    for (size_t i = 0; i < k->cta->units[0].span_count; i++) {
        struct kpr_span *s = &k->cta->units[0].spans[i];
        if (!(s->flags & KPR_BLOCKED) || s->raw_end - s->raw_start < 1000)
            continue;
        s->flags &= ~(uint32_t)(KPR_BLOCKED | KPR_UNRESOLVED);
        return true;
    }
    return false;
}

/* To an earlier visit of the same region. */
static bool relink(struct tr_check *k, bool matched)
{
    if (!matched || k->truth->lost || k->truth->hidden_gap)
        return false;
    for (size_t i = 0; i < k->cta->link_count; i++) {
        struct kpr_link *l = &k->cta->links[i];
        const struct kpr_span *spans = k->cta->units[l->from_unit].spans;
        for (uint32_t at = l->from_span; at-- > 0;) {
            if (spans[at].region != spans[l->from_span].region)
                continue;
            l->from_span = at;
            return true;
        }
    }
    return false;
}

static bool finish_later(struct tr_check *k, bool matched)
{
    if (!matched || !tr_clean(k->p, k->truth))
        return false;
    for (size_t i = 0; i < k->cta->op_count && i < k->truth->ops.n; i++) {
        const struct tr_op *op = &k->truth->ops.v[i];
        if (k->cta->op_count != k->truth->ops.n || !op->known || op->waited_by == TR_NONE)
            continue;
        const struct tr_wait *w = &k->truth->units[op->unit].waits.v[op->waited_by];
        if (!w->known || !w->clear || w->count != 1 || w->release[TR_SEEN] != op->done[TR_SEEN] ||
            w->release[TR_TRUE] < w->begin[TR_TRUE] + w->floor)
            continue;
        k->cta->ops[i].end++;
        return true;
    }
    return false;
}

static bool displace(struct tr_check *k, bool matched)
{
    if (matched)
        return false;
    k->own.ns_origin += 100000;
    return true;
}

const struct tr_tamper tr_tampers[] = {
    {"a raw time", shift_raw},
    {"a count of what was lost", lose_one},
    {"a pause that may be hidden", forget_gap},
    {"a length", lengthen},
    {"bounds", be_certain},
    {"a wait that blocked", unblock},
    {"a link", relink},
    {"an operation's end", finish_later},
    {"a place in global time", displace},
};
const size_t tr_tamper_count = sizeof tr_tampers / sizeof *tr_tampers;
