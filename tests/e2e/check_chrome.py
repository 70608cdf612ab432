#!/usr/bin/env python3
"""Checks Chrome trace JSON by the rules of the importers that read it.

usage: check_chrome.py FILE [KEY=VALUE...]

Each KEY=VALUE must hold: a key of otherData, or spans, instants, arrows,
counters, processes, threads, or name:NAME (how many complete events have that
name).  Perfetto drops slices that do not nest on their thread, ignores metadata
that it does not know, maps ids outside 32 bits to 0 and binds an arrow to the
slice that began last on its thread; all that is wrong there is an error here.
"""
import bisect
import json
import re
import sys
from collections import Counter

METADATA = {"process_name": "name", "thread_name": "name",
            "process_sort_index": "sort_index", "thread_sort_index": "sort_index"}


def fail(text):
    sys.exit("check_chrome: " + text)


def no_duplicates(pairs):
    keys = [k for k, _ in pairs]
    if len(set(keys)) != len(keys):
        fail("an object has a key twice: %s" % keys)
    return dict(pairs)


def not_json(word):
    fail("%s is not JSON" % word)


def load(path):
    raw = open(path, "rb").read()
    bad = [b for b in set(raw) if b < 0x20 and b != 0x0A]
    if bad:
        fail("raw control bytes %s" % bad)
    text = raw.decode("utf-8")  # strict
    doc = json.loads(text, object_pairs_hook=no_duplicates, parse_constant=not_json)
    if list(doc) != ["displayTimeUnit", "baseTimeNanoseconds", "traceEvents", "otherData"]:
        fail("the document's parts: %s" % list(doc))
    if doc["displayTimeUnit"] != "ns" or not isinstance(doc["baseTimeNanoseconds"], int):
        fail("displayTimeUnit or baseTimeNanoseconds")
    lines = [l for l in text.split("\n") if l.startswith('{"ph"')]
    if len(lines) != len(doc["traceEvents"]):
        fail("not one event a line")
    for line in lines:
        for key, number in re.findall(r'"(ts|dur)":([^,}]*)', line):
            decimals = "{3}" if key == "ts" or number == "0.000" else "{6}"
            if not re.fullmatch(r"(0|[1-9][0-9]*)\.[0-9]" + decimals, number):
                fail("%s %s is not in nanoseconds or picoseconds" % (key, number))
    return doc


def ns(us):
    return round(us * 1000)


def check_ids(events):
    pids = {e["pid"] for e in events}
    owner = {}
    for e in events:
        for key in ("pid", "tid"):
            v = e[key]
            if not isinstance(v, int) or not 0 < v < 2 ** 32:
                fail("%s %r" % (key, v))
        if owner.setdefault(e["tid"], e["pid"]) != e["pid"]:
            fail("tid %d in two processes" % e["tid"])
    if pids & set(owner):
        fail("a tid is a pid: %s" % (pids & set(owner)))
    return pids, owner


def check_metadata(events):
    named, begun = set(), set()
    for e in events:
        if e["ph"] != "M":
            begun.add(e["pid"])
            continue
        if "ts" in e or e["name"] not in METADATA:
            fail("metadata %s" % e)
        if list(e["args"]) != [METADATA[e["name"]]]:
            fail("metadata arguments %s" % e)
        if e["pid"] in begun:
            fail("metadata after events of process %d" % e["pid"])
        key = (e["name"], e["pid"]) if e["name"][0] == "p" else (e["name"], e["pid"], e["tid"])
        if key in named:
            fail("twice: %s" % (key,))
        named.add(key)
    for e in events:
        for key in (("process_name", e["pid"]), ("process_sort_index", e["pid"]),
                    ("thread_name", e["pid"], e["tid"]),
                    ("thread_sort_index", e["pid"], e["tid"])):
            if key not in named:
                fail("no %s" % (key,))


def check_args(e):
    for key, value in e.get("args", {}).items():
        if not isinstance(value, str):
            fail("argument %s of %s is a number: viewers round it" % (key, e["name"]))


def is_resumption(e):
    return e["ph"] == "i" and e["cat"] == "wait"


def check_order(events):
    """Sorted by (pid, tid, ts, -dur), and nested."""
    last, stack = None, []
    for e in events:
        if e["ph"] in "MCsf" or is_resumption(e):
            continue
        if not e.get("name"):
            fail("no name: %s" % e)
        check_args(e)
        ts, dur = ns(e["ts"]), ns(e.get("dur", 0))
        if e["ph"] == "i":
            if e["s"] not in ("g", "p", "t") or "dur" in e:
                fail("instant %s" % e)
            key = (e["pid"], e["tid"], ts, 1, 0)
        elif e["ph"] == "X":
            key = (e["pid"], e["tid"], ts, 0, -dur)
        else:
            fail("phase %s" % e["ph"])
        if last and key < last:
            fail("out of order: %s after %s" % (key, last))
        if not last or last[:2] != key[:2]:
            stack = []
        last = key
        if e["ph"] == "i":
            continue
        while stack and stack[-1] <= ts:
            stack.pop()
        if stack and ts + dur > stack[-1]:
            fail("overlaps without nesting (dropped): %s" % e)
        stack.append(ts + dur)


