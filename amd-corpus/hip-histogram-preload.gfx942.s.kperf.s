	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	histogram               ; -- Begin function histogram
	.globl	histogram
	.p2align	8
	.type	histogram,@function
histogram:                              ; @histogram
	s_trap 2 ; Kernarg preload header. Trap with incompatible firmware that doesn't support preloading kernel arguments.
	.fill 63, 4, 0xbf800000 ; s_nop 0
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
	s_mul_i32 s17, s33, s9
	s_add_u32 s17, s17, s8
	s_mul_i32 s17, s17, s32
	s_add_u32 s17, s17, s7
	s_bfe_u32 s42, s46, 0xa0014
	s_lshr_b32 s43, s34, 16
	s_mul_i32 s42, s42, s43
	s_bfe_u32 s43, s46, 0xa000a
	s_add_u32 s42, s42, s43
	s_and_b32 s43, s34, 0xffff
	s_mul_i32 s42, s42, s43
	s_and_b32 s43, s46, 0x3ff
	s_add_u32 s42, s42, s43
	s_lshr_b32 s18, s42, 6
	s_mov_b32 s47, 1
	s_cmp_eq_u64 s[20:21], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s17, s29
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s17, s30
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v12, s27
	v_rcp_iflag_f32_e32 v12, v12
	s_nop 0
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_readfirstlane_b32 s42, v12
	s_sub_u32 s43, 0, s27
	s_mul_i32 s43, s43, s42
	s_mul_hi_u32 s43, s42, s43
	s_add_u32 s42, s42, s43
	s_mul_hi_u32 s42, s17, s42
	s_mul_i32 s42, s42, s27
	s_sub_u32 s45, s17, s42
	s_sub_u32 s43, s45, s27
	s_cmp_ge_u32 s45, s27
	s_cselect_b32 s45, s43, s45
	s_sub_u32 s43, s45, s27
	s_cmp_ge_u32 s45, s27
	s_cselect_b32 s45, s43, s45
	s_cmp_eq_u32 s45, s28
	s_cselect_b32 s47, 3, s47
.Lkperf_chosen0:
	s_cmp_lg_u32 s18, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s17, s26
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s42, s17, 48
	s_mul_hi_u32 s43, s17, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 exec, 1
	v_mov_b32_e32 v12, s17
	v_mov_b32_e32 v13, s40
	v_mov_b32_e32 v14, s47
	v_mov_b32_e32 v15, s41
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v17, s37
	v_mov_b32_e32 v18, s38
	v_mov_b32_e32 v19, s39
	v_mov_b32_e32 v20, 0
	global_store_dwordx4 v20, v[12:15], s[22:23]
	global_store_dwordx4 v20, v[16:19], s[22:23] offset:16
	s_mov_b64 exec, s[48:49]
.Lkperf_stamped0:
	s_cmp_lt_u32 s18, 4
	s_cselect_b32 s47, s47, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	v_lshlrev_b32_e32 v4, 2, v0
	v_lshl_or_b32 v0, s7, 8, v0
	v_mov_b32_e32 v1, 0
	v_cmp_gt_i32_e32 vcc, s6, v0
	ds_write_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_3
; %bb.1:
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 1
	s_mov_b64 s[8:9], 0x4000
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	;;#ASMSTART
	; kperf.begin count
	;;#ASMEND
	global_load_ubyte v5, v[2:3], off
	v_add_u32_e32 v0, 0x4000, v0
	v_cmp_le_i32_e32 vcc, s6, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[8:9]
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v5, 2, v5
	ds_add_u32 v5, v1
	;;#ASMSTART
	; kperf.end count
	;;#ASMEND
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.begin merge
	;;#ASMEND
	ds_read_b32 v0, v4
	s_waitcnt lgkmcnt(0)
	global_atomic_add v4, v0, s[2:3]
	;;#ASMSTART
	; kperf.end merge
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
	v_mov_b32_e32 v20, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s17, s26
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s42, s17, 48
	s_mul_hi_u32 s43, s17, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_atomic_umax_x2 v20, v[12:13], s[22:23] offset:32
	global_atomic_umax_x2 v20, v[14:15], s[22:23] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s32, s18
	s_mov_b32 s16, 0x3f8
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v10, s32
	v_mov_b32_e32 v9, 0
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshl_or_b32 v0, s7, 8, v0
	v_mov_b32_e32 v1, 0
	v_cmp_gt_i32_e32 vcc, s6, v0
	ds_write_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_3.kperf0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 1
	s_mov_b64 s[8:9], 0x4000
