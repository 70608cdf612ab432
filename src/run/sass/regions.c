#include "run/sass/sass.h"
#include "trace/trace.h"

/* What a region's machine code holds, against what its PTX holds. */

struct held {
    long long counts[KPN_C_COUNT], looped[KPN_C_COUNT];
    long long bytes, looped_bytes; /* of memory accesses; -1: not known */
    long long least;               /* floating-point operations, when some are fused */
    bool grows;                    /* or are spelt as several */
    long long begins;
};

static long long whole(const json_t *o, const char *key, long long fallback)
{
    const json_t *v = json_object_get(o, key);
    return json_is_integer(v) ? (long long)json_integer_value(v) : fallback;
}

static struct held held_in_ptx(const json_t *contents)
{
    struct held h = {.begins = whole(contents, "begins", 0)};
    const json_t *code = json_object_get(contents, "code");
    const json_t *loop = json_object_get(contents, "looped");
    for (size_t c = 0; c < KPN_C_COUNT; c++) {
        h.counts[c] = whole(code, kpn_class_names[c], 0);
        h.looped[c] = whole(loop, kpn_class_names[c], 0);
    }
    h.bytes = whole(code, "bytes", -1);
    h.least = whole(code, "float_least", 0);
    h.grows = json_is_true(json_object_get(code, "float_grows"));
    h.looped_bytes = whole(loop, "bytes", 0);
    return h;
}

static struct held held_in_sass(const struct kpn_sass *s, const bool *in, uint32_t starts)
{
    struct held h = {.begins = starts};
    for (size_t i = 0; i < s->code.n; i++) {
        if (!in[i])
            continue;
        h.counts[s->code.v[i].class]++;
        h.bytes += kpn_instr_bytes(&s->code.v[i]);
    }
    return h;
}

static json_t *held_json(const struct held *h)
{
    json_t *o = json_object();
    for (size_t c = KPN_C_ALU; c < KPN_C_COUNT; c++)
        json_object_set_new(o, kpn_class_names[c], json_integer(h->counts[c]));
    json_object_set_new(o, "bytes", h->bytes < 0 ? json_null() : json_integer(h->bytes));
    return o;
}

static void say(json_t *list, const char *what, long long has, long long want)
{
    json_array_append_new(list, json_sprintf("%s %lld, in the PTX %lld: some %s", what, has, want,
                                             has < want ? "moved out" : "moved in"));
}

/* How many the machine code should hold: as the PTX, for each copy of the region. */
static long long expected(long long in_ptx, const struct held *ptx, const struct held *code)
{
    return ptx->begins > 0 ? in_ptx * code->begins / ptx->begins : in_ptx;
}

/* Copies may share code that stands behind a branch. */
static bool agrees(long long has, long long once, long long want, bool looped)
{
    return has == want || (looped && has > want) || (has >= once && has < want && looped);
}

struct judge {
    bool has[KPN_C_COUNT];       /* classes that the original's machine code has at all */
    long long less_bytes, less_float; /* what the assembler left out of the original, too */
    json_t *why;
};

static void judge_exact(const struct held *ptx, const struct held *code, const struct judge *j)
{
    static const enum kpn_class exact[] = {KPN_C_TENSOR, KPN_C_TMA, KPN_C_MBARRIER,
                                           KPN_C_BARRIER, KPN_C_WAIT};
    for (size_t i = 0; i < KP_COUNT(exact); i++) {
        enum kpn_class c = exact[i];
        long long want = expected(ptx->counts[c], ptx, code);
        /* What this assembler spells as other instructions cannot be compared. */
        if (j->has[c] && !agrees(code->counts[c], ptx->counts[c], want, ptx->looped[c] > 0))
            say(j->why, kpn_class_names[c], code->counts[c], want);
    }
}

static void judge_memory(const struct held *ptx, const struct held *code, const struct judge *j)
{
    long long want = expected(ptx->bytes, ptx, code), has = code->bytes;
    if (ptx->bytes < 0 || (has < want && has + j->less_bytes >= want))
        return;
    if (!agrees(has, ptx->bytes, want, ptx->looped_bytes > 0))
        say(j->why, "memory bytes", has, want);
}

/* One of them in twenty may be folded with a constant, or found elsewhere. */
static void judge_float(const struct held *ptx, const struct held *code, const struct judge *j)
{
    long long want = expected(ptx->counts[KPN_C_FLOAT], ptx, code);
    long long least = expected(ptx->least, ptx, code), has = code->counts[KPN_C_FLOAT];
    bool looped = ptx->looped[KPN_C_FLOAT] > 0;
    bool less = has + j->less_float < least - least / 20;
    if (less || (!looped && !ptx->grows && has > want + 2 + want / 20))
        say(j->why, kpn_class_names[KPN_C_FLOAT], has, want);
}

