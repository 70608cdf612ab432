"""Executes AMD code objects on a CPU, by the instruction functions of tinygrad's emulator.

Of tinygrad's checkout only the decoder and the functions of single instructions are used.
Loading, registers at entry, scheduling, barriers, clocks, hardware registers and messages
are here, so that what it lacks (s_memtime, s_getreg of most registers, s_getpc,
s_sendmsg_rtn, cache controls) needs no change to it.

The machine is unkind on purpose.  Registers and LDS hold garbage at entry; what lies above
the registers and the LDS that the descriptor asks for must stay as it was; buffers have
guarded surroundings; waves take turns of random length (from a seed).  Each wave's executed
instructions can be watched by address.

No time is measured: the clock counts executed wave instructions, of all waves together.
"""
import ctypes
import functools
import mmap
import os
import random
import struct
import sys

MASK32, MASK64 = 2**32 - 1, 2**64 - 1
ARCH = {"gfx90a": "cdna", "gfx942": "cdna", "gfx950": "cdna",
        "gfx1100": "rdna3", "gfx1200": "rdna4", "gfx1201": "rdna4"}
GUARD = 4096
LDS_BYTES = 163840 # gfx950's; others have 65536
END = MASK64


class Fault(Exception):
    """The program did what it must not."""


def find_emulator(path):
    """Makes the emulator of the checkout at path importable."""
    if not os.path.exists(os.path.join(path, "test/mockgpu/amd/emu.py")):
        sys.exit("%s: no test/mockgpu/amd/emu.py there" % path)
    sys.path.insert(0, path)
    os.environ.setdefault("DEV", "CPU")
    os.environ.setdefault("CACHELEVEL", "0")
    from test.mockgpu.amd import emu
    from tinygrad.renderer.amd import decode_inst
    emu.kperf_decode = decode_inst
    attribute = emu._iattr

    def returns(inst, name, default=0):
        """Atomics that give the old value back say so in another field from target to target."""
        if name != "glc" or getattr(inst, "glc", None) is not None:
            return attribute(inst, name, default)
        return attribute(inst, "sc0") | attribute(inst, "th") & 1

    emu._iattr = returns
    emu.kperf_waves = {}
    emu._wave_size = lambda arch: emu.kperf_waves.get(arch, 64 if arch == "cdna" else 32)
    return emu


def set_wave(emu, arch, size):
    """What instructions were made for waves of another size is made again."""
    if emu._wave_size(arch) != size:
        emu.kperf_waves[arch] = size
        emu._get_runner.cache_clear()
        emu._canonical_runner_cache.clear()


class Memory:
    """Host memory that the program sees at its own address, guarded on both sides."""

    def __init__(self, size, fill=0xA5):
        self.size = size
        self.raw = (ctypes.c_ubyte * (size + 3 * GUARD))()
        ctypes.memset(self.raw, fill, len(self.raw))
        base = ctypes.addressof(self.raw)
        self.address = (base + 2 * GUARD - 1) // GUARD * GUARD
        self.offset, self.fill = self.address - base, fill

    def write(self, data, at=0):
        if at + len(data) > self.size:
            raise ValueError("%d bytes at %d of %d" % (len(data), at, self.size))
        ctypes.memmove(self.address + at, bytes(data), len(data))

    def read(self, at=0, size=None):
        return ctypes.string_at(self.address + at, self.size - at if size is None else size)

    def check_guards(self, what):
        view = bytes(self.raw)
        if view[:self.offset].strip(bytes([self.fill])) or \
                view[self.offset + self.size:].strip(bytes([self.fill])):
            raise Fault("%s: something was written outside of it" % what)


