	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.p2align	2                               ; -- Begin function _Z5twicef
	.type	_Z5twicef,@function
_Z5twicef:                              ; @_Z5twicef
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_f32_e32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_Z5twicef, .Lfunc_end0-_Z5twicef
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; NumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z6squaref
	.type	_Z6squaref,@function
_Z6squaref:                             ; @_Z6squaref
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	_Z6squaref, .Lfunc_end1-_Z6squaref
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; NumSgprs: 32
; NumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _Z9fibonaccii
	.type	_Z9fibonaccii,@function
_Z9fibonaccii:                          ; @_Z9fibonaccii
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[2:3], -1
	scratch_store_b32 off, v43, s33 offset:12 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v43, s0, 6
	s_clause 0x2
	scratch_store_b32 off, v40, s33 offset:8
	scratch_store_b32 off, v41, s33 offset:4
	scratch_store_b32 off, v42, s33
	v_mov_b32_e32 v40, v0
	v_mov_b32_e32 v41, 0
	s_add_i32 s32, s32, 32
	v_writelane_b32 v43, s30, 0
	v_writelane_b32 v43, s31, 1
	v_writelane_b32 v43, s34, 2
	v_writelane_b32 v43, s35, 3
	s_mov_b64 s[34:35], exec
	v_writelane_b32 v43, s36, 4
	v_writelane_b32 v43, s37, 5
	v_cmpx_lt_i32_e32 1, v40
	s_cbranch_execz .LBB2_4
; %bb.1:
	v_mov_b32_e32 v41, 0
	s_mov_b64 s[36:37], 0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v42, v40
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s1, s1, _Z9fibonaccii@rel32@hi+12
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v0, -1, v42
	v_add_nc_u32_e32 v40, -2, v42
	s_swappc_b64 s[30:31], s[0:1]
	v_cmp_gt_u32_e32 vcc, 4, v42
	s_waitcnt_depctr 0xfff
	v_add_nc_u32_e32 v41, v0, v41
	s_or_b64 s[36:37], vcc, s[36:37]
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB2_2
; %bb.3:
	s_or_b64 exec, exec, s[36:37]
.LBB2_4:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b64 exec, exec, s[34:35]
	v_add_nc_u32_e32 v0, v40, v41
	s_clause 0x2
	scratch_load_b32 v42, off, s33
	scratch_load_b32 v41, off, s33 offset:4
	scratch_load_b32 v40, off, s33 offset:8
	v_readlane_b32 s37, v43, 5
	v_readlane_b32 s36, v43, 4
	v_readlane_b32 s35, v43, 3
	v_readlane_b32 s34, v43, 2
	v_readlane_b32 s31, v43, 1
	v_readlane_b32 s30, v43, 0
	v_readlane_b32 s0, v43, 6
	s_or_saveexec_b64 s[2:3], -1
	scratch_load_b32 v43, off, s33 offset:12 ; 4-byte Folded Reload
	s_mov_b64 exec, s[2:3]
	s_addk_i32 s32, 0xffe0
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	_Z9fibonaccii, .Lfunc_end2-_Z9fibonaccii
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 344
; NumSgprs: 40
; NumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
	.text
	.protected	calls                   ; -- Begin function calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:                                  ; @calls
; %bb.0:
	s_clause 0x1
	s_load_b64 s[38:39], s[0:1], 0x0
	s_load_b32 s33, s[0:1], 0x8
	v_lshlrev_b32_e32 v41, 2, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _Z6squaref@rel32@lo+4
	s_addc_u32 s5, s5, _Z6squaref@rel32@hi+12
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, _Z5twicef@rel32@lo+4
	s_addc_u32 s35, s35, _Z5twicef@rel32@hi+12
	v_mov_b32_e32 v31, v0
	s_mov_b32 s12, s2
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v40, v41, s[38:39]
	s_cmp_eq_u32 s33, 0
	;;#ASMSTART
	; kperf.begin call
	;;#ASMEND
	s_cselect_b32 s5, s5, s35
	s_cselect_b32 s4, s4, s34
	s_add_u32 s8, s0, 16
	s_addc_u32 s9, s1, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[34:35]
	s_and_b32 s2, s33, 7
	v_add_f32_e32 v40, v1, v0
	v_mov_b32_e32 v0, s2
	;;#ASMSTART
	; kperf.end call
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin recurse
	;;#ASMEND
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s1, s1, _Z9fibonaccii@rel32@hi+12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_swappc_b64 s[30:31], s[0:1]
	v_cvt_f32_i32_e32 v0, v0
	;;#ASMSTART
	; kperf.end recurse
	;;#ASMEND
	s_waitcnt_depctr 0xfff
	v_add_f32_e32 v0, v40, v0
	global_store_b32 v41, v0, s[38:39]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 40
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
.Lfunc_end3:
	.size	calls, .Lfunc_end3-calls
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 200
; NumSgprs: 42
; NumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 44
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	stack                   ; -- Begin function stack
	.globl	stack
	.p2align	8
	.type	stack,@function
