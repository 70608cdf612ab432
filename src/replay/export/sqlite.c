/*
 * One SQLite file, made by SQLite itself at options.path: kperf-sqlite(5) has
 * the tables.  All of it is one transaction without a journal; whoever made the
 * path throws the file away when this fails.  Without a path SQLite takes a
 * temporary file, gone when it is closed.
 */
#include <math.h>
#include <sqlite3.h>

#include "replay/export/export.h"

#define SCHEMA_VERSION 1

/* Kept up with kperf-sqlite(5); another meaning is another SCHEMA_VERSION. */
static const char schema[] =
    "PRAGMA journal_mode = OFF;"
    "PRAGMA synchronous = OFF;"
    "PRAGMA locking_mode = EXCLUSIVE;"
    "PRAGMA application_id = 0x6b706572;" /* "kper" */
    "PRAGMA user_version = 1;"
    "BEGIN;"
    "CREATE TABLE run(key TEXT PRIMARY KEY, value ANY) STRICT, WITHOUT ROWID;"
    "CREATE TABLE region(id INTEGER PRIMARY KEY, name TEXT NOT NULL, line INTEGER NOT NULL,"
    " instant INTEGER NOT NULL, waits INTEGER NOT NULL) STRICT;"
    "CREATE TABLE role(id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;"
    "CREATE TABLE cta(cta INTEGER PRIMARY KEY, sm INTEGER NOT NULL, entry_ns INTEGER NOT NULL,"
    " stay_cycles INTEGER, ns_per_cycle REAL NOT NULL, rate_error REAL NOT NULL,"
    " entry_error_ns REAL NOT NULL, bend_ns REAL NOT NULL, clock_assumed INTEGER NOT NULL) STRICT;"
    "CREATE TABLE unit(id INTEGER PRIMARY KEY, cta INTEGER NOT NULL REFERENCES cta,"
    " unit INTEGER NOT NULL, warp INTEGER NOT NULL, role INTEGER NOT NULL REFERENCES role,"
    " records INTEGER NOT NULL, records_lost INTEGER NOT NULL, ends_unpaired INTEGER NOT NULL,"
    " waits_blocked INTEGER NOT NULL, cut_cycles INTEGER, drain_start_cycles INTEGER NOT NULL,"
    " drain_end_cycles INTEGER NOT NULL, drain_start_ns INTEGER NOT NULL,"
    " drain_end_ns INTEGER NOT NULL, clock_gap INTEGER NOT NULL) STRICT;"
    "CREATE TABLE span(id INTEGER PRIMARY KEY, unit INTEGER NOT NULL REFERENCES unit,"
    " region INTEGER NOT NULL REFERENCES region, depth INTEGER NOT NULL,"
    " start_cycles INTEGER NOT NULL, end_cycles INTEGER NOT NULL,"
    " raw_start_cycles INTEGER NOT NULL, raw_end_cycles INTEGER NOT NULL,"
    " exclusive_cycles INTEGER NOT NULL, least_cycles INTEGER NOT NULL,"
    " most_cycles INTEGER NOT NULL, start_ns INTEGER NOT NULL, end_ns INTEGER NOT NULL,"
    " records_inside INTEGER NOT NULL, open_start INTEGER NOT NULL, open_end INTEGER NOT NULL,"
    " clamped INTEGER NOT NULL, censored INTEGER NOT NULL, blocked INTEGER NOT NULL,"
    " unresolved INTEGER NOT NULL, unsettled INTEGER NOT NULL, mixed INTEGER NOT NULL) STRICT;"
    "CREATE TABLE instant(id INTEGER PRIMARY KEY, unit INTEGER NOT NULL REFERENCES unit,"
    " region INTEGER NOT NULL REFERENCES region, at_cycles INTEGER NOT NULL,"
    " raw_at_cycles INTEGER NOT NULL, at_ns INTEGER NOT NULL) STRICT;"
    "CREATE TABLE fit(sm INTEGER PRIMARY KEY, stamps INTEGER NOT NULL, clock0 INTEGER NOT NULL,"
    " time0_ns INTEGER NOT NULL, ns_per_cycle REAL NOT NULL, residual_ns REAL,"
    " ns_per_cycle_lo REAL NOT NULL, ns_per_cycle_hi REAL NOT NULL, widening_ns REAL NOT NULL,"
    " drift REAL, drift_error REAL) STRICT;"
    "CREATE VIEW timeline AS SELECT span.id, unit.cta, cta.sm, unit.unit, unit.warp,"
    " role.name AS role, region.name AS region, depth, start_ns, end_ns,"
    " end_cycles - start_cycles AS cycles,"
    " CASE WHEN censored THEN raw_end_cycles - raw_start_cycles END AS at_most_cycles,"
    " exclusive_cycles, least_cycles, most_cycles, open_start, open_end, clamped, censored,"
    " blocked, unresolved, unsettled, mixed"
    " FROM span JOIN unit ON unit.id = span.unit JOIN cta ON cta.cta = unit.cta"
    " JOIN role ON role.id = unit.role JOIN region ON region.id = span.region;";

