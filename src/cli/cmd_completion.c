/* Completion scripts for bash, zsh and fish, from the tables. */
#include "cli/internal.h"

#include <ctype.h>

/* "a|b|c" with another separator. */
static void put_joined(FILE *f, const char *values, char separator)
{
    for (; *values; values++)
        fputc(*values == '|' ? separator : *values, f);
}

static void put_command_names(FILE *f)
{
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        fprintf(f, "%s%s", c == kp_commands ? "" : " ", (*c)->name);
}

/* Not so "FILE|-", which is a path. */
static bool has_operand_words(const struct kp_command *c)
{
    return strcmp(c->operands, "[COMMAND]") == 0 ||
           (strchr(c->operands, '|') && islower((unsigned char)c->operands[0]));
}

/* The words that an operand can be: of "bash|zsh|fish" or of "[COMMAND]". */
static void put_operand_words(FILE *f, const struct kp_command *c)
{
    if (strchr(c->operands, '|'))
        put_joined(f, c->operands, ' ');
    else
        put_command_names(f);
}

/* s inside single quotes of a shell (fish too, where ' is \' inside). */
static void put_quoted(FILE *f, const char *s, bool fish)
{
    for (; *s; s++) {
        if (*s == '\'')
            fputs(fish ? "\\'" : "'\\''", f);
        else if (fish && *s == '\\')
            fputs("\\\\", f);
        else
            fputc(*s, f);
    }
}

/* ---- bash ---------------------------------------------------------------- */

struct bash {
    FILE *f;
    const struct kp_command *command;
};

static void bash_word(void *ctx, const struct kp_option *o)
{
    struct bash *b = ctx;
    fprintf(b->f, " --%s", o->name);
}

static void bash_value(void *ctx, const struct kp_option *o)
{
    struct bash *b = ctx;
    if (!o->arg)
        return;
    fprintf(b->f, "    %s:--%s", b->command->name, o->name);
    if (o->letter)
        fprintf(b->f, "|%s:-%c", b->command->name, o->letter);
    fputs(") ", b->f);
    if (o->values) {
        fputs("words='", b->f);
        put_joined(b->f, o->values, ' ');
        fputs("'", b->f);
    } else {
        fputs("return", b->f);
    }
    fputs(" ;;\n", b->f);
}

static void bash_command(FILE *f, const struct kp_command *c)
{
    struct bash b = {f, c};
    fprintf(f, "    %s:-*) words='", c->name);
    kp_each_option(c, bash_word, &b);
    fprintf(f, "' ;;\n    %s:*) ", c->name);
    if (!has_operand_words(c)) {
        fputs("return ;;\n", f);
        return;
    }
    fputs("words='", f);
    put_operand_words(f, c);
    fputs("' ;;\n", f);
}

static void bash_script(FILE *f)
{
    fputs("# bash completion for kperf, made by 'kperf completion bash'\n"
          "_kperf()\n"
          "{\n"
          "    local cur=${COMP_WORDS[COMP_CWORD]} prev='' cmd='' words='' i\n"
          "    COMPREPLY=()\n"
          "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
          "        [[ ${COMP_WORDS[i]} == -* ]] || { cmd=${COMP_WORDS[i]}; break; }\n"
          "    done\n"
          "    ((COMP_CWORD > 1)) && prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
          "    if [[ $prev == '=' ]]; then\n"
          "        prev=${COMP_WORDS[COMP_CWORD - 2]}\n"
          "    elif [[ $cur == '=' ]]; then\n"
          "        cur=''\n"
          "    fi\n"
          "    case $cmd:$prev in\n",
          f);
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        kp_each_option(*c, bash_value, &(struct bash){f, *c});
    fputs("    *) case $cmd:$cur in\n    :-*) words='--help --version' ;;\n    :*) words='", f);
    put_command_names(f);
    fputs("' ;;\n", f);
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        bash_command(f, *c);
    fputs("    esac ;;\n"
          "    esac\n"
          "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
          "}\n"
          "complete -o default -F _kperf kperf\n",
          f);
}

/* ---- zsh ----------------------------------------------------------------- */

/* Inside an _arguments specification ':' and brackets have meaning. */
static void zsh_text(FILE *f, const char *s)
{
    for (; *s; s++) {
        if (strchr(":[]", *s))
            fputc('\\', f);
        put_quoted(f, (char[]){*s, 0}, false);
    }
}

static void zsh_option(void *ctx, const struct kp_option *o)
{
    FILE *f = ctx;
    fputs("        ", f);
    if (o->letter)
        fprintf(f, "'*'{-%c%s,--%s%s}'[", o->letter, o->arg ? "+" : "", o->name,
                o->arg ? "=" : "");
    else
        fprintf(f, "'*--%s%s[", o->name, o->arg ? "=" : "");
    zsh_text(f, o->help);
    fputc(']', f);
    if (o->arg) {
        fputc(':', f);
        zsh_text(f, o->arg);
        fputc(':', f);
        if (o->values) {
            fputc('(', f);
            put_joined(f, o->values, ' ');
            fputc(')', f);
        } else {
            fputs("_files", f);
        }
    }
    fputs("' \\\n", f);
}

