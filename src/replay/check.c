#include "replay/check.h"

#include <inttypes.h>

#include "replay/export/export.h"

#define SHOWN 20 /* violations that are printed; all are counted */

/* A span that lasts and is open at the time looked at. */
struct open {
    const struct kpr_span *span;
    int64_t left; /* of its cycles, without the spans directly inside */
};

struct kpr_check {
    FILE *f;
    const char *name;
    const struct kpr_run *run;
    const struct kpr_cta *cta;
    const struct kpr_unit *unit;
    KP_VEC(struct open) stack;
    uint64_t violations;
    uint64_t ctas, units, made, lost, spans, instants, unpaired, open_end, censored, blocked,
        unresolved;
    int64_t last_cta, last_unit;
};

struct kpr_check *kpr_check_new(FILE *f, const char *name)
{
    struct kpr_check *c = kp_alloc(sizeof *c);
    c->f = f;
    c->name = kp_shown_name(name);
    c->last_cta = -1;
    return c;
}

void kpr_check_free(struct kpr_check *c)
{
    free(c->stack.v);
    free(c);
}

/* ---- violations ------------------------------------------------------------ */

static void KP_PRINTF(2, 3) violated(struct kpr_check *c, const char *fmt, ...)
{
    if (++c->violations > SHOWN)
        return;
    kp_put_name(c->f, c->name);
    fputs(": ", c->f);
    if (c->cta)
        fprintf(c->f, "CTA %u", c->cta->cta);
    if (c->unit)
        fprintf(c->f, ", unit %u (%s)", c->unit->unit, kpr_unit_name(c->run, c->unit));
    va_list ap;
    va_start(ap, fmt);
    fputs(c->cta ? ": " : "", c->f);
    vfprintf(c->f, fmt, ap);
    va_end(ap);
    fputc('\n', c->f);
}

/* "span 3 of 40 ('mma', recorded 1200 to 1300): what" */
static void bad_span(struct kpr_check *c, const struct kpr_span *s, const char *what)
{
    struct kp_str name = {0};
    if (s->region < c->run->info.region_count)
        kp_str_add_name(&name, c->run->info.regions[s->region].name);
    violated(c, "span %zu of %zu ('%s', recorded %" PRId64 " to %" PRId64 ", corrected %" PRId64
             " to %" PRId64 "): %s", (size_t)(s - c->unit->spans) + 1, c->unit->span_count,
             name.s ? name.s : "?", s->raw_start, s->raw_end, s->start, s->end, what);
    kp_str_free(&name);
}

/* ---- one unit -------------------------------------------------------------- */

/* Every stored record is the START or END of a whole span, the one record that
 * is left of an open span, an instant, or an END that belongs to no span. */
static void check_records(struct kpr_check *c, const struct kpr_unit *u)
{
    uint64_t whole = 0, opened = 0, cut = 0, blocked = 0;
    for (size_t i = 0; i < u->span_count; i++) {
        uint32_t flags = u->spans[i].flags;
        cut += (flags & KPR_OPEN_START) != 0;
        opened += (flags & KPR_OPEN_END) != 0;
        whole += !(flags & (KPR_OPEN_START | KPR_OPEN_END));
        blocked += (flags & KPR_BLOCKED) != 0;
        c->censored += (flags & KPR_CENSORED) != 0;
        c->unresolved += (flags & KPR_UNRESOLVED) != 0;
    }
    uint64_t found = 2 * whole + opened + u->unpaired + u->instant_count;
    uint64_t stored = u->count - u->lost; /* one that two regions share is found twice */
    if (u->lost > u->count)
        violated(c, "%" PRIu64 " of %" PRIu64 " records lost", u->lost, u->count);
    else if (found != stored + u->shared)
        violated(c, "%" PRIu64 " records stored, but %" PRIu64 " in spans and instants",
                 stored + u->shared, found);
    if (u->lost && stored != c->run->info.capacity)
        violated(c, "records lost from a ring that is not full: %" PRIu64 " of %u", stored,
                 c->run->info.capacity);
    if (cut > u->unpaired || (u->unpaired && !u->lost))
        violated(c, "%" PRIu64 " ENDs have no START, and %" PRIu64 " records were lost",
                 u->unpaired, u->lost);
    if (blocked != u->blocked)
        violated(c, "%" PRIu64 " waits blocked, but %" PRIu64 " are counted", blocked, u->blocked);
    c->made += u->count;
    c->lost += u->lost;
    c->unpaired += u->unpaired;
    c->open_end += opened;
    c->blocked += blocked;
}

