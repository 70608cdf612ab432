#include "instrument/amd.h"

static int supports(const struct kpi_text *text)
{
    kp_error_at(text->src, 0, 1, "probes in AMDGCN text are not known to this version");
    return KP_MALFORMED;
}

static json_t *contents(struct kpi_text *text)
{
    (void)text;
    return json_object();
}

const struct kpi_target kpi_target_amd = {
    .name = "amdgcn",
    .claims = kpi_amd_claims,
    .read = kpi_amd_read,
    .check = kpi_amd_check,
    .supports = supports,
    .inspect = kpi_amd_inspect,
    .contents = contents,
};
