#include "run/device/amd.h"
#include "run/certify/certify.h"
#include "run/assemble/llvm.h"

#define MAX_INPUT ((size_t)256 << 20)

/* One of the two files. */
struct input {
    const char *path;
    struct kp_str text;
    struct kp_source src;
    bool cubin;        /* or a code object */
    bool amd;
    json_t *inspected; /* of text */
    struct kp_str notes; /* of a code object: what llvm-readelf prints */
    char target[16];     /* of AMD's: "gfx942" */
};
struct certifier {
    const struct kpn_certify_options *options;
    struct input original, probed;
    struct kpn_assembler assembler;
    struct kpn_disassembler disassembler;
    json_t *map, *contents; /* of the probed text, where there is one */
    json_t *kernels;        /* borrowed from the report */
    bool altered;
};

/* ---- reading ------------------------------------------------------------ */

/* What a code object says of its kernels. */
static int read_notes(struct input *in)
{
    char why[200];
    char *readelf = kpn_llvm_find(KPN_LLVM_READELF, NULL);
    if (!readelf) {
        kp_error("no llvm-readelf, which a code object needs; name it in $LLVM_READELF");
        return KP_NODEVICE;
    }
    int status = kpn_llvm_read(readelf, "--notes", &in->text, &in->notes);
    free(readelf);
    if (status != KP_OK)
        return status;
    json_t *names = kpn_notes_entries(in->notes.s ? in->notes.s : "", in->notes.len, in->target,
                                      why);
    if (!names)
        kp_error("%s: %s", kp_shown_name(in->path), why);
    json_decref(names);
    return names ? KP_OK : KP_MALFORMED;
}

static int open_input(const char *path, struct input *out)
{
    *out = (struct input){.path = path};
    int status = kp_read_file(path, MAX_INPUT, &out->text);
    if (status != KP_OK)
        return status;
    out->src = (struct kp_source){path, out->text.s ? out->text.s : "", out->text.len};
    out->cubin = kpn_is_cubin(out->src.text, out->src.len);
    out->amd = kpn_is_code_object(out->src.text, out->src.len);
    if (out->amd)
        return read_notes(out);
    if (!out->cubin)
        status = kpi_inspect(&out->src, &out->inspected);
    out->amd = status == KP_OK && !out->cubin && kpn_is_amd(kp_text(out->inspected, "target"));
    if (out->amd)
        snprintf(out->target, sizeof out->target, "%s", kp_text(out->inspected, "target"));
    return status;
}

static void close_input(struct input *in)
{
    json_decref(in->inspected);
    kp_str_free(&in->notes);
    kp_str_free(&in->text);
}

/* Map and contents: of the probed text; without one, the original's contents. */
static int read_map(struct certifier *c)
{
    const struct input *o = &c->original, *p = &c->probed;
    struct kp_str plain = {0};
    int status = KP_OK;
    if (!o->cubin && kpi_is_instrumented(&o->src)) {
        kp_error("%s: has probes; the original is to be named first", kp_shown_name(o->path));
        return KP_MALFORMED;
    }
    if (!p->cubin && kpi_is_instrumented(&p->src)) {
        status = kpi_read_map(&p->src, &c->map);
        if (status == KP_OK)
            status = kpi_strip(&p->src, &plain);
        struct kp_source src = {p->path, plain.s ? plain.s : "", plain.len};
        if (status == KP_OK)
            status = kpi_contents(&src, &c->contents);
        kp_str_free(&plain);
    } else if (!o->cubin && !o->amd) {
        status = kpi_contents(&o->src, &c->contents);
    }
    return status;
}

/* ---- kernels ------------------------------------------------------------ */

