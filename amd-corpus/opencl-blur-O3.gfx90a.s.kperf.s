	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.protected	blur                    ; -- Begin function blur
	.globl	blur
	.p2align	8
	.type	blur,@function
blur:                                   ; @blur
; %bb.0:
/*kperf[*/
	s_memtime s[44:45]
	s_memrealtime s[46:47]
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_dwordx16 s[28:43], s[50:51], 0x0
	s_mov_b64 s[56:57], exec
	v_readfirstlane_b32 s54, v0
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID)
	s_mov_b32 s49, 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s23, s41, s8
	s_add_u32 s23, s23, s7
	s_mul_i32 s23, s23, s40
	s_add_u32 s23, s23, s6
	s_bfe_u32 s50, s54, 0xa0014
	s_lshr_b32 s51, s42, 16
	s_mul_i32 s50, s50, s51
	s_bfe_u32 s51, s54, 0xa000a
	s_add_u32 s50, s50, s51
	s_and_b32 s51, s42, 0xffff
	s_mul_i32 s50, s50, s51
	s_and_b32 s51, s54, 0x3ff
	s_add_u32 s50, s50, s51
	s_lshr_b32 s24, s50, 6
	s_mov_b32 s55, 1
	s_cmp_eq_u64 s[28:29], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s35, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s23, s37
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s23, s38
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v2, s35
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s50, v2
	s_sub_u32 s51, 0, s35
	s_mul_i32 s51, s51, s50
	s_mul_hi_u32 s51, s50, s51
	s_add_u32 s50, s50, s51
	s_mul_hi_u32 s50, s23, s50
	s_mul_i32 s50, s50, s35
	s_sub_u32 s53, s23, s50
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_cmp_eq_u32 s53, s36
	s_cselect_b32 s55, 3, s55
.Lkperf_chosen0:
	s_cmp_lg_u32 s24, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s23, s34
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s50, s23, 48
	s_mul_hi_u32 s51, s23, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s23
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s55
	v_mov_b32_e32 v5, s49
	v_mov_b32_e32 v6, s44
	v_mov_b32_e32 v7, s45
	v_mov_b32_e32 v8, s46
	v_mov_b32_e32 v9, s47
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[30:31]
	global_store_dwordx4 v10, v[6:9], s[30:31] offset:16
	s_mov_b64 exec, s[56:57]
.Lkperf_stamped0:
	s_cmp_lt_u32 s24, 4
	s_cselect_b32 s55, s55, 0
	v_and_b32_e32 v0, 0xfffff, v0
	s_cmp_eq_u32 s55, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	s_lshl_b32 s16, s6, 4
	s_lshl_b32 s17, s7, 4
	v_cmp_gt_u32_e32 vcc, 18, v0
	v_lshlrev_b32_e32 v2, 4, v1
	;;#ASMSTART
	; kperf.begin load
	;;#ASMEND
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6
; %bb.1:
	s_movk_i32 s0, 0x120
	v_cmp_gt_u32_e32 vcc, 18, v1
	v_mad_u32_u24 v3, v0, s0, v2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, v0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v5, 16, v4
	v_cmp_lt_u32_e64 s[0:1], 1, v4
	v_add_u32_e32 v3, 0x1200, v3
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_mov_b32_e32 v4, v5
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_6
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v5, s17, v4
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v6, s3, v5
	v_add_u32_e32 v6, -1, v6
	v_cmp_lt_i32_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	v_mul_lo_u32 v5, v5, s2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v7, v1
.LBB0_5:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v8, s16, v7
	v_min_i32_e32 v9, s2, v8
	v_add_u32_e32 v9, -1, v9
	v_cmp_lt_i32_e64 s[0:1], 0, v8
	v_cndmask_b32_e64 v8, 0, v9, s[0:1]
	v_add_u32_e32 v8, v8, v5
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mov_b32_e32 v10, s11
	v_add_co_u32_e64 v8, s[0:1], s10, v8
	v_addc_co_u32_e64 v9, s[0:1], v10, v9, s[0:1]
	global_load_dword v11, v[8:9], off
	v_add_u32_e32 v8, 16, v7
	v_cmp_lt_u32_e64 s[0:1], 1, v7
	v_mov_b32_e32 v7, v8
	s_or_b64 s[14:15], s[0:1], s[14:15]
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v8, v11
	v_cvt_f32_ubyte1_e32 v9, v11
	v_cvt_f32_ubyte2_e32 v10, v11
	v_cvt_f32_ubyte3_e32 v11, v11
	ds_write_b128 v6, v[8:11]
	v_add_u32_e32 v6, 0x100, v6
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_5
	s_branch .LBB0_2
