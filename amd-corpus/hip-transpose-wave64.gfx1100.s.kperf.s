	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	transpose               ; -- Begin function transpose
	.globl	transpose
	.p2align	8
	.type	transpose,@function
transpose:                              ; @transpose
; %bb.0:
/*kperf[*/
	s_getreg_b32 s36, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s37, 0
	s_sendmsg_rtn_b64 s[38:39], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_b512 s[20:35], s[42:43], 0x0
	s_mov_b64 s[48:49], exec
	v_readfirstlane_b32 s46, v0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s41, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s17, s33, s4
	s_add_u32 s17, s17, s3
	s_mul_i32 s17, s17, s32
	s_add_u32 s17, s17, s2
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
	s_waitcnt_depctr 0xfff
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
	global_store_b128 v20, v[12:15], s[22:23]
	global_store_b128 v20, v[16:19], s[22:23] offset:16
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
/*]kperf*/	s_clause 0x1
	s_load_b64 s[8:9], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v2, v0, 10, 10
	s_lshl_b32 s2, s2, 4
	s_lshl_b32 s3, s3, 4
	;;#ASMSTART
	; kperf.begin read
	;;#ASMEND
	v_add_nc_u32_e32 v0, s2, v1
	v_add_nc_u32_e32 v3, s3, v2
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e32 vcc, s8, v0
	v_cmp_gt_i32_e64 s[0:1], s9, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_mad_u64_u32 v[4:5], null, v3, s8, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[3:4], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc, s6, v3
	v_add_co_ci_u32_e32 v4, vcc, s7, v4, vcc
	global_load_b32 v0, v[3:4], off
	v_lshlrev_b32_e32 v3, 2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_u32_u24 v3, 0x44, v2, v3
	s_waitcnt vmcnt(0)
	ds_store_b32 v3, v0
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_add_nc_u32_e32 v0, s3, v1
	v_add_nc_u32_e32 v3, s2, v2
	;;#ASMSTART
	; kperf.end read
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin meet
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v0
	v_cmp_gt_i32_e64 s[0:1], s8, v3
	s_barrier
	buffer_gl0_inv
	;;#ASMSTART
	; kperf.end meet
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin write
	;;#ASMEND
	s_and_b64 s[2:3], s[0:1], vcc
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_lshlrev_b32_e32 v2, 2, v2
	v_mad_u64_u32 v[4:5], null, v3, s9, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u32_u24 v0, 0x44, v1, v2
	v_ashrrev_i32_e32 v5, 31, v4
	ds_load_b32 v2, v0
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc, s4, v0
	v_add_co_ci_u32_e32 v1, vcc, s5, v1, vcc
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	;;#ASMSTART
	; kperf.end write
	;;#ASMEND
	s_nop 0
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_getreg_b32 s36, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s37, 0
	s_sendmsg_rtn_b64 s[38:39], sendmsg(MSG_RTN_GET_REALTIME)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s41, 0
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_b256 s[20:27], s[42:43], 0x0
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
	s_lshl_b64 s[44:45], s[38:39], 20
	s_or_b32 s44, s44, s36
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_atomic_max_u64 v20, v[12:13], s[22:23] offset:32
	global_atomic_max_u64 v20, v[14:15], s[22:23] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s32, s18
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v10, s32
	v_mov_b32_e32 v9, 0
	s_clause 0x1
	s_load_b64 s[8:9], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v2, v0, 10, 10
	s_lshl_b32 s2, s2, 4
	s_lshl_b32 s3, s3, 4
	s_getreg_b32 s14, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x0
	v_mov_b32_e32 v7, s14
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b64 exec, s[12:13]
	s_waitcnt_depctr 0xfff
	v_add_nc_u32_e32 v0, s2, v1
	v_add_nc_u32_e32 v3, s3, v2
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e32 vcc, s8, v0
	v_cmp_gt_i32_e64 s[0:1], s9, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_2.kperf0
	v_mad_u64_u32 v[4:5], null, v3, s8, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[3:4], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc, s6, v3
	v_add_co_ci_u32_e32 v4, vcc, s7, v4, vcc
	global_load_b32 v0, v[3:4], off
	v_lshlrev_b32_e32 v3, 2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_u32_u24 v3, 0x44, v2, v3
	s_waitcnt vmcnt(0)
	ds_store_b32 v3, v0
