	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.globl	lds                             ; -- Begin function lds
	.p2align	8
	.type	lds,@function
lds:                                    ; @lds
; %bb.0:                                ; %entry
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
	s_mul_i32 s23, s41, s15
	s_add_u32 s23, s23, s14
	s_mul_i32 s23, s23, s40
	s_add_u32 s23, s23, s13
	s_bfe_u32 s50, s54, 0xa0014
	s_lshr_b32 s51, s42, 16
	s_mul_i32 s50, s50, s51
	s_bfe_u32 s51, s54, 0xa000a
	s_add_u32 s50, s50, s51
	s_and_b32 s51, s42, 0xffff
	s_mul_i32 s50, s50, s51
	s_and_b32 s51, s54, 0x3ff
	s_add_u32 s50, s50, s51
	s_lshr_b32 s24, s50, 5
	s_mov_b32 s55, 1
	s_cmp_eq_u64 s[28:29], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s35, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s23, s37
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s23, s38
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v16, s35
	v_rcp_iflag_f32_e32 v16, v16
	s_waitcnt_depctr 0xfff
	v_mul_f32_e32 v16, 0x4f7ffffe, v16
	v_cvt_u32_f32_e32 v16, v16
	v_readfirstlane_b32 s50, v16
	s_sub_u32 s51, 0, s35
	s_mul_i32 s51, s51, s50
	s_mul_hi_u32 s51, s50, s51
	s_add_u32 s50, s50, s51
	s_mul_hi_u32 s50, s23, s50
	s_mul_i32 s50, s50, s35
	s_sub_u32 s53, s23, s50
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_cmp_eq_u32 s53, s36
	s_cselect_b32 s55, 3, s55
.Lkperf_chosen0:
	s_cmp_lg_u32 s24, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s23, s34
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s50, s23, 48
	s_mul_hi_u32 s51, s23, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v16, s23
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s55
	v_mov_b32_e32 v19, s49
	v_mov_b32_e32 v20, s44
	v_mov_b32_e32 v21, s45
	v_mov_b32_e32 v22, s46
	v_mov_b32_e32 v23, s47
	v_mov_b32_e32 v24, 0
	global_store_b128 v24, v[16:19], s[30:31]
	global_store_b128 v24, v[20:23], s[30:31] offset:16
	s_mov_b32 exec_lo, s56
.Lkperf_stamped0:
	s_cmp_lt_u32 s24, 8
	s_cselect_b32 s55, s55, 0
	s_cmp_eq_u32 s55, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, scale@gotpcrel32@lo+4
	s_addc_u32 s5, s5, scale@gotpcrel32@hi+12
	s_load_b64 s[0:1], s[2:3], 0x0
	s_load_b64 s[4:5], s[4:5], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	s_waitcnt lgkmcnt(0)
	s_load_b32 s4, s[4:5], 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 2, v0
	v_xor_b32_e32 v0, 0xff, v0
	global_load_b32 v3, v1, s[0:1]
	v_lshlrev_b32_e32 v0, 2, v0
	;;#ASMSTART
	; kperf.begin exchange
	;;#ASMEND
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v2, s4, v3
	ds_store_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v2, v0
	v_add_co_u32 v0, s0, s0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_load_b32 s1, s[2:3], 0x8
	s_mov_b32 s0, 0
	;;#ASMSTART
	; kperf.end exchange
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s1, 2
	s_cbranch_scc1 .LBB0_5
; %bb.1:                                ; %NodeBlock6
	s_cmp_gt_i32 s1, 2
	s_cbranch_scc0 .LBB0_6
; %bb.2:                                ; %NodeBlock4
	s_cmp_gt_i32 s1, 3
	s_cbranch_scc0 .LBB0_7
; %bb.3:                                ; %LeafBlock2
	s_cmp_eq_u32 s1, 4
	s_cbranch_scc0 .LBB0_9
; %bb.4:                                ; %e
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0
	;;#ASMSTART
	; kperf.instant five
	;;#ASMEND
	s_branch .LBB0_10
.LBB0_5:
	s_mov_b32 s2, 0
                                        ; implicit-def: $vgpr4
	s_cbranch_execnz .LBB0_14
	s_branch .LBB0_18
