/* The language of --fail-if. */
#include <criterion/criterion.h>
#include <math.h>
#include <unistd.h>

#include "diff/diff.h"

static struct kpd_condition good(const char *text)
{
    struct kpd_condition c;
    cr_assert(kpd_condition_parse(text, &c), "%s", text);
    return c;
}

Test(diff_gate, a_sign_or_percent_is_a_change)
{
    struct kpd_condition c = good("time > +2%");
    cr_assert_eq(c.metric, KPD_TIME);
    cr_assert_str_eq(c.op, ">");
    cr_assert_float_eq(c.value, 0.02, 1e-15);
    cr_assert(c.change && c.percent && !c.on);
    c = good("registers>=+8");
    cr_assert(c.metric == KPD_REGISTERS && c.change && !c.percent && c.value == 8);
    cr_assert_str_eq(c.op, ">=");
    c = good("  occupancy < -10 %  ");
    cr_assert(c.metric == KPD_OCCUPANCY && c.percent);
    cr_assert_float_eq(c.value, -0.1, 1e-15);
    c = good("spills > 0");
    cr_assert(!c.change && !c.percent && c.value == 0);
    c = good("error out > 1e-3");
    cr_assert(c.metric == KPD_ERROR && !c.change);
    cr_assert_str_eq(c.name, "out");
    cr_assert_float_eq(c.value, 1e-3, 1e-18);
}

Test(diff_gate, names_units_and_shapes)
{
    struct kpd_condition c = good("region \"my region\" > +5% on M=4096,N=-1");
    cr_assert_str_eq(c.name, "my region");
    cr_assert_str_eq(c.on, "M=4096,N=-1");
    c = good("region *_wait > +50cycles");
    cr_assert_str_eq(c.name, "*_wait");
    cr_assert(c.change && !c.percent && c.value == 50);
    cr_assert_float_eq(good("time > 1.5 ms").value, 1500, 1e-9);
    cr_assert_float_eq(good("time <= 900ns").value, 0.9, 1e-12);
    cr_assert_float_eq(good("memory > +1.5 MiB").value, 1.5 * 1048576, 1e-6);
    cr_assert_float_eq(good("assembly > 2s").value, 2000, 1e-9);
    c = good("iteration consumer > +1%");
    cr_assert(c.metric == KPD_ITERATION);
    cr_assert_str_eq(c.name, "consumer");
    c = good("output differs on K=1");
    cr_assert(c.metric == KPD_OUTPUT);
    cr_assert_str_eq(c.on, "K=1");
    cr_assert_str_eq(good("iteration > 5").name, "");
}

/* What stands on stderr, and where its caret points. */
static void bad(const char *text, const char *message, int column)
{
    struct kpd_condition c;
    char err[2000] = "", want[64];
    FILE *file = tmpfile();
    fflush(stderr);
    int saved = dup(2);
    dup2(fileno(file), 2);
    bool ok = kpd_condition_parse(text, &c);
    fflush(stderr);
    dup2(saved, 2);
    close(saved);
    rewind(file);
    err[fread(err, 1, sizeof err - 1, file)] = '\0';
    fclose(file);
    snprintf(want, sizeof want, "--fail-if:1:%d: ", column);
    cr_expect_not(ok, "%s", text);
    cr_expect(strstr(err, message), "%s: %s", text, err);
    cr_expect(strstr(err, want), "%s: not at %d: %s", text, column, err);
}

Test(diff_gate, errors_point_at_what_is_wrong)
{
    bad("tme > +2%", "did you mean 'time'?", 1);
    bad("", "a metric is expected here", 1);
    bad("time", "a comparison is expected here", 5);
    bad("time = 2", "a comparison is expected here", 6);
    bad("time foo > 2", "a comparison is expected here", 6);
    bad("time > fast", "a number is expected here", 8);
    bad("time > inf", "a number is expected here", 8);
    bad("time > 0x10", "not a unit of this metric", 9);
    bad("time > 1e999", "the number is too large", 8);
    bad("time > 5 KiB", "not a unit of this metric", 10);
    bad("registers > 5us", "not a unit of this metric", 14);
    bad("region > +5%", "which region?", 8);
    bad("region \"a > +5%", "the quotation does not end", 8);
    bad("region \"\" > 5", "the name is empty", 8);
    bad("error > +5%", "an error is no share of another", 11);
    bad("output same", "'differs' is expected here", 8);
    bad("time > +2% when hot", "nothing is expected here", 12);
    bad("time > +2% on", "not NAME=VALUE", 14);
    bad("time > +2% on M", "not NAME=VALUE", 15);
    bad("time > +2% on M=x", "not NAME=VALUE", 15);
    bad("time > +2% on M=1 N=2", "not NAME=VALUE", 15);
}
