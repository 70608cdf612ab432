/* One shape, both sides: the report's row. */
#include "diff/diff_internal.h"

#include <math.h>

#define FEWEST_SAMPLES 5 /* of a session */
#define FEWEST_PAIRS 8
/* As KPD_BETWEEN, of the ratio of kernels that run in turns, and us in quadrature: an H200 ran a
 * kernel of 11 us 0.6% faster beside itself (bench/results/null-sessions.json). */
#define BETWEEN_PAIRS 0.002
#define BETWEEN_PAIRS_US 0.05
/* Of a region's cycles; of a wait it is of the iteration's, since a wait is what is left of it. */
#define BETWEEN_REGIONS 0.01

static void put(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

static json_t *two(json_t *a, json_t *b)
{
    return json_pack("{s:o,s:o}", "a", a, "b", b);
}

/* ---- time -------------------------------------------------------------------- */

struct centers {
    KP_VEC(struct kpd_center) list;
    size_t samples, throttled;
    bool sampled; /* all from samples */
};

static void times_of(struct kpd_run *const *runs, size_t n, struct centers *out)
{
    *out = (struct centers){.sampled = true};
    for (size_t i = 0; i < n; i++) {
        struct kpd_center c;
        struct kpd_samples s;
        bool sampled;
        if (!kpd_time_of(runs[i], &c, &sampled) || c.n < FEWEST_SAMPLES)
            continue;
        KP_PUSH(out->list, c);
        out->samples += c.n;
        out->sampled = out->sampled && sampled;
        if (kpd_samples_of(runs[i], "unprobed", &s)) {
            out->throttled += s.throttled;
            kpd_samples_free(&s);
        }
    }
}

/* Medians of both sides of a pair and the ratios of their rounds; false: too few. */
static bool pair_of(const struct kpd_run *a, const struct kpd_run *b, struct kpd_center out[3])
{
    struct kpd_samples x, y;
    size_t n = 0, k = 0;
    kpd_samples_of(a, "unprobed", &x); /* none are there: n is 0 */
    kpd_samples_of(b, "candidate", &y);
    double *ratio = kp_alloc(x.n * sizeof *ratio);
    for (size_t i = 0; i < x.n; i++) {
        while (k < y.n && y.round[k] < x.round[i])
            k++;
        if (k < y.n && y.round[k] == x.round[i])
            ratio[n++] = log(y.us[k++] / x.us[i]);
    }
    for (size_t i = 0; i < x.n; i++)
        x.us[i] = log(x.us[i]);
    for (size_t i = 0; i < y.n; i++)
        y.us[i] = log(y.us[i]);
    bool enough = n >= FEWEST_PAIRS;
    if (enough) {
        out[0] = kpd_median(x.us, x.n);
        out[1] = kpd_median(y.us, y.n);
        out[2] = kpd_median(ratio, n);
    }
    free(ratio);
    kpd_samples_free(&x);
    kpd_samples_free(&y);
    return enough;
}

static double mean(const struct centers *c)
{
    double sum = 0;
    for (size_t i = 0; i < c->list.n; i++)
        sum += c->list.v[i].value;
    return sum / (double)c->list.n;
}

static json_t *time_json(const struct centers c[2], const struct kpd_interval *d,
                         double confidence, bool paired)
{
    json_t *o = json_pack("{s:f,s:f,s:f,s:f,s:f,s:f,s:b,s:[I,I],s:[I,I],s:[I,I]}", "a_us",
                          exp(mean(&c[0])), "b_us", exp(mean(&c[1])), "change", expm1(d->diff),
                          "lo", expm1(d->lo), "hi", expm1(d->hi), "confidence", confidence,
                          "paired", paired, "sessions", (json_int_t)c[0].list.n,
                          (json_int_t)c[1].list.n, "samples", (json_int_t)c[0].samples,
                          (json_int_t)c[1].samples, "throttled", (json_int_t)c[0].throttled,
                          (json_int_t)c[1].throttled);
    put(o, "between", json_real(d->between));
    put(o, "between_tier", json_string(d->estimated ? "measured and assumed" : "assumed"));
    put(o, "tier", json_string(c[0].sampled && c[1].sampled ? "measured" : "inferred"));
    return o;
}

/* b itself, for conditions that name a time. */
static void put_own(json_t *time, const struct centers *b, double between, double confidence)
{
    struct kpd_interval own;
    kpd_combine(b->list.v, b->list.n, between, confidence, &own);
    put(time, "b_lo_us", json_real(exp(own.lo)));
    put(time, "b_hi_us", json_real(exp(own.hi)));
}

static json_t *compare_pairs(const struct kpd_case *c, double confidence)
{
    struct centers sides[2] = {{.sampled = true}, {.sampled = true}}, ratios = {.sampled = true};
    struct kpd_interval d;
    json_t *o = NULL;
    for (size_t i = 0; i < c->a.n && i < c->b.n; i++) {
        struct kpd_center one[3];
        if (!pair_of(c->a.v[i], c->b.v[i], one))
            continue;
        for (size_t k = 0; k < 2; k++) {
            KP_PUSH(sides[k].list, one[k]);
            sides[k].samples += one[k].n;
        }
        KP_PUSH(ratios.list, one[2]);
    }
    if (ratios.list.n) {
        double between = hypot(BETWEEN_PAIRS, BETWEEN_PAIRS_US / exp(mean(&sides[0])));
        kpd_combine(ratios.list.v, ratios.list.n, between, confidence, &d);
        o = time_json(sides, &d, confidence, true);
        put_own(o, &sides[1], KPD_BETWEEN, confidence);
    }
    free(sides[0].list.v);
    free(sides[1].list.v);
    free(ratios.list.v);
    return o;
}

static json_t *compare_times(const struct kpd_case *c, const struct kpd_options *o,
                             double confidence)
{
    struct centers sides[2];
    struct kpd_interval d;
    json_t *time = NULL;
    double between = o->between >= 0 ? o->between : KPD_BETWEEN;
    struct kpd_prior prior = {between, KPD_BETWEEN_WEIGHT};
    if (c->paired)
        return compare_pairs(c, confidence);
    times_of(c->a.v, c->a.n, &sides[0]);
    times_of(c->b.v, c->b.n, &sides[1]);
    if (sides[0].list.n && sides[1].list.n) {
        kpd_compare(sides[0].list.v, sides[0].list.n, sides[1].list.v, sides[1].list.n, prior,
                    confidence, &d);
        time = time_json(sides, &d, confidence, false);
        put_own(time, &sides[1], between, confidence);
    }
    free(sides[0].list.v);
    free(sides[1].list.v);
    return time;
}

/* ---- regions ------------------------------------------------------------------- */

enum figure { CYCLES, OWN, OFFSET };

static const struct kpd_region *region_of(const struct kpd_run *r, const char *role,
                                          const char *name)
{
    for (size_t i = 0; i < r->regions.n; i++)
        if (strcmp(r->regions.v[i].role, role) == 0 && strcmp(r->regions.v[i].name, name) == 0)
            return &r->regions.v[i];
    return NULL;
}

/* Of few CTAs the spread is not known. */
static struct kpd_center careful(struct kpd_center c)
{
    if (c.n < 3)
        c.error = fmax(c.error, 0.05 * fabs(c.value));
    return c;
}

static size_t figures(struct kpd_run *const *runs, size_t n, const struct kpd_region *like,
                      enum figure f, struct kpd_center *out)
{
    size_t k = 0;
    for (size_t i = 0; i < n; i++) {
        const struct kpd_region *r = region_of(runs[i], like->role, like->name);
        if (r)
            out[k++] = careful(f == CYCLES ? r->cycles : f == OWN ? r->own : r->offset);
    }
    return k;
}

static json_t *interval_json(const struct kpd_center *a, size_t na, const struct kpd_center *b,
                             size_t nb, double scale, double confidence)
{
    struct kpd_interval d;
    double mean_a = 0, mean_b = 0;
    for (size_t i = 0; i < na; i++)
        mean_a += a[i].value / (double)na;
    for (size_t i = 0; i < nb; i++)
        mean_b += b[i].value / (double)nb;
    scale = fmax(scale, fmax(fabs(mean_a), fabs(mean_b)));
    struct kpd_prior prior = {BETWEEN_REGIONS * scale, KPD_BETWEEN_WEIGHT};
    kpd_compare(a, na, b, nb, prior, confidence, &d);
    return json_pack("{s:f,s:f,s:f,s:f,s:f}", "a", mean_a, "b", mean_b, "change", d.diff, "lo",
                     d.lo, "hi", d.hi);
}

/* Cycles of the role's iteration, on the side where they are more; 0: not known. */
static double iteration_of(const struct kpd_case *c, const char *role)
{
    double most = 0;
    for (size_t i = 0; i < c->a.n + c->b.n; i++) {
        const struct kpd_run *r = i < c->a.n ? c->a.v[i] : c->b.v[i - c->a.n];
        for (size_t k = 0; k < r->roles.n; k++)
            if (strcmp(r->roles.v[k].name, role) == 0)
                most = fmax(most, r->roles.v[k].cycles.value);
    }
    return most;
}

static json_t *figure_json(const struct kpd_case *c, const struct kpd_region *like, enum figure f,
                           double confidence)
{
    struct kpd_center *a = kp_alloc(c->a.n * sizeof *a), *b = kp_alloc(c->b.n * sizeof *b);
    size_t na = figures(c->a.v, c->a.n, like, f, a), nb = figures(c->b.v, c->b.n, like, f, b);
    double scale = like->waits ? iteration_of(c, like->role) : 0;
    json_t *o = na && nb ? interval_json(a, na, b, nb, scale, confidence) : json_null();
    free(a);
    free(b);
    return o;
}

static json_t *region_json(const struct kpd_case *c, const struct kpd_region *r, double confidence)
{
    const struct kpd_region *other = NULL;
    for (size_t i = 0; !other && i < c->b.n; i++)
        other = region_of(c->b.v[i], r->role, r->name);
    json_t *o = json_pack("{s:o,s:o,s:b,s:b,s:o}", "role", kp_json_text(r->role), "region",
                          kp_json_text(r->name), "waits", r->waits, "arrives", r->arrives, "on",
                          *r->on ? kp_json_text(r->on) : json_null());
    put(o, "cycles", figure_json(c, r, CYCLES, confidence));
    put(o, "own", figure_json(c, r, OWN, confidence));
    put(o, "offset", figure_json(c, r, OFFSET, confidence));
    put(o, "visits", two(json_real(r->visits), kpd_real(other ? other->visits : NAN)));
    put(o, "upper_bound", json_boolean(r->censored || (other && other->censored)));
    return o;
}

static const struct kpd_run *with_regions(struct kpd_run *const *runs, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (runs[i]->regions.n)
            return runs[i];
    return NULL;
}

static json_t *regions_json(const struct kpd_case *c, double confidence)
{
    const struct kpd_run *a = with_regions(c->a.v, c->a.n), *b = with_regions(c->b.v, c->b.n);
    if (!a || !b) {
        const char *why = (a ? c->b.v[0] : c->a.v[0])->regions_missing;
        return json_pack("{s:s}", "absent", why ? why : "no record of a region is there");
    }
    json_t *list = json_array();
    for (size_t i = 0; i < a->regions.n; i++)
        json_array_append_new(list, region_json(c, &a->regions.v[i], confidence));
    for (size_t i = 0; i < b->regions.n; i++)
        if (!region_of(a, b->regions.v[i].role, b->regions.v[i].name))
            json_array_append_new(list, json_pack("{s:o,s:o,s:s}", "role",
                                                  kp_json_text(b->regions.v[i].role), "region",
                                                  kp_json_text(b->regions.v[i].name), "only", "b"));
    return list;
}

static size_t role_figures(struct kpd_run *const *runs, size_t n, const char *role,
                           struct kpd_center *out, double *iterations)
{
    size_t k = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t r = 0; r < runs[i]->roles.n; r++)
            if (strcmp(runs[i]->roles.v[r].name, role) == 0) {
                *iterations = runs[i]->roles.v[r].iterations;
                out[k++] = careful(runs[i]->roles.v[r].cycles);
                break;
            }
    return k;
}

