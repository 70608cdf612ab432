/* A pause before one group's loop: what the model says of it, and how long it is to be. */
#include "cli/apply.h"

#include <math.h>

#include "instrument/instrument.h"
#include "model/model.h"

static const char lead[] = "start-apart:";

/* Is it "start-apart:..."? */
static bool is_pause(const char *id)
{
    return kp_has_prefix(id, lead);
}

static int parse_pause(const char *id, struct kpn_pause *out)
{
    if (kpn_pause_parse(id + sizeof lead - 1, out))
        return KP_OK;
    kp_error("'%s' is not %sREGION@WARPS=CYCLES, with or without /tile behind it, WARPS being N or "
             "N..M, with 1 to %d cycles",
             id, lead, KPN_MAX_DELAY);
    return KP_USAGE;
}

int kp_apart_split(const char *id, char **rest, char **pause)
{
    char *ids[KPM_MOST_ASKED];
    size_t n = kpm_split_ids(id, ids, KPM_MOST_ASKED);
    int status = KP_OK;
    for (size_t i = 0; i < n; i++) {
        char **to = is_pause(ids[i]) ? pause : rest, *before = *to;
        if (before && to == pause) {
            kp_error("'%s': two pauses; apply makes one", id);
            status = KP_USAGE;
        } else {
            *to = before ? kp_asprintf("%s+%s", before, ids[i]) : kp_strdup(ids[i]);
            free(before);
        }
        free(ids[i]);
    }
    if (!n)
        *rest = kp_strdup(id);
    struct kpn_pause parsed;
    return status == KP_OK && *pause ? parse_pause(*pause, &parsed) : status;
}

static const char *tile_of(const struct kpn_pause *p)
{
    return p->each_tile ? "/tile" : "";
}

/* ---- how long, as measured ------------------------------------------------------------ */

/* Is it of this region and these warps? */
static bool is_of(const json_t *delay, const struct kpn_pause *p)
{
    const json_t *warps = json_object_get(delay, "warps");
    return strcmp(kp_text(delay, "region"), p->region) == 0 &&
           json_integer_value(json_array_get(warps, 0)) == p->first &&
           json_integer_value(json_array_get(warps, 1)) == p->last && json_array_size(warps) == 2;
}

/* That of the trace's shape; else the only one; NULL: there is none. */
static const json_t *delay_of(const json_t *report, const json_t *info, const struct kpn_pause *p)
{
    const json_t *shape, *found = NULL;
    size_t i, n = 0;
    json_array_foreach(json_object_get(report, "shapes"), i, shape) {
        const json_t *d = json_object_get(shape, "delay");
        if (!is_of(d, p))
            continue;
        if (json_equal(json_object_get(shape, "shape"), json_object_get(info, "shape")))
            return d;
        found = d;
        n++;
    }
    return n == 1 ? found : NULL;
}

static int read_length(const char *path, const json_t *info, struct kp_apart *out)
{
    json_t *report;
    int status = kp_json_read(path, 64u << 20, &report);
    if (status != KP_OK)
        return status;
    const json_t *d = delay_of(report, info, &out->pause), *closer = json_object_get(d, "closer");
    const json_t *best = json_is_object(closer) ? closer : json_object_get(d, "least");
    json_int_t cycles = json_integer_value(json_object_get(best, "cycles"));
    if (!d) {
        kp_error("%s: has no delay of %s@%u..%u, or several and none of the trace's shape",
                 kp_shown_name(path), out->pause.region, out->pause.first, out->pause.last);
        status = KP_MALFORMED;
    } else if (cycles < 1 || cycles > KPN_MAX_DELAY) {
        out->why = kp_strdup("none of the pauses that were measured gains");
        out->change = kp_strdup("leave it as it is");
        status = KP_CHECK;
    } else {
        out->pause.cycles = (uint32_t)cycles;
        if (json_integer_value(json_object_get(d, "visits")) > 1 && !out->pause.each_tile)
            kp_note("%s: measured with the pause before each of %lld visits of a warp; with /tile "
                    "behind the candidate it is made so",
                    kp_shown_name(path),
                    (long long)json_integer_value(json_object_get(d, "visits")));
        if (json_is_null(closer))
            kp_note("%s: the closer look round this pause did not find its gain again",
                    kp_shown_name(path));
    }
    json_decref(report);
    return status;
}

/* ---- what is said of it --------------------------------------------------------------- */

