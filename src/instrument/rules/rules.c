/* Rules to marks, marks to text. */
#include "instrument/amd/amd.h"
#include "instrument/amd/class.h"
#include "instrument/sync/sync.h"

#define OPEN "/*kperf."
#define CLOSE "*/"

#define MOST 1024 /* regions that are found in a kernel by themselves */

/* One region that is to be. */
struct region {
    struct kpi_stretch stretch;
    const char *name; /* borrowed */
    const char *async; /* keys of its operation, or "" */
    const struct kpi_rule *rule; /* NULL: automatic */
    char found[KPT_NAME_MAX + 1]; /* of an automatic one: its name, with its barrier */
    char plain[KPT_NAME_MAX + 1]; /* that, before it is told from others */
};

struct marker {
    const struct kp_source *src;
    const struct kpi_rules *rules;
    struct kpi_text *text;
    struct kpi_files files;
    struct kpi_lookup *w; /* by kernel */
    size_t kernels;
    struct kpi_parsed *parsed; /* by rule */
    size_t *matched;           /* by rule: statements */
    json_t *regions, *left_out, *barriers, *unknown; /* the report's; NULL: there is none */
    KP_VEC(struct region) of; /* of one kernel */
    KP_VEC(struct kpi_put) puts;
};

/* ---- regions ------------------------------------------------------------ */

static void leave_out(struct marker *m, const struct kpi_lookup *w, const char *what,
                      uint32_t stmt, const char *why)
{
    if (!m->left_out)
        return;
    json_array_append_new(
        m->left_out, json_pack("{s:o,s:s,s:I,s:s}", "kernel",
                               kpi_json_bytes(w->src->text + w->f->name.at, w->f->name.len), "what",
                               what, "line", (json_int_t)kpi_line(w->text, w->stmts[stmt].begin),
                               "why", why));
}

static bool crosses(const struct kpi_stretch *a, const struct kpi_stretch *b)
{
    if (a->last < b->first || b->last < a->first)
        return false;
    bool within = a->first >= b->first && a->last <= b->last;
    bool round = b->first >= a->first && b->last <= a->last;
    return !within && !round;
}

/* The region stands where none crosses it.  KP_OK, also when an automatic one is left out. */
static int add_region(struct marker *m, const struct kpi_lookup *w, struct region r)
{
    for (size_t i = 0; i < m->of.n; i++) {
        if (!crosses(&r.stretch, &m->of.v[i].stretch))
            continue;
        if (!r.rule) {
            leave_out(m, w, r.name, r.stretch.first, "it would cross another region");
            return KP_OK;
        }
        kp_error_at(r.rule->from, r.rule->at, r.rule->len,
                    "region '%s' (lines %u to %u of the assembly) would cross '%s' (%u to %u)",
                    r.name, kpi_line(w->text, w->stmts[r.stretch.first].begin),
                    kpi_line(w->text, w->stmts[r.stretch.last].begin), m->of.v[i].name,
                    kpi_line(w->text, w->stmts[m->of.v[i].stretch.first].begin),
                    kpi_line(w->text, w->stmts[m->of.v[i].stretch.last].begin));
        return KP_USAGE;
    }
    KP_PUSH(m->of, r);
    return KP_OK;
}

/* AMD's waits stand between the instructions that they are for. */
static bool stands_alone(const struct kpi_lookup *w, const struct kpi_stmt *s)
{
    return w->text->amd && kpi_amd_class_of(w->src, s->op) == KPI_AMD_WAIT;
}

/* Matches of a pattern that stand near each other in a block are one region, and a wait is
 * one with its loop. */
