#include "run/against.h"
#include "run/device/amd.h"
#include "run/calibrate/ceilings.h"
#include "run/device/machine.h"

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
    snprintf(out->capability, sizeof out->capability, "%s", kp_text(j, "capability"));
    out->limits = (struct kpn_limits){
        .sms = u32_at(j, "sms"), .shared_per_sm = u32_at(l, "shared_per_sm"),
        .shared_per_block = u32_at(l, "shared_per_block"),
        .shared_reserved = u32_at(l, "shared_reserved"),
        .registers_per_sm = u32_at(l, "registers_per_sm"),
        .threads_per_sm = u32_at(l, "threads_per_sm"), .ctas_per_sm = u32_at(l, "ctas_per_sm"),
        .amd = kpn_amd_find(out->capability),
    };
    return out->limits.sms > 0;
}

/* ---- text --------------------------------------------------------------- */

static const char *yes(const json_t *o, const char *key, const char *if_true,
                       const char *if_false)
{
    return json_is_true(kpn_at(o, key)) ? if_true : if_false;
}

static void print_dim3(FILE *f, const char *name, const json_t *a)
{
    fprintf(f, "%s %lldx%lldx%lld", name, (long long)json_integer_value(json_array_get(a, 0)),
            (long long)json_integer_value(json_array_get(a, 1)),
            (long long)json_integer_value(json_array_get(a, 2)));
}

static void print_launch(FILE *f, const json_t *s)
{
    const json_t *l = kpn_at(s, "launch"), *t;
    size_t i;
    fputs("  launch      ", f);
    print_dim3(f, "grid", kpn_at(l, "grid"));
    print_dim3(f, "  block", kpn_at(l, "block"));
    print_dim3(f, "  cluster", kpn_at(l, "cluster"));
    fprintf(f, "  dynamic shared %lld B\n", kpn_whole(l, "dynamic_shared"));
    json_array_foreach(kpn_at(l, "tensors"), i, t) {
        const json_t *shape = kpn_at(t, "shape"), *n;
        size_t k;
        fprintf(f, "  %-11s %-8s %s [", i ? "" : "tensors", kp_text(t, "name"),
                kp_text(t, "dtype"));
        json_array_foreach(shape, k, n)
            fprintf(f, "%s%lld", k ? ", " : "", (long long)json_integer_value(n));
        fprintf(f, "]  %lld B  %s%s\n", kpn_whole(t, "bytes"), yes(t, "output", "output, ", ""),
                kp_text(t, "init"));
    }
}

static void print_verdict(FILE *f, const json_t *s)
{
    const json_t *v = kpn_at(s, "verify"), *changes = kpn_at(s, "changes"), *o;
    size_t i;
    const char *verdict = kp_text(v, "verdict");
    if (!json_is_boolean(kpn_at(v, "outputs_equal"))) {
        fprintf(f, "  verdict     %s: nothing was compared\n", verdict);
        return;
    }
    if (strcmp(verdict, "equal") == 0)
        verdict = json_array_size(changes) ? "the probes changed the code, not its results"
                                           : "the probes changed no result";
    fprintf(f, "  verdict     %s: outputs %s, inputs %s, guards %s\n", verdict,
            yes(v, "outputs_equal", "bit-equal", "DIFFER"),
            yes(v, "inputs_intact", "untouched", "CHANGED"),
            yes(v, "guards_intact", "intact", "DAMAGED"));
    json_array_foreach(changes, i, o)
        fprintf(f, "    changed   %s\n", json_string_value(o));
    json_array_foreach(kpn_at(v, "outputs"), i, o) {
        fprintf(f, "    %-9s %lld elements: %lld differ", kp_text(o, "tensor"),
                kpn_whole(o, "elements"),
                kpn_whole(o, "differ"));
        if (json_is_integer(kpn_at(o, "unwritten")))
            fprintf(f, ", %lld never written", kpn_whole(o, "unwritten"));
        fprintf(f, ", %lld NaN, %lld Inf, %lld zero%s%s\n", kpn_whole(o, "nan"),
                kpn_whole(o, "inf"),
                kpn_whole(o, "zero"), yes(o, "all_zero", " (zeros alone are no check)", ""),
                yes(o, "repeatable", "", " (the original does not repeat its own bits)"));
    }
}

