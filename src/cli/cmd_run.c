#include "cli/internal.h"
#include "run/run.h"

static int run(const struct kp_args *args)
{
    uint64_t repeats;
    if (!kp_arg_number(args, "repeats", 1, 10000, 0, &repeats))
        return KP_USAGE;
    const struct kpn_options options = {
        .output_dir = kp_arg(args, "output-dir"), .dry_run = kp_flag(args, "dry-run"),
        .force = kp_flag(args, "force"), .strict = kp_flag(args, "strict"),
        .sample = kp_arg(args, "sample"), .only = kp_arg(args, "only"),
        .calibration = kp_arg(args, "calibration"),
        .repeats = (int)repeats,
    };
    json_t *report = NULL;
    int status = kpn_run(args->operands[0], &options, &report);
    bool said = json_array_size(json_object_get(report, "shapes")) > 0;
    return kp_report_end(args, report, said ? kpn_print : NULL, status);
}

static const struct kp_option options[] = {
    {"output-dir", 'o', "DIR", "write the traces to DIR (default: beside the config)", NULL},
    {"force", 'f', NULL, "overwrite traces that exist", NULL},
    {"dry-run", 'n', NULL, "show what would be launched; needs no device", NULL},
    {"json", 0, NULL, "report as JSON", NULL},
    {"sample", 0, "EXPR", "which CTAs to probe: 'all', 'none', 'every N [phase P]', 'cta < N', "
                          "'cta >= N', joined by commas", NULL},
    {"calibration", 0, "FILE", "what 'kperf calibrate --json' wrote, of this device, driver and assembler (default: measured anew)", NULL},
    {"only", 0, "NAME=VALUE,...", "only the shapes that have these values", NULL},
    {"repeats", 0, "N", "timed launches of each variant (default: the config's)", NULL},
    {"strict", 0, NULL, "exit with status 4 when records were lost, 6 when the probes altered the kernel", NULL},
    {0},
};

const struct kp_command kp_cmd_run = {
    .name = "run",
    .summary = "run a kernel over its shapes, original against probed",
    .operands = "CONFIG",
    .min_operands = 1,
    .max_operands = 1,
    .details =
        "CONFIG is a YAML file that names a kernel's PTX, its launch, parameters and shapes; "
        "see kperf-config(5).  For every shape the original and the instrumented kernel are "
        "assembled with the same options and launched in a child process.  Their outputs are "
        "compared bit for bit, guard words round every buffer and all inputs are checked, both "
        "are timed in turns, and one trace is written: CONFIG's name, the shape, '.kpt'.\n"
        "\n"
        "The exit status is 6 when outputs differ, an input was changed or something was "
        "written outside a tensor; no trace is written then.\n"
        "\n"
        "Where nvdisasm or cuobjdump is found, the report and the trace say what the probes did "
        "to the machine code, as kperf-certify(1) does.",
    .options = options,
    .run = run,
};
