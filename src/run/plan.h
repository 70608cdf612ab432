/*
 * plan: a config over one shape: launch, tensors, parameters, which CTAs are sampled.
 */
#ifndef KP_RUN_PLAN_H
#define KP_RUN_PLAN_H

#include "run/check/tensor.h"

extern const struct kpn_limits kpn_sm90_limits;
/* For a dry run: sm_90's, or those of a target of AMD's. */
struct kpn_limits kpn_limits_for(const char *arch);

struct kpn_sample {
    uint32_t every, phase, first, limit; /* as in kpi_control */
    bool chosen;                         /* not asked for */
    uint64_t waves, spare; /* chosen: of the launch; the last one's places that stay empty */
    bool moved;            /* to CTAs that ended so many ns before their launch, in each of some */
    uint64_t slack;
};
struct kpn_param {
    const struct kpn_param_spec *spec;
    uint64_t bits;                        /* a scalar's */
    uint64_t dims[KPN_MAX_DIMS], strides[KPN_MAX_DIMS]; /* strides[0] is the element */
    uint32_t box[KPN_MAX_DIMS];
    unsigned char *bytes; /* KPN_P_BYTES: as the file has them, `size`; owned */
};
struct kpn_plan {
    const struct kpn_shape *shape;
    char *label;    /* "M8192-N8192-K8192" */
    uint32_t grid[3], block[3], cluster[3], shared;
    uint64_t ctas, threads;
    struct kpn_tensor_spec *specs; /* of the tensors, where the shape has values of its own */
    int64_t flops, bytes; /* of useful work; 0: not said */
    struct kpn_tensor tensors[KPN_MAX_TENSORS];
    struct kpn_param params[KPN_MAX_PARAMS];
};
/* Resolves every expression of c over a shape and checks what the launch and the
 * driver allow.  False after a message; free it in any case. */
bool kpn_plan_make(const struct kpn_config *c, const struct kpn_shape *shape,
                   struct kpn_plan *out);
void kpn_plan_free(struct kpn_plan *p);
/* recorded.c: a parameter's bytes from its file; the file that a tensor begins with is there and
 * as long as it.  False after a message. */
bool kpn_plan_bytes(const struct kpn_config *c, size_t param, struct kpn_plan *plan);
bool kpn_plan_contents(const struct kpn_config *c, const struct kpn_tensor *t);
/* For reports and traces; new references. */
json_t *kpn_plan_json(const struct kpn_config *c, const struct kpn_plan *p);
json_t *kpn_shape_json(const struct kpn_shape *s);
/* work.c: {"flops", "bytes", "type"} as far as said; NULL where nothing is. */
json_t *kpn_work_json(const struct kpn_config *c, const struct kpn_plan *p);
/* Evaluates them into the plan; false after a message. */
bool kpn_plan_work(const struct kpn_config *c, struct kpn_plan *out);

/* CTAs of a kernel that one SM holds at once, and what limits them. */
uint32_t kpn_occupancy(const struct kpn_limits *l, uint32_t threads, uint32_t registers,
                       uint32_t shared, const char **by);
struct kpn_ring {
    enum kpi_strategy strategy;
    bool separate;     /* as in kpi_options */
    uint32_t capacity; /* records kept of a unit */
    uint32_t slots;    /* of its ring in shared memory; 0: it has none */
    uint32_t bytes;    /* all rings of a CTA, rounded to 1 KiB */
    uint32_t ctas;     /* that an SM then holds */
    bool fewer;        /* than without the ring */
    bool all;          /* every record of a unit fits */
    bool few;          /* and it makes FEW at most (budget.c): the launch's CTAs are short */
    bool warpgroup;    /* units are warp groups, of which the config does not say it */
    char why[320];     /* the choice in words, or the refusal */
    char fits[160];    /* what would, where it is refused */
};
/* Records to keep of each of so many units in global memory: the largest power of
 * two up to 65536 with which all of them fit into a quarter of KPN_MAX_AREA, and at
 * least 32. */
uint32_t kpn_keep_choose(uint64_t units);
/* Bytes of a record area for so many units.  May exceed KPN_MAX_AREA. */
uint64_t kpn_area_bytes(uint64_t units, uint32_t capacity);
/* Units that have a place in an area of so many bytes, its head (64) at least. */
uint64_t kpn_area_room(uint64_t bytes, uint32_t capacity);
#define KPN_MAX_AREA (1ull << 30)

/* Parses "every 16 phase 3, cta < 132"; ids is how many CTAs (or clusters)
 * there are.  Messages point at node when it is given. */
bool kpn_sample_parse(const struct kpn_config *c, const struct kpn_shape *shape,
                      const char *text, const struct kpn_node *node, uint64_t ids,
                      struct kpn_sample *out);
/* About eight ids spread over the launch, none in the last wave, and at least one for each
 * probed body; in launches of few waves so many only that none holds up the end, or one for
 * each body. */
void kpn_sample_choose(uint64_t ids, uint64_t at_once, uint32_t bodies, struct kpn_sample *out);
/* CTAs that had an SM with fewer others than most have run as those do not: their least is 0. */
void kpn_sample_crowd(const struct kpt_stamp *stamps, uint64_t *least, uint64_t ids);
/* One wave: of samples as large those CTAs of which the first to end late, by `least` (of each,
 * how many ns it ended before its launch did), ends the earliest. */
void kpn_sample_move(struct kpn_sample *s, const uint64_t *least, uint64_t ids);
/* What to expect of a chosen sample in a launch of few waves; owned, or NULL. */
char *kpn_sample_outlook(const struct kpn_sample *s);
/* Whether a CTA or cluster is probed; of `ids` how many; the expression in words
 * (owned), which kpn_sample_parse reads back. */
bool kpn_sampled(const struct kpn_sample *s, uint64_t id);
uint64_t kpn_sample_count(const struct kpn_sample *s, uint64_t ids);
char *kpn_sample_text(const struct kpn_sample *s, uint64_t ids);

#endif
