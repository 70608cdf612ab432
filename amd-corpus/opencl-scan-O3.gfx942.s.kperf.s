	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.protected	scan                    ; -- Begin function scan
	.globl	scan
	.p2align	8
	.type	scan,@function
scan:                                   ; @scan
; %bb.0:
/*kperf[*/
	s_memtime s[32:33]
	s_memrealtime s[34:35]
	s_getpc_b64 s[38:39]
	s_add_u32 s38, s38, kperf_control@rel32@lo+4
	s_addc_u32 s39, s39, kperf_control@rel32@hi+12
	s_load_dwordx16 s[16:31], s[38:39], 0x0
	s_mov_b64 s[44:45], exec
	v_readfirstlane_b32 s42, v0
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s37, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s13, s29, s4
	s_add_u32 s13, s13, s3
	s_mul_i32 s13, s13, s28
	s_add_u32 s13, s13, s2
	s_bfe_u32 s38, s42, 0xa0014
	s_lshr_b32 s39, s30, 16
	s_mul_i32 s38, s38, s39
	s_bfe_u32 s39, s42, 0xa000a
	s_add_u32 s38, s38, s39
	s_and_b32 s39, s30, 0xffff
	s_mul_i32 s38, s38, s39
	s_and_b32 s39, s42, 0x3ff
	s_add_u32 s38, s38, s39
	s_lshr_b32 s14, s38, 6
	s_mov_b32 s43, 1
	s_cmp_eq_u64 s[16:17], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s23, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s13, s25
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s13, s26
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v12, s23
	v_rcp_iflag_f32_e32 v12, v12
	s_nop 0
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_readfirstlane_b32 s38, v12
	s_sub_u32 s39, 0, s23
	s_mul_i32 s39, s39, s38
	s_mul_hi_u32 s39, s38, s39
	s_add_u32 s38, s38, s39
	s_mul_hi_u32 s38, s13, s38
	s_mul_i32 s38, s38, s23
	s_sub_u32 s41, s13, s38
	s_sub_u32 s39, s41, s23
	s_cmp_ge_u32 s41, s23
	s_cselect_b32 s41, s39, s41
	s_sub_u32 s39, s41, s23
	s_cmp_ge_u32 s41, s23
	s_cselect_b32 s41, s39, s41
	s_cmp_eq_u32 s41, s24
	s_cselect_b32 s43, 3, s43
.Lkperf_chosen0:
	s_cmp_lg_u32 s14, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 exec, 1
	v_mov_b32_e32 v12, s13
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s43
	v_mov_b32_e32 v15, s37
	v_mov_b32_e32 v16, s32
	v_mov_b32_e32 v17, s33
	v_mov_b32_e32 v18, s34
	v_mov_b32_e32 v19, s35
	v_mov_b32_e32 v20, 0
	global_store_dwordx4 v20, v[12:15], s[18:19]
	global_store_dwordx4 v20, v[16:19], s[18:19] offset:16
	s_mov_b64 exec, s[44:45]
.Lkperf_stamped0:
	s_cmp_lt_u32 s14, 1
	s_cselect_b32 s43, s43, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s43, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshl_or_b32 v2, s2, 6, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v4
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_add_u32_e32 v5, -4, v1
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4 offset:256
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1 offset:256
	v_cmp_lt_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	ds_read_b32 v5, v1 offset:248
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1
	v_cmp_lt_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_add_u32_e32 v5, -16, v1
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4 offset:256
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1 offset:256
	v_cmp_lt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
