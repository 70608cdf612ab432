/*
 * AMDGCN, gfx9: records that are stored later than their clock is read.
 *
 * The clock comes by way of scalar memory, and waiting for it would be waiting for all that the
 * kernel has asked LDS and scalar memory for.  So it is stored where the kernel itself has
 * waited for these, if it does so before control divides or meets; else in front of that place.
 */
#include "instrument/amd/lower.h"

#include "instrument/amd/lex.h"

struct defer {
    const struct kpi_amd_frame *f;
    const struct kpi_stmt *stmts;
    const uint32_t *until;
    struct kp_str *at;
    uint32_t tags[KPI_AMD_PENDING];
    unsigned n; /* pending */
};

/* Does this instruction wait until lgkmcnt is 0? */
static bool waits(const struct kpi_text *t, const struct kpi_stmt *s)
{
    if (s->kind != KPI_INSTRUCTION || !kpi_is(t->src, s->op, "s_waitcnt"))
        return false;
    size_t at = kpi_amd_skip(t->src->text, s->op.at + s->op.len, s->end);
    if (memmem(t->src->text + at, s->end - at, "lgkmcnt(0)", 10))
        return true;
    char *text = kpi_dup(t->src, (struct kpi_span){at, s->end - at});
    uint64_t n;
    bool zero = kp_parse_u64(text, &n) && !(n >> 8 & 15);
    free(text);
    return zero;
}

/* Does control come in here, or may it go elsewhere? */
static bool divides(const struct kpi_text *t, const struct kpi_stmt *s)
{
    return s->kind == KPI_LABEL ||
           (s->kind == KPI_INSTRUCTION &&
            (s->flow != KPI_FLOW_NEXT || s->guard.len || kpi_starts(t->src, s->op, "s_swappc") ||
             kpi_starts(t->src, s->op, "s_setpc") || kpi_starts(t->src, s->op, "s_call") ||
             kpi_starts(t->src, s->op, "s_sendmsg") || kpi_starts(t->src, s->op, "s_endpgm")));
}

static void store(struct defer *d, uint32_t place, bool waited)
{
    if (d->n)
        kpi_amd_add_stores(d->f, d->tags, d->n, waited, &d->at[place]);
    d->n = 0;
}

/* Before statement i, which may end a group. */
static void store_before(struct defer *d, uint32_t i)
{
    uint32_t place = i - 1; /* something is pending: it was read before */
    while (place > 0 && d->until[place] != place)
        place--;
    store(d, place, false);
}

void kpi_amd_defer(const struct kpi_amd_frame *f, const struct kpi_amd_marked *records,
                   const uint32_t *until, struct kp_str *at)
{
    struct defer d = {.f = f, .stmts = f->t->stmts.v + f->plan->f->first_stmt, .until = until,
                      .at = at};
    uint32_t n = f->plan->f->stmt_count;
    size_t next = 0;
    for (; next < records->n && records->v[next].place == n; next++)
        kpi_amd_add_record(f, records->v[next].tag, (struct kpi_amd_spot){0}, &at[n]);
    for (uint32_t i = 0; i < n; i++) {
        if (d.n && divides(f->t, &d.stmts[i]))
            store_before(&d, i);
        if (d.n && until[i] == i && waits(f->t, &d.stmts[i]))
            store(&d, i, true);
        for (; next < records->n && records->v[next].place == i; next++) {
            if (d.n == KPI_AMD_PENDING)
                store(&d, i, false);
            kpi_amd_add_reading(f, d.n, &at[i]);
            d.tags[d.n++] = records->v[next].tag;
        }
    }
}