enum { RUN, REGION, ROLE, CTA, UNIT, SPAN, INSTANT, FIT, INSERTS };
static const char *const inserts[INSERTS] = {
    "INSERT INTO run VALUES(?, ?)",
    "INSERT INTO region VALUES(?, ?, ?, ?, ?)",
    "INSERT INTO role VALUES(?, ?)",
    "INSERT INTO cta VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO unit VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO span VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO instant VALUES(?, ?, ?, ?, ?, ?)",
    "INSERT INTO fit VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
};

/* Spans are inserted some at a time. */
enum { SPAN_COLUMNS = 22, SPAN_ROWS = 16, SPAN_CELLS = SPAN_ROWS * SPAN_COLUMNS };

struct sqlite {
    const struct kpr_export_options *options;
    sqlite3 *db;
    sqlite3_stmt *insert[INSERTS];
    sqlite3_int64 units, spans, instants; /* rows so far, which are the ids */
    sqlite3_stmt *insert_spans; /* SPAN_ROWS at once */
    int64_t rows[SPAN_CELLS], bound[SPAN_CELLS];
    size_t cells; /* of rows, not inserted yet */
    int column;  /* bound last in the row at hand */
    bool failed; /* some call since begin did; db knows the first reason */
};

static int report(struct sqlite *s)
{
    kp_error("the SQLite file cannot be written: %s",
             s->db ? sqlite3_errmsg(s->db) : "out of memory");
    return KP_FAILED;
}

/* ---- rows: columns in the order of the table, then end_row ------------------ */

static void put_int(struct sqlite *s, int table, int64_t v)
{
    s->failed |= sqlite3_bind_int64(s->insert[table], ++s->column, v) != SQLITE_OK;
}

/* SQLite has signed integers only; no count or time of a real run is near 2^63. */
static void put_count(struct sqlite *s, int table, uint64_t v)
{
    put_int(s, table, v < INT64_MAX ? (int64_t)v : INT64_MAX);
}

static void put_real(struct sqlite *s, int table, double v)
{
    s->column++;
    s->failed |= (isnan(v) ? sqlite3_bind_null(s->insert[table], s->column)
                           : sqlite3_bind_double(s->insert[table], s->column, v)) != SQLITE_OK;
}

static void put_text(struct sqlite *s, int table, const char *text)
{
    s->column++;
    s->failed |= (text ? sqlite3_bind_text(s->insert[table], s->column, text, -1, SQLITE_TRANSIENT)
                       : sqlite3_bind_null(s->insert[table], s->column)) != SQLITE_OK;
}

static void put_null(struct sqlite *s, int table)
{
    put_text(s, table, NULL);
}

static void end_row(struct sqlite *s, int table)
{
    s->column = 0;
    s->failed = s->failed || sqlite3_step(s->insert[table]) != SQLITE_DONE ||
                sqlite3_reset(s->insert[table]) != SQLITE_OK;
}

