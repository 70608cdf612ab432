/*
 * PTX: where the probes go and what they are.
 *
 * Two bodies: the body as it stands, with an exit stamp before each end, and
 * behind it a copy in a scope of its own (which may declare the same
 * registers and labels again) with the records and the drain; or several such
 * copies, each with the records of some regions.  What the kernel does before its first region
 * is there once, as far as that can be (ptx/part.c): the copy begins behind it, and goes on with
 * the body's registers.
 *
 * What ends a thread stays where it is, and what goes before it is written in line.  A jump to a
 * block that only ends the thread counts as an end itself.  Before an end under a predicate a
 * vote leads whole warps out of line (kpi_ptx_add_leaving): a branch of some lanes to a common
 * block would make the assembler treat all that follows as divergent, and take away its uniform
 * registers.
 */
#include "instrument/ptx/lower.h"

#include <ctype.h>

#include "instrument/ptx/gather.h"
#include "instrument/ptx/pins.h"

bool kpi_ptx_claims(const struct kp_source *src)
{
    size_t at = kpi_ptx_after_space(src, 0), behind = at + 8;
    if (behind > src->len || memcmp(src->text + at, ".version", 8) != 0)
        return false;
    return behind == src->len || !isalnum((unsigned char)src->text[behind]);
}

int kpi_ptx_supports(const struct kpi_text *t)
{
    /* Texts of before .address_size (2.3), and some later ones, leave it to ptxas, which knows
     * 64-bit addresses alone. */
    if (t->address_size == 32) {
        kp_error_at(t->src, t->address_at.at, t->address_at.len,
                    "probes need 64-bit addresses (.address_size 64)");
        return KP_MALFORMED;
    }
    return kpi_ptx_check_age(t);
}

static bool is_variable(const struct kp_source *src, const struct kpi_stmt *s)
{
    return s->kind == KPI_DIRECTIVE &&
           (kpi_is(src, s->op, ".shared") || kpi_is(src, s->op, ".global") ||
            kpi_is(src, s->op, ".const") || kpi_is(src, s->op, ".local") ||
            kpi_is(src, s->op, ".extern") || kpi_is(src, s->op, ".visible"));
}

bool kpi_ptx_needs_in_place(const struct kpi_text *t, const struct kpi_function *f)
{
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (s->scope == f->scope || !is_variable(t->src, s) || kpi_is(t->src, s->op, ".local"))
            continue;
        kp_warn_at(t->src, s->begin, s->end - s->begin,
                   "a variable of an inner scope cannot stand in two bodies: probing in place");
        return true;
    }
    return false;
}

void kpi_ptx_lower_module(const struct kpi_text *t, const struct kpi_options *options,
                          struct kpi_edits *edits)
{
    struct kp_str b = {0};
    if (!options->parameter) {
        kp_str_addf(&b, "\n.visible .const .align 16 .b8 " KPI_CONTROL_SYMBOL "[%zu];\n",
                    sizeof(struct kpi_control));
        kpi_edit_add(edits, t->header_end, 0, &b);
    }
    kpi_ptx_overrule_age(t, edits);
}

/* Behind the kernel's own parameters. */
static void add_parameter(const struct kpi_text *t, const struct kpi_function *f,
                          struct kpi_edits *edits)
{
    static const char blanks[] = " \t\r\n";
    struct kp_str b = {0};
    bool list = f->params.at > 0, empty = true;
    for (size_t i = 0; i < f->params.len; i++)
        empty = empty && strchr(blanks, t->src->text[f->params.at + i]);
    kp_str_addf(&b, "%s\n\t.param .align 16 .b8 " KPI_PARAMETER "[%zu]\n%s",
                !list ? "(" : empty ? "" : ",", sizeof(struct kpi_parameter), list ? "" : ")");
    kpi_edit_add(edits, list ? f->params.at + f->params.len : f->name.at + f->name.len, 0, &b);
}

/* "NAME" and, of further copies, which one. */
static void add_numbered(const char *name, uint32_t body, struct kp_str *b)
{
    kp_str_add(b, name);
    if (body)
        kp_str_addf(b, "%u", body);
}

/* One body's ends. */
struct ends {
    const struct kpi_text *t;
    const struct kpi_plan *plan;
    const struct kpi_stmt *stmts; /* the function's */
    struct kpi_jumps jumps;
    bool *leads_out; /* labels whose block only ends the thread */
    uint32_t body; /* KPI_PRISTINE: without records */
    bool lanes;    /* of its warps, all lanes may have stored records */
    struct kpi_edits *edits;
    struct kp_str label; /* of what is done before ends under predicates; empty: there are none */
};

