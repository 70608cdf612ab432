	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	dynamic                 ; -- Begin function dynamic
	.globl	dynamic
	.p2align	8
	.type	dynamic,@function
dynamic:                                ; @dynamic
; %bb.0:
	s_clause 0x1
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
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dynamic
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 9
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
