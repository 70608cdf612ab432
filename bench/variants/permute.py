#!/usr/bin/env python3
"""What of a late arrive costs: single instructions of a kernel's machine code in another order.

    permute.py build CUBINS DIR             what KERNELS names, of cubins by layouts.py, into DIR
    permute.py run CUBINS OUT SECONDS NOPS  on a device: all of them, each in layouts of so many NOPs
                                            (0,3,6,11), in random order; one line of JSON each
    permute.py sum RESULT RUN...            each order's cycles an iteration against its kernel's

All is done to the copy that unprobed CTAs run, the first loop of the text.  There the wait for the scores
comes first; behind it the product's wait, the arrive that releases K and that which releases V, with what
computes the slots' addresses and some of the softmax between.  Orders:
    late      K's arrive straight behind the product's wait, not before it
    chain     the product's wait to straight before K's arrive: behind what computes the slot's address
    early     ... to straight behind K's arrive
    most      ... to straight before V's arrive
    vfirst    the two arrives release each other's slot
Control codes go along.  `run` compares the outputs of all orders of a kernel, bit by bit, and says which
differ; these are left out.
"""
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TRACE = os.path.join(HERE, "../../traces/variants/%s-B2-H16-S4096.kpt")
KERNELS = {
    "attn_ws_b_turns": ["late"],
    "attn_ws_b_klate_turns": ["chain", "early", "most"],
    "attn_ws_b_s1": ["late"],
    "attn_ws_b_s1_klate": ["early", "vfirst"],
    "attn_ws_b_s1_turns": ["late"],
    "attn_ws_b_vfirst_turns": ["late"],
    "attn_ws_b_k1v2": ["late"],
    "attn_ws_b_k1v2_turns": ["late"],
}
TRIPS = 32


def marks(path):
    """Where the product's wait, K's arrive and V's stand, as numbers of instructions."""
    text = subprocess.run([os.environ.get("NVDISASM", "nvdisasm"), "-c", path],
                          capture_output=True, check=True, text=True).stdout
    code = [op for _, op in re.findall(r"^\s+/\*([0-9a-f]{4,})\*/\s+(.*?);", text, re.M)]
    scores = next(i for i, op in enumerate(code) if "DEPBAR.LE gsb0, 0x1" in op)
    wait = next(i for i in range(scores, len(code)) if "DEPBAR.LE gsb0, 0x0" in code[i])
    k, v = [i for i in range(scores, len(code)) if "SYNCS.ARRIVE" in code[i]][:2]
    return wait, k, v


def reordered(image, base, size, order, wait, k, v):
    code = [image[base + at:base + at + 16] for at in range(0, size, 16)]
    if order == "vfirst":  # the offset of the address is in the upper 3 bytes of 8
        code[k], code[v] = (code[a][:5] + code[b][5:8] + code[a][8:] for a, b in ((k, v), (v, k)))
    elif order == "late":
        assert k < wait
        code.insert(wait, code.pop(k))
    else:
        assert wait < k
        code.insert({"chain": k - 1, "early": k, "most": v - 1}[order], code.pop(wait))
    return image[:base] + b"".join(code) + image[base + size:]


def build(cubins, folder):
    from layouts import sections_of
    os.makedirs(folder, exist_ok=True)
    for name, orders in KERNELS.items():
        path = os.path.join(cubins, name + ".as-built.cubin")
        with open(path, "rb") as f:
            image = f.read()
        text = sections_of(image)[".text.attn_ws"][1]
        found = marks(path)
        for order in ["as-built", *orders]:
            made = image if order == "as-built" else \
                reordered(image, text[4], text[5], order, *found)
            with open(os.path.join(folder, f"{name}.{order}.cubin"), "wb") as f:
                f.write(made)


def rows_of(folder, into, shifts):
    import launches
    import layouts
    rows = []
    for name, orders in KERNELS.items():
        row = launches.row_of(TRACE % name, TRACE % name)
        for order in ["as-built", *orders]:
            with open(os.path.join(folder, f"{name}.{order}.cubin"), "rb") as f:
                image = f.read()
            for nops in shifts:
                kernel = f"{name}.{order}.{nops}"
                with open(os.path.join(into, kernel + ".cubin"), "wb") as f:
                    f.write(layouts.shifted(image, row["entry"], nops))
                rows.append({**row, "name": name, "kernel": kernel, "order": order, "nops": nops,
                             "original": False})
    return rows


def run(folder, out, seconds, shifts):
    import launches
    import layouts
    draw = random.Random(7)
    with tempfile.TemporaryDirectory() as into:
        rows = rows_of(folder, into, shifts)
        d = launches.Device(rows, into, [])
        d.calls = [d.call(row, into, False) for row in rows]
    d.saved = d.torch.zeros((len(rows), d.stamps.numel()), dtype=d.torch.int64, device="cuda")
    d.events = [[d.torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in rows]
    d.tensors = lambda row: launches.tensors_of(row, d.torch, d.kept)
    wrong = layouts.check_outputs(d, rows)
    order, took, begun = list(range(len(rows))), [[] for _ in rows], time.monotonic()
    while len(took[0]) < 3 or time.monotonic() - begun < seconds:
        draw.shuffle(order)
        for k in order:
            d.launch(k, False)
        d.torch.cuda.synchronize()
        for k, value in enumerate(layouts.figures(d, rows)):
            took[k].append(round(value, 2))
    with open(out, "w", encoding="utf-8") as f:
        for k, (row, values) in enumerate(zip(rows, took)):
            f.write(json.dumps({"kernel": row["name"], "order": row["order"], "nops": row["nops"],
                                "differs": k in wrong, "values": values}) + "\n")


def summed(paths):
    found, differs = {}, set()
    for path in paths:
        with open(path, encoding="utf-8") as f:
            for line in f:
                one = json.loads(line)
                key = one["kernel"], one["order"]
                found.setdefault(key, []).append(round(statistics.median(one["values"]), 1))
                if one["differs"]:
                    differs.add(key)
    rows = []
    for (kernel, order), by in found.items():
        mean, base = statistics.fmean(by), statistics.fmean(found[kernel, "as-built"])
        row = {"kernel": kernel, "order": order, "cta_cycles": round(mean, 1), "by_layout": by}
        if order != "as-built":
            row["more_an_iteration"] = round((mean - base) / TRIPS, 1)
        if (kernel, order) in differs:
            row["outputs"] = "differ"
        rows.append(row)
    return rows


def main():
    sys.path.insert(0, HERE)
    if sys.argv[1] == "build":
        build(*sys.argv[2:])
    elif sys.argv[1] == "run":
        run(sys.argv[2], sys.argv[3], float(sys.argv[4]), [int(n) for n in sys.argv[5].split(",")])
    else:
        head = {"schema_version": 1, "name": "late-arrive", "device": "NVIDIA H200, power limit 700 W",
                "driver": "580.159.04", "assembler": "ptxas 13.0.88", "date": "2026-12-01",
                "command": "permute.py build, run (two runs of 12 s, layouts 0, 3, 6 and 11) and sum: cta_cycles: "
                           "CTAs that are not probed, median over the rounds, mean over by_layout"}
        lines = [f" {json.dumps(k)}: {json.dumps(v)}" for k, v in head.items()]
        rows = ",\n".join("  " + json.dumps(r) for r in summed(sys.argv[3:]))
        with open(sys.argv[2], "w", encoding="utf-8") as f:
            f.write("{\n" + ",\n".join(lines) + ',\n "rows": [\n' + rows + "\n ]\n}\n")


if __name__ == "__main__":
    main()
