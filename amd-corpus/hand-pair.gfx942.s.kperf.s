.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.amdhsa_code_object_version 5
// Matrix instructions over named tiles, double-buffered; registers from .irp and arithmetic.
.set a_base, 0
.set b_base, 16
.set c_base, 32
.macro tile_load base, stage, address
    .set i, 0
    .rept 4
        ds_read_b64 v[\base + 8 * \stage + 2 * i : \base + 8 * \stage + 2 * i + 1], \address offset:512 * (4 * \stage + i)
        .set i, i + 1
    .endr
.endm
.macro multiply stage
    .set i, 0
    .rept 4
        v_mfma_f32_16x16x16_f16 v[c_base + 4 * i : c_base + 4 * i + 3], v[a_base + 8 * \stage + 2 * i:a_base + 8 * \stage + 2 * i + 1], v[b_base + 8 * \stage + 2 * i:b_base + 8 * \stage + 2 * i + 1], v[c_base + 4 * i : c_base + 4 * i + 3]
        .set i, i + 1
    .endr
.endm
.text
.p2align 8
.globl pair
.type pair,@function
pair:
/*kperf[*/
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx16 s[24:39], s[46:47], 0x0
	s_mov_b64 s[52:53], exec
	v_readfirstlane_b32 s50, v0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s45, hwreg(HW_REG_XCC_ID)
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s21, s37, s2
	s_add_u32 s21, s21, s1
	s_mul_i32 s21, s21, s36
	s_add_u32 s21, s21, s0
	s_bfe_u32 s46, s50, 0xa0014
	s_lshr_b32 s47, s38, 16
	s_mul_i32 s46, s46, s47
	s_bfe_u32 s47, s50, 0xa000a
	s_add_u32 s46, s46, s47
	s_and_b32 s47, s38, 0xffff
	s_mul_i32 s46, s46, s47
	s_and_b32 s47, s50, 0x3ff
	s_add_u32 s46, s46, s47
	s_lshr_b32 s22, s46, 6
	s_mov_b32 s51, 1
	s_cmp_eq_u64 s[24:25], 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_eq_u32 s31, 0
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_lt_u32 s21, s33
	s_cbranch_scc1 .Lkperf_chosen0
	s_cmp_ge_u32 s21, s34
	s_cbranch_scc1 .Lkperf_chosen0
	v_cvt_f32_u32_e32 v2, s31
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s46, v2
	s_sub_u32 s47, 0, s31
	s_mul_i32 s47, s47, s46
	s_mul_hi_u32 s47, s46, s47
	s_add_u32 s46, s46, s47
	s_mul_hi_u32 s46, s21, s46
	s_mul_i32 s46, s46, s31
	s_sub_u32 s49, s21, s46
	s_sub_u32 s47, s49, s31
	s_cmp_ge_u32 s49, s31
	s_cselect_b32 s49, s47, s49
	s_sub_u32 s47, s49, s31
	s_cmp_ge_u32 s49, s31
	s_cselect_b32 s49, s47, s49
	s_cmp_eq_u32 s49, s32
	s_cselect_b32 s51, 3, s51
.Lkperf_chosen0:
	s_cmp_lg_u32 s22, 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_stamped0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_stamped0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 exec, 1
	v_mov_b32_e32 v2, s21
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v4, s51
	v_mov_b32_e32 v5, s45
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	v_mov_b32_e32 v10, 0
	global_store_dwordx4 v10, v[2:5], s[26:27]
	global_store_dwordx4 v10, v[6:9], s[26:27] offset:16
	s_mov_b64 exec, s[52:53]
.Lkperf_stamped0:
	s_cmp_lt_u32 s22, 16
	s_cselect_b32 s51, s51, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/    v_lshlrev_b32 v50, 3, v0
    .set r, 0
    .rept 16
    v_mov_b32 v[c_base + r], 0
    .set r, r + 1
    .endr
    s_movk_i32 s4, 8
