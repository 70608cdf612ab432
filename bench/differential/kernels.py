"""Random kernels, legal and hostile: what each thread computes depends on every path that it took,
and the number of marks that it passed is known, since the kernel counts them itself.

A seed gives the same text on each machine.  Kernel.text; Kernel.launches: what to launch.
"""
import random

NAMES = ["%kp", "%kperfxr", "%kp_clock", "%r", "%rr", "%a_", "%kperf", "%Z$"]
LABELS = ["$kperf%d", "kperf_L%d", "$L__BB0_%d", "__kperf_%d", "L%d", "$kp%d", "done%d"]
SHARED = ["kperf_rin_", "smem", "__kperf_s", "buf$", "kp_shared"]


class Launch:
    def __init__(self, entry, grid, block, dynamic, cluster):
        self.entry, self.grid, self.block = entry, grid, block
        self.dynamic, self.cluster = dynamic, cluster


class Body:
    """One entry."""

    def __init__(self, kernel, name, rng, alone=False):
        self.kernel, self.name, self.rng, self.alone = kernel, name, rng, alone
        self.lines, self.labels, self.regions, self.depth = [], 0, 0, 0
        self.block = rng.choice([(1, 1), (33, 1), (32, 1), (64, 1), (96, 1), (128, 1), (256, 1),
                                 (1024, 1), (8, 12), (16, 16), (128, 2)])
        if alone:
            self.block = (64, 1)
        self.threads = self.block[0] * self.block[1]
        self.cluster = 2 if rng.random() < .15 and not alone else 0
        self.whole = True  # no thread has left yet
        self.prefix = rng.choice(NAMES)
        self.label_form = rng.choice(LABELS)
        self.state = 4  # registers of the checksum
        self.vector = rng.random() < .3 and not alone
        self.dynamic = rng.choice([0, 0, 1024, 8192]) if not alone else 0
        self.open = self.meets = 0

    # names
    def r(self, i):
        return "%s%d" % (self.prefix, i)

    def label(self):
        self.labels += 1
        return self.label_form % (1000 * self.kernel.entries + self.labels)

    def emit(self, *lines):
        self.lines += lines

    def any(self):
        return self.r(self.rng.randrange(self.state))

    def odd(self):
        return self.rng.randrange(1, 1 << 30) | 1

    # marks
    def mark(self, what):
        if self.rng.random() < .25 and what.split()[0] in ("begin", "end", "instant"):
            op, name = what.split()
            self.emit("{ .reg .pred kperf_%s_%s; }" % (op, name))
        else:
            self.emit("%s// kperf.%s" % (self.rng.choice(["", "  ", "\t"]), what))
        self.emit("add.u32 %s, %s, 1;" % (self.count, self.count))

    def instant(self):
        self.mark("instant i%d" % self.rng.randrange(6))

    def region(self, depth):
        name = "r%d" % self.regions
        self.regions += 1
        self.mark("begin " + name)
        self.open += 1
        self.statements(depth + 1, self.rng.randrange(1, 4))
        self.open -= 1
        self.mark("end " + name)

    # statements
    def step(self):
        rng = self.rng
        x, y = self.any(), self.any()
        guard = ""
        if rng.random() < .2:
            p = "%kperfxp" + str(rng.randrange(3))
            self.emit("setp.%s.u32 %s, %s, %s;" % (rng.choice(["lt", "ge", "ne"]), p, x, y))
            guard = "@%s%s " % (rng.choice(["", "!"]), p)
        op = rng.choice([0, 1, 5]) if self.alone else rng.randrange(6)
        if op == 0:
            self.emit("%smad.lo.u32 %s, %s, %d, %s;" % (guard, x, x, self.odd(), y))
        elif op == 1:
            self.emit("%sxor.b32 %s, %s, %s;" % (guard, x, x, y))
        elif op == 2:
            self.emit("%sshf.l.wrap.b32 %s, %s, %s, %d;" % (guard, x, x, y, rng.randrange(1, 31)))
        elif op == 3:
            self.emit("%sprmt.b32 %s, %s, %s, 0x%04x;" % (guard, x, x, y, rng.randrange(1 << 15)))
        elif op == 4:
            self.emit("{ .reg .b64 t, %%kperfxw; mul.wide.u32 t, %s, %d; shr.u64 %%kperfxw, t, 17; "
                      "cvt.u32.u64 %s, %%kperfxw; }" % (x, self.odd(), y))
        else:
            self.emit("add.u32 %s, %s, %d; xor.b32 %s, %s, 0x%x;"
                      % (x, x, self.odd(), y, y, self.odd()))

    def scope(self, depth):
        """A register that hides one of the checksum."""
        x = self.any()
        self.emit("{", ".reg .b32 %s;" % x, "mov.u32 %s, %d;" % (x, self.odd()))
        other = next(self.r(i) for i in range(self.state) if self.r(i) != x)
        self.emit("xor.b32 %s, %s, %s;" % (other, other, x))
        if self.rng.random() < .5:
            self.instant()
        self.emit("}")

    def memory(self):
        if self.alone:
            return self.step()
        k = self.rng.randrange(4)
        x, y = self.any(), self.any()
        if k == 0:
            self.emit("{ .reg .b32 i; and.b32 i, %s, 60; .reg .b64 q; cvt.u64.u32 q, i; "
                      "add.u64 q, q, %%local; st.local.u32 [q], %s; ld.local.u32 %s, [q]; "
                      "ld.local.u32 i, [%%local+4]; add.u32 %s, %s, i; }" % (x, y, x, y, y))
        elif k == 1:  # this thread's own word
            self.emit("st.shared.u32 [%%own], %s;" % x, "ld.volatile.shared.u32 %s, [%%own];" % y)
        elif k == 2:
            self.emit("{ .reg .b32 i; ld.param.u32 i, [big_%s+%d]; add.u32 %s, %s, i; }"
                      % (self.name, 4 * self.rng.randrange(1000), y, y))
        else:
            self.emit("{ .reg .b32 i, j, k, l; .reg .b64 q; cvta.shared.u64 q, %%owng; "
                      "st.v2.u32 [q], {%s, %s}; ld.v2.u32 {i, j}, [q]; xor.b32 %s, i, %s; }"
                      % (x, y, x, y))

    def branch(self, depth):
        """Some lanes, some warps, or all."""
        rng = self.rng
        p = "%kperfxp" + str(rng.randrange(3, 6))
        over, end = self.label(), self.label()
        by = rng.randrange(3)
        if by == 0:
            self.emit("and.b32 %%t0, %%lin, %d;" % rng.choice([1, 3, 7]), "setp.eq.u32 %s, %%t0, 0;" % p)
        elif by == 1:
            self.emit("shr.u32 %%t0, %%lin, 5; and.b32 %%t0, %%t0, %d;" % rng.choice([1, 3]),
                      "setp.ne.u32 %s, %%t0, 0;" % p)
        else:
            self.emit("and.b32 %%t0, %s, 4;" % self.any(), "setp.eq.u32 %s, %%t0, 0;" % p)
        self.emit("@%s%s bra%s %s;" % (rng.choice(["", "!"]), p, "", over))
        whole, self.whole = self.whole, False
        self.statements(depth + 1, rng.randrange(1, 4))
        if rng.random() < .6:
            self.emit("bra %s;" % end, "%s:" % over)
            self.statements(depth + 1, rng.randrange(1, 3))
            self.emit("%s:" % end)
        else:
            self.emit("%s:" % over)
        self.whole = whole

    def loop(self, depth):
        rng = self.rng
        i, p, head = "%%i%d" % depth, "%%kperfxq%d" % depth, self.label()
        divergent = rng.random() < .6
        if divergent:
            self.emit("and.b32 %s, %s, %d; add.u32 %s, %s, 1;" % (i, rng.choice(["%lin", self.any()]),
                                                                rng.choice([1, 3, 7]), i, i))
        else:
            self.emit("mov.u32 %s, %d;" % (i, rng.randrange(1, 9)))
        if rng.random() < .2:
            self.emit('.pragma "nounroll";')
        self.emit("%s:" % head)
        out = self.label() if rng.random() < .3 else None
        together = self.whole and not divergent and not out
        whole, self.whole = self.whole, together
        self.meets += together  # a thread that leaves would be missed in the next turn
        if rng.random() < .6:
            self.region(depth)
        else:
            self.statements(depth + 1, rng.randrange(1, 4))
        if out:  # another way out
            self.emit("and.b32 %%t0, %s, 15; setp.eq.u32 %s, %%t0, 3;" % (self.any(), p),
                      "@%s bra %s;" % (p, out))
        self.whole = whole
        self.meets -= together
        self.emit("sub.u32 %s, %s, 1;" % (i, i), "setp.ne.u32 %s, %s, 0;" % (p, i),
                  "@%s bra %s;" % (p, head))
        if out:
            self.emit("%s:" % out)

    def irreducible(self, depth):
        """A loop of two blocks that can be entered at either."""
        a, b, end = self.label(), self.label(), self.label()
        i, p = "%%i%d" % depth, "%%kperfxq%d" % depth
        self.emit("and.b32 %s, %s, 7;" % (i, self.any()), "and.b32 %t0, %lin, 2;",
                  "setp.eq.u32 %s, %%t0, 0;" % p, "@%s bra %s;" % (p, b), "%s:" % a)
        whole, self.whole = self.whole, False
        self.step()
        self.instant()
        self.emit("setp.eq.u32 %s, %s, 0;" % (p, i), "@%s bra %s;" % (p, end),
                  "sub.u32 %s, %s, 1;" % (i, i), "%s:" % b)
        self.step()
        if self.rng.random() < .5:
            self.instant()
        self.emit("setp.ne.u32 %s, %s, 5;" % (p, i), "@%s bra %s;" % (p, a), "%s:" % end)
        self.whole = whole

    def table(self, depth):
        rng = self.rng
        n = rng.randrange(2, 5)
        labels, end, name = [self.label() for _ in range(n)], self.label(), self.label()
        self.emit("%s: .branchtargets %s;" % (name, ", ".join(labels)),
                  "rem.u32 %%t0, %s, %d;" % (rng.choice(["%lin", self.any()]), n),
                  "brx.idx %%t0, %s;" % name)
        whole, self.whole = self.whole, False
        for one in labels:
            self.emit("%s:" % one)
            if rng.random() < .7:
                self.instant()
            self.statements(depth + 1, 1)
            self.emit("bra %s;" % end)
        self.emit("%s:" % end)
        self.whole = whole

    def call(self):
        f = self.rng.choice(self.kernel.functions)
        x, y = self.any(), self.any()
        self.emit("{ .param .b32 p0, p1, kperf_ret; st.param.b32 [p0], %s; st.param.b32 [p1], %s; "
                  "call%s (kperf_ret), %s, (p0, p1); ld.param.b32 %s, [kperf_ret]; }"
                  % (x, y, ".uni" if self.whole and self.rng.random() < .5 else "", f, x))

    def leave(self):
        """Some lanes or warps write what they have and are gone."""
        if self.open or self.meets:
            return
        rng, go = self.rng, self.label()
        by = rng.randrange(3)
        p = "%kperfxp6"
        test = ["and.b32 %t0, %lin, 31; setp.ne.u32 {p}, %t0, 5;",
                "shr.u32 %t0, %lin, 5; setp.ne.u32 {p}, %t0, 1;",
                "and.b32 %t0, {x}, 31; setp.ne.u32 {p}, %t0, 9;"][by]
        self.emit(test.replace("{p}", p).replace("{x}", self.any()), "@%s bra %s;" % (p, go))
        self.write()
        self.emit(rng.choice(["ret;", "exit;"]), "%s:" % go)
        self.whole = False
        self.left = True

    def leave_at_once(self):
        if self.open or self.meets:
            return
        p = "%kperfxp6"
        self.write()
        self.emit("and.b32 %t0, %lin, 31; setp.eq.u32 {p}, %t0, 7;".replace("{p}", p),
                  "@%s %s;" % (p, self.rng.choice(["exit", "ret"])))
        self.whole = False
        self.left = True

    def meet(self):
        """All threads are here."""
        if not self.whole or self.left or self.alone:
            return self.step()
        rng, x = self.rng, self.any()
        full = (self.threads + 31) // 32 * 32
        k = rng.randrange(8)
        if k == 0:
            self.emit("bar.sync 0;")
        elif k == 1:
            self.emit("barrier.cta.sync %d, %d;" % (rng.randrange(1, 15), full))
        elif k == 2:
            self.emit("setp.lt.u32 %%kperfxp0, %s, 0x40000000;" % x,
                      "barrier.cta.red.popc.u32 %%t0, %d, %s%%kperfxp0;"
                      % (rng.randrange(16), rng.choice(["", "!"])), "add.u32 %s, %s, %%t0;" % (x, x))
        elif k == 3:
            self.emit("mov.u32 %%t1, %d;" % rng.randrange(8), "barrier.sync %t1;")
        elif k == 4:
            self.emit("setp.ne.u32 %%kperfxp0, %s, 77;" % x,
                      "bar.red.%s.pred %%kperfxp1, 3, %%kperfxp0;" % rng.choice(["and", "or"]),
                      "@%%kperfxp1 add.u32 %s, %s, 11;" % (x, x))
        elif k == 5:
            self.exchange()
        elif k == 6:
            self.mbarrier()
        elif self.cluster:
            self.emit("barrier.cluster.arrive.release.aligned;", "barrier.cluster.wait.acquire.aligned;")
        else:
            self.emit("bar.warp.sync -1;" if self.threads % 32 == 0 else "bar.sync 0;")

    def exchange(self):
        """A word of the next thread."""
        x, y = self.any(), self.any()
        self.emit("bar.sync 0;", "st.shared.u32 [%%own], %s;" % x, "bar.sync 0;",
                  "ld.shared.u32 %t0, [%next];", "xor.b32 %s, %s, %%t0;" % (y, y), "bar.sync 0;")

    def mbarrier(self):
        again = self.label()
        self.emit("bar.sync 0;", "setp.eq.u32 %kperfxp0, %lin, 0;",
                  "@%%kperfxp0 mbarrier.init.shared.b64 [mbar_%s], %d;" % (self.name, self.threads),
                  "bar.sync 0;", "mbarrier.arrive.shared.b64 %%wide, [mbar_%s];" % self.name,
                  "%s: mbarrier.test_wait.shared.b64 %%kperfxp1, [mbar_%s], %%wide;" % (again, self.name),
                  "@!%%kperfxp1 bra %s;" % again, "bar.sync 0;",
                  "@%%kperfxp0 mbarrier.inval.shared.b64 [mbar_%s];" % self.name, "bar.sync 0;")

    def statements(self, depth, n):
        rng = self.rng
        for _ in range(n):
            self.kernel.budget -= 1
            k = rng.random()
            deep = depth >= 4 or self.kernel.budget < 0
            if deep or k < .22:
                self.step()
            elif k < .30:
                self.instant()
            elif k < .40:
                self.region(depth)
            elif k < .50:
                self.branch(depth)
            elif k < .60:
                self.loop(depth)
            elif k < .65:
                self.irreducible(depth)
            elif k < .70:
                self.table(depth)
            elif k < .75:
                self.call()
            elif k < .80:
                self.memory()
            elif k < .84:
                self.scope(depth)
            elif k < .86 and depth < 3:
                rng.choice([self.leave, self.leave_at_once])()
            else:
                self.meet()

    # the whole
    def write(self):
        """The checksum, and how many marks were passed."""
        self.emit("{ .reg .b32 kperf_h;")
        self.emit("mov.u32 kperf_h, %s;" % self.r(0))
        for i in range(1, self.state):
            self.emit("mad.lo.u32 kperf_h, kperf_h, 1664525, %s;" % self.r(i))
        self.emit("st.global.v2.u32 [%%out], {kperf_h, %s}; }" % self.count)

    def shared(self):
        rng = self.rng
        align = rng.choice([4, 8, 16, 128, 1024])
        out = [".shared .align 8 .b64 mbar_%s;" % self.name]
        out.append(".shared .align %d .b8 %s_%s[%d];" % (max(align, 8), self.array, self.name,
                                                     8 * self.threads + rng.choice([0, 4, 100])))
        return out

    def directives(self):
        rng, out = self.rng, []
        x, y = self.block
        k = rng.randrange(4)
        if k == 0:
            out.append(".maxntid %d, %d, 1" % (x, y))
        elif k == 1:
            out.append(".reqntid %d, %d" % (x, y) if y > 1 else ".reqntid %d" % x)
        if rng.random() < .3 and k < 2:
            out.append(".minnctapersm 1")
        elif rng.random() < .2:
            out.append(".maxnreg %d" % rng.choice([64, 40, 128]) if self.threads <= 256 else "")
        if self.cluster:
            out.append(".explicitcluster")
            out.append(".reqnctapercluster 2")
        return [d for d in out if d]

    def places(self, own):
        """Local memory, a thread's own word of shared memory, and the next one's."""
        self.emit(".local .align 16 .b8 loc[128];", "mov.u64 %local, loc;" if self.rng.random() < .5
                  else "{ .reg .b64 g; mov.u64 g, loc; cvta.local.u64 g, g; "
                       "cvta.to.local.u64 %local, g; }",
                  "mov.u32 %%own, %s; shl.b32 %%t2, %%lin, 3; add.u32 %%own, %%own, %%t2;" % own,
                  "cvt.u64.u32 %owng, %own;",
                  "add.u32 %t2, %lin, 1; rem.u32 %t2, %t2, %t0; shl.b32 %t2, %t2, 3;",
                  "mov.u32 %%next, %s; add.u32 %%next, %%next, %%t2;" % own)

    def text(self):
        rng = self.rng
        self.array, self.left, self.count = rng.choice(SHARED), False, "%kperfxcount"
        grid = 4 if self.cluster else rng.choice([1, 3])
        self.kernel.launches.append(Launch(self.name, grid, self.block, self.dynamic, self.cluster))
        extern = self.dynamic and rng.random() < .7
        own = ("dyn" if extern and 8 * self.threads <= self.dynamic
               else "%s_%s" % (self.array, self.name))
        self.emit(".reg .b32 %s<%d>;" % (self.prefix, self.state + 1) if rng.random() < .5 else
                  ".reg .b32 " + ", ".join(self.r(i) for i in range(self.state)) + ";")
        self.emit(".reg .pred %kperfxp<7>, %kperfxq<8>;", ".reg .b32 %t<3>, %lin, %own, %next, "
                  "%kperfxcount, %i<9>, %x, %y, %nx, %ny, %cta;",
                  ".reg .b64 %out, %local, %wide, %owng;")
        if self.vector:
            self.emit(".reg .v2 .b32 %kperfxv;")
        self.emit("ld.param.u64 %%out, [out_%s];" % self.name,
                  "mov.u32 %kperfxcount, 0; mov.u32 %x, %tid.x; mov.u32 %y, %tid.y;",
                  "mov.u32 %nx, %ntid.x; mov.u32 %ny, %ntid.y; mov.u32 %cta, %ctaid.x;",
                  "mad.lo.u32 %lin, %y, %nx, %x; mul.lo.u32 %t0, %nx, %ny;",
                  "mad.lo.u32 %t1, %cta, %t0, %lin; mul.wide.u32 %wide, %t1, 8;",
                  "cvta.to.global.u64 %out, %out; add.u64 %out, %out, %wide;")
        if not self.alone:
            self.places(own)
        for i in range(self.state):
            self.emit("mad.lo.u32 %s, %%t1, %d, %d;" % (self.r(i), self.odd(), self.odd()))
        if not self.alone:
            for i in range(0, 128, 16):
                self.emit("st.local.v4.u32 [%%local+%d], {%s, %s, %s, %s};"
                          % ((i,) + tuple(self.r(k) for k in range(4))))
        if self.vector:
            self.emit("mov.u32 %%kperfxv.x, %s; mov.u32 %%kperfxv.y, %s;" % (self.r(0), self.r(1)))
        self.statements(0, rng.randrange(4, 10))
        if not any("kperf.begin" in x or "kperf_begin" in x or "instant" in x for x in self.lines):
            self.instant()
        if self.vector:
            self.emit("xor.b32 %s, %s, %%kperfxv.y;" % (self.r(0), self.r(0)))
        self.write()
        self.emit(rng.choice(["ret;", "exit;", "ret;"]))
        head = [] if self.alone else self.shared() + ([".extern .shared .align %d .b8 dyn[];" % rng.choice([16, 1024])]
                                if extern and not self.kernel.extern else [])
        self.kernel.extern = self.kernel.extern or bool(extern)
        big = ",\n.param .align 16 .b8 big_%s[4000]" % self.name if not self.alone else ""
        opening = ".visible .entry %s(\n.param .u64 out_%s%s\n)" % (self.name, self.name, big)
        return head + [opening] + self.directives() + ["{"] + self.lines + ["}"]