/* Beyond this a probed CTA is not what its neighbours are. */
#define SLOWER 1.03

/* What to do about it: where warp groups can take turns a CTA that records one is less
 * disturbed. */
static void print_slower(FILE *f, const json_t *s, double ratio)
{
    const json_t *r;
    size_t i;
    bool turns = false;
    if (!(ratio > SLOWER))
        return;
    json_array_foreach(kpn_at(kpn_at(s, "measured"), "rows"), i, r)
        turns = turns || kpn_at(r, "turns");
    fprintf(f, "              probed ones are slower by %.1f%%, which the trace shows: %s\n",
            100 * (ratio - 1),
            turns ? "with --sample=all, or\n              'turns: always', each records one warp "
                    "group, in turn, and is disturbed less"
                  : "replay takes off what\n              records cost, as far as it knows it");
}

/* Of the launch's probed CTAs: what their unprobed neighbours take, and the records, to what they
 * took. */
static void print_whole(FILE *f, const json_t *w)
{
    if (!w)
        return;
    fprintf(f, "  T + N C     %.0f cycles and %.0f records of %.2f: %+.2f%% off the probed %.0f\n",
            kp_number(w, "unprobed_cycles"), kp_number(w, "records"), kp_number(w, "record_cost"),
            100 * kp_number(w, "off_all"), kp_number(w, "probed_cycles"));
    fprintf(f, "              the %.0f of those on the path %+.2f%%; with what half of the CTAs "
               "%s, the others %+.2f%%\n", kp_number(w, "on_path_cycles"),
            100 * kp_number(w, "off_path"),
            json_is_true(kpn_at(w, "fitted")) ? "show" : "take beyond",
            100 * kp_number(w, "off_told"));
}

static void print_times(FILE *f, const json_t *s)
{
    const json_t *r;
    size_t i;
    json_array_foreach(kpn_at(kpn_at(s, "measured"), "rows"), i, r) {
        fprintf(f, "  %-11s %-14s %10.2f us (%.2f to %.2f)", i ? "" : "time",
                kp_text(r, "variant"),
                kp_number(r, "us"), kp_number(r, "us_p5"), kp_number(r, "us_p95"));
        if (i)
            fprintf(f, "  x%.4f (%.4f to %.4f)", kp_number(r, "ratio"), kp_number(r, "lo"),
                    kp_number(r, "hi"));
        fprintf(f, "  %lld launches%s\n", kpn_whole(r, "launches"),
                json_object_get(r, "turns") ? ", each CTA one warp group in turn" : "");
    }
    const json_t *st = kpn_at(s, "stamps");
    const json_t *p = kpn_at(st, "probed_cycles"), *u = kpn_at(st, "unprobed_cycles");
    if (!st)
        return;
    if (json_is_object(p) && json_is_object(u))
        fprintf(f, "  CTAs        probed %.0f cycles (%lld of them), unprobed %.0f (%lld): "
                   "x%.4f in the same launch\n", kp_number(p, "median"), kpn_whole(p, "ctas"),
                kp_number(u, "median"), kpn_whole(u, "ctas"), kp_number(st, "ratio"));
    if (json_is_object(p) && json_is_object(u))
        print_slower(f, s, kp_number(st, "ratio"));
    print_whole(f, kpn_at(s, "whole"));
    const json_t *crowd = kpn_at(s, "crowd"), *most = json_array_get(crowd, 0);
    json_array_foreach(crowd, i, r)
        if (i)
            fprintf(f, "              x%.4f with %lld on an SM in place of %lld\n",
                    kp_number(r, "cycles") / kp_number(most, "cycles"), kpn_whole(r, "ctas"),
                    kpn_whole(most, "ctas"));
    json_array_foreach(kpn_at(st, "bodies"), i, r)
        fprintf(f, "              body %zu: x%.4f (%lld CTAs)\n", i + 1, kp_number(r, "ratio"),
                kpn_whole(kpn_at(r, "cycles"), "ctas"));
    fprintf(f, "  clock       %.0f MHz, from the stamps\n", kp_number(st, "clock_mhz"));
}

void kpn_print_change(FILE *f, const char *name, const json_t *a, const json_t *b,
                      const char *key, const char *sep)
{
    if (json_is_integer(kpn_at(a, key)) && json_is_integer(kpn_at(b, key)))
        fprintf(f, "%s%s %lld -> %lld", sep, name, kpn_whole(a, key), kpn_whole(b, key));
}

