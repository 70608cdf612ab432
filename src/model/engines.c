/*
 * Engines: a shared unit (the tensor cores, the copy engine) that serves the
 * operations of every role.  Its time busy in an iteration is a bound on the
 * period that no reordering passes.
 */
#include "model/model_internal.h"

#include <math.h>

struct interval {
    double from, to;
};
typedef KP_VEC(struct interval) interval_list;

/* Where an operation of this engine starts and where its end is awaited. */
struct user {
    size_t role, issue, wait;
    uint32_t distance;
};
typedef KP_VEC(struct user) user_list;

static bool issues_on(const struct kpt_region *r, const char *engine, const char *name)
{
    for (size_t i = 0; i < r->async_count; i++)
        if (strcmp(r->asyncs[i].engine, engine) == 0 &&
            (!name || strcmp(r->asyncs[i].name, name) == 0))
            return true;
    return false;
}

double kpm_issuers(const struct kpm_program *p, size_t role, const char *engine)
{
    double units = (double)p->roles[role].role->units_per_cta;
    if (strcmp(engine, "tensor") != 0 || p->info->warps_per_unit >= 4)
        return units;
    double warps = units * (p->info->warps_per_unit ? p->info->warps_per_unit : 1);
    return fmax(1, floor(warps / 4));
}

/* Copies that warps start through the load-store units are under way together: that one is says
 * nothing of how many more could be, nor that another waits for it. */
static bool serves_in_order(const char *engine)
{
    return strcmp(engine, "lsu") != 0;
}

static void add_work(struct kpm_program *p, size_t role, const struct kpt_region *r,
                     struct kpm_engine *e)
{
    double times = kpm_issuers(p, role, e->name);
    if (!serves_in_order(e->name) && p->info->warps_per_unit) /* its bytes are a warp's */
        times *= p->info->warps_per_unit;
    for (size_t i = 0; i < r->async_count; i++) {
        if (strcmp(r->asyncs[i].engine, e->name) != 0)
            continue;
        e->bytes += times * r->asyncs[i].bytes;
        e->flops += times * kpt_async_work(&r->asyncs[i]);
        e->given += times * r->asyncs[i].flops;
    }
}

static void find_users(const struct kpm_program *p, const char *engine, user_list *out)
{
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind != KPM_OWN ||
            !issues_on(kpm_region(p, l->from_role, l->from), engine, l->on))
            continue;
        struct user u = {l->from_role, l->from, l->to, l->distance};
        KP_PUSH(*out, u);
    }
}

/* The operations of one unit as intervals; counts those whose end was seen.  One
 * whose end was not runs at least until all of it was issued. */
static void unit_intervals(const struct kpm_program *p, const struct user *user,
                           const struct kpm_useq *u, interval_list *out, uint64_t *seen,
                           uint64_t *ended)
{
    double above = p->roles[user->role].items[user->wait].blocked_above;
    for (size_t k = 0; k < u->iter_count; k++) {
        int64_t index = u->first + (int64_t)k;
        const struct kpm_iter *begin = kpm_iter_find(u, index);
        const struct kpm_iter *end = kpm_iter_find(u, index + user->distance);
        if (!begin || !end)
            continue;
        const struct kpm_span *issue = &u->seq[begin->at + user->issue];
        const struct kpm_span *wait = &u->seq[end->at + user->wait];
        bool blocked = (double)(wait->end - wait->start) > above;
        ++*seen;
        *ended += blocked;
        /* The region opens with a record; the operation starts after it. */
        struct interval one = {(double)issue->start + p->info->record_cost,
                               (double)(blocked ? wait->end : issue->end)};
        KP_PUSH(*out, one);
    }
}

static int by_start(const void *a, const void *b)
{
    double x = ((const struct interval *)a)->from, y = ((const struct interval *)b)->from;
    return (x > y) - (x < y);
}

/* Length of the union, clipped to [from, to]. */
static double covered(interval_list *list, double from, double to)
{
    double sum = 0, reach = from;
    if (list->n)
        qsort(list->v, list->n, sizeof *list->v, by_start);
    for (size_t i = 0; i < list->n; i++) {
        double a = fmax(list->v[i].from, reach), b = fmin(list->v[i].to, to);
        if (b > a) {
            sum += b - a;
            reach = b;
        }
    }
    return sum;
}

