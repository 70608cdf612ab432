"""Builds original, traced and instrumented code objects, runs them, and compares.

The traced text is the original with an s_nop of its own, under a label, at each mark: that
is how it is known which marks each wave passes, in which order and with which lanes, without
anything of kperf but the spelling of marks.
"""
import json
import re
import struct
import subprocess

import emulator

MARK = re.compile(r"^\s*(?:;|//)\s*kperf\.(\w+)\s+(\w+)", re.M)
START, END, INSTANT, SHARED = 0, 1, 2, 3
KINDS = {"begin": START, "end": END, "instant": INSTANT}
WORDS = {START: "START", END: "END", INSTANT: "INSTANT"}
HEAD, UNIT, STAMP = 64, 64, 48
WAVE64 = "+wavefrontsize64,-wavefrontsize32"


class Wrong(Exception):
    """A comparison failed."""


class Refused(Exception):
    """kperf says that it does not do this."""


class Tools:
    def __init__(self, kperf, llvm, folder, checker=None):
        self.kperf, self.llvm, self.folder, self.checker = kperf, llvm, folder, checker
        self.lds = self.newer = None

    def path(self, name):
        return "%s/%s" % (self.folder, name)

    def llvm_for(self, target):
        return self.newer if self.newer and target == "gfx950" else self.llvm

    def assemble(self, text, target, name):
        source, obj, out = (self.path(name + e) for e in (".s", ".o", ".co"))
        with open(source, "w") as f:
            f.write(text)
        llvm, wide = self.llvm_for(target), ".amdhsa_wavefront_size32 0" in text
        self.run([llvm + "/llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target,
                  "-mattr=" + WAVE64 * wide, "-filetype=obj", source, "-o", obj])
        self.run([llvm + "/ld.lld", "-shared", obj, "-o", out])
        return emulator.CodeObject(out)

    def instrument(self, source, options, name):
        """(text, map)"""
        out, map_ = self.path(name + ".s"), self.path(name + ".json")
        done = subprocess.run([self.kperf, "instrument", "-q", "-f", "-o", out, "--map=" + map_] +
                              options + [source], capture_output=True, text=True)
        if done.returncode == 2:
            raise Refused(done.stderr.split("\n")[0].split("error: ")[-1])
        if done.returncode:
            raise Wrong("instrument: status %d: %s" % (done.returncode, done.stderr[:2000]))
        with open(out) as f, open(map_) as m:
            return f.read(), json.load(m)

    def check_code(self, target, name, original):
        """Waits and hazards of NAME.co, beside those of the original's."""
        if not self.checker:
            return
        lists = []
        for n in (name, original):
            lists.append(self.path(n + ".dis"))
            with open(lists[-1], "w") as f:
                f.write(self.run([self.llvm_for(target) + "/llvm-objdump", "-d",
                                  "--mattr=" + WAVE64 * self.is_wide(n), self.path(n + ".co")]))
        done = subprocess.run([self.checker, target] + lists, capture_output=True, text=True)
        if done.returncode:
            raise Wrong("waits and hazards: " + (done.stdout + done.stderr)[:2000])

    def is_wide(self, name):
        """Waves of 64 where they could be of 32."""
        with open(self.path(name + ".s")) as f:
            return ".amdhsa_wavefront_size32 0" in f.read()

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
        self.area = emulator.Memory(area_bytes or HEAD, 0)
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


def expand(records, entry):
    """[(kind, name, clock)] of raw records; a shared one is an END and a START."""
    names = {r["id"]: r["name"] for r in entry["regions"]}
    out = []
    for tag, clock in records:
        kind, region, middle = tag >> 30, tag & 0xFFFF, tag >> 16 & 0x3FFF
        if kind == SHARED:
            out.append((END, names.get(middle), clock))
            out.append((START, names.get(region), clock))
        else:
            if middle:
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
            if self.entry.get("signature"):
                self.check_together(unit, passed)
                continue
            self.check_unit(unit, [m for m in want if bodies is None or m[1] in bodies(unit)])
        missing = [k for k in passed if k[1] % per_unit == 0 and self.control.sampled(k[0]) and
                   (k[0], k[1] // per_unit) not in seen]
        if len(missing) != self.units_dropped:
            raise Wrong("%d units are missing, %d were counted as dropped; the first: %r" %
                        (len(missing), self.units_dropped, missing[:1]))

    def check_unit(self, unit, want):
        where = "group %d wave %d" % (unit.cta, unit.warp)
        records = unit.ordered()
        got = expand(records, self.entry)
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
        mask = self.clock_mask()
        readings = iter(self.device.readings.get((unit.cta, unit.warp), []))
        for i, (_, clock) in enumerate(records):
            for value in readings:
                if value & mask == clock:
                    break
            else:
                raise Wrong("%s: clock 0x%x of record %d is none that the wave read in turn" %
                            (where, clock, i))

    def check_together(self, unit, passed):
        """A ring of several waves: each record has the clock of the wave whose signature it has.
        Where all waves pass the same marks, it is the mark of its turn (or, since the waves
        do not wait for each other, of a turn that has the same slot), else one of that wave's."""
        where = "group %d unit %d" % (unit.cta, unit.index)
        per_unit, mask = self.entry["warps_per_unit"], self.clock_mask()
        waves = [w for w in range(unit.warp, unit.warp + per_unit) if (unit.cta, w) in passed]
        marks = {w: [m[:2] for m in passed[(unit.cta, w)]] for w in waves}
        turns = marks[unit.warp]
        alike = all(m == turns for m in marks.values())
        if unit.count != len(turns):
            raise Wrong("%s: count is %d, %d marks" % (where, unit.count, len(turns)))
        by = {self.device.signatures[(unit.cta, w)]: w for w in waves}
        for i, (tag, clock) in enumerate(unit.ordered(), len(turns) - unit.stored):
            got = expand([(tag & 0xF000FFFF, clock)], self.entry)[0]
            wave = by.get(tag >> 16 & 0xFFF)
            if wave is None:
                raise Wrong("%s: record %d: no wave has the signature of 0x%08x" % (where, i, tag))
            if got[:2] not in (turns[i % unit.capacity::unit.capacity] if alike else marks[wave]):
                raise Wrong("%s: record %d of wave %d is %s %s" % (where, i, wave,
                                                                   WORDS.get(got[0]), got[1]))
            if clock not in {r & mask for r in self.device.readings[(unit.cta, wave)]}:
                raise Wrong("%s: record %d: wave %d never read 0x%x" % (where, i, wave, clock))

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
