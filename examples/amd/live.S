// live: by hand, with what a probe could break alive across the marks: SCC, VCC, M0,
// EXEC without lane 0, loads in flight, a counted wait, a clause, a wait state.  Of
// `rows` rows (an even number) of LANES values a work group makes their sum, negates it in
// the odd lanes, rotates it by one lane within rows of 16, and adds M0.  With FULL no vector
// register is left: v8 to v255 hold their numbers throughout, and their sum is added, too.
// The C preprocessor picks the target's words; macros and symbols are the assembler's.
#if defined(TARGET_gfx1100) || defined(TARGET_gfx1200) || defined(TARGET_gfx1201)
#define WAVE32 1
#define EXEC exec_lo
#define VCC vcc_lo
#define B32(op) op##_b32
#define SAVED s14
#define ADD v_add_nc_u32
#define SUB v_sub_nc_u32
#define LOAD global_load_b32
#define STORE global_store_b32
#define SLOAD64 s_load_b64
#define SLOAD32 s_load_b32
#define MASK(op) op##_b32
#define BYTES 128
#define LANES 32
#else
#define EXEC exec
#define VCC vcc
#define SAVED s[14:15]
#define ADD v_add_u32
#define SUB v_sub_u32
#define LOAD global_load_dword
#define STORE global_store_dword
#define SLOAD64 s_load_dwordx2
#define SLOAD32 s_load_dword
#define MASK(op) op##_b64
#define BYTES 256
#define LANES 64
#endif
#if defined(TARGET_gfx1200) || defined(TARGET_gfx1201)
#define GROUP ttmp9
#define WAIT_SCALAR s_wait_kmcnt 0x0
#define WAIT_ONE s_wait_loadcnt 0x1
#define WAIT_ALL s_wait_loadcnt 0x0
#else
#define WAIT_SCALAR s_waitcnt lgkmcnt(0)
#define WAIT_ONE s_waitcnt vmcnt(1)
#define WAIT_ALL s_waitcnt vmcnt(0)
#if defined(TARGET_gfx1100)
#define GROUP s15
#else
#define GROUP s2
#endif
#endif
#ifdef FULL
#define VGPRS 256
#else
#define VGPRS 8
#endif
#define STRING_(x) #x
#define STRING(x) STRING_(x)
#define TRIPLE amdgcn-amd-amdhsa--TARGET
.amdgcn_target STRING(TRIPLE)
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
	ADD v[\offset], \bytes, v[\offset]
.endm

.protected live
.globl live
.p2align 8
.type live,@function
live:
	s_mov_b32 s16, GROUP
	SLOAD64 s[s_in:s_in+1], s[s_kernarg:s_kernarg+1], 0x0
	SLOAD64 s[s_out:s_out+1], s[s_kernarg:s_kernarg+1], 0x8
	SLOAD32 s[s_rows], s[s_kernarg:s_kernarg+1], 0x10
	v_lshlrev_b32_e32 v[v_offset], 2, v[v_lane]
	v_lshlrev_b32_e32 v7, 2, v[v_lane]
	v_mov_b32_e32 v[v_sum], 0
	s_movk_i32 m0, 0x155
	WAIT_SCALAR
	s_mul_i32 s17, s16, s[s_rows]
	s_mulk_i32 s17, BYTES
	ADD v[v_offset], s17, v[v_offset]
	s_lshr_b32 s[s_left], s[s_rows], 1
	v_and_b32_e32 v5, 1, v[v_lane]
	v_cmp_eq_u32_e32 VCC, 1, v5
#ifdef FULL
.set n, 8
.rept 248
	v_mov_b32_e32 v[n], n
	.set n, n + 1
.endr
#endif
.Lrows:
	; kperf.begin rows
#ifdef WAVE32
	s_clause 0x1
#endif
	LOAD v[v_first], v[v_offset], s[s_in:s_in+1]
	LOAD v[v_second], v[v_offset], s[s_in:s_in+1] offset:BYTES
	s_sub_u32 s[s_left], s[s_left], 1
	s_cmp_lg_u32 s[s_left], 0
	; kperf.instant issued
	advance v_offset, 2*BYTES
	WAIT_ONE
	ADD v[v_sum], v[v_sum], v[v_first]
	; kperf.instant first
	WAIT_ALL
	ADD v[v_sum], v[v_sum], v[v_second]
	; kperf.end rows
	s_cbranch_scc1 .Lrows
	; kperf.begin negate
	MASK(s_and_saveexec) SAVED, VCC
	; kperf.instant odd_only
	SUB v[v_sum], 0, v[v_sum]
	MASK(s_mov) EXEC, SAVED
	; kperf.end negate
	s_nop 1
	; kperf.instant rotate
	v_mov_b32_dpp v6, v[v_sum] row_ror:15 row_mask:0xf bank_mask:0xf
	s_mov_b32 s18, m0
	ADD v6, s18, v6
#ifdef FULL
.set n, 8
.rept 248
	ADD v6, v6, v[n]
	.set n, n + 1
.endr
#endif
	s_mulk_i32 s16, BYTES
	ADD v7, s16, v7
	; kperf.begin store
	STORE v7, v6, s[s_out:s_out+1]
	; kperf.end store
	s_endpgm
.Llive_end:
.size live, .Llive_end-live

.section .rodata,"a",@progbits
.p2align 6, 0x0
.amdhsa_kernel live
	.amdhsa_kernarg_size 20
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_system_sgpr_workgroup_id_x 1
	.amdhsa_next_free_vgpr VGPRS
	.amdhsa_next_free_sgpr 19
#if defined(TARGET_gfx1100)
	.amdhsa_user_sgpr_count 15
#else
	.amdhsa_user_sgpr_count 2
#endif
#ifdef WAVE32
	.amdhsa_wavefront_size32 1
#else
	.amdhsa_accum_offset VGPRS
#endif
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: LANES
    .name:           live
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .symbol:         live.kd
    .vgpr_count:     VGPRS
    .wavefront_size: LANES
amdhsa.target:   TRIPLE
amdhsa.version:
  - 1
  - 2
...
.end_amdgpu_metadata
