/* Several probed bodies, and records of an iteration that are stored together. */
#include "instrument_util.h"

/* A wait on x (0), what arrives there (1), an instant (2); and work (3) that says nothing. */
#define LOOP                                                                                       \
    ".reg .pred %p<3>;\n.reg .b32 %r<3>;\n"                                                        \
    "$top:\n"                                                                                      \
    "// kperf.begin take\n// kperf.wait x k=1\nbar.sync 0;\n// kperf.end take\n"                   \
    "bar.sync 1;\n"                                                                                \
    "// kperf.begin give\n// kperf.arrive x\nbar.sync 2;\n// kperf.end give\n"                     \
    "// kperf.instant seen\n"                                                                      \
    "@%p1 bra $skip;\n"                                                                            \
    "// kperf.begin work\nbar.sync 3;\n// kperf.end work\n"                                        \
    "$skip:\n"                                                                                     \
    "@%p2 bra $top;\n"
#define TEXT ENTRY LOOP "ret;\n}\n"

static struct kpi_options with(uint32_t bodies, const char *split)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.bodies = bodies;
    o.split = split;
    return o;
}

/* "0,1/2,3": the map's bodies, or after_waits[key] of each; owned. */
static char *bodies_text(const struct run *r, const char *key)
{
    struct kp_str b = {0};
    size_t i, k;
    json_t *body, *id;
    json_array_foreach(json_object_get(entry_of(r, 0), "bodies"), i, body)
    {
        const json_t *of = key ? json_object_get(json_object_get(body, "after_waits"), key)
                               : json_object_get(body, "regions");
        kp_str_add(&b, i ? "/" : "");
        json_array_foreach(of, k, id)
            kp_str_addf(&b, "%s%d", k ? "," : "", (int)json_integer_value(id));
    }
    return kp_str_detach(&b);
}

static void expect_bodies(const struct kpi_options *o, const char *regions, const char *starts,
                          const char *ends)
{
    struct run r = good_with(TEXT, o);
    char *found = bodies_text(&r, NULL), *s = bodies_text(&r, "starts"),
         *e = bodies_text(&r, "ends");
    cr_assert_str_eq(found, regions);
    cr_assert_str_eq(s, starts);
    cr_assert_str_eq(e, ends);
    free(found);
    free(s);
    free(e);
    done(&r);
}

Test(bodies, one_is_as_before)
{
    struct kpi_options o = with(1, NULL);
    struct run r = good_with(TEXT, &o), plain = good(TEXT);
    cr_assert_null(json_object_get(entry_of(&r, 0), "bodies"));
    cr_assert_str_eq(r.out.s, plain.out.s);
    cr_assert_eq(count(r.out.s, "$kperf_probed1"), 0u);
    done(&r);
    done(&plain);
}

/* What names x stays together: 4 records an iteration, against 1 and 2.  From `take`, which
 * the second body does not record, it comes to all of its STARTs. */
Test(bodies, causal_pairs_stay_together)
{
    struct kpi_options o = with(2, NULL);
    expect_bodies(&o, "0,1/2,3", "/2", "/");
    o = with(3, NULL);
    expect_bodies(&o, "0,1/2/3", "/2/3", "//");
    o = with(4, NULL); /* no more groups: the pair is parted */
    expect_bodies(&o, "0/1/2/3", "/1/2/3", "///");
}

Test(bodies, as_asked_for)
{
    struct kpi_options o = with(0, "w*,take/give,seen,work");
    expect_bodies(&o, "0,3/1,2,3", "/1", "/");
    o = with(0, "*/take");
    expect_bodies(&o, "0,1,2,3/0", "/", "/");
}

static void expect_refused(const struct kpi_options *o, const char *words)
{
    struct run r = run_with(TEXT, o);
    cr_assert_eq(r.rc, KP_USAGE, "%d: %s", r.rc, r.errors);
    cr_assert(strstr(r.errors, words), "want '%s' in %s", words, r.errors);
    cr_assert_eq(r.out.len, 0u);
    done(&r);
}

