#include "run/gcn/compare.h"

#include "run/gcn/match.h"
#include "run/sass/sass.h"
#include "trace/trace.h"

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

static json_t *difference(const struct kpn_gside *a, uint32_t i, const struct kpn_gside *b,
                          uint32_t j)
{
    return json_pack("{s:i,s:o,s:o}", "at", (int)i, "original",
                     text_json(i < a->count ? kpn_gat(a, i) : NULL), "other",
                     text_json(j < b->count ? kpn_gat(b, j) : NULL));
}

/* Matrix, load and barrier instructions of the original against those in [from, to): only
 * what `kept` marks, or all. */
static json_t *order_json(const struct kpn_gside *a, const struct kpn_gside *b, uint32_t from,
                          uint32_t to, const bool *kept)
{
    uint32_t i = 0, j = from, n = 0, others = 0;
    json_t *o = json_object(), *bad = NULL;
    for (;;) {
        while (i < a->count && !is_ordered(kpn_gat(a, i)))
            i++;
        while (j < to && (!is_ordered(kpn_gat(b, j)) || (kept && !kept[j])))
            j++;
        if (i == a->count && j == to)
            break;
        n += i < a->count;
        others += j < to;
        if (!bad && (i == a->count || j == to || !kpn_gins_same(a, i, b, j)))
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
static uint32_t foreign(const struct kpn_gside *b, const struct kpn_gmatched *m, uint32_t *added)
{
    uint32_t n = 0;
    *added = 0;
    for (uint32_t j = m->from; j < m->to; j++) {
        enum kpn_gclass class = kpn_gat(b, j)->class;
        *added += !m->kept[j];
        n += !m->kept[j] && (class == KPN_GC_MATRIX || class == KPN_GC_BARRIER);
    }
    return n;
}

/* ---- regions ------------------------------------------------------------------------------ */

/* Marks what can be executed from `start` on before an END of the region, which `ends` has. */
static void reach(const struct kpn_gside *b, const bool *ends, uint32_t start, bool *seen)
{
    KP_VEC(uint32_t) todo = {0};
    KP_PUSH(todo, start + 1);
    while (todo.n) {
        uint32_t i = todo.v[--todo.n];
        if (i >= b->count || seen[i] || ends[i])
            continue;
        seen[i] = true;
        if (kpn_gat(b, i)->goes_on)
            KP_PUSH(todo, i + 1);
        if (kpn_gat(b, i)->target != KPN_G_NOWHERE && kpn_gat(b, i)->target >= b->first)
            KP_PUSH(todo, kpn_gat(b, i)->target - b->first);
    }
    free(todo.v);
}

/* What was taken for the original's may be a probe's that stands before it and is the same, a wait
 * say: then the j-th is the original's just as well. */
static bool as_well(const struct kpn_gside *b, const struct kpn_gmatched *m, uint32_t j)
{
    uint32_t k = j;
    while (k > m->from && !m->kept[k])
        k--;
    return k < j && m->kept[k] && kpn_gins_same_text(kpn_gat(b, k), kpn_gat(b, j));
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

static json_t *region_json(const struct kpn_gside *b, const struct kpn_gmatched *m,
                           const struct kpn_greads *reads, const json_t *region,
                           const json_t *contents, bool whole)
{
    uint32_t id = (uint32_t)json_integer_value(json_object_get(region, "id")), starts = 0, ends = 0;
    bool *seen = kp_alloc((size_t)b->count + 1), *stops = kp_alloc((size_t)b->count + 1);
    bool instant = json_is_true(json_object_get(region, "instant"));
    uint32_t counts[KPN_GC_COUNT] = {0}, all = 0;
    for (size_t k = 0; k < reads->list.n; k++) {
        uint32_t tag = reads->list.v[k].tag;
        bool begins = kpt_tag_starts(tag, id) || (tag >> 30 == 2 && (tag & 0xffff) == id);
        starts += begins;
        ends += kpt_tag_ends(tag, id);
        stops[reads->list.v[k].at - b->first] |= kpt_tag_ends(tag, id);
    }
    for (size_t k = 0; k < reads->list.n; k++)
        if (kpt_tag_starts(reads->list.v[k].tag, id))
            reach(b, stops, reads->list.v[k].at - b->first, seen);
    for (uint32_t i = 0; i < b->count; i++)
        if (seen[i] && m->kept[i]) {
            counts[kpn_gat(b, i)->class]++;
            all++;
        }
    for (uint32_t i = b->count; i-- > 0 && !all;)
        if (seen[i] && as_well(b, m, i)) {
            counts[kpn_gat(b, i)->class]++;
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

static json_t *pristine_json(const struct kpn_gside *a, const struct kpn_gside *b,
                             const struct kpn_gpristine *p)
{
    json_t *o = json_pack("{s:b,s:i,s:i,s:f,s:i,s:i,s:i,s:i,s:i,s:i}", "identical",
                          p->kept == a->count, "instructions", (int)a->count, "kept", (int)p->kept,
                          "percent", a->count ? 100.0 * p->kept / a->count : 100.0,
                          "same_operands", (int)p->same, "stamp", (int)p->exits, "entry", 0,
                          "moved", 0, "dropped", (int)(a->count - p->kept), "added", 0);
    if (p->bad != KPN_G_NOWHERE)
        json_object_set_new(o, "difference",
                            difference(a, p->bad, b, p->bad_at));
    return o;
}

static void compare_pristine(const struct kpn_gside *a, const struct kpn_gside *b,
                             const struct kpn_gpristine *p, const bool *mine, json_t *o,
                             json_t *why)
{
    json_t *pristine = pristine_json(a, b, p);
    if (p->kept < a->count)
        say(why, "the body of unprobed workgroups is not the original's");
    if (p->from != KPN_G_NOWHERE) {
        uint32_t to = p->to < b->count ? p->to : b->count;
        json_object_set_new(pristine, "order", order_json(a, b, p->from, to, mine));
    }
    json_object_set_new(o, "pristine", pristine);
}

static void compare_regions(const struct kpn_gside *b, const struct kpn_gmatched *m,
                            const json_t *map, const json_t *contents, bool whole, json_t *o)
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
static void compare_probed(const struct kpn_gside *a, const struct kpn_gside *b, uint32_t begin,
                           const json_t *map, const json_t *contents, json_t *o, json_t *why)
{
    struct kpn_gmatched m = kpn_gcn_match(a, b, begin);
    uint32_t added;
    if (m.n < a->count)
        say(why, "the probed body does not hold all of the original's instructions in order");
    else if (!m.flow)
        say(why, "a branch of the probed body leads elsewhere than the original's");
    if (foreign(b, &m, &added))
        say(why, "the probes have matrix instructions or barriers of their own");
    json_t *probed = json_pack("{s:i,s:i,s:i,s:o}", "instructions", (int)a->count, "kept",
                               (int)m.n, "added", (int)added, "order",
                               order_json(a, b, m.from, m.to, m.kept));
    if (m.bad != KPN_G_NOWHERE || !m.flow)
        json_object_set_new(probed, "difference",
                            m.bad != KPN_G_NOWHERE ? difference(a, m.bad, b, b->count)
                                                   : difference(a, m.astray, b, m.of[m.astray]));
    json_object_set_new(o, "probed", probed);
    compare_regions(b, &m, map, contents, m.n == a->count && m.flow, o);
    kpn_gmatched_free(&m);
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

static json_t *compare(const struct kpn_gside *a, const struct kpn_gside *b, const json_t *map,
                       const json_t *contents, const char *waits)
{
    const char *mode = json_string_value(json_object_get(map, "mode"));
    bool two = !mode || strcmp(mode, "two-body") == 0;
    json_t *o = json_object(), *why = json_array();
    struct kpn_gpristine p = {.from = KPN_G_NOWHERE};
    bool *mine = kp_alloc((size_t)b->count + 1);
    if (two)
        p = kpn_gcn_pristine(a, b, mine);
    json_object_set_new(o, "bodies", json_integer(two ? 2 : 1));
    if (two)
        compare_pristine(a, b, &p, mine, o, why);
    bool found = p.from != KPN_G_NOWHERE && p.kept == a->count;
    compare_probed(a, b, found ? p.to : 0, map, contents, o, why);
    free(mine);
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
static struct kpn_gside side_of(const struct kpn_gcn *g, const struct kpn_gfunction *f)
{
    struct kpn_gside s = {g, f->first, f->count};
    while (s.count && (kpn_gins_is(kpn_gat(&s, s.count - 1), "s_code_end") ||
                       kpn_gins_is(kpn_gat(&s, s.count - 1), "s_nop")))
        s.count--;
    return s;
}

/* Of what stands at a kernel's first 256 bytes for firmware that does not load its arguments
 * before it begins: how many instructions; 0: there is no such thing.  `s_trap 2`, or loads and a
 * branch behind them, and s_nops. */
static uint32_t header_of(const struct kpn_gside *s)
{
    const uint64_t to = (s->count ? kpn_gat(s, 0)->address : 0) + 256;
    uint32_t i = 0, k;
    while (i < s->count && kpn_gat(s, i)->class != KPN_GC_BRANCH &&
           !kpn_gins_is(kpn_gat(s, i), "s_trap"))
        i++;
    for (k = i + 1; k < s->count && kpn_gat(s, k)->address < to; k++)
        if (!kpn_gins_is(kpn_gat(s, k), "s_nop"))
            return 0;
    if (k >= s->count || kpn_gat(s, k)->address != to)
        return 0;
    return kpn_gins_is(kpn_gat(s, i), "s_trap") || kpn_gat(s, i)->target == s->first + k ? k : 0;
}

/* It is not copied: probes go behind it. */
static void skip_headers(struct kpn_gside *a, struct kpn_gside *b)
{
    uint32_t n = header_of(a);
    bool both = n == header_of(b);
    for (uint32_t i = 0; i < n && both; i++)
        both = kpn_gins_same(a, i, b, i);
    if (!both)
        return;
    *a = (struct kpn_gside){a->g, a->first + n, a->count - n};
    *b = (struct kpn_gside){b->g, b->first + n, b->count - n};
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
        struct kpn_gside x = side_of(&a, fa), y = side_of(&b, fb);
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