.LBB0_6:
	s_mov_b32 s2, 0
                                        ; implicit-def: $vgpr4
	s_cbranch_execnz .LBB0_12
	s_branch .LBB0_13
.LBB0_7:
	s_mov_b32 s2, 0
                                        ; implicit-def: $sgpr3
	s_cbranch_execnz .LBB0_11
.LBB0_8:
	v_mov_b32_e32 v4, s3
	s_branch .LBB0_13
.LBB0_9:
	s_mov_b32 s2, -1
                                        ; implicit-def: $sgpr3
.LBB0_10:                               ; %Flow12
	s_branch .LBB0_8
.LBB0_11:                               ; %d
	v_div_scale_f32 v4, null, v3, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v5, v4
	s_waitcnt_depctr 0xfff
	v_fma_f32 v6, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v6, v5
	v_div_scale_f32 v6, vcc_lo, v2, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v6, v5
	v_fma_f32 v8, -v4, v7, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v7, v8, v5
	v_fma_f32 v4, -v4, v7, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v4, v4, v5, v7
	v_div_fixup_f32 v4, v4, v3, v2
	s_branch .LBB0_13
.LBB0_12:                               ; %c
	v_sub_f32_e32 v4, v2, v3
.LBB0_13:                               ; %Flow14
	s_branch .LBB0_18
.LBB0_14:                               ; %NodeBlock
	s_cmp_gt_i32 s1, 0
	s_cbranch_scc0 .LBB0_16
; %bb.15:                               ; %b
	v_mul_f32_e32 v4, 0x40400000, v2
	s_cbranch_execz .LBB0_17
	s_branch .LBB0_18
.LBB0_16:
                                        ; implicit-def: $vgpr4
.LBB0_17:                               ; %LeafBlock
	s_cmp_lg_u32 s1, 0
	s_mov_b32 s0, -1
	s_cselect_b32 s2, -1, 0
                                        ; implicit-def: $vgpr4
.LBB0_18:                               ; %Flow15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB0_21
; %bb.19:                               ; %Flow18
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB0_22
.LBB0_20:                               ; %out
	global_store_b32 v[0:1], v4, off
	s_nop 0
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.LBB0_21:                               ; %other
	v_mov_b32_e32 v4, v2
	s_cbranch_execnz .LBB0_20
.LBB0_22:                               ; %a
	v_add_f32_e32 v4, 1.0, v2
	global_store_b32 v[0:1], v4, off
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
	v_mov_b32_e32 v24, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s23, s34
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s50, s23, 48
	s_mul_hi_u32 s51, s23, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_lshl_b64 s[52:53], s[46:47], 20
	s_or_b32 s52, s52, s44
	v_mov_b32_e32 v16, s52
	v_mov_b32_e32 v17, s53
	v_mov_b32_e32 v18, s46
	v_mov_b32_e32 v19, s47
	global_atomic_max_u64 v24, v[16:17], s[30:31] offset:32
	global_atomic_max_u64 v24, v[18:19], s[30:31] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s40, s24
	s_mul_i32 s40, s40, 0x400
	s_add_u32 s40, s40, s43
	v_mov_b32_e32 v14, s40
	v_mov_b32_e32 v13, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, scale@gotpcrel32@lo+4
	s_addc_u32 s5, s5, scale@gotpcrel32@hi+12
	s_load_b64 s[0:1], s[2:3], 0x0
	s_load_b64 s[4:5], s[4:5], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	s_waitcnt lgkmcnt(0)
	s_load_b32 s4, s[4:5], 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 2, v0
	v_xor_b32_e32 v0, 0xff, v0
	global_load_b32 v3, v1, s[0:1]
	v_lshlrev_b32_e32 v0, 2, v0
	s_getreg_b32 s20, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s18, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v12, v13, 0x3f8, v14
	v_add_nc_u32 v13, 8, v13
	v_dual_mov_b32 v10, 0x0 :: v_dual_mov_b32 v11, s20
	ds_store_b64 v12, v[10:11] offset:1024
	s_mov_b32 exec_lo, s18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v2, s4, v3
	ds_store_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v2, v0
	v_add_co_u32 v0, s0, s0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_load_b32 s1, s[2:3], 0x8
	s_mov_b32 s0, 0
	s_getreg_b32 s20, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s18, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v12, v13, 0x3f8, v14
	v_add_nc_u32 v13, 8, v13
	v_dual_mov_b32 v10, 0x40000000 :: v_dual_mov_b32 v11, s20
	ds_store_b64 v12, v[10:11] offset:1024
	s_mov_b32 exec_lo, s18
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s1, 2
	s_cbranch_scc1 .LBB0_5.kperf0
	s_cmp_gt_i32 s1, 2
	s_cbranch_scc0 .LBB0_6.kperf0
	s_cmp_gt_i32 s1, 3
	s_cbranch_scc0 .LBB0_7.kperf0
	s_cmp_eq_u32 s1, 4
	s_cbranch_scc0 .LBB0_9.kperf0
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0
	s_getreg_b32 s20, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s18, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v12, v13, 0x3f8, v14
	v_add_nc_u32 v13, 8, v13
	v_dual_mov_b32 v10, 0x80000001 :: v_dual_mov_b32 v11, s20
	ds_store_b64 v12, v[10:11] offset:1024
	s_mov_b32 exec_lo, s18
	s_branch .LBB0_10.kperf0
