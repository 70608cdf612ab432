/*
 * The pause that stays in the text when it was found to gain: once in a CTA, or once for each tile
 * where the loop that it is before is in another.  It crosses nothing; what has to be shown is how
 * often it is made.
 */
#include "instrument/delay.h"
#include "instrument/ways.h"

#define MAX_PLACES 64

/* Statements of the loop but its head: what is passed in one time round. */
static bool *round_of(const struct kpi_ways *w, const struct kpi_ways_loop *l)
{
    bool *open = kpi_ways_set(w, false);
    memcpy(open, l->inside, w->n);
    open[l->head] = false;
    return open;
}

/* ---- how often ----------------------------------------------------------------------------- */

struct places {
    const struct kpi_text *t;
    struct kpi_function *f;
    struct kpi_ways w;
    const struct kpi_mark *at[MAX_PLACES];
    size_t n;
    bool flag;     /* the first that is passed sets it, and others look */
    uint32_t head; /* once a tile: the loop's first statement */
};

static uint32_t stmt_of(const struct places *p, size_t i)
{
    return p->at[i]->stmt - p->f->first_stmt;
}

/* Can control, behind one of the places, come to one again, in `open` alone?  Which, or NULL. */
static const struct kpi_mark *again(const struct places *p, const bool *open)
{
    const struct kpi_mark *found = NULL;
    uint32_t from[MAX_PLACES];
    for (size_t i = 0; i < p->n; i++)
        from[i] = stmt_of(p, i);
    bool *seen = kpi_ways_behind(&p->w, from, p->n, open);
    for (size_t i = 0; i < p->n && !found; i++)
        found = seen[from[i]] ? p->at[i] : NULL;
    free(seen);
    return found;
}

/* Is there another in it, in which regions begin?  Waits that look again and again have none. */
static bool has_loop_inside(const struct places *p, const struct kpi_ways_loop *l)
{
    bool *open = round_of(&p->w, l), *round = kpi_ways_again(&p->w, open), found = false;
    for (uint32_t i = 0; i < p->f->mark_count && !found; i++) {
        const struct kpi_mark *m = &p->t->marks.v[p->f->first_mark + i];
        found = m->op == KPI_BEGIN && round[m->stmt - p->f->first_stmt];
    }
    free(round);
    free(open);
    return found;
}

static const char in_loop[] =
    "the region begins in a loop: the pause would be made in each of its iterations";
static const char in_knot[] =
    "the region begins in a loop that control enters at several places: how often is not known";
static const char in_many[] =
    "the region begins in more than 16 loops, one in another: how often is not asked";
_Static_assert(KPI_MOST_LOOPS == 16, "in_many says how many");

/* Why not there; NULL: it may be. */
static const char *check_place(const struct places *p, uint32_t at, struct kpi_ways_loop *l)
{
    *l = kpi_ways_loop(&p->w, at);
    if (l->knotted || l->deep)
        return l->knotted ? in_knot : in_many;
    return l->inside && !has_loop_inside(p, l) ? in_loop : NULL;
}

/* Not twice in a CTA: where control comes by again, a flag holds it. */
static const char *once_a_cta(struct places *p, const struct kpi_mark **at)
{
    const char *why = NULL;
    bool *open = kpi_ways_set(&p->w, true);
    for (size_t i = 0; i < p->n && !why; i++) {
        struct kpi_ways_loop l;
        *at = p->at[i];
        why = check_place(p, stmt_of(p, i), &l);
        free(l.inside);
    }
    p->flag = again(p, open) != NULL;
    free(open);
    return why;
}

/* Exactly once in each time round the loop that all places are in. */
static const char *round_holds(const struct places *p, const struct kpi_ways_loop *l,
                               const struct kpi_mark **at)
{
    bool *open = round_of(&p->w, l);
    const struct kpi_mark *twice = again(p, open);
    *at = twice ? twice : *at;
    memcpy(open, l->inside, p->w.n);
    for (size_t i = 0; i < p->n; i++)
        open[stmt_of(p, i)] = false;
    bool *past = kpi_ways_behind(&p->w, &l->head, 1, open), skipped = past[l->head];
    free(open);
    free(past);
    if (twice)
        return "the region begins here, too: the pause would be made twice on a way that passes "
               "both";
    return skipped ? "there is a way round the loop that does not come by here: not every tile "
                     "would have its pause"
                   : NULL;
}

