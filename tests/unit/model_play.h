/*
 * model_play: plays small programs of several roles, op by op, as soon as what
 * each op waits for is known.  Knows nothing of graphs or cycle ratios.
 */
#ifndef MODEL_PLAY_H
#define MODEL_PLAY_H

#include "model/model_internal.h"

/* One region of a role's loop.  Barriers complete an iteration when all that
 * arrive on them in it have. */
struct play_op {
    const char *region;
    int cost;             /* cycles; of a wait: when it need not wait */
    const char *waits;    /* barrier, or the name of an own operation */
    int distance, wake;
    const char *arrives[2];
    const char *async, *engine, *completes_on;
    int latency;          /* of the operation that it starts */
    int bytes;
};
struct play_role {
    const char *name;
    int units, start;     /* start: cycles after entry */
    const struct play_op *ops;
    size_t count;
};
struct play {
    const struct play_role *roles;
    size_t role_count;
    int iterations, ctas, gap;
};
struct play_trace {
    struct kpr_run run;
    struct kpr_cta *ctas;
    size_t cta_count;
    double period; /* of the first role's first unit, its last 36 iterations */
};
struct play_trace play_run(const struct play *p);
void play_free(struct play_trace *t);
int play_model_with(const struct play_trace *t, const struct kpm_options *options, json_t **report);
int play_model(const struct play_trace *t, json_t **report);

#endif
