/*
 * Arithmetic that the probes keep where its marks are, and that the assembler put elsewhere in the
 * original: behind a wait or an arrive that needs nothing of it.  Loops are cut at what keeps its
 * order (tensor, copy, barrier and wait instructions), the arithmetic between two cuts is weighed
 * by how long it takes to issue, and that of the probed loop is laid beside that of the original,
 * in order: what comes to lie between other cuts has moved.
 */
#include "run/sass/sass.h"

#include <ctype.h>

/* Cycles of a warp on its scheduler for an instruction whose unit takes so many lanes a cycle on
 * an SM (128: one; NVIDIA's programming guide, throughput of arithmetic, 9.0), and until its
 * result can be used (measured by others on this and earlier devices, to a cycle or two). */
enum { MOST_REGISTERS = 256, FULL = 1, HALF = 2, SPECIAL = 8, SOON = 4, SPECIAL_LATE = 18,
       SHUFFLE_LATE = 23 };
/* Less of a region than this is how the two were scheduled. */
#define LEAST_SHARE 0.05

struct step {
    uint32_t at, region; /* KPN_NOWHERE: in none; of arithmetic in none: the number of regions and
                            the region that it comes behind */
    bool anchor;
    double cycles;
};
typedef KP_VEC(struct step) step_list;

/* ---- how long arithmetic takes ------------------------------------------------------- */

static void times_of(const struct kpn_instr *i, double *issue, double *late)
{
    bool special = kpn_instr_is(i, "MUFU"), shuffle = kpn_instr_is(i, "SHFL");
    bool full = i->class == KPN_C_FLOAT && !special && !kpn_instr_is(i, "FMNMX");
    *issue = special ? SPECIAL : full ? FULL : HALF;
    *late = special ? SPECIAL_LATE : shuffle ? SHUFFLE_LATE : SOON;
}

/* The next register that the arguments name from *k on; false: there is none. */
static bool next_register(const struct kpn_instr *i, uint32_t *k, unsigned *reg)
{
    for (; *k + 1 < i->args_len; ++*k) {
        bool begins = *k == 0 || !isalnum((unsigned char)i->args[*k - 1]);
        if (!begins || i->args[*k] != 'R' || !isdigit((unsigned char)i->args[*k + 1]))
            continue;
        *reg = 0;
        for (++*k; *k < i->args_len && isdigit((unsigned char)i->args[*k]) && *reg < 1000; ++*k)
            *reg = *reg * 10 + (unsigned)(i->args[*k] - '0');
        if (*reg < MOST_REGISTERS)
            return true;
    }
    return false;
}

/* Gives each step what it keeps its warp from going on: issued in order, when what it reads is
 * there and its unit is free. */
static void weigh(const struct kpn_sass *s, step_list *steps)
{
    double ready[MOST_REGISTERS] = {0}, unit[SPECIAL + 1] = {0}, now = 0;
    for (size_t n = 0; n < steps->n; n++) {
        struct step *step = &steps->v[n];
        const struct kpn_instr *i = &s->code.v[step->at];
        double issue, late, at = now;
        unsigned reg, first = MOST_REGISTERS;
        times_of(i, &issue, &late);
        for (uint32_t k = 0; next_register(i, &k, &reg);) {
            at = ready[reg] > at ? ready[reg] : at;
            first = first == MOST_REGISTERS ? reg : first;
        }
        double *busy = &unit[(int)issue];
        at = *busy > at ? *busy : at;
        *busy = at + issue;
        if (first < MOST_REGISTERS && !step->anchor)
            ready[first] = at + late;
        step->cycles = step->anchor ? 0 : at + 1 - now;
        now = at + 1;
    }
}

/* ---- loops as steps --------------------------------------------------------------------- */

static bool is_anchor(const struct kpn_instr *i)
{
    return i->class == KPN_C_TENSOR || i->class == KPN_C_TMA || i->class == KPN_C_MBARRIER ||
           i->class == KPN_C_BARRIER || i->class == KPN_C_WAIT;
}

/* The loop's instructions by address; what stands behind its branch back (a wait's later looks) is
 * left out. */
