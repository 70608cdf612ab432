	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.protected	vector                  ; -- Begin function vector
	.globl	vector
	.p2align	8
	.type	vector,@function
vector:                                 ; @vector
; %bb.0:
/*kperf[*/
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx16 s[24:39], s[46:47], 0x0
	s_mov_b64 s[52:53], exec
	v_readfirstlane_b32 s50, v0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_mov_b32 s45, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s21, s37, s8
	s_add_u32 s21, s21, s7
	s_mul_i32 s21, s21, s36
	s_add_u32 s21, s21, s6
	s_bfe_u32 s46, s50, 0xa0014
	s_lshr_b32 s47, s38, 16
	s_mul_i32 s46, s46, s47
	s_bfe_u32 s47, s50, 0xa000a
	s_add_u32 s46, s46, s47
	s_and_b32 s47, s38, 0xffff
	s_mul_i32 s46, s46, s47
	s_and_b32 s47, s50, 0x3ff
	s_add_u32 s46, s46, s47
	s_lshr_b32 s22, s46, 6
	s_mov_b32 s51, 1
	s_cmp_eq_u64 s[24:25], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s31, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s21, s33
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s21, s34
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v2, s31
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s46, v2
	s_sub_u32 s47, 0, s31
	s_mul_i32 s47, s47, s46
	s_mul_hi_u32 s47, s46, s47
	s_add_u32 s46, s46, s47
	s_mul_hi_u32 s46, s21, s46
	s_mul_i32 s46, s46, s31
	s_sub_u32 s49, s21, s46
	s_sub_u32 s47, s49, s31
	s_cmp_ge_u32 s49, s31
	s_cselect_b32 s49, s47, s49
	s_sub_u32 s47, s49, s31
	s_cmp_ge_u32 s49, s31
	s_cselect_b32 s49, s47, s49
	s_cmp_eq_u32 s49, s32
	s_cselect_b32 s51, 3, s51
.Lkperf_chosen0:
	s_cmp_lg_u32 s22, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s21
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v4, s51
	v_mov_b32_e32 v5, s45
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[26:27]
	global_store_dwordx4 v10, v[6:9], s[26:27] offset:16
	s_mov_b64 exec, s[52:53]
.Lkperf_stamped0:
	s_cmp_lt_u32 s22, 2
	s_cselect_b32 s51, s51, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx4 s[0:3], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s3, s6, 7
	v_or_b32_e32 v2, s3, v0
	v_cmp_gt_i32_e32 vcc, s1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_3