/* Do the probes keep to the registers that they may take, and do as many CTAs fit an SM?  A small
 * kernel may have more of them with no CTA fewer. */
static void print_kept(FILE *f, const json_t *a, const json_t *b)
{
    long long more = kpn_whole(b, "registers") - kpn_whole(a, "registers");
    long long ctas = kpn_whole(b, "occupancy") - kpn_whole(a, "occupancy");
    if (kpn_at(a, "wave_size") || more <= 0)
        return;
    fprintf(f, "              %lld more registers: %s %u", more,
            more > KPN_REGISTERS_MORE ? "beyond" : "within", KPN_REGISTERS_MORE);
    if (kpn_at(a, "occupancy"))
        fprintf(f, ", %s CTAs an SM", ctas < 0 ? "fewer" : "as many");
    fputs("\n", f);
}

static void print_assembly(FILE *f, const json_t *s)
{
    const json_t *asm_ = kpn_at(s, "assembly"), *d;
    const json_t *a = kpn_at(asm_, "original"), *b = kpn_at(asm_, "probed");
    size_t i;
    if (!asm_)
        return;
    kpn_print_change(f, "registers", a, b, "registers", "  code        ");
    kpn_print_change(f, "AGPRs", a, b, "agprs", ", ");
    kpn_print_change(f, "SGPRs", a, b, "sgprs", ", ");
    kpn_print_change(f, "spilled VGPRs", a, b, "vgpr_spills", "\n              ");
    kpn_print_change(f, "SGPRs", a, b, "sgpr_spills", " and ");
    kpn_print_change(f, "spill stores", a, b, "spill_stores", ", ");
    kpn_print_change(f, "spill loads", a, b, "spill_loads", ", ");
    kpn_print_change(f, "stack", a, b, "stack", ", ");
    fputs("\n", f);
    kpn_print_change(f, "static shared", a, b, "static_shared", "              ");
    kpn_print_change(f, "barriers", a, b, "barriers", ", ");
    kpn_print_change(f, kpn_at(a, "wave_size") ? "workgroups a CU or WGP" : "CTAs an SM", a, b,
                     "occupancy", ", ");
    if (kpn_at(a, "wave_size") && kpn_at(b, "occupancy_limit"))
        fprintf(f, " (by %s)", kp_text(b, "occupancy_limit"));
    fputs("\n", f);
    print_kept(f, a, b);
    if (json_array_size(kpn_at(asm_, "advisories")) == 0)
        fprintf(f, "  advisories  %zu -> %zu, none new\n", json_array_size(kpn_at(a, "advisories")),
                json_array_size(kpn_at(b, "advisories")));
    json_array_foreach(kpn_at(asm_, "advisories"), i, d)
        fprintf(f, "  %-11s %lld -> %lld: %s\n", i ? "" : "advisories", kpn_whole(d, "original"),
                kpn_whole(d, "probed"), kp_text(d, "text"));
}

/* Behind a shape's labels; frees the text. */
static void put_text(FILE *f, char *s)
{
    kp_put_wrapped(f, 14, 100, s);
    free(s);
}

static void put_plan(FILE *f, const json_t *plan)
{
    fputs("  plan        ", f);
    put_text(f, kp_strdup(kp_text(plan, "why")));
}

