#!/usr/bin/env python3
"""Every number of kperf model's JSON says what it rests on; so do chosen ones, by their path.

    check_tiers.py REPORT [PATH=TIER...]

As kperf-report(5) has it: NAME_tier beside it, or the longest entry of `tiers` that its path ends with,
or the `tier` of its object.
"""
import json
import sys

TIERS = {"measured", "modeled", "inferred", "bounded", "assumed", "declared"}
# Of the report, or of what the search itself did: no claim on the kernel.
NO_CLAIM = ("schema_version", "searched.bounded", "searched.played", "searched.most_parts",
            "searched.conflicting_pairs")
OTHER_NAME = {"paper.t_load": "load_tier"}


def numbers(j, path, holder, out):
    if isinstance(j, bool) or j is None or isinstance(j, str):
        return
    if isinstance(j, (int, float)):
        out.append((path, holder))
    elif isinstance(j, list):
        for one in j:
            numbers(one, path, holder, out)
    else:
        for name, one in j.items():
            numbers(one, path + [name], j, out)


def tier_of(path, holder, legend):
    own = holder.get(OTHER_NAME.get(".".join(path), path[-1] + "_tier"))
    if own:
        return own
    tails = [".".join(path[i:]) for i in range(len(path))]
    return next((legend[t] for t in tails if t in legend), holder.get("tier"))


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        report = json.load(f)
    out, seen = [], {}
    numbers(report, [], report, out)
    for path, holder in out:
        name = ".".join(path)
        tier = tier_of(path, holder, report["tiers"])
        assert name in NO_CLAIM or tier in TIERS, (name, tier)
        seen.setdefault(name, set()).add(tier)
    for want in sys.argv[2:]:
        name, tier = want.split("=")
        assert seen.get(name) == {tier}, (name, seen.get(name))
    assert len(seen) > 20, len(seen)


if __name__ == "__main__":
    main()
