/*
 * model_internal: how the parts of the model hand on to each other.
 *
 *   collect   the replayed spans of a sample of CTAs            kpm_data (steady.h)
 *   cycle, sequence    the loop of each unit, its iterations    kpm_steady (steady.h)
 *   stats     one number, its samples                           kpm_param (stats.h)
 *   measure   stages, waits, links, engines as numbers          kpm_program
 *   graph     a program and one value a number -> event graph   kpm_graph
 *   whole     a CTA from entry to exit                          kpm_whole
 *   launch    the grid's CTAs, given out to the SMs             kpm_launch
 *   residents, share   those that share an SM                   kpm_residents
 *   candidates, report, print
 *
 * All times are cycles, as recorded: a wait takes up what the records before it
 * cost, so taking a cost off each unit by itself would tear the units apart.
 * The graph is solved twice, with the records' cost in its stages and gaps, to
 * be set against the trace, and without, which is the kernel that one wants to
 * know about.
 */
#ifndef KPM_INTERNAL_H
#define KPM_INTERNAL_H

#include <jansson.h>

#include "model/edits/candidates.h"
#include "model/play/launch.h"
#include "model/mcr.h"
#include "model/play/sim.h"
#include "model/model.h"
#include "model/play/residents.h"
#include "model/play/whole.h"
#include "model/program.h"
#include "model/stats.h"
#include "model/steady.h"
#include "replay/replay.h"

/* ---- measure.c -------------------------------------------------------------- */

/* Fills program, params and notes from the iterations in the steady state, of which an SM runs
 * those of `ctas` CTAs at a time.  False with a message when the marks make more of the loop than
 * the limits allow. */
bool kpm_measure(const struct kpm_steady *s, const struct kpt_info *info, double ctas,
                 const char *name, struct kpm_program *program, struct kpm_params *params,
                 struct kpm_notes *notes);

/* ---- arrivals.c, links.c, engines.c (links.h) -------------------------------- */

/* Links and floors (links.c), engines (engines.c); called by kpm_measure. */
bool kpm_measure_waits(const struct kpm_steady *s, const char *name, struct kpm_program *program,
                       struct kpm_params *params, struct kpm_notes *notes);
/* The role's units of that CTA (its index): the first and their count. */
size_t kpm_units_of(const struct kpm_role *role, size_t cta, size_t *count);
void kpm_measure_engines(const struct kpm_steady *s, struct kpm_program *program,
                         struct kpm_params *params, struct kpm_notes *notes);
/* Units that share an engine and start together queue before it: the last to be
 * served holds its slots longest.  Moves that part of each operation's latency
 * to the arrives behind it, so that the ring bears it and a unit's own loop does
 * not.  True when there was anything to move. */
bool kpm_split_queues(struct kpm_program *p, struct kpm_params *params);
/* How many start an operation of this engine together with a role's units: the
 * four warps of a group, which may record apart, count as one. */
double kpm_issuers(const struct kpm_program *p, size_t role, const char *engine);

/* ---- copy.c --------------------------------------------------------------------- */

/* Waits for one load: the time from its issue to each wait's end, and how long the wait took; above
 * `above` it blocked, as the times of all say, above `surely` whatever they do. */
struct kpm_copies {
    const double *since, *took;
    const bool *odd; /* iterations */
    size_t n;
    double above, surely;
    bool alternate; /* as kpm_copies_alternate says */
};
/* What copies take: `base` cycles, and `over` more on average. */
struct kpm_copy_law {
    double base, over;
    bool shaped; /* distributed as `shape` has it (kpm_sim_source); else as sim.h says */
    double shape[2 * KPM_SIM_STRATA]; /* where they alternate of slow ones, then of quick ones */
};
/* What the copies took.  Unblocked waits are upper bounds.  Where these leave the times of next to
 * none open, as they were distributed: what is most likely of all (Kaplan and Meier, from the
 * longest down).  Else as sim.h says: base is the least that was seen, or `usual` where that makes
 * what was seen likelier.  False: too few blocked, or their times do not vary. */
bool kpm_copy_time(const struct kpm_copies *c, double usual, struct kpm_copy_law *law);
/* What the region's bulk copy that arrives there is assumed to take; NAN: there is none. */
double kpm_usual_copy(const struct kpt_region *r, const char *on);
/* Do the copies of every second iteration find in L2 what those before brought there?  Where a step
 * along the tensors' rows takes half of what the copy engine is told to fetch of a row at once. */
