#!/usr/bin/env python3
"""A pause before one group's loop (start-apart), in eight places of the code: is its gain one build's?

    places.py make KPERF DIR TRACES NAME@FIRST..LAST=CYCLES[+]...
            DIR/NAME.new.ptx with that pause, by 'kperf apply'
    places.py run KPERF DIR OUT SECONDS
            on a device: OUT/rhythms-places.json

DIR: what examples/build-variants and runs.py wrote; TRACES: of these kernels, B2-H16-S4096 or B4-H16-S4096.
Each is measured by 'kperf run --against NAME.new.ptx --layouts 8' at the first of SHAPES, those with a + at
all; none is begun after SECONDS.
"""
import concurrent.futures
import datetime
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import time

from apart import shapes_of

SHAPES = [(2, 4096), (4, 4096), (2, 8192)]
REGION = "q_wait"  # of each kernel of examples/attn_ws the wait before the loop


def path(folder, name, end):
    return os.path.join(folder, name + end)


def make(kperf, folder, traces, words):
    jobs = []
    for word in words:
        name, group, cycles, every = re.fullmatch(r"(\w+)@(\d+\.\.\d+)=(\d+)(\+?)", word).groups()
        trace = glob.glob(os.path.join(traces, f"{name}-B[24]-H16-S4096.kpt"))[0]
        done = subprocess.run([kperf, "apply", "-q", "-f", "--force", "--json", trace, "--ptx",
                               path(folder, name, ".ptx"), "-o", path(folder, name, ".new.ptx"),
                               f"start-apart:{REGION}@{group}={cycles}"], stdout=subprocess.PIPE)
        report = json.loads(done.stdout)
        jobs.append({"kernel": name, "warps": group, "pause": int(cycles), "every": every == "+",
                     "sha256": report["source"]["hash"],
                     "applied_sha256": report.get("output", {}).get("hash"),
                     "machine": {**report["machine"].get("all", {}),
                                 "verdict": report["machine"]["verdict"]}})
        print(name, report["verdict"], jobs[-1]["machine"], flush=True)
    with open(os.path.join(folder, "jobs.json"), "w", encoding="utf-8") as f:
        json.dump(jobs, f, indent=1)


# ---- on a device ------------------------------------------------------------------------------

# An assembler that has the files of DIR ready: the argument behind -o is the cubin, the last the text.
READY = """#!/bin/sh
[ "$1" != --version ] || exec ptxas --version
for a; do [ "$before" != -o ] || out=$a; before=$a; done
at={folder}/$(sha256sum "$a" | cut -c1-64)
[ -e "$at.said" ] || exec ptxas "$@"
cp "$at.ready" "$out" && cat "$at.said" >&2
"""


def assemble(folder, text):
    with open(text, "rb") as f:
        at = os.path.join(folder, hashlib.sha256(f.read()).hexdigest())
    done = subprocess.run(["ptxas", "-arch=sm_90a", "-v", "-o", at + ".ready", text],
                          stderr=subprocess.PIPE, check=True)
    with open(at + ".said", "wb") as f:
        f.write(done.stderr)


def measure(kperf, folder, job):
    config = path(folder, job["kernel"], ".yaml")
    shapes_of(config, SHAPES if job["every"] else SHAPES[:1])
    done = subprocess.run([kperf, "run", "-q", "--json", "--layouts=8", "--against",
                           path(folder, job["kernel"], ".new.ptx"), config],
                          stdout=subprocess.PIPE)
    report = json.loads(done.stdout)
    rows = []
    for shape in report["shapes"]:
        m = shape["measured"]
        rows.append({**job, "shape": shape["label"], "outputs": shape["verify"]["verdict"],
                     "one_build": {k: m[k] for k in ("ratio", "lo", "hi")},
                     "layouts": {k: v for k, v in shape["layouts"].items() if k != "method"}})
        del rows[-1]["every"]
    return report, rows


def run(kperf, folder, out, seconds):
    end = time.monotonic() + seconds
    with open(os.path.join(folder, "jobs.json"), encoding="utf-8") as f:
        jobs = json.load(f)
    with open(os.path.join(folder, "ptxas"), "w", encoding="utf-8") as f:
        f.write(READY.format(folder=os.path.abspath(folder)))
    os.chmod(f.name, 0o755)
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        list(pool.map(lambda t: assemble(folder, t),
                      [path(folder, j["kernel"], e) for j in jobs for e in (".ptx", ".new.ptx")]))
    os.environ["KPERF_PTXAS"] = f.name
    rows = []
    for job in jobs:
        if time.monotonic() > end:
            print("no time for", job["kernel"])
            continue
        report, more = measure(kperf, folder, job)
        rows += more
        result = {"schema_version": 1, "name": "rhythms-places",
                  "device": report["device"]["name"], "driver": report["device"]["driver"],
                  "assembler": "ptxas " + report["assembler"]["version"],
                  "date": datetime.date.today().isoformat(),
                  "command": "places.py: kperf run --against NAME.new.ptx --layouts 8", "rows": rows}
        with open(os.path.join(out, "rhythms-places.json"), "w", encoding="utf-8") as f:
            json.dump(result, f, indent=1)
            f.write("\n")
        print(job["kernel"], round(end - time.monotonic()), [r["layouts"]["ratio"] for r in more],
              flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(*sys.argv[2:5], sys.argv[5:])
    else:
        run(*sys.argv[2:5], float(sys.argv[5]))
