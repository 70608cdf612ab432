#include "cli/gzip.h"
#include "cli/internal.h"

void kp_report_print(FILE *f, const json_t *report)
{
    /* Twelve digits: 0.1 stays 0.1. */
    kp_json_put(f, report, JSON_INDENT(2) | JSON_REAL_PRECISION(12));
    fputc('\n', f);
}

int kp_report_end(const struct kp_args *args, json_t *report,
                  void (*print)(FILE *f, const json_t *report), int status)
{
    if (kp_flag(args, "json")) {
        kp_report_print(stdout, report);
    } else if (print) {
        json_t *plain = kp_json_plain(report);
        print(stdout, plain);
        json_decref(plain);
    }
    json_decref(report);
    return status;
}

bool kp_is_format(const struct kp_args *args, const char *name)
{
    const char *format = kp_arg(args, "format");
    return format && strcmp(format, name) == 0;
}

int kp_report_write(const struct kp_args *args, const json_t *report,
                    int (*write)(FILE *f, const struct kp_args *args, const json_t *report))
{
    struct kp_out out;
    const char *path = kp_arg(args, "output");
    int status = kp_out_open(&out, path ? path : "-", kp_flag(args, "overwrite"), false);
    if (status != KP_OK)
        return status;
    struct kp_gzip *gzip = path && kp_has_suffix(path, ".gz") ? kp_gzip_new(out.f) : NULL;
    FILE *f = gzip ? kp_gzip_stream(gzip) : out.f;
    json_t *plain = kp_json_plain(report);
    if (f && (kp_flag(args, "json") || kp_is_format(args, "json")))
        kp_report_print(f, report);
    else
        status = f ? write(f, args, plain) : KP_FAILED;
    json_decref(plain);
    if (gzip)
        kp_gzip_end(gzip); /* errors stick to out.f */
    if (status == KP_OK)
        return kp_out_commit(&out);
    kp_out_abort(&out);
    return status;
}
