#include "truth.h"

bool tr_differs(struct tr_check *k, const char *fmt, ...)
{
    if (k->what)
        return false;
    k->what = fmt;
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(k->message, sizeof k->message, fmt, ap);
    va_end(ap);
    return false;
}

typedef long long ll;

/* ---- which of replay's spans is which ---------------------------------------------- */

struct key {
    int64_t start, end;
    uint32_t depth, region, at;
};

static bool before(const struct key *a, const struct key *b)
{
    if (a->start != b->start)
        return a->start < b->start;
    if (a->depth != b->depth)
        return a->depth < b->depth;
    return a->end != b->end ? a->end < b->end : a->region < b->region;
}

/* Stable; they are nearly in order already. */
static void sort_keys(struct key *v, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct key key = v[i];
        size_t at = i;
        for (; at > 0 && before(&key, &v[at - 1]); at--)
            v[at] = v[at - 1];
        v[at] = key;
    }
}

static void fill(tr_marked *v, size_t n)
{
    v->n = 0;
    for (size_t i = 0; i < n; i++)
        KP_PUSH(*v, TR_NONE);
}

static void match_spans(struct tr_check *k, uint32_t unit, const struct kpr_unit *u)
{
    const tr_spans *e = &k->spans[unit];
    struct key *seen = kp_alloc((e->n + 1) * sizeof *seen);
    struct key *want = kp_alloc((e->n + 1) * sizeof *want);
    for (uint32_t i = 0; i < e->n; i++) {
        const struct kpr_span *s = &u->spans[i];
        seen[i] = (struct key){s->raw_start, s->raw_end, s->depth, s->region, i};
        const struct tr_span *x = &e->v[i];
        want[i] = (struct key){x->raw_start, x->raw_end, x->depth, x->region, i};
    }
    sort_keys(seen, e->n);
    sort_keys(want, e->n);
    fill(&k->seen_as[unit], e->n);
    fill(&k->span_of[unit], e->n);
    fill(&k->of_instance[unit], k->truth->units[unit].instances.n);
    for (uint32_t i = 0; i < e->n; i++) {
        k->seen_as[unit].v[want[i].at] = seen[i].at;
        k->span_of[unit].v[seen[i].at] = want[i].at;
        k->of_instance[unit].v[e->v[i].instance] = i;
    }
    free(seen);
    free(want);
}

const struct kpr_span *tr_shown(const struct tr_check *k, uint32_t unit, uint32_t instance)
{
    uint32_t i = k->of_instance[unit].v[instance];
    if (k->unit_at[unit] == TR_NONE || i == TR_NONE)
        return NULL;
    return &k->cta->units[k->unit_at[unit]].spans[k->seen_as[unit].v[i]];
}

/* ---- counts, pairs, raw times ------------------------------------------------------ */

enum { SHAPE_FLAGS = KPR_OPEN_START | KPR_OPEN_END };

static bool check_span(struct tr_check *k, uint32_t unit, const struct tr_span *e,
                       const struct kpr_span *s)
{
    const char *name = k->p->regions[e->region].name;
    if (s->region != e->region || s->depth != e->depth || s->inside != e->inside)
        return tr_differs(k, "unit %u, %s at %lld: region %u, depth %u, %u inside; not %u, %u, %u",
                          unit, name, (ll)e->raw_start, s->region, s->depth, s->inside,
                          e->region, e->depth, e->inside);
    if (s->raw_start != e->raw_start || s->raw_end != e->raw_end)
        return tr_differs(k, "unit %u, %s: raw %lld to %lld, not %lld to %lld", unit, name,
                          (ll)s->raw_start, (ll)s->raw_end, (ll)e->raw_start, (ll)e->raw_end);
    if ((s->flags & SHAPE_FLAGS) != e->flags)
        return tr_differs(k, "unit %u, %s at %lld: flags %u, not %u", unit, name,
                          (ll)e->raw_start, s->flags, e->flags);
    if ((s->flags & KPR_CLAMPED) && tr_clean(k->p, k->truth))
        return tr_differs(k, "unit %u, %s at %lld: clamped", unit, name, (ll)e->raw_start);
    k->open_end += (s->flags & KPR_OPEN_END) != 0;
    k->censored += (s->flags & KPR_CENSORED) != 0;
    k->blocked += (s->flags & KPR_BLOCKED) != 0;
    k->unresolved += (s->flags & KPR_UNRESOLVED) != 0;
    k->classes->clamped += (s->flags & KPR_CLAMPED) != 0;
    k->classes->censored += (s->flags & KPR_CENSORED) != 0;
    return true;
}

