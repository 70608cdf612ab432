/* What PTX instructions do, as far as moving others past them is concerned. */
#include "instrument/motion/motion.h"

#include <ctype.h>
#include <errno.h>

/* ---- operands ------------------------------------------------------------ */

static struct kpi_span trimmed(const struct kp_source *src, size_t begin, size_t end)
{
    begin = kpi_ptx_after_space(src, begin);
    while (end > begin && isspace((unsigned char)src->text[end - 1]))
        end--;
    return (struct kpi_span){begin, end > begin ? end - begin : 0};
}

struct kpi_span kpi_operand(const struct kp_source *src, const struct kpi_stmt *s, unsigned k)
{
    size_t begin = s->op.at + s->op.len, end = s->end ? s->end - 1 : 0;
    unsigned depth = 0, at = 0;
    for (size_t i = begin; i < end; i++) {
        char c = src->text[i];
        depth += c == '{' || c == '(' || c == '[';
        depth -= (c == '}' || c == ')' || c == ']') && depth;
        if (c != ',' || depth)
            continue;
        if (at++ == k)
            return trimmed(src, begin, i);
        begin = i + 1;
    }
    return at == k ? trimmed(src, begin, end) : (struct kpi_span){end, 0};
}

bool kpi_immediate(const struct kp_source *src, struct kpi_span s, int64_t *out)
{
    char word[72]; /* a sign, "0b", 64 digits, "U" */
    if (s.len >= sizeof word)
        return false;
    memcpy(word, src->text + s.at, s.len);
    word[s.len] = '\0';
    bool minus = word[0] == '-';
    char *p = word + minus, *end;
    bool binary = p[0] == '0' && (p[1] == 'b' || p[1] == 'B');
    p += binary ? 2 : 0;
    if (*p < '0' || *p > '9')
        return false;
    errno = 0;
    uint64_t n = strtoull(p, &end, binary ? 2 : 0);
    if (errno || (*end && strcmp(end, "U") != 0) || (minus && n > (uint64_t)1 << 63))
        return false;
    n = minus ? -n : n;
    memcpy(out, &n, sizeof n);
    return true;
}

/* ---- opcodes ------------------------------------------------------------- */

/* The first that fits counts. */
static const struct {
    const char *op;
    enum kpi_act act;
} table[] = {
    {"bra", KPI_ACT_CONTROL},
    {"brx", KPI_ACT_LEAVE}, {"ret", KPI_ACT_LEAVE}, {"exit", KPI_ACT_LEAVE},
    {"trap", KPI_ACT_LEAVE}, {"call", KPI_ACT_LEAVE},
    {"shfl.sync", KPI_ACT_CONVERGE}, {"vote.sync", KPI_ACT_CONVERGE},
    {"match.any.sync", KPI_ACT_CONVERGE}, {"match.all.sync", KPI_ACT_CONVERGE},
    {"elect.sync", KPI_ACT_CONVERGE}, {"redux.sync", KPI_ACT_CONVERGE},
    {"activemask", KPI_ACT_CONVERGE}, {"mma.sync", KPI_ACT_CONVERGE},
    {"movmatrix", KPI_ACT_CONVERGE},
    {"ld.param", KPI_ACT_PURE}, {"ld.const", KPI_ACT_PURE},
    {"ld", KPI_ACT_LOAD}, {"ldmatrix", KPI_ACT_LOAD},
    {"st.async", KPI_ACT_UNKNOWN}, {"st.bulk", KPI_ACT_UNKNOWN},
    {"st", KPI_ACT_STORE}, {"stmatrix", KPI_ACT_STORE},
    {"red.async", KPI_ACT_UNKNOWN}, {"atom", KPI_ACT_ATOMIC}, {"red", KPI_ACT_ATOMIC},
    {"mbarrier.init", KPI_ACT_SETUP}, {"mbarrier.inval", KPI_ACT_SETUP},
    {"mbarrier.arrive", KPI_ACT_ARRIVE}, {"mbarrier.expect_tx", KPI_ACT_ARRIVE},
    {"mbarrier.try_wait", KPI_ACT_WAIT}, {"mbarrier.test_wait", KPI_ACT_WAIT},
    {"mbarrier.pending_count", KPI_ACT_PURE},
    {"prefetch", KPI_ACT_NOTHING}, {"prefetchu", KPI_ACT_NOTHING},
    {"cp.async.bulk.prefetch", KPI_ACT_NOTHING},
    {"cp.async.bulk.commit_group", KPI_ACT_COPY_OUT},
    {"cp.async.bulk.wait_group", KPI_ACT_COPY_OUT},
    {"cp.async.bulk", KPI_ACT_COPY}, {"cp.async", KPI_ACT_COPY_OUT},
    {"wgmma.mma_async", KPI_ACT_MMA}, {"wgmma.fence", KPI_ACT_MMA_FENCE},
    {"wgmma.commit_group", KPI_ACT_MMA_COMMIT}, {"wgmma.wait_group", KPI_ACT_MMA_WAIT},
    {"fence", KPI_ACT_FENCE}, {"membar", KPI_ACT_FENCE},
    {"bar.arrive", KPI_ACT_BAR_ARRIVE}, {"bar.cta.arrive", KPI_ACT_BAR_ARRIVE},
    {"barrier.arrive", KPI_ACT_BAR_ARRIVE}, {"barrier.cta.arrive", KPI_ACT_BAR_ARRIVE},
    {"bar", KPI_ACT_BARRIER}, {"barrier", KPI_ACT_BARRIER},
    {"setmaxnreg", KPI_ACT_KEEPS}, {"pmevent", KPI_ACT_KEEPS}, {"nanosleep", KPI_ACT_KEEPS},
    {"mapa", KPI_ACT_PURE}, {"getctarank", KPI_ACT_PURE}, {"isspacep", KPI_ACT_PURE},
    {"cvta", KPI_ACT_PURE},
};