.LBB0_2.kperf0:
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s16, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s14
	ds_write_b64 v8, v[6:7] offset:1024
	s_mov_b64 exec, s[12:13]
	global_load_ubyte v5, v[2:3], off
	v_add_u32_e32 v0, 0x4000, v0
	v_cmp_le_i32_e32 vcc, s6, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[8:9]
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v5, 2, v5
	ds_add_u32 v5, v1
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s16, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s14
	ds_write_b64 v8, v[6:7] offset:1024
	s_mov_b64 exec, s[12:13]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_2.kperf0
.LBB0_3.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s16, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s14
	ds_write_b64 v8, v[6:7] offset:1024
	s_mov_b64 exec, s[12:13]
	ds_read_b32 v0, v4
	s_waitcnt lgkmcnt(0)
	global_atomic_add v4, v0, s[2:3]
	s_memtime s[14:15]
	s_mov_b64 s[12:13], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s16, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s14
	ds_write_b64 v8, v[6:7] offset:1024
	s_mov_b64 exec, s[12:13]
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
	v_mov_b32_e32 v20, 0
	v_readfirstlane_b32 s28, v9
	v_readfirstlane_b32 s31, v10
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s17, s26
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s42, s17, 48
	s_mul_hi_u32 s43, s17, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v12, s44
	v_mov_b32_e32 v13, s45
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_atomic_umax_x2 v20, v[12:13], s[22:23] offset:32
	global_atomic_umax_x2 v20, v[14:15], s[22:23] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v12, s30
	v_mov_b32_e32 v13, 0
	global_atomic_add_x2 v[12:13], v20, v[12:13], s[20:21] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v12
	v_readfirstlane_b32 s35, v13
	s_add_u32 s42, s34, s30
	s_addc_u32 s43, s35, 0
	s_sub_u32 s42, s24, s42
	s_subb_u32 s43, s25, s43
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s20, s20, s34
	s_addc_u32 s21, s21, s35
	s_mov_b32 s32, s18
	v_mov_b32_e32 v12, s17
	v_mov_b32_e32 v13, s40
	v_mov_b32_e32 v14, s32
	v_mov_b32_e32 v15, s18
	v_mov_b32_e32 v16, s28
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, s29
	v_mov_b32_e32 v19, 0x80
	global_store_dwordx4 v20, v[12:15], s[20:21]
	global_store_dwordx4 v20, v[16:19], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v12, s36
	v_mov_b32_e32 v13, s37
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, s39
	global_store_dwordx4 v20, v[12:15], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v21, -1, 0
	v_mbcnt_hi_u32_b32 v21, -1, v21
	v_lshlrev_b32_e32 v21, 3, v21
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s29, v21
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v16, s31, v21
	ds_read_b64 v[12:13], v16 offset:1024
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v21, v[12:13], s[20:21] offset:64
	v_add_u32 v21, 0x200, v21
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[50:51]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v16, s50
	v_mov_b32_e32 v17, s51
	global_store_dwordx4 v20, v[16:19], s[20:21] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v12, s28
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 1
	global_atomic_add_x2 v20, v[12:13], s[20:21] offset:8
	global_atomic_add v20, v14, s[20:21] offset:16
	s_sub_u32 s42, s24, s34
	s_subb_u32 s43, s25, s35
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v12, s34
	v_mov_b32_e32 v13, s35
	global_store_dwordx2 v20, v[12:13], s[20:21] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 1024/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 7
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 5
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 6/*kperf[*/+18/*]kperf*/
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
	.size	histogram, .Lfunc_end0-histogram
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 164
; NumSgprs: 16
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 6
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 7
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	clear                   ; -- Begin function clear
	.globl	clear
	.p2align	8
	.type	clear,@function
clear:                                  ; @clear
	s_trap 2 ; Kernarg preload header. Trap with incompatible firmware that doesn't support preloading kernel arguments.
	.fill 63, 4, 0xbf800000 ; s_nop 0
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
	s_mul_i32 s15, s33, s7
	s_add_u32 s15, s15, s6
	s_mul_i32 s15, s15, s32
	s_add_u32 s15, s15, s5
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
	s_cbranch_scc1 .Lkperf_chosen1
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .Lkperf_chosen1
	s_cmp_lt_u32 s15, s29
	s_cbranch_scc1 .Lkperf_chosen1
	s_cmp_ge_u32 s15, s30
	s_cbranch_scc1 .Lkperf_chosen1
	v_cvt_f32_u32_e32 v2, s27
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s42, v2
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
.Lkperf_chosen1:
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc1 .Lkperf_stamped1
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_stamped1
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_stamped1
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s15
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v4, s47
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, s37
	v_mov_b32_e32 v8, s38
	v_mov_b32_e32 v9, s39
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[22:23]
	global_store_dwordx4 v10, v[6:9], s[22:23] offset:16
	s_mov_b64 exec, s[48:49]
.Lkperf_stamped1:
	s_cmp_lt_u32 s16, 1
	s_cselect_b32 s47, s47, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s47, 3
	s_cbranch_scc1 .Lkperf_probed1
	s_branch .Lkperf_body1
	.p2align 8
