	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	dynamic                 ; -- Begin function dynamic
	.globl	dynamic
	.p2align	8
	.type	dynamic,@function
dynamic:                                ; @dynamic
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
	s_cmp_lt_u32 s16, 4
	s_cselect_b32 s47, s47, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b32 s8, exec_lo
	;;#ASMSTART
	; kperf.begin fold
	;;#ASMEND
	s_wait_kmcnt 0x0
	v_cmpx_gt_i64_e64 s[2:3], v[0:1]
	s_cbranch_execz .LBB0_33
; %bb.1:
	s_load_b32 s1, s[0:1], 0x18
	v_lshlrev_b32_e32 v2, 3, v0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v5, v1
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v4, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, s0, s6, v2
	v_add_co_ci_u32_e64 v3, null, s7, 0, s0
	s_mov_b32 s6, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_co_u32 v4, vcc_lo, 0x80, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v5, vcc_lo
	v_add_co_u32 v2, s0, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, s0, 0, v3, s0
	v_cmp_le_i64_e32 vcc_lo, s[2:3], v[4:5]
	s_or_b32 s6, vcc_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB0_32
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	s_wait_loadcnt 0x0
	global_load_b64 v[8:9], v[2:3], off
	v_dual_mov_b32 v6, v10 :: v_dual_mov_b32 v7, v11
	s_wait_kmcnt 0x0
	s_cmp_lt_i32 s1, 3
	s_mov_b32 s7, 0
	s_cbranch_scc1 .LBB0_8
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s1, 4
	s_cbranch_scc0 .LBB0_9
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s1, 5
	s_cbranch_scc0 .LBB0_10
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_eq_u32 s1, 6
	s_cbranch_scc0 .LBB0_11
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_wait_loadcnt 0x0
	v_cmp_gt_f64_e32 vcc_lo, 0, v[8:9]
	v_xor_b32_e32 v1, 0x80000000, v9
	s_mov_b32 s0, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v11, v9, v1 :: v_dual_cndmask_b32 v10, v8, v8
	v_add_f64_e32 v[10:11], v[6:7], v[10:11]
	s_branch .LBB0_12
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s0, 0
                                        ; implicit-def: $vgpr10_vgpr11
	s_cbranch_execnz .LBB0_20
	s_branch .LBB0_28
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s0, 0
                                        ; implicit-def: $vgpr10_vgpr11
	s_cbranch_execnz .LBB0_15
	s_branch .LBB0_19
