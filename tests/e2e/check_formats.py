"""Compares csv, ndjson, folded and json (the summary), as files of these names
in the working directory; and sqlite, where there is such a file."""
import collections
import csv
import json
import os
import sqlite3

with open("csv", encoding="utf-8", newline="") as f:
    rows = list(csv.DictReader(f))
NUMBERS = [k for k in rows[0] if k not in ("kind", "role", "region", "flags")] if rows else []
for row in rows:
    row["flags"] = row["flags"].split()
    for k in NUMBERS:
        row[k] = int(row[k]) if row[k] else None
spans = [r for r in rows if r["kind"] == "span"]
instants = [r for r in rows if r["kind"] == "instant"]
with open("json", encoding="utf-8") as f:
    summary = json.load(f)


def same(got, want, what):
    assert got == want, f"{what}: {got!r}, not {want!r}"


def is_open(row):
    return "open_start" in row["flags"] or "open_end" in row["flags"]


# ---- ndjson ------------------------------------------------------------------------------
with open("ndjson", encoding="utf-8") as f:
    lines = [json.loads(line) for line in f]
same(lines[0]["type"], "header", "the first line")
same(lines[-1]["type"], "end", "the last line")
same(lines[-1]["lines_between"], len(lines) - 2, "lines")
same(lines[-1]["counts"], summary["counts"], "counts")
same(lines[0]["launch"], summary["launch"], "the launch")
same(lines[0]["kernel"], summary["kernel"], "the kernel")
same(lines[0].get("filter"), summary.get("filter"), "the filter")
same(lines[-1]["input"], summary["input"], "the input")
kinds = collections.defaultdict(list)
for line in lines[1:-1]:
    kinds[line.pop("type")].append(line)
for line in kinds["span"]:
    bound = line.pop("at_most_cycles", None)
    same(bound is not None, "censored" in line["flags"], "a bound")
same(kinds["span"], [{k: v for k, v in r.items() if k != "kind"} for r in spans], "spans")
same([(i["cta"], i["unit"], i["region"], i["at_cycles"], i["raw_at_cycles"], i["at_ns"])
      for i in kinds["instant"]],
     [(r["cta"], r["unit"], r["region"], r["start_cycles"], r["raw_start_cycles"], r["start_ns"])
      for r in instants], "instants")
filtered = "filter" in summary
if not filtered:
    same(sum(d["records"] for d in kinds["drain"]), summary["counts"]["records"], "records")
    same(sum(d["records_lost"] for d in kinds["lost"]), summary["counts"]["records_lost"], "lost")
    same(sum(d["ends_unpaired"] for d in kinds["drain"]), summary["counts"]["ends_unpaired"],
         "ENDs without START")
    same(len(kinds["drain"]), summary["counts"]["units"], "units")

# ---- folded ------------------------------------------------------------------------------


def frame(name):
    return "".join(":" if c == ";" else "?" if ord(c) < 32 or ord(c) == 127 else c for c in name)


# Parents from the times alone: what is around a span is the last one that lasts
# and has not ended.
want = collections.Counter()
stack, unit = [], None
for r in spans:
    if unit != (r["cta"], r["unit"]):
        unit, stack = (r["cta"], r["unit"]), []
    if r["end_cycles"] == r["start_cycles"]:
        continue
    while stack and stack[-1]["end_cycles"] <= r["start_cycles"]:
        stack.pop()
    stack.append(r)
    same(r["depth"], len(stack) - 1, "depth")
    if not is_open(r):
        want[";".join([r["role"]] + [frame(s["region"]) for s in stack])] += r["exclusive_cycles"]
got = {}
with open("folded", encoding="utf-8") as f:
    for line in f:
        path, value = line.rstrip("\n").rsplit(" ", 1)
        assert path not in got, f"{path} twice"
        got[path] = int(value)
same(got, {k: v for k, v in want.items() if v > 0}, "folded stacks")
exclusive = collections.Counter()
for path, value in got.items():
    frames = path.split(";")
    exclusive[frames[0], frames[-1]] += value
for row in summary["rows"]:
    same(exclusive[row["role"], frame(row["region"])], row["cycles"]["exclusive"],
         f"exclusive cycles of {row['region']}")

# ---- sqlite ------------------------------------------------------------------------------
if os.path.exists("sqlite"):
    db = sqlite3.connect("file:sqlite?mode=ro", uri=True)
    flags = ["open_start", "open_end", "clamped", "censored", "blocked"]
    same(db.execute("PRAGMA integrity_check").fetchall(), [("ok",)], "integrity")
    same(db.execute("PRAGMA foreign_key_check").fetchall(), [], "references")
    run = dict(db.execute("SELECT key, value FROM run"))
    same(run["schema_version"], 1, "schema_version")
    same(run["kernel"], summary["kernel"], "the kernel")
    same(run["input_hash"], summary["input"]["hash"], "the hash")
    same(run.get("filter"), summary.get("filter"), "the filter")
    same({k: run[k] for k in summary["counts"]}, summary["counts"], "counts")
    columns = [k for k in NUMBERS if k not in ("cta", "sm", "unit", "warp")]
    if spans:
        found = db.execute(
            "SELECT unit.cta, sm, unit.unit, warp, role.name, region.name, "
            + ", ".join(columns + flags)
            + " FROM span JOIN region ON region.id = span.region JOIN unit ON unit.id = span.unit"
            " JOIN role ON role.id = unit.role JOIN cta ON cta.cta = unit.cta ORDER BY span.id")
        same(found.fetchall(),
             [tuple([r["cta"], r["sm"], r["unit"], r["warp"], r["role"], r["region"]]
                    + [r[k] for k in columns] + [int(w in r["flags"]) for w in flags])
              for r in spans], "spans in sqlite")
    same(db.execute("SELECT unit.cta, unit.unit, region.name, at_cycles, raw_at_cycles, at_ns"
                    " FROM instant JOIN region ON region.id = instant.region"
                    " JOIN unit ON unit.id = instant.unit ORDER BY instant.id").fetchall(),
         [(r["cta"], r["unit"], r["region"], r["start_cycles"], r["raw_start_cycles"],
           r["start_ns"]) for r in instants], "instants in sqlite")
    same(db.execute("SELECT region, count(*) FROM timeline GROUP BY region ORDER BY region")
         .fetchall(), sorted(collections.Counter(r["region"] for r in spans).items()), "timeline")
    sums = db.execute("SELECT role.name, region.name, sum(exclusive_cycles) FROM span"
                      " JOIN region ON region.id = span.region JOIN unit ON unit.id = span.unit"
                      " JOIN role ON role.id = unit.role WHERE NOT open_start AND NOT open_end"
                      " GROUP BY 1, 2").fetchall()
    same({(a, b): n for a, b, n in sums},
         {(r["role"], r["region"]): r["cycles"]["exclusive"] for r in summary["rows"]
          if r["count"]}, "exclusive cycles in sqlite")
    if not filtered:
        same(db.execute("SELECT count(*), total(records), total(records_lost), "
                        "total(ends_unpaired) FROM unit").fetchone(),
             tuple(summary["counts"][k] for k in ("units", "records", "records_lost",
                                                  "ends_unpaired")), "units in sqlite")
    same(db.execute("SELECT count(*) FROM fit").fetchone()[0], summary["clock"]["sms"], "fits")
    same([n for n, in db.execute("SELECT name FROM role ORDER BY id")],
         [r["name"] for r in summary["roles"]], "roles")
    db.close()
