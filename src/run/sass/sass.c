#include "run/sass/sass.h"

#include <ctype.h>
#include <limits.h>

#define MAX_INSTRUCTIONS (1u << 20)
#define MAX_TARGETS (1u << 22)

const char *const kpn_class_names[KPN_C_COUNT] = {
    "control", "alu", "float", "memory", "barrier", "mbarrier", "tma", "tensor", "wait",
};

/* ---- what an instruction is --------------------------------------------- */

/* Names up to the first dot; a '*' stands at the end of a prefix. */
static const struct {
    const char *name;
    enum kpn_class class;
} classes[] = {
    {"HGMMA", KPN_C_TENSOR}, {"QGMMA", KPN_C_TENSOR}, {"IGMMA", KPN_C_TENSOR},
    {"BGMMA", KPN_C_TENSOR}, {"HMMA", KPN_C_TENSOR}, {"QMMA", KPN_C_TENSOR},
    {"IMMA", KPN_C_TENSOR}, {"BMMA", KPN_C_TENSOR}, {"DMMA", KPN_C_TENSOR},
    {"OMMA", KPN_C_TENSOR}, {"UTCHMMA", KPN_C_TENSOR}, {"UTCQMMA", KPN_C_TENSOR},
    {"UTCIMMA", KPN_C_TENSOR}, {"UTCOMMA", KPN_C_TENSOR}, {"UTCMXQMMA", KPN_C_TENSOR},
    {"UTMACMDFLUSH", KPN_C_CONTROL},
    {"UTMA*", KPN_C_TMA}, {"UBLKCP", KPN_C_TMA}, {"UBLKPF", KPN_C_TMA}, {"UBLKRED", KPN_C_TMA},
    {"SYNCS", KPN_C_MBARRIER}, {"ARRIVES", KPN_C_MBARRIER}, {"UTCBAR", KPN_C_MBARRIER},
    {"BAR", KPN_C_BARRIER}, {"UCGABAR_ARV", KPN_C_BARRIER}, {"UCGABAR_WAIT", KPN_C_BARRIER},
    {"DEPBAR", KPN_C_WAIT},
    {"LDG", KPN_C_MEMORY}, {"STG", KPN_C_MEMORY}, {"LDS", KPN_C_MEMORY}, {"STS", KPN_C_MEMORY},
    {"LDL", KPN_C_MEMORY}, {"STL", KPN_C_MEMORY}, {"LD", KPN_C_MEMORY}, {"ST", KPN_C_MEMORY},
    {"LDSM", KPN_C_MEMORY}, {"STSM", KPN_C_MEMORY}, {"LDGSTS", KPN_C_MEMORY},
    {"ATOM", KPN_C_MEMORY}, {"ATOMG", KPN_C_MEMORY}, {"ATOMS", KPN_C_MEMORY},
    {"RED", KPN_C_MEMORY}, {"REDG", KPN_C_MEMORY}, {"REDAS", KPN_C_MEMORY},
    {"STAS", KPN_C_MEMORY}, {"LDTM", KPN_C_MEMORY}, {"STTM", KPN_C_MEMORY},
    {"FFMA*", KPN_C_FLOAT}, {"FADD*", KPN_C_FLOAT}, {"FMUL*", KPN_C_FLOAT},
    {"FMNMX*", KPN_C_FLOAT}, {"MUFU", KPN_C_FLOAT}, {"HADD2", KPN_C_FLOAT},
    {"HFMA2", KPN_C_FLOAT}, {"HMUL2", KPN_C_FLOAT}, {"HMNMX2", KPN_C_FLOAT},
    {"DFMA", KPN_C_FLOAT}, {"DADD", KPN_C_FLOAT}, {"DMUL", KPN_C_FLOAT},
    {"BRA", KPN_C_CONTROL}, {"BRX", KPN_C_CONTROL}, {"BRXU", KPN_C_CONTROL},
    {"JMP", KPN_C_CONTROL}, {"JMX", KPN_C_CONTROL}, {"JMXU", KPN_C_CONTROL},
    {"CALL", KPN_C_CONTROL}, {"RET", KPN_C_CONTROL}, {"EXIT", KPN_C_CONTROL},
    {"KILL", KPN_C_CONTROL}, {"BPT", KPN_C_CONTROL}, {"BREAK", KPN_C_CONTROL},
    {"BSSY", KPN_C_CONTROL}, {"BSYNC", KPN_C_CONTROL}, {"NOP", KPN_C_CONTROL},
    {"YIELD", KPN_C_CONTROL}, {"WARPSYNC", KPN_C_CONTROL}, {"ENDCOLLECTIVE", KPN_C_CONTROL},
    {"ELECT", KPN_C_CONTROL}, {"ERRBAR", KPN_C_CONTROL}, {"CGAERRBAR", KPN_C_CONTROL},
    {"CCTL", KPN_C_CONTROL}, {"MEMBAR", KPN_C_CONTROL}, {"FENCE", KPN_C_CONTROL},
    {"LDGDEPBAR", KPN_C_CONTROL}, {"NANOSLEEP", KPN_C_CONTROL}, {"WARPGROUP", KPN_C_CONTROL},
};

