/* Rings as links have them: their slots, what is in them, and what filling them costs a CTA. */
#include "model/edits/edits.h"

#include <math.h>

double kpm_slot_bytes(const struct kpm_program *p, const struct kpm_link *l)
{
    double sum = 0;
    if (l->kind == KPM_LOAD) {
        sum = kpm_load_bytes(kpm_region(p, l->from_role, l->from), l->on);
    } else {
        size_t from, to;
        kpm_guarded_loads(p, l->to_role, l->to, &from, &to);
        for (size_t i = from; i < to; i++)
            sum += kpm_load_bytes(kpm_region(p, l->to_role, p->roles[l->to_role].order[i]), NULL);
    }
    return sum > 0 ? sum : NAN;
}

uint32_t kpm_slots_of(const struct kpm_program *p, const struct kpm_link *l)
{
    size_t from, to;
    uint32_t later = 0;
    bool loads = l->distance > 0;
    if (l->kind != KPM_ARRIVE || l->from_start)
        return l->kind == KPM_OWN ? 0 : l->distance;
    kpm_guarded_loads(p, l->to_role, l->to, &from, &to);
    for (size_t i = 0; i < p->links.n; i++) {
        const struct kpm_link *load = &p->links.v[i];
        size_t at = kpm_position(&p->roles[load->from_role], load->from);
        if (load->kind != KPM_LOAD || load->from_role != l->to_role ||
            load->to_role != l->from_role || at < from || at >= to)
            continue;
        loads = true;
        later = load->distance > later ? load->distance : later;
    }
    return loads ? l->distance + later : 0;
}

bool kpm_guarded_elsewhere(const struct kpm_program *p, const struct kpm_link *load)
{
    size_t from, to, at = kpm_position(&p->roles[load->from_role], load->from);
    for (size_t i = 0; i < p->links.n && load->kind == KPM_LOAD; i++) {
        const struct kpm_link *l = &p->links.v[i];
        if (l->kind != KPM_ARRIVE || l->from_start || l->to_role != load->from_role)
            continue;
        kpm_guarded_loads(p, l->to_role, l->to, &from, &to);
        if (at >= from && at < to && kpm_slots_of(p, l))
            return true;
    }
    return false;
}

/* For each KiB that a CTA asks for before its loop has used any, the loop's first operands come so
 * many cycles later, once: beside it all that start at a time ask for as much more.  Kernels that
 * differ by a slot that nobody waits for, at five lengths of the loop and in 8 layouts each: 2.9,
 * 3.5 and 4.6 (an H200, bench/results/slots.json, doc/findings/model.md).  The making of the slot's
 * barriers, 6 to 13 cycles each, is in it. */
#define FILLS 3.6

void kpm_fill_slots(const struct kpm_baseline *b, const struct kpm_link *l, int delta,
                    struct kpm_candidate *c)
{
    double slots = kpm_slots_of(b->program, l), trips = fmax(1, b->whole.trips);
    double more = fmin(slots + delta, trips) - fmin(slots, trips);
    double cycles = FILLS * more * kpm_slot_bytes(b->program, l) / 1024;
    if (cycles && isfinite(cycles) && kpm_press_known(b->program->info))
        kpm_candidate_step(c, (struct kpm_op){KPM_OP_ONCE, .cycles = cycles});
}
