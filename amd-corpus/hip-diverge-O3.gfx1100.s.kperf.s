	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	diverge                 ; -- Begin function diverge
	.globl	diverge
	.p2align	8
	.type	diverge,@function
diverge:                                ; @diverge
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
	v_cvt_f32_u32_e32 v14, s35
	v_rcp_iflag_f32_e32 v14, v14
	s_waitcnt_depctr 0xfff
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_readfirstlane_b32 s50, v14
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
	v_mov_b32_e32 v14, s25
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s55
	v_mov_b32_e32 v17, s49
	v_mov_b32_e32 v18, s44
	v_mov_b32_e32 v19, s45
	v_mov_b32_e32 v20, s46
	v_mov_b32_e32 v21, s47
	v_mov_b32_e32 v22, 0
	global_store_b128 v22, v[14:17], s[30:31]
	global_store_b128 v22, v[18:21], s[30:31] offset:16
	s_mov_b32 exec_lo, s56
.Lkperf_stamped0:
	s_cmp_lt_u32 s26, 4
	s_cselect_b32 s55, s55, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s55, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshl_or_b32 v3, s15, 7, v0
	v_and_b32_e32 v0, 31, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v4, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v2, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	v_mov_b32_e32 v0, 0
	global_load_b32 v4, v[4:5], off
	;;#ASMSTART
	; kperf.begin all
	;;#ASMEND
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB0_10
; %bb.1:
	v_mov_b32_e32 v0, 0
	s_mov_b32 s5, exec_lo
	;;#ASMSTART
	; kperf.begin not_first
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u32_e32 1, v4
	s_cbranch_execz .LBB0_9
; %bb.2:
	v_mov_b32_e32 v5, v4
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0
	s_branch .LBB0_4
	.p2align	6
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_cmp_gt_u32_e32 vcc_lo, 2, v5
	s_add_i32 s7, s7, 1
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	v_mov_b32_e32 v0, s7
	s_or_b32 s6, vcc_lo, s6
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB0_8
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_and_b32_e32 v0, 1, v5
	s_mov_b32 s8, exec_lo
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	v_cmpx_eq_u32_e32 1, v0
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB0_6
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	v_mad_u64_u32 v[6:7], null, v5, 3, 1
	;;#ASMSTART
	; kperf.begin odd
	;;#ASMEND
	;;#ASMSTART
	; kperf.end odd
	;;#ASMEND
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v5, v6
.LBB0_6:                                ;   in Loop: Header=BB0_4 Depth=1
	s_and_not1_saveexec_b32 s8, s8
	s_cbranch_execz .LBB0_3
; %bb.7:                                ;   in Loop: Header=BB0_4 Depth=1
	s_delay_alu instid0(VALU_DEP_1)
	v_lshrrev_b32_e32 v5, 1, v5
	s_branch .LBB0_3
.LBB0_8:
	s_or_b32 exec_lo, exec_lo, s6
.LBB0_9:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s5
	;;#ASMSTART
	; kperf.end not_first
	;;#ASMEND
.LBB0_10:
	s_or_b32 exec_lo, exec_lo, s4
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 15, v4
	s_mov_b32 s4, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 15, v5
	s_cbranch_execz .LBB0_12
; %bb.11:
	v_add_co_u32 v5, vcc_lo, s2, v1
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v2, vcc_lo
	;;#ASMSTART
	; kperf.begin rare
	;;#ASMEND
	global_load_b32 v7, v[5:6], off
	;;#ASMSTART
	; kperf.end rare
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[5:6], null, 0x3e8, v7, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v0, v5
.LBB0_12:
	s_or_b32 exec_lo, exec_lo, s4
	v_mul_hi_u32 v5, 0xaaaaaaab, v4
	s_mov_b32 s4, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v5, 1, v5
	v_lshl_add_u32 v5, v5, 1, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v4, v4, v5
	v_cmpx_lt_i32_e32 0, v4
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB0_16
; %bb.13:
	s_mov_b32 s5, exec_lo
	v_cmpx_eq_u32_e32 1, v4
	s_cbranch_execz .LBB0_15
