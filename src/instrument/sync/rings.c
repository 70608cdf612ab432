/*
 * Addresses to slots, slots to rings, visits to phases.
 *
 * What one instruction comes to in turn is a ring.  A thread's n-th arrive on a slot is in its
 * phase n; a wait that asks for a parity is for the next phase of it, the first for phase 0 or,
 * where it asks for the other one, for what counts as the phase before.
 */
#include "instrument/sync/rings.h"

#define MOST_SLOTS 4096

bool kpi_sync_on_barrier(enum kpi_sync_act act)
{
    return act == KPI_SYNC_ARRIVE || act == KPI_SYNC_COPY || act == KPI_SYNC_WAIT ||
           act == KPI_SYNC_BAR || act == KPI_SYNC_BAR_ARRIVE || act == KPI_SYNC_CLUSTER_ARRIVE ||
           act == KPI_SYNC_CLUSTER_WAIT;
}

static bool is_named(enum kpi_sync_act act)
{
    return act == KPI_SYNC_BAR || act == KPI_SYNC_BAR_ARRIVE || act == KPI_SYNC_CLUSTER_ARRIVE ||
           act == KPI_SYNC_CLUSTER_WAIT;
}

static const struct kpi_step *step_of(const struct kpi_rings *r, const struct kpi_sync_event *e)
{
    return &r->code->steps.v[e->step];
}

/* ---- slots ----------------------------------------------------------------- */

static uint32_t add_slot(struct kpi_rings *r, uint32_t address, bool named)
{
    struct kpi_slot s = {address, named, (uint32_t)r->slots.n, -1, KPI_NONE};
    if (r->slots.n >= MOST_SLOTS)
        return KPI_NONE;
    KP_PUSH(r->slots, s);
    return s.ring;
}

static uint32_t slot_at(struct kpi_rings *r, const struct kpi_sync_event *e)
{
    enum kpi_sync_act act = step_of(r, e)->act;
    bool named = is_named(act);
    uint32_t address = e->address;
    if (act == KPI_SYNC_CLUSTER_ARRIVE || act == KPI_SYNC_CLUSTER_WAIT)
        address = KPI_NO_VALUE;
    if (address != KPI_NO_VALUE && !named) {
        if (r->slot_of[address] == KPI_NONE)
            r->slot_of[address] = add_slot(r, address, false);
        return r->slot_of[address];
    }
    for (uint32_t i = 0; i < r->slots.n; i++)
        if (r->slots.v[i].named && r->slots.v[i].address == address)
            return i;
    return add_slot(r, address, named);
}

static uint32_t ring_of(struct kpi_rings *r, uint32_t slot)
{
    while (r->slots.v[slot].ring != slot)
        slot = r->slots.v[slot].ring = r->slots.v[r->slots.v[slot].ring].ring;
    return slot;
}

static const char *why_not(const struct kpi_rings *r, const struct kpi_sync_event *e)
{
    const struct kpi_step *s = step_of(r, e);
    const struct kpi_values *v = &r->code->values;
    int64_t n;
    if (s->act == KPI_SYNC_CLUSTER_ARRIVE || s->act == KPI_SYNC_CLUSTER_WAIT)
        return NULL;
    if (e->address == KPI_NO_VALUE)
        return "its barrier is spelt in a way that is not followed";
    if (is_named(s->act))
        return kpi_value_known(v, e->address, &n) ? NULL
                                                  : "the barrier's number is not the same for all";
    return kpi_value_sort(v, e->address) < KPI_OF_PEEK
               ? NULL : "the barrier's address comes from memory";
}

/* One instruction comes to both. */
static void unite(struct kpi_rings *r, struct kpi_site *site, uint32_t slot)
{
    struct kpi_values *v = &r->code->values;
    uint32_t a = ring_of(r, site->slot), b = ring_of(r, slot);
    if (a == b)
        return;
    const struct kpi_slot *x = &r->slots.v[a], *y = &r->slots.v[b];
    if (x->named || y->named)
        site->why = "the barrier's number is not the same for all";
    else if (kpi_value_base(v, x->address) != kpi_value_base(v, y->address))
        site->why = "the barrier's address is not a ring's: it changes by more than a constant";
    else
        r->slots.v[a > b ? a : b].ring = a < b ? a : b;
}

