// A ring in LDS between loads and uses, by macros with labels of their own (\@), .irp and
// .irpc; the descriptor stands before the code.
.set STAGES, 4
.set STAGE_BYTES, 1024
.amdhsa_kernel ring
    .amdhsa_group_segment_fixed_size STAGES * STAGE_BYTES
    .amdhsa_kernarg_size 16
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 12
    .amdhsa_next_free_sgpr 16
#ifdef ACCUM
    .amdhsa_accum_offset 12
#endif
.end_amdhsa_kernel

.include "waits.inc"
// Loops `n` times over what stands between it and loop_end; the register counts down.
.macro loop_begin register, n
    s_mov_b32 \register, \n
.Lloop_\register\()_\@:
    .set loop_top, \@
.endm
.macro stage_store n, value
    ds_write_b32 v1, \value offset:(\n) * STAGE_BYTES
.endm
.macro stage_load n, value
    ds_read_b32 \value, v1 offset:(\n) * STAGE_BYTES
.endm
.macro each_stage what, first
    .set reg, \first
    .irp n, 0, 1, 2, 3
        \what \n, v[reg]
        .set reg, reg + 1
    .endr
.endm
.macro rotate_left dst src amount=8
    v_alignbit_b32 \dst, \src, \src, 32 - \amount
.endm

.text
.p2align 8
.globl ring
.type ring,@function
ring:
    s_load_dwordx4 s[4:7], s[0:1], 0x0
    v_lshlrev_b32 v1, 2, v0
    wait_all
    s_mov_b32 s8, 16
.Lagain:
    ; kperf.begin fill
    .irpc i, 4567
    global_load_dword v\i, v1, s[4:5] offset:(\i - 4) * STAGE_BYTES
    .endr
    wait_all
    each_stage stage_store, 4
    ; kperf.end fill
    fence
    ; kperf.begin drain
    each_stage stage_load, 8
    wait_all
    .irp r, v8, v9, v10, v11
    rotate_left \r, \r
    .endr
    ; kperf.end drain
    fence
    .ifc "ring","ring"
    .irp r, v9, v10, v11
    v_xor_b32 v8, v8, \r
    .endr
    .else
    s_trap 2
    .endif
    s_sub_u32 s8, s8, 1
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 .Lagain
    global_store_dword v1, v8, s[6:7]
    s_endpgm
.Lring_end:
.size ring, .Lring_end-ring
.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: ring
    .symbol: ring.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: WAVE
    .sgpr_count: 24
    .vgpr_count: 12
    .max_flat_workgroup_size: 256
    .args: []
...
.end_amdgpu_metadata
