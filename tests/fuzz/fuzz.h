/*
 * Fuzz targets: tests/fuzz/fuzz_NAME.c defines LLVMFuzzerTestOneInput.  With
 * libFuzzer it is linked alone.  For the normal suite it is compiled with
 * -DKP_FUZZ_MAIN and linked with driver.c, which mutates seeds a fixed number
 * of times from a fixed number, the same on every machine:
 *
 *   fuzz_NAME [FILE...]        KP_FUZZ_RUNS=N and KP_FUZZ_SEED=N change both
 *   KP_FUZZ_RUNS=0 fuzz_NAME FILE...    only the files as they are
 */
#ifndef KP_FUZZ_H
#define KP_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
/* Defined by the target under KP_FUZZ_MAIN: gives its seeds to add, which
 * copies them.  Runs once, before all inputs. */
void kp_fuzz_seeds(void (*add)(const void *data, size_t size));

#endif