Test(bodies, what_cannot_be)
{
    struct kpi_options o = with(5, NULL);
    expect_refused(&o, "5 probed bodies for 4 regions");
    o = with(9, NULL);
    expect_refused(&o, "1 to 8 probed bodies");
    o = with(0, "take/giv");
    expect_refused(&o, "no region 'giv' to put into a body; did you mean 'give'?");
    o = with(0, "take/give,seen");
    expect_refused(&o, "region 'work' is in none of the bodies");
    o = with(2, NULL);
    o.in_place = true;
    expect_refused(&o, "has one body, not 2");
}

Test(bodies, how_many_a_split_has)
{
    static const struct {
        const char *split;
        uint32_t bodies;
    } cases[] = {{"a", 1}, {"a,b/c", 2}, {"a/b/c/d/e/f/g/h", 8}, {"a/b/c/d/e/f/g/h/i", 0},
                 {"", 0},  {"a//b", 0},  {"a,/b", 0},            {"/a", 0}, {"a/", 0}};
    for (size_t i = 0; i < KP_COUNT(cases); i++)
        cr_assert_eq(kpi_split_bodies(cases[i].split), cases[i].bodies, "'%s'", cases[i].split);
}

/* A record for two neighbours is one of the START alone where the body lacks the first. */
Test(bodies, half_of_a_shared_record)
{
    static const char text[] = ENTRY "// kperf.begin a\nbar.sync 0;\n// kperf.end a\n"
                                     "// kperf.begin b\nbar.sync 1;\n// kperf.end b\nret;\n}\n";
    struct kpi_options o = with(0, "a/b");
    struct run r = good_with(text, &o);
    cr_assert(json_is_false(json_object_get(entry_of(&r, 0), "shared_boundaries")));
    cr_assert_eq(count(r.out.s, "{0x40000000, "), 1u); /* END of a */
    cr_assert_eq(count(r.out.s, "{0x1, "), 1u);        /* START of b */
    cr_assert_eq(count(r.out.s, "{0xc0000001, "), 0u);
    done(&r);
    o = with(0, "a/a,b");
    r = good_with(text, &o);
    cr_assert(json_is_true(json_object_get(entry_of(&r, 0), "shared_boundaries")));
    cr_assert_eq(count(r.out.s, "{0xc0000001, "), 1u);
    done(&r);
}

/* Behind a barrier a warp waits only in bodies that read the clock there. */
Test(bodies, barriers_are_settled_where_it_matters)
{
    static const char text[] = ENTRY "// kperf.begin a\nbar.sync 0;\n// kperf.end a\n"
                                     "ld.param.u64 %rd, [p];\n"
                                     "// kperf.instant b\nret;\n}\n";
    struct kpi_options o = with(0, "a/b");
    struct run r = good_with(text, &o);
    cr_assert_eq(count(r.out.s, "bar.warp.sync 0xffffffff;"), 1u);
    done(&r);
}

/* ---- records of an iteration ---------------------------------------------- */

/* Text of the probed body between two words. */
static char *between(const struct run *r, const char *from, const char *to)
{
    const char *a = strstr(r->out.s, "$kperf_probed:");
    a = a ? strstr(a, from) : NULL;
    const char *b = a ? strstr(a, to) : NULL;
    cr_assert(a && b, "%s ... %s", from, to);
    return kp_strndup(a, (size_t)(b - a));
}

