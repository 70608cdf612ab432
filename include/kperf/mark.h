/*
 * kperf/mark.h: mark regions of a kernel for kperf, from CUDA C++, HIP or OpenCL C.
 *
 * A mark emits no machine code.  In PTX it is a dead scoped register
 * declaration whose name carries the mark, which survives fatbinary (comments
 * do not) and leaves the cubin byte-identical; in AMDGCN it is a comment.
 *
 *   KPERF_BEGIN(softmax);  ...  KPERF_END(softmax);
 *   KPERF_INSTANT(tile_ready);
 *   KPERF_WAIT(full, 0);            the region around it waits on barrier `full`,
 *                                   filled 0 iterations earlier
 *   KPERF_WAIT(empty, STAGES);      ... released STAGES iterations earlier
 *   KPERF_WAIT_TURN(order, 0);      ... each of two warp groups has a barrier of this name, at
 *                                   which the other arrives: they go in turns
 *   KPERF_ARRIVE(empty);            the region around it releases `empty`
 *   KPERF_ASYNC_LOAD(load_a, tma, full, BYTES);
 *                                   starts a transfer whose completion arrives on `full`
 *   KPERF_ASYNC_OP(mma, tensor, FLOPS);
 *                                   starts an operation that KPERF_WAIT(mma, n) waits for
 *
 * Names are plain identifiers of at most 48 characters without `$`.  Numbers
 * must be compile-time constants.  Every path through the kernel must close
 * the regions that it opens, in reverse order.  Records are written by lane 0 of
 * a warp: what other lanes do alone is not seen.
 *
 * An engine is what serves the operations of a CTA.  `tensor` (NVIDIA's tensor
 * cores: one operation after the other, its rate measured by `kperf calibrate`)
 * and `tma` (the copy engine) are known, of AMD's `matrix`; other names are
 * engines by themselves, of which only the time with operations in flight is known.
 * BYTES and FLOPS are of one execution: what the CTA gets by it, and, of `tensor`,
 * what the four warps of a group start together, of others what one warp does.
 */
#ifndef KPERF_MARK_H
#define KPERF_MARK_H

#if defined(__AMDGCN__) && (defined(__HIP_DEVICE_COMPILE__) || defined(__OPENCL_C_VERSION__))

#define KPERF_MARK0_(op, name) __asm__ volatile("; kperf." op " " name)
#define KPERF_BEGIN(name) KPERF_MARK0_("begin", #name)
#define KPERF_END(name) KPERF_MARK0_("end", #name)
#define KPERF_INSTANT(name) KPERF_MARK0_("instant", #name)
#define KPERF_ARRIVE(name) KPERF_MARK0_("arrive", #name)
#define KPERF_WAIT(name, distance) \
    __asm__ volatile("; kperf.wait " #name " k=%0" ::"n"(distance))
#define KPERF_WAIT_TURN(name, distance) \
    __asm__ volatile("; kperf.wait " #name " k=%0 turns=2" ::"n"(distance))
#define KPERF_ASYNC_LOAD(name, engine, barrier, nbytes)                      \
    __asm__ volatile("; kperf.async " #name " engine=" #engine " arrives=" #barrier \
                     " bytes=%0" ::"n"(nbytes))
#define KPERF_ASYNC_OP(name, engine, nflops) \
    __asm__ volatile("; kperf.async " #name " engine=" #engine " flops=%0" ::"n"(nflops))

#elif defined(__CUDA_ARCH__)

#define KPERF_MARK0_(op, name) asm volatile("{ .reg .pred kperf_" op "_" name "; }")
#define KPERF_BEGIN(name) KPERF_MARK0_("begin", #name)
#define KPERF_END(name) KPERF_MARK0_("end", #name)
#define KPERF_INSTANT(name) KPERF_MARK0_("instant", #name)
#define KPERF_ARRIVE(name) KPERF_MARK0_("arrive", #name)
#define KPERF_WAIT(name, distance) \
    asm volatile("{ .reg .pred kperf_wait_" #name "$k$%0; }" ::"n"(distance))
#define KPERF_WAIT_TURN(name, distance) \
    asm volatile("{ .reg .pred kperf_wait_" #name "$k$%0$turns$2; }" ::"n"(distance))
#define KPERF_ASYNC_LOAD(name, engine, barrier, nbytes)                         \
    asm volatile("{ .reg .pred kperf_async_" #name "$engine$" #engine           \
                 "$arrives$" #barrier "$bytes$%0; }" ::"n"(nbytes))
#define KPERF_ASYNC_OP(name, engine, nflops)                          \
    asm volatile("{ .reg .pred kperf_async_" #name "$engine$" #engine \
                 "$flops$%0; }" ::"n"(nflops))

#else /* host code: marks vanish */

#define KPERF_BEGIN(name) ((void)0)
#define KPERF_END(name) ((void)0)
#define KPERF_INSTANT(name) ((void)0)
#define KPERF_ARRIVE(name) ((void)0)
#define KPERF_WAIT(name, distance) ((void)0)
#define KPERF_WAIT_TURN(name, distance) ((void)0)
#define KPERF_ASYNC_LOAD(name, engine, barrier, nbytes) ((void)0)
#define KPERF_ASYNC_OP(name, engine, nflops) ((void)0)

#endif

#endif /* KPERF_MARK_H */
