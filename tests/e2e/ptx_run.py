"""Runs instrumented PTX, one warp after the other.

Only what the tests' kernels and the probes consist of is known; anything else stops the
test.  The lanes of a warp run one by one from meeting to meeting (votes, shuffles, barriers
of the warp), where all that take part have to come to the same statement.
"""
import re
import struct

GLOBAL, SHARED, CONTROL = 0x10000000, 0x400, 0x40
M32, M64 = 2**32 - 1, 2**64 - 1
SIZES = {"8": 1, "16": 2, "32": 4, "64": 8}


class Memory:
    def __init__(self, base, size):
        self.base, self.bytes = base, bytearray(b"\xa5" * size)

    def at(self, address, n):
        i = address - self.base
        if i < 0 or i + n > len(self.bytes) or address % n:
            raise RuntimeError("%d bytes at 0x%x: outside, or not aligned" % (n, address))
        return i

    def load(self, address, n):
        i = self.at(address, n)
        return int.from_bytes(self.bytes[i:i + n], "little")

    def store(self, address, n, value):
        i = self.at(address, n)
        self.bytes[i:i + n] = (value & (2**(8 * n) - 1)).to_bytes(n, "little")


class Statement:
    def __init__(self, text, scope):
        m = re.match(r"(?:@(!?)(%\w+)\s+)?([\w.:]+)\s*(.*)$", text, re.S)
        if not m:
            raise RuntimeError("what is '%s'?" % text)
        self.text, self.scope = text, scope
        self.negate, self.guard, self.op = m[1] == "!", m[2], m[3]
        self.args = [a.strip() for a in re.findall(r"\{[^}]*\}|\[[^\]]*\]|[^,\s][^,]*", m[4])]
        self.parts = self.op.split(".")
        self.size = SIZES.get(re.sub(r"\D", "", self.parts[-1]), 4)


class Kernel:
    """The statements of a text's only entry."""

    def __init__(self, text):
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)
        text = re.sub(r'\.pragma "[^"]*";', "", text)
        self.params = re.findall(r"\.param \.u(\d+) (\w+)", text)
        body = text[text.index("{", text.index(".entry")) + 1:text.rindex("}")]
        self.code, self.labels, self.parents = [], {}, {0: None}
        scope, scopes = 0, 0
        for t in re.findall(r"\{(?=\s*(?:[^{};]*;|\$\w+:|\{))|\}(?!\s*[,;])|[^;{}]*"
                            r"(?:\{[^{};]*\}[^;{}]*)*;|\$\w+:", body):
            t = t.strip()
            while t.startswith("$") and ":" in t:
                label, t = t.split(":", 1)
                self.labels[scope, label] = len(self.code)
                t = t.strip()
            if t == "{":
                scopes += 1
                self.parents[scopes] = scope
                scope = scopes
            elif t == "}":
                scope = self.parents[scope]
            elif t and not t.startswith("."):
                self.code.append(Statement(t.rstrip(";").strip(), scope))

    def find(self, label, scope):
        while (scope, label) not in self.labels:
            scope = self.parents[scope]
        return self.labels[scope, label]


MEETINGS = ("activemask", "vote", "shfl", "bar", "elect")


def meet(lanes):
    """lanes: {lane: (thread, statement)}, all at one statement.  {lane: result}."""
    s = next(iter(lanes.values()))[1]
    values = {i: [t.value(a) for a in s.args[1:]] for i, (t, _) in lanes.items()}
    if s.op == "bar.warp.sync":
        masks = {i: t.value(s.args[0]) for i, (t, _) in lanes.items()}
    elif s.parts[0] != "activemask":
        masks = {i: v[-1] for i, v in values.items()}
    present = sum(1 << i for i in lanes)
    if s.parts[0] == "activemask":
        return {i: present for i in lanes}
    assert all(m & LANES[0] == present for m in masks.values()), "%s: who is here" % s.text
    if s.parts[0] == "bar":
        return {i: None for i in lanes}
    if s.parts[0] == "elect":
        return {i: int(i == min(lanes)) for i in lanes}
    if s.parts[0] == "shfl":
        assert s.parts[2] == "idx"
        return {i: values[v[1]][0] for i, v in values.items()}
    votes = sum(bool(v[0]) << i for i, v in values.items())
    result = votes if "ballot" in s.parts else int(votes == present if "all" in s.parts else votes != 0)
    return {i: result for i in lanes}


LANES = [0]  # those of the warp that runs


def run_warp(threads):
    """threads: {lane: Thread}."""
    going, LANES[0] = {}, sum(1 << i for i in threads)
    todo = {i: (t, t.run(), None) for i, t in threads.items()}
    while todo or going:
        for i, (t, g, sent) in todo.items():
            try:
                going[i] = (t, g) + g.send(sent)
            except StopIteration:
                LANES[0] &= ~(1 << i)
        first = min((x[2] for x in going.values()), default=None)
        here = {i: x for i, x in going.items() if x[2] == first}
        results = meet({i: (x[0], x[3]) for i, x in here.items()}) if here else {}
        todo = {i: (here[i][0], here[i][1], r) for i, r in results.items()}
        for t, _, _ in todo.values():  # a warp has one clock
            t.steps = max(x.steps for x, _, _ in todo.values())
        for i in results:
            del going[i]


