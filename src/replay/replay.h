/*
 * replay: from raw records to a timeline, CTA by CTA.
 *
 *   decode -> rotate -> unwrap -> pair -> correct -> align -> visitor
 *
 * The correction is a longest path over the events of a CTA.  What a unit does by
 * itself takes as long as recorded, less the cost of a record each time: what makes
 * whole CTAs as long as unprobed ones of the launch (fit.h), or what was calibrated.
 * A wait that blocked ends when what it waited for has come: the marks say
 * which region's visit let it come, and the time from that visit's START to the
 * wait's end is kept; an engine that serves one operation after the other keeps
 * its order and its service times.  So a wait gives back what the records before
 * it cost where something else decided its end, and shrinks with the records of
 * the unit that it waited for where those did.  Checked on an H200: GEMM loops
 * with 8 records of 19 cycles an iteration keep the tensor core's period of 1026
 * cycles, and one that its records slow down gets shorter with all its units.
 *
 * Conditions, each with its flag or bound: the marks say what a wait waits for
 * (else KPR_UNRESOLVED), no record costs more than calibrated (KPR_CLAMPED), the
 * order on an engine is that of the run without records and the one in which the
 * issuing regions began, an operation takes as long as it did (and on a tensor core
 * that a CTA has to itself no longer than its calibrated rate says for the flop that
 * are marked), a thread's arrive is seen within 128 cycles, of several arrivals that a wait needs
 * the last to come is the one whose region began last, the shortest visit to a wait, if of 96
 * cycles or less without the cost that is taken off, is what one takes that finds all there, and
 * the polls of the waits before a wait took as long as they did.  Of an arrival that nothing waited
 * for, no more is known than that it did not come later: kpr_span.least and most say what that
 * leaves open.  Where each of several probed bodies records some of the regions, a CTA may wait in
 * others: where that can be (kpt_body_late) and the time is long, such a wait is taken to have
 * ended when the next record was made, as one with KPR_UNRESOLVED; and a barrier of which a body
 * does not record all regions that arrive or wait there is linked to nothing.
 *
 * Memory is bounded by the CTA stamps and, for each thread, the largest probed CTA.
 */
#ifndef KP_REPLAY_H
#define KP_REPLAY_H

#include "base/base.h"
#include "trace/trace.h"

enum kpr_flag {
    /* Its START was overwritten: start is the cut, the duration a lower bound.
     * Never a pair: counted as unpaired, and no statistic should use it. */
    KPR_OPEN_START = 1,
    /* No END before the unit drained (end is the drain), or before an END of
     * an enclosing region (end is there). */
    KPR_OPEN_END = 2,
    /* The correction would have made time run backwards at its start or end. */
    KPR_CLAMPED = 4,
    /* A whole span not longer than the records in it: all that is known of its duration is
     * that it is at most raw_end - raw_start. */
    KPR_CENSORED = 8,
    /* A wait that something outside the unit ended: it lasted longer than its
     * shortest and a poll. */
    KPR_BLOCKED = 16,
    /* A wait that blocked on what no record of the CTA shows (no mark says what
     * arrives, its record was lost, or marks and times disagree).  It is taken to
     * end when it was seen to; the truth may be earlier. */
    KPR_UNRESOLVED = 32,
    /* With KPR_NEED_BOUNDS: a wait so soon after a ring's cut that it would be another
     * if the records lost had delayed their units for good, or on what was lost. */
    KPR_UNSETTLED = 64,
    /* Of waves that store to one place: another wave's record is at its start than at its
     * end, so that it is as long as their difference says, too. */
    KPR_MIXED = 128,
};

/* A region's interval on a unit.  Cycles since the CTA's entry stamp (a warp
 * that began before the one that took the stamp can have negative ones).
 * With o the record cost: up to a wait that blocked, the k-th record of
 * the unit since the ring's cut is moved to raw - k*o, but never before the record
 * before it.  So a span with n records strictly inside, and no such wait, lasts
 * raw_end - raw_start - (n+1)*o; but if n = 0 and the trace says what it waits for, less what
 * was calibrated for that (kpt_region.inside_cost). */
