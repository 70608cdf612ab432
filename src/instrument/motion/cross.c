/* May a statement pass another one? */
#include "instrument/motion/motion.h"

static bool against(struct kpi_why *why, uint32_t at, const char *text, const char *change)
{
    *why = (struct kpi_why){.at = at, .other = UINT32_MAX};
    snprintf(why->text, sizeof why->text, "%s", text);
    snprintf(why->change, sizeof why->change, "%s", change ? change : "");
    return false;
}

/* In the order of the text; the same of the same statement once, and the first KPI_WHYS. */
static void add_why(struct kpi_whys *out, const struct kpi_why *why)
{
    size_t at = 0;
    if (!out->n || why->at >= out->last.at)
        out->last = *why;
    while (at < out->n && out->v[at].at <= why->at) {
        if (out->v[at].at == why->at && strcmp(out->v[at].text, why->text) == 0)
            return;
        at++;
    }
    out->more = out->more || out->n == KPI_WHYS;
    if (at == KPI_WHYS)
        return;
    out->n += out->n < KPI_WHYS;
    memmove(&out->v[at + 1], &out->v[at], (out->n - at - 1) * sizeof *out->v);
    out->v[at] = *why;
}

/* ---- registers ----------------------------------------------------------- */

static bool in_list(const uint32_t *list, uint32_t begin, uint32_t end, uint32_t reg)
{
    for (uint32_t i = begin; i < end; i++)
        if (list[i] == reg)
            return true;
    return false;
}

/* Of what is not known every register counts as written. */
static bool writes_all(const struct kpi_mover *m, uint32_t i)
{
    return m->does[i].act == KPI_ACT_UNKNOWN;
}

static bool touches(const struct kpi_mover *m, uint32_t i, uint32_t reg, bool writes)
{
    const struct kpi_regs *r = &m->regs;
    return in_list(r->defs.v, r->def_at[i], r->def_at[i + 1], reg) ||
           ((!writes || writes_all(m, i)) &&
            in_list(r->uses.v, r->use_at[i], r->use_at[i + 1], reg));
}

static void register_name(const struct kpi_mover *m, uint32_t reg, char name[64])
{
    const struct kpi_reg *g = &m->regs.list.v[reg];
    const struct kpi_reg_decl *d = &m->regs.decls.v[g->decl];
    int n = d->name.len < 40 ? (int)d->name.len : 40;
    if (d->count)
        snprintf(name, 64, "%.*s%u", n, m->src->text + d->name.at, g->number);
    else
        snprintf(name, 64, "%.*s", n, m->src->text + d->name.at);
}

/* Do two statements share a register that one of them writes?  Its name. */
static bool share_register(const struct kpi_mover *m, uint32_t a, uint32_t b, char name[64])
{
    const struct kpi_regs *r = &m->regs;
    for (uint32_t i = r->def_at[a]; i < r->def_at[a + 1]; i++) {
        if (!touches(m, b, r->defs.v[i], false))
            continue;
        register_name(m, r->defs.v[i], name);
        return true;
    }
    for (uint32_t i = r->use_at[a]; i < r->use_at[a + 1]; i++) {
        if (!touches(m, b, r->uses.v[i], !writes_all(m, a)))
            continue;
        register_name(m, r->uses.v[i], name);
        return true;
    }
    return false;
}

static bool registers_pass(const struct kpi_mover *m, uint32_t u, uint32_t c, struct kpi_why *why)
{
    char name[64], text[200];
    if (m->does[u].carry && m->does[c].carry)
        return against(why, c, "the two use the carry flag", NULL);
    if (!share_register(m, u, c, name))
        return true;
    snprintf(text, sizeof text, "the two share register %s, and one of them writes it", name);
    against(why, c, text, "compute it in a variable of its own, before both");
    why->other = u;
    snprintf(why->other_text, sizeof why->other_text, "this would have to pass it");
    return false;
}

/* ---- memory -------------------------------------------------------------- */

static struct kpi_place place_of(struct kpi_mover *m, uint32_t at)
{
    const struct kpi_effect *e = &m->does[at];
    return (struct kpi_place){.from = kpi_form_of(m, e->address, at),
                              .bytes = e->bytes ? (int64_t)e->bytes : -1};
}

