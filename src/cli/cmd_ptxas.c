/* kperf ptxas: the page that describes it; main.c hands its arguments on as they are. */
#include "cli/internal.h"

static const struct kp_option options[] = {{0}};

static int run(const struct kp_args *args)
{
    return kp_usage(args, "its arguments are the assembler's");
}

const struct kp_command kp_cmd_ptxas = {
    .name = "ptxas",
    .summary = "stand in for ptxas, and instrument what passes through",
    .operands = "ARGUMENT...",
    .min_operands = 0,
    .max_operands = 0,
    .details =
        "Called as ptxas (by a link of that name) or as 'kperf ptxas', with ptxas's arguments: the "
        "PTX among them is instrumented, and the real assembler takes kperf's place with all else "
        "as it came.  A text that cannot be instrumented goes on unchanged, after a warning: a "
        "build does not break.\n\n"
        "Triton takes an assembler from one environment variable:\n\n"
        "ln -s $(command -v kperf) ~/kperf-ptxas/ptxas; "
        "TRITON_PTXAS_PATH=~/kperf-ptxas/ptxas python3 script.py\n\n"
        "(Triton keeps what it assembled before: remove its cache, or name another with "
        "TRITON_CACHE_DIR.)  nvcc takes the assembler from its own folder; one of links serves:\n\n"
        "mkdir -p kc/bin; ln -s /usr/local/cuda/[!b]* kc/; ln -s /usr/local/cuda/bin/* kc/bin/; "
        "ln -sf $(command -v kperf) kc/bin/ptxas; KPERF_PTXAS=/usr/local/cuda/bin/ptxas "
        "kc/bin/nvcc -arch=sm_90a app.cu -o app\n\n"
        "What such a program does with its kernels is recorded by kperf-collect(1)'s library.\n\n"
        "What is done is said by the environment.  KPERF_KERNELS: names or globs parted by commas, "
        "as kperf instrument -k has them; default: every kernel.  KPERF_RULES: a rules file.  "
        "KPERF_AUTO: what is found by itself, as --auto has it; without rules, a text's own marks "
        "count, and in one that has none all is marked that can be found.  KPERF_STRATEGY, "
        "KPERF_RING, KPERF_KEEP: as --strategy, --ring and --keep; a text with dynamic shared "
        "memory, which may be all that there is, gets no rings there, but strategy global, unless "
        "one of the first two is set.  KPERF_OUT: the folder for what was instrumented, ID.ptx "
        "with its map ID.json (default: kperf-out).  The ID is the beginning of the hash of the "
        "text as it came; a loaded module has it as the constant kperf_id.  KPERF_PTXAS: the real "
        "assembler (default: that of the CUDA Toolkit that kperf was built with, of $CUDA_PATH, "
        "or the next on PATH).",
    .options = options,
    .run = run,
};