static bool check_instants(struct tr_check *k, uint32_t unit, const struct kpr_unit *u)
{
    const struct tr_unit *t = &k->truth->units[unit];
    size_t n = 0;
    for (size_t i = tr_first_left(k->p, t); i < t->records.n; i++) {
        if (t->records.v[i].kind != KPT_INSTANT)
            continue;
        int64_t raw = tr_raw(k->p, k->truth, t, (uint32_t)i);
        if (n >= u->instant_count || u->instants[n].region != t->records.v[i].region ||
            u->instants[n].raw_at != raw)
            return tr_differs(k, "unit %u: instant %zu is not at %lld", unit, n, (ll)raw);
        n++;
    }
    return n == u->instant_count || tr_differs(k, "unit %u: instants that were never made", unit);
}

static bool check_counts(struct tr_check *k, uint32_t unit, const struct kpr_unit *u)
{
    const struct tr_unit *t = &k->truth->units[unit];
    uint64_t lost = tr_first_left(k->p, t), unpaired = tr_unpaired(k->p, t);
    bool gap = tr_gap_possible(k->p, k->truth, t);
    if (u->unit != unit || u->warp != 4 * unit || u->count != t->records.n || u->lost != lost)
        return tr_differs(k, "unit %u: count %llu, lost %llu, not %zu, %llu", unit,
                          (unsigned long long)u->count, (unsigned long long)u->lost,
                          t->records.n, (unsigned long long)lost);
    if (u->unpaired != unpaired || u->clock_gap != gap)
        return tr_differs(k, "unit %u: unpaired %llu, gap %d, not %llu, %d", unit,
                          (unsigned long long)u->unpaired, u->clock_gap,
                          (unsigned long long)unpaired, gap);
    if ((u->cut == -1) != (lost == 0) || u->cut < -1)
        return tr_differs(k, "unit %u: the cut is at %lld", unit, (ll)u->cut);
    if (u->span_count != k->spans[unit].n)
        return tr_differs(k, "unit %u: %zu spans, not %zu", unit, u->span_count,
                          k->spans[unit].n);
    k->records += u->count;
    k->lost += u->lost;
    k->unpaired += u->unpaired;
    k->gaps += u->clock_gap;
    k->units++;
    k->classes->records += u->count;
    return true;
}

/* ---- what always holds ------------------------------------------------------------- */

static int64_t time_of(const struct tr_check *k, uint32_t unit, const struct kpr_unit *u,
                       const struct tr_record *r, size_t *instant)
{
    if (r->kind == KPT_INSTANT)
        return u->instants[(*instant)++].at;
    const struct kpr_span *s = tr_shown(k, unit, r->instance);
    return r->kind == KPT_START ? s->start : s->end;
}

/* Record after record, and the drain behind them all. */
static bool check_forwards(struct tr_check *k, uint32_t unit, const struct kpr_unit *u)
{
    const struct tr_unit *t = &k->truth->units[unit];
    int64_t last = INT64_MIN;
    size_t instant = 0;
    for (size_t i = tr_first_left(k->p, t); i < t->records.n; i++) {
        const struct tr_record *r = &t->records.v[i];
        if (r->kind != KPT_INSTANT && r->instance == TR_NONE)
            continue;
        int64_t at = time_of(k, unit, u, r, &instant);
        if (at < last)
            return tr_differs(k, "unit %u: record %zu (%s) runs back from %lld to %lld", unit, i,
                              k->p->regions[r->region].name, (ll)last, (ll)at);
        last = at;
    }
    if (u->drain_begin < last || u->drain_end < u->drain_begin)
        return tr_differs(k, "unit %u: drains at %lld, before its last record", unit,
                          (ll)u->drain_begin);
    return true;
}

