#include "evidence/internal.h"

/*
 * The class of the bottleneck.  Each class is held against the evidence by itself: supported,
 * contradicted, possible (it is there, and what it costs was not measured) or not told.  The
 * first that is supported, in the order below, is the kernel's; where none is, none is named.
 * The bounds are conventions, stated in kperf-evidence(1).
 */

enum state { NOT_TOLD, POSSIBLE, CONTRADICTED, SUPPORTED };
static const char *const states[] = {"not told", "possible", "contradicted", "supported"};

struct verdict {
    enum state state;
    double share;     /* of the time that it accounts for; NAN: not known */
    const char *tier; /* the weakest of what carries it */
    json_t *evidence, *needs;
};

static enum state by_bounds(double share, double contradicted, double supported)
{
    return isnan(share)            ? NOT_TOLD
           : share >= supported    ? SUPPORTED
           : share <= contradicted ? CONTRADICTED
                                   : POSSIBLE;
}

static void launch_overhead(const struct kpe_run *r, struct verdict *v)
{
    v->share = r->launch.value / r->us;
    v->state = by_bounds(v->share, 0.1, 0.5);
    v->tier = "measured";
    if (isnan(v->share))
        kpe_miss(v->needs, "what an empty kernel takes on this device",
                 "kperf calibrate --ceilings");
    else
        kpe_say(v->evidence, "measured", r->launch.source, r->launch.value, "us",
                "an empty kernel takes %.2f us, where the ceilings were measured, %.1f%% of the "
                "launch's %.2f; it is the host's as much as the device's", r->launch.value,
                100 * v->share, r->us);
}

static void imbalance(const struct kpe_run *r, struct verdict *v)
{
    const struct kpe_schedule *s = &r->schedule;
    v->share = s->known ? s->idle : NAN;
    v->state = by_bounds(v->share, 0.05, 0.2);
    v->tier = "measured";
    if (!s->known) {
        kpe_miss(v->needs, "when each SM had work", "kperf run, with stamps of all CTAs");
        return;
    }
    kpe_say(v->evidence, "measured", "stamps of all CTAs", s->idle, "share",
            "%.0f of %.0f SMs had a CTA; %.1f%% of the SMs' time was without one, %.1f%% behind "
            "their last", s->used, s->sms, 100 * s->idle, 100 * s->tail);
    if (!isnan(s->waves))
        kpe_say(v->evidence, "modeled", "inspect .info.assembly.original.occupancy", s->waves,
                "waves", "%.0f CTAs are %.2f waves", s->ctas, s->waves);
}

/* Waves, tails and the loop's ends are no matter of the matrix units: by useful work, or by how
 * long they serve of an iteration. */
static enum state matrix_state(double used, double served)
{
    if (served >= 0.95 || used >= 0.85)
        return SUPPORTED;
    if (isnan(used) && isnan(served))
        return NOT_TOLD;
    return !(used > 0.6) && !(served > 0.6) ? CONTRADICTED : POSSIBLE;
}

/* Where no work is said: by the instructions that were seen to be executed, which are no less than
 * the useful ones, and may not be all.  Nothing is contradicted by them. */
static void matrix_as_executed(const struct kpe_run *r, struct verdict *v)
{
    double lost, flops = kpe_matrix_flops(r, &lost), share = flops / r->us / 1e6 / r->matrix.value;
    if (isnan(share))
        return;
    if (v->state != SUPPORTED && share > 0.6) {
        v->state = share >= 0.85 ? SUPPORTED : POSSIBLE;
        v->tier = "inferred";
        v->share = share;
    }
    kpe_say(v->evidence, "inferred",
            "replay .rows, inspect .info.instructions.regions, .info.grid", flops, "flop",
            "%.1f TFLOP/s in the matrix instructions of the visits, %.1f%% of the %.1f that the "
            "matrix units can do: CTAs without records%s taken to be as the others",
            flops / r->us / 1e6, 100 * share, r->matrix.value,
            lost > 0 ? " and overwritten records are" : " are");
}

static void matrix_rate(const struct kpe_run *r, struct verdict *v)
{
    const struct kpe_cycle c = r->cycle;
    bool played = c.explained && c.engine_name && strcmp(c.engine_name, "tensor") == 0;
    double used = r->flops / r->us / 1e6 / r->matrix.value, served = played ? c.engine : NAN;
    v->state = matrix_state(used, served);
    v->share = isnan(used) ? served : used;
    v->tier = used >= 0.85 ? r->matrix.tier : "modeled";
    if (!isnan(served))
        kpe_say(v->evidence, "modeled", c.engine_source, served, "share",
                "the tensor cores serve during %.1f%% of an iteration of the loop", 100 * served);
    if (!isnan(used))
        kpe_say(v->evidence, r->matrix.tier, r->matrix.source, r->matrix.value, "TFLOP/s",
                "%.1f TFLOP/s of useful work, %.1f%% of the %.1f that the matrix units can do",
                r->flops / r->us / 1e6, 100 * used, r->matrix.value);
    else
        matrix_as_executed(r, v);
    if (isnan(used))
        kpe_miss(v->needs, "how much there is to compute", "work: {flops: EXPR} in the config, or "
                 "--work flops=EXPR");
}

