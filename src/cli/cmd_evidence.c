/* kperf evidence: what a claim about a kernel rests on. */
#include "cli/internal.h"

#include "evidence/evidence.h"

static const struct kp_option evidence_options[] = {
    {"work", 0, "LIST",
     "useful work of a launch: flops=EXPR,bytes=EXPR,type=TYPE, over its shape's names", NULL},
    {"ceilings", 0, "FILE", "what 'kperf calibrate --ceilings' measured on this device", NULL},
    {"model", 0, "FILE", "a report of 'kperf model --json', used for its run; may be repeated",
     NULL},
    {"outcome", 0, "FILE",
     "what 'kperf run --json' wrote of the next experiment (--against, --delay, --ctas, or none of "
     "them), to set beside the claim; may be repeated",
     NULL},
    {"config", 0, "FILE",
     "the config that was run, for the commands (default: by its name, beside RUN or here)",
     NULL},
    {"json", 0, NULL, "write the report as JSON", NULL},
    {"format", 0, "NAME", "how to show it", "text|markdown|plot"},
    {"plot", 0, "NAME", "which picture (roofline)", "roofline|iterations|shares"},
    {"output", 'o', "FILE",
     "write to FILE, compressed when it ends in .gz; - is standard output, the default", NULL},
    {"overwrite", 'f', NULL, "overwrite an existing FILE", NULL},
    {NULL, 0, NULL, NULL, NULL},
};

static enum kpe_plot plot_of(const struct kp_args *args)
{
    const char *plot = kp_arg(args, "plot");
    return !plot || strcmp(plot, "roofline") == 0 ? KPE_ROOFLINE
           : strcmp(plot, "iterations") == 0      ? KPE_ITERATIONS
                                                  : KPE_SHARES;
}

/* Runs are named in what is to do next: they are files. */
static int check_stdin(const struct kp_args *args)
{
    static const char *const readers[] = {"ceilings", "model", "outcome"};
    size_t n = 0;
    for (size_t i = 0; i < args->operand_count; i++)
        if (strcmp(args->operands[i], "-") == 0)
            return kp_usage(args, "a run is a file, not standard input: the commands name it");
    for (size_t i = 0; i < KP_COUNT(readers); i++) {
        const char *path;
        for (size_t k = 0; (path = kp_arg_nth(args, readers[i], k)) != NULL; k++)
            n += strcmp(path, "-") == 0;
    }
    return n > 1 ? kp_usage(args, "only one file can come from standard input") : KP_OK;
}

static int check_options(const struct kp_args *args)
{
    int status = check_stdin(args);
    if (status != KP_OK)
        return status;
    if (kp_arg(args, "format") && kp_flag(args, "json"))
        return kp_usage(args, "--format goes without --json");
    if (kp_is_format(args, "plot"))
        return kp_picture_check(args);
    return kp_arg(args, "plot") ? kp_usage(args, "--plot goes with --format plot") : KP_OK;
}

struct drawing {
    const json_t *report;
    enum kpe_plot plot;
};

static int script(FILE *f, bool png, const void *ctx)
{
    const struct drawing *d = ctx;
    if (kpe_plot(f, d->report, d->plot, png))
        return KP_OK;
    kp_error("these runs have nothing to draw there%s",
             d->plot == KPE_ROOFLINE ? ": a roofline needs work (flops, bytes) and measured "
                                       "ceilings of both" : "");
    return KP_FAILED;
}

static int show(FILE *f, const struct kp_args *args, const json_t *report)
{
    if (kp_is_format(args, "plot"))
        return kp_picture_draw(f, kp_arg(args, "output"), script,
                               &(struct drawing){report, plot_of(args)});
    if (kp_is_format(args, "markdown"))
        kpe_markdown(f, report);
    else
        kpe_print(f, report);
    return KP_OK;
}

static int evidence_run(const struct kp_args *args)
{
    int status = check_options(args);
    if (status != KP_OK)
        return status;
    const char **models = kp_arg_all(args, "model"), **outcomes = kp_arg_all(args, "outcome");
    const struct kpe_options options = {kp_arg(args, "work"), kp_arg(args, "ceilings"), models,
                                        outcomes, kp_arg(args, "config")};
    json_t *report = NULL;
    status = kpe_evidence((const char *const *)args->operands, args->operand_count, &options,
                          &report);
    if (report)
        status = kp_report_write(args, report, show);
    json_decref(report);
    free(models);
    free(outcomes);
    return status;
}

