"""More protocols of several warps, as check_protocols.py has them: phases that do not alternate, groups
of warps, flags, products and stores in flight, matrices, inner loops, waits of other shapes.
check_protocol_phases.py MOVE FOLDER"""

from check_protocols import (ADVANCE, COPIER, DELAY, HOIST, KEEP, OVER, PRODUCT, READ, READ_OTHER, WRITE, arrive,
                             copy, judge, kernel, over_read, region, release, wait, wait_for_room)

CHAIN = [[wait("relay"), arrive("empty")]]
GUARD = [wait("spare"), wait("empty"), copy("%r2", "full")]
STORE_OUT = ("cp.async.bulk.global.shared::cta.bulk_group [%rd2], [%r2], 1024;\n"
             "cp.async.bulk.commit_group;")
LOOK = "mbarrier.try_wait.parity.shared::cta.b64 %s, [%s], %s;"


def mark(arrives, on="relay", before=""):
    """A region `release` with any arrive in it."""
    return "%s// kperf.begin release\n// kperf.arrive %s\n%s\n// kperf.end release" % (
        before, on, arrives)


def loop(name, turns, body):
    return ("mov.u32 %%r40, 0;\n%s:\n%s\nadd.s32 %%r40, %%r40, 1;\nsetp.lt.s32 %%p5, %%r40, %d;\n"
            "@%%p5 bra %s;" % (name, body, turns, name))


def reads(what, guard, chain=None, behind=arrive("spare")):
    """The release passes `what`, and `guard` is before the copy into the slot."""
    return kernel([guard, [wait("full"), region("first"), what, release("relay"), behind]] +
                  (CHAIN if chain is None else chain))


def with_parity(text, on="spare"):
    """A guard that looks at a parity made by `text` in %r20."""
    return [text, wait(on).replace("%r4", "%r20"), wait("empty"), copy("%r2", "full")]


