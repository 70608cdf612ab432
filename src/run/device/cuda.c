#include "run/run_internal.h"

#ifdef HAVE_CUDA_H

#include <cuda.h>
#include <dlfcn.h>

/* The driver API by its symbols' versioned names; cuda.h gives the types. */
struct api {
    CUresult (*init)(unsigned);
    CUresult (*error_name)(CUresult, const char **);
    CUresult (*error_string)(CUresult, const char **);
    CUresult (*driver_version)(int *);
    CUresult (*device_count)(int *);
    CUresult (*device_get)(CUdevice *, int);
    CUresult (*device_name)(char *, int, CUdevice);
    CUresult (*device_attribute)(int *, CUdevice_attribute, CUdevice);
    CUresult (*device_memory)(size_t *, CUdevice);
    CUresult (*bus_id)(char *, int, CUdevice);
    CUresult (*context_retain)(CUcontext *, CUdevice);
    CUresult (*context_release)(CUdevice);
    CUresult (*context_set)(CUcontext);
    CUresult (*module_load)(CUmodule *, const void *);
    CUresult (*module_function)(CUfunction *, CUmodule, const char *);
    CUresult (*module_global)(CUdeviceptr *, size_t *, CUmodule, const char *);
    CUresult (*function_set)(CUfunction, CUfunction_attribute, int);
    CUresult (*function_get)(int *, CUfunction_attribute, CUfunction);
    CUresult (*occupancy)(int *, CUfunction, int, size_t);
    CUresult (*alloc)(CUdeviceptr *, size_t);
    CUresult (*release)(CUdeviceptr);
    CUresult (*upload)(CUdeviceptr, const void *, size_t);
    CUresult (*download)(void *, CUdeviceptr, size_t);
    CUresult (*copy)(CUdeviceptr, CUdeviceptr, size_t, CUstream);
    CUresult (*fill)(CUdeviceptr, unsigned char, size_t, CUstream);
    CUresult (*launch)(const CUlaunchConfig *, CUfunction, void **, void **);
    CUresult (*stream_new)(CUstream *, unsigned);
    CUresult (*stream_sync)(CUstream);
    CUresult (*event_new)(CUevent *, unsigned);
    CUresult (*event_record)(CUevent, CUstream);
    CUresult (*event_ms)(float *, CUevent, CUevent);
    CUresult (*tensor_map)(CUtensorMap *, CUtensorMapDataType, cuuint32_t, void *,
                           const cuuint64_t *, const cuuint64_t *, const cuuint32_t *,
                           const cuuint32_t *, CUtensorMapInterleave, CUtensorMapSwizzle,
                           CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
};

static const struct kpn_driver_symbol symbols[] = {
    {offsetof(struct api, init), "cuInit", false},
    {offsetof(struct api, error_name), "cuGetErrorName", false},
    {offsetof(struct api, error_string), "cuGetErrorString", false},
    {offsetof(struct api, driver_version), "cuDriverGetVersion", false},
    {offsetof(struct api, device_count), "cuDeviceGetCount", false},
    {offsetof(struct api, device_get), "cuDeviceGet", false},
    {offsetof(struct api, device_name), "cuDeviceGetName", false},
    {offsetof(struct api, device_attribute), "cuDeviceGetAttribute", false},
    {offsetof(struct api, device_memory), "cuDeviceTotalMem_v2", false},
    {offsetof(struct api, bus_id), "cuDeviceGetPCIBusId", true},
    {offsetof(struct api, context_retain), "cuDevicePrimaryCtxRetain", false},
    {offsetof(struct api, context_release), "cuDevicePrimaryCtxRelease_v2", false},
    {offsetof(struct api, context_set), "cuCtxSetCurrent", false},
    {offsetof(struct api, module_load), "cuModuleLoadData", false},
    {offsetof(struct api, module_function), "cuModuleGetFunction", false},
    {offsetof(struct api, module_global), "cuModuleGetGlobal_v2", false},
    {offsetof(struct api, function_set), "cuFuncSetAttribute", false},
    {offsetof(struct api, function_get), "cuFuncGetAttribute", false},
    {offsetof(struct api, occupancy), "cuOccupancyMaxActiveBlocksPerMultiprocessor", false},
    {offsetof(struct api, alloc), "cuMemAlloc_v2", false},
    {offsetof(struct api, release), "cuMemFree_v2", false},
    {offsetof(struct api, upload), "cuMemcpyHtoD_v2", false},
    {offsetof(struct api, download), "cuMemcpyDtoH_v2", false},
    {offsetof(struct api, copy), "cuMemcpyDtoDAsync_v2", false},
    {offsetof(struct api, fill), "cuMemsetD8Async", false},
    {offsetof(struct api, launch), "cuLaunchKernelEx", false},
    {offsetof(struct api, stream_new), "cuStreamCreate", false},
    {offsetof(struct api, stream_sync), "cuStreamSynchronize", false},
    {offsetof(struct api, event_new), "cuEventCreate", false},
    {offsetof(struct api, event_record), "cuEventRecord", false},
    {offsetof(struct api, event_ms), "cuEventElapsedTime", false},
    {offsetof(struct api, tensor_map), "cuTensorMapEncodeTiled", false},
};

struct kpn_gpu {
    struct api api;
    CUdevice device;
    CUcontext context;
    CUstream stream;
};

static bool check(struct kpn_gpu *g, CUresult r, const char *call, const char *detail)
{
    const char *name = NULL, *text = NULL;
    if (r == CUDA_SUCCESS)
        return true;
    g->api.error_name(r, &name);
    g->api.error_string(r, &text);
    kpn_driver_error(call, detail, (int)r, name, text);
    return false;
}

static bool load_api(struct api *api)
{
    /* KPERF_LIBCUDA: another driver library, for developing kperf. */
    const char *name = getenv("KPERF_LIBCUDA");
    void *lib = dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    return kpn_driver_load(lib, "no CUDA driver", "the CUDA driver is too old", symbols,
                           KP_COUNT(symbols), api);
}

static void driver_text(struct kpn_gpu *g, char *out, size_t n)
{
    char kernel[48] = "";
    int version = 0;
    g->api.driver_version(&version);
    if (!kpn_version_in("/sys/module/nvidia/version", kernel, sizeof kernel))
        kpn_version_in("/proc/driver/nvidia/version", kernel, sizeof kernel);
    snprintf(out, n, "%s%sCUDA %d.%d", kernel, *kernel ? ", " : "", version / 1000,
             version % 1000 / 10);
}

static bool attribute(struct kpn_gpu *g, CUdevice_attribute a, uint32_t *out)
{
    int v = 0;
    if (!check(g, g->api.device_attribute(&v, a, g->device), "cuDeviceGetAttribute", NULL))
        return false;
    *out = v < 0 ? 0 : (uint32_t)v;
    return true;
}

/* 0 where the driver does not tell. */
static uint32_t told(struct kpn_gpu *g, CUdevice_attribute a)
{
    int v = 0;
    return g->api.device_attribute(&v, a, g->device) == CUDA_SUCCESS && v > 0 ? (uint32_t)v : 0;
}

static void read_more(struct kpn_gpu *g, struct kpn_gpu_info *info)
{
    info->clock_mhz = told(g, CU_DEVICE_ATTRIBUTE_CLOCK_RATE) / 1000;
    info->memory_mhz = told(g, CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE) / 1000;
    info->bus_bits = told(g, CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
    info->l2_bytes = told(g, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE);
    if (!g->api.bus_id || g->api.bus_id(info->bus, sizeof info->bus, g->device) != CUDA_SUCCESS)
        info->bus[0] = '\0';
    info->bus[sizeof info->bus - 1] = '\0';
}

static bool read_info(struct kpn_gpu *g, struct kpn_gpu_info *info)
{
    uint32_t major, minor;
    struct kpn_limits *l = &info->limits;
    size_t memory = 0;
    *info = (struct kpn_gpu_info){0};
    if (!check(g, g->api.device_name(info->name, sizeof info->name, g->device),
               "cuDeviceGetName", NULL) ||
        !check(g, g->api.device_memory(&memory, g->device), "cuDeviceTotalMem", NULL) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, &major) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, &minor) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, &l->sms) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR,
                   &l->shared_per_sm) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
                   &l->shared_per_block) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK,
                   &l->shared_reserved) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR,
                   &l->registers_per_sm) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, &l->threads_per_sm) ||
        !attribute(g, CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, &l->ctas_per_sm))
        return false;
    info->name[sizeof info->name - 1] = '\0';
    info->major = (int)major;
    info->minor = (int)minor;
    read_more(g, info);
    info->memory = memory;
    snprintf(info->capability, sizeof info->capability, "%u.%u", major, minor);
    driver_text(g, info->driver, sizeof info->driver);
    return true;
}

