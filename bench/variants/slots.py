#!/usr/bin/env python3
"""What a slot more in a ring that nobody waits for costs: each trip, and a CTA once.

    slots.py run TABLE DIR OUT SEED SECONDS [KERNEL...]
            on a device: the kernels of a table by launches.py in 8 layouts of layouts.py's `build`,
            at five lengths of as many CTAs, in random order
    slots.py inits CUBIN OUT ROUNDS
            on a device: what making a CTA's barriers takes, by inits.cu
    slots.py sum RESULT RUN...
            the rows of a result file: each kernel's cycles a length, over the layouts, pairs'
            differences as a line over the trips, and what barriers take

Between two lengths of one kernel and layout nothing differs but the trips, so that what a slot
costs each trip and what it costs a CTA once are two figures.  `run` needs PyTorch.
"""
import json
import os
import random
import statistics
import sys
import tempfile
import time

import layouts
import rows as result_rows

LENGTHS = (512, 1024, 2048, 4096, 8192)
TILE, HEADS, TOKENS, SMS = 128, 16, 8192, 132
SIZE, STEP = 4096, 64  # of a GEMM
BARRIERS = (1, 5, 9, 13, 17)
NOPS = "as-built:0,1,2,3,4,5,6,7"
# What differs by a slot or two: the shallower one, the deeper one.
PAIRS = (("attn_ws_b_turns", "attn_ws_b_s3_turns"),
         ("attn_ws_b_turns", "attn_ws_b_s3_turns_lead2"),
         ("attn_ws_b_s3_turns_lead2", "attn_ws_b_s3_turns"),
         ("attn_ws_b_s1_turns", "attn_ws_b_k2v1_turns"),
         ("attn_ws_b_s1", "attn_ws_b_k2v1"),
         ("attn_ws_a_early", "attn_ws_a_s2_early"),
         ("attn_ws_a_early_turns", "attn_ws_a_s2_turns"),
         ("gemm_ws_s3", "gemm_ws"),
         ("gemm_swp3", "gemm_swp4"))


