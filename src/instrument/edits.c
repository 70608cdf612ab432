#include "instrument/internal.h"

void kpi_edit_add(struct kpi_edits *e, size_t at, size_t skip, struct kp_str *b)
{
    e->bytes += b->len;
    struct kpi_edit edit = {at, skip, kp_str_detach(b), e->list.n};
    KP_PUSH(e->list, edit);
}

static int by_place(const void *a, const void *b)
{
    const struct kpi_edit *x = a, *y = b;
    if (x->at != y->at)
        return x->at < y->at ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

/* Bytes that the result takes at most. */
static size_t room(const struct kpi_edits *e, size_t begin, size_t end)
{
    return end - begin + e->bytes + e->list.n * (strlen(KPI_OPEN) + strlen(KPI_CLOSE));
}

static void add_probe(const struct kpi_edit *edit, struct kp_str *probes, struct kp_str *out)
{
    size_t from = out->len;
    if (probes)
        kp_str_add(out, KPI_OPEN);
    kp_str_add(out, edit->text);
    if (probes) {
        kp_str_add(out, KPI_CLOSE);
        kp_str_addn(probes, out->s + from, out->len - from);
    }
}

void kpi_edits_apply(const struct kp_source *src, struct kpi_edits *e, size_t begin, size_t end,
                     struct kp_str *probes, struct kp_str *out)
{
    if (e->list.n)
        qsort(e->list.v, e->list.n, sizeof *e->list.v, by_place);
    kp_str_reserve(out, room(e, begin, end));
    size_t at = begin;
    for (size_t i = 0; i < e->list.n; i++) {
        const struct kpi_edit *edit = &e->list.v[i];
        if (edit->at < begin)
            continue;
        if (edit->at > at) {
            kp_str_addn(out, src->text + at, edit->at - at);
            at = edit->at;
        }
        add_probe(edit, probes, out);
        if (edit->at + edit->skip > at)
            at = edit->at + edit->skip;
    }
    kp_str_addn(out, src->text + at, end - at);
}

void kpi_edits_free(struct kpi_edits *e)
{
    for (size_t i = 0; i < e->list.n; i++)
        free(e->list.v[i].text);
    free(e->list.v);
    e->list.v = NULL;
    e->list.n = e->list.cap = 0;
}
