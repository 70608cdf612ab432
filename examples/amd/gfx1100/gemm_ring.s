	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	gemm_ring               ; -- Begin function gemm_ring
	.globl	gemm_ring
	.p2align	8
	.type	gemm_ring,@function
gemm_ring:                              ; @gemm_ring
; %bb.0:
	v_lshrrev_b32_e32 v1, 5, v0
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_readfirstlane_b32 s3, v1
	v_cmpx_gt_u32_e32 3, v0
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v1, 2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v1, 0x2400, v1
	ds_store_2addr_b32 v1, v2, v2 offset1:3
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s2
	s_load_b256 s[4:11], s[0:1], 0x0
	v_and_b32_e32 v41, 31, v0
	s_lshl_b32 s2, s15, 5
	s_lshl_b32 s1, s14, 4
	s_cmp_lg_u32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_12
; %bb.3:
	v_mov_b32_e32 v8, 0
	s_add_i32 s3, s3, -1
	s_mov_b32 s13, 0
	s_cmp_lt_i32 s11, 1
	s_mov_b32 s12, 1
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
	s_cbranch_scc1 .LBB0_11
; %bb.4:
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v2, 5, v0
	v_cmp_eq_u32_e64 s0, 0, v41
	s_lshl_b32 s14, s3, 10
	s_mov_b32 s15, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v3, v1 :: v_dual_and_b32 v8, 0x1e0, v2
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v4, v1
	v_dual_mov_b32 v5, v1 :: v_dual_lshlrev_b32 v42, 1, v8
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s17
	s_add_i32 s13, s13, 1
	v_wmma_f32_16x16x16_f16 v[1:8], v[17:24], v[33:40], v[1:8]
	s_cmp_eq_u32 s13, 3
	;;#ASMSTART
	; kperf.end release
	;;#ASMEND
	s_cselect_b32 s16, -1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[1:8], v[9:16], v[25:32], v[1:8]
	s_and_b32 s17, s16, exec_lo
	s_cselect_b32 s13, 0, s13
	s_cmp_lg_u32 s16, 0
	s_addc_u32 s12, s12, 0
	s_add_i32 s15, s15, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s15, s11
	s_cbranch_scc0 .LBB0_11
.LBB0_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
	s_lshl_b32 s16, s13, 2
	;;#ASMSTART
	; kperf.begin wait_full
	;;#ASMEND
	v_mov_b32_e32 v9, s16
	;;#ASMSTART
	; kperf.wait full k=0
	;;#ASMEND
	ds_load_b32 v9, v9 offset:9216
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc_lo, s12, v9
	s_cbranch_vccnz .LBB0_8
.LBB0_7:                                ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v9, s16
	s_sleep 1
	ds_load_b32 v9, v9 offset:9216
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, s12, v9
	s_cbranch_vccnz .LBB0_7
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	s_mul_i32 s17, s13, 0xbfc
	buffer_gl0_inv
	s_add_i32 s16, s16, s17
	;;#ASMSTART
	; kperf.end wait_full
	;;#ASMEND
	v_add3_u32 v13, s16, s14, v42
	v_add_nc_u32_e32 v29, s16, v42
	;;#ASMSTART
	; kperf.begin mma
	;;#ASMEND
	;;#ASMSTART
	; kperf.async product engine=matrix flops=0x4000
	;;#ASMEND
	ds_load_b128 v[17:20], v13
	ds_load_b128 v[21:24], v13 offset:16
	ds_load_b128 v[9:12], v13 offset:32
	ds_load_b128 v[13:16], v13 offset:48
	ds_load_b128 v[33:36], v29 offset:2048
	ds_load_b128 v[37:40], v29 offset:2064
	ds_load_b128 v[25:28], v29 offset:2080
	ds_load_b128 v[29:32], v29 offset:2096
	;;#ASMSTART
	; kperf.end mma
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin release
	;;#ASMEND
	;;#ASMSTART
	; kperf.arrive empty
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s17, s0
	s_cbranch_execz .LBB0_5
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=1
	s_mov_b32 s18, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mbcnt_lo_u32_b32 v43, s18, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v43
	s_and_b32 s19, exec_lo, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 exec_lo, s19
	s_cbranch_execz .LBB0_5
; %bb.10:                               ;   in Loop: Header=BB0_6 Depth=1
	s_mul_i32 s19, s13, 0xfffff404
	s_bcnt1_i32_b32 s18, s18
	s_add_i32 s16, s16, s19
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_mov_b32 v44, s18 :: v_dual_mov_b32 v43, s16
	ds_add_u32 v43, v44 offset:9228
	s_branch .LBB0_5
