	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	mandelbrot              ; -- Begin function mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:                             ; @mandelbrot
; %bb.0:
	s_load_b64 s[2:3], s[0:1], 0x8
	v_lshl_add_u32 v0, ttmp9, 6, v0
	s_mov_b32 s22, 0
	;;#ASMSTART
	; kperf.begin orbit
	;;#ASMEND
                                        ; implicit-def: $sgpr7
                                        ; implicit-def: $sgpr11
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr9
                                        ; implicit-def: $sgpr8
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $sgpr14
                                        ; implicit-def: $sgpr13
                                        ; implicit-def: $sgpr16
                                        ; implicit-def: $sgpr15
                                        ; implicit-def: $sgpr18
                                        ; implicit-def: $sgpr17
                                        ; implicit-def: $sgpr20
                                        ; implicit-def: $sgpr19
                                        ; implicit-def: $sgpr21
	s_wait_kmcnt 0x0
	s_abs_i32 s4, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_2)
	s_cvt_f32_u32 s5, s4
	s_sub_co_i32 s6, 0, s4
	v_rcp_iflag_f32_e32 v1, s5
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_readfirstlane_b32 s5, v1
	v_sub_nc_u32_e32 v1, 0, v0
	s_mul_f32 s5, s5, 0x4f7ffffe
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_2)
	v_max_i32_e32 v1, v0, v1
	s_cvt_u32_f32 s5, s5
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s6, s6, s5
	s_mul_hi_u32 s6, s5, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_co_i32 s5, s5, s6
                                        ; implicit-def: $sgpr6
	v_mul_hi_u32 v2, v1, s5
                                        ; implicit-def: $sgpr5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v3, v2, s4
	v_sub_nc_u32_e32 v1, v1, v3
	v_add_nc_u32_e32 v3, 1, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v4, s4, v1
	v_cmp_le_u32_e32 vcc_lo, s4, v1
	v_dual_cndmask_b32 v2, v2, v3 :: v_dual_cndmask_b32 v1, v1, v4
	v_xor_b32_e32 v3, s2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v4, 1, v2
	v_cmp_le_u32_e32 vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v3, 31, v3
                                        ; implicit-def: $sgpr4
	v_dual_cndmask_b32 v1, v2, v4 :: v_dual_mov_b32 v4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v1, v1, v3
	v_sub_nc_u32_e32 v1, v1, v3
	v_mov_b32_e32 v3, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, v1, s2
	v_cvt_f32_i32_e32 v1, v1
	s_mov_b32 s2, 0
	v_fma_f32 v1, v1, s3, -1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v2, v0, v2
	v_cvt_f32_i32_e32 v2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f32 v2, v2, s3, -2.0
                                        ; implicit-def: $sgpr3
	s_branch .LBB0_11
.LBB0_1:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s37
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s38, exec_lo, -1
	s_and_b32 s35, s35, exec_lo
	s_or_not1_b32 s37, s36, exec_lo
.LBB0_2:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s34
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s38, s38, exec_lo
	s_xor_b32 s36, exec_lo, -1
	s_and_b32 s35, s35, exec_lo
	s_or_not1_b32 s34, s37, exec_lo
.LBB0_3:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s33
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s36, exec_lo
	s_xor_b32 s36, exec_lo, -1
	s_and_b32 s35, s35, exec_lo
	s_or_not1_b32 s33, s34, exec_lo
.LBB0_4:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s31
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_xor_b32 s34, exec_lo, -1
	s_and_b32 s31, s35, exec_lo
	s_or_not1_b32 s33, s33, exec_lo
.LBB0_5:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s30
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s34, exec_lo
	s_xor_b32 s34, exec_lo, -1
	s_and_b32 s31, s31, exec_lo
	s_or_not1_b32 s30, s33, exec_lo
.LBB0_6:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_and_b32 s33, s34, exec_lo
	s_xor_b32 s34, exec_lo, -1
	s_and_b32 s31, s31, exec_lo
	s_or_not1_b32 s29, s30, exec_lo
