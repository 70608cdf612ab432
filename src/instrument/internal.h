/*
 * What the files of this module share: the text as statements, its marks, the
 * regions they make, and the table of targets.
 */
#ifndef KP_INSTRUMENT_INTERNAL_H
#define KP_INSTRUMENT_INTERNAL_H

#include "instrument/instrument.h"

/* A piece of the source: offset and length.  No text has 4 GB; there are many of these, and
 * what is small is fast. */
struct kpi_span {
    uint32_t at, len;
};

enum kpi_kind {
    KPI_LABEL,
    KPI_DIRECTIVE,
    KPI_INSTRUCTION,
    KPI_OPEN_SCOPE,
    KPI_CLOSE_SCOPE,
    KPI_MARK
};

/* What an instruction of PTX begins with, as far as it matters to somebody; of AMDGCN: other. */
enum kpi_word {
    KPI_WORD_OTHER,
    KPI_WORD_ARITHMETIC, /* computes on registers alone; no move */
    KPI_WORD_MOV,
    KPI_WORD_LD,
    KPI_WORD_CVTA,
    KPI_WORD_BRA,
    KPI_WORD_BRX,
    KPI_WORD_RET, /* and exit */
    KPI_WORD_TRAP,
    KPI_WORD_BAR, /* and barrier */
    KPI_WORD_MBARRIER,
    KPI_WORD_CP,
    KPI_WORD_WGMMA,
    KPI_WORD_TCGEN05,
    KPI_WORD_MMA, /* and wmma */
    KPI_WORD_MAPA,
    KPI_WORD_NANOSLEEP,
};

/* What an instruction does to the flow of control. */
enum kpi_flow {
    KPI_FLOW_NEXT,  /* goes on to the next statement */
    KPI_FLOW_JUMP,  /* to `target` */
    KPI_FLOW_TABLE, /* to one of the labels of the table `target` */
    KPI_FLOW_EXIT,  /* ends the thread (or returns from a function) */
    KPI_FLOW_TRAP,  /* ends the kernel */
};

struct kpi_stmt {
    uint32_t begin, end;   /* bytes, its ';' ':' '{' or '}' included */
    struct kpi_span op;    /* first word after label and guard */
    struct kpi_span guard; /* its predicate; len 0: unconditional */
    struct kpi_span label; /* of a label, or of a table of labels */
    uint32_t scope;        /* index into kpi_text.scopes */
    uint32_t mark;         /* KPI_MARK: index into kpi_text.marks */
    unsigned char kind; /* enum kpi_kind */
    unsigned char flow; /* enum kpi_flow */
    unsigned char word; /* enum kpi_word */
    bool guard_not;     /* @!%p */
    struct kpi_span target; /* FLOW_JUMP, FLOW_TABLE: a name */
    uint32_t to;            /* FLOW_JUMP: its label's index in kpi_text.stmts, plus 1, where the
                             * name alone does not say; else 0 */
};

enum kpi_op { KPI_BEGIN, KPI_END, KPI_INSTANT, KPI_WAIT, KPI_ARRIVE, KPI_ASYNC };

#define KPI_NO_FUNCTION UINT32_MAX
#define KPI_NO_REGION UINT32_MAX
#define KPI_NO_MARK UINT32_MAX

struct kpi_mark {
    enum kpi_op op;
    struct kpi_span at; /* for messages */
    size_t insert;      /* right behind it */
    size_t record;      /* where its record goes: there, or further on */
    uint32_t function;  /* index into kpi_text.functions */
    uint32_t stmt;      /* index into kpi_text.stmts */
    uint32_t region;    /* BEGIN, END, INSTANT; or KPI_NO_REGION */
    bool reached;       /* control can come here */
    uint32_t begins;    /* of an END: the BEGIN that shares its record, or KPI_NO_MARK */
    bool shared;        /* of a BEGIN: it is in the record of the END before it */
    char name[KPT_NAME_MAX + 1], engine[KPT_NAME_MAX + 1], arrives[KPT_NAME_MAX + 1];
    char cluster[KPT_NAME_MAX + 1]; /* of a BEGIN: "arrive", "wait", "sync" or nothing */
    uint64_t k, turns, bytes, flops;
};

