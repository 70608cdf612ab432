/* What the exporters that draw one CTA have in common. */
#include "replay/export/export.h"

#define MAX_UNITS 32 /* above it, one unit a role is drawn */

uint32_t kpr_middle_cta(const struct kpr_run *run)
{
    uint64_t seen = 0;
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if ((s->flags & KPT_CTA_ENTERED) && (s->flags & KPT_CTA_PROBED) &&
            seen++ == run->ctas_probed / 2)
            return s->cta;
    }
    return 0;
}

static bool first_of_role(const struct kpr_cta *cta, size_t i)
{
    for (size_t k = 0; k < i; k++)
        if (cta->units[k].role == cta->units[i].role)
            return false;
    return true;
}

bool kpr_unit_drawn(const struct kpr_cta *cta, size_t i)
{
    return cta->units[i].count > 0 && (cta->unit_count <= MAX_UNITS || first_of_role(cta, i));
}

/* To what a filter left of the CTA. */
static void narrow(const struct kpr_cta *cta, int64_t *first, int64_t *last)
{
    int64_t from = INT64_MAX, to = INT64_MIN;
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        for (size_t k = 0; k < u->span_count; k++) {
            from = u->spans[k].start < from ? u->spans[k].start : from;
            to = u->spans[k].end > to ? u->spans[k].end : to;
        }
        for (size_t k = 0; k < u->instant_count; k++) {
            from = u->instants[k].at < from ? u->instants[k].at : from;
            to = u->instants[k].at > to ? u->instants[k].at : to;
        }
    }
    *first = from > *first ? from : *first;
    *last = to < *last ? to : *last;
}

void kpr_window(const struct kpr_run *run, const struct kpr_cta *cta, int64_t *from, int64_t *to)
{
    bool cut = false;
    *from = *to = 0;
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        if (u->lost && (!cut || u->cut < *from)) {
            *from = u->cut;
            cut = true;
        }
        *to = u->drain_end > *to ? u->drain_end : *to;
    }
    if (run->filtered.within)
        narrow(cta, from, to);
    if (*to <= *from)
        *to = *from + 1;
}