/* As the model lists it, or what is known without. */
static void find_said(const json_t *model, struct kp_apart *out)
{
    const struct kpn_pause *p = &out->pause;
    char *id = kp_asprintf("%s%s@%u..%u%s", lead, p->region, p->first, p->last, tile_of(p));
    const json_t *c = kp_json_find(json_object_get(model, "candidates"), "id", id);
    char *where =
        kp_asprintf("these warps later, by a pause before %s, once a %s; the model does not "
                    "list it and predicts nothing",
                    p->region, p->each_tile ? "tile" : "CTA");
    out->listed = c != NULL;
    out->candidate = c ? json_deep_copy(c)
                       : json_pack("{s:s,s:s,s:o}", "id", id, "kind", "start-apart", "where",
                                   kp_json_text(where));
    free(where);
    free(id);
}

static void name_length(struct kp_apart *out)
{
    const struct kpn_pause *p = &out->pause;
    json_object_set_new(
        out->candidate, "id",
        json_sprintf("%s%s@%u..%u=%u%s", lead, p->region, p->first, p->last, p->cycles,
                     tile_of(p)));
}

static int no_length(const json_t *model, struct kp_apart *out)
{
    const struct kpn_pause *p = &out->pause;
    const json_t *longest = kp_json_in(out->candidate, "pause.longest");
    double cycles = 1.5 * json_number_value(kp_json_in(model, "baseline.unprobed.cycles"));
    cycles = json_is_number(longest) ? json_number_value(longest) : cycles;
    out->why =
        kp_strdup("by how many cycles is not said: that is measured, the model does not know");
    out->change =
        kp_asprintf("'kperf run --json --delay=%s@%u..%u=0..%.0f CONFIG.yaml >FILE', then "
                    "'--delay FILE' or '=CYCLES' behind the candidate",
                    p->region, p->first, p->last, fmax(500, ceil(cycles / 500) * 500));
    return KP_CHECK;
}

int kp_apart_find(const char *id, const char *measured, const json_t *model, const json_t *info,
                  struct kp_apart *out)
{
    int status = parse_pause(id, &out->pause);
    if (status != KP_OK)
        return status;
    find_said(model, out);
    if (measured && out->pause.cycles) {
        kp_error("--delay says how long the pause is, and so does '%s'", id);
        return KP_USAGE;
    }
    if (measured)
        status = read_length(measured, info, out);
    if (status == KP_OK && !out->pause.cycles)
        status = no_length(model, out);
    if (status == KP_OK)
        name_length(out);
    if (status == KP_CHECK) {
        kp_error("%s: %s", id, out->why);
        kp_note("%s", out->change);
    }
    return status;
}

int kp_apart_make(const struct kp_apart *a, const struct kp_source *src, const char *entry,
                  struct kp_str *out, json_t *report)
{
    const struct kpn_pause *p = &a->pause;
    struct kpi_pause pause = {.entry = entry,
                              .region = p->region,
                              .first = p->first,
                              .last = p->last,
                              .cycles = p->cycles,
                              .each_tile = p->each_tile};
    json_t *made = NULL;
    int status = kpi_pause(src, &pause, out, &made);
    bool flag = json_is_true(kp_json_in(made, "pause.flag"));
    json_t *taken = json_object_get(report, "taken");
    if (!taken && status == KP_OK) {
        taken = json_array();
        json_object_set_new(report, "taken", taken);
    }
    json_object_update(report, made);
    json_decref(made);
    if (status == KP_OK)
        json_array_append_new(
            taken, json_string(p->each_tile ? "that these warps come to the loop that the region "
                                              "is in: each turn of it that is gone through comes "
                                              "by it once"
                               : flag ? "that these warps come to the region: a flag lets none of "
                                        "them pause twice"
                                      : "that these warps come to the region, and "
                                        "once in a launch's CTA: it is in no loop"));
    return status;
}

json_t *kp_apart_joined(const struct kp_apart *a, const char *rest, const json_t *parts)
{
    struct kp_str where = {0};
    const json_t *one;
    size_t i;
    json_t *all = json_deep_copy(parts);
    json_array_append(all, a->candidate);
    json_array_foreach(all, i, one)
        kp_str_addf(&where, "%s%s", i ? "; then " : "", kp_text(one, "where"));
    kp_str_add(&where, "; of the pause and the rest together nothing is predicted, since the loop "
                       "that the rest makes has rhythms of its own");
    char *text = kp_str_detach(&where);
    char *id = kp_asprintf("%s+%s", rest, kp_text(a->candidate, "id"));
    json_t *o = json_pack("{s:o,s:s,s:o,s:o}", "id", kp_json_text(id), "kind", "combination",
                          "where", kp_json_text(text), "parts", all);
    free(id);
    free(text);
    return o;
}

void kp_apart_free(struct kp_apart *a)
{
    json_decref(a->candidate);
    free(a->why);
    free(a->change);
}