bool kpm_copies_alternate(const struct kpt_info *info, const struct kpt_region *r, const char *on);
/* By how much more the copies of such a role are assumed to take. */
double kpm_usual_spread(const struct kpm_role *role, const struct kpt_info *info);

/* ---- pressure.c ----------------------------------------------------------------- */

struct kpm_pressure;
/* Owned; s and p, of whose roles the items are known, are borrowed.  Not known: nothing presses. */
struct kpm_pressure *kpm_pressure_new(const struct kpm_steady *s, const struct kpm_program *p,
                                      bool known);
void kpm_pressure_free(struct kpm_pressure *p);
/* An operation that takes the engine `work` cycles, by order of CTA and time. */
void kpm_pressure_engine(struct kpm_pressure *p, size_t cta, uint32_t warp, double start,
                         double work);
/* Does a region press on others: is it work? */
bool kpm_presses(const struct kpt_region *r);
/* Does a region issue copies that arrive somewhere? */
bool kpm_issues_copies(const struct kpt_region *r);
/* Is it known what warp groups do to each other there, and what else was measured on an H200? */
bool kpm_press_known(const struct kpt_info *info);
/* What the others and the tensor core do to a region's time. */
struct kpm_sim_press kpm_press_on(const struct kpt_region *r);
struct kpm_sim_press kpm_pressure_on(const struct kpm_pressure *p, uint32_t region); /* by its id */
/* The same of a gap: was a region's work moved there; is it so long that work of no region is
 * there? */
struct kpm_sim_press kpm_press_on_gap(bool moved, bool unmarked);
/* Is all that others do in the unit's CTA from `from` on among their records?  A ring keeps more
 * iterations of a unit that makes few records in each. */
bool kpm_pressure_seen(const struct kpm_pressure *p, const struct kpm_useq *u, double from);
/* What the unit's time from `from` to `to`, by what is done to it, would have been without the
 * others' work; engines: and without the engine's. */
double kpm_alone(const struct kpm_pressure *p, const struct kpm_useq *u, struct kpm_sim_press by,
                 double from, double to, bool engines);

/* ---- elsewhere.c -------------------------------------------------------------- */

/* Notes what regions' work stands behind another region, by the trace's certificate: in the
 * original's machine code, or in the copy of it that unprobed CTAs run.  Do the two differ? */
bool kpm_place_elsewhere(struct kpm_program *p, struct kpm_params *params, bool original);

/* ---- queue.c, groups.c, lanes.c (queue.h) -------------------------------------- */

/* Was the engine's rate calibrated, or documented? */
static inline bool kpm_engine_calibrated(const struct kpm_engine *e)
{
    return e->service != SIZE_MAX && e->service != e->busy && e->flops > 0;
}
/* Marks the engines whose queue can be played, and measures what playing them takes: an
 * operation's time to be started, what the engine takes on ahead, when its end is seen.  Where
 * several CTAs share an SM there is none: what is before an operation is another CTA's, too, and
 * its latency as recorded holds that. */
void kpm_measure_queues(const struct kpm_steady *s, struct kpm_program *p,
                        struct kpm_params *params);
/* Is there an engine whose queue can be played? */
bool kpm_has_queue(const struct kpm_program *p);
/* The period, played where an engine has a queue, else by the graph; NAN for a deadlock. */
double kpm_period(const struct kpm_program *p, const double *values);
/* The program with these values, to be played; owned: kpm_sim_free. */
struct kpm_sim kpm_sim_new(const struct kpm_program *p, const double *values);

/* ---- rerun.c ---------------------------------------------------------------- */

struct kpm_rerun {
    double recorded, played; /* cycles, of the same iterations */
    size_t iterations, ctas;
};
/* Plays the CTAs of a recorded program, with its values, on from where their first iterations left
 * them, and compares the steady state's iterations of a role.  False: none can be. */
bool kpm_rerun(const struct kpm_program *p, const double *values, size_t role, size_t ctas,
               struct kpm_rerun *out);

/* ---- spread.c ---------------------------------------------------------------- */

/* Student's t: 19 of 20 means of n, two or more, lie within so many of their standard errors. */
double kpm_student(size_t n);
/* By what share the mean iteration of the role's CTAs may be off, 95%: Student's t times the
 * standard error of the CTAs' means, since the iterations of one CTA are not independent.  NAN: of
 * one CTA; 1 or more: the mean may be any.  *ctas: how many there are. */
