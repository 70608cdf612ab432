	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.protected	mandelbrot              ; -- Begin function mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:                             ; @mandelbrot
; %bb.0:
/*kperf[*/
	s_memtime s[28:29]
	s_memrealtime s[30:31]
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, kperf_control@rel32@lo+4
	s_addc_u32 s35, s35, kperf_control@rel32@hi+12
	s_load_dwordx16 s[12:27], s[34:35], 0x0
	s_mov_b64 s[40:41], exec
	v_readfirstlane_b32 s38, v0
	s_getreg_b32 s32, hwreg(HW_REG_HW_ID)
	s_mov_b32 s33, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s79, s25, s8
	s_add_u32 s79, s79, s7
	s_mul_i32 s79, s79, s24
	s_add_u32 s79, s79, s6
	s_bfe_u32 s34, s38, 0xa0014
	s_lshr_b32 s35, s26, 16
	s_mul_i32 s34, s34, s35
	s_bfe_u32 s35, s38, 0xa000a
	s_add_u32 s34, s34, s35
	s_and_b32 s35, s26, 0xffff
	s_mul_i32 s34, s34, s35
	s_and_b32 s35, s38, 0x3ff
	s_add_u32 s34, s34, s35
	s_lshr_b32 s80, s34, 6
	s_mov_b32 s39, 1
	s_cmp_eq_u64 s[12:13], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s19, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s79, s21
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s79, s22
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v14, s19
	v_rcp_iflag_f32_e32 v14, v14
	s_nop 0
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_readfirstlane_b32 s34, v14
	s_sub_u32 s35, 0, s19
	s_mul_i32 s35, s35, s34
	s_mul_hi_u32 s35, s34, s35
	s_add_u32 s34, s34, s35
	s_mul_hi_u32 s34, s79, s34
	s_mul_i32 s34, s34, s19
	s_sub_u32 s37, s79, s34
	s_sub_u32 s35, s37, s19
	s_cmp_ge_u32 s37, s19
	s_cselect_b32 s37, s35, s37
	s_sub_u32 s35, s37, s19
	s_cmp_ge_u32 s37, s19
	s_cselect_b32 s37, s35, s37
	s_cmp_eq_u32 s37, s20
	s_cselect_b32 s39, 3, s39
.Lkperf_chosen0:
	s_cmp_lg_u32 s80, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[14:15], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s79, s18
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s34, s79, 48
	s_mul_hi_u32 s35, s79, 48
	s_add_u32 s14, s14, s34
	s_addc_u32 s15, s15, s35
	s_mov_b64 exec, 1
	v_mov_b32_e32 v14, s79
	v_mov_b32_e32 v15, s32
	v_mov_b32_e32 v16, s39
	v_mov_b32_e32 v17, s33
	v_mov_b32_e32 v18, s28
	v_mov_b32_e32 v19, s29
	v_mov_b32_e32 v20, s30
	v_mov_b32_e32 v21, s31
	v_mov_b32_e32 v22, 0
	global_store_dwordx4 v22, v[14:17], s[14:15]
	global_store_dwordx4 v22, v[18:21], s[14:15] offset:16
	s_mov_b64 exec, s[40:41]
