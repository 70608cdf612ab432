#include "bench/enlarge.h"

#include <errno.h>
#include <sys/statvfs.h>
#include <unistd.h>

struct source_cta {
    uint32_t cta;
    struct kpt_stamp stamp;
    size_t unit_count;
    struct kpt_unit *units;
    struct kpt_record **records;
};

struct source {
    json_t *info;
    KP_VEC(struct kpt_stamp) stamps;
    KP_VEC(struct source_cta) ctas;
    uint64_t bytes;         /* of all CTAs with their stamps */
    uint64_t cycles, ns;    /* of the longest CTA: how far apart the copies lie */
};

/* ---- reading ----------------------------------------------------------------- */

static void keep_cta(struct source *s, const struct kpt_view *v)
{
    struct source_cta c = {.cta = v->cta, .unit_count = v->unit_count};
    c.units = kp_realloc(NULL, c.unit_count, sizeof *c.units);
    c.records = kp_realloc(NULL, c.unit_count, sizeof *c.records);
    memcpy(c.units, v->units, c.unit_count * sizeof *c.units);
    s->bytes += 24 + sizeof c.stamp;
    for (size_t i = 0; i < c.unit_count; i++) {
        size_t n = c.units[i].stored * sizeof **c.records;
        c.records[i] = kp_realloc(NULL, n, 1);
        memcpy(c.records[i], v->records[i], n);
        s->bytes += sizeof *c.units + n;
    }
    for (size_t i = 0; i < s->stamps.n; i++)
        if ((s->stamps.v[i].flags & KPT_CTA_ENTERED) && s->stamps.v[i].cta == v->cta)
            c.stamp = s->stamps.v[i];
    uint64_t cycles = c.stamp.clock_exit - c.stamp.clock_entry;
    uint64_t ns = c.stamp.time_exit - c.stamp.time_entry;
    s->cycles = cycles > s->cycles ? cycles : s->cycles;
    s->ns = ns > s->ns ? ns : s->ns;
    KP_PUSH(s->ctas, c);
}

static int read_source(const char *path, struct source *s)
{
    FILE *f = fopen(path, "rb");
    if (!f) {
        kp_error("%s: %s", path, strerror(errno));
        return KP_FAILED;
    }
    struct kpt_reader *r = kpt_reader_new(f, path);
    struct kpt_view v;
    s->info = json_deep_copy(kpt_reader_info(r));
    for (enum kpt_item item; (item = kpt_next(r, &v)) != KPT_ITEM_END;) {
        if (item == KPT_ITEM_ERROR)
            break;
        for (size_t i = 0; i < v.stamp_count; i++)
            KP_PUSH(s->stamps, v.stamps[i]);
        if (item == KPT_ITEM_CTA)
            keep_cta(s, &v);
    }
    int status = kpt_reader_report(r);
    kpt_reader_free(r);
    fclose(f);
    if (status == KP_OK && s->ctas.n == 0) {
        kp_error("%s: no CTA was probed", path);
        status = KP_FAILED;
    }
    return status;
}

static void free_source(struct source *s)
{
    for (size_t i = 0; i < s->ctas.n; i++) {
        for (size_t k = 0; k < s->ctas.v[i].unit_count; k++)
            free(s->ctas.v[i].records[k]);
        free(s->ctas.v[i].records);
        free(s->ctas.v[i].units);
    }
    free(s->ctas.v);
    free(s->stamps.v);
    json_decref(s->info);
}

/* ---- writing ----------------------------------------------------------------- */

/* A file without a name; *room: what the disk could take. */
static FILE *temporary(uint64_t *room)
{
    const char *dir = getenv("TMPDIR");
    char *path = kp_asprintf("%s/kperf-bench-XXXXXX", dir && *dir ? dir : "/tmp");
    int fd = mkstemp(path);
    struct statvfs fs;
    *room = UINT64_MAX;
    if (fd < 0)
        kp_error("%s: %s", path, strerror(errno));
    else
        unlink(path);
    if (fd >= 0 && fstatvfs(fd, &fs) == 0)
        *room = (uint64_t)fs.f_bavail * fs.f_frsize;
    free(path);
    return fd < 0 ? NULL : fdopen(fd, "w+b");
}

static void write_stamps(const struct source *s, struct kpt_writer *w, uint64_t copies)
{
    struct kpt_stamp *row = kp_realloc(NULL, s->ctas.n, sizeof *row);
    for (uint64_t k = 0; k < copies; k++) {
        for (size_t i = 0; i < s->ctas.n; i++) {
            row[i] = s->ctas.v[i].stamp;
            row[i].cta = (uint32_t)(k * s->ctas.n + i);
            row[i].clock_entry += k * s->cycles;
            row[i].clock_exit += k * s->cycles;
            row[i].time_entry += k * s->ns;
            row[i].time_exit += k * s->ns;
        }
        kpt_write_stamps(w, row, s->ctas.n);
    }
    free(row);
}

/* Each copy begins where the one before it is now: what lies in memory moves on with it. */
static void write_cta(const struct source *s, struct source_cta *c, uint32_t id, struct kpt_writer *w)
{
    for (size_t i = 0; i < c->unit_count; i++)
        c->units[i].cta = id;
    kpt_write_cta(w, id, c->units, (const struct kpt_record *const *)c->records, c->unit_count);
    for (size_t i = 0; i < c->unit_count; i++) {
        c->units[i].drain_clock_begin += s->cycles;
        c->units[i].drain_clock_end += s->cycles;
        c->units[i].drain_time_begin += s->ns;
        for (uint32_t k = 0; k < c->units[i].stored; k++)
            c->records[i][k].clock += (uint32_t)s->cycles;
    }
}

static int write_copies(struct source *s, struct enlarged *out)
{
    json_object_set_new(s->info, "grid", json_pack("[i,i,i]", (int)out->ctas, 1, 1));
    struct kpt_writer *w = kpt_writer_new(out->f, s->info);
    write_stamps(s, w, out->copies);
    for (uint64_t k = 0; k < out->copies; k++)
        for (size_t i = 0; i < s->ctas.n; i++)
            write_cta(s, &s->ctas.v[i], (uint32_t)(k * s->ctas.n + i), w);
    int status = kpt_writer_end(w);
    out->bytes = (uint64_t)ftello(out->f);
    rewind(out->f);
    return status;
}

int enlarge(const char *path, uint64_t bytes, struct enlarged *out)
{
    struct source s = {0};
    uint64_t room;
    int status = read_source(path, &s);
    *out = (struct enlarged){.f = status == KP_OK ? temporary(&room) : NULL};
    if (out->f && bytes > room / 2) {
        kp_warn("the disk has room for %llu MB only", (unsigned long long)(room / 2 >> 20));
        bytes = room / 2;
    }
    if (out->f) {
        out->copies = bytes / s.bytes + 1;
        if (out->copies * s.ctas.n > KPT_MAX_CTAS)
            out->copies = KPT_MAX_CTAS / s.ctas.n;
        out->ctas = (uint32_t)(out->copies * s.ctas.n);
        status = write_copies(&s, out);
    } else if (status == KP_OK)
        status = KP_FAILED;
    free_source(&s);
    return status;
}
