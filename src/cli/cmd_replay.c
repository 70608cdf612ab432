/* kperf replay: a trace to a timeline, through one of the exporters. */
#include <errno.h>
#include <sha2.h>
#include <sys/types.h>
#include <unistd.h>
#include <zlib.h>

#include "cli/cli.h"
#include "replay/replay.h"

/* An exporter, and what the command wants to know besides. */
struct job {
    const struct kpr_exporter *exporter;
    struct kpr_export_options options;
    void *ctx;
    const char *name; /* of the trace */
    FILE *in;
    SHA2_CTX sha;
    char hash[SHA256_DIGEST_STRING_LENGTH];
    bool lossy;
    bool cta_seen; /* the one asked for */
};

static int on_begin(void *ctx, const struct kpr_run *run)
{
    struct job *j = ctx;
    return j->exporter->visitor.begin(j->ctx, run);
}

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct job *j = ctx;
    kp_progress("replaying: CTAs", run->ctas, run->ctas_probed);
    if (j->options.cta >= 0 && cta->cta != j->options.cta)
        return KP_OK;
    j->cta_seen = true;
    return j->exporter->visitor.cta(j->ctx, run, cta);
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
    return j->exporter->visitor.end(j->ctx, run);
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
    if (!j->options.json)
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

/* ---- compressed output --------------------------------------------------- */

static ssize_t gz_write(void *cookie, const char *buf, size_t n)
{
    return gzwrite(cookie, buf, n < 1u << 20 ? (unsigned)n : 1u << 20);
}

static int gz_close(void *cookie)
{
    return gzclose(cookie) == Z_OK ? 0 : -1;
}

/* A stream that compresses into out; its fclose ends the compression, not
 * out.  NULL after a message. */
static FILE *compress_into(FILE *out)
{
    static const cookie_io_functions_t calls = {.write = gz_write, .close = gz_close};
    int fd = dup(fileno(out));
    gzFile gz = fd < 0 ? NULL : gzdopen(fd, "wb");
    FILE *f = gz ? fopencookie(gz, "wb", calls) : NULL;
    if (!f)
        kp_error("cannot compress: %s", strerror(errno));
    return f;
}

/* ---- the command --------------------------------------------------------- */

static int parse(const struct kp_args *args, struct job *j)
{
    const char *format = kp_arg(args, "format");
    uint64_t width, cta;
    j->exporter = kpr_exporter_find(format ? format : "summary");
    if (!j->exporter)
        return kp_usage(args, "no format '%s'", format);
    if (kp_flag(args, "json") && strcmp(j->exporter->name, "summary") != 0)
        return kp_usage(args, "--json goes with --format summary");
    if (kp_arg(args, "width") && strcmp(j->exporter->name, "text") != 0)
        return kp_usage(args, "--width goes with --format text");
    if (!kp_arg_number(args, "width", 60, 1000, 0, &width) ||
        !kp_arg_number(args, "cta", 0, UINT32_MAX, UINT64_MAX, &cta))
        return KP_USAGE;
    j->name = args->operands[0];
    j->options = (struct kpr_export_options){
        .width = (unsigned)width,
        .json = kp_flag(args, "json"),
        .raw = kp_flag(args, "raw"),
        .cta = cta == UINT64_MAX ? -1 : (int64_t)cta,
        .input = kp_shown_name(j->name),
    };
    return KP_OK;
}

static int export_trace(struct job *j, FILE *out)
{
    static const struct kpr_visitor visitor = {on_begin, on_cta, on_end};
    const struct kpr_options options = {.raw = j->options.raw};
    FILE *f = open_trace(j);
    int status = KP_FAILED;
    if (f) {
        j->options.color = fileno(out) >= 0 && kp_use_color(out);
        j->ctx = j->exporter->open(out, &j->options);
        status = kpr_replay(f, j->name, &options, &visitor, j);
        j->exporter->close(j->ctx);
        kp_progress_end();
    }
    close_trace(j, f);
    return status;
}

/* Into out, compressed when its name asks for it. */
static int export_to(struct job *j, struct kp_out *out)
{
    if (!out->path || !kp_has_suffix(out->path, ".gz"))
        return export_trace(j, out->f);
    FILE *f = compress_into(out->f);
    if (!f)
        return KP_FAILED;
    int status = export_trace(j, f);
    bool bad = ferror(f) != 0;
    errno = 0;
    if ((fclose(f) != 0 || bad) && status == KP_OK) {
        kp_error("%s: %s", out->path, errno ? strerror(errno) : "cannot be compressed");
        status = KP_FAILED;
    }
    return status;
}

static int replay_run(const struct kp_args *args)
{
    struct job j = {0};
    struct kp_out out;
    const char *path = kp_arg(args, "output");
    int status = parse(args, &j);
    if (status != KP_OK)
        return status;
    status = kp_out_open(&out, path ? path : "-", kp_flag(args, "force"), false);
    if (status != KP_OK)
        return status;
    status = export_to(&j, &out);
    if (status != KP_OK) {
        kp_out_abort(&out);
        return status;
    }
    status = kp_out_commit(&out);
    if (status == KP_OK && j.lossy && kp_flag(args, "strict"))
        status = KP_LOSSY;
    return status;
}

static const struct kp_option options[] = {
    {"format", 0, "NAME", "how to show it", "summary|text|chrome|csv"},
    {"output", 'o', "FILE", "write to FILE, compressed when it ends in .gz; - is standard output, the default", NULL},
    {"force", 'f', NULL, "overwrite FILE", NULL},
    {"raw", 0, NULL, "leave the cost of the records in", NULL},
    {"strict", 0, NULL, "exit with status 4 when anything was lost", NULL},
    {"cta", 0, "N", "export this CTA only (default: all; text draws the middle one)", NULL},
    {"width", 0, "COLUMNS", "text: width of the page, 60 to 1000", NULL},
    {"json", 0, NULL, "summary: as JSON", NULL},
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
        "The formats are\n"
        "\n"
        "  summary  a table by region and role: count, percentiles, total, share\n"
        "  text     one CTA drawn in the terminal\n"
        "  chrome   JSON for Perfetto, chrome://tracing and speedscope\n"
        "  csv      one row a span (RFC 4180)\n"
        "\n"
        "Nothing is dropped silently: records that a ring overwrote, ENDs without a START, "
        "regions without a record and units without a place are counted and warned of, and "
        "--strict makes them an error.\n"
        "\n"
        "A span that is not longer than the records in it is censored: only an upper bound of its "
        "duration is known, which is shown as one, with <. Where taking off all of the records' "
        "cost would let time run backwards, a record is clamped: held where the one before it "
        "is.\n"
        "\n"
        "In the summary a region's row is of whole spans, in one role (units that record the same "
        "regions). Percentiles are nearest ranks, within 0.2% above 4096 spans. Exclusive is "
        "without the regions inside; share is the total over the time that the role's units were "
        "seen, from the CTA's entry, or the cut of a ring that lost records, to the drain, so that "
        "nested regions add up to more than the whole.\n",
    .options = options,
    .run = replay_run,
};
