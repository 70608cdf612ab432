	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.protected	blur                    ; -- Begin function blur
	.globl	blur
	.p2align	8
	.type	blur,@function
blur:                                   ; @blur
; %bb.0:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_bfe_u32 v1, v0, 10, 10
	v_and_b32_e32 v0, 0x3ff, v0
	s_lshl_b32 s1, ttmp9, 4
	s_lshl_b32 s8, ttmp7, 4
	s_mov_b32 s9, exec_lo
	;;#ASMSTART
	; kperf.begin load
	;;#ASMEND
	v_lshlrev_b32_e32 v2, 4, v0
	v_cmpx_gt_u32_e32 18, v1
	s_cbranch_execz .LBB0_6
; %bb.1:
	v_cmp_gt_u32_e32 vcc_lo, 18, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_mad_u32_u24 v3, 0x120, v1, v2
	v_mov_b32_e32 v4, v1
	s_mov_b32 s10, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s11
	v_add_nc_u32_e32 v5, 16, v4
	v_cmp_lt_u32_e64 s0, 1, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v4, v5 :: v_dual_add_nc_u32 v3, 0x1200, v3
	s_or_b32 s10, s0, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB0_6
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
	s_and_saveexec_b32 s11, vcc_lo
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_nc_u32_e32 v5, s8, v4
	s_mov_b32 s12, 0
	v_mov_b32_e32 v7, v0
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_min_i32_e32 v6, s3, v5
	v_cmp_lt_i32_e64 s0, 0, v5
	v_add_nc_u32_e32 v6, -1, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v5, 0, v6, s0
	v_mov_b32_e32 v6, v3
	v_mul_lo_u32 v5, v5, s2
.LBB0_5:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v12, 16, v7
	v_add_nc_u32_e32 v8, s1, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_min_i32_e32 v9, s2, v8
	v_cmp_lt_i32_e64 s0, 0, v8
	v_add_nc_u32_e32 v9, -1, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v8, 0, v9, s0
	v_add_nc_u32_e32 v8, v8, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64_e32 v[8:9], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s6, v8
	v_add_co_ci_u32_e64 v9, s0, s7, v9, s0
	v_cmp_lt_u32_e64 s0, 1, v7
	v_mov_b32_e32 v7, v12
	global_load_b32 v11, v[8:9], off
	s_or_b32 s12, s0, s12
	s_wait_loadcnt 0x0
	v_cvt_f32_ubyte0_e32 v8, v11
	v_cvt_f32_ubyte1_e32 v9, v11
	v_cvt_f32_ubyte2_e32 v10, v11
	v_cvt_f32_ubyte3_e32 v11, v11
	ds_store_b128 v6, v[8:11]
	v_add_nc_u32_e32 v6, 0x100, v6
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_5
	s_branch .LBB0_2
.LBB0_6:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(VALU_DEP_2)
	v_mad_u32_u24 v26, 0x120, v1, v2
	;;#ASMSTART
	; kperf.end load
	;;#ASMEND
	global_wb scope:SCOPE_SE
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	;;#ASMSTART
	; kperf.begin filter
	;;#ASMEND
	ds_load_b128 v[2:5], v26
	ds_load_b128 v[6:9], v26 offset:16
	ds_load_b128 v[10:13], v26 offset:32
	ds_load_b128 v[14:17], v26 offset:288
	ds_load_b128 v[18:21], v26 offset:304
	s_wait_dscnt 0x4
	v_dual_add_f32 v22, 0, v3 :: v_dual_add_f32 v23, 0, v5
	v_dual_add_f32 v27, 0, v4 :: v_dual_add_f32 v28, 0, v2
	ds_load_b128 v[2:5], v26 offset:320
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v22, 2.0, v7 :: v_dual_fmac_f32 v23, 2.0, v9
	v_dual_fmac_f32 v27, 2.0, v8 :: v_dual_fmac_f32 v28, 2.0, v6
	ds_load_b128 v[6:9], v26 offset:576
	s_wait_dscnt 0x4
	v_dual_add_f32 v29, v11, v22 :: v_dual_add_f32 v30, v13, v23
	v_dual_add_f32 v27, v12, v27 :: v_dual_add_f32 v28, v10, v28
	ds_load_b128 v[22:25], v26 offset:592
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v29, 2.0, v15 :: v_dual_fmac_f32 v30, 2.0, v17
	v_dual_fmac_f32 v27, 2.0, v16 :: v_dual_fmac_f32 v28, 2.0, v14
	ds_load_b128 v[10:13], v26 offset:608
	s_wait_dscnt 0x4
	v_dual_fmac_f32 v29, 4.0, v19 :: v_dual_fmac_f32 v30, 4.0, v21
	v_dual_fmac_f32 v27, 4.0, v20 :: v_dual_fmac_f32 v28, 4.0, v18
	;;#ASMSTART
	; kperf.end filter
	;;#ASMEND
	s_wait_dscnt 0x3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v29, 2.0, v3 :: v_dual_fmac_f32 v30, 2.0, v5
	v_dual_fmac_f32 v27, 2.0, v4 :: v_dual_fmac_f32 v28, 2.0, v2
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v2, v7, v29 :: v_dual_add_f32 v3, v9, v30
	v_dual_add_f32 v5, v8, v27 :: v_dual_add_f32 v4, v6, v28
	s_wait_dscnt 0x1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v2, 2.0, v23 :: v_dual_fmac_f32 v3, 2.0, v25
	v_dual_fmac_f32 v5, 2.0, v24 :: v_dual_fmac_f32 v4, 2.0, v22
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v2, v11, v2 :: v_dual_add_nc_u32 v1, s8, v1
	v_add_f32_e32 v3, v13, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v5, v12, v5 :: v_dual_add_f32 v4, v10, v4
	v_mul_lo_u32 v1, v1, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v2, 0x3d800000, v2 :: v_dual_mul_f32 v3, 0x3d800000, v3
	v_dual_mul_f32 v5, 0x3d800000, v5 :: v_dual_mul_f32 v4, 0x3d800000, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_i32_f32_e32 v2, v2
	v_cvt_i32_f32_e32 v3, v3
	v_add3_u32 v0, s1, v0, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_i32_f32_e32 v5, v5
	v_lshlrev_b16 v2, 8, v2
	v_lshlrev_b16 v3, 8, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_or_b32_e32 v2, v4, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or_b32_e32 v3, v5, v3
	v_lshlrev_b64_e32 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_and_b32_e32 v2, 0xffff, v2
	v_lshlrev_b32_e32 v3, 16, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_or_b32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel blur
		.amdhsa_group_segment_fixed_size 5184
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 13
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
	.size	blur, .Lfunc_end0-blur
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 864
; NumSgprs: 15
; NumVgprs: 31
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 5184 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 31
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.hidden	weights                         ; @weights
	.type	weights,@object
	.section	.rodata,"a",@progbits
	.globl	weights
	.p2align	2, 0x0
weights:
	.long	0x3f800000                      ; float 1
	.long	0x40000000                      ; float 2
	.long	0x3f800000                      ; float 1
	.long	0x40000000                      ; float 2
	.long	0x40800000                      ; float 4
	.long	0x40000000                      ; float 2
	.long	0x3f800000                      ; float 1
	.long	0x40000000                      ; float 2
	.long	0x3f800000                      ; float 1
	.size	weights, 36

	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
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
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 5184
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           blur
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         blur.kd
    .uses_dynamic_stack: false
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1200
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
