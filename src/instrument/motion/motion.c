/* What is to move, as statements, and where to. */
#include "instrument/motion/motion.h"

/* ---- marks --------------------------------------------------------------- */

static const struct kpi_mark *mark_at(const struct kpi_move_job *j, uint32_t stmt)
{
    const struct kpi_stmt *s = &j->m.s[stmt];
    return s->kind == KPI_MARK ? &j->m.t->marks.v[s->mark] : NULL;
}

static bool is_boundary(const struct kpi_move_job *j, uint32_t stmt, enum kpi_op op,
                        const char *name)
{
    const struct kpi_mark *m = mark_at(j, stmt);
    return m && m->reached && m->op == op && strcmp(m->name, name) == 0;
}

/* The nearest boundary from `stmt` on, back or ahead; UINT32_MAX: none. */
static uint32_t find_boundary(const struct kpi_move_job *j, uint32_t stmt, bool back,
                              enum kpi_op op, const char *name)
{
    if (back) {
        for (uint32_t i = stmt; i-- > 0;)
            if (is_boundary(j, i, op, name))
                return i;
    } else {
        for (uint32_t i = stmt; i < j->m.n; i++)
            if (is_boundary(j, i, op, name))
                return i;
    }
    return UINT32_MAX;
}

/* ---- levels -------------------------------------------------------------- */

/* The deepest scope that both statements stand in. */
static uint32_t common_scope(const struct kpi_mover *m, uint32_t a, uint32_t b)
{
    uint32_t scope = m->s[a].scope;
    while (!kpi_in_scope(m, b, scope))
        scope = m->t->scopes.v[scope];
    return scope;
}

/* The scope right inside the level that a statement stands in; the level: it stands there. */
static uint32_t inner_scope(const struct kpi_move_job *j, uint32_t stmt)
{
    uint32_t scope = j->m.s[stmt].scope;
    while (scope != j->level && j->m.t->scopes.v[scope] != j->level)
        scope = j->m.t->scopes.v[scope];
    return scope;
}

/* A statement of the level, or the whole block of one: [*first, *last). */
static void item_of(const struct kpi_move_job *j, uint32_t stmt, uint32_t *first, uint32_t *last)
{
    uint32_t scope = inner_scope(j, stmt);
    *first = stmt;
    *last = stmt + 1;
    if (scope == j->level)
        return;
    while (*first > 0 && kpi_in_scope(&j->m, *first - 1, scope))
        --*first;
    while (*last < j->m.n && kpi_in_scope(&j->m, *last, scope))
        ++*last;
}

static void take(const struct kpi_move_job *j, struct kpi_motion *motion, uint32_t stmt)
{
    uint32_t first, last;
    item_of(j, stmt, &first, &last);
    memset(motion->moves + first, 1, last - first);
}

/* ---- what moves with an arrive ------------------------------------------- */

/* The branches that `stmt` stands under from `low` on, the last one in *branch. */
static unsigned branches_over(const struct kpi_mover *m, uint32_t low, uint32_t stmt,
                              uint32_t *branch)
{
    unsigned n = 0;
    for (uint32_t i = low; i < stmt; i++) {
        if (m->jumps.target[i] == UINT32_MAX || m->jumps.target[i] <= stmt)
            continue;
        n++;
        *branch = i;
    }
    return n;
}

/* Nothing between the branch and its label but arithmetic and `item`. */
static bool only_arithmetic(const struct kpi_mover *m, uint32_t branch, uint32_t first,
                            uint32_t last)
{
    for (uint32_t i = branch + 1; i < m->jumps.target[branch]; i++) {
        bool own = i >= first && i < last;
        bool plain = m->does[i].act == KPI_ACT_PURE ||
                     (m->does[i].act == KPI_ACT_NOTHING && m->s[i].kind != KPI_MARK);
        if (!own && !plain)
            return false;
    }
    return true;
}

/* One way in and one way out, the second the branch alone. */
static bool sole_way(const struct kpi_mover *m, uint32_t branch)
{
    uint32_t label = m->jumps.target[branch];
    for (uint32_t i = 0; i < m->n; i++) {
        uint32_t to = m->jumps.target[i];
        if (i != branch && to != UINT32_MAX && to > branch && to <= label &&
            !(i > branch && i < label && to < label))
            return false;
    }
    return m->s[branch].guard.len > 0 && !m->jumps.from_table[label];
}