.Lkperf_stamped0:
	s_cmp_lt_u32 s80, 4
	s_cselect_b32 s39, s39, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s39, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_lshl_add_u32 v0, s6, 6, v0
	v_sub_u32_e32 v2, 0, v0
	v_max_i32_e32 v2, v0, v2
	s_mov_b32 s33, 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s2, s0
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	v_xor_b32_e32 v3, s0, v0
	v_ashrrev_i32_e32 v3, 31, v3
	v_rcp_iflag_f32_e32 v1, v1
	;;#ASMSTART
	; kperf.begin orbit
	;;#ASMEND
                                        ; implicit-def: $sgpr20_sgpr21
                                        ; implicit-def: $sgpr18_sgpr19
                                        ; implicit-def: $sgpr16_sgpr17
                                        ; implicit-def: $sgpr14_sgpr15
                                        ; implicit-def: $sgpr12_sgpr13
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $sgpr8_sgpr9
                                        ; implicit-def: $sgpr6_sgpr7
                                        ; implicit-def: $sgpr22_sgpr23
                                        ; implicit-def: $sgpr24_sgpr25
                                        ; implicit-def: $sgpr26_sgpr27
                                        ; implicit-def: $sgpr28_sgpr29
                                        ; implicit-def: $sgpr30_sgpr31
                                        ; implicit-def: $sgpr34_sgpr35
                                        ; implicit-def: $sgpr36_sgpr37
                                        ; implicit-def: $sgpr38_sgpr39
                                        ; implicit-def: $sgpr40_sgpr41
                                        ; implicit-def: $sgpr42_sgpr43
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s3, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v1, v1, v4
	v_mul_hi_u32 v1, v2, v1
	v_mul_lo_u32 v4, v1, s2
	v_sub_u32_e32 v2, v2, v4
	v_add_u32_e32 v5, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_subrev_u32_e32 v4, s2, v2
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_u32_e32 v4, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v3
	v_sub_u32_e32 v1, v1, v3
	v_mul_lo_u32 v2, v1, s0
	v_sub_u32_e32 v2, v0, v2
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v2, v2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_fma_f32 v1, v1, s1, -1.0
	v_fma_f32 v2, v2, s1, -2.0
	s_mov_b64 s[0:1], 0
                                        ; implicit-def: $sgpr2_sgpr3
	s_branch .LBB0_11
.LBB0_1:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[66:67]
	s_xor_b64 s[68:69], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[66:67], s[64:65], exec
.LBB0_2:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[68:69], s[68:69], exec
	s_xor_b64 s[64:65], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[60:61], s[66:67], exec
.LBB0_3:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[64:65], exec
	s_xor_b64 s[64:65], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[58:59], s[60:61], exec
.LBB0_4:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_xor_b64 s[60:61], exec, -1
	s_and_b64 s[56:57], s[62:63], exec
	s_orn2_b64 s[58:59], s[58:59], exec
.LBB0_5:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_xor_b64 s[62:63], exec, -1
	s_and_b64 s[56:57], s[56:57], exec
	s_orn2_b64 s[54:55], s[58:59], exec
.LBB0_6:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[62:63], exec
	s_xor_b64 s[62:63], exec, -1
	s_and_b64 s[56:57], s[56:57], exec
	s_orn2_b64 s[52:53], s[54:55], exec
.LBB0_7:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[70:71], s[62:63], exec
	s_xor_b64 s[54:55], exec, -1
	s_and_b64 s[50:51], s[56:57], exec
	s_orn2_b64 s[62:63], s[52:53], exec
.LBB0_8:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[56:57], s[70:71], exec
	s_and_b64 s[54:55], s[54:55], exec
	s_xor_b64 s[52:53], exec, -1
	s_and_b64 s[50:51], s[50:51], exec
	s_orn2_b64 s[48:49], s[62:63], exec
.LBB0_9:                                ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[46:47]
	s_andn2_b64 s[42:43], s[42:43], exec
	s_and_b64 s[46:47], s[68:69], exec
	s_or_b64 s[42:43], s[42:43], s[46:47]
	s_andn2_b64 s[40:41], s[40:41], exec
	s_and_b64 s[46:47], s[66:67], exec
	s_or_b64 s[40:41], s[40:41], s[46:47]
	s_andn2_b64 s[38:39], s[38:39], exec
	s_and_b64 s[46:47], s[64:65], exec
	s_or_b64 s[38:39], s[38:39], s[46:47]
	s_andn2_b64 s[36:37], s[36:37], exec
	s_and_b64 s[46:47], s[60:61], exec
	s_or_b64 s[36:37], s[36:37], s[46:47]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[46:47], s[58:59], exec
	s_or_b64 s[34:35], s[34:35], s[46:47]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[46:47], s[56:57], exec
	s_or_b64 s[30:31], s[30:31], s[46:47]
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[46:47], s[54:55], exec
	s_or_b64 s[28:29], s[28:29], s[46:47]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[46:47], s[52:53], exec
	s_or_b64 s[26:27], s[26:27], s[46:47]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[46:47], s[50:51], exec
	s_or_b64 s[24:25], s[24:25], s[46:47]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[46:47], s[48:49], exec
	v_mov_b32_e32 v5, s73
	s_or_b64 s[22:23], s[22:23], s[46:47]
