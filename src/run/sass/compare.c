#include "run/sass/sass.h"

#include <ctype.h>

#include "trace/trace.h"

/* ---- parts as sequences of names ---------------------------------------- */

struct sequence {
    KP_VEC(uint32_t) at;    /* instructions */
    KP_VEC(uint32_t) names; /* a number for each name */
};
struct names { /* a table by open addressing; numbers are places in it */
    const struct kpn_instr **slot;
    size_t size;
};

static uint32_t number_of(struct names *t, const struct kpn_instr *i)
{
    uint32_t h = 2166136261u;
    for (uint32_t k = 0; k < i->op_len; k++)
        h = (h ^ (unsigned char)i->op[k]) * 16777619u;
    size_t at = h & (t->size - 1);
    while (t->slot[at] && (t->slot[at]->op_len != i->op_len ||
                           memcmp(t->slot[at]->op, i->op, i->op_len) != 0))
        at = (at + 1) & (t->size - 1);
    t->slot[at] = i;
    return (uint32_t)at;
}

static struct names make_names(const struct kpn_part *a, const struct kpn_part *b)
{
    struct names t = {NULL, 64};
    while (t.size < 2 * (a->s->code.n + b->s->code.n))
        t.size *= 2;
    t.slot = kp_alloc(t.size * sizeof *t.slot);
    return t;
}

static bool is_ordered(const struct kpn_instr *i)
{
    return i->class == KPN_C_TENSOR || i->class == KPN_C_TMA || i->class == KPN_C_MBARRIER ||
           i->class == KPN_C_BARRIER;
}

static void take(const struct kpn_part *p, bool ordered, struct names *t, struct sequence *out)
{
    *out = (struct sequence){0};
    for (size_t i = 0; i < p->s->code.n; i++) {
        const struct kpn_instr *k = &p->s->code.v[i];
        if ((p->in && !p->in[i]) || (p->skip && p->skip[i]) || (ordered && !is_ordered(k)) ||
            (!ordered && kpn_instr_is(k, "NOP")))
            continue;
        KP_PUSH(out->at, (uint32_t)i);
        KP_PUSH(out->names, number_of(t, k));
    }
}

static void drop(struct sequence *q)
{
    free(q->at.v);
    free(q->names.v);
}

static json_t *instr_json(const struct kpn_sass *s, const struct sequence *q, size_t k)
{
    if (k >= q->at.n)
        return json_null();
    char *text = kpn_instr_text(&s->code.v[q->at.v[k]]);
    json_t *j = kp_json_text(text);
    free(text);
    return j;
}

static json_t *difference(const struct kpn_part *a, const struct sequence *qa, size_t i,
                          const struct kpn_part *b, const struct sequence *qb, size_t j)
{
    return json_pack("{s:I,s:o,s:o}", "at", (json_int_t)i, "original", instr_json(a->s, qa, i),
                     "other", instr_json(b->s, qb, j));
}

json_t *kpn_order_compare(const struct kpn_part *a, const struct kpn_part *b)
{
    struct names t = make_names(a, b);
    struct sequence qa, qb;
    take(a, true, &t, &qa);
    take(b, true, &t, &qb);
    size_t k = 0;
    while (k < qa.at.n && k < qb.at.n && qa.names.v[k] == qb.names.v[k])
        k++;
    bool equal = k == qa.at.n && k == qb.at.n;
    json_t *o = json_pack("{s:b,s:I,s:I}", "equal", equal, "original", (json_int_t)qa.at.n,
                          "other", (json_int_t)qb.at.n);
    if (!equal)
        json_object_set_new(o, "difference", difference(a, &qa, k, b, &qb, k));
    drop(&qa);
    drop(&qb);
    free(t.slot);
    return o;
}

/* ---- operands ----------------------------------------------------------- */

struct cursor {
    const char *s;
    size_t n;
};

/* The next token: 'r' a register or barrier of whatever number, 'n' a number, 'l' a label,
 * else the character itself; 0 at the end. */
