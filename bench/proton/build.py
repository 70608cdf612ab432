#!/usr/bin/env python3
"""PTX of gemm.py: as Triton makes it, with Proton's probes, and with kperf's marks.

    build.py OUT        needs Triton 3.6, no device

gemm-plain.ptx and gemm-proton*.ptx come out of Triton.  gemm.ptx is gemm-plain.ptx with
marks where Proton's text reads the clock: the instructions before and after each read
are looked for in the plain text.
"""
import json
import os
import re
import sys

os.environ["TRITON_DISABLE_LINE_INFO"] = "1"
os.environ["TRITON_ALWAYS_COMPILE"] = "1"

import triton  # noqa: E402
from triton._C.libtriton import passes, proton  # noqa: E402
from triton.backends import backends  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.experimental.gluon import language as gl  # noqa: E402
from triton.experimental.gluon._runtime import GluonASTSource  # noqa: E402
from triton.profiler import flags, mode  # noqa: E402
from triton.profiler.hooks.instrumentation import Instrumentation  # noqa: E402

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import gemm  # noqa: E402

MAX_SHARED = 232448  # of a CTA on sm_90, as the driver says
RING = 1024  # bytes a warp
PROTON = {"proton": "clock32", "proton-sched": "clock32,sched_stores"}


def signature():
    def block(rows, columns):
        layout = gl.NVMMASharedLayout.get_default_for([rows, columns], gl.float16)
        return f"tensordesc<fp16[{rows}, {columns}],{layout!r}>"
    return {"a_desc": block(gemm.BM, gemm.BK), "b_desc": block(gemm.BK, gemm.BN),
            "c": "*fp16", "N": "i32", "K": "i32"}


def compiled(**options):
    source = GluonASTSource(gemm.gemm, signature(), {}, attrs=None)
    return triton.compile(source, target=GPUTarget("cuda", 90, 32),
                          options={"num_warps": gemm.WARPS, **options})


def with_proton(optimizations):
    """As proton.start(backend="instrumentation", mode=...) sets the compiler up; that
    call itself needs a device."""
    how = mode.Default(optimizations=optimizations, buffer_size=gemm.WARPS * RING)

    def first(pm):
        proton.add_convert_proton_to_protongpu(
            pm, how.metric_type, how.sampling_strategy, how.sampling_options, how.granularity,
            how.buffer_strategy, how.buffer_type, how.buffer_size, MAX_SHARED, 1, 128, False)
        passes.common.add_cse(pm)
        if mode.Optimize.SCHED_STORES in how.optimizations:
            proton.add_schedule_buffer_store(pm)
        proton.add_allocate_proton_shared_memory(pm)

    def second(pm):
        proton.add_allocate_proton_global_scratch_buffer(pm)
        proton.add_convert_proton_nvidia_gpu_to_llvm(pm)

    compiler = backends["nvidia"].compiler
    compiler.instrumentation = Instrumentation({"ttgpuir_to_llvmir": first,
                                                "llvmir_to_llvm": second})
    flags.flags.instrumentation_on = True
    kernel = compiled(instrumentation_mode=str(how))
    flags.flags.instrumentation_on = False
    compiler.instrumentation = {}
    return kernel


# ---- marks ------------------------------------------------------------------

def place_marks(plain, probed):
    """The plain text with marks, each where Proton reads the clock."""
    lines = plain.split("\n")
    loop = next(i for i, line in enumerate(lines) if "=>This Inner Loop Header" in line)

    def after(pattern, start, count=1):
        for i in range(start, len(lines)):
            count -= bool(re.search(pattern, lines[i]))
            if count == 0:
                return i + 1
        raise SystemExit(f"build.py: no {pattern} in the loop")

    def behind_asm(i):
        return i + 1 if "end inline asm" in lines[i] else i

    issue = behind_asm(after(r"cp\.async\.bulk\.tensor", loop, 2))
    wait = after(r"end inline asm", after(r"waitLoop;", loop))
    commit = after(r"wgmma\.commit_group", loop)
    drained = after(r"end inline asm", after(r"wgmma\.wait_group", loop))
    first = next(i for i, line in enumerate(lines) if "mbarrier.init" in line) - 1
    last = max(i for i, line in enumerate(lines) if re.match(r"\s*ret;", line))
    marks = [(first, ["begin kernel"]), (loop + 1, ["begin tma_issue"]),
             (issue, ["end tma_issue", "begin tma_wait"]),
             (wait, ["end tma_wait", "begin wgmma_issue"]),
             (commit, ["end wgmma_issue", "begin wgmma_wait"]), (drained, ["end wgmma_wait"]),
             (last, ["end kernel"])]
    check_places(probed, lines, marks)
    for at, names in reversed(marks):
        lines[at:at] = [f"\t// kperf.{name}" for name in names]
    return "\n".join(lines)


def own_code(text):
    """Instructions that matter for where a read stands, clock reads among them."""
    kept = re.compile(r"wgmma\.\w+|cp\.async\.bulk\.tensor|mbarrier\.\w+|bar\.sync|ret;|%clock|"
                      r"kperf\.\w+ \w+")
    return [kept.search(line).group(0) for line in text.split("\n") if kept.search(line)]


def check_places(probed, lines, marks):
    """Between the same instructions as Proton's reads?  Proton's drain has a barrier of
    its own, behind its last read."""
    ours = list(lines)
    for at, names in reversed(marks):
        ours[at:at] = [f"%clock {name}" for name in names]
    a, b = own_code(probed), own_code("\n".join(ours))
    last = max(i for i, word in enumerate(a) if word == "%clock")
    del a[last + 1:a.index("ret;", last)]
    if a != b:
        raise SystemExit(f"build.py: the marks do not stand where Proton reads:\n{a}\n{b}")


def main():
    out = sys.argv[1]
    os.makedirs(out, exist_ok=True)

    def save(name, text):
        with open(os.path.join(out, name), "w", encoding="utf-8") as f:
            f.write(text)

    plain = compiled()
    about = {"triton": triton.__version__, "plain": {"shared": plain.metadata.shared}}
    probed = {name: with_proton(options) for name, options in PROTON.items()}
    save("gemm-plain.ptx", plain.asm["ptx"])
    for name, kernel in probed.items():
        save(f"gemm-{name}.ptx", kernel.asm["ptx"])
        about[name] = {"shared": kernel.metadata.shared, "mode": PROTON[name],
                       "scratch": kernel.metadata.profile_scratch_size}
    save("gemm.ptx", place_marks(plain.asm["ptx"], probed["proton"].asm["ptx"]))
    save("about.json", json.dumps(about, indent=1) + "\n")


if __name__ == "__main__":
    main()
