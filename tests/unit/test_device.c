/* The calls of a HIP runtime through the table, and what a CU holds. */
#include <criterion/criterion.h>
#include <unistd.h>

#include "run/device/amd.h"
#include "run/run_internal.h"

#define FAKE "tests/libamdhip64-fake.so"

/* ---- occupancy: LLVM's own figures for the same kernels ------------------- */

static struct kpn_amd_occupancy of(const char *target, struct kpn_amd_use use)
{
    const struct kpn_amd_target *t = kpn_amd_find(target);
    cr_assert_not_null(t);
    return kpn_amd_occupancy(t, &use);
}

static void expect(const char *target, struct kpn_amd_use use, uint32_t groups, const char *by)
{
    struct kpn_amd_occupancy o = of(target, use);
    cr_expect_eq(o.groups, groups, "%s: %u groups, not %u", target, o.groups, groups);
    cr_expect_str_eq(o.by, by, "%s: by %s, not %s", target, o.by, by);
}

Test(amd, names)
{
    cr_expect_str_eq(kpn_amd_find("gfx942:sramecc+:xnack-")->name, "gfx942");
    cr_expect_null(kpn_amd_find("gfx94"));
    cr_expect_null(kpn_amd_find("gfx9420"));
    cr_expect(kpn_gpu_for("gfx1100") == &kpn_hip);
    cr_expect(kpn_gpu_for("sm_90a") == &kpn_cuda);
    cr_expect(kpn_gpu_for(NULL) == &kpn_cuda);
}

/* 512 VGPRs of a lane in steps of 8: 64 leave 8 waves of a SIMD, 65 take 72 and leave 7, 512
 * leave one. */
Test(amd, vgprs_of_gfx9)
{
    expect("gfx90a", (struct kpn_amd_use){.threads = 256, .vgprs = 64}, 8, "waves");
    expect("gfx90a", (struct kpn_amd_use){.threads = 256, .vgprs = 65}, 7, "VGPRs");
    expect("gfx942", (struct kpn_amd_use){.threads = 256, .vgprs = 128}, 4, "VGPRs");
    expect("gfx942", (struct kpn_amd_use){.threads = 256, .vgprs = 129}, 3, "VGPRs");
    expect("gfx950", (struct kpn_amd_use){.threads = 512, .vgprs = 256}, 1, "VGPRs");
    expect("gfx942", (struct kpn_amd_use){.threads = 1024, .vgprs = 512}, 0, "VGPRs");
}

/* 1536 in steps of 24 for a wave32, half of both for a wave64: 96 leave 16 waves of a SIMD, 97
 * take 120 and leave 12. */
Test(amd, vgprs_of_wgps)
{
    expect("gfx1100", (struct kpn_amd_use){.threads = 128, .vgprs = 96}, 16, "waves");
    expect("gfx1100", (struct kpn_amd_use){.threads = 128, .vgprs = 97}, 12, "VGPRs");
    expect("gfx1200", (struct kpn_amd_use){.threads = 128, .wave = 64, .vgprs = 48}, 32, "waves");
    expect("gfx1200", (struct kpn_amd_use){.threads = 128, .wave = 64, .vgprs = 49}, 24, "VGPRs");
    /* In CU mode two SIMDs each: 5 waves on 24 places are 4 of them, twice. */
    expect("gfx1201", (struct kpn_amd_use){.threads = 160, .vgprs = 97, .cu_mode = true}, 8,
           "VGPRs");
}

/* 800 SGPRs of a SIMD in steps of 16: 8 waves up to 100, 7 beyond; none on gfx10 and later. */
Test(amd, sgprs)
{
    expect("gfx90a", (struct kpn_amd_use){.threads = 256, .vgprs = 8, .sgprs = 100}, 8, "waves");
    expect("gfx90a", (struct kpn_amd_use){.threads = 256, .vgprs = 8, .sgprs = 102}, 7, "SGPRs");
    expect("gfx1100", (struct kpn_amd_use){.threads = 128, .vgprs = 8, .sgprs = 106}, 16, "waves");
}

/* 64 KiB of a CU in steps of 512 bytes; 160 KiB of 1280 on gfx950; 128 KiB of a WGP, of which a
 * workgroup has 64. */
Test(amd, lds)
{
    expect("gfx942", (struct kpn_amd_use){.threads = 64, .lds = 16384}, 4, "LDS");
    expect("gfx942", (struct kpn_amd_use){.threads = 64, .lds = 16385}, 3, "LDS");
    expect("gfx942", (struct kpn_amd_use){.threads = 64, .lds = 65537}, 0, "waves");
    expect("gfx950", (struct kpn_amd_use){.threads = 64, .lds = 16385}, 9, "LDS");
    expect("gfx950", (struct kpn_amd_use){.threads = 64, .lds = 65537}, 2, "LDS");
    expect("gfx1100", (struct kpn_amd_use){.threads = 64, .lds = 65536}, 2, "LDS");
    expect("gfx1100", (struct kpn_amd_use){.threads = 64, .lds = 40000}, 3, "LDS");
    expect("gfx1100", (struct kpn_amd_use){.threads = 64, .lds = 40000, .cu_mode = true}, 2,
           "LDS");
}

