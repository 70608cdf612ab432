/*
 * The YAML between .amdgpu_metadata and .end_amdgpu_metadata.
 */
#ifndef KP_INSTRUMENT_AMD_METADATA_H
#define KP_INSTRUMENT_AMD_METADATA_H

#include "instrument/amd/amd.h"

/* Fills in what amd->metadata says of each kernel.  False: it is no YAML. */
bool kpi_amd_metadata_read(struct kpi_amd *amd);

#endif
