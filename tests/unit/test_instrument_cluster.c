/* What regions do at the barrier of their cluster. */
#include "instrument_util.h"

#define ARRIVE "barrier.cluster.arrive.release.aligned;\n"
#define WAIT "barrier.cluster.wait.acquire.aligned;\n"
#define BEGIN(name) "// kperf.begin " name "\n"
#define END(name) "// kperf.end " name "\n"
#define TAIL "ret;\n}\n"

/* "arrive wait ", or "" when it says nothing. */
static const char *ops_of(const struct run *r, size_t id)
{
    static char text[256];
    size_t i, n = 0;
    json_t *op;
    text[0] = '\0';
    json_array_foreach(json_object_get(region_of(r, id), "cluster"), i, op)
        n += (size_t)snprintf(text + n, sizeof text - n, "%s ", json_string_value(op));
    return text;
}

static void expect(const char *text, const char *first, const char *second)
{
    struct run r = good(text);
    cr_assert_str_eq(ops_of(&r, 0), first, "%s", text);
    if (second)
        cr_assert_str_eq(ops_of(&r, 1), second, "%s", text);
    cr_assert_null(json_object_get(region_of(&r, 0), "uncounted"));
    done(&r);
}

/* Nothing is told of any region; the first that has some says why. */
static void expect_uncounted(const char *text, const char *why)
{
    struct run r = good(text);
    size_t i;
    json_t *v;
    const char *said = NULL;
    json_array_foreach(json_object_get(entry_of(&r, 0), "regions"), i, v)
    {
        cr_assert_null(json_object_get(v, "cluster"), "%s", text);
        if (!said)
            said = json_string_value(json_object_get(v, "uncounted"));
    }
    cr_assert(why ? said && strstr(said, why) : !said, "want %s: %s", why ? why : "none",
              said ? said : "none");
    done(&r);
}

Test(cluster, visits_are_told_in_their_order)
{
    expect(ENTRY BEGIN("a") ARRIVE WAIT END("a") TAIL, "arrive wait ", NULL);
    expect(ENTRY BEGIN("a") ARRIVE END("a") BEGIN("b") WAIT END("b") TAIL, "arrive ", "wait ");
    expect(ENTRY BEGIN("a") "barrier.cluster.arrive;\nbarrier.cluster.wait;\n"
           "barrier.cluster.arrive.relaxed;\n" END("a") BEGIN("b") WAIT END("b") TAIL,
           "arrive wait arrive ", "wait ");
    expect(ENTRY BEGIN("a") "bar.sync 0;\n" END("a") TAIL, "", NULL);
}

/* A loop round regions is a visit each time; two BEGINs are one region. */
Test(cluster, loops_round_regions)
{
    expect(ENTRY ".reg .pred %p<2>;\nl:\n" BEGIN("a") ARRIVE END("a") BEGIN("b") WAIT END("b")
           "@%p1 bra l;\n" TAIL, "arrive ", "wait ");
    expect(ENTRY BEGIN("a") ARRIVE WAIT END("a") BEGIN("b") "bar.sync 0;\n" END("b") BEGIN("a")
           ARRIVE WAIT END("a") TAIL, "arrive wait ", "");
}

Test(cluster, every_path_has_to_do_the_same)
{
    expect(ENTRY ".reg .pred %p<2>;\n" BEGIN("a") "@%p1 bra l;\n" ARRIVE "bra m;\nl:\n" ARRIVE
           "m:\n" WAIT END("a") TAIL, "arrive wait ", NULL);
    expect_uncounted(ENTRY ".reg .pred %p<2>;\n" BEGIN("a") "@%p1 bra l;\n" ARRIVE "l:\n" WAIT
                     END("a") TAIL, "line 8: paths through a region differ");
    expect_uncounted(ENTRY ".reg .pred %p<2>;\n" BEGIN("a") "l:\n" ARRIVE WAIT "@%p1 bra l;\n"
                     END("a") TAIL, "paths through a region differ");
    expect_uncounted(ENTRY ".reg .pred %p<2>;\n" BEGIN("a") "@%p1 " ARRIVE WAIT END("a") TAIL,
                     "paths through a region differ");
    expect_uncounted(ENTRY BEGIN("a") ARRIVE WAIT END("a") BEGIN("b") "bar.sync 0;\n" END("b")
                     BEGIN("a") WAIT END("a") TAIL, "paths through a region differ");
}