.Lloop:
    .irp stage, 0, 1
    ; kperf.begin load
    tile_load a_base, \stage, v50
    tile_load b_base, \stage, v50
    ; kperf.end load
    s_waitcnt lgkmcnt(0)
    ; kperf.begin multiply
    multiply \stage
    ; kperf.end multiply
    .endr
    s_sub_u32 s4, s4, 1
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 .Lloop
    s_nop 15
    s_nop 15
    ds_write_b32 v50, v[c_base]
    /*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_nop 15
	s_nop 15
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s45, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx8 s[24:31], s[46:47], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_left0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_umax_x2 v10, v[2:3], s[26:27] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[26:27] offset:40
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s22
	s_mov_b32 s20, 0x3f8
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v56, s36
	v_mov_b32_e32 v55, 0
	v_lshlrev_b32 v50, 3, v0
	v_mov_b32 v[32], 0
	v_mov_b32 v[33], 0
	v_mov_b32 v[34], 0
	v_mov_b32 v[35], 0
	v_mov_b32 v[36], 0
	v_mov_b32 v[37], 0
	v_mov_b32 v[38], 0
	v_mov_b32 v[39], 0
	v_mov_b32 v[40], 0
	v_mov_b32 v[41], 0
	v_mov_b32 v[42], 0
	v_mov_b32 v[43], 0
	v_mov_b32 v[44], 0
	v_mov_b32 v[45], 0
	v_mov_b32 v[46], 0
	v_mov_b32 v[47], 0
	s_movk_i32 s4, 8
.Lloop.kperf0:
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v54, v55, s20, v56
	v_add_u32 v55, 8, v55
	v_mov_b32_e32 v52, 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v53, s18
	ds_write_b64 v54, v[52:53] offset:8192
	s_mov_b64 exec, s[16:17]
	ds_read_b64 v[0:1], v50 offset:512 * (4 * 0 + 0)
	ds_read_b64 v[2:3], v50 offset:512 * (4 * 0 + 1)
	ds_read_b64 v[4:5], v50 offset:512 * (4 * 0 + 2)
	ds_read_b64 v[6:7], v50 offset:512 * (4 * 0 + 3)
	ds_read_b64 v[16:17], v50 offset:512 * (4 * 0 + 0)
	ds_read_b64 v[18:19], v50 offset:512 * (4 * 0 + 1)
	ds_read_b64 v[20:21], v50 offset:512 * (4 * 0 + 2)
	ds_read_b64 v[22:23], v50 offset:512 * (4 * 0 + 3)
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v54, v55, s20, v56
	v_add_u32 v55, 8, v55
	v_mov_b32_e32 v52, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v53, s18
	ds_write_b64 v54, v[52:53] offset:8192
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v54, v55, s20, v56
	v_add_u32 v55, 8, v55
	v_mov_b32_e32 v52, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v53, s18
	ds_write_b64 v54, v[52:53] offset:8192
	s_mov_b64 exec, s[16:17]
	v_mfma_f32_16x16x16_f16 v[32:35], v[0:1], v[16:17], v[32:35]
	v_mfma_f32_16x16x16_f16 v[36:39], v[2:3], v[18:19], v[36:39]
	v_mfma_f32_16x16x16_f16 v[40:43], v[4:5], v[20:21], v[40:43]
	v_mfma_f32_16x16x16_f16 v[44:47], v[6:7], v[22:23], v[44:47]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v54, v55, s20, v56
	v_add_u32 v55, 8, v55
	v_mov_b32_e32 v52, 0xc0010000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v53, s18
	ds_write_b64 v54, v[52:53] offset:8192
	s_mov_b64 exec, s[16:17]
	ds_read_b64 v[8:9], v50 offset:512 * (4 * 1 + 0)
	ds_read_b64 v[10:11], v50 offset:512 * (4 * 1 + 1)
	ds_read_b64 v[12:13], v50 offset:512 * (4 * 1 + 2)
	ds_read_b64 v[14:15], v50 offset:512 * (4 * 1 + 3)
	ds_read_b64 v[24:25], v50 offset:512 * (4 * 1 + 0)
	ds_read_b64 v[26:27], v50 offset:512 * (4 * 1 + 1)
	ds_read_b64 v[28:29], v50 offset:512 * (4 * 1 + 2)
	ds_read_b64 v[30:31], v50 offset:512 * (4 * 1 + 3)
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v54, v55, s20, v56
	v_add_u32 v55, 8, v55
	v_mov_b32_e32 v52, 0x40000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v53, s18
	ds_write_b64 v54, v[52:53] offset:8192
	s_mov_b64 exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v54, v55, s20, v56
	v_add_u32 v55, 8, v55
	v_mov_b32_e32 v52, 0x1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v53, s18
	ds_write_b64 v54, v[52:53] offset:8192
	s_mov_b64 exec, s[16:17]
	v_mfma_f32_16x16x16_f16 v[32:35], v[8:9], v[24:25], v[32:35]
	v_mfma_f32_16x16x16_f16 v[36:39], v[10:11], v[26:27], v[36:39]
	v_mfma_f32_16x16x16_f16 v[40:43], v[12:13], v[28:29], v[40:43]
	v_mfma_f32_16x16x16_f16 v[44:47], v[14:15], v[30:31], v[44:47]
	s_memtime s[18:19]
	s_mov_b64 s[16:17], exec
	s_mov_b64 exec, 1
	v_and_or_b32 v54, v55, s20, v56
	v_add_u32 v55, 8, v55
	v_mov_b32_e32 v52, 0x40000001
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v53, s18
	ds_write_b64 v54, v[52:53] offset:8192
	s_mov_b64 exec, s[16:17]
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lloop.kperf0
	s_nop 15
	s_nop 15
	ds_write_b32 v50, v[32]
	s_branch .Lkperf_exit0_0
.Lpair_end.kperf0:
.Lkperf_exit0_0:
	s_memtime s[40:41]
	s_memrealtime s[42:43]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_nop 15
	s_nop 15
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID)
	s_getreg_b32 s45, hwreg(HW_REG_XCC_ID)
	s_getpc_b64 s[46:47]
	s_add_u32 s46, s46, kperf_control@rel32@lo+4
	s_addc_u32 s47, s47, kperf_control@rel32@hi+12
	s_load_dwordx8 s[24:31], s[46:47], 0x0
	s_mov_b64 exec, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s32, v55
	v_readfirstlane_b32 s35, v56
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[26:27], 0
	s_cbranch_scc1 .Lkperf_left0_0
	s_cmp_ge_u32 s21, s30
	s_cbranch_scc1 .Lkperf_left0_0
	s_mul_i32 s46, s21, 48
	s_mul_hi_u32 s47, s21, 48
	s_add_u32 s26, s26, s46
	s_addc_u32 s27, s27, s47
	s_mov_b64 s[48:49], s[40:41]
	v_mov_b32_e32 v2, s48
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_atomic_umax_x2 v10, v[2:3], s[26:27] offset:32
	global_atomic_umax_x2 v10, v[4:5], s[26:27] offset:40
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, 0
	global_atomic_add_x2 v[2:3], v10, v[2:3], s[24:25] sc0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v2
	v_readfirstlane_b32 s39, v3
	s_add_u32 s46, s38, s34
	s_addc_u32 s47, s39, 0
	s_sub_u32 s46, s28, s46
	s_subb_u32 s47, s29, s47
	s_cbranch_scc1 .Lkperf_lost0_0
	s_add_u32 s24, s24, s38
	s_addc_u32 s25, s25, s39
	s_mov_b32 s36, s22
	v_mov_b32_e32 v2, s21
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v4, s36
	v_mov_b32_e32 v5, s22
	v_mov_b32_e32 v6, s32
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, s33
	v_mov_b32_e32 v9, 0x80
	global_store_dwordx4 v10, v[2:5], s[24:25]
	global_store_dwordx4 v10, v[6:9], s[24:25] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_store_dwordx4 v10, v[2:5], s[24:25] offset:32
	s_lshl_b32 s33, s33, 3
	s_mov_b64 exec, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_mbcnt_hi_u32_b32 v11, -1, v11
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc, s33, v11
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lkperf_copied0_0
	v_add_u32 v6, s35, v11
	ds_read_b64 v[2:3], v6 offset:8192
	s_waitcnt lgkmcnt(0)
	global_store_dwordx2 v11, v[2:3], s[24:25] offset:64
	v_add_u32 v11, 0x200, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b64 exec, 1
	s_memtime s[54:55]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s45
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s54
	v_mov_b32_e32 v7, s55
	global_store_dwordx4 v10, v[6:9], s[24:25] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s32
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_x2 v10, v[2:3], s[24:25] offset:8
	global_atomic_add v10, v4, s[24:25] offset:16
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	global_store_dwordx2 v10, v[2:3], s[24:25] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/.Lpair_end:
.size pair, .Lpair_end - pair
.rodata
.p2align 6
.amdhsa_kernel pair
    .amdhsa_group_segment_fixed_size 8192/*kperf[*/+16384/*]kperf*/
    .amdhsa_next_free_vgpr 52/*kperf[*/+8/*]kperf*/
    .amdhsa_next_free_sgpr 16/*kperf[*/+40/*]kperf*/
    .amdhsa_accum_offset 52/*kperf[*/+8/*]kperf*/
/*kperf[*/
		.amdhsa_system_sgpr_workgroup_id_y 1
/*]kperf*//*kperf[*/
		.amdhsa_system_sgpr_workgroup_id_z 1
/*]kperf*//*kperf[*/
		.amdhsa_system_vgpr_workitem_id 2
/*]kperf*/.end_amdhsa_kernel
/*kperf[*/
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hand-pair.gfx942.s","sha256":"4462127badfa5293333cf7adfc84c427564bcdacdac91d8a8b54d47798b033e4"},"target":"amdgcn-amd-amdhsa--gfx942","entries":[{"name":"pair","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":16,"warps_per_unit":1,"ring_bytes":16384,"cluster":false,"max_threads":1024,"shared_boundaries":true,"shared_begins":[],"regions":[{"id":0,"name":"load","line":34,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"multiply","line":34,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":64,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"84a50ff96ff94d9929dad9824be030269c8b6e916670d247e1c257593627c1f6"}
/*]kperf*/