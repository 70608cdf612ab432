#!/usr/bin/env python3
"""Executes loops that run without probes while their ring would not keep what they record:
what is read out must be what a ring of that length keeps of all records, and their count.

usage: check_quiet.py KPERF SRCDIR
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

LOOP = """	add.u32 %r4, %r4, 1;
	setp.lt.u32 %p4, %r4, %r1;
	@%p4 bra $round;
"""
START = "	mov.u32 %r4, 0;\n"
WAIT = """$again:
	mbarrier.try_wait.parity.shared.b64 %p3, [%r7], 0;
	@!%p3 bra $again;
"""


def loop(add, compare, jump="@%p4"):
    return "	add.%s;\n	setp.%s;\n	%s bra $round;\n" % (add, compare, jump)


UP = "u32 %r4, %r4, 1"
# How the loop begins and ends; what stands in it.  All of them make COUNT rounds.
TOLD = {
    "less": (START, LOOP, ""),
    "numbers with a sign": (START, loop("s32 %r4, %r4, 1", "lt.s32 %p4, %r4, %r1"), ""),
    "until it is there": (START, loop(UP, "ne.u32 %p4, %r4, %r1"), ""),
    "not at least": (START, loop(UP, "ge.u32 %p4, %r4, %r1", "@!%p4"), ""),
    "the bound first": (START, loop(UP, "gt.u32 %p4, %r1, %r4"), ""),
    "no more than": ("	mov.u32 %r4, 1;\n", loop(UP, "le.u32 %p4, %r4, %r1"), ""),
    "by threes": (START + "	mul.lo.u32 %r1, %r1, 3;\n",
                  loop("u32 %r4, %r4, 3", "lt.u32 %p4, %r4, %r1"), ""),
    "by threes, one short": (START + "	mul.lo.u32 %r1, %r1, 3;\n	sub.u32 %r1, %r1, 2;\n",
                             loop("u32 %r4, %r4, 3", "lt.u32 %p4, %r4, %r1"), ""),
    "down": ("	mov.u32 %r4, %r1;\n", loop("s32 %r4, %r4, -1", "gt.s32 %p4, %r4, 0"), ""),
    "down to one": ("	mov.u32 %r4, %r1;\n", loop("s32 %r4, %r4, -1", "ge.s32 %p4, %r4, 1"), ""),
    "64 bits": (START + "	cvt.u64.u32 %d0, %r1;\n	mov.u64 %d2, 0;\n",
                loop("s64 %d2, %d2, 1", "lt.s64 %p4, %d2, %d0"), ""),
    "compared before it is taken on":
        ("	mov.u32 %r4, 1;\n",
         "	setp.lt.u32 %p4, %r4, %r1;\n	add.u32 %r4, %r4, 1;\n	@%p4 bra $round;\n", ""),
    "records of some rounds": (START, LOOP, SOME),
    "a loop inside": (START, LOOP, WAIT),
}
UNTOLD = {
    "a step that is not known": (START, loop("u32 %r4, %r4, %r3", "lt.u32 %p4, %r4, %r1"), ""),
    "a bound that moves": (START, "	add.u32 %r1, %r1, 0;\n" + LOOP, ""),
    "the wrong way": (START, loop(UP, "gt.u32 %p4, %r4, %r1"), ""),
    "two steps": (START, "	add.u32 %r4, %r4, 1;\n" + LOOP, ""),
    "steps of a loop inside": (START, LOOP, "$again:\n	add.u32 %r4, %r4, 1;\n"
                               "	setp.lt.u32 %p3, %r4, %r5;\n	@%p3 bra $again;\n"),
    "another way out": (START, LOOP, "	@%p3 bra $out;\n"),
    "an end inside": (START, LOOP, "	@%p3 ret;\n"),
    "another way in": ("	@%p3 bra $round;\n" + START, LOOP, ""),
    "numbers with a point": (START, loop("f32 %f1, %f1, 1", "lt.f32 %p4, %f1, %f0"), ""),
    "two conditions": (START, loop(UP, "lt.and.u32 %p4, %r4, %r1, %p3"), ""),
}
RING = 16


def text_of(kernel, options, whole=True):
    start, end, inside = kernel
    text = source(SRCDIR)
    assert START in text and LOOP in text
    text = text.replace(START, start).replace(LOOP, end).replace("	// WORK\n", inside)
    text = text.replace("	// kperf.end whole\n", "$out:\n	// kperf.end whole\n")
    if not whole:
        text = re.sub(r"\t// kperf\.\w+ whole\n", "", text)
    args = [KPERF, "instrument", "-q", "--ring=%d" % RING, "-o", "-", "-"] + options.split()
    return subprocess.run(args, input=text, stdout=subprocess.PIPE, check=True, text=True).stdout


def launch(text, rounds):
    """The units, and how often all lanes read a clock."""
    reads, value = [0], ptx_run.Thread.value

    def counted(self, a):
        reads[0] += a == "%clock"
        return value(self, a)
    ring = int(re.search(r"kperf_ring\[(\d+)\]", text)[1])
    text = text.replace("mov.u32 %r7, full;", "mov.u32 %r7, 0;")
    ptx_run.Thread.value = counted
    memory = ptx_run.launch(text, 1, 32, ring, {"out": OUT, "count": rounds},
                            (AREA, STAMPS, 0x20000, 1, 1, 0, 0, 100), 0x40000, tuple(range(32)))
    ptx_run.Thread.value = value
    return ptx_run.units(memory, AREA, RING), reads[0]


def check(kernel, text, rounds):
    want = expected(kernel[2], rounds)
    (u, records), = launch(text, rounds)[0]
    assert u[4:7] == (len(want), min(len(want), RING), RING), u
    found = [t for t, _ in records]
    assert found == want[-RING:], "%s instead of %s" % ([hex(t) for t in found],
                                                        [hex(t) for t in want[-RING:]])


def main():
    tried = 0
    for name, kernel in TOLD.items():
        for options in ("", "--at-once", "--in-place", "--unit=warpgroup", "--slim"):
            text = text_of(kernel, "--only-kept " + options)
            if "$kperf_quiet:" not in text:
                sys.exit("%s, %s: all rounds are recorded" % (name, options))
            for rounds in (1, 2, 3, 4, 5, 6, 7, 8, 9, 23):
                tried += 1
                try:
                    check(kernel, text, rounds)
                except (AssertionError, ValueError) as e:
                    sys.exit("%s, %s, %d rounds: %s" % (name, options, rounds, e))
            # Four rounds fill the ring; five are recorded, or one more, of four clocks each.
            reads = launch(text, 23)[1]
            most = 32 * (2 + 6 * 4) + 6
            if not 32 * (2 + 4 * 4) <= reads <= most:
                sys.exit("%s, %s: %d clocks were read" % (name, options, reads))
    for name, kernel in UNTOLD.items():
        tried += 1
        if "$kperf_quiet" in text_of(kernel, "--only-kept", False):
            sys.exit("%s: taken for told" % name)
    print("%d launches and texts" % tried)


main()
