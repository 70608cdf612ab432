	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	vector                  ; -- Begin function vector
	.globl	vector
	.p2align	8
	.type	vector,@function
vector:                                 ; @vector
; %bb.0:
/*kperf[*/
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s41, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s41
	s_cselect_b32 s40, s40, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[46:47]
	s_sext_i32_i16 s47, s47
	s_add_u32 s46, s46, kperf_control@rel32@lo+8
	s_addc_u32 s47, s47, kperf_control@rel32@hi+16
	s_load_b512 s[24:39], s[46:47], 0x0
	s_mov_b32 s52, exec_lo
	v_readfirstlane_b32 s50, v0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_lshr_b32 s19, ttmp7, 16
	s_mul_i32 s19, s19, s37
	s_and_b32 s48, ttmp7, 0xffff
	s_add_u32 s19, s19, s48
	s_mul_i32 s19, s19, s36
	s_add_u32 s19, s19, ttmp9
	s_bfe_u32 s46, s50, 0xa0014
	s_lshr_b32 s47, s38, 16
	s_mul_i32 s46, s46, s47
	s_bfe_u32 s47, s50, 0xa000a
	s_add_u32 s46, s46, s47
	s_and_b32 s47, s38, 0xffff
	s_mul_i32 s46, s46, s47
	s_and_b32 s47, s50, 0x3ff
	s_add_u32 s46, s46, s47
	s_lshr_b32 s20, s46, 5
	s_mov_b32 s51, 1
	s_cmp_eq_u64 s[24:25], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s31, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s19, s33
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s19, s34
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v14, s31
	v_rcp_iflag_f32_e32 v14, v14
	s_nop 0
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_readfirstlane_b32 s46, v14
	s_wait_alu 0xf1ff
	s_sub_u32 s47, 0, s31
	s_mul_i32 s47, s47, s46
	s_mul_hi_u32 s47, s46, s47
	s_add_u32 s46, s46, s47
	s_mul_hi_u32 s46, s19, s46
	s_mul_i32 s46, s46, s31
	s_sub_u32 s49, s19, s46
	s_sub_u32 s47, s49, s31
	s_cmp_ge_u32 s49, s31
	s_cselect_b32 s49, s47, s49
	s_sub_u32 s47, s49, s31
	s_cmp_ge_u32 s49, s31
	s_cselect_b32 s49, s47, s49
	s_cmp_eq_u32 s49, s32
	s_cselect_b32 s51, 3, s51
.Lkperf_chosen0:
	s_cmp_lg_u32 s20, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s19, s30
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s46, s19, 48
	s_mul_hi_u32 s47, s19, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v14, s19
	v_mov_b32_e32 v15, s44
	v_mov_b32_e32 v16, s51
	v_mov_b32_e32 v17, s45
	v_mov_b32_e32 v18, s40
	v_mov_b32_e32 v19, s41
	v_mov_b32_e32 v20, s42
	v_mov_b32_e32 v21, s43
	v_mov_b32_e32 v22, 0
	global_store_b128 v22, v[14:17], s[26:27]
	global_store_b128 v22, v[18:21], s[26:27] offset:16
	s_mov_b32 exec_lo, s52
.Lkperf_stamped0:
	s_cmp_lt_u32 s20, 4
	s_cselect_b32 s51, s51, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_b96 s[8:10], s[0:1], 0x18
	s_lshl_b32 s2, ttmp9, 7
	s_mov_b32 s11, exec_lo
	v_or_b32_e32 v2, s2, v0
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s9, v2
	s_cbranch_execz .LBB0_3