/* What the statement's last rows had is bound still. */
static void insert_spans(struct sqlite *s)
{
    for (int i = 0; i < SPAN_CELLS; i++) {
        if (s->bound[i] != s->rows[i])
            s->failed |= sqlite3_bind_int64(s->insert_spans, i + 1, s->rows[i]) != SQLITE_OK;
        s->bound[i] = s->rows[i];
    }
    s->failed = s->failed || sqlite3_step(s->insert_spans) != SQLITE_DONE ||
                sqlite3_reset(s->insert_spans) != SQLITE_OK;
    s->cells = 0;
}

static void insert_rest(struct sqlite *s)
{
    for (size_t i = 0; i < s->cells;) {
        put_int(s, SPAN, s->rows[i]);
        if (++i % SPAN_COLUMNS == 0)
            end_row(s, SPAN);
    }
    s->cells = 0;
}

static bool prepare_spans(struct sqlite *s)
{
    struct kp_str sql = {0};
    kp_str_add(&sql, "INSERT INTO span VALUES");
    for (int i = 0; i < SPAN_CELLS; i++)
        kp_str_add(&sql, i % SPAN_COLUMNS ? ",?" : i ? "),(?" : "(?");
    kp_str_addc(&sql, ')');
    char *text = kp_str_detach(&sql);
    bool ok = sqlite3_prepare_v2(s->db, text, -1, &s->insert_spans, NULL) == SQLITE_OK;
    free(text);
    for (int i = 0; ok && i < SPAN_CELLS; i++)
        ok = sqlite3_bind_int64(s->insert_spans, i + 1, s->bound[i]) == SQLITE_OK;
    return ok;
}

/* ---- run -------------------------------------------------------------------- */

static void run_text(struct sqlite *s, const char *key, const char *value)
{
    put_text(s, RUN, key);
    put_text(s, RUN, value);
    end_row(s, RUN);
}

static void run_count(struct sqlite *s, const char *key, uint64_t value)
{
    put_text(s, RUN, key);
    put_count(s, RUN, value);
    end_row(s, RUN);
}

static void run_real(struct sqlite *s, const char *key, double value)
{
    put_text(s, RUN, key);
    put_real(s, RUN, value);
    end_row(s, RUN);
}

/* Bytes that are not UTF-8 become U+FFFD, as in the other outputs. */
static void run_name(struct sqlite *s, const char *key, const char *value)
{
    json_t *text = kp_json_text(value ? value : "");
    run_text(s, key, value ? json_string_value(text) : NULL);
    json_decref(text);
}

static void put_launch(struct sqlite *s, const struct kpt_info *i)
{
    static const char *const keys[] = {"grid_x", "grid_y", "grid_z", "block_x", "block_y",
                                       "block_z"};
    for (size_t k = 0; k < 3; k++) {
        run_count(s, keys[k], i->grid[k]);
        run_count(s, keys[k + 3], i->block[k]);
    }
    run_count(s, "capacity", i->capacity);
    run_count(s, "units_per_cta", i->units_per_cta);
    run_count(s, "warps_per_unit", i->warps_per_unit);
}

static void put_run(struct sqlite *s, const struct kpr_run *run)
{
    const struct kpt_info *i = &run->info;
    struct kpr_count counts[KPR_MAX_COUNTS];
    double residual, slope = kpr_mean_slope(run, &residual);
    size_t n = kpr_counts(run, counts);
    run_count(s, "schema_version", SCHEMA_VERSION);
    run_text(s, "tool", "kperf " PACKAGE_VERSION);
    run_name(s, "input_name", s->options->input);
    run_name(s, "input_hash", s->options->input_hash);
    run_name(s, "kernel", i->entry);
    put_launch(s, i);
    run_real(s, "record_cost_cycles", run->cost.value);
    run_real(s, "record_cost_lo", run->cost.lo);
    run_real(s, "record_cost_hi", run->cost.hi);
    run_text(s, "record_cost_source", kpr_cost_source(run));
    run_text(s, "record_cost_state", kpr_cost_state(run, s->options->raw));
    run_count(s, "time_zero_ns", run->time_zero);
    run_real(s, "clock_ghz", slope > 0 ? 1 / slope : NAN);
    run_real(s, "clock_residual_ns", residual);
    run_real(s, "clock_rate_error", kpr_clock_of(run).rate_error);
    run_real(s, "clock_drift", run->drift);
    run_real(s, "clock_drift_error", run->drift_error);
    run_real(s, "timer_step_ns", run->timer_step);
    if (run->filtered.by)
        run_name(s, "filter", run->filtered.by);
    for (size_t k = 0; k < n; k++)
        run_count(s, counts[k].key, counts[k].n);
}

