/* What is said of a motion: why not, or what was moved and what shows that it may be. */
#include "instrument/motion/motion.h"

static json_t *line_json(const struct kpi_mover *m, uint32_t stmt)
{
    size_t at = stmt < m->n ? m->s[stmt].begin : m->f->body_end;
    return json_integer(kpi_line(m->t, at));
}

/* The statement on one line, cut short. */
static json_t *text_json(const struct kpi_mover *m, uint32_t stmt)
{
    struct kp_str b = {0};
    const struct kpi_stmt *s = &m->s[stmt];
    for (size_t i = s->begin; i < s->end && b.len < 100; i++) {
        char c = m->src->text[i];
        bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!space)
            kp_str_addc(&b, c);
        else if (b.len && b.s[b.len - 1] != ' ')
            kp_str_addc(&b, ' ');
    }
    if (s->end - s->begin > 100)
        kp_str_add(&b, "...");
    json_t *j = kpi_json_bytes(b.s ? b.s : "", b.len);
    kp_str_free(&b);
    return j;
}

/* ---- refusing ------------------------------------------------------------ */

static size_t shown(const struct kpi_mover *m, uint32_t stmt)
{
    const struct kpi_stmt *s = &m->s[stmt];
    size_t n = s->end - s->begin, line = 0;
    while (line < n && m->src->text[s->begin + line] != '\n')
        line++;
    return line ? line : 1;
}

/* One reason, said: the first one, or another. */
static void say(const struct kpi_move_job *j, uint32_t moves, const struct kpi_why *why, bool first)
{
    const struct kpi_mover *m = &j->m;
    kp_error_at(m->src, m->s[why->at].begin, shown(m, why->at), "%s: %s",
                first ? "this stands against it" : "so does this", why->text);
    if (why->other != UINT32_MAX && why->other != why->at)
        kp_note_at(m->src, m->s[why->other].begin, shown(m, why->other), "%s", why->other_text);
    if (first && moves != why->at && moves != why->other)
        kp_note_at(m->src, m->s[moves].begin, shown(m, moves), "what was to move");
    if (*why->change)
        kp_note("in the source: %s", why->change);
}

static json_t *why_json(const struct kpi_mover *m, const struct kpi_why *why)
{
    json_t *b = json_pack("{s:o,s:o,s:s,s:s}", "line", line_json(m, why->at), "statement",
                          text_json(m, why->at), "why", why->text, "change", why->change);
    if (why->other != UINT32_MAX)
        json_object_set_new(b, "because",
                            json_pack("{s:o,s:o,s:s}", "line", line_json(m, why->other),
                                      "statement", text_json(m, why->other), "why",
                                      why->other_text));
    return b;
}

void kpi_refuse(struct kpi_move_job *j, uint32_t moves, const struct kpi_whys *whys)
{
    json_t *blocked = why_json(&j->m, &whys->v[0]), *also = json_array();
    for (size_t i = 0; i < whys->n; i++) {
        say(j, moves, &whys->v[i], i == 0);
        if (i > 0)
            json_array_append_new(also, why_json(&j->m, &whys->v[i]));
    }
    if (whys->more)
        kp_note("more may stand against it than was looked for");
    json_object_set_new(blocked, "also", also);
    json_object_set_new(blocked, "more", json_boolean(whys->more));
    json_object_set_new(j->report, "blocked", blocked);
}

void kpi_refuse_plainly(struct kpi_move_job *j, uint32_t at, const char *text, const char *change)
{
    struct kpi_whys whys = {.n = 1, .v = {{.at = at, .other = UINT32_MAX}}};
    snprintf(whys.v[0].text, sizeof whys.v[0].text, "%s", text);
    snprintf(whys.v[0].change, sizeof whys.v[0].change, "%s", change);
    kpi_refuse(j, at, &whys);
}

void kpi_keep(struct kpi_move_job *j, uint32_t at, const char *why)
{
    json_t *list = json_object_get(j->report, "kept");
    json_array_append_new(list, json_pack("{s:o,s:s}", "line", line_json(&j->m, at), "why", why));
}

/* ---- the result ---------------------------------------------------------- */

