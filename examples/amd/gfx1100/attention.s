	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	attention               ; -- Begin function attention
	.globl	attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
; %bb.0:
	s_load_b256 s[4:11], s[0:1], 0x0
	v_lshrrev_b32_e32 v1, 5, v0
	s_lshl_b32 s2, s15, 5
	;;#ASMSTART
	; kperf.begin load_q
	;;#ASMEND
	s_load_b32 s1, s[0:1], 0x20
	v_and_b32_e32 v26, 15, v0
	v_readfirstlane_b32 s3, v1
	v_lshlrev_b32_e32 v1, 4, v0
	v_lshrrev_b32_e32 v29, 4, v0
	s_mov_b32 s0, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_lshl_b32 s12, s3, 4
	v_and_b32_e32 v1, 0xf0, v1
	s_add_i32 s2, s12, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b32 s12, s2, 4
	s_ashr_i32 s13, s12, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v27, 1, v1
	s_lshl_b64 s[12:13], s[12:13], 1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, s12
	s_addc_u32 s5, s5, s13
	s_clause 0x1
	global_load_b128 v[10:13], v27, s[4:5]
	global_load_b128 v[14:17], v27, s[4:5] offset:16
	s_cmp_gt_i32 s1, 0
	;;#ASMSTART
	; kperf.end load_q
	;;#ASMEND
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_and_b32_e32 v1, 15, v0
	v_lshrrev_b32_e32 v18, 4, v0
	s_mov_b32 s4, 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s0, -1
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $vgpr1
                                        ; implicit-def: $vgpr18
.LBB0_3:
	v_dual_mov_b32 v9, s4 :: v_dual_mov_b32 v8, s4
	v_dual_mov_b32 v7, s4 :: v_dual_mov_b32 v6, s4
	v_dual_mov_b32 v5, s4 :: v_dual_mov_b32 v4, s4
	v_dual_mov_b32 v3, s4 :: v_dual_mov_b32 v2, s4
	v_dual_mov_b32 v20, s4 :: v_dual_mov_b32 v21, s4
	v_dual_mov_b32 v22, s4 :: v_dual_mov_b32 v23, s4
	v_dual_mov_b32 v19, s4 :: v_dual_mov_b32 v24, s4
	v_mov_b32_e32 v25, s4
	v_mov_b32_e32 v55, s4
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB0_11
; %bb.4:
	v_dual_mov_b32 v18, 0 :: v_dual_lshlrev_b32 v1, 2, v0
	s_lshl_b32 s0, s3, 9
	v_dual_mov_b32 v47, 0xf149f2ca :: v_dual_and_b32 v2, 31, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v1, 0x7c, v1
	v_or_b32_e32 v30, 0x400, v27
	v_or_b32_e32 v31, s0, v27
	v_or_b32_e32 v36, 0x600, v27
	v_mad_u64_u32 v[27:28], null, s1, v29, v[26:27]
	v_cmp_gt_u32_e32 vcc_lo, 0x100, v0
	v_lshl_or_b32 v37, v2, 1, s0
	v_mov_b32_e32 v2, 0
	v_xor_b32_e32 v32, 32, v1
	v_xor_b32_e32 v33, 16, v1
	v_xor_b32_e32 v34, 8, v1
	v_xor_b32_e32 v35, 4, v1
	v_or_b32_e32 v38, 0xffffffc0, v0
	v_lshl_or_b32 v28, v0, 1, 0x400
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v4, v18
	v_dual_mov_b32 v3, v18 :: v_dual_mov_b32 v52, 0xf149f2ca
	v_dual_mov_b32 v5, v18 :: v_dual_mov_b32 v54, 0xf149f2ca
	v_dual_mov_b32 v6, v18 :: v_dual_mov_b32 v53, 0xf149f2ca
	v_dual_mov_b32 v7, v18 :: v_dual_mov_b32 v48, 0xf149f2ca
	v_dual_mov_b32 v8, v18 :: v_dual_mov_b32 v51, 0xf149f2ca
	v_dual_mov_b32 v9, v18 :: v_dual_mov_b32 v50, 0xf149f2ca
	v_dual_mov_b32 v49, 0xf149f2ca :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v42, 0
	v_mov_b32_e32 v41, 0
	s_lshl_b32 s3, s1, 2
	s_mov_b32 s4, 0
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
	;;#ASMSTART
	; kperf.begin load_kv
	;;#ASMEND
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB0_8
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	v_lshlrev_b64 v[21:22], 1, v[0:1]
	v_dual_mov_b32 v23, v28 :: v_dual_mov_b32 v24, v38
	v_mov_b32_e32 v19, v27
	s_mov_b32 s12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v21, s0, s6, v21
	v_add_co_ci_u32_e64 v22, s0, s7, v22, s0
	.p2align	6
