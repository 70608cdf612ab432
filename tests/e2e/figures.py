"""What README, the guide and the findings (doc/findings.md and doc/findings/) state, against bench/results; the
list of the findings' sections against their headings; and all links within the repository."""

import decimal
import glob
import json
import os
import re
import statistics
import sys

ROOT = os.environ["SRCDIR"]


def results(name):
    with open(f"{ROOT}/bench/results/{name}.json") as f:
        return json.load(f)


truth = results("ground-truth")["rows"]
score, launch = results("model-score"), results("model-launch")
evidence = results("evidence")["rows"]
applied = next(r for r in results("apply")["rows"]
               if r["shape"] == "B4-H16-S4096" and "original_us" in r)
by_hand = next(r for r in results("search")["rows"] if r["name"] == "b")
proton = results("proton")["rows"]
moved = sorted(r["original_us"]["deviation"] for r in results("layouts")["rows"]
               if r["kernel"].startswith("attn") and r.get("original_us"))
entry = [r for r in results("entry")["rows"] # all calls of all six examples as they are configured
         if r["call"] in (14, 29, 30) and "--sample" not in (r.get("config") or "")]
pauses = [m["ratio"] for r in results("rhythms-apply")["rows"] if r["listed"] and r["call"] == 2
          for m in r["measured"] if m["shape"] in ("B8-H16-S2048", "B4-H16-S4096", "B2-H16-S8192")]

places = [r["layouts"]["ratio"] for r in results("rhythms-places")["rows"]
          if r["kernel"].startswith("attn_ws_a")]


def decided(what):
    return sum((r.get("outcome") or {}).get("decision") == what for r in evidence)


def shown(x, digits):
    """As people round: a half goes up."""
    step = decimal.Decimal(1).scaleb(-digits)
    return str(decimal.Decimal(str(x)).quantize(step, decimal.ROUND_HALF_UP))


def percent(x, digits=0):
    return shown(round(100 * x, 9), digits)


def ratios(size, variant, assembler, digits=3):
    """The least and the largest of the calls: percent above 1 (digits 1), or ratios."""
    found = [r["ratio"] for r in proton if r["size"] == size and r["variant"] == variant
             and (not assembler or r["assembler"] == assembler)]
    low, high = (percent(x - 1, 1) if digits == 1 else shown(x, 3)
                 for x in (min(found), max(found)))
    return low if low == high else f"{low} to {high}"


def cost(kernel, shapes, variant):
    """Percent by which the launches took longer, the least and the largest."""
    found = [r["ratio"] - 1 for r in entry if r["kernel"].startswith(kernel)
             and r["variant"] == f"kperf run: kperf-{variant}"
             and any(s in r["shape"] for s in shapes)]
    return f"{percent(min(found), 1)} to {percent(max(found), 1)}%".replace("-0.0", "0.0")


def wave():
    """The default of one wave, by what `kperf run` said of each GEMM as it is configured now."""
    now = {"gemm_ws": "keep: 64, only_kept: true"}
    found = [r["ratio"] - 1 for r in results("entry")["rows"] if r["call"] >= 25
             and r["kernel"].startswith("gemm") and r.get("config") == now.get(r["kernel"])
             and r["variant"] == "kperf run: kperf-default" and "K2048" in r["shape"]]
    assert len(found) == 40
    return f"{percent(min(found), 1)} to {percent(max(found), 1)}%"


def one_wave(shape):
    """The same of one size."""
    found = [r["ratio"] for r in results("entry")["rows"] if r["call"] >= 25 and r["kernel"].startswith("gemm")
             and r.get("config") == ("keep: 64, only_kept: true" if r["kernel"] == "gemm_ws" else None)
             and r["variant"] == "kperf run: kperf-default" and shape in r["shape"]]
    assert len(found) == 20
    return f"{shown(min(found), 3)} to {shown(max(found), 3)}"


