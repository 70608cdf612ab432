/* Opcodes by their first word. */
#include "instrument/ptx/lex.h"

static const struct {
    const char *word;
    enum kpi_word is;
} words[] = {
    {"mov", KPI_WORD_MOV},         {"ld", KPI_WORD_LD},          {"cvta", KPI_WORD_CVTA},
    {"bra", KPI_WORD_BRA},         {"brx", KPI_WORD_BRX},        {"ret", KPI_WORD_RET},
    {"exit", KPI_WORD_RET},        {"trap", KPI_WORD_TRAP},      {"bar", KPI_WORD_BAR},
    {"barrier", KPI_WORD_BAR},     {"mbarrier", KPI_WORD_MBARRIER}, {"cp", KPI_WORD_CP},
    {"wgmma", KPI_WORD_WGMMA},     {"tcgen05", KPI_WORD_TCGEN05}, {"mma", KPI_WORD_MMA},
    {"wmma", KPI_WORD_MMA},        {"mapa", KPI_WORD_MAPA},      {"nanosleep", KPI_WORD_NANOSLEEP},
};
static const char *const arithmetic[] = {
    "add",  "sub",  "mul",  "mad",  "fma",   "setp", "selp",  "cvt",   "and",  "or",
    "xor",  "not",  "shl",  "shr",  "shf",   "min",  "max",   "ex2",   "lg2",  "rcp",
    "div",  "rem",  "sqrt", "rsqrt", "neg",  "abs",  "lop3",  "prmt",  "bfe",  "bfi",
    "set",  "slct", "sin",  "cos",  "tanh",  "addc", "subc",  "madc",  "mad24", "mul24",
    "dp4a", "dp2a", "sad",  "popc", "clz",   "brev", "bfind", "bmsk",  "fns",  "szext",
    "cnot", "copysign", "testp"};

/* A word of up to 9 letters as a number, for each 7 bits; 0: it is longer. */
static uint64_t key_of(const char *s, size_t n)
{
    uint64_t key = 0;
    for (size_t i = 0; i < n && n <= 9; i++)
        key = key << 7 | (unsigned char)(s[i] & 0x7f);
    return key;
}

static unsigned slot_of(uint64_t key)
{
    return (unsigned)(key * 0x9e3779b97f4a7c15u >> 56);
}

static void add_word(struct kpi_ptx_words *w, const char *word, enum kpi_word is)
{
    uint64_t key = key_of(word, strlen(word));
    unsigned slot = slot_of(key);
    while (w->at[slot].key)
        slot = (slot + 1) % KP_COUNT(w->at);
    w->at[slot].key = key;
    w->at[slot].is = is;
}

void kpi_ptx_words_begin(struct kpi_ptx_words *w)
{
    *w = (struct kpi_ptx_words){0};
    for (size_t i = 0; i < KP_COUNT(words); i++)
        add_word(w, words[i].word, words[i].is);
    for (size_t i = 0; i < KP_COUNT(arithmetic); i++)
        add_word(w, arithmetic[i], KPI_WORD_ARITHMETIC);
}

enum kpi_word kpi_ptx_word_of(const struct kpi_ptx_words *w, const char *op, size_t len)
{
    size_t n = 0;
    while (n < len && op[n] != '.')
        n++;
    uint64_t key = key_of(op, n);
    unsigned slot = slot_of(key);
    while (w->at[slot].key && w->at[slot].key != key)
        slot = (slot + 1) % KP_COUNT(w->at);
    return w->at[slot].is;
}

static const char *const float_types[] = {".f32", ".f16", ".f16x2", ".bf16", ".bf16x2", ".f64",
                                          ".f32x2", ".tf32"};

bool kpi_ptx_names_float(const struct kp_source *src, struct kpi_span op)
{
    for (size_t i = 0; i < KP_COUNT(float_types); i++)
        if (kpi_has_modifier(src, op, float_types[i]))
            return true;
    return false;
}

bool kpi_ptx_computes_floats(const struct kp_source *src, const struct kpi_stmt *s)
{
    if (s->word != KPI_WORD_ARITHMETIC || kpi_is_op(src, s->op, "setp"))
        return false;
    for (size_t i = 0; i < KP_COUNT(float_types); i++) {
        size_t n = strlen(float_types[i]);
        if (s->op.len > n &&
            memcmp(src->text + s->op.at + s->op.len - n, float_types[i], n) == 0)
            return true;
    }
    return false;
}
