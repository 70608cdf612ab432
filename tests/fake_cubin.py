#!/usr/bin/env python3
"""A text as the code of a cubin, for the driver of the tests: fake_cubin.py TEXT KERNEL OUT."""
import struct
import sys

text, kernel, out = sys.argv[1:]
with open(text, "rb") as f:
    code = f.read() + b"\0"
code += bytes(-len(code) % 128)
NAMES = f"\0.shstrtab\0.text.{kernel}\0.nv.info.{kernel}\0.symtab\0".encode()
EXITS = struct.pack("<BBHI", 4, 0x1c, 4, 0x40)
SYMBOLS = bytes(24) + struct.pack("<IBBHQQ", 0, 0x12, 0, 2, 0, len(code))
parts = [(b"", 0, 0), (NAMES, 3, 1), (code, 1, NAMES.index(b".text")),
         (EXITS, 0x70000000, NAMES.index(b".nv.info")), (SYMBOLS, 2, NAMES.index(b".symtab"))]
at, body, table = 128, b"", b""
for data, kind, name in [parts[0], parts[2], parts[1], *parts[3:]]:  # the code lies first
    row = struct.pack("<IIQQQQIIQQ", name, kind, 0, 0, at if data else 0, len(data), 0, 0, 1, 0)
    table, body, at = table + row, body + data, at + len(data)
table = table[:64] + table[128:192] + table[64:128] + table[192:]
head = struct.pack("<16sHHIQQQIHHHHHH", b"\177ELF\2\1\1", 2, 190, 1, 0, 0, at, 0x06005a04, 64, 56,
                   0, 64, len(parts), 1)
with open(out, "wb") as f:
    f.write(head + bytes(64) + body + table)
