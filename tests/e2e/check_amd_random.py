#!/usr/bin/env python3
"""Random AMDGCN kernels (tests/amd/random_kernels.py): taken, given back, assembled, certified.

usage: check_amd_random.py KPERF SRCDIR LLVM FIRST LAST

Nothing is executed here (tests/amd/emulate.py --random does that).  A certificate has to say
intact, and no longer when an instruction is missing from the probed text.
"""
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
KPERF, SRCDIR, LLVM, FIRST, LAST = sys.argv[1:4] + [int(x) for x in sys.argv[4:]]
sys.path.insert(0, os.path.join(SRCDIR, "tests/amd"))
import random_kernels  # noqa: E402

WAYS = [["--ring=8"], ["--separate", "--at-once", "--ring=8"], ["--strategy=global", "--keep=64"],
        ["--store=collaborative", "--ring=8"]]


def do(*command, given=None):
    return subprocess.run(command, input=given, capture_output=True, text=True, timeout=60,
                          check=False)


def mangled(text):
    """The same kernel, written otherwise."""
    out = []
    for n, line in enumerate(text.split("\n")):
        code = line.startswith("\t") and "kperf." not in line and line[1:2] in "svdg"
        if code and n % 3 == 0:
            line = "  /* s_endpgm */ " + line.strip().replace(", ", " ,\t") + " ; kperf?"
        out.append(line)
    return "\r\n".join(out)


def certified(path, probed):
    done = do(KPERF, "certify", path, probed)
    assert done.returncode != 5, done.stderr
    return done.returncode, done.stdout


def check(target, k, path, probed, way):
    done = do(KPERF, "instrument", "-q", "-f", "-o", probed, *way, path)
    if done.returncode == 2:  # registers or LDS that are not there
        assert "missing" in done.stderr or "shared memory" in done.stderr, done.stderr
        return 0
    assert done.returncode == 0, done.stderr
    assert do(KPERF, "strip", probed).stdout == k.text, "strip"
    status, said = certified(path, probed)
    assert status == 0 and "\nk: intact\n" in "\n" + said, said
    return 1


def check_alarm(path, probed):
    """One instruction of the original's, taken out of both bodies."""
    assert do(KPERF, "instrument", "-q", "-f", "-o", probed, "--ring=8", path).returncode == 0
    with open(probed, encoding="utf-8") as f:
        text = f.read()
    victim = next(line for line in text.split("\n")[::-1] if line.startswith("\tv_xor_b32_e32"))
    with open(probed, "w", encoding="utf-8") as f:
        f.write(text.replace(victim + "\n", ""))
    status, said = certified(path, probed)
    assert status != 0 and "\nk: intact\n" not in "\n" + said, "not seen: %s" % victim


def check_mangled(k, path, probed):
    """Written otherwise, it gets the same probes."""
    with open(path, "w", newline="", encoding="utf-8") as f:
        f.write(mangled(k.text))
    made = []
    for text in (k.text, mangled(k.text)):
        with open(path, "w", newline="", encoding="utf-8") as f:
            f.write(text)
        done = do(KPERF, "instrument", "-q", "-f", "-o", probed, "--ring=8", path)
        assert done.returncode == 0, done.stderr
        wide = "+wavefrontsize64,-wavefrontsize32" if k.generation and k.wave == 64 else ""
        done = do(LLVM + "/llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + k.target,
                  "-mattr=" + wide,
                  "-filetype=obj", probed, "-o", probed + ".o")
        assert done.returncode == 0, done.stderr
        code = do(LLVM + "/llvm-objdump", "-d", "--no-leading-addr", probed + ".o").stdout
        made.append(code.split("Disassembly", 1)[1])
    assert made[0] == made[1], "written otherwise, other code"


def check_far(target, path, probed):
    """A kernel whose probed body no branch reaches, and each of whose ends has the exit's code."""
    for seed in range(FIRST, FIRST + 20):
        k = random_kernels.Kernel(target, seed, far=True)
        with open(path, "w", encoding="utf-8") as f:
            f.write(k.text)
        if k.text.count("s_endpgm") > 1 and check(target, k, path, probed, WAYS[0]):
            with open(probed, encoding="utf-8") as f:
                assert "s_setpc_b64" in f.read()
            return
    raise AssertionError("no kernel of several ends")


def main():
    taken = 0
    with tempfile.TemporaryDirectory() as folder:
        path, probed = folder + "/k.s", folder + "/p.s"
        for target in ("gfx90a", "gfx942", "gfx1100", "gfx1200"):
            for seed in range(FIRST, LAST):
                k = random_kernels.Kernel(target, seed)
                with open(path, "w", encoding="utf-8") as f:
                    f.write(k.text)
                step = "instrument"
                try:
                    before = taken
                    for way in WAYS:
                        step = " ".join(way)
                        taken += check(target, k, path, probed, way)
                    if taken - before == len(WAYS):
                        step = "alarm"
                        check_alarm(path, probed)
                        step = "mangled"
                        check_mangled(k, path, probed)
                    if seed == FIRST:
                        step = "far"
                        check_far(target, path, probed)
                except Exception as e:
                    sys.exit("%s, seed %d, %s: %s: %s" % (target, seed, step, type(e).__name__,
                                                          str(e)[:2000]))
    print("%d probed" % taken)


main()