.LBB0_6:
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s0, 0x120
	v_mad_u32_u24 v18, v0, s0, v2
	;;#ASMSTART
	; kperf.end load
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	s_barrier
	;;#ASMSTART
	; kperf.begin filter
	;;#ASMEND
	ds_read_b128 v[2:5], v18
	ds_read_b128 v[6:9], v18 offset:16
	ds_read_b128 v[10:13], v18 offset:32
	s_mov_b32 s0, 0x3d800000
	v_add_u32_e32 v0, s17, v0
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[4:5], v[4:5], 0 op_sel_hi:[1,0]
	v_pk_add_f32 v[14:15], v[2:3], 0 op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[8:9], v[8:9], 2.0, v[4:5] op_sel_hi:[1,0,1]
	ds_read_b128 v[2:5], v18 offset:288
	v_pk_fma_f32 v[14:15], v[6:7], 2.0, v[14:15] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_pk_add_f32 v[12:13], v[12:13], v[8:9]
	ds_read_b128 v[6:9], v18 offset:304
	v_pk_add_f32 v[14:15], v[10:11], v[14:15]
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[4:5], v[4:5], 2.0, v[12:13] op_sel_hi:[1,0,1]
	ds_read_b128 v[10:13], v18 offset:320
	v_pk_fma_f32 v[2:3], v[2:3], 2.0, v[14:15] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[8:9], v[8:9], 4.0, v[4:5] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[14:15], v[6:7], 4.0, v[2:3] op_sel_hi:[1,0,1]
	ds_read_b128 v[2:5], v18 offset:576
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[16:17], v[12:13], 2.0, v[8:9] op_sel_hi:[1,0,1]
	ds_read_b128 v[6:9], v18 offset:592
	v_pk_fma_f32 v[14:15], v[10:11], 2.0, v[14:15] op_sel_hi:[1,0,1]
	ds_read_b128 v[10:13], v18 offset:608
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[4:5], v[4:5], v[16:17]
	v_pk_add_f32 v[2:3], v[2:3], v[14:15]
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[4:5], v[8:9], 2.0, v[4:5] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[2:3], v[6:7], 2.0, v[2:3] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(0)
	v_pk_add_f32 v[4:5], v[12:13], v[4:5]
	v_pk_add_f32 v[2:3], v[10:11], v[2:3]
	v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
	v_cvt_i32_f32_e32 v2, v2
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_i32_f32_sdwa v5, v5 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_cvt_i32_f32_sdwa v3, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	v_add3_u32 v0, s16, v1, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_or_b32_sdwa v4, v4, v5 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_or_b32_sdwa v2, v2, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	;;#ASMSTART
	; kperf.end filter
	;;#ASMEND
	global_store_dword v[0:1], v2, off
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[44:45]
	s_memrealtime s[46:47]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID)
	s_mov_b32 s49, 0
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_dwordx8 s[28:35], s[50:51], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s23, s34
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s50, s23, 48
	s_mul_hi_u32 s51, s23, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 s[52:53], s[44:45]
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_atomic_umax_x2 v10, v[2:3], s[30:31] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[30:31] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s40, s24
	s_mov_b32 s22, 0x3f8
	s_mul_i32 s40, s40, 0x400
	s_add_u32 s40, s40, s43
	v_mov_b32_e32 v24, s40
	v_mov_b32_e32 v23, 0
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	s_lshl_b32 s16, s6, 4
	s_lshl_b32 s17, s7, 4
	v_cmp_gt_u32_e32 vcc, 18, v0
	v_lshlrev_b32_e32 v2, 4, v1
	s_memtime s[20:21]
	s_mov_b64 s[18:19], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v22, v23, s22, v24
	v_add_u32 v23, 8, v23
	v_mov_b32_e32 v20, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s20
	ds_write_b64 v22, v[20:21] offset:5184
	s_mov_b64 exec, s[18:19]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6.kperf0
	s_movk_i32 s0, 0x120
	v_cmp_gt_u32_e32 vcc, 18, v1
	v_mad_u32_u24 v3, v0, s0, v2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, v0
	s_branch .LBB0_3.kperf0