; %bb.7:
	ds_read_b32 v5, v1 offset:224
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1
	v_cmp_lt_u32_e32 vcc, 15, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	v_subrev_u32_e32 v5, 64, v1
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4 offset:256
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin step
	;;#ASMEND
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1 offset:256
	v_cmp_lt_u32_e32 vcc, 31, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	ds_read_b32 v5, v1 offset:128
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4
	;;#ASMSTART
	; kperf.end step
	;;#ASMEND
	;;#ASMSTART
	; kperf.begin store
	;;#ASMEND
	ds_read_b32 v1, v1
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v1, off
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	s_mov_b32 s3, 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s6, s2
	s_addc_u32 s3, s7, s3
	v_mov_b32_e32 v0, 0
	global_store_dword v0, v1, s[2:3]
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	;;#ASMSTART
	; kperf.end store
	;;#ASMEND
	/*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[32:33]
	s_memrealtime s[34:35]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s37, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[38:39]
	s_add_u32 s38, s38, kperf_control@rel32@lo+4
	s_addc_u32 s39, s39, kperf_control@rel32@hi+12
	s_load_dwordx8 s[16:23], s[38:39], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v20, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 s[40:41], s[32:33]
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_atomic_umax_x2 v20, v[12:13], s[18:19] offset:32
	global_atomic_umax_x2 v20, v[14:15], s[18:19] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s28, s14
	s_mov_b32 s12, 0x3f8
	s_mul_i32 s28, s28, 0x400
	s_add_u32 s28, s28, s31
	v_mov_b32_e32 v10, s28
	v_mov_b32_e32 v9, 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshl_or_b32 v2, s2, 6, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v4
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:512
	s_mov_b64 exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2.kperf0
	v_add_u32_e32 v5, -4, v1
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_2.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4 offset:256
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:512
	s_mov_b64 exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1 offset:256
	v_cmp_lt_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4.kperf0
	ds_read_b32 v5, v1 offset:248
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_4.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:512
	s_mov_b64 exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1
	v_cmp_lt_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6.kperf0
	v_add_u32_e32 v5, -16, v1
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_6.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4 offset:256
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:512
	s_mov_b64 exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1 offset:256
	v_cmp_lt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8.kperf0
	ds_read_b32 v5, v1 offset:224
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_8.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:512
	s_mov_b64 exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1
	v_cmp_lt_u32_e32 vcc, 15, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10.kperf0
	v_subrev_u32_e32 v5, 64, v1
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_10.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4 offset:256
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:512
	s_mov_b64 exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v4, v1 offset:256
	v_cmp_lt_u32_e32 vcc, 31, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12.kperf0
	ds_read_b32 v5, v1 offset:128
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v5, v4
.LBB0_12.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v4
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0xc0000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:512
	s_mov_b64 exec, s[8:9]
	ds_read_b32 v1, v1
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v1, off
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14.kperf0
	s_mov_b32 s3, 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s6, s2
	s_addc_u32 s3, s7, s3
	v_mov_b32_e32 v0, 0
	global_store_dword v0, v1, s[2:3]
.LBB0_14.kperf0:
	s_or_b64 exec, exec, s[0:1]
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:512
	s_mov_b64 exec, s[8:9]
	s_branch .Lkperf_exit0_0
.Lfunc_end0.kperf0:
.Lkperf_exit0_0:
	s_memtime s[32:33]
	s_memrealtime s[34:35]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s37, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[38:39]
	s_add_u32 s38, s38, kperf_control@rel32@lo+4
	s_addc_u32 s39, s39, kperf_control@rel32@hi+12
	s_load_dwordx8 s[16:23], s[38:39], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v20, 0
	v_readfirstlane_b32 s24, v9
	v_readfirstlane_b32 s27, v10
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 s[40:41], s[32:33]
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_atomic_umax_x2 v20, v[12:13], s[18:19] offset:32
	global_atomic_umax_x2 v20, v[14:15], s[18:19] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s24, s24, 3
	s_min_u32 s25, s24, 0x80
	s_lshl_b32 s26, s25, 3
	s_add_u32 s26, s26, 79
	s_and_b32 s26, s26, 0xfffffff0
	v_mov_b32_e32 v12, s26
	v_mov_b32_e32 v13, 0
	global_atomic_add_x2 v[12:13], v20, v[12:13], s[16:17] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s30, v12
	v_readfirstlane_b32 s31, v13
	s_add_u32 s38, s30, s26
	s_addc_u32 s39, s31, 0
	s_sub_u32 s38, s20, s38
	s_subb_u32 s39, s21, s39
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s16, s16, s30
	s_addc_u32 s17, s17, s31
	s_mov_b32 s28, s14
	v_mov_b32_e32 v12, s13
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s28
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, s25
	v_mov_b32_e32 v19, 0x80
	global_store_dwordx4 v20, v[12:15], s[16:17]
	global_store_dwordx4 v20, v[16:19], s[16:17] offset:16
	s_nop 0
	v_mov_b32_e32 v12, s32
	v_mov_b32_e32 v13, s33
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_store_dwordx4 v20, v[12:15], s[16:17] offset:32
	s_lshl_b32 s25, s25, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v21, -1, 0
	v_mbcnt_hi_u32_b32 v21, -1, v21
	v_lshlrev_b32_e32 v21, 3, v21
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s25, v21
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v16, s27, v21
	ds_read_b64 v[12:13], v16 offset:512
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v21, v[12:13], s[16:17] offset:64
	v_add_u32 v21, 0x200, v21
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[46:47]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s37
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_store_dwordx4 v20, v[16:19], s[16:17] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v12, s24
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 1
	global_atomic_add_x2 v20, v[12:13], s[16:17] offset:8
	global_atomic_add v20, v14, s[16:17] offset:16
	s_sub_u32 s38, s20, s30
	s_subb_u32 s39, s21, s31
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v12, s30
	v_mov_b32_e32 v13, s31
	global_store_dwordx2 v20, v[12:13], s[16:17] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan
		.amdhsa_group_segment_fixed_size 512/*kperf[*/+1024/*]kperf*/
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
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 6/*kperf[*/+18/*]kperf*/
		.amdhsa_next_free_sgpr 8/*kperf[*/+40/*]kperf*/
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
	.size	scan, .Lfunc_end0-scan
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 504
; NumSgprs: 14
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 512 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 6
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
	.protected	add_totals              ; -- Begin function add_totals
	.globl	add_totals
	.p2align	8
	.type	add_totals,@function