/* What no record tells and the device's counters do: of one launch of the kernel alone, with the
 * clocks and the L2 cache as kperf has them.  'run --against' leaves out the calibration, probes
 * and the trace. */
static void miss_counters(const struct kpe_run *r, struct verdict *v, const char *what,
                          const char *counters)
{
    char *entry = kp_shell_word(kp_text(r->info, "entry")), *ptx = kpe_ptx_path(r);
    char *before = kp_asprintf("ncu --target-processes all --clock-control none --cache-control "
                               "none --kernel-name-base mangled -k %s -c 1 %s ", entry, counters);
    char *against = kp_asprintf("--repeats 1 --against %s", ptx);
    char *command = kpe_run_command(r, before, against);
    kpe_miss(v->needs, what, command);
    free(entry);
    free(ptx);
    free(before);
    free(against);
    free(command);
}

static void bandwidth(const struct kpe_run *r, struct verdict *v)
{
    v->share = r->bytes / r->us / 1e3 / r->dram.value;
    v->tier = r->dram.tier;
    v->state = by_bounds(v->share, -1, 0.7);
    if (isnan(r->bytes))
        kpe_miss(v->needs, "how much there is to move", "work: {bytes: EXPR} in the config, or "
                 "--work bytes=EXPR");
    if (isnan(r->dram.value))
        kpe_miss(v->needs, "the memory's measured bandwidth", "kperf calibrate --ceilings");
    if (isnan(v->share))
        return;
    kpe_say(v->evidence, r->dram.tier, r->dram.source, r->dram.value, "GB/s",
            "%.0f GB/s of bytes that have to move, %.1f%% of %.0f", r->bytes / r->us / 1e3,
            100 * v->share, r->dram.value);
    if (v->state != SUPPORTED) {
        v->state = NOT_TOLD;
        miss_counters(r, v, "the bytes that really move, which can be more",
                      "--metrics dram__bytes.sum,gpu__time_duration.sum");
    }
}

/* Without a model that explains the loop nothing is said of its inside. */
static bool loop_known(const struct kpe_run *r, const struct kpe_cycle *c, struct verdict *v)
{
    v->tier = "modeled";
    if (!r->model)
        kpe_miss(v->needs, "what the loop waits for", r->why_no_model ? r->why_no_model
                                                                      : "kperf model");
    else if (!c->explained)
        kpe_miss(v->needs, "a model that explains the iteration: its residual is too large",
                 "kperf model, and marks round what it does not see");
    return r->model && c->explained && c->total > 0;
}

static void say_residual(const struct kpe_run *r, struct verdict *v)
{
    bool by_sum = json_is_true(kp_json_in(r->model, "baseline.sum_of_stages"));
    double residual = kp_number(r->model, "baseline.residual");
    kpe_say(v->evidence, "modeled", "model .baseline.residual", residual, "share",
            "the model gives the measured iteration of %.1f cycles to %+.2f%%%s",
            kp_number(r->model, "baseline.measured_cycles"), 100 * residual,
            by_sum ? ", as the sum of one unit's stages: by construction" : "");
}

/* What part of a CTA's time the loop takes; NAN where the model does not say. */
static double loop_share(const struct kpe_run *r)
{
    double loop = kp_number(r->model, "launch.cta.loop");
    return loop / kp_number(r->model, "launch.cta.predicted_cycles");
}

static void wait_cycle(const struct kpe_run *r, struct verdict *v)
{
    const struct kpe_cycle c = r->cycle;
    if (!loop_known(r, &c, v))
        return;
    double share = loop_share(r);
    bool most = !(share < 0.5);
    v->state = !c.waits || c.engine >= 0.95 ? CONTRADICTED : most ? SUPPORTED : POSSIBLE;
    v->share = c.waits ? share : 0;
    if (!c.waits) {
        kpe_say(v->evidence, "modeled", "model .critical_cycle", c.total, "cycles",
                "the critical cycle of %.0f cycles goes over no wait", c.total);
        return;
    }
    kpe_say(v->evidence, "modeled", "model .critical_cycle", c.total, "cycles",
            "a cycle of %.0f cycles%s has no slack: arithmetic %.0f, global memory by hand %.0f, "
            "issue %.0f, operations %.0f, barriers %.0f, waits that need not wait %.0f, regions of "
            "unknown content %.0f, unmarked %.0f",
            c.total, c.ring ? " over a ring's slot" : "", c.work, c.memory, c.issue, c.async,
            c.arrive, c.floors, c.unknown, c.unmarked);
    kpe_say(v->evidence, "modeled", "model .critical_cycle", c.largest_cycles, "cycles",
            "its largest part is %s, %.0f cycles", c.largest, c.largest_cycles);
    if (!isnan(c.engine))
        kpe_say(v->evidence, "modeled", c.engine_source, c.engine, "share",
                "the busiest engine, %s, serves during %.1f%% of the iteration", c.engine_name,
                100 * c.engine);
    if (!isnan(share))
        kpe_say(v->evidence, "modeled", "model .launch.cta", share, "share",
                "the loop takes %.1f%% of a CTA's time", 100 * share);
    say_residual(r, v);
}