static void group(const struct kpi_lookup *w, const bool *chosen, struct kpi_stretches *out)
{
    struct kpi_stretch s = {0, 0};
    bool open = false;
    for (uint32_t i = 0; i < w->n; i++) {
        const struct kpi_stmt *t = &w->stmts[i];
        bool part = t->kind == KPI_LABEL || t->kind == KPI_MARK ||
                    (kpi_is_code(t) && t->flow != KPI_FLOW_NEXT) || i - s.last > 16 ||
                    (open && stands_alone(w, &w->stmts[s.last]));
        if (open && part && i > s.last) {
            KP_PUSH(out->list, s);
            open = false;
        }
        if (!chosen[i])
            continue;
        struct kpi_stretch loop;
        bool waits = kpi_is_op(w->src, t->op, "mbarrier.try_wait") ||
                     kpi_is_op(w->src, t->op, "mbarrier.test_wait");
        if (waits && (kpi_wait_loop(w, i, &loop) || kpi_loop_round(w, i, 24, &loop))) {
            s = loop;
            i = loop.last;
        } else {
            s.first = open ? s.first : i;
            s.last = i;
        }
        open = true;
    }
    if (open)
        KP_PUSH(out->list, s);
}

static int apply_rule(struct marker *m, const struct kpi_lookup *w, size_t k)
{
    const struct kpi_parsed *p = &m->parsed[k];
    const struct kpi_rule *rule = &m->rules->list[k];
    bool *chosen = kp_alloc((size_t)w->n + 1);
    size_t n = kpi_rule_match(w, &m->files, p, chosen);
    struct kpi_stretches list = {0};
    const char *why = NULL;
    int rc = KP_OK;
    m->matched[k] += n;
    if (n && p->where == KPI_BY_PATTERN)
        group(w, chosen, &list);
    else if (n)
        kpi_stretches_of(w, chosen, &list, &why);
    bool made = false;
    for (size_t i = 0; i < list.list.n && rc == KP_OK; i++) {
        struct kpi_stretch s = list.list.v[i];
        const char *no = p->where == KPI_BY_PATTERN ? kpi_stretch_close(w, &s) : NULL;
        if (no)
            why = no;
        else
            rc = add_region(m, w, (struct region){.stretch = s, .name = p->name, .rule = rule,
                                                  .async = p->async ? p->async : ""});
        made = made || !no;
    }
    if (rc == KP_OK && n && !made) {
        kp_error_at(rule->from, rule->at, rule->len, "this can be no region: %s",
                    why ? why : "nothing is in it");
        rc = KP_USAGE;
    } else if (rc == KP_OK && why) {
        leave_out(m, w, p->name, 0, why);
    }
    free(list.list.v);
    free(chosen);
    return rc;
}

static void apply_auto(struct marker *m, const struct kpi_lookup *w, struct kpi_finds *finds)
{
    kpi_auto_find(w, m->rules->automatic, finds);
    for (size_t i = 0; i < finds->list.n; i++) {
        struct kpi_found *f = &finds->list.v[i];
        const char *no = m->of.n < MOST ? kpi_stretch_close(w, &f->stretch)
                                        : "the kernel has many others";
        if (no)
            leave_out(m, w, f->name, f->stretch.first, no);
        else
            add_region(m, w, (struct region){.stretch = f->stretch, .name = f->name,
                                             .async = f->async});
    }
}

/* ---- text --------------------------------------------------------------- */

static void put(struct marker *m, size_t at, size_t span, bool end, char *text)
{
    struct kpi_put p = {at, strlen(text), text, m->puts.n, span, end};
    KP_PUSH(m->puts, p);
}

static json_t *report_region(const struct kpi_lookup *w, const struct region *r)
{
    json_t *j = json_pack(
        "{s:s,s:o,s:o,s:[I,I],s:[]}", "name", r->name, "kernel",
        kpi_json_bytes(w->src->text + w->f->name.at, w->f->name.len), "rule",
        r->rule ? kpi_json_bytes(r->rule->from->text + r->rule->at, r->rule->len)
                : json_string(""),
        "lines", (json_int_t)kpi_line(w->text, w->stmts[r->stretch.first].begin),
        (json_int_t)kpi_line(w->text, w->stmts[r->stretch.last].begin), "marks");
    if (*r->async)
        json_object_set_new(j, "async", json_string(r->async));
    uint32_t line = w->lines[r->stretch.first].line;
    if (line)
        json_object_set_new(j, "source_line", json_integer((json_int_t)line));
    return j;
}

