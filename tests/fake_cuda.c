/*
 * A stand-in for libcuda.so.1, for the tests of what kperf does around a
 * launch.  "Device" memory is the process's own; a module is the text that the
 * tests' assembler copied through; these kernels are known:
 *   scale(out, in, n)   out[i] = 2 * in[i] + 1 over 32-bit integers
 *   mapped(map, out, n) out[i] = i, in clusters of two
 *   product(out, a, b, m, n, k)   out[i,j] = sum of a[i,l] * b[j,l], in 32-bit floats
 *   ceiling_...         see there
 *   calibrate(rounds)   records 24 cycles apart
 *   calibrate_WORK(out, rounds), calibrate_WORK_timed, _settled, _skew, _timer   see there
 * Time is a counter: an original takes 100 us, a probed launch 102 us, a kernel that says
 * `// faster` 90 us.
 * KPERF_FAKE, a comma list, makes it misbehave; "blocks" names the threads of calibrate(rounds).
 */
#include <cuda.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "instrument/instrument.h"

#define EXPORT __attribute__((visibility("default")))

struct module {
    char *text;
    unsigned char control[sizeof(struct kpi_control)], delay[16];
    uint32_t capacity, units;
    bool computed; /* each unit knows the place that it has for `capacity` records */
    uint32_t warps[32], warp_count; /* that record; none: all */
    int moved;                      /* instructions that do nothing, before its text */
};
struct function {
    struct module *module;
    int calibrate, mapped, most_dynamic;
    const char *name;
};
struct event {
    double at;
};

static double now_us;
static CUresult pending;
static unsigned launches;
static bool flushed;
static struct {
    CUdeviceptr at;
    size_t bytes;
} allocated[256]; /* bytes 0: given back */

static int fake(const char *word)
{
    const char *s = getenv("KPERF_FAKE");
    size_t n = strlen(word);
    while (s && *s) {
        size_t k = strcspn(s, ",");
        if (k == n && strncmp(s, word, n) == 0)
            return 1;
        s += k + (s[k] == ',');
    }
    return 0;
}

EXPORT CUresult cuInit(unsigned flags)
{
    (void)flags;
    return fake("noinit") ? CUDA_ERROR_NO_DEVICE : CUDA_SUCCESS;
}

EXPORT CUresult cuGetErrorName(CUresult e, const char **out)
{
    *out = e == CUDA_ERROR_ILLEGAL_ADDRESS ? "CUDA_ERROR_ILLEGAL_ADDRESS"
         : e == CUDA_ERROR_OUT_OF_MEMORY   ? "CUDA_ERROR_OUT_OF_MEMORY"
         : e == CUDA_ERROR_NO_DEVICE       ? "CUDA_ERROR_NO_DEVICE"
                                           : "CUDA_ERROR_OTHER";
    return CUDA_SUCCESS;
}

