"""More protocols of several warps, as check_protocols.py has them: clusters, barriers of threads with
counts, groups of copies, loops of other shapes, addresses by other ways.
check_protocol_kinds.py MOVE FOLDER"""

from check_protocols import (ADVANCE, COPIER, DELAY, HOIST, KEEP, READ, READ_OTHER, WRITE, arrive, copy,
                             judge, kernel, over_read, region, release, wait)

CHAIN = [[wait("relay"), arrive("empty")]]
GUARD = [wait("spare"), wait("empty"), copy("%r2", "full")]
REMOTE = "mapa.shared::cluster.u32 %r71, %r10, 1;\n"
TO_REMOTE = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r71];"
STORE_OUT = ("cp.async.bulk.global.shared::cta.bulk_group [%rd2], [%r2], 1024;\n"
             "cp.async.bulk.commit_group;")
MULTICAST = ("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
             "[%r2], [%rd2], 64, [%r11], %h1;")


def mark(arrives, on="relay", before=""):
    """A region `release` with any arrive in it."""
    return "%s// kperf.begin release\n// kperf.arrive %s\n%s\n// kperf.end release" % (
        before, on, arrives)


def read_then(writer, reads, lets, others=(), before=""):
    """The release passes what stands between its anchor and it."""
    return kernel([writer, [wait("full"), before, region("first"), reads, lets]] + list(others))


def loop(name, turns, body):
    return ("mov.u32 %%r40, 0;\n%s:\n%s\nadd.s32 %%r40, %%r40, 1;\nsetp.lt.s32 %%p5, %%r40, %d;\n"
            "@%%p5 bra %s;" % (name, body, turns, name))


def clusters():
    yield "empty", "a release in another CTA", read_then(
        COPIER, READ, mark(TO_REMOTE, "empty", REMOTE)), ADVANCE, False
    yield "relay", "a slot that another CTA fills", read_then(
        [wait("relay"), wait("empty"), MULTICAST], READ, release("relay")), ADVANCE, False
    yield "relay", "a slot of another CTA", read_then(
        GUARD, "mapa.shared::cluster.u32 %r72, %r2, 1;\nld.shared::cluster.u32 %r61, [%r72];",
        release("relay"), CHAIN), ADVANCE, False
    yield "relay", "a rendezvous of the cluster", kernel(
        [["barrier.cluster.arrive;\nbarrier.cluster.wait;", WRITE, arrive("full")],
         [wait("full"), region("first"), READ, release("relay")],
         [wait("relay"), "barrier.cluster.arrive;\nbarrier.cluster.wait;"]]), ADVANCE, False
    yield "relay", "a cluster's launch that is told", kernel(
        [COPIER, [wait("full"), region("first"), "st.global.u32 [%rd2+64], %r4;", release("relay")],
         [wait("relay"), "st.release.sys.global.u32 [%rd2+128], %r4;"]]), ADVANCE, False
    yield None, "st.async completes it", kernel(
        [["mapa.shared::cluster.u32 %r71, %r2, 0;\nmapa.shared::cluster.u32 %r72, %r11, 0;\n"
          "st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r71], %r4, [%r72];"],
         [region("wait_full", wait("full")), "ld.shared.u32 %r61, [%r14];", region("use"), READ]]), \
        DELAY, False


