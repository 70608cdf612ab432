	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.globl	lds                             ; -- Begin function lds
	.p2align	8
	.type	lds,@function
lds:                                    ; @lds
; %bb.0:                                ; %entry
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, scale@gotpcrel32@lo+4
	s_addc_u32 s3, s3, scale@gotpcrel32@hi+12
	s_load_dwordx2 s[2:3], s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	v_xor_b32_e32 v0, 0xff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_load_dword s6, s[6:7], 0x8
	v_mov_b32_e32 v4, s1
	s_load_dword s2, s[2:3], 0x0
	;;#ASMSTART
	; kperf.begin exchange
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 2
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s2, v3
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v0
	v_add_co_u32_e32 v0, vcc, s0, v1
	v_addc_co_u32_e32 v1, vcc, 0, v4, vcc
	s_mov_b64 s[0:1], 0
	;;#ASMSTART
	; kperf.end exchange
	;;#ASMEND
	s_cbranch_scc1 .LBB0_5
; %bb.1:                                ; %NodeBlock6
	s_cmp_gt_i32 s6, 2
	s_cbranch_scc0 .LBB0_6
; %bb.2:                                ; %NodeBlock4
	s_cmp_gt_i32 s6, 3
	s_cbranch_scc0 .LBB0_7
; %bb.3:                                ; %LeafBlock2
	s_cmp_eq_u32 s6, 4
	s_cbranch_scc0 .LBB0_9
; %bb.4:                                ; %e
	s_mov_b64 s[2:3], 0
	s_mov_b32 s7, 0
	;;#ASMSTART
	; kperf.instant five
	;;#ASMEND
	s_branch .LBB0_10
.LBB0_5:
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $vgpr4
	s_cbranch_execnz .LBB0_14
	s_branch .LBB0_18
.LBB0_6:
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $vgpr4
	s_cbranch_execnz .LBB0_12
	s_branch .LBB0_13
.LBB0_7:
	s_mov_b64 s[2:3], 0
                                        ; implicit-def: $sgpr7
	s_cbranch_execnz .LBB0_11
.LBB0_8:
	v_mov_b32_e32 v4, s7
	s_branch .LBB0_13
.LBB0_9:
	s_mov_b64 s[2:3], -1
                                        ; implicit-def: $sgpr7
.LBB0_10:                               ; %Flow12
	s_branch .LBB0_8
.LBB0_11:                               ; %d
	s_waitcnt lgkmcnt(0)
	v_div_scale_f32 v4, s[4:5], v3, v3, v2
	v_rcp_f32_e32 v5, v4
	v_div_scale_f32 v6, vcc, v2, v3, v2
	v_fma_f32 v7, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v7, v5
	v_mul_f32_e32 v7, v6, v5
	v_fma_f32 v8, -v4, v7, v6
	v_fmac_f32_e32 v7, v8, v5
	v_fma_f32 v4, -v4, v7, v6
	v_div_fmas_f32 v4, v4, v5, v7
	v_div_fixup_f32 v4, v4, v3, v2
	s_branch .LBB0_13
.LBB0_12:                               ; %c
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v4, v2, v3
.LBB0_13:                               ; %Flow14
	s_branch .LBB0_18
.LBB0_14:                               ; %NodeBlock
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc0 .LBB0_16
; %bb.15:                               ; %b
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 0x40400000, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], 0
	s_cbranch_vccz .LBB0_17
	s_branch .LBB0_18
.LBB0_16:
                                        ; implicit-def: $vgpr4
	s_mov_b64 s[0:1], 0
.LBB0_17:                               ; %LeafBlock
	s_cmp_lg_u32 s6, 0
	s_mov_b64 s[0:1], -1
	s_cselect_b64 s[2:3], -1, 0
                                        ; implicit-def: $vgpr4
.LBB0_18:                               ; %Flow15
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_21
; %bb.19:                               ; %Flow18
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_22
.LBB0_20:                               ; %out
	global_store_dword v[0:1], v4, off
	s_endpgm
.LBB0_21:                               ; %other
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v2
	s_cbranch_execnz .LBB0_20
.LBB0_22:                               ; %a
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, 1.0, v2
	global_store_dword v[0:1], v4, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 12
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
	.size	lds, .Lfunc_end0-lds
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 436
; NumSgprs: 12
; NumVgprs: 9
; NumAgprs: 0
; TotalNumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 9
; AccumOffset: 12
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 2
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	scale,@object                   ; @scale
	.data
	.globl	scale
	.p2align	2, 0x0
scale:
	.long	0x40000000                      ; float 2
	.size	scale, 4

	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           op
        .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 256
    .name:           lds
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         lds.kd
    .uses_dynamic_stack: false
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
