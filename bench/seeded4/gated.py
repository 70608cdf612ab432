#!/usr/bin/env python3
"""gated.py OUT: a gated projection in Triton as PTX; its loop is not in stages, fixed in three."""
import os
import sys

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def gated(X, Up, Gate, Y, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
          STAGES: tl.constexpr):
    """silu(x Gate) (x Up)."""
    r = tl.program_id(0) * BM + tl.arange(0, BM)
    c = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    up = tl.zeros([BM, BN], tl.float32)
    gate = tl.zeros([BM, BN], tl.float32)
    for at in tl.range(0, K, BK, num_stages=STAGES):
        x = tl.load(X + r[:, None] * K + at + k[None, :])
        up = tl.dot(x, tl.load(Up + (at + k[:, None]) * N + c[None, :]), up)
        gate = tl.dot(x, tl.load(Gate + (at + k[:, None]) * N + c[None, :]), gate)
    y = up * gate / (1 + tl.exp(-gate))
    tl.store(Y + r[:, None] * N + c[None, :], y.to(tl.float16))


def main():
    kinds = {"X": "*fp16", "Up": "*fp16", "Gate": "*fp16", "Y": "*fp16", "N": "i32", "K": "i32"}
    kinds.update({k: "constexpr" for k in ("BM", "BN", "BK", "STAGES")})
    for name, stages in (("gated", 1), ("gated.fixed", 3)):
        constants = {"BM": 128, "BN": 64, "BK": 64, "STAGES": stages}
        source = ASTSource(fn=gated, signature=kinds, constexprs=constants,
                           attrs={(i,): [["tt.divisibility", 16]] for i in range(6)})
        k = triton.compile(source, target=GPUTarget("cuda", 90, 32),
                           options={"num_warps": 8, "num_stages": stages})
        if k.metadata.global_scratch_size or k.metadata.profile_scratch_size:
            raise SystemExit(f"{name}: asks for scratch memory")
        with open(os.path.join(sys.argv[1], name + ".ptx"), "w") as f:
            f.write(k.asm["ptx"])
        print(name, k.metadata.num_warps, "warps", k.metadata.shared, "bytes")


main()
