#include "run/device/machine.h"

#include <yaml.h>
#include <zlib.h>

/* What is on this machine, each part found or not on its own. */

struct look {
    const struct kpn_gpu_ops *ops;
    bool quiet; /* it may be missing: the other kind is there, or what a kernel lacks is told */
};

static int look_at_device(void *ctx, json_t **report)
{
    const struct look *look = ctx;
    struct kpn_gpu *gpu;
    struct kpn_gpu_info info;
    *report = NULL;
    if (look->quiet && !freopen("/dev/null", "w", stderr)) /* in a child, which ends */
        return KP_NODEVICE;
    int status = look->ops->open(&gpu, &info);
    if (status != KP_OK)
        return status;
    *report = kpn_gpu_json(&info);
    look->ops->close(gpu);
    return KP_OK;
}

static json_t *assembler_json(const struct kpn_assembler *a)
{
    return a->path ? json_pack("{s:s,s:o,s:s}", "name", kpn_assembler_name(a), "path",
                               kp_json_text(a->path), "version", a->version)
                   : json_null();
}

/* What AMDGCN is to be assembled for here: the device, or where there is none an MI300X. */
static const char *amd_arch(const json_t *device)
{
    return device ? kp_text(device, "capability") : "gfx942";
}

/* {"built", "device", "assembler"} of HIP.  KP_OK: kernels of AMD's can be run. */
static int look_at_hip(bool quiet, json_t *report)
{
    struct look look = {&kpn_hip, quiet};
    struct kpn_assembler a;
    json_t *device = NULL;
    int status = kpn_child("the HIP runtime", 60, look_at_device, &look, &device);
    int tools = kpn_assembler_for(amd_arch(device), NULL, NULL, quiet || !device, &a);
    json_object_set_new(report, "hip",
                        json_pack("{s:b,s:o,s:o}", "built", kpn_hip.load != NULL, "device",
                                  device ? device : json_null(), "assembler", assembler_json(&a)));
    kpn_assembler_free(&a);
    return status == KP_OK ? tools : status;
}

static json_t *libraries(void)
{
    return json_pack("{s:s,s:s,s:s}", "libyaml", yaml_get_version_string(), "jansson",
                     jansson_version_str(), "zlib", zlibVersion());
}

/* Can the kernel that was named be assembled and run here? */
static int judge_kernel(const json_t *report)
{
    const json_t *kernel = kpn_at(report, "kernel");
    bool amd = strcmp(kp_text(kernel, "language"), "AMDGCN") == 0;
    const json_t *hip = kpn_at(report, "hip"), *here = amd ? hip : report;
    bool can = json_is_object(kpn_at(here, "device")) && json_is_object(kpn_at(here, "assembler"));
    return can && !json_is_false(kpn_at(kernel, "fits")) ? KP_OK : KP_NODEVICE;
}

/* Tools, drivers and the kernel's needs into the report. */
static int look_around(const char *path, json_t *report)
{
    json_t *kernel = NULL;
    const json_t *amd = kpn_at(kpn_at(report, "hip"), "device");
    json_object_set_new(report, "tools",
                        kpn_machine_tools(amd_arch(json_is_object(amd) ? amd : NULL)));
    json_object_set_new(report, "drivers", kpn_machine_drivers());
    int status = path ? kpn_machine_needs(path, report, &kernel) : KP_OK;
    if (kernel)
        json_object_set_new(report, "kernel", kernel);
    json_object_set_new(report, "install", kpn_machine_install(report));
    return status;
}

int kpn_doctor(const char *kernel, json_t **report)
{
    struct kpn_assembler a;
    json_t *device = NULL, *o = kpn_report_head("doctor");
    kpn_signals_begin();
    int have_ptxas = kpn_assembler_find(NULL, NULL, false, &a);
    json_object_set_new(o, "assembler", assembler_json(&a));
    struct look look = {&kpn_cuda, kernel};
    int have_device = kpn_child("the driver", 60, look_at_device, &look, &device);
    json_object_set_new(o, "device", device ? device : json_null());
    json_object_set_new(o, "built_with_cuda", json_boolean(kpn_cuda.load != NULL));
    int hip = look_at_hip(kernel || have_device == KP_OK, o);
    json_object_set_new(o, "libraries", libraries());
    json_object_set_new(o, "can_run",
                        json_boolean((have_ptxas == KP_OK && have_device == KP_OK) ||
                                     hip == KP_OK));
    int around = look_around(kernel, o);
    bool stopped = kpn_interrupted();
    kpn_signals_end();
    kpn_assembler_free(&a);
    *report = o;
    if (stopped)
        return KP_INTERRUPTED;
    if (kernel)
        return around == KP_OK ? judge_kernel(o) : around;
    if (hip == KP_OK)
        return KP_OK;
    if (have_device == KP_OK)
        return have_ptxas;
    return have_device == KP_NODEVICE ? KP_NODEVICE : KP_FAILED;
}
