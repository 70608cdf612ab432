#include "run/run_internal.h"

/* What the clocks of a device are: whether the warps of an SM read the same one, and how an
 * SM's clock and the global timer go with each other. */

#define WARPS 8u
#define TURNS 64u
#define MARKS 33u         /* readings of both clocks ... */
#define APART 1000000u    /* ... so many ns apart */
#define PINGS "calibrate_skew"
#define TIMER "calibrate_timer"

/*
 * Warp 0 and warp `partner` send a word to and fro through shared memory, each reading the
 * clock before it sends and after it has received.  The way there and the way back are the
 * same instructions, so that half the difference of their times is that of the clocks.
 */
static void add_side(struct kp_str *b, const char *sends, const char *waits, unsigned before,
                     unsigned after, bool first)
{
    const char *name = first ? "ping" : "pong";
    kp_str_addf(b, "$L_%s:\n\tadd.u32 %%r2, %%r2, 1;\n", name);
    for (int step = 0; step < 2; step++) {
        if (first == (step == 0))
            kp_str_addf(b, "\tmov.u32 %%r6, %%clock;\n\tst.volatile.shared.u32 [%s], %%r2;\n",
                        sends);
        else
            kp_str_addf(b, "$L_%s_wait:\n\tld.volatile.shared.u32 %%r4, [%s];\n"
                           "\tsetp.ne.u32 %%p1, %%r4, %%r2;\n\t@%%p1 bra $L_%s_wait;\n"
                           "\tmov.u32 %%r7, %%clock;\n", name, waits, name);
    }
    kp_str_addf(b, "\tst.global.u32 [%%rd1+%u], %%r6;\n\tst.global.u32 [%%rd1+%u], %%r7;\n"
                   "\tadd.u64 %%rd1, %%rd1, 16;\n\tsetp.lt.u32 %%p1, %%r2, %u;\n"
                   "\t@%%p1 bra $L_%s;\n\tret;\n", before, after, TURNS, name);
}

/* out[turn] = {sent, received there, sent back, received}. */
static void add_pings(struct kp_str *b)
{
    kp_str_addf(b, ".visible .entry " PINGS "(\n\t.param .u64 out,\n\t.param .u32 partner\n)\n"
                   ".maxntid %u, 1, 1\n{\n\t.reg .pred %%p<3>;\n\t.reg .b32 %%r<8>;\n"
                   "\t.reg .b64 %%rd<2>;\n\t.shared .align 16 .b8 there[4];\n"
                   "\t.shared .align 16 .b8 back[4];\n\tld.param.u64 %%rd1, [out];\n"
                   "\tld.param.u32 %%r1, [partner];\n\tmov.u32 %%r2, 0;\n"
                   "\tmov.u32 %%r3, %%tid.x;\n\tst.volatile.shared.u32 [there], %%r2;\n"
                   "\tst.volatile.shared.u32 [back], %%r2;\n\tbar.sync 0;\n"
                   "\tand.b32 %%r5, %%r3, 31;\n\tsetp.ne.u32 %%p1, %%r5, 0;\n\t@%%p1 ret;\n"
                   "\tshr.u32 %%r5, %%r3, 5;\n\tsetp.eq.u32 %%p1, %%r5, 0;\n"
                   "\t@%%p1 bra $L_ping;\n\tsetp.ne.u32 %%p1, %%r5, %%r1;\n\t@%%p1 ret;\n",
                WARPS * 32);
    add_side(b, "back", "there", 8, 4, false);
    add_side(b, "there", "back", 0, 12, true);
    kp_str_add(b, "}\n");
}

/* out[i] = {clock64, globaltimer}. */
static void add_timer(struct kp_str *b)
{
    kp_str_addf(b, ".visible .entry " TIMER "(\n\t.param .u64 out,\n\t.param .u32 n\n)\n"
                   ".maxntid 32, 1, 1\n{\n\t.reg .pred %%p<2>;\n\t.reg .b32 %%r<4>;\n"
                   "\t.reg .b64 %%rd<6>;\n\tld.param.u64 %%rd1, [out];\n"
                   "\tld.param.u32 %%r1, [n];\n\tmov.u32 %%r2, %%tid.x;\n"
                   "\tsetp.ne.u32 %%p1, %%r2, 0;\n\t@%%p1 ret;\n\tmov.u64 %%rd4, %%globaltimer;\n"
                   "$L_mark:\n\tmov.u64 %%rd3, %%globaltimer;\n\tsetp.lt.u64 %%p1, %%rd3, %%rd4;\n"
                   "\t@%%p1 bra $L_mark;\n\tmov.u64 %%rd2, %%clock64;\n"
                   "\tst.global.v2.u64 [%%rd1], {%%rd2, %%rd3};\n\tadd.u64 %%rd1, %%rd1, 16;\n"
                   "\tadd.u64 %%rd4, %%rd4, %u;\n\tadd.u32 %%r1, %%r1, -1;\n"
                   "\tsetp.ne.u32 %%p1, %%r1, 0;\n\t@%%p1 bra $L_mark;\n\tret;\n}\n", APART);
}

