#include "replay/export/export.h"
#include "replay/export/obuf.h"

#include <math.h>

const struct kpr_exporter *const kpr_exporters[] = {
    &kpr_export_summary,
    &kpr_export_text,
    &kpr_export_chrome,
    &kpr_export_csv,
    &kpr_export_ndjson,
    &kpr_export_folded,
#ifdef HAVE_PROTOBUF_C
    &kpr_export_perfetto,
#endif
    &kpr_export_plot,
#ifdef HAVE_SQLITE
    &kpr_export_sqlite,
#endif
    NULL,
};

const struct kpr_exporter *kpr_exporter_find(const char *name)
{
    for (const struct kpr_exporter *const *e = kpr_exporters; *e; e++)
        if (strcmp((*e)->name, name) == 0)
            return *e;
    return NULL;
}

size_t kpr_counts(const struct kpr_run *run, struct kpr_count counts[KPR_MAX_COUNTS])
{
    const struct kpr_filtered *f = &run->filtered;
    const struct kpr_count all[] = {
        {"ctas", run->ctas_launched}, {"ctas_probed", run->ctas_probed},
        {"ctas_with_records", run->ctas}, {"ctas_not_run", run->ctas_not_run},
        {"ctas_no_exit", run->ctas_no_exit}, {"units", run->units},
        {"units_missing", run->units_missing}, {"units_dropped", run->info.units_dropped},
        {"records", run->records}, {"records_lost", run->lost},
        {"records_dropped", run->info.records_dropped}, {"ends_unpaired", run->unpaired},
        {"spans_open_end", run->open_end}, {"spans_censored", run->censored},
        {"waits_blocked", run->blocked}, {"waits_hidden", run->hidden},
        {"records_clamped", run->clamped},
        {"clock_gaps", run->clock_gaps}, {"clock_assumed_ctas", run->clock_assumed},
        {"clusters", run->clusters}, {"clusters_apart", run->clusters_apart},
        {"clusters_met", run->tightened.clusters},
        {"clusters_contradicted", run->tightened.contradicted},
        {"spans_mixed", run->mixed},
        {"filtered_ctas", f->ctas}, {"filtered_units", f->units},
        {"filtered_spans", f->spans}, {"filtered_instants", f->instants},
    };
    _Static_assert(KP_COUNT(all) <= KPR_MAX_COUNTS, "room for all counts");
    size_t n = 0;
    for (size_t i = 0; i < KP_COUNT(all); i++) {
        bool filter = strncmp(all[i].key, "filtered_", 9) == 0;
        bool mixed = strcmp(all[i].key, "spans_mixed") == 0;
        if ((!filter || f->by) && (!mixed || run->info.amd.signature))
            counts[n++] = all[i];
    }
    return n;
}

char *kpr_json_text(const char *s)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    if (!f)
        return kp_strdup("\"?\"");
    kp_json_string(f, s);
    fclose(f);
    return text;
}

const char *kpr_flag_words(uint32_t flags)
{
    static const char *const words[] = {"open_start", "open_end", "clamped", "censored",
                                        "blocked", "unresolved", "unsettled", "mixed"};
    static _Thread_local char texts[KPR_ALL_FLAGS][80]; /* each made once */
    _Static_assert(1 << KP_COUNT(words) == KPR_ALL_FLAGS, "a word for each flag");
    char *text = texts[flags % KPR_ALL_FLAGS];
    if (*text || flags == 0)
        return text;
    size_t n = 0;
    for (size_t i = 0; i < KP_COUNT(words); i++)
        if (flags >> i & 1)
            n += (size_t)snprintf(text + n, sizeof *texts - n, "%s%s", n ? " " : "", words[i]);
    return text;
}

const struct kpr_words *kpr_words_of(const struct kpt_info *info)
{
    static const struct kpr_words nvidia = {"CTA", "CTAs", "SM", "SMs", "warp", "warps"};
    static const struct kpr_words amd[] = {
        {"workgroup", "workgroups", "CU", "CUs", "wave", "waves"},
        {"workgroup", "workgroups", "WGP", "WGPs", "wave", "waves"},
    };
    return info->amd.target ? &amd[info->amd.wgp] : &nvidia;
}

