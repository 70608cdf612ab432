/*
 * Chrome JSON as Perfetto, chrome://tracing and speedscope read it: complete
 * events only, strictly nested on their thread, sorted by (pid, tid, ts, -dur),
 * metadata before a process's first event, times in microseconds since a base
 * near the launch's beginning.  A process is a CTA, a thread one of its units.
 */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <sys/types.h>

#include "replay/export.h"
#include "replay/obuf.h"


/* Warps can be a little ahead of their CTA's stamp; no time may be negative,
 * so the base lies this long before the launch's first entry. */
#define LEAD_NS 1000
/* chrome://tracing gives up near this many; Perfetto becomes slow. */
#define MANY_EVENTS 1000000

/* A complete event of a thread, before it is written. */
struct item {
    int64_t ts, dur;
    int64_t span; /* index, or one of these */
};
enum { ITEM_LOST = -1, ITEM_DRAIN = -2 };

/* Text that many events have in common. */
struct piece {
    char *s;
    size_t n;
};

struct chrome {
    FILE *f;
    const struct kpr_export_options *options;
    bool in_place;     /* f can be rewritten; else the events wait in spool */
    FILE *spool;
    off_t start;       /* of the document in f */
    uint32_t pids, tids;
    bool any;          /* an event was written */
    uint64_t events;   /* of units */
    int64_t lead;      /* LEAD_NS, or less near the timer's zero */
    uint64_t held;     /* events before the base */
    struct piece *names; /* by region: ,"name":"..." */
    size_t name_count;
    struct piece begin;  /* of the thread's spans: {"ph":"X",...,"ts": */
    struct piece cat;    /* of the thread's spans: ,"cat":"...","args":{... */
    struct item *items;
    size_t item_cap;
    struct obuf out;   /* last: large */
};

/* ---- the document's head -------------------------------------------------- */

static void put_text(FILE *f, const char *key, const char *value)
{
    fprintf(f, ",\n\"%s\":", key);
    kp_json_string(f, value);
}

/* Padded, so that the head has one length whatever the counts. */
static void put_count(FILE *f, const char *key, uint64_t n)
{
    fprintf(f, ",\n\"%s\":%20llu", key, (unsigned long long)n);
}

static void put_counts(FILE *f, const struct chrome *c, const struct kpr_run *run)
{
    struct kpr_count counts[KPR_MAX_COUNTS];
    size_t n = kpr_counts(run, counts);
    for (size_t i = 0; i < n; i++)
        put_count(f, counts[i].key, counts[i].n);
    put_count(f, "events_before_base", c->held);
}

static void put_head(FILE *f, const struct chrome *c, const struct kpr_run *run)
{
    const struct kpt_info *info = &run->info;
    unsigned long long base = run->time_zero - (uint64_t)c->lead;
    double residual, slope = kpr_mean_slope(run, &residual);
    fprintf(f, "{\n\"displayTimeUnit\":\"ns\",\n\"baseTimeNanoseconds\":%llu,\n", base);
    fprintf(f, "\"otherData\":{\n\"tool\":\"kperf %s\"", PACKAGE_VERSION);
    fprintf(f, ",\n\"base_time_ns\":\"%llu\"", base);
    put_text(f, "kernel", info->entry);
    if (c->options->input)
        put_text(f, "input", c->options->input);
    if (run->filtered.by)
        put_text(f, "filter", run->filtered.by);
    fprintf(f, ",\n\"grid\":\"%ux%ux%u\",\n\"block\":\"%ux%ux%u\"", info->grid[0], info->grid[1],
            info->grid[2], info->block[0], info->block[1], info->block[2]);
    fprintf(f, ",\n\"record_cost_cycles\":%.3f", info->record_cost);
    put_text(f, "record_cost", kpr_cost_state(run, c->options->raw));
    fprintf(f, ",\n\"clock_ghz\":%.6f,\n\"clock_fit_residual_ns\":", slope > 0 ? 1 / slope : 0);
    if (isnan(residual))
        fputs("null", f);
    else
        fprintf(f, "%.3f", residual);
    put_counts(f, c, run);
    fputs("\n},\n\"traceEvents\":[", f);
}

/* ---- events ---------------------------------------------------------------- */

/* The beginning of every event, up to its name. */
static void event(struct chrome *c, const char *ph, uint32_t pid, uint32_t tid)
{
    struct obuf *b = &c->out;
    ob_room(b, 2048);
    if (c->any)
        OB_LIT(b, ",\n");
    else
        OB_LIT(b, "\n");
    c->any = true;
    OB_LIT(b, "{\"ph\":\"");
    ob_mem(b, ph, 1);
    OB_LIT(b, "\",\"pid\":");
    ob_u64(b, pid);
    OB_LIT(b, ",\"tid\":");
    ob_u64(b, tid);
}

