#!/usr/bin/env python3
"""kernels.py OUT: three kernels in Triton as PTX, each as it was seeded and as repaired."""
import os
import sys

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def scaled(X, W, S, Y, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
           CHOICE: tl.constexpr):
    """x times weights of 8 bits, which have a scale a column; CHOICE stages."""
    r = tl.program_id(0) * BM + tl.arange(0, BM)
    c = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    y = tl.zeros([BM, BN], tl.float32)
    for at in tl.range(0, K, BK, num_stages=CHOICE):
        x = tl.load(X + r[:, None] * K + at + k[None, :])
        w = tl.load(W + (at + k[:, None]) * N + c[None, :])
        y = tl.dot(x, w.to(tl.float16), y)
    tl.store(Y + r[:, None] * N + c[None, :], (y * tl.load(S + c)[None, :]).to(tl.float16))


@triton.jit
def tiles(A, B, C, N, K, COUNT, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
          CHOICE: tl.constexpr):
    """A persistent product; CHOICE: a tile's loads go on while the last one is stored."""
    k = tl.arange(0, BK)
    across = N // BN
    for tile in tl.range(tl.program_id(0), COUNT, tl.num_programs(0), flatten=CHOICE):
        r = tile // across * BM + tl.arange(0, BM)
        c = tile % across * BN + tl.arange(0, BN)
        sum = tl.zeros([BM, BN], tl.float32)
        for at in tl.range(0, K, BK):
            a = tl.load(A + r[:, None] * K + at + k[None, :])
            sum = tl.dot(a, tl.load(B + (at + k[:, None]) * N + c[None, :]), sum)
        gelu = sum / (1 + tl.exp(-1.702 * sum))
        tl.store(C + r[:, None] * N + c[None, :], gelu.to(tl.float16))


@triton.jit
def rows(X, W, Y, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
         CHOICE: tl.constexpr):
    """Rows, divided by their root mean square; sound: many small programs fill the memory."""
    x = X + tl.program_id(0) * K
    k = tl.arange(0, BK)
    square = tl.zeros([BK], tl.float32)
    for at in tl.range(0, K, BK, num_stages=CHOICE):
        v = tl.load(x + at + k)
        square += v * v
    scale = tl.rsqrt(tl.sum(square, 0) / K + 1e-6)
    for at in tl.range(0, K, BK, num_stages=CHOICE):
        v = tl.load(x + at + k) * scale * tl.load(W + at + k)
        tl.store(Y + tl.program_id(0) * K + at + k, v)


def build(name, fn, kinds, block, choice, warps, stages):
    kinds = {**kinds, **{k: "constexpr" for k in ("BM", "BN", "BK", "CHOICE")}}
    source = ASTSource(fn=fn, signature=kinds,
                       constexprs={**dict(zip(("BM", "BN", "BK"), block)), "CHOICE": choice},
                       attrs={(i,): [["tt.divisibility", 16]] for i, k in enumerate(kinds)
                              if kinds[k] != "constexpr" and k != "COUNT"})
    k = triton.compile(source, target=GPUTarget("cuda", 90, 32),
                       options={"num_warps": warps, "num_stages": stages})
    if k.metadata.global_scratch_size or k.metadata.profile_scratch_size:
        raise SystemExit(f"{name}: asks for scratch memory")
    with open(os.path.join(sys.argv[1], name + ".ptx"), "w") as f:
        f.write(k.asm["ptx"])
    print(name, k.metadata.num_warps, "warps", k.metadata.shared, "bytes")


def main():
    half = {"N": "i32", "K": "i32"}
    for end, choice in (("", 2), (".fixed", 4)):
        build("scaled" + end, scaled, {"X": "*fp16", "W": "*i8", "S": "*fp32", "Y": "*fp16", **half},
              (64, 128, 64), choice, 4, choice)
    for end, choice in (("", False), (".fixed", True)):
        build("tiles" + end, tiles, {"A": "*fp16", "B": "*fp16", "C": "*fp16", **half,
                                     "COUNT": "i32"}, (128, 128, 64), choice, 8, 3)
    for end, choice in (("", 1), (".fixed", 3)):
        build("rows" + end, rows, {"X": "*fp32", "W": "*fp32", "Y": "*fp32", **half},
              (1, 1, 1024), choice, 4, choice)


main()
