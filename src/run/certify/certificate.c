#include "run/certify/certify.h"
#include "run/gcn/compare.h"
#include "run/sass/sass.h"

/* ---- making it ---------------------------------------------------------- */

static bool mentions(const struct kpn_code *c, const char *what)
{
    for (size_t i = 0; i < c->advisories.n; i++)
        if (strstr(c->advisories.v[i].text, what))
            return true;
    return false;
}

static const char *setmaxnreg_of(const struct kpn_code *c, const struct kpn_sass *s)
{
    if (mentions(c, "C7508"))
        return "dropped";
    for (size_t i = 0; i < s->code.n; i++)
        if (kpn_instr_is(&s->code.v[i], "USETMAXREG"))
            return "kept";
    return "none";
}

struct side {
    struct kp_str text;
    struct kpn_sass code;
};

static int read_side(const struct kpn_disassembler *d, const struct kpn_code *c,
                     const char *entry, struct side *out)
{
    char why[200];
    *out = (struct side){0};
    int status = kpn_disassemble(d, &c->image, &out->text);
    if (status != KP_OK)
        return status;
    status = kpn_sass_read(out->text.s ? out->text.s : "", out->text.len, entry, &out->code, why);
    if (status != KP_OK)
        kp_warn("%s: %s", d->path, why);
    return status == KP_OK ? KP_OK : KP_FAILED;
}

static void side_free(struct side *s)
{
    kpn_sass_free(&s->code);
    kp_str_free(&s->text);
}

/* "/usr/bin/nvdisasm" -> "nvdisasm". */
static json_t *disassembler_json(const struct kpn_disassembler *d)
{
    const char *slash = strrchr(d->path, '/');
    return json_pack("{s:o,s:s}", "name", kp_json_text(slash ? slash + 1 : d->path), "version",
                     d->version);
}

static json_t *unknown(const char *why)
{
    return json_pack("{s:n,s:s,s:[s]}", "disassembler", "verdict", "unknown", "why", why);
}

/* Of AMD's kernels. */
static json_t *amd_certificate(const struct kpn_disassembler *d, const struct kpn_certified *w)
{
    struct kp_str a = {0}, b = {0};
    char why[200] = "the machine code could not be read";
    int status = kpn_disassemble(d, &w->original->image, &a);
    if (status == KP_OK)
        status = kpn_disassemble(d, &w->probed->image, &b);
    json_t *o = status != KP_OK
                    ? NULL
                    : kpn_gcn_compare(a.s ? a.s : "", a.len, b.s ? b.s : "", b.len,
                                      w->target ? w->target : "", w->entry, w->map, w->contents,
                                      why);
    if (o)
        json_object_set_new(o, "disassembler", disassembler_json(d));
    else if (status != KP_INTERRUPTED)
        o = unknown(why);
    kp_str_free(&a);
    kp_str_free(&b);
    return o;
}

json_t *kpn_certificate(const struct kpn_disassembler *d, const struct kpn_certified *w)
{
    struct side a = {0}, b = {0};
    if (!d->path)
        return unknown("no disassembler");
    if (d->llvm)
        return amd_certificate(d, w);
    int status = read_side(d, w->original, w->entry, &a);
    if (status == KP_OK)
        status = read_side(d, w->probed, w->entry, &b);
    json_t *o = status == KP_INTERRUPTED ? NULL
              : status != KP_OK          ? unknown("the machine code could not be read")
                                : kpn_machine_compare(&a.code, &b.code, w->map, w->contents);
    if (o && status == KP_OK)
        json_object_set_new(o, "setmaxnreg",
                            json_pack("{s:s,s:s}", "original",
                                      setmaxnreg_of(w->original, &a.code), "probed",
                                      setmaxnreg_of(w->probed, &b.code)));
    if (o)
        json_object_set_new(o, "disassembler", disassembler_json(d));
    side_free(&a);
    side_free(&b);
    return o;
}

json_t *kpn_grown(const struct kpn_code *a, const struct kpn_code *b, int occupancy_a,
                  int occupancy_b)
{
    json_t *list = kpn_changes(a, b, occupancy_a, occupancy_b);
    if (!b->wave && b->registers > a->registers + KPN_REGISTERS_MORE)
        json_array_append_new(list, json_sprintf("registers %u -> %u%s", a->registers,
                                                 b->registers,
                                                 occupancy_a && occupancy_b >= occupancy_a
                                                     ? " (as many CTAs an SM)" : ""));
    if (mentions(b, "C7508") && !mentions(a, "C7508"))
        json_array_append_new(list, json_string("setmaxnreg is dropped"));
    return list;
}