.Lkperf_body1:
/*]kperf*/	v_cmp_gt_i32_e32 vcc, s4, v0
	;;#ASMSTART
	; kperf.begin zero
	;;#ASMEND
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_8
; %bb.1:
	v_xad_u32 v1, v0, -1, s4
	s_movk_i32 s5, 0xbf
	v_cmp_lt_u32_e32 vcc, s5, v1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_5
; %bb.2:
	v_lshrrev_b32_e32 v1, 6, v1
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x7fffffc, v6
	v_or_b32_e32 v1, 64, v0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v2, v4
	v_add_u32_e32 v8, -4, v8
	v_lshl_add_u64 v[14:15], v[2:3], 2, s[2:3]
	v_mov_b32_e32 v2, v5
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v10, 0x80, v5
	v_add_u32_e32 v12, 0x80, v4
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v11, v3
	v_add_u32_e32 v4, 0x100, v4
	v_add_u32_e32 v5, 0x100, v5
	v_lshl_add_u64 v[16:17], v[2:3], 2, s[2:3]
	s_or_b64 s[8:9], vcc, s[8:9]
	v_lshl_add_u64 v[12:13], v[12:13], 2, s[2:3]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	global_store_dword v[14:15], v3, off
	global_store_dword v[16:17], v3, off
	global_store_dword v[12:13], v3, off
	global_store_dword v[10:11], v3, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_3
; %bb.4:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_or_b32 v0, v7, 6, v0
	s_orn2_b64 s[8:9], vcc, exec
