/*
 * sass, inside: registers and the constants in them.
 */
#ifndef KP_RUN_SASS_INTERNAL_H
#define KP_RUN_SASS_INTERNAL_H

#include "run/sass/sass.h"

#define KPN_RZ 255 /* reads as zero */

struct kpn_reg {
    bool uniform;
    int number; /* -1: none */
};
/* The register that a piece of arguments begins with. */
struct kpn_reg kpn_reg_of(const char *s, size_t n);
/* The k-th argument; false: there are fewer. */
bool kpn_argument(const struct kpn_instr *i, unsigned k, const char **s, size_t *n);
struct kpn_reg kpn_reg_argument(const struct kpn_instr *i, unsigned k);
bool kpn_writes_reg(const struct kpn_instr *i, struct kpn_reg r);
/* A whole number as it is spelt, RZ among them. */
bool kpn_literal(const char *s, size_t n, uint32_t *out);

struct kpn_search {
    const struct kpn_sass *s;
    unsigned steps; /* instructions that it may still look at */
};
/* The last instruction of block b, before instruction `end`, that writes r. */
uint32_t kpn_last_write(struct kpn_search *w, uint32_t b, uint32_t end, struct kpn_reg r);

enum kpn_found { KPN_NOT_FOUND, KPN_IS_CONSTANT, KPN_IS_UNKNOWN };
/* The constant that r holds before instruction `end`, through at most `depth` other
 * registers; by: where it is written. */
enum kpn_found kpn_constant_at(struct kpn_search *w, uint32_t end, struct kpn_reg r,
                               unsigned depth, uint32_t *value, uint32_t *by);

/* Marks stamps and drains as p->stamp and p->own, then tells the bodies apart. */
void kpn_find_bodies(const struct kpn_sass *s, bool two_bodies, struct kpn_probes *p);
/* A store of global, shared or generic memory; reads of the clock's 32 and 64 bits. */
bool kpn_is_store(const struct kpn_instr *i);
bool kpn_reads_clock32(const struct kpn_instr *i);
bool kpn_reads_clock64(const struct kpn_instr *i);

#endif
