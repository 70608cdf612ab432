#!/usr/bin/env python3
"""Regions of known length, through kperf.

    known.py build OUT         PTX and cubin from known.cu (nvcc, ptxas)
    known.py measure KPERF OUT runs everything into OUT
    known.py table KPERF OUT   prints the table of the traces that are there
    known.py run KPERF OUT     all of it

With --others: chains of other kinds and lengths, two warps a slot, other strategies; none of
these was measured while kperf was made (ground-truth-others.json).  With --fresh: other kinds and lengths
again, after calibration had been mended with those in view (ground-truth-fresh.json).

Truths come from kernels without kperf (known.cu with -DTRUTH).  Of a chain in straight code: the
slope from 16 to 64 links, each within a pair of clock64, times the links.  Of the loop's first
region, behind whose branch its code has to be fetched, and with more than a warp a slot: the same
regions in the same loop, a clock between each two and no store (what is stored holds up others'
chains); of the first with what a pair's END is read early by.  Of the loops of 1024 and 4096 links,
which take more or less by where their code lies: the mean of both kernels.  Of a trip
through a loop: the slope of the time of unprobed CTAs, from the stamps, between two trip
counts, which is the mean of the trips in the second half of the longer launch; replay's are
those.  SMs are not equally far from memory: where that counts, each is probed in turn.
OUT/ground-truth.json gets every row.
"""
import ctypes
import importlib.util
import json
import os
import statistics
import struct
import subprocess
import sys
from collections import defaultdict

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location(
    "reader", os.path.join(HERE, "../../tests/e2e/check_trace.py"))
reader = importlib.util.module_from_spec(spec)
spec.loader.exec_module(reader)

SETS = [a for a in ("--others", "--fresh") if a in sys.argv]
OTHERS, FRESH = SETS == ["--others"], SETS == ["--fresh"]
KINDS = ("fmas", "ints", "mufu", "lds", "mix")
LENGTHS = (16, 64, 256, 1024, 4096)
if OTHERS:
    KINDS += ("logs", "halfs", "mads", "shfl", "exps", "popc", "pair", "ldgs", "dbls")
    LENGTHS = (24, 50, 160, 768, 2048)
if FRESH:
    KINDS = ("rsqs", "lops", "dots", "cvts", "redux", "votes", "mmas", "farl")
    LENGTHS = (20, 72, 200, 600, 1800)
NAME = "ground-truth" + SETS[0][1:] if SETS else "ground-truth"
TRIPS, SKIP, CTAS, SHARED = 80, 4, 132, 120000
STAMP = "<IIIIQQQQ"

CONFIG = """kernel: {ptx}
entry: {entry}
instrument: {{{instrument}}}
shapes:
{shapes}
launch:
  grid: [{ctas}]
  block: [{block}]
  shared: {shared}
params:
  - tensor: out
  - scalar: {{type: i32, value: TRIPS}}
  - scalar: {{type: i32, value: 0}}
  - scalar: {{type: i32, value: 0}}
{more}tensors:
  out: {{dtype: f32, shape: [{ctas}*{block}], output: true}}
{tensors}sample: {sample}
warmup: 1
repeats: 2
timeout: 60
"""


def others():
    """The same as variants."""
    for kind in KINDS[5:]:
        yield kind, kind, 32, "ring: 512"
    for kind in ("fmas", "mufu", "lds", "logs", "shfl", "exps"):
        yield kind + "-8warps", kind, 256, "ring: 512"
    for kind in ("ints", "mix", "logs"):
        yield kind + "-16warps", kind, 512, "ring: 512"
    for kind in ("exps", "logs", "pair", "ldgs"):
        yield kind + "-gap", kind + "gap", 32, "ring: 512"
    yield "mufu-flush", "mufu", 32, "strategy: flush, ring: 512, keep: 4096"
    yield "mufu-global", "mufu", 32, "strategy: global, keep: 512"
    yield "ints-once", "ints", 32, "ring: 512, at_once: true"
    yield "lds-pins", "lds", 32, "ring: 512, pins: all"
    yield "mix-separate", "mix", 32, "ring: 1024, separate: true"


