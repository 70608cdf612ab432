	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 5
	.protected	blur                    ; -- Begin function blur
	.globl	blur
	.p2align	8
	.type	blur,@function
blur:                                   ; @blur
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
	s_mov_b32 s19, 0
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
	v_cvt_f32_u32_e32 v2, s31
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s46, v2
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
	v_mov_b32_e32 v2, s19
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
	s_mov_b32 exec_lo, s52
.Lkperf_stamped0:
	s_cmp_lt_u32 s20, 8
	s_cselect_b32 s51, s51, 0
	v_and_b32_e32 v0, 0xfffff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_bfe_u32 v1, v0, 10, 10
	v_and_b32_e32 v0, 0x3ff, v0
	s_lshl_b32 s1, ttmp9, 4
	s_lshl_b32 s8, ttmp7, 4
	s_mov_b32 s9, exec_lo
	;;#ASMSTART
	; kperf.begin load
	;;#ASMEND
	v_lshlrev_b32_e32 v2, 4, v0
	v_cmpx_gt_u32_e32 18, v1
	s_cbranch_execz .LBB0_6
; %bb.1:
	v_cmp_gt_u32_e32 vcc_lo, 18, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_mad_u32_u24 v3, 0x120, v1, v2
	v_mov_b32_e32 v4, v1
	s_mov_b32 s10, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s11
	v_add_nc_u32_e32 v5, 16, v4
	v_cmp_lt_u32_e64 s0, 1, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v4, v5 :: v_dual_add_nc_u32 v3, 0x1200, v3
	s_or_b32 s10, s0, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB0_6
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
	s_and_saveexec_b32 s11, vcc_lo
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_nc_u32_e32 v5, s8, v4
	s_mov_b32 s12, 0
	v_mov_b32_e32 v7, v0
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_min_i32_e32 v6, s3, v5
	v_cmp_lt_i32_e64 s0, 0, v5
	v_add_nc_u32_e32 v6, -1, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v5, 0, v6, s0
	v_mov_b32_e32 v6, v3
	v_mul_lo_u32 v5, v5, s2
.LBB0_5:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v12, 16, v7
	v_add_nc_u32_e32 v8, s1, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_min_i32_e32 v9, s2, v8
	v_cmp_lt_i32_e64 s0, 0, v8
	v_add_nc_u32_e32 v9, -1, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v8, 0, v9, s0
	v_add_nc_u32_e32 v8, v8, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64_e32 v[8:9], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s6, v8
	v_add_co_ci_u32_e64 v9, s0, s7, v9, s0
	v_cmp_lt_u32_e64 s0, 1, v7
	v_mov_b32_e32 v7, v12
	global_load_b32 v11, v[8:9], off
	s_or_b32 s12, s0, s12
	s_wait_loadcnt 0x0
	v_cvt_f32_ubyte0_e32 v8, v11
	v_cvt_f32_ubyte1_e32 v9, v11
	v_cvt_f32_ubyte2_e32 v10, v11
	v_cvt_f32_ubyte3_e32 v11, v11
	ds_store_b128 v6, v[8:11]
	v_add_nc_u32_e32 v6, 0x100, v6
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_5
	s_branch .LBB0_2
