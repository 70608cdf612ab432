/*
 * Loads from global memory into registers, a turn ahead of their first use.
 *
 * No mark tells when such a load has come: the warp goes on until an instruction needs the result,
 * and stands there.  The kernel's text says where that is (the trace's "fetches", kperf-trace(5));
 * how long, of the time of that place, is bounded: no longer than what its instructions leave of
 * it, and no shorter, where twice that leaves so much, than a load takes that finds its line in L2.
 */
#include "model/edits/edits.h"

#include <math.h>

/* Cycles that a load past the first cache takes: at least, from L2 (271 to 300 on an H200, chains
 * of loads, bench/results/ground-truth-fresh.json); and where its loop waits for it, by two kernels
 * whose loads were put a turn ahead (733, and 600 at each of two places;
 * doc/findings/others.md). */
#define FETCH_LEAST 270.0
#define FETCH_USUAL 600.0
/* An instruction's issue to the next of a warp that needs it, and a barrier behind a store. */
#define FETCH_BESIDE 60.0
enum { SCHEDULERS = 4, BANKS_BYTES = 128, REGISTER_BYTES = 4, MOST_REGISTERS = 255 };

/* What is used first at one place of a role's loop. */
struct used {
    size_t role, item, from;
    bool inside, from_inside;
    double loads, bytes, slots, shared; /* of a thread; slots: of a warp */
    double near;                       /* loads that may find their lines in the first cache */
    double hidden;                     /* cycles between the last of the loads and the place */
    json_int_t line, last, use, address, stores, orders; /* of the text; 0: none */
    bool matrix, loops; /* loops: in that place, which hides how often its code runs */
};

static bool find_item(const struct kpm_program *p, size_t role, const char *region, size_t *item)
{
    for (size_t i = 0; i < p->roles[role].count; i++)
        if (strcmp(kpm_region(p, role, i)->name, region) == 0) {
            *item = i;
            return true;
        }
    return false;
}

/* The link of a barrier at which the item's warps meet, which holds what they wait there. */
static const struct kpm_link *meeting(const struct kpm_program *p, size_t role, size_t item,
                                      size_t *at)
{
    for (size_t i = 0; i < p->links.n; i++)
        if (kpm_meets_itself(&p->links.v[i], role) && p->links.v[i].to == item &&
            !p->links.v[i].removed) {
            *at = i;
            return &p->links.v[i];
        }
    return NULL;
}

/* How long the place takes, edits made. */
static double time_of(const struct kpm_baseline *b, size_t role, size_t item, bool inside)
{
    const struct kpm_item *it = &b->program->roles[role].items[item];
    size_t at;
    if (!inside)
        return b->values[it->gap] + it->behind;
    const struct kpm_link *l = meeting(b->program, role, item, &at);
    if (l)
        return b->values[l->latency] + l->shift + b->values[it->stage] + it->extra;
    return b->values[it->waited != SIZE_MAX ? it->waited : it->stage] + it->extra;
}

/* From the place of a load, which its end is taken to be, to that of its use. */
static double between(const struct kpm_baseline *b, size_t role, size_t from, bool from_inside,
                      size_t to, bool to_inside)
{
    const struct kpm_prole *r = &b->program->roles[role];
    double sum = 0;
    size_t at = kpm_position(r, from), end = kpm_position(r, to);
    bool inside = from_inside;
    for (size_t k = 0; k < 2 * r->count && (at != end || inside != to_inside); k++) {
        if (!inside)
            at = (at + 1) % r->count;
        inside = !inside;
        if (at != end || inside != to_inside)
            sum += fmax(0, time_of(b, role, r->order[at], inside));
    }
    return sum;
}

/* ---- the trace's fetches ----------------------------------------------------------- */

static json_int_t line_of(const json_t *o, const char *key)
{
    return json_integer_value(json_object_get(o, key));
}

static bool is_inside(const json_t *o, const char *key)
{
    return json_is_true(json_object_get(json_object_get(o, key), "inside"));
}