struct kpi_function {
    bool entry;
    struct kpi_span head; /* from its first directive to the body */
    struct kpi_span name;
    struct kpi_span params; /* between the parentheses */
    size_t body, body_end;  /* after '{', at '}' */
    uint32_t first_stmt, stmt_count;
    uint32_t scope; /* its body's */
    uint32_t first_mark, mark_count;
    uint32_t ntid[3]; /* .reqntid or .maxntid; 0: not given */
    bool exact_ntid;  /* .reqntid: of the others only the product is a bound */
    bool cluster;
};

/* A .shared variable of the module. */
struct kpi_shared {
    struct kpi_span name;
    uint64_t bytes;
    bool dynamic;
};
struct kpi_shareds {
    KP_VEC(struct kpi_shared) list;
};

struct kpi_text {
    const struct kp_source *src;
    unsigned version, sm; /* 10 * major + minor, which counts as 9 at most; 90 for sm_90a */
    unsigned address_size;
    struct kpi_span target; /* first word of the .target list */
    struct kpi_span version_at, address_at;
    size_t header_end; /* where module-scope declarations may go */
    KP_VEC(struct kpi_stmt) stmts;
    KP_VEC(uint32_t) scopes; /* parent of each; a function's body: itself */
    KP_VEC(struct kpi_mark) marks;
    KP_VEC(struct kpi_function) functions; /* those with a body */
    KP_VEC(struct kpi_stmt) variables;     /* declarations at module scope */
    KP_VEC(size_t) lines;                  /* where each line starts */
    struct kpi_shareds *shared;            /* once it was asked for; else NULL */
    struct kpi_amd *amd;                   /* AMDGCN (amd.h); else NULL */
    struct kpi_known *known;               /* by function (known.c); NULL: nothing yet */
};

void kpi_text_free(struct kpi_text *t);
/* Says that no kernel is meant by that, with the nearest there is; KP_USAGE. */
int kpi_no_such_kernel(const struct kpi_text *t, const char *pattern);

/* ---- words (words.c) ---------------------------------------------------- */

/* s is `word`; s begins with `prefix`. */
static inline bool kpi_starts(const struct kp_source *src, struct kpi_span s, const char *prefix)
{
    size_t n = strlen(prefix);
    return s.len >= n && memcmp(src->text + s.at, prefix, n) == 0;
}
static inline bool kpi_is(const struct kp_source *src, struct kpi_span s, const char *word)
{
    size_t n = strlen(word);
    return s.len == n && memcmp(src->text + s.at, word, n) == 0;
}
/* `word` itself or `word.` and modifiers. */
static inline bool kpi_is_op(const struct kp_source *src, struct kpi_span s, const char *word)
{
    if (!s.len || src->text[s.at] != *word)
        return false;
    size_t n = strlen(word);
    return s.len >= n && memcmp(src->text + s.at, word, n) == 0 &&
           (s.len == n || src->text[s.at + n] == '.');
}
/* Has an opcode this among its modifiers, whole?  The word begins with its point. */
bool kpi_has_modifier(const struct kp_source *src, struct kpi_span op, const char *word);
/* The text of s; owned by the caller. */
char *kpi_dup(const struct kp_source *src, struct kpi_span s);
/* A JSON string of these bytes, whatever they are. */
json_t *kpi_json_bytes(const char *s, size_t n);
/* The statement on one line, at most 120 bytes of it. */
json_t *kpi_statement_json(const struct kp_source *src, const struct kpi_stmt *s);
/* 1-based, from the index of lines that kpi_index_lines makes. */
void kpi_index_lines(struct kpi_text *t);
unsigned kpi_line(const struct kpi_text *t, size_t offset);
/* Where in the file a statement's byte stands that a macro or a symbol made (amd.h); any
 * other offset itself. */
size_t kpi_origin(const struct kpi_text *t, size_t offset);

/* ---- marks (marks.c) ---------------------------------------------------- */

/* `text` is a mark's words, "begin NAME key=value..." with blanks, or
 * "begin_NAME$key$value..." (declaration).  Fills op, name and keys of *out.
 * False with a message at `where`. */
bool kpi_mark_parse(const struct kp_source *src, struct kpi_span where, struct kpi_span text,
                    bool declaration, struct kpi_mark *out);

