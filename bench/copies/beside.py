#!/usr/bin/env python3
"""What a copy that is waited for loses to one that is started later, on a device.

    beside.py run CUBIN OUT         each case's medians and means, a line of JSON each
    beside.py sum RESULT OUT        the rows of a result file

Both with PYTHONPATH=bench/variants; CUBIN is of beside.cu, for sm_90a, with -I examples.

A case: panels of 16 KiB of the first and of the second copy, and how many cycles later the
second one starts.  All SMs do it, at paces of their own, out of L2.
"""
import json
import statistics
import sys

ROUNDS, SMS, ROWS, PACE = 64, 132, 1 << 16, 3000
LATER = (0, 60, 130, 200, 300, 400, 550, 800)
SIZES = ((1, 1), (2, 2), (3, 3), (4, 4), (2, 4))
REPEATS = 6


def cases():
    for first, second in SIZES:
        yield first, 0, 0
        for later in LATER:
            yield first, second, later


def run(cubin, out):
    import torch
    from device import Kernel, tensor_map
    source = torch.zeros((ROWS, 128), dtype=torch.bfloat16, device="cuda")
    got = torch.zeros((SMS, ROUNDS, 4), dtype=torch.int64, device="cuda")
    kernel = Kernel(cubin, "beside", 96, 200 << 10)
    box = tensor_map(source, [64, 128])
    took = {c: [] for c in cases()}
    for _ in range(REPEATS):
        for c in took:
            kernel.bind((SMS, 1, 1), [box, got, ROUNDS, *c, ROWS, PACE])()
            torch.cuda.synchronize()
            g = got[:, 8:].double()
            first, second, gap = g[..., 2] - g[..., 0], g[..., 3] - g[..., 1], g[..., 1] - g[..., 0]
            took[c].append([first.median().item(), first.mean().item(), gap.median().item()] +
                           ([second.median().item(), second.mean().item()] if c[1] else []))
    with open(out, "w", encoding="utf-8") as f:
        for c, rows in took.items():
            f.write(json.dumps({"case": c, "values": rows}) + "\n")
    print(out, flush=True)


def sums(result, path):
    import rows as result_rows
    made, alone = [], {}
    with open(path, encoding="utf-8") as f:
        for line in f:
            row = json.loads(line)
            first, second, later = row["case"]
            v = [round(statistics.median(x), 1) for x in zip(*row["values"])]
            alone.setdefault(first, v[1])
            made.append({"kernel": "beside", "case": f"{first}|{second}|{later}",
                         "first_kib": 16 * first, "second_kib": 16 * second,
                         "later": v[2] if second else None, "first": v[0], "first_mean": v[1],
                         "loses": round(v[1] - alone[first], 1),
                         **({"second": v[3], "second_mean": v[4]} if second else {})})
    result_rows.renew(result, made)


def main():
    what, args = sys.argv[1:2], sys.argv[2:]
    if what == ["run"] and len(args) == 2:
        run(*args)
    elif what == ["sum"] and len(args) == 2:
        sums(*args)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
