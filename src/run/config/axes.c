#include "run/config/workloads.h"

/*
 * The representative set: sizes, awkward sizes, sweeps and value distributions, one shape each,
 * named by what it is there for.
 */

#define MAX_VALUE ((int64_t)1 << 40)

enum level { SMALL, MEDIUM, TARGET, MAXIMUM, LEVELS };
static const char *const level_names[] = {"small", "medium", "target", "maximum"};
static const char *const level_why[] = {
    "every axis at its small value", "every axis at its medium value",
    "the size that matters", "the largest size that is expected"};

const char *const kpn_values_names[] = {"config", "normal", "constant", "zeros", "large",
                                        "small",  "infinities", NULL};

struct axis {
    const char *name;
    const struct kpn_node *level[LEVELS], *step, *fixed; /* NULL: by default, or not fixed */
    const struct kpn_node *sweep[32];
    size_t sweep_count;
    int64_t given[LEVELS]; /* of an axis that a shape gives; -1: by nodes */
};
struct set {
    struct kpn_config *c;
    const struct kpn_node *node;
    struct axis axes[KPN_MAX_NAMES];
    size_t count;
    const struct kpn_dtype_kernel *other; /* of the shapes that are added; or NULL */
};
/* What a generated shape departs from: another value of one axis, or of all of them. */
enum awkward { PLAIN, NOT_A_POWER, HALF_A_STEP, ONE_LESS, SWEPT };
struct variation {
    enum level level;
    enum awkward how;
    size_t axis; /* of HALF_A_STEP, ONE_LESS and SWEPT */
    const struct kpn_node *value;
};

/* ---- reading --------------------------------------------------------------------- */

static bool read_axis(struct set *s, const struct kpn_node *key, const struct kpn_node *n)
{
    static const char *const keys[] = {"small", "medium", "!target", "maximum", "step", "sweep",
                                       NULL};
    const struct kpn_node *f[6];
    struct axis *a = &s->axes[s->count++];
    *a = (struct axis){.name = key->value, .given = {-1, -1, -1, -1}};
    if (n->kind == KPN_SCALAR) {
        a->fixed = n;
        return true;
    }
    if (!kpn_map_read(s->c, n, "an axis", keys, f))
        return false;
    for (size_t i = 0; i < LEVELS; i++)
        a->level[i] = f[i];
    a->step = f[4];
    return !f[5] || kpn_expr_list(s->c, f[5], "a sweep's values", KP_COUNT(a->sweep), a->sweep,
                                  &a->sweep_count);
}

static bool read_axes(struct set *s, const struct kpn_node *n)
{
    if (!kpn_want(s->c, n, KPN_MAP, "axes"))
        return false;
    if (n->count == 0 || n->count > KPN_MAX_NAMES) {
        kp_error_at(&s->c->src, n->offset, 1, "%zu axes; there are from 1 to %d", n->count,
                    KPN_MAX_NAMES);
        return false;
    }
    for (size_t i = 0; i < n->count; i++) {
        if (!kpn_is_name(n->keys[i]->value)) {
            kp_error_at(&s->c->src, n->keys[i]->offset, n->keys[i]->span,
                        "'%s' cannot name a value", n->keys[i]->value);
            return false;
        }
        if (!read_axis(s, n->keys[i], n->items[i]))
            return false;
    }
    return true;
}

/* The names of the first shape, whose values are the target; the largest of all is the
 * maximum. */
static bool axes_of_shapes(struct set *s)
{
    const struct kpn_config *c = s->c;
    if (!c->shape_count) {
        kp_error_at(&c->src, s->node->offset, s->node->span,
                    "the set needs 'axes', or shapes to take them from");
        return false;
    }
    const struct kpn_shape *first = &c->shapes[0];
    for (size_t i = 0; i < first->count; i++) {
        if (first->value[i] >= 1 && first->value[i] <= MAX_VALUE)
            continue;
        kp_error_at(&c->src, s->node->offset, s->node->span,
                    "the first shape's %s is %lld; an axis is from 1 to 2^40", first->name[i],
                    (long long)first->value[i]);
        return false;
    }
    for (size_t i = 0; i < first->count; i++) {
        int64_t v = first->value[i], most = v;
        for (size_t k = 1; k < c->shape_count; k++)
            if (i < c->shapes[k].count && c->shapes[k].value[i] > most)
                most = c->shapes[k].value[i];
        s->axes[s->count++] = (struct axis){
            .name = first->name[i],
            .given = {v / 16 > 1 ? v / 16 : 1, v / 4 > 1 ? v / 4 : 1, v, most}};
    }
    return true;
}

