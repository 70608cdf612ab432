	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.protected	attention               ; -- Begin function attention
	.globl	attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
; %bb.0:
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s2, v1
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_lshl_b32 s0, s6, 5
	s_lshl_b32 s16, s2, 4
	s_add_i32 s16, s16, s0
	s_lshl_b32 s0, s16, 4
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 1
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s8, s0
	v_and_b32_e32 v1, 0xf0, v1
	s_addc_u32 s1, s9, s1
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v3, vcc, s0, v1
	v_addc_co_u32_e32 v4, vcc, 0, v2, vcc
	v_lshrrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v5, 12, v2
	v_lshlrev_b32_e32 v10, 1, v5
	v_add_co_u32_e32 v2, vcc, v3, v10
	v_addc_co_u32_e32 v3, vcc, 0, v4, vcc
	;;#ASMSTART
	; kperf.begin load_q
	;;#ASMEND
	global_load_dwordx2 v[6:7], v[2:3], off
	s_load_dword s8, s[4:5], 0x20
	s_mov_b32 s3, 0
	v_and_b32_e32 v4, 15, v0
	;;#ASMSTART
	; kperf.end load_q
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s8, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_and_b32_e32 v11, 15, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr3
                                        ; implicit-def: $vgpr11
.LBB0_3:
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v3, s3
	v_accvgpr_write_b32 a0, s3
	v_accvgpr_write_b32 a1, s3
	v_accvgpr_write_b32 a2, s3
	v_accvgpr_write_b32 a3, s3
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v9, s3
	v_mov_b32_e32 v8, s3
	s_cbranch_vccnz .LBB0_11
