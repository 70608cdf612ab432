	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	softmax                 ; -- Begin function softmax
	.globl	softmax
	.p2align	8
	.type	softmax,@function
softmax:                                ; @softmax
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
	s_lshr_b32 s15, ttmp7, 16
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
	v_cvt_f32_u32_e32 v2, s27
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s42, v2
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
	v_mov_b32_e32 v2, s15
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v4, s47
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	v_mov_b32_e32 v10, 0
	global_store_b128 v10, v[2:5], s[22:23]
	global_store_b128 v10, v[6:9], s[22:23] offset:16
	s_mov_b32 exec_lo, s48
.Lkperf_stamped0:
	s_cmp_lt_u32 s16, 1
	s_cselect_b32 s47, s47, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_b96 s[4:6], s[0:1], 0x0
	v_dual_mov_b32 v4, 0xf149f2ca :: v_dual_lshlrev_b32 v3, 2, v0
	s_mov_b32 s8, ttmp9
	s_mov_b32 s9, 0
	;;#ASMSTART
	; kperf.begin max
	;;#ASMEND
	s_wait_kmcnt 0x0
	v_cmp_gt_i32_e32 vcc_lo, s6, v0
	s_ashr_i32 s3, s6, 31
	s_mov_b32 s2, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_u64 s[6:7], s[2:3], s[8:9]
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_4
; %bb.1:
	s_lshl_b64 s[0:1], s[6:7], 2
	v_dual_mov_b32 v4, 0xf149f2ca :: v_dual_mov_b32 v5, v0
	s_add_nc_u64 s[0:1], s[4:5], s[0:1]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_b32 v6, v[1:2], off
	v_dual_max_num_f32 v4, v4, v4 :: v_dual_add_nc_u32 v5, 32, v5
	v_add_co_u32 v1, s0, 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, s0, 0, v2, s0
	v_cmp_le_i32_e64 s1, s2, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 s9, s1, s9
	s_wait_loadcnt 0x0
	v_max_num_f32_e32 v6, v6, v6
	v_max_num_f32_e32 v4, v4, v6
	s_and_not1_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz .LBB0_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s9
.LBB0_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s3
	v_mbcnt_lo_u32_b32 v1, -1, 0
	s_mov_b32 s8, 0
	;;#ASMSTART
	; kperf.end max
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin sum
	;;#ASMEND
	v_dual_mov_b32 v10, 0 :: v_dual_lshlrev_b32 v1, 2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_xor_b32_e32 v5, 64, v1
	ds_bpermute_b32 v2, v5, v4
	v_max_num_f32_e32 v4, v4, v4
	v_xor_b32_e32 v6, 32, v1
	v_xor_b32_e32 v7, 16, v1
	v_xor_b32_e32 v8, 8, v1
	v_xor_b32_e32 v9, 4, v1
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v2, v4, v2
	ds_bpermute_b32 v4, v6, v2
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v4, v4, v4
	v_max_num_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v7, v2
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v4, v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v8, v2
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v4, v4, v4
	v_max_num_f32_e32 v1, v2, v4
	ds_bpermute_b32 v2, v9, v1
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_max_num_f32_e32 v4, v1, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_8
; %bb.5:
	s_lshl_b64 s[0:1], s[6:7], 2
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, v0
	s_add_nc_u64 s[0:1], s[4:5], s[0:1]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	global_load_b32 v12, v[1:2], off
	v_add_co_u32 v1, s0, 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, s0, 0, v2, s0
	v_add_nc_u32_e32 v11, 32, v11
	v_cmp_le_i32_e64 s1, s2, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 s8, s1, s8
	s_wait_loadcnt 0x0
	v_sub_f32_e32 v12, v12, v4
	v_mul_f32_e32 v12, 0x3fb8aa3b, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_exp_f32_e32 v12, v12
	v_add_f32_e32 v10, v10, v12
	s_and_not1_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB0_6
; %bb.7:
	s_or_b32 exec_lo, exec_lo, s8
.LBB0_8:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s3
	ds_bpermute_b32 v1, v5, v10
	;;#ASMSTART
	; kperf.end sum
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin scale
	;;#ASMEND
	s_wait_dscnt 0x0
	v_add_f32_e32 v1, v10, v1
	ds_bpermute_b32 v2, v6, v1
	s_wait_dscnt 0x0
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v7, v1
	s_wait_dscnt 0x0
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v8, v1
	s_wait_dscnt 0x0
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v9, v1
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB0_11
; %bb.9:
	s_lshl_b64 s[6:7], s[6:7], 2
	s_wait_dscnt 0x0
	v_add_f32_e32 v5, v1, v2
	s_add_nc_u64 s[4:5], s[4:5], s[6:7]
	s_mov_b32 s3, 0
	v_add_co_u32 v1, s0, s4, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
