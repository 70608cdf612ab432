/* What became of a motion of statements, or of a pause, in the machine code. */
#include "run/certify/certify.h"
#include "run/sass/sass.h"

/* Tensor, TMA, mbarrier and barrier instructions and waits of one kernel, in order. */
struct sequence {
    struct kpn_sass code;
    KP_VEC(uint32_t) at;   /* instructions */
    KP_VEC(uint32_t) name; /* equal for equal names */
};

static bool keeps_order(enum kpn_class class)
{
    return class == KPN_C_BARRIER || class == KPN_C_MBARRIER || class == KPN_C_TMA ||
           class == KPN_C_TENSOR || class == KPN_C_WAIT;
}

static bool same_name(const struct kpn_instr *a, const struct kpn_instr *b)
{
    return a->op_len == b->op_len && memcmp(a->op, b->op, a->op_len) == 0;
}

/* The number of the name of b's instruction i: where it is found first, in a or then in b. */
static uint32_t name_of(const struct sequence *a, const struct sequence *b, uint32_t i)
{
    const struct kpn_instr *one = &b->code.code.v[i];
    for (size_t k = 0; k < a->at.n; k++)
        if (same_name(&a->code.code.v[a->at.v[k]], one))
            return a->name.v[k];
    for (size_t k = 0; k < b->name.n; k++)
        if (same_name(&b->code.code.v[b->at.v[k]], one))
            return b->name.v[k];
    return (uint32_t)(a->at.n + b->at.n);
}

/* all: of every instruction. */
static void list_names(const struct sequence *before, struct sequence *s, bool all)
{
    for (uint32_t i = 0; i < s->code.code.n; i++) {
        if (!all && !keeps_order(s->code.code.v[i].class))
            continue;
        uint32_t name = name_of(before, s, i);
        KP_PUSH(s->at, i);
        KP_PUSH(s->name, name);
    }
}

static int read_sequence(const struct kpn_disassembler *d, const struct kpn_code *code,
                         const char *entry, struct kp_str *text, const struct sequence *before,
                         struct sequence *out)
{
    char why[200];
    int status = kpn_disassemble(d, &code->image, text);
    if (status == KP_OK)
        status = kpn_sass_read(text->s ? text->s : "", text->len, entry, &out->code, why);
    if (status == KP_OK)
        list_names(before, out, false);
    return status;
}

static void sequence_free(struct sequence *s)
{
    kpn_sass_free(&s->code);
    free(s->at.v);
    free(s->name.v);
}

static json_t *instruction_json(const struct sequence *s, size_t k)
{
    if (k >= s->at.n)
        return json_null();
    char *text = kpn_instr_text(&s->code.code.v[s->at.v[k]]);
    json_t *j = kp_json_text(text);
    free(text);
    return j;
}

/* Of a's instructions those that stand in another order in b, by their names; of how many. */
static json_t *displaced_json(const struct sequence *a, const struct sequence *b)
{
    struct sequence none = {0}, x = {.code = a->code}, y = {.code = b->code};
    json_int_t n = 0;
    list_names(&none, &x, true);
    list_names(&x, &y, true);
    uint32_t *pair = kp_realloc(NULL, x.at.n + 1, sizeof *pair);
    kpn_diff(x.name.v, x.at.n, y.name.v, y.at.n, pair);
    for (size_t i = 0; i < x.at.n; i++)
        n += pair[i] == KPN_NOWHERE;
    json_t *o = json_pack("{s:I,s:I}", "displaced", n, "of", (json_int_t)x.at.n);
    free(pair);
    free(x.at.v);
    free(x.name.v);
    free(y.at.v);
    free(y.name.v);
    return o;
}

/* What of b is not a's in its order, with its neighbours. */
static json_t *compare(const struct sequence *a, const struct sequence *b, bool *changed)
{
    uint32_t *pair = kp_realloc(NULL, a->at.n + 1, sizeof *pair);
    bool *kept = kp_alloc(b->at.n + 1);
    json_t *moved = json_array();
    kpn_diff(a->name.v, a->at.n, b->name.v, b->at.n, pair);
    for (size_t i = 0; i < a->at.n; i++)
        if (pair[i] != KPN_NOWHERE)
            kept[pair[i]] = true;
    for (size_t i = 0; i < b->at.n; i++)
        if (!kept[i])
            json_array_append_new(moved, json_pack("{s:o,s:o,s:o}", "instruction",
                                                   instruction_json(b, i), "behind",
                                                   instruction_json(b, i - 1), "before",
                                                   instruction_json(b, i + 1)));
    *changed = json_array_size(moved) > 0;
    free(pair);
    free(kept);
    return json_pack("{s:b,s:I,s:I,s:o}", "changed", *changed, "original", (json_int_t)a->at.n,
                     "other", (json_int_t)b->at.n, "moved", moved);
}

