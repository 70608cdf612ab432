/* What `kperf inspect` says of AMDGCN. */
#include "instrument/amd/amd.h"
#include "instrument/amd/class.h"
#include "instrument/amd/lex.h"

static json_t *span_json(const struct kpi_text *t, struct kpi_span s)
{
    return kpi_json_bytes(t->src->text + s.at, s.len);
}

/* The arguments that the kernel's source declares: the runtime adds the others. */
static json_t *params_json(const struct kpi_text *t, const struct kpi_amd_kernel *k)
{
    json_t *list = json_array();
    for (size_t i = 0; k && i < k->args.n; i++) {
        const struct kpi_amd_arg *a = &k->args.v[i];
        if (a->kind.len && kpi_starts(t->src, a->kind, "hidden_"))
            continue;
        json_array_append_new(
            list, json_pack("{s:o,s:o,s:I,s:I,s:I}", "name", span_json(t, a->name), "type",
                            span_json(t, a->kind), "bytes", (json_int_t)a->bytes, "align",
                            (json_int_t)(a->bytes < 8 ? a->bytes : 8), "offset",
                            (json_int_t)a->offset));
    }
    return list;
}

static void add_value(json_t *o, const char *name, const struct kpi_amd_value *v)
{
    if (v->known)
        json_object_set_new(o, name, json_integer((json_int_t)v->value));
}

static json_t *registers_json(const struct kpi_amd_kernel *k)
{
    json_t *o = json_object();
    if (!k)
        return o;
    add_value(o, "next_free_vgpr", &k->fields[KPI_AMD_NEXT_FREE_VGPR]);
    add_value(o, "next_free_sgpr", &k->fields[KPI_AMD_NEXT_FREE_SGPR]);
    add_value(o, "accum_offset", &k->fields[KPI_AMD_ACCUM_OFFSET]);
    add_value(o, "vgpr", &k->keys[KPI_AMD_META_VGPR_COUNT]);
    add_value(o, "agpr", &k->keys[KPI_AMD_META_AGPR_COUNT]);
    add_value(o, "sgpr", &k->keys[KPI_AMD_META_SGPR_COUNT]);
    return o;
}

/* What of the kernel keeps it from being instrumented. */
static json_t *problems_json(const struct kpi_text *t, uint32_t function)
{
    json_t *list = json_array();
    const struct kpi_amd_problem *p;
    for (size_t at = 0; (p = kpi_amd_next_problem(t, function, &at)) != NULL;)
        json_array_append_new(list, json_pack("{s:I,s:s}", "line",
                                              (json_int_t)kpi_line(t, p->at.at), "why", p->why));
    return list;
}

static json_t *operation_json(const struct kpi_text *t, const struct kpi_stmt *s)
{
    return json_pack("{s:I,s:o,s:o}", "line", (json_int_t)kpi_line(t, s->begin), "opcode",
                     span_json(t, s->op), "text", kpi_statement_json(t->src, s));
}

static void operations(const struct kpi_text *t, const struct kpi_function *f, json_t *out)
{
    json_t *sync = json_array(), *async = json_array(), *exits = json_array();
    json_t *contents = json_object();
    json_int_t counts[KPI_AMD_CLASSES] = {0};
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (s->kind != KPI_INSTRUCTION)
            continue;
        enum kpi_amd_class c = kpi_amd_class_of(t->src, s->op);
        counts[c]++;
        if (c == KPI_AMD_BARRIER || c == KPI_AMD_WAIT)
            json_array_append_new(sync, operation_json(t, s));
        if (c == KPI_AMD_TENSOR || c == KPI_AMD_LOAD)
            json_array_append_new(async, operation_json(t, s));
        if (s->flow == KPI_FLOW_EXIT)
            json_array_append_new(exits, json_integer((json_int_t)kpi_line(t, s->begin)));
    }
    for (size_t c = 0; c < KPI_AMD_CLASSES; c++)
        json_object_set_new(contents, kpi_amd_class_names[c], json_integer(counts[c]));
    json_object_set_new(out, "contents", contents);
    json_object_set_new(out, "exits", exits);
    json_object_set_new(out, "sync", sync);
    json_object_set_new(out, "async", async);
}

static bool has_dynamic_lds(const struct kpi_text *t, const struct kpi_amd_kernel *k)
{
    for (size_t i = 0; k && i < k->args.n; i++)
        if (kpi_is(t->src, k->args.v[i].kind, "dynamic_shared_pointer") ||
            kpi_is(t->src, k->args.v[i].kind, "hidden_dynamic_lds_size"))
            return true;
    return false;
}

