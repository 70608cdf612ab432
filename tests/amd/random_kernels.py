"""Random AMDGCN kernels: every way to branch, with masks, flags and loads alive at marks.

A kernel ends always; what it leaves behind depends on each register that is alive at a mark.
"""
import random
import struct

import kernels

DIALECTS = {
    # what differs: gfx9, gfx11 and gfx12
    "load": ("global_load_dword", "global_load_b32", "global_load_b32"),
    "store": ("global_store_dword", "global_store_b32", "global_store_b32"),
    "store4": ("global_store_dwordx4", "global_store_b128", "global_store_b128"),
    "s_load": ("s_load_dword", "s_load_b32", "s_load_b32"),
    "s_load4": ("s_load_dwordx4", "s_load_b128", "s_load_b128"),
    "ds_read": ("ds_read_b32", "ds_load_b32", "ds_load_b32"),
    "ds_write": ("ds_write_b32", "ds_store_b32", "ds_store_b32"),
    "andn2": ("s_andn2_b64", "s_and_not1_b32", "s_and_not1_b32"),
    "else": ("s_andn2_saveexec_b64", "s_and_not1_saveexec_b32", "s_and_not1_saveexec_b32"),
    "add": ("v_add_u32_e32", "v_add_nc_u32_e32", "v_add_nc_u32_e32"),
    "add_co": ("v_add_co_u32_e32 %s, vcc, %s, %s", "v_add_co_u32 %s, vcc_lo, %s, %s",
               "v_add_co_u32 %s, vcc_lo, %s, %s"),
    "addc": ("v_addc_co_u32_e32 %s, vcc, %s, %s, vcc",
             "v_add_co_ci_u32_e32 %s, vcc_lo, %s, %s, vcc_lo",
             "v_add_co_ci_u32_e32 %s, vcc_lo, %s, %s, vcc_lo"),
    "cmpx": ("v_cmpx_%s_u32_e32 vcc, %s, %s", "v_cmpx_%s_u32_e32 %s, %s",
             "v_cmpx_%s_u32_e32 %s, %s"),
    "wait_load": ("s_waitcnt vmcnt(%d)", "s_waitcnt vmcnt(%d)", "s_wait_loadcnt %d"),
    "wait_ds": ("s_waitcnt lgkmcnt(%d)", "s_waitcnt lgkmcnt(%d)", "s_wait_dscnt %d"),
    "wait_km": ("s_waitcnt lgkmcnt(%d)", "s_waitcnt lgkmcnt(%d)", "s_wait_kmcnt %d"),
    # two counters in one
    "wait_load_too": ("s_waitcnt vmcnt(%d) expcnt(0)", "s_waitcnt_vmcnt null, %d",
                      "s_wait_loadcnt_dscnt 0x%x"),
    "wait_ds_too": ("s_waitcnt vmcnt(0) lgkmcnt(%d)", "s_waitcnt_lgkmcnt null, %d",
                    "s_wait_loadcnt_dscnt 0x3f0%x"),
    "spill": ("scratch_store_dword", "scratch_store_b32", "scratch_store_b32"),
    "refill": ("scratch_load_dword", "scratch_load_b32", "scratch_load_b32"),
    "barrier": ("s_barrier", "s_barrier", "s_barrier_signal -1\ns_barrier_wait -1"),
}
LDS_LIMIT, LDS_LIMIT_950 = 65536, 163840
SCRATCH = 32  # bytes of a lane's