double kpm_iteration_open(const struct kpm_role *role, size_t *ctas);

/* ---- rhythm.c ---------------------------------------------------------------- */

struct kpm_solved;
struct kpm_baseline;
struct kpm_candidates;
struct kpm_pause;
enum { KPM_RHYTHMS = 8 };
struct kpm_rhythm {
    double apart;  /* cycles by which the last group begins later than the others */
    double period; /* that an iteration then settles at */
};
/* The first role whose groups queue for an engine; SIZE_MAX: none. */
size_t kpm_shared_role(const struct kpm_program *p);
/* Plays it with the last group beginning 0 to 7 eighths of `period` later.  What it settles at, the
 * shortest first, where that differs by more than KPM_REPEATS; their number, 0 where no groups
 * queue for an engine. */
size_t kpm_rhythms(const struct kpm_program *p, const double *values, double period,
                   struct kpm_rhythm out[KPM_RHYTHMS]);
/* Of the groups that share an engine the last one's warps, and the only wait in front of their
 * loop. False: that is not told. */
bool kpm_pause_of(const struct kpm_solved *m, struct kpm_pause *out);
/* Where groups that begin apart are played to take less for an iteration, one candidate more: a
 * pause before the last one's loop. */
void kpm_start_apart(const struct kpm_solved *m, const struct kpm_baseline *b,
                     struct kpm_candidates *out);

/* ---- step.c ------------------------------------------------------------------ */

/* Groups that do the same at the same time. */
struct kpm_step {
    double period; /* of an iteration then; NAN: no groups share an engine, or they take turns */
    double alone;  /* the share of a group's work beside which no operation of its own is in
                      flight */
    double played; /* the period as played */
    bool risky;    /* its loop gives the engine several at once, most of its work is of that kind,
                      and in step it takes longer than played */
};
struct kpm_step kpm_in_step(const struct kpm_program *p, const double *values, double period);

/* ---- graph.c ---------------------------------------------------------------- */

enum kpm_what { KPM_E_STAGE, KPM_E_GAP, KPM_E_LINK, KPM_E_ENGINE };
#define KPM_TAG(what, index) ((uint32_t)(what) << 28 | (uint32_t)(index))
#define KPM_TAG_WHAT(tag) ((enum kpm_what)((tag) >> 28))
#define KPM_TAG_INDEX(tag) ((tag) & 0xfffffffu)

/* The event graph of a program with these values.  Owned: free edges.v. */
struct kpm_graph kpm_graph_new(const struct kpm_program *p, const double *values);
/* Role and item of a stage's or gap's tag. */
void kpm_graph_locate(const struct kpm_program *p, uint32_t tag, size_t *role, size_t *item);
/* The period, or NAN when the program deadlocks or has no cycle. */
double kpm_graph_period(const struct kpm_program *p, const double *values);
/* One edge in words: "consumer: mma_wait", "load_ab -> wait_full", ...; owned. */
char *kpm_edge_name(const struct kpm_program *p, uint32_t tag);

/* ---- solve.c ------------------------------------------------------------------ */