struct kpr_span {
    uint32_t region;
    uint32_t depth;            /* 0: outermost */
    uint32_t flags;
    uint32_t inside;           /* records strictly inside it */
    uint32_t record;           /* its START's place among the unit's surviving records, of
                                * which one that two regions share counts twice */
    int64_t raw_start, raw_end; /* as recorded */
    int64_t flushed;            /* of these cycles, those of flushes strictly inside */
    int64_t start, end;         /* record cost taken off */
    int64_t exclusive;          /* end - start less the spans directly inside */
    /* With KPR_NEED_BOUNDS: between what the duration lies, given what a record can cost
     * (from nothing, in the shadow of latencies, to the calibrated interval's upper end;
     * exactly its cost where the interval is empty), the poll of waits, arrivals of which only a
     * bound is known, and what CTAs take beyond their records (all of it, in equal parts in the
     * region's visits); on the condition that unresolved waits ended when they were
     * seen to and unsettled ones are as shown.  Otherwise both are end - start. */
    int64_t least, most;
};
struct kpr_instant {
    uint32_t region;
    int64_t raw_at, at;
};

/* One unit of one CTA.  Spans are sorted by start, then by -end. */
struct kpr_unit {
    uint32_t unit, warp, role; /* role: index into kpr_run.roles */
    uint64_t count, lost;      /* records made; overwritten before the drain */
    uint64_t shared;           /* surviving records that are an END and a START */
    uint64_t unpaired;         /* ENDs whose START was overwritten, or never made */
    uint64_t blocked;          /* spans with KPR_BLOCKED */
    uint64_t hidden;           /* waits taken to have blocked that its body does not record */
    uint64_t mixed;            /* spans with KPR_MIXED */
    uint32_t hardware;         /* of AMD's: kpt_hardware_word of the wave that drained it */
    struct kpr_span *spans;
    size_t span_count;
    struct kpr_instant *instants;
    size_t instant_count;
    int64_t cut;               /* earliest surviving record; -1: nothing lost */
    int64_t drain_begin, drain_end; /* corrected as the records are */
    int64_t saved;             /* cycles by which its drain came earlier for that */
    bool clock_gap; /* a pause as long as the records' clock can count, 2^32 cycles
                     * or what clock_bits says, cannot be excluded */
};

/* An arrival, and a wait that could not end before it.  With KPR_NEED_LINKS. */
struct kpr_link {
    uint32_t barrier;              /* kpr_run.barriers: what it waits on */
    uint32_t from_unit, from_span; /* the region that arrives, or starts the operation
                                    * whose completion does: indexes in units, spans */
    uint32_t to_unit, to_span;     /* the wait */
    bool completes; /* an asynchronous operation lies between */
    bool binding;   /* it is what the wait blocked on: the last of its arrivals */
};

/* An asynchronous operation, by the rule of three records: the START of the region
 * that issues it, the START and the END of the wait for it.  With KPR_NEED_LINKS. */
struct kpr_op {
    uint32_t unit;          /* that issued it: index in units */
    uint32_t region, async; /* regions[region].asyncs[async] */
    uint32_t span;          /* of the issuing region: index in the unit's spans */
    uint32_t wait_unit, wait_span; /* the first wait for it; UINT32_MAX: none is seen */
    /* KPR_CENSORED: the wait did not block, or it is not known on what, so that it had completed
     * by `end`, which is the wait's end.  KPR_OPEN_END: no wait for it is seen; end is its issue's
     * end. */
    uint32_t flags;
    int64_t issued;     /* START of the issuing region */
    int64_t begin, end; /* begin: issued, or on an engine that serves one after the
                         * other ("tensor") the end of the operation before, if later */
    int64_t raw_issued, raw_end;
};

struct kpr_cta {
    uint32_t cta, sm;
    uint32_t body;          /* which of the probed bodies it ran, from 0 */
    uint64_t number;        /* of those given to the visitor, from 0 */
    struct kpt_stamp stamp;
    struct kpr_unit *units;
    size_t unit_count;
    struct kpr_link *links; /* by to_unit, then time */
    size_t link_count;
    struct kpr_op *ops; /* by unit, then time of issue */
    size_t op_count;
    int64_t ns_origin;      /* CTA entry, ns since the launch's first entry */
    double ns_per_cycle;    /* of this SM's fit, or of its own stay: see kpr_fit */
    /* How far the mean rate of its stay can be from ns_per_cycle, relative to it, or of
     * a part of its stay, where a drain shows that the rate changed; 1 when assumed. */
    double slope_error;
    double origin_error_ns; /* of its entry from ns_origin */
    /* How far a drain's own reading lies off the line, beyond what the readings leave
     * open: the rate changed within the stay, or a reading came late. */
    double bend_ns;
    /* Placed by the barrier of its cluster (kpr_tightened) as well as by its SM's clock. */
    bool met;
    double among_ns; /* how far it can be off another CTA of its cluster, at a barrier */
    /* Bounds take into account how far apart units can be, which takes time: of at most
     * some 64 CTAs of a launch.  Elsewhere they are those of each event by itself. */
    bool narrow;
    bool clock_assumed;     /* no: 1, for want of any fit */
};