def swp2():
    """The default of `gemm_swp2` at all three sizes, since its bodies part behind the first loads."""
    found = [r["ratio"] for r in results("entry")["rows"] if r["call"] >= 25 and r["kernel"] == "gemm_swp2"
             and r["variant"] == "kperf run: kperf-default" and not r.get("config")]
    assert len(found) == 15
    return f"{shown(min(found), 3)} to {shown(max(found), 3)}"


all_groups = next(percent(r["ratio"] - 1) for r in results("entry")["rows"] if r["call"] == 12
                  and r["pass"] == 1 and r["kernel"] == "attn_ws_b" and "S512" in r["shape"]
                  and r["variant"].endswith("kperf-all"))
met = sum(r["met"] for r in truth)
unseen = results("ground-truth-others")["rows"]
fresh = results("ground-truth-fresh")["rows"]
known_again = results("ground-truth-fresh")["known_again"]


def as_recorded(rows):
    """Of regions of known length: how many would be right without a correction."""
    return sum(abs(r["raw"] - r["truth"]) <= max(2, 0.005 * r["truth"]) for r in rows)


unseen_again = sum(r["met"] for r in results("ground-truth-others")["rows_recomputed"])
figures = sum((r.get("outcome") or {}).get("prediction") is not None for r in evidence)
as_said = sum((r.get("outcome") or {}).get("prediction") == "as said" for r in evidence)
new, every, default = "ptxas 13.0.88", "kperf, every CTA", "kperf, default"
README, FINDINGS, REPORT = "README.md", "doc/findings.md", "src/model/report/report.h"
LIKELY = "src/model/edits/likely.h"
stands, refuted, undecided = decided("stands"), decided("refuted"), decided("undecided")
paused = f"{percent(1 - max(pauses), 1)} to {percent(1 - min(pauses), 1)}% off all 8"
in_places = f"{percent(1 - max(places), 1)} to {percent(1 - min(places), 1)}%"
seeded = [r for r in results("seeded2")["rows"] if not r["sound"]]


def repairs(when):
    """Of the seeded defects' repairs: how many stand first, and have their gain in the interval."""
    fixes = [(r["measured_gain"][0], r["said"][when]["fix"]) for r in seeded]
    fixes = [(gain, fix) for gain, fix in fixes if fix]
    return (sum(fix["rank"] == 1 for _, fix in fixes),
            sum(fix["launch"][1] <= gain <= fix["launch"][2] for gain, fix in fixes))


# What a row of README's table of blind tests has beside its numbers of defects, of cures that stand
# first, and of gains in the interval that was printed.
BLIND = (": 35% said, 33 measured; 8 said of one that does no harm, -1.5 measured | **{held}**, from nothing to "
         "37% | none were there",
         ": 11% said, 14 measured | **{held}** | **1** of 3; one not explained, of one a needed barrier was called "
         "a gain",
         ": 31.0% said, 30.0 measured; 24.7, 24.4, for a cure with one buffer more | **{held}**, one from nothing; "
         "missed 14 and 19% | 1 of 1",
         "; one third (17.4% said, 19.8 measured), behind a deeper ring (26.7, 24.2) | **{held}**: that one, a \"may "
         "gain nothing\" (3.7, 6.0), a \"no gain\" (none); **four** missed (9, 25, 33, 41%) | 3 of 3: of none a "
         "gain for sure")


def blind_tests():
    """Of each: defects, cures that stood first (of the fourth the seeded ones alone), and gains in the
    interval that was printed, which is the wider one in the fourth."""
    for name in ("seeded", "seeded2", "seeded3", "seeded4"):
        rows = [r for r in results(name)["rows"] if not r.get("sound")]
        fixes = [(r["measured_gain"][0], r["said"]["as_found"]["fix"]) for r in rows]
        fixes = [(gain, fix, fix["likely"]["interval"] if "likely" in fix else fix["launch"][1:])
                 for gain, fix in fixes if fix]
        first = sum(fix["rank"] == 1 and not (name == "seeded4" and "note" in fix) for _, fix, _ in fixes)
        yield name, len(rows), first, sum(low <= gain <= high for gain, _, (low, high) in fixes)