static bool matches(const char *name, const char *op, size_t n)
{
    size_t k = strlen(name);
    if (name[k - 1] == '*')
        return n >= k - 1 && memcmp(op, name, k - 1) == 0;
    return n == k && memcmp(op, name, n) == 0;
}

static enum kpn_class class_of(const struct kpn_instr *i)
{
    size_t n = 0;
    while (n < i->op_len && i->op[n] != '.')
        n++;
    if (kpn_instr_is(i, "WARPGROUP.DEPBAR"))
        return KPN_C_WAIT;
    /* The half pipe moves constants, too: a multiplication of zeros. */
    if (kpn_instr_is(i, "HFMA2") && kpn_instr_names(i, "-RZ, RZ"))
        return KPN_C_ALU;
    for (size_t k = 0; k < KP_COUNT(classes); k++)
        if (matches(classes[k].name, i->op, n))
            return classes[k].class;
    return KPN_C_ALU;
}

/* ---- the text ----------------------------------------------------------- */

struct label {
    const char *name;
    uint32_t len, at; /* at: index of the instruction behind it */
};
struct parse {
    struct kpn_sass *out;
    KP_VEC(struct label) labels;
    const char *entry;
    bool active, seen, too_long;
};

static int compare_labels(const void *a, const void *b)
{
    const struct label *x = a, *y = b;
    size_t n = x->len < y->len ? x->len : y->len;
    int c = memcmp(x->name, y->name, n);
    return c ? c : (x->len > y->len) - (x->len < y->len);
}

/* "  .section .text.NAME," and "  Function : NAME" begin a function, other sections and
 * functions end it. */
static void section_line(struct parse *p, const char *s, size_t n)
{
    static const char section[] = ".section\t.text.", function[] = "Function : ";
    const char *name = memmem(s, n, section, sizeof section - 1);
    size_t k = sizeof section - 1;
    if (!name) {
        name = memmem(s, n, function, sizeof function - 1);
        k = sizeof function - 1;
    }
    if (!name) {
        if (memmem(s, n, ".section\t", 9))
            p->active = false;
        return;
    }
    name += k;
    n -= (size_t)(name - s);
    size_t end = 0, want = strlen(p->entry);
    while (end < n && !isspace((unsigned char)name[end]) && name[end] != ',')
        end++;
    /* A second one of that name (another architecture's) is not read. */
    p->active = !p->seen && end == want && memcmp(name, p->entry, want) == 0;
    p->seen = p->seen || p->active;
}

static size_t skip_blanks(const char *s, size_t n, size_t at)
{
    while (at < n && (s[at] == ' ' || s[at] == '\t'))
        at++;
    return at;
}

/* One word without blanks. */
static size_t word(const char *s, size_t n, size_t at)
{
    while (at < n && !isspace((unsigned char)s[at]) && s[at] != ';')
        at++;
    return at;
}

/* The instruction behind its address; false: there is none. */
static bool read_words(const char *s, size_t n, struct kpn_instr *i)
{
    size_t at = skip_blanks(s, n, 0);
    while (at < n && (s[at] == '{' || s[at] == '}'))
        at = skip_blanks(s, n, at + 1);
    if (at < n && s[at] == '@') {
        size_t end = word(s, n, at);
        i->guard = s + at;
        i->guard_len = (uint32_t)(end - at);
        at = skip_blanks(s, n, end);
    }
    size_t end = word(s, n, at);
    if (end == at || !isupper((unsigned char)s[at]))
        return false;
    i->op = s + at;
    i->op_len = (uint32_t)(end - at);
    at = skip_blanks(s, n, end);
    end = at;
    while (end < n && s[end] != ';')
        end++;
    if (end == n) { /* no ';' behind a branch by table, which has its targets in a comment */
        const char *encoding = memmem(s + at, n - at, "/* 0x", 5);
        end = encoding ? (size_t)(encoding - s) : n;
    }
    while (end > at && isspace((unsigned char)s[end - 1]))
        end--;
    i->args = s + at;
    i->args_len = (uint32_t)(end - at);
    return true;
}

