#!/usr/bin/env python3
"""kperf's probes beside Proton's, on one kernel, in one process.

    proton.py KPERF LAUNCHED PTX OUT [ROUNDS]     on a device with PyTorch and Triton

PTX is the folder that build.py made, LAUNCHED bench/registers/launched: "as run" is the text
that `kperf run` launches, with the sample as the kernel's last parameter; the others are as
`kperf instrument` makes them.  Every variant is assembled by the same ptxas (once
by Triton's, once by CUDA's), launched through the driver alone and timed between two
events, behind an untimed launch of its own; a round launches all of them in a shuffled
order, and a variant's ratio is taken to the unprobed kernel of its own round.  Outputs
are compared bit for bit.  OUT/proton.json has it all.
"""
import ctypes
import datetime
import json
import os
import random
import re
import shutil
import statistics
import struct
import subprocess
import sys

import torch
import triton

BM, BN, BK, THREADS = 128, 128, 64, 256
SIZES = (4096, 8192)
HEAD = 64  # of a record area
ALL, NONE = (1, 0, 0, 0xFFFFFFFF), (0, 0, 0, 0xFFFFFFFF)
AS_RUN = ("as run", "ring=128", "keep=128", "threads=256")
# name: text, kperf's options (or those of LAUNCHED), sample.  All but "auto" have Proton's 128
# records a warp.
VARIANTS = {
    "unprobed": ("gemm-plain", None, None),
    "unprobed again": ("gemm-plain", None, None),
    "proton": ("gemm-proton", None, None),
    "proton, sched_stores": ("gemm-proton-sched", None, None),
    "kperf, every CTA": ("gemm", ["--ring=128"], ALL),
    "kperf, default": ("gemm", ["--ring=128"], "default"),
    "kperf, no CTA": ("gemm", ["--ring=128"], NONE),
    "kperf, every CTA, as run": ("gemm", AS_RUN, ALL),
    "kperf, default, as run": ("gemm", AS_RUN, "default"),
    "kperf, no CTA, as run": ("gemm", AS_RUN, NONE),
    "kperf, every CTA, at once": ("gemm", ["--ring=128", "--at-once"], ALL),
    "kperf, every CTA, exact": ("gemm", ["--ring=128", "--at-once", "--exact"], ALL),
    "kperf, every CTA, separate": ("gemm", ["--ring=128", "--separate"], ALL),
    "kperf, default, separate": ("gemm", ["--ring=128", "--separate"], "default"),
    "kperf, every CTA, only kept": ("gemm", ["--ring=128", "--only-kept"], ALL),
    "kperf, default, only kept": ("gemm", ["--ring=128", "--only-kept"], "default"),
    "kperf, every CTA, all kept": ("gemm", ["--ring=512"], ALL),
    "kperf, every CTA, warpgroup": ("gemm", ["--ring=128", "--unit=warpgroup"], ALL),
    "kperf, every CTA, in place": ("gemm", ["--ring=128", "--in-place"], ALL),
    "kperf, default, in place": ("gemm", ["--ring=128", "--in-place"], "default"),
}
cuda = ctypes.CDLL("libcuda.so.1")


def call(name, *args):
    error = getattr(cuda, name)(*args)
    if error:
        raise RuntimeError(f"{name}: error {error}")


# ---- kernels ----------------------------------------------------------------