.LBB0_6:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(VALU_DEP_2)
	v_mad_u32_u24 v26, 0x120, v1, v2
	;;#ASMSTART
	; kperf.end load
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	;;#ASMSTART
	; kperf.begin filter
	;;#ASMEND
	ds_load_b128 v[2:5], v26
	ds_load_b128 v[6:9], v26 offset:16
	ds_load_b128 v[10:13], v26 offset:32
	ds_load_b128 v[14:17], v26 offset:288
	ds_load_b128 v[18:21], v26 offset:304
	s_wait_dscnt 0x4
	v_dual_add_f32 v22, 0, v3 :: v_dual_add_f32 v23, 0, v5
	v_dual_add_f32 v27, 0, v4 :: v_dual_add_f32 v28, 0, v2
	ds_load_b128 v[2:5], v26 offset:320
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v22, 2.0, v7 :: v_dual_fmac_f32 v23, 2.0, v9
	v_dual_fmac_f32 v27, 2.0, v8 :: v_dual_fmac_f32 v28, 2.0, v6
	ds_load_b128 v[6:9], v26 offset:576
	s_wait_dscnt 0x4
	v_dual_add_f32 v29, v11, v22 :: v_dual_add_f32 v30, v13, v23
	v_dual_add_f32 v27, v12, v27 :: v_dual_add_f32 v28, v10, v28
	ds_load_b128 v[22:25], v26 offset:592
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v29, 2.0, v15 :: v_dual_fmac_f32 v30, 2.0, v17
	v_dual_fmac_f32 v27, 2.0, v16 :: v_dual_fmac_f32 v28, 2.0, v14
	ds_load_b128 v[10:13], v26 offset:608
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v29, 4.0, v19 :: v_dual_fmac_f32 v30, 4.0, v21
	v_dual_fmac_f32 v27, 4.0, v20 :: v_dual_fmac_f32 v28, 4.0, v18
	;;#ASMSTART
	; kperf.end filter
	;;#ASMEND
	s_wait_dscnt 0x3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v29, 2.0, v3 :: v_dual_fmac_f32 v30, 2.0, v5
	v_dual_fmac_f32 v27, 2.0, v4 :: v_dual_fmac_f32 v28, 2.0, v2
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v2, v7, v29 :: v_dual_add_f32 v3, v9, v30
	v_dual_add_f32 v5, v8, v27 :: v_dual_add_f32 v4, v6, v28
	s_wait_dscnt 0x1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v2, 2.0, v23 :: v_dual_fmac_f32 v3, 2.0, v25
	v_dual_fmac_f32 v5, 2.0, v24 :: v_dual_fmac_f32 v4, 2.0, v22
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v2, v11, v2 :: v_dual_add_nc_u32 v1, s8, v1
	v_add_f32_e32 v3, v13, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v5, v12, v5 :: v_dual_add_f32 v4, v10, v4
	v_mul_lo_u32 v1, v1, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v2, 0x3d800000, v2 :: v_dual_mul_f32 v3, 0x3d800000, v3
	v_dual_mul_f32 v5, 0x3d800000, v5 :: v_dual_mul_f32 v4, 0x3d800000, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_i32_f32_e32 v2, v2
	v_cvt_i32_f32_e32 v3, v3
	v_add3_u32 v0, s1, v0, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_i32_f32_e32 v5, v5
	v_lshlrev_b16 v2, 8, v2
	v_lshlrev_b16 v3, 8, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_or_b32_e32 v2, v4, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or_b32_e32 v3, v5, v3
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_and_b32_e32 v2, 0xffff, v2
	v_lshlrev_b32_e32 v3, 16, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_or_b32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
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
	v_mov_b32_e32 v10, 0
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
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_max_u64 v10, v[2:3], s[26:27] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[26:27] offset:40 scope:SCOPE_DEV
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s20
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v36, s36
	v_mov_b32_e32 v35, 0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_bfe_u32 v1, v0, 10, 10
	v_and_b32_e32 v0, 0x3ff, v0
	s_lshl_b32 s1, ttmp9, 4
	s_lshl_b32 s8, ttmp7, 4
	s_mov_b32 s9, exec_lo
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v34, v35, 0x3f8, v36
	v_add_nc_u32 v35, 8, v35
	s_wait_alu 0xfffe
	v_dual_mov_b32 v32, 0x0 :: v_dual_mov_b32 v33, s16
	ds_store_b64 v34, v[32:33] offset:5184
	s_mov_b32 exec_lo, s14
	v_lshlrev_b32_e32 v2, 4, v0
	v_cmpx_gt_u32_e32 18, v1
	s_cbranch_execz .LBB0_6.kperf0
	v_cmp_gt_u32_e32 vcc_lo, 18, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_mad_u32_u24 v3, 0x120, v1, v2
	v_mov_b32_e32 v4, v1
	s_mov_b32 s10, 0
	s_branch .LBB0_3.kperf0
.LBB0_2.kperf0:
	s_or_b32 exec_lo, exec_lo, s11
	v_add_nc_u32_e32 v5, 16, v4
	v_cmp_lt_u32_e64 s0, 1, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v4, v5 :: v_dual_add_nc_u32 v3, 0x1200, v3
	s_or_b32 s10, s0, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB0_6.kperf0
.LBB0_3.kperf0:
	s_and_saveexec_b32 s11, vcc_lo
	s_cbranch_execz .LBB0_2.kperf0
	v_add_nc_u32_e32 v5, s8, v4
	s_mov_b32 s12, 0
	v_mov_b32_e32 v7, v0
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_min_i32_e32 v6, s3, v5
	v_cmp_lt_i32_e64 s0, 0, v5
	v_add_nc_u32_e32 v6, -1, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v5, 0, v6, s0
	v_mov_b32_e32 v6, v3
	v_mul_lo_u32 v5, v5, s2
