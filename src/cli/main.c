/* Dispatch, signals, and the check of standard output at the end. */
#include "cli/internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

/* A closed descriptor 0, 1 or 2 would be taken by the next file opened, which
 * then got what was meant for the stream.  The plug fails on use. */
static void plug_closed_streams(void)
{
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) == -1 && errno == EBADF)
            (void)!open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
}

static void on_signal(int sig)
{
    kp_whole_cleanup_signal();
    if (sig == SIGINT)
        _exit(KP_INTERRUPTED);
    signal(sig, SIG_DFL);
    raise(sig);
}

static void catch_signals(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
    struct sigaction sa = {.sa_handler = on_signal};
    sigemptyset(&sa.sa_mask);
    for (size_t i = 0; i < KP_COUNT(signals); i++) {
        struct sigaction old;
        /* What the parent had ignored (nohup, a background job) stays so. */
        if (sigaction(signals[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN)
            sigaction(signals[i], &sa, NULL);
    }
}

/* Output that could not be written is a failure, also when it only shows now. */
static int finish(int status)
{
    kp_progress_end();
    bool bad = ferror(stdout) != 0;
    errno = 0; /* what an earlier write failed with is not known any more */
    bad = fclose(stdout) != 0 || bad;
    int err = errno;
    if (!bad)
        return status;
    if (status != KP_FAILED && err != EPIPE) /* which has said why */
        kp_error("standard output: %s", err ? strerror(err) : "a write failed");
    return status == KP_OK ? KP_FAILED : status;
}

static int run_command(const struct kp_command *command, int argc, char **argv)
{
    struct kp_args args;
    int status = kp_args_parse(command, argc, argv, &args);
    if (status == KP_OK)
        status = command->run(&args);
    kp_args_free(&args);
    return status < 0 ? KP_OK : status;
}

static int program_option(const char *word)
{
    static const char *const words[] = {"--help", "--version", NULL};
    if (strcmp(word, "-h") == 0)
        kp_help_short(stdout, NULL);
    else if (strcmp(word, "--help") == 0)
        kp_help_long(stdout, NULL);
    else if (strcmp(word, "-V") == 0 || strcmp(word, "--version") == 0)
        kp_version_print(stdout);
    else {
        const char *near = kp_nearest(word, words);
        kp_error("unknown option '%s' before the command%s%s%s\ntry 'kperf --help'", word,
                 near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "");
        return KP_USAGE;
    }
    return KP_OK;
}

/* Called as ptxas, by a link of that name? */
static bool is_ptxas(const char *argv0)
{
    const char *slash = argv0 ? strrchr(argv0, '/') : NULL;
    return argv0 && strcmp(slash ? slash + 1 : argv0, "ptxas") == 0;
}

static int dispatch(int argc, char **argv)
{
    if (argc > 0 && is_ptxas(argv[0]))
        return kp_standin_ptxas(argc, argv);
    if (argc > 1 && strcmp(argv[1], "ptxas") == 0 &&
        !(argc == 3 && (strcmp(argv[2], "-h") == 0 || strcmp(argv[2], "--help") == 0)))
        return kp_standin_ptxas(argc - 1, argv + 1);
    if (argc < 2) {
        kp_error("no command given\ntry 'kperf --help'");
        return KP_USAGE;
    }
    if (argv[1][0] == '-')
        return program_option(argv[1]);
    const struct kp_command *command = kp_command_find(argv[1]);
    return command ? run_command(command, argc - 1, argv + 1) : kp_unknown_command(argv[1]);
}

int main(int argc, char **argv)
{
    plug_closed_streams();
    catch_signals();
    kp_message_setup(KP_COLOR_AUTO, false);
    return finish(dispatch(argc, argv));
}
