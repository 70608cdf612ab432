#!/usr/bin/env python3
"""Original and probed kernels, and original and moved ones, side by side on the device.

    differential.py build KPERF MOVE OUT FIRST LAST [RINGS]   texts and machine code of these seeds
    differential.py run OUT [SECONDS]                         on the device: OUT/differential.json

What a random kernel (kernels.py) leaves behind has to be the same without probes, with probes asleep
and with each CTA probed; each warp's records have to be as many as the marks that its lane 0 counted;
nothing may be written outside of what the host gave.  What a moved kernel (rings.py) leaves behind
has to be the same as the original's, whichever roles sleep.
"""
import ctypes
import json
import os
import struct
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import kernels  # noqa: E402
import rings  # noqa: E402

OPTIONS = ["", "--in-place --separate", "--ring=16 --separate", "--strategy=global --separate",
           "--strategy=global --keep=16 --unit=warpgroup", "--strategy=flush --ring=16 --keep=64",
           "--strategy=flush --ring=16 --in-place", "--unit=warpgroup --ring=64",
           "--at-once --ring=16", "--exact --early", "--bodies=2 --ring=16",
           "--separate --pins=all --ring=16", "--only-kept --ring=4",
           "--strategy=global --keep=64 --warps=0,2", "--place=end --ring=32",
           "--strategy=global --early --at-once --exact"]
SLEEPS = 24
PTXAS = os.environ.get("PTXAS", "ptxas")


# ---- made where the assembler is -------------------------------------------

def assemble(text, cubin):
    done = subprocess.run([PTXAS, "-arch=sm_90a", "-o", cubin, text], capture_output=True, text=True)
    return done.stderr.strip() if done.returncode else ""


def build_probed(kperf, out, seed, jobs):
    k, stem = kernels.Kernel(seed), os.path.join(out, "k%d" % seed)
    with open(stem + ".ptx", "w", newline="") as f:
        f.write(k.text)
    said = assemble(stem + ".ptx", stem + ".cubin")
    assert not said, "seed %d: %s" % (seed, said)
    job = {"seed": seed, "cubin": os.path.basename(stem) + ".cubin", "probed": [],
           "launches": [vars(x) for x in k.launches]}
    for n, options in enumerate(OPTIONS):
        name = "%s-%d" % (stem, n)
        done = subprocess.run(["timeout", "10", kperf, "instrument", "-q", "-f", "-o", name + ".ptx"] +
                              options.split() + ["--map=" + name + ".json", stem + ".ptx"],
                              capture_output=True, text=True)
        if done.returncode == 2:  # what does not fit this kernel
            continue
        said = done.stderr if done.returncode else assemble(name + ".ptx", name + ".cubin")
        if said:
            sys.exit("seed %d, '%s': %s" % (seed, options, said))
        with open(name + ".json") as f:
            entries = json.load(f)["entries"]
        os.remove(name + ".json")
        os.remove(name + ".ptx")
        keys = ("name", "unit", "strategy", "capacity", "units", "warps_per_unit", "warps")
        job["probed"].append({
            "options": options, "cubin": os.path.basename(name) + ".cubin",
            "entries": [dict({key: e.get(key) for key in keys},
                             flush=[r["id"] for r in e["regions"] if r["name"] == "kperf flush"],
                             regions=len(e["regions"])) for e in entries]})
    jobs["probed"].append(job)


def build_moved(move, out, seed, jobs):
    r, stem = rings.Rings(seed), os.path.join(out, "r%d" % seed)
    text = stem + ".ptx"

    def sleeping(source, cubin):
        with open(stem + ".s.ptx", "w") as f:
            f.write(r.sleeping(source))
        said = assemble(stem + ".s.ptx", cubin)
        assert not said, "rings %d: %s" % (seed, said)
        os.remove(stem + ".s.ptx")

    with open(text, "w") as f:
        f.write(r.text)
    job = {"seed": seed, "cubin": os.path.basename(stem) + ".cubin", "moved": []}
    for n, (motion, illegal) in enumerate(r.motions()):
        done = subprocess.run([move, text, "k"] + list(motion), capture_output=True, text=True)
        jobs["refused" if done.returncode else "moved_count"] += 1
        if done.returncode:
            continue
        if illegal:
            sys.exit("rings %d: %s was moved" % (seed, motion))
        name = "%s-%d.cubin" % (os.path.basename(stem), n)
        sleeping(done.stdout, os.path.join(out, name))
        job["moved"].append({"motion": " ".join(motion), "cubin": name})
    if job["moved"]:
        sleeping(r.text, stem + ".cubin")
        jobs["moved"].append(job)


