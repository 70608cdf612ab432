/*
 * program: a kernel's loop as roles, items, links and engines, each with the numbers it takes.
 */
#ifndef KPM_PROGRAM_H
#define KPM_PROGRAM_H

#include "model/play/sim.h"
#include "model/stats.h"
#include "model/steady.h"
#include "replay/replay.h"

#define KPM_MAX_GROUPS 4 /* of a role, that are told apart */
struct kpm_item {
    uint32_t region;
    size_t stage;  /* parameter: its time; of a resolved wait the floor */
    size_t gap;    /* parameter: from its end to the next item's start */
    size_t waited; /* parameter: whole time of a wait; SIZE_MAX otherwise */
    size_t issue;  /* parameter: time to start a queue's operation that nothing holds up;
                      SIZE_MAX: not known, or it starts none */
    size_t lead;   /* parameter: of it, what is over before the engine can begin, beyond what the
                      engine's tail has of that; SIZE_MAX: not known */
    size_t own[KPM_MAX_GROUPS], own_gap[KPM_MAX_GROUPS]; /* parameters: stage and gap of the
                      role's slowest group, of the second, ...; SIZE_MAX: not told apart */
    double woken;  /* where groups wait at a barrier: how far one goes on behind the other */
    double blocked_above; /* a wait longer than this was blocked */
    double blocked; /* share of iterations in which it was */
    bool works;    /* without probes, work of another region stands in the gap behind it */
    bool same, gap_same; /* takes the same whatever others do beside it: they do not slow it */
    bool gap_works; /* what stands in that gap is no region and is work, as long as it takes */
    bool resolved; /* a wait that ends by links */
    bool blocks;   /* ... on one of which it was seen to block */
    bool fetched;     /* an edit: what it waits for of loads into registers comes a turn ahead */
    bool arrive_only; /* an edit: the wait in it was taken out */
    double extra;     /* an edit: cycles that it takes more */
    double behind;    /* an edit: cycles of another's work in the gap behind it */
    double idle;      /* an edit: cycles of looking at the clock in that gap */
    double saved;     /* an edit: cycles that its operation takes its engine less */
};
struct kpm_prole {
    const struct kpm_role *role;
    struct kpm_item *items;
    size_t *order; /* program order: indices into items */
    size_t count;
    size_t groups; /* of its units that queue for an engine apart, at least 1 */
    bool queues;   /* it does queue for one: played as the last unit of each group */
    bool outside;  /* tied to the loop by no mark: not in the graph */
    double apart;  /* an edit: cycles by which its last group begins later */
};
/* Has it groups that share an engine, which go on in step or by turns? */
static inline bool kpm_shares_engine(const struct kpm_prole *p)
{
    return !p->outside && p->queues && p->groups > 1;
}
/* KPM_TURN: between the groups of one role, each of which waits for the one
 * before it, the first for the last of `distance` + 1 iterations before. */
enum kpm_link_kind { KPM_ARRIVE, KPM_LOAD, KPM_OWN, KPM_TURN };
/* `to` ends no earlier than latency after `from` of distance iterations before. */
struct kpm_link {
    enum kpm_link_kind kind;
    const char *on;
    size_t from_role, from, to_role, to; /* items */
    bool from_start; /* leaves the item's start, not its end */
    uint32_t distance;
    size_t latency;  /* parameter */
    size_t plain;    /* parameter: the latency before queues were told apart in it */
    size_t spread;   /* parameter: of the latency what varies; SIZE_MAX: nothing */
    bool alternates; /* by turns: a slow one, a quick one */
    const double *shape; /* ... and how (kpm_sim_source), owned by the parameters */
    double skew;     /* of it, by how much the source's last unit is behind the mean one */
    bool exposed;    /* a wait of the warm-up blocked on it: its bound is a sample */
    bool queued;     /* the latency is its share of the engine's time, no more */
    bool holds_queue; /* ... and this arrive bears what it had to queue for */
    bool removed;        /* an edit */
    double shift;        /* an edit: cycles added to the latency */
};
struct kpm_engine {
    const char *name;
    size_t busy;        /* parameter: cycles an iteration with operations in flight, as
                           seen; SIZE_MAX: not known */
    size_t service;     /* parameter: what they take, by the calibrated rate, else busy;
                           stands in the graph unless SIZE_MAX */
    bool queue;         /* serves at a calibrated rate, in order: can be played */
    size_t ahead, tail; /* parameters of a queue: see kpm_sim_engine */
    bool recorded;      /* the groups' first warps make records: played with `ahead` */
    double bytes, flops; /* an iteration, all its users; flops of 16-bit floats that take as long */
    double given;       /* flops, as the marks give them */
    double saved;       /* an edit: cycles of the service that are no more */
    double blocked;     /* share of operations whose completion was seen */
};
struct kpm_program {
    struct kpm_prole *roles;
    size_t role_count;
    KP_VEC(struct kpm_link) links;
    KP_VEC(struct kpm_engine) engines;
    bool pressed;                /* its groups slow each other where it is played */
    double ctas;                 /* that share an SM, on average; 1: none do */
    double once;                 /* an edit: cycles that a CTA takes more, once */
    const struct kpt_info *info; /* borrowed */
};
struct kpm_notes {
    KP_VEC(char *) text;
};
/* Adds a note, once. */
void kpm_note(struct kpm_notes *n, const char *fmt, ...) KP_PRINTF(2, 3);
void kpm_notes_free(struct kpm_notes *n);
/* A deep copy but for what is borrowed (role, info, names). */
struct kpm_program kpm_program_copy(const struct kpm_program *p);
void kpm_program_free(struct kpm_program *p);
/* The region that an item is a visit to. */
const struct kpt_region *kpm_region(const struct kpm_program *p, size_t role, size_t item);

#endif