add_totals:                             ; @add_totals
; %bb.0:
/*kperf[*/
	s_memtime s[32:33]
	s_memrealtime s[34:35]
	s_getpc_b64 s[38:39]
	s_add_u32 s38, s38, kperf_control@rel32@lo+4
	s_addc_u32 s39, s39, kperf_control@rel32@hi+12
	s_load_dwordx16 s[16:31], s[38:39], 0x0
	s_mov_b64 s[44:45], exec
	v_readfirstlane_b32 s42, v0
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s37, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s13, s29, s4
	s_add_u32 s13, s13, s3
	s_mul_i32 s13, s13, s28
	s_add_u32 s13, s13, s2
	s_bfe_u32 s38, s42, 0xa0014
	s_lshr_b32 s39, s30, 16
	s_mul_i32 s38, s38, s39
	s_bfe_u32 s39, s42, 0xa000a
	s_add_u32 s38, s38, s39
	s_and_b32 s39, s30, 0xffff
	s_mul_i32 s38, s38, s39
	s_and_b32 s39, s42, 0x3ff
	s_add_u32 s38, s38, s39
	s_lshr_b32 s14, s38, 6
	s_mov_b32 s43, 1
	s_cmp_eq_u64 s[16:17], 0
	s_cbranch_scc1 .Lkperf_chosen1
	s_cmp_eq_u32 s23, 0
	s_cbranch_scc1 .Lkperf_chosen1
	s_cmp_lt_u32 s13, s25
	s_cbranch_scc1 .Lkperf_chosen1
	s_cmp_ge_u32 s13, s26
	s_cbranch_scc1 .Lkperf_chosen1
	v_cvt_f32_u32_e32 v12, s23
	v_rcp_iflag_f32_e32 v12, v12
	s_nop 0
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_readfirstlane_b32 s38, v12
	s_sub_u32 s39, 0, s23
	s_mul_i32 s39, s39, s38
	s_mul_hi_u32 s39, s38, s39
	s_add_u32 s38, s38, s39
	s_mul_hi_u32 s38, s13, s38
	s_mul_i32 s38, s38, s23
	s_sub_u32 s41, s13, s38
	s_sub_u32 s39, s41, s23
	s_cmp_ge_u32 s41, s23
	s_cselect_b32 s41, s39, s41
	s_sub_u32 s39, s41, s23
	s_cmp_ge_u32 s41, s23
	s_cselect_b32 s41, s39, s41
	s_cmp_eq_u32 s41, s24
	s_cselect_b32 s43, 3, s43
.Lkperf_chosen1:
	s_cmp_lg_u32 s14, 0
	s_cbranch_scc1 .Lkperf_stamped1
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_stamped1
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_stamped1
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 exec, 1
	v_mov_b32_e32 v12, s13
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s43
	v_mov_b32_e32 v15, s37
	v_mov_b32_e32 v16, s32
	v_mov_b32_e32 v17, s33
	v_mov_b32_e32 v18, s34
	v_mov_b32_e32 v19, s35
	v_mov_b32_e32 v20, 0
	global_store_dwordx4 v20, v[12:15], s[18:19]
	global_store_dwordx4 v20, v[16:19], s[18:19] offset:16
	s_mov_b64 exec, s[44:45]
