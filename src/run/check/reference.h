/*
 * reference: what a kernel should compute, by a formula in float64, by another kernel, or as a
 * file has it, and how far from it an output lies.
 *
 * Of an element with the reference r, the bound is u |r| + T S + t: u is the unit roundoff of the
 * output's type, t its least subnormal number, S the sum of the magnitudes of the products that
 * r is the sum of, and T their relative error, see kpn_formula_row.
 *
 * That is the worst case.  Errors of roundings differ from each other, so that those of many
 * elements are far smaller in the root mean square: the norm of the difference may be that of
 * u r, T r, 4 T R and t, R being the root of the sum of these products' squares.
 */
#ifndef KP_RUN_REFERENCE_H
#define KP_RUN_REFERENCE_H

#include "run/run_internal.h"

/* ---- numbers ------------------------------------------------------------- */

/* An element as a double: exact for all types but i64. */
double kpn_value_of(enum kpn_dtype t, const void *element);
/* Half a unit in the last place of 1, and the least number above 0; integers: 0 and 0. */
double kpn_roundoff(enum kpn_dtype t);
double kpn_least(enum kpn_dtype t);

/* ---- formulas (formula.c) ------------------------------------------------ */

struct kpn_operand {
    const struct kpn_tensor *t;
    const unsigned char *data; /* NULL until a device has filled it */
};
/* gemm:      out[b,m,n] = scale * sum over k of A[b,m,k] * B[b,n,k] (transposed) or B[b,k,n]
 * attention: out[b,i,:] = sum over j of p[j] V[g,j,:], p = softmax over j of scale * Q[b,i].K[g,j]
 *            where g = b / (heads of Q over heads of K); causal: j <= i + keys - queries
 * Leading dimensions are one: b.  dims: gemm M, N, K; attention queries, keys, head, value head. */
struct kpn_formula {
    enum kpn_reference_kind kind;
    struct kpn_operand in[3];
    const struct kpn_tensor *out;
    uint64_t batch, group; /* group: b of Q that share one of K and V */
    uint64_t dims[4];
    bool transposed, causal;
    double scale;
    double tolerance; /* T; below 0: by type and length */
};
/* Checks the operands' dimensions against each other.  False: why says what does not fit. */
bool kpn_formula_make(const struct kpn_config *c, const struct kpn_plan *p,
                      struct kpn_formula *out, char why[200]);
uint64_t kpn_formula_rows(const struct kpn_formula *f);
uint64_t kpn_formula_columns(const struct kpn_formula *f);
/* Multiplications and additions of one row. */
double kpn_formula_cost(const struct kpn_formula *f);
/* One row of the result, of S and of R squared; T for it:
 *   gemm: K * 2^-23, with float64 in or out K * 2^-53, between integers 0;
 *   attention: u(V) + 2 (D * 2^-23 * A + 2^-21) + keys * 2^-23, where u(V) rounds the
 *   probabilities, A is the largest of scale * sum |q k|, and 2^-21 is the exponential's.
 * work: room for kpn_formula_room doubles. */
struct kpn_row { /* each of kpn_formula_columns */
    double *ref, *mag, *square;
};
size_t kpn_formula_room(const struct kpn_formula *f);
double kpn_formula_row(const struct kpn_formula *f, uint64_t row, struct kpn_row *out,
                       double *work);

/* ---- comparing (compare.c) ------------------------------------------------ */

struct kpn_distance {
    uint64_t checked, rows, zero, nan, inf, beyond;
    double diff2, ref2, common2, spread2; /* sums of squares: difference, r, T r, T R */
    double worst;               /* the largest share of its bound; -1: none was checked */
    uint64_t index;
    double got, expected, bound;
};
struct kpn_rounding {
    double u, t, T;
};
void kpn_distance_begin(struct kpn_distance *d);
/* n elements from `first` on. */
void kpn_distance_add(struct kpn_distance *d, uint64_t first, const double *got,
                      const struct kpn_row *row, size_t n, struct kpn_rounding r);
/* What b has seen, too. */
void kpn_distance_join(struct kpn_distance *d, const struct kpn_distance *b);
/* Of the difference to the reference, in the Frobenius norm, and what is allowed; NAN where
 * the reference is 0. */
double kpn_distance_norm(const struct kpn_distance *d);
double kpn_distance_allowed(const struct kpn_distance *d, double u, double t);

enum kpn_finding { KPN_F_WITHIN, KPN_F_BEYOND, KPN_F_NAN, KPN_F_NO_CHECK };
/* NaN is never within; zeros alone, and tolerances that allow half of everything, are no check. */
enum kpn_finding kpn_distance_finding(const struct kpn_distance *d, struct kpn_rounding r);
const char *kpn_finding_name(enum kpn_finding f);
/* The graver of two. */
enum kpn_finding kpn_finding_join(enum kpn_finding a, enum kpn_finding b);

/* Compares an output with a formula: all rows, or a sample of them that costs no more than
 * `budget` multiplications, at least 16 rows. */
void kpn_formula_compare(const struct kpn_formula *f, const unsigned char *got, double budget,
                         struct kpn_distance *out, struct kpn_rounding *r);
/* Compares two tensors of one shape, all elements: S is the root mean square of the reference, R
 * is 0, u twice the type's. */
void kpn_tensors_compare(const struct kpn_tensor *t, const unsigned char *got,
                         const unsigned char *ref, double tolerance, struct kpn_distance *out,
                         struct kpn_rounding *r);

/* ---- on the device (reference.c) ------------------------------------------ */

/* Checks the original's outputs (and the candidate's, if not NULL) against the config's
 * reference.  False: a device call or a file failed, with a message.  *report: as
 * kperf-report(5) has "reference", or NULL where the config names none. */
bool kpn_reference_check(struct kpn_session *s, unsigned char *const *original,
                         unsigned char *const *candidate, json_t **report);

#endif