/* Two accesses of one thread in the same turn: may they meet? */
static bool may_meet(struct kpi_mover *m, uint32_t a, uint32_t b)
{
    const struct kpi_effect *x = &m->does[a], *y = &m->does[b];
    if (x->space != y->space)
        return x->space == KPI_SPACE_GENERIC || y->space == KPI_SPACE_GENERIC;
    struct kpi_place p = place_of(m, a), q = place_of(m, b);
    bool matrix = kpi_is_op(m->src, m->s[a].op, "ldmatrix") ||
                  kpi_is_op(m->src, m->s[b].op, "ldmatrix") ||
                  kpi_is_op(m->src, m->s[a].op, "stmatrix") ||
                  kpi_is_op(m->src, m->s[b].op, "stmatrix");
    struct kpi_form shifted = q.from;
    bool one_turn = kpi_loop_header(m, a) == kpi_loop_header(m, b);
    if (!matrix && one_turn && p.from.known && q.from.known && p.bytes > 0 && q.bytes > 0) {
        shifted.base = p.from.base;
        int64_t d = q.from.base - p.from.base;
        if (kpi_form_same(&p.from, &shifted))
            return d < p.bytes && -d < q.bytes;
    }
    return x->space != KPI_SPACE_SHARED || kpi_may_overlap(m, &p, &q);
}

static bool is_mma(enum kpi_act act)
{
    return act == KPI_ACT_MMA || act == KPI_ACT_MMA_FENCE || act == KPI_ACT_MMA_COMMIT ||
           act == KPI_ACT_MMA_WAIT;
}

static bool is_free(enum kpi_act act)
{
    return act == KPI_ACT_NOTHING || act == KPI_ACT_PURE || act == KPI_ACT_CONVERGE ||
           act == KPI_ACT_CONTROL || act == KPI_ACT_SCOPE;
}

/* A load or store u past c, in either direction. */
static bool access_passes(struct kpi_mover *m, uint32_t u, uint32_t c, struct kpi_why *why)
{
    enum kpi_act a = m->does[u].act, b = m->does[c].act;
    bool shared = m->does[u].space == KPI_SPACE_SHARED || m->does[u].space == KPI_SPACE_GENERIC;
    if (is_free(b) || (a == KPI_ACT_LOAD && b == KPI_ACT_LOAD))
        return true;
    if (b == KPI_ACT_LOAD || b == KPI_ACT_STORE) {
        if (!may_meet(m, u, c))
            return true;
        against(why, c, "the two may be at the same address", "keep them in this order");
        why->other = u;
        snprintf(why->other_text, sizeof why->other_text, "this would have to pass it");
        return false;
    }
    if (is_mma(b) && (a == KPI_ACT_LOAD || !shared))
        return true;
    return against(why, c, "loads and stores keep their place before and behind this", NULL);
}

/* ---- arrives ------------------------------------------------------------- */

static bool load_passes_barrier(uint32_t c, struct kpi_why *why)
{
    return against(why, c, "the load may fill what threads that this waits for still use",
                   "a barrier for each slot, on which they arrive behind their last read");
}

static bool arrive_passes_load(struct kpi_mover *m, uint32_t u, uint32_t c, struct kpi_why *why)
{
    if (m->does[c].space == KPI_SPACE_LOCAL)
        return true;
    if (m->does[c].space != KPI_SPACE_SHARED)
        return against(why, c, "the arrive may release what this reads",
                       "read it before the wait behind which the arrive is to stand");
    struct kpi_place p = place_of(m, c);
    if (kpi_is_op(m->src, m->s[c].op, "ldmatrix"))
        p.before = 0;
    return !kpi_slot_needs(m, u, c, c, &p, why);
}

/* A store, to before which what tells others of it is to go. */
static bool store_passes(struct kpi_mover *m, uint32_t c, struct kpi_why *why)
{
    if (m->does[c].space == KPI_SPACE_GLOBAL)
        return kpi_store_is_unread(m, c, why);
    return against(why, c, "the arrive may publish what this writes",
                   "write it before the place where the arrive is to stand");
}

/* bar.warp.sync, which goes along with an arrive that speaks for its lanes, up past c: what lanes
 * have in registers, or nobody reads, needs no order among them. */
