#include "run/assemble/llvm.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

#define TIMEOUT 300
#define MAX_TEXT ((size_t)512 << 20)
#define MAX_IMAGE (256u << 20)
/* Of the versions that Debian and Ubuntu put behind a tool's name. */
enum { NEWEST = 40, OLDEST = 14 };

static const struct {
    const char *variable, *name;
} tools[KPN_LLVM_TOOLS] = {
    [KPN_LLVM_MC] = {"LLVM_MC", "llvm-mc"},
    [KPN_LLVM_LLD] = {"LD_LLD", "ld.lld"},
    [KPN_LLVM_CLANG] = {"AMDGCN_CLANG", "clang"},
    [KPN_LLVM_READELF] = {"LLVM_READELF", "llvm-readelf"},
    [KPN_LLVM_OBJDUMP] = {"LLVM_OBJDUMP", "llvm-objdump"},
};

/* ---- finding -------------------------------------------------------------- */

/* Frees what is no program. */
static char *runnable(char *path)
{
    if (path && access(path, X_OK) == 0)
        return path;
    free(path);
    return NULL;
}

enum { VERSIONS = NEWEST - OLDEST + 1, CANDIDATES = 2 + 2 * VERSIONS };

/* The n-th place where a tool may be: its name on PATH, that with a version behind it, ROCm's,
 * those of LLVM's versions; the newer first. */
static char *candidate(const char *name, unsigned n)
{
    char *p, *versioned;
    if (n == 0)
        return kp_process_find(name);
    if (n <= VERSIONS) {
        versioned = kp_asprintf("%s-%u", name, NEWEST + 1 - n);
        p = kp_process_find(versioned);
        free(versioned);
        return p;
    }
    if (n == VERSIONS + 1)
        return runnable(kp_asprintf("/opt/rocm/llvm/bin/%s", name));
    return runnable(kp_asprintf("/usr/lib/llvm-%u/bin/%s", NEWEST + VERSIONS + 2 - n, name));
}

static char *asked_for(enum kpn_llvm_tool tool, bool *told)
{
    const char *asked = getenv(tools[tool].variable);
    *told = asked && *asked;
    if (!*told)
        return NULL;
    return strchr(asked, '/') ? runnable(kp_strdup(asked)) : kp_process_find(asked);
}

char *kpn_llvm_find(enum kpn_llvm_tool tool, const char *dir)
{
    bool told;
    char *p = asked_for(tool, &told);
    if (!told && dir)
        p = runnable(kp_asprintf("%s/%s", dir, tools[tool].name));
    for (unsigned n = 0; !told && !p && n < CANDIDATES; n++)
        p = candidate(tools[tool].name, n);
    return p;
}

/* Whether an llvm-mc or a clang knows the processor. */
static bool knows(const char *path, bool clang, const char *arch)
{
    char *cpu = kp_asprintf("-mcpu=%.*s", (int)strcspn(arch, ":"), arch);
    char *const mc_argv[] = {(char *)(uintptr_t)path, "-triple=amdgcn-amd-amdhsa", cpu,
                             "-filetype=null", "/dev/null", NULL};
    char *const clang_argv[] = {(char *)(uintptr_t)path, "--target=amdgcn-amd-amdhsa", cpu,
                                "-nogpulib", "-x", "assembler", "-c", "-o", "/dev/null",
                                "/dev/null", NULL};
    struct kp_str said = {0};
    int status = 0;
    bool ok = kpn_spawn(clang ? clang_argv : mc_argv, 30, &said, &status) == KP_OK &&
              WIFEXITED(status) && WEXITSTATUS(status) == 0 &&
              !(said.s && strstr(said.s, "not a recognized processor"));
    kp_str_free(&said);
    free(cpu);
    return ok;
}

