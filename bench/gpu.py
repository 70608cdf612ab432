#!/usr/bin/env python3
"""Figures that need a device, one a line; make bench-gpu runs it.

    gpu.py [-o DIR] KPERF CONFIG...

Measures the cost of a record, runs every shape of every CONFIG, original
against probed, and models each trace.  With -o, DIR gets probe-cost.json and
the traces.
"""
import argparse
import datetime
import json
import os
import subprocess
import sys
import tempfile


def kperf(program, *args, ok=(0,)):
    """The report of a kperf command that was given --json."""
    done = subprocess.run([program, *args, "--json"], stdout=subprocess.PIPE, check=False)
    if done.returncode not in ok:
        sys.exit(f"gpu.py: kperf {' '.join(args)}: exit status {done.returncode}")
    return json.loads(done.stdout) if done.stdout else {}


def print_calibration(report):
    for unit, cost in report["units"].items():
        print(f"record.{unit}: {cost['record_cost']:.1f} cycles"
              f" ({cost['lo']:.1f} to {cost['hi']:.1f})")


def rows_of(kernel, shape):
    """The timing rows of one shape, as they stand in a results file."""
    for row in shape["measured"]["rows"]:
        yield {"kernel": f"{kernel} {shape['label']}", "variant": row["variant"],
               "ratio": row["ratio"], "lo": row["lo"], "hi": row["hi"],
               "launches": row["launches"], "us": row["us"]}


def print_row(row):
    name = row["kernel"].replace(" ", "-")
    print(f"run.{name}.{row['variant']}: {row['us']:.2f} us,"
          f" x{row['ratio']:.4f} ({row['lo']:.4f} to {row['hi']:.4f})")


def print_model(program, kernel, shape):
    trace = shape.get("trace", {}).get("file")
    if not trace:
        return
    base = kperf(program, "model", trace, ok=(0, 1, 6)).get("baseline", {})
    if base.get("residual") is None:
        print(f"model.{kernel}-{shape['label']}: no model")
        return
    print(f"model.{kernel}-{shape['label']}: {base['predicted_cycles']:.0f} cycles,"
          f" measured {base['measured_cycles']:.0f}, residual {100 * base['residual']:+.2f}%")


def measure(program, configs, out):
    calibration = kperf(program, "calibrate")
    print_calibration(calibration)
    rows = []
    for config in configs:
        report = kperf(program, "run", "-q", "-f", "-o", out, config)
        kernel = os.path.splitext(os.path.basename(config))[0]
        for shape in report["shapes"]:
            for row in rows_of(kernel, shape):
                print_row(row)
                rows.append(row)
            print_model(program, kernel, shape)
    key = calibration["key"]
    return {"schema_version": 1, "name": "probe-cost", "device": key["device"],
            "driver": key["driver"], "assembler": key["assembler"],
            "date": datetime.date.today().isoformat(), "command": "make bench-gpu",
            "rows": rows}


def main():
    parser = argparse.ArgumentParser(description="figures that need a device")
    parser.add_argument("-o", metavar="DIR", dest="out", help="keep results and traces here")
    parser.add_argument("kperf")
    parser.add_argument("config", nargs="+")
    args = parser.parse_args()
    if args.out:
        os.makedirs(args.out, exist_ok=True)
        results = measure(args.kperf, args.config, args.out)
        with open(os.path.join(args.out, "probe-cost.json"), "w", encoding="utf-8") as f:
            json.dump(results, f, indent=1)
            f.write("\n")
        return
    with tempfile.TemporaryDirectory() as scratch:
        measure(args.kperf, args.config, scratch)


if __name__ == "__main__":
    main()