static bool warp_sync_passes(struct kpi_mover *m, uint32_t c, struct kpi_why *why)
{
    enum kpi_act act = m->does[c].act;
    if (act == KPI_ACT_NOTHING || act == KPI_ACT_PURE || act == KPI_ACT_CONTROL ||
        act == KPI_ACT_SCOPE)
        return true;
    if (act == KPI_ACT_STORE)
        return m->does[c].space == KPI_SPACE_LOCAL || store_passes(m, c, why);
    return against(why, c, "lanes of a warp may wait for each other behind this",
                   "let the warp's lanes meet (__syncwarp) before it, where the arrive is to "
                   "stand");
}

/* An arrive up past c; operations that the copy engine or the tensor core still run are
 * looked at elsewhere. */
static bool arrive_passes(struct kpi_mover *m, uint32_t u, uint32_t c, struct kpi_why *why)
{
    enum kpi_act act = m->does[c].act;
    bool expects = m->does[u].expects;
    if (is_free(act) || is_mma(act))
        return true;
    switch (act) {
    case KPI_ACT_BAR_ARRIVE:
        return !kpi_early_meeting(m, u, c, why);
    case KPI_ACT_LOAD:
        return arrive_passes_load(m, u, c, why);
    case KPI_ACT_STORE:
        return m->does[c].space == KPI_SPACE_LOCAL || store_passes(m, c, why);
    case KPI_ACT_WAIT:
        return !kpi_phase_needs(m, u, c, why) && !kpi_relay_needs(m, u, c, why) &&
               !kpi_setup_needs(m, u, c, why);
    case KPI_ACT_ARRIVE:
        if (kpi_same_barrier(m, u, c))
            return against(why, c, "both may arrive on the same barrier",
                           "give each its own barrier");
        return !kpi_setup_needs(m, u, c, why) && !kpi_count_needs(m, u, c, why);
    case KPI_ACT_COPY:
        return (expects && !kpi_same_barrier(m, u, c)) ||
               against(why, c, "the arrive may tell others that this was started", NULL);
    case KPI_ACT_FENCE:
        return against(why, c, "this orders what stands before it with the arrive",
                       "put the fence and the arrive behind the last access that they order");
    case KPI_ACT_BARRIER:
        return expects ? load_passes_barrier(c, why)
                       : against(why, c, "the arrive may speak for the threads that this waits for",
                                 "let each warp arrive for itself, right behind its last read");
    default:
        return against(why, c, "an arrive does not pass this", NULL);
    }
}

/* ---- waits and copies ---------------------------------------------------- */

static bool copy_passes(struct kpi_mover *m, uint32_t u, uint32_t c, struct kpi_why *why)
{
    enum kpi_act act = m->does[c].act;
    struct kpi_place to = kpi_copy_place(m, u), at = to;
    if (is_free(act) || is_mma(act))
        return true;
    switch (act) {
    case KPI_ACT_COPY:
        at = kpi_copy_place(m, c);
        return !kpi_may_overlap(m, &to, &at) ||
               against(why, c, "the two copies may write the same slot", NULL);
    case KPI_ACT_LOAD:
    case KPI_ACT_STORE:
        if (m->does[c].space == KPI_SPACE_LOCAL ||
            (act == KPI_ACT_LOAD && m->does[c].space == KPI_SPACE_GLOBAL))
            return true;
        at = place_of(m, c);
        return (m->does[c].space == KPI_SPACE_SHARED && !kpi_may_overlap(m, &to, &at)) ||
               against(why, c, "the copy may write what this uses, or read what it writes", NULL);
    case KPI_ACT_WAIT:
        return !kpi_copy_needs(m, u, c, why);
    case KPI_ACT_ARRIVE:
        if (kpi_same_barrier(m, u, c))
            return against(why, c, "this tells the copy's barrier how much to expect", NULL);
        return !kpi_count_needs(m, u, c, why);
    case KPI_ACT_BARRIER:
        return load_passes_barrier(c, why);
    default:
        return against(why, c, "a copy does not pass this", NULL);
    }
}

/* Does what a wait waits for need what stands before it?  It does not where the wait is shown to
 * end at once in the first turn, and to be for what was given back more turns before than anyone
 * looks ahead. */
static bool wait_needs(struct kpi_mover *m, uint32_t wait, uint32_t c)
{
    bool room = kpi_first_parity(m, wait) == 1 && !kpi_may_look_beyond(m, wait);
    return !room && kpi_leads_to(m, c, wait);
}

