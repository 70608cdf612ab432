/* The driver's calls and CUPTI's, and what the library says and writes. */
#include "inject/inject.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <unistd.h>

#define MOST_SAID 8u

struct kpj_api kpj_api;

void kpj_say(const char *what)
{
    static atomic_uint said;
    char line[4400];
    if (atomic_load(&said) >= MOST_SAID || atomic_fetch_add(&said, 1) >= MOST_SAID)
        return;
    int n = snprintf(line, sizeof line, "kperf: injection: %s\n", what);
    (void)!write(STDERR_FILENO, line, n < (int)sizeof line ? (size_t)n : sizeof line - 1);
}

bool kpj_write(const char *path, const void *bytes, size_t n)
{
    char temp[4400];
    int length = snprintf(temp, sizeof temp, "%s.XXXXXX", path);
    FILE *f = length < (int)sizeof temp ? kp_whole_open(temp) : NULL;
    if (f && n)
        fwrite(bytes, 1, n, f); /* the commit finds what went wrong */
    return f && kp_whole_commit(f, temp, path);
}

static const struct {
    const char *name;
    size_t offset;
    int cupti, optional;
} symbols[] = {
    {"cuMemAlloc_v2", offsetof(struct kpj_api, mem_alloc), 0, 0},
    {"cuMemFree_v2", offsetof(struct kpj_api, mem_free), 0, 0},
    {"cuMemsetD8_v2", offsetof(struct kpj_api, memset8), 0, 0},
    {"cuMemcpyHtoD_v2", offsetof(struct kpj_api, to_device), 0, 0},
    {"cuMemcpyDtoH_v2", offsetof(struct kpj_api, to_host), 0, 0},
    {"cuMemGetAddressRange_v2", offsetof(struct kpj_api, address_range), 0, 0},
    {"cuFuncGetParamInfo", offsetof(struct kpj_api, function_param), 0, 1},
    {"cuKernelGetParamInfo", offsetof(struct kpj_api, kernel_param), 0, 1},
    {"cuFuncGetModule", offsetof(struct kpj_api, module_of), 0, 0},
    {"cuModuleGetGlobal_v2", offsetof(struct kpj_api, module_global), 0, 0},
    {"cuKernelGetLibrary", offsetof(struct kpj_api, library_of), 0, 0},
    {"cuLibraryGetGlobal", offsetof(struct kpj_api, library_global), 0, 0},
    {"cuStreamIsCapturing", offsetof(struct kpj_api, is_capturing), 0, 0},
    {"cuCtxSynchronize", offsetof(struct kpj_api, synchronize), 0, 0},
    {"cuCtxGetDevice", offsetof(struct kpj_api, device), 0, 0},
    {"cuDeviceGetName", offsetof(struct kpj_api, device_name), 0, 0},
    {"cuDeviceGetAttribute", offsetof(struct kpj_api, attribute), 0, 0},
    {"cuDriverGetVersion", offsetof(struct kpj_api, driver_version), 0, 0},
    {"cuptiSubscribe", offsetof(struct kpj_api, subscribe), 1, 0},
    {"cuptiEnableCallback", offsetof(struct kpj_api, enable), 1, 0},
};

static void *open_cupti(void)
{
    static const char *const names[] = {KP_CUDA_HOME "/lib64/libcupti.so", "libcupti.so",
                                        "libcupti.so.13", "libcupti.so.12"};
    const char *asked = getenv("KPERF_CUPTI");
    void *lib = asked && *asked ? dlopen(asked, RTLD_NOW | RTLD_LOCAL) : NULL;
    for (size_t i = 0; i < KP_COUNT(names) && !lib && !(asked && *asked); i++)
        lib = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    return lib;
}

bool kpj_api_load(void)
{
    void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL), *cupti = open_cupti();
    if (!driver || !cupti) {
        kpj_say(driver ? "no libcupti: name it in KPERF_CUPTI" : "no libcuda.so.1");
        return false;
    }
    for (size_t i = 0; i < KP_COUNT(symbols); i++) {
        void *p = dlsym(symbols[i].cupti ? cupti : driver, symbols[i].name);
        if (!p && !symbols[i].optional) {
            kpj_say(symbols[i].name);
            return false;
        }
        memcpy((char *)&kpj_api + symbols[i].offset, &p, sizeof p);
    }
    return true;
}
