	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.globl	pressure                        ; -- Begin function pressure
	.p2align	8
	.type	pressure,@function
pressure:                               ; @pressure
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
	s_lshr_b32 s17, ttmp7, 16
	s_mul_i32 s17, s17, s33
	s_and_b32 s44, ttmp7, 0xffff
	s_add_u32 s17, s17, s44
	s_mul_i32 s17, s17, s32
	s_add_u32 s17, s17, ttmp9
	s_bfe_u32 s42, s46, 0xa0014
	s_lshr_b32 s43, s34, 16
	s_mul_i32 s42, s42, s43
	s_bfe_u32 s43, s46, 0xa000a
	s_add_u32 s42, s42, s43
	s_and_b32 s43, s34, 0xffff
	s_mul_i32 s42, s42, s43
	s_and_b32 s43, s46, 0x3ff
	s_add_u32 s42, s42, s43
	s_lshr_b32 s18, s42, 5
	s_mov_b32 s47, 1
	s_cmp_eq_u64 s[20:21], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s17, s29
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s17, s30
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
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v2, s17
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
	s_cmp_lt_u32 s18, 2
	s_cselect_b32 s47, s47, 0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_b64 s[0:1], s[2:3], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	;;#ASMSTART
	; kperf.begin spill
	;;#ASMEND
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v12, 7, v0
	s_wait_kmcnt 0x0
	global_load_b128 v[17:20], v12, s[0:1] scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[29:32], v12, s[0:1] offset:16 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[60:63], v12, s[0:1] offset:32 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[52:55], v12, s[0:1] offset:48 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[0:3], v12, s[0:1] offset:64 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:48 ; 16-byte Folded Spill
	global_load_b128 v[48:51], v12, s[0:1] offset:80 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[40:43], v12, s[0:1] offset:96 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[0:3], v12, s[0:1] offset:112 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:64 ; 16-byte Folded Spill
	global_load_b128 v[13:16], v12, s[0:1] offset:8192 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	v_mul_f32_e32 v35, v18, v14
	global_load_b128 v[8:11], v12, s[0:1] offset:8208 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[4:7], v12, s[0:1] offset:8224 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[21:24], v12, s[0:1] offset:8240 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[44:47], v12, s[0:1] offset:8256 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[25:28], v12, s[0:1] offset:8272 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[36:39], v12, s[0:1] offset:8288 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[56:59], v12, s[0:1] offset:8304 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[0:3], v12, s[0:1] offset:16496 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	v_dual_mul_f32 v33, v20, v16 :: v_dual_mul_f32 v34, v19, v15
	scratch_store_b128 off, v[0:3], off offset:96 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v12, s[0:1] offset:16480 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:128 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v12, s[0:1] offset:16464 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:144 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v12, s[0:1] offset:16448 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:80 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v12, s[0:1] offset:16432 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:160 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v12, s[0:1] offset:16416 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:16 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v12, s[0:1] offset:16400 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off     ; 16-byte Folded Spill
	global_load_b128 v[0:3], v12, s[0:1] offset:16384 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:32 ; 16-byte Folded Spill
	v_add_f32_e32 v3, v33, v3
	v_dual_mul_f32 v33, v17, v13 :: v_dual_add_f32 v34, v34, v2
	v_add_f32_e32 v35, v35, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v20, v3, v20
	v_dual_add_f32 v33, v33, v0 :: v_dual_mul_f32 v18, v35, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v3, v20, v16
	v_mul_f32_e32 v17, v33, v17
	v_mul_f32_e32 v19, v34, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_add_f32 v1, v18, v14 :: v_dual_mul_f32 v16, v29, v8
	v_mul_f32_e32 v14, v31, v10
	v_add_f32_e32 v0, v17, v13
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v2, v19, v15
	scratch_load_b128 v[17:20], off, off offset:144 th:TH_LOAD_LU ; 16-byte Folded Reload
	scratch_store_b128 off, v[0:3], off offset:112 ; 16-byte Folded Spill
	scratch_load_b128 v[0:3], off, off      ; 16-byte Folded Reload
	s_wait_loadcnt 0x0
	v_dual_mul_f32 v13, v32, v11 :: v_dual_add_f32 v14, v14, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v13, v13, v3 :: v_dual_add_f32 v16, v16, v0
	v_dual_mul_f32 v14, v14, v31 :: v_dual_mul_f32 v13, v13, v32
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_f32_e32 v16, v16, v29
	v_mul_f32_e32 v15, v30, v9
	scratch_load_b128 v[31:34], off, off offset:160 th:TH_LOAD_LU ; 16-byte Folded Reload
	v_dual_add_f32 v10, v14, v10 :: v_dual_add_f32 v11, v13, v11
	v_dual_add_f32 v8, v16, v8 :: v_dual_add_f32 v15, v15, v1
	scratch_load_b128 v[0:3], off, off offset:16 ; 16-byte Folded Reload
	v_mul_f32_e32 v14, v62, v6
	v_dual_mul_f32 v16, v60, v4 :: v_dual_mul_f32 v13, v63, v7
	v_mul_f32_e32 v15, v15, v30
	s_wait_loadcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_add_f32 v9, v15, v9 :: v_dual_add_f32 v14, v14, v2
	v_mul_f32_e32 v15, v61, v5
	v_dual_add_f32 v13, v13, v3 :: v_dual_add_f32 v16, v16, v0
	v_dual_mul_f32 v14, v14, v62 :: v_dual_add_f32 v15, v15, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v13, v13, v63 :: v_dual_mul_f32 v16, v16, v60
	v_dual_add_f32 v2, v14, v6 :: v_dual_mul_f32 v15, v15, v61
	v_mul_f32_e32 v14, v54, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_add_f32 v0, v16, v4 :: v_dual_add_f32 v3, v13, v7
	v_dual_mul_f32 v13, v55, v24 :: v_dual_mul_f32 v16, v52, v21
	v_add_f32_e32 v1, v15, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v14, v14, v33 :: v_dual_add_f32 v13, v13, v34
	v_dual_add_f32 v16, v16, v31 :: v_dual_mul_f32 v15, v53, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v14, v14, v54
	v_mul_f32_e32 v16, v16, v52
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_f32_e32 v15, v15, v32
	v_mul_f32_e32 v13, v13, v55
	v_add_f32_e32 v6, v14, v23
	v_mul_f32_e32 v14, v50, v27
	v_add_f32_e32 v4, v16, v21
	v_mul_f32_e32 v15, v15, v53
	v_add_f32_e32 v7, v13, v24
	v_dual_mul_f32 v13, v51, v28 :: v_dual_mul_f32 v16, v48, v25
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_add_f32 v14, v14, v19 :: v_dual_add_f32 v5, v15, v22
	scratch_load_b128 v[21:24], off, off offset:128 th:TH_LOAD_LU ; 16-byte Folded Reload
	v_mul_f32_e32 v15, v49, v26
	v_dual_mov_b32 v55, v20 :: v_dual_mul_f32 v14, v14, v50
	v_dual_add_f32 v13, v13, v20 :: v_dual_add_f32 v16, v16, v17
	v_mov_b32_e32 v54, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v15, v15, v18 :: v_dual_mov_b32 v52, v17
	v_dual_mov_b32 v53, v18 :: v_dual_mul_f32 v18, v16, v48
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v13, v13, v51
	v_dual_mul_f32 v17, v15, v49 :: v_dual_mul_f32 v20, v40, v36
	v_mul_f32_e32 v19, v41, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v16, v13, v28 :: v_dual_add_f32 v15, v14, v27
	v_dual_add_f32 v14, v17, v26 :: v_dual_add_f32 v13, v18, v25
	v_dual_mul_f32 v17, v43, v39 :: v_dual_mul_f32 v18, v42, v38
	scratch_load_b128 v[25:28], off, off offset:96 th:TH_LOAD_LU ; 16-byte Folded Reload
	s_wait_loadcnt 0x1
	v_dual_add_f32 v20, v20, v21 :: v_dual_add_f32 v17, v17, v24
	v_dual_add_f32 v18, v18, v23 :: v_dual_mov_b32 v63, v24
	v_mov_b32_e32 v62, v23
	v_dual_add_f32 v19, v19, v22 :: v_dual_mov_b32 v60, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v61, v22 :: v_dual_mul_f32 v22, v20, v40
	v_dual_mul_f32 v17, v17, v43 :: v_dual_mul_f32 v18, v18, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v21, v19, v41 :: v_dual_add_f32 v20, v17, v39
	v_dual_add_f32 v19, v18, v38 :: v_dual_add_f32 v18, v21, v37
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v17, v22, v36
	s_clause 0x1
	scratch_load_b128 v[35:38], off, off offset:64 th:TH_LOAD_LU
	scratch_load_b128 v[39:42], off, off offset:80 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_mul_f32_e32 v22, v37, v58
	v_dual_mul_f32 v24, v35, v56 :: v_dual_mul_f32 v21, v38, v59
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v23, v36, v57 :: v_dual_add_f32 v22, v22, v27
	v_dual_add_f32 v24, v24, v25 :: v_dual_add_f32 v21, v21, v28
	v_dual_mov_b32 v51, v28 :: v_dual_mov_b32 v50, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v22, v22, v37 :: v_dual_add_f32 v23, v23, v26
	v_dual_mov_b32 v48, v25 :: v_dual_mov_b32 v49, v26
	v_dual_mul_f32 v26, v24, v35 :: v_dual_mul_f32 v21, v21, v38
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v25, v23, v36
	scratch_load_b128 v[35:38], off, off offset:48 th:TH_LOAD_LU ; 16-byte Folded Reload
	;;#ASMSTART
	; kperf.end spill
	;;#ASMEND
	v_dual_add_f32 v24, v21, v59 :: v_dual_add_f32 v23, v22, v58
	v_dual_add_f32 v22, v25, v57 :: v_dual_add_f32 v21, v26, v56
	s_wait_loadcnt 0x0
	v_dual_mul_f32 v26, v37, v46 :: v_dual_mul_f32 v25, v38, v47
	v_mul_f32_e32 v28, v35, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v26, v26, v41 :: v_dual_add_f32 v25, v25, v42
	v_add_f32_e32 v28, v28, v39
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v26, v26, v37 :: v_dual_mul_f32 v25, v25, v38
	v_mul_f32_e32 v30, v28, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v27, v36, v45 :: v_dual_add_f32 v28, v25, v47
	v_add_f32_e32 v25, v30, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v27, v27, v40
	v_mul_f32_e32 v29, v27, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_add_f32 v27, v26, v46 :: v_dual_add_f32 v26, v29, v45
	s_wait_storecnt 0x0
	global_store_b128 v12, v[21:24], s[0:1] offset:112 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[17:20], s[0:1] offset:96 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[13:16], s[0:1] offset:80 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[25:28], s[0:1] offset:64 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[4:7], s[0:1] offset:48 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] offset:32 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[8:11], s[0:1] offset:16 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	scratch_load_b128 v[0:3], off, off offset:112 th:TH_LOAD_LU ; 16-byte Folded Reload
	s_wait_loadcnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[60:63], s[0:1] offset:8288 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[48:51], s[0:1] offset:8304 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[39:42], s[0:1] offset:8256 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[52:55], s[0:1] offset:8272 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	scratch_load_b128 v[0:3], off, off offset:16 th:TH_LOAD_LU ; 16-byte Folded Reload
	s_wait_loadcnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] offset:8224 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[31:34], s[0:1] offset:8240 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	scratch_load_b128 v[0:3], off, off offset:32 th:TH_LOAD_LU ; 16-byte Folded Reload
	s_wait_loadcnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] offset:8192 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	scratch_load_b128 v[0:3], off, off th:TH_LOAD_LU ; 16-byte Folded Reload
	s_wait_loadcnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] offset:8208 scope:SCOPE_SYS
	s_wait_storecnt 0x0
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
	s_cmp_ge_u32 s17, s26
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s42, s17, 48
	s_mul_hi_u32 s43, s17, 48
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
	s_mov_b32 s32, s18
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v68, s32
	v_mov_b32_e32 v67, 0
	s_load_b64 s[0:1], s[2:3], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	s_getreg_b32 s14, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s12, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v66, v67, 0x3f8, v68
	v_add_nc_u32 v67, 8, v67
	s_wait_alu 0xfffe
	v_dual_mov_b32 v64, 0x0 :: v_dual_mov_b32 v65, s14
	ds_store_b64 v66, v[64:65] offset:0
	s_mov_b32 exec_lo, s12
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v12, 7, v0
	s_wait_kmcnt 0x0
	global_load_b128 v[17:20], v12, s[0:1] scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[29:32], v12, s[0:1] offset:16 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[60:63], v12, s[0:1] offset:32 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[52:55], v12, s[0:1] offset:48 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[0:3], v12, s[0:1] offset:64 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:48
	global_load_b128 v[48:51], v12, s[0:1] offset:80 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[40:43], v12, s[0:1] offset:96 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[0:3], v12, s[0:1] offset:112 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:64
	global_load_b128 v[13:16], v12, s[0:1] offset:8192 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	v_mul_f32_e32 v35, v18, v14
	global_load_b128 v[8:11], v12, s[0:1] offset:8208 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[4:7], v12, s[0:1] offset:8224 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[21:24], v12, s[0:1] offset:8240 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[44:47], v12, s[0:1] offset:8256 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[25:28], v12, s[0:1] offset:8272 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[36:39], v12, s[0:1] offset:8288 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[56:59], v12, s[0:1] offset:8304 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	global_load_b128 v[0:3], v12, s[0:1] offset:16496 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	v_dual_mul_f32 v33, v20, v16 :: v_dual_mul_f32 v34, v19, v15
	scratch_store_b128 off, v[0:3], off offset:96
	global_load_b128 v[0:3], v12, s[0:1] offset:16480 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:128
	global_load_b128 v[0:3], v12, s[0:1] offset:16464 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:144
	global_load_b128 v[0:3], v12, s[0:1] offset:16448 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:80
	global_load_b128 v[0:3], v12, s[0:1] offset:16432 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:160
	global_load_b128 v[0:3], v12, s[0:1] offset:16416 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:16
	global_load_b128 v[0:3], v12, s[0:1] offset:16400 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off
	global_load_b128 v[0:3], v12, s[0:1] offset:16384 scope:SCOPE_SYS
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[0:3], off offset:32
	v_add_f32_e32 v3, v33, v3
	v_dual_mul_f32 v33, v17, v13 :: v_dual_add_f32 v34, v34, v2
	v_add_f32_e32 v35, v35, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v20, v3, v20
	v_dual_add_f32 v33, v33, v0 :: v_dual_mul_f32 v18, v35, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v3, v20, v16
	v_mul_f32_e32 v17, v33, v17
	v_mul_f32_e32 v19, v34, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_add_f32 v1, v18, v14 :: v_dual_mul_f32 v16, v29, v8
	v_mul_f32_e32 v14, v31, v10
	v_add_f32_e32 v0, v17, v13
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v2, v19, v15
	scratch_load_b128 v[17:20], off, off offset:144 th:TH_LOAD_LU
	scratch_store_b128 off, v[0:3], off offset:112
	scratch_load_b128 v[0:3], off, off
	s_wait_loadcnt 0x0
	v_dual_mul_f32 v13, v32, v11 :: v_dual_add_f32 v14, v14, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v13, v13, v3 :: v_dual_add_f32 v16, v16, v0
	v_dual_mul_f32 v14, v14, v31 :: v_dual_mul_f32 v13, v13, v32
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_f32_e32 v16, v16, v29
	v_mul_f32_e32 v15, v30, v9
	scratch_load_b128 v[31:34], off, off offset:160 th:TH_LOAD_LU
	v_dual_add_f32 v10, v14, v10 :: v_dual_add_f32 v11, v13, v11
	v_dual_add_f32 v8, v16, v8 :: v_dual_add_f32 v15, v15, v1
	scratch_load_b128 v[0:3], off, off offset:16
	v_mul_f32_e32 v14, v62, v6
	v_dual_mul_f32 v16, v60, v4 :: v_dual_mul_f32 v13, v63, v7
	v_mul_f32_e32 v15, v15, v30
	s_wait_loadcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_add_f32 v9, v15, v9 :: v_dual_add_f32 v14, v14, v2
	v_mul_f32_e32 v15, v61, v5
	v_dual_add_f32 v13, v13, v3 :: v_dual_add_f32 v16, v16, v0
	v_dual_mul_f32 v14, v14, v62 :: v_dual_add_f32 v15, v15, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v13, v13, v63 :: v_dual_mul_f32 v16, v16, v60
	v_dual_add_f32 v2, v14, v6 :: v_dual_mul_f32 v15, v15, v61
	v_mul_f32_e32 v14, v54, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_add_f32 v0, v16, v4 :: v_dual_add_f32 v3, v13, v7
	v_dual_mul_f32 v13, v55, v24 :: v_dual_mul_f32 v16, v52, v21
	v_add_f32_e32 v1, v15, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v14, v14, v33 :: v_dual_add_f32 v13, v13, v34
	v_dual_add_f32 v16, v16, v31 :: v_dual_mul_f32 v15, v53, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v14, v14, v54
	v_mul_f32_e32 v16, v16, v52
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_f32_e32 v15, v15, v32
	v_mul_f32_e32 v13, v13, v55
	v_add_f32_e32 v6, v14, v23
	v_mul_f32_e32 v14, v50, v27
	v_add_f32_e32 v4, v16, v21
	v_mul_f32_e32 v15, v15, v53
	v_add_f32_e32 v7, v13, v24
	v_dual_mul_f32 v13, v51, v28 :: v_dual_mul_f32 v16, v48, v25
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_add_f32 v14, v14, v19 :: v_dual_add_f32 v5, v15, v22
	scratch_load_b128 v[21:24], off, off offset:128 th:TH_LOAD_LU
	v_mul_f32_e32 v15, v49, v26
	v_dual_mov_b32 v55, v20 :: v_dual_mul_f32 v14, v14, v50
	v_dual_add_f32 v13, v13, v20 :: v_dual_add_f32 v16, v16, v17
	v_mov_b32_e32 v54, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v15, v15, v18 :: v_dual_mov_b32 v52, v17
	v_dual_mov_b32 v53, v18 :: v_dual_mul_f32 v18, v16, v48
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v13, v13, v51
	v_dual_mul_f32 v17, v15, v49 :: v_dual_mul_f32 v20, v40, v36
	v_mul_f32_e32 v19, v41, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v16, v13, v28 :: v_dual_add_f32 v15, v14, v27
	v_dual_add_f32 v14, v17, v26 :: v_dual_add_f32 v13, v18, v25
	v_dual_mul_f32 v17, v43, v39 :: v_dual_mul_f32 v18, v42, v38
	scratch_load_b128 v[25:28], off, off offset:96 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_dual_add_f32 v20, v20, v21 :: v_dual_add_f32 v17, v17, v24
	v_dual_add_f32 v18, v18, v23 :: v_dual_mov_b32 v63, v24
	v_mov_b32_e32 v62, v23
	v_dual_add_f32 v19, v19, v22 :: v_dual_mov_b32 v60, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v61, v22 :: v_dual_mul_f32 v22, v20, v40
	v_dual_mul_f32 v17, v17, v43 :: v_dual_mul_f32 v18, v18, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v21, v19, v41 :: v_dual_add_f32 v20, v17, v39
	v_dual_add_f32 v19, v18, v38 :: v_dual_add_f32 v18, v21, v37
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v17, v22, v36
	s_clause 0x1
	scratch_load_b128 v[35:38], off, off offset:64 th:TH_LOAD_LU
	scratch_load_b128 v[39:42], off, off offset:80 th:TH_LOAD_LU
	s_wait_loadcnt 0x1
	v_mul_f32_e32 v22, v37, v58
	v_dual_mul_f32 v24, v35, v56 :: v_dual_mul_f32 v21, v38, v59
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v23, v36, v57 :: v_dual_add_f32 v22, v22, v27
	v_dual_add_f32 v24, v24, v25 :: v_dual_add_f32 v21, v21, v28
	v_dual_mov_b32 v51, v28 :: v_dual_mov_b32 v50, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v22, v22, v37 :: v_dual_add_f32 v23, v23, v26
	v_dual_mov_b32 v48, v25 :: v_dual_mov_b32 v49, v26
	v_dual_mul_f32 v26, v24, v35 :: v_dual_mul_f32 v21, v21, v38
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v25, v23, v36
	scratch_load_b128 v[35:38], off, off offset:48 th:TH_LOAD_LU
	s_getreg_b32 s14, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s12, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v66, v67, 0x3f8, v68
	v_add_nc_u32 v67, 8, v67
	s_wait_alu 0xfffe
	v_dual_mov_b32 v64, 0x40000000 :: v_dual_mov_b32 v65, s14
	ds_store_b64 v66, v[64:65] offset:0
	s_mov_b32 exec_lo, s12
	v_dual_add_f32 v24, v21, v59 :: v_dual_add_f32 v23, v22, v58
	v_dual_add_f32 v22, v25, v57 :: v_dual_add_f32 v21, v26, v56
	s_wait_loadcnt 0x0
	v_dual_mul_f32 v26, v37, v46 :: v_dual_mul_f32 v25, v38, v47
	v_mul_f32_e32 v28, v35, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v26, v26, v41 :: v_dual_add_f32 v25, v25, v42
	v_add_f32_e32 v28, v28, v39
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v26, v26, v37 :: v_dual_mul_f32 v25, v25, v38
	v_mul_f32_e32 v30, v28, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v27, v36, v45 :: v_dual_add_f32 v28, v25, v47
	v_add_f32_e32 v25, v30, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v27, v27, v40
	v_mul_f32_e32 v29, v27, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_add_f32 v27, v26, v46 :: v_dual_add_f32 v26, v29, v45
	s_wait_storecnt 0x0
	global_store_b128 v12, v[21:24], s[0:1] offset:112 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[17:20], s[0:1] offset:96 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[13:16], s[0:1] offset:80 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[25:28], s[0:1] offset:64 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[4:7], s[0:1] offset:48 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] offset:32 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[8:11], s[0:1] offset:16 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	scratch_load_b128 v[0:3], off, off offset:112 th:TH_LOAD_LU
	s_wait_loadcnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[60:63], s[0:1] offset:8288 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[48:51], s[0:1] offset:8304 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[39:42], s[0:1] offset:8256 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[52:55], s[0:1] offset:8272 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	scratch_load_b128 v[0:3], off, off offset:16 th:TH_LOAD_LU
	s_wait_loadcnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] offset:8224 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b128 v12, v[31:34], s[0:1] offset:8240 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	scratch_load_b128 v[0:3], off, off offset:32 th:TH_LOAD_LU
	s_wait_loadcnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] offset:8192 scope:SCOPE_SYS
	s_wait_storecnt 0x0
	scratch_load_b128 v[0:3], off, off th:TH_LOAD_LU
	s_wait_loadcnt 0x0
	global_store_b128 v12, v[0:3], s[0:1] offset:8208 scope:SCOPE_SYS
	s_wait_storecnt 0x0
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
	v_readfirstlane_b32 s28, v67
	v_readfirstlane_b32 s31, v68
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s17, s26
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s42, s17, 48
	s_mul_hi_u32 s43, s17, 48
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
	s_mov_b32 s32, s18
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v4, s32
	v_mov_b32_e32 v5, s18
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
	.amdhsa_kernel pressure
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+2048/*]kperf*/
		.amdhsa_private_segment_fixed_size 180
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 6
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
		.amdhsa_next_free_sgpr 4/*kperf[*/+48/*]kperf*/
		.amdhsa_reserve_vcc 0
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
	.size	pressure, .Lfunc_end0-pressure
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1680
; NumSgprs: 4
; NumVgprs: 64
; ScratchSize: 180
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 4
; NumVGPRsForWavesPerEU: 64
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
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
    .private_segment_fixed_size: 180
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         pressure.kd
    .uses_dynamic_stack: false
    .vgpr_count:     69
    .vgpr_spill_count: 44
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
    .private_segment_fixed_size: 180
    .sgpr_count:     4
    .sgpr_spill_count: 0
    .symbol:         pressure.kd
    .uses_dynamic_stack: false
    .vgpr_count:     64
    .vgpr_spill_count: 44
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/llc-pressure-O3.gfx1200.s","sha256":"246d7dd6872f79d2dc9b8562f38e6ecd45fc5363b838178c83199bf5a9115f1b"},"target":"amdgcn-amd-amdhsa--gfx1200","entries":[{"name":"pressure","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":2,"warps_per_unit":1,"ring_bytes":2048,"cluster":false,"max_threads":64,"shared_boundaries":false,"regions":[{"id":0,"name":"spill","line":12,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"1185c1a7eb77203aa1c1b9455d811c638fcc4b52f898e17b0a3e54baa18d37b3"}
/*]kperf*/