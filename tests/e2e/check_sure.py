#!/usr/bin/env python3
"""Executes the drain of a text whose launch has a place for every unit.

usage: check_sure.py TEXT WRITERS, WRITERS: 'first', 'last' or 'all': when they leave
"""
import os
import struct
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import ptx_run  # noqa: E402

GRID, BLOCK, KEEP, WARPS = 3, 64, 8, 2
STAMPS, OUT, AREA = (ptx_run.GLOBAL + at for at in (0x1000, 0, 0x2000))
PLACE = 64 + 8 * KEEP
START, END = 0, 1
# lane 0 writes the records; of the lanes that run, 0 and 1, these leave something in `out`
STAY = {"first": (1,), "last": (0,), "all": ()}


def header(memory, at, cta):
    """When a unit ended, by clock and time: all that it says is as it should be."""
    of, sm, unit, warp, count, more, stored, capacity, begin, time, end, body = struct.unpack_from(
        "<8I3QI", memory, at)
    assert (unit, warp, stored, capacity, body) == (0, 0, 0, 0, 0), "what the place says"
    if DIRECT:
        assert (of, sm, count, more, end) == (0, 0, 2, cta, 0), "a header beside its count"
    else:
        assert (of, sm, count, more) == (cta, 7, 2, 0) and begin < end, "a header"
    return begin, time


def check_unit(memory, probed, place):
    at, cta = AREA - ptx_run.GLOBAL + 64 + place * PLACE, probed[place // WARPS]
    begin, time = header(memory, at, cta)
    records = list(struct.iter_unpack("<II", memory[at + 64:at + PLACE]))
    assert [t for t, _ in records[:2]] == [START << 30, END << 30], records
    assert (records[1][1] - records[0][1]) % 2**32 < 100, "clocks"
    assert time == 10**9 + cta and (begin - records[1][1]) % 2**32 < 1000
    return begin


def check(text, stay, every):
    probed = list(range(0, GRID, every))
    control = (AREA, STAMPS, 64 + len(probed) * WARPS * PLACE, GRID, every, 0, 0, 100)
    memory = ptx_run.launch(text, GRID, BLOCK, WARPS * 8 * KEEP, {"out": OUT}, control, 0x4000)
    begun = [check_unit(memory, probed, i) for i in range(len(probed) * WARPS)]
    behind = AREA - ptx_run.GLOBAL + control[2]
    assert not any(memory[behind:]), "something behind the places"
    out = [i for i in range(BLOCK) if memory[4 * i:4 * i + 4] != bytes(4)]
    assert out == [i for i in range(BLOCK) if i and i % 32 in stay], "the kernel's own: %s" % out
    for cta in range(GRID):
        flags, exited = struct.unpack_from("<8xI20xQ", memory, 0x1000 + 48 * cta)
        assert flags == (3 if cta in probed else 1), "a stamp"
        drains = [b for i, b in enumerate(begun) if probed[i // WARPS] == cta]
        assert all(b <= exited + LATE for b in drains), "the last to leave"


with open(sys.argv[1]) as f:
    source = f.read()
LATE = 64 if '"slim":true' in source else 0  # slim drains begin behind the stamp
DIRECT = '"strategy":"global"' in source
for n in (1, 2):
    check(source, STAY[sys.argv[2]], n)
