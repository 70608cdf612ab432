/* What records cost regions of chains, and when their clocks are read. */
#include <criterion/criterion.h>

#include "replay/replay.h"
#include "synth.h"

enum { TOLD = 19, TOLD_LO = 15, TOLD_HI = 24 };

static int keep_spans(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct kpr_span *out = ctx;
    (void)run;
    cr_assert(cta->units[0].span_count == 3);
    memcpy(out, cta->units[0].spans, 3 * sizeof *out);
    return KP_OK;
}

/* A chain of 64 multiply-adds is recorded as 257 cycles and a short one as 17, of which
 * records took 1.  One around them both, 310, has that and the two records of the pause between
 * them, 36 cycles, and those at its ends. */
Test(own, regions_of_chains_lose_what_was_calibrated)
{
    struct synth s;
    struct kpr_span p[3];
    synth_init(&s, 64, 1, TOLD);
    synth_region(&s, "around", NULL, false);
    synth_region(&s, "chain", NULL, false);
    json_t *chain = json_array_get(json_object_get(s.info, "regions"), 1);
    json_object_set_new(chain, "waits_for", json_string("arithmetic"));
    json_t *c = json_object_get(s.info, "calibration");
    json_object_set_new(c, "lo", json_real(TOLD_LO));
    json_object_set_new(c, "hi", json_real(TOLD_HI));
    json_object_set_new(c, "inside", json_pack("{s:{s:i}}", "arithmetic", "cycles", 1));
    synth_cta(&s, 0, 0, 1000, 1000, 3000, 3000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_START, 0, 1100);
    synth_record(u, KPT_START, 1, 1120);
    synth_record(u, KPT_END, 1, 1120 + 257);
    synth_record(u, KPT_START, 1, 1377 + 36);
    synth_record(u, KPT_END, 1, 1413 + 17);
    synth_record(u, KPT_END, 0, 1430 + 30);
    synth_drain(u, 1500, 1600, 1500);
    static const struct kpr_visitor visitor = {.cta = keep_spans};
    const struct kpr_options o = {.need = KPR_NEED_BOUNDS};
    FILE *f = synth_file(&s);
    cr_assert(kpr_replay(f, "own", &o, &visitor, p) == KP_OK);
    fclose(f);
    cr_expect(p[1].end - p[1].start == 256);
    cr_expect(p[2].end - p[2].start == 16);
    cr_expect(p[2].flags == 0); /* not censored, though shorter than a record */
    /* (20-19) + 256 + (36-19) + 16 + (30-19) */
    cr_expect(p[0].end - p[0].start == 301);
    /* from a record's whole cost to none, and where exactly the clock is read: 4 cycles */
    cr_expect(p[1].least == 257 - TOLD_HI - 4, "%lld", (long long)p[1].least);
    cr_expect(p[1].most == 257 + 4, "%lld", (long long)p[1].most);
    cr_expect(p[2].least == 0);
}

static int keep_leaves(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct kpr_span *out = ctx;
    (void)run;
    for (size_t i = 0; i < cta->units[0].span_count; i++)
        out[cta->units[0].spans[i].region] = cta->units[0].spans[i];
    return KP_OK;
}

/* Loads of 23 cycles whose END is read 20 before the last one's result.  Four regions of 10
 * links; records cost nothing between them but for `fourth`, whose calibration says 9 where it
 * goes on and 3 where it begins by itself.
 *   first   read from 100, when nothing was on its way, to 100 + 9 * 23 + 3
 *   second  from there, as the first's END: 230 later
 *   third   by itself 9 cycles behind that: 230 - 9
 *   fourth  waits for its results (pins), by itself behind unmarked links: read 20 early and
 *           from there 230 + 3; the next visit is not there
 *   arrive  begins as `third` ends in the second CTA: what others wait for is not moved  */
