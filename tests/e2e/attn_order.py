#!/usr/bin/env python3
"""Is the softmax of attn_ws_b's loops where the original has it?

usage: attn_order.py ORIGINAL PROBED LOOPS: disassembled; so many loops of the probed kernel have
the softmax.  Exit status 77: the original itself is ordered otherwise.
"""
import re
import sys

EXPONENTIALS, MOST = 66, 50  # of an iteration; so many before its last wait for a product
LENGTH = 760  # no loop is longer: a poll that stands out of line goes back over more


def loops(path):
    """Of each loop with the softmax: how many exponentials stand before its last wait."""
    code, labels, found = [], {}, []
    with open(path) as f:
        for line in f:
            label = re.match(r"\s*(\.L_x_\d+):", line)
            if label:
                labels[label.group(1)] = len(code)
            instruction = re.match(r"\s*/\*[0-9a-f]{4,6}\*/\s+(.*?);", line)
            if instruction:
                code.append(instruction.group(1))
    for i, line in enumerate(code):
        back = re.search(r"BRA.*`\((\.L_x_\d+)\)", line)
        begin = labels.get(back.group(1), len(code)) if back else len(code)
        body = code[begin:i + 1] if begin <= i else []
        exponentials = [k for k, x in enumerate(body) if "MUFU.EX2" in x]
        waits = [k for k, x in enumerate(body) if "WARPGROUP.DEPBAR" in x]
        if len(body) < LENGTH and len(exponentials) == EXPONENTIALS and waits:
            found.append(sum(k < waits[-1] for k in exponentials))
    return found


original, probed = loops(sys.argv[1]), loops(sys.argv[2])
print("before the last wait, original:", original, "probed:", probed)
if len(original) != 1 or original[0] < MOST:
    sys.exit(77)
sys.exit(len(probed) != int(sys.argv[3]) or min(probed) < MOST)