EXPORT CUresult cuGetErrorString(CUresult e, const char **out)
{
    (void)e;
    *out = "as asked for";
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDriverGetVersion(int *v)
{
    *v = 13000;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDeviceGetCount(int *n)
{
    *n = !fake("nodevice");
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDeviceGet(CUdevice *d, int i)
{
    *d = i;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDeviceGetName(char *name, int n, CUdevice d)
{
    (void)d;
    snprintf(name, (size_t)n, "Fake H200");
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDeviceGetPCIBusId(char *out, int n, CUdevice d)
{
    (void)d;
    snprintf(out, (size_t)n, "0000:1B:00.0");
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDeviceTotalMem_v2(size_t *n, CUdevice d)
{
    (void)d;
    *n = 1u << 30;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDeviceGetAttribute(int *v, CUdevice_attribute a, CUdevice d)
{
    static const struct {
        CUdevice_attribute a;
        int v;
    } known[] = {
        {CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 9},
        {CU_DEVICE_ATTRIBUTE_CLOCK_RATE, 1980000},
        {CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, 2619000},
        {CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, 6144},
        {CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, 1 << 20},
        {CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 4},
        {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, 233472},
        {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 232448},
        {CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK, 1024},
        {CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, 65536},
        {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, 2048},
        {CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, 32},
    };
    (void)d;
    *v = 0;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].a == a)
            *v = known[i].v;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDevicePrimaryCtxRetain(CUcontext *c, CUdevice d)
{
    (void)d;
    *c = (CUcontext)&now_us;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuDevicePrimaryCtxRelease_v2(CUdevice d)
{
    (void)d;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuCtxSetCurrent(CUcontext c)
{
    (void)c;
    return CUDA_SUCCESS;
}

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

EXPORT CUresult cuModuleLoadData(CUmodule *out, const void *image)
{
    struct module *m = calloc(1, sizeof *m);
    const char *text = image;
    if (memcmp(text, "\177ELF", 4) == 0) /* as fake_cubin.py makes it */
        for (text += 128; memcmp(text, "\x18\x79", 2) == 0; text += 16)
            m->moved++;
    m->text = strdup(text);
    const char *map = strstr(m->text, "// kperf.map ");
    m->capacity = map_number(map, "\"capacity\"");
    m->units = map_number(map, "\"units\"");
    m->computed = map && strstr(map, "\"places\":\"computed\"");
    const char *warps = map ? strstr(map, "\"warps\":[") : NULL;
    for (warps = warps ? warps + 9 : NULL; warps && *warps != ']' && m->warp_count < 32;) {
        char *end;
        m->warps[m->warp_count++] = (uint32_t)strtoul(warps, &end, 10);
        warps = end + (*end == ',');
    }
    *out = (CUmodule)m;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuModuleGetFunction(CUfunction *out, CUmodule m, const char *name)
{
    struct module *mod = (struct module *)m;
    if (!strstr(mod->text, name))
        return CUDA_ERROR_NOT_FOUND;
    struct function *f = calloc(1, sizeof *f);
    f->module = mod;
    f->calibrate = strcmp(name, "calibrate") == 0;
    f->mapped = strcmp(name, "mapped") == 0;
    f->name = strdup(name);
    f->most_dynamic = 48 << 10;
    *out = (CUfunction)f;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuModuleGetGlobal_v2(CUdeviceptr *p, size_t *n, CUmodule m, const char *name)
{
    if (strcmp(name, "kperf_delay") == 0) {
        *p = (CUdeviceptr)(uintptr_t)((struct module *)m)->delay;
        *n = 16;
        return CUDA_SUCCESS;
    }
    const char *text = ((struct module *)m)->text, *id = strstr(text, " kperf_id = 0x");
    static uint64_t identity;
    if (strcmp(name, "kperf_id") == 0 && id) {
        identity = strtoull(id + 12, NULL, 16);
        *p = (CUdeviceptr)(uintptr_t)&identity;
        *n = sizeof identity;
        return CUDA_SUCCESS;
    }
    if (strcmp(name, "kperf_control") != 0 || !strstr(((struct module *)m)->text, " kperf_control["))
        return CUDA_ERROR_NOT_FOUND;
    *p = (CUdeviceptr)(uintptr_t)((struct module *)m)->control;
    *n = sizeof ((struct module *)m)->control;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuFuncSetAttribute(CUfunction f, CUfunction_attribute a, int v)
{
    if (a != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
        return CUDA_SUCCESS;
    if (v > 232448)
        return CUDA_ERROR_INVALID_VALUE;
    ((struct function *)f)->most_dynamic = v;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuFuncGetAttribute(int *v, CUfunction_attribute a, CUfunction f)
{
    (void)f;
    *v = a == CU_FUNC_ATTRIBUTE_NUM_REGS ? 32 : 0;
    return CUDA_SUCCESS;
}

/* CTAs of `crowd` that an SM holds with so much dynamic shared memory each: 3, 2 above 64 KiB, 1
 * above 128 KiB.  Each neighbour costs one 1000 cycles. */
static int at_once(size_t shared)
{
    return shared > 128 << 10 ? 1 : shared > 64 << 10 ? 2 : 3;
}

/* As the driver: none where a launch would not be allowed. */
EXPORT CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, CUfunction f, int threads,
                                                            size_t shared)
{
    (void)threads;
    *n = shared <= (size_t)((struct function *)f)->most_dynamic;
    if (*n && fake("crowd"))
        *n = at_once(shared);
    return CUDA_SUCCESS;
}

EXPORT CUresult cuMemAlloc_v2(CUdeviceptr *p, size_t n)
{
    static unsigned alike; /* before this one, as large as it is */
    static size_t last;
    alike = n == last ? alike + 1 : 0;
    last = n;
    void *m = fake("noalloc") || (fake("full") && n > 8192 && alike > 2) ? NULL : malloc(n);
    size_t i = 0;
    *p = (CUdeviceptr)(uintptr_t)m;
    while (i < sizeof allocated / sizeof *allocated - 1 && allocated[i].bytes)
        i++;
    allocated[i].at = *p;
    allocated[i].bytes = n;
    return m ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

EXPORT CUresult cuMemGetAddressRange_v2(CUdeviceptr *base, size_t *n, CUdeviceptr p)
{
    for (size_t i = 0; i < sizeof allocated / sizeof *allocated; i++) {
        if (p < allocated[i].at || p - allocated[i].at >= allocated[i].bytes)
            continue;
        *base = allocated[i].at;
        *n = allocated[i].bytes;
        return CUDA_SUCCESS;
    }
    return CUDA_ERROR_NOT_FOUND;
}

EXPORT CUresult cuMemFree_v2(CUdeviceptr p)
{
    for (size_t i = 0; i < sizeof allocated / sizeof *allocated; i++)
        if (allocated[i].at == p)
            allocated[i].bytes = 0;
    free((void *)(uintptr_t)p);
    return CUDA_SUCCESS;
}

EXPORT CUresult cuMemcpyHtoD_v2(CUdeviceptr to, const void *from, size_t n)
{
    memcpy((void *)(uintptr_t)to, from, n);
    return pending;
}

EXPORT CUresult cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t n)
{
    memcpy(to, (void *)(uintptr_t)from, n);
    return pending;
}

EXPORT CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream s)
{
    (void)s;
    memcpy((void *)(uintptr_t)to, (void *)(uintptr_t)from, n);
    return pending;
}

EXPORT CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char byte, size_t n, CUstream s)
{
    (void)s;
    memset((void *)(uintptr_t)to, byte, n);
    flushed = n >= 1 << 22; /* four times the L2 */
    return pending;
}

/* The launches for the verdict are over, the timed ones begun. */
static bool late(void)
{
    return now_us > 2000;
}

/* ---- the kernels -------------------------------------------------------- */

static bool calibrates(const struct module *m)
{
    return strstr(m->text, "calibrate") != NULL;
}

/* Which of the probed CTAs or clusters this is, if it is one of them: told twice. */
static bool rank_of(const struct kpi_control *c, uint32_t id, uint32_t *rank)
{
    uint32_t x = (id - c->sample_start) * c->sample_inverse;
    *rank = x >> c->sample_shift | x << (32 - c->sample_shift) % 32;
    bool probed = c->area && c->sample_every && id % c->sample_every == c->sample_phase &&
                  id >= c->sample_first && id < c->sample_limit;
    if (probed != (*rank < c->sample_count))
        abort();
    return probed;
}

/* place: the number of the place that it has, if it knows one. */
static void record_unit(const struct module *m, const struct kpi_control *c, uint32_t cta,
                        uint32_t unit, uint64_t count, uint64_t place)
{
    unsigned char *area = (unsigned char *)(uintptr_t)c->area;
    struct kpi_area_head *head = (void *)area;
    uint32_t stored = count < m->capacity ? (uint32_t)count : m->capacity;
    uint64_t bytes = m->computed ? KPI_PLACE_BYTES(m->capacity)
                                 : (sizeof(struct kpt_unit) + stored * 8ull + 15) & ~15ull;
    uint64_t at = m->computed ? 64 + place * bytes : head->cursor;
    uint64_t limit = fake("lose") && !calibrates(m) ? 64 + 3 * bytes : c->area_bytes;
    if (!m->computed)
        head->cursor += bytes;
    if (at + bytes > limit) {
        if (!head->end && !m->computed)
            head->end = at;
        head->units_dropped++;
        head->records_dropped += count;
        return;
    }
    struct kpt_unit u = {.cta = cta, .sm = cta % 4, .unit = unit,
                         .warp = m->warp_count ? m->warps[unit] : unit, .count = count,
                         .stored = stored, .capacity = m->capacity,
                         .drain_clock_begin = 100000 + count * 24,
                         .drain_time_begin = 1000000, .drain_clock_end = 100100 + count * 24};
    bool parameter = strstr(m->text, ".b8 kperf_param[64]") != NULL;
    if (m->computed && parameter) /* the place says it */
        u.unit = u.warp = u.stored = u.capacity = 0;
    if (parameter && strstr(m->text, "\"strategy\":\"global\""))
        u = (struct kpt_unit){.count = count | (uint64_t)cta << 32,
                              .drain_clock_begin = u.drain_clock_begin,
                              .drain_time_begin = u.drain_time_begin};
    if (fake("unfinished") && !calibrates(m) && unit == 0)
        memset(&u, 0, sizeof u);
    memcpy(area + at, &u, sizeof u);
    for (uint32_t i = 0; i < stored; i++) {
        uint64_t index = count <= stored ? i : count - stored + (i + m->capacity -
                         count % m->capacity) % m->capacity;
        struct kpt_record r = {KPT_TAG(index % 2 ? KPT_END : KPT_START, 0),
                               (uint32_t)(100000 + index * 24)};
        memcpy(area + at + sizeof u + (size_t)i * 8, &r, sizeof r);
    }
    if (fake("garbage") && !calibrates(m))
        memset(area + at + 8, 0x5a, 24);
}

/* Of so many warp groups each probed CTA records one; 0: it records all. */
static uint32_t turns;

/* Do the last records lie in the first of all areas? */
static bool camps;

static void record(const struct module *m, const CUlaunchConfig *l, uint64_t count)
{
    struct kpi_control c;
    memcpy(&c, m->control, sizeof c);
    uint32_t threads = l->blockDimX * l->blockDimY * l->blockDimZ;
    uint32_t ctas = l->gridDimX * l->gridDimY * l->gridDimZ, units = (threads + 31) / 32;
    if ((fake("area-overrun") || (fake("trial-overrun") && !camps)) && !calibrates(m))
        *(char *)(uintptr_t)(c.area + c.area_bytes) = 7;
    if (fake("stamps-overrun") && !calibrates(m))
        memset((char *)(uintptr_t)c.stamps + c.stamp_count * sizeof(struct kpt_stamp), 7, 3);
    uint32_t cluster = l->numAttrs ? l->attrs[0].value.clusterDim.x : 1;
    for (uint32_t i = 0; i < ctas; i++) {
        uint32_t id = i / cluster;
        uint32_t rank;
        bool probed = rank_of(&c, id, &rank);
        uint64_t cycles = 5000 + count * 24 + (probed ? fake("heavy") ? 596 : 50 : 0);
        if (fake("crowd"))
            cycles += 1000 * (uint64_t)(at_once(l->sharedMemBytes) - 1);
        bool skipped = fake("unstamped") && i == 3 && late();
        if (c.stamps && i < c.stamp_count && !skipped) {
            uint32_t cta = fake("bad-stamp") && !calibrates(m) ? i ^ 1 : i;
            struct kpt_stamp s = {cta, i % 4, KPT_CTA_ENTERED | (probed ? KPT_CTA_PROBED : 0), 0,
                                  99000, 1000000, 99000 + cycles, 1000000 + cycles / 2};
            if (fake("uneven")) /* 1 ends 300 ns before the others, and every other time 2 500 ns */
                s.time_exit -= i == 1 ? 300 : i == 2 && launches % 2 ? 500 : 0;
            memcpy((char *)(uintptr_t)c.stamps + i * sizeof s, &s, sizeof s);
        }
        for (uint32_t u = 0; probed && u < units && u < m->units; u++)
            if (!turns || u / 4 == rank % turns)
                record_unit(m, &c, i, u, !calibrates(m) && ((fake("idle") && u == 1) ||
                                             (fake("lone") && u != 1)) ? 0 : count,
                            (uint64_t)(rank * cluster + i % cluster) * m->units + u);
    }
    if (fake("bad-head") && !calibrates(m))
        ((struct kpi_area_head *)(uintptr_t)c.area)->end = 64;
}

/* ---- kernels of calibration that this device has its own numbers for ------- */

/* Chains of dependent work: cycles of a link, and what a region takes beyond its links. */
static const struct work {
    const char *name;
    uint32_t link, beyond;
    bool late; /* the END of its first region, and so the START of the next */
} works[] = {{"arithmetic", 4, 2, false}, {"special", 17, 9, false}, {"memory", 23, 0, false},
             {"global", 33, 1, false},    {"shuffle", 23, 3, false}, {"bits", 17, 0, true},
             {"double", 8, 5, false}};
enum { PINNED = 10, /* more, with pins */
       FIRST = 12,    /* less where a region begins by itself ... */
       HELD_UP = 6,   /* ... unless the stores before it hold it up */
       LATE = 13, HELD = 4 }; /* a clock in the register of a link that reads it late */

static const struct work *work_of(const char *name, bool *timed, bool *settled, bool *late)
{
    bool calibrates = strncmp(name, "calibrate_", 10) == 0;
    for (size_t i = 0; calibrates && i < sizeof works / sizeof *works; i++) {
        size_t n = strlen(works[i].name);
        if (strncmp(name + 10, works[i].name, n) != 0)
            continue;
        *timed = strcmp(name + 10 + n, "_timed") == 0;
        *settled = strcmp(name + 10 + n, "_settled") == 0;
        *late = strcmp(name + 10 + n, "_late") == 0;
        if (*timed || *settled || *late || !name[10 + n])
            return &works[i];
    }
    return NULL;
}

/* Regions of 16, 64 and 256 links, one at the end of the other, and 30 cycles to the next
 * round, 10 without records; 900 before all of them, and 100 more for the probes. */
static void chain(const struct module *m, const struct work *w, bool settled, uint32_t rounds)
{
    struct kpi_control c;
    memcpy(&c, m->control, sizeof c);
    bool probed = c.sample_every != 0;
    uint32_t beyond = w->beyond + (strstr(m->text, "kperf_never") ? PINNED : 0);
    uint64_t plain = 336 * w->link + 10, round = plain + 20 + 3 * beyond;
    uint64_t cycles = 900 + rounds * plain, count = 4ull * rounds;
    if (probed)
        cycles = 1000 + rounds * round;
    struct kpt_stamp s = {0, 0, KPT_CTA_ENTERED | (probed ? KPT_CTA_PROBED : 0), 0, 100, 1000,
                          100 + cycles, 1000 + cycles / 2};
    memcpy((void *)(uintptr_t)c.stamps, &s, sizeof s);
    if (!probed)
        return;
    unsigned char *area = (unsigned char *)(uintptr_t)c.area;
    uint32_t stored = count < m->capacity ? (uint32_t)count : m->capacity;
    struct kpt_unit u = {.count = count, .stored = stored, .capacity = m->capacity};
    uint64_t to = 64;
    memcpy(area + to, &u, sizeof u);
    uint32_t late = w->late ? LATE : 0, held = w->late ? HELD : 0;
    const uint32_t at[] = {settled ? FIRST : FIRST - HELD_UP, 16 * w->link + beyond + late,
                           80 * w->link + 2 * beyond + held, 336 * w->link + 3 * beyond + held};
    const uint32_t tags[] = {KPT_TAG(KPT_START, 0), KPT_TAG_SHARED(0, 1), KPT_TAG_SHARED(1, 2),
                             KPT_TAG(KPT_END, 2)};
    for (uint64_t i = count - stored; i < count; i++) {
        struct kpt_record r = {tags[i % 4], (uint32_t)(i / 4 * round + at[i % 4])};
        memcpy(area + to + sizeof u + i % m->capacity * 8, &r, sizeof r);
    }
}

/* The clocks of all but warp 0 are 2 cycles ahead, and a word takes 40; the SM's clock runs
 * at 1755 MHz. */
static bool clocks(const char *name, void *out, uint32_t n)
{
    uint32_t (*turn)[4] = out;
    uint64_t (*mark)[2] = out;
    bool skew = strcmp(name, "calibrate_skew") == 0, timer = strcmp(name, "calibrate_timer") == 0;
    for (uint32_t i = 0; skew && i < 64; i++) {
        uint32_t at = 0xfffff000u + 1000 * i; /* wraps */
        const uint32_t t[4] = {at, at + 42, at + 52, at + 90};
        memcpy(turn[i], t, sizeof t);
    }
    for (uint32_t i = 0; timer && i < n; i++) {
        mark[i][0] = 1000 + (fake("stopped") ? 0 : i * 1755000ull);
        mark[i][1] = 5000 + i * 1000000ull;
    }
    return skew || timer;
}

/* False: it is another kernel. */
static bool calibration(const struct function *fn, void **params)
{
    bool timed, settled, late;
    const struct work *w = work_of(fn->name, &timed, &settled, &late);
    if (strncmp(fn->name, "calibrate_", 10) != 0)
        return false;
    uint32_t *out = *(void **)params[0], n = *(uint32_t *)params[1];
    if (w && !timed && !late)
        chain(fn->module, w, settled, n);
    else if (w) {
        out[0] = 16 * w->link + 10;
        out[1] = 64 * w->link + 10 + (w->link == 4); /* read a cycle late */
        if (late) {
            out[0] = out[1] + LATE;
            out[1] += 16 * w->link + (w->link == 23 ? LATE : HELD); /* the last clock late, too */
        }
        chain(fn->module, w, settled, n); /* its stamp */
    } else {
        return clocks(fn->name, out, n);
    }
    return true;
}

static void scale(int32_t *out, int32_t *in, int32_t n, const struct module *m)
{
    int probed = strstr(m->text, "kperf.map") != NULL;
    struct kpi_control c;
    memcpy(&c, m->control, sizeof c);
    int32_t written = fake("silent") ? 0 : fake("unwritten") ? n - 3 : n;
    for (int32_t i = 0; i < written; i++)
        out[i] = fake("zeros") ? 0 : 2 * in[i] + (fake("accumulate") ? out[i] : 1);
    /* always; where every CTA is probed; once some time has gone by */
    if (probed && (fake("differ") || (fake("differ-all") && c.sample_every == 1) ||
                   (fake("differ-late") && late())))
        out[3]++;
    if (strstr(m->text, "// faster") &&
        (fake("wrong") || (fake("wrong-moved") && m->moved) || (fake("wrong-late") && late())))
        out[7]++;
    if (fake("flaky"))
        out[5] += (int32_t)launches;
    if (fake("overrun") || (fake("probed-overrun") && probed))
        out[n] = 7;
    if (fake("underrun"))
        out[-2] = 7;
    if (fake("input"))
        in[2]++;
}

/* Memory is read at 1000, written at 800 and copied at 900 (read and written) bytes a ns, the L2
 * read at 4000; a group of matrix products takes 0.5 us of 4 SMs; an empty kernel 2 us. */
static bool ceiling(const char *name, void **params)
{
    static const struct {
        const char *name;
        double rate;
    } streams[] = {{"ceiling_read", 1000}, {"ceiling_write", 800}, {"ceiling_copy", 450}};
    for (size_t i = 0; i < sizeof streams / sizeof *streams; i++) {
        if (strcmp(name, streams[i].name) != 0)
            continue;
        uint32_t chunks = *(uint32_t *)params[2], passes = *(uint32_t *)params[3];
        double bytes = 8.0 * chunks * passes * (double)*(uint64_t *)params[4];
        now_us += bytes / (passes > 1 ? 4000 : streams[i].rate) / 1000;
        return true;
    }
    if (strcmp(name, "ceiling_matrix") == 0)
        now_us += 1 + 0.5 * *(uint32_t *)params[1];
    else if (strcmp(name, "ceiling_empty") == 0)
        now_us += 2;
    else
        return false;
    return true;
}

/* Summed from the other end where it is the faster one, so that bits may differ. */
static void product(void **params, bool backwards)
{
    float *out = *(float **)params[0], *a = *(float **)params[1], *b = *(float **)params[2];
    int32_t m = *(int32_t *)params[3], n = *(int32_t *)params[4], k = *(int32_t *)params[5];
    for (int32_t i = 0; i < m * n; i++) {
        volatile float sum = 0;
        for (int32_t l = 0; l < k; l++) {
            int32_t at = backwards ? k - 1 - l : l;
            sum = sum + a[i / n * k + at] * b[i % n * k + at];
        }
        out[i] = sum;
    }
    if (fake("nan"))
        memset(&out[1], 0xff, sizeof *out);
    if (fake("off"))
        out[n * (m - 1) + 2] += 0.01f;
}

/* Ten visits of warp 1 and one of warp 2, each as much later as it is asked to be, at 1 GHz in
 * four waves of CTAs; what is lost where there is slack: the first 200 cycles. */
static double delayed_us(const struct module *m)
{
    struct kpi_delay_control c;
    memcpy(&c, m->delay, sizeof c);
    if (c.cycles == KPI_DELAY_COUNT) {
        struct kpi_visits v = {.count = fake("unvisited") ? 0 : 10, .first_clock = 1000,
                               .first_time = 5000, .last_clock = 101000, .last_time = 105000};
        memcpy((void *)(uintptr_t)(c.visits + 48), &v, sizeof v);
        v.count = v.count > 0;
        memcpy((void *)(uintptr_t)(c.visits + 96), &v, sizeof v);
        return 0;
    }
    bool chosen = strstr(m->text, "[kperf_delay+4]") != NULL;
    double visits = (!chosen || c.warps >> 1 & 1) ? 10 : c.warps >> 2 & 1;
    double slack = fake("slack") ? 1e9 : fake("some-slack") ? 200 : 0;
    if (fake("gains")) /* a hundredth of 100 us for 400 cycles */
        return -(double)c.cycles / 400;
    if (fake("rhythm")) /* nine hundredths of it from 200 cycles on, but for 400 */
        return c.cycles >= 200 && c.cycles < 400 ? -9 : 0;
    if (fake("loop") && c.cycles) /* 110 cycles of its own */
        c.cycles += 110;
    return c.cycles > slack ? (c.cycles - slack) * visits * 4 / 1000 : 0;
}

/* What a parameter of the probes' own says, where there is one: as a control block. */
static void take_parameter(struct module *m, const void *parameter)
{
    static uint64_t first;
    struct kpi_parameter p;
    if (!strstr(m->text, ".b8 kperf_param[64]"))
        return;
    memcpy(&p, parameter, sizeof p);
    struct kpi_control c = {
        .area = p.area, .area_bytes = p.area_bytes, .stamps = p.stamps,
        .stamp_count = p.stamp_count, .body = p.body, .sample_start = p.sample_start,
        .sample_inverse = p.sample_inverse, .sample_shift = p.sample_shift,
        .sample_count = p.sample_count, .sample_first = p.sample_start,
    };
    if (p.sample_count) {
        c.sample_every = p.sample_every;
        c.sample_phase = p.sample_start % p.sample_every;
        c.sample_limit = p.sample_start + (p.sample_count - 1) * p.sample_every + 1;
    }
    memcpy(m->control, &c, sizeof c);
    const char *groups = strstr(m->text, "\"turns\":");
    turns = groups && p.turns ? (uint32_t)strtoul(groups + 8, NULL, 10) : 0;
    if (p.sample_count) {
        first = first ? first : p.area;
        camps = p.area == first;
    }
}

static void show(const CUlaunchConfig *l)
{
    unsigned cluster = 0, cooperative = 0;
    for (unsigned i = 0; i < l->numAttrs; i++) {
        if (l->attrs[i].id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            cluster = l->attrs[i].value.clusterDim.x;
        else if (l->attrs[i].id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
            cooperative = (unsigned)l->attrs[i].value.cooperative;
    }
    fprintf(stderr, "launch %u,%u,%u of %u,%u,%u cluster %u shared %u%s\n", l->gridDimX,
            l->gridDimY, l->gridDimZ, l->blockDimX, l->blockDimY, l->blockDimZ, cluster,
            l->sharedMemBytes, cooperative ? " cooperative" : "");
}

EXPORT CUresult cuLaunchKernelEx(const CUlaunchConfig *l, CUfunction f, void **params,
                                 void **extra)
{
    const struct function *fn = (const struct function *)f;
    int probed = strstr(fn->module->text, "kperf.map") != NULL;
    (void)extra;
    launches++;
    if (fake("blocks") && strstr(fn->module->text, ".entry calibrate("))
        fprintf(stderr, "block %u\n", l->blockDimX);
    if (strstr(fn->module->text, ".entry calibrate_tensor(")) {
        /* 1000 cycles a group of 2 * 64*256*64 * 2 flop, and 300 to start */
        uint32_t (*clocks)[2] = *(void **)params[0];
        for (uint32_t i = 0; i < l->blockDimX; i++) {
            clocks[i][0] = 0xffffff00u + i % 7; /* wraps */
            clocks[i][1] = clocks[i][0] + 300 + 1000 * *(uint32_t *)params[1];
        }
        return CUDA_SUCCESS;
    }
    if (calibration(fn, params) || ceiling(fn->name, params))
        return CUDA_SUCCESS;
    if (fn->calibrate) {
        record(fn->module, l, (uint64_t)*(uint32_t *)params[0] * 32);
        return CUDA_SUCCESS;
    }
    if (fake("show"))
        show(l);
    bool product_of = strcmp(fn->name, "product") == 0;
    if (probed) /* behind the kernel's own */
        take_parameter(fn->module, params[product_of ? 6 : 3]);
    if (fn->mapped) {
        for (int32_t i = 0; i < *(int32_t *)params[2]; i++)
            (*(int32_t **)params[1])[i] = i;
        if (probed)
            record(fn->module, l, 40);
        now_us += 10;
        return memcmp(params[0], "map", 4) == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    }
    if (product_of) {
        product(params, strstr(fn->module->text, "// faster") != NULL);
        if (probed)
            record(fn->module, l, 40);
        now_us += probed ? 102 : 100;
        return CUDA_SUCCESS;
    }
    if (fake("crash"))
        abort();
    if (fake("fault"))
        pending = CUDA_ERROR_ILLEGAL_ADDRESS;
    if (fake("cold") && flushed)
        now_us += 30;
    flushed = false;
    if (fake("counter") && **(int32_t **)params[0]) /* as it was left, there is little to do */
        now_us -= 80;
    scale(*(int32_t **)params[0], *(int32_t **)params[1], *(int32_t *)params[2], fn->module);
    if (probed)
        record(fn->module, l, fake("many") ? 100000 : 40);
    now_us += delayed_us(fn->module);
    if (fake("waves")) /* of 4 CTAs, 25 us each */
        now_us += 25 * ((l->gridDimX * l->gridDimY * l->gridDimZ + 3) / 4) - 100.0;
    now_us += probed ? 102 : strstr(fn->module->text, "// faster") ? 90 : 100;
    if (fake("camped") && camps) /* records where the operands were */
        now_us += 11;
    if (fake("layout")) /* a us for each of the original's, three of the candidate's */
        now_us += fn->module->moved * (strstr(fn->module->text, "// faster") ? 3 : 1);
    if (fake("placed") && strstr(fn->module->text, "\"place\":3")) /* cheaper probes */
        now_us -= 1;
    struct kpi_control c;
    memcpy(&c, fn->module->control, sizeof c);
    if (fake("skewed") && strstr(fn->module->text, "\"place\":2")) /* but not as sampled */
        now_us += c.sample_every == 1 ? -5 : 1;
    return CUDA_SUCCESS;
}

/* ---- what src/inject asks in another program ------------------------------ */

EXPORT CUresult cuMemsetD8_v2(CUdeviceptr to, unsigned char byte, size_t n)
{
    return cuMemsetD8Async(to, byte, n, NULL);
}

EXPORT CUresult cuFuncGetModule(CUmodule *m, CUfunction f)
{
    *m = (CUmodule)((struct function *)f)->module;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuKernelGetLibrary(CUlibrary *l, CUkernel k)
{
    (void)l;
    (void)k;
    return CUDA_ERROR_INVALID_HANDLE;
}

EXPORT CUresult cuLibraryGetGlobal(CUdeviceptr *p, size_t *n, CUlibrary l, const char *name)
{
    (void)p;
    (void)n;
    (void)l;
    (void)name;
    return CUDA_ERROR_INVALID_HANDLE;
}

/* scale's two addresses and its number. */
EXPORT CUresult cuFuncGetParamInfo(CUfunction f, size_t i, size_t *offset, size_t *size)
{
    (void)f;
    if (fake("old"))
        return CUDA_ERROR_NOT_SUPPORTED;
    if (i > 2)
        return CUDA_ERROR_INVALID_VALUE;
    *offset = 16 + 8 * i; /* as the driver counts them */
    *size = i < 2 ? 8 : 4;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuKernelGetParamInfo(CUkernel k, size_t i, size_t *offset, size_t *size)
{
    return cuFuncGetParamInfo((CUfunction)k, i, offset, size);
}

EXPORT CUresult cuStreamIsCapturing(CUstream s, CUstreamCaptureStatus *is)
{
    (void)s;
    *is = CU_STREAM_CAPTURE_STATUS_NONE;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuCtxSynchronize(void)
{
    return pending;
}

EXPORT CUresult cuCtxGetDevice(CUdevice *d)
{
    *d = 0;
    return CUDA_SUCCESS;
}

/* ---- streams and events ------------------------------------------------- */

EXPORT CUresult cuStreamCreate(CUstream *s, unsigned flags)
{
    (void)flags;
    *s = (CUstream)&now_us;
    return CUDA_SUCCESS;
}

EXPORT CUresult cuStreamSynchronize(CUstream s)
{
    (void)s;
    if (fake("hang") && now_us > 0)
        for (;;)
            pause();
    return pending;
}

EXPORT CUresult cuEventCreate(CUevent *e, unsigned flags)
{
    (void)flags;
    *e = calloc(1, sizeof(struct event));
    return CUDA_SUCCESS;
}

EXPORT CUresult cuEventRecord(CUevent e, CUstream s)
{
    (void)s;
    ((struct event *)e)->at = now_us;
    return CUDA_SUCCESS;
}

/* The first version of the symbol, which is what kperf asks for. */
#undef cuEventElapsedTime
EXPORT CUresult cuEventElapsedTime(float *ms, CUevent a, CUevent b);
EXPORT CUresult cuEventElapsedTime(float *ms, CUevent a, CUevent b)
{
    *ms = (float)((((struct event *)b)->at - ((struct event *)a)->at) / 1000);
    return CUDA_SUCCESS;
}

EXPORT CUresult cuTensorMapEncodeTiled(CUtensorMap *m, CUtensorMapDataType t, cuuint32_t rank,
                                       void *address, const cuuint64_t *dims,
                                       const cuuint64_t *strides, const cuuint32_t *box,
                                       const cuuint32_t *element, CUtensorMapInterleave interleave,
                                       CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2,
                                       CUtensorMapFloatOOBfill oob)
{
    (void)address;
    if ((uintptr_t)m % 64 || fake("nomap"))
        return CUDA_ERROR_INVALID_VALUE;
    if (fake("show"))
        fprintf(stderr, "map type %d rank %u dims %llu,%llu stride %llu box %u,%u step %u,%u "
                "interleave %d swizzle %d l2 %d oob %d\n", (int)t, rank,
                (unsigned long long)dims[0], (unsigned long long)dims[1],
                (unsigned long long)strides[0], box[0], box[1], element[0], element[1],
                (int)interleave, (int)swizzle, (int)l2, (int)oob);
    memset(m, 0, sizeof *m);
    memcpy(m, "map", 4);
    return CUDA_SUCCESS;
}
