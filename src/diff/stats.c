#include "diff/stats.h"

#include <math.h>

enum { DRAWS = 200 };
#define CORRELATED 0.7 /* of the samples' deviation: of a median of few independent ones */
#define OF_SPREAD 0.6 /* that a session may be off by: see stats.h */
#define BETWEEN_QUARTILES 1.349
#define BETWEEN_PERCENTILES 3.29 /* 5th to 95th; both in standard deviations of a normal */

/* ---- medians -------------------------------------------------------------- */

/* The k-th smallest to v[k], none above it before, none below it behind (Hoare's select). */
static void put_in_place(double *v, size_t n, size_t k)
{
    size_t lo = 0, hi = n - 1;
    while (lo < hi) {
        double pivot = v[lo + (hi - lo) / 2];
        size_t i = lo, j = hi;
        while (i <= j) {
            while (v[i] < pivot)
                i++;
            while (v[j] > pivot)
                j--;
            if (i > j)
                break;
            double t = v[i];
            v[i++] = v[j];
            v[j] = t;
            if (j == 0)
                break;
            j--;
        }
        if (k <= j && j < hi)
            hi = j;
        else if (k >= i && i > lo)
            lo = i;
        else
            return;
    }
}

/* Reorders v. */
static double median_of(double *v, size_t n)
{
    size_t k = n / 2;
    double below = -INFINITY;
    put_in_place(v, n, k);
    for (size_t i = 0; n % 2 == 0 && i < k; i++)
        below = fmax(below, v[i]);
    return n % 2 ? v[k] : 0.5 * (below + v[k]);
}

/* xorshift64*, Vigna 2016. */
static uint64_t draw(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 2685821657736338717u;
}

static size_t block_of(size_t n)
{
    size_t b = (size_t)(sqrt((double)n) + 0.5);
    return b ? b : 1;
}

/* Standard deviation of the medians of series drawn from blocks of so many; x: room for n. */
static double spread_of_medians(const double *v, size_t n, size_t block, double *x)
{
    double sum = 0, squares = 0, first = 0;
    size_t starts = n - block + 1;
    uint64_t state = 0x9e3779b97f4a7c15u;
    for (int d = 0; d < DRAWS; d++) {
        for (size_t i = 0; i < n;) {
            size_t from = (size_t)(draw(&state) % starts);
            for (size_t k = 0; k < block && i < n; k++)
                x[i++] = v[from + k];
        }
        double m = median_of(x, n);
        first = d ? first : m;
        sum += m - first;
        squares += (m - first) * (m - first);
    }
    return sqrt(fmax(squares / DRAWS - sum / DRAWS * (sum / DRAWS), 0));
}

/* Correlation of a sample with the next, from how often both lie on one side of the median: of
 * a normal pair with correlation r that is so with probability 1/2 + asin(r)/pi (Sheppard 1899);
 * without the bias of -(1 + 3 r)/n that an estimate from n samples has.  In [0, 0.95]. */
static double correlation(const double *v, size_t n, double median)
{
    double same = 0, pairs = 0;
    for (size_t i = 1; i < n; i++) {
        double product = (v[i] - median) * (v[i - 1] - median);
        same += product > 0 ? 1 : product < 0 ? 0 : 0.5;
        pairs++;
    }
    double r = pairs > 0 ? sin(acos(-1) * (same / pairs - 0.5)) : 0;
    r += (1 + 3 * r) / (double)n;
    return fmin(fmax(r, 0), 0.95);
}

/* The variance of a mean of so correlated samples is 1 + 2 sum r^k that of independent ones;
 * blocks of b hold 1 + 2 sum (1 - k/b) r^k of it, k < b.  What is missing, as a factor. */
static double missed(double r, size_t b)
{
    double held = 1, power = 1;
    for (size_t k = 1; k < b; k++) {
        power *= r;
        held += 2 * (1 - (double)k / (double)b) * power;
    }
    return (1 + r) / (1 - r) / held;
}

static double deviation(const double *v, size_t n)
{
    double mean = 0, squares = 0;
    for (size_t i = 0; i < n; i++)
        mean += v[i] / (double)n;
    for (size_t i = 0; i < n; i++)
        squares += (v[i] - mean) * (v[i] - mean);
    return sqrt(squares / (double)(n - 1));
}

struct kpd_center kpd_median(const double *v, size_t n)
{
    struct kpd_center out = {.n = n};
    double *x = kp_alloc(n * sizeof *x);
    size_t block = block_of(n);
    memcpy(x, v, n * sizeof *x);
    out.value = median_of(x, n);
    put_in_place(x, n, n / 4);
    out.spread = -x[n / 4];
    put_in_place(x, n, n - 1 - n / 4);
    out.spread = (out.spread + x[n - 1 - n / 4]) / BETWEEN_QUARTILES;
    if (n > 1) {
        double few = (double)n / (double)(n - block + (n == block));
        out.error = spread_of_medians(v, n, block, x) *
                    sqrt(few * missed(correlation(v, n, out.value), block));
        out.error = fmin(out.error, CORRELATED * deviation(v, n));
    }
    free(x);
    return out;
}

