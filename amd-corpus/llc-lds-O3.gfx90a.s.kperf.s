	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.globl	lds                             ; -- Begin function lds
	.p2align	8
	.type	lds,@function
lds:                                    ; @lds
; %bb.0:                                ; %entry
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
	s_mul_i32 s21, s37, s12
	s_add_u32 s21, s21, s11
	s_mul_i32 s21, s21, s36
	s_add_u32 s21, s21, s10
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
	v_cvt_f32_u32_e32 v16, s31
	v_rcp_iflag_f32_e32 v16, v16
	s_nop 0
	v_mul_f32_e32 v16, 0x4f7ffffe, v16
	v_cvt_u32_f32_e32 v16, v16
	v_readfirstlane_b32 s46, v16
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
	v_mov_b32_e32 v16, s21
	v_mov_b32_e32 v17, s44
	v_mov_b32_e32 v18, s51
	v_mov_b32_e32 v19, s45
	v_mov_b32_e32 v20, s40
	v_mov_b32_e32 v21, s41
	v_mov_b32_e32 v22, s42
	v_mov_b32_e32 v23, s43
	v_mov_b32_e32 v24, 0
	global_store_dwordx4 v24, v[16:19], s[26:27]
	global_store_dwordx4 v24, v[20:23], s[26:27] offset:16
	s_mov_b64 exec, s[52:53]
.Lkperf_stamped0:
	s_cmp_lt_u32 s22, 4
	s_cselect_b32 s51, s51, 0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, scale@gotpcrel32@lo+4
	s_addc_u32 s3, s3, scale@gotpcrel32@hi+12
	s_load_dwordx2 s[2:3], s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	v_xor_b32_e32 v0, 0xff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_load_dword s6, s[6:7], 0x8
	v_mov_b32_e32 v4, s1
	s_load_dword s2, s[2:3], 0x0
	;;#ASMSTART
	; kperf.begin exchange
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 2
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s2, v3
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v0
	v_add_co_u32_e32 v0, vcc, s0, v1
	v_addc_co_u32_e32 v1, vcc, 0, v4, vcc
	s_mov_b64 s[0:1], 0
	;;#ASMSTART
	; kperf.end exchange
	;;#ASMEND
	s_cbranch_scc1 .LBB0_5
; %bb.1:                                ; %NodeBlock6
	s_cmp_gt_i32 s6, 2
	s_cbranch_scc0 .LBB0_6
; %bb.2:                                ; %NodeBlock4
	s_cmp_gt_i32 s6, 3
	s_cbranch_scc0 .LBB0_7
; %bb.3:                                ; %LeafBlock2
	s_cmp_eq_u32 s6, 4
	s_cbranch_scc0 .LBB0_9
; %bb.4:                                ; %e
	s_mov_b64 s[2:3], 0
	s_mov_b32 s7, 0
	;;#ASMSTART
	; kperf.instant five
	;;#ASMEND
	s_branch .LBB0_10
.LBB0_5:
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $vgpr4
	s_cbranch_execnz .LBB0_14
	s_branch .LBB0_18
.LBB0_6:
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $vgpr4
	s_cbranch_execnz .LBB0_12
	s_branch .LBB0_13
.LBB0_7:
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $sgpr7
	s_cbranch_execnz .LBB0_11
.LBB0_8:
	v_mov_b32_e32 v4, s7
	s_branch .LBB0_13
.LBB0_9:
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $sgpr7
.LBB0_10:                               ; %Flow12
	s_branch .LBB0_8
.LBB0_11:                               ; %d
	s_waitcnt lgkmcnt(0)
	v_div_scale_f32 v4, s[4:5], v3, v3, v2
	v_rcp_f32_e32 v5, v4
	v_div_scale_f32 v6, vcc, v2, v3, v2
	v_fma_f32 v7, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v7, v5
	v_mul_f32_e32 v7, v6, v5
	v_fma_f32 v8, -v4, v7, v6
	v_fmac_f32_e32 v7, v8, v5
	v_fma_f32 v4, -v4, v7, v6
	v_div_fmas_f32 v4, v4, v5, v7
	v_div_fixup_f32 v4, v4, v3, v2
	s_branch .LBB0_13
.LBB0_12:                               ; %c
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v4, v2, v3
.LBB0_13:                               ; %Flow14
	s_branch .LBB0_18
.LBB0_14:                               ; %NodeBlock
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc0 .LBB0_16
; %bb.15:                               ; %b
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 0x40400000, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], 0
	s_cbranch_vccz .LBB0_17
	s_branch .LBB0_18
.LBB0_16:
                                        ; implicit-def: $vgpr4
	s_mov_b64 s[0:1], 0