/* "Debian LLVM version 19.1.7" or "clang version 19.1.7". */
char *kpn_llvm_version(const char *path)
{
    char *const argv[] = {(char *)(uintptr_t)path, (char *)(uintptr_t) "--version", NULL};
    struct kp_str out = {0};
    int status = 0;
    const char *v = kpn_spawn(argv, 30, &out, &status) == KP_OK && out.s ? strstr(out.s, "version ")
                                                                        : NULL;
    size_t n = v ? strspn(v + 8, "0123456789.") : 0;
    char *version = n ? kp_strndup(v + 8, n) : kp_strdup("unknown");
    kp_str_free(&out);
    return version;
}

static uint64_t major_of(const char *path)
{
    char *version = kpn_llvm_version(path), *number = kp_strndup(version, strcspn(version, "."));
    uint64_t major = 0;
    bool known = kp_parse_u64(number, &major);
    free(version);
    free(number);
    return known && major ? major : 1;
}

/* Was the program looked at under another name?  Otherwise it is remembered.  (What its name leads
 * to and is called otherwise, ccache say, is another one under each.) */
static bool looked_at(char **seen, size_t *n, const char *path, const char *name)
{
    char *real = realpath(path, NULL);
    bool known = false, own = real && strstr(strrchr(real, '/'), name);
    for (size_t i = 0; own && !known && i < *n; i++)
        known = strcmp(seen[i], real) == 0;
    if (own && !known)
        seen[(*n)++] = real;
    else
        free(real);
    return known;
}

/* The latest that knows the processor, of several the first: an early one may know a processor
 * and not all that texts for it say.  *other: there are some that do not. */
static char *find_knowing(enum kpn_llvm_tool tool, const char *arch, bool *other)
{
    bool told;
    char *best = asked_for(tool, &told), *seen[CANDIDATES];
    uint64_t newest = 0;
    size_t distinct = 0;
    for (unsigned n = 0; !told && n < CANDIDATES; n++) {
        char *p = candidate(tools[tool].name, n);
        if (!p || looked_at(seen, &distinct, p, tools[tool].name)) {
            free(p);
            continue;
        }
        bool known = knows(p, tool == KPN_LLVM_CLANG, arch);
        uint64_t version = known ? major_of(p) : 0;
        *other = *other || !known;
        if (version > newest) {
            free(best);
            best = p;
            newest = version;
        } else {
            free(p);
        }
    }
    while (distinct)
        free(seen[--distinct]);
    return best;
}