static bool check_nesting(struct tr_check *k, uint32_t unit, const struct kpr_unit *u)
{
    const tr_spans *e = &k->spans[unit];
    int64_t *own = kp_alloc((e->n + 1) * sizeof *own);
    bool ok = true;
    for (size_t i = 0; i < e->n; i++) {
        const struct kpr_span *s = &u->spans[k->seen_as[unit].v[i]];
        own[i] += s->end - s->start;
        if (e->v[i].parent == TR_NONE)
            continue;
        const struct kpr_span *around = &u->spans[k->seen_as[unit].v[e->v[i].parent]];
        own[e->v[i].parent] -= s->end - s->start;
        if (s->start < around->start || s->end > around->end)
            ok = tr_differs(k, "unit %u, %s at %lld: sticks out of what is around it", unit,
                            k->p->regions[s->region].name, (ll)s->raw_start);
    }
    for (size_t i = 0; i < e->n && ok; i++) {
        const struct kpr_span *s = &u->spans[k->seen_as[unit].v[i]];
        if (s->exclusive != own[i])
            ok = tr_differs(k, "unit %u, %s at %lld: exclusive %lld, not %lld", unit,
                            k->p->regions[s->region].name, (ll)s->raw_start, (ll)s->exclusive,
                            (ll)own[i]);
    }
    free(own);
    return ok;
}

/* ---- against the truth ------------------------------------------------------------- */

struct whole {
    uint32_t unit;
    const struct tr_unit *t;
    const struct tr_instance *i;
    const struct tr_wait *wait; /* or NULL */
    const struct tr_record *start, *end;
    const struct kpr_span *s;
    const char *name;
    int64_t length; /* the true one */
};

static bool cost_is_told(const struct tr_program *p)
{
    double cost = (double)(p->before + p->after);
    return p->told_lo == cost && p->told_hi == cost;
}

/* Where polls differ from run to run: the poll of a wait is in its bounds; those of the
 * waits before it, on both sides of what meets in it, and of those within a span that is
 * bounded as a whole, are taken as seen. */
static int64_t polls_of(const struct whole *w)
{
    int64_t polls = 3;
    for (size_t i = 0; i < w->t->waits.n && !w->wait; i++) {
        const struct tr_instance *at = &w->t->instances.v[w->t->waits.v[i].instance];
        polls += at->start > w->i->start && at->start < w->i->end;
    }
    return polls;
}

static bool check_bounds(struct tr_check *k, const struct whole *w)
{
    const struct kpr_span *s = w->s;
    if (s->least > s->end - s->start || s->most < s->end - s->start)
        return tr_differs(k, "unit %u, %s at %lld: lasts %lld, not in its [%lld, %lld]", w->unit,
                          w->name, (ll)s->raw_start, (ll)(s->end - s->start), (ll)s->least,
                          (ll)s->most);
    int64_t slack = k->p->poll_grid ? polls_of(w) * k->p->poll : 0;
    bool within = s->least <= w->length + slack && s->most >= w->length - slack;
    k->missed |= !within;
    if (!within && k->excuse == TR_PROMISED)
        return tr_differs(k, "unit %u, %s at %lld: lasted %lld, shown as %lld in [%lld, %lld]",
                          w->unit, w->name, (ll)s->raw_start, (ll)w->length,
                          (ll)(s->end - s->start), (ll)s->least, (ll)s->most);
    return true;
}

