#include "replay/causal.h"

struct replay {
    const char *name;
    const struct kpr_options *options;
    const struct kpr_visitor *visitor;
    void *ctx;
    struct kpt_reader *reader;
    struct kpr_run run;
    struct kpr_roles *roles;
    size_t stamp_cap, next_stamp;
    bool begun;
    uint64_t units_seen;
    /* Room for one CTA, used again for the next. */
    struct kpr_unit *units;
    struct kpr_span *spans;
    struct kpr_instant *instants;
    struct kpr_work *works;
    struct kpr_event *events;
    uint32_t *stack, *open_of;
    int64_t *floor_of;
    size_t unit_cap, work_cap, span_cap, instant_cap, event_cap, stack_cap;
    struct kpr_sync *sync;
    struct kpr_scene scene;
};

static void count_up(uint64_t *total, uint64_t n)
{
    *total = *total > UINT64_MAX - n ? UINT64_MAX : *total + n;
}

/* Grows to at least n items, of which nothing need be kept.  Never NULL. */
static void *make_room(void *old, size_t *cap, size_t n, size_t size)
{
    if (old && n <= *cap)
        return old;
    n = n ? n : 1;
    *cap = n;
    free(old);
    return kp_realloc(NULL, n, size);
}

static void add_stamps(struct replay *r, const struct kpt_view *v)
{
    struct kpr_run *run = &r->run;
    if (v->stamp_count == 0)
        return;
    if (run->stamp_count + v->stamp_count > r->stamp_cap) {
        r->stamp_cap = (run->stamp_count + v->stamp_count) * 2;
        run->stamps = kp_realloc(run->stamps, r->stamp_cap, sizeof *run->stamps);
    }
    memcpy(run->stamps + run->stamp_count, v->stamps, v->stamp_count * sizeof *v->stamps);
    run->stamp_count += v->stamp_count;
}

static bool count_stamps(struct kpr_run *run, const char *name)
{
    const uint32_t *grid = run->info.grid;
    uint64_t entered = 0, plane = (uint64_t)grid[0] * grid[1]; /* below 2^62 */
    run->ctas_launched = plane > UINT64_MAX / grid[2] ? UINT64_MAX : plane * grid[2];
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED))
            continue;
        if (s->cta >= run->ctas_launched) {
            kp_error("%s: CTA %u is not in a grid of %ux%ux%u", name, s->cta, grid[0], grid[1],
                     grid[2]);
            return false;
        }
        entered++;
        run->ctas_no_exit += s->clock_exit == 0;
        run->ctas_probed += (s->flags & KPT_CTA_PROBED) != 0;
    }
    /* a larger grid has CTAs without a place for their stamp */
    uint64_t stamped = run->ctas_launched > KPT_MAX_CTAS ? run->stamp_count : run->ctas_launched;
    run->ctas_not_run = stamped - entered;
    return true;
}

/* All stamps are known: fit the clocks, then let the visitor begin. */
static int begin(struct replay *r)
{
    if (r->begun)
        return KP_OK;
    r->begun = true;
    if (!count_stamps(&r->run, r->name) || !kpr_align(&r->run, r->name))
        return KP_MALFORMED;
    return r->visitor->begin ? r->visitor->begin(r->ctx, &r->run) : KP_OK;
}

/* ---- one CTA ------------------------------------------------------------- */

/* Its stamp; both ascend by CTA, so the search goes on where it stood. */
static const struct kpt_stamp *find_stamp(struct replay *r, uint32_t cta)
{
    for (; r->next_stamp < r->run.stamp_count; r->next_stamp++) {
        const struct kpt_stamp *s = &r->run.stamps[r->next_stamp];
        if ((s->flags & KPT_CTA_ENTERED) && s->cta >= cta)
            return s->cta == cta ? s : NULL;
    }
    return NULL;
}

/* Every START and every END makes at most one span. */
static void reserve(struct replay *r, const struct kpt_view *v)
{
    size_t spans = 0, instants = 0, events = 0, longest = 0;
    for (size_t i = 0; i < v->unit_count; i++) {
        size_t n = v->units[i].stored, marks = 0;
        for (size_t k = 0; k < n; k++)
            marks += KPT_TAG_KIND(v->records[i][k].tag) == KPT_INSTANT;
        instants += marks;
        spans += n - marks;
        events += n;
        longest = n > longest ? n : longest;
    }
    r->units = make_room(r->units, &r->unit_cap, v->unit_count, sizeof *r->units);
    r->works = make_room(r->works, &r->work_cap, v->unit_count, sizeof *r->works);
    r->spans = make_room(r->spans, &r->span_cap, spans, sizeof *r->spans);
    r->instants = make_room(r->instants, &r->instant_cap, instants, sizeof *r->instants);
    r->events = make_room(r->events, &r->event_cap, events, sizeof *r->events);
    r->stack = make_room(r->stack, &r->stack_cap, longest + 1, sizeof *r->stack);
}

static void count_unit(struct kpr_run *run, const struct kpr_unit *u)
{
    count_up(&run->records, u->count);
    count_up(&run->lost, u->lost);
    run->units++;
    run->unpaired += u->unpaired;
    run->blocked += u->blocked;
    run->clock_gaps += u->clock_gap;
    for (size_t i = 0; i < u->span_count; i++) {
        run->open_end += (u->spans[i].flags & KPR_OPEN_END) != 0;
        run->censored += (u->spans[i].flags & KPR_CENSORED) != 0;
        run->unresolved += (u->spans[i].flags & KPR_UNRESOLVED) != 0;
    }
}

/* The stages of one unit, one after the other. */
static bool pair_unit(struct kpr_work *w, struct kpr_unit *u)
{
    if (!kpr_decode(w))
        return false;
    kpr_rotate(w);
    if (!kpr_unwrap(w, &u->clock_gap))
        return false;
    kpr_pair(w, u);
    return true;
}

