#include "instrument/instrument.h"
#include "run/sass/internal.h"
#include "trace/trace.h"

/* Stamps, drains, the two bodies, and what lies between the reads of a region. */

/* ---- stamps and drains -------------------------------------------------- */

#define STAMP_LENGTH 600
/* Where kpt_stamp has the entry's clock, and the exit's. */
#define AT_ENTRY "+0x10]"
#define AT_EXIT "+0x20]"
#define AT_EXIT_TIME "+0x28]"
/* And where, from the record area on, a header has the clock with which its unit ends, and the one
 * with which its drain does. */
#define IN_HEADER "+0x60]"
#define AT_DRAIN_END "+0x70]"
_Static_assert(offsetof(struct kpt_stamp, clock_entry) == 0x10 &&
                   offsetof(struct kpt_stamp, clock_exit) == 0x20 &&
                   sizeof(struct kpi_area_head) + offsetof(struct kpt_unit, drain_clock_begin) ==
                       0x60 &&
                   offsetof(struct kpt_unit, drain_clock_end) ==
                       offsetof(struct kpt_unit, drain_clock_begin) + 0x10,
               "as the stores say it");

#define SLIM_STORE 12 /* instructions behind the read, at most */

/* Stores k what `read` reads, of 64 bits, by itself, at this place? */
static bool stores_alone(const struct kpn_instr *read, const struct kpn_instr *k, const char *at)
{
    return k > read && k - read <= SLIM_STORE && kpn_instr_is(k, "STG") &&
           kpn_instr_has(k, "64") && kpn_instr_names(k, at) &&
           kpn_reg_argument(k, 1).number == kpn_reg_argument(read, 0).number;
}

/* Stores k the clock that `read` reads, and the timer beside it, at this place of a stamp?  One
 * register of four holds both; or, of slim probes, the clock alone. */
static bool stores_clock(const struct kpn_instr *read, const struct kpn_instr *k, const char *at)
{
    return (kpn_instr_is(k, "STG") && kpn_instr_has(k, "128") && kpn_instr_names(k, at) &&
            kpn_reg_argument(k, 1).number == kpn_reg_argument(read, 0).number) ||
           stores_alone(read, k, at);
}

/* Behind the end of a drain: what stamps the end of a thread is near, or there is none. */
#define STAMP_BEHIND_DRAIN 32

/* Where the stamp that begins at `from` ends; *drain: it has a drain, before its store or behind
 * it, or is one alone, of a writer that leaves others behind. */
static uint32_t stamp_end(const struct kpn_sass *s, uint32_t from, bool *drain)
{
    uint32_t end = KPN_NOWHERE, clock = KPN_NOWHERE, last = from + STAMP_LENGTH, time = from;
    bool timer = false, copies = false, stamped = false;
    *drain = false;
    for (uint32_t i = from + 1; i < s->code.n && i < last; i++) {
        const struct kpn_instr *k = &s->code.v[i];
        bool global = kpn_instr_names(k, "SR_GLOBALTIMERLO");
        if (kpn_reads_clock32(k) || (global && timer))
            break;
        timer = timer || global;
        time = global ? i : time;
        if (!timer && i > from + 8)
            break;
        if (kpn_reads_clock64(k))
            clock = i;
        if (stores_clock(&s->code.v[from], k, AT_ENTRY))
            break;
        if (stores_clock(&s->code.v[from], k, AT_EXIT)) {
            end = i;
            last = from + STAMP_LENGTH;
            stamped = true;
        }
        if (stamped && stores_alone(&s->code.v[time], k, AT_EXIT_TIME))
            end = i;
        copies = copies || kpn_instr_is(k, "UBLKCP");
        if (!copies && stores_clock(&s->code.v[from], k, IN_HEADER)) { /* all that there is */
            last = stamped ? last : i + STAMP_BEHIND_DRAIN;
            end = stamped ? end : i;
            *drain = true;
        }
        if (clock != KPN_NOWHERE && i < clock + 12 && kpn_is_store(k) &&
            (kpn_instr_has(k, "128") || stores_alone(&s->code.v[clock], k, AT_DRAIN_END))) {
            last = stamped ? last : i + STAMP_BEHIND_DRAIN;
            end = stamped || copies ? i : end;
            *drain = true;
        }
        if (kpn_instr_is(k, "EXIT") && !k->guard_len) {
            end = stamped ? i : end;
            break;
        }
    }
    *drain = *drain && end != KPN_NOWHERE;
    return end;
}

