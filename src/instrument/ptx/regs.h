/*
 * Registers of a PTX function: which statement writes and reads which.
 *
 * Opcodes are known by what matters to pins alone (ptx/pins.c).  Of one that
 * is not known, the first operand counts as written, unless it is an address,
 * and all others as read.
 */
#ifndef KP_INSTRUMENT_PTX_REGS_H
#define KP_INSTRUMENT_PTX_REGS_H

#include "instrument/ptx/lex.h"

/* What the assembler may do with an instruction, for pins. */
enum kpi_class {
    KPI_CLASS_KEEPS,      /* keeps its place among clock reads: memory, mma, ...; or unknown */
    KPI_CLASS_ARITHMETIC, /* moves freely */
    KPI_CLASS_COPY,       /* mov from registers */
    KPI_CLASS_FREE,       /* constants, parameters, special registers */
    KPI_CLASS_ASYNC       /* wgmma, tcgen05: its registers may be in flight behind it */
};

struct kpi_reg {
    uint32_t decl, number; /* which one of it */
    unsigned bits;         /* 16, 32, 64; 1: predicate; 0: something else */
};

struct kpi_reg_decl {
    struct kpi_span name; /* or what its registers' names begin with */
    uint64_t key;         /* of that name */
    uint64_t count;       /* of `name<count>`; 0: one register */
    uint32_t scope;
    uint32_t first; /* where its registers begin in kpi_regs.ids; KPI_NO_REG: by hash */
    unsigned bits;
};

/* A name of up to 8 bytes, zeros behind them, that was looked up in this scope. */
struct kpi_looked_up {
    uint64_t name; /* 0: nothing */
    uint32_t scope, id;
};

/* In a scope. */
struct kpi_declared {
    uint64_t names; /* bit n: of a single register, of n bytes (63: or more) */
    bool ranges;    /* `name<count>` */
    bool digits;    /* of these, one whose name ends with a digit */
};

struct kpi_regs {
    const struct kpi_text *text;
    const struct kpi_stmt *stmts; /* the function's */
    uint32_t n;
    KP_VEC(struct kpi_reg_decl) decls;
    uint32_t *decl_table; /* of decls, by scope and name */
    size_t decl_slots;    /* a power of two */
    uint32_t scope;       /* the function's: the lowest in it */
    struct kpi_declared *declared; /* by scope, from that on */
    KP_VEC(struct kpi_reg) list;       /* those that are named somewhere, by id */
    uint32_t *ids;        /* by declaration and number: KPI_NO_REG: not named */
    uint32_t *table;      /* of ids, by hash: of declarations that are too long for that */
    size_t table_size, hashed;
    struct kpi_looked_up *recent; /* by hash, of which this many bits do not count: */
    unsigned recent_shift;
    unsigned char *classes;     /* enum kpi_class, by statement */
    uint32_t *def_at, *use_at;  /* where a statement's begin below; n + 1 of each */
    KP_VEC(uint32_t) defs, uses;
    uint64_t *work; /* steps left; at 0 what is here is not complete */
};

#define KPI_NO_REG UINT32_MAX

/* Owned: kpi_regs_free.  Takes what it does off *work (borrowed). */
void kpi_regs_find(const struct kpi_text *text, const struct kpi_function *f, uint64_t *work,
                   struct kpi_regs *out);
void kpi_regs_free(struct kpi_regs *r);
/* Those of f, one of the text's functions; borrowed.  *->work is what is left of the steps that
 * it may take. */
struct kpi_regs *kpi_regs_of(struct kpi_text *text, const struct kpi_function *f);
/* The statements of f are about to be others, with marks between them: forgets what was known of
 * them but the registers, and returns these, for the caller to adapt; NULL: they are not known. */
struct kpi_regs *kpi_known_moves(struct kpi_text *text, const struct kpi_function *f);
/* The register that `name` means in `scope`, or KPI_NO_REG. */
uint32_t kpi_regs_look_up(struct kpi_regs *r, struct kpi_span name, uint32_t scope);
/* Takes n steps off; false when they are used up. */
static inline bool kpi_work(uint64_t *left, uint64_t n)
{
    *left = *left > n ? *left - n : 0;
    return *left > 0;
}

#endif