/* KP_OK with "order" in *report; KP_INTERRUPTED. */
static int compare_order(const struct kpn_code *a, const struct kpn_code *b, const char *entry,
                         bool keeps, json_t *report, bool *told, bool *changed)
{
    struct kpn_disassembler d = {0};
    struct sequence none = {0}, x = {0}, y = {0};
    struct kp_str text[2] = {{0}};
    int status = KP_FAILED;
    if (kpn_disassembler_find(&d))
        status = read_sequence(&d, a, entry, &text[0], &none, &x);
    if (status == KP_OK)
        status = read_sequence(&d, b, entry, &text[1], &x, &y);
    *told = status == KP_OK;
    if (*told)
        json_object_set_new(report, "order", compare(&x, &y, changed));
    if (*told && keeps)
        json_object_set_new(report, "all", displaced_json(&x, &y));
    sequence_free(&x);
    sequence_free(&y);
    kp_str_free(&text[0]);
    kp_str_free(&text[1]);
    kpn_disassembler_free(&d);
    return status == KP_INTERRUPTED ? status : KP_OK;
}

static const char *verdict_of(bool told, bool changed, bool worse,
                              const struct kpn_moved_options *o)
{
    if (worse)
        return "worse";
    if (told && o->keeps)
        return changed ? "reordered" : "kept";
    if (!told || (!changed && !o->reorders))
        return "not told";
    return changed ? "moved" : "undone";
}

/* CTAs of it that an SM holds; 0: that is not told. */
static int held_at_once(const struct kpn_code *code, const struct kpn_moved_options *o)
{
    const char *by = NULL;
    return o->threads && !code->wave && strncmp(o->arch, "sm_90", 5) == 0
               ? (int)kpn_occupancy(&kpn_sm90_limits, o->threads, code->registers,
                                    code->shared + o->shared, &by)
               : 0;
}

static int judge(const struct kpn_code *a, const struct kpn_code *b,
                 const struct kpn_moved_options *o, json_t *report)
{
    bool told = false, changed = false;
    int before = held_at_once(a, o), after = held_at_once(b, o);
    json_t *grown = kpn_grown(a, b, before, after);
    bool free_registers = before && after >= before &&
                          b->registers > a->registers + KPN_REGISTERS_MORE;
    json_object_set_new(report, "assembly",
                        json_pack("{s:o,s:o,s:o}", "original", kpn_code_json(a), "moved",
                                  kpn_code_json(b), "advisories", kpn_advisories_diff(a, b)));
    int status = compare_order(a, b, o->entry, o->keeps, report, &told, &changed);
    json_object_set_new(report, "verdict",
                        json_string(verdict_of(told, changed,
                                               json_array_size(grown) > free_registers, o)));
    json_object_set_new(report, "grown", grown);
    return status;
}

int kpn_moved(const struct kp_source *original, const struct kp_source *moved,
              const struct kpn_moved_options *o, json_t **report)
{
    struct kpn_assembler a = {0};
    struct kpn_code x = {0}, y = {0};
    *report = json_pack("{s:n,s:s}", "assembler", "verdict", "not told");
    kpn_signals_begin();
    int status = kpn_assembler_find(NULL, NULL, true, &a);
    if (status == KP_OK) {
        json_object_set_new(*report, "assembler",
                            json_pack("{s:s,s:s}", "name", "ptxas", "version", a.version));
        status = kpn_assemble(&a, kp_shown_name(original->name), original->text, original->len,
                              o->arch, o->options, o->option_count, o->entry, &x);
        if (status == KP_OK)
            status = kpn_assemble(&a, "the moved text", moved->text, moved->len, o->arch,
                                  o->options, o->option_count, o->entry, &y);
        if (status == KP_OK)
            status = judge(&x, &y, o, *report);
    } else if (status == KP_NODEVICE) {
        status = KP_OK;
    }
    if (kpn_interrupted())
        status = KP_INTERRUPTED;
    kpn_code_free(&x);
    kpn_code_free(&y);
    kpn_assembler_free(&a);
    kpn_signals_end();
    return status;
}
