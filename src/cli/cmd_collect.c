/* kperf collect: launches that were recorded in other programs, to traces. */
#include <errno.h>
#include <glob.h>
#include <sys/stat.h>

#include "cli/internal.h"
#include "run/run.h"

static const struct kp_option options[] = {
    {"output", 'o', "DIR", "write traces and configs there (default: beside the launches)", NULL},
    {"overwrite", 'f', NULL, "overwrite those that exist", NULL},
    {"ptx", 'p', "FILE",
     "the PTX of kernels that have no probes, whose arguments were kept; may be repeated", NULL},
    {"json", 0, NULL, "a machine-readable report", NULL},
    {0},
};

static long long num(const json_t *o, const char *key)
{
    return (long long)json_integer_value(json_object_get(o, key));
}

static void print(FILE *f, const json_t *report)
{
    size_t i;
    json_t *t;
    json_array_foreach(json_object_get(report, "traces"), i, t)
    {
        const char *trace = json_string_value(json_object_get(t, "trace"));
        const char *config = json_string_value(json_object_get(t, "config"));
        const char *entry = json_string_value(json_object_get(t, "entry"));
        char *shown = kp_asprintf("%.60s%s", entry, strlen(entry) > 60 ? ".." : "");
        if (trace)
            fprintf(f, "%s: %s, %lld CTAs, %lld records", trace, shown, num(t, "ctas"),
                    num(t, "kept"));
        if (trace && num(t, "units_dropped"))
            fprintf(f, "; %lld units found no place", num(t, "units_dropped"));
        if (trace)
            fputc('\n', f);
        if (config)
            fprintf(f, "%s: %s%s'kperf run' repeats the launch\n", config, trace ? "" : shown,
                    trace ? "" : ", ");
        free(shown);
    }
}

/* What glob finds a folder's launches by, whatever the folder is called; owned. */
static char *launches_in(const char *folder)
{
    struct kp_str b = {0};
    for (const char *s = folder; *s; s++) {
        if (strchr("*?[\\", *s))
            kp_str_addc(&b, '\\');
        kp_str_addc(&b, *s);
    }
    kp_str_add(&b, "/*.launch.json");
    return kp_str_detach(&b);
}

/* A launch, or all of a folder. */
static int collect(const struct kp_args *args, const char **texts, const char *path, json_t *list)
{
    struct kpn_collect o = {kp_arg(args, "output"), kp_flag(args, "overwrite"), texts, 0};
    while (texts[o.ptx_count])
        o.ptx_count++;
    struct stat s;
    if (stat(path, &s) != 0) {
        kp_error("%s: %s", path, strerror(errno));
        return KP_FAILED;
    }
    if (!S_ISDIR(s.st_mode))
        return kpn_collect(path, &o, list);
    glob_t found;
    char *pattern = launches_in(path);
    int rc = glob(pattern, 0, NULL, &found), status = KP_OK;
    if (rc != 0) {
        kp_error("%s: no launch was recorded there", path);
        kp_note("the library that CUDA_INJECTION64_PATH names records kernels that 'kperf ptxas' "
                "instrumented and, with KPERF_MEMORY, those that KPERF_KERNELS names");
    }
    for (size_t i = 0; rc == 0 && i < found.gl_pathc; i++) {
        int one = kpn_collect(found.gl_pathv[i], &o, list);
        status = status == KP_OK ? one : status;
    }
    if (rc == 0)
        globfree(&found);
    free(pattern);
    return rc == 0 ? status : KP_FAILED;
}

static int run(const struct kp_args *args)
{
    json_t *list = json_array(), *report;
    const char **texts = kp_arg_all(args, "ptx");
    int status = KP_OK;
    for (size_t i = 0; i < args->operand_count; i++) {
        int one = collect(args, texts, args->operands[i], list);
        status = status == KP_OK ? one : status;
    }
    free(texts);
    report = json_pack("{s:i,s:s,s:o}", "schema_version", 1, "tool", "kperf " PACKAGE_VERSION,
                       "traces", list);
    return kp_report_end(args, report, print, status);
}

const struct kp_command kp_cmd_collect = {
    .name = "collect",
    .summary = "make traces of launches in other programs, and repeat them",
    .operands = "DIR|LAUNCH...",
    .min_operands = 1,
    .max_operands = -1,
    .details =
        "A program whose kernels were assembled by 'kperf ptxas' runs as ever: their probes are "
        "asleep.  Under CUDA_INJECTION64_PATH=/path/to/kperf-inject.so, which is installed in "
        "lib/kperf, the CUDA driver loads a library that wakes them: the first launch of each "
        "such kernel is recorded, with the program's own arguments, and written to KPERF_OUT "
        "(default: kperf-out) for this command, which checks it and makes a trace of it for kperf "
        "replay.\n\n"
        "KPERF_SKIP=N passes over the first N launches of each kernel, KPERF_LAUNCHES=N records N "
        "of them (default: 1), KPERF_EVERY=N probes every Nth CTA (default: about 128 of them; 0: "
        "none).  A launch that is recorded waits for all work before it and for its own end; those "
        "that are captured into graphs are not recorded.  The library hears of launches through "
        "CUPTI, of which a process has one listener: profilers that use it exclude each other.  "
        "KPERF_CUPTI names libcupti where it is not found.\n\n"
        "KPERF_MEMORY=MIB keeps a launch's arguments as well, and what all allocations hold that "
        "they point at, before and after it, if that is no more than so many MiB.  Of such a "
        "launch a configuration is made: 'kperf run' repeats it without its program, its outputs "
        "held to what the program got, with all that kperf does with a kernel (--delay, --against, "
        "--tune), also where its parameters are structs and tensor maps.  Kernels without probes "
        "are kept, too, if KPERF_KERNELS names them (names or globs parted by commas); no trace is "
        "made of them, and --ptx says where their PTX is, as 'nvcc --keep' or Triton's cache "
        "leaves it: of several the first whose kernel has the launch's parameters and block; those "
        "that cannot be read are passed over.  Each word of the parameters that lies in an "
        "allocation is taken for an address; what addresses in memory point at, and variables of "
        "the module, are not kept.  Outputs are what the launch changed: the first one of a kernel "
        "mostly does, one that only writes the same again has none.  What changed and is no larger "
        "than 4 MiB is restored before every launch, and held to nothing where the program's own "
        "addresses were left in it.\n\n"
        "KPERF_MEMORY=1024 KPERF_KERNELS='*attn*' CUDA_INJECTION64_PATH=/usr/local/lib/kperf/"
        "kperf-inject.so ./app; kperf collect --ptx attn.ptx kperf-out; kperf run "
        "kperf-out/attn-ID.0.yaml\n\n"
        "ID.original.ptx, beside a trace, is its kernel's text without probes, where kperf apply "
        "looks for it.\n\n"
        "Times come without the calibrated cost of a record (kperf calibrate): replay takes it "
        "from the launch itself where it can.",
    .options = options,
    .run = run,
};