const struct kp_command kp_cmd_evidence = {
    .name = "evidence",
    .summary = "say what limits a kernel, on what evidence, and what would refute it",
    .operands = "RUN...",
    .min_operands = 1,
    .max_operands = KPE_MAX_RUNS,
    .details =
        "Each RUN is a trace that 'kperf run' wrote, one a shape; all are of one kernel, device, "
        "driver and assembler. Printed is a statement for each: its times and what is in them, "
        "the floors that the device sets, the dominant phase, the class of its bottleneck, one "
        "experiment to do next, the measurement that would refute the claim, and what is missing. "
        "No sentence is without a number, its tier (measured, modeled, inferred, assumed) and, in "
        "brackets, where it stands: 'model .critical_cycle' is that member of what 'kperf model "
        "--json RUN' writes, and so with inspect and replay.\n"
        "\n"
        "Floors: useful flops over the matrix units' measured rate, bytes that have to move over "
        "the memory's, and what an empty kernel takes. Flops and bytes are what 'work:' of the "
        "config says (kperf-config(5)), or --work; ceilings come with the run, or by --ceilings. "
        "Without ceilings the matrix rate is that of the calibration's tensor core at the run's "
        "clock. A floor is of useful work: a kernel may do more.\n"
        "\n"
        "Classes, in the order in which the first that is supported names the kernel. Launch "
        "overhead: an empty kernel takes half of the time (contradicted: a tenth). Work "
        "imbalance: the SMs have no CTA for a fifth of their time, by the stamps of all CTAs (a "
        "twentieth). Matrix unit throughput: 85% of the measured rate in useful work (where that "
        "is not said, in the matrix instructions of the recorded visits, which contradict "
        "nothing), or the tensor cores serve during 95% of an iteration (60%). Global memory "
        "bandwidth: the bytes that have to move take 70% of the time at the measured rate. "
        "Critical-path wait cycle: the model explains the iteration, its critical cycle goes over "
        "waits, no engine is busy for 95% of it, and the loop is half of a CTA's time. Memory "
        "latency: copies, and regions that read or write global memory, are half of the critical "
        "cycle (a tenth), and less than 70% of the bandwidth is in use. Instruction issue or "
        "dependency latency: regions without global memory are half of it. Synchronization "
        "overhead: so is the time from an arrive to the wait that it ends; this names no kernel. "
        "Spills are possible causes until a kernel without them was measured, and of occupancy no "
        "trace tells. The bounds are conventions. Where no class is supported, that is the "
        "answer.\n"
        "\n"
        "The next experiment is a command that runs as printed: 'kperf apply' and 'kperf run "
        "--against' of the model's first candidate that is expected to gain and that apply can "
        "do, or 'kperf run --delay' of one group's warps where the model sees two rhythms and no "
        "such candidate gains more; else 'kperf run --delay' of a region, that which by the model "
        "lengthens the launch most, or, where an engine or the memory bounds the loop, least; "
        "'kperf run --ctas' where SMs had no work; a launch and an empty kernel of one session "
        "where launches take the time. The config and the kernel are looked for beside RUN and "
        "here, or by --config. Each has a bound between what is claimed and its rival: a gain the "
        "lower end of the predicted one, a pause half a per cent, a delay half of its cycles in "
        "every visit, fewer CTAs the middle between the time of their waves and that of their "
        "work, a launch half of it.\n"
        "\n"
        "Under missing stands what would have to be known, and the command that tells where "
        "there is one: hardware counters are Nsight Compute's (ncu), of one launch of the kernel "
        "by way of 'kperf run --against' itself, which neither calibrates nor writes a trace.\n"
        "\n"
        "With --outcome, what came of it stands beside the claim, which stands where all of the "
        "measured interval is on its side of the bound, is refuted where all of it is on the "
        "other, and is undecided where it holds the bound. Whether the figure is as said, by the "
        "intervals of both, more or less is said apart. Where no class is supported, nothing is "
        "claimed, and the experiment says what would support one.\n",
    .more[0] =
        "Pictures by gnuplot, as SVG, PNG or script by the name of --output: roofline (the "
        "shapes under the ceilings), iterations (measured and modelled, by shape), shares (of "
        "each role's time, by region and shape).\n"
        "\n"
        "kperf-report(5) has all members of what --json prints.\n",
    .options = evidence_options,
    .run = evidence_run,
};
