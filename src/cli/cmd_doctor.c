#include "cli/internal.h"
#include "run/run.h"

static int run(const struct kp_args *args)
{
    json_t *report = NULL;
    int status = kpn_doctor(&report);
    return kp_report_end(args, report, kpn_print, status);
}

static const struct kp_option options[] = {
    {"json", 0, NULL, "report as JSON", NULL},
    {0},
};

const struct kp_command kp_cmd_doctor = {
    .name = "doctor",
    .summary = "say what 'kperf run' finds on this machine",
    .operands = "",
    .min_operands = 0,
    .max_operands = 0,
    .details = "Looks for the driver, a device and the assembler: of NVIDIA's, and of AMD's the HIP "
               "runtime and LLVM's tools.  The exit status is 5 when one of them is missing for "
               "both; everything but 'run' and 'calibrate' works without.",
    .options = options,
    .run = run,
};
