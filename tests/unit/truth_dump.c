#include "truth.h"

typedef long long ll;

static void dump_region(const struct tr_program *p, uint32_t id, FILE *f)
{
    const struct tr_region *r = &p->regions[id];
    fprintf(f, "  region %u %s", id, r->name);
    for (uint32_t i = 0; i < r->wait_count; i++)
        fprintf(f, " waits(%s, %u)",
                r->waits[i].on_kind ? p->kinds[r->waits[i].id].name
                                    : p->barriers[r->waits[i].id].name,
                r->waits[i].distance);
    for (uint32_t i = 0; i < r->arrive_count; i++)
        fprintf(f, " arrives(%s)", p->barriers[r->arrives[i]].name);
    for (uint32_t i = 0; i < r->kind_count; i++) {
        const struct tr_kind *k = &p->kinds[r->kinds[i]];
        fprintf(f, " issues(%s%s%s%s)", k->name, k->serial ? " in turn" : "",
                k->arrives == TR_NONE ? "" : " -> ",
                k->arrives == TR_NONE ? "" : p->barriers[k->arrives].name);
    }
    fputc('\n', f);
}

static void dump_wait(const struct tr_program *p, const struct tr_cta *c, const struct tr_wait *w,
                      FILE *f)
{
    fprintf(f, " wait");
    for (uint32_t i = 0; i < w->count; i++) {
        const struct tr_source *s = &w->from[i];
        const char *on = s->kind == TR_ON_BARRIER ? p->barriers[s->barrier].name
                         : s->kind == TR_ON_TIME  ? "time"
                         : s->index >= 0 ? p->kinds[c->ops.v[s->index].kind].name
                                         : "no operation";
        fprintf(f, " %s[%lld, by marks %lld]", on, (ll)s->index, (ll)s->mark);
    }
    fprintf(f, " floor %lld, released %lld/%lld, ends %lld/%lld%s%s%s%s\n", (ll)w->floor,
            (ll)w->release[TR_TRUE], (ll)w->release[TR_SEEN], (ll)w->end[TR_TRUE],
            (ll)w->end[TR_SEEN], w->clear ? " clear" : "", w->free ? " free" : "",
            w->external ? " external" : "", w->known ? " known" : "");
}

static void dump_step(const struct tr_program *p, const struct tr_cta *c, uint32_t unit,
                      const struct tr_step *s, FILE *f)
{
    static const char *const kinds[] = {"START", "END", "INSTANT"};
    const struct tr_unit *u = &c->units[unit];
    if (s->kind == TR_RECORD) {
        const struct tr_record *r = &u->records.v[s->ref];
        fprintf(f, "    %s %s %lld/%lld", kinds[r->kind], p->regions[r->region].name,
                (ll)r->at[TR_TRUE], (ll)r->at[TR_SEEN]);
        if (r->known)
            fprintf(f, " known\n");
        else
            fprintf(f, " in [%lld, %lld]\n", (ll)r->earliest, (ll)r->latest);
    } else if (s->kind == TR_COMPUTE) {
        fprintf(f, "    compute %lld\n", (ll)s->cycles);
    } else if (s->kind == TR_ARRIVE) {
        const struct tr_arrival *a = &c->streams[s->barrier][unit].v[s->ref];
        fprintf(f, "    arrive %s[%u] %lld/%lld\n", p->barriers[s->barrier].name, s->ref,
                (ll)a->at[TR_TRUE], (ll)a->at[TR_SEEN]);
    } else if (s->kind == TR_ISSUE) {
        const struct tr_op *o = &c->ops.v[s->ref];
        fprintf(f, "    issue %s (op %u, %lld cycles) begins %lld/%lld, done %lld/%lld%s\n",
                p->kinds[o->kind].name, s->ref, (ll)o->cycles, (ll)o->begin[TR_TRUE],
                (ll)o->begin[TR_SEEN], (ll)o->done[TR_TRUE], (ll)o->done[TR_SEEN],
                o->known ? " known" : "");
    } else {
        bool hidden = s->kind == TR_HIDDEN;
        fputs(hidden ? "    hidden" : "   ", f);
        dump_wait(p, c, hidden ? &u->hidden.v[s->ref] : &u->waits.v[s->ref], f);
    }
}

void tr_dump(const struct tr_program *p, FILE *f)
{
    fprintf(f, "program %llu: %s, record cost %lld + %lld (told %g, %g to %g), poll %lld, "
               "capacity %u; times: true/seen\n",
            (unsigned long long)p->seed, p->family, (ll)p->before, (ll)p->after, p->told,
            p->told_lo, p->told_hi, (ll)p->poll, p->capacity);
    for (uint32_t i = 0; i < p->region_count; i++)
        dump_region(p, i, f);
    for (uint32_t i = 0; i < p->cta_count; i++) {
        const struct tr_cta *c = &p->ctas[i];
        fprintf(f, " CTA %u on SM %u%s%s%s%s%s, clock %llu\n", c->cta, c->sm,
                c->entered ? "" : " not run", c->probed ? "" : " not probed",
                c->lost ? " lossy" : "", c->hidden_gap ? " hidden gap" : "",
                c->reordered ? " reordered" : "", (unsigned long long)c->entry_clock);
        for (uint32_t u = 0; u < p->unit_count && c->probed; u++) {
            fprintf(f, "  unit %u begins %lld, %zu records%s\n", u, (ll)c->units[u].begins,
                    c->units[u].records.n, c->units[u].missing ? ", missing" : "");
            for (size_t s = 0; s < c->units[u].steps.n; s++)
                dump_step(p, c, u, &c->units[u].steps.v[s], f);
        }
    }
}

void tr_dump_shown(const struct tr_check *k, FILE *f)
{
    fprintf(f, "replay's CTA %u: spans, as recorded and as corrected\n", k->cta->cta);
    for (size_t u = 0; u < k->cta->unit_count; u++) {
        const struct kpr_unit *unit = &k->cta->units[u];
        fprintf(f, "  unit %u\n", unit->unit);
        for (size_t i = 0; i < unit->span_count; i++) {
            const struct kpr_span *s = &unit->spans[i];
            fprintf(f, "    %*s%s %lld..%lld: %lld..%lld, lasts %lld in [%lld, %lld], flags %u\n",
                    2 * (int)s->depth, "", k->p->regions[s->region].name, (ll)s->raw_start,
                    (ll)s->raw_end, (ll)s->start, (ll)s->end, (ll)(s->end - s->start),
                    (ll)s->least, (ll)s->most, s->flags);
        }
    }
    for (size_t i = 0; i < k->cta->link_count; i++) {
        const struct kpr_link *l = &k->cta->links[i];
        const struct kpr_unit *from = &k->cta->units[l->from_unit];
        const struct kpr_unit *to = &k->cta->units[l->to_unit];
        fprintf(f, "  link on %s: unit %u, %lld -> unit %u, %lld..%lld%s%s\n",
                k->run->barriers[l->barrier], from->unit, (ll)from->spans[l->from_span].raw_start,
                to->unit, (ll)to->spans[l->to_span].raw_start, (ll)to->spans[l->to_span].raw_end,
                l->completes ? " completes" : "", l->binding ? " binding" : "");
    }
}
