/*
 * Moves regions without a trace, for the tests of motions:
 *   move_regions FILE ENTRY advance|far REGION BARRIER ANCHOR
 *   move_regions FILE ENTRY delay|hoist FIRST LAST ANCHOR
 *   move_regions FILE ENTRY drop REGION - -
 * or pauses before one:
 *   move_regions FILE ENTRY pause REGION FIRST..LAST CYCLES[/tile]
 * The new text to standard output; with -r before FILE the report instead.
 */
#include <jansson.h>

#include "instrument/instrument.h"

static int pause_before(const struct kp_source *src, char **a, struct kp_str *out, json_t **report)
{
    struct kpi_pause p = {.entry = a[1], .region = a[3], .each_tile = strstr(a[5], "/tile")};
    if (sscanf(a[4], "%u..%u", &p.first, &p.last) != 2 || sscanf(a[5], "%u", &p.cycles) != 1)
        return KP_USAGE;
    return kpi_pause(src, &p, out, report);
}

int main(int argc, char **argv)
{
    bool report_only = argc > 1 && strcmp(argv[1], "-r") == 0;
    char **a = argv + 1 + report_only;
    if (argc - 1 - report_only != 6)
        return KP_USAGE;
    bool far = strcmp(a[2], "far") == 0, advance = far || strcmp(a[2], "advance") == 0;
    struct kpi_move move = {
        .entry = a[1], .first = a[3], .last = advance ? a[3] : a[4], .on = advance ? a[4] : NULL,
        .anchor = a[5], .as_far = far, .kind = advance                        ? KPI_ADVANCE_ARRIVE
                                : strcmp(a[2], "delay") == 0 ? KPI_DELAY_WAIT
                                : strcmp(a[2], "drop") == 0  ? KPI_DROP
                                                             : KPI_HOIST,
    };
    struct kp_str text = {0}, out = {0};
    json_t *report = NULL;
    kp_message_setup(KP_COLOR_NEVER, false);
    int rc = kp_read_file(a[0], (size_t)1 << 28, &text);
    struct kp_source src = {a[0], text.s ? text.s : "", text.len};
    if (rc == KP_OK)
        rc = strcmp(a[2], "pause") == 0 ? pause_before(&src, a, &out, &report)
                                        : kpi_move(&src, &move, &out, &report);
    if (report && report_only)
        json_dumpf(report, stdout, JSON_INDENT(1) | JSON_SORT_KEYS);
    else if (out.len)
        fwrite(out.s, 1, out.len, stdout);
    json_decref(report);
    kp_str_free(&out);
    kp_str_free(&text);
    return rc;
}
