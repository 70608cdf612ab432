/* What a kernel needs of a machine, and what is to be installed for it. */
#include "run/assemble/llvm.h"
#include "run/device/machine.h"

#define MAX_KERNEL ((size_t)256 << 20)

/* ---- tables ----------------------------------------------------------------- */

unsigned kpn_ptx_release(unsigned major, unsigned minor)
{
    static const struct {
        unsigned char ptx, release;
    } table[] = {
        {60, 90},   {61, 91},   {62, 92},   {63, 100},  {64, 101},  {65, 102},  {70, 110},
        {71, 111},  {72, 112},  {73, 113},  {74, 114},  {75, 115},  {76, 116},  {77, 117},
        {78, 118},  {80, 120},  {81, 121},  {82, 122},  {83, 123},  {84, 124},  {85, 125},
        {86, 127},  {87, 128},  {88, 129},  {90, 130},  {91, 131},
    };
    for (size_t i = 0; i < KP_COUNT(table); i++)
        if (minor < 10 && major < 20 && table[i].ptx == 10 * major + minor)
            return table[i].release;
    return major && major < 6 ? 90 : 0;
}

/* Instructions that a target must have; `only`: with the letter a behind its number. */
static const struct feature {
    const char *prefix, *what;
    unsigned sm;
    bool only;
} features[] = {
    {"cp.async", "asynchronous copies (cp.async)", 80, false},
    {"cp.async.bulk", "bulk copies (TMA)", 90, false},
    {"wgmma", "warp group matrices (wgmma)", 90, true},
    {"tcgen05", "fifth-generation tensor cores (tcgen05)", 100, true},
};

/* ---- checks ------------------------------------------------------------------- */

/* ok: 1, 0, or -1 for not known.  Frees text. */
static void add(json_t *list, const char *what, int ok, char *text)
{
    json_array_append_new(list, json_pack("{s:s,s:o,s:o}", "what", what, "ok",
                                          ok < 0 ? json_null() : json_boolean(ok), "text",
                                          kp_json_text(text)));
    free(text);
}

/* "13.0.88" -> 130; 0: not told.  before: what stands in front of it. */
static unsigned release_of(const char *text, const char *before)
{
    const char *s = strstr(text, before);
    unsigned major = 0, minor = 0;
    char dot = 0;
    if (!s || sscanf(s + strlen(before), "%3u%c%2u", &major, &dot, &minor) < 1)
        return 0;
    return major < 100 && minor < 10 ? 10 * major + (dot == '.' ? minor : 0) : 0;
}

/* "sm_90a" -> 90, and its letter or '\0'. */
static unsigned sm_of(const char *target, char *letter)
{
    unsigned sm = 0;
    *letter = '\0';
    return sscanf(target, "sm_%4u%c", &sm, letter) >= 1 ? sm : 0;
}

static void check_assembler(const char *version, const json_t *report, json_t *list)
{
    unsigned major = 0, minor = 0;
    const char *have = kp_text(kpn_at(report, "assembler"), "version");
    int parsed = sscanf(version, "%2u.%1u", &major, &minor);
    unsigned needs = parsed == 2 ? kpn_ptx_release(major, minor) : 0, has = release_of(have, "");
    if (!*have)
        add(list, "assembler", 0, kp_asprintf("PTX %s needs ptxas%s; there is none", version,
                                              needs ? "" : " of a release that is not known"));
    else if (!needs || !has)
        add(list, "assembler", -1, kp_asprintf("which ptxas PTX %s needs is not known; this is %s",
                                               version, have));
    else
        add(list, "assembler", has >= needs,
            kp_asprintf("PTX %s needs ptxas %u.%u or later; this is %s", version, needs / 10,
                        needs % 10, have));
}

static void check_device(const char *target, const json_t *report, json_t *list)
{
    const char *capability = kp_text(kpn_at(report, "device"), "capability");
    unsigned major = 0, minor = 0;
    char letter;
    unsigned sm = sm_of(target, &letter);
    if (!sm || sscanf(capability, "%3u.%1u", &major, &minor) != 2) {
        add(list, "device", *capability ? -1 : 0,
            *capability ? kp_asprintf("what %s runs on is not known", target)
                        : kp_asprintf("%s needs a device; none is found", target));
        return;
    }
    bool ok = major == sm / 10 && (letter == 'a' ? minor == sm % 10 : minor >= sm % 10);
    add(list, "device", ok,
        kp_asprintf("machine code for %s runs on compute capability %u.%u%s; the device has %s",
                    target, sm / 10, sm % 10,
                    letter == 'a' ? " alone" : " and later ones of its major version",
                    capability));
}

static void check_driver(const json_t *report, json_t *list)
{
    unsigned has = release_of(kp_text(kpn_at(report, "device"), "driver"), "CUDA ");
    unsigned ptxas = release_of(kp_text(kpn_at(report, "assembler"), "version"), "");
    if (has && ptxas)
        add(list, "driver", has / 10 >= ptxas / 10,
            kp_asprintf("machine code of ptxas %u.%u needs a driver for CUDA %u; this is for %u.%u",
                        ptxas / 10, ptxas % 10, ptxas / 10, has / 10, has % 10));
}

