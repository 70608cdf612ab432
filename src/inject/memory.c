/*
 * A launch's arguments, and the memory that they point at, before and after it: with these 'kperf
 * run' repeats the launch without its program.
 *
 * What is an address is not told: each aligned word of the parameters that lies in an allocation
 * of the device's is taken for one.  A tensor map has the address of its tensor in its first.
 */
#include "inject/inject.h"

enum { MAX_PARAMETERS = 128, MAX_MEMORIES = 64, MAX_ADDRESSES = 1024, MAX_BYTES = 32768 };
#define LEAST_ADDRESS 65536u /* no driver gives a lower one */

struct memory {
    CUdeviceptr at;
    size_t bytes;
    unsigned char *before;
};
struct address {
    size_t parameter, at, memory, offset;
};
struct kpj_arguments {
    unsigned char bytes[MAX_BYTES];
    size_t from[MAX_PARAMETERS], size[MAX_PARAMETERS], count, total;
    struct memory memory[MAX_MEMORIES];
    size_t memories;
    struct address address[MAX_ADDRESSES];
    size_t addresses;
};

/* ---- before -------------------------------------------------------------- */

static CUresult param_info(CUfunction f, size_t i, size_t *from, size_t *size)
{
    CUmodule module;
    if (kpj_api.module_of(&module, f) == CUDA_SUCCESS)
        return kpj_api.function_param(f, i, from, size);
    return kpj_api.kernel_param((CUkernel)f, i, from, size);
}

/* Of one behind the last the driver says that it is no value. */
static bool is_told(CUfunction f)
{
    size_t from, size;
    CUresult first = kpj_api.function_param && kpj_api.kernel_param
                         ? param_info(f, 0, &from, &size)
                         : CUDA_ERROR_NOT_SUPPORTED;
    if (first == CUDA_SUCCESS || first == CUDA_ERROR_INVALID_VALUE)
        return true;
    kpj_say("this driver does not tell kernels' parameters: KPERF_MEMORY needs CUDA 12.4");
    return false;
}

static bool read_layout(struct kpj_arguments *a, CUfunction f)
{
    size_t from, size;
    while (param_info(f, a->count, &from, &size) == CUDA_SUCCESS) {
        if (a->count == MAX_PARAMETERS || size > MAX_BYTES || from > MAX_BYTES - size)
            return false;
        a->from[a->count] = from;
        a->size[a->count++] = size;
        a->total = from + size;
    }
    return true;
}

/* The bytes as the kernel has them: one by one, or all in a buffer of the program's, which begins
 * with the first; the driver counts from further back. */
static bool read_bytes(struct kpj_arguments *a, void **params, void **extra)
{
    const unsigned char *all = NULL;
    size_t there = 0;
    for (size_t i = 0; extra && extra[i] != CU_LAUNCH_PARAM_END; i += 2) {
        if (extra[i] == CU_LAUNCH_PARAM_BUFFER_POINTER)
            all = extra[i + 1];
        else if (extra[i] == CU_LAUNCH_PARAM_BUFFER_SIZE)
            memcpy(&there, extra[i + 1], sizeof there);
    }
    if (!params && a->count && (!all || there < a->total - a->from[0]))
        return false;
    for (size_t i = 0; i < a->count; i++)
        memcpy(a->bytes + a->from[i], params ? params[i] : all + a->from[i] - a->from[0],
               a->size[i]);
    return true;
}

/* The allocation that a word lies in: its place among those known; MAX_MEMORIES: none, or too
 * many (*many). */
static size_t memory_of(struct kpj_arguments *a, uint64_t word, bool *many)
{
    CUdeviceptr base = 0;
    size_t bytes = 0;
    for (size_t i = 0; i < a->memories; i++)
        if (word >= a->memory[i].at && word - a->memory[i].at < a->memory[i].bytes)
            return i;
    if (word < LEAST_ADDRESS || kpj_api.address_range(&base, &bytes, word) != CUDA_SUCCESS ||
        word < base || word - base >= bytes)
        return MAX_MEMORIES;
    *many = *many || a->memories == MAX_MEMORIES;
    if (a->memories == MAX_MEMORIES)
        return MAX_MEMORIES;
    a->memory[a->memories] = (struct memory){.at = base, .bytes = bytes};
    return a->memories++;
}

