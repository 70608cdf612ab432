	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 5
	.p2align	2                               ; -- Begin function _Z5twicef
	.type	_Z5twicef,@function
_Z5twicef:                              ; @_Z5twicef
; %bb.0:
	s_wait_loadcnt_dscnt 0x0
	s_wait_expcnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_kmcnt 0x0
	v_add_f32_e32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_Z5twicef, .Lfunc_end0-_Z5twicef
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 28
; NumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z6squaref
	.type	_Z6squaref,@function
_Z6squaref:                             ; @_Z6squaref
; %bb.0:
	s_wait_loadcnt_dscnt 0x0
	s_wait_expcnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_kmcnt 0x0
	v_mul_f32_e32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	_Z6squaref, .Lfunc_end1-_Z6squaref
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 28
; NumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z9fibonaccii
	.type	_Z9fibonaccii,@function
_Z9fibonaccii:                          ; @_Z9fibonaccii
; %bb.0:
	s_wait_loadcnt_dscnt 0x0
	s_wait_expcnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_kmcnt 0x0
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b32 s1, -1
	scratch_store_b32 off, v43, s33 offset:12 ; 4-byte Folded Spill
	s_mov_b32 exec_lo, s1
	v_writelane_b32 v43, s0, 4
	s_clause 0x2
	scratch_store_b32 off, v40, s33 offset:8
	scratch_store_b32 off, v41, s33 offset:4
	scratch_store_b32 off, v42, s33
	v_dual_mov_b32 v40, v0 :: v_dual_mov_b32 v41, 0
	s_add_co_i32 s32, s32, 32
	v_writelane_b32 v43, s30, 0
	v_writelane_b32 v43, s31, 1
	v_writelane_b32 v43, s34, 2
	s_mov_b32 s34, exec_lo
	v_writelane_b32 v43, s35, 3
	v_cmpx_lt_i32_e32 1, v40
	s_cbranch_execz .LBB2_4
; %bb.1:
	v_mov_b32_e32 v41, 0
	s_mov_b32 s35, 0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v42, v40
	s_getpc_b64 s[0:1]
	s_sext_i32_i16 s1, s1
	s_add_co_u32 s0, s0, _Z9fibonaccii@rel32@lo+8
	s_add_co_ci_u32 s1, s1, _Z9fibonaccii@rel32@hi+16
	v_add_nc_u32_e32 v0, -1, v42
	v_add_nc_u32_e32 v40, -2, v42
	s_swappc_b64 s[30:31], s[0:1]
	v_cmp_gt_u32_e32 vcc_lo, 4, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v41, v0, v41
	s_or_b32 s35, vcc_lo, s35
	s_and_not1_b32 exec_lo, exec_lo, s35
	s_cbranch_execnz .LBB2_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s35
.LBB2_4:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s34
	v_add_nc_u32_e32 v0, v40, v41
	s_clause 0x2
	scratch_load_b32 v42, off, s33
	scratch_load_b32 v41, off, s33 offset:4
	scratch_load_b32 v40, off, s33 offset:8
	v_readlane_b32 s35, v43, 3
	v_readlane_b32 s34, v43, 2
	v_readlane_b32 s31, v43, 1
	v_readlane_b32 s30, v43, 0
	v_readlane_b32 s0, v43, 4
	s_or_saveexec_b32 s1, -1
	scratch_load_b32 v43, off, s33 offset:12 ; 4-byte Folded Reload
	s_mov_b32 exec_lo, s1
	s_addk_co_i32 s32, 0xffe0
	s_mov_b32 s33, s0
	s_wait_loadcnt 0x0
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	_Z9fibonaccii, .Lfunc_end2-_Z9fibonaccii
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 356
; NumSgprs: 38
; NumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
	.text
	.protected	calls                   ; -- Begin function calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:                                  ; @calls
