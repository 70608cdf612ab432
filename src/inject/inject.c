/*
 * A library that the CUDA driver loads into a program (CUDA_INJECTION64_PATH): where a kernel
 * that 'kperf ptxas' instrumented is launched, it gives the probes a record area, and writes
 * what they left there to $KPERF_OUT, for 'kperf collect'.
 *
 * With KPERF_MEMORY its arguments are kept, too, and what they point at (memory.c).
 * A launch that is recorded waits for all work before it and for its own end; others pass.
 * Nothing here may end the program: what cannot be done is said on standard error, once.
 */
#include <errno.h>
#include <fnmatch.h>
#include <pthread.h>
#include <sys/stat.h>

#include "inject/inject.h"
#include "instrument/instrument.h"

#define MAX_KERNELS 256
#define MAX_AREA ((size_t)256 << 20)

/* ---- kernels ------------------------------------------------------------ */

struct kernel {
    CUfunction f;
    CUdeviceptr control; /* 0: none of ours */
    size_t control_bytes;
    char id[17];
    json_t *entry; /* of its map; of a kernel without probes, whose arguments are kept: its name */
    unsigned seen, recorded;
};

static struct kernel kernels[MAX_KERNELS];
static size_t kernel_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local bool busy; /* calls of our own */
static _Thread_local struct launch {
    struct kernel *kernel; /* NULL: this launch is not recorded */
    CUdeviceptr area, stamps;
    size_t area_bytes, ctas, units, capacity;
    unsigned grid[3], block[3], cluster[3], shared;
    bool cooperative;
    void **params, **extra;
    struct kpi_control control;
    struct kpj_arguments *arguments; /* NULL: not kept */
} current;

static bool global_of(CUfunction f, const char *name, CUdeviceptr *at, size_t *bytes)
{
    CUmodule module;
    CUlibrary library;
    if (kpj_api.module_of(&module, f) == CUDA_SUCCESS)
        return kpj_api.module_global(at, bytes, module, name) == CUDA_SUCCESS;
    return kpj_api.library_of(&library, (CUkernel)f) == CUDA_SUCCESS &&
           kpj_api.library_global(at, bytes, library, name) == CUDA_SUCCESS;
}

static unsigned long number(const char *name, unsigned long fallback)
{
    const char *s = getenv(name);
    char *end = NULL;
    unsigned long v = s ? strtoul(s, &end, 10) : 0;
    return s && *s && !*end && v < UINT32_MAX ? v : fallback;
}

static const char *out_folder(void)
{
    const char *out = getenv("KPERF_OUT");
    return out && *out ? out : "kperf-out";
}

/* The entry's part of OUT/ID.json; NULL: it is not there. */
static json_t *read_entry(const char *id, const char *name)
{
    char path[4096];
    size_t i;
    json_t *entry, *found = NULL;
    snprintf(path, sizeof path, "%s/%s.json", out_folder(), id);
    json_t *map = json_load_file(path, 0, NULL);
    json_array_foreach(json_object_get(map, "entries"), i, entry)
    {
        const char *n = json_string_value(json_object_get(entry, "name"));
        if (n && strcmp(n, name) == 0)
            found = json_incref(entry);
    }
    json_decref(map);
    return found;
}

static void say_no_map(const char *id)
{
    char line[4200];
    snprintf(line, sizeof line, "an instrumented kernel is not recorded: its map, %s/%s.json, "
             "which 'kperf ptxas' wrote, is not there: KPERF_OUT names the folder", out_folder(),
             id);
    kpj_say(line);
}

static void look_at(struct kernel *k, const char *name)
{
    CUdeviceptr at;
    size_t bytes;
    uint64_t id = 0;
    if (!global_of(k->f, KPI_ID_SYMBOL, &at, &bytes) || bytes != sizeof id ||
        kpj_api.to_host(&id, at, sizeof id) != CUDA_SUCCESS)
        return;
    snprintf(k->id, sizeof k->id, "%016llx", (unsigned long long)id);
    k->entry = read_entry(k->id, name);
    if (!k->entry)
        say_no_map(k->id);
    else if (!global_of(k->f, KPI_CONTROL_SYMBOL, &k->control, &k->control_bytes))
        k->control = 0;
}

/* Is it one of KPERF_KERNELS, names or globs with commas between? */
static bool is_asked_for(const char *name)
{
    const char *s = getenv("KPERF_KERNELS");
    char one[4096];
    while (s && *s) {
        size_t n = strcspn(s, ",");
        snprintf(one, sizeof one, "%.*s", (int)n, s);
        if (n < sizeof one && fnmatch(one, name, 0) == 0)
            return true;
        s += n + (s[n] == ',');
    }
    return false;
}

