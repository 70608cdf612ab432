	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	vadd                    ; -- Begin function vadd
	.globl	vadd
	.p2align	8
	.type	vadd,@function
vadd:                                   ; @vadd
; %bb.0:
/*kperf[*/
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx16 s[20:35], s[42:43], 0x0
	s_mov_b64 s[48:49], exec
	v_readfirstlane_b32 s46, v0
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s15, s33, s4
	s_add_u32 s15, s15, s3
	s_mul_i32 s15, s15, s32
	s_add_u32 s15, s15, s2
	s_bfe_u32 s42, s46, 0xa0014
	s_lshr_b32 s43, s34, 16
	s_mul_i32 s42, s42, s43
	s_bfe_u32 s43, s46, 0xa000a
	s_add_u32 s42, s42, s43
	s_and_b32 s43, s34, 0xffff
	s_mul_i32 s42, s42, s43
	s_and_b32 s43, s46, 0x3ff
	s_add_u32 s42, s42, s43
	s_lshr_b32 s16, s42, 6
	s_mov_b32 s47, 1
	s_cmp_eq_u64 s[20:21], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s15, s29
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s15, s30
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v14, s27
	v_rcp_iflag_f32_e32 v14, v14
	s_nop 0
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_readfirstlane_b32 s42, v14
	s_sub_u32 s43, 0, s27
	s_mul_i32 s43, s43, s42
	s_mul_hi_u32 s43, s42, s43
	s_add_u32 s42, s42, s43
	s_mul_hi_u32 s42, s15, s42
	s_mul_i32 s42, s42, s27
	s_sub_u32 s45, s15, s42
	s_sub_u32 s43, s45, s27
	s_cmp_ge_u32 s45, s27
	s_cselect_b32 s45, s43, s45
	s_sub_u32 s43, s45, s27
	s_cmp_ge_u32 s45, s27
	s_cselect_b32 s45, s43, s45
	s_cmp_eq_u32 s45, s28
	s_cselect_b32 s47, 3, s47
.Lkperf_chosen0:
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 exec, 1
	v_mov_b32_e32 v14, s15
	v_mov_b32_e32 v15, s40
	v_mov_b32_e32 v16, s47
	v_mov_b32_e32 v17, s41
	v_mov_b32_e32 v18, s36
	v_mov_b32_e32 v19, s37
	v_mov_b32_e32 v20, s38
	v_mov_b32_e32 v21, s39
	v_mov_b32_e32 v22, 0
	global_store_dwordx4 v22, v[14:17], s[22:23]
	global_store_dwordx4 v22, v[18:21], s[22:23] offset:16
	s_mov_b64 exec, s[48:49]
.Lkperf_stamped0:
	s_cmp_lt_u32 s16, 4
	s_cselect_b32 s47, s47, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dword s3, s[0:1], 0x18
	v_lshl_or_b32 v0, s2, 8, v0
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[0:1]
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[0:1]
	global_load_dword v6, v[4:5], off
	global_load_dword v7, v[2:3], off
	v_lshl_add_u64 v[0:1], s[8:9], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v6, v7
	global_store_dword v[0:1], v2, off
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx8 s[20:27], s[42:43], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v15, s45
	v_mov_b32_e32 v16, s38
	v_mov_b32_e32 v17, s39
	global_atomic_umax_x2 v22, v[14:15], s[22:23] offset:32
	global_atomic_umax_x2 v22, v[16:17], s[22:23] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s32, s16
	s_mov_b32 s14, 0x3f8
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v12, s32
	v_mov_b32_e32 v11, 0
	s_load_dword s3, s[0:1], 0x18
	v_lshl_or_b32 v0, s2, 8, v0
	s_memtime s[12:13]
	s_mov_b64 s[10:11], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s14, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s12
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2.kperf0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[0:1]
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[0:1]
	global_load_dword v6, v[4:5], off
	global_load_dword v7, v[2:3], off
	v_lshl_add_u64 v[0:1], s[8:9], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v6, v7
	global_store_dword v[0:1], v2, off