; %bb.0:
/*kperf[*/
	s_getreg_b32 s70, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s64, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s65, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s70, s65
	s_cselect_b32 s64, s64, 0
	s_sendmsg_rtn_b64 s[66:67], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[70:71]
	s_sext_i32_i16 s71, s71
	s_add_u32 s70, s70, kperf_control@rel32@lo+8
	s_addc_u32 s71, s71, kperf_control@rel32@hi+16
	s_load_b512 s[48:63], s[70:71], 0x0
	s_mov_b32 s76, exec_lo
	v_readfirstlane_b32 s74, v0
	s_getreg_b32 s68, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s69, 0
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_lshr_b32 s45, ttmp7, 16
	s_mul_i32 s45, s45, s61
	s_and_b32 s72, ttmp7, 0xffff
	s_add_u32 s45, s45, s72
	s_mul_i32 s45, s45, s60
	s_add_u32 s45, s45, ttmp9
	s_bfe_u32 s70, s74, 0xa0014
	s_lshr_b32 s71, s62, 16
	s_mul_i32 s70, s70, s71
	s_bfe_u32 s71, s74, 0xa000a
	s_add_u32 s70, s70, s71
	s_and_b32 s71, s62, 0xffff
	s_mul_i32 s70, s70, s71
	s_and_b32 s71, s74, 0x3ff
	s_add_u32 s70, s70, s71
	s_lshr_b32 s46, s70, 5
	s_mov_b32 s75, 1
	s_cmp_eq_u64 s[48:49], 0
	s_cbranch_scc1 .Lkperf_chosen3
	s_cmp_eq_u32 s55, 0
	s_cbranch_scc1 .Lkperf_chosen3
	s_cmp_lt_u32 s45, s57
	s_cbranch_scc1 .Lkperf_chosen3
	s_cmp_ge_u32 s45, s58
	s_cbranch_scc1 .Lkperf_chosen3
	v_cvt_f32_u32_e32 v2, s55
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s70, v2
	s_wait_alu 0xf1ff
	s_sub_u32 s71, 0, s55
	s_mul_i32 s71, s71, s70
	s_mul_hi_u32 s71, s70, s71
	s_add_u32 s70, s70, s71
	s_mul_hi_u32 s70, s45, s70
	s_mul_i32 s70, s70, s55
	s_sub_u32 s73, s45, s70
	s_sub_u32 s71, s73, s55
	s_cmp_ge_u32 s73, s55
	s_cselect_b32 s73, s71, s73
	s_sub_u32 s71, s73, s55
	s_cmp_ge_u32 s73, s55
	s_cselect_b32 s73, s71, s73
	s_cmp_eq_u32 s73, s56
	s_cselect_b32 s75, 3, s75
.Lkperf_chosen3:
	s_cmp_lg_u32 s46, 0
	s_cbranch_scc1 .Lkperf_stamped3
	s_cmp_eq_u64 s[50:51], 0
	s_cbranch_scc1 .Lkperf_stamped3
	s_cmp_ge_u32 s45, s54
	s_cbranch_scc1 .Lkperf_stamped3
	s_mul_i32 s70, s45, 48
	s_mul_hi_u32 s71, s45, 48
	s_add_u32 s50, s50, s70
	s_addc_u32 s51, s51, s71
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s68
	v_mov_b32_e32 v4, s75
	v_mov_b32_e32 v5, s69
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	v_mov_b32_e32 v8, s66
	v_mov_b32_e32 v9, s67
	v_mov_b32_e32 v10, 0
	global_store_b128 v10, v[2:5], s[50:51]
	global_store_b128 v10, v[6:9], s[50:51] offset:16
	s_mov_b32 exec_lo, s76
.Lkperf_stamped3:
	s_cmp_lt_u32 s46, 2
	s_cselect_b32 s75, s75, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s75, 3
	s_cbranch_scc1 .Lkperf_probed3
	s_branch .Lkperf_body3
	.p2align 8
