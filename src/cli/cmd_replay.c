/* kperf replay: a trace to a timeline, through one of the exporters. */
#include <errno.h>
#include <sched.h>
#include <sha2.h>
#include <sys/types.h>

#include "cli/internal.h"
#include "cli/gzip.h"
#include "replay/check.h"
#include "replay/filter.h"

/* An exporter, and what the command wants to know besides. */
struct job {
    const struct kpr_exporter *exporter; /* NULL: check */
    struct kpr_export_options options;
    bool draw; /* a picture, or its script */
    struct kpr_filter *filter;
    const struct kpr_visitor *visitor;   /* the exporter's, or what stands before it */
    const struct kpr_renderer *renderer; /* the same, or NULL */
    void *ctx;                           /* of the visitor */
    const char *name; /* of the trace */
    FILE *in;
    SHA2_CTX sha;
    char hash[SHA256_DIGEST_STRING_LENGTH];
    unsigned threads;
    enum kpr_cost_from cost;             /* that is wanted, and with KPR_COST_GIVEN ... */
    double cycles;                       /* ... how many */
    struct kp_gzip *gzip;                /* NULL: not compressed */
    bool lossy;
    bool cta_seen; /* the one asked for */
};

static int on_begin(void *ctx, const struct kpr_run *run)
{
    struct job *j = ctx;
    return j->visitor->begin(j->ctx, run);
}

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct job *j = ctx;
    kp_progress("replaying: CTAs", run->ctas, run->ctas_probed);
    j->cta_seen |= cta->cta == j->options.cta;
    return j->visitor->cta(j->ctx, run, cta);
}

static int on_order(void *ctx, const struct kpr_run *run, struct kpr_cta *cta)
{
    struct job *j = ctx;
    kp_progress("replaying: CTAs", run->ctas, run->ctas_probed);
    j->cta_seen |= cta->cta == j->options.cta;
    return j->renderer->order ? j->renderer->order(j->ctx, run, cta) : KP_OK;
}

static void on_render(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta,
                      struct obuf *out)
{
    const struct job *j = ctx;
    struct kp_block block;
    if (!j->gzip) {
        j->renderer->render(j->ctx, run, cta, out);
        return;
    }
    kp_block_open(&block, out);
    j->renderer->render(j->ctx, run, cta, &block.text);
    kp_block_end(&block);
}

static void on_write(void *ctx, const char *d, size_t n)
{
    const struct job *j = ctx;
    if (j->gzip)
        kp_gzip_put(j->gzip, d, n);
    else
        j->renderer->write(j->ctx, d, n);
}

/* The trace was read to its end: its hash is complete. */
static int on_end(void *ctx, const struct kpr_run *run)
{
    struct job *j = ctx;
    kp_progress_end();
    if (j->options.input_hash)
        SHA256End(&j->sha, j->hash);
    j->lossy = kpr_lossy(run);
    kpr_warn(run, j->name);
    if (j->options.cta >= 0 && !j->cta_seen) {
        kp_error("%s: CTA %lld left no records; %llu others did", kp_shown_name(j->name),
                 (long long)j->options.cta,
                 (unsigned long long)run->ctas);
        return KP_FAILED;
    }
    return j->visitor->end(j->ctx, run);
}

/* ---- the trace, hashed as it passes -------------------------------------- */

static ssize_t hashed_read(void *cookie, char *buf, size_t n)
{
    struct job *j = cookie;
    size_t got = fread(buf, 1, n, j->in);
    if (got == 0 && ferror(j->in))
        return -1;
    SHA256Update(&j->sha, (const uint8_t *)buf, got);
    return (ssize_t)got;
}

