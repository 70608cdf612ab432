.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
.amdhsa_code_object_version 5
// A ring in LDS between loads and uses, by macros with labels of their own (\@), .irp and
// .irpc; the descriptor stands before the code.
.set STAGES, 4
.set STAGE_BYTES, 1024
.amdhsa_kernel ring
    .amdhsa_group_segment_fixed_size /*kperf[*/(/*]kperf*/STAGES * STAGE_BYTES/*kperf[*/)+8192/*]kperf*/
    .amdhsa_kernarg_size 16
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 12/*kperf[*/+5/*]kperf*/
    .amdhsa_next_free_sgpr 16/*kperf[*/+40/*]kperf*/
/*kperf[*/
		.amdhsa_system_sgpr_workgroup_id_y 1
/*]kperf*//*kperf[*/
		.amdhsa_system_sgpr_workgroup_id_z 1
/*]kperf*//*kperf[*/
		.amdhsa_system_vgpr_workitem_id 2
/*]kperf*/.end_amdhsa_kernel
.macro wait_all
    s_waitcnt vmcnt(0) & lgkmcnt(0)
.endm
.macro fence
    s_barrier_signal -1
    s_barrier_wait 0xffff
.endm
// Loops `n` times over what stands between it and loop_end; the register counts down.
.macro loop_begin register, n
    s_mov_b32 \register, \n
.Lloop_\register\()_\@:
    .set loop_top, \@
.endm
.macro stage_store n, value
    ds_write_b32 v1, \value offset:(\n) * STAGE_BYTES
.endm
.macro stage_load n, value
    ds_read_b32 \value, v1 offset:(\n) * STAGE_BYTES
.endm
.macro each_stage what, first
    .set reg, \first
    .irp n, 0, 1, 2, 3
        \what \n, v[reg]
        .set reg, reg + 1
    .endr
.endm
.macro rotate_left dst src amount=8
    v_alignbit_b32 \dst, \src, \src, 32 - \amount
.endm
.text
.p2align 8
.globl ring
.type ring,@function
ring:
/*kperf[*/
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s41, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s41
	s_cselect_b32 s40, s40, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_getpc_b64 s[46:47]
	s_sext_i32_i16 s47, s47
	s_add_u32 s46, s46, kperf_control@rel32@lo+8
	s_addc_u32 s47, s47, kperf_control@rel32@hi+16
	s_load_b512 s[24:39], s[46:47], 0x0
	s_mov_b32 s52, exec_lo
	v_readfirstlane_b32 s50, v0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
	s_lshr_b32 s21, ttmp7, 16
	s_mul_i32 s21, s21, s37
	s_and_b32 s48, ttmp7, 0xffff
	s_add_u32 s21, s21, s48
	s_mul_i32 s21, s21, s36
	s_add_u32 s21, s21, ttmp9
	s_bfe_u32 s46, s50, 0xa0014
	s_lshr_b32 s47, s38, 16
	s_mul_i32 s46, s46, s47
	s_bfe_u32 s47, s50, 0xa000a
	s_add_u32 s46, s46, s47
	s_and_b32 s47, s38, 0xffff
	s_mul_i32 s46, s46, s47
	s_and_b32 s47, s50, 0x3ff
	s_add_u32 s46, s46, s47
	s_lshr_b32 s22, s46, 5
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
	s_wait_alu 0xf1ff
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
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v2, s21
	v_mov_b32_e32 v3, s44
	v_mov_b32_e32 v4, s51
	v_mov_b32_e32 v5, s45
	v_mov_b32_e32 v6, s40
	v_mov_b32_e32 v7, s41
	v_mov_b32_e32 v8, s42
	v_mov_b32_e32 v9, s43
	v_mov_b32_e32 v10, 0
	global_store_b128 v10, v[2:5], s[26:27]
	global_store_b128 v10, v[6:9], s[26:27] offset:16
	s_mov_b32 exec_lo, s52
.Lkperf_stamped0:
	s_cmp_lt_u32 s22, 8
	s_cselect_b32 s51, s51, 0
	v_and_b32_e32 v0, 0x3ff, v0
	s_cmp_eq_u32 s51, 3
	s_cbranch_scc1 .Lkperf_probed0
	s_branch .Lkperf_body0
	.p2align 8
.Lkperf_body0:
/*]kperf*/    s_load_dwordx4 s[4:7], s[0:1], 0x0
    v_lshlrev_b32 v1, 2, v0
    wait_all
    s_mov_b32 s8, 16
.Lagain:
    ; kperf.begin fill
    .irpc i, 4567
    global_load_dword v\i, v1, s[4:5] offset:(\i - 4) * STAGE_BYTES
    .endr
    wait_all
    each_stage stage_store, 4
    ; kperf.end fill
    fence
    ; kperf.begin drain
    each_stage stage_load, 8
    wait_all
    .irp r, v8, v9, v10, v11
    rotate_left \r, \r
    .endr
    ; kperf.end drain
    fence
    .ifc "ring","ring"
    .irp r, v9, v10, v11
    v_xor_b32 v8, v8, \r
    .endr
    .else
    s_trap 2
    .endif
    s_sub_u32 s8, s8, 1
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 .Lagain
    global_store_dword v1, v8, s[6:7]
    /*kperf[*/s_branch .Lkperf_exit0 ; /*]kperf*/s_endpgm
