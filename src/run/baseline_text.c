#include "run/calibrate/ceilings.h"

/* The baseline record and its parts, for people. */

/* A number, or the text that stands for one that JSON cannot hold. */
static void put_number(FILE *f, const json_t *v)
{
    if (json_is_string(v))
        fputs(json_string_value(v), f);
    else
        fprintf(f, "%.6g", json_number_value(v));
}

/* ---- the reference -------------------------------------------------------------- */

static void print_worst(FILE *f, const json_t *w)
{
    if (!json_is_object(w))
        return;
    fprintf(f, "              worst: element %lld is ", kpn_whole(w, "index"));
    put_number(f, kpn_at(w, "got"));
    fputs(", the reference ", f);
    put_number(f, kpn_at(w, "expected"));
    fputs(", ", f);
    put_number(f, kpn_at(w, "ratio"));
    fputs(" of its bound\n", f);
}

static void print_output(FILE *f, const json_t *o)
{
    fprintf(f, "    %-9s %lld of %lld elements, %lld of %lld rows: %lld beyond their bounds, %lld "
               "NaN, %lld Inf, %lld zero\n", kp_text(o, "tensor"), kpn_whole(o, "checked"),
            kpn_whole(o, "elements"), kpn_whole(o, "rows_checked"), kpn_whole(o, "rows"),
            kpn_whole(o, "beyond"), kpn_whole(o, "nan"), kpn_whole(o, "inf"),
            kpn_whole(o, "zero"));
    if (json_is_number(kpn_at(o, "frobenius")))
        fprintf(f, "              Frobenius error %.3g of the norm, %.3g allowed\n",
                kp_number(o, "frobenius"), kp_number(o, "frobenius_tolerance"));
    print_worst(f, kpn_at(o, "worst"));
}

void kpn_print_reference(FILE *f, const json_t *r)
{
    const json_t *c = kpn_at(r, "candidate"), *o;
    const char *why = kpn_why_absent(r);
    size_t i;
    if (!r || why) {
        if (r)
            fprintf(f, "  reference   none: %s\n", why);
        return;
    }
    fprintf(f, "  reference   %s: %s (%s)\n", kp_text(r, "kind"), kp_text(r, "verdict"),
            kp_text(r, "what"));
    json_array_foreach(kpn_at(r, "outputs"), i, o)
        print_output(f, o);
    if (c)
        fprintf(f, "  candidate   %s\n", kp_text(c, "verdict"));
    json_array_foreach(kpn_at(c, "outputs"), i, o)
        print_output(f, o);
}

/* ---- the workload ---------------------------------------------------------------- */

void kpn_print_workload(FILE *f, const json_t *w)
{
    const char *name = kp_text(w, "name"), *also = kp_text(w, "also");
    if (*name)
        fprintf(f, "  workload    %s: %s%s%s\n", name, kp_text(w, "why"),
                *also ? "; also " : "", also);
}

/* ---- ceilings ---------------------------------------------------------------------- */

static void print_rate(FILE *f, const char *label, const char *what, const json_t *r,
                       const char *key, const char *unit)
{
    if (json_is_number(kpn_at(r, key)))
        fprintf(f, "%-9s %-6s %10.2f %s (%.2f to %.2f)\n", label, what, kp_number(r, key), unit,
                kp_number(r, "lo"), kp_number(r, "hi"));
}

static void print_matrix(FILE *f, const char *name, const json_t *r)
{
    if (!json_is_number(kpn_at(r, "tflop_s")))
        return;
    fprintf(f, "matrix    %-6s %10.2f Tflop/s (%.2f to %.2f)", name, kp_number(r, "tflop_s"),
            kp_number(r, "lo"), kp_number(r, "hi"));
    if (json_is_number(kpn_at(r, "burst_tflop_s")))
        fprintf(f, ", %.2f at first", kp_number(r, "burst_tflop_s"));
    fputc('\n', f);
}

void kpn_print_ceilings(FILE *f, const json_t *c)
{
    const json_t *l2 = kpn_at(c, "l2"), *launch = kpn_at(c, "launch"), *r;
    const char *name, *why = kpn_why_absent(c);
    if (why) {
        fprintf(f, "ceilings  none: %s\n", why);
        return;
    }
    json_object_foreach((json_t *)(uintptr_t)kpn_at(c, "dram"), name, r)
        print_rate(f, "memory", name, r, "gb_s", "GB/s");
    print_rate(f, "L2", "read", kpn_at(l2, "read"), "gb_s", "GB/s");
    json_object_foreach((json_t *)(uintptr_t)kpn_at(c, "matrix"), name, r)
        print_matrix(f, name, r);
    if (launch)
        fprintf(f, "launch    one more of an empty kernel %.0f ns (%.0f to %.0f); one alone, by "
                   "events, %.0f ns\n", kp_number(launch, "back_to_back_ns"),
                kp_number(launch, "lo"), kp_number(launch, "hi"),
                kp_number(launch, "empty_kernel_ns"));
}

