"""Random kernels of a producer warp and consumers with two rings of slots, in which motions are
tried.  Each role sleeps by a hash of its turn and a seed, so that a race shows.

What a kernel leaves behind is the sum of what its consumers read: known, and the same for each
sleep as long as the protocol holds.  A wait gives up after a while and says so.
"""
import random
import re

TURNS, THREADS = 24, 128


class Rings:
    def __init__(self, seed):
        rng = self.rng = random.Random(seed)
        self.slots = rng.choice([1, 2, 3, 4])
        self.consumers = rng.choice([1, 2])
        self.late = rng.choice([None, None, "k", "v", "generic", "loaded", "thread", "relay", "meta"])
        self.order = rng.random() < .5   # K's arrive before V's
        self.one = rng.random() < .2     # V shares K's release
        self.store = rng.random() < .3   # the producer stores by itself
        self.text = "\n".join(self.lines()) + "\n"

    def new(self):
        self.regs += 1
        return "%%q%d" % self.regs

    def wide(self):
        self.wides += 1
        return "%%w%d" % self.wides

    def at(self, symbol, offset):
        """A register that holds symbol + offset, and what computes it."""
        base, sum_ = self.new(), self.new()
        return sum_, ["mov.u32 %s, %s;" % (base, symbol),
                      "add.u32 %s, %s, %s;" % (sum_, base, offset)]

    def scaled(self, symbol, shift, by="%index"):
        offset = self.new()
        place, code = self.at(symbol, offset)
        return place, ["shl.b32 %s, %s, %d;" % (offset, by, shift)] + code

    def wait(self, name, ring, phase):
        label = "w%d" % self.n
        self.n += 1
        on, code = self.at(ring, "%slot")
        return ["// kperf.begin %s" % name] + code + [
            "{", ".reg .pred done;", label + ":",
            "mbarrier.try_wait.parity.shared::cta.b64 done, [%s], %s;" % (on, phase),
            "@!done bra %s;" % label, "}", "// kperf.end %s" % name]

    def sleep(self):
        """Where a role may sleep: sleeping() puts it in, in a moved text, too."""
        return ["// sleep %d" % self.rng.randrange(1 << 31)] if self.rng.random() < .8 else []

    def arrive(self, ring):
        on, code = self.at(ring, "%slot")
        return code + ["mbarrier.arrive.shared::cta.b64 _, [%s];" % on]

    def fill(self, ring):
        """1024 bytes of the turn's, by the copy engine or by the warp."""
        to, code = self.scaled(ring + "data", 10)
        offset, src, full = self.new(), self.wide(), None
        source = self.wide()
        code += ["and.b32 %s, %%turn, 7; shl.b32 %s, %s, 10;" % (offset, offset, offset),
                 "cvt.u64.u32 %s, %s;" % (src, offset),
                 "add.u64 %s, %%src%s, %s;" % (source, ring, src)]
        if self.store:
            value, own = self.new(), self.new()
            return code + ["ld.global.u32 %s, [%s];" % (value, source),
                           "shl.b32 %s, %%lane, 2;" % own, "add.u32 %s, %s, %s;" % (own, own, to),
                           "add.u32 %s, %s, %%lane;" % (value, value),
                           "st.shared.u32 [%s], %s;" % (own, value)] + self.arrive(ring + "full")
        full, more = self.at(ring + "full", "%slot")
        return code + more + [
            "@%%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%s], 1024;" % full,
            "@%%first cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
            "[%s], [%s], 1024, [%s];" % (to, source, full)]

    def sum(self, value):
        return ["add.u32 %%sum, %%sum, %s;" % value]

    def read(self, ring, how=None):
        value, wide, generic = self.new(), self.wide(), self.wide()
        at, code = self.scaled(ring + "data", 10)
        if how == "generic":
            return code + ["cvt.u64.u32 %s, %s;" % (wide, at), "cvta.shared.u64 %s, %s;" % (generic, wide),
                           "ld.u32 %s, [%s];" % (value, generic)] + self.sum(value)
        if how == "loaded":
            base, offset = self.new(), self.new()
            return ["ld.shared.u32 %s, [kplace];" % base, "shl.b32 %s, %%index, 10;" % offset,
                    "add.u32 %s, %s, %s;" % (base, base, offset),
                    "ld.shared.u32 %s, [%s];" % (value, base)] + self.sum(value)
        if how == "thread":
            back, place = self.new(), self.new()
            return code + ["shl.b32 %s, %%lane, 2; sub.u32 %s, 124, %s;" % (back, back, back),
                           "add.u32 %s, %s, %s;" % (place, at, back),
                           "ld.shared.u32 %s, [%s];" % (value, place)] + self.sum(value)
        return code + ["ld.shared.u32 %s, [%s+4];" % (value, at)] + self.sum(value)

    def release(self, ring):
        return ["// kperf.begin release_%s" % ring, "// kperf.arrive %sempty" % ring] + \
            self.arrive(ring + "empty") + ["// kperf.end release_%s" % ring]

    def loop(self, name, body):
        """TURNS turns, with a counter that goes round."""
        return ["mov.u32 %turn, 0; mov.u32 %phase, 0;", "mov.u32 %index, 0;", "again_%s:" % name,
                "shl.b32 %slot, %index, 3;", "xor.b32 %other, %phase, 1;"] + body + [
            "add.u32 %g, %index, 1;", "setp.eq.u32 %%round, %%g, %d;" % self.slots,
            "selp.b32 %index, 0, %g, %round;", "xor.b32 %h, %phase, 1;",
            "selp.b32 %phase, %h, %phase, %round;",
            "add.u32 %turn, %turn, 1;", "setp.lt.u32 %%more, %%turn, %d;" % TURNS,
            "@%%more bra again_%s;" % name]

    def producer(self):
        out = []
        for ring in ("k", "v"):
            out += self.sleep()
            if not (ring == "v" and self.one):
                out += self.wait("wait_%sempty" % ring, ring + "empty", "%other")
            out += ["// kperf.begin load_" + ring]
            if self.late == "meta" and ring == "k":
                at, code = self.scaled("meta", 2)
                out += code + ["@%%first st.shared.u32 [%s], %%turn;" % at]
            out += self.fill(ring) + ["// kperf.end load_" + ring]
        return out

    def consumer(self):
        out = self.sleep() + self.wait("wait_k", "kfull", "%phase") + self.sleep()
        out += ["// kperf.begin read_k"] + self.read("k") + ["// kperf.end read_k"] + self.sleep()
        out += ["// kperf.begin compute", "mad.lo.u32 %sum, %sum, 1664525, 1013904223;",
                "// kperf.end compute"]
        out += self.wait("wait_v", "vfull", "%phase") + self.sleep()
        if self.late == "meta":
            (at, code), value = self.scaled("meta", 2), self.new()
            out += code + ["ld.shared.u32 %s, [%s];" % (value, at)] + self.sum(value)
        elif self.late in ("generic", "loaded", "thread", "k"):
            out += self.read("k", self.late)
        out += ["// kperf.begin read_v"] + self.read("v") + ["// kperf.end read_v"] + self.sleep()
        if self.late == "v":
            out += self.read("v") + self.sleep()
        if self.late == "relay":
            out += ["// kperf.begin release_r", "// kperf.arrive relay"] + self.arrive("relay") + \
                ["// kperf.end release_r"]
        first, second = ("k", "v") if self.order else ("v", "k")
        return out + self.release(first) + ([] if self.one and second == "v" else self.release(second))

    def third(self):
        """Reads V's slot when it is told that this has come, by the consumers."""
        return self.wait("wait_r", "relay", "%phase") + self.sleep() + self.read("v") + \
            self.arrive("vempty")

    def lines(self):
        self.n, self.regs, self.wides, relay = 0, 0, 0, self.late == "relay"
        if relay:
            self.one = False
        users = 32 * self.consumers
        counts = {"kfull": 32 if self.store else 1, "vfull": 32 if self.store else 1,
                  "kempty": users, "vempty": users + 32 * relay, "relay": users}
        out = [".version 8.0", ".target sm_90a", ".address_size 64"]
        out += [".shared .align 1024 .b8 %sdata[%d];" % (r, 1024 * self.slots) for r in "kv"]
        out += [".shared .align 8 .b8 %s[%d];" % (b, 8 * self.slots) for b in counts]
        out += [".shared .align 4 .b8 kplace[4];", ".shared .align 4 .b8 meta[%d];" % (4 * self.slots)]
        out += [".visible .entry k(.param .u64 out, .param .u64 source, .param .u32 seed)", "{",
                ".reg .pred %first, %more, %round, %is;",
                ".reg .b32 %q<400>, %a, %g, %h, %z, %t, %lane, %warp, %seed, %sum, %turn, "
                "%index, %slot, %phase, %other;", ".reg .b64 %w<100>, %srck, %srcv, %out, %o;",
                "ld.param.u64 %out, [out]; ld.param.u64 %srck, [source]; ld.param.u32 %seed, [seed];",
                "cvta.to.global.u64 %out, %out; cvta.to.global.u64 %srck, %srck;",
                "add.u64 %srcv, %srck, 8192;",
                "mov.u32 %t, %tid.x; and.b32 %lane, %t, 31; shr.u32 %warp, %t, 5;",
                "mov.u32 %sum, %t; setp.eq.u32 %first, %lane, 0;", "setp.ne.u32 %is, %t, 0;",
                "@%is bra begun;"]
        for b, n in counts.items():
            for i in range(self.slots):
                out.append("mbarrier.init.shared::cta.b64 [%s+%d], %d;" % (b, 8 * i, n))
        out += ["mov.u32 %a, kdata; st.shared.u32 [kplace], %a;", "fence.mbarrier_init.release.cluster;",
                "begun:", "bar.sync 0;"]
        roles = [("producer", self.producer())]
        roles += [("consumer", self.consumer())]
        roles += [("third", self.third())] if relay else []
        first = {"producer": (0, 1), "consumer": (1, 1 + self.consumers),
                 "third": (1 + self.consumers, 2 + self.consumers)}
        for name, body in roles:
            lo, hi = first[name]
            out += ["sub.u32 %%t, %%warp, %d;" % lo, "setp.ge.u32 %%is, %%t, %d;" % (hi - lo),
                    "@%%is bra not_%s;" % name] + self.loop(name, body) + ["bra end;",
                                                                           "not_%s:" % name]
        return out + ["end:", "mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4; add.u64 %out, %out, %o;",
                      "st.global.u32 [%out], %sum;", "ret;", "}"]

    def sleeping(self, text):
        """Each role sleeps 0 to 4 us, by seed, turn and place."""
        return re.sub(r"// sleep (\d+)", lambda m: (
            "{ .reg .b32 z; mad.lo.u32 z, %%turn, 2654435761, %s; xor.b32 z, z, %%seed; "
            "mul.lo.u32 z, z, 747796405; shr.u32 z, z, 20; nanosleep.u32 z; }" % m[1]), text)

    def motions(self):
        """move_regions' arguments, and whether it is known to be illegal."""
        late_k = self.late in ("k", "generic", "loaded", "thread")
        for ring in ("k",) if self.one else ("k", "v"):
            for anchor in ("wait_k", "read_k", "compute", "wait_v", "read_v"):
                before_read = {"k": ("wait_k",), "v": ("wait_k", "read_k", "compute", "wait_v")}[ring]
                bad = anchor in before_read or (ring == "k" and late_k and anchor != "read_v") or \
                    (self.one and anchor != "read_v") or (ring == "v" and self.late == "v") or \
                    (self.late == "v" and self.one)
                yield ("advance", "release_" + ring, ring + "empty", anchor), bad
        for anchor in ("wait_k", "read_k", "compute", "wait_v", "read_v"):
            if self.late == "relay":
                yield ("advance", "release_r", "relay", anchor), anchor not in ("wait_v", "read_v")
        yield ("delay", "wait_k", "wait_k", "read_k"), True
        yield ("delay", "wait_k", "wait_k", "wait_v"), True
        yield ("delay", "wait_v", "wait_v", "read_v"), True
        yield ("hoist", "wait_v", "wait_v", "compute"), False
        yield ("hoist", "wait_v", "wait_v", "read_k"), False
        yield ("hoist", "wait_v", "wait_v", "wait_k"), False
        yield ("hoist", "load_v", "load_v", "load_k"), self.store is None
        yield ("hoist", "load_v", "load_v", "wait_kempty"), True
        if not self.one:
            yield ("hoist", "wait_vempty", "load_v", "wait_kempty"), False
            yield ("hoist", "wait_vempty", "load_v", "load_k"), False
