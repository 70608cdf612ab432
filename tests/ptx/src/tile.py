"""Kernels in TileLang for the corpus of PTX.  usage: tile.py OUT: CUDA sources, a line each.

They are lowered without a device; nvcc makes PTX of them.
"""
import os
import sys

import tilelang
import tilelang.language as T
import tvm


def matmul(m, n, k, bm, bn, bk, stages):
    @T.prim_func
    def main(a: T.Tensor((m, k), "float16"), b: T.Tensor((k, n), "float16"),
             c: T.Tensor((m, n), "float16")):
        with T.Kernel(T.ceildiv(n, bn), T.ceildiv(m, bm), threads=128) as (bx, by):
            sa = T.alloc_shared((bm, bk), "float16")
            sb = T.alloc_shared((bk, bn), "float16")
            sum_ = T.alloc_fragment((bm, bn), "float32")
            T.clear(sum_)
            for i in T.Pipelined(T.ceildiv(k, bk), num_stages=stages):
                T.copy(a[by * bm, i * bk], sa)
                T.copy(b[i * bk, bx * bn], sb)
                T.gemm(sa, sb, sum_)
            T.copy(sum_, c[by * bm, bx * bn])
    return main


def softmax(rows, columns, block):
    @T.prim_func
    def main(x: T.Tensor((rows, columns), "float32"), y: T.Tensor((rows, columns), "float32")):
        with T.Kernel(T.ceildiv(rows, block), threads=128) as bx:
            v = T.alloc_fragment((block, columns), "float32")
            most = T.alloc_fragment((block,), "float32")
            total = T.alloc_fragment((block,), "float32")
            T.copy(x[bx * block, 0], v)
            T.reduce_max(v, most, dim=1)
            for i, j in T.Parallel(block, columns):
                v[i, j] = T.exp2(v[i, j] - most[i])
            T.reduce_sum(v, total, dim=1)
            for i, j in T.Parallel(block, columns):
                v[i, j] = v[i, j] / total[i]
            T.copy(v, y[bx * block, 0])
    return main


def add(n, block):
    @T.prim_func
    def main(x: T.Tensor((n,), "float32"), y: T.Tensor((n,), "float32")):
        with T.Kernel(T.ceildiv(n, block), threads=128) as bx:
            for i in T.Parallel(block):
                y[bx * block + i] = x[bx * block + i] * 2.0 + y[bx * block + i]
    return main


KERNELS = {"matmul1": matmul(1024, 1024, 1024, 64, 64, 32, 1),
           "matmul2": matmul(1024, 1024, 1024, 128, 64, 32, 2),
           "matmul3": matmul(1024, 1024, 1024, 128, 128, 32, 3),
           "softmax": softmax(4096, 256, 16), "add": add(1 << 20, 1024)}


def main():
    for arch in ("sm_80", "sm_89", "sm_90a"):
        target = tvm.target.Target({"kind": "cuda", "arch": arch})
        for name, kernel in KERNELS.items():
            path = os.path.join(sys.argv[1], "tile-%s-%s.cu" % (name, arch[3:]))
            try:
                with target:
                    made = tilelang.lower(kernel, target=target, enable_device_compile=False,
                                          enable_host_codegen=False)
                with open(path, "w", encoding="utf-8") as f:
                    f.write(made.kernel_source)
                print("made", arch[3:], path)
            except Exception as e:
                print("not made", path, str(e)[:200].replace("\n", " "))
    print("include", os.path.dirname(tilelang.__file__))


main()
