// Hand-written style: registers by name, counters that .rept advances, macros in macros.
// -DARCH=... says the target, -DWAVE=... its waves; GFX9 or later spellings by .if.
.if .amdgcn.gfx_generation_number >= 10
    .set is_rdna, 1
.else
    .set is_rdna, 0
.endif
.set UNROLL, 8
.set vgpr_count, 0
.macro alloc_v name, n=1
    .set v_\name, vgpr_count
    .set vgpr_count, vgpr_count + \n
.endm
alloc_v tid
alloc_v addr
alloc_v data, UNROLL
alloc_v acc
.set s_karg, 0
.set s_ptr, 4
.set s_count, 6

.macro v_add_any dst, a, b
    .if is_rdna
        v_add_nc_u32 \dst, \a, \b
    .else
        v_add_u32 \dst, \a, \b
    .endif
.endm
.macro load_all
    .set k, 0
    .rept UNROLL
        global_load_dword v[v_data+k], v[v_addr], s[s_ptr:s_ptr+1] offset:4*k*64
        .set k, k + 1
    .endr
.endm
.macro reduce_all from=0
    .set k, \from
    .rept UNROLL - \from
        s_waitcnt vmcnt(UNROLL-1-k)
        v_add_any v[v_acc], v[v_acc], v[v_data+k]
        .set k, k + 1
    .endr
.endm
.macro mark_begin name:req
    ; kperf.begin \name
.endm
.macro mark_end name
    ; kperf.end \name
.endm

.text
.globl unrolled
.p2align 8
.type unrolled,@function
unrolled:
    s_load_dwordx2 s[s_ptr:s_ptr+1], s[s_karg:s_karg+1], 0x0
    s_load_dword s[s_count], s[s_karg:s_karg+1], 0x8
    v_lshlrev_b32 v[v_addr], 2, v[v_tid]
    v_mov_b32 v[v_acc], 0
    s_waitcnt lgkmcnt(0)
1:
    mark_begin load
    load_all
    mark_end load
    mark_begin name=add
    reduce_all
    mark_end add
    v_add_any v[v_addr], 4*64*UNROLL, v[v_addr]
    s_sub_u32 s[s_count], s[s_count], 1
    s_cmp_gt_u32 s[s_count], 0
    s_cbranch_scc1 1b
    v_lshlrev_b32 v[v_addr], 2, v[v_tid]
    global_store_dword v[v_addr], v[v_acc], s[s_ptr:s_ptr+1]
    s_endpgm
.Lunrolled_end:
    .size unrolled, .Lunrolled_end-unrolled

.rodata
.p2align 6
.amdhsa_kernel unrolled
    .amdhsa_kernarg_size 12
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_system_sgpr_workgroup_id_x 1
    .amdhsa_next_free_vgpr vgpr_count
    .amdhsa_next_free_sgpr 8
#ifdef ACCUM
    .amdhsa_accum_offset ((vgpr_count+3)/4)*4
#endif
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: unrolled
    .symbol: unrolled.kd
    .kernarg_segment_size: 12
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: WAVE
    .sgpr_count: 16
    .vgpr_count: 11
    .max_flat_workgroup_size: 64
    .args:
      - { .name: data, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: count, .size: 4, .offset: 8, .value_kind: by_value }
...
.end_amdgpu_metadata
