#include "cli/internal.h"

int kp_report_print(FILE *f, const json_t *report)
{
    /* Twelve digits: 0.1 stays 0.1. */
    bool ok = json_dumpf(report, f, JSON_INDENT(2) | JSON_REAL_PRECISION(12)) == 0;
    ok = fputc('\n', f) != EOF && ok;
    return ok ? KP_OK : KP_FAILED;
}

int kp_report_end(const struct kp_args *args, json_t *report,
                  void (*print)(FILE *f, const json_t *report), int status)
{
    if (kp_flag(args, "json"))
        kp_report_print(stdout, report);
    else if (print)
        print(stdout, report);
    json_decref(report);
    return status;
}