/* The iteration's five are stored where it goes back, in order, those of `work` at its end. */
Test(gather, stores_stand_where_the_loop_goes_back)
{
    struct run r = good(TEXT);
    char *body = between(&r, "begin take", "@%p2 bra");
    char *last = strstr(body, "$skip:");
    cr_assert_not_null(last);
    cr_assert_eq(count(last, "st.volatile.shared"), 5u);
    cr_assert_eq(count(body, "st.volatile.shared"), 7u);
    const char *a = strstr(last, "{0x0, %kperf_g0}"), *b = strstr(last, "{0x40000000, %kperf_g1}");
    const char *c = strstr(last, "{0x1, %kperf_g2}"), *d = strstr(last, "{0x40000001, %kperf_g3}");
    const char *e = strstr(last, "{0x80000002, %kperf_g4}");
    cr_assert(a && b && c && d && e && a < b && b < c && c < d && d < e, "%s", last);
    cr_assert_not_null(strstr(body, "{0x3, %kperf_h0}"));
    cr_assert_not_null(strstr(body, "{0x40000003, %kperf_h1}"));
    /* five slots are set aside before those of `work` */
    cr_assert_not_null(strstr(body, "mov.u32 %kperf_m, %kperf_n;\n\tadd.u32 %kperf_n, %kperf_n, 5;"));
    cr_assert_not_null(strstr(last, "and.b32 %kperf_t, %kperf_m, 127;"));
    free(body);
    done(&r);
}

static void expect_stores(const struct run *r, size_t region, int before_start, int before_end,
                          int behind_start, int behind_end)
{
    json_t *want = json_pack("{s:[i,i],s:[i,i]}", "before", before_start, before_end, "behind",
                             behind_start, behind_end);
    cr_assert(json_equal(json_object_get(region_of(r, region), "stores"), want), "%zu", region);
    json_decref(want);
}

/* The loop's five before its next first record, those of `work` behind its END. */
Test(gather, the_map_says_where_they_are_stored)
{
    struct run r = good(TEXT);
    expect_stores(&r, 0, 5, 0, 0, 0);
    expect_stores(&r, 1, 0, 0, 0, 0);
    expect_stores(&r, 2, 0, 0, 0, 1); /* an instant has no END */
    expect_stores(&r, 3, 0, 0, 0, 2);
    done(&r);
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.at_once = true;
    r = good_with(TEXT, &o);
    for (size_t i = 0; i < 4; i++)
        cr_assert_null(json_object_get(region_of(&r, i), "stores"));
    done(&r);
}

/* Where the loop goes back there is nothing to choose for a loop whose warps may not be whole. */
Test(gather, asked_to_store_at_the_loops_end)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    struct run r = good(TEXT), end;
    o.place = KPI_PLACE_END;
    end = good_with(TEXT, &o);
    const char *a = strstr(r.out.s, "kperf.map"), *b = strstr(end.out.s, "kperf.map");
    cr_assert_eq(a - r.out.s, b - end.out.s);
    cr_assert_eq(memcmp(r.out.s, end.out.s, (size_t)(a - r.out.s)), 0);
    cr_assert_not_null(strstr(b, "\"place\":\"end\""));
    done(&r);
    done(&end);
}

Test(gather, not_when_asked_for_at_once)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.at_once = true;
    struct run r = good_with(TEXT, &o);
    cr_assert_eq(count(r.out.s, "%kperf_g"), 0u);
    cr_assert_eq(count(r.out.s, "%kperf_h"), 0u);
    cr_assert_eq(count(r.out.s, "st.volatile.shared.v2"), 7u);
    done(&r);
}

/* Loops that are left in the middle, or come into from elsewhere: records that would wait
 * are stored at the end of their piece. */
Test(gather, loops_that_are_not_closed)
{
    static const char *const loops[] = {
        "$top:\n// kperf.begin a\nbar.sync 0;\n// kperf.end a\n@%p1 bra $out;\n@%p2 bra $top;\n"
        "$out:\n",
        "@%p1 bra $mid;\n$top:\nbar.sync 1;\n$mid:\n// kperf.begin a\nbar.sync 0;\n"
        "// kperf.end a\n@%p2 bra $top;\n",
        "$top:\n// kperf.begin a\nbar.sync 0;\n// kperf.end a\n@%p1 ret;\n@%p2 bra $top;\n",
    };
    for (size_t i = 0; i < KP_COUNT(loops); i++) {
        char *text = kp_asprintf("%s.reg .pred %%p<3>;\n%sret;\n}\n", ENTRY, loops[i]);
        struct run r = good(text);
        cr_assert_eq(count(r.out.s, "%kperf_g"), 0u, "%zu", i);
        cr_assert_eq(count(r.out.s, "{0x0, %kperf_h0}"), 1u, "%zu", i);
        cr_assert_eq(count(r.out.s, "{0x40000000, %kperf_h1}"), 1u, "%zu", i);
        free(text);
        done(&r);
    }
}