.Lkperf_body3:
/*]kperf*/	s_load_b96 s[36:38], s[0:1], 0x0
	v_lshlrev_b32_e32 v41, 2, v0
	s_getpc_b64 s[2:3]
	s_sext_i32_i16 s3, s3
	s_add_co_u32 s2, s2, _Z6squaref@rel32@lo+8
	s_add_co_ci_u32 s3, s3, _Z6squaref@rel32@hi+16
	s_getpc_b64 s[34:35]
	s_sext_i32_i16 s35, s35
	s_add_co_u32 s34, s34, _Z5twicef@rel32@lo+8
	s_add_co_ci_u32 s35, s35, _Z5twicef@rel32@hi+16
	v_mov_b32_e32 v31, v0
	s_add_nc_u64 s[8:9], s[0:1], 16
	s_mov_b32 s32, 0
	s_wait_kmcnt 0x0
	global_load_b32 v40, v41, s[36:37]
	s_cmp_eq_u32 s38, 0
	;;#ASMSTART
	; kperf.begin call
	;;#ASMEND
	s_cselect_b32 s3, s3, s35
	s_cselect_b32 s2, s2, s34
	s_wait_loadcnt 0x0
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v0, v40
	s_swappc_b64 s[30:31], s[34:35]
	s_and_b32 s2, s38, 7
	v_add_f32_e32 v40, v1, v0
	v_mov_b32_e32 v0, s2
	;;#ASMSTART
	; kperf.end call
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin recurse
	;;#ASMEND
	s_getpc_b64 s[0:1]
	s_sext_i32_i16 s1, s1
	s_add_co_u32 s0, s0, _Z9fibonaccii@rel32@lo+8
	s_add_co_ci_u32 s1, s1, _Z9fibonaccii@rel32@hi+16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_swappc_b64 s[30:31], s[0:1]
	v_cvt_f32_i32_e32 v0, v0
	;;#ASMSTART
	; kperf.end recurse
	;;#ASMEND
	v_add_f32_e32 v0, v40, v0
	global_store_b32 v41, v0, s[36:37]
	/*kperf[*/s_branch .Lkperf_exit3 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit3:
	s_getreg_b32 s70, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s64, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s65, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s70, s65
	s_cselect_b32 s64, s64, 0
	s_sendmsg_rtn_b64 s[66:67], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s68, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s69, 0
	s_getpc_b64 s[70:71]
	s_sext_i32_i16 s71, s71
	s_add_u32 s70, s70, kperf_control@rel32@lo+8
	s_addc_u32 s71, s71, kperf_control@rel32@hi+16
	s_load_b256 s[48:55], s[70:71], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v10, 0
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[50:51], 0
	s_cbranch_scc1 .Lkperf_left3
	s_cmp_ge_u32 s45, s54
	s_cbranch_scc1 .Lkperf_left3
	s_mul_i32 s70, s45, 48
	s_mul_hi_u32 s71, s45, 48
	s_add_u32 s50, s50, s70
	s_addc_u32 s51, s51, s71
	s_mov_b64 s[72:73], s[64:65]
	v_mov_b32_e32 v2, s72
	v_mov_b32_e32 v3, s73
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	global_atomic_max_u64 v10, v[2:3], s[50:51] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[50:51] offset:40 scope:SCOPE_DEV
.Lkperf_left3:
	s_endpgm
.Lkperf_probed3:
	s_mov_b32 s60, s46
	s_mul_i32 s60, s60, 0x400
	s_add_u32 s60, s60, s63
	v_mov_b32_e32 v48, s60
	v_mov_b32_e32 v47, 0
	s_load_b96 s[36:38], s[0:1], 0x0
	v_lshlrev_b32_e32 v41, 2, v0
	s_getpc_b64 s[2:3]
	s_sext_i32_i16 s3, s3
	s_add_co_u32 s2, s2, _Z6squaref@rel32@lo+8
	s_add_co_ci_u32 s3, s3, _Z6squaref@rel32@hi+16
	s_getpc_b64 s[34:35]
	s_sext_i32_i16 s35, s35
	s_add_co_u32 s34, s34, _Z5twicef@rel32@lo+8
	s_add_co_ci_u32 s35, s35, _Z5twicef@rel32@hi+16
	v_mov_b32_e32 v31, v0
	s_add_nc_u64 s[8:9], s[0:1], 16
	s_mov_b32 s32, 0
	s_wait_kmcnt 0x0
	global_load_b32 v40, v41, s[36:37]
	s_cmp_eq_u32 s38, 0
	s_getreg_b32 s42, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s40, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v46, v47, 0x3f8, v48
	v_add_nc_u32 v47, 8, v47
	s_wait_alu 0xfffe
	v_dual_mov_b32 v44, 0x0 :: v_dual_mov_b32 v45, s42
	ds_store_b64 v46, v[44:45] offset:0
	s_mov_b32 exec_lo, s40
	s_cselect_b32 s3, s3, s35
	s_cselect_b32 s2, s2, s34
	s_wait_loadcnt 0x0
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v0, v40
	s_swappc_b64 s[30:31], s[34:35]
	s_and_b32 s2, s38, 7
	v_add_f32_e32 v40, v1, v0
	v_mov_b32_e32 v0, s2
	s_getreg_b32 s42, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s40, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v46, v47, 0x3f8, v48
	v_add_nc_u32 v47, 8, v47
	s_wait_alu 0xfffe
	v_dual_mov_b32 v44, 0xc0000001 :: v_dual_mov_b32 v45, s42
	ds_store_b64 v46, v[44:45] offset:0
	s_mov_b32 exec_lo, s40
	s_getpc_b64 s[0:1]
	s_sext_i32_i16 s1, s1
	s_add_co_u32 s0, s0, _Z9fibonaccii@rel32@lo+8
	s_add_co_ci_u32 s1, s1, _Z9fibonaccii@rel32@hi+16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_swappc_b64 s[30:31], s[0:1]
	v_cvt_f32_i32_e32 v0, v0
	v_add_f32_e32 v0, v40, v0
	global_store_b32 v41, v0, s[36:37]
	s_getreg_b32 s42, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s40, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v46, v47, 0x3f8, v48
	v_add_nc_u32 v47, 8, v47
	s_wait_alu 0xfffe
	v_dual_mov_b32 v44, 0x40000001 :: v_dual_mov_b32 v45, s42
	ds_store_b64 v46, v[44:45] offset:0
	s_mov_b32 exec_lo, s40
	s_branch .Lkperf_exit3_0