.LBB0_17:                               ; %LeafBlock
	s_cmp_lg_u32 s6, 0
	s_mov_b64 s[0:1], -1
	s_cselect_b64 s[2:3], -1, 0
                                        ; implicit-def: $vgpr4
.LBB0_18:                               ; %Flow15
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_21
; %bb.19:                               ; %Flow18
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_22
.LBB0_20:                               ; %out
	global_store_dword v[0:1], v4, off
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
.LBB0_21:                               ; %other
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v2
	s_cbranch_execnz .LBB0_20
.LBB0_22:                               ; %a
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, 1.0, v2
	global_store_dword v[0:1], v4, off
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
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
	v_mov_b32_e32 v24, 0
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
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v17, s49
	v_mov_b32_e32 v18, s42
	v_mov_b32_e32 v19, s43
	global_atomic_umax_x2 v24, v[16:17], s[26:27] offset:32
	global_atomic_umax_x2 v24, v[18:19], s[26:27] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s22
	s_mov_b32 s20, 0x3f8
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v14, s36
	v_mov_b32_e32 v13, 0
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, scale@gotpcrel32@lo+4
	s_addc_u32 s3, s3, scale@gotpcrel32@hi+12
	s_load_dwordx2 s[2:3], s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	v_xor_b32_e32 v0, 0xff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_load_dword s6, s[6:7], 0x8
	v_mov_b32_e32 v4, s1
	s_load_dword s2, s[2:3], 0x0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v12, v13, s20, v14
	v_add_u32 v13, 8, v13
	v_mov_b32_e32 v10, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, s18
	ds_write_b64 v12, v[10:11] offset:1024
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 2
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s2, v3
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v0
	v_add_co_u32_e32 v0, vcc, s0, v1
	v_addc_co_u32_e32 v1, vcc, 0, v4, vcc
	s_mov_b64 s[0:1], 0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v12, v13, s20, v14
	v_add_u32 v13, 8, v13
	v_mov_b32_e32 v10, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, s18
	ds_write_b64 v12, v[10:11] offset:1024
	s_mov_b64 exec, s[16:17]
	s_cbranch_scc1 .LBB0_5.kperf0
	s_cmp_gt_i32 s6, 2
	s_cbranch_scc0 .LBB0_6.kperf0
	s_cmp_gt_i32 s6, 3
	s_cbranch_scc0 .LBB0_7.kperf0
	s_cmp_eq_u32 s6, 4
	s_cbranch_scc0 .LBB0_9.kperf0
	s_mov_b64 s[2:3], 0
	s_mov_b32 s7, 0
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v12, v13, s20, v14
	v_add_u32 v13, 8, v13
	v_mov_b32_e32 v10, 0x80000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, s18
	ds_write_b64 v12, v[10:11] offset:1024
	s_mov_b64 exec, s[16:17]
	s_branch .LBB0_10.kperf0
.LBB0_5.kperf0:
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB0_14.kperf0
	s_branch .LBB0_18.kperf0
.LBB0_6.kperf0:
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB0_12.kperf0
	s_branch .LBB0_13.kperf0
.LBB0_7.kperf0:
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB0_11.kperf0
.LBB0_8.kperf0:
	v_mov_b32_e32 v4, s7
	s_branch .LBB0_13.kperf0
.LBB0_9.kperf0:
	s_mov_b64 s[2:3], -1
.LBB0_10.kperf0:
	s_branch .LBB0_8.kperf0
.LBB0_11.kperf0:
	s_waitcnt lgkmcnt(0)
	v_div_scale_f32 v4, s[4:5], v3, v3, v2
	v_rcp_f32_e32 v5, v4
	v_div_scale_f32 v6, vcc, v2, v3, v2
	v_fma_f32 v7, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v7, v5
	v_mul_f32_e32 v7, v6, v5
	v_fma_f32 v8, -v4, v7, v6
	v_fmac_f32_e32 v7, v8, v5
	v_fma_f32 v4, -v4, v7, v6
	v_div_fmas_f32 v4, v4, v5, v7
	v_div_fixup_f32 v4, v4, v3, v2
	s_branch .LBB0_13.kperf0
.LBB0_12.kperf0:
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v4, v2, v3
.LBB0_13.kperf0:
	s_branch .LBB0_18.kperf0
.LBB0_14.kperf0:
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc0 .LBB0_16.kperf0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 0x40400000, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], 0
	s_cbranch_vccz .LBB0_17.kperf0
	s_branch .LBB0_18.kperf0
.LBB0_16.kperf0:
	s_mov_b64 s[0:1], 0
.LBB0_17.kperf0:
	s_cmp_lg_u32 s6, 0
	s_mov_b64 s[0:1], -1
	s_cselect_b64 s[2:3], -1, 0
