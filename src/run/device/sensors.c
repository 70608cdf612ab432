#include "run/baseline.h"

#include <dlfcn.h>
#include <math.h>

/*
 * Clocks, power and temperature of a device of NVIDIA's, from NVML, which is loaded when it is
 * there.  Its calls return 0 for success; the numbers below are of its published interface.
 */

enum { CLOCK_SM = 1, CLOCK_MEMORY = 2, SENSOR_GPU = 0 };

struct kpn_nvml {
    void *library;
    int (*init)(void);
    int (*shutdown)(void);
    int (*by_bus)(const char *, void **);
    int (*clock)(void *, int, unsigned *);
    int (*max_clock)(void *, int, unsigned *);
    int (*power)(void *, unsigned *);
    int (*temperature)(void *, int, unsigned *);
    int (*reasons)(void *, unsigned long long *);
    int (*version)(char *, unsigned);
    const char *(*error)(int);
};

/* The second name is that of older drivers. */
static const struct {
    size_t at;
    const char *name, *older;
    bool required;
} symbols[] = {
    {offsetof(struct kpn_nvml, init), "nvmlInit_v2", NULL, true},
    {offsetof(struct kpn_nvml, shutdown), "nvmlShutdown", NULL, true},
    {offsetof(struct kpn_nvml, by_bus), "nvmlDeviceGetHandleByPciBusId_v2", NULL, true},
    {offsetof(struct kpn_nvml, clock), "nvmlDeviceGetClockInfo", NULL, true},
    {offsetof(struct kpn_nvml, max_clock), "nvmlDeviceGetMaxClockInfo", NULL, false},
    {offsetof(struct kpn_nvml, power), "nvmlDeviceGetPowerUsage", NULL, false},
    {offsetof(struct kpn_nvml, temperature), "nvmlDeviceGetTemperature", NULL, false},
    {offsetof(struct kpn_nvml, reasons), "nvmlDeviceGetCurrentClocksEventReasons",
     "nvmlDeviceGetCurrentClocksThrottleReasons", false},
    {offsetof(struct kpn_nvml, version), "nvmlSystemGetNVMLVersion", NULL, false},
    {offsetof(struct kpn_nvml, error), "nvmlErrorString", NULL, false},
};

static const struct {
    unsigned bit;
    const char *name;
} throttles[] = {
    {2, "sw power cap"}, {3, "hw slowdown"}, {4, "sync boost"},
    {5, "sw thermal"},   {6, "hw thermal"},  {7, "power brake"},
};

bool kpn_throttled(unsigned long long reasons)
{
    for (size_t i = 0; i < KP_COUNT(throttles); i++)
        if (reasons >> throttles[i].bit & 1)
            return true;
    return false;
}

static void *find_symbol(void *library, const char *name, const char *older)
{
    void *symbol = dlsym(library, name);
    return symbol || !older ? symbol : dlsym(library, older);
}

static bool load(struct kpn_watch *w, struct kpn_nvml *n)
{
    /* KPERF_LIBNVML: another library, for developing kperf. */
    const char *name = getenv("KPERF_LIBNVML");
    n->library = dlopen(name && *name ? name : "libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!n->library) {
        const char *why = dlerror();
        snprintf(w->why, sizeof w->why, "no NVML: %.180s", why ? why : "it cannot be loaded");
        return false;
    }
    for (size_t i = 0; i < KP_COUNT(symbols); i++) {
        void *symbol = find_symbol(n->library, symbols[i].name, symbols[i].older);
        if (!symbol && symbols[i].required) {
            snprintf(w->why, sizeof w->why, "NVML has no %s", symbols[i].name);
            return false;
        }
        memcpy((char *)n + symbols[i].at, &symbol, sizeof symbol);
    }
    return true;
}

static bool refused(struct kpn_watch *w, const struct kpn_nvml *n, const char *call, int error)
{
    const char *text = error && n->error ? n->error(error) : NULL;
    if (error)
        snprintf(w->why, sizeof w->why, "%s: %s (%d)", call, text ? text : "error", error);
    return error != 0;
}

/* NVML counts all devices of the machine: the one at hand is found by its address. */
static bool start(struct kpn_watch *w, struct kpn_nvml *n, const char *bus)
{
    if (refused(w, n, "nvmlInit", n->init()))
        return false;
    if (refused(w, n, "nvmlDeviceGetHandleByPciBusId", n->by_bus(bus, &w->device))) {
        n->shutdown();
        return false;
    }
    unsigned mhz = 0;
    bool told = n->max_clock && n->max_clock(w->device, CLOCK_SM, &mhz) == 0;
    char version[40] = "";
    if (!n->version || n->version(version, sizeof version) != 0)
        version[0] = '\0';
    version[sizeof version - 1] = '\0';
    snprintf(w->source, sizeof w->source, "NVML%s%s", *version ? " " : "", version);
    w->max_sm_mhz = told ? (double)mhz : (double)NAN;
    return true;
}

