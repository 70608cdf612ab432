	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	reduce                  ; -- Begin function reduce
	.globl	reduce
	.p2align	8
	.type	reduce,@function
reduce:                                 ; @reduce
	s_trap 2 ; Kernarg preload header. Trap with incompatible firmware that doesn't support preloading kernel arguments.
	.fill 63, 4, 0xbf800000 ; s_nop 0
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
	s_getreg_b32 s45, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s21, s37, s9
	s_add_u32 s21, s21, s8
	s_mul_i32 s21, s21, s36
	s_add_u32 s21, s21, s7
	s_bfe_u32 s46, s50, 0xa0014
	s_lshr_b32 s47, s38, 16
	s_mul_i32 s46, s46, s47
	s_bfe_u32 s47, s50, 0xa000a
	s_add_u32 s46, s46, s47
	s_and_b32 s47, s38, 0xffff
	s_mul_i32 s46, s46, s47
	s_and_b32 s47, s50, 0x3ff
	s_add_u32 s46, s46, s47
	s_lshr_b32 s22, s46, 6
	s_mov_b32 s51, 1
	s_cmp_eq_u64 s[24:25], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s31, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s21, s33
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s21, s34
	s_cbranch_scc1 .Lkperf_chosen0
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
	s_mul_hi_u32 s46, s21, s46
	s_mul_i32 s46, s46, s31
	s_sub_u32 s49, s21, s46
	s_sub_u32 s47, s49, s31
	s_cmp_ge_u32 s49, s31
	s_cselect_b32 s49, s47, s49
	s_sub_u32 s47, s49, s31
	s_cmp_ge_u32 s49, s31
	s_cselect_b32 s49, s47, s49
	s_cmp_eq_u32 s49, s32
	s_cselect_b32 s51, 3, s51
.Lkperf_chosen0:
	s_cmp_lg_u32 s22, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s21
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
.Lkperf_stamped0:
	s_cmp_lt_u32 s22, 4
	s_cselect_b32 s51, s51, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_mov_b32 s0, s7
	v_cmp_gt_i32_e32 vcc, s6, v0
	v_mov_b32_e32 v6, 0
	;;#ASMSTART
	; kperf.begin load
	;;#ASMEND
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	v_xad_u32 v1, v0, -1, s6
	s_movk_i32 s1, 0xff
	s_mul_i32 s10, s0, s6
	v_cmp_lt_u32_e32 vcc, s1, v1
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v2, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_5
; %bb.2:
	v_lshrrev_b32_e32 v1, 8, v1
	v_add_u32_e32 v4, 1, v1
	v_and_b32_e32 v5, 0x1fffffe, v4
	v_or_b32_e32 v1, 0x100, v0
	s_mov_b32 s1, s10
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v5
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, 0
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v10, s1, v3
	v_add_u32_e32 v8, s10, v2
	v_ashrrev_i32_e32 v11, 31, v10
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[2:3]
	global_load_dword v12, v[10:11], off
	global_load_dword v13, v[8:9], off
	v_add_u32_e32 v7, -2, v7
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_add_u32_e32 v3, 0x200, v3
	v_add_u32_e32 v2, 0x200, v2
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, v12, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, v13, v6
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_ne_u32_e32 vcc, v4, v5
	v_lshl_or_b32 v2, v5, 8, v0
	v_add_u32_e32 v6, v6, v1
	s_orn2_b64 s[14:15], vcc, exec
.LBB0_5:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_9
; %bb.6:
	v_ashrrev_i32_e32 v3, 31, v2
	s_ashr_i32 s11, s10, 31
	v_lshl_add_u64 v[4:5], v[2:3], 0, s[10:11]
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[2:3]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[10:11], 0x400
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[4:5], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_le_i32_e32 vcc, s6, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[10:11]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, v1, v6
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_7
; %bb.8:
	s_or_b64 exec, exec, s[2:3]
.LBB0_9:
	s_or_b64 exec, exec, s[12:13]
.LBB0_10:
	s_or_b64 exec, exec, s[8:9]
	s_movk_i32 s1, 0x80
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e32 vcc, s1, v0
	ds_write_b32 v1, v6
	;;#ASMSTART
	; kperf.end load
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	ds_read2st64_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 64, v0
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	ds_read2st64_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
.LBB0_14:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 32, v0
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	ds_read2_b32 v[2:3], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
.LBB0_16:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 16, v0
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_18
; %bb.17:
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	ds_read2_b32 v[2:3], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
.LBB0_18:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 8, v0
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_20
; %bb.19:
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
.LBB0_20:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 4, v0
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_22
; %bb.21:
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
.LBB0_22:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 2, v0
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_24
; %bb.23:
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
.LBB0_24:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v0
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_26
; %bb.25:
	v_mov_b32_e32 v0, 0
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	ds_read_b32 v0, v0 offset:4
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v2, v0
	ds_write_b32 v1, v0
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	;;#ASMSTART
	; kperf.begin store
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_28
; %bb.27:
	v_mov_b32_e32 v0, 0
	ds_read_b32 v1, v0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
.LBB0_28:
	s_or_b64 exec, exec, s[2:3]
	;;#ASMSTART
	; kperf.end store
	;;#ASMEND
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s45, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx8 s[24:31], s[46:47], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_umax_x2 v10, v[2:3], s[26:27] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[26:27] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s22
	s_mov_b32 s20, 0x3f8
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v18, s36
	v_mov_b32_e32 v17, 0
	s_mov_b32 s0, s7
	v_cmp_gt_i32_e32 vcc, s6, v0
	v_mov_b32_e32 v6, 0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_10.kperf0
	v_xad_u32 v1, v0, -1, s6
	s_movk_i32 s1, 0xff
	s_mul_i32 s10, s0, s6
	v_cmp_lt_u32_e32 vcc, s1, v1
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v2, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_5.kperf0
	v_lshrrev_b32_e32 v1, 8, v1
	v_add_u32_e32 v4, 1, v1
	v_and_b32_e32 v5, 0x1fffffe, v4
	v_or_b32_e32 v1, 0x100, v0
	s_mov_b32 s1, s10
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v5
	v_mov_b64_e32 v[2:3], v[0:1]
	v_mov_b32_e32 v1, 0