; %bb.4:
	s_lshl_b32 s2, s2, 9
	v_add_u32_e32 v2, v10, v1
	v_or_b32_e32 v1, s2, v1
	v_or_b32_e32 v20, 0x400, v2
	v_add_u32_e32 v25, v1, v10
	v_add_u32_e32 v26, 0x600, v2
	v_lshlrev_b32_e32 v1, 5, v5
	v_lshlrev_b32_e32 v2, 1, v4
	v_or3_b32 v27, v1, v2, s2
	v_lshrrev_b32_e32 v1, 4, v0
	v_lshlrev_b32_e32 v3, 2, v0
	v_mad_u64_u32 v[10:11], s[2:3], s8, v1, v[4:5]
	v_mov_b32_e32 v1, 0x400
	s_movk_i32 s0, 0x100
	v_and_b32_e32 v3, 0xfc, v3
	v_lshl_or_b32 v11, v0, 1, v1
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	v_xor_b32_e32 v21, 32, v3
	v_xor_b32_e32 v22, 16, v3
	v_xor_b32_e32 v23, 8, v3
	v_xor_b32_e32 v24, 4, v3
	v_or_b32_e32 v28, 0xffffff80, v0
	s_lshl_b32 s9, s8, 3
	s_mov_b32 s17, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_mov_b32_e32 v32, 0xf149f2ca
	v_mov_b32_e32 v31, 0xf149f2ca
	v_mov_b32_e32 v29, 0xf149f2ca
	v_mov_b32_e32 v30, 0xf149f2ca
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v3, v1
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
	s_nop 4
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
	v_lshlrev_b64 v[16:17], 1, v[0:1]
	v_mov_b32_e32 v18, s11
	v_add_co_u32_e32 v16, vcc, s10, v16
	v_addc_co_u32_e32 v17, vcc, v18, v17, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v33, v11
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v34, v28
.LBB0_7:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshlrev_b64 v[36:37], 1, v[18:19]
	v_mov_b32_e32 v38, s13
	v_add_co_u32_e32 v36, vcc, s12, v36
	global_load_ushort v35, v[16:17], off
	v_addc_co_u32_e32 v37, vcc, v38, v37, vcc
	global_load_ushort v19, v[36:37], off
	v_add_co_u32_e32 v34, vcc, 0x80, v34
	s_mov_b64 s[2:3], vcc
	s_xor_b64 s[2:3], s[2:3], -1
	v_add_co_u32_e32 v16, vcc, 0x100, v16
	s_and_b64 s[2:3], exec, s[2:3]
	v_add_u32_e32 v18, s9, v18
	v_addc_co_u32_e32 v17, vcc, 0, v17, vcc
	s_or_b64 s[6:7], s[2:3], s[6:7]
	s_waitcnt vmcnt(1)
	ds_write_b16 v33, v35
	s_waitcnt vmcnt(0)
	ds_write_b16 v33, v19 offset:512
	v_add_u32_e32 v33, 0x100, v33
	s_andn2_b64 exec, exec, s[6:7]
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
	v_mfma_f32_16x16x16f16 a[0:3], v[6:7], v[16:17], 0
	;;#ASMSTART
	; kperf.end scores
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin softmax
	;;#ASMEND
	s_add_i32 s17, s17, 16
	v_add_u32_e32 v10, 16, v10
	s_cmp_ge_i32 s17, s8
	v_add_u32_e32 v0, 0x100, v0
	s_nop 6
	v_accvgpr_read_b32 v19, a1
	ds_bpermute_b32 v16, v21, v19
	v_accvgpr_read_b32 v18, a0
	ds_bpermute_b32 v17, v21, v18
	v_accvgpr_read_b32 v37, a3
	v_accvgpr_read_b32 v38, a2
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v19, v16
	v_cndmask_b32_e32 v16, v16, v19, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v18, v17
	ds_bpermute_b32 v33, v22, v16
	v_cndmask_b32_e32 v17, v17, v18, vcc
	ds_bpermute_b32 v34, v22, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	ds_bpermute_b32 v33, v23, v16
	v_cndmask_b32_e32 v17, v34, v17, vcc
	ds_bpermute_b32 v34, v23, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	ds_bpermute_b32 v33, v24, v16
	v_cndmask_b32_e32 v17, v34, v17, vcc
	ds_bpermute_b32 v34, v24, v17
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v16, v33
	v_cndmask_b32_e32 v16, v33, v16, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v17, v34
	v_cndmask_b32_e32 v17, v34, v17, vcc
	v_cmp_gt_f32_e32 vcc, v16, v31
	v_cndmask_b32_e32 v16, v31, v16, vcc
	v_cmp_gt_f32_e32 vcc, v17, v32
	v_cndmask_b32_e32 v17, v32, v17, vcc
	v_sub_f32_e32 v40, v32, v17
	ds_bpermute_b32 v32, v21, v37
	ds_bpermute_b32 v33, v21, v38
	v_sub_f32_e32 v18, v18, v17
	v_sub_f32_e32 v19, v19, v16
	v_exp_f32_e32 v34, v18
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v37, v32
	v_cndmask_b32_e32 v32, v32, v37, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e32 vcc, v38, v33
	ds_bpermute_b32 v36, v22, v32
	v_cndmask_b32_e32 v33, v33, v38, vcc
	ds_bpermute_b32 v39, v22, v33
	v_exp_f32_e32 v35, v19
	ds_bpermute_b32 v18, v21, v34
	s_waitcnt lgkmcnt(2)
	v_cmp_gt_f32_e32 vcc, v32, v36
	v_cndmask_b32_e32 v32, v36, v32, vcc
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v33, v39
	ds_bpermute_b32 v36, v23, v32
	v_cndmask_b32_e32 v33, v39, v33, vcc
	ds_bpermute_b32 v39, v23, v33
	ds_bpermute_b32 v19, v21, v35
	v_sub_f32_e32 v31, v31, v16
	s_waitcnt lgkmcnt(2)
	v_cmp_gt_f32_e32 vcc, v32, v36
	v_cndmask_b32_e32 v41, v36, v32, vcc
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v33, v39
	ds_bpermute_b32 v42, v24, v41
	v_cndmask_b32_e32 v39, v39, v33, vcc
	ds_bpermute_b32 v43, v24, v39
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[32:33], v[34:35], v[18:19]
	ds_bpermute_b32 v36, v22, v32
	s_waitcnt lgkmcnt(2)
	v_cmp_gt_f32_e32 vcc, v41, v42
	v_cndmask_b32_e32 v18, v42, v41, vcc
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e32 vcc, v39, v43
	v_cndmask_b32_e32 v19, v43, v39, vcc
	v_cmp_gt_f32_e32 vcc, v18, v30
	v_cndmask_b32_e32 v18, v30, v18, vcc
	v_cmp_gt_f32_e32 vcc, v19, v29
	v_cndmask_b32_e32 v19, v29, v19, vcc
	v_sub_f32_e32 v38, v38, v19
	v_sub_f32_e32 v37, v37, v18
	v_exp_f32_e32 v38, v38
	v_exp_f32_e32 v39, v37
	ds_bpermute_b32 v37, v22, v33
	v_sub_f32_e32 v29, v29, v19
	ds_bpermute_b32 v42, v21, v38
	ds_bpermute_b32 v43, v21, v39
	v_exp_f32_e32 v46, v29
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	ds_bpermute_b32 v36, v23, v32
	ds_bpermute_b32 v37, v23, v33
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[42:43], v[38:39], v[42:43]
	ds_bpermute_b32 v44, v22, v42
	ds_bpermute_b32 v45, v22, v43
	v_sub_f32_e32 v29, v30, v18
	v_exp_f32_e32 v47, v29
	v_cvt_f16_f32_e32 v29, v34
	v_cvt_f16_f32_e32 v34, v35
	s_waitcnt lgkmcnt(0)
	v_pk_add_f32 v[42:43], v[42:43], v[44:45]
	ds_bpermute_b32 v44, v23, v42
	ds_bpermute_b32 v45, v23, v43
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	v_cvt_f16_f32_e32 v35, v38
	v_exp_f32_e32 v41, v31
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
	v_exp_f32_e32 v40, v40
	v_pk_add_f32 v[32:33], v[32:33], v[36:37]
	ds_read_b64 v[36:37], v26
	v_pk_add_f32 v[30:31], v[30:31], v[42:43]
	v_pk_fma_f32 v[2:3], v[2:3], v[46:47], v[30:31]
	v_pk_mul_f32 v[30:31], v[14:15], v[40:41]
	v_pk_fma_f32 v[8:9], v[8:9], v[40:41], v[32:33]
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
	v_mfma_f32_16x16x16f16 a[0:3], v[34:35], v[36:37], a[0:3]
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
	s_nop 7
	v_accvgpr_read_b32 v6, a0
	v_div_scale_f32 v7, s[0:1], v8, v8, v6
	v_rcp_f32_e32 v10, v7
	v_accvgpr_read_b32 v4, a1
	v_or_b32_e32 v5, s16, v5
	;;#ASMSTART
	; kperf.begin epilogue
	;;#ASMEND
	v_fma_f32 v12, -v7, v10, 1.0
	v_fmac_f32_e32 v10, v12, v10
	v_div_scale_f32 v12, vcc, v6, v8, v6
	v_mul_f32_e32 v13, v12, v10
	v_fma_f32 v14, -v7, v13, v12
	v_fmac_f32_e32 v13, v14, v10
	v_fma_f32 v7, -v7, v13, v12
	v_div_fmas_f32 v7, v7, v10, v13
	v_div_scale_f32 v10, s[0:1], v9, v9, v4
	v_div_fixup_f32 v8, v7, v8, v6
	v_lshl_or_b32 v6, v5, 4, v11
	v_rcp_f32_e32 v11, v10
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mov_b32_e32 v5, s15
	v_add_co_u32_e32 v6, vcc, s14, v6
	v_addc_co_u32_e32 v7, vcc, v5, v7, vcc
	v_fma_f32 v5, -v10, v11, 1.0
	v_fmac_f32_e32 v11, v5, v11
	v_div_scale_f32 v5, vcc, v4, v9, v4
	global_store_dword v[6:7], v8, off
	v_mul_f32_e32 v8, v5, v11
	v_fma_f32 v12, -v10, v8, v5
	v_accvgpr_read_b32 v1, a2
	v_fmac_f32_e32 v8, v12, v11
	v_fma_f32 v5, -v10, v8, v5
	v_div_scale_f32 v10, s[0:1], v2, v2, v1
	v_rcp_f32_e32 v12, v10
	v_div_fmas_f32 v5, v5, v11, v8
	v_div_fixup_f32 v4, v5, v9, v4
	global_store_dword v[6:7], v4, off offset:64
	v_fma_f32 v4, -v10, v12, 1.0
	v_fmac_f32_e32 v12, v4, v12
	v_div_scale_f32 v4, vcc, v1, v2, v1
	v_mul_f32_e32 v5, v4, v12
	v_accvgpr_read_b32 v0, a3
	v_fma_f32 v8, -v10, v5, v4
	v_fmac_f32_e32 v5, v8, v12
	v_div_scale_f32 v8, s[0:1], v3, v3, v0
	v_rcp_f32_e32 v9, v8
	v_fma_f32 v4, -v10, v5, v4
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
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 52
		.amdhsa_next_free_sgpr 18
		.amdhsa_accum_offset 48
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
	.size	attention, .Lfunc_end0-attention
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1920
; NumSgprs: 22
; NumVgprs: 48
; NumAgprs: 4
; TotalNumVgprs: 52
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 52
; AccumOffset: 48
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
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
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