static bool find_addresses(struct kpj_arguments *a)
{
    bool many = false;
    for (size_t i = 0; i < a->count; i++) {
        for (size_t at = 0; at + 8 <= a->size[i]; at += 8) {
            uint64_t word;
            memcpy(&word, a->bytes + a->from[i] + at, sizeof word);
            size_t m = memory_of(a, word, &many);
            if (m == MAX_MEMORIES)
                continue;
            many = many || a->addresses == MAX_ADDRESSES;
            if (a->addresses < MAX_ADDRESSES)
                a->address[a->addresses++] =
                    (struct address){i, at, m, (size_t)(word - a->memory[m].at)};
        }
    }
    return !many;
}

static bool read_memory(struct kpj_arguments *a, size_t limit)
{
    size_t sum = 0;
    for (size_t i = 0; i < a->memories; i++)
        sum += a->memory[i].bytes;
    if (sum > limit) {
        char line[160];
        snprintf(line, sizeof line, "the arguments of a launch point at %zu MiB: KPERF_MEMORY "
                 "allows %zu", (sum >> 20) + 1, limit >> 20);
        kpj_say(line);
        return false;
    }
    for (size_t i = 0; i < a->memories; i++) {
        struct memory *m = &a->memory[i];
        m->before = malloc(m->bytes);
        if (!m->before || kpj_api.to_host(m->before, m->at, m->bytes) != CUDA_SUCCESS) {
            kpj_say("the memory that a launch's arguments point at cannot be read");
            return false;
        }
    }
    return true;
}

struct kpj_arguments *kpj_arguments_read(CUfunction f, void **params, void **extra, size_t limit)
{
    struct kpj_arguments *a = calloc(1, sizeof *a);
    bool ok = a && is_told(f) && kpj_api.synchronize() == CUDA_SUCCESS;
    if (ok && (!read_layout(a, f) || !read_bytes(a, params, extra) || !find_addresses(a))) {
        kpj_say("a launch has too many arguments to be kept");
        ok = false;
    }
    if (ok && read_memory(a, limit))
        return a;
    kpj_arguments_free(a);
    return NULL;
}

void kpj_arguments_free(struct kpj_arguments *a)
{
    for (size_t i = 0; a && i < a->memories; i++)
        free(a->memory[i].before);
    free(a);
}

/* ---- after --------------------------------------------------------------- */

static bool write_file(const char *base, const char *suffix, const void *bytes, size_t n)
{
    char path[4200];
    snprintf(path, sizeof path, "%s.%s", base, suffix);
    return kpj_write(path, bytes, n);
}

/* {"bytes", "changed": how many of them}; NULL: it could not be read or written. */
static json_t *write_memory(const struct memory *m, size_t i, const char *base)
{
    char suffix[32];
    size_t changed = 0;
    unsigned char *now = malloc(m->bytes);
    snprintf(suffix, sizeof suffix, "memory.%zu", i);
    bool ok = now && kpj_api.to_host(now, m->at, m->bytes) == CUDA_SUCCESS &&
              write_file(base, suffix, m->before, m->bytes);
    bool same = ok && memcmp(now, m->before, m->bytes) == 0;
    for (size_t k = 0; ok && !same && k < m->bytes; k++)
        changed += now[k] != m->before[k];
    snprintf(suffix, sizeof suffix, "memory.%zu.after", i);
    ok = ok && (!changed || write_file(base, suffix, now, m->bytes));
    free(now);
    return ok ? json_pack("{s:I,s:I}", "bytes", (json_int_t)m->bytes, "changed",
                          (json_int_t)changed)
              : NULL;
}

json_t *kpj_arguments_write(const struct kpj_arguments *a, const char *base)
{
    json_t *parameters = json_array(), *memory = json_array(), *addresses = json_array();
    bool ok = write_file(base, "params", a->bytes, a->total);
    for (size_t i = 0; i < a->count; i++)
        json_array_append_new(parameters, json_pack("{s:I,s:I}", "from", (json_int_t)a->from[i],
                                                    "bytes", (json_int_t)a->size[i]));
    for (size_t i = 0; i < a->addresses; i++)
        json_array_append_new(
            addresses, json_pack("{s:I,s:I,s:I,s:I}", "parameter",
                                 (json_int_t)a->address[i].parameter, "at",
                                 (json_int_t)a->address[i].at, "memory",
                                 (json_int_t)a->address[i].memory, "offset",
                                 (json_int_t)a->address[i].offset));
    for (size_t i = 0; ok && i < a->memories; i++) {
        json_t *m = write_memory(&a->memory[i], i, base);
        ok = m && json_array_append_new(memory, m) == 0;
    }
    json_t *all = json_pack("{s:o,s:o,s:o}", "parameters", parameters, "memory", memory,
                            "addresses", addresses);
    if (ok)
        return all;
    kpj_say("a launch's memory could not be written to KPERF_OUT");
    json_decref(all);
    return NULL;
}
