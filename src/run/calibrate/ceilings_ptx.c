#include "run/calibrate/ceilings.h"

/* The kernels that ceilings are measured with, as PTX. */

const char *const kpn_stream_names[KPN_STREAMS] = {"ceiling_read", "ceiling_write",
                                                   "ceiling_copy"};

static void header(struct kp_str *b, unsigned sm, const char *suffix)
{
    kp_str_addf(b, ".version %s\n.target sm_%u%s\n.address_size 64\n",
                sm >= 100 ? "8.8" : sm >= 90 ? "8.0" : "7.0", sm, suffix);
}

/* One thread's accesses of a chunk: all loads, then all stores. */
static void stream_body(enum kpn_stream s, struct kp_str *b)
{
    for (unsigned i = 0; s != KPN_STREAM_WRITE && i < KPN_STREAM_UNROLL; i++)
        kp_str_addf(b, "\tld.global.cg.v4.u32 {%%r%u, %%r%u, %%r%u, %%r%u}, [%%rd2];\n"
                       "\tadd.u64 %%rd2, %%rd2, %%rd3;\n", 8 + 4 * i, 9 + 4 * i, 10 + 4 * i,
                    11 + 4 * i);
    for (unsigned i = 0; s == KPN_STREAM_READ && i < 4 * KPN_STREAM_UNROLL; i++)
        kp_str_addf(b, "\txor.b32 %%r4, %%r4, %%r%u;\n", 8 + i);
    for (unsigned i = 0; s != KPN_STREAM_READ && i < KPN_STREAM_UNROLL; i++) {
        unsigned from = s == KPN_STREAM_COPY ? 8 + 4 * i : 8;
        kp_str_addf(b, "\tst.global.cg.v4.u32 [%%rd4], {%%r%u, %%r%u, %%r%u, %%r%u};\n"
                       "\tadd.u64 %%rd4, %%rd4, %%rd3;\n", from, from + 1, from + 2, from + 3);
    }
}

void kpn_stream_ptx(enum kpn_stream s, unsigned sm, struct kp_str *b)
{
    header(b, sm, "");
    kp_str_addf(b, ".visible .entry %s(\n\t.param .u64 to,\n\t.param .u64 from,\n"
                   "\t.param .u32 chunks,\n\t.param .u32 passes,\n\t.param .u64 stride\n)\n"
                   ".maxntid %u, 1, 1\n.minnctapersm %u\n{\n\t.reg .pred %%p<3>;\n"
                   "\t.reg .b32 %%r<%u>;\n\t.reg .b64 %%rd<8>;\n"
                   "\tld.param.u64 %%rd5, [to];\n\tld.param.u64 %%rd6, [from];\n"
                   "\tld.param.u32 %%r1, [chunks];\n\tld.param.u32 %%r2, [passes];\n"
                   "\tld.param.u64 %%rd3, [stride];\n"
                   "\tmov.u32 %%r3, %%ctaid.x;\n\tmov.u32 %%r5, %%tid.x;\n"
                   "\tmad.lo.u32 %%r3, %%r3, %u, %%r5;\n\tmad.wide.u32 %%rd6, %%r3, 16, %%rd6;\n"
                   "\tmad.wide.u32 %%rd5, %%r3, 16, %%rd5;\n\tmov.u32 %%r4, 0;\n",
                kpn_stream_names[s], KPN_STREAM_THREADS, KPN_STREAM_CTAS,
                8 + 4 * KPN_STREAM_UNROLL, KPN_STREAM_THREADS);
    for (unsigned i = 0; s == KPN_STREAM_WRITE && i < 4; i++)
        kp_str_addf(b, "\tadd.u32 %%r%u, %%r3, %u;\n", 8 + i, i);
    kp_str_add(b, "$L_pass:\n\tmov.u64 %rd2, %rd6;\n\tmov.u64 %rd4, %rd5;\n\tmov.u32 %r6, %r1;\n"
                  "$L_chunk:\n");
    stream_body(s, b);
    kp_str_add(b, "\tadd.u32 %r6, %r6, -1;\n\tsetp.ne.u32 %p1, %r6, 0;\n\t@%p1 bra $L_chunk;\n"
                  "\tadd.u32 %r2, %r2, -1;\n\tsetp.ne.u32 %p1, %r2, 0;\n\t@%p1 bra $L_pass;\n");
    if (s == KPN_STREAM_READ) /* what is read is not all of this, but the assembler cannot know */
        kp_str_add(b, "\tsetp.eq.u32 %p2, %r4, 0x6b706572;\n\t@%p2 st.global.u32 [%rd5], %r4;\n");
    kp_str_add(b, "\tret;\n}\n");
}

void kpn_empty_ptx(unsigned sm, struct kp_str *b)
{
    header(b, sm, "");
    kp_str_add(b, ".visible .entry ceiling_empty()\n{\n\tret;\n}\n");
}

/* ---- matrix products --------------------------------------------------------- */

/* Operands from 0.5 to 1 of either sign; integers of all values. */
const struct kpn_matrix_type kpn_matrix_types[5] = {
    {"bf16", "m64n256k16.f32.bf16.bf16", ", 1, 1, 1, 0, 0", 16, false, 0x807f807fu, 0x3f003f00u},
    {"f16", "m64n256k16.f32.f16.f16", ", 1, 1, 1, 0, 0", 16, false, 0x83ff83ffu, 0x38003800u},
    {"tf32", "m64n256k8.f32.tf32.tf32", ", 1, 1, 1", 8, false, 0x807fffffu, 0x3f000000u},
    {"e4m3", "m64n256k32.f32.e4m3.e4m3", ", 1, 1, 1", 32, false, 0x87878787u, 0x30303030u},
    {"s8", "m64n256k32.s32.s8.s8", ", 1", 32, true, 0xffffffffu, 0},
};

