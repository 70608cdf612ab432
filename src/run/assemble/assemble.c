#include "run/assemble/llvm.h"

#include <ctype.h>
#include <errno.h>
#include <time.h>
#include <unistd.h>

#define ASSEMBLE_TIMEOUT 300
#define MAX_IMAGE (256u << 20)

static bool runnable(const char *path)
{
    return access(path, X_OK) == 0;
}

static char *in_home(const char *home)
{
    char *p = home && *home ? kp_asprintf("%s/bin/ptxas", home) : NULL;
    if (p && runnable(p))
        return p;
    free(p);
    return NULL;
}

/* What was asked for by name: a path, or a program on PATH. */
static char *asked_for(const char *asked, const char *beside)
{
    if (!strchr(asked, '/'))
        return kp_process_find(asked);
    char *p = beside ? kp_path_beside(beside, asked) : kp_strdup(asked);
    if (runnable(p))
        return p;
    free(p);
    return NULL;
}

static char *find(const char *asked, const char *beside, bool quiet)
{
    const char *env = getenv("KPERF_PTXAS");
    char *p;
    if (!asked && env && *env) {
        asked = env;
        beside = NULL;
    }
    if (asked) {
        p = asked_for(asked, beside);
        if (!p && !quiet)
            kp_error("%s: not found, or not a program", asked);
        return p;
    }
    if ((p = in_home(KP_CUDA_HOME)) || (p = in_home(getenv("CUDA_PATH"))) ||
        (p = kp_process_find("ptxas")))
        return p;
    if (!quiet)
        kp_error("no ptxas: it is not in the CUDA Toolkit that kperf was built with, "
                 "$CUDA_PATH/bin or $PATH; name it in $KPERF_PTXAS");
    return NULL;
}

/* "Cuda compilation tools, release 13.0, V13.0.88" -> "13.0.88". */
static char *version_of(const char *path)
{
    char *const argv[] = {(char *)(uintptr_t)path, "--version", NULL};
    struct kp_str out = {0};
    int status = 0;
    char *version = NULL;
    if (kpn_spawn(argv, 30, &out, &status) == KP_OK) {
        const char *v = strstr(out.s, ", V");
        size_t n = v ? strspn(v + 3, "0123456789.") : 0;
        version = n ? kp_strndup(v + 3, n) : kp_strdup("unknown");
    }
    kp_str_free(&out);
    return version;
}

int kpn_assembler_find(const char *asked, const char *beside, bool quiet,
                       struct kpn_assembler *out)
{
    *out = (struct kpn_assembler){0};
    out->path = find(asked, beside, quiet);
    if (!out->path)
        return KP_NODEVICE;
    out->version = version_of(out->path);
    if (out->version)
        return KP_OK;
    kpn_assembler_free(out);
    return KP_NODEVICE;
}

int kpn_assembler_for(const char *arch, const char *asked, const char *beside, bool quiet,
                      struct kpn_assembler *out)
{
    return kpn_is_amd(arch) ? kpn_llvm_assembler(arch, asked, beside, quiet, out)
                            : kpn_assembler_find(asked, beside, quiet, out);
}

const char *kpn_assembler_name(const struct kpn_assembler *a)
{
    return !a->llvm ? "ptxas" : a->linker ? "llvm-mc" : "clang";
}

static const char *const scratch[] = {"kernel.ptx", "kernel.cubin", "kernel.s", "kernel.o",
                                      "kernel.hsaco"};

void kpn_assembler_free(struct kpn_assembler *a)
{
    for (size_t i = 0; a->dir && i < KP_COUNT(scratch); i++) {
        char *p = kp_asprintf("%s/%s", a->dir, scratch[i]);
        unlink(p); /* a child that was stopped may have left it */
        free(p);
    }
    if (a->dir)
        rmdir(a->dir);
    free(a->dir);
    free(a->path);
    free(a->version);
    free(a->linker);
    free(a->readelf);
    *a = (struct kpn_assembler){0};
}

bool kpn_assembler_prepare(struct kpn_assembler *a)
{
    if (a->dir)
        return true;
    const char *tmp = getenv("TMPDIR");
    a->dir = kp_asprintf("%s/kperf.XXXXXX", tmp && *tmp ? tmp : "/tmp");
    if (mkdtemp(a->dir))
        return true;
    kp_error("%s: %s", a->dir, strerror(errno));
    free(a->dir);
    a->dir = NULL;
    return false;
}

/* ---- what the assembler says -------------------------------------------- */

/* Line numbers differ between the two texts; "line N" does not. */
static char *normalise(const char *s, size_t n)
{
    struct kp_str b = {0};
    for (size_t i = 0; i < n; i++) {
        bool after_line = b.len >= 5 && memcmp(b.s + b.len - 5, "line ", 5) == 0;
        if (after_line && isdigit((unsigned char)s[i])) {
            while (i + 1 < n && isdigit((unsigned char)s[i + 1]))
                i++;
            kp_str_addc(&b, 'N');
        } else {
            kp_str_addc(&b, s[i]);
        }
    }
    return kp_str_detach(&b);
}

