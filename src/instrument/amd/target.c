#include "instrument/amd/lower.h"

const struct kpi_target kpi_target_amd = {
    .name = "amdgcn",
    .claims = kpi_amd_claims,
    .read = kpi_amd_read,
    .check = kpi_amd_check,
    .supports = kpi_amd_supports,
    .accepts = kpi_amd_accepts,
    .static_shared = kpi_amd_static_shared,
    .lower_entry = kpi_amd_lower_entry,
    .finish = kpi_amd_finish,
    .lanes = kpi_amd_lanes,
    .describe = kpi_amd_describe,
    .inspect = kpi_amd_inspect,
    .contents = kpi_text_contents,
};