; %bb.14:
	v_xor_b32_e32 v3, 2, v3
	;;#ASMSTART
	; kperf.instant one
	;;#ASMEND
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v0, v0, v3
.LBB0_15:
	s_or_b32 exec_lo, exec_lo, s5
                                        ; implicit-def: $vgpr3_vgpr4
.LBB0_16:
	s_and_not1_saveexec_b32 s4, s4
	s_cbranch_execz .LBB0_18
; %bb.17:
	v_xor_b32_e32 v3, 1, v3
	;;#ASMSTART
	; kperf.instant zero
	;;#ASMEND
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v3, v0
.LBB0_18:
	s_or_b32 exec_lo, exec_lo, s4
	v_add_co_u32 v1, vcc_lo, s2, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s3, v2, vcc_lo
	;;#ASMSTART
	; kperf.end all
	;;#ASMEND
	global_store_b32 v[1:2], v0, off
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
	v_mov_b32_e32 v22, 0
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
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v15, s53
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_atomic_max_u64 v22, v[14:15], s[30:31] offset:32
	global_atomic_max_u64 v22, v[16:17], s[30:31] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s40, s26
	s_mul_i32 s40, s40, 0x400
	s_add_u32 s40, s40, s43
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v11, 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshl_or_b32 v3, s15, 7, v0
	v_and_b32_e32 v0, 31, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v4, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v2, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	v_mov_b32_e32 v0, 0
	global_load_b32 v4, v[4:5], off
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x0 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB0_10.kperf0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s5, exec_lo
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x1 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u32_e32 1, v4
	s_cbranch_execz .LBB0_9.kperf0
	v_mov_b32_e32 v5, v4
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0
	s_branch .LBB0_4.kperf0
	.p2align	6
.LBB0_3.kperf0:
	s_or_b32 exec_lo, exec_lo, s8
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x40000002 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_cmp_gt_u32_e32 vcc_lo, 2, v5
	s_add_i32 s7, s7, 1
	v_mov_b32_e32 v0, s7
	s_or_b32 s6, vcc_lo, s6
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB0_8.kperf0
.LBB0_4.kperf0:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_and_b32_e32 v0, 1, v5
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 1, v0
	s_xor_b32 s8, exec_lo, s8
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x2 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_cbranch_execz .LBB0_6.kperf0
	v_mad_u64_u32 v[6:7], null, v5, 3, 1
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x3 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x40000003 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v5, v6
.LBB0_6.kperf0:
	s_and_not1_saveexec_b32 s8, s8
	s_cbranch_execz .LBB0_3.kperf0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshrrev_b32_e32 v5, 1, v5
	s_branch .LBB0_3.kperf0
.LBB0_8.kperf0:
	s_or_b32 exec_lo, exec_lo, s6
.LBB0_9.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s5
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x40000001 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
.LBB0_10.kperf0:
	s_or_b32 exec_lo, exec_lo, s4
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 15, v4
	s_mov_b32 s4, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 15, v5
	s_cbranch_execz .LBB0_12.kperf0
	v_add_co_u32 v5, vcc_lo, s2, v1
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v2, vcc_lo
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x4 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	global_load_b32 v7, v[5:6], off
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x40000004 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[5:6], null, 0x3e8, v7, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v0, v5
.LBB0_12.kperf0:
	s_or_b32 exec_lo, exec_lo, s4
	v_mul_hi_u32 v5, 0xaaaaaaab, v4
	s_mov_b32 s4, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v5, 1, v5
	v_lshl_add_u32 v5, v5, 1, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v4, v4, v5
	v_cmpx_lt_i32_e32 0, v4
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB0_16.kperf0
	s_mov_b32 s5, exec_lo
	v_cmpx_eq_u32_e32 1, v4
	s_cbranch_execz .LBB0_15.kperf0
	v_xor_b32_e32 v3, 2, v3
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x80000005 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v0, v0, v3
.LBB0_15.kperf0:
	s_or_b32 exec_lo, exec_lo, s5