static char token(struct cursor *c, uint64_t *value)
{
    while (c->n && (*c->s == ' ' || *c->s == '+')) {
        c->s++;
        c->n--;
    }
    if (!c->n)
        return 0;
    size_t k = 0;
    char kind = *c->s;
    *value = 0;
    if (c->n >= 6 && memcmp(c->s, ".reuse", 6) == 0) {
        c->s += 6;
        c->n -= 6;
        return token(c, value);
    }
    if (*c->s == '`') {
        while (k < c->n && c->s[k] != ')')
            k++;
        kind = 'l';
    } else if (c->n > 2 && c->s[0] == '0' && c->s[1] == 'x') {
        for (k = 2; k < c->n && isxdigit((unsigned char)c->s[k]); k++)
            *value = *value * 16 + (unsigned)(isdigit((unsigned char)c->s[k])
                                                  ? c->s[k] - '0'
                                                  : tolower(c->s[k]) - 'a' + 10);
        kind = 'n';
        k--;
    } else if (isupper((unsigned char)*c->s)) {
        while (k < c->n && (isalnum((unsigned char)c->s[k]) || c->s[k] == '_')) {
            if (!isdigit((unsigned char)c->s[k]))
                *value = *value * 31 + (unsigned char)c->s[k];
            k++;
        }
        kind = 'r';
        k--;
    }
    k = k < c->n ? k + 1 : c->n;
    c->s += k;
    c->n -= k;
    return kind;
}

static bool same_operands(const struct kpn_instr *a, const struct kpn_instr *b, uint32_t shift)
{
    struct cursor x = {a->args, a->args_len}, y = {b->args, b->args_len};
    bool guards = (a->guard_len != 0) == (b->guard_len != 0), control = a->class == KPN_C_CONTROL;
    for (;;) {
        uint64_t v = 0, w = 0;
        char kx = token(&x, &v), ky = token(&y, &w);
        if (kx != ky || !guards)
            return false;
        if (!kx)
            return true;
        if ((kx == 'r' && v != w) || (kx == 'n' && !control && v != w && v + shift != w))
            return false;
    }
}

/* ---- bodies ------------------------------------------------------------- */

struct body {
    const struct kpn_part *a, *b;
    const struct kpn_probes *p;
    struct names names;
    struct sequence qa, qb;
    uint32_t *pair;   /* of a's */
    uint32_t *spare;  /* by name: b's that are paired with none */
    bool *at_entry;   /* a's: the prologue reads it */
    size_t kept, same, moved, entry, dropped, added, stamp;
    size_t first_a, first_b; /* of the first difference; SIZE_MAX: none */
};

static bool is_launch_state(const struct kpn_instr *i)
{
    return kpn_instr_is(i, "S2R") || kpn_instr_is(i, "S2UR") || kpn_instr_is(i, "LDC") ||
           kpn_instr_is(i, "ULDC") || kpn_instr_is(i, "CS2R");
}

/* What it reads: its second argument. */
static struct cursor source_of(const struct kpn_instr *i)
{
    const char *comma = i->args_len ? memchr(i->args, ',', i->args_len) : NULL;
    return comma ? (struct cursor){comma, (size_t)(i->args + i->args_len - comma)}
                 : (struct cursor){"", 0};
}

/* Whether code that b has outside its body, or for its stamps, reads the same. */
static bool read_at_entry(const struct body *w, const struct kpn_instr *i)
{
    struct cursor want = source_of(i);
    const struct kpn_sass *s = w->b->s;
    if (!is_launch_state(i) || !want.n)
        return false;
    for (size_t k = 0; k < s->code.n; k++) {
        if (!is_launch_state(&s->code.v[k]) ||
            (w->b->in[k] ? !w->p->stamp[k] : w->p->probed[k]))
            continue;
        struct cursor c = source_of(&s->code.v[k]);
        if (c.n == want.n && memcmp(c.s, want.s, c.n) == 0)
            return true;
    }
    return false;
}