.LBB0_2.kperf0:
	s_or_b64 exec, exec, s[0:1]
	v_add_nc_u32_e32 v0, s3, v1
	v_add_nc_u32_e32 v3, s2, v2
	s_getreg_b32 s14, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0000001
	v_mov_b32_e32 v7, s14
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b64 exec, s[12:13]
	s_waitcnt_depctr 0xfff
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v0
	v_cmp_gt_i32_e64 s[0:1], s8, v3
	s_barrier
	buffer_gl0_inv
	s_getreg_b32 s14, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0010002
	v_mov_b32_e32 v7, s14
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b64 exec, s[12:13]
	s_waitcnt_depctr 0xfff
	s_and_b64 s[2:3], s[0:1], vcc
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_4.kperf0
	v_lshlrev_b32_e32 v2, 2, v2
	v_mad_u64_u32 v[4:5], null, v3, s9, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u32_u24 v0, 0x44, v1, v2
	v_ashrrev_i32_e32 v5, 31, v4
	ds_load_b32 v2, v0
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc, s4, v0
	v_add_co_ci_u32_e32 v1, vcc, s5, v1, vcc
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
.LBB0_4.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_getreg_b32 s14, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, 0x3f8, v10
	v_add_nc_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x40000002
	v_mov_b32_e32 v7, s14
	ds_store_b64 v8, v[6:7] offset:1088
	s_mov_b64 exec, s[12:13]
	s_waitcnt_depctr 0xfff
	s_nop 0
	s_branch .Lkperf_exit0_0
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_getreg_b32 s36, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s37, 0
	s_sendmsg_rtn_b64 s[38:39], sendmsg(MSG_RTN_GET_REALTIME)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s41, 0
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_b256 s[20:27], s[42:43], 0x0
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
	s_lshl_b64 s[44:45], s[38:39], 20
	s_or_b32 s44, s44, s36
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_atomic_max_u64 v20, v[12:13], s[22:23] offset:32
	global_atomic_max_u64 v20, v[14:15], s[22:23] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v12, s30
	v_mov_b32_e32 v13, 0
	global_atomic_add_u64 v[12:13], v20, v[12:13], s[20:21] glc
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
	global_store_b128 v20, v[12:15], s[20:21]
	global_store_b128 v20, v[16:19], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v12, s36
	v_mov_b32_e32 v13, s37
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_store_b128 v20, v[12:15], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v21, -1, 0
	v_mbcnt_hi_u32_b32 v21, -1, v21
	v_lshlrev_b32_e32 v21, 3, v21
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s29, v21
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v16, s31, v21
	ds_load_b64 v[12:13], v16 offset:1088
	s_waitcnt lgkmcnt(0)
	global_store_b64 v21, v[12:13], s[20:21] offset:64
	v_add_nc_u32 v21, 0x200, v21
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_getreg_b32 s50, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s51, 0
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
	global_atomic_add_u64 v20, v[12:13], s[20:21] offset:8
	global_atomic_add_u32 v20, v14, s[20:21] offset:16
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
		.amdhsa_group_segment_fixed_size 1088/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1/*kperf[*/+1/*]kperf*/
		.amdhsa_next_free_vgpr 6/*kperf[*/+16/*]kperf*/
		.amdhsa_next_free_sgpr 12/*kperf[*/+40/*]kperf*/
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
	.size	transpose, .Lfunc_end0-transpose
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 316
; NumSgprs: 14
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1088 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 6
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
	.type	__hip_cuid_36452539e5f20c07,@object ; @__hip_cuid_36452539e5f20c07
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_36452539e5f20c07
__hip_cuid_36452539e5f20c07:
	.byte	0                               ; 0x0
	.size	__hip_cuid_36452539e5f20c07, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_36452539e5f20c07
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
    .group_segment_fixed_size: 5184
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         transpose.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-transpose-wave64.gfx1100.s","sha256":"537afc08e1762b2d828d14e2d4d78240acbd5828e52a48f526bcea5498ad7b3e"},"target":"amdgcn-amd-amdhsa--gfx1100","entries":[{"name":"transpose","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":true,"shared_begins":[1,2],"regions":[{"id":0,"name":"read","line":18,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"meet","line":52,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"write","line":63,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_bits":20,"clock_wide":20}],"probes_sha256":"779ca1bd599f0952b2e6504750cebaaaa5909dfa7bbc36a166a4263f8ec82986"}
/*]kperf*/