static FILE *open_trace(struct job *j)
{
    j->in = strcmp(j->name, "-") == 0 ? stdin : fopen(j->name, "rb");
    if (!j->in) {
        kp_error("%s: %s", j->name, strerror(errno));
        return NULL;
    }
    if (!j->options.json && !(j->exporter && j->exporter->hashes))
        return j->in;
    SHA256Init(&j->sha);
    j->options.input_hash = j->hash;
    FILE *f = fopencookie(j, "rb", (cookie_io_functions_t){.read = hashed_read});
    if (!f)
        kp_error("%s: %s", j->name, strerror(errno));
    return f;
}

static void close_trace(struct job *j, FILE *f)
{
    if (f && f != j->in)
        fclose(f);
    if (j->in && j->in != stdin)
        fclose(j->in);
}

/* ---- the command --------------------------------------------------------- */

static const struct {
    const char *option;
    enum kpr_filter_by by;
} filters[] = {
    {"time-range", KPR_BY_TIME}, {"cta", KPR_BY_CTA}, {"sm", KPR_BY_SM}, {"role", KPR_BY_ROLE},
    {"region", KPR_BY_REGION}, {"min-dur", KPR_BY_LENGTH}, {"last", KPR_BY_LAST},
};

static int parse_filters(const struct kp_args *args, struct job *j)
{
    for (size_t i = 0; i < KP_COUNT(filters); i++) {
        const char *name = filters[i].option, *value = kp_arg(args, name);
        const char *wrong = value ? kpr_filter_add(j->filter, filters[i].by, value) : NULL;
        if (wrong)
            return kp_usage(args, "--%s=%s: %s", name, value, wrong);
    }
    return KP_OK;
}

/* What chooses or shapes an output has no place beside --check. */
static int parse_check(const struct kp_args *args)
{
    static const char *const others[] = {"format", "output", "overwrite", "width", "json", "plot"};
    for (size_t i = 0; i < KP_COUNT(others); i++)
        if (kp_arg(args, others[i]))
            return kp_usage(args, "--check exports nothing: no --%s", others[i]);
    for (size_t i = 0; i < KP_COUNT(filters); i++)
        if (kp_arg(args, filters[i].option))
            return kp_usage(args, "--check looks at everything: no --%s", filters[i].option);
    return KP_OK;
}

/* What is drawn; as what, the file's suffix says. */
static int parse_plot(const struct kp_args *args, struct job *j)
{
    static const char *const plots[] = {"timeline", "durations", "iterations", "launch"};
    const char *plot = kp_arg(args, "plot");
    for (size_t i = 0; plot && i < KP_COUNT(plots); i++)
        if (strcmp(plot, plots[i]) == 0)
            j->options.plot = (enum kpr_plot)i;
    if (j->options.plot == KPR_PLOT_ITERATIONS && kp_arg(args, "min-dur"))
        return kp_usage(args, "--plot iterations needs every iteration: no --min-dur");
    for (size_t i = 0; j->options.plot == KPR_PLOT_LAUNCH && i < KP_COUNT(filters); i++)
        if (kp_arg(args, filters[i].option))
            return kp_usage(args, "--plot launch shows every CTA: no --%s", filters[i].option);
    return kp_picture_check(args);
}

static int parse_format(const struct kp_args *args, struct job *j)
{
    const char *format = kp_arg(args, "format");
    j->exporter = kpr_exporter_find(format ? format : "summary");
    if (!j->exporter)
        return kp_usage(args, "--format %s: this kperf was built without it", format);
    const char *path = kp_arg(args, "output");
    if (j->exporter->to_path && (!path || strcmp(path, "-") == 0))
        return kp_usage(args, "--format %s needs a file: -o FILE", format);
    if (j->exporter->to_path && kp_has_suffix(path, ".gz"))
        return kp_usage(args, "--format %s is not compressed", format);
    if (kp_flag(args, "json") && strcmp(j->exporter->name, "summary") != 0)
        return kp_usage(args, "--json goes with --format summary");
    if (kp_arg(args, "width") && strcmp(j->exporter->name, "text") != 0)
        return kp_usage(args, "--width goes with --format text");
    j->draw = strcmp(j->exporter->name, "plot") == 0;
    if (kp_arg(args, "plot") && !j->draw)
        return kp_usage(args, "--plot goes with --format plot");
    int status = parse_filters(args, j);
    return status == KP_OK && j->draw ? parse_plot(args, j) : status;
}