/* From the first to the last kept iteration that all users' units share. */
static void common_window(const struct kpm_steady *s, const user_list *users, size_t cta,
                          double *from, double *to)
{
    *from = -INFINITY;
    *to = INFINITY;
    for (size_t i = 0; i < users->n; i++) {
        const struct kpm_role *r = &s->roles.v[users->v[i].role];
        size_t count, at_unit = kpm_units_of(r, cta, &count);
        for (size_t n = 0; n < count; n++) {
            const struct kpm_useq *u = &r->units.v[at_unit + n];
            double first = INFINITY, last = -INFINITY;
            for (size_t k = 0; k < u->iter_count; k++) {
                if (!u->iters[k].keep)
                    continue;
                double at = (double)u->seq[u->iters[k].at].start;
                first = fmin(first, at);
                last = fmax(last, at + (double)u->iters[k].period);
            }
            *from = fmax(*from, first);
            *to = fmin(*to, last);
        }
    }
}

static void measure_cta(const struct kpm_steady *s, const struct kpm_program *p,
                        const user_list *users, size_t cta, struct kpm_samples *out,
                        uint64_t *seen, uint64_t *ended)
{
    interval_list list = {0};
    double from, to;
    common_window(s, users, cta, &from, &to);
    for (size_t i = 0; i < users->n; i++) {
        const struct kpm_role *r = &s->roles.v[users->v[i].role];
        size_t count, at = kpm_units_of(r, cta, &count);
        for (size_t n = 0; n < count; n++)
            unit_intervals(p, &users->v[i], &r->units.v[at + n], &list, seen, ended);
    }
    if (isfinite(from) && isfinite(to) && to > from) {
        double busy = covered(&list, from, to);
        double period = s->roles.v[users->v[0].role].period;
        size_t chunk = cta * s->blocks % s->chunks;
        KP_PUSH(out->values, busy / (to - from) * period);
        for (size_t b = 0; b < s->blocks; b++) { /* few CTAs: its blocks share it */
            out->sum[(chunk + b) % s->chunks] += busy * period;
            out->weight[(chunk + b) % s->chunks] += to - from;
        }
    }
    free(list.v);
}

/* By the rate that the engine was calibrated at, where the marks give the flops:
 * that an operation is in flight does not say that the engine works on it.  A
 * loop that is faster than the rate allows does not do what was calibrated. */
static void calibrated_service(const struct kpm_program *p, struct kpm_engine *e, double period,
                               struct kpm_params *params, struct kpm_notes *notes)
{
    const struct kpt_info *info = p->info;
    if (strcmp(e->name, "tensor") != 0 || !(info->tensor_rate_lo > 0) || !(e->flops > 0))
        return;
    if (e->flops / info->tensor_rate > KPM_ENGINE_EXCESS * period) {
        kpm_note(notes, "engine tensor: the loop is faster than its calibrated %.0f flop/cycle of "
                 "16-bit floats allows: the rate is not used (groups that take turns are not in "
                 "the loop at once)", info->tensor_rate);
        return;
    }
    e->service = kpm_param_constant(params, e->flops / info->tensor_rate,
                                    e->flops / info->tensor_rate_hi,
                                    e->flops / info->tensor_rate_lo, KPM_MODELED);
}

/* Flops of 16-bit floats that the matrix unit of one SIMD does in a cycle: what v_mfma and v_wmma
 * of 16 x 16 x 16 take by the ISA manuals' passes (CDNA 2: 32 cycles, CDNA 3: 16, CDNA 4: 8 to a
 * K of 16; RDNA 3: 32, RDNA 4: 16), which is AMD's peak rate by units and clock.  0: not known. */
static double documented_rate(const char *target)
{
    static const struct {
        const char *target;
        double rate;
    } rates[] = {{"gfx90a", 256}, {"gfx942", 512}, {"gfx950", 1024},
                 {"gfx11", 256},  {"gfx120", 512}};
    for (size_t i = 0; target && i < KP_COUNT(rates); i++)
        if (strncmp(target, rates[i].target, strlen(rates[i].target)) == 0)
            return rates[i].rate;
    return 0;
}

static bool is_matrix_engine(const char *name)
{
    return strcmp(name, "matrix") == 0 || strcmp(name, "mfma") == 0 ||
           strcmp(name, "wmma") == 0 || strcmp(name, "tensor") == 0;
}

/* AMD's matrix units, one of each SIMD, which serve what is issued to them in turn and do not say
 * when they have ended: by their documented rate, which no loop can pass. */
static void documented_service(const struct kpm_program *p, struct kpm_engine *e,
                               struct kpm_params *params, struct kpm_notes *notes)
{
    enum { SIMDS = 4 }; /* of a CU of gfx9, and of a WGP */
    double rate = documented_rate(p->info->amd.target), waves = 0, period = 0;
    if (!(rate > 0) || !is_matrix_engine(e->name) || !(e->flops > 0))
        return;
    for (size_t r = 0; r < p->role_count; r++)
        for (size_t j = 0; j < p->roles[r].count; j++)
            if (issues_on(kpm_region(p, r, j), e->name, NULL)) {
                waves += kpm_issuers(p, r, e->name) * p->info->warps_per_unit;
                period = fmax(period, p->roles[r].role->period);
                break;
            }
    rate *= fmin(fmax(waves, 1), SIMDS);
    if (e->flops / rate > KPM_ENGINE_EXCESS * period) {
        kpm_note(notes, "engine %s: the loop is faster than the documented %.0f flop/cycle of "
                 "16-bit floats allows: the rate is not used", e->name, rate);
        return;
    }
    e->service = kpm_param_constant(params, e->flops / rate, e->flops / rate, e->flops / rate,
                                    KPM_ASSUMED);
}