/* Does a comment's text begin as a mark does: "kperf.begin "? */
bool kpi_meant_as_mark(const struct kp_source *src, struct kpi_span text);
/* Is the comment the map of an instrumented text, which is alone in its insertion? */
bool kpi_is_map(const struct kp_source *src, struct kpi_span comment);
/* A function's, each {"op", "name", "line" and its keys}. */
json_t *kpi_marks_json(const struct kpi_text *t, const struct kpi_function *f);

/* ---- regions (flow.c, regions.c) ---------------------------------------- */

/* Finds ENDs and BEGINs that can share a record, once the regions are known; whether
 * there are any. */
bool kpi_share_boundaries(struct kpi_text *t, const struct kpi_function *f);

struct kpi_region {
    const char *name; /* borrowed from its first mark */
    bool instant;
    bool cluster_marked; /* by a mark; else found */
    bool remote;         /* signals mbarriers of other CTAs */
    unsigned char cluster[KPT_CLUSTER_OPS]; /* enum kpt_cluster_op, as kpt_region has it */
    uint32_t cluster_count;
    const char *uncounted; /* why it has none although there are some (static); or NULL */
    size_t uncounted_at;   /* where that shows */
    size_t at;                   /* of its first BEGIN or INSTANT */
    KP_VEC(uint32_t) attributes; /* marks: waits, arrives, asyncs */
    uint32_t pinned, cut;        /* values, at most at one of its ENDs; those left out */
    const char *unpinned;        /* why one of its ENDs has no pin (static); or NULL */
    bool unpinned_problem;       /* its arithmetic may lie elsewhere because of that */
    uint32_t in;                 /* bit b: probed body b records it */
    /* Records that are stored where loops go back, since the record before its START (or
     * instant), its END; and right behind that.  {0, 0}, {1, 1} unless records are gathered. */
    uint8_t before[2], behind[2];
    /* Bit b: body b may come to its START (or instant), to its END, from a wait that it does
     * not record. */
    uint32_t hidden_start, hidden_end;
};
struct kpi_regions {
    KP_VEC(struct kpi_region) list;
};
/* Regions of a function, each mark's `region` and `reached`; checks every
 * path.  False with messages. */
bool kpi_regions_find(struct kpi_text *text, struct kpi_function *f, struct kpi_regions *out);
void kpi_regions_free(struct kpi_regions *r);
/* The map's "regions" (instrument.h); new reference. */
json_t *kpi_regions_json(const struct kpi_text *text, const struct kpi_regions *r);

/* Follows every path of f.  Fills in, for each mark of f, the region that is
 * open there (the innermost) and the one that ended last, or KPI_NO_REGION.
 * False with messages: a region that a path opens and does not close, closes
 * and did not open, or that crosses another. */
struct kpi_context {
    uint32_t open, ended;
};
bool kpi_flow_check(struct kpi_text *text, const struct kpi_function *f,
                    struct kpi_context *at_mark);

/* Where the jumps of f lead, by statement of f. */
struct kpi_jumps {
    uint32_t *target; /* of a FLOW_JUMP: its label's statement; else UINT32_MAX */
    bool *from_table; /* a table leads to this label */
    uint32_t *table_at, *table_to; /* a FLOW_TABLE at i: to table_to[table_at[i]], ..., before
                                    * table_at[i + 1] */
    bool *in_loop;    /* between a label and a jump back to it, by a table or not */
};
/* Owned: kpi_jumps_free.  Labels that are missing lead nowhere. */
void kpi_jumps_find(struct kpi_text *text, const struct kpi_function *f, struct kpi_jumps *out);
void kpi_jumps_free(struct kpi_jumps *jumps);

/* The jumps of f, one of the text's functions; borrowed. */
struct kpi_jumps kpi_jumps_of(struct kpi_text *text, const struct kpi_function *f);
void kpi_known_free(struct kpi_text *text);
void kpi_shareds_free(struct kpi_text *text);

/* Where the text of f names a label or a table of labels. */
struct kpi_reference {
    struct kpi_span name;
    uint32_t scope; /* of the statement that names it */
    uint32_t label; /* statement of f */
};
struct kpi_references {
    KP_VEC(struct kpi_reference) list;
};
void kpi_references_find(struct kpi_text *text, const struct kpi_function *f,
                         struct kpi_references *out);
