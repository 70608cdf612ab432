#!/usr/bin/env python3
"""Counts the instructions that a record takes in AMDGCN kernels, for each target and way to store.

Usage: bench_amd.py KPERF EXAMPLES [JSON]

In each example the probed body is held against the original one: what it has more, but for
what sets up its ring, by the records that it stores (the stores of 8 bytes that it has more).
"""
import datetime
import json
import os
import re
import subprocess
import sys

KERNELS = ["attention", "gemm_ring", "reduce", "vector"]
TARGETS = ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1200", "gfx1201"]
WAYS = {"elected": [], "elected, at once": ["--at-once"], "collaborative": ["--store=collaborative"],
        "elected, global": ["--strategy=global"]}
STORE = re.compile(r"(ds_(write|store)_b64|global_store_(dwordx2|b64)) ")


def body(text, begin, end):
    """Instructions of a body, labels and directives left out."""
    lines = text.split(begin + ":\n", 1)[1].split(end, 1)[0].splitlines()
    lines = [re.sub(r"/\*.*?\*/", "", line).split(";")[0].strip() for line in lines]
    return [line for line in lines if re.match(r"[a-z]\w* ?", line) and not line.endswith(":")]


def count(kperf, path, options):
    """(instructions more, records) of the probed body."""
    command = [kperf, "instrument", "-q", "-o", "-", *options, path]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    probed = body(text, ".Lkperf_probed0", ".Lkperf_exit0_0:")
    original = body(text, ".Lkperf_body0", ".Lkperf_exit0:")
    setup = probed.index(original[0])
    stores = [sum(1 for line in lines if STORE.match(line)) for lines in (probed, original)]
    return len(probed) - setup - len(original), stores[0] - stores[1]


def main():
    kperf, examples = sys.argv[1], sys.argv[2]
    results = []
    print("%-8s %-17s %8s %8s %12s" % ("target", "store", "records", "more", "a record"))
    for target in TARGETS:
        folder = os.path.join(examples, target)
        for way, options in WAYS.items():
            more = records = 0
            for name in KERNELS:
                m, r = count(kperf, os.path.join(folder, name + ".s"), options)
                more, records = more + m, records + r
            each = more / records
            print("%-8s %-17s %8d %8d %12.2f" % (target, way, records, more, each))
            results.append({"kernel": ", ".join(KERNELS), "target": target, "store": way,
                            "records": records, "instructions": more, "a_record": round(each, 2)})
    if len(sys.argv) > 3:
        with open(sys.argv[3], "w") as f:
            json.dump({"schema_version": 1, "name": "amd-records",
                       "what": "instructions a record in the text of examples/amd; nothing was "
                               "executed",
                       "device": "none: counted in texts", "driver": "none", "assembler": "none",
                       "date": datetime.date.today().isoformat(),
                       "command": "bench/bench_amd.py KPERF examples/amd FILE", "rows": results},
                      f, indent=1)
            f.write("\n")


main()
