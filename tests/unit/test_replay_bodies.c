/* Traces of several probed bodies: what a CTA does not record, and what it says of the rest. */
#include <criterion/criterion.h>

#include "replay/replay.h"
#include "synth.h"

#define ENTRY 10000 /* the CTAs' entry on their clock */

/* info's "bodies": regions of each as "01/2", and of the first one the late STARTs. */
static void set_bodies(struct synth *s, const char *regions, const char *late)
{
    json_t *bodies = json_array(), *ids = json_array(), *starts = json_array();
    for (;; regions++) {
        if (*regions && *regions != '/') {
            json_array_append_new(ids, json_integer(*regions - '0'));
            continue;
        }
        json_array_append_new(bodies, json_pack("{s:o}", "regions", ids));
        if (!*regions)
            break;
        ids = json_array();
    }
    for (; *late; late++)
        json_array_append_new(starts, json_integer(*late - '0'));
    json_object_set_new(json_array_get(bodies, 0), "after_waits",
                        json_pack("{s:o}", "starts", starts));
    json_object_set_new(s->info, "bodies", bodies);
}

struct seen {
    size_t spans;
    struct kpr_span span[8];
    uint64_t hidden;
    char role[8][64];
    size_t roles;
};

static int on_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct seen *to = ctx;
    (void)run;
    for (size_t u = 0; u < cta->unit_count; u++)
        for (size_t i = 0; i < cta->units[u].span_count && to->spans < 8; i++)
            to->span[to->spans++] = cta->units[u].spans[i];
    return KP_OK;
}

static int on_end(void *ctx, const struct kpr_run *run)
{
    struct seen *to = ctx;
    to->hidden = run->hidden;
    to->roles = run->role_count;
    for (size_t i = 0; i < run->role_count && i < 8; i++)
        memcpy(to->role[i], run->roles[i].name, 64);
    return KP_OK;
}

static int replay(struct synth *s, struct seen *out)
{
    static const struct kpr_visitor visitor = {NULL, on_cta, on_end};
    FILE *f = synth_file(s);
    *out = (struct seen){0};
    int status = kpr_replay(f, "t", NULL, &visitor, out);
    fclose(f);
    return status;
}

static void region(struct synth_unit *u, uint32_t id, uint64_t start, uint64_t end)
{
    synth_record(u, KPT_START, id, ENTRY + start);
    synth_record(u, KPT_END, id, ENTRY + end);
}

/* Two regions of work, 100 cycles each, so many cycles apart; a wait (1) that this body does
 * not record may lie before the second one. */
static void two_visits(struct synth *s, uint64_t apart, const char *late)
{
    synth_init(s, 16, 1, 10);
    synth_region(s, "work", NULL, false);
    synth_region(s, "take", NULL, false);
    synth_waits(s, 1, "x");
    set_bodies(s, "0/1", late);
    synth_cta(s, 0, 0, ENTRY, 1000, ENTRY + 9000, 10000);
    struct synth_unit *u = synth_unit(s, 0, 0);
    region(u, 0, 1000, 1100);
    region(u, 0, 1100 + apart, 1200 + apart);
    synth_drain(u, ENTRY + 5000, ENTRY + 5100, 6000);
}

/* Records of 10 cycles: the k-th is moved by k of them, but for a pause that a wait explains:
 * there the second START was made when it had ended, and is moved by its own record. */
Test(bodies, pauses_that_a_wait_explains)
{
    static const struct {
        uint64_t apart;
        const char *late;
        int64_t start, end;
        uint64_t hidden;
    } cases[] = {
        {900, "0", 2000 - 10, 2100 - 20, 1}, /* taken for a wait */
        {900, "", 2000 - 30, 2100 - 40, 0},  /* no wait can be there */
        {100, "0", 1200 - 30, 1300 - 40, 0}, /* too short for one that blocked */
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct synth s;
        struct seen seen;
        two_visits(&s, cases[i].apart, cases[i].late);
        cr_assert_eq(replay(&s, &seen), KP_OK);
        cr_assert_eq(seen.spans, 2u);
        cr_assert_eq(seen.span[0].start, 1000 - 10);
        cr_assert_eq(seen.span[0].end, 1100 - 20);
        cr_assert_eq(seen.span[1].start, cases[i].start, "%zu: %lld", i,
                     (long long)seen.span[1].start);
        cr_assert_eq(seen.span[1].end, cases[i].end, "%zu: %lld", i, (long long)seen.span[1].end);
        cr_assert_eq(seen.hidden, cases[i].hidden, "%zu", i);
    }
}

