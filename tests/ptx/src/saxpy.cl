// OpenCL C for NVPTX.
__kernel void saxpy(__global float *y, __global const float *x, float a, uint n)
{
    uint i = __nvvm_read_ptx_sreg_ctaid_x() * 128 + __nvvm_read_ptx_sreg_tid_x();
    if (i < n)
        y[i] += a * x[i];
}

__kernel void scan(__global uint *out, __global const uint *in, __local uint *tmp)
{
    uint t = __nvvm_read_ptx_sreg_tid_x();
    tmp[t] = in[t];
    __nvvm_bar_sync(0);
    for (uint d = 1; d < 128; d *= 2) {
        uint v = t >= d ? tmp[t - d] : 0;
        __nvvm_bar_sync(0);
        tmp[t] += v;
        __nvvm_bar_sync(0);
    }
    out[t] = tmp[t];
}