static const char *class_of(enum kpi_act act)
{
    switch (act) {
    case KPI_ACT_PURE:
        return "arithmetic";
    case KPI_ACT_CONVERGE:
        return "lanes";
    case KPI_ACT_LOAD:
    case KPI_ACT_STORE:
    case KPI_ACT_ATOMIC:
    case KPI_ACT_COPY:
        return "memory";
    case KPI_ACT_WAIT:
        return "waits";
    case KPI_ACT_ARRIVE:
        return "arrives";
    case KPI_ACT_MMA:
    case KPI_ACT_MMA_FENCE:
    case KPI_ACT_MMA_COMMIT:
    case KPI_ACT_MMA_WAIT:
        return "wgmma";
    case KPI_ACT_BARRIER:
    case KPI_ACT_BAR_ARRIVE:
    case KPI_ACT_FENCE:
        return "barriers";
    default:
        return NULL;
    }
}

static json_t *crossed_json(const struct kpi_mover *m, const struct kpi_motion *motion)
{
    json_t *o = json_object();
    uint32_t first = motion->low, last = motion->high;
    while (!motion->up && first < last && !motion->moves[first])
        first++;
    while (motion->up && last > first && !motion->moves[last - 1])
        last--;
    for (uint32_t i = first; i < last; i++) {
        const char *name = motion->moves[i] ? NULL : class_of(m->does[i].act);
        if (name)
            json_object_set_new(o, name,
                                json_integer(json_integer_value(json_object_get(o, name)) + 1));
    }
    return o;
}

void kpi_report_moved(struct kpi_move_job *j, const struct kpi_motion *motion, uint32_t from,
                      uint32_t to)
{
    const struct kpi_mover *m = &j->m;
    json_t *list = json_array();
    for (uint32_t i = motion->low; i < motion->high; i++)
        if (motion->moves[i] && m->s[i].kind == KPI_INSTRUCTION)
            json_array_append_new(list, json_pack("{s:o,s:o}", "line", line_json(m, i), "text",
                                                  text_json(m, i)));
    json_t *o = json_pack("{s:o,s:o,s:o,s:o}", "from", line_json(m, from), "to", line_json(m, to),
                          "statements", list, "crossed", crossed_json(m, motion));
    if (motion->branch != UINT32_MAX)
        json_object_set_new(o, "into_branch", line_json(m, motion->branch));
    if (*j->stopped.text)
        json_object_set_new(o, "stopped_by", why_json(m, &j->stopped));
    json_array_append_new(json_object_get(j->report, "moved"), o);
}

/* What is read before a wait is awaited otherwise. */
static void report_filled(struct kpi_move_job *j)
{
    const struct kpi_mover *m = &j->m;
    json_t *list = json_array();
    for (size_t i = 0; i < m->filled.n; i++) {
        const struct kpi_filled *f = &m->filled.v[i];
        json_t *o = json_pack("{s:o,s:o,s:o}", "reads", line_json(m, f->reader), "written_by",
                              line_json(m, f->writer), "awaited_at", line_json(m, f->wait));
        bool known = false;
        for (size_t k = 0; k < json_array_size(list) && !known; k++)
            known = json_equal(json_array_get(list, k), o);
        if (!known)
            json_array_append(list, o);
        json_decref(o);
    }
    json_object_set_new(j->report, "filled", list);
}

static json_t *root_json(const struct kpi_mover *m, const struct kpi_root *r)
{
    struct kp_str b = {0};
    kp_str_addn(&b, m->src->text + r->name.at, r->name.len);
    if (r->from)
        kp_str_addf(&b, "+%lld", (long long)r->from);
    json_t *name = kpi_json_bytes(b.s ? b.s : "", b.len);
    kp_str_free(&b);
    return name;
}

/* What is written and read by nobody, as far as others point elsewhere. */
static void report_unread(struct kpi_move_job *j)
{
    const struct kpi_mover *m = &j->m;
    json_t *unread = json_array(), *apart = json_array();
    for (size_t i = 0; i < m->unread.n; i++)
        for (unsigned k = 0; k < m->unread.v[i].n; k++)
            json_array_append_new(unread, root_json(m, &m->unread.v[i].list[k]));
    for (size_t i = 0; i < m->apart.n; i++)
        json_array_append_new(apart, json_pack("{s:o,s:o}", "written",
                                               root_json(m, &m->apart.v[i].written), "other",
                                               root_json(m, &m->apart.v[i].other)));
    json_object_set_new(j->report, "unread", unread);
    json_object_set_new(j->report, "apart", apart);
}

