	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	transpose               ; -- Begin function transpose
	.globl	transpose
	.p2align	8
	.type	transpose,@function
transpose:                              ; @transpose
; %bb.0:
/*kperf[*/
	s_getreg_b32 s42, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s36, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s37, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s42, s37
	s_cselect_b32 s36, s36, 0
	s_sendmsg_rtn_b64 s[38:39], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[42:43]
	s_sext_i32_i16 s43, s43
	s_add_u32 s42, s42, kperf_control@rel32@lo+8
	s_addc_u32 s43, s43, kperf_control@rel32@hi+16
	s_load_b512 s[20:35], s[42:43], 0x0
	s_mov_b32 s48, exec_lo
	v_readfirstlane_b32 s46, v0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s41, 0
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_mov_b32 s15, 0
	s_mul_i32 s15, s15, s33
	s_and_b32 s44, ttmp7, 0xffff
	s_add_u32 s15, s15, s44
	s_mul_i32 s15, s15, s32
	s_add_u32 s15, s15, ttmp9
	s_bfe_u32 s42, s46, 0xa0014
	s_lshr_b32 s43, s34, 16
	s_mul_i32 s42, s42, s43
	s_bfe_u32 s43, s46, 0xa000a
	s_add_u32 s42, s42, s43
	s_and_b32 s43, s34, 0xffff
	s_mul_i32 s42, s42, s43
	s_and_b32 s43, s46, 0x3ff
	s_add_u32 s42, s42, s43
	s_lshr_b32 s16, s42, 5
	s_mov_b32 s47, 1
	s_cmp_eq_u64 s[20:21], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s15, s29
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s15, s30
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v12, s27
	v_rcp_iflag_f32_e32 v12, v12
	s_nop 0
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_readfirstlane_b32 s42, v12
	s_wait_alu 0xf1ff
	s_sub_u32 s43, 0, s27
	s_mul_i32 s43, s43, s42
	s_mul_hi_u32 s43, s42, s43
	s_add_u32 s42, s42, s43
	s_mul_hi_u32 s42, s15, s42
	s_mul_i32 s42, s42, s27
	s_sub_u32 s45, s15, s42
	s_sub_u32 s43, s45, s27
	s_cmp_ge_u32 s45, s27
	s_cselect_b32 s45, s43, s45
	s_sub_u32 s43, s45, s27
	s_cmp_ge_u32 s45, s27
	s_cselect_b32 s45, s43, s45
	s_cmp_eq_u32 s45, s28
	s_cselect_b32 s47, 3, s47
.Lkperf_chosen0:
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v12, s15
	v_mov_b32_e32 v13, s40
	v_mov_b32_e32 v14, s47
	v_mov_b32_e32 v15, s41
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v17, s37
	v_mov_b32_e32 v18, s38
	v_mov_b32_e32 v19, s39
	v_mov_b32_e32 v20, 0
	global_store_b128 v20, v[12:15], s[22:23]
	global_store_b128 v20, v[16:19], s[22:23] offset:16
	s_mov_b32 exec_lo, s48
.Lkperf_stamped0:
	s_cmp_lt_u32 s16, 8
	s_cselect_b32 s47, s47, 0
	v_and_b32_e32 v0, 0xfffff, v0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v2, v0, 10, 10
	s_lshl_b32 s1, ttmp9, 4
	s_lshl_b32 s8, ttmp7, 4
	;;#ASMSTART
	; kperf.begin read
	;;#ASMEND
	v_add_nc_u32_e32 v0, s1, v1
	v_add_nc_u32_e32 v3, s8, v2
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e32 vcc_lo, s2, v0
	v_cmp_gt_i32_e64 s0, s3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s9, vcc_lo, s0
	s_and_saveexec_b32 s0, s9
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_mad_co_u64_u32 v[3:4], null, v3, s2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64_e32 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s6, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s7, v4, vcc_lo
	global_load_b32 v0, v[3:4], off
	v_lshlrev_b32_e32 v3, 2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_u32_u24 v3, 0x44, v2, v3
	s_wait_loadcnt 0x0
	ds_store_b32 v3, v0
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s0
	v_add_nc_u32_e32 v0, s8, v1
	v_add_nc_u32_e32 v3, s1, v2
	;;#ASMSTART
	; kperf.end read
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin meet
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	v_cmp_gt_i32_e32 vcc_lo, s3, v0
	v_cmp_gt_i32_e64 s0, s2, v3
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	;;#ASMSTART
	; kperf.end meet
	;;#ASMEND
	s_and_b32 s1, s0, vcc_lo
	;;#ASMSTART
	; kperf.begin write
	;;#ASMEND
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_lshlrev_b32_e32 v4, 2, v2
	v_mad_co_u64_u32 v[2:3], null, v3, s3, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u32_u24 v0, 0x44, v1, v4
	v_ashrrev_i32_e32 v3, 31, v2
	ds_load_b32 v4, v0
	v_lshlrev_b64_e32 v[0:1], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	s_wait_dscnt 0x0
	global_store_b32 v[0:1], v4, off