static void print_records(FILE *f, const json_t *s)
{
    const json_t *p = kpn_at(s, "sample"), *r = kpn_at(s, "records"), *t = kpn_at(s, "trace");
    if (kpn_at(s, "plan"))
        put_plan(f, kpn_at(s, "plan"));
    if (p)
        fprintf(f, "  sample      %s: %lld of %lld %s%s%s\n", kp_text(p, "text"),
                kpn_whole(p, "probed"),
                kpn_whole(p, "ids"), kpn_at(p, "of") ? kp_text(p, "of") : "CTAs",
                yes(p, "turns", ", one warp group of each in turn", ""),
                yes(p, "chosen", " (chosen; 'sample' sets it)", ""));
    if (kpn_at(p, "outlook")) {
        fputs("              ", f);
        put_text(f, kp_strdup(kp_text(p, "outlook")));
    }
    if (r) {
        fprintf(f, "  records     %lld kept in %lld units of %lld CTAs, %lld overwritten, "
                   "%lld lost in %lld units without a place\n", kpn_whole(r, "kept"),
                kpn_whole(r, "units"), kpn_whole(r, "ctas"), kpn_whole(r, "overwritten"),
                kpn_whole(r, "records_dropped"), kpn_whole(r, "units_dropped"));
        if (kpn_whole(r, "units_unfinished"))
            fprintf(f, "              %lld units never came to their end: their records are "
                       "lost\n", kpn_whole(r, "units_unfinished"));
        if (kpn_whole(r, "missing_stamps"))
            fprintf(f, "              %lld CTAs left no stamp\n", kpn_whole(r, "missing_stamps"));
    }
    if (t)
        fprintf(f, "  trace       %s (%lld B)\n", kp_text(t, "file"), kpn_whole(t, "bytes"));
    if (kpn_at(s, "would_write"))
        fprintf(f, "  would write %s\n", kp_text(s, "would_write"));
}

static void print_shape(FILE *f, const json_t *s, bool plan_only)
{
    fprintf(f, "\n%s: %s\n", *kp_text(s, "label") ? kp_text(s, "label") : "(no names)",
            kp_text(s, "status"));
    kpn_print_workload(f, kpn_at(s, "workload"));
    if (plan_only) {
        if (kpn_at(s, "plan"))
            put_plan(f, kpn_at(s, "plan"));
        return;
    }
    print_launch(f, s);
    if (kpn_at(s, "verify"))
        print_verdict(f, s);
    kpn_print_reference(f, kpn_at(s, "reference"));
    print_times(f, s);
    print_assembly(f, s);
    kpn_print_certificate(f, kpn_at(s, "certificate"), true);
    print_records(f, s);
}

static void print_certified(FILE *f, const json_t *k)
{
    const json_t *g;
    size_t i;
    fprintf(f, "\n%s: %s\n", kp_text(k, "entry"), kp_text(kpn_at(k, "certificate"), "verdict"));
    print_assembly(f, k);
    bool more = false; /* than registers */
    json_array_foreach(kpn_at(k, "grown"), i, g)
    {
        fprintf(f, "  %-11s %s\n", i ? "" : "grown", json_string_value(g));
        more = more || strncmp(json_string_value(g), "registers", 9) != 0;
    }
    if (more) {
        fprintf(f, "  %-11s ", "next");
        kp_put_wrapped(f, 14, 100, kpn_fewer_probes);
    }
    kpn_print_certificate(f, kpn_at(k, "certificate"), false);
}

static void print_costs(FILE *f, const json_t *costs, const char *strategy)
{
    static const char *const units[] = {"warp", "warpgroup"};
    for (size_t i = 0; i < KP_COUNT(units); i++) {
        const json_t *u = kpn_at(costs, units[i]);
        if (u)
            fprintf(f, "%-9s %srecord: %.1f cycles (%.1f to %.1f); alone %.1f, over the whole "
                       "kernel %.1f; eight warps %.1f\n", units[i], strategy,
                    kp_number(u, "record_cost"), kp_number(u, "lo"), kp_number(u, "hi"),
                    kp_number(kpn_at(u, "alone"), "median"), kp_number(kpn_at(u, "alone"), "whole"),
                    kp_number(kpn_at(u, "eight_warps"), "median"));
    }
}

/* Of regions of dependent work: what their records cost them, and the loop around them. */
static void print_inside(FILE *f, const json_t *inside, const char *how)
{
    const char *name;
    const json_t *w;
    json_object_foreach((json_t *)(uintptr_t)inside, name, w) {
        const json_t *loaded = kpn_at(w, "eight_warps");
        fprintf(f,
                "inside    %s%s: %.1f cycles a region (%.1f to %.1f), %.1f the first; read %.1f "
                "before its result; %.1f a record of the loop; eight warps %.1f and %.1f\n",
                name, how, kp_number(w, "cycles"), kp_number(w, "lo"), kp_number(w, "hi"),
                kp_number(w, "first"), kpn_at(w, "early") ? kp_number(w, "early") : 0,
                kp_number(w, "whole"), kp_number(loaded, "cycles"), kp_number(loaded, "whole"));
        if (kpn_at(w, "late") && kpn_at(w, "early"))
            fprintf(f, "            %.1f later into the register of its last link, which holds up "
                       "the next by %.1f\n", kp_number(w, "late"), kp_number(w, "held"));
    }
}

