/*
 * One JSON object a line: a header, a line a span, instant, drain and loss, and
 * a closing line with all counts, without which the output is not complete.
 * Integers of 2^53 and more, which many readers would round, are strings.
 */
#include <math.h>

#include "replay/export/export.h"
#include "replay/export/obuf.h"

#define SCHEMA_VERSION 1
#define EXACT ((uint64_t)1 << 53)

struct ndjson {
    const struct kpr_export_options *options;
    struct piece *names; /* by region: ,"region":"..." */
    size_t name_count;
    struct piece place;  /* the unit's fields, from cta to role */
    struct piece *endings; /* by flags: ,"flags":[...]} */
    uint64_t lines;
    struct obuf *out;    /* in front of f, or who renders in a copy of this has its own */
    struct obuf file;
    FILE *f;
};

static char *put_number(char *p, int64_t v)
{
    if ((v < 0 ? 0 - (uint64_t)v : (uint64_t)v) < EXACT)
        return put_i64(p, v);
    return PUT_LIT(put_i64(PUT_LIT(p, "\""), v), "\"");
}
#define FIELD(p, key, v) put_number(PUT_LIT(p, ",\"" key "\":"), v)

/* "open_end censored" as an array, and the line's end. */
static struct piece ending(const char *words)
{
    struct kp_str b = {0};
    kp_str_add(&b, ",\"flags\":[");
    while (*words) {
        size_t n = strcspn(words, " ");
        kp_str_addf(&b, "\"%.*s\"", (int)n, words);
        words += n + (words[n] == ' ');
        if (*words)
            kp_str_addc(&b, ',');
    }
    kp_str_add(&b, "]}\n");
    return piece_take(kp_str_detach(&b));
}

/* ---- the first and the last line ------------------------------------------- */

static void print_number(FILE *f, const char *key, uint64_t n)
{
    const char *quote = n < EXACT ? "" : "\"";
    fprintf(f, "\"%s\":%s%llu%s", key, quote, (unsigned long long)n, quote);
}

static void print_input(const struct ndjson *j, FILE *f, const char *hash)
{
    fputs(",\"input\":{\"name\":", f);
    kp_json_string(f, j->options->input ? j->options->input : "");
    fputs(",\"hash\":", f);
    if (hash)
        kp_json_string(f, hash);
    else
        fputs("null", f);
    fputc('}', f);
}

/* What the stamps and the info block say already; the rest comes last. */
static void print_so_far(FILE *f, const struct kpr_run *run)
{
    const struct kpr_count known[] = {
        {"ctas", run->ctas_launched}, {"ctas_probed", run->ctas_probed},
        {"ctas_not_run", run->ctas_not_run}, {"ctas_no_exit", run->ctas_no_exit},
        {"units_dropped", run->info.units_dropped},
        {"records_dropped", run->info.records_dropped},
    };
    fputs(",\"counts_so_far\":{", f);
    for (size_t i = 0; i < KP_COUNT(known); i++) {
        fputs(i ? "," : "", f);
        print_number(f, known[i].key, known[i].n);
    }
    fputc('}', f);
}

static void print_header(const struct ndjson *j, FILE *f, const struct kpr_run *run)
{
    const struct kpt_info *i = &run->info;
    fprintf(f, "{\"type\":\"header\",\"schema_version\":%d,\"tool\":\"kperf %s\"", SCHEMA_VERSION,
            PACKAGE_VERSION);
    print_input(j, f, NULL);
    fputs(",\"kernel\":", f);
    kp_json_string(f, i->entry);
    fprintf(f, ",\"launch\":{\"grid\":[%u,%u,%u],\"block\":[%u,%u,%u],\"capacity\":%u,"
            "\"units\":%u,\"warps_per_unit\":%u}", i->grid[0], i->grid[1], i->grid[2],
            i->block[0], i->block[1], i->block[2], i->capacity, i->units_per_cta,
            i->warps_per_unit);
    fprintf(f, ",\"record_cost\":{\"cycles\":%.3f,\"lo\":%.3f,\"hi\":%.3f,\"state\":\"%s\","
            "\"source\":\"%s\"},", run->cost.value, run->cost.lo, run->cost.hi,
            kpr_cost_state(run, j->options->raw), kpr_cost_source(run));
    print_number(f, "time_zero_ns", run->time_zero);
    if (run->filtered.by) {
        fputs(",\"filter\":", f);
        kp_json_string(f, run->filtered.by);
    }
    print_so_far(f, run);
    fputs("}\n", f);
}

static void print_roles(FILE *f, const struct kpr_run *run)
{
    fputs(",\"roles\":[", f);
    for (size_t i = 0; i < run->role_count; i++) {
        fputs(i ? "," : "", f);
        kp_json_string(f, run->roles[i].name);
    }
    fputc(']', f);
}