.LBB0_4:
	s_or_b32 exec_lo, exec_lo, s0
	;;#ASMSTART
	; kperf.end write
	;;#ASMEND
	s_nop 0
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_getreg_b32 s42, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s36, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s37, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s42, s37
	s_cselect_b32 s36, s36, 0
	s_sendmsg_rtn_b64 s[38:39], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s41, 0
	s_getpc_b64 s[42:43]
	s_sext_i32_i16 s43, s43
	s_add_u32 s42, s42, kperf_control@rel32@lo+8
	s_addc_u32 s43, s43, kperf_control@rel32@hi+16
	s_load_b256 s[20:27], s[42:43], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v20, 0
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_atomic_max_u64 v20, v[12:13], s[22:23] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v20, v[14:15], s[22:23] offset:40 scope:SCOPE_DEV
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s32, s16
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v10, s32
	v_mov_b32_e32 v9, 0
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v2, v0, 10, 10
	s_lshl_b32 s1, ttmp9, 4
	s_lshl_b32 s8, ttmp7, 4
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	s_wait_alu 0xfffe
	v_dual_mov_b32 v6, 0x0 :: v_dual_mov_b32 v7, s12
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b32 exec_lo, s10
	v_add_nc_u32_e32 v0, s1, v1
	v_add_nc_u32_e32 v3, s8, v2
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e32 vcc_lo, s2, v0
	v_cmp_gt_i32_e64 s0, s3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s9, vcc_lo, s0
	s_and_saveexec_b32 s0, s9
	s_cbranch_execz .LBB0_2.kperf0
	v_mad_co_u64_u32 v[3:4], null, v3, s2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64_e32 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s6, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s7, v4, vcc_lo
	global_load_b32 v0, v[3:4], off
	v_lshlrev_b32_e32 v3, 2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_u32_u24 v3, 0x44, v2, v3
	s_wait_loadcnt 0x0
	ds_store_b32 v3, v0
.LBB0_2.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	v_add_nc_u32_e32 v0, s8, v1
	v_add_nc_u32_e32 v3, s1, v2
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	s_wait_alu 0xfffe
	v_dual_mov_b32 v6, 0xc0000001 :: v_dual_mov_b32 v7, s12
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b32 exec_lo, s10
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	v_cmp_gt_i32_e32 vcc_lo, s3, v0
	v_cmp_gt_i32_e64 s0, s2, v3
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	s_wait_alu 0xfffe
	v_dual_mov_b32 v6, 0x40000001 :: v_dual_mov_b32 v7, s12
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b32 exec_lo, s10
	s_and_b32 s1, s0, vcc_lo
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	s_wait_alu 0xfffe
	v_dual_mov_b32 v6, 0x2 :: v_dual_mov_b32 v7, s12
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b32 exec_lo, s10
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_4.kperf0
	v_lshlrev_b32_e32 v4, 2, v2
	v_mad_co_u64_u32 v[2:3], null, v3, s3, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u32_u24 v0, 0x44, v1, v4
	v_ashrrev_i32_e32 v3, 31, v2
	ds_load_b32 v4, v0
	v_lshlrev_b64_e32 v[0:1], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	s_wait_dscnt 0x0
	global_store_b32 v[0:1], v4, off
