/* Keeps the spans of as many CTAs as memory allows, spread over the launch. */
#include "model/model_internal.h"

static void cta_free(struct kpm_cta *c)
{
    for (size_t i = 0; i < c->unit_count; i++)
        free(c->units[i].spans);
    free(c->units);
}

static size_t cta_spans(const struct kpm_cta *c)
{
    size_t n = 0;
    for (size_t i = 0; i < c->unit_count; i++)
        n += c->units[i].span_count;
    return n;
}

/* START and END, as far as they are on record. */
static uint64_t ends_of(const struct kpm_span *s)
{
    return (uint64_t)!(s->flags & KPR_OPEN_START) + !(s->flags & KPR_OPEN_END);
}

/* STARTs and ENDs made of regions that are kept: a record that two regions share is two of them.
 * Where the oldest records were lost, as many of those as of the rest. */
static uint64_t events_of(const struct kpr_unit *u, const struct kpm_unit *kept)
{
    double stored = (double)(u->count - u->lost), ends = 0;
    for (size_t i = 0; i < kept->span_count; i++)
        ends += (double)ends_of(&kept->spans[i]);
    return stored > 0 ? (uint64_t)((double)u->count * ends / stored + 0.5) : 0;
}

/* As recorded, a region that another follows ends where that begins; with the records' cost
 * taken off both can begin at once, and their order is lost. */
static int by_record(const void *a, const void *b)
{
    const struct kpm_span *x = a, *y = b;
    if (x->start != y->start)
        return x->start < y->start ? -1 : 1;
    if (x->depth != y->depth)
        return x->depth < y->depth ? -1 : 1;
    return (x->end > y->end) - (x->end < y->end);
}

/* Spans that are looked into stand no deeper than this: those of one depth are beside each other,
 * so that all of them are passed so often at most. */
#define DEEPEST 8

/* Does its region arrive, and do nothing else that a mark tells? */
static bool only_arrives(const struct kpm_data *d, const struct kpm_span *s)
{
    const struct kpt_region *r = d->info && s->region < d->info->region_count
                                     ? &d->info->regions[s->region] : NULL;
    return r && r->arrive_count && !r->wait_count && !r->async_count;
}

/* Arrives that stand in an arrive, as two behind one condition are marked: each gets the time up
 * to its end, the outer one what is left, so that they follow each other. */
static void part_arrives(const struct kpm_data *d, struct kpm_unit *u)
{
    bool any = false;
    for (size_t i = 0; i < u->span_count; i++) {
        struct kpm_span *outer = &u->spans[i];
        int64_t end = outer->end;
        if (outer->depth >= DEEPEST || !only_arrives(d, outer))
            continue;
        for (size_t k = i + 1; k < u->span_count && u->spans[k].start < end; k++) {
            struct kpm_span *inner = &u->spans[k];
            if (inner->depth != outer->depth + 1 || inner->end > end || !only_arrives(d, inner))
                continue;
            inner->start = outer->start;
            inner->depth = outer->depth;
            outer->start = inner->end;
            any = true;
        }
    }
    if (any)
        qsort(u->spans, u->span_count, sizeof *u->spans, by_record);
}

static struct kpm_unit unit_copy(const struct kpm_data *d, const struct kpr_unit *u)
{
    struct kpm_unit out = {.unit = u->unit, .warp = u->warp, .role = u->role,
                           .lost = u->lost};
    out.spans = kp_realloc(NULL, u->span_count + 1, sizeof *out.spans);
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *s = &u->spans[i];
        if (s->region + 1 == d->left_out)
            continue;
        out.spans[out.span_count++] = (struct kpm_span){
            s->raw_start, s->raw_end, s->region,
            (uint16_t)(s->depth > UINT16_MAX ? UINT16_MAX : s->depth), (uint16_t)s->flags};
    }
    if (out.span_count)
        qsort(out.spans, out.span_count, sizeof *out.spans, by_record);
    out.count = events_of(u, &out);
    part_arrives(d, &out);
    return out;
}

/* Lets every second CTA go and takes half as many from now on. */
static void thin(struct kpm_data *d)
{
    size_t kept = 0;
    for (size_t i = 0; i < d->ctas.n; i++) {
        if (i % 2 == 0) {
            d->ctas.v[kept++] = d->ctas.v[i];
            continue;
        }
        d->spans -= cta_spans(&d->ctas.v[i]);
        cta_free(&d->ctas.v[i]);
    }
    d->ctas.n = kept;
    d->stride *= 2;
}

/* From where the last unit began to drain. */
static double drain_of(const struct kpr_cta *cta)
{
    int64_t last = 0, exit = (int64_t)(cta->stamp.clock_exit - cta->stamp.clock_entry);
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        last = u->count && u->drain_begin + u->saved > last ? u->drain_begin + u->saved : last;
    }
    return cta->stamp.clock_exit > cta->stamp.clock_entry && last > 0 && last < exit
               ? (double)(exit - last) : 0;
}

void kpm_collect_cta(struct kpm_data *d, const struct kpr_cta *cta)
{
    if (!d->stride)
        d->stride = 1;
    if (d->seen++ % d->stride != 0)
        return;
    struct kpm_cta c = {.cta = cta->cta, .sm = cta->sm, .ns_per_cycle = cta->ns_per_cycle,
                        .unit_count = cta->unit_count};
    if (cta->stamp.clock_exit > cta->stamp.clock_entry)
        c.cycles = (double)(cta->stamp.clock_exit - cta->stamp.clock_entry);
    c.drain = drain_of(cta);
    c.units = kp_alloc((cta->unit_count + 1) * sizeof *c.units);
    for (size_t i = 0; i < cta->unit_count; i++)
        c.units[i] = unit_copy(d, &cta->units[i]);
    KP_PUSH(d->ctas, c);
    d->spans += cta_spans(&c);
    size_t limit = d->max_spans ? d->max_spans : KPM_MAX_SPANS;
    while (d->spans > limit && d->ctas.n > 1)
        thin(d);
}

void kpm_data_free(struct kpm_data *d)
{
    for (size_t i = 0; i < d->ctas.n; i++)
        cta_free(&d->ctas.v[i]);
    free(d->ctas.v);
    *d = (struct kpm_data){0};
}