/* A role: units that record the same regions (e.g. all consumer warps).  Made
 * as units come, so an index never changes its meaning.  A unit that lost
 * records joins a role that has all the regions it still shows. */
struct kpr_role {
    char name[64];
    uint32_t body;     /* its units', where there are several with probes */
    uint64_t *regions; /* bit set over region ids, kpr_role_has */
};
#define KPR_MAX_ROLES 256 /* whatever comes later is in the last, "other" */

/* The clock fit of one SM: ns = time0 + slope * (clock - clock0) by least squares
 * over the entry and exit stamps of its CTAs, held among the lines that keep within
 * kpr_run.reading_ns/2 of every reading, if there are any.  A reading t is taken for
 * the middle of the times that it stands for: half a step early, but equally for all.
 * An SM with too few stamps has the slope of all.
 *
 * Where no line keeps to all readings, the clock's rate changed (power limit, boost)
 * or readings jitter: a CTA is then placed by its own entry and exit, unless it stayed
 * too short for that. */
struct kpr_fit {
    uint32_t sm, points;
    uint64_t clock0, time0;
    double slope, residual_ns; /* ns per cycle; largest distance of a reading */
    double offset_error_ns;    /* how far a reading's time can be from the line */
    /* The slopes of all lines that keep to the readings.  With widening_ns: the mean
     * slopes, with what is open of them, of all readings and of their two halves. */
    double slope_lo, slope_hi;
    double widening_ns; /* how much more than reading_ns a line needs; 0: one exists */
    /* Mean slope of the later readings to that of the earlier ones, less 1, and its
     * error by the timer's step; NaN: too few readings.  > 0: the clock slows down. */
    double drift, drift_error;
};

/* Where the cost that is taken off comes from. */
enum kpr_cost_from {
    KPR_COST_FITTED,     /* in options: fitted where the launch shows it, else calibrated */
    KPR_COST_CALIBRATED, /* as the trace says */
    KPR_COST_GIVEN,      /* by kpr_options.cycles */
};
/* T + N C: what a probed CTA should take, to what it took (drains left out), less 1.  Medians over
 * CTAs that were compared with their neighbours. */
struct kpr_whole {
    double unprobed, probed; /* cycles; of the neighbours, T, and of the CTAs with their records */
    double records;          /* N: that a CTA's busiest unit makes */
    double on_path;          /* cycles, by which the CTA is shorter without records */
    double all;              /* off, with N records of the cost that is taken */
    double path;             /* off, with those on the CTA's longest path */
    double told; /* off, with these and what the other half of the CTAs shows: its cost, where it
                  * was fitted, or what it takes beyond its records */
};
/* Of one record, in cycles.  See fit.h. */
struct kpr_record_cost {
    enum kpr_cost_from from;
    double value, lo, hi;
    double calibrated, calibrated_lo, calibrated_hi;
    const char *why; /* not fitted, although it was wanted; static text, or NULL */
    /* Of a fit, believed or not, if ctas > 0. */
    double fit_value, fit_lo, fit_hi;
    uint32_t ctas;   /* probed ones that were compared with unprobed neighbours */
    /* Time of those CTAs without records, to that of their neighbours, less 1: median, least
     * and most, at the cost that the other half of them gives; median, as calibrated. */
    double residual, residual_lo, residual_hi, residual_calibrated;
    /* What those CTAs take beyond the cost and the calibrated prologue, which no record is to blame
     * for: cycles of a CTA, with their interval.  0 where the cost was fitted. */
    double beyond, beyond_lo, beyond_hi;
    double residual_beyond; /* as residual, at the cost taken and with what the other half takes
                             * beyond it */
    struct kpr_whole whole;
};
/* Whether that is more than chance has it: then it is in the bounds of spans. */
static inline bool kpr_beyond_shown(const struct kpr_record_cost *c)
{
    return c->beyond_lo > 0 || c->beyond_hi < 0;
}

/* What the barriers of clusters say of the SMs' clocks: in each phase no wait ends before
 * the last CTA has arrived, on whatever clock.  The entry of a CTA, and the time between
 * two CTAs of a cluster (at the phase that tells most), are known to an interval before,
 * by the SMs' readings alone, and to a smaller one after. */