def counts():
    """Barriers of threads with counts."""
    third = [wait("relay"), "bar.sync 1, 64;", READ_OTHER]
    fourth = ["bar.sync 1, 64;", "st.shared.u32 [%r3], %r4;", "bar.sync 1, 64;"]
    yield "relay", "an arrive before bar.arrive", kernel(
        [[region("first"), "bar.arrive 1, 64;", release("relay")], third, fourth]), ADVANCE, False
    loops = [GUARD, [wait("full"), region("first"), "bar.arrive 1, 64;", release("relay"), READ,
                     arrive("spare")]]
    yield "relay", "bar.arrive of two warps, the next turn's first", kernel(
        loops + CHAIN + [["bar.sync 1, 64;"]]), ADVANCE, False
    yield "relay", "bar.arrive that nobody waits for", kernel(loops + CHAIN), ADVANCE, True
    yield "relay", "counts of two sizes", kernel(
        [[region("first"), "bar.arrive 1, 64;", release("relay")],
         [wait("relay"), "bar.arrive 1, 96;"], ["bar.arrive 1, 96;"],
         ["bar.sync 1, 64;", "bar.sync 1, 96;"]]), ADVANCE, False
    yield "relay", "a bar.arrive of another number", kernel(
        [[region("first"), "bar.arrive 1, 64;", release("relay")],
         [wait("relay"), "bar.sync 2, 64;", READ_OTHER], ["bar.sync 2, 64;"], ["bar.sync 1, 64;"]]), \
        ADVANCE, True
    yield None, "a wait before bar.arrive", kernel(
        [COPIER, [region("wait_full", wait("full")), "bar.arrive 1, 64;", region("use"), READ],
         ["bar.sync 1, 64;", "st.shared.u32 [%r3], %r4;", arrive("empty")]]), DELAY, False
    plain = "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r11], 1024;"
    yield "full", "bytes are expected behind the arrive", kernel(
        [[wait("empty"), region("first"), plain, copy("%r2", "full").split("\n")[1], release("full")],
         [wait("full"), READ, arrive("empty")]]), ADVANCE, False


def groups():
    """cp.async and bulk groups."""
    tells = [wait("empty"), arrive("meta")]
    done = "cp.async.bulk.wait_group.read %d;"
    copier = [wait("spare"), wait("relay"), copy("%r2", "full")]
    third = [region("first"), wait("meta"), release("relay"), arrive("empty")]
    for name, stored, legal in (
            ("before it is stored", [STORE_OUT, arrive("spare"), done % 0], False),
            ("when all but one are stored", [STORE_OUT, done % 1, arrive("spare"), done % 0], False),
            ("when others are stored",
             [STORE_OUT.split("\n")[0], done % 0, arrive("spare"), "cp.async.bulk.commit_group;",
              done % 0], False)):
        yield "relay", "a slot given back " + name, kernel(
            [copier, [wait("full")] + stored + tells, third]), ADVANCE, legal
    yield "empty", "an arrive before wait_group.read", kernel(
        [COPIER, [wait("full"), STORE_OUT, region("first"), "cp.async.bulk.wait_group.read 0;",
                  release("empty")]]), ADVANCE, False
    yield "relay", "an arrive before cp.async.wait_group", kernel(
        [["cp.async.ca.shared.global [%r2], [%rd2], 16;\ncp.async.commit_group;", region("first"),
          "cp.async.wait_group 0;", release("relay")], [wait("relay"), READ]]), ADVANCE, False
    yield "relay", "an arrive before fence.proxy.async", kernel(
        [[wait("full"), WRITE, region("first"), "fence.proxy.async.shared::cta;", release("relay")],
         [wait("relay"), STORE_OUT]]), ADVANCE, False
    yield None, "a load before wait_group.read", kernel(
        [[region("before"), "cp.async.bulk.wait_group.read 0;", region("load", copy("%r2", "full")),
          STORE_OUT]]), HOIST, False