; %bb.1:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_ashr_i32 s3, s2, 31
	v_add_co_u32 v0, s2, s2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
	s_ashr_i32 s3, s10, 31
	s_mov_b32 s2, s10
	s_mov_b32 s12, 0
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_lshl_b64 s[2:3], s[2:3], 2
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v4, vcc_lo, s5, v1, vcc_lo
	v_add_co_u32 v5, vcc_lo, s6, v0
	v_add_co_ci_u32_e32 v6, vcc_lo, s7, v1, vcc_lo
	;;#ASMSTART
	; kperf.begin load
	;;#ASMEND
	global_load_b32 v7, v[3:4], off
	global_load_b32 v5, v[5:6], off
	v_add_co_u32 v3, vcc_lo, s0, v0
	v_add_nc_u32_e32 v2, s10, v2
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, s2
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
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
	s_wait_loadcnt 0x0
	v_fmac_f32_e32 v5, s8, v7
	v_cmp_le_i32_e32 vcc_lo, s9, v2
	global_store_b32 v[3:4], v5, off
	s_or_b32 s12, vcc_lo, s12
	;;#ASMSTART
	; kperf.end store
	;;#ASMEND
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b32 exec_lo, exec_lo, s11
	;;#ASMSTART
	; kperf.instant done
	;;#ASMEND
	s_nop 0
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s41, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s41
	s_cselect_b32 s40, s40, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_sext_i32_i16 s47, s47
	s_add_u32 s46, s46, kperf_control@rel32@lo+8
	s_addc_u32 s47, s47, kperf_control@rel32@hi+16
	s_load_b256 s[24:31], s[46:47], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v22, 0
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s19, s30
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s46, s19, 48
	s_mul_hi_u32 s47, s19, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v16, s42
	v_mov_b32_e32 v17, s43
	global_atomic_max_u64 v22, v[14:15], s[26:27] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v22, v[16:17], s[26:27] offset:40 scope:SCOPE_DEV
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s20
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v12, s36
	v_mov_b32_e32 v11, 0
	s_load_b96 s[8:10], s[0:1], 0x18
	s_lshl_b32 s2, ttmp9, 7
	s_mov_b32 s11, exec_lo
	v_or_b32_e32 v2, s2, v0
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s9, v2
	s_cbranch_execz .LBB0_3.kperf0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_ashr_i32 s3, s2, 31
	v_add_co_u32 v0, s2, s2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
	s_ashr_i32 s3, s10, 31
	s_mov_b32 s2, s10
	s_mov_b32 s12, 0
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_lshl_b64 s[2:3], s[2:3], 2
.LBB0_2.kperf0:
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v4, vcc_lo, s5, v1, vcc_lo
	v_add_co_u32 v5, vcc_lo, s6, v0
	v_add_co_ci_u32_e32 v6, vcc_lo, s7, v1, vcc_lo
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	s_wait_alu 0xfffe
	v_dual_mov_b32 v8, 0x0 :: v_dual_mov_b32 v9, s16
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s14
	global_load_b32 v7, v[3:4], off
	global_load_b32 v5, v[5:6], off
	v_add_co_u32 v3, vcc_lo, s0, v0
	v_add_nc_u32_e32 v2, s10, v2
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, s2
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	s_wait_alu 0xfffe
	v_dual_mov_b32 v8, 0xc0000001 :: v_dual_mov_b32 v9, s16
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s14
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	s_wait_alu 0xfffe
	v_dual_mov_b32 v8, 0xc0010002 :: v_dual_mov_b32 v9, s16
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s14
	s_wait_loadcnt 0x0
	v_fmac_f32_e32 v5, s8, v7
	v_cmp_le_i32_e32 vcc_lo, s9, v2
	global_store_b32 v[3:4], v5, off
	s_or_b32 s12, vcc_lo, s12
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	s_wait_alu 0xfffe
	v_dual_mov_b32 v8, 0x40000002 :: v_dual_mov_b32 v9, s16
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s14
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_2.kperf0
.LBB0_3.kperf0:
	s_or_b32 exec_lo, exec_lo, s11
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v10, v11, 0x3f8, v12
	v_add_nc_u32 v11, 8, v11
	s_wait_alu 0xfffe
	v_dual_mov_b32 v8, 0x80000003 :: v_dual_mov_b32 v9, s16
	ds_store_b64 v10, v[8:9] offset:0
	s_mov_b32 exec_lo, s14
	s_nop 0
	s_branch .Lkperf_exit0_0
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s41, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s41
	s_cselect_b32 s40, s40, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_sext_i32_i16 s47, s47
	s_add_u32 s46, s46, kperf_control@rel32@lo+8
	s_addc_u32 s47, s47, kperf_control@rel32@hi+16
	s_load_b256 s[24:31], s[46:47], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v22, 0
	v_readfirstlane_b32 s32, v11
	v_readfirstlane_b32 s35, v12
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s19, s30
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s46, s19, 48
	s_mul_hi_u32 s47, s19, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v16, s42
	v_mov_b32_e32 v17, s43
	global_atomic_max_u64 v22, v[14:15], s[26:27] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v22, v[16:17], s[26:27] offset:40 scope:SCOPE_DEV
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, 0
	global_atomic_add_u64 v[14:15], v22, v[14:15], s[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	v_readfirstlane_b32 s38, v14
	v_readfirstlane_b32 s39, v15
	s_wait_alu 0xf1ff
	s_add_u32 s46, s38, s34
	s_addc_u32 s47, s39, 0
	s_sub_u32 s46, s28, s46
	s_subb_u32 s47, s29, s47
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s24, s24, s38
	s_addc_u32 s25, s25, s39
	s_mov_b32 s36, s20
	v_mov_b32_e32 v14, s19
	v_mov_b32_e32 v15, s44
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v17, s20
	v_mov_b32_e32 v18, s32
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s33
	v_mov_b32_e32 v21, 0x80
	global_store_b128 v22, v[14:17], s[24:25]
	global_store_b128 v22, v[18:21], s[24:25] offset:16
	s_nop 0
	v_mov_b32_e32 v14, s40
	v_mov_b32_e32 v15, s41
	v_mov_b32_e32 v16, s42
	v_mov_b32_e32 v17, s43
	global_store_b128 v22, v[14:17], s[24:25] offset:32
	s_lshl_b32 s33, s33, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v23, -1, 0
	v_lshlrev_b32_e32 v23, 3, v23
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s33, v23
	s_wait_alu 0xfffd
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v18, s35, v23
	ds_load_b64 v[14:15], v18 offset:0
	s_wait_dscnt 0x0
	global_store_b64 v23, v[14:15], s[24:25] offset:64
	v_add_nc_u32 v23, 0x100, v23
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s54, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s55, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s55
	s_cselect_b32 s54, s54, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, s45
	v_mov_b32_e32 v18, s54
	v_mov_b32_e32 v19, s55
	global_store_b128 v22, v[18:21], s[24:25] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v14, s32
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 1
	global_atomic_add_u64 v22, v[14:15], s[24:25] offset:8 scope:SCOPE_DEV
	global_atomic_add_u32 v22, v16, s[24:25] offset:16 scope:SCOPE_DEV
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_store_b64 v22, v[14:15], s[24:25] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vector
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 8/*kperf[*/+16/*]kperf*/
		.amdhsa_next_free_sgpr 13/*kperf[*/+43/*]kperf*/
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
	.size	vector, .Lfunc_end0-vector
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 240
; NumSgprs: 15
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 8
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
	.type	__hip_cuid_2ef9fbb849758c55,@object ; @__hip_cuid_2ef9fbb849758c55
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_2ef9fbb849758c55
__hip_cuid_2ef9fbb849758c55:
	.byte	0                               ; 0x0
	.size	__hip_cuid_2ef9fbb849758c55, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_2ef9fbb849758c55
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           vector
    .private_segment_fixed_size: 0
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     24
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     8
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-vector-O3.gfx1200.s","sha256":"410200db040ce7aede1a4f072330e2f3359e3ebc02fb146613e8d868ee96ade5"},"target":"amdgcn-amd-amdhsa--gfx1200","entries":[{"name":"vector","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":128,"shared_boundaries":true,"shared_begins":[1,2],"regions":[{"id":0,"name":"load","line":39,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"compute","line":52,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"store","line":58,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":3,"name":"done","line":73,"instant":true,"waits":[],"arrives":[],"asyncs":[]}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"c270d4d09b2920ac8317259c0224f694f56c69ae75f80a1dd0295592d8be1712"}
/*]kperf*/