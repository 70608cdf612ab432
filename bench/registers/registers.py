#!/usr/bin/env python3
"""What probes take of kernels' registers, and whether fewer CTAs fit an SM for it.

    registers.py OUT BUILD[=NAME] [BUILD=NAME]... [--corpus DIR] [--known PTX]

Each kernel is probed as `kperf run` launches it, the examples by their own configs, and assembled
by ptxas for its target, without a device.  BUILD: a build folder with kperf and
bench/registers/launched; the last one's are the figures of today, those before it stand beside
them.  --corpus: where tests/ptx/corpus left Triton's texts (marked by --auto all); --known:
bench/known/known.cu compiled.  Writes OUT and prints a table of Markdown.
"""
import argparse
import datetime
import glob
import json
import os
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
LAUNCHED = "bench/registers/launched"
MORE, SMALL = 3, 96 # registers: src/run/certify/certify.h and build.c
SM = {"registers": 65536, "threads": 2048, "ctas": 32, "shared": 233472}
MADE = re.compile(r"Compiling entry function '(.*?)' for '(\w+)'.*?Used (\d+) registers(.*?)\n",
                  re.S)
FLAT = ["grid=1", "block=1"]
# text, threads, dynamic shared memory, options (the configs of examples/)
KEPT = ["ring=64", "only-kept"]
EXAMPLES = [("gemm_ws/gemm_ws", 384, 4 * 49152 + 64, [*FLAT, "strategy=global"]),
            ("gemm_ws/gemm_ws_s2", 384, 2 * 49152 + 64, [*FLAT, *KEPT]),
            ("gemm_ws/gemm_ws_s3", 384, 3 * 49152 + 64, [*FLAT, *KEPT]),
            ("gemm_swp/gemm_swp2", 256, 2 * 49152 + 16, [*FLAT, *KEPT]),
            ("gemm_swp/gemm_swp3", 256, 3 * 49152 + 16, [*FLAT, *KEPT]),
            ("attn_ws/attn_ws_a", 384, 163912, ["grid=2", "block=1", "strategy=global", "keep=256",
                                                "warps=0,4-11", "place=2"]),
            ("attn_ws/attn_ws_b", 384, 163912, ["grid=2", "block=1", "strategy=global", "keep=64",
                                                "only-kept", "pins=none", "warps=0,4-11"])]
MICRO = ["bench/truth/chain1", "bench/truth/chain4", "bench/pins/chain", "bench/strategies/steps",
         "bench/diff/scale", "bench/diff/many", "tests/ptx/mix", "tests/ptx/softmax",
         "tests/ptx/rounds", "tests/ptx/cluster"]


def texts(a):
    for name, threads, shared, options in EXAMPLES: # today's, of the last build alone
        yield "example", os.path.join(ROOT, "examples", name + ".ptx"), threads, shared, options
    for name in MICRO:
        yield "micro", os.path.join(ROOT, name + ".ptx"), 0, 0, FLAT
    yield "micro", os.path.join(ROOT, "tests/ptx/softmax.ptx"), 0, 0, []
    if a.known:
        yield "known", a.known, 0, 0, FLAT
    triton = os.path.join(a.corpus or os.devnull, "triton-*-[89]0.ptx")
    for path in sorted(glob.glob(triton)):
        yield "triton", path, 0, 0, FLAT


def threads_of(text, kernel):
    """Of a CTA, by .reqntid or .maxntid; 256 where the text does not say."""
    entry = r"\.entry\s+" + re.escape(kernel)
    said = re.search(entry + r"\b[^{]*?\.(?:reqntid|maxntid)\s+([\d, ]+)", text, re.S)
    n = 1
    for x in said[1].split(",") if said else ["256"]:
        n *= int(x)
    return n