def ways():
    """Loops of other shapes, predicates, exits."""
    inner = loop("inner", 4, "shl.b32 %r41, %r40, 4;\nadd.s32 %r42, %r2, %r41;\n"
                             "ld.shared.u32 %r61, [%r42];")
    yield "empty", "a slot read in an inner loop", read_then(COPIER, inner, release("empty")), \
        ADVANCE, False
    sums = loop("inner", 4, "add.s32 %r61, %r61, %r40;")
    yield "relay", "an inner loop of sums", kernel(
        [GUARD, [wait("full"), region("first"), READ, sums, release("relay"), arrive("spare")]] + CHAIN), \
        ADVANCE, True
    skips = "setp.eq.s32 %p6, %r4, 3;\n@%p6 bra on1;"
    go = read_then(GUARD, READ, release("relay") + "\n" + skips + "\n" + arrive("spare") + "\non1:",
                   CHAIN)
    yield "relay", "a turn that goes on without it", go, ADVANCE, False
    yield "relay", "a reader that leaves before it", read_then(
        GUARD, READ, release("relay") + "\nsetp.eq.s32 %p6, %r4, 3;\n@%p6 exit;\n" + arrive("spare"),
        CHAIN), ADVANCE, False
    yield "relay", "a release in an inner loop that may not turn", read_then(
        GUARD, READ, release("relay") + "\nsetp.eq.s32 %p6, %r4, 3;\n@%p6 bra past;\n" +
        loop("often", 2, arrive("spare")) + "\npast:", CHAIN), ADVANCE, False
    ring = ("add.s32 %r31, %r30, 1;\nsetp.eq.s32 %p7, %r31, 2;\nselp.b32 %r30, 0, %r31, %p7;\n"
            "shl.b32 %r32, %r30, 8;\nadd.s32 %r33, %r2, %r32;")
    two_ends = kernel([
        [wait("empty"), copy("%r2", "full").replace("[%r2]", "[%r2+768]").replace("1024", "256")],
        [ring, wait("full"), region("first"), "ld.shared.u32 %r61, [%r33];", release("empty"),
         "add.s32 %r4, %r4, 1;\nsetp.eq.s32 %p6, %r61, 3;\n@%p6 bra $again1;\nmov.u32 %r30, 2;"]])
    yield "empty", "a counter that another end of the loop sets", two_ends.replace(
        "mov.u32 %r4, 0;\n$again1", "mov.u32 %r4, 0;\nmov.u32 %r30, 0;\n$again1"), ADVANCE, False
    by = "setp.ne.u32 %p6, %r4, 3;\n@%p6 " + arrive("spare")
    yield "relay", "an arrive under a predicate of the turn", read_then(
        GUARD, READ, release("relay") + "\n" + by, CHAIN), ADVANCE, False
    yield "empty", "what arrives is told behind the read", kernel(
        [COPIER, [wait("full"), region("first"), READ, "setp.ne.u32 %p6, %r61, 0;",
                  mark("@%p6 " + arrive("empty"), "empty")]]), ADVANCE, False
    second = [wait("spare").replace("%r4", "1")] + GUARD[1:]
    yield "relay", "guarded by a wait of each second phase", over_read(second, CHAIN), ADVANCE, False
    yield None, "a wait of each second phase", kernel(
        [[arrive("full"), arrive("spare"), WRITE, arrive("full")],
         [region("before", wait("spare")), "add.s32 %r66, %r4, 3;",
          region("load", wait("full").replace("%r4", "1")), READ]]), HOIST, False
    phase = "cvt.u32.u64 %r5, %rd1;\nadd.s32 %r6, %r5, %r4;\nand.b32 %r7, %r6, 1;\n"
    yield None, "a wait before what is answered, of a parity from elsewhere", kernel(
        [[phase + region("before"), copy("%r2", "full"),
          region("load", wait("relay").replace("%r4", "%r7"))],
         [wait("full"), READ, arrive("relay")]]), HOIST, False
    unrolled = wait("full").replace("%r4", "0")
    yield None, "a wait of both phases", kernel(
        [[arrive("full"), arrive("spare"), WRITE, arrive("full")],
         [unrolled, region("before", wait("spare")), "add.s32 %r66, %r4, 3;",
          region("load", wait("full").replace("%r4", "1")), READ]]), HOIST, True
    yield None, "a wait of each phase", kernel(
        [[arrive("spare"), WRITE, arrive("full")],
         [region("before", wait("spare")), "add.s32 %r66, %r4, 3;", region("load", wait("full")),
          READ]]), HOIST, True
    spin = ["spin:", "ld.volatile.shared.u32 %r70, [%r14];", "setp.ne.s32 %p3, %r70, %r4;",
            "@%p3 bra spin;", arrive("full")]
    yield None, "a wait before the flag that it is answered for", kernel(
        [spin, [region("before"), "st.shared.u32 [%r14], %r4;", region("load", wait("full")), READ]]), \
        HOIST, False
    yield None, "a wait before a store that nobody looks at", kernel(
        [COPIER, [region("before"), "st.shared.u32 [%r14], %r4;", region("load", wait("full")), READ,
                  arrive("empty")]]), HOIST, True
    roles = "setmaxnreg.dec.sync.aligned.u32 24;"
    yield "relay", "roles with registers of their own", over_read(GUARD, CHAIN).replace(
        "\tmov.u32 %r4, 0;\n", "\t" + roles + "\n\tmov.u32 %r4, 0;\n"), ADVANCE, True


