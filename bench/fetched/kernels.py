#!/usr/bin/env python3
"""kernels.py OUT: three kernels in Triton as PTX, each with loops in one stage and in three."""
import os
import sys

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def product(A, B, C, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, STAGES: tl.constexpr):
    r = tl.program_id(0) * BM + tl.arange(0, BM)
    c = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    sums = tl.zeros([BM, BN], tl.float32)
    for at in tl.range(0, K, BK, num_stages=STAGES):
        a = tl.load(A + r[:, None] * K + at + k[None, :])
        b = tl.load(B + (at + k[:, None]) * N + c[None, :])
        sums = tl.dot(a, b, sums)
    tl.store(C + r[:, None] * N + c[None, :], sums.to(tl.float16))


@triton.jit
def attend(Q, K, V, O, S, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr, STAGES: tl.constexpr):
    head = tl.program_id(1) * S * D
    r = tl.program_id(0) * BM + tl.arange(0, BM)
    d = tl.arange(0, D)
    n = tl.arange(0, BN)
    q = tl.load(Q + head + r[:, None] * D + d[None, :])
    most = tl.full([BM], -1e30, tl.float32)
    total = tl.zeros([BM], tl.float32)
    sums = tl.zeros([BM, D], tl.float32)
    for at in tl.range(0, S, BN, num_stages=STAGES):
        k = tl.load(K + head + (at + n[None, :]) * D + d[:, None])
        s = tl.dot(q, k) * 0.18
        new = tl.maximum(most, tl.max(s, 1))
        p = tl.exp2(s - new[:, None])
        scale = tl.exp2(most - new)
        total = total * scale + tl.sum(p, 1)
        v = tl.load(V + head + (at + n[:, None]) * D + d[None, :])
        sums = tl.dot(p.to(tl.float16), v, sums * scale[:, None])
        most = new
    tl.store(O + head + r[:, None] * D + d[None, :], (sums / total[:, None]).to(tl.float16))


@triton.jit
def widened(A, B, Scale, C, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
            STAGES: tl.constexpr):
    """A times weights of 8 bits."""
    r = tl.program_id(0) * BM + tl.arange(0, BM)
    c = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    sums = tl.zeros([BM, BN], tl.float32)
    for at in tl.range(0, K, BK, num_stages=STAGES):
        a = tl.load(A + r[:, None] * K + at + k[None, :])
        b = tl.load(B + (at + k[:, None]) * N + c[None, :])
        sums = tl.dot(a, b.to(tl.float16), sums)
    sums *= tl.load(Scale + c)[None, :]
    tl.store(C + r[:, None] * N + c[None, :], sums.to(tl.float16))


KERNELS = {
    "product": ({"A": "*fp16", "B": "*fp16", "C": "*fp16", "N": "i32", "K": "i32"},
                {"BM": 128, "BN": 128, "BK": 64}, 8),
    "attend": ({"Q": "*fp16", "K": "*fp16", "V": "*fp16", "O": "*fp16", "S": "i32"},
               {"BM": 128, "BN": 64, "D": 64}, 4),
    "widened": ({"A": "*fp16", "B": "*i8", "Scale": "*fp32", "C": "*fp16", "N": "i32", "K": "i32"},
                {"BM": 64, "BN": 128, "BK": 64}, 4),
}


def main():
    for name, (signature, constants, warps) in KERNELS.items():
        kinds = signature | {k: "constexpr" for k in constants} | {"STAGES": "constexpr"}
        for file, stages in ((name, 1), (name + ".fixed", 3)):
            source = ASTSource(fn=globals()[name], signature=kinds,
                               constexprs=constants | {"STAGES": stages},
                               attrs={(i,): [["tt.divisibility", 16]] for i in range(len(signature))})
            k = triton.compile(source, target=GPUTarget("cuda", 90, 32),
                               options={"num_warps": warps, "num_stages": stages})
            if k.metadata.global_scratch_size or k.metadata.profile_scratch_size:
                raise SystemExit(f"{name}: asks for scratch memory")
            with open(os.path.join(sys.argv[1], file + ".ptx"), "w", encoding="ascii") as f:
                f.write(k.asm["ptx"])
            print(file, k.metadata.num_warps, "warps", k.metadata.shared, "bytes")


main()
