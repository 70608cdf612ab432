/*
 * launched: the probed text that a launch gets, as `kperf run` makes it: the sample as the kernel's
 * last parameter, which `kperf instrument` leaves out.
 *
 * Usage: launched PTX [grid=N] [block=N] [early] [at-once] [only-kept] [in-place] [slim] [ring=N] [threads=N]
 *                 [place=N] [strategy=NAME] [keep=N] [warps=LIST] [pins=none] [split=LIST] > TEXT
 *
 * grid, block: dimensions of CTAs and of threads, 0 (not known) to 2.
 */
#include <string.h>

#include "base/base.h"
#include "instrument/instrument.h"

static bool set_flag(struct kpi_options *o, const char *word)
{
    const struct {
        const char *name;
        bool *is;
    } flags[] = {{"early", &o->early},
                 {"at-once", &o->at_once},
                 {"only-kept", &o->only_kept},
                 {"in-place", &o->in_place},
                 {"slim", &o->slim},
                 {"turns", &o->turns}};
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
    } numbers[] = {{"ring=", &o->capacity},
                   {"threads=", &o->threads},
                   {"place=", &o->place},
                   {"keep=", &o->keep}};
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

static bool set_dimensions(struct kpi_options *o, const char *word)
{
    bool grid = strncmp(word, "grid=", 5) == 0, block = strncmp(word, "block=", 6) == 0;
    uint64_t n;
    if ((!grid && !block) || !kp_parse_u64(strchr(word, '=') + 1, &n) || n > 2)
        return false;
    *(grid ? &o->grid_dimensions : &o->block_dimensions) = (uint8_t)n;
    return true;
}

static bool set_words(struct kpi_options *o, const char *word)
{
    if (strcmp(word, "pins=none") == 0)
        o->pins = KPI_PINS_NONE;
    else if (strncmp(word, "split=", 6) == 0)
        o->split = word + 6;
    else
        return false;
    return true;
}

static bool set_strategy(struct kpi_options *o, const char *word)
{
    for (int i = 0; strncmp(word, "strategy=", 9) == 0 && kpi_strategies[i]; i++) {
        if (strcmp(kpi_strategies[i], word + 9) != 0)
            continue;
        o->strategy = (enum kpi_strategy)i;
        o->all_threads = i == KPI_GLOBAL; /* as in src/run/assemble/build.c */
        return true;
    }
    return false;
}

int main(int argc, char **argv)
{
    struct kpi_options o = KPI_OPTIONS_DEFAULT;
    struct kp_str text = {0}, out = {0};
    o.parameter = true;
    for (int i = 2; i < argc; i++)
        if (!set_flag(&o, argv[i]) && !set_number(&o, argv[i]) &&
            !set_strategy(&o, argv[i]) && !set_dimensions(&o, argv[i]) &&
            !set_words(&o, argv[i])) {
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