/* ---- the record ----------------------------------------------------------------------- */

/* A label's line of a part that is absent; true: it was. */
static bool print_absent(FILE *f, const char *label, const json_t *part)
{
    const char *why = kpn_why_absent(part);
    if (why)
        fprintf(f, "  %-11s none: %s\n", label, why);
    return why != NULL;
}

static void print_list(FILE *f, const char *label, const json_t *list)
{
    const json_t *v;
    size_t i;
    fprintf(f, "  %-11s ", label);
    json_array_foreach(list, i, v)
        fprintf(f, "%s%s", i ? ", " : "", json_is_string(v) ? json_string_value(v) : "");
    fputs(json_array_size(list) ? "\n" : "nothing\n", f);
}

static void put_extents(FILE *f, const json_t *list, const char *between)
{
    const json_t *v;
    size_t i;
    json_array_foreach(list, i, v)
        fprintf(f, "%s%lld", i ? between : "", (long long)json_integer_value(v));
}

static void print_clocks(FILE *f, const json_t *c)
{
    const json_t *sm = kpn_at(c, "sm_mhz"), *memory = kpn_at(c, "memory_mhz"), *t;
    const json_t *power = kpn_at(c, "power_w"), *warm = kpn_at(c, "temperature_c");
    size_t i;
    if (print_absent(f, "clocks", c))
        return;
    fprintf(f, "  clocks      SM %.0f to %.0f MHz (%.0f before, %.0f after; at most %.0f), memory "
               "%.0f to %.0f MHz, %lld readings of %s\n", kp_number(sm, "min"),
            kp_number(sm, "max"), kp_number(sm, "before"), kp_number(sm, "after"),
            kp_number(c, "max_sm_mhz"), kp_number(memory, "min"), kp_number(memory, "max"),
            kpn_whole(c, "readings"), kp_text(c, "source"));
    if (json_is_object(power) && json_is_object(warm))
        fprintf(f, "              %.0f to %.0f W, %.0f to %.0f C\n", kp_number(power, "min"),
                kp_number(power, "max"), kp_number(warm, "min"), kp_number(warm, "max"));
    json_array_foreach(kpn_at(c, "throttle"), i, t)
        fprintf(f, "  throttled   %s in %lld readings\n", kp_text(t, "reason"),
                kpn_whole(t, "readings"));
    if (kpn_whole(c, "throttled_samples"))
        fprintf(f, "              %lld samples are marked\n", kpn_whole(c, "throttled_samples"));
}

static void print_device(FILE *f, const json_t *d)
{
    fprintf(f, "  device      %s, %s, %lld SMs, driver %s\n", kp_text(d, "name"),
            kp_text(d, "capability"), kpn_whole(d, "sms"), kp_text(d, "driver"));
    if (json_is_number(kpn_at(d, "nominal_bandwidth")))
        fprintf(f, "              memory at %lld MHz, %lld bits: %.0f GB/s nominal; L2 of %lld B\n",
                kpn_whole(d, "memory_clock_mhz"), kpn_whole(d, "memory_bus_bits"),
                kp_number(d, "nominal_bandwidth"), kpn_whole(d, "l2_bytes"));
    print_clocks(f, kpn_at(d, "clocks"));
    if (!print_absent(f, "ceilings", kpn_at(d, "ceilings")))
        kpn_print_ceilings(f, kpn_at(d, "ceilings"));
}

static void print_code(FILE *f, const json_t *b)
{
    const json_t *a = kpn_at(b, "assembler"), *k = kpn_at(b, "kernel"), *l = kpn_at(b, "launch");
    const json_t *source = kpn_at(k, "source"), *ms = kpn_at(b, "assembly_ms");
    if (!print_absent(f, "assembler", a)) {
        fprintf(f, "  assembler   %s %s for %s", kp_text(a, "name"), kp_text(a, "version"),
                kp_text(a, "arch"));
        if (json_is_number(kpn_at(ms, "original")))
            fprintf(f, ", %.1f ms", kp_number(ms, "original"));
        fputc('\n', f);
        if (json_array_size(kpn_at(a, "options")))
            print_list(f, "options", kpn_at(a, "options"));
    }
    fprintf(f, "  kernel      %s of %s, SHA-256 %.16s..., image %.16s...\n", kp_text(k, "entry"),
            kp_text(source, "name"), kp_text(source, "sha256"), kp_text(k, "image_sha256"));
    fputs("  launch      grid ", f);
    put_extents(f, kpn_at(l, "grid"), "x");
    fputs("  block ", f);
    put_extents(f, kpn_at(l, "block"), "x");
    fputs("  cluster ", f);
    put_extents(f, kpn_at(l, "cluster"), "x");
    fprintf(f,
            "  shared %lld + %lld B\n              %lld registers, %lld CTAs an SM, %.2f waves\n",
            kpn_whole(l, "static_shared"), kpn_whole(l, "dynamic_shared"),
            kpn_whole(l, "registers"), kpn_whole(l, "occupancy"), kp_number(l, "waves"));
}

