/* Where in a loop a record stands.  The answers were worked out by hand. */
#include "instrument_util.h"

#define LOOP(body)                                                                        \
    ENTRY ".reg .pred %p<5>;\n.reg .f32 %f<50>;\n.reg .b32 %r<40>;\n.reg .b64 %rd<9>;\n"    \
          "ld.param.u64 %rd1, [p];\n$again:\n" body                                        \
          "setp.lt.s32 %p1, %r1, 9;\n@%p1 bra $again;\nret;\n}\n"
#define WAIT "// kperf.begin a\nbar.sync 0;\n// kperf.end a\n"
#define END "{0x40000000, %kperf_c}"
#define BEGIN "{0x0, %kperf_c}"

static bool in_order(const char *text, const char *first, const char *second)
{
    const char *copy = strstr(text, "$kperf_probed:");
    const char *a = copy ? strstr(copy, first) : NULL, *b = copy ? strstr(copy, second) : NULL;
    return a && b && a < b;
}

static bool stands(const struct kpi_options *o, const char *text, const char *record,
                   const char *before, const char *behind)
{
    struct run r = good_with(text, o);
    bool yes = in_order(r.out.s, record, before) && in_order(r.out.s, behind, record);
    done(&r);
    return yes;
}

/* The record is in front of `before` and behind `behind`, which follow one another. */
static bool between(const char *text, const char *record, const char *behind, const char *before)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.at_once = true; /* each record is stored where its clock is read */
    return stands(&o, text, record, before, behind);
}

Test(place, an_end_lets_the_loop_count_pass)
{
    const char *text = LOOP(WAIT "add.s32 %r1, %r1, 1;\n");
    cr_assert(between(text, END, "setp.lt.s32", "@%p1 bra"));
    cr_assert(between(text, BEGIN, "// kperf.begin a", "bar.sync"));
}

Test(place, not_when_it_has_to_be_exact)
{
    const struct kpi_options o = {.capacity = 128, .exact = true, .at_once = true};
    cr_assert(stands(&o, LOOP(WAIT "add.s32 %r1, %r1, 1;\n"), END, "add.s32", "bar.sync"));
}

Test(place, only_in_a_loop)
{
    cr_assert(between(ENTRY ".reg .b32 %r<4>;\n" WAIT "add.s32 %r1, %r2, 1;\nfoo.bar;\nret;\n}\n",
                      END, "bar.sync", "add.s32"));
}

/* A shared record: the next region's address is computed before it begins. */
Test(place, a_shared_record_stops_at_what_keeps_its_place)
{
    const char *text = LOOP(WAIT "// kperf.begin b\nshl.b32 %r3, %r2, 4;\ncvt.u64.u32 %rd2, %r3;\n"
                                 "wgmma.fence.sync.aligned;\n// kperf.end b\n");
    cr_assert(between(text, "{0xc0000001, %kperf_c}", "cvt.u64", "wgmma.fence"));
}

Test(place, attributes_and_braces_are_nothing)
{
    const char *text = LOOP("// kperf.begin a\nbar.sync 0;\n{ .reg .pred kperf_end_a; }\n"
                            "{ .reg .pred kperf_begin_b; }\n{ .reg .pred kperf_wait_x$k$1; }\n"
                            ".loc 1 2 3\nmov.u32 %r3, 5;\n{ bar.sync 1; }\n// kperf.end b\n");
    cr_assert(between(text, "{0xc0000001, %kperf_c}", "mov.u32 %r3", "{ bar.sync 1"));
}

/* What waits for the region's own load would make the clock wait for it. */
Test(place, it_does_not_pass_what_comes_late)
{
#define LOAD "// kperf.begin a\nld.global.u32 %r2, [%rd1];\nsetp.eq.u32 %p2, %r2, 0;\n"      \
             "// kperf.end a\nadd.s32 %r1, %r1, 1;\n"
    static const char *const texts[][2] = {
        {LOOP(LOAD "add.s32 %r3, %r2, 1;\n"), "add.s32 %r3"},
        {LOOP(LOAD "mov.u32 %r3, %r2;\n"), "mov.u32 %r3"},
        {LOOP(LOAD "@%p2 add.s32 %r3, %r4, 1;\n"), "@%p2 add.s32 %r3"},
    };
    for (size_t i = 0; i < KP_COUNT(texts); i++)
        cr_assert(between(texts[i][0], END, "add.s32 %r1", texts[i][1]), "%s", texts[i][1]);
}

