#include "base/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define END_GRACE 20u /* seconds from the end of its output to a process's own */

extern char **environ;

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool stopped(const struct kp_watch *watch)
{
    return watch && watch->stop && watch->stop();
}

enum kp_wait kp_read_to_end(int fd, const struct kp_watch *watch, unsigned timeout, size_t limit,
                            struct kp_str *out)
{
    char buf[16384];
    int64_t begin = now_ms(), deadline = begin + (int64_t)timeout * 1000;
    for (;;) {
        if (watch && watch->tick)
            watch->tick(watch->ctx, (unsigned)((now_ms() - begin) / 1000));
        int64_t left = deadline - now_ms();
        if (stopped(watch))
            return KP_WAIT_STOPPED;
        if (left <= 0)
            return KP_WAIT_TIMEOUT;
        struct pollfd p = {fd, POLLIN, 0};
        /* Short waits: a signal may come just before poll. */
        if (poll(&p, 1, left > 100 ? 100 : (int)left) <= 0)
            continue;
        ssize_t n = read(fd, buf, sizeof buf);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return KP_WAIT_END;
        if (out->len + (size_t)n > limit)
            return KP_WAIT_TOO_MUCH;
        kp_str_addn(out, buf, (size_t)n);
    }
}

void kp_process_end(pid_t pid, bool group, int *status)
{
    if (group)
        kill(-pid, SIGKILL);
    kill(pid, SIGKILL);
    for (int i = 0; i < 500; i++) {
        if (waitpid(pid, status, WNOHANG) != 0)
            return;
        nanosleep(&(struct timespec){0, 10000000}, NULL);
    }
    kp_warn("process %ld does not end; it is left behind", (long)pid);
}

enum kp_wait kp_process_wait(pid_t pid, const struct kp_watch *watch, unsigned timeout,
                             int *status)
{
    int64_t deadline = now_ms() + (timeout < END_GRACE ? timeout : END_GRACE) * (int64_t)1000;
    for (;;) {
        if (waitpid(pid, status, WNOHANG) != 0)
            return KP_WAIT_END;
        if (stopped(watch))
            return KP_WAIT_STOPPED;
        if (now_ms() >= deadline)
            return KP_WAIT_TIMEOUT;
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
}

bool kp_pipe(int fd[2])
{
    if (pipe(fd) != 0) {
        kp_error("cannot make a pipe: %s", strerror(errno));
        return false;
    }
    fcntl(fd[0], F_SETFD, FD_CLOEXEC);
    fcntl(fd[1], F_SETFD, FD_CLOEXEC);
    return true;
}

/* Its standard streams; `say` is where its messages go. */
static void set_streams(posix_spawn_file_actions_t *files, const struct kp_process *p, int say)
{
    posix_spawn_file_actions_init(files);
    if (p->in < 0)
        posix_spawn_file_actions_addopen(files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    else
        posix_spawn_file_actions_adddup2(files, p->in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(files, p->out < 0 ? say : p->out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(files, say, STDERR_FILENO);
}

/* 0 or an errno. */
static int start(const struct kp_process *p, int say, pid_t *pid)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attr;
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    set_streams(&files, p, say);
    posix_spawnattr_init(&attr);
    posix_spawnattr_setflags(&attr, (short)((p->group ? POSIX_SPAWN_SETPGROUP : 0) |
                                            POSIX_SPAWN_SETSIGDEF));
    posix_spawnattr_setpgroup(&attr, 0);
    posix_spawnattr_setsigdefault(&attr, &defaults);
    int err = posix_spawnp(pid, p->argv[0], &files, &attr, p->argv, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attr);
    return err;
}

int kp_process_run(const struct kp_process *p, struct kp_str *said, int *status)
{
    int fd[2];
    pid_t pid;
    if (!kp_pipe(fd))
        return KP_FAILED;
    int err = start(p, fd[1], &pid);
    close(fd[1]);
    if (err) {
        close(fd[0]);
        kp_error("%s: cannot be started: %s", p->argv[0], strerror(err));
        return KP_FAILED;
    }
    enum kp_wait w = kp_read_to_end(fd[0], &p->watch, p->timeout, p->limit, said);
    close(fd[0]);
    if (!said->s)
        kp_str_add(said, "");
    if (w == KP_WAIT_END)
        w = kp_process_wait(pid, &p->watch, p->timeout, status);
    if (w == KP_WAIT_END)
        return KP_OK;
    kp_process_end(pid, p->group, status);
    if (w == KP_WAIT_STOPPED)
        return KP_INTERRUPTED;
    if (w == KP_WAIT_TIMEOUT)
        kp_error("%s: did not end within %u s", p->argv[0], p->timeout);
    else
        kp_error("%s: printed more than %zu bytes", p->argv[0], p->limit);
    return KP_FAILED;
}

static bool runnable(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode) && access(path, X_OK) == 0;
}

char *kp_process_find(const char *name)
{
    if (!*name || strchr(name, '/'))
        return *name && runnable(name) ? kp_strdup(name) : NULL;
    for (const char *dirs = getenv("PATH"); dirs && *dirs;) {
        size_t n = strcspn(dirs, ":");
        char *p = kp_asprintf("%.*s/%s", n ? (int)n : 1, n ? dirs : ".", name);
        if (runnable(p))
            return p;
        free(p);
        dirs += n + (dirs[n] == ':');
    }
    return NULL;
}
