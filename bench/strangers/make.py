#!/usr/bin/env python3
"""make.py OUT: the kernels of kernels.py and tiles.cu as PTX, with a config each, into OUT."""
import os
import random
import struct
import subprocess
import sys

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

import kernels

INTS = {"i32", "i64"}


def numbers(out, name, values):
    with open(os.path.join(out, name), "wb") as f:
        f.write(struct.pack(f"<{len(values)}i", *values))


def compiled(name, signature, constants, warps, stages):
    fn = getattr(kernels, name)
    kinds = dict(signature)
    kinds.update({k: "constexpr" for k in constants})
    kinds = {k: kinds[k] for k in fn.arg_names}
    at = {k: i for i, k in enumerate(fn.arg_names)}
    whole = {(at[k],): [["tt.divisibility", 16]] for k, v in signature.items()
             if v[0] == "*" or v in INTS}
    source = ASTSource(fn=fn, signature=kinds, constexprs=constants, attrs=whole)
    return triton.compile(source, target=GPUTarget("cuda", 90, 32),
                          options={"num_warps": warps, "num_stages": stages})


def params(signature, values):
    """As Triton passes them, and two addresses of scratch memory that it does not ask for."""
    lines = []
    for name, kind in signature.items():
        if kind.startswith("tensordesc"):
            block = [int(n) for n in kind[kind.index("[") + 1:-2].split(",")]
            high, wide = values[name]
            lines.append(f"tensor_map: {{tensor: {name}, box: [{block[1]}, {block[0]}], "
                         "swizzle: 128B}")
            lines += [f"scalar: {{type: i32, value: {n}}}" for n in (high, wide)]
            lines += [f"scalar: {{type: i64, value: {n}}}" for n in (wide, 1)]
        elif kind[0] == "*":
            lines.append(f"tensor: {name}")
        else:
            lines.append(f"scalar: {{type: {kind}, value: {values[name]}}}")
    return lines + ["scalar: {type: u64, value: 0}"] * 2


def config(out, name, entry, shape, grid, block, shared, lines, tensors, auto):
    with open(os.path.join(out, name + ".yaml"), "w") as f:
        f.write(f"kernel: {name}.ptx\nentry: {entry}\n"
                f"instrument: {{auto: [{auto}]}}\nshapes:\n  - {{{shape}}}\n"
                f"launch: {{grid: [{grid}], block: [{block}], shared: {shared}}}\nparams:\n")
        f.writelines(f"  - {line}\n" for line in lines)
        f.write("tensors:\n")
        f.writelines(f"  {k}: {{{v}}}\n" for k, v in tensors.items())


def make(out, name, kernel, shape, signature, values, constants, grid, tensors, warps=4, stages=3,
         auto="waits, arrives, mma, loads, barriers"):
    k = compiled(kernel, signature, constants, warps, stages)
    if k.metadata.global_scratch_size or k.metadata.profile_scratch_size:
        raise SystemExit(f"{name}: asks for scratch memory")
    with open(os.path.join(out, name + ".ptx"), "w") as f:
        f.write(k.asm["ptx"])
    config(out, name, kernel, shape, grid, 32 * k.metadata.num_warps, k.metadata.shared,
           params(signature, values), tensors, auto)
    print(name, k.metadata.num_warps, "warps", k.metadata.shared, "bytes")


def half(*shape, more=""):
    return f"dtype: f16, shape: [{', '.join(map(str, shape))}]{more}"


def single(*shape, more=""):
    return f"dtype: f32, shape: [{', '.join(map(str, shape))}]{more}"


OUT = ", output: true"


def known(out):
    make(out, "decode", "decode", "B: 66, S: 8192, SPLIT: 1024",
         {"Q": "*fp16", "K": "*fp16", "V": "*fp16", "Part": "*fp32", "Lse": "*fp32", "S": "i32",
          "SPLIT": "i32"}, {"S": "S", "SPLIT": "SPLIT"}, {"H": 16, "D": 128, "BN": 64},
         "B, S/SPLIT",
         {"Q": half("B", 16, 128), "K": half("B", "S", 128, more=", scale: 0.3"),
          "V": half("B", "S", 128), "Part": single("B*(S/SPLIT)", 16, 128, more=OUT),
          "Lse": single("B*(S/SPLIT)", 16, more=OUT)})
    make(out, "attention", "attention", "Z: 32, S: 4096",
         {"Q": "*fp16", "K": "*fp16", "V": "*fp16", "O": "*fp16", "S": "i32"}, {"S": "S"},
         {"D": 128, "BM": 128, "BN": 64, "STAGES": 3}, "S/128, Z",
         {"Q": half("Z", "S", 128), "K": half("Z", "S", 128, more=", scale: 0.3"),
          "V": half("Z", "S", 128), "O": half("Z", "S", 128, more=OUT)}, warps=8)
    for name, ws in (("mm_ws", True), ("mm_plain", False)):
        make(out, name, "mm_ws", "M: 4096, N: 4096, K: 4096",
             {"A": "tensordesc<fp16[128, 64]>", "B": "tensordesc<fp16[128, 64]>", "C": "*fp16",
              "N": "i32", "K": "i32"}, {"A": ("M", "K"), "B": ("N", "K"), "N": "N", "K": "K"},
             {"BM": 128, "BN": 128, "BK": 64, "WS": ws, "STAGES": 3}, "M/128, N/128",
             {"A": half("M", "K"), "B": half("N", "K"), "C": half("M", "N", more=OUT)},
             warps=4 if ws else 8)


