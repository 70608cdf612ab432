#!/usr/bin/env python3
"""Gains of launches that were said before they were measured, of kernels that the model was not made on, and by
how much its intervals must be wider to hold them: src/model/edits/likely.h's figures.

intervals.py [RESULTS [OUT]]: of the result files in RESULTS (bench/results), into OUT (RESULTS/intervals.json).
Each kernel is also held against intervals that are made without any gain of it."""

import json
import math
import os
import sys

SAID_GAIN, SAID_BOUND, OPEN, LOSS = 0.005, 0.02, 0.1, 0.02
KINDS = ("gain", "at most", "no gain")


def pairs(results):
    """All of them; measured and said are shares of the launch's time."""
    def read(name):
        with open(f"{results}/{name}.json", encoding="utf-8") as f:
            return json.load(f)

    def pair(source, kernel, shape, candidate, measured, said):
        return {"source": source, "kernel": kernel, "shape": shape, "candidate": candidate,
                "measured": measured, "said": said}

    edits, second = read("edits"), read("seeded2")
    for r in edits["first_seven"] + edits["rows"]:
        if r["predicted"]:
            yield pair("edits", r["kernel"], r["shape"], r["candidate"], r["measured"][0], r["predicted"])
    for name, when in (("seeded", "mended"), ("seeded2", "as_found"), ("seeded3", "as_found")):
        for r in read(name)["rows"]:
            fix = r["said"][when]["fix"]
            if fix and "note" not in fix: # with one it was said of another edit than was measured
                yield pair(name, r["kernel"], None, fix["id"], r["measured_gain"][0], fix["launch"])
    for r in second["sizes"]: # said when the kernel's gain at its first size was known
        yield pair("seeded2 sizes", r["kernel"].split("_")[0], r["shape"], r["first"], r["in_4_layouts"][0],
                   r["said"])


def since(results):
    """Those that were said when the figures stood: none of them went into these."""
    for source in ("seeded4", "fetched"):
        with open(f"{results}/{source}.json", encoding="utf-8") as f:
            rows = json.load(f)["rows"]
        for r in rows:
            fix = r["said"].get("as_found", {}).get("fix")
            edits = [(fix["id"], fix, r)] if fix and "note" not in fix else []
            edits += [(other["id"], other["said"], other) for other in r.get("also", [])]
            for name, said, measured in edits:
                gain = measured["measured_gain"][0]
                yield {"source": source, "kernel": r["kernel"], "shape": None, "candidate": name,
                       "measured": gain, "said": said["launch"], "as": kind(said["launch"]),
                       "own_holds": holds(said["launch"][1:], gain),
                       "likely": [round(x, 4) for x in said["likely"]["interval"]],
                       "likely_holds": holds(said["likely"]["interval"], gain)}


def kind(said):
    gain, low, high = said
    if low > 0 and gain >= SAID_GAIN:
        return "gain"
    return "at most" if low <= 0 and high > SAID_BOUND else "no gain"


def inner(said):
    gain, low, high = said
    return (max(low, gain - OPEN), min(high, gain + OPEN)) if kind(said) == "gain" else (low, high)


def widths(of):
    """By how much gains of each kind lay below and above, at most; rounded away from 0."""
    def most(values):
        return math.ceil(round(max([0, *values]) * 1e4, 6)) / 1e4

    found = {}
    for k in KINDS:
        mine = [(p["measured"], *inner(p["said"])) for p in of if kind(p["said"]) == k]
        found[k] = {"below": most(low - m for m, low, _ in mine), "above": most(m - high for m, _, high in mine),
                    "of": len(mine)}
    return found


def likely(said, by):
    k, (low, high) = kind(said), inner(said)
    low, high = low - by[k]["below"], min(1, max(said[2], high + by[k]["above"]))
    if k == "gain":
        low = min(said[1], max(low, -LOSS))
    if k == "at most":
        low = min(low, -LOSS)
    return low, high