/* What its copies move in an iteration; 0: no mark says. */
static double role_bytes(struct kpd_run *const *runs, size_t n, const char *role)
{
    const struct kpd_run *r = with_regions(runs, n);
    double bytes = 0;
    for (size_t i = 0; r && i < r->regions.n; i++)
        if (strcmp(r->regions.v[i].role, role) == 0)
            bytes += r->regions.v[i].bytes;
    return bytes;
}

static json_t *role_json(const struct kpd_case *c, const char *name, json_t *cycles,
                         const double shown[2])
{
    return json_pack("{s:o,s:o,s:o,s:o}", "role", kp_json_text(name), "cycles", cycles,
                     "iterations", two(kpd_real(shown[0]), kpd_real(shown[1])), "bytes",
                     two(kpd_real(role_bytes(c->a.v, c->a.n, name)),
                         kpd_real(role_bytes(c->b.v, c->b.n, name))));
}

static json_t *roles_json(const struct kpd_case *c, double confidence)
{
    const struct kpd_run *first = with_regions(c->a.v, c->a.n);
    json_t *list = json_array();
    struct kpd_center *a = kp_alloc(c->a.n * sizeof *a), *b = kp_alloc(c->b.n * sizeof *b);
    for (size_t i = 0; first && i < first->roles.n; i++) {
        double shown[2] = {NAN, NAN};
        const char *name = first->roles.v[i].name;
        size_t na = role_figures(c->a.v, c->a.n, name, a, &shown[0]);
        size_t nb = role_figures(c->b.v, c->b.n, name, b, &shown[1]);
        if (na && nb)
            json_array_append_new(
                list, role_json(c, name, interval_json(a, na, b, nb, 0, confidence), shown));
    }
    free(a);
    free(b);
    return list;
}

