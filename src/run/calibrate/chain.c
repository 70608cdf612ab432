#include "run/run_internal.h"

#include <math.h>

/*
 * What a record costs beside real work: chains of dependent instructions whose length is
 * known, in regions that follow each other.  Of a record's cost, only what falls between
 * the clock reads of a region is in that region's time; how much that is depends on what
 * the record stands beside, since its instructions issue while the chain waits for itself.
 */

#define PREFIX "calibrate_"
#define SETTLED "_settled" /* the records are read; without, whole loops are timed */
#define LATE "_late"
#define THREADS 256u
#define ROOM (3 * 2048u) /* for each thread 8 bytes of times, of a result, and of a cell */
#define CAPACITY 512u
#define ROUNDS 160u    /* of the loop, more than a ring holds */
#define RECORDS 4u     /* in each */
#define SHORT 16u
#define LONG 64u       /* links that are timed without records */
#define COLD 4         /* launches whose probed body no cache holds */

static const unsigned lengths[] = {16, 64, 256};

static const struct work {
    const char *name; /* as in a map's regions */
    const char *link;
    bool loads;
    const char *last; /* a link of a %b1 to %b2, which may read it so late that a clock that is to
                       * overwrite it waits; NULL: none does, or what it reads is no word */
} works[] = {
    {"arithmetic", "\tfma.rn.f32 %f1, %f1, %f2, %f3;\n", false, NULL},
    {"special", "\tex2.approx.ftz.f32 %f1, %f1;\n", false, "\tex2.approx.ftz.f32 %b2, %b1;\n"},
    {"memory", "\tld.volatile.shared.u32 %r5, [%r5];\n", true,
     "\tld.volatile.shared.u32 %b2, [%b1];\n"},
    {"global", "\tld.global.ca.u64 %rd3, [%rd3];\n", true, NULL},
    {"shuffle", "\tshfl.sync.bfly.b32 %r5, %r5, 1, 31, 0xffffffff;\n", true,
     "\tshfl.sync.bfly.b32 %b2, %b1, 1, 31, 0xffffffff;\n"},
    {"bits", "\tpopc.b32 %r5, %r5;\n", false, "\tpopc.b32 %b2, %b1;\n"},
    {"double", "\tfma.rn.f64 %fd1, %fd1, %fd2, %fd3;\n", false, NULL},
};
static const struct {
    const char *suffix;
    enum kpi_pins_mode pins;
} ends[] = {{"", KPI_PINS_NONE}, {"_pinned", KPI_PINS_ALL}};

/* ---- the kernels ---------------------------------------------------------------- */

static void add_links(struct kp_str *b, const struct work *w, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        kp_str_add(b, w->link);
}

/* Every thread's cells, in shared memory and in global, lead to themselves. */
static void begin_kernel(struct kp_str *b, const char *entry, const char *suffix)
{
    kp_str_addf(b,
                ".visible .entry " PREFIX "%s%s(\n\t.param .u64 out,\n\t.param .u32 n\n)\n"
                ".maxntid %u, 1, 1\n{\n\t.reg .pred %%p<3>;\n\t.reg .b32 %%r<10>;\n"
                "\t.reg .b64 %%rd<4>;\n\t.reg .f32 %%f<4>;\n\t.reg .f64 %%fd<4>;\n"
                "\t.reg .b32 %%b<3>;\n\t.shared .align 4 .b8 cell[1024];\n"
                "\tld.param.u64 %%rd1, [out];\n\tld.param.u32 %%r1, [n];\n"
                "\tmov.u32 %%r2, 0;\n\tmov.u32 %%r3, %%tid.x;\n\tmov.u32 %%r4, cell;\n"
                "\tmad.lo.u32 %%r5, %%r3, 4, %%r4;\n\tst.shared.u32 [%%r5], %%r5;\n"
                "\tmul.wide.u32 %%rd2, %%r3, 8;\n\tadd.u64 %%rd1, %%rd1, %%rd2;\n"
                "\tcvt.rn.f32.u32 %%f1, %%r3;\n\tcvt.rn.f32.u32 %%f2, %%r1;\n"
                "\tcvt.rn.f32.u32 %%f3, %%r3;\n\tmov.u32 %%r9, 0;\n"
                "\tcvt.f64.f32 %%fd1, %%f1;\n\tcvt.f64.f32 %%fd2, %%f2;\n"
                "\tcvt.f64.f32 %%fd3, %%f3;\n\tadd.u64 %%rd3, %%rd1, 4096;\n"
                "\tst.global.u64 [%%rd3], %%rd3;\n\tbar.sync 0;\n"
                "\tbar.warp.sync 0xffffffff;\n$L_round:\n",
                entry, suffix, THREADS);
}

