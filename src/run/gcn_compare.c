#include "run/gcn_compare.h"

#include "run/sass.h"

/* The original's instructions in the body that unprobed workgroups run, and in the probed
 * one.  Probes only insert, so both are to hold all of them, in order. */

struct side {
    const struct kpn_gcn *g;
    uint32_t first, count;
};

static const struct kpn_gins *at(const struct side *s, uint32_t i)
{
    return &s->g->code.v[s->first + i];
}

/* ---- two instructions ---------------------------------------------------------- */

static bool same_text(const struct kpn_gins *a, const struct kpn_gins *b)
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
static bool is_distance(const struct side *s, uint32_t i)
{
    const struct kpn_gins *k = at(s, i);
    if (!kpn_gins_is(k, "s_add_u32") && !kpn_gins_is(k, "s_addc_u32") &&
        !kpn_gins_is(k, "s_add_co_u32") && !kpn_gins_is(k, "s_add_co_ci_u32"))
        return false;
    for (uint32_t back = 1; back <= 4 && back <= i; back++)
        if (kpn_gins_is(at(s, i - back), "s_getpc_b64"))
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

/* Where branches lead is looked at apart. */
static bool same(const struct side *a, uint32_t i, const struct side *b, uint32_t j)
{
    const struct kpn_gins *x = at(a, i), *y = at(b, j);
    return same_text(x, y) || (is_jump(x) && same_op(x, y)) ||
           (is_distance(a, i) && same_but_last(x, y));
}

/* ---- the pristine body ----------------------------------------------------------- */

struct pristine {
    uint32_t from, kept, same, exits; /* from: in the probed code, or NOWHERE */
    uint32_t bad;                     /* the first that is another; NOWHERE */
};

/* What leaves the kernel may go to a stamp instead. */
static bool leaves(const struct side *a, uint32_t i)
{
    return is_exit(at(a, i)) || (kpn_gins_is(at(a, i), "s_sendmsg*") && i + 1 < a->count &&
                                 is_exit(at(a, i + 1)));
}

/* Returns how many were looked at. */
static uint32_t walk_pristine(const struct side *a, const struct side *b, uint32_t from,
                              uint32_t limit, struct pristine *p)
{
    uint32_t wrong = 0;
    *p = (struct pristine){.from = from, .bad = KPN_G_NOWHERE};
    uint32_t i = 0;
    for (; i < a->count && wrong <= limit; i++) {
        bool inside = from + i < b->count, equal = inside && same_text(at(a, i), at(b, from + i));
        if (equal || (inside && same(a, i, b, from + i))) {
            p->kept++;
            p->same += equal;
        } else if (inside && leaves(a, i)) {
            p->kept++;
            p->exits++;
        } else {
            p->bad = wrong++ ? p->bad : i;
        }
    }
    return i;
}

/* Comparisons; a code in which so many look alike is none that probes were put in. */
#define MAX_LOOKS 200000000u

static struct pristine find_pristine(const struct side *a, const struct side *b)
{
    struct pristine best = {.from = KPN_G_NOWHERE, .bad = 0}, p;
    uint64_t looks = 0;
    for (uint32_t k = 0; k < b->count && best.kept < a->count && looks < MAX_LOOKS; k++) {
        if (!a->count || !same(a, 0, b, k))
            continue;
        looks += walk_pristine(a, b, k, a->count / 20 + 4, &p);
        if (p.kept > best.kept)
            best = p;
    }
    return best;
}

/* ---- the probed body --------------------------------------------------------------- */

struct matched {
    uint32_t *of;     /* by instruction of the original: where it stands, or NOWHERE */
    bool *kept;       /* by instruction of the probed code: it is one of the original's */
    uint32_t from, to; /* of the probed code: from the first of them to behind the last */
    uint32_t n, bad;
};

/* One of the s_nops that fill up to where a loop is to begin: as many as its place asks for.
 * Those that keep instructions apart are checked as waits are. */
static bool is_padding(const struct side *s, uint32_t i)
{
    uint32_t k = i;
    while (k < s->count && kpn_gins_is(at(s, k), "s_nop"))
        k++;
    return k > i && k < s->count && at(s, k)->address % 32 == 0;
}

/* The first of b's instructions from `from` on that is a's i-th; `end`: none is, or enough were
 * looked at. */
static uint32_t next_same(const struct side *a, uint32_t i, const struct side *b, uint32_t from,
                          uint32_t end, uint64_t *looks)
{
    uint32_t k = from;
    while (k < end && *looks < MAX_LOOKS && !same(a, i, b, k)) {
        k++;
        ++*looks;
    }
    return *looks < MAX_LOOKS ? k : end;
}

static struct matched matched_new(const struct side *a, const struct side *b)
{
    return (struct matched){.of = kp_alloc(((size_t)a->count + 1) * sizeof(uint32_t)),
                            .kept = kp_alloc((size_t)b->count + 1)};
}

static void matched_free(struct matched *m)
{
    free(m->of);
    free(m->kept);
}

/* The first places that will do: exits may be drains.  least: by instruction of the original,
 * before what it cannot stand; or NULL. */
static void match_probed(const struct side *a, const struct side *b, uint32_t begin, uint32_t end,
                         const uint32_t *least, struct matched *m)
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
static bool same_flow(const struct side *a, const struct side *b, const struct matched *m,
                      uint32_t *bad)
{
    for (uint32_t i = 0; i < a->count; i++) {
        const struct kpn_gins *x = at(a, i);
        if (!is_jump(x) || m->of[i] == KPN_G_NOWHERE || x->target == KPN_G_NOWHERE ||
            x->target < a->first || x->target >= a->first + a->count)
            continue;
        uint32_t want = m->of[x->target - a->first], to = at(b, m->of[i])->target;
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
static bool match_labels(const struct side *a, const struct side *b, uint32_t begin,
                         struct matched *m)
{
    uint32_t *least = kp_alloc(((size_t)a->count + 1) * sizeof *least), bad;
    struct matched again = matched_new(a, b);
    for (uint32_t i = 0; i < a->count; i++) {
        const struct kpn_gins *x = at(a, i);
        uint32_t to = m->of[i] == KPN_G_NOWHERE ? KPN_G_NOWHERE : at(b, m->of[i])->target;
        if (is_jump(x) && x->target != KPN_G_NOWHERE && x->target >= a->first &&
            x->target < a->first + a->count && to != KPN_G_NOWHERE && to >= b->first)
            least[x->target - a->first] = to - b->first;
    }
    match_probed(a, b, begin, b->count, least, &again);
    bool found = again.n == a->count && same_flow(a, b, &again, &bad);
    struct matched other = found ? *m : again;
    *m = found ? again : *m;
    matched_free(&other);
    free(least);
    return found;
}

/* ---- order ---------------------------------------------------------------------------- */

static bool is_load(const struct kpn_gins *i)
{
    return (i->class == KPN_GC_VMEM || i->class == KPN_GC_DS || i->class == KPN_GC_SMEM) &&
           memmem(i->op, i->op_len, "load", 4) != NULL;
}

static bool is_ordered(const struct kpn_gins *i)
{
    return i->class == KPN_GC_MATRIX || i->class == KPN_GC_BARRIER || is_load(i) ||
           kpn_gins_is(i, "ds_read*");
}

static json_t *text_json(const struct kpn_gins *i)
{
    char *text = i ? kp_strndup(i->text, i->text_len) : kp_strdup("");
    json_t *o = kp_json_text(text);
    free(text);
    return o;
}

static json_t *difference(const struct side *a, uint32_t i, const struct side *b, uint32_t j)
{
    return json_pack("{s:i,s:o,s:o}", "at", (int)i, "original",
                     text_json(i < a->count ? at(a, i) : NULL), "other",
                     text_json(j < b->count ? at(b, j) : NULL));
}

/* Matrix, load and barrier instructions of the original against those in [from, to): only
 * what `kept` marks, or all. */
static json_t *order_json(const struct side *a, const struct side *b, uint32_t from, uint32_t to,
                          const bool *kept)
{
    uint32_t i = 0, j = from, n = 0, others = 0;
    json_t *o = json_object(), *bad = NULL;
    for (;;) {
        while (i < a->count && !is_ordered(at(a, i)))
            i++;
        while (j < to && (!is_ordered(at(b, j)) || (kept && !kept[j])))
            j++;
        if (i == a->count && j == to)
            break;
        n += i < a->count;
        others += j < to;
        if (!bad && (i == a->count || j == to || !same(a, i, b, j)))
            bad = difference(a, i, b, j);
        i += i < a->count;
        j += j < to;
    }
    json_object_set_new(o, "equal", json_boolean(!bad));
    json_object_set_new(o, "original", json_integer(n));
    json_object_set_new(o, "other", json_integer(others));
    if (bad)
        json_object_set_new(o, "difference", bad);
    return o;
}

/* The probes' own in the body, and those of them that are matrix instructions or barriers, which
 * none may be. */
static uint32_t foreign(const struct side *b, const struct matched *m, uint32_t *added)
{
    uint32_t n = 0;
    *added = 0;
    for (uint32_t j = m->from; j < m->to; j++) {
        *added += !m->kept[j];
        n += !m->kept[j] && (at(b, j)->class == KPN_GC_MATRIX || at(b, j)->class == KPN_GC_BARRIER);
    }
    return n;
}

/* ---- regions ------------------------------------------------------------------------------ */

/* Marks what can be executed from `start` on before an END of the region, which `ends` has. */
static void reach(const struct side *b, const bool *ends, uint32_t start, bool *seen)
{
    KP_VEC(uint32_t) todo = {0};
    KP_PUSH(todo, start + 1);
    while (todo.n) {
        uint32_t i = todo.v[--todo.n];
        if (i >= b->count || seen[i] || ends[i])
            continue;
        seen[i] = true;
        if (at(b, i)->goes_on)
            KP_PUSH(todo, i + 1);
        if (at(b, i)->target != KPN_G_NOWHERE && at(b, i)->target >= b->first)
            KP_PUSH(todo, at(b, i)->target - b->first);
    }
    free(todo.v);
}

/* What was taken for the original's may be a probe's that stands before it and is the same, a wait
 * say: then the j-th is the original's just as well. */
static bool as_well(const struct side *b, const struct matched *m, uint32_t j)
{
    uint32_t k = j;
    while (k > m->from && !m->kept[k])
        k--;
    return k < j && m->kept[k] && same_text(at(b, k), at(b, j));
}

/* Whether the text has nothing between the region's marks, which is assembled as it stands: what
 * the matching found there is a probe's that is like one of the original's. */
static bool marked_empty(const json_t *contents, uint32_t id)
{
    const json_t *held, *n;
    const char *key;
    size_t i;
    json_array_foreach(json_object_get(contents, "regions"), i, held) {
        if (json_integer_value(json_object_get(held, "id")) != id)
            continue;
        json_object_foreach((json_t *)(uintptr_t)json_object_get(held, "code"), key, n)
            if (json_integer_value(n) > 0)
                return false;
        return true;
    }
    return false;
}

static json_t *region_json(const struct side *b, const struct matched *m,
                           const struct kpn_greads *reads, const json_t *region,
                           const json_t *contents, bool whole)
{
    uint32_t id = (uint32_t)json_integer_value(json_object_get(region, "id")), starts = 0, ends = 0;
    bool *seen = kp_alloc((size_t)b->count + 1), *stops = kp_alloc((size_t)b->count + 1);
    bool instant = json_is_true(json_object_get(region, "instant"));
    uint32_t counts[KPN_GC_COUNT] = {0}, all = 0;
    for (size_t k = 0; k < reads->list.n; k++) {
        uint32_t tag = reads->list.v[k].tag;
        bool begins = kpn_tag_starts(tag, id) || (tag >> 30 == 2 && (tag & 0xffff) == id);
        starts += begins;
        ends += kpn_tag_ends(tag, id);
        stops[reads->list.v[k].at - b->first] |= kpn_tag_ends(tag, id);
    }
    for (size_t k = 0; k < reads->list.n; k++)
        if (kpn_tag_starts(reads->list.v[k].tag, id))
            reach(b, stops, reads->list.v[k].at - b->first, seen);
    for (uint32_t i = 0; i < b->count; i++)
        if (seen[i] && m->kept[i]) {
            counts[at(b, i)->class]++;
            all++;
        }
    for (uint32_t i = b->count; i-- > 0 && !all;)
        if (seen[i] && as_well(b, m, i)) {
            counts[at(b, i)->class]++;
            all++;
        }
    free(seen);
    free(stops);
    bool bare = marked_empty(contents, id);
    if (bare) {
        memset(counts, 0, sizeof counts);
        all = 0;
    }
    json_t *code = json_object();
    for (int c = 0; c < KPN_GC_COUNT; c++)
        json_object_set_new(code, kpn_gclass_names[c], json_integer(counts[c]));
    const char *verdict = !starts || (!ends && !instant) ? "unseen"
                          : !whole                       ? "altered"
                          : !all && !instant             ? "empty"
                                                         : "intact";
    json_t *o = json_pack("{s:i,s:O,s:s,s:i,s:i,s:o,s:[]}", "id", (int)id, "name",
                          json_object_get(region, "name"), "verdict", verdict, "starts",
                          (int)starts, "ends", (int)ends, "code", code, "why");
    if (strcmp(verdict, "empty") == 0)
        json_object_set_new(o, "as_marked", json_boolean(bare));
    return o;
}

/* ---- all of it ------------------------------------------------------------------------------ */

static void say(json_t *why, const char *text)
{
    json_array_append_new(why, json_string(text));
}

static json_t *pristine_json(const struct side *a, const struct side *b, const struct pristine *p)
{
    json_t *o = json_pack("{s:b,s:i,s:i,s:f,s:i,s:i,s:i,s:i,s:i,s:i}", "identical",
                          p->kept == a->count, "instructions", (int)a->count, "kept", (int)p->kept,
                          "percent", a->count ? 100.0 * p->kept / a->count : 100.0,
                          "same_operands", (int)p->same, "stamp", (int)p->exits, "entry", 0,
                          "moved", 0, "dropped", (int)(a->count - p->kept), "added", 0);
    if (p->bad != KPN_G_NOWHERE)
        json_object_set_new(o, "difference",
                            difference(a, p->bad, b, p->from == KPN_G_NOWHERE ? b->count
                                                                              : p->from + p->bad));
    return o;
}

static void compare_pristine(const struct side *a, const struct side *b, const struct pristine *p,
                             json_t *o, json_t *why)
{
    json_t *pristine = pristine_json(a, b, p);
    if (p->kept < a->count)
        say(why, "the body of unprobed workgroups is not the original's");
    if (p->from != KPN_G_NOWHERE) {
        uint32_t to = p->from + a->count < b->count ? p->from + a->count : b->count;
        json_object_set_new(pristine, "order", order_json(a, b, p->from, to, NULL));
    }
    json_object_set_new(o, "pristine", pristine);
}

static void compare_regions(const struct side *b, const struct matched *m, const json_t *map,
                            const json_t *contents, bool whole, json_t *o)
{
    struct kpn_greads reads;
    json_t *list = json_array(), *region;
    size_t i;
    kpn_gcn_reads(b->g, b->first + m->from, b->first + b->count, &reads);
    json_array_foreach(json_object_get(map, "regions"), i, region)
        json_array_append_new(list, region_json(b, m, &reads, region, contents, whole));
    free(reads.list.v);
    json_object_set_new(o, "regions", list);
}

/* begin: behind the pristine body, or where there is none the code's beginning. */
static void compare_probed(const struct side *a, const struct side *b, uint32_t begin,
                           const json_t *map, const json_t *contents, json_t *o, json_t *why)
{
    struct matched m = matched_new(a, b);
    uint32_t bad = 0, added;
    match_probed(a, b, begin, b->count, NULL, &m);
    bool flow = same_flow(a, b, &m, &bad) ||
                (m.n == a->count && match_labels(a, b, begin, &m));
    if (m.n < a->count)
        say(why, "the probed body does not hold all of the original's instructions in order");
    else if (!flow)
        say(why, "a branch of the probed body leads elsewhere than the original's");
    if (foreign(b, &m, &added))
        say(why, "the probes have matrix instructions or barriers of their own");
    json_t *probed = json_pack("{s:i,s:i,s:i,s:o}", "instructions", (int)a->count, "kept",
                               (int)m.n, "added", (int)added, "order",
                               order_json(a, b, m.from, m.to, m.kept));
    if (m.bad != KPN_G_NOWHERE || !flow)
        json_object_set_new(probed, "difference",
                            m.bad != KPN_G_NOWHERE ? difference(a, m.bad, b, b->count)
                                                   : difference(a, bad, b, m.of[bad]));
    json_object_set_new(o, "probed", probed);
    compare_regions(b, &m, map, contents, m.n == a->count && flow, o);
    matched_free(&m);
}

static void add_waits(json_t *o, const char *lines, json_t *why)
{
    json_t *list = json_array();
    for (const char *p = lines; p && *p;) {
        size_t n = strcspn(p, "\n");
        char *line = kp_strndup(p, n);
        if (n)
            json_array_append_new(list, kp_json_text(line));
        free(line);
        p += n + (p[n] == '\n');
    }
    if (json_array_size(list))
        say(why, "waits or distances between instructions are missing");
    json_object_set_new(o, "waits", list);
}

static json_t *compare(const struct side *a, const struct side *b, const json_t *map,
                       const json_t *contents, const char *waits)
{
    const char *mode = json_string_value(json_object_get(map, "mode"));
    bool two = !mode || strcmp(mode, "two-body") == 0;
    json_t *o = json_object(), *why = json_array();
    struct pristine p = {.from = KPN_G_NOWHERE};
    if (two)
        p = find_pristine(a, b);
    json_object_set_new(o, "bodies", json_integer(two ? 2 : 1));
    if (two)
        compare_pristine(a, b, &p, o, why);
    bool found = p.from != KPN_G_NOWHERE && p.kept == a->count;
    compare_probed(a, b, found ? p.from + a->count : 0, map, contents, o, why);
    add_waits(o, waits, why);
    json_object_set_new(o, "verdict", json_string(json_array_size(why) ? "altered" : "intact"));
    json_object_set_new(o, "why", why);
    return o;
}

static json_t *used_json(const struct kpn_gcn *g, const struct kpn_gfunction *f)
{
    struct kpn_gused u = kpn_gcn_used(g, f);
    return json_pack("{s:i,s:i,s:i}", "vgprs", (int)u.vgprs, "agprs", (int)u.agprs, "sgprs",
                     (int)u.sgprs);
}

/* Behind its end the linker leaves s_code_end or zeros. */
static struct side side_of(const struct kpn_gcn *g, const struct kpn_gfunction *f)
{
    struct side s = {g, f->first, f->count};
    while (s.count && (kpn_gins_is(at(&s, s.count - 1), "s_code_end") ||
                       kpn_gins_is(at(&s, s.count - 1), "s_nop")))
        s.count--;
    return s;
}

/* Of what stands at a kernel's first 256 bytes for firmware that does not load its arguments
 * before it begins: how many instructions; 0: there is no such thing.  `s_trap 2`, or loads and a
 * branch behind them, and s_nops. */
static uint32_t header_of(const struct side *s)
{
    const uint64_t to = (s->count ? at(s, 0)->address : 0) + 256;
    uint32_t i = 0, k;
    while (i < s->count && at(s, i)->class != KPN_GC_BRANCH && !kpn_gins_is(at(s, i), "s_trap"))
        i++;
    for (k = i + 1; k < s->count && at(s, k)->address < to; k++)
        if (!kpn_gins_is(at(s, k), "s_nop"))
            return 0;
    if (k >= s->count || at(s, k)->address != to)
        return 0;
    return kpn_gins_is(at(s, i), "s_trap") || at(s, i)->target == s->first + k ? k : 0;
}

/* It is not copied: probes go behind it. */
static void skip_headers(struct side *a, struct side *b)
{
    uint32_t n = header_of(a);
    bool both = n == header_of(b);
    for (uint32_t i = 0; i < n && both; i++)
        both = same(a, i, b, i);
    if (!both)
        return;
    *a = (struct side){a->g, a->first + n, a->count - n};
    *b = (struct side){b->g, b->first + n, b->count - n};
}

json_t *kpn_gcn_compare(const char *original, size_t original_len, const char *probed,
                        size_t probed_len, const char *target, const char *entry,
                        const json_t *map, const json_t *contents, char why[200])
{
    struct kpn_gcn a, b = {0};
    struct kp_str waits = {0};
    json_t *o = NULL;
    int status = kpn_gcn_read(original, original_len, target, &a, why);
    if (status == KP_OK)
        status = kpn_gcn_read(probed, probed_len, target, &b, why);
    if (status == KP_OK && kpn_gcn_check(original, original_len, probed, probed_len, target, &waits,
                                         why) == KP_MALFORMED)
        status = KP_MALFORMED;
    const struct kpn_gfunction *fa = status == KP_OK ? kpn_gcn_function(&a, entry) : NULL;
    const struct kpn_gfunction *fb = status == KP_OK ? kpn_gcn_function(&b, entry) : NULL;
    if (fa && fb) {
        struct side x = side_of(&a, fa), y = side_of(&b, fb);
        skip_headers(&x, &y);
        o = compare(&x, &y, map, contents, waits.s);
        json_object_set_new(o, "registers",
                            json_pack("{s:o,s:o}", "original", used_json(&a, fa), "probed",
                                      used_json(&b, fb)));
    } else if (status == KP_OK) {
        snprintf(why, 200, "the listing has no function '%.120s'", entry);
    }
    kp_str_free(&waits);
    kpn_gcn_free(&a);
    kpn_gcn_free(&b);
    return o;
}
