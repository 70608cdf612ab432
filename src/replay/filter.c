#include "replay/filter.h"

#include "replay/iteration.h"

/* Names in the outputs, as the options are called. */
static const char *const names[KPR_FILTERS] = {
    "time-range", "cta", "sm", "role", "region", "min-dur", "last",
};

struct range {
    uint32_t from, to;
};
struct list {
    struct range *v;
    size_t n, cap;
};

/* The last span at a depth, for the depths of those in it. */
struct level {
    int64_t start, end;
    uint32_t gone; /* of it and those around it: how many did not pass */
};

#define GONE UINT32_MAX

struct kpr_filter {
    bool on[KPR_FILTERS];
    struct kp_str words;     /* "cta=3 region=mma*" */
    int64_t from_ns, to_ns;
    struct list ctas, sms;
    char *role, *region;
    uint64_t min_cycles, last;

    const struct kpr_visitor *next;
    const struct kpr_renderer *renderer;
    void *ctx;
    struct kpr_run run;      /* as it is, and what was filtered */
    bool *region_ok;         /* by region */
    uint64_t units_left;
    uint64_t *count;         /* of spans, by region */
    /* of the CTA at hand: where units and spans went; GONE */
    KP_VEC(uint32_t) unit_places, places;
    KP_VEC(size_t) bases; /* of a unit's, in places */
    KP_VEC(struct level) levels; /* two a depth: the last span that lasts, the last of 0 cycles */
};

/* ---- values ---------------------------------------------------------------- */

/* Microseconds with at most three decimals -> ns; false: something else. */
static bool parse_us(const char *s, size_t n, int64_t *ns)
{
    bool negative = n > 0 && *s == '-';
    uint64_t whole = 0, part = 0, unit = 100;
    size_t i = negative, digits = 0;
    for (; i < n && s[i] >= '0' && s[i] <= '9'; i++, digits++)
        if ((whole = whole * 10 + (uint64_t)(s[i] - '0')) > (uint64_t)1 << 50)
            return false;
    if (i < n && s[i] == '.')
        for (i++; i < n && s[i] >= '0' && s[i] <= '9'; i++, digits++, unit /= 10)
            part += unit * (uint64_t)(s[i] - '0'); /* a fourth decimal adds 0 */
    if (i != n || digits == 0)
        return false;
    *ns = (int64_t)(whole * 1000 + part);
    *ns = negative ? -*ns : *ns;
    return true;
}

static const char *add_time(struct kpr_filter *f, const char *value)
{
    const char *colon = strchr(value, ':');
    if (!colon || !value[1])
        return "not a range A:B of microseconds";
    f->from_ns = INT64_MIN;
    f->to_ns = INT64_MAX;
    if (colon > value && !parse_us(value, (size_t)(colon - value), &f->from_ns))
        return "its beginning is not a number of microseconds";
    if (colon[1] && !parse_us(colon + 1, strlen(colon + 1), &f->to_ns))
        return "its end is not a number of microseconds";
    return f->to_ns < f->from_ns ? "it ends before it begins" : NULL;
}

static bool parse_index(const char **s, uint32_t *out)
{
    uint64_t v = 0;
    const char *p = *s;
    for (; *p >= '0' && *p <= '9'; p++)
        if ((v = v * 10 + (uint64_t)(*p - '0')) > UINT32_MAX)
            return false;
    bool any = p > *s;
    *s = p;
    *out = (uint32_t)v;
    return any;
}

static const char *add_list(struct list *l, const char *value)
{
    l->n = 0; /* an option given again replaces what it said */
    for (const char *s = value;; s++) {
        struct range r;
        if (!parse_index(&s, &r.from))
            return "not a list of numbers and ranges like 3,7-9";
        r.to = r.from;
        if (*s == '-') {
            s++;
            if (!parse_index(&s, &r.to))
                return "a range needs two numbers, like 7-9";
        }
        if (r.to < r.from)
            return "a range ends before it begins";
        KP_PUSH(*l, r);
        if (!*s)
            return NULL;
        if (*s != ',')
            return "not a list of numbers and ranges like 3,7-9";
    }
}

static const char *add_glob(char **glob, const char *value)
{
    if (!*value)
        return "an empty pattern matches nothing";
    free(*glob);
    *glob = kp_strdup(value);
    return NULL;
}

static const char *add_number(uint64_t *out, const char *value)
{
    if (!kp_parse_u64(value, out) || *out > INT64_MAX)
        return "not a whole number";
    return *out == 0 ? "0 would filter nothing" : NULL;
}