static void print_tensors(FILE *f, const json_t *tensors)
{
    const json_t *t;
    size_t i;
    json_array_foreach(tensors, i, t) {
        fprintf(f, "  %-11s %-8s %s [", i ? "" : "tensors", kp_text(t, "name"),
                kp_text(t, "dtype"));
        put_extents(f, kpn_at(t, "shape"), ", ");
        fputs("] strides [", f);
        put_extents(f, kpn_at(t, "strides"), ", ");
        fprintf(f, "] at a multiple of %lld B, ", kpn_whole(t, "alignment"));
        if (json_is_string(kpn_at(t, "init")))
            fprintf(f, "%s, seed %lld, scale %g%s\n", kp_text(t, "init"), kpn_whole(t, "seed"),
                    kp_number(t, "scale"), json_is_true(kpn_at(t, "output")) ? ", output" : "");
        else
            fprintf(f, "output, SHA-256 %.16s...\n", kp_text(t, "sha256"));
    }
}

static void print_row(FILE *f, const json_t *r, bool first)
{
    fprintf(f, "  %-11s %-14s %10.2f us (p5 %.2f, p95 %.2f, MAD %.3f, IQR %.3f), %lld samples",
            first ? "time" : "", kp_text(r, "variant"), kp_number(r, "us"), kp_number(r, "us_p5"),
            kp_number(r, "us_p95"), kp_number(r, "mad"), kp_number(r, "iqr"),
            kpn_whole(r, "launches"));
    if (kpn_whole(r, "throttled"))
        fprintf(f, ", %lld throttled", kpn_whole(r, "throttled"));
    fputs(kpn_at(r, "turns") ? ", each CTA one warp group in turn\n" : "\n", f);
}

static void print_timing(FILE *f, const json_t *t)
{
    const json_t *scope = kpn_at(t, "scope"), *r;
    size_t i;
    if (print_absent(f, "time", t))
        return;
    fprintf(f, "  interval    one launch by %s, L2 %s, behind %lld of warm-up\n",
            kp_text(t, "clock"), kp_text(scope, "l2"), kpn_whole(scope, "warmup"));
    print_list(f, "  includes", kpn_at(scope, "includes"));
    print_list(f, "  excludes", kpn_at(scope, "excludes"));
    json_array_foreach(kpn_at(t, "rows"), i, r)
        print_row(f, r, i == 0);
}

void kpn_print_baseline(FILE *f, const json_t *b)
{
    const json_t *c = kpn_at(b, "correctness"), *o = kpn_at(c, "original");
    const json_t *m = kpn_at(b, "memory");
    fprintf(f, "  recorded    %s by %s\n", kp_text(b, "created"), kp_text(b, "tool"));
    print_device(f, kpn_at(b, "device"));
    print_code(f, b);
    kpn_print_workload(f, kpn_at(b, "workload"));
    print_tensors(f, kpn_at(b, "tensors"));
    fprintf(f, "  outputs     bit for bit against the %s: %s\n",
            kpn_at(kpn_at(b, "kernel"), "candidate_sha256") ? "candidate" : "probed kernel",
            kp_text(o, "verdict"));
    kpn_print_reference(f, kpn_at(c, "reference"));
    fprintf(f, "  memory      %lld B of tensors, %lld B for probes, %lld B in %lld allocations\n",
            kpn_whole(m, "tensors_bytes"), kpn_whole(m, "probe_bytes"), kpn_whole(m, "peak_bytes"),
            kpn_whole(m, "allocations"));
    print_timing(f, kpn_at(b, "timing"));
}

void kpn_print_baselines(FILE *f, const json_t *report)
{
    const json_t *s, *b;
    size_t i;
    json_array_foreach(kpn_at(report, "shapes"), i, s) {
        b = kpn_at(s, "baseline");
        fprintf(f, "%s%s: %s\n", i ? "\n" : "", *kp_text(s, "label") ? kp_text(s, "label")
                                                                      : "(no names)",
                kp_text(s, "status"));
        if (b)
            kpn_print_baseline(f, b);
        else
            fputs("  it has no baseline record\n", f);
    }
    json_array_foreach(kpn_at(kpn_at(report, "workload_set"), "skipped"), i, s)
        fprintf(f, "\nskipped: %s (%s): %s does not hold\n", kp_text(s, "label"),
                *kp_text(s, "name") ? kp_text(s, "name") : "shapes", kp_text(s, "why"));
}