static json_t *names_of(const struct input *in)
{
    char why[200];
    json_t *list, *e;
    size_t i;
    if (in->cubin) {
        list = in->amd ? kpn_notes_entries(in->notes.s, in->notes.len, (char[16]){""}, why)
                       : kpn_cubin_entries(in->src.text, in->src.len, why);
        if (!list)
            kp_error("%s: %s", kp_shown_name(in->path), why);
        return list;
    }
    list = json_array();
    json_array_foreach(json_object_get(in->inspected, "entries"), i, e)
        json_array_append(list, json_object_get(e, "name"));
    return list;
}

static const json_t *entry_named(const json_t *list, const char *name)
{
    size_t i;
    const json_t *e;
    json_array_foreach(list, i, e)
        if (strcmp(json_is_string(e) ? json_string_value(e) : kp_text(e, "name"), name) == 0)
            return e;
    return NULL;
}

/* Threads of a CTA, at most: asked for, in the map, in the text, or any. */
static uint32_t threads_of(const struct certifier *c, const char *entry, uint32_t in_cubin)
{
    const json_t *e = entry_named(json_object_get(c->original.inspected, "entries"), entry);
    const json_t *m = entry_named(json_object_get(c->map, "entries"), entry);
    json_int_t said = json_integer_value(json_object_get(e, "max_threads"));
    if (said <= 0)
        said = json_integer_value(json_object_get(m, "max_threads"));
    if (c->options->threads)
        return c->options->threads;
    return said > 0 && said <= 1024 ? (uint32_t)said : in_cubin ? in_cubin : 1024;
}

static int code_of(struct certifier *c, const struct input *in, const char *entry,
                   struct kpn_code *out, uint32_t *threads)
{
    char why[200];
    if (in->cubin && in->amd) {
        kp_str_addn(&out->image, in->src.text, in->src.len);
        if (kpn_notes_code(in->notes.s, in->notes.len, entry, out, threads, why))
            return KP_OK;
        kp_error("%s: %s", kp_shown_name(in->path), why);
        return KP_MALFORMED;
    }
    if (in->cubin) {
        if (kpn_cubin_code(in->src.text, in->src.len, entry, out, threads, why))
            return KP_OK;
        kp_error("%s: %s", kp_shown_name(in->path), why);
        return KP_MALFORMED;
    }
    const struct kpn_certify_options *o = c->options;
    const char *arch = o->arch ? o->arch : kp_text(in->inspected, "target");
    return kpn_assemble(&c->assembler, kp_shown_name(in->path), in->src.text, in->src.len, arch,
                        o->options, o->option_count, entry, out);
}

/* ---- the report --------------------------------------------------------- */

static bool is_sm90(const struct certifier *c)
{
    const char *t = c->options->arch ? c->options->arch : kp_text(c->original.inspected, "target");
    return c->original.cubin ? kpn_cubin_sm(c->original.src.text, c->original.src.len) == 90
                             : strncmp(t, "sm_90", 5) == 0;
}

static int amd_occupancy(const struct certifier *c, const struct kpn_code *code, uint32_t threads,
                         const char **by)
{
    const struct kpn_amd_target *t = kpn_amd_find(c->original.target);
    const struct kpn_amd_use use = {
        .wave = code->wave, .threads = threads, .vgprs = code->registers, .sgprs = code->sgprs,
        .lds = code->shared + c->options->shared, .cu_mode = code->cu_mode,
    };
    if (!t)
        return 0;
    struct kpn_amd_occupancy o = kpn_amd_occupancy(t, &use);
    *by = o.by;
    return (int)o.groups;
}

/* CTAs of it on an SM; 0: not known for this target. */
static int occupancy_of(const struct certifier *c, const struct kpn_code *code, uint32_t threads,
                        const char **by)
{
    if (c->original.amd)
        return amd_occupancy(c, code, threads, by);
    if (!is_sm90(c))
        return 0;
    return (int)kpn_occupancy(&kpn_sm90_limits, threads, code->registers,
                              code->shared + c->options->shared, by);
}

