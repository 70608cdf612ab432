/* gcn_check TARGET LISTING [ORIGINAL]: what kpn_gcn_check finds in a listing of llvm-objdump's
 * ("-" or absent ORIGINAL: all of it); its status. */
#include "run/gcn/gcn.h"

static bool load(const char *path, struct kp_str *out)
{
    kp_str_add(out, "");
    return kp_read_file(path, 1 << 28, out) == KP_OK;
}

int main(int argc, char **argv)
{
    struct kp_str probed = {0}, original = {0}, out = {0};
    char why[200] = "";
    if (argc < 3 || argc > 4) {
        fputs("usage: gcn_check TARGET LISTING [ORIGINAL]\n", stderr);
        return KP_USAGE;
    }
    int status = KP_FAILED;
    if (load(argv[2], &probed) && (argc < 4 || load(argv[3], &original)))
        status = kpn_gcn_check(argc < 4 ? NULL : original.s, original.len, probed.s, probed.len,
                               argv[1], &out, why);
    fputs(out.s ? out.s : "", stdout);
    if (*why)
        fprintf(stderr, "%s\n", why);
    kp_str_free(&probed);
    kp_str_free(&original);
    kp_str_free(&out);
    return status;
}
