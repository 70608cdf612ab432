#include "instrument/internal.h"

static const struct kpi_mark *sort_marks;

static bool has_region(const struct kpi_mark *m)
{
    return m->op == KPI_BEGIN || m->op == KPI_END || m->op == KPI_INSTANT;
}

static int compare_names(const struct kpi_mark *x, const struct kpi_mark *y)
{
    if ((x->op == KPI_INSTANT) != (y->op == KPI_INSTANT))
        return x->op == KPI_INSTANT ? 1 : -1;
    return strcmp(x->name, y->name);
}

static int by_name(const void *a, const void *b)
{
    uint32_t i = *(const uint32_t *)a, j = *(const uint32_t *)b;
    int c = compare_names(&sort_marks[i], &sort_marks[j]);
    return c ? c : (i > j) - (i < j);
}

/* Marks of one name are one region; regions are numbered as they appear. */
static bool number_regions(struct kpi_text *text, const struct kpi_function *f,
                           struct kpi_regions *out)
{
    KP_VEC(uint32_t) order = {0};
    uint32_t end = f->first_mark + f->mark_count;
    for (uint32_t i = f->first_mark; i < end; i++)
        if (has_region(&text->marks.v[i]))
            KP_PUSH(order, i);
    sort_marks = text->marks.v;
    if (order.n)
        qsort(order.v, order.n, sizeof *order.v, by_name);
    uint32_t first = 0; /* of this name: its index stands in `region` for now */
    for (size_t k = 0; k < order.n; k++) {
        if (k == 0 || compare_names(&text->marks.v[order.v[k]], &text->marks.v[first]) != 0)
            first = order.v[k];
        text->marks.v[order.v[k]].region = first;
    }
    free(order.v);
    for (uint32_t i = f->first_mark; i < end; i++) {
        struct kpi_mark *m = &text->marks.v[i];
        if (!has_region(m))
            continue;
        if (m->region != i) {
            m->region = text->marks.v[m->region].region;
            continue;
        }
        m->region = (uint32_t)out->list.n;
        struct kpi_region r = {.name = m->name, .instant = m->op == KPI_INSTANT, .at = m->at.at,
                               .behind = {1, 1}};
        KP_PUSH(out->list, r);
    }
    if (out->list.n > KPT_MAX_REGIONS) {
        kp_error_at(text->src, kpi_origin(text, f->name.at), f->name.len, "more than %d regions",
                    KPT_MAX_REGIONS);
        return false;
    }
    return true;
}

/* The region of the next BEGIN in straight line from stmt.  What was found last
 * holds up to where it was found. */
struct ahead {
    uint32_t from, to, region;
};

static uint32_t next_begin(const struct kpi_text *text, const struct kpi_function *f, uint32_t stmt,
                           struct ahead *last)
{
    if (stmt >= last->from && stmt < last->to)
        return last->region;
    uint32_t i = stmt + 1, end = f->first_stmt + f->stmt_count;
    *last = (struct ahead){stmt, end, KPI_NO_REGION};
    for (; i < end; i++) {
        const struct kpi_stmt *s = &text->stmts.v[i];
        bool begin = s->kind == KPI_MARK && text->marks.v[s->mark].op == KPI_BEGIN;
        if (begin)
            last->region = text->marks.v[s->mark].region;
        if (begin || s->kind == KPI_LABEL ||
            (s->kind == KPI_INSTRUCTION && s->flow != KPI_FLOW_NEXT))
            break;
    }
    last->to = i;
    return last->region;
}

static bool same_attribute(const struct kpi_mark *a, const struct kpi_mark *b)
{
    return a->op == b->op && a->k == b->k && a->bytes == b->bytes && a->flops == b->flops &&
           strcmp(a->name, b->name) == 0 && strcmp(a->engine, b->engine) == 0 &&
           strcmp(a->arrives, b->arrives) == 0;
}

#define MAX_ATTRIBUTES 256 /* of one region */

static bool attach(struct kpi_text *text, struct kpi_region *r, uint32_t mark)
{
    const struct kpi_mark *m = &text->marks.v[mark];
    for (size_t i = 0; i < r->attributes.n; i++)
        if (same_attribute(&text->marks.v[r->attributes.v[i]], m))
            return true;
    if (r->attributes.n == MAX_ATTRIBUTES) {
        kp_error_at(text->src, m->at.at, m->at.len,
                    "region '%s' has more than %d waits, arrives and asyncs", r->name,
                    MAX_ATTRIBUTES);
        return false;
    }
    KP_PUSH(r->attributes, mark);
    return true;
}

static bool attach_all(struct kpi_text *text, const struct kpi_function *f,
                       const struct kpi_context *context, struct kpi_regions *out)
{
    bool ok = true;
    struct ahead ahead = {0, 0, KPI_NO_REGION};
    for (uint32_t i = 0; i < f->mark_count && ok; i++) {
        struct kpi_mark *m = &text->marks.v[f->first_mark + i];
        if (!m->reached) {
            kp_warn_at(text->src, m->at.at, m->at.len, "no path leads to this mark; ignored");
            continue;
        }
        if (has_region(m))
            continue;
        uint32_t r = context[i].open;
        if (r == KPI_NO_REGION)
            r = m->op == KPI_WAIT ? next_begin(text, f, m->stmt, &ahead) : context[i].ended;
        if (r != KPI_NO_REGION) {
            ok = attach(text, &out->list.v[r], f->first_mark + i);
            continue;
        }
        kp_error_at(text->src, m->at.at, m->at.len,
                    m->op == KPI_WAIT ? "no region is open here and none begins next"
                                      : "no region is open here and none has just ended");
        ok = false;
    }
    return ok;
}

