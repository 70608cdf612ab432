/* kperf instrument: assembly text in, assembly text with probes out. */
#include "cli/internal.h"
#include "cli/images.h"
#include "instrument/instrument.h"
#include "run/device/device.h"
#include "run/config/rules_file.h"
#include "run/run.h"

#define MAX_TEXT ((size_t)4 << 30)

static const struct kp_option options[] = {
    {"kernel", 'k', "NAME|GLOB",
     "probe these kernels only; may be given again (default: every kernel with marks)", NULL},
    {"arch", 0, "ARCH", "of a compiled file: the PTX for this architecture, as sm_90a", NULL},
    {"mark", 'm', "RULE",
     "mark what RULE means, as 'attn.py:120-134 = softmax'; may be given again", NULL},
    {"rules", 0, "FILE", "rules and what to find, from a YAML file", NULL},
    {"auto", 0, "WHAT", "mark by itself: waits,arrives,mma,loads,barriers,loops,all,compute", NULL},
    {"marks-only", 0, NULL, "write the text with the marks of rules, without probes", NULL},
    {"output", 'o', "OUT",
     "write here; - is standard output (default: beside FILE, .kperf.ptx for its .ptx, .kperf.s "
     "for its .s)", NULL},
    {"assemble", 0, NULL, "write machine code: a cubin, by ptxas, or a code object, by LLVM", NULL},
    {"fatbin", 0, NULL, "write a fatbin that holds the text and the machine code", NULL},
    {"overwrite", 'f', NULL, "overwrite OUT if it exists", NULL},
    {"in-place", 0, NULL, "probe the only body, instead of a copy that sampled CTAs run", NULL},
    {"separate", 0, NULL, "a record for each boundary, also where a region begins as another ends",
     NULL},
    {"at-once", 0, NULL,
     "store each record where it is made, not those of a loop's iteration together", NULL},
    {"exact", 0, NULL, "put records right at their marks, also in loops", NULL},
    {"early", 0, NULL, "part the bodies at the kernel's entry, not before its first region", NULL},
    {"slim", 0, NULL, "PTX: probes that take fewer registers of a small kernel", NULL},
    {"only-kept", 0, NULL,
     "run a loop without probes while its ring would not keep what it records", NULL},
    {"place", 0, "N",
     "in loops whose lanes can store them, store an iteration's records behind its N-th, or where "
     "the loop goes back (end) (default: chosen)", NULL},
    {"unit", 0, "UNIT", "who has a ring of its own (default: warp)", "warp|warpgroup"},
    {"store", 0, "HOW",
     "AMDGCN: by one lane of each wave, or by all lanes of four waves into one ring (default: "
     "elected)",
     "elected|collaborative"},
    {"strategy", 0, "NAME", "where records go while the kernel runs (default: circular)",
     "circular|flush|global"},
    {"ring", 0, "N", "records a ring holds, a power of two from 4 to 65536 (default: 128)", NULL},
    {"keep", 0, "N",
     "records kept of each ring's owner in global memory, with flush and global: a power of two "
     "from 4 to 65536 (default: 4096)", NULL},
    {"warps", 0, "LIST", "only these warps of a CTA record, as 0,4-7 (default: all)", NULL},
    {"threads", 0, "N",
     "threads of a CTA, at most (default: what .maxntid or .reqntid say, else 1024)", NULL},
    {"pins", 0, "WHICH", "where arithmetic is kept inside its region (default: auto)",
     "auto|all|none"},
    {"bodies", 0, "N",
     "probed bodies, each with some of the regions, 1 to 8; sampled CTAs take turns (default: 1)",
     NULL},
    {"split", 0, "REGIONS",
     "which regions each probed body records: names or globs, as 'mma*,sync/load,full*'", NULL},
    {"collect", 0, "DIR",
     "for kperf collect: write the text and its map there, too, and let the kernels be known by it",
     NULL},
    {"map", 0, "FILE", "write the map (kernels, regions, layout) as JSON, too", NULL},
    {0},
};

