#include "run/config/workloads.h"

#include <errno.h>
#include <unistd.h>

#include <locale.h>

#define MAX_CONFIG (256u << 10)

bool kpn_words_of(const struct kpn_config *c, const struct kpn_node *n, const char *what,
                  const char **out)
{
    if (!n)
        return true;
    if (!kpn_want(c, n, KPN_SCALAR, what))
        return false;
    if (!*n->value) {
        kp_error_at(&c->src, n->offset, n->span, "%s is empty", what);
        return false;
    }
    *out = n->value;
    return true;
}

static bool read_assembler(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"options", "path", NULL};
    const struct kpn_node *f[2], *options[KP_COUNT(c->options)];
    if (!n)
        return true;
    if (!kpn_map_read(c, n, "assembler", keys, f) ||
        !kpn_words_of(c, f[1], "the assembler's path", &c->assembler))
        return false;
    if (f[0] && f[0]->kind == KPN_LIST && f[0]->count == 0)
        return true;
    if (f[0] && !kpn_expr_list(c, f[0], "assembler options", KP_COUNT(options), options,
                               &c->option_count))
        return false;
    for (size_t i = 0; i < c->option_count; i++)
        c->options[i] = options[i]->value;
    return true;
}

/* A ring's length, or `auto`. */
static bool read_ring(const struct kpn_config *c, const struct kpn_node *n, uint32_t *out)
{
    uint64_t v;
    if (!n || (n->kind == KPN_SCALAR && strcmp(n->value, "auto") == 0))
        return true;
    if (!kpn_count(c, n, 4, 65536, &v))
        return false;
    if ((v & (v - 1)) != 0) {
        kp_error_at(&c->src, n->offset, n->span, "a ring's length must be a power of two");
        return false;
    }
    *out = (uint32_t)v;
    return true;
}

static bool read_warps(struct kpn_config *c, const struct kpn_node *n)
{
    if (!n)
        return true;
    if (!kpn_want(c, n, KPN_SCALAR, "warps"))
        return false;
    if (!kpi_warps_parse(n->value, &c->warps))
        kp_error_at(&c->src, n->offset, n->span,
                    "'%s' is no list of warps from 0 to 31, as 0,4-7", n->value);
    else if (c->unit == KPI_UNIT_WARPGROUP)
        kp_error_at(&c->src, n->offset, n->span, "chosen warps are units of their own");
    else
        return true;
    return false;
}

/* One probed body, several that kperf fills, or a split that says how. */
static bool read_bodies(struct kpn_config *c, const struct kpn_node *bodies,
                        const struct kpn_node *split)
{
    uint64_t n = 1;
    if (bodies && !kpn_count(c, bodies, 1, KPT_MAX_BODIES, &n))
        return false;
    c->bodies = (uint32_t)n;
    if (split && !kpn_want(c, split, KPN_SCALAR, "split"))
        return false;
    c->split = split ? split->value : NULL;
    uint32_t parts = c->split ? kpi_split_bodies(c->split) : 0;
    if (split && !parts)
        kp_error_at(&c->src, split->offset, split->span,
                    "'%s' is no list of regions for each of 1 to %d bodies, as mma,sync/load",
                    c->split, KPT_MAX_BODIES);
    else if (split && bodies && parts != n)
        kp_error_at(&c->src, split->offset, split->span, "%u bodies here, and 'bodies' says %u",
                    parts, c->bodies);
    else if (c->in_place && (parts > 1 || n > 1))
        kp_error_at(&c->src, (split ? split : bodies)->offset, (split ? split : bodies)->span,
                    "a kernel that is probed in place has one body");
    else
        return true;
    return false;
}

/* Lengths that the strategy has no use for. */
static bool check_rings(const struct kpn_config *c, const struct kpn_node *ring,
                        const struct kpn_node *keep)
{
    if (c->ring && c->strategy == KPI_GLOBAL)
        kp_error_at(&c->src, ring->offset, ring->span,
                    "the strategy global has no rings in shared memory: give 'keep'");
    else if (c->keep && c->strategy == KPI_CIRCULAR)
        kp_error_at(&c->src, keep->offset, keep->span,
                    "the strategy circular keeps what its rings hold: give 'ring'");
    else if (c->strategy == KPI_FLUSH && c->keep && c->keep < c->ring)
        kp_error_at(&c->src, keep->offset, keep->span, "less than a ring holds");
    else
        return true;
    return false;
}

/* Rules as a list, or the file that has them, beside the config. */
static bool read_rules(struct kpn_config *c, const struct kpn_node *automatic,
                       const struct kpn_node *rules)
{
    if (!rules || rules->kind != KPN_SCALAR)
        return kpn_rules_add(&c->rules, &c->src, automatic, rules);
    char *path = kp_path_beside(c->src.name, rules->value);
    int rc = access(path, R_OK) == 0 ? kpn_rules_read(path, &c->rules) : KP_FAILED;
    if (rc == KP_FAILED)
        kp_error_at(&c->src, rules->offset, rules->span, "%s: %s", path, strerror(errno));
    free(path);
    return rc == KP_OK && kpn_rules_add(&c->rules, &c->src, automatic, NULL);
}

