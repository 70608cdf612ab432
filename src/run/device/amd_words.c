#include "run/device/amd.h"

#include <math.h>

/* What a device of AMD's wrote, in the terms of a trace: hardware registers as fields, ticks
 * of the constant clock as nanoseconds, a short cycle counter as 64 bits. */

#define TICK_NS (1000 / KPN_AMD_CONSTANT_MHZ)
/* No device's cycle counter is faster. */
#define FASTEST 5.0 /* cycles a nanosecond */
/* Readings this far apart tell its rate: a tick is a hundredth of it. */
#define TELLS 1000 /* ns */

/* HW_REG_HW_ID of gfx9 and HW_REG_HW_ID1 of gfx10 and later, as AMD's instruction set guides
 * and the HIP headers' __smid() have them. */
struct kpt_hardware kpn_amd_hardware(const struct kpn_amd_target *t, uint32_t id, uint32_t xcc)
{
    if (t->wgp)
        return (struct kpt_hardware){.se = id >> 18 & 7, .sh = id >> 16 & 1, .cu = id >> 10 & 15,
                                     .simd = id >> 8 & 3, .wave = id & 31};
    return (struct kpt_hardware){.xcc = t->xcc ? xcc & 15 : 0, .se = id >> 13 & 7,
                                 .sh = id >> 12 & 1, .cu = id >> 8 & 15, .simd = id >> 4 & 3,
                                 .wave = id & 15};
}

static void put_hardware(const struct kpn_amd_target *t, uint32_t *sm, uint32_t *word)
{
    struct kpt_hardware h = kpn_amd_hardware(t, *sm, *word);
    *word = kpt_hardware_word(&h);
    *sm = kpt_hardware_cu(&h);
}

/* ---- a clock of few bits ---------------------------------------------------- */

struct reading {
    uint64_t time; /* ns */
    uint64_t *clock;
    uint32_t sm;
};
struct readings {
    KP_VEC(struct reading) v;
};

static int by_sm_and_time(const void *a, const void *b)
{
    const struct reading *x = a, *y = b;
    if (x->sm != y->sm)
        return x->sm < y->sm ? -1 : 1;
    return x->time < y->time ? -1 : x->time > y->time;
}

static void add(struct readings *r, uint32_t sm, uint64_t time, uint64_t *clock)
{
    struct reading one = {time, clock, sm};
    KP_PUSH(r->v, one);
}

/* Cycles a nanosecond, by all neighbours that are too near for the clock to have gone
 * round; 0: there are none. */
static double rate_of(const struct readings *r, uint64_t period)
{
    double cycles = 0, ns = 0;
    for (size_t i = 1; i < r->v.n; i++) {
        const struct reading *a = &r->v.v[i - 1], *b = &r->v.v[i];
        uint64_t apart = b->time - a->time;
        if (a->sm != b->sm || apart < TELLS || (double)apart * FASTEST >= (double)period)
            continue;
        cycles += (double)((*b->clock - *a->clock) & (period - 1));
        ns += (double)apart;
    }
    return ns > 0 ? cycles / ns : 0;
}

/* Each reading continues the one before it on its CU by as many rounds as the time between
 * them says.  Counts those that a rate off by a tenth would put into another round. */
static uint64_t unwrap(struct readings *r, uint64_t period, double rate)
{
    uint64_t unsure = 0, before = 0;
    for (size_t i = 0; i < r->v.n; i++) {
        const struct reading *b = &r->v.v[i], *a = b - 1;
        uint64_t low = *b->clock & (period - 1);
        if (i == 0 || a->sm != b->sm) {
            before = period * 4096 + low;
        } else {
            uint64_t step = (low - before) & (period - 1);
            double expected = (double)(b->time - a->time) * rate;
            double rounds = floor((expected - (double)step) / (double)period + 0.5);
            unsure += expected * 0.1 > (double)period / 2;
            before += step + (uint64_t)(int64_t)rounds * period;
        }
        *b->clock = before;
    }
    return unsure;
}

uint64_t kpn_amd_widen(struct kpt_stamp *stamps, size_t stamp_count, struct kpt_unit *const *units,
                       size_t unit_count, unsigned bits, double mhz)
{
    struct readings r = {0};
    uint64_t period = (uint64_t)1 << bits;
    for (size_t i = 0; i < stamp_count; i++) {
        struct kpt_stamp *s = &stamps[i];
        if (!(s->flags & KPT_CTA_ENTERED))
            continue;
        add(&r, s->sm, s->time_entry, &s->clock_entry);
        if (s->time_exit)
            add(&r, s->sm, s->time_exit, &s->clock_exit);
    }
    for (size_t i = 0; i < unit_count; i++) {
        struct kpt_unit *u = units[i];
        u->drain_clock_end = (u->drain_clock_end - u->drain_clock_begin) & (period - 1);
        add(&r, u->sm, u->drain_time_begin, &u->drain_clock_begin);
    }
    if (r.v.n)
        qsort(r.v.v, r.v.n, sizeof *r.v.v, by_sm_and_time);
    double rate = rate_of(&r, period);
    uint64_t unsure = unwrap(&r, period, rate > 0 ? rate : mhz / 1000);
    for (size_t i = 0; i < unit_count; i++)
        units[i]->drain_clock_end += units[i]->drain_clock_begin;
    free(r.v.v);
    return unsure;
}

/* ---- all of it --------------------------------------------------------------- */

uint64_t kpn_amd_words(const struct kpn_amd_target *t, struct kpt_stamp *stamps,
                       size_t stamp_count, struct kpt_unit *const *units, size_t unit_count,
                       double mhz)
{
    for (size_t i = 0; i < stamp_count; i++) {
        struct kpt_stamp *s = &stamps[i];
        put_hardware(t, &s->sm, &s->hardware);
        s->time_entry *= TICK_NS;
        s->time_exit *= TICK_NS;
    }
    for (size_t i = 0; i < unit_count; i++) {
        put_hardware(t, &units[i]->sm, &units[i]->hardware);
        units[i]->drain_time_begin *= TICK_NS;
    }
    if (t->clock_bits == 32)
        return 0;
    return kpn_amd_widen(stamps, stamp_count, units, unit_count, t->clock_bits, mhz);
}

void kpn_amd_info(const struct kpn_amd_target *t, const json_t *map, json_t *info)
{
    json_int_t wave = json_integer_value(json_object_get(map, "wave_size"));
    bool narrow = t->clock_bits < KPT_MAX_CLOCK_BITS;
    json_t *o = json_pack("{s:s,s:I,s:s,s:i,s:i}", "target", t->name, "wave_size",
                          wave ? wave : (json_int_t)t->wave, "holder", t->wgp ? "WGP" : "CU",
                          "clock_wide", narrow ? (int)t->clock_bits : 64, "constant_clock_mhz",
                          (int)KPN_AMD_CONSTANT_MHZ);
    if (json_is_true(json_object_get(map, "signature")))
        json_object_set_new(o, "signature", json_true());
    json_object_set_new(info, "amd", o);
    if (narrow)
        json_object_set_new(info, "clock_bits", json_integer((json_int_t)t->clock_bits));
}