static void zsh_command(FILE *f, const struct kp_command *c)
{
    fprintf(f, "    %s)\n        _arguments -s -S : \\\n", c->name);
    kp_each_option(c, zsh_option, f);
    fputs("        '*:operand:", f);
    if (has_operand_words(c)) {
        fputc('(', f);
        put_operand_words(f, c);
        fputc(')', f);
    } else {
        fputs("_files", f);
    }
    fputs("' ;;\n", f);
}

static void zsh_script(FILE *f)
{
    fputs("#compdef kperf\n"
          "# zsh completion for kperf, made by 'kperf completion zsh'\n"
          "_kperf()\n"
          "{\n"
          "    local -a commands\n"
          "    commands=(\n",
          f);
    for (const struct kp_command *const *c = kp_commands; *c; c++) {
        fprintf(f, "        '%s:", (*c)->name);
        zsh_text(f, (*c)->summary);
        fputs("'\n", f);
    }
    fputs("    )\n"
          "    if (( CURRENT == 2 )); then\n"
          "        if [[ $words[2] == -* ]]; then\n"
          "            compadd -- --help --version\n"
          "        else\n"
          "            _describe command commands\n"
          "        fi\n"
          "        return\n"
          "    fi\n"
          "    local cmd=$words[2]\n"
          "    shift words\n"
          "    (( CURRENT-- ))\n"
          "    case $cmd in\n",
          f);
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        zsh_command(f, *c);
    fputs("    esac\n}\n_kperf \"$@\"\n", f);
}

/* ---- fish ---------------------------------------------------------------- */

struct fish {
    FILE *f;
    const struct kp_command *command;
};

static void fish_option(void *ctx, const struct kp_option *o)
{
    struct fish *s = ctx;
    fprintf(s->f, "complete -c kperf -n '__fish_seen_subcommand_from %s' -l %s", s->command->name,
            o->name);
    if (o->letter)
        fprintf(s->f, " -s %c", o->letter);
    if (o->values) {
        fputs(" -x -a '", s->f);
        put_joined(s->f, o->values, ' ');
        fputc('\'', s->f);
    } else if (o->arg) {
        fputs(" -r", s->f);
    }
    fputs(" -d '", s->f);
    put_quoted(s->f, o->help, true);
    fputs("'\n", s->f);
}

static void fish_command(FILE *f, const struct kp_command *c)
{
    fprintf(f, "complete -c kperf -f -n __fish_use_subcommand -a %s -d '", c->name);
    put_quoted(f, c->summary, true);
    fputs("'\n", f);
    kp_each_option(c, fish_option, &(struct fish){f, c});
    if (!has_operand_words(c))
        return;
    fprintf(f, "complete -c kperf -f -n '__fish_seen_subcommand_from %s' -a '", c->name);
    put_operand_words(f, c);
    fputs("'\n", f);
}

static void fish_script(FILE *f)
{
    fputs("# fish completion for kperf, made by 'kperf completion fish'\n"
          "complete -c kperf -f -n __fish_use_subcommand -l version -s V -d 'print the version'\n"
          "complete -c kperf -f -n __fish_use_subcommand -l help -s h -d 'list the commands'\n",
          f);
    for (const struct kp_command *const *c = kp_commands; *c; c++)
        fish_command(f, *c);
}

/* ---- the command --------------------------------------------------------- */

static const struct shell {
    const char *name;
    void (*print)(FILE *f);
} shells[] = {
    {"bash", bash_script},
    {"zsh", zsh_script},
    {"fish", fish_script},
};

static int completion_run(const struct kp_args *args)
{
    for (size_t i = 0; i < KP_COUNT(shells); i++) {
        if (strcmp(args->operands[0], shells[i].name) == 0) {
            shells[i].print(stdout);
            return KP_OK;
        }
    }
    return kp_usage(args, "no completion for '%s': bash, zsh and fish have one",
                    args->operands[0]);
}

const struct kp_command kp_cmd_completion = {
    .name = "completion",
    .summary = "print a shell's completion script",
    .operands = "bash|zsh|fish",
    .min_operands = 1,
    .max_operands = 1,
    .details =
        "'make install' puts the scripts where the shells look for them. By hand, for the shell "
        "that is running:\n"
        "\n"
        "  . <(kperf completion bash)\n"
        "  kperf completion zsh > \"${fpath[1]}/_kperf\"\n"
        "  kperf completion fish > ~/.config/fish/completions/kperf.fish\n",
    .run = completion_run,
};