/*kperf[*/
.Lkperf_exit0:
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s41, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s41
	s_cselect_b32 s40, s40, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_sext_i32_i16 s47, s47
	s_add_u32 s46, s46, kperf_control@rel32@lo+8
	s_addc_u32 s47, s47, kperf_control@rel32@hi+16
	s_load_b256 s[24:31], s[46:47], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v10, 0
	s_wait_kmcnt 0x0
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
	global_atomic_max_u64 v10, v[2:3], s[26:27] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[26:27] offset:40 scope:SCOPE_DEV
.Lkperf_left0:
	s_endpgm
.Lkperf_probed0:
	s_mov_b32 s36, s22
	s_mul_i32 s36, s36, 0x400
	s_add_u32 s36, s36, s39
	v_mov_b32_e32 v16, s36
	v_mov_b32_e32 v15, 0
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32 v1, 2, v0
	s_waitcnt vmcnt(0) & lgkmcnt(0)
	s_mov_b32 s8, 16
.Lagain.kperf0:
	s_getreg_b32 s18, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s16, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v14, v15, 0x3f8, v16
	v_add_nc_u32 v15, 8, v15
	s_wait_alu 0xfffe
	v_dual_mov_b32 v12, 0x0 :: v_dual_mov_b32 v13, s18
	ds_store_b64 v14, v[12:13] offset:4096
	s_mov_b32 exec_lo, s16
	global_load_dword v4, v1, s[4:5] offset:(4 - 4) * 1024
	global_load_dword v5, v1, s[4:5] offset:(5 - 4) * 1024
	global_load_dword v6, v1, s[4:5] offset:(6 - 4) * 1024
	global_load_dword v7, v1, s[4:5] offset:(7 - 4) * 1024
	s_waitcnt vmcnt(0) & lgkmcnt(0)
	ds_write_b32 v1, v[4] offset:(0) * 1024
	ds_write_b32 v1, v[5] offset:(1) * 1024
	ds_write_b32 v1, v[6] offset:(2) * 1024
	ds_write_b32 v1, v[7] offset:(3) * 1024
	s_getreg_b32 s18, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s16, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v14, v15, 0x3f8, v16
	v_add_nc_u32 v15, 8, v15
	s_wait_alu 0xfffe
	v_dual_mov_b32 v12, 0x40000000 :: v_dual_mov_b32 v13, s18
	ds_store_b64 v14, v[12:13] offset:4096
	s_mov_b32 exec_lo, s16
	s_barrier_signal -1
	s_barrier_wait 0xffff
	s_getreg_b32 s18, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s16, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v14, v15, 0x3f8, v16
	v_add_nc_u32 v15, 8, v15
	s_wait_alu 0xfffe
	v_dual_mov_b32 v12, 0x1 :: v_dual_mov_b32 v13, s18
	ds_store_b64 v14, v[12:13] offset:4096
	s_mov_b32 exec_lo, s16
	ds_read_b32 v[8], v1 offset:(0) * 1024
	ds_read_b32 v[9], v1 offset:(1) * 1024
	ds_read_b32 v[10], v1 offset:(2) * 1024
	ds_read_b32 v[11], v1 offset:(3) * 1024
	s_waitcnt vmcnt(0) & lgkmcnt(0)
	v_alignbit_b32 v8, v8, v8, 32 - 8
	v_alignbit_b32 v9, v9, v9, 32 - 8
	v_alignbit_b32 v10, v10, v10, 32 - 8
	v_alignbit_b32 v11, v11, v11, 32 - 8
	s_getreg_b32 s18, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_mov_b32 s16, exec_lo
	s_mov_b32 exec_lo, 1
	v_and_or_b32 v14, v15, 0x3f8, v16
	v_add_nc_u32 v15, 8, v15
	s_wait_alu 0xfffe
	v_dual_mov_b32 v12, 0x40000001 :: v_dual_mov_b32 v13, s18
	ds_store_b64 v14, v[12:13] offset:4096
	s_mov_b32 exec_lo, s16
	s_barrier_signal -1
	s_barrier_wait 0xffff
	v_xor_b32 v8, v8, v9
	v_xor_b32 v8, v8, v10
	v_xor_b32 v8, v8, v11
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lagain.kperf0
	global_store_dword v1, v8, s[6:7]
	s_branch .Lkperf_exit0_0
