/*
 * Chrome JSON as Perfetto, chrome://tracing and speedscope read it: complete
 * events, strictly nested on their thread, sorted by (pid, tid, ts, -dur) within
 * a CTA, then its arrows and counters; metadata before a process's first event,
 * times in microseconds since a base near the launch's beginning.  A process is
 * a CTA, a thread one of its units or a lane of an engine's operations.
 */
#include <inttypes.h>
#include <math.h>

#include "replay/export/chrome.h"

/* chrome://tracing gives up near this many; Perfetto becomes slow. */
#define MANY_EVENTS 1000000

/* ---- the document's ends ----------------------------------------------------- */

static void put_text(FILE *f, const char *key, const char *value)
{
    fprintf(f, ",\n\"%s\":", key);
    kp_json_string(f, value);
}

static void put_count(FILE *f, const char *key, uint64_t n)
{
    fprintf(f, ",\n\"%s\":%" PRIu64, key, n);
}

static void put_counts(FILE *f, struct chrome *c, const struct kpr_run *run)
{
    struct kpr_count counts[KPR_MAX_COUNTS];
    size_t n = kpr_counts(run, counts);
    for (size_t i = 0; i < n; i++)
        put_count(f, counts[i].key, counts[i].n);
    put_count(f, "events_before_base", c->held);
    put_count(f, "operations_not_drawn", c->ops_hidden);
    put_count(f, "arrows_not_drawn", c->flows_hidden);
}

static uint64_t base(const struct chrome *c, const struct kpr_run *run)
{
    return run->time_zero - (uint64_t)c->lead;
}

static void put_head(FILE *f, const struct chrome *c, const struct kpr_run *run)
{
    fprintf(f, "{\n\"displayTimeUnit\":\"ns\",\n\"baseTimeNanoseconds\":%" PRIu64
               ",\n\"traceEvents\":[", base(c, run));
}

/* The counts are known last, so this comes last: nothing has to be kept or written anew. */
static void put_tail(FILE *f, struct chrome *c, const struct kpr_run *run)
{
    const struct kpt_info *info = &run->info;
    double residual, slope = kpr_mean_slope(run, &residual);
    fprintf(f, "\n],\n\"otherData\":{\n\"tool\":\"kperf %s\"", PACKAGE_VERSION);
    fprintf(f, ",\n\"base_time_ns\":\"%" PRIu64 "\"", base(c, run));
    put_text(f, "kernel", info->entry);
    if (c->options->input)
        put_text(f, "input", c->options->input);
    if (run->filtered.by)
        put_text(f, "filter", run->filtered.by);
    fprintf(f, ",\n\"grid\":\"%ux%ux%u\",\n\"block\":\"%ux%ux%u\"", info->grid[0], info->grid[1],
            info->grid[2], info->block[0], info->block[1], info->block[2]);
    fprintf(f, ",\n\"record_cost_cycles\":%.3f", run->cost.value);
    put_text(f, "record_cost", kpr_cost_state(run, c->options->raw));
    fprintf(f, ",\n\"clock_ghz\":%.6f,\n\"clock_fit_residual_ns\":", slope > 0 ? 1 / slope : 0);
    if (isnan(residual))
        fputs("null", f);
    else
        fprintf(f, "%.3f", residual);
    put_counts(f, c, run);
    fputs("\n}\n}\n", f);
}

/* ---- events -------------------------------------------------------------------- */

static char *put_thread(const struct sheet *s, char *p, char ph, uint32_t tid)
{
    p = PUT_LIT(p, "\n{\"ph\":\"");
    *p++ = ph;
    p = PUT_LIT(p, "\",\"pid\":");
    p = put_u64(p, s->pid);
    p = PUT_LIT(p, ",\"tid\":");
    return put_u64(p, tid);
}

static void set_head(const struct sheet *s, struct chrome_head *h, uint32_t tid)
{
    h->s[0] = ',';
    char *p = PUT_LIT(put_thread(s, h->s + 1, 'X', tid), ",\"ts\":");
    h->n = (uint32_t)(p - h->s);
}

