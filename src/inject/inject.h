/*
 * inject: what the parts of the injection library share.
 */
#ifndef KP_INJECT_H
#define KP_INJECT_H

#include <cuda.h>
#include <cupti.h>
#include <jansson.h>

#include "base/base.h"

/* The driver's calls and CUPTI's; optional ones may be NULL. */
struct kpj_api {
    CUresult (*mem_alloc)(CUdeviceptr *, size_t);
    CUresult (*mem_free)(CUdeviceptr);
    CUresult (*memset8)(CUdeviceptr, unsigned char, size_t);
    CUresult (*to_device)(CUdeviceptr, const void *, size_t);
    CUresult (*to_host)(void *, CUdeviceptr, size_t);
    CUresult (*address_range)(CUdeviceptr *, size_t *, CUdeviceptr);
    CUresult (*module_of)(CUmodule *, CUfunction);
    CUresult (*module_global)(CUdeviceptr *, size_t *, CUmodule, const char *);
    CUresult (*library_of)(CUlibrary *, CUkernel);
    CUresult (*library_global)(CUdeviceptr *, size_t *, CUlibrary, const char *);
    CUresult (*function_param)(CUfunction, size_t, size_t *, size_t *); /* optional */
    CUresult (*kernel_param)(CUkernel, size_t, size_t *, size_t *);     /* optional */
    CUresult (*is_capturing)(CUstream, CUstreamCaptureStatus *);
    CUresult (*synchronize)(void);
    CUresult (*device)(CUdevice *);
    CUresult (*device_name)(char *, int, CUdevice);
    CUresult (*attribute)(int *, CUdevice_attribute, CUdevice);
    CUresult (*driver_version)(int *);
    CUptiResult (*subscribe)(CUpti_SubscriberHandle *, CUpti_CallbackFunc, void *);
    CUptiResult (*enable)(uint32_t, CUpti_SubscriberHandle, CUpti_CallbackDomain, CUpti_CallbackId);
};
extern struct kpj_api kpj_api;

/* ---- driver.c -------------------------------------------------------------- */

/* False after a line: a library or a call is not there. */
bool kpj_api_load(void);
/* A line on standard error, of the first few; of any thread. */
void kpj_say(const char *what);
/* A file, whole or not at all: what had that name is replaced, a link not followed. */
bool kpj_write(const char *path, const void *bytes, size_t n);

/* ---- memory.c: a launch's arguments, and the memory that they point at ---- */

struct kpj_arguments;

/* Before the launch: the parameters of f, and what every allocation holds that an address among
 * them lies in, if that is no more than `limit` bytes.  NULL after a line: it cannot be had. */
struct kpj_arguments *kpj_arguments_read(CUfunction f, void **params, void **extra, size_t limit);
/* After it: writes BASE.params, BASE.memory.N and, where the launch changed one,
 * BASE.memory.N.after; what collect needs to know of them, owned, or NULL after a line. */
json_t *kpj_arguments_write(const struct kpj_arguments *a, const char *base);
void kpj_arguments_free(struct kpj_arguments *a);

#endif
