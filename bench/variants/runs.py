#!/usr/bin/env python3
"""kperf run on every kernel of the table examples/variants.

    runs.py configs DIR [GLOB...]      writes NAME.yaml beside the NAME.ptx that
                                       examples/build-variants wrote into DIR
    runs.py run KPERF DIR OUT [GLOB...]   runs them; the traces and OUT/variants-run.json

The result has, for each kernel and shape, how long the unprobed kernel takes, in time and in
cycles from entry to exit of its CTAs, and what default sampling costs.
"""
import datetime
import fnmatch
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.environ.get("VARIANTS", os.path.join(HERE, "../../examples/variants"))
LENGTHS = [(32, 512), (16, 1024), (8, 2048), (4, 4096), (2, 8192), (1, 16384)]  # B, S
EVERY_LENGTH = ("attn_ws_a", "attn_ws_a_early", "attn_ws_b")
GEMM_SHAPES = ["{M: 4096, N: 4096, K: 4096}", "{M: 2048, N: 4096, K: 8192}"]

HEAD = """kernel: {name}.ptx
entry: {kernel}
instrument: {instrument}
shapes:
{shapes}
launch:
  grid: {grid}
  block: [{threads}]
  shared: {shared}
params:
"""
GEMM = """  - tensor_map: {tensor: A, box: [64, 128], swizzle: 128B, l2: 256B}
  - tensor_map: {tensor: Bt, box: [64, 256], swizzle: 128B, l2: 256B}
  - tensor: C
  - scalar: {type: i32, value: M}
  - scalar: {type: i32, value: N}
  - scalar: {type: i32, value: K}
tensors:
  A: {dtype: bf16, shape: [M, K], seed: 1}
  Bt: {dtype: bf16, shape: [N, K], seed: 2}
  C: {dtype: bf16, shape: [M, N], output: true}
"""
ATTENTION = """  - tensor_map: {tensor: Q, box: [64, 128, 1], swizzle: 128B, l2: 256B}
  - tensor_map: {tensor: K, box: [64, KEYS, 1], swizzle: 128B, l2: 256B}
  - tensor_map: {tensor: V, box: [64, KEYS, 1], swizzle: 128B, l2: 256B}
  - tensor: O
  - scalar: {type: i32, value: S}
tensors:
  Q: {dtype: bf16, shape: [B*H, S, 128], seed: 1}
  K: {dtype: bf16, shape: [B*H, S, 128], seed: 2}
  V: {dtype: bf16, shape: [B*H, S, 128], seed: 3}
  O: {dtype: bf16, shape: [B*H, S, 128], output: true}
"""
TAIL = """warmup: 3
repeats: 15
timeout: 60
"""


def table(globs):
    with open(TABLE, encoding="utf-8") as f:
        for line in f:
            words = line.split("#")[0].split()
            if words and any(fnmatch.fnmatch(words[0], g) for g in globs or ["*"]):
                yield (*words[:4], dict(w[2:].split("=") for w in words[4:]))


def config(name, kernel, threads, shared, macros):
    if kernel == "attn_ws":
        lengths = LENGTHS if name in EVERY_LENGTH else [(8, 1024), (2, 4096)]
        shapes = [f"{{B: {b}, H: 16, S: {s}}}" for b, s in lengths]
        grid, body = "['ceildiv(S, 128)', B*H]", ATTENTION.replace(
            "KEYS", macros.get("TILE_KEYS", "128"))
    else:
        shapes, grid, body = GEMM_SHAPES, "['(M/128)*(N/256)']", GEMM
    warps = "" if kernel == "gemm_swp" else ', warps: "0,4-11"'
    room = 232448 - int(shared) - 9 * 256 * 8
    where = "strategy: global, keep: 256" if room < 0 and kernel == "attn_ws" else \
        "ring: 256" if room >= 1024 else "ring: auto"
    return HEAD.format(name=name, kernel=kernel, instrument="{" + where + warps + "}",
                       shapes="\n".join("  - " + s for s in shapes), grid=grid,
                       threads=threads, shared=shared) + body + TAIL


def write_configs(folder, globs):
    for row in table(globs):
        with open(os.path.join(folder, row[0] + ".yaml"), "w", encoding="utf-8") as f:
            f.write(config(*row))


def row_of(name, shape):
    if "measured" not in shape:
        return {"kernel": name, "shape": shape["label"], "status": shape.get("status")}
    times = {r["variant"]: r for r in shape["measured"]["rows"]}
    plain, cycles = times["unprobed"], shape["stamps"]["unprobed_cycles"]
    return {"kernel": name, "shape": shape["label"], "us": round(plain["us"], 2),
            "us_p5": round(plain["us_p5"], 2), "us_p95": round(plain["us_p95"], 2),
            "cta_cycles": cycles["median"], "cta_cycles_p5": cycles["p5"],
            "cta_cycles_p95": cycles["p95"], "clock_mhz": shape["stamps"]["clock_mhz"],
            "probed_ctas": shape["stamps"]["ratio"],
            "default": times["kperf-default"]["ratio"], "every_cta": times["kperf-all"]["ratio"],
            "verdict": shape["verify"]["verdict"],
            "spill_stores": shape["assembly"]["probed"]["spill_stores"]}


def save(out, head, rows):
    result = {"schema_version": 1, "name": "variants-run", **head,
              "date": datetime.date.today().isoformat(), "command": "runs.py run", "rows": rows}
    with open(os.path.join(out, "variants-run.json"), "w", encoding="utf-8") as f:
        json.dump(result, f, indent=1)
        f.write("\n")


def run(kperf, folder, out, globs):
    rows, head = [], {}
    for name, *_ in table(globs):
        done = subprocess.run([kperf, "run", "-q", "-f", "--json", "-o", out,
                               os.path.join(folder, name + ".yaml")],
                              stdout=subprocess.PIPE, check=False)
        if not done.stdout:
            print(f"{name}: exit status {done.returncode}", flush=True)
            continue
        report = json.loads(done.stdout)
        for shape in report["shapes"]:
            rows.append(row_of(name, shape))
            print(*rows[-1].values(), flush=True)
        head = head or {"device": report["device"]["name"], "driver": report["device"]["driver"],
                        "assembler": "ptxas " + report["assembler"]["version"]}
        save(out, head, rows)  # each time: a run that is cut short leaves what it has


def main():
    if len(sys.argv) >= 3 and sys.argv[1] == "configs":
        write_configs(sys.argv[2], sys.argv[3:])
    elif len(sys.argv) >= 5 and sys.argv[1] == "run":
        run(sys.argv[2], sys.argv[3], sys.argv[4], sys.argv[5:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