static void put_regions(struct sqlite *s, const struct kpt_info *i)
{
    for (size_t id = 0; id < i->region_count; id++) {
        put_int(s, REGION, (int64_t)id);
        put_text(s, REGION, i->regions[id].name);
        put_int(s, REGION, i->regions[id].line);
        put_int(s, REGION, i->regions[id].instant);
        put_int(s, REGION, i->regions[id].wait_count > 0);
        end_row(s, REGION);
    }
}

static void put_roles(struct sqlite *s, const struct kpr_run *run)
{
    for (size_t i = 0; i < run->role_count; i++) {
        put_int(s, ROLE, (int64_t)i);
        put_text(s, ROLE, run->roles[i].name);
        end_row(s, ROLE);
    }
}

static void put_fits(struct sqlite *s, const struct kpr_run *run)
{
    for (size_t i = 0; i < run->fit_count; i++) {
        const struct kpr_fit *f = &run->fits[i];
        put_int(s, FIT, f->sm);
        put_int(s, FIT, f->points);
        put_int(s, FIT, (int64_t)f->clock0);
        put_count(s, FIT, f->time0);
        put_real(s, FIT, f->slope);
        put_real(s, FIT, f->points > 2 ? f->residual_ns : NAN);
        put_real(s, FIT, f->slope_lo);
        put_real(s, FIT, f->slope_hi);
        put_real(s, FIT, f->widening_ns);
        put_real(s, FIT, f->drift);
        put_real(s, FIT, f->drift_error);
        end_row(s, FIT);
    }
}

/* ---- one CTA ---------------------------------------------------------------- */

static void put_span(struct sqlite *s, const struct kpr_cta *cta, const struct kpr_span *p)
{
    static const uint32_t flags[] = {KPR_OPEN_START, KPR_OPEN_END, KPR_CLAMPED, KPR_CENSORED,
                                     KPR_BLOCKED, KPR_UNRESOLVED, KPR_UNSETTLED, KPR_MIXED};
    const int64_t columns[] = {
        ++s->spans, s->units, p->region, p->depth, p->start, p->end, p->raw_start, p->raw_end,
        p->exclusive, p->least, p->most, kpr_ns(cta, p->start), kpr_ns(cta, p->end), p->inside,
    };
    _Static_assert(KP_COUNT(columns) + KP_COUNT(flags) == SPAN_COLUMNS, "all of a span's row");
    memcpy(s->rows + s->cells, columns, sizeof columns);
    s->cells += KP_COUNT(columns);
    for (size_t i = 0; i < KP_COUNT(flags); i++)
        s->rows[s->cells++] = (p->flags & flags[i]) != 0;
    if (s->cells == SPAN_CELLS)
        insert_spans(s);
}

static void put_instant(struct sqlite *s, const struct kpr_cta *cta, const struct kpr_instant *i)
{
    const int64_t columns[] = {
        ++s->instants, s->units, i->region, i->at, i->raw_at, kpr_ns(cta, i->at),
    };
    for (size_t k = 0; k < KP_COUNT(columns); k++)
        put_int(s, INSTANT, columns[k]);
    end_row(s, INSTANT);
}

