	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.p2align	2                               ; -- Begin function _Z5twicef
	.type	_Z5twicef,@function
_Z5twicef:                              ; @_Z5twicef
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_f32_e32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_Z5twicef, .Lfunc_end0-_Z5twicef
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; NumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z6squaref
	.type	_Z6squaref,@function
_Z6squaref:                             ; @_Z6squaref
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	_Z6squaref, .Lfunc_end1-_Z6squaref
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; NumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z9fibonaccii
	.type	_Z9fibonaccii,@function
_Z9fibonaccii:                          ; @_Z9fibonaccii
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[2:3], -1
	scratch_store_dword off, v43, s33 offset:12 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v43, s0, 6
	v_writelane_b32 v43, s30, 0
	v_writelane_b32 v43, s31, 1
	v_writelane_b32 v43, s34, 2
	v_writelane_b32 v43, s35, 3
	scratch_store_dword off, v40, s33 offset:8 ; 4-byte Folded Spill
	scratch_store_dword off, v41, s33 offset:4 ; 4-byte Folded Spill
	scratch_store_dword off, v42, s33       ; 4-byte Folded Spill
	v_writelane_b32 v43, s36, 4
	v_mov_b32_e32 v40, v0
	v_writelane_b32 v43, s37, 5
	v_cmp_lt_i32_e32 vcc, 1, v40
	v_mov_b32_e32 v41, 0
	s_add_i32 s32, s32, 32
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB2_4
; %bb.1:
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v41, 0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v42, v40
	v_add_u32_e32 v0, -1, v42
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s1, s1, _Z9fibonaccii@rel32@hi+12
	v_add_u32_e32 v40, -2, v42
	s_swappc_b64 s[30:31], s[0:1]
	v_cmp_gt_u32_e32 vcc, 4, v42
	s_or_b64 s[36:37], vcc, s[36:37]
	v_add_u32_e32 v41, v0, v41
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB2_2
; %bb.3:
	s_or_b64 exec, exec, s[36:37]
.LBB2_4:
	s_or_b64 exec, exec, s[34:35]
	v_add_u32_e32 v0, v40, v41
	scratch_load_dword v42, off, s33        ; 4-byte Folded Reload
	scratch_load_dword v41, off, s33 offset:4 ; 4-byte Folded Reload
	scratch_load_dword v40, off, s33 offset:8 ; 4-byte Folded Reload
	v_readlane_b32 s37, v43, 5
	v_readlane_b32 s36, v43, 4
	v_readlane_b32 s35, v43, 3
	v_readlane_b32 s34, v43, 2
	v_readlane_b32 s31, v43, 1
	v_readlane_b32 s30, v43, 0
	v_readlane_b32 s0, v43, 6
	s_or_saveexec_b64 s[2:3], -1
	scratch_load_dword v43, off, s33 offset:12 ; 4-byte Folded Reload
	s_mov_b64 exec, s[2:3]
	s_addk_i32 s32, 0xffe0
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	_Z9fibonaccii, .Lfunc_end2-_Z9fibonaccii
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 320
; NumSgprs: 44
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
	.text
	.protected	calls                   ; -- Begin function calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:                                  ; @calls
	s_trap 2 ; Kernarg preload header. Trap with incompatible firmware that doesn't support preloading kernel arguments.
	.fill 63, 4, 0xbf800000 ; s_nop 0
; %bb.0:
/*kperf[*/
	s_memtime s[64:65]
	s_memrealtime s[66:67]
	s_getpc_b64 s[70:71]
	s_add_u32 s70, s70, kperf_control@rel32@lo+4
	s_addc_u32 s71, s71, kperf_control@rel32@hi+12
	s_load_dwordx16 s[48:63], s[70:71], 0x0
	s_mov_b64 s[76:77], exec
	v_readfirstlane_b32 s74, v0
	s_getreg_b32 s68, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s69, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s45, s61, s7
	s_add_u32 s45, s45, s6
	s_mul_i32 s45, s45, s60
	s_add_u32 s45, s45, s5
	s_bfe_u32 s70, s74, 0xa0014
	s_lshr_b32 s71, s62, 16
	s_mul_i32 s70, s70, s71
	s_bfe_u32 s71, s74, 0xa000a
	s_add_u32 s70, s70, s71
	s_and_b32 s71, s62, 0xffff
	s_mul_i32 s70, s70, s71
	s_and_b32 s71, s74, 0x3ff
	s_add_u32 s70, s70, s71
	s_lshr_b32 s46, s70, 6
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
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s45
	v_mov_b32_e32 v3, s68
	v_mov_b32_e32 v4, s75
	v_mov_b32_e32 v5, s69
	v_mov_b32_e32 v6, s64
	v_mov_b32_e32 v7, s65
	v_mov_b32_e32 v8, s66
	v_mov_b32_e32 v9, s67
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[50:51]
	global_store_dwordx4 v10, v[6:9], s[50:51] offset:16
	s_mov_b64 exec, s[76:77]
