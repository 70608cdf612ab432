/* Which wgmma operations may be in flight where. */
#include "instrument/motion/motion.h"

enum { AGES = 8 }; /* of committed groups; older ones count as the oldest */

/* Sets of operations, by their index in m->mmas. */
struct state {
    uint64_t *bits; /* (AGES + 1) sets of `words`: by age, and those not committed */
    bool reached;
};
struct walk {
    struct kpi_mover *m;
    size_t words;
    struct state *at; /* by statement; bits only at labels and at the start */
    KP_VEC(uint32_t) work;
};

static uint64_t *set_of(const struct walk *w, uint64_t *bits, int age)
{
    return bits + (size_t)(age + 1) * w->words;
}

static void shift(const struct walk *w, uint64_t *bits)
{
    uint64_t *last = set_of(w, bits, AGES - 1), *before = set_of(w, bits, AGES - 2);
    for (size_t i = 0; i < w->words; i++)
        last[i] |= before[i];
    for (int age = AGES - 2; age >= 0; age--)
        memcpy(set_of(w, bits, age), set_of(w, bits, age - 1), w->words * sizeof *bits);
    memset(set_of(w, bits, -1), 0, w->words * sizeof *bits);
}

/* Groups that a wait_group leaves in flight. */
static int left_by(const struct kpi_mover *m, uint32_t at)
{
    int64_t n;
    bool told = kpi_immediate(m->src, kpi_operand(m->src, &m->s[at], 0), &n);
    return told && n >= 0 && n < AGES ? (int)n : AGES - 1;
}

static void pass(const struct walk *w, uint32_t at, uint64_t *bits)
{
    const struct kpi_mover *m = w->m;
    enum kpi_act act = m->does[at].act;
    if (act == KPI_ACT_MMA) {
        size_t i = 0;
        while (m->mmas.v[i] != at)
            i++;
        set_of(w, bits, -1)[i / 64] |= (uint64_t)1 << i % 64;
    } else if (act == KPI_ACT_MMA_COMMIT && !m->s[at].guard.len) {
        shift(w, bits);
    } else if (act == KPI_ACT_MMA_WAIT && !m->s[at].guard.len) {
        int left = left_by(m, at);
        for (int age = left; age < AGES && left < AGES - 1; age++)
            memset(set_of(w, bits, age), 0, w->words * sizeof *bits);
    }
}

/* What may be in flight at label `to` grows by bits. */
static void join(struct walk *w, uint32_t to, const uint64_t *bits)
{
    struct state *s = &w->at[to];
    size_t n = (AGES + 1) * w->words;
    bool grew = !s->reached;
    if (!s->bits)
        s->bits = kp_alloc(n * sizeof *bits);
    for (size_t i = 0; i < n; i++) {
        grew = grew || (bits[i] & ~s->bits[i]);
        s->bits[i] |= bits[i];
    }
    s->reached = true;
    if (grew)
        KP_PUSH(w->work, to);
}

static bool falls_through(const struct kpi_stmt *s)
{
    return s->kind != KPI_INSTRUCTION || s->flow == KPI_FLOW_NEXT || s->guard.len;
}

/* From label (or start) `from` on to the next label, or to `stop`, whose state is then in
 * bits: true. */
static bool walk_line(struct walk *w, uint32_t from, uint32_t stop, uint64_t *bits)
{
    const struct kpi_mover *m = w->m;
    memcpy(bits, w->at[from].bits, (AGES + 1) * w->words * sizeof *bits);
    for (uint32_t i = from; i < m->n; i++) {
        if (i == stop)
            return true;
        if (i > from && m->s[i].kind == KPI_LABEL) {
            join(w, i, bits);
            return false;
        }
        pass(w, i, bits);
        uint32_t to = m->jumps.target[i];
        if (to != UINT32_MAX)
            join(w, to, bits);
        for (uint32_t k = 0; m->s[i].flow == KPI_FLOW_TABLE && k < m->n; k++)
            if (m->jumps.from_table[k])
                join(w, k, bits);
        if (!falls_through(&m->s[i]))
            return false;
    }
    return false;
}

/* The label (or start) from which a line leads to `at`. */
static uint32_t line_start(const struct kpi_mover *m, uint32_t at)
{
    uint32_t i = at;
    while (i > 0 && m->s[i].kind != KPI_LABEL && (i == at || falls_through(&m->s[i])))
        i--;
    return i;
}

/* The age at `at` of what statement `mma` before it started in this turn: in how many groups
 * behind it the line has committed; -2: it stands behind `at`, or a loop begins between. */
static int age_of_turn(const struct kpi_mover *m, uint32_t mma, uint32_t at)
{
    int age = -1;
    if (mma >= at || kpi_loop_header(m, mma) != kpi_loop_header(m, at))
        return -2;
    for (uint32_t i = mma; i < at; i++)
        age += m->does[i].act == KPI_ACT_MMA_COMMIT;
    return age;
}

