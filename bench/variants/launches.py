#!/usr/bin/env python3
"""How long a CTA of each traced variant takes, over many launches of the kernels that were traced.

    launches.py table OUT SCORE...          what to launch, as JSON: the kernels of tables of pairs, each at
                                            the shapes that it is compared at
    launches.py run TABLE CUBINS OUT SEED SECONDS [GAP]
                                            on a device: launches in random order for SECONDS, with
                                            GAP of rest before each; one line of JSON each, into OUT
    launches.py sum TABLE RESULT RUN...     the mean of each variant over the runs, and its interval

CUBINS holds, for each trace KERNEL-SHAPE.kpt of the tables, KERNEL.cubin (probed as it was then: the trace tells the
SHA-256 of that PTX) and original/KERNEL.cubin.  `run` needs PyTorch.

A launch's figure is what `kperf model --score` takes from a trace: the median cycles, from entry
to exit, of the CTAs that are not probed; the same CTAs are probed as then.  Each is launched twice in
a row, and the second counts; so does each original, by events.
"""
import glob
import json
import os
import random
import statistics
import struct
import sys
import time

HEAD = struct.Struct("<8sIIQII")
STAMP, MOST_CTAS, AREA = 48, 4096, 64 << 20
ENTERED, PROBED = 1, 2
DRAWS = 2000
TRIM = 0.2


def info_of(trace):
    with open(trace, "rb") as f:
        head = f.read(32)
        return json.loads(f.read(HEAD.unpack(head)[3]))


def row_of(trace, at):
    """The kernel of a trace, launched as that of another one."""
    info, like = info_of(trace), info_of(at)
    kernel, shape = os.path.basename(trace).split("-")[0], os.path.basename(at).split("-", 1)[1]
    return {"name": kernel + "-" + shape[:-len(".kpt")], "kernel": kernel, "entry": info["entry"],
            "probed_sha256": info["kernel"]["instrumented_sha256"], "shape": like["shape"],
            "grid": like["grid"], "threads": info["block"][0],
            "shared": info["launch"]["dynamic_shared"],
            "boxes": [p["box"] for p in info["config"]["params"] if "box" in p],
            "sample": {k: like["sample"][k] for k in ("every", "phase", "first", "limit")}}


def target_of(pair, table):
    """The target's trace, or one of its kernel at another shape."""
    if "target" in pair:
        return os.path.join(os.path.dirname(table), pair["target"])
    kernel, folder = pair["measured"].split("-")[0], os.path.dirname(pair["source"])
    return glob.glob(os.path.join(os.path.dirname(table), folder, kernel + "-*.kpt"))[0]


def rows_of(tables):
    rows = {}
    for table in tables:
        with open(table, encoding="utf-8") as f:
            pairs = json.load(f)["pairs"]
        for pair in pairs:
            source = os.path.join(os.path.dirname(table), pair["source"])
            for trace in (source, target_of(pair, table)):
                row = row_of(trace, source)
                rows[row["name"]] = row
    return [rows[name] for name in sorted(rows)]


# ---- on the device ---------------------------------------------------------------------------


def tensors_of(row, torch, kept):
    """Inputs and output of that shape: shared by all that have it."""
    key = (row["entry"] == "attn_ws", tuple(sorted(row["shape"].items())))
    if key in kept:
        return kept[key]
    s, attention = row["shape"], row["entry"] == "attn_ws"
    shapes = [(s["B"] * s["H"], s["S"], 128)] * 4 if attention else \
        [(s["M"], s["K"]), (s["N"], s["K"]), (s["M"], s["N"])]
    g = torch.Generator(device="cuda").manual_seed(1)
    kept[key] = [torch.randn(x, generator=g, device="cuda").bfloat16() for x in shapes]
    return kept[key]


def arguments(row, tensors, tensor_map):
    s = row["shape"]
    maps = [tensor_map(t, box) for t, box in zip(tensors, row["boxes"])]
    scalars = [s["S"]] if row["entry"] == "attn_ws" else [s["M"], s["N"], s["K"]]
    return [*maps, tensors[-1], *scalars]


