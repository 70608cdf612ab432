/* The table of sub-commands: one row and one cmd_NAME.c each. */
#include "cli/internal.h"

extern const struct kp_command kp_cmd_apply, kp_cmd_calibrate, kp_cmd_certify, kp_cmd_collect,
    kp_cmd_completion, kp_cmd_diff, kp_cmd_doctor, kp_cmd_evidence, kp_cmd_help, kp_cmd_inspect,
    kp_cmd_instrument, kp_cmd_model, kp_cmd_ptxas, kp_cmd_replay, kp_cmd_run, kp_cmd_strip;

const struct kp_command *const kp_commands[] = {
    &kp_cmd_instrument,
    &kp_cmd_run,
    &kp_cmd_certify,
    &kp_cmd_replay,
    &kp_cmd_model,
    &kp_cmd_apply,
    &kp_cmd_diff,
    &kp_cmd_evidence,
    &kp_cmd_inspect,
    &kp_cmd_strip,
    &kp_cmd_ptxas,
    &kp_cmd_collect,
    &kp_cmd_calibrate,
    &kp_cmd_doctor,
    &kp_cmd_completion,
    &kp_cmd_help,
    NULL,
};