def fresh():
    """The same as variants."""
    for kind in KINDS:
        yield kind, kind, 32, "ring: 512"
    for kind in ("rsqs", "lops", "mmas"):
        yield kind + "-4warps", kind, 128, "ring: 512"
        yield kind + "-gap", kind + "gap", 32, "ring: 512"
    for kind in ("lops", "mmas"):
        yield kind + "-8warps", kind, 256, "ring: 512"
    yield "rsqs-global", "rsqs", 32, "strategy: global, keep: 512"
    yield "mmas-pins", "mmas", 32, "ring: 512, pins: all"
    yield "cvts-flush", "cvts", 32, "strategy: flush, ring: 512, keep: 4096"


def variants():
    """(name, entry, block, what the config's instrument map says)."""
    if SETS:
        yield from others() if OTHERS else fresh()
        return
    for kind in KINDS:
        yield kind, kind, 32, "ring: 512"
    for kind, blocks in (("fmas", (128, 512)), ("mufu", (512,)), ("lds", (512,))):
        for block in blocks:
            yield f"{kind}-{block // 32}warps", kind, block, "ring: 512"
    for kind in ("fmas", "mufu"):
        yield kind + "-pins", kind, 32, "ring: 512, pins: all"
    for kind in ("fmas", "lds"):
        yield kind + "-flush", kind, 32, "strategy: flush, ring: 512, keep: 4096"
        yield kind + "-global", kind, 32, "strategy: global, keep: 512"
    yield "fmas-separate", "fmas", 32, "ring: 1024, separate: true"
    for kind in ("fmas", "mufu", "lds"):
        yield kind + "-gap", kind + "gap", 32, "ring: 512"
    for n in (1, 4, 16):
        yield f"wgmma{n}", f"wgmma{n}", 128, "ring: 512"
    for n in (4096, 32768):
        yield f"bulk{n}", f"bulk{n}", 32, "ring: 512"


def phases(entry):
    """(folder below OUT, CTAs that are probed) of each launch."""
    return [(f"phase{k}" if k else ".", f"every 4 phase {k}")
            for k in range(4 if entry.startswith("bulk") else 1)]


def by_trips(entry):
    """Whether the truth is that of a trip."""
    return not entry.startswith(KINDS) or entry.endswith("gap")


# ---- building and running -----------------------------------------------------------

def build(out):
    os.makedirs(os.path.join(out, "split"), exist_ok=True)
    more = ["-D" + SETS[0][2:].upper()] if SETS else []
    for what, flags in (("known", more), ("truth", ["-DTRUTH"] + more)):
        subprocess.run([os.environ.get("NVCC", "nvcc"), "-ptx", "-O3", "-std=c++17",
                        "-gencode=arch=compute_90a,code=sm_90a",
                        "-I", os.path.join(HERE, "../../include"), *flags, "-o",
                        os.path.join(out, what + ".ptx"), os.path.join(HERE, "known.cu")],
                       check=True)
    subprocess.run([sys.executable, os.path.join(HERE, "split.py"), os.path.join(out, "known.ptx"),
                    os.path.join(out, "split")], check=True)
    subprocess.run([os.environ.get("PTXAS", "ptxas"), "-arch", "sm_90a", "-o",
                    os.path.join(out, "truth.cubin"), os.path.join(out, "truth.ptx")], check=True)


