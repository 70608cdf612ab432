/* What CTAs that share an SM take from each other: launches with none probed, in which fewer are on
 * it, since each asks for shared memory that it does not use. */
#include "run/session.h"

/* ---- may CTAs wait for each other? ------------------------------------------------- */

/* Does an instruction read what other CTAs write, as it is now?  The assembler takes the words of a
 * load in any order: ld.acquire.gpu.global, ld.global.acquire.gpu. */
static bool reads_others(const char *at, const char *end)
{
    static const char *const now[] = {".acquire", ".volatile", ".relaxed", ".mmio", ".cv", ".cg"};
    const char *over = memchr(at, ';', (size_t)(end - at));
    size_t all = over ? (size_t)(over - at) : (size_t)(end - at), name = strcspn(at, " \t\r\n;");
    bool reads = kp_has_prefix(at, "atom.");
    for (size_t i = 0; !reads && i < KP_COUNT(now); i++)
        reads = memmem(at, name, now[i], strlen(now[i])) != NULL;
    return reads && !(over && (memmem(at, all, ".shared", 7) || memmem(at, all, ".cta", 4)));
}

/* Behind the block that begins next. */
static const char *behind_block(const char *at)
{
    int depth = 0;
    for (at = strchr(at, '{'); at && *at; at++) {
        depth += (*at == '{') - (*at == '}');
        if (!depth)
            return at;
    }
    return NULL;
}

/* Where that entry's text begins; *end: behind it.  One that calls others, or is not found: all of
 * the text. */
static const char *text_of(const char *ptx, const char *entry, const char **end)
{
    size_t n = strlen(entry);
    for (const char *at = ptx; (at = strstr(at, ".entry")) != NULL;) {
        at += strlen(".entry");
        at += strspn(at, " \t\r\n");
        if (strncmp(at, entry, n) != 0 || !strchr(" \t\r\n(", at[n]))
            continue;
        const char *call = strstr(at, "call"), *behind = behind_block(at);
        if (!behind || (call && call < behind))
            break;
        *end = behind;
        return at;
    }
    *end = ptx + strlen(ptx);
    return ptx;
}

bool kpn_meets(const char *ptx, const char *entry)
{
    static const char *const names[] = {"ld.", "atom."};
    const char *end, *from = text_of(ptx, entry, &end);
    for (size_t i = 0; i < KP_COUNT(names); i++)
        for (const char *at = from; (at = strstr(at, names[i])) != NULL && at < end; at++)
            if (reads_others(at, end))
                return true;
    return false;
}

/* ---- launches ------------------------------------------------------------------------ */

enum { LAUNCHES = 3, MOST_LEVELS = 4, STEP = 1024 };

struct crowd {
    struct kpn_session *s;
    struct kpt_stamp *stamps;
    double *cycles; /* of the CTAs of all launches */
    size_t n;
};

/* The least dynamic shared memory with which no more than `ctas` are on an SM.  False: a call
 * failed; *shared UINT32_MAX: no CTA may have so much. */
static bool shared_for(struct kpn_session *s, int ctas, uint32_t most, uint32_t *shared)
{
    struct kpn_launch l = s->probed_launch;
    uint32_t low = l.shared / STEP, high = most / STEP;
    int now = 0;
    while (low < high) {
        l.shared = (low + high) / 2 * STEP;
        if (!s->ops->occupancy(s->gpu, s->probed.fn, &l, &now))
            return false;
        *(now > ctas ? &low : &high) = (low + high) / 2 + (now > ctas);
    }
    l.shared = high * STEP;
    if (l.shared < s->probed_launch.shared || l.shared > most) {
        *shared = UINT32_MAX;
        return true;
    }
    bool ok = s->ops->occupancy(s->gpu, s->probed.fn, &l, &now);
    *shared = now == ctas ? l.shared : UINT32_MAX;
    return ok;
}

