#include "truth.h"

/* splitmix64 */
uint64_t tr_next(struct tr_random *r)
{
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

int64_t tr_between(struct tr_random *r, int64_t lo, int64_t hi)
{
    return lo + (int64_t)(tr_next(r) % (uint64_t)(hi - lo + 1));
}

bool tr_chance(struct tr_random *r, unsigned percent)
{
    return tr_next(r) % 100 < percent;
}

/* ---- tables ------------------------------------------------------------------------ */

uint32_t tr_region(struct tr_program *p, const char *name)
{
    for (uint32_t i = 0; i < p->region_count; i++)
        if (strcmp(p->regions[i].name, name) == 0)
            return i;
    if (p->region_count == TR_REGIONS)
        abort();
    p->regions[p->region_count] = (struct tr_region){.name = name};
    struct tr_random draw = {p->seed ^ p->region_count * 0x2545f491u};
    for (uint32_t b = 0; b < p->bodies; b++)
        if (b == p->region_count % p->bodies || tr_chance(&draw, 50))
            p->in_body[b] |= (uint64_t)1 << p->region_count;
    return p->region_count++;
}

uint32_t tr_barrier(struct tr_program *p, const char *name, int64_t latency)
{
    for (uint32_t i = 0; i < p->barrier_count; i++)
        if (strcmp(p->barriers[i].name, name) == 0)
            return i;
    if (p->barrier_count == TR_BARRIERS)
        abort();
    p->barriers[p->barrier_count] = (struct tr_barrier){.name = name, .latency = latency};
    return p->barrier_count++;
}

uint32_t tr_kind(struct tr_program *p, const char *name, bool serial, uint32_t arrives)
{
    for (uint32_t i = 0; i < p->kind_count; i++)
        if (strcmp(p->kinds[i].name, name) == 0)
            return i;
    if (p->kind_count == TR_KINDS)
        abort();
    p->kinds[p->kind_count] = (struct tr_kind){name, serial, arrives};
    return p->kind_count++;
}

void tr_marks_wait(struct tr_program *p, uint32_t region, bool on_kind, uint32_t id,
                   uint32_t distance)
{
    struct tr_region *r = &p->regions[region];
    for (uint32_t i = 0; i < r->wait_count; i++)
        if (r->waits[i].on_kind == on_kind && r->waits[i].id == id)
            return;
    r->waits[r->wait_count++] = (struct tr_wait_mark){on_kind, id, distance};
}

void tr_marks_arrive(struct tr_program *p, uint32_t region, uint32_t barrier)
{
    struct tr_region *r = &p->regions[region];
    for (uint32_t i = 0; i < r->arrive_count; i++)
        if (r->arrives[i] == barrier)
            return;
    r->arrives[r->arrive_count++] = barrier;
}

void tr_marks_issue(struct tr_program *p, uint32_t region, uint32_t kind)
{
    struct tr_region *r = &p->regions[region];
    for (uint32_t i = 0; i < r->kind_count; i++)
        if (r->kinds[i] == kind)
            return;
    r->kinds[r->kind_count++] = kind;
}

/* ---- several bodies ---------------------------------------------------------------- */

static uint32_t body_of(const struct tr_program *p, const struct tr_cta *c)
{
    return p->bodies ? c->cta % p->bodies : 0;
}

bool tr_hidden(const struct tr_program *p, const struct tr_cta *c, uint32_t region)
{
    return p->bodies && !(p->in_body[body_of(p, c)] >> region & 1);
}

bool tr_late(const struct tr_program *p, const struct tr_cta *c, const struct tr_record *r)
{
    return p->bodies && (p->late[body_of(p, c)][r->kind == KPT_END] >> r->region & 1);
}

/* The region issues the kind, or others that keep the same engine busy. */
static bool issues(const struct tr_program *p, const struct tr_region *r, uint32_t kind)
{
    for (uint32_t i = 0; i < r->kind_count; i++)
        if (r->kinds[i] == kind || (p->kinds[r->kinds[i]].serial && p->kinds[kind].serial))
            return true;
    return false;
}

static bool touches(const struct tr_program *p, const struct tr_region *r, uint32_t barrier)
{
    for (uint32_t i = 0; i < r->arrive_count; i++)
        if (r->arrives[i] == barrier)
            return true;
    for (uint32_t i = 0; i < r->kind_count; i++)
        if (p->kinds[r->kinds[i]].arrives == barrier)
            return true;
    for (uint32_t i = 0; i < r->wait_count; i++)
        if (!r->waits[i].on_kind && r->waits[i].id == barrier)
            return true;
    return false;
}

bool tr_lacks(const struct tr_program *p, const struct tr_cta *c, bool kind, uint32_t id)
{
    for (uint32_t i = 0; i < p->region_count; i++)
        if (tr_hidden(p, c, i) &&
            (kind ? issues(p, &p->regions[i], id) : touches(p, &p->regions[i], id)))
            return true;
    return false;
}

/* ---- steps ------------------------------------------------------------------------- */

static struct tr_unit *unit_of(const struct tr_builder *b)
{
    return &b->cta->units[b->unit];
}

static void add_step(struct tr_builder *b, enum tr_step_kind kind, size_t ref, int64_t cycles)
{
    struct tr_step s = {.kind = kind, .ref = (uint32_t)ref, .cycles = cycles};
    KP_PUSH(unit_of(b)->steps, s);
}

static uint32_t add_record(struct tr_builder *b, enum kpt_kind kind, uint32_t region,
                           uint32_t instance)
{
    struct tr_unit *u = unit_of(b);
    struct tr_record r = {.kind = kind, .region = region, .instance = instance};
    if (b->passed)
        b->p->late[body_of(b->p, b->cta)][kind == KPT_END] |= (uint64_t)1 << region;
    b->passed = false;
    add_step(b, TR_RECORD, u->records.n, 0);
    KP_PUSH(u->records, r);
    return (uint32_t)u->records.n - 1;
}

void tr_begin(struct tr_builder *b, uint32_t region)
{
    bool hidden = tr_hidden(b->p, b->cta, region);
    b->unseen = b->unseen << 1 | hidden;
    if (hidden)
        return;
    struct tr_unit *u = unit_of(b);
    uint32_t self = (uint32_t)u->instances.n;
    struct tr_instance i = {.region = region, .parent = b->open, .end = TR_NONE,
                            .wait = TR_NONE, .pure = true};
    i.start = add_record(b, KPT_START, region, self);
    KP_PUSH(u->instances, i);
    b->open = self;
}

/* The innermost region is closed; it was hidden. */
static bool pop(struct tr_builder *b)
{
    bool hidden = b->unseen & 1;
    b->unseen >>= 1;
    return hidden;
}

void tr_end(struct tr_builder *b)
{
    if (pop(b))
        return;
    struct tr_instance *i = &unit_of(b)->instances.v[b->open];
    i->end = add_record(b, KPT_END, i->region, b->open);
    b->open = i->parent;
}

void tr_leave(struct tr_builder *b)
{
    if (pop(b))
        return;
    b->open = unit_of(b)->instances.v[b->open].parent;
}

void tr_instant(struct tr_builder *b, uint32_t region)
{
    b->p->regions[region].instant = true;
    if (!tr_hidden(b->p, b->cta, region))
        add_record(b, KPT_INSTANT, region, TR_NONE);
}

void tr_stray_end(struct tr_builder *b, uint32_t region)
{
    if (!tr_hidden(b->p, b->cta, region))
        add_record(b, KPT_END, region, TR_NONE);
}

void tr_compute(struct tr_builder *b, int64_t cycles)
{
    if (cycles > 0)
        add_step(b, TR_COMPUTE, 0, cycles);
}

/* The innermost open region that says so; TR_NONE when none does. */
static uint32_t marked_instance(const struct tr_builder *b, uint32_t barrier, uint32_t kind)
{
    const struct tr_unit *u = unit_of(b);
    for (uint32_t i = b->open; i != TR_NONE; i = u->instances.v[i].parent) {
        const struct tr_region *r = &b->p->regions[u->instances.v[i].region];
        for (uint32_t k = 0; k < r->arrive_count; k++)
            if (r->arrives[k] == barrier)
                return i;
        for (uint32_t k = 0; k < r->kind_count; k++)
            if (r->kinds[k] == kind)
                return i;
    }
    return TR_NONE;
}

static void add_arrival(struct tr_builder *b, uint32_t barrier, uint32_t instance, uint32_t op)
{
    struct tr_arrival a = {instance, op, {TR_NEVER, TR_NEVER}};
    KP_PUSH(b->cta->streams[barrier][b->unit], a);
    if (instance != TR_NONE)
        KP_PUSH(b->cta->marked[barrier][b->unit], instance);
}

void tr_arrive(struct tr_builder *b, uint32_t barrier)
{
    size_t n = b->cta->streams[barrier][b->unit].n;
    add_step(b, TR_ARRIVE, n, 0);
    unit_of(b)->steps.v[unit_of(b)->steps.n - 1].barrier = barrier;
    add_arrival(b, barrier, marked_instance(b, barrier, TR_NONE), TR_NONE);
}

void tr_phantom(struct tr_builder *b, uint32_t barrier)
{
    uint32_t instance = marked_instance(b, barrier, TR_NONE);
    if (instance != TR_NONE)
        KP_PUSH(b->cta->marked[barrier][b->unit], instance);
}

void tr_issue(struct tr_builder *b, uint32_t kind, int64_t cycles)
{
    uint32_t barrier = b->p->kinds[kind].arrives, self = (uint32_t)b->cta->ops.n;
    struct tr_op op = {.kind = kind, .unit = b->unit, .cycles = cycles, .arrival = TR_NONE,
                       .instance = marked_instance(b, TR_NONE, kind), .waited_by = TR_NONE};
    if (barrier != TR_NONE) {
        op.arrival = (uint32_t)b->cta->streams[barrier][b->unit].n;
        add_arrival(b, barrier, op.instance, self);
    }
    add_step(b, TR_ISSUE, self, 0);
    KP_PUSH(b->cta->ops, op);
}

/* The `back`-th of the unit's operations of this kind before its last; -1: none. */
static int64_t earlier_op(const struct tr_builder *b, uint32_t kind, uint32_t back)
{
    for (size_t i = b->cta->ops.n; i-- > 0;) {
        const struct tr_op *op = &b->cta->ops.v[i];
        if (op->unit == b->unit && op->kind == kind && back-- == 0)
            return (int64_t)i;
    }
    return -1;
}

static struct tr_source source_of(struct tr_builder *b, const struct tr_wait_mark *m, int lead)
{
    if (m->on_kind) {
        int64_t op = earlier_op(b, m->id, m->distance);
        return (struct tr_source){TR_ON_OP, TR_NONE, op, op};
    }
    int64_t mark = (int64_t)b->waited[m->id]++ - (int64_t)m->distance;
    return (struct tr_source){TR_ON_BARRIER, m->id, mark + lead, mark};
}

static void add_wait(struct tr_builder *b, struct tr_wait *w)
{
    struct tr_unit *u = unit_of(b);
    w->poll = tr_between(b->random, 0, b->p->poll);
    for (uint32_t i = w->instance; i != TR_NONE; i = u->instances.v[i].parent)
        u->instances.v[i].pure = false;
    if (b->unseen & 1) {
        b->passed = true;
        add_step(b, TR_HIDDEN, u->hidden.n, 0);
        KP_PUSH(u->hidden, *w);
        return;
    }
    u->instances.v[w->instance].wait = (uint32_t)u->waits.n;
    for (uint32_t k = 0; k < w->count; k++) {
        if (w->from[k].kind != TR_ON_OP || w->from[k].index < 0)
            continue;
        struct tr_op *op = &b->cta->ops.v[w->from[k].index];
        if (op->waited_by == TR_NONE)
            op->waited_by = (uint32_t)u->waits.n;
    }
    add_step(b, TR_WAIT, u->waits.n, 0);
    KP_PUSH(u->waits, *w);
}

void tr_wait_here(struct tr_builder *b, uint32_t region, int64_t floor, int lead)
{
    const struct tr_region *r = &b->p->regions[region];
    struct tr_wait w = {.instance = b->open, .floor = floor, .count = r->wait_count};
    for (uint32_t i = 0; i < r->wait_count; i++)
        w.from[i] = source_of(b, &r->waits[i], lead);
    add_wait(b, &w);
}

void tr_wait_region(struct tr_builder *b, uint32_t region, int64_t floor, int lead)
{
    tr_begin(b, region);
    tr_wait_here(b, region, floor, lead);
    tr_end(b);
}

void tr_wait_time(struct tr_builder *b, uint32_t region, int64_t floor, int64_t time)
{
    tr_begin(b, region);
    struct tr_wait w = {.instance = b->open, .floor = floor, .count = 1};
    w.from[0] = (struct tr_source){TR_ON_TIME, TR_NONE, time, -1};
    add_wait(b, &w);
    tr_end(b);
}

void tr_program_free(struct tr_program *p)
{
    for (uint32_t c = 0; c < p->cta_count; c++) {
        struct tr_cta *cta = &p->ctas[c];
        for (uint32_t u = 0; u < TR_UNITS; u++) {
            free(cta->units[u].steps.v);
            free(cta->units[u].records.v);
            free(cta->units[u].instances.v);
            free(cta->units[u].waits.v);
            free(cta->units[u].hidden.v);
            for (uint32_t b = 0; b < TR_BARRIERS; b++) {
                free(cta->streams[b][u].v);
                free(cta->marked[b][u].v);
            }
        }
        free(cta->ops.v);
        free(cta->log.v);
        free(cta->served[TR_TRUE].v);
        free(cta->served[TR_SEEN].v);
    }
}
