"""Builds original, traced and instrumented code objects, runs them, and compares.

The traced text is the original with an s_nop of its own, under a label, at each mark: that
is how it is known which marks each wave passes, in which order and with which lanes, without
anything of kperf but the spelling of marks.
"""
import json
import re
import struct
import subprocess
import zlib

import emulator

MARK = re.compile(r"^\s*(?:;|//)\s*kperf\.(\w+)\s+(\w+)", re.M)
START, END, INSTANT, SHARED = 0, 1, 2, 3
KINDS = {"begin": START, "end": END, "instant": INSTANT}
WORDS = {START: "START", END: "END", INSTANT: "INSTANT"}
HEAD, UNIT, STAMP = 64, 64, 48


class Wrong(Exception):
    """A comparison failed."""


class Tools:
    def __init__(self, kperf, llvm, folder):
        self.kperf, self.llvm, self.folder = kperf, llvm, folder

    def path(self, name):
        return "%s/%s" % (self.folder, name)

    def assemble(self, text, target, name):
        source, obj, out = (self.path(name + e) for e in (".s", ".o", ".co"))
        with open(source, "w") as f:
            f.write(text)
        self.run([self.llvm + "/llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target,
                  "-filetype=obj", source, "-o", obj])
        self.run([self.llvm + "/ld.lld", "-shared", obj, "-o", out])
        return emulator.CodeObject(out)

    def instrument(self, source, options, name):
        """(text, map)"""
        out, map_ = self.path(name + ".s"), self.path(name + ".json")
        self.run([self.kperf, "instrument", "-q", "-f", "-o", out, "--map=" + map_] + options +
                 [source])
        with open(out) as f, open(map_) as m:
            return f.read(), json.load(m)

    @staticmethod
    def run(command):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise Wrong("%s: status %d: %s" % (" ".join(command), done.returncode,
                                               done.stderr.strip()[:2000]))
        return done.stdout


def traced_text(text):
    """The text with a labelled s_nop at each mark, and the marks: [(kind, name)]."""
    marks, out = [], []
    for line in text.splitlines(keepends=True):
        out.append(line)
        m = MARK.match(line)
        if m and m[1] in KINDS:
            out.append("kperf_at_%d:\n\ts_nop 0\n" % len(marks))
            marks.append((KINDS[m[1]], m[2]))
    return "".join(out), marks


class Buffers:
    """A launch's buffers in memory, fresh."""

    def __init__(self, launch):
        self.launch = launch
        self.memory = [emulator.Memory(len(b)) for b in launch.buffers]
        for m, b in zip(self.memory, launch.buffers):
            m.write(b)
        self.kernarg = launch.kernarg([m.address for m in self.memory])

    def contents(self):
        for i, m in enumerate(self.memory):
            m.check_guards("argument %d" % i)
        return [m.read() for m in self.memory]


def run_original(device, code, launch):
    """The outputs' bytes, which must be right."""
    buffers = Buffers(launch)
    statistics = device.launch(code, launch.kernel, launch.grid, launch.block, buffers.kernarg)
    contents = buffers.contents()
    wrong = launch.check(contents)
    if wrong:
        raise Wrong("the original: " + wrong)
    return contents, statistics


def run_traced(device, code, marks, launch):
    """{(group, wave): [(kind, name, exec)]}, and the outputs."""
    at = {code.address("kperf_at_%d" % i): mark for i, mark in enumerate(marks)}
    passed, buffers = {}, Buffers(launch)

    def on_mark(group, wave, address, mask, clock):
        passed.setdefault((group, wave), []).append(at[address] + (mask,))

    device.launch(code, launch.kernel, launch.grid, launch.block, buffers.kernarg, set(at),
                  on_mark)
    return passed, buffers.contents()


class Control:
    """What the host tells the probes, and where they write."""

    def __init__(self, launch, area_bytes, every=1, phase=0, first=0, limit=2**32 - 1,
                 body=0, stamps=True, dynamic=0):
        self.groups = launch.grid[0] * launch.grid[1] * launch.grid[2]
        self.area = emulator.Memory(area_bytes or 16, 0)
        self.stamps = emulator.Memory(STAMP * self.groups, 0)
        self.area.write(struct.pack("<Q", HEAD))
        self.every, self.phase, self.first, self.limit = every, phase, first, limit
        block = launch.block
        self.bytes = struct.pack(
            "<QQQIIIIIIIIII", self.area.address if area_bytes else 0,
            self.stamps.address if stamps else 0, area_bytes, self.groups if stamps else 0,
            every, phase, first, limit, body, launch.grid[0], launch.grid[1],
            block[0] | block[1] << 16, dynamic)

    def sampled(self, group):
        return self.every and group % self.every == self.phase and \
            self.first <= group < self.limit


