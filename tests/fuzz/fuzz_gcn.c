/* What LLVM's tools print of a code object, from anywhere: metadata, and a listing that is
 * compared with itself and with one that is known. */
#include "fuzz.h"

#include "run/gcn/compare.h"
#include "run/assemble/llvm.h"

static const char known[] =
    "0000000000001000 <k>:\n"
    "\ts_cbranch_scc1 7 // 000000001000: BF850007 <k+0x20>\n"
    "\tglobal_load_dword v1, v[2:3], off // 000000001004: DC508000 017F0002\n"
    "\ts_nop 0 // 00000000100C: BF800000\n"
    "\tv_mfma_f32_4x4x1_16b_f32 a[0:3], v0, v1, a[0:3] // 000000001010: D3C28000 04020300\n"
    "\ts_barrier // 000000001018: BF8A0000\n"
    "\ts_endpgm // 00000000101C: BF810000\n"
    "\ts_memtime s[10:11] // 000000001020: C0900280 00000000\n"
    "\tv_dual_mov_b32 v4, 2.0 :: v_dual_mov_b32 v5, s10 // 000000001028: CA100000 04040000\n"
    "\tds_write_b64 v3, v[4:5] // 000000001030: D89A0000 00000403\n"
    "\ts_branch 65522 // 000000001038: BF82FFF2 <k+0x4>\n";

static void compare(const char *a, size_t na, const char *b, size_t nb, const json_t *map)
{
    char why[200];
    json_decref(kpn_gcn_compare(a, na, b, nb, "gfx942", "k", map, NULL, why));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *s = kp_alloc(size ? size : 1), why[200], target[16];
    struct kpn_code c = {.registers = 0};
    uint32_t threads;
    json_t *map = json_loads("{\"mode\": \"two-body\", \"regions\": ["
                             "{\"id\": 0, \"name\": \"a\"}, {\"id\": 1, \"name\": \"b\"}]}",
                             0, NULL);
    memcpy(s, data, size);
    compare(s, size, s, size, map);
    compare(known, sizeof known - 1, s, size, map);
    compare(s, size, known, sizeof known - 1, NULL);
    kpn_notes_code(s, size, "k", &c, &threads, why);
    json_decref(kpn_notes_entries(s, size, target, why));
    char *id = kpn_amdgcn_id(s, size, "gfx942");
    free(kpn_amdgcn_features(s, size, id));
    free(id);
    kpn_is_code_object(s, size);
    json_decref(map);
    free(s);
    return 0;
}

#ifdef KP_FUZZ_MAIN
static const char *const seeds[] = {
    known,
    "    AMDGPU Metadata:\n        ---\namdhsa.kernels:\n  - .agpr_count:     0\n"
    "    .group_segment_fixed_size: 1024\n    .max_flat_workgroup_size: 256\n    .name:   k\n"
    "    .vgpr_count:     24\n    .wavefront_size: 64\namdhsa.target:   "
    "amdgcn-amd-amdhsa--gfx942\n...\n",
    "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-\"\n"
    "\t.amdhsa_wavefront_size32 0\n",
};

void kp_fuzz_seeds(void (*add)(const void *data, size_t size))
{
    kp_fuzz_texts(add, seeds, KP_COUNT(seeds));
}
#endif