def held_out(out):
    make(out, "layer_norm", "layer_norm", "R: 4224, COLS: 8192",
         {"X": "*fp16", "Y": "*fp16", "W": "*fp32", "B": "*fp32", "COLS": "i32"},
         {"COLS": "COLS"}, {"ROWS": 8, "BLOCK": 1024}, "R/8",
         {"X": half("R", "COLS"), "Y": half("R", "COLS", more=OUT), "W": single("COLS"),
          "B": single("COLS")})
    make(out, "cross_entropy", "cross_entropy", "R: 2112, COLS: 32768",
         {"X": "*fp16", "Label": "*i32", "Loss": "*fp32", "Grad": "*fp16", "COLS": "i32"},
         {"COLS": "COLS"}, {"BLOCK": 2048}, "R",
         {"X": half("R", "COLS"), "Label": "dtype: i32, shape: [R], init: arange",
          "Loss": single("R", more=OUT), "Grad": half("R", "COLS", more=OUT)}, warps=8)
    draw = random.Random(1)
    cuts = sorted(draw.randrange(16384) for _ in range(15))
    numbers(out, "rows.i32", [0] + cuts + [16384])
    make(out, "grouped", "grouped", "R: 16384, N: 1024, K: 1024, G: 16",
         {"A": "*fp16", "B": "*fp16", "C": "*fp16", "Rows": "*i32"}, {},
         {"PROGRAMS": 132, "GROUPS": 16, "N": 1024, "K": 1024, "BM": 128, "BN": 128, "BK": 64},
         "132",
         {"A": half("R", "K"), "B": half("G", "K", "N"), "C": half("R", "N", more=OUT),
          "Rows": "dtype: i32, shape: [G+1], init: file rows.i32"}, warps=8)
    make(out, "split_k", "split_k", "M: 512, N: 1024, K: 16384, PER: 2048",
         {"A": "*fp16", "B": "*fp16", "P": "*fp32", "M": "i32", "N": "i32", "K": "i32",
          "PER": "i32"}, {"M": "M", "N": "N", "K": "K", "PER": "PER"},
         {"BM": 128, "BN": 128, "BK": 64}, "(M/128)*(N/128), K/PER",
         {"A": half("M", "K"), "B": half("K", "N"), "P": single("K/PER", "M", "N", more=OUT)},
         warps=8)
    make(out, "conv", "conv", "IMAGES: 32, H: 32, OUTS: 256",
         {"X": "*fp16", "W": "*fp16", "Y": "*fp16"}, {},
         {"HIGH": 32, "WIDE": 32, "IN": 256, "OUT": 256, "BM": 128, "BN": 128, "BK": 64},
         "IMAGES*H*H/128, OUTS/128",
         {"X": half("IMAGES", "H+2", "H+2", 256), "W": half(9, 256, "OUTS"),
          "Y": half("IMAGES", "H", "H", "OUTS", more=OUT)}, warps=8)
    sequences, pages = 528, 64
    order = list(range(sequences * 8))
    numbers(out, "table.i32", [draw.choice(order) for _ in range(sequences * pages)])
    numbers(out, "length.i32", [draw.randrange(512, pages * 64) for _ in range(sequences)])
    make(out, "paged", "paged", f"B: {sequences}, PAGES: {pages}",
         {"Q": "*fp16", "K": "*fp16", "V": "*fp16", "Table": "*i32", "Length": "*i32",
          "O": "*fp16"}, {}, {"PAGES": pages, "H": 16, "D": 128, "PAGE": 64}, "B",
         {"Q": half("B", 16, 128), "K": half("B*8", 64, 128, more=", scale: 0.3"),
          "V": half("B*8", 64, 128),
          "Table": "dtype: i32, shape: [B, PAGES], init: file table.i32",
          "Length": "dtype: i32, shape: [B], init: file length.i32",
          "O": half("B", 16, 128, more=OUT)})
    make(out, "selective_scan", "selective_scan", "C: 1056, T: 4096",
         {"X": "*fp32", "Step": "*fp32", "A": "*fp32", "B": "*fp32", "C": "*fp32", "Y": "*fp32",
          "T": "i32", "CHANNELS": "i32"}, {"T": "T", "CHANNELS": "C"}, {"BT": 64, "STATES": 16},
         "C",
         {"X": single("C", "T"), "Step": single("C", "T", more=", init: uniform, scale: 0.1"),
          "A": single("C", 16, more=", init: uniform"), "B": single("T", 16),
          "C": single("T", 16), "Y": single("C", "T", more=OUT)})


def cuda(out):
    here = os.path.dirname(os.path.abspath(__file__))
    for name in ("bodies", "edit_distance"):
        subprocess.run([os.environ.get("NVCC", "nvcc"), "-ptx", "-O3", "-std=c++17", "-lineinfo",
                        "-gencode=arch=compute_90a,code=sm_90a", "-o",
                        os.path.join(out, name + ".ptx"), os.path.join(here, name + ".cu")],
                       check=True)
    config(out, "bodies", "bodies", "N: 67584", "N/512", "256", "0",
           ["tensor: At", "tensor: Pull", "scalar: {type: i32, value: N}"],
           {"At": single("N", 4), "Pull": single("N", 4, more=OUT)},
           "waits, arrives, mma, loads, barriers")
    config(out, "edit_distance", "edit_distance", "PAIRS: 1056, L: 2048", "PAIRS", "256", "0",
           ["tensor: A", "tensor: B", "tensor: Out", "scalar: {type: i32, value: L}"],
           {"A": "dtype: i8, shape: [PAIRS, L], init: uniform, scale: 2",
            "B": "dtype: i8, shape: [PAIRS, L], init: uniform, scale: 2",
            "Out": f"dtype: i32, shape: [PAIRS]{OUT}"},
           "waits, arrives, mma, loads, barriers")


if __name__ == "__main__":
    os.makedirs(sys.argv[1], exist_ok=True)
    known(sys.argv[1])
    held_out(sys.argv[1])
    cuda(sys.argv[1])