static void find_stamps(const struct kpn_sass *s, struct kpn_probes *p, bool *drains)
{
    for (uint32_t i = 0; i < s->code.n; i++) {
        bool drain;
        if (!kpn_reads_clock64(&s->code.v[i]) || p->stamp[i])
            continue;
        uint32_t end = stamp_end(s, i, &drain);
        for (uint32_t k = i; end != KPN_NOWHERE && k <= end; k++) {
            p->stamp[k] = p->own[k] = true;
            drains[s->code.v[k].block] = drains[s->code.v[k].block] || drain;
        }
    }
}

/* ---- bodies ------------------------------------------------------------- */

#define MAX_BRANCHES 256

/* Whether the blocks of `side` hold all of the reads (or none), and a drain. */
static void look(const struct kpn_sass *s, const struct kpn_probes *p, const bool *drains,
                 const bool *side, bool *all, bool *none, bool *drain)
{
    *all = p->reads.n > 0;
    *none = true;
    *drain = false;
    for (size_t i = 0; i < p->reads.n; i++) {
        bool in = side[s->code.v[p->reads.v[i].at].block];
        *all = *all && in;
        *none = *none && !in;
    }
    for (size_t b = 0; b < s->blocks.n; b++)
        *drain = *drain || (side[b] && drains[b]);
}

/* The branch at block b parts probed from pristine: only one side reads, or drains. */
static bool parts(const struct kpn_sass *s, const struct kpn_probes *p, const bool *drains,
                  uint32_t b, bool *pristine, bool *probed)
{
    const struct kpn_block *k = &s->blocks.v[b];
    uint32_t to[2] = {s->edges.v[k->first_next], s->edges.v[k->first_next + 1]};
    bool all[2], none[2], drain[2], *side[2] = {pristine, probed};
    if (to[0] == to[1])
        return false;
    for (int i = 0; i < 2; i++) {
        memset(side[i], 0, s->blocks.n);
        kpn_sass_reach(s, to[i], false, NULL, side[i]);
        look(s, p, drains, side[i], &all[i], &none[i], &drain[i]);
    }
    bool reads = p->reads.n > 0;
    bool second = (all[1] || !reads) && none[0] && !drain[0] && drain[1];
    bool first = (all[0] || !reads) && none[1] && !drain[1] && drain[0];
    if (first)
        for (size_t i = 0; i < s->blocks.n; i++) {
            bool keep = pristine[i];
            pristine[i] = probed[i];
            probed[i] = keep;
        }
    return first || second;
}

static void take_bodies(const struct kpn_sass *s, const bool *pristine, const bool *probed,
                        struct kpn_probes *p)
{
    for (size_t i = 0; i < s->code.n; i++) {
        uint32_t b = s->code.v[i].block;
        p->pristine[i] = pristine[b];
        p->probed[i] = probed[b];
        p->shared += pristine[b] && probed[b];
    }
}

/* Probes have no such instructions: a prologue that has them is the kernel's. */
static bool is_kernels(const struct kpn_sass *s, const struct kpn_probes *p)
{
    for (size_t i = 0; i < s->code.n; i++) {
        enum kpn_class c = s->code.v[i].class;
        if (!p->pristine[i] && !p->probed[i] &&
            (c == KPN_C_BARRIER || c == KPN_C_MBARRIER || c == KPN_C_TMA || c == KPN_C_TENSOR))
            return true;
    }
    return false;
}

void kpn_share_prologue(const struct kpn_sass *s, bool known, struct kpn_probes *p)
{
    if (!known && !is_kernels(s, p))
        return;
    for (size_t i = 0; p->branch != KPN_NOWHERE && i < s->code.n; i++) {
        bool reached = s->blocks.v[s->code.v[i].block].dominator != KPN_NOWHERE;
        p->common[i] = reached && !p->pristine[i] && !p->probed[i];
        p->pristine[i] = p->pristine[i] || p->common[i];
        p->probed[i] = p->probed[i] || p->common[i];
    }
}

static void find_bodies(const struct kpn_sass *s, const bool *drains, struct kpn_probes *p)
{
    bool *pristine = kp_alloc(s->blocks.n), *probed = kp_alloc(s->blocks.n);
    unsigned tried = 0;
    for (size_t b = 0; b < s->blocks.n && tried < MAX_BRANCHES; b++) {
        if (s->blocks.v[b].nexts != 2)
            continue;
        tried++;
        if (!parts(s, p, drains, (uint32_t)b, pristine, probed))
            continue;
        p->branch = s->blocks.v[b].first + s->blocks.v[b].count - 1;
        take_bodies(s, pristine, probed, p);
        break;
    }
    free(pristine);
    free(probed);
}

