	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	dynamic                 ; -- Begin function dynamic
	.globl	dynamic
	.p2align	8
	.type	dynamic,@function
dynamic:                                ; @dynamic
; %bb.0:
/*kperf[*/
	s_memtime s[48:49]
	s_memrealtime s[50:51]
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, kperf_control@rel32@lo+4
	s_addc_u32 s55, s55, kperf_control@rel32@hi+12
	s_load_dwordx16 s[32:47], s[54:55], 0x0
	s_mov_b64 s[60:61], exec
	v_readfirstlane_b32 s58, v0
	s_getreg_b32 s52, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s53, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s27, s45, s4
	s_add_u32 s27, s27, s3
	s_mul_i32 s27, s27, s44
	s_add_u32 s27, s27, s2
	s_bfe_u32 s54, s58, 0xa0014
	s_lshr_b32 s55, s46, 16
	s_mul_i32 s54, s54, s55
	s_bfe_u32 s55, s58, 0xa000a
	s_add_u32 s54, s54, s55
	s_and_b32 s55, s46, 0xffff
	s_mul_i32 s54, s54, s55
	s_and_b32 s55, s58, 0x3ff
	s_add_u32 s54, s54, s55
	s_lshr_b32 s28, s54, 6
	s_mov_b32 s59, 1
	s_cmp_eq_u64 s[32:33], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s39, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s27, s41
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s27, s42
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v2, s39
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s54, v2
	s_sub_u32 s55, 0, s39
	s_mul_i32 s55, s55, s54
	s_mul_hi_u32 s55, s54, s55
	s_add_u32 s54, s54, s55
	s_mul_hi_u32 s54, s27, s54
	s_mul_i32 s54, s54, s39
	s_sub_u32 s57, s27, s54
	s_sub_u32 s55, s57, s39
	s_cmp_ge_u32 s57, s39
	s_cselect_b32 s57, s55, s57
	s_sub_u32 s55, s57, s39
	s_cmp_ge_u32 s57, s39
	s_cselect_b32 s57, s55, s57
	s_cmp_eq_u32 s57, s40
	s_cselect_b32 s59, 3, s59
.Lkperf_chosen0:
	s_cmp_lg_u32 s28, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[34:35], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s27, s38
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s54, s27, 48
	s_mul_hi_u32 s55, s27, 48
	s_add_u32 s34, s34, s54
	s_addc_u32 s35, s35, s55
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s27
	v_mov_b32_e32 v3, s52
	v_mov_b32_e32 v4, s59
	v_mov_b32_e32 v5, s53
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s49
	v_mov_b32_e32 v8, s50
	v_mov_b32_e32 v9, s51
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[34:35]
	global_store_dwordx4 v10, v[6:9], s[34:35] offset:16
	s_mov_b64 exec, s[60:61]
.Lkperf_stamped0:
	s_cmp_lt_u32 s28, 2
	s_cselect_b32 s59, s59, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s59, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[10:11], 0
	;;#ASMSTART
	; kperf.begin fold
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[8:9], v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_33
; %bb.1:
	s_load_dword s3, s[0:1], 0x18
	v_lshlrev_b32_e32 v2, 3, v0
	v_mov_b32_e32 v3, v1
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_mov_b32 s6, 0
	s_mov_b64 s[0:1], 0
	v_mov_b64_e32 v[10:11], 0
	s_brev_b32 s7, 8
	v_mov_b32_e32 v12, 0x260
	s_mov_b64 s[12:13], 0x80
	s_mov_b64 s[14:15], 0x400
	v_mov_b32_e32 v13, 0xffffff80
	v_mov_b64_e32 v[4:5], v[0:1]
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
	v_cmp_le_i64_e32 vcc, s[8:9], v[4:5]
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[14:15]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_32
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	global_load_dwordx2 v[8:9], v[2:3], off
	v_mov_b64_e32 v[6:7], v[10:11]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s3, 3
	s_mov_b64 s[18:19], 0
	s_cbranch_scc1 .LBB0_8
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s3, 4
	s_cbranch_scc0 .LBB0_9
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s3, 5
	s_cbranch_scc0 .LBB0_10
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_eq_u32 s3, 6
	s_cbranch_scc0 .LBB0_11
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, 0x80000000, v9
	v_cmp_gt_f64_e32 vcc, 0, v[8:9]
	s_mov_b64 s[16:17], 0
	s_nop 0
	v_cndmask_b32_e32 v11, v9, v1, vcc
	v_cndmask_b32_e32 v10, v8, v8, vcc
	v_add_f64 v[10:11], v[6:7], v[10:11]
	s_branch .LBB0_12
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[16:17], 0
                                        ; implicit-def: $vgpr10_vgpr11
	s_cbranch_execnz .LBB0_20
	s_branch .LBB0_28
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[16:17], 0
                                        ; implicit-def: $vgpr10_vgpr11
	s_cbranch_execnz .LBB0_15
	s_branch .LBB0_19