static bool nothing(const struct held *h, bool but_alu)
{
    for (size_t c = KPN_C_ALU; c < KPN_C_COUNT; c++)
        if (h->counts[c] && (c != KPN_C_ALU || !but_alu))
            return false;
    return true;
}

static const char *judge(const struct held *ptx, const struct held *code, bool known,
                         const struct judge *j)
{
    bool arithmetic = known && ptx->counts[KPN_C_FLOAT] > 0;
    if (nothing(code, arithmetic))
        return "empty";
    if (!known)
        return "intact";
    judge_exact(ptx, code, j);
    judge_memory(ptx, code, j);
    judge_float(ptx, code, j);
    return json_array_size(j->why) ? "altered" : "intact";
}

static const json_t *contents_of(const json_t *contents, long long id)
{
    size_t i;
    const json_t *c;
    json_array_foreach(contents, i, c)
        if (whole(c, "id", -1) == id)
            return c;
    return NULL;
}

static json_t *one_region(const struct kpn_sass *s, const struct kpn_probes *p,
                          const json_t *region, const json_t *contents, bool *in,
                          struct judge *j)
{
    long long id = whole(region, "id", 0);
    uint32_t starts = 0, ends = 0;
    json_t *o;
    j->why = json_array();
    const char *verdict = "unseen";
    kpn_region_code(s, p, (uint32_t)id, in, &starts, &ends);
    struct held code = held_in_sass(s, in, starts), ptx = {.bytes = -1};
    const json_t *c = contents_of(contents, id);
    if (c)
        ptx = held_in_ptx(c);
    if (starts && ends)
        verdict = judge(&ptx, &code, c != NULL, j);
    else
        json_array_append_new(j->why, json_string(p->untold ? "records were found whose tag is not "
                                                           "a constant beside the clock"
                                                         : "no records of it were found"));
    o = json_pack("{s:I,s:O,s:s,s:i,s:i,s:o,s:o}", "id", (json_int_t)id, "name",
                  json_object_get(region, "name"), "verdict", verdict, "starts", (int)starts,
                  "ends", (int)ends, "code", held_json(&code), "why", j->why);
    if (c)
        json_object_set_new(o, "ptx", held_json(&ptx));
    for (int end = 0; end < 2; end++) {
        const char *late = kpn_late(s, p, (uint32_t)id, end);
        if (late)
            json_object_set_new(o, end ? "late_end" : "late_start", json_string(late));
    }
    if (c && strcmp(verdict, "empty") == 0)
        json_object_set_new(o, "as_marked", json_boolean(nothing(&ptx, true)));
    return o;
}

/* What the PTX has and the original's machine code does not, anywhere. */
static void look_at_original(const struct kpn_sass *s, const json_t *whole_ptx, struct judge *j)
{
    struct held ptx = held_in_ptx(json_object_get(whole_ptx, "whole"));
    long long bytes = 0, floats = 0;
    for (size_t i = 0; i < s->code.n; i++) {
        j->has[s->code.v[i].class] = true;
        bytes += kpn_instr_bytes(&s->code.v[i]);
        floats += s->code.v[i].class == KPN_C_FLOAT;
    }
    j->less_bytes = ptx.bytes > bytes ? ptx.bytes - bytes : 0;
    j->less_float = ptx.counts[KPN_C_FLOAT] > floats ? ptx.counts[KPN_C_FLOAT] - floats : 0;
}

#define MAX_WORK ((size_t)1 << 31)

json_t *kpn_regions_compare(const struct kpn_sass *original, const struct kpn_sass *s,
                            const struct kpn_probes *p, const json_t *regions,
                            const json_t *contents)
{
    json_t *list = json_array();
    const json_t *r, *by_region = json_object_get(contents, "regions");
    struct judge j = {.less_bytes = 0};
    size_t i;
    bool *in = kp_alloc(s->code.n);
    look_at_original(original, contents, &j);
    json_array_foreach(regions, i, r) {
        if (i * s->code.n > MAX_WORK)
            break;
        const char *name = json_string_value(json_object_get(r, "name"));
        bool ours = name && strcmp(name, KPT_FLUSH_REGION) == 0;
        if (!ours && !json_is_true(json_object_get(r, "instant")))
            json_array_append_new(list, one_region(s, p, r, by_region, in, &j));
    }
    free(in);
    return list;
}
