#!/usr/bin/env python3
"""Executes the AMD examples, original and instrumented, on a CPU, and compares.

Usage: emulate.py --emulator DIR --kperf FILE [option...]
  --emulator DIR   a checkout of tinygrad (git clone https://github.com/tinygrad/tinygrad);
                   needs Python 3.11 and clang, nothing else of it is used or installed
  --kperf FILE     the program under test
  --checker FILE   gcn_check of the build: waits and hazards are looked at, too
  --llvm DIR       where llvm-mc and ld.lld are (default: /usr/lib/llvm-19/bin)
  --newer-llvm DIR the same of one that knows gfx950, which is left out without (get-llvm)
  --target LIST    of gfx90a,gfx942,gfx950,gfx1100,gfx1200,gfx1201 (default: those that LLVM knows)
  --kernel LIST    of the examples (default: all)
  --case LIST      of the cases below (default: all)
  --lds N          kernels with LDS ask for N bytes of it
  --seeds N        schedules of each (default: 1)
  --table FILE     write the results as JSON
  --traces DIR     write the traces below into DIR, by --pack, of what was compared
  --pack FILE      pack of the build
  --random A-B     random kernels (random_kernels.py) of these seeds, not the examples
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
import re
import subprocess
import sys
import tempfile

import emulator
import faults
import kernels
import probes
import random_kernels
from probes import Refused, Wrong

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TARGETS = ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1200", "gfx1201"]
LARGE = 1 << 20

# name: (instrument's options, what the host asks for)
CASES = {
    "whole": (["--ring=512"], {}),
    "cut": (["--ring=8"], {}),
    "every-2": (["--ring=64"], {"every": 2, "phase": 1}),
    "limits": (["--ring=64"], {"first": 1, "limit": 2}),
    "no-sample": (["--ring=64"], {"every": 0}),
    "no-stamps": (["--ring=64"], {"stamps": False}),
    "off": (["--ring=64"], {"area_bytes": 0, "stamps": False}),
    "full-area": (["--ring=8"], {"area_bytes": 64 + 2 * 128}),
    "separate": (["--separate", "--ring=512"], {}),
    "at-once": (["--at-once", "--ring=64"], {}),
    "global": (["--strategy=global", "--keep=512"], {}),
    "global-cut": (["--strategy=global", "--keep=8"], {}),
    "global-full": (["--strategy=global", "--keep=8"], {"area_bytes": 64 + 2 * 128}),
    "collaborative": (["--store=collaborative", "--ring=512"], {}),
    "collaborative-cut": (["--store=collaborative", "--ring=8"], {}),
}

# Of random kernels: rings of 8 fit all of them; what 1024 records cannot hold is cut.
RANDOM_CASES = {
    "cut": (["--ring=8"], {}),
    "separate": (["--separate", "--ring=8"], {"every": 2, "phase": 1}),
    "at-once": (["--at-once", "--separate", "--ring=8"], {}),
    "asleep": (["--ring=8"], {"every": 0}),
    "global": (["--strategy=global", "--keep=1024"], {}),
    "global-separate": (["--strategy=global", "--keep=1024", "--separate", "--at-once"], {}),
    "collaborative-cut": (["--store=collaborative", "--ring=8"], {}),
}

# name: (target, kernel, the launch's size, instrument's options)
TRACES = {
    "gfx90a-attention": ("gfx90a", "attention", {"keys": 512}, ["--ring=512"]),
    "gfx942-gemm_ring": ("gfx942", "gemm_ring", {"k": 1024}, ["--ring=512"]),
    "gfx942-diverge": ("gfx942", "diverge", {}, ["--ring=64"]),
    "gfx1100-gemm_ring": ("gfx1100", "gemm_ring", {"k": 1024}, ["--ring=512"]),
    "gfx1100-reduce": ("gfx1100", "reduce", {}, ["--ring=64"]),
    "gfx942-vector-together": ("gfx942", "vector", {}, ["--ring=64", "--store=collaborative"]),
    "gfx1200-attention": ("gfx1200", "attention", {"keys": 512}, ["--ring=512"]),
}


class Case:
    """One kernel on one target, original and traced runs done once."""

    def __init__(self, tools, emu, target, kernel, seed, size=None, quantum=40):
        self.tools, self.emu, self.target, self.kernel = tools, emu, target, kernel
        self.seed, self.quantum = seed, quantum
        self.source = "%s/examples/amd/%s/%s.s" % (ROOT, target, kernel)
        with open(self.source) as f:
            self.text = f.read()
        if tools.lds:
            self.text = re.sub(r"(group_segment_fixed_size:? )[1-9]\d*", r"\g<1>%d" % tools.lds, self.text)
            self.source = tools.path(kernel + "-lds.s")
            with open(self.source, "w") as f:
                f.write(self.text)
        self.launch = kernels.KERNELS[kernel](self.device().wave_size, **(size or {}))
        self.name = "%s-%s" % (target, kernel)
        self.run_original()

    def run_original(self):
        tools, target = self.tools, self.target
        code = tools.assemble(self.text, target, self.name)
        self.outputs, self.statistics = probes.run_original(self.device(), code, self.launch)
        text, marks = probes.traced_text(self.text)
        code = tools.assemble(text, target, self.name + "-traced")
        self.passed, outputs = probes.run_traced(self.device(), code, marks, self.launch)
        if outputs != self.outputs:
            raise Wrong("the traced original computes something else")

    def device(self):
        return emulator.Device(self.emu, self.target, self.seed, quantum=self.quantum)

    def probed(self, case):
        options, host = self.cases()[case]
        text, map_ = self.tools.instrument(self.source, options, self.name + "-" + case)
        code = self.tools.assemble(text, self.target, self.name + "-" + case)
        self.tools.check_code(self.target, self.name + "-" + case, self.name)
        host = dict(host)
        control = probes.Control(self.launch, host.pop("area_bytes", LARGE), **host)
        if control.area.size <= probes.HEAD:
            control.every = 0
        return probes.Probed(self.device(), code, map_, self.launch, control)

    @staticmethod
    def cases():
        return CASES

    def check(self, case):
        return self.compare(self.probed(case))

    def compare(self, run):
        if run.contents != self.outputs:
            raise Wrong("outputs differ: %s" % (run.launch.check(run.contents) or "in bytes"))
        run.check_records(self.passed)
        if run.control.bytes[8:16] != b"\0" * 8:
            run.check_stamps()
        kept, made = sum(u.stored for u in run.units), sum(u.count for u in run.units)
        return {"units": len(run.units), "records": made, "kept": kept,
                "dropped_units": run.units_dropped,
                "instructions": run.statistics["instructions"],
                "original_instructions": self.statistics["instructions"]}


class RandomCase(Case):
    """The same of a random kernel."""

    def __init__(self, tools, emu, target, _, seed):
        made = random_kernels.Kernel(target, seed)
        self.tools, self.emu, self.target, self.kernel = tools, emu, target, "k"
        self.seed, self.quantum, self.text, self.launch = seed, 40, made.text, made.launch
        self.wave = made.wave
        self.name = "%s-k%d" % (target, seed)
        self.source = tools.path(self.name + "-source.s")
        with open(self.source, "w") as f:
            f.write(self.text)
        self.run_original()

    def device(self):
        return emulator.Device(self.emu, self.target, self.seed, quantum=self.quantum,
                               wave=self.wave)

    @staticmethod
    def cases():
        return RANDOM_CASES

    def probed(self, case):
        run = super().probed(case)
        with open(self.tools.path(self.name + "-" + case + ".s")) as f:
            if self.tools.run([self.tools.kperf, "strip", f.name]) != self.text:
                raise Wrong("strip gives something else")
        return run


def attempt(function, *args):
    """(result, None) or (None, what went wrong)."""
    try:
        return function(*args), None
    except Refused as e:
        return {"refused": str(e)}, None
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
    what = RandomCase if options.random else Case
    names = [c for c in options.case or what.cases() if c in what.cases()]
    for target in options.target:
        for kernel in ["random"] if options.random else options.kernel:
            for seed in options.random or range(1, options.seeds + 1):
                case, wrong = attempt(what, tools, emu, target, kernel, seed)
                for name in names:
                    row = {"target": target, "kernel": kernel, "case": name, "seed": seed}
                    result = None
                    if case:
                        result, wrong = attempt(case.check, name)
                    row.update(result or {"wrong": wrong})
                    rows.append(row)
                    print("%-8s %-10s %-3d %-13s %s" % (target, kernel, seed, name, in_words(row)),
                          flush=True)
    return rows


def plant(case, name):
    """Whether the fault is found in the kernel `live`; how."""
    change, finder = faults.FAULTS[name]
    vcc = "vcc" if case.device().wave_size == 64 else "vcc_lo"
    try:
        text, map_ = case.tools.instrument(case.source, ["--ring=64"], case.name + "-fault")
        text = change(text).replace("VCC", vcc)
    except faults.NotPlanted as e:
        return {"absent": str(e)}
    code = case.tools.assemble(text, case.target, case.name + "-fault")
    try:
        if finder == "checker":
            case.tools.check_code(case.target, case.name + "-fault", case.name)
        else:
            case.compare(probes.Probed(case.device(), code, map_, case.launch,
                                       probes.Control(case.launch, LARGE)))
    except (Wrong, emulator.Fault) as e:
        return {"found": str(e)}
    return {}


def plant_all(options, tools, emu):
    rows = []
    for target in options.target:
        case, wrong = attempt(Case, tools, emu, target, "live", 1)
        for name in faults.FAULTS:
            result, wrong = in_child(plant, case, name) if case else (None, wrong)
            # A process that ends by a signal has found it, too.
            result = result if result is not None else {"found": wrong}
            row = {"target": target, "kernel": "live", "case": "fault: " + name}
            if "absent" in result:
                row["refused"] = "no place for it"
            elif not result:
                row["wrong"] = "not found"
            rows.append(row)
            print("%-8s %-42s %s" % (target, name, row.get("wrong") or row.get("refused") or
                                     "found: " + result["found"][:120]), flush=True)
    return rows


def version_of(checkout):
    """The checkout's commit, if it is one."""
    done = subprocess.run(["git", "-C", checkout, "rev-parse", "--verify", "HEAD"], capture_output=True,
                          text=True)
    return done.stdout.strip() or "unknown"