/* b's instructions without a partner: the stamps', and those to look among. */
static void collect_spare(struct body *w, const bool *paired)
{
    for (size_t j = 0; j < w->qb.at.n; j++) {
        if (paired[j])
            continue;
        if (w->p->stamp[w->qb.at.v[j]]) {
            w->stamp++;
            continue;
        }
        w->added++;
        w->spare[w->qb.names.v[j]]++;
        if (w->first_b == SIZE_MAX && !w->p->common[w->qb.at.v[j]])
            w->first_b = j;
    }
}

/* a's without a partner: where they went. */
static void explain(struct body *w, uint32_t shift)
{
    for (size_t i = 0; i < w->qa.at.n; i++) {
        const struct kpn_instr *k = &w->a->s->code.v[w->qa.at.v[i]];
        uint32_t *spare = &w->spare[w->qa.names.v[i]];
        if (w->pair[i] != KPN_NOWHERE) {
            w->same += same_operands(k, &w->b->s->code.v[w->qb.at.v[w->pair[i]]], shift);
        } else if (read_at_entry(w, k)) {
            w->entry++;
            w->at_entry[i] = true;
        } else if (*spare) {
            --*spare;
            w->moved++;
            w->added--;
        } else {
            w->dropped++;
        }
    }
}

/* What is left over in code that both bodies share is the probes'. */
static void pass_common(struct body *w, const bool *paired)
{
    for (size_t j = 0; j < w->qb.at.n; j++) {
        uint32_t *spare = &w->spare[w->qb.names.v[j]];
        if (paired[j] || !*spare || !w->p->common[w->qb.at.v[j]] || w->p->stamp[w->qb.at.v[j]])
            continue;
        --*spare;
        w->added--;
        w->stamp++;
    }
}

/* Where the first one that went or came stands, in both. */
static void find_first(struct body *w)
{
    size_t gone = 0, behind = 0;
    for (; gone < w->qa.at.n && (w->pair[gone] != KPN_NOWHERE || w->at_entry[gone]); gone++)
        if (w->pair[gone] != KPN_NOWHERE)
            behind = w->pair[gone] + 1;
    if (gone < w->qa.at.n && (w->first_b == SIZE_MAX || behind <= w->first_b)) {
        w->first_a = gone;
        w->first_b = behind;
        return;
    }
    if (w->first_b == SIZE_MAX)
        return;
    for (w->first_a = 0; w->first_a < w->qa.at.n; w->first_a++)
        if (w->pair[w->first_a] != KPN_NOWHERE && w->pair[w->first_a] > w->first_b)
            break;
}

static json_t *body_json(const struct body *w)
{
    size_t n = w->qa.at.n;
    json_t *o = json_pack("{s:b,s:I,s:I,s:f,s:I,s:I,s:I,s:I,s:I,s:I}", "identical",
                          w->kept + w->entry == n && w->added == 0, "instructions",
                          (json_int_t)n, "kept", (json_int_t)w->kept, "percent",
                          n ? (double)(1000 * (w->kept + w->entry) / n) / 10 : 100.0,
                          "same_operands", (json_int_t)w->same, "moved", (json_int_t)w->moved,
                          "entry", (json_int_t)w->entry, "dropped", (json_int_t)w->dropped,
                          "added", (json_int_t)w->added, "stamp", (json_int_t)w->stamp);
    if (w->first_a != SIZE_MAX)
        json_object_set_new(o, "difference",
                            difference(w->a, &w->qa, w->first_a, w->b, &w->qb, w->first_b));
    return o;
}

/* {"identical", "instructions" (of a), "kept" (by b, in order), "percent", "same_operands"
 * (of the kept: but for the names of registers, and addresses moved by `shift` bytes),
 * "moved" (in b at another place), "entry" (reads of launch state that b's prologue makes),
 * "dropped", "added", "stamp" (further ones: p->stamp, and those of p->common), "difference"}. */