static void print_prologue(FILE *f, const json_t *p)
{
    if (p)
        fprintf(f, "prologue  %.0f cycles a probed CTA (%.0f to %.0f)\n", kp_number(p, "cycles"),
                kp_number(p, "lo"), kp_number(p, "hi"));
}

static void print_clocks(FILE *f, const json_t *c)
{
    const json_t *clocks = kpn_at(c, "clocks"), *test = kpn_at(c, "self_test");
    const json_t *skew = kpn_at(clocks, "skew_cycles"), *rate = kpn_at(clocks, "cycles_per_ns");
    if (skew)
        fprintf(f, "skew      of an SM's warps' clocks: %.1f cycles (%.1f to %.1f); a word takes "
                   "%.1f\n", kp_number(skew, "median"), kp_number(skew, "p5"),
                kp_number(skew, "p95"), kp_number(kpn_at(skew, "one_way"), "median"));
    if (json_is_object(rate))
        fprintf(f, "timer     %.4f cycles a ns (%.4f to %.4f), drift %+.4f%% in %.0f ms\n",
                kp_number(rate, "median"), kp_number(rate, "p5"), kp_number(rate, "p95"),
                100 * kp_number(rate, "drift"), kp_number(rate, "over_ms"));
    if (test)
        fprintf(f, "self-test %s: the clock %s, a record costs %.1f cycles again\n",
                yes(test, "passed", "passed", "failed"),
                yes(test, "clock_advances", "advances", "stands"), kp_number(test, "record_cost"));
}

static void print_calibration(FILE *f, const json_t *c)
{
    print_costs(f, kpn_at(c, "units"), "");
    print_costs(f, kpn_at(c, "together"), "gathered ");
    print_costs(f, kpn_at(kpn_at(c, "strategies"), "flush"), "flush ");
    print_costs(f, kpn_at(kpn_at(c, "strategies"), "global"), "global ");
    print_inside(f, kpn_at(c, "inside"), "");
    print_inside(f, kpn_at(c, "inside_at_once"), ", at once");
    print_prologue(f, kpn_at(c, "prologue"));
    print_clocks(f, c);
    const json_t *tensor = kpn_at(kpn_at(c, "engines"), "tensor");
    if (tensor)
        fprintf(f, "tensor    %.1f flop/cycle an SM (%.1f to %.1f), dense bf16\n",
                kp_number(tensor, "flops_per_cycle"), kp_number(tensor, "lo"),
                kp_number(tensor, "hi"));
}

static void print_gpu(FILE *f, const char *label, const json_t *d)
{
    const char *capability = kp_text(d, "capability");
    bool amd = kpn_is_amd(capability);
    if (json_is_object(d))
        fprintf(f, "%s: %s, %s%s, %lld %s, driver %s\n", label, kp_text(d, "name"),
                amd ? "" : "compute capability ", capability, kpn_whole(d, "sms"),
                amd ? "CUs" : "SMs", kp_text(d, "driver"));
}

static void print_device(FILE *f, const json_t *report)
{
    const json_t *d = kpn_at(report, "device"), *a = kpn_at(report, "assembler");
    print_gpu(f, "device", d);
    if (json_is_object(a))
        fprintf(f, "assembler: %s %s\n", kp_text(a, "name"), kp_text(a, "version"));
}

static void print_doctor(FILE *f, const json_t *report)
{
    const json_t *l = kpn_at(report, "libraries"), *a = kpn_at(report, "assembler");
    const json_t *hip = kpn_at(report, "hip");
    if (!json_is_object(kpn_at(report, "device")))
        fputs("device: none\n", f);
    if (!json_is_object(a))
        fputs("assembler: none\n", f);
    else
        fprintf(f, "assembler found at %s\n", kp_text(a, "path"));
    fprintf(f, "built with cuda.h: %s\n", yes(report, "built_with_cuda", "yes", "no"));
    print_gpu(f, "HIP device", kpn_at(hip, "device"));
    if (!json_is_object(kpn_at(hip, "device")))
        fputs("HIP device: none\n", f);
    fprintf(f, "built with HIP's headers: %s\n", yes(hip, "built", "yes", "no"));
    const json_t *llvm = kpn_at(hip, "assembler");
    if (json_is_object(llvm))
        fprintf(f, "HIP assembler: %s %s, found at %s\n", kp_text(llvm, "name"),
                kp_text(llvm, "version"), kp_text(llvm, "path"));
    else
        fputs("HIP assembler: none\n", f);
    fprintf(f, "libraries: libyaml %s, jansson %s, zlib %s\n", kp_text(l, "libyaml"),
            kp_text(l, "jansson"), kp_text(l, "zlib"));
    kpn_print_machine(f, report);
    fprintf(f, "kperf run works here: %s\n", yes(report, "can_run", "yes", "no"));
}