class Kernel:
    """alone: one entry, and nothing of which other threads or the hardware decide."""

    def __init__(self, seed, alone=False):
        rng = self.rng = random.Random(seed)
        self.entries, self.launches, self.extern, self.budget = 0, [], False, 60
        self.functions = []
        lines = [".version 8.3", ".target sm_90a", ".address_size 64"]
        if rng.random() < .4:
            lines += ['.file 1 "a b/k.cu"']
        for i in range(rng.randrange(1, 3)):
            lines += self.function(rng.choice(["kperf_f%d", "f%d", "__kperf$%d"]) % i)
        bodies = []
        for i in range(1 if alone else rng.choice([1, 1, 2, 3])):
            self.entries, self.budget = i, 60
            name = rng.choice(["k%d", "kperf_k%d", "_Z3foov%d", "$e%d"]) % i
            bodies.append(Body(self, name, rng, alone).text())
        for body in bodies:
            lines += body
        self.text = self.spell(lines)

    def function(self, name):
        self.functions.append(name)
        n = self.rng.randrange(1, 1 << 20)
        return [".func (.param .b32 o) %s(.param .b32 a, .param .b32 b)" % name, "{",
                ".reg .b32 %r<4>; .reg .pred %p;", "ld.param.u32 %r0, [a]; ld.param.u32 %r1, [b];",
                "and.b32 %r2, %r1, 3;", "again: mad.lo.u32 %%r0, %%r0, %d, %%r1;" % (2 * n + 1),
                "setp.eq.u32 %p, %r2, 0; @%p bra out;", "sub.u32 %r2, %r2, 1;", "bra again;",
                "out: st.param.b32 [o], %r0;", "ret;", "}"]

    def spell(self, lines):
        """Blanks, comments and line ends as nobody writes them."""
        rng, out = self.rng, []
        end = "\r\n" if rng.random() < .2 else "\n"
        loc = any(x.startswith(".file") for x in lines)
        for i, line in enumerate(lines):
            follows = "// kperf" in "".join(lines[i + 1:i + 2])
            if "// kperf" in line:
                out.append(line + end)
                continue
            k = rng.random()
            if k < .05:
                line = line + " // not kperf.begin x; }"
            elif k < .10:
                line = "/* { ; */ " + line
            elif k < .15:
                line = line.replace(", ", " ,\t ").replace("; ", ";")
            elif k < .18 and loc and line.endswith(";") and line.startswith("add.u32"):
                line = ".loc 1 %d 3\n" % rng.randrange(1, 99) + line
            joined = rng.random() < .1 and line.endswith(";") and "//" not in line and not follows
            out.append(line + (" " if joined else end))
        return "".join(out)