.LBB0_10:                               ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[22:23]
	s_or_b64 s[0:1], s[44:45], s[0:1]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[44:45], s[42:43], exec
	s_or_b64 s[2:3], s[2:3], s[44:45]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[44:45], s[40:41], exec
	s_or_b64 s[6:7], s[6:7], s[44:45]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[44:45], s[38:39], exec
	s_or_b64 s[8:9], s[8:9], s[44:45]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[44:45], s[36:37], exec
	s_or_b64 s[10:11], s[10:11], s[44:45]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[44:45], s[34:35], exec
	s_or_b64 s[12:13], s[12:13], s[44:45]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[44:45], s[30:31], exec
	s_or_b64 s[14:15], s[14:15], s[44:45]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[44:45], s[28:29], exec
	s_or_b64 s[16:17], s[16:17], s[44:45]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[44:45], s[26:27], exec
	s_or_b64 s[18:19], s[18:19], s[44:45]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[44:45], s[24:25], exec
	v_mov_b32_e32 v6, s33
	s_or_b64 s[20:21], s[20:21], s[44:45]
	s_mov_b32 s33, s72
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_22
.LBB0_11:                               ; =>This Inner Loop Header: Depth=1
	v_mul_f32_e32 v6, v4, v4
	v_fma_f32 v5, v3, v3, v6
	v_cmp_gt_f32_e32 vcc, 4.0, v5
	v_mov_b32_e32 v5, s33
	s_andn2_b64 s[42:43], s[42:43], exec
	s_andn2_b64 s[40:41], s[40:41], exec
	s_andn2_b64 s[38:39], s[38:39], exec
	s_andn2_b64 s[36:37], s[36:37], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[30:31], s[30:31], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_or_b64 s[24:25], s[24:25], exec
	s_or_b64 s[22:23], s[22:23], exec
                                        ; implicit-def: $sgpr72
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_10
; %bb.12:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v5, v3, v3, -v6
	v_add_f32_e32 v3, v3, v3
	v_fma_f32 v6, v3, v4, v1
	v_add_f32_e32 v5, v2, v5
	v_mul_f32_e32 v7, v6, v6
	v_fma_f32 v3, v5, v5, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[52:53], -1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[66:67], 0
	s_mov_b64 s[68:69], 0
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_9
; %bb.13:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v5, v5, -v7
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v5, v5
	v_fma_f32 v5, v3, v6, v1
	v_mul_f32_e32 v6, v5, v5
	v_fma_f32 v3, v7, v7, v6
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[70:71], 0
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_8
; %bb.14:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v7, v7, -v6
	v_add_f32_e32 v6, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_7
; %bb.15:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v6, v6, -v7
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v6, v5, v5
	v_fma_f32 v3, v7, v7, v6
	v_cmp_gt_f32_e32 vcc, 4.0, v3
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_6
; %bb.16:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v7, v7, -v6
	v_add_f32_e32 v6, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[60:61], -1
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_5
; %bb.17:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v6, v6, -v7
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v6, v5, v5
	v_fma_f32 v3, v7, v7, v6
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[64:65], -1
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_4
; %bb.18:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v7, v7, -v6
	v_add_f32_e32 v6, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_3
; %bb.19:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v6, v6, -v7
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v6, v3, v5, v1
	v_mul_f32_e32 v5, v6, v6
	v_fma_f32 v3, v7, v7, v5
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[66:67], -1
	s_mov_b64 s[68:69], -1
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_2
; %bb.20:                               ;   in Loop: Header=BB0_11 Depth=1
	v_fma_f32 v3, v7, v7, -v5
	v_add_f32_e32 v5, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_fma_f32 v6, v3, v6, v1
	v_mul_f32_e32 v7, v6, v6
	v_fma_f32 v3, v5, v5, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr72
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $sgpr73
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_1
; %bb.21:                               ;   in Loop: Header=BB0_11 Depth=1
	s_add_i32 s72, s33, 10
	s_cmpk_eq_i32 s72, 0x3e8
	v_fma_f32 v3, v5, v5, -v7
	v_add_f32_e32 v4, v5, v5
	s_cselect_b64 s[64:65], -1, 0
	s_mov_b64 s[62:63], exec
	v_add_f32_e32 v3, v2, v3
	v_fma_f32 v4, v4, v6, v1
	s_movk_i32 s73, 0x3e8
	s_orn2_b64 s[64:65], s[64:65], exec
	s_branch .LBB0_1
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	s_xor_b64 s[0:1], s[20:21], -1
	s_xor_b64 s[26:27], s[18:19], -1
	s_xor_b64 s[24:25], s[16:17], -1
	s_xor_b64 s[22:23], s[14:15], -1
	s_xor_b64 s[20:21], s[12:13], -1
	s_xor_b64 s[12:13], s[10:11], -1
	s_xor_b64 s[18:19], s[8:9], -1
	s_xor_b64 s[16:17], s[6:7], -1
	s_xor_b64 s[14:15], s[2:3], -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_56
