"""The CUDA driver by ctypes: modules, tensor maps, launches on PyTorch's current stream."""
import ctypes as C

import torch

cuda = C.CDLL("libcuda.so.1")
BFLOAT16, SWIZZLE_128B, L2_256B, MAX_DYNAMIC_SHARED = 9, 3, 3, 8


def call(name, *args):
    error = getattr(cuda, name)(*args)
    if error:
        text = C.c_char_p()
        cuda.cuGetErrorString(error, C.byref(text))
        raise RuntimeError(f"{name}: {text.value.decode() if text.value else error}")


class Kernel:
    """A cubin's only entry, with its threads and its dynamic shared memory."""

    def __init__(self, path, entry, threads, shared):
        torch.cuda.current_stream()  # PyTorch's context is the one to load into
        torch.zeros(1, device="cuda")
        with open(path, "rb") as f:
            image = f.read()
        self.module, self.function = C.c_void_p(), C.c_void_p()
        call("cuModuleLoadData", C.byref(self.module), image)
        call("cuModuleGetFunction", C.byref(self.function), self.module, entry.encode())
        call("cuFuncSetAttribute", self.function, MAX_DYNAMIC_SHARED, C.c_int(shared))
        self.threads, self.shared = threads, shared

    def bind(self, grid, args):
        """A call that launches it; what `args` point to must live as long."""
        values = [a if isinstance(a, C.Array) else
                  C.c_void_p(a.data_ptr()) if isinstance(a, torch.Tensor) else C.c_int(a)
                  for a in args]
        pointers = (C.c_void_p * len(values))(*[C.addressof(v) for v in values])

        def launch(keep=(values, args)):
            call("cuLaunchKernel", self.function, *map(C.c_uint, (*grid, self.threads, 1, 1)),
                 C.c_uint(self.shared), C.c_void_p(torch.cuda.current_stream().cuda_stream),
                 pointers, None)
            return keep
        return launch


def tensor_map(tensor, box):
    """Of a contiguous bf16 tensor, 128-byte swizzle, zeros outside; box innermost first."""
    dims = list(reversed(tensor.shape))
    strides, step = [], 2
    for d in dims[:-1]:
        step *= d
        strides.append(step)
    n = len(dims)
    room = C.create_string_buffer(128 + 64)  # the driver wants 64-byte alignment
    at = (C.addressof(room) + 63) // 64 * 64
    result = (C.c_char * 128).from_address(at)
    call("cuTensorMapEncodeTiled", result, C.c_int(BFLOAT16), C.c_uint(n),
         C.c_void_p(tensor.data_ptr()), (C.c_uint64 * n)(*dims), (C.c_uint64 * n)(*strides),
         (C.c_uint32 * n)(*box), (C.c_uint32 * n)(*[1] * n), C.c_int(0), C.c_int(SWIZZLE_128B),
         C.c_int(L2_256B), C.c_int(0))
    copy = (C.c_char * 128)()
    C.memmove(copy, result, 128)
    return copy
