	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	diverge                 ; -- Begin function diverge
	.globl	diverge
	.p2align	8
	.type	diverge,@function
diverge:                                ; @diverge
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
	s_mul_i32 s21, s37, s4
	s_add_u32 s21, s21, s3
	s_mul_i32 s21, s21, s36
	s_add_u32 s21, s21, s2
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
	v_cvt_f32_u32_e32 v14, s31
	v_rcp_iflag_f32_e32 v14, v14
	s_nop 0
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_readfirstlane_b32 s46, v14
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
	v_mov_b32_e32 v14, s21
	v_mov_b32_e32 v15, s44
	v_mov_b32_e32 v16, s51
	v_mov_b32_e32 v17, s45
	v_mov_b32_e32 v18, s40
	v_mov_b32_e32 v19, s41
	v_mov_b32_e32 v20, s42
	v_mov_b32_e32 v21, s43
	v_mov_b32_e32 v22, 0
	global_store_dwordx4 v22, v[14:17], s[26:27]
	global_store_dwordx4 v22, v[18:21], s[26:27] offset:16
	s_mov_b64 exec, s[52:53]
.Lkperf_stamped0:
	s_cmp_lt_u32 s22, 2
	s_cselect_b32 s51, s51, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshl_or_b32 v2, s2, 7, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_and_b32_e32 v0, 63, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v6, v[4:5], off
	v_mov_b32_e32 v0, 0
	;;#ASMSTART
	; kperf.begin all
	;;#ASMEND
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, 1, v6
	v_mov_b32_e32 v0, 0
	;;#ASMSTART
	; kperf.begin not_first
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
; %bb.2:
	s_mov_b32 s12, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v4, v6
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s12, s12, 1
	v_cmp_gt_u32_e32 vcc, 2, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v0, s12
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_8
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	v_and_b32_e32 v0, 1, v4
	v_cmp_eq_u32_e32 vcc, 1, v0
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_6
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	v_mad_u64_u32 v[4:5], s[14:15], v4, 3, 1
	;;#ASMSTART
	; kperf.begin odd
	;;#ASMEND
	;;#ASMSTART
	; kperf.end odd
	;;#ASMEND
.LBB0_6:                                ;   in Loop: Header=BB0_4 Depth=1
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_3
; %bb.7:                                ;   in Loop: Header=BB0_4 Depth=1
	v_lshrrev_b32_e32 v4, 1, v4
	s_branch .LBB0_3
.LBB0_8:
	s_or_b64 exec, exec, s[8:9]
.LBB0_9:
	s_or_b64 exec, exec, s[2:3]
	;;#ASMSTART
	; kperf.end not_first
	;;#ASMEND
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 15, v6
	v_cmp_eq_u32_e32 vcc, 15, v1
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	;;#ASMSTART
	; kperf.begin rare
	;;#ASMEND
	global_load_dword v1, v[4:5], off
	s_movk_i32 s2, 0x3e8
	;;#ASMSTART
	; kperf.end rare
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[2:3], v1, s2, v[0:1]
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0xaaaaaaab
	v_mul_hi_u32 v1, v6, s0
	v_lshrrev_b32_e32 v1, 1, v1
	v_lshl_add_u32 v1, v1, 1, v1
	v_sub_u32_e32 v1, v6, v1
	v_cmp_lt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.13:
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:
	v_xor_b32_e32 v2, 2, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	;;#ASMSTART
	; kperf.instant one
	;;#ASMEND
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v0, v0, v1
.LBB0_15:
	s_or_b64 exec, exec, s[2:3]
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_16:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_18
; %bb.17:
	v_xor_b32_e32 v2, 1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	;;#ASMSTART
	; kperf.instant zero
	;;#ASMEND
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	;;#ASMSTART
	; kperf.end all
	;;#ASMEND
	global_store_dword v[4:5], v0, off
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
	v_mov_b32_e32 v22, 0
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
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v16, s42
	v_mov_b32_e32 v17, s43
	global_atomic_umax_x2 v22, v[14:15], s[26:27] offset:32
	global_atomic_umax_x2 v22, v[16:17], s[26:27] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s22
	s_mov_b32 s20, 0x3f8
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v12, s36
	v_mov_b32_e32 v11, 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshl_or_b32 v2, s2, 7, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_and_b32_e32 v0, 63, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v6, v[4:5], off
	v_mov_b32_e32 v0, 0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10.kperf0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, 1, v6
	v_mov_b32_e32 v0, 0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9.kperf0
	s_mov_b32 s12, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v4, v6
	s_branch .LBB0_4.kperf0
.LBB0_3.kperf0:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s12, s12, 1
	v_cmp_gt_u32_e32 vcc, 2, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v0, s12
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_8.kperf0
.LBB0_4.kperf0:
	v_and_b32_e32 v0, 1, v4
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_6.kperf0
	v_mad_u64_u32 v[4:5], s[14:15], v4, 3, 1
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000003
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
.LBB0_6.kperf0:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_3.kperf0
	v_lshrrev_b32_e32 v4, 1, v4
	s_branch .LBB0_3.kperf0
.LBB0_8.kperf0:
	s_or_b64 exec, exec, s[8:9]
