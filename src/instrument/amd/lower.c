/*
 * AMDGCN: where the probes go.
 *
 * The original body stays as it is, to the byte, but that what ends a wave becomes a jump of
 * the same length to code behind it: that instruction is turned into a comment.  A copy of
 * the body with the records follows, with labels of its own.  Where a branch would not reach
 * that code, it stands before each end instead.
 */
#include "instrument/amd/lower.h"

#include "instrument/amd/lex.h"

int kpi_amd_supports(const struct kpi_text *t)
{
    static const char *const known[] = {"gfx90a",  "gfx942",  "gfx950",  "gfx1100", "gfx1101",
                                        "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1200",
                                        "gfx1201"};
    for (size_t i = 0; i < KP_COUNT(known); i++)
        if (strcmp(t->amd->gfx, known[i]) == 0)
            return KP_OK;
    kp_error_at(t->src, t->target.at, t->target.len,
                "probes are known for gfx90a, gfx942, gfx950, gfx110x, gfx115x and gfx120x, not "
                "for %s",
                t->amd->gfx[0] ? t->amd->gfx : "a text that names no target");
    return KP_MALFORMED;
}

unsigned kpi_amd_lanes(const struct kpi_text *t, const struct kpi_function *f)
{
    const struct kpi_amd_kernel *k = kpi_amd_kernel_of(t, f);
    return k ? k->wave : 64;
}

static uint64_t lds_limit(const struct kpi_text *t)
{
    return strcmp(t->amd->gfx, "gfx950") == 0 ? 163840 : 65536;
}

uint64_t kpi_amd_static_shared(struct kpi_text *t, const struct kpi_function *f, uint64_t *limit)
{
    const struct kpi_amd_kernel *k = kpi_amd_kernel_of(t, f);
    *limit = lds_limit(t);
    return k ? (kpi_amd_field(k, KPI_AMD_GROUP_SEGMENT) + 15) / 16 * 16 : 0;
}

/* What of the control block AMDGCN's probes read, at once. */
#define CONTROL_BYTES ((unsigned)offsetof(struct kpi_control, sample_start))

void kpi_amd_finish(const struct kpi_text *t, struct kpi_edits *edits)
{
    struct kp_str b = {0};
    kpi_amd_edit_metadata(t, edits);
    kpi_amd_edit_made(t, edits);
    kp_str_addf(&b,
                "\n\t.protected " KPI_CONTROL_SYMBOL "\n"
                "\t.globl " KPI_CONTROL_SYMBOL "\n"
                "\t.type " KPI_CONTROL_SYMBOL ",@object\n"
                "\t.section .kperf,\"aw\",@progbits\n"
                "\t.p2align 6, 0x0\n" KPI_CONTROL_SYMBOL ":\n"
                "\t.zero %u\n"
                "\t.size " KPI_CONTROL_SYMBOL ", %u\n"
                "\t.text\n",
                CONTROL_BYTES, CONTROL_BYTES);
    kpi_edit_add(edits, t->src->len, 0, &b);
}

/* ---- what cannot be done ---------------------------------------------------- */

static int refuse(const struct kpi_text *t, const struct kpi_function *f, int status,
                  const char *why)
{
    kp_error_at(t->src, kpi_origin(t, f->name.at), f->name.len, "%s", why);
    return status;
}

int kpi_amd_accepts(const struct kpi_text *t, const struct kpi_function *f,
                    const struct kpi_options *o)
{
    const char *why = NULL;
    if (o->strategy == KPI_FLUSH)
        why = "AMDGCN kernels write no halves of rings out: --strategy circular or global";
    else if (o->strategy == KPI_GLOBAL && o->store == KPI_COLLABORATIVE)
        why = "records are stored together into a ring in LDS: --strategy circular";
    else if (o->in_place)
        why = "AMDGCN kernels are not probed in place: a probed body stands beside the original";
    else if (o->unit != KPI_UNIT_WARP && o->store == KPI_ELECTED)
        why = "in AMDGCN kernels each wave records for itself, but for --store=collaborative";
    else if (o->bodies > 1 || o->split)
        why = "an AMDGCN kernel has one probed body, which records all regions";
    else if (o->slim)
        why = "slim probes are for PTX";
    else if (o->place || o->early)
        why = "in AMDGCN kernels records have one place, and bodies part at the entry";
    return why ? refuse(t, f, KP_USAGE, why) : KP_OK;
}