.LBB0_11:
	v_lshrrev_b32_e32 v10, 4, v41
	s_lshl_b32 s0, s3, 4
	v_and_or_b32 v9, v0, 15, s1
	s_add_i32 s0, s0, s2
	;;#ASMSTART
	; kperf.begin epilogue
	;;#ASMEND
	v_or_b32_e32 v12, s0, v10
	s_lshl_b32 s0, s10, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[10:11], null, v12, s10, v[9:10]
	v_add_nc_u32_e32 v9, s0, v10
	v_ashrrev_i32_e32 v11, 31, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v12, s0, v9
	v_lshlrev_b64 v[14:15], 2, v[10:11]
	v_ashrrev_i32_e32 v10, 31, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v13, 31, v12
	v_add_nc_u32_e32 v11, s0, v12
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_co_u32 v14, vcc_lo, s8, v14
	v_add_co_ci_u32_e32 v15, vcc_lo, s9, v15, vcc_lo
	v_lshlrev_b64 v[16:17], 2, v[12:13]
	v_add_nc_u32_e32 v13, s0, v11
	v_add_co_u32 v9, vcc_lo, s8, v9
	global_store_b32 v[14:15], v1, off
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v10, vcc_lo
	v_ashrrev_i32_e32 v14, 31, v13
	v_add_nc_u32_e32 v1, s0, v13
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_u32 v15, vcc_lo, s8, v16
	v_add_co_ci_u32_e32 v16, vcc_lo, s9, v17, vcc_lo
	global_store_b32 v[9:10], v2, off
	v_lshlrev_b64 v[9:10], 2, v[13:14]
	v_add_nc_u32_e32 v13, s0, v1
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_ashrrev_i32_e32 v2, 31, v1
	global_store_b32 v[15:16], v3, off
	v_add_nc_u32_e32 v15, s0, v13
	v_ashrrev_i32_e32 v14, 31, v13
	v_add_co_u32 v11, vcc_lo, s8, v11
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v16, 31, v15
	v_add_co_ci_u32_e32 v12, vcc_lo, s9, v12, vcc_lo
	v_add_co_u32 v9, vcc_lo, s8, v9
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v10, vcc_lo
	v_add_co_u32 v1, vcc_lo, s8, v1
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_co_ci_u32_e32 v2, vcc_lo, s9, v2, vcc_lo
	v_add_co_u32 v13, vcc_lo, s8, v13
	v_add_co_ci_u32_e32 v14, vcc_lo, s9, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v15, vcc_lo, s8, v15
	v_add_co_ci_u32_e32 v16, vcc_lo, s9, v16, vcc_lo
	s_clause 0x4
	global_store_b32 v[11:12], v4, off
	global_store_b32 v[9:10], v5, off
	global_store_b32 v[1:2], v6, off
	global_store_b32 v[13:14], v7, off
	global_store_b32 v[15:16], v8, off
	;;#ASMSTART
	; kperf.end epilogue
	;;#ASMEND
	s_branch .LBB0_25
.LBB0_12:
	s_cbranch_execz .LBB0_25
; %bb.13:
	s_cmp_lt_i32 s11, 1
	s_cbranch_scc1 .LBB0_25
; %bb.14:
	v_and_b32_e32 v0, 3, v0
	s_mul_i32 s2, s2, s11
	v_lshrrev_b32_e32 v1, 2, v41
	s_ashr_i32 s3, s2, 31
	s_mul_i32 s12, s1, s11
	v_lshlrev_b32_e32 v0, 4, v0
	s_lshl_b64 s[2:3], s[2:3], 1
	v_mul_lo_u32 v5, s11, v1
	s_add_u32 s1, s4, s2
	s_addc_u32 s8, s5, s3
	v_lshl_or_b32 v2, v1, 6, v0
	v_mov_b32_e32 v1, 0
	s_ashr_i32 s13, s12, 31
	v_cmp_eq_u32_e64 s0, 0, v41
	s_lshl_b64 s[2:3], s[12:13], 1
	v_or_b32_e32 v3, 0xffffffe0, v41
	s_add_u32 s6, s6, s2
	v_lshlrev_b32_e32 v4, 3, v41
	v_or_b32_e32 v6, 0x800, v2
	s_addc_u32 s7, s7, s3
	s_mov_b32 s3, 0
	s_lshl_b32 s9, s11, 3
	s_mov_b32 s2, s3
	s_mov_b32 s10, s3
	s_mov_b32 s12, s3
	s_branch .LBB0_16
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=1
	s_or_b32 exec_lo, exec_lo, s4
	s_add_i32 s4, s12, 1
	;;#ASMSTART
	; kperf.end fill
	;;#ASMEND
	s_cmp_eq_u32 s4, 3
	s_cselect_b32 s5, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_and_b32 s12, s5, exec_lo
	s_cselect_b32 s12, 0, s4
	s_cmp_lg_u32 s5, 0
	s_addc_u32 s10, s10, 0
	s_add_i32 s2, s2, 32
	s_cmp_ge_i32 s2, s11
	s_cbranch_scc1 .LBB0_25
.LBB0_16:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_17 Depth 2
                                        ;     Child Loop BB0_19 Depth 2
                                        ;     Child Loop BB0_21 Depth 2
	s_lshl_b32 s13, s12, 2
	;;#ASMSTART
	; kperf.begin wait_empty
	;;#ASMEND
	v_mov_b32_e32 v0, s13
	;;#ASMSTART
	; kperf.wait empty k=3
	;;#ASMEND
	s_lshl_b32 s4, s10, 1
	ds_load_b32 v0, v0 offset:9228
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc_lo, s4, v0
	s_cbranch_vccnz .LBB0_18