.LBB0_10:                               ; =>This Inner Loop Header: Depth=1
	global_load_b32 v3, v[1:2], off
	v_add_nc_u32_e32 v0, 32, v0
	s_wait_loadcnt 0x0
	v_sub_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v3, 0x3fb8aa3b, v3
	v_exp_f32_e32 v3, v3
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v6, null, v5, v5, v3
	v_div_scale_f32 v9, vcc_lo, v3, v5, v3
	v_rcp_f32_e32 v7, v6
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
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
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	v_div_fixup_f32 v3, v6, v5, v3
	s_or_b32 s3, vcc_lo, s3
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s0, 0x80, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, s0, 0, v2, s0
	s_and_not1_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB0_10
.LBB0_11:
	s_or_b32 exec_lo, exec_lo, s1
	;;#ASMSTART
	; kperf.end scale
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
	v_mov_b32_e32 v10, 0
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
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_atomic_max_u64 v10, v[2:3], s[22:23] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[22:23] offset:40 scope:SCOPE_DEV
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s32, s16
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v18, s32
	v_mov_b32_e32 v17, 0
	s_load_b96 s[4:6], s[0:1], 0x0
	v_dual_mov_b32 v4, 0xf149f2ca :: v_dual_lshlrev_b32 v3, 2, v0
	s_mov_b32 s8, ttmp9
	s_mov_b32 s9, 0
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v16, v17, 0x3f8, v18
	v_add_nc_u32 v17, 8, v17
	s_wait_alu 0xfffe
	v_dual_mov_b32 v14, 0x0 :: v_dual_mov_b32 v15, s12
	ds_store_b64 v16, v[14:15] offset:0
	s_mov_b32 exec_lo, s10
	s_wait_kmcnt 0x0
	v_cmp_gt_i32_e32 vcc_lo, s6, v0
	s_ashr_i32 s3, s6, 31
	s_mov_b32 s2, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_u64 s[6:7], s[2:3], s[8:9]
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_4.kperf0
	s_lshl_b64 s[0:1], s[6:7], 2
	v_dual_mov_b32 v4, 0xf149f2ca :: v_dual_mov_b32 v5, v0
	s_add_nc_u64 s[0:1], s[4:5], s[0:1]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
.LBB0_2.kperf0:
	global_load_b32 v6, v[1:2], off
	v_dual_max_num_f32 v4, v4, v4 :: v_dual_add_nc_u32 v5, 32, v5
	v_add_co_u32 v1, s0, 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, s0, 0, v2, s0
	v_cmp_le_i32_e64 s1, s2, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 s9, s1, s9
	s_wait_loadcnt 0x0
	v_max_num_f32_e32 v6, v6, v6
	v_max_num_f32_e32 v4, v4, v6
	s_and_not1_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz .LBB0_2.kperf0
	s_or_b32 exec_lo, exec_lo, s9
.LBB0_4.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s3
	v_mbcnt_lo_u32_b32 v1, -1, 0
	s_mov_b32 s8, 0
	v_dual_mov_b32 v10, 0 :: v_dual_lshlrev_b32 v1, 2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_xor_b32_e32 v5, 64, v1
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v16, v17, 0x3f8, v18
	v_add_nc_u32 v17, 8, v17
	s_wait_alu 0xfffe
	v_dual_mov_b32 v14, 0xc0000001 :: v_dual_mov_b32 v15, s12
	ds_store_b64 v16, v[14:15] offset:0
	s_mov_b32 exec_lo, s10
	ds_bpermute_b32 v2, v5, v4
	v_max_num_f32_e32 v4, v4, v4
	v_xor_b32_e32 v6, 32, v1
	v_xor_b32_e32 v7, 16, v1
	v_xor_b32_e32 v8, 8, v1
	v_xor_b32_e32 v9, 4, v1
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v2, v4, v2
	ds_bpermute_b32 v4, v6, v2
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v4, v4, v4
	v_max_num_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v7, v2
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v4, v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_num_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v8, v2
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v4, v4, v4
	v_max_num_f32_e32 v1, v2, v4
	ds_bpermute_b32 v2, v9, v1
	s_wait_dscnt 0x0
	v_max_num_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_max_num_f32_e32 v4, v1, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_8.kperf0
	s_lshl_b64 s[0:1], s[6:7], 2
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, v0
	s_add_nc_u64 s[0:1], s[4:5], s[0:1]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
.LBB0_6.kperf0:
	global_load_b32 v12, v[1:2], off
	v_add_co_u32 v1, s0, 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, s0, 0, v2, s0
	v_add_nc_u32_e32 v11, 32, v11
	v_cmp_le_i32_e64 s1, s2, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 s8, s1, s8
	s_wait_loadcnt 0x0
	v_sub_f32_e32 v12, v12, v4
	v_mul_f32_e32 v12, 0x3fb8aa3b, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_exp_f32_e32 v12, v12
	v_add_f32_e32 v10, v10, v12
	s_and_not1_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB0_6.kperf0
	s_or_b32 exec_lo, exec_lo, s8