def build(kperf, move, out, first, last, more):
    os.makedirs(out, exist_ok=True)
    jobs = {"probed": [], "moved": [], "refused": 0, "moved_count": 0, "seeds": [first, last, more]}
    said = subprocess.run([PTXAS, "--version"], capture_output=True, text=True).stdout
    jobs["assembler"] = "ptxas " + said.split("V")[-1].split()[0]
    for seed in range(first, last):
        build_probed(kperf, out, seed, jobs)
    for seed in range(more):
        build_moved(move, out, seed, jobs)
    with open(os.path.join(out, "jobs.json"), "w") as f:
        json.dump(jobs, f)


# ---- run where the device is -------------------------------------------------

AREA, GUARD = 8 << 20, 4096


class Device:
    def __init__(self):
        self.cu = ctypes.CDLL("libcuda.so.1")
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.do("cuInit", 0)
        self.do("cuDeviceGet", ctypes.byref(device), 0)
        self.do("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.do("cuCtxSetCurrent", context)
        name, version = ctypes.create_string_buffer(100), ctypes.c_int()
        self.do("cuDeviceGetName", name, 100, device)
        self.name = name.value.decode()

    def do(self, name, *args):
        rc = getattr(self.cu, name)(*args)
        if rc:
            raise RuntimeError("%s: %d" % (name, rc))

    def alloc(self, n):
        p = ctypes.c_uint64()
        self.do("cuMemAlloc_v2", ctypes.byref(p), ctypes.c_size_t(n))
        return p.value

    def fill(self, p, byte, n):
        self.do("cuMemsetD8_v2", ctypes.c_uint64(p), ctypes.c_ubyte(byte), ctypes.c_size_t(n))

    def read(self, p, n):
        got = ctypes.create_string_buffer(n)
        self.do("cuMemcpyDtoH_v2", got, ctypes.c_uint64(p), ctypes.c_size_t(n))
        return got.raw

    def write(self, p, data):
        self.do("cuMemcpyHtoD_v2", ctypes.c_uint64(p), data, ctypes.c_size_t(len(data)))

    def load(self, path):
        m = ctypes.c_void_p()
        self.do("cuModuleLoad", ctypes.byref(m), path.encode())
        return m

    def symbol(self, module, name):
        p, n = ctypes.c_uint64(), ctypes.c_size_t()
        self.do("cuModuleGetGlobal_v2", ctypes.byref(p), ctypes.byref(n), module, name.encode())
        return p.value, n.value

    def launch(self, module, entry, grid, block, dynamic, args):
        fn = ctypes.c_void_p()
        self.do("cuModuleGetFunction", ctypes.byref(fn), module, entry.encode())
        list_of = (ctypes.c_void_p * len(args))(*(ctypes.addressof(a) for a in args))
        self.do("cuLaunchKernel", fn, grid, 1, 1, block[0], block[1], 1, dynamic, None, list_of, None)
        self.do("cuCtxSynchronize")


def control_of(area, stamps, ids):
    """All CTAs (clusters) are probed."""
    return struct.pack("<3Q14I", area, stamps, AREA, 64, 1, 0, 0, 1 << 30, 0, 0, 0, 0, 0, 0, 1, 0, ids)


def units_of(memory, keep):
    """(header, records in order of time); places that nobody took are left out."""
    units = []
    for at in range(64, len(memory) - 63 - 8 * keep, 64 + 8 * keep):
        if not any(memory[at:at + 64]):
            continue
        u = struct.unpack_from("<IIIIQIIQQQQII", memory, at)
        r = list(struct.iter_unpack("<II", memory[at + 64:at + 64 + 8 * min(u[5], keep)]))
        cut = u[4] % keep if u[4] > keep else 0
        units.append((u, r[cut:] + r[:cut]))
    return units


def check_records(memory, entry, options, launch, counts):
    """What is wrong with the records, or None."""
    keep, threads = entry["capacity"], launch["block"][0] * launch["block"][1]
    units = units_of(memory, keep)
    whole = not any(x in options for x in ("bodies", "only-kept"))
    seen = set()
    for u, records in units:
        if u[0] >= launch["grid"] or u[5] != min(u[4], keep) or u[6] != keep or (u[0], u[2]) in seen:
            return "a unit's header %s" % (u,)
        seen.add((u[0], u[2]))
        if any((t & 0xffff) >= entry["regions"] for t, _ in records):
            return "a record's region"
        known = counts[u[0] * threads + 32 * u[3]]
        made = u[4]
        if u[4] <= keep:
            made = sum(0 if (t & 0xffff) in entry["flush"] else 1 + (t >> 30 == 3) for t, _ in records)
        exact = whole and (u[4] <= keep or ("--separate" in options and not entry["flush"]))
        if exact and made != known:
            return "CTA %d, warp %d made %d records, and passed %d marks" % (u[0], u[3], made, known)
        if made > known and not entry["flush"]:
            return "CTA %d, warp %d made %d records, of %d marks" % (u[0], u[3], made, known)
        open_, low = [], u[7] & 0xffffffff
        for t, c in records if u[4] <= keep and whole else []:
            kind, region = t >> 30, t & 0xffff
            if kind in (1, 3) and (not open_ or open_.pop() != (t >> 16 & 0x3fff if kind == 3 else
                                                              region)):
                return "regions that do not nest"
            if kind in (0, 3):
                open_.append(region)
        for _, c in reversed(records):
            if (low - c) % 2**32 >= 2**31:
                return "time runs backwards"
            low = c
    warps = (threads + 31) // 32
    want = {(c, w) for c in range(launch["grid"]) for w in range(warps)}
    room = entry["units"] * launch["grid"] * (64 + 8 * keep) + 64 <= AREA
    if entry["unit"] == "warp" and "--warps" not in options and room and len(seen) != len(want):
        return "%d units of %d" % (len(seen), len(want))
    return None


class Probed:
    def __init__(self, device):
        self.d = device
        self.out, self.area = device.alloc(1 << 18), device.alloc(AREA + GUARD)
        self.stamps = device.alloc(64 * 48 + GUARD)
        self.big = (ctypes.c_uint32 * 1000)(*((i * 2654435761 + 12345) % 2**32 for i in range(1000)))

    def once(self, module, launch):
        n = launch["grid"] * launch["block"][0] * launch["block"][1]
        self.d.fill(self.out, 0xee, 8 * n + GUARD)
        self.d.launch(module, launch["entry"], launch["grid"], launch["block"], launch["dynamic"],
                      [ctypes.c_uint64(self.out), self.big])
        return self.d.read(self.out, 8 * n + GUARD)

    def awake(self, module, launch):
        self.d.fill(self.area, 0, AREA)
        self.d.fill(self.area + AREA, 0xa5, GUARD)
        self.d.write(self.area, struct.pack("<Q", 64))
        self.d.fill(self.stamps, 0xa5, 64 * 48 + GUARD)
        at, size = self.d.symbol(module, "kperf_control")
        ids = launch["grid"] // (launch["cluster"] or 1)
        self.d.write(at, control_of(self.area, self.stamps, ids)[:size])
        got = self.once(module, launch)
        self.d.write(at, bytes(size))
        return got

    def guards(self, launch):
        return (self.d.read(self.area + AREA, GUARD) == b"\xa5" * GUARD and
                self.d.read(self.stamps + 48 * launch["grid"], GUARD) == b"\xa5" * GUARD)

    def kernel(self, folder, job, note):
        original = self.d.load(os.path.join(folder, job["cubin"]))
        want = [self.once(original, x) for x in job["launches"]]
        for p in job["probed"]:
            module = self.d.load(os.path.join(folder, p["cubin"]))
            for launch, out in zip(job["launches"], want):
                name = "seed %d, %s, '%s'" % (job["seed"], launch["entry"], p["options"])
                if self.once(module, launch) != out:
                    note(name + ": asleep: another output")
                entry = next((e for e in p["entries"] if e["name"] == launch["entry"]), None)
                if not entry:
                    continue
                if self.awake(module, launch) != out:
                    note(name + ": probed: another output")
                if not self.guards(launch):
                    note(name + ": probed: written outside")
                n = (len(out) - GUARD) // 8
                counts = struct.unpack_from("<%dI" % (2 * n), out)[1::2]
                used = entry["units"] * launch["grid"] * (64 + 8 * entry["capacity"]) + 64
                wrong = check_records(self.d.read(self.area, min(used, AREA)), entry, p["options"], launch, counts)
                if wrong:
                    note(name + ": " + wrong)
            self.d.do("cuModuleUnload", module)
        self.d.do("cuModuleUnload", original)


def run_moved(d, folder, job, note, source, out):
    def once(module, seed):
        d.fill(out, 0xee, 4 * rings.THREADS)
        d.launch(module, "k", 1, (rings.THREADS, 1), 0, [ctypes.c_uint64(out), ctypes.c_uint64(source),
                                                        ctypes.c_uint32(seed)])
        return d.read(out, 4 * rings.THREADS)

    original = d.load(os.path.join(folder, job["cubin"]))
    want = once(original, 1)
    for s in range(4):
        if once(original, 77 * s) != want:
            note("rings %d: the original itself differs" % job["seed"])
    for moved in job["moved"]:
        module = d.load(os.path.join(folder, moved["cubin"]))
        bad = sum(once(module, 0x9e3779b9 * (s + 1) % 2**32) != want for s in range(SLEEPS))
        if bad:
            note("rings %d, %s: %d of %d outputs differ" % (job["seed"], moved["motion"], bad, SLEEPS))
        d.do("cuModuleUnload", module)
    d.do("cuModuleUnload", original)


def driver():
    try:
        return subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"],
                              capture_output=True, text=True).stdout.split()[0]
    except (OSError, IndexError):
        return "unknown"