static double longest_period(const struct kpm_program *p, const user_list *users)
{
    double longest = 0;
    for (size_t i = 0; i < users->n; i++)
        longest = fmax(longest, p->roles[users->v[i].role].role->period);
    return longest;
}

static void measure_engine(const struct kpm_steady *s, struct kpm_program *p,
                           struct kpm_engine *e, struct kpm_params *params,
                           struct kpm_notes *notes)
{
    user_list users = {0};
    find_users(p, e->name, &users);
    struct kpm_samples busy = kpm_samples_new(s->chunks);
    uint64_t seen = 0, ended = 0;
    size_t ctas = 0;
    for (size_t i = 0; i < users.n; i++) {
        const struct kpm_role *r = &s->roles.v[users.v[i].role];
        if (r->units.n && r->units.v[r->units.n - 1].cta + 1 > ctas)
            ctas = r->units.v[r->units.n - 1].cta + 1;
    }
    for (size_t c = 0; c < ctas; c++)
        measure_cta(s, p, &users, c, &busy, &seen, &ended);
    e->busy = SIZE_MAX;
    e->blocked = seen ? (double)ended / (double)seen : 0;
    if (busy.values.n) {
        e->busy = kpm_param_mean(params, &busy, e->blocked >= 0.9 ? KPM_INFERRED : KPM_BOUNDED);
    } else {
        kpm_samples_free(&busy);
    }
    e->service = serves_in_order(e->name) ? e->busy : SIZE_MAX;
    calibrated_service(p, e, longest_period(p, &users), params, notes);
    if (p->info->amd.target)
        documented_service(p, e, params, notes);
    free(users.v);
}

/* ---- queues -------------------------------------------------------------------- */

/* Work of one operation that this link ends, in flops, or 1 where the marks do
 * not say; 0 when it is another engine's, or one that has no queue. */
static double work_of(const struct kpm_program *p, const struct kpm_link *l, const char *engine)
{
    const struct kpt_region *r = kpm_region(p, l->from_role, l->from);
    if (!serves_in_order(engine))
        return 0;
    for (size_t i = 0; l->kind == KPM_OWN && i < r->async_count; i++)
        if (strcmp(r->asyncs[i].engine, engine) == 0 && strcmp(r->asyncs[i].name, l->on) == 0)
            return r->asyncs[i].flops > 0 ? kpt_async_work(&r->asyncs[i]) : 1;
    return 0;
}

static double total_work(const struct kpm_program *p, const struct kpm_engine *e)
{
    double total = 0;
    for (size_t i = 0; i < p->links.n; i++)
        total += work_of(p, &p->links.v[i], e->name) *
                 kpm_issuers(p, p->links.v[i].from_role, e->name);
    return total;
}

/* A parameter that is a share of another. */
static size_t share_param(struct kpm_params *params, const struct kpm_param *of, double share)
{
    if (!of->sum)
        return kpm_param_constant(params, share * of->value, share * of->lo, share * of->hi,
                                  of->tier);
    struct kpm_samples s = kpm_samples_new(params->chunks);
    KP_PUSH(s.values, share * of->value);
    for (size_t c = 0; c < params->chunks; c++) {
        s.sum[c] = share * of->sum[c];
        s.weight[c] = of->weight[c];
    }
    return kpm_param_mean(params, &s, of->tier);
}

/* Where the engine is never idle, an operation's latency is mostly its place in
 * the queue, which would shrink with the queue in any edit that starts it later.
 * What is its own is its share of the engine's time; the engine's own cycle
 * keeps the rest. */
static void take_off_queue(struct kpm_program *p, const struct kpm_engine *e,
                           struct kpm_params *params)
{
    double total = total_work(p, e);
    for (size_t i = 0; i < p->links.n; i++) {
        struct kpm_link *l = &p->links.v[i];
        double share = total > 0 ? work_of(p, l, e->name) / total : 0;
        const struct kpm_param busy_now = params->all.v[e->service], *busy = &busy_now;
        if (share <= 0 || busy->value < KPM_ENGINE_BOUND * p->roles[l->to_role].role->period ||
            params->all.v[l->latency].value <= share * busy->value)
            continue;
        l->latency = share_param(params, busy, share);
        l->queued = true;
    }
}

