/* -h, --help and the help command, from the tables. */
#include "cli/internal.h"

enum { WIDTH = 79, HELP_COLUMN = 26 };

/* A row of two columns. */
static void put_row(FILE *f, const char *left, const char *right)
{
    int n = fprintf(f, "  %s", left);
    if (n > HELP_COLUMN - 2) {
        fputc('\n', f);
        n = 0;
    }
    fprintf(f, "%*s", HELP_COLUMN - n, "");
    kp_put_wrapped(f, HELP_COLUMN, WIDTH, right);
}

static void put_option(void *ctx, const struct kp_option *o)
{
    struct kp_str left = {0}, right = {0};
    if (o->letter)
        kp_str_addf(&left, "-%c, ", o->letter);
    else
        kp_str_add(&left, "    ");
    kp_str_addf(&left, "--%s", o->name);
    if (o->arg)
        kp_str_addf(&left, "=%s", o->arg);
    kp_str_add(&right, o->help);
    if (o->values) {
        kp_str_add(&right, " (");
        for (const char *s = o->values; *s; s++)
            kp_str_add(&right, *s == '|' ? ", " : (char[]){*s, 0});
        kp_str_add(&right, ")");
    }
    put_row(ctx, left.s, right.s);
    kp_str_free(&left);
    kp_str_free(&right);
}

static void put_usage(FILE *f, const struct kp_command *c)
{
    fprintf(f, "usage: kperf %s [OPTION]...%s%s\n", c->name, *c->operands ? " " : "", c->operands);
}

static void put_options(FILE *f, const struct kp_command *c)
{
    fputs("\nOptions:\n", f);
    kp_each_option(c, put_option, f);
}

static void put_commands(FILE *f)
{
    fputs("\nCommands:\n", f);
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        put_row(f, (*c)->name, (*c)->summary);
}

/* Paragraphs; a line that begins with a space is printed as it stands. */
static void put_details(FILE *f, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, "\n");
        bool literal = *text == ' ';
        if (!literal) {
            const char *end = strstr(text, "\n\n");
            n = end ? (size_t)(end - text) : strlen(text);
        }
        char *part = kp_strndup(text, n);
        if (literal)
            fprintf(f, "%s\n", part);
        else
            kp_put_wrapped(f, 0, WIDTH, part);
        free(part);
        text += n;
        if (*text == '\n')
            text++;
        if (*text == '\n') {
            fputc('\n', f);
            text++;
        }
    }
}

static const char program_details[] =
    "kperf tells which dependency wastes time inside one GPU kernel and which reordering is "
    "worth trying. Mark regions in a kernel, put probes into its assembly, run it, replay the "
    "trace and ask the model:\n"
    "\n"
    "  kperf instrument -o k.kperf.ptx k.ptx   # see what would run\n"
    "  kperf run k.yaml                        # needs a GPU; writes .kpt traces\n"
    "  kperf replay --format=text k.kpt\n"
    "  kperf model k.kpt\n"
    "\n"
    "A path may be '-' for standard input or output. Files are written whole or not at all, "
    "and an existing file is overwritten only with -f.\n"
    "\n"
    "Exit status: 0 done, 1 failed, 2 misuse, 3 malformed input, 4 records lost under "
    "--strict, 5 no device, driver or assembler, 6 a check or a threshold failed, 130 "
    "interrupted.\n";

void kp_help_short(FILE *f, const struct kp_command *c)
{
    if (!c) {
        fputs("usage: kperf COMMAND [OPTION]... [OPERAND]...\n"
              "       kperf --help | --version\n",
              f);
        put_commands(f);
        fputs("\n'kperf help COMMAND' explains one of them.\n", f);
        return;
    }
    put_usage(f, c);
    fputc('\n', f);
    kp_put_wrapped(f, 0, WIDTH, c->summary);
    put_options(f, c);
}

static void put_examples(FILE *f, const struct kp_example *e)
{
    fputs("\nExamples, in a checkout's folder:\n", f);
    for (; e->line; e++) {
        if (e->what) {
            fputc('\n', f);
            kp_put_wrapped(f, 0, WIDTH, e->what);
        }
        fprintf(f, "  %s\n", e->line);
    }
}

void kp_help_long(FILE *f, const struct kp_command *c)
{
    kp_help_short(f, c);
    fputc('\n', f);
    put_details(f, c ? c->details : program_details);
    for (size_t i = 0; c && i < KP_COUNT(c->more) && c->more[i]; i++) {
        fputc('\n', f);
        put_details(f, c->more[i]);
    }
    if (c && kp_examples(c))
        put_examples(f, kp_examples(c));
}

const struct kp_command *kp_command_find(const char *name)
{
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        if (strcmp((*c)->name, name) == 0)
            return *c;
    return NULL;
}

int kp_unknown_command(const char *name)
{
    KP_VEC(const char *) words = {0};
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        KP_PUSH(words, (*c)->name);
    KP_PUSH(words, NULL);
    const char *near = kp_nearest(name, words.v);
    if (near)
        kp_error("unknown command '%s'; did you mean '%s'?\ntry 'kperf --help'", name, near);
    else
        kp_error("unknown command '%s'\ntry 'kperf --help'", name);
    free(words.v);
    return KP_USAGE;
}

static int help_run(const struct kp_args *args)
{
    const struct kp_command *c = NULL;
    if (args->operand_count) {
        c = kp_command_find(args->operands[0]);
        if (!c)
            return kp_unknown_command(args->operands[0]);
    }
    if (kp_flag(args, "man"))
        kp_man_print(stdout, c);
    else
        kp_help_long(stdout, c);
    return KP_OK;
}

static const struct kp_option help_options[] = {
    {"man", 0, NULL, "print the man page's source (mdoc) instead", NULL},
    {0},
};

const struct kp_command kp_cmd_help = {
    .name = "help",
    .summary = "explain a command, or the program",
    .operands = "[COMMAND]",
    .min_operands = 0,
    .max_operands = 1,
    .details =
        "Prints what 'kperf COMMAND --help' prints; without a command, the list of them.\n"
        "\n"
        "With --man it prints the source of the man page, which is how the pages that come "
        "with kperf are made:\n"
        "\n"
        "  kperf help --man replay | man -l -\n",
    .options = help_options,
    .run = help_run,
};
