.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.amdhsa_code_object_version 5
.text
.set s_kernarg, 0
.set s_in, 8
.set s_out, 10
.set s_rows, 12
.set s_left, 13
.set v_lane, 0
.set v_offset, 1
.set v_sum, 2
.set v_first, 3
.set v_second, 4
.macro advance offset, bytes
 v_add_u32 v[\offset], \bytes, v[\offset]
.endm
.protected live
.globl live
.p2align 8
.type live,@function
live:
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
	s_getreg_b32 s49, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s25, s41, s4
	s_add_u32 s25, s25, s3
	s_mul_i32 s25, s25, s40
	s_add_u32 s25, s25, s2
	s_bfe_u32 s50, s54, 0xa0014
	s_lshr_b32 s51, s42, 16
	s_mul_i32 s50, s50, s51
	s_bfe_u32 s51, s54, 0xa000a
	s_add_u32 s50, s50, s51
	s_and_b32 s51, s42, 0xffff
	s_mul_i32 s50, s50, s51
	s_and_b32 s51, s54, 0x3ff
	s_add_u32 s50, s50, s51
	s_lshr_b32 s26, s50, 6
	s_mov_b32 s55, 1
	s_cmp_eq_u64 s[28:29], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s35, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s25, s37
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s25, s38
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v14, s35
	v_rcp_iflag_f32_e32 v14, v14
	s_nop 0
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_readfirstlane_b32 s50, v14
	s_sub_u32 s51, 0, s35
	s_mul_i32 s51, s51, s50
	s_mul_hi_u32 s51, s50, s51
	s_add_u32 s50, s50, s51
	s_mul_hi_u32 s50, s25, s50
	s_mul_i32 s50, s50, s35
	s_sub_u32 s53, s25, s50
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_sub_u32 s51, s53, s35
	s_cmp_ge_u32 s53, s35
	s_cselect_b32 s53, s51, s53
	s_cmp_eq_u32 s53, s36
	s_cselect_b32 s55, 3, s55
.Lkperf_chosen0:
	s_cmp_lg_u32 s26, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 exec, 1
	v_mov_b32_e32 v14, s25
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s55
	v_mov_b32_e32 v17, s49
	v_mov_b32_e32 v18, s44
	v_mov_b32_e32 v19, s45
	v_mov_b32_e32 v20, s46
	v_mov_b32_e32 v21, s47
	v_mov_b32_e32 v22, 0
	global_store_dwordx4 v22, v[14:17], s[30:31]
	global_store_dwordx4 v22, v[18:21], s[30:31] offset:16
	s_mov_b64 exec, s[56:57]
.Lkperf_stamped0:
	s_cmp_lt_u32 s26, 1
	s_cselect_b32 s55, s55, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s55, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/ s_mov_b32 s16, s2
 s_load_dwordx2 s[s_in:s_in+1], s[s_kernarg:s_kernarg+1], 0x0
 s_load_dwordx2 s[s_out:s_out+1], s[s_kernarg:s_kernarg+1], 0x8
 s_load_dword s[s_rows], s[s_kernarg:s_kernarg+1], 0x10
 v_lshlrev_b32_e32 v[v_offset], 2, v[v_lane]
 v_lshlrev_b32_e32 v7, 2, v[v_lane]
 v_mov_b32_e32 v[v_sum], 0
 s_movk_i32 m0, 0x155
 s_waitcnt lgkmcnt(0)
 s_mul_i32 s17, s16, s[s_rows]
 s_mulk_i32 s17, 256
 v_add_u32 v[v_offset], s17, v[v_offset]
 s_lshr_b32 s[s_left], s[s_rows], 1
 v_and_b32_e32 v5, 1, v[v_lane]
 v_cmp_eq_u32_e32 vcc, 1, v5
