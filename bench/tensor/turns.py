#!/usr/bin/env python3
"""In which order an SM's tensor cores serve warp groups that start products beside each other.

    turns.py build DIR      with nvcc and ptxas: a cubin for each case
    turns.py run DIR OUT    on a device with PyTorch: OUT/CASE.npz, the clocks of every warp
    turns.py sum OUT RESULT RESULT: what is in them, beside its device, driver and date (NumPy)

A CTA's groups begin up to 1500 cycles apart.  An instruction has been issued when the clock behind it is
read, and is over when a wait for it is; its group's first warp tells when it was, since that one is held up.
"""
import ctypes as C
import os
import random
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
# Each group's product (N of m64nNk16; negative: its first operand in registers), its steps; rounds,
# whether each instruction is noted; the warps of a group begin so many cycles apart (0: together).
CASES = {
    "s128": ([128, 128], 8, 1, 1, 0), "s128_f16": ([128, 128], 8, 1, 1, 0),
    "s128_plain": ([128, 128], 8, 1, 0, 0), "s128_k16": ([128, 128], 16, 1, 1, 0),
    "s128_k32": ([128, 128], 32, 1, 1, 0), "s64": ([64, 64], 16, 1, 1, 0),
    "s176": ([176, 176], 8, 1, 1, 0), "s256": ([256, 256], 8, 1, 1, 0),
    "r128": ([-128, -128], 8, 1, 1, 0), "r128_plain": ([-128, -128], 8, 1, 0, 0),
    "r128_k16": ([-128, -128], 16, 1, 1, 0), "s128r128": ([128, -128], 8, 1, 1, 0),
    "s128r128_plain": ([128, -128], 8, 1, 0, 0),
    "s64s256": ([64, 256], 16, 1, 1, 0), "s128_apart": ([128, 128], 8, 1, 1, 160),
    "s128_apart_plain": ([128, 128], 8, 1, 0, 160), "r128_apart": ([-128, -128], 8, 1, 1, 160),
    "s128_rounds": ([128, 128], 8, 6, 0, 0), "s128r128_rounds": ([128, -128], 8, 6, 0, 0),
    "three128": ([128] * 3, 8, 1, 1, 0), "one128": ([128], 16, 1, 1, 0),
    "oner128": ([-128], 16, 1, 1, 0), "one64": ([64], 16, 1, 1, 0), "one256": ([256], 16, 1, 1, 0),
}
SHARED, CTAS, LAUNCHES = 131072 + 1024, 132 * 4, 3