/* The arrive with the branch round it, if there is one.  False: said. */
static bool take_arrive(struct kpi_move_job *j, struct kpi_motion *motion, uint32_t arrive)
{
    const struct kpi_mover *m = &j->m;
    uint32_t first, last, branch = UINT32_MAX;
    item_of(j, arrive, &first, &last);
    unsigned over = branches_over(m, motion->low, first, &branch);
    take(j, motion, arrive);
    if (!over)
        return true;
    if (over > 1 || !sole_way(m, branch)) {
        kpi_refuse_plainly(j, branch, "the arrive stands under more than one condition",
                       "put one condition round the arrive alone");
        return false;
    }
    if (only_arithmetic(m, branch, first, last)) {
        memset(motion->moves + branch, 1, m->jumps.target[branch] + 1 - branch);
        return true;
    }
    if (last - first > 1 || m->s[arrive].guard.len) {
        kpi_refuse_plainly(j, branch, "other things than the arrive stand under this condition",
                       "give the arrive a condition of its own");
        return false;
    }
    motion->branch = branch;
    return true;
}

/* The bar.warp.sync right before an arrive, which then speaks for the warp's lanes, comes along. */
static void take_warp_sync(const struct kpi_move_job *j, struct kpi_motion *motion, uint32_t arrive)
{
    const struct kpi_mover *m = &j->m;
    uint32_t first = arrive;
    while (first > motion->low && motion->moves[first - 1])
        first--;
    for (uint32_t i = first; i-- > motion->low;) {
        bool plain = m->does[i].act == KPI_ACT_PURE || m->does[i].act == KPI_ACT_NOTHING ||
                     i == motion->branch;
        if (kpi_at_is(m, i, "bar.warp.sync") && m->s[i].scope == j->level && !m->s[i].guard.len)
            take(j, motion, i);
        if (!plain)
            return;
    }
}

/* ---- what it needs ------------------------------------------------------- */

/* The last statement before `at` that stays and writes the register; UINT32_MAX: none. */
static uint32_t last_write(const struct kpi_mover *m, const struct kpi_motion *motion, uint32_t reg,
                           uint32_t at)
{
    uint32_t found = UINT32_MAX;
    for (uint32_t k = m->by_reg_at[reg]; k < m->by_reg_at[reg + 1]; k++)
        if (m->by_reg[k] >= motion->low && m->by_reg[k] < at)
            found = m->by_reg[k];
    return found != UINT32_MAX && motion->moves[found] ? UINT32_MAX : found;
}

/* Is what statement `def` writes used between the branch and its label alone? */
static bool used_inside(const struct kpi_mover *m, uint32_t def, uint32_t branch)
{
    const struct kpi_regs *r = &m->regs;
    for (uint32_t d = r->def_at[def]; d < r->def_at[def + 1]; d++)
        for (uint32_t i = 0; i < m->n; i++)
            for (uint32_t k = r->use_at[i]; k < r->use_at[i + 1]; k++)
                if (r->uses.v[k] == r->defs.v[d] && (i <= branch || i >= m->jumps.target[branch]))
                    return false;
    return true;
}

/* Can statement `def` come along? */
static bool may_take(struct kpi_move_job *j, const struct kpi_motion *motion, uint32_t def)
{
    const struct kpi_mover *m = &j->m;
    enum kpi_act act = m->does[def].act;
    uint32_t over = UINT32_MAX;
    if (act != KPI_ACT_PURE && act != KPI_ACT_CONVERGE) {
        kpi_refuse_plainly(j, def, "what moves needs the result of this, which stays",
                       "compute the address and the condition before");
        return false;
    }
    unsigned n = branches_over(m, motion->low, def, &over);
    bool inside = motion->branch != UINT32_MAX && over == motion->branch && n == 1 &&
                  act == KPI_ACT_PURE && used_inside(m, def, motion->branch);
    if (m->s[def].scope == j->level && (!n || inside))
        return true;
    kpi_refuse_plainly(j, def,
                   "what moves needs the result of this, which is computed under a condition",
                   "compute the address and the condition before");
    return false;
}

