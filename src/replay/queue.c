/*
 * Where the next CTA comes from.  As a rule the file is read as CTAs are asked for.  In a
 * launch of clusters whose barriers tell where their CTAs are (meet.h), a cluster's CTAs
 * are read, and placed, before the first of them is given out: what was read waits in a
 * queue, which keeps within a budget.  What comes out depends on the file alone.
 */
#include "replay/loop.h"
#include "replay/meet.h"

/* Of records and phases that wait.  A cluster that lies on several rows of the grid needs
 * the CTAs of those rows. */
#define HELD_BYTES ((size_t)12 << 20)
enum { HELD_CTAS = 2048 };

struct held {
    struct held *below; /* of those that are free */
    struct kpt_kept *kept;
    struct kpt_view view;
    const struct kpt_stamp *stamp;
    struct kpr_meeting meeting;
    struct kpr_spot spot;
    uint64_t cluster;
    size_t bytes;
    bool placed; /* as far as it can be */
};

struct kpr_queue {
    struct kpr_loop *l;
    struct kpr_meeter *meeter;    /* NULL: nothing is read ahead */
    struct held **held;           /* of HELD_CTAS places, from `head` on, round */
    struct held *spare;           /* free, the last used first: large ones stay few */
    size_t head, count, bytes;
    uint32_t last_cta;            /* that was read */
    uint64_t split;               /* cluster that was found incomplete last, plus one */
    enum kpt_item end;            /* KPT_ITEM_CTA: not reached yet */
};

struct kpr_queue *kpr_queue_new(struct kpr_loop *l)
{
    struct kpr_queue *a = kp_alloc(sizeof *a);
    a->l = l;
    a->end = KPT_ITEM_CTA;
    if (kpr_clusters_meet(&l->run.info)) {
        a->meeter = kpr_meeter_new(&l->run.info);
        a->held = kp_alloc(HELD_CTAS * sizeof(struct held *));
    }
    return a;
}

static void free_held(struct held *h)
{
    kpt_kept_free(h->kept);
    kpr_meeting_free(&h->meeting);
    free(h);
}

void kpr_queue_free(struct kpr_queue *a)
{
    for (size_t i = 0; i < a->count; i++)
        free_held(a->held[(a->head + i) % HELD_CTAS]);
    for (struct held *h = a->spare, *below; h; h = below) {
        below = h->below;
        free_held(h);
    }
    free(a->held);
    kpr_meeter_free(a->meeter);
    free(a);
}

/* ---- the file -------------------------------------------------------------------- */

static size_t bytes_of(const struct kpt_view *v)
{
    size_t n = 0;
    for (size_t i = 0; i < v->unit_count; i++)
        n += sizeof *v->units + v->units[i].stored * sizeof **v->records;
    return n;
}

void kpr_read_ahead(struct kpr_loop *l, const struct kpt_view *first, size_t most, size_t bytes)
{
    struct kpt_view v = *first;
    size_t held = 0;
    l->ahead = kp_alloc(most * sizeof *l->ahead);
    do {
        struct kpr_ahead *a = &l->ahead[l->ahead_count++];
        a->kept = kpt_kept_new();
        kpt_keep(l->reader, a->kept);
        a->view = v;
        held += bytes_of(&v);
    } while (l->ahead_count < most && held < bytes && kpt_next(l->reader, &v) == KPT_ITEM_CTA);
}

void kpr_ahead_free(struct kpr_loop *l)
{
    for (size_t i = 0; i < l->ahead_count; i++)
        kpt_kept_free(l->ahead[i].kept);
    free(l->ahead);
    l->ahead = NULL;
    l->ahead_count = 0;
}

/* Its chunk goes into *kept, which may become another. */
static enum kpt_item next(struct kpr_queue *a, struct kpt_kept **kept, struct kpt_view *view,
                          const struct kpt_stamp **stamp)
{
    struct kpr_loop *l = a->l;
    enum kpt_item item = KPT_ITEM_CTA;
    if (l->ahead_taken < l->ahead_count) {
        struct kpr_ahead *ahead = &l->ahead[l->ahead_taken++];
        struct kpt_kept *empty = *kept;
        *kept = ahead->kept;
        ahead->kept = empty;
        *view = ahead->view;
    } else {
        item = kpt_next(l->reader, view);
        if (item == KPT_ITEM_CTA)
            kpt_keep(l->reader, *kept);
    }
    if (item == KPT_ITEM_CTA)
        *stamp = kpr_find_stamp(l, view->cta);
    return item;
}