def instruction(n, regs, kind):
    d = ", ".join(f"%{i}" for i in range(n // 2))
    at = n // 2
    a = "{" + ", ".join(f"%{at + i}" for i in range(4)) + "}" if regs else f"%{at}"
    b, tail = (f"%{at + 4}", "1, 1, 1, 1") if regs else (f"%{at + 1}", "1, 1, 1, 0, 0")
    acc = ", ".join(f'"+f"(d[{i}])' for i in range(n // 2))
    ins = '"r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "l"(b)' if regs else '"l"(a), "l"(b)'
    return (f"template <> __device__ __forceinline__ void wgmma<{n}, {str(regs).lower()}>"
            f"(float (&d)[{n // 2}], const uint32_t* r, uint64_t a, uint64_t b) {{\n"
            f'    asm volatile("wgmma.mma_async.sync.aligned.m64n{n}k16.f32.{kind}.{kind} '
            f'{{{d}}}, {a}, {b}, {tail};" : {acc} : {ins});\n}}\n')


def build(folder):
    os.makedirs(folder, exist_ok=True)
    for name, (products, steps, rounds, each, _) in CASES.items():
        kind = "f16" if name.endswith("f16") else "bf16"
        with open(os.path.join(folder, "case.inc"), "w", encoding="utf-8") as f:
            f.write(f"#define PRODUCTS {str(products)[1:-1]}\n#define STEPS {steps}\n"
                    f"#define ROUNDS {rounds}\n#define EACH {each}\n")
            f.write("template <int N, bool REGS> __device__ void wgmma(float (&d)[N / 2], "
                    "const uint32_t* r, uint64_t a, uint64_t b);\n")
            for p in sorted(set(products)):
                f.write(instruction(abs(p), p < 0, kind))
        subprocess.run(["nvcc", "-cubin", "-O3", "-std=c++17", "-arch=sm_90a", "-I" + folder, "-o",
                        os.path.join(folder, name + ".cubin"), os.path.join(HERE, "turns.cu")],
                       check=True)


def begins(products, apart, rng):
    """When each warp of a CTA begins: two CTAs in three have their groups within 200 cycles."""
    groups = [rng.randrange(0, rng.choice([60, 200, 1500])) for _ in products]
    low = min(groups)
    return [g - low + (rng.randrange(apart) if apart else 0) for g in groups for _ in range(4)]


def run(folder, out):
    import numpy
    import torch
    sys.path.insert(0, os.path.join(HERE, "../variants"))
    import device
    os.makedirs(out, exist_ok=True)
    rng = random.Random(1)
    for name, (products, steps, rounds, each, apart) in CASES.items():
        warps, notes = 4 * len(products), 1 + 2 * steps if each else 3 * rounds
        kernel = device.Kernel(os.path.join(folder, name + ".cubin"), "turns", 32 * warps, SHARED)
        laters, results = [], []
        for _ in range(LAUNCHES + 1):
            later = torch.tensor([begins(products, apart, rng) for _ in range(CTAS)],
                                 dtype=torch.int32)
            pauses = torch.tensor([rng.randrange(0, 1200) for _ in range(CTAS * len(products) * rounds)],
                                  dtype=torch.int32).cuda()
            at = later.cuda()
            got = torch.zeros(CTAS, warps, notes, dtype=torch.int16, device="cuda")
            kernel.bind((CTAS, 1, 1), [at, pauses, got, int(not apart)])()
            torch.cuda.synchronize()
            laters.append(later.numpy().astype("int16"))
            results.append(got.cpu().numpy().view("uint16"))
        numpy.savez_compressed(os.path.join(out, name + ".npz"),
                               later=numpy.stack(laters[1:]), notes=numpy.stack(results[1:]))
        print(name, results[-1].shape, flush=True)


# ---- what is in them ------------------------------------------------------------------

LATENCY = {True: 43, False: 33}  # from an instruction's issue to its end but for its own cycles; A in shared memory


def load(out, name):
    """The clocks of a case, [CTA, warp, note], and the cycles of an instruction of each group."""
    import numpy
    z = numpy.load(os.path.join(out, name + ".npz"))
    later = z["later"].reshape(-1, z["later"].shape[-1]).astype(int)
    notes = z["notes"].reshape(-1, *z["notes"].shape[2:]).astype(int) - 8192
    return notes + later[:, :, None], [abs(p) // 2 for p in CASES[name][0]]


def events(cta, groups, steps):
    """(issued, group, step) of a CTA's instructions, by their groups' first warps."""
    return sorted((cta[4 * g, 1 + i], g, i) for g in range(groups) for i in range(steps))


def replayed(cta, events_, works, products, steps):
    """When each group would be over, were the instructions served in the order of their issue."""
    at, end, over = -10 ** 9, [], {}
    for issued, g, i in events_:
        first = max(cta[4 * g + w, 1 + i] for w in range(4)) if i == 0 else issued
        at = max(at, first + LATENCY[products[g] > 0]) + works[g]
        end.append(at)
        over[g] = at
    return end, over


def order(out, name):
    import numpy
    products, steps = CASES[name][:2]
    t, works = load(out, name)
    off, early = [], []
    for cta in t:
        ev = events(cta, len(products), steps)
        end, over = replayed(cta, ev, works, products, steps)
        off += [cta[4 * g:4 * g + 4, -1].max() - over[g] for g in over]
        early += [ev[j][0] - end[j - 7] for j in range(7, len(ev))]
    off = numpy.abs(off)
    return {"case": name, "groups": int(off.size), "end_within_4_cycles": round(float((off <= 4).mean()), 3),
            "end_off_p95": int(numpy.percentile(off, 95)),
            "issue_behind_the_seventh_end_before_p1": int(numpy.percentile(early, 1))}


def alone(out, name):
    import numpy
    products, steps = CASES[name][:2]
    t, (work,) = load(out, name)
    t = t[(t[:, :, 0].max(1) - t[:, :, 0].min(1)) < 10]
    free = t[:, 0, -1:] - work * (steps - 1 - numpy.arange(steps))
    held = t[:, 0, 8:steps + 1] - free[:, :steps - 7]
    return {"case": name, "cycles_an_instruction": work,
            "issue_to_end_without_its_cycles": int(numpy.median(t[:, 0, -1] - work * steps - t[:, :, 1].max(1))),
            "issue_apart": int(numpy.median(numpy.diff(t[:, 0, 1:7], axis=1))),
            "issue_behind_the_seventh_end_before": int(numpy.median(held[:, 1:]))}


def ends(out, name):
    """By how far apart the groups begin: the ends of both, from the first one's beginning."""
    import numpy
    t, _ = load(out, name)
    begin, end = t[:, ::4, 0], t[:, :, -1].reshape(len(t), 2, 4).max(2)
    first = begin.argmin(1)
    pick = numpy.arange(len(t))
    apart = numpy.abs(begin[:, 1] - begin[:, 0])
    rows = []
    for low, high in ((0, 20), (20, 40), (40, 60), (60, 80), (80, 120), (120, 200), (200, 450)):
        of = (apart >= low) & (apart < high)
        if of.sum() < 10:
            continue
        one = end[pick, first][of] - begin[pick, first][of]
        two = end[pick, 1 - first][of] - begin[pick, first][of]
        rows.append({"case": name, "apart": [low, high], "ctas": int(of.sum()),
                     "first_ends": [int(x) for x in numpy.percentile(one, [10, 50, 90])],
                     "second_ends": [int(x) for x in numpy.percentile(two, [10, 50, 90])]})
    return rows


def runs(out, name):
    """Instructions of the first group between two of the second, while both have some: where the
    second came before the third of the first, and where it came behind the seventh."""
    import statistics
    products, steps = CASES[name][:2]
    t, _ = load(out, name)
    seen = {"together": [], "late_first": [], "late": []}
    for cta in t:
        who = [g for _, g, _ in events(cta, 2, steps)]
        who = [g != who[0] for g in who]
        begins, last = who.index(True), len(who) - 1 - who[::-1].index(False)
        key = "together" if begins <= 2 else "late" if begins >= 8 else None
        run, count = 0, 0
        for other in who[begins + 1:last + 1]:
            if other and key:
                seen["late_first" if key == "late" and not count else key].append(run)
                count += 1
            run = 0 if other else run + 1
    return {"case": name, **{k: {"mean": round(statistics.mean(v), 2), "runs": len(v)}
                             for k, v in seen.items() if len(v) > 15}}


def total(out, result):
    two = [n for n, c in CASES.items() if len(c[0]) == 2]
    found = {"alone": [alone(out, n) for n in CASES if n.startswith("one")],
             "order": [order(out, n) for n, c in CASES.items() if len(c[0]) > 1 and c[3]],
             "ends": [r for n in two if n.endswith("plain") for r in ends(out, n)],
             "runs": [runs(out, n) for n in two if CASES[n][3] and not CASES[n][4]]}
    rows = [{"kernel": "turns", "what": what, **r} for what, list_ in found.items() for r in list_]
    sys.path.insert(0, os.path.join(HERE, "../variants"))
    from rows import renew
    renew(result, rows)


if __name__ == "__main__":
    {"build": build, "run": run, "sum": total}[sys.argv[1]](*sys.argv[2:])
