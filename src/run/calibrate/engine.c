#include "run/run_internal.h"

/*
 * How fast the tensor core of one SM works: two warp groups that multiply
 * m64n256k16 bf16 tiles out of shared memory, one group each in flight.  The
 * overlap model needs it as a bound that does not come from the trace it
 * explains.  Hopper only: wgmma.
 */

#define ENTRY "calibrate_tensor"
#define THREADS 256u
#define STEPS 4u                     /* wgmma in a group: K = 64 */
#define ROUNDS 64u                   /* groups of the short launch */
#define REPEATS 5
#define GROUP_FLOP (2.0 * 64 * 256 * 16 * STEPS)

/* Descriptors of K-major rows of 128 swizzled bytes: layout 1 in bits 63:62,
 * 1024 bytes between groups of 8 rows, addresses in units of 16 bytes. */
static void add_descriptor(struct kp_str *b, const char *out, unsigned offset)
{
    kp_str_addf(b, "\tadd.u32 %%r4, %%r3, %u;\n\tand.b32 %%r4, %%r4, 0x3ffff;\n"
                   "\tshr.u32 %%r4, %%r4, 4;\n\tcvt.u64.u32 %s, %%r4;\n"
                   "\tor.b64 %s, %s, 0x4000004000010000;\n", offset, out, out, out);
}

static void add_wgmma(struct kp_str *b, unsigned step)
{
    kp_str_addf(b, "\tadd.u64 %%rd4, %%rd2, %u;\n\tadd.u64 %%rd5, %%rd3, %u;\n"
                   "\twgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16\n\t\t{",
                2 * step, 2 * step);
    for (unsigned i = 0; i < 128; i++)
        kp_str_addf(b, "%s%%f%u", i ? ", " : "", i);
    kp_str_add(b, "},\n\t\t%rd4, %rd5, 1, 1, 1, 0, 0;\n");
}

/* out[thread] = {clock before, clock after} of n groups. */
static void microkernel(struct kp_str *b)
{
    kp_str_addf(b,
                ".version 8.0\n.target sm_90a\n.address_size 64\n"
                ".visible .entry " ENTRY "(\n\t.param .u64 out,\n\t.param .u32 n\n)\n"
                ".maxntid %u, 1, 1\n.minnctapersm 1\n{\n\t.reg .pred %%p<2>;\n\t.reg .b32 %%r<8>;\n"
                "\t.reg .b64 %%rd<8>;\n\t.reg .f32 %%f<128>;\n"
                "\t.shared .align 1024 .b8 tiles[40960];\n"
                "\tld.param.u64 %%rd1, [out];\n\tld.param.u32 %%r1, [n];\n"
                "\tmov.u32 %%r2, %%tid.x;\n\tmov.u32 %%r3, tiles;\n",
                THREADS);
    add_descriptor(b, "%rd2", 0);
    add_descriptor(b, "%rd3", 8192);
    for (unsigned i = 0; i < 128; i++)
        kp_str_addf(b, "\tmov.f32 %%f%u, 0f00000000;\n", i);
    kp_str_add(b, "\tbar.sync 0;\n\tbar.warp.sync 0xffffffff;\n\tmov.u32 %r5, %clock;\n"
                  "$L_round:\n\twgmma.fence.sync.aligned;\n");
    for (unsigned i = 0; i < STEPS; i++)
        add_wgmma(b, i);
    kp_str_add(b, "\twgmma.commit_group.sync.aligned;\n\twgmma.wait_group.sync.aligned 1;\n"
                  "\tadd.u32 %r1, %r1, -1;\n\tsetp.ne.u32 %p1, %r1, 0;\n\t@%p1 bra $L_round;\n"
                  "\twgmma.wait_group.sync.aligned 0;\n\tmov.u32 %r6, %clock;\n");
    for (unsigned i = 1; i < 128; i++)
        kp_str_addf(b, "\tadd.f32 %%f0, %%f0, %%f%u;\n", i);
    /* never, but ptxas would leave out a product that nobody can read */
    kp_str_add(b, "\tsetp.eq.u32 %p1, %r6, %r5;\n\t@%p1 st.global.f32 [%rd1], %f0;\n"
                  "\tmad.wide.u32 %rd1, %r2, 8, %rd1;\n"
                  "\tst.global.v2.u32 [%rd1], {%r5, %r6};\n\tret;\n}\n");
}