static void print_known(FILE *f, int decimals, double v)
{
    if (isnan(v))
        fputs("null", f);
    else
        fprintf(f, "%.*f", decimals, v);
}

/* The rest of the clock. */
static void print_fit(FILE *f, const struct kpr_run *run)
{
    struct kpr_clock c = kpr_clock_of(run);
    fprintf(f, ",\"timer_step_ns\":%g,\"timer_step_assumed\":%s,\"rate_error\":",
            run->timer_step, run->timer_step_assumed ? "true" : "false");
    print_known(f, 9, c.rate_error);
    fputs(",\"offset_error_ns\":", f);
    print_known(f, 3, c.offset_error);
    fprintf(f, ",\"sms_off_line\":%zu,\"widening_ns\":%.3f,\"bend_ns\":%.3f,\"drift\":", c.off_line,
            c.widening, run->bend_ns);
    print_known(f, 9, run->drift);
    fputs(",\"drift_error\":", f);
    print_known(f, 9, run->drift_error);
    fputs("},", f);
}

static void print_end(const struct ndjson *j, FILE *f, const struct kpr_run *run)
{
    struct kpr_count counts[KPR_MAX_COUNTS];
    size_t n = kpr_counts(run, counts);
    double residual, slope = kpr_mean_slope(run, &residual);
    fputs("{\"type\":\"end\"", f);
    print_input(j, f, j->options->input_hash);
    print_roles(f, run);
    fprintf(f, ",\"clock\":{\"sms\":%zu,\"ghz\":%.6f,\"residual_ns\":", run->fit_count,
            slope > 0 ? 1 / slope : 0);
    print_known(f, 3, residual);
    print_fit(f, run);
    print_number(f, "lines_between", j->lines);
    fputs(",\"counts\":{", f);
    for (size_t i = 0; i < n; i++) {
        fputs(i ? "," : "", f);
        print_number(f, counts[i].key, counts[i].n);
    }
    fputs("}}\n", f);
}

/* ---- lines ----------------------------------------------------------------- */

static char *begin_line(const struct ndjson *j, const char *type)
{
    ob_room(j->out, 2048);
    char *p = PUT_LIT(ob_end(j->out), "{\"type\":\"");
    p = PUT_LIT(put_mem(p, type, strlen(type)), "\"");
    return put_piece(p, &j->place);
}

static void put_span(const struct ndjson *j, const struct kpr_cta *cta, const struct kpr_span *s)
{
    char *p = put_piece(begin_line(j, "span"), &j->names[s->region]);
    p = FIELD(p, "depth", s->depth);
    p = FIELD(p, "start_cycles", s->start);
    p = FIELD(p, "end_cycles", s->end);
    p = FIELD(p, "raw_start_cycles", s->raw_start);
    p = FIELD(p, "raw_end_cycles", s->raw_end);
    p = FIELD(p, "exclusive_cycles", s->exclusive);
    p = FIELD(p, "least_cycles", s->least);
    p = FIELD(p, "most_cycles", s->most);
    if (s->flags & KPR_CENSORED)
        p = FIELD(p, "at_most_cycles", s->raw_end - s->raw_start);
    p = FIELD(p, "start_ns", kpr_ns(cta, s->start));
    p = FIELD(p, "end_ns", kpr_ns(cta, s->end));
    p = FIELD(p, "records_inside", s->inside);
    ob_set(j->out, put_piece(p, &j->endings[s->flags % KPR_ALL_FLAGS]));
}

static void put_instant(const struct ndjson *j, const struct kpr_cta *cta,
                        const struct kpr_instant *i)
{
    char *p = put_piece(begin_line(j, "instant"), &j->names[i->region]);
    p = FIELD(p, "at_cycles", i->at);
    p = FIELD(p, "raw_at_cycles", i->raw_at);
    p = FIELD(p, "at_ns", kpr_ns(cta, i->at));
    ob_set(j->out, PUT_LIT(p, ",\"flags\":[]}\n"));
}

static void put_lost(const struct ndjson *j, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    char *p = begin_line(j, "lost");
    p = FIELD(p, "end_cycles", u->cut);
    p = FIELD(p, "end_ns", kpr_ns(cta, u->cut));
    p = FIELD(p, "records_lost", (int64_t)u->lost);
    p = FIELD(p, "ends_unpaired", (int64_t)u->unpaired);
    ob_set(j->out, PUT_LIT(p, ",\"flags\":[]}\n"));
}

