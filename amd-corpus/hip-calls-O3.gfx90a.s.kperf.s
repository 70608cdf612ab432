	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
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
; NumSgprs: 36
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
; NumSgprs: 36
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
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[6:7], -1
	buffer_store_dword v43, off, s[0:3], s33 offset:12 ; 4-byte Folded Spill
	s_mov_b64 exec, s[6:7]
	v_writelane_b32 v43, s4, 6
	v_writelane_b32 v43, s30, 0
	v_writelane_b32 v43, s31, 1
	v_writelane_b32 v43, s34, 2
	v_writelane_b32 v43, s35, 3
	buffer_store_dword v40, off, s[0:3], s33 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[0:3], s33 ; 4-byte Folded Spill
	v_writelane_b32 v43, s36, 4
	v_mov_b32_e32 v40, v0
	v_writelane_b32 v43, s37, 5
	v_cmp_lt_i32_e32 vcc, 1, v40
	v_mov_b32_e32 v41, 0
	s_addk_i32 s32, 0x800
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB2_4
; %bb.1:
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v41, 0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v42, v40
	v_add_u32_e32 v0, -1, v42
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s5, s5, _Z9fibonaccii@rel32@hi+12
	v_add_u32_e32 v40, -2, v42
	s_swappc_b64 s[30:31], s[4:5]
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
	buffer_load_dword v42, off, s[0:3], s33 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s33 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s33 offset:8 ; 4-byte Folded Reload
	v_readlane_b32 s37, v43, 5
	v_readlane_b32 s36, v43, 4
	v_readlane_b32 s35, v43, 3
	v_readlane_b32 s34, v43, 2
	v_readlane_b32 s31, v43, 1
	v_readlane_b32 s30, v43, 0
	v_readlane_b32 s4, v43, 6
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v43, off, s[0:3], s33 offset:12 ; 4-byte Folded Reload
	s_mov_b64 exec, s[6:7]
	s_addk_i32 s32, 0xf800
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	_Z9fibonaccii, .Lfunc_end2-_Z9fibonaccii
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 320
; NumSgprs: 42
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
	s_mov_b32 s69, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s45, s61, s10
	s_add_u32 s45, s45, s9
	s_mul_i32 s45, s45, s60
	s_add_u32 s45, s45, s8
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
	s_mov_b32 s9, s11
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s75, 3
	s_cbranch_scc1 .Lkperf_probed3
	s_branch .Lkperf_body3
	.p2align 8