def phases():
    """Parities: a wait guards in each turn when its parity is another each time that it comes to the
    same barrier."""
    for name, text, legal in (
            ("a counter", "and.b32 %r20, %r4, 1;", True),
            ("a counter, the other way", "and.b32 %r19, %r4, 1;\nxor.b32 %r20, %r19, 1;", True),
            ("not of a counter", "not.b32 %r19, %r4;\nand.b32 %r20, %r19, 1;", True),
            ("half a counter", "shr.u32 %r19, %r4, 1;\nand.b32 %r20, %r19, 1;", False),
            ("twice a counter", "shl.b32 %r19, %r4, 1;\nand.b32 %r20, %r19, 1;", False),
            ("a bit of a counter by selp", "and.b32 %r19, %r4, 2;\nsetp.ne.s32 %p6, %r19, 0;\n"
             "selp.b32 %r20, 1, 0, %p6;", False),
            ("a comparison", "setp.lt.s32 %p6, %r4, 3;\nselp.b32 %r20, 0, 1, %p6;", False),
            ("a parity that memory tells", "ld.global.u32 %r20, [%rd2+128];", False),
            ("a parity that a thread tells", "and.b32 %r20, %r1, 1;", False)):
        yield "relay", "guarded by the parity of " + name, reads(READ, with_parity(text)), ADVANCE, legal
    flips = "xor.b32 %r20, %r20, 1;"
    start = ("\tmov.u32 %r4, 0;\n$again0", "\tmov.u32 %r4, 0;\n\tmov.u32 %r20, 0;\n$again0")
    for name, text, legal in (
            ("flips", flips, True),
            ("flips twice", flips + "\n" + flips, False),
            ("flips in some turns", "setp.eq.s32 %p6, %r4, 3;\n@%p6 bra on;\n" + flips + "\non:", False),
            ("flips by what selp says", "setp.eq.s32 %p6, %r4, 3;\nselp.b32 %r19, 0, 1, %p6;\n"
             "xor.b32 %r20, %r20, %r19;", False)):
        guard = [wait("spare").replace("%r4", "%r20"), wait("empty"), copy("%r2", "full"), text]
        yield "relay", "guarded by a parity that " + name, reads(READ, guard).replace(*start), ADVANCE, legal
    # two slots and two barriers, of a ring
    ring = "and.b32 %r30, %r4, 1;\nshl.b32 %r31, %r30, 9;\nadd.s32 %r32, %r2, %r31;\n" \
           "shl.b32 %r33, %r30, 4;\nadd.s32 %r34, %r14, %r33;\n"
    look = wait("spare").replace("%r13", "%r34").replace("%r4", "%r20")
    to = copy("%r32", "full").replace("1024", "512")
    own = ring
    for k in range(5):
        own = own.replace("%%r3%d" % k, "%%r4%d" % (k + 4))
    give = arrive("spare").replace("%r13", "%r48")
    read = READ.replace("%r2", "%r46")
    for name, text, legal in (("each second turn", "shr.u32 %r19, %r4, 1;\nand.b32 %r20, %r19, 1;", True),
                              ("each turn", "and.b32 %r20, %r4, 1;", False),
                              ("each fourth turn", "shr.u32 %r19, %r4, 2;\nand.b32 %r20, %r19, 1;", False)):
        yield "relay", "a ring of two whose parity changes " + name, kernel(
            [[ring + text, look, wait("empty"), to],
             [own, wait("full"), region("first"), read, release("relay"), give]] +
            CHAIN), ADVANCE, legal
    second = "shr.u32 %r19, %r4, 1;\nand.b32 %r20, %r19, 1;"
    for name, more, legal in (("in its slot", "and.b32 %r87, %r1, 31;\n", True),
                              ("perhaps beyond its slot", "mov.u32 %r87, %r1;\n", False)):
        lane = more + "shl.b32 %r88, %r87, 2;\nadd.s32 %r89, %r46, %r88;\n"
        yield "relay", "a ring of two, read " + name, kernel(
            [[ring + second, look, wait("empty"), to],
             [own + lane, wait("full"), region("first"), "ld.shared.u32 %r63, [%r89];", release("relay"), give]] +
            CHAIN), ADVANCE, legal
    yield "relay", "a barrier of each second turn, one slot", kernel(
        [[ring + "shr.u32 %r19, %r4, 1;\nand.b32 %r20, %r19, 1;", look, wait("empty"), copy("%r2", "full")],
         [own, wait("full"), region("first"), READ, release("relay"), give]] + CHAIN), ADVANCE, False
    # a state instead of a parity
    state = wait("spare").replace(".parity", "").replace("%r4", "%rd30")
    told = "mbarrier.arrive.shared::cta.b64 %rd30, [%r13];"
    stale = reads(READ, [state, wait("empty"), copy("%r2", "full")]).replace(
        "\tmov.u32 %r4, 0;\n$again0", "\tmov.u32 %r4, 0;\n\t" + told + "\n$again0")
    yield "relay", "guarded by a state of before", stale, ADVANCE, False
    # the wait of a reader
    for name, parity, legal in (("half", "shr.u32 %r19, %r4, 1;\nand.b32 %r20, %r19, 1;", False),
                                ("each", "and.b32 %r20, %r4, 1;", True)):
        own = [wait("relay"), parity, wait("full").replace("%r4", "%r20"), READ, KEEP, arrive("empty"),
               arrive("meta")]
        yield "relay", "a reader that waits in %s turn" % name, kernel(
            [GUARD, [wait_for_room("meta"), region("first"), wait("full"), release("relay"), arrive("spare")],
             own]), ADVANCE, legal


