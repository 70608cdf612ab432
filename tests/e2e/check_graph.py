"""The graph that kperf finds without marks, against marks that were set by hand.

    check_graph.py KPERF MARKED.ptx [NAME+D ...]

Takes the marks out of MARKED.ptx, has KPERF find the barriers, and goes through both texts'
barrier instructions side by side: each name that was set by hand must be one barrier that was
found, each wait at the same distance.  NAME+D: the distance found for this one is D more, for a
reason that the caller gives.  Prints a line a barrier.
"""
import json
import re
import subprocess
import sys

# wait, arrive or start, as the text has them; without wgmma.mma_async, which comes in rows
OPS = re.compile(r"^\s*(?:@!?%\w+\s+)?(mbarrier\.(?:try_wait|arrive)|cp\.async\.bulk\.tensor|"
                 r"wgmma\.(?:wait_group|commit_group)|bar\.sync|bar\.arrive)")
HAND = re.compile(r"\{ \.reg \.pred kperf_(begin|end|wait|arrive|async)_([A-Za-z0-9_]+)(\$.*)?; \}")
FOUND = re.compile(r"/\*kperf\.(begin|end|wait|arrive|async) ([\w.-]+)((?: [\w=.-]+)*)\*/")


def keys(text, pair, between):
    words = [w for w in re.split(pair, text or "") if w]
    if between:
        return dict(w.split("=", 1) for w in words)
    return dict(zip(words[::2], words[1::2]))


def marks_of_ops(lines, pattern, found):
    """For each barrier instruction the marks of the innermost region round it that has any."""
    out, stack = [], []
    for line in lines:
        at = 0
        for m in list(pattern.finditer(line)) + [None]:
            op = OPS.match(re.sub(r"/\*.*?\*/", "", line[at:m.start() if m else len(line)]))
            if op:
                marks = next((s for s in reversed(stack) if s), [])
                out.append((op.group(1), marks))
            if not m:
                break
            at = m.end()
            what, name = m.group(1), m.group(2)
            if what == "begin":
                stack.append([])
            elif what == "end":
                stack.pop()
            else:
                stack[-1].append((what, name, keys(m.group(3), r"\$" if not found else " ", found)))
    return out


def on_what(kind, marks):
    """The marks that an instruction of this kind can be meant by: (what, barrier, k or None)."""
    for what, name, key in marks:
        if kind in ("mbarrier.try_wait", "wgmma.wait_group") and what == "wait":
            yield what, name, int(key.get("k", 0))
        elif kind in ("mbarrier.arrive", "cp.async.bulk.tensor") and what == "async":
            yield "arrive", key["arrives"], int(key.get("bytes", 0))
        elif kind == "mbarrier.arrive" and what == "arrive":
            yield what, name, None
        elif kind == "wgmma.commit_group" and what == "async":
            yield "start", name, int(key.get("flops", 0))
        elif kind.startswith("bar.") and what in ("wait", "arrive"):
            yield what, name, int(key.get("k", 0)) if what == "wait" else None


def main():
    kperf, path, more = sys.argv[1], sys.argv[2], {}
    for word in sys.argv[3:]:
        name, by = re.fullmatch(r"(\w+)([+-]\d+)", word).groups()
        more[name] = int(by)
    text = open(path).read().splitlines()
    plain = [line for line in text if "kperf_" not in line]
    open("plain.ptx", "w").write("\n".join(plain) + "\n")
    subprocess.run([kperf, "instrument", "-q", "-f", "--auto", "all", "--marks-only", "-o",
                    "found.ptx", "plain.ptx"], check=True)
    hand = marks_of_ops(text, HAND, False)
    found = marks_of_ops(open("found.ptx").read().splitlines(), FOUND, True)
    assert [k for k, _ in hand] == [k for k, _ in found], "not the same instructions"
    same, back, seen, bad = {}, {}, {}, 0
    for n, ((kind, by_hand), (_, by_kperf)) in enumerate(zip(hand, found)):
        theirs = sorted(on_what(kind, by_kperf), key=lambda m: m[0])
        for (what, name, number), other in zip(sorted(on_what(kind, by_hand), key=lambda m: m[0]),
                                               theirs + [None] * 4):
            if other is None:
                print(f"{kind} {n}: nothing was found for '{what} {name}'")
                bad += 1
                continue
            # one name by hand may be several operations in the text: each its own, with no other's
            same.setdefault(name, set()).add(other[1])
            back.setdefault(other[1], set()).add(name)
            want = number if what != "wait" or number is None else number + more.get(name, 0)
            if (what, want) != (other[0], other[2]):
                print(f"{kind} {n}: '{what} {name}' {want} by hand, '{other[0]} {other[1]}' "
                      f"{other[2]} was found")
                bad += 1
            seen.setdefault((name, what, number if what == "wait" else None), 0)
            seen[(name, what, number if what == "wait" else None)] += 1
    for name in back:
        if len(back[name]) > 1:
            print(f"{name} was found for {sorted(back[name])}")
            bad += 1
    for name, others in same.items():
        barrier = any(o.startswith(("smem", "bar")) for o in others)
        if barrier and len(others) > 1:
            print(f"{name} is {sorted(others)}")
            bad += 1
    for (name, what, k), n in sorted(seen.items(), key=str):
        print(f"{name}: {what}{'' if k is None else f' k={k}'}, {n} instructions")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
