#!/usr/bin/env python3
"""Whether all recording strategies keep what they say, by running them.

    strategies.py run KPERF OUT      runs steps.ptx on the device, then checks
    strategies.py check KPERF OUT    checks the traces that are there
    strategies.py cost KPERF OUT CONFIG...   what each strategy costs a kernel, and
                                     OUT/strategies.json

steps.ptx makes a known sequence of records.  Each trace is read with the reader
of tests/e2e/check_trace.py: every unit must have made just those records and
hold the newest of them, at one below, at and above what a unit keeps; replay
must find the same spans.
"""
import datetime
import importlib.util
import json
import os
import re
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
READER = os.path.join(HERE, "../../tests/e2e/check_trace.py")
spec = importlib.util.spec_from_file_location("reader", READER)
reader = importlib.util.module_from_spec(spec)
spec.loader.exec_module(reader)

KEEP, RING, WARPS = 64, 16, 4
# STEPS, EXTRA: what makes no record, one below, at and above KEEP, and many.
SHAPES = [(0, 0), (0, 1), (3, 0), (7, 1), (8, 0), (8, 1), (31, 1), (32, 0), (32, 1), (1000, 1)]
# The same with the two records of each flush: one that ends at KEEP brings them.
SHAPES += [(23, 2), (23, 3), (24, 1), (24, 2), (24, 3)]

STRATEGIES = {  # name: the config's instrument map, kept records, warps, text's target
    "circular": ("{ring: 64}", KEEP, None, None),
    "circular-group": ("{ring: 64, unit: warpgroup}", KEEP, [0], None),
    "circular-warps": ('{ring: 64, warps: "1,3"}', KEEP, [1, 3], None),
    "global": ("{strategy: global, keep: 64}", KEEP, None, None),
    "global-group": ("{strategy: global, keep: 64, unit: warpgroup}", KEEP, [0], None),
    "global-warps": ('{strategy: global, keep: 64, warps: "1-2"}', KEEP, [1, 2], None),
    "global-in-place": ("{strategy: global, keep: 64, in_place: true}", KEEP, None, None),
    "global-sm80": ("{strategy: global, keep: 64}", KEEP, None, "sm_80"),
    "flush": ("{strategy: flush, ring: 16, keep: 64}", KEEP, None, None),
    "flush-all": ("{strategy: flush, ring: 16, keep: 4096}", 4096, None, None),
    "flush-group": ("{strategy: flush, ring: 16, keep: 64, unit: warpgroup}", KEEP, [0], None),
    "flush-warps": ('{strategy: flush, ring: 16, keep: 64, warps: "0,3"}', KEEP, [0, 3], None),
    "flush-in-place": ("{strategy: flush, ring: 16, keep: 64, in_place: true}", KEEP, None, None),
    "flush-sm80": ("{strategy: flush, ring: 16, keep: 64}", KEEP, None, "sm_80"),
}

CONFIG = """kernel: {kernel}
entry: steps
arch: sm_90a
instrument: {instrument}
sample: every 4 phase 1
shapes:
{shapes}
launch:
  grid: [64]
  block: [128]
params:
  - tensor: out
  - scalar: {{type: u32, value: STEPS}}
  - scalar: {{type: u32, value: EXTRA}}
tensors:
  out: {{dtype: i32, shape: [8192], output: true}}
warmup: 1
repeats: 2
"""


def write_config(out, name, instrument, target):
    kernel = os.path.join(HERE, "steps.ptx")
    if target:
        text = open(kernel).read().replace(".version 8.0", ".version 7.0")
        kernel = os.path.join(out, "steps-%s.ptx" % target)
        with open(kernel, "w") as f:
            f.write(text.replace(".target sm_90a", ".target " + target))
    path = os.path.join(out, name + ".yaml")
    shapes = "\n".join("  - {STEPS: %d, EXTRA: %d}" % s for s in SHAPES)
    with open(path, "w") as f:
        f.write(CONFIG.format(kernel=kernel, instrument=instrument, shapes=shapes))
    return path


def units_of(path):
    """(info, [(unit fields, records in time order)])"""
    units = []
    with open(path, "rb") as f:
        info = reader.read_info(f)
        for kind, p in reader.chunks(f):
            if kind != b"CTAC":
                continue
            at = 8
            for _ in range(struct.unpack_from("<II", p)[1]):
                u = struct.unpack_from("<IIIIQIIQQQQ", p, at)
                at += 64
                r = list(struct.iter_unpack("<II", p[at:at + 8 * u[5]]))
                at += 8 * u[5]
                if u[4] > u[6]:
                    cut = u[4] % u[6]
                    r = r[cut:] + r[:cut]
                units.append((u, r))
    return info, units


def expected(steps, extra, flush):
    """What a unit makes: (kind, region); a half of the ring is flushed when it is full."""
    made = []
    next_flush = RING // 2
    for _ in range(steps):
        made += [(0, "step"), (1, "step")]
        if flush and len(made) >= next_flush:
            made += [(0, "kperf flush"), (1, "kperf flush")]
            next_flush += RING // 2
    for _ in range(extra):
        made.append((2, "last"))
        if flush and len(made) >= next_flush:
            made += [(0, "kperf flush"), (1, "kperf flush")]
            next_flush += RING // 2
    return made


