/*
 * A stand-in for libamdhip64.so, for the tests of what kperf does around a launch.  "Device"
 * memory is the process's own; a module is the text that the tests' assembler copied through;
 * one kernel is known: scale(out, in, n), out[i] = 2 * in[i] + 1 over 32-bit integers.
 *
 * Its device is an MI300X with four CUs, or what KPERF_FAKE_ARCH names.  CU i of them is CU
 * i % 2 of SE i / 2 of XCC 1.  Time is a counter: an original takes 100 us, a probed launch
 * 102 us.  The constant clock has 100 MHz, the CUs' clock 2000 MHz.
 * KPERF_FAKE, a comma list, makes it misbehave.
 */
#define __HIP_PLATFORM_AMD__ 1
#include <hip/hip_runtime_api.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "instrument/instrument.h"

#define EXPORT __attribute__((visibility("default")))
enum { CUS = 4, XCC = 1, CLOCK0 = 0xff000, TICK0 = 5000 }; /* the clock wraps in 20 bits soon */

struct module {
    char *text;
    unsigned char control[64];
    uint32_t capacity, units, warps;
    bool signature; /* of the wave in each tag: another one's in every tenth record */
};
struct function {
    struct module *module;
};

static double now_us;
static hipError_t pending;

static bool fake(const char *word)
{
    const char *s = getenv("KPERF_FAKE");
    size_t n = strlen(word);
    while (s && *s) {
        size_t k = strcspn(s, ",");
        if (k == n && strncmp(s, word, n) == 0)
            return true;
        s += k + (s[k] == ',');
    }
    return false;
}

static const char *arch(void)
{
    const char *name = getenv("KPERF_FAKE_ARCH");
    return name && *name ? name : "gfx942:sramecc+:xnack-";
}

static bool narrow(void)
{
    return strncmp(arch(), "gfx1100", 7) == 0;
}

/* ---- the device --------------------------------------------------------- */

EXPORT hipError_t hipInit(unsigned flags)
{
    (void)flags;
    return fake("noinit") ? hipErrorInvalidDevice : hipSuccess;
}

EXPORT const char *hipGetErrorName(hipError_t e)
{
    return e == hipErrorIllegalAddress ? "hipErrorIllegalAddress"
         : e == hipErrorOutOfMemory    ? "hipErrorOutOfMemory"
         : e == hipErrorNotFound       ? "hipErrorNotFound"
                                       : "hipErrorOther";
}

EXPORT const char *hipGetErrorString(hipError_t e)
{
    (void)e;
    return "as asked for";
}

EXPORT hipError_t hipRuntimeGetVersion(int *v)
{
    *v = 60342134;
    return hipSuccess;
}

EXPORT hipError_t hipGetDeviceCount(int *n)
{
    *n = !fake("nodevice");
    return hipSuccess;
}

EXPORT hipError_t hipSetDevice(int i)
{
    return i ? hipErrorInvalidDevice : hipSuccess;
}

static hipError_t properties(hipDeviceProp_t *p)
{
    memset(p, 0, sizeof *p);
    snprintf(p->name, sizeof p->name, "Fake MI300X");
    snprintf(p->gcnArchName, sizeof p->gcnArchName, "%s", arch());
    p->totalGlobalMem = 1u << 30;
    p->multiProcessorCount = CUS;
    p->clockRate = 2100000;
    p->major = 9;
    p->minor = 4;
    return hipSuccess;
}

/* Later headers name it otherwise. */
#undef hipGetDeviceProperties
EXPORT hipError_t hipGetDeviceProperties(hipDeviceProp_t *p, int device);
EXPORT hipError_t hipGetDeviceProperties(hipDeviceProp_t *p, int device)
{
    (void)device;
    return properties(p);
}
EXPORT hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_t *p, int device);
EXPORT hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_t *p, int device)
{
    (void)device;
    return properties(p);
}

/* ---- modules ------------------------------------------------------------ */

/* The number after "key": in the map, or 0. */
static uint32_t map_number(const char *map, const char *key)
{
    const char *p = map ? strstr(map, key) : NULL;
    if (!p)
        return 0;
    p += strlen(key);
    p += strspn(p, "\": ");
    return (uint32_t)strtoul(p, NULL, 10);
}

