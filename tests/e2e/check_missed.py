"""check_missed.py KPERF TRACE...: a report whose time of an iteration, a CTA or the launch is more
than 5% off says so first, on every page."""
import json
import subprocess
import sys

kperf, traces = sys.argv[1], sys.argv[2:]
missed = {"iteration": 0, "CTA": 0, "launch": 0, "rest": 0, "gaps": 0, "wait": 0}


def page(trace, *options):
    done = subprocess.run([kperf, "model", "-q", "--no-search", *options, trace],
                          capture_output=True, text=True, check=False)
    return done.stdout if done.returncode in (0, 4) else ""


def first_bewares(text, above):
    """What the lines of that label say that stand above another; without line breaks."""
    said, inside = "", False
    for line in text.splitlines():
        if line.startswith(above):
            break
        inside = line.startswith("beware") or (inside and line.startswith(" "))
        said += line[11:] + " " if inside else ""
    return " ".join(said.split())


for trace in traces:
    text = page(trace, "--json")
    if not text:  # no loop
        continue
    report = json.loads(text)
    launch = report["launch"]
    off = {"iteration": report["baseline"]["residual"], "launch": launch.get("residual"),
           "CTA": launch.get("cta", {}).get("residual")}
    have = {m["of"]: m for m in report["missed"]}
    for of, residual in off.items():
        if (residual is not None and abs(residual) > 0.05) != (of in have):
            sys.exit(f"{trace}: {of} {residual} off, and missed are {sorted(have)}")
    for i, m in enumerate(report["missed"]):
        missed[m["of"]] += 1
        if report["caveats"][i] != m["said"]:
            sys.exit(f"{trace}: {m['of']} is not what stands first among the caveats")
    for options, above in ((("--format", "brief"), "bound by"), ((), "baseline")):
        said = first_bewares(page(trace, *options), above) if have else ""
        for m in have.values():
            if " ".join(m["said"].split()) not in said:
                sys.exit(f"{trace}: {' '.join(options)} does not say of {m['of']}: {m['said']}")
print(len(traces), "traces; missed:", missed)
if not missed["CTA"] or not missed["rest"] or not missed["iteration"]:
    sys.exit("nothing was missed, and so nothing was tested")