/* ---- the value of an axis ----------------------------------------------------------- */

static bool eval_positive(const struct set *s, const struct kpn_shape *so_far,
                          const struct kpn_node *n, int64_t *out)
{
    if (!kpn_eval(s->c, so_far, n, out))
        return false;
    if (*out >= 1 && *out <= MAX_VALUE)
        return true;
    kpn_error_in(s->c, n, 0, n->span, "an axis is %lld here; it must be from 1 to 2^40",
                 (long long)*out);
    return false;
}

static int64_t round_up(int64_t v, int64_t step)
{
    return v <= 0 ? step : (v + step - 1) / step * step;
}

/* Without a value of its own a level follows from the target. */
static bool level_value(const struct set *s, const struct axis *a, const struct kpn_shape *so_far,
                        enum level level, int64_t step, int64_t *out)
{
    static const int64_t part[LEVELS] = {16, 4, 1, 1};
    if (a->given[level] >= 0) {
        *out = a->given[level];
        return true;
    }
    if (a->level[level])
        return eval_positive(s, so_far, a->level[level], out);
    if (!eval_positive(s, so_far, a->level[TARGET], out))
        return false;
    *out = level == MAXIMUM ? 2 * *out : round_up(*out / part[level], step);
    return true;
}

static bool power_of_two(int64_t v)
{
    return (v & (v - 1)) == 0;
}

/* Three quarters of it, in steps, unless that is a power of two. */
static int64_t not_a_power(int64_t v, int64_t step)
{
    int64_t less = v / 4 * 3 / step * step;
    if (less >= step && !power_of_two(less))
        return less;
    return power_of_two(v + step) ? v + 2 * step : v + step;
}

static bool axis_value(const struct set *s, size_t i, const struct variation *v,
                       const struct kpn_shape *so_far, int64_t *out)
{
    const struct axis *a = &s->axes[i];
    int64_t step = 1;
    if (a->fixed)
        return eval_positive(s, so_far, a->fixed, out);
    if (v->how == SWEPT && v->axis == i)
        return eval_positive(s, so_far, v->value, out);
    if ((a->step && !eval_positive(s, so_far, a->step, &step)) ||
        !level_value(s, a, so_far, v->level, step, out))
        return false;
    if (v->how == NOT_A_POWER)
        *out = not_a_power(*out, step);
    else if (v->how == HALF_A_STEP && v->axis == i)
        *out += step / 2;
    else if (v->how == ONE_LESS && v->axis == i)
        *out -= *out > 1;
    return true;
}

/* ---- the set --------------------------------------------------------------------------- */

static const char *keep(struct kpn_config *c, char *text)
{
    KP_PUSH(c->texts, text);
    return text;
}

static bool same(const struct kpn_shape *a, const struct kpn_shape *b)
{
    return a->values == b->values && a->other == b->other && a->count == b->count &&
           memcmp(a->value, b->value, a->count * sizeof *a->value) == 0;
}

/* Takes it into the set, or its name to the shape that is the same; frees nothing. */
static bool take(struct set *s, struct kpn_shape *shape)
{
    struct kpn_config *c = s->c;
    for (size_t i = 0; i < c->generated_count; i++) {
        struct kpn_shape *old = &c->generated[i];
        if (!same(old, shape))
            continue;
        old->also = keep(c, kp_asprintf("%s%s%s", old->also ? old->also : "",
                                        old->also ? ", " : "", shape->workload));
        return true;
    }
    if (c->generated_count == KPN_MAX_SHAPES) {
        kp_error_at(&c->src, s->node->offset, 1, "the set has more than %d shapes",
                    KPN_MAX_SHAPES);
        return false;
    }
    c->generated = kp_realloc(c->generated, c->generated_count + 1, sizeof *c->generated);
    c->generated[c->generated_count++] = *shape;
    return true;
}

