/* What several steps want to know of a function, found once. */
#include "instrument/ptx/regs.h"

#define MAX_WORK ((uint64_t)1 << 27) /* steps; about a second */

struct kpi_known {
    bool jumps_found, regs_found;
    struct kpi_jumps jumps;
    struct kpi_regs regs;
    uint64_t work;
};

static struct kpi_known *known(struct kpi_text *text, const struct kpi_function *f)
{
    if (!text->known)
        text->known = kp_alloc(text->functions.n * sizeof *text->known);
    return &text->known[f - text->functions.v];
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
    if (!k->regs_found) {
        k->work = MAX_WORK;
        kpi_regs_find(text, f, &k->work, &k->regs);
    }
    k->regs_found = true;
    return &k->regs;
}

struct kpi_regs *kpi_known_moves(struct kpi_text *text, const struct kpi_function *f)
{
    struct kpi_known *k = known(text, f);
    if (k->jumps_found)
        kpi_jumps_free(&k->jumps);
    k->jumps_found = false;
    return k->regs_found ? &k->regs : NULL;
}

void kpi_known_free(struct kpi_text *text)
{
    for (size_t i = 0; text->known && i < text->functions.n; i++) {
        struct kpi_known *k = &text->known[i];
        if (k->jumps_found)
            kpi_jumps_free(&k->jumps);
        if (k->regs_found)
            kpi_regs_free(&k->regs);
    }
    free(text->known);
    text->known = NULL;
}
