	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	attention               ; -- Begin function attention
	.globl	attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
; %bb.0:
/*kperf[*/
	s_memtime s[44:45]
	s_memrealtime s[46:47]
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_dwordx16 s[28:43], s[50:51], 0x0
	s_mov_b64 s[56:57], exec
	v_readfirstlane_b32 s54, v0
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s49, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s25, s41, s4
	s_add_u32 s25, s25, s3
	s_mul_i32 s25, s25, s40
	s_add_u32 s25, s25, s2
	s_bfe_u32 s50, s54, 0xa0014
	s_lshr_b32 s51, s42, 16
	s_mul_i32 s50, s50, s51
	s_bfe_u32 s51, s54, 0xa000a
	s_add_u32 s50, s50, s51
	s_and_b32 s51, s42, 0xffff
	s_mul_i32 s50, s50, s51
	s_and_b32 s51, s54, 0x3ff
	s_add_u32 s50, s50, s51
	s_lshr_b32 s26, s50, 6
	s_mov_b32 s55, 1
	s_cmp_eq_u64 s[28:29], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s35, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s25, s37
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s25, s38
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v2, s35
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s50, v2
	s_sub_u32 s51, 0, s35
	s_mul_i32 s51, s51, s50
	s_mul_hi_u32 s51, s50, s51
	s_add_u32 s50, s50, s51
	s_mul_hi_u32 s50, s25, s50
	s_mul_i32 s50, s50, s35
	s_sub_u32 s53, s25, s50
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_cmp_eq_u32 s53, s36
	s_cselect_b32 s55, 3, s55
.Lkperf_chosen0:
	s_cmp_lg_u32 s26, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s55
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[30:31]
	global_store_dwordx4 v10, v[6:9], s[30:31] offset:16
	s_mov_b64 exec, s[56:57]
.Lkperf_stamped0:
	s_cmp_lt_u32 s26, 2
	s_cselect_b32 s55, s55, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s55, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	v_lshrrev_b32_e32 v1, 6, v0
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_readfirstlane_b32 s3, v1
	s_lshl_b32 s2, s2, 5
	s_lshl_b32 s14, s3, 4
	s_add_i32 s14, s14, s2
	s_lshl_b32 s12, s14, 4
	s_ashr_i32 s13, s12, 31
	v_lshlrev_b32_e32 v1, 4, v0
	s_lshl_b64 s[12:13], s[12:13], 1
	v_and_b32_e32 v1, 0xf0, v1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, s12
	v_lshlrev_b32_e32 v10, 1, v1
	v_lshrrev_b32_e32 v1, 2, v0
	s_addc_u32 s5, s5, s13
	v_mov_b32_e32 v11, 0
	v_and_b32_e32 v5, 12, v1
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[10:11]
	v_lshlrev_b32_e32 v12, 1, v5
	v_mov_b32_e32 v13, v11
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	;;#ASMSTART
	; kperf.begin load_q
	;;#ASMEND
	global_load_dwordx2 v[6:7], v[2:3], off
	s_load_dword s15, s[0:1], 0x20
	s_mov_b32 s2, 0
	v_and_b32_e32 v4, 15, v0
	;;#ASMSTART
	; kperf.end load_q
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s15, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_and_b32_e32 v11, 15, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr2
                                        ; implicit-def: $vgpr11
.LBB0_3:
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v3, s2
	v_accvgpr_write_b32 a0, s2
	v_accvgpr_write_b32 a1, s2
	v_accvgpr_write_b32 a2, s2
	v_accvgpr_write_b32 a3, s2
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v9, s2
	v_mov_b32_e32 v8, s2
	s_cbranch_vccnz .LBB0_11