/* Beside a tool, others are of the same version. */
static char *directory_of(const char *path)
{
    char *real = realpath(path, NULL), *slash = real ? strrchr(real, '/') : NULL;
    if (slash)
        *slash = '\0';
    return real;
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* What the config names: an llvm-mc or a clang. */
static char *find_asked(const char *asked, const char *beside, bool quiet)
{
    char *p = strchr(asked, '/')
                  ? runnable(beside ? kp_path_beside(beside, asked) : kp_strdup(asked))
                  : kp_process_find(asked);
    if (!p && !quiet)
        kp_error("%s: not found, or not a program", asked);
    return p;
}

static bool find_all(const char *arch, const char *asked, const char *beside, bool quiet,
                     struct kpn_assembler *a, bool *other)
{
    a->path = asked ? find_asked(asked, beside, quiet) : find_knowing(KPN_LLVM_MC, arch, other);
    if (asked && !a->path)
        return false;
    bool clang = a->path && strstr(base_name(a->path), "clang");
    char *dir = a->path ? directory_of(a->path) : NULL;
    if (a->path && !clang)
        a->linker = kpn_llvm_find(KPN_LLVM_LLD, dir);
    if (!asked && !a->linker) { /* one of the two is missing: clang is both */
        free(a->path);
        a->path = find_knowing(KPN_LLVM_CLANG, arch, other);
        free(dir);
        dir = a->path ? directory_of(a->path) : NULL;
        clang = true;
    }
    a->readelf = kpn_llvm_find(KPN_LLVM_READELF, dir);
    free(dir);
    return a->path && (clang || a->linker) && a->readelf;
}

int kpn_llvm_assembler(const char *arch, const char *asked, const char *beside, bool quiet,
                       struct kpn_assembler *out)
{
    bool other = false;
    *out = (struct kpn_assembler){.llvm = true};
    if (find_all(arch, asked, beside, quiet, out, &other)) {
        out->version = kpn_llvm_version(out->path);
        return KP_OK;
    }
    if (!quiet && other && !out->path)
        kp_error("no llvm-mc or clang here knows %s; a later one may", arch);
    else if (!quiet && !(asked && !out->path))
        kp_error("no %s: AMDGCN needs llvm-mc and ld.lld, or clang, and llvm-readelf; they are not "
                 "on $PATH, in /opt/rocm/llvm/bin or /usr/lib/llvm-*/bin, nor named by $LLVM_MC, "
                 "$LD_LLD, $AMDGCN_CLANG and $LLVM_READELF",
                 !out->path ? "llvm-mc" : !out->readelf ? "llvm-readelf" : "ld.lld");
    kpn_assembler_free(out);
    return KP_NODEVICE;
}

char *kpn_llvm_home(const char *arch)
{
    bool other = false;
    char *mc = find_knowing(KPN_LLVM_MC, arch, &other);
    if (!mc)
        mc = find_knowing(KPN_LLVM_CLANG, arch, &other);
    char *dir = mc ? directory_of(mc) : NULL;
    free(mc);
    return dir;
}

char *kpn_llvm_disassembler(const char *arch)
{
    bool told;
    char *p = asked_for(KPN_LLVM_OBJDUMP, &told);
    if (told)
        return p;
    char *dir = kpn_llvm_home(arch);
    p = kpn_llvm_find(KPN_LLVM_OBJDUMP, dir);
    free(dir);
    return p;
}

/* ---- running -------------------------------------------------------------- */

/* "-target=gfx942" without its features. */
static char *processor(const char *id)
{
    return kp_asprintf("-mcpu=%.*s", (int)strcspn(id, ":"), id);
}

struct paths {
    char *in, *object, *out;
};

static int link_object(const struct kpn_assembler *a, const char *what, const struct paths *p,
                       struct kp_str *said)
{
    struct kpn_command c = {0};
    kpn_command_add(&c, a->linker);
    kpn_command_add(&c, "-shared");
    kpn_command_add(&c, "-o");
    kpn_command_add(&c, p->out);
    kpn_command_add(&c, p->object);
    return kpn_command_run(&c, what, TIMEOUT, said);
}

static int by_mc(const struct kpn_assembler *a, const char *what, const struct paths *p,
                 const char *id, const char *features, const char *const *options,
                 size_t option_count, struct kp_str *said)
{
    char *cpu = processor(id), *attributes = kp_asprintf("-mattr=%s", features);
    struct kpn_command c = {0};
    kpn_command_add(&c, a->path);
    kpn_command_add(&c, "-triple=amdgcn-amd-amdhsa");
    kpn_command_add(&c, cpu);
    if (*features)
        kpn_command_add(&c, attributes);
    kpn_command_add(&c, "-filetype=obj");
    for (size_t i = 0; i < option_count; i++)
        kpn_command_add(&c, options[i]);
    kpn_command_add(&c, "-o");
    kpn_command_add(&c, p->object);
    kpn_command_add(&c, p->in);
    int status = kpn_command_run(&c, what, TIMEOUT, said);
    free(cpu);
    free(attributes);
    return status == KP_OK ? link_object(a, what, p, said) : status;
}

static int by_clang(const struct kpn_assembler *a, const char *what, const struct paths *p,
                    const char *id, bool wave64, const char *const *options, size_t option_count,
                    struct kp_str *said)
{
    char *cpu = kp_asprintf("-mcpu=%s", id);
    struct kpn_command c = {0};
    kpn_command_add(&c, a->path);
    kpn_command_add(&c, "--target=amdgcn-amd-amdhsa");
    kpn_command_add(&c, cpu);
    if (wave64)
        kpn_command_add(&c, "-mwavefrontsize64");
    kpn_command_add(&c, "-x");
    kpn_command_add(&c, "assembler");
    kpn_command_add(&c, "-nogpulib");
    for (size_t i = 0; i < option_count; i++)
        kpn_command_add(&c, options[i]);
    kpn_command_add(&c, "-o");
    kpn_command_add(&c, p->out);
    kpn_command_add(&c, p->in);
    int status = kpn_command_run(&c, what, TIMEOUT, said);
    free(cpu);
    return status;
}

static int make(struct kpn_assembler *a, const char *what, const struct paths *p, const char *text,
                size_t len, const char *arch, const char *const *options, size_t option_count,
                struct kp_str *said)
{
    char *id = kpn_amdgcn_id(text, len, arch), *features = kpn_amdgcn_features(text, len, id);
    int status = KP_OK;
    if (!kpn_write_scratch(p->in, text, len))
        status = KP_FAILED;
    else if (a->linker)
        status = by_mc(a, what, p, id, features, options, option_count, said);
    else
        status = by_clang(a, what, p, id, strstr(features, "+wavefrontsize64") != NULL, options,
                          option_count, said);
    free(id);
    free(features);
    return status;
}

static int read_code(const struct kpn_assembler *a, const char *what, const char *file,
                     const char *entry, struct kpn_code *out)
{
    struct kp_str notes = {0};
    char why[200];
    struct kpn_command c = {0};
    uint32_t threads;
    kpn_command_add(&c, a->readelf);
    kpn_command_add(&c, "--notes");
    kpn_command_add(&c, file);
    int status = kpn_command_run(&c, what, TIMEOUT, &notes);
    if (status == KP_OK && !kpn_notes_code(notes.s ? notes.s : "", notes.len, entry, out, &threads,
                                           why)) {
        kp_error("%s: %s", what, why);
        status = KP_FAILED;
    }
    kp_str_free(&notes);
    return status;
}

int kpn_llvm_assemble(struct kpn_assembler *a, const char *what, const char *text, size_t len,
                      const char *arch, const char *const *options, size_t option_count,
                      const char *entry, struct kpn_code *out)
{
    *out = (struct kpn_code){0};
    if (!kpn_assembler_prepare(a))
        return KP_FAILED;
    struct paths p = {kp_asprintf("%s/kernel.s", a->dir), kp_asprintf("%s/kernel.o", a->dir),
                      kp_asprintf("%s/kernel.hsaco", a->dir)};
    struct kp_str said = {0};
    int status = make(a, what, &p, text, len, arch, options, option_count, &said);
    if (status == KP_OK && *entry)
        status = read_code(a, what, p.out, entry, out);
    if (status == KP_OK)
        status = kp_read_file(p.out, MAX_IMAGE, &out->image);
    unlink(p.in);
    unlink(p.object);
    unlink(p.out);
    free(p.in);
    free(p.object);
    free(p.out);
    kp_str_free(&said);
    return status == KP_MALFORMED ? KP_FAILED : status;
}

int kpn_llvm_read(const char *path, const char *option, const struct kp_str *image,
                  struct kp_str *out)
{
    const char *tmp = getenv("TMPDIR");
    char *dir = kp_asprintf("%s/kperf.XXXXXX", tmp && *tmp ? tmp : "/tmp");
    if (!mkdtemp(dir)) {
        kp_error("%s: %s", dir, strerror(errno));
        free(dir);
        return KP_FAILED;
    }
    char *file = kp_asprintf("%s/kernel.hsaco", dir);
    char *const argv[] = {(char *)(uintptr_t)path, (char *)(uintptr_t)option, file, NULL};
    const struct kp_process process = {
        .argv = argv, .in = -1, .out = -1, .timeout = TIMEOUT, .limit = MAX_TEXT, .group = true,
        .watch = {.stop = kpn_interrupted},
    };
    int status = 0, result = KP_FAILED;
    if (kpn_write_scratch(file, image->s ? image->s : "", image->len))
        result = kp_process_run(&process, out, &status);
    if (result == KP_OK && (!WIFEXITED(status) || WEXITSTATUS(status) != 0)) {
        kp_error("%s fails on the code object: %.*s", base_name(path),
                 (int)strcspn(out->s ? out->s : "", "\n"), out->s ? out->s : "");
        result = KP_FAILED;
    }
    unlink(file);
    rmdir(dir);
    free(file);
    free(dir);
    return result;
}
