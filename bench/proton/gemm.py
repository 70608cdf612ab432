"""A GEMM in Gluon, one tile a CTA: TMA loads, one mbarrier, wgmma, a wait each trip.

Its five scopes exist for Triton's Proton alone; without it they leave nothing behind.
"""
import triton.profiler.language as pl
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import (
    fence_async_shared, mbarrier, tma, warpgroup_mma, warpgroup_mma_init, warpgroup_mma_wait)

BM, BN, BK, WARPS = 128, 128, 64, 8
REGIONS = ("kernel", "tma_issue", "tma_wait", "wgmma_issue", "wgmma_wait")


@gluon.jit
def gemm(a_desc, b_desc, c, N, K):
    dtype: gl.constexpr = a_desc.dtype
    BM: gl.constexpr = a_desc.block_type.shape[0]
    BK: gl.constexpr = a_desc.block_type.shape[1]
    BN: gl.constexpr = b_desc.block_type.shape[1]
    pl.enter_scope("kernel")
    row = gl.program_id(1) * BM
    col = gl.program_id(0) * BN
    a = gl.allocate_shared_memory(dtype, a_desc.block_type.shape, a_desc.layout)
    b = gl.allocate_shared_memory(dtype, b_desc.block_type.shape, b_desc.layout)
    bar = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(bar, count=1)
    fence_async_shared()
    layout: gl.constexpr = gl.NVMMADistributedLayout(
        version=[3, 0], warps_per_cta=[8, 1], instr_shape=[16, 128, 16])
    acc = gl.zeros((BM, BN), dtype=gl.float32, layout=layout)
    phase = 0
    for k in range(0, K, BK):
        pl.enter_scope("tma_issue")
        mbarrier.expect(bar, a_desc.block_type.nbytes + b_desc.block_type.nbytes)
        tma.async_copy_global_to_shared(a_desc, [row, k], bar, a)
        tma.async_copy_global_to_shared(b_desc, [k, col], bar, b)
        pl.exit_scope("tma_issue")
        pl.enter_scope("tma_wait")
        mbarrier.wait(bar, phase=phase)
        pl.exit_scope("tma_wait")
        pl.enter_scope("wgmma_issue")
        token = warpgroup_mma(a, b, warpgroup_mma_init(acc), is_async=True)
        pl.exit_scope("wgmma_issue")
        pl.enter_scope("wgmma_wait")
        acc = warpgroup_mma_wait(num_outstanding=0, deps=(token,))
        pl.exit_scope("wgmma_wait")
        phase ^= 1
    mbarrier.invalidate(bar)
    rows = row + gl.arange(0, BM, layout=gl.SliceLayout(1, layout))
    cols = col + gl.arange(0, BN, layout=gl.SliceLayout(0, layout))
    gl.store(c + rows[:, None] * N + cols[None, :], acc.to(dtype))
    pl.exit_scope("kernel")