/* Where the text goes by default; owned. */
static char *default_output(const struct kp_args *args)
{
    static const char *const known[] = {".o", ".fatbin", ".s", ".S", ".amdgcn"};
    const char *input = args->operands[0], *last = ".ptx";
    if (strcmp(input, "-") == 0)
        return kp_strdup("-");
    for (size_t i = 0; i < KP_COUNT(known); i++)
        if (kp_has_suffix(input, known[i]))
            last = known[i];
    bool amd = strchr("sSa", last[1]) != NULL;
    const char *suffix = kp_flag(args, "fatbin")     ? "fatbin"
                         : kp_flag(args, "assemble") ? amd ? "hsaco" : "cubin"
                         : amd                       ? last + 1
                                                     : "ptx";
    char *stem = kp_path_stem(input, last);
    char *name = kp_asprintf("%s.kperf.%s", stem, suffix);
    char *path = kp_path_beside(input, name);
    free(stem);
    free(name);
    return path;
}

static char *output_of(const struct kp_args *args)
{
    const char *asked = kp_arg(args, "output");
    return asked ? kp_strdup(asked) : default_output(args);
}

/* Regions whose arithmetic may have left them. */
static void say_unpinned(const json_t *entry)
{
    size_t i;
    json_t *region;
    const char *kernel = json_string_value(json_object_get(entry, "name"));
    json_array_foreach(json_object_get(entry, "regions"), i, region)
    {
        const char *name = json_string_value(json_object_get(region, "name"));
        json_int_t cut = json_integer_value(json_object_get(region, "pins_cut"));
        if (json_is_true(json_object_get(region, "unkept")))
            kp_note("%s: region '%s' is not pinned: %s", kernel, name,
                    json_string_value(json_object_get(region, "unpinned")));
        if (cut)
            kp_note("%s: region '%s': %lld of its results are not pinned: too many", kernel, name,
                    (long long)cut);
    }
}

/* Loops that record every iteration although only those that are kept were asked for. */
static void say_loops(const json_t *entry)
{
    size_t i;
    json_t *loop;
    const char *kernel = json_string_value(json_object_get(entry, "name"));
    json_array_foreach(json_object_get(entry, "quiet_loops"), i, loop)
    {
        const char *why = json_string_value(json_object_get(loop, "why_not"));
        long long line = json_integer_value(json_object_get(loop, "line"));
        if (why)
            kp_note("%s: the loop of line %lld records every iteration: %s", kernel, line, why);
        else
            kp_note("%s: the loop of line %lld records its last %lld iterations", kernel, line,
                    json_integer_value(json_object_get(loop, "iterations")));
    }
}

/* Which regions each probed body records. */
static void say_bodies(const json_t *entry)
{
    size_t b, i;
    json_t *body, *id;
    json_array_foreach(json_object_get(entry, "bodies"), b, body)
    {
        struct kp_str list = {0};
        json_array_foreach(json_object_get(body, "regions"), i, id)
        {
            const json_t *r = json_array_get(json_object_get(entry, "regions"),
                                             (size_t)json_integer_value(id));
            kp_str_addf(&list, "%s%s", i ? ", " : "",
                        json_string_value(json_object_get(r, "name")));
        }
        kp_note("%s: body %zu records %s", json_string_value(json_object_get(entry, "name")), b + 1,
                list.s ? list.s : "nothing");
        kp_str_free(&list);
    }
}

/* Why clusters' clocks will not be tightened by their barriers, though regions have some. */
static void say_uncounted(const json_t *entry)
{
    size_t i;
    json_t *region;
    json_array_foreach(json_object_get(entry, "regions"), i, region)
    {
        const char *why = json_string_value(json_object_get(region, "uncounted"));
        if (!why)
            continue;
        kp_note("%s: phases of the cluster's barrier are not counted: %s",
                json_string_value(json_object_get(entry, "name")), why);
        return;
    }
}

