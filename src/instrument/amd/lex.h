/*
 * Lines of LLVM's AMDGCN assembly, and what stands in them.
 */
#ifndef KP_INSTRUMENT_AMD_LEX_H
#define KP_INSTRUMENT_AMD_LEX_H

#include "instrument/internal.h"

struct kpi_amd_line {
    size_t begin, next;      /* the whole line, '\n' included (several with a comment over them) */
    size_t end;              /* of the statement: comments and blanks behind it are left out */
    struct kpi_span label;   /* before a ':'; then the line has nothing else */
    struct kpi_span op;      /* first word */
    struct kpi_span args;    /* the rest */
    struct kpi_span comment; /* a line comment that has the line to itself: from ; or // on */
    bool assigns;            /* `op = args` */
    const char *unended;     /* "comment", "string": what opens at `end` and has none; or NULL */
};

bool kpi_amd_word_char(char c);
bool kpi_amd_blank(char c);
/* The line at `at`, or its label, in which case the rest of the line is the next one. */
struct kpi_amd_line kpi_amd_line_at(const char *s, size_t at, size_t end);
/* Over blanks and block comments. */
size_t kpi_amd_skip(const char *s, size_t at, size_t end);
/* Behind the word at `at`. */
size_t kpi_amd_word_end(const char *s, size_t at, size_t end);
/* Behind the string that opens at `at`; the line's end when it does not end there. */
size_t kpi_amd_string_end(const char *s, size_t at, size_t end);

#endif
