/* kperf inspect: what is in an assembly text or in a trace file. */
#include <errno.h>

#include "cli/images.h"
#include "cli/internal.h"
#include "instrument/instrument.h"
#include "instrument/rules/rules.h"
#include "run/run.h"
#include "trace/trace.h"

#define MAX_TEXT ((size_t)4 << 30)

static const struct kp_option options[] = {
    {"kernel", 'k', "NAME|GLOB",
     "list these kernels only; of a compiled file: the PTX that has them; may be given again",
     NULL},
    {"arch", 0, "ARCH", "of a compiled file: the PTX for this architecture, as sm_90a", NULL},
    {"ptx", 0, NULL, "write the PTX itself to standard output", NULL},
    {"suggest", 0, NULL, "write rules that mark what can be found, for kperf instrument --rules",
     NULL},
    {"json", 0, NULL, "a machine-readable report", NULL},
    {0},
};

/* ---- text for people ---------------------------------------------------- */

static long long num(const json_t *o, const char *key)
{
    return (long long)json_integer_value(json_object_get(o, key));
}

static void print_params(FILE *out, const json_t *entry)
{
    size_t i;
    json_t *p;
    json_array_foreach(json_object_get(entry, "params"), i, p)
    {
        const char *name = kp_text(p, "name");
        fprintf(out, "  param %zu: %s%s%s, %lld bytes\n", i, name, *name ? ", " : "",
                kp_text(p, "type"), num(p, "bytes"));
    }
}

static void print_registers(FILE *out, const json_t *entry)
{
    const char *type;
    json_t *n, *all = json_object_get(entry, "registers");
    if (json_object_size(all))
        fprintf(out, "  %sregisters:", json_object_get(entry, "wave_size") ? "" : "virtual ");
    json_object_foreach (all, type, n)
        fprintf(out, " %lld %s", (long long)json_integer_value(n), type);
    if (json_object_size(all))
        fputc('\n', out);
}

/* How many instructions of each kind there are. */
static void print_contents(FILE *out, const json_t *entry)
{
    const char *kind;
    json_t *n, *all = json_object_get(entry, "contents");
    if (json_object_size(all))
        fprintf(out, "  instructions:");
    json_object_foreach(all, kind, n) if (json_integer_value(n))
        fprintf(out, " %lld %s", (long long)json_integer_value(n), kind);
    if (json_object_size(all))
        fputc('\n', out);
}

static void print_problems(FILE *out, const json_t *entry)
{
    size_t i;
    json_t *p;
    json_array_foreach(json_object_get(entry, "problems"), i, p)
        fprintf(out, "  %6lld  cannot be instrumented: %s\n", num(p, "line"), kp_text(p, "why"));
}

static void print_marks(FILE *out, const json_t *entry)
{
    size_t i;
    json_t *m;
    json_array_foreach(json_object_get(entry, "marks"), i, m)
        fprintf(out, "  %6lld  mark   %s %s\n", num(m, "line"), kp_text(m, "op"),
                kp_text(m, "name"));
}

static void print_operations(FILE *out, const json_t *entry, const char *key, const char *word)
{
    size_t i;
    json_t *o;
    json_array_foreach(json_object_get(entry, key), i, o)
        fprintf(out, "  %6lld  %-6s %s\n", num(o, "line"), word, kp_text(o, "text"));
}

static void print_function(FILE *out, const json_t *f, const char *what)
{
    fprintf(out, "%s %s: line %lld, shared memory %lld bytes", what, kp_text(f, "name"),
            num(f, "line"), num(f, "shared_bytes"));
    if (num(f, "max_threads"))
        fprintf(out, ", %s%lld threads",
                json_is_true(json_object_get(f, "exact_threads")) ? "" : "at most ",
                num(f, "max_threads"));
    if (json_is_true(json_object_get(f, "cluster")))
        fprintf(out, ", cluster");
    fputc('\n', out);
    print_params(out, f);
    print_registers(out, f);
    print_contents(out, f);
    print_problems(out, f);
    print_marks(out, f);
    print_operations(out, f, "sync", "sync");
    print_operations(out, f, "async", "async");
    size_t i;
    json_t *line;
    json_array_foreach(json_object_get(f, "exits"), i, line)
        fprintf(out, "  %6lld  exit\n", (long long)json_integer_value(line));
}

