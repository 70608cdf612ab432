/*
 * Texts of before what probes need, which is .version 3.1 (%globaltimer) and .target sm_35
 * (64-bit maxima in memory).
 *
 * Their two directives are overruled, each by one in front of it on its line, of which it
 * becomes a comment: what is inserted ends with slashes.  From sm_20 on a later target computes
 * the same.  Those before it flush subnormal numbers where later ones do not.
 */
#include "instrument/ptx/lower.h"

enum { LEAST_VERSION = 31, LEAST_TARGET = 35, OLDEST_TARGET = 20 };

/* Where the line of `at` ends, if it holds nothing but the directive whose value begins there,
 * a list and comments behind it; else 0.  *begin: the directive's. */
static size_t own_line(const struct kpi_text *t, struct kpi_span value, size_t *begin)
{
    const char *text = t->src->text;
    size_t first = value.at, end = value.at + value.len;
    while (first > 0 && text[first - 1] != '\n')
        first--;
    struct kpi_ptx r = {.src = t->src, .at = first, .function = KPI_NO_FUNCTION};
    r.at = kpi_ptx_after_space(t->src, r.at);
    *begin = r.at;
    kpi_ptx_word(&r);
    if (kpi_ptx_after_space(t->src, r.at) != value.at)
        return 0;
    const char *nl = memchr(text + end, '\n', t->src->len - end);
    size_t line = nl ? (size_t)(nl - text) : t->src->len;
    while (end < line && text[end] != '/') {
        char c = text[end++];
        if (c == '.' || c == '@' || c == ';')
            return 0;
    }
    return end < line && text[end + 1] != '/' ? 0 : line;
}

static bool is_old(const struct kpi_text *t)
{
    return t->version < LEAST_VERSION || t->sm < LEAST_TARGET;
}

int kpi_ptx_check_age(const struct kpi_text *t)
{
    size_t begin;
    if (t->sm < OLDEST_TARGET) {
        kp_error_at(t->src, t->target.at, t->target.len,
                    "probes need sm_20 or later: before that, subnormal numbers count as zero, "
                    "which no later target does");
        return KP_MALFORMED;
    }
    struct kpi_span at[] = {t->version_at, t->target};
    for (size_t i = 0; is_old(t) && i < KP_COUNT(at); i++) {
        if (own_line(t, at[i], &begin))
            continue;
        kp_error_at(t->src, at[i].at, at[i].len,
                    "probes need .version 3.1 and sm_35 or later; to overrule an older one, "
                    "it must be alone on its line");
        return KP_MALFORMED;
    }
    return KP_OK;
}

static void overrule(const struct kpi_text *t, struct kpi_span value, const char *now,
                     struct kpi_edits *edits)
{
    size_t begin, behind = value.at + value.len, end = own_line(t, value, &begin);
    const char *comment = memchr(t->src->text + behind, '/', end - behind);
    if (comment)
        end = (size_t)(comment - t->src->text);
    struct kp_str b = {0};
    kp_str_addf(&b, "%s%.*s // ", now, (int)(end - behind), t->src->text + behind);
    kpi_edit_add(edits, begin, 0, &b);
}

void kpi_ptx_overrule_age(const struct kpi_text *t, struct kpi_edits *edits)
{
    if (!is_old(t))
        return;
    if (t->version < LEAST_VERSION)
        overrule(t, t->version_at, ".version 3.1", edits);
    if (t->sm < LEAST_TARGET)
        overrule(t, t->target, ".target sm_35", edits);
}