.Lfunc_end3.kperf0:
.Lkperf_exit3_0:
	s_getreg_b32 s70, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s64, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s65, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s70, s65
	s_cselect_b32 s64, s64, 0
	s_sendmsg_rtn_b64 s[66:67], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s68, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s69, 0
	s_getpc_b64 s[70:71]
	s_sext_i32_i16 s71, s71
	s_add_u32 s70, s70, kperf_control@rel32@lo+8
	s_addc_u32 s71, s71, kperf_control@rel32@hi+16
	s_load_b256 s[48:55], s[70:71], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s56, v47
	v_readfirstlane_b32 s59, v48
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[50:51], 0
	s_cbranch_scc1 .Lkperf_left3_0
	s_cmp_ge_u32 s45, s54
	s_cbranch_scc1 .Lkperf_left3_0
	s_mul_i32 s70, s45, 48
	s_mul_hi_u32 s71, s45, 48
	s_add_u32 s50, s50, s70
	s_addc_u32 s51, s51, s71
	s_mov_b64 s[72:73], s[64:65]
	v_mov_b32_e32 v2, s72
	v_mov_b32_e32 v3, s73
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	global_atomic_max_u64 v10, v[2:3], s[50:51] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[50:51] offset:40 scope:SCOPE_DEV
.Lkperf_left3_0:
	s_lshr_b32 s56, s56, 3
	s_min_u32 s57, s56, 0x80
	s_lshl_b32 s58, s57, 3
	s_add_u32 s58, s58, 79
	s_and_b32 s58, s58, 0xfffffff0
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, 0
	global_atomic_add_u64 v[2:3], v10, v[2:3], s[48:49] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	v_readfirstlane_b32 s62, v2
	v_readfirstlane_b32 s63, v3
	s_wait_alu 0xf1ff
	s_add_u32 s70, s62, s58
	s_addc_u32 s71, s63, 0
	s_sub_u32 s70, s52, s70
	s_subb_u32 s71, s53, s71
	s_cbranch_scc1 .Lkperf_lost3_0
	s_add_u32 s48, s48, s62
	s_addc_u32 s49, s49, s63
	s_mov_b32 s60, s46
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s68
	v_mov_b32_e32 v4, s60
	v_mov_b32_e32 v5, s46
	v_mov_b32_e32 v6, s56
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s57
	v_mov_b32_e32 v9, 0x80
	global_store_b128 v10, v[2:5], s[48:49]
	global_store_b128 v10, v[6:9], s[48:49] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	global_store_b128 v10, v[2:5], s[48:49] offset:32
	s_lshl_b32 s57, s57, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy3_0:
	v_cmp_gt_u32_e32 vcc_lo, s57, v11
	s_wait_alu 0xfffd
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied3_0
	v_add_nc_u32 v6, s59, v11
	ds_load_b64 v[2:3], v6 offset:0
	s_wait_dscnt 0x0
	global_store_b64 v11, v[2:3], s[48:49] offset:64
	v_add_nc_u32 v11, 0x100, v11
	s_branch .Lkperf_copy3_0
.Lkperf_copied3_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s70, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s78, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s79, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s70, s79
	s_cselect_b32 s78, s78, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s69
	v_mov_b32_e32 v6, s78
	v_mov_b32_e32 v7, s79
	global_store_b128 v10, v[6:9], s[48:49] offset:48
	s_endpgm
