#include "run/sass/sass.h"

/* Blocks, edges, dominators (Cooper, Harvey and Kennedy's iteration), loops. */

/* ---- blocks and edges --------------------------------------------------- */

static void cut_blocks(struct kpn_sass *s)
{
    size_t n = s->code.n;
    bool *leads = kp_alloc(n + 1);
    leads[0] = true;
    for (size_t i = 0; i < s->targets.n; i++)
        leads[s->targets.v[i]] = true;
    for (size_t i = 0; i < n; i++)
        if (s->code.v[i].ends)
            leads[i + 1] = true;
    for (size_t i = 0; i < n; i++) {
        if (leads[i]) {
            struct kpn_block b = {.first = (uint32_t)i, .dominator = KPN_NOWHERE};
            KP_PUSH(s->blocks, b);
        }
        s->blocks.v[s->blocks.n - 1].count++;
        s->code.v[i].block = (uint32_t)s->blocks.n - 1;
    }
    free(leads);
}

static void add_edges(struct kpn_sass *s)
{
    for (size_t b = 0; b < s->blocks.n; b++) {
        struct kpn_block *k = &s->blocks.v[b];
        const struct kpn_instr *last = &s->code.v[k->first + k->count - 1];
        k->first_next = (uint32_t)s->edges.n;
        if (last->goes_on && b + 1 < s->blocks.n)
            KP_PUSH(s->edges, (uint32_t)b + 1);
        for (uint32_t t = 0; t < last->targets; t++)
            KP_PUSH(s->edges, s->code.v[s->targets.v[last->first_target + t]].block);
        k->nexts = (uint32_t)s->edges.n - k->first_next;
    }
}

static void turn_edges(struct kpn_sass *s)
{
    s->back = kp_alloc((s->edges.n + 1) * sizeof *s->back);
    for (size_t e = 0; e < s->edges.n; e++)
        s->blocks.v[s->edges.v[e]].prevs++;
    uint32_t at = 0;
    for (size_t b = 0; b < s->blocks.n; b++) {
        s->blocks.v[b].first_prev = at;
        at += s->blocks.v[b].prevs;
        s->blocks.v[b].prevs = 0;
    }
    for (size_t b = 0; b < s->blocks.n; b++)
        for (uint32_t e = 0; e < s->blocks.v[b].nexts; e++) {
            struct kpn_block *to = &s->blocks.v[s->edges.v[s->blocks.v[b].first_next + e]];
            s->back[to->first_prev + to->prevs++] = (uint32_t)b;
        }
}

/* ---- dominators --------------------------------------------------------- */

/* Blocks in postorder; how many the entry reaches. */
static size_t postorder(struct kpn_sass *s, uint32_t *out)
{
    size_t n = s->blocks.n, done = 0, depth = 0;
    bool *seen = kp_alloc(n);
    uint32_t *stack = kp_alloc(n * sizeof *stack), *next = kp_alloc(n * sizeof *next);
    seen[0] = true;
    stack[depth++] = 0;
    while (depth) {
        struct kpn_block *b = &s->blocks.v[stack[depth - 1]];
        uint32_t e = next[depth - 1]++;
        if (e == b->nexts) {
            out[done++] = stack[--depth];
            continue;
        }
        uint32_t to = s->edges.v[b->first_next + e];
        if (seen[to])
            continue;
        seen[to] = true;
        next[depth] = 0;
        stack[depth++] = to;
    }
    free(seen);
    free(stack);
    free(next);
    return done;
}

static uint32_t meet(const struct kpn_sass *s, uint32_t a, uint32_t b)
{
    while (a != b) {
        while (s->blocks.v[a].order > s->blocks.v[b].order)
            a = s->blocks.v[a].dominator;
        while (s->blocks.v[b].order > s->blocks.v[a].order)
            b = s->blocks.v[b].dominator;
    }
    return a;
}

static void find_dominators(struct kpn_sass *s)
{
    uint32_t *post = kp_alloc(s->blocks.n * sizeof *post);
    size_t n = postorder(s, post);
    for (size_t i = 0; i < n; i++)
        s->blocks.v[post[i]].order = (uint32_t)(n - 1 - i);
    s->blocks.v[0].dominator = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = n - 1; i-- > 0;) {
            struct kpn_block *b = &s->blocks.v[post[i]];
            uint32_t dominator = KPN_NOWHERE;
            for (uint32_t e = 0; e < b->prevs; e++) {
                uint32_t p = s->back[b->first_prev + e];
                if (s->blocks.v[p].dominator == KPN_NOWHERE)
                    continue;
                dominator = dominator == KPN_NOWHERE ? p : meet(s, dominator, p);
            }
            changed = changed || dominator != b->dominator;
            b->dominator = dominator;
        }
    }
    free(post);
}