static void set_heads(struct sheet *s)
{
    size_t units = s->cta->unit_count;
    s->heads = kp_realloc(NULL, 1 + units + s->lanes, sizeof *s->heads);
    set_head(s, &s->heads[0], s->tid);
    for (size_t i = 0; i < units; i++)
        set_head(s, &s->heads[1 + i], chrome_unit_tid(s, i));
    for (uint32_t i = 0; i < s->lanes; i++)
        set_head(s, &s->heads[1 + units + i], chrome_lane_tid(s, i));
}

/* ---- a CTA's process ------------------------------------------------------------- */

/* A metadata event's beginning, to its argument's value, which is a name or a number.  Names
 * are the program's own, of digits, letters and spaces. */
static char *metadata(struct sheet *s, uint32_t tid, const char *what, const char *key)
{
    ob_room(s->out, 2048);
    char *p = ob_end(s->out);
    if (!s->first)
        *p++ = ',';
    s->first = false;
    p = PUT_LIT(put_thread(s, p, 'M', tid), ",\"name\":\"");
    p = PUT_LIT(put_mem(p, what, strlen(what)), "\",\"args\":{\"");
    return PUT_LIT(put_mem(p, key, strlen(key)), "\":");
}

static void put_name(struct sheet *s, uint32_t tid, const char *what, const char *name)
{
    char *p = metadata(s, tid, what, "name");
    *p++ = '"';
    ob_set(s->out, PUT_LIT(put_mem(p, name, strlen(name)), "\"}}"));
}

static void put_sort_index(struct sheet *s, uint32_t tid, const char *what, uint32_t index)
{
    ob_set(s->out, PUT_LIT(put_u64(metadata(s, tid, what, "sort_index"), index), "}}"));
}

static void name_thread(struct sheet *s, uint32_t tid, const char *name)
{
    put_name(s, tid, "thread_name", name);
    put_sort_index(s, tid, "thread_sort_index", tid - s->tid);
}

static void name_lanes(struct sheet *s)
{
    unsigned k = 0;
    for (uint32_t i = 0; i < s->lanes; i++) {
        const char *engine = s->c->engines.v[s->lane_engine[i]];
        char name[KPT_NAME_MAX * 6 + 40], *p = put_mem(name, engine, strlen(engine));
        k = i > 0 && s->lane_engine[i] == s->lane_engine[i - 1] ? k + 1 : 1;
        if (k > 1)
            p = put_u64(PUT_LIT(p, " "), k);
        *p = '\0';
        name_thread(s, chrome_lane_tid(s, i), name);
    }
}

static void put_names(struct sheet *s)
{
    char name[160];
    const struct kpr_words *words = kpr_words(s->run);
    snprintf(name, sizeof name, "%s %u (%s %u)", words->cta, s->cta->cta, words->sm, s->cta->sm);
    if (s->run->info.bodies)
        snprintf(name, sizeof name, "%s %u (%s %u, body %u)", words->cta, s->cta->cta, words->sm,
                 s->cta->sm, s->cta->body + 1);
    put_name(s, s->tid, "process_name", name);
    put_sort_index(s, s->tid, "process_sort_index", s->pid);
    name_thread(s, s->tid, words->cta);
    for (size_t i = 0; i < s->cta->unit_count; i++) {
        const char *unit = kpr_unit_name(s->run, &s->cta->units[i]);
        const char *role = s->run->roles[s->cta->units[i].role].name;
        char *p = PUT_LIT(put_mem(name, unit, strlen(unit)), " ");
        *put_mem(p, role, strlen(role)) = '\0';
        name_thread(s, chrome_unit_tid(s, i), name);
    }
    name_lanes(s);
}

/* From entry to exit; to the end of the last drain where there is no exit. */
static void put_cta_slice(struct sheet *s)
{
    const struct kpr_cta *cta = s->cta;
    bool exited = cta->stamp.clock_exit != 0;
    int64_t end = exited ? (int64_t)(cta->stamp.clock_exit - cta->stamp.clock_entry) : 0;
    for (size_t i = 0; !exited && i < cta->unit_count; i++)
        end = cta->units[i].drain_end > end ? cta->units[i].drain_end : end;
    int64_t ts = chrome_axis(s, 0), te = end > 0 ? chrome_axis(s, end) : ts;
    char *p = chrome_put_dur(chrome_event(s, chrome_own_head(s), 'X', ts), te - ts, 0);
    p = CHROME_FIRST_ARG(p, ",\"name\":\"entry to exit\",\"cat\":\"kperf", "cycles", end);
    p = CHROME_ARG(p, "cta", cta->cta);
    p = CHROME_ARG(p, "sm", cta->sm);
    p = chrome_put_place(p, s->run, cta->stamp.hardware, false);
    if (!exited)
        p = PUT_LIT(p, "\",\"flags\":\"no_exit");
    ob_set(s->out, PUT_LIT(p, "\"}}"));
}

