/* kperf certify: what probes did to a kernel's machine code; needs no device. */
#include "cli/internal.h"
#include "run/run.h"

static const struct kp_option options[] = {
    {"entry", 'e', "NAME", "compare this kernel only (default: every kernel with probes)", NULL},
    {"arch", 0, "ARCH", "what text is assembled for (default: its .target)", NULL},
    {"option", 'O', "OPTION", "pass OPTION to the assembler, for both; may be given again", NULL},
    {"threads", 0, "N", "threads of a CTA, for occupancy (default: what the kernel says)", NULL},
    {"shared", 0, "BYTES", "dynamic shared memory of a CTA (default: 0)", NULL},
    {"json", 0, NULL, "report as JSON", NULL},
    {"strict", 0, NULL, "exit with status 6 when something was altered or grew", NULL},
    {0},
};

static int run(const struct kp_args *args)
{
    uint64_t threads, shared;
    if (!kp_arg_number(args, "threads", 1, 1024, 0, &threads) ||
        !kp_arg_number(args, "shared", 0, 1 << 20, 0, &shared))
        return KP_USAGE;
    if (strcmp(args->operands[0], "-") == 0 && strcmp(args->operands[1], "-") == 0)
        return kp_usage(args, "only one of the two can come from standard input");
    KP_VEC(const char *) passed = {0};
    const char *o;
    while ((o = kp_arg_nth(args, "option", passed.n)))
        KP_PUSH(passed, o);
    struct kpn_certify_options options_ = {
        .entry = kp_arg(args, "entry"), .arch = kp_arg(args, "arch"), .options = passed.v,
        .option_count = passed.n, .threads = kp_arg(args, "threads") ? (uint32_t)threads : 0,
        .shared = kp_arg(args, "shared") ? (uint32_t)shared : 0,
        .strict = kp_flag(args, "strict"),
    };
    json_t *report = NULL;
    int status = kpn_certify(args->operands[0], args->operands[1], &options_, &report);
    bool said = json_array_size(json_object_get(report, "kernels")) > 0;
    free(passed.v);
    return kp_report_end(args, report, said ? kpn_print : NULL, status);
}

const struct kp_command kp_cmd_certify = {
    .name = "certify",
    .summary = "say what probes did to a kernel's machine code",
    .operands = "ORIGINAL PROBED",
    .min_operands = 2,
    .max_operands = 2,
    .details =
        "ORIGINAL and PROBED are PTX or cubins, or AMDGCN text or code objects.  Text is "
        "assembled, both with the same options; no device is needed.  Compared are registers, "
        "spills, stack, shared memory, barriers, the CTAs that an SM can hold (sm_90), and what "
        "the assembler advises.\n"
        "\n"
        "With a disassembler, the machine code is compared, too: nvdisasm or cuobjdump, of the "
        "CUDA Toolkit, on PATH, or named by $NVDISASM or $CUOBJDUMP.  The body that unprobed CTAs "
        "run is to hold the original's instructions, in order, and more only at its exits.  In "
        "both bodies, tensor, TMA, mbarrier and barrier instructions are to be the original's in "
        "their order, and the loops hold as many of them.  Where the first has a loop's arithmetic "
        "behind another wait or release than the original, that is said: such a loop may keep "
        "another rhythm than the original's.  Of each region it is told what lies between its "
        "clock reads in the machine code, and whether that is what lies between its marks in the "
        "PTX:\n"
        "\n"
        "  intact   as much of each class as the PTX has\n"
        "  altered  something moved out, or in\n"
        "  empty    nothing but the reads (as marked: the PTX has nothing either)\n"
        "  unseen   its records were not found\n"
        "\n"
        "A file or a kernel is intact, altered, or unknown: without a disassembler, or where the "
        "machine code could not be read, nothing was compared.  That is no failure, not even "
        "under --strict: the verdict says it.\n"
        "\n"
        "Integer arithmetic and address computation move with every change of the schedule and "
        "are not judged.  Floating-point arithmetic is, beyond one operation in twenty and what "
        "can be fused.\n"
        "\n"
        "AMDGCN is assembled by llvm-mc and ld.lld, or clang, and read by llvm-readelf and "
        "llvm-objdump: those that $LLVM_MC, $LD_LLD, $AMDGCN_CLANG, $LLVM_READELF and "
        "$LLVM_OBJDUMP name, or of those on PATH, in /opt/rocm/llvm/bin and in "
        "/usr/lib/llvm-*/bin the latest that know the target.  Workgroups that a CU (from gfx10 "
        "on a WGP) holds follow from registers, waves and LDS by the target's rules.  Both bodies "
        "are to hold all of the original's instructions in order, with matrix, load and barrier "
        "instructions and branches as they were; between a region's clock reads the original's "
        "are counted by class.  Waits, wait states and clauses are checked: what is missing and "
        "was not missing in the original is listed.",
    .options = options,
    .run = run,
};