.Lkperf_stamped1:
	s_cmp_lt_u32 s14, 4
	s_cselect_b32 s43, s43, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s43, 3
	s_cbranch_scc1 .Lkperf_probed1
	s_branch .Lkperf_body1
	.p2align 8
.Lkperf_body1:
/*]kperf*/	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_mov_b32 s3, 0
	s_lshl_b64 s[0:1], s[2:3], 2
	v_mov_b32_e32 v1, 0
	v_lshl_add_u32 v0, s2, 6, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s6, s0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_addc_u32 s1, s7, s1
	;;#ASMSTART
	; kperf.begin add
	;;#ASMEND
	global_load_dword v4, v1, s[0:1]
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[2:3]
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	global_store_dword v[0:1], v2, off
	;;#ASMSTART
	; kperf.end add
	;;#ASMEND
	/*kperf[*/s_branch .Lkperf_exit1 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit1:
	s_memtime s[32:33]
	s_memrealtime s[34:35]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s37, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[38:39]
	s_add_u32 s38, s38, kperf_control@rel32@lo+4
	s_addc_u32 s39, s39, kperf_control@rel32@hi+12
	s_load_dwordx8 s[16:23], s[38:39], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v20, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_left1
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_left1
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 s[40:41], s[32:33]
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_atomic_umax_x2 v20, v[12:13], s[18:19] offset:32
	global_atomic_umax_x2 v20, v[14:15], s[18:19] offset:40
.Lkperf_left1:
	s_endpgm
.Lkperf_probed1:
	s_mov_b32 s28, s14
	s_mov_b32 s12, 0x3f8
	s_mul_i32 s28, s28, 0x400
	s_add_u32 s28, s28, s31
	v_mov_b32_e32 v10, s28
	v_mov_b32_e32 v9, 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_mov_b32 s3, 0
	s_lshl_b64 s[0:1], s[2:3], 2
	v_mov_b32_e32 v1, 0
	v_lshl_add_u32 v0, s2, 6, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s6, s0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_addc_u32 s1, s7, s1
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:0
	s_mov_b64 exec, s[8:9]
	global_load_dword v4, v1, s[0:1]
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[2:3]
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	global_store_dword v[0:1], v2, off
	s_memtime s[10:11]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v8, v9, s12, v10
	v_add_u32 v9, 8, v9
	v_mov_b32_e32 v6, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s10
	ds_write_b64 v8, v[6:7] offset:0
	s_mov_b64 exec, s[8:9]
	s_branch .Lkperf_exit1_0
.Lfunc_end1.kperf0:
.Lkperf_exit1_0:
	s_memtime s[32:33]
	s_memrealtime s[34:35]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s36, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s37, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[38:39]
	s_add_u32 s38, s38, kperf_control@rel32@lo+4
	s_addc_u32 s39, s39, kperf_control@rel32@hi+12
	s_load_dwordx8 s[16:23], s[38:39], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v20, 0
	v_readfirstlane_b32 s24, v9
	v_readfirstlane_b32 s27, v10
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[18:19], 0
	s_cbranch_scc1 .Lkperf_left1_0
	s_cmp_ge_u32 s13, s22
	s_cbranch_scc1 .Lkperf_left1_0
	s_mul_i32 s38, s13, 48
	s_mul_hi_u32 s39, s13, 48
	s_add_u32 s18, s18, s38
	s_addc_u32 s19, s19, s39
	s_mov_b64 s[40:41], s[32:33]
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v13, s41
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_atomic_umax_x2 v20, v[12:13], s[18:19] offset:32
	global_atomic_umax_x2 v20, v[14:15], s[18:19] offset:40