/* ---- what waits -------------------------------------------------------------------- */

/* The i-th that waits. */
static struct held *held_at(const struct kpr_queue *a, size_t i)
{
    return a->held[(a->head + i) % HELD_CTAS];
}

static struct held *take_spare(struct kpr_queue *a)
{
    struct held *h = a->spare;
    if (h) {
        a->spare = h->below;
        return h;
    }
    h = kp_alloc(sizeof *h);
    h->kept = kpt_kept_new();
    return h;
}

static void put_spare(struct kpr_queue *a, struct held *h)
{
    h->below = a->spare;
    a->spare = h;
}

static size_t size_of(const struct held *h)
{
    size_t n = sizeof *h + h->meeting.passed.cap * sizeof *h->meeting.passed.v +
               h->meeting.units.cap * sizeof *h->meeting.units.v;
    return n + bytes_of(&h->view);
}

static void read_one(struct kpr_queue *a)
{
    struct held *h = take_spare(a);
    a->end = next(a, &h->kept, &h->view, &h->stamp);
    if (a->end != KPT_ITEM_CTA) {
        put_spare(a, h);
        return;
    }
    h->spot = (struct kpr_spot){0};
    h->placed = !h->stamp;
    h->cluster = kpr_cluster_of(&a->l->run.info, h->view.cta);
    h->meeting.passed.n = h->meeting.units.n = 0;
    if (h->stamp)
        kpr_meet(a->meeter, h->stamp, &h->view, &h->meeting);
    h->bytes = size_of(h);
    a->bytes += h->bytes;
    a->last_cta = h->view.cta;
    a->held[(a->head + a->count++) % HELD_CTAS] = h;
}

/* Of the first that waits, those that wait too. */
static void place_cluster(struct kpr_queue *a)
{
    struct kpr_member members[KPR_CLUSTER_MAX];
    uint64_t cluster = held_at(a, 0)->cluster;
    uint64_t last = kpr_cluster_last(&a->l->run.info, held_at(a, 0)->view.cta);
    size_t n = 0;
    for (size_t i = 0; i < a->count && n < KPR_CLUSTER_MAX; i++) {
        struct held *h = held_at(a, i);
        if (h->view.cta > last)
            break;
        if (h->cluster != cluster || h->placed)
            continue;
        h->placed = true;
        members[n++] = (struct kpr_member){h->stamp, &h->meeting, &h->spot};
    }
    if (n > 1)
        kpr_tighten(&a->l->run, members, n);
}

/* All of its cluster have been read, or nothing more will be. */
static bool is_whole(const struct kpr_queue *a, const struct held *h)
{
    return a->end != KPT_ITEM_CTA ||
           a->last_cta >= kpr_cluster_last(&a->l->run.info, h->view.cta);
}

static void place_first(struct kpr_queue *a)
{
    struct held *h = held_at(a, 0);
    while (!h->placed && !is_whole(a, h) && a->count < HELD_CTAS && a->bytes < HELD_BYTES)
        read_one(a);
    if (h->placed)
        return;
    if (!is_whole(a, h) && a->split != h->cluster + 1) {
        a->split = h->cluster + 1;
        a->l->run.tightened.split++;
    }
    place_cluster(a);
}

/* What the room held last is read into next. */
static void give(struct kpr_queue *a, struct kpr_room *room)
{
    struct held *h = held_at(a, 0);
    struct kpt_kept *kept = room->kept;
    room->kept = h->kept;
    room->view = h->view;
    room->stamp = h->stamp;
    room->spot = h->spot;
    h->kept = kept;
    a->bytes -= h->bytes;
    a->head = (a->head + 1) % HELD_CTAS;
    a->count--;
    put_spare(a, h);
}

enum kpt_item kpr_queue_take(struct kpr_queue *a, struct kpr_room *room)
{
    room->spot = (struct kpr_spot){0};
    if (!a->meeter)
        return next(a, &room->kept, &room->view, &room->stamp);
    if (a->count == 0 && a->end == KPT_ITEM_CTA)
        read_one(a);
    if (a->count == 0)
        return a->end;
    place_first(a);
    give(a, room);
    return KPT_ITEM_CTA;
}
