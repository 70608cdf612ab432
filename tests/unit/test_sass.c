/* Machine code read and compared: snippets in tests/sass whose values were counted by hand. */
#include <criterion/criterion.h>

#include "instrument/instrument.h"
#include "run/certify/certify.h"
#include "run/sass/sass.h"

static char *load(const char *name)
{
    const char *dir = getenv("SRCDIR");
    char *path = kp_asprintf("%s/tests/sass/%s", dir ? dir : ".", name);
    struct kp_str s = {0};
    cr_assert(kp_read_file(path, 1 << 20, &s) == KP_OK);
    free(path);
    return kp_str_detach(&s);
}

/* The text with its first `from` made `to`. */
static char *with(char *text, const char *from, const char *to)
{
    char *at = strstr(text, from);
    cr_assert(at != NULL, "'%s' is not in the snippet", from);
    char *out = kp_asprintf("%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    free(text);
    return out;
}

static const char map_text[] =
    "{\"mode\": \"two-body\", \"ring_bytes\": 1024, \"regions\": ["
    "{\"id\": 0, \"name\": \"wait\", \"instant\": false},"
    "{\"id\": 1, \"name\": \"mma\", \"instant\": false},"
    "{\"id\": 2, \"name\": \"soft\", \"instant\": false}]}";
static const char contents_text[] =
    "{\"regions\": ["
    "{\"id\": 0, \"begins\": 1, \"code\": {\"mbarrier\": 1, \"bytes\": 0},"
    " \"looped\": {\"mbarrier\": 1, \"bytes\": 0}},"
    "{\"id\": 1, \"begins\": 1, \"code\": {\"tensor\": 2, \"bytes\": 0}, \"looped\": {}},"
    "{\"id\": 2, \"begins\": 1, \"code\": {\"float\": 2, \"bytes\": 0}, \"looped\": {}}],"
    "\"whole\": {\"code\": {\"float\": 2, \"bytes\": 8}}}";

/* The comparison of both texts, which are freed. */
static json_t *compare_texts(const char *map_text_, char *original, char *probed)
{
    char why[200] = "";
    struct kpn_sass a, b;
    cr_assert(kpn_sass_read(original, strlen(original), "k", &a, why) == KP_OK, "%s", why);
    cr_assert(kpn_sass_read(probed, strlen(probed), "k", &b, why) == KP_OK, "%s", why);
    json_t *map = strcmp(map_text_, "null") ? json_loads(map_text_, 0, NULL) : NULL;
    json_t *contents = json_loads(contents_text, 0, NULL);
    json_t *o = kpn_machine_compare(&a, &b, map, contents);
    json_decref(map);
    json_decref(contents);
    kpn_sass_free(&a);
    kpn_sass_free(&b);
    free(original);
    free(probed);
    return o;
}

static json_t *compare_by(const char *map_text_, char *probed)
{
    return compare_texts(map_text_, load("original.sass"), probed);
}

static json_t *compare(char *probed)
{
    return compare_by(map_text, probed);
}

static const json_t *get(const json_t *o, const char *a, const char *b)
{
    o = json_object_get(o, a);
    return b ? json_object_get(o, b) : o;
}

static int num(const json_t *o, const char *a, const char *b)
{
    const json_t *v = get(o, a, b);
    cr_assert(json_is_integer(v), "%s.%s is no number", a, b ? b : "");
    return (int)json_integer_value(v);
}

static const json_t *region(const json_t *o, size_t i)
{
    return json_array_get(json_object_get(o, "regions"), i);
}

static const char *verdict(const json_t *o)
{
    const char *s = json_string_value(json_object_get(o, "verdict"));
    return s ? s : "(none)";
}

static const char *reason(const json_t *o, size_t i)
{
    const char *s = json_string_value(json_array_get(json_object_get(o, "why"), i));
    return s ? s : "(none)";
}

#define IS(a, b) cr_expect_str_eq(a, b)

Test(sass, bodies_are_told_apart)
{
    json_t *o = compare(load("probed.sass"));
    cr_expect(num(o, "bodies", "count") == 2);
    cr_expect(num(o, "bodies", "pristine") == 25);
    cr_expect(num(o, "bodies", "probed") == 53);
    cr_expect(num(o, "bodies", "shared") == 0);
    cr_expect(num(o, "bodies", "records") == 6);
    cr_expect(num(o, "bodies", "records_untold") == 0);
    IS(json_string_value(get(o, "bodies", "branch")), "0x0070 @P0 BRA `(.L_x_0)");
    json_decref(o);
}

static char *map_of_three(void)
{
    return kp_asprintf("%.*s, \"bodies\": [{\"regions\": [0, 1, 2]}, {\"regions\": [0, 1, 2]}, "
                       "{\"regions\": [0, 1, 2]}]}", (int)strlen(map_text) - 1, map_text);
}

/* The probed body three times, behind two branches: which is which nobody can say, but each is one. */
Test(sass, equal_bodies_are_told_apart)
{
    char *map = map_of_three();
    json_t *o = compare_by(map, load("equal.sass"));
    cr_expect(num(o, "bodies", "records") == 18);
    const json_t *probed = json_object_get(o, "probed");
    cr_expect(json_array_size(probed) == 3);
    for (size_t b = 0; b < 3; b++) {
        cr_expect(json_is_true(get(get(json_array_get(probed, b), "order", NULL), "equal", NULL)));
        cr_expect(json_is_true(get(get(json_array_get(probed, b), "loops", NULL), "equal", NULL)));
    }
    IS(verdict(o), "intact");
    IS(reason(o, 0), "(none)");
    json_decref(o);
    free(map);
}

Test(sass, the_pristine_body_is_the_original)
{
    json_t *o = compare(load("probed.sass"));
    cr_expect(json_is_true(get(o, "pristine", "identical")));
    cr_expect(num(o, "pristine", "instructions") == 21);
    cr_expect(num(o, "pristine", "kept") == 19);
    cr_expect(num(o, "pristine", "entry") == 2);
    cr_expect(num(o, "pristine", "same_operands") == 19);
    cr_expect(num(o, "pristine", "stamp") == 6);
    cr_expect(num(o, "pristine", "added") == 0);
    cr_expect(num(o, "pristine", "dropped") == 0);
    cr_expect(json_is_true(get(get(o, "pristine", "order"), "equal", NULL)));
    cr_expect(num(get(o, "pristine", "order"), "original", NULL) == 5);
    cr_expect(json_is_true(get(get(o, "pristine", "loops"), "equal", NULL)));
    cr_expect(num(get(o, "pristine", "loops"), "same", NULL) == 2);
    IS(verdict(o), "intact");
    json_decref(o);
}

/* The register of the entry's clock is free behind its stamp: who stores it then is the kernel. */
Test(sass, an_entry_stamp_is_no_exits)
{
    static const char own[] = "STG.E.128 desc[UR4][R10.64+0x20], R4";
    static const char was[] = "STG.E.64 desc[UR4][R10.64], R6";
    json_t *o = compare_texts(map_text, with(load("original.sass"), was, own),
                              with(with(load("probed.sass"), was, own), was, own));
    cr_expect(num(o, "pristine", "kept") == 19);
    cr_expect(num(o, "pristine", "stamp") == 6);
    cr_expect(num(o, "pristine", "dropped") == 0);
    IS(verdict(o), "intact");
    json_decref(o);
}

/* A writer that leaves others behind has a drain, and no stamp: its copy is not the kernel's. */
Test(sass, a_drain_without_a_stamp)
{
    static const char before[] = "/*01f0*/                   HFMA2.MMA R16,";
    json_t *o = compare(with(load("probed.sass"), before,
                             "/*01e4*/                   CS2R R4, SR_CLOCKLO ;\n"
                             "        /*01e5*/                   CS2R R6, SR_GLOBALTIMERLO ;\n"
                             "        /*01e6*/                   UBLKCP.G.S [UR6], [UR5], UR4 ;\n"
                             "        /*01e7*/                   CS2R R4, SR_CLOCKLO ;\n"
                             "        /*01e8*/                   CS2R R6, SRZ ;\n"
                             "        /*01e9*/               @P4 STG.E.128 "
                             "desc[UR10][R2.64+0x70], R4 ;\n"
                             "        /*01ea*/              @!P3 EXIT ;\n"
                             "        /*01f0*/                   HFMA2.MMA R16,"));
    const json_t *order = json_object_get(get(o, "probed", NULL), "order");
    cr_expect(num(order, "original", NULL) == 5);
    cr_expect(num(order, "other", NULL) == 5);
    IS(verdict(o), "intact");
    IS(reason(o, 0), "(none)");
    json_decref(o);
}

Test(sass, regions_hold_what_was_marked)
{
    json_t *o = compare(load("probed.sass"));
    static const int code[3][KPN_C_COUNT] = {
        {[KPN_C_MBARRIER] = 2}, {[KPN_C_TENSOR] = 2, [KPN_C_ALU] = 1}, {[KPN_C_FLOAT] = 2}};
    for (size_t i = 0; i < 3; i++) {
        IS(verdict(region(o, i)), "intact");
        cr_expect(num(region(o, i), "starts", NULL) == 1);
        cr_expect(num(region(o, i), "ends", NULL) == 1);
        for (size_t c = KPN_C_ALU; c < KPN_C_COUNT; c++)
            cr_expect(num(region(o, i), "code", kpn_class_names[c]) == code[i][c],
                      "%zu %s", i, kpn_class_names[c]);
    }
    cr_expect(json_is_true(get(get(o, "probed", "order"), "equal", NULL)));
    cr_expect(json_is_true(get(get(o, "probed", "loops"), "equal", NULL)));
    json_decref(o);
}

/* A clock's register is one that the instruction before it has still to read: then it waits. */
Test(sass, clocks_that_are_read_late_are_told)
{
    static const char mufu[] = "/*03a0*/                   MUFU.EX2 R6, R6 ;";
    static const struct {
        const char *to, *late;
    } tries[] = {
        {mufu, NULL},
        {"/*03a0*/                   MUFU.EX2 R6, R15 ;", "special"},
        {"/*03a0*/                   LDS R6, [R15+0x10] ;", "memory"},
        {"/*03a0*/                   FADD R6, R15, R6 ;", NULL}, /* reads as it is issued */
        {"/*0398*/                   MUFU.EX2 R6, R15 ;\n"
         "        /*03a0*/                   FADD R7, R6, R7 ;", NULL}, /* waits for it before */
        {"/*0398*/                   MUFU.EX2 R6, R15 ;\n"
         "        /*03a0*/                   FADD R7, R8, R7 ;", "special"},
    };
    for (size_t i = 0; i < KP_COUNT(tries); i++) {
        json_t *o = compare(with(load("probed.sass"), mufu, tries[i].to));
        const char *late = json_string_value(json_object_get(region(o, 2), "late_end"));
        cr_expect_str_eq(late ? late : "none", tries[i].late ? tries[i].late : "none", "%zu", i);
        for (size_t k = 0; k < 3; k++)
            cr_expect(!json_object_get(region(o, k), "late_start") &&
                      (k == 2 || !json_object_get(region(o, k), "late_end")));
        json_decref(o);
    }
}

Test(sass, another_order_is_found)
{
    json_t *o = compare(with(load("probed.sass"), "/*02e0*/                   HGMMA.64x256x16",
                             "/*02e0*/                   HGMMA.64x128x16"));
    const json_t *order = get(o, "probed", "order");
    cr_expect(json_is_false(get(order, "equal", NULL)));
    cr_expect(num(order, "difference", "at") == 2);
    cr_expect(json_is_true(get(get(o, "pristine", "order"), "equal", NULL)));
    IS(verdict(o), "altered");
    cr_expect(strncmp(reason(o, 0), "order in the probed body: the 3th", 20) == 0);
    json_decref(o);
}

/* One barrier more, at the end: on the other side there is none beside it. */
Test(sass, an_order_that_goes_on)
{
    static const char one[] = "\t.section\t.text.k,\"ax\"\nk:\n /*0000*/ BAR.SYNC 0x0 ;\n"
                              " /*0010*/ EXIT ;\n";
    static const char two[] = "\t.section\t.text.k,\"ax\"\nk:\n /*0000*/ BAR.SYNC 0x0 ;\n"
                              " /*0010*/ BAR.SYNC 0x1 ;\n /*0020*/ EXIT ;\n";
    struct kpn_sass a, b;
    char why[200];
    cr_assert_eq(kpn_sass_read(one, sizeof one - 1, "k", &a, why), KP_OK, "%s", why);
    cr_assert_eq(kpn_sass_read(two, sizeof two - 1, "k", &b, why), KP_OK, "%s", why);
    const struct kpn_part p = {&a, NULL, NULL}, q = {&b, NULL, NULL};
    json_t *less = kpn_order_compare(&p, &q), *more = kpn_order_compare(&q, &p);
    cr_expect(json_is_false(get(less, "equal", NULL)));
    cr_expect(num(less, "original", NULL) == 1 && num(less, "other", NULL) == 2);
    cr_expect(num(less, "difference", "at") == 1 && num(more, "difference", "at") == 1);
    cr_expect(json_is_null(get(less, "difference", "original")));
    cr_expect(strstr(json_string_value(get(less, "difference", "other")), "BAR.SYNC 0x1"));
    cr_expect(json_is_null(get(more, "difference", "other")));
    json_decref(less);
    json_decref(more);
    kpn_sass_free(&a);
    kpn_sass_free(&b);
}

Test(sass, what_moved_out_of_a_region_is_told)
{
    /* The second product stands where the wait stood. */
    char *text = with(load("probed.sass"), "/*02f0*/                   HGMMA.64x256x16.F32.BF16",
                      "/*02f0*/                   NOP");
    text = with(text, "/*0340*/                   WARPGROUP.DEPBAR.LE gsb0, 0x0",
                "/*0340*/                   HGMMA.64x256x16.F32.BF16 R24, gdesc[UR8], R24, gsb0");
    json_t *o = compare(text);
    IS(verdict(region(o, 1)), "altered");
    IS(reason(region(o, 1), 0), "tensor 1, in the PTX 2: some moved out");
    IS(verdict(region(o, 0)), "intact");
    IS(verdict(o), "altered");
    json_decref(o);
}

Test(sass, what_moved_into_a_region_is_told)
{
    json_t *o = compare(with(load("probed.sass"), "/*03a0*/                   MUFU.EX2 R6, R6",
                             "/*03a0*/                   BAR.SYNC.DEFER_BLOCKING 0x0"));
    IS(verdict(region(o, 2)), "altered");
    IS(reason(region(o, 2), 0), "barrier 1, in the PTX 0: some moved in");
    json_decref(o);
}

Test(sass, an_empty_region)
{
    char *text = with(load("probed.sass"), "/*0390*/                   FFMA R6, R24, R7, R8",
                      "/*0390*/                   NOP");
    text = with(text, "/*03a0*/                   MUFU.EX2 R6, R6",
                "/*03a0*/                   S2R R6, SR_LANEID");
    json_t *o = compare(text);
    IS(verdict(region(o, 2)), "empty");
    cr_expect(json_is_false(get(region(o, 2), "as_marked", NULL)));
    IS(reason(o, 0), "region soft: empty");
    json_decref(o);
}

Test(sass, a_tag_that_is_no_constant)
{
    json_t *o = compare(with(load("probed.sass"), "MOV R12, 0x40000000", "MOV R12, c[0x0][0x10]"));
    cr_expect(num(o, "bodies", "records") == 5);
    cr_expect(num(o, "bodies", "records_untold") == 1);
    IS(verdict(region(o, 0)), "unseen");
    IS(verdict(region(o, 1)), "intact");
    IS(verdict(o), "altered");
    json_decref(o);
}

/* One record that ends a region and starts the next: kind 3, 1 ends, 2 starts. */
Test(sass, a_shared_boundary)
{
    json_t *o = compare(with(load("probed.sass"), "UMOV UR20, 0x40000001",
                             "UMOV UR20, 0xc0010002"));
    cr_expect(num(o, "bodies", "records") == 6);
    cr_expect(num(region(o, 1), "ends", NULL) == 1);
    cr_expect(num(region(o, 1), "code", "tensor") == 2);
    IS(verdict(region(o, 1)), "intact");
    cr_expect(num(region(o, 2), "starts", NULL) == 2);
    json_decref(o);
}

/* A store that never executes, because of the zero in the control block, is a probe. */
Test(sass, pins_are_probes)
{
    static const char pinned[] = "{\"mode\": \"two-body\", \"ring_bytes\": 1024, \"regions\": ["
                                 "{\"id\": 0, \"name\": \"wait\"}, {\"id\": 1, \"name\": \"mma\"},"
                                 "{\"id\": 2, \"name\": \"soft\", \"pinned\": 1}]}";
    static const char *const zero[] = {
        "/*01f8*/ ISETP.NE.AND P5, PT, RZ, c[0x3][0x3c], PT ;\n.L_x_12:",
        "/*01f4*/ ULDC UR30, c[0x3][0x3c] ;\n"
        "/*01f8*/ ISETP.NE.AND P5, PT, RZ, UR30, PT ;\n.L_x_12:"};
    for (size_t i = 0; i < KP_COUNT(zero); i++) {
        char *text = with(load("probed.sass"), ".L_x_12:", zero[i]);
        text = with(text, "        /*03b0*/", "        /*03a8*/ @P5 STS [R11], R6 ;\n"
                                                "        /*03b0*/");
        json_t *o = compare_by(pinned, text);
        cr_expect(num(o, "bodies", "pins") == 1);
        cr_expect(num(region(o, 2), "code", "memory") == 0);
        IS(verdict(region(o, 2)), "intact");
        json_decref(o);
    }
    /* By another predicate it is the kernel's own. */
    json_t *o = compare_by(pinned, with(load("probed.sass"), "        /*03b0*/",
                                        "        /*03a8*/ @P1 STS [R11], R6 ;\n        /*03b0*/"));
    cr_expect(num(o, "bodies", "pins") == 0);
    IS(reason(region(o, 2), 0), "memory bytes 4, in the PTX 0: some moved in");
    json_decref(o);
}

Test(sass, one_body)
{
    json_t *o = compare_by("{\"mode\": \"in-place\", \"regions\": [{\"id\": 0, \"name\": \"wait\"},"
                           "{\"id\": 1, \"name\": \"mma\"}, {\"id\": 2, \"name\": \"soft\"}]}",
                           load("probed.sass"));
    cr_expect(num(o, "bodies", "count") == 1);
    cr_expect(get(o, "pristine", NULL) == NULL);
    IS(verdict(region(o, 1)), "intact");
    json_decref(o);
}

/* Without a map, as with cubins: the regions are those that the records name. */
Test(sass, no_map)
{
    json_t *o = compare_by("null", load("probed.sass"));
    cr_expect(num(o, "bodies", "count") == 2);
    cr_expect(json_array_size(get(o, "regions", NULL)) == 3);
    IS(json_string_value(json_object_get(region(o, 2), "name")), "region 2");
    IS(verdict(region(o, 2)), "intact");
    json_decref(o);
}

Test(sass, a_pristine_body_that_differs)
{
    /* An addition became another instruction; a load of a constant was added. */
    char *text = with(load("probed.sass"), "/*0120*/                   VIADD R9, R9, 0x1",
                      "/*0120*/                   IADD3 R9, R9, 0x1, RZ");
    json_t *o = compare(text);
    cr_expect(json_is_false(get(o, "pristine", "identical")));
    cr_expect(num(o, "pristine", "kept") == 18);
    cr_expect(num(o, "pristine", "dropped") == 1);
    cr_expect(num(o, "pristine", "added") == 1);
    IS(json_string_value(get(get(o, "pristine", "difference"), "original", NULL)),
       "0x00c0 VIADD R3, R3, 0x1");
    IS(json_string_value(get(get(o, "pristine", "difference"), "other", NULL)),
       "0x0120 IADD3 R9, R9, 0x1, RZ");
    cr_expect(num(get(o, "pristine", "loops"), "same", NULL) == 1);
    cr_expect(json_is_true(get(get(o, "pristine", "loops"), "equal", NULL)));
    json_decref(o);
}

Test(sass, a_moved_instruction_is_not_a_lost_one)
{
    char *text = with(load("probed.sass"), "/*0100*/                   FFMA R6, R24, R7, R8",
                      "/*0100*/                   VIADD R9, R9, 0x1");
    text = with(text, "/*0120*/                   VIADD R9, R9, 0x1",
                "/*0120*/                   FFMA R6, R24, R7, R8");
    json_t *o = compare(text);
    cr_expect(num(o, "pristine", "kept") == 17);
    cr_expect(num(o, "pristine", "moved") == 2);
    cr_expect(num(o, "pristine", "dropped") == 0);
    cr_expect(num(o, "pristine", "added") == 0);
    cr_expect(json_is_false(get(o, "pristine", "identical")));
    json_decref(o);
}

Test(sass, a_loop_that_is_gone)
{
    json_t *o = compare(with(load("probed.sass"), "/*0400*/              @!P1 BRA `(.L_x_12)",
                             "/*0400*/                   NOP"));
    const json_t *loops = get(o, "probed", "loops");
    cr_expect(json_is_false(get(loops, "equal", NULL)));
    cr_expect(json_array_size(get(loops, "original", NULL)) == 2);
    cr_expect(json_array_size(get(loops, "other", NULL)) == 1);
    json_decref(o);
}

Test(sass, cuobjdump_prints_addresses_and_encodings)
{
    char *text = load("original.cuobjdump"), why[200];
    struct kpn_sass s;
    cr_assert(kpn_sass_read(text, strlen(text), "k", &s, why) == KP_OK);
    cr_assert(s.code.n == 5);
    cr_expect((int)s.code.v[2].args_len == 3);
    cr_expect(s.code.v[2].class == KPN_C_BARRIER);
    cr_expect(s.code.v[3].targets == 1);
    cr_expect(s.targets.v[s.code.v[3].first_target] == 2);
    cr_expect(s.indirect);
    cr_expect(s.blocks.n == 3);
    kpn_sass_free(&s);
    free(text);
}

Test(sass, what_is_not_machine_code)
{
    static const char *const bad[] = {
        "", "k:\n  /*0000*/ EXIT ;\n", "\t.section\t.text.k,\n",
        "\t.section\t.text.kk,\n /*0000*/ EXIT ;\n",
        "\t.section\t.text.k,\n /*0010*/ NOP ;\n /*0010*/ EXIT ;\n",
    };
    for (size_t i = 0; i < KP_COUNT(bad); i++) {
        struct kpn_sass s;
        char why[200] = "";
        cr_expect(kpn_sass_read(bad[i], strlen(bad[i]), "k", &s, why) == KP_MALFORMED);
        cr_expect(*why != '\0');
        kpn_sass_free(&s);
    }
}

Test(sass, branch_tables)
{
    static const char text[] =
        "\t.section\t.text.k,\n"
        "        /*0000*/             BRX R8 -0x630    (*\"BRANCH_TARGETS .L_x_1,.L_x_2\"*);\n"
        ".L_x_1:\n"
        "        /*0010*/                   EXIT ;\n"
        ".L_x_2:\n"
        "        /*0020*/                   BRA `(.L_x_1) ;\n";
    struct kpn_sass s;
    char why[200];
    cr_assert(kpn_sass_read(text, strlen(text), "k", &s, why) == KP_OK);
    cr_expect(s.blocks.v[0].nexts == 2);
    cr_expect(!s.indirect);
    cr_expect(kpn_sass_dominates(&s, 0, 2));
    cr_expect(!kpn_sass_dominates(&s, 2, 1));
    kpn_sass_free(&s);
}

/* The example of Myers's paper: ABCABBA and CBABAC have four in common. */
Test(sass, difference)
{
    static const uint32_t a[] = {1, 2, 3, 1, 2, 2, 1}, b[] = {3, 2, 1, 2, 1, 3};
    uint32_t pair[7];
    cr_expect(kpn_diff(a, 7, b, 6, pair) == 4);
    uint32_t last = KPN_NOWHERE;
    for (size_t i = 0; i < 7; i++) {
        if (pair[i] == KPN_NOWHERE)
            continue;
        cr_expect(a[i] == b[pair[i]]);
        cr_expect(last == KPN_NOWHERE || pair[i] > last);
        last = pair[i];
    }
    cr_expect(kpn_diff(a, 7, a, 7, pair) == 7);
    cr_expect(kpn_diff(a, 0, b, 6, pair) == 0);
}

/* More edits than one search makes: it goes on from where it came. */
Test(sass, difference_of_long_sequences)
{
    enum { N = 6000 };
    uint32_t *a = kp_alloc(N * sizeof *a), *b = kp_alloc(N * sizeof *b);
    uint32_t *pair = kp_alloc(N * sizeof *pair);
    for (uint32_t i = 0; i < N; i++) {
        a[i] = i % 3 ? i : 1000000 + i; /* every third is of its own */
        b[i] = i % 3 ? i : 2000000 + i;
    }
    cr_expect(kpn_diff(a, N, b, N, pair) == N / 3 * 2);
    free(a);
    free(b);
    free(pair);
}

Test(sass, widths)
{
    static const struct {
        const char *op;
        unsigned bytes;
    } ops[] = {{"LDG.E", 4}, {"LDG.E.64.CONSTANT", 8}, {"STS.128", 16}, {"LDS.U16", 2},
               {"STG.E.U8", 1}, {"LDSM.16.M88.4", 16}, {"LDSM.16.MT88.2", 8}};
    for (size_t i = 0; i < KP_COUNT(ops); i++) {
        struct kpn_instr k = {.op = ops[i].op, .op_len = (uint32_t)strlen(ops[i].op),
                              .class = KPN_C_MEMORY};
        cr_expect(kpn_instr_bytes(&k) == ops[i].bytes, "%s", ops[i].op);
    }
}

/* ---- what PTX regions hold ---------------------------------------------- */

Test(contents, classes_and_loops)
{
    static const char text[] =
        ".version 8.0\n.target sm_90a\n.address_size 64\n"
        ".visible .entry k(.param .u64 p)\n{\n"
        ".reg .pred %p<3>; .reg .b32 %r<4>; .reg .f32 %f<4>; .reg .b64 %d<3>;\n"
        "// kperf.begin outer\n"
        "ld.global.v2.f32 {%f1, %f2}, [%d1];\n"
        "fma.rn.f32 %f3, %f1, %f2, %f1;\n"
        "ex2.approx.ftz.f32 %f3, %f3;\n"
        "mul.f32 %f3, %f3, %f1;\n"
        "add.f32 %f3, %f3, %f2;\n"
        "sub.f32 %f3, %f3, %f2;\n"
        "max.f32 %f3, %f3, %f2;\n"
        "max.f32 %f3, %f3, %f1;\n"
        "// kperf.begin wait\n"
        "again:\n"
        "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], %r2;\n"
        "@!%p1 bra again;\n"
        "// kperf.end wait\n"
        "bar.sync 0;\n"
        "bar.warp.sync 0xffffffff;\n"
        "wgmma.wait_group.sync.aligned 0;\n"
        "cp.async.bulk.commit_group;\n"
        "st.shared.u16 [%r1], %r2;\n"
        "add.s32 %r3, %r3, 1;\n"
        "// kperf.end outer\n"
        "ret;\n}\n";
    struct kp_source src = {"t.ptx", text, strlen(text)};
    json_t *o = NULL;
    cr_assert(kpi_contents(&src, &o) == KP_OK);
    const json_t *list = get(o, "k", "regions"), *outer = json_array_get(list, 0);
    const json_t *wait = json_array_get(list, 1);
    cr_assert(json_array_size(list) == 2);
    cr_expect(num(outer, "code", "memory") == 2);
    cr_expect(num(outer, "code", "bytes") == 10);
    cr_expect(num(outer, "code", "float") == 7);
    cr_expect(num(outer, "code", "float_least") == 5); /* fma, ex2, mul+add, sub, max+max */
    cr_expect(get(outer, "code", "float_grows") == NULL);
    cr_expect(num(outer, "code", "barrier") == 1);
    cr_expect(num(outer, "code", "wait") == 1);
    cr_expect(num(outer, "code", "alu") == 1);
    cr_expect(num(outer, "code", "mbarrier") == 1);
    cr_expect(num(outer, "looped", "mbarrier") == 1);
    cr_expect(get(outer, "looped", "memory") == NULL);
    cr_expect(num(wait, "code", "mbarrier") == 1);
    cr_expect(get(wait, "code", "memory") == NULL);
    cr_expect(num(wait, "begins", NULL) == 1);
    json_decref(o);
}

/* 4 cycles a multiply-add, 17 an ex2, 23 a load; a chain is one that takes twice as long as
 * it takes to issue all. */
Test(contents, what_a_region_waits_for)
{
    static const struct {
        const char *code, *waits_for;
    } tries[] = {
        {"fma.rn.f32 %f1,%f1,%f2,%f3; fma.rn.f32 %f1,%f1,%f2,%f3;", "arithmetic"},
        {"add.u32 %r1,%r1,%r2; xor.b32 %r1,%r1,%r3; mov.b32 %r2,%r1;", "arithmetic"},
        {"ex2.approx.ftz.f32 %f1,%f1; fma.rn.f32 %f1,%f1,%f2,%f3;", "special"},
        {"ld.shared.u32 %r1,[%r1]; add.u32 %r1,%r1,%r2;", "memory"},
        {"ld.shared.u32 %r1,[%r2]; st.shared.u32 [%r3],%r1;", "memory"},
        {"{ .reg .b64 %rd<2>; ld.global.u64 %rd1,[%rd1]; ld.global.u64 %rd1,[%rd1]; }", "global"},
        {"shfl.sync.bfly.b32 %r1,%r1,1,31,-1; shfl.sync.bfly.b32 %r1,%r1,2,31,-1;", "shuffle"},
        {"popc.b32 %r1,%r1; clz.b32 %r1,%r1;", "bits"},
        {"{ .reg .f64 %d<3>; fma.rn.f64 %d1,%d1,%d2,%d2; add.f64 %d1,%d1,%d2; }", "double"},
        /* nothing waits: 4 of 4 at once take 4 cycles */
        {"add.f32 %f1,%f1,%f5; add.f32 %f2,%f2,%f5; add.f32 %f3,%f3,%f5; add.f32 %f4,%f4,%f5;",
         NULL},
        {"st.shared.u32 [%r3],%r1; st.shared.u32 [%r2],%r1;", NULL},
        {"fma.rn.f32 %f1,%f1,%f2,%f3; bar.sync 0;", NULL},
        {"", NULL},
    };
    for (size_t i = 0; i < KP_COUNT(tries); i++) {
        char text[1024];
        int n = snprintf(text, sizeof text,
                         ".version 8.0\n.target sm_90a\n.address_size 64\n"
                         ".visible .entry k(.param .u64 p)\n{\n.reg .b32 %%r<4>;\n"
                         ".reg .f32 %%f<6>;\n// kperf.begin work\n%s\n// kperf.end work\n"
                         "ret;\n}\n", tries[i].code);
        struct kp_source src = {"t.ptx", text, (size_t)n};
        json_t *o = NULL;
        cr_assert(kpi_contents(&src, &o) == KP_OK);
        const json_t *work = json_array_get(get(o, "k", "regions"), 0);
        const char *found = json_string_value(json_object_get(work, "waits_for"));
        cr_expect(tries[i].waits_for ? found && strcmp(found, tries[i].waits_for) == 0 : !found,
                  "%s: %s", tries[i].code, found ? found : "nothing");
        json_decref(o);
    }
}

/* What is in flight where a region's clocks are read: the last of the chain that it ends with,
 * and of the one before it that it goes on with; behind a label nothing is known. */
Test(contents, what_clocks_are_read_behind)
{
    static const char load[] = "ld.shared.u32 %r1,[%r1];", add[] = "add.u32 %r1,%r1,%r2;",
                      ex2[] = "ex2.approx.ftz.f32 %f1,%f1;";
    static const struct {
        const char *before, *code, *begins, *ends;
    } tries[] = {
        {"", load, NULL, "memory"},
        {load, load, "memory", "memory"},
        {"ld.shared.u32 %r1,[%r1]; { .reg .pred %p9; }", load, "memory", "memory"},
        {"ld.shared.u32 %r1,[%r1]; $L:", load, NULL, "memory"},
        {"ld.shared.u32 %r2,[%r3];", load, NULL, "memory"}, /* not what it goes on with */
        {load, "ld.shared.u32 %r1,[%r1]; add.u32 %r1,%r1,%r2;", "memory", "arithmetic"},
        {"ld.shared.u32 %r1,[%r1]; add.u32 %r1,%r1,%r2;", add, "arithmetic", "arithmetic"},
        {ex2, "ex2.approx.ftz.f32 %f1,%f1; ex2.approx.ftz.f32 %f1,%f1; add.u32 %r1,%r1,%r2;",
         "special", "special"},
        {load, "bar.sync 0;", NULL, NULL},
    };
    for (size_t i = 0; i < KP_COUNT(tries); i++) {
        char text[1024];
        int n = snprintf(text, sizeof text,
                         ".version 8.0\n.target sm_90a\n.address_size 64\n"
                         ".visible .entry k(.param .u64 p)\n{\n.reg .b32 %%r<4>;\n"
                         ".reg .f32 %%f<6>;\n%s\n// kperf.begin work\n%s\n// kperf.end work\n"
                         "ret;\n}\n", tries[i].before, tries[i].code);
        struct kp_source src = {"t.ptx", text, (size_t)n};
        json_t *o = NULL;
        cr_assert(kpi_contents(&src, &o) == KP_OK);
        const json_t *work = json_array_get(get(o, "k", "regions"), 0);
        const char *begins = json_string_value(json_object_get(work, "begins_behind"));
        const char *ends = json_string_value(json_object_get(work, "ends_behind"));
        cr_expect_str_eq(begins ? begins : "none", tries[i].begins ? tries[i].begins : "none",
                         "%zu", i);
        cr_expect_str_eq(ends ? ends : "none", tries[i].ends ? tries[i].ends : "none", "%zu", i);
        json_decref(o);
    }
}

/* ---- cubins ------------------------------------------------------------- */

static void put(unsigned char *s, size_t at, uint64_t v, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        s[at + i] = (unsigned char)(v >> (8 * i));
}

/* An ELF with one kernel, k: 42 registers, 16 bytes of stack, 3 barriers, 128 threads, 512
 * bytes of shared memory beside the reserved ones. */
enum { CUBIN = 1152 };
static size_t make_cubin(unsigned char *s)
{
    static const char names[] = "\0.text.k\0.nv.info\0.nv.info.k\0.nv.shared.k\0"
                                ".nv.shared.reserved.0\0.symtab\0.shstrtab\0.nv.constant0.k"
                                "\0.rela";
    static const struct {
        size_t name, at, size;
        uint32_t type;
    } sections[] = {{0, 0, 0, 0}, {1, 256, 16, 1}, {9, 272, 24, 0x70000000},
                    {18, 296, 32, 0x70000000}, {29, 0, 1536, 8}, {42, 0, 0, 8},
                    {64, 328, 72, 2}, {72, 64, sizeof names, 3}, {82, 0, 4, 1},
                    {98, 400, 24, 4}};
    memset(s, 0, CUBIN);
    memcpy(s, "\177ELF\2\1\1", 7);
    put(s, 18, 190, 2);
    put(s, 40, 424, 8);
    put(s, 48, 0x06005a04, 4);
    put(s, 58, 64, 2);
    put(s, 60, KP_COUNT(sections), 2);
    put(s, 62, 7, 2);
    put(s, 424 + 64 * 9 + 44, 1, 4); /* of section 1 */
    memcpy(s + 64, names, sizeof names);
    static const unsigned char info[24] = {4, 0x2f, 8, 0, 1, 0, 0, 0, 42, 0, 0, 0,
                                           4, 0x11, 8, 0, 1, 0, 0, 0, 16, 0, 0, 0};
    static const unsigned char own[32] = {2, 0x4c, 3, 0, 4, 0x05, 12, 0, 64, 0, 0, 0, 2, 0, 0, 0,
                                          1, 0, 0, 0, /* exits: */ 4, 0x1c, 8, 0, 0, 1, 0, 0,
                                          0xf0, 0xff, 0, 0};
    memcpy(s + 272, info, sizeof info);
    memcpy(s + 296, own, sizeof own);
    s[328 + 24 + 4] = 0x12; /* symbol 1: a global function of section 1; 2: one that it calls */
    put(s, 328 + 24 + 6, 1, 2);
    put(s, 328 + 24 + 16, 16, 8);
    s[328 + 48 + 4] = 0x12;
    put(s, 328 + 48 + 6, 1, 2);
    put(s, 328 + 48 + 8, 8, 8);
    put(s, 256, 0x1122334455667788, 8); /* its code */
    put(s, 400, 8, 8); /* a relocation there: what is 24 bytes behind symbol 1 */
    put(s, 400 + 12, 1, 4);
    put(s, 400 + 16, 24, 8);
    for (size_t i = 0; i < KP_COUNT(sections); i++) {
        put(s, 424 + 64 * i, sections[i].name, 4);
        put(s, 424 + 64 * i + 4, sections[i].type, 4);
        put(s, 424 + 64 * i + 24, sections[i].at, 8);
        put(s, 424 + 64 * i + 32, sections[i].size, 8);
    }
    return 424 + 64 * KP_COUNT(sections);
}

Test(cubin, resources)
{
    unsigned char s[CUBIN];
    size_t n = make_cubin(s);
    struct kpn_code c;
    uint32_t threads;
    char why[200] = "";
    cr_assert(kpn_cubin_code((char *)s, n, "k", &c, &threads, why), "%s", why);
    cr_expect(c.registers == 42);
    cr_expect(c.stack == 16);
    cr_expect(c.barriers == 3);
    cr_expect(c.shared == 512);
    cr_expect(threads == 128);
    cr_expect(kpn_cubin_sm((char *)s, n) == 90);
    kpn_code_free(&c);
    json_t *list = kpn_cubin_entries((char *)s, n, why);
    cr_assert(json_array_size(list) == 1);
    IS(json_string_value(json_array_get(list, 0)), "k");
    json_decref(list);
    cr_expect(!kpn_cubin_code((char *)s, n, "other", &c, &threads, why));
    IS(why, "it has no kernel 'other'");
}

static uint64_t word(const struct kp_str *s, size_t where, unsigned bytes)
{
    uint64_t v = 0;
    for (unsigned i = 0; i < bytes; i++)
        v |= (uint64_t)(unsigned char)s->s[where + i] << (8 * i);
    return v;
}

/* Three instructions on: 48 bytes, and the section a line of 128 longer. */
Test(cubin, moved)
{
    unsigned char s[CUBIN];
    size_t n = make_cubin(s);
    struct kp_str o = {0};
    struct kpn_code c;
    uint32_t threads;
    char why[200] = "";
    cr_assert(kpn_cubin_shift((char *)s, n, "k", 3, &o, why), "%s", why);
    cr_assert(o.len == n + 128);
    for (size_t i = 0; i < 8; i++) { /* nothing, the code, nothing */
        cr_expect(word(&o, 256 + 16 * i, 8) == (i == 3 ? 0x1122334455667788 : 0x7918), "%zu", i);
        cr_expect(word(&o, 256 + 16 * i + 8, 8) == (i == 3 ? 0 : 0x000fc00000000000), "%zu", i);
    }
    cr_expect(word(&o, 40, 8) == 424 + 128);             /* the table of sections */
    cr_expect(word(&o, 424 + 128 + 64 + 24, 8) == 256);  /* the code: where it was, longer */
    cr_expect(word(&o, 424 + 128 + 64 + 32, 8) == 16 + 128);
    cr_expect(word(&o, 424 + 128 + 128 + 24, 8) == 272 + 128);
    cr_expect(word(&o, 64, 8) == word(&(struct kp_str){.s = (char *)s, .len = n}, 64, 8));
    cr_expect(word(&o, 128 + 296 + 24, 4) == 0x100 + 48);  /* exits */
    cr_expect(word(&o, 128 + 296 + 28, 4) == 0xfff0 + 48);
    cr_expect(word(&o, 128 + 296 + 8, 4) == 64);           /* threads: no place */
    cr_expect(word(&o, 128 + 328 + 24 + 8, 8) == 0);       /* the entry begins where it did */
    cr_expect(word(&o, 128 + 328 + 24 + 16, 8) == 16 + 128);
    cr_expect(word(&o, 128 + 328 + 48 + 8, 8) == 8 + 48);  /* what it calls does not */
    cr_expect(word(&o, 128 + 400, 8) == 8 + 48);
    cr_expect(word(&o, 128 + 400 + 16, 8) == 24 + 48);
    cr_assert(kpn_cubin_code(o.s, o.len, "k", &c, &threads, why), "%s", why);
    cr_expect(c.registers == 42 && c.stack == 16 && c.barriers == 3 && c.shared == 512);
    cr_expect(threads == 128);
    kpn_code_free(&c);
    kp_str_free(&o);
    cr_expect(!kpn_cubin_shift((char *)s, n, "other", 1, &o, why));
    IS(why, "it has no kernel 'other'");
    s[49] = 60;
    cr_expect(!kpn_cubin_shift((char *)s, n, "k", 1, &o, why));
    IS(why, "it has no code for sm_70 or later");
    cr_expect(o.len == 0);
}

Test(cubin, cut_short)
{
    unsigned char s[CUBIN];
    size_t n = make_cubin(s);
    for (size_t k = 0; k < n; k++) {
        struct kpn_code c;
        uint32_t threads;
        char why[200], *copy = kp_alloc(k);
        memcpy(copy, s, k); /* reading past its end is an error then */
        cr_expect(!kpn_cubin_code(copy, k, "k", &c, &threads, why), "%zu bytes", k);
        cr_expect(kpn_cubin_entries(copy, k, why) == NULL);
        struct kp_str moved = {0};
        cr_expect(!kpn_cubin_shift(copy, k, "k", 1, &moved, why));
        free(copy);
    }
}

/* The file's comparison with an original whose loop has these instructions between its waits. */
static json_t *with_loop_by(const char *map_text_, const char *file, const char *loop)
{
    char *original = load("original.sass"), *probed = load(file), why[200] = "";
    char *from = strstr(original, "        /*0060*/"), *to = strstr(original, "        /*00c0*/");
    struct kpn_sass a, b;
    cr_assert(from && to);
    char *text = kp_asprintf("%.*s%s%s", (int)(from - original), original, loop, to);
    cr_assert(kpn_sass_read(text, strlen(text), "k", &a, why) == KP_OK, "%s", why);
    cr_assert(kpn_sass_read(probed, strlen(probed), "k", &b, why) == KP_OK, "%s", why);
    json_t *map = json_loads(map_text_, 0, NULL);
    json_t *o = kpn_machine_compare(&a, &b, map, NULL);
    json_decref(map);
    kpn_sass_free(&a);
    kpn_sass_free(&b);
    free(original);
    free(probed);
    free(text);
    return o;
}

static json_t *with_loop(const char *loop)
{
    return with_loop_by(map_text, "probed.sass", loop);
}

static bool prints(const json_t *o, const char *what)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    kpn_print_certificate(f, o, false);
    fclose(f);
    bool found = strstr(text, what) != NULL;
    free(text);
    return found;
}