static void end_kernel(struct kp_str *b)
{
    kp_str_add(b, "\tadd.u32 %r2, %r2, 1;\n\tsetp.lt.u32 %p1, %r2, %r1;\n\t@%p1 bra $L_round;\n"
                  "\tcvt.rni.u32.f32 %r8, %f1;\n\tadd.u32 %r8, %r8, %r5;\n"
                  "\tadd.u32 %r8, %r8, %r9;\n\tcvt.rni.u32.f64 %r9, %fd1;\n"
                  "\tadd.u32 %r8, %r8, %r9;\n\tcvt.u32.u64 %r9, %rd3;\n"
                  "\tadd.u32 %r8, %r8, %r9;\n\tst.global.u32 [%rd1+2048], %r8;\n\tret;\n}\n");
}

/* Loads that the first START waits for: by then the stores before it have read their registers,
 * of which the assembler gives the chain one or another.  (Loads of the chain would wait for
 * these.) */
static void settle(struct kp_str *b, const struct work *w)
{
    if (w->loads)
        return;
    kp_str_add(b, "\tld.volatile.shared.u32 %r9, [%r4];\n");
    for (int i = 0; i < 3; i++)
        kp_str_add(b, "\tld.volatile.shared.u32 %r9, [%r9];\n");
}

static void marked(struct kp_str *b, const struct work *w, bool settled)
{
    begin_kernel(b, w->name, settled ? SETTLED : "");
    if (settled)
        settle(b, w);
    for (size_t i = 0; i < KP_COUNT(lengths); i++) {
        kp_str_addf(b, "\t// kperf.begin links%u\n", lengths[i]);
        add_links(b, w, lengths[i]);
        kp_str_addf(b, "\t// kperf.end links%u\n", lengths[i]);
    }
    end_kernel(b);
}

/* out[thread] = {cycles of the short chain, of the long one}, of the last round. */
static void timed(struct kp_str *b, const struct work *w)
{
    begin_kernel(b, w->name, "_timed");
    kp_str_add(b, "\tmov.u32 %r6, %clock;\n");
    add_links(b, w, SHORT);
    kp_str_add(b, "\tmov.u32 %r7, %clock;\n\tsub.u32 %r6, %r7, %r6;\n"
                  "\tst.global.u32 [%rd1], %r6;\n\tbar.warp.sync 0xffffffff;\n"
                  "\tmov.u32 %r6, %clock;\n");
    add_links(b, w, LONG);
    kp_str_add(b, "\tmov.u32 %r7, %clock;\n\tsub.u32 %r6, %r7, %r6;\n"
                  "\tst.global.u32 [%rd1+4], %r6;\n");
    end_kernel(b);
}

/* out[thread] = {cycles of the long chain to a clock that goes where its last link reads, of that
 * and the short one behind it}, of the last round. */
static void late(struct kp_str *b, const struct work *w)
{
    const char *x = strstr(w->link, "%f1") ? "%f1" : "%r5";
    begin_kernel(b, w->name, LATE);
    kp_str_add(b, "\tsetp.ne.u32 %p2, %r1, 0;\n\tmov.u32 %r6, %clock;\n");
    add_links(b, w, LONG - 1);
    kp_str_addf(b, "\tmov.b32 %%b1, %s;\n%s\t@%%p2 mov.u32 %%b1, %%clock;\n\tmov.b32 %s, %%b2;\n",
                x, w->last, x);
    add_links(b, w, SHORT);
    kp_str_add(b, "\tmov.u32 %r7, %clock;\n\tsub.u32 %b1, %b1, %r6;\n\tsub.u32 %r7, %r7, %r6;\n"
                  "\tst.global.u32 [%rd1], %b1;\n\tst.global.u32 [%rd1+4], %r7;\n"
                  "\tbar.warp.sync 0xffffffff;\n");
    end_kernel(b);
}