.LBB0_7:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s27
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_and_b32 s33, s33, exec_lo
	s_and_b32 s39, s34, exec_lo
	s_xor_b32 s30, exec_lo, -1
	s_and_b32 s27, s31, exec_lo
	s_or_not1_b32 s34, s29, exec_lo
.LBB0_8:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s26
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s38, s38, exec_lo
	s_and_b32 s37, s37, exec_lo
	s_and_b32 s36, s36, exec_lo
	s_and_b32 s35, s35, exec_lo
	s_and_b32 s33, s33, exec_lo
	s_and_b32 s31, s39, exec_lo
	s_and_b32 s30, s30, exec_lo
	s_xor_b32 s29, exec_lo, -1
	s_and_b32 s27, s27, exec_lo
	s_or_not1_b32 s26, s34, exec_lo
.LBB0_9:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s24
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s21, s21, exec_lo
	s_and_b32 s24, s38, exec_lo
	v_mov_b32_e32 v5, s28
	s_and_not1_b32 s19, s19, exec_lo
	s_and_b32 s28, s37, exec_lo
	s_or_b32 s21, s21, s24
	s_and_not1_b32 s20, s20, exec_lo
	s_and_b32 s24, s36, exec_lo
	s_or_b32 s19, s19, s28
	s_and_not1_b32 s17, s17, exec_lo
	s_and_b32 s28, s35, exec_lo
	s_or_b32 s20, s20, s24
	s_and_not1_b32 s18, s18, exec_lo
	s_and_b32 s24, s33, exec_lo
	s_or_b32 s17, s17, s28
	s_and_not1_b32 s15, s15, exec_lo
	s_and_b32 s28, s31, exec_lo
	s_or_b32 s18, s18, s24
	s_and_not1_b32 s16, s16, exec_lo
	s_and_b32 s24, s30, exec_lo
	s_or_b32 s15, s15, s28
	s_and_not1_b32 s13, s13, exec_lo
	s_and_b32 s28, s29, exec_lo
	s_or_b32 s16, s16, s24
	s_and_not1_b32 s14, s14, exec_lo
	s_and_b32 s24, s27, exec_lo
	s_and_not1_b32 s12, s12, exec_lo
	s_and_b32 s26, s26, exec_lo
	s_or_b32 s13, s13, s28
	s_or_b32 s14, s14, s24
	s_or_b32 s12, s12, s26
.LBB0_10:                               ;   in Loop: Header=BB0_11 Depth=1
	s_or_b32 exec_lo, exec_lo, s23
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s23, exec_lo, s12
	v_mov_b32_e32 v6, s22
	s_or_b32 s2, s23, s2
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s23, s21, exec_lo
	s_and_not1_b32 s8, s8, exec_lo
	s_or_b32 s3, s3, s23
	s_and_b32 s22, s19, exec_lo
	s_and_not1_b32 s4, s4, exec_lo
	s_and_b32 s23, s20, exec_lo
	s_or_b32 s8, s8, s22
	s_or_b32 s4, s4, s23
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s22, s17, exec_lo
	s_and_not1_b32 s5, s5, exec_lo
	s_and_b32 s23, s18, exec_lo
	s_or_b32 s9, s9, s22
	s_or_b32 s5, s5, s23
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s22, s15, exec_lo
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s23, s16, exec_lo
	s_or_b32 s10, s10, s22
	s_or_b32 s6, s6, s23
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s22, s13, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s23, s14, exec_lo
	s_or_b32 s11, s11, s22
	s_or_b32 s7, s7, s23
	s_mov_b32 s22, s25
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB0_22
.LBB0_11:                               ; =>This Inner Loop Header: Depth=1
	v_dual_mul_f32 v6, v4, v4 :: v_dual_mov_b32 v5, s22
	s_and_not1_b32 s21, s21, exec_lo
	s_and_not1_b32 s19, s19, exec_lo
	s_and_not1_b32 s20, s20, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f32 v7, v3, v3, v6
	s_and_not1_b32 s17, s17, exec_lo
	s_and_not1_b32 s18, s18, exec_lo
	s_and_not1_b32 s15, s15, exec_lo
	s_and_not1_b32 s16, s16, exec_lo
	s_and_not1_b32 s13, s13, exec_lo
	s_or_b32 s14, s14, exec_lo
	s_or_b32 s12, s12, exec_lo
	s_mov_b32 s23, exec_lo
                                        ; implicit-def: $sgpr25
	v_cmpx_gt_f32_e32 4.0, v7
	s_cbranch_execz .LBB0_10
