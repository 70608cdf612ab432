/*
 * A stand-in for CUPTI, for the test of src/inject: `launch` does what a program does that launches
 * a kernel while a library listens, `launch_cooperative` the same by the older call.
 */
#include <cuda.h>
#include <cupti.h>

#define EXPORT __attribute__((visibility("default")))

static CUpti_CallbackFunc listener;

EXPORT CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *s, CUpti_CallbackFunc f, void *data)
{
    (void)data;
    *s = NULL;
    listener = f;
    return CUPTI_SUCCESS;
}

EXPORT CUptiResult cuptiEnableCallback(uint32_t on, CUpti_SubscriberHandle s,
                                       CUpti_CallbackDomain domain, CUpti_CallbackId id)
{
    (void)on;
    (void)s;
    (void)domain;
    (void)id;
    return CUPTI_SUCCESS;
}

/* params or extra is NULL; more than 1024 threads are refused. */
EXPORT int launch(CUresult (*call)(const CUlaunchConfig *, CUfunction, void **, void **),
                  CUfunction f, unsigned grid, unsigned block, void **params, void **extra,
                  const char *name);
EXPORT int launch(CUresult (*call)(const CUlaunchConfig *, CUfunction, void **, void **),
                  CUfunction f, unsigned grid, unsigned block, void **params, void **extra,
                  const char *name)
{
    CUlaunchConfig config = {.gridDimX = grid, .gridDimY = 1, .gridDimZ = 1, .blockDimX = block,
                             .blockDimY = 1, .blockDimZ = 1, .sharedMemBytes = 512};
    cuLaunchKernelEx_params p = {.config = &config, .f = f, .kernelParams = params,
                                 .extra = extra};
    CUpti_CallbackData d = {.callbackSite = CUPTI_API_ENTER, .functionParams = &p,
                            .symbolName = name};
    void *own[4] = {0};
    for (int i = 0; extra && i < 3; i++)
        own[i] = (char *)extra[1] + 8 * i;
    if (listener)
        listener(NULL, CUPTI_CB_DOMAIN_DRIVER_API, CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx, &d);
    CUresult result = block > 1024 ? CUDA_ERROR_INVALID_VALUE
                                   : call(&config, f, params ? params : own, NULL);
    d.callbackSite = CUPTI_API_EXIT;
    d.functionReturnValue = &result;
    if (listener)
        listener(NULL, CUPTI_CB_DOMAIN_DRIVER_API, CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx, &d);
    return (int)result;
}

static CUresult tell(CUpti_ApiCallbackSite site, CUpti_CallbackId id, const void *params,
                     CUresult *result)
{
    CUpti_CallbackData d = {.callbackSite = site, .functionParams = params, .symbolName = "scale",
                            .functionReturnValue = result};
    listener(NULL, CUPTI_CB_DOMAIN_DRIVER_API, id, &d);
    return *result;
}

EXPORT int launch_cooperative(CUresult (*call)(const CUlaunchConfig *, CUfunction, void **, void **),
                              CUfunction f, unsigned grid, unsigned block, void **params);
EXPORT int launch_cooperative(CUresult (*call)(const CUlaunchConfig *, CUfunction, void **, void **),
                              CUfunction f, unsigned grid, unsigned block, void **params)
{
    CUlaunchAttribute a = {.id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE, .value.cooperative = 1};
    CUlaunchConfig c = {.gridDimX = grid, .gridDimY = 1, .gridDimZ = 1, .blockDimX = block,
                        .blockDimY = 1, .blockDimZ = 1, .sharedMemBytes = 512, .attrs = &a,
                        .numAttrs = 1};
    cuLaunchCooperativeKernel_params p = {
        .f = f, .gridDimX = grid, .gridDimY = 1, .gridDimZ = 1, .blockDimX = block,
        .blockDimY = 1, .blockDimZ = 1, .sharedMemBytes = 512, .kernelParams = params};
    const CUpti_CallbackId id = CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel;
    CUresult result = CUDA_SUCCESS;
    tell(CUPTI_API_ENTER, id, &p, &result);
    result = call(&c, f, params, NULL);
    return (int)tell(CUPTI_API_EXIT, id, &p, &result);
}
