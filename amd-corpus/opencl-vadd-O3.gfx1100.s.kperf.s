	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	vadd                    ; -- Begin function vadd
	.globl	vadd
	.p2align	8
	.type	vadd,@function
vadd:                                   ; @vadd
; %bb.0:
/*kperf[*/
	s_getreg_b32 s44, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s45, 0
	s_sendmsg_rtn_b64 s[46:47], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_b512 s[28:43], s[50:51], 0x0
	s_mov_b32 s56, exec_lo
	v_readfirstlane_b32 s54, v0
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s49, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s25, s41, s17
	s_add_u32 s25, s25, s16
	s_mul_i32 s25, s25, s40
	s_add_u32 s25, s25, s15
	s_bfe_u32 s50, s54, 0xa0014
	s_lshr_b32 s51, s42, 16
	s_mul_i32 s50, s50, s51
	s_bfe_u32 s51, s54, 0xa000a
	s_add_u32 s50, s50, s51
	s_and_b32 s51, s42, 0xffff
	s_mul_i32 s50, s50, s51
	s_and_b32 s51, s54, 0x3ff
	s_add_u32 s50, s50, s51
	s_lshr_b32 s26, s50, 5
	s_mov_b32 s55, 1
	s_cmp_eq_u64 s[28:29], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s35, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s25, s37
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s25, s38
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v12, s35
	v_rcp_iflag_f32_e32 v12, v12
	s_waitcnt_depctr 0xfff
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_readfirstlane_b32 s50, v12
	s_sub_u32 s51, 0, s35
	s_mul_i32 s51, s51, s50
	s_mul_hi_u32 s51, s50, s51
	s_add_u32 s50, s50, s51
	s_mul_hi_u32 s50, s25, s50
	s_mul_i32 s50, s50, s35
	s_sub_u32 s53, s25, s50
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_cmp_eq_u32 s53, s36
	s_cselect_b32 s55, 3, s55
.Lkperf_chosen0:
	s_cmp_lg_u32 s26, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v12, s25
	v_mov_b32_e32 v13, s48
	v_mov_b32_e32 v14, s55
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v16, s44
	v_mov_b32_e32 v17, s45
	v_mov_b32_e32 v18, s46
	v_mov_b32_e32 v19, s47
	v_mov_b32_e32 v20, 0
	global_store_b128 v20, v[12:15], s[30:31]
	global_store_b128 v20, v[16:19], s[30:31] offset:16
	s_mov_b32 exec_lo, s56