static void cuda_close(struct kpn_gpu *g)
{
    if (g->context)
        g->api.context_release(g->device);
    free(g);
}

static bool cuda_start(struct kpn_gpu *g, struct kpn_gpu_info *info)
{
    int n = 0;
    if (!check(g, g->api.init(0), "cuInit", NULL) ||
        !check(g, g->api.device_count(&n), "cuDeviceGetCount", NULL))
        return false;
    if (n == 0) {
        kp_error("the CUDA driver finds no device");
        return false;
    }
    return check(g, g->api.device_get(&g->device, 0), "cuDeviceGet", NULL) &&
           check(g, g->api.context_retain(&g->context, g->device), "cuDevicePrimaryCtxRetain",
                 NULL) &&
           check(g, g->api.context_set(g->context), "cuCtxSetCurrent", NULL) &&
           check(g, g->api.stream_new(&g->stream, CU_STREAM_DEFAULT), "cuStreamCreate",
                 NULL) &&
           read_info(g, info);
}

static int cuda_open(struct kpn_gpu **out, struct kpn_gpu_info *info)
{
    struct kpn_gpu *g = kp_alloc(sizeof *g);
    if (load_api(&g->api) && cuda_start(g, info)) {
        *out = g;
        return KP_OK;
    }
    cuda_close(g);
    return KP_NODEVICE;
}