static const char *region_of(const json_t *o, const char *key)
{
    const char *s = json_string_value(json_object_get(json_object_get(o, key), "region"));
    return s ? s : "";
}

static double count_of(const json_t *o, const char *key)
{
    return fmax(0, (double)line_of(o, key));
}

static void take(const struct kpm_baseline *b, const json_t *o, struct used *u)
{
    size_t from = u->item;
    bool inside = is_inside(o, "from"), first = u->loads <= 0;
    double hidden = 0;
    if (find_item(b->program, u->role, region_of(o, "from"), &from))
        hidden = between(b, u->role, from, inside, u->item, u->inside);
    u->hidden = first ? hidden : fmin(u->hidden, hidden);
    u->from = first ? from : u->from;
    u->from_inside = first ? inside : u->from_inside;
    u->line = first ? line_of(o, "line") : u->line;
    u->last = line_of(o, "line");
    u->use = first ? line_of(o, "use_line") : u->use;
    u->address = u->address ? u->address : line_of(o, "address");
    u->stores = u->stores ? u->stores : line_of(o, "stores");
    u->orders = u->orders ? u->orders : line_of(o, "orders");
    u->loads += count_of(o, "loads");
    u->bytes += count_of(o, "bytes");
    u->near += count_of(o, "near");
    u->slots = fmax(count_of(o, "code"), count_of(o, "slots"));
    u->loops = json_is_true(json_object_get(o, "loops"));
    u->shared = count_of(o, "shared_bytes");
    u->matrix = u->matrix || strcmp(kp_text(o, "into"), "matrix") == 0;
}

/* All loads that are used first at the place of list's entry `at`; false: it is no role's, its
 * loads are ahead already, or an entry before is of the same place. */
static bool used_at(const struct kpm_baseline *b, const json_t *list, size_t at, size_t role,
                    struct used *out)
{
    const json_t *one = json_array_get(list, at), *o;
    size_t i;
    *out = (struct used){.role = role, .inside = is_inside(one, "used")};
    if (!find_item(b->program, role, region_of(one, "used"), &out->item) ||
        b->program->roles[role].items[out->item].fetched)
        return false;
    json_array_foreach(list, i, o) {
        if (strcmp(region_of(o, "used"), region_of(one, "used")) != 0 ||
            is_inside(o, "used") != out->inside || json_is_true(json_object_get(o, "ahead")))
            continue;
        if (i < at)
            return false;
        take(b, o, out);
    }
    return out->loads > 0;
}

/* ---- the edit ------------------------------------------------------------------------ */

static double threads_of(const struct kpm_program *p)
{
    return (double)p->info->block[0] * p->info->block[1] * p->info->block[2];
}

/* What the place's code keeps its warps' units busy for, at least. */
static double work_of(const struct kpm_baseline *b, const struct used *u)
{
    double warps = ceil(threads_of(b->program) / 32);
    double banks = u->shared * threads_of(b->program) / BANKS_BYTES;
    return fmax(u->slots * warps / SCHEDULERS, banks);
}

/* What of the place's time may be the wait. */
static double most_of(const struct kpm_baseline *b, const struct used *u)
{
    return time_of(b, u->role, u->item, u->inside) - work_of(b, u) - FETCH_BESIDE;
}

/* The wait for loads that take so many cycles. */
static double wait_of(const struct kpm_baseline *b, const struct used *u, double cycles)
{
    return fmin(fmax(0, cycles - u->hidden), most_of(b, u));
}

static bool all_near(const struct used *u)
{
    return u->near >= u->loads;
}

static double usual(const struct used *u)
{
    return all_near(u) ? FETCH_LEAST : FETCH_USUAL;
}

/* The least of it: none where the place's code, which may take twice what is known of it, or run
 * more often than once, may be what takes the time, or the first cache may have what is loaded. */
