#include "evidence/internal.h"

/* What the model's critical cycle is made of. */

static const char *kind_of_stage(const json_t *model, const char *name)
{
    const json_t *role, *stage = NULL;
    size_t i;
    json_array_foreach(kpe_at(model, "roles"), i, role)
        if ((stage = kp_json_find(kpe_at(role, "stages"), "name", name)) != NULL)
            break;
    return kp_text(stage, "kind");
}

static const char *kind_of_link(const json_t *model, const char *name)
{
    return kp_text(kp_json_find(kpe_at(model, "links"), "name", name), "kind");
}

static void add_link(struct kpe_cycle *c, const char *kind, double cycles, double distance)
{
    bool arrive = strcmp(kind, "arrive") == 0;
    c->waits = true;
    c->ring = c->ring || (arrive && distance > 0);
    if (arrive)
        c->arrive += cycles;
    else
        c->async += cycles;
    if (strcmp(kind, "load") == 0)
        c->loads += cycles;
}

enum touches { UNKNOWN, NO_MEMORY, MEMORY };

/* Generic accesses may be of any space. */
static bool is_global(const char *op)
{
    return strstr(op, "global") || kp_has_prefix(op, "atom") || strcmp(op, "ld") == 0 ||
           strcmp(op, "st") == 0;
}

/* Whether a region reads or writes global memory by itself: by what the text holds there, or in
 * older traces by what the certificate counted (shared memory among it). */
static enum touches touches_of(const struct kpe_run *r, const char *region)
{
    const json_t *row, *text, *certified;
    size_t i;
    text = kp_json_find(kp_json_in(r->info, "instructions.regions"), "name", region);
    certified = kp_json_find(kp_json_in(r->info, "certificate.regions"), "name", region);
    json_array_foreach(kpe_at(text, "mix"), i, row)
        if (is_global(kp_text(row, "op")))
            return MEMORY;
    return text || kp_number(certified, "ptx.memory") == 0 ? NO_MEMORY : UNKNOWN;
}

static void add_stage(struct kpe_cycle *c, const struct kpe_run *r, const char *name,
                      const char *kind, double cycles)
{
    enum touches t = touches_of(r, name);
    if (strcmp(kind, "gap") == 0)
        c->unmarked += cycles;
    else if (strcmp(kind, "wait") == 0)
        c->floors += cycles;
    else if (strcmp(kind, "issue") == 0 || strcmp(kind, "arrive") == 0)
        c->issue += cycles;
    else if (t == NO_MEMORY)
        c->work += cycles;
    else if (t == MEMORY)
        c->memory += cycles;
    else
        c->unknown += cycles;
}

/* Does the edge's name say the gap behind the region, or what its warps wait for each other
 * there? */
static bool is_place(const char *name, const char *kind, const char *region, bool inside)
{
    size_t n = strlen(region);
    if (!inside)
        return strcmp(kind, "gap") == 0 && strncmp(name, region, n) == 0 &&
               kp_has_prefix(name + n, " -> ");
    const char *from = strstr(name, ": ");
    return strcmp(kind, "link") == 0 && from && strncmp(from + 2, region, n) == 0 &&
           kp_has_prefix(from + 2 + n, " -> ") && strcmp(from + 2 + n + 4, region) == 0;
}

static bool is_fetch_used(const struct kpe_run *r, const char *name, const char *kind)
{
    const json_t *o;
    size_t i;
    json_array_foreach(kpe_at(r->info, "fetches"), i, o)
        if (!json_is_true(kpe_at(o, "ahead")) && *kp_text(o, "used.region") &&
            is_place(name, kind, kp_text(o, "used.region"),
                     json_is_true(kp_json_in(o, "used.inside"))))
            return true;
    return false;
}

static void add_edge(struct kpe_cycle *c, const struct kpe_run *r, const json_t *e)
{
    double cycles = kp_number(e, "cycles");
    const char *name = kp_text(e, "name"), *kind = kp_text(e, "kind");
    if (!(cycles >= 0))
        return;
    c->total += cycles;
    double fetched = is_fetch_used(r, name, kind) ? cycles : 0;
    c->fetched += fetched;
    c->met += strcmp(kind, "link") == 0 ? fetched : 0;
    if (!c->largest || cycles > c->largest_cycles) {
        c->largest = name;
        c->largest_cycles = cycles;
    }
    if (strcmp(kind, "link") == 0)
        add_link(c, kind_of_link(r->model, name), cycles, kp_number(e, "distance"));
    else if (strcmp(kind, "stage") == 0)
        add_stage(c, r, name, kind_of_stage(r->model, name), cycles);
    else if (strcmp(kind, "gap") == 0)
        add_stage(c, r, name, "gap", cycles);
}

struct kpe_cycle kpe_cycle_of(const struct kpe_run *r)
{
    struct kpe_cycle c = {.engine = NAN, .explained = false};
    const json_t *e;
    size_t i;
    c.explained = json_is_true(kp_json_in(r->model, "baseline.explained"));
    json_array_foreach(kpe_at(r->model, "critical_cycle"), i, e)
        add_edge(&c, r, e);
    json_array_foreach(kpe_at(r->model, "engines"), i, e) {
        double all = kp_number(e, "of_sm.utilisation");
        double busy = isnan(all) ? kp_number(e, "utilisation") : all;
        if (busy >= 0 && !(busy <= c.engine)) {
            c.engine = busy;
            c.engine_source = isnan(all) ? "model .engines[].utilisation"
                                         : "model .engines[].of_sm.utilisation";
            c.engine_name = kp_text(e, "name");
        }
    }
    return c;
}