/* Of a wait cycle, what it is made of; so much more of it may be of that kind. */
static void part_of_cycle(const struct kpe_run *r, struct verdict *v, double part, double more,
                          const char *what)
{
    const struct kpe_cycle c = r->cycle;
    if (!loop_known(r, &c, v))
        return;
    v->share = part / c.total;
    v->state = by_bounds(v->share, 0.1, 0.5);
    if (v->state == CONTRADICTED && part + more > 0.1 * c.total)
        v->state = NOT_TOLD;
    kpe_say(v->evidence, "modeled", "model .critical_cycle", part, "cycles",
            "%s: %.0f of the critical cycle's %.0f cycles, %.1f%%", what, part, c.total,
            100 * v->share);
    if (v->state != NOT_TOLD || !(more > 0))
        return;
    kpe_say(v->evidence, "modeled", "model .critical_cycle", more, "cycles",
            "whether %.0f cycles more are is not known", more);
    if (c.unknown > 0)
        kpe_miss(v->needs, "which regions read or write global memory", "kperf run, whose traces "
                 "hold what the kernel's text has in each");
}

/* Nothing records the end of a load into registers: what is waited for it is no more than the time
 * of the place where its result is used first. */
static void add_fetches(const struct kpe_run *r, struct verdict *v)
{
    const struct kpe_cycle c = r->cycle;
    double share = v->share + c.fetched / c.total;
    if (!(c.fetched > 0) || isnan(share))
        return;
    kpe_say(v->evidence, "bounded", "inspect .info.fetches", c.fetched, "cycles",
            "loads into registers: at most %.0f of the critical cycle's %.0f cycles, %.1f%%, stand "
            "where what a turn loads is used first", c.fetched, c.total, 100 * c.fetched / c.total);
    v->share = share;
    if (v->state == SUPPORTED || !(share > 0.1))
        return;
    v->state = POSSIBLE; /* of which the first statement is told */
    size_t last = json_array_size(v->evidence) - 1;
    json_t *most = json_incref(json_array_get(v->evidence, last));
    json_array_remove(v->evidence, last);
    json_array_insert_new(v->evidence, 0, most);
}

/* What is waited for is a latency as long as the memory has bandwidth left. */
static void memory_latency(const struct kpe_run *r, struct verdict *v)
{
    const struct kpe_cycle c = r->cycle;
    part_of_cycle(r, v, c.loads + c.memory, c.unmarked + c.unknown,
                  "copies that something waits for, and regions that read or write global memory");
    add_fetches(r, v);
    double bandwidth = r->bytes / r->us / 1e3 / r->dram.value;
    if (v->state == SUPPORTED && !(bandwidth < 0.7)) {
        v->state = POSSIBLE;
        if (isnan(bandwidth))
            kpe_miss(v->needs,
                     "whether it is latency or bandwidth: the bytes that have to move, and "
                     "the memory's measured rate",
                     "work: {bytes: EXPR} in the config, and kperf "
                     "calibrate --ceilings");
    }
}

static void synchronisation(const struct kpe_run *r, struct verdict *v)
{
    /* Where warps meet for what they load, they may come late for the loads. */
    part_of_cycle(r, v, r->cycle.arrive - r->cycle.met, r->cycle.met,
                  "from an arrive to the wait it ends");
}

/* Issue slots and latencies of arithmetic are not told apart by clocks round a region. */
static void instructions(const struct kpe_run *r, struct verdict *v)
{
    const struct kpe_cycle c = r->cycle;
    part_of_cycle(r, v, c.work, c.unknown, "regions without global memory");
    if (!isnan(v->share))
        say_residual(r, v);
    if (v->state == SUPPORTED)
        miss_counters(r, v, "whether it is issue slots, dependences or unmarked waits",
                      "--section WarpStateStats --print-details all");
    if (c.unmarked > 0.5 * c.total && v->state != SUPPORTED) {
        v->state = NOT_TOLD;
        kpe_say(v->evidence, "modeled", "model .critical_cycle", c.unmarked, "cycles",
                "%.0f cycles of it are of no marked region", c.unmarked);
        kpe_miss(v->needs, "what is done between the regions", "marks there, or --auto");
    }
}

