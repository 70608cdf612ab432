#include "evidence/internal.h"

/* What the device can do at most, as measured on it. */

static void set(struct kpe_ceiling *c, double value, const char *tier, const char *from,
                const char *path)
{
    if (!(value > 0))
        return;
    c->value = value;
    c->tier = tier;
    snprintf(c->source, sizeof c->source, "%s%s", from, path);
}

/* bf16 and f16 run at one rate, and so do the 8-bit floats. */
static const char *rate_of(const char *type)
{
    if (strcmp(type, "e5m2") == 0)
        return "e4m3";
    return *type ? type : "bf16";
}

static void from_measured(const json_t *c, const char *from, struct kpe_run *r)
{
    char path[64];
    snprintf(path, sizeof path, "matrix.%s.tflop_s", rate_of(r->type));
    char shown[72];
    snprintf(shown, sizeof shown, ".%s", path);
    set(&r->matrix, kp_number(c, path), "measured", from, shown);
    set(&r->dram, kp_number(c, "dram.copy.gb_s"), "measured", from, ".dram.copy.gb_s");
    if (!(kp_number(c, "dram.read.gb_s") <= r->dram.value))
        set(&r->dram, kp_number(c, "dram.read.gb_s"), "measured", from, ".dram.read.gb_s");
    set(&r->launch, kp_number(c, "launch.empty_kernel_ns") / 1000, "measured", from,
        ".launch.empty_kernel_ns");
}

/* The tensor core's rate is calibrated in flop a cycle; the clock is that of the run. */
static void from_calibration(struct kpe_run *r)
{
    double rate = kp_number(r->info, "calibration.engines.tensor.flops_per_cycle");
    double mhz = kp_number(r->info, "stamps.clock_mhz"), sms = kp_number(r->info, "device.sms");
    bool fits = !*r->type || strcmp(r->type, "bf16") == 0 || strcmp(r->type, "f16") == 0;
    if (fits)
        set(&r->matrix, rate * mhz * sms / 1e6, "modeled", "inspect .info",
            ".calibration.engines.tensor.flops_per_cycle * .device.sms * .stamps.clock_mhz");
}

static bool same_device(const json_t *c, const struct kpe_run *r)
{
    return strcmp(kp_text(c, "key.device"), kp_text(r->info, "device.name")) == 0;
}

static int from_file(const json_t *file, const char *name, struct kpe_run *r)
{
    const json_t *c = kpe_at(file, "ceilings") ? kpe_at(file, "ceilings") : file;
    if (!json_is_object(kpe_at(c, "key"))) {
        kp_error("%s: holds no ceilings; 'kperf calibrate --ceilings' measures them", name);
        return KP_MALFORMED;
    }
    if (!same_device(c, r)) {
        kp_error("%s: its ceilings are of '%s', and %s is of '%s'", name,
                 kp_text(c, "key.device"), r->path, kp_text(r->info, "device.name"));
        return KP_USAGE;
    }
    from_measured(c, "--ceilings", r);
    return KP_OK;
}

int kpe_ceilings_find(const json_t *file, const char *name, struct kpe_run *r)
{
    r->matrix.value = r->dram.value = r->launch.value = NAN;
    r->matrix.tier = r->dram.tier = r->launch.tier = "assumed";
    from_calibration(r);
    const json_t *own = kp_json_in(r->base, "device.ceilings");
    if (own)
        from_measured(own, "inspect .info.baseline.device.ceilings", r);
    return file ? from_file(file, name, r) : KP_OK;
}
