/* random_sim: random programs of lanes and engines. */
#ifndef RANDOM_SIM_H
#define RANDOM_SIM_H

#include "model/play/sim.h"

enum { MAX_OPS = 5, MAX_LANES = 4 };

void random_seed(uint32_t seed);
/* Up to MAX_LANES lanes of up to MAX_OPS operations, which wait for each other and never for ever,
 * and of which some go to so many engines. */
struct kpm_sim random_program(uint32_t engines);
/* Two to four lanes that all hand one engine up to 20 pieces, more than it takes on. */
struct kpm_sim random_crowd(void);

#endif
