#include "run/tune.h"

#include <math.h>

enum {
    ROUNDS = 15,
    VARIANTS = 2,  /* every CTA probed, and as sampled */
    TIMEOUT = 300, /* seconds, of all launches together */
    MOST = 2 * (KPI_MAX_PLACE + 3)
};
/* A gain below that is chance: medians of one kernel differ by as much. */
#define LEAST_GAIN 0.004
/* As sampled a launch is to take what it did: what goes beyond counts five times. */
#define SAMPLED_BAR 1.005
#define BEYOND 4

struct candidate {
    uint32_t place;
    bool early, at_once;
    struct kpn_probed *probed; /* borrowed from the kernel */
    double ratio[VARIANTS];
    const char *why; /* it is left out; or NULL */
};
struct search {
    const struct kpn_tuning *t;
    struct candidate list[MOST];
    size_t n;
};

/* ---- candidates ----------------------------------------------------------- */

static bool same_code(const struct kpn_code *a, const struct kpn_code *b)
{
    return a->image.len == b->image.len && memcmp(a->image.s, b->image.s, a->image.len) == 0;
}

/* Assembles one more; *fresh: it is none that was there. */
static int add(struct search *s, struct candidate c, bool *fresh)
{
    const struct kpn_build *b = s->t->job->build;
    s->t->config->place = c.place;
    s->t->config->early = c.early;
    s->t->config->at_once = c.at_once;
    int status =
        kpn_kernel_probed(s->t->kernel, s->t->assembler, &b->ring, s->t->job->plan, &c.probed);
    if (status != KP_OK)
        return status;
    *fresh = true;
    for (size_t i = 0; i < s->n; i++)
        *fresh = *fresh && !same_code(&s->list[i].probed->code, &c.probed->code);
    if (*fresh && s->n < MOST)
        s->list[s->n++] = c;
    return kpn_interrupted() ? KP_INTERRUPTED : KP_OK;
}

/* All places of one parting.  A place beyond an iteration's records is that of the last. */
static int add_places(struct search *s, bool early)
{
    bool fresh;
    int status = add(s, (struct candidate){.early = early}, &fresh);
    if (status != KP_OK || (early && !fresh)) /* then the parting is the same */
        return status;
    status = add(s, (struct candidate){.early = early, .at_once = true}, &fresh);
    if (status == KP_OK)
        status = add(s, (struct candidate){.early = early, .place = KPI_PLACE_END}, &fresh);
    const struct kpn_code *last = NULL;
    for (uint32_t place = 1; status == KP_OK && place <= KPI_MAX_PLACE; place++) {
        struct candidate c = {.early = early, .place = place};
        status = add(s, c, &fresh);
        const struct kpn_probed *p = s->t->kernel->probed.v[s->t->kernel->probed.n - 1];
        if (status == KP_OK && last && same_code(last, &p->code))
            break;
        last = &p->code;
    }
    return status;
}

/* What the first does not need is no bargain. */
static void leave_out(struct search *s)
{
    const struct kpn_code *first = &s->list[0].probed->code;
    for (size_t i = 1; i < s->n; i++) {
        const struct kpn_code *c = &s->list[i].probed->code;
        json_t *advisories = kpn_advisories_diff(first, c);
        if (c->spill_stores > first->spill_stores || c->spill_loads > first->spill_loads)
            s->list[i].why = "it spills";
        else if (c->registers > first->registers)
            s->list[i].why = "it needs more registers";
        else if (json_array_size(advisories))
            s->list[i].why = "it draws advice";
        json_decref(advisories);
    }
}

/* ---- launches, in the child ----------------------------------------------- */

struct loaded {
    struct kpn_kernel kernel;
    kpn_addr control;
};
struct timing {
    struct kpn_session *session;
    const struct search *search;
    struct loaded loaded[MOST];
    void *begin, *end;
    double *us; /* by candidate, variant and round: ratios to the original */
};

static bool load(struct timing *t, size_t i)
{
    struct kpn_session *s = t->session;
    struct kpn_kernel *k = &t->loaded[i].kernel;
    size_t bytes;
    return s->ops->load(s->gpu, t->search->list[i].probed->code.image.s, &k->module) &&
           s->ops->function(s->gpu, k->module, s->job->config->entry, &k->fn) &&
           s->ops->prepare(s->gpu, k->fn, &s->probed_launch) &&
           (!s->control ||
            s->ops->symbol(s->gpu, k->module, KPI_CONTROL_SYMBOL, &t->loaded[i].control, &bytes));
}

/* Microseconds of a launch of kernel fn. */
static bool timed(struct timing *t, void *fn, double *us)
{
    struct kpn_session *s = t->session;
    return kpn_time_launch(s, fn, &s->probed_launch, t->begin, t->end) &&
           kpn_time_us(s, t->begin, t->end, us);
}

static bool one_round(struct timing *t, size_t round)
{
    static const enum kpn_variant variants[VARIANTS] = {KPN_V_ALL, KPN_V_DEFAULT};
    struct kpn_session *s = t->session;
    size_t n = t->search->n;
    double original = 0, us = 0;
    for (size_t k = 0; k < n * VARIANTS; k++) {
        size_t at = round % 2 ? n * VARIANTS - 1 - k : k, i = at / VARIANTS;
        if (t->search->list[i].why)
            continue;
        if (k % (4 * VARIANTS) == 0 && !timed(t, s->original.fn, &original))
            return false;
        s->control = t->loaded[i].control;
        if (!kpn_set_variant(s, variants[at % VARIANTS]) ||
            !timed(t, t->loaded[i].kernel.fn, &us))
            return false;
        t->us[at * ROUNDS + round] = original > 0 ? us / original : 0;
    }
    return true;
}

