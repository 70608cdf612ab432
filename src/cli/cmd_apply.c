/* kperf apply: a candidate of kperf model, done to the kernel's PTX. */
#include "cli/internal.h"

#include <unistd.h>

#include "cli/apply.h"
#include "instrument/instrument.h"
#include "model/model.h"
#include "run/certify/applied.h"
#include "run/run.h"
#include "trace/trace.h"

#define MAX_TRACE ((size_t)1 << 32)

static const struct kp_option apply_options[] = {
    {"ptx", 'p', "FILE", "the PTX that was traced (default: by its name, beside TRACE or here)",
     NULL},
    {"output", 'o', "FILE", "write the new PTX to FILE; without it nothing is written", NULL},
    {"overwrite", 'f', NULL, "overwrite an existing FILE", NULL},
    {"delay", 0, "FILE",
     "of start-apart: the pause is the best of those that 'kperf run --delay --json' measured, as "
     "FILE says", NULL},
    {"diff", 0, NULL, "show the change as a unified diff, also where that is no terminal", NULL},
    {"json", 0, NULL, "report as JSON", NULL},
    {"force", 0, NULL, "although the model's residual is too large", NULL},
    {"no-check", 0, NULL, "do not assemble the result and look at the machine code", NULL},
    {NULL, 0, NULL, NULL, NULL},
};

static void block(const struct kp_apply *a, const char *why, const char *change)
{
    kp_apply_put(a, "verdict", json_string("refused"));
    kp_apply_put(a, "blocked", json_pack("{s:s,s:s}", "why", why, "change", change));
}

/* ---- the trace ----------------------------------------------------------- */

static int read_info(struct kp_apply *a)
{
    int status = kp_read_file(a->trace, MAX_TRACE, &a->data);
    if (status != KP_OK)
        return status;
    FILE *f = fmemopen(a->data.len ? a->data.s : (char *)"", a->data.len, "rb");
    if (!f) {
        kp_error("%s: is empty", kp_shown_name(a->trace));
        return KP_MALFORMED;
    }
    struct kpt_reader *r = kpt_reader_new(f, a->trace);
    if (kpt_reader_info(r))
        a->info = json_deep_copy(kpt_reader_info(r));
    else
        status = kpt_reader_report(r);
    kpt_reader_free(r);
    fclose(f);
    return status;
}

static int run_model(struct kp_apply *a)
{
    struct kpm_options options = KPM_OPTIONS_DEFAULT;
    options.force = kp_flag(a->args, "force");
    options.combine = a->rest && kpm_is_joined(a->rest) ? a->rest : NULL;
    options.no_search = options.no_delays = true;
    FILE *f = fmemopen(a->data.s, a->data.len, "rb");
    int status = f ? kpm_model(f, a->trace, &options, &a->model) : KP_FAILED;
    if (f)
        fclose(f);
    if (status == KP_CHECK && !options.force)
        kp_error("%s: the model's residual is above %g%%: it ranks nothing here; --force takes its "
                 "candidates all the same", kp_shown_name(a->trace), 100 * options.max_residual);
    const json_t *residual = json_object_get(json_object_get(a->model, "baseline"), "residual");
    if (residual)
        json_object_set(a->report, "residual", (json_t *)(uintptr_t)residual);
    return status == KP_CHECK && options.force ? KP_OK : status;
}

/* Several candidates, one after the other. */
static int find_combination(struct kp_apply *a)
{
    const json_t *asked = json_object_get(a->model, "asked");
    if (!json_is_object(asked)) {
        kp_error("%s: %s", kp_shown_name(a->trace), kp_text(a->model, "asked_wrong"));
        return KP_USAGE;
    }
    a->candidate = asked;
    return KP_OK;
}

static int find_listed(struct kp_apply *a)
{
    const json_t *list = json_object_get(a->model, "candidates"), *c;
    const char *names[129] = {NULL};
    size_t i, n = 0;
    json_array_foreach(list, i, c) {
        if (strcmp(kp_text(c, "id"), a->rest) == 0) {
            a->candidate = c;
            return KP_OK;
        }
        if (n < 128)
            names[n++] = kp_text(c, "id");
    }
    const char *near = kp_nearest(a->rest, names);
    if (near)
        kp_error("%s: no candidate '%s'; did you mean '%s'?", kp_shown_name(a->trace), a->rest,
                 near);
    else
        kp_error("%s: no candidate '%s'; 'kperf model' lists %zu", kp_shown_name(a->trace), a->rest,
                 json_array_size(list));
    return KP_USAGE;
}

