#include "run/certify.h"

#include <math.h>

/* The report in JSON's small parts, and as text for people. */

json_t *kpn_report_head(const char *command)
{
    json_t *o = json_pack("{s:i,s:s}", "schema_version", 1, "tool", "kperf " PACKAGE_VERSION);
    if (command)
        json_object_set_new(o, "command", json_string(command));
    return o;
}

json_t *kpn_json_rounded(double v, int digits)
{
    if (!isfinite(v))
        return json_null();
    double scale = pow(10, digits);
    return json_real(round(v * scale) / scale);
}

json_t *kpn_gpu_json(const struct kpn_gpu_info *i)
{
    const struct kpn_limits *l = &i->limits;
    return json_pack("{s:o,s:s,s:i,s:o,s:i,s:I,s:{s:i,s:i,s:i,s:i,s:i,s:i}}", "name",
                     kp_json_text(i->name), "capability", i->capability, "sms", (int)l->sms,
                     "driver", kp_json_text(i->driver), "clock_mhz", (int)i->clock_mhz,
                     "memory", (json_int_t)i->memory, "limits", "shared_per_sm",
                     (int)l->shared_per_sm, "shared_per_block", (int)l->shared_per_block,
                     "shared_reserved", (int)l->shared_reserved, "registers_per_sm",
                     (int)l->registers_per_sm, "threads_per_sm", (int)l->threads_per_sm,
                     "ctas_per_sm", (int)l->ctas_per_sm);
}

static uint32_t u32_at(const json_t *o, const char *key)
{
    json_int_t v = json_integer_value(json_object_get(o, key));
    return v < 0 || v > UINT32_MAX ? 0 : (uint32_t)v;
}

bool kpn_gpu_from_json(const json_t *j, struct kpn_gpu_info *out)
{
    const char *name = json_string_value(json_object_get(j, "name"));
    const json_t *l = json_object_get(j, "limits");
    *out = (struct kpn_gpu_info){0};
    if (!name || !l)
        return false;
    snprintf(out->name, sizeof out->name, "%s", name);
    out->limits = (struct kpn_limits){
        .sms = u32_at(j, "sms"), .shared_per_sm = u32_at(l, "shared_per_sm"),
        .shared_per_block = u32_at(l, "shared_per_block"),
        .shared_reserved = u32_at(l, "shared_reserved"),
        .registers_per_sm = u32_at(l, "registers_per_sm"),
        .threads_per_sm = u32_at(l, "threads_per_sm"), .ctas_per_sm = u32_at(l, "ctas_per_sm"),
    };
    return out->limits.sms > 0;
}

/* ---- text --------------------------------------------------------------- */

static const json_t *at(const json_t *o, const char *key)
{
    return json_object_get(o, key);
}

static const char *text(const json_t *o, const char *key)
{
    const char *s = json_string_value(at(o, key));
    return s ? s : "";
}

static long long whole(const json_t *o, const char *key)
{
    return (long long)json_integer_value(at(o, key));
}

static double real(const json_t *o, const char *key)
{
    const json_t *v = at(o, key);
    return json_is_number(v) ? json_number_value(v) : NAN;
}

static const char *yes(const json_t *o, const char *key, const char *if_true,
                       const char *if_false)
{
    return json_is_true(at(o, key)) ? if_true : if_false;
}

static void print_dim3(FILE *f, const char *name, const json_t *a)
{
    fprintf(f, "%s %lldx%lldx%lld", name, (long long)json_integer_value(json_array_get(a, 0)),
            (long long)json_integer_value(json_array_get(a, 1)),
            (long long)json_integer_value(json_array_get(a, 2)));
}

static void print_launch(FILE *f, const json_t *s)
{
    const json_t *l = at(s, "launch"), *t;
    size_t i;
    fputs("  launch      ", f);
    print_dim3(f, "grid", at(l, "grid"));
    print_dim3(f, "  block", at(l, "block"));
    print_dim3(f, "  cluster", at(l, "cluster"));
    fprintf(f, "  dynamic shared %lld B\n", whole(l, "dynamic_shared"));
    json_array_foreach(at(l, "tensors"), i, t) {
        const json_t *shape = at(t, "shape"), *n;
        size_t k;
        fprintf(f, "  %-11s %-8s %s [", i ? "" : "tensors", text(t, "name"), text(t, "dtype"));
        json_array_foreach(shape, k, n)
            fprintf(f, "%s%lld", k ? ", " : "", (long long)json_integer_value(n));
        fprintf(f, "]  %lld B  %s%s\n", whole(t, "bytes"), yes(t, "output", "output, ", ""),
                text(t, "init"));
    }
}

