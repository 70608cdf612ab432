#include "run/baseline.h"

#include <math.h>

/* The baseline record and its parts, for people. */

static double real(const json_t *o, const char *key)
{
    const json_t *v = kpn_at(o, key);
    return json_is_number(v) ? json_number_value(v) : NAN;
}

/* A number, or the text that stands for one that JSON cannot hold. */
static void put_number(FILE *f, const json_t *v)
{
    if (json_is_string(v))
        fputs(json_string_value(v), f);
    else
        fprintf(f, "%.6g", json_number_value(v));
}

/* ---- the reference -------------------------------------------------------------- */

static void print_worst(FILE *f, const json_t *w)
{
    if (!json_is_object(w))
        return;
    fprintf(f, "              worst: element %lld is ", kpn_whole(w, "index"));
    put_number(f, kpn_at(w, "got"));
    fputs(", the reference ", f);
    put_number(f, kpn_at(w, "expected"));
    fputs(", ", f);
    put_number(f, kpn_at(w, "ratio"));
    fputs(" of its bound\n", f);
}

static void print_output(FILE *f, const json_t *o)
{
    fprintf(f, "    %-9s %lld of %lld elements, %lld of %lld rows: %lld beyond their bounds, %lld "
               "NaN, %lld Inf, %lld zero\n", kpn_text(o, "tensor"), kpn_whole(o, "checked"),
            kpn_whole(o, "elements"), kpn_whole(o, "rows_checked"), kpn_whole(o, "rows"),
            kpn_whole(o, "beyond"), kpn_whole(o, "nan"), kpn_whole(o, "inf"),
            kpn_whole(o, "zero"));
    if (json_is_number(kpn_at(o, "frobenius")))
        fprintf(f, "              Frobenius error %.3g of the norm, %.3g allowed\n",
                real(o, "frobenius"), real(o, "frobenius_tolerance"));
    print_worst(f, kpn_at(o, "worst"));
}

void kpn_print_reference(FILE *f, const json_t *r)
{
    const json_t *c = kpn_at(r, "candidate"), *o;
    const char *why = kpn_why_absent(r);
    size_t i;
    if (!r || why) {
        if (r)
            fprintf(f, "  reference   none: %s\n", why);
        return;
    }
    fprintf(f, "  reference   %s: %s (%s)\n", kpn_text(r, "kind"), kpn_text(r, "verdict"),
            kpn_text(r, "what"));
    json_array_foreach(kpn_at(r, "outputs"), i, o)
        print_output(f, o);
    if (c)
        fprintf(f, "  candidate   %s\n", kpn_text(c, "verdict"));
    json_array_foreach(kpn_at(c, "outputs"), i, o)
        print_output(f, o);
}

/* ---- the workload ---------------------------------------------------------------- */

void kpn_print_workload(FILE *f, const json_t *w)
{
    const char *name = kpn_text(w, "name"), *also = kpn_text(w, "also");
    if (*name)
        fprintf(f, "  workload    %s: %s%s%s\n", name, kpn_text(w, "why"),
                *also ? "; also " : "", also);
}
