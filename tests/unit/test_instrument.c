#include <criterion/criterion.h>
#include <unistd.h>

#include "instrument/instrument.h"

#define HEAD ".version 8.0\n.target sm_90a\n.address_size 64\n"
#define ENTRY HEAD ".visible .entry k(.param .u64 p)\n.maxntid 256, 1, 1\n{\n"

static struct kp_source source(const char *text)
{
    return (struct kp_source){"k.ptx", text, strlen(text)};
}

struct run {
    int rc;
    struct kp_str out;
    json_t *map;
    char errors[4096]; /* what went to stderr */
};

static int saved_stderr;
static FILE *capture;

static void capture_begin(void)
{
    fflush(stderr);
    saved_stderr = dup(STDERR_FILENO);
    capture = tmpfile();
    dup2(fileno(capture), STDERR_FILENO);
}

static void capture_end(char *buf, size_t size)
{
    fflush(stderr);
    rewind(capture);
    buf[fread(buf, 1, size - 1, capture)] = '\0';
    dup2(saved_stderr, STDERR_FILENO);
    close(saved_stderr);
    fclose(capture);
}

static struct run run_with(const char *text, const struct kpi_options *o)
{
    struct run r = {0};
    struct kp_source src = source(text);
    capture_begin();
    r.rc = kpi_instrument(&src, o, &r.out, &r.map);
    capture_end(r.errors, sizeof r.errors);
    return r;
}

static struct run run(const char *text)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    return run_with(text, &o);
}

static void done(struct run *r)
{
    kp_str_free(&r->out);
    json_decref(r->map);
}

/* Instruments, and strips again: the text must come back. */
static void good(const char *text)
{
    struct run r = run(text);
    cr_assert_eq(r.rc, KP_OK, "%s", r.errors);
    struct kp_source src = {"out", r.out.s, r.out.len};
    struct kp_str back = {0};
    cr_assert_eq(kpi_strip(&src, &back), KP_OK);
    cr_assert_eq(back.len, strlen(text));
    cr_assert_eq(memcmp(back.s, text, back.len), 0);
    kp_str_free(&back);
    done(&r);
}

/* Fails with this position and these words in the message. */
static void bad(const char *text, const char *position, const char *words)
{
    struct run r = run(text);
    cr_assert_eq(r.rc, KP_MALFORMED, "rc %d: %s", r.rc, r.errors);
    cr_assert_eq(r.out.len, 0u);
    char want[128];
    snprintf(want, sizeof want, "k.ptx:%s: error:", position);
    cr_assert(strncmp(r.errors, want, strlen(want)) == 0, "want %s, got %s", want, r.errors);
    cr_assert(strstr(r.errors, words), "want '%s' in %s", words, r.errors);
    done(&r);
}

Test(instrument, both_spellings)
{
    good(ENTRY "// kperf.begin a\nbar.sync 0;\n\t// kperf.end a\nret;\n}\n");
    good(ENTRY "{ .reg .pred kperf_begin_a; }\nbar.sync 0;\n{ .reg .pred kperf_end_a; }\nret;\n}\n");
}

Test(instrument, end_without_start)
{
    bad(ENTRY "// kperf.end a\nret;\n}\n", "7:1", "has not started");
}

Test(instrument, left_open)
{
    bad(ENTRY "// kperf.begin a\nret;\n}\n", "7:1", "left open");
}

Test(instrument, crossing)
{
    bad(ENTRY "// kperf.begin a\n// kperf.begin b\n// kperf.end a\n// kperf.end b\nret;\n}\n",
        "9:1", "regions cross");
}
