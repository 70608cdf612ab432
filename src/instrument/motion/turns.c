/*
 * Which phases a wait looks at, turn by turn.
 *
 * A wait that looks at a parity ends at once when the phase before the one that its barrier is in
 * has that parity.  It waits for a new phase each time that a thread comes to it when that thread
 * has looked at the other parity of the same barrier since it came by last; one that does not (half
 * of a counter, a parity that is left as it is in some turns) holds nobody back in some of its
 * turns, and protects nothing there.
 *
 * So the loops round a wait are played for one thread, from the beginning of the function: numbers
 * that the text tells are followed, others are not known.  Where it is not known which way a branch
 * goes, the thread comes to the wait; it stays in the loops round it; and where two ways meet, what
 * differs on them is not known any more.  A parity or a barrier that is not known is not taken to
 * be the right one.  How many turns are played is limited (TURNS).
 */
#include "instrument/motion/motion.h"

enum { TURNS = 72, STEPS = 1 << 21 };

struct number {
    int64_t v;
    bool known;
};
struct way {
    uint32_t at;
    struct number *numbers;
};
/* What the thread last looked at of a barrier. */
struct look {
    int64_t barrier, parity;
    int first; /* parity */
    uint32_t phase, own; /* how often the parity has changed; when the wait came by last */
    bool came;
};
enum does { NOTHING, WRITES = 1, FLOWS = 2, LOOKS = 4 };

struct play {
    struct kpi_mover *m;
    uint32_t wait, header, latch; /* of the innermost loop round it */
    uint32_t last;                /* latch of the outermost */
    unsigned char *does;          /* by statement */
    uint32_t *place;              /* by register: which number, or UINT32_MAX */
    uint32_t count;
    struct number *now, *back;    /* back: at jumps back to the header before its latch */
    bool alive, jumped_back, over, wrong;
    int first; /* parity that was looked at of the wait's barriers */
    KP_VEC(struct way) ahead;
    KP_VEC(struct look) looks;
    unsigned turns, most, visits; /* most: turns of the innermost loop each time */
};

/* ---- what is of interest -------------------------------------------------- */

static bool mark_register(struct play *p, uint32_t reg)
{
    if (reg == KPI_NO_REG || p->place[reg] != UINT32_MAX)
        return false;
    p->place[reg] = p->count++;
    return true;
}

static void mark_uses(struct play *p, uint32_t i)
{
    const struct kpi_regs *r = &p->m->regs;
    for (uint32_t k = r->use_at[i]; k < r->use_at[i + 1]; k++)
        mark_register(p, r->uses.v[k]);
}

static bool writes_marked(const struct play *p, uint32_t i)
{
    const struct kpi_regs *r = &p->m->regs;
    for (uint32_t k = r->def_at[i]; k < r->def_at[i + 1]; k++)
        if (p->place[r->defs.v[k]] != UINT32_MAX)
            return true;
    return false;
}

/* The registers that waits and branches depend on. */
static void mark_all(struct play *p)
{
    struct kpi_mover *m = p->m;
    uint32_t before;
    for (uint32_t i = 0; i <= p->last && i < m->n; i++) {
        bool flows = m->s[i].kind == KPI_INSTRUCTION && m->s[i].flow != KPI_FLOW_NEXT;
        bool looks = m->does[i].act == KPI_ACT_WAIT;
        p->does[i] = (unsigned char)((flows ? FLOWS : NOTHING) | (looks ? LOOKS : NOTHING));
        if (looks || (flows && m->s[i].guard.len))
            mark_uses(p, i);
    }
    do {
        before = p->count;
        for (uint32_t i = 0; i <= p->last && i < m->n; i++)
            if (!(p->does[i] & WRITES) && writes_marked(p, i)) {
                p->does[i] |= WRITES;
                if (m->does[i].act == KPI_ACT_PURE)
                    mark_uses(p, i);
                before = UINT32_MAX;
            }
    } while (before != p->count && kpi_work(&m->work, 64));
}

/* ---- numbers -------------------------------------------------------------- */

static bool number_of(void *user, uint32_t reg, int64_t *out)
{
    const struct play *p = user;
    const struct number *n = p->place[reg] != UINT32_MAX ? &p->now[p->place[reg]] : NULL;
    if (n && n->known)
        *out = n->v;
    return n && n->known;
}

static struct number *copied(const struct play *p, const struct number *from)
{
    size_t bytes = ((size_t)p->count + 1) * sizeof *from;
    return memcpy(kp_alloc(bytes), from, bytes);
}

