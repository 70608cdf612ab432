#include "run/run_internal.h"

#include "run/device/amd.h"

#ifdef HAVE_HIP_H

#define __HIP_PLATFORM_AMD__ 1
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>

/* hipDeviceProp_t grew in ROCm 6, whose library has the older call as well. */
#if HIP_VERSION_MAJOR >= 6
#define PROPERTIES "hipGetDevicePropertiesR0600"
#else
#define PROPERTIES "hipGetDeviceProperties"
#endif

struct api {
    hipError_t (*init)(unsigned);
    const char *(*error_name)(hipError_t);
    const char *(*error_string)(hipError_t);
    hipError_t (*runtime_version)(int *);
    hipError_t (*device_count)(int *);
    hipError_t (*device_set)(int);
    hipError_t (*properties)(hipDeviceProp_t *, int);
    hipError_t (*module_load)(hipModule_t *, const void *);
    hipError_t (*module_function)(hipFunction_t *, hipModule_t, const char *);
    hipError_t (*module_global)(hipDeviceptr_t *, size_t *, hipModule_t, const char *);
    hipError_t (*function_get)(int *, hipFunction_attribute, hipFunction_t);
    hipError_t (*occupancy)(int *, hipFunction_t, int, size_t);
    hipError_t (*alloc)(void **, size_t);
    hipError_t (*release)(void *);
    hipError_t (*upload)(hipDeviceptr_t, void *, size_t);
    hipError_t (*download)(void *, hipDeviceptr_t, size_t);
    hipError_t (*copy)(hipDeviceptr_t, hipDeviceptr_t, size_t, hipStream_t);
    hipError_t (*fill)(hipDeviceptr_t, unsigned char, size_t, hipStream_t);
    hipError_t (*launch)(hipFunction_t, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                         unsigned, hipStream_t, void **, void **);
    hipError_t (*stream_new)(hipStream_t *);
    hipError_t (*stream_end)(hipStream_t);
    hipError_t (*stream_sync)(hipStream_t);
    hipError_t (*event_new)(hipEvent_t *);
    hipError_t (*event_record)(hipEvent_t, hipStream_t);
    hipError_t (*event_ms)(float *, hipEvent_t, hipEvent_t);
};

static const struct kpn_driver_symbol symbols[] = {
    {offsetof(struct api, init), "hipInit", false},
    {offsetof(struct api, error_name), "hipGetErrorName", false},
    {offsetof(struct api, error_string), "hipGetErrorString", false},
    {offsetof(struct api, runtime_version), "hipRuntimeGetVersion", false},
    {offsetof(struct api, device_count), "hipGetDeviceCount", false},
    {offsetof(struct api, device_set), "hipSetDevice", false},
    {offsetof(struct api, properties), PROPERTIES, false},
    {offsetof(struct api, module_load), "hipModuleLoadData", false},
    {offsetof(struct api, module_function), "hipModuleGetFunction", false},
    {offsetof(struct api, module_global), "hipModuleGetGlobal", false},
    {offsetof(struct api, function_get), "hipFuncGetAttribute", false},
    {offsetof(struct api, occupancy), "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", false},
    {offsetof(struct api, alloc), "hipMalloc", false},
    {offsetof(struct api, release), "hipFree", false},
    {offsetof(struct api, upload), "hipMemcpyHtoD", false},
    {offsetof(struct api, download), "hipMemcpyDtoH", false},
    {offsetof(struct api, copy), "hipMemcpyDtoDAsync", false},
    {offsetof(struct api, fill), "hipMemsetD8Async", false},
    {offsetof(struct api, launch), "hipModuleLaunchKernel", false},
    {offsetof(struct api, stream_new), "hipStreamCreate", false},
    {offsetof(struct api, stream_end), "hipStreamDestroy", false},
    {offsetof(struct api, stream_sync), "hipStreamSynchronize", false},
    {offsetof(struct api, event_new), "hipEventCreate", false},
    {offsetof(struct api, event_record), "hipEventRecord", false},
    {offsetof(struct api, event_ms), "hipEventElapsedTime", false},
};

struct kpn_gpu {
    struct api api;
    hipStream_t stream;
};

static bool check(struct kpn_gpu *g, hipError_t r, const char *call, const char *detail)
{
    if (r == hipSuccess)
        return true;
    kpn_driver_error(call, detail, (int)r, g->api.error_name(r), g->api.error_string(r));
    return false;
}

/* Later ones first: each is the library of one major version of ROCm. */
static const char *const libraries[] = {
    "libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so",
    "/opt/rocm/lib/libamdhip64.so",
};

static void *open_library(void)
{
    /* KPERF_LIBHIP: another library, for developing kperf. */
    const char *name = getenv("KPERF_LIBHIP");
    void *lib = NULL;
    if (name && *name)
        return dlopen(name, RTLD_NOW | RTLD_LOCAL);
    for (size_t i = 0; !lib && i < KP_COUNT(libraries); i++)
        lib = dlopen(libraries[i], RTLD_NOW | RTLD_LOCAL);
    return lib;
}