static double least_of(const struct kpm_baseline *b, const struct used *u)
{
    return u->loops || all_near(u)
               ? 0 : fmax(0, fmin(wait_of(b, u, FETCH_LEAST), most_of(b, u) - work_of(b, u)));
}

static void step(const struct kpm_baseline *b, const struct used *u, struct kpm_candidate *c)
{
    size_t link = 0;
    struct kpm_op op = {.kind = KPM_OP_GAP, .role = u->role, .item = u->item, .open = true,
                        .fetches = true, .cycles = -wait_of(b, u, usual(u)),
                        .least = -least_of(b, u), .most = -most_of(b, u)};
    if (u->inside && meeting(b->program, u->role, u->item, &link)) {
        op.kind = KPM_OP_SHIFT;
        op.link = link;
    } else if (u->inside) {
        op.kind = KPM_OP_EXTRA;
    }
    kpm_candidate_step(c, op);
}

static double registers_now(const struct kpm_program *p)
{
    return kp_number(p->info->json, "assembly.original.registers");
}

/* Registers that are there for a thread, as many CTAs on an SM as now. */
static double registers_free(const struct kpm_program *p)
{
    double sm = kp_number(p->info->json, "baseline.device.limits.registers_per_sm");
    double ctas = kp_number(p->info->json, "assembly.original.occupancy");
    double most = floor(sm / (fmax(1, ctas) * fmax(1, threads_of(p))) / 8) * 8;
    return fmin(isfinite(most) && most > 0 ? most : MOST_REGISTERS, MOST_REGISTERS) -
           registers_now(p);
}

static char *argument_of(const struct used *u)
{
    if (u->address)
        return kp_asprintf("what line %lld brings is a part of the address: that has to come a "
                           "turn earlier, too", (long long)u->address);
    if (u->stores)
        return kp_asprintf("the loop writes to global memory (line %lld): show that it writes "
                           "nothing that is loaded a turn later", (long long)u->stores);
    if (u->orders)
        return kp_asprintf("line %lld waits for, or orders, what other CTAs write: show that "
                           "nothing of that is loaded", (long long)u->orders);
    return kp_strdup("the addresses come of counters alone, and the loop writes nothing to global "
                     "memory; the last turn is to load nothing, or what is there");
}

static void describe(const struct kpm_baseline *b, const struct used *u, struct kpm_candidate *c)
{
    const struct kpm_program *p = b->program;
    const char *region = kpm_region(p, u->role, u->item)->name;
    double registers = ceil(u->bytes / REGISTER_BYTES), room = registers_free(p);
    c->where = kp_asprintf("%s: the loads of line%s %lld%s (%.0f, %.0f bytes a thread) a turn "
                           "ahead of their first use, line %lld, %s %s",
                           p->roles[u->role].role->name,
                           u->line == u->last ? "" : "s", (long long)u->line,
                           u->line == u->last ? "" : " and on", u->loads, u->bytes,
                           (long long)u->use, u->inside ? "in" : "behind", region);
    c->legal = u->address || u->stores || u->orders ? KPM_NEEDS_PROOF : KPM_LEGAL;
    c->argument = argument_of(u);
    c->crowds_out = !u->matrix && registers > room;
    c->cost_note = registers > room
        ? kp_asprintf("%.0f registers a thread more, where %.0f are free: or copies into a second "
                      "buffer in shared memory, %.0f bytes (cp.async, more stages)", registers,
                      fmax(0, room), u->bytes * threads_of(p))
        : kp_asprintf("%.0f registers a thread more; or copies into a second buffer in shared "
                      "memory, %.0f bytes (cp.async, more stages)", registers,
                      u->bytes * threads_of(p));
}

static bool worth_a_step(const struct kpm_baseline *b, const struct used *u)
{
    return usual(u) - u->hidden >= 1 && most_of(b, u) >= 1;
}