; %bb.23:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.24:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[6:7], s[24:25]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_50
; %bb.25:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_47
; %bb.26:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[10:11], s[20:21]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_44
; %bb.27:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[12:13], exec, s[20:21]
	s_cbranch_execz .LBB0_41
; %bb.28:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_xor_b64 s[18:19], exec, s[20:21]
	s_cbranch_execz .LBB0_38
; %bb.29:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_xor_b64 s[16:17], exec, s[20:21]
	s_cbranch_execz .LBB0_35
; %bb.30:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_xor_b64 s[14:15], exec, s[20:21]
; %bb.31:
	v_add_u32_e32 v5, 9, v6
; %bb.32:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
; %bb.33:
	v_add_u32_e32 v5, 8, v6
; %bb.34:
	s_or_b64 exec, exec, s[14:15]
.LBB0_35:
	s_andn2_saveexec_b64 s[14:15], s[16:17]
; %bb.36:
	v_add_u32_e32 v5, 7, v6
; %bb.37:
	s_or_b64 exec, exec, s[14:15]
.LBB0_38:
	s_andn2_saveexec_b64 s[14:15], s[18:19]
; %bb.39:
	v_add_u32_e32 v5, 6, v6
; %bb.40:
	s_or_b64 exec, exec, s[14:15]
.LBB0_41:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.42:
	v_add_u32_e32 v5, 5, v6
; %bb.43:
	s_or_b64 exec, exec, s[12:13]
.LBB0_44:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.45:
	v_add_u32_e32 v5, 4, v6
; %bb.46:
	s_or_b64 exec, exec, s[10:11]
.LBB0_47:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.48:
	v_add_u32_e32 v5, 3, v6
; %bb.49:
	s_or_b64 exec, exec, s[8:9]
.LBB0_50:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
; %bb.51:
	v_add_u32_e32 v5, 2, v6
; %bb.52:
	s_or_b64 exec, exec, s[6:7]
.LBB0_53:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
; %bb.54:
	v_or_b32_e32 v5, 1, v6
; %bb.55:
	s_or_b64 exec, exec, s[2:3]
.LBB0_56:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	;;#ASMSTART
	; kperf.end orbit
	;;#ASMEND
	;;#ASMSTART
	; kperf.instant done
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v5, off
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[16:17]
	s_memrealtime s[18:19]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s20, hwreg(HW_REG_HW_ID)
	s_mov_b32 s21, 0
	s_getpc_b64 s[22:23]
	s_add_u32 s22, s22, kperf_control@rel32@lo+4
	s_addc_u32 s23, s23, kperf_control@rel32@hi+12
	s_load_dwordx8 s[0:7], s[22:23], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[2:3], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s79, s6
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s22, s79, 48
	s_mul_hi_u32 s23, s79, 48
	s_add_u32 s2, s2, s22
	s_addc_u32 s3, s3, s23
	s_mov_b64 s[24:25], s[16:17]
	v_mov_b32_e32 v14, s24
	v_mov_b32_e32 v15, s25
	v_mov_b32_e32 v16, s18
	v_mov_b32_e32 v17, s19
	global_atomic_umax_x2 v22, v[14:15], s[2:3] offset:32
	global_atomic_umax_x2 v22, v[16:17], s[2:3] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s24, s80
	s_mov_b32 s78, 0x3f8
	s_mul_i32 s24, s24, 0x400
	s_add_u32 s24, s24, s27
	v_mov_b32_e32 v12, s24
	v_mov_b32_e32 v11, 0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_lshl_add_u32 v0, s6, 6, v0
	v_sub_u32_e32 v2, 0, v0
	v_max_i32_e32 v2, v0, v2
	s_mov_b32 s33, 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s2, s0
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	v_xor_b32_e32 v3, s0, v0
	v_ashrrev_i32_e32 v3, 31, v3
	v_rcp_iflag_f32_e32 v1, v1
	s_memtime s[76:77]
	s_mov_b64 s[74:75], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s78, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s76
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[74:75]
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s3, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v1, v1, v4
	v_mul_hi_u32 v1, v2, v1
	v_mul_lo_u32 v4, v1, s2
	v_sub_u32_e32 v2, v2, v4
	v_add_u32_e32 v5, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_subrev_u32_e32 v4, s2, v2
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_u32_e32 v4, 1, v1
	v_cmp_le_u32_e32 vcc, s2, v2
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v3
	v_sub_u32_e32 v1, v1, v3
	v_mul_lo_u32 v2, v1, s0
	v_sub_u32_e32 v2, v0, v2
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v2, v2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_fma_f32 v1, v1, s1, -1.0
	v_fma_f32 v2, v2, s1, -2.0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_11.kperf0
