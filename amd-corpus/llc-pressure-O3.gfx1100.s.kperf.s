	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.globl	pressure                        ; -- Begin function pressure
	.p2align	8
	.type	pressure,@function
pressure:                               ; @pressure
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
	v_cvt_f32_u32_e32 v2, s35
	v_rcp_iflag_f32_e32 v2, v2
	s_waitcnt_depctr 0xfff
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s50, v2
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
	v_mov_b32_e32 v2, s23
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s55
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	v_mov_b32_e32 v10, 0
	global_store_b128 v10, v[2:5], s[30:31]
	global_store_b128 v10, v[6:9], s[30:31] offset:16
	s_mov_b32 exec_lo, s56
.Lkperf_stamped0:
	s_cmp_lt_u32 s24, 2
	s_cselect_b32 s55, s55, 0
	s_cmp_eq_u32 s55, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_b64 s[0:1], s[2:3], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	;;#ASMSTART
	; kperf.begin spill
	;;#ASMEND
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v59, 7, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s0, v59
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, 0, s2
	global_load_b128 v[28:31], v59, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v12, vcc_lo, 0x2000, v0
	v_add_co_ci_u32_e32 v13, vcc_lo, 0, v1, vcc_lo
	v_add_co_u32 v14, vcc_lo, 0x4000, v0
	global_load_b128 v[32:35], v59, s[0:1] offset:16 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[48:51], v59, s[0:1] offset:32 glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_ci_u32_e32 v15, vcc_lo, 0, v1, vcc_lo
	global_load_b128 v[0:3], v59, s[0:1] offset:48 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:80 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v59, s[0:1] offset:64 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:16 ; 16-byte Folded Spill
	global_load_b128 v[40:43], v59, s[0:1] offset:80 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v59, s[0:1] offset:96 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:48 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v59, s[0:1] offset:112 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:32 ; 16-byte Folded Spill
	global_load_b128 v[44:47], v[12:13], off glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[4:7], v[12:13], off offset:16 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[8:11], v[12:13], off offset:32 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[16:19], v[12:13], off offset:48 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[52:55], v[12:13], off offset:64 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[22:25], v[12:13], off offset:80 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[60:63], v[12:13], off offset:96 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[36:39], v[12:13], off offset:112 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v[14:15], off glc dlc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v20, v31, v47
	scratch_store_b128 off, v[0:3], off     ; 16-byte Folded Spill
	v_dual_mul_f32 v56, v30, v46 :: v_dual_mul_f32 v57, v29, v45
	v_add_f32_e32 v3, v20, v3
	v_mul_f32_e32 v58, v28, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v56, v56, v2 :: v_dual_add_f32 v57, v57, v1
	v_dual_mul_f32 v31, v3, v31 :: v_dual_add_f32 v58, v58, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v30, v56, v30 :: v_dual_mul_f32 v29, v57, v29
	v_mul_f32_e32 v57, v32, v4
	v_dual_add_f32 v3, v31, v47 :: v_dual_mul_f32 v28, v58, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v2, v30, v46 :: v_dual_add_f32 v1, v29, v45
	v_add_f32_e32 v0, v28, v44
	scratch_store_b128 off, v[0:3], off offset:96 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v[14:15], off offset:112 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:160 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v[14:15], off offset:96 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:176 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v[14:15], off offset:80 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:192 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v[14:15], off offset:64 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:144 ; 16-byte Folded Spill
	global_load_b128 v[44:47], v[14:15], off offset:48 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[26:29], v[14:15], off offset:32 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v[14:15], off offset:16 glc dlc
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, v34, v6 :: v_dual_mul_f32 v56, v35, v7
	s_clause 0x1
	scratch_store_b128 off, v[44:47], off offset:128
	scratch_store_b128 off, v[26:29], off offset:112
	v_dual_add_f32 v57, v57, v0 :: v_dual_add_f32 v14, v56, v3
	v_dual_add_f32 v15, v15, v2 :: v_dual_mul_f32 v56, v33, v5
	scratch_store_b128 off, v[0:3], off offset:64 ; 16-byte Folded Spill
	v_mul_f32_e32 v20, v57, v32
	v_dual_mul_f32 v14, v14, v35 :: v_dual_mul_f32 v15, v15, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v56, v56, v1 :: v_dual_add_f32 v3, v14, v7
	v_dual_mul_f32 v14, v51, v11 :: v_dual_mul_f32 v21, v56, v33
	s_delay_alu instid0(VALU_DEP_3)
	v_add_f32_e32 v2, v15, v6
	v_mul_f32_e32 v15, v50, v10
	scratch_load_b128 v[32:35], off, off offset:32 ; 16-byte Folded Reload
	v_add_f32_e32 v1, v21, v5
	v_mul_f32_e32 v21, v48, v8
	v_add_f32_e32 v0, v20, v4
	v_dual_add_f32 v14, v14, v29 :: v_dual_add_f32 v15, v15, v28
	v_mul_f32_e32 v20, v49, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_f32_e32 v21, v21, v26
	scratch_load_b128 v[28:31], off, off offset:176 ; 16-byte Folded Reload
	v_dual_mul_f32 v15, v15, v50 :: v_dual_add_f32 v20, v20, v27
	v_dual_mul_f32 v21, v21, v48 :: v_dual_add_f32 v6, v15, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v20, v20, v49
	v_mul_f32_e32 v14, v14, v51
	v_dual_add_f32 v4, v21, v8 :: v_dual_add_f32 v5, v20, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_f32_e32 v7, v14, v11
	scratch_load_b128 v[8:11], off, off offset:80 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, v10, v18
	v_dual_mul_f32 v21, v8, v16 :: v_dual_mul_f32 v14, v11, v19
	v_add_f32_e32 v15, v15, v46
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_dual_add_f32 v21, v21, v44 :: v_dual_add_f32 v14, v14, v47
	scratch_load_b128 v[46:49], off, off offset:192 ; 16-byte Folded Reload
	v_dual_mul_f32 v20, v9, v17 :: v_dual_mul_f32 v15, v15, v10
	v_dual_mul_f32 v21, v21, v8 :: v_dual_add_f32 v20, v20, v45
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v10, v15, v18 :: v_dual_mul_f32 v15, v42, v24
	v_dual_add_f32 v8, v21, v16 :: v_dual_mul_f32 v21, v40, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v20, v20, v9
	v_dual_mul_f32 v14, v14, v11 :: v_dual_add_f32 v9, v20, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_add_f32 v11, v14, v19 :: v_dual_mul_f32 v14, v43, v25
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v21, v21, v46 :: v_dual_add_f32 v14, v14, v49
	v_dual_add_f32 v15, v15, v48 :: v_dual_mul_f32 v20, v41, v23
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v21, v21, v40 :: v_dual_mul_f32 v14, v14, v43
	v_dual_mul_f32 v15, v15, v42 :: v_dual_add_f32 v20, v20, v47
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v16, v21, v22 :: v_dual_add_f32 v19, v14, v25
	v_add_f32_e32 v18, v15, v24
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v20, v20, v41
	scratch_load_b128 v[40:43], off, off offset:160 ; 16-byte Folded Reload
	v_add_f32_e32 v17, v20, v23
	scratch_load_b128 v[22:25], off, off offset:48 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v14, v25, v63 :: v_dual_mul_f32 v21, v22, v60
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, v24, v62 :: v_dual_add_f32 v14, v14, v31
	v_add_f32_e32 v21, v21, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_f32 v15, v15, v30 :: v_dual_mul_f32 v14, v14, v25
	v_mul_f32_e32 v20, v23, v61
	v_mul_f32_e32 v15, v15, v24
	v_mul_f32_e32 v25, v32, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v20, v20, v29 :: v_dual_add_f32 v25, v25, v40
	v_mul_f32_e32 v20, v20, v23
	v_mul_f32_e32 v24, v21, v22
	v_add_f32_e32 v22, v15, v62
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v15, v34, v38 :: v_dual_mul_f32 v32, v25, v32
	v_add_f32_e32 v21, v20, v61
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_add_f32 v20, v24, v60 :: v_dual_add_f32 v15, v15, v42
	v_add_f32_e32 v23, v14, v63
	v_mul_f32_e32 v14, v35, v39
	v_dual_mul_f32 v24, v33, v37 :: v_dual_mul_f32 v15, v15, v34
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_add_f32 v14, v14, v43 :: v_dual_mov_b32 v45, v43
	v_dual_mov_b32 v44, v42 :: v_dual_mov_b32 v43, v41
	v_mov_b32_e32 v42, v40
	v_mul_f32_e32 v14, v14, v35
	v_add_f32_e32 v24, v24, v41
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v26, v15, v38 :: v_dual_add_f32 v27, v14, v39
	v_mul_f32_e32 v24, v24, v33
	scratch_load_b128 v[38:41], off, off offset:144 ; 16-byte Folded Reload
	v_add_f32_e32 v25, v24, v37
	v_add_f32_e32 v24, v32, v36
	scratch_load_b128 v[34:37], off, off offset:16 ; 16-byte Folded Reload
	;;#ASMSTART
	; kperf.end spill
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, v36, v54 :: v_dual_mul_f32 v32, v35, v53
	v_mul_f32_e32 v33, v34, v52
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v15, v15, v40 :: v_dual_mul_f32 v14, v37, v55
	v_dual_add_f32 v32, v32, v39 :: v_dual_add_f32 v33, v33, v38
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, v15, v36 :: v_dual_add_f32 v14, v14, v41
	v_mul_f32_e32 v32, v32, v35
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v36, v33, v34
	v_add_f32_e32 v34, v15, v54
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v14, v14, v37
	v_add_f32_e32 v33, v32, v53
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_add_f32 v32, v36, v52 :: v_dual_add_f32 v35, v14, v55
	global_store_b128 v59, v[24:27], s[0:1] offset:112 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[20:23], s[0:1] offset:96 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[16:19], s[0:1] offset:80 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[32:35], s[0:1] offset:64 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[8:11], s[0:1] offset:48 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[4:7], s[0:1] offset:32 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[0:3], s[0:1] offset:16 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:96 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v59, v[0:3], s[0:1] dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[28:31], off offset:96 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[42:45], off offset:112 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[38:41], off offset:64 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[46:49], off offset:80 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:112 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:32 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:128 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:48 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off      ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:64 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:16 dlc
	s_waitcnt_vscnt null, 0x0
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
	v_mov_b32_e32 v10, 0
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
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_atomic_max_u64 v10, v[2:3], s[30:31] offset:32
	global_atomic_max_u64 v10, v[4:5], s[30:31] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s40, s24
	s_mul_i32 s40, s40, 0x400
	s_add_u32 s40, s40, s43
	v_mov_b32_e32 v68, s40
	v_mov_b32_e32 v67, 0
	s_load_b64 s[0:1], s[2:3], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	s_getreg_b32 s20, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s18, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v66, v67, 0x3f8, v68
	v_add_nc_u32 v67, 8, v67
	v_dual_mov_b32 v64, 0x0 :: v_dual_mov_b32 v65, s20
	ds_store_b64 v66, v[64:65] offset:0
	s_mov_b32 exec_lo, s18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v59, 7, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s0, v59
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, 0, s2
	global_load_b128 v[28:31], v59, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v12, vcc_lo, 0x2000, v0
	v_add_co_ci_u32_e32 v13, vcc_lo, 0, v1, vcc_lo
	v_add_co_u32 v14, vcc_lo, 0x4000, v0
	global_load_b128 v[32:35], v59, s[0:1] offset:16 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[48:51], v59, s[0:1] offset:32 glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_ci_u32_e32 v15, vcc_lo, 0, v1, vcc_lo
	global_load_b128 v[0:3], v59, s[0:1] offset:48 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:80
	global_load_b128 v[0:3], v59, s[0:1] offset:64 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:16
	global_load_b128 v[40:43], v59, s[0:1] offset:80 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v59, s[0:1] offset:96 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:48
	global_load_b128 v[0:3], v59, s[0:1] offset:112 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:32
	global_load_b128 v[44:47], v[12:13], off glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[4:7], v[12:13], off offset:16 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[8:11], v[12:13], off offset:32 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[16:19], v[12:13], off offset:48 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[52:55], v[12:13], off offset:64 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[22:25], v[12:13], off offset:80 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[60:63], v[12:13], off offset:96 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[36:39], v[12:13], off offset:112 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v[14:15], off glc dlc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v20, v31, v47
	scratch_store_b128 off, v[0:3], off
	v_dual_mul_f32 v56, v30, v46 :: v_dual_mul_f32 v57, v29, v45
	v_add_f32_e32 v3, v20, v3
	v_mul_f32_e32 v58, v28, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v56, v56, v2 :: v_dual_add_f32 v57, v57, v1
	v_dual_mul_f32 v31, v3, v31 :: v_dual_add_f32 v58, v58, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v30, v56, v30 :: v_dual_mul_f32 v29, v57, v29
	v_mul_f32_e32 v57, v32, v4
	v_dual_add_f32 v3, v31, v47 :: v_dual_mul_f32 v28, v58, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v2, v30, v46 :: v_dual_add_f32 v1, v29, v45
	v_add_f32_e32 v0, v28, v44
	scratch_store_b128 off, v[0:3], off offset:96
	global_load_b128 v[0:3], v[14:15], off offset:112 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:160
	global_load_b128 v[0:3], v[14:15], off offset:96 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:176
	global_load_b128 v[0:3], v[14:15], off offset:80 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:192
	global_load_b128 v[0:3], v[14:15], off offset:64 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:144
	global_load_b128 v[44:47], v[14:15], off offset:48 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[26:29], v[14:15], off offset:32 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v[14:15], off offset:16 glc dlc
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, v34, v6 :: v_dual_mul_f32 v56, v35, v7
	s_clause 0x1
	scratch_store_b128 off, v[44:47], off offset:128
	scratch_store_b128 off, v[26:29], off offset:112
	v_dual_add_f32 v57, v57, v0 :: v_dual_add_f32 v14, v56, v3
	v_dual_add_f32 v15, v15, v2 :: v_dual_mul_f32 v56, v33, v5
	scratch_store_b128 off, v[0:3], off offset:64
	v_mul_f32_e32 v20, v57, v32
	v_dual_mul_f32 v14, v14, v35 :: v_dual_mul_f32 v15, v15, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v56, v56, v1 :: v_dual_add_f32 v3, v14, v7
	v_dual_mul_f32 v14, v51, v11 :: v_dual_mul_f32 v21, v56, v33
	s_delay_alu instid0(VALU_DEP_3)
	v_add_f32_e32 v2, v15, v6
	v_mul_f32_e32 v15, v50, v10
	scratch_load_b128 v[32:35], off, off offset:32
	v_add_f32_e32 v1, v21, v5
	v_mul_f32_e32 v21, v48, v8
	v_add_f32_e32 v0, v20, v4
	v_dual_add_f32 v14, v14, v29 :: v_dual_add_f32 v15, v15, v28
	v_mul_f32_e32 v20, v49, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_f32_e32 v21, v21, v26
	scratch_load_b128 v[28:31], off, off offset:176
	v_dual_mul_f32 v15, v15, v50 :: v_dual_add_f32 v20, v20, v27
	v_dual_mul_f32 v21, v21, v48 :: v_dual_add_f32 v6, v15, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v20, v20, v49
	v_mul_f32_e32 v14, v14, v51
	v_dual_add_f32 v4, v21, v8 :: v_dual_add_f32 v5, v20, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_f32_e32 v7, v14, v11
	scratch_load_b128 v[8:11], off, off offset:80
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, v10, v18
	v_dual_mul_f32 v21, v8, v16 :: v_dual_mul_f32 v14, v11, v19
	v_add_f32_e32 v15, v15, v46
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_dual_add_f32 v21, v21, v44 :: v_dual_add_f32 v14, v14, v47
	scratch_load_b128 v[46:49], off, off offset:192
	v_dual_mul_f32 v20, v9, v17 :: v_dual_mul_f32 v15, v15, v10
	v_dual_mul_f32 v21, v21, v8 :: v_dual_add_f32 v20, v20, v45
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v10, v15, v18 :: v_dual_mul_f32 v15, v42, v24
	v_dual_add_f32 v8, v21, v16 :: v_dual_mul_f32 v21, v40, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v20, v20, v9
	v_dual_mul_f32 v14, v14, v11 :: v_dual_add_f32 v9, v20, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_add_f32 v11, v14, v19 :: v_dual_mul_f32 v14, v43, v25
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v21, v21, v46 :: v_dual_add_f32 v14, v14, v49
	v_dual_add_f32 v15, v15, v48 :: v_dual_mul_f32 v20, v41, v23
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v21, v21, v40 :: v_dual_mul_f32 v14, v14, v43
	v_dual_mul_f32 v15, v15, v42 :: v_dual_add_f32 v20, v20, v47
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v16, v21, v22 :: v_dual_add_f32 v19, v14, v25
	v_add_f32_e32 v18, v15, v24
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v20, v20, v41
	scratch_load_b128 v[40:43], off, off offset:160
	v_add_f32_e32 v17, v20, v23
	scratch_load_b128 v[22:25], off, off offset:48
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v14, v25, v63 :: v_dual_mul_f32 v21, v22, v60
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, v24, v62 :: v_dual_add_f32 v14, v14, v31
	v_add_f32_e32 v21, v21, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_f32 v15, v15, v30 :: v_dual_mul_f32 v14, v14, v25
	v_mul_f32_e32 v20, v23, v61
	v_mul_f32_e32 v15, v15, v24
	v_mul_f32_e32 v25, v32, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v20, v20, v29 :: v_dual_add_f32 v25, v25, v40
	v_mul_f32_e32 v20, v20, v23
	v_mul_f32_e32 v24, v21, v22
	v_add_f32_e32 v22, v15, v62
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v15, v34, v38 :: v_dual_mul_f32 v32, v25, v32
	v_add_f32_e32 v21, v20, v61
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_add_f32 v20, v24, v60 :: v_dual_add_f32 v15, v15, v42
	v_add_f32_e32 v23, v14, v63
	v_mul_f32_e32 v14, v35, v39
	v_dual_mul_f32 v24, v33, v37 :: v_dual_mul_f32 v15, v15, v34
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_add_f32 v14, v14, v43 :: v_dual_mov_b32 v45, v43
	v_dual_mov_b32 v44, v42 :: v_dual_mov_b32 v43, v41
	v_mov_b32_e32 v42, v40
	v_mul_f32_e32 v14, v14, v35
	v_add_f32_e32 v24, v24, v41
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v26, v15, v38 :: v_dual_add_f32 v27, v14, v39
	v_mul_f32_e32 v24, v24, v33
	scratch_load_b128 v[38:41], off, off offset:144
	v_add_f32_e32 v25, v24, v37
	v_add_f32_e32 v24, v32, v36
	scratch_load_b128 v[34:37], off, off offset:16
	s_getreg_b32 s20, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s18, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v66, v67, 0x3f8, v68
	v_add_nc_u32 v67, 8, v67
	v_dual_mov_b32 v64, 0x40000000 :: v_dual_mov_b32 v65, s20
	ds_store_b64 v66, v[64:65] offset:0
	s_mov_b32 exec_lo, s18
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, v36, v54 :: v_dual_mul_f32 v32, v35, v53
	v_mul_f32_e32 v33, v34, v52
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v15, v15, v40 :: v_dual_mul_f32 v14, v37, v55
	v_dual_add_f32 v32, v32, v39 :: v_dual_add_f32 v33, v33, v38
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, v15, v36 :: v_dual_add_f32 v14, v14, v41
	v_mul_f32_e32 v32, v32, v35
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v36, v33, v34
	v_add_f32_e32 v34, v15, v54
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v14, v14, v37
	v_add_f32_e32 v33, v32, v53
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_add_f32 v32, v36, v52 :: v_dual_add_f32 v35, v14, v55
	global_store_b128 v59, v[24:27], s[0:1] offset:112 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[20:23], s[0:1] offset:96 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[16:19], s[0:1] offset:80 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[32:35], s[0:1] offset:64 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[8:11], s[0:1] offset:48 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[4:7], s[0:1] offset:32 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[0:3], s[0:1] offset:16 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:96
	s_waitcnt vmcnt(0)
	global_store_b128 v59, v[0:3], s[0:1] dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[28:31], off offset:96 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[42:45], off offset:112 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[38:41], off offset:64 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[46:49], off offset:80 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:112
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:32 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:128
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:48 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:64
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:16 dlc
	s_waitcnt_vscnt null, 0x0
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
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s36, v67
	v_readfirstlane_b32 s39, v68
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
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_atomic_max_u64 v10, v[2:3], s[30:31] offset:32
	global_atomic_max_u64 v10, v[4:5], s[30:31] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s36, s36, 3
	s_min_u32 s37, s36, 0x80
	s_lshl_b32 s38, s37, 3
	s_add_u32 s38, s38, 79
	s_and_b32 s38, s38, 0xfffffff0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, 0
	global_atomic_add_u64 v[2:3], v10, v[2:3], s[28:29] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s42, v2
	v_readfirstlane_b32 s43, v3
	s_add_u32 s50, s42, s38
	s_addc_u32 s51, s43, 0
	s_sub_u32 s50, s32, s50
	s_subb_u32 s51, s33, s51
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s28, s28, s42
	s_addc_u32 s29, s29, s43
	s_mov_b32 s40, s24
	v_mov_b32_e32 v2, s23
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s37
	v_mov_b32_e32 v9, 0x80
	global_store_b128 v10, v[2:5], s[28:29]
	global_store_b128 v10, v[6:9], s[28:29] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_store_b128 v10, v[2:5], s[28:29] offset:32
	s_lshl_b32 s37, s37, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s37, v11
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v6, s39, v11
	ds_load_b64 v[2:3], v6 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_b64 v11, v[2:3], s[28:29] offset:64
	v_add_nc_u32 v11, 0x100, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s58, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
	s_mov_b32 s59, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s49
	v_mov_b32_e32 v6, s58
	v_mov_b32_e32 v7, s59
	global_store_b128 v10, v[6:9], s[28:29] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_u64 v10, v[2:3], s[28:29] offset:8
	global_atomic_add_u32 v10, v4, s[28:29] offset:16
	s_sub_u32 s50, s32, s42
	s_subb_u32 s51, s33, s43
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	global_store_b64 v10, v[2:3], s[28:29] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pressure
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+2048/*]kperf*/
		.amdhsa_private_segment_fixed_size 212
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 64/*kperf[*/+5/*]kperf*/
		.amdhsa_next_free_sgpr 4/*kperf[*/+56/*]kperf*/
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
	.size	pressure, .Lfunc_end0-pressure
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1456
; NumSgprs: 6
; NumVgprs: 64
; ScratchSize: 212
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 6
; NumVGPRsForWavesPerEU: 64
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 13
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
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
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         12
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         20
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         22
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         24
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         26
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         28
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         30
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         72
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         88
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         96
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         104
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         112
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         120
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .max_flat_workgroup_size: 64
    .name:           pressure
    .private_segment_fixed_size: 212
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         pressure.kd
    .uses_dynamic_stack: false
    .vgpr_count:     69
    .vgpr_spill_count: 52
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
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         12
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         20
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         22
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         24
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         26
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         28
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         30
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         72
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         88
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         96
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         104
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         112
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         120
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .max_flat_workgroup_size: 64
    .name:           pressure
    .private_segment_fixed_size: 212
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         pressure.kd
    .uses_dynamic_stack: false
    .vgpr_count:     64
    .vgpr_spill_count: 52
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/llc-pressure-O3.gfx1100.s","sha256":"395d52d22eabf95c57aee8ffe12fdcb42cba4972711d652fee5ca6edbb876ed6"},"target":"amdgcn-amd-amdhsa--gfx1100","entries":[{"name":"pressure","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":2,"warps_per_unit":1,"ring_bytes":2048,"cluster":false,"max_threads":64,"shared_boundaries":false,"regions":[{"id":0,"name":"spill","line":12,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_bits":20,"clock_wide":20}],"probes_sha256":"f59d9cdf9274f811ddad62f5b4ba35287bc9d1f7e71f3cff8ee2f88fb2cecdaa"}
/*]kperf*/