static void put_ts(struct chrome *c, int64_t ns)
{
    OB_LIT(&c->out, ",\"ts\":");
    ob_us(&c->out, ns);
}

/* The duration, a picosecond for each level of nesting short, which rounds to
 * the same nanosecond.  A reader that moves the times and adds in doubles (as
 * speedscope does) would else come, by a last bit, past the start of the next
 * span or the end of the enclosing one, and the two would cross. */
static void put_dur(struct obuf *b, int64_t ns, uint32_t depth)
{
    OB_LIT(b, ",\"dur\":");
    if (ns <= 0) {
        ob_us(b, 0);
        return;
    }
    unsigned less = depth < 499 ? depth + 1 : 499;
    ob_us(b, ns - 1);
    ob_thousandth(b, 1000 - less);
}

static void put_arg(struct chrome *c, const char *key, size_t n, int64_t v)
{
    struct obuf *b = &c->out;
    ob_mem(b, key, n);
    OB_LIT(b, "\":\"");
    ob_i64(b, v);
    OB_LIT(b, "\"");
}
#define ARG(c, literal, v) put_arg(c, literal, sizeof(literal) - 1, v)

/* A metadata event whose argument is a name or a number.  Rare, so simple. */
static void metadata(struct chrome *c, uint32_t pid, uint32_t tid, const char *what,
                     const char *name, uint32_t number)
{
    event(c, "M", pid, tid);
    ob_flush(&c->out);
    FILE *f = c->out.f;
    fprintf(f, ",\"name\":\"%s\",\"args\":{\"%s\":", what, name ? "name" : "sort_index");
    if (name)
        kp_json_string(f, name);
    else
        fprintf(f, "%u", number);
    fputs("}}", f);
}

/* Time on the trace's axis; nothing may lie before its base. */
static int64_t axis(struct chrome *c, const struct kpr_cta *cta, int64_t cycles)
{
    int64_t ns = kpr_ns(cta, cycles) + c->lead;
    if (ns >= 0)
        return ns;
    c->held++;
    return 0;
}

static void put_piece(struct chrome *c, const struct piece *p)
{
    ob_mem(&c->out, p->s, p->n);
}

static void put_span(struct chrome *c, const struct kpr_span *s)
{
    struct obuf *b = &c->out;
    put_piece(c, &c->names[s->region]);
    put_piece(c, &c->cat);
    ARG(c, ",\"args\":{\"start_cycles", s->start);
    ARG(c, ",\"cycles", s->end - s->start);
    ARG(c, ",\"raw_cycles", s->raw_end - s->raw_start);
    ARG(c, ",\"exclusive_cycles", s->exclusive);
    ARG(c, ",\"records_inside", s->inside);
    if (s->flags & KPR_CENSORED)
        ARG(c, ",\"at_most_cycles", s->raw_end - s->raw_start);
    if (s->flags) {
        const char *words = kpr_flag_words(s->flags);
        OB_LIT(b, ",\"flags\":\"");
        ob_mem(b, words, strlen(words));
        OB_LIT(b, "\"");
    }
    OB_LIT(b, "}}");
}

static void put_item(struct chrome *c, const struct kpr_unit *u, const struct item *it)
{
    ob_room(&c->out, 2048);
    put_piece(c, &c->begin);
    ob_us(&c->out, it->ts);
    put_dur(&c->out, it->dur, it->span >= 0 ? u->spans[it->span].depth : 0);
    if (it->span >= 0) {
        put_span(c, &u->spans[it->span]);
        return;
    }
    if (it->span == ITEM_LOST) {
        ARG(c, ",\"name\":\"records lost before here\",\"cat\":\"kperf\","
               "\"args\":{\"records_lost", (int64_t)u->lost);
        ARG(c, ",\"ends_unpaired", (int64_t)u->unpaired);
    } else {
        ARG(c, ",\"name\":\"kperf drain\",\"cat\":\"kperf\",\"args\":{\"cycles",
            u->drain_end - u->drain_begin);
        ARG(c, ",\"records", (int64_t)u->count);
    }
    OB_LIT(&c->out, "}}");
}

static void put_instant(struct chrome *c, uint32_t pid, uint32_t tid, int64_t ts,
                        const struct kpr_instant *i)
{
    event(c, "i", pid, tid);
    put_ts(c, ts);
    OB_LIT(&c->out, ",\"s\":\"t\"");
    put_piece(c, &c->names[i->region]);
    put_piece(c, &c->cat);
    ARG(c, ",\"args\":{\"at_cycles", i->at);
    ARG(c, ",\"raw_at_cycles", i->raw_at);
    OB_LIT(&c->out, "}}");
}

/* ---- a unit's thread ------------------------------------------------------- */

