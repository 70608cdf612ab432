#include "replay/export/export.h"
#include "replay/fit.h"

static void add_stamps(struct kpr_loop *l, const struct kpt_view *v)
{
    struct kpr_run *run = &l->run;
    if (v->stamp_count == 0)
        return;
    if (run->stamp_count + v->stamp_count > l->stamp_cap) {
        l->stamp_cap = (run->stamp_count + v->stamp_count) * 2;
        run->stamps = kp_realloc(run->stamps, l->stamp_cap, sizeof *run->stamps);
    }
    memcpy(run->stamps + run->stamp_count, v->stamps, v->stamp_count * sizeof *v->stamps);
    run->stamp_count += v->stamp_count;
}

static bool count_stamps(struct kpr_run *run, const char *name)
{
    const uint32_t *grid = run->info.grid;
    uint64_t entered = 0, plane = (uint64_t)grid[0] * grid[1]; /* below 2^62 */
    run->ctas_launched = plane > UINT64_MAX / grid[2] ? UINT64_MAX : plane * grid[2];
    for (size_t i = 0; i < run->stamp_count; i++) {
        const struct kpt_stamp *s = &run->stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED))
            continue;
        if (s->cta >= run->ctas_launched) {
            kp_error("%s: %s %u is not in a grid of %ux%ux%u", name, kpr_words(run)->cta, s->cta,
                     grid[0], grid[1], grid[2]);
            return false;
        }
        entered++;
        run->ctas_no_exit += s->clock_exit == 0;
        run->ctas_probed += (s->flags & KPT_CTA_PROBED) != 0;
    }
    /* a larger grid has CTAs without a place for their stamp */
    uint64_t stamped = run->ctas_launched > KPT_MAX_CTAS ? run->stamp_count : run->ctas_launched;
    run->ctas_not_run = stamped - entered;
    return true;
}

/* All stamps are known: fit the clocks and the cost, then let the visitor begin.  v: the
 * first CTA, or NULL. */
static int begin(struct kpr_loop *l, const struct kpt_view *v)
{
    if (!count_stamps(&l->run, l->name) || !kpr_align(&l->run, l->name))
        return KP_MALFORMED;
    kpr_choose_narrow(l);
    kpr_fit_cost(l, v);
    return l->visitor->begin ? l->visitor->begin(l->ctx, &l->run) : KP_OK;
}

/* Both ascend by CTA, so the search goes on where it stood. */
const struct kpt_stamp *kpr_find_stamp(struct kpr_loop *l, uint32_t cta)
{
    for (; l->next_stamp < l->run.stamp_count; l->next_stamp++) {
        const struct kpt_stamp *s = &l->run.stamps[l->next_stamp];
        if ((s->flags & KPT_CTA_ENTERED) && s->cta >= cta)
            return s->cta == cta ? s : NULL;
    }
    return NULL;
}

static int finish(struct kpr_loop *l)
{
    struct kpr_run *run = &l->run;
    if (run->ctas_probed > run->ctas)
        run->units_missing += (run->ctas_probed - run->ctas) * run->info.units_per_cta;
    return l->visitor->end ? l->visitor->end(l->ctx, run) : KP_OK;
}

/* ---- the file ------------------------------------------------------------ */

static int run_items(struct kpr_loop *l)
{
    struct kpt_view v;
    enum kpt_item item;
    while ((item = kpt_next(l->reader, &v)) == KPT_ITEM_STAMPS)
        add_stamps(l, &v);
    if (item == KPT_ITEM_ERROR)
        return kpt_reader_report(l->reader);
    int status = begin(l, item == KPT_ITEM_CTA ? &v : NULL);
    if (status == KP_OK && item == KPT_ITEM_CTA)
        status = kpr_pool_run(l);
    return status == KP_OK ? finish(l) : status;
}

static void release(struct kpr_loop *l)
{
    kpr_ahead_free(l);
    kpr_roles_free(l->roles, &l->run);
    free(l->run.stamps);
    free(l->run.fits);
    free(l->run.lines);
    kpr_sync_free(l->sync);
}

static int run_trace(struct kpr_loop *l)
{
    const json_t *info = kpt_reader_info(l->reader);
    if (!info)
        return kpt_reader_report(l->reader);
    int status = kpt_info_parse(info, l->name, &l->run.info);
    if (status != KP_OK)
        return status;
    l->roles = kpr_roles_new(&l->run.info);
    l->sync = kpr_sync_new(&l->run.info);
    l->run.barriers = l->sync->names;
    l->run.barrier_count = l->sync->count;
    status = run_items(l);
    release(l);
    kpt_info_free(&l->run.info);
    return status;
}

int kpr_replay(FILE *f, const char *name, const struct kpr_options *options,
               const struct kpr_visitor *visitor, void *ctx)
{
    static const struct kpr_options none;
    struct kpr_loop l = {
        .name = kp_shown_name(name),
        .options = options ? options : &none,
        .visitor = visitor,
        .ctx = ctx,
    };
    l.reader = kpt_reader_new(f, name);
    int status = run_trace(&l);
    kpt_reader_free(l.reader);
    return status;
}