void kpn_sass_flow(struct kpn_sass *s)
{
    cut_blocks(s);
    add_edges(s);
    turn_edges(s);
    find_dominators(s);
}

bool kpn_sass_dominates(const struct kpn_sass *s, uint32_t a, uint32_t b)
{
    if (s->blocks.v[a].dominator == KPN_NOWHERE || s->blocks.v[b].dominator == KPN_NOWHERE)
        return false;
    while (s->blocks.v[b].order > s->blocks.v[a].order)
        b = s->blocks.v[b].dominator;
    return a == b;
}

/* ---- reach -------------------------------------------------------------- */

void kpn_sass_reach(const struct kpn_sass *s, uint32_t from, bool back, const bool *stop,
                    bool *out)
{
    uint32_t *stack = kp_alloc((s->blocks.n + 1) * sizeof *stack);
    size_t depth = 0;
    if (!out[from]) {
        out[from] = true;
        stack[depth++] = from;
    }
    while (depth) {
        const struct kpn_block *b = &s->blocks.v[stack[--depth]];
        if (stop && stop[b - s->blocks.v])
            continue;
        const uint32_t *to = back ? s->back + b->first_prev : s->edges.v + b->first_next;
        for (uint32_t e = 0; e < (back ? b->prevs : b->nexts); e++) {
            if (out[to[e]])
                continue;
            out[to[e]] = true;
            stack[depth++] = to[e];
        }
    }
    free(stack);
}

/* ---- loops -------------------------------------------------------------- */

static int by_header(const void *a, const void *b)
{
    const struct kpn_loop *x = a, *y = b;
    return (x->header > y->header) - (x->header < y->header);
}

/* FNV-1a, of a name and of a mark behind it. */
static void hash_name(uint64_t *h, const struct kpn_instr *i)
{
    for (uint32_t k = 0; k <= i->op_len; k++)
        *h = (*h ^ (k < i->op_len ? (unsigned char)i->op[k] : 0)) * 1099511628211u;
}

/* The loop of these blocks. */
static void add_loop(const struct kpn_sass *s, uint32_t header, uint32_t last, const bool *skip,
                     const bool *member, struct kpn_loops *out)
{
    struct kpn_loop l = {.header = header, .last = last, .hash = 14695981039346656037u};
    for (size_t b = 0; b < s->blocks.n; b++)
        for (uint32_t i = 0; member[b] && i < s->blocks.v[b].count; i++) {
            uint32_t at = s->blocks.v[b].first + i;
            if (skip && skip[at])
                continue;
            l.counts[s->code.v[at].class]++;
            if (!kpn_instr_is(&s->code.v[at], "NOP"))
                hash_name(&l.hash, &s->code.v[at]);
        }
    KP_PUSH(out->list, l);
}

/* All of a block is left out. */
static bool skipped(const struct kpn_block *b, const bool *skip)
{
    uint32_t i = 0;
    while (skip && i < b->count && skip[b->first + i])
        i++;
    return skip && i == b->count;
}

bool kpn_loop_blocks(const struct kpn_sass *s, uint32_t header, bool *member, uint32_t *last)
{
    const struct kpn_block *b = &s->blocks.v[header];
    bool *stop = kp_alloc(s->blocks.n), any = false;
    memset(member, 0, s->blocks.n);
    stop[header] = true;
    *last = 0;
    for (uint32_t e = 0; e < b->prevs; e++) {
        uint32_t latch = s->back[b->first_prev + e];
        if (!kpn_sass_dominates(s, header, latch))
            continue;
        any = true;
        uint32_t end = s->blocks.v[latch].first + s->blocks.v[latch].count - 1;
        *last = end > *last ? end : *last;
        member[header] = true;
        kpn_sass_reach(s, latch, true, stop, member);
    }
    free(stop);
    return any;
}

#define MAX_LOOPS 1024

void kpn_sass_loops(const struct kpn_sass *s, const bool *in, const bool *skip,
                    struct kpn_loops *out)
{
    size_t n = s->blocks.n;
    bool *member = kp_alloc(n);
    *out = (struct kpn_loops){0};
    for (size_t h = 0; h < n && out->list.n < MAX_LOOPS; h++) {
        const struct kpn_block *b = &s->blocks.v[h];
        uint32_t last;
        if ((in && !in[b->first]) || skipped(b, skip) ||
            !kpn_loop_blocks(s, (uint32_t)h, member, &last))
            continue;
        /* a branch to itself behind the end is padding */
        if (b->count > 1 || b->nexts > 1)
            add_loop(s, (uint32_t)h, last, skip, member, out);
    }
    if (out->list.n)
        qsort(out->list.v, out->list.n, sizeof *out->list.v, by_header);
    free(member);
}