.LBB0_7:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v20, 31, v19
	v_add_nc_u32_e32 v24, 64, v24
	v_lshlrev_b64 v[55:56], 1, v[19:20]
	v_add_nc_u32_e32 v19, s3, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v55, s0, s8, v55
	v_add_co_ci_u32_e64 v56, s0, s9, v56, s0
	global_load_u16 v20, v[21:22], off
	global_load_u16 v25, v[55:56], off
	v_add_co_u32 v21, s0, 0x80, v21
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v22, s0, 0, v22, s0
	v_cmp_lt_u32_e64 s0, 0xbf, v24
	s_waitcnt vmcnt(1)
	ds_store_b16 v23, v20
	s_waitcnt vmcnt(0)
	ds_store_b16 v23, v25 offset:512
	v_add_nc_u32_e32 v23, 0x80, v23
	s_or_b32 s12, s0, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_7
.LBB0_8:                                ;   in Loop: Header=BB0_5 Depth=1
	s_or_b32 exec_lo, exec_lo, s5
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
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin scores
	;;#ASMEND
	;;#ASMSTART
	; kperf.async qk engine=matrix flops=0x2000
	;;#ASMEND
	ds_load_b128 v[55:58], v30
	ds_load_b128 v[59:62], v30 offset:16
	v_mov_b32_e32 v25, v18
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
	v_mov_b32_e32 v22, v18
	v_mov_b32_e32 v23, v18
	v_mov_b32_e32 v24, v18
	v_mov_b32_e32 v70, v25
	v_dual_mov_b32 v66, v21 :: v_dual_mov_b32 v65, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v68, v23 :: v_dual_mov_b32 v67, v22
	v_dual_mov_b32 v69, v24 :: v_dual_mov_b32 v64, v19
	v_mov_b32_e32 v63, v18
	;;#ASMSTART
	; kperf.end scores
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin softmax
	;;#ASMEND
	v_add_nc_u32_e32 v27, 16, v27
	s_add_i32 s4, s4, 16
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[63:70], v[10:17], v[55:62], v[63:70]
	s_cmp_ge_i32 s4, s1
	v_add_nc_u32_e32 v0, 0x100, v0
	ds_bpermute_b32 v19, v32, v63
	ds_bpermute_b32 v20, v32, v64
	ds_bpermute_b32 v21, v32, v65
	ds_bpermute_b32 v22, v32, v66
	ds_bpermute_b32 v23, v32, v67
	ds_bpermute_b32 v24, v32, v68
	ds_bpermute_b32 v25, v32, v69
	ds_bpermute_b32 v55, v32, v70
	s_waitcnt lgkmcnt(7)
	v_cmp_gt_f32_e64 s0, v63, v19
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e64 v19, v19, v63, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v64, v20
	ds_bpermute_b32 v56, v33, v19
	v_cndmask_b32_e64 v20, v20, v64, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v65, v21
	ds_bpermute_b32 v57, v33, v20
	v_cndmask_b32_e64 v21, v21, v65, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v66, v22
	ds_bpermute_b32 v58, v33, v21
	v_cndmask_b32_e64 v22, v22, v66, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v67, v23
	ds_bpermute_b32 v59, v33, v22
	v_cndmask_b32_e64 v23, v23, v67, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v68, v24
	ds_bpermute_b32 v60, v33, v23
	v_cndmask_b32_e64 v24, v24, v68, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v69, v25
	ds_bpermute_b32 v61, v33, v24
	v_cndmask_b32_e64 v25, v25, v69, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v70, v55
	ds_bpermute_b32 v62, v33, v25
	v_cndmask_b32_e64 v55, v55, v70, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v19, v56
	ds_bpermute_b32 v71, v33, v55
	v_cndmask_b32_e64 v19, v56, v19, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v20, v57
	ds_bpermute_b32 v56, v34, v19
	v_cndmask_b32_e64 v20, v57, v20, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v21, v58
	ds_bpermute_b32 v57, v34, v20
	v_cndmask_b32_e64 v21, v58, v21, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v22, v59
	ds_bpermute_b32 v58, v34, v21
	v_cndmask_b32_e64 v22, v59, v22, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v23, v60
	ds_bpermute_b32 v59, v34, v22
	v_cndmask_b32_e64 v23, v60, v23, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v24, v61
	ds_bpermute_b32 v60, v34, v23
	v_cndmask_b32_e64 v24, v61, v24, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v25, v62
	ds_bpermute_b32 v61, v34, v24
	v_cndmask_b32_e64 v25, v62, v25, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v55, v71
	ds_bpermute_b32 v62, v34, v25
	v_cndmask_b32_e64 v55, v71, v55, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v19, v56
	ds_bpermute_b32 v71, v34, v55
	v_cndmask_b32_e64 v19, v56, v19, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v20, v57
	ds_bpermute_b32 v56, v35, v19
	v_cndmask_b32_e64 v20, v57, v20, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v21, v58
	ds_bpermute_b32 v57, v35, v20
	v_cndmask_b32_e64 v21, v58, v21, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v22, v59
	ds_bpermute_b32 v58, v35, v21
	v_cndmask_b32_e64 v22, v59, v22, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v23, v60
	ds_bpermute_b32 v59, v35, v22
	v_cndmask_b32_e64 v23, v60, v23, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v24, v61
	ds_bpermute_b32 v60, v35, v23
	v_cndmask_b32_e64 v24, v61, v24, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v25, v62
	ds_bpermute_b32 v61, v35, v24
	v_cndmask_b32_e64 v25, v62, v25, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v55, v71
	ds_bpermute_b32 v62, v35, v25
	v_cndmask_b32_e64 v55, v71, v55, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v19, v56
	ds_bpermute_b32 v71, v35, v55
	v_cndmask_b32_e64 v19, v56, v19, s0
	s_waitcnt lgkmcnt(6)
	v_cmp_gt_f32_e64 s0, v20, v57
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v20, v57, v20, s0
	s_waitcnt lgkmcnt(5)
	v_cmp_gt_f32_e64 s0, v21, v58
	v_cndmask_b32_e64 v21, v58, v21, s0
	s_waitcnt lgkmcnt(4)
	v_cmp_gt_f32_e64 s0, v22, v59
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v22, v59, v22, s0
	s_waitcnt lgkmcnt(3)
	v_cmp_gt_f32_e64 s0, v23, v60
	v_cndmask_b32_e64 v23, v60, v23, s0
	s_waitcnt lgkmcnt(2)
	v_cmp_gt_f32_e64 s0, v24, v61
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v24, v61, v24, s0
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_f32_e64 s0, v25, v62
	v_cndmask_b32_e64 v25, v62, v25, s0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s0, v55, v71
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v55, v71, v55, s0
	v_cmp_gt_f32_e64 s0, v19, v47
	v_cndmask_b32_e64 v56, v47, v19, s0
	v_cmp_gt_f32_e64 s0, v20, v52
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_f32_e32 v19, v63, v56
	v_cndmask_b32_e64 v57, v52, v20, s0
	v_cmp_gt_f32_e64 s0, v21, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_exp_f32_e32 v19, v19
	v_sub_f32_e32 v20, v64, v57
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v58, v53, v21, s0
	v_cmp_gt_f32_e64 s0, v22, v54
	v_sub_f32_e32 v52, v52, v57
	v_exp_f32_e32 v20, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_f32_e32 v21, v65, v58
	v_cndmask_b32_e64 v59, v54, v22, s0
	v_cmp_gt_f32_e64 s0, v23, v51
	v_sub_f32_e32 v47, v47, v56
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_exp_f32_e32 v21, v21
	v_sub_f32_e32 v54, v54, v59
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e64 v60, v51, v23, s0
	v_cmp_gt_f32_e64 s0, v24, v48
	ds_bpermute_b32 v64, v32, v20
	v_exp_f32_e32 v47, v47
	v_exp_f32_e32 v54, v54
	v_sub_f32_e32 v23, v67, v60
	v_cndmask_b32_e64 v61, v48, v24, s0
	v_cmp_gt_f32_e64 s0, v25, v49
	ds_bpermute_b32 v65, v32, v21
	v_exp_f32_e32 v23, v23
	v_sub_f32_e32 v76, v48, v61
	v_cndmask_b32_e64 v62, v49, v25, s0
	v_cmp_gt_f32_e64 s0, v55, v50
	v_sub_f32_e32 v22, v66, v59
	v_sub_f32_e32 v24, v68, v61
	v_exp_f32_e32 v48, v52
	v_sub_f32_e32 v25, v69, v62
	v_cndmask_b32_e64 v63, v50, v55, s0
	v_exp_f32_e32 v22, v22
	ds_bpermute_b32 v55, v32, v19
	ds_bpermute_b32 v68, v32, v23
	v_exp_f32_e32 v24, v24
	v_sub_f32_e32 v67, v70, v63
	v_exp_f32_e32 v25, v25
	s_waitcnt lgkmcnt(3)
	v_dual_add_f32 v64, v20, v64 :: v_dual_sub_f32 v53, v53, v58
	v_sub_f32_e32 v78, v50, v63
	v_exp_f32_e32 v67, v67
	ds_bpermute_b32 v66, v32, v22
	ds_bpermute_b32 v73, v33, v64
	v_sub_f32_e32 v77, v49, v62
	ds_bpermute_b32 v69, v32, v24
	v_sub_f32_e32 v51, v51, v60
	ds_bpermute_b32 v70, v32, v25
	v_mul_f32_e32 v2, v2, v47
	v_exp_f32_e32 v53, v53
	v_cvt_f16_f32_e32 v20, v20
	ds_bpermute_b32 v71, v32, v67
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v65, v21, v65
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v55, v19, v55
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v49, v23, v68
	v_cvt_f16_f32_e32 v19, v19
	v_cvt_f16_f32_e32 v21, v21
	v_cvt_f16_f32_e32 v23, v23
	v_mul_f32_e32 v4, v4, v53
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v66, v22, v66
	ds_bpermute_b32 v72, v33, v55
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v64, v64, v73
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v50, v24, v69
	v_exp_f32_e32 v79, v51
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v52, v25, v70
	ds_bpermute_b32 v75, v33, v66
	ds_bpermute_b32 v51, v33, v49
	ds_bpermute_b32 v69, v33, v50
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v68, v67, v71
	ds_bpermute_b32 v74, v33, v65
	ds_bpermute_b32 v70, v33, v52
	ds_bpermute_b32 v73, v34, v64
	v_mul_f32_e32 v3, v3, v48
	ds_bpermute_b32 v71, v33, v68
	v_cvt_f16_f32_e32 v22, v22
	v_cvt_f16_f32_e32 v24, v24
	v_cvt_f16_f32_e32 v25, v25
	v_cvt_f16_f32_e32 v67, v67
	ds_store_b16 v37, v19
	ds_store_b16 v37, v20 offset:64
	ds_store_b16 v37, v21 offset:128
	ds_store_b16 v37, v22 offset:192
	ds_store_b16 v37, v23 offset:256
	ds_store_b16 v37, v24 offset:320
	ds_store_b16 v37, v25 offset:384
	ds_store_b16 v37, v67 offset:448
	;;#ASMSTART
	; kperf.end softmax
	;;#ASMEND
	s_waitcnt lgkmcnt(15)
	v_add_f32_e32 v55, v55, v72
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	;;#ASMSTART
	; kperf.begin values
	;;#ASMEND
	v_add_f32_e32 v66, v66, v75
	ds_bpermute_b32 v72, v34, v55
	v_dual_add_f32 v49, v49, v51 :: v_dual_add_f32 v50, v50, v69
	v_add_f32_e32 v65, v65, v74
	ds_bpermute_b32 v75, v34, v66
	v_add_f32_e32 v51, v52, v70
	v_add_f32_e32 v64, v64, v73
	v_add_f32_e32 v52, v68, v71
	ds_bpermute_b32 v74, v34, v65
	ds_bpermute_b32 v68, v34, v49
	ds_bpermute_b32 v69, v34, v50
	ds_bpermute_b32 v73, v35, v64
	;;#ASMSTART
	; kperf.async pv engine=matrix flops=0x2000
	;;#ASMEND
	s_waitcnt lgkmcnt(5)
	v_dual_mul_f32 v6, v6, v79 :: v_dual_add_f32 v55, v55, v72
	ds_bpermute_b32 v71, v34, v52
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v66, v66, v75
	ds_bpermute_b32 v70, v34, v51
	ds_bpermute_b32 v72, v35, v55
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v65, v65, v74
	ds_bpermute_b32 v75, v35, v66
	s_waitcnt lgkmcnt(5)
	v_dual_add_f32 v20, v49, v68 :: v_dual_add_f32 v21, v50, v69
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v25, v64, v73
	ds_bpermute_b32 v74, v35, v65
	v_exp_f32_e32 v73, v76
	ds_bpermute_b32 v22, v35, v20
	ds_bpermute_b32 v82, v35, v21
	v_fmac_f32_e32 v25, v46, v48
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v81, v52, v71
	v_mul_f32_e32 v7, v7, v73
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v80, v51, v70
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v55, v55, v72
	ds_bpermute_b32 v72, v35, v81
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v19, v66, v75
	ds_bpermute_b32 v83, v35, v80
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v24, v65, v74
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_fmac_f32 v19, v43, v54 :: v_dual_fmac_f32 v24, v44, v53
	v_exp_f32_e32 v44, v77
	v_fmac_f32_e32 v55, v45, v47
	ds_load_b128 v[45:48], v31
	ds_load_b128 v[49:52], v31 offset:16
	ds_load_b128 v[64:67], v36
	ds_load_b128 v[68:71], v36 offset:16
	v_exp_f32_e32 v53, v78
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v23, v20, v22
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v22, v21, v82
	v_mul_f32_e32 v5, v5, v54
	;;#ASMSTART
	; kperf.end values
	;;#ASMEND
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v20, v81, v72
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v22, v40, v73
	v_add_f32_e32 v21, v80, v83
	v_dual_mul_f32 v8, v8, v44 :: v_dual_mul_f32 v9, v9, v53
	v_dual_fmac_f32 v20, v42, v53 :: v_dual_fmac_f32 v23, v39, v79
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v21, v41, v44
	s_barrier
	buffer_gl0_inv
	v_wmma_f32_16x16x16_f16 v[2:9], v[45:52], v[64:71], v[2:9]
	s_cbranch_scc1 .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_5 Depth=1
	v_dual_mov_b32 v47, v56 :: v_dual_mov_b32 v52, v57
	v_dual_mov_b32 v53, v58 :: v_dual_mov_b32 v54, v59
	v_dual_mov_b32 v51, v60 :: v_dual_mov_b32 v48, v61
	v_dual_mov_b32 v49, v62 :: v_dual_mov_b32 v50, v63
	v_dual_mov_b32 v45, v55 :: v_dual_mov_b32 v46, v25
	v_dual_mov_b32 v44, v24 :: v_dual_mov_b32 v43, v19
	v_dual_mov_b32 v39, v23 :: v_dual_mov_b32 v40, v22
	v_dual_mov_b32 v41, v21 :: v_dual_mov_b32 v42, v20
	s_branch .LBB0_5
