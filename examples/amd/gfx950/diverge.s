	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 5
	.text
	.protected	diverge                 ; -- Begin function diverge
	.globl	diverge
	.p2align	8
	.type	diverge,@function
diverge:                                ; @diverge
; %bb.0:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshl_or_b32 v2, s2, 7, v0
	v_ashrrev_i32_e32 v3, 31, v2
	v_and_b32_e32 v1, 63, v0
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v6, v[4:5], off
	v_cmp_ne_u32_e32 vcc, 0, v1
	;;#ASMSTART
	; kperf.begin all
	;;#ASMEND
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, 1, v6
	v_mov_b32_e32 v0, 0
	;;#ASMSTART
	; kperf.begin not_first
	;;#ASMEND
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
; %bb.2:                                ; %.preheader
	s_mov_b32 s12, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v4, v6
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s12, s12, 1
	v_cmp_gt_u32_e32 vcc, 2, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v0, s12
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_8
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	v_and_b32_e32 v0, 1, v4
	v_cmp_eq_u32_e32 vcc, 1, v0
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_6
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	v_mad_u64_u32 v[4:5], s[14:15], v4, 3, 1
	;;#ASMSTART
	; kperf.begin odd
	;;#ASMEND
	;;#ASMSTART
	; kperf.end odd
	;;#ASMEND
.LBB0_6:                                ; %Flow7
                                        ;   in Loop: Header=BB0_4 Depth=1
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_3
; %bb.7:                                ;   in Loop: Header=BB0_4 Depth=1
	v_lshrrev_b32_e32 v4, 1, v4
	s_branch .LBB0_3
.LBB0_8:                                ; %Flow8
	s_or_b64 exec, exec, s[8:9]
.LBB0_9:                                ; %Flow9
	s_or_b64 exec, exec, s[2:3]
	;;#ASMSTART
	; kperf.end not_first
	;;#ASMEND
.LBB0_10:                               ; %Flow10
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 15, v6
	v_cmp_eq_u32_e32 vcc, 15, v1
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	;;#ASMSTART
	; kperf.begin rare
	;;#ASMEND
	global_load_dword v1, v[4:5], off
	s_movk_i32 s2, 0x3e8
	;;#ASMSTART
	; kperf.end rare
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[2:3], v1, s2, v[0:1]
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0xaaaaaaab
	v_mul_hi_u32 v1, v6, s0
	v_lshrrev_b32_e32 v1, 1, v1
	v_lshl_add_u32 v1, v1, 1, v1
	v_sub_u32_e32 v1, v6, v1
	v_cmp_lt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.13:                               ; %LeafBlock
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:
	v_xor_b32_e32 v2, 2, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	;;#ASMSTART
	; kperf.instant one
	;;#ASMEND
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v0, v0, v1
.LBB0_15:                               ; %Flow
	s_or_b64 exec, exec, s[2:3]
                                        ; implicit-def: $vgpr2_vgpr3
.LBB0_16:                               ; %Flow6
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_18
; %bb.17:
	v_xor_b32_e32 v2, 1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	;;#ASMSTART
	; kperf.instant zero
	;;#ASMEND
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	;;#ASMSTART
	; kperf.end all
	;;#ASMEND
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel diverge
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
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
	.size	diverge, .Lfunc_end0-diverge
                                        ; -- End function
	.set diverge.num_vgpr, 7
	.set diverge.num_agpr, 0
	.set diverge.numbered_sgpr, 16
	.set diverge.num_named_barrier, 0
	.set diverge.private_seg_size, 0
	.set diverge.uses_vcc, 1
	.set diverge.uses_flat_scratch, 0
	.set diverge.has_dyn_sized_stack, 0
	.set diverge.has_recursion, 0
	.set diverge.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 388
; TotalNumSgprs: 22
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 7
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 128
    .name:           diverge
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         diverge.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