static json_t *side_json(const struct certifier *c, const struct input *in,
                         const struct kpn_code *code, uint32_t threads)
{
    const char *by = NULL;
    int occupancy = occupancy_of(c, code, threads, &by);
    json_t *o = kpn_code_json(code);
    if (in->cubin && !in->amd) { /* a cubin does not say */
        json_object_set_new(o, "spill_stores", json_null());
        json_object_set_new(o, "spill_loads", json_null());
        json_object_set_new(o, "advisories", json_null());
    }
    if (by) {
        json_object_set_new(o, "occupancy", json_integer(occupancy));
        json_object_set_new(o, "occupancy_limit", json_string(by));
    }
    json_object_set_new(o, "dynamic_shared", json_integer(c->options->shared));
    return o;
}

static json_t *input_json(const struct input *in)
{
    json_t *j = kp_json_file(&in->src);
    json_object_set_new(j, "kind", json_string(!in->amd   ? in->cubin ? "cubin" : "PTX"
                                               : in->cubin ? "code object" : "AMDGCN"));
    return j;
}

static int compare(struct certifier *c, const char *entry, const struct kpn_code *a,
                   const struct kpn_code *b, uint32_t threads)
{
    const json_t *map = entry_named(json_object_get(c->map, "entries"), entry);
    const json_t *contents = json_object_get(c->contents, entry);
    json_t *pseudo = map || !contents ? NULL
                                      : json_pack("{s:O}", "regions",
                                                  json_object_get(contents, "regions"));
    const struct kpn_certified what = {entry, a, b, map ? map : pseudo, contents,
                                       c->original.target};
    json_t *certificate = kpn_certificate(&c->disassembler, &what);
    json_decref(pseudo);
    if (!certificate)
        return KP_INTERRUPTED;
    /* What a cubin does not say is no change. */
    json_t *grown = kpn_grown(a, b, occupancy_of(c, a, threads, &(const char *){NULL}),
                              occupancy_of(c, b, threads, &(const char *){NULL}));
    bool altered = strcmp(kp_text(certificate, "verdict"), "altered") == 0;
    c->altered = c->altered || altered || json_array_size(grown) > 0;
    json_t *assembly =
        json_pack("{s:o,s:o,s:o}", "original", side_json(c, &c->original, a, threads), "probed",
                  side_json(c, &c->probed, b, threads), "advisories", kpn_advisories_diff(a, b));
    json_array_append_new(c->kernels,
                          json_pack("{s:s,s:i,s:o,s:o,s:o}", "entry", entry, "threads",
                                    (int)threads, "assembly", assembly, "grown", grown,
                                    "certificate", certificate));
    return KP_OK;
}

static int one_kernel(struct certifier *c, const char *entry)
{
    struct kpn_code a = {0}, b = {0};
    uint32_t in_a = 0, in_b = 0;
    int status = code_of(c, &c->original, entry, &a, &in_a);
    if (status == KP_OK)
        status = code_of(c, &c->probed, entry, &b, &in_b);
    /* Only one of them says what was spilled and advised. */
    if (status == KP_OK && !c->original.amd && c->original.cubin != c->probed.cubin)
        a.spill_stores = a.spill_loads = b.spill_stores = b.spill_loads = 0;
    if (status == KP_OK)
        status = compare(c, entry, &a, &b, threads_of(c, entry, in_a ? in_a : in_b));
    kpn_code_free(&a);
    kpn_code_free(&b);
    return status;
}

static void no_common(const struct certifier *c, const json_t *originals, const json_t *list,
                      const char *which)
{
    const char *a = json_string_value(json_array_get(originals, 0));
    const char *b = json_string_value(json_array_get(list, 0));
    kp_error("%s and %s have no kernel%s in common", kp_shown_name(c->original.path),
             kp_shown_name(c->probed.path), which);
    if (a && b && !entry_named(originals, b))
        kp_note("the first of the one is '%s', of the other '%s'", a, b);
}