/* ---- what the assembler made, and the rest that is exact ------------------------- */

static json_t *both(const json_t *a, const json_t *b, const char *path)
{
    return two(kpd_real(kpd_number(a, path)), kpd_real(kpd_number(b, path)));
}

static double spills(const struct kpd_run *r)
{
    return kpd_number(r->code, "spill_stores") + kpd_number(r->code, "spill_loads");
}

static double shared(const struct kpd_run *r)
{
    double dynamic = kpd_number(r->launch, "dynamic_shared");
    return kpd_number(r->code, "static_shared") + (isnan(dynamic) ? 0 : dynamic);
}

static void put_code(json_t *row, const struct kpd_run *a, const struct kpd_run *b)
{
    static const char *const keys[] = {"registers", "spill_stores", "spill_loads", "stack",
                                       "barriers", "occupancy"};
    json_t *code = json_object(), *launch = json_object();
    for (size_t i = 0; i < KP_COUNT(keys); i++)
        put(code, keys[i], both(a->code, b->code, keys[i]));
    put(code, "spills", two(kpd_real(spills(a)), kpd_real(spills(b))));
    put(code, "shared", two(kpd_real(shared(a)), kpd_real(shared(b))));
    put(row, "code", code);
    static const char *const dims[] = {"grid", "block", "cluster"};
    for (size_t i = 0; i < KP_COUNT(dims); i++) {
        const json_t *x = kpd_at(a->launch, dims[i]), *y = kpd_at(b->launch, dims[i]);
        put(launch, dims[i], two(x ? json_deep_copy(x) : json_null(),
                                 y ? json_deep_copy(y) : json_null()));
    }
    put(launch, "launches", both(a->part, b->part, "baseline.timing.scope.launches"));
    put(row, "launch", launch);
    put(row, "assembler", two(a->assembler ? json_deep_copy(a->assembler) : json_null(),
                              b->assembler ? json_deep_copy(b->assembler) : json_null()));
    put(row, "memory", both(a->part, b->part, "baseline.memory.tensors_bytes"));
    put(row, "peak_memory", both(a->part, b->part, "baseline.memory.peak_bytes"));
    put(row, "assembly_ms", both(a->part, b->part, "baseline.assembly_ms.original"));
    put(row, "clock_mhz", both(a->part, b->part, "stamps.clock_mhz"));
}