.LBB0_10:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[16:17], 0
                                        ; implicit-def: $vgpr10_vgpr11
	s_cbranch_execnz .LBB0_13
	s_branch .LBB0_14
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[16:17], -1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	s_branch .LBB0_14
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0)
	v_add_f64 v[10:11], v[8:9], 1.0
	v_div_scale_f64 v[14:15], s[20:21], v[10:11], v[10:11], v[6:7]
	v_rcp_f64_e32 v[16:17], v[14:15]
	v_div_scale_f64 v[18:19], vcc, v[6:7], v[10:11], v[6:7]
	v_fma_f64 v[20:21], -v[14:15], v[16:17], 1.0
	v_fmac_f64_e32 v[16:17], v[16:17], v[20:21]
	v_fma_f64 v[20:21], -v[14:15], v[16:17], 1.0
	v_fmac_f64_e32 v[16:17], v[16:17], v[20:21]
	v_mul_f64 v[20:21], v[18:19], v[16:17]
	v_fma_f64 v[14:15], -v[14:15], v[20:21], v[18:19]
	v_div_fmas_f64 v[14:15], v[14:15], v[16:17], v[20:21]
	v_div_fixup_f64 v[10:11], v[14:15], v[10:11], v[6:7]
.LBB0_14:                               ;   in Loop: Header=BB0_3 Depth=1
	s_branch .LBB0_19
.LBB0_15:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s3, 3
	s_cbranch_scc0 .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, s[6:7], v[8:9]
	s_nop 1
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_lshlrev_b32_e32 v1, 8, v1
	v_ldexp_f64 v[10:11], v[8:9], v1
	v_rsq_f64_e32 v[14:15], v[10:11]
	v_cndmask_b32_e32 v1, 0, v13, vcc
	v_cmp_class_f64_e32 vcc, v[10:11], v12
	v_mul_f64 v[16:17], v[10:11], v[14:15]
	v_mul_f64 v[14:15], v[14:15], 0.5
	v_fma_f64 v[18:19], -v[14:15], v[16:17], 0.5
	v_fmac_f64_e32 v[16:17], v[16:17], v[18:19]
	v_fmac_f64_e32 v[14:15], v[14:15], v[18:19]
	v_fma_f64 v[18:19], -v[16:17], v[16:17], v[10:11]
	v_fmac_f64_e32 v[16:17], v[18:19], v[14:15]
	v_fma_f64 v[18:19], -v[16:17], v[16:17], v[10:11]
	v_fmac_f64_e32 v[16:17], v[18:19], v[14:15]
	v_ldexp_f64 v[14:15], v[16:17], v1
	v_cndmask_b32_e32 v11, v15, v11, vcc
	v_cndmask_b32_e32 v10, v14, v10, vcc
	v_add_f64 v[10:11], v[6:7], v[10:11]
	s_cbranch_execz .LBB0_18
	s_branch .LBB0_19
.LBB0_17:                               ;   in Loop: Header=BB0_3 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_18:                               ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0)
	v_add_f64 v[10:11], v[6:7], -v[8:9]
.LBB0_19:                               ;   in Loop: Header=BB0_3 Depth=1
	s_branch .LBB0_28
.LBB0_20:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s3, 0
	s_cbranch_scc0 .LBB0_23
; %bb.21:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s3, 1
	s_cbranch_scc0 .LBB0_24
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0)
	v_fma_f64 v[10:11], v[8:9], v[8:9], v[6:7]
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_25
	s_branch .LBB0_26
