#include "run/device/machine.h"

#include <dlfcn.h>

#include "run/certify/certify.h"
#include "run/assemble/llvm.h"

enum kind { PTXAS, DISASSEMBLER, LLVM, PLAIN };
static const struct tool {
    const char *name;
    enum kind kind;
    int llvm; /* enum kpn_llvm_tool */
    const char *variable; /* that names another */
    const char *use, *package; /* package: Debian's, where it says no other */
} tools[] = {
    {"ptxas", PTXAS, 0, NULL, "assembling PTX: run, calibrate, certify, apply",
     "cuda-nvcc-13-0 of NVIDIA's repository, or Debian's nvidia-cuda-toolkit (non-free)"},
    {"nvdisasm", DISASSEMBLER, 0, NULL, "looking at NVIDIA's machine code: certify, run",
     "cuda-nvdisasm-13-0 of NVIDIA's repository, or Debian's nvidia-cuda-toolkit (non-free)"},
    {"cuobjdump", DISASSEMBLER, 0, NULL, "the same, in place of nvdisasm",
     "cuda-cuobjdump-13-0 of NVIDIA's repository, or Debian's nvidia-cuda-toolkit (non-free)"},
    {"llvm-mc", LLVM, KPN_LLVM_MC, NULL, "assembling AMDGCN", "llvm-19"},
    {"ld.lld", LLVM, KPN_LLVM_LLD, NULL, "linking AMDGCN", "lld-19"},
    {"clang", LLVM, KPN_LLVM_CLANG, NULL, "in place of llvm-mc and ld.lld", "clang-19"},
    {"llvm-readelf", LLVM, KPN_LLVM_READELF, NULL, "registers and spills of AMDGCN", "llvm-19"},
    {"llvm-objdump", LLVM, KPN_LLVM_OBJDUMP, NULL, "looking at AMD's machine code: certify",
     "llvm-19"},
    {"gnuplot", PLAIN, 0, "GNUPLOT", "pictures: --format plot", "gnuplot-nox"},
    {"dot", PLAIN, 0, NULL, "pictures of the event graph: model --format dot", "graphviz"},
};

/* The first number with a point in what the program says of itself; owned, or NULL. */
static char *plain_version(char *path)
{
    char *const argv[] = {path, (char *)(uintptr_t) "--version", NULL};
    char *const dot[] = {path, (char *)(uintptr_t) "-V", NULL};
    struct kp_str said = {0};
    int status = 0;
    char *version = NULL;
    bool is_dot = kp_has_suffix(path, "/dot");
    kp_message_mute(true);
    if (kpn_spawn(is_dot ? dot : argv, 30, &said, &status) == KP_OK && said.s) {
        const char *s = strstr(said.s, ", V"); /* NVIDIA's tools */
        s = s ? s + 3 : said.s;
        while (*s && !version) {
            size_t digits = strspn(s, "0123456789"), n = strspn(s, "0123456789.");
            if (digits && n > digits)
                version = kp_strndup(s, n);
            s += n ? n : 1;
        }
    }
    kp_message_mute(false);
    kp_str_free(&said);
    return version;
}

static char *find(const struct tool *t, const char *llvm, char **version)
{
    struct kpn_assembler a;
    char *path = NULL;
    const char *named = t->variable ? getenv(t->variable) : NULL;
    if (t->kind == PTXAS) {
        if (kpn_assembler_find(NULL, NULL, true, &a) == KP_OK) {
            path = kp_strdup(a.path);
            *version = kp_strdup(a.version);
        }
        kpn_assembler_free(&a);
        return path;
    }
    if (t->kind == DISASSEMBLER)
        path = kpn_disassembler_path(t->name);
    else if (t->kind == LLVM)
        path = kpn_llvm_find((enum kpn_llvm_tool)t->llvm, llvm);
    else
        path = kp_process_find(named && *named ? named : t->name);
    if (path)
        *version = plain_version(path);
    return path;
}

json_t *kpn_machine_tools(const char *arch)
{
    json_t *list = json_array();
    char *llvm = kpn_llvm_home(arch);
    for (size_t i = 0; i < KP_COUNT(tools); i++) {
        char *version = NULL, *path = find(&tools[i], llvm, &version);
        json_array_append_new(list, json_pack("{s:s,s:b,s:o,s:o,s:s,s:s}", "name", tools[i].name,
                                              "found", path != NULL, "path",
                                              path ? kp_json_text(path) : json_null(), "version",
                                              version ? kp_json_text(version) : json_null(), "for",
                                              tools[i].use, "package", tools[i].package));
        free(path);
        free(version);
    }
    free(llvm);
    return list;
}

/* ---- drivers --------------------------------------------------------------- */

static const struct driver {
    const char *key, *variable, *libraries[5]; /* the last one tried first says why not */
} drivers[] = {
    {"cuda", "KPERF_LIBCUDA", {"libcuda.so.1"}},
    {"hip", "KPERF_LIBHIP", {"libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6",
                             "libamdhip64.so.5", "/opt/rocm/lib/libamdhip64.so"}},
};

/* In a child: what a driver's library does when it is loaded is not ours to undo. */
static int load(void *ctx, json_t **report)
{
    const struct driver *d = ctx;
    const char *named = getenv(d->variable), *why = "";
    void *library = NULL;
    const char *name = named && *named ? named : d->libraries[0];
    library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    why = library ? NULL : dlerror();
    for (size_t i = 1; !library && !(named && *named) && i < KP_COUNT(d->libraries); i++)
        if (d->libraries[i] && (library = dlopen(d->libraries[i], RTLD_LAZY | RTLD_LOCAL)))
            name = d->libraries[i];
    *report = json_pack("{s:o,s:b,s:o}", "library", kp_json_text(name), "found", library != NULL,
                        "why", library || !why ? json_null() : kp_json_text(why));
    return KP_OK;
}

json_t *kpn_machine_drivers(void)
{
    json_t *o = json_object();
    for (size_t i = 0; i < KP_COUNT(drivers); i++) {
        struct driver d = drivers[i];
        json_t *one = NULL;
        kpn_child("a driver's library", 60, load, &d, &one);
        json_object_set_new(o, d.key, one ? one : json_pack("{s:s,s:b,s:s}", "library",
                                                            d.libraries[0], "found", 0, "why",
                                                            "loading it ended the process"));
    }
    return o;
}
