#include "run/assemble/build.h"

#include "instrument/image/image.h"

#include <ctype.h>
#include <errno.h>
#include <unistd.h>

#define MAX_KERNEL (256u << 20)

/* The entry that the config names: exactly, or the only one that a glob takes. */
static int find_entry(struct kpn_kernel_file *k)
{
    const struct kpn_config *c = k->config;
    json_t *entries = json_object_get(k->inspected, "entries"), *e;
    const char *names[65] = {NULL};
    size_t i, matches = 0, listed = 0;
    json_array_foreach(entries, i, e) {
        if (listed < 64)
            names[listed++] = kp_text(e, "name");
        if (strcmp(kp_text(e, "name"), c->entry) == 0) {
            k->entry = e;
            return KP_OK;
        }
        if (kpi_kernel_is(c->entry, kp_text(e, "name")) && matches++ == 0)
            k->entry = e;
    }
    if (matches == 1)
        return KP_OK;
    const char *near = kp_nearest(c->entry, names);
    if (matches)
        kpn_error_in(c, c->entry_node, 0, strlen(c->entry), "'%s' matches %zu entries of %s",
                     c->entry, matches, k->path);
    else
        kpn_error_in(c, c->entry_node, 0, strlen(c->entry), "%s has no entry '%s'%s%s%s",
                     k->path, c->entry, near ? "; did you mean '" : "", near ? near : "",
                     near ? "'?" : "");
    return KP_MALFORMED;
}

static size_t param_bytes(const struct kpn_param_spec *p)
{
    static const unsigned char scalar[] = {4, 8, 4, 8, 4, 8, 1, 1, 2, 2};
    return p->kind == KPN_P_MAP      ? 128
           : p->kind == KPN_P_TENSOR ? 8
           : p->kind == KPN_P_BYTES  ? (size_t)p->size
                                     : scalar[p->type];
}

/* The driver reads as many parameters as the kernel has, whatever it is given. */
static int check_params(struct kpn_kernel_file *k)
{
    const struct kpn_config *c = k->config;
    json_t *params = json_object_get(k->entry, "params");
    size_t n = json_array_size(params);
    for (size_t i = 0; i < n && i < c->param_count; i++) {
        json_t *p = json_array_get(params, i);
        json_int_t bytes = json_integer_value(json_object_get(p, "bytes"));
        size_t given = param_bytes(&c->params[i]);
        if (bytes == (json_int_t)given)
            continue;
        kp_error_at(&c->src, c->params[i].node->offset, c->params[i].node->span,
                    "parameter %zu is %zu bytes here and %lld in %s (%s)", i, given,
                    (long long)bytes, kp_text(k->entry, "name"), kp_text(p, "name"));
        return KP_MALFORMED;
    }
    if (n == c->param_count)
        return KP_OK;
    const struct kpn_node *at = kpn_yaml_get(c->root, "params");
    const json_t *next = json_array_get(params, c->param_count);
    char more[160] = "";
    if (next)
        snprintf(more, sizeof more,
                 "; the next is %.64s, of %lld bytes ('kperf inspect' lists all)",
                 kp_text(next, "name"),
                 (long long)json_integer_value(json_object_get(next, "bytes")));
    kp_error_at(&c->src, at->offset, 1, "%zu parameters; %s takes %zu%s", c->param_count,
                kp_text(k->entry, "name"), n, more);
    return KP_MALFORMED;
}

/* The PTX of a compiled file, in its place. */
static int unpack(struct kpn_kernel_file *k)
{
    const struct kpn_config *c = k->config;
    const struct kpi_choice choice = {.kernels = &c->entry, .kernel_count = 1, .arch = c->arch};
    struct kpi_image image = {0};
    struct kp_str ptx = {0};
    if (!kpi_is_image(&k->src))
        return KP_OK;
    int status = kpi_image_choose(&k->src, &choice, &ptx, &image);
    kpi_image_free(&image);
    kp_str_free(&k->text);
    k->text = ptx;
    k->src = (struct kp_source){k->path, k->text.s ? k->text.s : "", k->text.len};
    return status;
}