/* A pause, which is as long as was asked for, behind the rest. */
static int find_apart(struct kp_apply *a)
{
    int status = kp_apart_find(a->pause, kp_arg(a->args, "delay"), a->model, a->info, &a->apart);
    json_t *parts = a->candidate ? kp_apply_parts(a) : NULL;
    if (a->apart.candidate)
        kp_apply_put(a, "candidate", parts ? kp_apart_joined(&a->apart, a->rest, parts)
                                  : json_deep_copy(a->apart.candidate));
    json_decref(parts);
    if (status == KP_CHECK)
        block(a, a->apart.why, a->apart.change);
    return status;
}

static int find_candidate(struct kp_apply *a)
{
    int status = !a->rest                ? KP_OK
               : kpm_is_joined(a->rest) ? find_combination(a)
                                         : find_listed(a);
    if (a->candidate)
        kp_apply_put(a, "candidate", json_deep_copy(a->candidate));
    return status == KP_OK && a->pause ? find_apart(a) : status;
}

/* Are they motions that may be tried? */
static int check_candidate(struct kp_apply *a)
{
    if (!a->candidate)
        return KP_OK;
    const json_t *legality = json_object_get(a->candidate, "legality"), *part;
    json_t *parts = kp_apply_parts(a);
    int status = KP_OK;
    size_t i;
    if (strcmp(kp_text(legality, "status"), "illegal") == 0) {
        kp_error("%s: not to be done: %s", a->id, kp_text(legality, "argument"));
        block(a, kp_text(legality, "argument"), "");
        status = KP_CHECK;
    }
    json_array_foreach(parts, i, part) {
        const char *change = kp_apply_source_change(kp_text(part, "kind"));
        if (status != KP_OK || json_object_get(part, "motion"))
            continue;
        kp_error("%s: is no motion of instructions that are there: %s", kp_text(part, "id"),
                 kp_text(json_array_size(parts) > 1 ? part : a->candidate, "where"));
        kp_note("in the source: %s", change);
        block(a, "no motion of instructions that are there", change);
        status = KP_CHECK;
    }
    json_decref(parts);
    return status;
}

/* ---- the machine code ---------------------------------------------------- */

static int check_machine(struct kp_apply *a)
{
    const struct kp_source moved = {a->path, a->moved.s, a->moved.len};
    const struct kp_source unpaused = {a->path, a->unpaused.s, a->unpaused.len};
    struct kp_apply_step motions = {.id = a->rest, .info = a->info, .from = &a->src,
                                    .to = a->pause ? &unpaused : &moved};
    struct kp_apply_step pause = {.id = a->pause, .info = a->info, .keeps = true, .to = &moved,
                                  .from = a->candidate ? &unpaused : &a->src};
    json_t *machine = NULL;
    int status = KP_OK;
    if (a->candidate) {
        json_t *parts = kp_apply_parts(a);
        motions.reorders = kp_apply_reorders(json_object_get(a->report, "moved"), parts);
        json_decref(parts);
        status = kp_apply_check_machine(&motions, a->report, &machine);
        kp_apply_put(a, "machine", machine);
    }
    if (a->pause && status == KP_OK) {
        status = kp_apply_check_machine(&pause, a->report, &machine);
        kp_apply_put(a, a->candidate ? "machine_pause" : "machine", machine);
    }
    return status;
}

/* ---- output -------------------------------------------------------------- */

/* Says in the text what was done and what is to come of it, for kperf run --against. */
static void sign(struct kp_apply *a)
{
    const json_t *one = a->candidate ? a->candidate : a->apart.candidate;
    if (a->pause && (a->candidate || !a->apart.listed))
        return;
    kpn_applied_write(&a->moved, one, json_object_get(a->model, "input"), a->info,
                      json_object_get(a->report, "apart"));
}

