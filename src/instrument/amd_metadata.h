/*
 * The YAML between .amdgpu_metadata and .end_amdgpu_metadata.
 */
#ifndef KP_INSTRUMENT_AMD_METADATA_H
#define KP_INSTRUMENT_AMD_METADATA_H

#include "instrument/amd.h"

/* Fills in what amd->metadata says of each kernel.  Metadata that is no YAML says nothing. */
void kpi_amd_metadata_read(struct kpi_amd *amd);

#endif
