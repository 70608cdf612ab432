// Matrix instructions over named tiles, double-buffered; registers from .irp and arithmetic.
.set a_base, 0
.set b_base, 16
.set c_base, 32
.macro tile_load base, stage, address
    .set i, 0
    .rept 4
        ds_read_b64 v[\base + 8 * \stage + 2 * i : \base + 8 * \stage + 2 * i + 1], \address offset:512 * (4 * \stage + i)
        .set i, i + 1
    .endr
.endm
#ifdef GFX90A
#define MFMA v_mfma_f32_16x16x16f16
#else
#define MFMA v_mfma_f32_16x16x16_f16
#endif
.macro multiply stage
    .set i, 0
    .rept 4
#ifdef ACCUM
        MFMA v[c_base + 4 * i : c_base + 4 * i + 3], v[a_base + 8 * \stage + 2 * i:a_base + 8 * \stage + 2 * i + 1], v[b_base + 8 * \stage + 2 * i:b_base + 8 * \stage + 2 * i + 1], v[c_base + 4 * i : c_base + 4 * i + 3]
#else
        v_fma_f32 v[c_base + i], v[a_base + 8 * \stage + 2 * i], v[b_base + 8 * \stage + 2 * i], v[c_base + i]
#endif
        .set i, i + 1
    .endr
.endm
.text
.p2align 8
.globl pair
.type pair,@function
pair:
    v_lshlrev_b32 v50, 3, v0
    .set r, 0
    .rept 16
    v_mov_b32 v[c_base + r], 0
    .set r, r + 1
    .endr
    s_movk_i32 s4, 8
.Lloop:
    .irp stage, 0, 1
    ; kperf.begin load
    tile_load a_base, \stage, v50
    tile_load b_base, \stage, v50
    ; kperf.end load
    s_waitcnt lgkmcnt(0)
    ; kperf.begin multiply
    multiply \stage
    ; kperf.end multiply
    .endr
    s_sub_u32 s4, s4, 1
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 .Lloop
    s_nop 15
    s_nop 15
    ds_write_b32 v50, v[c_base]
    s_endpgm
.Lpair_end:
.size pair, .Lpair_end - pair
.rodata
.p2align 6
.amdhsa_kernel pair
    .amdhsa_group_segment_fixed_size 8192
    .amdhsa_next_free_vgpr 52
    .amdhsa_next_free_sgpr 16
#ifdef ACCUM
    .amdhsa_accum_offset 52
#endif
.end_amdhsa_kernel