/* One that goes back at two places makes its records before the first. */
Test(gather, two_ways_back)
{
    struct run r = good(ENTRY ".reg .pred %p<3>;\n$top:\n// kperf.begin a\nbar.sync 0;\n"
                              "// kperf.end a\n@%p1 bra $top;\n@%p2 bra $top;\nret;\n}\n");
    char *first = between(&r, "begin a", "@%p1 bra");
    cr_assert_eq(count(first, "{0x0, %kperf_g0}"), 1u, "%s", first);
    cr_assert_eq(count(first, "{0x40000000, %kperf_g1}"), 1u, "%s", first);
    cr_assert_eq(count(r.out.s, "st.volatile.shared.v2"), 2u);
    free(first);
    done(&r);
}

/* A record that an inner loop makes is not of the outer one's iteration. */
Test(gather, inner_loops)
{
    struct run r = good(ENTRY ".reg .pred %p<3>;\n$outer:\n// kperf.begin a\nbar.sync 0;\n"
                              "// kperf.end a\n$inner:\n// kperf.instant b\nbar.sync 1;\n"
                              "@%p1 bra $inner;\n@%p2 bra $outer;\nret;\n}\n");
    char *inner = between(&r, "$inner:", "@%p1 bra");
    cr_assert_eq(count(inner, "{0x80000001, %kperf_g0}"), 1u, "%s", inner);
    char *outer = between(&r, "begin a", "$inner:");
    cr_assert_eq(count(outer, "{0x0, %kperf_h0}"), 1u, "%s", outer);
    cr_assert_eq(count(outer, "{0x40000000, %kperf_h1}"), 1u, "%s", outer);
    free(inner);
    free(outer);
    done(&r);
}

/* No more than eight clocks wait. */
Test(gather, long_iterations)
{
    struct kp_str text = {0};
    kp_str_add(&text, ENTRY ".reg .pred %p<3>;\n$top:\n");
    for (int i = 0; i < 11; i++)
        kp_str_addf(&text, "// kperf.instant i%d\nbar.sync 0;\n", i);
    kp_str_add(&text, "@%p2 bra $top;\nret;\n}\n");
    struct run r = good(text.s);
    char *late = between(&r, "instant i10", "@%p2 bra");
    cr_assert_eq(count(late, "st.volatile.shared.v2"), 3u);
    char *early = between(&r, "instant i7", "instant i8");
    cr_assert_eq(count(early, "st.volatile.shared.v2"), 8u);
    cr_assert_eq(count(r.out.s, "%kperf_g8"), 0u);
    free(late);
    free(early);
    kp_str_free(&text);
    done(&r);
}

/* ---- stores by lanes ------------------------------------------------------ */

#define ROUND                                                                                      \
    "$top:\n// kperf.begin full\nmbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0;\n"              \
    "// kperf.end full\n// kperf.begin issue\nwgmma.commit_group.sync.aligned;\n"                  \
    "// kperf.end issue\n// kperf.begin drain\nwgmma.wait_group.sync.aligned 0;\n"                 \
    "// kperf.end drain\n"
#define BACK "@%p2 bra $top;\nret;\n}\n"
#define COPIES "cp.async.bulk.commit_group;\n"

