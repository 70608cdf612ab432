	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	attention               ; -- Begin function attention
	.globl	attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
; %bb.0:
	s_load_b256 s[4:11], s[0:1], 0x0
	v_lshrrev_b32_e32 v1, 5, v0
	s_lshl_b32 s2, ttmp9, 5
	v_lshrrev_b32_e32 v2, 1, v0
	;;#ASMSTART
	; kperf.begin load_q
	;;#ASMEND
	s_load_b32 s1, s[0:1], 0x20
	v_readfirstlane_b32 s3, v1
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v20, 8, v2
	v_and_b32_e32 v14, 15, v0
	s_mov_b32 s0, 0
	s_lshl_b32 s12, s3, 4
	v_and_b32_e32 v1, 0xf0, v1
	s_add_co_i32 s2, s12, s2
	v_lshlrev_b32_e32 v15, 1, v20
	s_lshl_b32 s12, s2, 4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s13, s12, 31
	v_lshlrev_b32_e32 v21, 1, v1
	s_lshl_b64 s[12:13], s[12:13], 1
	s_wait_kmcnt 0x0
	s_add_nc_u64 s[4:5], s[4:5], s[12:13]
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_add_co_u32 v1, s4, s4, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v2, null, s5, 0, s4
	s_cmp_gt_i32 s1, 0
	v_add_co_u32 v1, vcc_lo, v1, v15
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v2, vcc_lo
	global_load_b128 v[10:13], v[1:2], off
	;;#ASMSTART
	; kperf.end load_q
	;;#ASMEND
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_and_b32_e32 v1, 15, v0
	s_mov_b32 s4, 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s0, -1
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $vgpr1
.LBB0_3:
	v_dual_mov_b32 v9, s4 :: v_dual_mov_b32 v8, s4
	v_dual_mov_b32 v7, s4 :: v_dual_mov_b32 v6, s4
	v_dual_mov_b32 v5, s4 :: v_dual_mov_b32 v4, s4
	v_dual_mov_b32 v3, s4 :: v_dual_mov_b32 v2, s4
	v_dual_mov_b32 v17, s4 :: v_dual_mov_b32 v18, s4
	v_dual_mov_b32 v19, s4 :: v_dual_mov_b32 v16, s4
	v_dual_mov_b32 v47, s4 :: v_dual_mov_b32 v48, s4
	v_dual_mov_b32 v49, s4 :: v_dual_mov_b32 v50, s4
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB0_11
; %bb.4:
	v_lshlrev_b32_e32 v1, 2, v0
	v_dual_mov_b32 v39, 0xf149f2ca :: v_dual_add_nc_u32 v2, v15, v21
	s_lshl_b32 s0, s3, 9
	v_cmp_gt_u32_e32 vcc_lo, 0x100, v0
	v_or_b32_e32 v4, s0, v21
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_or_b32_e32 v21, 0x400, v2
	v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v27, 0x600, v2
	v_and_b32_e32 v1, 0x7c, v1
	v_add_nc_u32_e32 v26, v4, v15
	v_lshlrev_b32_e32 v3, 5, v20
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v8, v2 :: v_dual_lshlrev_b32 v5, 1, v14
	v_mov_b32_e32 v4, v2
	v_xor_b32_e32 v22, 32, v1
	v_xor_b32_e32 v23, 16, v1
	v_xor_b32_e32 v24, 8, v1
	v_xor_b32_e32 v25, 4, v1
	v_lshrrev_b32_e32 v1, 4, v0
	v_or_b32_e32 v29, 0xffffffc0, v0
	v_lshl_or_b32 v30, v0, 1, 0x400
	v_mov_b32_e32 v6, v2
	v_or3_b32 v28, v3, v5, s0
	v_mad_co_u64_u32 v[15:16], null, s1, v1, v[14:15]
	v_mov_b32_e32 v1, 0
	v_dual_mov_b32 v3, v2 :: v_dual_mov_b32 v44, 0xf149f2ca
	v_dual_mov_b32 v5, v2 :: v_dual_mov_b32 v46, 0xf149f2ca
	v_dual_mov_b32 v7, v2 :: v_dual_mov_b32 v40, 0xf149f2ca
	v_dual_mov_b32 v9, v2 :: v_dual_mov_b32 v42, 0xf149f2ca
	v_dual_mov_b32 v45, 0xf149f2ca :: v_dual_mov_b32 v38, v2
	v_dual_mov_b32 v43, 0xf149f2ca :: v_dual_mov_b32 v32, v2
	v_dual_mov_b32 v41, 0xf149f2ca :: v_dual_mov_b32 v34, v2
	v_dual_mov_b32 v36, v2 :: v_dual_mov_b32 v37, v2
	v_mov_b32_e32 v35, v2
	v_mov_b32_e32 v31, v2
	v_mov_b32_e32 v33, v2
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
	v_lshlrev_b64_e32 v[18:19], 1, v[0:1]
	v_dual_mov_b32 v47, v30 :: v_dual_mov_b32 v16, v15
	v_mov_b32_e32 v48, v29
	s_mov_b32 s12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v18, s0, s6, v18
	v_add_co_ci_u32_e64 v19, s0, s7, v19, s0
