#include "run/run_internal.h"

#include <errno.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#define MAX_OUTPUT (1u << 20)
#define MAX_REPORT (64u << 20)

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
        kp_whole_cleanup_signal();
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

int kpn_spawn(char *const argv[], unsigned timeout, struct kp_str *out, int *status)
{
    const struct kp_process p = {
        .argv = argv, .in = -1, .out = -1, .timeout = timeout, .limit = MAX_OUTPUT,
        .group = !in_child, .watch = {.stop = kpn_interrupted},
    };
    return kp_process_run(&p, out, status);
}

void kpn_command_add(struct kpn_command *c, const char *arg)
{
    KP_PUSH(c->argv, (char *)(uintptr_t)arg);
}

/* Bytes of its first lines: one mistake can be followed by thousands. */
static size_t some_lines(const char *text)
{
    const char *p = text;
    for (int lines = 0; lines < 24 && (p = strchr(p, '\n')); lines++)
        p++;
    return p ? (size_t)(p - text) : strlen(text);
}

/* A text in which the temporary file has the name of what it holds; owned. */
static char *named(const struct kpn_command *c, const char *what, const char *text, size_t n)
{
    struct kp_str b = {0};
    const char *end = text + n, *at;
    size_t length = c->file ? strlen(c->file) : 0;
    while (length && (at = memmem(text, (size_t)(end - text), c->file, length))) {
        kp_str_addn(&b, text, (size_t)(at - text));
        kp_str_add(&b, what);
        text = at + length;
    }
    kp_str_addn(&b, text, (size_t)(end - text));
    return kp_str_detach(&b);
}

static void say_failure(const struct kpn_command *c, const char *what, int status,
                        const char *text)
{
    struct kp_str command = {0};
    const char *slash = strrchr(c->argv.v[0], '/');
    bool ended = WIFEXITED(status);
    size_t shown = some_lines(text);
    for (size_t i = 0; c->argv.v[i]; i++)
        kp_str_addf(&command, "%s%s", i ? " " : "",
                    c->file && strcmp(c->argv.v[i], c->file) == 0 ? what : c->argv.v[i]);
    char *said = named(c, what, text, shown);
    kp_error("%s %s %s (%s %d):\n%s%s\n  command: %s", slash ? slash + 1 : c->argv.v[0],
             ended ? "refuses" : "fails on", what, ended ? "status" : "signal",
             ended ? WEXITSTATUS(status) : WTERMSIG(status), said, text[shown] ? "..." : "",
             command.s);
    free(said);
    /* what LLVM says of the directives and processors of a later one */
    if (strstr(text, ": error: unknown .amdhsa_kernel directive") ||
        strstr(text, ": error: unknown directive\n\t\t.amdhsa_"))
        kp_note("this text is of a later LLVM: LLVM_MC and LD_LLD name other tools");
    kp_str_free(&command);
}

int kpn_command_run(struct kpn_command *c, const char *what, unsigned timeout,
                    struct kp_str *said)
{
    int status = 0;
    KP_PUSH(c->argv, NULL);
    int result = kpn_spawn(c->argv.v, timeout, said, &status);
    if (result == KP_OK && (!WIFEXITED(status) || WEXITSTATUS(status) != 0)) {
        say_failure(c, what, status, said->s ? said->s : "");
        result = KP_FAILED;
    }
    free(c->argv.v);
    *c = (struct kpn_command){0};
    return result;
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

static void show_progress(void *what, unsigned seconds)
{
    char text[256];
    snprintf(text, sizeof text, "%s: %s, %u s", (const char *)what, current_phase(), seconds);
    kp_progress(text, 0, 0);
}

int kpn_child(const char *what, unsigned timeout, int (*work)(void *ctx, json_t **report),
              void *ctx, json_t **report)
{
    int fd[2], status = 0;
    *report = NULL;
    if (kpn_interrupted())
        return KP_INTERRUPTED;
    if (!kp_pipe(fd))
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
    const struct kp_watch watch = {kpn_interrupted, show_progress, (char *)(uintptr_t)what};
    enum kp_wait w = kp_read_to_end(fd[0], &watch, timeout, MAX_REPORT, &text);
    close(fd[0]);
    kp_progress_end();
    int result = KP_FAILED;
    if (w == KP_WAIT_END)
        w = kp_process_wait(pid, &watch, timeout, &status);
    if (w == KP_WAIT_END) {
        result = child_ended(what, status, &text, report);
    } else {
        kp_process_end(pid, !in_child, &status);
        if (w == KP_WAIT_TIMEOUT)
            kp_error("%s: no end after %u s; stopped at: %s", what, timeout, current_phase());
        result = w == KP_WAIT_STOPPED ? KP_INTERRUPTED : KP_FAILED;
    }
    kp_str_free(&text);
    return result;
}
