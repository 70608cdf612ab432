	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
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
; NumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
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
; NumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
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
	scratch_store_dword off, v43, s33 offset:12 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v43, s0, 6
	v_writelane_b32 v43, s30, 0
	v_writelane_b32 v43, s31, 1
	v_writelane_b32 v43, s34, 2
	v_writelane_b32 v43, s35, 3
	scratch_store_dword off, v40, s33 offset:8 ; 4-byte Folded Spill
	scratch_store_dword off, v41, s33 offset:4 ; 4-byte Folded Spill
	scratch_store_dword off, v42, s33       ; 4-byte Folded Spill
	v_writelane_b32 v43, s36, 4
	v_mov_b32_e32 v40, v0
	v_writelane_b32 v43, s37, 5
	v_cmp_lt_i32_e32 vcc, 1, v40
	v_mov_b32_e32 v41, 0
	s_add_i32 s32, s32, 32
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB2_4
; %bb.1:
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v41, 0
.LBB2_2:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v42, v40
	v_add_u32_e32 v0, -1, v42
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z9fibonaccii@rel32@lo+4
	s_addc_u32 s1, s1, _Z9fibonaccii@rel32@hi+12
	v_add_u32_e32 v40, -2, v42
	s_swappc_b64 s[30:31], s[0:1]
	v_cmp_gt_u32_e32 vcc, 4, v42
	s_or_b64 s[36:37], vcc, s[36:37]
	v_add_u32_e32 v41, v0, v41
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB2_2
; %bb.3:
	s_or_b64 exec, exec, s[36:37]
.LBB2_4:
	s_or_b64 exec, exec, s[34:35]
	v_add_u32_e32 v0, v40, v41
	scratch_load_dword v42, off, s33        ; 4-byte Folded Reload
	scratch_load_dword v41, off, s33 offset:4 ; 4-byte Folded Reload
	scratch_load_dword v40, off, s33 offset:8 ; 4-byte Folded Reload
	v_readlane_b32 s37, v43, 5
	v_readlane_b32 s36, v43, 4
	v_readlane_b32 s35, v43, 3
	v_readlane_b32 s34, v43, 2
	v_readlane_b32 s31, v43, 1
	v_readlane_b32 s30, v43, 0
	v_readlane_b32 s0, v43, 6
	s_or_saveexec_b64 s[2:3], -1
	scratch_load_dword v43, off, s33 offset:12 ; 4-byte Folded Reload
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
; codeLenInByte = 320
; NumSgprs: 44
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
	.text
	.protected	calls                   ; -- Begin function calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:                                  ; @calls
	s_trap 2 ; Kernarg preload header. Trap with incompatible firmware that doesn't support preloading kernel arguments.
	.fill 63, 4, 0xbf800000 ; s_nop 0
; %bb.0:
	v_lshlrev_b32_e32 v41, 2, v0
	global_load_dword v40, v41, s[2:3]
	s_mov_b64 s[38:39], s[2:3]
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, _Z6squaref@rel32@lo+4
	s_addc_u32 s3, s3, _Z6squaref@rel32@hi+12
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, _Z5twicef@rel32@lo+4
	s_addc_u32 s35, s35, _Z5twicef@rel32@hi+12
	s_cmp_eq_u32 s4, 0
	s_cselect_b32 s3, s3, s35
	s_cselect_b32 s2, s2, s34
	s_add_u32 s8, s0, 16
	s_addc_u32 s9, s1, 0
	s_mov_b32 s12, s5
	v_mov_b32_e32 v31, v0
	s_mov_b32 s32, 0
	s_mov_b32 s33, s4
	;;#ASMSTART
	; kperf.begin call
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[2:3]
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
	s_swappc_b64 s[30:31], s[0:1]
	v_cvt_f32_i32_e32 v0, v0
	;;#ASMSTART
	; kperf.end recurse
	;;#ASMEND
	v_add_f32_e32 v0, v40, v0
	global_store_dword v41, v0, s[38:39]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 5
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 3
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 44
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
.Lfunc_end3:
	.size	calls, .Lfunc_end3-calls
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 172
; NumSgprs: 46
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 46
; NumVGPRsForWavesPerEU: 44
; AccumOffset: 44
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 5
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 10
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	stack                   ; -- Begin function stack
	.globl	stack
	.p2align	8
	.type	stack,@function
stack:                                  ; @stack
	s_trap 2 ; Kernarg preload header. Trap with incompatible firmware that doesn't support preloading kernel arguments.
	.fill 63, 4, 0xbf800000 ; s_nop 0
