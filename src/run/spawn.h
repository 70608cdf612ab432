/*
 * spawn: signals, other programs, and children that hold a device.
 */
#ifndef KP_RUN_SPAWN_H
#define KP_RUN_SPAWN_H

#include <jansson.h>
#include "base/process.h"

/* SIGINT, SIGTERM and SIGHUP set a flag between these two, unless they were
 * ignored; a second one ends the program at once, temporary files removed.
 * The end passes SIGTERM and SIGHUP on to whoever handled them before. */
void kpn_signals_begin(void);
void kpn_signals_end(void);
/* A signal came since kpn_signals_begin. */
bool kpn_interrupted(void);
/* Runs argv (path in argv[0]); stdout and stderr into *out, at most 1 MiB.
 * KP_OK with the wait status in *status, KP_FAILED (cannot start, too long)
 * with a message, KP_INTERRUPTED. */
int kpn_spawn(char *const argv[], unsigned timeout, struct kp_str *out, int *status);
/* A program and its arguments, borrowed. */
struct kpn_command {
    KP_VEC(char *) argv;
    const char *file; /* one of them, a temporary file: messages call it what it holds; or NULL */
};
void kpn_command_add(struct kpn_command *c, const char *arg);
/* Runs it as kpn_spawn does, and frees the list.  KP_FAILED, too, where it ends in another way than
 * with 0: then with its own words on `what` and the command in the message. */
int kpn_command_run(struct kpn_command *c, const char *what, unsigned timeout,
                    struct kp_str *said);
/* Runs work(ctx) in a fork and takes its JSON.  The child's result is returned;
 * a signal or the timeout is KP_FAILED with a message naming `what`. */
int kpn_child(const char *what, unsigned timeout, int (*work)(void *ctx, json_t **report),
              void *ctx, json_t **report);
/* In the child: what it does next, for messages about its end and progress. */
void kpn_phase(const char *text);

#endif