def said_before():
    """Gains of launches, of kernels that the model was not made on, and what was said before they were
    measured: of the first five seeded kernels by the model as their traces alone had mended it.  With a
    note it was said of another edit than was measured."""
    shared, first = results("edits"), results("seeded")["rows"]
    others = [r for n in (2, 3, 4) for r in results(f"seeded{n}")["rows"]]
    for r in shared["first_seven"] + shared["rows"]:
        if r["predicted"]:
            yield r["measured"][0], r["predicted"]
    for r, when in [(r, "mended") for r in first] + [(r, "as_found") for r in others]:
        if r["said"][when]["fix"] and "note" not in r["said"][when]["fix"]:
            yield r["measured_gain"][0], r["said"][when]["fix"]["launch"]
        for other in r.get("also", []): # said then, too, and made later
            yield other["measured_gain"][0], other["said"]["launch"]
    for r in results("fetched")["rows"]:
        fix = r["said"].get("as_found", {}).get("fix")
        if fix:
            yield r["measured_gain"][0], fix["launch"]


def intervals():
    """As bench/intervals/intervals.py works them out of the result files, which are to be those kept."""
    sys.path.insert(0, f"{ROOT}/bench/intervals")
    sys.dont_write_bytecode = True
    import intervals as made
    kept = results("intervals")
    now = json.loads(json.dumps(made.worked_out(f"{ROOT}/bench/results")))
    if any(kept[key] != now[key] for key in now):
        sys.exit("bench/results/intervals.json is not what bench/intervals/intervals.py makes of the others")
    return now


def widened(by):
    return " ".join(f"#define KPM_{name}_{end.upper()} {by[kind][end]}" for kind, name in
                    (("gain", "GAIN"), ("at most", "AT_MOST"), ("no gain", "NONE"))
                    for end in ("below", "above", "of"))


likely = intervals()
hopeful = [c for c in likely["coverage"] if c["as"] != "no gain"]
hoped, own, by_others = (sum(c[key] for c in hopeful) for key in ("said", "own", "without_it"))
mean_width = sum(c["said"] * c["width"] for c in hopeful) / hoped
sure = sum(c["gained_above_0"] for c in hopeful)
if sure != sum(c["above_0"] for c in hopeful):
    sys.exit("not all that were to gain something did")
gains = list(said_before())
held = sum(low <= gain <= high for gain, (_, low, high) in gains)
words = ["no", "one", "two", "three", "four", "five", "six"]
found, mended = ([words[n] for n in repairs(when)] for when in ("as_found", "after_what_they_taught"))
mape, pairs, tau = percent(score["mape"], 1), score["pairs"], shown(score["kendall_tau"], 2)
gain_error = percent(launch["launch_gain_error"], 1)


def of_tiles(rows, other):
    """Attention's errors, of tiles of 128 keys or of others, as a percentage."""
    errors = [abs(r["predicted_cycles"] / r["measured_cycles"] - 1) for r in rows
              if r["kernel"].startswith("attn_ws") and bool(re.search(r"_n\d+", r["kernel"])) == other]
    return percent(sum(errors) / len(errors), 1)


def hashed(name):
    """What was said before anything of a kernel was measured: the file as it was hashed then."""
    with open(f"{ROOT}/bench/variants/{name}.json", encoding="utf-8") as f:
        return json.load(f)


before, again_before = results("model-fresh"), results("model-fresh2")
for scored, said in ((before, "fresh-predicted"), (again_before, "fresh2-predicted")):
    then = {(r["source"], *r["edits"]): r["predicted_cycles"] for r in hashed(said)["rows"]}
    assert then == {(r["kernel"], *r["edits"]): r["predicted_cycles"] for r in scored["rows"]}, said
    mean = sum(abs(r["predicted_cycles"] / r["measured_cycles"] - 1) for r in scored["rows"]) / len(then)
    assert abs(mean - scored["as_predicted"]["mape"]) < 1e-4, said
