#!/usr/bin/env python3
"""Executes the probes of loops whose records the lanes of a warp store.

usage: check_lanes.py KPERF SRCDIR
"""
import os
import re
import subprocess
import sys

KPERF, SRCDIR = sys.argv[1:3]
sys.path.insert(0, os.path.join(SRCDIR, "tests/e2e"))
sys.dont_write_bytecode = True
import ptx_run  # noqa: E402
from rounds import AREA, OUT, SOME, STAMPS, expected, source  # noqa: E402

FIRST = """	@!%p1 cp.async.bulk.commit_group;
"""
MATH = "	fma.rn.f32 %f1, %f1, %f1, %f1;\n" * 32
COMMIT = "	wgmma.commit_group.sync.aligned;\n"
# The loop's other work, behind its regions; is it left at its head; do lanes store?
KERNELS = {"products": ("", False, False), "products and work": (MATH, False, True),
           "copies of one thread": (SOME, False, True), "copies": (FIRST, False, True),
           "work while products run": (COMMIT + MATH, False, True),
           "left at its head": (FIRST, True, False)}
ALL = tuple(range(32))


def text_of(work, left, options):
    text = source(SRCDIR)
    if left:
        text = text.replace("$round:\n", "$round:\n\tsetp.ge.u32 %p4, %r4, %r1;\n"
                                "\t@%p4 bra $out;\n").replace(
            "\tsetp.lt.u32 %p4, %r4, %r1;\n\t@%p4 bra $round;\n", "\tbra $round;\n$out:\n")
    if work.startswith(COMMIT):  # in the region that starts them
        text = text.replace(COMMIT, work)
        work = ""
    text = text.replace("\t// WORK\n", work)
    args = [KPERF, "instrument", "-q", "-o", "-", "-"] + options.split()
    return subprocess.run(args, input=text, stdout=subprocess.PIPE, check=True, text=True).stdout


def units_of(text, rounds, keep):
    ring = int(re.search(r"kperf_ring\[(\d+)\]", text)[1])
    control = (AREA, STAMPS, 0x20000, 2, 1, 0, 0, 100)
    text = text.replace("mov.u32 %r7, full;", "mov.u32 %r7, 0;")
    memory = ptx_run.launch(text, 2, 64, ring, {"out": OUT, "count": rounds}, control, 0x40000, ALL)
    return ptx_run.units(memory, AREA, keep)


def check(work, left, options, rounds):
    keep = 16
    text = text_of(work, left, "--ring=16 " + options)
    want = expected(work, rounds)
    units = units_of(text, rounds, keep)
    warps = [1] if "--warps" in options else [0] if "warpgroup" in options else [0, 1]
    assert [u[3] for u, _ in units] == warps * 2, "who recorded: %s" % [u[:4] for u, _ in units]
    for u, r in units:
        assert u[4:7] == (len(want), min(len(want), keep), keep), u
        found = [t for t, _ in r]
        assert found == want[-keep:], "%s instead of %s" % ([hex(t) for t in found],
                                                            [hex(t) for t in want[-keep:]])
        # The interpreter's clock counts a lane's own steps, and the copies are lane 0's.
        assert work == SOME or all(0 < (b[1] - a[1]) % 2**32 < 1000 for a, b in zip(r, r[1:]))


def main():
    tried = 0
    for name, (work, left, lanes) in KERNELS.items():
        for options in ("", "--unit=warpgroup", "--warps=1", "--in-place", "--at-once",
                        "--slim"):
            by = "%kperf_l;" in text_of(work, left, "--ring=16 " + options)
            if by != (lanes and "at-once" not in options):
                sys.exit("%s, %s: stored by %s" % (name, options, "lanes" if by else "one"))
            for rounds in (1, 2, 3, 4, 5, 11):
                tried += 1
                try:
                    check(work, left, options, rounds)
                except AssertionError as e:
                    sys.exit("%s, %s, %d rounds: %s" % (name, options, rounds, e))
    print("%d launches" % tried)


main()
