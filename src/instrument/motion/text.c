/* Moving lines of text, and showing what changed. */
#include "instrument/motion/motion.h"

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static size_t line_begin(const struct kp_source *src, size_t at)
{
    while (at > 0 && src->text[at - 1] != '\n')
        at--;
    return at;
}

/* Behind the line's end. */
static size_t line_end(const struct kp_source *src, size_t at)
{
    while (at < src->len && src->text[at] != '\n')
        at++;
    return at < src->len ? at + 1 : at;
}

/* Does the line at `at` say this and nothing else? */
static bool line_is(const struct kp_source *src, size_t at, const char *what)
{
    size_t end = line_end(src, at), n = strlen(what);
    while (at < end && blank(src->text[at]))
        at++;
    if (at + n > end || memcmp(src->text + at, what, n) != 0)
        return false;
    for (at += n; at < end; at++)
        if (!blank(src->text[at]) && src->text[at] != '\n')
            return false;
    return true;
}

static const char opens[] = "// begin inline asm", closes[] = "// end inline asm";

/* How many more comments open than close in [from, to). */
static int balance(const struct kp_source *src, size_t from, size_t to)
{
    int n = 0;
    for (size_t at = from; at < to; at = line_end(src, at))
        n += line_is(src, at, opens) - line_is(src, at, closes);
    return n;
}

void kpi_piece_bounds(const struct kp_source *src, size_t begin, size_t end, size_t *from,
                      size_t *to)
{
    size_t first = begin, last = end;
    while (first > 0 && blank(src->text[first - 1]))
        first--;
    while (last < src->len && blank(src->text[last]))
        last++;
    bool starts = first == 0 || src->text[first - 1] == '\n';
    bool ends = last >= src->len || src->text[last] == '\n' ||
                (last + 1 < src->len && src->text[last] == '/' && src->text[last + 1] == '/');
    *from = starts ? first : begin;
    *to = ends ? line_end(src, last) : end; /* otherwise something else is on this line */
    if (!starts || !ends)
        return;
    int open = balance(src, *from, *to);
    size_t before = *from ? line_begin(src, *from - 1) : *from;
    bool above = *from && line_is(src, before, opens);
    bool below = *to < src->len && line_is(src, *to, closes);
    if (above && (open < 0 || (open == 0 && below)))
        *from = before;
    if (below && (open > 0 || (open == 0 && above)))
        *to = line_end(src, *to);
}