static void put_unit(struct sqlite *s, const struct kpr_cta *cta, const struct kpr_unit *u)
{
    const int64_t place[] = {++s->units, cta->cta, u->unit, u->warp, u->role};
    const uint64_t counts[] = {u->count, u->lost, u->unpaired, u->blocked};
    for (size_t i = 0; i < KP_COUNT(place); i++)
        put_int(s, UNIT, place[i]);
    for (size_t i = 0; i < KP_COUNT(counts); i++)
        put_count(s, UNIT, counts[i]);
    if (u->lost)
        put_int(s, UNIT, u->cut);
    else
        put_null(s, UNIT);
    put_int(s, UNIT, u->drain_begin);
    put_int(s, UNIT, u->drain_end);
    put_int(s, UNIT, kpr_ns(cta, u->drain_begin));
    put_int(s, UNIT, kpr_ns(cta, u->drain_end));
    put_int(s, UNIT, u->clock_gap);
    end_row(s, UNIT);
    for (size_t i = 0; !s->failed && i < u->span_count; i++)
        put_span(s, cta, &u->spans[i]);
    for (size_t i = 0; !s->failed && i < u->instant_count; i++)
        put_instant(s, cta, &u->instants[i]);
}

static void put_cta(struct sqlite *s, const struct kpr_cta *cta)
{
    put_int(s, CTA, cta->cta);
    put_int(s, CTA, cta->sm);
    put_int(s, CTA, cta->ns_origin);
    if (cta->stamp.clock_exit)
        put_int(s, CTA, (int64_t)(cta->stamp.clock_exit - cta->stamp.clock_entry));
    else
        put_null(s, CTA);
    put_real(s, CTA, cta->ns_per_cycle);
    put_real(s, CTA, cta->slope_error);
    put_real(s, CTA, cta->origin_error_ns);
    put_real(s, CTA, cta->bend_ns);
    put_int(s, CTA, cta->clock_assumed);
    end_row(s, CTA);
}

/* ---- exporter --------------------------------------------------------------- */

static int sqlite_begin(void *ctx, const struct kpr_run *run)
{
    struct sqlite *s = ctx;
    if (sqlite3_open_v2(s->options->path, &s->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX,
                        NULL) != SQLITE_OK ||
        sqlite3_exec(s->db, schema, NULL, NULL, NULL) != SQLITE_OK)
        return report(s);
    for (int i = 0; i < INSERTS; i++)
        if (sqlite3_prepare_v2(s->db, inserts[i], -1, &s->insert[i], NULL) != SQLITE_OK)
            return report(s);
    if (!prepare_spans(s))
        return report(s);
    put_regions(s, &run->info);
    put_fits(s, run);
    return s->failed ? report(s) : KP_OK;
}

static int sqlite_cta(void *ctx, const struct kpr_run *run, const struct kpr_cta *cta)
{
    struct sqlite *s = ctx;
    (void)run;
    put_cta(s, cta);
    for (size_t i = 0; !s->failed && i < cta->unit_count; i++)
        put_unit(s, cta, &cta->units[i]);
    return s->failed ? report(s) : KP_OK;
}

static int sqlite_end(void *ctx, const struct kpr_run *run)
{
    struct sqlite *s = ctx;
    insert_rest(s);
    put_roles(s, run);
    put_run(s, run);
    if (s->failed || sqlite3_exec(s->db, "COMMIT", NULL, NULL, NULL) != SQLITE_OK)
        return report(s);
    return KP_OK;
}

static void *sqlite_open(FILE *f, const struct kpr_export_options *options)
{
    struct sqlite *s = kp_alloc(sizeof *s);
    (void)f;
    s->options = options;
    return s;
}

static void sqlite_close(void *ctx)
{
    struct sqlite *s = ctx;
    for (int i = 0; i < INSERTS; i++)
        sqlite3_finalize(s->insert[i]);
    sqlite3_finalize(s->insert_spans);
    sqlite3_close(s->db);
    free(s);
}

const struct kpr_exporter kpr_export_sqlite = {
    .name = "sqlite",
    .help = "one SQLite file",
    .need = KPR_NEED_BOUNDS,
    .hashes = true,
    .to_path = true,
    .visitor = {sqlite_begin, sqlite_cta, sqlite_end},
    .open = sqlite_open,
    .close = sqlite_close,
};