.LBB0_16.kperf0:
	s_and_not1_saveexec_b32 s4, s4
	s_cbranch_execz .LBB0_18.kperf0
	v_xor_b32_e32 v3, 1, v3
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x80000006 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v3, v0
.LBB0_18.kperf0:
	s_or_b32 exec_lo, exec_lo, s4
	v_add_co_u32 v1, vcc_lo, s2, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s3, v2, vcc_lo
	s_getreg_b32 s22, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s20, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	v_dual_mov_b32 v8, 0x40000000 :: v_dual_mov_b32 v9, s22
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s20
	global_store_b32 v[1:2], v0, off
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
	v_mov_b32_e32 v22, 0
	v_readfirstlane_b32 s36, v11
	v_readfirstlane_b32 s39, v12
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
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v15, s53
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_atomic_max_u64 v22, v[14:15], s[30:31] offset:32
	global_atomic_max_u64 v22, v[16:17], s[30:31] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s36, s36, 3
	s_min_u32 s37, s36, 0x80
	s_lshl_b32 s38, s37, 3
	s_add_u32 s38, s38, 79
	s_and_b32 s38, s38, 0xfffffff0
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, 0
	global_atomic_add_u64 v[14:15], v22, v[14:15], s[28:29] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s42, v14
	v_readfirstlane_b32 s43, v15
	s_add_u32 s50, s42, s38
	s_addc_u32 s51, s43, 0
	s_sub_u32 s50, s32, s50
	s_subb_u32 s51, s33, s51
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s28, s28, s42
	s_addc_u32 s29, s29, s43
	s_mov_b32 s40, s26
	v_mov_b32_e32 v14, s25
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s40
	v_mov_b32_e32 v17, s26
	v_mov_b32_e32 v18, s36
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s37
	v_mov_b32_e32 v21, 0x80
	global_store_b128 v22, v[14:17], s[28:29]
	global_store_b128 v22, v[18:21], s[28:29] offset:16
	s_nop 0
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v15, s45
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_store_b128 v22, v[14:17], s[28:29] offset:32
	s_lshl_b32 s37, s37, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v23, -1, 0
	v_lshlrev_b32_e32 v23, 3, v23
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s37, v23
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v18, s39, v23
	ds_load_b64 v[14:15], v18 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_b64 v23, v[14:15], s[28:29] offset:64
	v_add_nc_u32 v23, 0x100, v23
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s58, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s59, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, s49
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	global_store_b128 v22, v[18:21], s[28:29] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v14, s36
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 1
	global_atomic_add_u64 v22, v[14:15], s[28:29] offset:8
	global_atomic_add_u32 v22, v16, s[28:29] offset:16
	s_sub_u32 s50, s32, s42
	s_subb_u32 s51, s33, s43
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v14, s42
	v_mov_b32_e32 v15, s43
	global_store_b64 v22, v[14:15], s[28:29] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel diverge
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 8/*kperf[*/+16/*]kperf*/
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
	.size	diverge, .Lfunc_end0-diverge
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 512
; NumSgprs: 18
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 8
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
	.type	__hip_cuid_fac9f42f659d3cc3,@object ; @__hip_cuid_fac9f42f659d3cc3
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_fac9f42f659d3cc3
__hip_cuid_fac9f42f659d3cc3:
	.byte	0                               ; 0x0
	.size	__hip_cuid_fac9f42f659d3cc3, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_fac9f42f659d3cc3
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 128
    .name:           diverge
    .private_segment_fixed_size: 0
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         diverge.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     24
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
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 128
    .name:           diverge
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         diverge.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     8
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-diverge-O3.gfx1100.s","sha256":"7307cd390ba0812fcecc6275a0299d46cf44dbdc4485fd734b2958cee6debe79"},"target":"amdgcn-amd-amdhsa--gfx1100","entries":[{"name":"diverge","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":128,"shared_boundaries":false,"regions":[{"id":0,"name":"all","line":24,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"not_first","line":32,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"step","line":49,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":3,"name":"odd","line":68,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":4,"name":"rare","line":102,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":5,"name":"one","line":131,"instant":true,"waits":[],"arrives":[],"asyncs":[]},{"id":6,"name":"zero","line":151,"instant":true,"waits":[],"arrives":[],"asyncs":[]}],"wave_size":32,"ring_stride":1024,"clock_bits":20,"clock_wide":20}],"probes_sha256":"af5f9c8558826e4417505dd5e0168ed8dd63f420960665243130c0239e5e733b"}
/*]kperf*/