struct kpr_filter *kpr_filter_new(void)
{
    return kp_alloc(sizeof(struct kpr_filter));
}

const char *kpr_filter_add(struct kpr_filter *f, enum kpr_filter_by by, const char *value)
{
    const char *wrong = NULL;
    switch (by) {
    case KPR_BY_TIME: wrong = add_time(f, value); break;
    case KPR_BY_CTA: wrong = add_list(&f->ctas, value); break;
    case KPR_BY_SM: wrong = add_list(&f->sms, value); break;
    case KPR_BY_ROLE: wrong = add_glob(&f->role, value); break;
    case KPR_BY_REGION: wrong = add_glob(&f->region, value); break;
    case KPR_BY_LENGTH: wrong = add_number(&f->min_cycles, value); break;
    case KPR_BY_LAST: wrong = add_number(&f->last, value); break;
    case KPR_FILTERS: break;
    }
    if (wrong)
        return wrong;
    f->on[by] = true;
    kp_str_addf(&f->words, "%s%s=%s", f->words.len ? " " : "", names[by], value);
    return NULL;
}

bool kpr_filter_any(const struct kpr_filter *f)
{
    return f->words.len > 0;
}

void kpr_filter_feed(struct kpr_filter *f, const struct kpr_visitor *next, void *ctx)
{
    f->next = next;
    f->ctx = ctx;
}

void kpr_filter_feed_renderer(struct kpr_filter *f, const struct kpr_renderer *next)
{
    f->renderer = next;
}

void kpr_filter_free(struct kpr_filter *f)
{
    kp_str_free(&f->words);
    free(f->ctas.v);
    free(f->sms.v);
    free(f->role);
    free(f->region);
    free(f->region_ok);
    free(f->count);
    free(f->levels.v);
    free(f->unit_places.v);
    free(f->places.v);
    free(f->bases.v);
    free(f);
}

/* ---- what passes ----------------------------------------------------------- */

static bool in_list(const struct list *l, uint32_t v)
{
    for (size_t i = 0; i < l->n; i++)
        if (v >= l->v[i].from && v <= l->v[i].to)
            return true;
    return false;
}

static bool cta_passes(const struct kpr_filter *f, const struct kpr_cta *cta)
{
    return (!f->on[KPR_BY_CTA] || in_list(&f->ctas, cta->cta)) &&
           (!f->on[KPR_BY_SM] || in_list(&f->sms, cta->sm));
}

static bool long_enough(const struct kpr_filter *f, const struct kpr_span *s)
{
    if (s->flags & (KPR_OPEN_START | KPR_OPEN_END))
        return true;
    int64_t cycles = s->flags & KPR_CENSORED ? s->raw_end - s->raw_start : s->end - s->start;
    return cycles >= (int64_t)f->min_cycles;
}

/* since: the start of the first iteration wanted, or INT64_MIN. */
static bool span_passes(const struct kpr_filter *f, const struct kpr_cta *cta,
                        const struct kpr_span *s, int64_t since)
{
    if (s->start < since && s->end <= since)
        return false;
    if (f->on[KPR_BY_TIME] &&
        (kpr_ns(cta, s->start) > f->to_ns || kpr_ns(cta, s->end) < f->from_ns))
        return false;
    return f->region_ok[s->region] && (!f->on[KPR_BY_LENGTH] || long_enough(f, s));
}

static bool instant_passes(const struct kpr_filter *f, const struct kpr_cta *cta,
                           const struct kpr_instant *i, int64_t since)
{
    if (i->at < since)
        return false;
    if (f->on[KPR_BY_TIME] && (kpr_ns(cta, i->at) > f->to_ns || kpr_ns(cta, i->at) < f->from_ns))
        return false;
    return f->region_ok[i->region];
}

/* ---- iterations ------------------------------------------------------------ */

/* The start of the unit's first iteration wanted; INT64_MIN: all of them are. */
static int64_t last_iterations(struct kpr_filter *f, const struct kpr_unit *u)
{
    struct kpr_head head;
    uint64_t seen = 0;
    if (!kpr_iteration_head(&f->run.info, u, f->count, &head))
        return INT64_MIN;
    for (size_t i = u->span_count; i-- > 0;)
        if (kpr_begins_iteration(&head, &u->spans[i]) && ++seen == f->last)
            return u->spans[i].start;
    return INT64_MIN;
}

/* ---- one unit -------------------------------------------------------------- */

/* How many of the spans around s did not pass.  A span that lasts lies only in
 * such as last too, and they stand in that order; one of 0 cycles is taken to
 * lie in one that lasts, where there is one at its time. */