/* ---- ends --------------------------------------------------------------------- */

static bool releases(const struct kp_source *src, const struct kpi_stmt *s)
{
    return s->kind == KPI_INSTRUCTION && kpi_is(src, s->op, "s_sendmsg") &&
           memmem(src->text + s->begin, s->end - s->begin, "MSG_DEALLOC_VGPRS", 17);
}

static bool ends_wave(const struct kp_source *src, const struct kpi_stmt *s)
{
    return releases(src, s) || (s->kind == KPI_INSTRUCTION && s->flow == KPI_FLOW_EXIT);
}

/* Does only an end of the original body lead to statement i?  Then it is never reached. */
static bool is_behind_release(const struct kpi_amd_frame *f, uint32_t i)
{
    const struct kpi_stmt *stmts = f->t->stmts.v + f->plan->f->first_stmt;
    while (i-- > 0 && stmts[i].kind != KPI_LABEL)
        if (stmts[i].kind == KPI_INSTRUCTION)
            return releases(f->t->src, &stmts[i]);
    return false;
}

static bool can_be_replaced(const struct kpi_amd_frame *f, const struct kpi_stmt *s)
{
    const struct kp_source *src = f->t->src;
    size_t stop = s->end;
    while (stop < src->len && src->text[stop] != '\n')
        stop++;
    return !kpi_amd_in_tail(f->t, s->begin) &&
           !memmem(src->text + s->begin, stop - s->begin, "/*", 2);
}

/* i: its statement, part of the labels where the code stands there. */
static int edit_end(const struct kpi_amd_frame *f, uint32_t i, struct kpi_edits *edits)
{
    const struct kpi_stmt *s = &f->t->stmts.v[f->plan->f->first_stmt + i];
    if (!can_be_replaced(f, s)) {
        kp_error_at(f->t->src, kpi_origin(f->t, s->begin), 1,
                    "an end of the wave must be a statement of its own, without a block comment: "
                    "something must be put in its place");
        return KP_MALFORMED;
    }
    struct kp_str b = {0};
    if (f->far) {
        char id[32];
        snprintf(id, sizeof id, "%u_e%u", f->index, i);
        kp_str_add(&b, "\n");
        kpi_amd_add_exit(f, KPI_PRISTINE_BODY, id, &b);
        kp_str_add(&b, "\t");
    } else {
        kp_str_addf(&b, "s_branch .Lkperf_exit%u ; ", f->index);
    }
    kpi_edit_add(edits, s->begin, 0, &b);
    return KP_OK;
}

static int edit_ends(const struct kpi_amd_frame *f, struct kpi_edits *edits)
{
    const struct kpi_stmt *stmts = f->t->stmts.v + f->plan->f->first_stmt;
    for (uint32_t i = 0; i < f->plan->f->stmt_count; i++) {
        if (!ends_wave(f->t->src, &stmts[i]) || is_behind_release(f, i))
            continue;
        int rc = edit_end(f, i, edits);
        if (rc != KP_OK)
            return rc;
    }
    return KP_OK;
}

/* ---- the copy ------------------------------------------------------------------ */

/* Labels of the body, sorted. */
struct label {
    const char *name;
    size_t len;
};
struct copy {
    const struct kpi_amd_frame *f;
    uint32_t body;
    KP_VEC(struct label) labels;
    uint32_t *until;   /* kpi_amd_find_groups */
    bool *scc;         /* kpi_amd_find_scc */
    bool *off;         /* kpi_amd_find_off, stored together; else NULL */
    struct kp_str *at; /* records behind each statement; [n]: before the first */
};