/* By waves alone: 32 of a CU, 64 of a WGP. */
Test(amd, workgroups)
{
    expect("gfx942", (struct kpn_amd_use){.threads = 128}, 16, "waves");
    expect("gfx942", (struct kpn_amd_use){.threads = 64}, 32, "waves");
    expect("gfx1100", (struct kpn_amd_use){.threads = 33}, 32, "waves");
    expect("gfx1100", (struct kpn_amd_use){.threads = 33, .cu_mode = true}, 32, "waves");
    expect("gfx942", (struct kpn_amd_use){.threads = 0}, 0, "waves");
}

/* The limits of a dry run give the same through the general call. */
Test(amd, limits)
{
    const char *by;
    struct kpn_limits l = kpn_amd_limits(kpn_amd_find("gfx942"));
    cr_expect_eq(l.sms, 304);
    cr_expect_eq(kpn_occupancy(&l, 256, 128, 0, &by), 4);
    cr_expect_str_eq(by, "VGPRs");
}

/* ---- the table ------------------------------------------------------------ */

static struct kpn_gpu *open_fake(struct kpn_gpu_info *info)
{
    struct kpn_gpu *g = NULL;
    if (access(FAKE, R_OK) != 0)
        cr_skip_test("built without HIP's headers");
    setenv("KPERF_LIBHIP", FAKE, 1);
    cr_assert_eq(kpn_hip.open(&g, info), KP_OK);
    return g;
}

Test(hip, device)
{
    struct kpn_gpu_info info, back;
    struct kpn_gpu *g = open_fake(&info);
    cr_expect_str_eq(info.name, "Fake MI300X");
    cr_expect_str_eq(info.capability, "gfx942");
    cr_expect_eq(info.limits.sms, 4);
    cr_expect_eq(info.limits.shared_per_block, 65536);
    cr_expect_eq(info.clock_mhz, 2100);
    json_t *j = kpn_gpu_json(&info);
    cr_expect(kpn_gpu_from_json(j, &back));
    cr_expect(back.limits.amd == kpn_amd_find("gfx942"));
    json_decref(j);
    kpn_hip.close(g);
}

/* Copies, a launch in workgroups, its time by events, and the control block by its name. */
Test(hip, launch)
{
    struct kpn_gpu_info info;
    struct kpn_gpu *g = open_fake(&info);
    const struct kpn_gpu_ops *o = &kpn_hip;
    void *module, *fn, *from, *to;
    kpn_addr in, out, copy, control;
    int32_t host[4] = {1, 2, 3, 4}, n = 4;
    size_t bytes;
    int groups = 0;
    float ms = 0;
    struct kpn_launch l = {{2, 3, 1}, {64, 1, 1}, {1, 1, 1}, 256, false};
    struct kpn_function_info f;
    cr_assert(o->load(g, "scale", &module) && o->function(g, module, "scale", &fn));
    cr_assert(o->prepare(g, fn, &l) && o->describe(g, fn, &f) && o->occupancy(g, fn, &l, &groups));
    cr_expect_eq(f.registers, 24);
    cr_expect_eq(groups, 2);
    cr_assert(o->symbol(g, module, KPI_CONTROL_SYMBOL, &control, &bytes));
    cr_expect_eq(bytes, 64);
    cr_assert(o->alloc(g, sizeof host, &in) && o->alloc(g, sizeof host, &out) &&
              o->alloc(g, sizeof host, &copy));
    cr_assert(o->upload(g, in, host, sizeof host) && o->fill(g, out, 0xff, sizeof host));
    cr_assert(o->event_new(g, &from) && o->event_new(g, &to) && o->event_record(g, from));
    void *params[] = {&out, &in, &n};
    cr_assert(o->launch(g, fn, &l, params) && o->event_record(g, to) && o->sync(g));
    cr_assert(o->event_ms(g, from, to, &ms));
    cr_expect_float_eq(ms, 0.1, 1e-6);
    cr_assert(o->copy(g, copy, out, sizeof host) && o->download(g, host, copy, sizeof host));
    cr_expect(host[0] == 3 && host[1] == 5 && host[2] == 7 && host[3] == 9);
    o->release(g, in);
    o->release(g, out);
    o->release(g, copy);
    o->close(g);
}

/* What AMD's devices have not is refused in a word. */
Test(hip, refusals)
{
    struct kpn_gpu_info info;
    struct kpn_gpu *g = open_fake(&info);
    void *module, *fn;
    struct kpn_launch clusters = {{2, 1, 1}, {64, 1, 1}, {2, 1, 1}, 0, false};
    struct kpn_launch large = {{1u << 23, 1, 1}, {512, 1, 1}, {1, 1, 1}, 0, false};
    cr_assert(kpn_hip.load(g, "scale", &module));
    cr_expect(!kpn_hip.function(g, module, "other", &fn));
    cr_expect(!kpn_hip.prepare(g, NULL, &clusters));
    cr_expect(!kpn_hip.prepare(g, NULL, &large));
    cr_expect(!kpn_hip.tensor_map(g, NULL, NULL));
    kpn_hip.close(g);
}