.LBB0_2.kperf0:
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v5, 16, v4
	v_cmp_lt_u32_e64 s[0:1], 1, v4
	v_add_u32_e32 v3, 0x1200, v3
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_mov_b32_e32 v4, v5
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_6.kperf0
.LBB0_3.kperf0:
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_2.kperf0
	v_add_u32_e32 v5, s17, v4
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v6, s3, v5
	v_add_u32_e32 v6, -1, v6
	v_cmp_lt_i32_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	v_mul_lo_u32 v5, v5, s2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v7, v1
.LBB0_5.kperf0:
	v_add_u32_e32 v8, s16, v7
	v_min_i32_e32 v9, s2, v8
	v_add_u32_e32 v9, -1, v9
	v_cmp_lt_i32_e64 s[0:1], 0, v8
	v_cndmask_b32_e64 v8, 0, v9, s[0:1]
	v_add_u32_e32 v8, v8, v5
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mov_b32_e32 v10, s11
	v_add_co_u32_e64 v8, s[0:1], s10, v8
	v_addc_co_u32_e64 v9, s[0:1], v10, v9, s[0:1]
	global_load_dword v11, v[8:9], off
	v_add_u32_e32 v8, 16, v7
	v_cmp_lt_u32_e64 s[0:1], 1, v7
	v_mov_b32_e32 v7, v8
	s_or_b64 s[14:15], s[0:1], s[14:15]
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v8, v11
	v_cvt_f32_ubyte1_e32 v9, v11
	v_cvt_f32_ubyte2_e32 v10, v11
	v_cvt_f32_ubyte3_e32 v11, v11
	ds_write_b128 v6, v[8:11]
	v_add_u32_e32 v6, 0x100, v6
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_5.kperf0
	s_branch .LBB0_2.kperf0