struct kpr_tightened {
    uint64_t clusters;      /* with phases that say something of two CTAs or more */
    uint64_t contradicted;  /* others, whose phases contradict the clocks: not used */
    uint64_t split;         /* whose CTAs lie too far apart in the file to be held together:
                             * used in parts */
    uint64_t unclear;       /* units whose phases could not be counted: not used */
    uint64_t unsteady;      /* CTAs whose SM's clock has no one line: not used */
    uint64_t orders, open;  /* an arrive before another CTA's wait; of these the clocks alone
                             * leave open whether it was */
    uint64_t bound;         /* arrives and waits that say something of a CTA by itself */
    uint64_t ctas, pairs;   /* in those clusters; of two CTAs in one */
    /* Sums over ctas and pairs: half of those intervals, ns */
    double entry_before, entry_after, among_before, among_after;
};

/* What a filter kept from the exporter; the counts are complete at visitor.end. */
struct kpr_filtered {
    const char *by;       /* the filters in words; NULL: there were none */
    bool within;          /* units may lack spans and instants of theirs */
    bool window;          /* by time or by iterations, among others */
    uint64_t ctas, units; /* of which nothing was left */
    uint64_t spans, instants;
};

/* What holds for the whole run; complete only at visitor.end. */
struct kpr_run {
    struct kpt_info info;
    struct kpt_stamp *stamps;
    size_t stamp_count;
    struct kpr_fit *fits;
    size_t fit_count;
    struct kpr_role *roles;
    size_t role_count;
    const char **barriers; /* what waits wait on: barriers and operations, by name */
    size_t barrier_count;
    struct kpr_record_cost cost;
    bool crowded; /* an SM held two CTAs at once: they share its engines */
    uint64_t time_zero; /* global ns of the first CTA's entry */
    /* The global timer advances in steps of so many ns: the greatest common divisor of
     * all distances between readings.  Assumed: they are too few or too odd to tell. */
    double timer_step;
    double reading_ns; /* what a stamp's two readings leave open: a step and a cycle */
    bool timer_step_assumed;
    double drift, drift_error; /* as in kpr_fit, over all SMs */
    double bend_ns;            /* the largest of a CTA; complete at visitor.end */
    /* Of a launch of clusters, whose CTAs run together: how many have CTAs on record,
     * and in how many a CTA entered after another had left. */
    uint64_t clusters, clusters_apart;
    struct kpr_tightened tightened; /* complete at visitor.end */
    struct kpr_sm_lines *lines; /* by fit: what its clock can be; NULL: not asked for */
    /* exact counts */
    uint64_t ctas, units;     /* that left records */
    uint64_t records, lost;   /* made; overwritten */
    uint64_t unpaired, open_end, censored;
    uint64_t blocked;         /* waits that blocked, and so absorbed records */
    uint64_t unresolved;      /* of those: with KPR_UNRESOLVED */
    uint64_t hidden;          /* kpr_unit.hidden */
    uint64_t mixed;           /* kpr_unit.mixed */
    uint64_t clamped;         /* records held back so that time runs forwards */
    uint64_t clock_gaps;      /* units with clock_gap */
    uint64_t clock_assumed;   /* CTAs placed at an assumed 1 ns a cycle */
    uint64_t ctas_launched;   /* of the grid */
    uint64_t ctas_not_run;    /* of those: no stamp, or one without an entry */
    uint64_t ctas_no_exit;    /* entered, but left no exit stamp */
    uint64_t ctas_probed;     /* stamps that say the CTA was probed */
    uint64_t units_missing;   /* of probed CTAs: units that left nothing */
    struct kpr_filtered filtered; /* in none of the counts above */
};

/* Called in order: begin once, cta for each probed CTA ascending, end once.
 * A non-zero result stops the replay and is returned.  The CTA is borrowed. */
struct kpr_visitor {
    int (*begin)(void *ctx, const struct kpr_run *run);
    int (*cta)(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta);
    int (*end)(void *ctx, const struct kpr_run *run);
};

/* In place of a visitor's cta, with its ctx, for outputs in which what becomes of a CTA
 * depends on no other, so that several threads can make them.  All three may be called at
 * once, for different CTAs. */
