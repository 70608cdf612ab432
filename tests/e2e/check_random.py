#!/usr/bin/env python3
"""Executes random kernels (bench/differential/kernels.py), as they are and with probes.

usage: check_random.py KPERF SRCDIR FIRST LAST

A kernel counts the marks that each of its threads passes; what it leaves behind has to be the same
with probes, asleep and awake, and each warp has to make as many records as its lane 0 has counted.
"""
import json
import os
import struct
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.join(sys.argv[2], "tests/e2e"), os.path.join(sys.argv[2], "bench/differential")]
import check_traps  # noqa: E402
import kernels  # noqa: E402
import ptx_parse  # noqa: E402
import ptx_run  # noqa: E402

KPERF, FIRST, LAST = sys.argv[1], int(sys.argv[3]), int(sys.argv[4])
LANES = (0, 1, 5, 7, 9)
KEEP = 1024
WAYS = [["--ring=1024", "--separate"], ["--ring=1024", "--in-place"], ["--ring=1024", "--at-once"],
        ["--ring=1024", "--exact", "--early", "--separate"],
        ["--strategy=global", "--keep=1024", "--separate"],
        ["--strategy=global", "--keep=1024", "--in-place"],
        ["--strategy=flush", "--ring=16", "--keep=1024"],
        ["--strategy=global", "--keep=1024", "--early", "--at-once"]]
AREA, STAMPS, OUT = ptx_run.GLOBAL + 0x10000, ptx_run.GLOBAL + 0x8000, ptx_run.GLOBAL
BYTES, RING_BYTES = 0x40000, 0x10000


class Thread(check_traps.Thread):
    def op_cvta(self, s, a, p): self.put(s, a[0], self.value(a[1]))


def launch(text, grid, block, control):
    """The global memory behind a launch."""
    module = ptx_parse.Module(text)
    kernel = module.entry
    memory = {"global": ptx_run.Memory(ptx_run.GLOBAL, BYTES),
              "const": ptx_run.Memory(ptx_run.CONTROL, 80)}
    memory["const"].bytes[:] = struct.pack("<QQQIIIII20xIIII", *control,
                                           *ptx_run.sample_of(control, grid))
    memory["global"].bytes[:] = bytes(BYTES)
    if control[0]:
        memory["global"].store(control[0], 8, 64)
    for cta in range(grid):
        memory["shared"] = ptx_run.Memory(ptx_run.SHARED, 0xc000 + RING_BYTES)
        for warp in range(0, block, 32):
            ptx_run.run_warp({
                lane: Thread(kernel, memory, ptx_run.special_of(grid, block, cta, warp + lane),
                             {kernel.params[0]: OUT})
                for lane in LANES if warp + lane < block})
    return bytes(memory["global"].bytes)


def made(records, flush):
    return sum(0 if t & 0xffff in flush else 1 + (t >> 30 == 3) for t, _ in records)


def check(path, k, way):
    done = subprocess.run([KPERF, "instrument", "-q", "-o", "-", "--threads=64", *way, path],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=10, check=False)
    assert done.returncode == 0, done.stderr.decode()
    back = subprocess.run([KPERF, "strip", "-"], input=done.stdout, stdout=subprocess.PIPE, check=True)
    assert back.stdout == k.text.encode(), "strip"
    text, x = done.stdout.decode(), k.launches[0]
    grid, block = x.grid, x.block[0] * x.block[1]
    n = 8 * grid * block
    want = launch(k.text, grid, block, (0,) * 8)[:n]
    assert launch(text, grid, block, (0,) * 8)[:n] == want, "asleep"
    memory = launch(text, grid, block, (AREA, STAMPS, BYTES - 0x10000, grid, 1, 0, 0, 100))
    assert memory[:n] == want, "probed"
    counts = struct.unpack("<%dI" % (n // 4), want)[1::2]
    units = ptx_run.units(memory, AREA, KEEP)
    assert len(units) == grid * (block // 32), "%d units" % len(units)
    names = [r["name"] for r in map_of(text)["entries"][0]["regions"]]
    flush = [i for i, name in enumerate(names) if name == "kperf flush"]
    for u, records in units:
        assert u[4] <= KEEP, "a longer ring is needed"
        known = counts[u[0] * block + 32 * u[3]]
        assert made(records, flush) == known, "CTA %d, warp %d: %d records, not %d" % (
            u[0], u[3], made(records, flush), known)
    return len(units)


def map_of(text):
    at = text.index("kperf.map ") + len("kperf.map ")
    return json.JSONDecoder().raw_decode(text[at:])[0]


def main():
    tried = units = 0
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "k.ptx")
        for seed in range(FIRST, LAST):
            k = kernels.Kernel(seed, alone=True)
            with open(path, "w", newline="", encoding="utf-8") as f:
                f.write(k.text)
            for way in WAYS:
                try:
                    units += check(path, k, way)
                except Exception as e:
                    sys.exit("seed %d, %s: %s: %s" % (seed, " ".join(way), type(e).__name__, e))
                tried += 1
    print("%d kernels, %d ways, %d units" % (LAST - FIRST, tried, units))


main()
