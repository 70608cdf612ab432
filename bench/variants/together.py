#!/usr/bin/env python3
"""Sets what candidates and combinations were predicted to gain beside what launches took.

    together.py KPERF TABLE

TABLE is JSON: {"device", "driver", "assembler", "date", "rows": [{"kernel", "name", "source": a trace,
"edits": "ID+ID...", "made_by": "apply" or "source", "measured": a report of
'kperf run --against --json'}]}, paths relative to it.  Writes JSON with, for each row, the gain of the
iteration and of a CTA by 'kperf model --combine', and the measured gain of the launch.
"""
import json
import os
import subprocess
import sys


def predicted(kperf, trace, edits):
    made = subprocess.run([kperf, "model", "-q", "--force", "--json", "--combine", edits, trace],
                          capture_output=True, text=True, check=False)
    if made.returncode not in (0, 6):
        sys.exit(made.stderr)
    report = json.loads(made.stdout)
    return report["asked"], report["baseline"]["residual"]


def measured(path):
    with open(path, encoding="utf-8") as f:
        shape = json.load(f)["shapes"][0]
    ratio = shape["measured"]
    return {"shape": shape["label"], "us": ratio["original"]["us"],
            "measured_gain": round(1 - ratio["ratio"], 4),
            "measured_interval": [round(1 - ratio["hi"], 4), round(1 - ratio["lo"], 4)],
            "outputs": shape["verify"]["verdict"]}


def main():
    kperf, table = sys.argv[1:]
    with open(table, encoding="utf-8") as f:
        rows = json.load(f)
    base = os.path.dirname(table)
    for row in rows["rows"]:
        asked, residual = predicted(kperf, os.path.join(base, row["source"]), row["edits"])
        took = measured(os.path.join(base, row.pop("measured")))
        gain = asked["predicted_cta_gain"]
        row.update(took, source=os.path.basename(row["source"]), residual=residual,
                   predicted_iteration_gain=asked["predicted_gain"],
                   predicted_interval=asked["interval"], predicted_cta_gain=gain,
                   difference=round(took["measured_gain"] - gain, 4))
    json.dump(rows, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