/* Marks behind a region's begin, and in its report. */
struct telling {
    struct kp_str text;
    json_t *list; /* or NULL */
    bool starts; /* a rule says what it starts */
};

static void tell(void *with, const char *mark)
{
    struct telling *t = with;
    if (t->starts && strncmp(mark, "async ", 6) == 0)
        return;
    kp_str_addf(&t->text, OPEN "%s" CLOSE, mark);
    if (t->list)
        json_array_append_new(t->list, json_string(mark));
}

static void put_region(struct marker *m, const struct kpi_lookup *w, const struct kpi_sync *sync,
                       const char *const *names, uint32_t i)
{
    const struct region *r = &m->of.v[i];
    json_t *report = m->regions ? report_region(w, r) : NULL;
    struct telling t = {.list = json_object_get(report, "marks"), .starts = *r->async != 0};
    size_t begin, end;
    kpi_stretch_places(w, &r->stretch, &begin, &end);
    kp_str_addf(&t.text, OPEN "begin %s" CLOSE, r->name);
    if (*r->async)
        kp_str_addf(&t.text, OPEN "async %s %s" CLOSE, r->name, r->async);
    kpi_sync_tell(sync, i, names, tell, &t);
    put(m, begin, end - begin, false, t.text.s);
    put(m, end, end - begin, true, kp_asprintf(OPEN "end %s" CLOSE, r->name));
    if (report)
        json_array_append_new(m->regions, report);
}

/* Do two regions of one name do one thing?  Copies of a place in the source do; what was inlined
 * there by different calls does not, nor what waits for something else. */
static bool do_the_same(const struct marker *m, const struct kpi_lookup *w,
                        const struct kpi_sync *sync, uint32_t i, uint32_t k)
{
    return w->chains[m->of.v[i].stretch.first] == w->chains[m->of.v[k].stretch.first] &&
           kpi_sync_same(sync, i, k);
}

/* Regions that were found are named by their barriers, too; those of one name do one thing. */
static void name_regions(struct marker *m, const struct kpi_lookup *w, const struct kpi_sync *sync)
{
    for (uint32_t i = 0; i < m->of.n; i++) {
        struct region *r = &m->of.v[i];
        uint32_t like = i, k = i;
        if (r->rule)
            continue;
        snprintf(r->plain, sizeof r->plain, "%s", r->name);
        kpi_sync_name(sync, i, r->plain);
        if (kpi_sync_starts(sync, i))
            r->async = "";
        while (k-- > 0)
            if (!m->of.v[k].rule && strcmp(m->of.v[k].plain, r->plain) == 0 &&
                (like == i || do_the_same(m, w, sync, i, k)))
                like = k;
        snprintf(r->found, sizeof r->found, "%s", r->plain);
        size_t n = strlen(r->found);
        n = n < sizeof r->found - 12 ? n : sizeof r->found - 12;
        if (like != i && do_the_same(m, w, sync, i, like))
            snprintf(r->found, sizeof r->found, "%s", m->of.v[like].found);
        else if (like != i)
            snprintf(r->found + n, sizeof r->found - n, ".t%u",
                     kpi_line(w->text, w->stmts[r->stretch.first].begin));
        r->name = r->found;
    }
}

static void put_regions(struct marker *m, const struct kpi_lookup *w)
{
    struct kpi_stretch *stretches = kp_realloc(NULL, m->of.n + 1, sizeof *stretches);
    const char **names = kp_realloc(NULL, m->of.n + 1, sizeof *names);
    struct kpi_sync sync;
    for (size_t i = 0; i < m->of.n; i++)
        stretches[i] = m->of.v[i].stretch;
    kpi_sync_find(w, stretches, m->of.n, &sync);
    name_regions(m, w, &sync);
    for (size_t i = 0; i < m->of.n; i++)
        names[i] = m->of.v[i].name;
    for (uint32_t i = 0; i < m->of.n; i++)
        put_region(m, w, &sync, names, i);
    if (m->barriers)
        kpi_sync_report(w, &sync, stretches, names, m->barriers, m->unknown);
    kpi_sync_free(&sync);
    free(stretches);
    free((void *)(uintptr_t)names);
    m->of.n = 0;
}

