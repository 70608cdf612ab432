#!/usr/bin/env python3
"""gcn_check on the examples: as they stand, with each wait or s_nop taken out, with probes.

Usage: waits.py CHECKER KPERF EXAMPLES LLVM FOLDER

Of the waits that are taken out some guard no register: they keep stores to LDS before a
barrier or a release, which no use of a register shows.  How many those are is known from the
text (UNSEEN); every other one must be missed.
"""
import re
import subprocess
import sys

WAIT = re.compile(r"\s*(s_waitcnt|s_wait_(load|ds|km)cnt|s_nop)")
TARGETS = ["gfx90a", "gfx942", "gfx1100", "gfx1200", "gfx1201"]
KERNELS = ["vector", "reduce", "diverge", "gemm_ring", "attention", "live", "full"]
# gemm_ring: what stands before a slot's counter goes up (gfx11 waits for its stores apart;
# gfx12 at the barrier, too).  live: s_nop 1 before DPP, which gfx11 and gfx12 do not need.
UNSEEN = {
    ("gfx90a", "vector"): 0, ("gfx942", "vector"): 0, ("gfx1100", "vector"): 0,
    ("gfx1200", "vector"): 0,
    ("gfx90a", "diverge"): 0, ("gfx942", "diverge"): 0, ("gfx1100", "diverge"): 0,
    ("gfx1200", "diverge"): 0,
    ("gfx90a", "gemm_ring"): 1, ("gfx942", "gemm_ring"): 1, ("gfx1100", "gemm_ring"): 2,
    ("gfx1200", "gemm_ring"): 2,
    ("gfx90a", "live"): 0, ("gfx942", "live"): 0, ("gfx1100", "live"): 1, ("gfx1200", "live"): 1,
}


class Bench:
    def __init__(self, checker, kperf, examples, llvm, folder):
        self.checker, self.kperf, self.examples = checker, kperf, examples
        self.llvm, self.folder = llvm, folder

    def listing(self, target, text, name):
        source, obj, out = ("%s/%s.%s" % (self.folder, name, e) for e in ("s", "o", "dis"))
        with open(source, "w") as f:
            f.write(text)
        subprocess.run([self.llvm + "/llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target,
                        "-filetype=obj", source, "-o", obj], check=True)
        with open(out, "w") as f:
            subprocess.run([self.llvm + "/llvm-objdump", "-d", obj], check=True, stdout=f)
        return out

    def check(self, target, *lists):
        done = subprocess.run([self.checker, target, *lists], capture_output=True, text=True)
        if done.returncode not in (0, 6):
            sys.exit("gcn_check: status %d: %s" % (done.returncode, done.stderr))
        return done.stdout

    def original(self, target, kernel):
        with open("%s/%s/%s.s" % (self.examples, target, kernel)) as f:
            return f.read()

    def clean(self, target, kernel):
        """Nothing is found as it stands, but on gfx12 what LLVM 19 does not know of."""
        said = self.check(target, self.listing(target, self.original(target, kernel), "original"))
        said = [line for line in said.splitlines()
                if not (target >= "gfx12" and len(target) == 7 and "s_wait_alu" in line)]
        if said:
            sys.exit("%s %s, as it stands: %s" % (target, kernel, said[0]))

    def unseen(self, target, kernel):
        """Lines whose loss is not seen."""
        lines = self.original(target, kernel).split("\n")
        original = self.listing(target, "\n".join(lines), "original")
        out = []
        for i, line in enumerate(lines):
            if WAIT.match(line):
                less = lines[:i] + lines[i + 1:]
                if not self.check(target, self.listing(target, "\n".join(less), "less"), original):
                    out.append("%d: %s" % (i + 1, line.strip()))
        return out

    def probed(self, target, kernel):
        out = self.folder + "/probed.s"
        subprocess.run([self.kperf, "instrument", "-q", "-f", "-o", out,
                        "%s/%s/%s.s" % (self.examples, target, kernel)], check=True)
        original = self.listing(target, self.original(target, kernel), "original")
        with open(out) as f:
            said = self.check(target, self.listing(target, f.read(), "probed"), original)
        if said:
            sys.exit("%s %s, with probes: %s" % (target, kernel, said))


def main(bench):
    for target in TARGETS:
        for kernel in KERNELS:
            bench.clean(target, kernel)
            bench.probed(target, kernel)
    for (target, kernel), count in UNSEEN.items():
        unseen = bench.unseen(target, kernel)
        if len(unseen) != count:
            sys.exit("%s %s: the loss of %d waits is not seen, not of %d: %s" %
                     (target, kernel, len(unseen), count, unseen))


if __name__ == "__main__":
    main(Bench(*sys.argv[1:]))