static void loads(struct synth *s, bool arrives)
{
    static const char *const names[] = {"first", "second", "third", "fourth", "arrive"};
    synth_init(s, 64, 1, TOLD);
    for (size_t i = 0; i < KP_COUNT(names); i++) {
        synth_region(s, names[i], NULL, false);
        json_t *r = json_array_get(json_object_get(s->info, "regions"), i);
        if (i == 4)
            continue;
        json_object_set_new(r, "waits_for", json_string("memory"));
        json_object_set_new(r, "ends_behind", json_string("memory"));
        if (i == 3) {
            json_object_set_new(r, "begins_behind", json_string("memory"));
            json_object_set_new(r, "pinned", json_integer(1));
        }
    }
    json_object_set_new(s->info, "shared_boundaries", json_true());
    json_t *c = json_object_get(s->info, "calibration");
    json_object_set_new(c, "lo", json_real(TOLD_LO));
    json_object_set_new(c, "hi", json_real(TOLD_HI));
    json_object_set_new(c, "inside", json_pack("{s:{s:i,s:i,s:i},s:{s:i,s:i}}", "memory", "cycles",
                                               0, "first", -20, "early", 20, "memory_pinned",
                                               "cycles", 9, "first", 3));
    synth_cta(s, 0, 0, 1000, 1000, 9000, 9000);
    struct synth_unit *u = synth_unit(s, 0, 0);
    synth_record(u, KPT_START, 0, 1100);
    synth_shared(u, 0, 1, 1310);
    synth_record(u, KPT_END, 1, 1540);
    synth_record(u, KPT_START, 2, 1549);
    if (arrives) {
        synth_shared(u, 2, 4, 1770);
        synth_record(u, KPT_END, 4, 1800);
    } else {
        synth_record(u, KPT_END, 2, 1770);
        synth_record(u, KPT_START, 3, 1900);
        synth_record(u, KPT_END, 3, 1900 + 20 + 230 + 3);
    }
    synth_drain(u, 2400, 2500, 2400);
}

static int64_t length(const struct kpr_span *p)
{
    return p->end - p->start;
}

Test(own, chains_last_from_result_to_result)
{
    static const struct kpr_visitor visitor = {.cta = keep_leaves};
    const struct kpr_options o = {.need = KPR_NEED_BOUNDS};
    for (int arrives = 0; arrives < 2; arrives++) {
        struct synth s;
        struct kpr_span p[5];
        loads(&s, arrives);
        FILE *f = synth_file(&s);
        cr_assert(kpr_replay(f, "own", &o, &visitor, p) == KP_OK);
        fclose(f);
        cr_expect_eq(length(&p[0]), 230);
        cr_expect_eq(length(&p[1]), 230);
        cr_expect_eq(length(&p[2]), arrives ? 230 - 20 : 230);
        cr_expect(arrives || length(&p[3]) == 230, "%lld", (long long)length(&p[3]));
        for (int i = 0; i < 3 + !arrives; i++)
            cr_expect(p[i].least <= length(&p[i]) && p[i].most >= length(&p[i]));
    }
}

/* Special functions of 17 cycles, whose ENDs are read 15 before the last result; into the register
 * that the last link has to read 13 cycles later, which holds the next link up by 3.
 *   gap    64 links behind others, with a START of its own
 *   end    16 links, behind others as well */