const struct kpr_words *kpr_words(const struct kpr_run *run)
{
    return kpr_words_of(&run->info);
}

struct kpr_place kpr_place_of(const struct kpr_run *run, uint32_t hardware, bool wave)
{
    const struct kpt_hardware h = kpt_hardware_of(hardware);
    const struct kpr_place p = {wave ? 6 : 4,
                                {"xcc", "se", "sh", run->info.amd.wgp ? "wgp" : "cu", "simd",
                                 "slot"},
                                {h.xcc, h.se, h.sh, h.cu, h.simd, h.wave}};
    return run->info.amd.target ? p : (struct kpr_place){.n = 0};
}

const char *kpr_unit_name(const struct kpr_run *run, const struct kpr_unit *u)
{
    static _Thread_local char name[40];
    bool one = run->info.warps_per_unit == 1;
    const struct kpr_words *words = kpr_words(run);
    const char *what = one ? words->warp : words->warps;
    char *p = put_u64(PUT_LIT(put_mem(name, what, strlen(what)), " "), u->warp);
    if (!one)
        p = put_u64(PUT_LIT(p, "-"), u->warp + run->info.warps_per_unit - 1);
    *p = '\0';
    return name;
}

const char *kpr_cost_source(const struct kpr_run *run)
{
    static const char *const names[] = {[KPR_COST_FITTED] = "fitted",
                                        [KPR_COST_CALIBRATED] = "calibrated",
                                        [KPR_COST_GIVEN] = "given"};
    return names[run->cost.from];
}

const char *kpr_cost_state(const struct kpr_run *run, bool raw)
{
    if (!run->info.calibrated && run->cost.from != KPR_COST_GIVEN)
        return "not calibrated";
    return raw ? "left in" : "subtracted";
}

double kpr_mean_slope(const struct kpr_run *run, double *residual_ns)
{
    double sum = 0, points = 0;
    *residual_ns = NAN;
    for (size_t i = 0; i < run->fit_count; i++) {
        const struct kpr_fit *f = &run->fits[i];
        if (f->slope <= 0)
            continue;
        sum += f->slope * f->points;
        points += f->points;
        if (f->points > 2 && !(f->residual_ns <= *residual_ns))
            *residual_ns = f->residual_ns;
    }
    return points > 0 ? sum / points : 0;
}

struct kpr_clock kpr_clock_of(const struct kpr_run *run)
{
    struct kpr_clock c = {.rate_error = NAN, .offset_error = NAN};
    for (size_t i = 0; i < run->fit_count; i++) {
        const struct kpr_fit *f = &run->fits[i];
        if (f->slope <= 0)
            continue;
        double error = fmax(f->slope_hi - f->slope, f->slope - f->slope_lo) / f->slope;
        c.rate_error = fmax(c.rate_error, error); /* a NaN gives way */
        c.off_line += f->widening_ns > 0;
        c.widening = fmax(c.widening, f->widening_ns);
        if (f->widening_ns == 0)
            c.offset_error = fmax(c.offset_error, f->offset_error_ns);
    }
    return c;
}

bool kpr_tightened_any(const struct kpr_run *run)
{
    const struct kpr_tightened *t = &run->tightened;
    return t->clusters || t->contradicted || t->split || t->unclear || t->unsteady;
}

int64_t kpr_lead(const struct kpr_run *run)
{
    int64_t lead = 1000 + (run->lines ? (int64_t)ceil(run->reading_ns) : 0);
    return run->time_zero < (uint64_t)lead ? (int64_t)run->time_zero : lead;
}

int kpr_columns(const char *s)
{
    int n = 0;
    for (; *s; s++)
        n += ((unsigned char)*s & 0xc0) != 0x80;
    return n;
}

void kpr_put_name(FILE *f, int w, const char *s)
{
    struct kp_str b = {0};
    kp_str_add_name(&b, s);
    fprintf(f, "%s%*s", b.s, kpr_columns(b.s) < w ? w - kpr_columns(b.s) : 0, "");
    kp_str_free(&b);
}
