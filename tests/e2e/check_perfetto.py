#!/usr/bin/env python3
"""Reads a Perfetto trace as its importer does, and checks it.

usage: check_perfetto.py FILE [--chrome FILE] [KEY=VALUE...]

A decoder of its own for protobuf's wire format, with the field numbers of Perfetto's
protos/perfetto/trace.  --chrome: slices and counters are those of this Chrome trace.  Each
KEY=VALUE must hold: slices, instants, tracks, flows, counters (values of), name:NAME (slices
of that name), op:NAME (asynchronous operations), launch:KEY (an argument of the launch), or
track:PATH (the slices of a track).
"""
import json
import sys
from collections import Counter, defaultdict


def fail(text):
    sys.exit("check_perfetto: " + text)


# ---- the wire ----------------------------------------------------------------------------

def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def fields(data):
    """Number -> values: of varints numbers, of the rest their bytes."""
    found, at = defaultdict(list), 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(data, at)
        else:
            size = {1: 8, 5: 4}.get(kind)
            if kind == 2:
                size, at = varint(data, at)
            if size is None or at + size > len(data):
                fail("wire type %d, or a field past the end" % kind)
            value, at = data[at:at + size], at + size
        found[key >> 3].append(value)
    return found


def signed(v):
    return v - (1 << 64) if v >> 63 else v


def one(found, number, default=None):
    values = found.get(number, [default])
    if len(values) > 1:
        fail("field %d twice" % number)
    return values[0]


# ---- the trace ---------------------------------------------------------------------------

class Trace:
    def __init__(self, data):
        # InternedData: categories 1, event names 2, argument names 3, strings 29
        self.names = {1: {}, 2: {}, 3: {}, 29: {}}
        self.tracks, self.default = {}, None
        self.stacks, self.last = defaultdict(list), {}
        self.slices, self.instants, self.counts = [], [], defaultdict(list)
        self.begun, self.ended = {}, {}
        top = fields(data)
        if set(top) != {1}:
            fail("a Trace has packets only")
        for order, raw in enumerate(top[1]):
            self.packet(order, fields(raw))
        left = [t for t, stack in self.stacks.items() if stack]
        if left:
            fail("slices never end on %s" % left)
        self.check_flows()

    def packet(self, order, p):
        if one(p, 10) != 1 or one(p, 13, 0) != (1 if order == 0 else 2 if 11 in p else 0):
            fail("sequence of packet %d" % order)
        for raw in p.get(12, []):
            for number, entries in fields(raw).items():
                for entry in map(fields, entries):
                    self.intern(number, one(entry, 1), one(entry, 2).decode("utf-8"))
        for raw in p.get(60, []):
            self.describe(fields(raw))
        for raw in p.get(59, []):
            self.default = one(fields(one(fields(raw), 11)), 11)
        for raw in p.get(11, []):
            self.event(order, one(p, 8), fields(raw))

    def intern(self, number, iid, name):
        if iid == 0 or self.names[number].setdefault(iid, name) != name:
            fail("name %d of kind %d changes" % (iid, number))

    def describe(self, d):
        uuid, parent = one(d, 1), one(d, 5)
        if uuid in self.tracks or not uuid:
            fail("track %s twice" % uuid)
        if parent is not None and parent not in self.tracks:
            fail("track %d before its parent" % uuid)
        above = self.tracks[parent]["path"] if parent else ()
        self.tracks[uuid] = {"path": above + (one(d, 2).decode("utf-8"),), "parent": parent,
                             "rank": one(d, 12), "order": one(d, 11), "counter": 8 in d}

    def args(self, e):
        found = {}
        for a in map(fields, e.get(4, [])):
            key = self.names[3][one(a, 1)] if 1 in a else one(a, 10).decode("utf-8")
            if key in found:
                fail("argument %s twice" % key)
            if 17 in a:
                found[key] = self.names[29][one(a, 17)]
            elif 6 in a:
                found[key] = one(a, 6).decode("utf-8")
            elif 5 in a:
                found[key] = None  # a double
            else:
                found[key] = signed(one(a, 4)) if 4 in a else one(a, 3)
        return found

    def event(self, order, ts, e):
        track = self.default
        if track not in self.tracks or ts is None:
            fail("an event without a track, or time")
        if ts < self.last.get(track, 0):
            fail("time runs backwards on %s" % (self.tracks[track]["path"],))
        self.last[track] = ts
        kind, stack = one(e, 9), self.stacks[track]
        if (kind == 4) != self.tracks[track]["counter"]:
            fail("event of type %d on %s" % (kind, self.tracks[track]["path"]))
        if kind == 1:
            stack.append({"track": track, "ts": ts, "name": self.names[2][one(e, 10)],
                          "category": self.names[1][one(e, 3)], "args": self.args(e),
                          "depth": len(stack)})
            self.flow(order, ts, e.get(47, []), stack[-1], self.begun)
        elif kind == 2:
            if not stack:
                fail("an end without a begin on %s" % (self.tracks[track]["path"],))
            s = stack.pop()
            s["dur"] = ts - s["ts"]
            self.slices.append(s)
            self.flow(order, ts, e.get(48, []), s, self.ended)
        elif kind == 3:
            self.instants.append({"track": track, "ts": ts, "name": self.names[2][one(e, 10)],
                                  "category": self.names[1][one(e, 3)],
                                  "args": self.args(e), "depth": len(stack)})
            self.flow(order, ts, e.get(48, []), self.instants[-1], self.ended)
        elif kind == 4:
            self.counts[track].append((ts, signed(one(e, 30))))
        else:
            fail("type %s" % kind)

    def flow(self, order, ts, ids, s, ends):
        for raw in ids:
            flow = int.from_bytes(raw, "little")
            if flow in ends:
                fail("flow %d twice" % flow)
            ends[flow] = (ts, order, s)

    def check_flows(self):
        if set(self.begun) != set(self.ended):
            fail("flows with one end")
        for flow, (ts, order, out) in self.begun.items():
            if (ts, order) > self.ended[flow][:2] or out["ts"] > self.ended[flow][2]["ts"]:
                fail("flow %d is the wrong way round for its importer" % flow)


