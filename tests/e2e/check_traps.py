#!/usr/bin/env python3
"""Executes tests/ptx/traps, as they are and with probes, asleep and awake.

usage: check_traps.py KPERF SRCDIR

What each kernel writes is known from reading it: a function of its thread and of n.
"""
import os
import struct
import subprocess
import sys

KPERF, SRCDIR = sys.argv[1:3]
sys.path.insert(0, os.path.join(SRCDIR, "tests/e2e"))
sys.dont_write_bytecode = True
import ptx_parse  # noqa: E402
import ptx_run  # noqa: E402

M32 = 2**32 - 1


def exits(i, n):
    if i >= n:
        return 11
    v = 0
    while True:
        v += i
        if v > 90 or i == 0:
            return v
        if v >= 50:
            return v + 1000


# NAME: (what thread i writes, visits to marked regions and instants of thread 0, of thread 32)
KERNELS = {
    "nested": (lambda i, n: (7 if 8 <= i < n else 3) + (100 if i < n else 200), 1, 1),
    "braces": (lambda i, n: (1, 20, 300, 4000)[i & 3] + n, 1, 1),
    "lines": (lambda i, n: 3 * i + (n != 0), 1, 1),
    "tables": (lambda i, n: (i + n + 10, i + n + 20, 5, i + n)[i & 3], 1, 1),
    "siblings": (lambda i, n: (12 if i > 40 else 1012) + 2 * n + i, 1, 1),
    "callees": (lambda i, n: 1 if 2 * i > 200 else 4 * i + n, 1, 1),
    "bare": (lambda i, n: i + n, 1, 1),
    "debug": (lambda i, n: 2 * i + n, 1, 1),
    "exits": (exits, 1, 2),
    "trap": (lambda i, n: 5 * i, 1, 1),
    "short": (lambda i, n: i + n, 1, 1),
    "noshared": (lambda i, n: i ^ n, 1, 1),
    "full": (lambda i, n: i + n, 1, 1),
    "old": (lambda i, n: 3 * i + n, 1, 1),
}
GRID, BLOCK, RING_BYTES = 2, 64, 0x8000
AREA, STAMPS, OUT = ptx_run.GLOBAL + 0x10000, ptx_run.GLOBAL + 0x8000, ptx_run.GLOBAL


class Trapped(Exception):
    pass


