#include <criterion/criterion.h>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/base.h"

static char dir[] = "/tmp/kperf-file.XXXXXX";

static void enter(void)
{
    cr_assert_not_null(mkdtemp(dir));
    cr_assert_eq(chdir(dir), 0);
}

static unsigned entries(void)
{
    unsigned n = 0;
    DIR *d = opendir(".");
    for (struct dirent *e; (e = readdir(d));)
        n += e->d_name[0] != '.';
    closedir(d);
    return n;
}

static void leave(void)
{
    unlink("x");
    cr_assert_eq(entries(), 0u, "something is left");
    cr_assert_eq(chdir("/"), 0);
    rmdir(dir);
}

TestSuite(file, .init = enter, .fini = leave);

static void content(const char *path, const char *want)
{
    struct kp_str s = {0};
    cr_assert_eq(kp_read_file(path, 1000, &s), KP_OK);
    cr_assert_str_eq(s.s, want);
    kp_str_free(&s);
}

Test(file, appears_at_the_commit)
{
    struct kp_out o;
    cr_assert_eq(kp_out_open(&o, "x", false, false), KP_OK);
    fputs("one", o.f);
    cr_assert_neq(access("x", F_OK), 0);
    cr_assert_eq(kp_out_commit(&o), KP_OK);
    content("x", "one");
    cr_assert_eq(entries(), 1u);
}

Test(file, mode_follows_the_mask)
{
    struct kp_out o;
    struct stat st;
    umask(027);
    cr_assert_eq(kp_out_open(&o, "x", false, false), KP_OK);
    cr_assert_eq(kp_out_commit(&o), KP_OK);
    cr_assert_eq(stat("x", &st), 0);
    cr_assert_eq(st.st_mode & 0777, 0640u);
}

Test(file, abort_leaves_nothing_or_the_old)
{
    struct kp_out o;
    cr_assert_eq(kp_out_open(&o, "x", false, false), KP_OK);
    fputs("half", o.f);
    kp_out_abort(&o);
    cr_assert_eq(entries(), 0u);

    cr_assert_eq(kp_out_open(&o, "x", false, false), KP_OK);
    fputs("old", o.f);
    cr_assert_eq(kp_out_commit(&o), KP_OK);
    kp_out_abort(&o); /* after a commit: nothing */
    cr_assert_eq(kp_out_open(&o, "x", true, false), KP_OK);
    fputs("new", o.f);
    kp_out_abort(&o);
    content("x", "old");
}

Test(file, overwrites_only_when_forced)
{
    struct kp_out o;
    cr_assert_eq(kp_out_open(&o, "x", false, false), KP_OK);
    cr_assert_eq(kp_out_commit(&o), KP_OK);
    cr_assert_eq(kp_out_open(&o, "x", false, false), KP_FAILED);
    cr_assert_eq(kp_out_open(&o, "x", true, false), KP_OK);
    fputs("new", o.f);
    cr_assert_eq(kp_out_commit(&o), KP_OK);
    content("x", "new");
}

Test(file, a_link_stays_one)
{
    struct stat st;
    struct kp_str s = {0};
    cr_assert_eq(mkdir("below", 0777), 0);
    cr_assert_eq(kp_write_file("below/y", false, false, "old", 3), KP_OK);
    cr_assert_eq(symlink("below/y", "x"), 0);
    cr_assert_eq(kp_write_file("x", false, false, "new", 3), KP_FAILED);
    cr_assert_eq(kp_write_file("x", true, false, "new", 3), KP_OK);
    cr_assert(lstat("x", &st) == 0 && S_ISLNK(st.st_mode));
    cr_assert_eq(kp_read_file("below/y", 9, &s), KP_OK);
    cr_assert_str_eq(s.s, "new");
    kp_str_free(&s);
    unlink("below/y");
    rmdir("below");
}

