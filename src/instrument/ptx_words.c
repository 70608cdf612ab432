/* Opcodes by their first word. */
#include "instrument/ptx_lex.h"

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

static const char *word_of(size_t i)
{
    return i < KP_COUNT(words) ? words[i].word : arithmetic[i - KP_COUNT(words)];
}

static unsigned slot_of(const char *s, size_t n)
{
    uint64_t key = n;
    for (size_t i = 0; i < n && i < 8; i++)
        key = key << 7 ^ (unsigned char)s[i];
    return (unsigned)(key * 0x9e3779b97f4a7c15u >> 56);
}

void kpi_ptx_words_begin(struct kpi_ptx_words *w)
{
    *w = (struct kpi_ptx_words){{0}};
    for (size_t i = 0; i < KP_COUNT(words) + KP_COUNT(arithmetic); i++) {
        unsigned slot = slot_of(word_of(i), strlen(word_of(i)));
        while (w->at[slot % KP_COUNT(w->at)])
            slot++;
        w->at[slot % KP_COUNT(w->at)] = (unsigned char)(i + 1);
    }
}

enum kpi_word kpi_ptx_word_of(const struct kpi_ptx_words *w, const char *op, size_t len)
{
    size_t n = 0;
    while (n < len && op[n] != '.')
        n++;
    for (unsigned slot = slot_of(op, n);; slot++) {
        unsigned at = w->at[slot % KP_COUNT(w->at)];
        if (!at)
            return KPI_WORD_OTHER;
        const char *word = word_of(at - 1);
        if (strncmp(word, op, n) == 0 && !word[n])
            return at - 1 < KP_COUNT(words) ? words[at - 1].is : KPI_WORD_ARITHMETIC;
    }
}

bool kpi_ptx_computes_floats(const struct kp_source *src, const struct kpi_stmt *s)
{
    static const char *const types[] = {".f32", ".f16", ".f16x2", ".bf16", ".bf16x2", ".f64",
                                        ".f32x2", ".tf32"};
    if (s->word != KPI_WORD_ARITHMETIC || kpi_is_op(src, s->op, "setp"))
        return false;
    for (size_t i = 0; i < KP_COUNT(types); i++) {
        size_t n = strlen(types[i]);
        if (s->op.len > n && memcmp(src->text + s->op.at + s->op.len - n, types[i], n) == 0)
            return true;
    }
    return false;
}