/* A number, or `end`. */
static bool read_place(struct kpn_config *c, const struct kpn_node *n)
{
    uint64_t place = 0;
    bool end = n && n->kind == KPN_SCALAR && strcmp(n->value, "end") == 0;
    if (n && !end && !kpn_count(c, n, 1, KPI_MAX_PLACE, &place))
        return false;
    c->place = end ? KPI_PLACE_END : (uint32_t)place;
    return true;
}

static bool read_turns(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const words[] = {"false", "true", "always", NULL};
    int w = n ? kpn_word(c, n, words, "turns") : 0;
    c->turns_fixed = n != NULL;
    c->turns = w > 0;
    c->turns_always = w == 2;
    return w >= 0;
}

enum { AUTO_STRATEGY = 3 }; /* behind those of kpi_strategies */

static bool read_instrument(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"unit",  "ring", "in_place", "strategy",
                                       "keep", "warps", "pins", "separate", "bodies", "split",
                                       "at_once", "exact", "auto", "rules", "store", "place",
                                       "early", "only_kept", "turns", "slim", NULL};
    static const char *const units[] = {"warp", "warpgroup", NULL};
    static const char *const strategies[] = {"circular", "flush", "global", "auto", NULL};
    static const char *const pins[] = {"auto", "all", "none", NULL};
    static const char *const stores[] = {"elected", "collaborative", NULL};
    const struct kpn_node *f[20];
    if (!n)
        return true;
    if (!kpn_map_read(c, n, "instrument", keys, f))
        return false;
    int w = f[0] ? kpn_word(c, f[0], units, "unit") : 0;
    int s = f[3] ? kpn_word(c, f[3], strategies, "strategy") : AUTO_STRATEGY;
    int p = f[6] ? kpn_word(c, f[6], pins, "pins") : 0;
    int store = f[14] ? kpn_word(c, f[14], stores, "store") : 0;
    if (w < 0 || s < 0 || p < 0 || store < 0)
        return false;
    if (store && f[5]) {
        kp_error_at(&c->src, f[14]->offset, f[14]->span,
                    "waves that store together all record: 'warps' is for the store elected");
        return false;
    }
    c->store = store ? KPI_COLLABORATIVE : KPI_ELECTED;
    c->unit = w || store ? KPI_UNIT_WARPGROUP : KPI_UNIT_WARP;
    c->unit_fixed = f[0] || f[5] || f[14];
    c->strategy_fixed = s != AUTO_STRATEGY;
    c->strategy = c->strategy_fixed ? (enum kpi_strategy)s : KPI_CIRCULAR;
    c->pins = (enum kpi_pins_mode)p;
    return read_ring(c, f[1], &c->ring) && read_ring(c, f[4], &c->keep) &&
           check_rings(c, f[1], f[4]) && read_warps(c, f[5]) &&
           (!f[2] || kpn_bool(c, f[2], &c->in_place)) &&
           (!f[7] || kpn_bool(c, f[7], &c->separate)) &&
           (!f[10] || kpn_bool(c, f[10], &c->at_once)) &&
           (!f[11] || kpn_bool(c, f[11], &c->exact)) && read_place(c, f[15]) &&
           (!f[16] || kpn_bool(c, f[16], &c->early)) &&
           (!f[17] || kpn_bool(c, f[17], &c->only_kept)) &&
           read_turns(c, f[18]) && (!f[19] || kpn_bool(c, f[19], &c->slim)) &&
           read_bodies(c, f[8], f[9]) && read_rules(c, f[12], f[13]);
}

static bool read_launch(struct kpn_config *c, const struct kpn_node *n)
{
    static const char *const keys[] = {"!grid", "!block", "cluster", "shared", "cooperative", NULL};
    const struct kpn_node *f[5];
    size_t count;
    c->launch_node = n;
    if (!kpn_map_read(c, n, "launch", keys, f) ||
        !kpn_expr_list(c, f[0], "grid", 3, c->grid, &count) ||
        !kpn_expr_list(c, f[1], "block", 3, c->block, &count) ||
        (f[2] && !kpn_expr_list(c, f[2], "cluster", 3, c->cluster, &count)) ||
        (f[4] && !kpn_bool(c, f[4], &c->cooperative)))
        return false;
    if (f[3] && !kpn_want(c, f[3], KPN_SCALAR, "shared"))
        return false;
    c->shared = f[3];
    return true;
}

/* `all`, `auto`, or how many of the newest of each unit. */
static bool read_records(struct kpn_config *c, const struct kpn_node *n,
                         const struct kpn_node *trips)
{
    if (trips && !kpn_want(c, trips, KPN_MAP, "trips"))
        return false;
    c->trips_node = trips;
    c->records_node = n;
    if (!n || (n->kind == KPN_SCALAR && strcmp(n->value, "auto") == 0))
        return true;
    if (c->ring || c->keep) {
        kp_error_at(&c->src, n->offset, n->span, "'%s' is given, too, and says how many are kept",
                    c->ring ? "ring" : "keep");
        return false;
    }
    c->wish = n->kind == KPN_SCALAR && strcmp(n->value, "all") == 0 ? KPN_ALL : KPN_NEWEST;
    return c->wish == KPN_ALL || kpn_count(c, n, 1, 65536, &c->newest);
}