static void list_state(const struct walk *w, uint32_t at, uint64_t *bits, struct kpi_flyings *out)
{
    for (int age = -1; age < AGES; age++)
        for (size_t i = 0; i < w->m->mmas.n; i++)
            if (set_of(w, bits, age)[i / 64] >> i % 64 & 1) {
                struct kpi_flying f = {w->m->mmas.v[i], age, UINT32_MAX, false};
                f.carried = age != age_of_turn(w->m, f.mma, at);
                KP_PUSH(out->list, f);
            }
}

bool kpi_flying_at(struct kpi_mover *m, uint32_t at, struct kpi_flyings *out)
{
    struct walk w = {.m = m, .words = (m->mmas.n + 63) / 64 + 1};
    uint64_t *bits = kp_alloc((AGES + 1) * w.words * sizeof *bits);
    w.at = kp_alloc(((size_t)m->n + 1) * sizeof *w.at);
    join(&w, 0, bits);
    while (w.work.n && kpi_work(&m->work, 256))
        walk_line(&w, w.work.v[--w.work.n], UINT32_MAX, bits);
    uint32_t start = line_start(m, at);
    bool ok = m->work > 0 && w.at[start].reached;
    if (ok && start == at)
        list_state(&w, at, w.at[at].bits, out);
    else if (ok && walk_line(&w, start, at, bits))
        list_state(&w, at, bits, out);
    for (uint32_t i = 0; i <= m->n; i++)
        free(w.at[i].bits);
    free(w.at);
    free(w.work.v);
    free(bits);
    return ok;
}

static bool is_flying(struct kpi_mover *m, uint32_t mma, uint32_t at)
{
    struct kpi_flyings f = {0};
    bool flying = !kpi_flying_at(m, at, &f);
    for (size_t i = 0; i < f.list.n; i++)
        flying = flying || f.list.v[i].mma == mma;
    free(f.list.v);
    return flying;
}

static uint32_t find_retired_by(struct kpi_mover *m, uint32_t mma)
{
    uint32_t header = kpi_loop_header(m, mma);
    for (uint32_t i = mma + 1; i < m->n && kpi_work(&m->work, 8); i++)
        if (m->does[i].act == KPI_ACT_MMA_WAIT && kpi_loop_header(m, i) == header &&
            m->landed[mma] > i && !is_flying(m, mma, i + 1))
            return i;
    return UINT32_MAX;
}

uint32_t kpi_retired_by(struct kpi_mover *m, uint32_t mma)
{
    if (!m->retired) {
        m->retired = kp_alloc((m->mmas.n + 1) * sizeof *m->retired);
        for (size_t i = 0; i < m->mmas.n; i++)
            m->retired[i] = find_retired_by(m, m->mmas.v[i]);
    }
    for (size_t i = 0; i < m->mmas.n; i++)
        if (m->mmas.v[i] == mma)
            return m->retired[i];
    return UINT32_MAX;
}

/* ---- along a straight line ------------------------------------------------ */

static void step(const struct kpi_mover *m, uint32_t at, struct kpi_flyings *f)
{
    enum kpi_act act = m->does[at].act;
    if (act == KPI_ACT_MMA) {
        struct kpi_flying one = {at, -1, UINT32_MAX, false};
        KP_PUSH(f->list, one);
    }
    int left = act == KPI_ACT_MMA_WAIT ? left_by(m, at) : AGES;
    for (size_t i = 0; i < f->list.n; i++) {
        struct kpi_flying *one = &f->list.v[i];
        if (one->retired_by != UINT32_MAX)
            continue;
        if (act == KPI_ACT_MMA_COMMIT && one->age < AGES - 1)
            one->age++;
        else if (left < AGES - 1 && one->age >= left)
            one->retired_by = at;
    }
}

bool kpi_flying_through(struct kpi_mover *m, uint32_t from, uint32_t to,
                        struct kpi_flyings *list, uint32_t *where)
{
    uint32_t under = from; /* statements before it may be jumped over, or repeated */
    for (uint32_t i = from; i < to; i++) {
        uint32_t target = m->jumps.target[i];
        if (target != UINT32_MAX && target > under && target > i)
            under = target;
        for (uint32_t k = i; k < to && m->s[i].kind == KPI_LABEL; k++)
            if (m->jumps.target[k] == i && k > under)
                under = k;
        enum kpi_act act = m->does[i].act;
        bool counts = act == KPI_ACT_MMA || act == KPI_ACT_MMA_COMMIT || act == KPI_ACT_MMA_WAIT;
        if (counts && (i < under || m->s[i].guard.len)) {
            *where = i;
            return false;
        }
        step(m, i, list);
    }
    return true;
}