/* ---- instructions ----------------------------------------------------------------- */

static bool same_row(const json_t *a, const json_t *b)
{
    return strcmp(kpd_text(a, "op"), kpd_text(b, "op")) == 0 &&
           strcmp(kpd_text(a, "form"), kpd_text(b, "form")) == 0 &&
           json_equal(json_object_get(a, "bytes"), json_object_get(b, "bytes")) ==
               (json_object_get(a, "bytes") != NULL || json_object_get(b, "bytes") != NULL);
}

static json_int_t count_in(const json_t *mix, const json_t *like)
{
    const json_t *row;
    size_t i;
    json_array_foreach(mix, i, row)
        if (same_row(row, like))
            return json_integer_value(json_object_get(row, "count"));
    return 0;
}

static void compare_mix(json_t *out, const char *where, const json_t *a, const json_t *b)
{
    const json_t *row;
    size_t i;
    for (int side = 0; side < 2; side++)
        json_array_foreach(side ? b : a, i, row) {
            json_int_t x = count_in(a, row), y = count_in(b, row);
            if (x == y || (side && x)) /* the same, or said already */
                continue;
            json_t *o = json_pack("{s:o,s:s,s:I,s:I}", "where",
                                  where ? kp_json_text(where) : json_null(), "op",
                                  kpd_text(row, "op"), "a", x, "b", y);
            if (json_object_get(row, "form"))
                json_object_set(o, "form", json_object_get(row, "form"));
            if (json_object_get(row, "bytes"))
                json_object_set(o, "bytes", json_object_get(row, "bytes"));
            json_array_append_new(out, o);
        }
}