static bool all_rounds(struct timing *t)
{
    struct kpn_session *s = t->session;
    double unused;
    if (!kpn_session_open(s) || !kpn_flush_open(s) || !s->ops->event_new(s->gpu, &t->begin) ||
        !s->ops->event_new(s->gpu, &t->end))
        return false;
    for (size_t i = 0; i < t->search->n; i++)
        if (!t->search->list[i].why && !load(t, i))
            return false;
    kpn_phase("trying where probes cost least");
    for (uint32_t i = 0; i < s->job->config->warmup; i++)
        if (!timed(t, s->original.fn, &unused))
            return false;
    for (size_t round = 0; round < ROUNDS; round++)
        if (!one_round(t, round))
            return false;
    return true;
}

static json_t *ratios_json(const struct timing *t)
{
    json_t *list = json_array();
    for (size_t at = 0; at < t->search->n * VARIANTS; at++) {
        kpn_sort(t->us + at * ROUNDS, ROUNDS);
        json_array_append_new(list, json_real(kpn_percentile(t->us + at * ROUNDS, ROUNDS, 50)));
    }
    return list;
}

static int time_in(struct kpn_session *s, json_t *report, void *search)
{
    struct timing t = {.search = search, .session = s};
    t.us = kp_alloc(t.search->n * VARIANTS * ROUNDS * sizeof *t.us);
    bool ok = all_rounds(&t);
    if (ok)
        json_object_set_new(report, "ratios", ratios_json(&t));
    free(t.us);
    return ok ? KP_OK : KP_FAILED;
}

static int time_all(void *search, json_t **report)
{
    return kpn_session_run(((struct search *)search)->t->job, time_in, search, report);
}

/* ---- the choice ------------------------------------------------------------ */

static double cost(const struct candidate *c)
{
    return c->ratio[0] + c->ratio[1] + BEYOND * fmax(0, c->ratio[1] - SAMPLED_BAR);
}

/* The cheapest that is not left out. */
static size_t cheapest(const struct search *s)
{
    size_t best = 0;
    for (size_t i = 1; i < s->n; i++)
        if (!s->list[i].why && cost(&s->list[i]) < cost(&s->list[best]))
            best = i;
    return cost(&s->list[best]) > cost(&s->list[0]) - LEAST_GAIN ? 0 : best;
}

static bool is_altered(const struct candidate *c)
{
    const json_t *verdict = json_object_get(c->probed->certificate, "verdict");
    return json_is_string(verdict) && strcmp(json_string_value(verdict), "altered") == 0;
}

/* The cheapest whose machine code is the kernel's. */
static int choose(struct search *s, size_t *kept)
{
    for (;;) {
        *kept = cheapest(s);
        if (*kept == 0)
            return KP_OK;
        int status = kpn_kernel_certify(s->t->kernel, s->t->disassembler, s->list[*kept].probed);
        if (status != KP_OK || !is_altered(&s->list[*kept]))
            return status;
        s->list[*kept].why = "it alters the kernel";
    }
}

static json_t *place_json(const struct candidate *c)
{
    return c->at_once                    ? json_string("at once")
           : c->place == KPI_PLACE_END   ? json_string("end")
           : c->place                    ? json_integer(c->place)
                                         : json_string("chosen");
}

static json_t *report_json(const struct search *s, size_t kept)
{
    json_t *tried = json_array();
    for (size_t i = 0; i < s->n; i++) {
        const struct candidate *c = &s->list[i];
        json_t *o = json_pack("{s:o,s:b,s:I}", "place", place_json(c), "early", c->early,
                              "registers", (json_int_t)c->probed->code.registers);
        if (c->ratio[0] > 0)
            json_object_update_new(o, json_pack("{s:o,s:o}", "all",
                                                kpn_json_rounded(c->ratio[0], 4), "sampled",
                                                kpn_json_rounded(c->ratio[1], 4)));
        if (c->why)
            json_object_set_new(o, "why", json_string(c->why));
        json_array_append_new(tried, o);
    }
    return json_pack("{s:o,s:i,s:o,s:I}", "shape", kp_json_text(s->t->job->plan->label), "rounds",
                     ROUNDS, "tried", tried, "kept", (json_int_t)kept);
}

static void take(struct search *s, size_t kept)
{
    s->t->config->place = s->list[kept].place;
    s->t->config->early = s->list[kept].early;
    s->t->config->at_once = s->list[kept].at_once;
}

static int measure(struct search *s)
{
    json_t *result = NULL;
    int status = kpn_child("trying placements", TIMEOUT, time_all, s, &result);
    const json_t *ratios = json_object_get(result, "ratios");
    for (size_t i = 0; i < s->n; i++)
        for (size_t v = 0; v < VARIANTS; v++)
            s->list[i].ratio[v] = json_number_value(json_array_get(ratios, i * VARIANTS + v));
    json_decref(result);
    return status;
}

int kpn_tune(const struct kpn_tuning *t, json_t **report)
{
    struct search s = {.t = t};
    if (kpn_is_amd(t->job->arch)) {
        kp_error("--tune: in AMDGCN kernels records have one place");
        return KP_USAGE;
    }
    size_t kept = 0;
    bool fresh;
    int status = add(&s, (struct candidate){.place = t->config->place, .early = t->config->early,
                                            .at_once = t->config->at_once}, &fresh);
    if (status == KP_OK)
        status = add_places(&s, false);
    if (status == KP_OK && !t->config->in_place)
        status = add_places(&s, true);
    if (status == KP_OK) {
        leave_out(&s);
        status = measure(&s);
    }
    if (status == KP_OK)
        status = choose(&s, &kept);
    if (s.n)
        take(&s, kept);
    *report = status == KP_OK ? report_json(&s, kept) : NULL;
    return status;
}
