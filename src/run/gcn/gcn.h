/*
 * gcn: AMD machine code as llvm-objdump prints it, and what it must wait for.
 *
 * Nothing checks this on a CPU: an emulator has no pipelines.  So the waits and the
 * distances between instructions are checked on the code that was assembled.
 */
#ifndef KP_RUN_GCN_H
#define KP_RUN_GCN_H

#include "base/base.h"

/* ---- registers ----------------------------------------------------------- */

/* Numbers of registers: VGPRs, AGPRs, then scalars by their encoding, SCC. */
enum {
    KPN_G_V = 0,
    KPN_G_A = 256,
    KPN_G_S = 512,
    KPN_G_VCC = KPN_G_S + 106,
    KPN_G_TTMP = KPN_G_S + 108,
    KPN_G_M0 = KPN_G_S + 124,
    KPN_G_EXEC = KPN_G_S + 126,
    KPN_G_SCC = KPN_G_S + 128,
    KPN_G_REGS = KPN_G_S + 129,
    KPN_G_WORDS = (KPN_G_REGS + 63) / 64
};
struct kpn_regs {
    uint64_t w[KPN_G_WORDS];
};
static inline void kpn_regs_add(struct kpn_regs *r, unsigned reg)
{
    r->w[reg / 64] |= UINT64_C(1) << reg % 64;
}
static inline bool kpn_regs_has(const struct kpn_regs *r, unsigned reg)
{
    return r->w[reg / 64] >> reg % 64 & 1;
}
/* The first register of a and b in [from, to); KPN_G_REGS: none. */
unsigned kpn_regs_common(const struct kpn_regs *a, const struct kpn_regs *b, unsigned from,
                         unsigned to);
/* "v12", "s4", "vcc_lo", ...; in a static buffer of the caller's. */
const char *kpn_reg_name(unsigned reg, char out[12]);

/* ---- instructions (gcn/parse.c, gcn/regs.c) ------------------------------ */

enum kpn_gclass {
    KPN_GC_SALU,
    KPN_GC_SOPP,   /* s_nop, s_clause, s_sendmsg and the like */
    KPN_GC_WAIT,   /* s_waitcnt*, s_wait_* */
    KPN_GC_BRANCH, /* s_branch, s_cbranch_*, s_endpgm, s_setpc_b64, s_swappc_b64 */
    KPN_GC_BARRIER,
    KPN_GC_SMEM, /* scalar loads, s_memtime, s_sendmsg_rtn_*, cache controls */
    KPN_GC_VALU,
    KPN_GC_TRANS, /* VALU instructions of the transcendental unit */
    KPN_GC_MATRIX,
    KPN_GC_VMEM, /* buffer_, global_, flat_, scratch_, image_ */
    KPN_GC_DS,
    KPN_GC_COUNT
};
extern const char *const kpn_gclass_names[KPN_GC_COUNT];

#define KPN_G_NOWHERE UINT32_MAX
struct kpn_gins {
    uint64_t address;
    const char *text, *op, *args; /* in the listing, not terminated */
    uint32_t text_len, op_len, args_len;
    uint32_t size;   /* bytes */
    uint32_t target; /* of a branch: an instruction, or NOWHERE */
    enum kpn_gclass class;
    bool goes_on; /* to the next one, too */
    bool store;   /* writes memory and no register */
    struct kpn_regs defs, uses;
};
struct kpn_gfunction {
    const char *name;
    uint32_t name_len, first, count;
};
enum kpn_garch { KPN_G_GFX90A, KPN_G_GFX940, KPN_G_GFX11, KPN_G_GFX12 };
struct kpn_gcn {
    enum kpn_garch arch;
    KP_VEC(struct kpn_gins) code;
    KP_VEC(struct kpn_gfunction) functions;
};


/* What `llvm-objdump -d` printed; text is borrowed.  KP_OK, or KP_MALFORMED with the
 * reason in why.  Free it in any case. */
int kpn_gcn_read(const char *text, size_t len, const char *target, struct kpn_gcn *out,
                 char why[200]);
void kpn_gcn_free(struct kpn_gcn *g);

/* The name is `op`, or begins with it where op ends in '*'. */
bool kpn_gins_is(const struct kpn_gins *i, const char *op);
/* One of a NULL-terminated list is. */
bool kpn_gins_is_any(const struct kpn_gins *i, const char *const *ops);
/* Its text holds this. */
bool kpn_gins_holds(const struct kpn_gins *i, const char *what);
/* Argument n from 0 ("v[0:1]"), blanks off; length 0: there is none. */
const char *kpn_gins_arg(const struct kpn_gins *i, unsigned n, size_t *len);
/* The number in the arguments behind `word`, or the first number where word is "". */
bool kpn_gins_number(const struct kpn_gins *i, const char *word, uint32_t *out);
/* Wait states that it takes: one, or what an s_nop says. */
unsigned kpn_gins_states(const struct kpn_gins *i);

/* Registers that it reads and writes, for kpn_gcn_read. */
void kpn_gins_registers(struct kpn_gins *i, enum kpn_garch arch);

/* ---- checks -------------------------------------------------------------- */

enum kpn_gkind {
    KPN_GK_WAIT,   /* a register is used, or written, before a load to it was waited for */
    KPN_GK_STATES, /* too few wait states between two instructions */
    KPN_GK_SALU,   /* gfx12: a scalar write that a vector read may overtake */
    KPN_GK_CLAUSE, /* an s_clause is split */
    KPN_GK_DEALLOC /* VGPRs are used, or given back wrongly, at the end */
};
struct kpn_gfinding {
    enum kpn_gkind kind;
    uint32_t at, by; /* instructions: where it shows, what it is about (or NOWHERE) */
    char *message;   /* owned */
};
struct kpn_gfindings {
    KP_VEC(struct kpn_gfinding) list;
};

/* Appends what is wrong in each function.  Waits: by counters, over all paths; distances:
 * AMD's manuals' tables of states that must be inserted by hand. */
void kpn_gcn_waits(const struct kpn_gcn *g, struct kpn_gfindings *out);
void kpn_gcn_hazards(const struct kpn_gcn *g, struct kpn_gfindings *out);

/* What is wrong in the listing `probed` of a kernel and is not in `original` already, one
 * line each into out.  KP_OK, KP_CHECK where there is something, KP_MALFORMED with the
 * reason in why.  original NULL: everything that is wrong. */
int kpn_gcn_check(const char *original, size_t original_len, const char *probed,
                  size_t probed_len, const char *target, struct kp_str *out, char why[200]);

#endif /* KP_RUN_GCN_H */