struct obuf;
struct kpr_renderer {
    /* In the CTAs' order, one at a time.  It may change the CTA; KPR_LEFT_OUT ends what is
     * done with it, and is no error.  NULL: nothing to do. */
    int (*order)(void *ctx, const struct kpr_run *run, struct kpr_cta *cta);
    /* Adds to out.  It may read of the run what does not change after begin, and the names
     * of the roles of the CTA's units. */
    void (*render)(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta,
                   struct obuf *out);
    /* What was rendered, in the CTAs' order, one piece at a time. */
    void (*write)(void *ctx, const char *d, size_t n);
};
#define KPR_LEFT_OUT (-1)

enum kpr_need {
    KPR_NEED_BOUNDS = 1, /* kpr_span.least and most */
    KPR_NEED_LINKS = 2,  /* kpr_cta.links and ops */
    KPR_NEED_SAMPLED = 4, /* bounds, if at all, only where they are narrow */
};
struct kpr_options {
    bool raw;      /* leave the record cost in */
    enum kpr_cost_from cost; /* that is wanted */
    double cycles; /* of a record, with KPR_COST_GIVEN */
    unsigned need; /* enum kpr_need, or'ed: what costs time to find */
    unsigned threads; /* that share the work; 0: as 1.  The result is the same for any number */
    const struct kpr_renderer *renderer; /* asked instead of the visitor's cta; or NULL */
};

/* Replays the trace on f.  KP_OK, KP_MALFORMED or KP_FAILED with a message,
 * or what the visitor returned. */
int kpr_replay(FILE *f, const char *name, const struct kpr_options *options,
               const struct kpr_visitor *visitor, void *ctx);

/* struct kpr_whole as the reports have it: {"unprobed_cycles", "probed_cycles", "records",
 * "record_cost", "on_path_cycles", "off_all", "off_path", "off_told", "fitted"}.  The second: of
 * the trace in a file; NULL: it cannot be read, or its CTAs cannot be compared.  New references. */
json_t *kpr_whole_json(const struct kpr_record_cost *c);
json_t *kpr_whole_of(const char *path);

/* cycles since CTA entry -> ns since the launch's first CTA entry */
static inline int64_t kpr_ns(const struct kpr_cta *cta, int64_t cycles)
{
    double ns = (double)cycles * cta->ns_per_cycle;
    return cta->ns_origin + (int64_t)(ns < 0 ? ns - 0.5 : ns + 0.5);
}
/* Whether the role's units record the region; region < region_count. */
bool kpr_role_has(const struct kpr_role *role, uint32_t region);
/* Records lost, unpaired, units or CTAs missing: what --strict refuses. */
bool kpr_lossy(const struct kpr_run *run);
/* Warnings for all that is not as it should be; call at visitor.end. */
void kpr_warn(const struct kpr_run *run, const char *name);

/* ---- exporters ----------------------------------------------------------- */

enum kpr_plot { KPR_PLOT_TIMELINE, KPR_PLOT_DURATIONS, KPR_PLOT_ITERATIONS, KPR_PLOT_LAUNCH };

struct kpr_export_options {
    unsigned width; /* columns of the text timeline; 0: terminal or 100 */
    bool json;      /* summary as JSON */
    bool color;
    bool raw;       /* as in kpr_options, to be said in the output */
    int64_t cta;    /* the timeline's CTA in text and plot; -1: the middle one.  The others
                     * export what they are given: filter before them */
    enum kpr_plot plot;     /* what the plot shows */
    bool png;               /* the plot's script makes PNG, not SVG */
    bool ctas_chosen;       /* by the user: the plot's timeline draws what it is given */
    const char *input;      /* the trace's name; NULL: not known */
    const char *input_hash; /* its SHA-256 in hex, read at visitor.end; or NULL */
    const char *path;       /* where f writes, for exporters with to_path; or NULL */
};
struct kpr_exporter {
    const char *name, *help;
    bool hashes;  /* shows options.input_hash, whatever else is asked for */
    unsigned need; /* enum kpr_need: what it shows, for kpr_options.need */
    bool to_path; /* writes options.path by itself, and nothing to f */
    bool binary;  /* not for a terminal */
    struct kpr_visitor visitor;
    const struct kpr_renderer *renderer; /* or NULL */
    /* State for one export to f; freed with close. */
    void *(*open)(FILE *f, const struct kpr_export_options *options);
    void (*close)(void *ctx);
};
/* NULL-terminated table, and by name. */
extern const struct kpr_exporter *const kpr_exporters[];
const struct kpr_exporter *kpr_exporter_find(const char *name);

#endif