static int build(struct kpn_bench *b, enum kpi_pins_mode pins, bool at_once, struct kpn_code *code)
{
    struct kp_str text = {0};
    kpn_bench_header(&b->info, &text);
    for (size_t i = 0; i < KP_COUNT(works); i++) {
        marked(&text, &works[i], false);
        marked(&text, &works[i], true);
        timed(&text, &works[i]);
        if (works[i].last)
            late(&text, &works[i]);
    }
    struct kpi_options options = {.unit = KPI_UNIT_WARP, .strategy = KPI_CIRCULAR,
                                  .capacity = CAPACITY, .threads = THREADS, .pins = pins,
                                  .at_once = at_once};
    int status = kpn_bench_build(b, &text, &options, PREFIX "arithmetic", code);
    kp_str_free(&text);
    return status;
}

/* ---- launches --------------------------------------------------------------------- */

struct chain {
    struct kpn_bench *b;
    void *module;
    kpn_addr out;
};

static bool launch(struct chain *c, const char *work, uint32_t threads, uint32_t rounds,
                   bool probed, struct kpt_stamp *stamp)
{
    struct kpn_bench *b = c->b;
    void *params[] = {&c->out, &rounds};
    char entry[48];
    snprintf(entry, sizeof entry, PREFIX "%s", work);
    return b->ops->function(b->gpu, c->module, entry, &b->fn) &&
           kpn_bench_launch(b, threads, probed, params) &&
           b->ops->download(b->gpu, stamp, b->stamps, sizeof *stamp);
}

static bool whole(struct chain *c, const char *work, uint32_t threads, uint32_t rounds,
                  bool probed, double *cycles)
{
    struct kpt_stamp s;
    if (!launch(c, work, threads, rounds, probed, &s) ||
        !launch(c, work, threads, rounds, probed, &s))
        return false;
    *cycles = (double)(s.clock_exit - s.clock_entry);
    return true;
}

/* Without records: cycles of a link; how much later than usual a clock is read that waits for the
 * last link to have read its register, and how much later the chain goes on then. */
struct timed {
    double link, late, held;
};

static bool time_one(struct chain *c, const struct work *w, const char *suffix, uint32_t t[2])
{
    char entry[32];
    struct kpt_stamp s;
    snprintf(entry, sizeof entry, "%s%s", w->name, suffix);
    return launch(c, entry, 32, 16, false, &s) &&
           c->b->ops->download(c->b->gpu, t, c->out, 2 * sizeof *t);
}

/* A warp by itself takes a whole number of cycles for a link, of which one read more or less makes
 * 0.02.  The chain goes on later by less than the clock was late by: a record takes less than a
 * link; so where more was seen, the last clock was as late. */
static bool time_link(struct chain *c, const struct work *w, struct timed *out)
{
    uint32_t t[2], with[2];
    if (!time_one(c, w, "_timed", t))
        return false;
    double slope = ((double)t[1] - (double)t[0]) / (LONG - SHORT), whole = floor(slope + 0.5);
    *out = (struct timed){.link = fabs(slope - whole) < 0.1 ? whole : slope};
    if (!w->last)
        return true;
    if (!time_one(c, w, LATE, with))
        return false;
    out->late = fmax((double)with[0] - (double)t[1], 0);
    out->held = fmax((double)with[1] - (double)t[1] - SHORT * out->link, 0);
    if (out->held >= out->late)
        out->held -= out->late;
    return true;
}

/* What regions took beyond their links: where their START is a record of its own, behind
 * none of the chain, and where it is the END of the one before; and of each length. */
struct beyond {
    double v[2][CAPACITY];
    size_t n[2];
    double of[KP_COUNT(lengths)][CAPACITY];
    size_t count[KP_COUNT(lengths)];
};