static bool cuda_load(struct kpn_gpu *g, const void *image, void **module)
{
    CUmodule m = NULL;
    bool ok = check(g, g->api.module_load(&m, image), "cuModuleLoadData", NULL);
    *module = m;
    return ok;
}

static bool cuda_function(struct kpn_gpu *g, void *module, const char *name, void **fn)
{
    CUfunction f = NULL;
    bool ok = check(g, g->api.module_function(&f, module, name), "cuModuleGetFunction", name);
    *fn = f;
    return ok;
}

static bool cuda_symbol(struct kpn_gpu *g, void *module, const char *name, kpn_addr *a, size_t *n)
{
    CUdeviceptr p = 0;
    bool ok = check(g, g->api.module_global(&p, n, module, name), "cuModuleGetGlobal", name);
    *a = p;
    return ok;
}

static bool cuda_prepare(struct kpn_gpu *g, void *fn, const struct kpn_launch *l)
{
    uint32_t cluster = l->cluster[0] * l->cluster[1] * l->cluster[2];
    if (cluster > 8 &&
        !check(g, g->api.function_set(fn, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1),
               "cuFuncSetAttribute", "NON_PORTABLE_CLUSTER_SIZE_ALLOWED"))
        return false;
    return check(g, g->api.function_set(fn, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                        (int)l->shared),
                 "cuFuncSetAttribute", "MAX_DYNAMIC_SHARED_SIZE_BYTES");
}