; %bb.12:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v5, v3, v3
	v_fma_f32 v3, v3, v3, -v6
	s_mov_b32 s26, -1
	s_mov_b32 s27, 0
	s_mov_b32 s29, -1
	v_fma_f32 v5, v5, v4, v1
	v_add_f32_e32 v6, v2, v3
	s_mov_b32 s30, 0
	s_mov_b32 s31, 0
	s_mov_b32 s33, 0
	v_mul_f32_e32 v7, v5, v5
	s_mov_b32 s35, 0
	s_mov_b32 s36, 0
	s_mov_b32 s37, 0
	s_mov_b32 s38, 0
	v_fma_f32 v3, v6, v6, v7
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s24, vcc_lo
	s_cbranch_execz .LBB0_9
; %bb.13:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v4, v6, v6, -v7
	s_mov_b32 s34, -1
	s_mov_b32 s30, -1
	s_mov_b32 s39, 0
	v_fma_f32 v5, v3, v5, v1
	v_add_f32_e32 v6, v2, v4
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s26, vcc_lo
	s_cbranch_execz .LBB0_8
; %bb.14:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v4, v6, v6, -v7
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v5, v3, v5, v1
	v_add_f32_e32 v6, v2, v4
                                        ; implicit-def: $vgpr4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s27, vcc_lo
	s_cbranch_execz .LBB0_7
; %bb.15:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v4, v6, v6, -v7
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v5, v3, v5, v1
	v_add_f32_e32 v6, v2, v4
                                        ; implicit-def: $vgpr4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s29, vcc_lo
	s_cbranch_execz .LBB0_6
; %bb.16:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v4, v6, v6, -v7
	s_mov_b32 s33, -1
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v5, v3, v5, v1
	v_add_f32_e32 v6, v2, v4
                                        ; implicit-def: $vgpr4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s30, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.17:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v4, v6, v6, -v7
	s_mov_b32 s36, -1
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v5, v3, v5, v1
	v_add_f32_e32 v6, v2, v4
                                        ; implicit-def: $vgpr4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s31, vcc_lo
	s_cbranch_execz .LBB0_4
; %bb.18:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v4, v6, v6, -v7
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v5, v3, v5, v1
	v_add_f32_e32 v6, v2, v4
                                        ; implicit-def: $vgpr4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s33, vcc_lo
	s_cbranch_execz .LBB0_3
; %bb.19:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v4, v6, v6, -v7
	s_mov_b32 s37, -1
	s_mov_b32 s38, -1
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v5, v3, v5, v1
	v_add_f32_e32 v6, v2, v4
                                        ; implicit-def: $vgpr4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s34, vcc_lo
	s_cbranch_execz .LBB0_2
; %bb.20:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v4, v6, v6, -v7
                                        ; implicit-def: $sgpr25
                                        ; implicit-def: $sgpr28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v5, v3, v5, v1
	v_add_f32_e32 v6, v2, v4
                                        ; implicit-def: $vgpr4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 4.0, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b32 s37, vcc_lo
	s_cbranch_execz .LBB0_1
; %bb.21:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v6, v6, -v7
	v_add_f32_e32 v4, v6, v6
	s_add_co_i32 s25, s22, 10
	s_mov_b32 s35, exec_lo
	s_cmp_eq_u32 s25, 0x3e8
	v_add_f32_e32 v3, v2, v3
	v_fma_f32 v4, v4, v5, v1
	s_cselect_b32 s36, -1, 0
	s_movk_i32 s28, 0x3e8
	s_or_not1_b32 s36, s36, exec_lo
	s_branch .LBB0_1