static uint32_t gone_around(struct kpr_filter *f, const struct kpr_span *s, bool passes)
{
    static const struct level none = {0};
    bool lasts = s->end > s->start;
    while (f->levels.n < 2 * ((size_t)s->depth + 1))
        KP_PUSH(f->levels, none);
    struct level *at = f->levels.v + 2 * (size_t)s->depth, *up = at - 2;
    uint32_t gone = 0;
    if (s->depth > 0)
        gone = lasts || (up[0].start <= s->start && up[0].end >= s->end) ? up[0].gone
                                                                         : up[1].gone;
    at[!lasts] = (struct level){s->start, s->end, gone + !passes};
    return gone;
}

/* places: where each span of the unit goes; filled. */
static void filter_spans(struct kpr_filter *f, const struct kpr_cta *cta, struct kpr_unit *u,
                         int64_t since, uint32_t *places)
{
    size_t n = 0;
    f->levels.n = 0;
    for (size_t i = 0; i < u->span_count; i++) {
        struct kpr_span s = u->spans[i];
        bool passes = span_passes(f, cta, &s, since);
        uint32_t gone = gone_around(f, &s, passes);
        places[i] = passes ? (uint32_t)n : GONE;
        if (!passes)
            continue;
        s.depth -= gone;
        u->spans[n++] = s;
    }
    f->run.filtered.spans += u->span_count - n;
    u->span_count = n;
}

static void filter_instants(struct kpr_filter *f, const struct kpr_cta *cta, struct kpr_unit *u,
                            int64_t since)
{
    size_t n = 0;
    for (size_t i = 0; i < u->instant_count; i++)
        if (instant_passes(f, cta, &u->instants[i], since))
            u->instants[n++] = u->instants[i];
    f->run.filtered.instants += u->instant_count - n;
    u->instant_count = n;
}

static void drop_unit(struct kpr_filter *f, const struct kpr_unit *u)
{
    f->run.filtered.units++;
    f->run.filtered.spans += u->span_count;
    f->run.filtered.instants += u->instant_count;
}

/* True: something of it is left, or there was nothing to be taken. */
static bool filter_unit(struct kpr_filter *f, const struct kpr_cta *cta, struct kpr_unit *u,
                        uint32_t *places)
{
    if (f->on[KPR_BY_ROLE] && !kp_glob(f->role, f->run.roles[u->role].name)) {
        drop_unit(f, u);
        return false;
    }
    if (!f->run.filtered.within)
        return true;
    int64_t since = f->on[KPR_BY_LAST] ? last_iterations(f, u) : INT64_MIN;
    filter_spans(f, cta, u, since, places);
    filter_instants(f, cta, u, since);
    if (u->span_count + u->instant_count > 0)
        return true;
    f->run.filtered.units++;
    return false;
}

/* ---- what refers to spans -------------------------------------------------- */

/* Every unit and span in its place, to begin with. */
static void set_places(struct kpr_filter *f, const struct kpr_cta *cta)
{
    f->places.n = f->bases.n = f->unit_places.n = 0;
    for (size_t i = 0; i < cta->unit_count; i++) {
        KP_PUSH(f->unit_places, GONE);
        KP_PUSH(f->bases, f->places.n);
        for (size_t k = 0; k < cta->units[i].span_count; k++)
            KP_PUSH(f->places, (uint32_t)k);
    }
    KP_PUSH(f->places, GONE); /* so that there is one */
}

/* To where it is now; false when it is gone. */
static bool follow(const struct kpr_filter *f, uint32_t *unit, uint32_t *span)
{
    if (*unit == UINT32_MAX)
        return false;
    *span = f->places.v[f->bases.v[*unit] + *span];
    *unit = f->unit_places.v[*unit];
    return *unit != GONE && *span != GONE;
}

static void filter_links(const struct kpr_filter *f, struct kpr_cta *cta)
{
    size_t n = 0;
    for (size_t i = 0; i < cta->link_count; i++) {
        struct kpr_link l = cta->links[i];
        if (follow(f, &l.from_unit, &l.from_span) && follow(f, &l.to_unit, &l.to_span))
            cta->links[n++] = l;
    }
    cta->link_count = n;
}

static void filter_ops(const struct kpr_filter *f, struct kpr_cta *cta)
{
    size_t n = 0;
    for (size_t i = 0; i < cta->op_count; i++) {
        struct kpr_op o = cta->ops[i];
        if (!follow(f, &o.wait_unit, &o.wait_span))
            o.wait_unit = o.wait_span = UINT32_MAX;
        if (follow(f, &o.unit, &o.span))
            cta->ops[n++] = o;
    }
    cta->op_count = n;
}