/* Takes what computes the registers that moved statements read; false: said. */
static bool take_slice(struct kpi_move_job *j, struct kpi_motion *motion)
{
    struct kpi_mover *m = &j->m;
    const struct kpi_regs *r = &m->regs;
    bool grew = true;
    while (grew && kpi_work(&m->work, 256)) {
        grew = false;
        for (uint32_t i = motion->low; i < motion->high; i++) {
            if (!motion->moves[i] && i != motion->branch)
                continue;
            for (uint32_t k = r->use_at[i]; k < r->use_at[i + 1]; k++) {
                uint32_t def = last_write(m, motion, r->uses.v[k], i);
                if (def == UINT32_MAX)
                    continue;
                if (!may_take(j, motion, def))
                    return false;
                motion->moves[def] = 1;
                grew = true;
            }
        }
    }
    return true;
}

/* ---- places -------------------------------------------------------------- */

/* Nothing stays between the region's marks that more than arithmetic is. */
static bool region_is_own(const struct kpi_move_job *j, const struct kpi_motion *motion,
                          uint32_t begin, uint32_t end, uint32_t mark)
{
    for (uint32_t i = begin + 1; i < end; i++) {
        enum kpi_act act = j->m.does[i].act;
        bool plain = act == KPI_ACT_PURE || act == KPI_ACT_NOTHING || act == KPI_ACT_SCOPE;
        if (!motion->moves[i] && i != mark && (!plain || j->m.s[i].kind == KPI_MARK))
            return false;
    }
    return true;
}

/* An arrive as the marks' author meant it: the first behind the mark inside its region, or
 * else the last before it. */
static uint32_t arrive_of(const struct kpi_move_job *j, uint32_t mark)
{
    const struct kpi_mover *m = &j->m;
    for (uint32_t i = mark + 1; i < m->n; i++) {
        const struct kpi_mark *k = mark_at(j, i);
        if (m->does[i].act == KPI_ACT_ARRIVE && !m->does[i].expects)
            return i;
        if (k && (k->op == KPI_BEGIN || k->op == KPI_END || k->op == KPI_ARRIVE))
            break;
    }
    for (uint32_t i = mark; i-- > 0;) {
        const struct kpi_mark *k = mark_at(j, i);
        if (m->does[i].act == KPI_ACT_ARRIVE && !m->does[i].expects)
            return i;
        if (k && (k->op == KPI_BEGIN || k->op == KPI_END || k->op == KPI_ARRIVE))
            break;
    }
    return UINT32_MAX;
}

/* ---- one place ----------------------------------------------------------- */

enum outcome { REFUSED, LEFT, MOVED, STOPPED /* on its way: j->stopped */ };

/* Stands nothing that executes between the place and what moves there? */
static bool is_there(const struct kpi_move_job *j, const struct kpi_motion *motion)
{
    for (uint32_t i = motion->low; i < motion->high; i++) {
        enum kpi_act act = j->m.does[i].act;
        if (!motion->moves[i] && act != KPI_ACT_NOTHING && act != KPI_ACT_SCOPE)
            return false;
    }
    return true;
}

/* Checks the motion and cuts it out. */
static enum outcome finish(struct kpi_move_job *j, struct kpi_motion *motion, uint32_t arrive,
                           uint32_t shown_at, uint32_t anchor, size_t to)
{
    struct kpi_whys whys;
    if (is_there(j, motion)) {
        kpi_keep(j, shown_at, "it stands there already");
        return LEFT;
    }
    if (!kpi_motion_legal(&j->m, motion, &whys)) {
        j->stopped = whys.last;
        if (j->what->as_far && whys.last.at < shown_at)
            return STOPPED;
        kpi_refuse(j, shown_at, &whys);
        return REFUSED;
    }
    kpi_pieces_add(j, motion, arrive, to);
    kpi_report_moved(j, motion, shown_at, anchor);
    return MOVED;
}

