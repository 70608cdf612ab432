/*
 * cli, inside: what the files of this module share.
 */
#ifndef KP_CLI_INTERNAL_H
#define KP_CLI_INTERNAL_H

#include <jansson.h>

#include "cli/cli.h"

/* Calls visit for the command's own options, then for the common ones. */
typedef void kp_option_visit(void *ctx, const struct kp_option *option);
void kp_each_option(const struct kp_command *command, kp_option_visit *visit, void *ctx);

/* Calls of a command, of which the last has no line; NULL: none. */
struct kp_example {
    const char *what; /* a sentence; NULL: as the one before */
    const char *line;
};
const struct kp_example *kp_examples(const struct kp_command *command);

/* "-h" and "--help" of one command; of the program when command is NULL. */
void kp_help_short(FILE *f, const struct kp_command *command);
void kp_help_long(FILE *f, const struct kp_command *command);
/* The man page source (mdoc); of kperf(1) when command is NULL. */
void kp_man_print(FILE *f, const struct kp_command *command);
/* --version: the first line is "kperf X.Y.Z". */
void kp_version_print(FILE *f);

/* The command of that name, or NULL. */
const struct kp_command *kp_command_find(const char *name);
/* "unknown command 'x'", the nearest one and where to find help; KP_USAGE. */
int kp_unknown_command(const char *name);

/* A command's report as JSON, indented; whoever closes f finds what went wrong. */
void kp_report_print(FILE *f, const json_t *report);
/* What a command ends with: its report on standard output, as JSON under --json,
 * else by `print` (NULL: nothing), which gets kp_json_plain's copy, and freed.
 * Returns status. */
int kp_report_end(const struct kp_args *args, json_t *report,
                  void (*print)(FILE *f, const json_t *report), int status);
/* A report into --output, which may be absent, compressed when that ends in .gz: as JSON under
 * --json, else as write has kp_json_plain's copy, which returns KP_OK or a failure with a message.
 */
int kp_report_write(const struct kp_args *args, const json_t *report,
                    int (*write)(FILE *f, const struct kp_args *args, const json_t *report));
/* Has --format that value? */
bool kp_is_format(const struct kp_args *args, const char *name);

/* Is --output, which may be absent, a place for a picture, and is gnuplot there where it is
 * needed?  KP_OK, or a failure with a message. */
int kp_picture_check(const struct kp_args *args);
/* The picture of a script, as SVG, or PNG where path is called so, or the script itself where it is
 * called .gp.  script writes it: KP_OK, or a failure with a message. */
int kp_picture_draw(FILE *f, const char *path, int (*script)(FILE *f, bool png, const void *ctx),
                    const void *ctx);

/* ptxas under whose name kperf was called: instruments what the environment asks for
 * (kperf-ptxas(1)) and becomes the real one.  Returns only when that fails. */
int kp_standin_ptxas(int argc, char **argv);

/* What a text is called whose launches are to be collected: the beginning of its hash. */
void kp_kept_id(const struct kp_source *src, char id[17]);
/* Writes the instrumented text and its map as FOLDER/ID.ptx and FOLDER/ID.json; the folder is
 * made.  The path of the text, owned by the caller; or NULL with a message. */
char *kp_keep(const char *folder, const char *id, const struct kp_str *text, const json_t *map);

#endif