def at_lengths(row):
    if row["entry"] != "attn_ws":
        return [{**row, "name": f"{row['kernel']}-M{SIZE}-N{SIZE}-K{k}",
                 "shape": {"M": SIZE, "N": SIZE, "K": k, "S": k}} for k in LENGTHS]
    return [{**row, "name": f"{row['kernel']}-B{TOKENS // s}-H{HEADS}-S{s}",
             "shape": {"B": TOKENS // s, "H": HEADS, "S": s},
             "grid": [s // TILE, TOKENS // s * HEADS, 1]} for s in LENGTHS]


def figures(d, n):
    """Of a round: the median cycles of unprobed CTAs, and of those of the first wave."""
    s = d.saved.view(n, -1, 6)
    cycles = (s[:, :, 4] - s[:, :, 2]).double()
    cycles[((s[:, :, 1] & 0xffffffff) != 1) | (cycles <= 0)] = float("nan")
    entered = s[:, :, 3].double()  # ns
    entered[cycles.isnan()] = float("inf")
    first = cycles.clone()
    first[entered > entered.sort(1).values[:, SMS - 9:SMS - 8]] = float("nan")
    return list(zip(cycles.nanmedian(1).values.tolist(), first.nanmedian(1).values.tolist()))


def run(table, folder, out, seed, seconds, kernels):
    import launches
    draw = random.Random(seed)
    with open(table, encoding="utf-8") as f:
        all_rows = json.load(f)["rows"]
    wanted = kernels or sorted({k for pair in PAIRS for k in pair})
    like = {}
    for row in all_rows:
        like.setdefault(row["kernel"], row)
    with tempfile.TemporaryDirectory() as into:
        made = [r for k in wanted for of in at_lengths(like[k])
                for r in layouts.layouts_of([of], folder, into, ["probed"], [NOPS])]
        d = launches.Device(made, into, [])
        d.calls = [d.call(r, into, False) for r in made]
    d.saved = d.torch.zeros((len(made), d.stamps.numel()), dtype=d.torch.int64, device="cuda")
    d.events = [[d.torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in made]
    order, took, begun = list(range(len(made))), [[] for _ in made], time.monotonic()
    while len(took[0]) < 3 or time.monotonic() - begun < seconds:
        draw.shuffle(order)
        for k in order:
            d.launch(k, False)
        d.torch.cuda.synchronize()
        for k, value in enumerate(figures(d, len(made))):
            took[k].append(value)
    with open(out, "w", encoding="utf-8") as f:
        for row, values in zip(made, took):
            f.write(json.dumps({"kernel": row["kernel"].split(".")[0], "S": row["shape"]["S"],
                                "nops": row["nops"], "values": [round(v, 1) for v, _ in values],
                                "first": [round(v, 1) for _, v in values]}) + "\n")
    print(f"{out}: {len(took[0])} rounds of {len(made)}, {time.monotonic() - begun:.1f} s",
          flush=True)


def run_inits(cubin, out, rounds):
    """Cycles from a CTA's first instruction to behind its first barrier, with so many barriers to
    make: the median of 132 CTAs' first warps, of each launch."""
    import torch
    import device
    got = torch.zeros(SMS * 3, dtype=torch.int64, device="cuda")
    kernels = {}
    for n in BARRIERS:
        kernels[n] = device.Kernel(cubin, f"inits{n}", 3 * TILE, 200 << 10).bind((SMS, 1, 1), [got])
    took = {n: [] for n in BARRIERS}
    for _ in range(rounds):
        for n in BARRIERS:
            kernels[n]()
            torch.cuda.synchronize()
            took[n].append(statistics.median(got.view(SMS, 3)[:, 0].tolist()))
    with open(out, "w", encoding="utf-8") as f:
        f.write(json.dumps({"inits": took}) + "\n")


# ---- over the layouts ------------------------------------------------------------------------


def line_of(points):
    """(at no trip, a trip, the errors of both) of {trips: (difference, its error)}, by weights."""
    w = {x: 1 / e ** 2 for x, (_, e) in points.items()}
    s, sx = sum(w.values()), sum(w[x] * x for x in w)
    sy, sxx = sum(w[x] * points[x][0] for x in w), sum(w[x] * x * x for x in w)
    sxy, det = sum(w[x] * x * points[x][0] for x in w), s * sxx - sx * sx
    return ((sxx * sy - sx * sxy) / det, (s * sxy - sx * sy) / det, (sxx / det) ** 0.5,
            (s / det) ** 0.5)


def over_layouts(found, what):
    """{(kernel, S): (mean over the layouts, its error)}"""
    return {k: (statistics.fmean(m := [layouts.trimmed(v[what])[0] for v in of]),
                statistics.stdev(m) / len(m) ** 0.5) for k, of in found.items()}


def sums(result, paths):
    found, inits = {}, {}
    for path in paths:
        with open(path, encoding="utf-8") as f:
            for line in f:
                row = json.loads(line)
                if "inits" in row:
                    inits = row["inits"]
                else:
                    found.setdefault((row["kernel"], row["S"]), []).append(row)
    means, first = over_layouts(found, "values"), over_layouts(found, "first")
    out = [{"kernel": k, "length": s, "cta_cycles": round(m, 1), "error": round(e, 1),
            "first_wave": round(first[k, s][0], 1), "layouts": len(found[k, s]),
            "launches": sum(len(r["values"]) for r in found[k, s])}
           for (k, s), (m, e) in sorted(means.items())]
    for shallow, deep in PAIRS:
        step = TILE if deep.startswith("attn") else STEP
        points = {s // step: (means[deep, s][0] - means[shallow, s][0],
                              (means[deep, s][1] ** 2 + means[shallow, s][1] ** 2) ** 0.5)
                  for s in LENGTHS}
        once, trip, once_error, trip_error = line_of(points)
        out.append({"kernel": deep, "beside": shallow, "once": round(once, 1),
                    "once_error": round(once_error, 1), "trip": round(trip, 2),
                    "trip_error": round(trip_error, 2),
                    "more": [round(d, 1) for d, _ in points.values()],
                    "errors": [round(e, 1) for _, e in points.values()],
                    "trips": list(points)})
    out += [{"kernel": "inits", "barriers": int(n), "cycles": statistics.median(v)}
            for n, v in inits.items()]
    result_rows.renew(result, out)


def main():
    what, args = sys.argv[1:2], sys.argv[2:]
    if what == ["run"] and len(args) >= 5:
        run(*args[:3], int(args[3]), float(args[4]), args[5:])
    elif what == ["inits"] and len(args) == 3:
        run_inits(*args[:2], int(args[2]))
    elif what == ["sum"] and len(args) >= 2:
        sums(args[0], args[1:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
