#!/usr/bin/env python3
"""Adds to recorded traces where the machine code of their kernels has its arithmetic.

    elsewhere.py REPORT.json TRACE...

REPORT is what 'kperf certify --json' wrote of the same source (its hash is compared with the trace's)
and of what 'kperf instrument' makes of it; the report's `elsewhere` lists go into the trace's certificate, as
kperf run writes them.  For traces that were recorded before kperf looked; a member "elsewhere_by" says so.
"""
import json
import struct
import sys
import zlib

HEAD = struct.Struct("<8sIIQII")


def read(path):
    with open(path, "rb") as f:
        data = f.read()
    magic, version, features, size, _, _ = HEAD.unpack_from(data)
    return (magic, version, features), json.loads(data[32:32 + size]), data[32 + size:]


def write(path, head, info, rest):
    text = json.dumps(info, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)
    start = struct.pack("<8sIIQI", *head, len(text), zlib.crc32(text))
    with open(path, "wb") as f:
        f.write(start + struct.pack("<I", zlib.crc32(start)) + text + rest)


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        report = json.load(f)
    made = report["kernels"][0]["certificate"]
    for path in sys.argv[2:]:
        head, info, rest = read(path)
        if info["kernel"]["source"]["sha256"] != report["original"]["hash"]:
            sys.exit(f"{path}: of another source than {sys.argv[1]}")
        there = info["certificate"]
        there["elsewhere"] = made["elsewhere"]
        there["pristine"]["elsewhere"] = made["pristine"]["elsewhere"]
        there["elsewhere_by"] = f"{report['tool']}, later, from the same source, ptxas " + \
            report["assembler"]["version"]
        write(path, head, info, rest)


if __name__ == "__main__":
    main()