.LBB0_6.kperf0:
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s0, 0x120
	v_mad_u32_u24 v18, v0, s0, v2
	s_memtime s[20:21]
	s_mov_b64 s[18:19], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v22, v23, s22, v24
	v_add_u32 v23, 8, v23
	v_mov_b32_e32 v20, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s20
	ds_write_b64 v22, v[20:21] offset:5184
	s_mov_b64 exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_memtime s[20:21]
	s_mov_b64 s[18:19], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v22, v23, s22, v24
	v_add_u32 v23, 8, v23
	v_mov_b32_e32 v20, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s20
	ds_write_b64 v22, v[20:21] offset:5184
	s_mov_b64 exec, s[18:19]
	ds_read_b128 v[2:5], v18
	ds_read_b128 v[6:9], v18 offset:16
	ds_read_b128 v[10:13], v18 offset:32
	s_mov_b32 s0, 0x3d800000
	v_add_u32_e32 v0, s17, v0
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[4:5], v[4:5], 0 op_sel_hi:[1,0]
	v_pk_add_f32 v[14:15], v[2:3], 0 op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[8:9], v[8:9], 2.0, v[4:5] op_sel_hi:[1,0,1]
	ds_read_b128 v[2:5], v18 offset:288
	v_pk_fma_f32 v[14:15], v[6:7], 2.0, v[14:15] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_pk_add_f32 v[12:13], v[12:13], v[8:9]
	ds_read_b128 v[6:9], v18 offset:304
	v_pk_add_f32 v[14:15], v[10:11], v[14:15]
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[4:5], v[4:5], 2.0, v[12:13] op_sel_hi:[1,0,1]
	ds_read_b128 v[10:13], v18 offset:320
	v_pk_fma_f32 v[2:3], v[2:3], 2.0, v[14:15] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[8:9], v[8:9], 4.0, v[4:5] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[14:15], v[6:7], 4.0, v[2:3] op_sel_hi:[1,0,1]
	ds_read_b128 v[2:5], v18 offset:576
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[16:17], v[12:13], 2.0, v[8:9] op_sel_hi:[1,0,1]
	ds_read_b128 v[6:9], v18 offset:592
	v_pk_fma_f32 v[14:15], v[10:11], 2.0, v[14:15] op_sel_hi:[1,0,1]
	ds_read_b128 v[10:13], v18 offset:608
	s_waitcnt lgkmcnt(2)
	v_pk_add_f32 v[4:5], v[4:5], v[16:17]
	v_pk_add_f32 v[2:3], v[2:3], v[14:15]
	s_waitcnt lgkmcnt(1)
	v_pk_fma_f32 v[4:5], v[8:9], 2.0, v[4:5] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[2:3], v[6:7], 2.0, v[2:3] op_sel_hi:[1,0,1]
	s_waitcnt lgkmcnt(0)
	v_pk_add_f32 v[4:5], v[12:13], v[4:5]
	v_pk_add_f32 v[2:3], v[10:11], v[2:3]
	v_pk_mul_f32 v[4:5], v[4:5], s[0:1] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], s[0:1] op_sel_hi:[1,0]
	v_cvt_i32_f32_e32 v2, v2
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_i32_f32_sdwa v5, v5 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_cvt_i32_f32_sdwa v3, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_mul_lo_u32 v0, v0, s2
	v_add3_u32 v0, s16, v1, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_or_b32_sdwa v4, v4, v5 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_or_b32_sdwa v2, v2, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	s_memtime s[20:21]
	s_mov_b64 s[18:19], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v22, v23, s22, v24
	v_add_u32 v23, 8, v23
	v_mov_b32_e32 v20, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s20
	ds_write_b64 v22, v[20:21] offset:5184
	s_mov_b64 exec, s[18:19]
	global_store_dword v[0:1], v2, off
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[44:45]
	s_memrealtime s[46:47]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID)
	s_mov_b32 s49, 0
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_dwordx8 s[28:35], s[50:51], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s36, v23
	v_readfirstlane_b32 s39, v24
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s23, s34
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s50, s23, 48
	s_mul_hi_u32 s51, s23, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 s[52:53], s[44:45]
	v_mov_b32_e32 v2, s52
	v_mov_b32_e32 v3, s53
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_atomic_umax_x2 v10, v[2:3], s[30:31] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[30:31] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s36, s36, 3
	s_min_u32 s37, s36, 0x80
	s_lshl_b32 s38, s37, 3
	s_add_u32 s38, s38, 79
	s_and_b32 s38, s38, 0xfffffff0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[28:29] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s42, v2
	v_readfirstlane_b32 s43, v3
	s_add_u32 s50, s42, s38
	s_addc_u32 s51, s43, 0
	s_sub_u32 s50, s32, s50
	s_subb_u32 s51, s33, s51
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s28, s28, s42
	s_addc_u32 s29, s29, s43
	s_mov_b32 s40, s24
	v_mov_b32_e32 v2, s23
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v6, s36
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s37
	v_mov_b32_e32 v9, 0x80
	global_store_dwordx4 v10, v[2:5], s[28:29]
	global_store_dwordx4 v10, v[6:9], s[28:29] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s44
	v_mov_b32_e32 v3, s45
	v_mov_b32_e32 v4, s46
	v_mov_b32_e32 v5, s47
	global_store_dwordx4 v10, v[2:5], s[28:29] offset:32
	s_lshl_b32 s37, s37, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s37, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v6, s39, v11
	ds_read_b64 v[2:3], v6 offset:5184
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[28:29] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[58:59]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s49
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s58
	v_mov_b32_e32 v7, s59
	global_store_dwordx4 v10, v[6:9], s[28:29] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s36
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[28:29] offset:8
	global_atomic_add v10, v4, s[28:29] offset:16
	s_sub_u32 s50, s32, s42
	s_subb_u32 s51, s33, s43
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s42
	v_mov_b32_e32 v3, s43
	global_store_dwordx2 v10, v[2:3], s[28:29] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel blur
		.amdhsa_group_segment_fixed_size 5184/*kperf[*/+4096/*]kperf*/
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1/*kperf[*/+1/*]kperf*/
		.amdhsa_next_free_vgpr 19/*kperf[*/+9/*]kperf*/
		.amdhsa_next_free_sgpr 18/*kperf[*/+42/*]kperf*/
		.amdhsa_accum_offset 20/*kperf[*/+8/*]kperf*/
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
	.size	blur, .Lfunc_end0-blur
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 724
; NumSgprs: 22
; NumVgprs: 19
; NumAgprs: 0
; TotalNumVgprs: 19
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 5184 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 19
; AccumOffset: 20
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
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
/*kperf[*/
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
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
    .group_segment_fixed_size: 9280
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
    .sgpr_count:     64
    .sgpr_spill_count: 0
    .symbol:         blur.kd
    .uses_dynamic_stack: false
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         blur.kd
    .uses_dynamic_stack: false
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/opencl-blur-O3.gfx90a.s","sha256":"78ee23fbde6cb1042a321f7d76f87afcc9af3f4b00f35fd796c2d9ef5c6d06f1"},"target":"amdgcn-amd-amdhsa--gfx90a","entries":[{"name":"blur","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"load","line":19,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"filter","line":92,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"65cff69dcbef011be5365e44427c228694ec8a0308b4017b5ebd62fbfe7f8da8"}
/*]kperf*/