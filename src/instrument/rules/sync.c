/* What the graph of the barriers says of regions: names, marks, the report. */
#include "instrument/sync/sync.h"

/* The marks of a region: *n of them from the one returned on. */
static const struct kpi_sync_mark *marks_of(const struct kpi_sync *sync, uint32_t region, size_t *n)
{
    size_t low = 0, high = sync->marks.n;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (sync->marks.v[mid].region < region)
            low = mid + 1;
        else
            high = mid;
    }
    *n = 0;
    while (low + *n < sync->marks.n && sync->marks.v[low + *n].region == region)
        ++*n;
    return *n ? sync->marks.v + low : NULL;
}

void kpi_sync_name(const struct kpi_sync *sync, uint32_t region, char name[KPT_NAME_MAX + 1])
{
    size_t n;
    const struct kpi_sync_mark *m = marks_of(sync, region, &n);
    uint32_t barrier = KPI_NO_MARK;
    for (size_t i = 0; i < n; i++) {
        bool other = m[i].barrier != KPI_NO_MARK && barrier != KPI_NO_MARK &&
                     m[i].barrier != barrier;
        if (other)
            return;
        barrier = m[i].barrier != KPI_NO_MARK ? m[i].barrier : barrier;
    }
    for (size_t i = 0; i < sync->gaps.n && !n; i++)
        if (sync->gaps.v[i].region == region)
            barrier = sync->gaps.v[i].barrier;
    char *dot = strchr(name, '.');
    if (barrier == KPI_NO_MARK || !dot)
        return;
    char *old = kp_strdup(name);
    snprintf(name, KPT_NAME_MAX + 1, "%.*s.%.34s%s", (int)(dot - name), old,
             sync->barriers.v[barrier].name, old + (dot - name));
    free(old);
}

bool kpi_sync_same(const struct kpi_sync *sync, uint32_t a, uint32_t b)
{
    size_t m, n;
    const struct kpi_sync_mark *x = marks_of(sync, a, &m), *y = marks_of(sync, b, &n);
    bool same = m == n;
    for (size_t i = 0; same && i < n; i++)
        same = x[i].op == y[i].op && x[i].barrier == y[i].barrier && x[i].k == y[i].k &&
               x[i].turns == y[i].turns && x[i].started == y[i].started &&
               x[i].bytes == y[i].bytes && x[i].flops == y[i].flops && x[i].engine == y[i].engine;
    return same;
}

bool kpi_sync_starts(const struct kpi_sync *sync, uint32_t region)
{
    size_t n;
    const struct kpi_sync_mark *m = marks_of(sync, region, &n);
    for (size_t i = 0; i < n; i++)
        if (m[i].op == KPI_ASYNC)
            return true;
    return false;
}

/* "wait full k=2", "wait turn k=0 turns=2". */
static char *wait_text(const struct kpi_sync_mark *m, const char *on)
{
    return m->turns ? kp_asprintf("wait %s k=%u turns=%u", on, m->k, m->turns)
                    : kp_asprintf("wait %s k=%u", on, m->k);
}

/* "async load.t512 engine=tma arrives=full bytes=49152"; of several of a region the later ones
 * have a number. */
static char *async_text(const struct kpi_sync *sync, const struct kpi_sync_mark *m, unsigned which,
                        const char *name)
{
    struct kp_str s = {0};
    kp_str_addf(&s, "async %s", name);
    if (which)
        kp_str_addf(&s, ".%u", which + 1);
    kp_str_addf(&s, " engine=%s", m->engine);
    if (m->arrives)
        kp_str_addf(&s, " arrives=%s", sync->barriers.v[m->barrier].name);
    if (m->bytes)
        kp_str_addf(&s, " bytes=%llu", (unsigned long long)m->bytes);
    if (m->flops)
        kp_str_addf(&s, " flops=%llu", (unsigned long long)m->flops);
    return s.s;
}

