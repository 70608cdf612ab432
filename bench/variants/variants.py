#!/usr/bin/env python3
"""Checks and times the example kernels of the table examples/variants, on a device.

    variants.py check DIR OUT [GLOB...]   against float64, OUT/variants-check.json
    variants.py time DIR OUT [GLOB...]    in turns, OUT/variants-time.json
    variants.py lengths DIR OUT GLOB...   attention over sequence lengths, beside PyTorch's,
                                          OUT/attention-lengths.json

DIR is what examples/build-variants wrote.  Needs PyTorch.
"""
import datetime
import fnmatch
import json
import math
import os
import statistics
import subprocess
import sys

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

from device import Kernel, tensor_map

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.environ.get("VARIANTS", os.path.join(HERE, "../../examples/variants"))
D, UNIT = 128, 2.0 ** -8  # head dimension; bf16's rounding, relative
ROUNDS = int(os.environ.get("ROUNDS", "20"))


def table(folder, globs):
    """The wanted variants: name, kernel, macros, loaded."""
    found = []
    with open(TABLE, encoding="utf-8") as f:
        for line in f:
            words = line.split("#")[0].split()
            if words and any(fnmatch.fnmatch(words[0], g) for g in globs or ["*"]):
                name, kernel, threads, shared = words[:4]
                macros = dict(w[2:].split("=") for w in words[4:])
                loaded = Kernel(os.path.join(folder, name + ".cubin"), kernel, int(threads),
                                int(shared))
                found.append((name, kernel, macros, loaded))
    return found


# ---- attention ----------------------------------------------------------------------------


