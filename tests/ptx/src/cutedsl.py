"""Kernels in CuTe's Python language for the corpus of PTX.  usage: cutedsl.py OUT ARCH

They are compiled without a device; the compiler leaves its PTX in the current folder.
"""
import os
import sys

os.environ["CUTE_DSL_ARCH"] = sys.argv[2]
os.environ["CUTE_DSL_KEEP_PTX"] = "1"
folder = os.path.join(sys.argv[1], "cute-" + sys.argv[2])
os.makedirs(folder, exist_ok=True)
os.chdir(folder)

import cutlass  # noqa: E402
import cutlass.cute as cute  # noqa: E402
import torch  # noqa: E402
from cutlass.cute.runtime import from_dlpack  # noqa: E402


@cute.kernel
def axpy_kernel(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    b, _, _ = cute.arch.block_idx()
    i = b * 128 + t
    y[i] = x[i] * 2.0 + y[i]


@cute.kernel
def rounds_kernel(x: cute.Tensor, y: cute.Tensor, n: cutlass.Int32):
    t, _, _ = cute.arch.thread_idx()
    b, _, _ = cute.arch.block_idx()
    i = b * 128 + t
    total = cutlass.Float32(0)
    for k in range(n):
        cute.arch.sync_threads()
        total += x[(i + k) % 1024]
    y[i] = total


@cute.kernel
def shared_kernel(x: cute.Tensor, y: cute.Tensor):
    t, _, _ = cute.arch.thread_idx()
    b, _, _ = cute.arch.block_idx()
    allocator = cutlass.utils.SmemAllocator()
    cells = allocator.allocate_tensor(cutlass.Float32, cute.make_layout(128), 16)
    cells[t] = x[b * 128 + t]
    cute.arch.sync_threads()
    y[b * 128 + t] = cells[127 - t]


@cute.jit
def axpy(x: cute.Tensor, y: cute.Tensor):
    axpy_kernel(x, y).launch(grid=(8, 1, 1), block=(128, 1, 1))


@cute.jit
def rounds(x: cute.Tensor, y: cute.Tensor, n: cutlass.Int32):
    rounds_kernel(x, y, n).launch(grid=(8, 1, 1), block=(128, 1, 1))


@cute.jit
def shared(x: cute.Tensor, y: cute.Tensor):
    shared_kernel(x, y).launch(grid=(8, 1, 1), block=(128, 1, 1))


def main():
    x, y = from_dlpack(torch.zeros(1024)), from_dlpack(torch.zeros(1024))
    for name, host, more in (("axpy", axpy, ()), ("rounds", rounds, (4,)), ("shared", shared, ())):
        try:
            before = set(os.listdir("."))
            cute.compile(host, x, y, *more)
            for made in set(os.listdir(".")) - before:
                path = os.path.join(sys.argv[1], "cute-%s-%s.ptx" % (name, sys.argv[2]))
                if made.endswith(".ptx"):
                    os.rename(made, path)
                    print("made", path)
        except Exception as e:
            print("not made", name, str(e)[:200].replace("\n", " "))


main()