class Thread(ptx_run.Thread):
    """With calls, tables, traps and memory of its own."""

    def value(self, a):
        return self.r[a] if "@" in a and a[0] != "!" else super().value(a)

    def run(self):
        pc = 0
        while pc < len(self.k.code):
            s = self.k.code[pc]
            self.steps += 1
            pc += 1
            if s.guard and bool(self.r[s.guard]) == s.negate:
                continue
            op = s.parts[0]
            if op == "bra":
                pc = self.k.find(s.args[0], s.scope)
            elif op == "brx":
                labels = self.k.find(s.args[1], s.scope)
                pc = self.k.find(labels[self.value(s.args[0])], s.scope)
            elif op in ("ret", "exit"):
                return op
            elif op == "trap":
                raise Trapped
            elif op == "call":
                if (yield from self.call(s)) == "exit":
                    return "exit"
            elif op in ptx_run.MEETINGS and s.op != "bar.sync":
                result = yield pc, s
                if result is not None:
                    self.put(s, s.args[0].replace("_|", "").split("|")[0], result)
            else:
                getattr(self, "op_" + op)(s, s.args, s.parts)
        return "ret"

    def call(self, s):
        args = [a for a in s.args if a[0] != "p" or not a.startswith("proto")]
        results = args.pop(0).strip("()").split(",") if args[0][0] == "(" else []
        target = args.pop(0)
        f = self.k.module.called(self.value(target))
        given = [a.strip("( )") for a in args]
        inner = Thread(f, self.m, self.special,
                       {p: self.params[a] for p, a in zip(f.params, given)})
        inner.steps = self.steps
        how = yield from inner.run()
        self.steps = inner.steps
        for name, own in zip(results, f.results):
            self.params[name.strip()] = inner.params[own]
        return how

    def op_xor(self, s, a, p): self.binary(s, lambda x, y: x ^ y)
    def op_mul24(self, s, a, p): self.binary(s, lambda x, y: (x & 0xffffff) * (y & 0xffffff))

    def op_ld(self, s, a, p):
        if "param" in p:
            self.put(s, a[0], self.params[a[1][1:-1].partition("+")[0]])
        elif "const" in p and self.address(a[1]) >= ptx_parse.TABLES:
            at = self.address(a[1])
            table = at & ~0xff
            self.put(s, a[0], self.k.module.tables[table][(at - table) // s.size])
        else:
            super().op_ld(s, a, p)

    def op_st(self, s, a, p):
        if "param" in p:
            self.params[a[0][1:-1].partition("+")[0]] = self.value(a[1])
        else:
            super().op_st(s, a, p)


def launch(text, n, control):
    """The global memory behind a launch."""
    kernel = ptx_parse.Module(text).entry
    memory = {"global": ptx_run.Memory(ptx_run.GLOBAL, 0x40000),
              "const": ptx_run.Memory(ptx_run.CONTROL, 80)}
    memory["const"].bytes[:] = struct.pack("<QQQIIIII20xIIII", *control,
                                           *ptx_run.sample_of(control, GRID))
    memory["global"].bytes[:] = bytes(0x40000)
    if control[0]:
        memory["global"].store(control[0], 8, 64)
    for cta in range(GRID):
        memory["shared"] = ptx_run.Memory(ptx_run.SHARED, 0xc000 + RING_BYTES)
        for warp in range(0, BLOCK, 32):
            threads = {}
            for lane in range(32):
                own = dict(memory, local=ptx_run.Memory(ptx_parse.LOCAL, 64))
                special = ptx_run.special_of(GRID, BLOCK, cta, warp + lane)
                threads[lane] = Thread(kernel, own, special, {"p": OUT, "n": n})
            ptx_run.run_warp(threads)
    return memory["global"].bytes


def instrument(path, *options):
    done = subprocess.run([KPERF, "instrument", "-q", "-o", "-", *options, path],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 0, (path, options, done.stderr)
    back = subprocess.run([KPERF, "strip", "-"], input=done.stdout, stdout=subprocess.PIPE,
                          text=True, check=True).stdout
    with open(path, encoding="utf-8") as f:
        assert back == f.read(), "%s: strip" % path
    return done.stdout


def check_output(name, what, memory, f, n):
    got = struct.unpack_from("<%dI" % (GRID * BLOCK), memory)
    want = tuple(f(i, n) & M32 for i in range(GRID * BLOCK))
    assert got == want, "%s, n = %d, %s: %r, not %r" % (name, n, what, got, want)


def records(memory, keep):
    """How many records each unit made."""
    made = []
    for at in range(AREA - ptx_run.GLOBAL + 64, len(memory) - 64, 64 + 8 * keep):
        if any(memory[at:at + 64]):
            made.append(struct.unpack_from("<IIIIQII", memory, at)[4])
    return made


def check(name, f, first, second):
    path = os.path.join(SRCDIR, "tests/ptx/traps", name + ".ptx")
    with open(path, encoding="utf-8") as file:
        plain = file.read()
    asleep, awake = (0, 0, 0, 0, 0, 0, 0, 0), (AREA, STAMPS, 0x20000, GRID, 1, 0, 0, 100)
    ways = [["--strategy=global", "--keep=16", "--threads=64"]]
    if name != "full":
        ways += [["--ring=16", "--threads=64"],
                 ["--ring=16", "--threads=64", "--in-place"]]
    for n in (0, 37, 400):
        check_output(name, "as it is", launch(plain, n, asleep), f, n)
        for way in ways:
            text = instrument(path, *way)
            check_output(name, "asleep, " + " ".join(way), launch(text, n, asleep), f, n)
            memory = launch(text, n, awake)
            check_output(name, "awake, " + " ".join(way), memory, f, n)
            # Lane 0 of each warp records; a START and an END a visit, one of an instant.
            each = 1 if name == "bare" else 2
            made = records(memory, 16)
            assert len(made) == 2 * GRID, (name, way, made)
            if n == 400:
                assert made[0] == each * first and made[1] == each * second, (name, way, made)
    found = instrument(path, "--auto=all", "--strategy=global", "--threads=64")
    check_output(name, "--auto", launch(found, 37, awake), f, 37)


def main():
    have = sorted(x[:-4] for x in os.listdir(os.path.join(SRCDIR, "tests/ptx/traps")))
    assert have == sorted(KERNELS), have
    for name, row in KERNELS.items():
        check(name, *row)
    print("%d kernels" % len(KERNELS))


if __name__ == "__main__":
    main()