.Lkperf_body3:
/*]kperf*/	s_load_dwordx2 s[38:39], s[4:5], 0x0
	s_load_dword s33, s[4:5], 0x8
	v_lshlrev_b32_e32 v41, 2, v0
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v40, v41, s[38:39]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, _Z6squaref@rel32@lo+4
	s_addc_u32 s7, s7, _Z6squaref@rel32@hi+12
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, _Z5twicef@rel32@lo+4
	s_addc_u32 s35, s35, _Z5twicef@rel32@hi+12
	s_cmp_eq_u32 s33, 0
	s_mov_b32 s12, s8
	s_cselect_b32 s7, s7, s35
	s_cselect_b32 s6, s6, s34
	s_add_u32 s8, s4, 16
	s_addc_u32 s9, s5, 0
	v_mov_b32_e32 v31, v0
	s_mov_b32 s32, 0
	;;#ASMSTART
	; kperf.begin call
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[6:7]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[34:35]
	s_and_b32 s6, s33, 7
	v_add_f32_e32 v40, v1, v0
	v_mov_b32_e32 v0, s6
	;;#ASMSTART
	; kperf.end call
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin recurse
	;;#ASMEND
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s5, s5, _Z9fibonaccii@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
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
	s_mov_b32 s69, 0
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
	s_load_dwordx2 s[38:39], s[4:5], 0x0
	s_load_dword s33, s[4:5], 0x8
	v_lshlrev_b32_e32 v41, 2, v0
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v40, v41, s[38:39]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, _Z6squaref@rel32@lo+4
	s_addc_u32 s7, s7, _Z6squaref@rel32@hi+12
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, _Z5twicef@rel32@lo+4
	s_addc_u32 s35, s35, _Z5twicef@rel32@hi+12
	s_cmp_eq_u32 s33, 0
	s_mov_b32 s12, s8
	s_cselect_b32 s7, s7, s35
	s_cselect_b32 s6, s6, s34
	s_add_u32 s8, s4, 16
	s_addc_u32 s9, s5, 0
	v_mov_b32_e32 v31, v0
	s_mov_b32 s32, 0
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
	s_swappc_b64 s[30:31], s[6:7]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[34:35]
	s_and_b32 s6, s33, 7
	v_add_f32_e32 v40, v1, v0
	v_mov_b32_e32 v0, s6
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
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s5, s5, _Z9fibonaccii@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
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
	s_mov_b32 s69, 0
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
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[48:49] glc
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
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 44/*kperf[*/+8/*]kperf*/
		.amdhsa_next_free_sgpr 40/*kperf[*/+40/*]kperf*/
		.amdhsa_accum_offset 44/*kperf[*/+8/*]kperf*/
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
; codeLenInByte = 200
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
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
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
; %bb.0:
/*kperf[*/
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx16 s[24:39], s[46:47], 0x0
	s_mov_b64 s[52:53], exec
	v_readfirstlane_b32 s50, v0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_mov_b32 s45, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s19, s37, s10
	s_add_u32 s19, s19, s9
	s_mul_i32 s19, s19, s36
	s_add_u32 s19, s19, s8
	s_bfe_u32 s46, s50, 0xa0014
	s_lshr_b32 s47, s38, 16
	s_mul_i32 s46, s46, s47
	s_bfe_u32 s47, s50, 0xa000a
	s_add_u32 s46, s46, s47
	s_and_b32 s47, s38, 0xffff
	s_mul_i32 s46, s46, s47
	s_and_b32 s47, s50, 0x3ff
	s_add_u32 s46, s46, s47
	s_lshr_b32 s20, s46, 6
	s_mov_b32 s51, 1
	s_cmp_eq_u64 s[24:25], 0
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_eq_u32 s31, 0
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_lt_u32 s19, s33
	s_cbranch_scc1 .Lkperf_chosen4
	s_cmp_ge_u32 s19, s34
	s_cbranch_scc1 .Lkperf_chosen4
	v_cvt_f32_u32_e32 v2, s31
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s46, v2
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
.Lkperf_chosen4:
	s_cmp_lg_u32 s20, 0
	s_cbranch_scc1 .Lkperf_stamped4
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_stamped4
	s_cmp_ge_u32 s19, s30
	s_cbranch_scc1 .Lkperf_stamped4
	s_mul_i32 s46, s19, 48
	s_mul_hi_u32 s47, s19, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s19
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v4, s51
	v_mov_b32_e32 v5, s45
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[26:27]
	global_store_dwordx4 v10, v[6:9], s[26:27] offset:16
	s_mov_b64 exec, s[52:53]
.Lkperf_stamped4:
	s_cmp_lt_u32 s20, 1
	s_cselect_b32 s51, s51, 0
	s_mov_b32 s9, s11
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed4
	s_branch .Lkperf_body4
	.p2align 8
