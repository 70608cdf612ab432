"""The rows of tables in doc/findings/, held to bench/results: what a row is called, and each figure that it
has to have, in their order.  SRCDIR is the checkout."""

import decimal
import glob
import json
import os
import re
import sys

ROOT = os.environ["SRCDIR"]


def results(name):
    with open(f"{ROOT}/bench/results/{name}.json", encoding="utf-8") as f:
        return json.load(f)


def shown(x, digits=3):
    """Rounded, as an expression; where the file has just a half, it had more digits when it was said."""
    step, x = decimal.Decimal(1).scaleb(-digits), decimal.Decimal(str(x))
    ways = [str(x.quantize(step, way)) for way in (decimal.ROUND_HALF_UP, decimal.ROUND_HALF_DOWN)]
    return "(?:" + "|".join(re.escape(way) for way in dict.fromkeys(ways)) + ")"


def percent(x, digits=1):
    return shown(round(100 * x, 9), digits)


def spread(r, digits=3):
    return rf"{shown(r['ratio'], digits)} \({shown(r['lo'], digits)} to {shown(r['hi'], digits)}\)"


def rhythms():
    rows = [r for r in results("rhythms-apply")["rows"] if r["listed"] and r["call"] == 2]
    for r in rows:
        yield r["kernel"], [str(r["pause"]), *(shown(m["ratio"]) for m in r["measured"])]
    said = [r for r in results("rhythms-pause")["rows"] if r["said"]]
    for kernel in {r["kernel"] for r in said}:
        calls = sorted((r for r in said if r["kernel"] == kernel), key=lambda r: r["call"])
        yield kernel, [f"{spread(r['least'])}, {r['least']['cycles']}" for r in calls]
    places = [r for r in results("rhythms-places")["rows"] if r["kernel"] in {a["kernel"] for a in rows}]
    for kernel in {r["kernel"] for r in places}:
        yield kernel, [spread(r["layouts"]) for r in places if r["kernel"] == kernel]
    for r in results("layouts-run")["rows"]:
        yield r["kernel"], [spread(r["one_build"], 4), spread(r["layouts"], 4)]


def others():
    for name in ("seeded", "seeded2", "seeded3", "seeded4"):
        for r in results(name)["rows"]:
            yield r["kernel"], [percent(r["measured_gain"][0])]
    for r in results("fetched")["rows"]:
        if r["kernel"] not in ("unquant", "gated"): # of the fourth set, and in its table
            yield r["kernel"], [percent(r["measured_gain"][0])]


def model():
    for r in results("search")["rows"]:
        yield None, [percent(r["predicted_cta_gain"]) + "%", percent(r["measured_gain"]) + "%"]


def replay():
    for r in [r for r in results("truth")["rows"] if r["kernel"].startswith("gemm")][::2]:
        yield r["kernel"].split()[0], [shown(r[key], 1) for key in ("truth", "recorded", "corrected")]
    within, rows = results("residual")["within_1_percent"], results("residual")["rows_compared"]
    yield "of all %d" % rows, []
    for what, key in (("with all records", "all"), ("with those on the path", "path"), ("and with what half", "told")):
        yield what, [str(within[key])]


def record_cost():
    rows = results("registers")["rows"]
    calls = [r for r in results("proton")["rows"] if r["call"] in (9, 10)]
    for called, variant in (("the default", "kperf, default, as run"), ("the kernel itself once", "unprobed again"),
                            ("every CTA", "kperf, every CTA, as run"), ("Proton", "proton")):
        of = sorted((r for r in calls if r["variant"] == variant), key=lambda r: (r["size"], r["assembler"], r["call"]))
        yield called, [shown(r["ratio"], 4) for r in of]
    yield "all", [str(sum(r["within"] for r in rows)), f"of {len(rows)}"]


wrong, checked = [], 0
for page, wanted in (("rhythms", rhythms), ("others", others), ("model", model), ("replay", replay),
                     ("record-cost", record_cost)):
    with open(f"{ROOT}/doc/findings/{page}.md", encoding="utf-8") as f:
        lines = [line.replace("−", "-").replace("**", "") for line in f if line.startswith(("| ", "  | "))]
    for called, figures in wanted():
        row = "".join(rf".*?(?<![\d.]){f}(?![\d])" for f in figures)
        checked += 1
        if not any(re.match(row, line) for line in lines if called is None or called in line):
            wrong.append(f"doc/findings/{page}.md: bench/results says, of {called or 'a row'}: {', '.join(figures)}")
# Of each table all rows have as many cells as its head.
for name in ("README.md", "doc/guide.md", "doc/findings.md", *sorted(glob.glob("doc/findings/*.md", root_dir=ROOT))):
    with open(f"{ROOT}/{name}", encoding="utf-8") as f:
        head = None
        for n, line in enumerate(f, 1):
            cells = re.sub(r"`[^`]*`", "", line).count("|") if re.match(r" *\|", line) else None
            if head and cells and cells != head:
                wrong.append(f"{name}:{n}: {cells - 1} cells, where the head has {head - 1}")
            head = cells and (head or cells)
print(*wrong, sep="\n", end="\n" if wrong else "")
sys.exit(bool(wrong) or checked < 90)
