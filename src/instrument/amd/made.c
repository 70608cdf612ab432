/*
 * Descriptors that a macro makes.
 *
 * The directives stand once, in the macro's body, for all kernels whose descriptors come of it.  So
 * the body adds a symbol to each number that probes raise, and every use of a macro that
 * makes a descriptor is preceded by what the symbols are for that kernel: 0 where it has no probes.
 */
#include "instrument/amd/lower.h"

#define SYMBOL ".Lkperf_more_"

/* Where the field's number begins and ends in the file. */
static bool find_number(const struct kpi_text *t, const struct kpi_amd_value *v, size_t *begin,
                        size_t *end)
{
    if (!v->at.at || !kpi_amd_written_at(t, v->at.at - 1, begin) ||
        !kpi_amd_written_at(t, v->at.at + v->at.len, end))
        return false;
    ++*begin;
    return *begin < *end;
}

/* Does a line of the file make the descriptors of several kernels? */
static bool is_shared(const struct kpi_text *t, const struct kpi_amd_kernel *k)
{
    for (size_t i = 0; i < t->amd->kernels.n; i++) {
        const struct kpi_amd_kernel *other = &t->amd->kernels.v[i];
        if (other != k && other->in_tail && other->block.at == k->block.at)
            return true;
    }
    return false;
}

const char *kpi_amd_raise_made(const struct kpi_text *t, struct kpi_amd_kernel *k,
                               enum kpi_amd_field field, uint64_t value)
{
    const struct kpi_amd_value *v = &k->fields[field];
    size_t begin, end;
    if (is_shared(t, k))
        return "in a line that makes the descriptors of several kernels";
    if (v->at.len && !v->known)
        return "whose value is not known, in a descriptor that a macro makes";
    if (v->at.len ? !find_number(t, v, &begin, &end)
                  : !kpi_amd_written_at(t, k->block_end, &begin))
        return "which a macro makes of its arguments or an included file";
    k->more[field] = value - kpi_amd_field(k, field);
    k->adds = true;
    return NULL;
}

/* ---- once all kernels have been raised ---------------------------------------- */

struct made {
    const struct kpi_text *t;
    struct kpi_edits *edits;
    bool raised[KPI_AMD_FIELDS]; /* of some kernel */
    KP_VEC(size_t) done;         /* places that have been edited */
};

static bool is_new(struct made *m, size_t at)
{
    for (size_t i = 0; i < m->done.n; i++)
        if (m->done.v[i] == at)
            return false;
    KP_PUSH(m->done, at);
    return true;
}

static void insert(struct made *m, size_t at, const char *fmt, const char *name, uint64_t n)
{
    struct kp_str b = {0};
    kp_str_addf(&b, fmt, name, (unsigned long long)n);
    kpi_edit_add(m->edits, at, 0, &b);
}

static void edit_number(struct made *m, const struct kpi_amd_value *v, const char *name)
{
    size_t begin, end;
    if (!find_number(m->t, v, &begin, &end) || !is_new(m, end))
        return;
    insert(m, begin, "(", NULL, 0);
    insert(m, end, ")+" SYMBOL "%s", name, 0);
}

/* A field that is not given, before the end of the descriptor at `at`. */
static void add_number(struct made *m, const struct kpi_amd_kernel *k, enum kpi_amd_field field,
                       size_t at)
{
    struct kp_str b = {0};
    const char *name = kpi_amd_field_name(field);
    kp_str_addf(&b, "\n\t\t.amdhsa_%s %llu+" SYMBOL "%s\n", name,
                (unsigned long long)kpi_amd_field(k, field), name);
    kpi_edit_add(m->edits, at, 0, &b);
}

/* The directives that kernel k is of, unless another's are the same. */
static void edit_body(struct made *m, const struct kpi_amd_kernel *k)
{
    size_t at;
    bool first = kpi_amd_written_at(m->t, k->block_end, &at) && is_new(m, at);
    for (enum kpi_amd_field f = 0; f < KPI_AMD_FIELDS; f++) {
        if (!m->raised[f])
            continue;
        if (k->fields[f].at.len)
            edit_number(m, &k->fields[f], kpi_amd_field_name(f));
        else if (first)
            add_number(m, k, f, at);
    }
}

static void set_symbols(struct made *m, const struct kpi_amd_kernel *k)
{
    for (enum kpi_amd_field f = 0; f < KPI_AMD_FIELDS; f++)
        if (m->raised[f])
            insert(m, k->block.at, "\t.set " SYMBOL "%s, %llu\n", kpi_amd_field_name(f),
                   k->more[f]);
}

void kpi_amd_edit_made(const struct kpi_text *t, struct kpi_edits *edits)
{
    struct made m = {.t = t, .edits = edits};
    bool any = false;
    for (size_t i = 0; i < t->amd->kernels.n; i++)
        for (size_t f = 0; f < KPI_AMD_FIELDS; f++)
            any = (m.raised[f] = m.raised[f] || t->amd->kernels.v[i].more[f]) || any;
    for (size_t i = 0; any && i < t->amd->kernels.n; i++) {
        const struct kpi_amd_kernel *k = &t->amd->kernels.v[i];
        if (k->adds)
            edit_body(&m, k);
        if (k->in_tail)
            set_symbols(&m, k);
    }
    free(m.done.v);
}