/* fitted, calibrated, or cycles. */
static int parse_cost(const struct kp_args *args, struct job *j)
{
    const char *cost = kp_arg(args, "cost");
    char *end;
    if (cost && j->options.raw)
        return kp_usage(args, "--raw takes no cost off: no --cost");
    j->cost = KPR_COST_FITTED;
    if (!cost || strcmp(cost, "fitted") == 0)
        return KP_OK;
    j->cost = KPR_COST_CALIBRATED;
    if (strcmp(cost, "calibrated") == 0)
        return KP_OK;
    j->cost = KPR_COST_GIVEN;
    j->cycles = strtod(cost, &end);
    if (end == cost || *end || !(j->cycles >= 0 && j->cycles <= 1e6))
        return kp_usage(args, "--cost=%s: fitted, calibrated or a number of cycles up to 1e6",
                        cost);
    return KP_OK;
}

/* That this process may use; more than a few would wait for the file. */
static unsigned processors(void)
{
    cpu_set_t set;
    int n = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
    return n < 1 ? 1 : n > 8 ? 8 : (unsigned)n;
}

static int parse(const struct kp_args *args, struct job *j)
{
    uint64_t width, cta, threads;
    if (!kp_arg_number(args, "width", 60, 1000, 0, &width) ||
        !kp_arg_number(args, "threads", 0, 64, 0, &threads))
        return KP_USAGE;
    j->threads = threads ? (unsigned)threads : processors();
    const char *one = kp_arg(args, "cta");
    j->name = args->operands[0];
    j->options = (struct kpr_export_options){
        .width = (unsigned)width,
        .json = kp_flag(args, "json"),
        .raw = kp_flag(args, "raw"),
        .cta = one && kp_parse_u64(one, &cta) ? (int64_t)cta : -1, /* or a list */
        .ctas_chosen = one || kp_arg(args, "sm"),
        .input = kp_shown_name(j->name),
    };
    int status = parse_cost(args, j);
    if (status != KP_OK)
        return status;
    return kp_flag(args, "check") ? parse_check(args) : parse_format(args, j);
}

static int replay_into(struct job *j, FILE *in, FILE *out)
{
    static const struct kpr_visitor visitor = {on_begin, on_cta, on_end};
    static const struct kpr_renderer renderer = {on_order, on_render, on_write};
    const struct kpr_exporter *e = j->exporter;
    const struct kpr_options options = {
        .raw = j->options.raw,
        .cost = j->cost,
        .cycles = j->cycles,
        .need = e ? e->need : KPR_NEED_BOUNDS | KPR_NEED_LINKS,
        .threads = j->threads,
        .renderer = e && e->renderer ? &renderer : NULL,
    };
    void *ctx;
    if (e) {
        j->visitor = &e->visitor;
        j->renderer = e->renderer;
        j->ctx = ctx = e->open(out, &j->options);
    } else {
        j->visitor = &kpr_check_visitor;
        j->ctx = ctx = kpr_check_new(out, j->name);
    }
    if (kpr_filter_any(j->filter)) {
        kpr_filter_feed(j->filter, j->visitor, ctx);
        kpr_filter_feed_renderer(j->filter, j->renderer);
        j->visitor = &kpr_filter_visitor;
        j->renderer = &kpr_filter_renderer;
        j->ctx = j->filter;
    }
    int status = kpr_replay(in, j->name, &options, &visitor, j);
    if (e)
        e->close(ctx);
    else
        kpr_check_free(ctx);
    return status;
}

static int export_trace(struct job *j, FILE *out)
{
    FILE *f = open_trace(j);
    int status = KP_FAILED;
    if (f) {
        j->options.color = fileno(out) >= 0 && kp_use_color(out);
        status = replay_into(j, f, out);
        kp_progress_end();
    }
    close_trace(j, f);
    return status;
}