static void add_in_line(struct ends *e, size_t at)
{
    struct kp_str b = {0};
    if (e->edits->bytes > KPI_MAX_INSERTED)
        return;
    kp_str_add(&b, "\n\t{\n");
    kpi_ptx_add_exit(e->t, e->plan, e->body, e->lanes, &b);
    kp_str_add(&b, "\t}\n\t");
    kpi_edit_add(e->edits, at, 0, &b);
}

/* What a thread does before statement i, which ends it.  Under a predicate it is out of line, so
 * that those who stay do not have to pass it. */
static void add_end(struct ends *e, uint32_t i)
{
    const struct kpi_stmt *s = &e->stmts[i];
    if (!s->guard.len) {
        add_in_line(e, s->begin);
        return;
    }
    if (e->edits->bytes > KPI_MAX_INSERTED)
        return;
    if (!e->label.len && e->body == KPI_PRISTINE)
        kp_str_add(&e->label, "$kperf_gone");
    else if (!e->label.len)
        add_numbered("$kperf_drain", e->body, &e->label);
    struct kp_str b = {0};
    char *leaves = kp_asprintf("%s%.*s", s->guard_not ? "!" : "", (int)s->guard.len,
                               e->t->src->text + s->guard.at);
    enum kpi_leave who = kpi_ptx_all_record(e->plan) ? kpi_ptx_who_leaves(e->t, e->plan, s)
                                                     : KPI_LEAVE_SOME;
    kpi_ptx_add_leaving(e->t, e->plan, e->body, e->lanes, who, leaves, e->label.s, &b);
    free(leaves);
    kpi_edit_add(e->edits, s->begin, 0, &b);
}

/* Where those go who end under a predicate. */
static void add_out_of_line(struct ends *e)
{
    struct kp_str b = {0};
    if (!e->label.len)
        return;
    kp_str_addf(&b, "\n%s:\n", e->label.s);
    kpi_ptx_add_exit(e->t, e->plan, e->body, e->lanes, &b);
    kp_str_add(&b, "\tret;\n");
    kpi_edit_add(e->edits, e->plan->f->body_end, 0, &b);
    kp_str_free(&e->label);
}

/* The labels right before statement i (its end: stmt_count) that nothing but
 * jumps lead to: the index of the first, or i when there is none. */
static uint32_t first_label(const struct ends *e, uint32_t i)
{
    uint32_t first = i;
    for (uint32_t k = i; k-- > 0;) {
        const struct kpi_stmt *s = &e->stmts[k];
        if (s->kind == KPI_LABEL && !e->jumps.from_table[k])
            first = k;
        else if (s->kind != KPI_DIRECTIVE || !kpi_is(e->t->src, s->op, ".loc"))
            return s->kind == KPI_LABEL ? i : first;
    }
    return first;
}

/* Can control go on from the statements before i? */
static bool flows_into(const struct ends *e, uint32_t i)
{
    while (i-- > 0) {
        const struct kpi_stmt *s = &e->stmts[i];
        if (s->kind == KPI_INSTRUCTION)
            return s->guard.len || s->flow == KPI_FLOW_NEXT || s->flow == KPI_FLOW_TRAP;
        if (s->kind != KPI_DIRECTIVE)
            return true;
    }
    return true;
}

static bool ends_thread(const struct kpi_stmt *s)
{
    return s->kind == KPI_INSTRUCTION && s->flow == KPI_FLOW_EXIT;
}

/* Blocks that only end the thread: what leads to them ends it. */
static void find_ways_out(struct ends *e)
{
    uint32_t n = e->plan->f->stmt_count;
    for (uint32_t i = 0; i <= n; i++) {
        if (i < n && (!ends_thread(&e->stmts[i]) || e->stmts[i].guard.len))
            continue;
        uint32_t first = first_label(e, i);
        for (uint32_t k = first; k < i; k++)
            e->leads_out[k] = true;
        if (first < i && flows_into(e, first))
            add_in_line(e, e->stmts[first].begin);
    }
}

/* Falling off the body's end, which must not lead into what is put behind. */
static void close_body(struct ends *e)
{
    uint32_t n = e->plan->f->stmt_count;
    bool labelled = n && e->leads_out[n - 1];
    if (!labelled && !flows_into(e, n))
        return;
    if (!labelled)
        add_in_line(e, e->plan->f->body_end);
    struct kp_str b = {0};
    kp_str_add(&b, "\n\tret;\n");
    kpi_edit_add(e->edits, e->plan->f->body_end, 0, &b);
}