void kpn_find_bodies(const struct kpn_sass *s, bool two_bodies, struct kpn_probes *p)
{
    bool *drains = kp_alloc(s->blocks.n);
    find_stamps(s, p, drains);
    if (two_bodies)
        find_bodies(s, drains, p);
    if (p->branch == KPN_NOWHERE)
        memset(p->probed, true, s->code.n);
    free(drains);
}

/* ---- several probed bodies ----------------------------------------------- */

struct splitter {
    const struct kpn_sass *s;
    const struct kpn_probes *p;
    const json_t *bodies; /* the map's */
    bool *side[2];        /* blocks */
    bool *taken;          /* bodies that were found */
};

static bool body_has(const struct splitter *w, size_t body, uint32_t region)
{
    size_t i;
    const json_t *id;
    json_array_foreach(json_object_get(json_array_get(w->bodies, body), "regions"), i, id)
        if (json_integer_value(id) == (json_int_t)region)
            return true;
    return false;
}

/* Do the records on this side all belong to the body, or (others) to the rest? */
static bool fits(const struct splitter *w, const bool *side, size_t body, bool others)
{
    size_t n = json_array_size(w->bodies);
    for (size_t i = 0; i < w->p->reads.n; i++) {
        const struct kpn_read *r = &w->p->reads.v[i];
        bool found = false;
        if (!side[w->s->code.v[r->at].block])
            continue;
        for (size_t b = 0; b < n && !found; b++)
            found = !w->taken[b] && (b == body) != others && body_has(w, b, KPT_TAG_REGION(r->tag));
        if (!found)
            return false;
    }
    return true;
}

/* Does every region of the body have a record there? */
static bool is_whole(const struct splitter *w, const bool *side, size_t body)
{
    size_t i, found = 0;
    const json_t *id, *regions = json_object_get(json_array_get(w->bodies, body), "regions");
    json_array_foreach(regions, i, id) {
        bool any = false;
        for (size_t k = 0; k < w->p->reads.n && !any; k++)
            any = side[w->s->code.v[w->p->reads.v[k].at].block] &&
                  KPT_TAG_REGION(w->p->reads.v[k].tag) == json_integer_value(id);
        found += any;
    }
    return found > 0 || json_array_size(regions) == 0;
}

static void take_side(const struct splitter *w, size_t body, const bool *side, bool **out)
{
    w->taken[body] = true;
    for (size_t i = 0; i < w->s->code.n; i++)
        out[body][i] = side[w->s->code.v[i].block] || w->p->common[i];
}

static size_t reads_on(const struct splitter *w, const bool *side)
{
    size_t n = 0;
    for (size_t i = 0; i < w->p->reads.n; i++)
        n += side[w->s->code.v[w->p->reads.v[i].at].block];
    return n;
}

/* Which body one way out of block b leads to, the rest to the other, which is returned.  Where
 * bodies are equal, the way with fewer reads leads to one, the other to the rest. */
static uint32_t split_at(const struct splitter *w, uint32_t b, bool **out)
{
    const struct kpn_block *from = &w->s->blocks.v[b];
    size_t n = json_array_size(w->bodies);
    for (int i = 0; i < 2; i++) {
        memset(w->side[i], 0, w->s->blocks.n);
        kpn_sass_reach(w->s, w->s->edges.v[from->first_next + (uint32_t)i], false, NULL,
                       w->side[i]);
    }
    int least = reads_on(w, w->side[1]) < reads_on(w, w->side[0]);
    for (size_t body = n; body-- > 0;)
        for (int k = 0; k < 2 && !w->taken[body]; k++) {
            int i = k ^ least;
            if (!fits(w, w->side[i], body, false) || !is_whole(w, w->side[i], body) ||
                !fits(w, w->side[!i], body, true))
                continue;
            take_side(w, body, w->side[i], out);
            return w->s->edges.v[from->first_next + (uint32_t)!i];
        }
    return KPN_NOWHERE;
}

/* Where probed CTAs come in. */
static uint32_t way_in(const struct kpn_sass *s, const struct kpn_probes *p)
{
    const struct kpn_block *b = &s->blocks.v[s->code.v[p->branch].block];
    for (uint32_t e = 0; e < b->nexts; e++) {
        uint32_t to = s->edges.v[b->first_next + e];
        if (p->probed[s->blocks.v[to].first] && !p->pristine[s->blocks.v[to].first])
            return to;
    }
    return KPN_NOWHERE;
}

