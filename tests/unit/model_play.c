#include "model_play.h"

enum { MAX_UNITS = 16 };
#define UNKNOWN INT64_MIN

struct unit {
    const struct play_role *role;
    size_t role_index, op; /* the next to play */
    int iteration;
    int64_t now;
    int64_t *begin, *end;  /* [iteration * ops + op] */
    KP_VEC(struct kpr_span) spans;
};
struct cta {
    const struct play *p;
    struct unit units[MAX_UNITS];
    size_t count;
};

static bool is(const char *a, const char *b)
{
    return a && b && strcmp(a, b) == 0;
}

static bool arrives_on(const struct play_op *op, const char *barrier)
{
    return is(op->arrives[0], barrier) || is(op->arrives[1], barrier);
}

static int64_t max64(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* When one op's part in the barrier's completion is done; UNKNOWN: not yet. */
static int64_t part_done(const struct unit *u, size_t op, int i, const char *barrier)
{
    const struct play_op *o = &u->role->ops[op];
    size_t at = (size_t)i * u->role->count + op;
    bool both = arrives_on(o, barrier) && is(o->waits, barrier);
    int64_t t = both ? u->begin[at] : u->end[at];
    if (t == UNKNOWN)
        return UNKNOWN;
    return is(o->completes_on, barrier) ? t + o->latency : t;
}

static bool takes_part(const struct play_op *o, const char *barrier)
{
    return arrives_on(o, barrier) || is(o->completes_on, barrier);
}

/* When the barrier's iteration i is complete.  Loads of iterations before the
 * first were started at the CTA's entry; slots before the first are free. */
static int64_t barrier_done(const struct cta *c, const char *barrier, int i)
{
    int64_t done = 0;
    for (size_t n = 0; n < c->count; n++) {
        const struct unit *u = &c->units[n];
        for (size_t op = 0; op < u->role->count; op++) {
            if (!takes_part(&u->role->ops[op], barrier))
                continue;
            if (i < 0) {
                if (is(u->role->ops[op].completes_on, barrier))
                    done = max64(done, u->role->ops[op].latency);
                continue;
            }
            int64_t t = part_done(u, op, i, barrier);
            if (t == UNKNOWN)
                return UNKNOWN;
            done = max64(done, t);
        }
    }
    return done;
}

/* When the unit's own operation of iteration i ends; UNKNOWN when the name is
 * not one of its operations. */
static bool own_done(const struct unit *u, const char *name, int i, int64_t *out)
{
    for (size_t op = 0; op < u->role->count; op++) {
        const struct play_op *o = &u->role->ops[op];
        if (!is(o->async, name) || o->completes_on)
            continue;
        *out = i < 0 ? 0 : u->end[(size_t)i * u->role->count + op] + o->latency;
        return true;
    }
    return false;
}

/* Plays the unit's next op when what it needs is known. */
static bool step(struct cta *c, struct unit *u)
{
    if (u->iteration == c->p->iterations)
        return false;
    const struct play_op *o = &u->role->ops[u->op];
    size_t at = (size_t)u->iteration * u->role->count + u->op;
    u->begin[at] = u->now;
    int64_t end = u->now + o->cost, ready;
    if (o->waits) {
        int i = u->iteration - o->distance;
        if (!own_done(u, o->waits, i, &ready))
            ready = barrier_done(c, o->waits, i);
        if (ready == UNKNOWN)
            return false;
        end = max64(end, ready + o->wake);
    }
    u->end[at] = end;
    struct kpr_span s = {.region = 0, .raw_start = u->now, .raw_end = end};
    for (size_t r = 0; r < u->role_index; r++)
        s.region += (uint32_t)c->p->roles[r].count;
    s.region += (uint32_t)u->op;
    KP_PUSH(u->spans, s);
    u->now = end + c->p->gap;
    u->op = (u->op + 1) % u->role->count;
    u->iteration += u->op == 0;
    return true;
}

static void cta_start(struct cta *c, const struct play *p)
{
    *c = (struct cta){.p = p};
    for (size_t r = 0; r < p->role_count; r++) {
        for (int i = 0; i < p->roles[r].units; i++) {
            struct unit *u = &c->units[c->count++];
            size_t n = (size_t)p->iterations * p->roles[r].count;
            *u = (struct unit){.role = &p->roles[r], .role_index = r,
                               .now = 500 + p->roles[r].start + 7 * i};
            u->begin = kp_alloc(n * sizeof *u->begin);
            u->end = kp_alloc(n * sizeof *u->end);
            for (size_t k = 0; k < n; k++)
                u->begin[k] = u->end[k] = UNKNOWN;
        }
    }
}

static void cta_play(struct cta *c)
{
    bool moved = true;
    while (moved) {
        moved = false;
        for (size_t n = 0; n < c->count; n++)
            while (step(c, &c->units[n]))
                moved = true;
    }
    for (size_t n = 0; n < c->count; n++)
        if (c->units[n].iteration != c->p->iterations)
            abort(); /* the program hangs */
}

/* Every role has its own copy of its regions' table rows. */
static struct kpt_region *regions_new(const struct play *p, size_t *count)
{
    size_t n = 0;
    for (size_t r = 0; r < p->role_count; r++)
        n += p->roles[r].count;
    struct kpt_region *out = kp_alloc((n + 1) * sizeof *out);
    *count = n;
    n = 0;
    for (size_t r = 0; r < p->role_count; r++) {
        for (size_t k = 0; k < p->roles[r].count; k++, n++) {
            const struct play_op *o = &p->roles[r].ops[k];
            out[n] = (struct kpt_region){.name = o->region, .line = 1 + (uint32_t)n};
            out[n].waits = kp_alloc(sizeof *out[n].waits);
            out[n].asyncs = kp_alloc(sizeof *out[n].asyncs);
            out[n].arrives = kp_alloc(2 * sizeof *out[n].arrives);
            if (o->waits)
                out[n].waits[out[n].wait_count++] =
                    (struct kpt_wait){.on = o->waits, .distance = (uint32_t)o->distance};
            for (size_t a = 0; a < 2; a++)
                if (o->arrives[a])
                    out[n].arrives[out[n].arrive_count++] = o->arrives[a];
            if (o->async)
                out[n].asyncs[out[n].async_count++] = (struct kpt_async){
                    .name = o->async, .engine = o->engine, .arrives = o->completes_on,
                    .bytes = o->bytes};
        }
    }
    return out;
}

static double period_of(const struct unit *u)
{
    size_t n = u->role->count;
    int last = u->iteration - 1;
    return (double)(u->begin[(size_t)last * n] - u->begin[(size_t)(last - 36) * n]) / 36;
}

static struct kpr_cta cta_take(struct cta *c, uint32_t id)
{
    struct kpr_cta out = {.cta = id, .sm = id, .unit_count = c->count, .ns_per_cycle = 0.5};
    out.units = kp_alloc(c->count * sizeof *out.units);
    for (size_t n = 0; n < c->count; n++) {
        struct unit *u = &c->units[n];
        out.units[n] = (struct kpr_unit){
            .unit = (uint32_t)n, .warp = (uint32_t)n, .role = (uint32_t)u->role_index,
            .count = 2 * u->spans.n, .spans = u->spans.v, .span_count = u->spans.n, .cut = -1};
        free(u->begin);
        free(u->end);
    }
    return out;
}

struct play_trace play_run(const struct play *p)
{
    struct play_trace t = {.cta_count = (size_t)p->ctas};
    t.run.info = (struct kpt_info){.entry = "play", .capacity = 1024, .warps_per_unit = 4};
    t.run.info.regions = regions_new(p, &t.run.info.region_count);
    t.run.roles = kp_alloc(p->role_count * sizeof *t.run.roles);
    t.run.role_count = p->role_count;
    for (size_t r = 0; r < p->role_count; r++)
        snprintf(t.run.roles[r].name, sizeof t.run.roles[r].name, "%s", p->roles[r].name);
    t.ctas = kp_alloc(t.cta_count * sizeof *t.ctas);
    for (size_t i = 0; i < t.cta_count; i++) {
        struct cta *c = kp_alloc(sizeof *c);
        cta_start(c, p);
        cta_play(c);
        if (i == 0)
            t.period = period_of(&c->units[0]);
        t.ctas[i] = cta_take(c, (uint32_t)i);
        free(c);
    }
    return t;
}

void play_free(struct play_trace *t)
{
    for (size_t i = 0; i < t->run.info.region_count; i++) {
        free(t->run.info.regions[i].waits);
        free(t->run.info.regions[i].asyncs);
        free(t->run.info.regions[i].arrives);
    }
    free(t->run.info.regions);
    free(t->run.roles);
    for (size_t c = 0; c < t->cta_count; c++) {
        for (size_t u = 0; u < t->ctas[c].unit_count; u++)
            free(t->ctas[c].units[u].spans);
        free(t->ctas[c].units);
    }
    free(t->ctas);
}

int play_model_with(const struct play_trace *t, const struct kpm_options *options, json_t **report)
{
    struct kpm_data d = {0};
    for (size_t c = 0; c < t->cta_count; c++)
        kpm_collect_cta(&d, &t->ctas[c]);
    int status = kpm_report(&d, &t->run, "play.kpt", options, report);
    kpm_data_free(&d);
    return status;
}

int play_model(const struct play_trace *t, json_t **report)
{
    const struct kpm_options options = KPM_OPTIONS_DEFAULT;
    return play_model_with(t, &options, report);
}