static void read_late(const char *start, const char *end, int64_t gap, int64_t sixteen)
{
    static const struct kpr_visitor visitor = {.cta = keep_leaves};
    const struct kpr_options o = {.need = KPR_NEED_BOUNDS};
    static const char *const names[] = {"gap", "end", "rest"};
    struct synth s;
    struct kpr_span p[3];
    synth_init(&s, 64, 1, TOLD);
    for (size_t i = 0; i < KP_COUNT(names); i++) {
        synth_region(&s, names[i], NULL, false);
        json_t *r = json_array_get(json_object_get(s.info, "regions"), i);
        if (i == 2)
            continue;
        json_object_set_new(r, "waits_for", json_string("special"));
        json_object_set_new(r, "begins_behind", json_string("special"));
        json_object_set_new(r, "ends_behind", json_string("special"));
        if (i ? end : start)
            json_object_set_new(r, i ? "late_end" : "late_start", json_string(i ? end : start));
    }
    json_t *c = json_object_get(s.info, "calibration");
    json_object_set_new(c, "lo", json_real(TOLD_LO));
    json_object_set_new(c, "hi", json_real(TOLD_HI));
    json_object_set_new(c, "inside", json_pack("{s:{s:i,s:i,s:i,s:i,s:i}}", "special", "cycles", 0,
                                               "first", -15, "early", 15, "late", 13, "held", 3));
    synth_cta(&s, 0, 0, 1000, 1000, 9000, 9000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    synth_record(u, KPT_START, 0, 1113);
    synth_record(u, KPT_END, 0, 1113 + 64 * 17 - 13 + 3); /* 1078 */
    synth_record(u, KPT_START, 1, 4000);
    synth_record(u, KPT_END, 1, 4000 + 16 * 17 + 13);
    synth_record(u, KPT_START, 2, 4600);
    synth_record(u, KPT_END, 2, 4700);
    synth_drain(u, 5400, 5500, 5400);
    FILE *f = synth_file(&s);
    cr_assert(kpr_replay(f, "own", &o, &visitor, p) == KP_OK);
    fclose(f);
    cr_expect_eq(length(&p[0]), gap, "%lld", (long long)length(&p[0]));
    cr_expect_eq(length(&p[1]), sixteen, "%lld", (long long)length(&p[1]));
    for (int i = 0; i < 2; i++)
        cr_expect(p[i].least <= length(&p[i]) && p[i].most >= length(&p[i]));
}

Test(own, clocks_that_wait_for_a_register_are_read_late)
{
    read_late("special", "special", 64 * 17, 16 * 17);
    read_late(NULL, NULL, 1078, 285); /* nothing tells */
    read_late("memory", NULL, 1078, 285); /* of what the region does not begin behind */
}

/* Ten records are stored before a region of special functions, with 4 warps in the block's one slot of
 * each four (512 threads): each store may have waited for 3 others of 8 cycles, so that the region may
 * be 240 cycles shorter.  A warp by itself waits for none, and arithmetic is in no line. */
static int64_t least_behind_stores(const char *kind, int threads)
{
    static const struct kpr_visitor visitor = {.cta = keep_leaves};
    const struct kpr_options o = {.need = KPR_NEED_BOUNDS};
    struct synth s;
    struct kpr_span p[1];
    synth_init(&s, 64, 1, TOLD);
    synth_region(&s, "work", NULL, false);
    json_t *r = json_array_get(json_object_get(s.info, "regions"), 0);
    json_object_set_new(r, "waits_for", json_string(kind));
    json_object_set_new(r, "stores", json_pack("{s:[i,i],s:[i,i]}", "before", 10, 0, "behind", 0, 0));
    json_array_set_new(json_object_get(s.info, "block"), 0, json_integer(threads));
    json_t *c = json_object_get(s.info, "calibration");
    json_object_set_new(c, "lo", json_real(TOLD_LO));
    json_object_set_new(c, "hi", json_real(TOLD_HI));
    json_object_set_new(c, "inside", json_pack("{s:{s:i}}", kind, "cycles", 0));
    synth_cta(&s, 0, 0, 1000, 1000, 9000, 9000);
    struct synth_unit *u = synth_unit(&s, 0, 0);
    for (int i = 0; i < 2; i++) {
        synth_record(u, KPT_START, 0, (uint64_t)(2000 + 2000 * i));
        synth_record(u, KPT_END, 0, (uint64_t)(2000 + 2000 * i + 700));
    }
    synth_drain(u, 5400, 5500, 5400);
    FILE *f = synth_file(&s);
    cr_assert(kpr_replay(f, "own", &o, &visitor, p) == KP_OK); /* the second visit */
    fclose(f);
    return p[0].least;
}

Test(own, stores_before_a_region_may_have_held_it_up)
{
    int64_t alone = least_behind_stores("special", 128);
    cr_expect_eq(least_behind_stores("special", 512), alone - 240);
    cr_expect_eq(least_behind_stores("memory", 256), least_behind_stores("memory", 128) - 40);
    cr_expect_eq(least_behind_stores("arithmetic", 512), least_behind_stores("arithmetic", 128));
}
