	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	softmax                 ; -- Begin function softmax
	.globl	softmax
	.p2align	8
	.type	softmax,@function
softmax:                                ; @softmax
; %bb.0:
/*kperf[*/
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s41, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_b512 s[24:39], s[46:47], 0x0
	s_mov_b64 s[52:53], exec
	v_readfirstlane_b32 s50, v0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s21, s37, s4
	s_add_u32 s21, s21, s3
	s_mul_i32 s21, s21, s36
	s_add_u32 s21, s21, s2
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
	s_waitcnt_depctr 0xfff
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
	global_store_b128 v10, v[2:5], s[26:27]
	global_store_b128 v10, v[6:9], s[26:27] offset:16
	s_mov_b64 exec, s[52:53]
.Lkperf_stamped0:
	s_cmp_lt_u32 s22, 1
	s_cselect_b32 s51, s51, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_clause 0x1
	s_load_b32 s12, s[0:1], 0x8
	s_load_b64 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v4, 0xf149f2ca
	v_lshlrev_b32_e32 v3, 2, v0
	;;#ASMSTART
	; kperf.begin max
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s12, v0
	s_ashr_i32 s0, s12, 31
	s_mul_hi_u32 s14, s12, s2
	s_mul_i32 s13, s0, s2
	s_mul_i32 s6, s12, s2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_4
; %bb.1:
	s_add_i32 s7, s14, s13
	v_mov_b32_e32 v4, 0xf149f2ca
	s_lshl_b64 s[0:1], s[6:7], 2
	v_mov_b32_e32 v5, v0
	s_add_u32 s0, s4, s0
	s_addc_u32 s2, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s2, 0, s[0:1]
	s_mov_b64 s[10:11], 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_b32 v6, v[1:2], off
	v_add_nc_u32_e32 v5, 32, v5
	v_max_f32_e32 v4, v4, v4
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_cmp_le_i32_e64 s[2:3], s12, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b64 s[10:11], s[2:3], s[10:11]
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v4, v4, v6
	s_and_not1_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_2
; %bb.3:
	s_or_b64 exec, exec, s[10:11]
.LBB0_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	s_or_b64 exec, exec, s[8:9]
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_mov_b32_e32 v10, 0
	;;#ASMSTART
	; kperf.end max
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin sum
	;;#ASMEND
	v_mbcnt_hi_u32_b32 v1, -1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 2, v1
	v_xor_b32_e32 v5, 64, v1
	v_xor_b32_e32 v6, 32, v1
	v_xor_b32_e32 v7, 16, v1
	v_xor_b32_e32 v8, 8, v1
	v_xor_b32_e32 v9, 4, v1
	ds_bpermute_b32 v2, v5, v4
	v_max_f32_e32 v4, v4, v4
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v4, v2
	ds_bpermute_b32 v4, v6, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v7, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v8, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v1, v2, v4
	ds_bpermute_b32 v2, v9, v1
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_max_f32_e32 v4, v1, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_8
; %bb.5:
	s_add_i32 s7, s14, s13
	v_mov_b32_e32 v10, 0
	s_lshl_b64 s[0:1], s[6:7], 2
	v_mov_b32_e32 v11, v0
	s_add_u32 s0, s4, s0
	s_addc_u32 s2, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s2, 0, s[0:1]
	s_mov_b64 s[10:11], 0
	.p2align	6
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	global_load_b32 v12, v[1:2], off
	v_add_nc_u32_e32 v11, 32, v11
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_cmp_le_i32_e64 s[2:3], s12, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b64 s[10:11], s[2:3], s[10:11]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v12, v12, v4
	v_mul_f32_e32 v12, 0x3fb8aa3b, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_exp_f32_e32 v12, v12
	s_waitcnt_depctr 0xfff
	v_add_f32_e32 v10, v10, v12
	s_and_not1_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_6
; %bb.7:
	s_or_b64 exec, exec, s[10:11]
.LBB0_8:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b64 exec, exec, s[8:9]
	ds_bpermute_b32 v1, v5, v10
	;;#ASMSTART
	; kperf.end sum
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin scale
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v10, v1
	ds_bpermute_b32 v2, v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v7, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v8, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v9, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