.LBB0_9.kperf0:
	s_or_b64 exec, exec, s[2:3]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
.LBB0_10.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 15, v6
	v_cmp_eq_u32_e32 vcc, 15, v1
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12.kperf0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	global_load_dword v1, v[4:5], off
	s_movk_i32 s2, 0x3e8
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000004
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[2:3], v1, s2, v[0:1]
.LBB0_12.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0xaaaaaaab
	v_mul_hi_u32 v1, v6, s0
	v_lshrrev_b32_e32 v1, 1, v1
	v_lshl_add_u32 v1, v1, 1, v1
	v_sub_u32_e32 v1, v6, v1
	v_cmp_lt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_16.kperf0
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_15.kperf0
	v_xor_b32_e32 v2, 2, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x80000005
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v0, v0, v1
.LBB0_15.kperf0:
	s_or_b64 exec, exec, s[2:3]
.LBB0_16.kperf0:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_18.kperf0
	v_xor_b32_e32 v2, 1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x80000006
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
.LBB0_18.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s20, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s18
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[16:17]
	global_store_dword v[4:5], v0, off
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
	v_mov_b32_e32 v22, 0
	v_readfirstlane_b32 s32, v11
	v_readfirstlane_b32 s35, v12
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
	v_mov_b32_e32 v14, s48
	v_mov_b32_e32 v15, s49
	v_mov_b32_e32 v16, s42
	v_mov_b32_e32 v17, s43
	global_atomic_umax_x2 v22, v[14:15], s[26:27] offset:32
	global_atomic_umax_x2 v22, v[16:17], s[26:27] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, 0
	global_atomic_add_x2 v[14:15], v22, v[14:15], s[24:25] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v14
	v_readfirstlane_b32 s39, v15
	s_add_u32 s46, s38, s34
	s_addc_u32 s47, s39, 0
	s_sub_u32 s46, s28, s46
	s_subb_u32 s47, s29, s47
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s24, s24, s38
	s_addc_u32 s25, s25, s39
	s_mov_b32 s36, s22
	v_mov_b32_e32 v14, s21
	v_mov_b32_e32 v15, s44
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v17, s22
	v_mov_b32_e32 v18, s32
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s33
	v_mov_b32_e32 v21, 0x80
	global_store_dwordx4 v22, v[14:17], s[24:25]
	global_store_dwordx4 v22, v[18:21], s[24:25] offset:16
	s_nop 0
	v_mov_b32_e32 v14, s40
	v_mov_b32_e32 v15, s41
	v_mov_b32_e32 v16, s42
	v_mov_b32_e32 v17, s43
	global_store_dwordx4 v22, v[14:17], s[24:25] offset:32
	s_lshl_b32 s33, s33, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v23, -1, 0
	v_mbcnt_hi_u32_b32 v23, -1, v23
	v_lshlrev_b32_e32 v23, 3, v23
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s33, v23
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v18, s35, v23
	ds_read_b64 v[14:15], v18 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v23, v[14:15], s[24:25] offset:64
	v_add_u32 v23, 0x200, v23
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[54:55]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, s45
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, s54
	v_mov_b32_e32 v19, s55
	global_store_dwordx4 v22, v[18:21], s[24:25] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v14, s32
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 1
	global_atomic_add_x2 v22, v[14:15], s[24:25] offset:8
	global_atomic_add v22, v16, s[24:25] offset:16
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_store_dwordx2 v22, v[14:15], s[24:25] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel diverge
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+2048/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 7/*kperf[*/+17/*]kperf*/
		.amdhsa_next_free_sgpr 16/*kperf[*/+40/*]kperf*/
		.amdhsa_accum_offset 8/*kperf[*/+16/*]kperf*/
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
	.size	diverge, .Lfunc_end0-diverge
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 388
; NumSgprs: 22
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 7
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_832b85ced6d29f04,@object ; @__hip_cuid_832b85ced6d29f04
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_832b85ced6d29f04
__hip_cuid_832b85ced6d29f04:
	.byte	0                               ; 0x0
	.size	__hip_cuid_832b85ced6d29f04, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_832b85ced6d29f04
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 128
    .name:           diverge
    .private_segment_fixed_size: 0
    .sgpr_count:     62
    .sgpr_spill_count: 0
    .symbol:         diverge.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     24
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 128
    .name:           diverge
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         diverge.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     7
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-diverge-O3.gfx942.s","sha256":"083d01bbd6c63f8dd92e77d42d4d6b8f792865914a08c474b845bd07091117ce"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"diverge","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":2,"warps_per_unit":1,"ring_bytes":2048,"cluster":false,"max_threads":128,"shared_boundaries":false,"regions":[{"id":0,"name":"all","line":20,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"not_first","line":29,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"step","line":45,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":3,"name":"odd","line":61,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":4,"name":"rare","line":89,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":5,"name":"one","line":118,"instant":true,"waits":[],"arrives":[],"asyncs":[]},{"id":6,"name":"zero","line":134,"instant":true,"waits":[],"arrives":[],"asyncs":[]}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"96008ea9bb65d3972878f00a27d5df337ec71cb790aa5bbde2756652b846801e"}
/*]kperf*/