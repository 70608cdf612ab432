.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
.amdhsa_code_object_version 5
.text
.set s_kernarg, 0
.set s_in, 8
.set s_out, 10
.set s_rows, 12
.set s_left, 13
.set v_lane, 0
.set v_offset, 1
.set v_sum, 2
.set v_first, 3
.set v_second, 4
.macro advance offset, bytes
 v_add_nc_u32 v[\offset], \bytes, v[\offset]
.endm
.protected live
.globl live
.p2align 8
.type live,@function
live:
 s_mov_b32 s16, ttmp9
 s_load_b64 s[s_in:s_in+1], s[s_kernarg:s_kernarg+1], 0x0
 s_load_b64 s[s_out:s_out+1], s[s_kernarg:s_kernarg+1], 0x8
 s_load_b32 s[s_rows], s[s_kernarg:s_kernarg+1], 0x10
 v_lshlrev_b32_e32 v[v_offset], 2, v[v_lane]
 v_lshlrev_b32_e32 v7, 2, v[v_lane]
 v_mov_b32_e32 v[v_sum], 0
 s_movk_i32 m0, 0x155
 s_wait_kmcnt 0x0
 s_mul_i32 s17, s16, s[s_rows]
 s_mulk_i32 s17, 128
 v_add_nc_u32 v[v_offset], s17, v[v_offset]
 s_lshr_b32 s[s_left], s[s_rows], 1
 v_and_b32_e32 v5, 1, v[v_lane]
 v_cmp_eq_u32_e32 vcc_lo, 1, v5
.set n, 8
.rept 248
 v_mov_b32_e32 v[n], n
 .set n, n + 1
.endr
.Lrows:
 ; kperf.begin rows
 s_clause 0x1
 global_load_b32 v[v_first], v[v_offset], s[s_in:s_in+1]
 global_load_b32 v[v_second], v[v_offset], s[s_in:s_in+1] offset:128
 s_sub_u32 s[s_left], s[s_left], 1
 s_cmp_lg_u32 s[s_left], 0
 ; kperf.instant issued
 advance v_offset, 2*128
 s_wait_loadcnt 0x1
 v_add_nc_u32 v[v_sum], v[v_sum], v[v_first]
 ; kperf.instant first
 s_wait_loadcnt 0x0
 v_add_nc_u32 v[v_sum], v[v_sum], v[v_second]
 ; kperf.end rows
 s_cbranch_scc1 .Lrows
 ; kperf.begin negate
 s_and_saveexec_b32 s14, vcc_lo
 ; kperf.instant odd_only
 v_sub_nc_u32 v[v_sum], 0, v[v_sum]
 s_mov_b32 exec_lo, s14
 ; kperf.end negate
 s_nop 1
 ; kperf.instant rotate
 v_mov_b32_dpp v6, v[v_sum] row_ror:15 row_mask:0xf bank_mask:0xf
 s_mov_b32 s18, m0
 v_add_nc_u32 v6, s18, v6
.set n, 8
.rept 248
 v_add_nc_u32 v6, v6, v[n]
 .set n, n + 1
.endr
 s_mulk_i32 s16, 128
 v_add_nc_u32 v7, s16, v7
 ; kperf.begin store
 global_store_b32 v7, v6, s[s_out:s_out+1]
 ; kperf.end store
 s_endpgm
.Llive_end:
.size live, .Llive_end-live
.section .rodata,"a",@progbits
.p2align 6, 0x0
.amdhsa_kernel live
 .amdhsa_kernarg_size 20
 .amdhsa_user_sgpr_kernarg_segment_ptr 1
 .amdhsa_system_sgpr_workgroup_id_x 1
 .amdhsa_next_free_vgpr 256
 .amdhsa_next_free_sgpr 19
 .amdhsa_user_sgpr_count 2
 .amdhsa_wavefront_size32 1
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 32
    .name: live
    .private_segment_fixed_size: 0
    .sgpr_count: 25
    .symbol: live.kd
    .vgpr_count: 256
    .wavefront_size: 32
amdhsa.target: amdgcn-amd-amdhsa--gfx1200
amdhsa.version:
  - 1
  - 2
...
.end_amdgpu_metadata
