/*
 * The replay loop's parts:
 *   replay.c  the file from its beginning to its first CTA, and its end
 *   pool.c    CTAs, by one or several threads, in their order
 *   queue.c   where the next CTA comes from: the file, or what was read ahead of it
 *   cta.c     one CTA through the stages, in room of its own
 */
#ifndef KP_LOOP_H
#define KP_LOOP_H

#include "replay/causal.h"

/* A CTA that was read before its turn. */
struct kpr_ahead {
    struct kpt_kept *kept; /* its chunk */
    struct kpt_view view;  /* into kept */
};

/* Of so many CTAs, give or take, bounds are narrow. */
enum { KPR_NARROW_CTAS = 64 };

/* What all CTAs have in common. */
struct kpr_loop {
    const char *name;
    const struct kpr_options *options; /* never NULL */
    const struct kpr_visitor *visitor;
    void *ctx;
    struct kpt_reader *reader;
    struct kpr_run run;
    struct kpr_roles *roles;
    struct kpr_sync *sync;
    size_t stamp_cap, next_stamp;
    struct kpr_ahead *ahead; /* see kpr_read_ahead */
    size_t ahead_count, ahead_taken;
    uint32_t narrow[2 * KPR_NARROW_CTAS]; /* CTAs whose bounds are to be narrow, ascending */
    size_t narrow_count;
};

/* ---- cta.c ------------------------------------------------------------------- */

/* Room for one CTA, used again for another. */
struct kpr_room {
    struct kpt_kept *kept;        /* its chunk */
    struct kpt_view view;         /* into kept */
    const struct kpt_stamp *stamp; /* NULL: it has none */
    struct kpr_spot spot;         /* where its cluster puts it */
    struct kpr_cta cta;
    struct kpr_unit *units;
    struct kpr_span *spans;
    struct kpr_instant *instants;
    struct kpr_work *works;
    struct kpr_event *events;
    uint32_t *stack, *open_of;
    int64_t *floor_of;
    size_t unit_cap, work_cap, span_cap, instant_cap, event_cap, stack_cap;
    struct kpr_scene scene;
    uint64_t clamped;
    bool played;                  /* through all stages */
    bool drawn;                   /* it goes on to be rendered */
};
struct kpr_room *kpr_room_new(const struct kpr_loop *l);
/* Sets narrow, once all stamps are known: a sample that depends on nothing but them, spread
 * over the launch. */
void kpr_choose_narrow(struct kpr_loop *l);
/* Decode to correct, of what view and stamp say.  Several rooms at once.  Sets played, or says
 * what is wrong; it may be called again to have that said. */
void kpr_room_play(const struct kpr_loop *l, struct kpr_room *room);
/* Roles, counts, place; to be called in the CTAs' order, one at a time.  KP_OK, or KP_MALFORMED
 * after a message. */
int kpr_room_settle(struct kpr_loop *l, struct kpr_room *room);
void kpr_room_free(struct kpr_room *room);

/* ---- queue.c ----------------------------------------------------------------- */

/* Reads CTAs before their turn, up to `most` and until they have `bytes` of records: first,
 * which was read last, and those behind it.  l->ahead has them, and the queue gives them out
 * before what is still in the file. */
void kpr_read_ahead(struct kpr_loop *l, const struct kpt_view *first, size_t most, size_t bytes);
void kpr_ahead_free(struct kpr_loop *l);
struct kpr_queue *kpr_queue_new(struct kpr_loop *l);
/* The next CTA: sets kept, view, stamp and spot.  KPT_ITEM_CTA, or what comes in place of one.
 * Where clusters are placed by their barriers, all CTAs of a cluster are read before its
 * first is taken, if they are near enough in the file. */
enum kpt_item kpr_queue_take(struct kpr_queue *a, struct kpr_room *room);
void kpr_queue_free(struct kpr_queue *a);

/* ---- pool.c ------------------------------------------------------------------ */

/* Replays the CTAs that were read ahead, and all that follow.  KP_OK after the file's end,
 * or what went wrong, after a message, or what the visitor returned. */
int kpr_pool_run(struct kpr_loop *l);
/* The stamp of a CTA; asked for in ascending order.  NULL: it has none. */
const struct kpt_stamp *kpr_find_stamp(struct kpr_loop *l, uint32_t cta);

#endif