def bind_attention(macros, kernel, q, k, v, out):
    heads, length, _ = q.shape
    keys = int(macros.get("TILE_KEYS", 128))
    maps = [tensor_map(q, [64, 128, 1]), tensor_map(k, [64, keys, 1]),
            tensor_map(v, [64, keys, 1])]
    return kernel.bind(((length + 127) // 128, heads, 1), [*maps, out, length])


def make_inputs(kind, heads, length, seed):
    """q, k, v of a kind; behind each tensor lie NaNs, which must not come in."""
    g = torch.Generator(device="cuda").manual_seed(seed)
    scale = {"large": (100, 10, 1), "tiny": (1e-20, 1e-20, 1e-30), "subnormal": (1, 1, 1e-39),
             "peaked": (8, 8, 1), "wide": (1, 1, 1e30)}.get(kind, (1, 1, 1))
    tensors = []
    for s in scale:
        room = torch.full((heads + 1, length, D), math.nan, device="cuda", dtype=torch.bfloat16)
        room[:heads] = (torch.randn((heads, length, D), generator=g, device="cuda",
                                    dtype=torch.float64) * s).bfloat16()
        tensors.append(room[:heads])
    q, k, v = tensors
    if kind == "large":  # logits of about 1e4
        q[:, :, 0], k[:, :, 0] = 1000, 100 * torch.sign(k[:, :, 0])
    elif kind == "peaked":
        k.copy_(q)
    elif kind == "all-minus-inf":  # each logit overflows to -inf
        q.fill_(1e30)
        k.fill_(-1e30)
    elif kind == "some-minus-inf":  # of the last third of the keys, among them whole tiles
        q.abs_()
        k[:, length - length // 3:] = -3e38
    return q, k, v


def reference(q, k, v, causal):
    """In float64: the outputs, and how far from them a bf16 kernel may be.

    The weights p are rounded to bf16 before the second product and the result after it: UNIT of
    sum(p |v|) and UNIT of |o|.  The scores are summed in fp32: their error is relative to
    sum(|q k|), 2^-21 of it allowed, and moves weights and sum by its exponential.
    """
    q, k, v = q.double(), k.double(), v.double()
    scores = q @ k.transpose(-1, -2) / math.sqrt(D)
    overflow = torch.finfo(torch.float32).max
    scores = torch.where(scores < -overflow, -math.inf, scores)
    apart = (q.abs() @ k.abs().transpose(-1, -2) / math.sqrt(D))
    if causal:
        later = torch.ones(scores.shape[-2:], dtype=torch.bool, device="cuda").triu(1)
        scores.masked_fill_(later, -math.inf)
    apart = torch.where(torch.isinf(scores), 0.0, apart).amax(-1, keepdim=True)
    top = scores.amax(-1, keepdim=True)
    p = torch.exp(scores - torch.where(torch.isinf(top), 0.0, top))
    total = p.sum(-1, keepdim=True)
    p = torch.where(total > 0, p / total, 0.0)
    out, size = p @ v, p @ v.abs()
    moved = torch.expm1(2 * torch.clamp(apart * 2.0 ** -21 + 2.0 ** -20, max=1.0))
    return out, UNIT * out.abs() + (UNIT + moved) * size * (1 + UNIT) + 1e-40


def attention_cases():
    shapes = [(h, s) for h, s in ((1, 1), (3, 2), (2, 63), (1, 64), (5, 65), (2, 127), (1, 128),
                                  (7, 129), (3, 176), (1, 177), (2, 255), (1, 256), (3, 257),
                                  (2, 353), (3, 511), (1, 512), (1, 1000), (2, 1024))]
    for i, shape in enumerate(shapes):
        yield ("normal", *shape, i)
    for kind in ("large", "tiny", "subnormal", "peaked", "wide", "all-minus-inf",
                 "some-minus-inf"):
        for shape in ((1, 1), (3, 127), (1, 300), (2, 640)):
            yield (kind, *shape, 100)
    yield ("normal", 3, 4096, 200)
    yield ("normal", 1, 4100, 201)


def check_attention(variants):
    rows = {name: {"checks": 0, "failed": [], "worst": 0.0, "worst_norm": 0.0}
            for name, *_ in variants}
    for kind, heads, length, seed in attention_cases():
        q, k, v = make_inputs(kind, heads, length, seed)
        for causal in (False, True):
            chosen = [x for x in variants if bool(int(x[2].get("CAUSAL", 0))) == causal]
            if not chosen:
                continue
            want, room = reference(q, k, v, causal)
            for name, _, macros, kernel in chosen:
                got = run_guarded(lambda o: bind_attention(macros, kernel, q, k, v, o),
                                  (heads, length, D))
                judge(rows[name], f"{kind} {heads}x{length}", got, want, room)
    return rows


# ---- GEMM ---------------------------------------------------------------------------------


def bind_gemm(macros, kernel, a, bt, c):
    m, k = a.shape
    n = bt.shape[0]
    return kernel.bind((m // 128 * (n // 256), 1, 1),
                       [tensor_map(a, [64, 128]), tensor_map(bt, [64, 256]), c, m, n, k])


def check_gemm(variants):
    rows = {name: {"checks": 0, "failed": [], "worst": 0.0, "worst_norm": 0.0}
            for name, *_ in variants}
    for i, (m, n, k) in enumerate(((128, 256, 128), (128, 256, 256), (128, 256, 640),
                                   (256, 512, 1024), (512, 512, 512), (2432, 768, 640),
                                   (1024, 2048, 4096))):
        g = torch.Generator(device="cuda").manual_seed(i)
        a, bt = (torch.randn(s, generator=g, device="cuda").bfloat16()
                 for s in ((m, k), (n, k)))
        want = a.double() @ bt.double().T
        room = want.abs() * UNIT + 1e-4 * math.sqrt(k)
        for name, _, macros, kernel in variants:
            got = run_guarded(lambda c: bind_gemm(macros, kernel, a, bt, c), (m, n))
            judge(rows[name], f"{m}x{n}x{k}", got, want, room)
    return rows


# ---- both ---------------------------------------------------------------------------------


def run_guarded(bind, shape):
    """Two launches' output, equal bit for bit, or None; what lies behind it stays as it was."""
    results = []
    for poison in (math.nan, -math.inf):
        room = torch.full((shape[0] + 8, *shape[1:]), poison, device="cuda",
                          dtype=torch.bfloat16)
        out = room[:shape[0]]
        keep = bind(out)()
        torch.cuda.synchronize()
        del keep
        guard = room[shape[0]:].float()
        if not (torch.isnan(guard) if math.isnan(poison) else guard == poison).all():
            return None
        results.append(out.clone())
    same = torch.equal(results[0].view(torch.int16), results[1].view(torch.int16))
    return results[0] if same else None


def judge(row, label, got, want, room):
    row["checks"] += 1
    if got is None:
        row["failed"].append(f"{label}: launches differ, or it wrote outside")
        return
    error = (got.double() - want).abs()
    ratio = (error / room).max().item()
    norm = (error.norm() / (want.norm() + 1e-300)).item()
    if not ratio <= 1:  # NaN fails
        row["failed"].append(f"{label}: {ratio:.3g} of what is allowed, norm {norm:.3g}")
        return
    row["worst"] = max(row["worst"], ratio)
    if label.startswith(("normal", "large")) or label[0].isdigit():
        row["worst_norm"] = max(row["worst_norm"], norm)


def check(variants):
    of = {"attn_ws": check_attention, "gemm_ws": check_gemm, "gemm_swp": check_gemm}
    rows = {}
    for checker in (check_attention, check_gemm):
        rows |= checker([x for x in variants if of[x[1]] is checker])
    for name, row in rows.items():
        print(f"{name:20} {row['checks']:3} checks, {len(row['failed'])} failed,"
              f" worst {row['worst']:.3f} of the tolerance, norm {row['worst_norm']:.2e}",
              *row["failed"][:3], sep="\n    " if row["failed"] else "", flush=True)
    return [{"kernel": name, **row} for name, row in rows.items()]


def in_turns(calls, rounds):
    """Milliseconds of each launch behind an untimed one of its own kind, so that caches and
    clock are as it leaves them; the order is rotated each round."""
    times = {name: [] for name in calls}
    names = list(calls)
    for r in range(rounds + 2):
        for name in names[r % len(names):] + names[:r % len(names)]:
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            calls[name]()
            start.record()
            calls[name]()
            end.record()
            torch.cuda.synchronize()
            if r >= 2:  # the first two warm up
                times[name].append(start.elapsed_time(end))
    return times


def timing_rows(calls, flops, shape, rounds=ROUNDS):
    rows = []
    for name, ms in in_turns(calls, rounds).items():
        rate = [flops(name) / t / 1e9 for t in ms]
        rows.append({"kernel": name, "shape": shape, "ms_median": statistics.median(ms),
                     "tflops_median": statistics.median(rate), "lo": min(rate),
                     "hi": max(rate), "launches": len(ms)})
        print(f"{name:20} {shape} {rows[-1]['tflops_median']:7.1f} TFLOP/s"
              f" ({min(rate):.1f} to {max(rate):.1f})", flush=True)
    return rows


def attention_calls(variants, batch, heads, length):
    """Launches of the variants, and of PyTorch's attention, on random normal inputs."""
    g = torch.Generator(device="cuda").manual_seed(1)
    q, k, v = (torch.randn((batch * heads, length, D), generator=g, device="cuda",
                           dtype=torch.float32).bfloat16() for _ in range(3))
    out = torch.empty_like(q)
    calls = {name: bind_attention(macros, kernel, q, k, v, out)
             for name, _, macros, kernel in variants}
    split = [x.view(batch, heads, length, D) for x in (q, k, v)]

    def library(backend, causal):
        def launch():
            with sdpa_kernel(backend):
                return torch.nn.functional.scaled_dot_product_attention(*split,
                                                                        is_causal=causal)
        return launch
    causal = any(int(x[2].get("CAUSAL", 0)) for x in variants)
    for name, backend in (("cudnn", SDPBackend.CUDNN_ATTENTION),
                          ("flash2", SDPBackend.FLASH_ATTENTION)):
        calls[name] = library(backend, False)
        if causal:
            calls[name + "_causal"] = library(backend, True)
    for name in [n for n in calls if n.startswith(("cudnn", "flash2"))]:
        try:
            calls[name]()
        except RuntimeError as e:
            print(f"{name}: {e}")
            del calls[name]
    return calls


def attention_flops(batch, heads, length):
    return lambda name: 4 * batch * heads * length * length * D / (1 + name.endswith("causal"))


def lengths(variants):
    rows = []
    for length in (512, 1024, 2048, 4096, 8192, 16384):
        batch = 65536 // length
        rows += timing_rows(attention_calls(variants, batch, 16, length),
                            attention_flops(batch, 16, length), [batch, 16, length, D])
    return rows


def times(variants):
    attention = [x for x in variants if x[1] == "attn_ws"]
    rows = []
    if attention:
        rows += timing_rows(attention_calls(attention, 16, 16, 4096),
                            attention_flops(16, 16, 4096), [16, 16, 4096, D])
    gemms = [x for x in variants if x[1] != "attn_ws"]
    for size in (4096, 8192) if gemms else ():
        a, bt = (torch.randn((size, size), device="cuda").bfloat16() for _ in range(2))
        c = torch.empty_like(a)
        calls = {name: bind_gemm(macros, kernel, a, bt, c) for name, _, macros, kernel in gemms}
        calls["cublas"] = lambda a=a, bt=bt: torch.matmul(a, bt.T)
        rows += timing_rows(calls, lambda _, n=size: 2 * n ** 3, [size] * 3)
    return rows


def machine():
    driver = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
                            stdout=subprocess.PIPE, check=False, text=True).stdout.split()
    return {"device": torch.cuda.get_device_name(), "driver": driver[0] if driver else "",
            "assembler": "ptxas 13.0.88", "torch": torch.__version__,
            "cudnn": torch.backends.cudnn.version(), "date": datetime.date.today().isoformat()}


def main():
    if len(sys.argv) < 4 or sys.argv[1] not in ("check", "time", "lengths"):
        sys.exit(__doc__)
    what, folder, out, *globs = sys.argv[1:]
    variants = table(folder, globs)
    name, work = {"check": ("variants-check", check), "time": ("variants-time", times),
                  "lengths": ("attention-lengths", lengths)}[what]
    rows = work(variants)
    result = {"schema_version": 1, "name": name, **machine(),
              "command": " ".join(["variants.py", what, *globs]), "rows": rows}
    with open(os.path.join(out, name + ".json"), "w", encoding="utf-8") as f:
        json.dump(result, f, indent=1)
        f.write("\n")
    sys.exit(any(row.get("failed") for row in rows))


if __name__ == "__main__":
    main()
