/*
 * What the reader of AMDGCN knows while it goes through the text as the assembler does.
 */
#ifndef KP_INSTRUMENT_AMD_READER_H
#define KP_INSTRUMENT_AMD_READER_H

#include "instrument/amd/amd.h"
#include "instrument/amd/lex.h"
#include "instrument/amd/symbols.h"

/* A label, an instruction, a directive or the comment of a mark, macros resolved. */
struct kpi_amd_item {
    struct kpi_stmt stmt;
    struct kpi_amd_place place;
    bool code; /* in a section of code */
};

struct kpi_amd_macro {
    struct kpi_span params, body;
};

/* An .if: what of it counts. */
struct kpi_amd_if {
    bool skip, met, seen_else;
};

struct kpi_amd_reader {
    struct kpi_text *out;
    struct kpi_amd *amd;
    KP_VEC(struct kpi_amd_item) items;
    struct kpi_amd_symbols symbols;
    struct kpi_amd_symbols macro_names; /* value: index into macros */
    KP_VEC(struct kpi_amd_macro) macros;
    KP_VEC(struct kpi_amd_if) ifs;
    KP_VEC(bool) sections; /* pushed ones: of code? */
    bool code, code_before;
    struct kpi_amd_place place; /* of the line in the file that is read */
    unsigned depth;             /* of expansions */
    uint32_t uses;              /* of macros, for \@ */
    uint32_t kernel;            /* whose descriptor is open, plus 1, */
    unsigned kernel_depth;      /* and of how many expansions */
    bool left;                  /* .exitm, .end */
};

static inline const char *kpi_amd_bytes(const struct kpi_amd_reader *r)
{
    return r->amd->text.s;
}

/* Goes through bytes [at, end) and adds what is there to r->items.  False with messages. */
bool kpi_amd_run(struct kpi_amd_reader *r, size_t at, size_t end);
/* Does something that opens on the line not end?  Says so. */
bool kpi_amd_unended(const struct kpi_amd_reader *r, const struct kpi_amd_line *l);
/* Appends text to the tail, from a use at `at`; where it starts is *from.  False with a message
 * when there is too much of it. */
bool kpi_amd_add(struct kpi_amd_reader *r, size_t at, const char *s, size_t n, size_t *from);
/* Where in the file `offset` stands. */
size_t kpi_amd_file_offset(const struct kpi_amd *amd, size_t file_length, size_t offset);
void kpi_amd_error(const struct kpi_amd_reader *r, struct kpi_span at, const char *fmt, ...)
    KP_PRINTF(3, 4);
bool kpi_amd_span_is(const struct kpi_amd_reader *r, struct kpi_span s, const char *word);

/* ---- macros (amd/macro.c) ----------------------------------------------- */

/* `.macro`, `.rept`, `.irp`, `.irpc`: takes the body behind the line and, but for `.macro`, runs
 * it; *at moves behind its end.  *taken: it was one of them.  False with messages. */
bool kpi_amd_block(struct kpi_amd_reader *r, const struct kpi_amd_line *l, size_t *at, size_t end,
                   bool *taken);
/* Runs the macro that the line uses; *taken: it uses one. */
bool kpi_amd_use_macro(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool *taken);

/* Goes through a text that stands for the use; it comes into the tail. */
bool kpi_amd_run_text(struct kpi_amd_reader *r, struct kpi_span use, const struct kp_str *text);
/* `.include` (amd/include.c). */
bool kpi_amd_include(struct kpi_amd_reader *r, const struct kpi_amd_line *l);

/* ---- conditions (amd/if.c) ---------------------------------------------- */

/* .if and its kin; *taken: it was one of them. */
bool kpi_amd_condition(struct kpi_amd_reader *r, const struct kpi_amd_line *l, bool *taken);

/* ---- statements (amd/resolve.c) ----------------------------------------- */

/* The instruction of this line, with what its operands name resolved. */
bool kpi_amd_resolve(struct kpi_amd_reader *r, const struct kpi_amd_line *l,
                     struct kpi_stmt *stmt);

/* ---- descriptors (amd/kernel.c) ----------------------------------------- */

/* `.amdhsa_...`, `.amdgcn_target` and the like. */
bool kpi_amd_directive(struct kpi_amd_reader *r, const struct kpi_amd_line *l);
/* Metadata, behind the line; *at moves behind its end. */
bool kpi_amd_metadata(struct kpi_amd_reader *r, const struct kpi_amd_line *l, size_t *at,
                      size_t end);
/* Once all is read.  False with a message. */
bool kpi_amd_finish_kernels(struct kpi_amd_reader *r);

/* ---- flow (amd/flow.c) --------------------------------------------------- */

/* Where each statement of the functions leads, and what cannot be followed. */
void kpi_amd_follow(struct kpi_amd_reader *r);
/* Something of the whole text that cannot be seen through. */
void kpi_amd_problem(struct kpi_amd_reader *r, struct kpi_span at, const char *why);

#endif