static json_t *compare_bodies(const struct kpn_part *a, const struct kpn_part *b,
                         const struct kpn_probes *p, uint32_t shift)
{
    struct body w = {.a = a, .b = b, .p = p, .names = make_names(a, b), .first_a = SIZE_MAX,
                     .first_b = SIZE_MAX};
    take(a, false, &w.names, &w.qa);
    take(b, false, &w.names, &w.qb);
    w.pair = kp_alloc((w.qa.at.n + 1) * sizeof *w.pair);
    w.spare = kp_alloc(w.names.size * sizeof *w.spare);
    w.at_entry = kp_alloc(w.qa.at.n + 1);
    w.kept = kpn_diff(w.qa.names.v, w.qa.at.n, w.qb.names.v, w.qb.at.n, w.pair);
    bool *paired = kp_alloc(w.qb.at.n + 1);
    for (size_t i = 0; i < w.qa.at.n; i++)
        if (w.pair[i] != KPN_NOWHERE)
            paired[w.pair[i]] = true;
    collect_spare(&w, paired);
    explain(&w, shift);
    pass_common(&w, paired);
    free(paired);
    find_first(&w);
    json_t *o = body_json(&w);
    free(w.pair);
    free(w.spare);
    free(w.at_entry);
    drop(&w.qa);
    drop(&w.qb);
    free(w.names.slot);
    return o;
}

/* ---- all of it ---------------------------------------------------------- */

static void why(json_t *list, const char *what, const json_t *compared, bool order)
{
    const json_t *d = json_object_get(compared, "difference");
    const char *x = json_string_value(json_object_get(d, "original"));
    const char *y = json_string_value(json_object_get(d, "other"));
    if (json_is_true(json_object_get(compared, "equal")))
        return;
    if (order)
        json_array_append_new(list, json_sprintf("%s: number %lld is %s, in the original %s", what,
                                                 (long long)json_integer_value(
                                                     json_object_get(d, "at")) + 1,
                                                 y ? y : "not there", x ? x : "not there"));
    else
        json_array_append_new(list, json_sprintf("%s: not those of the original", what));
}

static json_t *bodies_json(const struct kpn_sass *s, const struct kpn_probes *p)
{
    json_int_t pristine = 0, probed = 0;
    for (size_t i = 0; i < s->code.n; i++) {
        pristine += p->pristine[i];
        probed += p->probed[i];
    }
    json_t *o = json_pack("{s:i,s:I,s:I,s:I,s:I,s:I,s:I}", "count",
                          p->branch == KPN_NOWHERE ? 1 : 2, "pristine", pristine, "probed", probed,
                          "shared", (json_int_t)p->shared, "records", (json_int_t)p->reads.n,
                          "records_untold", (json_int_t)p->untold, "pins", (json_int_t)p->pins);
    if (p->branch != KPN_NOWHERE) {
        char *text = kpn_instr_text(&s->code.v[p->branch]);
        json_object_set_new(o, "branch", kp_json_text(text));
        free(text);
    }
    return o;
}

static void judge_regions(const json_t *regions, json_t *list)
{
    size_t i;
    const json_t *r;
    json_array_foreach(regions, i, r) {
        const char *verdict = json_string_value(json_object_get(r, "verdict"));
        if (strcmp(verdict, "intact") == 0 || json_is_true(json_object_get(r, "as_marked")))
            continue;
        json_array_append_new(list, json_sprintf("region %s: %s",
                                                 json_string_value(json_object_get(r, "name")),
                                                 verdict));
    }
}

