/* kperf model: what bounds the loop, and what to change. */
#include "cli/internal.h"

#include <errno.h>

#include "cli/apply.h"
#include "model/model.h"

static const struct kp_option model_options[] = {
    {"json", 0, NULL, "write the report as JSON", NULL},
    {"combine", 0, "ID+ID", "also say what these candidates do together", NULL},
    {"no-search", 0, NULL, "search for no combinations, which takes most of the time", NULL},
    {"force", 0, NULL, "rank although the residual is too large", NULL},
    {"max-residual", 0, "PCT", "largest residual with which to rank, in percent (10)", NULL},
    {"format", 0, "NAME",
     "how to show it; brief: a page of the text; dot: the event graph, for Graphviz; plot: the "
     "ranking as a picture", "text|brief|dot|plot"},
    {"score", 0, NULL, "TRACE is a table of pairs: set predictions against measurements", NULL},
    {"output", 'o', "FILE",
     "write to FILE, compressed when it ends in .gz; - is standard output, the default", NULL},
    {"overwrite", 'f', NULL, "overwrite an existing FILE", NULL},
    {NULL, 0, NULL, NULL, NULL},
};

static FILE *open_trace(const char *path)
{
    if (strcmp(path, "-") == 0)
        return stdin;
    FILE *f = fopen(path, "rb");
    if (!f)
        kp_error("%s: %s", path, strerror(errno));
    return f;
}

static int script(FILE *f, bool png, const void *report)
{
    kpm_plot(f, report, png);
    return KP_OK;
}

static int show(FILE *f, const struct kp_args *args, const json_t *report)
{
    if (kp_is_format(args, "plot"))
        return kp_picture_draw(f, kp_arg(args, "output"), script, report);
    if (kp_flag(args, "score"))
        kpm_score_print(f, report);
    else if (kp_is_format(args, "dot"))
        kpm_dot(f, report);
    else if (kp_is_format(args, "brief"))
        kpm_print_brief(f, report);
    else
        kpm_print(f, report);
    return KP_OK;
}

static int model_run(const struct kp_args *args)
{
    struct kpm_options options = KPM_OPTIONS_DEFAULT;
    const char *path = args->operands[0];
    if (!kp_arg_percent(args, "max-residual", 0, 1000, &options.max_residual))
        return KP_USAGE;
    if (kp_arg(args, "format") && (kp_flag(args, "json") || kp_flag(args, "score")))
        return kp_usage(args, "--format goes without --json and --score");
    int checked = kp_is_format(args, "plot") ? kp_picture_check(args) : KP_OK;
    if (checked != KP_OK)
        return checked;
    options.force = kp_flag(args, "force");
    options.combine = kp_arg(args, "combine");
    options.no_search = kp_flag(args, "no-search");
    if (options.combine && kp_flag(args, "score"))
        return kp_usage(args, "--combine goes without --score");
    FILE *f = open_trace(path);
    if (!f)
        return KP_FAILED;
    json_t *report = NULL;
    bool score = kp_flag(args, "score");
    int status = score ? kpm_score(f, path, &report) : kpm_model(f, path, &options, &report);
    if (f != stdin)
        fclose(f);
    const char *wrong = json_string_value(json_object_get(report, "asked_wrong"));
    if (wrong) {
        kp_error("%s: %s", kp_shown_name(path), wrong);
        status = KP_USAGE;
    } else if (report) {
        if (kp_is_format(args, "brief"))
            kp_apply_may(path, report);
        int written = kp_report_write(args, report, show);
        if (written != KP_OK)
            status = written;
        else if (status == KP_CHECK)
            kp_error("%s: the model's residual is above %g%%: it does not explain this kernel",
                     kp_shown_name(path), 100 * options.max_residual);
    }
    json_decref(report);
    return status;
}