; %bb.9:
	s_add_i32 s7, s14, s13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v1, v2
	s_lshl_b64 s[0:1], s[6:7], 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_add_u32 s0, s4, s0
	s_addc_u32 s4, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	v_add_co_ci_u32_e64 v2, null, s4, 0, s[0:1]
	s_mov_b64 s[4:5], 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB0_10:                               ; =>This Inner Loop Header: Depth=1
	global_load_b32 v3, v[1:2], off
	v_add_nc_u32_e32 v0, 32, v0
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v3, 0x3fb8aa3b, v3
	v_exp_f32_e32 v3, v3
	s_waitcnt_depctr 0xfff
	v_div_scale_f32 v6, null, v5, v5, v3
	v_div_scale_f32 v9, vcc, v3, v5, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v7, v6
	s_waitcnt_depctr 0xfff
	v_fma_f32 v8, -v6, v7, 1.0
	v_fmac_f32_e32 v7, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v8, v9, v7
	v_fma_f32 v10, -v6, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v10, v7
	v_fma_f32 v6, -v6, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v6, v6, v7, v8
	v_cmp_le_i32_e32 vcc, s12, v0
	v_div_fixup_f32 v3, v6, v5, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	s_and_not1_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_10
.LBB0_11:
	s_set_inst_prefetch_distance 0x2
	s_or_b64 exec, exec, s[2:3]
	;;#ASMSTART
	; kperf.end scale
	;;#ASMEND
	s_nop 0
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s41, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_b256 s[24:31], s[46:47], 0x0
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
	s_lshl_b64 s[48:49], s[42:43], 20
	s_or_b32 s48, s48, s40
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_max_u64 v10, v[2:3], s[26:27] offset:32
	global_atomic_max_u64 v10, v[4:5], s[26:27] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s22
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v18, s36
	v_mov_b32_e32 v17, 0
	s_clause 0x1
	s_load_b32 s12, s[0:1], 0x8
	s_load_b64 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v4, 0xf149f2ca
	v_lshlrev_b32_e32 v3, 2, v0
	s_getreg_b32 s18, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, 0x3f8, v18
	v_add_nc_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x0
	v_mov_b32_e32 v15, s18
	ds_store_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	s_waitcnt_depctr 0xfff
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s12, v0
	s_ashr_i32 s0, s12, 31
	s_mul_hi_u32 s14, s12, s2
	s_mul_i32 s13, s0, s2
	s_mul_i32 s6, s12, s2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_4.kperf0
	s_add_i32 s7, s14, s13
	v_mov_b32_e32 v4, 0xf149f2ca
	s_lshl_b64 s[0:1], s[6:7], 2
	v_mov_b32_e32 v5, v0
	s_add_u32 s0, s4, s0
	s_addc_u32 s2, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s2, 0, s[0:1]
	s_mov_b64 s[10:11], 0
.LBB0_2.kperf0:
	global_load_b32 v6, v[1:2], off
	v_add_nc_u32_e32 v5, 32, v5
	v_max_f32_e32 v4, v4, v4
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_cmp_le_i32_e64 s[2:3], s12, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b64 s[10:11], s[2:3], s[10:11]
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v4, v4, v6
	s_and_not1_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_2.kperf0
	s_or_b64 exec, exec, s[10:11]
.LBB0_4.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	s_or_b64 exec, exec, s[8:9]
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_mov_b32_e32 v10, 0
	v_mbcnt_hi_u32_b32 v1, -1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 2, v1
	v_xor_b32_e32 v5, 64, v1
	s_getreg_b32 s18, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, 0x3f8, v18
	v_add_nc_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0xc0000001
	v_mov_b32_e32 v15, s18
	ds_store_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	s_waitcnt_depctr 0xfff
	v_xor_b32_e32 v6, 32, v1
	v_xor_b32_e32 v7, 16, v1
	v_xor_b32_e32 v8, 8, v1
	v_xor_b32_e32 v9, 4, v1
	ds_bpermute_b32 v2, v5, v4
	v_max_f32_e32 v4, v4, v4
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v4, v2
	ds_bpermute_b32 v4, v6, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v7, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v8, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v1, v2, v4
	ds_bpermute_b32 v2, v9, v1
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_max_f32_e32 v4, v1, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_8.kperf0
	s_add_i32 s7, s14, s13
	v_mov_b32_e32 v10, 0
	s_lshl_b64 s[0:1], s[6:7], 2
	v_mov_b32_e32 v11, v0
	s_add_u32 s0, s4, s0
	s_addc_u32 s2, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s2, 0, s[0:1]
	s_mov_b64 s[10:11], 0
	.p2align	6
.LBB0_6.kperf0:
	global_load_b32 v12, v[1:2], off
	v_add_nc_u32_e32 v11, 32, v11
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_cmp_le_i32_e64 s[2:3], s12, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b64 s[10:11], s[2:3], s[10:11]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v12, v12, v4
	v_mul_f32_e32 v12, 0x3fb8aa3b, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_exp_f32_e32 v12, v12
	s_waitcnt_depctr 0xfff
	v_add_f32_e32 v10, v10, v12
	s_and_not1_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_6.kperf0
	s_or_b64 exec, exec, s[10:11]
