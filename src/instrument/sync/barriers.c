/* What the graph says of a barrier: where it lies, how it is initialised, what it is called. */
#include "instrument/sync/rings.h"

#include <ctype.h>

/* ---- names ------------------------------------------------------------------- */

/* _ZZ6kernelE4full: full.  Names of more than 63 bytes are not looked for. */
static struct kpi_span plain_name(const struct kp_source *src, struct kpi_span s)
{
    const char *text = src->text + s.at;
    if (s.len < 3 || memcmp(text, "_Z", 2) != 0)
        return s;
    for (uint32_t n = 1; n < s.len && n < 64; n++) {
        char length[3];
        uint32_t at = s.len - n, digits = (uint32_t)snprintf(length, sizeof length, "%u", n);
        if (at >= digits && memcmp(text + at - digits, length, digits) == 0)
            return (struct kpi_span){s.at + at, n};
    }
    return s;
}

/* The symbol that an address is behind; len 0: it is behind something else, too. */
static struct kpi_span symbol_of(const struct kpi_rings *r, uint32_t address)
{
    const struct kpi_values *v = &r->code->values;
    const struct kpi_value *x = &v->list.v[address];
    if (x->n != 1 || x->coef[0] != 1 || v->leaves.v[x->leaf[0]].sort != KPI_OF_SYMBOL)
        return (struct kpi_span){0, 0};
    return plain_name(r->code->w->src, v->leaves.v[x->leaf[0]].name);
}

/* The symbol's name as a word, or "shared"; owned. */
static char *word_of(const struct kpi_rings *r, uint32_t address)
{
    const struct kp_source *src = r->code->w->src;
    struct kpi_span s = symbol_of(r, address);
    if (!s.len || !isalpha((unsigned char)src->text[s.at]))
        return kp_strdup("shared");
    char *word = kpi_dup(src, s);
    for (char *c = word; *c; c++)
        *c = isalnum((unsigned char)*c) || *c == '_' ? *c : '_';
    return word;
}

static bool name_taken(const struct kpi_sync *known, const char *name)
{
    for (size_t i = 0; i < known->barriers.n; i++)
        if (strcmp(known->barriers.v[i].name, name) == 0)
            return true;
    return false;
}

/* "full", "smem.196608", with the line of its source "smem.196608.L98": at most 16 + 20 + 12
 * bytes, and that is KPT_NAME_MAX. */
static void name_slot(const struct kpi_rings *r, uint32_t address, const struct kpi_sync *known,
                      struct kpi_barrier *b)
{
    char *word = word_of(r, address), number[21] = "", line[13] = "";
    int64_t base = r->code->values.list.v[address].base;
    bool symbol = strcmp(word, "shared") != 0;
    if (base > 0 || !symbol)
        snprintf(number, sizeof number, ".%lld", (long long)base);
    if (b->line)
        snprintf(line, sizeof line, ".L%u", b->line);
    snprintf(b->name, sizeof b->name, "%.16s%s%s", word, number, line);
    bool unfit = base < 0;
    for (size_t n = known->barriers.n; unfit || name_taken(known, b->name); n++, unfit = false)
        snprintf(b->name, sizeof b->name, "%.16s.%zu", word, n);
    free(word);
}

/* ---- all that is said of it ------------------------------------------------------ */

static uint32_t line_of(const struct kpi_rings *r, uint32_t stmt)
{
    const struct kpi_lookup *w = r->code->w;
    if (stmt == KPI_NONE)
        return 0;
    return w->inlined[stmt].line ? w->inlined[stmt].line : w->lines[stmt].line;
}

/* The ring's slots lie evenly, one behind the other; the lowest one's address. */
static uint32_t describe_slots(const struct kpi_rings *r, uint32_t ring, struct kpi_barrier *b)
{
    int64_t low = INT64_MAX, high = INT64_MIN;
    uint32_t lowest = r->slots.v[ring].address;
    for (size_t i = 0; i < r->slots.n; i++) {
        const struct kpi_slot *slot = &r->slots.v[i];
        if (slot->ring != ring)
            continue;
        int64_t at = r->code->values.list.v[slot->address].base;
        if (at < low) {
            low = at;
            lowest = slot->address;
        }
        high = at > high ? at : high;
        b->slots++;
        if (slot->count != b->count)
            b->count = -1;
    }
    b->at = low;
    if (b->slots > 1)
        b->apart = (int64_t)(((uint64_t)high - (uint64_t)low) / (b->slots - 1));
    return lowest;
}

void kpi_rings_describe(const struct kpi_rings *r, uint32_t ring, const struct kpi_sync *known,
                        struct kpi_barrier *b)
{
    const struct kpi_slot *first = &r->slots.v[ring];
    *b = (struct kpi_barrier){.count = first->count, .line = line_of(r, first->init)};
    if (first->address == KPI_NO_VALUE)
        snprintf(b->name, sizeof b->name, "cluster");
    else if (first->named)
        snprintf(b->name, sizeof b->name, "bar%lld",
                 (long long)r->code->values.list.v[first->address].base);
    else
        name_slot(r, describe_slots(r, ring, b), known, b);
}