.LBB0_4.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	s_wait_alu 0xfffe
	v_dual_mov_b32 v6, 0x40000002 :: v_dual_mov_b32 v7, s12
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b32 exec_lo, s10
	s_nop 0
	s_branch .Lkperf_exit0_0
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_getreg_b32 s42, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s36, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s37, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s42, s37
	s_cselect_b32 s36, s36, 0
	s_sendmsg_rtn_b64 s[38:39], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s41, 0
	s_getpc_b64 s[42:43]
	s_sext_i32_i16 s43, s43
	s_add_u32 s42, s42, kperf_control@rel32@lo+8
	s_addc_u32 s43, s43, kperf_control@rel32@hi+16
	s_load_b256 s[20:27], s[42:43], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v20, 0
	v_readfirstlane_b32 s28, v9
	v_readfirstlane_b32 s31, v10
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_atomic_max_u64 v20, v[12:13], s[22:23] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v20, v[14:15], s[22:23] offset:40 scope:SCOPE_DEV
.Lkperf_left0_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v12, s30
	v_mov_b32_e32 v13, 0
	global_atomic_add_u64 v[12:13], v20, v[12:13], s[20:21] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	v_readfirstlane_b32 s34, v12
	v_readfirstlane_b32 s35, v13
	s_wait_alu 0xf1ff
	s_add_u32 s42, s34, s30
	s_addc_u32 s43, s35, 0
	s_sub_u32 s42, s24, s42
	s_subb_u32 s43, s25, s43
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s20, s20, s34
	s_addc_u32 s21, s21, s35
	s_mov_b32 s32, s16
	v_mov_b32_e32 v12, s15
	v_mov_b32_e32 v13, s40
	v_mov_b32_e32 v14, s32
	v_mov_b32_e32 v15, s16
	v_mov_b32_e32 v16, s28
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, s29
	v_mov_b32_e32 v19, 0x80
	global_store_b128 v20, v[12:15], s[20:21]
	global_store_b128 v20, v[16:19], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v12, s36
	v_mov_b32_e32 v13, s37
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_store_b128 v20, v[12:15], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v21, -1, 0
	v_lshlrev_b32_e32 v21, 3, v21
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s29, v21
	s_wait_alu 0xfffd
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v16, s31, v21
	ds_load_b64 v[12:13], v16 offset:1088
	s_wait_dscnt 0x0
	global_store_b64 v21, v[12:13], s[20:21] offset:64
	v_add_nc_u32 v21, 0x100, v21
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s42, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s50, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s51, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s42, s51
	s_cselect_b32 s50, s50, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s41
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	global_store_b128 v20, v[16:19], s[20:21] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v12, s28
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 1
	global_atomic_add_u64 v20, v[12:13], s[20:21] offset:8 scope:SCOPE_DEV
	global_atomic_add_u32 v20, v14, s[20:21] offset:16 scope:SCOPE_DEV
	s_sub_u32 s42, s24, s34
	s_subb_u32 s43, s25, s35
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v12, s34
	v_mov_b32_e32 v13, s35
	global_store_b64 v20, v[12:13], s[20:21] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel transpose
		.amdhsa_group_segment_fixed_size 1088/*kperf[*/+8192/*]kperf*/
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
		.amdhsa_next_free_vgpr 5/*kperf[*/+17/*]kperf*/
		.amdhsa_next_free_sgpr 10/*kperf[*/+42/*]kperf*/
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
	.size	transpose, .Lfunc_end0-transpose
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 332
; NumSgprs: 12
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1088 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 5
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
	.type	__hip_cuid_8b60bac77ee5b849,@object ; @__hip_cuid_8b60bac77ee5b849
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_8b60bac77ee5b849
__hip_cuid_8b60bac77ee5b849:
	.byte	0                               ; 0x0
	.size	__hip_cuid_8b60bac77ee5b849, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_8b60bac77ee5b849
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 9280
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .name:           transpose
    .private_segment_fixed_size: 0
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         transpose.kd
    .uniform_work_group_size: 1
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
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         transpose.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     5
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-transpose-O3.gfx1200.s","sha256":"2408fad075a357e8db16d902e7f83f2fbc79b8a6bc72374d086975f50eabd6ca"},"target":"amdgcn-amd-amdhsa--gfx1200","entries":[{"name":"transpose","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":8,"warps_per_unit":1,"ring_bytes":8192,"cluster":false,"max_threads":256,"shared_boundaries":true,"shared_begins":[1],"regions":[{"id":0,"name":"read","line":18,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"meet","line":52,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"write","line":66,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"a8ed6281f5eee92b1ab94ee03c32a064e5ee8ee307c60df25ed3e2a538222820"}
/*]kperf*/