/* Everything that the report tells. */
struct kpm_solved {
    const struct kpm_data *data;
    const struct kpr_run *run;
    struct kpm_steady steady;
    struct kpm_program program;
    struct kpm_params params;
    struct kpm_notes notes;
    double *values;          /* without the records */
    struct kpm_graph graph;  /* of these */
    struct kpm_mcr mcr;
    double *slack;           /* by edge; NULL: the graph is too large */
    double period;           /* without the records: as played where an engine has a queue,
                                else by the graph */
    double copied;           /* of the original's copy that unprobed CTAs ran; kpm_as_original makes
                                period that of the original itself */
    double probed;           /* the period with the records, modeled so, too: of the recorded
                                iterations where they are played on from the loop's start */
    struct kpm_step in_step, copy_in_step; /* of the original, and of that copy */
    double settled;          /* the same in the steady state */
    struct kpm_rerun rerun;  /* no iterations: probed is settled */
    double by_graph;         /* the same by the graph, with the latencies as they were */
    double measured;         /* as recorded, so with the records */
    const struct kpm_role *looped; /* the role of which that is */
    double residual;         /* probed / measured - 1 */
    double residual_lo, residual_hi; /* ... as far as the recorded iteration is known; NAN: it is
                                        not */
    size_t residual_ctas;            /* by so many CTAs */
    double off;              /* its magnitude, or the steady state's where that is larger */
    double lost;             /* cycles that a probed CTA takes more, but for its drain; or NAN */
    double other;            /* see kpm_whole */
    double by_stamps;        /* of unprobed CTAs at least, from whole-CTA times; or NAN */
    bool contradicted;       /* by the stamps: the records cost less than was taken off */
    bool fitted;             /* so that what is taken off is what whole CTAs lose */
    bool dearer;             /* by the stamps: the records cost more than they were calibrated at */
    double cta_probed, cta_unprobed; /* median cycles of a CTA; NAN: none */
    struct kpm_whole whole, ends[2];
    struct kpm_launch launch;
    struct kpm_residents residents;
    struct kpm_memory memory;
    size_t engine;           /* that bounds the loop; SIZE_MAX: none */
    bool moved;              /* the records change what bounds the loop */
    bool summed;             /* as recorded, one unit's stages alone: no residual is possible */
    double shared_free, shared_dynamic; /* bytes; NAN: not known */
    double ns_per_cycle;
    uint32_t ctas_per_sm;
};
/* What candidates are set against. */
struct kpm_baseline kpm_baseline_of(const struct kpm_solved *m);
/* KP_OK; KP_FAILED or KP_MALFORMED with a message.  Free it in any case. */
int kpm_solve(const struct kpm_data *d, const struct kpr_run *run, const char *name,
              struct kpm_solved *out);
/* Where the machine code of the original has its work elsewhere than the copy that was recorded:
 * from here on the original is what candidates are set against.  A CTA's cycles are then the
 * copy's, longer or shorter by as much as the loop. */
void kpm_as_original(struct kpm_solved *m);
void kpm_solved_free(struct kpm_solved *m);
/* The program with its groups' records, to be played with values that hold them; owned. */
struct kpm_program kpm_as_recorded(const struct kpm_program *p);
/* Median cycles of a CTA that was not probed, from its stamps; NAN: there is none. */
double kpm_unprobed_cycles(const struct kpr_run *run);
/* Of the probed CTAs, the median; NAN: not known. */
double kpm_ns_per_cycle(const struct kpm_data *d);
/* Share of the period for which an engine that bounds it is busy; 0: not known. */
double kpm_engine_share(const struct kpm_solved *m, size_t engine);

/* ---- share.c -------------------------------------------------------------------- */

/* What is known of the CTAs that share an SM. */
struct kpm_residents kpm_residents_of(const struct kpm_solved *m);
/* As the report has it; NULL: no CTAs share one.  New reference. */
json_t *kpm_residents_json(const struct kpm_solved *m);
/* What is left of an edit's gain, and its period, among neighbours that are edited alike; period:
 * the baseline's.  The interval becomes kpm_residents_range's, and no narrower than launches
 * repeat; that of an edit which may leave room for a CTA less reaches to what that costs. */
void kpm_share_gain(const struct kpm_residents *r, struct kpm_candidate *c, double period);
/* The same of a CTA's cycles, which the edit makes `after`. */
double kpm_share_cycles(const struct kpm_residents *r, const struct kpm_candidate *c,
                        const struct kpm_whole *w, double after);

/* ---- tiers.c -------------------------------------------------------------------- */

/* {"PATH": tier}: of the report's numbers with paths that end so, where no NAME_tier stands beside
 * them; the longest PATH counts, and before the `tier` of the number's object.  New reference. */
json_t *kpm_tiers_json(json_t *report);
/* What an edge's `fetch` says, in words; owned. */
char *kpm_fetch_text(const json_t *fetch);

/* ---- report.c, report/loop.c (report.h), stream.c ----------------------------- */

/* The model over collected data; see kpm_model. */
int kpm_report(const struct kpm_data *d, const struct kpr_run *run, const char *name,
               const struct kpm_options *options, json_t **report);

/* A stream that reads f and hashes what it gives; kpm_hash_end closes it. */
struct kpm_hash;
struct kpm_hash *kpm_hash_new(FILE *f);
FILE *kpm_hash_stream(struct kpm_hash *h);
void kpm_hash_end(struct kpm_hash *h, char hex[65]);

#endif
