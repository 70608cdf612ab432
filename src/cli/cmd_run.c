#include "cli/internal.h"
#include "replay/replay.h"
#include "run/run.h"

/* What each trace that was written says of T + N C. */
static void add_whole(json_t *report)
{
    json_t *shape;
    size_t i;
    json_array_foreach(json_object_get(report, "shapes"), i, shape) {
        const json_t *trace = json_object_get(shape, "trace");
        const char *file = json_string_value(json_object_get(trace, "file"));
        json_t *whole = file ? kpr_whole_of(file) : NULL;
        if (whole)
            json_object_set_new(shape, "whole", whole);
    }
}

static int run(const struct kp_args *args)
{
    uint64_t repeats, ctas, layouts, shared;
    if (!kp_arg_number(args, "repeats", 1, 10000, 0, &repeats) ||
        !kp_arg_number(args, "ctas", 1, UINT32_MAX, 0, &ctas) ||
        !kp_arg_number(args, "shared", 1, 1 << 20, 0, &shared) ||
        !kp_arg_number(args, "layouts", 3, 8, 0, &layouts))
        return KP_USAGE;
    struct kpn_options options = {
        .output_dir = kp_arg(args, "output-dir"),
        .dry_run = kp_flag(args, "dry-run") || kp_flag(args, "plan"), .plan = kp_flag(args, "plan"),
        .force = kp_flag(args, "overwrite"), .strict = kp_flag(args, "strict"),
        .sample = kp_arg(args, "sample"), .calibration = kp_arg(args, "calibration"),
        .repeats = (int)repeats, .tune = kp_flag(args, "tune"), .against = kp_arg(args, "against"),
        .workloads = kp_flag(args, "workloads"), .ceilings = kp_arg(args, "ceilings"),
        .predicted = kp_arg(args, "predicted"), .delay = kp_arg(args, "delay"),
        .ctas = ctas, .layouts = (uint32_t)layouts, .shared = (uint32_t)shared,
    };
    const char *bare = options.delay ? "delay" : options.against ? "against" : ctas ? "ctas" : NULL;
    if (!!options.against + !!options.delay + !!ctas > 1)
        return kp_usage(args, "--against, --delay and --ctas are experiments of their own");
    static const char *const probing[] = {"output-dir", "sample", "calibration", "ceilings"};
    if (options.tune && options.dry_run)
        return kp_usage(args, "--tune tries on a device, which --dry-run and --plan have none of");
    if (bare && options.tune)
        return kp_usage(args, "--tune is about probes, and these launches have none");
    for (size_t i = 0; bare && i < KP_COUNT(probing); i++)
        if (kp_arg(args, probing[i]))
            return kp_usage(args, "--%s runs both without probes: there is nothing for --%s",
                            bare, probing[i]);
    if ((layouts || shared) && !options.against)
        return kp_usage(args, "--%s is for --against", layouts ? "layouts" : "shared");
    if (options.predicted && (!bare || ctas))
        return kp_usage(args, "--predicted is for --against and --delay");
    if (options.predicted && options.delay && strchr(options.delay, '@'))
        return kp_usage(args, "--predicted is the slack of all groups, not of @WARPS");
    const char **only = kp_arg_all(args, "only");
    options.only = only;
    json_t *report = NULL;
    int status = (bare ? kpn_against : kpn_run)(args->operands[0], &options, &report);
    free(only);
    add_whole(report);
    bool said = json_array_size(json_object_get(report, "shapes")) > 0;
    return kp_report_end(args, report, said ? kpn_print : NULL, status);
}

