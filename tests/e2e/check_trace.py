#!/usr/bin/env python3
"""A second reader of .kpt files, written from kperf-trace(5) alone.

usage: check_trace.py TRACE CSV

CSV is what 'kperf replay --format csv' made of TRACE.  Every whole span must
be in both, with the same recorded times.
"""
import csv
import json
import struct
import sys
import zlib
from collections import Counter


def take(f, n):
    data = f.read(n)
    assert len(data) == n, "truncated"
    return data


def read_info(f):
    head = take(f, 32)
    magic, version, features, size, info_crc, head_crc = struct.unpack("<8sIIQII", head)
    assert magic == b"\x89KPT\r\n\x1a\n" and version == 1 and features < 16
    assert zlib.crc32(head[:28]) == head_crc
    info = take(f, size)
    assert zlib.crc32(info) == info_crc and size % 8 == 0
    info = json.loads(info)
    assert (info.setdefault("clock_bits", 32) != 32) == (features & 1 == 1)
    assert info.setdefault("shared_boundaries", False) == (features & 2 == 2)
    assert ("bodies" in info) == (features & 4 == 4)
    return info


def chunks(f):
    while True:
        head = take(f, 16)
        kind, crc, size = struct.unpack("<4sIQ", head)
        payload = take(f, size)
        assert zlib.crc32(payload, zlib.crc32(head[8:], zlib.crc32(head[:4]))) == crc
        assert take(f, -size % 8).count(0) == -size % 8
        yield kind, payload
        if kind == b"KEND":
            assert f.read(1) == b""
            return


def unit_spans(unit, records, entry, bits):
    """(region, start, end) of every whole span, in cycles since entry."""
    count, stored, capacity, drain = unit[4], unit[5], unit[6], unit[7]
    assert stored == min(count, capacity) == len(records)
    if count > capacity:
        oldest = count % capacity
        records = records[oldest:] + records[:oldest]
    clock, times = drain, []
    for _, low in reversed(records):
        assert low < 2 ** bits
        clock -= (clock - low) % 2 ** bits
        times.append(clock - entry)
    times.reverse()
    stack, spans = [], []
    for (tag, _), t in zip(records, times):
        kind, region = tag >> 30, tag & 0xFFFF
        ended = region if kind == 1 else tag >> 16 & 0x3FFF
        assert kind == 3 or tag & 0x3FFF0000 == 0
        if kind in (1, 3) and stack:
            assert stack[-1][0] == ended, "regions cross"
            spans.append(stack.pop() + (t,))
        if kind in (0, 3):
            stack.append((region, t))
    return spans


def read_trace(path):
    f = open(path, "rb")
    info = read_info(f)
    names = [r["name"] for r in info["regions"]]
    entries, found, totals = {}, Counter(), [0, 0, 0, 0]
    for kind, p in chunks(f):
        if kind == b"STMP":
            for s in struct.iter_unpack("<IIIIQQQQ", p):
                totals[0] += 1
                if s[2] & 1:
                    entries[s[0]] = s[4]
        elif kind == b"CTAC":
            cta, n = struct.unpack_from("<II", p)
            totals[1] += 1
            at = 8
            for _ in range(n):
                unit = struct.unpack_from("<IIIIQIIQQQQ", p, at)
                at += 64
                records = list(struct.iter_unpack("<II", p[at:at + 8 * unit[5]]))
                at += 8 * unit[5]
                totals[2] += 1
                totals[3] += unit[5]
                for region, a, b in unit_spans(
                        unit, records, entries[cta], info["clock_bits"]):
                    found[(cta, unit[2], names[region], a, b)] += 1
            assert at == len(p)
        else:
            assert kind == b"KEND" and list(struct.unpack("<4Q", p)) == totals
    return found


def read_csv(path):
    found = Counter()
    for row in csv.DictReader(open(path, newline="", encoding="utf-8")):
        if row["kind"] == "span" and "open_" not in row["flags"]:
            found[(int(row["cta"]), int(row["unit"]), row["region"],
                   int(row["raw_start_cycles"]), int(row["raw_end_cycles"]))] += 1
    return found


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    mine, theirs = read_trace(sys.argv[1]), read_csv(sys.argv[2])
    if mine != theirs:
        sys.exit("check_trace: only in the trace: %s; only in the CSV: %s"
                 % (list((mine - theirs).items())[:3], list((theirs - mine).items())[:3]))
    print("%d spans: the same" % sum(mine.values()))
