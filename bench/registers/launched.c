/*
 * launched: the probed text that a launch gets, as `kperf run` makes it: the sample as the kernel's
 * last parameter, which `kperf instrument` leaves out.
 *
 * Usage: launched PTX [flat] [early] [at-once] [only-kept] [ring=N] [threads=N] [place=N]
 *                 [warps=LIST] > TEXT
 */
#include <string.h>

#include "base/base.h"
#include "instrument/instrument.h"

static bool set_flag(struct kpi_options *o, const char *word)
{
    const struct {
        const char *name;
        bool *is;
    } flags[] = {{"flat", &o->flat},
                 {"early", &o->early},
                 {"at-once", &o->at_once},
                 {"only-kept", &o->only_kept}};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strcmp(flags[i].name, word) == 0)
            return *flags[i].is = true;
    return false;
}

static bool set_number(struct kpi_options *o, const char *word)
{
    const struct {
        const char *name;
        uint32_t *is;
    } numbers[] = {{"ring=", &o->capacity}, {"threads=", &o->threads}, {"place=", &o->place}};
    uint64_t n;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        size_t len = strlen(numbers[i].name);
        if (strncmp(numbers[i].name, word, len) != 0 || !kp_parse_u64(word + len, &n))
            continue;
        *numbers[i].is = (uint32_t)n;
        return true;
    }
    return strncmp(word, "warps=", 6) == 0 && kpi_warps_parse(word + 6, &o->warps);
}

int main(int argc, char **argv)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    struct kp_str text = {0}, out = {0};
    o.parameter = true;
    for (int i = 2; i < argc; i++)
        if (!set_flag(&o, argv[i]) && !set_number(&o, argv[i])) {
            kp_error("no option: %s", argv[i]);
            return 2;
        }
    if (argc < 2 || kp_read_file(argv[1], (size_t)1 << 28, &text) != KP_OK)
        return 1;
    const struct kp_source src = {.name = argv[1], .text = text.s, .len = text.len};
    bool ok = kpi_instrument(&src, &o, &out, NULL) == KP_OK;
    ok = ok && fwrite(out.s, 1, out.len, stdout) == out.len && fflush(stdout) == 0;
    kp_str_free(&text);
    kp_str_free(&out);
    return !ok;
}