/* Regions of a kernel without a map: as many as its records name. */
static json_t *regions_of(const json_t *map, const struct kpn_probes *p)
{
    json_t *list = map ? json_incref(json_object_get(map, "regions")) : json_array();
    uint32_t n = 0;
    for (size_t i = 0; !map && i < p->reads.n; i++) {
        uint32_t region = KPT_TAG_REGION(p->reads.v[i].tag);
        n = region >= n ? region + 1 : n;
    }
    for (uint32_t i = 0; i < n; i++) {
        bool instant = false;
        for (size_t k = 0; k < p->reads.n; k++)
            instant = instant || (KPT_TAG_REGION(p->reads.v[k].tag) == i &&
                                  KPT_TAG_KIND(p->reads.v[k].tag) == KPT_INSTANT);
        json_array_append_new(list, json_pack("{s:I,s:o,s:b}", "id", (json_int_t)i, "name",
                                              json_sprintf("region %u", i), "instant", instant));
    }
    return list;
}

/* The region that the probes themselves make: what it holds is theirs. */
static void own_flushes(const struct kpn_sass *s, const json_t *map, struct kpn_probes *p)
{
    uint32_t starts, ends;
    size_t i;
    const json_t *r;
    json_array_foreach(json_object_get(map, "regions"), i, r) {
        const char *name = json_string_value(json_object_get(r, "name"));
        if (!name || strcmp(name, KPT_FLUSH_REGION) != 0)
            continue;
        bool *in = kp_alloc(s->code.n);
        kpn_region_code(s, p, (uint32_t)i, in, &starts, &ends);
        for (size_t k = 0; k < s->code.n; k++)
            p->own[k] = p->own[k] || in[k];
        free(in);
    }
}

/* Loops of body `number` (KPN_NOWHERE: the only one) that begin without probes, in its code. */
static void own_quiet(const struct kpn_sass *s, const json_t *map, uint32_t number, const bool *in,
                      struct kpn_probes *p, json_t *reasons)
{
    size_t want = 0, i;
    const json_t *q;
    json_array_foreach(json_object_get(map, "quiet_loops"), i, q)
        want += json_object_get(q, "iterations") &&
                (number == KPN_NOWHERE || json_integer_value(json_object_get(q, "body")) == number);
    if (!want)
        return;
    size_t found = kpn_quiet_loops(s, in, p);
    if (found != want)
        json_array_append_new(reasons, json_sprintf("loops that begin without probes: %zu of %zu "
                                                    "hold what those with probes do", found, want));
}

/* Without a map: perhaps. */
static bool has_pins(const json_t *map)
{
    size_t i;
    const json_t *r;
    json_array_foreach(json_object_get(map, "regions"), i, r)
        if (json_integer_value(json_object_get(r, "pinned")) > 0)
            return true;
    return !json_object_get(map, "mode");
}

/* One probed body against the original. */
static json_t *compare_probed(const struct kpn_part *a, const struct kpn_part *body, size_t number,
                              json_t *reasons)
{
    char what[64], of[24] = "";
    json_t *part = json_pack("{s:o,s:o}", "order", kpn_order_compare(a, body), "loops",
                             kpn_compare_loops(a, body));
    if (number)
        snprintf(of, sizeof of, " %zu", number);
    snprintf(what, sizeof what, "order in the probed body%s", of);
    why(reasons, what, json_object_get(part, "order"), true);
    snprintf(what, sizeof what, "loops of the probed body%s", of);
    why(reasons, what, json_object_get(part, "loops"), false);
    return part;
}

/* Where arithmetic lies that the probes keep where its marks are: in what, and of which bodies. */
struct elsewhere {
    const struct kpn_part *part; /* the original, or its copy */
    json_t *list;                /* of all probed bodies; NULL: it is not asked for */
};

static void add_elsewhere(struct elsewhere to[2], const struct kpn_part *body,
                          const struct kpn_probes *p, const json_t *regions)
{
    for (int i = 0; i < 2 && to[i].list; i++)
        kpn_elsewhere(to[i].part, body, p, regions, to[i].list);
}

