#include "replay/export/pfwriter.h"

#include <assert.h>

#define SEQUENCE 1

/* protobuf-c has no const strings; it does not change them. */
static char *text_of(const char *s)
{
    return (char *)(uintptr_t)s;
}

static void put(struct pfw *w)
{
    size_t n = pf__trace__get_packed_size(&w->trace);
    if (n <= w->out->cap) {
        ob_room(w->out, n);
        w->out->n += pf__trace__pack(&w->trace, (uint8_t *)w->out->d + w->out->n);
        return;
    }
    uint8_t *large = kp_alloc(n);
    pf__trace__pack(&w->trace, large);
    for (size_t i = 0, some; i < n; i += some) {
        some = n - i < w->out->cap ? n - i : w->out->cap;
        ob_room(w->out, some);
        ob_mem(w->out, (const char *)large + i, some);
    }
    free(large);
}

/* Room for an event whose names are all interned, without asking for its size: a field of
 * numbers takes at most 12 bytes, an argument two and its own head.  NULL: there is none. */
static uint8_t *event_room(struct pfw *w, size_t args, size_t flows)
{
    size_t n = (16 + 3 * args + flows) * 12;
    if (n > w->out->cap)
        return NULL;
    ob_room(w->out, n);
    return (uint8_t *)w->out->d + w->out->n;
}

/* The packet at hand, with nothing in it but what all have. */
static Pf__TracePacket *packet(struct pfw *w)
{
    pf__trace_packet__init(&w->packet);
    w->packet.has_trusted_packet_sequence_id = true;
    w->packet.trusted_packet_sequence_id = SEQUENCE;
    return &w->packet;
}

static const uint32_t in_state = PF__TRACE_PACKET__SEQUENCE_FLAGS__SEQ_NEEDS_INCREMENTAL_STATE;

/* What all slices' begins and ends have. */
static void begin_slices(struct pfw *w)
{
    pf__slice_trace__init(&w->begins);
    pf__slice_packet__init(&w->begin);
    pf__slice_event__init(&w->slice);
    w->begins.packet = w->begin_list;
    w->begins.n_packet = 1;
    w->begin_list[0] = &w->begin;
    w->begin.has_timestamp = w->begin.has_trusted_packet_sequence_id = true;
    w->begin.trusted_packet_sequence_id = SEQUENCE;
    w->begin.has_sequence_flags = true;
    w->begin.sequence_flags = in_state;
    w->begin.track_event = &w->slice;
    w->slice.has_type = w->slice.has_name_iid = true;
    w->slice.type = PF__TRACK_EVENT__TYPE__TYPE_SLICE_BEGIN;
    w->slice.category_iids = &w->category;
    w->slice.debug_annotations = w->slice_arg_list;
    for (size_t i = 0; i < PFW_MAX_ARGS; i++) {
        pf__slice_argument__init(&w->slice_args[i]);
        w->slice_args[i].has_name_iid = true;
        w->slice_arg_list[i] = &w->slice_args[i];
    }
}

static void begin_ends(struct pfw *w)
{
    pf__end_trace__init(&w->ends);
    pf__end_packet__init(&w->end);
    pf__end_event__init(&w->slice_end);
    w->ends.packet = w->end_list;
    w->ends.n_packet = 1;
    w->end_list[0] = &w->end;
    w->end.has_timestamp = w->end.has_trusted_packet_sequence_id = true;
    w->end.trusted_packet_sequence_id = SEQUENCE;
    w->end.has_sequence_flags = true;
    w->end.sequence_flags = in_state;
    w->end.track_event = &w->slice_end;
    w->slice_end.has_type = true;
    w->slice_end.type = PF__TRACK_EVENT__TYPE__TYPE_SLICE_END;
}

void pfw_open(struct pfw *w, struct obuf *out)
{
    w->out = out;
    w->packets[0] = &w->packet;
    pf__trace__init(&w->trace);
    w->trace.n_packet = 1;
    w->trace.packet = w->packets;
    w->plain = true;
    for (size_t i = 0; i < PFW_MAX_ARGS; i++)
        w->annotation_list[i] = &w->annotations[i];
    begin_slices(w);
    begin_ends(w);
}

void pfw_begin_file(struct pfw *w)
{
    Pf__TracePacket *p = packet(w);
    p->has_sequence_flags = true;
    p->sequence_flags = PF__TRACE_PACKET__SEQUENCE_FLAGS__SEQ_INCREMENTAL_STATE_CLEARED;
    put(w);
}

/* ---- names and tracks ------------------------------------------------------- */

