/* Disassemblers' output and cubins from anywhere: read, and compared with themselves. */
#include "fuzz.h"

#include "run/certify/certify.h"
#include "run/sass/sass.h"

static void cubin(const char *s, size_t n)
{
    struct kpn_code c;
    uint32_t threads;
    char why[200];
    struct kp_str moved = {0};
    json_t *list = kpn_cubin_entries(s, n, why);
    kpn_cubin_sm(s, n);
    if (kpn_cubin_shift(s, n, "k", 3, &moved, why))
        kpn_cubin_sm(moved.s, moved.len);
    kp_str_free(&moved);
    if (kpn_cubin_code(s, n, "k", &c, &threads, why))
        kpn_code_free(&c);
    json_decref(list);
}

static void compare(const struct kpn_sass *a)
{
    json_t *map = json_loads("{\"mode\": \"two-body\", \"ring_bytes\": 1024, \"regions\": ["
                             "{\"id\": 0, \"name\": \"a\"}, {\"id\": 1, \"name\": \"b\"}]}",
                             0, NULL);
    json_t *with_map = kpn_machine_compare(a, a, map, NULL);
    json_t *without = kpn_machine_compare(a, a, NULL, NULL);
    json_decref(with_map);
    json_decref(without);
    json_decref(map);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *s = kp_alloc(size), why[200];
    struct kpn_sass a;
    memcpy(s, data, size);
    cubin(s, size);
    if (kpn_sass_read(s, size, "k", &a, why) == KP_OK)
        compare(&a);
    kpn_sass_free(&a);
    free(s);
    return 0;
}

#ifdef KP_FUZZ_MAIN
static const char *const seeds[] = {
    "\t.section\t.text.k,\"ax\"\nk:\n"
    " /*0000*/ CS2R R4, SR_CLOCKLO ;\n /*0010*/ CS2R R6, SR_GLOBALTIMERLO ;\n"
    " /*0020*/ @P0 BRA `(.L_x_0) ;\n.L_x_4:\n /*0030*/ HGMMA.64x8x16 R24, gdesc[UR8], R24 ;\n"
    " /*0040*/ @!P1 BRA `(.L_x_4) ;\n /*0050*/ CS2R R4, SR_CLOCKLO ;\n"
    " /*0060*/ CS2R R6, SR_GLOBALTIMERLO ;\n"
    " /*0070*/ REDG.E.MAX.64.STRONG.GPU desc[UR10][R2.64+0x20], R4 ;\n /*0080*/ EXIT ;\n"
    ".L_x_0:\n /*0090*/ CS2R.32 R15, SR_CLOCKLO ;\n /*00a0*/ HFMA2.MMA R14, -RZ, RZ, 0, 0 ;\n"
    " /*00b0*/ @P2 STS.64 [R10], R14 ;\n /*00c0*/ LOP3.LUT R9, R9, 0x7f, RZ, 0xc0, !PT ;\n"
    " /*00d0*/ IMAD R10, R9, 0x8, R0 ;\n /*00e0*/ FFMA R6, R24, R7, R8 ;\n"
    " /*00f0*/ CS2R.32 R13, SR_CLOCKLO ;\n /*0100*/ @P0 IMAD.MOV.U32 R12, RZ, RZ, 0x40000000 ;\n"
    " /*0110*/ STS.64 [R10+0x8], R12 ;\n /*0120*/ @!P1 BRA `(.L_x_0) ;\n"
    " /*0130*/ CS2R R4, SR_CLOCKLO ;\n /*0140*/ CS2R R6, SR_GLOBALTIMERLO ;\n"
    " /*0150*/ REDG.E.MAX.64.STRONG.GPU desc[UR10][R2.64+0x20], R4 ;\n"
    " /*0160*/ CS2R R4, SR_CLOCKLO ;\n /*0170*/ STG.E.128 desc[UR10][R2.64+0x30], R4 ;\n"
    " /*0180*/ EXIT ;\n",
    "\t\tFunction : k\n /*0000*/ BRX R8 -0x6 (*\"BRANCH_TARGETS .L_1,.L_2\"*);\n.L_1:\n"
    " /*0010*/ CALL.REL.NOINC 0x20 ;\n.L_2:\n /*0020*/ BRA.DIV UR4, 0x0 ;\n"
    " /*0030*/ RET.REL.NODEC R20 0x0 ; /* 0x00ff */\n",
};

void kp_fuzz_seeds(void (*add)(const void *data, size_t size))
{
    static const unsigned char elf[400] = {
        0x7f, 'E', 'L', 'F', 2, 1, [18] = 190, [40] = 64, [58] = 64, [60] = 3, [62] = 2,
        [128] = 1, [132] = 1, [152] = 64, [160] = 8, [192] = 9, [196] = 3, [217] = 1,
        [224] = 32, [256] = 0, '.', 't', 'e', 'x', 't', '.', 'k', 0, '.', 's', 0};
    add(elf, sizeof elf);
    for (size_t i = 0; i < KP_COUNT(seeds); i++)
        add(seeds[i], strlen(seeds[i]));
}
#endif
