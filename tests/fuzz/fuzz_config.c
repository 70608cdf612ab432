/* Configs from anywhere: parsed, and their first shapes planned and sampled. */
#include "fuzz.h"

#include "run/config/workloads.h"

static void plan(const struct kpn_config *c, const struct kpn_shape *shape)
{
    struct kpn_plan p;
    struct kpn_sample s;
    const char *why;
    json_decref(kpn_workload_json(shape));
    kpn_workloads_meet(c, shape, &why);
    if (kpn_plan_make(c, shape, &p)) {
        json_decref(kpn_plan_json(c, &p));
        if (c->sample)
            kpn_sample_parse(c, shape, c->sample, c->sample_node, p.ctas, &s);
    }
    kpn_plan_free(&p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    /* The file is NUL-terminated when kperf reads it. */
    char *text = kp_strndup((const char *)data, size);
    struct kpn_config *c = kp_alloc(sizeof *c);
    bool ok = kpn_config_parse("fuzz.yaml", text, size, c) == KP_OK;
    for (size_t i = 0; ok && i < c->shape_count && i < 64; i++)
        plan(c, &c->shapes[i]);
    for (size_t i = 0; ok && i < c->generated_count && i < 64; i++)
        plan(c, &c->generated[i]);
    kpn_config_free(c);
    free(c);
    free(text);
    return 0;
}

#ifdef KP_FUZZ_MAIN
static const char *const seeds[] = {
    "kernel: gemm.ptx\nentry: gemm\nshapes: [{M: 256, N: 2*M}]\n"
    "define: {tiles: 'ceildiv(M, 128) * ceildiv(N, 128)'}\n"
    "launch: {grid: [tiles, 1], block: [128, 2], cluster: [2], shared: 4*1024+16}\n"
    "params:\n"
    "  - tensor_map: {tensor: A, box: [64, 128], swizzle: 128B, l2: 256B, oob: nan}\n"
    "  - tensor: C\n  - scalar: {type: f32, value: 0.5}\n"
    "  - scalar: {type: u32, value: N-1}\n"
    "tensors:\n  A: {dtype: bf16, shape: [M, N], strides: [N+8, 1], init: constant 3}\n"
    "  C: {dtype: f32, shape: [M], output: true}\n",
    "kernel: k.ptx\nentry: 'k*'\narch: sm_90a\nassembler: {options: [-O3], path: ptxas}\n"
    "instrument: {unit: warpgroup, ring: 128, in_place: true}\n"
    "sample: every min(M,4) phase 3, cta < M, cta >= 2\n"
    "sweep: {M: [1024, 2048], K: [M/2, M]}\n"
    "launch:\n  grid: M\n  block: 1024\nparams: []\nwarmup: 0\nrepeats: 5\ntimeout: 9\n",
    "kernel: k.ptx\nentry: k\nl2: cold\nshapes: [{B: 2, S: 64, D: 16}]\n"
    "launch: {grid: B, block: 32}\nparams: [{tensor: O}]\n"
    "tensors:\n  Q: {dtype: f16, shape: [B, S, D]}\n  V: {dtype: bf16, shape: [1, S, D], init: infinities}\n"
    "  O: {dtype: f32, shape: [B, S, D], output: true}\n"
    "reference: {attention: {Q: Q, K: V, V: V, O: O, causal: true, scale: 0.5}, tolerance: 0.1}\n"
    "requires: [S % 64 == 0, B < 3]\n"
    "workloads:\n  set: representative\n  axes:\n"
    "    S: {small: 16, medium: 32, target: 64, maximum: 128, step: 16, sweep: [8, S]}\n"
    "    B: {target: 128/S}\n    D: 16\n  values: [normal, zeros, large: 8, infinities]\n"
    "  dtypes: {f32: {kernel: f.ptx, entry: e, tensors: [Q, O]}}\n",
    "a: &x [1, 2]\nb: *x\n<<: {c: !!int 3}\n? [k]\n: \"\\u20ac\"\n--- |\n  block\n",
};

void kp_fuzz_seeds(void (*add)(const void *data, size_t size))
{
    kp_fuzz_texts(add, seeds, KP_COUNT(seeds));
}
#endif
