#include "instrument/sync/rings.h"

#define MOST_MARKS 4096

/* ---- distances -------------------------------------------------------------- */

/* How far a wait's site is behind the arrives on its ring. */
struct distance {
    bool found, any, same; /* an arrive; one on record, as the wait is; all as far away */
    bool doubtful;         /* one is done in some turns only */
    int64_t k;
};

static void take(struct distance *d, int64_t k)
{
    d->same = !d->any || (d->same && d->k == k);
    d->any = true;
    d->k = k;
}

struct finder {
    struct kpi_rings r;
    struct kpi_sync *out;
    struct distance *distances; /* by step */
    bool *passed; /* by slot: some bar.arrive is on it */
    bool *closed; /* by ring: a wait comes to a slot again */
    KP_VEC(uint32_t) rings; /* by barrier of the output: its first slot; KPI_NONE: of turns */
    KP_VEC(int64_t) sums;   /* of turns, by barrier of the output: of their numbers */
};

/* Arrives by slot and phase. */
static int by_slot(const void *a, const void *b)
{
    const struct kpi_seen_arrive *x = a, *y = b;
    if (x->slot != y->slot)
        return x->slot < y->slot ? -1 : 1;
    if (x->phase != y->phase)
        return x->phase < y->phase ? -1 : 1;
    return (x->site > y->site) - (x->site < y->site);
}