static void print_text(FILE *out, const json_t *report)
{
    const char *vendor = kp_text(report, "vendor");
    fprintf(out, "%s%s%s for %s%s\n", *vendor ? "AMDGCN" : "PTX", *vendor ? "" : " ",
           kp_text(report, "version"), kp_text(report, "target"),
           json_is_true(json_object_get(report, "instrumented")) ? ", instrumented" : "");
    size_t i;
    json_t *f;
    json_array_foreach(json_object_get(report, "entries"), i, f) print_function(out, f, "kernel");
    json_array_foreach (json_object_get(report, "functions"), i, f)
        print_function(out, f, "function");
}

/* ---- barriers ------------------------------------------------------------ */

static void print_barrier(FILE *out, const json_t *b, const char *before)
{
    json_int_t slots = json_integer_value(json_object_get(b, "slots"));
    const json_t *count = json_object_get(b, "count"), *v;
    const char *sep = ": ";
    size_t i;
    fprintf(out, "%s  %s", before, kp_text(b, "name"));
    if (slots > 1)
        fprintf(out, ", %lld slots", (long long)slots);
    if (count)
        fprintf(out, ", %lld a phase", (long long)json_integer_value(count));
    json_array_foreach(json_object_get(b, "visits"), i, v)
    {
        fprintf(out, "%s%s line %lld", sep, kp_text(v, "does"),
               (long long)json_integer_value(json_object_get(v, "line")));
        if (json_object_get(v, "k"))
            fprintf(out, " k=%lld", (long long)json_integer_value(json_object_get(v, "k")));
        sep = "; ";
    }
    fputc('\n', out);
}

/* What the graph of the barriers shows, kernel by kernel, and what not.  before: each line. */
static void print_graph(FILE *out, const json_t *report, const char *before)
{
    const json_t *b, *kernel = NULL;
    size_t i;
    json_array_foreach(json_object_get(report, "barriers"), i, b)
    {
        if (!kernel || !json_equal(kernel, json_object_get(b, "kernel")))
            fprintf(out, "%sbarriers of %s\n", before, kp_text(b, "kernel"));
        kernel = json_object_get(b, "kernel");
        print_barrier(out, b, before);
    }
    json_array_foreach(json_object_get(report, "unknown"), i, b)
    {
        if (!i)
            fprintf(out, "%snot shown by the arithmetic\n", before);
        fprintf(out, "%s  line %lld: %s\n", before,
               (long long)json_integer_value(json_object_get(b, "line")), kp_text(b, "why"));
    }
}

/* The graph of a text that was not instrumented, into its report. */
static void add_graph(const struct kp_source *src, json_t *report)
{
    const struct kpi_rules all = {.automatic = KPI_AUTO_ALL};
    struct kp_str text = {0};
    json_t *graph = NULL;
    if (json_is_true(json_object_get(report, "instrumented")) || kpi_has_rule_marks(src))
        return;
    kp_message_mute(true); /* nothing to mark is no error here */
    if (kpi_mark_by_rules(src, &all, &text, &graph) == KP_OK) {
        json_object_set(report, "barriers", json_object_get(graph, "barriers"));
        json_object_set(report, "unknown", json_object_get(graph, "unknown"));
    }
    kp_message_mute(false);
    json_decref(graph);
    kp_str_free(&text);
}

/* ---- the two kinds of file ---------------------------------------------- */

/* What every machine-readable report begins with. */
static void add_origin(json_t *report, const struct kp_source *src)
{
    json_object_set_new(report, "schema_version", json_integer(1));
    json_object_set_new(report, "tool", json_string("kperf " PACKAGE_VERSION));
    json_object_set_new(report, "input", kp_json_file(src));
}

/* The report, if it came to be. */
static int end(const struct kp_args *args, json_t *report,
               void (*print)(FILE *out, const json_t *report), int rc)
{
    if (rc == KP_OK)
        return kp_report_end(args, report, print, rc);
    json_decref(report);
    return rc;
}