void kpn_watch_open(struct kpn_watch *w, const struct kpn_gpu_info *gpu)
{
    *w = (struct kpn_watch){.max_sm_mhz = NAN};
    if (gpu->limits.amd) {
        snprintf(w->why, sizeof w->why, "sensors are read of NVIDIA's devices only");
        return;
    }
    if (!gpu->bus[0]) {
        snprintf(w->why, sizeof w->why, "the driver does not tell the device's PCI address");
        return;
    }
    struct kpn_nvml *n = kp_alloc(sizeof *n);
    if (load(w, n) && start(w, n, gpu->bus)) {
        w->nvml = n;
        return;
    }
    if (n->library)
        dlclose(n->library);
    free(n);
}

static struct kpn_reading read_now(const struct kpn_watch *w)
{
    const struct kpn_nvml *n = w->nvml;
    struct kpn_reading r = {NAN, NAN, NAN, NAN, 0};
    unsigned v;
    unsigned long long reasons;
    if (!n)
        return r;
    if (n->clock(w->device, CLOCK_SM, &v) == 0)
        r.sm_mhz = v;
    if (n->clock(w->device, CLOCK_MEMORY, &v) == 0)
        r.memory_mhz = v;
    if (n->power && n->power(w->device, &v) == 0)
        r.power_w = v / 1000.0;
    if (n->temperature && n->temperature(w->device, SENSOR_GPU, &v) == 0)
        r.temperature_c = v;
    if (n->reasons && n->reasons(w->device, &reasons) == 0)
        r.reasons = reasons;
    return r;
}

static struct kpn_reading least(const struct kpn_reading *a, const struct kpn_reading *b)
{
    return (struct kpn_reading){fmin(a->sm_mhz, b->sm_mhz), fmin(a->memory_mhz, b->memory_mhz),
                                fmin(a->power_w, b->power_w),
                                fmin(a->temperature_c, b->temperature_c), 0};
}

static struct kpn_reading most(const struct kpn_reading *a, const struct kpn_reading *b)
{
    return (struct kpn_reading){fmax(a->sm_mhz, b->sm_mhz), fmax(a->memory_mhz, b->memory_mhz),
                                fmax(a->power_w, b->power_w),
                                fmax(a->temperature_c, b->temperature_c), 0};
}

struct kpn_reading kpn_watch_read(struct kpn_watch *w)
{
    struct kpn_reading r = read_now(w);
    if (!w->nvml)
        return r;
    if (w->readings++ == 0)
        w->low = w->high = r;
    w->low = least(&w->low, &r);
    w->high = most(&w->high, &r);
    for (unsigned i = 0; i < 64; i++)
        w->seen[i] += r.reasons >> i & 1;
    return r;
}

void kpn_watch_edge(struct kpn_watch *w)
{
    *(w->readings ? &w->last : &w->first) = read_now(w);
}

static json_t *clock_json(double before, double after, double low, double high)
{
    return json_pack("{s:o,s:o,s:o,s:o}", "before", kpn_json_rounded(before, 0), "after",
                     kpn_json_rounded(after, 0), "min", kpn_json_rounded(low, 0), "max",
                     kpn_json_rounded(high, 0));
}

static json_t *range_json(double low, double high)
{
    if (!isfinite(low) || !isfinite(high))
        return json_null();
    return json_pack("{s:o,s:o}", "min", kpn_json_rounded(low, 1), "max",
                     kpn_json_rounded(high, 1));
}

static json_t *throttle_json(const struct kpn_watch *w)
{
    json_t *list = json_array();
    for (size_t i = 0; i < KP_COUNT(throttles); i++)
        if (w->seen[throttles[i].bit])
            json_array_append_new(list, json_pack("{s:s,s:I}", "reason", throttles[i].name,
                                                  "readings",
                                                  (json_int_t)w->seen[throttles[i].bit]));
    return list;
}

json_t *kpn_watch_json(const struct kpn_watch *w)
{
    if (!w->nvml)
        return kpn_absent(*w->why ? w->why : "no sensor was read");
    if (!w->readings)
        return kpn_absent("nothing was timed");
    return json_pack(
        "{s:s,s:I,s:o,s:o,s:o,s:o,s:o,s:o,s:I,s:b}", "source", w->source, "readings",
        (json_int_t)w->readings, "sm_mhz",
        clock_json(w->first.sm_mhz, w->last.sm_mhz, w->low.sm_mhz, w->high.sm_mhz), "memory_mhz",
        clock_json(w->first.memory_mhz, w->last.memory_mhz, w->low.memory_mhz, w->high.memory_mhz),
        "max_sm_mhz", kpn_json_rounded(w->max_sm_mhz, 0), "power_w",
        range_json(w->low.power_w, w->high.power_w), "temperature_c",
        range_json(w->low.temperature_c, w->high.temperature_c), "throttle", throttle_json(w),
        "throttled_samples", (json_int_t)w->throttled_samples, "changed",
        w->low.sm_mhz < 0.98 * w->high.sm_mhz);
}

void kpn_watch_close(struct kpn_watch *w)
{
    if (!w->nvml)
        return;
    w->nvml->shutdown();
    dlclose(w->nvml->library);
    free(w->nvml);
    w->nvml = NULL;
}
