#!/usr/bin/env python3
"""Executes the probes of every recording strategy on an interpreter.

usage: check_strategies.py KPERF SRCDIR
"""
import importlib.util
import os
import re
import struct
import subprocess
import sys

KPERF, SRCDIR = sys.argv[1:3]
sys.path.insert(0, os.path.join(SRCDIR, "tests/e2e"))
sys.dont_write_bytecode = True
import ptx_run  # noqa: E402

spec = importlib.util.spec_from_file_location(
    "strategies", os.path.join(SRCDIR, "bench/strategies/strategies.py"))
strategies = importlib.util.module_from_spec(spec)
spec.loader.exec_module(strategies)

RING = strategies.RING
CASES = [  # options, records kept, warps that record
    ("--ring=16", 16, [0, 1, 2, 3]),
    ("--ring=16 --unit=warpgroup", 16, [0]),
    ("--ring=16 --at-once", 16, [0, 1, 2, 3]),
    ("--ring=16 --slim", 16, [0, 1, 2, 3]),
    ("--ring=16 --slim --at-once", 16, [0, 1, 2, 3]),
    ("--ring=16 --slim --warps=1,3 --in-place", 16, [1, 3]),
    ("--strategy=flush --ring=16 --keep=64 --slim", 64, [0, 1, 2, 3]),
    ("--strategy=global --keep=16 --slim", 16, [0, 1, 2, 3]),
    ("--ring=16 --bodies=2", 16, [0, 1, 2, 3]),
    ("--strategy=global --keep=16 --split=last/step,last", 16, [0, 1, 2, 3]),
    ("--ring=16 --warps=1,3 --in-place", 16, [1, 3]),
    ("--strategy=global --keep=16", 16, [0, 1, 2, 3]),
    ("--strategy=global --keep=16 --unit=warpgroup", 16, [0]),
    ("--strategy=global --keep=16 --warps=2-3 --in-place", 16, [2, 3]),
    ("--strategy=flush --ring=16 --keep=16", 16, [0, 1, 2, 3]),
    ("--strategy=flush --ring=16 --keep=64", 64, [0, 1, 2, 3]),
    ("--strategy=flush --ring=16 --keep=32 --unit=warpgroup", 32, [0]),
    ("--strategy=flush --ring=16 --keep=32 --warps=0,2 --in-place", 32, [0, 2]),
]
GRID, BLOCK = 3, 128
AREA = ptx_run.GLOBAL + 0x100000
STAMPS, OUT = ptx_run.GLOBAL + 0x8000, ptx_run.GLOBAL


def shapes_of(keep, flush):
    """STEPS and EXTRA for no record, one, and counts about a ring and what is kept."""
    found = {}
    for n in range(80):
        for e in range(4):
            found.setdefault(len(strategies.expected(n, e, flush)), (n, e))
    # The record that fills what is kept brings a flush, which is two more.
    edge = {keep - 1, keep + 2, keep + 3} if flush else {keep - 1, keep, keep + 1}
    assert edge <= set(found), "what is kept is not tried"
    counts = [0, 1, RING - 1, RING, RING + 1, keep + 9, 2 * keep + 1, *edge]
    return sorted({found[c] for c in counts if c in found})


def text_of(options, old):
    source = open(os.path.join(SRCDIR, "bench/strategies/steps.ptx")).read()
    if old: # no bulk copies, and lanes that copy together
        source = source.replace(".version 8.0", ".version 7.0").replace("sm_90a", "sm_80")
    args = [KPERF, "instrument", "-q", "-o", "-", "-"] + options.split()
    return subprocess.run(args, input=source, stdout=subprocess.PIPE, check=True, text=True).stdout


def units_in(memory, keep):
    """[(header, records in order of time)], (units, records) dropped."""
    at = AREA - ptx_run.GLOBAL
    cursor, records_dropped, units_dropped, _, end = struct.unpack_from("<QQIIQ", memory, at)
    units, offset = [], 64
    assert (cursor, end) == (64, 0), "places are computed"
    while any(memory[at + offset:at + offset + 64]):
        u = struct.unpack_from("<IIIIQIIQQQQ", memory, at + offset)
        first = at + offset + 64
        r = list(struct.iter_unpack("<II", memory[first:first + 8 * u[5]]))
        cut = u[4] % keep if u[4] > keep else 0
        units.append((u, r[cut:] + r[:cut]))
        offset += 64 + 8 * keep
    return units, (units_dropped, records_dropped)