/* Reads the trace to its end, which checks all of it. */
static int count_trace(struct kpt_reader *r, json_t **totals)
{
    struct kpt_view v;
    enum kpt_item item;
    json_int_t stamps = 0, ctas = 0, units = 0, records = 0;
    while ((item = kpt_next(r, &v)) == KPT_ITEM_STAMPS || item == KPT_ITEM_CTA) {
        if (item == KPT_ITEM_STAMPS) {
            stamps += (json_int_t)v.stamp_count;
            continue;
        }
        ctas++;
        units += (json_int_t)v.unit_count;
        for (size_t i = 0; i < v.unit_count; i++)
            records += v.units[i].stored;
    }
    if (item != KPT_ITEM_END)
        return kpt_reader_report(r);
    *totals = json_pack("{s:I,s:I,s:I,s:I}", "stamps", stamps, "ctas", ctas, "units", units,
                        "records", records);
    return KP_OK;
}

/* Where the values of a trace's leaves begin: behind the longest name that is usual. */
#define LEAF_COLUMN 47

/* One line a leaf: "launch.grid[0]  64". */
static void print_leaves(FILE *out, const char *path, const json_t *j)
{
    const char *key;
    json_t *value;
    size_t i;
    if (json_is_object(j)) {
        json_object_foreach((json_t *)(uintptr_t)j, key, value)
        {
            char *below = kp_asprintf("%s%s%s", path, *path ? "." : "", key);
            print_leaves(out, below, value);
            free(below);
        }
    } else if (json_is_array(j)) {
        json_array_foreach(j, i, value)
        {
            char *below = kp_asprintf("%s[%zu]", path, i);
            print_leaves(out, below, value);
            free(below);
        }
    } else {
        fprintf(out, "%-*s ", LEAF_COLUMN, path);
        kp_json_put(out, j, JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));
        fputc('\n', out);
    }
}

/* The record by itself; all else as leaves. */
static void print_trace(FILE *out, const json_t *report)
{
    json_t *rest = json_copy((json_t *)(uintptr_t)report);
    json_t *info = json_copy(json_object_get(report, "info"));
    const json_t *baseline = json_object_get(json_object_get(report, "info"), "baseline");
    json_object_del(info, "baseline");
    json_object_set_new(rest, "info", info);
    print_leaves(out, "", rest);
    json_decref(rest);
    if (!baseline)
        return;
    fputs("\nbaseline\n", out);
    kpn_print_baseline(out, baseline);
}

static int inspect_trace(const struct kp_args *args, const struct kp_source *src)
{
    FILE *f = fmemopen((char *)(uintptr_t)src->text, src->len, "rb");
    if (!f) {
        kp_error("%s: %s", kp_shown_name(src->name), strerror(errno));
        return KP_FAILED;
    }
    struct kpt_reader *r = kpt_reader_new(f, src->name);
    json_t *totals = NULL, *report = json_object();
    int rc = kpt_reader_error(r) ? kpt_reader_report(r) : count_trace(r, &totals);
    if (rc == KP_OK) {
        add_origin(report, src);
        json_object_set_new(report, "totals", totals);
        json_object_set(report, "info", (json_t *)(uintptr_t)kpt_reader_info(r));
    }
    kpt_reader_free(r);
    fclose(f);
    return end(args, report, print_trace, rc);
}

static json_t *baselines_json(const struct kp_source *src, const json_t *run)
{
    json_t *report = json_object(), *list = json_array(), *shape;
    size_t i;
    add_origin(report, src);
    json_array_foreach(json_object_get(run, "shapes"), i, shape)
        json_array_append_new(list, json_pack("{s:O?,s:O?}", "label",
                                              json_object_get(shape, "label"), "baseline",
                                              json_object_get(shape, "baseline")));
    json_object_set_new(report, "baselines", list);
    return report;
}

/* What 'kperf run --json' wrote: its baseline records. */
static int inspect_report(const struct kp_args *args, const struct kp_source *src)
{
    json_t *run = kp_json_parse(src);
    int rc = KP_MALFORMED;
    if (run && !json_is_array(json_object_get(run, "shapes")))
        kp_error("%s: this is no report of 'kperf run --json': it has no shapes",
                 kp_shown_name(src->name));
    else if (run)
        rc =
            kp_report_end(args, kp_flag(args, "json") ? baselines_json(src, run) : json_incref(run),
                          kpn_print_baselines, KP_OK);
    json_decref(run);
    return rc;
}

static void print_code(FILE *out, const json_t *report)
{
    print_text(out, report);
    print_graph(out, report, "");
}

static bool is_chosen(const struct kpi_choice *choice, const char *kernel)
{
    for (size_t i = 0; i < choice->kernel_count; i++)
        if (kpi_kernel_is(choice->kernels[i], kernel))
            return true;
    return choice->kernel_count == 0;
}