/* Is statement i the end of a thread, or a jump to a block that only ends it? */
static bool is_end(const struct ends *e, uint32_t i)
{
    const struct kpi_stmt *s = &e->stmts[i];
    if (ends_thread(s))
        return s->guard.len || first_label(e, i) == i;
    return e->jumps.target[i] != UINT32_MAX && e->leads_out[e->jumps.target[i]];
}

static bool edit_ends(struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                      bool lanes, struct kpi_edits *edits)
{
    const struct kpi_function *f = plan->f;
    struct ends e = {.t = t, .plan = plan, .body = body, .lanes = lanes, .edits = edits};
    e.stmts = t->stmts.v + f->first_stmt;
    e.leads_out = kp_alloc((size_t)f->stmt_count + 1);
    e.jumps = kpi_jumps_of(t, f);
    find_ways_out(&e);
    for (uint32_t i = 0; i < f->stmt_count; i++)
        if (is_end(&e, i))
            add_end(&e, i);
    close_body(&e);
    add_out_of_line(&e);
    free(e.leads_out);
    if (edits->bytes > KPI_MAX_INSERTED)
        kp_error_at(t->src, f->name.at, f->name.len,
                    "the kernels end in so many places that probes take more than %u MB of text",
                    KPI_MAX_INSERTED >> 20);
    return edits->bytes <= KPI_MAX_INSERTED;
}

static void edit_records(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t body,
                         const struct kpi_gather *gather, struct kpi_edits *edits)
{
    for (uint32_t i = 0; i < plan->f->mark_count; i++) {
        const struct kpi_mark *m = &t->marks.v[plan->f->first_mark + i];
        if (!m->reached || m->op > KPI_INSTANT || m->shared)
            continue;
        struct kp_str b = {0};
        uint32_t tag;
        bool recorded = kpi_record_at(t, plan, m, body, &tag);
        if (recorded) {
            kpi_ptx_add_pins(t, plan, i, &b);
            if (m->begins != KPI_NO_MARK)
                kpi_ptx_add_pins(t, plan, m->begins - plan->f->first_mark, &b);
        }
        bool moved = m->record != m->insert; /* but not its pins */
        if (moved && b.len)
            kpi_edit_add(edits, m->insert, 0, &b);
        if (recorded)
            kpi_ptx_add_gathered(plan, gather, i, tag, &b);
        if (plan->flush_at && plan->flush_at[i])
            kpi_ptx_add_flush(t, plan, &b);
        if (moved && b.len) /* in front of an instruction */
            kp_str_add(&b, "\t");
        if (b.len)
            kpi_edit_add(edits, m->record, 0, &b);
    }
    kpi_ptx_gather_edits(t, plan, gather, edits);
    kpi_ptx_settle_barriers(t, plan, body, edits);
}

/* Variables of the body proper are visible in the copy; a second declaration
 * would be a second variable.  So are its registers: a copy that begins further on goes on with
 * what they hold. */
static void omit_declarations(const struct kpi_text *t, const struct kpi_function *f,
                              bool registers, struct kpi_edits *edits)
{
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        bool is_register = s->kind == KPI_DIRECTIVE && kpi_is(t->src, s->op, ".reg");
        if (s->scope != f->scope || !(is_variable(t->src, s) || (registers && is_register)))
            continue;
        struct kp_str none = {0};
        kpi_edit_add(edits, s->begin, s->end - s->begin, &none);
    }
}

static void add_suffix(struct kpi_edits *edits, struct kpi_span name, uint32_t body)
{
    struct kp_str b = {0};
    add_numbered("$kperf_copy", body, &b);
    kpi_edit_add(edits, name.at + name.len, 0, &b);
}

/* Where an inner scope ends and a label that it jumps to has not come yet, ptxas
 * takes one of that name that it has seen in any scope around: in the copy, the
 * label of the body before it.  So labels that are named from inner scopes have
 * names of their own there. */
static void rename_labels(struct kpi_text *t, const struct kpi_function *f, uint32_t body,
                          struct kpi_edits *edits)
{
    const struct kpi_stmt *stmts = t->stmts.v + f->first_stmt;
    bool *crossed = kp_alloc((size_t)f->stmt_count + 1);
    struct kpi_references refs;
    kpi_references_find(t, f, &refs);
    for (size_t i = 0; i < refs.list.n; i++)
        if (refs.list.v[i].scope != stmts[refs.list.v[i].label].scope)
            crossed[refs.list.v[i].label] = true;
    for (size_t i = 0; i < refs.list.n; i++)
        if (crossed[refs.list.v[i].label])
            add_suffix(edits, refs.list.v[i].name, body);
    for (uint32_t i = 0; i < f->stmt_count; i++)
        if (crossed[i])
            add_suffix(edits, stmts[i].label, body);
    kpi_references_free(&refs);
    free(crossed);
}

