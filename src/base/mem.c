#include "base/base.h"

#include <malloc.h>

static KP_NORETURN void out_of_memory(void)
{
    fputs("kperf: error: out of memory\n", stderr);
    kp_whole_cleanup_signal(); /* no half of an output stays behind */
    exit(KP_FAILED);
}

void kp_keep_memory(void)
{
    mallopt(M_MMAP_THRESHOLD, 64 << 20);
    mallopt(M_TRIM_THRESHOLD, 512 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
}

void *kp_alloc(size_t n)
{
    void *p = calloc(1, n ? n : 1);
    if (!p)
        out_of_memory();
    return p;
}

void *kp_realloc(void *old, size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        out_of_memory();
    size_t n = count * size;
    void *p = realloc(old, n ? n : 1);
    if (!p)
        out_of_memory();
    return p;
}

char *kp_strndup(const char *s, size_t n)
{
    char *p = kp_alloc(n + 1);
    memcpy(p, s, n);
    return p;
}

char *kp_strdup(const char *s)
{
    return kp_strndup(s, strlen(s));
}