.Lrows:
 ; kperf.begin rows
 global_load_dword v[v_first], v[v_offset], s[s_in:s_in+1]
 global_load_dword v[v_second], v[v_offset], s[s_in:s_in+1] offset:256
 s_sub_u32 s[s_left], s[s_left], 1
 s_cmp_lg_u32 s[s_left], 0
 ; kperf.instant issued
 advance v_offset, 2*256
 s_waitcnt vmcnt(1)
 v_add_u32 v[v_sum], v[v_sum], v[v_first]
 ; kperf.instant first
 s_waitcnt vmcnt(0)
 v_add_u32 v[v_sum], v[v_sum], v[v_second]
 ; kperf.end rows
 s_cbranch_scc1 .Lrows
 ; kperf.begin negate
 s_and_saveexec_b64 s[14:15], vcc
 ; kperf.instant odd_only
 v_sub_u32 v[v_sum], 0, v[v_sum]
 s_mov_b64 exec, s[14:15]
 ; kperf.end negate
 s_nop 1
 ; kperf.instant rotate
 v_mov_b32_dpp v6, v[v_sum] row_ror:15 row_mask:0xf bank_mask:0xf
 s_mov_b32 s18, m0
 v_add_u32 v6, s18, v6
 s_mulk_i32 s16, 256
 v_add_u32 v7, s16, v7
 ; kperf.begin store
 global_store_dword v7, v6, s[s_out:s_out+1]
 ; kperf.end store
 /*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[44:45]
	s_memrealtime s[46:47]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s49, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_dwordx8 s[28:35], s[50:51], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 s[52:53], s[44:45]
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v15, s53
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_atomic_umax_x2 v22, v[14:15], s[30:31] offset:32
	global_atomic_umax_x2 v22, v[16:17], s[30:31] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s40, s26
	s_mov_b32 s24, 0x3f8
	s_mul_i32 s40, s40, 0x400
	s_add_u32 s40, s40, s43
	v_mov_b32_e32 v12, s40
	v_mov_b32_e32 v11, 0
	s_mov_b32 s16, s2
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_load_dwordx2 s[10:11], s[0:1], 0x8
	s_load_dword s[12], s[0:1], 0x10
	v_lshlrev_b32_e32 v[1], 2, v[0]
	v_lshlrev_b32_e32 v7, 2, v[0]
	v_mov_b32_e32 v[2], 0
	s_movk_i32 m0, 0x155
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s17, s16, s[12]
	s_mulk_i32 s17, 256
	v_add_u32 v[1], s17, v[1]
	s_lshr_b32 s[13], s[12], 1
	v_and_b32_e32 v5, 1, v[0]
	v_cmp_eq_u32_e32 vcc, 1, v5
.Lrows.kperf0:
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	global_load_dword v[3], v[1], s[8:9]
	global_load_dword v[4], v[1], s[8:9] offset:256
	s_sub_u32 s[13], s[13], 1
	s_cmp_lg_u32 s[13], 0
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x80000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	v_add_u32 v[1], 2*256, v[1]
	s_waitcnt vmcnt(1)
	v_add_u32 v[2], v[2], v[3]
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x80000002
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32 v[2], v[2], v[4]
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	s_cbranch_scc1 .Lrows.kperf0
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	s_and_saveexec_b64 s[14:15], vcc
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x80000004
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	v_sub_u32 v[2], 0, v[2]
	s_mov_b64 exec, s[14:15]
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000003
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	s_nop 1
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x80000005
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	v_mov_b32_dpp v6, v[2] row_ror:15 row_mask:0xf bank_mask:0xf
	s_mov_b32 s18, m0
	v_add_u32 v6, s18, v6
	s_mulk_i32 s16, 256
	v_add_u32 v7, s16, v7
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	global_store_dword v7, v6, s[10:11]
	s_memtime s[22:23]
	s_mov_b64 s[20:21], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v10, v11, s24, v12
	v_add_u32 v11, 8, v11
	v_mov_b32_e32 v8, 0x40000006
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s22
	ds_write_b64 v10, v[8:9] offset:0
	s_mov_b64 exec, s[20:21]
	s_branch .Lkperf_exit0_0
.Llive_end.kperf0:
.Lkperf_exit0_0:
	s_memtime s[44:45]
	s_memrealtime s[46:47]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_getreg_b32 s48, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s49, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[50:51]
	s_add_u32 s50, s50, kperf_control@rel32@lo+4
	s_addc_u32 s51, s51, kperf_control@rel32@hi+12
	s_load_dwordx8 s[28:35], s[50:51], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v22, 0
	v_readfirstlane_b32 s36, v11
	v_readfirstlane_b32 s39, v12
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[30:31], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s25, s34
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s50, s25, 48
	s_mul_hi_u32 s51, s25, 48
	s_add_u32 s30, s30, s50
	s_addc_u32 s31, s31, s51
	s_mov_b64 s[52:53], s[44:45]
	v_mov_b32_e32 v14, s52
	v_mov_b32_e32 v15, s53
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_atomic_umax_x2 v22, v[14:15], s[30:31] offset:32
	global_atomic_umax_x2 v22, v[16:17], s[30:31] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s36, s36, 3
	s_min_u32 s37, s36, 0x80
	s_lshl_b32 s38, s37, 3
	s_add_u32 s38, s38, 79
	s_and_b32 s38, s38, 0xfffffff0
	v_mov_b32_e32 v14, s38
	v_mov_b32_e32 v15, 0
	global_atomic_add_x2 v[14:15], v22, v[14:15], s[28:29] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s42, v14
	v_readfirstlane_b32 s43, v15
	s_add_u32 s50, s42, s38
	s_addc_u32 s51, s43, 0
	s_sub_u32 s50, s32, s50
	s_subb_u32 s51, s33, s51
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s28, s28, s42
	s_addc_u32 s29, s29, s43
	s_mov_b32 s40, s26
	v_mov_b32_e32 v14, s25
	v_mov_b32_e32 v15, s48
	v_mov_b32_e32 v16, s40
	v_mov_b32_e32 v17, s26
	v_mov_b32_e32 v18, s36
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, s37
	v_mov_b32_e32 v21, 0x80
	global_store_dwordx4 v22, v[14:17], s[28:29]
	global_store_dwordx4 v22, v[18:21], s[28:29] offset:16
	s_nop 0
	v_mov_b32_e32 v14, s44
	v_mov_b32_e32 v15, s45
	v_mov_b32_e32 v16, s46
	v_mov_b32_e32 v17, s47
	global_store_dwordx4 v22, v[14:17], s[28:29] offset:32
	s_lshl_b32 s37, s37, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v23, -1, 0
	v_mbcnt_hi_u32_b32 v23, -1, v23
	v_lshlrev_b32_e32 v23, 3, v23
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s37, v23
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v18, s39, v23
	ds_read_b64 v[14:15], v18 offset:0
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v23, v[14:15], s[28:29] offset:64
	v_add_u32 v23, 0x200, v23
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[58:59]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, s49
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, s58
	v_mov_b32_e32 v19, s59
	global_store_dwordx4 v22, v[18:21], s[28:29] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v14, s36
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 1
	global_atomic_add_x2 v22, v[14:15], s[28:29] offset:8
	global_atomic_add v22, v16, s[28:29] offset:16
	s_sub_u32 s50, s32, s42
	s_subb_u32 s51, s33, s43
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v14, s42
	v_mov_b32_e32 v15, s43
	global_store_dwordx2 v22, v[14:15], s[28:29] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/.Llive_end:
.size live, .Llive_end-live
.section .rodata,"a",@progbits
.p2align 6, 0x0
.amdhsa_kernel live
 .amdhsa_kernarg_size 20
 .amdhsa_user_sgpr_kernarg_segment_ptr 1
 .amdhsa_system_sgpr_workgroup_id_x 1
 .amdhsa_next_free_vgpr 8/*kperf[*/+16/*]kperf*/
 .amdhsa_next_free_sgpr 19/*kperf[*/+41/*]kperf*/
 .amdhsa_user_sgpr_count 2
 .amdhsa_accum_offset 8/*kperf[*/+16/*]kperf*/