.Lkperf_lost3_0:
	v_mov_b32_e32 v2, s56
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_u64 v10, v[2:3], s[48:49] offset:8 scope:SCOPE_DEV
	global_atomic_add_u32 v10, v4, s[48:49] offset:16 scope:SCOPE_DEV
	s_sub_u32 s70, s52, s62
	s_subb_u32 s71, s53, s63
	s_cbranch_scc1 .Lkperf_gone3_0
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	global_store_b64 v10, v[2:3], s[48:49] offset:24
.Lkperf_gone3_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+2048/*]kperf*/
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 44/*kperf[*/+5/*]kperf*/
		.amdhsa_next_free_sgpr 39/*kperf[*/+41/*]kperf*/
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
.Lfunc_end3:
	.size	calls, .Lfunc_end3-calls
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 196
; NumSgprs: 41
; NumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 41
; NumVGPRsForWavesPerEU: 44
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	stack                   ; -- Begin function stack
	.globl	stack
	.p2align	8
	.type	stack,@function
stack:                                  ; @stack
; %bb.0:
/*kperf[*/
	s_getreg_b32 s38, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s32, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s33, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s38, s33
	s_cselect_b32 s32, s32, 0
	s_sendmsg_rtn_b64 s[34:35], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[38:39]
	s_sext_i32_i16 s39, s39
	s_add_u32 s38, s38, kperf_control@rel32@lo+8
	s_addc_u32 s39, s39, kperf_control@rel32@hi+16
	s_load_b512 s[16:31], s[38:39], 0x0
	s_mov_b32 s44, exec_lo
	v_readfirstlane_b32 s42, v0
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s37, 0
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_lshr_b32 s13, ttmp7, 16
	s_mul_i32 s13, s13, s29
	s_and_b32 s40, ttmp7, 0xffff
	s_add_u32 s13, s13, s40
	s_mul_i32 s13, s13, s28
	s_add_u32 s13, s13, ttmp9
	s_bfe_u32 s38, s42, 0xa0014
	s_lshr_b32 s39, s30, 16
	s_mul_i32 s38, s38, s39
	s_bfe_u32 s39, s42, 0xa000a
	s_add_u32 s38, s38, s39
	s_and_b32 s39, s30, 0xffff
	s_mul_i32 s38, s38, s39
	s_and_b32 s39, s42, 0x3ff
	s_add_u32 s38, s38, s39
	s_lshr_b32 s14, s38, 5
	s_mov_b32 s43, 1
	s_cmp_eq_u64 s[16:17], 0
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_eq_u32 s23, 0
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_lt_u32 s13, s25
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_ge_u32 s13, s26
	s_cbranch_scc1 .Lkperf_chosen4
	v_cvt_f32_u32_e32 v2, s23
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s38, v2
	s_wait_alu 0xf1ff
	s_sub_u32 s39, 0, s23
	s_mul_i32 s39, s39, s38
	s_mul_hi_u32 s39, s38, s39
	s_add_u32 s38, s38, s39
	s_mul_hi_u32 s38, s13, s38
	s_mul_i32 s38, s38, s23
	s_sub_u32 s41, s13, s38
	s_sub_u32 s39, s41, s23
	s_cmp_ge_u32 s41, s23
	s_cselect_b32 s41, s39, s41
	s_sub_u32 s39, s41, s23
	s_cmp_ge_u32 s41, s23
	s_cselect_b32 s41, s39, s41
	s_cmp_eq_u32 s41, s24
	s_cselect_b32 s43, 3, s43
.Lkperf_chosen4:
	s_cmp_lg_u32 s14, 0
	s_cbranch_scc1 .Lkperf_stamped4
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_stamped4
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_stamped4
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v4, s43
	v_mov_b32_e32 v5, s37
	v_mov_b32_e32 v6, s32
	v_mov_b32_e32 v7, s33
	v_mov_b32_e32 v8, s34
	v_mov_b32_e32 v9, s35
	v_mov_b32_e32 v10, 0
	global_store_b128 v10, v[2:5], s[18:19]
	global_store_b128 v10, v[6:9], s[18:19] offset:16
	s_mov_b32 exec_lo, s44
.Lkperf_stamped4:
	s_cmp_lt_u32 s14, 2
	s_cselect_b32 s43, s43, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s43, 3
	s_cbranch_scc1 .Lkperf_probed4
	s_branch .Lkperf_body4
	.p2align 8
