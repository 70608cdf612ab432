"""A program that launches `scale` under src/inject: INJECT CUPTI TEXT [extra] [refused] [cooperative].

TEXT is what the module is loaded from.  Three launches on 640 numbers, out = 2 in + 1; prints the
sum of what each left.  `extra`: parameters in a buffer.  `refused`: a launch that the driver
refuses comes before them.  `cooperative`: the first is a cooperative launch.
"""
import ctypes as c
import sys

inject, cupti, text, extra = sys.argv[1], sys.argv[2], open(sys.argv[3], "rb").read(), sys.argv[4:]
cuda, listener = c.CDLL("libcuda.so.1"), c.CDLL(cupti)
assert c.CDLL(inject).InitializeInjection() == 1
N = 640
module, function = c.c_void_p(), c.c_void_p()
assert cuda.cuModuleLoadData(c.byref(module), text) == 0
assert cuda.cuModuleGetFunction(c.byref(function), module, b"scale") == 0
out, numbers = c.c_uint64(), c.c_uint64()
for at in (out, numbers):
    assert cuda.cuMemAlloc_v2(c.byref(at), c.c_size_t(4 * N)) == 0
Array = c.c_int32 * N
held = Array(*range(N))
assert cuda.cuMemcpyHtoD_v2(numbers, held, c.c_size_t(4 * N)) == 0
assert cuda.cuMemcpyHtoD_v2(out, Array(), c.c_size_t(4 * N)) == 0


class Parameters(c.Structure):
    _fields_ = [("out", c.c_uint64), ("numbers", c.c_uint64), ("n", c.c_int32)]


p = Parameters(out, numbers, N)
params = (c.c_void_p * 4)(*(c.addressof(p) + i for i in (0, 8, 16)))
size = c.c_size_t(c.sizeof(p))
buffer = (c.c_void_p * 5)(1, c.addressof(p), 2, c.addressof(size), 0)
if "refused" in extra:
    assert listener.launch(cuda.cuLaunchKernelEx, function, 10, 2048, params, None, b"scale") != 0
for n in range(3):
    given = (None, buffer) if "extra" in extra else (params, None)
    if n == 0 and "cooperative" in extra:
        assert listener.launch_cooperative(cuda.cuLaunchKernelEx, function, 10, 64, params) == 0
    else:
        assert listener.launch(cuda.cuLaunchKernelEx, function, 10, 64, *given, b"scale") == 0
    got = Array()
    assert cuda.cuMemcpyDtoH_v2(got, out, c.c_size_t(4 * N)) == 0
    print(sum(got))