/* An operation that no wait has shown may have stood behind neighbours' on its SM for as long as
 * it was seen to at most: the engine's time for the iteration is more than it needs. */
static void without_neighbours(const struct kpm_program *p, const struct kpm_engine *e,
                               struct kpm_params *params)
{
    for (size_t i = 0; i < p->links.n; i++) {
        struct kpm_param *l = &params->all.v[p->links.v[i].latency];
        double most = fmax(l->lo, params->all.v[e->service].value);
        if (!(work_of(p, &p->links.v[i], e->name) > 0) || l->tier != KPM_BOUNDED)
            continue;
        l->value = fmin(l->value, most);
        l->hi = fmin(l->hi, most);
    }
}

static size_t delayed(struct kpm_params *params, size_t index, double by)
{
    struct kpm_param old = params->all.v[index];
    size_t at = share_param(params, &old, 1);
    struct kpm_param *now = &params->all.v[at];
    *now = (struct kpm_param){.tier = old.tier, .value = old.value + by, .lo = old.lo + by,
                              .hi = old.hi + by, .p5 = old.p5 + by, .p50 = old.p50 + by,
                              .p95 = old.p95 + by, .samples = old.samples, .sum = now->sum,
                              .weight = now->weight, .offset = old.offset + by,
                              .records = old.records};
    return at;
}

static size_t order_of(const struct kpm_prole *r, size_t item)
{
    size_t i = 0;
    while (r->order[i] != item)
        i++;
    return i;
}

static void delay_arrives(struct kpm_program *p, struct kpm_params *params, size_t role,
                          size_t behind, double by)
{
    const struct kpm_prole *r = &p->roles[role];
    for (size_t i = 0; i < p->links.n; i++) {
        struct kpm_link *l = &p->links.v[i];
        if (l->kind != KPM_ARRIVE || l->from_role != role || l->from_start ||
            order_of(r, l->from) < order_of(r, behind))
            continue;
        l->latency = delayed(params, l->latency, by);
        l->holds_queue = true;
    }
}

bool kpm_split_queues(struct kpm_program *p, struct kpm_params *params)
{
    bool any = false;
    for (size_t n = 0; n < p->engines.n; n++) {
        const struct kpm_engine *e = &p->engines.v[n];
        double total = total_work(p, e);
        for (size_t i = 0; i < p->links.n && e->service != SIZE_MAX; i++) {
            struct kpm_link *l = &p->links.v[i];
            double share = total > 0 ? work_of(p, l, e->name) / total : 0;
            struct kpm_param service = params->all.v[e->service];
            double queue = params->all.v[l->latency].value - share * service.value;
            if (share <= 0 || share > 0.75 || l->queued || queue <= 0)
                continue; /* alone on the engine there is no queue of others */
            l->latency = share_param(params, &service, share);
            l->queued = any = true;
            delay_arrives(p, params, l->to_role, l->to, queue);
        }
    }
    return any;
}

static struct kpm_engine *engine_of(struct kpm_program *p, const char *name)
{
    for (size_t i = 0; i < p->engines.n; i++)
        if (strcmp(p->engines.v[i].name, name) == 0)
            return &p->engines.v[i];
    struct kpm_engine e = {.name = name, .busy = SIZE_MAX, .service = SIZE_MAX};
    KP_PUSH(p->engines, e);
    return &p->engines.v[p->engines.n - 1];
}

void kpm_measure_engines(const struct kpm_steady *s, struct kpm_program *program,
                         struct kpm_params *params, struct kpm_notes *notes)
{
    for (size_t r = 0; r < program->role_count; r++) {
        for (size_t j = 0; j < program->roles[r].count; j++) {
            const struct kpt_region *region = kpm_region(program, r, j);
            for (size_t i = 0; i < region->async_count; i++) {
                bool again = false;
                for (size_t k = 0; k < i; k++)
                    again = again ||
                            strcmp(region->asyncs[k].engine, region->asyncs[i].engine) == 0;
                if (!again)
                    add_work(program, r, region, engine_of(program, region->asyncs[i].engine));
            }
        }
    }
    for (size_t i = 0; i < program->engines.n; i++) {
        struct kpm_engine *e = &program->engines.v[i];
        measure_engine(s, program, e, params, notes);
        bool calibrated = e->service != e->busy && e->service != SIZE_MAX;
        if (e->service != SIZE_MAX && (calibrated || e->blocked >= 0.9))
            take_off_queue(program, e, params);
        if (calibrated && program->ctas > 1)
            without_neighbours(program, e, params);
        if (e->busy != SIZE_MAX && !calibrated && e->blocked < 0.9)
            kpm_note(notes, "engine %s: %.0f%% of the waits for its operations block; where one "
                     "does not, the operation counts as busy only while it is issued, so the "
                     "busy time is a lower bound", e->name, 100 * e->blocked);
    }
}