Test(file, a_name_of_our_own_follows_no_link)
{
    struct stat st;
    struct kp_out o;
    cr_assert_eq(kp_write_own("y", false, "old", 3), KP_OK);
    cr_assert_eq(symlink("y", "x"), 0);
    cr_assert_eq(kp_write_own("x", false, "new", 3), KP_FAILED);
    cr_assert_eq(kp_write_own("x", true, "new", 3), KP_OK);
    cr_assert(lstat("x", &st) == 0 && S_ISREG(st.st_mode));
    content("x", "new");
    content("y", "old");
    unlink("x");
    cr_assert_eq(symlink("nowhere", "x"), 0);
    cr_assert_eq(kp_write_own("x", false, "new", 3), KP_FAILED);
    unlink("x");
    cr_assert_eq(mkfifo("x", 0666), 0);
    cr_assert_eq(kp_out_open_own(&o, "x", true), KP_FAILED);
    unlink("y");
}

Test(file, one_file_of_two_names)
{
    cr_assert(kp_same_file("x", "./x")); /* not there yet */
    cr_assert_not(kp_same_file("x", "y"));
    cr_assert_eq(kp_write_file("x", false, false, "", 0), KP_OK);
    cr_assert_eq(link("x", "y"), 0);
    cr_assert(kp_same_file("x", "y"));
    unlink("y");
}

Test(file, a_signal_removes_what_is_open)
{
    struct kp_out o;
    cr_assert_eq(kp_out_open(&o, "x", false, false), KP_OK);
    cr_assert_eq(entries(), 1u);
    kp_whole_cleanup_signal();
    cr_assert_eq(entries(), 0u);
    kp_out_abort(&o);
}

Test(file, nothing_is_left_where_memory_ends)
{
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        struct kp_out o;
        if (kp_out_open(&o, "x", false, false) == KP_OK && entries() == 1)
            kp_realloc(NULL, SIZE_MAX, 2);
        _exit(9);
    }
    cr_assert(child > 0 && waitpid(child, &status, 0) == child);
    cr_assert(WIFEXITED(status) && WEXITSTATUS(status) == KP_FAILED);
    cr_assert_eq(entries(), 0u);
}

Test(file, a_full_disk_is_an_error)
{
    struct kp_out o;
    if (access("/dev/full", W_OK) != 0)
        return;
    cr_assert_eq(kp_out_open(&o, "/dev/full", false, false), KP_OK);
    fputs("x", o.f);
    cr_assert_eq(kp_out_commit(&o), KP_FAILED);
}

Test(file, no_binary_on_a_terminal)
{
    struct kp_out o;
    int pt = posix_openpt(O_RDWR | O_NOCTTY);
    if (pt < 0 || grantpt(pt) != 0 || unlockpt(pt) != 0 || !ptsname(pt))
        return; /* no pseudo-terminals on this machine */
    const char *name = ptsname(pt);
    cr_assert_eq(kp_out_open(&o, name, false, true), KP_USAGE);
    cr_assert_eq(kp_out_open(&o, name, false, false), KP_OK);
    cr_assert_eq(kp_out_commit(&o), KP_OK);
    int tty = open(name, O_RDWR | O_NOCTTY);
    int saved = dup(STDOUT_FILENO);
    dup2(tty, STDOUT_FILENO);
    int status = kp_out_open(&o, "-", false, true);
    dup2(saved, STDOUT_FILENO);
    cr_assert_eq(status, KP_USAGE);
    close(saved);
    close(tty);
    close(pt);
}

Test(file, input_has_a_limit)
{
    struct kp_out o;
    struct kp_str s = {0};
    cr_assert_eq(kp_out_open(&o, "x", false, false), KP_OK);
    fputs("12345", o.f);
    cr_assert_eq(kp_out_commit(&o), KP_OK);
    cr_assert_eq(kp_read_file("x", 5, &s), KP_OK);
    cr_assert_eq(s.len, 5u);
    kp_str_free(&s);
    cr_assert_eq(kp_read_file("x", 4, &s), KP_MALFORMED);
    kp_str_free(&s);
    cr_assert_eq(kp_read_file(".", 4, &s), KP_FAILED);
    kp_str_free(&s);
    cr_assert_eq(kp_read_file("missing", 4, &s), KP_FAILED);
    kp_str_free(&s);
}