static bool run(struct kpn_bench *b, void *module, const char *entry, uint32_t threads,
                kpn_addr out, uint32_t n)
{
    struct kpn_launch l = {.grid = {1, 1, 1}, .block = {threads, 1, 1}, .cluster = {1, 1, 1}};
    void *params[] = {&out, &n};
    return b->ops->function(b->gpu, module, entry, &b->fn) &&
           b->ops->prepare(b->gpu, b->fn, &l) && b->ops->launch(b->gpu, b->fn, &l, params) &&
           b->ops->sync(b->gpu);
}

static json_t *spread_json(double *v, size_t n, int digits)
{
    kpn_sort(v, n);
    return json_pack("{s:o,s:o,s:o}", "median", kpn_json_rounded(kpn_percentile(v, n, 50), digits),
                     "p5", kpn_json_rounded(kpn_percentile(v, n, 5), digits), "p95",
                     kpn_json_rounded(kpn_percentile(v, n, 95), digits));
}

/* How far the clocks of warps 1 to 7 are ahead of warp 0's; the first turns warm up. */
static bool measure_skew(struct kpn_bench *b, void *module, kpn_addr out, json_t **skew)
{
    enum { FIRST = 8, KEPT = TURNS - FIRST };
    uint32_t t[TURNS][4];
    double v[(WARPS - 1) * KEPT], way[(WARPS - 1) * KEPT];
    size_t n = 0;
    for (uint32_t partner = 1; partner < WARPS; partner++) {
        if (!run(b, module, PINGS, WARPS * 32, out, partner) ||
            !b->ops->download(b->gpu, t, out, sizeof t))
            return false;
        for (size_t i = FIRST; i < TURNS; i++) { /* modular: the counter wraps */
            double there = (int32_t)(t[i][1] - t[i][0]), back = (int32_t)(t[i][3] - t[i][2]);
            v[n] = (there - back) / 2;
            way[n++] = (there + back) / 2;
        }
    }
    *skew = spread_json(v, n, 2);
    json_object_set_new(*skew, "one_way", spread_json(way, n, 2));
    return true;
}

/* False: a call failed.  *advances: both clocks went on from each reading to the next. */
static bool measure_timer(struct kpn_bench *b, void *module, kpn_addr out, json_t **timer,
                          bool *advances)
{
    uint64_t t[MARKS][2];
    double v[MARKS - 1];
    if (!run(b, module, TIMER, 32, out, MARKS) || !b->ops->download(b->gpu, t, out, sizeof t))
        return false;
    *advances = true;
    for (size_t i = 0; i + 1 < MARKS; i++) {
        *advances = *advances && t[i + 1][0] > t[i][0] && t[i + 1][1] > t[i][1];
        v[i] = (double)(t[i + 1][0] - t[i][0]) / (double)(t[i + 1][1] - t[i][1]);
    }
    if (!*advances)
        return true;
    size_t half = MARKS / 2, last = MARKS - 1;
    double early = (double)(t[half][0] - t[0][0]) / (double)(t[half][1] - t[0][1]);
    double late = (double)(t[last][0] - t[half][0]) / (double)(t[last][1] - t[half][1]);
    *timer = spread_json(v, MARKS - 1, 6);
    json_object_set_new(*timer, "drift", kpn_json_rounded(late / early - 1, 7));
    json_object_set_new(*timer, "over_ms",
                        kpn_json_rounded((double)(t[last][1] - t[0][1]) / 1e6, 3));
    return true;
}

static int build(struct kpn_bench *b, struct kpn_code *code)
{
    struct kp_str text = {0};
    char arch[16];
    kpn_bench_header(&b->info, &text);
    add_pings(&text);
    add_timer(&text);
    snprintf(arch, sizeof arch, "sm_%d%d", b->info.major, b->info.minor);
    int status = kpn_assemble(b->assembler, "the clock calibration kernels", text.s, text.len,
                              arch, NULL, 0, TIMER, code);
    kp_str_free(&text);
    return status;
}

int kpn_calibrate_clocks(struct kpn_bench *b, json_t **out, bool *advances)
{
    struct kpn_code code;
    void *module;
    kpn_addr buffer;
    json_t *skew = NULL, *timer = NULL;
    *out = NULL;
    *advances = false;
    int status = build(b, &code);
    if (status != KP_OK)
        return status;
    bool ok = b->ops->load(b->gpu, code.image.s, &module) &&
              b->ops->alloc(b->gpu, TURNS * 16, &buffer) &&
              measure_skew(b, module, buffer, &skew) &&
              measure_timer(b, module, buffer, &timer, advances);
    kpn_code_free(&code);
    if (ok)
        *out = json_pack("{s:o,s:o}", "skew_cycles", skew, "cycles_per_ns",
                         timer ? timer : json_null());
    else
        json_decref(skew);
    return ok ? KP_OK : KP_FAILED;
}