static void print_verdict(FILE *f, const json_t *s)
{
    const json_t *v = at(s, "verify"), *changes = at(s, "changes"), *o;
    size_t i;
    const char *verdict = text(v, "verdict");
    if (!json_is_boolean(at(v, "outputs_equal"))) {
        fprintf(f, "  verdict     %s: nothing was compared\n", verdict);
        return;
    }
    if (strcmp(verdict, "equal") == 0)
        verdict = json_array_size(changes) ? "the probes changed the code, not its results"
                                           : "the probes changed nothing";
    fprintf(f, "  verdict     %s: outputs %s, inputs %s, guards %s\n", verdict,
            yes(v, "outputs_equal", "bit-equal", "DIFFER"),
            yes(v, "inputs_intact", "untouched", "CHANGED"),
            yes(v, "guards_intact", "intact", "DAMAGED"));
    json_array_foreach(changes, i, o)
        fprintf(f, "    changed   %s\n", json_string_value(o));
    json_array_foreach(at(v, "outputs"), i, o) {
        fprintf(f, "    %-9s %lld elements: %lld differ", text(o, "tensor"), whole(o, "elements"),
                whole(o, "differ"));
        if (json_is_integer(at(o, "unwritten")))
            fprintf(f, ", %lld never written", whole(o, "unwritten"));
        fprintf(f, ", %lld NaN, %lld Inf, %lld zero%s%s\n", whole(o, "nan"), whole(o, "inf"),
                whole(o, "zero"), yes(o, "all_zero", " (zeros alone are no check)", ""),
                yes(o, "repeatable", "", " (the original does not repeat its own bits)"));
    }
}

static void print_times(FILE *f, const json_t *s)
{
    const json_t *r;
    size_t i;
    json_array_foreach(at(at(s, "measured"), "rows"), i, r) {
        fprintf(f, "  %-11s %-14s %10.2f us (%.2f to %.2f)", i ? "" : "time", text(r, "variant"),
                real(r, "us"), real(r, "us_p5"), real(r, "us_p95"));
        if (i)
            fprintf(f, "  x%.4f (%.4f to %.4f)", real(r, "ratio"), real(r, "lo"), real(r, "hi"));
        fprintf(f, "  %lld launches\n", whole(r, "launches"));
    }
    const json_t *st = at(s, "stamps");
    const json_t *p = at(st, "probed_cycles"), *u = at(st, "unprobed_cycles");
    if (!st)
        return;
    if (json_is_object(p) && json_is_object(u))
        fprintf(f, "  CTAs        probed %.0f cycles (%lld of them), unprobed %.0f (%lld): "
                   "x%.4f in the same launch\n", real(p, "median"), whole(p, "ctas"),
                real(u, "median"), whole(u, "ctas"), real(st, "ratio"));
    fprintf(f, "  clock       %.0f MHz, from the stamps\n", real(st, "clock_mhz"));
}

static void print_change(FILE *f, const char *name, const json_t *a, const json_t *b,
                         const char *key, const char *sep)
{
    if (at(a, key))
        fprintf(f, "%s%s %lld -> %lld", sep, name, whole(a, key), whole(b, key));
}

static void print_assembly(FILE *f, const json_t *s)
{
    const json_t *asm_ = at(s, "assembly"), *d;
    const json_t *a = at(asm_, "original"), *b = at(asm_, "probed");
    size_t i;
    if (!asm_)
        return;
    print_change(f, "registers", a, b, "registers", "  code        ");
    print_change(f, "spill stores", a, b, "spill_stores", ", ");
    print_change(f, "spill loads", a, b, "spill_loads", ", ");
    print_change(f, "stack", a, b, "stack", ", ");
    fputs("\n", f);
    print_change(f, "static shared", a, b, "static_shared", "              ");
    print_change(f, "barriers", a, b, "barriers", ", ");
    print_change(f, "CTAs an SM", a, b, "occupancy", ", ");
    fputs("\n", f);
    if (json_array_size(at(asm_, "advisories")) == 0)
        fprintf(f, "  advisories  %zu -> %zu, none new\n", json_array_size(at(a, "advisories")),
                json_array_size(at(b, "advisories")));
    json_array_foreach(at(asm_, "advisories"), i, d)
        fprintf(f, "  %-11s %lld -> %lld: %s\n", i ? "" : "advisories", whole(d, "original"),
                whole(d, "probed"), text(d, "text"));
}

/* Behind a shape's labels; frees the text. */
static void put_text(FILE *f, char *s)
{
    kp_put_wrapped(f, 14, 100, s);
    free(s);
}