static bool uses(const json_t *contents, const char *prefix)
{
    const char *entry;
    json_t *one;
    const json_t *row;
    size_t i;
    bool bulk = strcmp(prefix, "cp.async") != 0; /* that is another thing */
    json_object_foreach((json_t *)(uintptr_t)contents, entry, one)
        json_array_foreach(kpn_at(kpn_at(one, "whole"), "mix"), i, row)
            if (kp_has_prefix(kp_text(row, "op"), prefix) &&
                (bulk || !kp_has_prefix(kp_text(row, "op"), "cp.async.bulk")))
                return true;
    return false;
}

static void check_features(const char *target, const json_t *contents, json_t *list)
{
    char letter;
    unsigned sm = sm_of(target, &letter);
    for (size_t i = 0; sm && i < KP_COUNT(features); i++) {
        const struct feature *f = &features[i];
        if (!uses(contents, f->prefix))
            continue;
        bool ok = f->only ? sm / 10 >= f->sm / 10 && letter : sm >= f->sm;
        if (f->only && f->sm == 90)
            ok = sm == 90 && letter == 'a';
        add(list, "feature", ok, kp_asprintf("%s: sm_%u%s; the text is for %s", f->what, f->sm,
                                             f->only ? "a" : " or later", target));
    }
}

static void check_amd(const char *target, const json_t *report, json_t *list)
{
    struct kpn_assembler a;
    const json_t *device = kpn_at(kpn_at(report, "hip"), "device");
    const char *have = kp_text(device, "capability");
    size_t n = strcspn(target, ":");
    char *arch = kp_strndup(target, n);
    bool known = kpn_llvm_assembler(arch, NULL, NULL, true, &a) == KP_OK;
    add(list, "assembler", known,
        known ? kp_asprintf("%s %s knows %s", kpn_assembler_name(&a), a.version, arch)
              : kp_asprintf("no LLVM is found that knows %s", arch));
    kpn_assembler_free(&a);
    if (*have)
        add(list, "device", strncmp(have, arch, n) == 0 && (have[n] == '\0' || have[n] == ':'),
            kp_asprintf("code for %s runs on that alone; the device is %s", arch, have));
    else
        add(list, "device", 0, kp_asprintf("%s needs a device; none is found", arch));
    free(arch);
}

static json_t *fits(const json_t *checks)
{
    const json_t *c;
    size_t i;
    bool known = true;
    json_array_foreach(checks, i, c) {
        if (json_is_false(kpn_at(c, "ok")))
            return json_false();
        known = known && json_is_true(kpn_at(c, "ok"));
    }
    return known ? json_true() : json_null();
}

int kpn_machine_needs(const char *path, const json_t *report, json_t **out)
{
    struct kp_str text = {0};
    json_t *inspected = NULL, *contents = NULL, *checks = json_array();
    int status = kp_read_file(path, MAX_KERNEL, &text);
    const struct kp_source src = {path, text.s ? text.s : "", text.len};
    if (status == KP_OK)
        status = kpi_inspect(&src, &inspected);
    if (status == KP_OK)
        status = kpi_contents(&src, &contents);
    if (status == KP_OK) {
        const char *target = kp_text(inspected, "target");
        bool amd = kpn_is_amd(target);
        if (amd) {
            check_amd(target, report, checks);
        } else {
            check_assembler(kp_text(inspected, "version"), report, checks);
            check_features(target, contents, checks);
            check_device(target, report, checks);
            check_driver(report, checks);
        }
        *out = json_pack("{s:o,s:s,s:O?,s:o,s:O,s:o}", "name", kp_json_text(kp_shown_name(path)),
                         "language", amd ? "AMDGCN" : "PTX", "version",
                         json_object_get(inspected, "version"), "target", kp_json_text(target),
                         "checks", checks, "fits", fits(checks));
    }
    json_decref(inspected);
    json_decref(contents);
    json_decref(checks);
    kp_str_free(&text);
    return status;
}

/* ---- what to install ------------------------------------------------------------ */

static bool found(const json_t *report, const char *name)
{
    const json_t *t;
    size_t i;
    json_array_foreach(kpn_at(report, "tools"), i, t)
        if (strcmp(kp_text(t, "name"), name) == 0)
            return json_is_true(kpn_at(t, "found"));
    return false;
}

/* Tools whose work another one that is there does. */
static bool replaced(const json_t *report, const char *name)
{
    bool llvm = strcmp(name, "llvm-mc") == 0 || strcmp(name, "ld.lld") == 0;
    if (llvm)
        return found(report, "clang");
    if (strcmp(name, "clang") == 0)
        return true; /* llvm-mc and ld.lld are listed */
    return strcmp(name, "cuobjdump") == 0;
}

static bool for_amd(const char *name)
{
    return kp_has_prefix(name, "llvm-") || strcmp(name, "ld.lld") == 0 ||
           strcmp(name, "clang") == 0;
}

static void advise(json_t *list, const char *what, const char *package, const char *why)
{
    json_array_append_new(list, json_pack("{s:s,s:s,s:s}", "what", what, "package", package, "why",
                                          why));
}