; %bb.1:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	s_ashr_i32 s4, s3, 31
	v_mov_b32_e32 v1, s4
	v_add_co_u32_e32 v0, vcc, s3, v0
	s_ashr_i32 s3, s2, 31
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_lshl_b64 s[4:5], s[2:3], 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_mov_b64 s[14:15], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v4, s11
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s5
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_co_u32_e32 v8, vcc, s8, v0
	v_addc_co_u32_e32 v9, vcc, v3, v1, vcc
	v_add_co_u32_e32 v10, vcc, s10, v0
	;;#ASMSTART
	; kperf.begin load
	;;#ASMEND
	v_addc_co_u32_e32 v11, vcc, v4, v1, vcc
	global_load_dword v7, v[8:9], off
	global_load_dword v12, v[10:11], off
	v_add_co_u32_e32 v8, vcc, s12, v0
	v_addc_co_u32_e32 v9, vcc, v5, v1, vcc
	v_add_co_u32_e32 v0, vcc, s4, v0
	v_add_u32_e32 v2, s2, v2
	v_addc_co_u32_e32 v1, vcc, v1, v6, vcc
	v_cmp_le_i32_e32 vcc, s1, v2
	s_or_b64 s[14:15], vcc, s[14:15]
	;;#ASMSTART
	; kperf.end load
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin compute
	;;#ASMEND
	;;#ASMSTART
	; kperf.end compute
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin store
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v12, s0, v7
	global_store_dword v[8:9], v12, off
	;;#ASMSTART
	; kperf.end store
	;;#ASMEND
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[6:7]
	;;#ASMSTART
	; kperf.instant done
	;;#ASMEND
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx8 s[24:31], s[46:47], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_umax_x2 v10, v[2:3], s[26:27] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[26:27] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s22
	s_mov_b32 s20, 0x3f8
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v18, s36
	v_mov_b32_e32 v17, 0
	s_load_dwordx4 s[0:3], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s3, s6, 7
	v_or_b32_e32 v2, s3, v0
	v_cmp_gt_i32_e32 vcc, s1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_3.kperf0
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	s_ashr_i32 s4, s3, 31
	v_mov_b32_e32 v1, s4
	v_add_co_u32_e32 v0, vcc, s3, v0
	s_ashr_i32 s3, s2, 31
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_lshl_b64 s[4:5], s[2:3], 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_mov_b64 s[14:15], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v4, s11
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s5
.LBB0_2.kperf0:
	v_add_co_u32_e32 v8, vcc, s8, v0
	v_addc_co_u32_e32 v9, vcc, v3, v1, vcc
	v_add_co_u32_e32 v10, vcc, s10, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	v_addc_co_u32_e32 v11, vcc, v4, v1, vcc
	global_load_dword v7, v[8:9], off
	global_load_dword v12, v[10:11], off
	v_add_co_u32_e32 v8, vcc, s12, v0
	v_addc_co_u32_e32 v9, vcc, v5, v1, vcc
	v_add_co_u32_e32 v0, vcc, s4, v0
	v_add_u32_e32 v2, s2, v2
	v_addc_co_u32_e32 v1, vcc, v1, v6, vcc
	v_cmp_le_i32_e32 vcc, s1, v2
	s_or_b64 s[14:15], vcc, s[14:15]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0xc0000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0xc0010002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v12, s0, v7
	global_store_dword v[8:9], v12, off
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_2.kperf0
.LBB0_3.kperf0:
	s_or_b64 exec, exec, s[6:7]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x80000003
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx8 s[24:31], s[46:47], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s32, v17
	v_readfirstlane_b32 s35, v18
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_umax_x2 v10, v[2:3], s[26:27] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[26:27] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[24:25] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v2
	v_readfirstlane_b32 s39, v3
	s_add_u32 s46, s38, s34
	s_addc_u32 s47, s39, 0
	s_sub_u32 s46, s28, s46
	s_subb_u32 s47, s29, s47
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s24, s24, s38
	s_addc_u32 s25, s25, s39
	s_mov_b32 s36, s22
	v_mov_b32_e32 v2, s21
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s22
	v_mov_b32_e32 v6, s32
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s33
	v_mov_b32_e32 v9, 0x80
	global_store_dwordx4 v10, v[2:5], s[24:25]
	global_store_dwordx4 v10, v[6:9], s[24:25] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_store_dwordx4 v10, v[2:5], s[24:25] offset:32
	s_lshl_b32 s33, s33, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s33, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v6, s35, v11
	ds_read_b64 v[2:3], v6 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[24:25] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[54:55]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s45
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s54
	v_mov_b32_e32 v7, s55
	global_store_dwordx4 v10, v[6:9], s[24:25] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s32
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[24:25] offset:8
	global_atomic_add v10, v4, s[24:25] offset:16
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	global_store_dwordx2 v10, v[2:3], s[24:25] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vector
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+2048/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 13/*kperf[*/+7/*]kperf*/
		.amdhsa_next_free_sgpr 16/*kperf[*/+40/*]kperf*/
		.amdhsa_accum_offset 16/*kperf[*/+4/*]kperf*/
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
	.size	vector, .Lfunc_end0-vector
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 196
; NumSgprs: 20
; NumVgprs: 13
; NumAgprs: 0
; TotalNumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 13
; AccumOffset: 16
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 3
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_cc6ba0611442fffe,@object ; @__hip_cuid_cc6ba0611442fffe
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_cc6ba0611442fffe
__hip_cuid_cc6ba0611442fffe:
	.byte	0                               ; 0x0
	.size	__hip_cuid_cc6ba0611442fffe, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_cc6ba0611442fffe
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           vector
    .private_segment_fixed_size: 0
    .sgpr_count:     60
    .sgpr_spill_count: 0
    .symbol:         vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     20
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           vector
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-vector-O3.gfx90a.s","sha256":"cddb7d48a5c9fa62d9be844f9f35b8849a42aef8aadfd429b05591c8c37fad5f"},"target":"amdgcn-amd-amdhsa--gfx90a","entries":[{"name":"vector","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":2,"warps_per_unit":1,"ring_bytes":2048,"cluster":false,"max_threads":128,"shared_boundaries":true,"shared_begins":[1,2],"regions":[{"id":0,"name":"load","line":38,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"compute","line":54,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"store","line":60,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":3,"name":"done","line":73,"instant":true,"waits":[],"arrives":[],"asyncs":[]}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"3303c383d732b5f8c4355fb2dbee83c9102c5168faf1712cb065c7e324ab3962"}
/*]kperf*/