/* Where several stand at one place: what ends before what begins, the inner end first, the
 * outer beginning first; of two alike the later one within. */
static int by_place(const void *a, const void *b)
{
    const struct kpi_put *x = a, *y = b;
    if (x->at != y->at)
        return x->at < y->at ? -1 : 1;
    if (x->end != y->end)
        return x->end ? -1 : 1;
    if (x->span != y->span)
        return (x->span < y->span) == x->end ? -1 : 1;
    return (x->order < y->order) == !x->end ? -1 : 1;
}

static void write_text(struct marker *m, struct kp_str *out)
{
    size_t at = 0, bytes = 0;
    if (m->puts.n)
        qsort(m->puts.v, m->puts.n, sizeof *m->puts.v, by_place);
    for (size_t i = 0; i < m->puts.n; i++)
        bytes += m->puts.v[i].len;
    kp_str_reserve(out, m->src->len + bytes);
    for (size_t i = 0; i < m->puts.n; i++) {
        const struct kpi_put *p = &m->puts.v[i];
        kp_str_addn(out, m->src->text + at, p->at - at);
        kp_str_addn(out, p->text, p->len);
        at = p->at;
    }
    kp_str_addn(out, m->src->text + at, m->src->len - at);
}

/* ---- all ---------------------------------------------------------------- */

static bool chosen_kernel(const struct marker *m, const struct kpi_function *f)
{
    if (!f->entry)
        return false;
    if (m->text->amd && !kpi_amd_kernel_of(m->text, f))
        return false; /* its label stands twice: where it ends is not known */
    char *name = kpi_dup(m->text->src, f->name); /* a macro may have made it */
    bool is = !m->rules->kernel_count;
    for (size_t k = 0; k < m->rules->kernel_count; k++)
        is = is || kpi_kernel_is(m->rules->kernels[k], name);
    free(name);
    return is;
}

static int parse_rules(struct marker *m)
{
    bool ok = true;
    m->parsed = kp_alloc((m->rules->count + 1) * sizeof *m->parsed);
    m->matched = kp_alloc((m->rules->count + 1) * sizeof *m->matched);
    for (size_t k = 0; k < m->rules->count; k++)
        ok = kpi_rule_parse(&m->rules->list[k], &m->parsed[k]) && ok;
    return ok ? KP_OK : KP_USAGE;
}

static void look(struct marker *m)
{
    kpi_files_read(m->text, &m->files);
    m->w = kp_alloc((m->text->functions.n + 1) * sizeof *m->w);
    for (size_t i = 0; i < m->text->functions.n; i++)
        if (chosen_kernel(m, &m->text->functions.v[i]))
            kpi_lookup_begin(m->text, &m->text->functions.v[i], &m->w[m->kernels++]);
}

static int check_matched(struct marker *m)
{
    int rc = KP_OK;
    for (size_t k = 0; k < m->rules->count; k++) {
        if (m->matched[k])
            continue;
        kpi_rule_unmatched(&m->rules->list[k], &m->parsed[k], m->text, &m->files, m->w,
                           m->kernels);
        rc = KP_USAGE;
    }
    return rc;
}

static int mark(struct marker *m)
{
    int rc = KP_OK;
    look(m);
    if (!m->kernels && m->rules->kernel_count)
        return kpi_no_such_kernel(m->text, m->rules->kernels[0]);
    for (size_t i = 0; i < m->kernels && rc == KP_OK; i++) {
        struct kpi_finds finds = {0};
        for (size_t k = 0; k < m->rules->count && rc == KP_OK; k++)
            rc = apply_rule(m, &m->w[i], k);
        if (rc == KP_OK)
            apply_auto(m, &m->w[i], &finds);
        put_regions(m, &m->w[i]);
        free(finds.list.v);
    }
    if (rc == KP_OK)
        rc = check_matched(m);
    bool marked = false; /* by its author */
    for (size_t i = 0; i < m->kernels; i++)
        marked = marked || m->w[i].f->mark_count;
    if (rc == KP_OK && !m->puts.n && !marked) {
        kp_error("%s: nothing was found that could be a region", kp_shown_name(m->src->name));
        rc = KP_USAGE;
    }
    return rc;
}

