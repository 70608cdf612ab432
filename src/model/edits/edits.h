/*
 * edits: what the rules that find edits have in common.
 */
#ifndef KPM_EDITS_H
#define KPM_EDITS_H

#include "model/model_internal.h"

/* ---- look.c -------------------------------------------------------------------- */

/* Neither waits nor arrives nor starts anything. */
bool kpm_is_plain(const struct kpt_region *r);
/* Starts a load that another role waits for. */
bool kpm_has_load(const struct kpm_program *p, size_t role, size_t item);
/* Ends only when another unit's arrive has come: what guards a slot. */
bool kpm_is_guard(const struct kpm_program *p, size_t role, size_t item);
bool kpm_awaits_load(const struct kpm_program *p, size_t role, size_t item);
/* Of a barrier at which warps of this role meet: from the last to arrive to all. */
static inline bool kpm_meets_itself(const struct kpm_link *l, size_t role)
{
    return l->kind == KPM_ARRIVE && l->from_start && l->from_role == role && l->to_role == role &&
           l->from == l->to;
}
/* Bytes that a region loads for the barrier `arrives`; NULL: for all. */
double kpm_load_bytes(const struct kpt_region *r, const char *arrives);
/* Is anything left that may use what `wait` is for, were it to stand right behind `behind`: work,
 * an operation, before the role arrives where who brings it waits?  The arrive's item, if not. */
bool kpm_used_behind(const struct kpm_baseline *b, size_t role, size_t wait, size_t behind,
                     size_t *arrive);
/* Does work, or an operation, stand between the wait for a load and the end of `behind`? */
bool kpm_used_before(const struct kpm_baseline *b, size_t role, size_t behind);
/* Loads that stand between this guard and the next one: positions [from, to). */
void kpm_guarded_loads(const struct kpm_program *p, size_t role, size_t guard, size_t *from,
                       size_t *to);

/* A candidate that changes nothing yet; valid until the next is added.  Takes id. */
struct kpm_candidate *kpm_candidate_add(const struct kpm_baseline *b, struct kpm_candidates *out,
                                        const char *kind, char *id);
/* No place for another? */
bool kpm_candidates_full(struct kpm_candidates *out);
/* A step more; false: a distance would fall below 0. */
bool kpm_candidate_step(struct kpm_candidate *c, struct kpm_op op);
void kpm_candidate_move(struct kpm_candidate *c, size_t role, size_t item, size_t anchor,
                        bool before);
/* Candidates of the same id are one: several roles run the same text, as groups do whose named
 * barriers tell them apart, and what is changed there changes for all of them. */
void kpm_candidates_unite(struct kpm_candidates *out);

/* ---- slots.c ---------------------------------------------------------------------- */

/* Bytes of one slot of the ring that this link's tokens count; NAN unknown. */
double kpm_slot_bytes(const struct kpm_program *p, const struct kpm_link *l);
/* Slots that the tokens of this link count, 0: it guards none.  A consumer that takes a slot's load
 * iterations later holds as many slots more. */
uint32_t kpm_slots_of(const struct kpm_program *p, const struct kpm_link *l);
/* A load whose slots an arrive counts: that ring is the one to ask about. */
bool kpm_guarded_elsewhere(const struct kpm_program *p, const struct kpm_link *load);
/* So many slots more, or fewer: what it costs a CTA, once, that it fills them. */
void kpm_fill_slots(const struct kpm_baseline *b, const struct kpm_link *l, int delta,
                    struct kpm_candidate *c);

/* ---- across.c ------------------------------------------------------------------- */

/* The arrive up into work in no region, where that alone stands between it and its slot's wait. */
void kpm_advance_in_gap(const struct kpm_baseline *b, const struct kpm_link *arrive,
                        struct kpm_candidates *out);
/* An arrive up to the role's last wait, of a role that awaits no load of the slot; a turn's, up to
 * the end of what the role had to wait for. */
void kpm_advance_unread(const struct kpm_baseline *b, const struct kpm_link *arrive,
                        struct kpm_candidates *out);
/* A wait for another role's arrive down over the operation that the role starts behind it. */
void kpm_delay_over_operation(const struct kpm_baseline *b, size_t role, size_t item,
                              struct kpm_candidates *out);
/* The wait of the role for copies that this item starts; NULL: it starts none. */
const struct kpm_link *kpm_own_copies(const struct kpm_program *p, size_t role, size_t item);
/* Warps come to the barrier behind their wait for copies one after the other, as their copies end,
 * or their work before did: half of what they differ by is taken to go with the wait. */
void kpm_lose_skew(const struct kpm_baseline *b, size_t role, size_t wait,
                   struct kpm_candidate *c);
/* Copies that the role awaits itself up over the work that they stand behind. */
void kpm_hoist_own(const struct kpm_baseline *b, size_t role, size_t item,
                   struct kpm_candidates *out);

/* ---- barriers.c ------------------------------------------------------------------ */

/* A barrier of a role that starts no load behind it: arriving is enough, or nothing, where nobody
 * else waits. */
void kpm_part_barrier(const struct kpm_baseline *b, size_t role, size_t item,
                      struct kpm_candidates *out);

/* ---- loads.c --------------------------------------------------------------------- */

/* From the end of what starts at position `from` to the end of what starts at `to`. */
double kpm_apart(const struct kpm_baseline *b, size_t role, size_t from, size_t to);
/* Of two loads one behind the other the second first. */
void kpm_reorder_loads(const struct kpm_baseline *b, size_t role, struct kpm_candidates *out);

/* ---- fetch.c --------------------------------------------------------------------- */

/* Loads into registers of the role's loop a turn ahead of their first use, place by place, and all
 * of them. */
void kpm_fetch_ahead(const struct kpm_baseline *b, size_t role, struct kpm_candidates *out);

/* Where a barrier is taken out of the item, the wait for loads that are used first in it, which the
 * barrier's link holds, stays. */
void kpm_fetch_stays(const struct kpm_baseline *b, size_t role, size_t item,
                     struct kpm_candidate *c);

/* Does the loop load into registers what it uses in the same turn? */
bool kpm_has_fetches(const struct kpm_program *p);

/* Loads into registers that are used first at one place of a role's loop, in or behind an item, in
 * the turn that they are asked for; and what of that place's time may be the wait for them. */
struct kpm_fetched {
    size_t from, item;
    bool from_inside, inside;
    double loads, bytes; /* of a thread */
    double least, most;  /* cycles */
    json_int_t line, last, use; /* of the text: the first and the last load, the first use */
};
/* Up to `cap` of them; none where there is not a cycle to wait in. */
size_t kpm_fetched_places(const struct kpm_baseline *b, size_t role, struct kpm_fetched *out,
                          size_t cap);

/* ---- restructure.c --------------------------------------------------------------- */

/* Edits for which the source has to change: loads that get out of each other's way, barriers split
 * or merged, a prologue peeled off, consumers in turns. */
void kpm_restructure(const struct kpm_baseline *b, struct kpm_candidates *out);

#endif
