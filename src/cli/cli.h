/*
 * cli: sub-commands and their options.  One file a sub-command, each exporting
 * one const kp_command; commands.c lists them.  The tables feed parsing, help,
 * man page synopses and completions.
 */
#ifndef KP_CLI_H
#define KP_CLI_H

#include "base/base.h"

struct kp_option {
    const char *name;  /* long name; NULL ends the table */
    char letter;       /* 0: none */
    const char *arg;   /* metavariable; NULL: a flag */
    const char *help;
    const char *values; /* "a|b|c" when only these are legal, else NULL */
};

struct kp_args {
    const struct kp_command *command;
    char **operands;
    size_t operand_count;
    struct kp_given {
        const struct kp_option *option;
        const char *value;
    } *given;
    size_t given_count;
};

struct kp_command {
    const char *name;
    const char *summary;   /* one line, no full stop */
    const char *operands;  /* "TRACE", "[FILE]", "CONFIG"; with " -- ", that stays among them */
    int min_operands, max_operands;
    const char *details;   /* paragraphs for --help and the man page */
    const char *more[2];   /* further ones, as C promises only strings of 4095; NULL: none */
    const struct kp_option *options; /* besides the common ones */
    int (*run)(const struct kp_args *args); /* returns an enum kp_status */
};

extern const struct kp_command *const kp_commands[]; /* NULL-terminated */

/* The last value given for an option, or NULL.  The name must be in the
 * command's table. */
const char *kp_arg(const struct kp_args *args, const char *name);
bool kp_flag(const struct kp_args *args, const char *name);
/* The i-th value of an option that may be repeated, or NULL. */
const char *kp_arg_nth(const struct kp_args *args, const char *name, size_t i);
/* All of them, NULL-terminated; free() it. */
const char **kp_arg_all(const struct kp_args *args, const char *name);
/* A number option within [min, max]; fallback when absent.  Exits the parse
 * with a KP_USAGE message: returns false. */
bool kp_arg_number(const struct kp_args *args, const char *name, uint64_t min,
                   uint64_t max, uint64_t fallback, uint64_t *out);
/* A percentage within [min, max], 2.5 or 2.5%, as a fraction; *out stays when it is absent.  False
 * after a message. */
bool kp_arg_percent(const struct kp_args *args, const char *name, double min, double max,
                    double *out);
/* "kperf CMD: ..." and where to find help; returns KP_USAGE. */
int kp_usage(const struct kp_args *args, const char *fmt, ...) KP_PRINTF(2, 3);

/* Parses argv[1..] of a sub-command.  KP_OK, KP_USAGE with a message, or -1
 * when help was printed and the program should end well. */
int kp_args_parse(const struct kp_command *command, int argc, char **argv,
                  struct kp_args *out);
void kp_args_free(struct kp_args *args);

#endif
