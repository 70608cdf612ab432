#!/usr/bin/env python3
"""Statements about kernels over their representative sets, each with its falsifier run.

usage: evidence.py KPERF OUT SECONDS CONFIG...

For each config: 'kperf run --workloads', 'kperf evidence', then the commands that the statement
of each shape proposes, and 'kperf evidence' again with what came of them.  OUT gets NAME.json and
NAME.md of each config, the reports of the experiments in NAME/, and rows.json.  Shapes for which
no time is left have no outcome; that is said."""
import json
import os
import shlex
import subprocess
import sys
import time


def say(*words):
    print(*words, file=sys.stderr, flush=True)


class Bench:
    def __init__(self, kperf, out, seconds):
        self.kperf, self.out = os.path.abspath(kperf), os.path.abspath(out)
        self.end = time.monotonic() + seconds
        self.common = []

    def left(self):
        return self.end - time.monotonic()

    def call(self, args, timeout=150, ok=(0,)):
        """The output of a kperf command; None when it failed."""
        try:
            done = subprocess.run([self.kperf, *args], capture_output=True, text=True,
                                  timeout=max(1, min(timeout, self.left() + 20)))
        except subprocess.TimeoutExpired:
            say("too long:", *args)
            return None
        if done.returncode not in ok:
            say(f"status {done.returncode}:", *args, "\n", done.stderr[-600:])
            return None
        return done.stdout

    def prepare(self):
        cal, ceilings = f"{self.out}/calibration.json", f"{self.out}/ceilings.json"
        for path, option in (cal, []), (ceilings, ["--ceilings"]):
            text = self.call(["calibrate", "--json", *option])
            if text:
                with open(path, "w", encoding="utf-8") as f:
                    f.write(text)
        self.common = (["--calibration", cal] if os.path.exists(cal) else [])
        self.ceilings = (["--ceilings", ceilings] if os.path.exists(ceilings) else [])

    def experiment(self, run, config, where):
        """Runs what a statement proposes; the path of its report, or None."""
        ptx = os.path.join(os.path.dirname(config), json_kernel(config))
        report = os.path.join(where, os.path.basename(run["input"]["name"]) + ".outcome.json")
        for command in (run["next"] or {}).get("commands", []):
            words = shlex.split(command)
            if words[:2] == ["kperf", "apply"]:
                new = report + ".ptx"
                if self.call(["apply", "--ptx", ptx, "-f", "-o", new, *words[2:4]]) is None:
                    return None
            elif words[:2] == ["kperf", "run"] and ("--against" in words or "--delay" in words):
                words = [report + ".ptx" if w == "new.ptx" else w for w in words[2:-1]]
                text = self.call(["run", "--json", "--repeats", "20", *words, config])
                if text is None:
                    return None
                with open(report, "w", encoding="utf-8") as f:
                    f.write(text)
                return report
        return None

    def kernel(self, config):
        name = os.path.splitext(os.path.basename(config))[0]
        where = os.path.join(self.out, name)
        os.makedirs(where, exist_ok=True)
        began = time.monotonic()
        text = self.call(["run", "--workloads", "--json", "-f", "-o", where, *self.common,
                          *self.ceilings, config], timeout=240, ok=(0, 4, 6))
        if text is None:
            return []
        report = json.loads(text)
        runs = [s["trace"]["file"] for s in report["shapes"]
                if s.get("trace") and s.get("workload", {}).get("values", "config") == "config"]
        say(f"{name}: {len(report['shapes'])} shapes in {time.monotonic() - began:.0f} s")
        checks = [{"label": s["label"], "status": s["status"], "why": s.get("workload", {}).get("name"),
                   "original": s.get("verify", {}).get("verdict"),
                   "reference": s.get("baseline", {}).get("correctness", {}).get("reference")}
                  for s in report["shapes"]]
        first = json.loads(self.call(["evidence", "--json", *runs]) or "null")
        if not first:
            return []
        outcomes = []
        for run in first["runs"]:
            if self.left() < 8:
                break
            got = self.experiment(run, config, where)
            outcomes += ["--outcome", got] if got else []
        return self.write(name, runs, outcomes, checks, report)

    def write(self, name, runs, outcomes, checks, report):
        final = self.call(["evidence", "--json", *outcomes, *runs])
        text = self.call(["evidence", "--format", "markdown", *outcomes, *runs])
        if not final or not text:
            return []
        with open(f"{self.out}/{name}.md", "w", encoding="utf-8") as f:
            f.write(text.replace(self.out + "/" + name + "/", ""))
        final = json.loads(final)
        with open(f"{self.out}/{name}.json", "w", encoding="utf-8") as f:
            json.dump({"statement": final, "checks": checks,
                       "skipped": report["workload_set"]["skipped"]}, f, indent=1)
        rows = []
        for run in final["runs"]:
            rows.append({"kernel": name, "shape": run["shape"], "us": run["baseline"]["us"],
                         "tflop_s": run["work"].get("tflop_s"), "class": run["class"]["name"],
                         "tier": run["class"]["tier"], "next": (run["next"] or {}).get("id"),
                         "predicted": (run["next"] or {}).get("predicted_launch_gain"),
                         "outcome": {k: v for k, v in run.get("outcome", {}).items() if k != "file"}
                         or None})
        return rows


def json_kernel(config):
    """The kernel's file, as the config names it."""
    with open(config, encoding="utf-8") as f:
        for line in f:
            if line.startswith("kernel:"):
                return line.split(":", 1)[1].strip()
    raise SystemExit(f"{config}: no kernel")


def main():
    if len(sys.argv) < 5:
        raise SystemExit(__doc__)
    bench = Bench(sys.argv[1], sys.argv[2], float(sys.argv[3]))
    os.makedirs(bench.out, exist_ok=True)
    bench.prepare()
    rows = []
    configs = sys.argv[4:]
    total = bench.left()
    begin = time.monotonic()
    for i, config in enumerate(configs):
        bench.end = begin + total * (i + 1) / len(configs)
        rows += bench.kernel(os.path.abspath(config))
        with open(f"{bench.out}/rows.json", "w", encoding="utf-8") as f:
            json.dump(rows, f, indent=1)
    done = [r for r in rows if r["outcome"]]
    say(f"{len(rows)} statements, {len(done)} with an outcome,",
        f"{sum(r['outcome']['refuted'] for r in done)} refuted")


main()