.LBB0_10:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s0, 0
                                        ; implicit-def: $vgpr10_vgpr11
	s_cbranch_execnz .LBB0_13
	s_branch .LBB0_14
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s0, -1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	s_branch .LBB0_14
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	s_wait_loadcnt 0x0
	v_add_f64_e32 v[10:11], 1.0, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_scale_f64 v[12:13], null, v[10:11], v[10:11], v[6:7]
	v_rcp_f64_e32 v[14:15], v[12:13]
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	v_div_scale_f64 v[16:17], vcc_lo, v[6:7], v[10:11], v[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f64_e32 v[18:19], v[16:17], v[14:15]
	v_fma_f64 v[12:13], -v[12:13], v[18:19], v[16:17]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f64 v[12:13], v[12:13], v[14:15], v[18:19]
	v_div_fixup_f64 v[10:11], v[12:13], v[10:11], v[6:7]
.LBB0_14:                               ;   in Loop: Header=BB0_3 Depth=1
	s_branch .LBB0_19
.LBB0_15:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s1, 3
	s_cbranch_scc0 .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	s_wait_loadcnt 0x0
	v_cmp_gt_f64_e32 vcc_lo, 0x10000000, v[8:9]
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 8, v1
	v_ldexp_f64 v[10:11], v[8:9], v1
	v_cndmask_b32_e64 v1, 0, 0xffffff80, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_rsq_f64_e32 v[12:13], v[10:11]
	v_cmp_class_f64_e64 vcc_lo, v[10:11], 0x260
	v_mul_f64_e32 v[14:15], v[10:11], v[12:13]
	v_mul_f64_e32 v[12:13], 0.5, v[12:13]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 0.5
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	v_fma_f64 v[12:13], v[12:13], v[16:17], v[12:13]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[14:15], v[14:15], v[10:11]
	v_fma_f64 v[14:15], v[16:17], v[12:13], v[14:15]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[14:15], v[14:15], v[10:11]
	v_fma_f64 v[12:13], v[16:17], v[12:13], v[14:15]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f64 v[12:13], v[12:13], v1
	v_dual_cndmask_b32 v10, v12, v10 :: v_dual_cndmask_b32 v11, v13, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f64_e32 v[10:11], v[6:7], v[10:11]
	s_cbranch_execz .LBB0_18
	s_branch .LBB0_19
.LBB0_17:                               ;   in Loop: Header=BB0_3 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_18:                               ;   in Loop: Header=BB0_3 Depth=1
	s_wait_loadcnt 0x0
	v_add_f64_e64 v[10:11], v[6:7], -v[8:9]
.LBB0_19:                               ;   in Loop: Header=BB0_3 Depth=1
	s_branch .LBB0_28
.LBB0_20:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s1, 0
	s_cbranch_scc0 .LBB0_23
; %bb.21:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_gt_i32 s1, 1
	s_cbranch_scc0 .LBB0_24
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	s_wait_loadcnt 0x0
	v_fma_f64 v[10:11], v[8:9], v[8:9], v[6:7]
	s_and_not1_b32 vcc_lo, exec_lo, s7
	s_cbranch_vccz .LBB0_25
	s_branch .LBB0_26
.LBB0_23:                               ;   in Loop: Header=BB0_3 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
	s_mov_b32 s7, 0
	s_branch .LBB0_27
.LBB0_24:                               ;   in Loop: Header=BB0_3 Depth=1
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_25:                               ;   in Loop: Header=BB0_3 Depth=1
	s_wait_loadcnt 0x0
	v_cmp_gt_f64_e32 vcc_lo, v[6:7], v[8:9]
	v_dual_cndmask_b32 v11, v9, v7 :: v_dual_cndmask_b32 v10, v8, v6
.LBB0_26:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s7, 0
	s_cbranch_execnz .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	s_cmp_lg_u32 s1, 0
	s_mov_b32 s7, -1
	s_cselect_b32 s0, -1, 0
                                        ; implicit-def: $vgpr10_vgpr11
.LBB0_28:                               ;   in Loop: Header=BB0_3 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_3 Depth=1
	s_wait_loadcnt 0x0
	v_mul_f64_e32 v[10:11], v[6:7], v[8:9]
	s_mov_b32 s7, 0
.LBB0_30:                               ;   in Loop: Header=BB0_3 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s7
	s_cbranch_vccnz .LBB0_2
; %bb.31:                               ;   in Loop: Header=BB0_3 Depth=1
	s_wait_loadcnt 0x0
	v_add_f64_e32 v[10:11], v[6:7], v[8:9]
	s_branch .LBB0_2
.LBB0_32:
	s_or_b32 exec_lo, exec_lo, s6
.LBB0_33:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s8
	v_lshl_add_u32 v1, v0, 3, 0
	s_mov_b32 s0, exec_lo
	;;#ASMSTART
	; kperf.end fold
	;;#ASMEND
	ds_store_b64 v1, v[10:11]
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 64, v0
	s_cbranch_execz .LBB0_35
; %bb.34:
	ds_load_2addr_stride64_b64 v[2:5], v1 offset1:1
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_35:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 32, v0
	s_cbranch_execz .LBB0_37
; %bb.36:
	ds_load_2addr_b64 v[2:5], v1 offset1:32
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_37:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 16, v0
	s_cbranch_execz .LBB0_39
; %bb.38:
	ds_load_2addr_b64 v[2:5], v1 offset1:16
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_39:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 8, v0
	s_cbranch_execz .LBB0_41
; %bb.40:
	ds_load_2addr_b64 v[2:5], v1 offset1:8
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_41:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 4, v0
	s_cbranch_execz .LBB0_43
; %bb.42:
	ds_load_2addr_b64 v[2:5], v1 offset1:4
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_43:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 2, v0
	s_cbranch_execz .LBB0_45
; %bb.44:
	ds_load_2addr_b64 v[2:5], v1 offset1:2
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_45:
	s_or_b32 exec_lo, exec_lo, s0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_mov_b32_e32 v0, 0
	ds_load_b64 v[2:3], v0 offset:8
	ds_load_b64 v[4:5], v1
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[2:3], v[4:5]
	ds_store_b64 v1, v[2:3]
.LBB0_47:
	s_or_b32 exec_lo, exec_lo, s0
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_49
; %bb.48:
	v_mov_b32_e32 v2, 0
	s_mov_b32 s0, ttmp9
	s_mov_b32 s1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[0:1], s[0:1], 3
	ds_load_b64 v[0:1], v2
	s_add_nc_u64 s[0:1], s[4:5], s[0:1]
	s_wait_dscnt 0x0
	global_store_b64 v2, v[0:1], s[0:1]
.LBB0_49:
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
	v_mov_b32_e32 v24, s32
	v_mov_b32_e32 v23, 0
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b32 s8, exec_lo
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0x0 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	s_wait_kmcnt 0x0
	v_cmpx_gt_i64_e64 s[2:3], v[0:1]
	s_cbranch_execz .LBB0_33.kperf0
	s_load_b32 s1, s[0:1], 0x18
	v_lshlrev_b32_e32 v2, 3, v0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v5, v1
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v4, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, s0, s6, v2
	v_add_co_ci_u32_e64 v3, null, s7, 0, s0
	s_mov_b32 s6, 0
	s_branch .LBB0_3.kperf0
.LBB0_2.kperf0:
	v_add_co_u32 v4, vcc_lo, 0x80, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v5, vcc_lo
	v_add_co_u32 v2, s0, 0x400, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, s0, 0, v3, s0
	v_cmp_le_i64_e32 vcc_lo, s[2:3], v[4:5]
	s_or_b32 s6, vcc_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB0_32.kperf0
.LBB0_3.kperf0:
	s_wait_loadcnt 0x0
	global_load_b64 v[8:9], v[2:3], off
	v_dual_mov_b32 v6, v10 :: v_dual_mov_b32 v7, v11
	s_wait_kmcnt 0x0
	s_cmp_lt_i32 s1, 3
	s_mov_b32 s7, 0
	s_cbranch_scc1 .LBB0_8.kperf0
	s_cmp_gt_i32 s1, 4
	s_cbranch_scc0 .LBB0_9.kperf0
	s_cmp_gt_i32 s1, 5
	s_cbranch_scc0 .LBB0_10.kperf0
	s_cmp_eq_u32 s1, 6
	s_cbranch_scc0 .LBB0_11.kperf0
	s_wait_loadcnt 0x0
	v_cmp_gt_f64_e32 vcc_lo, 0, v[8:9]
	v_xor_b32_e32 v1, 0x80000000, v9
	s_mov_b32 s0, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v11, v9, v1 :: v_dual_cndmask_b32 v10, v8, v8
	v_add_f64_e32 v[10:11], v[6:7], v[10:11]
	s_branch .LBB0_12.kperf0
.LBB0_8.kperf0:
	s_mov_b32 s0, 0
	s_cbranch_execnz .LBB0_20.kperf0
	s_branch .LBB0_28.kperf0
.LBB0_9.kperf0:
	s_mov_b32 s0, 0
	s_cbranch_execnz .LBB0_15.kperf0
	s_branch .LBB0_19.kperf0
.LBB0_10.kperf0:
	s_mov_b32 s0, 0
	s_cbranch_execnz .LBB0_13.kperf0
	s_branch .LBB0_14.kperf0
.LBB0_11.kperf0:
	s_mov_b32 s0, -1
.LBB0_12.kperf0:
	s_branch .LBB0_14.kperf0
.LBB0_13.kperf0:
	s_wait_loadcnt 0x0
	v_add_f64_e32 v[10:11], 1.0, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_scale_f64 v[12:13], null, v[10:11], v[10:11], v[6:7]
	v_rcp_f64_e32 v[14:15], v[12:13]
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 1.0
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	v_div_scale_f64 v[16:17], vcc_lo, v[6:7], v[10:11], v[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f64_e32 v[18:19], v[16:17], v[14:15]
	v_fma_f64 v[12:13], -v[12:13], v[18:19], v[16:17]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f64 v[12:13], v[12:13], v[14:15], v[18:19]
	v_div_fixup_f64 v[10:11], v[12:13], v[10:11], v[6:7]
.LBB0_14.kperf0:
	s_branch .LBB0_19.kperf0
.LBB0_15.kperf0:
	s_cmp_gt_i32 s1, 3
	s_cbranch_scc0 .LBB0_17.kperf0
	s_wait_loadcnt 0x0
	v_cmp_gt_f64_e32 vcc_lo, 0x10000000, v[8:9]
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 8, v1
	v_ldexp_f64 v[10:11], v[8:9], v1
	v_cndmask_b32_e64 v1, 0, 0xffffff80, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_rsq_f64_e32 v[12:13], v[10:11]
	v_cmp_class_f64_e64 vcc_lo, v[10:11], 0x260
	v_mul_f64_e32 v[14:15], v[10:11], v[12:13]
	v_mul_f64_e32 v[12:13], 0.5, v[12:13]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[12:13], v[14:15], 0.5
	v_fma_f64 v[14:15], v[14:15], v[16:17], v[14:15]
	v_fma_f64 v[12:13], v[12:13], v[16:17], v[12:13]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[14:15], v[14:15], v[10:11]
	v_fma_f64 v[14:15], v[16:17], v[12:13], v[14:15]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[16:17], -v[14:15], v[14:15], v[10:11]
	v_fma_f64 v[12:13], v[16:17], v[12:13], v[14:15]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f64 v[12:13], v[12:13], v1
	v_dual_cndmask_b32 v10, v12, v10 :: v_dual_cndmask_b32 v11, v13, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f64_e32 v[10:11], v[6:7], v[10:11]
	s_cbranch_execz .LBB0_18.kperf0
	s_branch .LBB0_19.kperf0
.LBB0_17.kperf0:
.LBB0_18.kperf0:
	s_wait_loadcnt 0x0
	v_add_f64_e64 v[10:11], v[6:7], -v[8:9]
.LBB0_19.kperf0:
	s_branch .LBB0_28.kperf0
.LBB0_20.kperf0:
	s_cmp_gt_i32 s1, 0
	s_cbranch_scc0 .LBB0_23.kperf0
	s_cmp_gt_i32 s1, 1
	s_cbranch_scc0 .LBB0_24.kperf0
	s_wait_loadcnt 0x0
	v_fma_f64 v[10:11], v[8:9], v[8:9], v[6:7]
	s_and_not1_b32 vcc_lo, exec_lo, s7
	s_cbranch_vccz .LBB0_25.kperf0
	s_branch .LBB0_26.kperf0
.LBB0_23.kperf0:
	s_mov_b32 s7, 0
	s_branch .LBB0_27.kperf0
.LBB0_24.kperf0:
.LBB0_25.kperf0:
	s_wait_loadcnt 0x0
	v_cmp_gt_f64_e32 vcc_lo, v[6:7], v[8:9]
	v_dual_cndmask_b32 v11, v9, v7 :: v_dual_cndmask_b32 v10, v8, v6
.LBB0_26.kperf0:
	s_mov_b32 s7, 0
	s_cbranch_execnz .LBB0_28.kperf0
.LBB0_27.kperf0:
	s_cmp_lg_u32 s1, 0
	s_mov_b32 s7, -1
	s_cselect_b32 s0, -1, 0
.LBB0_28.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB0_30.kperf0
	s_wait_loadcnt 0x0
	v_mul_f64_e32 v[10:11], v[6:7], v[8:9]
	s_mov_b32 s7, 0
.LBB0_30.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s7
	s_cbranch_vccnz .LBB0_2.kperf0
	s_wait_loadcnt 0x0
	v_add_f64_e32 v[10:11], v[6:7], v[8:9]
	s_branch .LBB0_2.kperf0
.LBB0_32.kperf0:
	s_or_b32 exec_lo, exec_lo, s6
.LBB0_33.kperf0:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s8
	v_lshl_add_u32 v1, v0, 3, 0
	s_mov_b32 s0, exec_lo
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0x40000000 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	ds_store_b64 v1, v[10:11]
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0x1 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	global_wb scope:SCOPE_SE
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 64, v0
	s_cbranch_execz .LBB0_35.kperf0
	ds_load_2addr_stride64_b64 v[2:5], v1 offset1:1
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_35.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0xc0010001 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 32, v0
	s_cbranch_execz .LBB0_37.kperf0
	ds_load_2addr_b64 v[2:5], v1 offset1:32
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_37.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0xc0010001 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 16, v0
	s_cbranch_execz .LBB0_39.kperf0
	ds_load_2addr_b64 v[2:5], v1 offset1:16
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_39.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0xc0010001 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 8, v0
	s_cbranch_execz .LBB0_41.kperf0
	ds_load_2addr_b64 v[2:5], v1 offset1:8
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_41.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0xc0010001 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 4, v0
	s_cbranch_execz .LBB0_43.kperf0
	ds_load_2addr_b64 v[2:5], v1 offset1:4
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_43.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0xc0010001 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_cmpx_gt_u32_e32 2, v0
	s_cbranch_execz .LBB0_45.kperf0
	ds_load_2addr_b64 v[2:5], v1 offset1:2
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[4:5], v[2:3]
	ds_store_b64 v1, v[2:3]
.LBB0_45.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0xc0010001 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_47.kperf0
	v_mov_b32_e32 v0, 0
	ds_load_b64 v[2:3], v0 offset:8
	ds_load_b64 v[4:5], v1
	s_wait_dscnt 0x0
	v_add_f64_e32 v[2:3], v[2:3], v[4:5]
	ds_store_b64 v1, v[2:3]
.LBB0_47.kperf0:
	s_or_b32 exec_lo, exec_lo, s0
	s_getreg_b32 s12, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v22, v23, 0x3f8, v24
	v_add_nc_u32 v23, 8, v23
	s_wait_alu 0xfffe
	v_dual_mov_b32 v20, 0x40000001 :: v_dual_mov_b32 v21, s12
	ds_store_b64 v22, v[20:21] offset:0
	s_mov_b32 exec_lo, s10
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_49.kperf0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s0, ttmp9
	s_mov_b32 s1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[0:1], s[0:1], 3
	ds_load_b64 v[0:1], v2
	s_add_nc_u64 s[0:1], s[4:5], s[0:1]
	s_wait_dscnt 0x0
	global_store_b64 v2, v[0:1], s[0:1]
.LBB0_49.kperf0:
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
	v_readfirstlane_b32 s28, v23
	v_readfirstlane_b32 s31, v24
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
	.amdhsa_kernel dynamic
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 20/*kperf[*/+5/*]kperf*/
		.amdhsa_next_free_sgpr 9/*kperf[*/+43/*]kperf*/
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
	.size	dynamic, .Lfunc_end0-dynamic
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1424
; NumSgprs: 11
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 20
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
	.type	__hip_cuid_f27106612e315b3,@object ; @__hip_cuid_f27106612e315b3
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_f27106612e315b3
__hip_cuid_f27106612e315b3:
	.byte	0                               ; 0x0
	.size	__hip_cuid_f27106612e315b3, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_f27106612e315b3
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
        .size:           8
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 128
    .name:           dynamic
    .private_segment_fixed_size: 0
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         dynamic.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     25
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
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         dynamic.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     20
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-dynamic-O3.gfx1200.s","sha256":"a7193afd9c02b989acb52eeea468eeadac934bf4e20d13118c3d7c2063405d26"},"target":"amdgcn-amd-amdhsa--gfx1200","entries":[{"name":"dynamic","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":128,"shared_boundaries":true,"shared_begins":[],"regions":[{"id":0,"name":"fold","line":17,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"step","line":208,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"fee7a267f61d35a8d1791d63f1410a300e17d0753eab20f0712fd1ba4068fc5a"}
/*]kperf*/