	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	gemm_ring               ; -- Begin function gemm_ring
	.globl	gemm_ring
	.p2align	8
	.type	gemm_ring,@function
gemm_ring:                              ; @gemm_ring
; %bb.0:
	v_lshrrev_b32_e32 v1, 6, v0
	v_cmp_gt_u32_e32 vcc, 3, v0
	v_readfirstlane_b32 s16, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	v_add_u32_e32 v1, 0x2400, v1
	ds_write2_b32 v1, v2, v2 offset1:3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	s_lshl_b32 s15, s3, 5
	s_lshl_b32 s14, s2, 4
	v_and_b32_e32 v8, 63, v0
	s_cmp_lg_u32 s16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_5
; %bb.3:
	s_cmp_gt_i32 s11, 0
	v_lshrrev_b32_e32 v2, 2, v0
	s_cbranch_scc1 .LBB0_6
; %bb.4:
	v_and_b32_e32 v1, 12, v2
	s_mov_b64 s[0:1], 0
	s_mov_b32 s2, 0
	s_branch .LBB0_7
.LBB0_5:
	s_cbranch_execnz .LBB0_16
	s_branch .LBB0_26
.LBB0_6:
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr2
                                        ; implicit-def: $vgpr1
.LBB0_7:
	s_add_i32 s16, s16, -1
	s_mov_b32 s17, 1
	s_andn2_b64 vcc, exec, s[0:1]
	v_accvgpr_write_b32 a0, s2
	v_accvgpr_write_b32 a1, s2
	v_accvgpr_write_b32 a2, s2
	v_accvgpr_write_b32 a3, s2
	s_cbranch_vccnz .LBB0_15
; %bb.8:
	v_lshlrev_b32_e32 v1, 5, v0
	v_and_b32_e32 v3, 0x1e0, v1
	v_and_b32_e32 v1, 12, v2
	s_lshl_b32 s18, s16, 10
	s_mov_b32 s19, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_lshlrev_b32_e32 v2, 1, v3
	v_lshlrev_b32_e32 v3, 1, v1
	s_mov_b32 s20, 0
	s_branch .LBB0_10
.LBB0_9:                                ;   in Loop: Header=BB0_10 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s19, s19, 1
	s_cmp_eq_u32 s19, 3
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[12:13], s[2:3], exec
	s_cselect_b32 s19, 0, s19
	s_cmp_lg_u64 s[2:3], 0
	s_addc_u32 s17, s17, 0
	s_add_i32 s20, s20, 32
	s_cmp_lt_i32 s20, s11
	;;#ASMSTART
	; kperf.end release
	;;#ASMEND
	s_cbranch_scc0 .LBB0_15
.LBB0_10:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_11 Depth 2
	s_lshl_b32 s2, s19, 2
	v_mov_b32_e32 v4, s2
	;;#ASMSTART
	; kperf.begin wait_full
	;;#ASMEND
	;;#ASMSTART
	; kperf.wait full k=0
	;;#ASMEND
	ds_read_b32 v4, v4 offset:9216
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, s17, v4
	s_cbranch_vccnz .LBB0_12
.LBB0_11:                               ;   Parent Loop BB0_10 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v4, s2
	s_sleep 1
	ds_read_b32 v4, v4 offset:9216
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s17, v4
	s_cbranch_vccnz .LBB0_11
