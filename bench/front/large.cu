// A kernel as large as those of libraries: examples/attn_ws with ten tiles an iteration.  The
// number of its first barrier is known at run time only, so that ptxas counts all 16 as used.
#include "softmax.cuh"

#define __syncthreads() asm volatile("bar.sync %0;" ::"r"(threadIdx.y) : "memory")
#include "attn_ws.cu"
