/* Files that appear whole or not at all.  Nothing else of kperf's is needed here: the injection
 * library, which must not end its program, is built with this file alone. */
#include "base/base.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

enum { RANDOM = 6, TRIES = 100 };

/* Files to remove when a signal ends the program. */
static char *volatile open_temps[8];

static void remember(char *temp)
{
    for (size_t i = 0; i < KP_COUNT(open_temps); i++) {
        if (!open_temps[i]) {
            open_temps[i] = temp;
            return;
        }
    }
}

static void forget(const char *temp)
{
    for (size_t i = 0; temp && i < KP_COUNT(open_temps); i++)
        if (open_temps[i] == temp)
            open_temps[i] = NULL;
}

void kp_whole_cleanup_signal(void)
{
    for (size_t i = 0; i < KP_COUNT(open_temps); i++)
        if (open_temps[i])
            unlink(open_temps[i]);
}

/* As mkstemp, with the mode that the process' mask leaves, which other threads may stand on. */
static int open_new(char *temp)
{
    static atomic_uint tried;
    struct timespec now;
    int fd = -1;
    clock_gettime(CLOCK_REALTIME, &now);
    for (unsigned i = 0; i < TRIES && fd < 0; i++) {
        unsigned n = (unsigned)now.tv_nsec ^ (unsigned)getpid() << 8 ^
                     atomic_fetch_add(&tried, 1) * 0x9e3779u;
        snprintf(temp + strlen(temp) - RANDOM, RANDOM + 1, "%06x", n & 0xffffff);
        fd = open(temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd < 0 && errno != EEXIST)
            break;
    }
    return fd;
}

FILE *kp_whole_open(char *temp)
{
    int fd = open_new(temp);
    FILE *f = fd < 0 ? NULL : fdopen(fd, "wb");
    if (f)
        remember(temp);
    if (f || fd < 0)
        return f;
    int err = errno;
    close(fd);
    unlink(temp);
    errno = err;
    return NULL;
}

/* What does not reach a disk, as some file systems have it, is no failure. */
static bool is_synced(FILE *f)
{
    return fsync(fileno(f)) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
}

bool kp_whole_commit(FILE *f, const char *temp, const char *path)
{
    bool bad = ferror(f) != 0;
    errno = 0;
    if (bad)
        fputc('\n', f); /* the reason is forgotten: to be told it again */
    bad = fflush(f) != 0 || bad || (temp && !is_synced(f));
    int err = errno;
    if (f != stdout && fclose(f) != 0 && !bad) {
        bad = true;
        err = errno;
    }
    if (!bad && temp && rename(temp, path) != 0) {
        bad = true;
        err = errno;
    }
    if (bad && temp)
        unlink(temp);
    forget(temp);
    errno = err;
    return !bad;
}

void kp_whole_abort(FILE *f, const char *temp)
{
    if (f != stdout)
        fclose(f);
    if (temp)
        unlink(temp);
    forget(temp);
}