EXPORT hipError_t hipModuleLoadData(hipModule_t *out, const void *image)
{
    struct module *m = calloc(1, sizeof *m);
    m->text = strdup(image);
    const char *map = strstr(m->text, "kperf.map ");
    m->capacity = map_number(map, "\"capacity\"");
    m->units = map_number(map, "\"units\"");
    m->warps = map_number(map, "\"warps_per_unit\"");
    m->signature = map && strstr(map, "\"signature\":true");
    *out = (hipModule_t)m;
    return hipSuccess;
}

EXPORT hipError_t hipModuleGetFunction(hipFunction_t *out, hipModule_t m, const char *name)
{
    struct module *mod = (struct module *)m;
    if (!strstr(mod->text, name))
        return hipErrorNotFound;
    struct function *f = calloc(1, sizeof *f);
    f->module = mod;
    *out = (hipFunction_t)f;
    return hipSuccess;
}

EXPORT hipError_t hipModuleGetGlobal(hipDeviceptr_t *p, size_t *n, hipModule_t m, const char *name)
{
    if (strcmp(name, KPI_CONTROL_SYMBOL) != 0)
        return hipErrorNotFound;
    *p = ((struct module *)m)->control;
    *n = sizeof ((struct module *)m)->control;
    return hipSuccess;
}

EXPORT hipError_t hipFuncGetAttribute(int *v, hipFunction_attribute a, hipFunction_t f)
{
    (void)f;
    *v = a == HIP_FUNC_ATTRIBUTE_NUM_REGS                ? 24
         : a == HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? 1024
                                                         : 0;
    return hipSuccess;
}

EXPORT hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *n, hipFunction_t f,
                                                                     int threads, size_t shared)
{
    (void)f;
    *n = threads > 0 && shared <= 65536 ? 2 : 0;
    return hipSuccess;
}

/* ---- memory ------------------------------------------------------------- */

EXPORT hipError_t hipMalloc(void **p, size_t n)
{
    *p = fake("noalloc") ? NULL : malloc(n);
    return *p ? hipSuccess : hipErrorOutOfMemory;
}

EXPORT hipError_t hipFree(void *p)
{
    free(p);
    return hipSuccess;
}

EXPORT hipError_t hipMemcpyHtoD(hipDeviceptr_t to, void *from, size_t n)
{
    memcpy(to, from, n);
    return pending;
}

EXPORT hipError_t hipMemcpyDtoH(void *to, hipDeviceptr_t from, size_t n)
{
    memcpy(to, from, n);
    return pending;
}

EXPORT hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t to, hipDeviceptr_t from, size_t n,
                                     hipStream_t s)
{
    (void)s;
    memcpy(to, from, n);
    return pending;
}

EXPORT hipError_t hipMemsetD8Async(hipDeviceptr_t to, unsigned char byte, size_t n, hipStream_t s)
{
    (void)s;
    memset(to, byte, n);
    return pending;
}

/* ---- the kernel --------------------------------------------------------- */

/* HW_ID of gfx9, HW_ID1 of later ones: where each field lies. */
static uint32_t hardware(uint32_t cu, uint32_t wave)
{
    if (strncmp(arch(), "gfx9", 4) == 0)
        return wave / 4 | wave % 4 << 4 | cu % 2 << 8 | cu / 2 << 13;
    return wave / 4 | wave % 4 << 8 | cu % 2 << 10 | cu / 2 << 18;
}

static uint64_t clock_at(uint64_t cycles)
{
    uint64_t c = CLOCK0 + cycles;
    return narrow() ? c & 0xfffff : c;
}

static void record_unit(const struct module *m, const struct kpi_control *c, uint32_t group,
                        uint32_t unit, uint32_t count)
{
    unsigned char *area = (unsigned char *)(uintptr_t)c->area;
    struct kpi_area_head *head = (void *)area;
    uint32_t stored = count < m->capacity ? count : m->capacity;
    uint64_t at = head->cursor;
    head->cursor += (sizeof(struct kpt_unit) + stored * 8ull + 15) & ~15ull;
    struct kpt_unit u = {.cta = group, .sm = hardware(group % CUS, unit), .unit = unit,
                         .warp = unit, .count = count, .stored = stored, .capacity = m->capacity,
                         .drain_clock_begin = clock_at(1000 + count * 40ull),
                         .drain_time_begin = TICK0 + (1000 + count * 40) / 20,
                         .drain_clock_end = clock_at(1100 + count * 40ull),
                         .hardware = narrow() ? 0 : XCC};
    memcpy(area + at, &u, sizeof u);
    for (uint32_t i = 0; i < stored; i++) {
        uint32_t index = count - stored + i, slot = index % m->capacity;
        struct kpt_record r = {KPT_TAG(index % 2 ? KPT_END : KPT_START, 0),
                               (uint32_t)clock_at(1000 + index * 40ull)};
        if (m->signature)
            r.tag |= (hardware(group % CUS, unit + (index % 10 == 9)) & 0xfff) << 16;
        memcpy(area + at + sizeof u + slot * 8ull, &r, sizeof r);
    }
}

