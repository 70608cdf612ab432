/* kperf strip: takes the probes out again. */
#include "cli/cli.h"
#include "instrument/instrument.h"

#define MAX_TEXT ((size_t)512 << 20)

static const struct kp_option options[] = {
    {"output", 'o', "OUT", "write here (default: standard output)", NULL},
    {"overwrite", 'f', NULL, "overwrite OUT if it exists", NULL},
    {0},
};

static int run(const struct kp_args *args)
{
    const char *path = kp_arg(args, "output");
    struct kp_str text = {0}, out = {0};
    int rc = kp_read_file(args->operands[0], MAX_TEXT, &text);
    if (rc == KP_OK) {
        struct kp_source src = {args->operands[0], text.s, text.len};
        rc = kpi_strip(&src, &out);
    }
    if (rc == KP_OK)
        rc = kp_write_file(path ? path : "-", kp_flag(args, "overwrite"), false, out.s, out.len);
    kp_str_free(&text);
    kp_str_free(&out);
    return rc;
}

const struct kp_command kp_cmd_strip = {
    .name = "strip",
    .summary = "take the probes out of instrumented assembly again",
    .operands = "FILE|-",
    .min_operands = 1,
    .max_operands = 1,
    .details = "Writes the text that kperf instrument was given, byte for byte, and checks it "
               "against the hash that the map carries.  A text that was edited after it was "
               "instrumented is refused.",
    .options = options,
    .run = run,
};
