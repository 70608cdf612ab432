/* What kernels took over many launches, for predictions to be set against. */
#include "model/score/score.h"

#include <math.h>

enum { MOST_TIMES = 10000 };

static bool positive(const json_t *j)
{
    return json_is_number(j) && json_number_value(j) > 0 && isfinite(json_number_value(j));
}

/* One mean a run, or null: the kernel was not in it. */
static bool read_runs(const json_t *runs, struct kpm_times *t)
{
    size_t i;
    const json_t *run;
    if (!json_is_array(runs) || json_array_size(runs) > KPM_MOST_RUNS)
        return false;
    json_array_foreach(runs, i, run) {
        if (!json_is_null(run) && !positive(run))
            return false;
        t->runs[t->run_count++] = json_is_null(run) ? NAN : json_number_value(run);
    }
    return true;
}

static bool read_times(const char *name, size_t i, const json_t *row, struct kpm_times *t)
{
    const json_t *cycles = json_object_get(row, "cta_cycles"), *mhz = json_object_get(row, "mhz");
    *t = (struct kpm_times){.name = json_string_value(json_object_get(row, "kernel")),
                            .cycles = json_number_value(cycles),
                            .ns_per_cycle = 1000 / json_number_value(mhz)};
    if (t->name && positive(cycles) && positive(mhz) && read_runs(json_object_get(row, "runs"), t))
        return true;
    kp_error("%s: rows[%zu]: takes a 'kernel', 'cta_cycles' and 'mhz' above 0, and in 'runs' up to "
             "%d such cycles or nulls", name, i, KPM_MOST_RUNS);
    return false;
}

json_t *kpm_times_read(FILE *f, const char *name, kpm_times_list *times)
{
    json_error_t at;
    json_t *file = json_loadf(f, JSON_REJECT_DUPLICATES, &at);
    const json_t *rows = json_object_get(file, "rows"), *row;
    size_t i;
    if (!file) {
        kp_error("%s:%d:%d: not what launches took: %s", name, at.line, at.column, at.text);
        return NULL;
    }
    bool ok = json_is_array(rows) && json_array_size(rows) <= MOST_TIMES;
    if (!ok)
        kp_error("%s: 'rows' is a list of at most %d kernels' times", name, MOST_TIMES);
    json_array_foreach(rows, i, row) {
        struct kpm_times t;
        if (!ok || !(ok = read_times(name, i, row, &t)))
            break;
        KP_PUSH(*times, t);
    }
    if (ok)
        return file;
    json_decref(file);
    return NULL;
}

const struct kpm_times *kpm_times_find(const kpm_times_list *times, const char *name, size_t length)
{
    for (size_t i = 0; i < times->n; i++)
        if (strlen(times->v[i].name) == length && memcmp(times->v[i].name, name, length) == 0)
            return &times->v[i];
    return NULL;
}

/* Squared, of one run; n: how many. */
static double variance(const struct kpm_times *a, const struct kpm_times *b, double *n)
{
    double sum = 0, squares = 0;
    *n = 0;
    for (size_t i = 0; a && i < a->run_count; i++) {
        double v = log(a->runs[i]) - (b ? i < b->run_count ? log(b->runs[i]) : NAN : 0);
        if (isnan(v))
            continue;
        sum += v;
        squares += v * v;
        ++*n;
    }
    return *n > 1 ? fmax(0, squares - sum * sum / *n) / (*n - 1) : NAN;
}

double kpm_times_deviation(const struct kpm_times *a, const struct kpm_times *b)
{
    double n, of_one = variance(a, b, &n);
    return sqrt(of_one / n);
}

double kpm_times_open(const struct kpm_times *a, const struct kpm_times *b)
{
    double n, of_one = variance(a, b, &n);
    return isnan(of_one) ? NAN : kpm_student((size_t)n) * sqrt(of_one / n);
}

double kpm_times_spread(const struct kpm_times *a, const struct kpm_times *b)
{
    double n;
    return sqrt(variance(a, b, &n));
}
