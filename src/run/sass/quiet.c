/*
 * Loops that run without probes until what follows fills a ring (instrument/ptx/quiet.c): in the
 * probed body's machine code they are the recording loop's twin before it.
 */
#include "run/sass/sass.h"

struct search {
    const struct kpn_sass *s;
    const struct kpn_probes *p;
    struct kpn_loops loops;
    bool *quiet, *recording; /* by block: of the two loops in question */
    bool *in_quiet, *in_recording; /* the same by instruction */
};

static bool has_reads(const struct search *w, const bool *member)
{
    for (size_t i = 0; i < w->p->reads.n; i++)
        if (member[w->s->code.v[w->p->reads.v[i].at].block])
            return true;
    return false;
}

static void by_instruction(const struct kpn_sass *s, const bool *member, bool *out)
{
    for (size_t i = 0; i < s->code.n; i++)
        out[i] = member[s->code.v[i].block];
}

/* Do they hold the same, and can control come from the quiet loop to the other, which records? */
static bool are_twins(struct search *w, const struct kpn_loop *x, const struct kpn_loop *y)
{
    uint32_t last;
    if (!kpn_same_loop(x, y) || !kpn_loop_blocks(w->s, y->header, w->recording, &last) ||
        !has_reads(w, w->recording))
        return false;
    by_instruction(w->s, w->quiet, w->in_quiet);
    by_instruction(w->s, w->recording, w->in_recording);
    struct kpn_part a = {w->s, w->in_quiet, w->p->own}, b = {w->s, w->in_recording, w->p->own};
    json_t *order = kpn_order_compare(&a, &b);
    bool same = json_is_true(json_object_get(order, "equal"));
    json_decref(order);
    memset(w->in_quiet, 0, w->s->blocks.n);
    kpn_sass_reach(w->s, x->header, false, NULL, w->in_quiet);
    return same && w->in_quiet[y->header];
}

size_t kpn_quiet_loops(const struct kpn_sass *s, const bool *in, struct kpn_probes *p)
{
    size_t n = s->code.n, found = 0; /* a block is an instruction at least */
    struct search w = {.s = s, .p = p, .quiet = kp_alloc(n), .recording = kp_alloc(n),
                       .in_quiet = kp_alloc(n), .in_recording = kp_alloc(n)};
    uint32_t last;
    kpn_sass_loops(s, in, p->own, &w.loops);
    for (size_t i = 0; i < w.loops.list.n; i++) {
        const struct kpn_loop *x = &w.loops.list.v[i];
        kpn_loop_blocks(s, x->header, w.quiet, &last);
        bool twin = false, records = has_reads(&w, w.quiet);
        for (size_t k = 0; k < w.loops.list.n && !twin && !records; k++)
            twin = k != i && are_twins(&w, x, &w.loops.list.v[k]);
        for (size_t at = 0; twin && at < n; at++)
            p->own[at] = p->own[at] || w.quiet[s->code.v[at].block];
        found += twin;
    }
    free(w.loops.list.v);
    free(w.quiet);
    free(w.recording);
    free(w.in_quiet);
    free(w.in_recording);
    return found;
}