static int lower_in_place(struct kpi_text *t, const struct kpi_plan *plan, struct kpi_edits *edits)
{
    struct kp_str b = {0};
    kpi_ptx_add_entry(plan, &b);
    kpi_ptx_add_sample(plan, false, &b);
    struct kpi_gather gather;
    kpi_ptx_find_gather(t, plan, 0, &gather);
    kpi_ptx_add_state(plan, &b);
    kpi_ptx_add_gather_state(plan, &gather, &b);
    kpi_ptx_add_quiet_state(plan, &b);
    kpi_ptx_add_pin_state(plan, &b);
    kpi_edit_add(edits, plan->f->body, 0, &b);
    edit_records(t, plan, 0, &gather, edits);
    bool ok = edit_ends(t, plan, 0, gather.lanes > 0, edits);
    kpi_ptx_add_quiet(t, plan, 0, edits);
    kpi_gather_free(&gather);
    return ok ? KP_OK : KP_MALFORMED;
}

/* Source byte at which the bodies part: what the copies begin with. */
static size_t parting_of(const struct kpi_text *t, const struct kpi_plan *plan)
{
    const struct kpi_function *f = plan->f;
    return plan->parting ? t->stmts.v[f->first_stmt + plan->parting - 1].end : f->body;
}

/* The body once more from the parting on, with records.  bytes: of the edits before it. */
static bool add_copy(struct kpi_text *t, const struct kpi_plan *plan, uint32_t body, size_t bytes,
                     struct kp_str *b)
{
    const struct kpi_function *f = plan->f;
    struct kpi_edits copy = {.bytes = bytes};
    omit_declarations(t, f, plan->parting > 0, &copy);
    rename_labels(t, f, body, &copy);
    struct kpi_gather gather;
    kpi_ptx_find_gather(t, plan, body, &gather);
    edit_records(t, plan, body, &gather, &copy);
    bool ok = edit_ends(t, plan, body, gather.lanes > 0, &copy);
    kpi_ptx_add_quiet(t, plan, body, &copy);
    add_numbered("\n$kperf_probed", body, b);
    kp_str_add(b, ":\n");
    if (!body && plan->joins)
        kp_str_add(b, "\tbar.warp.sync 0xffffffff;\n");
    if (!body && plan->bodies > 1)
        kpi_ptx_add_choice(plan, b);
    kp_str_add(b, "\t{\n");
    kpi_ptx_add_state(plan, b);
    kpi_ptx_add_gather_state(plan, &gather, b);
    kpi_gather_free(&gather);
    kpi_ptx_add_quiet_state(plan, b);
    kpi_ptx_add_pin_state(plan, b);
    kpi_edits_apply(t->src, &copy, parting_of(t, plan), f->body_end, NULL, b);
    kp_str_add(b, "\n\t}\n");
    kpi_edits_free(&copy);
    return ok;
}

static int lower_two_bodies(struct kpi_text *t, const struct kpi_plan *plan,
                            struct kpi_edits *edits)
{
    const struct kpi_function *f = plan->f;
    struct kp_str b = {0};
    kpi_ptx_add_entry(plan, &b);
    if (plan->parting) {
        kpi_edit_add(edits, f->body, 0, &b);
        kp_str_add(&b, "\n");
    }
    kpi_ptx_add_sample(plan, plan->parting > 0, &b);
    kp_str_add(&b, "\t@%kperf_on bra.uni $kperf_probed;\n");
    kpi_edit_add(edits, parting_of(t, plan), 0, &b);
    bool ok = edit_ends(t, plan, KPI_PRISTINE, false, edits);
    for (uint32_t body = 0; ok && body < plan->bodies; body++)
        ok = add_copy(t, plan, body, edits->bytes, &b);
    if (b.len)
        kpi_edit_add(edits, f->body_end, 0, &b);
    return ok ? KP_OK : KP_MALFORMED;
}

int kpi_ptx_lower_entry(struct kpi_text *t, const struct kpi_plan *plan, struct kpi_edits *edits)
{
    if (plan->parameter)
        add_parameter(t, plan->f, edits);
    return plan->in_place ? lower_in_place(t, plan, edits) : lower_two_bodies(t, plan, edits);
}
