#!/usr/bin/env python3
"""How much of what a kernel takes is chance of where its code and its barriers lie.

    layouts.py build KPERF TABLE DIR
            the kernels of a table by launches.py, of the examples' sources, probed and not, with
            each place of shared memory
    layouts.py run TABLE DIR OUT SEED SECONDS GAP KINDS LAYOUTS
            on a device: all layouts of all kernels in random order, GAP seconds before each; KINDS:
            probed,original; LAYOUTS: PLACE:NOPS,NOPS... of each place
    layouts.py sum TABLE LAUNCHES RESULT RUN...
            each kernel's layouts, and how far apart they are

A layout is where things lie in shared memory (PLACES) and a shift of the code: so many NOPs
before a kernel's first instruction, put into the cubin.  So a shifted kernel's instructions are the
others', control codes included; only where they lie differs.  Places:
    tiles       all that lies in shared memory, 1024 bytes on: the cubin's address of it
    barriers    barriers 64 bytes on and empty before full, in the source; `build` leaves a kernel
                out of which ptxas makes other instructions (immediates aside)
    registers   no layout: `tiles` in the source, where ptxas numbers registers another way
`run` also compares the outputs of all of a kernel's layouts, bit by bit.
"""
import json
import os
import random
import re
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLES = os.path.join(HERE, "../../examples")
ATTENTION_BASE = ("uint32_t q = smem_addr(smem)", "uint32_t q = smem_addr(smem) + 1024")
ATTENTION_BARS = ("uint32_t bars = v + V_STAGES * TILE_BYTES",
                  "uint32_t bars = v + V_STAGES * TILE_BYTES + 64")
ATTENTION_ORDER = ("{k, bars, bars + K_STAGES * 8}", "{k, bars + K_STAGES * 8, bars}",
                   "{v, v_bars, v_bars + V_STAGES * 8}", "{v, v_bars + V_STAGES * 8, v_bars}")
GEMM_BASE = ("uint32_t data = smem_addr(smem)", "uint32_t data = smem_addr(smem) + 1024")
GEMM_BARS = ("full = data + STAGES * STAGE_BYTES;", "full = data + STAGES * STAGE_BYTES + 64;")
GEMM_ORDER = ("ring{data, full, full + STAGES * 8}", "ring{data, full + STAGES * 8, full}")
SWP_BASE = ("pipe{smem_addr(smem)}", "pipe{smem_addr(smem) + 1024}")
# Of each source: bytes more of shared memory, and what is put for what.
PLACES = {
    "as-built": {k: (0, ()) for k in ("attn_ws", "gemm_ws", "gemm_swp")},
    "tiles": {k: (1024, ()) for k in ("attn_ws", "gemm_ws", "gemm_swp")},
    "registers": {"attn_ws": (1024, ATTENTION_BASE), "gemm_ws": (1024, GEMM_BASE),
                  "gemm_swp": (1024, SWP_BASE)},
    "barriers": {"attn_ws": (64, ATTENTION_BARS + ATTENTION_ORDER),
                 "gemm_ws": (64, GEMM_BARS + GEMM_ORDER)},
}
# A ring of three slots whose producer is at most two ahead: it waits for the slot before the last.
LEAD_2 = ("    Cursor<K_STAGES> k;\n    Cursor<V_STAGES> v;\n\n",
          "    Cursor<K_STAGES> k, k_free;\n    Cursor<V_STAGES> v, v_free;\n\n",
          "if (any)\n            barrier_wait(k.empty(sh.k), k.parity ^ 1);",
          "if (any && i >= 2) {\n barrier_wait(k_free.empty(sh.k), k_free.parity);\n"
          "k_free.advance();\n}",
          "if (any)\n            barrier_wait(v.empty(sh.v), v.parity ^ 1);",
          "if (any && i >= 2) {\n barrier_wait(v_free.empty(sh.v), v_free.parity);\n"
          "v_free.advance();\n}")