static void say_done(const char *path, const json_t *map)
{
    size_t i;
    json_t *entry;
    json_array_foreach(json_object_get(map, "entries"), i, entry)
    {
        size_t regions = json_array_size(json_object_get(entry, "regions"));
        long long units = (long long)json_integer_value(json_object_get(entry, "units"));
        kp_note("%s: %s: %zu region%s, %s, %s, %lld ring%s of %lld records, %lld bytes of shared "
                "memory",
                strcmp(path, "-") == 0 ? "<stdout>" : path,
                json_string_value(json_object_get(entry, "name")), regions, regions == 1 ? "" : "s",
                json_string_value(json_object_get(entry, "mode")),
                json_string_value(json_object_get(entry, "strategy")), units,
                units == 1 ? "" : "s",
                (long long)json_integer_value(json_object_get(entry, "capacity")),
                (long long)json_integer_value(json_object_get(entry, "ring_bytes")));
        say_loops(entry);
        say_bodies(entry);
        say_unpinned(entry);
        say_uncounted(entry);
    }
}

static int write_results(const struct kp_args *args, const struct kp_str *bytes,
                         const json_t *map)
{
    char *path = output_of(args);
    const char *map_path = kp_arg(args, "map");
    bool binary = kp_flag(args, "assemble") || kp_flag(args, "fatbin");
    struct kp_out text, side = {0};
    int rc = kp_out_open(&text, path, kp_flag(args, "overwrite"), binary);
    if (rc == KP_OK && map_path)
        rc = kp_out_open(&side, map_path, kp_flag(args, "overwrite"), false);
    if (rc == KP_OK)
        fwrite(bytes->s, 1, bytes->len, text.f); /* the commit finds what went wrong */
    if (rc == KP_OK && map_path) {
        kp_report_print(side.f, map);
        rc = kp_out_commit(&side);
    }
    if (rc == KP_OK)
        rc = kp_out_commit(&text);
    else
        kp_out_abort(&text);
    if (rc == KP_OK)
        say_done(path, map);
    free(path);
    return rc;
}

/* The text as --assemble and --fatbin ask for it, in its place.  `image`: where it came from,
 * with its architecture and options; size 0: it says them itself. */
static int pack(const struct kp_args *args, const struct kp_source *src,
                const struct kpi_image *image, struct kp_str *text)
{
    if (!kp_flag(args, "assemble") && !kp_flag(args, "fatbin"))
        return KP_OK;
    struct kp_source ptx = {src->name, text->s, text->len};
    struct kp_str cubin = {0}, out = {0};
    json_t *report = NULL;
    int rc = kpi_inspect(&ptx, &report);
    const char *arch = json_string_value(json_object_get(report, "target"));
    const char *version = json_string_value(json_object_get(report, "version"));
    if (rc == KP_OK && kp_flag(args, "fatbin") && kpn_is_amd(arch)) {
        kp_error("%s: fatbins are NVIDIA's: --assemble writes a code object",
                 kp_shown_name(src->name));
        rc = KP_USAGE;
    }
    if (rc == KP_OK)
        rc = kpn_assemble_text(&ptx, arch, image->size ? image->options : "", &cubin);
    if (rc == KP_OK && kp_flag(args, "fatbin")) {
        char *minor = NULL;
        unsigned major = (unsigned)strtoul(version, &minor, 10);
        const struct kpi_packed images[] = {
            {KPI_IMAGE_PTX, arch, major, *minor ? (unsigned)strtoul(minor + 1, NULL, 10) : 0,
             text->s, text->len},
            {KPI_IMAGE_CUBIN, arch, 0, 0, cubin.s, cubin.len},
        };
        kpi_fatbin_write(images, KP_COUNT(images), &out);
    }
    if (rc == KP_OK) {
        kp_str_free(text);
        *text = kp_flag(args, "fatbin") ? out : cubin;
        if (kp_flag(args, "fatbin"))
            kp_str_free(&cubin);
    } else {
        kp_str_free(&cubin);
    }
    json_decref(report);
    return rc;
}

