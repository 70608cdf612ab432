/*
 * A cursor over PTX text that knows comments, strings and brackets.
 */
#ifndef KP_INSTRUMENT_PTX_LEX_H
#define KP_INSTRUMENT_PTX_LEX_H

#include "instrument/internal.h"

/* Opcodes that are known (ptx/words.c). */
struct kpi_ptx_words {
    struct {
        uint64_t key; /* its letters; 0: none */
        enum kpi_word is;
    } at[256]; /* by hash */
};
void kpi_ptx_words_begin(struct kpi_ptx_words *w);
/* Is one of an opcode's types of floating-point numbers? */
bool kpi_ptx_names_float(const struct kp_source *src, struct kpi_span op);
/* Arithmetic on floating-point numbers: its opcode's last type is such; no comparison. */
bool kpi_ptx_computes_floats(const struct kp_source *src, const struct kpi_stmt *s);
enum kpi_word kpi_ptx_word_of(const struct kpi_ptx_words *w, const char *op, size_t len);

struct kpi_ptx {
    const struct kp_source *src;
    struct kpi_text *out;
    size_t at;
    uint32_t function, scope; /* where we are; KPI_NO_FUNCTION at module level */
    unsigned depth;           /* of scopes in the function */
    bool cluster;             /* the function is one of clusters */
    unsigned bad_marks;
    struct kpi_ptx_words words;
};

/* What bytes are.  Dull: means nothing to what passes over a statement. */
enum { KPI_PTX_WORD = 1, KPI_PTX_SPACE = 2, KPI_PTX_DULL = 4 };
extern const unsigned char kpi_ptx_bytes[256];
static inline bool kpi_ptx_byte_is(char c, unsigned kind)
{
    return kpi_ptx_bytes[(unsigned char)c] & kind;
}

/* Over blanks and comments.  between: statements may be marks here; inside a
 * statement a mark is an error.  False, with a message, when a comment does
 * not end. */
bool kpi_ptx_space(struct kpi_ptx *r, bool between);
/* Marks of rules, from the cursor to `end`. */
void kpi_ptx_rule_marks(struct kpi_ptx *r, size_t end);
/* The byte at the cursor, or '\0' at the end. */
char kpi_ptx_peek(const struct kpi_ptx *r);
/* A word (letters, digits, _ $ % . and ::), or an empty span. */
struct kpi_span kpi_ptx_word(struct kpi_ptx *r);
/* Where the word at `at` ends; `at` itself: there is none. */
static inline size_t kpi_ptx_word_end(const struct kp_source *src, size_t at)
{
    for (;;) {
        while (at < src->len && kpi_ptx_byte_is(src->text[at], KPI_PTX_WORD))
            at++;
        if (at + 1 >= src->len || src->text[at] != ':' || src->text[at + 1] != ':')
            return at;
        at += 2;
    }
}
/* Past the next `stop` outside strings, comments and brackets.  `begin` is the
 * statement, for the message when there is none. */
bool kpi_ptx_past(struct kpi_ptx *r, char stop, size_t begin);
/* Past the string that opens at the cursor.  False, with a message, when it does not end. */
bool kpi_ptx_past_string(struct kpi_ptx *r);
/* Where the next word or mark of punctuation after `at` stands. */
size_t kpi_ptx_after_space(const struct kp_source *src, size_t at);
/* Words of [at, end) one by one: the next one, or an empty span. */
struct kpi_span kpi_ptx_next_word(const struct kp_source *src, size_t *at, size_t end);

#endif