.LBB0_1.kperf0:
	s_or_b64 exec, exec, s[66:67]
	s_xor_b64 s[68:69], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[66:67], s[64:65], exec
.LBB0_2.kperf0:
	s_or_b64 exec, exec, s[60:61]
	s_and_b64 s[68:69], s[68:69], exec
	s_xor_b64 s[64:65], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[60:61], s[66:67], exec
.LBB0_3.kperf0:
	s_or_b64 exec, exec, s[58:59]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[64:65], exec
	s_xor_b64 s[64:65], exec, -1
	s_and_b64 s[62:63], s[62:63], exec
	s_orn2_b64 s[58:59], s[60:61], exec
.LBB0_4.kperf0:
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_xor_b64 s[60:61], exec, -1
	s_and_b64 s[56:57], s[62:63], exec
	s_orn2_b64 s[58:59], s[58:59], exec
.LBB0_5.kperf0:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_xor_b64 s[62:63], exec, -1
	s_and_b64 s[56:57], s[56:57], exec
	s_orn2_b64 s[54:55], s[58:59], exec
.LBB0_6.kperf0:
	s_or_b64 exec, exec, s[52:53]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[62:63], exec
	s_xor_b64 s[62:63], exec, -1
	s_and_b64 s[56:57], s[56:57], exec
	s_orn2_b64 s[52:53], s[54:55], exec
.LBB0_7.kperf0:
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[70:71], s[62:63], exec
	s_xor_b64 s[54:55], exec, -1
	s_and_b64 s[50:51], s[56:57], exec
	s_orn2_b64 s[62:63], s[52:53], exec
.LBB0_8.kperf0:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[68:69], s[68:69], exec
	s_and_b64 s[66:67], s[66:67], exec
	s_and_b64 s[64:65], s[64:65], exec
	s_and_b64 s[60:61], s[60:61], exec
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[56:57], s[70:71], exec
	s_and_b64 s[54:55], s[54:55], exec
	s_xor_b64 s[52:53], exec, -1
	s_and_b64 s[50:51], s[50:51], exec
	s_orn2_b64 s[48:49], s[62:63], exec
.LBB0_9.kperf0:
	s_or_b64 exec, exec, s[46:47]
	s_andn2_b64 s[42:43], s[42:43], exec
	s_and_b64 s[46:47], s[68:69], exec
	s_or_b64 s[42:43], s[42:43], s[46:47]
	s_andn2_b64 s[40:41], s[40:41], exec
	s_and_b64 s[46:47], s[66:67], exec
	s_or_b64 s[40:41], s[40:41], s[46:47]
	s_andn2_b64 s[38:39], s[38:39], exec
	s_and_b64 s[46:47], s[64:65], exec
	s_or_b64 s[38:39], s[38:39], s[46:47]
	s_andn2_b64 s[36:37], s[36:37], exec
	s_and_b64 s[46:47], s[60:61], exec
	s_or_b64 s[36:37], s[36:37], s[46:47]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[46:47], s[58:59], exec
	s_or_b64 s[34:35], s[34:35], s[46:47]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[46:47], s[56:57], exec
	s_or_b64 s[30:31], s[30:31], s[46:47]
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[46:47], s[54:55], exec
	s_or_b64 s[28:29], s[28:29], s[46:47]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[46:47], s[52:53], exec
	s_or_b64 s[26:27], s[26:27], s[46:47]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[46:47], s[50:51], exec
	s_or_b64 s[24:25], s[24:25], s[46:47]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[46:47], s[48:49], exec
	v_mov_b32_e32 v5, s73
	s_or_b64 s[22:23], s[22:23], s[46:47]
