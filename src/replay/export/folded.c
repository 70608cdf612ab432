/*
 * Folded stacks for flame graphs: "role;region;region CYCLES" lines, a stack
 * each, with the exclusive corrected cycles summed over all units of the role.
 * A span that began before the ring's cut or never ended gives its name to the
 * stacks within it but has no cycles of its own, so that the totals are those
 * of the summary; a censored one counts with its corrected cycles.  Stacks
 * that come to 0 cycles are left out.  Order: by role, then by region id at
 * each level, a stack before those it begins.
 */
#include <inttypes.h>

#include "replay/export/export.h"

/* Deeper frames are counted in the frame at this depth, and warned of: what is
 * written grows with the square of the depth. */
#define MAX_DEPTH 128
#define MAX_STACKS 200000 /* far more than any kernel that people wrote has */
#define NONE UINT32_MAX

/* A stack: its last frame, and the stack it continues. */
struct node {
    uint32_t parent; /* NONE: the frame is a role, else a region */
    uint32_t frame, depth;
    uint32_t next;   /* in its bucket */
    uint64_t cycles;
};

struct folded {
    FILE *f;
    KP_VEC(struct node) nodes;
    uint32_t *buckets;
    size_t bucket_count;         /* a power of two */
    uint32_t open[MAX_DEPTH + 1]; /* stack at each depth; [0] is the role */
    uint64_t deeper;             /* spans below MAX_DEPTH */
    char **names;                /* by region, fit for a frame */
    size_t name_count;
};

static size_t bucket_of(const struct folded *s, uint32_t parent, uint32_t frame)
{
    uint64_t h = ((uint64_t)parent << 32 | frame) * 0x9e3779b97f4a7c15u;
    return (size_t)(h >> 32) & (s->bucket_count - 1);
}

static void grow(struct folded *s)
{
    s->bucket_count = s->bucket_count ? s->bucket_count * 2 : 256;
    s->buckets = kp_realloc(s->buckets, s->bucket_count, sizeof *s->buckets);
    memset(s->buckets, 0xff, s->bucket_count * sizeof *s->buckets);
    for (uint32_t i = 0; i < s->nodes.n; i++) {
        struct node *n = &s->nodes.v[i];
        size_t b = bucket_of(s, n->parent, n->frame);
        n->next = s->buckets[b];
        s->buckets[b] = i;
    }
}

/* The stack `parent` and one frame more; NONE when there are too many. */
static uint32_t stack_of(struct folded *s, uint32_t parent, uint32_t frame)
{
    if (s->nodes.n >= s->bucket_count)
        grow(s);
    size_t b = bucket_of(s, parent, frame);
    for (uint32_t i = s->buckets[b]; i != NONE; i = s->nodes.v[i].next)
        if (s->nodes.v[i].parent == parent && s->nodes.v[i].frame == frame)
            return i;
    if (s->nodes.n == MAX_STACKS)
        return NONE;
    struct node n = {.parent = parent, .frame = frame, .next = s->buckets[b],
                     .depth = parent == NONE ? 0 : s->nodes.v[parent].depth + 1};
    KP_PUSH(s->nodes, n);
    return s->buckets[b] = (uint32_t)(s->nodes.n - 1);
}

/* A span of a unit.  Only those that last can have others in them that last,
 * and those stand in nesting order. */
static bool add_span(struct folded *s, const struct kpr_span *span)
{
    if (span->end <= span->start)
        return true;
    uint32_t level = span->depth < MAX_DEPTH ? span->depth : MAX_DEPTH;
    uint32_t at = s->open[level];
    if (span->depth < MAX_DEPTH) {
        at = stack_of(s, s->open[level], span->region);
        if (at == NONE)
            return false;
        s->open[level + 1] = at;
    } else {
        s->deeper++;
    }
    if (!(span->flags & (KPR_OPEN_START | KPR_OPEN_END)) && span->exclusive > 0)
        s->nodes.v[at].cycles += (uint64_t)span->exclusive;
    return true;
}