/* Leaves those of a list whose kernel is chosen; how many there are. */
static size_t choose(json_t *list, const char *key, const struct kpi_choice *choice)
{
    for (size_t i = json_array_size(list); i-- > 0;)
        if (!is_chosen(choice, kp_text(json_array_get(list, i), key)))
            json_array_remove(list, i);
    return json_array_size(list);
}

static int inspect_text(const struct kp_args *args, const struct kp_source *src,
                        const struct kpi_choice *choice)
{
    json_t *report = NULL;
    int rc = kpi_inspect(src, &report);
    if (rc == KP_OK && !choose(json_object_get(report, "entries"), "name", choice) &&
        choice->kernel_count)
        rc = kp_usage(args, "%s: no kernel matches '%s'", kp_shown_name(src->name),
                      choice->kernels[0]);
    if (rc == KP_OK) {
        add_graph(src, report);
        choose(json_object_get(report, "barriers"), "kernel", choice);
        choose(json_object_get(report, "unknown"), "kernel", choice);
    }
    if (rc == KP_OK)
        add_origin(report, src);
    return end(args, report, print_code, rc);
}

static int list_images(const struct kp_args *args, const struct kp_source *src)
{
    json_t *report = NULL;
    int rc = kp_images_report(src, &report);
    add_origin(report, src);
    return end(args, report, kp_images_print, rc);
}

/* What the line begins with, blanks in a row as one: at most 60 bytes; owned. */
static char *line_text(const struct kp_source *src, json_int_t line)
{
    const char *at = src->text, *end = src->text + src->len, *nl;
    while (--line > 0 && (nl = memchr(at, '\n', (size_t)(end - at))))
        at = nl + 1;
    nl = memchr(at, '\n', (size_t)(end - at));
    end = nl ? nl : end;
    char *text = kp_alloc(61);
    for (size_t n = 0; at < end && n < 60; at++) {
        char c = *at > ' ' && *at <= '~' ? *at : ' ';
        if (c != ' ' || (n && text[n - 1] != ' '))
            text[n++] = c;
    }
    return text;
}

/* A rules file, each rule with what its first line begins with. */
static void print_rules(FILE *out, const json_t *report)
{
    const json_t *region, *kernel = NULL;
    size_t i;
    fprintf(out, "rules:%s\n", json_array_size(json_object_get(report, "regions")) ? "" : " []");
    json_array_foreach(json_object_get(report, "regions"), i, region)
    {
        json_t *lines = json_object_get(region, "lines"), *k = json_object_get(region, "kernel");
        if (!kernel || !json_equal(kernel, k))
            fprintf(out, "  # kernel %s\n", json_string_value(k));
        kernel = k;
        const char *async = kp_text(region, "async");
        fprintf(out, "  - text:%lld-%lld = %s%s%s # %s\n",
                (long long)json_integer_value(json_array_get(lines, 0)),
                (long long)json_integer_value(json_array_get(lines, 1)), kp_text(region, "name"),
                *async ? " " : "", async, kp_text(region, "text"));
    }
    print_graph(out, report, "# ");
    json_array_foreach(json_object_get(report, "left_out"), i, region)
        fprintf(out, "# no region, of %s: %s, line %lld: %s\n", kp_text(region, "kernel"),
                kp_text(region, "what"),
                (long long)json_integer_value(json_object_get(region, "line")),
                kp_text(region, "why"));
}

/* Everything that --auto would mark. */
static int suggest(const struct kp_args *args, const struct kp_source *ptx,
                   const struct kpi_choice *choice)
{
    const struct kpi_rules all = {.automatic = KPI_AUTO_ALL, .kernels = choice->kernels,
                                  .kernel_count = choice->kernel_count};
    struct kp_str marked = {0};
    json_t *report, *region;
    size_t i;
    int rc = kpi_mark_by_rules(ptx, &all, &marked, &report);
    if (rc == KP_OK)
        add_origin(report, ptx);
    json_array_foreach(json_object_get(report, "regions"), i, region)
    {
        json_t *first = json_array_get(json_object_get(region, "lines"), 0);
        char *text = line_text(ptx, json_integer_value(first));
        json_object_set_new(region, "text", kp_json_text(text));
        free(text);
    }
    kp_str_free(&marked);
    return end(args, report, print_rules, rc);
}