.LBB0_23:                               ;   in Loop: Header=BB0_3 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_27
.LBB0_24:                               ;   in Loop: Header=BB0_3 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_25:                               ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, v[6:7], v[8:9]
	s_nop 1
	v_cndmask_b32_e32 v11, v9, v7, vcc
	v_cndmask_b32_e32 v10, v8, v6, vcc
.LBB0_26:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b64 s[18:19], 0
	s_cbranch_execnz .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_lg_u32 s3, 0
	s_mov_b64 s[18:19], -1
	s_cselect_b64 s[16:17], -1, 0
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_28:                               ;   in Loop: Header=BB0_3 Depth=1
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0)
	v_mul_f64 v[10:11], v[6:7], v[8:9]
	s_mov_b64 s[18:19], 0
.LBB0_30:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_2
; %bb.31:                               ;   in Loop: Header=BB0_3 Depth=1
	s_waitcnt vmcnt(0)
	v_add_f64 v[10:11], v[6:7], v[8:9]
	s_branch .LBB0_2
.LBB0_32:
	s_or_b64 exec, exec, s[0:1]
.LBB0_33:
	s_or_b64 exec, exec, s[10:11]
	v_lshl_add_u32 v1, v0, 3, 0
	v_cmp_gt_u32_e32 vcc, 64, v0
	;;#ASMSTART
	; kperf.end fold
	;;#ASMEND
	ds_write_b64 v1, v[10:11]
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_35
; %bb.34:
	ds_read2st64_b64 v[2:5], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_35:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 32, v0
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_37
; %bb.36:
	ds_read2_b64 v[2:5], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_37:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 16, v0
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_39
; %bb.38:
	ds_read2_b64 v[2:5], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_39:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 8, v0
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_41
; %bb.40:
	ds_read2_b64 v[2:5], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_41:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 4, v0
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_43
; %bb.42:
	ds_read2_b64 v[2:5], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_43:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 2, v0
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_45
; %bb.44:
	ds_read2_b64 v[2:5], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_45:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u32_e32 vcc, 0, v0
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_mov_b32_e32 v0, 0
	ds_read_b64 v[2:3], v0 offset:8
	ds_read_b64 v[4:5], v1
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[2:3], v[4:5]
	ds_write_b64 v1, v[2:3]
.LBB0_47:
	s_or_b64 exec, exec, s[0:1]
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_49
; %bb.48:
	v_mov_b32_e32 v2, 0
	ds_read_b64 v[0:1], v2
	s_mov_b32 s3, 0
	s_lshl_b64 s[0:1], s[2:3], 3
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v2, v[0:1], s[0:1]
.LBB0_49:
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[48:49]
	s_memrealtime s[50:51]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s52, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s53, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, kperf_control@rel32@lo+4
	s_addc_u32 s55, s55, kperf_control@rel32@hi+12
	s_load_dwordx8 s[32:39], s[54:55], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[34:35], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s27, s38
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s54, s27, 48
	s_mul_hi_u32 s55, s27, 48
	s_add_u32 s34, s34, s54
	s_addc_u32 s35, s35, s55
	s_mov_b64 s[56:57], s[48:49]
	v_mov_b32_e32 v2, s56
	v_mov_b32_e32 v3, s57
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v5, s51
	global_atomic_umax_x2 v10, v[2:3], s[34:35] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[34:35] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s44, s28
	s_mov_b32 s26, 0x3f8
	s_mul_i32 s44, s44, 0x400
	s_add_u32 s44, s44, s47
	v_mov_b32_e32 v26, s44
	v_mov_b32_e32 v25, 0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b64_e32 v[10:11], 0
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[8:9], v[0:1]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_33.kperf0
	s_load_dword s3, s[0:1], 0x18
	v_lshlrev_b32_e32 v2, 3, v0
	v_mov_b32_e32 v3, v1
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_mov_b32 s6, 0
	s_mov_b64 s[0:1], 0
	v_mov_b64_e32 v[10:11], 0
	s_brev_b32 s7, 8
	v_mov_b32_e32 v12, 0x260
	s_mov_b64 s[12:13], 0x80
	s_mov_b64 s[14:15], 0x400
	v_mov_b32_e32 v13, 0xffffff80
	v_mov_b64_e32 v[4:5], v[0:1]
	s_branch .LBB0_3.kperf0