/* A kernel without probes, of which the arguments are to be kept: named by its name's FNV-1a. */
static void look_at_plain(struct kernel *k, const char *name)
{
    uint64_t hash = 0xcbf29ce484222325u;
    if (!number("KPERF_MEMORY", 0) || !is_asked_for(name))
        return;
    for (const char *s = name; *s; s++)
        hash = (hash ^ (unsigned char)*s) * 0x100000001b3u;
    snprintf(k->id, sizeof k->id, "%016llx", (unsigned long long)hash);
    k->entry = json_pack("{s:s}", "name", name);
}

static struct kernel *kernel_of(CUfunction f, const char *name)
{
    for (size_t i = 0; i < kernel_count; i++)
        if (kernels[i].f == f)
            return &kernels[i];
    if (kernel_count == MAX_KERNELS || !name)
        return NULL;
    struct kernel *k = &kernels[kernel_count++];
    *k = (struct kernel){.f = f};
    look_at(k, name);
    if (!k->entry && !*k->id)
        look_at_plain(k, name);
    return k;
}

/* ---- a launch ----------------------------------------------------------- */

static size_t of_map(const struct kernel *k, const char *key)
{
    return (size_t)json_integer_value(json_object_get(k->entry, key));
}

/* What is sampled: CTAs, or clusters of a kernel that has them. */
static size_t ids_of(const struct launch *l)
{
    size_t each = (size_t)l->cluster[0] * l->cluster[1] * l->cluster[2];
    return json_is_true(json_object_get(l->kernel->entry, "cluster")) && each ? l->ctas / each
                                                                             : l->ctas;
}

static bool places_are_computed(const struct kernel *k)
{
    const char *places = json_string_value(json_object_get(k->entry, "places"));
    return places && strcmp(places, "computed") == 0;
}

/* Bytes for the records of all that are probed.  Places that are computed are zeroed, and lie
 * where the control block says, whether they are used or not. */
static size_t area_bytes(const struct launch *l)
{
    size_t every = l->control.sample_every, ids = ids_of(l);
    size_t probed = every ? (ids + every - 1) / every * (l->ctas / (ids ? ids : 1)) : 0;
    size_t place = KPI_PLACE_BYTES(l->capacity) + (places_are_computed(l->kernel) ? 0 : 16);
    return sizeof(struct kpi_area_head) + probed * l->units * place;
}

/* Sampled are about as many CTAs as an H200 has SMs, evenly. */
static void sample(struct launch *l)
{
    size_t every = ids_of(l) / 128 ? ids_of(l) / 128 : 1;
    l->control.sample_every = (uint32_t)number("KPERF_EVERY", every);
    l->control.sample_limit = UINT32_MAX;
}

static bool prepare(struct launch *l)
{
    struct kernel *k = l->kernel;
    const struct kpi_area_head head = {.cursor = sizeof head};
    l->units = of_map(k, "units");
    l->capacity = of_map(k, "capacity");
    if (!l->ctas || l->ctas > UINT32_MAX / 2)
        return false;
    sample(l);
    l->area_bytes = area_bytes(l) < MAX_AREA ? area_bytes(l) : MAX_AREA;
    size_t stamps = l->ctas * sizeof(struct kpt_stamp);
    if (kpj_api.synchronize() != CUDA_SUCCESS ||
        kpj_api.mem_alloc(&l->area, l->area_bytes) != CUDA_SUCCESS)
        return false;
    if (kpj_api.mem_alloc(&l->stamps, stamps) != CUDA_SUCCESS) {
        kpj_api.mem_free(l->area);
        return false;
    }
    l->control.area = l->area;
    l->control.stamps = l->stamps;
    l->control.area_bytes = l->area_bytes;
    l->control.stamp_count = (uint32_t)l->ctas;
    kpi_control_sample(&l->control, ids_of(l));
    size_t n = k->control_bytes < sizeof l->control ? k->control_bytes : sizeof l->control;
    bool ok = kpj_api.memset8(l->area, 0, l->area_bytes) == CUDA_SUCCESS &&
              kpj_api.memset8(l->stamps, 0, stamps) == CUDA_SUCCESS &&
              kpj_api.to_device(l->area, &head, sizeof head) == CUDA_SUCCESS &&
              kpj_api.to_device(k->control, &l->control, n) == CUDA_SUCCESS;
    if (ok)
        return true;
    kpj_api.mem_free(l->area);
    kpj_api.mem_free(l->stamps);
    return false;
}

/* How much of the area is used: whole places, or up to where units claimed theirs. */
static size_t used_bytes(const struct launch *l, const struct kpi_area_head *head)
{
    size_t place = KPI_PLACE_BYTES(l->capacity);
    if (places_are_computed(l->kernel))
        return l->area_bytes - (l->area_bytes - sizeof *head) % place;
    uint64_t used = head->end ? head->end : head->cursor;
    return used < l->area_bytes ? (size_t)used : l->area_bytes;
}

