#!/usr/bin/env python3
"""Variants that nothing was measured of before they were predicted: bench/variants/fresh.

    fresh.py table OUT              the kernels of score-fresh.json, as launches.py's tables
    fresh.py build KPERF TABLE DIR [PART/OF]
                                    their cubins, probed, as built
    fresh.py predict KPERF OUT      each pair's cycles by its source's trace; OUT is written before
                                    anything is launched
    fresh.py sum TABLE LAUNCHES LAYOUTS RUN...
                                    of runs by `layouts.py run`: what kernels take as they are built,
                                    a figure a run, and over layouts of their code

PAIRS names another table of pairs (score-fresh2.json, of which the first series was known).
Those traced anew are recorded by `VARIANTS=bench/variants/fresh runs.py`.  Between build and sum:
layouts.py run TABLE DIR OUT SEED SECONDS 0 probed as-built:NOPS,NOPS...
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import layouts

HERE = os.path.dirname(os.path.abspath(__file__))
PAIRS = os.environ.get("PAIRS", os.path.join(HERE, "score-fresh.json"))
TABLES = (os.path.join(HERE, "../../examples/variants"), os.path.join(HERE, "fresh"))
CLOCK = 1700  # nominal: it was not recorded, and no time in us is to be read off these
# Which CTAs are probed at a shape, as `kperf run` chose for the traces of the others.
PROBED = {"B4-H16-S4096": (247, 123, 1980), "B2-H16-S4096": (115, 57, 924),
          "M4096-N4096-K4096": (49, 24, 396)}


def pairs():
    with open(PAIRS, encoding="utf-8") as f:
        return json.load(f)["pairs"]


def words_of():
    found = {}
    for path in TABLES:
        with open(path, encoding="utf-8") as f:
            lines = [line.split("#")[0].split() for line in f]
        found.update({words[0]: words for words in lines if words})
    return found


def row_of(name, words):
    kernel, text = name.split("-", 1)
    _, entry, threads, shared, *macros = words[kernel]
    shape = {part[0]: int(part[1:]) for part in text.split("-")}
    keys = int(dict(m[2:].split("=") for m in macros).get("TILE_KEYS", 128))
    attention = entry == "attn_ws"
    every, phase, limit = PROBED[text]
    return {"name": name, "kernel": kernel, "entry": entry, "shape": shape,
            "grid": [shape["S"] // 128, shape["B"] * shape["H"], 1] if attention else
            [shape["M"] // 128 * (shape["N"] // 256), 1, 1],
            "threads": int(threads), "shared": int(shared),
            "boxes": [[64, 128, 1], [64, keys, 1], [64, keys, 1]] if attention else
            [[64, 128], [64, 256]],
            "sample": {"every": every, "phase": phase, "first": 0, "limit": limit}}


def table(out):
    words = words_of()
    names = {p["measured"] for p in pairs()} | \
        {os.path.basename(p["source"])[:-len(".kpt")] for p in pairs()}
    with open(out, "w", encoding="utf-8") as f:
        json.dump({"schema_version": 1, "rows": [row_of(n, words) for n in sorted(names)]}, f,
                  indent=1)
        f.write("\n")


def build(kperf, path, folder, part):
    this, of = map(int, part.split("/"))
    words = words_of()
    with open(path, encoding="utf-8") as f:
        wanted = sorted({r["kernel"] for r in json.load(f)["rows"]})
    os.makedirs(os.path.join(folder, "original"), exist_ok=True)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda k: layouts.build_one(kperf, words[k], "as-built", folder),
                      wanted[this::of]))


def predict(kperf, out):
    """As --score works them out; what it would be set against is not known yet, and is 1 here."""
    bare = [{"source": os.path.join(HERE, p["source"]), "edits": p["edits"], "measured_cycles": 1}
            for p in pairs()]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as f:
        json.dump({"schema_version": 1, "pairs": bare}, f)
        f.flush()
        made = subprocess.run([kperf, "model", "-q", "--score", "--json", f.name],
                              stdout=subprocess.PIPE, text=True, check=True)
    version = subprocess.run([kperf, "--version"], stdout=subprocess.PIPE, text=True, check=True)
    said = {(r["kernel"], *r["edits"]): r for r in json.loads(made.stdout)["rows"]}
    with open(out, "w", encoding="utf-8") as f:
        lines = []
        for p in pairs():
            name = os.path.basename(p["source"])[:-len(".kpt")]
            row = said[(name, *p["edits"])]
            lines.append("  " + json.dumps({"source": name, "variant": p["measured"], **{
                k: row[k] for k in ("edits", "source_cycles", "predicted_cycles", "interval")}}))
        f.write(f'{{"schema_version": 1, "name": "{os.path.basename(out)[:-5]}", '
                f'"kperf": {json.dumps(version.stdout.splitlines()[0])}, "rows": [\n' +
                ",\n".join(lines) + "\n]}\n")


def read_runs(paths):
    """Of each kernel, of each layout, one mean a run."""
    found = {}
    for path in paths:
        with open(path, encoding="utf-8") as f:
            for line in f:
                row = json.loads(line)
                found.setdefault(row["name"], {}).setdefault(row["nops"], []).append(
                    layouts.trimmed(row["values"])[0])
    return found


def write(path, rows):
    """Device, driver, assembler, date and command are put before the rows by hand."""
    name = os.path.basename(path)[:-len(".json")]
    lines = ",\n".join("  " + json.dumps(r) for r in rows)
    with open(path, "w", encoding="utf-8") as f:
        f.write(f'{{"schema_version": 1, "name": "{name}", "rows": [\n{lines}\n]}}\n')


def sums(path, launches, places, runs):
    found = read_runs(runs)
    with open(path, encoding="utf-8") as f:
        names = [r["name"] for r in json.load(f)["rows"]]
    built = [{"kernel": n, "cta_cycles": round(statistics.fmean(found[n][0]), 1),
              "runs": [round(x, 1) for x in found[n][0]], "mhz": CLOCK} for n in names]
    over = []
    for n in names:
        means = {k: round(statistics.fmean(v), 1) for k, v in found[n].items()}
        over.append({"kernel": n, "cta_cycles": round(statistics.fmean(means.values()), 1),
                     "nops": list(means), "runs": list(means.values()), "mhz": CLOCK})
    write(launches, built)
    write(places, over)


def main():
    what, args = sys.argv[1:2], sys.argv[2:]
    if what == ["table"] and len(args) == 1:
        table(*args)
    elif what == ["build"] and len(args) in (3, 4):
        build(*args[:3], (args[3:] or ["0/1"])[0])
    elif what == ["predict"] and len(args) == 2:
        predict(*args)
    elif what == ["sum"] and len(args) > 3:
        sums(*args[:3], args[3:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