; %bb.4:
	v_lshlrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v2, 0xfc, v2
	s_lshl_b32 s2, s3, 9
	v_add_u32_e32 v1, v12, v10
	v_xor_b32_e32 v21, 32, v2
	v_xor_b32_e32 v22, 16, v2
	v_xor_b32_e32 v23, 8, v2
	v_xor_b32_e32 v24, 4, v2
	v_or_b32_e32 v2, s2, v10
	v_or_b32_e32 v20, 0x400, v1
	v_add_u32_e32 v25, v2, v12
	v_add_u32_e32 v26, 0x600, v1
	v_lshlrev_b32_e32 v1, 5, v5
	v_lshlrev_b32_e32 v2, 1, v4
	v_or3_b32 v27, v1, v2, s2
	v_lshrrev_b32_e32 v1, 4, v0
	v_mad_u64_u32 v[10:11], s[2:3], s15, v1, v[4:5]
	v_mov_b32_e32 v1, 0x400
	s_movk_i32 s0, 0x100
	v_lshl_or_b32 v11, v0, 1, v1
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	v_or_b32_e32 v28, 0xffffff80, v0
	s_lshl_b32 s16, s15, 3
	s_mov_b32 s17, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_mov_b32_e32 v32, 0xf149f2ca
	s_mov_b64 s[2:3], 0x100
	v_mov_b32_e32 v31, 0xf149f2ca
	v_mov_b32_e32 v29, 0xf149f2ca
	v_mov_b32_e32 v30, 0xf149f2ca
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v3, v1
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
	s_nop 0
	v_accvgpr_read_b32 v13, a3
	v_accvgpr_read_b32 v12, a2
	v_accvgpr_read_b32 v15, a1
	v_accvgpr_read_b32 v14, a0
	;;#ASMSTART
	; kperf.begin load_kv
	;;#ASMEND
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_8
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	v_lshl_add_u64 v[16:17], v[0:1], 1, s[6:7]
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v33, v11
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v34, v28
.LBB0_7:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_ashrrev_i32_e32 v19, 31, v18
	global_load_ushort v35, v[16:17], off
	v_lshl_add_u64 v[36:37], v[18:19], 1, s[8:9]
	global_load_ushort v19, v[36:37], off
	v_add_co_u32_e32 v34, vcc, 0x80, v34
	s_xor_b64 s[18:19], vcc, -1
	s_and_b64 s[18:19], exec, s[18:19]
	v_lshl_add_u64 v[16:17], v[16:17], 0, s[2:3]
	v_add_u32_e32 v18, s16, v18
	s_or_b64 s[12:13], s[18:19], s[12:13]
	s_waitcnt vmcnt(1)
	ds_write_b16 v33, v35
	s_waitcnt vmcnt(0)
	ds_write_b16 v33, v19 offset:512
	v_add_u32_e32 v33, 0x100, v33
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_7
.LBB0_8:                                ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[4:5]
	;;#ASMSTART
	; kperf.end load_kv
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin sync
	;;#ASMEND
	;;#ASMSTART
	; kperf.arrive tiles
	;;#ASMEND
	;;#ASMSTART
	; kperf.wait tiles k=0
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin scores
	;;#ASMEND
	;;#ASMSTART
	; kperf.async qk engine=matrix flops=0x2000
	;;#ASMEND
	ds_read_b64 v[16:17], v20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[6:7], v[16:17], 0
	;;#ASMSTART
	; kperf.end scores
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin softmax
	;;#ASMEND
	s_add_i32 s17, s17, 16
	v_add_u32_e32 v10, 16, v10
	s_cmp_ge_i32 s17, s15
	s_nop 3
	v_accvgpr_read_b32 v19, a1
	ds_bpermute_b32 v16, v21, v19
	v_accvgpr_read_b32 v18, a0
	ds_bpermute_b32 v17, v21, v18
	v_accvgpr_read_b32 v37, a3
	v_accvgpr_read_b32 v38, a2
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v19, v16
	v_add_u32_e32 v0, 0x100, v0
	s_nop 0
	v_cndmask_b32_e32 v16, v16, v19, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v18, v17
	ds_bpermute_b32 v33, v22, v16
	s_nop 0
	v_cndmask_b32_e32 v17, v17, v18, vcc
	ds_bpermute_b32 v34, v22, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	s_nop 1
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	ds_bpermute_b32 v33, v23, v16
	s_nop 0
	v_cndmask_b32_e32 v17, v34, v17, vcc
	ds_bpermute_b32 v34, v23, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	s_nop 1
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	ds_bpermute_b32 v33, v24, v16
	s_nop 0
	v_cndmask_b32_e32 v17, v34, v17, vcc
	ds_bpermute_b32 v34, v24, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	s_nop 1
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	ds_bpermute_b32 v33, v21, v38
	s_nop 0
	v_cndmask_b32_e32 v17, v34, v17, vcc
	v_cmp_gt_f32_e32 vcc, v16, v31
	s_nop 1
	v_cndmask_b32_e32 v16, v31, v16, vcc
	v_cmp_gt_f32_e32 vcc, v17, v32
	v_sub_f32_e32 v19, v19, v16
	v_exp_f32_e32 v35, v19
	v_cndmask_b32_e32 v17, v32, v17, vcc
	v_sub_f32_e32 v40, v32, v17
	ds_bpermute_b32 v32, v21, v37
	v_sub_f32_e32 v18, v18, v17
	v_exp_f32_e32 v34, v18
	ds_bpermute_b32 v19, v21, v35
	v_sub_f32_e32 v31, v31, v16
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v37, v32
	ds_bpermute_b32 v18, v21, v34
	v_exp_f32_e32 v40, v40
	v_cndmask_b32_e32 v32, v32, v37, vcc
	v_cmp_gt_f32_e32 vcc, v38, v33
	ds_bpermute_b32 v36, v22, v32
	s_nop 0
	v_cndmask_b32_e32 v33, v33, v38, vcc
	ds_bpermute_b32 v39, v22, v33
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v32, v36
	s_nop 1
	v_cndmask_b32_e32 v32, v36, v32, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v33, v39
	ds_bpermute_b32 v36, v23, v32
	s_nop 0
	v_cndmask_b32_e32 v33, v39, v33, vcc
	ds_bpermute_b32 v39, v23, v33
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v32, v36
	s_nop 1
	v_cndmask_b32_e32 v41, v36, v32, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v33, v39
	ds_bpermute_b32 v42, v24, v41
	s_nop 0
	v_cndmask_b32_e32 v39, v39, v33, vcc
	ds_bpermute_b32 v43, v24, v39
	v_pk_add_f32 v[32:33], v[34:35], v[18:19]
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v41, v42
	ds_bpermute_b32 v36, v22, v32
	s_nop 0
	v_cndmask_b32_e32 v18, v42, v41, vcc
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v39, v43
	v_exp_f32_e32 v41, v31
	s_nop 0
	v_cndmask_b32_e32 v19, v43, v39, vcc
	v_cmp_gt_f32_e32 vcc, v18, v30
	s_nop 1
	v_cndmask_b32_e32 v18, v30, v18, vcc
	v_cmp_gt_f32_e32 vcc, v19, v29
	v_sub_f32_e32 v37, v37, v18
	v_exp_f32_e32 v39, v37
	v_cndmask_b32_e32 v19, v29, v19, vcc
	v_sub_f32_e32 v38, v38, v19
	v_exp_f32_e32 v38, v38
	ds_bpermute_b32 v43, v21, v39
	ds_bpermute_b32 v37, v22, v33
	v_sub_f32_e32 v29, v29, v19
	ds_bpermute_b32 v42, v21, v38
	v_exp_f32_e32 v46, v29
	v_sub_f32_e32 v29, v30, v18
	s_waitcnt lgkmcnt(1)
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	ds_bpermute_b32 v36, v23, v32
	s_waitcnt lgkmcnt(1)
	v_pk_add_f32 v[42:43], v[38:39], v[42:43]
	ds_bpermute_b32 v44, v22, v42
	ds_bpermute_b32 v45, v22, v43
	ds_bpermute_b32 v37, v23, v33
	v_exp_f32_e32 v47, v29
	v_cvt_f16_f32_e32 v29, v34
	v_cvt_f16_f32_e32 v34, v35
	s_waitcnt lgkmcnt(1)
	v_pk_add_f32 v[42:43], v[42:43], v[44:45]
	ds_bpermute_b32 v44, v23, v42
	ds_bpermute_b32 v45, v23, v43
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	v_cvt_f16_f32_e32 v35, v38
	ds_bpermute_b32 v36, v24, v32
	ds_bpermute_b32 v37, v24, v33
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[30:31], v[42:43], v[44:45]
	v_cvt_f16_f32_e32 v38, v39
	ds_bpermute_b32 v42, v24, v30
	ds_bpermute_b32 v43, v24, v31
	ds_write_b16 v27, v29
	ds_write_b16 v27, v34 offset:32
	ds_write_b16 v27, v35 offset:64
	ds_write_b16 v27, v38 offset:96
	;;#ASMSTART
	; kperf.end softmax
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.begin values
	;;#ASMEND
	;;#ASMSTART
	; kperf.async pv engine=matrix flops=0x2000
	;;#ASMEND
	ds_read_b64 v[34:35], v25
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	ds_read_b64 v[36:37], v26
	v_pk_add_f32 v[30:31], v[30:31], v[42:43]
	v_pk_fma_f32 v[8:9], v[8:9], v[40:41], v[32:33]
	v_pk_fma_f32 v[2:3], v[2:3], v[46:47], v[30:31]
	v_pk_mul_f32 v[30:31], v[14:15], v[40:41]
	v_pk_mul_f32 v[32:33], v[12:13], v[46:47]
	v_accvgpr_write_b32 a0, v30
	v_accvgpr_write_b32 a1, v31
	v_accvgpr_write_b32 a2, v32
	v_accvgpr_write_b32 a3, v33
	;;#ASMSTART
	; kperf.end values
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[0:3], v[34:35], v[36:37], a[0:3]
	s_cbranch_scc1 .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v32, v17
	v_mov_b32_e32 v31, v16
	v_mov_b32_e32 v29, v19
	v_mov_b32_e32 v30, v18
	s_branch .LBB0_5
