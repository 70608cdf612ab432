/*
 * Who leaves at an end under a predicate, by the predicate's only definition.
 *
 * A warp-specialised kernel's producer is one lane: the others of its warp leave before its first
 * load, and so does the lane itself where there is nothing to load.  What stands there is in that
 * load's way (doc/findings/short-launches.md), and most of it asks what the text says.
 */
#include <ctype.h>

#include "instrument/motion/motion.h"
#include "instrument/ptx/lower.h"

/* Does `name` stand in the span as a word? */
static bool stands_in(const struct kp_source *src, struct kpi_span in, struct kpi_span name)
{
    const char *text = src->text + in.at, *end = text + in.len, *at = text;
    while ((at = memmem(at, (size_t)(end - at), src->text + name.at, name.len)) != NULL) {
        const char *behind = at + name.len;
        bool more = behind < end && (isalnum((unsigned char)*behind) || *behind == '_' ||
                                     *behind == '$');
        if (!more && (at == text || (at[-1] != '%' && !isalnum((unsigned char)at[-1]))))
            return true;
        at = behind;
    }
    return false;
}

/* The only statement of the function that may write it; NULL: there is none, or several, or it is
 * under a predicate. */
static const struct kpi_stmt *only_write(const struct kpi_text *t, const struct kpi_plan *plan,
                                         struct kpi_span name)
{
    const struct kpi_stmt *found = NULL;
    for (uint32_t i = 0; i < plan->f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[plan->f->first_stmt + i];
        if (s->kind != KPI_INSTRUCTION || !stands_in(t->src, kpi_operand(t->src, s, 0), name))
            continue;
        if (found || s->guard.len)
            return NULL;
        found = s;
    }
    return found;
}

/* What the launch says, not what a call returned, nor by an address of a thread's own? */
static bool loads_parameter(const struct kpi_text *t, const struct kpi_plan *plan,
                            const struct kpi_stmt *s)
{
    struct kpi_span from = kpi_operand(t->src, s, 1), name = {from.at + 1, 0};
    const char *text = t->src->text;
    if (!kpi_is_op(t->src, s->op, "ld.param") || from.len < 3)
        return false;
    while (name.len < from.len - 2 &&
           (isalnum((unsigned char)text[name.at + name.len]) || text[name.at + name.len] == '_' ||
            text[name.at + name.len] == '$'))
        name.len++;
    return name.len && stands_in(t->src, plan->f->params, name);
}

enum source { UNKNOWN, OF_LAUNCH, THREAD_X };

static enum source source_of(const struct kpi_text *t, const struct kpi_plan *plan,
                             struct kpi_span operand)
{
    int64_t n;
    if (kpi_immediate(t->src, operand, &n))
        return OF_LAUNCH;
    const struct kpi_stmt *s = operand.len ? only_write(t, plan, operand) : NULL;
    if (!s)
        return UNKNOWN;
    if (loads_parameter(t, plan, s))
        return OF_LAUNCH;
    struct kpi_span from = kpi_operand(t->src, s, 1);
    return kpi_is_op(t->src, s->op, "mov") && kpi_is(t->src, from, "%tid.x") ? THREAD_X : UNKNOWN;
}

/* Does the comparison hold for all threads but the one whose %tid.x is 0? */
static bool spares_first(const struct kpi_text *t, const struct kpi_stmt *s, bool negated)
{
    int64_t n;
    return kpi_immediate(t->src, kpi_operand(t->src, s, 2), &n) && n == 0 &&
           kpi_has_modifier(t->src, s->op, negated ? ".eq" : ".ne");
}

enum kpi_leave kpi_ptx_who_leaves(const struct kpi_text *t, const struct kpi_plan *plan,
                                  const struct kpi_stmt *end)
{
    const struct kpi_stmt *s = only_write(t, plan, end->guard);
    struct kpi_span to = s ? kpi_operand(t->src, s, 0) : end->guard;
    if (!s || to.len != end->guard.len /* two, of which one is the contrary */ ||
        !kpi_is_op(t->src, s->op, "setp") || kpi_operand(t->src, s, 3).len)
        return KPI_LEAVE_SOME;
    enum source a = source_of(t, plan, kpi_operand(t->src, s, 1));
    enum source b = source_of(t, plan, kpi_operand(t->src, s, 2));
    if (a == OF_LAUNCH && b == OF_LAUNCH)
        return KPI_LEAVE_TOGETHER;
    return a == THREAD_X && plan->one_dimensional && spares_first(t, s, end->guard_not)
               ? KPI_LEAVE_FIRST
               : KPI_LEAVE_SOME;
}
