/*
 * Records of a loop that the lanes of a warp store, one each.
 *
 * All lanes read the clocks, lane i stores the i-th: so all find their slots at once, and what is
 * left of a record is its lane's predicate, its tag and the store.  That is three instructions
 * where it was five, most of them on the uniform datapath one behind the other.  The
 * lanes have to be there: this is for loops with an instruction that whole warps execute
 * (`.aligned`).
 */
#include "instrument/ptx/gather.h"

bool kpi_ptx_is_aligned(const struct kpi_text *t, const struct kpi_stmt *s)
{
    if (s->kind != KPI_INSTRUCTION || s->guard.len || s->flow != KPI_FLOW_NEXT)
        return false;
    if (kpi_is_op(t->src, s->op, "bar.sync") || kpi_is_op(t->src, s->op, "bar.red"))
        return true;
    if (s->word == KPI_WORD_ARITHMETIC || s->word == KPI_WORD_MOV)
        return false;
    return memmem(t->src->text + s->op.at, s->op.len, ".aligned", 8) != NULL;
}

/* %kperf_l: which lane this is, of a warp that records; else more than any group has.
 * %kperf_v: the tail's records are there; not the first time that a loop comes to its stores. */
static void add_waiting(const struct kpi_group *g, struct kp_str *b)
{
    kp_str_addf(b, "\tsetp.gt.u32 %%kperf_v%u, %%kperf_l, %u;\n", g->lanes, KPI_LANES_MAX);
}

/* The lane: by the thread's number, which the prologue has asked for, where it says. */
static void add_lane(const struct kpi_plan *plan, struct kp_str *b)
{
    if (!kpi_ptx_all_record(plan))
        kp_str_addf(b,
                "\tactivemask.b32 %%kperf_l;\n"
                "\tvote.sync.any.pred %%kperf_q, %%kperf_w, %%kperf_l;\n"
                "\tmov.u32 %%kperf_l, %%laneid;\n"
                "\tselp.b32 %%kperf_l, %%kperf_l, %u, %%kperf_q;\n",
                KPI_LANES_MAX);
    else if (plan->one_dimensional)
        kp_str_add(b, "\tmov.u32 %kperf_l, %tid.x;\n"
                      "\tand.b32 %kperf_l, %kperf_l, 31;\n");
    else
        kp_str_add(b, "\tmov.u32 %kperf_l, %laneid;\n");
}

void kpi_ptx_add_lanes_state(const struct kpi_plan *plan, const struct kpi_gather *gather,
                             struct kp_str *b)
{
    if (!gather->lanes)
        return;
    kp_str_addf(b,
                "\t.reg .pred %%kperf_q, %%kperf_v<%u>;\n"
                "\t.reg .b32 %%kperf_l;\n",
                gather->lanes + 1);
    add_lane(plan, b);
    for (size_t i = 0; i < gather->groups.n; i++) {
        const struct kpi_group *g = &gather->groups.v[i];
        if (!g->lanes || !g->tail)
            continue;
        add_waiting(g, b);
        if (g->numbered)
            kp_str_add(b, "\tmov.u32 %kperf_m, 0;\n");
    }
}

/* The group's first `count` records; %kperf_t is the number of the first.  Those of the tail
 * are not there yet the first time.  Each clock goes from its register into a store: of one that
 * is chosen by arithmetic ptxas makes a read by way of the uniform datapath, which is dear. */
static void add_stores(const struct kpi_plan *plan, const struct kpi_group *g, uint32_t count,
                       struct kp_str *b)
{
    kp_str_add(b, "\tadd.u32 %kperf_t, %kperf_t, %kperf_l;\n");
    kpi_ptx_add_slot(plan, "%kperf_t", b);
    for (uint32_t i = 0; i < count; i++) {
        if (i < g->tail && count == g->count)
            kp_str_addf(b, "\tsetp.eq.and.u32 %%kperf_q, %%kperf_l, %u, %%kperf_v%u;\n", i,
                        g->lanes);
        else
            kp_str_addf(b, "\tsetp.eq.u32 %%kperf_q, %%kperf_l, %u;\n", i);
        kp_str_addf(b, "\t@%%kperf_q %s %s, {0x%x, %%kperf_g%u};\n", kpi_ptx_store(plan),
                    kpi_ptx_slot(plan), g->tags[i], i);
    }
}

/* Only the writer counts what is recorded where the warp is not whole. */
static void add_number(struct kp_str *b)
{
    kp_str_add(b, "\tshfl.sync.idx.b32 %kperf_t, %kperf_n, 0, 31, 0xffffffff;\n");
}

/* Records were made between the tail and the others: it has its own number in %kperf_m. */
static void add_two_numbers(const struct kpi_group *g, struct kp_str *b)
{
    kp_str_addf(b,
                "\tsetp.lt.u32 %%kperf_q, %%kperf_l, %u;\n"
                "\tselp.b32 %%kperf_c, %%kperf_m, %%kperf_t, %%kperf_q;\n"
                "\tadd.u32 %%kperf_m, %%kperf_t, %u;\n"
                "\tsub.u32 %%kperf_t, %%kperf_t, %u;\n"
                "\tselp.b32 %%kperf_t, %%kperf_c, %%kperf_t, %%kperf_q;\n",
                g->tail, g->count - g->tail, g->tail);
}

void kpi_ptx_add_lanes_store(const struct kpi_plan *plan, const struct kpi_group *g,
                             struct kp_str *b)
{
    add_number(b);
    if (g->tail && g->numbered)
        add_two_numbers(g, b);
    else if (g->tail)
        kp_str_addf(b, "\tsub.u32 %%kperf_t, %%kperf_t, %u;\n", g->tail);
    add_stores(plan, g, g->count, b);
    kp_str_addf(b, "\tadd.u32 %%kperf_n, %%kperf_n, %u;\n", g->count);
    if (g->tail)
        kp_str_addf(b, "\tsetp.lt.u32 %%kperf_v%u, %%kperf_l, %u;\n", g->lanes, KPI_LANES_MAX);
}

void kpi_ptx_add_lanes_rest(const struct kpi_plan *plan, const struct kpi_group *g,
                            struct kp_str *b)
{
    if (g->numbered) {
        kp_str_add(b, "\tmov.u32 %kperf_t, %kperf_m;\n");
    } else {
        add_number(b);
        kp_str_addf(b, "\tsub.u32 %%kperf_t, %%kperf_t, %u;\n", g->tail);
    }
    add_stores(plan, g, g->tail, b);
    add_waiting(g, b);
}
