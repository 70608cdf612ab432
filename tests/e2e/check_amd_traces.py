#!/usr/bin/env python3
"""Holds what kperf replay counts in traces/amd against what the kernels must have done.

Usage: check_amd_traces.py KPERF SRCDIR

How often each wave passes each mark follows from the launch's size, or, of `diverge`, from its
data and the rules of a wave: a branch is taken if any lane takes it.
"""
import json
import os
import subprocess
import sys

KPERF, SRCDIR = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(SRCDIR, "tests", "amd"))
import kernels


def summary(name):
    done = subprocess.run([KPERF, "replay", "-q", "--json", "%s/traces/amd/%s.kpt" %
                           (SRCDIR, name)], capture_output=True, text=True)
    if done.returncode:
        sys.exit("%s: status %d: %s" % (name, done.returncode, done.stderr))
    return json.loads(done.stdout)


def check(name, what, got, want):
    if got != want:
        sys.exit("%s: %s: %r, not %r" % (name, what, got, want))


def counts(s):
    out = {}
    for r in s["rows"]:
        out[r["region"]] = out.get(r["region"], 0) + r["count"]
    return out


def gemm_ring(name):
    turns, groups = 1024 // 32, 4
    s = summary(name)
    check(name, "regions", counts(s), {
        "wait_empty": turns * groups, "load": turns * groups, "fill": turns * groups,
        "wait_full": 2 * turns * groups, "mma": 2 * turns * groups,
        "release": 2 * turns * groups, "epilogue": 2 * groups})
    return s


def attention(name):
    turns, waves = 512 // 16, 4
    each = dict.fromkeys(("load_kv", "sync", "scores", "softmax", "values"), turns * waves)
    check(name, "regions", counts(summary(name)), dict(each, load_q=waves, epilogue=waves))


def reduce(name, wave):
    groups, waves, adds, width = 4, 256 // wave, 0, 128
    while width:
        adds += max(width // wave, 1)
        width //= 2
    check(name, "regions", counts(summary(name)), {
        "load": waves * groups, "sync": 8 * waves * groups, "add": adds * groups,
        "store": waves * groups})


def diverge_marks(data, wave):
    """Marks that a wave passes which has these data."""
    marks = 2 + 2  # all; not_first, which some lane always enters
    lanes = [x for lane, x in enumerate(data) if lane]
    while any(x > 1 for x in lanes):
        lanes = [x for x in lanes if x > 1]
        marks += 2 + 2 * any(x % 2 for x in lanes)
        lanes = [3 * x + 1 if x % 2 else x // 2 for x in lanes]
    return marks + 2 * any(x % 16 == 15 for x in data) + any(x % 3 == 0 for x in data) + \
        any(x % 3 == 1 for x in data)


def diverge(name, wave, ring):
    launch = kernels.diverge(wave)
    data = kernels.unpack("I", launch.buffers[0])
    marks = [diverge_marks(data[i:i + wave], wave) for i in range(0, len(data), wave)]
    seen = summary(name)["counts"]
    check(name, "records made", seen["records"], sum(marks))
    check(name, "records lost", seen["records_lost"], sum(max(m - ring, 0) for m in marks))


def wraps(model, first, then):
    """Iterations that pass from one stage of a role to another: 1 where it stands before it."""
    for role in model["roles"]:
        names = [stage["name"] for stage in role["stages"]]
        if first in names and then in names:
            return int(names.index(then) < names.index(first))
    sys.exit("no role has %s and %s" % (first, then))


def ring_model(name):
    """The ring's waits are linked as the marks say; the sum is the iteration."""
    done = subprocess.run([KPERF, "model", "-q", "--json", "%s/traces/amd/%s.kpt" %
                           (SRCDIR, name)], capture_output=True, text=True)
    if done.returncode:
        sys.exit("%s: model: status %d: %s" % (name, done.returncode, done.stderr))
    model = json.loads(done.stdout)
    links = {(x["on"], x["from"]["region"], x["to"]["region"]): x["distance"]
             for x in model["links"] if "on" in x}
    # Iterations may begin anywhere in a loop: round the ring distances come to its slots.
    turn = [wraps(model, "wait_empty", "fill"), wraps(model, "wait_full", "release")]
    check(name, "slots of the ring", links.get(("full", "fill", "wait_full"), 99) +
          links.get(("empty", "release", "wait_empty"), 99) + sum(turn), 3)
    check(name, "residual below 5%", abs(model["baseline"]["residual"]) < 0.05, True)


gemm_ring("gfx942-gemm_ring")
gemm_ring("gfx1100-gemm_ring")
ring_model("gfx942-gemm_ring")
ring_model("gfx1100-gemm_ring")
attention("gfx90a-attention")
attention("gfx1200-attention")
reduce("gfx1100-reduce", 32)
diverge("gfx942-diverge", 64, 64)

# Two waves share each ring and are out of step: the late one's records count as no later than
# what comes behind them.  Groups of 128 threads walk 825 elements by 384: 3, 2 and 2 turns.
together = summary("gfx942-vector-together")
check("together", "regions", counts(together),
      dict.fromkeys(("load", "compute", "store"), 3 + 2 + 2) | {"done": 0})
check("together", "records", together["counts"]["records"], 6 * (3 + 2 + 2) + 3)