#define TILES 40960u /* bytes: 64 rows of A and 256 of B, 128 bytes each */

/* Descriptors of K-major rows of 128 swizzled bytes, as calibrate/engine.c has them. */
static void add_descriptor(struct kp_str *b, const char *out, unsigned offset)
{
    kp_str_addf(b, "\tadd.u32 %%r4, %%r3, %u;\n\tand.b32 %%r4, %%r4, 0x3ffff;\n"
                   "\tshr.u32 %%r4, %%r4, 4;\n\tcvt.u64.u32 %s, %%r4;\n"
                   "\tor.b64 %s, %s, 0x4000004000010000;\n", offset, out, out, out);
}

/* What operands hold decides how much power a product takes, and so the clock: not zeros. */
static void fill_tiles(const struct kpn_matrix_type *t, struct kp_str *b)
{
    kp_str_addf(b, "\tmad.lo.u32 %%r5, %%r2, 0x9e3779b9, 12345;\n\tshl.b32 %%r6, %%r2, 2;\n"
                   "\tadd.u32 %%r6, %%r6, %%r3;\n\tadd.u32 %%r7, %%r3, %u;\n$L_fill:\n"
                   "\tmad.lo.u32 %%r5, %%r5, 1664525, 1013904223;\n\tshr.u32 %%r4, %%r5, 15;\n"
                   "\txor.b32 %%r4, %%r4, %%r5;\n\tand.b32 %%r4, %%r4, 0x%x;\n"
                   "\tor.b32 %%r4, %%r4, 0x%x;\n\tst.shared.u32 [%%r6], %%r4;\n"
                   "\tadd.u32 %%r6, %%r6, %u;\n\tsetp.lt.u32 %%p1, %%r6, %%r7;\n"
                   "\t@%%p1 bra $L_fill;\n\tfence.proxy.async.shared::cta;\n\tbar.sync 0;\n",
                TILES, t->keep, t->set, 4 * KPN_MATRIX_THREADS);
}

static void add_product(const struct kpn_matrix_type *t, struct kp_str *b, unsigned step)
{
    kp_str_addf(b, "\tadd.u64 %%rd4, %%rd2, %u;\n\tadd.u64 %%rd5, %%rd3, %u;\n"
                   "\twgmma.mma_async.sync.aligned.%s\n\t\t{", 2 * step, 2 * step, t->instruction);
    for (unsigned i = 0; i < 128; i++)
        kp_str_addf(b, "%s%%f%u", i ? ", " : "", i);
    kp_str_addf(b, "},\n\t\t%%rd4, %%rd5%s;\n", t->scales);
}

void kpn_matrix_ptx(const struct kpn_matrix_type *t, struct kp_str *b)
{
    const char *sum = t->whole ? "u32" : "f32";
    header(b, 90, "a");
    kp_str_addf(b, ".visible .entry ceiling_matrix(\n\t.param .u64 out,\n\t.param .u32 n\n)\n"
                   ".maxntid %u, 1, 1\n.minnctapersm 1\n{\n\t.reg .pred %%p<2>;\n"
                   "\t.reg .b32 %%r<8>;\n\t.reg .b64 %%rd<8>;\n\t.reg .%s %%f<128>;\n"
                   "\t.shared .align 1024 .b8 tiles[%u];\n\tld.param.u64 %%rd1, [out];\n"
                   "\tld.param.u32 %%r1, [n];\n\tmov.u32 %%r2, %%tid.x;\n\tmov.u32 %%r3, tiles;\n",
                KPN_MATRIX_THREADS, t->whole ? "b32" : "f32", TILES);
    fill_tiles(t, b);
    add_descriptor(b, "%rd2", 0);
    add_descriptor(b, "%rd3", 8192);
    for (unsigned i = 0; i < 128; i++)
        kp_str_addf(b, "\tmov.%s %%f%u, %s;\n", t->whole ? "b32" : "f32", i,
                    t->whole ? "0" : "0f00000000");
    kp_str_add(b, "\tbar.warp.sync 0xffffffff;\n$L_round:\n\twgmma.fence.sync.aligned;\n");
    for (unsigned i = 0; i < KPN_MATRIX_STEPS; i++)
        add_product(t, b, i);
    kp_str_add(b, "\twgmma.commit_group.sync.aligned;\n\twgmma.wait_group.sync.aligned 1;\n"
                  "\tadd.u32 %r1, %r1, -1;\n\tsetp.ne.u32 %p1, %r1, 0;\n\t@%p1 bra $L_round;\n"
                  "\twgmma.wait_group.sync.aligned 0;\n");
    for (unsigned i = 1; i < 128; i++)
        kp_str_addf(b, "\tadd.%s %%f0, %%f0, %%f%u;\n", sum, i);
    kp_str_addf(b, "\tsetp.eq.%s %%p1, %%f0, %s;\n\t@%%p1 st.global.%s [%%rd1], %%f0;\n\tret;\n}\n",
                sum, t->whole ? "0x6b706572" : "0f6B706572", sum);
}