static void add_advisory(struct kpn_code *c, const char *line, size_t n)
{
    char *text = normalise(line, n);
    for (size_t i = 0; i < c->advisories.n; i++) {
        if (strcmp(c->advisories.v[i].text, text) == 0) {
            c->advisories.v[i].count++;
            free(text);
            return;
        }
    }
    struct kpn_advisory a = {text, 1};
    KP_PUSH(c->advisories, a);
}

/* "(C7515)" anywhere, or a warning. */
static bool is_advisory(const char *line)
{
    if (strstr(line, "warning") || strstr(line, "Warning"))
        return true;
    for (const char *p = strstr(line, "(C7"); p; p = strstr(p + 1, "(C7"))
        if (isdigit((unsigned char)p[3]) && isdigit((unsigned char)p[4]))
            return true;
    return false;
}

/* The number before `word` ("Used 168 registers"), or 0. */
static uint32_t number_before(const char *line, const char *word)
{
    const char *p = strstr(line, word);
    if (!p)
        return 0;
    while (p > line && p[-1] == ' ')
        p--;
    const char *end = p;
    while (p > line && isdigit((unsigned char)p[-1]))
        p--;
    uint64_t v = 0;
    char *s = kp_strndup(p, (size_t)(end - p));
    bool ok = kp_parse_u64(s, &v) && v <= UINT32_MAX;
    free(s);
    return ok ? (uint32_t)v : 0;
}

static void parse_line(const char *line, bool ours, struct kpn_code *out)
{
    if (is_advisory(line))
        add_advisory(out, line, strlen(line));
    if (!ours)
        return;
    if (strstr(line, "stack frame")) {
        out->stack = number_before(line, "bytes stack frame");
        out->spill_stores = number_before(line, "bytes spill stores");
        out->spill_loads = number_before(line, "bytes spill loads");
    } else if (strstr(line, " registers") && strstr(line, "Used ")) {
        out->registers = number_before(line, "registers");
        out->barriers = number_before(line, "barriers");
        out->shared = number_before(line, "bytes smem");
    }
}

/* True when the quoted name in the line, or the rest of it, is the entry. */
static bool names_entry(const char *at, const char *entry)
{
    size_t n = strlen(entry);
    at += *at == '\'';
    return strncmp(at, entry, n) == 0 && (!at[n] || at[n] == '\'' || at[n] == ' ');
}

void kpn_code_parse(const char *text, const char *entry, struct kpn_code *out)
{
    static const char compiling[] = "Compiling entry function ";
    static const char properties[] = "Function properties for ";
    bool ours = false;
    while (*text) {
        size_t n = strcspn(text, "\n");
        char *line = kp_strndup(text, n);
        const char *at = strstr(line, compiling);
        if (at)
            ours = names_entry(at + strlen(compiling), entry);
        else if ((at = strstr(line, properties)))
            ours = names_entry(at + strlen(properties), entry);
        parse_line(line, ours, out);
        free(line);
        text += n + (text[n] == '\n');
    }
}

/* ---- running it --------------------------------------------------------- */

bool kpn_write_scratch(const char *path, const char *text, size_t len)
{
    FILE *f = fopen(path, "wb");
    bool ok = f && fwrite(text, 1, len, f) == len;
    int err = errno;
    if (f && fclose(f) != 0) {
        ok = false;
        err = errno;
    }
    if (!ok)
        kp_error("%s: %s", path, strerror(err));
    return ok;
}

static int run(struct kpn_assembler *a, const char *what, const char *in, const char *cubin,
               const char *arch, const char *const *options, size_t option_count,
               struct kp_str *said)
{
    struct kpn_command c = {.file = in};
    char *arch_option = kp_asprintf("-arch=%s", arch);
    kpn_command_add(&c, a->path);
    kpn_command_add(&c, arch_option);
    kpn_command_add(&c, "-v");
    for (size_t i = 0; i < option_count; i++)
        kpn_command_add(&c, options[i]);
    kpn_command_add(&c, "-o");
    kpn_command_add(&c, cubin);
    kpn_command_add(&c, in);
    int status = kpn_command_run(&c, what, ASSEMBLE_TIMEOUT, said);
    free(arch_option);
    return status;
}