static void note_init(struct kpi_rings *r, const struct kpi_sync_event *e)
{
    int64_t n;
    if (e->address == KPI_NO_VALUE || kpi_value_sort(&r->code->values, e->address) > KPI_OF_THREAD)
        return;
    uint32_t slot = slot_at(r, e);
    if (slot == KPI_NONE)
        return;
    struct kpi_slot *s = &r->slots.v[slot];
    bool again = s->init != KPI_NONE && s->init != step_of(r, e)->stmt;
    s->init = s->init == KPI_NONE ? step_of(r, e)->stmt : s->init;
    if (!again && e->other != KPI_NO_VALUE && kpi_value_known(&r->code->values, e->other, &n))
        s->count = n;
}

static void note_site(struct kpi_rings *r, const struct kpi_sync_event *e, uint32_t walk)
{
    struct kpi_site *site = &r->sites[e->step];
    enum kpi_sync_act act = step_of(r, e)->act;
    if (act == KPI_SYNC_INIT)
        note_init(r, e);
    if (site->owner == KPI_NONE)
        site->owner = walk;
    if (!kpi_sync_on_barrier(act) || site->why)
        return;
    site->why = why_not(r, e);
    if (site->why && is_named(act)) {
        site->number = e->address;
        site->threads = e->other;
    }
    uint32_t slot = site->why ? KPI_NONE : slot_at(r, e);
    if (slot == KPI_NONE && !site->why)
        site->why = "there are too many barriers";
    else if (slot != KPI_NONE && site->slot != KPI_NONE)
        unite(r, site, slot);
    else
        site->slot = slot;
}

/* ---- regions ----------------------------------------------------------------- */

static const struct kpi_stretch *sort_regions;

static int by_size(const void *a, const void *b)
{
    const struct kpi_stretch *x = &sort_regions[*(const uint32_t *)a];
    const struct kpi_stretch *y = &sort_regions[*(const uint32_t *)b];
    uint32_t m = x->last - x->first, n = y->last - y->first;
    return m != n ? (m < n ? 1 : -1) : 0;
}

static int by_first(const void *a, const void *b)
{
    uint32_t i = *(const uint32_t *)a, j = *(const uint32_t *)b;
    uint32_t m = sort_regions[i].first, n = sort_regions[j].first;
    return m != n ? (m < n ? -1 : 1) : (i > j) - (i < j);
}

/* Numbers of the regions in an order. */
static uint32_t *sorted(const struct kpi_rings *r, int (*compare)(const void *, const void *))
{
    uint32_t *order = kp_realloc(NULL, r->region_count + 1, sizeof *order);
    for (uint32_t i = 0; i < r->region_count; i++)
        order[i] = i;
    sort_regions = r->regions;
    if (r->region_count)
        qsort(order, r->region_count, sizeof *order, compare);
    return order;
}

static void find_regions(struct kpi_rings *r)
{
    uint32_t n = r->code->w->n, *order = sorted(r, by_size);
    r->by_first = sorted(r, by_first);
    r->region_of = kp_realloc(NULL, (size_t)n + 1, sizeof *r->region_of);
    memset(r->region_of, 0xff, ((size_t)n + 1) * sizeof *r->region_of);
    for (size_t k = 0; k < r->region_count; k++) /* the inner ones last */
        for (uint32_t i = r->regions[order[k]].first; i <= r->regions[order[k]].last; i++)
            r->region_of[i] = order[k];
    free(order);
}

/* A region that waits for a ring or arrives there: each visit to it counts, also one that does
 * nothing. */
static int by_tie(const void *a, const void *b)
{
    const struct kpi_tie *x = a, *y = b;
    if (x->region != y->region)
        return x->region < y->region ? -1 : 1;
    if (x->ring != y->ring)
        return x->ring < y->ring ? -1 : 1;
    return x->waits - y->waits;
}

