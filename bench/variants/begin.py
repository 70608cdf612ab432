#!/usr/bin/env python3
"""What attention's two warp groups settle in, when one of them begins its loop later.

    begin.py build DIR KERNEL...    from examples/attn_ws, with nvcc: DIR/KERNEL.cubin
    begin.py run DIR OUT            on a device with PyTorch: one line of JSON a launch
    begin.py sum OUT RESULT         RESULT: the medians, beside its device, driver and date

KERNEL is one of examples/variants.  A group waits for `later` cycles between Q and its loop and notes the clock four
times.  Periods and phases are the tenth, the half and the nine tenths of all CTAs'.
"""
import collections
import json
import os
import random
import statistics
import subprocess
import sys

from rows import renew

HERE = os.path.dirname(os.path.abspath(__file__))
ATTENTION = os.path.join(HERE, "../../examples/attn_ws")
B, H, S, CTAS = 2, 16, 8192, 2048
STEPS = range(-2400, 2401, 150)  # the first group later, the second group later
NOTES = """extern "C" {
__device__ int later[2];
__device__ unsigned notes[%d][2][4];
}
__device__ __forceinline__ unsigned clock_now() {
    unsigned t;
    asm volatile("mov.u32 %%0, %%%%clock;" : "=r"(t) :: "memory");
    return t;
}
struct Consumer {""" % CTAS
NOTE = """    __device__ __forceinline__ void note(int i) {
        int at = i == 2 ? 0 : i == work.tiles / 4 ? 1 : i == work.tiles / 2 ? 2 :
                 i == work.tiles - 2 ? 3 : -1;
        if (at >= 0 && threadIdx.x % 128 == 0)
            notes[blockIdx.y * gridDim.x + blockIdx.x][half][at] = clock_now();
    }
    __device__ __forceinline__ void await_k() {"""
PAUSE = """        await_q();
        unsigned pause = later[half], begun = clock_now();
        while (clock_now() - begun < pause)
            ;
        if constexpr (PIPELINED)"""


def source():
    with open(os.path.join(ATTENTION, "attn_ws.cu"), encoding="utf-8") as f:
        text = f.read()
    for old, new in (("struct Consumer {", NOTES),
                     ("    __device__ __forceinline__ void await_k() {", NOTE),
                     ("            await_k();\n", "            note(i);\n            await_k();\n"),
                     ("        await_q();\n        if constexpr (PIPELINED)", PAUSE)):
        assert old in text
        text = text.replace(old, new)
    return text


def build(folder, kernels):
    table = []
    with open(os.path.join(HERE, "../../examples/variants"), encoding="utf-8") as f:
        wanted = [w for w in (line.split() for line in f) if w and w[0] in kernels]
    path = os.path.join(folder, "begin.cu")
    with open(path, "w", encoding="utf-8") as f:
        f.write(source())
    for name, _, threads, shared, *macros in wanted:
        ptx = os.path.join(folder, name + ".ptx")
        subprocess.run(["nvcc", "-ptx", "-O3", "-std=c++17", "-gencode=arch=compute_90a,code=sm_90a",
                        "-I" + ATTENTION, "-I" + os.path.join(HERE, "../../include"), *macros, "-o",
                        ptx, path], check=True)
        with open(ptx, encoding="utf-8") as f:
            text = f.read()
        with open(ptx, "w", encoding="utf-8") as f: # nvcc 13 keeps them to itself
            f.write(text.replace("\n.global ", "\n.visible .global "))
        subprocess.run(["ptxas", "-arch=sm_90a", "-o", ptx[:-3] + "cubin", ptx], check=True)
        keys = [m.split("=")[1] for m in macros if m.startswith("-DTILE_KEYS=")]
        table.append({"kernel": name, "threads": int(threads), "shared": int(shared),
                      "keys": int(keys[0]) if keys else 128})
    with open(os.path.join(folder, "table.json"), "w", encoding="utf-8") as f:
        json.dump(table, f)


def run(folder, out):
    import ctypes as C
    import torch
    import device
    g = torch.Generator(device="cuda").manual_seed(1)
    q, k, v = (torch.randn((B * H, S, 128), generator=g, device="cuda").bfloat16() for _ in range(3))
    o, calls = torch.zeros_like(q), []

    def symbol(kernel, name):
        at, size = C.c_uint64(), C.c_size_t()
        device.call("cuModuleGetGlobal_v2", C.byref(at), C.byref(size), kernel.module, name)
        return at

    def tenths(x):
        at = torch.tensor([.1, .5, .9], dtype=torch.float64)
        return [round(y) for y in x.double().flatten().quantile(at).tolist()]

    with open(os.path.join(folder, "table.json"), encoding="utf-8") as f:
        for row in json.load(f):
            kernel = device.Kernel(os.path.join(folder, row["kernel"] + ".cubin"), "attn_ws",
                                   row["threads"], row["shared"])
            maps = [device.tensor_map(t, [64, n, 1]) for t, n in
                    ((q, 128), (k, row["keys"]), (v, row["keys"]))]
            launch = kernel.bind(((S + 127) // 128, B * H, 1), [*maps, o, S])
            calls.append((row, launch, symbol(kernel, b"later"), symbol(kernel, b"notes")))
    jobs = [(c, later) for c in calls for later in STEPS] * 3
    random.Random(1).shuffle(jobs)
    with open(out, "w", encoding="utf-8") as f:
        for (row, launch, later_at, notes_at), later in jobs:
            torch.cuda.synchronize()
            pause, notes = (C.c_int * 2)(max(0, -later), max(0, later)), (C.c_uint * (CTAS * 8))()
            device.call("cuMemcpyHtoD_v2", later_at, pause, C.c_size_t(8))
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            launch()
            start.record()
            launch()
            end.record()
            torch.cuda.synchronize()
            device.call("cuMemcpyDtoH_v2", notes, notes_at, C.c_size_t(C.sizeof(notes)))
            t = torch.frombuffer(notes, dtype=torch.int32).view(CTAS, 2, 4).long()
            trips = (S + row["keys"] - 1) // row["keys"]
            period = ((t[:, :, 3] - t[:, :, 1]) % 2 ** 32) / (trips - 2 - trips // 4)
            phase = (t[:, 1] - t[:, 0] + 2 ** 31) % 2 ** 32 - 2 ** 31
            f.write(json.dumps({"kernel": row["kernel"], "later": later,
                                "us": start.elapsed_time(end) * 1000, "period": tenths(period),
                                "phase_begin": tenths(phase[:, 0]),
                                "phase_end": tenths(phase[:, 3])}) + "\n")


def total(out, result):
    groups = collections.defaultdict(list)
    with open(out, encoding="utf-8") as f:
        for r in map(json.loads, f):
            groups[r["kernel"], r["later"]].append(r)
    rows = []
    for (kernel, later), runs in sorted(groups.items()):
        row = {"kernel": kernel, "later": later, "us": round(statistics.median(r["us"] for r in runs), 1)}
        for key in ("period", "phase_begin", "phase_end"):
            row[key] = [statistics.median(r[key][i] for r in runs) for i in range(3)]
        rows.append(row)
    renew(result, rows)


if __name__ == "__main__":
    {"build": lambda d, *k: build(d, k), "run": run, "sum": total}[sys.argv[1]](*sys.argv[2:])