.Lkperf_stamped3:
	s_cmp_lt_u32 s46, 1
	s_cselect_b32 s75, s75, 0
	s_mov_b32 s6, s8
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s75, 3
	s_cbranch_scc1 .Lkperf_probed3
	s_branch .Lkperf_body3
	.p2align 8
.Lkperf_body3:
/*]kperf*/	v_lshlrev_b32_e32 v41, 2, v0
	global_load_dword v40, v41, s[2:3]
	s_mov_b64 s[38:39], s[2:3]
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, _Z6squaref@rel32@lo+4
	s_addc_u32 s3, s3, _Z6squaref@rel32@hi+12
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, _Z5twicef@rel32@lo+4
	s_addc_u32 s35, s35, _Z5twicef@rel32@hi+12
	s_cmp_eq_u32 s4, 0
	s_cselect_b32 s3, s3, s35
	s_cselect_b32 s2, s2, s34
	s_add_u32 s8, s0, 16
	s_addc_u32 s9, s1, 0
	s_mov_b32 s12, s5
	v_mov_b32_e32 v31, v0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s4
	;;#ASMSTART
	; kperf.begin call
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[2:3]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[34:35]
	s_and_b32 s2, s33, 7
	v_add_f32_e32 v40, v1, v0
	v_mov_b32_e32 v0, s2
	;;#ASMSTART
	; kperf.end call
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin recurse
	;;#ASMEND
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s1, s1, _Z9fibonaccii@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_cvt_f32_i32_e32 v0, v0
	;;#ASMSTART
	; kperf.end recurse
	;;#ASMEND
	v_add_f32_e32 v0, v40, v0
	global_store_dword v41, v0, s[38:39]
	/*kperf[*/s_branch .Lkperf_exit3 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit3:
	s_memtime s[64:65]
	s_memrealtime s[66:67]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s68, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s69, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[70:71]
	s_add_u32 s70, s70, kperf_control@rel32@lo+4
	s_addc_u32 s71, s71, kperf_control@rel32@hi+12
	s_load_dwordx8 s[48:55], s[70:71], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
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
	global_atomic_umax_x2 v10, v[2:3], s[50:51] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[50:51] offset:40
.Lkperf_left3:
	s_endpgm
.Lkperf_probed3:
	s_mov_b32 s60, s46
	s_mov_b32 s44, 0x3f8
	s_mul_i32 s60, s60, 0x400
	s_add_u32 s60, s60, s63
	v_mov_b32_e32 v48, s60
	v_mov_b32_e32 v47, 0
	v_lshlrev_b32_e32 v41, 2, v0
	global_load_dword v40, v41, s[2:3]
	s_mov_b64 s[38:39], s[2:3]
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, _Z6squaref@rel32@lo+4
	s_addc_u32 s3, s3, _Z6squaref@rel32@hi+12
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, _Z5twicef@rel32@lo+4
	s_addc_u32 s35, s35, _Z5twicef@rel32@hi+12
	s_cmp_eq_u32 s4, 0
	s_cselect_b32 s3, s3, s35
	s_cselect_b32 s2, s2, s34
	s_add_u32 s8, s0, 16
	s_addc_u32 s9, s1, 0
	s_mov_b32 s12, s5
	v_mov_b32_e32 v31, v0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s4
	s_memtime s[42:43]
	s_mov_b64 s[40:41], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v46, v47, s44, v48
	v_add_u32 v47, 8, v47
	v_mov_b32_e32 v44, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v45, s42
	ds_write_b64 v46, v[44:45] offset:0
	s_mov_b64 exec, s[40:41]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[2:3]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[34:35]
	s_and_b32 s2, s33, 7
	v_add_f32_e32 v40, v1, v0
	v_mov_b32_e32 v0, s2
	s_memtime s[42:43]
	s_mov_b64 s[40:41], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v46, v47, s44, v48
	v_add_u32 v47, 8, v47
	v_mov_b32_e32 v44, 0xc0000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v45, s42
	ds_write_b64 v46, v[44:45] offset:0
	s_mov_b64 exec, s[40:41]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s1, s1, _Z9fibonaccii@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_cvt_f32_i32_e32 v0, v0
	s_memtime s[42:43]
	s_mov_b64 s[40:41], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v46, v47, s44, v48
	v_add_u32 v47, 8, v47
	v_mov_b32_e32 v44, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v45, s42
	ds_write_b64 v46, v[44:45] offset:0
	s_mov_b64 exec, s[40:41]
	v_add_f32_e32 v0, v40, v0
	global_store_dword v41, v0, s[38:39]
	s_branch .Lkperf_exit3_0
