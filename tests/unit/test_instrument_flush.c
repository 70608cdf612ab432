#include "instrument_util.h"

/* Where rings are written out, and who records. */

static struct run flushed(const char *body, uint32_t ring)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.strategy = KPI_FLUSH;
    o.capacity = ring;
    char *text = kp_asprintf(ENTRY "%s", body);
    struct run r = run_with(text, &o);
    free(text);
    return r;
}

static unsigned places(const char *body, uint32_t ring)
{
    struct run r = flushed(body, ring);
    cr_assert_eq(r.rc, KP_OK, "%s", r.errors);
    unsigned n = count(r.out.s, "$kperf_kept:");
    done(&r);
    return n;
}

static void no_place(const char *body, uint32_t ring, const char *position, const char *words)
{
    struct run r = flushed(body, ring);
    cr_assert_eq(r.rc, KP_MALFORMED);
    char *want = kp_asprintf("k.ptx:%s: error: ", position);
    cr_assert_eq(strncmp(r.errors, want, strlen(want)), 0, "%s", r.errors);
    cr_assert(strstr(r.errors, words), "%s", r.errors);
    cr_assert_eq(r.out.len, 0u);
    free(want);
    done(&r);
}

#define PAIR(name) "// kperf.begin " name "\n// kperf.end " name "\n"
#define LOOP(body) "$l:\n" body "@%p1 bra $l;\nret;\n}\n"

/* A ring of 16 takes 6 records from place to place, one of 8 takes 2. */
Test(flush, the_outermost_places_that_are_enough)
{
    static const char outer[] =
        LOOP("// kperf.begin a\n" PAIR("b") PAIR("c") "// kperf.end a\n" PAIR("d"));
    cr_assert_eq(places(outer, 16), 2u); /* behind a and d */
    no_place(outer, 8, "10:1", "more than 2 records"); /* a, b and b's end */
    static const char longer[] =
        LOOP("// kperf.begin a\n" PAIR("b") PAIR("c") PAIR("d") "// kperf.end a\n");
    /* 8 records without those inside; behind c, and a */
    cr_assert_eq(places(longer, 16), 2u);
    cr_assert_eq(places(longer, 32), 1u);
    cr_assert_eq(places(LOOP("// kperf.instant a\n"), 8), 1u);
    cr_assert_eq(places("// kperf.instant a\nret;\n}\n", 8), 0u); /* the ring takes it all */
}

Test(flush, a_branch_counts_with_its_longer_way)
{
    /* 2 + 4 records to the next place of depth 0 on one way, 2 on the other */
    static const char body[] =
        LOOP("// kperf.begin a\n@%p2 bra $s;\n" PAIR("b") PAIR("c") "$s:\n// kperf.end a\n");
    cr_assert_eq(places(body, 16), 1u);
    static const char more[] = LOOP(
        "// kperf.begin a\n@%p2 bra $s;\n" PAIR("b") PAIR("c") PAIR("d") "$s:\n// kperf.end a\n");
    cr_assert_eq(places(more, 16), 2u); /* behind c, and a for the short way */
}

#define FENCE "wgmma.fence.sync.aligned;\n"
#define COMMIT "wgmma.commit_group.sync.aligned;\n"

Test(flush, no_place_in_a_stage)
{
    static const char endless[] = "a loop makes records without end";
    no_place(LOOP(FENCE PAIR("a") COMMIT), 128, "9:1", endless);
    cr_assert_eq(places(LOOP(FENCE PAIR("a") COMMIT PAIR("b")), 128), 1u); /* behind b */
    /* in flight is not in a stage; a way round the commit is in it */
    cr_assert_eq(places(LOOP(FENCE COMMIT PAIR("a") "wgmma.wait_group.sync.aligned 1;\n"), 128),
                 1u);
    no_place(LOOP(FENCE "@%p2 bra $s;\n" COMMIT "$s:\n" PAIR("a")), 128, "12:1", endless);
}

Test(flush, too_many_records_for_the_ring)
{
    no_place("// kperf.begin a\n// kperf.begin b\n// kperf.begin c\n// kperf.end c\n"
             "// kperf.end b\n// kperf.end a\nret;\n}\n",
             8, "9:1", "more than 2 records may be made up to here without a place to write a ring "
                       "of 8 out");
}

Test(flush, tables_are_followed)
{
    static const char body[] = "$l:\n" PAIR("a") PAIR("a") "t: .branchtargets $x, $y;\nbrx.idx %r1, t;\n"
                               "$x:\n// kperf.begin b\n// kperf.begin c\nbra $z;\n$y:\n"
                               "// kperf.begin b\n// kperf.begin c\n$z:\n// kperf.end c\n"
                               "// kperf.end b\nbra $l;\n}\n";
    cr_assert_eq(places(body, 16), 2u); /* behind the second a and, from the table on, b */
}