/* All of soft's arithmetic behind the wait for the barrier, before the product. */
static const char all_behind[] =
    "        /*0060*/ FFMA R6, R24, R7, R8 ;\n"
    "        /*0070*/ MUFU.EX2 R6, R6 ;\n"
    "        /*0080*/ WARPGROUP.ARRIVE ;\n"
    "        /*0090*/ HGMMA.64x256x16.F32.BF16 R24, gdesc[UR8], R24 ;\n"
    "        /*00a0*/ HGMMA.64x256x16.F32.BF16 R24, gdesc[UR8], R24, gsb0 ;\n"
    "        /*00b0*/ WARPGROUP.DEPBAR.LE gsb0, 0x0 ;\n";

/* All of soft's work, and of no other region's; in the copy of unprobed CTAs none. */
static void soft_behind_wait(const json_t *o)
{
    const json_t *list = json_object_get(o, "elsewhere"), *one = json_array_get(list, 0);
    cr_assert_eq(json_array_size(list), 1);
    cr_assert_str_eq(json_string_value(json_object_get(one, "region")), "soft");
    cr_assert_str_eq(json_string_value(json_object_get(one, "behind")), "wait");
    cr_assert_float_eq(json_number_value(json_object_get(one, "share")), 1, 1e-9);
    list = json_object_get(json_object_get(o, "pristine"), "elsewhere");
    cr_assert(json_is_array(list) && json_array_size(list) == 0);
}