/* Behind the item of `anchor`, or before it: a statement, and a byte. */
static uint32_t destination(const struct kpi_move_job *j, uint32_t anchor, bool behind, size_t *to)
{
    const struct kpi_mover *m = &j->m;
    uint32_t first, last;
    size_t from, end;
    item_of(j, anchor, &first, &last);
    kpi_piece_bounds(m->src, m->s[first].begin, m->s[last - 1].end, &from, &end);
    *to = behind ? end : from;
    return behind ? last : first;
}

/* The arrive of the mark at statement `mark` up to the END at `anchor`, or, when that is something
 * that it does not pass, to right behind it. */
static enum outcome advance_to(struct kpi_move_job *j, struct kpi_motion *motion, uint32_t mark,
                               uint32_t arrive, uint32_t anchor, bool behind)
{
    const struct kpi_mover *m = &j->m;
    const char *region = j->what->first;
    uint32_t begin = find_boundary(j, mark, true, KPI_BEGIN, region);
    uint32_t end = find_boundary(j, arrive > mark ? arrive : mark, false, KPI_END, region);
    size_t to;
    j->level = common_scope(m, anchor, arrive);
    if (!kpi_in_scope(m, mark, j->level)) {
        kpi_refuse_plainly(j, mark, "this stands in another block than its arrive",
                       "put the mark beside the arrive");
        return REFUSED;
    }
    motion->low = destination(j, anchor, true, &to);
    motion->high = arrive + 1;
    if (!take_arrive(j, motion, arrive))
        return REFUSED;
    bool own = begin != UINT32_MAX && end != UINT32_MAX && begin > anchor && end > arrive &&
               motion->branch == UINT32_MAX && kpi_in_scope(m, begin, j->level) &&
               kpi_in_scope(m, end, j->level) && region_is_own(j, motion, begin, end, mark);
    if (own) {
        take(j, motion, begin);
        take(j, motion, end);
    } else if (!behind) {
        motion->low = destination(j, anchor, false, &to);
    }
    take(j, motion, mark);
    take_warp_sync(j, motion, arrive);
    for (uint32_t i = motion->low; i < m->n; i++)
        if (motion->moves[i])
            motion->high = i + 1;
    return take_slice(j, motion) ? finish(j, motion, arrive, arrive, anchor, to) : REFUSED;
}

/* Where an arrive that was stopped may go instead: behind what stopped it, or behind the condition
 * which that stands under; UINT32_MAX: nowhere nearer. */
static uint32_t nearer(const struct kpi_move_job *j, const struct kpi_motion *motion)
{
    uint32_t at = j->stopped.at, target = j->m.jumps.target[at];
    if (at >= motion->low)
        return at;
    return target != UINT32_MAX && target >= motion->low ? target : UINT32_MAX;
}

/* The arrive of the mark at statement `mark`, up to the END at `anchor`, or as far as it goes. */
static enum outcome advance_here(struct kpi_move_job *j, struct kpi_motion *motion, uint32_t mark,
                                 uint32_t anchor)
{
    uint32_t arrive = arrive_of(j, mark);
    j->stopped = (struct kpi_why){.other = UINT32_MAX};
    if (arrive == UINT32_MAX) {
        kpi_keep(j, mark, "no mbarrier.arrive stands beside the mark here");
        return LEFT;
    }
    enum outcome done = advance_to(j, motion, mark, arrive, anchor, false);
    while (done == STOPPED) {
        uint32_t next = nearer(j, motion);
        if (next >= arrive || !kpi_work(&j->m.work, j->m.n)) {
            struct kpi_whys whys = {.n = 1, .v = {j->stopped}};
            kpi_refuse(j, arrive, &whys);
            return REFUSED;
        }
        memset(motion->moves, 0, j->m.n);
        motion->branch = UINT32_MAX;
        done = advance_to(j, motion, mark, arrive, next, true);
    }
    return done;
}

/* What moves stands under a condition of its own, with nothing else that executes but arithmetic:
 * the branch and its label come along. */
static void take_branch(const struct kpi_move_job *j, struct kpi_motion *motion, uint32_t first,
                        uint32_t last)
{
    const struct kpi_mover *m = &j->m;
    uint32_t branch = UINT32_MAX;
    if (branches_over(m, motion->low, first, &branch) != 1 || !sole_way(m, branch) ||
        m->jumps.target[branch] < last || !only_arithmetic(m, branch, first, last))
        return;
    uint32_t behind = m->jumps.target[branch] + 1;
    memset(motion->moves + branch, 1, behind - branch);
    motion->high = behind > motion->high ? behind : motion->high;
}