/* A wait on a condition of the bounds that does not hold. */
static enum tr_excuse excuse_of(const struct tr_check *k, uint32_t unit, const struct tr_wait *w)
{
    const struct tr_unit *t = &k->truth->units[unit];
    const struct tr_instance *at = &t->instances.v[w->instance];
    const struct kpr_span *s = tr_shown(k, unit, w->instance);
    if (w->misled)
        return TR_MISLED;
    if (!s || (s->flags & SHAPE_FLAGS))
        return TR_PROMISED;
    int64_t start = t->records.v[at->start].at[TR_TRUE], end = t->records.v[at->end].at[TR_TRUE];
    if ((s->flags & KPR_UNRESOLVED) && end + k->p->before + k->p->after != s->raw_end)
        return TR_UNSEEN;
    if ((s->flags & KPR_UNSETTLED) && s->end - s->start != end - start)
        return TR_UNSEEN;
    return TR_PROMISED;
}

static enum tr_excuse find_excuse(const struct tr_check *k)
{
    const struct tr_cta *c = k->truth;
    bool swapped = false;
    if (c->hidden_gap)
        return TR_GAP;
    for (uint32_t u = 0; u < k->p->unit_count; u++) {
        const struct tr_unit *t = &c->units[u];
        for (size_t i = 0; k->unit_at[u] != TR_NONE && i < t->waits.n; i++) {
            enum tr_excuse e = excuse_of(k, u, &t->waits.v[i]);
            if (e != TR_PROMISED)
                return e;
            swapped |= t->waits.v[i].swapped;
        }
    }
    return c->unseen           ? TR_UNSEEN
           : c->reordered      ? TR_REORDERED
           : c->disordered     ? TR_DISORDERED
           : c->floor_mistaken ? TR_FLOOR
           : swapped           ? TR_LAST
                               : TR_PROMISED;
}

static bool check_exact(struct tr_check *k, const struct whole *w, bool *exact)
{
    const struct kpr_span *s = w->s;
    int64_t start = w->start->at[TR_TRUE] - k->p->after;
    *exact = cost_is_told(k->p) && (w->i->pure || (w->start->known && w->end->known) ||
                                    (w->wait && w->wait->length_known));
    if (w->start->known && s->start != start)
        return tr_differs(k, "unit %u, %s at %lld: begins at %lld, not %lld", w->unit, w->name,
                          (ll)s->raw_start, (ll)s->start, (ll)start);
    k->classes->starts_exact += w->start->known;
    if (*exact && s->end - s->start != w->length)
        return tr_differs(k, "unit %u, %s at %lld: lasts %lld, not %lld", w->unit, w->name,
                          (ll)s->raw_start, (ll)(s->end - s->start), (ll)w->length);
    return true;
}

/* What its flags promise. */
static bool check_flags(struct tr_check *k, const struct whole *w)
{
    const struct kpr_span *s = w->s;
    bool all = tr_first_left(k->p, w->t) == 0;
    if ((s->flags & KPR_CENSORED) && w->length > s->raw_end - s->raw_start)
        return tr_differs(k, "unit %u, %s at %lld: censored, but lasted %lld", w->unit, w->name,
                          (ll)s->raw_start, (ll)w->length);
    if (!w->wait && (s->flags & (KPR_BLOCKED | KPR_UNRESOLVED)))
        return tr_differs(k, "unit %u, %s at %lld: flags of a wait", w->unit, w->name,
                          (ll)s->raw_start);
    if ((s->flags & KPR_UNRESOLVED) && !(s->flags & KPR_BLOCKED))
        return tr_differs(k, "unit %u, %s at %lld: unresolved, not blocked", w->unit, w->name,
                          (ll)s->raw_start);
    if (!w->wait || !all || !cost_is_told(k->p) || k->p->poll)
        return true;
    if (w->wait->clear && !(s->flags & KPR_BLOCKED))
        return tr_differs(k, "unit %u, %s at %lld: blocked, but not shown so", w->unit, w->name,
                          (ll)s->raw_start);
    if (w->wait->free && (s->flags & KPR_BLOCKED))
        return tr_differs(k, "unit %u, %s at %lld: did not block, but shown so", w->unit, w->name,
                          (ll)s->raw_start);
    return true;
}

