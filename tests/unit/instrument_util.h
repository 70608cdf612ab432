/*
 * Helpers of the instrument tests: run on a text, and look at what came out.
 */
#ifndef KP_TEST_INSTRUMENT_UTIL_H
#define KP_TEST_INSTRUMENT_UTIL_H

#include <criterion/criterion.h>
#include <unistd.h>

#include "instrument/instrument.h"

#define HEAD ".version 8.0\n.target sm_90a\n.address_size 64\n"                /* lines 1 to 3 */
#define ENTRY HEAD ".visible .entry k(.param .u64 p)\n.maxntid 256, 1, 1\n{\n" /* to line 6 */

struct run {
    int rc;
    struct kp_str out;
    json_t *map;
    char errors[8192]; /* what went to stderr */
};

/* Standard error into a file from begin to end. */
static inline int capture_begin(FILE **file)
{
    fflush(stderr);
    int saved = dup(STDERR_FILENO);
    *file = tmpfile();
    cr_assert(saved >= 0 && *file && dup2(fileno(*file), STDERR_FILENO) >= 0);
    return saved;
}

static inline void capture_end(int saved, FILE *file, char *buf, size_t size)
{
    fflush(stderr);
    rewind(file);
    buf[fread(buf, 1, size - 1, file)] = '\0';
    dup2(saved, STDERR_FILENO);
    close(saved);
    fclose(file);
}

static inline struct run run_with(const char *text, const struct kpi_options *o)
{
    struct run r = {0};
    struct kp_source src = {"k.ptx", text, strlen(text)};
    FILE *file;
    int saved = capture_begin(&file);
    r.rc = kpi_instrument(&src, o, &r.out, &r.map);
    capture_end(saved, file, r.errors, sizeof r.errors);
    return r;
}

static inline struct run run(const char *text)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    return run_with(text, &o);
}

static inline void done(struct run *r)
{
    kp_str_free(&r->out);
    json_decref(r->map);
}

/* Instruments, which must succeed, and strips again: the text must come back. */
static inline struct run good_with(const char *text, const struct kpi_options *o)
{
    struct run r = run_with(text, o);
    cr_assert_eq(r.rc, KP_OK, "%s", r.errors);
    struct kp_source src = {"out", r.out.s, r.out.len};
    struct kp_str back = {0};
    cr_assert_eq(kpi_strip(&src, &back), KP_OK);
    cr_assert_eq(back.len, strlen(text));
    cr_assert_eq(memcmp(back.s, text, back.len), 0);
    kp_str_free(&back);
    return r;
}

static inline struct run good(const char *text)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    return good_with(text, &o);
}

static inline void accept(const char *text)
{
    struct run r = good(text);
    cr_assert_str_empty(r.errors);
    done(&r);
}

/* Is refused with this position in the first message and these words. */
static inline void refuse(const char *text, const char *position, const char *words)
{
    struct run r = run(text);
    cr_assert_eq(r.rc, KP_MALFORMED, "rc %d: %s", r.rc, r.errors);
    cr_assert_eq(r.out.len, 0u);
    char want[128];
    snprintf(want, sizeof want, "k.ptx:%s: error:", position);
    cr_assert_eq(strncmp(r.errors, want, strlen(want)), 0, "want %s, got %s", want, r.errors);
    cr_assert(strstr(r.errors, words), "want '%s' in %s", words, r.errors);
    done(&r);
}

static inline unsigned count(const char *s, const char *what)
{
    unsigned n = 0;
    for (s = strstr(s, what); s; s = strstr(s + 1, what))
        n++;
    return n;
}

static inline json_t *entry_of(const struct run *r, size_t i)
{
    return json_array_get(json_object_get(r->map, "entries"), i);
}

static inline json_t *region_of(const struct run *r, size_t i)
{
    return json_array_get(json_object_get(entry_of(r, 0), "regions"), i);
}

static inline long long number(const json_t *o, const char *key)
{
    cr_assert(json_is_integer(json_object_get(o, key)), "%s", key);
    return (long long)json_integer_value(json_object_get(o, key));
}

static inline const char *string(const json_t *o, const char *key)
{
    cr_assert(json_is_string(json_object_get(o, key)), "%s", key);
    return json_string_value(json_object_get(o, key));
}

#endif
