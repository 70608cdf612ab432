"""Launches of examples/amd: arguments, and what must come out, computed here."""
import random
import struct

GRID_SMALL, GRID = 1, 4


class Launch:
    """Buffers, arguments and outputs of one launch."""

    def __init__(self, kernel, grid, block):
        self.kernel, self.grid, self.block = kernel, grid, block
        self.arguments = []  # ("buffer", index) or (struct format, value)
        self.buffers = []    # initial bytes
        self.outputs = {}    # index of a buffer -> function of its bytes, None if right

    def buffer(self, data):
        self.buffers.append(bytes(data))
        self.arguments.append(("buffer", len(self.buffers) - 1))
        return len(self.buffers) - 1

    def value(self, fmt, value):
        self.arguments.append((fmt, value))

    def kernarg(self, addresses):
        out = b""
        for fmt, value in self.arguments:
            if fmt == "buffer":
                fmt, value = "Q", addresses[value]
            size = struct.calcsize(fmt)
            out += b"\0" * (-len(out) % size) + struct.pack("<" + fmt, value)
        return out

    def check(self, contents):
        for i, test in self.outputs.items():
            wrong = test(contents[i])
            if wrong:
                return "%s: %s" % (self.kernel, wrong)
        return None


def pack(fmt, values):
    return struct.pack("<%d%s" % (len(values), fmt), *values)


def unpack(fmt, data):
    return struct.unpack("<%d%s" % (len(data) // struct.calcsize(fmt), fmt), data)


def exactly(fmt, values):
    def test(data):
        got = unpack(fmt, data)
        for i, (g, w) in enumerate(zip(got, values)):
            if g != w:
                return "element %d is %r, not %r" % (i, g, w)
        return None if len(got) == len(values) else "%d elements" % len(got)
    return test


def within(fmt, values, error):
    def test(data):
        for i, (g, w) in enumerate(zip(unpack(fmt, data), values)):
            if not abs(g - w) <= error:
                return "element %d is %r, not %r" % (i, g, w)
        return None
    return test


def vector(wave, groups=3):
    n, r = groups * 128 * 2 + 57, random.Random(1)
    x = [float(r.randint(-99, 99)) for _ in range(n)]
    y = [float(r.randint(-99, 99)) for _ in range(n)]
    launch = Launch("vector", (groups, 1, 1), (128, 1, 1))
    launch.buffer(pack("f", x))
    launch.buffer(pack("f", y))
    z = launch.buffer(b"\xff" * 4 * n)
    launch.value("f", 3.0)
    launch.value("i", n)
    launch.value("i", groups * 128)
    launch.outputs[z] = exactly("f", [3 * a + b for a, b in zip(x, y)])
    return launch


def reduce(wave, groups=4):
    n, r = 256 * 2 + 100, random.Random(2)
    data = [[r.randint(-10**6, 10**6) for _ in range(n)] for _ in range(groups)]
    launch = Launch("reduce", (groups, 1, 1), (256, 1, 1))
    launch.buffer(pack("i", sum(data, [])))
    out = launch.buffer(b"\xff" * 4 * groups)
    launch.value("i", n)
    launch.outputs[out] = exactly("i", [sum(row) for row in data])
    return launch


def diverge(wave, groups=3):
    n, r = groups * 128, random.Random(3)
    data = [r.randint(0, 60) for _ in range(n)]
    before = [r.randint(-9, 9) for _ in range(n)]
    launch = Launch("diverge", (groups, 1, 1), (128, 1, 1))
    launch.buffer(pack("I", data))
    out = launch.buffer(pack("i", before))
    launch.outputs[out] = exactly("i", [diverged(data, before, i, wave) for i in range(n)])
    return launch


def diverged(data, before, i, wave):
    x, result = data[i], 0
    if i % 128 % wave:
        steps = x
        while steps > 1:
            steps = 3 * steps + 1 if steps % 2 else steps // 2
            result += 1
    if x % 16 == 15:
        result += 1000 * before[i]
    if x % 3 == 0:
        result ^= data[i ^ 1]
    elif x % 3 == 1:
        result -= data[i ^ 2]
    return result


def gemm_ring(wave, m=64, n=32, k=160):
    r = random.Random(4)
    a = [[r.randint(-8, 8) / 4 for _ in range(k)] for _ in range(m)]
    b = [[r.randint(-8, 8) / 4 for _ in range(k)] for _ in range(n)]
    launch = Launch("gemm_ring", (n // 16, m // 32, 1), (3 * wave, 1, 1))
    launch.buffer(pack("e", sum(a, [])))
    launch.buffer(pack("e", sum(b, [])))
    c = launch.buffer(b"\xff" * 4 * m * n)
    launch.value("i", n)
    launch.value("i", k)
    launch.outputs[c] = exactly("f", [sum(p * q for p, q in zip(ra, rb)) for ra in a for rb in b])
    return launch


def attention(wave, keys=80, groups=2):
    r, rows = random.Random(5), groups * 32
    q = [[r.randint(-8, 8) / 8 for _ in range(16)] for _ in range(rows)]
    k = [[r.randint(-8, 8) / 8 for _ in range(16)] for _ in range(keys)]
    v = [[r.randint(-8, 8) / 8 for _ in range(16)] for _ in range(keys)]
    launch = Launch("attention", (groups, 1, 1), (2 * wave, 1, 1))
    launch.buffer(pack("e", sum(q, [])))
    launch.buffer(pack("e", sum(k, [])))
    launch.buffer(pack("e", [v[s][d] for d in range(16) for s in range(keys)]))
    o = launch.buffer(b"\xff" * 4 * rows * 16)
    launch.value("i", keys)
    want = []
    for row in q:
        p = [2 ** sum(x * y for x, y in zip(row, key)) for key in k]
        want += [sum(p[s] * v[s][d] for s in range(keys)) / sum(p) for d in range(16)]
    # P is rounded to f16: 2^-11 of values up to 1, twice that for the exponentials.
    launch.outputs[o] = within("f", want, 2 ** -10)
    return launch


def live(wave, rows=6, groups=3, more=0):
    r = random.Random(6)
    data = [[[r.randint(0, 10**6) for _ in range(wave)] for _ in range(rows)]
            for _ in range(groups)]
    launch = Launch("live", (groups, 1, 1), (wave, 1, 1))
    launch.buffer(pack("i", [x for g in data for row in g for x in row]))
    out = launch.buffer(b"\xff" * 4 * wave * groups)
    launch.value("i", rows)
    want = []
    for g in data:
        sums = [sum(row[lane] for row in g) * (-1 if lane % 2 else 1) for lane in range(wave)]
        want += [sums[lane & ~15 | (lane + 1) % 16] + 0x155 + more for lane in range(wave)]
    launch.outputs[out] = exactly("i", want)
    return launch


def full(wave):
    """live, and the sum of what stands in the other registers."""
    return live(wave, more=sum(range(8, 256)))


KERNELS = {f.__name__: f for f in (vector, reduce, diverge, gemm_ring, attention, live, full)}