static bool check_unresolved(struct tr_check *k, const struct whole *w)
{
    const struct kpr_span *s = w->s;
    if (!w->wait || !tr_clean(k->p, k->truth))
        return true;
    if (w->wait->clear && w->wait->external && !(s->flags & KPR_UNRESOLVED))
        return tr_differs(k, "unit %u, %s at %lld: resolved, but by nothing that was recorded",
                          w->unit, w->name, (ll)s->raw_start);
    if (w->wait->known && (s->flags & KPR_UNRESOLVED))
        return tr_differs(k, "unit %u, %s at %lld: unresolved, but all was recorded", w->unit,
                          w->name, (ll)s->raw_start);
    if ((s->flags & KPR_UNRESOLVED) && s->end != s->raw_end - (k->p->before + k->p->after))
        return tr_differs(k, "unit %u, %s at %lld: unresolved, but not as seen", w->unit, w->name,
                          (ll)s->raw_start);
    if ((s->flags & KPR_UNRESOLVED) && w->start->known && w->length > s->end - s->start)
        return tr_differs(k, "unit %u, %s at %lld: unresolved and shorter than it was", w->unit,
                          w->name, (ll)s->raw_start);
    return true;
}

static void count_whole(const struct tr_check *k, const struct whole *w, bool exact)
{
    struct tr_classes *c = k->classes;
    const struct kpr_span *s = w->s;
    if (!w->wait) {
        c->others++;
        c->others_exact += exact;
        c->others_bounded += !exact;
        return;
    }
    c->waits++;
    c->blocked += (s->flags & KPR_BLOCKED) != 0;
    c->waits_exact += exact;
    c->waits_clean += tr_clean(k->p, k->truth);
    c->waits_promised += k->excuse == TR_PROMISED;
    c->waits_lossy += k->truth->lost;
    c->waits_unsettled += (s->flags & KPR_UNSETTLED) != 0;
    c->waits_unresolved += !exact && (s->flags & KPR_UNRESOLVED);
    if (exact || (s->flags & KPR_UNRESOLVED))
        return;
    c->waits_bounded++;
    c->wide += s->most > 10 * (s->raw_end - s->raw_start);
    c->width += (double)(s->most - s->least);
    c->raw += (double)(s->raw_end - s->raw_start);
}

static bool check_whole(struct tr_check *k, const struct whole *w)
{
    bool exact;
    if (k->truth->hidden_gap)
        return true;
    if (!check_flags(k, w) || !check_exact(k, w, &exact) || !check_bounds(k, w) ||
        !check_unresolved(k, w))
        return false;
    count_whole(k, w, exact);
    return true;
}

/* The cut is its start: it lasted at least as long. */
static bool check_cut(struct tr_check *k, const struct whole *w)
{
    if (!w->i->pure || !cost_is_told(k->p) || k->truth->hidden_gap)
        return true;
    if (w->s->end - w->s->start > w->length)
        return tr_differs(k, "unit %u, %s: cut, but shown longer than it was", w->unit, w->name);
    return true;
}

static bool check_truth(struct tr_check *k, uint32_t unit, const struct kpr_unit *u)
{
    const struct tr_unit *t = &k->truth->units[unit];
    for (size_t n = 0; n < k->spans[unit].n; n++) {
        const struct tr_span *e = &k->spans[unit].v[n];
        const struct tr_instance *i = &t->instances.v[e->instance];
        struct whole w = {unit, t, i, i->wait == TR_NONE ? NULL : &t->waits.v[i->wait],
                          &t->records.v[i->start], NULL, &u->spans[k->seen_as[unit].v[n]],
                          k->p->regions[i->region].name, 0};
        k->classes->open += e->flags != 0;
        if (e->flags & KPR_OPEN_END)
            continue;
        w.end = &t->records.v[i->end];
        w.length = w.end->at[TR_TRUE] - w.start->at[TR_TRUE];
        if (!(e->flags ? check_cut(k, &w) : check_whole(k, &w)))
            return false;
    }
    return true;
}