static json_t *function_json(const struct kpi_text *t, const struct kpi_function *f)
{
    const struct kpi_amd_kernel *k = f->entry ? kpi_amd_kernel_of(t, f) : NULL;
    uint64_t shared = k ? k->fields[KPI_AMD_GROUP_SEGMENT].value : 0;
    uint64_t threads = (uint64_t)f->ntid[0] * f->ntid[1] * f->ntid[2];
    json_t *j = json_pack(
        "{s:o,s:I,s:o,s:I,s:b,s:I,s:b,s:o}", "name", span_json(t, f->name), "line",
        (json_int_t)kpi_line(t, f->name.at), "params", params_json(t, k), "shared_bytes",
        (json_int_t)shared, "dynamic_shared", has_dynamic_lds(t, k), "max_threads",
        (json_int_t)threads, "cluster", 0, "registers", registers_json(k));
    if (k) {
        json_object_set_new(j, "wave_size", json_integer((json_int_t)k->wave));
        uint64_t kernarg = k->keys[KPI_AMD_META_KERNARG_SIZE].known
                               ? k->keys[KPI_AMD_META_KERNARG_SIZE].value
                               : k->fields[KPI_AMD_KERNARG_SIZE].value;
        json_object_set_new(j, "kernarg_bytes", json_integer((json_int_t)kernarg));
        json_object_set_new(j, "scratch_bytes",
                            json_integer((json_int_t)k->fields[KPI_AMD_PRIVATE_SEGMENT].value));
    }
    json_object_set_new(j, "problems", problems_json(t, (uint32_t)(f - t->functions.v)));
    json_object_set_new(j, "marks", kpi_marks_json(t, f));
    operations(t, f, j);
    return j;
}

json_t *kpi_amd_inspect(const struct kpi_text *t)
{
    json_t *entries = json_array(), *functions = json_array();
    for (size_t i = 0; i < t->functions.n; i++)
        json_array_append_new(t->functions.v[i].entry ? entries : functions,
                              function_json(t, &t->functions.v[i]));
    return json_pack("{s:i,s:s,s:s,s:o,s:I,s:I,s:o,s:o}", "schema_version", 1, "vendor", "amd",
                     "target", t->amd->gfx, "target_id", span_json(t, t->amd->target_id),
                     "code_object", (json_int_t)t->amd->code_object, "address_size",
                     (json_int_t)64, "entries", entries, "functions", functions);
}

/* ---- who names a function ----------------------------------------------------- */

static bool in_name(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           c == '_' || c == '.' || c == '$';
}

/* Does the line from `begin` on, up to a name at `at`, only define or describe what it names:
 * .type and the like, a comment? */
static bool describes(const struct kp_source *src, size_t begin, size_t at)
{
    static const char *const plain[] = {".type",  ".size",   ".globl",     ".global", ".weak",
                                        ".local", ".hidden", ".protected", ".internal"};
    const char *line = src->text + begin;
    if (memchr(line, ';', at - begin) || memmem(line, at - begin, "//", 2))
        return true;
    size_t word = kpi_amd_skip(src->text, begin, at);
    size_t end = kpi_amd_word_end(src->text, word, src->len);
    for (size_t i = 0; i < KP_COUNT(plain); i++)
        if (kpi_is(src, (struct kpi_span){word, end - word}, plain[i]))
            return true;
    return false;
}

static bool is_label(const struct kp_source *src, size_t begin, size_t at, size_t len)
{
    return kpi_amd_skip(src->text, begin, at) == at && at + len < src->len &&
           src->text[at + len] == ':';
}

/* Where the name stands next, as a whole word, from `from` on; or the text's length. */
static size_t next_whole(const struct kp_source *src, struct kpi_span name, size_t from)
{
    const char *s = src->text, *end = s + src->len, *p;
    while ((p = memmem(s + from, src->len - from, s + name.at, name.len)) != NULL) {
        if ((p == s || !in_name(p[-1])) && (p + name.len == end || !in_name(p[name.len])))
            return (size_t)(p - s);
        from = (size_t)(p - s) + name.len;
    }
    return src->len;
}

bool kpi_amd_is_named(const struct kpi_text *t, const struct kpi_function *f)
{
    const struct kp_source *src = t->src;
    if (kpi_amd_in_tail(t, f->name.at) || !f->name.len || t->amd->text.len > src->len + 1)
        return true; /* macros might */
    size_t from = 0, line = 0, at;
    while ((at = next_whole(src, f->name, from)) < src->len) {
        const char *nl = memrchr(src->text + from, '\n', at - from);
        line = nl ? (size_t)(nl - src->text) + 1 : line;
        from = at + f->name.len;
        if (is_label(src, line, at, f->name.len))
            continue;
        if (!describes(src, line, at))
            return true;
        nl = memchr(src->text + from, '\n', src->len - from); /* and so does the rest of it */
        from = nl ? (size_t)(nl - src->text) : src->len;
    }
    return false;
}