.LBB0_5.kperf0:
	v_add_nc_u32_e32 v12, 16, v7
	v_add_nc_u32_e32 v8, s1, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_min_i32_e32 v9, s2, v8
	v_cmp_lt_i32_e64 s0, 0, v8
	v_add_nc_u32_e32 v9, -1, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v8, 0, v9, s0
	v_add_nc_u32_e32 v8, v8, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64_e32 v[8:9], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s6, v8
	v_add_co_ci_u32_e64 v9, s0, s7, v9, s0
	v_cmp_lt_u32_e64 s0, 1, v7
	v_mov_b32_e32 v7, v12
	global_load_b32 v11, v[8:9], off
	s_or_b32 s12, s0, s12
	s_wait_loadcnt 0x0
	v_cvt_f32_ubyte0_e32 v8, v11
	v_cvt_f32_ubyte1_e32 v9, v11
	v_cvt_f32_ubyte2_e32 v10, v11
	v_cvt_f32_ubyte3_e32 v11, v11
	ds_store_b128 v6, v[8:11]
	v_add_nc_u32_e32 v6, 0x100, v6
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_5.kperf0
	s_branch .LBB0_2.kperf0
.LBB0_6.kperf0:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(VALU_DEP_2)
	v_mad_u32_u24 v26, 0x120, v1, v2
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v34, v35, 0x3f8, v36
	v_add_nc_u32 v35, 8, v35
	s_wait_alu 0xfffe
	v_dual_mov_b32 v32, 0x40000000 :: v_dual_mov_b32 v33, s16
	ds_store_b64 v34, v[32:33] offset:5184
	s_mov_b32 exec_lo, s14
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v34, v35, 0x3f8, v36
	v_add_nc_u32 v35, 8, v35
	s_wait_alu 0xfffe
	v_dual_mov_b32 v32, 0x1 :: v_dual_mov_b32 v33, s16
	ds_store_b64 v34, v[32:33] offset:5184
	s_mov_b32 exec_lo, s14
	ds_load_b128 v[2:5], v26
	ds_load_b128 v[6:9], v26 offset:16
	ds_load_b128 v[10:13], v26 offset:32
	ds_load_b128 v[14:17], v26 offset:288
	ds_load_b128 v[18:21], v26 offset:304
	s_wait_dscnt 0x4
	v_dual_add_f32 v22, 0, v3 :: v_dual_add_f32 v23, 0, v5
	v_dual_add_f32 v27, 0, v4 :: v_dual_add_f32 v28, 0, v2
	ds_load_b128 v[2:5], v26 offset:320
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v22, 2.0, v7 :: v_dual_fmac_f32 v23, 2.0, v9
	v_dual_fmac_f32 v27, 2.0, v8 :: v_dual_fmac_f32 v28, 2.0, v6
	ds_load_b128 v[6:9], v26 offset:576
	s_wait_dscnt 0x4
	v_dual_add_f32 v29, v11, v22 :: v_dual_add_f32 v30, v13, v23
	v_dual_add_f32 v27, v12, v27 :: v_dual_add_f32 v28, v10, v28
	ds_load_b128 v[22:25], v26 offset:592
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v29, 2.0, v15 :: v_dual_fmac_f32 v30, 2.0, v17
	v_dual_fmac_f32 v27, 2.0, v16 :: v_dual_fmac_f32 v28, 2.0, v14
	ds_load_b128 v[10:13], v26 offset:608
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v29, 4.0, v19 :: v_dual_fmac_f32 v30, 4.0, v21
	v_dual_fmac_f32 v27, 4.0, v20 :: v_dual_fmac_f32 v28, 4.0, v18
	s_getreg_b32 s16, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s14, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v34, v35, 0x3f8, v36
	v_add_nc_u32 v35, 8, v35
	s_wait_alu 0xfffe
	v_dual_mov_b32 v32, 0x40000001 :: v_dual_mov_b32 v33, s16
	ds_store_b64 v34, v[32:33] offset:5184
	s_mov_b32 exec_lo, s14
	s_wait_dscnt 0x3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v29, 2.0, v3 :: v_dual_fmac_f32 v30, 2.0, v5
	v_dual_fmac_f32 v27, 2.0, v4 :: v_dual_fmac_f32 v28, 2.0, v2
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v2, v7, v29 :: v_dual_add_f32 v3, v9, v30
	v_dual_add_f32 v5, v8, v27 :: v_dual_add_f32 v4, v6, v28
	s_wait_dscnt 0x1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v2, 2.0, v23 :: v_dual_fmac_f32 v3, 2.0, v25
	v_dual_fmac_f32 v5, 2.0, v24 :: v_dual_fmac_f32 v4, 2.0, v22
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v2, v11, v2 :: v_dual_add_nc_u32 v1, s8, v1
	v_add_f32_e32 v3, v13, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v5, v12, v5 :: v_dual_add_f32 v4, v10, v4
	v_mul_lo_u32 v1, v1, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v2, 0x3d800000, v2 :: v_dual_mul_f32 v3, 0x3d800000, v3
	v_dual_mul_f32 v5, 0x3d800000, v5 :: v_dual_mul_f32 v4, 0x3d800000, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_i32_f32_e32 v2, v2
	v_cvt_i32_f32_e32 v3, v3
	v_add3_u32 v0, s1, v0, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_i32_f32_e32 v5, v5
	v_lshlrev_b16 v2, 8, v2
	v_lshlrev_b16 v3, 8, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_or_b32_e32 v2, v4, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or_b32_e32 v3, v5, v3
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_and_b32_e32 v2, 0xffff, v2
	v_lshlrev_b32_e32 v3, 16, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_or_b32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
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
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s32, v35
	v_readfirstlane_b32 s35, v36
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
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_max_u64 v10, v[2:3], s[26:27] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[26:27] offset:40 scope:SCOPE_DEV
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, 0
	global_atomic_add_u64 v[2:3], v10, v[2:3], s[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	v_readfirstlane_b32 s38, v2
	v_readfirstlane_b32 s39, v3
	s_wait_alu 0xf1ff
	s_add_u32 s46, s38, s34
	s_addc_u32 s47, s39, 0
	s_sub_u32 s46, s28, s46
	s_subb_u32 s47, s29, s47
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s24, s24, s38
	s_addc_u32 s25, s25, s39
	s_mov_b32 s36, s20
	v_mov_b32_e32 v2, s19
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s20
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
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s33, v11
	s_wait_alu 0xfffd
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v6, s35, v11
	ds_load_b64 v[2:3], v6 offset:5184
	s_wait_dscnt 0x0
	global_store_b64 v11, v[2:3], s[24:25] offset:64
	v_add_nc_u32 v11, 0x100, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s54, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s55, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s55
	s_cselect_b32 s54, s54, 0
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
	global_atomic_add_u64 v10, v[2:3], s[24:25] offset:8 scope:SCOPE_DEV
	global_atomic_add_u32 v10, v4, s[24:25] offset:16 scope:SCOPE_DEV
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
	.amdhsa_kernel blur
		.amdhsa_group_segment_fixed_size 5184/*kperf[*/+8192/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1/*kperf[*/+1/*]kperf*/
		.amdhsa_next_free_vgpr 31/*kperf[*/+6/*]kperf*/
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
	.size	blur, .Lfunc_end0-blur
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 864
; NumSgprs: 15
; NumVgprs: 31
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 5184 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 31
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.hidden	weights                         ; @weights
	.type	weights,@object
	.section	.rodata,"a",@progbits
	.globl	weights
	.p2align	2, 0x0
weights:
	.long	0x3f800000                      ; float 1
	.long	0x40000000                      ; float 2
	.long	0x3f800000                      ; float 1
	.long	0x40000000                      ; float 2
	.long	0x40800000                      ; float 4
	.long	0x40000000                      ; float 2
	.long	0x3f800000                      ; float 1
	.long	0x40000000                      ; float 2
	.long	0x3f800000                      ; float 1
	.size	weights, 36

	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
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
        .offset:         0
        .size:           8
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 13376
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           blur
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         blur.kd
    .uses_dynamic_stack: false
    .vgpr_count:     37
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
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
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 5184
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           blur
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         blur.kd
    .uses_dynamic_stack: false
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1201
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/opencl-blur-O3.gfx1201.s","sha256":"9bfeefc9e6bf3e08abaf5447ccba000b7a3b037f8b7da0a2b52e0c769f6c477d"},"target":"amdgcn-amd-amdhsa--gfx1201","entries":[{"name":"blur","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":8,"warps_per_unit":1,"ring_bytes":8192,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"load","line":19,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"filter","line":103,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"db9418361b116029eb30a1605b378853f043860b1e0191b6038f5bb5a731cbd7"}
/*]kperf*/