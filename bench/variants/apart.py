#!/usr/bin/env python3
"""The pause that 'kperf model' lists (start-apart), by kperf's commands alone: does it gain?

    apart.py KPERF DIR TRACES OUT KERNEL...   on a device: OUT/rhythms-apply.json

DIR: what examples/build-variants and runs.py wrote; TRACES: of these kernels, B2-H16-S4096 or B4-H16-S4096.
For each: 'kperf model' of its trace, 'kperf run --delay' at TUNED, 'kperf apply' with the pause that is the
best there, 'kperf run --against' at each of SHAPES.  Where no pause gains, one of an iteration is applied
all the same.
"""
import concurrent.futures
import datetime
import glob
import json
import os
import re
import subprocess
import sys

TUNED = (2, 4096)
SHAPES = [TUNED, (4, 2048), (8, 2048), (4, 4096), (2, 8192)]
GROUP = "q_wait@8..11"  # of each kernel of examples/attn_ws the wait before the loop, and the second group


def kperf(*words, may=(0,)):
    done = subprocess.run([KPERF, *words], capture_output=True, text=True)
    if done.returncode not in may:
        sys.exit(f"{' '.join(words)}: {done.returncode}\n{done.stderr}")
    return done.stdout


def model(name):
    trace = glob.glob(os.path.join(TRACES, f"{name}-B[24]-H16-S4096.kpt"))[0]
    said = json.loads(kperf("model", "-q", "--json", "--no-search", trace))
    listed = [c for c in said["candidates"] if c["kind"] == "start-apart"]
    row = {"kernel": name, "trace": os.path.basename(trace), "listed": bool(listed),
           "rhythms": [r["cycles"] for r in said.get("rhythms", [])],
           "iteration": said["baseline"]["unprobed"]["cycles"]}
    for c in listed:
        row.update({k: c[k] for k in ("id", "predicted_gain", "interval", "predicted_launch_gain",
                                      "launch_interval")})
    longest = listed[0]["pause"]["longest"] if listed else row["iteration"] * 1.5 // 500 * 500 + 500
    return row, trace, int(longest)


def shapes_of(config, shapes):
    with open(config, encoding="utf-8") as f:
        text = f.read()
    lines = "".join(f"  - {{B: {b}, H: 16, S: {s}}}\n" for b, s in shapes)
    with open(config, "w", encoding="utf-8") as f:
        f.write(re.sub(r"(?<=shapes:\n)(  - .*\n)+", lines, text))


def delay(config, longest):
    shapes_of(config, [TUNED])
    text = kperf("run", "-q", "--json", f"--delay={GROUP}=0..{longest}", config)
    with open(config + ".delay", "w", encoding="utf-8") as f:
        f.write(text)
    report = json.loads(text)
    found = report["shapes"][0]["delay"]
    return report, {"us": [p["us"] for p in found["points"]],
                    "cycles": [p["cycles"] for p in found["points"]], "least": found["least"],
                    "closer": found["closer"]}


def apply(row, trace, config):
    ptx, new = config[:-5] + ".ptx", config[:-5] + ".new.ptx"
    words = ["apply", "-q", "-f", "--json", trace, "--ptx", ptx, "-o", new]
    pause = ["start-apart:" + GROUP, "--delay", config + ".delay"]
    if row["delay"]["least"] is None:
        refused = json.loads(kperf(*words, *pause, may=(6,)))
        row["refused"] = refused["blocked"]["why"]
        pause = [f"start-apart:{GROUP}={row['iteration']:.0f}"]
    report = json.loads(kperf(*words, *pause))
    row["sha256"] = report["source"]["hash"]
    row["pause"] = report["pause"]["cycles"]
    row["machine"] = {**report["machine"].get("all", {}), "verdict": report["machine"]["verdict"]}


def against(row, config):
    shapes_of(config, SHAPES)
    report = json.loads(kperf("run", "-q", "--json", "--against", config[:-5] + ".new.ptx", config))
    row["measured"] = []
    for shape in report["shapes"]:
        m = shape["measured"]
        row["measured"].append({
            "shape": shape["label"], "us": m["original"]["us"], "us_applied": m["candidate"]["us"],
            "ratio": m["ratio"], "lo": m["lo"], "hi": m["hi"], "pairs": m["pairs"],
            "output": shape["verify"]["verdict"]})


def save(out, report, rows):
    result = {"schema_version": 1, "name": "rhythms-apply", "device": report["device"]["name"],
              "driver": report["device"]["driver"],
              "assembler": "ptxas " + report["assembler"]["version"],
              "date": datetime.date.today().isoformat(), "command": "apart.py",
              "tuned": "B=%d S=%d" % TUNED, "rows": rows}
    with open(os.path.join(out, "rhythms-apply.json"), "w", encoding="utf-8") as f:
        json.dump(result, f, indent=1)
        f.write("\n")


def main(folder, out, names):
    def config(row):
        return os.path.join(folder, row["kernel"] + ".yaml")

    with concurrent.futures.ThreadPoolExecutor(12) as pool:
        models = list(pool.map(model, names))
        for row, _, longest in models:
            report, row["delay"] = delay(config(row), longest)
        list(pool.map(lambda m: apply(m[0], m[1], config(m[0])), models))
    for n, (row, _, _) in enumerate(models):
        against(row, config(row))
        save(out, report, [m[0] for m in models[:n + 1]])


if __name__ == "__main__":
    KPERF, TRACES = sys.argv[1], sys.argv[3]
    main(sys.argv[2], sys.argv[4], sys.argv[5:])