Test(place, it_does_not_pass_an_accumulator)
{
    const char *text = LOOP("wgmma.mma_async.sync.aligned {%r2}, %rd2, %rd3;\n" WAIT
                            "add.s32 %r1, %r1, 1;\nmov.b32 %r3, %r2;\n");
    cr_assert(between(text, END, "add.s32 %r1", "mov.b32 %r3"));
}

/* Regions of nothing but arithmetic keep what is theirs. */
Test(place, arithmetic_alone_stays_inside)
{
    const char *text = LOOP("// kperf.begin a\nadd.s32 %r2, %r2, 3;\n// kperf.end a\n"
                            "add.s32 %r1, %r1, 1;\n");
    cr_assert(between(text, BEGIN, "// kperf.begin a", "add.s32 %r2"));
    cr_assert(between(text, END, "add.s32 %r2", "add.s32 %r1"));
    /* nor does it pass floating-point arithmetic */
    cr_assert(between(LOOP(WAIT "add.s32 %r1, %r1, 1;\nadd.f32 %f1, %f1, %f2;\n"), END,
                      "add.s32 %r1", "add.f32"));
}

Test(place, a_region_keeps_what_decides_its_first_branch)
{
    const char *text = LOOP("// kperf.begin a\nsetp.eq.u32 %p2, %r2, 0;\n@%p2 bra $over;\n"
                            "foo.bar;\n$over:\n// kperf.end a\n");
    cr_assert(between(text, BEGIN, "// kperf.begin a", "setp.eq.u32 %p2"));
}

/* At most twelve instructions; no label on the way. */
Test(place, it_does_not_go_far)
{
    for (int n = 12; n <= 13; n++) {
        struct kp_str body = {0};
        kp_str_add(&body, ENTRY ".reg .pred %p<5>;\n.reg .b32 %r<40>;\n$again:\n" WAIT);
        for (int i = 0; i < n; i++)
            kp_str_addf(&body, "add.s32 %%r%d, %%r%d, 1;\n", i + 2, i + 2);
        kp_str_add(&body, "foo.bar;\nsetp.lt.s32 %p1, %r2, 9;\n@%p1 bra $again;\nret;\n}\n");
        if (n == 12)
            cr_assert(between(body.s, END, "add.s32 %r13", "foo.bar"));
        else
            cr_assert(between(body.s, END, "bar.sync", "add.s32 %r2"));
        kp_str_free(&body);
    }
    cr_assert(between(LOOP(WAIT "add.s32 %r1, %r1, 1;\n$here:\nfoo.bar;\n"), END, "bar.sync",
                      "add.s32 %r1"));
    cr_assert(between(LOOP(WAIT "add.s32 %r1, %r1, 1;\n// kperf.instant b\n"), END, "bar.sync",
                      "add.s32 %r1"));
}

/* Pins stay where the mark is: what the record passes may overwrite what they read. */
Test(place, pins_stay_at_the_mark)
{
    const struct kpi_options o = {.capacity = 128, .pins = KPI_PINS_ALL, .at_once = true};
    const char *text = LOOP("// kperf.begin a\nst.global.u32 [%rd1], %r7;\nmul.f32 %f2, %f2, %f9;\n"
                            "mul.f32 %f3, %f3, %f9;\nmul.f32 %f4, %f4, %f9;\n"
                            "mul.f32 %f1, %f1, %f9;\n"
                            "// kperf.end a\nadd.s32 %r1, %r1, 1;\n");
    cr_assert(stands(&o, text, "@%kperf_never st.volatile.shared.b32 [%kperf_b], %f1",
                     "add.s32 %r1", "mul.f32 %f1"));
    cr_assert(stands(&o, text, END, "@%p1 bra", "setp.lt.s32"));
}

/* ---- where the bodies part ------------------------------------------------ */

#define KERNEL ENTRY ".reg .pred %p<5>;\n.reg .b32 %r<40>;\n"
#define SPIN "ld.volatile.shared.u32 %r2, [%r4];\n@%p2 bra $in;\n"
#define LOADED "$again:\n// kperf.begin a\nx.y;\n// kperf.end a\n@%p3 bra $again;\n"
#define REGION "// kperf.begin a\nx.y;\n// kperf.end a\nret;\n}\n"

