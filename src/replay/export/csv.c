/* One row a span or instant (RFC 4180). */
#include "replay/export/export.h"
#include "replay/export/obuf.h"

static const char header[] =
    "kind,cta,sm,unit,warp,role,region,depth,start_cycles,end_cycles,raw_start_cycles,"
    "raw_end_cycles,exclusive_cycles,least_cycles,most_cycles,start_ns,end_ns,"
    "records_inside,flags\r\n";

struct csv {
    struct piece *names; /* by region, quoted where needed, and a comma */
    size_t name_count;
    struct piece place; /* the unit's fields, from cta to role */
    struct piece *endings; /* by flags: their words and the line's end */
    struct obuf *out;   /* in front of the file, or who renders in a copy of this has its own */
    struct obuf file;
    FILE *f;
};

/* A field, quoted when it holds what would end it, and a comma. */
static struct piece field(const char *s)
{
    struct kp_str b = {0};
    bool quote = strpbrk(s, ",\"\r\n") != NULL;
    if (quote)
        kp_str_addc(&b, '"');
    for (; *s; s++) {
        if (*s == '"')
            kp_str_addc(&b, '"');
        kp_str_addc(&b, *s);
    }
    kp_str_add(&b, quote ? "\"," : ",");
    return piece_take(kp_str_detach(&b));
}

static int csv_begin(void *ctx, const struct kpr_run *run)
{
    struct csv *c = ctx;
    c->name_count = run->info.region_count;
    c->names = kp_alloc((c->name_count + 1) * sizeof *c->names);
    for (size_t i = 0; i < c->name_count; i++)
        c->names[i] = field(run->info.regions[i].name);
    c->endings = kp_alloc(KPR_ALL_FLAGS * sizeof *c->endings);
    for (uint32_t i = 0; i < KPR_ALL_FLAGS; i++)
        c->endings[i] = piece_take(kp_asprintf("%s\r\n", kpr_flag_words(i)));
    fwrite(header, 1, sizeof header - 1, c->f);
    return KP_OK;
}

static char *number(char *p, int64_t v)
{
    p = put_i64(p, v);
    *p++ = ',';
    return p;
}

static void set_place(struct csv *c, const struct kpr_run *run, const struct kpr_cta *cta,
                      const struct kpr_unit *u)
{
    free(c->place.s);
    c->place = piece_take(kp_asprintf("%u,%u,%u,%u,%s,", cta->cta, cta->sm, u->unit, u->warp,
                                      run->roles[u->role].name));
}

static char *put_place(const struct csv *c, char *p, uint32_t region)
{
    return put_piece(put_piece(p, &c->place), &c->names[region]);
}

static void put_span(struct csv *c, const struct kpr_cta *cta, const struct kpr_span *s)
{
    ob_room(c->out, 2048);
    char *p = PUT_LIT(ob_end(c->out), "span,");
    p = put_place(c, p, s->region);
    p = number(p, s->depth);
    p = number(p, s->start);
    p = number(p, s->end);
    p = number(p, s->raw_start);
    p = number(p, s->raw_end);
    p = number(p, s->exclusive);
    p = number(p, s->least);
    p = number(p, s->most);
    p = number(p, kpr_ns(cta, s->start));
    p = number(p, kpr_ns(cta, s->end));
    p = number(p, s->inside);
    ob_set(c->out, put_piece(p, &c->endings[s->flags % KPR_ALL_FLAGS]));
}

static void put_instant(struct csv *c, const struct kpr_cta *cta, const struct kpr_instant *i)
{
    int64_t ns = kpr_ns(cta, i->at);
    ob_room(c->out, 2048);
    char *p = PUT_LIT(ob_end(c->out), "instant,");
    p = PUT_LIT(put_place(c, p, i->region), ",");
    p = number(p, i->at);
    p = number(p, i->at);
    p = number(p, i->raw_at);
    p = number(p, i->raw_at);
    p = PUT_LIT(p, "0,0,0,");
    p = number(p, ns);
    p = number(p, ns);
    ob_set(c->out, PUT_LIT(p, "0,\r\n"));
}

static void csv_render(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta,
                       struct obuf *out)
{
    const struct csv *all = ctx;
    struct csv c = {.names = all->names, .endings = all->endings, .out = out};
    for (size_t i = 0; i < cta->unit_count; i++) {
        const struct kpr_unit *u = &cta->units[i];
        set_place(&c, run, cta, u);
        for (size_t k = 0; k < u->span_count; k++)
            put_span(&c, cta, &u->spans[k]);
        for (size_t k = 0; k < u->instant_count; k++)
            put_instant(&c, cta, &u->instants[k]);
    }
    free(c.place.s);
}

static int csv_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct csv *c = ctx;
    csv_render(c, run, cta, &c->file);
    return KP_OK;
}

static void csv_write(void *ctx, const char *d, size_t n)
{
    struct csv *c = ctx;
    fwrite(d, 1, n, c->f);
}

static int csv_end(void *ctx, const struct kpr_run *run)
{
    struct csv *c = ctx;
    (void)run;
    ob_flush(c->out);
    return KP_OK;
}

static void *csv_open(FILE *f, const struct kpr_export_options *options)
{
    (void)options;
    struct csv *c = kp_alloc(sizeof *c);
    c->f = f;
    ob_open_file(&c->file, f);
    c->out = &c->file;
    return c;
}

static void csv_close(void *ctx)
{
    struct csv *c = ctx;
    for (size_t i = 0; i < c->name_count; i++)
        free(c->names[i].s);
    free(c->names);
    for (size_t i = 0; c->endings && i < KPR_ALL_FLAGS; i++)
        free(c->endings[i].s);
    free(c->endings);
    ob_close(&c->file);
    free(c);
}

static const struct kpr_renderer renderer = {NULL, csv_render, csv_write};

const struct kpr_exporter kpr_export_csv = {
    .name = "csv",
    .help = "one row a span (RFC 4180)",
    .need = KPR_NEED_BOUNDS,
    .visitor = {csv_begin, csv_cta, csv_end},
    .renderer = &renderer,
    .open = csv_open,
    .close = csv_close,
};