class CodeObject:
    """An ELF file as ld.lld makes it, loaded."""

    def __init__(self, path):
        with open(path, "rb") as f:
            self.elf = f.read()
        elf = self.elf
        if elf[:5] != b"\x7fELF\x02":
            raise ValueError("%s: not a 64-bit ELF file" % path)
        self.e_flags = struct.unpack_from("<I", elf, 48)[0]
        phoff, shoff = struct.unpack_from("<QQ", elf, 32)
        phentsize, phnum, shentsize, shnum = struct.unpack_from("<HHHH", elf, 54)
        segments = [struct.unpack_from("<IIQQQQQQ", elf, phoff + i * phentsize)
                    for i in range(phnum)]
        loads = [s for s in segments if s[0] == 1]
        self.memory = Memory(max(s[3] + s[6] for s in loads), 0)
        for s in loads:
            self.memory.write(elf[s[2]:s[2] + s[5]], s[3])
        self.base = self.memory.address
        sections = [struct.unpack_from("<IIQQQQIIQQ", elf, shoff + i * shentsize)
                    for i in range(shnum)]
        self.symbols, tables = {}, {}
        for i, s in enumerate(sections):
            if s[1] in (2, 11):
                tables[i] = self._read_symbols(s, sections[s[6]])
        for s in sections:
            if s[1] == 4:
                self._relocate(s, tables.get(s[6], []))
        self.text = next(elf[s[4]:s[4] + s[5]] for s in sections if s[1] == 1 and s[2] & 4)

    def _read_symbols(self, table, strings):
        found = []
        for at in range(table[4], table[4] + table[5], 24):
            name, info, _, section, value, size = struct.unpack_from("<IBBHQQ", self.elf, at)
            end = self.elf.index(b"\0", strings[4] + name)
            name = self.elf[strings[4] + name:end].decode()
            found.append(value)
            if name and section:
                self.symbols[name] = (value, size)
        return found

    def _relocate(self, table, symbols):
        for at in range(table[4], table[4] + table[5], 24):
            offset, info, addend = struct.unpack_from("<QQq", self.elf, at)
            kind, symbol = info & MASK32, info >> 32
            if kind == 13:  # R_AMDGPU_RELATIVE64
                value = self.base + addend
            elif kind == 3:  # R_AMDGPU_ABS64
                value = self.base + symbols[symbol] + addend
            else:
                raise ValueError("relocation of kind %d" % kind)
            self.memory.write(struct.pack("<Q", value & MASK64), offset)

    def address(self, name):
        return self.base + self.symbols[name][0]

    def descriptor(self, kernel):
        return Descriptor(self, kernel)


class Descriptor:
    """What a kernel's descriptor says of registers, LDS and arguments."""

    def __init__(self, code, kernel):
        at = code.symbols[kernel + ".kd"][0]
        raw = code.memory.read(at, 64)
        self.lds, self.private, self.kernarg = struct.unpack_from("<III", raw, 0)
        self.entry = code.base + at + struct.unpack_from("<q", raw, 16)[0]
        self.rsrc3, self.rsrc1, self.rsrc2, self.properties, self.preload = \
            struct.unpack_from("<IIIHH", raw, 44)
        self.user_sgprs = self.rsrc2 >> 1 & 31

    def vgprs(self, target):
        """(VGPRs, AGPRs) that a wave has."""
        if ARCH[target] == "cdna":
            total = ((self.rsrc1 & 63) + 1) * 8
            first = ((self.rsrc3 & 63) + 1) * 4
            return min(first, 256), max(total - first, 0)
        return ((self.rsrc1 & 63) + 1) * 8, 0

    def sgprs(self, target):
        if ARCH[target] != "cdna":
            return 106
        # In units of 8; VCC and XNACK_MASK are the last four, FLAT_SCRATCH, where there is
        # one, comes before them.
        return min(((self.rsrc1 >> 6 & 15) + 1) * 8 - (6 if self.properties & 32 else 4), 102)

    def at_entry(self, kernarg, kernarg_bytes):
        """The user SGPRs' values; None where garbage is as good."""
        p, out = self.properties, []
        for bit, words, value in ((0, 4, None), (1, 2, None), (2, 2, None), (3, 2, kernarg),
                                  (4, 2, None), (5, 2, None), (6, 1, 0)):
            if p >> bit & 1:
                out += [None] * words if value is None else \
                    [value >> 32 * i & MASK32 for i in range(words)]
        for i in range(self.preload & 127):
            out.append(struct.unpack_from("<I", kernarg_bytes.ljust(512, b"\0"),
                                          4 * ((self.preload >> 7) + i))[0])
        return (out + [None] * 16)[:self.user_sgprs]