/* Takes spans off the stack that ended by `time`, or all. */
static void close_until(struct kpr_check *c, int64_t time, bool all)
{
    while (c->stack.n) {
        const struct open *o = &c->stack.v[c->stack.n - 1];
        if (!all && o->span->end > time)
            return;
        if (o->left != o->span->exclusive)
            bad_span(c, o->span, "exclusive cycles are not what the spans inside leave");
        c->stack.n--;
    }
}

static void check_nesting(struct kpr_check *c, const struct kpr_span *s)
{
    close_until(c, s->start, false);
    struct open *around = c->stack.n ? &c->stack.v[c->stack.n - 1] : NULL;
    if (around && s->end > around->span->end)
        bad_span(c, s, "crosses the end of the one around it");
    if (s->end <= s->start)
        return; /* where such a span stands among its like, time does not tell */
    if (s->depth != c->stack.n)
        bad_span(c, s, "is at another depth than its number of spans around it");
    if (around)
        around->left -= s->end - s->start;
    KP_PUSH(c->stack, ((struct open){s, s->end - s->start}));
}

/* s in itself, and after what stands before it. */
static void check_span(struct kpr_check *c, const struct kpr_unit *u, const struct kpr_span *s)
{
    if (s->least > s->end - s->start || s->most < s->end - s->start || s->least < 0)
        bad_span(c, s, "does not last between its bounds");
    if (s->region >= c->run->info.region_count) {
        bad_span(c, s, "has no region");
        return;
    }
    if (s->end < s->start || s->raw_end < s->raw_start)
        bad_span(c, s, "ends before it starts");
    if (s->exclusive < 0 || s->exclusive > s->end - s->start)
        bad_span(c, s, "exclusive cycles are more than all, or negative");
    if (s->end > u->drain_begin || (u->lost && s->start < u->cut))
        bad_span(c, s, "lies outside the time of its unit");
    if (s > u->spans && s->start < s[-1].start)
        bad_span(c, s, "starts before the one before it");
    check_nesting(c, s);
}

static void check_instants(struct kpr_check *c, const struct kpr_unit *u)
{
    for (size_t k = 0; k < u->instant_count; k++) {
        const struct kpr_instant *i = &u->instants[k];
        if (i->region >= c->run->info.region_count)
            violated(c, "instant %zu of %zu has no region", k + 1, u->instant_count);
        if (k > 0 && (i->at < i[-1].at || i->raw_at < i[-1].raw_at))
            violated(c, "instant %zu of %zu, recorded at %" PRId64 ", is before the one before it",
                     k + 1, u->instant_count, i->raw_at);
        if (i->at > u->drain_begin || (u->lost && i->at < u->cut))
            violated(c, "instant %zu of %zu, recorded at %" PRId64 ", is outside its unit's time",
                     k + 1, u->instant_count, i->raw_at);
    }
}

/* ---- one thread, in nanoseconds -------------------------------------------- */

/* Rounding may not make what nested cross.  The end that counts is that of the
 * innermost span around, so the stack is walked anew. */
static void check_thread(struct kpr_check *c, const struct kpr_unit *u)
{
    int64_t cut = u->lost ? kpr_ns(c->cta, u->cut) : INT64_MIN;
    int64_t drain = kpr_ns(c->cta, u->drain_begin), last = cut;
    c->stack.n = 0;
    for (size_t i = 0; i < u->span_count; i++) {
        const struct kpr_span *s = &u->spans[i];
        int64_t from = kpr_ns(c->cta, s->start), to = kpr_ns(c->cta, s->end);
        while (c->stack.n && c->stack.v[c->stack.n - 1].span->end <= s->start)
            c->stack.n--;
        const struct kpr_span *around = c->stack.n ? c->stack.v[c->stack.n - 1].span : NULL;
        if (from < last || to < from || to > drain || (around && to > kpr_ns(c->cta, around->end)))
            bad_span(c, s, "is out of order in nanoseconds");
        last = from;
        if (s->end > s->start)
            KP_PUSH(c->stack, ((struct open){s, 0}));
    }
    c->stack.n = 0;
    if (kpr_ns(c->cta, u->drain_end) < drain)
        violated(c, "the drain ends before it begins, in nanoseconds");
}

/* ---- visitor --------------------------------------------------------------- */