static bool cuda_describe(struct kpn_gpu *g, void *fn, struct kpn_function_info *out)
{
    return check(g, g->api.function_get(&out->registers, CU_FUNC_ATTRIBUTE_NUM_REGS, fn),
                 "cuFuncGetAttribute", "NUM_REGS") &&
           check(g, g->api.function_get(&out->local, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, fn),
                 "cuFuncGetAttribute", "LOCAL_SIZE_BYTES") &&
           check(g, g->api.function_get(&out->shared, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, fn),
                 "cuFuncGetAttribute", "SHARED_SIZE_BYTES") &&
           check(g, g->api.function_get(&out->max_threads,
                                        CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, fn),
                 "cuFuncGetAttribute", "MAX_THREADS_PER_BLOCK");
}

static bool cuda_occupancy(struct kpn_gpu *g, void *fn, const struct kpn_launch *l, int *ctas)
{
    int threads = (int)(l->block[0] * l->block[1] * l->block[2]);
    return check(g, g->api.occupancy(ctas, fn, threads, l->shared),
                 "cuOccupancyMaxActiveBlocksPerMultiprocessor", NULL);
}

static bool cuda_alloc(struct kpn_gpu *g, size_t bytes, kpn_addr *out)
{
    CUdeviceptr p = 0;
    char size[32];
    snprintf(size, sizeof size, "of %zu bytes", bytes);
    bool ok = check(g, g->api.alloc(&p, bytes), "cuMemAlloc", size);
    *out = p;
    return ok;
}

static bool cuda_try_alloc(struct kpn_gpu *g, size_t bytes, kpn_addr *out)
{
    CUdeviceptr p = 0;
    bool ok = g->api.alloc(&p, bytes) == CUDA_SUCCESS;
    *out = p;
    return ok;
}

static void cuda_release(struct kpn_gpu *g, kpn_addr a)
{
    if (a)
        g->api.release(a);
}

static bool cuda_upload(struct kpn_gpu *g, kpn_addr to, const void *from, size_t n)
{
    return check(g, g->api.upload(to, from, n), "cuMemcpyHtoD", NULL);
}

static bool cuda_download(struct kpn_gpu *g, void *to, kpn_addr from, size_t n)
{
    return check(g, g->api.stream_sync(g->stream), "cuStreamSynchronize", NULL) &&
           check(g, g->api.download(to, from, n), "cuMemcpyDtoH", NULL);
}

static bool cuda_copy(struct kpn_gpu *g, kpn_addr to, kpn_addr from, size_t n)
{
    return check(g, g->api.copy(to, from, n, g->stream), "cuMemcpyDtoDAsync", NULL);
}

static bool cuda_fill(struct kpn_gpu *g, kpn_addr to, unsigned char byte, size_t n)
{
    return check(g, g->api.fill(to, byte, n, g->stream), "cuMemsetD8Async", NULL);
}

static bool cuda_launch(struct kpn_gpu *g, void *fn, const struct kpn_launch *l, void **params)
{
    CUlaunchAttribute attributes[2];
    unsigned count = 0;
    if (l->cluster[0] * l->cluster[1] * l->cluster[2] > 1) {
        CUlaunchAttribute *a = &attributes[count++];
        *a = (CUlaunchAttribute){.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION};
        a->value.clusterDim.x = l->cluster[0];
        a->value.clusterDim.y = l->cluster[1];
        a->value.clusterDim.z = l->cluster[2];
    }
    if (l->cooperative)
        attributes[count++] = (CUlaunchAttribute){.id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
                                                  .value.cooperative = 1};
    CUlaunchConfig c = {
        .gridDimX = l->grid[0], .gridDimY = l->grid[1], .gridDimZ = l->grid[2],
        .blockDimX = l->block[0], .blockDimY = l->block[1], .blockDimZ = l->block[2],
        .sharedMemBytes = l->shared, .hStream = g->stream, .attrs = attributes,
        .numAttrs = count,
    };
    return check(g, g->api.launch(&c, fn, params, NULL), "cuLaunchKernelEx", NULL);
}