.Lkperf_body4:
/*]kperf*/	s_load_dwordx2 s[6:7], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	s_load_dword s4, s[4:5], 0x8
	s_movk_i32 s5, 0x1000
	v_or_b32_e32 v20, 0x1000, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s7
	v_add_co_u32_e32 v1, vcc, s6, v2
	v_addc_co_u32_e32 v3, vcc, 0, v0, vcc
	v_add_co_u32_e32 v0, vcc, s5, v1
	;;#ASMSTART
	; kperf.begin fill
	;;#ASMEND
	global_load_dword v4, v2, s[6:7]
	global_load_dword v5, v2, s[6:7] offset:256
	global_load_dword v6, v2, s[6:7] offset:512
	global_load_dword v7, v2, s[6:7] offset:768
	global_load_dword v8, v2, s[6:7] offset:1024
	global_load_dword v9, v2, s[6:7] offset:1280
	global_load_dword v10, v2, s[6:7] offset:1536
	global_load_dword v11, v2, s[6:7] offset:1792
	global_load_dword v12, v2, s[6:7] offset:2048
	global_load_dword v13, v2, s[6:7] offset:2304
	global_load_dword v14, v2, s[6:7] offset:2560
	global_load_dword v15, v2, s[6:7] offset:2816
	global_load_dword v16, v2, s[6:7] offset:3072
	global_load_dword v17, v2, s[6:7] offset:3328
	global_load_dword v18, v2, s[6:7] offset:3584
	global_load_dword v19, v2, s[6:7] offset:3840
	v_addc_co_u32_e32 v1, vcc, 0, v3, vcc
	global_load_dword v3, v20, s[6:7]
	global_load_dword v21, v[0:1], off offset:256
	global_load_dword v22, v[0:1], off offset:768
	global_load_dword v23, v[0:1], off offset:512
	global_load_dword v24, v[0:1], off offset:1280
	global_load_dword v25, v[0:1], off offset:1024
	global_load_dword v26, v[0:1], off offset:1792
	global_load_dword v27, v[0:1], off offset:1536
	global_load_dword v28, v[0:1], off offset:2304
	global_load_dword v29, v[0:1], off offset:2048
	global_load_dword v30, v[0:1], off offset:2816
	global_load_dword v31, v[0:1], off offset:2560
	global_load_dword v32, v[0:1], off offset:3328
	global_load_dword v33, v[0:1], off offset:3072
	global_load_dword v34, v[0:1], off offset:3840
                                        ; kill: killed $vgpr20
	s_nop 0
	global_load_dword v0, v[0:1], off offset:3584
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_and_b32 s4, s4, 31
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s4, s4, 2
	v_add_u32_e32 v1, s4, v1
	s_waitcnt vmcnt(30)
	buffer_store_dword v5, off, s[0:3], 0 offset:4
	buffer_store_dword v4, off, s[0:3], 0
	s_waitcnt vmcnt(30)
	buffer_store_dword v7, off, s[0:3], 0 offset:12
	buffer_store_dword v6, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(30)
	buffer_store_dword v9, off, s[0:3], 0 offset:20
	buffer_store_dword v8, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(30)
	buffer_store_dword v11, off, s[0:3], 0 offset:28
	buffer_store_dword v10, off, s[0:3], 0 offset:24
	s_waitcnt vmcnt(30)
	buffer_store_dword v13, off, s[0:3], 0 offset:36
	buffer_store_dword v12, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(30)
	buffer_store_dword v15, off, s[0:3], 0 offset:44
	buffer_store_dword v14, off, s[0:3], 0 offset:40
	s_waitcnt vmcnt(31)
	buffer_store_dword v16, off, s[0:3], 0 offset:48
	s_waitcnt vmcnt(31)
	buffer_store_dword v17, off, s[0:3], 0 offset:52
	s_waitcnt vmcnt(31)
	buffer_store_dword v18, off, s[0:3], 0 offset:56
	s_waitcnt vmcnt(31)
	buffer_store_dword v19, off, s[0:3], 0 offset:60
	s_waitcnt vmcnt(31)
	buffer_store_dword v3, off, s[0:3], 0 offset:64
	s_waitcnt vmcnt(31)
	buffer_store_dword v21, off, s[0:3], 0 offset:68
	s_waitcnt vmcnt(31)
	buffer_store_dword v22, off, s[0:3], 0 offset:76
	s_waitcnt vmcnt(31)
	buffer_store_dword v23, off, s[0:3], 0 offset:72
	s_waitcnt vmcnt(31)
	buffer_store_dword v24, off, s[0:3], 0 offset:84
	s_waitcnt vmcnt(31)
	buffer_store_dword v25, off, s[0:3], 0 offset:80
	s_waitcnt vmcnt(31)
	buffer_store_dword v26, off, s[0:3], 0 offset:92
	s_waitcnt vmcnt(31)
	buffer_store_dword v27, off, s[0:3], 0 offset:88
	s_waitcnt vmcnt(31)
	buffer_store_dword v28, off, s[0:3], 0 offset:100
	s_waitcnt vmcnt(31)
	buffer_store_dword v29, off, s[0:3], 0 offset:96
	s_waitcnt vmcnt(31)
	buffer_store_dword v30, off, s[0:3], 0 offset:108
	s_waitcnt vmcnt(31)
	buffer_store_dword v31, off, s[0:3], 0 offset:104
	s_waitcnt vmcnt(31)
	buffer_store_dword v32, off, s[0:3], 0 offset:116
	s_waitcnt vmcnt(31)
	buffer_store_dword v33, off, s[0:3], 0 offset:112
	s_waitcnt vmcnt(31)
	buffer_store_dword v34, off, s[0:3], 0 offset:124
	s_waitcnt vmcnt(31)
	buffer_store_dword v0, off, s[0:3], 0 offset:120
	;;#ASMSTART
	; kperf.end fill
	;;#ASMEND
	buffer_load_dword v0, v1, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	global_store_dword v2, v0, s[6:7]
	/*kperf[*/s_branch .Lkperf_exit4 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit4:
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx8 s[24:31], s[46:47], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left4
	s_cmp_ge_u32 s19, s30
	s_cbranch_scc1 .Lkperf_left4
	s_mul_i32 s46, s19, 48
	s_mul_hi_u32 s47, s19, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_umax_x2 v10, v[2:3], s[26:27] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[26:27] offset:40