/* The line of the last statement that both bodies have in common; 0: they part at the entry. */
static json_int_t parting(const char *text)
{
    struct run r = good(text);
    json_int_t line = json_integer_value(
        json_object_get(json_array_get(json_object_get(r.map, "entries"), 0), "parting"));
    const char *copy = strstr(r.out.s, "$kperf_probed:");
    cr_assert_eq(strstr(copy, ".reg .b32 %r<40>") != NULL, line == 0, "%s", text);
    done(&r);
    return line;
}

static json_int_t lines_of(const char *text)
{
    json_int_t n = 1;
    for (; *text; text++)
        n += *text == '\n';
    return n;
}

Test(parting, before_the_first_region)
{
    const char *begin = KERNEL "mov.u32 %r1, 7;\n";
    char *text = kp_asprintf("%s%s", begin, REGION);
    cr_assert_eq(parting(text), lines_of(begin) - 1);
    free(text);
}

static bool joins(const char *text)
{
    struct run r = good(text);
    bool yes = strstr(r.out.s, "$kperf_probed:\n\tbar.warp.sync 0xffffffff;\n") != NULL;
    done(&r);
    return yes;
}

/* Threads that jumped past something are whole warps again behind a barrier that all come to.
 * Before one the copy joins them itself, if none of them can be held up there for what others of
 * the warp do behind. */
Test(parting, behind_a_condition)
{
    static const struct {
        const char *between;
        unsigned lines; /* of it in common */
        bool joins;
    } cases[] = {
        {"@%p1 bra $over;\nmov.u32 %r2, 1;\n$over:\nbar.sync 0;\nmov.u32 %r3, 2;\n", 5, false},
        {"@%p1 bra $over;\nmov.u32 %r2, 1;\n$over:\nmov.u32 %r3, 2;\n", 4, true},
        {"@%p1 bra $over;\nbar.sync 0;\n$over:\nmov.u32 %r3, 2;\n", 0, false},
        {"@%p1 bra $over;\nmov.u32 %r2, 1;\n$over:\n@%p2 bar.sync 0;\n", 3, true},
        {"{\n.reg .b32 %in;\nbar.sync 0;\n}\n", 4, false},
        {"$back:\nadd.u32 %r2, %r2, 1;\n@%p1 bra $back;\nbar.sync 0;\n", 4, false},
        {"$back:\nadd.u32 %r2, %r2, 1;\n@%p1 bra $back;\n", 3, true},
        {"@%p1 bra $over;\n$in:\nadd.u32 %r2, %r2, 1;\n@%p2 bra $in;\n$over:\n", 5, true},
        {"@%p1 bra $over;\n$in:\n" SPIN "$over:\nmov.u32 %r3, 2;\n", 0, false},
        {"@%p1 bra $over;\n$in:\n" SPIN "$over:\nbar.sync 0;\n@%p1 bra $o;\n$o:\n", 8, true},
        {"@%p1 bra $over;\nvote.sync.any.pred %p3, %p2, 7;\n$over:\nmov.u32 %r3, 2;\n", 0, false},
        {"@%p1 bra $over;\n@%p2 trap;\n$over:\nmov.u32 %r3, 2;\n", 0, false},
        {"@%p2 bar.warp.sync -1;\n@%p1 bra $over;\n$over:\nmov.u32 %r3, 2;\n", 0, false},
        {"@%p2 barrier.sync 1, 256;\n@%p1 bra $over;\n$over:\nmov.u32 %r3, 2;\n", 0, false},
        {"@%p2 bar.sync 1, 64;\n@%p1 bra $over;\n$over:\nmov.u32 %r3, 2;\n", 4, true},
        {"elect.sync %r2|%p1, -1;\n@%p1 bra $over;\n$over:\nmov.u32 %r3, 2;\n", 4, true},
        {"call.uni f;\n@%p1 bra $over;\n$over:\nmov.u32 %r3, 2;\n", 1, false},
        {"@%p2 call f;\n@%p1 bra $over;\n$over:\nmov.u32 %r3, 2;\n", 0, false},
        {"@%p1 bra $over;\nbra $over;\n@%p2 ret;\n$over:\n", 0, false},
        {"@%p1 ret;\nbar.sync 0;\n", 0, false},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        const char *begin = KERNEL "mov.u32 %r1, 7;\n";
        char *text = kp_asprintf("%s%s%s", begin, cases[i].between, REGION);
        cr_assert_eq(parting(text), lines_of(begin) - 1 + cases[i].lines, "case %zu: %lld", i,
                     (long long)parting(text));
        cr_assert_eq(joins(text), cases[i].joins, "case %zu", i);
        free(text);
    }
}