def holds(interval, gain):
    return interval[0] <= gain <= interval[1]


def mean(values):
    values = list(values)
    return round(sum(values) / len(values), 4) if values else None


def worked_out(results):
    said = list(pairs(results))
    by = widths(said)
    for p in said:
        without = likely(p["said"], widths([q for q in said if q["kernel"] != p["kernel"]]))
        p["as"] = kind(p["said"])
        p["own_holds"] = holds(p["said"][1:], p["measured"])
        p["likely"] = [round(x, 4) for x in likely(p["said"], by)]
        p["without_it"] = [round(x, 4) for x in without]
        p["without_it_holds"] = holds(without, p["measured"])
    coverage = []
    for k in KINDS:
        mine = [p for p in said if p["as"] == k]
        gain = [p for p in mine if p["measured"] > 0.01]
        above = [p for p in mine if p["without_it"][0] > 0]
        coverage.append({
            "as": k, "said": len(mine), "own": sum(p["own_holds"] for p in mine),
            "without_it": sum(p["without_it_holds"] for p in mine),
            "own_width": mean(p["said"][2] - p["said"][1] for p in mine),
            "width": mean(p["likely"][1] - p["likely"][0] for p in mine), "gained": len(gain),
            "gained_above_0": sum(p["without_it"][0] > 0 for p in gain),
            "above_0": len(above), "own_above_0": sum(p["said"][1] > 0 for p in mine)})
    with open(f"{results}/model-launch.json", encoding="utf-8") as f:
        rows = json.load(f)["rows"]
    made_on = []
    for r in rows:
        now = r["source_cycles"]
        own = [1 - r[x] / now for x in ("predicted_cycles",)] + [1 - x / now for x in r["interval"][::-1]]
        made_on.append((1 - r["measured_cycles"] / now, own, likely(own, by)))
    later = list(since(results))
    return {"widths": by, "coverage": coverage,
            "since": {"said": len(later), "own": sum(p["own_holds"] for p in later),
                      "likely": sum(p["likely_holds"] for p in later),
                      "own_width": mean(p["said"][2] - p["said"][1] for p in later),
                      "width": mean(p["likely"][1] - p["likely"][0] for p in later)},
            "made_on": {"launches": len(rows), "own": sum(holds(own[1:], m) for m, own, _ in made_on),
                        "likely": sum(holds(new, m) for m, _, new in made_on),
                        "own_width": mean(own[2] - own[1] for _, own, _ in made_on),
                        "width": mean(new[1] - new[0] for *_, new in made_on)},
            "rows": said + later}


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    results = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "..", "results")
    out = sys.argv[2] if len(sys.argv) > 2 else f"{results}/intervals.json"
    document = {
        "schema_version": 1, "name": "intervals", "device": "NVIDIA H200", "driver": "580.159.04",
        "assembler": "ptxas 13.0.88", "date": "2026-12-01",
        "command": "bench/intervals/intervals.py: of edits.json, seeded.json, seeded2.json, seeded3.json; said: [gain, "
                   "from, to] of the launch's time, before it was measured; likely: as src/model/edits/likely.h has it; "
                   "without_it: by the other kernels' gains alone. sizes of seeded2: said when the kernel's gain at "
                   "its first size was known. made_on: model-launch.json, of the kernels that the model was made on"}
    document.update(worked_out(results))
    rows = document.pop("rows")
    with open(out, "w", encoding="utf-8") as f:
        text = json.dumps(document, indent=1)[:-2]
        f.write(text + ",\n \"rows\": [\n  " + ",\n  ".join(json.dumps(r) for r in rows) + "\n ]\n}\n")
    for c in document["coverage"]:
        print(f"{c['as']}: of {c['said']} {c['own']} in the model's own interval ({100 * c['own_width']:.1f} points "
              f"wide), {c['without_it']} in that by other kernels ({100 * c['width']:.1f})")


if __name__ == "__main__":
    main()
