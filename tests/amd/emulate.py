#!/usr/bin/env python3
"""Executes the AMD examples, original and instrumented, on a CPU, and compares.

Usage: emulate.py --emulator DIR --kperf FILE [option...]
  --emulator DIR   a checkout of tinygrad (git clone https://github.com/tinygrad/tinygrad);
                   needs Python 3.11 and clang, nothing else of it is used or installed
  --kperf FILE     the program under test
  --llvm DIR       where llvm-mc and ld.lld are (default: /usr/lib/llvm-19/bin)
  --target LIST    of gfx90a,gfx942,gfx1100,gfx1200,gfx1201 (default: the first four)
  --kernel LIST    of the examples (default: all)
  --case LIST      of the cases below (default: all)
  --seeds N        schedules of each (default: 1)
  --table FILE     write the results as JSON
  --traces DIR     write DIR/amd-TARGET-KERNEL.kpt and what is known of it as .json
  --faults         plant faults in instrumented text: each must be found

Of each case: outputs are those of the original (which are right); records are the marks that
each wave passes, as a traced original says, in order and complete but for what rings lose;
their clocks are values that the wave read, in turn; stamps, sampling and drops are as asked;
nothing is written outside of what registers, LDS and buffers there are.

The clock counts executed wave instructions.  Nothing here is a time.
"""
import argparse
import datetime
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time

import emulator
import kernels
import probes
from probes import Wrong

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TARGETS = ["gfx90a", "gfx942", "gfx1100", "gfx1200"]
LARGE = 1 << 20

# name: (instrument's options, what the host asks for)
CASES = {
    "whole": (["--ring=512"], {}),
    "cut": (["--ring=8"], {}),
    "in-place": (["--in-place", "--ring=512"], {}),
    "in-place-cut": (["--in-place", "--ring=4"], {}),
    "every-2": (["--ring=64"], {"every": 2, "phase": 1}),
    "limits": (["--ring=64"], {"first": 1, "limit": 2}),
    "no-sample": (["--ring=64"], {"every": 0}),
    "no-stamps": (["--ring=64"], {"stamps": False}),
    "off": (["--ring=64"], {"area_bytes": 0, "stamps": False}),
    "full-area": (["--ring=8"], {"area_bytes": 64 + 2 * 128}),
    "separate": (["--separate", "--ring=512"], {}),
    "global": (["--strategy=global", "--keep=1024"], {}),
    "global-cut": (["--strategy=global", "--keep=8"], {}),
}


class Case:
    """One kernel on one target, original and traced runs done once."""

    def __init__(self, tools, emu, target, kernel, seed):
        self.tools, self.emu, self.target, self.kernel, self.seed = \
            tools, emu, target, kernel, seed
        self.source = "%s/examples/amd/%s/%s.s" % (ROOT, target, kernel)
        with open(self.source) as f:
            self.text = f.read()
        self.launch = kernels.KERNELS[kernel](self.device().wave_size)
        self.name = "%s-%s" % (target, kernel)
        code = tools.assemble(self.text, target, self.name)
        self.outputs, self.statistics = probes.run_original(self.device(), code, self.launch)
        text, marks = probes.traced_text(self.text)
        code = tools.assemble(text, target, self.name + "-traced")
        self.passed, outputs = probes.run_traced(self.device(), code, marks, self.launch)
        if outputs != self.outputs:
            raise Wrong("the traced original computes something else")

    def device(self):
        return emulator.Device(self.emu, self.target, self.seed)

    def probed(self, case, change=None):
        options, host = CASES[case]
        text, map_ = self.tools.instrument(self.source, options, self.name + "-" + case)
        if change:
            text = change(text)
        code = self.tools.assemble(text, self.target, self.name + "-" + case)
        host = dict(host)
        control = probes.Control(self.launch, host.pop("area_bytes", LARGE), **host)
        if not control.area.size > 16 or not host.get("every", 1):
            control.every = 0
        return probes.Probed(self.device(), code, map_, self.launch, control)

    def check(self, case, change=None):
        run = self.probed(case, change)
        if run.contents != self.outputs:
            raise Wrong("outputs differ: %s" % (run.launch.check(run.contents) or "in bytes"))
        if run.control.every or not case == "off":
            run.check_records(self.passed)
        if run.control.bytes[8:16] != b"\0" * 8:
            run.check_stamps()
        kept, made = sum(u.stored for u in run.units), sum(u.count for u in run.units)
        return {"units": len(run.units), "records": made, "kept": kept,
                "dropped_units": run.units_dropped,
                "instructions": run.statistics["instructions"],
                "original_instructions": self.statistics["instructions"]}


def attempt(function, *args):
    """(result, None) or (None, what went wrong)."""
    try:
        return function(*args), None
    except (Wrong, emulator.Fault) as e:
        return None, str(e)
    except Exception as e:  # the emulator's own
        return None, "%s: %s" % (type(e).__name__, str(e)[:500])


def in_child(function, *args):
    """The same in a process of its own: a program gone wrong can take it down."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            result = attempt(function, *args)
            with os.fdopen(write, "w") as f:
                json.dump(result, f)
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as f:
        said = f.read()
    status = os.waitpid(child, 0)[1]
    if not said:
        return None, "the process ended by signal %d" % (status & 127)
    return json.loads(said)


def matrix(options, tools, emu):
    """[row] of all that is asked for."""
    rows = []
    for target in options.target:
        for kernel in options.kernel:
            for seed in range(1, options.seeds + 1):
                case, wrong = attempt(Case, tools, emu, target, kernel, seed)
                for name in options.case:
                    row = {"target": target, "kernel": kernel, "case": name, "seed": seed}
                    result = None
                    if case:
                        result, wrong = in_child(case.check, name)
                    row.update(result or {"wrong": wrong})
                    rows.append(row)
                    print("%-8s %-10s %-13s %s" % (
                        target, kernel, name, row.get("wrong") or "ok: %(units)d units, "
                        "%(kept)d of %(records)d records" % row), flush=True)
    return rows


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--emulator", required=True)
    parser.add_argument("--kperf", required=True)
    parser.add_argument("--llvm", default="/usr/lib/llvm-19/bin")
    for name, values in (("target", TARGETS), ("kernel", list(kernels.KERNELS)),
                         ("case", list(CASES))):
        parser.add_argument("--" + name, type=lambda s: s.split(","), default=values)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--table")
    options = parser.parse_args()
    options.kperf = os.path.abspath(options.kperf)
    emu = emulator.find_emulator(os.path.abspath(options.emulator))
    with tempfile.TemporaryDirectory() as folder:
        rows = matrix(options, probes.Tools(options.kperf, options.llvm, folder), emu)
    if options.table:
        with open(options.table, "w") as f:
            json.dump({"clock": "executed wave instructions, not time", "rows": rows}, f,
                      indent=1)
            f.write("\n")
    wrong = sum("wrong" in r for r in rows)
    print("%d passed, %d failed" % (len(rows) - wrong, wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