void pfw_intern(struct pfw *w, enum pfw_names kind, uint64_t iid, const char *name)
{
    Pf__EventName event = PF__EVENT_NAME__INIT, *events = &event;
    Pf__EventCategory category = PF__EVENT_CATEGORY__INIT, *categories = &category;
    Pf__DebugAnnotationName arg = PF__DEBUG_ANNOTATION_NAME__INIT, *args = &arg;
    Pf__InternedString string = PF__INTERNED_STRING__INIT, *strings = &string;
    Pf__InternedData data = PF__INTERNED_DATA__INIT;
    char *s = text_of(name);
    event.has_iid = category.has_iid = arg.has_iid = string.has_iid = string.has_str = true;
    event.iid = category.iid = arg.iid = string.iid = iid;
    event.name = category.name = arg.name = s;
    string.str = (ProtobufCBinaryData){strlen(s), (uint8_t *)s};
    data.event_names = &events;
    data.event_categories = &categories;
    data.debug_annotation_names = &args;
    data.debug_annotation_string_values = &strings;
    data.n_event_names = kind == PFW_EVENT;
    data.n_event_categories = kind == PFW_CATEGORY;
    data.n_debug_annotation_names = kind == PFW_ARG;
    data.n_debug_annotation_string_values = kind == PFW_TEXT;
    packet(w)->interned_data = &data;
    put(w);
}

void pfw_describe(struct pfw *w, const struct pfw_track *track)
{
    Pf__CounterDescriptor counter = PF__COUNTER_DESCRIPTOR__INIT;
    Pf__TrackDescriptor d = PF__TRACK_DESCRIPTOR__INIT;
    counter.has_unit = true;
    counter.unit = PF__COUNTER_DESCRIPTOR__UNIT__UNIT_COUNT;
    d.has_uuid = d.has_child_ordering = d.has_sibling_order_rank = true;
    d.uuid = track->uuid;
    d.has_parent_uuid = track->parent != 0;
    d.parent_uuid = track->parent;
    d.name = text_of(track->name);
    d.sibling_order_rank = track->rank;
    d.child_ordering = PF__TRACK_DESCRIPTOR__CHILD_TRACKS_ORDERING__EXPLICIT;
    d.counter = track->counter ? &counter : NULL;
    packet(w)->track_descriptor = &d;
    put(w);
}

void pfw_choose(struct pfw *w, uint64_t track, uint64_t category)
{
    Pf__TrackEventDefaults event = PF__TRACK_EVENT_DEFAULTS__INIT;
    Pf__TracePacketDefaults defaults = PF__TRACE_PACKET_DEFAULTS__INIT;
    event.has_track_uuid = true;
    event.track_uuid = track;
    defaults.track_event_defaults = &event;
    packet(w)->trace_packet_defaults = &defaults;
    w->category = category;
    put(w);
}

void pfw_category(struct pfw *w, uint64_t category)
{
    w->category = category;
}

/* ---- arguments -------------------------------------------------------------- */

static void add_arg(struct pfw *w, struct pfw_arg arg)
{
    assert(w->arg_count < PFW_MAX_ARGS);
    w->args[w->arg_count++] = arg;
    w->named |= arg.name != NULL;
    w->plain &= arg.kind == PFW_INT || arg.kind == PFW_TEXT_IID;
}

void pfw_int(struct pfw *w, uint64_t key, int64_t v)
{
    add_arg(w, (struct pfw_arg){.key = key, .kind = PFW_INT, .v.i = v});
}

void pfw_double(struct pfw *w, uint64_t key, double v)
{
    add_arg(w, (struct pfw_arg){.key = key, .kind = PFW_DOUBLE, .v.d = v});
}

void pfw_text(struct pfw *w, uint64_t key, uint64_t text)
{
    add_arg(w, (struct pfw_arg){.key = key, .kind = PFW_TEXT_IID, .v.u = text});
}

void pfw_named_uint(struct pfw *w, const char *key, uint64_t v)
{
    add_arg(w, (struct pfw_arg){.name = key, .kind = PFW_UINT, .v.u = v});
}

void pfw_named_double(struct pfw *w, const char *key, double v)
{
    add_arg(w, (struct pfw_arg){.name = key, .kind = PFW_DOUBLE, .v.d = v});
}

void pfw_named_text(struct pfw *w, const char *key, const char *text)
{
    add_arg(w, (struct pfw_arg){.name = key, .kind = PFW_STRING, .v.s = text});
}

static void annotate(Pf__DebugAnnotation *a, const struct pfw_arg *arg)
{
    static const Pf__DebugAnnotation__ValueCase kinds[] = {
        [PFW_INT] = PF__DEBUG_ANNOTATION__VALUE_INT_VALUE,
        [PFW_TEXT_IID] = PF__DEBUG_ANNOTATION__VALUE_STRING_VALUE_IID,
        [PFW_DOUBLE] = PF__DEBUG_ANNOTATION__VALUE_DOUBLE_VALUE,
        [PFW_UINT] = PF__DEBUG_ANNOTATION__VALUE_UINT_VALUE,
        [PFW_STRING] = PF__DEBUG_ANNOTATION__VALUE_STRING_VALUE,
    };
    pf__debug_annotation__init(a);
    a->value_case = kinds[arg->kind];
    a->name_field_case = PF__DEBUG_ANNOTATION__NAME_FIELD_NAME_IID;
    a->name_iid = arg->key;
    if (arg->name) {
        a->name_field_case = PF__DEBUG_ANNOTATION__NAME_FIELD_NAME;
        a->name = text_of(arg->name);
    }
    switch (arg->kind) {
    case PFW_INT: a->int_value = arg->v.i; break;
    case PFW_TEXT_IID: a->string_value_iid = arg->v.u; break;
    case PFW_DOUBLE: a->double_value = arg->v.d; break;
    case PFW_UINT: a->uint_value = arg->v.u; break;
    case PFW_STRING: a->string_value = text_of(arg->v.s); break;
    }
}