const char kpn_fewer_probes[] =
    "fewer regions take fewer registers and records: name those that matter, as with auto: [waits, "
    "mma], let some warps record alone (warps), or share regions among bodies (bodies: 2)";

/* ---- printing it -------------------------------------------------------- */

static void put_line(FILE *f, const char *label, char *line)
{
    fprintf(f, "  %-11s ", label);
    kp_put_wrapped(f, 14, 100, line);
    free(line);
}

static void print_pristine(FILE *f, const json_t *c)
{
    const json_t *p = kpn_at(c, "pristine"), *d = kpn_at(p, "difference");
    if (!p)
        return;
    put_line(f, "pristine",
             kp_asprintf("%s%lld of the original's %lld instructions in order (%lld of them with "
                         "the same operands), %lld read at entry, %lld at another place, %lld "
                         "gone; %lld added, and %lld for the exit stamp",
                         json_is_true(kpn_at(p, "identical")) ? "identical: " : "",
                         kpn_whole(p, "kept"), kpn_whole(p, "instructions"),
                         kpn_whole(p, "same_operands"), kpn_whole(p, "entry"),
                         kpn_whole(p, "moved"), kpn_whole(p, "dropped"), kpn_whole(p, "added"),
                         kpn_whole(p, "stamp")));
    if (d)
        put_line(f, "", kp_asprintf("first difference: %s | %s",
                                    *kp_text(d, "original") ? kp_text(d, "original") : "(end)",
                                    *kp_text(d, "other") ? kp_text(d, "other") : "(end)"));
}

static void print_order(FILE *f, const char *label, const json_t *body, bool pristine)
{
    const json_t *o = kpn_at(body, "order"), *l = kpn_at(body, "loops");
    if (!o)
        return;
    put_line(f, label, kp_asprintf("%lld %s and barrier instructions: %s", kpn_whole(o, "other"),
                                   l ? "tensor, TMA, mbarrier" : "matrix, load",
                                   json_is_true(kpn_at(o, "equal")) ? "the original's, in its order"
                                                                : "NOT those of the original"));
    if (!l)
        return;
    struct kp_str b = {0};
    kp_str_addf(&b, "loops %zu -> %zu: %s", json_array_size(kpn_at(l, "original")),
                json_array_size(kpn_at(l, "other")),
                json_is_true(kpn_at(l, "equal")) ? "as they were" : "CHANGED");
    if (pristine)
        kp_str_addf(&b, ", %lld of them instruction for instruction", kpn_whole(l, "same"));
    put_line(f, "", kp_str_detach(&b));
}

/* Shares below that are no other place. */
#define MOVED 0.1

static bool is_same_place(const json_t *a, const json_t *b)
{
    return strcmp(kp_text(a, "region"), kp_text(b, "region")) == 0 &&
           strcmp(kp_text(a, "gap"), kp_text(b, "gap")) == 0 &&
           strcmp(kp_text(a, "behind"), kp_text(b, "behind")) == 0;
}

/* Has list a a place that list b has less of? */
static bool has_more(const json_t *a, const json_t *b)
{
    const json_t *x, *y;
    size_t i, k;
    json_array_foreach(a, i, x) {
        double share = json_number_value(kpn_at(x, "share"));
        json_array_foreach(b, k, y)
            share -= is_same_place(x, y) ? json_number_value(kpn_at(y, "share")) : 0;
        if (share > MOVED)
            return true;
    }
    return false;
}

static void add_places(const json_t *list, struct kp_str *b)
{
    const json_t *x;
    size_t i;
    if (!json_array_size(list))
        kp_str_add(b, "where its marks are");
    json_array_foreach(list, i, x) {
        const char *region = kp_text(x, "region");
        kp_str_addf(b, "%s%s%s %.0f%% behind %s", i ? ", " : "", *region ? "" : "what follows ",
                    *region ? region : kp_text(x, "gap"),
                    100 * json_number_value(kpn_at(x, "share")), kp_text(x, "behind"));
    }
}

/* Arithmetic of loops that the copy has elsewhere than the original: it may keep another rhythm. */
static void print_elsewhere(FILE *f, const json_t *c)
{
    const json_t *a = kpn_at(c, "elsewhere"), *copy = kpn_at(kpn_at(c, "pristine"), "elsewhere");
    if (!a || !copy || (!has_more(a, copy) && !has_more(copy, a)))
        return;
    struct kp_str b = {0};
    kp_str_add(&b, "arithmetic in the original: ");
    add_places(a, &b);
    kp_str_add(&b, "; in its copy: ");
    add_places(copy, &b);
    put_line(f, "", kp_str_detach(&b));
}