/* A table leads to its own labels: the first to none inside of a, where the second stands. */
Test(flush, tables_at_two_depths, .timeout = 10)
{
    static const char body[] =
        "$l:\nt: .branchtargets $p, $q;\nbrx.idx %r1, t;\n$p:\n" PAIR("b") "$q:\n"
        "// kperf.begin a\nu: .branchtargets $v, $w;\nbrx.idx %r2, u;\n$v:\n" PAIR("c")
        "$w:\n// kperf.end a\n@%p1 bra $l;\nret;\n}\n";
    cr_assert_eq(places(body, 16), 1u); /* behind a: 6 records to there, with those of b and c */
}

Test(flush, is_a_region)
{
    struct run r = flushed(LOOP(PAIR("a")), 16);
    cr_assert_eq(json_array_size(json_object_get(entry_of(&r, 0), "regions")), 2u);
    cr_assert_str_eq(string(region_of(&r, 1), "name"), "kperf flush");
    cr_assert_str_eq(string(entry_of(&r, 0), "strategy"), "flush");
    cr_assert_eq(number(entry_of(&r, 0), "capacity"), 4096);
    cr_assert_eq(number(entry_of(&r, 0), "slots"), 16);
    /* 8 rings of 16 records and 16 bytes: 1152 */
    cr_assert_eq(number(entry_of(&r, 0), "ring_bytes"), 2048);
    cr_assert_eq(count(r.out.s, "{0x40000001, %kperf_c};"), 1u);
    done(&r);
}

/* ---- global and chosen warps -------------------------------------------- */

Test(global, needs_no_shared_memory)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.strategy = KPI_GLOBAL;
    o.keep = 256;
    struct run r = good_with(ENTRY PAIR("a") "ret;\n}\n", &o);
    cr_assert_null(strstr(r.out.s, ".shared"));
    cr_assert_eq(number(entry_of(&r, 0), "capacity"), 256);
    cr_assert_eq(number(entry_of(&r, 0), "slots"), 0);
    cr_assert_eq(number(entry_of(&r, 0), "ring_bytes"), 0);
    cr_assert_null(strstr(strstr(r.out.s, "$kperf_probed:"), "bra"));
    done(&r);
}

Test(warps, lists)
{
    static const struct {
        const char *list;
        uint32_t bits;
    } good[] = {{"0", 1},          {"0,4-7", 0xf1},      {"31", 0x80000000},
                {"3-3", 8},        {"0-31", 0xffffffff}, {"1,1", 2},
                {"00012", 0x1000}, {"30-31,0", 0xc0000001}};
    static const char *const bad[] = {"",    ",",   "32",   "1,",   "1-",   "-1",
                                      "2-1", "1 2", "0x1", "1--2", "a", "99999999999"};
    uint32_t bits;
    for (size_t i = 0; i < KP_COUNT(good); i++) {
        cr_assert(kpi_warps_parse(good[i].list, &bits), "%s", good[i].list);
        cr_assert_eq(bits, good[i].bits, "%s: %x", good[i].list, bits);
    }
    for (size_t i = 0; i < KP_COUNT(bad); i++)
        cr_assert_not(kpi_warps_parse(bad[i], &bits), "%s", bad[i]);
}

Test(warps, have_rings_and_others_have_none)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.warps = 0xd0; /* 4, 6, 7 of 8 */
    struct run r = good_with(ENTRY PAIR("a") "ret;\n}\n", &o);
    json_t *warps = json_object_get(entry_of(&r, 0), "warps");
    cr_assert_eq(number(entry_of(&r, 0), "units"), 3);
    cr_assert_eq(number(entry_of(&r, 0), "ring_bytes"), 3072);
    cr_assert_eq(json_array_size(warps), 3u);
    cr_assert_eq(json_integer_value(json_array_get(warps, 1)), 6);
    done(&r);
    o.warps = 0x100;
    r = run_with(ENTRY PAIR("a") "ret;\n}\n", &o);
    cr_assert_eq(r.rc, KP_USAGE);
    cr_assert(strstr(r.errors, "warp 8 cannot record: a CTA has 8 warps"), "%s", r.errors);
    done(&r);
    o.warps = 1;
    o.unit = KPI_UNIT_WARPGROUP;
    r = run_with(ENTRY PAIR("a") "ret;\n}\n", &o);
    cr_assert_eq(r.rc, KP_USAGE);
    done(&r);
}

Test(options, rings_that_cannot_be)
{
    struct kpi_options o[] = {{.strategy = KPI_FLUSH, .capacity = 4, .keep = 64},
                              {.strategy = KPI_FLUSH, .capacity = 128, .keep = 64},
                              {.strategy = KPI_FLUSH, .capacity = 16, .keep = 100},
                              {.strategy = KPI_GLOBAL, .keep = 2},
                              {.strategy = KPI_GLOBAL, .keep = 131072}};
    for (size_t i = 0; i < KP_COUNT(o); i++) {
        struct run r = run_with(ENTRY PAIR("a") "ret;\n}\n", &o[i]);
        cr_assert_eq(r.rc, KP_USAGE, "%zu", i);
        cr_assert_neq(r.errors[0], '\0');
        done(&r);
    }
}
