/* What all who read AMDGCN text stand on: its words, the tail that macros make, where that came
 * from, and what is said of it. */
#include "instrument/amd/reader.h"

#define MAX_TAIL ((size_t)16 << 20) /* bytes that macros may make */

bool kpi_amd_span_is(const struct kpi_amd_reader *r, struct kpi_span s, const char *word)
{
    return kpi_is(&r->amd->source, s, word);
}

size_t kpi_amd_file_offset(const struct kpi_amd *amd, size_t file_length, size_t offset)
{
    if (offset < file_length || !amd->origins.n)
        return offset;
    size_t low = 0, high = amd->origins.n;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (amd->origins.v[middle].from <= offset)
            low = middle;
        else
            high = middle;
    }
    return amd->origins.v[low].from <= offset ? amd->origins.v[low].at : file_length;
}

bool kpi_amd_written_at(const struct kpi_text *t, size_t offset, size_t *at)
{
    const struct kpi_amd *amd = t->amd;
    while (offset >= t->src->len) {
        size_t low = 0, high = amd->copies.n;
        while (high - low > 1) {
            size_t middle = low + (high - low) / 2;
            if (amd->copies.v[middle].from <= offset)
                low = middle;
            else
                high = middle;
        }
        if (!high || offset - amd->copies.v[low].from >= amd->copies.v[low].len)
            return false;
        offset = amd->copies.v[low].source + (offset - amd->copies.v[low].from);
    }
    *at = offset;
    return true;
}

void kpi_amd_error(const struct kpi_amd_reader *r, struct kpi_span at, const char *fmt, ...)
{
    struct kp_str b = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    size_t offset = kpi_amd_file_offset(r->amd, r->amd->source.len, at.at);
    kp_error_at(&r->amd->source, offset, offset == at.at && at.len ? at.len : 1, "%s", b.s);
    kp_str_free(&b);
}

void kpi_amd_problem(struct kpi_amd_reader *r, struct kpi_span at, const char *why)
{
    struct kpi_amd_problem p = {KPI_NO_FUNCTION, at, why};
    KP_PUSH(r->amd->problems, p);
}

bool kpi_amd_add(struct kpi_amd_reader *r, size_t at, const char *s, size_t n, size_t *from)
{
    struct kpi_amd *amd = r->amd;
    if (n > MAX_TAIL || amd->text.len - amd->source.len > MAX_TAIL - n) {
        kpi_amd_error(r, (struct kpi_span){at, 1}, "this expands to more than %zu MiB of text",
                      MAX_TAIL >> 20);
        return false;
    }
    *from = amd->text.len;
    struct kpi_amd_origin o = {*from, kpi_amd_file_offset(amd, amd->source.len, at)};
    KP_PUSH(amd->origins, o);
    kp_str_addn(&amd->text, s, n);
    kp_str_addc(&amd->text, '\n');
    amd->source.text = amd->text.s;
    return true;
}

bool kpi_amd_unended(const struct kpi_amd_reader *r, const struct kpi_amd_line *l)
{
    if (l->unended)
        kpi_amd_error(r, (struct kpi_span){l->end, 1}, "this %s does not end%s", l->unended,
                      *l->unended == 's' ? " on its line" : "");
    return l->unended;
}

struct kpi_amd_kernel *kpi_amd_kernel_of(const struct kpi_text *t, const struct kpi_function *f)
{
    uint32_t k = t->amd->kernel_of[f - t->functions.v];
    return k ? &t->amd->kernels.v[k - 1] : NULL;
}
