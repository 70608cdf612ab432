/* A program's parts: regions by name, copies, and what is noted about it. */
#include "model/model_internal.h"

void kpm_note(struct kpm_notes *n, const char *fmt, ...)
{
    struct kp_str b = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    char *text = kp_str_detach(&b);
    for (size_t i = 0; i < n->text.n; i++) {
        if (strcmp(n->text.v[i], text) == 0) {
            free(text);
            return;
        }
    }
    KP_PUSH(n->text, text);
}

void kpm_notes_free(struct kpm_notes *n)
{
    for (size_t i = 0; i < n->text.n; i++)
        free(n->text.v[i]);
    free(n->text.v);
    *n = (struct kpm_notes){0};
}

const struct kpt_region *kpm_region(const struct kpm_program *p, size_t role, size_t item)
{
    return &p->info->regions[p->roles[role].items[item].region];
}

/* ---- ownership -------------------------------------------------------------------- */

void kpm_program_free(struct kpm_program *p)
{
    for (size_t r = 0; r < p->role_count; r++) {
        free(p->roles[r].items);
        free(p->roles[r].order);
    }
    free(p->roles);
    free(p->links.v);
    free(p->engines.v);
    *p = (struct kpm_program){0};
}

static void *copy_of(const void *from, size_t count, size_t size)
{
    void *to = kp_realloc(NULL, count + 1, size);
    if (count)
        memcpy(to, from, count * size);
    return to;
}

struct kpm_program kpm_program_copy(const struct kpm_program *p)
{
    struct kpm_program c = *p;
    c.roles = copy_of(p->roles, p->role_count, sizeof *p->roles);
    for (size_t r = 0; r < p->role_count; r++) {
        c.roles[r].items = copy_of(p->roles[r].items, p->roles[r].count, sizeof *p->roles[r].items);
        c.roles[r].order = copy_of(p->roles[r].order, p->roles[r].count, sizeof *p->roles[r].order);
    }
    c.links.v = copy_of(p->links.v, p->links.n, sizeof *p->links.v);
    c.links.cap = p->links.n + 1;
    c.engines.v = copy_of(p->engines.v, p->engines.n, sizeof *p->engines.v);
    c.engines.cap = p->engines.n + 1;
    return c;
}