def run(text, steps, extra, area_bytes, every=2):
    ring = re.search(r"kperf_ring\[(\d+)\]", text)
    control = (AREA if area_bytes else 0, STAMPS, area_bytes, GRID, every, 0, 0, 100)
    return ptx_run.launch(text, GRID, BLOCK, int(ring[1]) if ring else 0,
                          {"out": OUT, "count": steps, "extra": extra}, control, 0x180000)


def bodies_of(options):
    """What the CTAs 0 and 2, the first and the second of the sampled, record."""
    if "--bodies=2" in options:
        return [{"step"}, {"last"}]
    if "--split" in options:
        return [{"last"}, {"step", "last"}]
    return [{"step", "last", "kperf flush"}] * 2


def check(options, keep, warps, text, steps, extra):
    flush = "flush" in options
    bodies, made = bodies_of(options), strategies.expected(steps, extra, flush)
    several = bodies[0] != bodies[1]
    memory = run(text, steps, extra, 0x80000)
    units, dropped = units_in(memory, keep)
    assert dropped == (0, 0)
    assert [(u[0], u[2], u[3]) for u, _ in units] == \
        [(cta, i, w) for cta in (0, 2) for i, w in enumerate(warps)], "who recorded"
    for u, r in units:
        want = [m for m in made if m[1] in bodies[u[0] // 2]]
        assert u[10] == (u[0] // 2 if several else 0), "the body is %d" % u[10]
        assert u[4:7] == (len(want), min(len(want), keep), keep), "%s records" % (u[4:7],)
        found = [(t >> 30, ("step", "last", "kperf flush")[t & 0xffff]) for t, _ in r]
        assert found == (want[-keep:] if want else []), found
        assert all((b[1] - a[1]) % 2**32 < 1000 for a, b in zip(r, r[1:])), "clocks"
        assert u[1] == 7 and u[7] < u[9] and (not r or (u[7] - r[-1][1]) % 2**32 < 1000)
    # The interpreter runs warp by warp: the first one's lane 0, which makes the slim stamp behind a
    # branch, has made some steps more.
    check_stamps(memory, [u for u, _ in units], 32 if "slim" in options else 0)
    return memory


def check_stamps(memory, units, more):
    """Each CTA's is of the last warp that left."""
    for i in range(GRID):
        cta, _, flags, _, entry, entered, exit_, left = struct.unpack_from(
            "<4I4Q", memory, STAMPS - ptx_run.GLOBAL + 48 * i)
        begun = [u[7] for u in units if u[0] == i]
        assert (cta, flags) == (i, 3 if begun else 1), "a stamp: %d, %d" % (cta, flags)
        assert entry < exit_ and entered <= left, "a CTA's end"
        assert all(b <= exit_ + more for b in begun), "the last to leave"


def check_no_room(options, keep, warps, text):
    """Room for one unit and half of another: the rest is counted."""
    want = len(strategies.expected(10, 0, "flush" in options))
    one = 64 + 8 * keep
    memory = run(text, 10, 0, 64 + one + one // 2)
    units, dropped = units_in(memory, keep)
    others = 2 * len(warps) - 1
    assert len(units) == 1 and dropped[0] == others, dropped
    assert "bodies" in options or "split" in options or dropped[1] == others * want, dropped
    at = AREA - ptx_run.GLOBAL + 64 + one + one // 2
    assert not any(memory[at:]), "something behind the area"


def output(steps):
    """What lanes 0 and 1 of each warp leave in `out`."""
    out = bytearray(0x8000)
    for i in range(GRID * BLOCK):
        v = i
        for _ in range(steps):
            v = (v * 1664525 + 1013904223) % 2**32
        if i % 32 < 2:
            struct.pack_into("<I", out, 4 * i, v)
    return out


def main():
    tried = 0
    for options, keep, warps in CASES:
        for old in (False, True):
            text = text_of(options, old)
            for steps, extra in shapes_of(keep, "flush" in options):
                tried += 1
                try:
                    memory = check(options, keep, warps, text, steps, extra)
                    assert memory[:0x8000] == output(steps), "the kernel's own output"
                except AssertionError as e:
                    sys.exit("%s, %s, %d steps and %d: %s"
                             % (options, "sm_80" if old else "sm_90a", steps, extra, e))
            check_no_room(options, keep, warps, text)
            memory = run(text, 10, 0, 0)
            assert not any(memory[AREA - ptx_run.GLOBAL:]), "records without an area"
    print("%d strategies, %d launches" % (len(CASES), tried))


main()
