#include <criterion/criterion.h>

#include "cli/internal.h"

static int no_run(const struct kp_args *args)
{
    (void)args;
    return KP_OK;
}

static const struct kp_option options[] = {
    {"output", 'o', "FILE", "where to", NULL},
    {"kernel", 'k', "NAME", "may be repeated", NULL},
    {"format", 0, "NAME", "one of", "chrome|csv|text"},
    {"force", 'f', NULL, "a flag", NULL},
    {"forget", 0, NULL, "shares a prefix", NULL},
    {"count", 'n', "N", "a number", NULL},
    {0},
};
static const struct kp_command command = {
    .name = "demo",
    .summary = "a command",
    .operands = "FILE",
    .min_operands = 0,
    .max_operands = 2,
    .details = "Words.\n\n  code\n",
    .options = options,
    .run = no_run,
};
const struct kp_command *const kp_commands[] = {&command, NULL};

/* The words are parsed; args must be freed.  The words live to the end of the
 * block, so that PARSE must not stand inside an assertion. */
static int parse(struct kp_args *args, char **argv)
{
    int argc = 0;
    while (argv[argc])
        argc++;
    return kp_args_parse(&command, argc, argv, args);
}
#define PARSE(args, ...) parse(args, (char *[]){(char[]){"demo"}, __VA_ARGS__, NULL})
#define W(word) (char[]){word}

Test(options, every_spelling)
{
    struct kp_args a;
    int status = PARSE(&a, W("x"), W("-o"), W("out"), W("--for"), W("-kone"),
                       W("--kernel=two"), W("--kernel"), W("three"), W("y"));
    cr_assert_eq(status, KP_USAGE); /* --for: --force, --forget and --format */
    kp_args_free(&a);
    status = PARSE(&a, W("x"), W("-o"), W("out"), W("--forc"), W("-kone"), W("--kern=two"),
                   W("--kernel"), W("three"), W("y"));
    cr_assert_eq(status, KP_OK);
    cr_assert_str_eq(kp_arg(&a, "output"), "out");
    cr_assert(kp_flag(&a, "force"));
    cr_assert_not(kp_flag(&a, "forget"));
    cr_assert_str_eq(kp_arg_nth(&a, "kernel", 0), "one");
    cr_assert_str_eq(kp_arg_nth(&a, "kernel", 1), "two");
    cr_assert_str_eq(kp_arg_nth(&a, "kernel", 2), "three");
    cr_assert_null(kp_arg_nth(&a, "kernel", 3));
    cr_assert_str_eq(kp_arg(&a, "kernel"), "three");
    cr_assert_eq(a.operand_count, 2u);
    cr_assert_str_eq(a.operands[0], "x");
    cr_assert_str_eq(a.operands[1], "y");
    kp_args_free(&a);
}

Test(options, dash_and_double_dash)
{
    struct kp_args a;
    int status = PARSE(&a, W("-"), W("--"), W("--force"));
    cr_assert_eq(status, KP_OK);
    cr_assert_not(kp_flag(&a, "force"));
    cr_assert_eq(a.operand_count, 2u);
    cr_assert_str_eq(a.operands[0], "-");
    cr_assert_str_eq(a.operands[1], "--force");
    kp_args_free(&a);
}

Test(options, letters_in_one_word)
{
    struct kp_args a;
    int status = PARSE(&a, W("-qfo"), W("out"));
    cr_assert_eq(status, KP_OK);
    cr_assert(kp_flag(&a, "quiet"));
    cr_assert(kp_flag(&a, "force"));
    cr_assert_str_eq(kp_arg(&a, "output"), "out");
    kp_args_free(&a);
}

static void refused(char *word)
{
    struct kp_args a;
    int status = PARSE(&a, word);
    cr_assert_eq(status, KP_USAGE, "%s", word);
    kp_args_free(&a);
}

Test(options, misuse)
{
    refused(W("--nope"));
    refused(W("-z"));
    refused(W("--output"));
    refused(W("-o"));
    refused(W("--force=1"));
    refused(W("--format=chrom"));
    refused(W("--format="));
    struct kp_args a;
    int status = PARSE(&a, W("1"), W("2"), W("3"));
    cr_assert_eq(status, KP_USAGE);
    kp_args_free(&a);
}

Test(options, enumerated_value_is_whole)
{
    struct kp_args a;
    int status = PARSE(&a, W("--format=text"));
    cr_assert_eq(status, KP_OK);
    cr_assert_str_eq(kp_arg(&a, "format"), "text");
    kp_args_free(&a);
}

static bool number(char *word, uint64_t *n)
{
    struct kp_args a;
    int status = PARSE(&a, W("-n"), word);
    cr_assert_eq(status, KP_OK);
    bool ok = kp_arg_number(&a, "count", 4, 65536, 128, n);
    kp_args_free(&a);
    return ok;
}

Test(options, numbers_have_bounds)
{
    uint64_t n;
    cr_assert(number(W("4"), &n) && n == 4);
    cr_assert(number(W("65536"), &n) && n == 65536);
    cr_assert_not(number(W("3"), &n));
    cr_assert_not(number(W("65537"), &n));
    cr_assert_not(number(W("8k"), &n));
    cr_assert_not(number(W("-8"), &n));
    struct kp_args a;
    int status = PARSE(&a, W("x"));
    cr_assert_eq(status, KP_OK);
    cr_assert(kp_arg_number(&a, "count", 4, 65536, 128, &n) && n == 128);
    kp_args_free(&a);
}

/* What print writes; owned by the caller. */
static char *printed(void (*print)(FILE *f, const struct kp_command *c))
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    print(f, &command);
    fclose(f);
    return text;
}

Test(help, short_form)
{
    char *s = printed(kp_help_short);
    cr_assert_str_eq(s, "usage: kperf demo [OPTION]... FILE\n"
                        "\n"
                        "a command\n"
                        "\n"
                        "Options:\n"
                        "  -o, --output=FILE       where to\n"
                        "  -k, --kernel=NAME       may be repeated\n"
                        "      --format=NAME       one of (chrome, csv, text)\n"
                        "  -f, --force             a flag\n"
                        "      --forget            shares a prefix\n"
                        "  -n, --count=N           a number\n"
                        "      --color=WHEN        when to use colour; auto: on a terminal, unless\n"
                        "                          NO_COLOR is set (auto, always, never)\n"
                        "  -q, --quiet             print no notes and no progress; warnings stay\n"
                        "  -h, --help              show help: -h in short, --help in full\n");
    free(s);
}

Test(man, literal_blocks_and_options)
{
    char *s = printed(kp_man_print);
    cr_assert_not_null(strstr(s, "\n.Dt KPERF-DEMO 1\n"));
    cr_assert_not_null(strstr(s, "\nWords.\n.Bd -literal -offset 2n\ncode\n.Ed\n"));
    cr_assert_not_null(strstr(s, "\n.It Fl o , Fl \\-output Ns = Ns Ar FILE\nWhere to.\n"));
    free(s);
}