void kpi_references_free(struct kpi_references *r);

/* ---- bodies (bodies.c) --------------------------------------------------- */

struct kpi_plan;
/* How many probed bodies there are, which of them records which regions, and the
 * waits that each does not see.  KP_OK, or KP_USAGE with the reason. */
int kpi_plan_bodies(struct kpi_text *t, const struct kpi_options *o, struct kpi_plan *plan);
/* The map's "bodies" (instrument.h); new reference. */
json_t *kpi_bodies_json(const struct kpi_plan *plan);
static inline bool kpi_in_body(const struct kpi_regions *r, uint32_t region, uint32_t body)
{
    return r->list.v[region].in >> body & 1;
}

/* ---- marks of rules (rules.c) -------------------------------------------- */

/* Comments that are put into the text between two statements; sorted as they stand. */
struct kpi_put {
    size_t at, len;
    char *text; /* owned */
    size_t order, span; /* span: bytes of its region */
    bool end;
};

struct kpi_rules;
struct kpi_marked {
    struct kp_str text; /* owned */
    struct kp_source src; /* it */
};
/* As kpi_mark_by_rules (rules.h), of whose report left_out (or NULL) gets its own part; *text is
 * what is read of the result, and borrows from *out.  Whatever comes of it, both are to be freed.
 */
int kpi_mark_and_read(const struct kp_source *src, const struct kpi_rules *rules,
                      json_t *left_out, struct kpi_marked *out, struct kpi_text *text);

/* ---- edits (edits.c) ---------------------------------------------------- */

/* Insertions and, for the probed copy, omissions. */
struct kpi_edit {
    size_t at, skip; /* skip: source bytes left out (copy only) */
    char *text;      /* owned */
    size_t order;
};
#define KPI_MAX_INSERTED (64u << 20) /* bytes of text that probes may take */
struct kpi_edits {
    KP_VEC(struct kpi_edit) list;
    size_t bytes; /* of the texts */
};
/* Takes what is in b. */
void kpi_edit_add(struct kpi_edits *e, size_t at, size_t skip, struct kp_str *b);
/* Source bytes [begin, end) with their edits applied; with `probes`, each is wrapped in sentinels
 * and stands there with them, too. */
void kpi_edits_apply(const struct kp_source *src, struct kpi_edits *e, size_t begin, size_t end,
                     struct kp_str *probes, struct kp_str *out);
void kpi_edits_free(struct kpi_edits *e);

/* ---- map (map.c) -------------------------------------------------------- */

/* The source with its edits and the map (stolen; or given to *keep) in *out. */
void kpi_emit(const struct kp_source *src, struct kpi_edits *edits, json_t *map, struct kp_str *out,
              json_t **keep);

/* ---- targets ------------------------------------------------------------ */

/* A value that is kept inside the region that makes it. */
struct kpi_pin {
    struct kpi_span name; /* of its register */
    unsigned bits;        /* 16, 32, 64; 1: a predicate */
};
struct kpi_pins {
    KP_VEC(struct kpi_pin) list;
    struct {
        uint32_t first, count;
    } *at_mark; /* before its record, by mark of the function; NULL: no pins */
};

/* A loop of a probed body whose first iterations run without probes (ptx/quiet.c). */
struct kpi_quiet {
    const char *why_not;     /* this loop records all of them, and why (static); or NULL */
    uint32_t body;
    uint32_t head, latch;    /* statements of the function */
    uint32_t records;        /* that every iteration makes, once */
    uint32_t *others;        /* statements that record in some; owned */
    uint32_t other_count;
    uint32_t iterations;     /* that are left for records, at least this many less one */
    struct kpi_span counter; /* what each iteration takes on by `step`, and goes on for */
    struct kpi_span bound;   /* while it stands in `relation`, "lt", to this, ... */
    const char *relation;
    struct kpi_span type;    /* ... as numbers of this type, "s32" */
    int32_t step;
    bool wide;               /* of 64 bits */
};

