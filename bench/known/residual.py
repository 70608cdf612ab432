#!/usr/bin/env python3
"""residual.py KPERF OUT TRACE...: T + N C of each trace, against the probed time, into OUT.

T: what the unprobed neighbours of probed CTAs take; N: records of a CTA's busiest unit, or those on
its path; C: the cost that replay takes.  "told" is what kperf prints beside them: with what half of
the CTAs show, the other half.  All figures are kperf replay's (record_cost.fit.whole).
"""
import json
import os
import subprocess
import sys


def row_of(kperf, path):
    done = subprocess.run([kperf, "replay", "-q", "--json", path], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=True)
    cost = json.loads(done.stdout)["record_cost"]
    name = os.path.basename(path)[:-4]
    if not cost["fit"]:
        return {"kernel": name, "why": cost["not_fitted"]}
    w = cost["fit"]["whole"]
    return {"kernel": name, "cost_from": cost["source"], "ctas": cost["fit"]["ctas"],
            "T": round(w["unprobed_cycles"]), "N": round(w["records"]),
            "C": round(w["record_cost"], 2), "on_path": round(w["on_path_cycles"]),
            "predicted_all": round(w["probed_cycles"] * (1 + w["off_all"])),
            "predicted_path": round(w["probed_cycles"] * (1 + w["off_path"])),
            "predicted_told": round(w["probed_cycles"] * (1 + w["off_told"])),
            "probed": round(w["probed_cycles"]),
            "off_all_percent": round(100 * w["off_all"], 2),
            "off_path_percent": round(100 * w["off_path"], 2),
            "off_told_percent": round(100 * w["off_told"], 2)}


def main():
    kperf, out, paths = sys.argv[1], sys.argv[2], sys.argv[3:]
    rows = [row_of(kperf, path) for path in paths]
    told = [r for r in rows if "T" in r]
    within = {k: sum(abs(r[f"off_{k}_percent"]) <= 1 for r in told) for k in ("all", "path", "told")}
    doc = {"schema_version": 1, "name": "residual",
           "command": "residual.py kperf OUT traces/*.kpt traces/variants/*.kpt",
           "device": "NVIDIA H200", "driver": "580.159.04, CUDA 13.0", "assembler": "ptxas 13.0.88",
           "date": "2026-12-01, of traces recorded from 2026-11-28 on",
           "rows_compared": len(told), "within_1_percent": within,
           "worst_told_percent": max((abs(r["off_told_percent"]) for r in told), default=0),
           "rows": rows}
    with open(out, "w", encoding="utf-8") as f:
        json.dump(doc, f, indent=1)
        f.write("\n")
    print(f"{len(told)} compared; within 1%: {within}; worst told {doc['worst_told_percent']}%")


if __name__ == "__main__":
    main()
