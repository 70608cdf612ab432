	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.globl	gather                          ; -- Begin function gather
	.p2align	8
	.type	gather,@function
gather:                                 ; @gather
; %bb.0:                                ; %entry
/*kperf[*/
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx16 s[20:35], s[42:43], 0x0
	s_mov_b64 s[48:49], exec
	v_readfirstlane_b32 s46, v0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s17, s33, s8
	s_add_u32 s17, s17, s7
	s_mul_i32 s17, s17, s32
	s_add_u32 s17, s17, s6
	s_bfe_u32 s42, s46, 0xa0014
	s_lshr_b32 s43, s34, 16
	s_mul_i32 s42, s42, s43
	s_bfe_u32 s43, s46, 0xa000a
	s_add_u32 s42, s42, s43
	s_and_b32 s43, s34, 0xffff
	s_mul_i32 s42, s42, s43
	s_and_b32 s43, s46, 0x3ff
	s_add_u32 s42, s42, s43
	s_lshr_b32 s18, s42, 6
	s_mov_b32 s47, 1
	s_cmp_eq_u64 s[20:21], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s17, s29
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s17, s30
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v10, s27
	v_rcp_iflag_f32_e32 v10, v10
	s_nop 0
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_readfirstlane_b32 s42, v10
	s_sub_u32 s43, 0, s27
	s_mul_i32 s43, s43, s42
	s_mul_hi_u32 s43, s42, s43
	s_add_u32 s42, s42, s43
	s_mul_hi_u32 s42, s17, s42
	s_mul_i32 s42, s42, s27
	s_sub_u32 s45, s17, s42
	s_sub_u32 s43, s45, s27
	s_cmp_ge_u32 s45, s27
	s_cselect_b32 s45, s43, s45
	s_sub_u32 s43, s45, s27
	s_cmp_ge_u32 s45, s27
	s_cselect_b32 s45, s43, s45
	s_cmp_eq_u32 s45, s28
	s_cselect_b32 s47, 3, s47
.Lkperf_chosen0:
	s_cmp_lg_u32 s18, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s17, s26
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s42, s17, 48
	s_mul_hi_u32 s43, s17, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, s17
	v_mov_b32_e32 v11, s40
	v_mov_b32_e32 v12, s47
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v14, s36
	v_mov_b32_e32 v15, s37
	v_mov_b32_e32 v16, s38
	v_mov_b32_e32 v17, s39
	v_mov_b32_e32 v18, 0
	global_store_dwordx4 v18, v[10:13], s[22:23]
	global_store_dwordx4 v18, v[14:17], s[22:23] offset:16
	s_mov_b64 exec, s[48:49]
.Lkperf_stamped0:
	s_cmp_lt_u32 s18, 16
	s_cselect_b32 s47, s47, 0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx4 s[4:7], s[2:3], 0x0
	s_load_dword s0, s[2:3], 0x10
	v_and_b32_e32 v2, 0x3ff, v0
	s_mov_b32 s1, 0
	v_mov_b32_e32 v0, v2
	;;#ASMSTART
	; kperf.begin chase
	;;#ASMEND
.LBB0_1:                                ; %loop
                                        ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_load_dword v0, v[0:1], off
	s_add_i32 s1, s1, 1
	s_cmp_lt_i32 s1, s0
	s_cbranch_scc1 .LBB0_1
; %bb.2:                                ; %done
	v_lshlrev_b32_e32 v1, 2, v2
	;;#ASMSTART
	; kperf.end chase
	;;#ASMEND
	s_waitcnt vmcnt(0)
	global_store_dword v1, v0, s[6:7]
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx8 s[20:27], s[42:43], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v18, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s17, s26
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s42, s17, 48
	s_mul_hi_u32 s43, s17, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	v_mov_b32_e32 v12, s38
	v_mov_b32_e32 v13, s39
	global_atomic_umax_x2 v18, v[10:11], s[22:23] offset:32
	global_atomic_umax_x2 v18, v[12:13], s[22:23] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s32, s18
	s_mov_b32 s16, 0x3f8
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v8, s32
	v_mov_b32_e32 v7, 0
	s_load_dwordx4 s[4:7], s[2:3], 0x0
	s_load_dword s0, s[2:3], 0x10
	v_and_b32_e32 v2, 0x3ff, v0
	s_mov_b32 s1, 0
	v_mov_b32_e32 v0, v2
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v6, v7, s16, v8
	v_add_u32 v7, 8, v7
	v_mov_b32_e32 v4, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s14
	ds_write_b64 v6, v[4:5] offset:0
	s_mov_b64 exec, s[12:13]