/* How one entry is instrumented. */
struct kpi_plan {
    const struct kpi_function *f;
    struct kpi_regions regions;
    enum kpi_strategy strategy;
    bool in_place, warpgroup, one_dimensional, shares, at_once, collaborative, slim;
    uint8_t grid_dimensions;     /* kpi_options; 3: not known */
    bool all_threads, parameter; /* kpi_options */
    uint32_t capacity, units, max_threads; /* capacity: records kept of a unit */
    uint32_t warps;                        /* kpi_options */
    uint32_t bodies;       /* with probes; 1 when probed in place */
    uint32_t turns;        /* warp groups that probed CTAs can take in turn; 0: they record all */
    uint32_t parting;      /* statements of the function that are there once, before they part */
    bool joins;            /* warps may come there in parts: the copies begin by joining them */
    uint32_t place;        /* kpi_options */
    uint32_t slots;        /* of a ring in shared memory; global: 0 */
    uint32_t ring_stride;  /* bytes from one ring to the next */
    uint32_t ring_bytes;   /* a multiple of 1024; global: 0 */
    uint32_t flush_region; /* its id; KPI_NO_REGION but for flush */
    bool *flush_at;        /* by mark of f: the ring may be written out behind it */
    enum kpi_pins_mode pins_mode;
    struct kpi_pins pins;
    KP_VEC(struct kpi_quiet) quiets; /* kpi_options' only_kept: every loop that records */
};

/* What is recorded at this END, BEGIN or instant by that body (boundaries.c): an END may be the
 * next region's BEGIN, too, and a body may record one of the two.  False: nothing is, or
 * elsewhere. */
bool kpi_record_at(const struct kpi_text *t, const struct kpi_plan *plan,
                   const struct kpi_mark *m, uint32_t body, uint32_t *tag);

/* Members that say so may be NULL. */
struct kpi_target {
    const char *name;
    bool computes_places; /* of units in the record area; else they claim them */
    /* Is this text meant for me? */
    bool (*claims)(const struct kp_source *src);
    /* Statements, functions and marks; KP_OK or KP_MALFORMED with messages. */
    int (*read)(const struct kp_source *src, struct kpi_text *out);
    /* `marked` (borrowed) is what the text is when these are put into it: makes it that.  KP_OK or
     * KP_MALFORMED with messages.  NULL: it has to be read. */
    int (*put_marks)(struct kpi_text *text, const struct kp_source *marked,
                     const struct kpi_put *puts, size_t n);
    /* Can f be followed, and its code moved?  KP_OK or KP_MALFORMED with the reason.  NULL:
     * always. */
    int (*check)(const struct kpi_text *text, const struct kpi_function *f);
    /* What visits to the regions of f do at the barrier of its cluster. */
    void (*find_cluster)(struct kpi_text *text, struct kpi_function *f,
                         struct kpi_regions *regions);
    /* Can probes work here?  KP_OK or KP_MALFORMED with the reason. */
    int (*supports)(const struct kpi_text *text);
    /* Must this entry keep one body?  Warns with the reason. */
    bool (*needs_in_place)(const struct kpi_text *text, const struct kpi_function *f);
    /* flush: where rings may be written out, in plan->flush_at (owned).  KP_OK, or
     * KP_MALFORMED with the reason why they cannot be. */
    int (*place_flushes)(struct kpi_text *text, struct kpi_plan *plan);
    /* Can these options be had for f?  KP_OK or KP_USAGE with the reason.  NULL: all can. */
    int (*accepts)(const struct kpi_text *text, const struct kpi_function *f,
                   const struct kpi_options *options);
    /* Bytes of shared memory that f declares or names, and what it may have. */
    uint64_t (*static_shared)(struct kpi_text *text, const struct kpi_function *f,
                              uint64_t *limit);
    /* In loops: records go to where they hold the least up (the marks' `record`). */
    void (*place_records)(struct kpi_text *text, const struct kpi_function *f);
    /* plan->parting.  NULL: bodies part at the entry. */
    void (*place_parting)(struct kpi_text *text, struct kpi_plan *plan);
    /* plan->quiets.  NULL: cannot be had. */
    void (*find_quiet)(struct kpi_text *text, struct kpi_plan *plan);
    /* The plan's pins, and what its regions say of them. */
    void (*find_pins)(struct kpi_text *text, struct kpi_plan *plan);
    /* What the probes declare at module scope. */
    void (*lower_module)(const struct kpi_text *text, const struct kpi_options *options,
                         struct kpi_edits *edits);
    /* KP_OK, or KP_MALFORMED with the reason why it cannot be done. */
    int (*lower_entry)(struct kpi_text *text, const struct kpi_plan *plan, struct kpi_edits *edits);
    /* When all entries are done.  NULL: nothing is left to do. */
    void (*finish)(const struct kpi_text *text, struct kpi_edits *edits);
    /* Threads of a warp.  NULL: 32. */
    unsigned (*lanes)(const struct kpi_text *text, const struct kpi_function *f);
    /* What else the map says of an entry.  NULL: nothing. */
    void (*describe)(const struct kpi_text *text, const struct kpi_plan *plan, json_t *entry);
    /* As kpi_inspect says; new reference. */
    json_t *(*inspect)(const struct kpi_text *text);
    /* As kpi_contents says; new reference. */
    json_t *(*contents)(struct kpi_text *text);
};
/* ---- one entry's plan (plan.c) -------------------------------------------- */