static void fetch_ahead(const struct kpm_baseline *b, const struct used *u,
                        struct kpm_candidates *out)
{
    const char *region = kpm_region(b->program, u->role, u->item)->name;
    struct kpm_candidate *c = kpm_candidate_add(b, out, "fetch-ahead",
        kp_asprintf("fetch-ahead:%s%s", region, u->inside ? "" : ".gap"));
    describe(b, u, c);
    step(b, u, c);
}

/* Those of all places at once, as deeper stages of a compiler make them. */
static void fetch_all_ahead(const struct kpm_baseline *b, const struct used *list, size_t n,
                            struct kpm_candidates *out)
{
    struct used all = list[0];
    struct kpm_candidate *c = kpm_candidate_add(b, out, "fetch-ahead",
                                                kp_strdup("fetch-ahead:all"));
    for (size_t i = 0; i < n; i++) {
        step(b, &list[i], c);
        all.loads += i ? list[i].loads : 0;
        all.bytes += i ? list[i].bytes : 0;
        all.address = all.address ? all.address : list[i].address;
        all.stores = all.stores ? all.stores : list[i].stores;
        all.orders = all.orders ? all.orders : list[i].orders;
    }
    describe(b, &all, c);
    free(c->where);
    c->where = kp_asprintf("%s: all loads into registers (%.0f, %.0f bytes a thread, from line "
                           "%lld on) a turn ahead of their first uses",
                           b->program->roles[all.role].role->name, all.loads, all.bytes,
                           (long long)all.line);
}

enum { MOST_PLACES = 16 };

void kpm_fetch_ahead(const struct kpm_baseline *b, size_t role, struct kpm_candidates *out)
{
    const json_t *list = json_object_get(b->program->info->json, "fetches");
    struct used places[MOST_PLACES];
    size_t n = 0;
    for (size_t i = 0; i < json_array_size(list) && n < MOST_PLACES; i++)
        if (used_at(b, list, i, role, &places[n]) && worth_a_step(b, &places[n]))
            n++;
    for (size_t i = 0; i < n && !kpm_candidates_full(out); i++)
        fetch_ahead(b, &places[i], out);
    if (n > 1 && !kpm_candidates_full(out))
        fetch_all_ahead(b, places, n, out);
}

size_t kpm_fetched_places(const struct kpm_baseline *b, size_t role, struct kpm_fetched *out,
                          size_t cap)
{
    const json_t *list = json_object_get(b->program->info->json, "fetches");
    struct used u;
    size_t n = 0;
    for (size_t i = 0; i < json_array_size(list) && n < cap; i++)
        if (used_at(b, list, i, role, &u) && most_of(b, &u) >= 1)
            out[n++] = (struct kpm_fetched){
                .from = u.from, .item = u.item, .from_inside = u.from_inside, .inside = u.inside,
                .loads = u.loads, .bytes = u.bytes, .least = least_of(b, &u),
                .most = most_of(b, &u), .line = u.line, .last = u.last, .use = u.use};
    return n;
}

bool kpm_has_fetches(const struct kpm_program *p)
{
    const json_t *o;
    size_t i;
    json_array_foreach(json_object_get(p->info->json, "fetches"), i, o)
        if (!json_is_true(json_object_get(o, "ahead")))
            return true;
    return false;
}

/* What stands in the item beside the barrier stays, all but what meeting takes where no warp is
 * late; or, at least, the wait for the loads, and the code. */
void kpm_fetch_stays(const struct kpm_baseline *b, size_t role, size_t item,
                     struct kpm_candidate *c)
{
    const json_t *list = json_object_get(b->program->info->json, "fetches");
    struct used u;
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (!used_at(b, list, i, role, &u) || u.item != item || !u.inside || most_of(b, &u) < 1)
            continue;
        double all = time_of(b, role, item, true) - FETCH_BESIDE, code = all - most_of(b, &u);
        kpm_candidate_step(c, (struct kpm_op){.kind = KPM_OP_EXTRA, .role = role, .item = item,
                                              .open = true, .cycles = all, .most = all,
                                              .least = least_of(b, &u) + code});
        return;
    }
}