def begun_last(events):
    """By thread: the slices, instants among them, by time; at one time, as they stand."""
    threads = {}
    for e in events:
        if e["ph"] in "Xi":
            threads.setdefault((e["pid"], e["tid"]), []).append(e)
    for key, slices in threads.items():
        slices.sort(key=lambda e: (ns(e["ts"]), e["ph"] == "i"))
        threads[key] = [ns(e["ts"]) for e in slices], slices
    return threads


def held(threads, e):
    """The slice that an end of an arrow is bound to, and the span that this is or lies in."""
    times, slices = threads[e["pid"], e["tid"]]
    k = bisect.bisect_right(times, ns(e["ts"])) - 1
    slice = slices[k] if k >= 0 else None
    while k >= 0 and is_resumption(slices[k]):
        k -= 1
    span = slices[k] if k >= 0 else None
    if not span or span["ph"] != "X" or span["cat"] == "kperf":
        fail("%s holds on to %s" % (e, span))
    if ns(e["ts"]) > max(ns(span["ts"]) + ns(span["dur"]) - 1, ns(span["ts"])):
        fail("%s holds on to what has ended, %s" % (e, span))
    return slice, span


def check_arrows(events):
    """Numbers are used once; both ends hold on to spans; what begins first is the beginning."""
    threads, starts, ends = begun_last(events), {}, set()
    for e in events:
        if e["ph"] not in "sf":
            continue
        if not isinstance(e["id"], int) or not 0 <= e["id"] < 2 ** 53 or not e.get("name"):
            fail("arrow %s" % e)
        slice, span = held(threads, e)
        if e["ph"] == "s":
            if e["id"] in starts:
                fail("two arrows %s" % e)
            starts[e["id"]] = e, slice
            continue
        s, first = starts.get(e["id"], ({}, {}))
        if e["id"] in ends or s.get("name") != e["name"] or s["cat"] != e["cat"]:
            fail("no one beginning of %s" % e)
        if e.get("bp") != "e" or s["ts"] > e["ts"] or first["ph"] != "X":
            fail("arrow %s to %s" % (s, e))
        if ns(first["ts"]) > ns(slice["ts"]):
            fail("arrow from %s to %s: it would be turned round" % (first, slice))
        ends.add(e["id"])
    if set(starts) != ends:
        fail("arrows without an end")
    return len(ends)


def check_counters(events):
    """One number each, never below 0, in order; they begin and end at 0."""
    series = {}
    for e in events:
        if e["ph"] != "C":
            continue
        (key, value), = e["args"].items()
        if key != "tokens" or not isinstance(value, int) or value < 0:
            fail("counter %s" % e)
        series.setdefault((e["pid"], e["name"]), []).append((ns(e["ts"]), value))
    for name, points in series.items():
        if points != sorted(points, key=lambda p: p[0]):
            fail("counter %s is out of order" % (name,))
        if points[0][1] != 0 or points[-1][1] != 0:
            fail("counter %s does not begin and end at 0" % (name,))
    return len(series)


def check_doubles(events):
    """A reader that rebases each thread and adds in doubles must not cross spans."""
    threads = {}
    for e in events:
        if e["ph"] == "X":
            threads.setdefault((e["pid"], e["tid"]), []).append(e)
    for spans in threads.values():
        first, stack = min(e["ts"] for e in spans), []
        for e in spans:
            start = e["ts"] - first
            end = start + e["dur"]
            while stack and stack[-1] <= start:
                stack.pop()
            if stack and e["dur"] > 0 and not end < stack[-1]:
                fail("ends with or after what it lies in, in doubles: %s" % e)
            stack.append(end)


def main(path, *wanted):
    doc = load(path)
    events = doc["traceEvents"]
    pids, tids = check_ids(events)
    check_metadata(events)
    check_order(events)
    check_doubles(events)
    arrows, counters = check_arrows(events), check_counters(events)
    spans = [e for e in events if e["ph"] == "X"]
    facts = dict(doc["otherData"], spans=len(spans), processes=len(pids), threads=len(tids),
                 arrows=arrows, counters=counters,
                 instants=sum(e["ph"] == "i" and not is_resumption(e) for e in events))
    names = Counter(e["name"] for e in spans)
    for want in wanted:
        key, value = want.split("=", 1)
        got = names[key[5:]] if key.startswith("name:") else facts.get(key)
        if str(got) != value:
            fail("%s is %s, not %s" % (key, got, value))
    print("%d spans on %d threads of %d processes: ok" % (len(spans), len(tids), len(pids)))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