static int write_text(struct kp_apply *a)
{
    char hex[65];
    const char *path = kp_arg(a->args, "output");
    int status = path ? kp_write_file(path, kp_flag(a->args, "overwrite"), false, a->moved.s,
                                      a->moved.len)
                      : KP_OK;
    if (status != KP_OK)
        path = NULL;
    else if (path && strcmp(path, "-") == 0)
        path = "<stdout>";
    kp_sha256_hex(a->moved.s, a->moved.len, hex);
    kp_apply_put(a, "output",
                 json_pack("{s:o,s:s}", "name", path ? kp_json_text(path) : json_null(), "hash",
                           hex));
    return status;
}

/* Where the report and the diff go: not between the lines of the new text. */
static FILE *report_stream(const struct kp_apply *a)
{
    const char *path = kp_arg(a->args, "output");
    return path && strcmp(path, "-") == 0 ? stderr : stdout;
}

static void show(struct kp_apply *a, int status)
{
    FILE *f = report_stream(a);
    struct kp_str diff = {0};
    kp_apply_put(a, "exit_status", json_integer(status));
    if (kp_flag(a->args, "json")) {
        kp_report_print(f, a->report);
        return;
    }
    json_t *plain = kp_json_plain(a->report);
    kp_apply_print(f, plain);
    json_decref(plain);
    if (a->moved.len && (kp_flag(a->args, "diff") || isatty(fileno(f)))) {
        kpi_text_diff(kp_shown_name(a->path), &a->text, &a->moved, &diff);
        if (isatty(fileno(f)))
            kp_put_plain(f, diff.s ? diff.s : "", diff.len);
        else
            fwrite(diff.s ? diff.s : "", 1, diff.len, f);
        kp_str_free(&diff);
    }
}

static int apply(struct kp_apply *a)
{
    int status = kp_apart_split(a->id, &a->rest, &a->pause);
    if (status == KP_OK)
        status = read_info(a);
    if (status == KP_OK)
        status = run_model(a);
    if (a->model && json_object_get(a->model, "input"))
        json_object_set(a->report, "input", json_object_get(a->model, "input"));
    if (status == KP_OK)
        status = find_candidate(a);
    if (status == KP_OK)
        status = check_candidate(a);
    if (status == KP_OK)
        status = kp_apply_read_ptx(a);
    if (status == KP_OK)
        status = kp_apply_change(a);
    if (status == KP_OK && !kp_flag(a->args, "no-check"))
        status = check_machine(a);
    else if (status == KP_OK)
        kp_apply_put(a, "verdict", json_string("applied"));
    if (status != KP_OK)
        return status;
    sign(a);
    return write_text(a);
}

static int apply_run(const struct kp_args *args)
{
    struct kp_apply a = {.args = args, .trace = args->operands[0], .id = args->operands[1]};
    const char *const inputs[] = {a.trace, kp_arg(args, "ptx"), kp_arg(args, "delay")};
    size_t from_stdin = 0;
    for (size_t i = 0; i < KP_COUNT(inputs); i++)
        from_stdin += inputs[i] && strcmp(inputs[i], "-") == 0;
    if (kp_arg(args, "delay") && !strstr(a.id, "start-apart:"))
        return kp_usage(args, "--delay is for start-apart");
    if (from_stdin > 1)
        return kp_usage(args, "only one file can come from standard input");
    a.report = json_pack("{s:i,s:s,s:s}", "schema_version", 1, "tool", "kperf " PACKAGE_VERSION,
                         "command", "apply");
    int status = apply(&a);
    if (json_object_get(a.report, "candidate"))
        show(&a, status);
    json_decref(a.report);
    json_decref(a.model);
    json_decref(a.info);
    kp_str_free(&a.data);
    kp_str_free(&a.text);
    kp_str_free(&a.moved);
    kp_str_free(&a.marked);
    kp_str_free(&a.unpaused);
    free(a.rest);
    free(a.pause);
    kp_apart_free(&a.apart);
    free(a.path);
    return status;
}