/* Which memory has how many records, and whose. */
static int read_strategy(const struct kp_args *args, struct kpi_options *o)
{
    uint64_t ring, keep;
    const char *name = kp_arg(args, "strategy"), *warps = kp_arg(args, "warps");
    while (name && strcmp(kpi_strategies[o->strategy], name) != 0)
        o->strategy++; /* it is one of them */
    if (!kp_arg_number(args, "ring", 4, 65536, o->capacity, &ring) ||
        !kp_arg_number(args, "keep", 4, 65536, o->keep, &keep))
        return KP_USAGE;
    if (ring & (ring - 1))
        return kp_usage(args, "--ring=%s: not a power of two", kp_arg(args, "ring"));
    if (keep & (keep - 1))
        return kp_usage(args, "--keep=%s: not a power of two", kp_arg(args, "keep"));
    if (kp_arg(args, "ring") && o->strategy == KPI_GLOBAL)
        return kp_usage(args, "--strategy=global has no rings in shared memory: give --keep");
    if (kp_arg(args, "keep") && o->strategy == KPI_CIRCULAR)
        return kp_usage(args, "--strategy=circular keeps what its rings hold: give --ring");
    if (warps && !kpi_warps_parse(warps, &o->warps))
        return kp_usage(args, "--warps=%s: not a list of warps from 0 to 31, as 0,4-7", warps);
    o->capacity = (uint32_t)ring;
    o->keep = (uint32_t)keep;
    return KP_OK;
}

static int read_bodies(const struct kp_args *args, struct kpi_options *o)
{
    uint64_t bodies;
    if (!kp_arg_number(args, "bodies", 1, KPT_MAX_BODIES, 1, &bodies))
        return KP_USAGE;
    o->bodies = (uint32_t)bodies;
    o->split = kp_arg(args, "split");
    uint32_t parts = o->split ? kpi_split_bodies(o->split) : 0;
    if (o->split && !parts)
        return kp_usage(args, "--split=%s: not a list of regions for each of 1 to %d bodies, as "
                              "mma,sync/load", o->split, KPT_MAX_BODIES);
    if (parts && kp_arg(args, "bodies") && parts != bodies)
        return kp_usage(args, "--split has %u bodies, and --bodies=%s", parts,
                        kp_arg(args, "bodies"));
    if (kp_flag(args, "in-place") && (parts > 1 || bodies > 1))
        return kp_usage(args, "--in-place leaves one body");
    return KP_OK;
}

/* The map has a place of its own. */
static bool check_map(const struct kp_args *args)
{
    const char *map = kp_arg(args, "map");
    char *out = output_of(args);
    const char *wrong =
        !map                              ? NULL
        : kp_flag(args, "marks-only")     ? "--marks-only makes no map"
        : strcmp(map, "-") == 0 && strcmp(out, "-") == 0
            ? "the text and the map cannot both go to standard output"
        : kp_same_file(map, out)          ? "the text and the map cannot be one file"
                                          : NULL;
    free(out);
    if (wrong)
        kp_usage(args, "%s", wrong);
    return !wrong;
}

static int read_options(const struct kp_args *args, struct kpi_options *o)
{
    uint64_t threads;
    int rc = read_strategy(args, o);
    if (rc == KP_OK)
        rc = read_bodies(args, o);
    if (rc != KP_OK || !kp_arg_number(args, "threads", 1, 1024, 0, &threads))
        return KP_USAGE;
    const char *place = kp_arg(args, "place");
    uint64_t nth = 0;
    bool end = place && strcmp(place, "end") == 0;
    if (!end && !kp_arg_number(args, "place", 1, KPI_MAX_PLACE, 0, &nth))
        return KP_USAGE;
    o->place = end ? KPI_PLACE_END : (uint32_t)nth;
    o->threads = kp_arg(args, "threads") ? (uint32_t)threads : 0;
    if (!check_map(args))
        return KP_USAGE;
    o->in_place = kp_flag(args, "in-place");
    o->separate = kp_flag(args, "separate");
    o->at_once = kp_flag(args, "at-once");
    o->exact = kp_flag(args, "exact");
    o->early = kp_flag(args, "early");
    o->slim = kp_flag(args, "slim");
    o->only_kept = kp_flag(args, "only-kept");
    const char *pins = kp_arg(args, "pins");
    o->pins = !pins || strcmp(pins, "auto") == 0  ? KPI_PINS_AUTO
              : strcmp(pins, "all") == 0          ? KPI_PINS_ALL
                                                  : KPI_PINS_NONE;
    const char *unit = kp_arg(args, "unit");
    o->unit = unit && strcmp(unit, "warpgroup") == 0 ? KPI_UNIT_WARPGROUP : KPI_UNIT_WARP;
    const char *store = kp_arg(args, "store");
    o->store = store && strcmp(store, "collaborative") == 0 ? KPI_COLLABORATIVE : KPI_ELECTED;
    if (o->warps && o->store == KPI_COLLABORATIVE)
        return kp_usage(args, "--warps is for --store=elected");
    if (o->warps && o->unit == KPI_UNIT_WARPGROUP)
        return kp_usage(args, "--warps is for --unit=warp");
    if (kp_flag(args, "assemble") && kp_flag(args, "fatbin"))
        return kp_usage(args, "--fatbin holds what --assemble writes: give one of them");
    return KP_OK;
}

