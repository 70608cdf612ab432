	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.text
	.globl fill
	.p2align 8
	.type fill,@function
fill:
	; kperf.begin load
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	; kperf.end load
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v0, 2, v0
	s_cmp_eq_u64 s[0:1], 0
	s_cbranch_scc1 .Lnone
	; kperf.begin store
	global_store_dword v0, v0, s[0:1]
	; kperf.end store
.Lnone:
	s_endpgm
.Lfill_end:
	.size fill, .Lfill_end-fill
	.amdhsa_kernel fill
	.amdhsa_group_segment_fixed_size 100
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_next_free_vgpr 1
	.amdhsa_next_free_sgpr 2
	.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: fill
    .symbol: fill.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 100
    .private_segment_fixed_size: 0
    .max_flat_workgroup_size: 64
    .sgpr_count: 8
    .vgpr_count: 1
    .wavefront_size: 64
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