def ctas(threads, registers, shared):
    """On an SM, by all that limits them."""
    warps = (threads + 31) // 32
    a_warp = (registers * 32 + 255) // 256 * 256
    return min(SM["ctas"], SM["threads"] // (warps * 32),
               SM["registers"] // 4 // a_warp * 4 // warps,
               SM["shared"] // ((shared + 127) // 128 * 128 + 1024))


def assembled(path):
    """{kernel: (registers, bytes of static shared memory)}, by ptxas."""
    arch = re.search(r"^\s*\.target\s+(\w+)", open(path).read(), re.M)[1]
    made = subprocess.run(["ptxas", "-v", "-arch=" + arch, path, "-o", path + ".cubin"],
                          capture_output=True, text=True)
    if made.returncode:
        raise SystemExit(path + ": " + made.stderr)
    found = {}
    for kernel, _, registers, rest in MADE.findall(made.stderr):
        smem = re.search(r"(\d+) bytes smem", rest)
        found[kernel] = int(registers), int(smem[1]) if smem else 0
    return found


def probed_as(made, probed, build, *options):
    with open(probed, "wb") as f:
        subprocess.run([os.path.join(build, LAUNCHED), made, *options],
                       stdout=f, check=True, stderr=subprocess.DEVNULL)
    return assembled(probed)


def slim_of(made, probed, before, build, options):
    """{kernel: registers} of those that slim probes bring to what probes may take, by `kperf run`
    itself, and of those with `slim: true`, whose records of a loop's iteration are stored at
    once."""
    found = {}, {}
    for i, more in enumerate(([], ["at-once"])):
        for kernel, (registers, _) in probed_as(made, probed, build, *options, "slim",
                                                *more).items():
            if registers <= before[kernel][0] + MORE and before[kernel][0] <= SMALL:
                found[i][kernel] = registers
    return found


def measure(job):
    kind, path, threads, shared, options, builds, out = job
    text = open(path).read()
    with tempfile.TemporaryDirectory() as tmp:
        plain, marked, probed = (os.path.join(tmp, x + ".ptx")
                                 for x in ("plain", "marked", "probed"))
        open(plain, "w").write(text)
        before = assembled(plain)
        columns = {}
        for build, name in builds[-1:] if kind == "example" else builds:
            made = plain
            if kind == "triton":
                subprocess.run([os.path.join(build, "kperf"), "instrument", "-q", "--auto", "all",
                                "--marks-only", plain, "-o", marked, "-f"], check=True,
                               stderr=subprocess.DEVNULL)
                made = marked
            size = [f"threads={threads}"] if threads else []
            columns[name] = probed_as(made, probed, build, *options, *size)
        build = builds[-1][0]
        # by what `kperf run` leaves out where a CTA fewer would fit: records of a loop that wait
        spared = probed_as(made, probed, build, *options, *size, "at-once")
        slim, asked = slim_of(made, probed, before, build, [*options, *size])
    rows = []
    for kernel, (registers, static) in before.items():
        n = threads or threads_of(text, kernel)
        row = {"kind": kind, "text": os.path.basename(path), "kernel": kernel, "threads": n,
               "options": options, "original": registers,
               "ctas": ctas(n, registers, static + shared)}
        for name, made in columns.items():
            row[name] = made[kernel][0]
            # the ring is the planner's business, which takes none that costs a CTA
            row["ctas_" + name] = ctas(n, made[kernel][0], static + shared)
        last = builds[-1][1]
        if row[last] > registers + MORE and kernel in slim:
            row["others"], row[last] = row[last], slim[kernel]
            row["ctas_" + last] = ctas(n, slim[kernel], static + shared)
        least = ctas(n, spared[kernel][0], static + shared)
        if least > row["ctas_" + last]:
            row["at_once"], row["ctas_at_once"] = spared[kernel][0], least
        row["within"] = row.get("at_once", row[last]) <= registers + MORE
        if not row["within"] and kernel in asked:
            row["slim_true"] = asked[kernel]
        row["as_many_ctas"] = row.get("ctas_at_once", row["ctas_" + last]) >= row["ctas"]
        if kind == "example" or any(m[kernel] != before[kernel] for m in columns.values()):
            rows.append(row)
    return rows


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("out")
    p.add_argument("build", nargs="+")
    p.add_argument("--corpus")
    p.add_argument("--known")
    a = p.parse_args()
    builds = [(b.split("=")[0], b.split("=")[1] if "=" in b else "now") for b in a.build]
    jobs = [(*t, builds, a.out) for t in texts(a)]
    with ThreadPoolExecutor(2) as pool:
        rows = [r for found in pool.map(measure, jobs) for r in found]
    version = subprocess.run(["ptxas", "--version"], capture_output=True, text=True).stdout
    result = {"schema_version": 1, "device": "none", "driver": "none", "name": "registers",
              "date": datetime.date.today().isoformat(),
              "assembler": "ptxas " + re.search(r"V([\d.]+)", version)[1],
              "command": "bench/registers/registers.py", "builds": [n for _, n in builds],
              "rows": rows}
    with open(a.out, "w") as f:
        json.dump(result, f, indent=1)
        f.write("\n")
    print(sum(r["within"] or "slim_true" in r for r in rows), "with slim: true,", end=" ")
    print(sum(r["within"] for r in rows), "of", len(rows), "within", MORE, "of the original;",
          sum(r["as_many_ctas"] for r in rows), "with as many CTAs an SM")
    names = [n for _, n in builds]
    print("| kernel | threads | original |", " | ".join(names), "| CTAs an SM |")
    print("| --- | --- | --- |", " | ".join("---" for _ in names), "| --- |")
    for r in rows:
        names_of = [n for n in names if n in r]
        more = " | ".join(str(r.get(n, "")) for n in names)
        print(f"| `{r['kernel']}` (`{r['text']}`) | {r['threads']} | {r['original']} | {more} | "
              f"{r['ctas']}" + "".join(f", {r['ctas_' + n]}" for n in names_of) +
              (f"; at once {r['at_once']}, {r['ctas_at_once']}" if "at_once" in r else "") + " |")


if __name__ == "__main__":
    main()