.LBB0_10.kperf0:
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[44:45], exec, s[22:23]
	s_or_b64 s[0:1], s[44:45], s[0:1]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[44:45], s[42:43], exec
	s_or_b64 s[2:3], s[2:3], s[44:45]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[44:45], s[40:41], exec
	s_or_b64 s[6:7], s[6:7], s[44:45]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[44:45], s[38:39], exec
	s_or_b64 s[8:9], s[8:9], s[44:45]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[44:45], s[36:37], exec
	s_or_b64 s[10:11], s[10:11], s[44:45]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[44:45], s[34:35], exec
	s_or_b64 s[12:13], s[12:13], s[44:45]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[44:45], s[30:31], exec
	s_or_b64 s[14:15], s[14:15], s[44:45]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[44:45], s[28:29], exec
	s_or_b64 s[16:17], s[16:17], s[44:45]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[44:45], s[26:27], exec
	s_or_b64 s[18:19], s[18:19], s[44:45]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[44:45], s[24:25], exec
	v_mov_b32_e32 v6, s33
	s_or_b64 s[20:21], s[20:21], s[44:45]
	s_mov_b32 s33, s72
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_22.kperf0
.LBB0_11.kperf0:
	v_mul_f32_e32 v6, v4, v4
	v_fma_f32 v5, v3, v3, v6
	v_cmp_gt_f32_e32 vcc, 4.0, v5
	v_mov_b32_e32 v5, s33
	s_andn2_b64 s[42:43], s[42:43], exec
	s_andn2_b64 s[40:41], s[40:41], exec
	s_andn2_b64 s[38:39], s[38:39], exec
	s_andn2_b64 s[36:37], s[36:37], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[30:31], s[30:31], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_or_b64 s[24:25], s[24:25], exec
	s_or_b64 s[22:23], s[22:23], exec
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_10.kperf0
	v_fma_f32 v5, v3, v3, -v6
	v_add_f32_e32 v3, v3, v3
	v_fma_f32 v6, v3, v4, v1
	v_add_f32_e32 v5, v2, v5
	v_mul_f32_e32 v7, v6, v6
	v_fma_f32 v3, v5, v5, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[52:53], -1
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[66:67], 0
	s_mov_b64 s[68:69], 0
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_9.kperf0
	v_fma_f32 v3, v5, v5, -v7
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v5, v5
	v_fma_f32 v5, v3, v6, v1
	v_mul_f32_e32 v6, v5, v5
	v_fma_f32 v3, v7, v7, v6
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[62:63], -1
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[70:71], 0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_8.kperf0
	v_fma_f32 v3, v7, v7, -v6
	v_add_f32_e32 v6, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_7.kperf0
	v_fma_f32 v3, v6, v6, -v7
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v6, v5, v5
	v_fma_f32 v3, v7, v7, v6
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB0_6.kperf0
	v_fma_f32 v3, v7, v7, -v6
	v_add_f32_e32 v6, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[58:59], -1
	s_mov_b64 s[60:61], -1
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_5.kperf0
	v_fma_f32 v3, v6, v6, -v7
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v6, v5, v5
	v_fma_f32 v3, v7, v7, v6
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[64:65], -1
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_4.kperf0
	v_fma_f32 v3, v7, v7, -v6
	v_add_f32_e32 v6, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_fma_f32 v5, v3, v5, v1
	v_mul_f32_e32 v7, v5, v5
	v_fma_f32 v3, v6, v6, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_and_saveexec_b64 s[58:59], vcc
	s_cbranch_execz .LBB0_3.kperf0
	v_fma_f32 v3, v6, v6, -v7
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v6, v6
	v_fma_f32 v6, v3, v5, v1
	v_mul_f32_e32 v5, v6, v6
	v_fma_f32 v3, v7, v7, v5
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[66:67], -1
	s_mov_b64 s[68:69], -1
	s_and_saveexec_b64 s[60:61], vcc
	s_cbranch_execz .LBB0_2.kperf0
	v_fma_f32 v3, v7, v7, -v5
	v_add_f32_e32 v5, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_fma_f32 v6, v3, v6, v1
	v_mul_f32_e32 v7, v6, v6
	v_fma_f32 v3, v5, v5, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_and_saveexec_b64 s[66:67], vcc
	s_cbranch_execz .LBB0_1.kperf0
	s_add_i32 s72, s33, 10
	s_cmpk_eq_i32 s72, 0x3e8
	v_fma_f32 v3, v5, v5, -v7
	v_add_f32_e32 v4, v5, v5
	s_cselect_b64 s[64:65], -1, 0
	s_mov_b64 s[62:63], exec
	v_add_f32_e32 v3, v2, v3
	v_fma_f32 v4, v4, v6, v1
	s_movk_i32 s73, 0x3e8
	s_orn2_b64 s[64:65], s[64:65], exec
	s_branch .LBB0_1.kperf0