/* Where records go: "behind the 9th of an iteration". */
static void print_place(FILE *f, const json_t *c)
{
    const char *word = json_string_value(kpn_at(c, "place"));
    if (!word)
        fprintf(f, "stored behind record %lld of an iteration",
                (long long)json_integer_value(kpn_at(c, "place")));
    else if (strcmp(word, "end") == 0)
        fputs("stored where loops go back", f);
    else if (strcmp(word, "at once") == 0)
        fputs("stored at once", f);
    else
        fputs("stored as without --tune", f);
    fprintf(f, ", bodies part %s", json_is_true(kpn_at(c, "early")) ? "at the entry" : "late");
}

static void print_tuned(FILE *f, const json_t *t)
{
    const json_t *tried = kpn_at(t, "tried"), *first = json_array_get(tried, 0);
    const json_t *kept = json_array_get(tried, (size_t)json_integer_value(kpn_at(t, "kept")));
    fprintf(f, "tuned with %s: ", kp_text(t, "shape"));
    print_place(f, kept);
    fprintf(
        f, "\n  x%.4f with every CTA probed, x%.4f as sampled; not tuned x%.4f, x%.4f; %zu tried\n",
        json_number_value(kpn_at(kept, "all")), json_number_value(kpn_at(kept, "sampled")),
        json_number_value(kpn_at(first, "all")), json_number_value(kpn_at(first, "sampled")),
        json_array_size(tried));
}

void kpn_print(FILE *f, const json_t *report)
{
    const json_t *s;
    size_t i;
    print_device(f, report);
    if (strcmp(kp_text(report, "command"), "doctor") == 0)
        print_doctor(f, report);
    else if (strcmp(kp_text(report, "command"), "calibrate") == 0)
        print_calibration(f, report);
    if (kpn_at(report, "ceilings"))
        kpn_print_ceilings(f, kpn_at(report, "ceilings"));
    if (kpn_at(report, "kept"))
        fprintf(f, "kept      %s\n", kp_text(report, "kept"));
    if (kpn_at(kpn_at(report, "kernel"), "entry"))
        fprintf(f, "kernel: %s of %s\n", kp_text(kpn_at(report, "kernel"), "entry"),
                kp_text(kpn_at(kpn_at(report, "kernel"), "source"), "name"));
    if (kpn_at(report, "calibration"))
        print_calibration(f, kpn_at(report, "calibration"));
    if (kpn_at(report, "against"))
        fprintf(f, "against: %s\n", kp_text(kpn_at(report, "against"), "name"));
    if (json_is_integer(kpn_at(kpn_at(report, "against"), "shared")))
        fprintf(f, "  dynamic shared %lld B\n", kpn_whole(kpn_at(report, "against"), "shared"));
    kpn_print_applied(f, kpn_at(report, "against"));
    if (kpn_at(report, "tuned"))
        print_tuned(f, kpn_at(report, "tuned"));
    json_array_foreach(kpn_at(report, "shapes"), i, s) {
        if (kpn_at(report, "against"))
            kpn_print_pair(f, s);
        else
            print_shape(f, s, json_is_true(kpn_at(report, "plan_only")));
    }
    json_array_foreach(kpn_at(kpn_at(report, "workload_set"), "skipped"), i, s)
        fprintf(f, "\nskipped: %s (%s): %s does not hold\n", kp_text(s, "label"),
                *kp_text(s, "name") ? kp_text(s, "name") : "shapes", kp_text(s, "why"));
    json_array_foreach(kpn_at(report, "kernels"), i, s)
        print_certified(f, s);
}