static size_t place_of(const struct kpn_shape *s, const char *name)
{
    size_t i = 0;
    while (i < s->count && strcmp(s->name[i], name) != 0)
        i++;
    return i;
}

/* The names in the order of the shapes that are listed, so that the same shape has the same
 * label. */
static void reorder(const struct kpn_config *c, struct kpn_shape *shape)
{
    const struct kpn_shape *like = c->shape_count ? &c->shapes[0] : NULL, old = *shape;
    if (!like || like->count != old.count)
        return;
    for (size_t i = 0; i < like->count; i++)
        if (place_of(&old, like->name[i]) == old.count)
            return;
    for (size_t i = 0; i < like->count; i++) {
        size_t at = place_of(&old, like->name[i]);
        shape->name[i] = old.name[at];
        shape->value[i] = old.value[at];
    }
}

static bool add(struct set *s, const struct variation *v, enum kpn_values values, double factor,
                const char *name, const char *why)
{
    struct kpn_shape shape = {.node = s->node, .workload = name, .why = why, .values = values,
                              .factor = factor, .other = s->other};
    for (size_t i = 0; i < s->count; i++) {
        int64_t value;
        if (!axis_value(s, i, v, &shape, &value))
            return false;
        shape.name[shape.count] = s->axes[i].name;
        shape.value[shape.count++] = value;
    }
    reorder(s->c, &shape);
    return take(s, &shape);
}

static bool add_levels(struct set *s)
{
    for (int i = SMALL; i < LEVELS; i++) {
        const struct variation v = {.level = (enum level)i};
        if (!add(s, &v, KPN_VALUES_CONFIG, 0, level_names[i], level_why[i]))
            return false;
    }
    const struct variation v = {.level = TARGET, .how = NOT_A_POWER};
    return add(s, &v, KPN_VALUES_CONFIG, 0, "non-power-of-2",
               "about three quarters of the target, no axis a power of two");
}

/* Sizes that tiles do not divide, one axis at a time. */
static bool add_awkward(struct set *s, size_t i)
{
    const struct axis *a = &s->axes[i];
    struct variation v = {.level = MEDIUM, .how = HALF_A_STEP, .axis = i};
    if (a->fixed || !a->step)
        return true;
    if (!add(s, &v, KPN_VALUES_CONFIG, 0, keep(s->c, kp_asprintf("non-divisible-%s", a->name)),
             keep(s->c, kp_asprintf("%s half a step more than medium", a->name))))
        return false;
    v.how = ONE_LESS;
    return add(s, &v, KPN_VALUES_CONFIG, 0, keep(s->c, kp_asprintf("odd-%s", a->name)),
               keep(s->c, kp_asprintf("%s one less than medium", a->name)));
}

static bool add_sweep(struct set *s, size_t i)
{
    const struct axis *a = &s->axes[i];
    for (size_t k = 0; k < a->sweep_count; k++) {
        const struct variation v = {.level = MEDIUM, .how = SWEPT, .axis = i,
                                    .value = a->sweep[k]};
        if (!add(s, &v, KPN_VALUES_CONFIG, 0,
                 keep(s->c, kp_asprintf("sweep-%s-%s", a->name, a->sweep[k]->value)),
                 keep(s->c, kp_asprintf("a sweep over %s, else medium", a->name))))
            return false;
    }
    return true;
}

/* ---- values ------------------------------------------------------------------------------ */

static double usual_factor(enum kpn_values v)
{
    return v == KPN_VALUES_LARGE ? 64 : v == KPN_VALUES_SMALL ? 1.0 / 1024 : 1;
}

/* "zeros", or {large: 100}. */
static bool read_value(struct set *s, const struct kpn_node *n, enum kpn_values *value,
                       double *factor)
{
    const struct kpn_node *word = n;
    if (n->kind == KPN_MAP && n->count == 1)
        word = n->keys[0];
    int w = kpn_word(s->c, word, kpn_values_names + 1, "values");
    if (w < 0)
        return false;
    *value = (enum kpn_values)(w + 1);
    *factor = usual_factor(*value);
    bool scaled = *value == KPN_VALUES_LARGE || *value == KPN_VALUES_SMALL ||
                  *value == KPN_VALUES_CONSTANT;
    if (word == n || (scaled && kpn_real(s->c, n->items[0], factor)))
        return true;
    if (!scaled)
        kp_error_at(&s->c->src, n->items[0]->offset, 1, "'%s' takes no number", word->value);
    return false;
}