.Lfunc_end3.kperf0:
.Lkperf_exit3_0:
	s_memtime s[64:65]
	s_memrealtime s[66:67]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s68, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s69, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[70:71]
	s_add_u32 s70, s70, kperf_control@rel32@lo+4
	s_addc_u32 s71, s71, kperf_control@rel32@hi+12
	s_load_dwordx8 s[48:55], s[70:71], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s56, v47
	v_readfirstlane_b32 s59, v48
	s_waitcnt lgkmcnt(0)
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
	global_atomic_umax_x2 v10, v[2:3], s[50:51] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[50:51] offset:40
.Lkperf_left3_0:
	s_lshr_b32 s56, s56, 3
	s_min_u32 s57, s56, 0x80
	s_lshl_b32 s58, s57, 3
	s_add_u32 s58, s58, 79
	s_and_b32 s58, s58, 0xfffffff0
	v_mov_b32_e32 v2, s58
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[48:49] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s62, v2
	v_readfirstlane_b32 s63, v3
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
	global_store_dwordx4 v10, v[2:5], s[48:49]
	global_store_dwordx4 v10, v[6:9], s[48:49] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s64
	v_mov_b32_e32 v3, s65
	v_mov_b32_e32 v4, s66
	v_mov_b32_e32 v5, s67
	global_store_dwordx4 v10, v[2:5], s[48:49] offset:32
	s_lshl_b32 s57, s57, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy3_0:
	v_cmp_gt_u32_e32 vcc, s57, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied3_0
	v_add_u32 v6, s59, v11
	ds_read_b64 v[2:3], v6 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[48:49] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy3_0
.Lkperf_copied3_0:
	s_mov_b64 exec, 1
	s_memtime s[78:79]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s69
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s78
	v_mov_b32_e32 v7, s79
	global_store_dwordx4 v10, v[6:9], s[48:49] offset:48
	s_endpgm
.Lkperf_lost3_0:
	v_mov_b32_e32 v2, s56
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[48:49] offset:8
	global_atomic_add v10, v4, s[48:49] offset:16
	s_sub_u32 s70, s52, s62
	s_subb_u32 s71, s53, s63
	s_cbranch_scc1 .Lkperf_gone3_0
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	global_store_dwordx2 v10, v[2:3], s[48:49] offset:24
.Lkperf_gone3_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+1024/*]kperf*/
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 5
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 3
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 44/*kperf[*/+8/*]kperf*/
		.amdhsa_next_free_sgpr 40/*kperf[*/+40/*]kperf*/
		.amdhsa_accum_offset 44/*kperf[*/+8/*]kperf*/
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
; codeLenInByte = 172
; NumSgprs: 46
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 46
; NumVGPRsForWavesPerEU: 44
; AccumOffset: 44
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 5
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 10
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	stack                   ; -- Begin function stack
	.globl	stack
	.p2align	8
	.type	stack,@function
stack:                                  ; @stack
	s_trap 2 ; Kernarg preload header. Trap with incompatible firmware that doesn't support preloading kernel arguments.
	.fill 63, 4, 0xbf800000 ; s_nop 0
