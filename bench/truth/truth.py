#!/usr/bin/env python3
"""truth.py KPERF OUT CONFIG...: replay's times against kernels without probes.

Each config runs pairs of shapes that differ only in a loop's trip count (STEPS or
K).  The stamps of unprobed CTAs, read here without kperf, give the cycles of one
trip: the slope of their time from entry to exit.  Replay's trip of the probed CTAs,
and the interval it states, are set beside it.
"""
import importlib.util
import json
import os
import statistics
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
    import struct
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


def rows_of(kperf, out, config, count):
    pairs = defaultdict(dict)
    subprocess.run([kperf, "run", "-q", "-f", "-o", out, config], check=True)
    stem = os.path.splitext(os.path.basename(config))[0]
    for name in sorted(os.listdir(out)):
        if name.startswith(stem + "-") and name.endswith(".kpt"):
            path = os.path.join(out, name)
            shape, cycles = unprobed_cycles(path)
            key = tuple(sorted((k, v) for k, v in shape.items() if k != count))
            pairs[key][shape[count]] = (path, cycles)
    for key, by_count in sorted(pairs.items()):
        (n1, (_, c1)), (n2, (path, c2)) = sorted(by_count.items())[:2]
        per = 32 if count == "STEPS" else 64
        steps = (n2 - n1) if count == "STEPS" else (n2 - n1) / per
        truth = (statistics.median(c2) - statistics.median(c1)) / steps
        raw = trips(kperf, path, True)
        for role, (mean, least, most) in sorted(trips(kperf, path).items()):
            yield {"kernel": stem, "shape": dict(key), "role": role,
                   "truth": round(truth, 1), "raw": round(raw[role][0], 1),
                   "corrected": round(mean, 1), "least": round(least, 1),
                   "most": round(most, 1), "inside": least <= truth <= most}


def main():
    kperf, out, configs = sys.argv[1], sys.argv[2], sys.argv[3:]
    rows = []
    for config in configs:
        with open(config, encoding="utf-8") as f:
            count = "STEPS" if "STEPS" in f.read() else "K"
        for row in rows_of(kperf, out, config, count):
            rows.append(row)
            print("{kernel:10} {shape} {role:9} truth {truth:8} raw {raw:8} corrected {corrected:8}"
                  " [{least}, {most}] {inside}".format(**row), flush=True)
    with open(os.path.join(out, "truth-rows.json"), "w", encoding="utf-8") as f:
        json.dump(rows, f, indent=1)


if __name__ == "__main__":
    main()