static int assemble(struct kpn_assembler *a, const char *what, const char *ptx, size_t len,
                    const char *arch, const char *const *options, size_t option_count,
                    const char *entry, struct kpn_code *out)
{
    if (a->llvm)
        return kpn_llvm_assemble(a, what, ptx, len, arch, options, option_count, entry, out);
    *out = (struct kpn_code){0};
    if (!kpn_assembler_prepare(a))
        return KP_FAILED;
    char *in = kp_asprintf("%s/%s", a->dir, scratch[0]);
    char *cubin = kp_asprintf("%s/%s", a->dir, scratch[1]);
    struct kp_str said = {0};
    int status = kpn_write_scratch(in, ptx, len) ? KP_OK : KP_FAILED;
    if (status == KP_OK)
        status = run(a, what, in, cubin, arch, options, option_count, &said);
    if (status == KP_OK)
        status = kp_read_file(cubin, MAX_IMAGE, &out->image);
    if (status == KP_OK)
        kpn_code_parse(said.s, entry, out);
    unlink(in);
    unlink(cubin);
    free(in);
    free(cubin);
    kp_str_free(&said);
    return status == KP_MALFORMED ? KP_FAILED : status;
}

int kpn_assemble(struct kpn_assembler *a, const char *what, const char *ptx, size_t len,
                 const char *arch, const char *const *options, size_t option_count,
                 const char *entry, struct kpn_code *out)
{
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    int status = assemble(a, what, ptx, len, arch, options, option_count, entry, out);
    clock_gettime(CLOCK_MONOTONIC, &to);
    out->ms = 1e3 * (double)(to.tv_sec - from.tv_sec) + 1e-6 * (double)(to.tv_nsec - from.tv_nsec);
    return status;
}

void kpn_code_free(struct kpn_code *c)
{
    for (size_t i = 0; i < c->advisories.n; i++)
        free(c->advisories.v[i].text);
    free(c->advisories.v);
    kp_str_free(&c->image);
    *c = (struct kpn_code){0};
}

json_t *kpn_code_json(const struct kpn_code *c)
{
    json_t *advisories = json_array();
    for (size_t i = 0; i < c->advisories.n; i++)
        json_array_append_new(advisories,
                              json_pack("{s:o,s:i}", "text", kp_json_text(c->advisories.v[i].text),
                                        "count", (int)c->advisories.v[i].count));
    if (c->wave)
        return json_pack("{s:i,s:i,s:i,s:i,s:i,s:i,s:i,s:i,s:o}", "registers", (int)c->registers,
                         "agprs", (int)c->agprs, "sgprs", (int)c->sgprs, "vgpr_spills",
                         (int)c->spill_stores, "sgpr_spills", (int)c->spill_loads, "stack",
                         (int)c->stack, "static_shared", (int)c->shared, "wave_size",
                         (int)c->wave, "advisories", advisories);
    return json_pack("{s:i,s:i,s:i,s:i,s:i,s:i,s:o}", "registers", (int)c->registers,
                     "spill_stores", (int)c->spill_stores, "spill_loads", (int)c->spill_loads,
                     "stack", (int)c->stack, "static_shared", (int)c->shared, "barriers",
                     (int)c->barriers, "advisories", advisories);
}

static unsigned count_of(const struct kpn_code *c, const char *text)
{
    for (size_t i = 0; i < c->advisories.n; i++)
        if (strcmp(c->advisories.v[i].text, text) == 0)
            return c->advisories.v[i].count;
    return 0;
}

json_t *kpn_advisories_diff(const struct kpn_code *a, const struct kpn_code *b)
{
    json_t *out = json_array();
    for (int side = 0; side < 2; side++) {
        const struct kpn_code *c = side ? b : a;
        for (size_t i = 0; i < c->advisories.n; i++) {
            const char *text = c->advisories.v[i].text;
            unsigned na = count_of(a, text), nb = count_of(b, text);
            if (na != nb && (side == 0 || na == 0))
                json_array_append_new(out, json_pack("{s:o,s:i,s:i}", "text", kp_json_text(text),
                                                     "original", (int)na, "probed", (int)nb));
        }
    }
    return out;
}

static void add_change(json_t *list, const char *what, uint32_t a, uint32_t b)
{
    if (b > a)
        json_array_append_new(list, json_sprintf("%s %u -> %u", what, a, b));
}

json_t *kpn_changes(const struct kpn_code *a, const struct kpn_code *b, int occupancy_a,
                    int occupancy_b)
{
    json_t *list = json_array(), *diff = kpn_advisories_diff(a, b), *d;
    size_t i;
    bool amd = b->wave > 0;
    add_change(list, amd ? "spilled VGPRs" : "spill stores", a->spill_stores, b->spill_stores);
    add_change(list, amd ? "spilled SGPRs" : "spill loads", a->spill_loads, b->spill_loads);
    add_change(list, amd ? "scratch" : "stack", a->stack, b->stack);
    if (occupancy_a != occupancy_b)
        json_array_append_new(list, json_sprintf("%s %d -> %d",
                                                 amd ? "workgroups a CU" : "CTAs an SM",
                                                 occupancy_a, occupancy_b));
    json_array_foreach(diff, i, d)
        json_array_append_new(list, json_sprintf(
            "advisory %s: %s",
            json_integer_value(json_object_get(d, "probed")) >
                    json_integer_value(json_object_get(d, "original")) ? "more" : "less",
            json_string_value(json_object_get(d, "text"))));
    json_decref(diff);
    return list;
}
