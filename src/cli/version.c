/* kperf --version. */
#include "cli/internal.h"

#ifdef HAVE_PROTOBUF_C
#include <protobuf-c/protobuf-c.h>
#endif
#ifdef HAVE_SQLITE
#include <sqlite3.h>
#endif
#include <yaml.h>
#include <zlib.h>

#include "gitid.h"
#include "trace/trace.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WITH_SANITIZERS 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define WITH_SANITIZERS 1
#endif

void kp_version_print(FILE *f)
{
    fprintf(f, "kperf %s\n", PACKAGE_VERSION);
    if (KP_GIT_ID[0])
        fprintf(f, "git: %s\n", KP_GIT_ID);
    fprintf(f, "libraries: libyaml %s, jansson %s, zlib %s\n", yaml_get_version_string(),
            jansson_version_str(), zlibVersion());
    fprintf(f, "trace format: reads 1 to %d, writes %d\n", KPT_VERSION, KPT_VERSION);
    fputs("targets: ptx, amdgcn\n", f);
#if defined(HAVE_CUDA_H) && defined(HAVE_HIP_H)
    fputs("devices: cuda, hip\n", f);
#elif defined(HAVE_CUDA_H)
    fputs("devices: cuda (built without HIP's headers)\n", f);
#elif defined(HAVE_HIP_H)
    fputs("devices: hip (built without cuda.h)\n", f);
#else
    fputs("devices: none (built without cuda.h and HIP's headers)\n", f);
#endif
#ifdef HAVE_SQLITE
    fprintf(f, "features: sqlite %s", sqlite3_libversion());
#else
    fputs("features: no sqlite", f);
#endif
#ifdef HAVE_PROTOBUF_C
    fprintf(f, ", perfetto (protobuf-c %s)", protobuf_c_version());
#else
    fputs(", no perfetto", f);
#endif
#ifdef WITH_SANITIZERS
    fputs(", sanitizers", f);
#endif
    fputc('\n', f);
}
