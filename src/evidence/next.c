#include "evidence/internal.h"

#define LEAST_GAIN 0.005 /* as kperf run --delay has it */

/* The one experiment to do next: a command that runs as printed, what it is said to show, and the
 * bound between what is claimed and its rival, on which side of which it has to come out. */

/* ---- commands ------------------------------------------------------------- */

/* "--only NAME=VALUE,... ", of the representative set where the shape is one of it; owned. */
static char *only_of(const struct kpe_run *r)
{
    bool set = strcmp(kp_text(r->base, "workload.set"), "representative") == 0;
    struct kp_str b = {0}, shape = {0};
    const char *name;
    json_t *v;
    size_t n = 0;
    kp_str_add(&b, set ? "--workloads " : "");
    json_object_foreach(json_object_get(r->info, "shape"), name, v)
        kp_str_addf(&shape, "%s%s=%lld", n++ ? "," : "", name, (long long)json_integer_value(v));
    char *word = kp_shell_word(n ? shape.s : "");
    kp_str_add(&b, n ? "--only " : "");
    kp_str_add(&b, n ? word : "");
    kp_str_add(&b, n ? " " : "");
    free(word);
    kp_str_free(&shape);
    return kp_str_detach(&b);
}

char *kpe_run_command(const struct kpe_run *r, const char *before, const char *what)
{
    char *only = only_of(r), *config = kp_shell_word(r->config);
    char *s = kp_asprintf("%skperf run %s%s%s%s", before, only, what, *what ? " " : "", config);
    free(only);
    free(config);
    return s;
}

/* A text, taken. */
static json_t *taken(char *text)
{
    json_t *s = kp_json_text(text);
    free(text);
    return s;
}

static json_t *run_command(const struct kpe_run *r, const char *what)
{
    return taken(kpe_run_command(r, "", what));
}

/* "kperf run --delay NAME=0..CYCLES CONFIG", in a list. */
static json_t *delay_commands(const struct kpe_run *r, const char *name, double cycles)
{
    char *delay = kp_asprintf("%s=0..%.0f", name, cycles), *word = kp_shell_word(delay);
    char *option = kp_asprintf("--delay %s", word);
    json_t *commands = json_pack("[o]", run_command(r, option));
    free(delay);
    free(word);
    free(option);
    return commands;
}

/* What every experiment has; what is predicted is added by who knows it.  Takes all of it. */
static json_t *experiment(char *id, char *change, char *because, json_t *commands, char *refuted)
{
    json_t *o = json_pack("{s:o,s:o,s:o,s:o,s:o}", "id", kp_json_text(id), "change",
                          kp_json_text(change), "because", kp_json_text(because), "commands",
                          commands, "refuted_by", kp_json_text(refuted));
    free(id);
    free(change);
    free(because);
    free(refuted);
    return o;
}

/* What is claimed, and the bound that has to be kept. */
static void expect(json_t *o, const char *what, double bound)
{
    json_object_set_new(o, "expects", *what ? json_string(what) : json_null());
    json_object_set_new(o, "bound", kpe_json(bound, 4));
}

/* ---- a candidate of the model's -------------------------------------------- */

static bool may_gain(const json_t *c)
{
    return strcmp(kp_text(c, "expected"), "gain") == 0 &&
           strcmp(kp_text(c, "legality.status"), "illegal") != 0;
}

/* The best that can be done by a command; *first: the best of all. */
static const json_t *to_apply(const struct kpe_run *r, const json_t **first)
{
    const json_t *c;
    size_t i;
    *first = NULL;
    json_array_foreach(kpe_at(r->model, "candidates"), i, c) {
        if (!may_gain(c))
            continue;
        *first = *first ? *first : c;
        if (json_is_object(kpe_at(c, "motion")) && kpe_can_move(r, c))
            return c;
    }
    return NULL;
}

static char *why_candidate(const json_t *c, const json_t *first)
{
    if (c == first)
        return kp_strdup("first of the model's candidates");
    return kp_asprintf("first of the model's candidates that a command can do; before it comes a "
                       "change of the source, %s (%+.1f%% of an iteration)", kp_text(first, "id"),
                       100 * kp_number(first, "predicted_gain"));
}