/* In order of the CTAs: what drawing them at once must not find out. */
static int chrome_order(void *ctx, const struct kpr_run *run, struct kpr_cta *cta)
{
    struct chrome *c = ctx;
    if (cta->unit_count > c->unit_room) {
        const char *word = kpr_words(run)->cta;
        kp_error("%s %u has more units than the trace says a %s has", word, cta->cta, word);
        return KP_MALFORMED;
    }
    if (c->first_tid + (cta->number + 1) * c->tid_stride > UINT32_MAX) {
        kp_error("more units than a Chrome trace has thread ids");
        return KP_FAILED;
    }
    if (!c->any)
        c->first_number = cta->number;
    c->any = true;
    return KP_OK;
}

static void chrome_render(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta,
                          struct obuf *out)
{
    struct chrome *c = ctx;
    struct sheet s = {.c = c, .run = run, .cta = cta, .out = out,
                      .first = cta->number == c->first_number,
                      .pid = (uint32_t)cta->number + 1,
                      .tid = c->first_tid + (uint32_t)(cta->number * c->tid_stride),
                      .stencils = kp_alloc((c->region_count + 1) * sizeof *s.stencils)};
    chrome_plan_ops(&s);
    set_heads(&s);
    put_names(&s);
    put_cta_slice(&s);
    chrome_collect(&s);
    for (size_t i = 0; i < cta->unit_count; i++)
        chrome_put_unit(&s, i);
    chrome_put_ops(&s);
    chrome_put_flows(&s);
    chrome_put_counters(&s);
    atomic_fetch_add_explicit(&c->events, s.events, memory_order_relaxed);
    atomic_fetch_add_explicit(&c->held, s.held, memory_order_relaxed);
    for (size_t i = 0; i < c->region_count; i++)
        free(s.stencils[i].text.s);
    free(s.stencils);
    free(s.heads);
    free(s.items);
    free(s.item_start);
    free(s.ops);
}

static int chrome_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct chrome *c = ctx;
    struct kpr_cta same = *cta;
    int status = chrome_order(ctx, run, &same);
    if (status == KP_OK)
        chrome_render(ctx, run, cta, &c->out);
    return status;
}

/* ---- the document ---------------------------------------------------------------- */

static struct piece text_piece(const char *before, const char *name, const char *after)
{
    char *text = kpr_json_text(name), *s = kp_asprintf("%s%s%s", before, text, after);
    free(text);
    return piece_take(s);
}

/* An engine's index, and its name as it may stand in a JSON string. */
static uint32_t engine_index(struct chrome *c, const char *engine)
{
    char *text = kpr_json_text(*engine ? engine : "operations");
    char *name = kp_strndup(text + 1, strlen(text) - 2);
    uint32_t i = 0;
    while (i < c->engines.n && strcmp(c->engines.v[i], name) != 0)
        i++;
    free(text);
    if (i == c->engines.n)
        KP_PUSH(c->engines, name);
    else
        free(name);
    return i;
}

static void name_operations(struct chrome *c, size_t id, const struct kpt_region *region)
{
    c->op_names[id] = kp_alloc((region->async_count + 1) * sizeof **c->op_names);
    c->op_engine[id] = kp_alloc((region->async_count + 1) * sizeof **c->op_engine);
    for (size_t k = 0; k < region->async_count; k++) {
        const struct kpt_async *a = &region->asyncs[k];
        c->op_engine[id][k] = engine_index(c, a->engine);
        char *cat = kp_asprintf(",\"cat\":\"%s", c->engines.v[c->op_engine[id][k]]);
        c->op_names[id][k] = text_piece(",\"name\":", a->name, cat);
        free(cat);
    }
}