static void print_records(FILE *f, const json_t *s)
{
    const json_t *p = at(s, "sample"), *r = at(s, "records"), *t = at(s, "trace");
    if (at(s, "ring")) {
        fputs("  ring        ", f);
        put_text(f, kp_asprintf("%lld records: %s", whole(at(s, "ring"), "capacity"),
                                text(at(s, "ring"), "why")));
    }
    if (p)
        fprintf(f, "  sample      %s: %lld of %lld %s%s\n", text(p, "text"), whole(p, "probed"),
                whole(p, "ids"), at(p, "of") ? text(p, "of") : "CTAs",
                yes(p, "chosen", " (chosen; 'sample' sets it)", ""));
    if (r) {
        fprintf(f, "  records     %lld kept in %lld units of %lld CTAs, %lld overwritten, "
                   "%lld lost in %lld units without a place\n", whole(r, "kept"),
                whole(r, "units"), whole(r, "ctas"), whole(r, "overwritten"),
                whole(r, "records_dropped"), whole(r, "units_dropped"));
        if (whole(r, "units_unfinished"))
            fprintf(f, "              %lld units never came to their end: their records are "
                       "lost\n", whole(r, "units_unfinished"));
        if (whole(r, "missing_stamps"))
            fprintf(f, "              %lld CTAs left no stamp\n", whole(r, "missing_stamps"));
    }
    if (t)
        fprintf(f, "  trace       %s (%lld B)\n", text(t, "file"), whole(t, "bytes"));
    if (at(s, "would_write"))
        fprintf(f, "  would write %s\n", text(s, "would_write"));
}

static void print_shape(FILE *f, const json_t *s)
{
    fprintf(f, "\n%s: %s\n", *text(s, "label") ? text(s, "label") : "(no names)",
            text(s, "status"));
    print_launch(f, s);
    if (at(s, "verify"))
        print_verdict(f, s);
    print_times(f, s);
    print_assembly(f, s);
    kpn_print_certificate(f, at(s, "certificate"), true);
    print_records(f, s);
}

static void print_certified(FILE *f, const json_t *k)
{
    const json_t *g;
    size_t i;
    fprintf(f, "\n%s: %s\n", text(k, "entry"), text(at(k, "certificate"), "verdict"));
    print_assembly(f, k);
    json_array_foreach(at(k, "grown"), i, g)
        fprintf(f, "  %-11s %s\n", i ? "" : "grown", json_string_value(g));
    kpn_print_certificate(f, at(k, "certificate"), false);
}

static void print_costs(FILE *f, const json_t *costs, const char *strategy)
{
    static const char *const units[] = {"warp", "warpgroup"};
    for (size_t i = 0; i < KP_COUNT(units); i++) {
        const json_t *u = at(costs, units[i]);
        if (u)
            fprintf(f, "%-9s %srecord: %.1f cycles (%.1f to %.1f); alone %.1f, over the whole "
                       "kernel %.1f; eight warps %.1f\n", units[i], strategy,
                    real(u, "record_cost"), real(u, "lo"), real(u, "hi"),
                    real(at(u, "alone"), "median"), real(at(u, "alone"), "whole"),
                    real(at(u, "eight_warps"), "median"));
    }
}

static void print_calibration(FILE *f, const json_t *c)
{
    print_costs(f, at(c, "units"), "");
    print_costs(f, at(at(c, "strategies"), "flush"), "flush ");
    print_costs(f, at(at(c, "strategies"), "global"), "global ");
    const json_t *tensor = at(at(c, "engines"), "tensor");
    if (tensor)
        fprintf(f, "tensor    %.1f flop/cycle an SM (%.1f to %.1f), dense bf16\n",
                real(tensor, "flops_per_cycle"), real(tensor, "lo"), real(tensor, "hi"));
}

static void print_device(FILE *f, const json_t *report)
{
    const json_t *d = at(report, "device"), *a = at(report, "assembler");
    if (json_is_object(d))
        fprintf(f, "device: %s, compute capability %s, %lld SMs, driver %s\n", text(d, "name"),
                text(d, "capability"), whole(d, "sms"), text(d, "driver"));
    if (json_is_object(a))
        fprintf(f, "assembler: %s %s\n", text(a, "name"), text(a, "version"));
}

static void print_doctor(FILE *f, const json_t *report)
{
    const json_t *l = at(report, "libraries"), *a = at(report, "assembler");
    if (!json_is_object(at(report, "device")))
        fputs("device: none\n", f);
    if (!json_is_object(a))
        fputs("assembler: none\n", f);
    else
        fprintf(f, "assembler found at %s\n", text(a, "path"));
    fprintf(f, "built with cuda.h: %s\n", yes(report, "built_with_cuda", "yes", "no"));
    fprintf(f, "libraries: libyaml %s, jansson %s, zlib %s\n", text(l, "libyaml"),
            text(l, "jansson"), text(l, "zlib"));
    fprintf(f, "kperf run works here: %s\n", yes(report, "can_run", "yes", "no"));
}

void kpn_print(FILE *f, const json_t *report)
{
    const json_t *s;
    size_t i;
    print_device(f, report);
    if (strcmp(text(report, "command"), "doctor") == 0)
        print_doctor(f, report);
    else if (strcmp(text(report, "command"), "calibrate") == 0)
        print_calibration(f, report);
    if (at(report, "kernel"))
        fprintf(f, "kernel: %s of %s\n", text(at(report, "kernel"), "entry"),
                text(at(at(report, "kernel"), "source"), "name"));
    if (at(report, "calibration"))
        print_calibration(f, at(report, "calibration"));
    json_array_foreach(at(report, "shapes"), i, s)
        print_shape(f, s);
    json_array_foreach(at(report, "kernels"), i, s)
        print_certified(f, s);
}