/* Where copies end a phase, the arrive that told their bytes is no arrive besides. */
static void find_promises(struct kpi_rings *r)
{
    bool *copied = kp_alloc(r->slots.n + 1);
    for (size_t i = 0; i < r->code->steps.n; i++)
        if (r->code->steps.v[i].act == KPI_SYNC_COPY && r->sites[i].region != KPI_NONE &&
            r->sites[i].slot != KPI_NONE && !r->sites[i].why)
            copied[ring_of(r, r->sites[i].slot)] = true;
    for (size_t i = 0; i < r->code->steps.n; i++) {
        const struct kpi_step *s = &r->code->steps.v[i];
        bool bytes = s->act == KPI_SYNC_ARRIVE &&
                     (s->arg[1].reg != KPI_NO_REG || s->arg[1].value != KPI_NO_VALUE);
        struct kpi_site *site = &r->sites[i];
        site->promise = bytes && site->slot != KPI_NONE && !site->why &&
                        copied[ring_of(r, site->slot)];
    }
    free(copied);
}

static void find_ties(struct kpi_rings *r)
{
    for (uint32_t i = 0; i < r->slots.n; i++)
        r->slots.v[i].ring = ring_of(r, i);
    kpi_rings_join_remainders(r);
    find_promises(r);
    for (size_t i = 0; i < r->code->steps.n; i++) {
        const struct kpi_site *site = &r->sites[i];
        enum kpi_sync_act act = r->code->steps.v[i].act;
        bool waits = act == KPI_SYNC_WAIT || act == KPI_SYNC_BAR || act == KPI_SYNC_CLUSTER_WAIT;
        if (site->region != KPI_NONE && site->slot != KPI_NONE && !site->why && !site->promise)
            KP_PUSH(r->ties, ((struct kpi_tie){site->region, ring_of(r, site->slot), waits}));
    }
    if (r->ties.n)
        qsort(r->ties.v, r->ties.n, sizeof *r->ties.v, by_tie);
    size_t n = 0;
    for (size_t i = 0; i < r->ties.n; i++)
        if (!n || by_tie(&r->ties.v[n - 1], &r->ties.v[i]) != 0)
            r->ties.v[n++] = r->ties.v[i];
    r->ties.n = n;
}

static size_t first_tie(const struct kpi_rings *r, uint32_t region)
{
    size_t low = 0, high = r->ties.n;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (r->ties.v[mid].region < region)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* ---- ways --------------------------------------------------------------------- */

/* A way, once more, with what is counted on it. */
struct way {
    struct kpi_rings *r;
    uint32_t walk;
    uint32_t *visits;     /* by region */
    uint32_t *last_visit; /* by step: visit to its region in which it was done; 0: never */
    uint32_t *last_address; /* by step: the barrier that it was on then */
    struct slot_state {
        int64_t phases;     /* arrives so far */
        int64_t since;      /* those before it was initialised again */
        int64_t last;       /* phase of the last wait */
        bool waited;
        bool counts_bytes;  /* a thread of this way expects bytes */
        bool promised;      /* copies whose arrives are no one's but their own count's */
        uint32_t group;     /* step with which the phase at hand began */
        uint32_t region, visit; /* of the last arrive */
    } *slots;
    struct ring_state {
        uint32_t waits;         /* visits to regions that wait for it */
        KP_VEC(uint32_t) arrives; /* visits to regions that arrive there: these */
        uint32_t group;         /* of them that make a phase; 0: not looked at yet */
    } *rings;
    uint32_t *at; /* by tie: the number of the last visit, from 1 on; 0: there was none */
    size_t first_arrive; /* of this way, in the output */
    KP_VEC(uint32_t) tokens; /* values ... */
    KP_VEC(int64_t) phases;  /* ... and the phases of the arrives that gave them */
};

static void visit(void *with, uint32_t region)
{
    struct way *w = with;
    const struct kpi_rings *r = w->r;
    w->visits[region]++;
    for (size_t i = first_tie(r, region); i < r->ties.n && r->ties.v[i].region == region; i++) {
        struct ring_state *ring = &w->rings[r->ties.v[i].ring];
        if (r->ties.v[i].waits) {
            w->at[i] = ++ring->waits;
        } else {
            KP_PUSH(ring->arrives, region);
            w->at[i] = (uint32_t)ring->arrives.n;
        }
    }
}

/* The number of the visit that an instruction on this ring is in; KPI_NONE: none on record. */
static uint32_t number_of(const struct way *w, uint32_t region, uint32_t ring, bool waits)
{
    const struct kpi_rings *r = w->r;
    for (size_t i = first_tie(r, region); i < r->ties.n && r->ties.v[i].region == region; i++)
        if (r->ties.v[i].ring == ring && r->ties.v[i].waits == waits && w->at[i])
            return w->at[i] - 1;
    return KPI_NONE;
}

void kpi_rings_enter(const struct kpi_rings *r, const struct kpi_sync_event *e,
                     void (*enter)(void *with, uint32_t region), void *with)
{
    uint32_t at = step_of(r, e)->stmt;
    uint32_t from = e->from == UINT32_MAX ? UINT32_MAX : r->code->steps.v[e->from].stmt;
    size_t low = 0, high = r->region_count;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (r->regions[r->by_first[mid]].first < at)
            low = mid + 1;
        else
            high = mid;
    }
    for (; low < r->region_count && r->regions[r->by_first[low]].first == at; low++)
        if (from == UINT32_MAX || from < at || from > r->regions[r->by_first[low]].last)
            enter(with, r->by_first[low]);
}

