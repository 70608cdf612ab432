"""Random straight programs, in which random regions are moved: where kperf says that they may,
the program computes what it did before."""
import os
import random
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import ptx_run

MOVE, TMP, ROUNDS, SEED = sys.argv[1], sys.argv[2], int(sys.argv[3]), 20261130
REGS, PREDS, WORDS = 8, 3, 4

HEAD = """.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(
	.param .u64 k_param_0
)
{
	.reg .pred %p<9>;
	.reg .b32 %r<99>;
	.reg .b64 %rd<99>;
	ld.param.u64 %rd1, [k_param_0];
	mov.u32 %r90, 1024;
"""


class Program:
    def __init__(self, rng):
        self.rng, self.labels = rng, 0

    def reg(self):
        return "%%r%d" % self.rng.randrange(REGS)

    def value(self):
        return self.reg() if self.rng.random() < .8 else str(self.rng.randrange(9))

    def guard(self):
        if self.rng.random() < .8:
            return ""
        return "@%s%%p%d " % (self.rng.choice(["", "!"]), self.rng.randrange(PREDS))

    def address(self):
        """Shared or global, by a base register or through one that was computed."""
        space = self.rng.choice(["shared", "global"])
        base = "%r90" if space == "shared" else "%rd1"
        if space == "shared" and self.rng.random() < .4:
            base = "%%r%d" % (91 + self.rng.randrange(2))
        return space, "[%s+%d]" % (base, 4 * self.rng.randrange(WORDS))

    def statement(self):
        rng, g = self.rng, self.guard()
        kind = rng.random()
        if kind < .35:
            op = rng.choice(["add.s32", "sub.s32", "and.b32", "or.b32", "min.u32", "max.u32"])
            return "%s%s %s, %s, %s;" % (g, op, self.reg(), self.reg(), self.value())
        if kind < .45:
            return "%smov.u32 %s, %s;" % (g, self.reg(), self.value())
        if kind < .55:
            return "%ssetp.%s.u32 %%p%d, %s, %s;" % (g, rng.choice(["lt", "eq", "ne"]),
                                                     rng.randrange(PREDS), self.reg(), self.value())
        if kind < .62:
            return "%sselp.b32 %s, %s, %s, %%p%d;" % (g, self.reg(), self.value(), self.value(),
                                                      rng.randrange(PREDS))
        if kind < .67:
            return "%sadd.s32 %%r%d, %%r90, %d;" % (g, 91 + rng.randrange(2),
                                                    4 * rng.randrange(WORDS))
        space, address = self.address()
        if kind < .85:
            return "%sld.%s.u32 %s, %s;" % (g, space, self.reg(), address)
        return "%sst.%s.u32 %s, %s;" % (g, space, address, self.reg())

    def loop(self, n):
        """n turns of some statements; what they count with is used nowhere else."""
        self.labels += 1
        label, count = "$L%d" % self.labels, "%%r%d" % (70 + self.labels)
        return (["mov.u32 %s, 0;" % count, label + ":"] + [self.statement() for _ in range(n)] +
                ["add.s32 %s, %s, 1;" % (count, count), "setp.lt.u32 %%p8, %s, 3;" % count,
                 "@%p8 bra " + label + ";"])

    def block(self, n):
        out = []
        while n > 0:
            if n > 1 and self.rng.random() < .06 and self.labels < 9:
                out += self.loop(min(n, 2))
                n -= 2
                continue
            if n > 2 and self.rng.random() < .08:
                self.labels += 1
                label = "$L%d" % self.labels
                inner = self.rng.randrange(1, n)
                out += ["@%%p%d bra %s;" % (self.rng.randrange(PREDS), label)]
                out += [self.statement() for _ in range(inner)] + [label + ":"]
                n -= inner
            else:
                out.append(self.statement())
                n -= 1
        return out

    def text(self):
        rng = self.rng
        out = ["mov.u32 %%r%d, %d;" % (i, rng.randrange(1, 100)) for i in range(REGS)]
        out += ["add.s32 %%r%d, %%r90, %d;" % (91 + i, 4 * i) for i in range(2)]
        out += ["setp.lt.u32 %%p%d, %%r%d, %d;" % (i, i, rng.randrange(100)) for i in range(PREDS)]
        for i in range(WORDS):
            out += ["st.shared.u32 [%%r90+%d], %%r%d;" % (4 * i, i),
                    "st.global.u32 [%%rd1+%d], %%r%d;" % (4 * i, i + 1)]
        # the last two words are reached through computed addresses, too
        out += ["st.shared.u32 [%%r90+%d], 7;" % (4 * i) for i in range(WORDS, 2 * WORDS)]
        out += self.block(rng.randrange(3))
        out += ["\n\t// kperf.begin y\n\t"] + self.block(rng.randrange(4)) + ["\n\t// kperf.end y\n\t"]
        out += self.block(rng.randrange(5))
        x = ["\n\t// kperf.begin x\n\t"] + self.block(rng.randrange(1, 3)) + ["\n\t// kperf.end x\n\t"]
        if rng.random() < .3:  # under a condition of its own, now and then with something else
            self.labels += 1
            label = "$L%d" % self.labels
            more = [self.statement() for _ in range(rng.randrange(2))]
            x = ["@%%p%d bra %s;" % (rng.randrange(PREDS), label)] + more + x + [label + ":"]
        out += x + self.block(rng.randrange(4))
        for i in range(REGS):
            out.append("st.global.u32 [%%rd1+%d], %%r%d;" % (64 + 4 * i, i))
        for i in range(2 * WORDS):
            out += ["ld.shared.u32 %%r80, [%%r90+%d];" % (4 * i),
                    "st.global.u32 [%%rd1+%d], %%r80;" % (128 + 4 * i)]
        out += ["selp.b32 %%r80, 1, 0, %%p%d;\n\tst.global.u32 [%%rd1+%d], %%r80;" % (i, 200 + 4 * i)
                for i in range(PREDS)]
        return HEAD + "".join("\t%s\n" % s for s in out) + "\tret;\n}\n"


def run(text):
    return ptx_run.launch(text, 1, 1, 256, {"k_param_0": ptx_run.GLOBAL}, (0,) * 8, 512, (0,))


def executed(text):
    return sorted(l.strip() for l in text.splitlines() if l.strip())


def main():
    rng = random.Random(SEED)
    moved = refused = branches = 0
    path = os.path.join(TMP, "random.ptx")
    for i in range(ROUNDS):
        text = Program(rng).text()
        with open(path, "w") as f:
            f.write(text)
        p = subprocess.run([MOVE, path, "k", "hoist", "x", "x", "y"], stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE, text=True)
        if p.returncode == 6:
            assert not p.stdout and ("this stands against it: " in p.stderr or
                                     "it stands there already" in p.stderr), p.stderr
            refused += "against" in p.stderr
            continue
        assert p.returncode == 0, (p.returncode, p.stderr)
        assert executed(p.stdout) == executed(text), "program %d: other statements" % i
        first = re.search(r"begin x.*?begin y", p.stdout, re.S)
        assert first, "program %d: x was not moved before y" % i
        assert run(text) == run(p.stdout), "program %d computes something else:\n%s\n---\n%s" % (
            i, text, p.stdout)
        moved += 1
        branches += re.search(r"bra \$L[0-9]*;\s*// kperf.begin x", p.stdout) is not None
    print("%d programs: %d moved, %d of them with their branch, %d refused" % (
        ROUNDS, moved, branches, refused))
    assert moved >= ROUNDS // 8 and refused >= ROUNDS // 8 and branches >= ROUNDS // 40


main()
