#include <criterion/criterion.h>
#include <unistd.h>

#include <jansson.h>

#include "base/base.h"

#include <sha2.h>

Test(str, builds_and_detaches)
{
    struct kp_str b = {0};
    kp_str_add(&b, "ab");
    kp_str_addf(&b, "-%d-", 42);
    kp_str_addc(&b, 'x');
    cr_assert_eq(b.len, 7u);
    char *s = kp_str_detach(&b);
    cr_assert_str_eq(s, "ab-42-x");
    cr_assert_null(b.s);
    free(s);
}

Test(str, wraps_between_words)
{
    char buf[128] = {0};
    FILE *f = fmemopen(buf, sizeof buf - 1, "w");
    kp_put_wrapped(f, 2, 10, "one two three");        /* 8 columns a line */
    kp_put_wrapped(f, 0, 5, "abcdefgh ij k");          /* a word beyond the page stays whole */
    kp_put_wrapped(f, 0, 5, "abcde");
    kp_put_wrapped(f, 9, 5, "a b");                    /* no room at all */
    kp_put_wrapped(f, 0, 7, " ab  c\nd ");             /* blanks part words, however many */
    fclose(f);
    cr_assert_str_eq(buf, "one two\n  three\nabcdefgh\nij k\nabcde\na\n         b\nab c d\n");
}

/* U+009B begins a command to a terminal as ESC [ does. */
#define HOSTILE "a\x1b[31m\xc2\x9b" "2J\x7f\t\xff\xc3\xa9\n"

Test(str, names_command_no_terminal)
{
    struct kp_str b = {0};
    kp_str_add_name(&b, HOSTILE);
    cr_assert_str_eq(b.s, "a?[31m?2J???\xc3\xa9?");
    b.len = 0;
    kp_str_add_plain(&b, HOSTILE, strlen(HOSTILE));
    cr_assert_str_eq(b.s, "a?[31m?2J?\t?\xc3\xa9\n");
    kp_str_free(&b);
    kp_str_add_name(&b, "");
    cr_assert_str_empty(b.s);
    kp_str_free(&b);
}

Test(str, words_of_a_shell)
{
    static const char *const cases[][2] = {{"a/b-C_1.kpt", "a/b-C_1.kpt"},
                                           {"", "''"},
                                           {"a b", "'a b'"},
                                           {"$(x);<y>", "'$(x);<y>'"},
                                           {"it's", "'it'\\''s'"},
                                           {"\n", "'\n'"}};
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        char *word = kp_shell_word(cases[i][0]);
        cr_assert_str_eq(word, cases[i][1]);
        free(word);
    }
}

Test(json, control_characters_are_escaped)
{
    char buf[256] = {0};
    FILE *f = fmemopen(buf, sizeof buf - 1, "w");
    json_t *j = json_pack("{s:s, s:s}", "k\x7f", "\xc2\x80" "a\xc2\x9f\xc2\xa0\x1b", "z", "");
    kp_json_put(f, j, JSON_COMPACT | JSON_SORT_KEYS);
    kp_json_string(f, "\xc2\x9b" "2J\xff");
    fclose(f);
    cr_assert_str_eq(buf, "{\"k\\u007f\":\"\\u0080a\\u009f\xc2\xa0\\u001B\",\"z\":\"\"}"
                          "\"\\u009b2J\\ufffd\"");
    json_decref(j);
}

Test(str, numbers_are_whole)
{
    uint64_t u;
    int64_t i;
    cr_assert(kp_parse_u64("18446744073709551615", &u) && u == UINT64_MAX);
    cr_assert(kp_parse_u64("0x10", &u) && u == 16);
    cr_assert_not(kp_parse_u64("18446744073709551616", &u));
    cr_assert_not(kp_parse_u64("-1", &u));
    cr_assert_not(kp_parse_u64("12k", &u));
    cr_assert_not(kp_parse_u64("", &u));
    cr_assert(kp_parse_i64("-7", &i) && i == -7);
    cr_assert_not(kp_parse_i64("9223372036854775808", &i));
}

Test(str, nearest_word)
{
    const char *const words[] = {"instrument", "replay", "model", NULL};
    cr_assert_str_eq(kp_nearest("repaly", words), "replay");
    cr_assert_null(kp_nearest("zzzzzz", words));
    /* two letters that changed places are one mistake, two of three letters are two */
    const char *const short_words[] = {"csv", "bf16", "--tune", NULL};
    cr_assert_str_eq(kp_nearest("cvs", short_words), "csv");
    cr_assert_str_eq(kp_nearest("bf61", short_words), "bf16");
    cr_assert_null(kp_nearest("jsn", short_words));
    cr_assert_null(kp_nearest("--ring", short_words));
}