class Device:
    """Compute units, clocks and the instructions that the emulator lacks."""

    def __init__(self, emu, target, seed=1, cus=3, quantum=40, wave=None):
        self.emu, self.target, self.arch = emu, target, ARCH[target]
        self.random = random.Random(seed)
        self.wave_size = wave or (64 if self.arch == "cdna" else 32)
        set_wave(emu, self.arch, self.wave_size)
        self.cus, self.quantum, self.executed = cus, quantum, 0
        self.programs = {}
        # The emulator touches LDS for lanes that are off, too, wherever they point: the whole
        # of 4 GiB is there, of which pages come when touched.
        self.lds = mmap.mmap(-1, 2**32 + 2**20, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS |
                             getattr(mmap, "MAP_NORESERVE", 0x4000))
        self.lds_address = ctypes.addressof(ctypes.c_ubyte.from_buffer(self.lds))
        # Counters that agree with nothing: each CU's clock starts elsewhere.
        self.clock_base = [0x1_FFFF_0000 + 0x40_0000 * i for i in range(cus)]
        self.realtime_base = 0x10_0000_0000
        self.readings = {}    # (group, wave): clocks that it was given, in turn
        self.signatures = {}  # (group, wave): the low bits of its hardware id
        self.special = {
            "S_MEMTIME": self.memtime, "S_MEMREALTIME": self.memtime,
            "S_GETREG_B32": self.getreg, "S_GETPC_B64": self.getpc,
            "S_SETPC_B64": self.setpc, "S_SENDMSG_RTN_B32": self.sendmsg_rtn,
            "S_SENDMSG_RTN_B64": self.sendmsg_rtn, "S_TRAP": self.trap,
        }
        self.exec_reg = 126
        self.mfma_ops = 0

    def clock(self, cu):
        return self.clock_base[cu] + self.executed

    def reading(self, wave):
        value = self.clock(wave.cu)
        self.readings.setdefault((wave.group, wave.index), []).append(value)
        return value

    def realtime(self):
        """A counter for all CUs, one step for 16 instructions."""
        return self.realtime_base + self.executed // 16

    # Instructions that are done here: each gets the wave and the instruction's first dword.
    def memtime(self, wave, word):
        if word >> 18 & 255 == 0x25:
            value = self.realtime()
        else:
            value = self.reading(wave)
        self.write64(wave, word >> 6 & 127, value)

    def getreg(self, wave, word):
        register, offset, size = word & 63, word >> 6 & 31, (word >> 11 & 31) + 1
        value = self.hardware_register(wave, register)
        wave.set(word >> 16 & 127, value >> offset & (1 << size) - 1)

    def hardware_register(self, wave, register):
        if self.arch == "cdna":
            if register == 4:  # HW_ID: wave, SIMD, CU, SH, SE
                return wave.index & 15 | (wave.index & 3) << 4 | (wave.cu & 15) << 8
            if register == 20:  # XCC_ID
                return 0
        else:
            if register == 23:  # HW_ID1: wave, SIMD, WGP
                return wave.index & 31 | (wave.index & 3) << 8 | (wave.cu & 15) << 10
            if register == 24:  # HW_ID2
                return 0
            if register == 29:  # SHADER_CYCLES, or its low half
                return self.reading(wave) & (0xFFFFF if self.arch == "rdna3" else MASK32)
            if register == 30 and self.arch == "rdna4":
                return self.clock(wave.cu) >> 32 & MASK32
        raise Fault("s_getreg_b32 of register %d" % register)

    def getpc(self, wave, word):
        self.write64(wave, word >> 16 & 127, wave.pc + 4)

    def setpc(self, wave, word):
        low = word & 255
        wave.pc = wave.get(low) | wave.get(low + 1) << 32
        return True

    def sendmsg_rtn(self, wave, word):
        message = word & 255
        if message == 0x83:  # MSG_RTN_GET_REALTIME
            self.write64(wave, word >> 16 & 127, self.realtime())
        else:
            raise Fault("s_sendmsg_rtn of message 0x%x" % message)

    def trap(self, wave, word):
        raise Fault("s_trap")

    @staticmethod
    def write64(wave, register, value):
        wave.set(register, value & MASK32)
        wave.set(register + 1, value >> 32 & MASK32)

    # ---- decoding -------------------------------------------------------------------
    def fetch(self, pc):
        """(function, arguments, name, size, first dword) of the instruction at pc."""
        found = self.programs.get(pc)
        if found:
            return found
        raw = ctypes.string_at(pc, 16)
        word = struct.unpack_from("<I", raw)[0]
        name, size = self.name_of(raw, word)
        function, globals_ = None, None
        if name not in self.special and name not in BARRIERS and name not in NOTHING and \
                not name.startswith("S_WAIT"):
            inst = self.emu.kperf_decode(raw, self.arch)
            program, runtime = self.emu._get_runner(raw[:inst.size() + 4], self.arch)
            function, globals_ = runtime.fxn, program.arg.globals
            if "WMMA" in name and self.arch != "cdna":
                name = self.wmma_name(name, struct.unpack_from("<Q", raw)[0])
        self.programs[pc] = (function, globals_, name, size, word)
        return self.programs[pc]

    def name_of(self, raw, word):
        # Cache controls that the emulator's decoder does not know.
        if self.arch == "rdna3" and word >> 26 == 0b111000:
            if word >> 18 & 255 in (0x2B, 0x2C):
                return "CACHE", 8
        if self.arch == "rdna4" and word >> 24 == 0xEE and word >> 14 & 255 in (0x2B, 0x2C, 0x4F):
            return "CACHE", 12
        inst = self.emu.kperf_decode(raw, self.arch)
        return self.emu._op_name(inst), inst.size()

    @staticmethod
    def wmma_name(name, word):
        """The emulator takes a constant 0 for C as v128 and on."""
        c = word >> 50 & 511
        if 128 < c < 256:
            raise Fault("%s with constant %d" % (name, c))
        return "WMMA_ZERO" if c == 128 else name

    # ---- running --------------------------------------------------------------------
    def launch(self, code, kernel, grid, block, kernarg, watch=None, on_watch=None, cut=None):
        """Runs all work groups.  kernarg: the arguments' bytes.  watch: addresses; on_watch(group,
        wave, address, exec, clock) is called when a wave comes to one of them."""
        d = code.descriptor(kernel)
        arguments = Memory(max(len(kernarg), d.kernarg, 4), 0x5A)
        arguments.write(kernarg)
        watch = watch or set()
        self.statistics = {"instructions": 0, "waves": 0}
        with self.emu._MXCSRContext():
            number = 0
            for z in range(grid[2]):
                for y in range(grid[1]):
                    for x in range(grid[0]):
                        Group(self, d, (x, y, z), number, block, arguments, kernarg).run(
                            watch, on_watch, cut)
                        number += 1
        return self.statistics