static void end(struct marker *m)
{
    for (size_t i = 0; i < m->kernels; i++)
        kpi_lookup_end(&m->w[i]);
    for (size_t k = 0; m->parsed && k < m->rules->count; k++)
        kpi_parsed_free(&m->parsed[k]);
    for (size_t i = 0; i < m->puts.n; i++)
        free(m->puts.v[i].text);
    free(m->w);
    free(m->parsed);
    free(m->matched);
    free(m->files.names.v);
    free(m->of.v);
    free(m->puts.v);
}

/* report: NULL, or a new reference. */
static int mark_text(struct marker *m, struct kp_str *out, json_t **report)
{
    if (kpi_has_rule_marks(m->src)) {
        kp_error("%s: marks of rules are in it already", kp_shown_name(m->src->name));
        return KP_USAGE;
    }
    int rc = parse_rules(m);
    if (rc == KP_OK)
        rc = kpi_target_of(m->src)->read(m->src, m->text);
    json_t *all = report ? json_pack("{s:[],s:[],s:[],s:[]}", "regions", "left_out", "barriers",
                                     "unknown") : NULL;
    m->regions = json_object_get(all, "regions");
    m->left_out = all ? json_object_get(all, "left_out") : m->left_out;
    m->barriers = json_object_get(all, "barriers");
    m->unknown = json_object_get(all, "unknown");
    if (rc == KP_OK)
        rc = mark(m);
    if (rc == KP_OK)
        write_text(m, out);
    if (rc == KP_OK && report)
        *report = json_incref(all);
    json_decref(all);
    return rc;
}

int kpi_mark_and_read(const struct kp_source *src, const struct kpi_rules *rules,
                      json_t *left_out, struct kpi_marked *out, struct kpi_text *text)
{
    const struct kpi_target *target = kpi_target_of(src);
    struct marker m = {.src = src, .rules = rules, .text = text, .left_out = left_out};
    *text = (struct kpi_text){0};
    out->text = (struct kp_str){0};
    int rc = mark_text(&m, &out->text, NULL);
    out->src = (struct kp_source){src->name, out->text.s ? out->text.s : "", out->text.len};
    if (rc == KP_OK && target->put_marks) {
        rc = target->put_marks(text, &out->src, m.puts.v, m.puts.n);
    } else if (rc == KP_OK) {
        kpi_text_free(text);
        rc = target->read(&out->src, text);
    }
    end(&m);
    return rc;
}

int kpi_mark_by_rules(const struct kp_source *src, const struct kpi_rules *rules,
                      struct kp_str *out, json_t **report)
{
    struct kpi_text text = {0};
    struct marker m = {.src = src, .rules = rules, .text = &text};
    *report = NULL;
    int rc = mark_text(&m, out, report);
    end(&m);
    kpi_text_free(&text);
    return rc;
}

/* ---- and back ----------------------------------------------------------- */

static const char *find_mark(const char *text, size_t len)
{
    return len ? memmem(text, len, OPEN, sizeof OPEN - 1) : NULL;
}

bool kpi_has_rule_marks(const struct kp_source *src)
{
    return find_mark(src->text, src->len) != NULL;
}

void kpi_unmark(const char *text, size_t len, struct kp_str *out)
{
    const char *at = text, *stop = text + len, *hit;
    while ((hit = find_mark(at, (size_t)(stop - at)))) {
        const char *close = memmem(hit, (size_t)(stop - hit), CLOSE, sizeof CLOSE - 1);
        if (!close)
            break;
        kp_str_addn(out, at, (size_t)(hit - at));
        at = close + sizeof CLOSE - 1;
    }
    kp_str_addn(out, at, (size_t)(stop - at));
}