.LBB0_10:
	v_mov_b32_e32 v11, v4
.LBB0_11:
	s_waitcnt vmcnt(0)
	s_nop 3
	v_accvgpr_read_b32 v6, a0
	v_div_scale_f32 v7, s[0:1], v8, v8, v6
	v_rcp_f32_e32 v10, v7
	v_accvgpr_read_b32 v4, a1
	v_or_b32_e32 v5, s14, v5
	v_mov_b32_e32 v12, s10
	v_fma_f32 v14, -v7, v10, 1.0
	v_fmac_f32_e32 v10, v14, v10
	v_div_scale_f32 v14, vcc, v6, v8, v6
	v_mul_f32_e32 v15, v14, v10
	v_fma_f32 v16, -v7, v15, v14
	v_fmac_f32_e32 v15, v16, v10
	v_fma_f32 v7, -v7, v15, v14
	v_div_fmas_f32 v7, v7, v10, v15
	v_div_fixup_f32 v8, v7, v8, v6
	v_lshl_or_b32 v6, v5, 4, v11
	v_div_scale_f32 v5, s[0:1], v9, v9, v4
	v_rcp_f32_e32 v10, v5
	v_mov_b32_e32 v13, s11
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[12:13]
	;;#ASMSTART
	; kperf.begin epilogue
	;;#ASMEND
	global_store_dword v[6:7], v8, off
	v_fma_f32 v8, -v5, v10, 1.0
	v_fmac_f32_e32 v10, v8, v10
	v_div_scale_f32 v8, vcc, v4, v9, v4
	v_mul_f32_e32 v11, v8, v10
	v_fma_f32 v12, -v5, v11, v8
	v_accvgpr_read_b32 v1, a2
	v_fmac_f32_e32 v11, v12, v10
	v_fma_f32 v5, -v5, v11, v8
	v_div_scale_f32 v8, s[0:1], v2, v2, v1
	v_rcp_f32_e32 v12, v8
	v_div_fmas_f32 v5, v5, v10, v11
	v_div_fixup_f32 v4, v5, v9, v4
	global_store_dword v[6:7], v4, off offset:64
	v_fma_f32 v4, -v8, v12, 1.0
	v_fmac_f32_e32 v12, v4, v12
	v_div_scale_f32 v4, vcc, v1, v2, v1
	v_mul_f32_e32 v5, v4, v12
	v_fma_f32 v9, -v8, v5, v4
	v_accvgpr_read_b32 v0, a3
	v_fmac_f32_e32 v5, v9, v12
	v_fma_f32 v4, -v8, v5, v4
	v_div_scale_f32 v8, s[0:1], v3, v3, v0
	v_rcp_f32_e32 v9, v8
	v_div_fmas_f32 v4, v4, v12, v5
	v_div_fixup_f32 v1, v4, v2, v1
	global_store_dword v[6:7], v1, off offset:128
	v_fma_f32 v1, -v8, v9, 1.0
	v_fmac_f32_e32 v9, v1, v9
	v_div_scale_f32 v1, vcc, v0, v3, v0
	v_mul_f32_e32 v2, v1, v9
	v_fma_f32 v4, -v8, v2, v1
	v_fmac_f32_e32 v2, v4, v9
	v_fma_f32 v1, -v8, v2, v1
	v_div_fmas_f32 v1, v1, v9, v2
	v_div_fixup_f32 v0, v1, v3, v0
	global_store_dword v[6:7], v0, off offset:192
	;;#ASMSTART
	; kperf.end epilogue
	;;#ASMEND
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[44:45]
	s_memrealtime s[46:47]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_nop 15
	s_nop 15
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s49, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_dwordx8 s[28:35], s[50:51], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 s[52:53], s[44:45]
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_atomic_umax_x2 v10, v[2:3], s[30:31] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[30:31] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s40, s26
	s_mov_b32 s24, 0x3f8
	s_mul_i32 s40, s40, 0x400
	s_add_u32 s40, s40, s43
	v_mov_b32_e32 v52, s40
	v_mov_b32_e32 v51, 0
	v_lshrrev_b32_e32 v1, 6, v0
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_readfirstlane_b32 s3, v1
	s_lshl_b32 s2, s2, 5
	s_lshl_b32 s14, s3, 4
	s_add_i32 s14, s14, s2
	s_lshl_b32 s12, s14, 4
	s_ashr_i32 s13, s12, 31
	v_lshlrev_b32_e32 v1, 4, v0
	s_lshl_b64 s[12:13], s[12:13], 1
	v_and_b32_e32 v1, 0xf0, v1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, s12
	v_lshlrev_b32_e32 v10, 1, v1
	v_lshrrev_b32_e32 v1, 2, v0
	s_addc_u32 s5, s5, s13
	v_mov_b32_e32 v11, 0
	v_and_b32_e32 v5, 12, v1
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[10:11]
	v_lshlrev_b32_e32 v12, 1, v5
	v_mov_b32_e32 v13, v11
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	global_load_dwordx2 v[6:7], v[2:3], off
	s_load_dword s15, s[0:1], 0x20
	s_mov_b32 s2, 0
	v_and_b32_e32 v4, 15, v0
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s15, 0
	s_cbranch_scc1 .LBB0_2.kperf0
	v_and_b32_e32 v11, 15, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3.kperf0
