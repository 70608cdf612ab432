#include "replay/export/gnuplot.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/process.h"

#define TIMEOUT 300            /* seconds */
#define MAX_SAID (1u << 20)    /* bytes of messages */
#define SHOWN 600              /* of them, in ours */

/* Its path, owned by the caller; NULL with a message. */
static char *find(void)
{
    const char *asked = getenv("GNUPLOT");
    bool named = asked && *asked;
    char *path = kp_process_find(named ? asked : "gnuplot");
    if (!path && named)
        kp_error("$GNUPLOT: %s: not found, or not a program", asked);
    else if (!path)
        kp_error("gnuplot, which draws --format plot, is not on PATH; install it (Debian, Ubuntu: "
                 "gnuplot-nox; Fedora: gnuplot-minimal) or name it in $GNUPLOT.\n"
                 "-o FILE.gp writes its script and does not need it");
    return path;
}

int kpr_gnuplot_check(void)
{
    char *path = find();
    free(path);
    return path ? KP_OK : KP_FAILED;
}

/* What it said, as one message: blank lines out, control bytes masked. */
static void report(int status, const struct kp_str *said)
{
    struct kp_str b = {0};
    for (const char *s = said->s; *s && b.len < SHOWN; s++) {
        bool blank = *s == '\n' && (b.len == 0 || b.s[b.len - 1] == '\n');
        unsigned char c = (unsigned char)*s;
        if (!blank)
            kp_str_addc(&b, *s == '\n' || (c >= 0x20 && c != 0x7f) ? *s : '?');
    }
    while (b.len && b.s[b.len - 1] == '\n')
        b.s[--b.len] = '\0';
    if (WIFSIGNALED(status))
        kp_error("gnuplot was ended by signal %d%s%s", WTERMSIG(status), b.len ? ":\n" : "",
                 b.len ? b.s : "");
    else
        kp_error("gnuplot failed with status %d%s%s", WEXITSTATUS(status), b.len ? ":\n" : "",
                 b.len ? b.s : "");
    kp_str_free(&b);
}

/* Appends what is in `from`; KP_FAILED when there is nothing. */
static int copy(FILE *from, FILE *to)
{
    char buf[65536];
    size_t n, all = 0;
    rewind(from);
    while ((n = fread(buf, 1, sizeof buf, from)) > 0) {
        fwrite(buf, 1, n, to); /* errors stick to it; commit asks for them */
        all += n;
    }
    if (all > 0 && !ferror(from))
        return KP_OK;
    kp_error("gnuplot ended well, but made no picture");
    return KP_FAILED;
}

/* As a file, a script ends with its first error; from a pipe gnuplot would go on. */
static int run(char *path, FILE *script, FILE *picture)
{
    char *const argv[] = {path, "-d", "/dev/stdin", NULL};
    const struct kp_process p = {
        .argv = argv, .in = fileno(script), .out = fileno(picture), .timeout = TIMEOUT,
        .limit = MAX_SAID,
    };
    struct kp_str said = {0};
    int ended = 0, status = kp_process_run(&p, &said, &ended);
    if (status == KP_OK && ended != 0) {
        report(ended, &said);
        status = KP_FAILED;
    }
    kp_str_free(&said);
    return status;
}

int kpr_gnuplot_draw(FILE *script, FILE *out)
{
    char *path = find();
    int status = KP_FAILED;
    if (!path)
        return status;
    FILE *picture = tmpfile();
    if (!picture || fflush(script) != 0 || ferror(script) ||
        lseek(fileno(script), 0, SEEK_SET) != 0)
        kp_error("cannot write a temporary file: %s", strerror(errno));
    else
        status = run(path, script, picture);
    if (status == KP_OK)
        status = copy(picture, out);
    if (picture)
        fclose(picture);
    free(path);
    return status;
}