def roles():
    second = [wait("full"), READ, arrive("spare")]
    silent = [wait("full"), region("first"), READ, release("relay")]
    yield "relay", "of two readers the other arrives", kernel([GUARD, silent, second] + CHAIN), ADVANCE, False
    yield "relay", "two readers arrive", kernel(
        [GUARD, silent + [arrive("spare")], second] + CHAIN), ADVANCE, True
    yield "relay", "a guard outside of the loop", kernel(
        [[wait("spare"), loop("inner", 2, wait("empty").replace("retry", "r2") + "\n" + copy("%r2", "full"))],
         silent + [arrive("spare")]] + CHAIN), ADVANCE, False
    yield "relay", "a guard before another copy", kernel(
        [[wait("spare"), copy("%r3", "meta"), wait("empty"), copy("%r2", "full")],
         silent + [arrive("spare")]] + CHAIN), ADVANCE, False
    yield "relay", "an arrive that drops out", kernel(
        [GUARD, silent + ["mbarrier.arrive_drop.shared::cta.b64 _, [%r13];"]] + CHAIN), ADVANCE, False
    for on, what, legal in (("barrier.cluster.arrive", "barrier.cluster.arrive.release.aligned;", False),
                            ("a prefetch", "prefetch.global.L2 [%rd2];\n" + READ, True),
                            ("the next grid's launch", "griddepcontrol.launch_dependents;", False)):
        yield "relay", "a release past " + on, reads(what, GUARD), ADVANCE, legal
    met = [wait("full"), region("first"), READ, release("relay"), "bar.arrive 3, 64;"]
    other = ["bar.sync 3, 64;", WRITE, arrive("full")]
    yield "relay", "a meeting of another warp guards", kernel(
        [other, met[:-1], [wait("relay"), "bar.arrive 3, 64;"]]), ADVANCE, False
    reads_r2 = [wait("relay"), READ, KEEP, arrive("spare")]
    lets = [region("wait_full", wait("full")), arrive("relay"), region("use"), READ, arrive("empty")]
    yield None, "a wait past an arrive that passes it on", kernel([COPIER, lets, reads_r2]), DELAY, False
    yield None, "a wait past an arrive of which nothing depends", kernel(
        [COPIER, [wait_for_room("meta")] + lets, [wait("relay"), READ_OTHER, arrive("meta")]]), DELAY, True
    # found by playing random ones (check_orders.py)
    asked = [wait_for_room("empty"), region("wait_full", wait_for_room("spare").replace("%r5", "%r6")),
             arrive("relay"), arrive("full"), region("use")]
    told = [wait("relay"), READ_OTHER, wait("full"), arrive("empty"), arrive("spare")]
    yield None, "a wait past all that tells that it is over", kernel([told, asked]), DELAY, False
    fills = [wait_for_room("empty"), wait_for_room("spare").replace("%r5", "%r6"), copy("%r3", "relay"),
             copy("%r2", "full")]
    yield None, "a wait past both that give back", kernel(
        [fills, [wait("relay"), region("wait_full", wait("full")), READ_OTHER, arrive("empty"), arrive("spare"),
                 region("use")]]), DELAY, False
    yield None, "a wait past fence.proxy.async", kernel(
        [[wait("empty"), "st.shared.u32 [%r3], %r4;", arrive("full")],
         [region("wait_full", wait("full")), "fence.proxy.async.shared::cta;", region("use"), PRODUCT, OVER,
          arrive("empty")]]), DELAY, False
    yield None, "a store past fence.proxy.async", kernel(
        [[region("before", "fence.proxy.async.shared::cta;"), region("load", WRITE), STORE_OUT]]), HOIST, False
    yield None, "a copy past what it reads", kernel(
        [[wait("empty"), region("before", "st.global.u32 [%rd2], %r4;"), "fence.proxy.async;",
          region("load", copy("%r2", "full"))], [wait("full"), READ, arrive("empty")]]), HOIST, False


def flags():
    """Chains by memory."""
    spin = ["spin:", "ld.%s.u32 %%r70, [%s];", "setp.ne.s32 %p3, %r70, %r4;", "@%p3 bra spin;", WRITE,
            arrive("full")]
    def told(look, by, at="%rd2+64"):
        return over_read([spin[0], spin[1] % (look, at)] + spin[2:], [[wait("relay"), by]])
    for name, look, by, at in (
            ("an acquire in global memory", "acquire.gpu.global", "st.release.gpu.global.u32 [%rd2+64], %r4;",
             "%rd2+64"),
            ("a reduction", "acquire.gpu.global", "red.release.gpu.global.add.u32 [%rd2+64], 1;", "%rd2+64"),
            ("a store that is plain", "volatile.global", "membar.gl;\nst.global.u32 [%rd2+64], %r4;", "%rd2+64"),
            ("a store that is plain, shared", "volatile.shared", "membar.cta;\nst.shared.u32 [%r14], %r4;", "%r14")):
        yield "relay", "a chain by " + name, told(look, by, at), ADVANCE, False
    yield "relay", "an acquire between", reads("ld.acquire.gpu.global.u32 %r61, [%rd2];", GUARD), ADVANCE, False
    yield "relay", "an atomic between", reads("atom.shared.add.u32 %r61, [%r2], 1;", COPIER), ADVANCE, False
    yield None, "a load before the wait for who stores", kernel(
        [["st.global.u32 [%rd2], %r4;", arrive("spare")],
         [region("before", wait("spare")), region("load", "ld.global.u32 %r61, [%rd2];"), KEEP]]), HOIST, False