static void add_item(struct chrome *c, const struct kpr_cta *cta, size_t *n, int64_t begin,
                     int64_t end, int64_t span)
{
    int64_t ts = axis(c, cta, begin), te = end <= begin ? ts : axis(c, cta, end);
    c->items[(*n)++] = (struct item){ts, te > ts ? te - ts : 0, span};
}

/* Spans that differed in cycles may share a nanosecond: of equal starts the
 * empty ones go last (the others are nested and stand in order). */
static void settle_ties(struct item *it, size_t n)
{
    size_t empty = 0;
    for (size_t i = 0; i < n; i++) {
        if (i == 0 || it[i].ts != it[i - 1].ts)
            empty = i;
        if (it[i].dur == 0)
            continue;
        struct item moved = it[i];
        it[i] = it[empty];
        it[empty++] = moved;
    }
}

static size_t collect(struct chrome *c, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    size_t n = 0;
    if (u->span_count + 2 > c->item_cap) {
        c->item_cap = u->span_count + 2;
        c->items = kp_realloc(c->items, c->item_cap, sizeof *c->items);
    }
    if (u->lost)
        add_item(c, cta, &n, 0, u->cut, ITEM_LOST);
    for (size_t i = 0; i < u->span_count; i++)
        add_item(c, cta, &n, u->spans[i].start, u->spans[i].end, (int64_t)i);
    add_item(c, cta, &n, u->drain_begin, u->drain_end, ITEM_DRAIN);
    settle_ties(c->items, n);
    return n;
}

static struct piece piece(char *s)
{
    return (struct piece){s, strlen(s)};
}

/* Something stands before a thread's first span: its names. */
static void set_pieces(struct chrome *c, const struct kpr_role *role, uint32_t pid, uint32_t tid)
{
    free(c->begin.s);
    free(c->cat.s);
    c->begin = piece(kp_asprintf(",\n{\"ph\":\"X\",\"pid\":%u,\"tid\":%u,\"ts\":", pid, tid));
    c->cat = piece(kp_asprintf(",\"cat\":\"%s\"", role->name));
}

static void put_unit(struct chrome *c, const struct kpr_run *run, const struct kpr_cta *cta,
                     const struct kpr_unit *u, uint32_t pid, uint32_t tid)
{
    size_t n = collect(c, cta, u), k = 0;
    c->events += n + u->instant_count;
    set_pieces(c, &run->roles[u->role], pid, tid);
    for (size_t i = 0; i < n; i++) {
        for (; k < u->instant_count; k++) {
            int64_t ts = axis(c, cta, u->instants[k].at);
            if (ts >= c->items[i].ts)
                break;
            put_instant(c, pid, tid, ts, &u->instants[k]);
        }
        put_item(c, u, &c->items[i]);
    }
    for (; k < u->instant_count; k++)
        put_instant(c, pid, tid, axis(c, cta, u->instants[k].at), &u->instants[k]);
}

/* ---- a CTA's process ------------------------------------------------------- */

static void put_names(struct chrome *c, const struct kpr_run *run, const struct kpr_cta *cta,
                      uint32_t pid, uint32_t tid)
{
    char name[160];
    snprintf(name, sizeof name, "CTA %u (SM %u)", cta->cta, cta->sm);
    metadata(c, pid, tid, "process_name", name, 0);
    metadata(c, pid, tid, "process_sort_index", NULL, pid);
    metadata(c, pid, tid, "thread_name", "CTA", 0);
    metadata(c, pid, tid, "thread_sort_index", NULL, 0);
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        snprintf(name, sizeof name, "%s %s", kpr_unit_name(run, u), run->roles[u->role].name);
        metadata(c, pid, tid + 1 + (uint32_t)i, "thread_name", name, 0);
        metadata(c, pid, tid + 1 + (uint32_t)i, "thread_sort_index", NULL, (uint32_t)i + 1);
    }
}

/* From entry to exit; to the end of the last drain where there is no exit. */
static void put_cta_slice(struct chrome *c, const struct kpr_cta *cta, uint32_t pid, uint32_t tid)
{
    bool exited = cta->stamp.clock_exit != 0;
    int64_t end = exited ? (int64_t)(cta->stamp.clock_exit - cta->stamp.clock_entry) : 0;
    for (size_t i = 0; !exited && i < cta->unit_count; i++)
        end = cta->units[i].drain_end > end ? cta->units[i].drain_end : end;
    size_t n = 0;
    struct item it, *saved = c->items;
    c->items = &it;
    add_item(c, cta, &n, 0, end, 0);
    c->items = saved;
    event(c, "X", pid, tid);
    put_ts(c, it.ts);
    put_dur(&c->out, it.dur, 0);
    ARG(c, ",\"name\":\"entry to exit\",\"cat\":\"kperf\",\"args\":{\"cycles", end);
    ARG(c, ",\"cta", cta->cta);
    ARG(c, ",\"sm", cta->sm);
    if (!exited)
        OB_LIT(&c->out, ",\"flags\":\"no_exit\"");
    OB_LIT(&c->out, "}}");
}