def control_of(row, area, stamps):
    """struct kpi_control, as kpi_control_sample fills it; older kernels read its first 64 bytes."""
    every, phase, first, limit = (row["sample"][k] for k in ("every", "phase", "first", "limit"))
    ids = row["grid"][0] * row["grid"][1] * row["grid"][2]
    start = phase + max(0, -(-(first - phase) // every)) * every
    odd, shift = every, 0
    while odd % 2 == 0:
        odd, shift = odd // 2, shift + 1
    count = max(0, -(-(min(limit, ids) - start) // every))
    return struct.pack("<QQQ14I", area, stamps, AREA, ids, every, phase, first, limit, 0, 0, 0, 0,
                       0, start, pow(odd, -1, 1 << 32), shift, count)


class Device:
    """The memory that every launch shares, and the launches."""

    def __init__(self, rows, folder, items):
        import torch
        import device
        self.torch, self.device, self.kept = torch, device, {}
        self.area = torch.zeros(AREA // 8, dtype=torch.int64, device="cuda")
        self.head = torch.tensor([64] + [0] * 7, dtype=torch.int64, device="cuda")
        self.stamps = torch.zeros(MOST_CTAS * STAMP // 8, dtype=torch.int64, device="cuda")
        self.saved = torch.zeros((len(items), self.stamps.numel()), dtype=torch.int64, device="cuda")
        self.events = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in items]
        self.calls = [self.call(rows[i], folder, original) for i, original in items]

    def call(self, row, folder, original):
        path = os.path.join(folder, "original" if original else "", row["kernel"] + ".cubin")
        kernel = self.device.Kernel(path, row["entry"], row["threads"], row["shared"])
        if not original:
            self.tell(kernel, row)
        tensors = tensors_of(row, self.torch, self.kept)
        return kernel.bind(row["grid"], arguments(row, tensors, self.device.tensor_map))

    def tell(self, kernel, row):
        C, at, size = self.device.C, self.device.C.c_uint64(), self.device.C.c_size_t()
        self.device.call("cuModuleGetGlobal_v2", C.byref(at), C.byref(size), kernel.module,
                         b"kperf_control")
        data = control_of(row, self.area.data_ptr(), self.stamps.data_ptr())
        self.device.call("cuMemcpyHtoD_v2", at, data, C.c_size_t(min(len(data), size.value)))

    def launch(self, k, original):
        start, end = self.events[k]
        for timed in (False, True):
            if not original:
                self.area[:8].copy_(self.head)
                self.stamps.zero_()
            if timed:
                start.record()
            self.calls[k]()
        end.record()
        if not original:
            self.saved[k].copy_(self.stamps)

    def figures(self, k, row, original):
        us = self.events[k][0].elapsed_time(self.events[k][1]) * 1000
        if original:
            return {"us": us}
        ids = row["grid"][0] * row["grid"][1] * row["grid"][2]
        s = self.saved[k].view(-1, STAMP // 8)[:ids]
        flags = s[:, 1] & 0xffffffff
        cycles, ns = (s[:, 4] - s[:, 2]).double(), (s[:, 5] - s[:, 3]).double()
        plain = (flags == ENTERED) & (cycles > 0)
        took = cycles[plain].sort().values.tolist()
        return {"us": us, "cycles": statistics.median(took), "ctas": len(took),
                "probed": int((flags == ENTERED | PROBED).sum()), "mean": statistics.fmean(took),
                "mhz": (cycles[plain].sum() / ns[plain].sum()).item() * 1000}


def run(table, folder, out, seed, seconds, gap):
    with open(table, encoding="utf-8") as f:
        rows = json.load(f)["rows"]
    items = [(i, original) for i in range(len(rows)) for original in (False, True)]
    d, order, draw = Device(rows, folder, items), list(range(len(items))), random.Random(seed)
    begun, rounds = time.monotonic(), 0
    with open(out, "w", encoding="utf-8") as f:
        while rounds < 3 or time.monotonic() - begun < seconds:
            draw.shuffle(order)
            for k in order:
                if gap:
                    d.torch.cuda.synchronize()
                    time.sleep(gap)
                d.launch(k, items[k][1])
            d.torch.cuda.synchronize()
            for place, k in enumerate(order):
                i, original = items[k]
                if rounds:  # the first warms up
                    f.write(json.dumps({"name": rows[i]["name"], "original": original,
                                        "round": rounds, "place": place, "gap": gap,
                                        **d.figures(k, rows[i], original)}) + "\n")
            rounds += 1
    print(f"{out}: {rounds} rounds of {len(items)}, {time.monotonic() - begun:.1f} s", flush=True)


# ---- over the launches -----------------------------------------------------------------------


def trimmed(values):
    """Mean without the lowest and the highest fifth."""
    v = sorted(values)
    cut = int(len(v) * TRIM)
    return statistics.fmean(v[cut:len(v) - cut])


def drawn(groups, draw):
    """The same of runs and launches drawn anew: runs first, as what one of them has in common (the
    places of its memory, say) is no spread between launches."""
    chosen = [draw.choice(groups) for _ in groups]
    return statistics.fmean(trimmed(draw.choices(g, k=len(g))) for g in chosen)


def quantity(runs, name, original, what, draw):
    groups = [[x[what] for x in r if x["name"] == name and x["original"] == original]
              for r in runs]
    means = [trimmed(g) if g else None for g in groups]
    groups = [g for g in groups if g]
    value = statistics.fmean(map(trimmed, groups))
    draws = sorted(drawn(groups, draw) for _ in range(DRAWS))
    spread = statistics.pstdev(x / trimmed(g) for g in groups for x in g)
    return {"value": value, "deviation": round(statistics.stdev(draws) / value, 5),
            "interval": [round(draws[DRAWS // 40], 1), round(draws[-1 - DRAWS // 40], 1)],
            "launches": sum(map(len, groups)), "runs": means, "spread": round(spread, 5)}


def sum_of(row, runs, draw):
    c = quantity(runs, row["name"], False, "cycles", draw)
    t = quantity(runs, row["name"], True, "us", draw)
    mhz = statistics.median(x["mhz"] for r in runs for x in r
                            if x["name"] == row["name"] and not x["original"])
    return {"kernel": row["name"], "probed_sha256": row["probed_sha256"],
            "cta_cycles": round(c["value"], 1), "deviation": c["deviation"],
            "interval": c["interval"], "launches": c["launches"], "launch_deviation": c["spread"],
            "runs": [x and round(x, 1) for x in c["runs"]], "mhz": round(mhz, 1),
            "original_us": round(t["value"], 3), "original_deviation": t["deviation"]}


def sums(table, result, paths):
    with open(table, encoding="utf-8") as f:
        rows = json.load(f)["rows"]
    runs, draw = [], random.Random(1)
    for path in paths:
        with open(path, encoding="utf-8") as f:
            runs.append([json.loads(line) for line in f])
    gaps = [r[0]["gap"] for r in runs]
    lines = ",\n".join("  " + json.dumps(sum_of(row, runs, draw)) for row in rows)
    with open(result, "w", encoding="utf-8") as f:
        f.write(f'{{"schema_version": 1, "name": "variants-launches", "gaps": {gaps},'
                f' "rows": [\n{lines}\n]}}\n')


def main():
    what, args = sys.argv[1:2], sys.argv[2:]
    if what == ["table"] and len(args) >= 2:
        with open(args[0], "w", encoding="utf-8") as f:
            json.dump({"schema_version": 1, "rows": rows_of(args[1:])}, f, indent=1)
            f.write("\n")
    elif what == ["run"] and len(args) in (5, 6):
        run(args[0], args[1], args[2], int(args[3]), float(args[4]), float((args[5:] or [0])[0]))
    elif what == ["sum"] and len(args) >= 3:
        sums(args[0], args[1], args[2:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
