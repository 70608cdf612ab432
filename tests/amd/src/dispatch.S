// Several kernels from one macro; subroutines; a jump through label differences; numeric
// local labels; block comments in odd places.
.macro kernel name, vgprs, sgprs
    .text
    .p2align 8
    .globl \name
    .type \name,@function
    \name:
.endm
.macro kernel_end name, vgprs, sgprs
    .L\name\()_end:
    .size \name, .L\name\()_end - \name
    .rodata
    .p2align 6
    .amdhsa_kernel \name
        .amdhsa_kernarg_size 8
        .amdhsa_user_sgpr_kernarg_segment_ptr 1
        .amdhsa_next_free_vgpr \vgprs
        .amdhsa_next_free_sgpr \sgprs
#ifdef ACCUM
        .amdhsa_accum_offset 8
#endif
    .end_amdhsa_kernel
.endm
.macro jump target, low, high
    s_getpc_b64 s[\low:\high]
.Lhere\@:
    s_add_u32 s\low, s\low, (\target - .Lhere\@) & 0xffffffff
    s_addc_u32 s\high, s\high, (\target - .Lhere\@) >> 32
    s_setpc_b64 s[\low:\high]
.endm

kernel first
    s_load_dwordx2 s[4:5], s[0:1], 0x0 // pointer
    v_lshlrev_b32 v1, 2, v0            /* bytes */
    s_waitcnt lgkmcnt(0)
    ; kperf.begin count
    v_mov_b32 v2, /* zero, over
                     two lines */ 0
    s_movk_i32 s6, 10
1:  s_sub_u32 s6, s6, 1
    v_xor_b32 v2, s6, v2
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc1 1b
    ; kperf.end count
    s_cbranch_scc0 2f
    s_nop 0
2:  global_store_dword v1, v2, s[4:5]
    s_endpgm
kernel_end first, 8, 16

kernel second
    S_LOAD_DWORDX2 s[4:5], s[0:1], 0x0
    v_lshlrev_b32 v1, 2, v0
    s_waitcnt lgkmcnt(0)
    ; kperf.begin jump
    jump .Lfar, 8, 9
.Lnever:
    s_nop 7
.Lfar:
    ; kperf.end jump
    global_store_dword v1, v0, s[4:5]
    s_endpgm
kernel_end second, 8, 16