class Unit:
    def __init__(self, raw):
        (self.cta, self.sm, self.index, self.warp, self.count, self.stored, self.capacity,
         self.drain_clock, self.drain_time, self.drained, self.body, self.word) = \
            struct.unpack_from("<IIIIQIIQQQII", raw)
        self.raw = raw[:UNIT]
        self.slots = [struct.unpack_from("<II", raw, UNIT + 8 * i) for i in range(self.stored)]

    def ordered(self):
        """Records in order of time."""
        cut = self.count % self.capacity if self.count > self.capacity else 0
        return self.slots[cut:] + self.slots[:cut]


def read_area(control, placed=0):
    """Units of the record area.  placed: bytes of a place, where they are all of one size."""
    raw = control.area.read()
    cursor, records_dropped, units_dropped, _, end = struct.unpack_from("<QQIIQ", raw)
    end, at, units = min(end or cursor, len(raw)), HEAD, []
    while at < end:
        unit = Unit(raw[at:])
        if unit.stored != min(unit.count, unit.capacity):
            raise Wrong("a unit of %d records has %d, capacity %d" %
                        (unit.count, unit.stored, unit.capacity))
        units.append(unit)
        at += placed or (UNIT + 8 * unit.stored + 15) // 16 * 16
    return units, units_dropped, records_dropped


def read_stamps(control):
    raw = control.stamps.read()
    return [struct.unpack_from("<IIIIQQQQ", raw, STAMP * i) for i in range(control.groups)]


def expand(records, entry, signature=False):
    """[(kind, name, clock)] of raw records; a shared one is an END and a START."""
    names = {r["id"]: r["name"] for r in entry["regions"]}
    out = []
    for tag, clock in records:
        kind, region, middle = tag >> 30, tag & 0xFFFF, tag >> 16 & 0x3FFF
        if kind == SHARED:
            out.append((END, names.get(middle), clock))
            out.append((START, names.get(region), clock))
        else:
            if middle and not signature:
                raise Wrong("tag 0x%08x" % tag)
            out.append((kind, names.get(region), clock))
    return out