static int by_name(const void *a, const void *b)
{
    const struct label *x = a, *y = b;
    int c = memcmp(x->name, y->name, x->len < y->len ? x->len : y->len);
    return c ? c : (x->len > y->len) - (x->len < y->len);
}

static bool is_numeric(const struct kp_source *src, struct kpi_span name)
{
    return name.len && src->text[name.at] >= '0' && src->text[name.at] <= '9';
}

static void find_labels(struct copy *c)
{
    const struct kp_source *src = c->f->t->src;
    const struct kpi_function *f = c->f->plan->f;
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &c->f->t->stmts.v[f->first_stmt + i];
        if (s->kind == KPI_LABEL && !is_numeric(src, s->label))
            KP_PUSH(c->labels, ((struct label){src->text + s->label.at, s->label.len}));
    }
    if (c->labels.n)
        qsort(c->labels.v, c->labels.n, sizeof *c->labels.v, by_name);
}

static bool is_label(const struct copy *c, const char *name, size_t len)
{
    const struct label key = {name, len};
    return c->labels.n &&
           bsearch(&key, c->labels.v, c->labels.n, sizeof *c->labels.v, by_name) != NULL;
}

/* The statement's text, with the labels of this copy. */
static void add_renamed(const struct copy *c, const struct kpi_stmt *s, struct kp_str *b)
{
    const char *t = c->f->t->src->text;
    size_t at = s->begin;
    if (s->to && is_numeric(c->f->t->src, s->target)) {
        kp_str_addn(b, t + at, s->target.at - at);
        kp_str_addf(b, ".Lkperf_label%u_%u_%u", c->f->index, s->to - 1, c->body);
        return;
    }
    while (at < s->end) {
        bool word = kpi_amd_word_char(t[at]);
        size_t end = word ? kpi_amd_word_end(t, at, s->end) : at + 1;
        kp_str_addn(b, t + at, end - at);
        if (word && is_label(c, t + at, end - at))
            kp_str_addf(b, ".kperf%u", c->body);
        at = end;
    }
}

static void add_label(const struct copy *c, uint32_t i, struct kp_str *b)
{
    const struct kpi_function *f = c->f->plan->f;
    const struct kpi_stmt *s = &c->f->t->stmts.v[f->first_stmt + i];
    if (is_numeric(c->f->t->src, s->label))
        kp_str_addf(b, ".Lkperf_label%u_%u_%u:\n", c->f->index, f->first_stmt + i, c->body);
    else
        kp_str_addf(b, "%.*s.kperf%u:\n", (int)s->label.len, c->f->t->src->text + s->label.at,
                    c->body);
}

static bool is_kept_directive(const struct kp_source *src, struct kpi_span op)
{
    static const char *const kept[] = {".p2align", ".p2alignl", ".p2alignw", ".balign", ".align",
                                       ".loc"};
    for (size_t i = 0; i < KP_COUNT(kept); i++)
        if (kpi_is(src, op, kept[i]))
            return true;
    return false;
}

static void add_end(const struct copy *c, uint32_t i, struct kp_str *b)
{
    char id[48];
    snprintf(id, sizeof id, "%u_%u_e%u", c->f->index, c->body, i);
    if (c->f->far)
        kpi_amd_add_exit(c->f, c->body, id, b);
    else
        kp_str_addf(b, "\ts_branch .Lkperf_exit%u_%u\n", c->f->index, c->body);
}

static void add_statement(const struct copy *c, uint32_t i, struct kp_str *b)
{
    const struct kp_source *src = c->f->t->src;
    const struct kpi_stmt *s = &c->f->t->stmts.v[c->f->plan->f->first_stmt + i];
    if (s->kind == KPI_LABEL) {
        add_label(c, i, b);
    } else if (ends_wave(src, s)) {
        add_end(c, i, b);
    } else if (s->kind == KPI_INSTRUCTION ||
               (s->kind == KPI_DIRECTIVE && is_kept_directive(src, s->op))) {
        kp_str_add(b, "\t");
        add_renamed(c, s, b);
        kp_str_add(b, "\n");
    }
}