static size_t first_arrive(const struct kpi_rings *r, uint32_t slot, int64_t phase)
{
    size_t low = 0, high = r->arrives.n;
    while (low < high) {
        size_t mid = (low + high) / 2;
        const struct kpi_seen_arrive *a = &r->arrives.v[mid];
        if (a->slot < slot || (a->slot == slot && a->phase < phase))
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* Loops are not followed for ever: what one instruction's arrives were on a slot, turn by turn,
 * goes on.  The number of that in `phase`; false: there were too few, or not at one pace. */
static bool carry_on(const struct kpi_rings *r, uint32_t slot, int64_t phase, int64_t *number)
{
    size_t end = first_arrive(r, slot, INT64_MAX), n = 0;
    const struct kpi_seen_arrive *last[3];
    for (size_t i = end; i-- > 0 && r->arrives.v[i].slot == slot && n < KP_COUNT(last);)
        if (!n || r->arrives.v[i].site == last[0]->site)
            last[n++] = &r->arrives.v[i];
    if (n < KP_COUNT(last) || phase <= last[0]->phase || last[2]->number == KPI_NONE)
        return false;
    int64_t pace = (int64_t)last[0]->number - (int64_t)last[1]->number;
    if (last[0]->phase != last[1]->phase + 1 || last[1]->phase != last[2]->phase + 1 ||
        pace != (int64_t)last[1]->number - (int64_t)last[2]->number)
        return false;
    *number = (int64_t)last[0]->number + pace * (phase - last[0]->phase);
    return true;
}

static void measure(struct finder *f, const struct kpi_seen_wait *w)
{
    const struct kpi_rings *r = &f->r;
    struct distance *d = &f->distances[w->site];
    size_t i = first_arrive(r, w->slot, w->phase);
    int64_t number;
    bool any = i < r->arrives.n && r->arrives.v[i].slot == w->slot;
    if (!any && w->phase >= 0 && w->number != KPI_NONE && carry_on(r, w->slot, w->phase, &number)) {
        d->found = true;
        take(d, (int64_t)w->number - number);
    }
    for (; i < r->arrives.n; i++) {
        const struct kpi_seen_arrive *a = &r->arrives.v[i];
        if (a->slot != w->slot || a->phase != w->phase)
            break;
        d->found = true;
        d->doubtful = d->doubtful || r->walks->doubtful[a->site];
        if (a->number == KPI_NONE || w->number == KPI_NONE)
            continue;
        take(d, (int64_t)w->number - (int64_t)a->number);
    }
}

static enum kpi_sync_act act_of(const struct finder *f, uint32_t step)
{
    return f->r.code->steps.v[step].act;
}

static void measure_all(struct finder *f)
{
    struct kpi_rings *r = &f->r;
    f->distances = kp_alloc((r->code->steps.n + 1) * sizeof *f->distances);
    f->passed = kp_alloc(r->slots.n + 1);
    f->closed = kp_alloc(r->slots.n + 1);
    for (uint32_t i = 0; i < r->code->steps.n; i++) {
        uint32_t slot = r->sites[i].slot;
        if (slot != KPI_NONE && act_of(f, i) == KPI_SYNC_BAR_ARRIVE)
            f->passed[slot] = true;
    }
    if (r->arrives.n)
        qsort(r->arrives.v, r->arrives.n, sizeof *r->arrives.v, by_slot);
    int64_t *phase = kp_alloc((r->slots.n + 1) * sizeof *phase);
    bool *seen = kp_alloc(r->slots.n + 1);
    for (size_t i = 0; i < r->waits.n; i++) {
        const struct kpi_seen_wait *w = &r->waits.v[i];
        f->closed[r->slots.v[w->slot].ring] |= seen[w->slot] && phase[w->slot] != w->phase;
        seen[w->slot] = true;
        phase[w->slot] = w->phase;
        measure(f, w);
    }
    free(phase);
    free(seen);
}

static bool is_ring(const struct kpi_rings *r, uint32_t ring)
{
    for (uint32_t i = 0; i < r->slots.n; i++)
        if (i != ring && r->slots.v[i].ring == ring)
            return true;
    return false;
}

/* Who arrives and who waits is the same thread. */
static bool meets(const struct finder *f, uint32_t step)
{
    enum kpi_sync_act act = act_of(f, step);
    return act == KPI_SYNC_CLUSTER_WAIT ||
           (act == KPI_SYNC_BAR && !f->passed[f->r.sites[step].slot]);
}

/* Why a wait's distance is not told; NULL: it is. */
static const char *why_no_distance(struct finder *f, uint32_t step)
{
    const struct kpi_rings *r = &f->r;
    const struct distance *d = &f->distances[step];
    const struct kpi_site *site = &r->sites[step];
    if (site->why)
        return site->why;
    if (r->walks->doubtful[step])
        return "it stands under a condition that changes from turn to turn, and how is not shown";
    if (meets(f, step))
        return NULL;
    if (d->doubtful)
        return "an arrive that it waits for stands under a condition "
               "that changes from turn to turn";
    uint32_t ring = r->slots.v[site->slot].ring;
    if (!f->closed[ring] && is_ring(r, ring))
        return "it is not shown that the barrier's address comes back to where it began";
    if (!d->found)
        return "no arrive was found that it waits for";
    if (!d->any)
        return "what it waits for is in no region";
    if (!d->same)
        return "how far it is behind the arrives changes from turn to turn, or between them";
    return d->k < 0 ? "it is ahead of the arrives that are in regions" : NULL;
}

static uint32_t barrier_of(struct finder *f, uint32_t ring)
{
    for (uint32_t i = 0; i < f->rings.n; i++)
        if (f->rings.v[i] == ring)
            return i;
    struct kpi_barrier b;
    kpi_rings_describe(&f->r, ring, f->out, &b);
    KP_PUSH(f->rings, ring);
    KP_PUSH(f->sums, 0);
    KP_PUSH(f->out->barriers, b);
    return (uint32_t)f->rings.n - 1;
}

/* "turn", "turn2", ... */
static uint32_t barrier_of_turns(struct finder *f, int64_t sum)
{
    unsigned before = 0;
    for (uint32_t i = 0; i < f->rings.n; i++) {
        if (f->rings.v[i] == KPI_NONE && f->sums.v[i] == sum)
            return i;
        before += f->rings.v[i] == KPI_NONE;
    }
    struct kpi_barrier b = {.count = -1};
    snprintf(b.name, sizeof b.name, before ? "turn%u" : "turn", before + 1);
    KP_PUSH(f->rings, KPI_NONE);
    KP_PUSH(f->sums, sum);
    KP_PUSH(f->out->barriers, b);
    return (uint32_t)f->rings.n - 1;
}

/* ---- marks ---------------------------------------------------------------------- */

static const char *const engines[KPI_ENGINES] = {[KPI_ENGINE_TENSOR] = "tensor",
                                                 [KPI_ENGINE_LSU] = "lsu",
                                                 [KPI_ENGINE_TMA] = "tma",
                                                 [KPI_ENGINE_OTHER] = "cluster"};

static void add_gap(struct finder *f, uint32_t step, uint32_t barrier, const char *why)
{
    struct kpi_sync_gap g = {.stmt = f->r.code->steps.v[step].stmt,
                             .region = f->r.sites[step].region, .barrier = barrier};
    snprintf(g.why, sizeof g.why, "%s", why);
    KP_PUSH(f->out->gaps, g);
}

static struct kpi_sync_mark *mark_like(struct finder *f, uint32_t region, enum kpi_op op,
                                       uint32_t barrier, uint32_t started)
{
    for (size_t i = f->out->marks.n; i-- > 0;) {
        struct kpi_sync_mark *m = &f->out->marks.v[i];
        if (m->region == region && m->op == op && m->barrier == barrier && m->started == started)
            return m;
    }
    return NULL;
}

static struct kpi_sync_mark *add_mark(struct finder *f, uint32_t region, enum kpi_op op,
                                      uint32_t barrier, uint32_t started)
{
    static struct kpi_sync_mark spare;
    struct kpi_sync_mark *m = mark_like(f, region, op, barrier, started);
    if (m)
        return m;
    struct kpi_sync_mark new = {.region = region, .op = op, .barrier = barrier, .started = started};
    if (f->out->marks.n >= MOST_MARKS)
        return &spare;
    KP_PUSH(f->out->marks, new);
    return &f->out->marks.v[f->out->marks.n - 1];
}

/* What the event tells of bytes that come to the slot of another one; 0: nothing. */
static int64_t told_bytes(const struct finder *f, const struct kpi_sync_event *e,
                          const struct kpi_sync_event *of, enum kpi_sync_act *act)
{
    int64_t n;
    if (e->enters || e->address != of->address || e->other == KPI_NO_VALUE ||
        !kpi_value_known(&f->r.code->values, e->other, &n) || n <= 0 || n > INT32_MAX)
        return 0;
    *act = act_of(f, e->step);
    return *act == KPI_SYNC_COPY || *act == KPI_SYNC_ARRIVE || *act == KPI_SYNC_EXPECT ? n : 0;
}

/* What is promised for the slot before event i, behind its last copies, of bytes that this region's
 * copies alone bring; 0: none is seen. */
static int64_t promised_before(const struct finder *f, const struct kpi_sync_walk *way, size_t i)
{
    const struct kpi_sync_event *of = &way->events.v[i];
    uint32_t region = f->r.sites[of->step].region;
    enum kpi_sync_act act = KPI_SYNC_NONE;
    int64_t n = 0;
    size_t newest = 0;
    for (size_t k = i; k > 0; k--) {
        const struct kpi_sync_event *e = &way->events.v[k - 1];
        if (n && !e->enters && e->address == of->address && act_of(f, e->step) == KPI_SYNC_COPY)
            break; /* of the phase before */
        int64_t more = told_bytes(f, e, of, &act);
        more = act == KPI_SYNC_COPY ? 0 : more;
        newest = more && !n ? k - 1 : newest;
        n += more;
    }
    for (size_t at = newest + 1; n && at < way->events.n; at++) {
        const struct kpi_sync_event *e = &way->events.v[at];
        if (e->enters || e->address != of->address)
            continue;
        act = act_of(f, e->step);
        if (act == KPI_SYNC_ARRIVE || act == KPI_SYNC_EXPECT)
            break; /* the next one */
        if (act == KPI_SYNC_COPY && f->r.sites[e->step].region != region)
            return 0;
    }
    return n;
}

/* Does the way come to the region there, and not back to its first statement? */
static bool comes_to(const struct kpi_rings *r, const struct kpi_sync_event *e, uint32_t region)
{
    const struct kpi_stretch *s = &r->regions[region];
    uint32_t from = e->from == UINT32_MAX ? UINT32_MAX : r->code->steps.v[e->from].stmt;
    return r->code->steps.v[e->step].stmt == s->first &&
           (from == UINT32_MAX || from < s->first || from > s->last);
}

/* Bytes that a region's copies bring to a slot: what is told to be expected there, else the
 * copies' own sizes, else what was told before. */
static uint64_t bytes_of(const struct finder *f, uint32_t step)
{
    const struct kpi_rings *r = &f->r;
    uint32_t region = r->sites[step].region, walk = r->sites[step].owner;
    const struct kpi_sync_walk *way = &r->walks->list.v[walk];
    int64_t expected = 0, own = 0;
    enum kpi_sync_act act = KPI_SYNC_NONE;
    size_t i = way->events.n;
    while (i > 0 && (way->events.v[i - 1].enters || way->events.v[i - 1].step != step))
        i--; /* its last visit */
    for (size_t k = i; k > 0; k--) {
        const struct kpi_sync_event *e = &way->events.v[k - 1];
        if (e->enters && comes_to(r, e, region))
            break;
        if (e->enters || r->sites[e->step].region != region)
            continue;
        int64_t n = told_bytes(f, e, &way->events.v[i - 1], &act);
        *(act == KPI_SYNC_COPY ? &own : &expected) += n;
    }
    int64_t any = expected ? expected : own;
    return (uint64_t)(any || !i ? any : promised_before(f, way, i - 1));
}

static void mark_copy(struct finder *f, uint32_t step, uint32_t barrier)
{
    uint32_t region = f->r.sites[step].region;
    struct kpi_sync_mark *m = add_mark(f, region, KPI_ASYNC, barrier, KPI_NONE);
    m->engine = engines[f->r.code->steps.v[step].engine];
    m->arrives = true;
    uint64_t bytes = bytes_of(f, step);
    m->bytes = bytes > m->bytes ? bytes : m->bytes;
}

static bool copies_to(const struct finder *f, uint32_t region, uint32_t ring)
{
    const struct kpi_rings *r = &f->r;
    for (uint32_t i = r->code->step_of[r->regions[region].first];
         i < r->code->step_of[r->regions[region].last + 1]; i++)
        if (r->code->steps.v[i].act == KPI_SYNC_COPY && r->sites[i].slot != KPI_NONE &&
            r->slots.v[r->sites[i].slot].ring == ring)
            return true;
    return false;
}

static void mark_wait(struct finder *f, uint32_t step, uint32_t barrier)
{
    const char *why = why_no_distance(f, step);
    if (why) {
        add_gap(f, step, barrier, why);
        return;
    }
    uint32_t region = f->r.sites[step].region;
    bool new = !mark_like(f, region, KPI_WAIT, barrier, KPI_NONE);
    struct kpi_sync_mark *m = add_mark(f, region, KPI_WAIT, barrier, KPI_NONE);
    uint32_t k = meets(f, step) ? 0 : (uint32_t)f->distances[step].k;
    if (!new && m->k != k)
        add_gap(f, step, barrier, "its region waits for the barrier at another distance, too");
    else
        m->k = k;
}

/* At a barrier of one group, where the other one arrives; false: it is at none. */
static bool mark_turn(struct finder *f, uint32_t step)
{
    const struct kpi_site *site = &f->r.sites[step];
    bool waits = act_of(f, step) == KPI_SYNC_BAR;
    int64_t sum;
    uint32_t turns = kpi_rings_turns(&f->r, step, &sum);
    if (!turns || site->owner == KPI_NONE || f->r.walks->doubtful[step])
        return false;
    uint32_t barrier = barrier_of_turns(f, sum);
    f->out->barriers.v[barrier].waits += waits;
    f->out->barriers.v[barrier].arrives += !waits;
    if (site->region != KPI_NONE)
        add_mark(f, site->region, waits ? KPI_WAIT : KPI_ARRIVE, barrier, KPI_NONE)->turns =
            waits ? turns : 0;
    return true;
}

static void mark_site(struct finder *f, uint32_t step)
{
    struct kpi_rings *r = &f->r;
    const struct kpi_site *site = &r->sites[step];
    enum kpi_sync_act act = act_of(f, step);
    if (mark_turn(f, step))
        return;
    if (site->owner == KPI_NONE || site->why || site->slot == KPI_NONE) {
        add_gap(f, step, KPI_NO_MARK,
                site->owner == KPI_NONE ? "no way that was followed came here"
                : site->why             ? site->why
                                        : "its barrier is not shown");
        return;
    }
    uint32_t ring = r->slots.v[site->slot].ring, barrier = barrier_of(f, ring);
    struct kpi_barrier *b = &f->out->barriers.v[barrier];
    bool waits = act == KPI_SYNC_WAIT || act == KPI_SYNC_BAR || act == KPI_SYNC_CLUSTER_WAIT;
    bool arrives = !waits || (act == KPI_SYNC_BAR && meets(f, step));
    b->waits += waits;
    b->arrives += arrives;
    if (site->region == KPI_NONE)
        return;
    if (act == KPI_SYNC_COPY)
        mark_copy(f, step, barrier);
    else if (arrives && !site->promise && !copies_to(f, site->region, ring))
        add_mark(f, site->region, KPI_ARRIVE, barrier, KPI_NONE);
    if (waits)
        mark_wait(f, step, barrier);
}

/* What cp.async starts may complete on a barrier: then that is told. */
static bool completes_there(const struct finder *f, uint32_t region, enum kpi_sync_engine engine)
{
    const struct kpi_sync_code *c = f->r.code;
    const struct kpi_stretch *s = &f->r.regions[region];
    for (uint32_t i = c->step_of[s->first]; i < c->step_of[s->last + 1]; i++)
        if (c->steps.v[i].act == KPI_SYNC_COPY && c->steps.v[i].engine == engine)
            return true;
    return false;
}

static void mark_issue(struct finder *f, uint32_t step)
{
    const struct kpi_step *s = &f->r.code->steps.v[step];
    uint32_t region = f->r.sites[step].region;
    if (region == KPI_NONE || completes_there(f, region, s->engine))
        return;
    struct kpi_sync_mark *m =
        add_mark(f, f->r.sites[step].region, KPI_ASYNC, KPI_NO_MARK, KPI_NONE);
    m->engine = engines[s->engine];
    m->flops += (uint64_t)s->flops;
    m->some_lanes = m->some_lanes || s->some_lanes;
    m->bytes = m->some_lanes ? 0 : m->bytes + (uint64_t)s->bytes;
}

static void mark_group_wait(struct finder *f, uint32_t step, const struct kpi_group_wait *w)
{
    uint32_t region = f->r.sites[step].region;
    if (!w->times)
        add_gap(f, step, KPI_NO_MARK,
                f->r.sites[step].owner == KPI_NONE ? "no way that was followed came here"
                                                   : "how many may be left is not shown");
    else if (w->times > 3 && !w->steady)
        add_gap(f, step, KPI_NO_MARK, "what it waits for changes from turn to turn");
    else
        for (size_t i = 0; i < w->list.n && region != KPI_NONE; i++)
            if (w->list.v[i].region != region)
                add_mark(f, region, KPI_WAIT, KPI_NO_MARK, w->list.v[i].region)->k =
                    w->list.v[i].k;
}

static void mark_groups(struct finder *f)
{
    struct kpi_group_wait *waits = kpi_groups_follow(&f->r);
    for (uint32_t i = 0; i < f->r.code->steps.n; i++)
        if (act_of(f, i) == KPI_SYNC_GROUP_WAIT)
            mark_group_wait(f, i, &waits[i]);
    kpi_groups_free(&f->r, waits);
}

/* ---- all of it ------------------------------------------------------------------------ */

static int by_region(const void *a, const void *b)
{
    const struct kpi_sync_mark *x = a, *y = b;
    if (x->region != y->region)
        return x->region < y->region ? -1 : 1;
    if (x->op != y->op)
        return x->op < y->op ? -1 : 1;
    if (x->barrier != y->barrier)
        return x->barrier < y->barrier ? -1 : 1;
    return (x->started > y->started) - (x->started < y->started);
}

static int by_stmt(const void *a, const void *b)
{
    const struct kpi_sync_gap *x = a, *y = b;
    return (x->stmt > y->stmt) - (x->stmt < y->stmt);
}

static void conclude(struct finder *f)
{
    measure_all(f);
    for (uint32_t i = 0; i < f->r.code->steps.n; i++) {
        enum kpi_sync_act act = act_of(f, i);
        if (f->r.code->steps.v[i].kind == KPI_STEP_ACT && kpi_sync_on_barrier(act))
            mark_site(f, i);
        else if (act == KPI_SYNC_ISSUE)
            mark_issue(f, i);
    }
    mark_groups(f);
    free(f->distances);
    free(f->passed);
    free(f->closed);
    free(f->rings.v);
    free(f->sums.v);
}

static void find(const struct kpi_lookup *w, const struct kpi_stretch *regions, size_t n,
                 struct kpi_sync *out)
{
    struct kpi_sync_code code;
    struct kpi_sync_walks walks = {0};
    struct finder f = {.out = out};
    bool *enter = kp_alloc((size_t)w->n + 1);
    for (size_t i = 0; i < n; i++)
        enter[regions[i].first] = true;
    if (kpi_sync_code_read(w, enter, &code)) {
        kpi_sync_walk_all(&code, &walks);
        kpi_rings_find(&code, &walks, regions, n, &f.r);
        conclude(&f);
        kpi_rings_free(&f.r);
    }
    kpi_sync_walks_free(&walks);
    kpi_sync_code_free(&code);
    free(enter);
}

void kpi_sync_find(const struct kpi_lookup *w, const struct kpi_stretch *regions, size_t n,
                   struct kpi_sync *out)
{
    *out = (struct kpi_sync){0};
    if (w->text->amd)
        kpi_amd_sync_find(w, regions, n, out);
    else
        find(w, regions, n, out);
    if (out->marks.n)
        qsort(out->marks.v, out->marks.n, sizeof *out->marks.v, by_region);
    if (out->gaps.n)
        qsort(out->gaps.v, out->gaps.n, sizeof *out->gaps.v, by_stmt);
}

void kpi_sync_free(struct kpi_sync *s)
{
    free(s->barriers.v);
    free(s->marks.v);
    free(s->gaps.v);
    *s = (struct kpi_sync){0};
}