static bool wait_passes_up(struct kpi_mover *m, uint32_t u, uint32_t c, struct kpi_why *why)
{
    enum kpi_act act = m->does[c].act;
    if (is_free(act) || is_mma(act) || act == KPI_ACT_LOAD || act == KPI_ACT_STORE)
        return true;
    bool signals = act == KPI_ACT_COPY || (act == KPI_ACT_ARRIVE && m->does[c].expects);
    if ((signals || act == KPI_ACT_WAIT) && kpi_same_barrier(m, u, c))
        return against(why, c, "this is on the barrier that the wait is for", NULL);
    if (act == KPI_ACT_WAIT || (signals && !wait_needs(m, u, c)))
        return true;
    if (signals)
        return against(why, c, "what the wait is for may come only behind this", NULL);
    return against(why, c, "a wait does not pass this: what it waits for may need it", NULL);
}

static bool wait_covers_mma(struct kpi_mover *m, uint32_t u, uint32_t c, struct kpi_why *why)
{
    struct kpi_place p;
    for (unsigned which = 0; which < 2; which++)
        if (kpi_mma_reads(m, c, which, &p) && kpi_wait_covers(m, u, c, &p, why))
            return true;
    return false;
}

static bool wait_passes_down(struct kpi_mover *m, uint32_t u, uint32_t c, struct kpi_why *why)
{
    enum kpi_act act = m->does[c].act;
    struct kpi_place p;
    if (act == KPI_ACT_MMA)
        return !wait_covers_mma(m, u, c, why);
    if (is_free(act) || is_mma(act))
        return true;
    switch (act) {
    case KPI_ACT_LOAD:
        if (m->does[c].space == KPI_SPACE_LOCAL)
            return true;
        p = place_of(m, c);
        return m->does[c].space == KPI_SPACE_SHARED
                   ? !kpi_wait_covers(m, u, c, &p, why)
                   : against(why, c, "the wait may be for what this reads", NULL);
    case KPI_ACT_STORE:
        return m->does[c].space == KPI_SPACE_LOCAL ||
               against(why, c, "the wait may be for others who still use this address", NULL);
    case KPI_ACT_WAIT:
        return !kpi_same_barrier(m, u, c) ||
               against(why, c, "both wait for the same barrier", NULL);
    case KPI_ACT_ARRIVE:
        return !kpi_phase_needs(m, c, u, why) && !kpi_relay_needs(m, c, u, why);
    default:
        return against(why, c, "a wait does not pass this", NULL);
    }
}

/* Does it write what a matrix operation reads or writes of registers? */
static bool is_operand(const struct kpi_mover *m, uint32_t u)
{
    const struct kpi_regs *r = &m->regs;
    for (uint32_t k = r->def_at[u]; k < r->def_at[u + 1]; k++)
        for (size_t i = 0; i < m->mmas.n; i++)
            if (touches(m, m->mmas.v[i], r->defs.v[k], false))
                return true;
    return false;
}

/* ---- one pair ------------------------------------------------------------ */

static bool pair_passes(struct kpi_mover *m, uint32_t u, uint32_t c, bool up, struct kpi_why *why)
{
    if (!registers_pass(m, u, c, why))
        return false;
    enum kpi_act act = m->does[u].act;
    struct kpi_span op = m->s[c].op;
    bool declares = m->s[c].kind == KPI_DIRECTIVE && up && !kpi_is(m->src, op, ".loc") &&
                    !kpi_is(m->src, op, ".pragma") && !kpi_is_op(m->src, op, ".file");
    if (declares && kpi_in_scope(m, u, m->s[c].scope) && m->s[u].kind == KPI_INSTRUCTION)
        return against(why, c, "what moves may use what this declares", NULL);
    if (!up && m->does[c].act == KPI_ACT_MMA_FENCE && is_operand(m, u))
        return against(why, c, "this orders what writes a matrix operation's registers", NULL);
    if (kpi_at_is(m, u, "ld.global") && kpi_is_opaque(m, c))
        return against(why, c, "what is loaded may be written before this is over", NULL);
    if (is_free(act))
        return true;
    switch (act) {
    case KPI_ACT_LOAD:
    case KPI_ACT_STORE:
        return access_passes(m, u, c, why);
    case KPI_ACT_ARRIVE:
        if (up)
            return arrive_passes(m, u, c, why);
        break;
    case KPI_ACT_WAIT:
        if (up)
            return wait_passes_up(m, u, c, why) && !kpi_early_wait(m, u, c, why);
        return wait_passes_down(m, u, c, why);
    case KPI_ACT_BARRIER:
        if (up && kpi_at_is(m, u, "bar.warp.sync"))
            return warp_sync_passes(m, c, why);
        break;
    case KPI_ACT_COPY:
        if (up)
            return copy_passes(m, u, c, why);
        break;
    default:
        break;
    }
    return against(why, u, "this does not move", NULL);
}