stack:                                  ; @stack
; %bb.0:
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x0
	s_load_b32 s4, s[0:1], 0x8
	v_lshlrev_b32_e32 v33, 2, v0
	;;#ASMSTART
	; kperf.begin fill
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_clause 0x7
	global_load_b32 v0, v33, s[2:3]
	global_load_b32 v1, v33, s[2:3] offset:256
	global_load_b32 v2, v33, s[2:3] offset:512
	global_load_b32 v3, v33, s[2:3] offset:768
	global_load_b32 v4, v33, s[2:3] offset:1024
	global_load_b32 v5, v33, s[2:3] offset:1280
	global_load_b32 v6, v33, s[2:3] offset:1536
	global_load_b32 v7, v33, s[2:3] offset:1792
	v_add_co_u32 v8, s[0:1], s2, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v9, null, s3, 0, s[0:1]
	v_or_b32_e32 v16, 0x1000, v33
	v_add_co_u32 v31, vcc, 0x1000, v8
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e32 v32, vcc, 0, v9, vcc
	s_clause 0x17
	global_load_b32 v8, v33, s[2:3] offset:2048
	global_load_b32 v9, v33, s[2:3] offset:2304
	global_load_b32 v10, v33, s[2:3] offset:2560
	global_load_b32 v11, v33, s[2:3] offset:2816
	global_load_b32 v12, v33, s[2:3] offset:3072
	global_load_b32 v13, v33, s[2:3] offset:3328
	global_load_b32 v14, v33, s[2:3] offset:3584
	global_load_b32 v15, v33, s[2:3] offset:3840
	global_load_b32 v16, v16, s[2:3]
	global_load_b32 v17, v[31:32], off offset:256
	global_load_b32 v18, v[31:32], off offset:512
	global_load_b32 v19, v[31:32], off offset:768
	global_load_b32 v20, v[31:32], off offset:1024
	global_load_b32 v21, v[31:32], off offset:1280
	global_load_b32 v22, v[31:32], off offset:1536
	global_load_b32 v23, v[31:32], off offset:1792
	global_load_b32 v24, v[31:32], off offset:2048
	global_load_b32 v25, v[31:32], off offset:2304
	global_load_b32 v26, v[31:32], off offset:2560
	global_load_b32 v27, v[31:32], off offset:2816
	global_load_b32 v28, v[31:32], off offset:3072
	global_load_b32 v29, v[31:32], off offset:3328
	global_load_b32 v30, v[31:32], off offset:3584
	global_load_b32 v31, v[31:32], off offset:3840
	s_and_b32 s0, s4, 31
	s_waitcnt vmcnt(28)
	scratch_store_b128 off, v[0:3], off
	s_waitcnt vmcnt(24)
	scratch_store_b128 off, v[4:7], off offset:16
	s_waitcnt vmcnt(20)
	scratch_store_b128 off, v[8:11], off offset:32
	s_waitcnt vmcnt(16)
	scratch_store_b128 off, v[12:15], off offset:48
	s_waitcnt vmcnt(12)
	scratch_store_b128 off, v[16:19], off offset:64
	s_waitcnt vmcnt(8)
	scratch_store_b128 off, v[20:23], off offset:80
	s_waitcnt vmcnt(4)
	scratch_store_b128 off, v[24:27], off offset:96
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[28:31], off offset:112
	s_lshl_b32 s0, s0, 2
	;;#ASMSTART
	; kperf.end fill
	;;#ASMEND
	s_add_i32 s0, s0, 0
	scratch_load_b32 v0, off, s0
	s_waitcnt vmcnt(0)
	global_store_b32 v33, v0, s[2:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 144
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 5
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
.Lfunc_end4:
	.size	stack, .Lfunc_end4-stack
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 472
; NumSgprs: 7
; NumVgprs: 34
; ScratchSize: 144
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 7
; NumVGPRsForWavesPerEU: 34
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.type	__hip_cuid_8b8c151e99b197fc,@object ; @__hip_cuid_8b8c151e99b197fc
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_8b8c151e99b197fc
__hip_cuid_8b8c151e99b197fc:
	.byte	0                               ; 0x0
	.size	__hip_cuid_8b8c151e99b197fc, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_8b8c151e99b197fc
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
    .max_flat_workgroup_size: 64
    .name:           calls
    .private_segment_fixed_size: 32
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
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
    .max_flat_workgroup_size: 64
    .name:           stack
    .private_segment_fixed_size: 144
    .sgpr_count:     7
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
