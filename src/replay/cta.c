#include "replay/export/export.h"
#include "replay/loop.h"

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

struct kpr_room *kpr_room_new(const struct kpr_loop *l)
{
    const struct kpt_info *info = &l->run.info;
    struct kpr_room *r = kp_alloc(sizeof *r);
    r->kept = kpt_kept_new();
    r->scene.sync = l->sync;
    r->scene.info = info;
    kpr_scene_cost(&r->scene, &l->run, l->options->raw);
    r->open_of = kp_alloc((info->region_count + 1) * sizeof *r->open_of);
    r->floor_of = kp_alloc((info->region_count + 1) * sizeof *r->floor_of);
    return r;
}

void kpr_room_free(struct kpr_room *r)
{
    kpt_kept_free(r->kept);
    free(r->units);
    free(r->spans);
    free(r->instants);
    free(r->works);
    free(r->events);
    free(r->stack);
    free(r->open_of);
    free(r->floor_of);
    kpr_scene_free(&r->scene);
    free(r);
}

/* ---- the stages ---------------------------------------------------------------- */

/* Every START and every END makes at most one span. */
static void reserve(const struct kpr_loop *l, struct kpr_room *r, const struct kpt_view *v)
{
    size_t events = 0, longest = 0;
    for (size_t i = 0; i < v->unit_count; i++) {
        size_t n = kpr_events_of(&l->run.info, &v->units[i]);
        events += n;
        longest = n > longest ? n : longest;
    }
    r->units = make_room(r->units, &r->unit_cap, v->unit_count, sizeof *r->units);
    r->works = make_room(r->works, &r->work_cap, v->unit_count, sizeof *r->works);
    r->spans = make_room(r->spans, &r->span_cap, events, sizeof *r->spans);
    r->instants = make_room(r->instants, &r->instant_cap, events, sizeof *r->instants);
    r->events = make_room(r->events, &r->event_cap, events, sizeof *r->events);
    r->stack = make_room(r->stack, &r->stack_cap, longest + 1, sizeof *r->stack);
}

/* The stages of one unit, one after the other. */
static bool pair_unit(struct kpr_work *w, struct kpr_unit *u)
{
    if (!kpr_decode(w, &u->clock_gap))
        return false;
    kpr_pair(w, u);
    return true;
}

static bool pair_units(const struct kpr_loop *l, struct kpr_room *r)
{
    const struct kpt_view *v = &r->view;
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
            .hardware = from->hardware,
            .spans = spans,
            .instants = instants,
        };
        r->works[i] = (struct kpr_work){
            .name = l->name,
            .info = &l->run.info,
            .stamp = &r->cta.stamp,
            .unit = from,
            .body = r->cta.body,
            .records = v->records[i],
            .events = events,
            .stack = r->stack,
            .open_of = r->open_of,
            .floor_of = r->floor_of,
        };
        if (!pair_unit(&r->works[i], u))
            return false;
        events += kpr_events_of(&l->run.info, from);
        u->shared = r->works[i].event_count - from->stored;
        instants += u->instant_count;
        spans += r->works[i].event_count - u->instant_count;
    }
    return true;
}

void kpr_choose_narrow(struct kpr_loop *l)
{
    uint64_t stride = (l->run.ctas_probed + KPR_NARROW_CTAS - 1) / KPR_NARROW_CTAS;
    for (size_t i = 0; i < l->run.stamp_count && l->narrow_count < KP_COUNT(l->narrow); i++) {
        const struct kpt_stamp *s = &l->run.stamps[i];
        bool probed = s->flags & KPT_CTA_ENTERED && s->flags & KPT_CTA_PROBED;
        if (probed && (stride <= 1 || (uint32_t)(s->cta * 2654435761u) / 64 % stride == 0))
            l->narrow[l->narrow_count++] = s->cta;
    }
}

static bool is_narrow(const struct kpr_loop *l, uint32_t cta)
{
    size_t low = 0, high = l->narrow_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (l->narrow[middle] < cta)
            low = middle + 1;
        else
            high = middle;
    }
    return low < l->narrow_count && l->narrow[low] == cta;
}

/* All units of a CTA together: what one waits for, another does. */
static void correct_units(const struct kpr_loop *l, struct kpr_room *r)
{
    struct kpr_scene *s = &r->scene;
    s->works = r->works;
    s->units = r->units;
    s->count = r->view.unit_count;
    s->alone = !l->run.crowded;
    s->missing = s->count < l->run.info.units_per_cta;
    s->body = r->cta.body;
    s->narrow = r->cta.narrow = is_narrow(l, r->view.cta);
    unsigned need = l->options->need;
    if (need & KPR_NEED_SAMPLED && !s->narrow)
        need &= ~(unsigned)KPR_NEED_BOUNDS;
    r->clamped = kpr_correct(s, need);
    r->cta.units = r->units;
    r->cta.unit_count = s->count;
    r->cta.links = s->links.v;
    r->cta.link_count = s->links.n;
    r->cta.ops = s->ops.v;
    r->cta.op_count = s->ops.n;
}

void kpr_room_play(const struct kpr_loop *l, struct kpr_room *r)
{
    r->played = r->drawn = false;
    if (!r->stamp) {
        kp_error("%s: %s %u has records but no entry stamp", l->name, kpr_words(&l->run)->cta,
                 r->view.cta);
        return;
    }
    r->cta = (struct kpr_cta){.cta = r->view.cta, .sm = r->stamp->sm, .stamp = *r->stamp};
    r->cta.body = l->run.info.bodies && r->view.unit_count ? r->view.units[0].body : 0;
    if (r->cta.body >= l->run.info.body_count) {
        kp_error("%s: %s %u: it ran probed body %u; there are %u", l->name,
                 kpr_words(&l->run)->cta, r->view.cta, r->cta.body + 1, l->run.info.body_count);
        return;
    }
    reserve(l, r, &r->view);
    r->played = pair_units(l, r);
    if (r->played)
        correct_units(l, r);
}

/* ---- in the CTAs' order ---------------------------------------------------------- */

static void count_unit(struct kpr_run *run, const struct kpr_unit *u)
{
    count_up(&run->records, u->count);
    count_up(&run->lost, u->lost);
    run->units++;
    run->unpaired += u->unpaired;
    run->blocked += u->blocked;
    run->hidden += u->hidden;
    run->mixed += u->mixed;
    run->clock_gaps += u->clock_gap;
    for (size_t i = 0; i < u->span_count; i++) {
        uint32_t flags = u->spans[i].flags;
        if (!(flags & (KPR_OPEN_END | KPR_CENSORED | KPR_UNRESOLVED)))
            continue;
        run->open_end += (flags & KPR_OPEN_END) != 0;
        run->censored += (flags & KPR_CENSORED) != 0;
        run->unresolved += (flags & KPR_UNRESOLVED) != 0;
    }
}

int kpr_room_settle(struct kpr_loop *l, struct kpr_room *r)
{
    struct kpr_run *run = &l->run;
    if (!r->played)
        return KP_MALFORMED;
    r->cta.number = run->ctas++;
    run->clamped += r->clamped;
    for (size_t i = 0; i < r->cta.unit_count; i++) {
        count_unit(run, &r->units[i]);
        r->units[i].role = kpr_role_of(l->roles, run, &r->units[i], r->cta.body);
    }
    kpr_place(run, r->view.units, r->view.unit_count, &r->spot, &r->cta);
    if (r->cta.unit_count < run->info.units_per_cta)
        run->units_missing += run->info.units_per_cta - r->cta.unit_count;
    return KP_OK;
}
