/* What the files of the rules share: a kernel's statements with what is known of them. */
#ifndef KP_INSTRUMENT_RULES_INTERNAL_H
#define KP_INSTRUMENT_RULES_INTERNAL_H

#include "instrument/internal.h"
#include "instrument/rules/rules.h"

/* Statements [first, last] of a function that become a region. */
struct kpi_stretch {
    uint32_t first, last;
};

struct kpi_jump {
    uint32_t from, to; /* statements of the function */
};

/* A source line. */
struct kpi_line_at {
    uint32_t file, line; /* 0: not known */
};

struct kpi_lookup {
    struct kpi_text *text;
    const struct kpi_function *f;
    const struct kp_source *src;
    const struct kpi_stmt *stmts; /* of the function */
    uint32_t n;
    struct kpi_jumps jumps; /* borrowed from the text */
    /* By `to`, then `from`; without those out of tables: jumps.from_table. */
    KP_VEC(struct kpi_jump) edges;
    struct kpi_line_at *lines, *inlined; /* by statement */
    uint32_t *chains; /* a hash of the calls that a statement was inlined by, to its line */
    uint32_t *code_before; /* instructions before each statement, and before the end */
    unsigned char *classes; /* what each waits for or starts (rules/auto.c) */
};
void kpi_lookup_begin(struct kpi_text *text, const struct kpi_function *f, struct kpi_lookup *out);
void kpi_lookup_end(struct kpi_lookup *w);

/* Files by their numbers (.file). */
struct kpi_files {
    KP_VEC(struct kpi_span) names; /* by number; len 0: none */
};
void kpi_files_read(const struct kpi_text *text, struct kpi_files *out);

/* ---- stretches (rules/stretch.c) ---------------------------------------- */

/* Trims the stretch to where a region can begin, and extends it to where all of its ways out
 * meet, and by the jump before it that leads to its middle.  NULL, or why it can be no region
 * (static). */
const char *kpi_stretch_close(const struct kpi_lookup *w, struct kpi_stretch *s);
bool kpi_is_code(const struct kpi_stmt *s); /* an instruction */
/* Where in the file its marks go.  False: nowhere, for it begins or ends within a macro. */
bool kpi_stretch_places(const struct kpi_lookup *w, const struct kpi_stretch *s, size_t *begin,
                        size_t *end);

struct kpi_stretches {
    KP_VEC(struct kpi_stretch) list;
};
/* Regions that cover the statements with `chosen`, as few as have one way in and out and are
 * at least half of what was chosen; *why: of some that cannot be. */
void kpi_stretches_of(const struct kpi_lookup *w, const bool *chosen, struct kpi_stretches *out,
                      const char **why);
/* Does some jump from a statement in [first, last] lead to statement i? */
bool kpi_jumps_from(const struct kpi_lookup *w, uint32_t first, uint32_t last, uint32_t i);
/* The shortest loop round a statement, of at most `most` instructions; false: none. */
bool kpi_loop_round(const struct kpi_lookup *w, uint32_t stmt, uint32_t most,
                    struct kpi_stretch *out);
/* Instructions of a stretch. */
static inline uint32_t kpi_code_in(const struct kpi_lookup *w, const struct kpi_stretch *s)
{
    return w->code_before[s->last + 1] - w->code_before[s->first];
}
/* Innermost loops, by their heads; those that only wait are no loops. */
void kpi_loops_find(const struct kpi_lookup *w, struct kpi_stretches *out);

/* ---- what is found by itself (rules/auto.c) ----------------------------- */

struct kpi_found {
    struct kpi_stretch stretch;
    enum kpi_auto what;
    char name[KPT_NAME_MAX + 1];
    char async[64]; /* of matrix instructions: their mark, or "" */
};
struct kpi_finds {
    KP_VEC(struct kpi_found) list;
};
void kpi_auto_classify(struct kpi_lookup *w);
/* The loop round a look at a barrier, if it only waits, with all of its ways back.  False: there is
 * none, and *out is as it was. */