/* ---- global time ------------------------------------------------------------------- */

static bool placed(struct tr_check *k, const struct kpr_fit *fit, uint64_t since, const char *what)
{
    const struct tr_sm *sm = &k->p->sms[k->truth->sm];
    double from = (double)(k->truth->entry_clock - sm->clock0);
    double truth = sm->slope * (from + (double)since);
    double shown = (double)(int64_t)(k->run->time_zero - sm->time0) +
                   (double)kpr_ns(k->cta, (int64_t)since);
    double off = shown > truth ? shown - truth : truth - shown;
    if (off <= fit->residual_ns + (double)k->p->quantum + 1)
        return true;
    return tr_differs(k, "CTA %u: its %s is %.1f ns off, fit %.1f ns", k->cta->cta, what, off,
                      fit->residual_ns);
}

static bool check_placed(struct tr_check *k)
{
    for (size_t i = 0; i < k->run->fit_count; i++) {
        const struct kpr_fit *fit = &k->run->fits[i];
        if (fit->sm != k->cta->sm)
            continue;
        k->classes->ctas_placed++;
        return placed(k, fit, 0, "entry") &&
               (!k->truth->exits || placed(k, fit, k->truth->exit, "exit"));
    }
    return tr_differs(k, "CTA %u: no fit for its SM", k->cta->cta);
}

/* ---- the visitor ------------------------------------------------------------------- */

static bool left_something(const struct tr_unit *u)
{
    return !u->missing && u->records.n > 0;
}

static uint32_t units_left(const struct tr_program *p, const struct tr_cta *c)
{
    uint32_t n = 0;
    for (uint32_t u = 0; u < p->unit_count; u++)
        n += c->probed && left_something(&c->units[u]);
    return n;
}

static bool check_unit(struct tr_check *k, uint32_t unit, const struct kpr_unit *u)
{
    tr_expect(k->p, k->truth, &k->truth->units[unit], &k->spans[unit]);
    if (!check_counts(k, unit, u))
        return false;
    match_spans(k, unit, u);
    for (size_t i = 0; i < k->spans[unit].n; i++)
        if (!check_span(k, unit, &k->spans[unit].v[i], &u->spans[k->seen_as[unit].v[i]]))
            return false;
    return check_instants(k, unit, u) && check_forwards(k, unit, u) && check_nesting(k, unit, u);
}

static void tamper(struct tr_check *k, bool matched)
{
    if (k->tamper && !k->tampered)
        k->tampered = k->tamper(k, matched);
}

static bool check_units(struct tr_check *k)
{
    uint32_t at = 0;
    for (uint32_t u = 0; u < k->p->unit_count; u++)
        k->unit_at[u] = left_something(&k->truth->units[u]) ? at++ : TR_NONE;
    if (k->cta->unit_count != at)
        return tr_differs(k, "CTA %u: %zu units, not %u", k->cta->cta, k->cta->unit_count, at);
    for (uint32_t u = 0; u < k->p->unit_count; u++)
        if (k->unit_at[u] != TR_NONE && !check_unit(k, u, &k->cta->units[k->unit_at[u]]))
            return false;
    k->excuse = find_excuse(k);
    k->missed = false;
    tamper(k, true);
    for (uint32_t u = 0; u < k->p->unit_count; u++)
        if (k->unit_at[u] != TR_NONE && !check_truth(k, u, &k->cta->units[k->unit_at[u]]))
            return false;
    return true;
}

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct tr_check *k = ctx;
    while (k->next_cta < k->p->cta_count && units_left(k->p, &k->p->ctas[k->next_cta]) == 0)
        k->next_cta++;
    if (k->next_cta == k->p->cta_count)
        return tr_differs(k, "a CTA that left nothing") ? KP_OK : KP_FAILED;
    k->truth = &k->p->ctas[k->next_cta++];
    k->own = *cta;
    k->cta = &k->own;
    k->run = run;
    tamper(k, false);
    if (cta->cta != k->truth->cta || cta->sm != k->truth->sm || cta->number != k->ctas)
        tr_differs(k, "CTA %u on SM %u, not %u on %u", cta->cta, cta->sm, k->truth->cta,
                   k->truth->sm);
    k->ctas++;
    bool ok = !k->what && check_units(k) && check_placed(k) && tr_check_links(k) &&
              tr_check_ops(k);
    if (!ok && k->shown)
        tr_dump_shown(k, k->shown);
    k->classes->ctas++;
    k->classes->excused[k->excuse]++;
    k->classes->missed[k->excuse] += k->missed;
    k->classes->clean += tr_clean(k->p, k->truth);
    return ok ? KP_OK : KP_FAILED;
}

