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
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
/* Defined by the target under KP_FUZZ_MAIN: gives its seeds to add, which
 * copies them.  Runs once, before all inputs. */
void kp_fuzz_seeds(void (*add)(const void *data, size_t size));
/* Of sanitizers, where one is linked: what their reports go to. */
__attribute__((weak)) void __sanitizer_set_report_fd(void *fd);
/* Most inputs are refused, with a message each: nobody reads them.  Sanitizers still report. */
static inline bool kp_fuzz_quiet(void)
{
    int fd = dup(STDERR_FILENO);
    if (__sanitizer_set_report_fd && fd >= 0)
        __sanitizer_set_report_fd((void *)(intptr_t)fd);
    return freopen("/dev/null", "w", stderr) != NULL;
}
/* For kp_fuzz_seeds, where they are texts. */
static inline void kp_fuzz_texts(void (*add)(const void *data, size_t size),
                                 const char *const *texts, size_t n)
{
    for (size_t i = 0; i < n; i++)
        add(texts[i], strlen(texts[i]));
}

#endif
