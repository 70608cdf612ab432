/* What a file is that is not what was asked for, as far as its beginning shows it. */
#include "trace/trace.h"

static bool has(const char *bytes, size_t n, const char *word)
{
    return memmem(bytes, n, word, strlen(word)) != NULL;
}

static bool begins(const char *bytes, size_t n, const char *word)
{
    size_t length = strlen(word);
    return n >= length && memcmp(bytes, word, length) == 0;
}

enum kpt_file kpt_file_of(const char *bytes, size_t n)
{
    n = n < KPT_FILE_BYTES ? n : KPT_FILE_BYTES;
    if (begins(bytes, n, KPT_MAGIC))
        return KPT_FILE_TRACE;
    if (begins(bytes, n, "\177ELF") || begins(bytes, n, "!<arch>\n"))
        return KPT_FILE_COMPILED;
    if (has(bytes, n, ".amdgcn_target") || has(bytes, n, ".amdhsa_"))
        return KPT_FILE_AMDGCN;
    if (has(bytes, n, ".version") && has(bytes, n, ".target"))
        return KPT_FILE_PTX;
    if (begins(bytes, n, "kernel:") || has(bytes, n, "\nkernel:"))
        return KPT_FILE_CONFIG;
    return begins(bytes, n, "{") ? KPT_FILE_JSON : KPT_FILE_UNKNOWN;
}

const char *const kpt_file_names[] = {
    [KPT_FILE_UNKNOWN] = "something else",
    [KPT_FILE_TRACE] = "a kperf trace",
    [KPT_FILE_PTX] = "PTX",
    [KPT_FILE_AMDGCN] = "AMDGCN text",
    [KPT_FILE_CONFIG] = "a config",
    [KPT_FILE_COMPILED] = "a compiled file",
    [KPT_FILE_JSON] = "JSON",
};

void kpt_note_file(enum kpt_file kind)
{
    static const char *const uses[] = {
        [KPT_FILE_TRACE] = "'kperf replay', 'kperf model' and 'kperf inspect' read a trace",
        [KPT_FILE_PTX] = "'kperf instrument' takes PTX; 'kperf run' takes a config whose 'kernel:' "
                         "names it",
        [KPT_FILE_AMDGCN] = "'kperf instrument' takes AMDGCN text; 'kperf run' takes a config "
                            "whose 'kernel:' names it",
        [KPT_FILE_CONFIG] = "'kperf run' takes a config, and makes a trace of each of its shapes",
        [KPT_FILE_COMPILED] = "'kperf inspect' lists the device code in a compiled file",
        [KPT_FILE_JSON] = "of reports, 'kperf diff' and 'kperf inspect' read those of 'kperf run "
                          "--json'",
    };
    if (kind != KPT_FILE_UNKNOWN)
        kp_note("%s", uses[kind]);
}
