/* What `kperf inspect` says of PTX. */
#include "instrument/ptx/lex.h"

/* ---- types and variables ------------------------------------------------ */

/* Bytes of a fundamental type (".b32"), or 0 when the word is none. */
static unsigned type_bytes(const struct kp_source *src, struct kpi_span w)
{
    static const struct {
        const char *name;
        unsigned bytes;
    } types[] = {
        {".b8", 1},      {".u8", 1},         {".s8", 1},   {".b16", 2},   {".u16", 2},
        {".s16", 2},     {".f16", 2},        {".bf16", 2}, {".f16x2", 4}, {".bf16x2", 4},
        {".b32", 4},     {".u32", 4},        {".s32", 4},  {".f32", 4},   {".b64", 8},
        {".u64", 8},     {".s64", 8},        {".f64", 8},  {".b128", 16}, {".texref", 8},
        {".surfref", 8}, {".samplerref", 8},
    };
    for (size_t i = 0; i < KP_COUNT(types); i++)
        if (kpi_is(src, w, types[i].name))
            return types[i].bytes;
    return 0;
}

static uint64_t word_number(const struct kp_source *src, struct kpi_span w)
{
    char *s = kpi_dup(src, w);
    uint64_t n = 0;
    if (!kp_parse_u64(s, &n) || n > UINT32_MAX)
        n = 0;
    free(s);
    return n;
}

static bool is_number(const struct kp_source *src, struct kpi_span w)
{
    return w.len && src->text[w.at] >= '0' && src->text[w.at] <= '9';
}

/* One declared name: `.shared .align 16 .v2 .b32 name[8][2]`. */
struct variable {
    struct kpi_span type, name;
    uint64_t bytes, align;
};

static uint64_t times(uint64_t a, uint64_t b)
{
    return b && a > UINT32_MAX / b ? UINT32_MAX : a * b;
}

/* Reads up to `end` or a comma outside brackets. */
static struct variable read_variable(const struct kp_source *src, size_t at, size_t end)
{
    struct variable v = {.align = 0};
    bool pointee = false;
    uint64_t vector = 1;
    while (at < end) {
        struct kpi_span w = kpi_ptx_next_word(src, &at, end);
        if (!w.len)
            break;
        if (kpi_is(src, w, ".align")) {
            uint64_t n = word_number(src, kpi_ptx_next_word(src, &at, end));
            v.align = pointee ? v.align : n;
        } else if (kpi_is(src, w, ".ptr")) {
            pointee = true;
        } else if (kpi_is(src, w, ".v2") || kpi_is(src, w, ".v4")) {
            vector = src->text[w.at + 2] == '2' ? 2 : 4;
        } else if (type_bytes(src, w)) {
            v.type = w;
            v.bytes = times(type_bytes(src, w), vector);
        } else if (src->text[w.at] != '.' && !is_number(src, w) && !v.name.len) {
            v.name = w;
        } else if (is_number(src, w) && v.name.len) {
            v.bytes = times(v.bytes, word_number(src, w));
        }
    }
    if (!v.align)
        v.align = v.type.len ? type_bytes(src, v.type) * vector : 0;
    return v;
}

static json_t *span_json(const struct kp_source *src, struct kpi_span s)
{
    return kpi_json_bytes(src->text + s.at, s.len);
}

static json_t *params_json(const struct kp_source *src, struct kpi_span params)
{
    json_t *list = json_array();
    size_t end = params.at + params.len;
    for (size_t at = kpi_ptx_after_space(src, params.at); at < end;) {
        size_t comma = at;
        while (comma < end && src->text[comma] != ',')
            comma++;
        struct variable v = read_variable(src, at, comma);
        if (v.name.len)
            json_array_append_new(
                list, json_pack("{s:o,s:o,s:I,s:I}", "name", span_json(src, v.name), "type",
                                v.type.len ? span_json(src, (struct kpi_span){v.type.at + 1,
                                                                              v.type.len - 1})
                                           : json_string(""),
                                "bytes", (json_int_t)v.bytes, "align", (json_int_t)v.align));
        at = comma + 1;
    }
    return list;
}

/* ---- registers ---------------------------------------------------------- */

