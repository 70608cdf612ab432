#include "cli/internal.h"
#include "run/run.h"

static int run(const struct kp_args *args)
{
    json_t *report = NULL;
    int status = kp_flag(args, "ceilings") ? kpn_ceilings(&report) : kpn_calibrate(&report);
    bool measured = status == KP_OK || status == KP_CHECK;
    return kp_report_end(args, report, measured ? kpn_print : NULL, status);
}

static const struct kp_option options[] = {
    {"ceilings", 0, NULL, "measure what the device sustains instead, and keep it for later runs",
     NULL},
    {"json", 0, NULL, "report as JSON", NULL},
    {0},
};

const struct kp_command kp_cmd_calibrate = {
    .name = "calibrate",
    .summary = "measure what records cost, the clocks, the tensor core's rate",
    .operands = "",
    .min_operands = 0,
    .max_operands = 0,
    .details =
        "A kernel of empty regions is instrumented, assembled and run, with one warp and with "
        "eight, one ring a warp and one a warp group, with each recording strategy: the distance "
        "of two records with nothing between them, or, where the records of a loop are stored "
        "together (gathered), a record's part of the loop's time.\n"
        "\n"
        "inside is what records cost beside work.  Regions of 16, 64 and 256 instructions, each "
        "of which waits for the one before (arithmetic: fused multiply-adds; special: ex2; "
        "memory: loads from shared memory; global: loads that L1 has; shuffle; bits: popc; "
        "double), follow each other in a loop; _pinned, with pins that "
        "make each region's end wait for its results; at once, without gathering.  A link's "
        "cycles are measured without records; what a region takes beyond its links lies between "
        "its two clock reads: what comes after the read in its first record and before it in its "
        "last.  (No experiment with records tells these two apart.)  The first region of the "
        "loop, which begins by itself, behind loads that let the stores before it settle (but "
        "where it loads itself), is stated apart from those that begin as another ends, and so is "
        "how long before the last link's result the clock behind it is read, and by how much later "
        "one that is to overwrite the register which that link has still to read.  A record of "
        "the loop "
        "costs that and what falls between no two reads; it follows from the loop's time with and "
        "without records.\n"
        "\n"
        "The prologue is what a probed CTA takes beside its records, with its code in no cache "
        "yet.  The skew is that of the clocks that an SM's warps read, by words sent to and fro; "
        "the timer's line says how many cycles go by in a nanosecond of the global timer, in "
        "intervals of one millisecond, and by how much more in the later half.  The self-test "
        "measures the distance of two records again and looks at whether the clocks advance; "
        "where it fails, the exit status is 6.  On Hopper the rate of an SM's tensor core is "
        "measured as well, for 'kperf model'.\n"
        "\n"
        "With --ceilings other things are measured: how many bytes a second are read, written and "
        "copied out of memory, with a buffer of 2 GiB (an eighth of the memory where that is "
        "less), and read out of the L2, with one of a quarter of its size, without the L1; on "
        "Hopper the rates of dense matrix products of the whole device, by type, with operands "
        "that are not zeros, in launches of 4 ms each, the best of the first 300 ms (burst) and "
        "what is left behind them; what one more launch of an empty kernel costs in a queue of "
        "them, and what events around one alone measure.  Each is the median of 15 launches with "
        "its 5th and 95th percentile.  The report is kept below $XDG_CACHE_HOME (~/.cache) for "
        "this device, driver and assembler; 'kperf run' puts what was kept into the baseline "
        "record of its reports and traces, see kperf-report(5).\n"
        "\n"
        "'kperf run' does all of this once and stores the result in its traces, or takes what it "
        "is given with --calibration; it holds for this device, driver and assembler only, and is "
        "refused for another.",
    .options = options,
    .run = run,
};