static int script(FILE *f, bool png, const void *ctx)
{
    struct job *j = (struct job *)(uintptr_t)ctx;
    j->options.png = png;
    return export_trace(j, f);
}

/* Into out, compressed when its name asks for it. */
static int export_to(struct job *j, const char *path, FILE *out)
{
    FILE *f = out;
    if (path && kp_has_suffix(path, ".gz")) {
        j->gzip = kp_gzip_new(out);
        f = kp_gzip_stream(j->gzip);
    }
    int status = !f        ? KP_FAILED
                 : j->draw ? kp_picture_draw(f, path, script, j)
                           : export_trace(j, f);
    if (j->gzip)
        kp_gzip_end(j->gzip); /* errors stick to out */
    return status;
}

static int export_file(const struct kp_args *args, struct job *j)
{
    struct kp_out out;
    const char *path = kp_arg(args, "output");
    bool binary = j->exporter && j->exporter->binary;
    int status = kp_out_open(&out, path ? path : "-", kp_flag(args, "overwrite"), binary);
    if (status != KP_OK)
        return status;
    j->options.path = out.temp;
    if (j->exporter && j->exporter->to_path && !out.temp)
        status = kp_usage(args, "--format %s needs a file, which %s is not", j->exporter->name,
                          path);
    else
        status = export_to(j, path, out.f);
    if (status == KP_CHECK && fflush(out.f) != 0)
        status = KP_FAILED;
    if (status != KP_OK) {
        kp_out_abort(&out);
        return status;
    }
    status = kp_out_commit(&out);
    if (status == KP_OK && j->lossy && kp_flag(args, "strict"))
        status = KP_LOSSY;
    return status;
}

static int replay_run(const struct kp_args *args)
{
    struct job j = {.filter = kpr_filter_new()};
    int status = parse(args, &j);
    if (status == KP_OK)
        status = export_file(args, &j);
    kpr_filter_free(j.filter);
    return status;
}

static const struct kp_option options[] = {
    {"format", 0, "NAME", "how to show it",
     "summary|text|chrome|csv|ndjson|folded|perfetto|plot|sqlite"},
    {"output", 'o', "FILE",
     "write to FILE, compressed when it ends in .gz; - is standard output, the default", NULL},
    {"overwrite", 'f', NULL, "overwrite FILE", NULL},
    {"raw", 0, NULL, "leave the cost of the records in", NULL},
    {"cost", 0, "COST",
     "what is taken off for a record: fitted, calibrated, or so many cycles; fitted, the default: "
     "what makes whole CTAs as long as the launch's unprobed ones, or as calibrated where they do "
     "not show it",
     NULL},
    {"strict", 0, NULL, "exit with status 4 when anything was lost", NULL},
    {"check", 0, NULL, "export nothing; check the trace and what would be exported", NULL},
    {"cta", 0, "LIST", "only these CTAs: 3,7-9 (text and plot draw the middle one, or the first)",
     NULL},
    {"sm", 0, "LIST", "only CTAs that ran on these SMs", NULL},
    {"role", 0, "GLOB", "only units whose role's name matches", NULL},
    {"region", 0, "GLOB", "only regions whose name matches", NULL},
    {"time-range", 0, "A:B",
     "only what was open between A and B, microseconds since the first CTA's entry; A or B may be "
     "missing",
     NULL},
    {"min-dur", 0, "CYCLES", "only spans that lasted, or may have lasted, so long", NULL},
    {"last", 0, "N", "only the last N iterations of each unit", NULL},
    {"threads", 0, "N",
     "so many threads, at most 64; 0, the default: as many as processors, at most 8; the output "
     "is the same",
     NULL},
    {"width", 0, "COLUMNS", "text: width of the page, 60 to 1000", NULL},
    {"json", 0, NULL, "summary: as JSON", NULL},
    {"plot", 0, "WHAT", "plot: what it shows", "timeline|durations|iterations|launch"},
    {NULL, 0, NULL, NULL, NULL},
};

