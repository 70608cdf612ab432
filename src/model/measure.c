/* From iterations to numbers: stages and gaps; then waits, links and engines. */
#include "model/model_internal.h"

/* Between regions that follow each other there are a few instructions, some 50 cycles; longer than
 * this is work of which the marks say nothing.  Assumed: with 240 the scores are the same, and of
 * the traces without marks one gain moves by 3.5 points, two by 2; with 160 scores move by 0.01
 * points, and cutlass48's iteration is played 9.6% too long for 3.4. */
#define GAP_OF_WORK 200.0

/* ---- stages and gaps ---------------------------------------------------------- */

/* Times of one item over the kept iterations: its own, and the gap behind it. */
static void item_samples(const struct kpm_steady *s, const struct kpm_role *role, size_t j,
                         struct kpm_samples *stage, struct kpm_samples *gap)
{
    for (size_t i = 0; i < role->units.n; i++) {
        const struct kpm_useq *u = &role->units.v[i];
        for (size_t k = 0; k < u->iter_count; k++) {
            const struct kpm_iter *it = &u->iters[k];
            if (!it->keep)
                continue;
            const struct kpm_span *span = &u->seq[it->at + j];
            int64_t next = j + 1 < role->length ? span[1].start
                                                : u->seq[it->at].start + it->period;
            size_t chunk = kpm_chunk(s, u, k);
            kpm_samples_add(stage, chunk, (double)(span->end - span->start));
            kpm_samples_add(gap, chunk, (double)(next - span->end));
        }
    }
}

static void measure_role(const struct kpm_steady *s, const struct kpm_role *role,
                         struct kpm_program *program, struct kpm_prole *out,
                         struct kpm_params *params)
{
    out->role = role;
    out->count = role->length;
    out->groups = 1;
    out->items = kp_alloc(role->length * sizeof *out->items);
    out->order = kp_alloc(role->length * sizeof *out->order);
    for (size_t j = 0; j < role->length; j++) {
        struct kpm_samples stage = kpm_samples_new(s->chunks), gap = kpm_samples_new(s->chunks);
        item_samples(s, role, j, &stage, &gap);
        struct kpm_item *item = &out->items[j];
        item->region = role->cycle[j];
        item->stage = kpm_param_mean(params, &stage, KPM_MEASURED);
        item->gap = kpm_param_mean(params, &gap, KPM_MEASURED);
        item->gap_works = params->all.v[item->gap].value > GAP_OF_WORK;
        params->all.v[item->stage].records = params->all.v[item->gap].records = 1;
        item->issue = item->lead = SIZE_MAX;
        for (size_t g = 0; g < KPM_MAX_GROUPS; g++)
            item->own[g] = item->own_gap[g] = SIZE_MAX;
        item->waited = program->info->regions[item->region].wait_count ? item->stage : SIZE_MAX;
        out->order[j] = j;
    }
}

/* ---- which roles belong together ------------------------------------------------ */

static size_t root_of(size_t *up, size_t i)
{
    while (up[i] != i)
        i = up[i];
    return i;
}

/* The roles that links tie together and that run the most iterations make the
 * loop; others (a tile loop outside it, say) are left out. */
static void find_outsiders(struct kpm_program *p, struct kpm_notes *notes)
{
    size_t *up = kp_alloc((p->role_count + 1) * sizeof *up);
    uint64_t *kept = kp_alloc((p->role_count + 1) * sizeof *kept);
    for (size_t r = 0; r < p->role_count; r++)
        up[r] = r;
    for (size_t i = 0; i < p->links.n; i++)
        up[root_of(up, p->links.v[i].from_role)] = root_of(up, p->links.v[i].to_role);
    size_t best = 0;
    for (size_t r = 0; r < p->role_count; r++)
        kept[root_of(up, r)] += p->roles[r].role->kept;
    for (size_t r = 0; r < p->role_count; r++)
        if (kept[root_of(up, r)] > kept[root_of(up, best)])
            best = r;
    for (size_t r = 0; r < p->role_count; r++) {
        p->roles[r].outside = root_of(up, r) != root_of(up, best);
        if (p->roles[r].outside)
            kpm_note(notes, "role %s is tied to the loop by no wait: left out of the graph",
                     p->roles[r].role->name);
    }
    free(up);
    free(kept);
}

static size_t count_marks(const struct kpm_steady *s, const struct kpt_info *info)
{
    size_t n = 0;
    for (size_t r = 0; r < s->roles.n; r++) {
        for (size_t j = 0; j < s->roles.v[r].length; j++) {
            const struct kpt_region *g = &info->regions[s->roles.v[r].cycle[j]];
            n += g->wait_count + g->arrive_count + g->async_count;
        }
    }
    return n;
}

bool kpm_measure(const struct kpm_steady *s, const struct kpt_info *info, double ctas,
                 const char *name, struct kpm_program *program, struct kpm_params *params,
                 struct kpm_notes *notes)
{
    *program = (struct kpm_program){.info = info, .role_count = s->roles.n, .ctas = ctas};
    *params = (struct kpm_params){.chunks = s->chunks, .cost = info->record_cost,
                                  .cost_lo = info->record_cost_lo,
                                  .cost_hi = info->record_cost_hi};
    program->roles = kp_alloc((s->roles.n + 1) * sizeof *program->roles);
    size_t marks = count_marks(s, info);
    if (marks > KPM_MAX_MARKS) {
        kp_error("%s: the loop carries %zu wait, arrive and async marks: the model takes at "
                 "most %d",
                 name, marks, KPM_MAX_MARKS);
        return false;
    }
    for (size_t r = 0; r < s->roles.n; r++)
        measure_role(s, &s->roles.v[r], program, &program->roles[r], params);
    if (!kpm_measure_waits(s, name, program, params, notes))
        return false;
    kpm_measure_engines(s, program, params, notes);
    find_outsiders(program, notes);
    kpm_measure_queues(s, program, params);
    kpm_place_elsewhere(program, params, false);
    return true;
}