/* Rules of the command line; the texts of --mark are borrowed from it. */
struct rules {
    struct kpn_rule_list list;
    KP_VEC(struct kp_source) marks;
};

static int read_rules(const struct kp_args *args, struct rules *out)
{
    const char *text, *automatic = kp_arg(args, "auto"), *file = kp_arg(args, "rules");
    for (size_t i = 0; (text = kp_arg_nth(args, "mark", i)); i++)
        KP_PUSH(out->marks, ((struct kp_source){"--mark", text, strlen(text)}));
    for (size_t i = 0; i < out->marks.n; i++)
        KP_PUSH(out->list.rules, ((struct kpi_rule){&out->marks.v[i], 0, out->marks.v[i].len}));
    if (automatic && !kpi_auto_parse(automatic, &out->list.automatic))
        return kp_usage(args, "--auto=%s: not of " KPI_AUTO_WORDS, automatic);
    return file ? kpn_rules_read(file, &out->list) : KP_OK;
}

/* What was found that cannot be regions. */
static void say_left_out(const struct kp_source *src, const json_t *left_out)
{
    size_t i, most = 5, n = json_array_size(left_out);
    json_t *j;
    json_array_foreach(left_out, i, j)
    {
        if (i == most)
            break;
        kp_note("%s: %s: '%s', line %lld, is no region: %s", kp_shown_name(src->name),
                json_string_value(json_object_get(j, "kernel")),
                json_string_value(json_object_get(j, "what")),
                (long long)json_integer_value(json_object_get(j, "line")),
                json_string_value(json_object_get(j, "why")));
    }
    if (n > most)
        kp_note("%s: and %zu more that are no regions", kp_shown_name(src->name), n - most);
}

/* The text with marks alone. */
static int mark_only(const struct kp_source *ptx, const struct kpi_rules *rules,
                     struct kp_str *out)
{
    json_t *report;
    int rc = kpi_mark_by_rules(ptx, rules, out, &report);
    if (rc == KP_OK)
        say_left_out(ptx, json_object_get(report, "left_out"));
    json_decref(report);
    return rc;
}

static int instrument(const struct kp_source *ptx, struct kpi_options *o, struct kp_str *out,
                      json_t **map)
{
    o->left_out = json_array();
    int rc = kpi_instrument(ptx, o, out, map);
    say_left_out(ptx, o->left_out);
    json_decref(o->left_out);
    o->left_out = NULL;
    return rc;
}

/* The PTX that is meant, instrumented and packed. */
static int make(const struct kp_args *args, const struct kp_source *src, struct kpi_choice *choice,
                struct kpi_options *o, struct kp_str *out, json_t **map)
{
    struct kp_str unpacked = {0};
    struct kp_source ptx;
    struct kpi_image image;
    struct rules r = {0};
    struct kpi_rules rules;
    int rc = read_rules(args, &r);
    rules = kpn_rules_of(&r.list);
    rules.kernels = choice->kernels;
    rules.kernel_count = choice->kernel_count;
    bool ruled = rules.count || rules.automatic, only = kp_flag(args, "marks-only");
    const char *folder = kp_arg(args, "collect");
    choice->marked = !ruled;
    o->rules = ruled ? &rules : NULL;
    if (rc == KP_OK && only && !ruled)
        rc = kp_usage(args, "--marks-only needs --mark, --rules or --auto");
    if (rc == KP_OK && only && folder)
        rc = kp_usage(args, "--marks-only makes nothing that could be collected");
    image = (struct kpi_image){0};
    if (rc == KP_OK)
        rc = kp_images_ptx(src, choice, &unpacked, &ptx, &image);
    char id[17];
    if (rc == KP_OK && folder)
        kp_kept_id(&ptx, id);
    o->identity = folder ? id : NULL;
    if (rc == KP_OK)
        rc = only ? mark_only(&ptx, &rules, out) : instrument(&ptx, o, out, map);
    o->identity = NULL;
    o->rules = NULL;
    char *kept = rc == KP_OK && folder ? kp_keep(folder, id, out, *map) : NULL;
    if (rc == KP_OK && folder && !kept)
        rc = KP_FAILED;
    free(kept);
    if (rc == KP_OK)
        rc = pack(args, src, &image, out);
    kpi_image_free(&image);
    kp_str_free(&unpacked);
    kpn_rules_free(&r.list);
    free(r.marks.v);
    return rc;
}