/* Waits that were found and that nothing is tied to: for the model they are work. */
static void say_untied(const struct kpn_kernel_file *k, const json_t *unknown)
{
    size_t i;
    json_t *j;
    json_array_foreach(unknown, i, j)
    {
        const char *region = kp_text(j, "region");
        if (strncmp(region, "wait.", 5) == 0)
            kp_note("%s:%lld: what '%s' waits for is not shown, so that the model takes it for "
                    "work: %s", kp_shown_name(k->path), (long long)kpn_whole(j, "line"), region,
                    kp_text(j, "why"));
    }
}

/* The marks that the config's rules ask for, in the text that all else reads. */
static int mark(struct kpn_kernel_file *k)
{
    struct kpi_rules rules = kpn_rules_of(&k->config->rules);
    struct kp_str marked = {0};
    json_t *report;
    if (!rules.count && !rules.automatic)
        return KP_OK;
    rules.kernels = &k->config->entry;
    rules.kernel_count = 1;
    int status = kpi_mark_by_rules(&k->src, &rules, &marked, &report);
    if (status != KP_OK)
        return status == KP_USAGE ? KP_MALFORMED : status;
    say_untied(k, json_object_get(report, "unknown"));
    json_decref(report);
    kp_str_free(&k->text);
    k->text = marked;
    k->src = (struct kp_source){k->path, k->text.s, k->text.len};
    return KP_OK;
}

int kpn_kernel_open(const struct kpn_config *c, struct kpn_kernel_file *k)
{
    *k = (struct kpn_kernel_file){.config = c};
    k->path = kp_path_beside(c->src.name, c->kernel);
    if (access(k->path, R_OK) != 0) { /* said with its place in the config */
        kpn_error_in(c, c->kernel_node, 0, strlen(c->kernel), "%s: %s", k->path, strerror(errno));
        return KP_FAILED;
    }
    int status = kp_read_file(k->path, MAX_KERNEL, &k->text);
    if (status != KP_OK)
        return status;
    k->src = (struct kp_source){k->path, k->text.s, k->text.len};
    kp_sha256_hex(k->text.s, k->text.len, k->sha256);
    status = unpack(k);
    if (status != KP_OK)
        return status;
    if (kpi_is_instrumented(&k->src)) {
        kpn_error_in(c, c->kernel_node, 0, strlen(c->kernel),
                     "%s is instrumented already; name the original (kperf strip gives it back)",
                     k->path);
        return KP_MALFORMED;
    }
    status = mark(k);
    if (status == KP_OK)
        status = kpi_inspect(&k->src, &k->inspected);
    if (status == KP_OK)
        status = find_entry(k);
    if (status == KP_OK)
        status = check_params(k);
    if (status != KP_OK)
        return status;
    k->name = kp_text(k->entry, "name");
    k->arch = c->arch ? c->arch : kp_text(k->inspected, "target");
    return KP_OK;
}

static bool alike(const struct kpn_asked *p, const struct kpn_asked *q)
{
    return p->strategy == q->strategy && p->separate == q->separate && p->unit == q->unit &&
           p->capacity == q->capacity && p->slots == q->slots && p->threads == q->threads &&
           p->shared == q->shared && p->grid_dimensions == q->grid_dimensions &&
           p->block_dimensions == q->block_dimensions && p->at_once == q->at_once &&
           p->early == q->early && p->place == q->place && p->only_kept == q->only_kept &&
           p->turns == q->turns;
}

static void probed_clear(struct kpn_probed *p)
{
    kpn_code_free(&p->code);
    json_decref(p->map);
    json_decref(p->certificate);
    *p = (struct kpn_probed){.asked = p->asked};
}