/* Cycles from the first warp's start to the last warp's end. */
static bool time_groups(struct kpn_bench *b, kpn_addr out, uint32_t n, double *cycles)
{
    struct kpn_launch l = {.grid = {1, 1, 1}, .block = {THREADS, 1, 1}, .cluster = {1, 1, 1}};
    void *params[] = {&out, &n};
    uint32_t c[THREADS][2];
    if (!b->ops->prepare(b->gpu, b->fn, &l) || !b->ops->launch(b->gpu, b->fn, &l, params) ||
        !b->ops->sync(b->gpu) || !b->ops->download(b->gpu, c, out, sizeof c))
        return false;
    uint32_t span = 0;
    int32_t first = 0;
    for (unsigned i = 0; i < THREADS; i++) /* modular: the counter wraps */
        if ((int32_t)(c[i][0] - c[0][0]) < first)
            first = (int32_t)(c[i][0] - c[0][0]);
    for (unsigned i = 0; i < THREADS; i++)
        if (c[i][1] - (c[0][0] + (uint32_t)first) > span)
            span = c[i][1] - (c[0][0] + (uint32_t)first);
    *cycles = span;
    return true;
}

/* Flop a cycle, from launches of n and 2n groups in each warp group.  *plausible:
 * the time grew with the work, as it does not under a tool that patches code. */
static bool measure(struct kpn_bench *b, kpn_addr out, double *rates, bool *plausible)
{
    *plausible = true;
    for (int i = 0; i < REPEATS; i++) {
        double one, two;
        if (!time_groups(b, out, ROUNDS, &one) || !time_groups(b, out, 2 * ROUNDS, &two))
            return false;
        *plausible = *plausible && two > one;
        rates[i] = 2 * ROUNDS * GROUP_FLOP / (two - one);
    }
    kpn_sort(rates, REPEATS);
    return true;
}

static int build(struct kpn_bench *b, struct kpn_code *code)
{
    struct kp_str text = {0};
    microkernel(&text);
    int status = kpn_assemble(b->assembler, "the tensor calibration kernel", text.s, text.len,
                              "sm_90a", NULL, 0, ENTRY, code);
    kp_str_free(&text);
    return status;
}

int kpn_calibrate_tensor(struct kpn_bench *b, json_t **out)
{
    double rates[REPEATS];
    bool plausible;
    struct kpn_code code;
    void *module;
    kpn_addr clocks;
    *out = NULL;
    if (b->info.major != 9)
        return KP_OK;
    int status = build(b, &code);
    if (status != KP_OK)
        return status;
    bool ok = b->ops->load(b->gpu, code.image.s, &module) &&
              b->ops->function(b->gpu, module, ENTRY, &b->fn) &&
              b->ops->alloc(b->gpu, THREADS * 8, &clocks) && measure(b, clocks, rates, &plausible);
    if (ok && !plausible)
        kp_warn("calibration: the tensor core's time does not grow with its work: its rate is "
                "not known");
    else if (ok)
        *out = json_pack("{s:o,s:o,s:o,s:s}", "flops_per_cycle",
                         kpn_json_rounded(rates[REPEATS / 2], 2), "lo",
                         kpn_json_rounded(rates[0], 2), "hi",
                         kpn_json_rounded(rates[REPEATS - 1], 2), "method",
                         "two warp groups of m64n256k16 bf16 wgmma on one SM, one group each in "
                         "flight");
    kpn_code_free(&code);
    return ok ? KP_OK : KP_FAILED;
}