/* ---- matrix operations in flight ----------------------------------------- */

static bool flying_passes(struct kpi_mover *m, uint32_t u, const struct kpi_flying *f,
                          struct kpi_why *why)
{
    char name[64], text[200];
    struct kpi_place p, to;
    if (share_register(m, u, f->mma, name)) {
        snprintf(text, sizeof text, "register %s is in flight until this", name);
        against(why, f->retired_by, text, NULL);
        why->other = f->mma;
        snprintf(why->other_text, sizeof why->other_text, "by this");
        return false;
    }
    for (unsigned which = 0; which < 2; which++) {
        if (!kpi_mma_reads(m, f->mma, which, &p))
            continue;
        p.carried = f->carried;
        if (m->does[u].act == KPI_ACT_ARRIVE && !m->does[u].expects &&
            kpi_slot_needs(m, u, f->mma, f->retired_by, &p, why))
            return false;
        to = m->does[u].act == KPI_ACT_COPY ? kpi_copy_place(m, u) : p;
        if (m->does[u].act == KPI_ACT_COPY && kpi_may_overlap(m, &to, &p))
            return against(why, f->mma, "the copy may overwrite what this still reads", NULL);
    }
    return true;
}

/* Operations that were over where the statement stood, and are not where it goes; `first`:
 * those in flight there. */
static void flyings_pass(struct kpi_mover *m, const struct kpi_motion *motion, uint32_t u,
                         const struct kpi_flyings *first, struct kpi_whys *out)
{
    struct kpi_flyings f = {0};
    struct kpi_why why;
    uint32_t where;
    for (size_t i = 0; i < first->list.n; i++)
        KP_PUSH(f.list, first->list.v[i]);
    if (!kpi_flying_through(m, motion->low, u, &f, &where)) {
        against(&why, where, "this is executed on some paths only", NULL);
        add_why(out, &why);
        f.list.n = 0;
    }
    for (size_t i = 0; i < f.list.n; i++)
        if (f.list.v[i].retired_by != UINT32_MAX && !flying_passes(m, u, &f.list.v[i], &why))
            add_why(out, &why);
    free(f.list.v);
}

/* ---- the straight line --------------------------------------------------- */

static bool any_moved(const struct kpi_motion *motion, uint32_t from, uint32_t to, bool moved)
{
    for (uint32_t i = from; i < to; i++)
        if ((motion->moves[i] != 0) == moved)
            return true;
    return false;
}

static bool jump_passes(const struct kpi_mover *m, const struct kpi_motion *motion, uint32_t i,
                        struct kpi_why *why)
{
    uint32_t to = m->jumps.target[i], low = to < i ? to : i, high = to < i ? i : to;
    bool inside = i >= motion->low && i < motion->high;
    if (!inside)
        return to < motion->low || to >= motion->high ||
               against(why, i, "control comes from here into what lies between",
                       "keep the two places in one block");
    if (to < motion->low || to > motion->high)
        return against(why, i, "this leads out of what lies between the two places",
                       "keep the two places in one block");
    if (any_moved(motion, low, high + (to < motion->high), !motion->moves[i]))
        return against(why, i, "what moves is executed under another condition",
                       "move it out of the condition");
    return true;
}

static bool line_is_straight(const struct kpi_mover *m, const struct kpi_motion *motion,
                             struct kpi_why *why)
{
    for (uint32_t i = motion->low; i < motion->high; i++) {
        if (m->does[i].act == KPI_ACT_LEAVE)
            return against(why, i, "control may leave here", "keep the two places in one block");
        if (m->s[i].kind == KPI_LABEL && m->jumps.from_table[i])
            return against(why, i, "a table of labels leads here", NULL);
    }
    for (uint32_t i = 0; i < m->n; i++) {
        uint32_t to = m->jumps.target[i];
        if (to != UINT32_MAX && i != motion->branch && !jump_passes(m, motion, i, why))
            return false;
    }
    return true;
}

