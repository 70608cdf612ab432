/*
 * queue: engines that serve in order.
 *
 *   queue   what playing an engine's queue takes, measured
 *   groups  what its warp groups take each for themselves
 *   woken   how far apart a barrier lets groups go that wait at it
 *   lanes   the program as lanes and engines to be played
 *   rhythm  how long an iteration takes as groups begin together or apart
 *   rerun   the recorded iterations played on from where they begin
 */
#ifndef KPM_QUEUE_H
#define KPM_QUEUE_H

#include "model/model_internal.h"

enum { KPM_LEAST_SAMPLES = 4 }; /* of which a median or mean is taken */

/* The work of one wgmma instruction where its number is not known. */
#define KPM_PIECE 64.0
/* Floating point operations that a region gives the engine, as the operation `name` (NULL: all), in
 * those of 16-bit floats that take as long. */
double kpm_flops_on(const struct kpt_region *r, const char *engine, const char *name);
/* The engine's cycles for what a region starts: its share of the iteration's. */
double kpm_work_of(const struct kpm_engine *e, const struct kpt_region *r, double service);
/* The engine's cycles for one of a region's instructions, which take it `work` in all: so much goes
 * in between two of another group. */
double kpm_piece_of(const struct kpm_program *p, size_t role, size_t item, double work);
/* In how many pieces it goes there. */
double kpm_pieces_of(const struct kpm_program *p, size_t role, size_t item, double work);
/* The times of each of the role's groups without what others took of them. */
void kpm_measure_groups(const struct kpm_pressure *by, const struct kpm_steady *s,
                        struct kpm_prole *p, struct kpm_params *params);

/* A lane's units: the warps of its group. */
enum { KPM_MOST_UNITS = 16 };
struct kpm_members {
    const struct kpm_useq *unit[KPM_MOST_UNITS];
    size_t count;
};
/* The units of the group that unit `of` stands for; false: they are too many. */
bool kpm_find_members(const struct kpm_prole *p, size_t of, struct kpm_members *out);
/* An operation of a group is its warps': it starts and ends with the last of them.  False: it is
 * not known of all. */
bool kpm_last_of(const struct kpm_members *m, int64_t index, size_t item, struct kpm_sim_past *out);

/* By how much a group goes on behind the one before it where both wait at a barrier, in every item
 * where the role's groups do. */
void kpm_measure_woken(struct kpm_program *p, const struct kpm_params *params);
/* As measured; 0 where that does not say which of their operations is the first at the engine. */
double kpm_woken(const struct kpm_program *p, size_t role, size_t item);
/* How far the first that the link lets go is ahead of the mean one. */
double kpm_first_woken(const struct kpm_program *p, const struct kpm_link *l);

/* The units of that CTA that the role's lanes stand for, a lane for each group: the slowest group
 * first, of each the unit that has most to do; their number. */
size_t kpm_lane_units(const struct kpm_prole *p, size_t cta, size_t unit[KPM_MAX_GROUPS]);

#endif
