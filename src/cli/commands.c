/* The table of sub-commands: one row and one cmd_NAME.c each. */
#include "cli/internal.h"

extern const struct kp_command kp_cmd_completion, kp_cmd_help;

const struct kp_command *const kp_commands[] = {
    &kp_cmd_completion,
    &kp_cmd_help,
    NULL,
};