.Lkperf_left4:
	s_endpgm
.Lkperf_probed4:
	s_mov_b32 s36, s20
	s_mov_b32 s18, 0x3f8
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v40, s36
	v_mov_b32_e32 v39, 0
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	s_load_dword s4, s[4:5], 0x8
	s_movk_i32 s5, 0x1000
	v_or_b32_e32 v20, 0x1000, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s7
	v_add_co_u32_e32 v1, vcc, s6, v2
	v_addc_co_u32_e32 v3, vcc, 0, v0, vcc
	v_add_co_u32_e32 v0, vcc, s5, v1
	s_memtime s[16:17]
	s_mov_b64 s[14:15], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v38, v39, s18, v40
	v_add_u32 v39, 8, v39
	v_mov_b32_e32 v36, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v37, s16
	ds_write_b64 v38, v[36:37] offset:0
	s_mov_b64 exec, s[14:15]
	global_load_dword v4, v2, s[6:7]
	global_load_dword v5, v2, s[6:7] offset:256
	global_load_dword v6, v2, s[6:7] offset:512
	global_load_dword v7, v2, s[6:7] offset:768
	global_load_dword v8, v2, s[6:7] offset:1024
	global_load_dword v9, v2, s[6:7] offset:1280
	global_load_dword v10, v2, s[6:7] offset:1536
	global_load_dword v11, v2, s[6:7] offset:1792
	global_load_dword v12, v2, s[6:7] offset:2048
	global_load_dword v13, v2, s[6:7] offset:2304
	global_load_dword v14, v2, s[6:7] offset:2560
	global_load_dword v15, v2, s[6:7] offset:2816
	global_load_dword v16, v2, s[6:7] offset:3072
	global_load_dword v17, v2, s[6:7] offset:3328
	global_load_dword v18, v2, s[6:7] offset:3584
	global_load_dword v19, v2, s[6:7] offset:3840
	v_addc_co_u32_e32 v1, vcc, 0, v3, vcc
	global_load_dword v3, v20, s[6:7]
	global_load_dword v21, v[0:1], off offset:256
	global_load_dword v22, v[0:1], off offset:768
	global_load_dword v23, v[0:1], off offset:512
	global_load_dword v24, v[0:1], off offset:1280
	global_load_dword v25, v[0:1], off offset:1024
	global_load_dword v26, v[0:1], off offset:1792
	global_load_dword v27, v[0:1], off offset:1536
	global_load_dword v28, v[0:1], off offset:2304
	global_load_dword v29, v[0:1], off offset:2048
	global_load_dword v30, v[0:1], off offset:2816
	global_load_dword v31, v[0:1], off offset:2560
	global_load_dword v32, v[0:1], off offset:3328
	global_load_dword v33, v[0:1], off offset:3072
	global_load_dword v34, v[0:1], off offset:3840
	s_nop 0
	global_load_dword v0, v[0:1], off offset:3584
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_and_b32 s4, s4, 31
	v_mov_b32_e32 v1, 0
	s_lshl_b32 s4, s4, 2
	v_add_u32_e32 v1, s4, v1
	s_waitcnt vmcnt(30)
	buffer_store_dword v5, off, s[0:3], 0 offset:4
	buffer_store_dword v4, off, s[0:3], 0
	s_waitcnt vmcnt(30)
	buffer_store_dword v7, off, s[0:3], 0 offset:12
	buffer_store_dword v6, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(30)
	buffer_store_dword v9, off, s[0:3], 0 offset:20
	buffer_store_dword v8, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(30)
	buffer_store_dword v11, off, s[0:3], 0 offset:28
	buffer_store_dword v10, off, s[0:3], 0 offset:24
	s_waitcnt vmcnt(30)
	buffer_store_dword v13, off, s[0:3], 0 offset:36
	buffer_store_dword v12, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(30)
	buffer_store_dword v15, off, s[0:3], 0 offset:44
	buffer_store_dword v14, off, s[0:3], 0 offset:40
	s_waitcnt vmcnt(31)
	buffer_store_dword v16, off, s[0:3], 0 offset:48
	s_waitcnt vmcnt(31)
	buffer_store_dword v17, off, s[0:3], 0 offset:52
	s_waitcnt vmcnt(31)
	buffer_store_dword v18, off, s[0:3], 0 offset:56
	s_waitcnt vmcnt(31)
	buffer_store_dword v19, off, s[0:3], 0 offset:60
	s_waitcnt vmcnt(31)
	buffer_store_dword v3, off, s[0:3], 0 offset:64
	s_waitcnt vmcnt(31)
	buffer_store_dword v21, off, s[0:3], 0 offset:68
	s_waitcnt vmcnt(31)
	buffer_store_dword v22, off, s[0:3], 0 offset:76
	s_waitcnt vmcnt(31)
	buffer_store_dword v23, off, s[0:3], 0 offset:72
	s_waitcnt vmcnt(31)
	buffer_store_dword v24, off, s[0:3], 0 offset:84
	s_waitcnt vmcnt(31)
	buffer_store_dword v25, off, s[0:3], 0 offset:80
	s_waitcnt vmcnt(31)
	buffer_store_dword v26, off, s[0:3], 0 offset:92
	s_waitcnt vmcnt(31)
	buffer_store_dword v27, off, s[0:3], 0 offset:88
	s_waitcnt vmcnt(31)
	buffer_store_dword v28, off, s[0:3], 0 offset:100
	s_waitcnt vmcnt(31)
	buffer_store_dword v29, off, s[0:3], 0 offset:96
	s_waitcnt vmcnt(31)
	buffer_store_dword v30, off, s[0:3], 0 offset:108
	s_waitcnt vmcnt(31)
	buffer_store_dword v31, off, s[0:3], 0 offset:104
	s_waitcnt vmcnt(31)
	buffer_store_dword v32, off, s[0:3], 0 offset:116
	s_waitcnt vmcnt(31)
	buffer_store_dword v33, off, s[0:3], 0 offset:112
	s_waitcnt vmcnt(31)
	buffer_store_dword v34, off, s[0:3], 0 offset:124
	s_waitcnt vmcnt(31)
	buffer_store_dword v0, off, s[0:3], 0 offset:120
	s_memtime s[16:17]
	s_mov_b64 s[14:15], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v38, v39, s18, v40
	v_add_u32 v39, 8, v39
	v_mov_b32_e32 v36, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v37, s16
	ds_write_b64 v38, v[36:37] offset:0
	s_mov_b64 exec, s[14:15]
	buffer_load_dword v0, v1, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	global_store_dword v2, v0, s[6:7]
	s_branch .Lkperf_exit4_0