void kpn_kernel_close(struct kpn_kernel_file *k)
{
    for (size_t i = 0; i < k->probed.n; i++) {
        probed_clear(k->probed.v[i]);
        free(k->probed.v[i]);
    }
    free(k->probed.v);
    kpn_code_free(&k->original);
    json_decref(k->inspected);
    json_decref(k->contents);
    kp_str_free(&k->text);
    free(k->path);
}

int kpn_kernel_original(struct kpn_kernel_file *k, struct kpn_assembler *a)
{
    const struct kpn_config *c = k->config;
    if (!a || k->assembled)
        return KP_OK;
    int status = kpn_assemble(a, k->path, k->text.s, k->text.len, k->arch, c->options,
                              c->option_count, k->name, &k->original);
    k->assembled = status == KP_OK;
    return status;
}

/* As in kpi_options. */
static uint8_t dimensions_of(const uint32_t of[3])
{
    return of[2] > 1 ? 0 : of[1] > 1 ? 2 : 1;
}

/* With rings in shared memory a launch of two dimensions is not told of: attn_ws_b, whose loop goes
 * the faster way by chance, takes 8% longer then (doc/findings/strategies.md). */
static void tell_dimensions(const struct kpn_plan *plan, struct kpn_asked *a)
{
    uint8_t grid = dimensions_of(plan->grid), block = dimensions_of(plan->block);
    if (a->strategy != KPI_GLOBAL && (grid != 1 || block != 1))
        return;
    a->grid_dimensions = grid;
    a->block_dimensions = block;
}

/* Warp groups with roles of their own give each other registers. */
static bool has_roles(const struct kpn_kernel_file *k)
{
    return memmem(k->text.s, k->text.len, "setmaxnreg", 10) != NULL;
}

/* A ring that keeps all has nothing to leave out; a loop that is there twice has a price where a
 * CTA goes round it a few times.  There its warp groups are recorded in turn, too, where every CTA
 * is. */
static struct kpn_asked wanted(const struct kpn_kernel_file *k, const struct kpn_ring *ring,
                               const struct kpn_plan *plan)
{
    const struct kpn_config *c = k->config;
    struct kpn_asked a = {
        .strategy = ring->strategy, .separate = ring->separate, .slots = ring->slots,
        .unit = ring->warpgroup ? KPI_UNIT_WARPGROUP : c->unit,
        .capacity = ring->capacity, .threads = (uint32_t)plan->threads, .shared = plan->shared,
        .at_once = c->at_once, .early = c->early, .place = c->place,
        .only_kept = c->only_kept && !ring->all,
        .turns = c->turns_fixed ? c->turns : ring->few && has_roles(k)};
    tell_dimensions(plan, &a);
    return a;
}

#define PARAMETER_BYTES 4096u /* that every kernel may have */

/* Has the kernel room for a parameter of the probes' own? */
static bool has_room(const struct kpn_kernel_file *k)
{
    size_t bytes = 0;
    for (size_t i = 0; i < k->config->param_count; i++) {
        size_t own = param_bytes(&k->config->params[i]);
        bytes = (bytes + own - 1) / own * own + own;
    }
    return !kpn_is_amd(k->arch) && bytes + 2 * sizeof(struct kpi_parameter) <= PARAMETER_BYTES;
}

/* Is the kernel declared beside where it is defined?  Both must have the same parameters. */
static bool is_declared(const struct kpn_kernel_file *k)
{
    const char *at = k->text.s, *end = at + k->text.len;
    size_t length = strlen(k->name);
    unsigned found = 0;
    while ((at = memmem(at, (size_t)(end - at), ".entry", 6)) != NULL) {
        at += 6;
        const char *name = at;
        while (name < end && isspace((unsigned char)*name))
            name++;
        found += (size_t)(end - name) > length && memcmp(name, k->name, length) == 0 &&
                 (name[length] == '(' || isspace((unsigned char)name[length]));
    }
    return found > 1;
}

