	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	vadd                    ; -- Begin function vadd
	.globl	vadd
	.p2align	8
	.type	vadd,@function
vadd:                                   ; @vadd
; %bb.0:
/*kperf[*/
	s_getreg_b32 s38, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s32, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s33, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s38, s33
	s_cselect_b32 s32, s32, 0
	s_sendmsg_rtn_b64 s[34:35], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[38:39]
	s_sext_i32_i16 s39, s39
	s_add_u32 s38, s38, kperf_control@rel32@lo+8
	s_addc_u32 s39, s39, kperf_control@rel32@hi+16
	s_load_b512 s[16:31], s[38:39], 0x0
	s_mov_b32 s44, exec_lo
	v_readfirstlane_b32 s42, v0
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s37, 0
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_lshr_b32 s13, ttmp7, 16
	s_mul_i32 s13, s13, s29
	s_and_b32 s40, ttmp7, 0xffff
	s_add_u32 s13, s13, s40
	s_mul_i32 s13, s13, s28
	s_add_u32 s13, s13, ttmp9
	s_bfe_u32 s38, s42, 0xa0014
	s_lshr_b32 s39, s30, 16
	s_mul_i32 s38, s38, s39
	s_bfe_u32 s39, s42, 0xa000a
	s_add_u32 s38, s38, s39
	s_and_b32 s39, s30, 0xffff
	s_mul_i32 s38, s38, s39
	s_and_b32 s39, s42, 0x3ff
	s_add_u32 s38, s38, s39
	s_lshr_b32 s14, s38, 5
	s_mov_b32 s43, 1
	s_cmp_eq_u64 s[16:17], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s23, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s13, s25
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s13, s26
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v12, s23
	v_rcp_iflag_f32_e32 v12, v12
	s_nop 0
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_readfirstlane_b32 s38, v12
	s_wait_alu 0xf1ff
	s_sub_u32 s39, 0, s23
	s_mul_i32 s39, s39, s38
	s_mul_hi_u32 s39, s38, s39
	s_add_u32 s38, s38, s39
	s_mul_hi_u32 s38, s13, s38
	s_mul_i32 s38, s38, s23
	s_sub_u32 s41, s13, s38
	s_sub_u32 s39, s41, s23
	s_cmp_ge_u32 s41, s23
	s_cselect_b32 s41, s39, s41
	s_sub_u32 s39, s41, s23
	s_cmp_ge_u32 s41, s23
	s_cselect_b32 s41, s39, s41
	s_cmp_eq_u32 s41, s24
	s_cselect_b32 s43, 3, s43
.Lkperf_chosen0:
	s_cmp_lg_u32 s14, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v12, s13
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s43
	v_mov_b32_e32 v15, s37
	v_mov_b32_e32 v16, s32
	v_mov_b32_e32 v17, s33
	v_mov_b32_e32 v18, s34
	v_mov_b32_e32 v19, s35
	v_mov_b32_e32 v20, 0
	global_store_b128 v20, v[12:15], s[18:19]
	global_store_b128 v20, v[16:19], s[18:19] offset:16
	s_mov_b32 exec_lo, s44
.Lkperf_stamped0:
	s_cmp_lt_u32 s14, 8
	s_cselect_b32 s43, s43, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s43, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_b32 s2, s[0:1], 0x18
	v_lshl_or_b32 v0, ttmp9, 8, v0
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u32_e32 vcc_lo, s2, v0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_wait_kmcnt 0x0
	v_add_co_u32 v2, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s6, v0
	v_add_co_ci_u32_e32 v5, vcc_lo, s7, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s0, v0
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	s_wait_loadcnt 0x0
	v_add_f32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s2
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
	s_nop 0
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_getreg_b32 s38, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s32, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s33, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s38, s33
	s_cselect_b32 s32, s32, 0
	s_sendmsg_rtn_b64 s[34:35], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s37, 0
	s_getpc_b64 s[38:39]
	s_sext_i32_i16 s39, s39
	s_add_u32 s38, s38, kperf_control@rel32@lo+8
	s_addc_u32 s39, s39, kperf_control@rel32@hi+16
	s_load_b256 s[16:23], s[38:39], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v20, 0
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 s[40:41], s[32:33]
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_atomic_max_u64 v20, v[12:13], s[18:19] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v20, v[14:15], s[18:19] offset:40 scope:SCOPE_DEV
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s28, s14
	s_mul_i32 s28, s28, 0x400
	s_add_u32 s28, s28, s31
	v_mov_b32_e32 v10, s28
	v_mov_b32_e32 v9, 0
	s_load_b32 s2, s[0:1], 0x18
	v_lshl_or_b32 v0, ttmp9, 8, v0
	s_getreg_b32 s10, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s8, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	s_wait_alu 0xfffe
	v_dual_mov_b32 v6, 0x0 :: v_dual_mov_b32 v7, s10
	ds_store_b64 v8, v[6:7] offset:0
	s_mov_b32 exec_lo, s8
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u32_e32 vcc_lo, s2, v0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_2.kperf0
	s_load_b128 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_wait_kmcnt 0x0
	v_add_co_u32 v2, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s6, v0
	v_add_co_ci_u32_e32 v5, vcc_lo, s7, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s0, v0
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	s_wait_loadcnt 0x0
	v_add_f32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