class Device:
    """As much of the driver as a launch needs."""

    def __init__(self, cubin):
        self.cu = ctypes.CDLL("libcuda.so.1")
        device, context, self.module = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
        self.do("cuInit", 0)
        self.do("cuDeviceGet", ctypes.byref(device), 0)
        self.do("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.do("cuCtxSetCurrent", context)
        self.do("cuModuleLoad", ctypes.byref(self.module), cubin.encode())

    def do(self, name, *args):
        if getattr(self.cu, name)(*args):
            sys.exit(f"known.py: {name} failed")

    def launch(self, entry, block, trips, n, pick=0):
        """The n integers that the second of two launches leaves."""
        fn, out = ctypes.c_void_p(), ctypes.c_uint64()
        self.do("cuModuleGetFunction", ctypes.byref(fn), self.module, entry.encode())
        self.do("cuFuncSetAttribute", fn, 8, SHARED)
        self.do("cuMemAlloc_v2", ctypes.byref(out), ctypes.c_size_t(4 * n))
        args = [out] + [ctypes.c_int(v) for v in (trips, 0, 0, pick)]
        list_of = (ctypes.c_void_p * len(args))(*(ctypes.addressof(a) for a in args))
        got = (ctypes.c_int * n)()
        for _ in range(2):
            self.do("cuLaunchKernel", fn, CTAS, 1, 1, block, 1, 1, SHARED, None, list_of, None)
        self.do("cuCtxSynchronize")
        self.do("cuMemcpyDtoH_v2", got, out, ctypes.c_size_t(4 * n))
        self.do("cuMemFree_v2", out)
        return got

    def times(self, entry, block, trips=24):
        """Cycles of each trip but the first few, thread 0 of each warp."""
        got = self.launch(entry, block, trips, CTAS * trips * block)
        return sorted(got[(c * trips + t) * block + w] for c in range(0, CTAS, 4)
                      for t in range(SKIP, trips) for w in range(0, block, 32))

    def times_of_all(self, entry, block):
        """Of each length in turn, one trip of every warp, launch by launch another; long before the
        others end."""
        first = CTAS * block // 32 * len(LENGTHS) // 4 # CTAs that are probed elsewhere: a quarter
        all_of = [[] for _ in LENGTHS]
        for pick in range(SKIP, SKIP + 16):
            got = self.launch(entry, block, 3 * SKIP + 24, 4 * first, pick)
            for i, v in enumerate(all_of):
                v += got[i:first:len(LENGTHS)]
        return [sorted(v) for v in all_of]


def spread(v, less):
    return {"cycles": statistics.median(v) - less, "p5": v[len(v) // 20] - less,
            "p95": v[-1 - len(v) // 20] - less}


def measure_truth(out):
    """{"KIND/BLOCK": {"link", "pair", lengths: {"cycles", "p5", "p95"}}}."""
    d = Device(os.path.join(out, "truth.cubin"))
    truth = {}
    blocks = {(entry.removesuffix("gap"), block) for _, entry, block, _ in variants()
              if entry.startswith(KINDS)}
    for kind, block in sorted(blocks | {(kind, 32) for kind, _ in blocks}):
        v = {n: d.times(f"{kind}{n}", block) for n in LENGTHS}
        a, b = LENGTHS[:2] if block < 512 else LENGTHS[1:3]
        link = (statistics.median(v[b]) - statistics.median(v[a])) / (b - a)
        pair = statistics.median(v[LENGTHS[1]]) - LENGTHS[1] * link
        row = {"link": link, "pair": pair}
        for n in LENGTHS:
            row[str(n)] = spread(v[n], pair)
            if n < 512:
                row[str(n)]["cycles"] = n * link
        for n, all_of in zip(LENGTHS, d.times_of_all(kind + "s", block)):
            row[str(n)]["in_turn"] = spread(all_of, 0)
        truth[f"{kind}/{block}"] = row
    with open(os.path.join(out, "truth.json"), "w", encoding="utf-8") as f:
        json.dump(truth, f, indent=1)


def run_all(kperf, out):
    calibration = os.path.join(out, "calibration.json")
    with open(calibration, "wb") as f:
        subprocess.run([kperf, "calibrate", "--json"], check=True, stdout=f)
    for name, entry, block, instrument in variants():
        bulk = entry.startswith("bulk")
        counts = (TRIPS // 2, TRIPS) if by_trips(entry) else (TRIPS,)
        config = os.path.join(out, name + ".yaml")
        for folder, sample in phases(entry):
            with open(config, "w", encoding="ascii") as f:
                f.write(CONFIG.format(
                    ptx=f"split/{entry}.ptx", entry=entry, instrument=instrument, sample=sample,
                    shapes="\n".join(f"  - {{TRIPS: {n}}}" for n in counts), ctas=CTAS,
                    block=block, shared=SHARED if block < 512 else SHARED // 2,
                    more="  - tensor: in\n" if bulk else "",
                    tensors="  in: {dtype: i32, shape: [65536]}\n" if bulk else ""))
            to = os.path.join(out, folder)
            os.makedirs(to, exist_ok=True)
            done = subprocess.run([kperf, "run", "-q", "-f", "--calibration", calibration, "-o",
                                   to, config], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  text=True)
            if done.returncode:
                print(name, "exit", done.returncode, done.stdout.strip()[-300:], flush=True)


# ---- the table ------------------------------------------------------------------------

def spans_of(kperf, path, raw):
    args = [kperf, "replay", "-q", "--format", "ndjson", path] + (["--raw"] if raw else [])
    for line in subprocess.run(args, check=True, stdout=subprocess.PIPE).stdout.splitlines():
        e = json.loads(line)
        if e["type"] == "span" and e["region"] != "kperf flush":
            yield e


def durations(spans):
    found = defaultdict(list)
    for e in spans:
        found[e["region"]].append((e["end_cycles"] - e["start_cycles"], e["least_cycles"],
                                   e["most_cycles"]))
    return {k: [statistics.median(x) for x in zip(*v)] for k, v in found.items()}


def trips(spans):
    """Mean distance of the outermost region's STARTs in the second half, without the last few; how
    much less and more the bounds of the regions in it allow."""
    starts, units = defaultdict(list), []
    outer = None
    for e in spans:
        if e["depth"] == 0:
            outer = outer or e["region"]
            if e["region"] == outer:
                starts[e["cta"], e["unit"]].append((e["start_cycles"], 0, 0))
            least = e["end_cycles"] - e["start_cycles"] - e["least_cycles"]
            most = e["most_cycles"] - e["end_cycles"] + e["start_cycles"]
            last = starts[e["cta"], e["unit"]]
            last[-1] = (last[-1][0], last[-1][1] + least, last[-1][2] + most)
    for v in starts.values():
        a, b = len(v) // 2, len(v) - SKIP
        mean = (v[b][0] - v[a][0]) / (b - a)
        units.append((mean, mean - statistics.fmean(x[1] for x in v[a:b]),
                      mean + statistics.fmean(x[2] for x in v[a:b])))
    return [statistics.fmean(x) for x in zip(*units)]


def unprobed_cycles(path):
    cycles = []
    with open(path, "rb") as f:
        info = reader.read_info(f)
        for kind, payload in reader.chunks(f):
            if kind == b"STMP":
                cycles += [s[6] - s[4] for s in struct.iter_unpack(STAMP, payload)
                           if s[2] == 1 and s[6]]
    return info, statistics.fmean(cycles)


def row_of(name, region, truth, raw, shown):
    error = shown[0] - truth
    return {"kernel": name.split("-", maxsplit=1)[0], "variant": name, "region": region,
            "truth": round(truth, 2), "raw": round(raw[0], 2),
            "corrected": round(shown[0], 2), "least": round(shown[1], 2),
            "most": round(shown[2], 2), "error": round(error, 2),
            "error_percent": round(100 * error / truth, 3),
            "met": abs(error) <= 2 or abs(error) <= 0.005 * truth,
            "inside": shown[1] - 0.5 <= truth <= shown[2] + 0.5}


def trip_row(kperf, name, folders):
    """The mean over the launches."""
    slopes, raw, shown = [], [], []
    for folder in folders:
        long, short = (os.path.join(folder, f"{name}-TRIPS{n}.kpt") for n in (TRIPS, TRIPS // 2))
        slopes.append((unprobed_cycles(long)[1] - unprobed_cycles(short)[1]) / (TRIPS - TRIPS // 2))
        raw.append(trips(spans_of(kperf, long, True)))
        shown.append(trips(spans_of(kperf, long, False)))
    means = [[statistics.fmean(x) for x in zip(*v)] for v in (raw, shown)]
    return row_of(name, "trip", statistics.fmean(slopes), *means)


def whole_of(kperf, name, path):
    doc = json.loads(subprocess.run([kperf, "replay", "-q", "--json", path], check=True,
                                    stdout=subprocess.PIPE).stdout)
    cost, check = doc["record_cost"], doc["check"]
    fit = cost["fit"] or {}
    return {"variant": name, "source": cost["source"], "record_cost": round(cost["cycles"], 2),
            "lo": round(cost["lo"], 2), "hi": round(cost["hi"], 2),
            "calibrated": cost["calibrated"]["cycles"], "not_fitted": cost["not_fitted"],
            "unprobed_cycles": check and check["unprobed_cycles"],
            "probed_cycles": check and check["probed_cycles"],
            "residual_percent": check and round(100 * check["error"], 3),
            "held_out_percent": fit and round(100 * fit["residual"], 3),
            "as_calibrated_percent": fit and round(100 * fit["residual_calibrated"], 3),
            "beyond": fit and {k: round(v) for k, v in fit["beyond"].items()},
            "with_beyond_percent": fit and round(100 * fit["residual_beyond"], 3)}


def true_length(truth, kind, block, n, gap):
    """Cycles of n links, by one or two kernels without kperf."""
    one, row = truth[f"{kind}/32"], truth[f"{kind}/{block}"][str(n)]
    if gap or (block <= 128 and n < 512 and n != LENGTHS[0]):
        return [row["cycles"]]
    # The first of a loop has its START where no link is on its way, and its END a link's result
    # early, as a pair has; of 32 bits that is a cycle more.
    in_turn = row["in_turn"]["cycles"] + (1 - one["pair"] if n == LENGTHS[0] else 0)
    return [row["cycles"], in_turn] if block <= 128 and n >= 512 else [in_turn]


def rows_of(kperf, out):
    with open(os.path.join(out, "truth.json"), encoding="utf-8") as f:
        truth = json.load(f)
    for name, entry, block, _ in variants():
        path = os.path.join(out, f"{name}-TRIPS{TRIPS}.kpt")
        if not os.path.exists(path):
            continue
        raw, shown = list(spans_of(kperf, path, True)), list(spans_of(kperf, path, False))
        if by_trips(entry):
            yield trip_row(kperf, name, [os.path.join(out, folder) for folder, _ in phases(entry)])
        if entry.startswith(KINDS):
            kind = entry.removesuffix("gap")
            a, b = durations(raw), durations(shown)
            for n in LENGTHS:
                if f"links{n}" in a:
                    true = true_length(truth, kind, block, n, entry.endswith("gap"))
                    row = row_of(name, f"links{n}", statistics.fmean(true), a[f"links{n}"],
                                 b[f"links{n}"])
                    row["inside"] = row["least"] - 0.5 <= max(true) and min(true) <= row["most"] + 0.5
                    yield row | {"truths": true}


def table(kperf, out):
    rows = list(rows_of(kperf, out))
    for r in rows:
        print("{variant:14} {region:10} truth {truth:10} recorded {raw:10} corrected "
              "{corrected:10} {error:+8} {error_percent:+7}%  {least} .. {most}{a}{b}".format(
                  a="" if r["met"] else "  MISSES", b="" if r["inside"] else "  OUTSIDE", **r))
    whole = []
    for name, _, _, _ in variants():
        path = os.path.join(out, f"{name}-TRIPS{TRIPS}.kpt")
        if os.path.exists(path):
            whole.append(whole_of(kperf, name, path))
            info = unprobed_cycles(path)[0]
    more = os.path.join(out, "more") # traces of other kernels, for the time of their CTAs
    for name in sorted(os.listdir(more)) if os.path.isdir(more) else []:
        if name.endswith(".kpt"):
            whole.append(whole_of(kperf, name[:-4], os.path.join(more, name)))
    for w in whole:
        print("{variant:26} whole CTA {residual_percent}% off ({source} {record_cost}, {lo} to "
              "{hi}); held out {held_out_percent}%, as calibrated {as_calibrated_percent}%; "
              "beyond {beyond}, with it {with_beyond_percent}%"
              .format(**w))
    print(sum(r["met"] for r in rows), "of", len(rows), "rows within 2 cycles or 0.5%;",
          sum(r["inside"] for r in rows), "in their interval")
    with open(os.path.join(out, "truth.json"), encoding="utf-8") as f:
        truth = json.load(f)
    doc = {"schema_version": 1, "name": NAME, "device": info["device"]["name"],
           "driver": info["device"]["driver"],
           "assembler": info["assembler"]["name"] + " " + info["assembler"]["version"],
           "date": info["created"][:10], "command": " ".join(["known.py run kperf OUT"] + SETS),
           "calibration": info["calibration"], "links": truth, "rows": rows, "whole": whole}
    with open(os.path.join(out, NAME + ".json"), "w", encoding="utf-8") as f:
        json.dump(doc, f, indent=1)
        f.write("\n")


def main():
    args = [a for a in sys.argv[1:] if a not in SETS]
    mode, out = args[0], args[-1]
    os.makedirs(out, exist_ok=True)
    if mode == "build" or not os.path.exists(os.path.join(out, "truth.cubin")):
        build(out)
    if mode in ("run", "measure"):
        measure_truth(out)
        run_all(args[1], out)
    if mode in ("run", "table"):
        table(args[1], out)


if __name__ == "__main__":
    main()