static step_list steps_of(const struct kpn_part *p, const struct kpn_loop *l,
                          const uint32_t *region)
{
    step_list out = {0};
    for (uint32_t i = p->s->blocks.v[l->header].first; i <= l->last; i++) {
        const struct kpn_instr *k = &p->s->code.v[i];
        struct step one = {i, region ? region[i] : KPN_NOWHERE, is_anchor(k), 0};
        if ((p->in && !p->in[i]) || (p->skip && p->skip[i]) || k->class == KPN_C_CONTROL)
            continue;
        KP_PUSH(out, one);
    }
    weigh(p->s, &out);
    return out;
}

/* Arithmetic in no region is that of the gap behind the region before it. */
static void name_gaps(step_list *steps, uint32_t regions)
{
    uint32_t last = KPN_NOWHERE;
    for (size_t n = 0; n < 2 * steps->n; n++) { /* twice: before the first is behind the last */
        struct step *s = &steps->v[n % steps->n];
        if (s->region < regions)
            last = s->region;
        else if (!s->anchor && n >= steps->n && last != KPN_NOWHERE)
            s->region = regions + last;
    }
}

/* The same anchors, and some of them of matrix operations? */
static bool same_anchors(const struct kpn_sass *a, const step_list *x, const struct kpn_sass *b,
                         const step_list *y)
{
    size_t i = 0, k = 0, tensor = 0;
    for (;; i++, k++) {
        while (i < x->n && !x->v[i].anchor)
            i++;
        while (k < y->n && !y->v[k].anchor)
            k++;
        if (i == x->n || k == y->n)
            return i == x->n && k == y->n && tensor;
        const struct kpn_instr *p = &a->code.v[x->v[i].at], *q = &b->code.v[y->v[k].at];
        if (p->op_len != q->op_len || memcmp(p->op, q->op, p->op_len) != 0)
            return false;
        tensor += p->class == KPN_C_TENSOR;
    }
}

/* ---- laid beside each other ---------------------------------------------------------------- */

/* The region of the last anchor before cut `cut` of the loop, the one before the first being its
 * last; KPN_NOWHERE: no anchor is in a region. */
static uint32_t behind(const step_list *steps, size_t cut)
{
    uint32_t found = KPN_NOWHERE, last = KPN_NOWHERE;
    size_t n = 0;
    for (size_t i = 0; i < steps->n; i++) {
        const struct step *s = &steps->v[i];
        n += s->anchor;
        if (!s->anchor || s->region == KPN_NOWHERE)
            continue;
        last = s->region;
        if (n <= cut)
            found = last;
    }
    return found != KPN_NOWHERE ? found : last;
}

/* Arithmetic that counts: its place among the anchors, in *cut; false: there is no more. */
static bool next_work(const struct kpn_sass *s, const step_list *steps, size_t *i, size_t *cut)
{
    for (; *i < steps->n; ++*i) {
        *cut += steps->v[*i].anchor;
        if (!steps->v[*i].anchor && s->code.v[steps->v[*i].at].class == KPN_C_FLOAT &&
            steps->v[*i].cycles > 0)
            return true;
    }
    return false;
}

static double work_in(const struct kpn_sass *s, const step_list *steps, uint32_t region)
{
    double sum = 0;
    for (size_t i = 0, cut = 0; next_work(s, steps, &i, &cut); i++)
        if (region == KPN_NOWHERE || steps->v[i].region == region)
            sum += steps->v[i].cycles;
    return sum;
}

struct flow {
    double **share; /* of all work, by region, then by gap, and by the region whose anchor it stands
                       behind */
    uint32_t regions;
};

/* Both loops' work, each taken for 1, in order. */
static void lay(const struct kpn_sass *a, const step_list *x, const struct kpn_sass *b,
                const step_list *y, struct flow *out)
{
    double all_x = work_in(a, x, KPN_NOWHERE), all_y = work_in(b, y, KPN_NOWHERE);
    size_t i = 0, k = 0, cut_x = 0, cut_y = 0;
    bool more = next_work(a, x, &i, &cut_x) && next_work(b, y, &k, &cut_y);
    double left_x = more ? x->v[i].cycles / all_x : 0, left_y = more ? y->v[k].cycles / all_y : 0;
    while (more) {
        double both = left_x < left_y ? left_x : left_y;
        uint32_t region = y->v[k].region, to = behind(y, cut_x);
        if (cut_x != cut_y && region != KPN_NOWHERE && to != KPN_NOWHERE && to != region)
            out->share[region][to] += both;
        left_x -= both;
        left_y -= both;
        if (left_x <= left_y) {
            i++;
            more = next_work(a, x, &i, &cut_x);
            left_x = more ? x->v[i].cycles / all_x : 0;
        } else {
            k++;
            more = next_work(b, y, &k, &cut_y);
            left_y = more ? y->v[k].cycles / all_y : 0;
        }
    }
}

