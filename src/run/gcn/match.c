#include "run/gcn/match.h"

/* The original's instructions in the body that unprobed workgroups run, and in the probed
 * one.  Probes only insert, so both are to hold all of them, in order. */

const struct kpn_gins *kpn_gat(const struct kpn_gside *s, uint32_t i)
{
    return &s->g->code.v[s->first + i];
}

/* ---- two instructions ---------------------------------------------------------- */

bool kpn_gins_same_text(const struct kpn_gins *a, const struct kpn_gins *b)
{
    return a->op_len == b->op_len && a->args_len == b->args_len &&
           memcmp(a->op, b->op, a->op_len) == 0 && memcmp(a->args, b->args, a->args_len) == 0;
}

static bool same_op(const struct kpn_gins *a, const struct kpn_gins *b)
{
    return a->op_len == b->op_len && memcmp(a->op, b->op, a->op_len) == 0;
}

/* The second half of an address relative to the code, behind s_getpc_b64: its distance
 * changes with the code's length. */
static bool is_distance(const struct kpn_gside *s, uint32_t i)
{
    const struct kpn_gins *k = kpn_gat(s, i);
    if (!kpn_gins_is(k, "s_add_u32") && !kpn_gins_is(k, "s_addc_u32") &&
        !kpn_gins_is(k, "s_add_co_u32") && !kpn_gins_is(k, "s_add_co_ci_u32"))
        return false;
    for (uint32_t back = 1; back <= 4 && back <= i; back++)
        if (kpn_gins_is(kpn_gat(s, i - back), "s_getpc_b64"))
            return true;
    return false;
}

static bool same_but_last(const struct kpn_gins *a, const struct kpn_gins *b)
{
    for (unsigned n = 0; n < 2; n++) {
        size_t la, lb;
        const char *x = kpn_gins_arg(a, n, &la), *y = kpn_gins_arg(b, n, &lb);
        if (la != lb || memcmp(x, y, la) != 0)
            return false;
    }
    return same_op(a, b);
}

static bool is_jump(const struct kpn_gins *i)
{
    return kpn_gins_is(i, "s_branch") || kpn_gins_is(i, "s_cbranch_*");
}

static bool is_exit(const struct kpn_gins *i)
{
    return kpn_gins_is(i, "s_endpgm*");
}

bool kpn_gins_same(const struct kpn_gside *a, uint32_t i, const struct kpn_gside *b, uint32_t j)
{
    const struct kpn_gins *x = kpn_gat(a, i), *y = kpn_gat(b, j);
    return kpn_gins_same_text(x, y) || (is_jump(x) && same_op(x, y)) ||
           (is_distance(a, i) && same_but_last(x, y));
}

/* ---- the pristine body ----------------------------------------------------------- */

/* What leaves the kernel may go to a stamp instead. */
static bool leaves(const struct kpn_gside *a, uint32_t i)
{
    return is_exit(kpn_gat(a, i)) || (kpn_gins_is(kpn_gat(a, i), "s_sendmsg*") &&
                                      i + 1 < a->count && is_exit(kpn_gat(a, i + 1)));
}

/* Where no branch reaches the stamp's code it stands before each exit, up to an end of its own:
 * a's i-th, which leaves, behind that; `at`: there is no such code. */
static uint32_t behind_stamp(const struct kpn_gside *a, uint32_t i, const struct kpn_gside *b,
                             uint32_t at)
{
    enum { LONGEST = 100 };
    if (is_jump(kpn_gat(b, at)) || kpn_gins_same(a, i, b, at))
        return at;
    for (uint32_t k = at + 1; k < b->count && k - at < LONGEST; k++)
        if (is_exit(kpn_gat(b, k - 1)))
            return kpn_gins_same(a, i, b, k) ? k : at;
    return at;
}

/* Returns how many were looked at.  mine: by b's instruction, or NULL. */
static uint32_t walk_pristine(const struct kpn_gside *a, const struct kpn_gside *b, uint32_t from,
                              uint32_t limit, struct kpn_gpristine *p, bool *mine)
{
    uint32_t wrong = 0, i = 0;
    *p = (struct kpn_gpristine){.from = from, .to = from, .bad = KPN_G_NOWHERE};
    for (; i < a->count && wrong <= limit; i++, p->to++) {
        bool inside = p->to < b->count, left = inside && leaves(a, i);
        uint32_t at = left ? behind_stamp(a, i, b, p->to) : p->to;
        bool equal = inside && kpn_gins_same_text(kpn_gat(a, i), kpn_gat(b, at));
        bool same = equal || (inside && kpn_gins_same(a, i, b, at));
        if (mine && inside)
            mine[at] = true;
        p->kept += same || left;
        p->same += equal;
        p->exits += at != p->to || (left && !same);
        if (!same && !left && !wrong++) {
            p->bad = i;
            p->bad_at = at;
        }
        p->to = at;
    }
    return i;
}

/* Comparisons; a code in which so many look alike is none that probes were put in. */
#define MAX_LOOKS 200000000u

struct kpn_gpristine kpn_gcn_pristine(const struct kpn_gside *a, const struct kpn_gside *b,
                                      bool *mine)
{
    struct kpn_gpristine best = {.from = KPN_G_NOWHERE, .bad = 0, .bad_at = b->count}, p;
    uint64_t looks = 0;
    for (uint32_t k = 0; k < b->count && best.kept < a->count && looks < MAX_LOOKS; k++) {
        if (!a->count || !kpn_gins_same(a, 0, b, k))
            continue;
        looks += walk_pristine(a, b, k, a->count / 20 + 4, &p, NULL);
        if (p.kept > best.kept)
            best = p;
    }
    if (best.from != KPN_G_NOWHERE)
        walk_pristine(a, b, best.from, a->count, &best, mine);
    return best;
}