def check(kperf, path, steps, extra, keep, warps, flush):
    info, units = units_of(path)
    names = [r["name"] for r in info["regions"]]
    want = expected(steps, extra, flush)
    warps = warps if warps is not None else list(range(WARPS))
    assert info["capacity"] == keep and info["units"] == len(warps), "layout"
    assert info["units_dropped"] == 0 and info["records_dropped"] == 0, "dropped"
    assert sorted({u[0] for u, _ in units}) == list(range(1, 64, 4)), "CTAs"
    assert len(units) == 16 * len(warps), "%d units" % len(units)
    for u, records in units:
        assert u[3] == warps[u[2]], "unit %d is of warp %d" % (u[2], u[3])
        assert u[4] == len(want), "%d records made, not %d" % (u[4], len(want))
        assert u[5] == len(records) == min(len(want), keep), "%d stored" % u[5]
        assert u[6] == keep
        found = [(t >> 30, names[t & 0xffff]) for t, _ in records]
        assert found == (want[-keep:] if want else []), "%s\nnot %s" % (found, want[-keep:])
        clock, low = u[7], u[7]
        for _, c in reversed(records):  # time goes on, within a second
            assert (low - c) % 2**32 < 2**31, "time runs backwards"
            low = c
    lost = sum(max(0, u[4] - keep) for u, _ in units)
    assert info.get("records_overwritten", 0) == lost, "overwritten"
    csv = path + ".csv"
    subprocess.run([kperf, "replay", "-q", "-f", "--format", "csv", "-o", csv, path], check=True)
    subprocess.run([sys.executable, READER, path, csv], check=True, stdout=subprocess.DEVNULL)
    return len(want), lost


COSTS = {  # name: the config's instrument map
    "circular": "{ring: 128}",
    "flush": "{strategy: flush, ring: 128, keep: 4096}",
    "global": "{strategy: global, keep: 4096}",
    "circular-warp0": '{ring: 128, warps: "0"}',
    "circular-group": "{ring: 128, unit: warpgroup}",
    "global-group": "{strategy: global, keep: 4096, unit: warpgroup}",
}


def run_json(kperf, out, text):
    """The report of a config's run, or None after a message."""
    path = os.path.join(out, "cost.yaml")
    with open(path, "w") as f:
        f.write(text)
    done = subprocess.run([kperf, "run", "-q", "-f", "--json", "-o", out, path],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        print("FAIL", text.splitlines()[-1], done.returncode, done.stderr)
    return json.loads(done.stdout) if done.returncode == 0 else None


def cost(kperf, out, configs):
    """One line a kernel, shape and strategy: ratios of the launch and of probed CTAs."""
    os.makedirs(out, exist_ok=True)
    result = {"schema_version": 1, "name": "strategies", "rows": [],
              "command": "bench/strategies/strategies.py cost kperf OUT "
                         + " ".join(os.path.basename(c) for c in configs)}
    bad = 0
    for config in configs:
        text = open(config).read()
        kernel = re.search("^kernel: *(.*)", text, re.M)[1]
        path = os.path.join(os.path.dirname(os.path.abspath(config)), kernel)
        text = re.sub("^kernel:.*", "kernel: " + path, text, flags=re.M)
        text = re.sub("^instrument:.*\n", "", text, flags=re.M)
        for name, instrument in COSTS.items():
            report = run_json(kperf, out, text + "\ninstrument: " + instrument + "\n")
            bad += report is None
            for shape in (report or {}).get("shapes", []):
                label = "%s %s" % (kernel.removesuffix(".ptx"), shape["label"])
                rows = [r for r in shape["measured"]["rows"] if r["variant"] != "unprobed"]
                for r in rows:
                    result["rows"].append({"kernel": label, "variant": r["variant"] + " " + name,
                                           **{k: r[k] for k in ("ratio", "lo", "hi", "launches")}})
                records = shape["records"]
                print(label, name, " ".join("%s x%.4f" % (r["variant"], r["ratio"]) for r in rows),
                      "probed CTAs x%s," % shape["stamps"]["ratio"],
                      "%d registers, %d kept, %d overwritten"
                      % (shape["assembly"]["probed"]["registers"], records["kept"],
                         records["overwritten"]), flush=True)
            if report:
                device, tool = report["device"], report["assembler"]
                result.update(device=device["name"], driver=device["driver"],
                              assembler="%s %s" % (tool["name"], tool["version"]),
                              date=datetime.date.today().isoformat())
    with open(os.path.join(out, "strategies.json"), "w") as f:
        json.dump(result, f, indent=1)
        f.write("\n")
    return bad


def main():
    if len(sys.argv) > 4 and sys.argv[1] == "cost":
        sys.exit(1 if cost(sys.argv[2], sys.argv[3], sys.argv[4:]) else 0)
    if len(sys.argv) != 4 or sys.argv[1] not in ("run", "check"):
        sys.exit(__doc__)
    kperf, out, bad = sys.argv[2], sys.argv[3], 0
    os.makedirs(out, exist_ok=True)
    for name, (instrument, keep, warps, target) in STRATEGIES.items():
        config = write_config(out, name, instrument, target)
        if sys.argv[1] == "run":
            done = subprocess.run([kperf, "run", "-q", "-f", "-o", out, config],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode:
                bad += 1
                print("FAIL %s: kperf run: %d\n%s" % (name, done.returncode, done.stdout[-3000:]))
                continue
        said = []
        for steps, extra in SHAPES:
            path = os.path.join(out, "%s-STEPS%d-EXTRA%d.kpt" % (name, steps, extra))
            try:
                made, lost = check(kperf, path, steps, extra, keep, warps, name.startswith("flush"))
                said.append("%d/%d" % (made, lost))
            except (AssertionError, OSError, subprocess.CalledProcessError) as e:
                bad += 1
                print("FAIL %s STEPS=%d EXTRA=%d: %s" % (name, steps, extra, e))
        print("%s: records made/lost in all: %s" % (name, " ".join(said)))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