def addresses():
    generic = "mov.u64 %rd20, data;\ncvta.shared.u64 %rd21, %rd20;\n"
    yield "empty", "read by a generic address", read_then(
        COPIER, generic + "ld.u32 %r61, [%rd21];", release("empty")), ADVANCE, False
    yield "relay", "written by a generic address", over_read(
        [wait("relay"), generic + "st.u32 [%rd21], %r4;", arrive("full")], []), ADVANCE, False
    yield "relay", "written where a parameter says", over_read(
        [wait("relay"), "st.u32 [%rd1], %r4;", arrive("full")], []), ADVANCE, False
    yield "relay", "written where memory says", over_read(
        [wait("relay"), "ld.shared.u32 %r70, [%r14];\nst.shared.u32 [%r70], %r4;", arrive("full")], []), \
        ADVANCE, False
    yield "relay", "written elsewhere", over_read(
        [wait("relay"), "st.shared.u32 [%r14], %r4;", arrive("full")], []), ADVANCE, True
    yield "relay", "two names of the dynamic memory", over_read(
        [wait("relay"), "st.shared.u32 [%r3], %r4;", arrive("full")], []).replace(
            ".shared .align 1024 .b8 data[4096]", ".extern .shared .align 1024 .b8 data[]").replace(
            ".shared .align 1024 .b8 other[1024]", ".extern .shared .align 1024 .b8 other[]"), \
        ADVANCE, False
    number = "and.b32 %r70, %r1, 1023;\nst.shared.u32 [%r70], %r4;"
    yield "relay", "written by a number", over_read([wait("relay"), number, arrive("full")], []), \
        ADVANCE, False
    narrow = "cvt.u16.u32 %h2, %r1;\ncvt.u32.u16 %r70, %h2;\nadd.s32 %r72, %r2, %r70;\n"
    yield "relay", "written by a narrow number", over_read(
        [wait("relay"), narrow + "st.shared.u32 [%r72], %r4;", arrive("full")], []), ADVANCE, False
    apart = "and.b32 %r70, %r1, 31;\nshl.b32 %r71, %r70, 2;\nadd.s32 %r72, %r3, %r71;\n"
    yield "relay", "written by lane elsewhere", over_read(
        [wait("relay"), apart + "st.shared.u32 [%r72], %r4;", arrive("full")], []), ADVANCE, True
    far = "or.b32 %r70, %r2, 64;\n"
    yield "empty", "read by an address that is put together", read_then(
        COPIER, far + "ld.shared.u32 %r61, [%r70];", release("empty")), ADVANCE, False
    wide = "mov.b64 %rd20, {%r2, %r4};\ncvt.u32.u64 %r70, %rd20;\n"
    yield "empty", "read by half of a pair", read_then(
        COPIER, wide + "ld.shared.u32 %r61, [%r70];", release("empty")), ADVANCE, False
    stored = [wait("full"), region("first"), "st.global.u32 [%rd2+64], %r4;", release("empty")]
    yield "empty", "a result that nobody reads", kernel([COPIER[:1] + [arrive("full")], stored]), \
        ADVANCE, True
    yield "empty", "a result that a copy reads", kernel([COPIER, stored]), ADVANCE, False
    yield None, "a reading of constants", kernel(
        [[region("before", wait("spare")), region("load", "ld.global.nc.u32 %r61, [%rd2];"), KEEP]]), \
        HOIST, True


def cases():
    for some in (clusters(), counts(), groups(), ways(), addresses()):
        for case in some:
            yield case


if __name__ == "__main__":
    judge(cases(), legal=11, illegal=39)
