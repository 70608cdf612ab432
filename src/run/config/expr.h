/*
 * expr: whole-number expressions over names, as configs have them.
 */
#ifndef KP_RUN_EXPR_H
#define KP_RUN_EXPR_H

#include "base/base.h"

struct kpn_expr_error {
    size_t at, span; /* bytes in the expression */
    char text[160];  /* empty: already reported */
};
struct kpn_scope {
    /* 1: *value is set; 0: no such name; -1: err is set. */
    int (*find)(void *ctx, const char *name, int64_t *value, struct kpn_expr_error *err);
    void *ctx;
    const char *const *names; /* to suggest from, NULL-terminated, or NULL */
};
/* 64-bit integers, + - * / % with C's truncation, parentheses, ceildiv(a,b),
 * min(a,b,...), max(a,b,...).  Overflow and division by zero are errors. */
bool kpn_expr_eval(const char *text, const struct kpn_scope *scope, int64_t *out,
                   struct kpn_expr_error *err);
/* [A-Za-z_][A-Za-z0-9_]*, at most 63 bytes. */
bool kpn_is_name(const char *s);

#endif
