	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	softmax                 ; -- Begin function softmax
	.globl	softmax
	.p2align	8
	.type	softmax,@function
softmax:                                ; @softmax
; %bb.0:
	s_clause 0x1
	s_load_b32 s12, s[0:1], 0x8
	s_load_b64 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v4, 0xf149f2ca
	v_lshlrev_b32_e32 v3, 2, v0
	;;#ASMSTART
	; kperf.begin max
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s12, v0
	s_ashr_i32 s0, s12, 31
	s_mul_hi_u32 s14, s12, s2
	s_mul_i32 s13, s0, s2
	s_mul_i32 s6, s12, s2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_4
; %bb.1:
	s_add_i32 s7, s14, s13
	v_mov_b32_e32 v4, 0xf149f2ca
	s_lshl_b64 s[0:1], s[6:7], 2
	v_mov_b32_e32 v5, v0
	s_add_u32 s0, s4, s0
	s_addc_u32 s2, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s2, 0, s[0:1]
	s_mov_b64 s[10:11], 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_b32 v6, v[1:2], off
	v_add_nc_u32_e32 v5, 32, v5
	v_max_f32_e32 v4, v4, v4
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_cmp_le_i32_e64 s[2:3], s12, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b64 s[10:11], s[2:3], s[10:11]
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v4, v4, v6
	s_and_not1_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_2
; %bb.3:
	s_or_b64 exec, exec, s[10:11]
.LBB0_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	s_or_b64 exec, exec, s[8:9]
	v_mbcnt_lo_u32_b32 v1, -1, 0
	v_mov_b32_e32 v10, 0
	;;#ASMSTART
	; kperf.end max
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin sum
	;;#ASMEND
	v_mbcnt_hi_u32_b32 v1, -1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 2, v1
	v_xor_b32_e32 v5, 64, v1
	v_xor_b32_e32 v6, 32, v1
	v_xor_b32_e32 v7, 16, v1
	v_xor_b32_e32 v8, 8, v1
	v_xor_b32_e32 v9, 4, v1
	ds_bpermute_b32 v2, v5, v4
	v_max_f32_e32 v4, v4, v4
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v4, v2
	ds_bpermute_b32 v4, v6, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v7, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v8, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v1, v2, v4
	ds_bpermute_b32 v2, v9, v1
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v2, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_max_f32_e32 v4, v1, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_8
; %bb.5:
	s_add_i32 s7, s14, s13
	v_mov_b32_e32 v10, 0
	s_lshl_b64 s[0:1], s[6:7], 2
	v_mov_b32_e32 v11, v0
	s_add_u32 s0, s4, s0
	s_addc_u32 s2, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s2, 0, s[0:1]
	s_mov_b64 s[10:11], 0
	.p2align	6
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	global_load_b32 v12, v[1:2], off
	v_add_nc_u32_e32 v11, 32, v11
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_cmp_le_i32_e64 s[2:3], s12, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b64 s[10:11], s[2:3], s[10:11]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v12, v12, v4
	v_mul_f32_e32 v12, 0x3fb8aa3b, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_exp_f32_e32 v12, v12
	s_waitcnt_depctr 0xfff
	v_add_f32_e32 v10, v10, v12
	s_and_not1_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_6
; %bb.7:
	s_or_b64 exec, exec, s[10:11]
.LBB0_8:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b64 exec, exec, s[8:9]
	ds_bpermute_b32 v1, v5, v10
	;;#ASMSTART
	; kperf.end sum
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin scale
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v10, v1
	ds_bpermute_b32 v2, v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v7, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v8, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v9, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
; %bb.9:
	s_add_i32 s7, s14, s13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v1, v2
	s_lshl_b64 s[0:1], s[6:7], 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_add_u32 s0, s4, s0
	s_addc_u32 s4, s5, s1
	v_add_co_u32 v1, s[0:1], s0, v3
	v_add_co_ci_u32_e64 v2, null, s4, 0, s[0:1]
	s_mov_b64 s[4:5], 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB0_10:                               ; =>This Inner Loop Header: Depth=1
	global_load_b32 v3, v[1:2], off
	v_add_nc_u32_e32 v0, 32, v0
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v3, 0x3fb8aa3b, v3
	v_exp_f32_e32 v3, v3
	s_waitcnt_depctr 0xfff
	v_div_scale_f32 v6, null, v5, v5, v3
	v_div_scale_f32 v9, vcc, v3, v5, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v7, v6
	s_waitcnt_depctr 0xfff
	v_fma_f32 v8, -v6, v7, 1.0
	v_fmac_f32_e32 v7, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v8, v9, v7
	v_fma_f32 v10, -v6, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v10, v7
	v_fma_f32 v6, -v6, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v6, v6, v7, v8
	v_cmp_le_i32_e32 vcc, s12, v0
	v_div_fixup_f32 v3, v6, v5, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s[0:1], 0x80, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	s_and_not1_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_10
.LBB0_11:
	s_set_inst_prefetch_distance 0x2
	s_or_b64 exec, exec, s[2:3]
	;;#ASMSTART
	; kperf.end scale
	;;#ASMEND
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel softmax
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 15
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
	.size	softmax, .Lfunc_end0-softmax
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 860
; NumSgprs: 17
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 17
; NumVGPRsForWavesPerEU: 13
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
	.type	__hip_cuid_1927177fc0c373e4,@object ; @__hip_cuid_1927177fc0c373e4
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_1927177fc0c373e4
__hip_cuid_1927177fc0c373e4:
	.byte	0                               ; 0x0
	.size	__hip_cuid_1927177fc0c373e4, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_1927177fc0c373e4
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 32
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