class Thread:
    def __init__(self, kernel, memory, special, params):
        self.k, self.m, self.special, self.params = kernel, memory, special, params
        self.r = {}
        self.steps = 0

    def value(self, a):
        if a in ("%clock", "%clock64"):
            return (self.special["clock"] + self.steps) & (M32 if a == "%clock" else M64)
        if a[0] == "!":
            return int(not self.value(a[1:]))
        if a[0] == "%":
            return self.special[a] if a in self.special else self.r[a]
        return {"kperf_ring": SHARED}.get(a) if a == "kperf_ring" else int(a, 0)

    def address(self, a):
        base, _, offset = a[1:-1].partition("+")
        value = {"kperf_control": CONTROL, "kperf_param": 0}.get(base)
        return (self.value(base) if value is None else value) + int(offset or 0)

    def run(self):
        """Yields where lanes meet, and is sent what comes of it."""
        pc = 0
        while pc < len(self.k.code):
            s = self.k.code[pc]
            self.steps += 1
            pc += 1
            if s.guard and bool(self.r[s.guard]) == s.negate:
                continue
            if s.parts[0] == "bra":
                pc = self.k.find(s.args[0], s.scope)
            elif s.parts[0] in ("ret", "exit"):
                return
            elif s.parts[0] in MEETINGS and s.op != "bar.sync":
                result = yield pc, s
                if result is not None:
                    self.put(s, s.args[0].replace("_|", "").split("|")[0], result)
            else:
                getattr(self, "op_" + s.parts[0])(s, s.args, s.parts)

    def put(self, s, register, value):
        self.r[register] = value & (M64 if s.size == 8 else M32)

    def binary(self, s, f):
        self.put(s, s.args[0], f(self.value(s.args[1]), self.value(s.args[2])))

    def op_add(self, s, a, p): self.binary(s, lambda x, y: x + y)
    def op_sub(self, s, a, p): self.binary(s, lambda x, y: x - y)
    def op_div(self, s, a, p): self.binary(s, lambda x, y: x // y)
    def op_rem(self, s, a, p): self.binary(s, lambda x, y: x % y)

    def op_mul(self, s, a, p):
        self.r[a[0]] = self.value(a[1]) * self.value(a[2]) & (M64 if p[1] == "wide" else M32)

    def op_min(self, s, a, p): self.binary(s, min)
    def op_max(self, s, a, p): self.binary(s, max)
    def op_and(self, s, a, p): self.binary(s, lambda x, y: x & y)
    def op_or(self, s, a, p): self.binary(s, lambda x, y: x | y)
    def op_shl(self, s, a, p): self.binary(s, lambda x, y: x << y if y < 32 else 0)
    def op_shr(self, s, a, p): self.binary(s, lambda x, y: x >> y)
    def op_popc(self, s, a, p): self.put(s, a[0], bin(self.value(a[1])).count("1"))
    def op_not(self, s, a, p): self.r[a[0]] = int(not self.value(a[1]))
    def op_cvt(self, s, a, p): self.put(s, a[0], self.value(a[1]))

    def op_selp(self, s, a, p):
        self.put(s, a[0], self.value(a[1]) if self.value(a[3]) else self.value(a[2]))

    def op_mad(self, s, a, p):
        v = self.value(a[1]) * self.value(a[2]) + self.value(a[3])
        self.r[a[0]] = v & (M64 if p[1] == "wide" else M32)

    def op_setp(self, s, a, p):
        x, y = self.value(a[1]), self.value(a[2])
        v = {"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}[p[1]]
        self.r[a[0]] = int(v and (p[2] != "and" or self.value(a[3])))

    def op_mov(self, s, a, p):
        if a[0][0] == "{":
            low, high = (x.strip() for x in a[0][1:-1].split(","))
            self.r[low], self.r[high] = self.value(a[1]) & M32, self.value(a[1]) >> 32
        elif a[1][0] == "{":
            low, high = (self.value(x.strip()) for x in a[1][1:-1].split(","))
            self.r[a[0]] = low | high << 32
        else:
            self.put(s, a[0], self.value(a[1]))

    def op_bar(self, s, a, p): pass  # warps of a CTA share nothing here
    def op_fence(self, s, a, p): assert p[1] == "proxy"
    def op_fma(self, s, a, p): pass
    def op_wgmma(self, s, a, p): assert "aligned" in p

    def op_mbarrier(self, s, a, p):
        assert p[1] == "try_wait"
        self.r[a[0]] = 1

    def op_shf(self, s, a, p):
        assert p[1:3] == ["r", "wrap"]
        low, high, n = (self.value(x) for x in a[1:])
        self.put(s, a[0], (high << 32 | low) >> n % 32)

    def op_ld(self, s, a, p):
        if "param" in p and "kperf_param" not in a[1]:
            self.put(s, a[0], self.params[a[1][1:-1]])
            return
        space = next(self.m[x] for x in p if x in self.m)
        address = self.address(a[1])
        names = [x.strip() for x in a[0].strip("{}").split(",")]
        assert address % (s.size * len(names)) == 0, "a vector that is not aligned"
        for i, name in enumerate(names):
            self.put(s, name, space.load(address + i * s.size, s.size))

    def op_st(self, s, a, p):
        space = next(self.m[x] for x in p if x in self.m)
        address = self.address(a[0])
        values = [x.strip() for x in a[1].strip("{}").split(",")]
        assert address % (s.size * len(values)) == 0, "a vector that is not aligned"
        for i, v in enumerate(values):
            space.store(address + i * s.size, s.size, self.value(v))

    def op_atom(self, s, a, p):
        assert p[1:3] == ["global", "add"]
        address = self.address(a[1])
        old = self.m["global"].load(address, s.size)
        self.m["global"].store(address, s.size, old + self.value(a[2]))
        self.put(s, a[0], old)

    def op_red(self, s, a, p):
        address, v = self.address(a[0]), self.value(a[1])
        old = self.m["global"].load(address, s.size)
        self.m["global"].store(address, s.size, old + v if p[2] == "add" else max(old, v))

    def op_cp(self, s, a, p):
        if p[3] != "global":
            assert p[3] in ("commit_group", "wait_group")
            return
        to, source, n = self.address(a[0]), self.address(a[1]), self.value(a[2])
        assert n > 0 and n % 16 == 0 and to % 16 == 0 and source % 16 == 0, "a bulk copy"
        for i in range(0, n, 8):
            self.m["global"].store(to + i, 8, self.m["shared"].load(source + i, 8))


def launch(text, grid, block, shared, params, control, memory_bytes, lanes=(0, 1)):
    """The global memory after a launch of grid CTAs.  control: fields of kpi_control, with
    addresses; params: by name."""
    kernel = Kernel(text)
    memory = {"global": Memory(GLOBAL, memory_bytes), "const": Memory(CONTROL, 80)}
    memory["const"].bytes[:] = struct.pack("<QQQIIIII20xIIII", *control, *sample_of(control, grid))
    memory["global"].bytes[:] = bytes(memory_bytes)
    memory["param"] = Memory(0, 64)
    memory["param"].bytes[:] = struct.pack("<4IQIIQQII8x", *sample_of(control, grid), control[1],
                                           control[3], 0, control[0], control[2], control[4], 0)
    area = control[0]
    if area:
        memory["global"].store(area, 8, 64)
    for cta in range(grid):
        memory["shared"] = Memory(SHARED, shared)
        for warp in range(0, block, 32):
            run_warp({thread % 32: thread_of(kernel, memory, grid, block, cta, thread, params)
                      for thread in range(warp, min(warp + 32, block)) if thread % 32 in lanes})
    return memory["global"].bytes


def units(memory, area, keep):
    """(header, records from the oldest on) of each unit in the record area at `area`."""
    found = []
    for at in range(area - GLOBAL + 64, len(memory), 64 + 8 * keep):
        u = struct.unpack_from("<IIIIQII", memory, at)
        if not any(memory[at:at + 64]):
            continue
        r = list(struct.iter_unpack("<II", memory[at + 64:at + 64 + 8 * u[5]]))
        cut = u[4] % keep if u[4] > keep else 0
        found.append((u, r[cut:] + r[:cut]))
    return found


def sample_of(control, ids):
    """start, inverse, shift and count of the sample, as kpi_control has them."""
    every, phase, first, limit = control[4:8]
    probed = [i for i in range(ids) if control[0] and every and i % every == phase and
              first <= i < limit]
    shift = next((k for k in range(32) if every >> k & 1), 0)
    inverse = pow(every >> shift, -1, 2**32) if probed else 0
    return probed[0] if probed else 0, inverse, shift, len(probed)


def thread_of(kernel, memory, grid, block, cta, thread, params):
    return Thread(kernel, memory, special_of(grid, block, cta, thread), params)


def special_of(grid, block, cta, thread):
    return {"%tid.x": thread, "%tid.y": 0, "%tid.z": 0, "%ntid.x": block, "%ntid.y": 1,
            "%ntid.z": 1, "%ctaid.x": cta, "%ctaid.y": 0, "%ctaid.z": 0, "%nctaid.x": grid,
            "%nctaid.y": 1, "%nctaid.z": 1, "%smid": 7, "%laneid": thread % 32,
            "%lanemask_lt": (1 << thread % 32) - 1, "%globaltimer": 10**9 + cta,
            "clock": 2**32 - 200 + 1000 * cta}