static void instruction_line(struct parse *p, const char *s, size_t n)
{
    struct kpn_instr i = {.goes_on = true};
    size_t at = skip_blanks(s, n, 0), start;
    if (n - at < 6 || memcmp(s + at, "/*", 2) != 0)
        return;
    at += 2;
    for (start = at; at < n && isxdigit((unsigned char)s[at]) && at - start < 12; at++)
        i.address = i.address * 16 +
                    (unsigned)(isdigit((unsigned char)s[at]) ? s[at] - '0'
                                                             : tolower(s[at]) - 'a' + 10);
    if (at == start || n - at < 2 || memcmp(s + at, "*/", 2) != 0)
        return;
    if (!read_words(s + at + 2, n - at - 2, &i))
        return;
    if (p->out->code.n == MAX_INSTRUCTIONS) {
        p->too_long = true;
        return;
    }
    i.class = class_of(&i);
    KP_PUSH(p->out->code, i);
}

static void label_line(struct parse *p, const char *s, size_t n)
{
    while (n && isspace((unsigned char)s[n - 1]))
        n--;
    if (n < 2 || s[n - 1] != ':' || isspace((unsigned char)s[0]))
        return;
    struct label l = {s, (uint32_t)(n - 1), (uint32_t)p->out->code.n};
    KP_PUSH(p->labels, l);
}

static void read_lines(struct parse *p, const char *s, const char *end)
{
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        size_t n = (size_t)((stop ? stop : end) - s);
        if (n > INT_MAX)
            return;
        section_line(p, s, n);
        if (p->active) {
            label_line(p, s, n);
            instruction_line(p, s, n);
        }
        s += n + 1;
    }
}

/* ---- where branches lead ------------------------------------------------ */

static uint32_t at_label(const struct parse *p, const char *name, size_t n)
{
    struct label key = {name, (uint32_t)n, 0}, *l;
    if (!p->labels.n || n > UINT32_MAX)
        return KPN_NOWHERE;
    l = bsearch(&key, p->labels.v, p->labels.n, sizeof key, compare_labels);
    return l && l->at < p->out->code.n ? l->at : KPN_NOWHERE;
}

static uint32_t at_address(const struct kpn_sass *s, uint64_t address)
{
    size_t low = 0, high = s->code.n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (s->code.v[middle].address < address)
            low = middle + 1;
        else
            high = middle;
    }
    return low < s->code.n && s->code.v[low].address == address ? (uint32_t)low : KPN_NOWHERE;
}

static void add_target(struct parse *p, struct kpn_instr *i, uint32_t at)
{
    if (at == KPN_NOWHERE || p->out->targets.n == MAX_TARGETS)
        return;
    KP_PUSH(p->out->targets, at);
    i->targets++;
}

/* `(LABEL), or the number that the arguments end with. */
static void direct_target(struct parse *p, struct kpn_instr *i)
{
    const char *tick = i->args_len ? memmem(i->args, i->args_len, "`(", 2) : NULL;
    if (tick) {
        const char *name = tick + 2, *end = i->args + i->args_len;
        size_t n = 0;
        while (name + n < end && name[n] != ')')
            n++;
        add_target(p, i, at_label(p, name, n));
        return;
    }
    size_t at = i->args_len;
    while (at && isxdigit((unsigned char)i->args[at - 1]))
        at--;
    if (at < 2 || i->args[at - 1] != 'x' || i->args[at - 2] != '0' || i->args_len - at > 12)
        return;
    uint64_t v = 0;
    for (; at < i->args_len; at++)
        v = v * 16 + (unsigned)(isdigit((unsigned char)i->args[at])
                                    ? i->args[at] - '0'
                                    : tolower(i->args[at]) - 'a' + 10);
    add_target(p, i, at_address(p->out, v));
}