/*kperf[*/
		.amdhsa_group_segment_fixed_size 1024
/*]kperf*//*kperf[*/
		.amdhsa_system_sgpr_workgroup_id_y 1
/*]kperf*//*kperf[*/
		.amdhsa_system_sgpr_workgroup_id_z 1
/*]kperf*//*kperf[*/
		.amdhsa_system_vgpr_workitem_id 2
/*]kperf*/.end_amdhsa_kernel
/*kperf[*/
.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name: live
    .private_segment_fixed_size: 0
    .sgpr_count: 66
    .symbol: live.kd
    .vgpr_count: 24
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...
.end_amdgpu_metadata
	.if 0
/*]kperf*/.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name: live
    .private_segment_fixed_size: 0
    .sgpr_count: 25
    .symbol: live.kd
    .vgpr_count: 8
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx950
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/examples\/amd\/gfx950\/live.s","sha256":"ade2cf3858d88b948a478012057b4eaed5e2add7e1f876ce9727981c42801345"},"target":"amdgcn-amd-amdhsa--gfx950","entries":[{"name":"live","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":1,"warps_per_unit":1,"ring_bytes":1024,"cluster":false,"max_threads":64,"shared_boundaries":false,"regions":[{"id":0,"name":"rows","line":38,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"issued","line":43,"instant":true,"waits":[],"arrives":[],"asyncs":[]},{"id":2,"name":"first","line":47,"instant":true,"waits":[],"arrives":[],"asyncs":[]},{"id":3,"name":"negate","line":52,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":4,"name":"odd_only","line":54,"instant":true,"waits":[],"arrives":[],"asyncs":[]},{"id":5,"name":"rotate","line":59,"instant":true,"waits":[],"arrives":[],"asyncs":[]},{"id":6,"name":"store","line":65,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"54b82828c176f3cb505865102b47b839c7b72c3a7dd50f3eed89d64de4a46678"}
/*]kperf*/