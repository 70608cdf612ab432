"""Runs the commands that README, the guide and the man pages' examples print, as far as they need no device and no program of
the reader's.  Called with SRCDIR in a folder of its own, with kperf on PATH."""

import glob
import os
import re
import subprocess
import sys

ROOT = sys.argv[1]
# What the text has from runs on a device, and from the reader.
GIVEN = {"out/gemm_ws-M4096-N4096-K4096.kpt": "traces/gemm_ws-M4096-N4096-K4096.kpt",
         "out/gemm_ws-M2048-N2048-K256.kpt": "traces/gemm_ws-M1024-N1024-K2048.kpt",
         "kernel.ptx": "examples/gemm_ws/gemm_ws.ptx"}
# Of other programs, devices, two folders of runs; and a source line of a kernel that is not here.
ELSEWHERE = re.compile(r"\./app|script\.py|kperf-out|kept|\b(before|after)/|new\.ptx|attn\.py|CONFIG"
                       r"|^kperf (calibrate|run (?!-n|--dry-run))|app\.ptx")
# The status of those that are to fail, or for want of a tool or a device.
STATUS = {"kperf diff traces/planted": {0, 6}, "kperf doctor": {0, 5}, "kperf certify": {0, 5},
          "kperf inspect": {0}}


def commands(page):
    """The lines of code blocks that call kperf, without comments."""
    with open(f"{ROOT}/{page}", encoding="utf-8") as f:
        text = re.sub(r"(?s)\n<!-- \$.*?-->\n\n(?:(?:    .*)?\n)+", "\n", f.read())
    code = "\n".join(line[4:] for line in text.splitlines() if line.startswith("    "))
    for line in code.replace("\\\n", " ").splitlines():
        line = re.sub(r"\s+#.*", "", line).replace("build/kperf", "kperf").strip()
        if line.startswith("kperf "):
            yield line


def examples(page):
    """Those of a man page's section of examples."""
    with open(page, encoding="utf-8") as f:
        text = f.read().partition(".Sh EXAMPLES\n")[2].partition(".Sh ")[0]
    for block in re.findall(r"(?ms)^\.Bd -literal.*?\n(.*?)^\.Ed", text):
        yield block.replace("\\e\n", "").replace("\\-", "-").strip()


for folder in ("examples", "traces", "bench", "tests"):
    os.symlink(f"{ROOT}/{folder}", folder)
os.mkdir("out")
for name, real in GIVEN.items():
    os.symlink(f"{ROOT}/{real}", name)
wrong, ran = [], 0
PAGES = sorted(glob.glob("doc/kperf-*.1", root_dir=ROOT))
for page in ("README.md", "doc/guide.md", *PAGES):
    for line in examples(f"{ROOT}/{page}") if page in PAGES else commands(page):
        if ELSEWHERE.search(line):
            continue
        for made in re.findall(r" -o (\S+\.\w+)", line) if page in PAGES else []:
            if os.path.lexists(made):
                os.unlink(made)
        allowed = next((s for start, s in STATUS.items() if line.startswith(start)), {0})
        done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, errors="replace")
        ran += 1
        if done.returncode not in allowed and "gnuplot, which draws" not in done.stderr:
            wrong.append(f"{page}: {line}: {done.returncode}\n{done.stderr[:300]}")
print(*wrong, sep="\n", end="\n" if wrong else "")
sys.exit(bool(wrong) or ran < 35)