/* Of an entry of the text; its marks are filled in, too.  KP_OK, or KP_USAGE or KP_MALFORMED with
 * the reason.  Owned, whatever comes of it: kpi_plan_free. */
int kpi_plan_make(struct kpi_text *t, const struct kpi_target *target, struct kpi_function *f,
                  const struct kpi_options *o, struct kpi_plan *plan);
void kpi_plan_free(struct kpi_plan *plan);
/* The map's entry (instrument.h); new reference. */
json_t *kpi_plan_json(const struct kpi_text *t, const struct kpi_target *target,
                      const struct kpi_plan *p);

/* ---- the targets there are (instrument.c) ---------------------------------- */

/* The kernel of that name, borrowed; NULL, with the error reported: the text has none. */
struct kpi_function *kpi_find_entry(const struct kpi_text *t, const char *name);

/* The target of this text; PTX when none claims it. */
const struct kpi_target *kpi_target_of(const struct kp_source *src);

/* PTX, each as its member of kpi_target (ptx/read.c, ptx/marked.c, ptx/cluster.c, ptx/flush.c,
 * ptx/place.c, ptx/part.c, ptx/quiet.c, ptx/lower.c, ptx/inspect.c). */
bool kpi_ptx_claims(const struct kp_source *src);
int kpi_ptx_read(const struct kp_source *src, struct kpi_text *out);
/* The same of a text without probes; KP_MALFORMED, with the error reported: it has some.
 * *out is to be freed either way. */
int kpi_ptx_read_original(const struct kp_source *src, struct kpi_text *out);
int kpi_ptx_put_marks(struct kpi_text *text, const struct kp_source *marked,
                      const struct kpi_put *puts, size_t n);
int kpi_ptx_supports(const struct kpi_text *text);
bool kpi_ptx_needs_in_place(const struct kpi_text *text, const struct kpi_function *f);
void kpi_ptx_find_cluster(struct kpi_text *text, struct kpi_function *f,
                          struct kpi_regions *regions);
uint64_t kpi_ptx_static_shared(struct kpi_text *text, const struct kpi_function *f,
                               uint64_t *limit);
int kpi_ptx_place_flushes(struct kpi_text *text, struct kpi_plan *plan);
void kpi_ptx_place_records(struct kpi_text *text, const struct kpi_function *f);
void kpi_ptx_place_parting(struct kpi_text *text, struct kpi_plan *plan);
void kpi_ptx_find_quiet(struct kpi_text *text, struct kpi_plan *plan);
void kpi_ptx_find_pins(struct kpi_text *text, struct kpi_plan *plan);
void kpi_ptx_lower_module(const struct kpi_text *text, const struct kpi_options *options,
                          struct kpi_edits *edits);
int kpi_ptx_lower_entry(struct kpi_text *text, const struct kpi_plan *plan,
                        struct kpi_edits *edits);
json_t *kpi_ptx_inspect(const struct kpi_text *text);
json_t *kpi_text_contents(struct kpi_text *text); /* contents.c: of each target */

#endif