static bool cuda_sync(struct kpn_gpu *g)
{
    return check(g, g->api.stream_sync(g->stream), "cuStreamSynchronize", NULL);
}

static bool cuda_event_new(struct kpn_gpu *g, void **event)
{
    CUevent e = NULL;
    bool ok = check(g, g->api.event_new(&e, CU_EVENT_DEFAULT), "cuEventCreate", NULL);
    *event = e;
    return ok;
}

static bool cuda_event_record(struct kpn_gpu *g, void *event)
{
    return check(g, g->api.event_record(event, g->stream), "cuEventRecord", NULL);
}

static bool cuda_event_ms(struct kpn_gpu *g, void *from, void *to, float *ms)
{
    return check(g, g->api.event_ms(ms, from, to), "cuEventElapsedTime", NULL);
}

static CUtensorMapDataType map_type(enum kpn_dtype t)
{
    static const CUtensorMapDataType types[] = {
        [KPN_F32] = CU_TENSOR_MAP_DATA_TYPE_FLOAT32, [KPN_F16] = CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
        [KPN_BF16] = CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, [KPN_F64] = CU_TENSOR_MAP_DATA_TYPE_FLOAT64,
        [KPN_I8] = CU_TENSOR_MAP_DATA_TYPE_UINT8, [KPN_I32] = CU_TENSOR_MAP_DATA_TYPE_INT32,
        [KPN_I64] = CU_TENSOR_MAP_DATA_TYPE_INT64, [KPN_U8] = CU_TENSOR_MAP_DATA_TYPE_UINT8,
    };
    return types[t];
}

static bool cuda_tensor_map(struct kpn_gpu *g, const struct kpn_tensor_map *m, void *out128)
{
    static const cuuint32_t ones[KPN_MAX_DIMS] = {1, 1, 1, 1, 1};
    cuuint64_t dims[KPN_MAX_DIMS], strides[KPN_MAX_DIMS];
    for (uint32_t i = 0; i < m->rank; i++) {
        dims[i] = m->dims[i];
        if (i)
            strides[i - 1] = m->strides[i];
    }
    return check(g, g->api.tensor_map(out128, map_type(m->dtype), m->rank,
                                      (void *)(uintptr_t)m->address, dims, strides, m->box, ones,
                                      (CUtensorMapInterleave)m->interleave,
                                      (CUtensorMapSwizzle)m->swizzle,
                                      (CUtensorMapL2promotion)m->l2,
                                      (CUtensorMapFloatOOBfill)m->oob),
                 "cuTensorMapEncodeTiled", NULL);
}

const struct kpn_gpu_ops kpn_cuda = {
    .name = "CUDA", .open = cuda_open, .close = cuda_close, .load = cuda_load,
    .function = cuda_function, .symbol = cuda_symbol, .prepare = cuda_prepare,
    .describe = cuda_describe, .occupancy = cuda_occupancy, .alloc = cuda_alloc,
    .try_alloc = cuda_try_alloc, .release = cuda_release, .upload = cuda_upload,
    .download = cuda_download,
    .copy = cuda_copy, .fill = cuda_fill, .launch = cuda_launch, .sync = cuda_sync,
    .event_new = cuda_event_new, .event_record = cuda_event_record, .event_ms = cuda_event_ms,
    .tensor_map = cuda_tensor_map,
};

#else

static int no_cuda(struct kpn_gpu **out, struct kpn_gpu_info *info)
{
    *out = NULL;
    *info = (struct kpn_gpu_info){0};
    kp_error("this kperf was built without the CUDA Toolkit's headers; it cannot run kernels "
             "(--dry-run works)");
    return KP_NODEVICE;
}

const struct kpn_gpu_ops kpn_cuda = {.name = "none", .open = no_cuda};

#endif