const struct kp_command kp_cmd_replay = {
    .name = "replay",
    .summary = "turn a trace into a timeline",
    .operands = "TRACE",
    .min_operands = 1,
    .max_operands = 1,
    .details =
        "Reads a trace that 'kperf run' wrote, puts its records in order, unwraps their clocks, "
        "pairs them, takes off what the records themselves cost and places every CTA in the "
        "launch's time. TRACE may be -.\n"
        "\n"
        "SMs have clocks of their own, which the stamps of their CTAs place to what the device's "
        "timer leaves open. In a launch of clusters whose regions show the arrives and waits of "
        "the cluster's barrier, no wait ends before the last arrive of its phase: CTAs are placed "
        "so that none does, and the summary says how far apart they can be by that. Phases that "
        "contradict the clocks or each other are counted, warned of, and not used.\n"
        "\n"
        "The formats are\n"
        "\n"
        "  summary  a table by region and role: count, percentiles, total, share\n"
        "  text     one CTA drawn in the terminal\n"
        "  chrome   JSON for Perfetto, chrome://tracing and speedscope\n"
        "  csv      one row a span (RFC 4180)\n"
        "  ndjson   JSON, one object a line: header, spans, instants, drains, end\n"
        "  folded   role;region;region CYCLES lines for flame graphs\n"
        "  perfetto Perfetto's own format, protobuf: a third of chrome's size\n"
        "  plot     a picture, drawn by gnuplot: SVG, PNG, or the script\n"
        "  sqlite   an SQLite file, with -o; kperf-sqlite(5) has its tables\n"
        "\n"
        "What a record costs, whole CTAs tell: of the first probed ones, at most 16, each is set "
        "beside the 16 unprobed ones nearest to it (see check below), and the cost is what makes "
        "it as long as their median; the median of all counts, within what their spread and the "
        "prologue (as calibrated, up to 600 cycles) leave open. Lost records are taken to have "
        "cost what the others do. Where that leaves more open than calibration or comes to over "
        "1.25 times its upper end, the calibrated cost is taken, and the summary says why. What "
        "the probed ones then take beyond their records and the prologue is told, with its "
        "interval, and how far off whole CTAs are with it (of half of them, with what the other "
        "half takes): probes also change what the assembler makes of the code around them. Nothing "
        "tells in which region that time lies, so it is taken off none; but where its interval is "
        "without 0, each region may be as much shorter (or longer), in equal parts in its visits. "
        "T + N C sets what unprobed neighbours take and the records of the busiest unit against "
        "what the CTAs took: all N records, those on the path that made the CTA as long, and these "
        "with what half of the CTAs show, for the other half.  The last is the one that holds: "
        "records hide behind waits, and the first counts these, too.\n"
        "\n"
        "A region that holds but a chain of dependent instructions loses what was calibrated for "
        "such work, and may be shorter by what the stores of records right before it may have "
        "waited for other warps; its clocks are put where results are there, as far as calibration "
        "and, of one that waits for a register to be read, the machine code say.\n"
        "\n"
        "Nothing is dropped silently: records that a ring overwrote, ENDs without a START, "
        "regions without a record and units without a place are counted and warned of, and "
        "--strict makes them an error.\n"
        "\n"
        "Filters stand before every format. All that are given must let a span pass, and it "
        "passes whole: a span that lies partly in --time-range is not cut. What passes keeps its "
        "numbers, exclusive cycles too; only its depth counts the spans around it that passed as "
        "well. Units and CTAs of which nothing is left are left out. The counts of losses stay "
        "those of the whole trace; what was left out is counted beside them, where a format has a "
        "place for it. The text shows the time of what is left.\n"
        "\n"
        "--min-dur goes by corrected cycles. It keeps open spans, and censored ones whose bound "
        "is so long, since they may have been; instants pass it. An iteration of --last begins "
        "with the region that the unit began most often, among the regions that wait and lie "
        "outermost among such (without waits: among the outermost regions); what ended after the "
        "N-th last of them began is kept. It counts before the other filters do.\n",
    .more[0] =
        "In folded stacks a span that began before the ring's cut or has no END gives its name to "
        "the stacks in it, but no cycles of its own; a censored one counts with its corrected "
        "cycles. The totals are the summary's exclusive cycles.\n"
        "\n"
        "In the perfetto format the launch is a track, which has the counts among its arguments. "
        "Below it are the CTAs, and in each its units; the asynchronous operations by engine, on "
        "as many lanes as were in flight; and for each barrier the number of tokens: one counts "
        "from the start of the region that arrived last to the end of the last wait for it. An "
        "arrow leads from that region to the wait that it ended; where the wait began before the "
        "region, to a mark at its end, since Perfetto draws arrows from what began first. An "
        "arrow within one nanosecond may be missing.\n"
        "\n"
        "A plot is SVG or PNG, as FILE ends in .svg or .png (.svg.gz too); where FILE ends in .gp "
        "it is the gnuplot script, with its data, to be adapted. Standard output gets SVG, unless "
        "it is a terminal. gnuplot is looked for on PATH, or is what $GNUPLOT names; the script "
        "does not need it. --plot says what is drawn:\n"
        "\n"
        "  timeline    a row a unit or engine, a box a span: waits hatched, censored\n"
        "              spans outlined, nested regions thinner\n"
        "  durations   a box a role and region: quartiles, 5th and 95th percentile\n"
        "  iterations  cycles from one iteration's start to the next, against time\n"
        "  launch      a row an SM, a box a CTA, with probes or not, against time\n"
        "\n"
        "The timeline shows the middle CTA, or with --cta or --sm the first six of those; of "
        "these, the middle eight of the iterations that all rows have records of, if that is at "
        "most half of all there is and neither --last nor --time-range chooses. Its scale is in "
        "cycles since the CTA entered, above in microseconds. Among iterations, the medians are "
        "of all, the points at most 2000 a role, and the shortest and longest of each hundredth "
        "of the launch.\n"
        "\n"
        "--check prints one line that begins with ok, or the first violations and exits with "
        "status 6: records that the spans, instants and losses do not account for, times that run "
        "backwards, spans that cross, ENDs without a START where nothing was lost, counts that do "
        "not add up.\n"
        "\n"
        "The records' cost is taken off along the longest path over a CTA's events. What a unit "
        "does by itself takes as long as it did, less a record each time; a wait that blocked "
        "ends when what it waited for, by the marks, has come. On what no record shows a wait is "
        "unresolved, and ends when it was seen to; one so soon after a cut that lost records may "
        "decide it is unsettled. least and most enclose each duration (lie between: the mean) by "
        "what a record can cost (nothing, where it hides in the latencies of the work around it, "
        "up to the upper end of what was calibrated and of what was fitted), a poll of each wait, "
        "what is not known of arrivals that nothing waited for, and what whole CTAs take beyond "
        "their records. The summary's check sets the probed CTAs' time without their records "
        "beside that of the launch's unprobed CTAs, and its percentage is the median against the "
        "16 unprobed CTAs nearest to each (of those that entered when it did the ones with the "
        "closest numbers).\n"
        "\n"
        "A span that is not longer than the records in it is censored: only an upper bound of its "
        "duration is known, which is shown as one, with <. Where taking off all of the records' "
        "cost would let time run backwards, a record is clamped: held where the one before it "
        "is.\n"
        "\n"
        "In the summary a region's row is of whole spans, in one role (units that record the same "
        "regions). Percentiles are nearest ranks, within 0.2% above 4096 spans. Exclusive is "
        "without the regions inside; share is the total over the time that the role's units were "
        "seen, from the CTA's entry, or the cut of a ring that lost records, to the drain, so "
        "that nested regions add up to more than the whole.\n",
    .options = options,
    .run = replay_run,
};
