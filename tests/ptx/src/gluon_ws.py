"""A GEMM in Gluon with a ring of three slots: one partition loads, one multiplies."""
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import (
    fence_async_shared, mbarrier, tma, warpgroup_mma, warpgroup_mma_init, warpgroup_mma_wait)

BM, BN, BK, SLOTS, WARPS = 128, 128, 64, 3, 4


@gluon.jit
def load(a_desc, b_desc, a, b, full, empty, row, col, K, SLOTS: gl.constexpr):
    BK: gl.constexpr = a_desc.block_type.shape[1]
    for i in range(K // BK):
        slot = i % SLOTS
        phase = (i // SLOTS) & 1
        mbarrier.wait(empty.index(slot), phase=phase ^ 1)
        mbarrier.expect(full.index(slot), a_desc.block_type.nbytes + b_desc.block_type.nbytes)
        tma.async_copy_global_to_shared(a_desc, [row, i * BK], full.index(slot), a.index(slot))
        tma.async_copy_global_to_shared(b_desc, [i * BK, col], full.index(slot), b.index(slot))


@gluon.jit
def multiply(c, a, b, full, empty, row, col, N, K, SLOTS: gl.constexpr):
    BM: gl.constexpr = a.type.shape[1]
    BK: gl.constexpr = a.type.shape[2]
    BN: gl.constexpr = b.type.shape[2]
    layout: gl.constexpr = gl.NVMMADistributedLayout(
        version=[3, 0], warps_per_cta=[4, 1], instr_shape=[16, 128, 16])
    acc = gl.zeros((BM, BN), dtype=gl.float32, layout=layout)
    slot = 0
    phase = 0
    for i in range(K // BK):
        mbarrier.wait(full.index(slot), phase=phase)
        acc = warpgroup_mma(a.index(slot), b.index(slot), acc, is_async=True)
        acc = warpgroup_mma_wait(num_outstanding=0, deps=(acc,))
        mbarrier.arrive(empty.index(slot), count=1)
        slot += 1
        if slot == SLOTS:
            slot = 0
            phase ^= 1
    rows = row + gl.arange(0, BM, layout=gl.SliceLayout(1, layout))
    cols = col + gl.arange(0, BN, layout=gl.SliceLayout(0, layout))
    gl.store(c + rows[:, None] * N + cols[None, :], acc.to(gl.float16))


@gluon.jit
def gemm(a_desc, b_desc, c, N, K, SLOTS: gl.constexpr):
    row = gl.program_id(1) * a_desc.block_type.shape[0]
    col = gl.program_id(0) * b_desc.block_type.shape[1]
    a = gl.allocate_shared_memory(a_desc.dtype, [SLOTS] + a_desc.block_type.shape, a_desc.layout)
    b = gl.allocate_shared_memory(b_desc.dtype, [SLOTS] + b_desc.block_type.shape, b_desc.layout)
    full = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [SLOTS, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(SLOTS):
        mbarrier.init(full.index(i), count=1)
        mbarrier.init(empty.index(i), count=1)
    fence_async_shared()
    gl.warp_specialize([(multiply, (c, a, b, full, empty, row, col, N, K, SLOTS)),
                        (load, (a_desc, b_desc, a, b, full, empty, row, col, K, SLOTS))],
                       [1], [40])
