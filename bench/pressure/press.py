#!/usr/bin/env python3
"""What warp groups of an SM take from each other, by the mix of their instructions.

    press.py build DIR      with nvcc and ptxas: a cubin for two groups and one for three
    press.py run DIR OUT    on a device with PyTorch: OUT/press.npz, the clocks of every warp
    press.py sum OUT RESULT: what is in them, beside its device, driver and date (NumPy)

Each warp repeats a mix of instructions for 40000 cycles, alone, beside other groups' mixes, beside another
group's products (eight m64n128k16) or its own, and notes the clock before and behind each.
"""
import json
import os
import random
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../tensor"))
sys.path.insert(0, os.path.join(HERE, "../variants"))
MIXES = ["FFMA", "FMUL", "FADD", "FMNMX", "MUFU", "CVT", "SHFL", "SOFTMAX", "RESCALE", "NOTHING"]
OWNS = ["", "ss", "rs"]
SHARED, CTAS, NOTES, LAUNCHES = 3 * 16384 + 65536 + 1024, 132, 128, 2


def code(what):
    """'SOFTMAX', 'SOFTMAX+ss', 'NOTHING+rs' or '-' as the kernel takes it."""
    if what == "-":
        return -1
    mix, _, own = what.partition("+")
    return MIXES.index(mix) + 16 * OWNS.index(own)


def cases():
    """Name: what each warp of each group does (a word for all four, or four)."""
    mixes, found = MIXES[:-1], {}
    partners = ["-", *mixes, "NOTHING+ss", "NOTHING+rs"]
    for a in mixes:
        for b in partners:
            found[f"{a}|{b}"] = [a, b]
    for a in ("SOFTMAX", "FFMA", "MUFU", "FMNMX", "RESCALE"):
        for own in ("ss", "rs"):
            for b in ("-", "SOFTMAX", "NOTHING+ss", "NOTHING+rs", "SOFTMAX+ss"):
                found[f"{a}+{own}|{b}"] = [f"{a}+{own}", b]
    found["NOTHING+ss|-"], found["NOTHING+rs|-"] = ["NOTHING+ss", "-"], ["NOTHING+rs", "-"]
    for a in ("SOFTMAX", "FFMA", "MUFU", "SHFL"):  # one warp beside one of its scheduler, or not
        for where in (0, 1, 2):
            other = ["-"] * 4
            other[where] = a
            found[f"{a}@0|{a}@{where}"] = [[a, "-", "-", "-"], other]
        found[f"{a}@0|-"] = [[a, "-", "-", "-"], "-"]
    for a in ("SOFTMAX", "FFMA", "MUFU", "FMNMX", "RESCALE"):
        for b in ("SOFTMAX", "NOTHING+ss", "NOTHING+rs"):
            found[f"{a}|{b}|{b}"] = [a, b, b]
            found[f"{a}|SOFTMAX|{b}"] = [a, "SOFTMAX", b]
    return found


def build(folder):
    from turns import instruction
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "wgmma.inc"), "w", encoding="utf-8") as f:
        f.write("template <int N, bool REGS> __device__ void product(float (&d)[N / 2], "
                "const uint32_t* r, uint64_t a, uint64_t b);\n")
        for n in (128, 256):
            for regs in (False, True):
                f.write(instruction(n, regs, "bf16").replace("void wgmma<", "void product<"))
    for groups in (2, 3):
        subprocess.run(["nvcc", "-cubin", "-O3", "-std=c++17", "-arch=sm_90a", "-I" + folder,
                        f"-DGROUPS={groups}", "-o", os.path.join(folder, f"press{groups}.cubin"),
                        os.path.join(HERE, "press.cu")], check=True)