def compare(trace, chrome):
    """The slices of CTAs and units, against Chrome JSON: what both say.  The instants that its
    arrows hold on to have no counterpart."""
    names, want, got = {}, Counter(), Counter()
    for e in chrome["traceEvents"]:
        if e["ph"] == "M" and e["name"] in ("process_name", "thread_name"):
            names[e["pid"], e["tid"] if e["name"][0] == "t" else 0] = e["args"]["name"]
    keys = ("start_cycles", "cycles", "raw_cycles", "exclusive_cycles", "records_inside", "flags",
            "at_most_cycles", "at_cycles", "raw_at_cycles", "records_lost", "records")
    for e in chrome["traceEvents"]:
        thread = names.get((e["pid"], e["tid"]), "")
        if (e["ph"] in "Xi" and e["cat"] != "wait" and
                (thread == "CTA" or thread.startswith("warp"))):
            path = (names[e["pid"], 0],) + ((thread,) if thread != "CTA" else ())
            args = tuple(e["args"].get(k) for k in keys)
            want[path, e["name"], round(e["ts"] * 1000), round(e.get("dur", 0) * 1000), args] += 1
    for s in trace.slices + [i for i in trace.instants if i["category"] != "wait"]:
        path = trace.tracks[s["track"]]["path"][1:]
        if len(path) == 1 or len(path) == 2 and path[1].startswith("warp"):
            args = tuple(str(s["args"][k]) if k in s["args"] else None for k in keys)
            got[path, s["name"], s["ts"], s.get("dur", 0), args] += 1
    check_same(want, got)
    # operations and counters by CTA, and how many arrows there are
    want = Counter((names[e["pid"], 0], e["name"], round(e["ts"] * 1000), round(e["dur"] * 1000))
                   for e in chrome["traceEvents"]
                   if e["ph"] == "X" and "issued_cycles" in e["args"])
    got = Counter((trace.tracks[s["track"]]["path"][1], s["name"], s["ts"], s["dur"])
                  for s in trace.slices if s["category"] == "async")
    check_same(want, got)
    want = Counter((names[e["pid"], 0], e["name"] + " tokens", round(e["ts"] * 1000),
                    e["args"]["tokens"]) for e in chrome["traceEvents"] if e["ph"] == "C")
    got = Counter(trace.tracks[track]["path"][1:] + value
                  for track, values in trace.counts.items() for value in values)
    check_same(want, got)
    arrows = sum(e["ph"] == "s" for e in chrome["traceEvents"])
    if arrows + int(chrome["otherData"]["arrows_not_drawn"]) < len(trace.begun):
        fail("%d arrows, Chrome has %d" % (len(trace.begun), arrows))


def check_same(want, got):
    for more, less, who in ((want, got, "Chrome"), (got, want, "Perfetto")):
        for k in more - less:
            fail("only in the %s trace: %s" % (who, k))


def main(path, *wanted):
    with open(path, "rb") as f:
        trace = Trace(f.read())
    if wanted and wanted[0] == "--chrome":
        with open(wanted[1], encoding="utf-8") as f:
            compare(trace, json.load(f))
        wanted = wanted[2:]
    for track in trace.tracks.values():
        if track["order"] != 3 or track["rank"] is None:
            fail("no order on %s" % (track["path"],))
    for values in trace.counts.values():
        if values[0][1] != 0 or values[-1][1] != 0 or min(v for _, v in values) < 0:
            fail("a counter that is not of tokens: %s" % values)
    launch = [s for s in trace.slices if trace.tracks[s["track"]]["parent"] is None]
    facts = {"slices": len(trace.slices), "instants": len(trace.instants),
             "tracks": len(trace.tracks), "flows": len(trace.begun),
             "counters": sum(map(len, trace.counts.values()))}
    facts.update(("launch:" + k, v) for k, v in launch[0]["args"].items())
    facts.update(Counter(("op:" if s["category"] == "async" else "name:") + s["name"]
                         for s in trace.slices))
    facts.update(("track:" + "/".join(t["path"]), sum(s["track"] == u for s in trace.slices))
                 for u, t in trace.tracks.items())
    for want in wanted:
        key, value = want.split("=", 1)
        if str(facts.get(key)) != value:
            fail("%s is %s, not %s" % (key, facts.get(key), value))
    print("%(slices)d slices on %(tracks)d tracks: ok" % facts)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
