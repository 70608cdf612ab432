/* What a command is called like: at the end of its help, and a section of its man page.  Paths are
 * from a checkout's folder, and tests/e2e/check_commands.py runs those that need no device. */
#include "cli/internal.h"

#include <string.h>

#define ATTENTION "traces/attn_ws_a-B4-H16-S4096.kpt"
#define GEMM "examples/gemm_ws/gemm_ws"
#define CONFIG "examples/attn_ws/attn_ws_a.yaml"

static const struct {
    const char *command;
    struct kp_example all[6]; /* ended by one without a line */
} of[] = {
    {"instrument",
     {{"The probed text of a kernel that has marks.",
       "kperf instrument -o k.kperf.ptx " GEMM ".ptx"},
      {"Of one that has none: what can be found in it.",
       "kperf instrument --auto all -o k.kperf.ptx kernel.ptx"}}},
    {"run",
     {{"What would be launched; needs no device.", "kperf run --dry-run " GEMM ".yaml"},
      {"A trace of each shape, in out/.", "kperf run -o out " GEMM ".yaml"},
      {"Is another text as right, and faster, by more than where its code lies makes?",
       "kperf run --against early.ptx --layouts 8 --only B=4 \\\n    " CONFIG},
      {"What does a region cost that begins later?",
       "kperf run --delay k_load=0..400 --only S=4096 \\\n    " CONFIG}}},
    {"certify",
     {{"What the probes did to the machine code.",
       "kperf certify " GEMM ".ptx k.kperf.ptx"}}},
    {"replay",
     {{"How long what takes; then drawn, in the terminal.", "kperf replay " ATTENTION},
      {NULL, "kperf replay --format text " ATTENTION},
      {"For https://ui.perfetto.dev.", "kperf replay --format chrome -o k.json " ATTENTION},
      {"Two iterations as a picture.", "kperf replay --format plot -o k.svg " ATTENTION}}},
    {"model",
     {{"Which wait costs, what to change.", "kperf model --format brief " ATTENTION},
      {"What two changes do together.",
       "kperf model --no-search \\\n    --combine advance-arrive:k_empty+ring-depth:v_empty+1 \\\n"
       "    " ATTENTION}}},
    {"apply",
     {{"A candidate done to the text, and what was taken for granted.",
       "kperf apply -o early.ptx --ptx examples/attn_ws/attn_ws_a.ptx \\\n"
       "    " ATTENTION " advance-arrive:k_empty"}}},
    {"diff",
     {{"Two folders of runs, shape by shape.",
       "kperf diff traces/planted/early traces/planted/late"},
      {"A gate: status 6 where it got worse.",
       "kperf diff before/ after/ --fail-if 'time > +2%' \\\n"
       "    --fail-if 'output differs'"}}},
    {"evidence",
     {{"What limits the kernel, on which numbers, and the next experiment.",
       "kperf evidence --config " CONFIG " \\\n    " ATTENTION}}},
    {"inspect",
     {{"What is marked, and what synchronises.", "kperf inspect " GEMM ".ptx"},
      {"What could be marked, as rules.", "kperf inspect --suggest kernel.ptx"},
      {"Where a trace comes from.", "kperf inspect " ATTENTION}}},
    {"strip",
     {{"The original, byte for byte.",
       "kperf instrument -o - " GEMM ".ptx | \\\n    kperf strip - | cmp - " GEMM ".ptx"}}},
    {"collect",
     {{"Traces of what the library recorded, and a config of each launch that it kept.",
       "kperf collect kperf-out"},
      {NULL, "kperf collect --ptx app.ptx kept"}}},
    {"calibrate",
     {{"What a record costs on this device.", "kperf calibrate"},
      {"And what the device sustains.", "kperf calibrate --ceilings"}}},
    {"doctor", {{"What this machine lacks for a kernel.", "kperf doctor " GEMM ".ptx"}}},
};

const struct kp_example *kp_examples(const struct kp_command *c)
{
    for (size_t i = 0; i < KP_COUNT(of); i++)
        if (strcmp(of[i].command, c->name) == 0)
            return of[i].all;
    return NULL;
}