static bool pair_units(struct replay *r, const struct kpt_view *v, const struct kpr_cta *cta)
{
    struct kpr_span *spans = r->spans;
    struct kpr_instant *instants = r->instants;
    struct kpr_event *events = r->events;
    for (size_t i = 0; i < v->unit_count; i++) {
        const struct kpt_unit *from = &v->units[i];
        struct kpr_unit *u = &r->units[i];
        *u = (struct kpr_unit){
            .unit = from->unit,
            .warp = from->warp,
            .count = from->count,
            .lost = from->count - from->stored,
            .spans = spans,
            .instants = instants,
        };
        r->works[i] = (struct kpr_work){
            .name = r->name,
            .info = &r->run.info,
            .stamp = &cta->stamp,
            .unit = from,
            .records = v->records[i],
            .events = events,
            .stack = r->stack,
            .open_of = r->open_of,
            .floor_of = r->floor_of,
        };
        if (!pair_unit(&r->works[i], u))
            return false;
        events += from->stored;
        instants += u->instant_count;
        spans += from->stored - u->instant_count;
    }
    return true;
}

/* All units of a CTA together: what one waits for, another does. */
static void correct_units(struct replay *r, struct kpr_cta *cta, size_t n)
{
    struct kpr_scene *s = &r->scene;
    s->works = r->works;
    s->units = r->units;
    s->count = n;
    s->missing = n < r->run.info.units_per_cta;
    r->run.clamped += kpr_correct(s, r->options ? r->options->need : 0);
    cta->units = r->units;
    cta->unit_count = n;
    cta->links = s->links.v;
    cta->link_count = s->links.n;
    cta->ops = s->ops.v;
    cta->op_count = s->ops.n;
}

static int replay_cta(struct replay *r, const struct kpt_view *v)
{
    const struct kpt_stamp *stamp = find_stamp(r, v->cta);
    if (!stamp) {
        kp_error("%s: CTA %u has records but no entry stamp", r->name, v->cta);
        return KP_MALFORMED;
    }
    struct kpr_cta cta = {.cta = v->cta, .sm = stamp->sm, .number = r->run.ctas, .stamp = *stamp};
    reserve(r, v);
    if (!pair_units(r, v, &cta))
        return KP_MALFORMED;
    correct_units(r, &cta, v->unit_count);
    for (size_t i = 0; i < v->unit_count; i++) {
        count_unit(&r->run, &r->units[i]);
        r->units[i].role = kpr_role_of(r->roles, &r->run, &r->units[i]);
    }
    kpr_place(&r->run, v->units, v->unit_count, &cta);
    r->run.ctas++;
    if (v->unit_count < r->run.info.units_per_cta)
        r->run.units_missing += r->run.info.units_per_cta - v->unit_count;
    return r->visitor->cta ? r->visitor->cta(r->ctx, &r->run, &cta) : KP_OK;
}

static int finish(struct replay *r)
{
    struct kpr_run *run = &r->run;
    if (run->ctas_probed > run->ctas)
        count_up(&run->units_missing,
                 (run->ctas_probed - run->ctas) * run->info.units_per_cta);
    return r->visitor->end ? r->visitor->end(r->ctx, run) : KP_OK;
}

/* ---- the file ------------------------------------------------------------ */

static int run_items(struct replay *r)
{
    for (;;) {
        struct kpt_view v;
        enum kpt_item item = kpt_next(r->reader, &v);
        int status = KP_OK;
        if (item == KPT_ITEM_ERROR)
            return kpt_reader_report(r->reader);
        if (item == KPT_ITEM_STAMPS) {
            add_stamps(r, &v);
            continue;
        }
        status = begin(r);
        if (status == KP_OK)
            status = item == KPT_ITEM_CTA ? replay_cta(r, &v) : finish(r);
        if (status != KP_OK || item == KPT_ITEM_END)
            return status;
    }
}

static void release(struct replay *r)
{
    kpr_roles_free(r->roles, &r->run);
    free(r->run.stamps);
    free(r->run.fits);
    free(r->units);
    free(r->spans);
    free(r->instants);
    free(r->works);
    free(r->events);
    kpr_scene_free(&r->scene);
    kpr_sync_free(r->sync);
    free(r->stack);
    free(r->open_of);
    free(r->floor_of);
}

static int run_trace(struct replay *r)
{
    const json_t *info = kpt_reader_info(r->reader);
    if (!info)
        return kpt_reader_report(r->reader);
    int status = kpt_info_parse(info, r->name, &r->run.info);
    if (status != KP_OK)
        return status;
    r->roles = kpr_roles_new(&r->run.info);
    r->sync = kpr_sync_new(&r->run.info);
    r->run.barriers = r->sync->names;
    r->run.barrier_count = r->sync->count;
    r->scene.sync = r->sync;
    r->scene.info = &r->run.info;
    kpr_scene_cost(&r->scene, &r->run.info, r->options && r->options->raw);
    r->open_of = kp_alloc((r->run.info.region_count + 1) * sizeof *r->open_of);
    r->floor_of = kp_alloc((r->run.info.region_count + 1) * sizeof *r->floor_of);
    status = run_items(r);
    release(r);
    kpt_info_free(&r->run.info);
    return status;
}

int kpr_replay(FILE *f, const char *name, const struct kpr_options *options,
               const struct kpr_visitor *visitor, void *ctx)
{
    struct replay r = {
        .name = kp_shown_name(name),
        .options = options,
        .visitor = visitor,
        .ctx = ctx,
    };
    r.reader = kpt_reader_new(f, name);
    int status = run_trace(&r);
    kpt_reader_free(r.reader);
    return status;
}