static json_t *candidate_json(const struct kpe_run *r, const json_t *c, const json_t *first)
{
    static const char *const kept[] = {"predicted_gain", "interval", "predicted_cta_gain",
                                       "predicted_launch_gain", "launch_interval", "likely",
                                       "legality"};
    const char *id = kp_text(c, "id");
    char *run = kp_shell_word(r->path), *ptx = kpe_ptx_option(r), *word = kp_shell_word(id);
    json_t *commands =
        json_pack("[o,o]", taken(kp_asprintf("kperf apply -f -o new.ptx%s %s %s", ptx, run, word)),
                  run_command(r, "--against new.ptx"));
    json_t *o = experiment(kp_strdup(id), kp_strdup(kp_text(c, "where")), why_candidate(c, first),
                           commands, kp_strdup(kp_text(c, "refuted_by")));
    for (size_t i = 0; i < KP_COUNT(kept); i++)
        if (kpe_at(c, kept[i]))
            json_object_set(o, kept[i], json_object_get(c, kept[i]));
    free(run);
    free(ptx);
    free(word);
    expect(o, "gain", kpe_said(o).least);
    return o;
}

/* ---- a pause before one group's loop ---------------------------------------- */

/* The pause that the model lists; NULL: it sees one rhythm. */
static const json_t *to_pause(const struct kpe_run *r)
{
    const json_t *c;
    size_t i;
    json_array_foreach(kpe_at(r->model, "candidates"), i, c)
        if (json_is_object(kpe_at(c, "pause")))
            return c;
    return NULL;
}

/* Which pause gains, if any: what the model cannot know, and what to do then. */
static json_t *pause_json(const struct kpe_run *r, const json_t *c)
{
    static const char *const kept[] = {"predicted_gain", "interval", "predicted_cta_gain",
                                       "predicted_launch_gain", "launch_interval", "likely",
                                       "legality"};
    const json_t *rhythms = kpe_at(r->model, "rhythms");
    const json_t *slow = json_array_get(rhythms, json_array_size(rhythms) - 1);
    const char *id = kp_text(c, "id"), *where = strchr(id, ':') ? strchr(id, ':') + 1 : id;
    double longest = kp_number(c, "pause.longest");
    json_t *o = experiment(
        kp_asprintf("pause:%s", where),
        kp_asprintf("none: these warps begin up to %.0f cycles later, once a CTA; where that "
                    "gains, 'kperf apply %s=CYCLES' makes the pause", longest, id),
        kp_asprintf("by how its groups begin an iteration is said to take %.0f or %.0f cycles; the "
                    "model does not know which pause brings them from one to the other [model "
                    ".rhythms]", kp_number(json_array_get(rhythms, 0), "cycles"),
                    kp_number(slow, "cycles")),
        delay_commands(r, where, longest),
        kp_strdup("that none of these pauses surely gains half a per cent: its groups then have "
                  "one rhythm, or begin in the faster one"));
    for (size_t i = 0; i < KP_COUNT(kept); i++)
        if (kpe_at(c, kept[i]))
            json_object_set(o, kept[i], json_object_get(c, kept[i]));
    expect(o, "gain", LEAST_GAIN);
    return o;
}

/* ---- a region that begins later --------------------------------------------- */

/* What is said of the launch, where its time is known to the model, else of an iteration. */
static bool of_launch(const json_t *d)
{
    return !isnan(kp_number(d, "launch_growth"));
}

static double growth_of(const json_t *d)
{
    return kp_number(d, of_launch(d) ? "launch_growth" : "iteration_growth");
}

/* Of as much as all visits begin later, one after the other, in every wave. */
static double slope_of(const struct kpe_run *r, const json_t *d)
{
    double whole = kp_number(r->model, "launch.unprobed_cycles");
    double visits = kp_number(r->model, "launch.cta.trips") *
                    ceil(kp_number(r->model, "launch.waves"));
    if (!of_launch(d)) {
        whole = kp_number(r->model, "baseline.unprobed.cycles");
        visits = 1;
    }
    return growth_of(d) * whole / (kp_number(d, "cycles") * visits);
}

/* The region that is said to cost most; or, where nothing waits for a loop's stages because an
 * engine or the memory bounds it, the one that is said to cost least. */
static const json_t *to_delay(const struct kpe_run *r, bool least)
{
    const json_t *d, *best = NULL;
    double at = NAN;
    size_t i;
    json_array_foreach(kpe_at(r->model, "delays"), i, d) {
        const json_t *span = kpe_at(d, of_launch(d) ? "launch_interval" : "interval");
        double by = least ? -json_number_value(json_array_get(span, 1)) : growth_of(d);
        if (isnan(slope_of(r, d)) || (best && !(by > at)))
            continue;
        best = d;
        at = by;
    }
    return best;
}

static char *why_delay(const json_t *first)
{
    if (!first)
        return kp_strdup("no candidate of the model is expected to gain");
    return kp_asprintf("what the model would change, %s (%+.1f%% of an iteration), is a change of "
                       "the source", kp_text(first, "id"),
                       100 * kp_number(first, "predicted_gain"));
}

