#include "run/run_internal.h"

#include <yaml.h>
#include <zlib.h>

/* What is on this machine, each part found or not on its own. */

static int look_at_device(void *ctx, json_t **report)
{
    struct kpn_gpu *gpu;
    struct kpn_gpu_info info;
    (void)ctx;
    *report = NULL;
    int status = kpn_cuda.open(&gpu, &info);
    if (status != KP_OK)
        return status;
    *report = kpn_gpu_json(&info);
    kpn_cuda.close(gpu);
    return KP_OK;
}

static json_t *libraries(void)
{
    return json_pack("{s:s,s:s,s:s}", "libyaml", yaml_get_version_string(), "jansson",
                     jansson_version_str(), "zlib", zlibVersion());
}

int kpn_doctor(json_t **report)
{
    struct kpn_assembler a;
    json_t *device = NULL, *o = kpn_report_head("doctor");
    kpn_signals_begin();
    int have_ptxas = kpn_assembler_find(NULL, NULL, false, &a);
    json_object_set_new(o, "assembler",
                        have_ptxas == KP_OK
                            ? json_pack("{s:s,s:o,s:s}", "name", "ptxas", "path",
                                        kp_json_text(a.path), "version", a.version)
                            : json_null());
    int have_device = kpn_child("the driver", 60, look_at_device, NULL, &device);
    json_object_set_new(o, "device", device ? device : json_null());
#ifdef HAVE_CUDA_H
    json_object_set_new(o, "built_with_cuda", json_true());
#else
    json_object_set_new(o, "built_with_cuda", json_false());
#endif
    json_object_set_new(o, "libraries", libraries());
    json_object_set_new(o, "can_run",
                        json_boolean(have_ptxas == KP_OK && have_device == KP_OK));
    bool stopped = kpn_interrupted();
    kpn_signals_end();
    kpn_assembler_free(&a);
    *report = o;
    if (stopped)
        return KP_INTERRUPTED;
    if (have_device == KP_OK)
        return have_ptxas;
    return have_device == KP_NODEVICE ? KP_NODEVICE : KP_FAILED;
}