.LBB0_5.kperf0:
	s_mov_b32 s2, 0
	s_cbranch_execnz .LBB0_14.kperf0
	s_branch .LBB0_18.kperf0
.LBB0_6.kperf0:
	s_mov_b32 s2, 0
	s_cbranch_execnz .LBB0_12.kperf0
	s_branch .LBB0_13.kperf0
.LBB0_7.kperf0:
	s_mov_b32 s2, 0
	s_cbranch_execnz .LBB0_11.kperf0
.LBB0_8.kperf0:
	v_mov_b32_e32 v4, s3
	s_branch .LBB0_13.kperf0
.LBB0_9.kperf0:
	s_mov_b32 s2, -1
.LBB0_10.kperf0:
	s_branch .LBB0_8.kperf0
.LBB0_11.kperf0:
	v_div_scale_f32 v4, null, v3, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v5, v4
	s_waitcnt_depctr 0xfff
	v_fma_f32 v6, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v6, v5
	v_div_scale_f32 v6, vcc_lo, v2, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v6, v5
	v_fma_f32 v8, -v4, v7, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v7, v8, v5
	v_fma_f32 v4, -v4, v7, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v4, v4, v5, v7
	v_div_fixup_f32 v4, v4, v3, v2
	s_branch .LBB0_13.kperf0
.LBB0_12.kperf0:
	v_sub_f32_e32 v4, v2, v3
.LBB0_13.kperf0:
	s_branch .LBB0_18.kperf0
.LBB0_14.kperf0:
	s_cmp_gt_i32 s1, 0
	s_cbranch_scc0 .LBB0_16.kperf0
	v_mul_f32_e32 v4, 0x40400000, v2
	s_cbranch_execz .LBB0_17.kperf0
	s_branch .LBB0_18.kperf0
.LBB0_16.kperf0:
.LBB0_17.kperf0:
	s_cmp_lg_u32 s1, 0
	s_mov_b32 s0, -1
	s_cselect_b32 s2, -1, 0
.LBB0_18.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB0_21.kperf0
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB0_22.kperf0
.LBB0_20.kperf0:
	global_store_b32 v[0:1], v4, off
	s_nop 0
	s_branch .Lkperf_exit0_0
	s_branch .Lkperf_exit0_0
.LBB0_21.kperf0:
	v_mov_b32_e32 v4, v2
	s_cbranch_execnz .LBB0_20.kperf0