/* A GEMM's first loads, which one lane asks for, are not held up: the choice and the entry stamp
 * stand behind them. */
Test(parting, behind_the_first_loads_of_one_lane)
{
    struct run r = good(KERNEL "bar.sync 0;\n@%p1 bra $over;\nmov.u32 %r2, 11;\n$over:\n"
                             "mov.u32 %r3, 13;\n@%p2 bra $none;\n" LOADED "$none:\nret;\n}\n");
    const char *load = strstr(r.out.s, "mov.u32 %r2, 11;"), *last = strstr(load, "%r3, 13;");
    cr_assert_eq(count(r.out.s, "mov.u32 %r2, 11;"), 1u);
    cr_assert_lt(strstr(r.out.s, "%clock64"), load);
    cr_assert_gt(strstr(load, "ld.const.v4.u32 {%kperf_r2"), last);
    cr_assert_gt(strstr(load, "{%kperf_e0, %kperf_e1}"), last);
    cr_assert_gt(strstr(r.out.s, "bra.uni $kperf_probed"), last);
    done(&r);
}

/* Before sm_70 a warp cannot be joined. */
Test(parting, not_in_parts_where_they_cannot_be_joined)
{
    char *text = kp_asprintf("%s@%%p1 bra $over;\nmov.u32 %%r2, 1;\n$over:\n%s",
                             KERNEL "mov.u32 %r1, 7;\n", REGION);
    char *sm = strstr(text, "sm_");
    memcpy(sm, "sm_61", 5);
    sm[5] = ' ';
    cr_assert_eq(parting(text), lines_of(KERNEL "mov.u32 %r1, 7;\n") - 1);
    cr_assert_not(joins(text));
    free(text);
}

Test(parting, at_the_entry)
{
    static const char *const cases[] = {
        KERNEL REGION,
        KERNEL "@%p1 ret;\nmov.u32 %r1, 1;\n" REGION,
        KERNEL "$again:\nmov.u32 %r1, 7;\n// kperf.begin a\nx.y;\n// kperf.end a\n"
             "@%p1 bra $again;\nret;\n}\n",
        KERNEL "mov.u32 %r1, 7;\n// kperf.begin a\n// kperf.end a\n"
             "table: .branchtargets $one;\nbrx.idx %r1, table;\n$one:\nret;\n}\n",
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++)
        cr_assert_eq(parting(cases[i]), 0, "case %zu", i);
}

/* What comes before is there once, with its label; what is behind is there twice. */
Test(parting, the_copy_begins_behind)
{
    struct run r = good(KERNEL "@%p1 bra $over;\nmov.u32 %r2, 11;\n$over:\nbar.sync 0;\n"
                             "mov.u32 %r3, 13;\n" REGION);
    cr_assert_eq(count(r.out.s, "mov.u32 %r2, 11;"), 1u);
    cr_assert_eq(count(r.out.s, "$over:"), 1u);
    cr_assert_eq(count(r.out.s, "mov.u32 %r3, 13;"), 1u);
    cr_assert_eq(count(r.out.s, "x.y;"), 2u);
    cr_assert_eq(count(r.out.s, "@%kperf_on bra.uni $kperf_probed;"), 1u);
    cr_assert_lt(strstr(r.out.s, "mov.u32 %r3, 13;"), strstr(r.out.s, "bra.uni $kperf_probed"));
    done(&r);
}

Test(parting, early_when_asked_for)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.early = true;
    struct run r = good_with(KERNEL "mov.u32 %r1, 7;\n" REGION, &o);
    cr_assert_null(json_object_get(entry_of(&r, 0), "parting"));
    cr_assert_eq(count(r.out.s, "mov.u32 %r1, 7;"), 2u);
    done(&r);
}

/* In place there is one body, which parts nowhere. */
Test(parting, not_in_place)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    o.in_place = true;
    struct run r = good_with(KERNEL "mov.u32 %r1, 7;\n" REGION, &o);
    cr_assert_null(json_object_get(entry_of(&r, 0), "parting"));
    cr_assert_eq(count(r.out.s, "kperf_probed"), 0u);
    done(&r);
}