static const char *once_a_tile(struct places *p, const struct kpi_mark **at)
{
    struct kpi_ways_loop l, other;
    *at = p->at[0];
    const char *why = check_place(p, stmt_of(p, 0), &l);
    if (!why && !l.inside)
        why = "the region begins in no loop: there are no tiles";
    for (size_t i = 1; i < p->n && !why; i++) {
        *at = p->at[i];
        why = check_place(p, stmt_of(p, i), &other);
        if (!why && (!other.inside || other.head != l.head))
            why = "the region begins here, too, and not in the same loop";
        free(other.inside);
    }
    why = why ? why : round_holds(p, &l, at);
    p->head = l.head;
    free(l.inside);
    return why;
}

static const char *check(struct places *p, bool each_tile, const struct kpi_mark **at)
{
    uint32_t first = stmt_of(p, 0);
    *at = p->at[0];
    if (p->w.tables && (each_tile || p->n > 1 || p->w.jumps.in_loop[first]))
        return "control goes by a table of labels in this kernel: how often the region begins is "
               "not known";
    return each_tile ? once_a_tile(p, at) : once_a_cta(p, at);
}

/* ---- the text ---------------------------------------------------------------------------- */

/* The number of a flag: above those that the text has. */
static unsigned flag_of(const struct kpi_text *t)
{
    static const char name[] = "%apart_once";
    const char *at = t->src->text, *end = at + t->src->len;
    unsigned next = 0;
    while (at < end && (at = memmem(at, (size_t)(end - at), name, strlen(name)))) {
        unsigned number = 0;
        for (at += strlen(name); at < end && *at >= '0' && *at <= '9' && number < 100000000; at++)
            number = 10 * number + (unsigned)(*at - '0');
        next = number < next ? next : number + 1;
    }
    return next;
}

/* Behind the body's declarations, before all that can be jumped to. */
static void add_flag(const struct kpi_text *t, const struct kpi_function *f, unsigned flag,
                     struct kpi_edits *edits)
{
    const struct kpi_stmt *s = t->stmts.v + f->first_stmt;
    struct kp_str b = {0};
    uint32_t i = 0;
    while (i < f->stmt_count && s[i].scope == f->scope && s[i].kind != KPI_INSTRUCTION &&
           s[i].kind != KPI_LABEL && s[i].kind != KPI_MARK)
        i++;
    kp_str_addf(&b, "\n.reg .pred %%apart_once%u;\nmov.pred %%apart_once%u, 0;", flag, flag);
    kpi_edit_add(edits, i ? s[i - 1].end : f->body, 0, &b);
}

/* Its names are its own scope's, so that probes and delays may come to the text, too. */
static void add_pause(const struct kpi_pause *p, const char *flag, struct kp_str *b)
{
    kp_str_addf(b, "\n{ // warps from %u to %u begin %u cycles later%s\n", p->first, p->last,
                p->cycles, flag ? ", the first time" : p->each_tile ? ", each time" : "");
    kp_str_add(b, ".reg .pred %apart_p; .reg .b32 %apart<4>;\n");
    if (flag)
        kp_str_addf(b, "@%s bra $apart_past;\nmov.pred %s, -1;\n", flag, flag);
    kp_str_add(b, WARP_IN("%apart"));
    kp_str_addf(b, "sub.u32 %%apart1, %%apart1, %u;\nsetp.gt.u32 %%apart_p, %%apart1, %u;\n",
                p->first, p->last - p->first);
    kp_str_add(b, "@%apart_p bra $apart_past;\n" SPIN_FOR("%apart", "%apart_p", "$apart_spin"));
    kp_str_addf(b, "%u", p->cycles);
    kp_str_add(b, SPIN_BACK("%apart_p", "$apart_spin") "$apart_past:\n}\n");
}