.LBB0_2.kperf0:
	s_or_b32 exec_lo, exec_lo, s2
	s_getreg_b32 s10, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s8, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	s_wait_alu 0xfffe
	v_dual_mov_b32 v6, 0x40000000 :: v_dual_mov_b32 v7, s10
	ds_store_b64 v8, v[6:7] offset:0
	s_mov_b32 exec_lo, s8
	s_nop 0
	s_branch .Lkperf_exit0_0
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_getreg_b32 s38, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s32, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s33, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s38, s33
	s_cselect_b32 s32, s32, 0
	s_sendmsg_rtn_b64 s[34:35], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s37, 0
	s_getpc_b64 s[38:39]
	s_sext_i32_i16 s39, s39
	s_add_u32 s38, s38, kperf_control@rel32@lo+8
	s_addc_u32 s39, s39, kperf_control@rel32@hi+16
	s_load_b256 s[16:23], s[38:39], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v20, 0
	v_readfirstlane_b32 s24, v9
	v_readfirstlane_b32 s27, v10
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 s[40:41], s[32:33]
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_atomic_max_u64 v20, v[12:13], s[18:19] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v20, v[14:15], s[18:19] offset:40 scope:SCOPE_DEV
.Lkperf_left0_0:
	s_lshr_b32 s24, s24, 3
	s_min_u32 s25, s24, 0x80
	s_lshl_b32 s26, s25, 3
	s_add_u32 s26, s26, 79
	s_and_b32 s26, s26, 0xfffffff0
	v_mov_b32_e32 v12, s26
	v_mov_b32_e32 v13, 0
	global_atomic_add_u64 v[12:13], v20, v[12:13], s[16:17] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	v_readfirstlane_b32 s30, v12
	v_readfirstlane_b32 s31, v13
	s_wait_alu 0xf1ff
	s_add_u32 s38, s30, s26
	s_addc_u32 s39, s31, 0
	s_sub_u32 s38, s20, s38
	s_subb_u32 s39, s21, s39
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s16, s16, s30
	s_addc_u32 s17, s17, s31
	s_mov_b32 s28, s14
	v_mov_b32_e32 v12, s13
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s28
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, s25
	v_mov_b32_e32 v19, 0x80
	global_store_b128 v20, v[12:15], s[16:17]
	global_store_b128 v20, v[16:19], s[16:17] offset:16
	s_nop 0
	v_mov_b32_e32 v12, s32
	v_mov_b32_e32 v13, s33
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_store_b128 v20, v[12:15], s[16:17] offset:32
	s_lshl_b32 s25, s25, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v21, -1, 0
	v_lshlrev_b32_e32 v21, 3, v21
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s25, v21
	s_wait_alu 0xfffd
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v16, s27, v21
	ds_load_b64 v[12:13], v16 offset:0
	s_wait_dscnt 0x0
	global_store_b64 v21, v[12:13], s[16:17] offset:64
	v_add_nc_u32 v21, 0x100, v21
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s38, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s47, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s38, s47
	s_cselect_b32 s46, s46, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s37
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_store_b128 v20, v[16:19], s[16:17] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v12, s24
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 1
	global_atomic_add_u64 v20, v[12:13], s[16:17] offset:8 scope:SCOPE_DEV
	global_atomic_add_u32 v20, v14, s[16:17] offset:16 scope:SCOPE_DEV
	s_sub_u32 s38, s20, s30
	s_subb_u32 s39, s21, s31
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v12, s30
	v_mov_b32_e32 v13, s31
	global_store_b64 v20, v[12:13], s[16:17] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vadd
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+8192/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 6/*kperf[*/+16/*]kperf*/
		.amdhsa_next_free_sgpr 8/*kperf[*/+40/*]kperf*/
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_round_robin_scheduling 0
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
	.size	vadd, .Lfunc_end0-vadd
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 168
; NumSgprs: 10
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 6
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	500                             ; 0x1f4
	.size	__oclc_ABI_version, 4

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           vadd
    .private_segment_fixed_size: 0
    .sgpr_count:     50
    .sgpr_spill_count: 0
    .symbol:         vadd.kd
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1200
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.if 0
/*]kperf*/	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           vadd
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         vadd.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1200
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/opencl-vadd-O3.gfx1200.s","sha256":"1707da6afad52b6f4af2572918c344d2d9147c810c09206201d69b82ea2e9023"},"target":"amdgcn-amd-amdhsa--gfx1200","entries":[{"name":"vadd","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":8,"warps_per_unit":1,"ring_bytes":8192,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"add","line":13,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"51bba6bd812e7940d529f836dadb89bcd2b9918e0fce5e66cb59ffccd82f550f"}
/*]kperf*/