/* `.reg .v2 .b32 a, %r<40>;` adds to the count of its type. */
static void count_registers(const struct kp_source *src, const struct kpi_stmt *s, json_t *by_type)
{
    size_t at = s->op.at + s->op.len;
    struct kpi_span type = kpi_ptx_next_word(src, &at, s->end);
    json_int_t vector = 1;
    if (kpi_is(src, type, ".v2") || kpi_is(src, type, ".v4")) {
        vector = src->text[type.at + 2] == '2' ? 2 : 4;
        type = kpi_ptx_next_word(src, &at, s->end);
    }
    if (type.len < 2)
        return;
    json_int_t n = 0;
    while (at < s->end) {
        struct kpi_span w = kpi_ptx_next_word(src, &at, s->end);
        if (w.len && is_number(src, w))
            n += (json_int_t)word_number(src, w) - 1; /* %r<40>: the name counted one */
        else if (w.len)
            n++;
    }
    char *key = kpi_dup(src, (struct kpi_span){type.at + 1, type.len - 1});
    n = n * vector + json_integer_value(json_object_get(by_type, key));
    json_t *value = json_integer(n);
    if (json_object_set_new(by_type, key, value) != 0)
        json_object_set_new(by_type, "other", json_integer(n));
    free(key);
}

/* ---- shared memory ------------------------------------------------------ */

/* Module-scope .shared variables. */
static void find_shared(const struct kpi_text *t, struct kpi_shareds *out)
{
    for (size_t i = 0; i < t->variables.n; i++) {
        const struct kpi_stmt *s = &t->variables.v[i];
        if (!kpi_is(t->src, s->op, ".shared"))
            continue;
        struct variable v = read_variable(t->src, s->op.at + s->op.len, s->end);
        struct kpi_span first = {s->begin, s->op.at - s->begin};
        bool dynamic = first.len && kpi_starts(t->src, first, ".extern");
        struct kpi_shared shared = {v.name, dynamic ? 0 : v.bytes, dynamic};
        if (v.name.len)
            KP_PUSH(out->list, shared);
    }
}

/* The statement of f that holds this byte, or NULL. */
static const struct kpi_stmt *statement_at(const struct kpi_text *t, const struct kpi_function *f,
                                           size_t at)
{
    uint32_t low = f->first_stmt, high = low + f->stmt_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (t->stmts.v[middle].end <= at)
            low = middle + 1;
        else
            high = middle;
    }
    const struct kpi_stmt *s = &t->stmts.v[low];
    return low < f->first_stmt + f->stmt_count && s->begin <= at ? s : NULL;
}

static bool has_word(const struct kp_source *src, const struct kpi_stmt *s, struct kpi_span word)
{
    struct kpi_span w;
    size_t at = s->begin;
    while ((w = kpi_ptx_next_word(src, &at, s->end)).len)
        if (w.len == word.len && memcmp(src->text + w.at, src->text + word.at, w.len) == 0)
            return true;
    return false;
}

/* Does the body name this variable?  Its name may also stand in comments, or in other names. */
static bool names(const struct kpi_text *t, const struct kpi_function *f, struct kpi_span name)
{
    const char *at = t->src->text + f->body, *end = t->src->text + f->body_end;
    while (at < end && (at = memmem(at, (size_t)(end - at), t->src->text + name.at, name.len))) {
        const struct kpi_stmt *s = statement_at(t, f, (size_t)(at - t->src->text));
        if (s && has_word(t->src, s, name))
            return true;
        at = s ? t->src->text + s->end : at + name.len;
    }
    return false;
}

/* What the body declares, and what it names of the module's. */
static uint64_t shared_bytes(const struct kpi_text *t, const struct kpi_function *f,
                             struct kpi_shareds *module, bool *dynamic)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (s->kind == KPI_DIRECTIVE && kpi_is(t->src, s->op, ".shared"))
            sum += read_variable(t->src, s->op.at + s->op.len, s->end).bytes;
    }
    *dynamic = false;
    for (size_t i = 0; i < module->list.n; i++) {
        const struct kpi_shared *v = &module->list.v[i];
        if (!names(t, f, v->name))
            continue;
        sum += v->bytes;
        *dynamic = *dynamic || v->dynamic;
    }
    return sum;
}

uint64_t kpi_ptx_static_shared(struct kpi_text *t, const struct kpi_function *f, uint64_t *limit)
{
    bool dynamic;
    if (!t->shared) {
        t->shared = kp_alloc(sizeof *t->shared);
        find_shared(t, t->shared);
    }
    uint64_t bytes = shared_bytes(t, f, t->shared, &dynamic);
    *limit = t->sm < 90 ? 49152 : 232448; /* what ptxas takes */
    return bytes;
}

/* ---- operations --------------------------------------------------------- */

enum class { NEITHER, SYNC, ASYNC };