void kpi_report_evidence(struct kpi_move_job *j)
{
    report_filled(j);
    report_unread(j);
    json_t *list = json_array();
    for (size_t i = 0; i < j->m.evidence.n; i++) {
        const struct kpi_evidence *e = &j->m.evidence.v[i];
        const struct kpi_mover *m = &j->m;
        json_t *o = json_pack("{s:o,s:o,s:o,s:o,s:o}", "reads", line_json(m, e->reader), "until",
                              line_json(m, e->retired), "written_by", line_json(m, e->writer),
                              "behind", line_json(m, e->guard), "released_by",
                              line_json(m, e->release));
        bool known = false;
        for (size_t k = 0; k < json_array_size(list) && !known; k++)
            known = json_equal(json_array_get(list, k), o);
        if (!known)
            json_array_append(list, o);
        json_decref(o);
    }
    json_object_set_new(j->report, "evidence", list);
}

void kpi_report_dropped(struct kpi_move_job *j, uint32_t stmt)
{
    json_object_set_new(j->report, "dropped",
                        json_pack("[{s:o,s:o}]", "line", line_json(&j->m, stmt), "statement",
                                  text_json(&j->m, stmt)));
    report_unread(j);
}

/* ---- nothing, or what does not read ------------------------------------- */

const char kpi_not_straight[] = "the two stand in no straight line here";

int kpi_nothing_found(const struct kpi_move_job *j)
{
    const struct kpi_move *w = j->what;
    if (w->kind == KPI_ADVANCE_ARRIVE)
        kp_error("%s: no arrive on '%s' is marked in %s", kp_shown_name(j->m.src->name), w->on,
                 w->entry);
    else
        kp_error("%s: no region '%s' in %s", kp_shown_name(j->m.src->name), w->first, w->entry);
    return KP_USAGE;
}

/* What the source is to do where the two places are too far apart. */
static char *source_change(const struct kpi_move *w)
{
    switch (w->kind) {
    case KPI_ADVANCE_ARRIVE:
        return kp_asprintf("arrive on %s behind %s, in its block", w->on, w->anchor);
    case KPI_DELAY_WAIT:
        return kp_asprintf("wait behind %s, in its block", w->anchor);
    default:
        return kp_asprintf("start %s before %s, in its block and under the condition that it has "
                           "now, behind the barrier after which nobody reads what it fills",
                           w->first, w->anchor);
    }
}

int kpi_nothing_moved(struct kpi_move_job *j)
{
    const json_t *kept = json_array_get(json_object_get(j->report, "kept"), 0);
    const char *why = json_string_value(json_object_get(kept, "why"));
    json_int_t line = json_integer_value(json_object_get(kept, "line"));
    kp_error("%s:%lld: '%s' does not move to '%s': %s", kp_shown_name(j->m.src->name),
             (long long)line, j->what->first, j->what->anchor, why);
    if (strcmp(why, kpi_not_straight) != 0)
        return KP_CHECK;
    char *change = source_change(j->what);
    kp_note("in the source: %s", change);
    json_object_set_new(j->report, "blocked", json_pack("{s:I,s:s,s:s}", "line", line, "why", why,
                                                        "change", change));
    free(change);
    return KP_CHECK;
}

int kpi_check_result(const struct kp_source *src, const struct kp_str *out, const char *entry)
{
    struct kp_source made = {src->name, out->s ? out->s : "", out->len};
    struct kpi_text t = {0};
    struct kpi_regions regions = {0};
    int rc = kpi_ptx_read(&made, &t);
    struct kpi_function *f = rc == KP_OK ? kpi_find_entry(&t, entry) : NULL;
    if (rc == KP_OK && (!f || !kpi_regions_find(&t, f, &regions)))
        rc = KP_CHECK;
    if (rc != KP_OK)
        kp_note("%s: so the marks would stand after the motion; nothing was moved",
                kp_shown_name(src->name));
    kpi_regions_free(&regions);
    kpi_text_free(&t);
    return rc == KP_OK ? KP_OK : KP_CHECK;
}