; %bb.0:
/*kperf[*/
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx16 s[20:35], s[42:43], 0x0
	s_mov_b64 s[48:49], exec
	v_readfirstlane_b32 s46, v0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s15, s33, s7
	s_add_u32 s15, s15, s6
	s_mul_i32 s15, s15, s32
	s_add_u32 s15, s15, s5
	s_bfe_u32 s42, s46, 0xa0014
	s_lshr_b32 s43, s34, 16
	s_mul_i32 s42, s42, s43
	s_bfe_u32 s43, s46, 0xa000a
	s_add_u32 s42, s42, s43
	s_and_b32 s43, s34, 0xffff
	s_mul_i32 s42, s42, s43
	s_and_b32 s43, s46, 0x3ff
	s_add_u32 s42, s42, s43
	s_lshr_b32 s16, s42, 6
	s_mov_b32 s47, 1
	s_cmp_eq_u64 s[20:21], 0
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_lt_u32 s15, s29
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_ge_u32 s15, s30
	s_cbranch_scc1 .Lkperf_chosen4
	v_cvt_f32_u32_e32 v2, s27
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s42, v2
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
.Lkperf_chosen4:
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc1 .Lkperf_stamped4
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_stamped4
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_stamped4
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s15
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v4, s47
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[22:23]
	global_store_dwordx4 v10, v[6:9], s[22:23] offset:16
	s_mov_b64 exec, s[48:49]
.Lkperf_stamped4:
	s_cmp_lt_u32 s16, 1
	s_cselect_b32 s47, s47, 0
	s_mov_b32 s6, s8
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed4
	s_branch .Lkperf_body4
	.p2align 8
.Lkperf_body4:
/*]kperf*/	v_lshlrev_b32_e32 v32, 2, v0
	v_mov_b32_e32 v33, 0
	v_lshl_add_u64 v[16:17], s[2:3], 0, v[32:33]
	s_movk_i32 s0, 0x1000
	v_or_b32_e32 v31, 0x1000, v32
	v_add_co_u32_e32 v34, vcc, s0, v16
	;;#ASMSTART
	; kperf.begin fill
	;;#ASMEND
	global_load_dword v0, v32, s[2:3]
	global_load_dword v1, v32, s[2:3] offset:256
	global_load_dword v2, v32, s[2:3] offset:512
	global_load_dword v3, v32, s[2:3] offset:768
	global_load_dword v4, v32, s[2:3] offset:1024
	global_load_dword v5, v32, s[2:3] offset:1280
	global_load_dword v6, v32, s[2:3] offset:1536
	global_load_dword v7, v32, s[2:3] offset:1792
	global_load_dword v8, v32, s[2:3] offset:2048
	global_load_dword v9, v32, s[2:3] offset:2304
	global_load_dword v10, v32, s[2:3] offset:2560
	global_load_dword v11, v32, s[2:3] offset:2816
	global_load_dword v12, v32, s[2:3] offset:3072
	global_load_dword v13, v32, s[2:3] offset:3328
	global_load_dword v14, v32, s[2:3] offset:3584
	global_load_dword v15, v32, s[2:3] offset:3840
	v_addc_co_u32_e32 v35, vcc, 0, v17, vcc
	global_load_dword v16, v31, s[2:3]
	global_load_dword v17, v[34:35], off offset:256
	global_load_dword v18, v[34:35], off offset:512
	global_load_dword v19, v[34:35], off offset:768
	global_load_dword v20, v[34:35], off offset:1024
	global_load_dword v21, v[34:35], off offset:1280
	global_load_dword v22, v[34:35], off offset:1536
	global_load_dword v23, v[34:35], off offset:1792
	global_load_dword v24, v[34:35], off offset:2048
	global_load_dword v25, v[34:35], off offset:2304
	global_load_dword v26, v[34:35], off offset:2560
	global_load_dword v27, v[34:35], off offset:2816
	global_load_dword v28, v[34:35], off offset:3072
	global_load_dword v29, v[34:35], off offset:3328
	global_load_dword v30, v[34:35], off offset:3584
                                        ; kill: killed $vgpr31
	global_load_dword v31, v[34:35], off offset:3840
	s_and_b32 s0, s4, 31
	s_lshl_b32 s0, s0, 2
	s_add_i32 s0, s0, 0
	s_waitcnt vmcnt(28)
	scratch_store_dwordx4 off, v[0:3], off
	s_waitcnt vmcnt(25)
	scratch_store_dwordx4 off, v[4:7], off offset:16
	s_waitcnt vmcnt(22)
	scratch_store_dwordx4 off, v[8:11], off offset:32
	s_waitcnt vmcnt(19)
	scratch_store_dwordx4 off, v[12:15], off offset:48
	s_waitcnt vmcnt(16)
	scratch_store_dwordx4 off, v[16:19], off offset:64
	s_waitcnt vmcnt(13)
	scratch_store_dwordx4 off, v[20:23], off offset:80
	s_waitcnt vmcnt(10)
	scratch_store_dwordx4 off, v[24:27], off offset:96
	s_waitcnt vmcnt(7)
	scratch_store_dwordx4 off, v[28:31], off offset:112
	;;#ASMSTART
	; kperf.end fill
	;;#ASMEND
	scratch_load_dword v0, off, s0
	s_waitcnt vmcnt(0)
	global_store_dword v32, v0, s[2:3]
	/*kperf[*/s_branch .Lkperf_exit4 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit4:
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx8 s[20:27], s[42:43], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left4
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_left4
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_atomic_umax_x2 v10, v[2:3], s[22:23] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[22:23] offset:40
.Lkperf_left4:
	s_endpgm