BARRIERS = {"S_BARRIER", "S_BARRIER_SIGNAL", "S_BARRIER_WAIT"}
NOTHING = {"CACHE", "S_DCACHE_WB", "S_DCACHE_INV", "S_ICACHE_INV", "BUFFER_WBL2", "BUFFER_INVL2",
           "BUFFER_WBINVL1", "BUFFER_WBINVL1_VOL", "BUFFER_INV", "S_GL1_INV", "S_SLEEP", "S_NOP",
           "S_CLAUSE", "S_DELAY_ALU", "S_SETPRIO", "S_SENDMSG", "S_WAITCNT", "S_SETREG_IMM32_B32",
           "S_SET_INST_PREFETCH_DISTANCE", "S_CODE_END", "S_WAIT_ALU", "S_WAITCNT_DEPCTR",
           "S_DCACHE_WB_VOL", "S_TTRACEDATA", "S_SETREG_B32", "S_WAIT_EVENT", "DS_NOP"}


@functools.cache
def garbage(words, factor):
    """Words that look like NaNs and unlikely addresses."""
    words = [0x7FC0DE00 ^ i * factor & MASK32 for i in range(words)]
    return memoryview(bytearray(struct.pack("<%dI" % len(words), *words))).cast("I")


class Wave:
    """One wave's registers, over the emulator's own state of a wave."""

    def __init__(self, device, group, index, lanes):
        emu, d = device.emu, group.descriptor
        self.state = emu.WaveState(lanes, device.wave_size)
        self.index, self.cu, self.group = index, group.cu, group.number
        self.done = self.waiting = self.given_back = False
        self.signals = 0
        self.executed = 0
        self.sgpr, self.size = self.state._sgpr_mv, device.wave_size
        device.signatures[(self.group, index)] = \
            device.hardware_register(self, 4 if device.arch == "cdna" else 23) & 0xFFF
        self.fill(device, d)
        user = d.at_entry(group.arguments.address, group.kernarg)
        for i, value in enumerate(user):
            if value is not None:
                self.set(i, value)
        self.place(device, d, group)
        for lane in range(lanes):
            self.state._vgpr_mv[lane] = group.thread(index * self.size + lane)
        self.pc = d.entry
        self.buffers = [ctypes.c_uint64(a) for a in (
            self.state.sgpr_buf._buf.va_addr, self.state.vgpr_buf._buf.va_addr, 0,
            device.lds_address,
            ctypes.addressof(group.scratch[index]) if group.scratch else 0,
            self.state.accvgpr_buf._buf.va_addr)]
        self.state._write_sgpr(emu.SCRATCH_STRIDE_IDX, d.private)

    def fill(self, device, d):
        """Garbage everywhere; remembers what stands above the descriptor's registers."""
        vgprs, agprs = d.vgprs(device.target)
        self.state._vgpr_mv[:] = garbage(256 * self.size, 0x9E3779B1)
        if device.arch == "cdna":
            accumulators = self.accumulators()
            accumulators[:] = garbage(256 * self.size, 0x85EBCA6B)
            self.above_agpr = bytes(accumulators[agprs * self.size:])
        self.above_vgpr = bytes(self.state._vgpr_mv[vgprs * self.size:])
        for i in range(108):
            self.sgpr[i] = 0x5EED0000 ^ i * 0x01010101
        self.set(253, 1)  # SCC
        self.set(125 if device.arch != "cdna" else 124, 0xBAD0)  # M0
        if device.arch != "cdna":
            self.set(124, 0)
        self.first_sgpr = d.sgprs(device.target)
        # VCC and what stands behind it are the hardware's.
        self.above_sgpr = list(self.sgpr[self.first_sgpr:102])
        self.vgprs, self.agprs, self.cdna = vgprs, agprs, device.arch == "cdna"

    def accumulators(self):
        return self.state.accvgpr_buf.as_memoryview(force_zero_copy=True).cast("I")

    def place(self, device, d, group):
        x, y, z = group.position
        if device.arch == "rdna4":
            self.set(117, x)  # ttmp9
            self.set(115, y | z << 16)  # ttmp7
            return
        at = d.user_sgprs
        for bit, value in ((7, x), (8, y), (9, z), (10, None), (0, 0)):
            if d.rsrc2 >> bit & 1:
                if value is not None:
                    self.set(at, value)
                at += 1

    def get(self, i):
        return self.sgpr[i]

    def set(self, i, value):
        self.sgpr[i] = value & MASK32

    @property
    def pc(self):
        return self.state.pc

    @pc.setter
    def pc(self, value):
        self.state.pc = value

    def with_zeros(self, first, count, function, buffers):
        view = self.state._vgpr_mv[first * self.size:(first + count) * self.size]
        kept = bytes(view)
        view[:] = memoryview(bytearray(len(kept))).cast("I")
        function(*buffers)
        view[:] = memoryview(bytearray(kept)).cast("I")

    def exec_mask(self):
        return self.sgpr[126] | (self.sgpr[127] << 32 if self.size == 64 else 0)

    def check_untouched(self):
        if bytes(self.state._vgpr_mv[self.vgprs * self.size:]) != self.above_vgpr:
            raise Fault("a VGPR above the %d of the descriptor was written" % self.vgprs)
        if self.cdna and \
                bytes(self.accumulators()[self.agprs * self.size:]) != self.above_agpr:
            raise Fault("an AGPR above the %d of the descriptor was written" % self.agprs)
        if list(self.sgpr[self.first_sgpr:102]) != self.above_sgpr:
            raise Fault("an SGPR above the %d of the descriptor was written" % self.first_sgpr)


