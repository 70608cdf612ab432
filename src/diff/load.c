/* Traces and reports into runs. */
#include <dirent.h>
#include <errno.h>
#include <sys/stat.h>

#include "diff/diff_internal.h"

#define MOST_BYTES ((size_t)1 << 30)
#define MAX_FILES 4096

/* ---- JSON by path ---------------------------------------------------------- */

const json_t *kpd_at(const json_t *o, const char *path)
{
    o = kp_json_in(o, path);
    return json_is_null(o) || json_object_get(o, "absent") ? NULL : o;
}

const char *kpd_text(const json_t *o, const char *path)
{
    const char *s = json_string_value(kpd_at(o, path));
    return s ? s : "";
}

/* ---- runs ------------------------------------------------------------------- */

static struct kpd_run *run_new(const char *file, json_t *owner)
{
    struct kpd_run *r = kp_alloc(sizeof *r);
    r->file = kp_strdup(kp_shown_name(file));
    r->owner = json_incref(owner);
    r->label = "";
    return r;
}

static const json_t *first(const json_t *a, const json_t *b)
{
    return a ? a : b;
}

/* What a trace or a shape of a report has under the same names. */
static void take_part(struct kpd_run *r, const json_t *part)
{
    r->part = part;
    r->shape = json_object_get(part, "shape");
    r->tensors = first(kpd_at(part, "baseline.tensors"),
                       first(kpd_at(part, "config.tensors"), kpd_at(part, "launch.tensors")));
    r->code = kpd_at(part, "assembly.original");
    r->label = kpd_text(part, "label");
}

static struct kpd_run *of_info(const char *file, json_t *info)
{
    struct kpd_run *r = run_new(file, info);
    take_part(r, info);
    r->info = info;
    r->device = kpd_at(info, "device");
    r->assembler = kpd_at(info, "assembler");
    r->entry = kpd_text(info, "entry");
    r->instructions = kpd_at(info, "instructions");
    r->source = kpd_at(info, "kernel.source");
    r->launch = kpd_at(info, "config");
    return r;
}

static struct kpd_run *of_report(const char *file, json_t *report, const json_t *shape,
                                 bool candidate)
{
    struct kpd_run *r = run_new(file, report);
    take_part(r, shape);
    r->device = kpd_at(report, "device");
    r->assembler = kpd_at(report, "assembler");
    r->entry = kpd_text(report, "kernel.entry");
    r->instructions = kpd_at(report, candidate ? "against.instructions" : "kernel.instructions");
    r->source = kpd_at(report, candidate ? "against" : "kernel.source");
    r->launch = kpd_at(shape, "launch");
    r->regions_missing = "a report holds no records; compare the traces";
    if (candidate)
        r->code = kpd_at(shape, "assembly.candidate");
    return r;
}

static void run_free(struct kpd_run *r)
{
    free(r->file);
    free(r->regions.v);
    free(r->roles.v);
    json_decref(r->owner);
    free(r);
}

void kpd_side_free(struct kpd_side *s)
{
    for (size_t i = 0; i < s->runs.n; i++)
        run_free(s->runs.v[i]);
    free(s->runs.v);
    json_decref(s->inputs);
    *s = (struct kpd_side){0};
}

/* ---- files ------------------------------------------------------------------ */

static void add_input(struct kpd_side *s, const char *path, const struct kp_str *bytes)
{
    if (!s->inputs)
        s->inputs = json_array();
    json_array_append_new(s->inputs,
                          kp_json_file(&(struct kp_source){path, bytes->s, bytes->len}));
}

static int load_trace(const char *path, const struct kp_str *bytes, struct kpd_side *out)
{
    FILE *f = fmemopen(bytes->s, bytes->len, "rb");
    if (!f) {
        kp_error("%s: %s", kp_shown_name(path), strerror(errno));
        return KP_FAILED;
    }
    struct kpt_reader *reader = kpt_reader_new(f, kp_shown_name(path));
    int status = kpt_reader_error(reader) ? kpt_reader_report(reader) : KP_OK;
    json_t *info = status == KP_OK ? json_deep_copy(kpt_reader_info(reader)) : NULL;
    kpt_reader_free(reader);
    fclose(f);
    if (status != KP_OK)
        return status;
    struct kpd_run *r = of_info(path, info);
    json_decref(info);
    KP_PUSH(out->runs, r);
    if (!kpd_regions_read(bytes->s, bytes->len, r->file, r))
        r->regions_missing = "its records could not be replayed";
    return KP_OK;
}

