/* Parsing a sub-command's arguments from its table, by getopt_long. */
#include "cli/internal.h"

#include <assert.h>
#include <getopt.h>
#include <math.h>

/* Options every command takes. */
static const struct kp_option common_options[] = {
    {"color", 0, "WHEN", "when to use colour; auto: on a terminal, unless NO_COLOR is set",
     "auto|always|never"},
    {"quiet", 'q', NULL, "print no notes and no progress; warnings stay", NULL},
    {"help", 'h', NULL, "show help: -h in short, --help in full", NULL},
    {0},
};

enum { LONG_BASE = 256 }; /* getopt's value of long option i is LONG_BASE + i */

/* The table in the shape that getopt_long wants. */
struct parser {
    KP_VEC(const struct kp_option *) table;
    KP_VEC(struct option) longs;
    struct kp_str shorts;
    KP_VEC(const char *) words; /* "--name", for suggestions; ends with NULL */
};

void kp_each_option(const struct kp_command *command, kp_option_visit *visit, void *ctx)
{
    if (command)
        for (const struct kp_option *o = command->options; o && o->name; o++)
            visit(ctx, o);
    for (const struct kp_option *o = common_options; o->name; o++)
        visit(ctx, o);
}

static void add_option(void *ctx, const struct kp_option *o)
{
    struct parser *p = ctx;
    struct option l = {o->name, o->arg ? required_argument : no_argument, NULL,
                       LONG_BASE + (int)p->table.n};
    KP_PUSH(p->table, o);
    KP_PUSH(p->longs, l);
    KP_PUSH(p->words, kp_asprintf("--%s", o->name));
    if (o->letter)
        kp_str_addf(&p->shorts, "%c%s", o->letter, o->arg ? ":" : "");
}

static void parser_init(struct parser *p, const struct kp_command *command)
{
    *p = (struct parser){0};
    kp_str_addc(&p->shorts, ':'); /* a missing argument is ':' and not '?' */
    kp_each_option(command, add_option, p);
    KP_PUSH(p->longs, ((struct option){0}));
    KP_PUSH(p->words, NULL);
}

static void parser_free(struct parser *p)
{
    for (size_t i = 0; i < p->words.n; i++)
        free((char *)(uintptr_t)p->words.v[i]);
    free(p->words.v);
    free(p->table.v);
    free(p->longs.v);
    kp_str_free(&p->shorts);
}

static const struct kp_option *option_of(const struct parser *p, int code)
{
    if (code >= LONG_BASE)
        return (size_t)(code - LONG_BASE) < p->table.n ? p->table.v[code - LONG_BASE] : NULL;
    for (size_t i = 0; i < p->table.n; i++)
        if (p->table.v[i]->letter && p->table.v[i]->letter == code)
            return p->table.v[i];
    return NULL;
}

int kp_usage(const struct kp_args *args, const char *fmt, ...)
{
    struct kp_str b = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    const char *name = args->command->name;
    kp_error("%s: %s\ntry 'kperf %s --help'", name, b.s ? b.s : "", name);
    kp_str_free(&b);
    return KP_USAGE;
}

/* An option that begins with `word` (without its =value), when several do. */
static bool is_ambiguous(const struct parser *p, const char *word)
{
    size_t n = strcspn(word, "="), hits = 0;
    for (size_t i = 0; i + 1 < p->words.n; i++)
        hits += strncmp(p->words.v[i], word, n) == 0;
    return n > 2 && hits > 1;
}

/* The first other command that has the option --NAME; NULL: none has. */
static const char *command_with(const char *word)
{
    for (const struct kp_command *const *c = kp_commands; *c && kp_has_prefix(word, "--"); c++)
        for (const struct kp_option *o = (*c)->options; o && o->name; o++)
            if (strcmp(o->name, word + 2) == 0)
                return (*c)->name;
    return NULL;
}

static int bad_option(const struct parser *p, const struct kp_args *args, const char *word)
{
    if (optopt >= LONG_BASE)
        return kp_usage(args, "option '--%s' takes no value", p->table.v[optopt - LONG_BASE]->name);
    if (optopt)
        return kp_usage(args, "unknown option '-%c'", optopt);
    if (is_ambiguous(p, word))
        return kp_usage(args, "option '%s' is ambiguous", word);
    char *name = kp_strndup(word, strcspn(word, "="));
    const char *near = kp_nearest(name, p->words.v), *other = command_with(name);
    int status = other  ? kp_usage(args, "unknown option '%s'; 'kperf %s' has it", name, other)
                 : near ? kp_usage(args, "unknown option '%s'; did you mean '%s'?", name, near)
                        : kp_usage(args, "unknown option '%s'", name);
    free(name);
    return status;
}

/* The words of "a|b|c", NULL-terminated, in one allocation. */
static char **split_values(const char *values)
{
    size_t n = 2;
    for (const char *s = values; *s; s++)
        n += *s == '|';
    size_t head = n * sizeof(char *);
    char **words = kp_alloc(head + strlen(values) + 1);
    char *text = memcpy((char *)words + head, values, strlen(values) + 1);
    for (n = 0; text; n++) {
        words[n] = text;
        text = strchr(text, '|');
        if (text)
            *text++ = '\0';
    }
    return words;
}

static int check_value(const struct kp_args *args, const struct kp_option *o, const char *value)
{
    if (!o->values)
        return KP_OK;
    char **words = split_values(o->values);
    const char *const *list = (const char *const *)words;
    int status = KP_OK;
    size_t i = 0;
    while (list[i] && strcmp(list[i], value) != 0)
        i++;
    if (!list[i]) {
        const char *near = kp_nearest(value, list);
        status = near ? kp_usage(args, "--%s=%s: did you mean '%s'? (%s)", o->name, value, near,
                                 o->values)
                      : kp_usage(args, "--%s=%s: not one of %s", o->name, value, o->values);
    }
    free(words);
    return status;
}