static struct run rounds_of(const char *more, const char *back)
{
    char *text = kp_asprintf("%s.reg .pred %%p<3>;\n.reg .b32 %%r<2>;\n%s%s%s", ENTRY, ROUND, more,
                             back);
    struct run r = good(text);
    free(text);
    return r;
}

/* Before the wait for copies: the three records behind it of the iteration before, then the one
 * that comes before it; and the three once more where the loop is left. */
Test(lanes, before_the_wait_for_copies)
{
    struct run r = rounds_of(COPIES, BACK);
    char *at = between(&r, "begin full", "mbarrier.try_wait");
    char *rest = between(&r, "mbarrier.try_wait", "@%p2 bra");
    char *behind = between(&r, "@%p2 bra", "$kperf_left");
    cr_assert_eq(count(at, "st.volatile.shared.v2"), 4u, "%s", at);
    cr_assert_eq(count(at, "%kperf_l, 0, %kperf_v1;"), 1u, "%s", at);
    cr_assert_eq(count(at, "{0xc0000001, %kperf_g0}"), 1u, "%s", at);
    cr_assert_eq(count(at, "{0xc0010002, %kperf_g1}"), 1u, "%s", at);
    cr_assert_eq(count(at, "{0x40000002, %kperf_g2}"), 1u, "%s", at);
    cr_assert_eq(count(at, "setp.eq.u32 %kperf_q, %kperf_l, 3;"), 1u, "%s", at);
    cr_assert_eq(count(at, "{0x0, %kperf_g3}"), 1u, "%s", at);
    cr_assert_eq(count(rest, "st.volatile.shared"), 0u, "%s", rest);
    cr_assert_eq(count(behind, "st.volatile.shared.v2"), 3u, "%s", behind);
    free(at);
    free(rest);
    free(behind);
    done(&r);
}

/* Its four records, behind the one that is asked for, of those that it has. */
Test(lanes, behind_the_record_that_is_asked_for)
{
    static const struct {
        uint32_t place;
        const char *from, *to;
    } cases[] = {{1, "begin full", "mbarrier.try_wait"},
                 {2, "end full", "wgmma.commit_group"},
                 {3, "end issue", "wgmma.wait_group"},
                 {4, "end drain", "@%p2 bra"},
                 {16, "end drain", "@%p2 bra"}};
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        o.place = cases[i].place;
        struct run r = good_with(ENTRY ".reg .pred %p<3>;\n.reg .b32 %r<2>;\n" ROUND BACK, &o);
        char *part = between(&r, cases[i].from, cases[i].to);
        cr_assert_eq(count(part, "st.volatile.shared.v2"), 4u, "case %zu: %s", i, part);
        free(part);
        done(&r);
    }
    o.place = KPI_PLACE_END;
    struct run r = good_with(ENTRY ".reg .pred %p<3>;\n.reg .b32 %r<2>;\n" ROUND COPIES BACK, &o);
    cr_assert_eq(count(r.out.s, "%kperf_l"), 0u);
    done(&r);
}

/* The writer gives the ring to the copy engine: what other lanes stored is awaited before.  Where
 * the writer alone stores nobody is awaited, and older machines copy by all lanes. */
Test(lanes, their_stores_are_there_when_the_ring_is_copied)
{
    struct run r = rounds_of(COPIES, BACK);
    cr_assert_eq(count(r.out.s, "bar.warp.sync %kperf_r0;\n\t@!%kperf_w bra $kperf_left;"), 1u);
    cr_assert_eq(count(r.out.s, "cp.async.bulk.global.shared::cta.bulk_group"), 1u);
    cr_assert_eq(count(r.out.s, "$kperf_copy:"), 0u);
    done(&r);
    r = rounds_of("", BACK);
    cr_assert_eq(count(r.out.s, "bar.warp.sync"), 0u);
    cr_assert_eq(count(r.out.s, "cp.async.bulk.global.shared::cta.bulk_group"), 1u);
    done(&r);
    r = good(".version 7.0\n.target sm_80\n.address_size 64\n.entry k() {\n// kperf.begin a\n"
             "bar.sync 0;\n// kperf.end a\nret; }\n");
    cr_assert_eq(count(r.out.s, "cp.async.bulk"), 0u);
    cr_assert_eq(count(r.out.s, "$kperf_copy:"), 1u);
    cr_assert_eq(count(r.out.s, "vote.sync.ballot.b32"), 1u);
    done(&r);
}