LEAD = "_lead2"
EXIT, COOP, WIDE, MBARRIER = 0x1c, 0x28, 0x31, 0x39  # attributes of instructions' places
STRIDE = {EXIT: 4, COOP: 4, WIDE: 4, MBARRIER: 16}
MOVES, SHARED_AT = (0x802, 0x882), 1024  # MOV and UMOV; where a CTA's shared memory begins
NOP = bytes.fromhex("18790000000000000000000000c00f00")
TRIM = 0.2


# ---- the code, shifted -----------------------------------------------------------------------


def sections_of(image):
    table, = struct.unpack_from("<Q", image, 40)
    count, names = struct.unpack_from("<HH", image, 60)
    rows = [list(struct.unpack_from("<IIQQQQIIQQ", image, table + 64 * i)) for i in range(count)]
    at = rows[names][4]
    return {image[at + r[0]:image.index(b"\0", at + r[0])].decode(): (i, r)
            for i, r in enumerate(rows)}


def move_attributes(image, section, by):
    at, end = section[4], section[4] + section[5]
    while at < end:
        sized, kind, size = struct.unpack_from("<BBH", image, at)
        if sized == 4:
            for k in range(0, size if kind in STRIDE else 0, STRIDE.get(kind, 4)):
                old, = struct.unpack_from("<I", image, at + 4 + k)
                struct.pack_into("<I", image, at + 4 + k, old + by)
        at += 4 + (size if sized == 4 else 0)


