/* What several steps want to know of one function, found once. */
#include "instrument/ptx_regs.h"

#define MAX_WORK ((uint64_t)1 << 27) /* steps; about a second */

struct kpi_known {
    const struct kpi_function *f;
    bool jumps_found, regs_found;
    struct kpi_jumps jumps;
    struct kpi_regs regs;
    uint64_t work;
};

static void forget(struct kpi_known *k)
{
    if (k->jumps_found)
        kpi_jumps_free(&k->jumps);
    if (k->regs_found)
        kpi_regs_free(&k->regs);
    *k = (struct kpi_known){.work = MAX_WORK};
}

static struct kpi_known *known(struct kpi_text *text, const struct kpi_function *f)
{
    if (!text->known)
        text->known = kp_alloc(sizeof *text->known);
    if (text->known->f != f)
        forget(text->known);
    text->known->f = f;
    return text->known;
}

struct kpi_jumps kpi_jumps_of(struct kpi_text *text, const struct kpi_function *f)
{
    struct kpi_known *k = known(text, f);
    if (!k->jumps_found)
        kpi_jumps_find(text, f, &k->jumps);
    k->jumps_found = true;
    return k->jumps;
}

struct kpi_regs *kpi_regs_of(struct kpi_text *text, const struct kpi_function *f)
{
    struct kpi_known *k = known(text, f);
    if (!k->regs_found)
        kpi_regs_find(text, f, &k->work, &k->regs);
    k->regs_found = true;
    return &k->regs;
}

void kpi_known_free(struct kpi_known *k)
{
    if (k)
        forget(k);
    free(k);
}
