"""Random protocols of two or three warps: what is moved in one keeps it, in every order in which its steps
may come (protocol_play.py).  check_orders.py MOVE FOLDER SEED JUDGED"""
import os
import random
import subprocess
import sys

import protocol_play
from check_protocols import DELAY, HOIST, arrive, copy, kernel, region, release, wait, wait_for_room

ROOM = {"empty": "%r15", "full": "%r16", "relay": "%r17", "spare": "%r18", "meta": "%r19"}
SLOTS = ["%r2", "%r3"]


def merged(rng, chains):
    """Their steps, each chain's in its order."""
    chains, out = [list(c) for c in chains if c], []
    while chains:
        k = rng.choices(range(len(chains)), [len(c) for c in chains])[0]
        out.append(chains[k].pop(0))
        chains = [c for c in chains if c]
    return out


def roles(rng):
    """Who fills and who reads, with answers, some of which are missing or come too early."""
    n = rng.choice([2, 3, 3])
    chains = [[] for _ in range(n)]
    for told, answer in (("full", "empty"), ("relay", "spare"))[:rng.choice([1, 2, 2, 2])]:
        by, to = rng.sample(range(n), 2)
        kind, slot = rng.choice(["copy", "copy", "arrive"]), rng.choice(SLOTS)
        fills = [("wait", answer, rng.random() < .7)] if rng.random() > .1 else []
        fills += [("write", slot)] if kind == "arrive" and rng.random() < .5 else []
        fills += [("copy", told, slot) if kind == "copy" else ("arrive", told)]
        takes = [("wait", told, False)] + ([("read", slot)] if rng.random() < .8 else []) + [("arrive", answer)]
        if rng.random() < .15:
            takes[-1], takes[-2] = takes[-2], takes[-1]
        chains[by].append(fills)
        chains[to].append(takes)
        if n == 3 and rng.random() < .35:
            third = 3 - by - to
            chains[third].append([("wait", told, False)] + [("read", slot)] * rng.choice([0, 1]) +
                                 [("arrive", answer)] * (rng.random() < .6))
    if rng.random() < .6:
        by, to = rng.sample(range(n), 2)
        chains[by].append([("arrive", "meta")])
        chains[to].append([("wait", "meta", rng.random() < .3)] +
                          [("read", rng.choice(SLOTS))] * rng.choice([0, 1]))
    return [merged(rng, c) or [("read", "%r2")] for c in chains]


def text(step):
    if step[0] == "copy":
        return copy(step[2], step[1])
    if step[0] == "wait":
        return wait_for_room(step[1]).replace("%r5", ROOM[step[1]]) if step[2] else wait(step[1])
    if step[0] == "arrive":
        return arrive(step[1])
    return "ld.shared.u32 %%r61, [%s];" % step[1] if step[0] == "read" else "st.shared.u32 [%s], %%r4;" % step[1]


def asked(rng):
    """A kernel and a motion of one step in it; None: that has nowhere to go."""
    steps = roles(rng)
    all_of = [(i, j) for i, r in enumerate(steps) for j, s in enumerate(r) if s[0] in ("arrive", "wait", "copy")]
    i, j = rng.choice(all_of)
    kind, lines = steps[i][j][0], [[text(s) for s in r] for r in steps]
    mine, on = lines[i], None
    if kind == "wait" and rng.random() < .6:
        if j + 1 == len(mine):
            return None
        k, how = rng.randrange(j + 1, len(mine)), DELAY
        mine[j] = region("wait_full", mine[j])
        mine.insert(k + 1, region("use"))
    elif not j:
        return None
    elif kind == "arrive":
        how, on = ["advance", "release", None, "first"], steps[i][j][1]
        mine[j] = release(on)
        mine.insert(rng.randrange(j), region("first"))
    else:
        k, how = rng.randrange(j), HOIST
        if kind == "copy" and steps[i][j - 1][0] == "wait" and rng.random() < .7 and j - 1 > k:
            mine[j - 1:j + 1] = [region("load", mine[j - 1] + "\n" + mine[j])]
        else:
            mine[j] = region("load", mine[j])
        mine.insert(k, region("before"))
    return kernel(lines), how, on, len(lines)


def is_protocol(kernel_text, warps):
    program = protocol_play.parse(protocol_play.shorter(kernel_text))
    machine = protocol_play.Machine(program, warps, protocol_play.arrives(program), ())
    return machine.one_order(protocol_play.names_of(program))


def main():
    move, folder, seed, judged = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    rng, path = random.Random(seed), os.path.join(folder, "order.ptx")
    kept = wrong = 0
    while kept + wrong < judged:
        one = asked(rng)
        if not one or not is_protocol(one[0], one[3]):
            continue
        with open(path, "w") as f:
            f.write(one[0])
        how = one[1]
        done = subprocess.run([move, path, "k", how[0], how[1], one[2] or how[2], how[3]],
                              capture_output=True, text=True)
        assert done.returncode in (0, 6), done
        try:
            says = done.returncode == 0 and protocol_play.verdict(one[0], how, one[3], [()])
        except protocol_play.Unknown:
            continue
        kept += done.returncode == 0 and says is True
        if done.returncode == 0 and says is False:
            wrong += 1
            print("moved, and its protocol is broken (%s):\n%s" % (" ".join(map(str, how)), one[0]))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