static void record(const struct module *m, uint32_t groups, uint32_t threads, uint32_t count)
{
    struct kpi_control c;
    memcpy(&c, m->control, sizeof c);
    uint32_t wave = strncmp(arch(), "gfx9", 4) == 0 ? 64 : 32;
    for (uint32_t i = 0; i < groups; i++) {
        bool probed = c.area && c.sample_every && i % c.sample_every == c.sample_phase &&
                      i >= c.sample_first && i < c.sample_limit;
        uint64_t cycles = 1000 + count * 40ull + (probed ? 1000 : 0);
        struct kpt_stamp s = {i, hardware(i % CUS, 0), KPT_CTA_ENTERED | (probed ? KPT_CTA_PROBED : 0),
                              narrow() ? 0 : XCC, clock_at(0), TICK0, clock_at(cycles),
                              TICK0 + cycles / 20};
        if (c.stamps && i < c.stamp_count)
            memcpy((char *)(uintptr_t)c.stamps + i * sizeof s, &s, sizeof s);
        for (uint32_t u = 0; probed && u < (threads + wave - 1) / wave / m->warps && u < m->units;
             u++)
            record_unit(m, &c, i, u, count);
    }
}

EXPORT hipError_t hipModuleLaunchKernel(hipFunction_t f, unsigned gx, unsigned gy, unsigned gz,
                                        unsigned bx, unsigned by, unsigned bz, unsigned shared,
                                        hipStream_t stream, void **params, void **extra)
{
    const struct module *m = ((struct function *)f)->module;
    bool probed = strstr(m->text, "kperf.map ") != NULL;
    (void)stream;
    (void)extra;
    if (fake("show"))
        fprintf(stderr, "launch %u,%u,%u of %u,%u,%u LDS %u\n", gx, gy, gz, bx, by, bz, shared);
    if (fake("show") && probed) {
        uint32_t c[4];
        memcpy(c, m->control + 48, sizeof c);
        fprintf(stderr, "control grid %u,%u block %u,%u LDS %u\n", c[0], c[1], c[2] & 0xffff,
                c[2] >> 16, c[3]);
    }
    if (fake("fault"))
        pending = hipErrorIllegalAddress;
    int32_t *out = *(int32_t **)params[0], *in = *(int32_t **)params[1], n = *(int32_t *)params[2];
    for (int32_t i = 0; i < n; i++)
        out[i] = 2 * in[i] + 1;
    if (probed && fake("differ"))
        out[3]++;
    if (probed)
        record(m, gx * gy * gz, bx * by * bz, 40);
    now_us += probed ? 102 : 100;
    return hipSuccess;
}

/* ---- streams and events ------------------------------------------------- */

EXPORT hipError_t hipStreamCreate(hipStream_t *s)
{
    *s = (hipStream_t)&now_us;
    return hipSuccess;
}

EXPORT hipError_t hipStreamDestroy(hipStream_t s)
{
    (void)s;
    return hipSuccess;
}

EXPORT hipError_t hipStreamSynchronize(hipStream_t s)
{
    (void)s;
    return pending;
}

EXPORT hipError_t hipEventCreate(hipEvent_t *e)
{
    *e = calloc(1, sizeof(double));
    return hipSuccess;
}

EXPORT hipError_t hipEventRecord(hipEvent_t e, hipStream_t s)
{
    (void)s;
    *(double *)e = now_us;
    return hipSuccess;
}

EXPORT hipError_t hipEventElapsedTime(float *ms, hipEvent_t a, hipEvent_t b)
{
    *ms = (float)((*(double *)b - *(double *)a) / 1000);
    return hipSuccess;
}
