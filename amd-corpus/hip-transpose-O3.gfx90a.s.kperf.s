	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.protected	transpose               ; -- Begin function transpose
	.globl	transpose
	.p2align	8
	.type	transpose,@function
transpose:                              ; @transpose
; %bb.0:
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
	s_mov_b32 s41, 0
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
	v_cvt_f32_u32_e32 v12, s27
	v_rcp_iflag_f32_e32 v12, v12
	s_nop 0
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_readfirstlane_b32 s42, v12
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
	v_mov_b32_e32 v12, s17
	v_mov_b32_e32 v13, s40
	v_mov_b32_e32 v14, s47
	v_mov_b32_e32 v15, s41
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v17, s37
	v_mov_b32_e32 v18, s38
	v_mov_b32_e32 v19, s39
	v_mov_b32_e32 v20, 0
	global_store_dwordx4 v20, v[12:15], s[22:23]
	global_store_dwordx4 v20, v[16:19], s[22:23] offset:16
	s_mov_b64 exec, s[48:49]
.Lkperf_stamped0:
	s_cmp_lt_u32 s18, 4
	s_cselect_b32 s47, s47, 0
	v_and_b32_e32 v0, 0xfffff, v0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_lshl_b32 s4, s6, 4
	v_and_b32_e32 v1, 0x3ff, v0
	s_lshl_b32 s5, s7, 4
	v_bfe_u32 v3, v0, 10, 10
	v_add_u32_e32 v2, s4, v1
	v_add_u32_e32 v0, s5, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s2, v2
	v_cmp_gt_i32_e64 s[0:1], s3, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	;;#ASMSTART
	; kperf.begin read
	;;#ASMEND
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_mad_u64_u32 v[4:5], s[6:7], v0, s2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v0, s11
	v_add_co_u32_e32 v4, vcc, s10, v4
	v_addc_co_u32_e32 v5, vcc, v0, v5, vcc
	global_load_dword v0, v[4:5], off
	v_lshlrev_b32_e32 v2, 2, v1
	s_movk_i32 s6, 0x44
	v_mad_u32_u24 v2, v3, s6, v2
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v0
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v0, s5, v1
	v_add_u32_e32 v2, s4, v3
	v_cmp_gt_i32_e32 vcc, s3, v0
	v_cmp_gt_i32_e64 s[0:1], s2, v2
	s_and_b64 s[4:5], s[0:1], vcc
	;;#ASMSTART
	; kperf.end read
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin meet
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end meet
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin write
	;;#ASMEND
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_lshlrev_b32_e32 v3, 2, v3
	s_movk_i32 s2, 0x44
	v_mad_u32_u24 v1, v1, s2, v3
	ds_read_b32 v3, v1
	v_mad_u64_u32 v[0:1], s[2:3], v2, s3, v[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v3, off
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	;;#ASMSTART
	; kperf.end write
	;;#ASMEND
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_mov_b32 s41, 0
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx8 s[20:27], s[42:43], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v20, 0
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
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_atomic_umax_x2 v20, v[12:13], s[22:23] offset:32
	global_atomic_umax_x2 v20, v[14:15], s[22:23] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s32, s18
	s_mov_b32 s16, 0x3f8
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v10, s32
	v_mov_b32_e32 v9, 0
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_lshl_b32 s4, s6, 4
	v_and_b32_e32 v1, 0x3ff, v0
	s_lshl_b32 s5, s7, 4
	v_bfe_u32 v3, v0, 10, 10
	v_add_u32_e32 v2, s4, v1
	v_add_u32_e32 v0, s5, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s2, v2
	v_cmp_gt_i32_e64 s[0:1], s3, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s16, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s14
	ds_write_b64 v8, v[6:7] offset:1088
	s_mov_b64 exec, s[12:13]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_2.kperf0
	v_mad_u64_u32 v[4:5], s[6:7], v0, s2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v0, s11
	v_add_co_u32_e32 v4, vcc, s10, v4
	v_addc_co_u32_e32 v5, vcc, v0, v5, vcc
	global_load_dword v0, v[4:5], off
	v_lshlrev_b32_e32 v2, 2, v1
	s_movk_i32 s6, 0x44
	v_mad_u32_u24 v2, v3, s6, v2
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v0
.LBB0_2.kperf0:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v0, s5, v1
	v_add_u32_e32 v2, s4, v3
	v_cmp_gt_i32_e32 vcc, s3, v0
	v_cmp_gt_i32_e64 s[0:1], s2, v2
	s_and_b64 s[4:5], s[0:1], vcc
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s16, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s14
	ds_write_b64 v8, v[6:7] offset:1088
	s_mov_b64 exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s16, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0010002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s14
	ds_write_b64 v8, v[6:7] offset:1088
	s_mov_b64 exec, s[12:13]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_4.kperf0
	v_lshlrev_b32_e32 v3, 2, v3
	s_movk_i32 s2, 0x44
	v_mad_u32_u24 v1, v1, s2, v3
	ds_read_b32 v3, v1
	v_mad_u64_u32 v[0:1], s[2:3], v2, s3, v[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v3, off
.LBB0_4.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s16, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s14
	ds_write_b64 v8, v[6:7] offset:1088
	s_mov_b64 exec, s[12:13]
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_mov_b32 s41, 0
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx8 s[20:27], s[42:43], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v20, 0
	v_readfirstlane_b32 s28, v9
	v_readfirstlane_b32 s31, v10
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
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_atomic_umax_x2 v20, v[12:13], s[22:23] offset:32
	global_atomic_umax_x2 v20, v[14:15], s[22:23] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v12, s30
	v_mov_b32_e32 v13, 0
	global_atomic_add_x2 v[12:13], v20, v[12:13], s[20:21] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v12
	v_readfirstlane_b32 s35, v13
	s_add_u32 s42, s34, s30
	s_addc_u32 s43, s35, 0
	s_sub_u32 s42, s24, s42
	s_subb_u32 s43, s25, s43
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s20, s20, s34
	s_addc_u32 s21, s21, s35
	s_mov_b32 s32, s18
	v_mov_b32_e32 v12, s17
	v_mov_b32_e32 v13, s40
	v_mov_b32_e32 v14, s32
	v_mov_b32_e32 v15, s18
	v_mov_b32_e32 v16, s28
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, s29
	v_mov_b32_e32 v19, 0x80
	global_store_dwordx4 v20, v[12:15], s[20:21]
	global_store_dwordx4 v20, v[16:19], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v12, s36
	v_mov_b32_e32 v13, s37
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_store_dwordx4 v20, v[12:15], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v21, -1, 0
	v_mbcnt_hi_u32_b32 v21, -1, v21
	v_lshlrev_b32_e32 v21, 3, v21
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s29, v21
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v16, s31, v21
	ds_read_b64 v[12:13], v16 offset:1088
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v21, v[12:13], s[20:21] offset:64
	v_add_u32 v21, 0x200, v21
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[50:51]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	global_store_dwordx4 v20, v[16:19], s[20:21] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v12, s28
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 1
	global_atomic_add_x2 v20, v[12:13], s[20:21] offset:8
	global_atomic_add v20, v14, s[20:21] offset:16
	s_sub_u32 s42, s24, s34
	s_subb_u32 s43, s25, s35
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v12, s34
	v_mov_b32_e32 v13, s35
	global_store_dwordx2 v20, v[12:13], s[20:21] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel transpose
		.amdhsa_group_segment_fixed_size 1088/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1/*kperf[*/+1/*]kperf*/
		.amdhsa_next_free_vgpr 6/*kperf[*/+18/*]kperf*/
		.amdhsa_next_free_sgpr 12/*kperf[*/+40/*]kperf*/
		.amdhsa_accum_offset 8/*kperf[*/+16/*]kperf*/
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
	.size	transpose, .Lfunc_end0-transpose
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 264
; NumSgprs: 16
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1088 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 6
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_c810becfdc636b75,@object ; @__hip_cuid_c810becfdc636b75
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_c810becfdc636b75
__hip_cuid_c810becfdc636b75:
	.byte	0                               ; 0x0
	.size	__hip_cuid_c810becfdc636b75, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_c810becfdc636b75
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 5184
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .name:           transpose
    .private_segment_fixed_size: 0
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         transpose.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
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
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1088
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .name:           transpose
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         transpose.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-transpose-O3.gfx90a.s","sha256":"d4f866b185455ffc53f5ff60fd229d32d64a8a9c9ef8076546a541fa70e7b86e"},"target":"amdgcn-amd-amdhsa--gfx90a","entries":[{"name":"transpose","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":true,"shared_begins":[1,2],"regions":[{"id":0,"name":"read","line":23,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"meet","line":51,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"write","line":59,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"1205c6d8c06f5cf48601d5d2f84b31eb14ebe60216a9d753885f6150676010cd"}
/*]kperf*/