#!/usr/bin/env python3
"""Statements about kernels over their representative sets, each with its falsifier run.

usage: evidence.py KPERF OUT SECONDS STEPS CONFIG...

STEPS, in this order, joined by commas, or 'all':
  record  'kperf run --workloads', into OUT/NAME; traces that are there are taken as they are
  state   'kperf evidence' of them: OUT/NAME/first.json, and what 'kperf apply' makes for it
  try     the other commands of each statement, as they are printed, on the device
  write   'kperf evidence' again with what came of them: OUT/NAME.json, OUT/NAME.md, OUT/rows.json
'try' ends after so many seconds; statements for which no time was left have no outcome, which is
said.  Paths are those of the commands: 'try' has to find them where 'state' did."""
import json
import os
import shlex
import shutil
import subprocess
import sys
import time

STEPS = ["record", "state", "try", "write"]


def say(*words):
    print(*words, file=sys.stderr, flush=True)


def read(path):
    with open(path, encoding="utf-8") as f:
        return json.load(f)


def write(path, text):
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


class Bench:
    def __init__(self, kperf, out, seconds):
        self.kperf, self.out = kperf, out
        self.end = time.monotonic() + seconds
        self.host = None # what it said of its ceilings

    def left(self):
        return self.end - time.monotonic()

    def call(self, args, timeout=150, ok=(0,)):
        """The output of a kperf command; None when it failed."""
        try:
            done = subprocess.run([self.kperf, *args], capture_output=True, text=True,
                                  timeout=timeout)
        except subprocess.TimeoutExpired:
            say("too long:", *args)
            return None
        if done.returncode not in ok:
            say(f"status {done.returncode}:", *args, "\n", done.stderr[-600:])
            return None
        return done.stdout

    # ---- record ---------------------------------------------------------------

    def measured(self, name, option):
        """What 'kperf calibrate' says of the device; the option that names its file."""
        path = f"{self.out}/{name}.json"
        text = None if os.path.exists(path) else self.call(["calibrate", "--json", *option])
        if text:
            write(path, text)
        return [f"--{name}", path] if os.path.exists(path) else []

    def record(self, name, config):
        where = f"{self.out}/{name}"
        os.makedirs(where, exist_ok=True)
        if any(f.endswith(".kpt") for f in os.listdir(where)):
            return
        common = self.measured("calibration", []) + self.measured("ceilings", ["--ceilings"])
        text = self.call(["run", "--workloads", "--json", "-f", "-o", where, *common, config],
                         timeout=240, ok=(0, 4, 6))
        if text:
            write(f"{where}/report.json", text)

    # ---- state ----------------------------------------------------------------

    def runs(self, name):
        """The traces of the config's own kernel and values, in the order of their names."""
        where = f"{self.out}/{name}"
        shapes = read(f"{where}/report.json")["shapes"]
        return sorted(f"{where}/" + os.path.basename(s["trace"]["file"]) for s in shapes
                      if s.get("trace") and s.get("workload", {}).get("values", "config") == "config"
                      and not s.get("workload", {}).get("name", "").startswith("dtype-"))

    def statement(self, name, config, more):
        return self.call(["evidence", "--config", config, *more, *self.runs(name)], timeout=300)

    def state(self, name, config):
        text = self.statement(name, config, ["--json"])
        if not text:
            return
        write(f"{self.out}/{name}/first.json", text)
        for run in json.loads(text)["runs"]:
            for command in (run["next"] or {}).get("commands", []):
                words = shlex.split(command)
                if words[:2] == ["kperf", "apply"] and self.call(words[1:]) is not None:
                    shutil.move("new.ptx", self.beside(name, run, "ptx"))

    def beside(self, name, run, suffix):
        base = os.path.basename(run["input"]["name"]).removesuffix(".kpt")
        return f"{self.out}/{name}/{base}.{suffix}"

    # ---- try ------------------------------------------------------------------

    def tried(self, name, run):
        """The path of what the statement's command wrote, or None."""
        report, ptx = self.beside(name, run, "outcome.json"), self.beside(name, run, "ptx")
        for command in (run["next"] or {}).get("commands", []):
            words = shlex.split(command)
            if words[:2] == ["kperf", "calibrate"]: # which is kept
                self.host = self.host or self.call(words[1:], timeout=60)
                continue
            if words[:2] == ["mkdir", "-p"]:
                os.makedirs(words[2], exist_ok=True)
                words = words[words.index("&&") + 1:]
            if words[:2] != ["kperf", "run"]:
                continue
            words[2:2] = ["--json", "--repeats", "20"]
            if "new.ptx" in words and os.path.exists(ptx):
                shutil.copy(ptx, "new.ptx")
            text = None if os.path.exists(report) else self.call(words[1:], timeout=60)
            if text:
                write(report, text)
        return report if os.path.exists(report) else None

    def attempt(self, name):
        done = 0
        statements = read(f"{self.out}/{name}/first.json")["runs"]
        for run in statements:
            if self.left() < 8:
                break
            done += self.tried(name, run) is not None
        say(f"{name}: {done} of {len(statements)} tried, {self.left():.0f} s left")

    # ---- write ----------------------------------------------------------------

    def write(self, name, config):
        where = f"{self.out}/{name}"
        files = sorted(f"{where}/{f}" for f in os.listdir(where) if f.endswith(".outcome.json"))
        outcomes = [w for f in files for w in ("--outcome", f)]
        final = self.statement(name, config, ["--json", *outcomes])
        text = self.statement(name, config, ["--format", "markdown", *outcomes])
        if not final or not text:
            return []
        write(f"{self.out}/{name}.md", text.replace(where + "/", "").replace(
            where.replace("_", "\\_") + "/", ""))
        final, report = json.loads(final), read(f"{where}/report.json")
        checks = [{"label": s["label"], "status": s["status"],
                   "why": s.get("workload", {}).get("name"),
                   "original": s.get("verify", {}).get("verdict"),
                   "reference": s.get("baseline", {}).get("correctness", {}).get("reference")}
                  for s in report["shapes"]]
        write(f"{self.out}/{name}.json", json.dumps({
            "statement": final, "checks": checks, "skipped": report["workload_set"]["skipped"]},
            indent=1))
        return [row(name, run) for run in final["runs"]]


