/* How far apart two events of a CTA can be; see relative.c. */
#ifndef KP_RELATIVE_H
#define KP_RELATIVE_H

#include "replay/causal.h"

struct kpr_relative;
struct kpr_relative *kpr_relative_new(struct kpr_scene *s);
/* From here on at this cost, with these bounds of every event (by s->base; borrowed). */
void kpr_relative_at(struct kpr_relative *r, int64_t cost, const int64_t *lo, const int64_t *hi);
/* No more than this lies between x and y (indexes by s->base), in 1/KPR_FIX cycles:
 * t_y - t_x, which may be negative. */
int64_t kpr_relative_most(struct kpr_relative *r, size_t y, size_t x);
void kpr_relative_free(struct kpr_relative *r);

#endif