/* What a trace or a report has not, and what one answer cannot be. */
static int check_options(const struct kp_args *args, bool code)
{
    static const char *const choosing[] = {"kernel", "arch", "ptx", "suggest"};
    for (size_t i = 0; !code && i < KP_COUNT(choosing); i++)
        if (kp_arg(args, choosing[i]))
            return kp_usage(args, "--%s is for assembly, and %s is none", choosing[i],
                            kp_shown_name(args->operands[0]));
    if (kp_flag(args, "ptx") && (kp_flag(args, "json") || kp_flag(args, "suggest")))
        return kp_usage(args, "--ptx goes without --json and --suggest");
    return KP_OK;
}

/* PTX or what holds it: its list without a choice, else what was chosen. */
static int inspect_code(const struct kp_args *args, const struct kp_source *src)
{
    bool choose = kp_arg(args, "kernel") || kp_arg(args, "arch") || kp_flag(args, "ptx") ||
                  kp_flag(args, "suggest");
    if (kpi_is_image(src) && !choose)
        return list_images(args, src);
    struct kpi_choice choice = kp_choice(args);
    struct kp_str text = {0};
    struct kp_source ptx;
    struct kpi_image image;
    int rc = kp_images_ptx(src, &choice, &text, &ptx, &image);
    if (rc == KP_OK && kp_flag(args, "ptx"))
        rc = kp_write_file("-", false, false, ptx.text, ptx.len);
    else if (rc == KP_OK && kp_flag(args, "suggest"))
        rc = suggest(args, &ptx, &choice);
    else if (rc == KP_OK)
        rc = inspect_text(args, &ptx, &choice);
    kpi_image_free(&image);
    kp_str_free(&text);
    free((void *)(uintptr_t)choice.kernels);
    return rc;
}

static int run(const struct kp_args *args)
{
    const char *name = args->operands[0];
    struct kp_str bytes = {0};
    int rc = kp_read_file(name, MAX_TEXT, &bytes);
    size_t n = strlen(KPT_MAGIC);
    if (rc == KP_OK) {
        struct kp_source src = {name, bytes.s, bytes.len};
        bool is_trace = bytes.len >= n && memcmp(bytes.s, KPT_MAGIC, n) == 0;
        bool is_report = src.len && bytes.s[strspn(bytes.s, " \t\r\n")] == '{';
        rc = check_options(args, !is_trace && !is_report);
        if (rc == KP_OK)
            rc = is_trace    ? inspect_trace(args, &src)
                 : is_report ? inspect_report(args, &src)
                             : inspect_code(args, &src);
    }
    kp_str_free(&bytes);
    return rc;
}

const struct kp_command kp_cmd_inspect = {
    .name = "inspect",
    .summary = "list what is in an assembly text, a compiled file, a trace or a run's report",
    .operands = "FILE|-",
    .min_operands = 1,
    .max_operands = 1,
    .details =
        "Of PTX: kernels and functions with their parameters, virtual registers, shared memory, "
        "marks, synchronisation and asynchronous operations, and exits, each with its line. In an "
        "instrumented text, both bodies and the probes' own instructions.\n"
        "\n"
        "The barriers of a kernel of PTX, as far as the arithmetic of their addresses and phases "
        "shows them: how many slots a ring has, how many arrivals a phase takes, and each wait "
        "(k: so many visits before the one at hand is what it waits for), arrive and load by its "
        "line; also in what --suggest writes, as comments.\n"
        "\n"
        "Of AMDGCN: the same (s_barrier is the group's barrier), with the registers that "
        "descriptor and metadata name, how many instructions of each kind there are, and what "
        "keeps a kernel from being instrumented. Macros, conditions and symbols are resolved.\n"
        "\n"
        "Of a compiled file (an executable, a library, an object, an archive, a fatbin): each "
        "image of device code, with its architecture, size and kernels.  -k and --arch choose a "
        "text of PTX among them, which is then listed as above, or written as it is with --ptx.\n"
        "\n"
        "A trace is read to its end and checked. Shown is how much is in it, and the block that "
        "says where it comes from: kernel, launch, device, calibration, regions; then the "
        "baseline record: what the times rest on, see kperf-report(5).  Of what 'kperf run "
        "--json' wrote, the baseline records of its shapes are shown; with --json, as baselines[] "
        "{label, baseline}.",
    .options = options,
    .run = run,
};