.Lfunc_end4.kperf0:
.Lkperf_exit4_0:
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx8 s[24:31], s[46:47], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s32, v39
	v_readfirstlane_b32 s35, v40
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left4_0
	s_cmp_ge_u32 s19, s30
	s_cbranch_scc1 .Lkperf_left4_0
	s_mul_i32 s46, s19, 48
	s_mul_hi_u32 s47, s19, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_umax_x2 v10, v[2:3], s[26:27] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[26:27] offset:40
.Lkperf_left4_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[24:25] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v2
	v_readfirstlane_b32 s39, v3
	s_add_u32 s46, s38, s34
	s_addc_u32 s47, s39, 0
	s_sub_u32 s46, s28, s46
	s_subb_u32 s47, s29, s47
	s_cbranch_scc1 .Lkperf_lost4_0
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
	global_store_dwordx4 v10, v[2:5], s[24:25]
	global_store_dwordx4 v10, v[6:9], s[24:25] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_store_dwordx4 v10, v[2:5], s[24:25] offset:32
	s_lshl_b32 s33, s33, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy4_0:
	v_cmp_gt_u32_e32 vcc, s33, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied4_0
	v_add_u32 v6, s35, v11
	ds_read_b64 v[2:3], v6 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[24:25] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy4_0
.Lkperf_copied4_0:
	s_mov_b64 exec, 1
	s_memtime s[54:55]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s45
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s54
	v_mov_b32_e32 v7, s55
	global_store_dwordx4 v10, v[6:9], s[24:25] offset:48
	s_endpgm