.LBB0_10:
	v_dual_mov_b32 v1, v26 :: v_dual_mov_b32 v18, v29
.LBB0_11:
	s_waitcnt vmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_div_scale_f32 v10, null, v55, v55, v2
	v_div_scale_f32 v11, null, v25, v25, v3
	v_div_scale_f32 v12, null, v24, v24, v4
	v_rcp_f32_e32 v13, v10
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_rcp_f32_e32 v14, v11
	v_div_scale_f32 v16, vcc_lo, v2, v55, v2
	v_rcp_f32_e32 v15, v12
	v_and_or_b32 v0, v18, 1, s2
	v_div_scale_f32 v26, s0, v3, v25, v3
	v_div_scale_f32 v28, null, v19, v19, v5
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	v_fma_f32 v17, -v10, v13, 1.0
	v_fma_f32 v18, -v11, v14, 1.0
	v_lshl_or_b32 v0, v0, 4, v1
	v_div_scale_f32 v32, null, v23, v23, v6
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v27, -v12, v15, 1.0
	v_dual_fmac_f32 v13, v17, v13 :: v_dual_fmac_f32 v14, v18, v14
	v_div_scale_f32 v17, s1, v4, v24, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v27, v15 :: v_dual_mul_f32 v18, v16, v13
	v_mul_f32_e32 v27, v26, v14
	v_ashrrev_i32_e32 v1, 31, v0
	;;#ASMSTART
	; kperf.begin epilogue
	;;#ASMEND
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fma_f32 v30, -v10, v18, v16
	v_mul_f32_e32 v29, v17, v15
	v_fma_f32 v31, -v11, v27, v26
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_fmac_f32_e32 v18, v30, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v30, -v12, v29, v17
	v_fmac_f32_e32 v27, v31, v14
	v_rcp_f32_e32 v31, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v10, -v10, v18, v16
	v_fma_f32 v11, -v11, v27, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v10, v10, v13, v18
	v_div_scale_f32 v13, null, v21, v21, v8
	s_mov_b32 vcc_lo, s0
	v_div_scale_f32 v18, null, v20, v20, v9
	v_rcp_f32_e32 v16, v13
	v_div_fmas_f32 v11, v11, v14, v27
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_div_fixup_f32 v2, v10, v55, v2
	v_fma_f32 v10, -v28, v31, 1.0
	v_add_co_ci_u32_e32 v1, vcc_lo, s11, v1, vcc_lo
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v3, v11, v25, v3
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fma_f32 v27, -v13, v16, 1.0
	v_fmac_f32_e32 v29, v30, v15
	v_rcp_f32_e32 v25, v18
	v_fmac_f32_e32 v16, v27, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_fma_f32 v12, -v12, v29, v17
	v_div_scale_f32 v27, s2, v8, v21, v8
	v_fmac_f32_e32 v31, v10, v31
	v_div_scale_f32 v10, null, v22, v22, v7
	v_mul_f32_e32 v34, v27, v16
	v_div_fmas_f32 v11, v12, v15, v29
	v_rcp_f32_e32 v12, v32
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v15, v10
	v_div_scale_f32 v14, vcc_lo, v5, v19, v5
	v_div_fixup_f32 v4, v11, v24, v4
	v_fma_f32 v30, -v18, v25, 1.0
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v17, v14, v31
	s_waitcnt_depctr 0xfff
	v_fma_f32 v11, -v32, v12, 1.0
	v_fma_f32 v24, -v10, v15, 1.0
	v_fma_f32 v26, -v28, v17, v14
	v_fmac_f32_e32 v25, v30, v25
	v_div_scale_f32 v30, s3, v9, v20, v9
	v_fmac_f32_e32 v12, v11, v12
	v_div_scale_f32 v11, s0, v6, v23, v6
	v_fmac_f32_e32 v15, v24, v15
	v_div_scale_f32 v24, s1, v7, v22, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v29, v11, v12
	v_fmac_f32_e32 v17, v26, v31
	v_mul_f32_e32 v35, v30, v25
	v_mul_f32_e32 v33, v24, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v26, -v32, v29, v11
	v_fma_f32 v14, -v28, v17, v14
	v_fma_f32 v28, -v13, v34, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v29, v26, v12
	v_fma_f32 v26, -v10, v33, v24
	v_div_fmas_f32 v14, v14, v31, v17
	v_fma_f32 v17, -v18, v35, v30
	v_fmac_f32_e32 v34, v28, v16
	v_fma_f32 v11, -v32, v29, v11
	v_fmac_f32_e32 v33, v26, v15
	s_mov_b32 vcc_lo, s0
	v_fmac_f32_e32 v35, v17, v25
	v_div_fixup_f32 v5, v14, v19, v5
	v_div_fmas_f32 v11, v11, v12, v29
	v_fma_f32 v10, -v10, v33, v24
	v_fma_f32 v12, -v13, v34, v27
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v13, -v18, v35, v30
	v_div_fixup_f32 v6, v11, v23, v6
	v_div_fmas_f32 v10, v10, v15, v33
	s_mov_b32 vcc_lo, s2
	v_div_fmas_f32 v12, v12, v16, v34
	s_mov_b32 vcc_lo, s3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fixup_f32 v7, v10, v22, v7
	v_div_fmas_f32 v13, v13, v25, v35
	v_div_fixup_f32 v8, v12, v21, v8
	s_delay_alu instid0(VALU_DEP_2)
	v_div_fixup_f32 v9, v13, v20, v9
	s_clause 0x7
	global_store_b32 v[0:1], v2, off
	global_store_b32 v[0:1], v3, off offset:128
	global_store_b32 v[0:1], v4, off offset:256
	global_store_b32 v[0:1], v5, off offset:384
	global_store_b32 v[0:1], v6, off offset:512
	global_store_b32 v[0:1], v7, off offset:640
	global_store_b32 v[0:1], v8, off offset:768
	global_store_b32 v[0:1], v9, off offset:896
	;;#ASMSTART
	; kperf.end epilogue
	;;#ASMEND
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
		.amdhsa_user_sgpr_count 15
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
		.amdhsa_next_free_vgpr 84
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
; codeLenInByte = 3592
; NumSgprs: 18
; NumVgprs: 84
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 84
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
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
  - .args:
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
    .max_flat_workgroup_size: 64
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     84
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