.LBB0_1.kperf0:
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_load_dword v0, v[0:1], off
	s_add_i32 s1, s1, 1
	s_cmp_lt_i32 s1, s0
	s_cbranch_scc1 .LBB0_1.kperf0
	v_lshlrev_b32_e32 v1, 2, v2
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v6, v7, s16, v8
	v_add_u32 v7, 8, v7
	v_mov_b32_e32 v4, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s14
	ds_write_b64 v6, v[4:5] offset:0
	s_mov_b64 exec, s[12:13]
	s_waitcnt vmcnt(0)
	global_store_dword v1, v0, s[6:7]
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx8 s[20:27], s[42:43], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v18, 0
	v_readfirstlane_b32 s28, v7
	v_readfirstlane_b32 s31, v8
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s17, s26
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s42, s17, 48
	s_mul_hi_u32 s43, s17, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v11, s45
	v_mov_b32_e32 v12, s38
	v_mov_b32_e32 v13, s39
	global_atomic_umax_x2 v18, v[10:11], s[22:23] offset:32
	global_atomic_umax_x2 v18, v[12:13], s[22:23] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v10, s30
	v_mov_b32_e32 v11, 0
	global_atomic_add_x2 v[10:11], v18, v[10:11], s[20:21] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v10
	v_readfirstlane_b32 s35, v11
	s_add_u32 s42, s34, s30
	s_addc_u32 s43, s35, 0
	s_sub_u32 s42, s24, s42
	s_subb_u32 s43, s25, s43
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s20, s20, s34
	s_addc_u32 s21, s21, s35
	s_mov_b32 s32, s18
	v_mov_b32_e32 v10, s17
	v_mov_b32_e32 v11, s40
	v_mov_b32_e32 v12, s32
	v_mov_b32_e32 v13, s18
	v_mov_b32_e32 v14, s28
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, s29
	v_mov_b32_e32 v17, 0x80
	global_store_dwordx4 v18, v[10:13], s[20:21]
	global_store_dwordx4 v18, v[14:17], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v10, s36
	v_mov_b32_e32 v11, s37
	v_mov_b32_e32 v12, s38
	v_mov_b32_e32 v13, s39
	global_store_dwordx4 v18, v[10:13], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v19, -1, 0
	v_mbcnt_hi_u32_b32 v19, -1, v19
	v_lshlrev_b32_e32 v19, 3, v19
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s29, v19
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v14, s31, v19
	ds_read_b64 v[10:11], v14 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v19, v[10:11], s[20:21] offset:64
	v_add_u32 v19, 0x200, v19
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[50:51]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, s41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v14, s50
	v_mov_b32_e32 v15, s51
	global_store_dwordx4 v18, v[14:17], s[20:21] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v10, s28
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 1
	global_atomic_add_x2 v18, v[10:11], s[20:21] offset:8
	global_atomic_add v18, v12, s[20:21] offset:16
	s_sub_u32 s42, s24, s34
	s_subb_u32 s43, s25, s35
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v10, s34
	v_mov_b32_e32 v11, s35
	global_store_dwordx2 v18, v[10:11], s[20:21] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gather
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+16384/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 3/*kperf[*/+17/*]kperf*/
		.amdhsa_next_free_sgpr 8/*kperf[*/+44/*]kperf*/
		.amdhsa_accum_offset 4/*kperf[*/+16/*]kperf*/
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	gather, .Lfunc_end0-gather
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 92
; NumSgprs: 14
; NumVgprs: 3
; NumAgprs: 0
; TotalNumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 3
; AccumOffset: 4
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 0
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	".note.GNU-stack","",@progbits
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           next
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         104
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         112
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         120
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         128
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         136
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         224
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 16384
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .max_flat_workgroup_size: 1024
    .name:           gather
    .private_segment_fixed_size: 0
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         gather.kd
    .uses_dynamic_stack: false
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.if 0
/*]kperf*/	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           next
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         104
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         112
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         120
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         128
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         136
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         224
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .max_flat_workgroup_size: 1024
    .name:           gather
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         gather.kd
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
/*kperf[*/
	.endif
/*]kperf*//*kperf[*/
	.protected kperf_control
	.globl kperf_control
	.type kperf_control,@object
	.section .kperf,"aw",@progbits
	.p2align 6, 0x0
kperf_control:
	.zero 64
	.size kperf_control, 64
	.text
/*]kperf*//*kperf[*/
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/llc-gather-O3.gfx942.s","sha256":"1e422fef051eae4c369d6f0f3458c469e2a6293d1d4db46062dbd4a2f3fa8926"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"gather","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":16,"warps_per_unit":1,"ring_bytes":16384,"cluster":false,"max_threads":1024,"shared_boundaries":false,"regions":[{"id":0,"name":"chase","line":15,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"43b277cb7717aad76634a65b0d18a578b357b0c323ab64f8457886072152844c"}
/*]kperf*/