/* ---- events ----------------------------------------------------------------- */

static Pf__TrackEvent *event(struct pfw *w, uint64_t ts, Pf__TrackEvent__Type type)
{
    Pf__TracePacket *p = packet(w);
    Pf__TrackEvent *e = &w->event;
    pf__track_event__init(e);
    p->has_timestamp = p->has_sequence_flags = true;
    p->timestamp = ts;
    p->sequence_flags = in_state;
    p->track_event = e;
    e->has_type = true;
    e->type = type;
    return e;
}

static void put_event(struct pfw *w)
{
    const Pf__TrackEvent *e = &w->event;
    uint8_t *to = w->named ? NULL : event_room(w, e->n_debug_annotations,
                                               e->n_flow_ids + e->n_terminating_flow_ids);
    if (to)
        w->out->n += pf__trace__pack(&w->trace, to);
    else
        put(w);
    w->named = false;
    w->plain = true;
}

/* A name, the category, and the arguments that were given. */
static void dress(struct pfw *w, Pf__TrackEvent *e, uint64_t name)
{
    e->has_name_iid = true;
    e->name_iid = name;
    e->category_iids = &w->category;
    e->n_category_iids = w->category != 0;
    e->debug_annotations = w->annotation_list;
    e->n_debug_annotations = w->arg_count;
    for (size_t i = 0; i < w->arg_count; i++)
        annotate(&w->annotations[i], &w->args[i]);
    w->arg_count = 0;
}

static void put_slice(struct pfw *w, uint8_t *to, uint64_t ts, uint64_t name,
                      struct pfw_flows out)
{
    Pf__SliceEvent *e = &w->slice;
    w->begin.timestamp = ts;
    e->name_iid = name;
    e->n_category_iids = w->category != 0;
    e->n_debug_annotations = w->arg_count;
    e->flow_ids = out.ids;
    e->n_flow_ids = out.n;
    for (size_t i = 0; i < w->arg_count; i++) {
        Pf__SliceArgument *a = &w->slice_args[i];
        a->name_iid = w->args[i].key;
        a->has_int_value = w->args[i].kind == PFW_INT;
        a->has_string_value_iid = !a->has_int_value;
        a->int_value = a->has_int_value ? w->args[i].v.i : 0;
        a->string_value_iid = a->has_int_value ? 0 : w->args[i].v.u;
    }
    w->out->n += pf__slice_trace__pack(&w->begins, to);
    w->arg_count = 0;
}

void pfw_begin(struct pfw *w, uint64_t ts, uint64_t name, struct pfw_flows out)
{
    bool plain = w->plain && !w->named;
    uint8_t *to = plain ? event_room(w, w->arg_count, out.n) : NULL;
    if (to) {
        put_slice(w, to, ts, name, out);
        return;
    }
    Pf__TrackEvent *e = event(w, ts, PF__TRACK_EVENT__TYPE__TYPE_SLICE_BEGIN);
    dress(w, e, name);
    e->flow_ids = out.ids;
    e->n_flow_ids = out.n;
    put_event(w);
}

static void arrive(Pf__TrackEvent *e, struct pfw_flows in)
{
    e->terminating_flow_ids = in.ids;
    e->n_terminating_flow_ids = in.n;
}

void pfw_end(struct pfw *w, uint64_t ts, struct pfw_flows in)
{
    uint8_t *to = event_room(w, 0, in.n);
    if (!to) {
        arrive(event(w, ts, PF__TRACK_EVENT__TYPE__TYPE_SLICE_END), in);
        put_event(w);
        return;
    }
    w->end.timestamp = ts;
    w->slice_end.terminating_flow_ids = in.ids;
    w->slice_end.n_terminating_flow_ids = in.n;
    w->out->n += pf__end_trace__pack(&w->ends, to);
}

void pfw_instant(struct pfw *w, uint64_t ts, uint64_t name, struct pfw_flows in)
{
    Pf__TrackEvent *e = event(w, ts, PF__TRACK_EVENT__TYPE__TYPE_INSTANT);
    dress(w, e, name);
    arrive(e, in);
    put_event(w);
}

void pfw_count(struct pfw *w, uint64_t ts, int64_t value)
{
    Pf__TrackEvent *e = event(w, ts, PF__TRACK_EVENT__TYPE__TYPE_COUNTER);
    e->has_counter_value = true;
    e->counter_value = value;
    put_event(w);
}