/* Where a record of the mark at statement i goes: behind the group that it is in or, when that
 * one leads away, before it. */
static uint32_t place_of(const struct copy *c, uint32_t i)
{
    const struct kpi_function *f = c->f->plan->f;
    uint32_t last = c->until[i];
    if (last == i)
        return i;
    if (c->f->t->stmts.v[f->first_stmt + last].flow == KPI_FLOW_NEXT)
        return last;
    while (i > 0 && c->until[i - 1] > i - 1)
        i--;
    return i > 0 ? i - 1 : f->stmt_count;
}

static void make_records(struct copy *c)
{
    const struct kpi_plan *plan = c->f->plan;
    const struct kpi_function *f = plan->f;
    struct kpi_amd_marked list = {0};
    for (uint32_t i = 0; i < f->mark_count; i++) {
        const struct kpi_mark *m = &c->f->t->marks.v[f->first_mark + i];
        struct kpi_amd_record r;
        if (!kpi_record_at(c->f->t, plan, m, c->body, &r.tag))
            continue;
        r.place = place_of(c, m->stmt - f->first_stmt);
        KP_PUSH(list, r);
    }
    if (c->f->defers)
        kpi_amd_defer(c->f, &list, c->until, c->at);
    for (size_t i = 0; i < list.n && !c->f->defers; i++) {
        uint32_t place = list.v[i].place;
        struct kpi_amd_spot spot = {0};
        if (place < f->stmt_count)
            spot = (struct kpi_amd_spot){c->scc[place + 1], c->off && c->off[place]};
        kpi_amd_add_record(c->f, list.v[i].tag, spot, &c->at[place]);
    }
    free(list.v);
}

static void add_records(const struct copy *c, uint32_t i, struct kp_str *b)
{
    if (c->at[i].len)
        kp_str_addn(b, c->at[i].s, c->at[i].len);
}

/* The probed body, from its entry on. */
static void add_copy(struct kpi_text *t, struct kpi_amd_frame *f, uint32_t body, struct kp_str *b)
{
    const struct kpi_function *fn = f->plan->f;
    struct copy c = {.f = f, .body = body};
    c.at = kp_alloc(((size_t)fn->stmt_count + 1) * sizeof *c.at);
    c.until = kpi_amd_find_groups(f->t, fn);
    c.scc = kpi_amd_find_scc(t, fn);
    if (f->plan->collaborative)
        c.off = kpi_amd_find_off(t, fn, kpi_amd_lanes(t, fn));
    find_labels(&c);
    make_records(&c);
    f->work_s = f->entry_s;
    kp_str_addf(b, ".Lkperf_probed%u:\n", f->index);
    kpi_amd_add_state(f, b);
    uint32_t first = f->kernel->entry_stmt > fn->first_stmt
                         ? f->kernel->entry_stmt - fn->first_stmt
                         : 0;
    add_records(&c, fn->stmt_count, b);
    f->work_s = f->exit_s;
    for (uint32_t i = first; i < fn->stmt_count; i++) {
        add_statement(&c, i, b);
        add_records(&c, i, b);
    }
    for (uint32_t i = 0; i <= fn->stmt_count; i++)
        kp_str_free(&c.at[i]);
    free(c.at);
    free(c.until);
    free(c.scc);
    free(c.off);
    free(c.labels.v);
    char id[32];
    snprintf(id, sizeof id, "%u_%u", f->index, body);
    if (!f->far)
        kpi_amd_add_exit(f, body, id, b);
}

/* ---- one kernel ------------------------------------------------------------------ */

/* Does it come from the same line as the statement before it? */
static bool is_inside_macro(const struct kpi_text *t, uint32_t stmt)
{
    const struct kpi_amd_place *p = t->amd->places.v;
    return p[stmt].made && stmt > 0 &&
           p[stmt - 1].line == p[stmt].line;
}