.Lkperf_left1_0:
	s_lshr_b32 s24, s24, 3
	s_min_u32 s25, s24, 0x80
	s_lshl_b32 s26, s25, 3
	s_add_u32 s26, s26, 79
	s_and_b32 s26, s26, 0xfffffff0
	v_mov_b32_e32 v12, s26
	v_mov_b32_e32 v13, 0
	global_atomic_add_x2 v[12:13], v20, v[12:13], s[16:17] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s30, v12
	v_readfirstlane_b32 s31, v13
	s_add_u32 s38, s30, s26
	s_addc_u32 s39, s31, 0
	s_sub_u32 s38, s20, s38
	s_subb_u32 s39, s21, s39
	s_cbranch_scc1 .Lkperf_lost1_0
	s_add_u32 s16, s16, s30
	s_addc_u32 s17, s17, s31
	s_mov_b32 s28, s14
	v_mov_b32_e32 v12, s13
	v_mov_b32_e32 v13, s36
	v_mov_b32_e32 v14, s28
	v_mov_b32_e32 v15, s14
	v_mov_b32_e32 v16, s24
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, s25
	v_mov_b32_e32 v19, 0x80
	global_store_dwordx4 v20, v[12:15], s[16:17]
	global_store_dwordx4 v20, v[16:19], s[16:17] offset:16
	s_nop 0
	v_mov_b32_e32 v12, s32
	v_mov_b32_e32 v13, s33
	v_mov_b32_e32 v14, s34
	v_mov_b32_e32 v15, s35
	global_store_dwordx4 v20, v[12:15], s[16:17] offset:32
	s_lshl_b32 s25, s25, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v21, -1, 0
	v_mbcnt_hi_u32_b32 v21, -1, v21
	v_lshlrev_b32_e32 v21, 3, v21
.Lkperf_copy1_0:
	v_cmp_gt_u32_e32 vcc, s25, v21
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied1_0
	v_add_u32 v16, s27, v21
	ds_read_b64 v[12:13], v16 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v21, v[12:13], s[16:17] offset:64
	v_add_u32 v21, 0x200, v21
	s_branch .Lkperf_copy1_0
.Lkperf_copied1_0:
	s_mov_b64 exec, 1
	s_memtime s[46:47]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, s37
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_store_dwordx4 v20, v[16:19], s[16:17] offset:48
	s_endpgm
.Lkperf_lost1_0:
	v_mov_b32_e32 v12, s24
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 1
	global_atomic_add_x2 v20, v[12:13], s[16:17] offset:8
	global_atomic_add v20, v14, s[16:17] offset:16
	s_sub_u32 s38, s20, s30
	s_subb_u32 s39, s21, s31
	s_cbranch_scc1 .Lkperf_gone1_0
	v_mov_b32_e32 v12, s30
	v_mov_b32_e32 v13, s31
	global_store_dwordx2 v20, v[12:13], s[16:17] offset:24
.Lkperf_gone1_0:
	s_endpgm
/*]kperf*/	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_totals
		.amdhsa_group_segment_fixed_size 0/*kperf[*/+4096/*]kperf*/
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
		.amdhsa_system_sgpr_workgroup_id_y 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_id_z 0/*kperf[*/+1/*]kperf*/
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0/*kperf[*/+2/*]kperf*/
		.amdhsa_next_free_vgpr 5/*kperf[*/+19/*]kperf*/
		.amdhsa_next_free_sgpr 8/*kperf[*/+40/*]kperf*/
		.amdhsa_accum_offset 8/*kperf[*/+16/*]kperf*/
		.amdhsa_reserve_vcc 0
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
	.size	add_totals, .Lfunc_end1-add_totals
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 92
; NumSgprs: 14
; NumVgprs: 5
; NumAgprs: 0
; TotalNumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 5
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
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           scan
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         scan.kd
    .uses_dynamic_stack: false
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           add_totals
    .private_segment_fixed_size: 0
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         add_totals.kd
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           scan
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         scan.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           add_totals
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         add_totals.kd
    .uses_dynamic_stack: false
    .vgpr_count:     5
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/opencl-scan-O3.gfx942.s","sha256":"9cce522dfe37f538a36370c1b71b52567d5886588563e9b86542ce6c3d320e84"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"scan","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":64,"shared_boundaries":true,"shared_begins":[1],"regions":[{"id":0,"name":"step","line":23,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"store","line":151,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64},{"name":"add_totals","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":4,"warps_per_unit":1,"ring_bytes":4096,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"add","line":264,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"2ba06d4aa0f96136180f362fea1de4fcfc54cc23bbc5a8345e4c9e04762ba3d7"}
/*]kperf*/