static bool write_bytes(const char *path, CUdeviceptr at, size_t bytes)
{
    void *copy = malloc(bytes ? bytes : 1);
    bool ok = copy && kpj_api.to_host(copy, at, bytes) == CUDA_SUCCESS &&
              kpj_write(path, copy, bytes);
    free(copy);
    return ok;
}

static json_t *device_json(void)
{
    CUdevice d = 0;
    char name[256] = "";
    int major = 0, minor = 0, sms = 0, driver = 0;
    if (kpj_api.device(&d) == CUDA_SUCCESS) {
        kpj_api.device_name(name, sizeof name, d);
        kpj_api.attribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, d);
        kpj_api.attribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, d);
        kpj_api.attribute(&sms, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, d);
    }
    kpj_api.driver_version(&driver);
    return json_pack("{s:s,s:o,s:i,s:o}", "name", name, "capability",
                     json_sprintf("%d.%d", major, minor), "sms", sms, "cuda_driver",
                     json_sprintf("%d.%d", driver / 1000, driver % 1000 / 10));
}

static bool save_records(const struct launch *l, const char *base)
{
    struct kpi_area_head head;
    char path[4200];
    if (kpj_api.to_host(&head, l->area, sizeof head) != CUDA_SUCCESS)
        return false;
    snprintf(path, sizeof path, "%s.area", base);
    bool ok = write_bytes(path, l->area, used_bytes(l, &head));
    snprintf(path, sizeof path, "%s.stamps", base);
    return write_bytes(path, l->stamps, l->ctas * sizeof(struct kpt_stamp)) && ok;
}

static json_t *launch_json(const struct launch *l)
{
    const struct kernel *k = l->kernel;
    return json_pack(
        "{s:i,s:s,s:b,s:O,s:i,s:[i,i,i],s:[i,i,i],s:[i,i,i],s:i,s:b,s:i,s:o}", "schema_version", 1,
        "id", k->id, "probed", l->kernel->control != 0, "entry", json_object_get(k->entry, "name"),
        "launch", (int)k->seen, "grid", (int)l->grid[0], (int)l->grid[1], (int)l->grid[2], "block",
        (int)l->block[0], (int)l->block[1], (int)l->block[2], "cluster", (int)l->cluster[0],
        (int)l->cluster[1], (int)l->cluster[2], "dynamic_shared", (int)l->shared, "cooperative",
        l->cooperative, "sample_every", (int)l->control.sample_every, "device", device_json());
}

/* OUT/ID.N.area, .stamps, the memory, and what launch it was: the last, so that what has it is
 * whole. */
static void save(struct launch *l)
{
    struct kernel *k = l->kernel;
    static unsigned saved;
    char base[4096], path[4200];
    int length = snprintf(base, sizeof base, "%s/%s.%u", out_folder(), k->id, saved);
    bool ok = length < (int)sizeof base;
    snprintf(path, sizeof path, "%s.launch.json", base);
    remove(path); /* an earlier program's */
    ok = ok && (!k->control || save_records(l, base));
    json_t *j = launch_json(l), *memory = NULL;
    if (ok && l->arguments && (memory = kpj_arguments_write(l->arguments, base)))
        json_object_set_new(j, "arguments", memory);
    ok = ok && (k->control || memory);
    char *text = ok ? json_dumps(j, JSON_INDENT(2)) : NULL;
    if (!text || !kpj_write(path, text, strlen(text))) {
        kpj_say("a launch could not be written to KPERF_OUT");
        remove(path);
    }
    free(text);
    json_decref(j);
    k->recorded++;
    saved++;
}

/* Of a kernel that 'kperf ptxas' kept it is there. */
static bool make_folder(void)
{
    if (mkdir(out_folder(), 0777) == 0 || errno == EEXIST)
        return true;
    kpj_say("KPERF_OUT cannot be made");
    return false;
}

static void enter(struct launch *l, CUfunction f, CUstream stream, const char *name)
{
    CUstreamCaptureStatus capturing = CU_STREAM_CAPTURE_STATUS_NONE;
    struct kernel *k = kernel_of(f, name);
    l->kernel = NULL;
    if (!k || !k->entry)
        return;
    k->seen++;
    if (k->seen <= number("KPERF_SKIP", 0) || k->recorded >= number("KPERF_LAUNCHES", 1) ||
        kpj_api.is_capturing(stream, &capturing) != CUDA_SUCCESS ||
        capturing != CU_STREAM_CAPTURE_STATUS_NONE)
        return;
    l->kernel = k;
    l->ctas = (size_t)l->grid[0] * l->grid[1] * l->grid[2];
    size_t mib = number("KPERF_MEMORY", 0);
    l->arguments = mib ? kpj_arguments_read(f, l->params, l->extra, mib << 20) : NULL;
    if (k->control ? !prepare(l) : !l->arguments || !make_folder()) {
        if (k->control)
            kpj_say("no memory for the records of a launch");
        kpj_arguments_free(l->arguments);
        l->kernel = NULL;
    }
}