static void see_loops(struct way *w, const struct kpi_sync_event *e)
{
    uint32_t region = w->r->region_of[step_of(w->r, e)->stmt];
    if (region == KPI_NONE)
        return;
    /* A visit's copies to one barrier are of one phase, however many there are. */
    bool alike = step_of(w->r, e)->act == KPI_SYNC_COPY && w->last_address[e->step] == e->address;
    if (w->last_visit[e->step] == w->visits[region] + 1 && !alike)
        w->r->looped[region] = true;
    w->last_visit[e->step] = w->visits[region] + 1;
    w->last_address[e->step] = e->address;
}

/* The phase that an arrive belongs to. */
static void arrive(struct way *w, const struct kpi_sync_event *e, uint32_t slot)
{
    struct kpi_rings *r = w->r;
    const struct kpi_step *s = step_of(r, e);
    struct slot_state *state = &w->slots[slot];
    uint32_t region = r->sites[e->step].region;
    bool same_visit = region != KPI_NONE && state->phases && state->region == region &&
                      state->visit == w->visits[region];
    bool bulk = s->act == KPI_SYNC_COPY && s->engine == KPI_ENGINE_TMA;
    bool joins = same_visit || state->promised || (bulk && state->counts_bytes) ||
                 (bulk && state->phases && state->group != e->step);
    state->promised = s->adds_own;
    if (s->act == KPI_SYNC_ARRIVE && e->other != KPI_NO_VALUE)
        state->counts_bytes = true;
    if (!joins || !state->phases) {
        state->phases++;
        state->group = e->step;
    }
    state->region = region;
    state->visit = region == KPI_NONE ? 0 : w->visits[region];
    if (e->token != KPI_NO_VALUE) {
        KP_PUSH(w->tokens, e->token);
        KP_PUSH(w->phases, state->phases - 1);
    }
    struct kpi_seen_arrive a = {e->step, slot, number_of(w, region, ring_of(r, slot), false),
                                state->phases - 1};
    if (r->sites[e->step].owner == w->walk)
        KP_PUSH(r->arrives, a);
}