static bool split(const struct splitter *w, bool **out)
{
    uint32_t at = way_in(w->s, w->p);
    size_t left = json_array_size(w->bodies);
    for (size_t steps = 0; left > 1 && at != KPN_NOWHERE && steps < w->s->blocks.n; steps++) {
        const struct kpn_block *b = &w->s->blocks.v[at];
        if (b->nexts == 1) {
            at = w->s->edges.v[b->first_next];
            continue;
        }
        at = b->nexts == 2 ? split_at(w, at, out) : KPN_NOWHERE;
        left--;
    }
    for (size_t b = 0; at != KPN_NOWHERE && left == 1 && b < json_array_size(w->bodies); b++) {
        if (w->taken[b])
            continue;
        memset(w->side[0], 0, w->s->blocks.n);
        kpn_sass_reach(w->s, at, false, NULL, w->side[0]);
        take_side(w, b, w->side[0], out);
        return true;
    }
    return false;
}

bool kpn_split_bodies(const struct kpn_sass *s, const struct kpn_probes *p, const json_t *bodies,
                      bool **out)
{
    struct splitter w = {.s = s, .p = p, .bodies = bodies,
                         .side = {kp_alloc(s->blocks.n), kp_alloc(s->blocks.n)},
                         .taken = kp_alloc(json_array_size(bodies))};
    bool ok = p->branch != KPN_NOWHERE && split(&w, out);
    free(w.side[0]);
    free(w.side[1]);
    free(w.taken);
    return ok;
}

/* ---- regions ------------------------------------------------------------ */

struct span {
    const struct kpn_sass *s;
    const unsigned char *mark; /* by instruction: 1 START, 2 END of the region, or both */
    bool *out;                 /* instructions */
    bool *seen;                /* blocks from their beginning (or end) on */
    uint32_t *stack;
    size_t top;
};

static void push(struct span *w, uint32_t block)
{
    if (w->seen[block])
        return;
    w->seen[block] = true;
    w->stack[w->top++] = block;
}

/* From instruction i on, as far as the block's end or a read of this region. */
static void go_on(struct span *w, uint32_t i)
{
    const struct kpn_block *b = &w->s->blocks.v[w->s->code.v[i].block];
    for (; i < b->first + b->count; i++) {
        if (w->mark[i])
            return;
        w->out[i] = true;
    }
    for (uint32_t e = 0; e < b->nexts; e++)
        push(w, w->s->edges.v[b->first_next + e]);
}

/* Back from before instruction `end`. */
static void go_back(struct span *w, uint32_t block, uint32_t end)
{
    const struct kpn_block *b = &w->s->blocks.v[block];
    for (; end > b->first; end--) {
        if (w->mark[end - 1])
            return;
        w->out[end - 1] = true;
    }
    for (uint32_t e = 0; e < b->prevs; e++)
        push(w, w->s->back[b->first_prev + e]);
}

static void follow(struct span *w, uint32_t at, bool back)
{
    uint32_t block = w->s->code.v[at].block;
    const struct kpn_block *b = &w->s->blocks.v[block];
    if (back)
        go_back(w, block, at);
    else if (at + 1 < b->first + b->count)
        go_on(w, at + 1);
    else
        for (uint32_t e = 0; e < b->nexts; e++)
            push(w, w->s->edges.v[b->first_next + e]);
    while (w->top) {
        b = &w->s->blocks.v[w->stack[--w->top]];
        if (back)
            go_back(w, (uint32_t)(b - w->s->blocks.v), b->first + b->count);
        else
            go_on(w, b->first);
    }
}

void kpn_region_code(const struct kpn_sass *s, const struct kpn_probes *p, uint32_t region,
                     bool *out, uint32_t *starts, uint32_t *ends)
{
    size_t n = s->code.n;
    unsigned char *mark = kp_alloc(n);
    bool *before = kp_alloc(n);
    struct span w = {.s = s, .mark = mark, .seen = kp_alloc(s->blocks.n),
                     .stack = kp_alloc((s->blocks.n + 1) * sizeof *w.stack)};
    *starts = *ends = 0;
    memset(out, 0, n);
    for (size_t i = 0; i < p->reads.n; i++) {
        bool start = kpt_tag_starts(p->reads.v[i].tag, region);
        bool end = kpt_tag_ends(p->reads.v[i].tag, region);
        mark[p->reads.v[i].at] = (unsigned char)(start | end << 1);
        *starts += start;
        *ends += end;
    }
    for (int back = 0; back < 2; back++) {
        memset(w.seen, 0, s->blocks.n);
        w.out = back ? before : out;
        for (uint32_t i = 0; i < n; i++)
            if (mark[i] & (back ? 2 : 1))
                follow(&w, i, back);
    }
    for (size_t i = 0; i < n; i++)
        out[i] = out[i] && before[i] && !p->own[i];
    free(mark);
    free(before);
    free(w.seen);
    free(w.stack);
}
