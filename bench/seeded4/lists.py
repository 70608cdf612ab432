#!/usr/bin/env python3
"""lists.py OUT: which pages decode reads, which rows bag does, into OUT."""
import os
import random
import struct
import sys

for name, count, below in (("table.i32", 396 * 64, 512), ("list.i32", 132 * 192 * 24, 65536)):
    draw = random.Random(4)
    with open(os.path.join(sys.argv[1], name), "wb") as f:
        f.write(struct.pack(f"<{count}i", *(draw.randrange(below) for _ in range(count))))
