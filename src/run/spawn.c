#include "run/run_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#define MAX_OUTPUT (1u << 20)
#define MAX_REPORT (64u << 20)
#define END_GRACE 20u /* seconds from the end of its output to a process's own */

extern char **environ;

static volatile sig_atomic_t interrupted; /* the first signal's number */
static bool in_child; /* what a child starts stays in its process group */

/* What the child is at, in memory that it shares with its parent. */
#define PHASE_BYTES 128
static char *phase;

void kpn_phase(const char *text)
{
    if (phase)
        snprintf(phase, PHASE_BYTES, "%s", text);
}

static void open_phase(void)
{
    void *p = phase ? phase : mmap(NULL, PHASE_BYTES, PROT_READ | PROT_WRITE,
                                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    phase = p == MAP_FAILED ? NULL : p;
    kpn_phase("start");
}

static const char *current_phase(void)
{
    if (!phase)
        return "unknown";
    phase[PHASE_BYTES - 1] = '\0';
    return phase;
}

static const int caught[] = {SIGINT, SIGTERM, SIGHUP};
static struct sigaction before[KP_COUNT(caught)], before_pipe;

static void on_signal(int number)
{
    if (interrupted) {
        kp_out_cleanup_signal();
        _exit(KP_INTERRUPTED);
    }
    interrupted = number;
}

void kpn_signals_begin(void)
{
    struct sigaction a = {.sa_handler = on_signal}, ignore = {.sa_handler = SIG_IGN};
    sigemptyset(&a.sa_mask);
    interrupted = 0;
    for (size_t i = 0; i < KP_COUNT(caught); i++) {
        sigaction(caught[i], NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN)
            sigaction(caught[i], &a, NULL);
    }
    sigaction(SIGPIPE, &ignore, &before_pipe);
}

void kpn_signals_end(void)
{
    for (size_t i = 0; i < KP_COUNT(caught); i++)
        sigaction(caught[i], &before[i], NULL);
    sigaction(SIGPIPE, &before_pipe, NULL);
    if (interrupted && interrupted != SIGINT)
        raise(interrupted);
}

bool kpn_interrupted(void)
{
    return interrupted != 0;
}

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

enum drain { DRAIN_END, DRAIN_TIMEOUT, DRAIN_TOO_MUCH, DRAIN_INTERRUPTED };

/* Reads fd to its end, the deadline or the limit; `what`, when given, is shown
 * as progress with the seconds that went by. */
static enum drain drain(int fd, const char *what, unsigned timeout, size_t limit,
                        struct kp_str *out)
{
    char buf[16384], text[256];
    int64_t begin = now_ms(), deadline = begin + (int64_t)timeout * 1000;
    for (;;) {
        if (what) {
            snprintf(text, sizeof text, "%s: %s, %lld s", what, current_phase(),
                     (long long)(now_ms() - begin) / 1000);
            kp_progress(text, 0, 0);
        }
        int64_t left = deadline - now_ms();
        if (kpn_interrupted())
            return DRAIN_INTERRUPTED;
        if (left <= 0)
            return DRAIN_TIMEOUT;
        struct pollfd p = {fd, POLLIN, 0};
        /* Short waits: a signal may come just before poll. */
        if (poll(&p, 1, left > 100 ? 100 : (int)left) <= 0)
            continue;
        ssize_t n = read(fd, buf, sizeof buf);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return DRAIN_END;
        if (out->len + (size_t)n > limit)
            return DRAIN_TOO_MUCH;
        kp_str_addn(out, buf, (size_t)n);
    }
}

/* Kills the group and waits a while: a process inside the driver may not die
 * at once, and must not hold us. */
static void end_group(pid_t pid, int *status)
{
    if (!in_child)
        kill(-pid, SIGKILL);
    kill(pid, SIGKILL);
    for (int i = 0; i < 500; i++) {
        if (waitpid(pid, status, WNOHANG) != 0)
            return;
        nanosleep(&(struct timespec){0, 10000000}, NULL);
    }
    kp_warn("process %ld does not end; it is left behind", (long)pid);
}

/* Waits for a process that has closed its output and is about to end: one that
 * only closed it must not hold us. */
static enum drain wait_for(pid_t pid, unsigned timeout, int *status)
{
    int64_t deadline = now_ms() + (timeout < END_GRACE ? timeout : END_GRACE) * (int64_t)1000;
    for (;;) {
        if (waitpid(pid, status, WNOHANG) != 0)
            return DRAIN_END;
        if (kpn_interrupted())
            return DRAIN_INTERRUPTED;
        if (now_ms() >= deadline)
            return DRAIN_TIMEOUT;
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
}

/* Starts argv with stdout and stderr on fd[1]; 0 or an errno. */
static int start(char *const argv[], const int fd[2], pid_t *pid)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attr;
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&files, fd[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, fd[1], STDERR_FILENO);
    posix_spawnattr_init(&attr);
    posix_spawnattr_setflags(&attr, (short)((in_child ? 0 : POSIX_SPAWN_SETPGROUP) |
                                            POSIX_SPAWN_SETSIGDEF));
    posix_spawnattr_setpgroup(&attr, 0);
    posix_spawnattr_setsigdefault(&attr, &defaults);
    int err = posix_spawn(pid, argv[0], &files, &attr, argv, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attr);
    return err;
}

static bool open_pipe(int fd[2])
{
    if (pipe(fd) != 0) {
        kp_error("cannot make a pipe: %s", strerror(errno));
        return false;
    }
    fcntl(fd[0], F_SETFD, FD_CLOEXEC);
    fcntl(fd[1], F_SETFD, FD_CLOEXEC);
    return true;
}

int kpn_spawn(char *const argv[], unsigned timeout, struct kp_str *out, int *status)
{
    int fd[2];
    pid_t pid;
    if (!open_pipe(fd))
        return KP_FAILED;
    int err = start(argv, fd, &pid);
    close(fd[1]);
    if (err) {
        close(fd[0]);
        kp_error("%s: cannot be started: %s", argv[0], strerror(err));
        return KP_FAILED;
    }
    enum drain d = drain(fd[0], NULL, timeout, MAX_OUTPUT, out);
    close(fd[0]);
    if (!out->s)
        kp_str_add(out, "");
    if (d == DRAIN_END)
        d = wait_for(pid, timeout, status);
    if (d == DRAIN_END)
        return KP_OK;
    end_group(pid, status);
    if (d == DRAIN_INTERRUPTED)
        return KP_INTERRUPTED;
    if (d == DRAIN_TIMEOUT)
        kp_error("%s: did not end within %u s", argv[0], timeout);
    else
        kp_error("%s: printed more than %u bytes", argv[0], MAX_OUTPUT);
    return KP_FAILED;
}

/* ---- work in a fork ----------------------------------------------------- */

static bool write_all(int fd, const char *s, size_t n)
{
    while (n) {
        ssize_t k = write(fd, s, n);
        if (k < 0 && errno == EINTR)
            continue;
        if (k <= 0)
            return false;
        s += k;
        n -= (size_t)k;
    }
    return true;
}

KP_NORETURN
static void be_child(int fd, pid_t parent, int (*work)(void *ctx, json_t **report), void *ctx)
{
    json_t *report = NULL;
    in_child = true;
    setpgid(0, 0);
    for (size_t i = 0; i < KP_COUNT(caught); i++)
        signal(caught[i], SIG_DFL);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(KP_FAILED);
#else
    (void)parent;
#endif
    int status = work(ctx, &report);
    char *text = report ? json_dumps(report, JSON_COMPACT) : NULL;
    fflush(stderr);
    if (text && !write_all(fd, text, strlen(text)))
        status = KP_FAILED;
    _exit(status);
}

static int child_ended(const char *what, int status, const struct kp_str *text, json_t **report)
{
    if (WIFSIGNALED(status)) {
        kp_error("%s: ended by signal %d (%s) at: %s", what, WTERMSIG(status),
                 strsignal(WTERMSIG(status)), current_phase());
        return KP_FAILED;
    }
    json_error_t err;
    *report = text->len ? json_loads(text->s, 0, &err) : NULL;
    if (!*report && WEXITSTATUS(status) == KP_OK) {
        kp_error("%s: ended without a report", what);
        return KP_FAILED;
    }
    return WEXITSTATUS(status);
}

int kpn_child(const char *what, unsigned timeout, int (*work)(void *ctx, json_t **report),
              void *ctx, json_t **report)
{
    int fd[2], status = 0;
    *report = NULL;
    if (kpn_interrupted())
        return KP_INTERRUPTED;
    if (!open_pipe(fd))
        return KP_FAILED;
    open_phase();
    fflush(NULL); /* or the child would write it again */
    pid_t parent = getpid(), pid = fork();
    if (pid < 0) {
        kp_error("cannot fork: %s", strerror(errno));
        close(fd[0]);
        close(fd[1]);
        return KP_FAILED;
    }
    if (pid == 0) {
        close(fd[0]);
        be_child(fd[1], parent, work, ctx);
    }
    setpgid(pid, pid);
    close(fd[1]);
    struct kp_str text = {0};
    enum drain d = drain(fd[0], what, timeout, MAX_REPORT, &text);
    close(fd[0]);
    kp_progress_end();
    int result = KP_FAILED;
    if (d == DRAIN_END)
        d = wait_for(pid, timeout, &status);
    if (d == DRAIN_END) {
        result = child_ended(what, status, &text, report);
    } else {
        end_group(pid, &status);
        if (d == DRAIN_TIMEOUT)
            kp_error("%s: no end after %u s; stopped at: %s", what, timeout, current_phase());
        result = d == DRAIN_INTERRUPTED ? KP_INTERRUPTED : KP_FAILED;
    }
    kp_str_free(&text);
    return result;
}