def row(name, run):
    said = run["next"] or {}
    kept = ["id", "expects", "bound", "predicted_slope", "predicted_growth", "growth_interval",
            "predicted_ratio", "predicted_launch_gain", "launch_interval"]
    outcome = {k: v for k, v in run.get("outcome", {}).items() if k != "file"}
    return {"kernel": name, "shape": run["shape"], "us": run["baseline"]["us"],
            "throttled": run["baseline"]["throttled"], "tflop_s": run["work"].get("tflop_s"),
            "class": run["class"]["name"], "tier": run["class"]["tier"],
            "residual": run["iteration"].get("residual"),
            "next": {k: said.get(k) for k in kept if said.get(k) is not None},
            "outcome": outcome or None}


def count(rows):
    words = ["stands", "refuted", "undecided", "told"]
    done = [r["outcome"] for r in rows if r["outcome"]]
    return ", ".join([f"{len(rows)} statements", f"{len(done)} tried"] + [
        f"{sum(o['decision'] == w for o in done)} {w}" for w in words] + [
        f"{sum(o['prediction'] == w for o in done)} {w}"
        for w in ("as said", "more than said", "less than said")])


def main():
    if len(sys.argv) < 6:
        raise SystemExit(__doc__)
    bench = Bench(sys.argv[1], sys.argv[2], float(sys.argv[3]))
    steps = STEPS if sys.argv[4] == "all" else sys.argv[4].split(",")
    if set(steps) - set(STEPS):
        raise SystemExit(__doc__)
    configs = [(os.path.splitext(os.path.basename(c))[0], c) for c in sys.argv[5:]]
    os.makedirs(bench.out, exist_ok=True)
    rows = []
    for step in [s for s in STEPS if s in steps]:
        for name, config in configs:
            if step == "record":
                bench.record(name, config)
            elif step == "state":
                bench.state(name, config)
            elif step == "try":
                bench.attempt(name)
            else:
                rows += bench.write(name, config)
                write(f"{bench.out}/rows.json", json.dumps(rows, indent=1))
    if rows:
        say(count(rows))


main()