static const struct kp_option options[] = {
    {"output-dir", 'o', "DIR",
     "write the traces to DIR, which is made if it is not there (default: beside the config)",
     NULL},
    {"overwrite", 'f', NULL, "overwrite traces that exist", NULL},
    {"dry-run", 'n', NULL, "show what would be launched; needs no device", NULL},
    {"plan", 0, NULL, "show where each shape's records would go and why; needs no device", NULL},
    {"json", 0, NULL, "report as JSON", NULL},
    {"sample", 0, "EXPR",
     "which CTAs to probe: 'all', 'none', 'every N [phase P]', 'cta < N', 'cta >= N', joined by "
     "commas",
     NULL},
    {"calibration", 0, "FILE",
     "what 'kperf calibrate --json' wrote, of this device, driver and assembler (default: "
     "measured anew)",
     NULL},
    {"ceilings", 0, "FILE",
     "what 'kperf calibrate --ceilings --json' wrote, of this device, driver and assembler "
     "(default: what it kept)",
     NULL},
    {"only", 0, "NAME=VALUE,...",
     "only the shapes that have all these values; given several times, those of any", NULL},
    {"workloads", 0, NULL, "the config's representative set in place of its shapes", NULL},
    {"repeats", 0, "N", "timed launches of each variant (default: the config's)", NULL},
    {"tune", 0, NULL, "first try on the device where the probes cost least, and keep that", NULL},
    {"against", 0, "PTX",
     "compare with this kernel instead, both without probes; no trace is written",
     NULL},
    {"shared", 0, "BYTES",
     "with --against: dynamic shared memory of PTX's CTAs, where a ring of it has other slots "
     "(default: the config's)",
     NULL},
    {"layouts", 0, "N",
     "with --against: time both in N places of their code, 3 to 8, as where it lies changes times",
     NULL},
    {"delay", 0, "REGION[@WARPS]=LOW..HIGH",
     "begin REGION so many cycles later, and see how much longer the kernel takes; of WARPS (N or "
     "N..M) alone; no trace is written",
     NULL},
    {"ctas", 0, "N",
     "launch the first N CTAs of the grid alone, beside all of it; no trace is written", NULL},
    {"predicted", 0, "FILE",
     "what 'kperf apply --json' or 'kperf model --json' wrote, to set beside what --against or "
     "--delay measures",
     NULL},
    {"strict", 0, NULL,
     "exit with status 4 when records were lost, 6 when the probes altered the kernel", NULL},
    {0},
};