/* Reads it a clock or a counter, which others must not pass? */
static bool reads_clock(const struct kp_source *src, const struct kpi_stmt *s)
{
    struct kpi_span from = kpi_operand(src, s, 1);
    return kpi_is_op(src, s->op, "mov") &&
           (kpi_starts(src, from, "%clock") || kpi_starts(src, from, "%globaltimer") ||
            kpi_starts(src, from, "%pm"));
}

static bool carries(const struct kp_source *src, struct kpi_span op)
{
    return kpi_has_modifier(src, op, ".cc") || kpi_is_op(src, op, "addc") ||
           kpi_is_op(src, op, "subc") || kpi_is_op(src, op, "madc");
}

static enum kpi_act act_of(const struct kp_source *src, const struct kpi_stmt *s)
{
    for (size_t i = 0; i < KP_COUNT(table); i++)
        if (kpi_is_op(src, s->op, table[i].op))
            return table[i].act;
    if (reads_clock(src, s))
        return KPI_ACT_KEEPS;
    bool pure = s->word == KPI_WORD_ARITHMETIC || s->word == KPI_WORD_MOV;
    return pure ? KPI_ACT_PURE : KPI_ACT_UNKNOWN;
}

/* ---- memory -------------------------------------------------------------- */

static bool orders(const struct kp_source *src, struct kpi_span op)
{
    static const char *const words[] = {".volatile", ".relaxed", ".acquire", ".release",
                                        ".acq_rel",  ".sc",      ".mmio"};
    for (size_t i = 0; i < KP_COUNT(words); i++)
        if (kpi_has_modifier(src, op, words[i]))
            return true;
    return false;
}

static uint32_t bytes_of(const struct kp_source *src, struct kpi_span op)
{
    if (kpi_is_op(src, op, "ldmatrix") || kpi_is_op(src, op, "stmatrix"))
        return 16; /* a row; each lane says where one is */
    size_t k = op.len;
    while (k && isdigit((unsigned char)src->text[op.at + k - 1]))
        k--;
    uint32_t bits = 0;
    for (size_t i = k; i < op.len && bits < 1000; i++)
        bits = bits * 10 + (uint32_t)(src->text[op.at + i] - '0');
    uint32_t lanes = kpi_has_modifier(src, op, ".v8")   ? 8
                     : kpi_has_modifier(src, op, ".v4") ? 4
                     : kpi_has_modifier(src, op, ".v2") ? 2
                                           : 1;
    return bits / 8 * lanes;
}