static void put_drain(const struct ndjson *j, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    char *p = begin_line(j, "drain");
    p = FIELD(p, "start_cycles", u->drain_begin);
    p = FIELD(p, "end_cycles", u->drain_end);
    p = FIELD(p, "start_ns", kpr_ns(cta, u->drain_begin));
    p = FIELD(p, "end_ns", kpr_ns(cta, u->drain_end));
    p = FIELD(p, "records", (int64_t)u->count);
    p = FIELD(p, "ends_unpaired", (int64_t)u->unpaired);
    ob_set(j->out, u->clock_gap ? PUT_LIT(p, ",\"flags\":[\"clock_gap\"]}\n")
                                : PUT_LIT(p, ",\"flags\":[]}\n"));
}

static void set_place(struct ndjson *j, const struct kpr_run *run, const struct kpr_cta *cta,
                      const struct kpr_unit *u)
{
    free(j->place.s);
    struct kpr_place at = kpr_place_of(run, u->hardware, true);
    struct kp_str more = {0};
    for (size_t i = 0; i < at.n; i++)
        kp_str_addf(&more, ",\"%s\":%u", at.key[i], at.value[i]);
    j->place = piece_take(kp_asprintf(",\"cta\":%u,\"sm\":%u,\"unit\":%u,\"warp\":%u,"
                                      "\"role\":\"%s\"%s", cta->cta, cta->sm, u->unit, u->warp,
                                      run->roles[u->role].name, more.s ? more.s : ""));
    kp_str_free(&more);
}

/* ---- exporter -------------------------------------------------------------- */

static int ndjson_begin(void *ctx, const struct kpr_run *run)
{
    struct ndjson *j = ctx;
    j->name_count = run->info.region_count;
    j->names = kp_alloc((j->name_count + 1) * sizeof *j->names);
    for (size_t i = 0; i < j->name_count; i++) {
        char *name = kpr_json_text(run->info.regions[i].name);
        j->names[i] = piece_take(kp_asprintf(",\"region\":%s", name));
        free(name);
    }
    j->endings = kp_alloc(KPR_ALL_FLAGS * sizeof *j->endings);
    for (uint32_t i = 0; i < KPR_ALL_FLAGS; i++)
        j->endings[i] = ending(kpr_flag_words(i));
    print_header(j, j->f, run);
    return KP_OK;
}

/* In order of the CTAs. */
static int ndjson_order(void *ctx, const struct kpr_run *run, struct kpr_cta *cta)
{
    struct ndjson *j = ctx;
    (void)run;
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        j->lines += (u->lost > 0) + u->span_count + u->instant_count + 1;
    }
    return KP_OK;
}

static void ndjson_render(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta,
                          struct obuf *out)
{
    const struct ndjson *all = ctx;
    struct ndjson j = {.names = all->names, .endings = all->endings, .out = out};
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        set_place(&j, run, cta, u);
        if (u->lost)
            put_lost(&j, cta, u);
        for (size_t k = 0; k < u->span_count; k++)
            put_span(&j, cta, &u->spans[k]);
        for (size_t k = 0; k < u->instant_count; k++)
            put_instant(&j, cta, &u->instants[k]);
        put_drain(&j, cta, u);
    }
    free(j.place.s);
}

static int ndjson_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct ndjson *j = ctx;
    struct kpr_cta same = *cta;
    ndjson_order(j, run, &same);
    ndjson_render(j, run, cta, &j->file);
    return KP_OK;
}

static void ndjson_write(void *ctx, const char *d, size_t n)
{
    struct ndjson *j = ctx;
    fwrite(d, 1, n, j->f);
}

static int ndjson_end(void *ctx, const struct kpr_run *run)
{
    struct ndjson *j = ctx;
    ob_flush(j->out);
    print_end(j, j->f, run);
    return KP_OK;
}

static void *ndjson_open(FILE *f, const struct kpr_export_options *options)
{
    struct ndjson *j = kp_alloc(sizeof *j);
    j->f = f;
    ob_open_file(&j->file, f);
    j->out = &j->file;
    j->options = options;
    return j;
}

static void ndjson_close(void *ctx)
{
    struct ndjson *j = ctx;
    for (size_t i = 0; i < j->name_count; i++)
        free(j->names[i].s);
    free(j->names);
    for (size_t i = 0; j->endings && i < KPR_ALL_FLAGS; i++)
        free(j->endings[i].s);
    free(j->endings);
    ob_close(&j->file);
    free(j);
}

static const struct kpr_renderer renderer = {ndjson_order, ndjson_render, ndjson_write};

const struct kpr_exporter kpr_export_ndjson = {
    .name = "ndjson",
    .help = "one JSON object a line",
    .need = KPR_NEED_BOUNDS,
    .hashes = true,
    .visitor = {ndjson_begin, ndjson_cta, ndjson_end},
    .renderer = &renderer,
    .open = ndjson_open,
    .close = ndjson_close,
};