def shifted(original, entry, nops):
    """The cubin with so many NOPs before the entry's first instruction: branches, calls and returns
    are relative, so nothing else changes but what names instructions by their place."""
    image, by = bytearray(original), 16 * nops
    sections = sections_of(image)
    number, text = sections[".text." + entry]
    if sections.get(".rela.text." + entry, (0, [0] * 10))[1][5]:
        sys.exit(f"{entry}: its code has relocations")
    grown = -(-by // 128) * 128
    move_attributes(image, sections[".nv.info." + entry][1], by)
    symbols = sections[".symtab"][1]
    for at in range(symbols[4], symbols[4] + symbols[5], 24):
        _, info, _, where, value, size = struct.unpack_from("<IBBHQQ", image, at)
        if where == number and info & 15 == 2:
            whole = value == 0  # the entry; what it calls lies behind it
            struct.pack_into("<QQ", image, at + 8, value if whole else value + by,
                             size + grown if whole else size)
    end = text[4] + text[5]
    table, = struct.unpack_from("<Q", image, 40)
    for i in range(struct.unpack_from("<H", image, 60)[0]):
        row = table + 64 * i
        offset, size = struct.unpack_from("<QQ", image, row + 24)
        if i == number:
            struct.pack_into("<Q", image, row + 32, size + grown)
        elif offset >= end:
            struct.pack_into("<Q", image, row + 24, offset + grown)
    heads, = struct.unpack_from("<Q", image, 32)
    for i in range(struct.unpack_from("<H", image, 56)[0]):
        row = heads + 56 * i
        offset, _, _, size, memory = struct.unpack_from("<QQQQQ", image, row + 8)
        if offset == text[4]:
            struct.pack_into("<QQ", image, row + 32, size + grown, memory + grown)
        elif offset >= end:
            struct.pack_into("<Q", image, row + 8, offset + grown)
    struct.pack_into("<QQ", image, 32, heads + grown * (heads >= end),
                     table + grown * (table >= end))
    return bytes(image[:text[4]] + NOP * nops + image[text[4]:end] +
                 NOP * ((grown - by) // 16) + image[end:])


def with_tiles_moved(original, entry):
    """The cubin with all that it has in shared memory 1024 bytes on."""
    image = bytearray(original)
    text = sections_of(image)[".text." + entry][1]
    for at in range(text[4], text[4] + text[5], 16):
        low, = struct.unpack_from("<Q", image, at)
        if low & 0xfff in MOVES and low >> 32 == SHARED_AT:
            struct.pack_into("<I", image, at + 4, SHARED_AT + 1024)
    return bytes(image)


# ---- what is measured ------------------------------------------------------------------------


def kernels_of(rows):
    """Name, kernel, threads, shared, macros of the examples that rows are of; NAME_lead2 too."""
    wanted = {r["kernel"].removesuffix(LEAD) for r in rows}
    leads = {r["kernel"] for r in rows if r["kernel"].endswith(LEAD)}
    with open(os.path.join(EXAMPLES, "variants"), encoding="utf-8") as f:
        lines = [line.split("#")[0].split() for line in f]
    found = [words for words in lines if words and words[0] in wanted]
    return found + [[w[0] + LEAD, *w[1:]] for w in found if w[0] + LEAD in leads]


def build_one(kperf, words, place, folder):
    name, kernel, _, shared, *macros = words
    more, changes = PLACES[place][kernel]
    changes += LEAD_2 if name.endswith(LEAD) else ()
    stem = f"{name}.{place}"
    with tempfile.TemporaryDirectory() as source:
        work = os.path.join(source, kernel)
        for part in (kernel, "common"):
            shutil.copytree(os.path.join(EXAMPLES, part), os.path.join(source, part))
        path = os.path.join(work, kernel + ".cu")
        with open(path, encoding="utf-8") as f:
            text = f.read()
        for old, new in zip(changes[::2], changes[1::2]):
            assert text.count(old) == 1, (kernel, old)
            text = text.replace(old, new)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        ptx = os.path.join(source, stem + ".ptx")
        subprocess.run(["nvcc", "-ptx", "-O3", "-std=c++17", "-I", source, "-I",
                        os.path.join(EXAMPLES, "../include"),
                        "-gencode=arch=compute_90a,code=sm_90a", *macros, "-o", ptx, path],
                       check=True)
        room = 232448 - int(shared) - more - 9 * 256 * 8
        where = ["--strategy=global", "--keep=256"] if room < 0 and kernel == "attn_ws" else \
            ["--ring=256"] if room >= 1024 else []
        if kernel != "gemm_swp":
            where.append("--warps=0,4-11")
        probed = os.path.join(source, "probed.ptx")
        subprocess.run([kperf, "instrument", "-q", "-f", *where, "-o", probed, ptx], check=True)
        for text, out in ((ptx, f"original/{stem}.cubin"), (probed, f"{stem}.cubin")):
            subprocess.run(["ptxas", "-arch=sm_90a", "-o", os.path.join(folder, out), text],
                           check=True)


def instructions(path):
    """Opcodes, registers and control codes; numbers are left out."""
    text = subprocess.run([os.environ.get("NVDISASM", "nvdisasm"), "-c", "-hex", path],
                          capture_output=True, check=True, text=True).stdout
    ops = re.findall(r"^\s+/\*[0-9a-f]{4,}\*/\s+(.*?);\s+/\* (0x\w+) \*/\n\s+/\* (0x\w+) \*/",
                     text, re.M)
    return [(re.sub(r"-?0x[0-9a-f]+|`\(.*\)", "#", op).strip(), int(high, 16) >> 41)
            for op, _, high in ops]


def build(kperf, table, folder):
    with open(table, encoding="utf-8") as f:
        rows = json.load(f)["rows"]
    os.makedirs(os.path.join(folder, "original"), exist_ok=True)
    jobs = [(words, place) for words in kernels_of(rows) for place in PLACES
            if place != "tiles" and words[1] in PLACES[place]]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda j: build_one(kperf, *j, folder), jobs))
    for words, place in [j for j in jobs if j[1] != "registers"]:
        for kind in ("original", ""):
            paths = [os.path.join(folder, kind, f"{words[0]}.{p}.cubin")
                     for p in ("as-built", place)]
            a, b = map(instructions, paths)
            if a != b:
                differ = abs(len(a) - len(b)) + sum(x != y for x, y in zip(a, b))
                print(f"{paths[1]}: {differ} of {len(a)} instructions differ: left out")
                os.remove(paths[1])


def layouts_of(rows, folder, into, kinds, wanted):
    """The rows, one for each layout and kind; the cubins are written."""
    made, done = [], set()
    wanted = {w.split(":")[0]: [int(n) for n in w.split(":")[1].split(",")] for w in wanted}
    for row in rows:
        more = {p: PLACES[p][row["entry"]][0] for p in wanted if row["entry"] in PLACES[p]}
        for place, extra in more.items():
            for kind in ["" if k == "probed" else k for k in kinds]:
                of = "as-built" if place == "tiles" else place
                path = os.path.join(folder, kind, f"{row['kernel']}.{of}.cubin")
                if not os.path.exists(path):
                    continue
                with open(path, "rb") as f:
                    image = f.read()
                if place == "tiles":
                    image = with_tiles_moved(image, row["entry"])
                for nops in wanted[place]:
                    kernel = f"{row['kernel']}.{place}.{nops}"
                    if (kernel, kind) not in done:
                        done.add((kernel, kind))
                        os.makedirs(os.path.join(into, kind), exist_ok=True)
                        with open(os.path.join(into, kind, kernel + ".cubin"), "wb") as f:
                            f.write(shifted(image, row["entry"], nops))
                    made.append({**row, "of": row["kernel"], "kernel": kernel, "place": place,
                                 "nops": nops, "original": bool(kind),
                                 "shared": row["shared"] + extra})
    return made


# ---- on the device ---------------------------------------------------------------------------


def check_outputs(d, rows):
    """Those that do not write what the first of their kernel does, bit by bit."""
    wanted, wrong = {}, set()
    for k, row in enumerate(rows):
        tensors = d.tensors(row)
        tensors[-1].zero_()
        d.launch(k, row["original"])
        d.torch.cuda.synchronize()
        got = tensors[-1].view(d.torch.int16)
        if row["name"] not in wanted:
            wanted = {row["name"]: got.clone()}  # rows of a name follow each other
        elif not d.torch.equal(wanted[row["name"]], got):
            wrong.add(k)
    print("outputs differ:", [rows[k]["kernel"] for k in wrong], flush=True)
    return wrong


def figures(d, rows):
    """Of a round: the median cycles of the CTAs that are not probed, or the microseconds."""
    s = d.saved.view(len(rows), -1, 6)
    cycles = (s[:, :, 4] - s[:, :, 2]).double()
    cycles[((s[:, :, 1] & 0xffffffff) != 1) | (cycles <= 0)] = float("nan")
    median = cycles.nanmedian(1).values.tolist()
    return [1000 * d.events[k][0].elapsed_time(d.events[k][1]) if row["original"] else median[k]
            for k, row in enumerate(rows)]


def run(table, folder, out, seed, seconds, gap, kinds, wanted):
    import launches
    draw = random.Random(seed)
    with open(table, encoding="utf-8") as f:
        rows = json.load(f)["rows"]
    with tempfile.TemporaryDirectory() as into:
        rows = layouts_of(rows, folder, into, kinds, wanted)
        d = launches.Device(rows, into, [])
        loaded = list(range(len(rows)))
        draw.shuffle(loaded)  # where each module comes to lie is chance, too
        calls = {i: d.call(rows[i], into, rows[i]["original"]) for i in loaded}
    d.calls = [calls[i] for i in range(len(rows))]
    d.saved = d.torch.zeros((len(rows), d.stamps.numel()), dtype=d.torch.int64, device="cuda")
    d.events = [[d.torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in rows]
    d.tensors = lambda row: launches.tensors_of(row, d.torch, d.kept)
    wrong = check_outputs(d, rows)
    order, took, begun = list(range(len(rows))), [[] for _ in rows], time.monotonic()
    while len(took[0]) < 3 or time.monotonic() - begun < seconds:
        draw.shuffle(order)
        for k in order:
            if gap:
                d.torch.cuda.synchronize()
                time.sleep(gap)
            d.launch(k, rows[k]["original"])
        d.torch.cuda.synchronize()
        for k, value in enumerate(figures(d, rows)):
            took[k].append(round(value, 3))
    with open(out, "w", encoding="utf-8") as f:
        for k, (row, values) in enumerate(zip(rows, took)):
            if k not in wrong:
                f.write(json.dumps({k: row[k] for k in ("name", "place", "nops", "original")} |
                                   {"values": values}) + "\n")
    print(f"{out}: {len(took[0])} rounds of {len(rows)}, {time.monotonic() - begun:.1f} s",
          flush=True)


# ---- over the layouts ------------------------------------------------------------------------


def trimmed(values):
    """Mean without the lowest and the highest fifth, and its standard error, winsorised."""
    v = sorted(values)
    cut = int(len(v) * TRIM)
    kept = v[cut:len(v) - cut]
    held = [min(max(x, kept[0]), kept[-1]) for x in v]
    return statistics.fmean(kept), statistics.stdev(held) / len(v) ** 0.5 / (1 - 2 * TRIM)


def spread(found):
    """Between layouts, over their mean: standard deviation without the launches' noise."""
    means, errors = zip(*found)
    between = statistics.variance(means) - statistics.fmean(e * e for e in errors)
    return max(0, between) ** 0.5 / statistics.fmean(means)


def together(runs):
    """Mean and standard error of the runs' trimmed means."""
    found = [trimmed(v) for v in runs]
    return (statistics.fmean(m for m, _ in found),
            statistics.fmean(e * e for _, e in found) ** 0.5 / len(found) ** 0.5)


def figures_of(found):
    """Of {layout: (mean, its error)}."""
    means = [m for m, _ in found.values()]
    mean = statistics.fmean(means)
    return {"mean": round(mean, 2), "deviation": round(spread(found.values()), 5),
            "range": round((max(means) - min(means)) / mean, 5),
            "error_of_one": round(statistics.fmean(e for _, e in found.values()) / mean, 5),
            "nops": list(found), "of": [round(m, 2) for m in means]}


def sum_of(name, layouts, like):
    """Of {(original, place, nops): one list of values for each run}; like: of variants-launches."""
    found = {k: together(runs) for k, runs in sorted(layouts.items())}
    code, original = ({k[2]: v for k, v in found.items() if k[:2] == (kind, "as-built")}
                      for kind in (False, True))
    row = {"kernel": name, **({"mhz": like["mhz"]} if like else {}),
           "cta_cycles": figures_of(code)["mean"], "runs": figures_of(code)["of"],
           "code": figures_of(code)}
    del row["code"]["of"], row["code"]["mean"]
    for place in ("tiles", "barriers", "registers"):
        apart = [m / code[k[2]][0] - 1 for k, (m, _) in found.items() if k[:2] == (False, place)]
        if apart:
            row[place] = [round(x, 5) for x in apart]
    if original:
        row["original_us"] = figures_of(original)
    return row


def sums(table, launches, result, paths):
    with open(table, encoding="utf-8") as f:
        names = [r["name"] for r in json.load(f)["rows"]]
    with open(launches, encoding="utf-8") as f:
        like = {r["kernel"]: r for r in json.load(f)["rows"]}
    kernels = {n: {} for n in names}
    for path in paths:
        with open(path, encoding="utf-8") as f:
            for line in f:
                row = json.loads(line)
                kernels[row["name"]].setdefault((row["original"], row["place"], row["nops"]),
                                                []).append(row["values"])
    lines = ",\n".join("  " + json.dumps(sum_of(n, of, like.get(n.replace(LEAD, ""))))
                       for n, of in kernels.items())
    with open(result, "w", encoding="utf-8") as f:
        f.write(f'{{"schema_version": 1, "name": "layouts", "rows": [\n{lines}\n]}}\n')


def main():
    what, args = sys.argv[1:2], sys.argv[2:]
    if what == ["build"] and len(args) == 3:
        build(*args)
    elif what == ["run"] and len(args) > 7:
        run(*args[:3], int(args[3]), float(args[4]), float(args[5]), args[6].split(","), args[7:])
    elif what == ["sum"] and len(args) > 3:
        sums(*args[:3], args[3:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
