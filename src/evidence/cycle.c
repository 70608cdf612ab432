#include "evidence/internal.h"

/* What the model's critical cycle is made of. */

static const char *kind_of_stage(const json_t *model, const char *name)
{
    const json_t *role, *stage;
    size_t i, k;
    json_array_foreach(kpe_at(model, "roles"), i, role)
        json_array_foreach(kpe_at(role, "stages"), k, stage)
            if (strcmp(kpe_text(stage, "name"), name) == 0)
                return kpe_text(stage, "kind");
    return "";
}

static const char *kind_of_link(const json_t *model, const char *name)
{
    const json_t *link;
    size_t i;
    json_array_foreach(kpe_at(model, "links"), i, link)
        if (strcmp(kpe_text(link, "name"), name) == 0)
            return kpe_text(link, "kind");
    return "";
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
}

static void add_stage(struct kpe_cycle *c, const char *kind, double cycles)
{
    if (strcmp(kind, "wait") == 0)
        c->floors += cycles;
    else if (strcmp(kind, "issue") == 0 || strcmp(kind, "arrive") == 0)
        c->issue += cycles;
    else
        c->work += cycles; /* gaps, too: nobody marked what is done there */
}

static void add_edge(struct kpe_cycle *c, const json_t *model, const json_t *e)
{
    double cycles = kpe_number(e, "cycles");
    const char *name = kpe_text(e, "name"), *kind = kpe_text(e, "kind");
    if (!(cycles >= 0))
        return;
    c->total += cycles;
    if (!c->largest || cycles > c->largest_cycles) {
        c->largest = name;
        c->largest_cycles = cycles;
    }
    if (strcmp(kind, "link") == 0)
        add_link(c, kind_of_link(model, name), cycles, kpe_number(e, "distance"));
    else if (strcmp(kind, "stage") == 0)
        add_stage(c, kind_of_stage(model, name), cycles);
    else if (strcmp(kind, "gap") == 0)
        add_stage(c, "gap", cycles);
}

struct kpe_cycle kpe_cycle_of(const json_t *model)
{
    struct kpe_cycle c = {.engine = NAN, .explained = false};
    const json_t *e;
    size_t i;
    c.explained = json_is_true(kpe_in(model, "baseline.explained"));
    json_array_foreach(kpe_at(model, "critical_cycle"), i, e)
        add_edge(&c, model, e);
    json_array_foreach(kpe_at(model, "engines"), i, e) {
        double busy = kpe_number(e, "utilisation");
        if (busy >= 0 && !(busy <= c.engine)) {
            c.engine = busy;
            c.engine_name = kpe_text(e, "name");
        }
    }
    return c;
}