first_said, second_said = before["as_predicted"], again_before["as_predicted"]
decided = score["layouts"]
covered = percent(launch["covered"])
large = ("M4096", "M8192")
CLAIMS = [
    (README, f"a GEMM of four waves of CTAs or more takes {cost('gemm', large, 'default')} longer, one of one "
             f"wave {wave()}, all four; with every CTA probed the former {cost('gemm', large, 'all')}. Worst "
             f"is attention of 512 keys, every CTA: {cost('attn', ['S512'], 'all')}, the latter with its warp "
             f"groups in turn, {all_groups}% with all (`entry.json`)"),
    (FINDINGS, f"| {one_wave('M1024')} of 32 CTAs, {one_wave('M1536')} of 132"),
    (FINDINGS, f"`gemm_swp2` {swp2()} at 32 and 132 CTAs and 4096³"),
    (README, f"Of {len(truth)} regions of known length {met} come out right"),
    (README, f"They are off by {mape}% of a CTA's time on average over {pairs} pairs of variants "
             f"(Kendall's tau {tau})"),
    (README, f"the gain of {launch['pairs']} launches of edited kernels by {gain_error} points"),
    (README, f"Of {len(evidence)} experiments that `kperf evidence` proposed {stands} bear its "
             f"claim out, {refuted} refute it"),
    (LIKELY, widened(likely["widths"])),
    (LIKELY, f"#define KPM_LIKELY_SAID {hoped} #define KPM_LIKELY_OWN {own} #define KPM_LIKELY_HELD {by_others} "),
    (REPORT, f"#define KPM_GAINS_SAID {len(gains)} #define KPM_GAINS_HELD {held} "),
    (LIKELY, f"#define KPM_SINCE_SAID {likely['since']['said']} #define KPM_SINCE_HELD {likely['since']['likely']} "),
    (FINDINGS, f"**Said since, by intervals that stood before: {likely['since']['likely']} of "
               f"{likely['since']['said']} lie in theirs**, {likely['since']['own']} in the model's own"),
    (FINDINGS, f"since then {likely['since']['likely']} of {likely['since']['said']} |"),
    (README, f"of {likely['since']['said']} said since {likely['since']['likely']}"),
    (README, f"by other kernels' gains alone it holds {by_others} of {hoped} that were to gain"),
    (README, f"the model's own {own}; of {likely['since']['said']} said since {likely['since']['likely']}; "
             f"{percent(mean_width)} points wide; beginning above nothing, "
             f"{sure} of {sure} gained"),
    (FINDINGS, f"{by_others} of {hoped} that were to gain lie in it, by the other kernels' gains alone; {own} of them lay"),
    *[(FINDINGS, f"| {c['said']} | {c['own']} | {c['without_it'] if none else '**%d**' % c['without_it']} | "
                 f"{percent(c['own_width'], 1)}, now {percent(c['width'], 1)} |")
      for c in likely["coverage"] for none in [c["as"] == "no gain"]],
    (FINDINGS, f"| {likely['made_on']['launches']} | {likely['made_on']['own']} | {likely['made_on']['likely']} | "
               f"{percent(likely['made_on']['own_width'], 1)}, now {percent(likely['made_on']['width'], 1)} |"),
    (README, f"{covered}% of {launch['pairs']} such launches (bar: 90%); of **{len(gains)}** gains of other "
             f"kernels, said beforehand, **{held}**"),
    (FINDINGS, f"its own interval held **{held}** of {len(gains)} gains"),
    (FINDINGS, f"**What an interval held where nobody had fitted anything: {held} of {len(gains)} gains of "
               f"launches**"),
    (README, f"{stands} stand, {refuted} are refuted and {undecided} undecided"),
    (README, f"of {figures} figures that were said of them {as_said} came out as said"),
    (README, f"{applied['original_us']:.0f} to {applied['candidate_us']:.0f} µs, "
             f"{percent(applied['measured_gain'])}% less"),
    (README, f"at three others it takes {paused}"),
    (README, f"launch by {percent(statistics.median(moved), 2)}% in the median of {len(moved)}, "
             f"by up to {percent(moved[-1], 1)}%"),
    (FINDINGS, f"the pause takes {paused} at three others"),
    (FINDINGS, f"on average, {in_places} off all 8 at three shapes"),
    (README, f"takes {percent(by_hand['measured_gain'])}% less"),
    (README, f"kperf in every CTA takes {ratios(4096, every, new, 1)} and "
             f"{ratios(8192, every, new, 1)}%, Triton's Proton {ratios(4096, 'proton', new, 1)} "
             f"and {ratios(8192, 'proton', new, 1)}%"),
    *[(README, f"| `{name}.json` | {defects} | **{first}**{about} |")
      for (name, defects, first, held_here), about in zip(blind_tests(), BLIND)
      for about in [about.format(held=held_here)]],
    (README, f"all {mended[0]} stand first, {mended[1]} in their intervals"),
    (FINDINGS, f"Of {words[len(seeded)]} more, by another, **{found[0]}** first as it was and **{found[1]}** "
               f"gain in its interval; with the gains in view all {mended[0]}, {mended[1]} in their"),
    (FINDINGS, f"{met} of {len(truth)} regions of known length"),
    *[(where, f"of {len(unseen)} by the truths as first defined{and_then}{sum(r['met'] for r in unseen)} of "
              f"{len(unseen)} by those that were changed with the data in view")
      for where, and_then in ((README, ", "), (FINDINGS, " ("))],
    (README, f"of {len(fresh)} again of other kinds **{sum(r['met'] for r in fresh)}**, where {as_recorded(fresh)}"),
    (FINDINGS, f"**{sum(r['met'] for r in fresh)} of {len(fresh)} are within 2 cycles or 0.5%, "
               f"{sum(r['inside'] for r in fresh)} in the stated interval.** As recorded, without any correction, "
               f"{as_recorded(fresh)} are"),
    (FINDINGS, f"{len(known_again)} known regions {sum(r['met'] for r in known_again)} are right, "
               f"{as_recorded(known_again)} as recorded"),
    (FINDINGS, f"{unseen_again} with three kinds of calibration's own loops corrected"),
    (FINDINGS, f"| {mape}% of a CTA's time over {pairs} pairs, "
               f"regret {percent(score['regret'], 2)}%, Kendall's tau **{tau}**"),
    (FINDINGS, f"| **{percent(first_said['mape'], 1)}%** over {first_said['pairs']} pairs, tau "
               f"**{shown(first_said['kendall_tau'], 2)}**, regret **{percent(first_said['regret'], 2)}%**; with tiles as it "
               f"had seen {of_tiles(before['rows'], False)}%, with others **{of_tiles(before['rows'], True)}%**; "
               f"mended, {second_said['pairs']} more **{percent(second_said['mape'], 1)}%**"),
    (FINDINGS, f"**Of the score's own {decided['comparisons']:.0f} comparisons {decided['comparisons_decided']:.0f} "
               f"have a sign at 95% over the 18 layouts, and {decided['discordant_decided']:.0f} of these are wrong: "
               f"{shown(decided['kendall_tau_decided'], 2)}.**"),
    (README, f"Of {first_said['pairs']} pairs that were predicted before anything of their kernels was measured "
             f"**{percent(first_said['mape'], 1)}%** (tau **{shown(first_said['kendall_tau'], 2)}**; attention with tiles as "
             f"it had seen {of_tiles(before['rows'], False)}%, with others **{of_tiles(before['rows'], True)}%**"),
    (FINDINGS, f"| {gain_error} points off on average in {launch['pairs']} launches"),
    (FINDINGS, f"of {len(evidence)} experiments {stands} bear the claim out, {refuted} refute it, "
               f"{undecided} leave it open; of {figures} predicted figures {as_said} are as said"),
    (FINDINGS, f"| {ratios(4096, every, None)} and {ratios(8192, every, None)} (4096³, 8192³), "
               f"default {ratios(4096, default, None)} and {ratios(8192, default, None)}, Proton "
               f"{ratios(4096, 'proton', None)} and {ratios(8192, 'proton', None)} |"),
]

