#include "instrument/ptx/chain.h"

/* Cycles from an instruction to one that needs its result, on an H200. */
static const unsigned cycles[] = {[KPI_LINK_ARITHMETIC] = 4, [KPI_LINK_SPECIAL] = 17,
                                  [KPI_LINK_MEMORY] = 23,    [KPI_LINK_GLOBAL] = 33,
                                  [KPI_LINK_SHUFFLE] = 23,   [KPI_LINK_BITS] = 17,
                                  [KPI_LINK_DOUBLE] = 8};
/* The chain is at least so many times as long as it takes to issue all. */
enum { LONGER = 2, KINDS = KPI_LINK_DOUBLE + 1 };

/* When a register's value is there, and what was waited for until then. */
struct ready {
    uint64_t at, by[KINDS];
    enum kpi_link last;
};

static struct ready latest(const struct kpi_regs *r, const struct ready *of, uint32_t i)
{
    struct ready last = {0};
    for (uint32_t k = r->use_at[i]; k < r->use_at[i + 1]; k++)
        if (of[r->uses.v[k]].at > last.at)
            last = of[r->uses.v[k]];
    return last;
}

static enum kpi_link most(const struct ready *end)
{
    enum kpi_link best = KPI_LINK_ARITHMETIC;
    for (int k = KPI_LINK_SPECIAL; k < KINDS; k++)
        if (end->by[k] > end->by[best])
            best = (enum kpi_link)k;
    return best;
}

struct kpi_chain kpi_chain_find(const struct kpi_regs *r, const unsigned char *in,
                                const unsigned char *link)
{
    struct ready *of = kp_alloc((r->list.n + 1) * sizeof *of), end = {0};
    uint32_t result = KPI_NO_REG;
    uint64_t issued = 0;
    bool other = false;
    for (uint32_t i = 0; i < r->n; i++) {
        if (!in[i])
            continue;
        struct ready at = latest(r, of, i);
        issued += link[i] != KPI_LINK_NONE;
        other = other || link[i] == KPI_LINK_OTHER;
        if (link[i] != KPI_LINK_NONE && link[i] < KINDS) {
            at.at += cycles[link[i]];
            at.by[link[i]] += cycles[link[i]];
            at.last = (enum kpi_link)link[i];
        }
        if (at.at > end.at) {
            end = at;
            result = r->def_at[i] < r->def_at[i + 1] ? r->defs.v[r->def_at[i]] : KPI_NO_REG;
        }
        for (uint32_t k = r->def_at[i]; k < r->def_at[i + 1]; k++)
            of[r->defs.v[k]] = at;
    }
    free(of);
    if (other || issued == 0 || end.at < LONGER * issued)
        return (struct kpi_chain){.result = KPI_NO_REG};
    return (struct kpi_chain){most(&end), end.last, result};
}

const char *kpi_chain_name(enum kpi_link link)
{
    static const char *const names[] = {[KPI_LINK_ARITHMETIC] = "arithmetic",
                                        [KPI_LINK_SPECIAL] = "special",
                                        [KPI_LINK_MEMORY] = "memory",
                                        [KPI_LINK_GLOBAL] = "global",
                                        [KPI_LINK_SHUFFLE] = "shuffle",
                                        [KPI_LINK_BITS] = "bits",
                                        [KPI_LINK_DOUBLE] = "double"};
    return (size_t)link < KP_COUNT(names) ? names[link] : NULL;
}