struct kpd_center kpd_median_of_percentiles(double median, double p5, double p95, size_t n)
{
    double spread = (p95 - p5) / BETWEEN_PERCENTILES;
    /* 1.2533: the median of a normal sample has so much of the mean's error. */
    return (struct kpd_center){median, 1.2533 * spread / sqrt(sqrt((double)n)), spread, n};
}

/* ---- Student's distribution ----------------------------------------------- */

/* The continued fraction of the incomplete beta function (DLMF 8.17.22), by Lentz's method. */
static double beta_fraction(double a, double b, double x)
{
    const double tiny = 1e-300;
    double c = 1, d = 1 - (a + b) * x / (a + 1);
    d = 1 / (fabs(d) < tiny ? tiny : d);
    double f = d;
    for (int m = 1; m < 500; m++) {
        double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        double before = f;
        d = 1 + even * d;
        c = 1 + even / c;
        d = 1 / (fabs(d) < tiny ? tiny : d);
        c = fabs(c) < tiny ? tiny : c;
        f *= c * d;
        d = 1 + odd * d;
        c = 1 + odd / c;
        d = 1 / (fabs(d) < tiny ? tiny : d);
        c = fabs(c) < tiny ? tiny : c;
        f *= c * d;
        if (fabs(f - before) < 1e-14 * fabs(f))
            break;
    }
    return f;
}

static double incomplete_beta(double a, double b, double x)
{
    if (x <= 0 || x >= 1)
        return x <= 0 ? 0 : 1;
    double front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x));
    return x < (a + 1) / (a + b + 2) ? front * beta_fraction(a, b, x) / a
                                     : 1 - front * beta_fraction(b, a, 1 - x) / b;
}

/* Both tails beyond t. */
static double tails(double t, double degrees)
{
    if (isinf(degrees))
        return erfc(t / sqrt(2));
    return incomplete_beta(degrees / 2, 0.5, degrees / (degrees + t * t));
}

double kpd_student(double confidence, double degrees)
{
    double lo = 0, hi = 1, want = 1 - confidence;
    while (tails(hi, degrees) > want && hi < 1e12)
        hi *= 2;
    for (int i = 0; i < 200 && hi - lo > 1e-12 * hi; i++) {
        double mid = 0.5 * (lo + hi);
        if (tails(mid, degrees) > want)
            lo = mid;
        else
            hi = mid;
    }
    return 0.5 * (lo + hi);
}

/* ---- two sides ------------------------------------------------------------ */

/* squares: about the mean, added; errors: each one's variance by itself, at least that of a
 * share of its spread, added. */
static double mean_of(const struct kpd_center *v, size_t n, double share, double *squares,
                      double *errors)
{
    double mean = 0;
    for (size_t i = 0; i < n; i++) {
        mean += v[i].value / (double)n;
        double own = fmax(v[i].error, share * v[i].spread);
        *errors += own * own;
    }
    for (size_t i = 0; i < n; i++)
        *squares += (v[i].value - mean) * (v[i].value - mean);
    return mean;
}

static void interval(double confidence, struct kpd_interval *out)
{
    double t = out->error > 0 ? kpd_student(confidence, out->degrees) : 0;
    out->lo = out->diff - t * out->error;
    out->hi = out->diff + t * out->error;
}

void kpd_compare(const struct kpd_center *a, size_t na, const struct kpd_center *b, size_t nb,
                 struct kpd_prior prior, double confidence, struct kpd_interval *out)
{
    double squares = 0, errors = 0, d = (double)(na + nb - 2);
    double mean_a = mean_of(a, na, OF_SPREAD, &squares, &errors);
    double mean_b = mean_of(b, nb, OF_SPREAD, &squares, &errors);
    errors /= (double)(na + nb);
    double known = prior.between * prior.between + errors;
    double v = (prior.weight * known + squares) / (prior.weight + d);
    *out = (struct kpd_interval){.diff = mean_b - mean_a, .degrees = prior.weight + d,
                                 .error = sqrt(v * (1 / (double)na + 1 / (double)nb)),
                                 .between = sqrt(v), .estimated = d > 0};
    interval(confidence, out);
}

void kpd_combine(const struct kpd_center *v, size_t n, double between, double confidence,
                 struct kpd_interval *out)
{
    double squares = 0, errors = 0, weight = 0;
    double mean = mean_of(v, n, 0, &squares, &errors);
    for (size_t i = 0; i < n; i++)
        weight += v[i].n / block_of(v[i].n) > 1 ? (double)(v[i].n / block_of(v[i].n) - 1) : 1;
    double d = (double)(n - 1), known = between * between + errors / (double)n;
    double variance = (weight * known + squares) / (weight + d);
    *out = (struct kpd_interval){.diff = mean, .degrees = weight + d,
                                 .error = sqrt(variance / (double)n),
                                 .between = sqrt(variance), .estimated = n > 1};
    interval(confidence, out);
}