.Lkperf_probed4:
	s_mov_b32 s32, s16
	s_mov_b32 s14, 0x3f8
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v40, s32
	v_mov_b32_e32 v39, 0
	v_lshlrev_b32_e32 v32, 2, v0
	v_mov_b32_e32 v33, 0
	v_lshl_add_u64 v[16:17], s[2:3], 0, v[32:33]
	s_movk_i32 s0, 0x1000
	v_or_b32_e32 v31, 0x1000, v32
	v_add_co_u32_e32 v34, vcc, s0, v16
	s_memtime s[12:13]
	s_mov_b64 s[10:11], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v38, v39, s14, v40
	v_add_u32 v39, 8, v39
	v_mov_b32_e32 v36, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v37, s12
	ds_write_b64 v38, v[36:37] offset:0
	s_mov_b64 exec, s[10:11]
	global_load_dword v0, v32, s[2:3]
	global_load_dword v1, v32, s[2:3] offset:256
	global_load_dword v2, v32, s[2:3] offset:512
	global_load_dword v3, v32, s[2:3] offset:768
	global_load_dword v4, v32, s[2:3] offset:1024
	global_load_dword v5, v32, s[2:3] offset:1280
	global_load_dword v6, v32, s[2:3] offset:1536
	global_load_dword v7, v32, s[2:3] offset:1792
	global_load_dword v8, v32, s[2:3] offset:2048
	global_load_dword v9, v32, s[2:3] offset:2304
	global_load_dword v10, v32, s[2:3] offset:2560
	global_load_dword v11, v32, s[2:3] offset:2816
	global_load_dword v12, v32, s[2:3] offset:3072
	global_load_dword v13, v32, s[2:3] offset:3328
	global_load_dword v14, v32, s[2:3] offset:3584
	global_load_dword v15, v32, s[2:3] offset:3840
	v_addc_co_u32_e32 v35, vcc, 0, v17, vcc
	global_load_dword v16, v31, s[2:3]
	global_load_dword v17, v[34:35], off offset:256
	global_load_dword v18, v[34:35], off offset:512
	global_load_dword v19, v[34:35], off offset:768
	global_load_dword v20, v[34:35], off offset:1024
	global_load_dword v21, v[34:35], off offset:1280
	global_load_dword v22, v[34:35], off offset:1536
	global_load_dword v23, v[34:35], off offset:1792
	global_load_dword v24, v[34:35], off offset:2048
	global_load_dword v25, v[34:35], off offset:2304
	global_load_dword v26, v[34:35], off offset:2560
	global_load_dword v27, v[34:35], off offset:2816
	global_load_dword v28, v[34:35], off offset:3072
	global_load_dword v29, v[34:35], off offset:3328
	global_load_dword v30, v[34:35], off offset:3584
	global_load_dword v31, v[34:35], off offset:3840
	s_and_b32 s0, s4, 31
	s_lshl_b32 s0, s0, 2
	s_add_i32 s0, s0, 0
	s_waitcnt vmcnt(28)
	scratch_store_dwordx4 off, v[0:3], off
	s_waitcnt vmcnt(25)
	scratch_store_dwordx4 off, v[4:7], off offset:16
	s_waitcnt vmcnt(22)
	scratch_store_dwordx4 off, v[8:11], off offset:32
	s_waitcnt vmcnt(19)
	scratch_store_dwordx4 off, v[12:15], off offset:48
	s_waitcnt vmcnt(16)
	scratch_store_dwordx4 off, v[16:19], off offset:64
	s_waitcnt vmcnt(13)
	scratch_store_dwordx4 off, v[20:23], off offset:80
	s_waitcnt vmcnt(10)
	scratch_store_dwordx4 off, v[24:27], off offset:96
	s_waitcnt vmcnt(7)
	scratch_store_dwordx4 off, v[28:31], off offset:112
	s_memtime s[12:13]
	s_mov_b64 s[10:11], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v38, v39, s14, v40
	v_add_u32 v39, 8, v39
	v_mov_b32_e32 v36, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v37, s12
	ds_write_b64 v38, v[36:37] offset:0
	s_mov_b64 exec, s[10:11]
	scratch_load_dword v0, off, s0
	s_waitcnt vmcnt(0)
	global_store_dword v32, v0, s[2:3]
	s_branch .Lkperf_exit4_0
