/* kperf diff: two sets of runs, shape by shape, and a gate. */
#include "cli/internal.h"

#include "diff/diff.h"

static const struct kp_option options[] = {
    {"fail-if", 0, "CONDITION",
     "exit with status 6 if this holds on any shape, as 'time > +2%'; may be repeated",
     NULL},
    {"allow-missing", 0, NULL, "a condition that cannot be judged does not fail", NULL},
    {"strict", 0, NULL, "a condition on what is measured fails unless it is shown not to hold",
     NULL},
    {"allow", 0, "WHAT", "compare although this differs; may be repeated",
     "device|driver|scope|tensors"},
    {"only", 0, "NAME=VALUE,...",
     "only the shapes that have all these values; given several times, those of any", NULL},
    {"confidence", 0, "PCT", "of all shapes' verdicts together (99)", NULL},
    {"between", 0, "PCT",
     "standard deviation of a kernel's time between sessions, as assumed (0.4)",
     NULL},
    {"format", 0, "NAME", "how to show it", "text|markdown|junit|json"},
    {"json", 0, NULL, "as --format json", NULL},
    {"output", 'o', "FILE",
     "write to FILE, compressed when it ends in .gz; - is standard output, the default", NULL},
    {"overwrite", 'f', NULL, "overwrite an existing FILE", NULL},
    {0},
};

static unsigned allowed(const struct kp_args *args)
{
    static const struct {
        const char *word;
        unsigned bit;
    } words[] = {{"device", KPD_ALLOW_DEVICE | KPD_ALLOW_DRIVER}, {"driver", KPD_ALLOW_DRIVER},
                 {"scope", KPD_ALLOW_SCOPE}, {"tensors", KPD_ALLOW_TENSORS}};
    unsigned bits = 0;
    const char *value;
    for (size_t i = 0; (value = kp_arg_nth(args, "allow", i)); i++)
        for (size_t k = 0; k < KP_COUNT(words); k++)
            bits |= strcmp(value, words[k].word) == 0 ? words[k].bit : 0;
    return bits;
}

static int check_stdin(const struct kp_args *args)
{
    size_t n = 0;
    for (size_t i = 0; i < args->operand_count; i++)
        n += strcmp(args->operands[i], "-") == 0;
    return n > 1 ? kp_usage(args, "only one run can come from standard input") : KP_OK;
}

/* "A B", "A... -- B...", or one report that has both. */
static int split(const struct kp_args *args, struct kpd_options *o)
{
    size_t n = args->operand_count, at = n;
    for (size_t i = 0; i < n && at == n; i++)
        if (strcmp(args->operands[i], "--") == 0)
            at = i;
    o->a = (const char *const *)args->operands;
    if (at < n) {
        o->a_count = at;
        o->b = o->a + at + 1;
        o->b_count = n - at - 1;
        for (size_t i = 0; i < o->b_count; i++)
            if (kp_has_prefix(o->b[i], "--"))
                return kp_usage(args, "options go before '--': %s", o->b[i]);
        return o->a_count && o->b_count ? KP_OK : kp_usage(args, "a side of '--' is empty");
    }
    if (n > 2)
        return kp_usage(args, "more than two runs: put '--' between the two sides");
    o->a_count = 1;
    o->b = o->a + 1;
    o->b_count = n - 1;
    return KP_OK;
}

static int show(FILE *f, const struct kp_args *args, const json_t *report)
{
    if (kp_is_format(args, "markdown"))
        kpd_print_markdown(f, report);
    else if (kp_is_format(args, "junit"))
        kpd_print_junit(f, report);
    else
        kpd_print(f, report);
    return KP_OK;
}

static int run(const struct kp_args *args)
{
    const char *conditions[64];
    struct kpd_options o = {.confidence = 0.99, .between = -1, .fail_if = conditions,
                            .strict = kp_flag(args, "strict"),
                            .allow_missing = kp_flag(args, "allow-missing"),
                            .allow = allowed(args)};
    json_t *report = NULL;
    for (const char *c; (c = kp_arg_nth(args, "fail-if", o.fail_count));) {
        if (o.fail_count == KP_COUNT(conditions))
            return kp_usage(args, "more than %zu conditions", KP_COUNT(conditions));
        conditions[o.fail_count++] = c;
    }
    if (kp_flag(args, "json") && kp_arg(args, "format") && !kp_is_format(args, "json"))
        return kp_usage(args, "--format goes without --json");
    int status = check_stdin(args);
    if (status == KP_OK)
        status = split(args, &o);
    if (status != KP_OK)
        return status;
    if (!kp_arg_percent(args, "confidence", 50, 99.9999, &o.confidence) ||
        !kp_arg_percent(args, "between", 0, 50, &o.between))
        return KP_USAGE;
    const char **only = kp_arg_all(args, "only");
    o.only = only;
    status = kpd_diff(&o, &report);
    free(only);
    if (report) {
        int written = kp_report_write(args, report, show);
        status = written == KP_OK ? status : written;
    }
    json_decref(report);
    return status;
}