PAGES = sorted(glob.glob("doc/findings/*.md", root_dir=ROOT))


def read(name):
    with open(f"{ROOT}/{name}", encoding="utf-8") as f:
        return f.read()


texts = {README: "\n".join(map(read, [README, "doc/guide.md"])), REPORT: read(REPORT), LIKELY: read(LIKELY),
         FINDINGS: "\n".join(map(read, [FINDINGS, *PAGES]))}
texts = {name: re.sub(r"\s+", " ", text) for name, text in texts.items()}
missing = [(name, claim) for name, claim in CLAIMS if claim not in texts[name]]
for name, claim in missing:
    print(f"{name}: bench/results says: {claim}")


def anchor(heading):
    """As GitHub makes it of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower()).replace(" ", "-")


def headings(text, level):
    text = re.sub(r"(?ms)^```.*?^```", "", text)
    return re.findall(rf"(?m)^#{{{level}}} (.*\S)", text)


def leads(name, link):
    """Does a link in a file lead to what is there?"""
    path, _, heading = link.partition("#")
    to = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
    if not os.path.exists(f"{ROOT}/{to}"):
        return False
    return not heading or heading in {anchor(h) for h in headings(read(to), "1,6")}


OTHERS = ("doc/guide.md", "doc/design.md", "examples/README.md", "traces/README.md", "tests/amd/README.md")
astray = []
for name in (README, FINDINGS, *OTHERS, *PAGES):
    links = re.findall(r"\]\(([^)\s]*)\)", re.sub(r"(?ms)^```.*?^```", "", read(name)))
    astray += [f"{name}: the link {link} leads nowhere" for link in links
               if not re.match(r"\w+:", link) and not leads(name, link)]
# A file that is named is there, by its last name; `src/cli/cmd_NAME.c` stands for many.
there = {name for _, _, names in os.walk(ROOT) for name in names} | {"cuda.h"}
for name in (README, FINDINGS, *OTHERS, *PAGES):
    called = re.findall(r"`[\w/.-]*?([\w.-]+\.(?:c|h|py|sh|json|cuh?|yaml|md))`", read(name))
    astray += [f"{name}: no file {file}" for file in called
               if file not in there and not re.search("[A-Z]{4}", file)]
# Lines are read in a terminal: what can be broken is, behind 120 columns.  Tables and links cannot.
for name in (README, FINDINGS, *OTHERS, *PAGES):
    lines = re.sub(r"(?ms)^```.*?^```", lambda code: "\n" * code[0].count("\n"), read(name)).split("\n")
    astray += [f"{name}:{n}: a line of {len(line)} columns" for n, line in enumerate(lines, 1)
               if len(line) > 120 and not re.match(r" *\||    |<!--", line) and "](" not in line]
# A section is listed with its page, all in their order; of a page without sections its title is.
listed = re.findall(r"(?m)^\* \[(.*?)\]\(([^)#]*#[^)]*)\)", read(FINDINGS))
order = re.findall(r"(?m)^## \[.*\]\((findings/[^)]*)\)$", read(FINDINGS)) or [""]
sections = [(h, f"{page}#{anchor(h)}") for page in order
            for h in headings(read(f"doc/{page}" if page else FINDINGS), 2)]
astray += [f"{FINDINGS}: a page that is not listed: {page}" for page in PAGES
           if page.removeprefix("doc/") not in order]
astray += [f"{FINDINGS}: not listed, or not so: {s}" for s, a in sections if (s, a) not in listed]
astray += [f"{FINDINGS}: listed, and not there: {s}" for s, a in listed if (s, a) not in sections]
if not astray and listed != sections:
    astray = [f"{FINDINGS}: the sections are listed in another order"]
print(*astray, sep="\n", end="\n" if astray else "")
sys.exit(bool(missing or astray))