.LBB0_17:                               ;   Parent Loop BB0_16 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v0, s13
	s_sleep 1
	ds_load_b32 v0, v0 offset:9228
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, s4, v0
	s_cbranch_vccnz .LBB0_17
.LBB0_18:                               ;   in Loop: Header=BB0_16 Depth=1
	s_mul_i32 s14, s12, 0xc00
	s_lshl_b64 s[4:5], s[2:3], 1
	v_or_b32_e32 v7, s14, v2
	v_dual_mov_b32 v0, v5 :: v_dual_mov_b32 v9, v3
	v_mov_b32_e32 v8, v4
	s_add_u32 s15, s1, s4
	s_addc_u32 s17, s8, s5
	s_mov_b32 s16, 0
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	;;#ASMSTART
	; kperf.end wait_empty
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin load
	;;#ASMEND
	.p2align	6
.LBB0_19:                               ;   Parent Loop BB0_16 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[10:11], 1, v[0:1]
	v_and_b32_e32 v12, 24, v8
	v_add_nc_u32_e32 v9, 32, v9
	v_add_nc_u32_e32 v8, 0x100, v8
	v_add_nc_u32_e32 v0, s9, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v12, 1, v12
	v_add_co_u32 v10, vcc_lo, s15, v10
	v_add_co_ci_u32_e32 v11, vcc_lo, s17, v11, vcc_lo
	v_add_co_u32 v10, vcc_lo, v10, v12
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v11, vcc_lo, 0, v11, vcc_lo
	v_cmp_lt_u32_e32 vcc_lo, 0x5f, v9
	global_load_b128 v[10:13], v[10:11], off
	s_or_b32 s16, vcc_lo, s16
	s_waitcnt vmcnt(0)
	ds_store_b128 v7, v[10:13]
	v_add_nc_u32_e32 v7, 0x200, v7
	s_and_not1_b32 exec_lo, exec_lo, s16
	s_cbranch_execnz .LBB0_19
; %bb.20:                               ;   in Loop: Header=BB0_16 Depth=1
	s_or_b32 exec_lo, exec_lo, s16
	v_dual_mov_b32 v0, v5 :: v_dual_add_nc_u32 v7, s14, v6
	v_dual_mov_b32 v8, v4 :: v_dual_mov_b32 v9, v3
	s_add_u32 s4, s6, s4
	s_addc_u32 s14, s7, s5
	s_mov_b32 s5, 0
	.p2align	6
.LBB0_21:                               ;   Parent Loop BB0_16 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshlrev_b64 v[10:11], 1, v[0:1]
	v_and_b32_e32 v12, 24, v8
	v_add_co_u32 v9, s15, v9, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	s_xor_b32 s15, s15, -1
	v_add_nc_u32_e32 v8, 0x100, v8
	v_lshlrev_b32_e32 v12, 1, v12
	v_add_co_u32 v10, vcc_lo, s4, v10
	v_add_co_ci_u32_e32 v11, vcc_lo, s14, v11, vcc_lo
	v_add_nc_u32_e32 v0, s9, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v10, vcc_lo, v10, v12
	v_add_co_ci_u32_e32 v11, vcc_lo, 0, v11, vcc_lo
	s_and_b32 s15, exec_lo, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s5, s15, s5
	global_load_b128 v[10:13], v[10:11], off
	s_waitcnt vmcnt(0)
	ds_store_b128 v7, v[10:13]
	v_add_nc_u32_e32 v7, 0x200, v7
	s_and_not1_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB0_21
; %bb.22:                               ;   in Loop: Header=BB0_16 Depth=1
	s_or_b32 exec_lo, exec_lo, s5
	;;#ASMSTART
	; kperf.end load
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin fill
	;;#ASMEND
	;;#ASMSTART
	; kperf.arrive full
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s4, s0
	s_cbranch_execz .LBB0_15
; %bb.23:                               ;   in Loop: Header=BB0_16 Depth=1
	s_mov_b32 s5, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mbcnt_lo_u32_b32 v0, s5, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_b32 s14, exec_lo, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 exec_lo, s14
	s_cbranch_execz .LBB0_15
; %bb.24:                               ;   in Loop: Header=BB0_16 Depth=1
	s_mul_i32 s14, s12, 0xbfc
	s_mul_i32 s15, s12, 0xfffff404
	s_add_i32 s13, s13, s14
	s_bcnt1_i32_b32 s5, s5
	s_add_i32 s13, s13, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_mov_b32 v7, s5 :: v_dual_mov_b32 v0, s13
	ds_add_u32 v0, v7 offset:9216
	s_branch .LBB0_15
.LBB0_25:
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_ring
		.amdhsa_group_segment_fixed_size 9248
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 45
		.amdhsa_next_free_sgpr 20
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
	.size	gemm_ring, .Lfunc_end0-gemm_ring
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1556
; NumSgprs: 22
; NumVgprs: 45
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 9248 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 45
; Occupancy: 11
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 9248
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 96
    .name:           gemm_ring
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         gemm_ring.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     45
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