.Lfunc_end4.kperf0:
.Lkperf_exit4_0:
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx8 s[20:27], s[42:43], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s28, v39
	v_readfirstlane_b32 s31, v40
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left4_0
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_left4_0
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_atomic_umax_x2 v10, v[2:3], s[22:23] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[22:23] offset:40
.Lkperf_left4_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[20:21] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v2
	v_readfirstlane_b32 s35, v3
	s_add_u32 s42, s34, s30
	s_addc_u32 s43, s35, 0
	s_sub_u32 s42, s24, s42
	s_subb_u32 s43, s25, s43
	s_cbranch_scc1 .Lkperf_lost4_0
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
	global_store_dwordx4 v10, v[2:5], s[20:21]
	global_store_dwordx4 v10, v[6:9], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_store_dwordx4 v10, v[2:5], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy4_0:
	v_cmp_gt_u32_e32 vcc, s29, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied4_0
	v_add_u32 v6, s31, v11
	ds_read_b64 v[2:3], v6 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[20:21] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy4_0
.Lkperf_copied4_0:
	s_mov_b64 exec, 1
	s_memtime s[50:51]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	global_store_dwordx4 v10, v[6:9], s[20:21] offset:48
	s_endpgm
.Lkperf_lost4_0:
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[20:21] offset:8
	global_atomic_add v10, v4, s[20:21] offset:16
	s_sub_u32 s42, s24, s34
	s_subb_u32 s43, s25, s35
	s_cbranch_scc1 .Lkperf_gone4_0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	global_store_dwordx2 v10, v[2:3], s[20:21] offset:24
.Lkperf_gone4_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+1024/*]kperf*/
		.amdhsa_private_segment_fixed_size 144
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 5
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 3
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 36/*kperf[*/+8/*]kperf*/
		.amdhsa_next_free_sgpr 5/*kperf[*/+47/*]kperf*/
		.amdhsa_accum_offset 36/*kperf[*/+8/*]kperf*/
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
; codeLenInByte = 424
; NumSgprs: 11
; NumVgprs: 36
; NumAgprs: 0
; TotalNumVgprs: 36
; ScratchSize: 144
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 36
; AccumOffset: 36
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 5
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 8
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_3fcb670c0a3cda13,@object ; @__hip_cuid_3fcb670c0a3cda13
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_3fcb670c0a3cda13
__hip_cuid_3fcb670c0a3cda13:
	.byte	0                               ; 0x0
	.size	__hip_cuid_3fcb670c0a3cda13, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_3fcb670c0a3cda13
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
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
    .max_flat_workgroup_size: 64
    .name:           calls
    .private_segment_fixed_size: 32
    .sgpr_count:     86
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .max_flat_workgroup_size: 64
    .name:           stack
    .private_segment_fixed_size: 144
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.if 0
/*]kperf*/	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-calls-preload.gfx942.s","sha256":"f50b2cce0c94e2f008d16b00e89fb24f5b3391461133fde203852e4260b4a025"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"calls","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":64,"shared_boundaries":true,"shared_begins":[1],"regions":[{"id":0,"name":"call","line":148,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"recurse","line":163,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64},{"name":"stack","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":64,"shared_boundaries":false,"regions":[{"id":0,"name":"fill","line":266,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"fd0f047b77ba8c7a9fbef270298de582d915fc1ce6d968717ff0c68eeffd6118"}
/*]kperf*/