/* One that the driver refused leaves nothing. */
static void leave(struct launch *l, bool launched)
{
    static const struct kpi_control none;
    if (!l->kernel)
        return;
    size_t n = l->kernel->control_bytes < sizeof none ? l->kernel->control_bytes : sizeof none;
    if (kpj_api.synchronize() == CUDA_SUCCESS) {
        if (launched)
            save(l);
        if (l->kernel->control)
            kpj_api.to_device(l->kernel->control, &none, n);
    }
    if (l->kernel->control) {
        kpj_api.mem_free(l->area);
        kpj_api.mem_free(l->stamps);
    }
    kpj_arguments_free(l->arguments);
    l->kernel = NULL;
}

/* ---- callbacks ---------------------------------------------------------- */

static void read_plain(const cuLaunchKernel_params *p, struct launch *l, CUfunction *f,
                       CUstream *stream)
{
    memcpy(l->grid, &p->gridDimX, sizeof l->grid);
    memcpy(l->block, &p->blockDimX, sizeof l->block);
    l->shared = p->sharedMemBytes;
    l->params = p->kernelParams;
    l->extra = p->extra;
    *f = p->f;
    *stream = p->hStream;
}

static void read_cooperative(const cuLaunchCooperativeKernel_params *p, struct launch *l,
                             CUfunction *f, CUstream *stream)
{
    memcpy(l->grid, &p->gridDimX, sizeof l->grid);
    memcpy(l->block, &p->blockDimX, sizeof l->block);
    l->shared = p->sharedMemBytes;
    l->params = p->kernelParams;
    l->cooperative = true;
    *f = p->f;
    *stream = p->hStream;
}

static void read_extended(const cuLaunchKernelEx_params *p, struct launch *l, CUfunction *f,
                          CUstream *stream)
{
    const CUlaunchConfig *c = p->config;
    memcpy(l->grid, &c->gridDimX, sizeof l->grid);
    memcpy(l->block, &c->blockDimX, sizeof l->block);
    l->shared = c->sharedMemBytes;
    l->params = p->kernelParams;
    l->extra = p->extra;
    for (unsigned i = 0; i < c->numAttrs; i++) {
        const CUlaunchAttribute *a = &c->attrs[i];
        if (a->id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            memcpy(l->cluster, &a->value.clusterDim, sizeof l->cluster);
        else if (a->id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
            l->cooperative = a->value.cooperative != 0;
    }
    *f = p->f;
    *stream = c->hStream;
}

static void read_launch(const void *p, CUpti_CallbackId id, struct launch *l, CUfunction *f,
                        CUstream *stream)
{
    *l = (struct launch){.cluster = {1, 1, 1}};
    switch (id) {
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx:
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz:
        read_extended(p, l, f, stream);
        break;
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel:
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz:
        read_cooperative(p, l, f, stream);
        break;
    default:
        read_plain(p, l, f, stream);
    }
}

static void CUPTIAPI on_call(void *ctx, CUpti_CallbackDomain domain, CUpti_CallbackId id,
                             const void *data)
{
    const CUpti_CallbackData *d = data;
    (void)ctx;
    (void)domain;
    if (busy)
        return;
    busy = true;
    pthread_mutex_lock(&lock);
    if (d->callbackSite == CUPTI_API_ENTER) {
        CUfunction f;
        CUstream stream;
        read_launch(d->functionParams, id, &current, &f, &stream);
        enter(&current, f, stream, d->symbolName);
    } else {
        const CUresult *result = d->functionReturnValue;
        leave(&current, !result || *result == CUDA_SUCCESS);
    }
    pthread_mutex_unlock(&lock);
    busy = false;
}

/* The driver calls it before its first work. */
int InitializeInjection(void);
__attribute__((visibility("default"))) int InitializeInjection(void)
{
    static const CUpti_CallbackId calls[] = {
        CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel, CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz,
        CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx, CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz,
        CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel,
        CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz};
    static CUpti_SubscriberHandle subscriber;
    if (!kpj_api_load())
        return 1; /* the program runs on, unrecorded */
    if (kpj_api.subscribe(&subscriber, on_call, NULL) != CUPTI_SUCCESS) {
        kpj_say("CUPTI has another subscriber: no launch is recorded");
        return 1;
    }
    for (size_t i = 0; i < KP_COUNT(calls); i++)
        kpj_api.enable(1, subscriber, CUPTI_CB_DOMAIN_DRIVER_API, calls[i]);
    return 1;
}