.Lring_end.kperf0:
.Lkperf_exit0_0:
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s41, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s41
	s_cselect_b32 s40, s40, 0
	s_sendmsg_rtn_b64 s[42:43], sendmsg(MSG_RTN_GET_REALTIME)
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_getreg_b32 s44, hwreg(HW_REG_HW_ID1)
	s_mov_b32 s45, 0
	s_getpc_b64 s[46:47]
	s_sext_i32_i16 s47, s47
	s_add_u32 s46, s46, kperf_control@rel32@lo+8
	s_addc_u32 s47, s47, kperf_control@rel32@hi+16
	s_load_b256 s[24:31], s[46:47], 0x0
	s_mov_b32 exec_lo, 1
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s32, v15
	v_readfirstlane_b32 s35, v16
	s_wait_alu 0xf1ff
	s_wait_kmcnt 0x0
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
	global_atomic_max_u64 v10, v[2:3], s[26:27] offset:32 scope:SCOPE_DEV
	global_atomic_max_u64 v10, v[4:5], s[26:27] offset:40 scope:SCOPE_DEV
.Lkperf_left0_0:
	s_lshr_b32 s32, s32, 3
	s_min_u32 s33, s32, 0x80
	s_lshl_b32 s34, s33, 3
	s_add_u32 s34, s34, 79
	s_and_b32 s34, s34, 0xfffffff0
	v_mov_b32_e32 v2, s34
	v_mov_b32_e32 v3, 0
	global_atomic_add_u64 v[2:3], v10, v[2:3], s[24:25] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	v_readfirstlane_b32 s38, v2
	v_readfirstlane_b32 s39, v3
	s_wait_alu 0xf1ff
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
	global_store_b128 v10, v[2:5], s[24:25]
	global_store_b128 v10, v[6:9], s[24:25] offset:16
	s_nop 0
	v_mov_b32_e32 v2, s40
	v_mov_b32_e32 v3, s41
	v_mov_b32_e32 v4, s42
	v_mov_b32_e32 v5, s43
	global_store_b128 v10, v[2:5], s[24:25] offset:32
	s_lshl_b32 s33, s33, 3
	s_mov_b32 exec_lo, -1
	v_mbcnt_lo_u32_b32 v11, -1, 0
	v_lshlrev_b32_e32 v11, 3, v11
.Lkperf_copy0_0:
	v_cmp_gt_u32_e32 vcc_lo, s33, v11
	s_wait_alu 0xfffd
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .Lkperf_copied0_0
	v_add_nc_u32 v6, s35, v11
	ds_load_b64 v[2:3], v6 offset:4096
	s_wait_dscnt 0x0
	global_store_b64 v11, v[2:3], s[24:25] offset:64
	v_add_nc_u32 v11, 0x100, v11
	s_branch .Lkperf_copy0_0
.Lkperf_copied0_0:
	s_mov_b32 exec_lo, 1
	s_getreg_b32 s46, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_getreg_b32 s54, hwreg(HW_REG_SHADER_CYCLES_LO)
	s_getreg_b32 s55, hwreg(HW_REG_SHADER_CYCLES_HI)
	s_cmp_eq_u32 s46, s55
	s_cselect_b32 s54, s54, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, s45
	v_mov_b32_e32 v6, s54
	v_mov_b32_e32 v7, s55
	global_store_b128 v10, v[6:9], s[24:25] offset:48
	s_endpgm
.Lkperf_lost0_0:
	v_mov_b32_e32 v2, s32
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	global_atomic_add_u64 v10, v[2:3], s[24:25] offset:8 scope:SCOPE_DEV
	global_atomic_add_u32 v10, v4, s[24:25] offset:16 scope:SCOPE_DEV
	s_sub_u32 s46, s28, s38
	s_subb_u32 s47, s29, s39
	s_cbranch_scc1 .Lkperf_gone0_0
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	global_store_b64 v10, v[2:3], s[24:25] offset:24
.Lkperf_gone0_0:
	s_endpgm
/*]kperf*/.Lring_end:
.size ring, .Lring_end-ring
/*kperf[*/
.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: ring
    .symbol: ring.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 12288
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 64
    .vgpr_count: 17
    .max_flat_workgroup_size: 256
    .args: []
...
.end_amdgpu_metadata
	.if 0
/*]kperf*/.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: ring
    .symbol: ring.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 24
    .vgpr_count: 12
    .max_flat_workgroup_size: 256
    .args: []
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
// kperf.map {"schema_version":1,"tool":"kperf 0.1.0","source":{"name":"\/work\/wt\/amdlower\/amd-corpus\/hand-ring.gfx1201.s","sha256":"8996f7237c2a29dd1177f61b9cb409cf53f913ffa6aa8a50efedfbd862c5ee7f"},"target":"amdgcn-amd-amdhsa--gfx1201","entries":[{"name":"ring","mode":"two-body","unit":"warp","strategy":"circular","capacity":128,"slots":128,"units":8,"warps_per_unit":1,"ring_bytes":8192,"cluster":false,"max_threads":256,"shared_boundaries":false,"regions":[{"id":0,"name":"fill","line":53,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0},{"id":1,"name":"drain","line":61,"instant":false,"waits":[],"arrives":[],"asyncs":[],"pinned":0}],"wave_size":32,"ring_stride":1024,"clock_wide":64}],"probes_sha256":"4d2a0d5d36c3e890e58a4687cfb40f4200bca1dd4370b5c62fb36e750aac06b1"}
/*]kperf*/