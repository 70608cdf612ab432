	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.globl	pressure                        ; -- Begin function pressure
	.p2align	8
	.type	pressure,@function
pressure:                               ; @pressure
; %bb.0:
	s_load_dwordx2 s[0:1], s[2:3], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	v_mov_b32_e32 v85, 0
	v_lshlrev_b32_e32 v84, 7, v0
	s_mov_b64 s[2:3], 0x2000
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[64:65], s[0:1], 0, v[84:85]
	v_lshl_add_u64 v[80:81], v[64:65], 0, s[2:3]
	s_movk_i32 s2, 0x2000
	v_add_co_u32_e32 v82, vcc, s2, v64
	s_movk_i32 s2, 0x4000
	s_nop 0
	v_addc_co_u32_e32 v83, vcc, 0, v65, vcc
	v_add_co_u32_e32 v0, vcc, s2, v64
	;;#ASMSTART
	; kperf.begin spill
	;;#ASMEND
	global_load_dwordx4 v[56:59], v84, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[40:43], v84, s[0:1] offset:16 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[32:35], v84, s[0:1] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[20:23], v84, s[0:1] offset:48 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[16:19], v84, s[0:1] offset:64 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[12:15], v84, s[0:1] offset:80 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[8:11], v84, s[0:1] offset:96 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[4:7], v84, s[0:1] offset:112 sc0 sc1
	s_waitcnt vmcnt(0)
	v_addc_co_u32_e32 v1, vcc, 0, v65, vcc
	global_load_dwordx4 v[68:71], v[82:83], off sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[60:63], v[80:81], off offset:16 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[52:55], v[80:81], off offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[36:39], v[80:81], off offset:48 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[48:51], v[80:81], off offset:64 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[44:47], v[80:81], off offset:80 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[28:31], v[80:81], off offset:96 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[24:27], v[80:81], off offset:112 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[0:3], v[0:1], off sc0 sc1
	s_waitcnt vmcnt(0)
	s_mov_b64 s[2:3], 0x4000
	v_lshl_add_u64 v[86:87], v[64:65], 0, s[2:3]
	global_load_dwordx4 v[64:67], v[86:87], off offset:16 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[72:75], v[86:87], off offset:48 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dwordx4 v[76:79], v[86:87], off offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[88:89], v[58:59], v[70:71]
	v_pk_mul_f32 v[90:91], v[56:57], v[68:69]
	v_pk_add_f32 v[88:89], v[88:89], v[2:3]
	v_pk_add_f32 v[90:91], v[90:91], v[0:1]
	v_pk_mul_f32 v[58:59], v[88:89], v[58:59]
	v_pk_mul_f32 v[56:57], v[90:91], v[56:57]
	v_pk_mul_f32 v[88:89], v[42:43], v[62:63]
	v_pk_mul_f32 v[90:91], v[40:41], v[60:61]
	v_pk_add_f32 v[88:89], v[88:89], v[66:67]
	v_pk_add_f32 v[90:91], v[90:91], v[64:65]
	v_pk_mul_f32 v[42:43], v[88:89], v[42:43]
	v_pk_mul_f32 v[40:41], v[90:91], v[40:41]
	v_pk_add_f32 v[58:59], v[58:59], v[70:71]
	v_pk_add_f32 v[56:57], v[56:57], v[68:69]
	global_load_dwordx4 v[68:71], v[86:87], off offset:80 sc0 sc1
	s_waitcnt vmcnt(0)
	v_pk_add_f32 v[62:63], v[42:43], v[62:63]
	v_pk_add_f32 v[60:61], v[40:41], v[60:61]
	global_load_dwordx4 v[40:43], v[86:87], off offset:64 sc0 sc1
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[88:89], v[34:35], v[54:55]
	v_pk_mul_f32 v[90:91], v[32:33], v[52:53]
	v_pk_add_f32 v[88:89], v[88:89], v[78:79]
	v_pk_add_f32 v[90:91], v[90:91], v[76:77]
	v_pk_mul_f32 v[34:35], v[88:89], v[34:35]
	v_pk_mul_f32 v[32:33], v[90:91], v[32:33]
	v_pk_mul_f32 v[88:89], v[22:23], v[38:39]
	v_pk_mul_f32 v[90:91], v[20:21], v[36:37]
	v_pk_add_f32 v[88:89], v[88:89], v[74:75]
	v_pk_add_f32 v[90:91], v[90:91], v[72:73]
	v_pk_add_f32 v[34:35], v[34:35], v[54:55]
	v_pk_add_f32 v[32:33], v[32:33], v[52:53]
	global_load_dwordx4 v[52:55], v[86:87], off offset:112 sc0 sc1
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[88:89], v[88:89], v[22:23]
	v_pk_mul_f32 v[90:91], v[90:91], v[20:21]
	global_load_dwordx4 v[20:23], v[86:87], off offset:96 sc0 sc1
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[86:87], v[18:19], v[50:51]
	v_pk_add_f32 v[38:39], v[88:89], v[38:39]
	v_pk_mul_f32 v[88:89], v[16:17], v[48:49]
	v_pk_add_f32 v[36:37], v[90:91], v[36:37]
	v_pk_mul_f32 v[90:91], v[14:15], v[46:47]
	;;#ASMSTART
	; kperf.end spill
	;;#ASMEND
	v_pk_add_f32 v[86:87], v[86:87], v[42:43]
	v_pk_add_f32 v[88:89], v[88:89], v[40:41]
	v_pk_mul_f32 v[18:19], v[86:87], v[18:19]
	v_pk_mul_f32 v[86:87], v[12:13], v[44:45]
	v_pk_mul_f32 v[16:17], v[88:89], v[16:17]
	v_pk_add_f32 v[88:89], v[90:91], v[70:71]
	v_pk_add_f32 v[86:87], v[86:87], v[68:69]
	v_pk_mul_f32 v[14:15], v[88:89], v[14:15]
	v_pk_mul_f32 v[12:13], v[86:87], v[12:13]
	v_pk_add_f32 v[14:15], v[14:15], v[46:47]
	v_pk_add_f32 v[12:13], v[12:13], v[44:45]
	v_pk_mul_f32 v[44:45], v[10:11], v[30:31]
	v_pk_mul_f32 v[46:47], v[8:9], v[28:29]
	v_pk_add_f32 v[18:19], v[18:19], v[50:51]
	v_pk_add_f32 v[16:17], v[16:17], v[48:49]
	v_pk_add_f32 v[44:45], v[44:45], v[22:23]
	v_pk_add_f32 v[46:47], v[46:47], v[20:21]
	v_pk_mul_f32 v[10:11], v[44:45], v[10:11]
	v_pk_mul_f32 v[8:9], v[46:47], v[8:9]
	v_pk_add_f32 v[10:11], v[10:11], v[30:31]
	v_pk_add_f32 v[8:9], v[8:9], v[28:29]
	v_pk_mul_f32 v[28:29], v[6:7], v[26:27]
	v_pk_mul_f32 v[30:31], v[4:5], v[24:25]
	v_pk_add_f32 v[28:29], v[28:29], v[54:55]
	v_pk_add_f32 v[30:31], v[30:31], v[52:53]
	v_pk_mul_f32 v[6:7], v[28:29], v[6:7]
	v_pk_mul_f32 v[4:5], v[30:31], v[4:5]
	v_pk_add_f32 v[6:7], v[6:7], v[26:27]
	v_pk_add_f32 v[4:5], v[4:5], v[24:25]
	global_store_dwordx4 v84, v[4:7], s[0:1] offset:112 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v84, v[8:11], s[0:1] offset:96 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v84, v[12:15], s[0:1] offset:80 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v84, v[16:19], s[0:1] offset:64 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v84, v[36:39], s[0:1] offset:48 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v84, v[32:35], s[0:1] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v84, v[60:63], s[0:1] offset:16 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v84, v[56:59], s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[80:81], v[20:23], off offset:96 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[80:81], v[52:55], off offset:112 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[80:81], v[40:43], off offset:64 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[80:81], v[68:71], off offset:80 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[80:81], v[76:79], off offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[80:81], v[72:75], off offset:48 sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[82:83], v[0:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[80:81], v[64:67], off offset:16 sc0 sc1
	s_waitcnt vmcnt(0)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pressure
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 92
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 92
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
	.size	pressure, .Lfunc_end0-pressure
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1092
; NumSgprs: 10
; NumVgprs: 92
; NumAgprs: 0
; TotalNumVgprs: 92
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 92
; AccumOffset: 92
; Occupancy: 5
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 22
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
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
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         12
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         20
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         22
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         24
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         26
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         28
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         30
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         72
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         88
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         96
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         104
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         112
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         120
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         208
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .max_flat_workgroup_size: 64
    .name:           pressure
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         pressure.kd
    .uses_dynamic_stack: false
    .vgpr_count:     92
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