/* The copy that unprobed CTAs run has it where the marks are. */
Test(sass, work_elsewhere_is_told)
{
    json_t *o = with_loop(all_behind);
    soft_behind_wait(o);
    cr_expect(prints(o, "arithmetic in the original: soft 100% behind wait; in its copy: where its "
                        "marks are"));
    json_decref(o);
    /* Where it was. */
    o = with_loop("        /*0060*/ WARPGROUP.ARRIVE ;\n"
                  "        /*0070*/ HGMMA.64x256x16.F32.BF16 R24, gdesc[UR8], R24 ;\n"
                  "        /*0080*/ HGMMA.64x256x16.F32.BF16 R24, gdesc[UR8], R24, gsb0 ;\n"
                  "        /*0090*/ WARPGROUP.DEPBAR.LE gsb0, 0x0 ;\n"
                  "        /*00a0*/ FFMA R6, R24, R7, R8 ;\n"
                  "        /*00b0*/ MUFU.EX2 R6, R6 ;\n");
    cr_assert_eq(json_array_size(json_object_get(o, "elsewhere")), 0);
    cr_expect(!prints(o, "arithmetic in"));
    json_decref(o);
}

/* Of three probed bodies each says so: it is told once. */
Test(sass, work_elsewhere_of_several_bodies)
{
    char *map = map_of_three();
    json_t *o = with_loop_by(map, "equal.sass", all_behind);
    soft_behind_wait(o);
    json_decref(o);
    free(map);
}