static const json_t *mix_of(const json_t *instructions, const char *region)
{
    const json_t *regions = json_object_get(instructions, "regions");
    return json_object_get(kp_json_find(regions, "name", region), "mix");
}

static json_t *instructions_json(const json_t *a, const json_t *b)
{
    const json_t *r;
    size_t i;
    if (!a || !b)
        return json_pack("{s:s}", "absent", "a run does not say which instructions its kernel has");
    json_t *list = json_array();
    json_array_foreach(json_object_get(a, "regions"), i, r)
        if (mix_of(b, kpd_text(r, "name")))
            compare_mix(list, kpd_text(r, "name"), json_object_get(r, "mix"),
                        mix_of(b, kpd_text(r, "name")));
    compare_mix(list, NULL, json_object_get(a, "whole"), json_object_get(b, "whole"));
    return list;
}

/* ---- the row ------------------------------------------------------------------------ */

static const char *verdict_of(const json_t *time)
{
    if (kpd_number(time, "lo") > 0)
        return "slower";
    return kpd_number(time, "hi") < 0 ? "faster" : "no difference shown";
}

/* A side whose runs are of several kernels is no side. */
static bool mixed(struct kpd_run *const *runs, size_t n)
{
    for (size_t i = 1; i < n; i++)
        if (strcmp(kpd_text(runs[i]->source, "sha256"), kpd_text(runs[0]->source, "sha256")) != 0)
            return true;
    return false;
}

static const char *why_not(const struct kpd_case *c, bool refused)
{
    if (!c->a.n)
        return "only B has this shape";
    if (!c->b.n)
        return "only A has this shape";
    if (refused)
        return "they were not measured alike";
    if (mixed(c->a.v, c->a.n))
        return "A's runs are of different kernels";
    return mixed(c->b.v, c->b.n) ? "B's runs are of different kernels" : NULL;
}

static void compare(json_t *row, const struct kpd_case *c, const struct kpd_options *o,
                    size_t shapes)
{
    const struct kpd_run *a = c->a.v[0], *b = c->b.v[0];
    double confidence = 1 - (1 - o->confidence) / (double)(shapes ? shapes : 1);
    json_t *time = compare_times(c, o, confidence);
    put(row, "verdict", json_string(time ? verdict_of(time) : "not comparable"));
    if (!time)
        put(row, "why", json_string("times of at least five launches (eight pairs) are not there "
                                    "on both sides"));
    put(row, "time", time ? time : json_null());
    put_code(row, a, b);
    put(row, "instructions", instructions_json(a->instructions, b->instructions));
    put(row, "output", kpd_output_json(c));
    put(row, "roles", roles_json(c, o->confidence));
    put(row, "regions", regions_json(c, o->confidence));
    put(row, "reasons", kpd_reasons(row));
}

json_t *kpd_case_json(const struct kpd_case *c, const struct kpd_options *o, size_t shapes)
{
    bool refused = false;
    json_t *differs = c->a.n && c->b.n ? kpd_differs(c, o->allow, &refused) : json_array();
    const char *why = why_not(c, refused);
    json_t *row = json_pack("{s:o,s:o,s:O?,s:[I,I],s:o}", "entry", kp_json_text(c->entry), "label",
                            kp_json_text(c->label), "shape", c->shape, "runs",
                            (json_int_t)c->a.n, (json_int_t)c->b.n, "differs", differs);
    if (why) {
        put(row, "verdict", json_string("not comparable"));
        put(row, "why", json_string(why));
    } else {
        compare(row, c, o, shapes);
    }
    return row;
}
