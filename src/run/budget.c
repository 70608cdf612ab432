#include "run/budget.h"

/* How many records a unit keeps, and where: as many as it makes, if they fit. */

#define LEAST 32u       /* of a ring, where not all records fit */
#define MOST 1024u      /* and where nobody asks for more */
#define FEW 128u        /* that a unit of a short CTA makes */
#define MOST_KEPT 65536u
#define RECORD ((uint32_t)sizeof(struct kpt_record))

/* ---- room --------------------------------------------------------------- */

/* A ring is static shared memory, of which ptxas before 13.0 takes 48 KiB. */
uint32_t kpn_static_most(const char *assembler_version)
{
    uint64_t major = 0;
    size_t n = assembler_version ? strcspn(assembler_version, ".") : 0;
    char *text = n ? kp_strndup(assembler_version, n) : NULL;
    bool known = text && kp_parse_u64(text, &major);
    free(text);
    return known && major < 13 ? 49152 : UINT32_MAX;
}

static uint32_t occupancy(const struct kpn_use *u, uint32_t more)
{
    return u->occupancy ? u->occupancy(u->ctx, more)
                        : kpn_occupancy(u->limits, u->threads, u->registers,
                                        u->fixed + u->dynamic + more, NULL);
}

void kpn_room_find(const struct kpn_use *u, struct kpn_room *out)
{
    *out = (struct kpn_room){.by = ""};
    kpn_occupancy(u->limits, u->threads, u->registers, u->fixed + u->dynamic, &out->by);
    out->ctas = occupancy(u, 0);
    uint64_t most = u->limits->shared_per_block, used = (uint64_t)u->fixed + u->dynamic;
    most = used < most ? most - used : 0;
    if (u->static_most < u->fixed + most)
        most = u->static_most > u->fixed ? u->static_most - u->fixed : 0;
    /* The most KiB that leave as many CTAs: they get fewer, never more again. */
    uint32_t low = 0, high = (uint32_t)(most / 1024);
    while (out->ctas && low < high) {
        uint32_t middle = low + (high - low + 1) / 2;
        if (occupancy(u, middle * 1024) >= out->ctas)
            low = middle;
        else
            high = middle - 1;
    }
    out->free = low * 1024;
}

/* ---- sizes -------------------------------------------------------------- */

static uint64_t power_of_two(uint64_t n, uint64_t least)
{
    uint64_t p = least;
    while (p < n && p <= UINT64_MAX / 4)
        p *= 2;
    return p;
}

/* Bytes of all rings of a CTA, rounded up to 1 KiB. */
static uint64_t rings_bytes(enum kpi_strategy strategy, uint32_t units, uint64_t slots)
{
    uint64_t one = slots * RECORD + (strategy == KPI_FLUSH ? KPN_FLUSH_EXTRA : 0);
    return (units * one + 1023) / 1024 * 1024;
}

/* The longest ring of [least, most] that is free, or 0. */
static uint32_t longest(const struct kpn_budget *b, enum kpi_strategy s, uint32_t most,
                        uint32_t least)
{
    uint32_t slots = most;
    while (slots >= least && rings_bytes(s, b->units, slots) > b->room.free)
        slots /= 2;
    return slots >= least ? slots : 0;
}