static void edit(const struct places *p, const struct kpi_pause *pause, struct kpi_edits *edits)
{
    unsigned number = flag_of(p->t);
    char *flag = p->flag ? kp_asprintf("%%apart_once%u", number) : NULL;
    if (flag)
        add_flag(p->t, p->f, number, edits);
    for (size_t i = 0; i < p->n; i++) {
        struct kp_str b = {0};
        add_pause(pause, flag, &b);
        kpi_edit_add(edits, p->at[i]->insert, 0, &b);
    }
    free(flag);
}

/* ---- the whole ----------------------------------------------------------------------------- */

static int refuse_at(const struct kpi_text *t, const struct kpi_mark *m, bool each_tile,
                     json_t *report, const char *why)
{
    const char *change = each_tile
        ? "name a region that these warps begin once in each turn of the loop round the one that "
          "is to begin later, or leave out /tile: the pause is made once a CTA then"
        : "name a region that these warps begin before the loop, once or in a loop round it";
    kp_error_at(t->src, m->at.at, m->at.len, "%s", why);
    json_object_set_new(report, "blocked",
                        json_pack("{s:i,s:o,s:s,s:s}", "line", (int)kpi_line(t, m->at.at),
                                  "statement", kpi_statement_json(t->src, &t->stmts.v[m->stmt]),
                                  "why", why, "change", change));
    return KP_CHECK;
}

static json_t *pause_json(const struct places *p, const struct kpi_pause *pause)
{
    json_t *lines = json_array();
    for (size_t i = 0; i < p->n; i++)
        json_array_append_new(lines, json_integer(kpi_line(p->t, p->at[i]->at.at)));
    json_t *o = json_pack("{s:O,s:o,s:s,s:[I,I],s:I,s:s,s:b}", "line", json_array_get(lines, 0),
                          "lines", lines, "region", pause->region, "warps",
                          (json_int_t)pause->first, (json_int_t)pause->last, "cycles",
                          (json_int_t)pause->cycles, "once", pause->each_tile ? "tile" : "CTA",
                          "flag", p->flag);
    if (pause->each_tile)
        json_object_set_new(
            o, "loop",
            json_integer(kpi_line(p->t, p->t->stmts.v[p->f->first_stmt + p->head].begin)));
    return o;
}

static int pause_at(struct places *p, const struct kpi_pause *pause, struct kp_str *out,
                    json_t *report)
{
    const struct kpi_mark *at;
    struct kpi_edits edits = {0};
    const char *why = check(p, pause->each_tile, &at);
    if (why)
        return refuse_at(p->t, at, pause->each_tile, report, why);
    edit(p, pause, &edits);
    kpi_edits_apply(p->t->src, &edits, 0, p->t->src->len, NULL, out);
    kpi_edits_free(&edits);
    json_object_set_new(report, "pause", pause_json(p, pause));
    return KP_OK;
}

static int pause_in(struct kpi_text *t, const struct kpi_pause *pause, struct kp_str *out,
                    json_t *report)
{
    struct kpi_regions regions = {0};
    struct places p = {.t = t, .f = kpi_find_entry(t, pause->entry)};
    const struct kpi_mark *m;
    uint32_t i = 0;
    int rc = !p.f ? KP_USAGE : kpi_regions_find(t, p.f, &regions) ? KP_OK : KP_MALFORMED;
    while (rc == KP_OK && p.n < MAX_PLACES && (m = kpi_next_begin(t, p.f, pause->region, &i)))
        p.at[p.n++] = m;
    if (rc == KP_OK && !p.n)
        rc = kpi_unknown_region(t, &regions, pause->region);
    if (rc == KP_OK && p.n == MAX_PLACES)
        rc = refuse_at(t, p.at[0], pause->each_tile, report,
                       "the region begins at too many places");
    if (rc == KP_OK) {
        p.w = kpi_ways_of(t, p.f);
        rc = pause_at(&p, pause, out, report);
        kpi_ways_free(&p.w);
    }
    kpi_regions_free(&regions);
    return rc;
}

int kpi_pause(const struct kp_source *src, const struct kpi_pause *pause, struct kp_str *out,
              json_t **report)
{
    struct kpi_text t;
    *report = json_object();
    int rc = kpi_ptx_read_original(src, &t);
    if (rc == KP_OK)
        rc = pause_in(&t, pause, out, *report);
    kpi_text_free(&t);
    return rc;
}