static int folded_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct folded *s = ctx;
    (void)run;
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        bool room = (s->open[0] = stack_of(s, NONE, u->role)) != NONE;
        for (size_t k = 0; room && k < u->span_count; k++)
            room = add_span(s, &u->spans[k]);
        if (!room) {
            kp_error("more than %d different stacks; --cta, --role and --region choose fewer",
                     MAX_STACKS);
            return KP_FAILED;
        }
    }
    return KP_OK;
}

/* ---- output ---------------------------------------------------------------- */

/* What ends a frame or a line has no place in one. */
static char *frame_name(const char *name)
{
    struct kp_str b = {0};
    kp_str_add_name(&b, name);
    for (char *p = b.s; (p = strchr(p, ';'));)
        *p = ':';
    return kp_str_detach(&b);
}

static int folded_begin(void *ctx, const struct kpr_run *run)
{
    struct folded *s = ctx;
    s->name_count = run->info.region_count;
    s->names = kp_alloc((s->name_count + 1) * sizeof *s->names);
    for (size_t i = 0; i < s->name_count; i++)
        s->names[i] = frame_name(run->info.regions[i].name);
    return KP_OK;
}

/* The frames from the outermost on; the depth of the last one. */
static uint32_t path_of(const struct folded *s, const struct node *n, uint32_t *frames)
{
    uint32_t depth = n->depth;
    for (;; n = &s->nodes.v[n->parent]) {
        frames[n->depth] = n->frame;
        if (n->parent == NONE)
            return depth;
    }
}

static const struct folded *sorted; /* qsort has no context */

static int by_path(const void *a, const void *b)
{
    uint32_t x[MAX_DEPTH + 1], y[MAX_DEPTH + 1];
    uint32_t m = path_of(sorted, &sorted->nodes.v[*(const uint32_t *)a], x);
    uint32_t n = path_of(sorted, &sorted->nodes.v[*(const uint32_t *)b], y);
    for (uint32_t i = 0; i <= m && i <= n; i++)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return (m > n) - (m < n);
}

static void put_stack(const struct folded *s, const struct kpr_run *run, const struct node *n)
{
    uint32_t frames[MAX_DEPTH + 1];
    uint32_t depth = path_of(s, n, frames);
    fputs(run->roles[frames[0]].name, s->f);
    for (uint32_t i = 1; i <= depth; i++)
        fprintf(s->f, ";%s", s->names[frames[i]]);
    fprintf(s->f, " %" PRIu64 "\n", n->cycles);
}

static int folded_end(void *ctx, const struct kpr_run *run)
{
    struct folded *s = ctx;
    uint32_t *order = kp_realloc(NULL, s->nodes.n + 1, sizeof *order);
    size_t n = 0;
    for (uint32_t i = 0; i < s->nodes.n; i++)
        if (s->nodes.v[i].cycles > 0)
            order[n++] = i;
    sorted = s;
    qsort(order, n, sizeof *order, by_path);
    for (size_t i = 0; i < n; i++)
        put_stack(s, run, &s->nodes.v[order[i]]);
    free(order);
    if (s->deeper)
        kp_warn("%" PRIu64 " spans lie deeper than %d others; their cycles are in the frame at "
                "that depth", s->deeper, MAX_DEPTH);
    return KP_OK;
}

static void *folded_open(FILE *f, const struct kpr_export_options *options)
{
    struct folded *s = kp_alloc(sizeof *s);
    (void)options;
    s->f = f;
    return s;
}

static void folded_close(void *ctx)
{
    struct folded *s = ctx;
    for (size_t i = 0; i < s->name_count; i++)
        free(s->names[i]);
    free(s->names);
    free(s->nodes.v);
    free(s->buckets);
    free(s);
}

const struct kpr_exporter kpr_export_folded = {
    .name = "folded",
    .help = "folded stacks for flame graphs",
    .visitor = {folded_begin, folded_cta, folded_end},
    .open = folded_open,
    .close = folded_close,
};