def run(folder, out):
    import ctypes as C

    import numpy
    import torch
    import device
    os.makedirs(out, exist_ok=True)
    rng, results = random.Random(1), {}
    kernels = {g: device.Kernel(os.path.join(folder, f"press{g}.cubin"), "press", 128 * g, SHARED)
               for g in (2, 3)}
    todo = list(cases().items()) * LAUNCHES
    rng.shuffle(todo)
    for name, groups in todo:
        n = len(groups)
        words = [w for g in groups for w in ([g] * 4 if isinstance(g, str) else g)]
        what = torch.tensor([code(w) for w in words], dtype=torch.int32).cuda()
        starts = [[rng.randrange(1500)] * 4 for _ in range(CTAS * n)]
        later = torch.tensor(sum(starts, []), dtype=torch.int32).cuda()
        got = torch.zeros(CTAS, n * 4, NOTES, 4, dtype=torch.int32, device="cuda")
        args = [C.c_void_p(t.data_ptr()) for t in (what, later, got)] + [C.c_float(0.001)]
        pointers = (C.c_void_p * 4)(*[C.addressof(a) for a in args])
        device.call("cuLaunchKernel", kernels[n].function, *map(C.c_uint, (CTAS, 1, 1, 128 * n, 1, 1)),
                    C.c_uint(SHARED), C.c_void_p(torch.cuda.current_stream().cuda_stream), pointers, None)
        torch.cuda.synchronize()
        results.setdefault(name, []).append(got.cpu().numpy())
    numpy.savez_compressed(os.path.join(out, "press.npz"),
                           **{k: rates(numpy.stack(v)) for k, v in results.items()})
    print(len(results), "cases", flush=True)


def rates(notes):
    """Of each warp of each CTA, means of the rounds between 8000 and 32000 cycles: round to round, its
    products' issue, the mix, the wait for the products; and the spread of the mix."""
    import numpy
    t = notes.astype(float)
    of = (t[..., 0] > 8000) & (t[..., 3] < 32000) & (t[..., 3] > 0)
    n = numpy.maximum(of.sum(-1), 1)
    first = numpy.where(of, t[..., 0], numpy.inf).min(-1)
    last = numpy.where(of, t[..., 0], -numpy.inf).max(-1)
    each = numpy.where(n > 2, (last - first) / numpy.maximum(n - 1, 1), numpy.nan)
    parts = [numpy.where(of, t[..., i + 1] - t[..., i], 0) for i in range(3)]
    means = [p.sum(-1) / n for p in parts]
    apart = numpy.where(of, (parts[1] - means[1][..., None]) ** 2, 0).sum(-1) / n
    return numpy.stack([each, *means, apart ** 0.5], -1).astype("float32")


# ---- what is in them ------------------------------------------------------------------

HEAD = {"schema_version": 1, "name": "pressure", "device": "NVIDIA H200", "driver": "580.159.04",
        "assembler": "ptxas 13.0.88", "date": "2026-12-01",
        "command": "bench/pressure/press.py build, run, sum: mixes of instructions beside each other, by warp "
                   "group; cycles of the SM's clock, medians of the warps of 132 CTAs in two launches; keeps: the "
                   "mix's time alone over what it takes there, products: a round of eight"}


def summed(out, path):
    import warnings

    import numpy
    warnings.simplefilter("ignore")  # a group of which some warps do nothing
    z = numpy.load(os.path.join(out, "press.npz"))
    parts = ("round", "issue", "mix", "wait")

    def group(name, g):
        t = z[name][:, :, 4 * g:4 * g + 4]
        return {p: round(float(numpy.nanmedian(numpy.where(numpy.isnan(t[..., 0]), numpy.nan, t[..., c]))))
                for c, p in enumerate(parts)}

    rows = []
    for name, groups in cases().items():
        row = {"kernel": "press", "case": name, "groups": []}
        for g, does in enumerate(groups):
            if does == "-":
                continue
            word = next(w for w in ([does] if isinstance(does, str) else does) if w != "-")
            mix = word.partition("+")[0]
            one = group(name, g)
            if mix == "NOTHING":
                one = {"round": one["round"]}
            else:
                one["keeps"] = round(group(f"{mix}|-", 0)["mix"] / one["mix"], 3)
            row["groups"].append({"does": word, **one})
        rows.append(row)
    with open(path, "w", encoding="utf-8") as f:
        f.write(json.dumps(HEAD, indent=1)[:-2] + ',\n "rows": [\n' +
                ",\n".join("  " + json.dumps(r) for r in rows) + "\n ]\n}\n")


if __name__ == "__main__":
    {"build": build, "run": run, "sum": summed}[sys.argv[1]](*sys.argv[2:])