.Lkperf_lost4_0:
	v_mov_b32_e32 v2, s32
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[24:25] offset:8
	global_atomic_add v10, v4, s[24:25] offset:16
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone4_0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	global_store_dwordx2 v10, v[2:3], s[24:25] offset:24
.Lkperf_gone4_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+1024/*]kperf*/
		.amdhsa_private_segment_fixed_size 144
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 35/*kperf[*/+9/*]kperf*/
		.amdhsa_next_free_sgpr 10/*kperf[*/+46/*]kperf*/
		.amdhsa_accum_offset 36/*kperf[*/+8/*]kperf*/
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
; codeLenInByte = 724
; NumSgprs: 14
; NumVgprs: 35
; NumAgprs: 0
; TotalNumVgprs: 35
; ScratchSize: 144
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 35
; AccumOffset: 36
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
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
	.type	__hip_cuid_449ccea0f240dd39,@object ; @__hip_cuid_449ccea0f240dd39
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_449ccea0f240dd39
__hip_cuid_449ccea0f240dd39:
	.byte	0                               ; 0x0
	.size	__hip_cuid_449ccea0f240dd39, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_449ccea0f240dd39
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
    .sgpr_count:     60
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     35
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-calls-O3.gfx90a.s","sha256":"ea293bd222e6fa8be17b40619e243bb209cd18577a08aabc7d9e45689c009b79"},"target":"amdgcn-amd-amdhsa--gfx90a","entries":[{"name":"calls","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":64,"shared_boundaries":true,"shared_begins":[1],"regions":[{"id":0,"name":"call","line":151,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"recurse","line":166,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64},{"name":"stack","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":64,"shared_boundaries":false,"regions":[{"id":0,"name":"fill","line":274,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"d304c2783143fc93d5eac7a7a0df4c18f3ae4aed4bb7e089f47fb7c58bc9f8e5"}
/*]kperf*/