/*
 * Arrows from arrivals to the waits that blocked on them, and for each barrier
 * how many of its phases are complete and not yet consumed.
 *
 * An arrow's end holds on to the slice that began last on its thread, so it
 * stands where that is the slice meant.  Perfetto lets an arrow begin at the
 * slice that began first, whatever its ends say; so where a wait began before the
 * arrival, the arrow ends at an instant in it, as late as the wait allows.
 */
#include "replay/export/chrome.h"

/* Numbers of a CTA's arrows; together with the CTA's they stay below 2^53. */
#define FLOW_BITS 24

/* ---- arrows ---------------------------------------------------------------------- */

/* When a span's slice is the last to have begun: from <= t <= to; false: at no time. */
static bool find_window(struct sheet *s, uint32_t unit, uint32_t span, int64_t *from, int64_t *to)
{
    const struct kpr_unit *u = &s->cta->units[unit];
    const struct chrome_item *it = s->items + s->item_start[unit];
    size_t n = s->item_start[unit + 1] - s->item_start[unit];
    size_t k = span + (u->lost > 0); /* or nearby, among those of equal time */
    while (k > 0 && it[k - 1].ts == it[k].ts)
        k--;
    while (k < n && it[k].span != span)
        k++;
    if (k == n)
        return false;
    *from = it[k].ts;
    *to = it[k].dur > 0 ? it[k].ts + it[k].dur - 1 : it[k].ts;
    if (k + 1 < n && it[k + 1].ts <= *to)
        *to = it[k + 1].ts - 1;
    size_t low = 0, high = u->instant_count; /* an instant is a slice, too */
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (chrome_axis(s, u->instants[middle].at) < *from)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < u->instant_count && chrome_axis(s, u->instants[low].at) <= *to)
        *to = chrome_axis(s, u->instants[low].at) - 1;
    return *from <= *to;
}

/* An arrow's number as both of its ends have it: ,"id":N */
struct id {
    char s[32];
    uint32_t n;
};

static struct id make_id(uint64_t number)
{
    struct id id = {0};
    id.n = (uint32_t)(put_u64(PUT_LIT(id.s, ",\"id\":"), number) - id.s);
    return id;
}

static char *put_id(char *p, const struct id *id)
{
    memcpy(p, id->s, sizeof id->s);
    return p + id->n;
}

static void put_resumption(struct sheet *s, uint32_t unit, int64_t ts, uint32_t barrier)
{
    char *p = chrome_event(s, chrome_unit_head(s, unit), 'i', ts);
    p = PUT_LIT(p, ",\"s\":\"t\"");
    ob_set(s->out, put_piece(p, &s->c->barriers[barrier]));
    s->events++;
}

static bool put_arrow(struct sheet *s, const struct kpr_link *l, uint64_t number)
{
    int64_t from, from_end, to, to_end;
    if (!find_window(s, l->from_unit, l->from_span, &from, &from_end) ||
        !find_window(s, l->to_unit, l->to_span, &to, &to_end) || to_end < from)
        return false;
    const struct id id = make_id(number);
    char *p = put_id(chrome_event(s, chrome_unit_head(s, l->from_unit), 's', from), &id);
    ob_set(s->out, put_piece(p, &s->c->barriers[l->barrier]));
    if (to < from)
        put_resumption(s, l->to_unit, to = to_end, l->barrier);
    p = put_id(chrome_event(s, chrome_unit_head(s, l->to_unit), 'f', to), &id);
    p = PUT_LIT(p, ",\"bp\":\"e\"");
    ob_set(s->out, put_piece(p, &s->c->barriers[l->barrier]));
    return true;
}

void chrome_put_flows(struct sheet *s)
{
    uint64_t drawn = 0, hidden = 0, held = s->held;
    for (size_t i = 0; i < s->cta->link_count; i++) {
        const struct kpr_link *l = &s->cta->links[i];
        if (!l->binding)
            continue;
        if (drawn >> FLOW_BITS || !put_arrow(s, l, s->cta->number << FLOW_BITS | drawn))
            hidden++;
        else
            drawn++;
    }
    s->events += 2 * drawn;
    s->held = held; /* times that were counted as their slices' */
    if (hidden)
        atomic_fetch_add_explicit(&s->c->flows_hidden, hidden, memory_order_relaxed);
}

/* ---- counters -------------------------------------------------------------------- */

/* One up or down of a barrier's counter. */
struct step {
    int64_t ts;
    uint32_t barrier;
    int32_t by;
};

static void put_count(struct sheet *s, uint32_t barrier, int64_t ts, int64_t tokens)
{
    char *p = chrome_event(s, chrome_own_head(s), 'C', ts);
    p = put_i64(put_piece(p, &s->c->counters[barrier]), tokens);
    ob_set(s->out, PUT_LIT(p, "}}"));
    s->events++;
}

/* In the order of the keys, which are the barriers'. */
static void put_steps(struct sheet *s, const struct step *e, const struct kpr_key *k, size_t n)
{
    int64_t tokens = 0, shown = 0;
    for (size_t i = 0; i < n; i++) {
        const struct step *x = &e[k[i].at];
        if (i == 0 || k[i].key != k[i - 1].key) {
            tokens = shown = 0;
            put_count(s, x->barrier, chrome_axis(s, 0), 0);
        }
        tokens += x->by;
        bool last = i + 1 == n || k[i + 1].key != k[i].key || e[k[i + 1].at].ts != x->ts;
        if (last && tokens != shown)
            put_count(s, x->barrier, x->ts, shown = tokens);
    }
}

static void order_steps(const struct step *e, struct kpr_key *k, size_t n)
{
    for (size_t i = 0; i < n; i++)
        k[i] = (struct kpr_key){(uint64_t)e[i].ts, i};
    kpr_sort_keys(k, n, k + n);
    for (size_t i = 0; i < n; i++)
        k[i].key = e[k[i].at].barrier;
    kpr_sort_keys(k, n, k + n);
}

void chrome_put_counters(struct sheet *s)
{
    size_t most = s->cta->link_count;
    uint64_t held = s->held;
    if (most == 0)
        return;
    struct kpr_phase *p = kp_realloc(NULL, most, sizeof *p);
    size_t n = kpr_find_phases(s->cta, s->c->ring, p);
    struct step *e = kp_realloc(NULL, 2 * n, sizeof *e);
    struct kpr_key *keys = kp_realloc(NULL, 4 * n, sizeof *keys);
    for (size_t i = 0; i < n; i++) {
        int64_t up = chrome_axis(s, p[i].begin), down = chrome_axis(s, p[i].end);
        e[2 * i] = (struct step){up, p[i].barrier, 1};
        e[2 * i + 1] = (struct step){down > up ? down : up, p[i].barrier, -1};
    }
    order_steps(e, keys, 2 * n);
    put_steps(s, e, keys, 2 * n);
    s->held = held;
    free(keys);
    free(e);
    free(p);
}