const struct kp_command kp_cmd_apply = {
    .name = "apply",
    .summary = "do what a candidate of the model says to the kernel's PTX",
    .operands = "TRACE CANDIDATE",
    .min_operands = 2,
    .max_operands = 2,
    .details =
        "CANDIDATE is an id that 'kperf model TRACE' lists, or several joined by '+', which are "
        "performed one after the other, each proved on what those before it left.  Those that are "
        "motions of instructions that are there can be done: advance-arrive, delay-wait, "
        "hoist-load, reorder-loads; drop-barrier, where nothing needs the barrier.  So can "
        "start-apart, a pause before one group's loop (below), which is made last.  "
        "For the others the change of the source is named.  The PTX that was traced is looked for "
        "by its name, beside TRACE and in the current directory; its hash is to be that in the "
        "trace.\n"
        "\n"
        "A statement moves when the PTX shows that it may: within straight line, past branches "
        "that come together again, with what computes its address and its condition.  Of each "
        "pair that changes its order it is checked: registers and predicates; addresses, followed "
        "back to symbols, constants and counters that go round a ring; memory spaces, fences, "
        "barriers.  An arrive goes up no further than to the wgmma.wait_group behind which "
        "nothing is in flight any more that reads what it releases.  That is known from the "
        "descriptors, the copies that the waits on the arrive's barrier let go, and the barriers "
        "that guard these.  Who is let go on may let others go on: that is followed through all "
        "barriers, atomic accesses and calls, and accesses of which one writes must have barriers "
        "of their own.  A wait is taken to hold its thread back where it is shown that it looks "
        "at the other parity each time it comes to the same barrier.  A wait goes down past what "
        "reads shared memory that no statement of the kernel may write, but for copies on other "
        "barriers that are awaited before the reader, for "
        "its slot.  An arrive goes up past results that are stored to global memory when nobody in "
        "the kernel reads through the parameter they are stored through and nothing tells other "
        "CTAs of them (no fence, no atomic); that two parameters do not point to the same is taken "
        "to hold, said, and checked by 'kperf run --against'.  Instructions of which nothing is "
        "known stop a motion.  A named barrier is taken out (drop-barrier) when shared memory is "
        "written by bulk copies alone, and each load of it stands behind a wait of its own for its "
        "slot's copy and before an arrive of its own warp that gives the slot back.\n"
        "\n"
        "start-apart:REGION@WARPS=CYCLES lets these warps of each CTA (N or N..M) look at the "
        "clock for so many cycles before they begin REGION, once.  Where the groups of a loop have "
        "two rhythms, that may bring them from the slower into the faster one.  REGION is to be in "
        "no loop, or, in a kernel whose CTAs take one tile after another, in a loop round the one "
        "that is to begin later: a flag in a predicate then lets the first pass alone.  With /tile "
        "behind CYCLES the pause is made in each turn of that loop; it is shown that each turn "
        "comes by REGION once.  'kperf run --json --delay=REGION@WARPS=0..N CONFIG' measures which "
        "pause is the best, before each visit of REGION; --delay takes it from that report.  It "
        "may be asked for whatever the model says; where it does not list it, and together with "
        "other candidates, nothing is predicted.\n"
        "\n"
        "What stands against it is said with file, line and statement, and the exit status is 6.  "
        "What is taken to hold without proof is in the report: that waits look at the right phase; "
        "that waits which change their order cannot hang; of results that an arrive passes, that "
        "their parameter points to nothing that another does, and that no two threads store to one "
        "place.\n"
        "\n"
        "With an assembler the result is assembled, and must not spill, draw new advice, or need "
        "more registers, if not as many CTAs of the traced launch fit on an SM all the same; with "
        "a disassembler the order of tensor, TMA, mbarrier and barrier instructions must have "
        "changed in the machine code, or, of a pause, be as it was before that.  Otherwise "
        "nothing is written.",
    .more[0] =
        "The new text keeps its marks, which move with their statements, so that 'kperf "
        "instrument' and 'kperf run' take it.  A kernel that rules marked (auto: or rules: in the "
        "config, --auto) is marked again by those that the trace holds, and the new text has none "
        "of these marks, as the original has none.  Its last line, a comment, says which "
        "candidate of which trace was applied, to which kernel and for which shape, and what the "
        "model predicts; 'kperf run --against NEW.ptx CONFIG' measures what it gains and sets "
        "that beside it.\n"
        "\n"
        "kperf-report(5) has all members of what --json prints.\n",
    .options = apply_options,
    .run = apply_run,
};