static int add_probes(struct kpn_kernel_file *k, struct kpn_spared spared, struct kpn_probed *p,
                      struct kp_str *text)
{
    const struct kpn_config *c = k->config;
    const struct kpn_asked *of = &p->asked;
    bool parameter = has_room(k) && !is_declared(k);
    struct kpi_options options = {.kernels = &k->name, .kernel_count = 1,
                                  .in_place = c->in_place, .separate = of->separate,
                                  .at_once = of->at_once || spared.gather, .exact = c->exact,
                                  .early = of->early, .place = of->place,
                                  .only_kept = of->only_kept && !spared.quiet &&
                                               (of->strategy == KPI_CIRCULAR ||
                                                (of->strategy == KPI_GLOBAL && parameter)),
                                  .grid_dimensions = of->grid_dimensions,
                                  .block_dimensions = of->block_dimensions,
                                  .all_threads = of->strategy == KPI_GLOBAL,
                                  .parameter = parameter, .turns = of->turns,
                                  .slim = spared.slim,
                                  .unit = of->unit, .bodies = c->bodies, .split = c->split,
                                  .strategy = of->strategy, .warps = c->warps,
                                  .capacity = of->slots, .keep = of->capacity,
                                  .threads = of->threads, .store = c->store,
                                  .pins = spared.pins ? KPI_PINS_NONE : c->pins};
    int status = kpi_instrument(&k->src, &options, text, &p->map);
    if (status != KP_OK)
        return status;
    kp_sha256_hex(text->s, text->len, p->sha256);
    json_t *entries = json_object_get(p->map, "entries"), *e;
    size_t i;
    json_array_foreach(entries, i, e)
        if (strcmp(kp_text(e, "name"), k->name) == 0)
            p->entry = e;
    if (p->entry)
        return KP_OK;
    kp_error("%s: '%s' has no marks; there is nothing to record", k->path, k->name);
    return KP_MALFORMED;
}

static int instrument(struct kpn_kernel_file *k, struct kpn_assembler *a,
                      struct kpn_spared spared, struct kpn_probed *p)
{
    const struct kpn_config *c = k->config;
    struct kp_str text = {0};
    int status = add_probes(k, spared, p, &text);
    if (status == KP_OK && a) {
        char *what = kp_asprintf("%s with probes", k->path);
        status = kpn_assemble(a, what, text.s, text.len, k->arch, c->options, c->option_count,
                              k->name, &p->code);
        p->assembled = status == KP_OK;
        free(what);
    }
    kp_str_free(&text);
    return status;
}

static bool has_pins(const struct kpn_probed *p)
{
    json_t *region;
    size_t i;
    json_array_foreach(json_object_get(p->entry, "regions"), i, region)
        if (json_integer_value(json_object_get(region, "pinned")))
            return true;
    return false;
}

static uint64_t spills(const struct kpn_code *c)
{
    return (uint64_t)c->spill_stores + c->spill_loads;
}

/* CTAs of it on an SM. */
static uint32_t ctas_of(const struct kpn_kernel_file *k, const struct kpn_probed *p,
                        const struct kpn_code *c)
{
    return kpn_occupancy(k->limits, p->asked.threads, c->registers, c->shared + p->asked.shared,
                         NULL);
}

/* Are there fewer of the probed kernel's CTAs on an SM for its registers alone? */
static bool crowds(const struct kpn_kernel_file *k, const struct kpn_probed *p)
{
    struct kpn_code as_before = p->code;
    as_before.registers = k->original.registers;
    return k->limits && !k->limits->amd && p->code.registers > k->original.registers &&
           ctas_of(k, p, &p->code) < ctas_of(k, p, &as_before);
}

