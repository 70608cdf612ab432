	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.globl	pressure                        ; -- Begin function pressure
	.p2align	8
	.type	pressure,@function
pressure:                               ; @pressure
; %bb.0:
	s_load_b64 s[0:1], s[2:3], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	;;#ASMSTART
	; kperf.begin spill
	;;#ASMEND
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v59, 7, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s0, v59
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, 0, s2
	global_load_b128 v[28:31], v59, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v12, vcc_lo, 0x2000, v0
	v_add_co_ci_u32_e32 v13, vcc_lo, 0, v1, vcc_lo
	v_add_co_u32 v14, vcc_lo, 0x4000, v0
	global_load_b128 v[32:35], v59, s[0:1] offset:16 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[48:51], v59, s[0:1] offset:32 glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_ci_u32_e32 v15, vcc_lo, 0, v1, vcc_lo
	global_load_b128 v[0:3], v59, s[0:1] offset:48 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:80 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v59, s[0:1] offset:64 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:16 ; 16-byte Folded Spill
	global_load_b128 v[40:43], v59, s[0:1] offset:80 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v59, s[0:1] offset:96 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:48 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v59, s[0:1] offset:112 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:32 ; 16-byte Folded Spill
	global_load_b128 v[44:47], v[12:13], off glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[4:7], v[12:13], off offset:16 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[8:11], v[12:13], off offset:32 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[16:19], v[12:13], off offset:48 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[52:55], v[12:13], off offset:64 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[22:25], v[12:13], off offset:80 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[60:63], v[12:13], off offset:96 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[36:39], v[12:13], off offset:112 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v[14:15], off glc dlc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v20, v31, v47
	scratch_store_b128 off, v[0:3], off     ; 16-byte Folded Spill
	v_dual_mul_f32 v56, v30, v46 :: v_dual_mul_f32 v57, v29, v45
	v_add_f32_e32 v3, v20, v3
	v_mul_f32_e32 v58, v28, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v56, v56, v2 :: v_dual_add_f32 v57, v57, v1
	v_dual_mul_f32 v31, v3, v31 :: v_dual_add_f32 v58, v58, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v30, v56, v30 :: v_dual_mul_f32 v29, v57, v29
	v_mul_f32_e32 v57, v32, v4
	v_dual_add_f32 v3, v31, v47 :: v_dual_mul_f32 v28, v58, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v2, v30, v46 :: v_dual_add_f32 v1, v29, v45
	v_add_f32_e32 v0, v28, v44
	scratch_store_b128 off, v[0:3], off offset:96 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v[14:15], off offset:112 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:160 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v[14:15], off offset:96 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:176 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v[14:15], off offset:80 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:192 ; 16-byte Folded Spill
	global_load_b128 v[0:3], v[14:15], off offset:64 glc dlc
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[0:3], off offset:144 ; 16-byte Folded Spill
	global_load_b128 v[44:47], v[14:15], off offset:48 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[26:29], v[14:15], off offset:32 glc dlc
	s_waitcnt vmcnt(0)
	global_load_b128 v[0:3], v[14:15], off offset:16 glc dlc
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, v34, v6 :: v_dual_mul_f32 v56, v35, v7
	s_clause 0x1
	scratch_store_b128 off, v[44:47], off offset:128
	scratch_store_b128 off, v[26:29], off offset:112
	v_dual_add_f32 v57, v57, v0 :: v_dual_add_f32 v14, v56, v3
	v_dual_add_f32 v15, v15, v2 :: v_dual_mul_f32 v56, v33, v5
	scratch_store_b128 off, v[0:3], off offset:64 ; 16-byte Folded Spill
	v_mul_f32_e32 v20, v57, v32
	v_dual_mul_f32 v14, v14, v35 :: v_dual_mul_f32 v15, v15, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v56, v56, v1 :: v_dual_add_f32 v3, v14, v7
	v_dual_mul_f32 v14, v51, v11 :: v_dual_mul_f32 v21, v56, v33
	s_delay_alu instid0(VALU_DEP_3)
	v_add_f32_e32 v2, v15, v6
	v_mul_f32_e32 v15, v50, v10
	scratch_load_b128 v[32:35], off, off offset:32 ; 16-byte Folded Reload
	v_add_f32_e32 v1, v21, v5
	v_mul_f32_e32 v21, v48, v8
	v_add_f32_e32 v0, v20, v4
	v_dual_add_f32 v14, v14, v29 :: v_dual_add_f32 v15, v15, v28
	v_mul_f32_e32 v20, v49, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_f32_e32 v21, v21, v26
	scratch_load_b128 v[28:31], off, off offset:176 ; 16-byte Folded Reload
	v_dual_mul_f32 v15, v15, v50 :: v_dual_add_f32 v20, v20, v27
	v_dual_mul_f32 v21, v21, v48 :: v_dual_add_f32 v6, v15, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v20, v20, v49
	v_mul_f32_e32 v14, v14, v51
	v_dual_add_f32 v4, v21, v8 :: v_dual_add_f32 v5, v20, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_f32_e32 v7, v14, v11
	scratch_load_b128 v[8:11], off, off offset:80 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, v10, v18
	v_dual_mul_f32 v21, v8, v16 :: v_dual_mul_f32 v14, v11, v19
	v_add_f32_e32 v15, v15, v46
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_dual_add_f32 v21, v21, v44 :: v_dual_add_f32 v14, v14, v47
	scratch_load_b128 v[46:49], off, off offset:192 ; 16-byte Folded Reload
	v_dual_mul_f32 v20, v9, v17 :: v_dual_mul_f32 v15, v15, v10
	v_dual_mul_f32 v21, v21, v8 :: v_dual_add_f32 v20, v20, v45
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v10, v15, v18 :: v_dual_mul_f32 v15, v42, v24
	v_dual_add_f32 v8, v21, v16 :: v_dual_mul_f32 v21, v40, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v20, v20, v9
	v_dual_mul_f32 v14, v14, v11 :: v_dual_add_f32 v9, v20, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_add_f32 v11, v14, v19 :: v_dual_mul_f32 v14, v43, v25
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v21, v21, v46 :: v_dual_add_f32 v14, v14, v49
	v_dual_add_f32 v15, v15, v48 :: v_dual_mul_f32 v20, v41, v23
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v21, v21, v40 :: v_dual_mul_f32 v14, v14, v43
	v_dual_mul_f32 v15, v15, v42 :: v_dual_add_f32 v20, v20, v47
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v16, v21, v22 :: v_dual_add_f32 v19, v14, v25
	v_add_f32_e32 v18, v15, v24
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v20, v20, v41
	scratch_load_b128 v[40:43], off, off offset:160 ; 16-byte Folded Reload
	v_add_f32_e32 v17, v20, v23
	scratch_load_b128 v[22:25], off, off offset:48 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v14, v25, v63 :: v_dual_mul_f32 v21, v22, v60
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, v24, v62 :: v_dual_add_f32 v14, v14, v31
	v_add_f32_e32 v21, v21, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_f32 v15, v15, v30 :: v_dual_mul_f32 v14, v14, v25
	v_mul_f32_e32 v20, v23, v61
	v_mul_f32_e32 v15, v15, v24
	v_mul_f32_e32 v25, v32, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v20, v20, v29 :: v_dual_add_f32 v25, v25, v40
	v_mul_f32_e32 v20, v20, v23
	v_mul_f32_e32 v24, v21, v22
	v_add_f32_e32 v22, v15, v62
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v15, v34, v38 :: v_dual_mul_f32 v32, v25, v32
	v_add_f32_e32 v21, v20, v61
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_add_f32 v20, v24, v60 :: v_dual_add_f32 v15, v15, v42
	v_add_f32_e32 v23, v14, v63
	v_mul_f32_e32 v14, v35, v39
	v_dual_mul_f32 v24, v33, v37 :: v_dual_mul_f32 v15, v15, v34
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_add_f32 v14, v14, v43 :: v_dual_mov_b32 v45, v43
	v_dual_mov_b32 v44, v42 :: v_dual_mov_b32 v43, v41
	v_mov_b32_e32 v42, v40
	v_mul_f32_e32 v14, v14, v35
	v_add_f32_e32 v24, v24, v41
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v26, v15, v38 :: v_dual_add_f32 v27, v14, v39
	v_mul_f32_e32 v24, v24, v33
	scratch_load_b128 v[38:41], off, off offset:144 ; 16-byte Folded Reload
	v_add_f32_e32 v25, v24, v37
	v_add_f32_e32 v24, v32, v36
	scratch_load_b128 v[34:37], off, off offset:16 ; 16-byte Folded Reload
	;;#ASMSTART
	; kperf.end spill
	;;#ASMEND
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, v36, v54 :: v_dual_mul_f32 v32, v35, v53
	v_mul_f32_e32 v33, v34, v52
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v15, v15, v40 :: v_dual_mul_f32 v14, v37, v55
	v_dual_add_f32 v32, v32, v39 :: v_dual_add_f32 v33, v33, v38
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, v15, v36 :: v_dual_add_f32 v14, v14, v41
	v_mul_f32_e32 v32, v32, v35
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v36, v33, v34
	v_add_f32_e32 v34, v15, v54
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v14, v14, v37
	v_add_f32_e32 v33, v32, v53
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_add_f32 v32, v36, v52 :: v_dual_add_f32 v35, v14, v55
	global_store_b128 v59, v[24:27], s[0:1] offset:112 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[20:23], s[0:1] offset:96 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[16:19], s[0:1] offset:80 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[32:35], s[0:1] offset:64 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[8:11], s[0:1] offset:48 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[4:7], s[0:1] offset:32 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v59, v[0:3], s[0:1] offset:16 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:96 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v59, v[0:3], s[0:1] dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[28:31], off offset:96 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[42:45], off offset:112 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[38:41], off offset:64 dlc
	s_waitcnt_vscnt null, 0x0
	global_store_b128 v[12:13], v[46:49], off offset:80 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:112 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:32 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:128 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:48 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off      ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off dlc
	s_waitcnt_vscnt null, 0x0
	scratch_load_b128 v[0:3], off, off offset:64 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	global_store_b128 v[12:13], v[0:3], off offset:16 dlc
	s_waitcnt_vscnt null, 0x0
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pressure
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 212
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 4
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
	.size	pressure, .Lfunc_end0-pressure
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1456
; NumSgprs: 6
; NumVgprs: 64
; ScratchSize: 212
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 6
; NumVGPRsForWavesPerEU: 64
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 13
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
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
    .private_segment_fixed_size: 212
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         pressure.kd
    .uses_dynamic_stack: false
    .vgpr_count:     64
    .vgpr_spill_count: 52
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
