#!/usr/bin/env python3
"""Compares machine code of kernels before and behind instrumentation.

Usage: amd_code.py PAIRS        lines of two files: ORIGINAL.dis PROBED.dis

Both are `llvm-objdump -d`.  In the probed one the original body must stand whole, byte for
byte, but that each s_endpgm (and the message before it that gives registers back) is a branch
of the same length; and it must begin at a multiple of 256 bytes.
"""
import re
import sys

LINE = re.compile(r"^\s+(\S.*?)\s*// ([0-9A-F]+): ((?:[0-9A-F]{8} ?)+)")
LABEL = re.compile(r"^([0-9a-f]+) <(.+)>:")


def read(path):
    """{function: [(address, text, bytes)]}"""
    functions, at = {}, None
    for line in open(path):
        label = LABEL.match(line)
        if label:
            at = functions.setdefault(label[2], [])
        code = LINE.match(line)
        if code and at is not None:
            at.append((int(code[2], 16), code[1], code[3].strip()))
    return functions


def is_end(text):
    return text.startswith("s_endpgm") or "MSG_DEALLOC_VGPRS" in text


def same(want, got):
    """Are these the same instructions, ends but for ends?"""
    for (_, text, raw), (_, other, there) in zip(want, got):
        if is_end(text):
            if not other.startswith("s_branch") and raw != there:
                return False
        elif raw != there:
            return False
    return len(got) == len(want)


def trim(code):
    """Without what only fills up behind the last end."""
    last = max(i for i, c in enumerate(code) if c[1].startswith("s_endpgm"))
    return code[:last + 1]


def compare(before, behind):
    original, probed = read(before), read(behind)
    for name, code in original.items():
        want, got = trim(code), probed[name]
        found = [i for i in range(len(got) - len(want) + 1) if same(want, got[i:i + len(want)])]
        if len(found) != 1:
            sys.exit(f"{behind}: {name}: the original body stands there {len(found)} times")
        start = got[found[0]][0]
        if start % 256 != code[0][0] % 256:
            sys.exit(f"{behind}: {name}: the body begins at 0x{start:x}")


def main():
    pairs = [line.split() for line in open(sys.argv[1])]
    for before, behind in pairs:
        compare(before, behind)
    print(len(pairs), "kernels compared")


main()