/* begin NAME cluster=...: one of the region's BEGINs may say it, or several alike. */
static bool take_cluster(const struct kpi_text *text, const struct kpi_function *f,
                         struct kpi_regions *out)
{
    for (uint32_t i = 0; i < f->mark_count; i++) {
        const struct kpi_mark *m = &text->marks.v[f->first_mark + i];
        if (m->op != KPI_BEGIN || !*m->cluster)
            continue;
        struct kpi_region *r = &out->list.v[m->region];
        uint32_t n = 0;
        unsigned char ops[2];
        if (*m->cluster != 'w')
            ops[n++] = KPT_CLUSTER_ARRIVE;
        if (*m->cluster != 'a')
            ops[n++] = KPT_CLUSTER_WAIT;
        if (r->cluster_marked && (r->cluster_count != n || memcmp(r->cluster, ops, n) != 0)) {
            kp_error_at(text->src, m->at.at, m->at.len,
                        "another mark says otherwise of region '%s' at its cluster's barrier",
                        m->name);
            return false;
        }
        r->cluster_marked = true;
        r->cluster_count = n;
        memcpy(r->cluster, ops, n);
    }
    return true;
}

bool kpi_regions_find(struct kpi_text *text, struct kpi_function *f, struct kpi_regions *out)
{
    *out = (struct kpi_regions){0};
    struct kpi_context *context = kp_alloc(((size_t)f->mark_count + 1) * sizeof *context);
    bool ok = number_regions(text, f, out) && kpi_flow_check(text, f, context) &&
              attach_all(text, f, context, out) && take_cluster(text, f, out);
    free(context);
    return ok;
}

void kpi_regions_free(struct kpi_regions *r)
{
    for (size_t i = 0; i < r->list.n; i++)
        free(r->list.v[i].attributes.v);
    free(r->list.v);
    *r = (struct kpi_regions){0};
}

static json_t *wait_json(const struct kpi_mark *m)
{
    json_t *j = json_pack("{s:s,s:I}", "on", m->name, "distance", (json_int_t)m->k);
    if (m->turns)
        json_object_set_new(j, "turns", json_integer((json_int_t)m->turns));
    return j;
}

static json_t *async_json(const struct kpi_mark *m)
{
    json_t *j = json_pack("{s:s}", "name", m->name);
    if (*m->engine)
        json_object_set_new(j, "engine", json_string(m->engine));
    if (*m->arrives)
        json_object_set_new(j, "arrives", json_string(m->arrives));
    if (m->bytes)
        json_object_set_new(j, "bytes", json_integer((json_int_t)m->bytes));
    if (m->flops)
        json_object_set_new(j, "flops", json_integer((json_int_t)m->flops));
    return j;
}

static void add_pins_json(const struct kpi_region *r, json_t *j)
{
    json_object_set_new(j, "pinned", json_integer(r->pinned));
    if (r->cut)
        json_object_set_new(j, "pins_cut", json_integer(r->cut));
    if (r->unpinned)
        json_object_set_new(j, "unpinned", json_string(r->unpinned));
    if (r->unpinned_problem)
        json_object_set_new(j, "unkept", json_true());
}

static void add_cluster_json(const struct kpi_text *text, const struct kpi_region *r, json_t *j)
{
    json_t *ops = json_array();
    for (uint32_t i = 0; i < r->cluster_count; i++)
        json_array_append_new(
            ops, json_string(r->cluster[i] == KPT_CLUSTER_WAIT ? "wait" : "arrive"));
    if (r->cluster_count)
        json_object_set(j, "cluster", ops);
    json_decref(ops);
    if (r->uncounted)
        json_object_set_new(j, "uncounted", json_sprintf("line %u: %s",
                                                         kpi_line(text, r->uncounted_at),
                                                         r->uncounted));
    if (r->remote)
        json_object_set_new(j, "remote", json_true());
}

json_t *kpi_regions_json(const struct kpi_text *text, const struct kpi_regions *regions)
{
    json_t *list = json_array();
    for (size_t i = 0; i < regions->list.n; i++) {
        const struct kpi_region *r = &regions->list.v[i];
        json_t *waits = json_array(), *arrives = json_array(), *asyncs = json_array();
        for (size_t k = 0; k < r->attributes.n; k++) {
            const struct kpi_mark *m = &text->marks.v[r->attributes.v[k]];
            if (m->op == KPI_WAIT)
                json_array_append_new(waits, wait_json(m));
            else if (m->op == KPI_ARRIVE)
                json_array_append_new(arrives, json_string(m->name));
            else
                json_array_append_new(asyncs, async_json(m));
        }
        json_t *j = json_pack("{s:I,s:s,s:I,s:b,s:o,s:o,s:o}", "id", (json_int_t)i, "name", r->name,
                              "line", (json_int_t)kpi_line(text, r->at), "instant", r->instant,
                              "waits", waits, "arrives", arrives, "asyncs", asyncs);
        add_cluster_json(text, r, j);
        if (r->before[0] || r->before[1] || r->behind[0] != 1 || r->behind[1] != 1)
            json_object_set_new(j, "stores",
                                json_pack("{s:[i,i],s:[i,i]}", "before", r->before[0], r->before[1],
                                          "behind", r->behind[0], r->behind[1]));
        if (!r->instant)
            add_pins_json(r, j);
        json_array_append_new(list, j);
    }
    return list;
}
