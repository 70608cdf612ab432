"""Members of reports that no man page has.  Called with SRCDIR and COMMAND=FILE..., reports of
commands; without these: all members that the sources name, wherever they are printed."""

import glob
import json
import os
import re
import sys

ROOT, REPORTS = sys.argv[1], sys.argv[2:]

# Which of kperf-report(5)'s sections a command's report is described in, beside the first.
RUN = ["The report of kperf run", "A shape", "The baseline record", "Variants", "Ceilings"]
MODEL = ["The report of kperf model", "A candidate", "The CTAs of an SM in a model's report",
         "What the numbers of a model rest on"]
CALIBRATE, CERTIFY = ["The report of kperf calibrate", "Ceilings"], ["The report of kperf certify"]
SECTIONS = {
    "apply": ["The report of kperf apply", "A candidate", "A shape"],
    "calibrate": CALIBRATE + ["The baseline record"],
    "certify": CERTIFY + ["A shape"],
    "collect": ["The report of kperf collect"],
    "diff": ["The report of kperf diff", "The baseline record"],
    "doctor": ["The report of kperf doctor"],
    "evidence": ["The report of kperf evidence", "The baseline record", "A shape"],
    "inspect": [s for s in ("assembly", "a compiled file", "a trace or report")],
    "model": MODEL + ["The report of kperf model --score"],
    "replay": ["The report of kperf replay --format summary"],
    "run": RUN + CALIBRATE + CERTIFY,
}
SECTIONS["inspect"] = [f"The report of kperf inspect, of {s}" for s in SECTIONS["inspect"]] + \
    RUN + CALIBRATE + CERTIFY
# Their members are named by the kernel or the config, or are paths.
FREE = {"shape", "registers", "contents", "config", "tiers", "launch_shape"}
# What these write is no report: the map behind a probed text, and a recorded launch.
UNREPORTED = re.compile(r"src/inject/|src/instrument/(map|plan|known|amd/lower|contents)\.c$")


def named(mdoc):
    """The members that a page's macros name."""
    lines = [line for line in mdoc.splitlines() if line.startswith(".") and "Cm " in line]
    return set(re.findall(r"\w+", "\n".join(lines)))


def page(name):
    with open(f"{ROOT}/doc/{name}", encoding="utf-8") as f:
        return f.read()


def sections(mdoc):
    parts = re.split(r"(?m)^\.S[sh] (.*)\n", mdoc.replace("\\-", "-"))
    return dict(zip(parts[1::2], parts[2::2]))


def members(value, path=""):
    """Each member with its path, lists and members of FREE ones left out."""
    for each in value if isinstance(value, list) else ():
        yield from members(each, path)
    if not isinstance(value, dict):
        return
    for name, inner in value.items():
        yield name, f"{path}.{name}"
        if name not in FREE:
            yield from members(inner, f"{path}.{name}")


def arguments(text, at):
    """Those of the call whose parenthesis is at `at`."""
    depth, found, now = 0, [], ""
    for c in re.findall(r'"(?:\\.|[^"\\])*"|.', text[at:], re.S):
        depth += c in "([{"
        depth -= c in ")]}"
        if not depth or (depth == 1 and c == ","):
            found.append(now.strip("( \n"))
            now = ""
            if not depth:
                break
        else:
            now += c
    return found


def literal(argument):
    pieces = re.fullmatch(r'(?:"[^"]*"\s*)+', argument)
    return "".join(re.findall(r'"([^"]*)"', argument)) if pieces else None


def packed(format, rest):
    """The keys among json_pack's arguments."""
    inside, at, key_next = [], 0, False
    for c in re.sub(r"[ :,?*+]", "", format):
        if c in "{[":
            inside.append(c)
            key_next = c == "{"
        elif c in "}]":
            inside.pop()
            key_next = inside[-1:] == ["{"]
        elif key_next:
            yield literal(rest[at]) if at < len(rest) else None
            at, key_next = at + 1, False
        else:
            at, key_next = at + (c != "n"), inside[-1:] == ["{"]


def in_source(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    for call in re.finditer(r"\bjson_object_set(?:_new)?\(", text):
        found = arguments(text, call.end() - 1)
        yield literal(found[1]) if len(found) > 1 else None
    for call in re.finditer(r"\bjson_pack\(", text):
        found = arguments(text, call.end() - 1)
        if found and literal(found[0]):
            yield from packed(literal(found[0]), found[1:])


report = sections(page("kperf-report.5"))
everywhere = named(page("kperf-report.5")) | named(page("kperf-trace.5"))
common = named(report["DESCRIPTION"])
missing = set()
for argument in REPORTS:
    command, file = argument.split("=", 1)
    known = common.union(*(named(report[s]) for s in SECTIONS[command]))
    if command in ("inspect", "run"):
        known |= named(page("kperf-trace.5"))
    with open(file, encoding="utf-8") as f:
        missing |= {f"kperf {command}: {path}" for name, path in members(json.load(f))
                    if name not in known}
if not REPORTS:
    files = glob.glob(f"{ROOT}/src/**/*.c", recursive=True)
    names = {(name, os.path.relpath(file, ROOT)) for file in files
             if not UNREPORTED.search(file)
             for name in in_source(open(file, encoding="utf-8").read()) if name}
    assert len({name for name, _ in names}) > 500, "the sources name more members"
    missing = {f"{file}: {name}" for name, file in names if name not in everywhere}
print(*sorted(missing), sep="\n", end="\n" if missing else "")
sys.exit(bool(missing))