const struct kp_command kp_cmd_model = {
    .name = "model",
    .summary = "find what bounds a kernel's loop and rank what to change",
    .operands = "TRACE",
    .min_operands = 1,
    .max_operands = 1,
    .details =
        "Builds an event graph of one iteration of the steady-state loop from a trace's spans and "
        "its wait, arrive and async marks. Its maximum cycle ratio is the period that the "
        "synchronisation allows, the cycle that has it the critical cycle; the slack of anything "
        "else is by how many cycles it may grow before the iteration does.\n"
        "\n"
        "The measured iteration and the model's come first, with the residual, predicted / "
        "measured - 1, both with the records in place: a wait takes up what the records before it "
        "cost, so that cost can be taken off the graph's stages only. All behind that is for the "
        "kernel without records, whose iteration the stamps of unprobed CTAs check. A loop that "
        "no wait and no engine bounds is the sum of one unit's stages: its residual is 0 by "
        "construction, which is said. Above --max-residual nothing is ranked unless --force is "
        "given, and the exit status is 6.\n"
        "\n"
        "Stages are the loop's regions and the gaps between them. A wait enters with its floor, "
        "what it takes when it need not wait, and ends no earlier than what it waits for: an "
        "arrive so many iterations before, or an asynchronous operation after its latency. "
        "Latencies come from iterations in which the wait blocked; where none did, there is only "
        "an upper bound, or for copies an assumption: that of copies like it, else 450 cycles and "
        "1 for each 160 bytes (H200). Times are means over the steady state of all probed CTAs.\n"
        "\n"
        "An engine bounds the loop by its service time: the flops of its operations over the rate "
        "that 'kperf calibrate' measured, or the time with operations in flight. Tensor cores of "
        "a measured rate are played as a queue: they serve the warp groups in turn and hold up "
        "one that starts more than they take on ahead; how much that is, and when an operation's "
        "end is seen, comes from the trace or is assumed. The iteration, the trace's and each "
        "candidate's, is then that of the loop as played, since how long an operation queues "
        "differs; critical cycle and slacks are the graph's, with latencies as they were. A group "
        "is played as its last warp, and more slowly while another group or the tensor core "
        "works, by shares measured on an H200 (traces of sm_90). Copies that vary are played with "
        "their distribution. The copy engine's service time is not known: a deeper ring cannot "
        "help where bandwidth is the limit.\n"
        "\n"
        "Probes keep a region's arithmetic before the waits and arrives that stand behind it in "
        "the source; the assembler may put it behind them. Where the trace's certificate says "
        "that it did, the loop without records is that of the copy that unprobed CTAs ran, and "
        "candidates are set against the original, whose order may be another.\n"
        "\n"
        "Tiers: measured (a span or gap), inferred (from blocked waits), bounded (only an upper "
        "bound is known), assumed (not in the trace), modeled (a prediction, and what is worked "
        "out of one), declared (by a mark or an option).\n"
        "\n"
        "Candidates are edits of the graph.  Motions of what is there: advance-arrive, "
        "delay-wait, hoist-load, reorder-loads.  Changes of the source: ring-depth, in-flight, "
        "split-barrier, drop-barrier (where all that meet at it are of one role); delay-load (of "
        "two loads that share the copy engine the first ends earlier when the second waits), "
        "split-load (a barrier for each half), merge-barriers, peel-prologue (the next "
        "iteration's first operation before this one's second), order-consumers (warp groups in "
        "turns), start-apart (a pause before one group's loop), widen-mma (of few columns), "
        "fetch-ahead (loads into registers).  "
        "Each has its predicted gain (a share of the iteration), an "
        "interval that is to hold nine in ten of what is measured (5% to 95% of 100 resamples of "
        "the CTAs, with the ends of what is bounded or assumed and of where the assembler's work "
        "may stand; beyond that the root of the sum of squares of the residual, of the CTA's, "
        "4.3% or more where a loop is played, of 2% between "
        "launches; one that holds zero means that no gain is expected), whether it is legal "
        "by the marks, its cost, the command that would refute it, a CTA's time (its loop played "
        "from first to last iteration, the rest as unprobed CTAs have it), and the launch's.",
    .more[0] =
        "Of kernels that the model was not made on fewer of these intervals held what was measured "
        "than nine in ten: the report says how many. So what is said beside a launch's gain, in "
        "the text and on the page, is wider: by the most that gains of such kernels, said before "
        "they were measured, lay below and above (the report's 'likely'). It is one of three "
        "things: from so much to so much; 'at most' so much, where the model's own interval holds "
        "0 and a bound ends it; or nothing, where no gain is expected. 'May gain nothing': it "
        "holds 0. The ranking goes by the gains alone.\n"
        "\n"
        "Of N in flight the one that is awaited was started N iterations before: a wait_group that "
        "stands before its iteration's copies has N - 1.\n"
        "\n"
        "Of what marks leave open (where a slot is read last, what fills it) half is said. One "
        "that takes shared memory must gain half a percent more to stand first. One that takes a "
        "barrier out, or its wait, stands behind all that may be legal, whatever it is to gain, "
        "and in no combination that was searched for: marks do not show what the barrier is for, "
        "and most are needed; 'kperf apply' takes one out where the text shows that nothing needs "
        "it. Brief's 'if that is safe': the marks do not show it; where the PTX is at hand 'kperf "
        "apply' is asked.\n"
        "\n"
        "Below the residual stands how well it is known, as the recorded iteration is: 95% by "
        "Student's t over the means of the probed CTAs, since the iterations of one CTA are not "
        "independent (not of a single CTA, nor of CTAs so different that it would have no upper "
        "end). What the model takes from the same records is not in it.\n"
        "\n"
        "Where an engine's queue is played and no record was lost, the baseline is the recorded "
        "iterations, played on from where the groups began the loop: a short one is over before "
        "they settle.\n"
        "\n"
        "A launch is its CTAs, given out in the order in which they entered to the places that "
        "are free first, those of a cluster together, with the pause between two in one place "
        "that the stamps show. Played so, with the CTAs' times as recorded, it stands beside the "
        "measured one, first entry to last exit. For a candidate a CTA takes what the one in the "
        "middle then does. By what CTAs of the same work differ is "
        "taken for the time of their copies where the loop waits for these, and as much of it is "
        "left as the loop still waits, else it shrinks with the rest; of what those of the first "
        "wave take more 2200 cycles stay, the rest goes with the wait, too. Where CTAs run the "
        "loop differently often, each has the share of one with as many "
        "trips as its time says. The launch's interval is the iteration's in proportion, widened "
        "to the case that all they differ by shrinks with the rest, by the launch's residual, and "
        "on one side by up to 4.2%, since an H200's clock falls where the tensor core gets busier. "
        "A launch takes 1 to 5 us more. Probed "
        "CTAs that keep another rhythm than most are left out, with a note.\n"
        "\n"
        "Where several CTAs share an SM, what is before an operation of an engine is another "
        "CTA's, too: no queue is played, latencies are as recorded. What is left of a delay or a "
        "gain follows from what a CTA takes with fewer on its SM, which 'kperf run' measures: an "
        "engine that all are busy on is hard, behind it nothing counts; what else they take from "
        "each other adds up with a CTA's own time as squares do (the interval: powers of 1 to 3); "
        "where neither engines nor issue slots explain it, the way to memory is taken to be as "
        "hard. An edit that may gain nothing or more than a tenth is not told. Without such a "
        "measurement all intervals reach to nothing.\n"
        "\n"
        "Combinations of up to four candidates are searched for: each is bounded by a graph of "
        "operations that are alone on their engines, level by level, the best 64 of each taken "
        "further, and the best are played.  Listed are those that "
        "gain more than with any of their parts left out, and which candidates cannot be made "
        "together.  --combine evaluates one by name, also with --no-search, and 'kperf apply' "
        "performs it.\n"
        "\n"
        "With --format plot gnuplot draws the ranking: SVG, or PNG where FILE "
        "ends in .png; FILE.gp is its script, and needs no gnuplot.",
    .more[1] =
        "fetch-ahead puts loads from global memory into registers a turn before their first use, "
        "which the kernel's text tells (the trace's 'fetches'; of traces that were recorded before "
        "kperf told it there is no such candidate). No record shows the wait for such a load: it "
        "is taken for 600 cycles of the place where the result is used first, at least the 270 "
        "that a load from L2 takes, at most all that the instructions there leave (an H200).\n"
        "\n"
        "With --score, TRACE is a table of pairs: a trace, candidates, and what another kernel "
        "than was traced took, as its trace has it or as many launches do (kperf-report(5)). A "
        "CTA's time, or the launch's, after these candidates is set against that. Printed are the "
        "errors, worst first, and their mean, of launches also that of their gain; Kendall's tau-b "
        "over the alternatives of each source, of which no change is one; and the regret, by how "
        "much the first choice (of equals the slowest) is slower than the best; the share of "
        "measured times within their intervals; and all of that for each kernel. Tau is given "
        "again over alternatives that the measurement tells apart (by twice the deviation of "
        "their ratio over many launches, or by 2%, as launches differ); with what differs by "
        "less than 2% taken for a tie; and as a second measurement would have it.\n"
        "\n"
        "The paper's models (KPerfIR, Table 4) are computed from the same times: SWP as printed, "
        "which jumps by the number of warp groups where Delta is 0; its continuous form; and WS, "
        "the sum of one iteration's critical path.\n"
        "\n"
        "Every page begins with what the model has more than 5% too long or too short, of an "
        "iteration, a CTA or the launch. A CTA is played without its records. What a record costs "
        "is as calibrated, or else so much that the CTA's loop loses by its records what probed "
        "CTAs take more than those beside them, at most a quarter more than was ever measured. A "
        "ring's slot more is filled once by a CTA, which costs it 3.6 cycles a KiB (H200).\n\n"
        "kperf-report(5) has all members of what --json prints.\n",
    .options = model_options,
    .run = model_run,
};
