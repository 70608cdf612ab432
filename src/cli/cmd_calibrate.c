#include "cli/internal.h"
#include "run/run.h"

static int run(const struct kp_args *args)
{
    json_t *report = NULL;
    int status = kpn_calibrate(&report);
    return kp_report_end(args, report, status == KP_OK ? kpn_print : NULL, status);
}

static const struct kp_option options[] = {
    {"json", 0, NULL, "report as JSON", NULL},
    {0},
};

const struct kp_command kp_cmd_calibrate = {
    .name = "calibrate",
    .summary = "measure what one record costs on this device, and the tensor core's rate",
    .operands = "",
    .min_operands = 0,
    .max_operands = 0,
    .details =
        "A kernel of empty regions is instrumented, assembled and run, with one warp and with "
        "eight, one ring a warp and one a warp group, with each recording strategy.  On Hopper "
        "the rate of an SM's tensor core is measured as well, for 'kperf model'.  'kperf run' does all "
        "of this once and stores the result in its traces; it holds for this device, driver and "
        "assembler only.",
    .options = options,
    .run = run,
};