.LBB0_18.kperf0:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_21.kperf0
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_22.kperf0
.LBB0_20.kperf0:
	global_store_dword v[0:1], v4, off
	s_branch .Lkperf_exit0_0
.LBB0_21.kperf0:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v2
	s_cbranch_execnz .LBB0_20.kperf0
.LBB0_22.kperf0:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, 1.0, v2
	global_store_dword v[0:1], v4, off
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
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
	v_mov_b32_e32 v24, 0
	v_readfirstlane_b32 s32, v13
	v_readfirstlane_b32 s35, v14
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
	v_mov_b32_e32 v16, s48
	v_mov_b32_e32 v17, s49
	v_mov_b32_e32 v18, s42
	v_mov_b32_e32 v19, s43
	global_atomic_umax_x2 v24, v[16:17], s[26:27] offset:32
	global_atomic_umax_x2 v24, v[18:19], s[26:27] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v16, s34
	v_mov_b32_e32 v17, 0
	global_atomic_add_x2 v[16:17], v24, v[16:17], s[24:25] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v16
	v_readfirstlane_b32 s39, v17
	s_add_u32 s46, s38, s34
	s_addc_u32 s47, s39, 0
	s_sub_u32 s46, s28, s46
	s_subb_u32 s47, s29, s47
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s24, s24, s38
	s_addc_u32 s25, s25, s39
	s_mov_b32 s36, s22
	v_mov_b32_e32 v16, s21
	v_mov_b32_e32 v17, s44
	v_mov_b32_e32 v18, s36
	v_mov_b32_e32 v19, s22
	v_mov_b32_e32 v20, s32
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, s33
	v_mov_b32_e32 v23, 0x80
	global_store_dwordx4 v24, v[16:19], s[24:25]
	global_store_dwordx4 v24, v[20:23], s[24:25] offset:16
	s_nop 0
	v_mov_b32_e32 v16, s40
	v_mov_b32_e32 v17, s41
	v_mov_b32_e32 v18, s42
	v_mov_b32_e32 v19, s43
	global_store_dwordx4 v24, v[16:19], s[24:25] offset:32
	s_lshl_b32 s33, s33, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v25, -1, 0
	v_mbcnt_hi_u32_b32 v25, -1, v25
	v_lshlrev_b32_e32 v25, 3, v25
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s33, v25
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v20, s35, v25
	ds_read_b64 v[16:17], v20 offset:1024
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v25, v[16:17], s[24:25] offset:64
	v_add_u32 v25, 0x200, v25
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[54:55]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, s45
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, s54
	v_mov_b32_e32 v21, s55
	global_store_dwordx4 v24, v[20:23], s[24:25] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v16, s32
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 1
	global_atomic_add_x2 v24, v[16:17], s[24:25] offset:8
	global_atomic_add v24, v18, s[24:25] offset:16
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v16, s38
	v_mov_b32_e32 v17, s39
	global_store_dwordx2 v24, v[16:17], s[24:25] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds
		.amdhsa_group_segment_fixed_size 1024/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 9/*kperf[*/+19/*]kperf*/
		.amdhsa_next_free_sgpr 8/*kperf[*/+48/*]kperf*/
		.amdhsa_accum_offset 12/*kperf[*/+16/*]kperf*/
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
	.size	lds, .Lfunc_end0-lds
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 436
; NumSgprs: 12
; NumVgprs: 9
; NumAgprs: 0
; TotalNumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 9
; AccumOffset: 12
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 2
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	scale,@object                   ; @scale
	.data
	.globl	scale
	.p2align	2, 0x0
scale:
	.long	0x40000000                      ; float 2
	.size	scale, 4

	.section	".note.GNU-stack","",@progbits
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           op
        .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 5120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 256
    .name:           lds
    .private_segment_fixed_size: 0
    .sgpr_count:     60
    .sgpr_spill_count: 0
    .symbol:         lds.kd
    .uses_dynamic_stack: false
    .vgpr_count:     28
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
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           op
        .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 256
    .name:           lds
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         lds.kd
    .uses_dynamic_stack: false
    .vgpr_count:     9
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/llc-lds-O3.gfx90a.s","sha256":"7c89927f3e010d7a2df4482b7ec91eccb32190bb4b3ca6117e3453587426dc84"},"target":"amdgcn-amd-amdhsa--gfx90a","entries":[{"name":"lds","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"exchange","line":24,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"five","line":54,"instant":true,"waits":[],"arrives":[],"asyncs":[]}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"caafeb2fb5e5b9ed26b319209b67caf996184e70aa0b699dd7395e103e64676a"}
/*]kperf*/