.LBB0_8.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s3
	ds_bpermute_b32 v1, v5, v10
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v16, v17, 0x3f8, v18
	v_add_nc_u32 v17, 8, v17
	s_wait_alu 0xfffe
	v_dual_mov_b32 v14, 0xc0010002 :: v_dual_mov_b32 v15, s12
	ds_store_b64 v16, v[14:15] offset:0
	s_mov_b32 exec_lo, s10
	s_wait_dscnt 0x0
	v_add_f32_e32 v1, v10, v1
	ds_bpermute_b32 v2, v6, v1
	s_wait_dscnt 0x0
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v7, v1
	s_wait_dscnt 0x0
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v8, v1
	s_wait_dscnt 0x0
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v9, v1
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB0_11.kperf0
	s_lshl_b64 s[6:7], s[6:7], 2
	s_wait_dscnt 0x0
	v_add_f32_e32 v5, v1, v2
	s_add_nc_u64 s[4:5], s[4:5], s[6:7]
	s_mov_b32 s3, 0
	v_add_co_u32 v1, s0, s4, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s5, 0, s0
.LBB0_10.kperf0:
	global_load_b32 v3, v[1:2], off
	v_add_nc_u32_e32 v0, 32, v0
	s_wait_loadcnt 0x0
	v_sub_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v3, 0x3fb8aa3b, v3
	v_exp_f32_e32 v3, v3
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v6, null, v5, v5, v3
	v_div_scale_f32 v9, vcc_lo, v3, v5, v3
	v_rcp_f32_e32 v7, v6
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
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
	v_cmp_le_i32_e32 vcc_lo, s2, v0
	v_div_fixup_f32 v3, v6, v5, v3
	s_or_b32 s3, vcc_lo, s3
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s0, 0x80, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, s0, 0, v2, s0
	s_and_not1_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB0_10.kperf0
.LBB0_11.kperf0:
	s_or_b32 exec_lo, exec_lo, s1
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v16, v17, 0x3f8, v18
	v_add_nc_u32 v17, 8, v17
	s_wait_alu 0xfffe
	v_dual_mov_b32 v14, 0x40000002 :: v_dual_mov_b32 v15, s12
	ds_store_b64 v16, v[14:15] offset:0
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
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s28, v17
	v_readfirstlane_b32 s31, v18
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
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_atomic_max_u64 v10, v[2:3], s[22:23] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[22:23] offset:40 scope:SCOPE_DEV
.Lkperf_left0_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, 0
	global_atomic_add_u64 v[2:3], v10, v[2:3], s[20:21] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	v_readfirstlane_b32 s34, v2
	v_readfirstlane_b32 s35, v3
	s_wait_alu 0xf1ff
	s_add_u32 s42, s34, s30
	s_addc_u32 s43, s35, 0
	s_sub_u32 s42, s24, s42
	s_subb_u32 s43, s25, s43
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s20, s20, s34
	s_addc_u32 s21, s21, s35
	s_mov_b32 s32, s16
	v_mov_b32_e32 v2, s15
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v4, s32
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s28
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s29
	v_mov_b32_e32 v9, 0x80
	global_store_b128 v10, v[2:5], s[20:21]
	global_store_b128 v10, v[6:9], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_store_b128 v10, v[2:5], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s29, v11
	s_wait_alu 0xfffd
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v6, s31, v11
	ds_load_b64 v[2:3], v6 offset:0
	s_wait_dscnt 0x0
	global_store_b64 v11, v[2:3], s[20:21] offset:64
	v_add_nc_u32 v11, 0x100, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s42, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s50, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s51, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s42, s51
	s_cselect_b32 s50, s50, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s41
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	global_store_b128 v10, v[6:9], s[20:21] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_u64 v10, v[2:3], s[20:21] offset:8 scope:SCOPE_DEV
	global_atomic_add_u32 v10, v4, s[20:21] offset:16 scope:SCOPE_DEV
	s_sub_u32 s42, s24, s34
	s_subb_u32 s43, s25, s35
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	global_store_b64 v10, v[2:3], s[20:21] offset:24
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
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 13/*kperf[*/+6/*]kperf*/
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
	.size	softmax, .Lfunc_end0-softmax
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 820
; NumSgprs: 12
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 12
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
	.type	__hip_cuid_323047fd2d2225a6,@object ; @__hip_cuid_323047fd2d2225a6
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_323047fd2d2225a6
__hip_cuid_323047fd2d2225a6:
	.byte	0                               ; 0x0
	.size	__hip_cuid_323047fd2d2225a6, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_323047fd2d2225a6
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
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     19
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
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 32
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-softmax-O3.gfx1200.s","sha256":"7fd7aba899e4ad5b3a6355b4bfdd5f8f8aa36662344864b1a993a5c3c17e1aa3"},"target":"amdgcn-amd-amdhsa--gfx1200","entries":[{"name":"softmax","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":32,"shared_boundaries":true,"shared_begins":[1,2],"regions":[{"id":0,"name":"max","line":15,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"sum","line":57,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"scale","line":126,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"89b13bfef3fba3f19662b76e606d47fcf95666bdf9669ebeee50ebbb8b87a1d0"}
/*]kperf*/