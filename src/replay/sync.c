/* What the marks say of waits and arrivals, with names as numbers. */
#include "replay/causal.h"

enum { MARKS_A_REGION = 16 }; /* looked at; what lies beyond stays unresolved */

static uint32_t name_id(struct kpr_sync *s, const char *name)
{
    for (size_t i = 0; i < s->count; i++)
        if (strcmp(s->names[i], name) == 0)
            return (uint32_t)i;
    return KPR_NONE;
}

static void number(struct kpr_sync *s, const char *name)
{
    if (s->count < KPR_MAX_BARRIERS && name_id(s, name) == KPR_NONE)
        s->names[s->count++] = name;
}

/* What is waited on, and operations.  Other arrivals end nothing. */
static void number_names(struct kpr_sync *s, const struct kpt_region *r)
{
    for (size_t i = 0; i < r->wait_count && i < MARKS_A_REGION; i++)
        if (!r->waits[i].turns)
            number(s, r->waits[i].on);
    for (size_t i = 0; i < r->async_count && i < MARKS_A_REGION; i++)
        number(s, r->asyncs[i].arrives ? r->asyncs[i].arrives : r->asyncs[i].name);
}

static void add_wait(struct kpr_sync *s, struct kpr_sync_region *to, const struct kpt_wait *w)
{
    uint32_t id = w->turns ? KPR_NONE : name_id(s, w->on); /* of one group's arrives, not all */
    if (id == KPR_NONE) {
        to->partly = true;
        return;
    }
    to->waits[to->wait_count++] = (struct kpr_sync_wait){id, w->distance};
}

static void add_source(struct kpr_sync *s, struct kpr_sync_region *to, const char *name,
                       uint32_t async, bool own, bool serial)
{
    uint32_t id = name_id(s, name);
    if (id == KPR_NONE)
        return;
    for (size_t i = 0; i < to->source_count; i++)
        if (to->sources[i].barrier == id)
            return; /* once a visit */
    to->sources[to->source_count++] = (struct kpr_source){id, async, own, serial};
}

static void number_region(struct kpr_sync *s, const struct kpt_region *r,
                          struct kpr_sync_region *to)
{
    size_t waits = r->wait_count < MARKS_A_REGION ? r->wait_count : MARKS_A_REGION;
    size_t arrives = r->arrive_count < MARKS_A_REGION ? r->arrive_count : MARKS_A_REGION;
    size_t asyncs = r->async_count < MARKS_A_REGION ? r->async_count : MARKS_A_REGION;
    to->partly = waits < r->wait_count;
    to->waits = kp_alloc((waits + 1) * sizeof *to->waits); /* somewhere where there are none */
    if (arrives + asyncs)
        to->sources = kp_alloc((arrives + asyncs) * sizeof *to->sources);
    for (size_t i = 0; i < waits; i++)
        add_wait(s, to, &r->waits[i]);
    for (size_t i = 0; i < asyncs; i++) {
        const struct kpt_async *a = &r->asyncs[i];
        add_source(s, to, a->arrives ? a->arrives : a->name, (uint32_t)i, !a->arrives,
                   kpr_engine_serial(a->engine));
    }
    for (size_t i = 0; i < arrives; i++)
        add_source(s, to, r->arrives[i], KPR_NONE, false, false);
}

bool kpr_engine_serial(const char *engine)
{
    return engine && strcmp(engine, "tensor") == 0;
}

static bool *find_own(const struct kpr_sync *s)
{
    bool *own = kp_alloc(s->count + 1);
    for (size_t i = 0; i < s->region_count; i++)
        for (size_t k = 0; k < s->regions[i].source_count; k++)
            own[s->regions[i].sources[k].barrier] |= s->regions[i].sources[k].own;
    return own;
}

/* A body that does not record the region cannot count what arrives, nor, but for a unit's own
 * operations, who waits. */
static void lack(struct kpr_sync *s, const struct kpr_sync_region *r, uint32_t body,
                 const bool *own)
{
    for (size_t k = 0; k < r->source_count; k++) {
        s->lacking[body * s->count + r->sources[k].barrier] = true;
        s->engine_lacking[body] |= r->sources[k].serial;
    }
    for (size_t k = 0; k < r->wait_count; k++)
        if (!own[r->waits[k].barrier])
            s->lacking[body * s->count + r->waits[k].barrier] = true;
}

static void find_lacking(struct kpr_sync *s, const struct kpt_info *info)
{
    bool *own = find_own(s);
    s->lacking = kp_alloc(info->body_count * s->count + 1);
    s->engine_lacking = kp_alloc(info->body_count);
    for (uint32_t body = 0; body < info->body_count; body++)
        for (uint32_t i = 0; i < info->region_count; i++)
            if (!kpt_body_has(info, body, i))
                lack(s, &s->regions[i], body, own);
    free(own);
}

struct kpr_sync *kpr_sync_new(const struct kpt_info *info)
{
    struct kpr_sync *s = kp_alloc(sizeof *s);
    s->names = kp_alloc(KPR_MAX_BARRIERS * sizeof *s->names);
    s->regions = kp_alloc((info->region_count + 1) * sizeof *s->regions);
    s->marks = kp_alloc(info->region_count + 1);
    s->region_count = info->region_count;
    for (size_t i = 0; i < info->region_count; i++)
        number_names(s, &info->regions[i]);
    for (size_t i = 0; i < info->region_count; i++) {
        number_region(s, &info->regions[i], &s->regions[i]);
        if (s->regions[i].wait_count > s->most_waits)
            s->most_waits = s->regions[i].wait_count;
        s->marks[i] = (uint8_t)((info->regions[i].wait_count ? KPR_WAITS : 0) |
                                (s->regions[i].source_count ? KPR_ARRIVES : 0));
    }
    s->regions[s->region_count].partly = true; /* a wait of no region */
    s->regions[s->region_count].waits = kp_alloc(sizeof *s->regions->waits);
    if (info->bodies)
        find_lacking(s, info);
    return s;
}

void kpr_sync_free(struct kpr_sync *s)
{
    if (!s)
        return;
    for (size_t i = 0; i <= s->region_count; i++) {
        free(s->regions[i].waits);
        free(s->regions[i].sources);
    }
    free(s->regions);
    free(s->marks);
    free(s->lacking);
    free(s->engine_lacking);
    free(s->names);
    free(s);
}
