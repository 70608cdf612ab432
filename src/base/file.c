#include "base/base.h"

#include <errno.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

int kp_read_file(const char *path, size_t limit, struct kp_str *out)
{
    bool std = strcmp(path, "-") == 0;
    FILE *f = std ? stdin : fopen(path, "rb");
    if (!f) {
        kp_error("%s: %s", path, strerror(errno));
        return KP_FAILED;
    }
    path = kp_shown_name(path);
    char buf[65536];
    size_t n;
    int status = KP_OK;
    while ((n = fread(buf, 1, sizeof buf, f)) > 0) {
        if (out->len + n > limit) {
            kp_error("%s: larger than the limit of %zu bytes", path, limit);
            status = KP_MALFORMED;
            break;
        }
        kp_str_addn(out, buf, n);
    }
    if (ferror(f)) {
        kp_error("%s: %s", path, strerror(errno));
        status = KP_FAILED;
    }
    if (!std)
        fclose(f);
    if (!out->s)
        kp_str_add(out, "");
    return status;
}

/* What a link stands for, so that the link stays; owned. */
static char *target_of(const char *path)
{
    struct stat st;
    char *target = lstat(path, &st) == 0 && S_ISLNK(st.st_mode) ? realpath(path, NULL) : NULL;
    return target ? target : kp_strdup(path);
}

/* One name for a file, whether or not it is there; owned. */
static char *full_path(const char *path)
{
    char *full = realpath(path, NULL);
    const char *slash = strrchr(path, '/');
    if (full)
        return full;
    char *folder = kp_strndup(path, slash ? (size_t)(slash - path) + 1 : 0);
    full = realpath(*folder ? folder : ".", NULL);
    char *name = kp_asprintf("%s/%s", full ? full : folder, slash ? slash + 1 : path);
    free(full);
    free(folder);
    return name;
}

static void release(struct kp_out *o)
{
    free(o->temp);
    free(o->path);
    *o = (struct kp_out){0};
}

static int refuse_terminal(void)
{
    kp_error("refusing to write binary data to a terminal; use -o FILE or a pipe");
    return KP_USAGE;
}

static int open_stdout(struct kp_out *o, bool binary)
{
    if (binary && isatty(STDOUT_FILENO))
        return refuse_terminal();
    o->f = stdout;
    return KP_OK;
}

/* True for /dev/full and its like, which cannot be renamed onto. */
static bool is_special(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && !S_ISREG(st.st_mode);
}

static int open_special(struct kp_out *o, const char *path, bool binary)
{
    o->f = fopen(path, "wb");
    if (!o->f) {
        kp_error("%s: %s", path, strerror(errno));
        return KP_FAILED;
    }
    if (binary && isatty(fileno(o->f))) {
        fclose(o->f);
        o->f = NULL;
        return refuse_terminal();
    }
    o->path = kp_strdup(path);
    return KP_OK;
}

/* A temporary file beside o->path. */
static int open_temp(struct kp_out *o)
{
    o->temp = kp_asprintf("%s.XXXXXX", o->path);
    o->f = kp_whole_open(o->temp);
    return o->f ? KP_OK : KP_FAILED;
}

static int refuse_existing(const char *path)
{
    kp_error("%s: exists already; -f overwrites it", path);
    return KP_FAILED;
}

/* `target`, owned, is `path` or what that stands for. */
static int open_target(struct kp_out *o, const char *path, char *target)
{
    o->path = target;
    int status = open_temp(o);
    if (status != KP_OK) {
        kp_error("%s: %s", path, strerror(errno));
        release(o);
    }
    return status;
}

int kp_out_open(struct kp_out *o, const char *path, bool force, bool binary)
{
    *o = (struct kp_out){0};
    if (strcmp(path, "-") == 0)
        return open_stdout(o, binary);
    if (is_special(path))
        return open_special(o, path, binary);
    if (!force && access(path, F_OK) == 0)
        return refuse_existing(path);
    return open_target(o, path, target_of(path));
}

int kp_out_open_own(struct kp_out *o, const char *path, bool force)
{
    struct stat st;
    *o = (struct kp_out){0};
    bool there = lstat(path, &st) == 0;
    if (there && !S_ISREG(st.st_mode) && !S_ISLNK(st.st_mode)) {
        kp_error("%s: is no file", path);
        return KP_FAILED;
    }
    return there && !force ? refuse_existing(path) : open_target(o, path, kp_strdup(path));
}

int kp_out_commit(struct kp_out *o)
{
    const char *name = o->path ? o->path : "standard output";
    bool ok = kp_whole_commit(o->f, o->temp, o->path);
    if (!ok)
        kp_error("%s: %s", name, errno ? strerror(errno) : "a write failed");
    release(o);
    return ok ? KP_OK : KP_FAILED;
}

/* What was opened with `status`, of n bytes. */
static int write_all(struct kp_out *o, int status, const char *bytes, size_t n)
{
    if (status != KP_OK)
        return status;
    if (n)
        fwrite(bytes, 1, n, o->f); /* the commit finds what went wrong */
    return kp_out_commit(o);
}

int kp_write_file(const char *path, bool force, bool binary, const char *bytes, size_t n)
{
    struct kp_out o;
    return write_all(&o, kp_out_open(&o, path, force, binary), bytes, n);
}

int kp_write_own(const char *path, bool force, const char *bytes, size_t n)
{
    struct kp_out o;
    return write_all(&o, kp_out_open_own(&o, path, force), bytes, n);
}

bool kp_same_file(const char *a, const char *b)
{
    char *x = full_path(a), *y = full_path(b);
    struct stat s, t;
    bool same = strcmp(x, y) == 0 || (stat(x, &s) == 0 && stat(y, &t) == 0 &&
                                      s.st_dev == t.st_dev && s.st_ino == t.st_ino);
    free(x);
    free(y);
    return same;
}

void kp_out_abort(struct kp_out *o)
{
    if (o->f)
        kp_whole_abort(o->f, o->temp);
    release(o);
}

char *kp_path_beside(const char *base, const char *rel)
{
    const char *slash = strrchr(base, '/');
    if (rel[0] == '/' || !slash)
        return kp_strdup(rel);
    return kp_asprintf("%.*s/%s", (int)(slash - base), base, rel);
}

char *kp_path_stem(const char *path, const char *suffix)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    size_t n = strlen(name);
    if (kp_has_suffix(name, suffix) && n > strlen(suffix))
        n -= strlen(suffix);
    return kp_strndup(name, n);
}