/* Kernels that are in both and, where the probed text says so, have probes. */
static int each_kernel(struct certifier *c)
{
    json_t *originals = names_of(&c->original), *list = originals ? names_of(&c->probed) : NULL, *e;
    const char *asked = c->options->entry;
    int status = list ? KP_OK : KP_MALFORMED;
    size_t i;
    json_array_foreach(list, i, e) {
        const char *name = json_string_value(e);
        if (status != KP_OK || !name || (asked && strcmp(asked, name) != 0) ||
            !entry_named(originals, name) ||
            (c->map && !entry_named(json_object_get(c->map, "entries"), name)))
            continue;
        status = one_kernel(c, name);
    }
    if (status == KP_OK && json_array_size(c->kernels) == 0) {
        const char *which = c->map ? " that has probes" : "";
        if (asked)
            kp_error("no kernel '%s' in both files%s", asked, which);
        else
            no_common(c, originals, list, which);
        status = asked ? KP_USAGE : KP_MALFORMED;
    }
    json_decref(originals);
    json_decref(list);
    return status;
}

static int find_tools(struct certifier *c)
{
    const char *arch = c->original.amd ? c->original.target : NULL;
    if (c->original.amd != c->probed.amd ||
        (arch && strcmp(arch, c->probed.target) != 0)) {
        kp_error("%s and %s are not for the same target", kp_shown_name(c->original.path),
                 kp_shown_name(c->probed.path));
        return KP_MALFORMED;
    }
    kpn_disassembler_for(arch, &c->disassembler);
    if (c->original.cubin && c->probed.cubin)
        return KP_OK;
    return kpn_assembler_for(arch, NULL, NULL, false, &c->assembler);
}

static json_t *make_report(struct certifier *c)
{
    json_t *report = kpn_report_head("certify");
    c->kernels = json_array();
    json_object_set_new(report, "kernels", c->kernels);
    return report;
}

/* What was not compared is not known to be intact. */
static const char *verdict_of(const struct certifier *c)
{
    const json_t *k;
    size_t i;
    bool known = json_array_size(c->kernels) > 0;
    json_array_foreach(c->kernels, i, k)
        known = known && strcmp(kp_text(k, "certificate.verdict"), "unknown") != 0;
    return c->altered ? "altered" : known ? "intact" : "unknown";
}

static void finish_report(const struct certifier *c, json_t *report, int status)
{
    if (c->original.src.name)
        json_object_set_new(report, "original", input_json(&c->original));
    if (c->probed.src.name)
        json_object_set_new(report, "probed", input_json(&c->probed));
    json_object_set_new(report, "assembler",
                        c->assembler.path ? json_pack("{s:s,s:s}", "name",
                                                      kpn_assembler_name(&c->assembler), "version",
                                                      c->assembler.version)
                                          : json_null());
    json_object_set_new(report, "verdict", json_string(verdict_of(c)));
    json_object_set_new(report, "exit_status", json_integer(status));
}

int kpn_certify(const char *original, const char *probed,
                const struct kpn_certify_options *options, json_t **report)
{
    struct certifier c = {.options = options};
    *report = make_report(&c);
    kpn_signals_begin();
    int status = open_input(original, &c.original);
    if (status == KP_OK)
        status = open_input(probed, &c.probed);
    if (status == KP_OK)
        status = read_map(&c);
    if (status == KP_OK)
        status = find_tools(&c);
    if (status == KP_OK)
        status = each_kernel(&c);
    if (kpn_interrupted())
        status = KP_INTERRUPTED;
    if (status == KP_OK && options->strict && c.altered)
        status = KP_CHECK;
    finish_report(&c, *report, status);
    json_decref(c.map);
    json_decref(c.contents);
    kpn_assembler_free(&c.assembler);
    kpn_disassembler_free(&c.disassembler);
    close_input(&c.original);
    close_input(&c.probed);
    kpn_signals_end();
    return status;
}