/* ---- the probed body --------------------------------------------------------------- */

/* One of the s_nops that fill up to where a loop is to begin: as many as its place asks for.
 * Those that keep instructions apart are checked as waits are. */
static bool is_padding(const struct kpn_gside *s, uint32_t i)
{
    uint32_t k = i;
    while (k < s->count && kpn_gins_is(kpn_gat(s, k), "s_nop"))
        k++;
    return k > i && k < s->count && kpn_gat(s, k)->address % 32 == 0;
}

/* The first of b's instructions from `from` on that is a's i-th; `end`: none is, or enough were
 * looked at. */
static uint32_t next_same(const struct kpn_gside *a, uint32_t i, const struct kpn_gside *b,
                          uint32_t from, uint32_t end, uint64_t *looks)
{
    uint32_t k = from;
    while (k < end && *looks < MAX_LOOKS && !kpn_gins_same(a, i, b, k)) {
        k++;
        ++*looks;
    }
    return *looks < MAX_LOOKS ? k : end;
}

static struct kpn_gmatched matched_new(const struct kpn_gside *a, const struct kpn_gside *b)
{
    return (struct kpn_gmatched){.of = kp_alloc(((size_t)a->count + 1) * sizeof(uint32_t)),
                            .kept = kp_alloc((size_t)b->count + 1)};
}

void kpn_gmatched_free(struct kpn_gmatched *m)
{
    free(m->of);
    free(m->kept);
}

/* The first places that will do: exits may be drains.  least: by instruction of the original,
 * before what it cannot stand; or NULL. */
static void match_probed(const struct kpn_gside *a, const struct kpn_gside *b, uint32_t begin,
                         uint32_t end, const uint32_t *least, struct kpn_gmatched *m)
{
    uint32_t j = begin;
    uint64_t looks = 0;
    m->from = m->to = begin;
    m->n = 0;
    m->bad = KPN_G_NOWHERE;
    for (uint32_t i = 0; i < a->count; i++) {
        j = least && least[i] > j ? least[i] : j;
        uint32_t k = next_same(a, i, b, j, end, &looks);
        m->of[i] = KPN_G_NOWHERE;
        if ((k == end && leaves(a, i)) || is_padding(a, i)) {
            m->n++;
            continue;
        }
        if (k == end) {
            m->bad = m->bad == KPN_G_NOWHERE ? i : m->bad;
            continue;
        }
        /* an exit's first place may be far behind, past what follows it */
        if (leaves(a, i) && k - j > 64) {
            m->n++;
            continue;
        }
        m->of[i] = k;
        m->kept[k] = true;
        m->from = m->n++ ? m->from : k;
        m->to = k + 1;
        j = k + 1;
    }
}

/* Branches lead to the same instructions, or to records before them. */
static bool same_flow(const struct kpn_gside *a, const struct kpn_gside *b,
                      const struct kpn_gmatched *m, uint32_t *bad)
{
    for (uint32_t i = 0; i < a->count; i++) {
        const struct kpn_gins *x = kpn_gat(a, i);
        if (!is_jump(x) || m->of[i] == KPN_G_NOWHERE || x->target == KPN_G_NOWHERE ||
            x->target < a->first || x->target >= a->first + a->count)
            continue;
        uint32_t want = m->of[x->target - a->first], to = kpn_gat(b, m->of[i])->target;
        if (want == KPN_G_NOWHERE)
            continue;
        to = to == KPN_G_NOWHERE || to < b->first ? KPN_G_NOWHERE : to - b->first;
        bool ok = to != KPN_G_NOWHERE && to <= want;
        for (uint32_t k = to; ok && k < want; k++)
            ok = !m->kept[k];
        if (!ok) {
            *bad = i;
            return false;
        }
    }
    return true;
}

/* What looks like a branch's target can be a probe's in front of the label, a wait say: matched
 * again, with each target behind its label.  True where branches lead there then. */
static bool match_labels(const struct kpn_gside *a, const struct kpn_gside *b, uint32_t begin,
                         struct kpn_gmatched *m)
{
    uint32_t *least = kp_alloc(((size_t)a->count + 1) * sizeof *least), bad;
    struct kpn_gmatched again = matched_new(a, b);
    for (uint32_t i = 0; i < a->count; i++) {
        const struct kpn_gins *x = kpn_gat(a, i);
        uint32_t to = m->of[i] == KPN_G_NOWHERE ? KPN_G_NOWHERE : kpn_gat(b, m->of[i])->target;
        if (is_jump(x) && x->target != KPN_G_NOWHERE && x->target >= a->first &&
            x->target < a->first + a->count && to != KPN_G_NOWHERE && to >= b->first)
            least[x->target - a->first] = to - b->first;
    }
    match_probed(a, b, begin, b->count, least, &again);
    bool found = again.n == a->count && same_flow(a, b, &again, &bad);
    struct kpn_gmatched other = found ? *m : again;
    *m = found ? again : *m;
    kpn_gmatched_free(&other);
    free(least);
    return found;
}

struct kpn_gmatched kpn_gcn_match(const struct kpn_gside *a, const struct kpn_gside *b,
                                  uint32_t begin)
{
    struct kpn_gmatched m = matched_new(a, b);
    uint32_t bad = 0;
    match_probed(a, b, begin, b->count, NULL, &m);
    bool flow = same_flow(a, b, &m, &bad) || (m.n == a->count && match_labels(a, b, begin, &m));
    m.flow = flow;
    m.astray = flow ? KPN_G_NOWHERE : bad;
    return m;
}