/* Longest prefix first where one contains another. */
static enum class classify(const struct kp_source *src, struct kpi_span op) {
    static const struct {const char * op; enum class class;}
table[] = {
    {"bar", SYNC},
    {"barrier", SYNC},
    {"mbarrier", SYNC},
    {"fence", SYNC},
    {"membar", SYNC},
    {"wgmma.fence", SYNC},
    {"wgmma.commit_group", SYNC},
    {"wgmma.wait_group", SYNC},
    {"wgmma.mma_async", ASYNC},
    {"cp.async.wait_group", SYNC},
    {"cp.async.wait_all", SYNC},
    {"cp.async.commit_group", SYNC},
    {"cp.async.mbarrier", SYNC},
    {"cp.async.bulk.wait_group", SYNC},
    {"cp.async.bulk.commit_group", SYNC},
    {"cp.async", ASYNC},
    {"cp.reduce.async", ASYNC},
    {"st.async", ASYNC},
    {"red.async", ASYNC},
    {"multimem.cp.async", ASYNC},
    {"multimem.cp.reduce.async", ASYNC},
    {"tcgen05.wait", SYNC},
    {"tcgen05.fence", SYNC},
    {"tcgen05.commit", SYNC},
    {"tcgen05.mma", ASYNC},
    {"tcgen05.cp", ASYNC},
    {"tcgen05.ld", ASYNC},
    {"tcgen05.st", ASYNC},
    {"griddepcontrol", SYNC},
};
for (size_t i = 0; i < KP_COUNT(table); i++)
    if (kpi_is_op(src, op, table[i].op))
        return table[i].class;
return NEITHER;
}

static json_t *operation_json(const struct kpi_text *t, const struct kpi_stmt *s)
{
    return json_pack("{s:I,s:o,s:o}", "line", (json_int_t)kpi_line(t, s->begin), "opcode",
                     span_json(t->src, s->op), "text", kpi_statement_json(t->src, s));
}

static void operations(const struct kpi_text *t, const struct kpi_function *f, json_t *out)
{
    json_t *registers = json_object(), *sync = json_array(), *async = json_array(),
           *exits = json_array();
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (s->kind == KPI_DIRECTIVE && kpi_is(t->src, s->op, ".reg"))
            count_registers(t->src, s, registers);
        if (s->kind != KPI_INSTRUCTION)
            continue;
        enum class class = classify(t->src, s->op);
        if (class != NEITHER)
            json_array_append_new(class == SYNC ? sync : async, operation_json(t, s));
        if (s->flow == KPI_FLOW_EXIT)
            json_array_append_new(exits, json_integer((json_int_t)kpi_line(t, s->begin)));
    }
    json_object_set_new(out, "registers", registers);
    json_object_set_new(out, "exits", exits);
    json_object_set_new(out, "sync", sync);
    json_object_set_new(out, "async", async);
}

/* ---- functions ---------------------------------------------------------- */

static json_t *function_json(const struct kpi_text *t, const struct kpi_function *f,
                             struct kpi_shareds *module)
{
    bool dynamic;
    uint64_t bytes = shared_bytes(t, f, module, &dynamic);
    uint64_t threads = times(times(f->ntid[0], f->ntid[1]), f->ntid[2]);
    json_t *j =
        json_pack("{s:o,s:I,s:o,s:I,s:b,s:I,s:b,s:b}", "name", span_json(t->src, f->name), "line",
                  (json_int_t)kpi_line(t, f->name.at), "params", params_json(t->src, f->params),
                  "shared_bytes", (json_int_t)bytes, "dynamic_shared", dynamic, "max_threads",
                  (json_int_t)threads, "exact_threads", f->exact_ntid, "cluster", f->cluster);
    json_object_set_new(j, "marks", kpi_marks_json(t, f));
    operations(t, f, j);
    return j;
}

json_t *kpi_ptx_inspect(const struct kpi_text *t)
{
    struct kpi_shareds module = {0};
    find_shared(t, &module);
    json_t *entries = json_array(), *functions = json_array();
    for (size_t i = 0; i < t->functions.n; i++)
        json_array_append_new(t->functions.v[i].entry ? entries : functions,
                              function_json(t, &t->functions.v[i], &module));
    free(module.list.v);
    return json_pack("{s:i,s:o,s:o,s:I,s:o,s:o}", "schema_version", 1, "version",
                     span_json(t->src, t->version_at), "target", span_json(t->src, t->target),
                     "address_size", (json_int_t)(t->address_size ? t->address_size : 32),
                     "entries", entries, "functions", functions);
}