static enum kp_color color_of(const char *value)
{
    if (!value || strcmp(value, "auto") == 0)
        return KP_COLOR_AUTO;
    return strcmp(value, "always") == 0 ? KP_COLOR_ALWAYS : KP_COLOR_NEVER;
}

/* One result of getopt_long into args->given. */
static int take(const struct parser *p, struct kp_args *args, int code, const char *word)
{
    if (code == ':') {
        const struct kp_option *o = option_of(p, optopt);
        return kp_usage(args, "option '--%s' needs a value: %s", o->name, o->arg);
    }
    if (code == '?')
        return bad_option(p, args, word);
    const struct kp_option *o = option_of(p, code);
    if (strcmp(o->name, "help") == 0) {
        (code >= LONG_BASE ? kp_help_long : kp_help_short)(stdout, args->command);
        return -1;
    }
    if (o->arg) {
        int status = check_value(args, o, optarg);
        if (status)
            return status;
    }
    args->given = kp_realloc(args->given, args->given_count + 1, sizeof *args->given);
    args->given[args->given_count++] = (struct kp_given){o, o->arg ? optarg : ""};
    kp_message_setup(color_of(kp_arg(args, "color")), kp_flag(args, "quiet"));
    return KP_OK;
}

static int check_operands(const struct kp_args *args)
{
    const struct kp_command *c = args->command;
    if (args->operand_count < (size_t)c->min_operands)
        return kp_usage(args, "operand missing: %s", c->operands);
    if (c->max_operands >= 0 && args->operand_count > (size_t)c->max_operands)
        return kp_usage(args, "unexpected operand '%s'", args->operands[c->max_operands]);
    return KP_OK;
}

/* How many of argv getopt is to see: where "--" parts operands it stays among them, and
 * behind it there are no options. */
static int parted(const struct kp_command *c, int argc, char **argv)
{
    int n = 1;
    while (n < argc && strcmp(argv[n], "--") != 0)
        n++;
    return strstr(c->operands, " -- ") ? n : argc;
}

int kp_args_parse(const struct kp_command *command, int argc, char **argv, struct kp_args *out)
{
    struct parser p;
    int code, status = KP_OK, seen = parted(command, argc, argv);
    *out = (struct kp_args){.command = command};
    parser_init(&p, command);
    opterr = 0;
    optind = 0; /* start afresh, also after an earlier parse */
    do {
        optopt = 0;
        code = getopt_long(seen, argv, p.shorts.s, p.longs.v, NULL);
        /* What getopt complains of is the word before optind. */
        if (code != -1)
            status = take(&p, out, code, argv[optind - 1]);
    } while (code != -1 && !status);
    if (!status) {
        out->operands = argv + optind;
        out->operand_count = (size_t)(argc - optind);
        status = check_operands(out);
    }
    parser_free(&p);
    return status;
}

void kp_args_free(struct kp_args *args)
{
    free(args->given);
    *args = (struct kp_args){0};
}

#ifndef NDEBUG
static bool in_table(const struct kp_command *c, const char *name)
{
    for (const struct kp_option *o = c->options; o && o->name; o++)
        if (strcmp(o->name, name) == 0)
            return true;
    for (const struct kp_option *o = common_options; o->name; o++)
        if (strcmp(o->name, name) == 0)
            return true;
    return false;
}
#endif

const char *kp_arg_nth(const struct kp_args *args, const char *name, size_t i)
{
    assert(in_table(args->command, name));
    for (size_t k = 0; k < args->given_count; k++)
        if (strcmp(args->given[k].option->name, name) == 0 && i-- == 0)
            return args->given[k].value;
    return NULL;
}

const char **kp_arg_all(const struct kp_args *args, const char *name)
{
    size_t n = 0;
    while (kp_arg_nth(args, name, n))
        n++;
    const char **list = kp_alloc((n + 1) * sizeof *list);
    for (size_t i = 0; i < n; i++)
        list[i] = kp_arg_nth(args, name, i);
    return list;
}

const char *kp_arg(const struct kp_args *args, const char *name)
{
    assert(in_table(args->command, name));
    for (size_t k = args->given_count; k > 0; k--)
        if (strcmp(args->given[k - 1].option->name, name) == 0)
            return args->given[k - 1].value;
    return NULL;
}

bool kp_flag(const struct kp_args *args, const char *name)
{
    return kp_arg(args, name) != NULL;
}

bool kp_arg_number(const struct kp_args *args, const char *name, uint64_t min, uint64_t max,
                   uint64_t fallback, uint64_t *out)
{
    const char *value = kp_arg(args, name);
    *out = fallback;
    if (!value)
        return true;
    if (kp_parse_u64(value, out) && *out >= min && *out <= max)
        return true;
    kp_usage(args, "--%s=%s: not a whole number from %llu to %llu", name, value,
             (unsigned long long)min, (unsigned long long)max);
    return false;
}

bool kp_arg_percent(const struct kp_args *args, const char *name, double min, double max,
                    double *out)
{
    const char *value = kp_arg(args, name);
    char *end = NULL;
    if (!value)
        return true;
    double v = *value >= '0' && *value <= '9' ? strtod(value, &end) : NAN;
    if (end && *end == '%')
        end++;
    if (v >= min && v <= max && !*end) {
        *out = v / 100;
        return true;
    }
    kp_usage(args, "--%s=%s: not a percentage from %g to %g", name, value, min, max);
    return false;
}