static bool read_number(const struct kpn_config *c, const struct kpn_node *n, uint32_t min,
                        uint32_t max, uint32_t fallback, uint32_t *out)
{
    uint64_t v = fallback;
    if (n && !kpn_count(c, n, min, max, &v))
        return false;
    *out = (uint32_t)v;
    return true;
}

/* Without shapes of its own a config has those of its set. */
static bool read_shapes(struct kpn_config *c, const struct kpn_node *shapes,
                        const struct kpn_node *sweep, const struct kpn_node *workloads)
{
    return (!shapes && !sweep && workloads) || kpn_config_shapes(c, shapes, sweep);
}

static bool read_workloads(struct kpn_config *c, const struct kpn_node *workloads)
{
    if (workloads && !kpn_config_workloads(c, workloads))
        return false;
    return c->shape_count || kpn_workloads_choose(c);
}

static bool read_root(struct kpn_config *c)
{
    static const char *const keys[] = {"!kernel",  "!entry",  "arch",   "assembler", "instrument",
                                       "sample",   "shapes",  "sweep",  "define",    "!launch",
                                       "!params",  "tensors", "warmup", "repeats",   "timeout",
                                       "records",  "trips",   "l2",     "reference", "workloads",
                                       "requires", "work",    NULL};
    static const char *const caches[] = {"hot", "cold", NULL};
    const struct kpn_node *f[22];
    if (!kpn_map_read(c, c->root, "the config", keys, f) ||
        !kpn_words_of(c, f[0], "kernel", &c->kernel) ||
        !kpn_words_of(c, f[1], "entry", &c->entry) || !kpn_words_of(c, f[2], "arch", &c->arch) ||
        !read_assembler(c, f[3]) || !read_instrument(c, f[4]) ||
        !kpn_words_of(c, f[5], "sample", &c->sample))
        return false;
    c->kernel_node = f[0];
    c->entry_node = f[1];
    c->sample_node = f[5];
    c->define_node = f[8];
    if (f[8] && !kpn_want(c, f[8], KPN_MAP, "define"))
        return false;
    int cache = f[17] ? kpn_word(c, f[17], caches, "state of the L2") : 0;
    c->cold = cache == 1;
    if (cache < 0)
        return false;
    if (f[20] && !kpn_expr_list(c, f[20], "requires", KP_COUNT(c->require), c->require,
                                &c->require_count))
        return false;
    return read_shapes(c, f[6], f[7], f[19]) && read_launch(c, f[9]) &&
           (!f[21] || kpn_config_work(c, f[21])) &&
           (!f[11] || kpn_config_tensors(c, f[11])) && kpn_config_params(c, f[10]) &&
           (!f[18] || kpn_config_reference(c, f[18])) && read_workloads(c, f[19]) &&
           read_records(c, f[15], f[16]) && read_number(c, f[12], 0, 10000, 3, &c->warmup) &&
           read_number(c, f[13], 1, 10000, 20, &c->repeats) &&
           read_number(c, f[14], 1, 86400, 60, &c->timeout);
}

/* A file that is named in a config's place, of which YAML's errors would say nothing. */
static bool is_another_kind(const struct kp_source *src)
{
    enum kpt_file kind = kpt_file_of(src->text, src->len);
    if (kind == KPT_FILE_UNKNOWN || kind == KPT_FILE_CONFIG || kind == KPT_FILE_JSON)
        return false; /* a config may be written as JSON */
    kp_error("%s: no config: it is %s", kp_shown_name(src->name), kpt_file_names[kind]);
    kpt_note_file(kind);
    return true;
}

int kpn_config_parse(const char *name, const char *text, size_t len, struct kpn_config *out)
{
    *out = (struct kpn_config){.src = {name, text, len}, .unit = KPI_UNIT_WARP};
    if (is_another_kind(&out->src))
        return KP_MALFORMED;
    out->root = kpn_yaml_parse(&out->src);
    return out->root && read_root(out) ? KP_OK : KP_MALFORMED;
}

int kpn_config_read(const char *path, struct kpn_config *out)
{
    struct kp_str text = {0};
    *out = (struct kpn_config){0};
    int status = kp_read_file(path, MAX_CONFIG, &text);
    if (status == KP_OK)
        status = kpn_config_parse(path, text.s, text.len, out);
    out->text = text;
    return status;
}

void kpn_config_free(struct kpn_config *c)
{
    kpn_rules_free(&c->rules);
    kpn_yaml_free(c->root);
    free(c->shapes);
    free(c->generated);
    for (size_t i = 0; i < c->texts.n; i++)
        free(c->texts.v[i]);
    free(c->texts.v);
    free(c->addresses.v);
    kp_str_free(&c->text);
    *c = (struct kpn_config){0};
}
