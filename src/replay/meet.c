#include "replay/meet.h"

struct kpr_meeter *kpr_meeter_new(const struct kpt_info *info)
{
    struct kpr_meeter *m = kp_alloc(sizeof *m);
    m->info = info;
    m->opened = kp_alloc((info->region_count + 1) * sizeof *m->opened);
    for (uint32_t i = 0; i < info->region_count; i++) {
        m->opened[i] = KPR_NEVER;
        if (info->regions[i].cluster_count)
            KP_PUSH(m->regions, i);
    }
    return m;
}

void kpr_meeter_free(struct kpr_meeter *m)
{
    if (!m)
        return;
    free(m->opened);
    free(m->raw);
    free(m->regions.v);
    free(m);
}

void kpr_meeting_free(struct kpr_meeting *m)
{
    free(m->passed.v);
    free(m->units.v);
    *m = (struct kpr_meeting){0};
}

/* ---- one unit --------------------------------------------------------------------- */

struct reading {
    struct kpr_meeter *m;
    struct kpr_meeting *out;
    struct kpr_passes unit;
    bool waits;   /* it has arrived, and not waited yet */
    bool unclear; /* from here on its phases are not known */
};

static struct kpr_passed *push(struct reading *r, int64_t arrive, int64_t wait)
{
    KP_PUSH(r->out->passed, ((struct kpr_passed){arrive, wait}));
    r->unit.count++;
    return &r->out->passed.v[r->out->passed.n - 1];
}

static void arrive(struct reading *r, int64_t at)
{
    r->unclear |= r->waits;
    if (r->unclear)
        return;
    push(r, at, KPR_NEVER);
    r->waits = true;
}

static void wait(struct reading *r, int64_t at)
{
    r->unclear |= !r->waits && (r->unit.count > 0 || r->unit.whole);
    if (r->unclear)
        return;
    if (r->waits)
        r->out->passed.v[r->out->passed.n - 1].wait = at;
    else
        push(r, KPR_NEVER, at); /* it arrived before the cut */
    r->waits = false;
}

/* A visit that has ended: it arrives after its START and has waited by its END. */
static void end_visit(struct reading *r, uint32_t region, int64_t at)
{
    const struct kpt_region *of = &r->m->info->regions[region];
    int64_t start = r->m->opened[region];
    r->m->opened[region] = KPR_NEVER;
    r->unclear |= start == KPR_NEVER && r->unit.whole;
    for (uint32_t i = 0; i < of->cluster_count; i++) {
        if (of->cluster[i] == KPT_CLUSTER_ARRIVE)
            arrive(r, start);
        else
            wait(r, at);
    }
}

static void begin_visit(struct reading *r, uint32_t region, int64_t at)
{
    r->unclear |= r->m->opened[region] != KPR_NEVER;
    r->m->opened[region] = at;
}

static bool counts(const struct reading *r, uint32_t region)
{
    return region < r->m->info->region_count && r->m->info->regions[region].cluster_count > 0;
}

static void read_record(struct reading *r, uint32_t tag, int64_t at)
{
    enum kpt_kind kind = KPT_TAG_KIND(tag);
    uint32_t ended = kind == KPT_SHARED ? KPT_TAG_ENDED(tag) : KPT_TAG_REGION(tag);
    if ((kind == KPT_END || kind == KPT_SHARED) && counts(r, ended))
        end_visit(r, ended, at);
    if ((kind == KPT_START || kind == KPT_SHARED) && counts(r, KPT_TAG_REGION(tag)))
        begin_visit(r, KPT_TAG_REGION(tag), at);
}

/* Times of the unit's records, backwards from the drain; false: they cannot be known. */
static bool unwrap(struct kpr_meeter *m, const struct kpt_stamp *stamp, const struct kpt_unit *u,
                   const struct kpt_record *records, size_t first)
{
    int64_t period = (int64_t)1 << m->info->clock_bits;
    int64_t skew = period / 16 < KPR_ENTRY_SKEW ? period / 16 : KPR_ENTRY_SKEW;
    int64_t raw = (int64_t)(u->drain_clock_begin - stamp->clock_entry);
    uint32_t clock = (uint32_t)u->drain_clock_begin, mask = (uint32_t)(period - 1);
    if (raw < -KPR_ENTRY_SKEW || raw >= (int64_t)KPR_MAX_CYCLES)
        return false;
    if (m->raw_cap < u->stored) {
        m->raw_cap = u->stored;
        m->raw = kp_realloc(m->raw, m->raw_cap, sizeof *m->raw);
    }
    for (size_t i = u->stored, at = first; i-- > 0;) {
        at = at ? at - 1 : u->stored - 1;
        raw -= (int64_t)((clock - records[at].clock) & mask);
        clock = records[at].clock;
        m->raw[i] = raw;
    }
    return raw >= -skew && raw < period - skew;
}

/* What stays open at the drain may have arrived, or not. */
static bool close_all(struct kpr_meeter *m)
{
    bool open = false;
    for (size_t i = 0; i < m->regions.n; i++) {
        open |= m->opened[m->regions.v[i]] != KPR_NEVER;
        m->opened[m->regions.v[i]] = KPR_NEVER;
    }
    return open;
}

/* Of a body that lacks some of the regions, phases are missed. */
static bool records_all(const struct kpr_meeter *m, const struct kpt_unit *u)
{
    bool all = u->body < m->info->body_count;
    for (size_t i = 0; all && i < m->regions.n; i++)
        all = kpt_body_has(m->info, u->body, m->regions.v[i]);
    return all;
}

static void meet_unit(struct kpr_meeter *m, const struct kpt_stamp *stamp,
                      const struct kpt_unit *u, const struct kpt_record *records,
                      struct kpr_meeting *out)
{
    if (!records_all(m, u))
        return;
    struct reading r = {.m = m, .out = out,
                        .unit = {.first = out->passed.n, .whole = u->count == u->stored}};
    size_t first = r.unit.whole || u->stored == 0 ? 0 : u->count % u->stored;
    if (u->stored == 0 || !unwrap(m, stamp, u, records, first))
        return;
    for (size_t i = 0, at = first; i < u->stored && !r.unclear; i++) {
        read_record(&r, records[at].tag, m->raw[i]);
        at = at + 1 < u->stored ? at + 1 : 0;
    }
    r.unclear |= close_all(m);
    out->unclear += r.unclear;
    r.unit.total = r.unit.whole && !r.unclear;
    if (r.unclear && !r.unit.whole) /* what was seen cannot be counted from either end */
        out->passed.n = r.unit.first;
    else if (r.unit.count)
        KP_PUSH(out->units, r.unit);
}

void kpr_meet(struct kpr_meeter *m, const struct kpt_stamp *stamp, const struct kpt_view *view,
              struct kpr_meeting *out)
{
    out->passed.n = out->units.n = 0;
    out->unclear = 0;
    for (size_t i = 0; i < view->unit_count; i++)
        meet_unit(m, stamp, &view->units[i], view->records[i], out);
}