static void name_all(struct chrome *c, const struct kpr_run *run)
{
    size_t n = c->region_count = run->info.region_count;
    c->names = kp_alloc((n + 1) * sizeof *c->names);
    c->op_names = kp_alloc((n + 1) * sizeof *c->op_names);
    c->op_engine = kp_alloc((n + 1) * sizeof *c->op_engine);
    for (size_t i = 0; i < n; i++) {
        c->names[i] = text_piece(",\"name\":", run->info.regions[i].name, "");
        name_operations(c, i, &run->info.regions[i]);
    }
    c->barrier_count = run->barrier_count;
    c->barriers = kp_alloc((c->barrier_count + 1) * sizeof *c->barriers);
    c->counters = kp_alloc((c->barrier_count + 1) * sizeof *c->counters);
    c->ring = kp_alloc(c->barrier_count + 1);
    for (size_t i = 0; i < c->barrier_count; i++) {
        c->ring[i] = kpr_is_barrier(run, run->barriers[i]);
        c->barriers[i] = text_piece(",\"cat\":\"wait\",\"name\":", run->barriers[i], "}");
        c->counters[i] = text_piece(",\"cat\":\"wait\",\"name\":", run->barriers[i],
                                    ",\"args\":{\"tokens\":");
    }
    for (uint32_t i = 0; i < KPR_ALL_FLAGS; i++)
        c->endings[i] = piece_take(kp_asprintf(i ? "\",\"flags\":\"%s\"}}" : "\"}}",
                                               kpr_flag_words(i)));
}

/* Thread ids begin above every possible process id. */
static uint32_t first_tid(const struct kpr_run *run)
{
    uint32_t first = 1000;
    while (first <= run->stamp_count)
        first *= 10;
    return first + 1;
}

static int chrome_begin(void *ctx, const struct kpr_run *run)
{
    struct chrome *c = ctx;
    c->first_tid = first_tid(run);
    c->unit_room = run->info.units_per_cta;
    c->lead = kpr_lead(run);
    name_all(c, run);
    c->tid_stride = (uint64_t)1 + c->unit_room + (c->engines.n ? CHROME_LANES : 0);
    put_head(c->f, c, run);
    return KP_OK;
}

static void chrome_write(void *ctx, const char *d, size_t n)
{
    struct chrome *c = ctx;
    fwrite(d, 1, n, c->f);
}

static int chrome_end(void *ctx, const struct kpr_run *run)
{
    struct chrome *c = ctx;
    ob_flush(&c->out);
    put_tail(c->f, c, run);
    if (c->events > MANY_EVENTS)
        kp_warn("%" PRIu64 " events: browsers may not show so many; --cta N exports one %s",
                c->events, kpr_words(run)->cta);
    return KP_OK;
}

static void *chrome_open(FILE *f, const struct kpr_export_options *options)
{
    struct chrome *c = kp_alloc(sizeof *c);
    c->f = f;
    c->options = options;
    ob_open_file(&c->out, f);
    return c;
}

static void free_pieces(struct piece *p, size_t n)
{
    for (size_t i = 0; p && i < n; i++)
        free(p[i].s);
    free(p);
}

static void chrome_close(void *ctx)
{
    struct chrome *c = ctx;
    for (size_t i = 0; i < c->region_count; i++) {
        size_t n = 0;
        while (c->op_names[i][n].s)
            n++;
        free_pieces(c->op_names[i], n);
        free(c->op_engine[i]);
    }
    free(c->op_names);
    free(c->op_engine);
    free_pieces(c->names, c->region_count);
    free_pieces(c->barriers, c->barrier_count);
    free_pieces(c->counters, c->barrier_count);
    for (size_t i = 0; i < KPR_ALL_FLAGS; i++)
        free(c->endings[i].s);
    free(c->ring);
    for (size_t i = 0; i < c->engines.n; i++)
        free(c->engines.v[i]);
    free(c->engines.v);
    ob_close(&c->out);
    free(c);
}

static const struct kpr_renderer renderer = {chrome_order, chrome_render, chrome_write};

const struct kpr_exporter kpr_export_chrome = {
    .name = "chrome",
    .help = "JSON for Perfetto, chrome://tracing and speedscope",
    .need = KPR_NEED_LINKS,
    .visitor = {chrome_begin, chrome_cta, chrome_end},
    .renderer = &renderer,
    .open = chrome_open,
    .close = chrome_close,
};
