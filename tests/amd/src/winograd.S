// What cannot be seen through: the program counter with numbers added, a branch by a number,
// instructions as raw words.  Each kernel has one of them; the last has none.
.macro raw_add dst, a, b
    .long 0x4a000000 | (\dst << 17) | (\b << 9) | 0x100 | \a
.endm
.macro head name
    .text
    .p2align 8
    .globl \name
    .type \name,@function
\name:
    ; kperf.begin all
.endm
.macro tail name
    ; kperf.end all
    s_endpgm
    .size \name, .-\name
    .rodata
    .p2align 6
    .amdhsa_kernel \name
        .amdhsa_next_free_vgpr 8
        .amdhsa_next_free_sgpr 16
#ifdef ACCUM
        .amdhsa_accum_offset 8
#endif
    .end_amdhsa_kernel
.endm

head counter
    s_getpc_b64 s[8:9]
    s_add_u32 s8, s8, 0x14
    s_addc_u32 s9, s9, 0
    s_load_dword s4, s[8:9], 0x0
    s_waitcnt lgkmcnt(0)
tail counter

head number
    s_cmp_eq_u32 s4, 0
    s_cbranch_scc1 1
    s_nop 0
tail number

head raw
    raw_add 1, 2, 3
tail raw

head plain
    v_mov_b32 v1, v2
tail plain