.Lkperf_stamped0:
	s_cmp_lt_u32 s26, 8
	s_cselect_b32 s55, s55, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s55, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_b32 s2, s[0:1], 0x18
	v_lshl_or_b32 v0, s15, 8, v0
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u32_e32 vcc_lo, s2, v0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s6, v0
	v_add_co_ci_u32_e32 v5, vcc_lo, s7, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s0, v0
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	s_waitcnt vmcnt(0)
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
	s_getreg_b32 s44, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s45, 0
	s_sendmsg_rtn_b64 s[46:47], sendmsg(MSG_RTN_GET_REALTIME)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s49, 0
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_b256 s[28:35], s[50:51], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v20, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_lshl_b64 s[52:53], s[46:47], 20
	s_or_b32 s52, s52, s44
	v_mov_b32_e32 v12, s52
	v_mov_b32_e32 v13, s53
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v15, s47
	global_atomic_max_u64 v20, v[12:13], s[30:31] offset:32
	global_atomic_max_u64 v20, v[14:15], s[30:31] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s40, s26
	s_mul_i32 s40, s40, 0x400
	s_add_u32 s40, s40, s43
	v_mov_b32_e32 v10, s40
	v_mov_b32_e32 v9, 0
	s_load_b32 s2, s[0:1], 0x18
	v_lshl_or_b32 v0, s15, 8, v0
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	v_dual_mov_b32 v6, 0x0 :: v_dual_mov_b32 v7, s22
	ds_store_b64 v8, v[6:7] offset:0
	s_mov_b32 exec_lo, s20
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u32_e32 vcc_lo, s2, v0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_2.kperf0
	s_load_b128 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s6, v0
	v_add_co_ci_u32_e32 v5, vcc_lo, s7, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s0, v0
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
.LBB0_2.kperf0:
	s_or_b32 exec_lo, exec_lo, s2
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	v_dual_mov_b32 v6, 0x40000000 :: v_dual_mov_b32 v7, s22
	ds_store_b64 v8, v[6:7] offset:0
	s_mov_b32 exec_lo, s20
	s_nop 0
	s_branch .Lkperf_exit0_0
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_getreg_b32 s44, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s45, 0
	s_sendmsg_rtn_b64 s[46:47], sendmsg(MSG_RTN_GET_REALTIME)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s49, 0
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_b256 s[28:35], s[50:51], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v20, 0
	v_readfirstlane_b32 s36, v9
	v_readfirstlane_b32 s39, v10
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_lshl_b64 s[52:53], s[46:47], 20
	s_or_b32 s52, s52, s44
	v_mov_b32_e32 v12, s52
	v_mov_b32_e32 v13, s53
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v15, s47
	global_atomic_max_u64 v20, v[12:13], s[30:31] offset:32
	global_atomic_max_u64 v20, v[14:15], s[30:31] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s36, s36, 3
	s_min_u32 s37, s36, 0x80
	s_lshl_b32 s38, s37, 3
	s_add_u32 s38, s38, 79
	s_and_b32 s38, s38, 0xfffffff0
	v_mov_b32_e32 v12, s38
	v_mov_b32_e32 v13, 0
	global_atomic_add_u64 v[12:13], v20, v[12:13], s[28:29] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s42, v12
	v_readfirstlane_b32 s43, v13
	s_add_u32 s50, s42, s38
	s_addc_u32 s51, s43, 0
	s_sub_u32 s50, s32, s50
	s_subb_u32 s51, s33, s51
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s28, s28, s42
	s_addc_u32 s29, s29, s43
	s_mov_b32 s40, s26
	v_mov_b32_e32 v12, s25
	v_mov_b32_e32 v13, s48
	v_mov_b32_e32 v14, s40
	v_mov_b32_e32 v15, s26
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, s37
	v_mov_b32_e32 v19, 0x80
	global_store_b128 v20, v[12:15], s[28:29]
	global_store_b128 v20, v[16:19], s[28:29] offset:16
	s_nop 0
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s46
	v_mov_b32_e32 v15, s47
	global_store_b128 v20, v[12:15], s[28:29] offset:32
	s_lshl_b32 s37, s37, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v21, -1, 0
	v_lshlrev_b32_e32 v21, 3, v21
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s37, v21
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v16, s39, v21
	ds_load_b64 v[12:13], v16 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_b64 v21, v[12:13], s[28:29] offset:64
	v_add_nc_u32 v21, 0x100, v21
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s58, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s59, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s49
	v_mov_b32_e32 v16, s58
	v_mov_b32_e32 v17, s59
	global_store_b128 v20, v[16:19], s[28:29] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v12, s36
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 1
	global_atomic_add_u64 v20, v[12:13], s[28:29] offset:8
	global_atomic_add_u32 v20, v14, s[28:29] offset:16
	s_sub_u32 s50, s32, s42
	s_subb_u32 s51, s33, s43
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v12, s42
	v_mov_b32_e32 v13, s43
	global_store_b64 v20, v[12:13], s[28:29] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vadd
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+8192/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 15
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
		.amdhsa_next_free_sgpr 16/*kperf[*/+44/*]kperf*/
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
; codeLenInByte = 160
; NumSgprs: 18
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 6
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
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
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         vadd.kd
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         vadd.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/opencl-vadd-O3.gfx1100.s","sha256":"b7fddb9430de23f9c25da0e615ed0dca61dd90f4bac028d9446a97aedaa0ae8a"},"target":"amdgcn-amd-amdhsa--gfx1100","entries":[{"name":"vadd","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":8,"warps_per_unit":1,"ring_bytes":8192,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"add","line":13,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_bits":20,"clock_wide":20}],"probes_sha256":"ebbb4e59ae37efc01549c22e85c83819a86873744c0cdcea3ed703012fb3aa8e"}
/*]kperf*/