static bool one_launch(struct crowd *c, const struct kpn_launch *l, bool kept)
{
    struct kpn_session *s = c->s;
    if (!s->ops->fill(s->gpu, s->stamps.data, 0, s->stamps.bytes) || !kpn_ready(s) ||
        !kpn_area_reset(s->ops, s->gpu, s->area.data) ||
        !s->ops->launch(s->gpu, s->probed.fn, l, s->params) || !s->ops->sync(s->gpu))
        return false;
    if (!kept)
        return true;
    if (!s->ops->download(s->gpu, c->stamps, s->stamps.data, s->stamps.bytes))
        return false;
    for (size_t i = 0; i < s->job->plan->ctas; i++)
        if (c->stamps[i].clock_exit > c->stamps[i].clock_entry)
            c->cycles[c->n++] = (double)(c->stamps[i].clock_exit - c->stamps[i].clock_entry);
    return true;
}

/* One that warms up, and those whose CTAs' times count. */
static bool one_level(struct crowd *c, int ctas, uint32_t shared, json_t *levels)
{
    struct kpn_launch l = c->s->probed_launch;
    l.shared = shared;
    c->n = 0;
    for (int i = 0; i <= LAUNCHES; i++)
        if (!one_launch(c, &l, i > 0))
            return false;
    if (!c->n)
        return true;
    kpn_sort(c->cycles, c->n);
    json_array_append_new(levels, json_pack("{s:i,s:i,s:f,s:f,s:f}", "ctas", ctas, "dynamic_shared",
                                            (int)shared, "cycles",
                                            kpn_percentile(c->cycles, c->n, 50), "p5",
                                            kpn_percentile(c->cycles, c->n, 5), "p95",
                                            kpn_percentile(c->cycles, c->n, 95)));
    return true;
}

/* So many on an SM, the most first: all numbers of few, of many halves. */
static int next_level(int ctas)
{
    return ctas <= MOST_LEVELS ? ctas - 1 : ctas / 2;
}

static bool all_levels(struct crowd *c, int most, json_t *levels)
{
    struct kpn_session *s = c->s;
    struct kpn_launch large = s->probed_launch;
    uint32_t fixed = (uint32_t)s->probed.info.shared, block = s->info.limits.shared_per_block;
    large.shared = block > fixed ? (block - fixed) / STEP * STEP : 0;
    if (large.shared <= s->probed_launch.shared) /* none to ask for */
        return true;
    bool ok = s->ops->prepare(s->gpu, s->probed.fn, &large) &&
              one_level(c, most, s->probed_launch.shared, levels);
    for (int ctas = next_level(most); ok && ctas > 0; ctas = next_level(ctas)) {
        uint32_t shared;
        ok = shared_for(s, ctas, large.shared, &shared);
        if (ok && shared != UINT32_MAX)
            ok = one_level(c, ctas, shared, levels);
    }
    return ok && s->ops->prepare(s->gpu, s->probed.fn, &s->probed_launch);
}

bool kpn_crowd(struct kpn_session *s, json_t **levels)
{
    uint64_t ctas = s->job->plan->ctas, sms = s->info.limits.sms;
    const uint32_t *cl = s->launch.cluster;
    int most = s->probed.occupancy;
    *levels = NULL;
    if (s->info.limits.amd || cl[0] * cl[1] * cl[2] > 1 || most < 2 || !sms || ctas <= sms)
        return true;
    if (s->job->meets && ctas <= sms * (uint64_t)most) /* all of them run at a time */
        return true;
    if (ctas < sms * (uint64_t)most)
        most = (int)((ctas + sms - 1) / sms);
    kpn_phase("launches with fewer CTAs on an SM");
    struct crowd c = {.s = s};
    c.stamps = kp_alloc(s->stamps.bytes);
    c.cycles = kp_alloc((size_t)ctas * LAUNCHES * sizeof *c.cycles);
    *levels = json_array();
    bool ok = kpn_set_variant(s, KPN_V_NONE) && all_levels(&c, most, *levels);
    free(c.stamps);
    free(c.cycles);
    if (!json_array_size(*levels)) {
        json_decref(*levels);
        *levels = NULL;
    }
    return ok;
}