.LBB0_2.kperf0:
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[12:13]
	v_cmp_le_i64_e32 vcc, s[8:9], v[4:5]
	s_or_b64 s[0:1], vcc, s[0:1]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[14:15]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_32.kperf0
.LBB0_3.kperf0:
	global_load_dwordx2 v[8:9], v[2:3], off
	v_mov_b64_e32 v[6:7], v[10:11]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s3, 3
	s_mov_b64 s[18:19], 0
	s_cbranch_scc1 .LBB0_8.kperf0
	s_cmp_gt_i32 s3, 4
	s_cbranch_scc0 .LBB0_9.kperf0
	s_cmp_gt_i32 s3, 5
	s_cbranch_scc0 .LBB0_10.kperf0
	s_cmp_eq_u32 s3, 6
	s_cbranch_scc0 .LBB0_11.kperf0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, 0x80000000, v9
	v_cmp_gt_f64_e32 vcc, 0, v[8:9]
	s_mov_b64 s[16:17], 0
	s_nop 0
	v_cndmask_b32_e32 v11, v9, v1, vcc
	v_cndmask_b32_e32 v10, v8, v8, vcc
	v_add_f64 v[10:11], v[6:7], v[10:11]
	s_branch .LBB0_12.kperf0
.LBB0_8.kperf0:
	s_mov_b64 s[16:17], 0
	s_cbranch_execnz .LBB0_20.kperf0
	s_branch .LBB0_28.kperf0
.LBB0_9.kperf0:
	s_mov_b64 s[16:17], 0
	s_cbranch_execnz .LBB0_15.kperf0
	s_branch .LBB0_19.kperf0
.LBB0_10.kperf0:
	s_mov_b64 s[16:17], 0
	s_cbranch_execnz .LBB0_13.kperf0
	s_branch .LBB0_14.kperf0
.LBB0_11.kperf0:
	s_mov_b64 s[16:17], -1
.LBB0_12.kperf0:
	s_branch .LBB0_14.kperf0
.LBB0_13.kperf0:
	s_waitcnt vmcnt(0)
	v_add_f64 v[10:11], v[8:9], 1.0
	v_div_scale_f64 v[14:15], s[20:21], v[10:11], v[10:11], v[6:7]
	v_rcp_f64_e32 v[16:17], v[14:15]
	v_div_scale_f64 v[18:19], vcc, v[6:7], v[10:11], v[6:7]
	v_fma_f64 v[20:21], -v[14:15], v[16:17], 1.0
	v_fmac_f64_e32 v[16:17], v[16:17], v[20:21]
	v_fma_f64 v[20:21], -v[14:15], v[16:17], 1.0
	v_fmac_f64_e32 v[16:17], v[16:17], v[20:21]
	v_mul_f64 v[20:21], v[18:19], v[16:17]
	v_fma_f64 v[14:15], -v[14:15], v[20:21], v[18:19]
	v_div_fmas_f64 v[14:15], v[14:15], v[16:17], v[20:21]
	v_div_fixup_f64 v[10:11], v[14:15], v[10:11], v[6:7]
.LBB0_14.kperf0:
	s_branch .LBB0_19.kperf0
.LBB0_15.kperf0:
	s_cmp_gt_i32 s3, 3
	s_cbranch_scc0 .LBB0_17.kperf0
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, s[6:7], v[8:9]
	s_nop 1
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_lshlrev_b32_e32 v1, 8, v1
	v_ldexp_f64 v[10:11], v[8:9], v1
	v_rsq_f64_e32 v[14:15], v[10:11]
	v_cndmask_b32_e32 v1, 0, v13, vcc
	v_cmp_class_f64_e32 vcc, v[10:11], v12
	v_mul_f64 v[16:17], v[10:11], v[14:15]
	v_mul_f64 v[14:15], v[14:15], 0.5
	v_fma_f64 v[18:19], -v[14:15], v[16:17], 0.5
	v_fmac_f64_e32 v[16:17], v[16:17], v[18:19]
	v_fmac_f64_e32 v[14:15], v[14:15], v[18:19]
	v_fma_f64 v[18:19], -v[16:17], v[16:17], v[10:11]
	v_fmac_f64_e32 v[16:17], v[18:19], v[14:15]
	v_fma_f64 v[18:19], -v[16:17], v[16:17], v[10:11]
	v_fmac_f64_e32 v[16:17], v[18:19], v[14:15]
	v_ldexp_f64 v[14:15], v[16:17], v1
	v_cndmask_b32_e32 v11, v15, v11, vcc
	v_cndmask_b32_e32 v10, v14, v10, vcc
	v_add_f64 v[10:11], v[6:7], v[10:11]
	s_cbranch_execz .LBB0_18.kperf0
	s_branch .LBB0_19.kperf0