static void merge(const struct play *p, struct number *into, const struct number *from)
{
    for (uint32_t k = 0; k < p->count; k++)
        into[k].known = into[k].known && from[k].known && into[k].v == from[k].v;
}

static void forget_writes(struct play *p, uint32_t i)
{
    const struct kpi_regs *r = &p->m->regs;
    for (uint32_t k = r->def_at[i]; k < r->def_at[i + 1]; k++)
        if (p->place[r->defs.v[k]] != UINT32_MAX)
            p->now[p->place[r->defs.v[k]]].known = false;
}

/* Is the statement executed: 1, not: 0; -1: that is not known. */
static int guard_of(struct play *p, uint32_t i)
{
    const struct kpi_stmt *s = &p->m->s[i];
    int64_t v;
    if (!s->guard.len)
        return 1;
    uint32_t reg = kpi_reg_named(p->m, s->guard, i);
    if (reg == KPI_NO_REG || !number_of(p, reg, &v))
        return -1;
    return (v != 0) != s->guard_not;
}

static void write_numbers(struct play *p, uint32_t i)
{
    struct kpi_mover *m = p->m;
    const struct kpi_regs *r = &m->regs;
    int guard = guard_of(p, i);
    int64_t v = 0;
    if (guard == 0)
        return;
    bool one = r->def_at[i + 1] - r->def_at[i] == 1 && m->does[i].act == KPI_ACT_PURE;
    if (!one || !kpi_made_at(m, i, number_of, p, &v)) {
        forget_writes(p, i);
        return;
    }
    struct number *to = &p->now[p->place[r->defs.v[r->def_at[i]]]];
    if (guard == 1)
        *to = (struct number){v, true};
    else
        to->known = to->known && to->v == v;
}

/* ---- looks ---------------------------------------------------------------- */

/* "%r3", "%r3+16", "bars+8": a register's number and what is added to it. */
static bool address_now(struct play *p, uint32_t i, int64_t *out)
{
    struct kpi_mover *m = p->m;
    struct kpi_span name = m->does[i].address, more;
    const char *text = m->src->text;
    size_t end = name.at + name.len, k = name.at;
    int64_t offset = 0;
    while (k < end && !strchr("+ ", text[k]))
        k++;
    more = (struct kpi_span){k, end - k};
    name.len = k - name.at;
    while (more.len && strchr("+ ", text[more.at])) {
        more.at++;
        more.len--;
    }
    uint32_t reg = kpi_reg_named(m, name, i);
    if (reg == KPI_NO_REG || (more.len && !kpi_immediate(m->src, more, &offset)) ||
        !number_of(p, reg, out))
        return false;
    *out += offset;
    return true;
}

/* A number for the barrier that the wait looks at. */
static bool barrier_now(struct play *p, uint32_t i, int64_t *out)
{
    struct kpi_mover *m = p->m;
    if (address_now(p, i, out))
        return true;
    struct kpi_form f = kpi_form_of(m, m->does[i].address, i);
    *out = f.base;
    for (unsigned k = 0; f.known && k < f.n; k++) {
        const struct kpi_leaf *l = &m->leaves.v[f.term[k].leaf];
        if (l->kind == KPI_LEAF_RING || (l->kind == KPI_LEAF_REG && !l->fixed))
            return false; /* another one in another turn */
        *out += ((int64_t)f.term[k].leaf + 1) << 32;
    }
    return f.known;
}

static struct look *look_at(struct play *p, int64_t barrier)
{
    for (size_t i = 0; i < p->looks.n; i++)
        if (p->looks.v[i].barrier == barrier)
            return &p->looks.v[i];
    KP_PUSH(p->looks, ((struct look){.barrier = barrier, .parity = -1}));
    return &p->looks.v[p->looks.n - 1];
}

static void look(struct play *p, uint32_t i)
{
    struct kpi_mover *m = p->m;
    int64_t barrier, parity;
    bool told = kpi_has_modifier(m->src, m->s[i].op, ".parity") &&
                kpi_value_at(m, i, 2, number_of, p, &parity) && barrier_now(p, i, &barrier);
    if (i != p->wait && (!told || p->ahead.n || !kpi_stays(m, i)))
        return;
    p->wrong = p->wrong || !told;
    p->over = p->over || !told;
    if (!told)
        return;
    struct look *l = look_at(p, barrier);
    l->first = l->phase ? l->first : (int)(parity & 1);
    l->phase += l->parity != (parity & 1);
    l->parity = parity & 1;
    if (i != p->wait)
        return;
    p->wrong = p->wrong || (l->came && l->own == l->phase);
    p->first = p->visits && p->first != l->first ? -1 : l->first;
    l->came = true;
    l->own = l->phase;
    p->over = p->over || p->wrong || ++p->visits >= TURNS;
}

