#!/usr/bin/env python3
"""Figures that need a device, one a line; make bench-gpu runs it.

    gpu.py [-o DIR] KPERF CONFIG...

Measures the cost of a record, runs every shape of every CONFIG, original
against probed, and models each trace.  With -o, DIR gets probe-cost.json,
spine.json (what was checked and modelled for every shape) and the traces.
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
    for engine, rate in report.get("engines", {}).items():
        print(f"engine.{engine}: {rate['flops_per_cycle']:.1f} flop/cycle an SM"
              f" ({rate['lo']:.1f} to {rate['hi']:.1f})")


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


def model_of(program, shape):
    """Measured and modelled iteration of the shape's trace, or None."""
    trace = shape.get("trace", {}).get("file")
    if not trace:
        return None
    report = kperf(program, "model", trace, ok=(0, 1, 6))
    base = report.get("baseline", {})
    if base.get("residual") is None:
        return None
    first = report["candidates"][0] if report.get("candidates") else None
    return {"measured_cycles": base["measured_cycles"],
            "predicted_cycles": base["predicted_cycles"], "residual": base["residual"],
            "first_candidate": first and {"id": first["id"],
                                          "predicted_gain": first["predicted_gain"]}}


def print_model(kernel, shape, model):
    name = f"model.{kernel}-{shape['label']}"
    if model is None:
        print(f"{name}: no model")
        return
    print(f"{name}: {model['predicted_cycles']:.0f} cycles, measured"
          f" {model['measured_cycles']:.0f}, residual {100 * model['residual']:+.2f}%")


def checks_of(kernel, shape, model):
    """What was compared between the original and the probed kernel."""
    verify, code, records = shape["verify"], shape["assembly"], shape["records"]
    pair = {key: [code["original"][key], code["probed"][key]]
            for key in ("registers", "spill_stores", "spill_loads", "stack", "static_shared",
                        "barriers", "occupancy")}
    times = {row["variant"]: row["us"] for row in shape["measured"]["rows"]}
    return {"kernel": f"{kernel} {shape['label']}", "verdict": verify["verdict"],
            "elements": sum(o["elements"] for o in verify["outputs"]),
            "elements_differing": sum(o["differ"] for o in verify["outputs"]),
            "elements_never_written": sum(o["unwritten"] for o in verify["outputs"]),
            "inputs_intact": verify["inputs_intact"], "guards_intact": verify["guards_intact"],
            **pair, "new_advisories": code["advisories"], "unprobed_us": times["unprobed"],
            "probed_to_unprobed_ctas": shape["stamps"]["ratio"],
            "clock_mhz": shape["stamps"]["clock_mhz"], "records_kept": records["kept"],
            "records_overwritten": records["overwritten"],
            "records_dropped": records["records_dropped"], "model": model}


def measure(program, configs, out):
    calibration = kperf(program, "calibrate")
    print_calibration(calibration)
    rows, checks = [], []
    for config in configs:
        report = kperf(program, "run", "-q", "-f", "-o", out, config)
        kernel = os.path.splitext(os.path.basename(config))[0]
        for shape in report["shapes"]:
            for row in rows_of(kernel, shape):
                print_row(row)
                rows.append(row)
            model = model_of(program, shape)
            print_model(kernel, shape, model)
            checks.append(checks_of(kernel, shape, model))
    key = calibration["key"]
    head = {"device": key["device"], "driver": key["driver"],
            "assembler": "ptxas " + key["assembler"],
            "date": datetime.date.today().isoformat(), "command": "make bench-gpu"}
    return [{"schema_version": 1, "name": "probe-cost", **head, "rows": rows},
            {"schema_version": 1, "name": "spine", **head, "calibration": calibration,
             "rows": checks}]


def save(results, out):
    for result in results:
        with open(os.path.join(out, result["name"] + ".json"), "w", encoding="utf-8") as f:
            json.dump(result, f, indent=1)
            f.write("\n")


def main():
    parser = argparse.ArgumentParser(description="figures that need a device")
    parser.add_argument("-o", metavar="DIR", dest="out", help="keep results and traces here")
    parser.add_argument("kperf")
    parser.add_argument("config", nargs="+")
    args = parser.parse_args()
    if args.out:
        os.makedirs(args.out, exist_ok=True)
        save(measure(args.kperf, args.config, args.out), args.out)
        return
    with tempfile.TemporaryDirectory() as scratch:
        measure(args.kperf, args.config, scratch)


if __name__ == "__main__":
    main()
