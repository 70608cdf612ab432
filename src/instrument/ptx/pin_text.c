#include "instrument/ptx/pins.h"

#include "instrument/ptx/lower.h"

/* The predicate differs between threads, for all that the assembler can tell: one
 * that is the same for all turns each store into a branch round it. */
void kpi_ptx_add_pin_state(const struct kpi_plan *plan, struct kp_str *b)
{
    if (!plan->pins.list.n)
        return;
    kp_str_add(b, "\t.reg .pred %kperf_never;\n"
                  "\t.reg .b32 %kperf_pin;\n");
    KPI_PTX_LOAD(plan, "u32", "%kperf_pin", zero, b);
    if (plan->strategy == KPI_GLOBAL) /* no ring in shared memory: its address is %kperf_g */
        kp_str_add(b, "\tcvt.u32.u64 %kperf_t, %kperf_g;\n");
    kp_str_addf(b,
                "\tand.b32 %%kperf_pin, %%kperf_pin, %s;\n"
                "\tsetp.ne.u32 %%kperf_never, %%kperf_pin, 0;\n",
                plan->strategy == KPI_GLOBAL ? "%kperf_t" : "%kperf_b");
}

void kpi_ptx_add_pins(const struct kpi_text *t, const struct kpi_plan *plan, uint32_t mark,
                      struct kp_str *b)
{
    if (!plan->pins.at_mark)
        return;
    uint32_t first = plan->pins.at_mark[mark].first;
    for (uint32_t i = plan->pins.at_mark[mark].count; i-- > 0;) {
        const struct kpi_pin *p = &plan->pins.list.v[first + i];
        const char *name = t->src->text + p->name.at;
        int len = (int)p->name.len;
        if (p->bits == 1)
            kp_str_addf(b, "\n\tselp.u32 %%kperf_pin, 1, 0, %.*s;", len, name);
        bool global = plan->strategy == KPI_GLOBAL;
        kp_str_addf(b, "\n\t@%%kperf_never st.volatile.%s.b%u [%s], %.*s;",
                    global ? "global" : "shared", p->bits == 1 ? 32 : p->bits,
                    global ? "%kperf_g" : "%kperf_b", p->bits == 1 ? 10 : len,
                    p->bits == 1 ? "%kperf_pin" : name);
    }
}