static json_t *delay_json(const struct kpe_run *r, const json_t *d, const json_t *first)
{
    const char *name = kp_text(d, "region");
    double cycles = kp_number(d, "cycles");
    bool critical = slope_of(r, d) >= 0.5;
    const char *hides = critical ? kp_text(d, "may_hide") : "";
    json_t *commands = delay_commands(r, name, cycles);
    json_t *o = experiment(
        kp_asprintf("delay:%s", name),
        kp_asprintf("none: %s begins up to %.0f cycles later, and the "
                    "launch is said to take %s%s%s",
                    name, cycles, critical ? "longer by most of that" : "longer by little of that",
                    *hides ? ", or less: " : "", hides),
        why_delay(first), commands,
        critical
            ? kp_asprintf("a slope whose interval is below 0.5: %s is then not part of what "
                          "limits the kernel",
                          name)
            : kp_asprintf("a slope whose interval is above 0.5: %s is then part of what limits "
                          "the kernel",
                          name));
    expect(o, critical ? "critical" : "slack", 0.5);
    json_object_set_new(o, "predicted_slope", kpe_json(slope_of(r, d), 4));
    bool launch = of_launch(d);
    json_object_set(o, "predicted_growth",
                    json_object_get(d, launch ? "launch_growth" : "iteration_growth"));
    json_object_set(o, "growth_interval",
                    json_object_get(d, launch ? "launch_interval" : "interval"));
    json_object_set_new(o, "growth_of", json_string(launch ? "launch" : "iteration"));
    return o;
}

/* The row of replay's summary that takes most of its role's time, waits apart. */
static const json_t *largest_row(const struct kpe_run *r)
{
    const json_t *row, *best = NULL, *one;
    size_t i, k;
    json_array_foreach(kpe_at(r->summary, "rows"), i, row) {
        bool waits = true; /* what is no region is nothing to delay either */
        json_array_foreach(kp_json_in(r->info, "regions"), k, one)
            if (strcmp(kp_text(one, "name"), kp_text(row, "region")) == 0)
                waits = json_array_size(kpe_at(one, "waits")) > 0;
        if (!waits && (!best || kp_number(row, "share") > kp_number(best, "share")))
            best = row;
    }
    return best;
}

/* Nothing is claimed: a delay tells of a region whether it is part of what limits. */
static json_t *ask_json(const struct kpe_run *r, const json_t *row)
{
    const char *region = kp_text(row, "region");
    json_t *commands = delay_commands(r, region, 400);
    json_t *o = experiment(
        kp_asprintf("delay:%s", region),
        kp_asprintf("none: %s begins up to 400 cycles later", region),
        kp_asprintf("the model claims nothing of its regions; this one takes %.1f%% of the time of "
                    "%s [replay .rows]", 100 * kp_number(row, "share"), kp_text(row, "role")),
        commands,
        kp_asprintf("nothing is claimed: a slope above 0.5 would support that %s limits the "
                    "kernel, one below speaks against it", region));
    expect(o, "", 0.5);
    return o;
}

/* ---- idle SMs ---------------------------------------------------------------- */

/* At most n CTAs that are whole rows or planes of the grid. */
static double whole_rows(const struct kpe_run *r, double n)
{
    const json_t *grid = kpe_at(r->info, "grid");
    double x = json_number_value(json_array_get(grid, 0));
    double plane = x * json_number_value(json_array_get(grid, 1));
    double unit = n >= plane ? plane : n >= x ? x : 1;
    const json_t *cluster = kp_json_in(r->info, "launch.cluster");
    double across = json_number_value(json_array_get(cluster, 0));
    if (json_number_value(json_array_get(cluster, 1)) > 1 ||
        json_number_value(json_array_get(cluster, 2)) > 1)
        return 0;
    return floor(n / (unit > 1 ? unit : fmax(across, 1))) * (unit > 1 ? unit : fmax(across, 1));
}

/* Full waves alone; of one wave half. */
static double fewer(const struct kpe_run *r)
{
    const struct kpe_schedule *s = &r->schedule;
    double places = s->ctas / s->waves;
    double n = s->waves <= 1 ? s->ctas / 2 : floor((s->ctas - 1) / places) * places;
    return isfinite(n) ? whole_rows(r, n) : 0;
}

/* What is claimed is that the time is that of waves, its rival that it is that of the work: the
 * bound lies between.  NULL where these are too near each other. */