/* "12 KiB", "1.5 GiB". */
static const char *size_text(uint64_t bytes, char text[24])
{
    static const char *const names[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    double v = (double)bytes;
    size_t i = 0;
    for (; v >= 1024 && i + 1 < KP_COUNT(names); i++)
        v /= 1024;
    snprintf(text, 24, "%.*f %s", v < 10 && v != (double)(uint64_t)v ? 1 : 0, v, names[i]);
    return text;
}

/* What has to be kept of each unit; 0: not known. */
static uint64_t wanted(const struct kpn_budget *b)
{
    const struct kpn_demand *d = &b->demand;
    if (d->wish == KPN_NEWEST)
        return d->known && d->records < d->newest ? d->records : d->newest;
    return d->known ? d->records : 0;
}

/* With flush, its own records too: two each time that half a ring is full. */
static uint64_t with_flushes(uint64_t records, uint32_t slots)
{
    uint64_t half = slots / 2;
    return half > 2 ? records + 2 * (records / (half - 2) + 1) : records * 2;
}

/* ---- words -------------------------------------------------------------- */

static const char *unit_name(const struct kpn_budget *b)
{
    return b->warpgroup ? "warp group" : "warp";
}

/* What is kept of what a unit makes. */
static void say_kept(const struct kpn_budget *b, const struct kpn_ring *r, struct kp_str *s)
{
    const struct kpn_demand *d = &b->demand;
    unsigned long long made = d->records, kept = r->capacity;
    if (!d->known && d->wish == KPN_NEWEST)
        kp_str_addf(s, "the newest %llu records of a unit", kept);
    else if (!d->known)
        kp_str_add(s, "how many records a unit makes shows when it runs");
    else if (r->all)
        kp_str_addf(s, "all %llu records of a unit fit", made);
    else
        kp_str_addf(s, "the newest %llu of a unit's %llu records", kept, made);
    if (d->known && !r->all && d->per_trip && d->trips > kept / d->per_trip)
        kp_str_addf(s, ", %llu of %llu trips", kept / d->per_trip, (unsigned long long)d->trips);
}

static void say_room(const struct kpn_budget *b, const struct kpn_ring *r, struct kp_str *s)
{
    char bytes[24], room[24];
    kp_str_addf(s, "%s of %s free, ", size_text(r->bytes, bytes), size_text(b->room.free, room));
    if (r->ctas >= b->room.ctas)
        kp_str_addf(s, "occupancy stays %u CTA%s/SM", r->ctas, r->ctas == 1 ? "" : "s");
    else
        kp_str_addf(s, "occupancy falls from %u to %u CTA%s/SM", b->room.ctas, r->ctas,
                    r->ctas == 1 ? "" : "s");
}

static void put_why(struct kpn_ring *r, struct kp_str *s)
{
    snprintf(r->why, sizeof r->why, "%s", s->s ? s->s : "");
    kp_str_free(s);
}

static void describe(const struct kpn_budget *b, struct kpn_ring *r)
{
    struct kp_str s = {0};
    char bytes[24], room[24];
    kp_str_addf(&s, "%s, %u a %s", kpi_strategies[r->strategy], r->capacity, unit_name(b));
    if (b->ring && r->strategy == KPI_CIRCULAR)
        kp_str_add(&s, ", as the config says");
    if (r->strategy != KPI_CIRCULAR)
        kp_str_addf(&s, "%s (%s for the launch's %llu units", b->keep ? ", as the config says" : "",
                    size_text(kpn_area_bytes(b->all_units, r->capacity), bytes),
                    (unsigned long long)b->all_units);
    else
        kp_str_add(&s, " (");
    if (r->slots && r->strategy != KPI_CIRCULAR)
        kp_str_addf(&s, "; rings of %u%s: ", r->slots, b->ring ? ", as the config says" : "");
    if (r->slots)
        say_room(b, r, &s);
    kp_str_add(&s, "): ");
    say_kept(b, r, &s);
    if (b->for_room)
        kp_str_add(&s, "; there is no room for a ring of each warp");
    if (!b->strategy_fixed && r->strategy == KPI_GLOBAL) {
        uint64_t least = power_of_two(wanted(b), b->demand.known ? 4 : LEAST);
        kp_str_addf(&s, "; in shared memory they would take %s, and %s are free",
                    size_text(rings_bytes(KPI_CIRCULAR, b->units, least), bytes),
                    size_text(b->room.free, room));
    }
    put_why(r, &s);
}

/* ---- refusals ----------------------------------------------------------- */

static bool refuse(struct kpn_ring *r, const char *fits, const char *fmt, ...) KP_PRINTF(3, 4);

static bool refuse(struct kpn_ring *r, const char *fits, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(r->why, sizeof r->why, fmt, ap);
    va_end(ap);
    snprintf(r->fits, sizeof r->fits, "%s", fits);
    r->capacity = r->slots = 0;
    return false;
}

static bool refuse_ring(const struct kpn_budget *b, struct kpn_ring *r)
{
    char need[24], room[24], fits[160];
    uint64_t want = wanted(b);
    uint32_t best = longest(b, KPI_CIRCULAR, MOST_KEPT, 4);
    snprintf(fits, sizeof fits, "%s%.0u%sstrategy: global, which needs no shared memory",
             best ? "what would fit: records: " : "what would fit: ", best, best ? ", or " : "");
    uint64_t slots = power_of_two(want ? want : LEAST, 4);
    return refuse(r, fits, "%llu records of each %s take %s of shared memory in a CTA, and %s are "
                  "free at %u CTA%s/SM", (unsigned long long)(want ? want : LEAST), unit_name(b),
                  size_text(rings_bytes(KPI_CIRCULAR, b->units, slots), need),
                  size_text(b->room.free, room), b->room.ctas, b->room.ctas == 1 ? "" : "s");
}

/* ---- the choice --------------------------------------------------------- */

static void take_ring(const struct kpn_budget *b, enum kpi_strategy s, uint32_t slots,
                      struct kpn_ring *r)
{
    r->strategy = s;
    r->slots = slots;
    r->bytes = (uint32_t)rings_bytes(s, b->units, slots);
    r->ctas = r->bytes <= b->room.free ? b->room.ctas : occupancy(&b->use, r->bytes);
    if (r->ctas > b->room.ctas)
        r->ctas = b->room.ctas;
    if (s == KPI_CIRCULAR)
        r->capacity = slots;
}

/* A ring that costs the fewest CTAs, where each one costs some. */
static bool take_dear_ring(const struct kpn_budget *b, enum kpi_strategy s, struct kpn_ring *r)
{
    uint64_t used = (uint64_t)b->use.fixed + b->use.dynamic, most = b->use.limits->shared_per_block;
    uint32_t best = 0, ctas = 0;
    for (uint32_t slots = 128; slots >= LEAST; slots /= 2) {
        uint64_t bytes = rings_bytes(s, b->units, slots);
        if (bytes + used > most || bytes + b->use.fixed > b->use.static_most)
            continue;
        uint32_t here = occupancy(&b->use, (uint32_t)bytes);
        if (here > ctas) {
            best = slots;
            ctas = here;
        }
    }
    if (!best)
        return false;
    take_ring(b, s, best, r);
    r->fewer = true;
    return true;
}

/* False: not in shared memory, or not without a loss. */
static bool choose_circular(const struct kpn_budget *b, struct kpn_ring *r)
{
    uint64_t want = wanted(b), all = power_of_two(want, 4);
    uint32_t slots = 0;
    if (b->ring) {
        take_ring(b, KPI_CIRCULAR, b->ring, r);
        return true;
    }
    if (want && all <= MOST_KEPT && rings_bytes(KPI_CIRCULAR, b->units, all) <= b->room.free)
        slots = (uint32_t)all;
    else if (b->demand.wish == KPN_AUTO || !want)
        slots = longest(b, KPI_CIRCULAR, MOST, LEAST);
    if (slots)
        take_ring(b, KPI_CIRCULAR, slots, r);
    return slots > 0;
}

static bool choose_flush_ring(const struct kpn_budget *b, struct kpn_ring *r)
{
    uint32_t slots = b->ring ? b->ring : longest(b, KPI_FLUSH, MOST, LEAST);
    if (slots)
        take_ring(b, KPI_FLUSH, slots, r);
    return slots || take_dear_ring(b, KPI_FLUSH, r) || refuse_ring(b, r);
}

/* Records of each unit in global memory. */
static bool choose_keep(const struct kpn_budget *b, struct kpn_ring *r)
{
    uint64_t want = wanted(b), needs = want && r->slots ? with_flushes(want, r->slots) : want;
    uint64_t keep = power_of_two(needs, r->slots > LEAST ? r->slots : LEAST);
    uint32_t most = kpn_keep_choose(b->all_units);
    char bytes[24], area[24], fits[160];
    if (b->keep)
        keep = b->keep > r->slots ? b->keep : r->slots;
    else if (!needs || (b->demand.wish == KPN_AUTO && keep > most))
        keep = most > r->slots ? most : r->slots;
    if (keep > MOST_KEPT)
        return refuse(r, "what would fit: records: 65536, the newest, or fewer regions",
                      "%llu records of a unit are to be kept, and at most %u can be",
                      (unsigned long long)needs, MOST_KEPT);
    uint64_t most_units = (KPN_MAX_AREA - sizeof(struct kpi_area_head)) / KPI_PLACE_BYTES(keep);
    if (b->probed_units > most_units && b->demand.wish != KPN_AUTO) {
        uint64_t every = most_units ? (b->all_units + most_units - 1) / most_units : b->all_units;
        snprintf(fits, sizeof fits, "what would fit: sample: every %llu, or fewer records",
                 (unsigned long long)every);
        return refuse(r, fits, "%llu records of each of the %llu probed units take %s of global "
                      "memory, and kperf takes %s at most", (unsigned long long)keep,
                      (unsigned long long)b->probed_units,
                      size_text(kpn_area_bytes(b->probed_units, (uint32_t)keep), bytes),
                      size_text(KPN_MAX_AREA, area));
    }
    r->capacity = (uint32_t)keep;
    return true;
}

static bool choose(const struct kpn_budget *b, struct kpn_ring *r)
{
    bool circular = !b->strategy_fixed || b->strategy == KPI_CIRCULAR;
    if (circular && choose_circular(b, r))
        return true;
    if (b->strategy_fixed && b->strategy == KPI_CIRCULAR)
        return (b->demand.wish == KPN_AUTO && take_dear_ring(b, KPI_CIRCULAR, r)) ||
               refuse_ring(b, r);
    r->strategy = b->strategy_fixed ? b->strategy : KPI_GLOBAL;
    r->ctas = b->room.ctas;
    return (r->strategy != KPI_FLUSH || choose_flush_ring(b, r)) && choose_keep(b, r);
}

bool kpn_budget_plan(const struct kpn_budget *b, struct kpn_ring *r)
{
    const struct kpn_demand *d = &b->demand;
    *r = (struct kpn_ring){0};
    if (!choose(b, r))
        return false;
    uint64_t made = r->strategy == KPI_FLUSH ? with_flushes(d->records, r->slots) : d->records;
    r->all = d->known && made <= r->capacity;
    r->few = d->known && d->records <= FEW;
    describe(b, r);
    return true;
}

json_t *kpn_budget_json(const struct kpn_budget *b, const struct kpn_ring *r)
{
    const struct kpn_demand *d = &b->demand;
    json_t *o = json_pack("{s:s,s:i,s:i,s:i,s:i,s:i,s:i,s:s}", "strategy",
                          kpi_strategies[r->strategy], "capacity", (int)r->capacity, "slots",
                          (int)r->slots, "units", (int)b->units, "bytes", (int)r->bytes, "free",
                          (int)b->room.free, "ctas", (int)r->ctas, "why", r->why);
    json_object_set_new(o, "records", d->known ? json_integer((json_int_t)d->records)
                                               : json_null());
    json_object_set_new(o, "records_from", d->from ? json_string(d->from) : json_null());
    json_object_set_new(o, "keeps", json_string(r->all      ? "all"
                                                : d->known || d->wish == KPN_NEWEST ? "newest"
                                                            : "unknown"));
    return o;
}