/* ---- ways ----------------------------------------------------------------- */

static void go_ahead(struct play *p, uint32_t to)
{
    for (size_t k = 0; k < p->ahead.n; k++)
        if (p->ahead.v[k].at == to) {
            merge(p, p->ahead.v[k].numbers, p->now);
            return;
        }
    KP_PUSH(p->ahead, ((struct way){to, copied(p, p->now)}));
}

/* Ways that meet at statement i. */
static void meet(struct play *p, uint32_t i)
{
    for (size_t k = 0; k < p->ahead.n; k++) {
        if (p->ahead.v[k].at != i)
            continue;
        if (p->alive) {
            merge(p, p->now, p->ahead.v[k].numbers);
            free(p->ahead.v[k].numbers);
        } else {
            free(p->now);
            p->now = p->ahead.v[k].numbers;
            p->alive = true;
        }
        p->ahead.v[k] = p->ahead.v[--p->ahead.n];
        return;
    }
}

static void drop_ways(struct play *p)
{
    for (size_t k = 0; k < p->ahead.n; k++)
        free(p->ahead.v[k].numbers);
    p->ahead.n = 0;
}

/* Back to `to`, the beginning of a loop round the wait. */
static uint32_t go_back(struct play *p, uint32_t to)
{
    drop_ways(p);
    if (to == p->header && p->jumped_back)
        merge(p, p->now, p->back);
    p->jumped_back = false;
    p->turns = to == p->header ? p->turns + 1 : 0;
    return to;
}

/* The last jump to the beginning of a loop. */
static uint32_t last_latch(const struct kpi_mover *m, uint32_t to)
{
    for (uint32_t i = m->n; i-- > to;)
        if (m->jumps.target[i] == to)
            return i;
    return to;
}

/* A loop without the wait in it is left after one turn, and what it writes is not known then. */
static void pass_loop(struct play *p, uint32_t to, uint32_t from)
{
    for (uint32_t k = to; k <= from; k++)
        if (p->does[k] & WRITES)
            forget_writes(p, k);
}

/* Where a branch at i back to `to` leads. */
static uint32_t branch_back(struct play *p, uint32_t i, uint32_t to, int taken)
{
    struct kpi_mover *m = p->m;
    bool round = to <= p->wait && last_latch(m, to) >= p->wait && !kpi_is_spin(m, to, i);
    bool own = to == p->header && i == p->latch, always = !m->s[i].guard.len;
    if (!round) {
        if (!kpi_is_spin(m, to, i))
            pass_loop(p, to, i);
        p->alive = p->alive && !always;
        return i + 1;
    }
    if (taken == 1)
        return go_back(p, to);
    if (own && p->turns + 1 >= p->most && p->last > p->latch)
        return i + 1;
    if (own || i == last_latch(m, to))
        return go_back(p, to);
    if (to == p->header && !p->jumped_back) {
        free(p->back);
        p->back = copied(p, p->now);
        p->jumped_back = true;
    } else if (to == p->header) {
        merge(p, p->back, p->now);
    }
    return i + 1;
}

static void branch_ahead(struct play *p, uint32_t i, uint32_t to, int taken)
{
    bool leaves = i >= p->header && i <= p->latch && to > p->latch;
    bool leaves_all = p->last != UINT32_MAX && to > p->last;
    bool enough = leaves && p->turns >= p->most && p->last > p->latch;
    if (taken < 0 && i < p->wait && to > p->wait && !enough)
        return; /* the thread comes to the wait */
    if (taken < 0 && leaves && p->turns < p->most)
        return;
    if (taken < 0 && leaves_all)
        return;
    go_ahead(p, to);
    if (taken == 1 || (taken < 0 && leaves))
        p->alive = false;
    p->turns = leaves && !p->alive ? 0 : p->turns;
}

