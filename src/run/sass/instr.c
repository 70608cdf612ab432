/* One instruction of SASS: its words, and what they make it. */
#include "run/sass/internal.h"

bool kpn_instr_is(const struct kpn_instr *i, const char *op)
{
    size_t n = strlen(op);
    return i->op_len >= n && memcmp(i->op, op, n) == 0 && (i->op_len == n || i->op[n] == '.');
}

bool kpn_instr_has(const struct kpn_instr *i, const char *word)
{
    size_t n = strlen(word);
    for (size_t k = 0; k + n < i->op_len; k++)
        if (i->op[k] == '.' && memcmp(i->op + k + 1, word, n) == 0 &&
            (k + 1 + n == i->op_len || i->op[k + 1 + n] == '.'))
            return true;
    return false;
}

bool kpn_instr_names(const struct kpn_instr *i, const char *what)
{
    return i->args_len && memmem(i->args, i->args_len, what, strlen(what)) != NULL;
}

unsigned kpn_instr_bytes(const struct kpn_instr *i)
{
    static const struct {
        const char *word;
        unsigned bytes;
    } widths[] = {{"U8", 1}, {"S8", 1}, {"U16", 2}, {"S16", 2}, {"64", 8}, {"128", 16},
                  {"256", 32}};
    if (i->class != KPN_C_MEMORY)
        return 0;
    if (kpn_instr_is(i, "LDSM") || kpn_instr_is(i, "STSM"))
        return kpn_instr_has(i, "4") ? 16 : kpn_instr_has(i, "2") ? 8 : 4;
    for (size_t k = 0; k < KP_COUNT(widths); k++)
        if (kpn_instr_has(i, widths[k].word))
            return widths[k].bytes;
    return 4;
}

char *kpn_instr_text(const struct kpn_instr *i)
{
    return kp_asprintf("0x%04llx %.*s%s%.*s%s%.*s", (unsigned long long)i->address,
                       (int)i->guard_len, i->guard_len ? i->guard : "", i->guard_len ? " " : "",
                       (int)i->op_len, i->op, i->args_len ? " " : "",
                       (int)(i->args_len > 100 ? 100 : i->args_len),
                       i->args_len ? i->args : "");
}

bool kpn_is_store(const struct kpn_instr *i)
{
    return kpn_instr_is(i, "STS") || kpn_instr_is(i, "STG") || kpn_instr_is(i, "ST");
}

bool kpn_reads_clock32(const struct kpn_instr *i)
{
    return kpn_instr_names(i, "SR_CLOCKLO") && (kpn_instr_is(i, "CS2R.32") ||
                                                kpn_instr_is(i, "S2R") ||
                                                kpn_instr_is(i, "S2UR"));
}

bool kpn_reads_clock64(const struct kpn_instr *i)
{
    return kpn_instr_names(i, "SR_CLOCKLO") && kpn_instr_is(i, "CS2R") &&
           !kpn_instr_has(i, "32");
}