static bool add_values(struct set *s, const struct kpn_node *n)
{
    const struct variation v = {.level = SMALL};
    if (n && !kpn_want(s->c, n, KPN_LIST, "values"))
        return false;
    for (size_t i = 0; n && i < n->count; i++) {
        enum kpn_values value;
        double factor;
        if (!read_value(s, n->items[i], &value, &factor))
            return false;
        const char *name = kpn_values_names[value];
        if (!add(s, &v, value, factor, keep(s->c, kp_asprintf("values-%s", name)),
                 keep(s->c, kp_asprintf("inputs: %s, sizes small; for correctness", name))))
            return false;
    }
    return true;
}

/* ---- types ------------------------------------------------------------------------------- */

static bool read_dtype(struct set *s, const struct kpn_node *key, const struct kpn_node *n)
{
    static const char *const keys[] = {"!kernel", "entry", "!tensors", NULL};
    const struct kpn_node *f[3], *tensors[KPN_MAX_TENSORS];
    struct kpn_config *c = s->c;
    struct kpn_dtype_kernel *d = &c->dtypes[c->dtype_count];
    size_t count, t;
    int w = kpn_word(c, key, kpn_dtype_names, "dtype");
    if (w < 0 || !kpn_map_read(c, n, "a type", keys, f) ||
        !kpn_words_of(c, f[0], "kernel", &d->kernel) ||
        !kpn_words_of(c, f[1], "entry", &d->entry) ||
        !kpn_expr_list(c, f[2], "tensors", KP_COUNT(tensors), tensors, &count))
        return false;
    d->name = key->value;
    d->dtype = (enum kpn_dtype)w;
    d->kernel_node = f[0];
    d->entry_node = f[1];
    for (size_t i = 0; i < count; i++) {
        if (!kpn_find_tensor(c, tensors[i], &t))
            return false;
        d->tensor[t] = true;
    }
    c->dtype_count++;
    return true;
}

static bool add_dtypes(struct set *s, const struct kpn_node *n)
{
    const struct variation v = {.level = TARGET};
    struct kpn_config *c = s->c;
    if (n && !kpn_want(c, n, KPN_MAP, "dtypes"))
        return false;
    if (n && n->count > KP_COUNT(c->dtypes)) {
        kp_error_at(&c->src, n->offset, 1, "more than %zu types", KP_COUNT(c->dtypes));
        return false;
    }
    for (size_t i = 0; n && i < n->count; i++) {
        if (!read_dtype(s, n->keys[i], n->items[i]))
            return false;
        s->other = &c->dtypes[i];
        if (!add(s, &v, KPN_VALUES_CONFIG, 0,
                 keep(c, kp_asprintf("dtype-%s", s->other->name)),
                 keep(c, kp_asprintf("the target's size in %s, by %s", s->other->name,
                                     s->other->kernel))))
            return false;
    }
    return true;
}

bool kpn_config_workloads(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"!set", "!axes", "values", "dtypes", NULL};
    static const char *const sets[] = {"representative", NULL};
    const struct kpn_node *f[4] = {n, NULL, NULL, NULL};
    struct set *s = kp_alloc(sizeof *s);
    s->c = c;
    s->node = n;
    bool ok = n->kind == KPN_SCALAR || kpn_map_read(c, n, "workloads", keys, f);
    ok = ok && kpn_word(c, f[0], sets, "set of workloads") >= 0 &&
         (f[1] ? read_axes(s, f[1]) : axes_of_shapes(s)) && add_levels(s);
    for (size_t i = 0; ok && i < s->count; i++)
        ok = add_awkward(s, i);
    for (size_t i = 0; ok && i < s->count; i++)
        ok = add_sweep(s, i);
    ok = ok && add_values(s, f[2]) && add_dtypes(s, f[3]);
    free(s);
    return ok;
}
