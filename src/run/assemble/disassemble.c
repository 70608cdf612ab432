#include "run/certify/certify.h"
#include "run/assemble/llvm.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

#define DISASSEMBLE_TIMEOUT 300
#define MAX_TEXT ((size_t)512 << 20)

static char *runnable(char *path)
{
    if (path && access(path, X_OK) == 0)
        return path;
    free(path);
    return NULL;
}

static char *in_home(const char *home, const char *name)
{
    return home && *home ? runnable(kp_asprintf("%s/bin/%s", home, name)) : NULL;
}

static const struct {
    const char *variable, *name;
} tools[] = {{"NVDISASM", "nvdisasm"}, {"CUOBJDUMP", "cuobjdump"}};

static char *find(size_t tool)
{
    const char *name = tools[tool].name;
    char *p;
    if ((p = in_home(KP_CUDA_HOME, name)) || (p = in_home(getenv("CUDA_PATH"), name)))
        return p;
    return kp_process_find(name);
}

static bool asked(size_t tool, char **path)
{
    const char *v = getenv(tools[tool].variable);
    if (!v || !*v)
        return false;
    *path = strchr(v, '/') ? runnable(kp_strdup(v)) : kp_process_find(v);
    return true;
}

static int run(char *const argv[], struct kp_str *out, int *status)
{
    const struct kp_process p = {
        .argv = argv, .in = -1, .out = -1, .timeout = DISASSEMBLE_TIMEOUT, .limit = MAX_TEXT,
        .group = true, .watch = {.stop = kpn_interrupted},
    };
    return kp_process_run(&p, out, status);
}

/* "Cuda compilation tools, release 13.0, V13.0.85" */
static char *version_of(char *path)
{
    char *const argv[] = {path, (char *)(uintptr_t) "--version", NULL};
    struct kp_str said = {0};
    int status = 0;
    const char *v = run(argv, &said, &status) == KP_OK && said.s ? strstr(said.s, ", V") : NULL;
    size_t n = v ? strspn(v + 3, "0123456789.") : 0;
    char *version = n ? kp_strndup(v + 3, n) : kp_strdup("unknown");
    kp_str_free(&said);
    return version;
}

char *kpn_disassembler_path(const char *name)
{
    char *path = NULL;
    for (size_t i = 0; i < KP_COUNT(tools); i++)
        if (strcmp(tools[i].name, name) == 0 && !asked(i, &path))
            path = find(i);
    return path;
}

bool kpn_disassembler_find(struct kpn_disassembler *out)
{
    *out = (struct kpn_disassembler){0};
    bool told = false;
    for (size_t i = 0; i < KP_COUNT(tools) && !out->path; i++) {
        told = asked(i, &out->path) || told;
        out->cuobjdump = i == 1;
    }
    for (size_t i = 0; i < KP_COUNT(tools) && !out->path && !told; i++) {
        out->path = find(i);
        out->cuobjdump = i == 1;
    }
    if (out->path)
        out->version = version_of(out->path);
    return out->path != NULL;
}

bool kpn_disassembler_for(const char *arch, struct kpn_disassembler *out)
{
    if (!kpn_is_amd(arch))
        return kpn_disassembler_find(out);
    *out = (struct kpn_disassembler){.path = kpn_llvm_disassembler(arch), .llvm = true};
    if (out->path)
        out->version = kpn_llvm_version(out->path);
    return out->path != NULL;
}

void kpn_disassembler_free(struct kpn_disassembler *d)
{
    free(d->path);
    free(d->version);
    *d = (struct kpn_disassembler){0};
}

/* The image in a file of its own in a new directory; false after a warning. */
static bool put_image(const struct kp_str *image, char **dir, char **file)
{
    const char *tmp = getenv("TMPDIR");
    *dir = kp_asprintf("%s/kperf.XXXXXX", tmp && *tmp ? tmp : "/tmp");
    *file = NULL;
    if (!mkdtemp(*dir)) {
        kp_warn("%s: %s", *dir, strerror(errno));
        free(*dir);
        *dir = NULL;
        return false;
    }
    *file = kp_asprintf("%s/kernel.cubin", *dir);
    FILE *f = fopen(*file, "wb");
    bool ok = f && fwrite(image->s, 1, image->len, f) == image->len;
    int err = errno;
    if (f && fclose(f) != 0) {
        ok = false;
        err = errno;
    }
    if (!ok)
        kp_warn("%s: %s", *file, strerror(err));
    return ok;
}

int kpn_disassemble(const struct kpn_disassembler *d, const struct kp_str *image,
                    struct kp_str *out)
{
    char *dir, *file;
    int status = 0, result = KP_FAILED;
    if (d->llvm)
        return kpn_llvm_read(d->path, "-d", image, out);
    if (put_image(image, &dir, &file)) {
        char *const argv[] = {d->path, (char *)(uintptr_t)(d->cuobjdump ? "-sass" : "-c"), file,
                              NULL};
        result = run(argv, out, &status);
        if (result == KP_OK && (!WIFEXITED(status) || WEXITSTATUS(status) != 0)) {
            kp_warn("%s fails on the kernel (status %d): %.*s", d->path,
                    WIFEXITED(status) ? WEXITSTATUS(status) : -1, (int)strcspn(out->s, "\n"),
                    out->s);
            result = KP_FAILED;
        }
    }
    if (file)
        unlink(file);
    if (dir)
        rmdir(dir);
    free(file);
    free(dir);
    return result;
}