.Lkperf_body4:
/*]kperf*/	s_load_b96 s[0:2], s[0:1], 0x0
	v_lshlrev_b32_e32 v32, 2, v0
	;;#ASMSTART
	; kperf.begin fill
	;;#ASMEND
	s_wait_kmcnt 0x0
	s_clause 0x1f
	global_load_b32 v0, v32, s[0:1]
	global_load_b32 v1, v32, s[0:1] offset:256
	global_load_b32 v2, v32, s[0:1] offset:512
	global_load_b32 v3, v32, s[0:1] offset:768
	global_load_b32 v4, v32, s[0:1] offset:1024
	global_load_b32 v5, v32, s[0:1] offset:1280
	global_load_b32 v6, v32, s[0:1] offset:1536
	global_load_b32 v7, v32, s[0:1] offset:1792
	global_load_b32 v8, v32, s[0:1] offset:2048
	global_load_b32 v9, v32, s[0:1] offset:2304
	global_load_b32 v10, v32, s[0:1] offset:2560
	global_load_b32 v11, v32, s[0:1] offset:2816
	global_load_b32 v12, v32, s[0:1] offset:3072
	global_load_b32 v13, v32, s[0:1] offset:3328
	global_load_b32 v14, v32, s[0:1] offset:3584
	global_load_b32 v15, v32, s[0:1] offset:3840
	global_load_b32 v16, v32, s[0:1] offset:4096
	global_load_b32 v17, v32, s[0:1] offset:4352
	global_load_b32 v18, v32, s[0:1] offset:4608
	global_load_b32 v19, v32, s[0:1] offset:4864
	global_load_b32 v20, v32, s[0:1] offset:5120
	global_load_b32 v21, v32, s[0:1] offset:5376
	global_load_b32 v22, v32, s[0:1] offset:5632
	global_load_b32 v23, v32, s[0:1] offset:5888
	global_load_b32 v24, v32, s[0:1] offset:6144
	global_load_b32 v25, v32, s[0:1] offset:6400
	global_load_b32 v26, v32, s[0:1] offset:6656
	global_load_b32 v27, v32, s[0:1] offset:6912
	global_load_b32 v28, v32, s[0:1] offset:7168
	global_load_b32 v29, v32, s[0:1] offset:7424
	global_load_b32 v30, v32, s[0:1] offset:7680
	global_load_b32 v31, v32, s[0:1] offset:7936
	s_and_b32 s2, s2, 31
	s_wait_loadcnt 0x1c
	scratch_store_b128 off, v[0:3], off
	s_wait_loadcnt 0x18
	scratch_store_b128 off, v[4:7], off offset:16
	s_wait_loadcnt 0x14
	scratch_store_b128 off, v[8:11], off offset:32
	s_wait_loadcnt 0x10
	scratch_store_b128 off, v[12:15], off offset:48
	s_wait_loadcnt 0xc
	scratch_store_b128 off, v[16:19], off offset:64
	s_wait_loadcnt 0x8
	scratch_store_b128 off, v[20:23], off offset:80
	s_wait_loadcnt 0x4
	scratch_store_b128 off, v[24:27], off offset:96
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[28:31], off offset:112
	s_lshl_b32 s2, s2, 2
	;;#ASMSTART
	; kperf.end fill
	;;#ASMEND
	s_add_co_i32 s2, s2, 0
	scratch_load_b32 v0, off, s2
	s_wait_loadcnt 0x0
	global_store_b32 v32, v0, s[0:1]
	/*kperf[*/s_branch .Lkperf_exit4 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit4:
	s_getreg_b32 s38, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s32, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s33, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s38, s33
	s_cselect_b32 s32, s32, 0
	s_sendmsg_rtn_b64 s[34:35], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s37, 0
	s_getpc_b64 s[38:39]
	s_sext_i32_i16 s39, s39
	s_add_u32 s38, s38, kperf_control@rel32@lo+8
	s_addc_u32 s39, s39, kperf_control@rel32@hi+16
	s_load_b256 s[16:23], s[38:39], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v10, 0
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_left4
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_left4
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 s[40:41], s[32:33]
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	global_atomic_max_u64 v10, v[2:3], s[18:19] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[18:19] offset:40 scope:SCOPE_DEV
.Lkperf_left4:
	s_endpgm