def assemble(ptxas, text, out):
    done = subprocess.run([ptxas, "-arch=sm_90a", "-v", "-o", out, text], check=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
    def figure(pattern):
        found = re.search(pattern, done)
        return int(found.group(1)) if found else 0
    return {"registers": figure(r"Used (\d+) registers"),
            "stack": figure(r"(\d+) bytes stack frame"),
            "spill_stores": figure(r"(\d+) bytes spill stores"),
            "static_shared": figure(r"(\d+) bytes smem"),
            "advisories": sorted(set(re.findall(r"\(?(C7\d+)\)?", done)))}


class Kernel:
    def __init__(self, image, shared):
        self.shared = shared
        module, self.fn = ctypes.c_void_p(), ctypes.c_void_p()
        call("cuModuleLoadData", ctypes.byref(module), image)
        call("cuModuleGetFunction", ctypes.byref(self.fn), module, b"gemm")
        call("cuFuncSetAttribute", self.fn, 8, shared)
        self.control = ctypes.c_uint64()
        size = ctypes.c_size_t()
        if cuda.cuModuleGetGlobal_v2(ctypes.byref(self.control), ctypes.byref(size), module,
                                     b"kperf_control"):
            self.control = None
        n = ctypes.c_int()
        call("cuOccupancyMaxActiveBlocksPerMultiprocessor", ctypes.byref(n), self.fn, THREADS,
             ctypes.c_size_t(shared))
        self.occupancy = n.value


def tensor_map(tensor, box):
    """Two dimensions, 128-byte swizzle, as Triton's descriptors are."""
    raw = (ctypes.c_uint64 * 32)()
    at = (ctypes.addressof(raw) + 127) & ~127
    rows, columns = tensor.shape
    call("cuTensorMapEncodeTiled", ctypes.c_void_p(at), 6, 2, ctypes.c_void_p(tensor.data_ptr()),
         (ctypes.c_uint64 * 2)(columns, rows), (ctypes.c_uint64 * 1)(columns * 2),
         (ctypes.c_uint32 * 2)(*box), (ctypes.c_uint32 * 2)(1, 1), 0, 3, 2, 0)
    return raw, at


class Problem:
    """Operands of one size, and where each variant's records go."""
    def __init__(self, size, scratch):
        self.size, self.ctas = size, (size // BM) * (size // BN)
        make = torch.Generator(device="cuda").manual_seed(size)
        self.a, self.b = (torch.randn(size, size, device="cuda", generator=make,
                                      dtype=torch.float32).half() for _ in "ab")
        self.c = torch.empty(size, size, device="cuda", dtype=torch.float16)
        self.scratch = torch.zeros(self.ctas * scratch, device="cuda", dtype=torch.uint8)
        self.area = torch.zeros(HEAD + self.ctas * 8 * (64 + 512 * 8), device="cuda",
                                dtype=torch.uint8)
        self.head = torch.zeros(HEAD, device="cuda", dtype=torch.uint8)
        self.head[0] = HEAD
        self.stamps = torch.zeros(self.ctas * 48, device="cuda", dtype=torch.uint8)
        self.maps = [tensor_map(self.a, (BK, BM)), tensor_map(self.b, (64, BK))]
        values = [ctypes.c_uint64(t.data_ptr()) for t in (self.c, self.scratch)]
        n, stride, none = ctypes.c_uint32(size), ctypes.c_uint64(size), ctypes.c_uint64(0)
        one = ctypes.c_uint64(1)
        self.values = [values, n, stride, none, one]
        def at(v):
            return ctypes.cast(ctypes.byref(v), ctypes.c_void_p).value
        shape = [at(n), at(n), at(stride), at(one)]
        params = [self.maps[0][1], *shape, self.maps[1][1], *shape, at(values[0]), at(n), at(n),
                  at(none), at(values[1])]
        self.parameter = ctypes.create_string_buffer(64)  # of texts as run; no others read it
        params.append(ctypes.addressof(self.parameter))
        self.params = (ctypes.c_void_p * len(params))(*params)

    def ranks(self, sample):
        """The sample without a division: start, inverse, shift, count."""
        every, phase, first, limit = sample
        start = first + (phase - first) % every if every else 0
        count = max(0, (min(limit, self.ctas) - start + every - 1) // every) if every else 0
        shift = (every & -every).bit_length() - 1 if every else 0
        inverse = pow(every >> shift, -1, 2**32) if every else 0
        return start, inverse, shift, count

    def control(self, sample):
        return struct.pack("<QQQ5I4II4I", self.area.data_ptr(), self.stamps.data_ptr(),
                           self.area.numel(), self.ctas, *sample, 0, 0, 0, 0, 0,
                           *self.ranks(sample))

    def as_parameter(self, sample):
        return struct.pack("<4IQ2I2Q4I", *self.ranks(sample), self.stamps.data_ptr(), self.ctas,
                           0, self.area.data_ptr(), self.area.numel(), sample[0], 0, 0, 0)

    def launch(self, kernel):
        call("cuLaunchKernel", kernel.fn, self.size // BN, self.size // BM, 1, THREADS, 1, 1,
             kernel.shared, ctypes.c_void_p(torch.cuda.current_stream().cuda_stream),
             self.params, None)


# ---- variants ---------------------------------------------------------------

def default_sample(kperf, config, size):
    """What `kperf run` would take, from its dry run."""
    done = subprocess.run([kperf, "run", "-q", "-n", "--json", "--only", f"M={size}", config],
                          check=True, stdout=subprocess.PIPE).stdout
    text = json.loads(done)["shapes"][0]["sample"]["text"]
    found = re.fullmatch(r"every (\d+)(?: phase (\d+))?(?:, cta >= (\d+))?(?:, cta < (\d+))?", text)
    every, phase, first, limit = (int(x) if x else None for x in found.groups())
    return text, (every, phase or 0, first or 0, limit or 0xFFFFFFFF)


def instrument(kperf, launched, options, source, to):
    if options[0] != AS_RUN[0]:
        subprocess.run([kperf, "instrument", "-q", "-f", *options, "-o", to, source], check=True)
        return
    with open(to, "wb") as f:
        subprocess.run([launched, source, *options[1:]], check=True, stdout=f)


def prepare(kperf, launched, ptx, out, ptxas, about):
    """{variant: (kernel, sample, figures of its code)}"""
    built = {}
    for name, (text, options, sample) in VARIANTS.items():
        source = os.path.join(ptx, text + ".ptx")
        stem = os.path.join(out, re.sub(r"\W+", "-", name))
        if options is not None:
            instrument(kperf, launched, options, source, stem + ".ptx")
            source = stem + ".ptx"
        figures = assemble(ptxas, source, stem + ".cubin")
        with open(stem + ".cubin", "rb") as f:
            image = f.read()
        key = text[len("gemm-"):] if text in ("gemm-proton", "gemm-proton-sched") else "plain"
        kernel = Kernel(image, about[key]["shared"])
        built[name] = (kernel, sample, {**figures, "occupancy": kernel.occupancy})
    return built


class Bench:
    def __init__(self, problem, built, samples):
        self.p, self.built = problem, built
        self.controls, self.parameters = {}, {}
        for name, (_, sample, _) in built.items():
            if sample:
                sample = samples[problem.size] if sample == "default" else sample
                if VARIANTS[name][1] is AS_RUN:
                    self.parameters[name] = problem.as_parameter(sample)
                block = problem.control(sample)
                self.controls[name] = torch.frombuffer(bytearray(block), dtype=torch.uint8).cuda()

    def ready(self, name):
        """Empties the record area, sets the sample: queued, not timed."""
        kernel = self.built[name][0]
        if name in self.controls:
            self.p.area[:HEAD].copy_(self.p.head)
        if name in self.parameters:
            ctypes.memmove(self.p.parameter, self.parameters[name], 64)
        elif name in self.controls:
            stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
            call("cuMemcpyDtoDAsync_v2", kernel.control,
                 ctypes.c_uint64(self.controls[name].data_ptr()), ctypes.c_size_t(80), stream)

    def launch(self, name):
        self.ready(name)
        self.p.launch(self.built[name][0])

    def timed(self, name):
        self.launch(name)
        self.ready(name)
        a, b = (torch.cuda.Event(enable_timing=True) for _ in "ab")
        a.record()
        self.p.launch(self.built[name][0])
        b.record()
        b.synchronize()
        return a.elapsed_time(b)

    def records(self, name):
        """How many records the last launch left behind."""
        if name in self.controls:
            _, dropped, _, _ = struct.unpack("<QQII", bytes(self.p.area[:24].cpu().numpy()))
            keep = 512 if name.endswith(", all kept") else 128
            units = self.p.area[HEAD:].view(torch.int64)
            place = (64 + 8 * keep) // 8
            counts = units[:units.numel() // place * place].view(-1, place)[:, 2]
            return {"made": int(counts.sum()), "dropped": dropped}
        if name.startswith("proton"):
            rows = self.p.scratch.view(self.p.ctas, -1)[:, :72].cpu().numpy().tobytes()
            heads = [struct.unpack_from("<18I", rows, i * 72) for i in range(self.p.ctas)]
            assert all(h[0] == 0xDEADBEEF for h in heads)
            return {"made": sum(sum(h[10:18]) for h in heads) // 2}
        return None

    def ctas(self):
        """Cycles of probed CTAs over those of the others, from the last launch's stamps."""
        raw = self.p.stamps.cpu().numpy().tobytes()
        times = {False: [], True: []}
        for i in range(self.p.ctas):
            _, _, flags, _, begin, _, end, _ = struct.unpack_from("<IIIIQQQQ", raw, i * 48)
            times[bool(flags & 2)].append(end - begin)
        if not times[True] or not times[False]:
            return None
        return statistics.median(times[True]) / statistics.median(times[False])

    def check(self):
        """Every variant's output against the unprobed one's; records and CTAs."""
        found = {}
        self.p.c.fill_(float("nan"))
        self.launch("unprobed")
        right = self.p.c.clone()
        exact = torch.matmul(self.p.a[:256].float(), self.p.b.float())
        if not torch.allclose(right[:256].float(), exact, rtol=2e-3, atol=2e-2):
            raise SystemExit("proton.py: the unprobed kernel's product is wrong")
        for name in self.built:
            self.p.c.fill_(float("nan"))
            self.p.scratch.zero_()
            self.p.stamps.zero_()
            self.p.area.zero_()
            self.launch(name)
            torch.cuda.synchronize()
            same = torch.equal(self.p.c.view(torch.int16), right.view(torch.int16))
            found[name] = {"output": "equal" if same else "differs", "records": self.records(name),
                           "ctas": self.ctas() if name in self.controls else None}
        return found

    def measure(self, rounds):
        order = list(self.built)
        times = {name: [] for name in order}
        for name in order * 3:
            self.launch(name)
        for _ in range(rounds):
            random.shuffle(order)
            for name in order:
                times[name].append(self.timed(name))
        return times


def quartiles(values):
    return [round(q, 4) for q in statistics.quantiles(values, n=4)]


def rows_of(bench, rounds, assembler):
    found, times = bench.check(), bench.measure(rounds)
    for name, (_, _, code) in bench.built.items():
        ratios = [t / u for t, u in zip(times[name], times["unprobed"])]
        q = quartiles(ratios)
        row = {"kernel": f"gemm (Gluon) {bench.p.size}", "size": bench.p.size,
               "assembler": assembler, "variant": name, "ratio": q[1], "lo": q[0], "hi": q[2],
               "us": round(1000 * statistics.median(times[name]), 2),
               "launches": rounds, **found[name], **code}
        ctas = f"  CTAs {row['ctas']:.4f}" if row["ctas"] else ""
        print(f"{row['size']} {assembler:14} {name:30} {q[1]:.4f} ({q[0]:.4f} to {q[2]:.4f})"
              f"  {row['us']:8.1f} us  {code['registers']} registers, stack {code['stack']},"
              f" {row['output']}{ctas}", flush=True)
        yield row


def version(ptxas):
    done = subprocess.run([ptxas, "--version"], check=True, stdout=subprocess.PIPE, text=True)
    return re.search(r"V([\d.]+)", done.stdout).group(1)


def main():
    kperf, launched, ptx, out = sys.argv[1:5]
    rounds = int(sys.argv[5]) if len(sys.argv) > 5 else 60
    random.seed(1)
    torch.zeros(1, device="cuda")
    config = os.path.join(os.path.dirname(os.path.abspath(__file__)), "gemm.yaml")
    with open(os.path.join(ptx, "about.json"), encoding="utf-8") as f:
        about = json.load(f)
    bundled = os.path.join(os.path.dirname(triton.__file__), "backends/nvidia/bin/ptxas")
    assemblers = {version(p): p for p in (bundled, shutil.which("ptxas")) if p}
    chosen = {size: default_sample(kperf, config, size) for size in SIZES}
    samples = {size: sample for size, (_, sample) in chosen.items()}
    driver = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
                            stdout=subprocess.PIPE, text=True, check=False).stdout.strip()
    result = {"schema_version": 1, "name": "proton", "device": torch.cuda.get_device_name(),
              "driver": driver, "triton": triton.__version__,
              "assembler": ", ".join("ptxas " + v for v in assemblers),
              "date": datetime.date.today().isoformat(), "command": "make bench-proton",
              "samples": {size: text for size, (text, _) in chosen.items()}, "rows": []}
    scratch = max(a.get("scratch", 0) for a in about.values() if isinstance(a, dict))
    for number, ptxas in assemblers.items():
        built = prepare(kperf, launched, ptx, out, ptxas, about)
        for size in SIZES:
            problem = Problem(size, scratch)
            result["rows"] += rows_of(Bench(problem, built, samples), rounds, "ptxas " + number)
            del problem
            torch.cuda.empty_cache()
            with open(os.path.join(out, "proton.json"), "w", encoding="utf-8") as f:
                json.dump(result, f, indent=1)
                f.write("\n")


if __name__ == "__main__":
    main()