Test(str, sha256_of_abc)
{
    /* FIPS 180-2, appendix B.1 */
    char hex[65];
    kp_sha256_hex("abc", 3, hex);
    cr_assert_str_eq(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

static void json_of(const char *in, const char *want)
{
    char buf[256] = {0};
    FILE *f = fmemopen(buf, sizeof buf - 1, "w");
    kp_json_string(f, in);
    fclose(f);
    cr_assert_str_eq(buf, want);
}

Test(json, strings_are_always_valid)
{
    json_of("a\"b\\", "\"a\\\"b\\\\\"");
    json_of("\x01\n", "\"\\u0001\\u000a\"");
    json_of("\xff" "a", "\"\\ufffd" "a\"");
    json_of("\xed\xa0\x80", "\"\\ufffd\\ufffd\\ufffd\""); /* a surrogate */
    json_of("\xc3\xa9", "\"\xc3\xa9\"");
}

/* A Jansson value of any bytes: the same replacement as in streamed text. */
Test(json, text_of_any_bytes_is_a_value)
{
    json_t *j = kp_json_text("a\xff" "b\xc3\xa9\xed\xa0\x80");
    cr_assert_str_eq(json_string_value(j), "a\xef\xbf\xbd" "b\xc3\xa9\xef\xbf\xbd\xef\xbf\xbd"
                                           "\xef\xbf\xbd");
    json_decref(j);
    cr_assert_str_eq(kp_shown_name("-"), "<stdin>");
    cr_assert_str_eq(kp_shown_name("./-"), "./-");
}

Test(str, what_a_terminal_would_obey_is_masked)
{
    struct kp_str b = {0};
    /* ESC, DEL, CSI as U+009B, a lone byte of it, half a character; U+00A0 is text. */
    static const char s[] = "a\x1b[1m\x7f\tb\n\xc2\x9b" "2\x9b\xc2\xa0\xe2\x82\xac\xe2\x82";
    kp_str_add_plain(&b, s, strlen(s));
    cr_assert_str_eq(b.s, "a?[1m?\tb\n?2?\xc2\xa0\xe2\x82\xac??");
    kp_str_free(&b);
}

Test(json, plain_texts_and_keys)
{
    json_t *j = json_loads("{\"k\\u001b\": [\"a\\u009bb\", 7, null]}", 0, NULL);
    json_t *want = json_loads("{\"k?\": [\"a?b\", 7, null]}", 0, NULL);
    json_t *plain = kp_json_plain(j);
    cr_assert(json_equal(plain, want));
    json_decref(plain);
    json_decref(want);
    json_decref(j);
}

Test(json, the_first_that_has_it)
{
    json_t *j = json_loads("[1, {\"a\": 2}, {\"a\": \"x\", \"n\": 1}, {\"a\": \"x\"}]", 0, NULL);
    cr_assert_eq(kp_json_find(j, "a", "x"), json_array_get(j, 2));
    cr_assert_null(kp_json_find(j, "a", "y"));
    cr_assert_null(kp_json_find(NULL, "a", "x"));
    json_decref(j);
}

Test(source, positions)
{
    struct kp_source s = {"x", "ab\ncd\n", 6};
    unsigned line, column;
    kp_source_locate(&s, 4, &line, &column);
    cr_assert_eq(line, 2u);
    cr_assert_eq(column, 2u);
    kp_source_locate(&s, 99, &line, &column);
    cr_assert_eq(line, 3u);
    cr_assert_eq(column, 1u);
}

/* A text with very many faults: the first thousand of a level are shown, and that there are more;
 * errors do not vanish behind warnings. */
Test(source, not_every_message_of_very_many)
{
    struct kp_source src = {"many.txt", "a\nb\n", 4};
    FILE *f = tmpfile();
    char line[200];
    unsigned warnings = 0, more = 0, errors = 0;
    fflush(stderr);
    int saved = dup(STDERR_FILENO);
    cr_assert(f && saved >= 0 && dup2(fileno(f), STDERR_FILENO) >= 0);
    for (int i = 0; i < 1200; i++)
        kp_warn_at(&src, 2, 1, "wrong");
    kp_error_at(&src, 0, 1, "bad");
    fflush(stderr);
    dup2(saved, STDERR_FILENO);
    close(saved);
    rewind(f);
    while (fgets(line, sizeof line, f)) {
        warnings += strcmp(line, "many.txt:2:1: warning: wrong\n") == 0;
        errors += strcmp(line, "many.txt:1:1: error: bad\n") == 0;
        more += strcmp(line, "kperf: warning: many.txt: more such messages (warning) are not "
                             "shown\n") == 0;
    }
    fclose(f);
    cr_assert_eq(warnings, 1000);
    cr_assert_eq(errors, 1);
    cr_assert_eq(more, 1);
}

Test(path, beside_and_stem)
{
    char *p = kp_path_beside("a/b/c.yaml", "k.ptx");
    cr_assert_str_eq(p, "a/b/k.ptx");
    free(p);
    p = kp_path_beside("c.yaml", "k.ptx");
    cr_assert_str_eq(p, "k.ptx");
    free(p);
    p = kp_path_stem("x/gemm.kperf.ptx", ".ptx");
    cr_assert_str_eq(p, "gemm.kperf");
    free(p);
}

/* ---- SHA-256 ------------------------------------------------------------- */

/* FIPS 180-2, appendix B, and a million times 'a'. */
Test(sha256, known_texts)
{
    static const char two[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    char hex[65];
    kp_sha256_hex("", 0, hex);
    cr_assert_str_eq(hex, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    kp_sha256_hex("abc", 3, hex);
    cr_assert_str_eq(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    kp_sha256_hex(two, sizeof two - 1, hex);
    cr_assert_str_eq(hex, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    char *a = kp_alloc(1000000);
    memset(a, 'a', 1000000);
    kp_sha256_hex(a, 1000000, hex);
    cr_assert_str_eq(hex, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    free(a);
}

/* Of texts of any length, alone and two at a time: what libmd makes of them. */
Test(sha256, lengths)
{
    unsigned char data[300];
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (unsigned char)(i * i >> 3);
    for (size_t n = 0; n <= sizeof data; n++) {
        char want[65], hex[65], other[65], other_want[65];
        SHA256Data(data, n, want);
        kp_sha256_hex(data, n, hex);
        cr_assert_str_eq(hex, want, "%zu bytes", n);
        for (size_t m = 0; m <= sizeof data; m += 23) {
            SHA256Data(data + sizeof data - m, m, other_want);
            kp_sha256_hex2(data, n, hex, data + sizeof data - m, m, other);
            cr_assert_str_eq(hex, want, "%zu bytes beside %zu", n, m);
            cr_assert_str_eq(other, other_want, "%zu bytes beside %zu", m, n);
        }
    }
}