const struct kp_command kp_cmd_run = {
    .name = "run",
    .summary = "run a kernel over its shapes, original against probed",
    .operands = "CONFIG",
    .min_operands = 1,
    .max_operands = 1,
    .details =
        "CONFIG is a YAML file that names a kernel's PTX or AMDGCN text, its launch, parameters "
        "and shapes; see kperf-config(5).  For every shape the original and the instrumented "
        "kernel are assembled with the same options and launched in a child process.  Their "
        "outputs are compared bit for bit, guard words round every buffer and all inputs are "
        "checked, both are timed in turns, and one trace is written: CONFIG's name, the shape, "
        "'.kpt'.\n"
        "\n"
        "Where the config fixes no ring, each shape is launched once before, to count the records "
        "that a warp makes; how many are then kept, and where, is printed with the reason.  "
        "--plan shows that alone, from the config's 'trips' and the assembled kernel's figures; "
        "what cannot be kept is refused with what would fit, and status 3.\n"
        "\n"
        "The exit status is 6 when outputs differ, an input was changed or something was written "
        "outside a tensor; no trace is written then.\n"
        "\n"
        "AMDGCN is assembled by LLVM's tools and runs through HIP's runtime, which is loaded for "
        "it; its records go into rings in LDS (strategy circular), and their cost is not "
        "calibrated.\n"
        "\n"
        "With --workloads the shapes are those of the representative set that the config "
        "declares; shapes that the kernel does not take are listed as skipped, with the condition "
        "that they do not meet.  Where the config names a reference, the outputs are held to it, "
        "too: the exit status is 6 when they lie beyond its tolerance.\n"
        "\n"
        "T + N C is what the launch says of its probes: the time of the probed CTAs' unprobed "
        "neighbours and of the records, to that of the CTAs; see kperf-replay(1).\n"
        "\n"
        "Every sample is kept, with the clocks that NVML tells beside it, and so is all that the "
        "times rest on: kperf-report(5) has that record, 'kperf inspect' shows it.\n"
        "\n"
        "With --tune the kernel is first assembled with its probes placed in many ways: where the "
        "records of a loop's iteration are stored, and whether the bodies part at the entry or "
        "before the first region.  All are launched in turns with the first shape, with every CTA "
        "probed and as sampled (where more than 0.5% counts five times), and the cheapest is kept "
        "for all shapes, if it needs no more registers, does not spill and is certified.  The "
        "report says which it was and what each took (tuned, as JSON); 'place', 'early' and "
        "'at_once' in the config have it again.\n"
        "\n"
        "With --ctas=N the candidate is the kernel itself with a grid that ends behind its first "
        "N CTAs, which have to be whole rows of it: a time that does not fall with them is that "
        "of waves, or of a part of the device that has no work.  Outputs are compared over whole "
        "grids.  As JSON, shapes[] has few {ctas, of} beside measured.\n"
        "\n"
        "Where several CTAs share an SM it is launched, too, with fewer on it (all numbers of up "
        "to four, of more halves of halves), none probed, each asking for shared memory that it "
        "does not use: what a CTA then takes tells the model what they take from each other.  Not "
        "of clusters, not on AMD, and not where all CTAs run at a time and the text reads global "
        "memory as it is now: they might wait for each other.\n"
        "\n"
        "Where nvdisasm or cuobjdump is found, the report and the trace say what the probes did "
        "to the machine code, as kperf-certify(1) does.",
    .more[0] =
        "With --against=PTX the config's kernel and that of PTX (of the same name, with the same "
        "parameters) are launched in turns, both without probes.  Outputs are compared bit for "
        "bit, before and after the timed launches; the exit status is 6 when they differ, or when "
        "two launches of the original do.  A pair is a timed launch of each, each behind one of "
        "its kind, in an order that alternates.  Printed is the median of the pairs' ratios, "
        "candidate / original, with an interval between two of the ratios that holds the true "
        "median 95 times in 100, whatever their distribution; of fewer than six pairs the "
        "interval is all of them, and how sure it is is said.  What was predicted stands beside "
        "the measured gain, a share of the kernel's time: of a text that 'kperf apply' wrote, "
        "what that says in its last line, for the shape of its trace and the kernel that it was "
        "made of; with --predicted=FILE what is in FILE, for every shape.  It is a share of the "
        "launch's time, where the model had one, else of a CTA's or an iteration's.  Under "
        "--strict the exit status is 6 when the candidate needs more registers, spills or draws "
        "advice.\n"
        "\n"
        "As JSON its report has schema_version, tool, command, input {name, hash}, dry_run, "
        "kernel {entry, source}, against {name, sha256, shared, applied}, assembler, device, "
        "shapes[] {label, shape, launch, status, verify {verdict, outputs[], ...}, measured "
        "{original, candidate {us, us_p5, us_p95}, ratio, lo, hi, coverage, pairs, method}, "
        "predicted {id, of (launch, CTA, iteration), gain, lo, hi, iteration_gain, measured_gain, "
        "difference}, assembly {original, candidate, advisories[], grown[]}}, exit_status.\n"
        "\n"
        "Where its code lies is chance, and changes a kernel's time.  With --layouts=N both are "
        "timed, too, with all of their code further on, in N of a cache line's eight places, by "
        "instructions before the first that do nothing; outputs are compared in each.  The mean of "
        "the places' ratios, with Student's interval, tells whether a gain is more than that; a "
        "prediction is set beside it.  As JSON, shapes[] has layouts {bytes[], ratios[], "
        "original_us[], candidate_us[], ratio, lo, hi, coverage, deviation, original_deviation, "
        "candidate_deviation, verdict}.\n"
        "\n"
        "With --delay=REGION=LOW..HIGH, say softmax=0..400, a loop stands before each begin of "
        "REGION that lets as many cycles pass as a number in constant memory says, so that one "
        "binary serves nine delays from LOW to HIGH, the original beside it.  The slope of the "
        "kernel's time over the delay, for as many visits as a warp makes and as many waves as "
        "there are of CTAs, is 1 where the region is critical and 0 where it has slack: the "
        "median over the rounds, with an interval as above.  A delay of 0 runs no loop and is no "
        "part of the line; what the loop takes itself is own_cycles.  A slope below 0, with a "
        "time below that of no delay (both surely), is negative: the kernel gains when the region "
        "begins later, and longest says how much.  The delay with the least time, where that is "
        "surely half a per cent less than without one, is least.  Visits are counted, and the "
        "clock's rate measured, in a launch of their own.  With @WARPS, say q_wait@8..11=0..4000, "
        "the others of a CTA go on: of a region that is begun once, before a loop, this tells "
        "whether groups fall into another rhythm where one begins later; where one gains, nine "
        "more near by are measured, and closer is the one amid those that gain, over the "
        "original: 'kperf apply --delay' makes it.  With --predicted, what 'kperf model --json' "
        "wrote, the slope that the region's slack lets expect stands beside it.  As JSON, "
        "shapes[] has delay {region, warps, points[] {cycles, us, us_p5, us_p95}, visits, waves, "
        "clock_mhz, clock_measured, slope, lo, hi, coverage, rounds, longest {cycles, ratio, lo, "
        "hi}, least {the same, or null}, closer {the same, from, to, points[]; or null}, "
        "cost_of_zero, own_cycles, verdict (critical, slack, partly critical, negative, not "
        "told), model {slack, slope, slope_least, may_hide, agrees}} instead of measured.\n",
    .options = options,
    .run = run,
};