static json_t *compare_several(const struct kpn_part *a, const struct kpn_sass *probed,
                               struct kpn_probes *p, const json_t *map, const json_t *regions,
                               struct elsewhere to[2], json_t *reasons)
{
    const json_t *bodies = json_object_get(map, "bodies");
    size_t n = json_array_size(bodies);
    bool **in = kp_alloc(n * sizeof *in);
    json_t *list = json_array();
    for (size_t b = 0; b < n; b++)
        in[b] = kp_alloc(probed->code.n);
    bool ok = kpn_split_bodies(probed, p, bodies, in);
    if (!ok)
        json_array_append_new(reasons,
                              json_string("the probed bodies could not be told apart"));
    for (size_t b = 0; b < n; b++) {
        struct kpn_part body = {probed, in[b], p->own};
        if (ok) {
            own_quiet(probed, map, (uint32_t)b, in[b], p, reasons);
            json_array_append_new(list, compare_probed(a, &body, b + 1, reasons));
            add_elsewhere(to, &body, p, regions);
        }
        free(in[b]);
    }
    free(in);
    return list;
}

json_t *kpn_machine_compare(const struct kpn_sass *original, const struct kpn_sass *probed,
                            const json_t *map, const json_t *contents)
{
    const char *mode = map ? json_string_value(json_object_get(map, "mode")) : NULL;
    const json_t *listed = map ? json_object_get(map, "regions") : NULL;
    uint32_t known = listed ? (uint32_t)json_array_size(listed) : KPT_MAX_REGIONS;
    bool two = !mode || strcmp(mode, "two-body") == 0;
    struct kpn_probes p;
    kpn_probes_find(probed, known, two, has_pins(map), &p);
    own_flushes(probed, map, &p);
    kpn_share_prologue(probed, json_object_get(map, "parting") != NULL, &p);
    json_int_t shift = json_integer_value(json_object_get(map, "ring_bytes"));
    struct kpn_part a = {original, NULL, NULL}, pristine = {probed, p.pristine, NULL};
    struct kpn_part clean = {probed, p.pristine, p.stamp}, body = {probed, p.probed, p.own};
    json_t *o = json_object(), *reasons = json_array(), *regions = regions_of(map, &p), *part;
    json_object_set_new(o, "bodies", bodies_json(probed, &p));
    if (p.branch != KPN_NOWHERE) {
        json_object_set_new(o, "pristine", compare_bodies(&a, &pristine, &p,
                                                            shift > 0 && shift < INT32_MAX
                                                                ? (uint32_t)shift : 0));
        part = json_pack("{s:o,s:o}", "order", kpn_order_compare(&a, &clean), "loops",
                         kpn_compare_loops(&a, &clean));
        json_object_update(json_object_get(o, "pristine"), part);
        why(reasons, "order in the pristine body", json_object_get(part, "order"), true);
        why(reasons, "loops of the pristine body", json_object_get(part, "loops"), false);
        json_decref(part);
    } else if (mode && two) {
        json_array_append_new(reasons, json_string("the two bodies could not be told apart"));
    }
    bool several = json_object_get(map, "bodies");
    struct elsewhere to[2] = {{&a, map ? json_array() : NULL},
                              {&clean, map && p.branch != KPN_NOWHERE ? json_array() : NULL}};
    if (p.branch != KPN_NOWHERE || !two || !map) {
        if (!several)
            own_quiet(probed, map, KPN_NOWHERE, p.probed, &p, reasons);
        json_object_set_new(o, "probed", several ? compare_several(&a, probed, &p, map, regions, to,
                                                                   reasons)
                                                 : compare_probed(&a, &body, 0, reasons));
    }
    json_object_set_new(o, "regions", kpn_regions_compare(original, probed, &p, regions, contents));
    judge_regions(json_object_get(o, "regions"), reasons);
    if (!several)
        add_elsewhere(to, &body, &p, regions);
    if (to[0].list)
        json_object_set_new(o, "elsewhere", to[0].list);
    if (to[1].list)
        json_object_set_new(json_object_get(o, "pristine"), "elsewhere", to[1].list);
    json_object_set_new(o, "verdict", json_string(json_array_size(reasons) ? "altered" : "intact"));
    json_object_set_new(o, "why", reasons);
    json_decref(regions);
    kpn_probes_free(&p);
    return o;
}