static int run(const struct kp_args *args)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    kp_keep_memory();
    int rc = read_options(args, &o);
    if (rc != KP_OK)
        return rc;
    struct kpi_choice choice = kp_choice(args);
    struct kp_str bytes = {0}, out = {0};
    json_t *map = NULL;
    o.kernels = choice.kernels;
    o.kernel_count = choice.kernel_count;
    rc = kp_read_file(args->operands[0], MAX_TEXT, &bytes);
    if (rc == KP_OK) {
        struct kp_source src = {args->operands[0], bytes.s, bytes.len};
        rc = make(args, &src, &choice, &o, &out, &map);
    }
    if (rc == KP_OK)
        rc = write_results(args, &out, map);
    json_decref(map);
    kp_str_free(&bytes);
    kp_str_free(&out);
    free((void *)(uintptr_t)choice.kernels);
    return rc;
}

const struct kp_command kp_cmd_instrument = {
    .name = "instrument",
    .summary = "put probes at the marks of a kernel's assembly",
    .operands = "FILE|-",
    .min_operands = 1,
    .max_operands = 1,
    .details =
        "Reads PTX, or a compiled file that holds it (an executable, a library, an object, an "
        "archive, a fatbin; kperf inspect lists what is in one), checks its marks on every path "
        "through each kernel, and writes the same text with probes between its lines.  Nothing of "
        "the text is lost: kperf strip gives it back byte for byte.\n"
        "\n"
        "A mark is a comment on a line of its own: '// kperf.begin NAME' and '// kperf.end NAME' "
        "round a region, '// kperf.instant NAME' for a point in time.  What a region waits for, "
        "releases and starts is told to kperf model by '// kperf.wait NAME k=N' (turns=2: each of "
        "two warp groups has a barrier, at which the other arrives), '// kperf.arrive NAME' and "
        "'// kperf.async NAME engine=E arrives=BARRIER bytes=N flops=N' inside it.  The macros of "
        "kperf/mark.h make marks that also survive in object files.  At the barrier of a cluster "
        "(barrier.cluster) the phases are counted by visits to regions, from which "
        "kperf replay learns how the SMs' clocks stand to each other.  What a region does there "
        "is found; '// kperf.begin NAME cluster=arrive' (wait; sync: both) says it instead, for "
        "all regions of the kernel, where that cannot be done.  Regions nest and do not cross, "
        "and each is closed on every path that opens it.  A mark in a function that is called is "
        "refused: have the compiler inline it.\n"
        "\n"
        "By default an instrumented kernel holds two bodies: the original one, and a copy that "
        "records when each region starts and ends into rings in shared memory.  Which CTAs run "
        "the copy is set at launch (kperf run does that); the others run the body as it was.  "
        "With --in-place there is one body, for kernels whose code must not double.\n"
        "\n"
        "With --bodies=N there are N probed bodies, each of which records some of the regions, so "
        "that none carries the cost of all; a CTA (a whole cluster) that is sampled runs one of "
        "them, in turns.  Regions that name one barrier or operation stay together where there "
        "are enough others, neighbours that share a record are drawn to each other, and the "
        "bodies' records are balanced.  --split says it explicitly: bodies parted by '/', each a "
        "list of names or globs parted by commas; every region is in one at least.\n"
        "\n"
        "An assembler may move arithmetic across a record, and ptxas does so outside of loops: a "
        "region of nothing else can come out empty.  So results of a region's arithmetic that are "
        "used behind it are pinned where it ends, by stores that never execute.  --pins=all does "
        "so in loops, too, which makes each such region wait for its results; --pins=none leaves "
        "pins out.  What is kept in place anyway, by memory instructions that use it, needs none. "
        " A note says which regions could not be pinned, the map how many values each has.\n"
        "\n"
        "In a loop a record stands behind up to twelve integer instructions that follow its mark, "
        "in front of the next one that keeps its place: what computes the next address or the "
        "loop's condition then stays where the assembler had put it, beside a wait.  Regions of "
        "nothing but arithmetic keep theirs; --exact leaves every record at its mark.\n"
        "\n"
        "Each ring keeps the newest N records of its warp, or of its warp group; lane 0 writes "
        "them, so that what other lanes do alone is not seen.  With --strategy=global the rings "
        "are in global memory, for kernels that have no shared memory to spare; with "
        "--strategy=flush each half of a ring is copied there when it is full, and a region "
        "'kperf flush' says when.  The last line of the output is the map: kernels, regions and "
        "layout, as JSON.\n"
        "\n"
        "What comes before the first region is there once, as far as all threads pass there: the "
        "bodies part behind it.  With --early they part at the entry.  Where the records of a "
        "loop's iteration are stored is chosen by what the loop does; --place says it, and 'kperf "
        "run --tune' finds it by trying.\n"
        "\n"
        "AMDGCN's assembler moves nothing: every record stays at its mark, and there are no pins. "
        " One probed body stands beside the original one, and rings are in LDS or, with "
        "--strategy=global, in global memory; what else is asked for is refused.",
    .more[0] =
        "--slim is for kernels of few registers: the bodies part at the entry, a clock is read "
        "where it is stored, some instructions behind the kernel's begin, and what a probe "
        "computes lives no longer than it must.  'kperf run' does that by itself where other "
        "probes take more than three registers more than the original, and slim ones do not, as "
        "kperf-config(5) says.\n"
        "\n"
        "With --only-kept a loop whose counter tells how many iterations are left runs without "
        "probes until what follows fills the ring: what is read out is the same, and costs what "
        "is kept.\n\n"
        "A kernel without marks is marked from outside.  A RULE is 'WHERE = NAME', and WHERE one "
        "of: FILE:FIRST-LAST, source lines by .loc (also of what was inlined there); "
        "text:FIRST-LAST, lines of the assembly; loop@LINE or loop@FILE:LINE, the innermost loop "
        "whose head is of that source line; label A..B, from label A up to label B; or a glob "
        "over opcodes with their modifiers, and behind a blank one over the operands, as "
        "'cp.async.bulk.tensor* = load'.  What has more than one way in or out becomes several "
        "regions that have one; a rule that matches nothing is an error.  --auto finds waits with "
        "their loops, arrives, matrix instructions, asynchronous copies (of a loop inside another "
        "that does nothing else, all for one barrier, the loop), barriers and innermost loops, and "
        "names them by their barrier and source line (with f2 for the text's .file 2, if the "
        "kernel begins in another; by t and the line of the text where there is none); where "
        "they see no loop, with 'loads', the turns of loops that load into registers; and, only "
        "when asked for, compute: in loops the floating-point arithmetic between two of these, as "
        "a softmax.  What a region waits for, at which distance, what it releases and starts is "
        "noted for kperf model as far as the arithmetic of addresses and phases shows it; kperf "
        "inspect lists the barriers, and what is not shown.  Of AMDGCN each s_waitcnt and its like "
        "is a wait, for the loads that by its counter have come then, and s_barrier the group's.  "
        "A rules file is YAML with 'auto: [waits, loads]' and 'rules:', a list; kperf inspect "
        "--suggest writes one.\n"
        "\n"
        "A program of one's own runs an instrumented kernel when the image in its object is "
        "replaced before it is linked:\n"
        "\n"
        "kperf instrument --fatbin --collect kperf-out -o app.fatbin app.o; objcopy "
        "--update-section .nv_fatbin=app.fatbin app.o; nvcc app.o -o app\n"
        "\n"
        "The probes sleep until kperf-collect(1)'s library wakes them.  Of PTX older than sm_35 "
        "or .version 3.1 these two directives are overruled, each on its line, from sm_20 on.",
    .options = options,
    .run = run,
};