class Probed:
    """One run of an instrumented code object."""

    def __init__(self, device, code, map_, launch, control):
        self.device, self.map, self.launch, self.control = device, map_, launch, control
        self.entry = next(e for e in map_["entries"] if e["name"] == launch.kernel)
        self.buffers = Buffers(launch)
        device.readings = {}
        at, size = code.symbols["kperf_control"]
        if size != 64:
            raise Wrong("kperf_control has %d bytes" % size)
        code.memory.write(control.bytes, at)
        self.statistics = device.launch(code, launch.kernel, launch.grid, launch.block,
                                        self.buffers.kernarg)
        control.area.check_guards("the record area")
        control.stamps.check_guards("the stamps")
        self.contents = self.buffers.contents()
        placed = UNIT + 8 * self.entry["capacity"] if self.entry["strategy"] != "circular" else 0
        self.units, self.units_dropped, self.records_dropped = read_area(control, placed)
        self.stamps = read_stamps(control)

    def clock_mask(self):
        return (1 << self.entry.get("clock_bits", 32)) - 1

    def check_records(self, passed, bodies=None):
        """Every record is a mark that its wave passed, in order; all are there."""
        per_unit = self.entry["warps_per_unit"]
        seen = {}
        for unit in self.units:
            key = (unit.cta, unit.index)
            if key in seen:
                raise Wrong("unit %d of group %d twice" % (unit.index, unit.cta))
            seen[key] = unit
            if not self.control.sampled(unit.cta):
                raise Wrong("group %d was not sampled" % unit.cta)
            wave = unit.index * per_unit
            if unit.warp != wave:
                raise Wrong("unit %d says wave %d" % (unit.index, unit.warp))
            want = passed.get((unit.cta, wave), [])
            self.check_unit(unit, [m for m in want if bodies is None or m[1] in bodies(unit)])
        missing = [k for k in passed if k[1] % per_unit == 0 and self.control.sampled(k[0]) and
                   (k[0], k[1] // per_unit) not in seen]
        if len(missing) != self.units_dropped:
            raise Wrong("%d units are missing, %d were counted as dropped; the first: %r" %
                        (len(missing), self.units_dropped, missing[:1]))

    def check_unit(self, unit, want):
        where = "group %d wave %d" % (unit.cta, unit.warp)
        signature = self.entry.get("signature", False)
        records = unit.ordered()
        got = expand(records, self.entry, signature)
        if unit.count == unit.stored and len(got) != len(want):
            raise Wrong("%s: %d records of %d marks: %s" %
                        (where, len(got), len(want), first_difference(got, want)))
        # Of what was overwritten, each record was one mark, or two where it was shared.
        lost, marks = unit.count - unit.stored, len(want) - len(got)
        most = 2 * lost if self.entry.get("shared_boundaries") else lost
        if not lost <= marks <= most:
            raise Wrong("%s: %d records lost, %d marks" % (where, lost, marks))
        tail = want[len(want) - len(got):]
        for i, (g, w) in enumerate(zip(got, tail)):
            if g[:2] != w[:2]:
                raise Wrong("%s: record %d of %d is %s %s, not %s %s" % (
                    where, i, len(got), WORDS[g[0]], g[1], WORDS[w[0]], w[1]))
        self.check_clocks(unit, records, where)

    def check_clocks(self, unit, records, where):
        """They are values that the wave read, in that order."""
        mask, signature = self.clock_mask(), self.entry.get("signature", False)
        if signature:
            for tag, _ in records:
                if tag >> 16 & 0xFFF != unit.sm & 0xFFF and self.entry["warps_per_unit"] == 1:
                    raise Wrong("%s: signature of tag 0x%08x, unit's word 0x%x" %
                                (where, tag, unit.sm))
        readings = iter(self.device.readings.get((unit.cta, unit.warp), []))
        for i, (_, clock) in enumerate(records):
            for value in readings:
                if value & mask == clock:
                    break
            else:
                raise Wrong("%s: clock 0x%x of record %d is none that the wave read in turn" %
                            (where, clock, i))

    def check_stamps(self):
        for i, (cta, sm, flags, word, entry, entry_time, exit_, exit_time) in \
                enumerate(self.stamps):
            want = 1 | 2 * bool(self.control.sampled(i))
            if cta != i or flags != want:
                raise Wrong("stamp %d: group %d, flags %d, not %d" % (i, cta, flags, want))
            if entry_time > exit_time or not exit_time:
                raise Wrong("stamp %d: time at entry %d, at exit %d" %
                            (i, entry_time, exit_time))
            if self.entry.get("clock_wide", 64) == 64 and not entry < exit_:
                raise Wrong("stamp %d: clock at entry %d, at exit %d" % (i, entry, exit_))


def first_difference(got, want):
    for i, (g, w) in enumerate(zip(got, want)):
        if g[:2] != w[:2]:
            return "the first that differs is %d: %s %s, not %s %s" % (
                i, WORDS[g[0]], g[1], WORDS[w[0]], w[1])
    return "one is the other's beginning"


# ---- traces ---------------------------------------------------------------------------

def chunk(kind, payload):
    crc = zlib.crc32(payload, zlib.crc32(struct.pack("<IQ", kind, len(payload))))
    return struct.pack("<IIQ", kind, crc, len(payload)) + payload + b"\0" * (-len(payload) % 8)


def trace(run, info):
    """A .kpt file of a probed run, as doc/kperf-trace.5 has it."""
    data = json.dumps(info, sort_keys=True).encode()
    data += b" " * (-len(data) % 8)
    features = 1 * ("clock_bits" in info) | 2 * bool(info.get("shared_boundaries")) | \
        4 * ("bodies" in info)
    head = struct.pack("<8sIIQI", b"\x89KPT\r\n\x1a\n", 1, features, len(data), zlib.crc32(data))
    out = head + struct.pack("<I", zlib.crc32(head)) + data
    stamps = b"".join(stamp_bytes(run, s) for s in run.stamps)
    out += chunk(0x504D5453, stamps)
    units = {}
    for unit in run.units:
        units.setdefault(unit.cta, []).append(unit)
    total = 0
    for cta in sorted(units):
        payload = struct.pack("<II", cta, len(units[cta]))
        for unit in sorted(units[cta], key=lambda u: u.index):
            payload += unit_bytes(run, unit)
            total += unit.stored
        out += chunk(0x43415443, payload)
    return out + chunk(0x444E454B, struct.pack("<QQQQ", len(run.stamps), len(units),
                                               len(run.units), total))


def wide(run, cta, clock, time):
    """All 64 bits of a clock that has fewer, by the time that goes with it."""
    if run.entry.get("clock_wide", 64) == 64:
        return clock
    device = run.device
    near = device.clock_base[cta % device.cus] + (time - device.realtime_base) * 16
    period = 1 << run.entry["clock_wide"]
    return near + (clock - near + period // 2) % period - period // 2


def stamp_bytes(run, stamp):
    cta, sm, flags, word, entry, entry_time, exit_, exit_time = stamp
    return struct.pack("<IIIIQQQQ", cta, cta % run.device.cus, flags, 0,
                       wide(run, cta, entry, entry_time), entry_time * 10,
                       wide(run, cta, exit_, exit_time), exit_time * 10)


def unit_bytes(run, unit):
    begin = wide(run, unit.cta, unit.drain_clock, unit.drain_time)
    end = unit.drained if run.entry.get("clock_wide", 64) == 64 else \
        begin + (unit.drained - unit.drain_clock) % (1 << run.entry["clock_wide"])
    return struct.pack("<IIIIQIIQQQII", unit.cta, unit.cta % run.device.cus, unit.index,
                       unit.warp, unit.count, unit.stored, unit.capacity, begin,
                       unit.drain_time * 10, end, unit.body, 0) + \
        b"".join(struct.pack("<II", *s) for s in unit.slots)
