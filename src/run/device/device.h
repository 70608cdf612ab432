/*
 * device: what a driver does for kperf, one table of calls for each kind.
 */
#ifndef KP_RUN_DEVICE_H
#define KP_RUN_DEVICE_H

#include "base/base.h"

#define KPN_MAX_DIMS 5
enum kpn_dtype { KPN_F32, KPN_F16, KPN_BF16, KPN_F64, KPN_I8, KPN_I32, KPN_I64, KPN_U8 };

struct kpn_amd_target;
/* Of one SM (CU or WGP on AMD) and of a CTA on it; plan.c and amd/target.c have those of a
 * dry run. */
struct kpn_limits {
    uint32_t sms, shared_per_sm, shared_per_block, shared_reserved;
    uint32_t registers_per_sm, threads_per_sm, ctas_per_sm;
    const struct kpn_amd_target *amd; /* NULL: NVIDIA's rules hold */
};

typedef uint64_t kpn_addr;
struct kpn_gpu;
struct kpn_gpu_info {
    char name[128], capability[16], driver[96]; /* capability: "9.0", "gfx942" */
    int major, minor;
    char bus[24]; /* PCI address, "00000000:1B:00.0"; "" where the driver does not tell */
    uint32_t clock_mhz;
    /* Memory clock (of its clock line: twice as many words go by) and bus; L2 cache in bytes; 0:
     * not told. */
    uint32_t memory_mhz, bus_bits, l2_bytes;
    uint64_t memory;
    struct kpn_limits limits;
};
struct kpn_launch { /* grid: CTAs, not threads; shared: dynamic, bytes */
    uint32_t grid[3], block[3], cluster[3], shared;
    bool cooperative; /* all CTAs at once, which may wait for each other */
};
struct kpn_tensor_map {
    enum kpn_dtype dtype;
    uint32_t rank;
    kpn_addr address;
    const uint64_t *dims, *strides; /* strides[0] is unused, bytes */
    const uint32_t *box;
    int swizzle, interleave, l2, oob;
};
struct kpn_function_info {
    int registers, local, shared, max_threads;
};
/* Calls return false with a message that names the driver's call and error.
 * copy, fill and launch are queued in order; upload, download and sync wait. */
struct kpn_gpu_ops {
    const char *name; /* "CUDA", "HIP"; "none": not built in, open says so */
    /* The first device: KP_OK, or KP_NODEVICE with a message. */
    int (*open)(struct kpn_gpu **out, struct kpn_gpu_info *info);
    void (*close)(struct kpn_gpu *g);
    /* A cubin, or an AMD code object. */
    bool (*load)(struct kpn_gpu *g, const void *image, void **module);
    bool (*function)(struct kpn_gpu *g, void *module, const char *name, void **fn);
    bool (*symbol)(struct kpn_gpu *g, void *module, const char *name, kpn_addr *a, size_t *n);
    bool (*prepare)(struct kpn_gpu *g, void *fn, const struct kpn_launch *l);
    bool (*describe)(struct kpn_gpu *g, void *fn, struct kpn_function_info *out);
    /* CTAs of it that one SM holds at once. */
    bool (*occupancy)(struct kpn_gpu *g, void *fn, const struct kpn_launch *l, int *ctas);
    bool (*alloc)(struct kpn_gpu *g, size_t bytes, kpn_addr *out);
    /* The same without a message where there is no memory; NULL: on AMD */
    bool (*try_alloc)(struct kpn_gpu *g, size_t bytes, kpn_addr *out);
    void (*release)(struct kpn_gpu *g, kpn_addr a);
    bool (*upload)(struct kpn_gpu *g, kpn_addr to, const void *from, size_t n);
    bool (*download)(struct kpn_gpu *g, void *to, kpn_addr from, size_t n);
    bool (*copy)(struct kpn_gpu *g, kpn_addr to, kpn_addr from, size_t n);
    bool (*fill)(struct kpn_gpu *g, kpn_addr to, unsigned char byte, size_t n);
    bool (*launch)(struct kpn_gpu *g, void *fn, const struct kpn_launch *l, void **params);
    bool (*sync)(struct kpn_gpu *g);
    bool (*event_new)(struct kpn_gpu *g, void **event);
    bool (*event_record)(struct kpn_gpu *g, void *event);
    bool (*event_ms)(struct kpn_gpu *g, void *from, void *to, float *ms);
    bool (*tensor_map)(struct kpn_gpu *g, const struct kpn_tensor_map *m, void *out128);
};
extern const struct kpn_gpu_ops kpn_cuda, kpn_hip;

/* A target of AMD's, by its name: "gfx942". */
static inline bool kpn_is_amd(const char *arch)
{
    return arch && arch[0] == 'g' && arch[1] == 'f' && arch[2] == 'x';
}
/* What runs kernels of that target. */
static inline const struct kpn_gpu_ops *kpn_gpu_for(const char *arch)
{
    return kpn_is_amd(arch) ? &kpn_hip : &kpn_cuda;
}

/* ---- what drivers' tables have in common (device.c) ----------------------- */

/* A call of a driver's library, and where its address goes in a table of calls. */
struct kpn_driver_symbol {
    size_t at;
    const char *name;
    bool optional; /* NULL is put there where the library has none */
};
/* Fills `calls` in from the library that dlopen gave, or NULL.  False after a message, which
 * begins with `none` where there is no library and with `missing` where it lacks a call. */
bool kpn_driver_load(void *library, const char *none, const char *missing,
                     const struct kpn_driver_symbol *symbols, size_t n, void *calls);
/* Says what a call came to; detail: of what, or NULL; name, text: the driver's words, or NULL. */
void kpn_driver_error(const char *call, const char *detail, int code, const char *name,
                      const char *text);
/* The first word of a file's first line that looks like a version. */
bool kpn_version_in(const char *path, char *out, size_t n);

#endif
