/*
 * Makes a damaged trace whole again, as far as checksums and totals go, so
 * that what is behind these checks is reached too.
 */
#ifndef KP_FUZZ_REPAIR_H
#define KP_FUZZ_REPAIR_H

#include <stddef.h>
#include <stdint.h>

/* In place: the checksums of header, info and chunks, the stored counts of
 * units and the totals of the end chunk. */
void kp_repair_trace(uint8_t *p, size_t size);

#endif