static void add_arrive(struct synth *s, uint32_t id, const char *on)
{
    json_t *r = json_array_get(json_object_get(s->info, "regions"), id);
    json_object_set_new(r, "arrives", json_pack("[s]", on));
}

/* A unit waits from 1000 to 2000 for another, which arrives at about 1900.  Two regions arrive
 * on x: where one of them is not recorded, the visits that are cannot be counted. */
static int wait_and_arrive(const char *bodies, struct seen *seen)
{
    struct synth s;
    synth_init(&s, 16, 2, 10);
    synth_region(&s, "take", NULL, false);
    synth_region(&s, "give", NULL, false);
    synth_region(&s, "give_too", NULL, false);
    synth_waits(&s, 0, "x");
    add_arrive(&s, 1, "x");
    add_arrive(&s, 2, "x");
    if (bodies)
        set_bodies(&s, bodies, "");
    synth_cta(&s, 0, 0, ENTRY, 1000, ENTRY + 9000, 10000);
    region(synth_unit(&s, 0, 0), 0, 1000, 2000);
    synth_drain(&s.units.v[0], ENTRY + 5000, ENTRY + 5100, 6000);
    region(synth_unit(&s, 1, 1), 1, 1900, 1950);
    synth_drain(&s.units.v[1], ENTRY + 5000, ENTRY + 5100, 6000);
    return replay(&s, seen);
}

Test(bodies, what_is_not_all_recorded_is_not_linked)
{
    struct seen seen;
    cr_assert_eq(wait_and_arrive(NULL, &seen), KP_OK);
    cr_assert_eq(seen.span[0].flags & (KPR_BLOCKED | KPR_UNRESOLVED), KPR_BLOCKED);
    cr_assert_eq(wait_and_arrive("012/0", &seen), KP_OK);
    cr_assert_eq(seen.span[0].flags & (KPR_BLOCKED | KPR_UNRESOLVED), KPR_BLOCKED);
    cr_assert_eq(wait_and_arrive("01/2", &seen), KP_OK);
    cr_assert_eq(seen.span[0].flags & (KPR_BLOCKED | KPR_UNRESOLVED),
                 KPR_BLOCKED | KPR_UNRESOLVED);
}

/* A unit waits for its own product; one that left no records may have kept the tensor core busy,
 * but not what copies. */