.LBB0_17.kperf0:
.LBB0_18.kperf0:
	s_waitcnt vmcnt(0)
	v_add_f64 v[10:11], v[6:7], -v[8:9]
.LBB0_19.kperf0:
	s_branch .LBB0_28.kperf0
.LBB0_20.kperf0:
	s_cmp_gt_i32 s3, 0
	s_cbranch_scc0 .LBB0_23.kperf0
	s_cmp_gt_i32 s3, 1
	s_cbranch_scc0 .LBB0_24.kperf0
	s_waitcnt vmcnt(0)
	v_fma_f64 v[10:11], v[8:9], v[8:9], v[6:7]
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_25.kperf0
	s_branch .LBB0_26.kperf0
.LBB0_23.kperf0:
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_27.kperf0
.LBB0_24.kperf0:
.LBB0_25.kperf0:
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, v[6:7], v[8:9]
	s_nop 1
	v_cndmask_b32_e32 v11, v9, v7, vcc
	v_cndmask_b32_e32 v10, v8, v6, vcc
.LBB0_26.kperf0:
	s_mov_b64 s[18:19], 0
	s_cbranch_execnz .LBB0_28.kperf0
.LBB0_27.kperf0:
	s_cmp_lg_u32 s3, 0
	s_mov_b64 s[18:19], -1
	s_cselect_b64 s[16:17], -1, 0
.LBB0_28.kperf0:
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_30.kperf0
	s_waitcnt vmcnt(0)
	v_mul_f64 v[10:11], v[6:7], v[8:9]
	s_mov_b64 s[18:19], 0
.LBB0_30.kperf0:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_2.kperf0
	s_waitcnt vmcnt(0)
	v_add_f64 v[10:11], v[6:7], v[8:9]
	s_branch .LBB0_2.kperf0
.LBB0_32.kperf0:
	s_or_b64 exec, exec, s[0:1]
.LBB0_33.kperf0:
	s_or_b64 exec, exec, s[10:11]
	v_lshl_add_u32 v1, v0, 3, 0
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	ds_write_b64 v1, v[10:11]
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_35.kperf0
	ds_read2st64_b64 v[2:5], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_35.kperf0:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0xc0010001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_37.kperf0
	ds_read2_b64 v[2:5], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_37.kperf0:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0xc0010001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_39.kperf0
	ds_read2_b64 v[2:5], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_39.kperf0:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0xc0010001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_41.kperf0
	ds_read2_b64 v[2:5], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_41.kperf0:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 4, v0
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0xc0010001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_43.kperf0
	ds_read2_b64 v[2:5], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_43.kperf0:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0xc0010001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_45.kperf0
	ds_read2_b64 v[2:5], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[4:5], v[2:3]
	ds_write_b64 v1, v[2:3]
.LBB0_45.kperf0:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0xc0010001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_47.kperf0
	v_mov_b32_e32 v0, 0
	ds_read_b64 v[2:3], v0 offset:8
	ds_read_b64 v[4:5], v1
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[2:3], v[2:3], v[4:5]
	ds_write_b64 v1, v[2:3]
