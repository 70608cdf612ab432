#include "run/budget.h"

/* How many records a unit makes, from the config's `trips`. */

#define MOST_TRIPS ((int64_t)1 << 40)

struct counting {
    const struct kpn_config *c;
    const struct kpn_shape *shape;
    const json_t *map;
    struct kpn_demand *out;
};

static const json_t *region_named(const json_t *map, const char *name)
{
    json_t *r;
    size_t i;
    json_array_foreach(json_object_get(map, "regions"), i, r)
        if (strcmp(kp_text(r, "name"), name) == 0)
            return r;
    return NULL;
}

static bool check_name(const struct counting *x, const struct kpn_node *key)
{
    KP_VEC(const char *) names = {0};
    json_t *r;
    size_t i;
    if (region_named(x->map, key->value))
        return true;
    json_array_foreach(json_object_get(x->map, "regions"), i, r)
        KP_PUSH(names, kp_text(r, "name"));
    KP_PUSH(names, NULL);
    const char *near = kp_nearest(key->value, names.v);
    free(names.v);
    kpn_error_in(x->c, key, 0, strlen(key->value), "%s has no region '%s'%s%s%s",
                 kp_text(x->map, "name"), key->value, near ? "; did you mean '" : "",
                 near ? near : "", near ? "'?" : "");
    return false;
}

/* How often a unit comes to this region: once where the config does not say. */
static bool trips_of(const struct counting *x, const char *name, int64_t *out)
{
    const struct kpn_node *n = kpn_yaml_get(x->c->trips_node, name);
    *out = 1;
    if (!n)
        return true;
    if (!kpn_eval(x->c, x->shape, n, out))
        return false;
    if (*out >= 0 && *out <= MOST_TRIPS)
        return true;
    kpn_error_in(x->c, n, 0, strlen(n->value), "%lld trips; they must be from 0 to 2^40",
                 (long long)*out);
    return false;
}

static bool is_in(const json_t *list, json_int_t id)
{
    json_t *n;
    size_t i;
    json_array_foreach(list, i, n)
        if (json_integer_value(n) == id)
            return true;
    return false;
}

/* Records of one trip: its END, and its BEGIN unless an END before it stands for both. */
static unsigned records_of(const struct counting *x, const json_t *region)
{
    return json_is_true(json_object_get(region, "instant")) ||
           is_in(json_object_get(x->map, "shared_begins"), kpn_whole(region, "id")) ? 1 : 2;
}

static bool add_up(const struct counting *x)
{
    struct kpn_demand *d = x->out;
    json_t *r;
    size_t i;
    json_array_foreach(json_object_get(x->map, "regions"), i, r) {
        int64_t trips;
        if (!trips_of(x, kp_text(r, "name"), &trips))
            return false;
        unsigned records = records_of(x, r);
        d->records += (uint64_t)trips * records; /* at most 4096 regions */
        if ((uint64_t)trips > d->trips) {
            d->trips = (uint64_t)trips;
            d->per_trip = 0;
        }
        if ((uint64_t)trips == d->trips)
            d->per_trip += records;
    }
    if (d->trips < 2)
        d->trips = d->per_trip = 0;
    return true;
}

bool kpn_demand_of(const struct kpn_config *c, const struct kpn_shape *s, const json_t *map,
                   struct kpn_demand *out)
{
    const struct counting x = {c, s, map, out};
    *out = (struct kpn_demand){.wish = c->wish, .newest = c->newest};
    if (!c->trips_node)
        return true;
    for (size_t i = 0; i < c->trips_node->count; i++)
        if (!check_name(&x, c->trips_node->keys[i]))
            return false;
    out->known = true;
    out->from = "trips";
    return add_up(&x);
}
