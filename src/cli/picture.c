#include "cli/internal.h"

#include <errno.h>
#include <unistd.h>

#include "replay/gnuplot.h"

/* Pictures by gnuplot, for commands with --format plot: what they are, the file's name says. */

int kp_picture_check(const struct kp_args *args)
{
    const char *path = kp_arg(args, "output");
    bool std = !path || strcmp(path, "-") == 0;
    if (std && isatty(STDOUT_FILENO))
        return kp_usage(args, "a picture is not for a terminal; -o FILE.svg, FILE.png, or FILE.gp "
                              "for the gnuplot script");
    if (!std && !kp_has_suffix(path, ".svg") && !kp_has_suffix(path, ".png") &&
        !kp_has_suffix(path, ".gp"))
        return kp_usage(args, "--output=%s: a plot's name ends in .svg, .png or .gp", path);
    return !std && kp_has_suffix(path, ".gp") ? KP_OK : kpr_gnuplot_check();
}

int kp_picture_draw(FILE *f, const char *path, int (*script)(FILE *f, bool png, const void *ctx),
                    const void *ctx)
{
    if (path && kp_has_suffix(path, ".gp"))
        return script(f, false, ctx);
    FILE *to = tmpfile();
    if (!to) {
        kp_error("cannot write a temporary file: %s", strerror(errno));
        return KP_FAILED;
    }
    int status = script(to, path && kp_has_suffix(path, ".png"), ctx);
    if (status == KP_OK)
        status = kpr_gnuplot_draw(to, f);
    fclose(to);
    return status;
}
