// common.cuh: what the kernels that time wgmmas share.
#pragma once
#include <cstdint>

__device__ __forceinline__ uint32_t now() {
    uint32_t t;
    asm volatile("mov.u32 %0, %%clock;" : "=r"(t)::"memory");
    return t;
}
// An operand of 128-byte swizzled rows, 8 of which are 1024 bytes apart.
__device__ __forceinline__ uint64_t desc(uint32_t addr, uint32_t lead) {
    return 1ull << 62 | uint64_t(1024 >> 4) << 32 | uint64_t(lead >> 4) << 16 |
           ((addr & 0x3ffff) >> 4);
}