static void check_unit(struct kpr_check *c, const struct kpr_unit *u)
{
    if ((int64_t)u->unit <= c->last_unit || u->unit >= c->run->info.units_per_cta)
        violated(c, "unit %u after unit %" PRId64 " of %u", u->unit, c->last_unit,
                 c->run->info.units_per_cta);
    if (u->role >= c->run->role_count)
        violated(c, "it has no role");
    if (u->drain_end < u->drain_begin)
        violated(c, "the drain ends before it begins");
    check_records(c, u);
    c->stack.n = 0;
    for (size_t i = 0; i < u->span_count; i++)
        check_span(c, u, &u->spans[i]);
    close_until(c, 0, true);
    check_instants(c, u);
    check_thread(c, u);
    c->last_unit = u->unit;
    c->units++;
    c->spans += u->span_count;
    c->instants += u->instant_count;
}

/* Nothing is waited for that has not begun by the wait's end. */
static void check_links(struct kpr_check *c, const struct kpr_cta *cta)
{
    for (size_t i = 0; i < cta->link_count; i++) {
        const struct kpr_link *l = &cta->links[i];
        const struct kpr_span *from = &cta->units[l->from_unit].spans[l->from_span];
        const struct kpr_span *to = &cta->units[l->to_unit].spans[l->to_span];
        if (to->end < from->start || to->raw_end < from->raw_start)
            violated(c, "unit %u waits until %" PRId64 " for what unit %u begins at %" PRId64,
                     cta->units[l->to_unit].unit, to->end, cta->units[l->from_unit].unit,
                     from->start);
    }
}

static int check_begin(void *ctx, const struct kpr_run *run)
{
    struct kpr_check *c = ctx;
    c->run = run;
    return KP_OK;
}

static int check_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct kpr_check *c = ctx;
    c->run = run;
    c->cta = cta;
    if ((int64_t)cta->cta <= c->last_cta)
        violated(c, "comes after CTA %" PRId64, c->last_cta);
    if (cta->unit_count > run->info.units_per_cta)
        violated(c, "%zu units, of %u", cta->unit_count, run->info.units_per_cta);
    c->last_cta = cta->cta;
    c->last_unit = -1;
    for (size_t i = 0; i < cta->unit_count; i++) {
        c->unit = &cta->units[i];
        check_unit(c, c->unit);
    }
    c->unit = NULL;
    check_links(c, cta);
    c->ctas++;
    c->cta = NULL;
    return KP_OK;
}

static void check_totals(struct kpr_check *c, const struct kpr_run *run)
{
    const struct { const char *what; uint64_t found, counted; } totals[] = {
        {"CTAs", c->ctas, run->ctas}, {"units", c->units, run->units},
        {"records made", c->made, run->records}, {"records lost", c->lost, run->lost},
        {"ENDs without START", c->unpaired, run->unpaired},
        {"spans without END", c->open_end, run->open_end},
        {"censored spans", c->censored, run->censored},
        {"waits that blocked", c->blocked, run->blocked},
        {"waits unresolved", c->unresolved, run->unresolved},
    };
    for (size_t i = 0; i < KP_COUNT(totals); i++)
        if (totals[i].found != totals[i].counted)
            violated(c, "%" PRIu64 " %s, but %" PRIu64 " are counted", totals[i].found,
                     totals[i].what, totals[i].counted);
}

static int check_end(void *ctx, const struct kpr_run *run)
{
    struct kpr_check *c = ctx;
    c->run = run;
    check_totals(c, run);
    if (c->violations > SHOWN) {
        kp_put_name(c->f, c->name);
        fprintf(c->f, ": and %" PRIu64 " more\n", c->violations - SHOWN);
    }
    if (c->violations) {
        kp_error("%s: %" PRIu64 " violations", c->name, c->violations);
        return KP_CHECK;
    }
    fprintf(c->f, "ok: %" PRIu64 " CTAs, %" PRIu64 " units; %" PRIu64 " records made = %" PRIu64
            " stored + %" PRIu64 " lost; %" PRIu64 " spans (%" PRIu64 " open at the end), %" PRIu64
            " instants, %" PRIu64 " ENDs without START\n", c->ctas, c->units, c->made,
            c->made - c->lost, c->lost, c->spans, c->open_end, c->instants, c->unpaired);
    return KP_OK;
}

const struct kpr_visitor kpr_check_visitor = {check_begin, check_cta, check_end};