const struct kp_command kp_cmd_diff = {
    .name = "diff",
    .summary = "compare two sets of runs, shape by shape, and hold a kernel to them",
    .operands = "A [B] | A... -- B...",
    .min_operands = 1,
    .max_operands = -1,
    .details =
        "A and B are what 'kperf run' recorded before and after a change: traces, reports ('kperf "
        "run --json') or folders of traces; '--' parts several of each. Of several runs of one "
        "shape on a side each is a session. One report of 'kperf run --against --json' has both "
        "sides in itself, launched in turns.\n"
        "\n"
        "Runs are matched by the names and values of their shapes, by kernel where a side has "
        "several, and by its text's name where a side has several of one kernel and shape. They "
        "are not compared where device, driver, timing scope or tensors differ; --allow does. "
        "When no shape is left the exit status is 3. What else differs (assembler, launch) is "
        "part of the answer.\n"
        "\n"
        "Each shape is faster, slower, with no difference shown, or not comparable. Its time is "
        "the median of the launches without probes. How well one session knows it comes from "
        "blocks of consecutive launches, drawn again and again (moving-block bootstrap), which "
        "keeps drift and correlation in. The next session's median differs by more than that: for "
        "it a standard deviation of 0.4% is assumed (--between), as if found from ten degrees of "
        "freedom, and a session counts as no better known than to 0.6 of its launches' own "
        "spread; several sessions of a side correct both. The interval is Student's; the "
        "confidence holds for all shapes together (Bonferroni). Launches in turns (--against) "
        "share their session: there the median of the rounds' ratios is taken, and 0.2% and 50 ns "
        "are assumed. Traces of earlier versions keep percentiles instead of samples: the spread "
        "is inferred from them.\n"
        "\n"
        "The same launches are compared in registers, spills, stack, shared memory, occupancy, "
        "memory, assembly time, instructions (loads, stores by width, matrix instructions, by "
        "region), outputs (by hash, where the inputs are the same) and their error against a "
        "reference. From traces come, for each region and role, the cycles of an iteration, "
        "corrected as 'kperf replay' does, with an interval by the spread of CTAs and 1% between "
        "sessions. They are means from a warp's first iteration to its last: a producer's first "
        "ones find the ring empty, so that of one loop its mean changes by less than its "
        "consumer's.\n"
        "\n"
        "'because' lists what explains a verdict: another output; spills, registers, occupancy; "
        "narrower loads; an arrive that comes behind regions that it preceded, with the wait for "
        "it; regions whose own time changed most beyond noise; clocks. Times are measured; that "
        "one of these caused another is inferred.",
    .more[0] =
        "A gate is made of conditions, each of which must not hold on any shape:\n"
        "\n"
        "    METRIC [NAME] OP VALUE [on NAME=VALUE,...]\n"
        "    output differs [on ...]\n"
        "\n"
        "METRIC is time, registers, spills (bytes), stack, shared, occupancy, memory (peak bytes), "
        "assembly (ms), launches, region NAME, iteration [ROLE] (cycles of one) or error [TENSOR] "
        "(relative Frobenius, against the reference). NAME may have wildcards and stand in "
        "double quotes. OP is >, >=, < or <=. A VALUE with a sign or % is a change from A to B "
        "(registers > +8, occupancy < -10%), one without is B's own (spills > 0, time > 250us).\n"
        "\n"
        "What is measured has an interval: a condition holds only when all of the interval is "
        "beyond the value, so that noise does not fail a build; under --strict it holds unless all "
        "of the interval is on this side. A condition that cannot be judged, because a run lacks "
        "what it needs or a shape of A's is missing in B, fails, unless --allow-missing is given. "
        "The exit status is 6 when the gate fails.\n"
        "\n"
        "With --format junit a shape is a test suite, a condition a test case.\n"
        "\n"
        "kperf-report(5) has all members of what --json prints.",
    .options = options,
    .run = run,
};
