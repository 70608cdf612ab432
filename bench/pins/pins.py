#!/usr/bin/env python3
"""Regions of known length with and without pins.

    pins.py KPERF OUT [CONFIG...]   runs the configs (default: all of make-configs) and prints,
                                    for each kernel and setting, the region's cycles
                                    as recorded and corrected, beside what its FFMA take

A JSON array of rows follows, one line, for bench/results/pins.json.
"""
import glob
import json
import os
import re
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def durations(kperf, trace, raw):
    args = [kperf, "replay", "-q", "--format", "ndjson", trace] + (["--raw"] if raw else [])
    spans = {}
    for line in subprocess.run(args, check=True, stdout=subprocess.PIPE).stdout.splitlines():
        e = json.loads(line)
        if e["type"] == "span":
            spans.setdefault(e["region"], []).append(e["end_cycles"] - e["start_cycles"])
    return {k: statistics.median(v) for k, v in spans.items()}


def main():
    kperf, out = sys.argv[1:3]
    os.makedirs(out, exist_ok=True)
    subprocess.run([os.path.join(HERE, "make-configs"), out], check=True)
    rows = []
    print(f"{'kernel':10} {'pins':5} {'FFMA':>8} {'recorded':>9} {'corrected':>9}"
          f" {'longer':>9} {'recorded':>9} {'corrected':>9}")
    for config in sys.argv[3:] or sorted(glob.glob(os.path.join(out, "*.yaml"))):
        kind, n, pins = re.match(r"(\w+)-(\d+)-(\w+)\.yaml", os.path.basename(config)).groups()
        run = subprocess.run([kperf, "run", "-q", "-f", "-o", out, config],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        trace = os.path.join(out, f"{kind}-{n}-{pins}-TRIPS64.kpt")
        if not os.path.exists(trace):
            print(kind + n, pins, "failed:", run.stdout.strip())
            continue
        raw, fixed = durations(kperf, trace, True), durations(kperf, trace, False)
        row = {"kernel": kind + n, "variant": pins, "links": int(n), "expected": int(n) * (1 if kind == "once" else 4),
               "recorded": raw["chain"], "corrected": fixed["chain"],
               "longer_recorded": raw["longer"], "longer_corrected": fixed["longer"]}
        rows.append(row)
        print(f"{row['kernel']:10} {pins:5} {row['expected']:8} {row['recorded']:9.1f}"
              f" {row['corrected']:9.1f} {8 * int(n):9} {row['longer_recorded']:9.1f}"
              f" {row['longer_corrected']:9.1f}", flush=True)
    print(json.dumps(rows))


main()
