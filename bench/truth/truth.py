#!/usr/bin/env python3
"""Replay's times against kernels without probes.

    truth.py run KPERF OUT CONFIG...   runs the configs, writes OUT/truth.json
    truth.py check KPERF DIR           takes traces that are there; 1 if any is off

Pairs of traces differ only in a loop's trip count (STEPS or K).  The stamps of
unprobed CTAs, read here without kperf, give the cycles of one trip: the slope of
their time from entry to exit.  Replay's trip of the probed CTAs, and the interval
it states, are set beside it.
"""
import importlib.util
import json
import os
import statistics
import struct
import subprocess
import sys
from collections import defaultdict

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location(
    "reader", os.path.join(HERE, "../../tests/e2e/check_trace.py"))
reader = importlib.util.module_from_spec(spec)
spec.loader.exec_module(reader)
STAMP = "<IIIIQQQQ"


def unprobed_cycles(path):
    """The trace's shape, and entry-to-exit cycles of its unprobed CTAs."""
    cycles = []
    with open(path, "rb") as f:
        info = reader.read_info(f)
        for kind, payload in reader.chunks(f):
            if kind != b"STMP":
                continue
            for s in struct.iter_unpack(STAMP, payload):
                if s[2] == 1 and s[6]:
                    cycles.append(s[6] - s[4])
    return info["shape"], cycles


def spans_of(kperf, path, raw):
    args = [kperf, "replay", "-q", "--format", "ndjson", path] + (["--raw"] if raw else [])
    for line in subprocess.run(args, check=True, stdout=subprocess.PIPE).stdout.splitlines():
        e = json.loads(line)
        if e["type"] == "span":
            yield e


def trips(kperf, path, raw=False):
    """By role: mean trip and the interval that replay states for it.

    A trip is from a START of the role's most frequent outermost region to the
    next; its bounds are those of the spans in it and of the gaps between them.
    """
    units = defaultdict(list)
    for e in spans_of(kperf, path, raw):
        if e["depth"] == 0:
            units[e["cta"], e["unit"], e["role"]].append(e)
    found = defaultdict(list)
    for (_, _, role), spans in units.items():
        names = [e["region"] for e in spans]
        head = max(set(names), key=lambda n: (names.count(n), -names.index(n)))
        at = [i for i, n in enumerate(names) if n == head]
        if len(at) < 8:
            continue
        a, b = at[len(at) // 4], at[-1 - len(at) // 8]
        n = sum(1 for i in at if a <= i < b)
        part = spans[a:b]
        mean = (spans[b]["start_cycles"] - spans[a]["start_cycles"]) / n
        shown = sum(e["end_cycles"] - e["start_cycles"] for e in part) / n
        found[role].append((mean, mean - shown + sum(e["least_cycles"] for e in part) / n,
                            mean - shown + sum(e["most_cycles"] for e in part) / n))
    return {role: tuple(statistics.fmean(x) for x in zip(*v)) for role, v in found.items()}


def pairs_in(folder):
    """Traces that differ in the trip count alone: (kernel, rest of shape) -> {count: trace}."""
    pairs = defaultdict(dict)
    for name in sorted(os.listdir(folder)):
        if name.endswith(".kpt"):
            path = os.path.join(folder, name)
            shape, cycles = unprobed_cycles(path)
            count = next((c for c in ("STEPS", "K") if c in shape), None)
            if count is None:
                continue
            rest = tuple(sorted((k, v) for k, v in shape.items() if k != count))
            trip = shape[count] if count == "STEPS" else shape[count] // 64
            pairs[name.split("-")[0], rest][trip] = (path, statistics.median(cycles))
    return {k: v for k, v in sorted(pairs.items()) if len(v) == 2}


def rows_of(kperf, folder):
    for (kernel, rest), traces in pairs_in(folder).items():
        (n1, (_, few)), (n2, (path, many)) = sorted(traces.items())
        truth = (many - few) / (n2 - n1)
        raw = trips(kperf, path, True)
        for role, (mean, least, most) in sorted(trips(kperf, path).items()):
            variant = " ".join(f"{k}={v}" for k, v in rest)
            yield {"kernel": kernel, "variant": variant, "role": role, "truth": round(truth, 1),
                   "recorded": round(raw[role][0], 1), "corrected": round(mean, 1),
                   "least": round(least, 1), "most": round(most, 1),
                   "inside": least <= truth <= most}


def provenance(path, command):
    with open(path, "rb") as f:
        info = reader.read_info(f)
    return {"schema_version": 1, "name": "truth", "device": info["device"]["name"],
            "driver": info["device"]["driver"],
            "assembler": info["assembler"]["name"] + " " + info["assembler"]["version"],
            "date": info["created"][:10], "command": command}


def run(kperf, out, configs):
    for config in configs:
        subprocess.run([kperf, "run", "-q", "-f", "-o", out, config], check=True,
                       stdout=subprocess.DEVNULL)
    traces = [n for n in os.listdir(out) if n.endswith(".kpt")]
    doc = provenance(os.path.join(out, traces[0]),
                     "truth.py run kperf OUT " + " ".join(map(os.path.basename, configs)))
    doc["rows"] = list(rows_of(kperf, out))
    with open(os.path.join(out, "truth.json"), "w", encoding="utf-8") as f:
        json.dump(doc, f, indent=1)
        f.write("\n")
    return doc["rows"]


def main():
    mode, kperf, folder = sys.argv[1:4]
    rows = run(kperf, folder, sys.argv[4:]) if mode == "run" else list(rows_of(kperf, folder))
    for row in rows:
        print("{kernel:10} {variant:18} {role:9} truth {truth:7} recorded {recorded:7} corrected "
              "{corrected:7} in {least} .. {most}{off}".format(
                  off="" if row["inside"] else "  OFF", **row))
    sys.exit(not rows or not all(r["inside"] for r in rows))


if __name__ == "__main__":
    main()