/* (*"BRANCH_TARGETS A,B"*) */
static void table_targets(struct parse *p, struct kpn_instr *i)
{
    static const char head[] = "BRANCH_TARGETS ";
    const char *s = i->args_len ? memmem(i->args, i->args_len, head, sizeof head - 1) : NULL;
    const char *end = i->args + i->args_len;
    if (!s) {
        p->out->indirect = true;
        return;
    }
    for (s += sizeof head - 1; s < end && *s != '"';) {
        size_t n = 0;
        while (s + n < end && s[n] != ',' && s[n] != '"')
            n++;
        add_target(p, i, at_label(p, s, n));
        s += n + (s + n < end && s[n] == ',');
    }
}

static bool always(const struct kpn_instr *i)
{
    return !i->guard_len || (i->guard_len == 3 && memcmp(i->guard, "@PT", 3) == 0);
}

static void resolve(struct parse *p, struct kpn_instr *i)
{
    i->first_target = (uint32_t)p->out->targets.n;
    if (kpn_instr_is(i, "BRA") || kpn_instr_is(i, "JMP")) {
        direct_target(p, i);
        /* BRA.DIV UR4, X and BRA.U.ANY X ask something; so does BRA P0, X. */
        i->goes_on = !always(i) || i->op_len > 3 || (i->args_len && memchr(i->args, ',',
                                                                          i->args_len));
        i->ends = true;
    } else if (kpn_instr_is(i, "BRX") || kpn_instr_is(i, "BRXU") || kpn_instr_is(i, "JMX") ||
               kpn_instr_is(i, "JMXU")) {
        table_targets(p, i);
        i->goes_on = !always(i);
        i->ends = true;
    } else if (kpn_instr_is(i, "CALL")) {
        if (i->args_len && *i->args != 'R') /* through a register: not told where */
            direct_target(p, i);
        i->ends = i->targets > 0;
    } else if (kpn_instr_is(i, "EXIT") || kpn_instr_is(i, "RET") || kpn_instr_is(i, "KILL")) {
        i->goes_on = !always(i);
        i->ends = true;
    }
}

/* No-ops fill the section up... */
static void drop_padding(struct kpn_sass *s)
{
    while (s->code.n && kpn_instr_is(&s->code.v[s->code.n - 1], "NOP"))
        s->code.n--;
}

/* ...behind a branch to itself that nothing comes to. */
static void drop_last_branch(struct kpn_sass *s)
{
    if (s->code.n < 2 || s->code.v[s->code.n - 2].goes_on)
        return;
    const struct kpn_instr *i = &s->code.v[s->code.n - 1];
    if (!kpn_instr_is(i, "BRA") || i->targets != 1 ||
        s->targets.v[i->first_target] != s->code.n - 1)
        return;
    for (size_t t = 0; t < s->targets.n; t++)
        if (t != i->first_target && s->targets.v[t] == s->code.n - 1)
            return;
    s->targets.n--; /* its own is the last */
    s->code.n--;
}

int kpn_sass_read(const char *text, size_t len, const char *entry, struct kpn_sass *out,
                  char why[200])
{
    *out = (struct kpn_sass){0};
    struct parse p = {.out = out, .entry = entry};
    read_lines(&p, text, text + len);
    drop_padding(out);
    if (p.labels.n)
        qsort(p.labels.v, p.labels.n, sizeof *p.labels.v, compare_labels);
    bool rising = true;
    for (size_t i = 1; i < out->code.n; i++)
        rising = rising && out->code.v[i - 1].address < out->code.v[i].address;
    if (!out->code.n)
        snprintf(why, 200, "the disassembler printed no code of '%.120s'", entry);
    else if (p.too_long)
        snprintf(why, 200, "more than %u instructions", MAX_INSTRUCTIONS);
    else if (!rising)
        snprintf(why, 200, "the addresses of '%.120s' do not rise", entry);
    bool ok = out->code.n && !p.too_long && rising;
    for (size_t i = 0; ok && i < out->code.n; i++)
        resolve(&p, &out->code.v[i]);
    free(p.labels.v);
    if (ok)
        drop_last_branch(out);
    if (ok)
        kpn_sass_flow(out);
    return ok ? KP_OK : KP_MALFORMED;
}

void kpn_sass_free(struct kpn_sass *s)
{
    free(s->code.v);
    free(s->targets.v);
    free(s->blocks.v);
    free(s->edges.v);
    free(s->back);
    *s = (struct kpn_sass){0};
}