def flying():
    """Products and stores that are under way."""
    other = PRODUCT.replace("%r3", "%r2").replace("%r86", "%r66").replace("%r87", "%r67").replace(
        "%rd70", "%rd71").replace("%rd80", "%rd81")
    for n in (71, 72, 73, 74):
        other = other.replace("%%r%d" % n, "%%r%d" % (n - 20))
    first, second = other, PRODUCT
    done = "wgmma.wait_group.sync.aligned %d;"
    fills = [wait("empty"), copy("%r2", "full"), wait("spare"), copy("%r3", "full")]
    yield "empty", "a product before its wait", kernel(
        [fills, [wait("full"), first, region("first"), done % 0, release("empty"), arrive("spare")]]), ADVANCE, False
    yield "empty", "a product that is over", kernel(
        [fills, [wait("full"), first, done % 0, region("first"), "add.s32 %r61, %r4, 1;", release("empty"),
                 arrive("spare")]]), ADVANCE, True
    for name, on, legal in (("first", "empty", True), ("second", "spare", False)):
        both = [wait("full"), first, second, done % 1, region("first"), done % 0, release(on)]
        yield on, "all but one are over, and the %s's slot is released" % name, kernel(
            [fills, both + [arrive("spare" if on == "empty" else "empty")]]), ADVANCE, legal
    yield "relay", "a store of the slot between", reads(STORE_OUT + "\ncp.async.bulk.wait_group.read 0;", GUARD), \
        ADVANCE, False
    yield "relay", "a store that is over before", kernel(
        [GUARD, [wait("full"), STORE_OUT, "cp.async.bulk.wait_group.read 0;", region("first"), READ,
                 release("relay"), arrive("spare")]] + CHAIN), ADVANCE, True
    yield None, "a wait past a store of what it is for", kernel(
        [COPIER, [region("wait_full", wait("full")), STORE_OUT, region("use"),
                  "cp.async.bulk.wait_group.read 0;", arrive("empty")]]), DELAY, False
    yield "relay", "a reduction out of the slot", reads(
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd2], [%r2], 1024;", GUARD), ADVANCE, False


def readers():
    """Who reads, and how it is told."""
    rows = "and.b32 %r63, %r1, 31;\nshl.b32 %r64, %r63, 4;\nadd.s32 %r65, %r2, %r64;\n"
    matrix = "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r61, %r62, %r66, %r67}, [%r65];"
    yield "relay", "a matrix of a guarded slot", reads(rows + matrix, GUARD), ADVANCE, True
    yield "relay", "a matrix of a slot by a chain", reads(rows + matrix, COPIER), ADVANCE, False
    yield "relay", "a matrix that is stored", reads(
        rows + matrix.replace("ldmatrix", "stmatrix").replace("{%r61, %r62, %r66, %r67}, [%r65]",
                                                               "[%r65], {%r61, %r62, %r66, %r67}"), GUARD), \
        ADVANCE, False
    elsewhere = [wait("relay"), copy("%r3", "full")]
    yield "relay", "a matrix beside what is copied", reads(rows + matrix, elsewhere, []), ADVANCE, True
    yield None, "a matrix before the store into it", kernel(
        [[rows + region("before"), WRITE, region("load", matrix), KEEP]]), HOIST, False
    elected = "elect.sync _|%p6, -1;\n@%p6 "
    yield "relay", "an elected lane lets go, all arrive", kernel(
        [GUARD, [wait("full"), region("first"), READ, mark(elected + arrive("relay")), arrive("spare")]] +
        CHAIN), ADVANCE, True
    yield "relay", "an elected lane arrives behind a shuffle", reads(
        READ, GUARD, behind="shfl.sync.idx.b32 %r62, %r61, 0, 31, -1;\n" + elected + arrive("spare")), ADVANCE, False
    one = "setp.eq.u32 %p6, %r4, 3;\n"
    yield "relay", "a release of some turns", kernel(
        [GUARD, [wait("full"), region("first"), READ, mark(one + "@!%p6 " + arrive("relay")), arrive("spare")]] +
        CHAIN), ADVANCE, True
    asks = "atom.global.add.u32 %r62, [%rd2+512], 1;\nsetp.eq.u32 %p6, %r62, 3;\n"
    yield "relay", "a release by what an atomic says", kernel(
        [GUARD, [wait("full"), region("first"), READ, mark(asks + "@!%p6 " + arrive("relay")), arrive("spare")]] +
        CHAIN), ADVANCE, False
    table = "$ways: .branchtargets $on2, $on3;\nbrx.idx %r63, $ways;\n$on2:\nadd.s32 %r62, %r4, 1;\n$on3:\n"
    yield "relay", "a table of ways between", reads("and.b32 %r63, %r4, 1;\n" + table + READ, GUARD), ADVANCE, False
    by_table = ["and.b32 %r63, %r4, 1;\n" + table] + COPIER
    yield "relay", "a table of ways before the copy", reads(READ, by_table), ADVANCE, False