def write_trace(options, tools, emu, name):
    """One trace, compared before it is written."""
    target, kernel, size, instrument = TRACES[name]
    # Where waves share a ring, they are to get out of step.
    together = "--store=collaborative" in instrument
    case = Case(tools, emu, target, kernel, 1, size, quantum=40 if together else 1)
    text, map_ = tools.instrument(case.source, instrument, name)
    code = tools.assemble(text, target, name)
    run = probes.Probed(case.device(), code, map_, case.launch,
                        probes.Control(case.launch, LARGE))
    case.compare(run)
    info = {"tool": tools.run([tools.kperf, "-V"]).split("\n")[0], "schema_version": 1,
            "entry": kernel, "grid": case.launch.grid, "block": case.launch.block,
            "calibration": None,
            "kernel": {"entry": kernel, "source": {
                "name": os.path.relpath(case.source, ROOT),
                "sha256": hashlib.sha256(case.text.encode()).hexdigest()}},
            "device": {"name": "none: executed on a CPU by tinygrad's emulator of " +
                       case.device().arch, "emulator": options.emulator_version},
            "clock": "a counter of executed wave instructions, 16 to a tick of the constant "
                     "clock: no time", "shape": size, "created":
            datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")}
    for part, data in (("info", json.dumps(info).encode()), ("stamps", run.control.stamps.read()),
                       ("area", run.control.area.read())):
        with open(tools.path(name + "." + part), "wb") as f:
            f.write(data)
    out = os.path.join(options.traces, name + ".kpt")
    tools.run([options.pack, target, tools.path(name + ".json")] +
              [tools.path("%s.%s" % (name, part)) for part in ("info", "stamps", "area")] + [out])
    print("%s: %d units, %d records kept of %d, checked" % (
        out, len(run.units), sum(u.stored for u in run.units), sum(u.count for u in run.units)))


def table_of(options, rows):
    """What bench/amd/emulated.json holds."""
    versions = [llvm_version(d) for d in (options.llvm, options.newer_llvm) if d]
    emulator_ = "tinygrad's emulator (%s)" % version_of(options.emulator)[:12]
    return {"schema_version": 1, "name": "amd-emulated",
            "device": "none: executed on a CPU by " + emulator_, "driver": "none",
            "assembler": "LLVM " + ", ".join(versions), "date": datetime.date.today().isoformat(),
            "command": "tests/amd/emulate.py --emulator tinygrad --kperf BUILD/kperf --checker "
                       "BUILD/tests/amd/gcn_check --newer-llvm DIR --table FILE",
            "what": "AMD examples executed by %s beside an independent trace of their marks" %
                    emulator_,
            "clock": "executed wave instructions, not time", "rows": rows}


def llvm_version(folder):
    said = subprocess.run([folder + "/llvm-mc", "--version"], capture_output=True, text=True).stdout
    return re.search(r"version ([\d.]+)", said)[1]


def in_words(row):
    if "wrong" in row:
        return "WRONG: " + row["wrong"]
    if "refused" in row:
        return "refused: " + row["refused"]
    return "ok: %(units)d units, %(kept)d of %(records)d records" % row


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--emulator", required=True)
    parser.add_argument("--kperf", required=True)
    parser.add_argument("--checker")
    parser.add_argument("--llvm", default="/usr/lib/llvm-19/bin")
    parser.add_argument("--newer-llvm")
    for name, values in (("target", TARGETS), ("kernel", list(kernels.KERNELS)),
                         ("case", None)):
        parser.add_argument("--" + name, type=lambda s: s.split(","), default=values)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--random", type=lambda s: range(*map(int, s.split("-"))))
    parser.add_argument("--lds", type=int)
    parser.add_argument("--table")
    parser.add_argument("--traces")
    parser.add_argument("--pack")
    parser.add_argument("--faults", action="store_true")
    options = parser.parse_args()
    options.kperf = os.path.abspath(options.kperf)
    if not options.newer_llvm:
        options.target = [t for t in options.target if t != "gfx950"]
    emu = emulator.find_emulator(os.path.abspath(options.emulator))
    with tempfile.TemporaryDirectory() as folder:
        tools = probes.Tools(options.kperf, options.llvm, folder, options.checker)
        tools.lds, tools.newer = options.lds, options.newer_llvm
        if options.traces:
            options.emulator_version = version_of(options.emulator)
            for name in TRACES:
                write_trace(options, tools, emu, name)
            return 0
        rows = plant_all(options, tools, emu) if options.faults else matrix(options, tools, emu)
    if options.table:
        with open(options.table, "w") as f:
            json.dump(table_of(options, rows), f, indent=1)
            f.write("\n")
    wrong, refused = sum("wrong" in r for r in rows), sum("refused" in r for r in rows)
    print("%d passed, %d failed, %d refused" % (len(rows) - wrong - refused, wrong, refused))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
