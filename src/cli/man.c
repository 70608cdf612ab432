/* The man pages' source, in mdoc, from the same tables as help and parsing. */
#include "cli/internal.h"

#include <ctype.h>

/* Would mdoc take it for a request at a line's beginning? */
static bool is_request(const char *s, size_t n)
{
    return n && (*s == '.' || *s == '\'');
}

/* Bytes that put_text writes. */
static size_t text_bytes(const char *s, size_t n)
{
    size_t bytes = n + (is_request(s, n) ? 2 : 0);
    for (size_t i = 0; i < n; i++)
        bytes += s[i] == '\\' || s[i] == '-';
    return bytes;
}

/* Text on a line that mdoc must take as it is. */
static void put_text(FILE *f, const char *s, size_t n)
{
    if (is_request(s, n))
        fputs("\\&", f);
    for (size_t i = 0; i < n; i++) {
        if (s[i] == '\\')
            fputs("\\e", f);
        else if (s[i] == '-')
            fputs("\\-", f);
        else
            fputc(s[i], f);
    }
}

/* Prose, one sentence or `width` columns a line. */
static void put_prose(FILE *f, const char *s, size_t n)
{
    const char *end = s + n;
    size_t column = 0;
    char last = 0; /* of the word before */
    while (s < end) {
        size_t w = strcspn(s, " \n");
        if (s + w > end)
            w = (size_t)(end - s);
        bool sentence = last == '.' || last == '?' || last == '!';
        if (column && (sentence || column + text_bytes(s, w) > 78)) {
            fputc('\n', f);
            column = 0;
        } else if (column) {
            fputc(' ', f);
        }
        put_text(f, s, w);
        column += text_bytes(s, w) + 1;
        last = w ? s[w - 1] : last;
        s += w;
        while (s < end && (*s == ' ' || *s == '\n'))
            s++;
    }
    fputc('\n', f);
}

static void put_option(void *ctx, const struct kp_option *o)
{
    FILE *f = ctx;
    fputs(".It ", f);
    if (o->letter)
        fprintf(f, "Fl %c , ", o->letter);
    fprintf(f, "Fl \\-%s", o->name);
    if (o->arg)
        fprintf(f, " Ns = Ns Ar %s", o->arg);
    fputc('\n', f);
    char *help = kp_asprintf("%s%s", o->help, kp_has_suffix(o->help, ".") ? "" : ".");
    help[0] = (char)toupper((unsigned char)help[0]);
    put_prose(f, help, strlen(help));
    free(help);
    if (!o->values)
        return;
    fputs("One of\n", f);
    for (const char *s = o->values; s; s = strchr(s, '|') ? strchr(s, '|') + 1 : NULL) {
        int n = (int)strcspn(s, "|");
        fprintf(f, ".Cm %.*s%s\n", n, s, s[n] ? " ," : " .");
    }
}

/* Paragraphs, and literal blocks where lines begin with a space. */
static void put_details(FILE *f, const char *s)
{
    bool literal = false, first = true;
    while (*s) {
        size_t n = strcspn(s, "\n");
        bool here = *s == ' ';
        if (here != literal)
            fputs(here ? ".Bd -literal -offset 2n\n" : ".Ed\n", f);
        literal = here;
        if (here) {
            size_t skip = strspn(s, " ");
            skip = skip > 2 ? 2 : skip;
            put_text(f, s + skip, n - skip);
            fputc('\n', f);
        } else if (n) {
            const char *end = strstr(s, "\n\n");
            n = end ? (size_t)(end - s) : strlen(s);
            if (!first)
                fputs(".Pp\n", f);
            put_prose(f, s, n);
        }
        first = false;
        s += n;
        s += strspn(s, "\n");
    }
    if (literal)
        fputs(".Ed\n", f);
}

static void put_head(FILE *f, const char *name, const char *summary)
{
    fprintf(f, ".\\\" Made by 'kperf help --man'; 'make update-docs' renews it.\n.Dd %s\n.Dt ",
            KP_RELEASE_DATE);
    for (const char *s = name; *s; s++)
        fputc(toupper((unsigned char)*s), f);
    fprintf(f, " 1\n.Os\n.Sh NAME\n.Nm %s\n.Nd %s\n.Sh SYNOPSIS\n", name, summary);
}