static struct kpi_span brackets(const struct kp_source *src, const struct kpi_stmt *s,
                                unsigned from)
{
    for (unsigned k = from; k < from + 2; k++) {
        struct kpi_span o = kpi_operand(src, s, k);
        if (o.len > 2 && src->text[o.at] == '[')
            return (struct kpi_span){o.at + 1, o.len - 2};
    }
    return (struct kpi_span){0, 0};
}

static void describe_memory(const struct kp_source *src, const struct kpi_stmt *s,
                            struct kpi_effect *e)
{
    e->space = kpi_has_modifier(src, s->op, ".local")    ? KPI_SPACE_LOCAL
               : kpi_has_modifier(src, s->op, ".global") ? KPI_SPACE_GLOBAL
               : kpi_has_modifier(src, s->op, ".shared") ||
                       kpi_has_modifier(src, s->op, ".shared::cta") ||
                       kpi_has_modifier(src, s->op, ".shared::cluster")
                   ? KPI_SPACE_SHARED
                   : KPI_SPACE_GENERIC;
    e->bytes = bytes_of(src, s->op);
    e->address = brackets(src, s, 0);
    if (e->act == KPI_ACT_LOAD && kpi_has_modifier(src, s->op, ".nc"))
        e->act = KPI_ACT_PURE;
    else if (orders(src, s->op))
        e->act = KPI_ACT_ATOMIC;
}

/* A bulk copy: into this CTA's shared memory and completed on a barrier, or one that is
 * never passed. */
static void describe_copy(const struct kp_source *src, const struct kpi_stmt *s,
                          struct kpi_effect *e)
{
    bool in = kpi_has_modifier(src, s->op, ".mbarrier::complete_tx::bytes") &&
              kpi_has_modifier(src, s->op, ".global") &&
              (kpi_has_modifier(src, s->op, ".shared::cluster") ||
               kpi_has_modifier(src, s->op, ".shared::cta"));
    if (!in || kpi_has_modifier(src, s->op, ".multicast::cluster")) {
        e->act = KPI_ACT_COPY_OUT;
        return;
    }
    e->space = KPI_SPACE_SHARED;
    e->address = brackets(src, s, 0);
    bool tensor = kpi_is_op(src, s->op, "cp.async.bulk.tensor");
    e->barrier = brackets(src, s, tensor ? 2 : 3);
    if (!tensor) {
        int64_t n;
        e->bytes = kpi_immediate(src, kpi_operand(src, s, 2), &n) && n > 0 && n < 1 << 20
                       ? (uint32_t)n : 0;
    }
}

struct kpi_effect kpi_effect_of(const struct kp_source *src, const struct kpi_stmt *s)
{
    struct kpi_effect e = {.act = KPI_ACT_NOTHING};
    if (s->kind == KPI_LABEL)
        e.act = s->op.at == s->label.at || !s->op.len ? KPI_ACT_CONTROL : KPI_ACT_NOTHING;
    else if (s->kind == KPI_OPEN_SCOPE || s->kind == KPI_CLOSE_SCOPE)
        e.act = KPI_ACT_SCOPE;
    if (s->kind != KPI_INSTRUCTION)
        return e;
    e.act = act_of(src, s);
    e.carry = carries(src, s->op);
    if (e.act == KPI_ACT_LOAD || e.act == KPI_ACT_STORE || e.act == KPI_ACT_ATOMIC)
        describe_memory(src, s, &e);
    else if (e.act == KPI_ACT_COPY)
        describe_copy(src, s, &e);
    else if (e.act == KPI_ACT_ARRIVE || e.act == KPI_ACT_WAIT || e.act == KPI_ACT_SETUP)
        e.address = brackets(src, s, 0);
    e.expects = e.act == KPI_ACT_ARRIVE && (kpi_has_modifier(src, s->op, ".expect_tx") ||
                                            kpi_is_op(src, s->op, "mbarrier.expect_tx"));
    return e;
}
