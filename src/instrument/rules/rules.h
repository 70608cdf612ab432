/*
 * rules: marks from outside, for kernels that nobody marked.
 *
 * A rule says which statements make a region, and its name:
 *
 *   attn.py:120-134 = softmax      source lines, by .loc; what was inlined there, too
 *   text:410-428 = load            lines of the assembly itself
 *   loop@118 = main                the innermost loop whose head is of that source line
 *   loop@attn.py:118 = main        (without a file: of any; without .loc: line of the assembly)
 *   label A..B = tail              from the label A up to the label B
 *   cp.async.bulk.tensor* = load   instructions by a glob over the opcode with its modifiers
 *   wgmma.mma_async* *%rd4* = qk   and one over its operands
 *
 * Behind the name can stand what the region starts, for the model: engine=tma bytes=4096.
 *
 * A region has one way in and one way out; where what a rule means has not, it becomes
 * several regions of that name, each of which has.  Marks so made are comments in the text,
 * of a spelling of their own, so that lines keep their numbers and everything that reads
 * marks reads these.
 */
#ifndef KP_INSTRUMENT_RULES_H
#define KP_INSTRUMENT_RULES_H

#include <jansson.h>

#include "base/base.h"

/* What can be found without being named. */
enum kpi_auto {
    KPI_AUTO_WAITS = 1,    /* mbarrier waits with their loops, waits for groups of copies */
    KPI_AUTO_MMA = 2,      /* from the first matrix instruction to what waits for them */
    KPI_AUTO_LOADS = 4,    /* asynchronous copies: cp.async, TMA; where no region is in a loop, the
                              turns of those that load into registers */
    KPI_AUTO_BARRIERS = 8, /* bar, barrier, barrier.cluster */
    KPI_AUTO_LOOPS = 16,   /* innermost loops */
    KPI_AUTO_ARRIVES = 32, /* mbarrier.arrive, with the condition that it stands under */
    KPI_AUTO_ALL = 63,     /* and where none of these is found, the kernel's code itself */
    KPI_AUTO_BODIES = 64,  /* that, and those turns: not to be asked for by itself */
    KPI_AUTO_COMPUTE = 128, /* in loops: floating-point arithmetic between two of the above */
};
/* What a list of these may hold, for messages. */
#define KPI_AUTO_WORDS "waits, arrives, mma, loads, barriers, loops, all or compute"
extern const struct kpi_auto_word {
    const char *word; /* NULL: the end */
    unsigned bits;
} kpi_auto_words[];

struct kpi_rule {
    const struct kp_source *from; /* "WHERE = NAME" stands in it, for messages; borrowed */
    size_t at, len;
};
struct kpi_rules {
    const struct kpi_rule *list; /* borrowed */
    size_t count;
    unsigned automatic;         /* of enum kpi_auto */
    const char *const *kernels; /* as kpi_options; borrowed */
    size_t kernel_count;
};

/* "loads,waits" or "all".  False: some word is none of them. */
bool kpi_auto_parse(const char *list, unsigned *out);

/* Appends src with the marks that the rules ask for to out.  *report (new reference; NULL after
 * an error): {"regions": [{"name", "kernel", "rule" ("" of an automatic one), "lines": [[first,
 * last]],
 * "source_line", "async" (as a rule has it), "marks" (what it waits for, releases, starts)}],
 * "left_out": [{"kernel", "what", "line", "why"}], "barriers": [{"kernel", "name", "slots", "at",
 * "apart" (bytes), "count" (arrivals of a phase), "source_line", "waits", "arrives" (instructions),
 * "visits": [{"does" (wait, arrive, or an engine), "line", "k", "bytes"}]}], "unknown":
 * [{"kernel", "line", "what", "region" (null: in none), "why"}]: where the graph of the barriers is
 * not shown}.  KP_OK; KP_USAGE: a rule that is none, that matches nothing (with the nearest thing
 * that there is) or whose region crosses another; KP_MALFORMED. */
int kpi_mark_by_rules(const struct kp_source *src, const struct kpi_rules *rules,
                      struct kp_str *out, json_t **report);

/* {"auto": [words], "rules": [texts]}, for maps and traces; new reference. */
json_t *kpi_rules_json(const struct kpi_rules *rules);
/* Rules read back from that; owned: kpi_rules_read_free.  False: it is not so made. */
struct kpi_rules_read {
    struct kpi_rules rules;
    struct kp_source *texts;
    struct kpi_rule *list;
};
bool kpi_rules_read(const json_t *j, struct kpi_rules_read *out);
void kpi_rules_read_free(struct kpi_rules_read *r);

/* Whether marks of rules are in the text. */
bool kpi_has_rule_marks(const struct kp_source *src);
/* Appends the text without them. */
void kpi_unmark(const char *text, size_t len, struct kp_str *out);

#endif