static bool same(struct tr_check *k, const char *what, uint64_t shown, uint64_t truth)
{
    return shown == truth || tr_differs(k, "%s: %llu, not %llu", what, (unsigned long long)shown,
                                        (unsigned long long)truth);
}

static bool check_ctas(struct tr_check *k, const struct kpr_run *run)
{
    uint64_t ran = 0, no_exit = 0, probed = 0, missing = 0, left = 0;
    for (uint32_t i = 0; i < k->p->cta_count; i++) {
        const struct tr_cta *c = &k->p->ctas[i];
        ran += c->entered;
        no_exit += c->entered && !c->exits;
        probed += c->probed;
        missing += c->probed ? k->p->unit_count - units_left(k->p, c) : 0;
        left += units_left(k->p, c) > 0;
    }
    return same(k, "CTAs", run->ctas, left) && same(k, "of the grid", run->ctas_launched,
                                                    k->p->cta_count) &&
           same(k, "not run", run->ctas_not_run, k->p->cta_count - ran) &&
           same(k, "no exit", run->ctas_no_exit, no_exit) &&
           same(k, "probed", run->ctas_probed, probed) &&
           same(k, "units missing", run->units_missing, missing);
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    struct tr_check *k = ctx;
    bool ok = check_ctas(k, run) && same(k, "units", run->units, k->units) &&
              same(k, "records", run->records, k->records) && same(k, "lost", run->lost, k->lost) &&
              same(k, "unpaired", run->unpaired, k->unpaired) &&
              same(k, "open ends", run->open_end, k->open_end) &&
              same(k, "censored", run->censored, k->censored) &&
              same(k, "blocked", run->blocked, k->blocked) &&
              same(k, "unresolved", run->unresolved, k->unresolved) &&
              same(k, "clock gaps", run->clock_gaps, k->gaps) &&
              same(k, "CTAs seen", k->ctas, run->ctas);
    return ok ? KP_OK : KP_FAILED;
}

bool tr_check(struct tr_check *k)
{
    static const struct kpr_visitor visitor = {NULL, on_cta, on_end};
    const struct kpr_options options = {.need = KPR_NEED_BOUNDS | KPR_NEED_LINKS};
    size_t size;
    char *bytes = tr_write(k->p, &size);
    FILE *f = fmemopen(bytes, size, "rb");
    if (!f)
        abort();
    int status = kpr_replay(f, "truth", &options, &visitor, k);
    fclose(f);
    free(bytes);
    if (status != KP_OK && !k->what)
        tr_differs(k, "replay refuses the trace");
    k->classes->programs++;
    return !k->what;
}

void tr_check_free(struct tr_check *k)
{
    for (uint32_t u = 0; u < TR_UNITS; u++) {
        free(k->spans[u].v);
        free(k->seen_as[u].v);
        free(k->span_of[u].v);
        free(k->of_instance[u].v);
    }
}