/* The regions from the BEGIN at `begin` to the END at `end`, past `anchor`. */
static enum outcome move_regions(struct kpi_move_job *j, struct kpi_motion *motion, uint32_t begin,
                                 uint32_t end, uint32_t anchor)
{
    uint32_t first, last, unused;
    size_t to;
    bool down = j->what->kind == KPI_DELAY_WAIT;
    j->level = common_scope(&j->m, anchor, begin);
    if (!kpi_in_scope(&j->m, end, j->level)) {
        kpi_refuse_plainly(j, end, "this stands in another block", "keep the regions in one block");
        return REFUSED;
    }
    item_of(j, begin, &first, &unused);
    item_of(j, end, &unused, &last);
    uint32_t place = destination(j, anchor, down, &to);
    motion->low = down ? first : place;
    motion->high = down ? place : last;
    for (uint32_t i = first; i < last; i++)
        motion->moves[i] = 1;
    if (!down)
        take_branch(j, motion, first, last);
    return down || take_slice(j, motion) ? finish(j, motion, UINT32_MAX, begin, anchor, to)
                                         : REFUSED;
}

static uint32_t anchor_of(const struct kpi_move_job *j, uint32_t begin, uint32_t end)
{
    const struct kpi_move *w = j->what;
    if (w->kind == KPI_DELAY_WAIT)
        return find_boundary(j, end, false, KPI_END, w->anchor);
    return find_boundary(j, begin, true, w->kind == KPI_HOIST ? KPI_BEGIN : KPI_END, w->anchor);
}

/* Is the anchor in the same turn of the same loops? */
static bool in_one_turn(const struct kpi_mover *m, uint32_t a, uint32_t b)
{
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    for (uint32_t i = low; i < high; i++) {
        uint32_t to = m->jumps.target[i];
        bool stays = to != UINT32_MAX && to > low && to <= high;
        bool goes = m->does[i].act == KPI_ACT_LEAVE || to != UINT32_MAX;
        if (goes && !stays && !m->s[i].guard.len)
            return false;
    }
    for (uint32_t i = 0; i < m->n; i++) {
        uint32_t to = m->jumps.target[i];
        if (to != UINT32_MAX && to > low && to <= high && (i < low || i > high))
            return false;
    }
    return true;
}

/* All places; how many were found and moved in *moved; false: one was refused. */
static bool each_place(struct kpi_move_job *j, unsigned *found, unsigned *moved)
{
    const struct kpi_move *w = j->what;
    struct kpi_mover *m = &j->m;
    for (uint32_t i = 0; i < m->n; i++) {
        bool arrive = w->kind == KPI_ADVANCE_ARRIVE;
        if (!is_boundary(j, i, arrive ? KPI_ARRIVE : KPI_BEGIN, arrive ? w->on : w->first))
            continue;
        uint32_t end = arrive ? i : find_boundary(j, i, false, KPI_END, w->last);
        uint32_t anchor = end == UINT32_MAX ? UINT32_MAX : anchor_of(j, i, end);
        ++*found;
        if (anchor == UINT32_MAX || !in_one_turn(m, anchor, i)) {
            kpi_keep(j, i, kpi_not_straight);
            continue;
        }
        struct kpi_motion motion = {.up = w->kind != KPI_DELAY_WAIT, .branch = UINT32_MAX};
        motion.moves = kp_alloc((size_t)m->n + 1);
        enum outcome done = arrive ? advance_here(j, &motion, i, anchor)
                                   : move_regions(j, &motion, i, end, anchor);
        free(motion.moves);
        if (done == REFUSED)
            return false;
        *moved += done == MOVED;
    }
    return true;
}

/* ---- the whole ----------------------------------------------------------- */