static bool load_api(struct api *api)
{
    return kpn_driver_load(open_library(), "no HIP runtime",
                           "the HIP runtime is of another version", symbols, KP_COUNT(symbols),
                           api);
}

static void driver_text(struct kpn_gpu *g, char *out, size_t n)
{
    char kernel[48] = "";
    int version = 0; /* of 5.2: 502xxxxx */
    g->api.runtime_version(&version);
    kpn_version_in("/sys/module/amdgpu/version", kernel, sizeof kernel);
    snprintf(out, n, "%s%sHIP %d.%d", kernel, *kernel ? ", " : "", version / 10000000,
             version / 100000 % 100);
}

static bool read_info(struct kpn_gpu *g, struct kpn_gpu_info *info)
{
    hipDeviceProp_t p;
    memset(&p, 0, sizeof p);
    *info = (struct kpn_gpu_info){0};
    if (!check(g, g->api.properties(&p, 0), "hipGetDeviceProperties", NULL))
        return false;
    p.gcnArchName[sizeof p.gcnArchName - 1] = p.name[sizeof p.name - 1] = '\0';
    const struct kpn_amd_target *t = kpn_amd_find(p.gcnArchName);
    if (!t) {
        kp_error("the device %s is a %s, which kperf does not know", p.name, p.gcnArchName);
        return false;
    }
    info->limits = kpn_amd_limits(t);
    if (p.multiProcessorCount > 0)
        info->limits.sms = (uint32_t)p.multiProcessorCount;
    snprintf(info->name, sizeof info->name, "%.*s", (int)sizeof info->name - 1, p.name);
    snprintf(info->capability, sizeof info->capability, "%s", t->name);
    info->major = p.major;
    info->minor = p.minor;
    info->clock_mhz = p.clockRate > 0 ? (uint32_t)p.clockRate / 1000 : 0;
    info->memory = p.totalGlobalMem;
    driver_text(g, info->driver, sizeof info->driver);
    return true;
}

static void hip_close(struct kpn_gpu *g)
{
    if (g->stream)
        g->api.stream_end(g->stream);
    free(g);
}

static bool hip_start(struct kpn_gpu *g, struct kpn_gpu_info *info)
{
    int n = 0;
    hipError_t r = g->api.init(0);
    if (r == hipSuccess)
        r = g->api.device_count(&n);
    if (n == 0 && (r == hipSuccess || r == hipErrorNoDevice || r == hipErrorInvalidDevice)) {
        kp_error("the HIP runtime finds no device");
        return false;
    }
    return check(g, r, "hipInit", NULL) && check(g, g->api.device_set(0), "hipSetDevice", NULL) &&
           check(g, g->api.stream_new(&g->stream), "hipStreamCreate", NULL) && read_info(g, info);
}

static int hip_open(struct kpn_gpu **out, struct kpn_gpu_info *info)
{
    struct kpn_gpu *g = kp_alloc(sizeof *g);
    if (load_api(&g->api) && hip_start(g, info)) {
        *out = g;
        return KP_OK;
    }
    hip_close(g);
    return KP_NODEVICE;
}

static bool hip_load(struct kpn_gpu *g, const void *image, void **module)
{
    hipModule_t m = NULL;
    bool ok = check(g, g->api.module_load(&m, image), "hipModuleLoadData", NULL);
    *module = m;
    return ok;
}

static bool hip_function(struct kpn_gpu *g, void *module, const char *name, void **fn)
{
    hipFunction_t f = NULL;
    bool ok = check(g, g->api.module_function(&f, module, name), "hipModuleGetFunction", name);
    *fn = f;
    return ok;
}

static bool hip_symbol(struct kpn_gpu *g, void *module, const char *name, kpn_addr *a, size_t *n)
{
    hipDeviceptr_t p = NULL;
    bool ok = check(g, g->api.module_global(&p, n, module, name), "hipModuleGetGlobal", name);
    *a = (uintptr_t)p;
    return ok;
}

/* Dynamic LDS needs no leave; a launch counts its work-items in 32 bits. */
static bool hip_prepare(struct kpn_gpu *g, void *fn, const struct kpn_launch *l)
{
    (void)g;
    (void)fn;
    if (l->cooperative) {
        kp_error("a cooperative launch is made on NVIDIA's devices only");
        return false;
    }
    for (size_t i = 0; i < 3; i++) {
        if (l->cluster[i] > 1) {
            kp_error("AMD's devices have no clusters");
            return false;
        }
        if ((uint64_t)l->grid[i] * l->block[i] > UINT32_MAX) {
            kp_error("%u workgroups of %u work-items in one direction: HIP takes 2^32 work-items",
                     l->grid[i], l->block[i]);
            return false;
        }
    }
    return true;
}

