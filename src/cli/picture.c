#include "cli/internal.h"

#include <errno.h>
#include <unistd.h>

#include "replay/export/gnuplot.h"

/* Pictures by gnuplot, for commands with --format plot: what they are, the file's name says. */

/* Does the file's name end in the suffix, .gz behind it aside? */
static bool is_called(const char *path, const char *suffix)
{
    size_t n = strlen(path), k = strlen(suffix);
    n -= kp_has_suffix(path, ".gz") ? 3 : 0;
    return n > k && strncmp(path + n - k, suffix, k) == 0;
}

int kp_picture_check(const struct kp_args *args)
{
    const char *path = kp_arg(args, "output");
    bool std = !path || strcmp(path, "-") == 0;
    if (std && isatty(STDOUT_FILENO))
        return kp_usage(args, "a picture is not for a terminal; -o FILE.svg, FILE.png, or FILE.gp "
                              "for the gnuplot script");
    if (!std && !is_called(path, ".svg") && !is_called(path, ".png") &&
        !is_called(path, ".gp"))
        return kp_usage(args, "--output=%s: a plot's name ends in .svg, .png or .gp", path);
    return !std && is_called(path, ".gp") ? KP_OK : kpr_gnuplot_check();
}

int kp_picture_draw(FILE *f, const char *path, int (*script)(FILE *f, bool png, const void *ctx),
                    const void *ctx)
{
    if (path && is_called(path, ".gp"))
        return script(f, false, ctx);
    FILE *to = tmpfile();
    if (!to) {
        kp_error("cannot write a temporary file: %s", strerror(errno));
        return KP_FAILED;
    }
    int status = script(to, path && is_called(path, ".png"), ctx);
    if (status == KP_OK)
        status = kpr_gnuplot_draw(to, f);
    fclose(to);
    return status;
}