.LBB0_7:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_ashrrev_i32_e32 v17, 31, v16
	v_add_nc_u32_e32 v48, 64, v48
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64_e32 v[49:50], 1, v[16:17]
	v_add_nc_u32_e32 v16, s3, v16
	v_add_co_u32 v49, s0, s8, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v50, s0, s9, v50, s0
	global_load_u16 v17, v[18:19], off
	global_load_u16 v49, v[49:50], off
	v_add_co_u32 v18, s0, 0x80, v18
	v_add_co_ci_u32_e64 v19, s0, 0, v19, s0
	v_cmp_lt_u32_e64 s0, 0xbf, v48
	s_wait_loadcnt 0x1
	ds_store_b16 v47, v17
	s_wait_loadcnt 0x0
	ds_store_b16 v47, v49 offset:512
	v_add_nc_u32_e32 v47, 0x80, v47
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
	global_wb scope:SCOPE_SE
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	;;#ASMSTART
	; kperf.end sync
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin scores
	;;#ASMEND
	;;#ASMSTART
	; kperf.async qk engine=matrix flops=0x2000
	;;#ASMEND
	ds_load_b128 v[16:19], v21
	;;#ASMSTART
	; kperf.end scores
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin softmax
	;;#ASMEND
	v_add_nc_u32_e32 v0, 0x100, v0
	s_add_co_i32 s4, s4, 16
	v_add_nc_u32_e32 v15, 16, v15
	s_cmp_ge_i32 s4, s1
	s_wait_dscnt 0x0
	v_wmma_f32_16x16x16_f16 v[56:63], v[10:13], v[16:19], 0
	ds_bpermute_b32 v16, v22, v56
	ds_bpermute_b32 v17, v22, v57
	ds_bpermute_b32 v18, v22, v58
	ds_bpermute_b32 v19, v22, v59
	ds_bpermute_b32 v47, v22, v60
	ds_bpermute_b32 v48, v22, v61
	ds_bpermute_b32 v49, v22, v62
	ds_bpermute_b32 v50, v22, v63
	s_wait_dscnt 0x7
	v_cmp_gt_f32_e64 s0, v56, v16
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e64 v16, v16, v56, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v57, v17
	ds_bpermute_b32 v51, v23, v16
	v_cndmask_b32_e64 v17, v17, v57, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v58, v18
	ds_bpermute_b32 v52, v23, v17
	v_cndmask_b32_e64 v18, v18, v58, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v59, v19
	ds_bpermute_b32 v53, v23, v18
	v_cndmask_b32_e64 v19, v19, v59, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v60, v47
	ds_bpermute_b32 v54, v23, v19
	v_cndmask_b32_e64 v47, v47, v60, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v61, v48
	ds_bpermute_b32 v55, v23, v47
	v_cndmask_b32_e64 v48, v48, v61, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v62, v49
	ds_bpermute_b32 v64, v23, v48
	v_cndmask_b32_e64 v49, v49, v62, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v63, v50
	ds_bpermute_b32 v65, v23, v49
	v_cndmask_b32_e64 v50, v50, v63, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v16, v51
	ds_bpermute_b32 v66, v23, v50
	v_cndmask_b32_e64 v16, v51, v16, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v17, v52
	ds_bpermute_b32 v51, v24, v16
	v_cndmask_b32_e64 v17, v52, v17, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v18, v53
	ds_bpermute_b32 v52, v24, v17
	v_cndmask_b32_e64 v18, v53, v18, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v19, v54
	ds_bpermute_b32 v53, v24, v18
	v_cndmask_b32_e64 v19, v54, v19, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v47, v55
	ds_bpermute_b32 v54, v24, v19
	v_cndmask_b32_e64 v47, v55, v47, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v48, v64
	ds_bpermute_b32 v55, v24, v47
	v_cndmask_b32_e64 v48, v64, v48, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v49, v65
	ds_bpermute_b32 v64, v24, v48
	v_cndmask_b32_e64 v49, v65, v49, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v50, v66
	ds_bpermute_b32 v65, v24, v49
	v_cndmask_b32_e64 v50, v66, v50, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v16, v51
	ds_bpermute_b32 v66, v24, v50
	v_cndmask_b32_e64 v16, v51, v16, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v17, v52
	ds_bpermute_b32 v51, v25, v16
	v_cndmask_b32_e64 v17, v52, v17, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v18, v53
	ds_bpermute_b32 v52, v25, v17
	v_cndmask_b32_e64 v18, v53, v18, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v19, v54
	ds_bpermute_b32 v53, v25, v18
	v_cndmask_b32_e64 v19, v54, v19, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v47, v55
	ds_bpermute_b32 v54, v25, v19
	v_cndmask_b32_e64 v47, v55, v47, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v48, v64
	ds_bpermute_b32 v55, v25, v47
	v_cndmask_b32_e64 v48, v64, v48, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v49, v65
	ds_bpermute_b32 v64, v25, v48
	v_cndmask_b32_e64 v49, v65, v49, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v50, v66
	ds_bpermute_b32 v65, v25, v49
	v_cndmask_b32_e64 v50, v66, v50, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v16, v51
	ds_bpermute_b32 v66, v25, v50
	v_cndmask_b32_e64 v16, v51, v16, s0
	s_wait_dscnt 0x6
	v_cmp_gt_f32_e64 s0, v17, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v17, v52, v17, s0
	s_wait_dscnt 0x5
	v_cmp_gt_f32_e64 s0, v18, v53
	v_cndmask_b32_e64 v18, v53, v18, s0
	s_wait_dscnt 0x4
	v_cmp_gt_f32_e64 s0, v19, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v19, v54, v19, s0
	s_wait_dscnt 0x3
	v_cmp_gt_f32_e64 s0, v47, v55
	v_cndmask_b32_e64 v47, v55, v47, s0
	s_wait_dscnt 0x2
	v_cmp_gt_f32_e64 s0, v48, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v48, v64, v48, s0
	s_wait_dscnt 0x1
	v_cmp_gt_f32_e64 s0, v49, v65
	v_cndmask_b32_e64 v49, v65, v49, s0
	s_wait_dscnt 0x0
	v_cmp_gt_f32_e64 s0, v50, v66
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v50, v66, v50, s0
	v_cmp_gt_f32_e64 s0, v16, v39
	v_cndmask_b32_e64 v51, v39, v16, s0
	v_cmp_gt_f32_e64 s0, v17, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v52, v44, v17, s0
	v_cmp_gt_f32_e64 s0, v18, v45
	v_sub_f32_e32 v16, v56, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_sub_f32 v39, v39, v51 :: v_dual_sub_f32 v44, v44, v52
	v_cndmask_b32_e64 v53, v45, v18, s0
	v_cmp_gt_f32_e64 s0, v19, v46
	v_sub_f32_e32 v17, v57, v52
	v_exp_f32_e32 v16, v16
	v_exp_f32_e32 v73, v39
	v_exp_f32_e32 v74, v44
	v_cndmask_b32_e64 v54, v46, v19, s0
	v_cmp_gt_f32_e64 s0, v47, v43
	v_sub_f32_e32 v18, v58, v53
	v_exp_f32_e32 v17, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_sub_f32 v45, v45, v53 :: v_dual_sub_f32 v46, v46, v54
	v_cndmask_b32_e64 v55, v43, v47, s0
	v_cmp_gt_f32_e64 s0, v48, v41
	v_sub_f32_e32 v19, v59, v54
	v_exp_f32_e32 v18, v18
	v_exp_f32_e32 v75, v45
	v_exp_f32_e32 v76, v46
	v_cndmask_b32_e64 v56, v41, v48, s0
	v_cmp_gt_f32_e64 s0, v49, v40
	v_exp_f32_e32 v19, v19
	ds_bpermute_b32 v59, v22, v17
	v_dual_sub_f32 v47, v60, v55 :: v_dual_sub_f32 v48, v61, v56
	v_cndmask_b32_e64 v57, v40, v49, s0
	v_cmp_gt_f32_e64 s0, v50, v42
	ds_bpermute_b32 v61, v22, v18
	v_exp_f32_e32 v47, v47
	v_exp_f32_e32 v48, v48
	v_mul_f32_e32 v5, v5, v76
	v_cndmask_b32_e64 v58, v42, v50, s0
	ds_bpermute_b32 v50, v22, v16
	v_sub_f32_e32 v49, v62, v57
	ds_bpermute_b32 v62, v22, v19
	v_dual_sub_f32 v43, v43, v55 :: v_dual_sub_f32 v72, v42, v58
	v_sub_f32_e32 v60, v63, v58
	v_exp_f32_e32 v49, v49
	ds_bpermute_b32 v63, v22, v47
	ds_bpermute_b32 v64, v22, v48
	v_dual_mul_f32 v2, v2, v73 :: v_dual_mul_f32 v3, v3, v74
	v_exp_f32_e32 v60, v60
	s_wait_dscnt 0x5
	v_add_f32_e32 v59, v17, v59
	v_cvt_f16_f32_e32 v17, v17
	s_wait_dscnt 0x4
	v_add_f32_e32 v61, v18, v61
	ds_bpermute_b32 v65, v22, v49
	ds_bpermute_b32 v68, v23, v59
	v_cvt_f16_f32_e32 v18, v18
	s_wait_dscnt 0x5
	v_add_f32_e32 v50, v16, v50
	ds_bpermute_b32 v66, v22, v60
	s_wait_dscnt 0x5
	v_dual_add_f32 v62, v19, v62 :: v_dual_sub_f32 v69, v41, v56
	ds_bpermute_b32 v41, v23, v61
	ds_bpermute_b32 v67, v23, v50
	v_sub_f32_e32 v71, v40, v57
	ds_bpermute_b32 v70, v23, v62
	s_wait_dscnt 0x6
	v_dual_add_f32 v39, v47, v63 :: v_dual_add_f32 v40, v48, v64
	v_exp_f32_e32 v63, v43
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v19, v19
	ds_bpermute_b32 v43, v23, v39
	ds_bpermute_b32 v45, v23, v40
	v_cvt_f16_f32_e32 v47, v47
	s_wait_dscnt 0x6
	v_dual_add_f32 v42, v49, v65 :: v_dual_add_f32 v59, v59, v68
	v_cvt_f16_f32_e32 v49, v49
	v_cvt_f16_f32_e32 v48, v48
	s_wait_dscnt 0x5
	v_add_f32_e32 v44, v60, v66
	ds_bpermute_b32 v46, v23, v42
	ds_bpermute_b32 v65, v24, v59
	s_wait_dscnt 0x5
	v_dual_add_f32 v41, v61, v41 :: v_dual_add_f32 v50, v50, v67
	ds_bpermute_b32 v64, v23, v44
	s_wait_dscnt 0x5
	v_add_f32_e32 v61, v62, v70
	ds_bpermute_b32 v62, v24, v50
	s_wait_dscnt 0x4
	v_dual_add_f32 v39, v39, v43 :: v_dual_add_f32 v40, v40, v45
	ds_bpermute_b32 v67, v24, v61
	v_cvt_f16_f32_e32 v43, v60
	ds_store_b16 v28, v16
	ds_store_b16 v28, v17 offset:32
	ds_store_b16 v28, v18 offset:64
	ds_store_b16 v28, v19 offset:96
	ds_store_b16 v28, v47 offset:128
	ds_store_b16 v28, v48 offset:160
	ds_store_b16 v28, v49 offset:192
	ds_store_b16 v28, v43 offset:224
	;;#ASMSTART
	; kperf.end softmax
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	v_add_f32_e32 v42, v42, v46
	ds_bpermute_b32 v66, v24, v41
	v_add_f32_e32 v59, v59, v65
	ds_bpermute_b32 v46, v24, v40
	v_add_f32_e32 v44, v44, v64
	ds_bpermute_b32 v45, v24, v39
	ds_bpermute_b32 v60, v24, v42
	ds_bpermute_b32 v65, v25, v59
	v_add_f32_e32 v50, v50, v62
	ds_bpermute_b32 v62, v24, v44
	s_wait_dscnt 0x0
	global_inv scope:SCOPE_SE
	;;#ASMSTART
	; kperf.begin values
	;;#ASMEND
	;;#ASMSTART
	; kperf.async pv engine=matrix flops=0x2000
	;;#ASMEND
	v_add_f32_e32 v61, v61, v67
	v_add_f32_e32 v64, v41, v66
	ds_bpermute_b32 v41, v25, v50
	v_dual_add_f32 v19, v40, v46 :: v_dual_add_f32 v18, v39, v45
	v_dual_add_f32 v60, v42, v60 :: v_dual_add_f32 v49, v59, v65
	ds_bpermute_b32 v16, v25, v64
	v_add_f32_e32 v62, v44, v62
	ds_bpermute_b32 v47, v25, v18
	ds_bpermute_b32 v17, v25, v61
	ds_bpermute_b32 v66, v25, v19
	ds_bpermute_b32 v67, v25, v60
	ds_bpermute_b32 v68, v25, v62
	v_fmac_f32_e32 v49, v37, v74
	v_exp_f32_e32 v37, v71
	v_mul_f32_e32 v4, v4, v75
	s_wait_dscnt 0x6
	v_add_f32_e32 v50, v50, v41
	ds_load_b128 v[39:42], v26
	ds_load_b128 v[43:46], v27
	;;#ASMSTART
	; kperf.end values
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_barrier_signal -1
	v_fmac_f32_e32 v50, v36, v73
	v_add_f32_e32 v48, v64, v16
	v_exp_f32_e32 v36, v69
	v_dual_add_f32 v47, v18, v47 :: v_dual_add_f32 v16, v61, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(TRANS32_DEP_2)
	v_dual_add_f32 v19, v19, v66 :: v_dual_fmac_f32 v48, v38, v75
	v_exp_f32_e32 v38, v72
	v_mul_f32_e32 v6, v6, v63
	v_add_f32_e32 v18, v60, v67
	v_dual_mul_f32 v8, v8, v37 :: v_dual_fmac_f32 v47, v31, v63
	v_mul_f32_e32 v7, v7, v36
	v_add_f32_e32 v17, v62, v68
	v_fmac_f32_e32 v16, v35, v76
	v_dual_fmac_f32 v19, v32, v36 :: v_dual_fmac_f32 v18, v33, v37
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v9, v9, v38
	v_fmac_f32_e32 v17, v34, v38
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	v_wmma_f32_16x16x16_f16 v[2:9], v[39:42], v[43:46], v[2:9]
	s_cbranch_scc1 .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_5 Depth=1
	v_dual_mov_b32 v39, v51 :: v_dual_mov_b32 v44, v52
	v_dual_mov_b32 v45, v53 :: v_dual_mov_b32 v46, v54
	v_dual_mov_b32 v43, v55 :: v_dual_mov_b32 v40, v57
	v_dual_mov_b32 v41, v56 :: v_dual_mov_b32 v42, v58
	v_dual_mov_b32 v36, v50 :: v_dual_mov_b32 v37, v49
	v_dual_mov_b32 v38, v48 :: v_dual_mov_b32 v35, v16
	v_dual_mov_b32 v31, v47 :: v_dual_mov_b32 v32, v19
	v_dual_mov_b32 v33, v18 :: v_dual_mov_b32 v34, v17
	s_branch .LBB0_5