.LBB0_22:
	s_or_b32 exec_lo, exec_lo, s2
	s_xor_b32 s2, s7, -1
	s_xor_b32 s13, s11, -1
	s_xor_b32 s12, s6, -1
	s_xor_b32 s11, s10, -1
	s_xor_b32 s6, s5, -1
	s_xor_b32 s7, s9, -1
	s_xor_b32 s10, s4, -1
	s_xor_b32 s9, s8, -1
	s_xor_b32 s8, s3, -1
	s_and_saveexec_b32 s3, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s2, exec_lo, s3
	s_cbranch_execz .LBB0_56
; %bb.23:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b32 s3, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB0_53
; %bb.24:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b32 s4, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB0_50
; %bb.25:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b32 s5, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB0_47
; %bb.26:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b32 s11, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s6, exec_lo, s11
	s_cbranch_execz .LBB0_44
; %bb.27:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b32 s11, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s7, exec_lo, s11
	s_cbranch_execz .LBB0_41
; %bb.28:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b32 s11, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s10, exec_lo, s11
	s_cbranch_execz .LBB0_38
; %bb.29:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b32 s11, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s9, exec_lo, s11
	s_cbranch_execz .LBB0_35
; %bb.30:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b32 s11, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s8, exec_lo, s11
; %bb.31:
	v_add_nc_u32_e32 v5, 9, v6
; %bb.32:
	s_and_not1_saveexec_b32 s8, s8
; %bb.33:
	v_add_nc_u32_e32 v5, 8, v6
; %bb.34:
	s_or_b32 exec_lo, exec_lo, s8
.LBB0_35:
	s_and_not1_saveexec_b32 s8, s9
; %bb.36:
	v_add_nc_u32_e32 v5, 7, v6
; %bb.37:
	s_or_b32 exec_lo, exec_lo, s8
.LBB0_38:
	s_and_not1_saveexec_b32 s8, s10
; %bb.39:
	v_add_nc_u32_e32 v5, 6, v6
; %bb.40:
	s_or_b32 exec_lo, exec_lo, s8
.LBB0_41:
	s_and_not1_saveexec_b32 s7, s7
; %bb.42:
	v_add_nc_u32_e32 v5, 5, v6
; %bb.43:
	s_or_b32 exec_lo, exec_lo, s7
.LBB0_44:
	s_and_not1_saveexec_b32 s6, s6
; %bb.45:
	v_add_nc_u32_e32 v5, 4, v6
; %bb.46:
	s_or_b32 exec_lo, exec_lo, s6
.LBB0_47:
	s_and_not1_saveexec_b32 s5, s5
; %bb.48:
	v_add_nc_u32_e32 v5, 3, v6
; %bb.49:
	s_or_b32 exec_lo, exec_lo, s5
.LBB0_50:
	s_and_not1_saveexec_b32 s4, s4
; %bb.51:
	v_add_nc_u32_e32 v5, 2, v6
; %bb.52:
	s_or_b32 exec_lo, exec_lo, s4
.LBB0_53:
	s_and_not1_saveexec_b32 s3, s3
; %bb.54:
	v_or_b32_e32 v5, 1, v6
; %bb.55:
	s_or_b32 exec_lo, exec_lo, s3
.LBB0_56:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s2
	s_load_b64 s[0:1], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	;;#ASMSTART
	; kperf.end orbit
	;;#ASMEND
	;;#ASMSTART
	; kperf.instant done
	;;#ASMEND
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	global_store_b32 v[0:1], v5, off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mandelbrot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 40
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
	.size	mandelbrot, .Lfunc_end0-mandelbrot
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1864
; NumSgprs: 42
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 8
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
	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	500                             ; 0x1f4
	.size	__oclc_ABI_version, 4

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      float
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           mandelbrot
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1200
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