/* ---- visitor --------------------------------------------------------------- */

/* The run as the exporter sees it. */
static void renew(struct kpr_filter *f, const struct kpr_run *run)
{
    struct kpr_filtered filtered = f->run.filtered;
    f->run = *run;
    f->run.filtered = filtered;
}

static int filter_begin(void *ctx, const struct kpr_run *run)
{
    struct kpr_filter *f = ctx;
    size_t n = run->info.region_count;
    f->run.filtered.by = kpr_filter_any(f) ? f->words.s : NULL;
    f->run.filtered.within = f->on[KPR_BY_TIME] || f->on[KPR_BY_REGION] || f->on[KPR_BY_LENGTH] ||
                             f->on[KPR_BY_LAST];
    f->run.filtered.window = f->on[KPR_BY_TIME] || f->on[KPR_BY_LAST];
    renew(f, run);
    f->region_ok = kp_alloc(n + 1);
    f->count = kp_alloc((n + 1) * sizeof *f->count);
    for (size_t i = 0; i < n; i++)
        f->region_ok[i] = !f->region || kp_glob(f->region, run->info.regions[i].name);
    return f->next->begin ? f->next->begin(f->ctx, &f->run) : KP_OK;
}

/* Takes out what does not pass; false: nothing is left. */
static bool filter_in_place(struct kpr_filter *f, const struct kpr_run *run, struct kpr_cta *cta)
{
    bool passes = cta_passes(f, cta);
    size_t n = cta->unit_count, left = 0;
    renew(f, run);
    set_places(f, cta);
    for (size_t i = 0; i < n; i++) {
        struct kpr_unit u = cta->units[i];
        if (!passes)
            drop_unit(f, &u);
        else if (filter_unit(f, cta, &u, f->places.v + f->bases.v[i])) {
            f->unit_places.v[i] = (uint32_t)left;
            cta->units[left++] = u; /* at i or before it */
            f->units_left++;
        }
    }
    cta->unit_count = left;
    if (left == 0 && (!passes || n > 0)) {
        f->run.filtered.ctas++;
        return false;
    }
    filter_links(f, cta);
    filter_ops(f, cta);
    return true;
}

static int filter_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct kpr_filter *f = ctx;
    struct kpr_cta left = *cta;
    if (!filter_in_place(f, run, &left))
        return KP_OK;
    return f->next->cta ? f->next->cta(f->ctx, &f->run, &left) : KP_OK;
}

static int filter_order(void *ctx, const struct kpr_run *run, struct kpr_cta *cta)
{
    struct kpr_filter *f = ctx;
    if (!filter_in_place(f, run, cta))
        return KPR_LEFT_OUT;
    return f->renderer->order ? f->renderer->order(f->ctx, &f->run, cta) : KP_OK;
}

static void filter_render(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta,
                          struct obuf *out)
{
    const struct kpr_filter *f = ctx;
    f->renderer->render(f->ctx, run, cta, out);
}

static void filter_write(void *ctx, const char *d, size_t n)
{
    const struct kpr_filter *f = ctx;
    f->renderer->write(f->ctx, d, n);
}

/* That nothing passed; where no region's name did, which there are. */
static void note_empty(const struct kpr_filter *f, const struct kpr_run *run)
{
    struct kp_str list = {0};
    bool any = !f->region;
    for (size_t i = 0; i < run->info.region_count; i++) {
        any = any || f->region_ok[i];
        kp_str_addf(&list, "%s%s", i ? ", " : "", run->info.regions[i].name);
    }
    kp_warn("nothing passes the filter %s", f->words.s);
    if (!any && list.len)
        kp_note("its regions: %s", list.s);
    kp_str_free(&list);
    for (size_t i = 0; f->role && i < run->role_count; i++)
        kp_str_addf(&list, "%s%s", i ? ", " : "", run->roles[i].name);
    if (list.len)
        kp_note("its roles: %s", list.s);
    kp_str_free(&list);
}

static int filter_end(void *ctx, const struct kpr_run *run)
{
    struct kpr_filter *f = ctx;
    renew(f, run);
    if (f->units_left == 0 && run->ctas > 0 && kpr_filter_any(f))
        note_empty(f, run);
    return f->next->end ? f->next->end(f->ctx, &f->run) : KP_OK;
}

const struct kpr_visitor kpr_filter_visitor = {filter_begin, filter_cta, filter_end};
const struct kpr_renderer kpr_filter_renderer = {filter_order, filter_render, filter_write};