static bool may_be_set(const struct kpi_amd_frame *f, enum kpi_amd_field field)
{
    const struct kpi_amd_value *v = &f->kernel->fields[field];
    return v->at.len && (!v->known || v->value);
}

static int check_shape(const struct kpi_amd_frame *f)
{
    const struct kpi_function *fn = f->plan->f;
    const struct kpi_stmt *last = NULL;
    for (uint32_t i = 0; i < fn->stmt_count; i++)
        if (f->t->stmts.v[fn->first_stmt + i].kind == KPI_INSTRUCTION)
            last = &f->t->stmts.v[fn->first_stmt + i];
    const char *why = NULL;
    if (!last || (last->flow == KPI_FLOW_NEXT || last->guard.len))
        why = "this kernel does not end: code would follow into the probes";
    else if (is_inside_macro(f->t, f->kernel->entry_stmt))
        why = "this kernel's first instruction stands in a macro: nothing can be inserted there";
    else if (!f->global && may_be_set(f, KPI_AMD_TG_SPLIT))
        why = "waves of this kernel's groups may run on several CUs (tg_split), where they have no "
              "LDS: --strategy global";
    else if (may_be_set(f, KPI_AMD_SHARED_VGPR_COUNT))
        why = "this kernel has vector registers that the halves of its waves share, which stand "
              "behind all others: none can be added";
    else if (!f->global && f->lds + (uint64_t)f->plan->ring_bytes > lds_limit(f->t))
        why = "this kernel's LDS leaves no room for rings at a multiple of their size: ask for "
              "smaller ones";
    return why ? refuse(f->t, fn, KP_MALFORMED, why) : KP_OK;
}

static void edit_entry(struct kpi_amd_frame *f, struct kpi_edits *edits)
{
    struct kp_str b = {0};
    f->work_s = f->entry_s;
    kpi_amd_add_entry(f, &b);
    kpi_edit_add(edits, f->t->amd->places.v[f->kernel->entry_stmt].line, 0, &b);
}

int kpi_amd_lower_entry(struct kpi_text *t, const struct kpi_plan *plan, struct kpi_edits *edits)
{
    struct kpi_amd_frame f;
    int rc = kpi_amd_frame_make(t, plan, &f);
    if (rc == KP_OK)
        rc = check_shape(&f);
    if (rc == KP_OK) {
        f.work_s = f.exit_s;
        rc = edit_ends(&f, edits);
    }
    if (rc == KP_OK)
        rc = kpi_amd_edit_descriptor(&f, edits);
    if (rc != KP_OK)
        return rc;
    edit_entry(&f, edits);
    struct kp_str b = {0};
    kp_str_add(&b, "\n");
    f.work_s = f.exit_s;
    char id[16];
    snprintf(id, sizeof id, "%u", f.index);
    if (!f.far)
        kpi_amd_add_exit(&f, KPI_PRISTINE_BODY, id, &b);
    add_copy(t, &f, 0, &b);
    kpi_edit_add(edits, plan->f->body_end, 0, &b);
    if (edits->bytes <= KPI_MAX_INSERTED)
        return KP_OK;
    kp_error_at(t->src, kpi_origin(t, plan->f->name.at), plan->f->name.len,
                "this kernel ends in so many places that probes take more than %u MB of text",
                KPI_MAX_INSERTED >> 20);
    return KP_MALFORMED;
}

void kpi_amd_describe(const struct kpi_text *t, const struct kpi_plan *plan, json_t *entry)
{
    json_object_set_new(entry, "wave_size", json_integer((json_int_t)kpi_amd_lanes(t, plan->f)));
    json_object_set_new(entry, "gfx", json_string(t->amd->gfx));
    if (plan->collaborative)
        json_object_set_new(entry, "signature", json_true());
    json_object_set_new(entry, "ring_stride", json_integer((json_int_t)plan->ring_stride));
    bool short_clock = t->amd->major == 11;
    if (short_clock)
        json_object_set_new(entry, "clock_bits", json_integer(20));
    json_object_set_new(entry, "clock_wide", json_integer(short_clock ? 20 : 64));
}
