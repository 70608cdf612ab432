/*
 * Writes packets of Perfetto's trace format, one at a time, through protobuf-c:
 * one sequence of track events whose names are interned.  What an event says is
 * the same whatever stands before it in the file, but for the track chosen last: so
 * parts that begin with a track can be written apart.
 */
#ifndef KP_PFWRITER_H
#define KP_PFWRITER_H

#include "replay/export/obuf.h"
#include "replay/perfetto.pb-c.h"

#define PFW_MAX_ARGS 64

/* An argument: with a key that is interned, or a name. */
struct pfw_arg {
    uint64_t key;
    const char *name;
    enum { PFW_INT, PFW_TEXT_IID, PFW_DOUBLE, PFW_UINT, PFW_STRING } kind;
    union {
        int64_t i;
        uint64_t u; /* a text's number too */
        double d;
        const char *s;
    } v;
};

/* The three kinds of file below are of one packet at a time, whose messages follow them. */
struct pfw {
    Pf__Trace trace;
    Pf__TracePacket packet, *packets[1];
    Pf__TrackEvent event;
    Pf__DebugAnnotation annotations[PFW_MAX_ARGS], *annotation_list[PFW_MAX_ARGS];
    Pf__SliceTrace begins;
    Pf__SlicePacket begin, *begin_list[1];
    Pf__SliceEvent slice;
    Pf__SliceArgument slice_args[PFW_MAX_ARGS], *slice_arg_list[PFW_MAX_ARGS];
    Pf__EndTrace ends;
    Pf__EndPacket end, *end_list[1];
    Pf__EndEvent slice_end;
    uint64_t category;
    struct pfw_arg args[PFW_MAX_ARGS]; /* of the next event */
    size_t arg_count;
    bool named, plain; /* one has a name; all are numbers or texts that are interned */
    struct obuf *out;
};

/* Names that packets refer to by a number, from 1, of their kind's own. */
enum pfw_names { PFW_EVENT, PFW_CATEGORY, PFW_ARG, PFW_TEXT };

struct pfw_track {
    uint64_t uuid, parent; /* parent 0: none */
    const char *name;
    int32_t rank;          /* among the children of its parent */
    bool counter;
};

/* Packets go to out, which is borrowed; nothing needs to be freed. */
void pfw_open(struct pfw *w, struct obuf *out);
/* A file's first packet. */
void pfw_begin_file(struct pfw *w);

/* name in UTF-8.  The same again does no harm. */
void pfw_intern(struct pfw *w, enum pfw_names kind, uint64_t iid, const char *name);
/* Its children will be ordered by rank. */
void pfw_describe(struct pfw *w, const struct pfw_track *track);
/* The track of the events that follow, and the category of slices and instants
 * on it; 0: none. */
void pfw_choose(struct pfw *w, uint64_t track, uint64_t category);
void pfw_category(struct pfw *w, uint64_t category);

/* Arguments of the next slice or instant: key and text are interned. */
void pfw_int(struct pfw *w, uint64_t key, int64_t v);
void pfw_double(struct pfw *w, uint64_t key, double v);
void pfw_text(struct pfw *w, uint64_t key, uint64_t text);
/* The same with a key, and text, that must live until the event is written. */
void pfw_named_uint(struct pfw *w, const char *key, uint64_t v);
void pfw_named_double(struct pfw *w, const char *key, double v);
void pfw_named_text(struct pfw *w, const char *key, const char *text);

/* Events in the order of their time on each track; ts in ns. */
struct pfw_flows { /* arrows that begin at the event (out), or end there (in) */
    uint64_t *ids;
    size_t n;
};
void pfw_begin(struct pfw *w, uint64_t ts, uint64_t name, struct pfw_flows out);
void pfw_end(struct pfw *w, uint64_t ts, struct pfw_flows in);
void pfw_instant(struct pfw *w, uint64_t ts, uint64_t name, struct pfw_flows in);
void pfw_count(struct pfw *w, uint64_t ts, int64_t value);

#endif