/* What only AMD's certificates have. */
static void print_amd(FILE *f, const json_t *c)
{
    const json_t *r = kpn_at(c, "registers"), *w;
    const json_t *a = kpn_at(r, "original"), *b = kpn_at(r, "probed"), *p = kpn_at(c, "probed");
    size_t i;
    if (!r)
        return;
    put_line(f, "", kp_asprintf("%lld of the original's %lld instructions in order, and %lld of "
                                "the probes", kpn_whole(p, "kept"), kpn_whole(p, "instructions"),
                                kpn_whole(p, "added")));
    put_line(f, "used", kp_asprintf("VGPRs %lld -> %lld, AGPRs %lld -> %lld, SGPRs %lld -> %lld",
                                    kpn_whole(a, "vgprs"), kpn_whole(b, "vgprs"),
                                    kpn_whole(a, "agprs"), kpn_whole(b, "agprs"),
                                    kpn_whole(a, "sgprs"), kpn_whole(b, "sgprs")));
    put_line(f, "waits", kp_asprintf("%zu missing", json_array_size(kpn_at(c, "waits"))));
    json_array_foreach(kpn_at(c, "waits"), i, w)
        put_line(f, "", kp_strdup(json_string_value(w)));
}

static void print_region(FILE *f, const json_t *r)
{
    const char *key;
    const json_t *n;
    struct kp_str b = {0};
    size_t i;
    if (json_is_true(kpn_at(r, "as_marked")))
        kp_str_add(&b, " (as marked)");
    json_object_foreach((json_t *)(uintptr_t)kpn_at(r, "code"), key, n)
        if (json_integer_value(n) && strcmp(key, "bytes") != 0)
            kp_str_addf(&b, " %s %lld", key, (long long)json_integer_value(n));
    if (kpn_whole(r, "starts") > 1)
        kp_str_addf(&b, ", in %lld copies", kpn_whole(r, "starts"));
    json_array_foreach(kpn_at(r, "why"), i, n)
        kp_str_addf(&b, "%s%s", b.len ? "; " : " ", json_string_value(n));
    fprintf(f, "    %-16s %-8s ", kp_text(r, "name"), kp_text(r, "verdict"));
    kp_put_wrapped(f, 30, 100, b.s ? b.s : "");
    kp_str_free(&b);
}

static void print_reasons(FILE *f, const json_t *c)
{
    const json_t *w;
    size_t i;
    json_array_foreach(kpn_at(c, "why"), i, w)
        put_line(f, "", kp_strdup(json_string_value(w)));
}

void kpn_print_certificate(FILE *f, const json_t *c, bool brief)
{
    const json_t *r;
    size_t i, intact = 0;
    if (!c)
        return;
    if (strcmp(kp_text(c, "verdict"), "unknown") == 0) {
        put_line(f, "machine", kp_asprintf("not compared: %s",
                 json_string_value(json_array_get(kpn_at(c, "why"), 0))));
        return;
    }
    json_array_foreach(kpn_at(c, "regions"), i, r)
        intact += strcmp(kp_text(r, "verdict"), "intact") == 0;
    const json_t *p = kpn_at(c, "pristine");
    struct kp_str line = {0};
    kp_str_addf(&line, "%s: %zu of %zu regions intact", kp_text(c, "verdict"), intact,
                json_array_size(kpn_at(c, "regions")));
    if (p)
        kp_str_addf(&line, ", pristine body %.1f%% the original's",
                    json_number_value(kpn_at(p, "percent")));
    put_line(f, "machine", kp_str_detach(&line));
    print_reasons(f, c);
    if (brief)
        return;
    print_pristine(f, c);
    print_order(f, "", p, true);
    print_elsewhere(f, c);
    const json_t *probed = kpn_at(c, "probed"), *body;
    if (!json_is_array(probed))
        print_order(f, "probed", probed, false);
    json_array_foreach((json_t *)(uintptr_t)probed, i, body) {
        char label[32];
        snprintf(label, sizeof label, "probed %zu", i + 1);
        print_order(f, label, body, false);
    }
    print_amd(f, c);
    if (kpn_at(c, "setmaxnreg"))
        put_line(f, "setmaxnreg",
                 kp_asprintf("%s -> %s", kp_text(kpn_at(c, "setmaxnreg"), "original"),
                             kp_text(kpn_at(c, "setmaxnreg"), "probed")));
    fputs("  regions\n", f);
    json_array_foreach(kpn_at(c, "regions"), i, r)
        print_region(f, r);
}