/* Of all that the ring of unit 0 holds. */
static void find_beyond(const struct kpt_record *r, double link, struct beyond *out)
{
    memset(out, 0, sizeof *out);
    for (size_t i = 0; i + 1 < CAPACITY; i++) {
        enum kpt_kind kind = KPT_TAG_KIND(r[i].tag);
        uint32_t region = KPT_TAG_REGION(r[i].tag);
        bool next = kind == KPT_SHARED;
        if ((kind != KPT_START && !next) || region >= KP_COUNT(lengths))
            continue;
        double more = (double)(uint32_t)(r[i + 1].clock - r[i].clock) - lengths[region] * link;
        out->v[next][out->n[next]++] = more;
        out->of[region][out->count[region]++] = more;
    }
}

/* What the first region of the loop takes beyond its links.  A clock that is read late ends one
 * region late and begins the next as late: where the first two, or all three, take less beyond
 * theirs by most of that, it is they that tell, but for what the late clock held the chain up
 * by. */
static double first_of(struct beyond *b, const struct timed *t)
{
    double sum = 0, first = 0;
    for (size_t i = 0; i < KP_COUNT(lengths) && b->count[i]; i++) {
        kpn_sort(b->of[i], b->count[i]);
        sum += kpn_percentile(b->of[i], b->count[i], 50);
        if (i == 0 || (t->late > 0 && sum - t->held < first - t->late / 2))
            first = i ? sum - t->held : sum;
    }
    return first;
}

/* The mean is without late clocks as well. */
static json_t *spread_json(struct beyond *b, const struct timed *t)
{
    double all[2 * CAPACITY], sum = 0;
    size_t n = b->n[0] + b->n[1];
    memcpy(all, b->v[0], b->n[0] * sizeof *all);
    memcpy(all + b->n[0], b->v[1], b->n[1] * sizeof *all);
    kpn_sort(all, n);
    for (size_t i = 0; i < b->n[1]; i++)
        sum += b->v[1][i];
    double first = first_of(b, t);
    return json_pack(
        "{s:o,s:o,s:o,s:o}", "cycles", kpn_json_rounded(b->n[1] ? sum / (double)b->n[1] : first, 2),
        "first", kpn_json_rounded(first, 2), "lo", kpn_json_rounded(kpn_percentile(all, n, 5), 2),
        "hi", kpn_json_rounded(kpn_percentile(all, n, 95), 2));
}

/* Cycles that a record costs the whole loop. */
static bool outside(struct chain *c, const struct work *w, uint32_t threads, double *cost)
{
    double t[2][2];
    for (int probed = 0; probed < 2; probed++)
        for (uint32_t i = 0; i < 2; i++)
            if (!whole(c, w->name, threads, ROUNDS << i, probed, &t[probed][i]))
                return false;
    *cost = ((t[1][1] - t[1][0]) - (t[0][1] - t[0][0])) / (ROUNDS * RECORDS);
    return true;
}

static bool measure(struct chain *c, const struct work *w, json_t **out)
{
    struct kpt_record r[CAPACITY];
    struct beyond beyond;
    struct timed timed;
    double alone, loaded;
    uint64_t count, cycles;
    json_t *inside[2];
    char settled[32];
    snprintf(settled, sizeof settled, "%s" SETTLED, w->name);
    if (!time_link(c, w, &timed))
        return false;
    for (uint32_t i = 0; i < 2; i++) {
        double ignored;
        if (!whole(c, settled, i ? THREADS : 32, ROUNDS, true, &ignored) ||
            !kpn_bench_read(c->b, CAPACITY, r, &count, &cycles)) {
            if (i)
                json_decref(inside[0]);
            return false;
        }
        find_beyond(r, timed.link, &beyond);
        inside[i] = spread_json(&beyond, &timed);
    }
    *out = inside[0];
    json_object_set_new(*out, "link", kpn_json_rounded(timed.link, 3));
    if (w->last) {
        json_object_set_new(*out, "late", kpn_json_rounded(timed.late, 2));
        json_object_set_new(*out, "held", kpn_json_rounded(timed.held, 2));
    }
    json_object_set_new(*out, "eight_warps", inside[1]);
    if (!outside(c, w, 32, &alone) || !outside(c, w, THREADS, &loaded))
        return false;
    json_object_set_new(*out, "whole", kpn_json_rounded(alone, 2));
    json_object_set_new(json_object_get(*out, "eight_warps"), "whole", kpn_json_rounded(loaded, 2));
    return true;
}