class Group:
    """A work group: its waves, LDS and barrier."""

    def __init__(self, device, descriptor, position, number, block, arguments, kernarg):
        self.device, self.descriptor, self.position = device, descriptor, position
        self.number, self.block, self.arguments, self.kernarg = number, block, arguments, kernarg
        self.cu, self.phases = number % device.cus, 0
        self.lds = device.lds
        self.lds[:LDS_BYTES] = garbage(LDS_BYTES // 4, 0xC2B2AE35).tobytes()
        self.above = self.lds[descriptor.lds:LDS_BYTES]
        threads, size = block[0] * block[1] * block[2], device.wave_size
        waves = (threads + size - 1) // size
        self.scratch = [(ctypes.c_ubyte * (descriptor.private * size))() for _ in range(waves)] \
            if descriptor.private else None
        self.waves = [Wave(device, self, i, min(size, threads - i * size)) for i in range(waves)]

    def thread(self, i):
        x, y, z = self.block
        return i % x | i // x % y << 10 | i // (x * y) << 20

    def run(self, watch, on_watch, cut):
        device, limit = self.device, 20_000_000
        while True:
            alive = [w for w in self.waves if not w.done]
            if not alive:
                break
            ready = [w for w in alive if not w.waiting]
            if not ready:
                raise Fault("all waves of group %d wait" % self.number)
            wave = device.random.choice(ready)
            limit -= self.turn(wave, device.random.randint(1, device.quantum), watch, on_watch)
            if limit < 0:
                raise Fault("group %d does not end" % self.number)
            self.settle()
        if self.lds[self.descriptor.lds:LDS_BYTES] != self.above:
            raise Fault("LDS above the %d bytes of the descriptor was written" %
                        self.descriptor.lds)
        device.statistics["waves"] += len(self.waves)

    def turn(self, wave, steps, watch, on_watch):
        device, done = self.device, 0
        while done < steps and not wave.waiting:
            pc = wave.pc
            if pc == END:
                wave.done = True
                wave.check_untouched()
                break
            function, globals_, name, size, word = device.fetch(pc)
            if pc in watch:
                on_watch(self.number, wave.index, pc, wave.exec_mask(), device.clock(self.cu))
            done += 1
            device.executed += 1
            if wave.given_back and not name.startswith("S_"):
                raise Fault("%s behind MSG_DEALLOC_VGPRS" % name)
            if function:
                buffers = [wave.buffers[g] for g in globals_]
                if name == "WMMA_ZERO":
                    wave.with_zeros(128, 8, function, buffers)
                else:
                    function(*buffers)
                continue
            self.special(wave, name, word, pc + size)
        wave.executed += done
        device.statistics["instructions"] += done
        return done

    def special(self, wave, name, word, behind):
        if name == "S_SENDMSG" and word & 0xFF == 3 and self.device.arch != "cdna":
            wave.given_back = True
        if name in BARRIERS:
            wave.signals += name != "S_BARRIER_WAIT"
            wave.waiting = name != "S_BARRIER_SIGNAL"
        elif name in self.device.special:
            if self.device.special[name](wave, word):
                return
        wave.pc = behind

    def settle(self):
        """Lets the waves go on when all that live have come to the barrier."""
        alive = [w for w in self.waves if not w.done]
        if alive and all(w.signals > self.phases for w in alive):
            self.phases += 1
        for w in alive:
            w.waiting = w.waiting and w.signals > self.phases