.LBB0_12:                               ;   in Loop: Header=BB0_10 Depth=1
	s_mul_i32 s3, s19, 0xbfc
	s_add_i32 s21, s2, s3
	s_add_i32 s2, s21, s18
	v_add3_u32 v4, s2, v2, v3
	;;#ASMSTART
	; kperf.end wait_full
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin mma
	;;#ASMEND
	;;#ASMSTART
	; kperf.async product engine=matrix flops=0x4000
	;;#ASMEND
	ds_read2_b64 v[4:7], v4 offset1:4
	v_add3_u32 v9, s21, v2, v3
	v_add_u32_e32 v9, 0x800, v9
	ds_read2_b64 v[10:13], v9 offset1:4
	;;#ASMSTART
	; kperf.end mma
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[10:11], a[0:3]
	;;#ASMSTART
	; kperf.begin release
	;;#ASMEND
	;;#ASMSTART
	; kperf.arrive empty
	;;#ASMEND
	v_mfma_f32_16x16x16_f16 a[0:3], v[6:7], v[12:13], a[0:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_9
; %bb.13:                               ;   in Loop: Header=BB0_10 Depth=1
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v4, s12, 0
	v_mbcnt_hi_u32_b32 v4, s13, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[22:23], exec, vcc
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_9
; %bb.14:                               ;   in Loop: Header=BB0_10 Depth=1
	s_mul_i32 s22, s19, 0xfffff404
	s_bcnt1_i32_b64 s12, s[12:13]
	s_add_i32 s13, s21, s22
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s12
	ds_add_u32 v4, v5 offset:9228
	s_branch .LBB0_9
.LBB0_15:
	s_lshl_b32 s0, s16, 4
	s_add_i32 s0, s0, s15
	v_or_b32_e32 v1, s0, v1
	v_and_or_b32 v2, v0, 15, s14
	v_mad_u64_u32 v[2:3], s[0:1], v1, s10, v[2:3]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
	v_add_u32_e32 v2, s10, v2
	v_ashrrev_i32_e32 v3, 31, v2
	;;#ASMSTART
	; kperf.begin epilogue
	;;#ASMEND
	global_store_dword v[4:5], a0, off
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
	v_add_u32_e32 v2, s10, v2
	v_ashrrev_i32_e32 v3, 31, v2
	global_store_dword v[4:5], a1, off
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
	v_add_u32_e32 v2, s10, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	global_store_dword v[4:5], a2, off
	global_store_dword v[2:3], a3, off
	;;#ASMSTART
	; kperf.end epilogue
	;;#ASMEND
	s_branch .LBB0_26
.LBB0_16:
	s_cmp_lt_i32 s11, 1
	s_cbranch_scc1 .LBB0_26
; %bb.17:
	s_mul_i32 s0, s15, s11
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 1
	s_add_u32 s8, s4, s0
	s_mul_i32 s0, s14, s11
	s_addc_u32 s9, s5, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 1
	v_lshlrev_b32_e32 v1, 3, v0
	s_add_u32 s4, s6, s0
	v_lshrrev_b32_e32 v9, 2, v8
	v_and_b32_e32 v4, 24, v1
	v_mov_b32_e32 v1, 0
	s_addc_u32 s5, s7, s1
	v_mul_lo_u32 v2, v9, s11
	v_mov_b32_e32 v3, v1
	s_mov_b32 s3, 0
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[4:5]
	v_lshlrev_b32_e32 v4, 1, v4
	v_mov_b32_e32 v5, v1
	v_lshlrev_b32_e32 v3, 6, v9
	v_and_b32_e32 v0, 3, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[4:5]
	v_or_b32_e32 v5, 0xffffffc0, v8
	v_lshlrev_b32_e32 v8, 3, v8
	v_lshl_or_b32 v9, v0, 4, v3
	s_lshl_b32 s10, s11, 4
	s_mov_b32 s2, s3
	s_mov_b32 s12, s3
	s_mov_b32 s13, s3
	s_branch .LBB0_19
.LBB0_18:                               ;   in Loop: Header=BB0_19 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s13, s13, 1
	s_cmp_eq_u32 s13, 3
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[6:7], s[4:5], exec
	s_cselect_b32 s13, 0, s13
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s12, s12, 0
	s_add_i32 s2, s2, 32
	s_cmp_ge_i32 s2, s11
	;;#ASMSTART
	; kperf.end fill
	;;#ASMEND
	s_cbranch_scc1 .LBB0_26
.LBB0_19:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_20 Depth 2
                                        ;     Child Loop BB0_22 Depth 2
	s_lshl_b32 s14, s13, 2
	v_mov_b32_e32 v0, s14
	;;#ASMSTART
	; kperf.begin wait_empty
	;;#ASMEND
	;;#ASMSTART
	; kperf.wait empty k=3
	;;#ASMEND
	ds_read_b32 v0, v0 offset:9228
	s_lshl_b32 s4, s12, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_le_u32_e32 vcc, s4, v0
	s_cbranch_vccnz .LBB0_21
.LBB0_20:                               ;   Parent Loop BB0_19 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v0, s14
	s_sleep 1
	ds_read_b32 v0, v0 offset:9228
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_cbranch_vccnz .LBB0_20
.LBB0_21:                               ;   in Loop: Header=BB0_19 Depth=1
	s_lshl_b64 s[4:5], s[2:3], 1
	s_add_u32 s4, s8, s4
	s_mul_i32 s6, s13, 0xc00
	s_addc_u32 s5, s9, s5
	v_or_b32_e32 v10, s6, v9
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, v2
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v12, v5
	;;#ASMSTART
	; kperf.end wait_empty
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin load
	;;#ASMEND
.LBB0_22:                               ;   Parent Loop BB0_19 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_and_b32_e32 v13, 24, v11
	v_lshl_add_u64 v[14:15], v[0:1], 1, s[4:5]
	v_mov_b32_e32 v17, v1
	v_lshlrev_b32_e32 v16, 1, v13
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[16:17]
	global_load_dwordx4 v[14:17], v[14:15], off
	v_add_co_u32_e32 v12, vcc, 64, v12
	s_xor_b64 s[16:17], vcc, -1
	s_and_b64 s[16:17], exec, s[16:17]
	v_add_u32_e32 v11, 0x200, v11
	v_add_u32_e32 v0, s10, v0
	s_or_b64 s[6:7], s[16:17], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b128 v10, v[14:17]
	v_add_u32_e32 v10, 0x400, v10
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_22
; %bb.23:                               ;   in Loop: Header=BB0_19 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_lshl_add_u64 v[10:11], s[2:3], 1, v[6:7]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_mul_i32 s4, s13, 0xbfc
	s_add_i32 s14, s14, s4
	v_add3_u32 v0, s14, v3, v4
	s_waitcnt vmcnt(0)
	ds_write_b128 v0, v[10:13] offset:2048
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
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_18
; %bb.24:                               ;   in Loop: Header=BB0_19 Depth=1
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[16:17], exec, vcc
	s_mov_b64 exec, s[16:17]
	s_cbranch_execz .LBB0_18
; %bb.25:                               ;   in Loop: Header=BB0_19 Depth=1
	s_mul_i32 s15, s13, 0xfffff404
	s_bcnt1_i32_b64 s6, s[6:7]
	s_add_i32 s7, s14, s15
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v10, s6
	ds_add_u32 v0, v10 offset:9216
	s_branch .LBB0_18
.LBB0_26:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_ring
		.amdhsa_group_segment_fixed_size 9248
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 20
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
	.size	gemm_ring, .Lfunc_end0-gemm_ring
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1168
; NumSgprs: 30
; NumVgprs: 18
; NumAgprs: 4
; TotalNumVgprs: 24
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 9248 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 24
; AccumOffset: 20
; Occupancy: 6
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 9248
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 192
    .name:           gemm_ring
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         gemm_ring.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