static void put_exit_status(FILE *f)
{
    static const char *const rows[] = {
        "0", "done",
        "1", "failed: input or output, a fault or a hang of the kernel",
        "2", "misuse of the command line",
        "3", "malformed input",
        "4", "records were lost, under \\-\\-strict",
        "5", "no device, driver or assembler",
        "6", "a check or a threshold failed",
        "130", "interrupted",
    };
    fputs(".Sh EXIT STATUS\n.Bl -tag -width Ds -compact\n", f);
    for (size_t i = 0; i < KP_COUNT(rows); i += 2)
        fprintf(f, ".It %s\n%s\n", rows[i], rows[i + 1]);
    fputs(".El\n", f);
}

/* A line of a literal block, with those that it goes on in. */
static void put_lines(FILE *f, const char *s)
{
    for (size_t n; *s; s += n + (s[n] == '\n')) {
        n = strcspn(s, "\n");
        put_text(f, s, n);
        fputc('\n', f);
    }
}

static void put_examples(FILE *f, const struct kp_example *e)
{
    fputs(".Sh EXAMPLES\nPaths are from the folder of a checkout.\n", f);
    for (; e->line; e++) {
        fputs(".Pp\n", f);
        if (e->what)
            put_prose(f, e->what, strlen(e->what));
        fputs(".Bd -literal -offset 2n -compact\n", f);
        put_lines(f, e->line);
        fputs(".Ed\n", f);
    }
}

static void put_see_also(FILE *f, const struct kp_command *self)
{
    fputs(".Sh SEE ALSO\n", f);
    if (self)
        fputs(".Xr kperf 1 ,\n", f);
    fputs(".Xr kperf-config 5 ,\n.Xr kperf-report 5 ,\n.Xr kperf-sqlite 5 ,\n.Xr kperf-trace 5\n",
          f);
}

static void put_program(FILE *f)
{
    put_head(f, "kperf", "find the dependency that wastes time inside a GPU kernel");
    fputs(".Nm\n.Ar command\n.Op Ar option ...\n.Op Ar operand ...\n"
          ".Nm\n.Fl \\-version | Fl \\-help\n.Sh DESCRIPTION\n",
          f);
    static const char text[] =
        "kperf puts probes into the assembly of a marked GPU kernel, runs original and probed "
        "kernel against each other, replays the records into a timeline and ranks the "
        "reorderings that a model of the kernel predicts to gain time.\n"
        "\n"
        "A path may be '-' for standard input or output. Binary data is never written to a "
        "terminal. Files are written whole or not at all, and an existing file is overwritten "
        "only with -f.\n"
        "\n"
        "Long options may be shortened as far as they stay unambiguous; '--' ends the options. "
        "The commands are:\n";
    put_details(f, text);
    fputs(".Bl -tag -width kperf-instrument\n", f);
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        fprintf(f, ".It Xr kperf-%s 1\n%s\n", (*c)->name, (*c)->summary);
    fputs(".El\n.Sh ENVIRONMENT\n.Bl -tag -width NO_COLOR\n.It Ev NO_COLOR\n"
          "If set and not empty, colour is used only with\n.Fl \\-color Ns = Ns Cm always .\n.El\n",
          f);
    put_exit_status(f);
    put_see_also(f, NULL);
}

void kp_man_print(FILE *f, const struct kp_command *c)
{
    if (!c) {
        put_program(f);
        return;
    }
    char *name = kp_asprintf("kperf-%s", c->name);
    put_head(f, name, c->summary);
    free(name);
    fprintf(f, ".Nm kperf %s\n.Op Ar option ...\n", c->name);
    if (*c->operands)
        fprintf(f, ".Ar %s\n", c->operands);
    fputs(".Sh DESCRIPTION\n", f);
    put_details(f, c->details);
    for (size_t i = 0; i < KP_COUNT(c->more) && c->more[i]; i++) {
        fputs(".Pp\n", f);
        put_details(f, c->more[i]);
    }
    fputs(".Pp\nThe options are:\n.Bl -tag -width Ds\n", f);
    kp_each_option(c, put_option, f);
    fputs(".El\n", f);
    put_exit_status(f);
    if (kp_examples(c))
        put_examples(f, kp_examples(c));
    put_see_also(f, c);
}