static void say_spared(const struct kpn_kernel_file *k, const char *what,
                       const struct kpn_probed *p, const struct kpn_probed *bare)
{
    if (spills(&bare->code) < spills(&p->code))
        kp_note("%s: no %s: with them the assembler spills %llu bytes, without %llu", k->path,
                what, (unsigned long long)spills(&p->code),
                (unsigned long long)spills(&bare->code));
    else
        kp_note("%s: no %s: with them it takes %u registers, and %u CTAs fit an SM, without %u and "
                "%u",
                k->path, what, p->code.registers, ctas_of(k, p, &p->code), bare->code.registers,
                ctas_of(k, bare, &bare->code));
}

/* Without that where it makes the assembler spill, or leaves room for fewer CTAs: that costs more
 * than it gives. */
static int spare(struct kpn_kernel_file *k, struct kpn_assembler *a, struct kpn_spared spared,
                 const char *what, struct kpn_probed *p)
{
    if (!a || !k->assembled)
        return KP_OK;
    bool spilled = spills(&p->code) > spills(&k->original), crowded = !spilled && crowds(k, p);
    if (!spilled && !crowded)
        return KP_OK;
    struct kpn_probed bare = {.asked = p->asked, .spared = spared};
    int status = instrument(k, a, spared, &bare);
    if (status == KP_OK &&
        (spilled ? spills(&bare.code) < spills(&p->code)
                 : spills(&bare.code) <= spills(&p->code) &&
                       ctas_of(k, &bare, &bare.code) > ctas_of(k, p, &p->code))) {
        say_spared(k, what, p, &bare);
        probed_clear(p);
        *p = bare;
        return KP_OK;
    }
    probed_clear(&bare);
    return status;
}

/* What takes registers, the dearer first. */
static int spare_registers(struct kpn_kernel_file *k, struct kpn_assembler *a,
                           struct kpn_probed *p)
{
    int status = KP_OK;
    if (has_pins(p))
        status = spare(k, a, (struct kpn_spared){.pins = true}, "pins", p);
    if (status == KP_OK && !k->config->at_once)
        status = spare(k, a, (struct kpn_spared){.pins = p->spared.pins, .gather = true},
                       "records kept for a loop's end", p);
    if (status == KP_OK && json_object_get(p->entry, "quiet_loops")) {
        struct kpn_spared spared = p->spared;
        spared.quiet = true;
        status = spare(k, a, spared, "iterations without probes", p);
    }
    return status;
}

enum { SMALL = 96 }; /* registers; larger kernels take none of the probes' */

static bool takes_more(const struct kpn_kernel_file *k, const struct kpn_probed *p)
{
    return p->code.registers > k->original.registers + KPN_REGISTERS_MORE;
}

/* Slim probes, at once: the records of a loop's iteration, too; if that keeps to the registers that
 * probes may take. */
static int try_slim(struct kpn_kernel_file *k, struct kpn_assembler *a, bool at_once,
                    struct kpn_probed *p)
{
    struct kpn_spared spared = p->spared;
    spared.slim = true;
    spared.gather = spared.gather || at_once;
    struct kpn_probed slim = {.asked = p->asked, .spared = spared};
    int status = instrument(k, a, spared, &slim);
    if (status == KP_OK && spills(&slim.code) <= spills(&p->code) && !takes_more(k, &slim)) {
        kp_note("%s: slim probes: with them it takes %u registers, with others %u", k->path,
                slim.code.registers, p->code.registers);
        probed_clear(p);
        *p = slim;
        return KP_OK;
    }
    probed_clear(&slim);
    return status;
}

/* A kernel of few registers gets slim probes where others take more than they may.  With its
 * records at once only where it is asked for, or a CTA fewer fits an SM: what a record takes of
 * short regions is not known as well then (doc/findings/record-cost.md). */
static int slim_down(struct kpn_kernel_file *k, struct kpn_assembler *a, struct kpn_probed *p)
{
    int status = KP_OK;
    if (!a || !k->assembled || p->code.wave || k->original.registers > SMALL)
        return KP_OK;
    if (takes_more(k, p))
        status = try_slim(k, a, false, p);
    if (status == KP_OK && takes_more(k, p) && (k->config->slim || crowds(k, p)))
        status = try_slim(k, a, true, p);
    return status;
}