static json_t *parse_report(const char *path, const struct kp_str *bytes)
{
    json_error_t e;
    json_t *j = json_loadb(bytes->s ? bytes->s : "", bytes->len, JSON_REJECT_DUPLICATES, &e);
    if (!j) {
        struct kp_source src = {path, bytes->s ? bytes->s : "", bytes->len};
        size_t at = e.position > 0 ? (size_t)e.position - 1 : 0;
        kp_error_at(&src, at < src.len ? at : src.len, 1, "neither a trace nor JSON: %s", e.text);
        return NULL;
    }
    if (strcmp(kpd_text(j, "command"), "run") == 0 && json_is_array(json_object_get(j, "shapes")))
        return j;
    kp_error("%s: is no report of 'kperf run --json'", kp_shown_name(path));
    json_decref(j);
    return NULL;
}

static int load_report(const char *path, const struct kp_str *bytes, struct kpd_side *out)
{
    json_t *report = parse_report(path, bytes), *shape;
    size_t i;
    if (!report)
        return KP_MALFORMED;
    if (kpd_at(report, "against")) {
        kp_error("%s: has both sides (--against): name it alone", kp_shown_name(path));
        json_decref(report);
        return KP_MALFORMED;
    }
    json_array_foreach(json_object_get(report, "shapes"), i, shape) {
        struct kpd_run *r = of_report(path, report, shape, false);
        KP_PUSH(out->runs, r);
    }
    json_decref(report);
    return KP_OK;
}

static bool is_trace(const struct kp_str *bytes)
{
    return bytes->len >= 4 && memcmp(bytes->s, KPT_MAGIC, 4) == 0;
}

int kpd_load_bytes(const char *path, const struct kp_str *bytes, struct kpd_side *out)
{
    add_input(out, path, bytes);
    return is_trace(bytes) ? load_trace(path, bytes, out) : load_report(path, bytes, out);
}

static int load_file(const char *path, struct kpd_side *out)
{
    struct kp_str bytes = {0};
    int status = kp_read_file(path, MOST_BYTES, &bytes);
    if (status == KP_OK)
        status = kpd_load_bytes(path, &bytes, out);
    kp_str_free(&bytes);
    return status;
}

/* ---- folders ----------------------------------------------------------------- */

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int load_folder(const char *path, struct kpd_side *out)
{
    DIR *d = opendir(path);
    KP_VEC(char *) names = {0};
    int status = KP_OK;
    for (struct dirent *e; d && (e = readdir(d)) && names.n <= MAX_FILES;)
        if (kp_has_suffix(e->d_name, ".kpt"))
            KP_PUSH(names, kp_asprintf("%s/%s", path, e->d_name));
    if (!d || names.n == 0) {
        kp_error("%s: %s", path, d ? "no trace (*.kpt) is in it" : strerror(errno));
        status = KP_FAILED;
    } else if (names.n > MAX_FILES) {
        kp_error("%s: more than %d traces are in it", path, MAX_FILES);
        status = KP_FAILED;
    }
    if (d)
        closedir(d);
    if (names.n)
        qsort(names.v, names.n, sizeof *names.v, by_name);
    for (size_t i = 0; i < names.n; i++) {
        if (status == KP_OK)
            status = load_file(names.v[i], out);
        free(names.v[i]);
    }
    free(names.v);
    return status;
}

int kpd_load(const char *const *paths, size_t n, struct kpd_side *out)
{
    int status = KP_OK;
    struct stat st;
    for (size_t i = 0; status == KP_OK && i < n; i++)
        status = stat(paths[i], &st) == 0 && S_ISDIR(st.st_mode) ? load_folder(paths[i], out)
                                                                : load_file(paths[i], out);
    return status;
}

int kpd_load_pair_bytes(const char *path, const struct kp_str *bytes, struct kpd_side *a,
                        struct kpd_side *b)
{
    if (is_trace(bytes)) {
        kp_error("%s: one trace has one side; name what it is to be compared with",
                 kp_shown_name(path));
        return KP_USAGE;
    }
    json_t *report = parse_report(path, bytes), *shape;
    size_t i;
    if (report && !kpd_at(report, "against"))
        kp_error("%s: is no report of 'kperf run --against --json', which has both sides",
                 kp_shown_name(path));
    bool ok = report && kpd_at(report, "against");
    for (int side = 0; ok && side < 2; side++) {
        struct kpd_side *s = side ? b : a;
        add_input(s, path, bytes);
        json_array_foreach(json_object_get(report, "shapes"), i, shape) {
            struct kpd_run *r = of_report(path, report, shape, side == 1);
            KP_PUSH(s->runs, r);
        }
    }
    json_decref(report);
    return ok ? KP_OK : KP_MALFORMED;
}

int kpd_load_pair(const char *path, struct kpd_side *a, struct kpd_side *b)
{
    struct kp_str bytes = {0};
    int status = kp_read_file(path, MOST_BYTES, &bytes);
    if (status == KP_OK)
        status = kpd_load_pair_bytes(path, &bytes, a, b);
    kp_str_free(&bytes);
    return status;
}
