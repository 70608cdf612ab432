"""Adds the rules that marked its kernel to a trace that holds none.

    with_rules.py TRACE OUT WORD...

WORD: what --auto was told to find.
"""
import json
import struct
import sys
import zlib

data = open(sys.argv[1], "rb").read()
magic, version, features, size, _, _ = struct.unpack("<8sIIQII", data[:32])
info = json.loads(data[32:32 + size])
info["kernel"]["source"]["rules"] = {"auto": sys.argv[3:], "rules": []}
text = json.dumps(info).encode()
text += b" " * (-len(text) % 8)
head = struct.pack("<8sIIQI", magic, version, features, len(text), zlib.crc32(text))
with open(sys.argv[2], "wb") as out:
    out.write(head + struct.pack("<I", zlib.crc32(head)) + text + data[32 + size:])