/* Statement u past everything that it has to pass. */
static void statement_passes(struct kpi_mover *m, const struct kpi_motion *motion, uint32_t u,
                             struct kpi_whys *out)
{
    struct kpi_why why;
    uint32_t from = motion->up ? motion->low : u + 1, to = motion->up ? u : motion->high;
    for (uint32_t c = from; c < to && kpi_work(&m->work, 4); c++)
        if (!motion->moves[c] && !pair_passes(m, u, c, motion->up, &why))
            add_why(out, &why);
}

/* What is taken out of a branch needs its predicate where it goes. */
static bool predicate_passes(const struct kpi_mover *m, const struct kpi_motion *motion,
                             struct kpi_why *why)
{
    const struct kpi_regs *r = &m->regs;
    if (motion->branch == UINT32_MAX)
        return true;
    for (uint32_t c = motion->low; c < motion->branch; c++)
        for (uint32_t i = r->use_at[motion->branch]; i < r->use_at[motion->branch + 1]; i++)
            if (!motion->moves[c] && touches(m, c, r->uses.v[i], true))
                return against(why, c, "this writes the predicate of what moves",
                               "compute the predicate before");
    return true;
}

/* The first wait that the arrive or copy at u no longer stands behind; UINT32_MAX: none. */
static uint32_t wait_passed(const struct kpi_mover *m, const struct kpi_motion *motion, uint32_t u)
{
    for (uint32_t c = motion->low; c < u; c++)
        if (m->does[c].act == KPI_ACT_WAIT && (motion->moves[c] != 0) != motion->up &&
            (motion->moves[u] != 0) == motion->up)
            return c;
    return UINT32_MAX;
}

/* What comes earlier than before must not come twice before it has been looked at. */
static void none_runs_ahead(struct kpi_mover *m, const struct kpi_motion *motion,
                            struct kpi_whys *out)
{
    struct kpi_why why;
    for (uint32_t u = motion->low; u < motion->high; u++) {
        bool signals = m->does[u].act == KPI_ACT_ARRIVE || m->does[u].act == KPI_ACT_COPY;
        uint32_t passed = signals ? wait_passed(m, motion, u) : UINT32_MAX;
        if (passed == UINT32_MAX || kpi_loop_header(m, u) == UINT32_MAX)
            continue;
        uint32_t missed;
        if (!kpi_runs_ahead(m, u, motion, &missed))
            continue;
        against(&why, passed, "without this what moves may come again before it was seen",
                "let it stand behind a wait for who looks at it");
        why.other = missed;
        snprintf(why.other_text, sizeof why.other_text, "this would miss it, and hang");
        add_why(out, &why);
    }
}

/* Each statement that moves past all that stays. */
static void all_pass(struct kpi_mover *m, const struct kpi_motion *motion, struct kpi_whys *out)
{
    struct kpi_flyings first = {0};
    struct kpi_why why;
    bool flying = motion->up && m->mmas.n;
    if (flying && !kpi_flying_at(m, motion->low, &first)) {
        against(&why, motion->low, "what is in flight here is not told", NULL);
        add_why(out, &why);
        flying = false;
    }
    for (uint32_t u = motion->low; u < motion->high; u++) {
        if (!motion->moves[u])
            continue;
        statement_passes(m, motion, u, out);
        if (flying && m->s[u].kind == KPI_INSTRUCTION)
            flyings_pass(m, motion, u, &first, out);
    }
    free(first.list.v);
    none_runs_ahead(m, motion, out);
}

bool kpi_motion_legal(struct kpi_mover *m, const struct kpi_motion *motion, struct kpi_whys *out)
{
    struct kpi_why why;
    *out = (struct kpi_whys){0};
    m->motion = motion;
    if (line_is_straight(m, motion, &why) && predicate_passes(m, motion, &why))
        all_pass(m, motion, out);
    else
        add_why(out, &why);
    /* what was not looked at any more stands against it */
    if (!m->work && !out->n) {
        against(&why, motion->low, "too much stands between", NULL);
        add_why(out, &why);
    }
    out->more = out->more || (!m->work && out->n);
    m->motion = NULL;
    return !out->n;
}