.LBB0_2.kperf0:
	s_mov_b64 s[0:1], -1
.LBB0_3.kperf0:
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v3, s2
	v_accvgpr_write_b32 a0, s2
	v_accvgpr_write_b32 a1, s2
	v_accvgpr_write_b32 a2, s2
	v_accvgpr_write_b32 a3, s2
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v9, s2
	v_mov_b32_e32 v8, s2
	s_cbranch_vccnz .LBB0_11.kperf0
	v_lshlrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v2, 0xfc, v2
	s_lshl_b32 s2, s3, 9
	v_add_u32_e32 v1, v12, v10
	v_xor_b32_e32 v21, 32, v2
	v_xor_b32_e32 v22, 16, v2
	v_xor_b32_e32 v23, 8, v2
	v_xor_b32_e32 v24, 4, v2
	v_or_b32_e32 v2, s2, v10
	v_or_b32_e32 v20, 0x400, v1
	v_add_u32_e32 v25, v2, v12
	v_add_u32_e32 v26, 0x600, v1
	v_lshlrev_b32_e32 v1, 5, v5
	v_lshlrev_b32_e32 v2, 1, v4
	v_or3_b32 v27, v1, v2, s2
	v_lshrrev_b32_e32 v1, 4, v0
	v_mad_u64_u32 v[10:11], s[2:3], s15, v1, v[4:5]
	v_mov_b32_e32 v1, 0x400
	s_movk_i32 s0, 0x100
	v_lshl_or_b32 v11, v0, 1, v1
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	v_or_b32_e32 v28, 0xffffff80, v0
	s_lshl_b32 s16, s15, 3
	s_mov_b32 s17, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_mov_b32_e32 v32, 0xf149f2ca
	s_mov_b64 s[2:3], 0x100
	v_mov_b32_e32 v31, 0xf149f2ca
	v_mov_b32_e32 v29, 0xf149f2ca
	v_mov_b32_e32 v30, 0xf149f2ca
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v3, v1
.LBB0_5.kperf0:
	s_nop 0
	v_accvgpr_read_b32 v13, a3
	v_accvgpr_read_b32 v12, a2
	v_accvgpr_read_b32 v15, a1
	v_accvgpr_read_b32 v14, a0
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_8.kperf0
	v_lshl_add_u64 v[16:17], v[0:1], 1, s[6:7]
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v33, v11
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v34, v28
.LBB0_7.kperf0:
	v_ashrrev_i32_e32 v19, 31, v18
	global_load_ushort v35, v[16:17], off
	v_lshl_add_u64 v[36:37], v[18:19], 1, s[8:9]
	global_load_ushort v19, v[36:37], off
	v_add_co_u32_e32 v34, vcc, 0x80, v34
	s_xor_b64 s[18:19], vcc, -1
	s_and_b64 s[18:19], exec, s[18:19]
	v_lshl_add_u64 v[16:17], v[16:17], 0, s[2:3]
	v_add_u32_e32 v18, s16, v18
	s_or_b64 s[12:13], s[18:19], s[12:13]
	s_waitcnt vmcnt(1)
	ds_write_b16 v33, v35
	s_waitcnt vmcnt(0)
	ds_write_b16 v33, v19 offset:512
	v_add_u32_e32 v33, 0x100, v33
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_7.kperf0
.LBB0_8.kperf0:
	s_or_b64 exec, exec, s[4:5]
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0xc0010002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0xc0020003
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	ds_read_b64 v[16:17], v20
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[6:7], v[16:17], 0
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0xc0030004
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	s_add_i32 s17, s17, 16
	v_add_u32_e32 v10, 16, v10
	s_cmp_ge_i32 s17, s15
	s_nop 3
	v_accvgpr_read_b32 v19, a1
	ds_bpermute_b32 v16, v21, v19
	v_accvgpr_read_b32 v18, a0
	ds_bpermute_b32 v17, v21, v18
	v_accvgpr_read_b32 v37, a3
	v_accvgpr_read_b32 v38, a2
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v19, v16
	v_add_u32_e32 v0, 0x100, v0
	s_nop 0
	v_cndmask_b32_e32 v16, v16, v19, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v18, v17
	ds_bpermute_b32 v33, v22, v16
	s_nop 0
	v_cndmask_b32_e32 v17, v17, v18, vcc
	ds_bpermute_b32 v34, v22, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	s_nop 1
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	ds_bpermute_b32 v33, v23, v16
	s_nop 0
	v_cndmask_b32_e32 v17, v34, v17, vcc
	ds_bpermute_b32 v34, v23, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	s_nop 1
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	ds_bpermute_b32 v33, v24, v16
	s_nop 0
	v_cndmask_b32_e32 v17, v34, v17, vcc
	ds_bpermute_b32 v34, v24, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	s_nop 1
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	ds_bpermute_b32 v33, v21, v38
	s_nop 0
	v_cndmask_b32_e32 v17, v34, v17, vcc
	v_cmp_gt_f32_e32 vcc, v16, v31
	s_nop 1
	v_cndmask_b32_e32 v16, v31, v16, vcc
	v_cmp_gt_f32_e32 vcc, v17, v32
	v_sub_f32_e32 v19, v19, v16
	v_exp_f32_e32 v35, v19
	v_cndmask_b32_e32 v17, v32, v17, vcc
	v_sub_f32_e32 v40, v32, v17
	ds_bpermute_b32 v32, v21, v37
	v_sub_f32_e32 v18, v18, v17
	v_exp_f32_e32 v34, v18
	ds_bpermute_b32 v19, v21, v35
	v_sub_f32_e32 v31, v31, v16
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v37, v32
	ds_bpermute_b32 v18, v21, v34
	v_exp_f32_e32 v40, v40
	v_cndmask_b32_e32 v32, v32, v37, vcc
	v_cmp_gt_f32_e32 vcc, v38, v33
	ds_bpermute_b32 v36, v22, v32
	s_nop 0
	v_cndmask_b32_e32 v33, v33, v38, vcc
	ds_bpermute_b32 v39, v22, v33
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v32, v36
	s_nop 1
	v_cndmask_b32_e32 v32, v36, v32, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v33, v39
	ds_bpermute_b32 v36, v23, v32
	s_nop 0
	v_cndmask_b32_e32 v33, v39, v33, vcc
	ds_bpermute_b32 v39, v23, v33
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v32, v36
	s_nop 1
	v_cndmask_b32_e32 v41, v36, v32, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v33, v39
	ds_bpermute_b32 v42, v24, v41
	s_nop 0
	v_cndmask_b32_e32 v39, v39, v33, vcc
	ds_bpermute_b32 v43, v24, v39
	v_pk_add_f32 v[32:33], v[34:35], v[18:19]
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v41, v42
	ds_bpermute_b32 v36, v22, v32
	s_nop 0
	v_cndmask_b32_e32 v18, v42, v41, vcc
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v39, v43
	v_exp_f32_e32 v41, v31
	s_nop 0
	v_cndmask_b32_e32 v19, v43, v39, vcc
	v_cmp_gt_f32_e32 vcc, v18, v30
	s_nop 1
	v_cndmask_b32_e32 v18, v30, v18, vcc
	v_cmp_gt_f32_e32 vcc, v19, v29
	v_sub_f32_e32 v37, v37, v18
	v_exp_f32_e32 v39, v37
	v_cndmask_b32_e32 v19, v29, v19, vcc
	v_sub_f32_e32 v38, v38, v19
	v_exp_f32_e32 v38, v38
	ds_bpermute_b32 v43, v21, v39
	ds_bpermute_b32 v37, v22, v33
	v_sub_f32_e32 v29, v29, v19
	ds_bpermute_b32 v42, v21, v38
	v_exp_f32_e32 v46, v29
	v_sub_f32_e32 v29, v30, v18
	s_waitcnt lgkmcnt(1)
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	ds_bpermute_b32 v36, v23, v32
	s_waitcnt lgkmcnt(1)
	v_pk_add_f32 v[42:43], v[38:39], v[42:43]
	ds_bpermute_b32 v44, v22, v42
	ds_bpermute_b32 v45, v22, v43
	ds_bpermute_b32 v37, v23, v33
	v_exp_f32_e32 v47, v29
	v_cvt_f16_f32_e32 v29, v34
	v_cvt_f16_f32_e32 v34, v35
	s_waitcnt lgkmcnt(1)
	v_pk_add_f32 v[42:43], v[42:43], v[44:45]
	ds_bpermute_b32 v44, v23, v42
	ds_bpermute_b32 v45, v23, v43
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	v_cvt_f16_f32_e32 v35, v38
	ds_bpermute_b32 v36, v24, v32
	ds_bpermute_b32 v37, v24, v33
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[30:31], v[42:43], v[44:45]
	v_cvt_f16_f32_e32 v38, v39
	ds_bpermute_b32 v42, v24, v30
	ds_bpermute_b32 v43, v24, v31
	ds_write_b16 v27, v29
	ds_write_b16 v27, v34 offset:32
	ds_write_b16 v27, v35 offset:64
	ds_write_b16 v27, v38 offset:96
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0x40000004
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0x5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	ds_read_b64 v[34:35], v25
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	ds_read_b64 v[36:37], v26
	v_pk_add_f32 v[30:31], v[30:31], v[42:43]
	v_pk_fma_f32 v[8:9], v[8:9], v[40:41], v[32:33]
	v_pk_fma_f32 v[2:3], v[2:3], v[46:47], v[30:31]
	v_pk_mul_f32 v[30:31], v[14:15], v[40:41]
	v_pk_mul_f32 v[32:33], v[12:13], v[46:47]
	v_accvgpr_write_b32 a0, v30
	v_accvgpr_write_b32 a1, v31
	v_accvgpr_write_b32 a2, v32
	v_accvgpr_write_b32 a3, v33
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0x40000005
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[0:3], v[34:35], v[36:37], a[0:3]
	s_cbranch_scc1 .LBB0_10.kperf0
	v_mov_b32_e32 v32, v17
	v_mov_b32_e32 v31, v16
	v_mov_b32_e32 v29, v19
	v_mov_b32_e32 v30, v18
	s_branch .LBB0_5.kperf0