/* The same where no region holds it: it is of the gap behind the one before it. */
Test(sass, work_elsewhere_of_a_gap)
{
    char *two = kp_strdup(map_text), *third = strstr(two, ",{\"id\": 2");
    cr_assert_not_null(third);
    memcpy(third, "]}", sizeof "]}");
    json_t *o = with_loop_by(two, "probed.sass",
                             "        /*0060*/ FFMA R6, R24, R7, R8 ;\n"
                                  "        /*0070*/ MUFU.EX2 R6, R6 ;\n"
                                  "        /*0080*/ WARPGROUP.ARRIVE ;\n"
                                  "        /*0090*/ HGMMA.64x256x16.F32.BF16 R24, gdesc[UR8], R24 ;\n"
                                  "        /*00a0*/ HGMMA.64x256x16.F32.BF16 R24, gdesc[UR8], R24, "
                                  "gsb0 ;\n"
                                  "        /*00b0*/ WARPGROUP.DEPBAR.LE gsb0, 0x0 ;\n");
    const json_t *list = json_object_get(o, "elsewhere"), *one = json_array_get(list, 0);
    cr_assert_eq(json_array_size(list), 1);
    cr_assert_null(json_object_get(one, "region"));
    cr_assert_str_eq(json_string_value(json_object_get(one, "gap")), "mma");
    cr_assert_str_eq(json_string_value(json_object_get(one, "behind")), "wait");
    cr_assert_float_eq(json_number_value(json_object_get(one, "share")), 1, 1e-9);
    json_decref(o);
    free(two);
}