/* The phase that a wait is for; false: that is not told. */
static bool phase_of(struct way *w, const struct kpi_sync_event *e, struct slot_state *state,
                     int64_t *phase)
{
    int64_t parity;
    if (step_of(w->r, e)->by_token) {
        for (size_t i = w->tokens.n; i-- > 0;)
            if (w->tokens.v[i] == e->other) {
                *phase = w->phases.v[i];
                return true;
            }
        return false;
    }
    if (e->other == KPI_NO_VALUE || !kpi_value_known(&w->r->code->values, e->other, &parity))
        return false;
    parity &= 1;
    int64_t arrived = state->phases - state->since, last = state->last - state->since;
    if (state->waited)
        *phase = state->last + ((last & 1) != parity);
    else if (arrived)
        *phase = state->phases - 1 - (((arrived - 1) & 1) != parity);
    else
        *phase = state->since - parity;
    return true;
}

static void wait_for(struct way *w, const struct kpi_sync_event *e, uint32_t slot)
{
    struct kpi_rings *r = w->r;
    struct slot_state *state = &w->slots[slot];
    struct kpi_site *site = &r->sites[e->step];
    int64_t phase;
    if (!phase_of(w, e, state, &phase)) {
        site->why = step_of(r, e)->by_token ? "the phase that it waits for is not shown: its token "
                                              "is not from an arrive of the same thread"
                                            : "the phase that it waits for is not shown";
        return;
    }
    state->last = phase;
    state->waited = true;
    struct kpi_seen_wait seen = {e->step, slot, number_of(w, site->region, ring_of(r, slot), true),
                                 phase};
    if (site->owner == w->walk)
        KP_PUSH(r->waits, seen);
}

/* bar.sync waits for the next phase, whoever makes it. */
static void wait_named(struct way *w, const struct kpi_sync_event *e, uint32_t slot)
{
    struct kpi_rings *r = w->r;
    struct slot_state *state = &w->slots[slot];
    struct kpi_seen_wait seen = {
        e->step, slot, number_of(w, r->sites[e->step].region, ring_of(r, slot), true),
        state->waited ? state->last + 1 : 0};
    state->last = seen.phase;
    state->waited = true;
    if (r->sites[e->step].owner == w->walk)
        KP_PUSH(r->waits, seen);
}

static void replay_event(struct way *w, const struct kpi_sync_event *e, bool count)
{
    struct kpi_rings *r = w->r;
    if (e->enters) {
        kpi_rings_enter(r, e, visit, w);
        return;
    }
    if (!count) {
        see_loops(w, e);
        return;
    }
    const struct kpi_site *site = &r->sites[e->step];
    enum kpi_sync_act act = step_of(r, e)->act;
    if (act == KPI_SYNC_INIT && e->address != KPI_NO_VALUE && r->slot_of[e->address] != KPI_NONE) {
        struct slot_state *state = &w->slots[r->slot_of[e->address]];
        state->since = state->phases;
        state->waited = false;
    }
    if (!kpi_sync_on_barrier(act) || site->why)
        return;
    uint32_t slot = slot_at(r, e);
    if (act == KPI_SYNC_WAIT)
        wait_for(w, e, slot);
    else if (act == KPI_SYNC_BAR || act == KPI_SYNC_CLUSTER_WAIT)
        wait_named(w, e, slot);
    else
        arrive(w, e, slot);
}

/* Several regions that arrive in turns make a phase together, as replay takes them. */
static uint32_t find_group(const struct ring_state *ring)
{
    const uint32_t *v = ring->arrives.v;
    size_t n = ring->arrives.n, p = 1;
    while (p < n && v[p] != v[0])
        p++;
    for (size_t i = 0; i + p < n && p > 1; i++)
        if (v[i] != v[i + p])
            return 1;
    return 2 * p <= n ? (uint32_t)p : 1;
}

static void number_phases(struct way *w)
{
    struct kpi_rings *r = w->r;
    for (size_t i = w->first_arrive; i < r->arrives.n; i++) {
        struct kpi_seen_arrive *a = &r->arrives.v[i];
        struct ring_state *ring = &w->rings[ring_of(r, a->slot)];
        ring->group = ring->group ? ring->group : find_group(ring);
        if (a->number != KPI_NONE)
            a->number /= ring->group;
    }
}