.Lkperf_probed4:
	s_mov_b32 s28, s14
	s_mul_i32 s28, s28, 0x400
	s_add_u32 s28, s28, s31
	v_mov_b32_e32 v38, s28
	v_mov_b32_e32 v37, 0
	s_load_b96 s[0:2], s[0:1], 0x0
	v_lshlrev_b32_e32 v32, 2, v0
	s_getreg_b32 s10, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s8, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v36, v37, 0x3f8, v38
	v_add_nc_u32 v37, 8, v37
	s_wait_alu 0xfffe
	v_dual_mov_b32 v34, 0x0 :: v_dual_mov_b32 v35, s10
	ds_store_b64 v36, v[34:35] offset:0
	s_mov_b32 exec_lo, s8
	s_wait_kmcnt 0x0
	s_clause 0x1f
	global_load_b32 v0, v32, s[0:1]
	global_load_b32 v1, v32, s[0:1] offset:256
	global_load_b32 v2, v32, s[0:1] offset:512
	global_load_b32 v3, v32, s[0:1] offset:768
	global_load_b32 v4, v32, s[0:1] offset:1024
	global_load_b32 v5, v32, s[0:1] offset:1280
	global_load_b32 v6, v32, s[0:1] offset:1536
	global_load_b32 v7, v32, s[0:1] offset:1792
	global_load_b32 v8, v32, s[0:1] offset:2048
	global_load_b32 v9, v32, s[0:1] offset:2304
	global_load_b32 v10, v32, s[0:1] offset:2560
	global_load_b32 v11, v32, s[0:1] offset:2816
	global_load_b32 v12, v32, s[0:1] offset:3072
	global_load_b32 v13, v32, s[0:1] offset:3328
	global_load_b32 v14, v32, s[0:1] offset:3584
	global_load_b32 v15, v32, s[0:1] offset:3840
	global_load_b32 v16, v32, s[0:1] offset:4096
	global_load_b32 v17, v32, s[0:1] offset:4352
	global_load_b32 v18, v32, s[0:1] offset:4608
	global_load_b32 v19, v32, s[0:1] offset:4864
	global_load_b32 v20, v32, s[0:1] offset:5120
	global_load_b32 v21, v32, s[0:1] offset:5376
	global_load_b32 v22, v32, s[0:1] offset:5632
	global_load_b32 v23, v32, s[0:1] offset:5888
	global_load_b32 v24, v32, s[0:1] offset:6144
	global_load_b32 v25, v32, s[0:1] offset:6400
	global_load_b32 v26, v32, s[0:1] offset:6656
	global_load_b32 v27, v32, s[0:1] offset:6912
	global_load_b32 v28, v32, s[0:1] offset:7168
	global_load_b32 v29, v32, s[0:1] offset:7424
	global_load_b32 v30, v32, s[0:1] offset:7680
	global_load_b32 v31, v32, s[0:1] offset:7936
	s_and_b32 s2, s2, 31
	s_wait_loadcnt 0x1c
	scratch_store_b128 off, v[0:3], off
	s_wait_loadcnt 0x18
	scratch_store_b128 off, v[4:7], off offset:16
	s_wait_loadcnt 0x14
	scratch_store_b128 off, v[8:11], off offset:32
	s_wait_loadcnt 0x10
	scratch_store_b128 off, v[12:15], off offset:48
	s_wait_loadcnt 0xc
	scratch_store_b128 off, v[16:19], off offset:64
	s_wait_loadcnt 0x8
	scratch_store_b128 off, v[20:23], off offset:80
	s_wait_loadcnt 0x4
	scratch_store_b128 off, v[24:27], off offset:96
	s_wait_loadcnt 0x0
	scratch_store_b128 off, v[28:31], off offset:112
	s_lshl_b32 s2, s2, 2
	s_getreg_b32 s10, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s8, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v36, v37, 0x3f8, v38
	v_add_nc_u32 v37, 8, v37
	s_wait_alu 0xfffe
	v_dual_mov_b32 v34, 0x40000000 :: v_dual_mov_b32 v35, s10
	ds_store_b64 v36, v[34:35] offset:0
	s_mov_b32 exec_lo, s8
	s_add_co_i32 s2, s2, 0
	scratch_load_b32 v0, off, s2
	s_wait_loadcnt 0x0
	global_store_b32 v32, v0, s[0:1]
	s_branch .Lkperf_exit4_0