/* What the probed body takes more than the original, but for its records: where no cache
 * holds it yet, and (lo) where all is cached. */
static bool measure_prologue(struct chain *c, double record, json_t **out)
{
    double plain, v[COLD], warm;
    struct kpt_stamp s;
    const char *entry = works[0].name;
    if (!whole(c, entry, 32, 1, false, &plain))
        return false;
    plain += RECORDS * record;
    for (int i = 0; i < COLD; i++) {
        if (!launch(c, works[1].name, THREADS, ROUNDS, false, &s) ||
            !launch(c, works[2].name, THREADS, ROUNDS, false, &s) ||
            !launch(c, entry, 32, 1, true, &s))
            return false;
        v[i] = (double)(s.clock_exit - s.clock_entry) - plain;
    }
    if (!whole(c, entry, 32, 1, true, &warm))
        return false;
    kpn_sort(v, COLD);
    warm = warm > plain ? warm - plain : 0;
    double most = v[COLD - 1] > warm ? v[COLD - 1] : warm, open = RECORDS * record;
    double usual = v[COLD / 2] > warm ? v[COLD / 2] : warm;
    most = most > open ? most : open; /* what was taken off for the records may not be theirs */
    *out = json_pack("{s:o,s:o,s:o}", "cycles", kpn_json_rounded(usual, 0), "lo",
                     kpn_json_rounded(warm, 0), "hi", kpn_json_rounded(most, 0));
    return true;
}

static bool measure_all(struct kpn_bench *b, const struct kpn_code *code, const char *suffix,
                        json_t *inside, json_t **prologue)
{
    struct chain c = {.b = b};
    if (!kpn_bench_load(b, code, PREFIX "arithmetic", &c.module) ||
        !b->ops->alloc(b->gpu, ROOM, &c.out))
        return false;
    for (size_t i = 0; i < KP_COUNT(works); i++) {
        json_t *one = NULL;
        char name[32];
        snprintf(name, sizeof name, "%s%s", works[i].name, suffix);
        bool ok = measure(&c, &works[i], &one);
        if (one)
            json_object_set_new(inside, name, one);
        if (!ok)
            return false;
    }
    const json_t *arithmetic = json_object_get(inside, works[0].name);
    double record = json_number_value(json_object_get(arithmetic, "whole"));
    return *prologue || measure_prologue(&c, record, prologue);
}

/* Behind the stores of a whole iteration no result is on its way any more: the first region of
 * the loop is too short by as much as its END is read before its own. */
static void find_early(json_t *together, json_t *at_once)
{
    for (size_t i = 0; i < KP_COUNT(works); i++) {
        json_t *one = json_object_get(together, works[i].name);
        double first = json_number_value(json_object_get(one, "first"));
        json_t *early = kpn_json_rounded(first < 0 ? -first : 0, 2);
        json_object_set(one, "early", early);
        json_object_set_new(json_object_get(at_once, works[i].name), "early", early);
    }
}

static int calibrate(struct kpn_bench *b, bool at_once, json_t **inside, json_t **prologue)
{
    int status = KP_OK;
    *inside = json_object();
    for (size_t i = 0; status == KP_OK && i < KP_COUNT(ends); i++) {
        struct kpn_code code;
        status = build(b, ends[i].pins, at_once, &code);
        if (status != KP_OK)
            break;
        if (!measure_all(b, &code, ends[i].suffix, *inside, prologue))
            status = KP_FAILED;
        kpn_code_free(&code);
    }
    return status;
}

int kpn_calibrate_chains(struct kpn_bench *b, json_t *inside[2], json_t **prologue)
{
    int status = calibrate(b, false, &inside[0], prologue);
    if (status == KP_OK)
        status = calibrate(b, true, &inside[1], prologue);
    if (status == KP_OK)
        find_early(inside[0], inside[1]);
    return status;
}
