#!/usr/bin/env python3
"""split.py FILE.ptx DIR: one file for each kernel of a module, DIR/ENTRY.ptx."""
import os
import re
import sys

text = open(sys.argv[1], encoding="ascii").read()
at = [m.start() for m in re.finditer(r"^\.visible \.entry ", text, re.M)] + [len(text)]
shared = re.findall(r"^\.extern \.shared [^\n]*\n", text, re.M)
head = re.sub(r"^\.extern \.shared [^\n]*\n", "", text[:at[0]], flags=re.M)
for a, b in zip(at, at[1:]):
    body = re.sub(r"^\.extern \.shared [^\n]*\n", "", text[a:b], flags=re.M)
    name = re.match(r"\.visible \.entry (\w+)", body).group(1)
    with open(os.path.join(sys.argv[2], name + ".ptx"), "w", encoding="ascii") as f:
        f.write(head + "".join(shared) + body)