bool kpi_wait_loop(const struct kpi_lookup *w, uint32_t stmt, struct kpi_stretch *out);
/* It is such a loop, or a part of one. */
bool kpi_only_waits(const struct kpi_lookup *w, const struct kpi_stretch *s);
void kpi_auto_find(const struct kpi_lookup *w, unsigned what, struct kpi_finds *out);

/* One more, named by statement `stmt`; what it starts: engine, or NULL. */
void kpi_auto_add(const struct kpi_lookup *w, struct kpi_finds *out, enum kpi_auto what,
                  struct kpi_stretch s, uint32_t stmt, const char *engine);

/* ---- loops that nothing else shows (rules/turns.c) ------------------------- */

/* Turns, without the way back, of loops that load into registers. */
void kpi_auto_find_turns(const struct kpi_lookup *w, struct kpi_finds *out);
/* Is any loop's turn seen, by a region in it? */
bool kpi_auto_sees_a_loop(const struct kpi_lookup *w, const struct kpi_finds *out);

/* ---- copies in loops of their own (rules/inner.c) ------------------------ */

/* Is statement i nothing that matters, or, where `copies`, one of those? */
typedef bool (*kpi_step_is)(const struct kpi_lookup *w, uint32_t i, bool copies);
/* Of found copies, from the `from`-th on, those that are all of an inner loop become the loop. */
void kpi_auto_whole_loops(const struct kpi_lookup *w, kpi_step_is copies_or_less,
                          struct kpi_finds *out, size_t from);

/* ---- the graph of the barriers (rules/sync.c) --------------------------- */

struct kpi_sync;
/* A found region's name with its barrier, where it has one: "wait.full.120". */
void kpi_sync_name(const struct kpi_sync *sync, uint32_t region, char name[KPT_NAME_MAX + 1]);
/* Do two regions do the same? */
bool kpi_sync_same(const struct kpi_sync *sync, uint32_t a, uint32_t b);
/* Calls put for each of its marks, as "wait full k=0"; names: of all regions. */
void kpi_sync_tell(const struct kpi_sync *sync, uint32_t region, const char *const *names,
                   void (*put)(void *with, const char *mark), void *with);
bool kpi_sync_starts(const struct kpi_sync *sync, uint32_t region); /* something asynchronous */
/* Into the report (rules.h). */
void kpi_sync_report(const struct kpi_lookup *w, const struct kpi_sync *sync,
                     const struct kpi_stretch *regions, const char *const *names, json_t *barriers,
                     json_t *unknown);

/* ---- one rule (rules/parse.c) ------------------------------------------- */

enum kpi_where { KPI_BY_SOURCE, KPI_BY_TEXT, KPI_BY_LOOP, KPI_BY_LABELS, KPI_BY_PATTERN };
struct kpi_parsed {
    enum kpi_where where;
    char name[KPT_NAME_MAX + 1];
    char *async; /* "engine=tma bytes=4096": of what it starts; or NULL.  Owned */
    char *a, *b; /* file; labels; opcode and operands (or NULL); owned */
    uint32_t first, last;
};
/* False with a message. */
bool kpi_rule_parse(const struct kpi_rule *rule, struct kpi_parsed *out);
void kpi_parsed_free(struct kpi_parsed *p);
/* The statements that a rule means, marked in chosen[n]; how many there are. */
size_t kpi_rule_match(const struct kpi_lookup *w, const struct kpi_files *files,
                      const struct kpi_parsed *p, bool *chosen);
/* The rule matches nothing in these functions: says so, with what is near. */
void kpi_rule_unmatched(const struct kpi_rule *rule, const struct kpi_parsed *p,
                        const struct kpi_text *text, const struct kpi_files *files,
                        const struct kpi_lookup *w, size_t functions);

#endif