class Kernel:
    """text, its launch, and the rings' size that its LDS leaves room for.  far: with more code
    than a branch can pass."""

    def __init__(self, target, seed, far=False):
        self.r = r = random.Random("%s %d" % (target, seed))
        self.target, self.generation = target, 0 if target < "gfx1" or target[3] == "9" else \
            2 if target.startswith("gfx12") else 1
        self.wave = r.choice([32, 32, 64]) if self.generation else 64
        self.b = "b%d" % self.wave
        self.exec, self.vcc = ("exec_lo", "vcc_lo") if self.wave == 32 else ("exec", "vcc")
        self.choose_shape()
        self.ring = r.choice([8, 64, 256])
        self.waves = (self.block + self.wave - 1) // self.wave
        self.budget, self.labels, self.names, self.late, self.open = r.randint(12, 30), 0, 0, [], []
        self.choose_arguments()
        self.allocate()
        self.choose_lds()
        self.lines, self.far = [], far
        self.build()
        self.text = self.file()
        self.launch = self.make_launch()

    def op(self, name):
        found = DIALECTS[name][self.generation]
        if self.wave == 64 and name in ("andn2", "else", "add_co", "addc"):
            found = found.replace("_b32", "_b64").replace("vcc_lo", "vcc")
        return found

    def choose_shape(self):
        """A group's number is asked for in the dimensions that there are."""
        r = self.r
        self.block = self.wave * r.randint(1, 3) - r.choice([0, 0, 4])
        self.rows = r.choice([1, 1, 2, 4])
        dims = r.choice(["x", "x", "xy", "xyz"] if self.generation == 2 else
                        ["x", "x", "xy", "xz", "xyz"])
        self.dims = {d: r.randint(1, 3) if d == "x" else 2 if d in dims else 1 for d in "xyz"}
        self.asked = dims
        self.grid = self.dims["x"] * self.dims["y"] * self.dims["z"]

    def choose_arguments(self):
        """Which SGPRs a wave begins with: (directive, how many), in their order."""
        r, old = self.r, self.target == "gfx90a"
        self.scratch = r.random() < .4
        asked = {"kernarg_segment_ptr"}
        asked |= {d for d in ("dispatch_ptr", "queue_ptr", "dispatch_id") if r.random() < .2}
        if self.scratch and old:
            asked |= {"private_segment_buffer", "flat_scratch_init"}
        elif not self.generation and old and r.random() < .2:
            asked |= {"private_segment_buffer"}
        if r.random() < .2:
            asked |= {"private_segment_size"}
        at, self.user = 0, []
        for name, count in (("private_segment_buffer", 4), ("dispatch_ptr", 2), ("queue_ptr", 2),
                            ("kernarg_segment_ptr", 2), ("dispatch_id", 2),
                            ("flat_scratch_init", 2), ("private_segment_size", 1)):
            if name in asked:
                self.kernarg = at if name[0] == "k" else self.kernarg if at else 0
                self.user.append(name)
                at += count
        self.group = {}
        self.users = at
        for d in self.asked if self.generation != 2 else "":
            self.group[d] = "s%d" % at
            at += 1
        self.args = max(-(-(at + (self.scratch and old)) // 4) * 4, 4)

    def allocate(self):
        r = self.r
        vgprs, sgprs = r.choice([24, 24, 40, 248, 256]), r.choice([56, 64, 85, 94])
        self.full = r.random() < .15
        free = list(range(1, vgprs))
        r.shuffle(free)
        take = lambda n: ["v%d" % free.pop() for _ in range(n)]  # noqa: E731
        self.d, self.loaded, self.steps = take(5), take(5), take(3)
        self.t, self.offset, self.own = take(2), take(1)[0], take(1)[0]
        fours = [i for i in free if i % 4 == 0 and {i + 1, i + 2, i + 3} <= set(free)]
        self.matrix_v = fours[0] if fours and r.random() < .4 and not self.generation else None
        if self.matrix_v is not None:
            free = [i for i in free if i // 4 != self.matrix_v // 4]
        self.spare_v = ["v%d" % i for i in free] if self.full and vgprs < 256 else []
        self.agprs = 0 if self.generation else r.choice([0, 0, 8, 64, 256])
        self.held = r.sample(range(4, self.agprs), 3) if self.agprs else []
        pairs = [i for i in range(self.args + 6, sgprs - 1, 2)]
        r.shuffle(pairs)
        pair = lambda: pairs.pop()  # noqa: E731
        self.masks = []
        for _ in range(8):
            i = pair()
            self.masks.append("s[%d:%d]" % (i, i + 1) if self.wave == 64 else "s%d" % i)
        self.u = ["s%d" % (pair() + r.randint(0, 1)) for _ in range(3)]
        self.counters = ["s%d" % pair() for _ in range(3)]
        self.s_loaded, self.zero = "s%d" % pair(), "s%d" % pair()
        self.st = "s%d" % (self.args + 4)
        self.into = "s[%d:%d]" % (self.args, self.args + 1)
        self.out = "s[%d:%d]" % (self.args + 2, self.args + 3)
        self.spare_s = ["s%d" % (i + k) for i in pairs for k in (0, 1)] if self.full else []
        self.vgprs, self.sgprs = vgprs, sgprs

    def choose_lds(self):
        rings = -(-self.ring * 8 * self.waves // 1024) * 1024
        own, limit = 4 * self.block, LDS_LIMIT_950 if self.target == "gfx950" else LDS_LIMIT
        self.lds = self.r.choice([0, own, own + 60, 8192, limit - rings - 1024 - 60,
                                  limit - rings - 1024, limit - rings])
        # an instruction's offset has 16 bits
        most = min(self.lds - own, 65532)
        self.lds_at = 4 * self.r.randint(0, most // 4) if self.lds else 0

    # ---- text ---------------------------------------------------------------------
    def put(self, text):
        self.lines += ["\t" + line for line in text.split("\n")]

    def label(self):
        self.labels += 1
        return ".L%d_%d" % (self.labels, self.r.randint(0, 9))

    def at(self, label):
        self.lines.append(label + ":")

    def mark(self, kind, name):
        self.put("%s kperf.%s %s" % (self.r.choice([";", "//"]), kind, name))

    def name(self):
        self.names += 1
        return "r%d" % self.names

    # ---- what is short and touches little -----------------------------------------
    def simple(self, keep=()):
        """One instruction or mark; keep: what it must not touch, of scc, vcc, m0."""
        r = self.r
        kind = r.choice(["v", "v", "v", "mark", "mark", "mark", "s", "idle", "vcc"])
        if kind == "v" or (kind == "s" and "scc" in keep) or (kind == "vcc" and "vcc" in keep):
            a, b, c = (r.choice(self.d) for _ in range(3))
            self.put(r.choice([
                "%s %s, %s, %s" % (self.op("add"), a, b, c),
                "v_xor_b32_e32 %s, %s, %s" % (a, b, c),
                "v_mul_lo_u32 %s, %s, %s" % (a, b, c),
                "v_lshrrev_b32_e32 %s, %d, %s" % (a, r.randint(1, 5), b),
                "%s %s, %s, %s" % (self.op("add"), a, r.choice(self.u), c)]))
        elif kind == "mark":
            self.mark("instant", r.choice(["i1", "i2", "i3"]))
        elif kind == "s":
            a, b, c = (r.choice(self.u) for _ in range(3))
            self.put(r.choice(["s_add_u32 %s, %s, %s", "s_xor_b32 %s, %s, %s",
                               "s_mul_i32 %s, %s, %s"]) % (a, b, c))
        elif kind == "idle":
            self.put(r.choice(["s_nop %d" % r.randint(0, 3), "s_setprio %d" % r.randint(0, 3),
                               "s_sleep 1"]))
        else:
            self.put(self.op("add_co") % (r.choice(self.d), r.choice(self.d), r.choice(self.d)))

    def mini(self, keep=()):
        for _ in range(self.r.randint(1, 3)):
            self.simple(keep)
        self.mark("instant", "alive")
        if self.r.random() < .3:
            self.mark("instant", "twice")

    def settled(self, between):
        """What is between a vector write of an SGPR and a vector read: gfx9 takes 2 wait states."""
        before = self.generation or self.r.random() < .5
        if before and not self.generation:
            self.put("s_nop 1")
        between()
        if not before:
            self.put("s_nop 1")

    # ---- what is alive across marks -----------------------------------------------
    def wait(self, name, count):
        if self.r.random() < .3:
            name += "_too"
            if name == "wait_load_too" and self.generation == 2:
                count = count << 8 | 0x3f
        self.put(self.op(name) % count)

    def scc(self, depth):
        u, v, d = self.r.choice(self.u), self.r.choice(self.u), self.r.choice(self.d)
        self.put(self.r.choice(["s_cmp_lt_u32 %s, %s", "s_add_u32 %s, %s, %s" % (u, u, v),
                                "s_bitcmp1_b32 %s, 3"]).replace("%s, %s", u + ", " + v)
                 .replace("%s", u))
        self.mini(("scc",))
        self.put(self.r.choice(["s_cselect_b32 %s, %s, 77" % (u, v),
                                "s_addc_u32 %s, %s, 5" % (u, v)]))
        self.put("v_xor_b32_e32 %s, %s, %s" % (d, u, d))

    def carry(self, depth):
        a, b, c = (self.r.choice(self.d) for _ in range(3))
        if self.r.random() < .5:
            self.put(self.op("add_co") % (a, b, c))
            self.settled(lambda: self.mini(("vcc",)))
            self.put(self.op("addc") % (b, a, c))
        else:
            self.put("v_cmp_%s_u32_e32 %s, %s, %s" % (
                self.r.choice(["lt", "gt", "ne"]), self.vcc, a, b))
            self.settled(lambda: self.mini(("vcc",)))
            self.put("v_cndmask_b32_e32 %s, %s, %s, %s" % (c, a, b, self.vcc))

    def vcc_words(self, depth):
        u = self.r.choice(self.u)
        self.put("s_mov_b32 vcc_lo, %s" % u)
        if self.wave == 64:
            self.put("s_not_b32 vcc_hi, %s" % self.r.choice(self.u))
        self.mini(("vcc",))
        self.put("s_xor_b32 %s, %s, vcc_lo" % (u, self.r.choice(self.u)))
        if self.wave == 64:
            self.put("s_add_u32 %s, %s, vcc_hi" % (u, u))

    def m0(self, depth):
        u = self.r.choice(self.u)
        self.put("s_add_u32 m0, %s, 3" % u)
        self.mini()
        self.put("s_mov_b32 %s, m0" % u)

    def load(self, depth):
        if depth > 2:
            return self.carry(depth)
        into = self.loaded[depth]
        d = self.r.choice(self.d)
        two = self.r.random() < .5
        self.put("v_and_b32_e32 %s, 0xffc, %s" % (self.offset, d))
        if two and self.generation and self.r.random() < .5:
            self.put("s_clause 0x1")
        self.put("%s %s, %s, %s" % (self.op("load"), into, self.offset, self.into))
        if two:
            other = self.loaded[4]
            if self.r.random() < .3:
                self.mark("instant", "between")
            self.put("%s %s, %s, %s offset:64" % (self.op("load"), other, self.offset, self.into))
            self.mini()
            self.wait("wait_load", 1)
            self.mini()
        else:
            self.body(depth + 1, self.r.randint(1, 2))
        if two:
            self.put("v_xor_b32_e32 %s, %s, %s" % (d, d, into))
            self.wait("wait_load", 0)
            into = other
        else:
            self.wait("wait_load", 0)
        self.put("%s %s, %s, %s" % (self.op("add"), d, d, into))
        return None

    def s_load(self, depth):
        u = self.r.choice(self.u)
        self.put("%s %s, %s, 0x%x" % (
                self.op("s_load"), self.s_loaded, self.into, 4 * self.r.randint(0, 63)))
        self.mini()
        self.put(self.op("wait_km") % 0)
        self.put("s_xor_b32 %s, %s, %s" % (u, u, self.s_loaded))

    def ds(self, depth):
        if not self.lds:
            return self.carry(depth)
        d = self.r.choice(self.d)
        self.put("%s %s, %s offset:%d" % (self.op("ds_write"), self.own, d, self.lds_at))
        self.mini()
        into, other = self.loaded[3], self.loaded[4]
        self.put("%s %s, %s offset:%d" % (self.op("ds_read"), into, self.own, self.lds_at))
        self.mark("instant", "lds")
        self.put("%s %s, %s offset:%d" % (self.op("ds_read"), other, self.own, self.lds_at))
        self.mini()
        self.wait("wait_ds", 1)
        self.mark("instant", "lds")
        self.put("v_mul_lo_u32 %s, %s, %s" % (d, d, into))
        self.wait("wait_ds", 0)
        self.put("v_xor_b32_e32 %s, %s, %s" % (d, d, other))

    def spilled(self, depth):
        """To scratch and back."""
        if not self.scratch:
            return self.carry(depth)
        d, e = self.r.choice(self.d), self.r.choice(self.d)
        into, at = self.loaded[3], 4 * self.r.randint(0, SCRATCH // 4 - 1)
        self.put("%s off, %s, %s offset:%d" % (self.op("spill"), d, self.zero, at))
        self.mini()
        self.put("%s %s, off, %s offset:%d" % (self.op("refill"), into, self.zero, at))
        self.mini()
        self.wait("wait_load", 0)
        self.put("%s %s, %s, %s" % (self.op("add"), e, e, into))

    def accumulated(self, depth):
        """Through AGPRs: written or loaded."""
        if not self.held:
            return self.carry(depth)
        r, d, e = self.r, self.r.choice(self.d), self.r.choice(self.d)
        a, kind = "a%d" % r.choice(self.held), r.choice(["write", "load", "lds"])
        if kind == "load":
            self.put("v_and_b32_e32 %s, 0xffc, %s" % (self.offset, d))
            self.put("%s %s, %s, %s" % (self.op("load"), a, self.offset, self.into))
            self.mini()
            self.wait("wait_load", 0)
        elif kind == "lds" and self.lds:
            # (not from an AGPR: the emulator would store the VGPR of that number)
            self.put("ds_write_b32 %s, %s offset:%d" % (self.own, d, self.lds_at))
            self.mark("instant", "acc")
            self.put("ds_read_b32 %s, %s offset:%d" % (a, self.own, self.lds_at))
            self.mini()
            self.wait("wait_ds", 0)
        else:
            self.put("v_accvgpr_write_b32 %s, %s" % (a, d))
            self.put("s_nop 1")
            self.mini()
        self.put("v_accvgpr_read_b32 %s, %s" % (self.t[0], a))
        self.put("s_nop 1")
        self.put("v_xor_b32_e32 %s, %s, %s" % (e, e, self.t[0]))
        return None

    def multiply(self, depth):
        """A matrix instruction whose result is on its way at a mark."""
        if self.generation or (self.matrix_v is None and not self.agprs):
            return self.carry(depth)
        vector = self.matrix_v is not None and (not self.agprs or self.r.random() < .5)
        c = "v[%d:%d]" % (self.matrix_v, self.matrix_v + 3) if vector else "a[0:3]"
        d, e = self.r.choice(self.d), self.r.choice(self.d)
        self.put("s_nop 4")
        self.put("%s %s, %s, %s, %s" % (
            "v_mfma_f32_4x4x1f32" if self.target == "gfx90a" else "v_mfma_f32_4x4x1_16b_f32",
            c, d, e, self.r.choice(["0", c]) if c in self.multiplied else "0"))
        if c not in self.multiplied and depth == 0:
            self.multiplied.append(c)
        self.mark("instant", "late")
        self.put("s_nop %d" % self.r.randint(5, 7))
        self.put("s_nop %d" % self.r.randint(5, 7))
        k = self.r.randint(0, 3)
        if vector:
            self.put("v_xor_b32_e32 %s, v%d, %s" % (e, self.matrix_v + k, e))
        else:
            self.put("v_accvgpr_read_b32 %s, a%d" % (self.t[0], k))
            self.put("v_xor_b32_e32 %s, %s, %s" % (e, self.t[0], e))
        return None

    def store(self, depth):
        """Its registers are read late: what is written behind may not reach it."""
        self.put("%s %s, %s, %s offset:16" % (self.op("store"), self.t[1], self.d[0], self.out))
        self.mini()

    def lane(self, depth):
        u, d = self.r.choice(self.u), self.r.choice(self.d)
        if not self.generation:
            self.put("s_nop 0")
        self.put("v_readlane_b32 %s, %s, %d" % (u, d, self.r.randint(0, 7)))
        self.settled(lambda: self.mark("instant", "lane"))
        self.put("v_writelane_b32 %s, %s, %d" % (d, u, self.r.randint(0, 7)))

    # ---- control flow --------------------------------------------------------------
    def uniform_test(self):
        r, u = self.r, self.r.choice(self.u)
        kind = r.choice(["scc0", "scc1", "vccz", "vccnz", "execz", "execnz"])
        if kind[:3] == "scc":
            self.put("s_bitcmp1_b32 %s, %d" % (u, r.randint(0, 3)))
        elif kind[:3] == "vcc":
            self.put("v_cmp_gt_u32_e32 %s, %s, %s" % (self.vcc, r.choice(self.d), r.choice(self.d)))
            self.put("s_and_%s %s, %s, %s" % (self.b, self.vcc, self.exec, self.vcc))
        if r.random() < .6:
            self.mark("instant", "test")
        return "s_cbranch_" + kind

    def uniform_if(self, depth):
        branch, over = self.uniform_test(), self.label()
        if self.r.random() < .3:
            back = self.label()
            self.put("%s %s" % (branch, over))
            self.at(back)
            kept, self.lines = self.lines, []
            self.at(over)
            self.body(depth + 1)
            self.put("s_branch " + back)
            self.late += self.lines
            self.lines = kept
            return
        end = self.label()
        self.put("%s %s" % (branch, over))
        self.body(depth + 1)
        if self.r.random() < .5:
            self.put("s_branch " + end)
            self.at(over)
            self.body(depth + 1)
            self.at(end)
        else:
            self.at(over)

    def divergent_if(self, depth):
        r, mask = self.r, self.masks[depth]
        other = r.random() < .5
        test = (r.choice(["lt", "gt", "ne", "ge"]), r.choice(self.d), r.choice(self.d))
        if r.random() < .3 and not other:
            self.put("s_mov_%s %s, %s" % (self.b, mask, self.exec))
            self.put(self.op("cmpx") % test)
        else:
            self.put("v_and_b32_e32 %s, %d, %s" % (self.t[0], r.choice([1, 3, 7]), test[1]))
            self.put("v_cmp_%s_u32_e32 %s, %d, %s" % (r.choice(["eq", "ne", "lt"]), self.vcc,
                                                      r.randint(0, 2), self.t[0]))
            if r.random() < .4:
                self.mark("instant", "split")
            self.put("s_and_saveexec_%s %s, %s" % (self.b, mask, self.vcc))
            if other:
                self.put("s_xor_%s %s, %s, %s" % (self.b, mask, self.exec, mask))
        if r.random() < .3:
            self.mark("instant", "masked")
        end, skips = self.label(), r.random() < .6
        if skips:
            self.put("s_cbranch_execz " + end)
        self.body(depth + 1)
        if skips:
            self.at(end)
        if other:
            self.put("%s %s, %s" % (self.op("else"), mask, mask))
            end = self.label()
            if skips:
                self.put("s_cbranch_execz " + end)
            self.body(depth + 1)
            self.at(end)
        if r.random() < .3:
            self.mark("instant", "masked")
        self.put("s_or_%s %s, %s, %s" % (self.b, self.exec, self.exec, mask))

    def uniform_loop(self, depth):
        if not self.free_counters:
            return self.scc(depth)
        counter, top = self.free_counters.pop(), self.label()
        self.put("s_and_b32 %s, %s, %d" % (counter, self.r.choice(self.u), 3))
        self.at(top)
        self.body(depth + 1)
        self.put("s_sub_u32 %s, %s, 1" % (counter, counter))
        if self.r.random() < .5:
            self.mark("instant", "turn")
            self.put("s_cbranch_scc0 " + top)
        else:
            self.put("s_cmp_gt_i32 %s, 0" % counter)
            self.mark("instant", "turn")
            self.put("s_cbranch_scc1 " + top)
        self.free_counters.append(counter)
        return None

    def divergent_loop(self, depth):
        if not self.free_steps:
            return self.carry(depth)
        step, mask, top = self.free_steps.pop(), self.masks[depth], self.label()
        self.put("v_and_b32_e32 %s, 3, %s" % (step, self.r.choice(self.d)))
        self.put("s_mov_%s %s, 0" % (self.b, mask))
        self.at(top)
        self.body(depth + 1)
        self.put("v_cmp_eq_u32_e32 %s, 0, %s" % (self.vcc, step))
        self.put("%s %s, -1, %s" % (self.op("add"), step, step))
        self.put("s_or_%s %s, %s, %s" % (self.b, mask, self.vcc, mask))
        self.put("%s %s, %s, %s" % (self.op("andn2"), self.exec, self.exec, mask))
        if self.r.random() < .6:
            self.mark("instant", "turn")
        self.put("s_cbranch_execnz " + top)
        self.put("s_or_%s %s, %s, %s" % (self.b, self.exec, self.exec, mask))
        self.free_steps.append(step)
        return None

    def leave(self, depth):
        over = self.label()
        self.put("%s %s" % (self.uniform_test(), over))
        for name in reversed(self.open):
            self.mark("end", name)
        if self.r.random() < .5:
            self.finish()
        else:
            self.simple()
            self.put("s_endpgm")
        self.at(over)

    def region(self, depth):
        name = self.name()
        self.mark("begin", name)
        self.open.append(name)
        self.body(depth + 1)
        self.mark("end", self.open.pop())
        if self.r.random() < .3:
            name = self.name()
            self.mark("begin", name)
            self.simple()
            self.mark("end", name)

    def body(self, depth, n=0):
        for _ in range(n or self.r.randint(1, 3)):
            self.budget -= 1
            kinds = [self.simple_at] * 2 + [self.scc, self.carry, self.vcc_words, self.m0,
                                            self.s_load, self.ds, self.store, self.lane]
            kinds += [self.spilled] * self.scratch + [self.accumulated] * bool(self.held)
            kinds += [self.multiply] * (self.matrix_v is not None or self.agprs > 0)
            if self.budget > 0 and depth < 6:
                kinds += [self.uniform_if, self.divergent_if, self.uniform_loop,
                          self.divergent_loop, self.load, self.region] * 2 + [self.leave]
            self.r.choice(kinds)(depth)

    def simple_at(self, depth):
        self.simple()

    def meet(self):
        """All waves that live meet at depth 0, and look into each other's LDS."""
        if not self.lds:
            return self.put(self.op("barrier"))
        a, b = self.d[0], self.loaded[0]
        self.put("%s %s, %s offset:%d" % (self.op("ds_write"), self.own, a, self.lds_at))
        self.mark("instant", "meet")
        self.wait("wait_ds", 0)
        self.put(self.op("barrier"))
        self.mark("instant", "meet")
        self.put("v_xor_b32_e32 %s, 4, %s" % (self.t[0], self.own))
        self.put("%s %s, %s offset:%d" % (self.op("ds_read"), b, self.t[0], self.lds_at))
        self.wait("wait_ds", 0)
        self.put(self.op("barrier"))
        self.put("v_xor_b32_e32 %s, %s, %s" % (a, a, b))
        return None

    def build(self):
        r = self.r
        self.free_counters, self.free_steps = list(self.counters), list(self.steps)
        self.multiplied = []
        self.put("%s s[%d:%d], s[%d:%d], 0x0" % (self.op("s_load4"), self.args, self.args + 3,
                                                self.kernarg, self.kernarg + 1))
        group = self.linear_group()
        self.linear_thread()
        self.put("s_mul_i32 %s, %s, %d" % (self.st, group, self.block))
        self.put("%s %s, %s, v0" % (self.op("add"), self.t[1], self.st))
        self.put("v_lshlrev_b32_e32 %s, 5, %s" % (self.t[1], self.t[1]))
        self.put("v_lshlrev_b32_e32 %s, 2, v0" % self.own)
        self.put("v_readfirstlane_b32 %s, v0" % self.u[0])
        if self.generation == 2:
            self.put("s_wait_alu 0xf1ff")
        self.put("s_lshr_b32 %s, %s, 5" % (self.u[0], self.u[0]))
        self.put("s_add_u32 %s, %s, 1" % (self.u[1], group))
        self.put("s_mul_i32 %s, %s, 0x9e3779b1" % (self.u[2], self.u[1]))
        self.put("s_mov_b32 %s, 0" % self.zero)
        for _ in range(17000 * self.far):
            self.put("v_xor_b32_e32 %s, 5, %s" % (self.t[0], self.t[0]))
        for i, d in enumerate(self.d):
            self.put("v_mul_u32_u24_e32 %s, 0x%x, %s" % (d, r.randint(3, 99999), self.t[1]))
            self.put("v_xor_b32_e32 %s, 0x%x, %s" % (d, r.randint(99, 99999), d))
        for i, a in enumerate(self.held):
            self.put("v_accvgpr_write_b32 a%d, %d" % (a, 7 + i))
        for i, v in enumerate(self.spare_v):
            self.put("v_mov_b32_e32 %s, 0x%x" % (v, 0x3000 + 7 * i))
        for i, s in enumerate(self.spare_s):
            self.put("s_mov_b32 %s, 0x%x" % (s, 0x7000 + 3 * i))
        self.put(self.op("wait_km") % 0)
        for _ in range(r.randint(2, 4)):
            self.body(0)
            if r.random() < .3:
                self.meet()
        self.body(0)
        for v in self.spare_v:
            self.put("v_xor_b32_e32 %s, %s, %s" % (self.d[3], v, self.d[3]))
        for s in self.spare_s:
            self.put("s_xor_b32 %s, %s, %s" % (self.u[2], s, self.u[2]))
        self.finish()
        self.lines += self.late

    def linear_group(self):
        """Its register: s[args + 5], or where x is."""
        x, y, z = self.dims["x"], self.dims["y"], self.dims["z"]
        into, g = "s%d" % (self.args + 5), dict(self.group)
        if self.generation == 2:
            g = {"x": "ttmp9", "y": "ttmp7", "z": self.st}
        if self.asked == "x":
            return g["x"]
        if self.generation == 2 and "z" in self.asked:
            self.put("s_lshr_b32 %s, ttmp7, 16" % self.st)
        self.put("s_mul_i32 %s, %s, %d" % (into, g["z"], y) if "z" in self.asked else
                 "s_mov_b32 %s, 0" % into)
        if "y" in self.asked:
            if self.generation == 2 and "z" in self.asked:
                self.put("s_and_b32 %s, ttmp7, 0xffff" % self.st)
                g["y"] = self.st
            self.put("s_add_u32 %s, %s, %s" % (into, into, g["y"]))
        self.put("s_mul_i32 %s, %s, %d" % (into, into, x))
        self.put("s_add_u32 %s, %s, %s" % (into, into, g["x"]))
        return into

    def linear_thread(self):
        """In v0, where it has more than x."""
        if self.rows == 1:
            return
        self.put("v_bfe_u32 %s, v0, 10, 10" % self.t[0])
        self.put("v_and_b32_e32 v0, 0x3ff, v0")
        self.put("v_mul_u32_u24_e32 %s, %d, %s" % (self.t[0], self.block // self.rows, self.t[0]))
        self.put("%s v0, %s, v0" % (self.op("add"), self.t[0]))
        self.put("s_nop 0")

    def finish(self):
        """What is alive goes into the output, and the wave ends."""
        for i, u in enumerate(self.u):
            self.put("v_xor_b32_e32 %s, %s, %s" % (self.d[i], u, self.d[i]))
        for i, d in enumerate(self.d[:4]):
            self.put("%s %s, %s, %s offset:%d" % (self.op("store"), self.t[1], d, self.out, 4 * i))
            if self.r.random() < .3:
                self.mark("instant", "last")
        self.put("%s %s, %s, %s offset:16" % (self.op("store"), self.t[1], self.d[4], self.out))
        if self.generation == 1 and self.r.random() < .5:
            self.put("s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)")
        self.put("s_endpgm")

    def directives(self):
        """Of the descriptor."""
        old = self.target == "gfx90a"
        vgprs = -(-self.vgprs // 4) * 4 + self.agprs if self.agprs else self.vgprs
        out = ["group_segment_fixed_size %d" % self.lds, "kernarg_size 16",
               "user_sgpr_count %d" % self.users, "next_free_vgpr %d" % vgprs,
               "next_free_sgpr %d" % self.sgprs]
        out += ["user_sgpr_%s 1" % name for name in self.user]
        out += ["system_sgpr_workgroup_id_%s %d" % (d, d in self.asked) for d in "xyz"]
        if self.rows > 1:
            out += ["system_vgpr_workitem_id %d" % self.r.choice([1, 2])]
        if self.scratch:
            out += ["private_segment_fixed_size %d" % SCRATCH,
                    "system_sgpr_private_segment_wavefront_offset 1" if old else
                    "enable_private_segment 1"]
        out += ["wavefront_size32 %d" % (self.wave == 32)] if self.generation else \
            ["accum_offset %d" % (-(-self.vgprs // 4) * 4)]
        return ["\t.amdhsa_" + line for line in out], vgprs

    def file(self):
        directives, vgprs = self.directives()
        lines = ["\t.text", '\t.amdgcn_target "amdgcn-amd-amdhsa--%s"' % self.target,
                 "\t.amdhsa_code_object_version 5", "\t.globl\tk", "\t.p2align\t8",
                 "\t.type\tk,@function", "k:"] + self.lines + [
                     "\t.size k, .-k", '\t.section\t.rodata,"a",@progbits', "\t.p2align\t6, 0x0",
                     "\t.amdhsa_kernel k"] + directives
        lines += ["\t.end_amdhsa_kernel", "\t.amdgpu_metadata", "amdhsa.version: [1, 2]",
                  "amdhsa.kernels:",
                  "  - {.name: k, .symbol: k.kd, .kernarg_segment_size: 16,",
                  "     .kernarg_segment_align: 8, .group_segment_fixed_size: %d," % self.lds,
                  "     .private_segment_fixed_size: %d, .wavefront_size: %d, .sgpr_count: %d," %
                  (SCRATCH * self.scratch, self.wave, self.sgprs),
                  "     .vgpr_count: %d, %s.max_flat_workgroup_size: %d, .args:" %
                  (vgprs, "" if self.generation else ".agpr_count: %d, " % self.agprs, self.block),
                  "     [{.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global},",
                  "      {.offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global}]}",
                  "\t.end_amdgpu_metadata"]
        return "\n".join(lines) + "\n"

    def make_launch(self):
        r = random.Random(7)
        launch = kernels.Launch("k", tuple(self.dims.values()),
                                (self.block // self.rows, self.rows, 1))
        launch.buffer(struct.pack("<1100I", *(r.getrandbits(32) for _ in range(1100))))
        launch.buffer(b"\xff" * 32 * self.grid * self.block)
        return launch