def waits():
    """Waits of other shapes, as guards."""
    def guard(text):
        return [text, wait("empty"), copy("%r2", "full")]
    spare, empty = LOOK % ("%p7", "%r13", "%r4"), LOOK % ("%p8", "%r10", "%r4")
    for name, text, legal in (
            ("with a time", wait("spare").replace("%r4;", "%r4, 20000;"), True),
            ("of two in one loop", "both:\n%s\n@!%%p7 bra both;\n%s\n@!%%p8 bra both;" % (spare, empty), True),
            ("of either", "both:\n%s\n%s\nor.pred %%p8, %%p7, %%p8;\n@!%%p8 bra both;" % (spare, empty), False),
            ("of a barrier a lane looks at", "elect.sync _|%p6, -1;\n@!%p6 bra past;\n" + wait("spare") + "\npast:",
             False),
            ("that looks three times", loop("thrice", 3, spare), False),
            ("that gives up by the clock", "mov.u64 %rd40, %clock64;\nlate:\n" + spare + "\n@%p7 bra past;\n"
             "mov.u64 %rd41, %clock64;\nsub.s64 %rd42, %rd41, %rd40;\nsetp.lt.s64 %p8, %rd42, 100;\n"
             "@%p8 bra late;\npast:", False)):
        yield "relay", "guarded by a wait " + name, reads(READ, guard(text)), ADVANCE, legal
    # loops of reads
    at = "shl.b32 %r41, %r40, 4;\nadd.s32 %r42, %r2, %r41;\nld.shared.u32 %r61, [%r42];"
    yield "relay", "a slot read in an inner loop, guarded", reads(loop("inner", 4, at), GUARD), ADVANCE, True
    yield "relay", "a slot read in an inner loop, by a chain", reads(loop("inner", 4, at), COPIER), ADVANCE, False
    yield "relay", "an inner loop that gives back each time", reads(
        loop("inner", 4, at + "\n" + arrive("spare")), GUARD, behind=""), ADVANCE, False
    yield "relay", "an inner loop that is left early", reads(
        loop("inner", 4, "setp.eq.s32 %p6, %r61, 7;\n@%p6 bra left;\n" + at) + "\nleft:", GUARD), ADVANCE, True
    waits_often = loop("inner", 4, wait("meta").replace("retry", "r3").replace("%r4", "1"))
    yield "relay", "an inner loop of waits for what nobody does", reads(waits_often, GUARD), ADVANCE, True
    yield "relay", "an inner loop of waits for one that is let go", reads(
        waits_often, GUARD, [[wait("relay"), arrive("meta"), arrive("empty")]]), ADVANCE, False
    yield "relay", "an inner loop that reads, and gives back each time", reads(
        loop("inner", 4, READ + "\n" + arrive("spare")), GUARD, behind=""), ADVANCE, False
    yield "relay", "an inner loop that is left in its middle", reads(
        loop("inner", 4, at + "\nsetp.eq.s32 %p6, %r61, 7;\n@%p6 bra left;") + "\n" + arrive("spare") +
        "\nleft:", GUARD, behind=""), ADVANCE, False


def ahead():
    """Who looks a turn ahead, by a wait before the loop, and a ring of one slot: a load that no longer
    stands behind another, for which the other's reader waits before he gives back."""
    fills = [wait_for_room("spare").replace("%r5", "%r16"), region("before"), copy("%r2", "full"),
             region("load", wait_for_room("empty") + "\n" + copy("%r3", "relay"))]
    takes = [wait("full"), READ, arrive("spare"), wait("relay"), READ_OTHER, arrive("empty")]
    yield None, "a load before that of the same turn", kernel([fills, takes]), HOIST, True
    takes[0] = "xor.b32 %r17, %r4, 1;\n" + wait("full").replace("%r4", "%r17")
    first = "\tmov.u32 %r4, 0;\n" + wait("full").replace("retry", "first") + "\n" + READ + "\n" + arrive("spare")
    yield None, "a load before that of which the next is awaited", kernel([fills, takes]).replace(
        "\tmov.u32 %r4, 0;\n$again1", first + "\n$again1"), HOIST, False


def cases():
    for some in (phases(), roles(), flags(), flying(), readers(), waits(), ahead()):
        for case in some:
            yield case


if __name__ == "__main__":
    judge(cases(), legal=23, illegal=57)