.LBB0_3.kperf0:
	v_add_u32_e32 v10, s1, v3
	v_add_u32_e32 v8, s10, v2
	v_ashrrev_i32_e32 v11, 31, v10
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[2:3]
	global_load_dword v12, v[10:11], off
	global_load_dword v13, v[8:9], off
	v_add_u32_e32 v7, -2, v7
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_add_u32_e32 v3, 0x200, v3
	v_add_u32_e32 v2, 0x200, v2
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, v12, v1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, v13, v6
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_3.kperf0
	s_or_b64 exec, exec, s[14:15]
	v_cmp_ne_u32_e32 vcc, v4, v5
	v_lshl_or_b32 v2, v5, 8, v0
	v_add_u32_e32 v6, v6, v1
	s_orn2_b64 s[14:15], vcc, exec
.LBB0_5.kperf0:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_9.kperf0
	v_ashrrev_i32_e32 v3, 31, v2
	s_ashr_i32 s11, s10, 31
	v_lshl_add_u64 v[4:5], v[2:3], 0, s[10:11]
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[2:3]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[10:11], 0x400
.LBB0_7.kperf0:
	global_load_dword v1, v[4:5], off
	v_add_u32_e32 v2, 0x100, v2
	v_cmp_le_i32_e32 vcc, s6, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[10:11]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, v1, v6
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_7.kperf0
	s_or_b64 exec, exec, s[2:3]
.LBB0_9.kperf0:
	s_or_b64 exec, exec, s[12:13]
.LBB0_10.kperf0:
	s_or_b64 exec, exec, s[8:9]
	s_movk_i32 s1, 0x80
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e32 vcc, s1, v0
	ds_write_b32 v1, v6
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0xc0000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_12.kperf0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	ds_read2st64_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
.LBB0_12.kperf0:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_14.kperf0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	ds_read2st64_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
.LBB0_14.kperf0:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_16.kperf0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	ds_read2_b32 v[2:3], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
.LBB0_16.kperf0:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_18.kperf0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	ds_read2_b32 v[2:3], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
.LBB0_18.kperf0:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_20.kperf0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
.LBB0_20.kperf0:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 4, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_22.kperf0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
.LBB0_22.kperf0:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_24.kperf0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
.LBB0_24.kperf0:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_26.kperf0
	v_mov_b32_e32 v0, 0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	ds_read_b32 v0, v0 offset:4
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v2, v0
	ds_write_b32 v1, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
.LBB0_26.kperf0:
	s_or_b64 exec, exec, s[2:3]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_28.kperf0
	v_mov_b32_e32 v0, 0
	ds_read_b32 v1, v0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
.LBB0_28.kperf0:
	s_or_b64 exec, exec, s[2:3]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v16, v17, s20, v18
	v_add_u32 v17, 8, v17
	v_mov_b32_e32 v14, 0x40000003
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s18
	ds_write_b64 v16, v[14:15] offset:1024
	s_mov_b64 exec, s[16:17]
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s45, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx8 s[24:31], s[46:47], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s32, v17
	v_readfirstlane_b32 s35, v18
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_umax_x2 v10, v[2:3], s[26:27] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[26:27] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[24:25] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v2
	v_readfirstlane_b32 s39, v3
	s_add_u32 s46, s38, s34
	s_addc_u32 s47, s39, 0
	s_sub_u32 s46, s28, s46
	s_subb_u32 s47, s29, s47
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s24, s24, s38
	s_addc_u32 s25, s25, s39
	s_mov_b32 s36, s22
	v_mov_b32_e32 v2, s21
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s22
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
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s33, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v6, s35, v11
	ds_read_b64 v[2:3], v6 offset:1024
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[24:25] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
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
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s32
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[24:25] offset:8
	global_atomic_add v10, v4, s[24:25] offset:16
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	global_store_dwordx2 v10, v[2:3], s[24:25] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce
		.amdhsa_group_segment_fixed_size 1024/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 7
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 5
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 14/*kperf[*/+6/*]kperf*/
		.amdhsa_next_free_sgpr 16/*kperf[*/+40/*]kperf*/
		.amdhsa_accum_offset 16/*kperf[*/+4/*]kperf*/
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
.Lfunc_end0:
	.size	reduce, .Lfunc_end0-reduce
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 816
; NumSgprs: 22
; NumVgprs: 14
; NumAgprs: 0
; TotalNumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 14
; AccumOffset: 16
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 7
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 3
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_be525338cec1e390,@object ; @__hip_cuid_be525338cec1e390
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_be525338cec1e390
__hip_cuid_be525338cec1e390:
	.byte	0                               ; 0x0
	.size	__hip_cuid_be525338cec1e390, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_be525338cec1e390
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
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 5120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           reduce
    .private_segment_fixed_size: 0
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         reduce.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     20
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
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           reduce
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         reduce.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     14
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-reduce-preload.gfx942.s","sha256":"59ceb218f10d4545ab983cfe740ef0a76dee5e7f7c42e177f7f065777b03013b"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"reduce","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":true,"shared_begins":[],"regions":[{"id":0,"name":"load","line":16,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"sync","line":102,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"add","line":113,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":3,"name":"store","line":295,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"13c575de84d26ecc94059673f51b93f27728754c2efba0cad9ff6ddbf819b9e3"}
/*]kperf*/