static int by_begin(const void *a, const void *b)
{
    const struct kpi_piece *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

static void add_piece(const struct kp_source *src, const struct kpi_piece *p, struct kp_str *out)
{
    if (out->len && out->s[out->len - 1] != '\n')
        kp_str_addc(out, '\n');
    if (p->prefix) {
        kp_str_addn(out, src->text + p->begin, p->prefix_at - p->begin);
        kp_str_add(out, p->prefix);
        kp_str_addn(out, src->text + p->prefix_at, p->end - p->prefix_at);
    } else {
        kp_str_addn(out, src->text + p->begin, p->end - p->begin);
    }
    if (out->len && out->s[out->len - 1] != '\n')
        kp_str_addc(out, '\n');
}

/* The first place from `at` on where text is taken out or put in. */
static size_t next_place(const struct kpi_pieces *p, size_t at, size_t end)
{
    for (size_t i = 0; i < p->list.n; i++) {
        const struct kpi_piece *one = &p->list.v[i];
        end = one->to >= at && one->to < end ? one->to : end;
        end = one->begin >= at && one->begin < end ? one->begin : end;
    }
    return end;
}

void kpi_pieces_apply(const struct kp_source *src, struct kpi_pieces *p, struct kp_str *out)
{
    if (p->list.n)
        qsort(p->list.v, p->list.n, sizeof *p->list.v, by_begin);
    for (size_t at = 0;;) {
        size_t next = next_place(p, at, src->len);
        kp_str_addn(out, src->text + at, next - at);
        if (next == src->len)
            return;
        at = next;
        for (size_t i = 0; i < p->list.n; i++) {
            struct kpi_piece *one = &p->list.v[i];
            if (one->to == next) {
                add_piece(src, one, out);
                one->to = SIZE_MAX;
            }
            if (one->begin == next)
                at = one->end;
        }
    }
}

void kpi_pieces_free(struct kpi_pieces *p)
{
    for (size_t i = 0; i < p->list.n; i++)
        free(p->list.v[i].prefix);
    free(p->list.v);
    *p = (struct kpi_pieces){0};
}

/* ---- what changed --------------------------------------------------------- */

struct lines {
    const char *text;
    KP_VEC(size_t) at; /* where each begins; and the end */
};

static struct lines split(const struct kp_str *s)
{
    struct lines l = {.text = s->s ? s->s : ""};
    KP_PUSH(l.at, 0);
    for (size_t i = 0; i < s->len; i++)
        if (s->s[i] == '\n' || i + 1 == s->len)
            KP_PUSH(l.at, i + 1);
    return l;
}

static size_t count(const struct lines *l)
{
    return l->at.n - 1;
}

static bool same_line(const struct lines *a, size_t i, const struct lines *b, size_t j)
{
    size_t n = a->at.v[i + 1] - a->at.v[i];
    return n == b->at.v[j + 1] - b->at.v[j] &&
           memcmp(a->text + a->at.v[i], b->text + b->at.v[j], n) == 0;
}

static void put_line(struct kp_str *out, char mark, const struct lines *l, size_t i)
{
    kp_str_addc(out, mark);
    kp_str_addn(out, l->text + l->at.v[i], l->at.v[i + 1] - l->at.v[i]);
    if (out->s[out->len - 1] != '\n')
        kp_str_add(out, "\n\\ No newline at end of file\n");
}

/* One change: lines [i, i + gone) of a, lines [j, j + come) of b. */
struct change {
    size_t i, gone, j, come;
};

/* The next place, from (i, j) on, where the texts go on alike for a while: the nearest. */
static struct change next_change(const struct lines *a, const struct lines *b, size_t i, size_t j)
{
    size_t na = count(a), nb = count(b), most = na - i + (nb - j);
    for (size_t d = 1; d <= most; d++) {
        for (size_t gone = d > nb - j ? d - (nb - j) : 0; gone <= d && gone <= na - i; gone++) {
            size_t come = d - gone, run = 0;
            while (i + gone + run < na && j + come + run < nb && run < 12 &&
                   same_line(a, i + gone + run, b, j + come + run))
                run++;
            if (run == 12 || (i + gone + run == na && j + come + run == nb))
                return (struct change){i, gone, j, come};
        }
    }
    return (struct change){i, na - i, j, nb - j};
}

static void put_change(const struct lines *a, const struct lines *b, const struct change *c,
                       struct kp_str *out)
{
    size_t before = c->i < 3 ? c->i : 3, rest = count(a) - c->i - c->gone;
    size_t behind = rest < 3 ? rest : 3;
    size_t old = before + c->gone + behind, new = before + c->come + behind;
    kp_str_addf(out, "@@ -%zu,%zu +%zu,%zu @@\n", c->i - before + (old > 0), old,
                c->j - before + (new > 0), new);
    for (size_t k = 0; k < before; k++)
        put_line(out, ' ', a, c->i - before + k);
    for (size_t k = 0; k < c->gone; k++)
        put_line(out, '-', a, c->i + k);
    for (size_t k = 0; k < c->come; k++)
        put_line(out, '+', b, c->j + k);
    for (size_t k = 0; k < behind; k++)
        put_line(out, ' ', a, c->i + c->gone + k);
}

void kpi_text_diff(const char *name, const struct kp_str *old, const struct kp_str *now,
                   struct kp_str *out)
{
    struct lines a = split(old), b = split(now);
    size_t i = 0, j = 0;
    bool any = false;
    while (i < count(&a) || j < count(&b)) {
        if (i < count(&a) && j < count(&b) && same_line(&a, i, &b, j)) {
            i++;
            j++;
            continue;
        }
        struct change c = next_change(&a, &b, i, j);
        if (!any)
            kp_str_addf(out, "--- %s\n+++ %s\n", name, name);
        any = true;
        put_change(&a, &b, &c, out);
        i += c.gone;
        j += c.come;
    }
    free(a.at.v);
    free(b.at.v);
}

/* ---- a motion ------------------------------------------------------------ */

void kpi_pieces_add(struct kpi_move_job *j, const struct kpi_motion *motion, uint32_t arrive,
                    size_t to)
{
    const struct kpi_mover *m = &j->m;
    for (uint32_t i = motion->low; i < motion->high; i++) {
        uint32_t run = i;
        while (run < motion->high && motion->moves[run])
            run++;
        if (run == i)
            continue;
        struct kpi_piece p = {.to = to};
        kpi_piece_bounds(m->src, m->s[i].begin, m->s[run - 1].end, &p.begin, &p.end);
        if (motion->branch != UINT32_MAX && arrive >= i && arrive < run) {
            const struct kpi_stmt *b = &m->s[motion->branch];
            p.prefix = kp_asprintf("@%s%.*s ", b->guard_not ? "" : "!", (int)b->guard.len,
                                   m->src->text + b->guard.at);
            p.prefix_at = m->s[arrive].begin;
        }
        KP_PUSH(j->pieces.list, p);
        i = run - 1;
    }
}