.LBB0_22.kperf0:
	v_add_f32_e32 v4, 1.0, v2
	global_store_b32 v[0:1], v4, off
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
	v_mov_b32_e32 v24, 0
	v_readfirstlane_b32 s36, v13
	v_readfirstlane_b32 s39, v14
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s23, s34
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s50, s23, 48
	s_mul_hi_u32 s51, s23, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_lshl_b64 s[52:53], s[46:47], 20
	s_or_b32 s52, s52, s44
	v_mov_b32_e32 v16, s52
	v_mov_b32_e32 v17, s53
	v_mov_b32_e32 v18, s46
	v_mov_b32_e32 v19, s47
	global_atomic_max_u64 v24, v[16:17], s[30:31] offset:32
	global_atomic_max_u64 v24, v[18:19], s[30:31] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s36, s36, 3
	s_min_u32 s37, s36, 0x80
	s_lshl_b32 s38, s37, 3
	s_add_u32 s38, s38, 79
	s_and_b32 s38, s38, 0xfffffff0
	v_mov_b32_e32 v16, s38
	v_mov_b32_e32 v17, 0
	global_atomic_add_u64 v[16:17], v24, v[16:17], s[28:29] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s42, v16
	v_readfirstlane_b32 s43, v17
	s_add_u32 s50, s42, s38
	s_addc_u32 s51, s43, 0
	s_sub_u32 s50, s32, s50
	s_subb_u32 s51, s33, s51
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s28, s28, s42
	s_addc_u32 s29, s29, s43
	s_mov_b32 s40, s24
	v_mov_b32_e32 v16, s23
	v_mov_b32_e32 v17, s48
	v_mov_b32_e32 v18, s40
	v_mov_b32_e32 v19, s24
	v_mov_b32_e32 v20, s36
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, s37
	v_mov_b32_e32 v23, 0x80
	global_store_b128 v24, v[16:19], s[28:29]
	global_store_b128 v24, v[20:23], s[28:29] offset:16
	s_nop 0
	v_mov_b32_e32 v16, s44
	v_mov_b32_e32 v17, s45
	v_mov_b32_e32 v18, s46
	v_mov_b32_e32 v19, s47
	global_store_b128 v24, v[16:19], s[28:29] offset:32
	s_lshl_b32 s37, s37, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v25, -1, 0
	v_lshlrev_b32_e32 v25, 3, v25
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s37, v25
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v20, s39, v25
	ds_load_b64 v[16:17], v20 offset:1024
	s_waitcnt lgkmcnt(0)
	global_store_b64 v25, v[16:17], s[28:29] offset:64
	v_add_nc_u32 v25, 0x100, v25
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s58, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s59, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, s49
	v_mov_b32_e32 v20, s58
	v_mov_b32_e32 v21, s59
	global_store_b128 v24, v[20:23], s[28:29] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 1
	global_atomic_add_u64 v24, v[16:17], s[28:29] offset:8
	global_atomic_add_u32 v24, v18, s[28:29] offset:16
	s_sub_u32 s50, s32, s42
	s_subb_u32 s51, s33, s43
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v16, s42
	v_mov_b32_e32 v17, s43
	global_store_b64 v24, v[16:17], s[28:29] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds
		.amdhsa_group_segment_fixed_size 1024/*kperf[*/+8192/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 9/*kperf[*/+17/*]kperf*/
		.amdhsa_next_free_sgpr 6/*kperf[*/+54/*]kperf*/
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
	.size	lds, .Lfunc_end0-lds
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 464
; NumSgprs: 8
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 8
; NumVGPRsForWavesPerEU: 9
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 13
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.type	scale,@object                   ; @scale
	.data
	.globl	scale
	.p2align	2, 0x0
scale:
	.long	0x40000000                      ; float 2
	.size	scale, 4

	.section	".note.GNU-stack","",@progbits
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           op
        .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 9216
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 256
    .name:           lds
    .private_segment_fixed_size: 0
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         lds.kd
    .uses_dynamic_stack: false
    .vgpr_count:     26
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
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           op
        .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 256
    .name:           lds
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         lds.kd
    .uses_dynamic_stack: false
    .vgpr_count:     9
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/llc-lds-O3.gfx1100.s","sha256":"068b5cc52b0c5a9909c43a41e9cc22610d2faacde12a1dc19af6113cbab6b2cf"},"target":"amdgcn-amd-amdhsa--gfx1100","entries":[{"name":"lds","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":8,"warps_per_unit":1,"ring_bytes":8192,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"exchange","line":23,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"five","line":56,"instant":true,"waits":[],"arrives":[],"asyncs":[]}],"wave_size":32,"ring_stride":1024,"clock_bits":20,"clock_wide":20}],"probes_sha256":"a83ebd21ab0107df6333b22b357ca9bd4d886eeb981ec70efab0c68b4b3b2b7f"}
/*]kperf*/