static void go_through(struct kpi_rings *r, uint32_t walk, bool count)
{
    struct way w = {.r = r, .walk = walk, .first_arrive = r->arrives.n};
    const struct kpi_sync_walk *one = &r->walks->list.v[walk];
    w.visits = kp_alloc((r->region_count + 1) * sizeof *w.visits);
    w.last_visit = kp_alloc((r->code->steps.n + 1) * sizeof *w.last_visit);
    w.last_address = kp_alloc((r->code->steps.n + 1) * sizeof *w.last_address);
    w.slots = kp_alloc((r->slots.n + 1) * sizeof *w.slots);
    w.rings = kp_alloc((r->slots.n + 1) * sizeof *w.rings);
    w.at = kp_alloc((r->ties.n + 1) * sizeof *w.at);
    for (size_t i = 0; i < one->events.n; i++)
        replay_event(&w, &one->events.v[i], count);
    number_phases(&w);
    for (size_t i = 0; i < r->slots.n; i++)
        free(w.rings[i].arrives.v);
    free(w.at);
    free(w.visits);
    free(w.last_visit);
    free(w.last_address);
    free(w.slots);
    free(w.rings);
    free(w.tokens.v);
    free(w.phases.v);
}

/* What a region starts is what it is there for: bar.sync in it is none of its visits' business. */
static void leave_bars_out(struct kpi_rings *r)
{
    bool *starts = kp_alloc(r->region_count + 1);
    for (size_t i = 0; i < r->code->steps.n; i++) {
        enum kpi_sync_act act = r->code->steps.v[i].act;
        if (r->sites[i].region != KPI_NONE && (act == KPI_SYNC_COPY || act == KPI_SYNC_ISSUE))
            starts[r->sites[i].region] = true;
    }
    for (size_t i = 0; i < r->code->steps.n; i++)
        if (r->sites[i].region != KPI_NONE && starts[r->sites[i].region] &&
            is_named(r->code->steps.v[i].act))
            r->sites[i].region = KPI_NONE;
    free(starts);
}

void kpi_rings_find(struct kpi_sync_code *code, const struct kpi_sync_walks *walks,
                    const struct kpi_stretch *regions, size_t n, struct kpi_rings *out)
{
    *out = (struct kpi_rings){.code = code, .walks = walks, .regions = regions, .region_count = n};
    out->values = code->values.list.n;
    out->slot_of = kp_realloc(NULL, out->values + 1, sizeof *out->slot_of);
    memset(out->slot_of, 0xff, (out->values + 1) * sizeof *out->slot_of);
    out->looped = kp_alloc(n + 1);
    out->sites = kp_alloc((code->steps.n + 1) * sizeof *out->sites);
    find_regions(out);
    for (size_t i = 0; i < code->steps.n; i++)
        out->sites[i] = (struct kpi_site){.region = out->region_of[code->steps.v[i].stmt],
                                          .slot = KPI_NONE, .owner = KPI_NONE,
                                          .number = KPI_NO_VALUE, .threads = KPI_NO_VALUE};
    leave_bars_out(out);
    for (uint32_t k = 0; k < walks->list.n; k++) {
        for (size_t i = 0; i < walks->list.v[k].events.n; i++)
            if (!walks->list.v[k].events.v[i].enters)
                note_site(out, &walks->list.v[k].events.v[i], k);
        go_through(out, k, false);
    }
    for (size_t i = 0; i < code->steps.n; i++)
        if (out->sites[i].region != KPI_NONE && out->looped[out->sites[i].region])
            out->sites[i].region = KPI_NONE;
    find_ties(out);
    for (uint32_t k = 0; k < walks->list.n; k++)
        go_through(out, k, true);
    for (uint32_t i = 0; i < out->slots.n; i++)
        out->slots.v[i].ring = ring_of(out, i);
    kpi_rings_find_turns(out);
}

void kpi_rings_free(struct kpi_rings *r)
{
    free(r->region_of);
    free(r->by_first);
    free(r->looped);
    free(r->sites);
    free(r->slots.v);
    free(r->slot_of);
    free(r->ties.v);
    free(r->waits.v);
    free(r->arrives.v);
    free(r->computed.v);
    *r = (struct kpi_rings){0};
}