.LBB0_22.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_xor_b64 s[0:1], s[20:21], -1
	s_xor_b64 s[26:27], s[18:19], -1
	s_xor_b64 s[24:25], s[16:17], -1
	s_xor_b64 s[22:23], s[14:15], -1
	s_xor_b64 s[20:21], s[12:13], -1
	s_xor_b64 s[12:13], s[10:11], -1
	s_xor_b64 s[18:19], s[8:9], -1
	s_xor_b64 s[16:17], s[6:7], -1
	s_xor_b64 s[14:15], s[2:3], -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_56.kperf0
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_53.kperf0
	s_and_saveexec_b64 s[6:7], s[24:25]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_50.kperf0
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_47.kperf0
	s_and_saveexec_b64 s[10:11], s[20:21]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_44.kperf0
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[12:13], exec, s[20:21]
	s_cbranch_execz .LBB0_41.kperf0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_xor_b64 s[18:19], exec, s[20:21]
	s_cbranch_execz .LBB0_38.kperf0
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_xor_b64 s[16:17], exec, s[20:21]
	s_cbranch_execz .LBB0_35.kperf0
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_xor_b64 s[14:15], exec, s[20:21]
	v_add_u32_e32 v5, 9, v6
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	v_add_u32_e32 v5, 8, v6
	s_or_b64 exec, exec, s[14:15]
.LBB0_35.kperf0:
	s_andn2_saveexec_b64 s[14:15], s[16:17]
	v_add_u32_e32 v5, 7, v6
	s_or_b64 exec, exec, s[14:15]
.LBB0_38.kperf0:
	s_andn2_saveexec_b64 s[14:15], s[18:19]
	v_add_u32_e32 v5, 6, v6
	s_or_b64 exec, exec, s[14:15]
.LBB0_41.kperf0:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_add_u32_e32 v5, 5, v6
	s_or_b64 exec, exec, s[12:13]
.LBB0_44.kperf0:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	v_add_u32_e32 v5, 4, v6
	s_or_b64 exec, exec, s[10:11]
.LBB0_47.kperf0:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_add_u32_e32 v5, 3, v6
	s_or_b64 exec, exec, s[8:9]
.LBB0_50.kperf0:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_add_u32_e32 v5, 2, v6
	s_or_b64 exec, exec, s[6:7]
.LBB0_53.kperf0:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	v_or_b32_e32 v5, 1, v6
	s_or_b64 exec, exec, s[2:3]
