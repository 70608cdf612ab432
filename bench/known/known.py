#!/usr/bin/env python3
"""Regions of known length, through kperf.

    known.py run KPERF OUT     builds and runs everything into OUT, then prints the table
    known.py table KPERF OUT   takes the traces that are there

Truths come from kernels without kperf (known.cu with -DTRUTH): a link's cycles are the
slope between chains of 64, 1024 and 4096 links, timed by pairs of clock64; a region's
truth is its number of links times that.  wgmma and bulk copies: the median of such pairs.
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

KINDS = ("fmas", "ints", "mufu", "lds", "mix")
TRIPS, SKIP, CTAS, SHARED = 32, 4, 132, 120000
BULK = (4096, 32768)
WGMMA = (1, 4, 16)

CONFIG = """kernel: {ptx}
entry: {entry}
instrument: {{{instrument}}}
shapes:
  - {{TRIPS: {trips}}}
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
  out: {{dtype: f32, shape: [{ctas}*512], output: true}}
{tensors}sample: every 4
warmup: 1
repeats: 2
timeout: 60
"""


def variants():
    """(name, entry, block, what the config's instrument map says)."""
    for kind in KINDS:
        yield kind, kind, 32, "ring: 512"
        yield kind + "-pins", kind, 32, "ring: 512, pins: all"
        yield kind + "-4warps", kind, 128, "ring: 512"
        yield kind + "-16warps", kind, 512, "ring: 512"
        yield kind + "-big", kind + "big", 32, "ring: 512"
        yield kind + "-gap", kind + "gap", 32, "ring: 512"
    for kind in ("fmas", "lds"):
        yield kind + "-flush", kind, 32, "strategy: flush, ring: 512, keep: 4096"
        yield kind + "-global", kind, 32, "strategy: global, keep: 512"
        yield kind + "-group", kind, 128, "ring: 512, unit: warpgroup"
        yield kind + "-separate", kind, 32, "ring: 512, separate: true"
    for n in WGMMA:
        yield f"wgmma{n}", f"wgmma{n}", 128, "ring: 512"
    for n in BULK:
        yield f"bulk{n}", f"bulk{n}", 32, "ring: 512"


# ---- building and running -----------------------------------------------------------

def build(out):
    nvcc = os.environ.get("NVCC", "nvcc")
    for what, flags in (("known", []), ("truth", ["-DTRUTH"])):
        ptx = os.path.join(out, what + ".ptx")
        subprocess.run([nvcc, "-ptx", "-O3", "-std=c++17", "-arch=sm_90a",
                        "-I", os.path.join(HERE, "../../include"), *flags, "-o", ptx,
                        os.path.join(HERE, "known.cu")], check=True)
    os.makedirs(os.path.join(out, "split"), exist_ok=True)
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

    def alloc(self, n):
        at = ctypes.c_uint64()
        self.do("cuMemAlloc_v2", ctypes.byref(at), ctypes.c_size_t(n))
        self.do("cuMemsetD8_v2", at, 0, ctypes.c_size_t(n))
        return at

    def times(self, entry, block, more):
        """Cycles of each trip but the first few, thread 0 of each warp."""
        fn, n = ctypes.c_void_p(), CTAS * TRIPS * block
        self.do("cuModuleGetFunction", ctypes.byref(fn), self.module, entry.encode())
        self.do("cuFuncSetAttribute", fn, 8, SHARED)
        out, data = self.alloc(4 * n), self.alloc(1 << 20)
        args = [out, ctypes.c_int(TRIPS), ctypes.c_int(0), ctypes.c_int(0)] + ([data] if more else [])
        list_of = (ctypes.c_void_p * len(args))(*(ctypes.addressof(a) for a in args))
        got = (ctypes.c_int * n)()
        for _ in range(2):
            self.do("cuLaunchKernel", fn, CTAS, 1, 1, block, 1, 1, SHARED, None, list_of, None)
        self.do("cuCtxSynchronize")
        self.do("cuMemcpyDtoH_v2", got, out, ctypes.c_size_t(4 * n))
        self.do("cuMemFree_v2", out)
        self.do("cuMemFree_v2", data)
        return sorted(got[(c * TRIPS + t) * block + w] for c in range(CTAS)
                      for t in range(SKIP, TRIPS) for w in range(0, block, 32))


def summary(v):
    return {"median": statistics.median(v), "p5": v[len(v) // 20], "p95": v[-1 - len(v) // 20]}


def measure_truth(out):
    d = Device(os.path.join(out, "truth.cubin"))
    truth = {}
    for kind in KINDS:
        for block in (32, 128, 512):
            t = {n: summary(d.times(f"{kind}{n}", block, False)) for n in (64, 1024, 4096)}
            truth[f"{kind}/{block}"] = {
                "pairs": t,
                "link": (t[1024]["median"] - t[64]["median"]) / 960,
                "link_long": (t[4096]["median"] - t[1024]["median"]) / 3072}
    for n in WGMMA:
        truth[f"wgmma{n}/128"] = summary(d.times(f"wgmma{n}", 128, False))
    for n in BULK:
        truth[f"bulk{n}/32"] = summary(d.times(f"bulk{n}", 32, True))
    with open(os.path.join(out, "truth.json"), "w", encoding="utf-8") as f:
        json.dump(truth, f, indent=1)


def run_all(kperf, out):
    for name, entry, block, instrument in variants():
        bulk = entry.startswith("bulk")
        config = os.path.join(out, name + ".yaml")
        with open(config, "w", encoding="ascii") as f:
            f.write(CONFIG.format(ptx=f"split/{entry}.ptx", entry=entry, instrument=instrument,
                                  trips=TRIPS, ctas=CTAS, block=block, shared=SHARED,
                                  more="  - tensor: in\n" if bulk else "",
                                  tensors="  in: {dtype: i32, shape: [65536]}\n" if bulk else ""))
        done = subprocess.run([kperf, "run", "-q", "-f", "-o", out, config],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            print(name, "exit", done.returncode, done.stdout.strip()[-500:], flush=True)


if __name__ == "__main__":
    mode, kperf, out = sys.argv[1:4]
    os.makedirs(out, exist_ok=True)
    if mode == "run":
        build(out)
        measure_truth(out)
        run_all(kperf, out)