static bool hip_describe(struct kpn_gpu *g, void *fn, struct kpn_function_info *out)
{
    return check(g, g->api.function_get(&out->registers, HIP_FUNC_ATTRIBUTE_NUM_REGS, fn),
                 "hipFuncGetAttribute", "NUM_REGS") &&
           check(g, g->api.function_get(&out->local, HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, fn),
                 "hipFuncGetAttribute", "LOCAL_SIZE_BYTES") &&
           check(g, g->api.function_get(&out->shared, HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, fn),
                 "hipFuncGetAttribute", "SHARED_SIZE_BYTES") &&
           check(g, g->api.function_get(&out->max_threads,
                                        HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, fn),
                 "hipFuncGetAttribute", "MAX_THREADS_PER_BLOCK");
}

static bool hip_occupancy(struct kpn_gpu *g, void *fn, const struct kpn_launch *l, int *ctas)
{
    int threads = (int)(l->block[0] * l->block[1] * l->block[2]);
    return check(g, g->api.occupancy(ctas, fn, threads, l->shared),
                 "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor", NULL);
}

static bool hip_alloc(struct kpn_gpu *g, size_t bytes, kpn_addr *out)
{
    void *p = NULL;
    char size[32];
    snprintf(size, sizeof size, "of %zu bytes", bytes);
    bool ok = check(g, g->api.alloc(&p, bytes), "hipMalloc", size);
    *out = (uintptr_t)p;
    return ok;
}

static hipDeviceptr_t pointer(kpn_addr a)
{
    return (hipDeviceptr_t)(uintptr_t)a;
}

static void hip_release(struct kpn_gpu *g, kpn_addr a)
{
    if (a)
        g->api.release(pointer(a));
}

static bool hip_upload(struct kpn_gpu *g, kpn_addr to, const void *from, size_t n)
{
    return check(g, g->api.upload(pointer(to), (void *)(uintptr_t)from, n), "hipMemcpyHtoD", NULL);
}

static bool hip_sync(struct kpn_gpu *g)
{
    return check(g, g->api.stream_sync(g->stream), "hipStreamSynchronize", NULL);
}

static bool hip_download(struct kpn_gpu *g, void *to, kpn_addr from, size_t n)
{
    return hip_sync(g) && check(g, g->api.download(to, pointer(from), n), "hipMemcpyDtoH", NULL);
}

static bool hip_copy(struct kpn_gpu *g, kpn_addr to, kpn_addr from, size_t n)
{
    return check(g, g->api.copy(pointer(to), pointer(from), n, g->stream), "hipMemcpyDtoDAsync",
                 NULL);
}

static bool hip_fill(struct kpn_gpu *g, kpn_addr to, unsigned char byte, size_t n)
{
    return check(g, g->api.fill(pointer(to), byte, n, g->stream), "hipMemsetD8Async", NULL);
}

static bool hip_launch(struct kpn_gpu *g, void *fn, const struct kpn_launch *l, void **params)
{
    return check(g, g->api.launch(fn, l->grid[0], l->grid[1], l->grid[2], l->block[0],
                                  l->block[1], l->block[2], l->shared, g->stream, params, NULL),
                 "hipModuleLaunchKernel", NULL);
}

static bool hip_event_new(struct kpn_gpu *g, void **event)
{
    hipEvent_t e = NULL;
    bool ok = check(g, g->api.event_new(&e), "hipEventCreate", NULL);
    *event = e;
    return ok;
}

static bool hip_event_record(struct kpn_gpu *g, void *event)
{
    return check(g, g->api.event_record(event, g->stream), "hipEventRecord", NULL);
}

static bool hip_event_ms(struct kpn_gpu *g, void *from, void *to, float *ms)
{
    return check(g, g->api.event_ms(ms, from, to), "hipEventElapsedTime", NULL);
}

static bool hip_tensor_map(struct kpn_gpu *g, const struct kpn_tensor_map *m, void *out128)
{
    (void)g;
    (void)m;
    (void)out128;
    kp_error("AMD's devices have no tensor maps");
    return false;
}

const struct kpn_gpu_ops kpn_hip = {
    .name = "HIP", .open = hip_open, .close = hip_close, .load = hip_load,
    .function = hip_function, .symbol = hip_symbol, .prepare = hip_prepare,
    .describe = hip_describe, .occupancy = hip_occupancy, .alloc = hip_alloc,
    .release = hip_release, .upload = hip_upload, .download = hip_download, .copy = hip_copy,
    .fill = hip_fill, .launch = hip_launch, .sync = hip_sync, .event_new = hip_event_new,
    .event_record = hip_event_record, .event_ms = hip_event_ms, .tensor_map = hip_tensor_map,
};

#else

static int no_hip(struct kpn_gpu **out, struct kpn_gpu_info *info)
{
    *out = NULL;
    *info = (struct kpn_gpu_info){0};
    kp_error("this kperf was built without HIP's headers; it cannot run AMD kernels (--dry-run "
             "works)");
    return KP_NODEVICE;
}

const struct kpn_gpu_ops kpn_hip = {.name = "none", .open = no_hip};

#endif