void kpi_sync_tell(const struct kpi_sync *sync, uint32_t region, const char *const *names,
                   void (*put)(void *with, const char *mark), void *with)
{
    size_t n;
    const struct kpi_sync_mark *m = marks_of(sync, region, &n);
    unsigned asyncs = 0;
    for (size_t i = 0; i < n; i++) {
        const char *on = m[i].barrier != KPI_NO_MARK  ? sync->barriers.v[m[i].barrier].name
                         : m[i].started != KPI_NO_MARK ? names[m[i].started]
                                                       : "";
        char *text = m[i].op == KPI_WAIT     ? wait_text(&m[i], on)
                     : m[i].op == KPI_ARRIVE ? kp_asprintf("arrive %s", on)
                                             : async_text(sync, &m[i], asyncs++, names[region]);
        put(with, text);
        free(text);
    }
}

/* ---- the report --------------------------------------------------------------- */

static json_t *kernel_name(const struct kpi_lookup *w)
{
    return kpi_json_bytes(w->src->text + w->f->name.at, w->f->name.len);
}

/* What regions do there, by line. */
static json_t *visits_json(const struct kpi_lookup *w, const struct kpi_sync *sync,
                           const struct kpi_stretch *regions, uint32_t barrier)
{
    json_t *list = json_array();
    for (size_t i = 0; i < sync->marks.n; i++) {
        const struct kpi_sync_mark *m = &sync->marks.v[i];
        if (m->barrier != barrier)
            continue;
        uint32_t line = kpi_line(w->text, w->stmts[regions[m->region].first].begin);
        json_t *j = json_pack("{s:s,s:I}", "does",
                              m->op == KPI_WAIT     ? "wait"
                              : m->op == KPI_ARRIVE ? "arrive"
                                                    : m->engine,
                              "line", (json_int_t)line);
        if (m->op == KPI_WAIT)
            json_object_set_new(j, "k", json_integer((json_int_t)m->k));
        if (m->bytes)
            json_object_set_new(j, "bytes", json_integer((json_int_t)m->bytes));
        json_array_append_new(list, j);
    }
    return list;
}

static json_t *barrier_json(const struct kpi_lookup *w, const struct kpi_barrier *b, json_t *visits)
{
    json_t *j = json_pack("{s:o,s:s,s:I,s:I}", "kernel", kernel_name(w), "name", b->name, "waits",
                          (json_int_t)b->waits, "arrives", (json_int_t)b->arrives);
    json_object_set_new(j, "visits", visits);
    if (b->slots) {
        json_object_set_new(j, "slots", json_integer((json_int_t)b->slots));
        json_object_set_new(j, "at", json_integer(b->at));
        if (b->slots > 1)
            json_object_set_new(j, "apart", json_integer(b->apart));
    }
    if (b->count >= 0)
        json_object_set_new(j, "count", json_integer(b->count));
    if (b->line)
        json_object_set_new(j, "source_line", json_integer((json_int_t)b->line));
    return j;
}

void kpi_sync_report(const struct kpi_lookup *w, const struct kpi_sync *sync,
                     const struct kpi_stretch *regions, const char *const *names, json_t *barriers,
                     json_t *unknown)
{
    for (uint32_t i = 0; i < sync->barriers.n; i++)
        json_array_append_new(barriers, barrier_json(w, &sync->barriers.v[i],
                                                     visits_json(w, sync, regions, i)));
    for (size_t i = 0; i < sync->gaps.n; i++) {
        const struct kpi_sync_gap *g = &sync->gaps.v[i];
        const struct kpi_stmt *s = &w->stmts[g->stmt];
        json_array_append_new(
            unknown, json_pack("{s:o,s:I,s:o,s:s?,s:s}", "kernel", kernel_name(w), "line",
                               (json_int_t)kpi_line(w->text, s->begin), "what",
                               kpi_statement_json(w->src, s), "region",
                               g->region == KPI_NO_MARK ? NULL : names[g->region], "why", g->why));
    }
}