.LBB0_56.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_memtime s[76:77]
	s_mov_b64 s[74:75], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s78, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s76
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[74:75]
	s_memtime s[76:77]
	s_mov_b64 s[74:75], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s78, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x80000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s76
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v5, off
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[16:17]
	s_memrealtime s[18:19]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s20, hwreg(HW_REG_HW_ID)
	s_mov_b32 s21, 0
	s_getpc_b64 s[22:23]
	s_add_u32 s22, s22, kperf_control@rel32@lo+4
	s_addc_u32 s23, s23, kperf_control@rel32@hi+12
	s_load_dwordx8 s[0:7], s[22:23], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v22, 0
	v_readfirstlane_b32 s8, v11
	v_readfirstlane_b32 s11, v12
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[2:3], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s79, s6
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s22, s79, 48
	s_mul_hi_u32 s23, s79, 48
	s_add_u32 s2, s2, s22
	s_addc_u32 s3, s3, s23
	s_mov_b64 s[24:25], s[16:17]
	v_mov_b32_e32 v14, s24
	v_mov_b32_e32 v15, s25
	v_mov_b32_e32 v16, s18
	v_mov_b32_e32 v17, s19
	global_atomic_umax_x2 v22, v[14:15], s[2:3] offset:32
	global_atomic_umax_x2 v22, v[16:17], s[2:3] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s8, s8, 3
	s_min_u32 s9, s8, 0x80
	s_lshl_b32 s10, s9, 3
	s_add_u32 s10, s10, 79
	s_and_b32 s10, s10, 0xfffffff0
	v_mov_b32_e32 v14, s10
	v_mov_b32_e32 v15, 0
	global_atomic_add_x2 v[14:15], v22, v[14:15], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v14
	v_readfirstlane_b32 s15, v15
	s_add_u32 s22, s14, s10
	s_addc_u32 s23, s15, 0
	s_sub_u32 s22, s4, s22
	s_subb_u32 s23, s5, s23
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s0, s0, s14
	s_addc_u32 s1, s1, s15
	s_mov_b32 s12, s80
	v_mov_b32_e32 v14, s79
	v_mov_b32_e32 v15, s20
	v_mov_b32_e32 v16, s12
	v_mov_b32_e32 v17, s80
	v_mov_b32_e32 v18, s8
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s9
	v_mov_b32_e32 v21, 0x80
	global_store_dwordx4 v22, v[14:17], s[0:1]
	global_store_dwordx4 v22, v[18:21], s[0:1] offset:16
	s_nop 0
	v_mov_b32_e32 v14, s16
	v_mov_b32_e32 v15, s17
	v_mov_b32_e32 v16, s18
	v_mov_b32_e32 v17, s19
	global_store_dwordx4 v22, v[14:17], s[0:1] offset:32
	s_lshl_b32 s9, s9, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v23, -1, 0
	v_mbcnt_hi_u32_b32 v23, -1, v23
	v_lshlrev_b32_e32 v23, 3, v23
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s9, v23
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v18, s11, v23
	ds_read_b64 v[14:15], v18 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v23, v[14:15], s[0:1] offset:64
	v_add_u32 v23, 0x200, v23
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[30:31]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, s21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, s30
	v_mov_b32_e32 v19, s31
	global_store_dwordx4 v22, v[18:21], s[0:1] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v14, s8
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 1
	global_atomic_add_x2 v22, v[14:15], s[0:1] offset:8
	global_atomic_add v22, v16, s[0:1] offset:16
	s_sub_u32 s22, s4, s14
	s_subb_u32 s23, s5, s15
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v15, s15
	global_store_dwordx2 v22, v[14:15], s[0:1] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mandelbrot
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 8/*kperf[*/+16/*]kperf*/
		.amdhsa_next_free_sgpr 74/*kperf[*/+8/*]kperf*/
		.amdhsa_accum_offset 8/*kperf[*/+16/*]kperf*/
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
.Lfunc_end0:
	.size	mandelbrot, .Lfunc_end0-mandelbrot
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1628
; NumSgprs: 78
; NumVgprs: 8
; NumAgprs: 0
; TotalNumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 78
; NumVGPRsForWavesPerEU: 8
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
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
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           mandelbrot
    .private_segment_fixed_size: 0
    .sgpr_count:     86
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .uses_dynamic_stack: false
    .vgpr_count:     24
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
    .sgpr_count:     78
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/opencl-mandelbrot-O3.gfx90a.s","sha256":"a876f5d9c8eb287a70c874f7ac14b012a2c6d095c964a6e2b729686cdf4b9e3d"},"target":"amdgcn-amd-amdhsa--gfx90a","entries":[{"name":"mandelbrot","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"orbit","line":23,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"done","line":495,"instant":true,"waits":[],"arrives":[],"asyncs":[]}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"be11f6a15eaf5a9110687b447d06210f934799ddba68023e068e30ede5ba0ec3"}
/*]kperf*/