static void registers(const struct kpe_run *r, struct verdict *v)
{
    double stores = kp_number(r->info, "assembly.original.spill_stores");
    double loads = kp_number(r->info, "assembly.original.spill_loads");
    v->tier = "inferred";
    v->share = NAN;
    if (isnan(stores + loads))
        return;
    v->state = stores + loads > 0 ? POSSIBLE : CONTRADICTED;
    kpe_say(v->evidence, "measured", "inspect .info.assembly.original", stores + loads, "bytes",
            "the assembler spilled %.0f bytes and reads %.0f back, with %.0f registers a thread",
            stores, loads, kp_number(r->info, "assembly.original.registers"));
    if (v->state == POSSIBLE)
        kpe_miss(v->needs, "what the spills cost", "the kernel with more registers, beside it: "
                 "kperf run --against");
}

static void occupancy(const struct kpe_run *r, struct verdict *v)
{
    double held = kp_number(r->info, "assembly.original.occupancy");
    v->tier = "measured";
    v->share = NAN;
    if (isnan(held))
        return;
    v->state = NOT_TOLD;
    kpe_say(v->evidence, "measured", "inspect .info.assembly.original.occupancy", held, "CTAs",
            "an SM holds %.0f CTA%s; whether more would be faster no trace tells", held,
            held == 1 ? "" : "s");
    kpe_miss(v->needs, "what another CTA an SM would gain", "a smaller tile or fewer registers, "
             "beside it: kperf run --against");
}

static const struct {
    const char *name;
    void (*look)(const struct kpe_run *r, struct verdict *v);
    bool names; /* can be the kernel's class; others only add to it */
} classes[] = {
    {"launch overhead", launch_overhead, true},
    {"work imbalance", imbalance, true},
    {"matrix unit throughput", matrix_rate, true},
    {"global memory bandwidth", bandwidth, true},
    {"critical-path wait cycle", wait_cycle, true},
    {"memory latency", memory_latency, true},
    {"synchronization overhead", synchronisation, false},
    {"instruction issue or dependency latency", instructions, true},
    {"register pressure", registers, false},
    {"low occupancy", occupancy, false},
};

static const char not_looked_at[] =
    "cache bandwidth, kernel count, atomic contention, divergence, irregular access, layout "
    "conversion, intermediate materialization, transfers, communication, allocation, paging: one "
    "kernel's records say nothing of them";

static json_t *verdict_json(const char *name, const struct verdict *v)
{
    return json_pack("{s:s,s:s,s:o,s:s,s:O,s:O}", "name", name, "state", states[v->state], "share",
                     kpe_json(v->share, 4), "tier", v->tier, "evidence", v->evidence, "needs",
                     v->needs);
}

/* Names of those that are supported and are not the class itself. */
static json_t *others(const json_t *considered, const json_t *chosen, bool names)
{
    json_t *list = json_array();
    const json_t *one;
    size_t i;
    json_array_foreach(considered, i, one)
        if (one != chosen && classes[i].names == names &&
            strcmp(kp_text(one, "state"), states[SUPPORTED]) == 0)
            json_array_append(list, json_object_get(one, "name"));
    return list;
}

static json_t *class_json(const json_t *considered, const json_t *c)
{
    if (!c)
        return json_pack("{s:s,s:n,s:[],s:[],s:[]}", "name", "not supported by the evidence",
                         "tier", "evidence", "parts", "also");
    return json_pack("{s:O,s:O,s:O,s:o,s:o}", "name", kpe_at(c, "name"), "tier", kpe_at(c, "tier"),
                     "evidence", kpe_at(c, "evidence"), "parts", others(considered, c, false),
                     "also", others(considered, c, true));
}

void kpe_classify(const struct kpe_run *r, json_t *out)
{
    json_t *considered = json_array();
    const json_t *chosen = NULL;
    bool timed = r->us > 0; /* an emulator's cycles are no times */
    for (size_t i = 0; i < KP_COUNT(classes); i++) {
        struct verdict v = {NOT_TOLD, NAN, "assumed", json_array(), json_array()};
        classes[i].look(r, &v);
        json_array_append_new(considered, verdict_json(classes[i].name, &v));
        if (timed && !chosen && classes[i].names && v.state == SUPPORTED)
            chosen = json_array_get(considered, i);
        json_decref(v.evidence);
        json_decref(v.needs);
    }
    json_object_set_new(out, "class", class_json(considered, chosen));
    json_object_set_new(out, "considered", considered);
    json_object_set_new(out, "not_looked_at", json_string(not_looked_at));
}
