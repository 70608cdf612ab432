#include "cli/internal.h"
#include "run/run.h"

static int run(const struct kp_args *args)
{
    json_t *report = NULL;
    int status = kpn_doctor(args->operand_count ? args->operands[0] : NULL, &report);
    return kp_report_end(args, report, kpn_print, status);
}

static const struct kp_option options[] = {
    {"json", 0, NULL, "report as JSON", NULL},
    {0},
};

const struct kp_command kp_cmd_doctor = {
    .name = "doctor",
    .summary = "say what kperf finds on this machine, and what a kernel needs of it",
    .operands = "[KERNEL]",
    .min_operands = 0,
    .max_operands = 1,
    .details =
        "Looks for drivers and devices (CUDA, HIP), assemblers (ptxas; llvm-mc, ld.lld, clang), "
        "disassemblers (nvdisasm, cuobjdump, llvm-objdump) and what draws (gnuplot, dot), and "
        "says what to install: Debian's packages, or those of the vendors' repositories.  The "
        "exit status is 5 when driver, device or assembler is missing for NVIDIA's and for AMD's "
        "kernels; everything but 'run' and 'calibrate' works without.\n"
        "\n"
        "KERNEL is a text of PTX or AMDGCN.  Its version is held against ptxas, its target "
        "against the device and, by the instructions in it, against what it uses (bulk copies, "
        "wgmma, tcgen05), ptxas against the driver.  The exit status is then 5 when that kernel "
        "cannot be assembled and run here.\n"
        "\n"
        "kperf-report(5) has all members of what --json prints.",
    .options = options,
    .run = run,
};