.LBB0_2.kperf0:
	s_or_b64 exec, exec, s[2:3]
	s_memtime s[12:13]
	s_mov_b64 s[10:11], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s14, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s12
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[10:11]
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[36:37]
	s_memrealtime s[38:39]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s40, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s41, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[42:43]
	s_add_u32 s42, s42, kperf_control@rel32@lo+4
	s_addc_u32 s43, s43, kperf_control@rel32@hi+12
	s_load_dwordx8 s[20:27], s[42:43], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v22, 0
	v_readfirstlane_b32 s28, v11
	v_readfirstlane_b32 s31, v12
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v15, s45
	v_mov_b32_e32 v16, s38
	v_mov_b32_e32 v17, s39
	global_atomic_umax_x2 v22, v[14:15], s[22:23] offset:32
	global_atomic_umax_x2 v22, v[16:17], s[22:23] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v14, s30
	v_mov_b32_e32 v15, 0
	global_atomic_add_x2 v[14:15], v22, v[14:15], s[20:21] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v14
	v_readfirstlane_b32 s35, v15
	s_add_u32 s42, s34, s30
	s_addc_u32 s43, s35, 0
	s_sub_u32 s42, s24, s42
	s_subb_u32 s43, s25, s43
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s20, s20, s34
	s_addc_u32 s21, s21, s35
	s_mov_b32 s32, s16
	v_mov_b32_e32 v14, s15
	v_mov_b32_e32 v15, s40
	v_mov_b32_e32 v16, s32
	v_mov_b32_e32 v17, s16
	v_mov_b32_e32 v18, s28
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s29
	v_mov_b32_e32 v21, 0x80
	global_store_dwordx4 v22, v[14:17], s[20:21]
	global_store_dwordx4 v22, v[18:21], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v14, s36
	v_mov_b32_e32 v15, s37
	v_mov_b32_e32 v16, s38
	v_mov_b32_e32 v17, s39
	global_store_dwordx4 v22, v[14:17], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v23, -1, 0
	v_mbcnt_hi_u32_b32 v23, -1, v23
	v_lshlrev_b32_e32 v23, 3, v23
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s29, v23
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v18, s31, v23
	ds_read_b64 v[14:15], v18 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v23, v[14:15], s[20:21] offset:64
	v_add_u32 v23, 0x200, v23
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[50:51]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, s41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, s50
	v_mov_b32_e32 v19, s51
	global_store_dwordx4 v22, v[18:21], s[20:21] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v14, s28
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 1
	global_atomic_add_x2 v22, v[14:15], s[20:21] offset:8
	global_atomic_add v22, v16, s[20:21] offset:16
	s_sub_u32 s42, s24, s34
	s_subb_u32 s43, s25, s35
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_store_dwordx2 v22, v[14:15], s[20:21] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vadd
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 8/*kperf[*/+16/*]kperf*/
		.amdhsa_next_free_sgpr 10/*kperf[*/+42/*]kperf*/
		.amdhsa_accum_offset 8/*kperf[*/+16/*]kperf*/
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
	.size	vadd, .Lfunc_end0-vadd
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 128
; NumSgprs: 16
; NumVgprs: 8
; NumAgprs: 0
; TotalNumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 8
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	500                             ; 0x1f4
	.size	__oclc_ABI_version, 4

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           vadd
    .private_segment_fixed_size: 0
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         vadd.kd
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
	.if 0
/*]kperf*/	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           vadd
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         vadd.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
/*kperf[*/
	.endif
/*]kperf*//*kperf[*/
	.protected kperf_control
	.globl kperf_control
	.type kperf_control,@object
	.section .kperf,"aw",@progbits
	.p2align 6, 0x0
kperf_control:
	.zero 64
	.size kperf_control, 64
	.text
/*]kperf*//*kperf[*/
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/opencl-vadd-O3.gfx942.s","sha256":"1f1a537e67d95a87a83dcd5d206a5af6c874c18b923de3cef6084df80357bb92"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"vadd","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"add","line":13,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"f665e700022d86c0bcefe016a53fcc8f3d83e5d0485a14d870ae781bd5378a34"}
/*]kperf*/