/* ---- loops that begin without probes -------------------------------------- */

/* A kernel of two loops, of which the second reads a clock in its wait's region. */
#define LOOPS(first, second)                                                                       \
    "\t.section\t.text.k,\"ax\",@progbits\n.text.k:\n"                                             \
    "        /*0000*/ MOV R1, c[0x0][0x28] ;\n.L_x_0:\n" first                                     \
    "        /*0040*/ @P0 BRA `(.L_x_0) ;\n.L_x_1:\n"                                              \
    "        /*0050*/ CS2R.32 R4, SR_CLOCKLO ;\n" second                                           \
    "        /*0090*/ STS.64 [R8], R4 ;\n"                                                         \
    "        /*00a0*/ @P1 BRA `(.L_x_1) ;\n        /*00b0*/ EXIT ;\n"
#define WAIT(at) "        /*" at "*/ SYNCS.PHASECHK.TRANS64.TRYWAIT P2, [UR4], R5 ;\n"
#define MMA(at) "        /*" at "*/ HGMMA.64x256x16.F32.BF16 R24, gdesc[UR8], R24 ;\n"
#define LOAD(at) "        /*" at "*/ LDG.E R2, desc[UR4][R2.64] ;\n"

/* How many of its loops are the recording one's twin; which instructions are then the probes'. */
static size_t quiet(const char *text, bool *own)
{
    struct kpn_sass s;
    char why[200] = "";
    cr_assert(kpn_sass_read(text, strlen(text), "k", &s, why) == KP_OK, "%s", why);
    cr_assert_eq(s.code.n, 12);
    struct kpn_probes p = {.own = own};
    own[9] = true; /* the record's store */
    KP_PUSH(p.reads, ((struct kpn_read){.at = 5, .store = 9}));
    size_t n = kpn_quiet_loops(&s, NULL, &p);
    free(p.reads.v);
    kpn_sass_free(&s);
    return n;
}