static uint32_t flow(struct play *p, uint32_t i)
{
    struct kpi_mover *m = p->m;
    uint32_t to = m->jumps.target[i];
    int taken = guard_of(p, i);
    if (taken == 0)
        return i + 1;
    if (m->s[i].flow == KPI_FLOW_TABLE) {
        for (uint32_t k = i + 1; k < m->n; k++)
            if (m->jumps.from_table[k])
                go_ahead(p, k);
        p->alive = false;
    } else if (to == UINT32_MAX) {
        p->alive = taken != 1 || kpi_at_is(m, i, "call");
    } else if (to <= i) {
        return branch_back(p, i, to, taken);
    } else {
        branch_ahead(p, i, to, taken);
    }
    return i + 1;
}

/* ---- the whole ------------------------------------------------------------ */

static void play(struct play *p, unsigned most)
{
    struct kpi_mover *m = p->m;
    unsigned steps = 0;
    p->most = most;
    p->turns = p->visits = 0;
    p->alive = true;
    p->over = p->jumped_back = false;
    p->looks.n = 0;
    memset(p->now, 0, ((size_t)p->count + 1) * sizeof *p->now);
    for (uint32_t i = 0; i < m->n && i <= p->last && !p->over && ++steps < STEPS;) {
        if (p->ahead.n)
            meet(p, i);
        if (p->alive && (p->does[i] & WRITES))
            write_numbers(p, i);
        if (p->alive && (p->does[i] & LOOKS))
            look(p, i);
        i = p->alive && (p->does[i] & FLOWS) ? flow(p, i) : i + 1;
    }
    p->wrong = p->wrong || !p->visits || steps >= STEPS;
    drop_ways(p);
}

static uint32_t outermost_latch(const struct kpi_mover *m, uint32_t wait)
{
    uint32_t last = 0;
    for (uint32_t i = wait; i < m->n; i++)
        if (m->jumps.target[i] <= wait && !kpi_is_spin(m, m->jumps.target[i], i))
            last = i;
    return last;
}

/* And which is the first that is looked at of each of its barriers. */
static bool parities_alternate(struct kpi_mover *m, uint32_t wait, int *first)
{
    static const unsigned most[] = {TURNS, 1, 2, 3};
    struct play p = {.m = m, .wait = wait, .header = kpi_loop_header(m, wait)};
    p.latch = last_latch(m, p.header);
    p.last = outermost_latch(m, wait);
    p.does = kp_alloc((size_t)m->n + 1);
    p.place = kp_realloc(NULL, m->regs.list.n + 1, sizeof *p.place);
    memset(p.place, 0xff, (m->regs.list.n + 1) * sizeof *p.place);
    mark_all(&p);
    p.now = kp_alloc(((size_t)p.count + 1) * sizeof *p.now);
    for (size_t k = 0; k < KP_COUNT(most) && !p.wrong && (!k || p.last > p.latch); k++)
        play(&p, most[k]);
    *first = p.first;
    free(p.does);
    free(p.place);
    free(p.now);
    free(p.back);
    free(p.ahead.v);
    free(p.looks.v);
    return !p.wrong;
}

/* A wait for a state that an arrive on the same barrier gives in the same turn. */
static bool has_own_state(struct kpi_mover *m, uint32_t wait)
{
    uint32_t reg = kpi_reg_at(m, wait, 2);
    uint32_t def = reg == KPI_NO_REG ? UINT32_MAX : kpi_only_def(m, reg, wait);
    return def != UINT32_MAX && m->does[def].act == KPI_ACT_ARRIVE &&
           kpi_same_barrier(m, def, wait) && kpi_loop_header(m, def) == kpi_loop_header(m, wait);
}

/* By the parity that is looked at first. */
enum { UNASKED, FOLLOWS, FOLLOWS_0, FOLLOWS_1, MISSES };

bool kpi_follows_phases(struct kpi_mover *m, uint32_t wait)
{
    int first = -1;
    if (kpi_loop_header(m, wait) == UINT32_MAX)
        return true;
    if (!m->follows)
        m->follows = kp_alloc((size_t)m->n + 1);
    if (m->follows[wait] == UNASKED) {
        bool parity = kpi_has_modifier(m->src, m->s[wait].op, ".parity");
        bool follows = parity ? parities_alternate(m, wait, &first) : has_own_state(m, wait);
        m->follows[wait] = (unsigned char)(!follows ? MISSES : FOLLOWS + 1 + first);
    }
    return m->follows[wait] != MISSES;
}

int kpi_first_look(struct kpi_mover *m, uint32_t wait)
{
    if (kpi_loop_header(m, wait) == UINT32_MAX)
        return kpi_first_parity(m, wait);
    return kpi_follows_phases(m, wait) ? (int)m->follows[wait] - FOLLOWS_0 : -1;
}