/* One that no region has is one that is not counted. */
Test(cluster, none_may_be_missed)
{
    expect_uncounted(ENTRY ARRIVE WAIT BEGIN("a") ARRIVE WAIT END("a") TAIL,
                     "line 7: a cluster barrier lies in no region");
    expect_uncounted(ENTRY ARRIVE WAIT BEGIN("a") "bar.sync 0;\n" END("a") TAIL, NULL);
    expect_uncounted(HEAD ".func f()\n{\n" ARRIVE WAIT "ret;\n}\n.visible .entry k()\n{\n" BEGIN("a")
                     ARRIVE WAIT END("a") "call f;\n" TAIL,
                     "line 6: a cluster barrier lies in a function");
    expect_uncounted(HEAD ".extern .func g();\n.visible .entry k()\n{\n" BEGIN("a") ARRIVE WAIT
                     END("a") "call g;\n" TAIL, "a function is called that may");
    expect(HEAD ".extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);\n"
           ".func f()\n{\nret;\n}\n.visible .entry k()\n{\n.param .b32 r;\n.param .b64 x;\n" BEGIN("a")
           ARRIVE WAIT END("a") "call f;\ncall (r), vprintf, (x, x);\n" TAIL, "arrive wait ", NULL);
}

Test(cluster, the_innermost_region_has_them)
{
    expect(ENTRY BEGIN("a") BEGIN("b") ARRIVE WAIT END("b") END("a") TAIL, "", "arrive wait ");
    expect_uncounted(ENTRY BEGIN("a") ARRIVE BEGIN("b") WAIT END("b") END("a") TAIL,
                     "line 7: a region with cluster barriers holds another");
}

Test(cluster, more_than_can_be_told_are_not)
{
    struct kp_str text = {0};
    kp_str_add(&text, ENTRY BEGIN("a"));
    for (int i = 0; i < 7; i++)
        kp_str_add(&text, ARRIVE WAIT);
    size_t seven = text.len;
    kp_str_add(&text, ARRIVE END("a") BEGIN("b") WAIT END("b") TAIL); /* 15 */
    expect(text.s, "arrive wait arrive wait arrive wait arrive wait arrive wait arrive wait "
           "arrive wait arrive ", "wait ");
    text.len = seven;
    text.s[seven] = '\0';
    kp_str_add(&text, ARRIVE WAIT END("a") TAIL);
    expect_uncounted(text.s, "paths through a region differ");
    kp_str_free(&text);
}

/* ---- marks ----------------------------------------------------------------------------- */

Test(cluster, marks_say_it_instead)
{
    expect(ENTRY ARRIVE WAIT BEGIN("a cluster=arrive") "bar.sync 0;\n" END("a")
           BEGIN("b cluster=wait") "bar.sync 1;\n" END("b") TAIL, "arrive ", "wait ");
    expect(ENTRY BEGIN("a cluster=sync") ARRIVE WAIT END("a") BEGIN("b") ARRIVE WAIT END("b") TAIL,
           "arrive wait ", "");
    expect(ENTRY BEGIN("a cluster=sync") ARRIVE WAIT END("a") BEGIN("a") ARRIVE WAIT END("a") TAIL,
           "arrive wait ", NULL);
    expect(ENTRY ".reg .pred kperf_begin_a$cluster$wait;\n" ARRIVE
           ".reg .pred kperf_end_a;\n" TAIL, "wait ", NULL);
}

Test(cluster, marks_that_cannot_be)
{
    refuse(ENTRY BEGIN("a cluster=leave") END("a") TAIL,
           "7:26", "at the cluster's barrier a region can arrive, wait or sync");
    refuse(ENTRY "// kperf.begin a\n// kperf.end a cluster=wait\n" TAIL,
           "8:16", "a end mark takes no key 'cluster'");
    refuse(ENTRY BEGIN("a cluster=wait") END("a") BEGIN("a cluster=sync") END("a") TAIL,
           "9:1", "another mark says otherwise of region 'a' at its cluster's barrier");
}

/* ---- other CTAs' mbarriers -------------------------------------------------------------- */

static bool remote(const char *statement)
{
    struct kp_str text = {0};
    kp_str_addf(&text, "%s%s\n%s", ENTRY ".reg .b32 %r<4>;\n.reg .b64 %rd<4>;\n" BEGIN("a"),
                statement, END("a") TAIL);
    struct run r = good(text.s);
    bool is = json_is_true(json_object_get(region_of(&r, 0), "remote"));
    done(&r);
    kp_str_free(&text);
    return is;
}

Test(cluster, signals_to_other_ctas)
{
    cr_assert(remote("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r1];"));
    cr_assert_not(remote("mbarrier.arrive.shared::cta.b64 %rd1, [%r1];"));
    cr_assert(remote("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"
                     ".multicast::cluster [%r1], [%rd1, {%r2, %r3}], [%r1], 3;"));
    cr_assert_not(remote("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::"
                         "bytes [%r1], [%rd1, {%r2, %r3}], [%r1];"));
    cr_assert(remote("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes "
                     "[%r1], [%r2], 16, [%r3];"));
    cr_assert(remote("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r1], %r2, [%r3];"));
    cr_assert_not(remote("bar.sync 0;"));
}