int kpn_kernel_probed(struct kpn_kernel_file *k, struct kpn_assembler *a,
                      const struct kpn_ring *ring, const struct kpn_plan *plan,
                      struct kpn_probed **out)
{
    const struct kpn_asked want = wanted(k, ring, plan);
    for (size_t i = 0; i < k->probed.n; i++) {
        *out = k->probed.v[i];
        if (alike(&(*out)->asked, &want) && (*out)->entry && (*out)->assembled == (a != NULL))
            return KP_OK;
    }
    *out = kp_alloc(sizeof **out);
    (*out)->asked = want;
    KP_PUSH(k->probed, *out);
    int status = instrument(k, a, (struct kpn_spared){0}, *out);
    if (status == KP_OK)
        status = spare_registers(k, a, *out);
    return status == KP_OK ? slim_down(k, a, *out) : status;
}

static const json_t *contents(struct kpn_kernel_file *k)
{
    if (!k->contents && kpi_contents(&k->src, &k->contents) != KP_OK)
        k->contents = NULL;
    return json_object_get(k->contents, k->name);
}

int kpn_kernel_certify(struct kpn_kernel_file *k, const struct kpn_disassembler *d,
                       struct kpn_probed *p)
{
    if (p->certificate || !k->assembled || !p->assembled)
        return KP_OK;
    const struct kpn_certified what = {k->name, &k->original, &p->code, p->entry,
                                       d->path ? contents(k) : NULL, k->arch};
    p->certificate = kpn_certificate(d, &what);
    return p->certificate ? KP_OK : KP_INTERRUPTED;
}

/* What others tell of the regions in list, by "id": the texts under these keys. */
static void take(json_t *list, const json_t *others, const char *const *keys, size_t n)
{
    json_t *region;
    const json_t *c;
    size_t i, k;
    json_array_foreach(others, k, c) {
        json_int_t id = json_integer_value(json_object_get(c, "id"));
        json_array_foreach(list, i, region)
            for (size_t m = 0; m < n; m++)
                if (json_is_string(json_object_get(c, keys[m])) &&
                    json_integer_value(json_object_get(region, "id")) == id)
                    json_object_set(region, keys[m], json_object_get(c, keys[m]));
    }
}

json_t *kpn_kernel_regions(struct kpn_kernel_file *k, const struct kpn_probed *p)
{
    json_t *list = json_deep_copy(json_object_get(p->entry, "regions"));
    static const char *const keys[] = {"waits_for", "begins_behind", "ends_behind"};
    static const char *const late[] = {"late_start", "late_end"};
    take(list, json_object_get(contents(k), "regions"), keys, KP_COUNT(keys));
    take(list, json_object_get(p->certificate, "regions"), late, KP_COUNT(late));
    return list;
}

json_t *kpn_instructions_json(const json_t *held)
{
    const json_t *r;
    json_t *regions = json_array();
    size_t i;
    json_array_foreach(json_object_get(held, "regions"), i, r)
        json_array_append_new(regions, json_pack("{s:O,s:O}", "name", json_object_get(r, "name"),
                                                 "mix", json_object_get(r, "mix")));
    json_t *whole = json_object_get(json_object_get(held, "whole"), "mix");
    if (whole)
        return json_pack("{s:s,s:O,s:o}", "of", "source", "whole", whole, "regions", regions);
    json_decref(regions);
    return NULL;
}

json_t *kpn_kernel_fetches(struct kpn_kernel_file *k)
{
    return json_incref(json_object_get(contents(k), "fetches"));
}

json_t *kpn_kernel_instructions(struct kpn_kernel_file *k)
{
    return kpn_instructions_json(contents(k));
}