static void advise_tools(const json_t *report, bool nvidia, bool amd, json_t *list)
{
    const json_t *t;
    size_t i;
    json_array_foreach(kpn_at(report, "tools"), i, t) {
        const char *name = kp_text(t, "name");
        bool plain = strcmp(name, "gnuplot") == 0 || strcmp(name, "dot") == 0;
        bool wanted = plain || (for_amd(name) ? amd : nvidia);
        if (wanted && !json_is_true(kpn_at(t, "found")) && !replaced(report, name))
            advise(list, name, kp_text(t, "package"), kp_text(t, "for"));
    }
}

/* A ptxas that is there and too old for the kernel. */
static void advise_newer(const json_t *kernel, json_t *list)
{
    const json_t *c;
    size_t i;
    unsigned major = 0, minor = 0;
    json_array_foreach(kpn_at(kernel, "checks"), i, c) {
        if (strcmp(kp_text(c, "what"), "assembler") != 0 || !json_is_false(kpn_at(c, "ok")) ||
            sscanf(kp_text(kernel, "version"), "%2u.%1u", &major, &minor) != 2)
            continue;
        unsigned release = kpn_ptx_release(major, minor);
        char *package = kp_asprintf("cuda-nvcc-%u-%u of NVIDIA's repository", release / 10,
                                    release % 10);
        if (release)
            advise(list, "ptxas", package, kp_text(c, "text"));
        free(package);
    }
}

/* The kernel's target, else that of the device or of an MI300X. */
static bool assembles_amd(const json_t *report)
{
    const json_t *c;
    size_t i;
    json_array_foreach(kpn_at(kpn_at(report, "kernel"), "checks"), i, c)
        if (strcmp(kp_text(c, "what"), "assembler") == 0)
            return json_is_true(kpn_at(c, "ok"));
    return json_is_object(kpn_at(kpn_at(report, "hip"), "assembler"));
}

json_t *kpn_machine_install(const json_t *report)
{
    json_t *list = json_array();
    const json_t *kernel = kpn_at(report, "kernel"), *drivers = kpn_at(report, "drivers");
    const char *language = kp_text(kernel, "language");
    bool cuda = json_is_true(kpn_at(kpn_at(drivers, "cuda"), "found"));
    bool hip = json_is_true(kpn_at(kpn_at(drivers, "hip"), "found"));
    bool has_nvidia = json_is_object(kpn_at(report, "device"));
    bool has_amd = json_is_object(kpn_at(kpn_at(report, "hip"), "device"));
    /* Of the devices that are there; where there is none, of either. */
    bool amd = *language ? strcmp(language, "AMDGCN") == 0 : has_amd || !has_nvidia;
    bool nvidia = *language ? !amd : has_nvidia || !has_amd;
    if (nvidia && !cuda)
        advise(list, "CUDA driver", "nvidia-driver-libs and nvidia-kernel-dkms (non-free), or "
               "NVIDIA's own", "running NVIDIA's kernels: run, calibrate");
    if (amd && !hip)
        advise(list, "HIP runtime", "libamdhip64-5, or hip-runtime-amd of AMD's repository",
               "running AMD's kernels: run");
    advise_tools(report, nvidia, amd, list);
    if (found(report, "ptxas"))
        advise_newer(kernel, list);
    if (amd && found(report, "llvm-mc") && !assembles_amd(report))
        advise(list, "a later LLVM", "llvm-19, lld-19", "the one that is found does not know the "
               "target");
    return list;
}

/* ---- for people -------------------------------------------------------------------- */

static void print_kernel(FILE *f, const json_t *kernel)
{
    const json_t *c;
    size_t i;
    if (!kernel)
        return;
    fprintf(f, "kernel: %s, %s%s%s for %s\n", kp_text(kernel, "name"),
            kp_text(kernel, "language"), *kp_text(kernel, "version") ? " " : "",
            kp_text(kernel, "version"), kp_text(kernel, "target"));
    json_array_foreach(kpn_at(kernel, "checks"), i, c) {
        const json_t *ok = kpn_at(c, "ok");
        fprintf(f, "  %-9s %s: %s\n", kp_text(c, "what"),
                json_is_true(ok) ? "ok" : json_is_false(ok) ? "NO" : "not known",
                kp_text(c, "text"));
    }
}

void kpn_print_machine(FILE *f, const json_t *report)
{
    const json_t *t;
    size_t i;
    json_array_foreach(kpn_at(report, "tools"), i, t) {
        const char *version = kp_text(t, "version");
        fprintf(f, "%s %-13s %s%s%s\n", i ? "     " : "tools", kp_text(t, "name"), version,
                *version ? " at " : "",
                json_is_true(kpn_at(t, "found")) ? kp_text(t, "path") : "none");
    }
    print_kernel(f, kpn_at(report, "kernel"));
    json_array_foreach(kpn_at(report, "install"), i, t)
        fprintf(f, "%s %s: %s (for %s)\n", i ? "            " : "to install: ", kp_text(t, "what"),
                kp_text(t, "package"), kp_text(t, "why"));
}