.LBB0_8.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b64 exec, exec, s[8:9]
	ds_bpermute_b32 v1, v5, v10
	s_getreg_b32 s18, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, 0x3f8, v18
	v_add_nc_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0xc0010002
	v_mov_b32_e32 v15, s18
	ds_store_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	s_waitcnt_depctr 0xfff
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v10, v1
	ds_bpermute_b32 v2, v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v7, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v8, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v9, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11.kperf0
	s_add_i32 s7, s14, s13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v1, v2
	s_lshl_b64 s[0:1], s[6:7], 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_add_u32 s0, s4, s0
	s_addc_u32 s4, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	v_add_co_ci_u32_e64 v2, null, s4, 0, s[0:1]
	s_mov_b64 s[4:5], 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB0_10.kperf0:
	global_load_b32 v3, v[1:2], off
	v_add_nc_u32_e32 v0, 32, v0
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v3, 0x3fb8aa3b, v3
	v_exp_f32_e32 v3, v3
	s_waitcnt_depctr 0xfff
	v_div_scale_f32 v6, null, v5, v5, v3
	v_div_scale_f32 v9, vcc, v3, v5, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v7, v6
	s_waitcnt_depctr 0xfff
	v_fma_f32 v8, -v6, v7, 1.0
	v_fmac_f32_e32 v7, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v8, v9, v7
	v_fma_f32 v10, -v6, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v10, v7
	v_fma_f32 v6, -v6, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v6, v6, v7, v8
	v_cmp_le_i32_e32 vcc, s12, v0
	v_div_fixup_f32 v3, v6, v5, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	s_and_not1_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_10.kperf0
.LBB0_11.kperf0:
	s_set_inst_prefetch_distance 0x2
	s_or_b64 exec, exec, s[2:3]
	s_getreg_b32 s18, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, 0x3f8, v18
	v_add_nc_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	v_mov_b32_e32 v15, s18
	ds_store_b64 v16, v[14:15] offset:0
	s_mov_b64 exec, s[16:17]
	s_waitcnt_depctr 0xfff
	s_nop 0
	s_branch .Lkperf_exit0_0
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s41, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_b256 s[24:31], s[46:47], 0x0
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
	s_lshl_b64 s[48:49], s[42:43], 20
	s_or_b32 s48, s48, s40
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_max_u64 v10, v[2:3], s[26:27] offset:32
	global_atomic_max_u64 v10, v[4:5], s[26:27] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, 0
	global_atomic_add_u64 v[2:3], v10, v[2:3], s[24:25] glc
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
	global_store_b128 v10, v[2:5], s[24:25]
	global_store_b128 v10, v[6:9], s[24:25] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_store_b128 v10, v[2:5], s[24:25] offset:32
	s_lshl_b32 s33, s33, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s33, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v6, s35, v11
	ds_load_b64 v[2:3], v6 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_b64 v11, v[2:3], s[24:25] offset:64
	v_add_nc_u32 v11, 0x200, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_getreg_b32 s54, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s55, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s45
	v_mov_b32_e32 v6, s54
	v_mov_b32_e32 v7, s55
	global_store_b128 v10, v[6:9], s[24:25] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s32
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_u64 v10, v[2:3], s[24:25] offset:8
	global_atomic_add_u32 v10, v4, s[24:25] offset:16
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	global_store_b64 v10, v[2:3], s[24:25] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel softmax
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+1024/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 13/*kperf[*/+6/*]kperf*/
		.amdhsa_next_free_sgpr 15/*kperf[*/+41/*]kperf*/
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
	.size	softmax, .Lfunc_end0-softmax
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 860
; NumSgprs: 17
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 17
; NumVGPRsForWavesPerEU: 13
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
	.type	__hip_cuid_1927177fc0c373e4,@object ; @__hip_cuid_1927177fc0c373e4
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_1927177fc0c373e4
__hip_cuid_1927177fc0c373e4:
	.byte	0                               ; 0x0
	.size	__hip_cuid_1927177fc0c373e4, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_1927177fc0c373e4
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 32
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 32
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-softmax-wave64.gfx1100.s","sha256":"b804066f7bd28eb2034ec54f52a701694a0d0a23d0849714a648181c9af1e226"},"target":"amdgcn-amd-amdhsa--gfx1100","entries":[{"name":"softmax","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":32,"shared_boundaries":true,"shared_begins":[1,2],"regions":[{"id":0,"name":"max","line":16,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"sum","line":63,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"scale","line":139,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_bits":20,"clock_wide":20}],"probes_sha256":"e32ed8847e97db7e297134fad91174e8d4aad8e2417bd40a4ddaeba6966ccdd1"}
/*]kperf*/