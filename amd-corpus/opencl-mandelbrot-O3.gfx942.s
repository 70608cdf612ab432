	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	mandelbrot              ; -- Begin function mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:                             ; @mandelbrot
; %bb.0:
	s_load_dwordx2 s[4:5], s[0:1], 0x8
	v_lshl_add_u32 v0, s2, 6, v0
	v_sub_u32_e32 v2, 0, v0
	v_max_i32_e32 v2, v0, v2
	s_mov_b32 s33, 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s3, s4
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s2, 0, s3
	v_xor_b32_e32 v3, s4, v0
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
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s2, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v1, v1, v4
	v_mul_hi_u32 v1, v2, v1
	v_mul_lo_u32 v4, v1, s3
	v_sub_u32_e32 v2, v2, v4
	v_add_u32_e32 v5, 1, v1
	v_cmp_le_u32_e32 vcc, s3, v2
	v_subrev_u32_e32 v4, s3, v2
	s_nop 0
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_add_u32_e32 v4, 1, v1
	v_cmp_le_u32_e32 vcc, s3, v2
	s_mov_b64 s[2:3], 0
	s_nop 0
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v3
	v_sub_u32_e32 v1, v1, v3
	v_mul_lo_u32 v2, v1, s4
	v_sub_u32_e32 v2, v0, v2
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v2, v2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_fma_f32 v1, v1, s5, -1.0
	v_fma_f32 v2, v2, s5, -2.0
                                        ; implicit-def: $sgpr4_sgpr5
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
	s_or_b64 s[2:3], s[44:45], s[2:3]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[44:45], s[42:43], exec
	s_or_b64 s[4:5], s[4:5], s[44:45]
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
	s_andn2_b64 exec, exec, s[2:3]
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
	s_or_b64 exec, exec, s[2:3]
	s_xor_b64 s[2:3], s[20:21], -1
	s_xor_b64 s[26:27], s[18:19], -1
	s_xor_b64 s[24:25], s[16:17], -1
	s_xor_b64 s[22:23], s[14:15], -1
	s_xor_b64 s[20:21], s[12:13], -1
	s_xor_b64 s[12:13], s[10:11], -1
	s_xor_b64 s[18:19], s[8:9], -1
	s_xor_b64 s[16:17], s[6:7], -1
	s_xor_b64 s[14:15], s[4:5], -1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_xor_b64 s[2:3], exec, s[4:5]
	s_cbranch_execz .LBB0_56
; %bb.23:
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[4:5], s[26:27]
	s_xor_b64 s[4:5], exec, s[4:5]
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
	s_andn2_saveexec_b64 s[4:5], s[4:5]
; %bb.54:
	v_or_b32_e32 v5, 1, v6
; %bb.55:
	s_or_b64 exec, exec, s[4:5]
.LBB0_56:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	;;#ASMSTART
	; kperf.end orbit
	;;#ASMEND
	;;#ASMSTART
	; kperf.instant done
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[0:1]
	global_store_dword v[0:1], v5, off
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 74
		.amdhsa_accum_offset 8
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
	.size	mandelbrot, .Lfunc_end0-mandelbrot
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1628
; NumSgprs: 80
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
; NumSGPRsForWavesPerEU: 80
; NumVGPRsForWavesPerEU: 8
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
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