/* Takes the barrier of the region out, which stands in one place. */
static int drop(struct kpi_move_job *j, struct kp_str *out)
{
    struct kpi_mover *m = &j->m;
    uint32_t bar = UINT32_MAX;
    struct kpi_whys whys;
    for (uint32_t i = 0; i < m->n; i++) {
        if (!is_boundary(j, i, KPI_BEGIN, j->what->first))
            continue;
        uint32_t end = find_boundary(j, i, false, KPI_END, j->what->first);
        for (uint32_t k = i; end != UINT32_MAX && k < end; k++) {
            if (m->does[k].act != KPI_ACT_BARRIER)
                continue;
            if (bar != UINT32_MAX) {
                kpi_refuse_plainly(j, k, "the barrier stands in several places", "");
                return KP_CHECK;
            }
            bar = k;
        }
    }
    if (bar == UINT32_MAX)
        return kpi_nothing_found(j);
    if (!kpi_drop_legal(m, bar, &whys)) {
        kpi_refuse(j, bar, &whys);
        return KP_CHECK;
    }
    struct kp_str made = {0};
    kp_str_addn(&made, m->src->text, m->s[bar].begin);
    kp_str_addn(&made, m->src->text + m->s[bar].end, m->src->len - m->s[bar].end);
    int rc = kpi_check_result(m->src, &made, j->what->entry);
    if (rc == KP_OK)
        kp_str_addn(out, made.s, made.len);
    kp_str_free(&made);
    kpi_report_dropped(j, bar);
    return rc;
}

static int move_all(struct kpi_move_job *j, struct kp_str *out)
{
    unsigned found = 0, moved = 0;
    if (!each_place(j, &found, &moved))
        return KP_CHECK;
    if (!found)
        return kpi_nothing_found(j);
    if (!moved)
        return kpi_nothing_moved(j);
    struct kp_str made = {0};
    kpi_pieces_apply(j->m.src, &j->pieces, &made);
    kpi_lines_known(j->m.src, &made);
    int rc = kpi_check_result(j->m.src, &made, j->what->entry);
    if (rc == KP_OK)
        kp_str_addn(out, made.s ? made.s : "", made.len);
    kp_str_free(&made);
    kpi_report_evidence(j);
    return rc;
}

static int move_in(struct kpi_text *t, const struct kpi_move *move, struct kp_str *out,
                   json_t **report)
{
    struct kpi_move_job j = {.what = move};
    struct kpi_regions regions = {0};
    struct kpi_function *f = kpi_find_entry(t, move->entry);
    if (!f)
        return KP_USAGE;
    j.report = json_pack("{s:[],s:[]}", "moved", "kept");
    bool ok = kpi_regions_find(t, f, &regions);
    int rc = !ok || !kpi_mover_new(t, f, &j.m) ? KP_MALFORMED
             : move->kind == KPI_DROP          ? drop(&j, out)
                                               : move_all(&j, out);
    if (ok)
        kpi_mover_free(&j.m);
    kpi_regions_free(&regions);
    kpi_pieces_free(&j.pieces);
    if (rc == KP_OK || rc == KP_CHECK)
        *report = j.report;
    else
        json_decref(j.report);
    return rc;
}

struct kpi_move kpi_move_asked(const char *entry, const json_t *motion, const json_t *regions)
{
    const char *kind = kp_text(motion, "kind");
    return (struct kpi_move){.entry = entry,
                             .kind = strcmp(kind, "advance-arrive") == 0 ? KPI_ADVANCE_ARRIVE
                                     : strcmp(kind, "delay-wait") == 0   ? KPI_DELAY_WAIT
                                     : strcmp(kind, "drop-barrier") == 0 ? KPI_DROP
                                                                         : KPI_HOIST,
                             .first = kp_text(regions, "first"), .last = kp_text(regions, "last"),
                             .on = kp_text(regions, "on"), .anchor = kp_text(regions, "anchor"),
                             .as_far = json_is_true(json_object_get(motion, "as_far"))};
}

int kpi_move(const struct kp_source *src, const struct kpi_move *move, struct kp_str *out,
             json_t **report)
{
    struct kpi_text t;
    *report = NULL;
    int rc = kpi_ptx_read_original(src, &t);
    if (rc == KP_OK)
        rc = move_in(&t, move, out, report);
    kpi_text_free(&t);
    return rc;
}