def run(folder, seconds, target):
    with open(os.path.join(folder, "jobs.json")) as f:
        jobs = json.load(f)
    begun, d, wrong = time.time(), Device(), []
    done = {"kernels": 0, "launches": 0, "rings": 0, "motions": 0}

    def note(text):
        wrong.append(text)
        print(text, flush=True)

    launch = d.launch
    def counted(*args):
        done["launches"] += 1
        launch(*args)
    d.launch = counted

    def save():
        result = {"schema_version": 1, "name": "differential", "device": d.name, "driver": driver(),
                  "assembler": jobs["assembler"], "date": time.strftime("%Y-%m-%d"),
                  "command": "bench/differential/differential.py run OUT",
                  "rows": [{"kernel": "random ones, and rings",
                            "kernels": done["kernels"], "entries_probed": sum(
                      len(p["entries"]) for j in jobs["probed"][:done["kernels"]] for p in j["probed"]),
                            "rings": done["rings"], "motions": done["motions"],
                            "motions_refused": jobs["refused"], "launches": done["launches"],
                            "mismatches": len(wrong), "seeds": jobs["seeds"]}],
                  "mismatches": wrong[:100]}
        with open(os.path.join(target, "differential.json"), "w") as f:
            json.dump(result, f, indent=1)

    source, out = d.alloc(1 << 16), d.alloc(4096)
    d.write(source, struct.pack("<4096I", *((i * 2246822519 + 3) % 2**32 for i in range(4096))))
    probed = Probed(d)
    half = begun + seconds / 2
    try:
        for job in jobs["moved"]:
            if time.time() > half:
                break
            run_moved(d, folder, job, note, source, out)
            done["rings"] += 1
            done["motions"] += len(job["moved"])
        save()
        for job in jobs["probed"]:
            if time.time() > begun + seconds:
                break
            probed.kernel(folder, job, note)
            done["kernels"] += 1
    except RuntimeError as e:
        note("after %s: %s" % (done, e))
    save()
    print(json.dumps(done), "%d mismatches, %.1f s" % (len(wrong), time.time() - begun))
    return 1 if wrong else 0


def main():
    if sys.argv[1] == "build":
        build(*sys.argv[2:5], *[int(x) for x in (sys.argv[5:] + ["40"])[:3]])
        return 0
    return run(sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 3600,
               os.environ.get("OUT", sys.argv[2]))


sys.exit(main())