static json_t *ctas_json(const struct kpe_run *r)
{
    const struct kpe_schedule *s = &r->schedule;
    double n = fewer(r), rival = n / s->ctas, said = kpe_span_of(r, n) / kpe_span_of(r, s->ctas);
    double rest = r->us - kpe_span_of(r, s->ctas); /* of the launch, in which no CTA runs */
    if (n >= 1 && rest > 0)
        said = (kpe_span_of(r, n) + rest) / r->us;
    if (!(n >= 1) || !(fabs(said - rival) > 0.1))
        return NULL;
    double bound = (said + rival) / 2;
    bool stays = said > rival;
    char *option = kp_asprintf("--ctas %.0f", n);
    json_t *commands = json_pack("[o]", run_command(r, option));
    json_t *o = experiment(
        kp_asprintf("ctas:%.0f", n),
        kp_asprintf(
            "the first %.0f of the grid's %.0f CTAs alone: by waves that takes x%.3f of the time, "
            "by the work x%.3f",
            n, s->ctas, said, rival),
        kp_asprintf("the class is work imbalance: %.1f%% of the SMs' time is without a CTA",
                    100 * s->idle),
        commands,
        stays
            ? kp_asprintf("a ratio whose interval is below %.3f: the time falls with the CTAs, "
                          "and is not that of SMs without one",
                          bound)
            : kp_asprintf("a ratio whose interval is above %.3f: the last wave does not take what "
                          "is said",
                          bound));
    free(option);
    expect(o, stays ? "the time stays" : "a wave less", bound);
    json_object_set_new(o, "predicted_ratio", kpe_json(said, 4));
    return o;
}

/* ---- launches, and what is missing -------------------------------------------- */

/* A host's launches differ from another's: both times of one session. */
static json_t *launch_json(const struct kpe_run *r)
{
    json_t *commands = json_pack("[s,o]", "kperf calibrate --ceilings",
                                 run_command(r, "-f -o again"));
    char *again = kp_asprintf("mkdir -p again && %s",
                              json_string_value(json_array_get(commands, 1)));
    json_array_set_new(commands, 1, kp_json_text(again));
    free(again);
    json_t *o = experiment(
        kp_strdup("empty-kernel"),
        kp_asprintf(
            "none: the launch again, %.2f us, and an empty kernel of the same session, said to "
            "take %.2f us",
            r->us, r->launch.value),
        kp_strdup("the class is launch overhead, which is the host's as much as the device's"),
        commands, kp_strdup("an empty kernel that takes less than half of the launch"));
    expect(o, "overhead", 0.5);
    json_object_set_new(o, "predicted_share", kpe_json(r->launch.value / r->us, 4));
    return o;
}

bool kpe_is_command(const char *how)
{
    return (kp_has_prefix(how, "kperf ") || kp_has_prefix(how, "ncu ")) && !strstr(how, ", ");
}

static json_t *measure_json(const struct kpe_run *r, const json_t *missing)
{
    const json_t *one, *found = NULL;
    size_t i;
    json_array_foreach(missing, i, one)
        if (!found && r->us > 0 && kpe_is_command(kp_text(one, "how")))
            found = one;
    json_t *command = found ? json_incref((json_t *)(uintptr_t)kpe_at(found, "how"))
                            : run_command(r, "");
    json_t *o = experiment(kp_strdup("measure"),
                           kp_strdup(found       ? kp_text(found, "what")
                                     : r->us > 0 ? "the same again"
                                                 : "the time of a launch on a device"),
                           kp_strdup("no class is supported without it"), json_pack("[o]", command),
                           kp_strdup("nothing is claimed yet"));
    expect(o, "", NAN);
    return o;
}

json_t *kpe_next(const struct kpe_run *r, const char *class, const json_t *missing)
{
    const json_t *first = NULL, *c = NULL;
    bool loads = strcmp(class, "matrix unit throughput") == 0 ||
                 strcmp(class, "global memory bandwidth") == 0;
    if (strcmp(class, "launch overhead") == 0)
        return launch_json(r);
    json_t *few = strcmp(class, "work imbalance") == 0 ? ctas_json(r) : NULL;
    if (few)
        return few;
    if (r->cycle.explained && r->us > 0)
        c = to_apply(r, &first);
    const json_t *d = r->cycle.explained && r->us > 0 ? to_delay(r, loads) : NULL;
    const json_t *row = r->us > 0 ? largest_row(r) : NULL;
    const json_t *pause = r->cycle.explained && r->us > 0 ? to_pause(r) : NULL;
    if (pause && !(c && kp_number(c, "predicted_gain") > kp_number(pause, "predicted_gain")))
        return pause_json(r, pause);
    if (c)
        return candidate_json(r, c, first);
    if (d)
        return delay_json(r, d, first);
    return row ? ask_json(r, row) : measure_json(r, missing);
}