; %bb.0:
	v_lshlrev_b32_e32 v32, 2, v0
	v_mov_b32_e32 v33, 0
	v_lshl_add_u64 v[16:17], s[2:3], 0, v[32:33]
	s_movk_i32 s0, 0x1000
	v_or_b32_e32 v31, 0x1000, v32
	v_add_co_u32_e32 v34, vcc, s0, v16
	;;#ASMSTART
	; kperf.begin fill
	;;#ASMEND
	global_load_dword v0, v32, s[2:3]
	global_load_dword v1, v32, s[2:3] offset:256
	global_load_dword v2, v32, s[2:3] offset:512
	global_load_dword v3, v32, s[2:3] offset:768
	global_load_dword v4, v32, s[2:3] offset:1024
	global_load_dword v5, v32, s[2:3] offset:1280
	global_load_dword v6, v32, s[2:3] offset:1536
	global_load_dword v7, v32, s[2:3] offset:1792
	global_load_dword v8, v32, s[2:3] offset:2048
	global_load_dword v9, v32, s[2:3] offset:2304
	global_load_dword v10, v32, s[2:3] offset:2560
	global_load_dword v11, v32, s[2:3] offset:2816
	global_load_dword v12, v32, s[2:3] offset:3072
	global_load_dword v13, v32, s[2:3] offset:3328
	global_load_dword v14, v32, s[2:3] offset:3584
	global_load_dword v15, v32, s[2:3] offset:3840
	v_addc_co_u32_e32 v35, vcc, 0, v17, vcc
	global_load_dword v16, v31, s[2:3]
	global_load_dword v17, v[34:35], off offset:256
	global_load_dword v18, v[34:35], off offset:512
	global_load_dword v19, v[34:35], off offset:768
	global_load_dword v20, v[34:35], off offset:1024
	global_load_dword v21, v[34:35], off offset:1280
	global_load_dword v22, v[34:35], off offset:1536
	global_load_dword v23, v[34:35], off offset:1792
	global_load_dword v24, v[34:35], off offset:2048
	global_load_dword v25, v[34:35], off offset:2304
	global_load_dword v26, v[34:35], off offset:2560
	global_load_dword v27, v[34:35], off offset:2816
	global_load_dword v28, v[34:35], off offset:3072
	global_load_dword v29, v[34:35], off offset:3328
	global_load_dword v30, v[34:35], off offset:3584
                                        ; kill: killed $vgpr31
	global_load_dword v31, v[34:35], off offset:3840
	s_and_b32 s0, s4, 31
	s_lshl_b32 s0, s0, 2
	s_add_i32 s0, s0, 0
	s_waitcnt vmcnt(28)
	scratch_store_dwordx4 off, v[0:3], off
	s_waitcnt vmcnt(25)
	scratch_store_dwordx4 off, v[4:7], off offset:16
	s_waitcnt vmcnt(22)
	scratch_store_dwordx4 off, v[8:11], off offset:32
	s_waitcnt vmcnt(19)
	scratch_store_dwordx4 off, v[12:15], off offset:48
	s_waitcnt vmcnt(16)
	scratch_store_dwordx4 off, v[16:19], off offset:64
	s_waitcnt vmcnt(13)
	scratch_store_dwordx4 off, v[20:23], off offset:80
	s_waitcnt vmcnt(10)
	scratch_store_dwordx4 off, v[24:27], off offset:96
	s_waitcnt vmcnt(7)
	scratch_store_dwordx4 off, v[28:31], off offset:112
	;;#ASMSTART
	; kperf.end fill
	;;#ASMEND
	scratch_load_dword v0, off, s0
	s_waitcnt vmcnt(0)
	global_store_dword v32, v0, s[2:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 144
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 5
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 3
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 5
		.amdhsa_accum_offset 36
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
.Lfunc_end4:
	.size	stack, .Lfunc_end4-stack
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 424
; NumSgprs: 11
; NumVgprs: 36
; NumAgprs: 0
; TotalNumVgprs: 36
; ScratchSize: 144
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 36
; AccumOffset: 36
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 5
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 8
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_3fcb670c0a3cda13,@object ; @__hip_cuid_3fcb670c0a3cda13
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_3fcb670c0a3cda13
__hip_cuid_3fcb670c0a3cda13:
	.byte	0                               ; 0x0
	.size	__hip_cuid_3fcb670c0a3cda13, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_3fcb670c0a3cda13
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
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
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