.LBB0_10.kperf0:
	v_mov_b32_e32 v11, v4
.LBB0_11.kperf0:
	s_waitcnt vmcnt(0)
	s_nop 3
	v_accvgpr_read_b32 v6, a0
	v_div_scale_f32 v7, s[0:1], v8, v8, v6
	v_rcp_f32_e32 v10, v7
	v_accvgpr_read_b32 v4, a1
	v_or_b32_e32 v5, s14, v5
	v_mov_b32_e32 v12, s10
	v_fma_f32 v14, -v7, v10, 1.0
	v_fmac_f32_e32 v10, v14, v10
	v_div_scale_f32 v14, vcc, v6, v8, v6
	v_mul_f32_e32 v15, v14, v10
	v_fma_f32 v16, -v7, v15, v14
	v_fmac_f32_e32 v15, v16, v10
	v_fma_f32 v7, -v7, v15, v14
	v_div_fmas_f32 v7, v7, v10, v15
	v_div_fixup_f32 v8, v7, v8, v6
	v_lshl_or_b32 v6, v5, 4, v11
	v_div_scale_f32 v5, s[0:1], v9, v9, v4
	v_rcp_f32_e32 v10, v5
	v_mov_b32_e32 v13, s11
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[12:13]
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0x6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	global_store_dword v[6:7], v8, off
	v_fma_f32 v8, -v5, v10, 1.0
	v_fmac_f32_e32 v10, v8, v10
	v_div_scale_f32 v8, vcc, v4, v9, v4
	v_mul_f32_e32 v11, v8, v10
	v_fma_f32 v12, -v5, v11, v8
	v_accvgpr_read_b32 v1, a2
	v_fmac_f32_e32 v11, v12, v10
	v_fma_f32 v5, -v5, v11, v8
	v_div_scale_f32 v8, s[0:1], v2, v2, v1
	v_rcp_f32_e32 v12, v8
	v_div_fmas_f32 v5, v5, v10, v11
	v_div_fixup_f32 v4, v5, v9, v4
	global_store_dword v[6:7], v4, off offset:64
	v_fma_f32 v4, -v8, v12, 1.0
	v_fmac_f32_e32 v12, v4, v12
	v_div_scale_f32 v4, vcc, v1, v2, v1
	v_mul_f32_e32 v5, v4, v12
	v_fma_f32 v9, -v8, v5, v4
	v_accvgpr_read_b32 v0, a3
	v_fmac_f32_e32 v5, v9, v12
	v_fma_f32 v4, -v8, v5, v4
	v_div_scale_f32 v8, s[0:1], v3, v3, v0
	v_rcp_f32_e32 v9, v8
	v_div_fmas_f32 v4, v4, v12, v5
	v_div_fixup_f32 v1, v4, v2, v1
	global_store_dword v[6:7], v1, off offset:128
	v_fma_f32 v1, -v8, v9, 1.0
	v_fmac_f32_e32 v9, v1, v9
	v_div_scale_f32 v1, vcc, v0, v3, v0
	v_mul_f32_e32 v2, v1, v9
	v_fma_f32 v4, -v8, v2, v1
	v_fmac_f32_e32 v2, v4, v9
	v_fma_f32 v1, -v8, v2, v1
	v_div_fmas_f32 v1, v1, v9, v2
	v_div_fixup_f32 v0, v1, v3, v0
	global_store_dword v[6:7], v0, off offset:192
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v50, v51, s24, v52
	v_add_u32 v51, 8, v51
	v_mov_b32_e32 v48, 0x40000006
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v49, s22
	ds_write_b64 v50, v[48:49] offset:2048
	s_mov_b64 exec, s[20:21]
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[44:45]
	s_memrealtime s[46:47]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_nop 15
	s_nop 15
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s49, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_dwordx8 s[28:35], s[50:51], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s36, v51
	v_readfirstlane_b32 s39, v52
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 s[52:53], s[44:45]
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_atomic_umax_x2 v10, v[2:3], s[30:31] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[30:31] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s36, s36, 3
	s_min_u32 s37, s36, 0x80
	s_lshl_b32 s38, s37, 3
	s_add_u32 s38, s38, 79
	s_and_b32 s38, s38, 0xfffffff0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[28:29] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s42, v2
	v_readfirstlane_b32 s43, v3
	s_add_u32 s50, s42, s38
	s_addc_u32 s51, s43, 0
	s_sub_u32 s50, s32, s50
	s_subb_u32 s51, s33, s51
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s28, s28, s42
	s_addc_u32 s29, s29, s43
	s_mov_b32 s40, s26
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s26
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s37
	v_mov_b32_e32 v9, 0x80
	global_store_dwordx4 v10, v[2:5], s[28:29]
	global_store_dwordx4 v10, v[6:9], s[28:29] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_store_dwordx4 v10, v[2:5], s[28:29] offset:32
	s_lshl_b32 s37, s37, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s37, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v6, s39, v11
	ds_read_b64 v[2:3], v6 offset:2048
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[28:29] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[58:59]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s49
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s58
	v_mov_b32_e32 v7, s59
	global_store_dwordx4 v10, v[6:9], s[28:29] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[28:29] offset:8
	global_atomic_add v10, v4, s[28:29] offset:16
	s_sub_u32 s50, s32, s42
	s_subb_u32 s51, s33, s43
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	global_store_dwordx2 v10, v[2:3], s[28:29] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
		.amdhsa_group_segment_fixed_size 2048/*kperf[*/+2048/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 52/*kperf[*/+8/*]kperf*/
		.amdhsa_next_free_sgpr 20/*kperf[*/+40/*]kperf*/
		.amdhsa_accum_offset 48/*kperf[*/+8/*]kperf*/
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
	.size	attention, .Lfunc_end0-attention
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1960
; NumSgprs: 26
; NumVgprs: 48
; NumAgprs: 4
; TotalNumVgprs: 52
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 52
; AccumOffset: 48
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 11
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_42ce83f5f446a813,@object ; @__hip_cuid_42ce83f5f446a813
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_42ce83f5f446a813
__hip_cuid_42ce83f5f446a813:
	.byte	0                               ; 0x0
	.size	__hip_cuid_42ce83f5f446a813, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_42ce83f5f446a813
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     4
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     66
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     60
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
  - .agpr_count:     4
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-attention-O3.gfx942.s","sha256":"6f2be5004940f638c0b4d35d4aa023935a1bfd9b7b6bef39ccb865a61c4661e6"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"attention","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":2,"warps_per_unit":1,"ring_bytes":2048,"cluster":false,"max_threads":128,"shared_boundaries":true,"shared_begins":[2,3,4],"regions":[{"id":0,"name":"load_q","line":33,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"load_kv","line":111,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":2,"name":"sync","line":146,"instant":false,"waits":[{"on":"tiles","distance":0}],"arrives":["tiles"],"asyncs":[],"pinned":0},{"id":3,"name":"scores","line":160,"instant":false,"waits":[],"arrives":[],"asyncs":[{"name":"qk","engine":"matrix","flops":8192}],"pinned":0},{"id":4,"name":"softmax","line":172,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":5,"name":"values","line":328,"instant":false,"waits":[],"arrives":[],"asyncs":[{"name":"pv","engine":"matrix","flops":8192}],"pinned":0},{"id":6,"name":"epilogue","line":385,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"082374c4e2c6092d941e3662b8482f46ee2c3cd20c2a6c2ffac332e23f1e160e"}
/*]kperf*/