.LBB0_10:
	v_mov_b32_e32 v1, v14
.LBB0_11:
	s_wait_loadcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_div_scale_f32 v10, null, v50, v50, v2
	v_div_scale_f32 v11, null, v49, v49, v3
	v_div_scale_f32 v12, null, v48, v48, v4
	v_rcp_f32_e32 v13, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v14, v11
	v_or_b32_e32 v0, s2, v20
	v_rcp_f32_e32 v15, v12
	v_div_scale_f32 v21, vcc_lo, v2, v50, v2
	v_div_scale_f32 v23, s0, v3, v49, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(TRANS32_DEP_3)
	v_lshl_or_b32 v0, v0, 4, v1
	v_div_scale_f32 v25, null, v16, v16, v5
	v_fma_f32 v20, -v10, v13, 1.0
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_fma_f32 v22, -v11, v14, 1.0
	v_fma_f32 v24, -v12, v15, 1.0
	v_ashrrev_i32_e32 v1, 31, v0
	v_div_scale_f32 v29, null, v47, v47, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v13, v20, v13 :: v_dual_fmac_f32 v14, v22, v14
	v_fmac_f32_e32 v15, v24, v15
	v_div_scale_f32 v20, s1, v4, v48, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v22, v21, v13
	v_mul_f32_e32 v24, v23, v14
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v26, v20, v15
	;;#ASMSTART
	; kperf.begin epilogue
	;;#ASMEND
	v_fma_f32 v27, -v10, v22, v21
	v_fma_f32 v28, -v11, v24, v23
	v_fmac_f32_e32 v22, v27, v13
	v_fma_f32 v27, -v12, v26, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v28, v14
	v_rcp_f32_e32 v28, v25
	v_fma_f32 v10, -v10, v22, v21
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v26, v27, v15
	v_fma_f32 v11, -v11, v24, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v10, v10, v13, v22
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v12, -v12, v26, v20
	s_delay_alu instid0(VALU_DEP_3)
	v_div_fmas_f32 v11, v11, v14, v24
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s11, v1, vcc_lo
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v2, v10, v50, v2
	v_div_fixup_f32 v3, v11, v49, v3
	v_fma_f32 v10, -v25, v28, 1.0
	v_div_fmas_f32 v11, v12, v15, v26
	v_rcp_f32_e32 v12, v29
	v_div_scale_f32 v13, null, v18, v18, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v10, v28
	v_div_scale_f32 v10, null, v19, v19, v7
	v_rcp_f32_e32 v20, v13
	v_div_scale_f32 v22, null, v17, v17, v9
	v_div_scale_f32 v14, vcc_lo, v5, v16, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(TRANS32_DEP_3)
	v_rcp_f32_e32 v15, v10
	v_div_fixup_f32 v4, v11, v48, v4
	v_fma_f32 v11, -v29, v12, 1.0
	v_rcp_f32_e32 v24, v22
	v_mul_f32_e32 v21, v14, v28
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v27, -v13, v20, 1.0
	v_fmac_f32_e32 v12, v11, v12
	v_div_scale_f32 v11, s0, v6, v47, v6
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fma_f32 v23, -v10, v15, 1.0
	v_fma_f32 v26, -v25, v21, v14
	v_fmac_f32_e32 v20, v27, v20
	v_mul_f32_e32 v30, v11, v12
	v_div_scale_f32 v27, s2, v8, v18, v8
	v_fmac_f32_e32 v15, v23, v15
	v_fma_f32 v31, -v22, v24, 1.0
	v_div_scale_f32 v23, s1, v7, v19, v7
	v_fmac_f32_e32 v21, v26, v28
	v_fma_f32 v26, -v29, v30, v11
	v_mul_f32_e32 v33, v27, v20
	v_fmac_f32_e32 v24, v31, v24
	v_div_scale_f32 v31, s3, v9, v17, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, v26, v12
	v_fma_f32 v26, -v13, v33, v27
	v_mul_f32_e32 v32, v23, v15
	v_fma_f32 v14, -v25, v21, v14
	v_mul_f32_e32 v34, v31, v24
	v_fma_f32 v11, -v29, v30, v11
	v_fmac_f32_e32 v33, v26, v20
	v_fma_f32 v25, -v10, v32, v23
	v_div_fmas_f32 v14, v14, v28, v21
	v_fma_f32 v21, -v22, v34, v31
	s_mov_b32 vcc_lo, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v25, v15
	v_div_fmas_f32 v11, v11, v12, v30
	v_fmac_f32_e32 v34, v21, v24
	v_fma_f32 v12, -v13, v33, v27
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v10, -v10, v32, v23
	v_div_fixup_f32 v5, v14, v16, v5
	v_fma_f32 v13, -v22, v34, v31
	v_div_fixup_f32 v6, v11, v47, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v10, v10, v15, v32
	s_mov_b32 vcc_lo, s2
	v_div_fmas_f32 v12, v12, v20, v33
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v7, v10, v19, v7
	v_div_fmas_f32 v13, v13, v24, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v8, v12, v18, v8
	v_div_fixup_f32 v9, v13, v17, v9
	s_clause 0x7
	global_store_b32 v[0:1], v2, off
	global_store_b32 v[0:1], v3, off offset:64
	global_store_b32 v[0:1], v4, off offset:128
	global_store_b32 v[0:1], v5, off offset:192
	global_store_b32 v[0:1], v6, off offset:256
	global_store_b32 v[0:1], v7, off offset:320
	global_store_b32 v[0:1], v8, off offset:384
	global_store_b32 v[0:1], v9, off offset:448
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
		.amdhsa_next_free_vgpr 77
		.amdhsa_next_free_sgpr 14
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
	.size	attention, .Lfunc_end0-attention
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3560
; NumSgprs: 16
; NumVgprs: 77
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 77
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     77
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1200
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