static int own_operation(const char *engine, uint32_t units, struct seen *seen)
{
    struct synth s;
    synth_init(&s, 16, units, 10);
    synth_region(&s, "start", engine, false);
    synth_region(&s, "take", NULL, false);
    synth_waits(&s, 1, "start");
    synth_cta(&s, 0, 0, ENTRY, 1000, ENTRY + 9000, 10000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    region(u, 0, 1000, 1050);
    region(u, 1, 1100, 2000);
    synth_drain(u, ENTRY + 5000, ENTRY + 5100, 6000);
    return replay(&s, seen);
}

Test(bodies, units_without_records_may_keep_the_tensor_core_busy)
{
    static const struct {
        const char *engine;
        uint32_t units;
        bool open;
    } cases[] = {{"tensor", 1, false}, {"tensor", 2, true}, {"tma", 1, false}, {"tma", 2, false}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct seen seen;
        cr_assert_eq(own_operation(cases[i].engine, cases[i].units, &seen), KP_OK);
        cr_assert_eq(seen.spans, 2u);
        cr_assert_eq((seen.span[1].flags & KPR_UNRESOLVED) != 0, cases[i].open, "%zu", i);
    }
}

/* A CTA of each body: the same regions are other roles. */
Test(bodies, roles_are_of_a_body)
{
    struct synth s;
    struct seen seen;
    synth_init(&s, 16, 1, 10);
    synth_region(&s, "load", "tma", false);
    set_bodies(&s, "0/0", "");
    for (uint32_t cta = 0; cta < 2; cta++) {
        synth_cta(&s, cta, cta, ENTRY, 1000, ENTRY + 9000, 10000);
        struct synth_unit *u = synth_unit(&s, 0, 0);
        u->u.body = cta;
        region(u, 0, 1000, 1100);
        synth_drain(u, ENTRY + 5000, ENTRY + 5100, 6000);
    }
    cr_assert_eq(replay(&s, &seen), KP_OK);
    cr_assert_eq(seen.roles, 2u);
    cr_assert_str_eq(seen.role[0], "producer b1");
    cr_assert_str_eq(seen.role[1], "producer b2");
}

/* Names of roles that differ in their last letters only are not cut. */
Test(bodies, roles_have_room_in_the_summary)
{
    const struct kpr_exporter *e = kpr_exporter_find("summary");
    const struct kpr_export_options options = {.cta = -1};
    struct synth s;
    char *text = NULL;
    size_t n = 0;
    synth_init(&s, 16, 2, 10);
    synth_region(&s, "load", "tma", false);
    synth_region(&s, "load2", "tma", false);
    set_bodies(&s, "01/01", "");
    for (uint32_t cta = 0; cta < 2; cta++) {
        synth_cta(&s, cta, cta, ENTRY, 1000, ENTRY + 9000, 10000);
        for (uint32_t unit = 0; unit < 2; unit++) {
            struct synth_unit *u = synth_unit(&s, unit, unit);
            u->u.body = cta;
            region(u, unit, 1000, 1100);
            synth_drain(u, ENTRY + 5000, ENTRY + 5100, 6000);
        }
    }
    FILE *f = synth_file(&s), *out = open_memstream(&text, &n);
    void *ctx = e->open(out, &options);
    cr_assert_eq(kpr_replay(f, "t", NULL, &e->visitor, ctx), KP_OK);
    e->close(ctx);
    fclose(out);
    fclose(f);
    cr_expect_not_null(strstr(text, "\nrole             units      records         lost\n"));
    cr_expect_not_null(strstr(text, "\nproducer 2 b2        1            2            0\n"));
    cr_expect_not_null(strstr(text, "\nregion role             count "));
    cr_expect_not_null(strstr(text, "\nload2  producer 2 b1        1 "));
    cr_expect_not_null(strstr(text, "\nload2  producer 2 b2        1 "), "%s", text);
    free(text);
}

/* ---- records that are stored together ---------------------------------------- */

/* A record costs 8 cycles, its clock alone 1: two clocks of an iteration wait, and both are
 * stored before the next, which takes 1 + 2 * 7. */
Test(gathered, costs_lie_where_records_are_stored)
{
    struct synth s;
    struct seen seen;
    synth_init(&s, 16, 1, 8);
    synth_region(&s, "work", NULL, false);
    json_object_set_new(json_array_get(json_object_get(s.info, "regions"), 0), "stores",
                        json_pack("{s:[i,i],s:[i,i]}", "before", 2, 0, "behind", 0, 0));
    synth_cta(&s, 0, 0, ENTRY, 1000, ENTRY + 9000, 10000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    region(u, 0, 1000, 1100);
    region(u, 0, 1300, 1304);
    synth_drain(u, ENTRY + 5000, ENTRY + 5100, 6000);
    cr_assert_eq(replay(&s, &seen), KP_OK);
    cr_assert_eq(seen.spans, 2u);
    cr_assert_eq(seen.span[0].start, 1000 - 8);
    cr_assert_eq(seen.span[0].end, 1100 - 8 - 1);
    cr_assert_eq(seen.span[1].start, 1300 - 8 - 1 - 15);
    cr_assert_eq(seen.span[1].end, 1304 - 8 - 1 - 15 - 1);
    cr_assert_eq(seen.span[1].flags & KPR_CENSORED, 0u); /* 4 cycles, of which its record is 1 */
}

Test(gathered, figures_that_are_none)
{
    static const char *const stores[] = {"[]", "{'before':[0]}", "{'before':[0,-1]}",
                                         "{'behind':[0,256]}", "{'behind':['0',0]}", "{'behind':1}"};
    for (size_t i = 0; i < KP_COUNT(stores); i++) {
        struct synth s;
        struct seen seen;
        char *text = kp_strdup(stores[i]);
        for (char *q = text; (q = strchr(q, '\'')) != NULL;)
            *q = '"';
        synth_init(&s, 16, 1, 10);
        synth_region(&s, "a", NULL, false);
        json_object_set_new(json_array_get(json_object_get(s.info, "regions"), 0), "stores",
                            json_loads(text, 0, NULL));
        free(text);
        cr_assert_eq(replay(&s, &seen), KP_MALFORMED, "%s", stores[i]);
    }
}

/* ---- what is wrong ---------------------------------------------------------- */

static int with_units(uint32_t first, uint32_t second, uint32_t id)
{
    struct synth s;
    struct seen seen;
    synth_init(&s, 16, 2, 10);
    synth_region(&s, "a", NULL, false);
    synth_region(&s, "b", NULL, false);
    set_bodies(&s, "0/1", "");
    synth_cta(&s, 0, 0, ENTRY, 1000, ENTRY + 9000, 10000);
    for (uint32_t i = 0; i < 2; i++) {
        struct synth_unit *u = synth_unit(&s, i, i);
        u->u.body = i ? second : first;
        region(u, id, 1000, 1100);
        synth_drain(u, ENTRY + 5000, ENTRY + 5100, 6000);
    }
    return replay(&s, &seen);
}

Test(bodies, units_that_contradict)
{
    cr_assert_eq(with_units(0, 0, 0), KP_OK);
    cr_assert_eq(with_units(1, 1, 1), KP_OK);
    cr_assert_eq(with_units(0, 1, 0), KP_MALFORMED); /* one CTA, two bodies */
    cr_assert_eq(with_units(0, 0, 1), KP_MALFORMED); /* a region that is not in its body */
    cr_assert_eq(with_units(2, 2, 0), KP_MALFORMED); /* there is no third */
}

Test(bodies, info_blocks)
{
    static const struct {
        const char *bodies;
        int status;
    } cases[] = {
        {"[{'regions':[0]}]", KP_OK},
        {"[{'regions':[]},{'regions':[0],'after_waits':{'starts':[0],'ends':[0]}}]", KP_OK},
        {"[]", KP_MALFORMED},
        {"{}", KP_MALFORMED},
        {"[0]", KP_MALFORMED},
        {"[{}]", KP_MALFORMED},
        {"[{'regions':[1]}]", KP_MALFORMED},
        {"[{'regions':[-1]}]", KP_MALFORMED},
        {"[{'regions':['0']}]", KP_MALFORMED},
        {"[{'regions':[0],'after_waits':{'ends':[7]}}]", KP_MALFORMED},
        {"[{'regions':[]},{'regions':[]},{'regions':[]},{'regions':[]},{'regions':[]},"
         "{'regions':[]},{'regions':[]},{'regions':[]},{'regions':[]}]", KP_MALFORMED},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct synth s;
        struct seen seen;
        char *text = kp_strdup(cases[i].bodies);
        for (char *q = text; (q = strchr(q, '\'')) != NULL;)
            *q = '"';
        synth_init(&s, 16, 1, 10);
        synth_region(&s, "a", NULL, false);
        json_object_set_new(s.info, "bodies", json_loads(text, 0, NULL));
        free(text);
        cr_assert_eq(replay(&s, &seen), cases[i].status, "%zu: %s", i, cases[i].bodies);
    }
}