/* By instruction, the region that it is in. */
static uint32_t *regions_at(const struct kpn_sass *s, const struct kpn_probes *p, uint32_t regions)
{
    uint32_t *at = kp_realloc(NULL, s->code.n + 1, sizeof *at), starts, ends;
    bool *in = kp_alloc(s->code.n);
    for (size_t i = 0; i < s->code.n; i++)
        at[i] = KPN_NOWHERE;
    for (uint32_t r = 0; r < regions; r++) {
        kpn_region_code(s, p, r, in, &starts, &ends);
        for (size_t i = 0; i < s->code.n; i++)
            if (in[i] && at[i] == KPN_NOWHERE)
                at[i] = r;
    }
    free(in);
    return at;
}

static void list_moved(const struct kpn_sass *s, const step_list *steps, const json_t *regions,
                       const struct flow *f, json_t *list)
{
    double all = work_in(s, steps, KPN_NOWHERE);
    for (uint32_t r = 0; r < 2 * f->regions; r++) {
        double own = work_in(s, steps, r);
        for (uint32_t to = 0; to < f->regions && own > 0; to++) {
            double share = f->share[r][to] * all / own;
            const json_t *of = json_array_get(regions, r % f->regions);
            if (share >= LEAST_SHARE)
                json_array_append_new(
                    list, json_pack("{s:O,s:O,s:f}", r < f->regions ? "region" : "gap",
                                    json_object_get(of, "name"), "behind",
                                    json_object_get(json_array_get(regions, to), "name"), "share",
                                    (double)(long)(share * 1000 + 0.5) / 1000));
        }
    }
}

static void compare_loops(const struct kpn_part *a, const struct kpn_loop *x,
                          const struct kpn_part *b, const struct kpn_loop *y,
                          const uint32_t *region, const json_t *regions, json_t *list)
{
    step_list p = steps_of(a, x, NULL), q = steps_of(b, y, region);
    struct flow f = {.regions = (uint32_t)json_array_size(regions)};
    f.share = kp_alloc((2 * f.regions + 1) * sizeof *f.share);
    for (uint32_t r = 0; r < 2 * f.regions; r++)
        f.share[r] = kp_alloc((f.regions + 1) * sizeof **f.share);
    name_gaps(&q, f.regions);
    if (same_anchors(a->s, &p, b->s, &q)) {
        lay(a->s, &p, b->s, &q, &f);
        list_moved(b->s, &q, regions, &f, list);
    }
    for (uint32_t r = 0; r < 2 * f.regions; r++)
        free(f.share[r]);
    free(f.share);
    free(p.v);
    free(q.v);
}

/* Beyond these the comparison is not worth its time and room. */
#define MAX_WORK ((size_t)1 << 28)
enum { MAX_REGIONS = 256 };

/* Has a body before told of this region, or the gap behind it? */
static bool is_told(const json_t *list, size_t before, const json_t *one)
{
    for (size_t i = 0; i < before; i++) {
        const json_t *x = json_array_get(list, i);
        if (json_equal(json_object_get(x, "region"), json_object_get(one, "region")) ||
            json_equal(json_object_get(x, "gap"), json_object_get(one, "gap")))
            return true;
    }
    return false;
}

void kpn_elsewhere(const struct kpn_part *a, const struct kpn_part *b, const struct kpn_probes *p,
                   const json_t *regions, json_t *told)
{
    struct kpn_loops x, y;
    json_t *list = json_array(), *one;
    uint32_t count = (uint32_t)json_array_size(regions);
    size_t k, before = json_array_size(told);
    if (count <= MAX_REGIONS && count * b->s->code.n <= MAX_WORK) {
        kpn_sass_loops(a->s, a->in, a->skip, &x);
        kpn_sass_loops(b->s, b->in, b->skip, &y);
        uint32_t *region = regions_at(b->s, p, count);
        for (size_t i = 0; i < x.list.n && x.list.n == y.list.n; i++)
            compare_loops(a, &x.list.v[i], b, &y.list.v[i], region, regions, list);
        free(region);
        free(x.list.v);
        free(y.list.v);
    }
    json_array_foreach(list, k, one)
        if (!is_told(told, before, one))
            json_array_append(told, one);
    json_decref(list);
}