.LBB0_47.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_memtime s[24:25]
	s_mov_b64 s[22:23], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v24, v25, s26, v26
	v_add_u32 v25, 8, v25
	v_mov_b32_e32 v22, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v23, s24
	ds_write_b64 v24, v[22:23] offset:0
	s_mov_b64 exec, s[22:23]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_49.kperf0
	v_mov_b32_e32 v2, 0
	ds_read_b64 v[0:1], v2
	s_mov_b32 s3, 0
	s_lshl_b64 s[0:1], s[2:3], 3
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v2, v[0:1], s[0:1]
.LBB0_49.kperf0:
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[48:49]
	s_memrealtime s[50:51]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s52, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s53, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, kperf_control@rel32@lo+4
	s_addc_u32 s55, s55, kperf_control@rel32@hi+12
	s_load_dwordx8 s[32:39], s[54:55], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s40, v25
	v_readfirstlane_b32 s43, v26
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[34:35], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s27, s38
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s54, s27, 48
	s_mul_hi_u32 s55, s27, 48
	s_add_u32 s34, s34, s54
	s_addc_u32 s35, s35, s55
	s_mov_b64 s[56:57], s[48:49]
	v_mov_b32_e32 v2, s56
	v_mov_b32_e32 v3, s57
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v5, s51
	global_atomic_umax_x2 v10, v[2:3], s[34:35] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[34:35] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s40, s40, 3
	s_min_u32 s41, s40, 0x80
	s_lshl_b32 s42, s41, 3
	s_add_u32 s42, s42, 79
	s_and_b32 s42, s42, 0xfffffff0
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[32:33] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s46, v2
	v_readfirstlane_b32 s47, v3
	s_add_u32 s54, s46, s42
	s_addc_u32 s55, s47, 0
	s_sub_u32 s54, s36, s54
	s_subb_u32 s55, s37, s55
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s32, s32, s46
	s_addc_u32 s33, s33, s47
	s_mov_b32 s44, s28
	v_mov_b32_e32 v2, s27
	v_mov_b32_e32 v3, s52
	v_mov_b32_e32 v4, s44
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s41
	v_mov_b32_e32 v9, 0x80
	global_store_dwordx4 v10, v[2:5], s[32:33]
	global_store_dwordx4 v10, v[6:9], s[32:33] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s50
	v_mov_b32_e32 v5, s51
	global_store_dwordx4 v10, v[2:5], s[32:33] offset:32
	s_lshl_b32 s41, s41, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s41, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v6, s43, v11
	ds_read_b64 v[2:3], v6 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[32:33] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[62:63]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s53
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s62
	v_mov_b32_e32 v7, s63
	global_store_dwordx4 v10, v[6:9], s[32:33] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[32:33] offset:8
	global_atomic_add v10, v4, s[32:33] offset:16
	s_sub_u32 s54, s36, s46
	s_subb_u32 s55, s37, s47
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s46
	v_mov_b32_e32 v3, s47
	global_store_dwordx2 v10, v[2:3], s[32:33] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dynamic
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+2048/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 22/*kperf[*/+6/*]kperf*/
		.amdhsa_next_free_sgpr 22/*kperf[*/+42/*]kperf*/
		.amdhsa_accum_offset 24/*kperf[*/+4/*]kperf*/
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
	.size	dynamic, .Lfunc_end0-dynamic
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1128
; NumSgprs: 28
; NumVgprs: 22
; NumAgprs: 0
; TotalNumVgprs: 22
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 22
; AccumOffset: 24
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 5
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_149c56560687f63,@object ; @__hip_cuid_149c56560687f63
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_149c56560687f63
__hip_cuid_149c56560687f63:
	.byte	0                               ; 0x0
	.size	__hip_cuid_149c56560687f63, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_149c56560687f63
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
        .size:           8
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 128
    .name:           dynamic
    .private_segment_fixed_size: 0
    .sgpr_count:     70
    .sgpr_spill_count: 0
    .symbol:         dynamic.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     28
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
        .size:           8
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 128
    .name:           dynamic
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         dynamic.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     22
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-dynamic-O3.gfx942.s","sha256":"099822e50329969c38ea9e0d7370a8cadd25aab57446acddfd4c5c4bbcecdbb4"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"dynamic","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":2,"warps_per_unit":1,"ring_bytes":2048,"cluster":false,"max_threads":128,"shared_boundaries":true,"shared_begins":[],"regions":[{"id":0,"name":"fold","line":15,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"step","line":197,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"c728de25e713e1c5653a6b94a8e0b7ac15969f2597f6c42c1fa9618c6296bebc"}
/*]kperf*/