.LBB1_5:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB1_8
; %bb.6:
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[2:3]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0x100
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v0, 64, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	global_store_dword v[2:3], v1, off
	s_or_b64 s[2:3], vcc, s[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[6:7]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_7
.LBB1_8:
	s_or_b64 exec, exec, s[0:1]
	;;#ASMSTART
	; kperf.end zero
	;;#ASMEND
	/*kperf[*/s_branch .Lkperf_exit1 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit1:
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
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left1
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_left1
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_atomic_umax_x2 v10, v[2:3], s[22:23] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[22:23] offset:40
.Lkperf_left1:
	s_endpgm
.Lkperf_probed1:
	s_mov_b32 s32, s16
	s_mov_b32 s14, 0x3f8
	s_mul_i32 s32, s32, 0x400
	s_add_u32 s32, s32, s35
	v_mov_b32_e32 v22, s32
	v_mov_b32_e32 v21, 0
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_memtime s[12:13]
	s_mov_b64 s[10:11], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v20, v21, s14, v22
	v_add_u32 v21, 8, v21
	v_mov_b32_e32 v18, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s12
	ds_write_b64 v20, v[18:19] offset:0
	s_mov_b64 exec, s[10:11]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_8.kperf0
	v_xad_u32 v1, v0, -1, s4
	s_movk_i32 s5, 0xbf
	v_cmp_lt_u32_e32 vcc, s5, v1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_5.kperf0
	v_lshrrev_b32_e32 v1, 6, v1
	v_add_u32_e32 v6, 1, v1
	v_and_b32_e32 v7, 0x7fffffc, v6
	v_or_b32_e32 v1, 64, v0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v7
	v_mov_b64_e32 v[4:5], v[0:1]
.LBB1_3.kperf0:
	v_mov_b32_e32 v2, v4
	v_add_u32_e32 v8, -4, v8
	v_lshl_add_u64 v[14:15], v[2:3], 2, s[2:3]
	v_mov_b32_e32 v2, v5
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_u32_e32 v10, 0x80, v5
	v_add_u32_e32 v12, 0x80, v4
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v11, v3
	v_add_u32_e32 v4, 0x100, v4
	v_add_u32_e32 v5, 0x100, v5
	v_lshl_add_u64 v[16:17], v[2:3], 2, s[2:3]
	s_or_b64 s[8:9], vcc, s[8:9]
	v_lshl_add_u64 v[12:13], v[12:13], 2, s[2:3]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	global_store_dword v[14:15], v3, off
	global_store_dword v[16:17], v3, off
	global_store_dword v[12:13], v3, off
	global_store_dword v[10:11], v3, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_3.kperf0
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_or_b32 v0, v7, 6, v0
	s_orn2_b64 s[8:9], vcc, exec
.LBB1_5.kperf0:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB1_8.kperf0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[2:3]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0x100
.LBB1_7.kperf0:
	v_add_u32_e32 v0, 64, v0
	v_cmp_le_i32_e32 vcc, s4, v0
	global_store_dword v[2:3], v1, off
	s_or_b64 s[2:3], vcc, s[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[6:7]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_7.kperf0
.LBB1_8.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_memtime s[12:13]
	s_mov_b64 s[10:11], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v20, v21, s14, v22
	v_add_u32 v21, 8, v21
	v_mov_b32_e32 v18, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s12
	ds_write_b64 v20, v[18:19] offset:0
	s_mov_b64 exec, s[10:11]
	s_branch .Lkperf_exit1_0
.Lfunc_end1.kperf0:
.Lkperf_exit1_0:
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
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s28, v21
	v_readfirstlane_b32 s31, v22
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[22:23], 0
	s_cbranch_scc1 .Lkperf_left1_0
	s_cmp_ge_u32 s15, s26
	s_cbranch_scc1 .Lkperf_left1_0
	s_mul_i32 s42, s15, 48
	s_mul_hi_u32 s43, s15, 48
	s_add_u32 s22, s22, s42
	s_addc_u32 s23, s23, s43
	s_mov_b64 s[44:45], s[36:37]
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_atomic_umax_x2 v10, v[2:3], s[22:23] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[22:23] offset:40
.Lkperf_left1_0:
	s_lshr_b32 s28, s28, 3
	s_min_u32 s29, s28, 0x80
	s_lshl_b32 s30, s29, 3
	s_add_u32 s30, s30, 79
	s_and_b32 s30, s30, 0xfffffff0
	v_mov_b32_e32 v2, s30
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[20:21] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s34, v2
	v_readfirstlane_b32 s35, v3
	s_add_u32 s42, s34, s30
	s_addc_u32 s43, s35, 0
	s_sub_u32 s42, s24, s42
	s_subb_u32 s43, s25, s43
	s_cbranch_scc1 .Lkperf_lost1_0
	s_add_u32 s20, s20, s34
	s_addc_u32 s21, s21, s35
	s_mov_b32 s32, s16
	v_mov_b32_e32 v2, s15
	v_mov_b32_e32 v3, s40
	v_mov_b32_e32 v4, s32
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s28
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s29
	v_mov_b32_e32 v9, 0x80
	global_store_dwordx4 v10, v[2:5], s[20:21]
	global_store_dwordx4 v10, v[6:9], s[20:21] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, s37
	v_mov_b32_e32 v4, s38
	v_mov_b32_e32 v5, s39
	global_store_dwordx4 v10, v[2:5], s[20:21] offset:32
	s_lshl_b32 s29, s29, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy1_0:
	v_cmp_gt_u32_e32 vcc, s29, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied1_0
	v_add_u32 v6, s31, v11
	ds_read_b64 v[2:3], v6 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[20:21] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy1_0
.Lkperf_copied1_0:
	s_mov_b64 exec, 1
	s_memtime s[50:51]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s50
	v_mov_b32_e32 v7, s51
	global_store_dwordx4 v10, v[6:9], s[20:21] offset:48
	s_endpgm
.Lkperf_lost1_0:
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[20:21] offset:8
	global_atomic_add v10, v4, s[20:21] offset:16
	s_sub_u32 s42, s24, s34
	s_subb_u32 s43, s25, s35
	s_cbranch_scc1 .Lkperf_gone1_0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, s35
	global_store_dwordx2 v10, v[2:3], s[20:21] offset:24
.Lkperf_gone1_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel clear
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+1024/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
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
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 18/*kperf[*/+6/*]kperf*/
		.amdhsa_next_free_sgpr 10/*kperf[*/+42/*]kperf*/
		.amdhsa_accum_offset 20/*kperf[*/+4/*]kperf*/
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
.Lfunc_end1:
	.size	clear, .Lfunc_end1-clear
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 308
; NumSgprs: 16
; NumVgprs: 18
; NumAgprs: 0
; TotalNumVgprs: 18
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 18
; AccumOffset: 20
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 5
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.type	__hip_cuid_90b9afb777556f9f,@object ; @__hip_cuid_90b9afb777556f9f
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_90b9afb777556f9f
__hip_cuid_90b9afb777556f9f:
	.byte	0                               ; 0x0
	.size	__hip_cuid_90b9afb777556f9f, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_90b9afb777556f9f
/*kperf[*/
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 5120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     24
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
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 64
    .name:           clear
    .private_segment_fixed_size: 0
    .sgpr_count:     58
    .sgpr_spill_count: 0
    .symbol:         clear.kd
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
	.if 0
/*]kperf*/	.amdgpu_metadata
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
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
    .name:           clear
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         clear.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     18
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hip-histogram-preload.gfx942.s","sha256":"bc468ad5fab442b318fb84cb0207a93e397c1181378ddfd8b6d21a9b4b1f39f4"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"histogram","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"count","line":29,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"merge","line":49,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64},{"name":"clear","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":64,"shared_boundaries":false,"regions":[{"id":0,"name":"zero","line":143,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"ceabefe025f1ab67bb5041a14bdb01fd75d31d393280e8a5dbfe0e5444ca4aa6"}
/*]kperf*/