/* Thread ids begin above every possible process id. */
static uint32_t first_tid(const struct kpr_run *run)
{
    uint32_t first = 1000;
    while (first <= run->stamp_count)
        first *= 10;
    return first + 1;
}

static int chrome_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct chrome *c = ctx;
    uint32_t pid = ++c->pids, tid = c->tids;
    if (cta->unit_count >= UINT32_MAX - c->tids) {
        kp_error("more units than a Chrome trace has thread ids");
        return KP_FAILED;
    }
    c->tids += (uint32_t)cta->unit_count + 1;
    put_names(c, run, cta, pid, tid);
    put_cta_slice(c, cta, pid, tid);
    for (size_t i = 0; i < cta->unit_count; i++)
        put_unit(c, run, cta, &cta->units[i], pid, tid + 1 + (uint32_t)i);
    return KP_OK;
}

/* ---- the document ---------------------------------------------------------- */

static char *region_name(const char *name)
{
    char *text = kpr_json_text(name), *s = kp_asprintf(",\"name\":%s", text);
    free(text);
    return s;
}

/* Counts come before the events but are known after them.  Where the output
 * can be rewritten its head is; elsewhere the events wait in a file. */
static bool choose_way(struct chrome *c)
{
    int fd = fileno(c->f);
    c->start = fd < 0 ? -1 : ftello(c->f);
    c->in_place = c->start >= 0 && !(fcntl(fd, F_GETFL) & O_APPEND);
    if (c->in_place)
        return true;
    c->spool = tmpfile();
    if (!c->spool)
        kp_error("no temporary file for the trace's events");
    return c->spool != NULL;
}

static int chrome_begin(void *ctx, const struct kpr_run *run)
{
    struct chrome *c = ctx;
    c->tids = first_tid(run);
    c->lead = run->time_zero < LEAD_NS ? (int64_t)run->time_zero : LEAD_NS;
    c->name_count = run->info.region_count;
    c->names = kp_alloc((c->name_count + 1) * sizeof *c->names);
    for (size_t i = 0; i < c->name_count; i++)
        c->names[i] = piece(region_name(run->info.regions[i].name));
    if (!choose_way(c))
        return KP_FAILED;
    c->out.f = c->in_place ? c->f : c->spool;
    if (c->in_place)
        put_head(c->f, c, run);
    return KP_OK;
}

static int rewrite_head(struct chrome *c, const struct kpr_run *run)
{
    off_t end = ftello(c->f);
    if (end < 0 || fseeko(c->f, c->start, SEEK_SET) != 0)
        return KP_FAILED;
    put_head(c->f, c, run);
    return fseeko(c->f, end, SEEK_SET) == 0 ? KP_OK : KP_FAILED;
}

static int append_spool(struct chrome *c, const struct kpr_run *run)
{
    size_t n;
    put_head(c->f, c, run);
    if (fflush(c->spool) != 0 || ferror(c->spool) || fseeko(c->spool, 0, SEEK_SET) != 0)
        return KP_FAILED;
    while ((n = fread(c->out.d, 1, sizeof c->out.d, c->spool)) > 0)
        fwrite(c->out.d, 1, n, c->f);
    return ferror(c->spool) ? KP_FAILED : KP_OK;
}

static int chrome_end(void *ctx, const struct kpr_run *run)
{
    struct chrome *c = ctx;
    ob_flush(&c->out);
    errno = 0;
    int status = c->in_place ? rewrite_head(c, run) : append_spool(c, run);
    if (status != KP_OK)
        kp_error("cannot write the Chrome trace: %s", strerror(errno));
    fputs("\n]\n}\n", c->f);
    if (c->events > MANY_EVENTS)
        kp_warn("%llu events: browsers may not show so many; --cta N exports one CTA",
                (unsigned long long)c->events);
    return status;
}

static void *chrome_open(FILE *f, const struct kpr_export_options *options)
{
    struct chrome *c = kp_alloc(sizeof *c);
    c->f = f;
    c->options = options;
    return c;
}

static void chrome_close(void *ctx)
{
    struct chrome *c = ctx;
    for (size_t i = 0; i < c->name_count; i++)
        free(c->names[i].s);
    free(c->names);
    free(c->begin.s);
    free(c->cat.s);
    free(c->items);
    if (c->spool)
        fclose(c->spool);
    free(c);
}

const struct kpr_exporter kpr_export_chrome = {
    .name = "chrome",
    .help = "JSON for Perfetto, chrome://tracing and speedscope",
    .visitor = {chrome_begin, chrome_cta, chrome_end},
    .open = chrome_open,
    .close = chrome_close,
};
