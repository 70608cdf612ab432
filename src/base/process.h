/*
 * process: other programs, and the waiting for them.  Nothing goes through a shell.
 */
#ifndef KP_PROCESS_H
#define KP_PROCESS_H

#include <sys/types.h>

#include "base/base.h"

/* How a wait for a process came to its end. */
enum kp_wait { KP_WAIT_END, KP_WAIT_TIMEOUT, KP_WAIT_TOO_MUCH, KP_WAIT_STOPPED };

/* What happens while one waits. */
struct kp_watch {
    bool (*stop)(void); /* asked several times a second; NULL: never */
    void (*tick)(void *ctx, unsigned seconds); /* as often; NULL: nothing */
    void *ctx;
};

struct kp_process {
    char *const *argv; /* argv[0] is looked for on PATH when it has no slash */
    int in, out;       /* its standard input and output; -1: /dev/null, and out: with stderr */
    unsigned timeout;  /* seconds */
    size_t limit;      /* bytes that it may print */
    bool group;        /* of its own, so that its children can be ended with it */
    struct kp_watch watch;
};
/* Runs a program to its end; `said` gets its stderr, and its stdout where out is -1.  KP_OK:
 * *status is as from waitpid.  KP_FAILED with a message: it could not be started, printed
 * too much or took too long; KP_INTERRUPTED: stopped.  It has been killed then. */
int kp_process_run(const struct kp_process *p, struct kp_str *said, int *status);
/* The program of that name: a path, or the first on PATH.  NULL, or owned by the caller. */
char *kp_process_find(const char *name);

/* A pipe that is closed on exec; false after a message. */
bool kp_pipe(int fd[2]);
/* Reads fd to its end, the timeout or the limit. */
enum kp_wait kp_read_to_end(int fd, const struct kp_watch *watch, unsigned timeout, size_t limit,
                            struct kp_str *out);
/* Waits for a process that has closed its output and is about to end: one that only closed
 * it must not hold us. */
enum kp_wait kp_process_wait(pid_t pid, const struct kp_watch *watch, unsigned timeout,
                             int *status);
/* Kills it, with its group if that is its own, and waits a while: a process inside a driver
 * may not die at once, and must not hold us. */
void kp_process_end(pid_t pid, bool group, int *status);

#endif