.Lfunc_end4.kperf0:
.Lkperf_exit4_0:
	s_getreg_b32 s38, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s32, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s33, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s38, s33
	s_cselect_b32 s32, s32, 0
	s_sendmsg_rtn_b64 s[34:35], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s37, 0
	s_getpc_b64 s[38:39]
	s_sext_i32_i16 s39, s39
	s_add_u32 s38, s38, kperf_control@rel32@lo+8
	s_addc_u32 s39, s39, kperf_control@rel32@hi+16
	s_load_b256 s[16:23], s[38:39], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s24, v37
	v_readfirstlane_b32 s27, v38
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_left4_0
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_left4_0
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 s[40:41], s[32:33]
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	global_atomic_max_u64 v10, v[2:3], s[18:19] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[18:19] offset:40 scope:SCOPE_DEV
.Lkperf_left4_0:
	s_lshr_b32 s24, s24, 3
	s_min_u32 s25, s24, 0x80
	s_lshl_b32 s26, s25, 3
	s_add_u32 s26, s26, 79
	s_and_b32 s26, s26, 0xfffffff0
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, 0
	global_atomic_add_u64 v[2:3], v10, v[2:3], s[16:17] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	v_readfirstlane_b32 s30, v2
	v_readfirstlane_b32 s31, v3
	s_wait_alu 0xf1ff
	s_add_u32 s38, s30, s26
	s_addc_u32 s39, s31, 0
	s_sub_u32 s38, s20, s38
	s_subb_u32 s39, s21, s39
	s_cbranch_scc1 .Lkperf_lost4_0
	s_add_u32 s16, s16, s30
	s_addc_u32 s17, s17, s31
	s_mov_b32 s28, s14
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v3, s36
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s24
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s25
	v_mov_b32_e32 v9, 0x80
	global_store_b128 v10, v[2:5], s[16:17]
	global_store_b128 v10, v[6:9], s[16:17] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s32
	v_mov_b32_e32 v3, s33
	v_mov_b32_e32 v4, s34
	v_mov_b32_e32 v5, s35
	global_store_b128 v10, v[2:5], s[16:17] offset:32
	s_lshl_b32 s25, s25, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy4_0:
	v_cmp_gt_u32_e32 vcc_lo, s25, v11
	s_wait_alu 0xfffd
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied4_0
	v_add_nc_u32 v6, s27, v11
	ds_load_b64 v[2:3], v6 offset:0
	s_wait_dscnt 0x0
	global_store_b64 v11, v[2:3], s[16:17] offset:64
	v_add_nc_u32 v11, 0x100, v11
	s_branch .Lkperf_copy4_0
.Lkperf_copied4_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s38, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s47, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s38, s47
	s_cselect_b32 s46, s46, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s37
	v_mov_b32_e32 v6, s46
	v_mov_b32_e32 v7, s47
	global_store_b128 v10, v[6:9], s[16:17] offset:48
	s_endpgm
.Lkperf_lost4_0:
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_u64 v10, v[2:3], s[16:17] offset:8 scope:SCOPE_DEV
	global_atomic_add_u32 v10, v4, s[16:17] offset:16 scope:SCOPE_DEV
	s_sub_u32 s38, s20, s30
	s_subb_u32 s39, s21, s31
	s_cbranch_scc1 .Lkperf_gone4_0
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, s31
	global_store_b64 v10, v[2:3], s[16:17] offset:24
.Lkperf_gone4_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+2048/*]kperf*/
		.amdhsa_private_segment_fixed_size 144
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 33/*kperf[*/+6/*]kperf*/
		.amdhsa_next_free_sgpr 3/*kperf[*/+45/*]kperf*/
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
.Lfunc_end4:
	.size	stack, .Lfunc_end4-stack
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 576
; NumSgprs: 3
; NumVgprs: 33
; ScratchSize: 144
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 3
; NumVGPRsForWavesPerEU: 33
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.type	__hip_cuid_53067c9a00e2c25e,@object ; @__hip_cuid_53067c9a00e2c25e
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_53067c9a00e2c25e
__hip_cuid_53067c9a00e2c25e:
	.byte	0                               ; 0x0
	.size	__hip_cuid_53067c9a00e2c25e, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_53067c9a00e2c25e
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 64
    .name:           calls
    .private_segment_fixed_size: 32
    .sgpr_count:     82
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     49
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 64
    .name:           stack
    .private_segment_fixed_size: 144
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     39
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
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 64
    .name:           calls
    .private_segment_fixed_size: 32
    .sgpr_count:     41
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
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
    .max_flat_workgroup_size: 64
    .name:           stack
    .private_segment_fixed_size: 144
    .sgpr_count:     3
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     33
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-calls-O3.gfx1201.s","sha256":"9ade9b5e4baf3ca9de62fcda82727b0df54aa2155565e8cb65c680ab3f7ea69b"},"target":"amdgcn-amd-amdhsa--gfx1201","entries":[{"name":"calls","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":2,"warps_per_unit":1,"ring_bytes":2048,"cluster":false,"max_threads":64,"shared_boundaries":true,"shared_begins":[1],"regions":[{"id":0,"name":"call","line":150,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"recurse","line":167,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64},{"name":"stack","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":2,"warps_per_unit":1,"ring_bytes":2048,"cluster":false,"max_threads":64,"shared_boundaries":false,"regions":[{"id":0,"name":"fill","line":259,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"3ebe90f4becaa7fec0c49955edc214019c4a5b5442789d3a98ecb2fb844fd3f0"}
/*]kperf*/