Test(sass, a_loop_without_probes_is_the_recording_ones_twin)
{
    bool own[12] = {false};
    cr_assert_eq(quiet(LOOPS(WAIT("0010") MMA("0020") LOAD("0030"),
                             WAIT("0060") MMA("0070") LOAD("0080")), own), 1);
    for (size_t i = 0; i < 12; i++)
        cr_expect_eq(own[i], (i >= 1 && i <= 4) || i == 9, "instruction %zu", i);
    /* The wait and the product change places. */
    bool other[12] = {false};
    cr_assert_eq(quiet(LOOPS(MMA("0010") WAIT("0020") LOAD("0030"),
                             WAIT("0060") MMA("0070") LOAD("0080")), other), 0);
    /* A product less, a load more. */
    bool third[12] = {false};
    cr_assert_eq(quiet(LOOPS(WAIT("0010") LOAD("0020") LOAD("0030"),
                             WAIT("0060") MMA("0070") LOAD("0080")), third), 0);
    cr_expect_not(third[1]);
}

/* What the map promises and the code does not have is a reason. */
Test(sass, a_loop_without_probes_that_is_not_there)
{
    char *map =
        kp_asprintf("{\"quiet_loops\": [{\"line\": 3, \"iterations\": 5}], %s", map_text + 1);
    json_t *o = compare_by(map, load("probed.sass"));
    IS(verdict(o), "altered");
    IS(reason(o, 0), "loops that begin without probes: 0 of 1 hold what those with probes do");
    json_decref(o);
    free(map);
    map = kp_asprintf("{\"quiet_loops\": [{\"line\": 3, \"why_not\": \"of that\"}], %s", map_text + 1);
    o = compare_by(map, load("probed.sass"));
    IS(verdict(o), "intact");
    json_decref(o);
    free(map);
}