/* Where the computing has a region and a wait follows: behind it, not while products start.  Of the
 * iteration before only the last record is left. */
Test(lanes, behind_the_work)
{
    struct kp_str text = {0};
    kp_str_add(&text, ENTRY ".reg .pred %p<3>;\n.reg .b32 %r<2>;\n"
                      "$top:\n// kperf.begin full\n"
                      "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0;\n"
                      "// kperf.end full\n// kperf.begin issue\n"
                      "wgmma.commit_group.sync.aligned;\n"
                      "// kperf.end issue\n// kperf.begin work\n");
    for (int i = 0; i < 32; i++)
        kp_str_add(&text, "fma.rn.f32 %f1, %f1, %f1, %f1;\n");
    kp_str_add(&text, "// kperf.end work\n// kperf.begin drain\n"
                      "wgmma.wait_group.sync.aligned 0;\n// kperf.end drain\n" BACK);
    struct run r = good(text.s);
    char *before = between(&r, "kperf_probed:", "end work");
    char *behind = between(&r, "end work", "begin drain");
    cr_assert_eq(count(before, "st.volatile.shared.v2"), 0u, "%s", before);
    cr_assert_eq(count(behind, "st.volatile.shared.v2"), 5u, "%s", behind);
    cr_assert_eq(count(behind, "{0x40000003, %kperf_g0}"), 1u, "%s", behind);
    cr_assert_eq(count(behind, "%kperf_l, 0, %kperf_v1;"), 1u, "%s", behind);
    cr_assert_eq(count(behind, "{0xc0020003, %kperf_g4}"), 1u, "%s", behind);
    free(before);
    free(behind);
    kp_str_free(&text);
    done(&r);
}

/* A loop that computes: before the wait for products, three of this iteration. */
Test(lanes, before_the_wait_for_products)
{
    struct kp_str work = {0};
    for (int i = 0; i < 32; i++)
        kp_str_add(&work, "fma.rn.f32 %f1, %f1, %f1, %f1;\n");
    struct run r = rounds_of(work.s, BACK);
    char *at = between(&r, "begin drain", "wgmma.wait_group");
    cr_assert_eq(count(at, "st.volatile.shared.v2"), 0u, "%s", at); /* the record is the END's */
    char *issued = between(&r, "end issue", "begin drain");
    cr_assert_eq(count(issued, "st.volatile.shared.v2"), 4u, "%s", issued);
    cr_assert_eq(count(issued, "{0x40000002, %kperf_g0}"), 1u, "%s", issued);
    free(at);
    free(issued);
    kp_str_free(&work);
    done(&r);
}

/* One that only waits for products, one that is left at its head, and one whose lanes may go
 * different ways: as before, by the writer. */
Test(lanes, not_elsewhere)
{
    static const char *const cases[][2] = {
        {"", BACK}, {COPIES "@%p1 bra $out;\n", "bra $top;\n$out:\nret;\n}\n"}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct run r = rounds_of(cases[i][0], cases[i][1]);
        cr_assert_eq(count(r.out.s, "%kperf_l,"), 0u, "%zu", i);
        done(&r);
    }
    struct run r = good(ENTRY ".reg .pred %p<3>;\n.reg .b32 %r<2>;\n$top:\n// kperf.begin a\n"
                              "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], 0;\n"
                              "// kperf.end a\n// kperf.begin b\n" COPIES "// kperf.end b\n" BACK);
    cr_assert_eq(count(r.out.s, "%kperf_l,"), 0u);
    done(&r);
}
