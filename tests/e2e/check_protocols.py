"""Protocols of several warps, in each of which one motion is asked for: it is known beforehand
whether it keeps the protocol.  check_protocols.py MOVE FOLDER"""
import os
import subprocess
import sys

HEAD = """.version 8.1
.target sm_90a
.address_size 64
.shared .align 1024 .b8 data[4096];
.shared .align 1024 .b8 other[1024];
.shared .align 16 .b8 meta[64];
.shared .align 8 .b8 empty[8];
.shared .align 8 .b8 full[8];
.shared .align 8 .b8 relay[8];
.shared .align 8 .b8 spare[8];
"""
ENTRY = """.visible .entry k(.param .u64 k_param_0)
{
	.reg .pred %p<9>;
	.reg .b16 %h<9>;
	.reg .b32 %r<90>;
	.reg .b64 %rd<90>;
	ld.param.u64 %rd1, [k_param_0];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, data;
	mov.u32 %r3, other;
	mov.u32 %r10, empty;
	mov.u32 %r11, full;
	mov.u32 %r12, relay;
	mov.u32 %r13, spare;
	mov.u32 %r14, meta;
	mov.u16 %h1, 1;
"""
CALLEES = """.func fill(.param .b32 a)
{
	.reg .b32 %r<9>;
	ld.param.u32 %r1, [a];
	st.shared.u32 [%r1], %r1;
	mov.u32 %r2, full;
	mbarrier.arrive.shared::cta.b64 _, [%r2];
	ret;
}
.func waits()
{
	.reg .b32 %r<9>;
	.reg .pred %p<3>;
	mov.u32 %r2, relay;
	mov.u32 %r3, 0;
again:
	mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r2], %r3;
	@!%p1 bra again;
	ret;
}
"""
BARRIER = {"empty": "%r10", "full": "%r11", "relay": "%r12", "spare": "%r13", "meta": "%r14"}


def wait(on):
    return ("{ .reg .pred done; retry: mbarrier.try_wait.parity.shared::cta.b64 done, [%s], %%r4; "
            "@!done bra retry; }" % BARRIER[on])


def wait_for_room(on):
    """It ends at once in the first turn, as %r4 counts from 0."""
    return "xor.b32 %r5, %r4, 1;\n" + wait(on).replace("%r4", "%r5")


def arrive(on):
    return "mbarrier.arrive.shared::cta.b64 _, [%s];" % BARRIER[on]


def release(on):
    return "// kperf.begin release\n// kperf.arrive %s\n%s\n// kperf.end release" % (on, arrive(on))


def region(name, text="add.s32 %r60, %r4, 1;"):
    return "// kperf.begin %s\n%s\n// kperf.end %s" % (name, text, name)


def copy(to, on):
    return ("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%s], 1024;\n"
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%s], [%%rd2], 1024, "
            "[%s];" % (BARRIER[on], to, BARRIER[on]))


def kernel(roles):
    out = HEAD + CALLEES + ENTRY
    for i, role in enumerate(roles):
        out += ("\tsetp.ne.s32 %%p1, %%r1, %d;\n\t@%%p1 bra $not%d;\n\tmov.u32 %%r4, 0;\n$again%d:\n"
                % (32 * i, i, i))
        out += "".join("\t%s\n" % line for line in "\n".join(role).split("\n"))
        out += ("\tadd.s32 %%r4, %%r4, 1;\n\tsetp.lt.s32 %%p2, %%r4, 9;\n\t@%%p2 bra $again%d;\n"
                "\tret;\n$not%d:\n" % (i, i))
    return out + "\tret;\n}\n"


ADVANCE = ["advance", "release", None, "first"]
DELAY = ["delay", "wait_full", "wait_full", "use"]
HOIST = ["hoist", "load", "load", "before"]

READ, WRITE = "ld.shared.u32 %r61, [%r2];", "st.shared.u32 [%r2], %r4;"
KEEP = "st.global.u32 [%rd2+64], %r61;"
PRODUCER = [wait("empty"), WRITE, arrive("full")]
COPIER = [wait("empty"), copy("%r2", "full")]
GUARDED = [wait("spare"), wait("empty"), copy("%r2", "full")]


def over_wait(third, producer, answered=False):
    """The arrive on relay passes the wait for full, by which a third warp knows that it is over; in
    each turn behind an answer to that of the turn before, or not."""
    return kernel([producer, [wait_for_room("meta")] * answered +
                   [region("first"), wait("full"), release("relay"), arrive("spare")],
                   third + [arrive("meta")] * answered])


def over_read(writer, relays):
    """The arrive passes the read of a slot, which is written behind other barriers than its own."""
    return kernel([writer, [wait("full"), region("first"), READ, release("relay"),
                            arrive("spare")]] + relays)


def late_wait(producer, others=()):
    """The wait for full passes a read of what no copy of this barrier brings."""
    consumer = [region("wait_full", wait("full")), "ld.shared.u32 %r61, [%r14];", region("use"),
                "ld.shared.u32 %r62, [%r2];", arrive("empty")]
    return kernel([producer, consumer] + list(others))


def early_load(consumer, others=()):
    """A wait and a load pass another wait, with a load between."""
    producer = [region("before", wait("spare")), copy("%r2", "full"),
                region("load", wait_for_room("empty") + "\n" + copy("%r3", "relay"))]
    return kernel([producer, consumer] + list(others))


READ_OTHER = "ld.shared.u32 %r61, [%r3];"
CALL_FILL = "{ .param .b32 q; st.param.b32 [q], %r14; call.uni fill, (q); }"
REMOTE = "mapa.shared::cluster.u32 %r71, %r14, 0;\nmapa.shared::cluster.u32 %r72, %r11, 0;\n"
COMPLETE = {
    "cp.async": "cp.async.ca.shared.global [%r14], [%rd2], 16;\n"
                "cp.async.mbarrier.arrive.noinc.shared.b64 [%r11];",
    "multicast": "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
                 ".multicast::cluster [%r14], [%rd2], 64, [%r11], %h1;",
    "st.async": REMOTE + "st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r71], %r4, "
                         "[%r72];",
    "shared to shared": REMOTE + "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::"
                                 "bytes [%r71], [%r3], 64, [%r72];",
    "a callee": CALL_FILL,
}


OWN = ("shr.u32 %r50, %r1, 5;\nand.b32 %r51, %r50, 1;\nshl.b32 %r52, %r51, 3;\n"
       "add.s32 %r53, %r14, %r52;\n")  # in each warp another barrier
TO_OWN = "mbarrier.arrive.shared::cta.b64 _, [%r53];"
SLOT_AND_FACTOR = [wait("empty"), copy("%r2", "full"), copy("%r3", "spare")]
PRODUCT = ("and.b32 %r86, %r3, 262128;\nshr.u32 %r87, %r86, 4;\ncvt.u64.u32 %rd70, %r87;\n"
           "or.b64 %rd80, %rd70, 4611686293305294848;\nwgmma.fence.sync.aligned;\n"
           "wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%r71, %r72, %r73, %r74}, "
           "{%r81, %r82, %r83, %r84}, %rd80, 1, 1, 1, 0;\nwgmma.commit_group.sync.aligned;")
OVER = "wgmma.wait_group.sync.aligned 0;"
ACCUMULATE = ("wgmma.fence.sync.aligned;\n" + region("use") + "\nwgmma.mma_async.sync.aligned.m64n8k16"
              ".f32.bf16.bf16 {%r71, %r72, %r73, %r74}, {%r81, %r82, %r83, %r84}, %rd80, 1, 1, 1, 0;\n"
              "wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;")


def with_own(roles):
    return kernel(roles).replace("\tmov.u16 %h1, 1;\n", "\tmov.u16 %h1, 1;\n" + OWN)


def of_threads(chain):
    """What holds of one thread does not of all; and what else an order is for."""
    def relay(guard, then):
        return with_own([[guard] + COPIER, [wait("full"), region("first"), READ, release("relay"),
                                            then]] + chain)

    def factor(own):
        return with_own([[x.replace("[%r13]", own) for x in SLOT_AND_FACTOR],
                         [wait("spare").replace("[%r13]", own), region("wait_full", wait("full")),
                          READ_OTHER, region("use"), READ, arrive("empty")]])

    own_wait = wait("spare").replace("%r13", "%r53")
    by_one = "setp.eq.u32 %p6, %r1, 32;\n@%p6 " + arrive("spare")
    elected = "elect.sync _|%p6, -1;\n@%p6 " + arrive("spare")
    sometimes = "setp.eq.u32 %p6, %r4, 3;\n@%p6 "
    yield "relay", "a barrier of each warp", relay(own_wait, TO_OWN), ADVANCE, False
    yield "relay", "one thread arrives", relay(wait("spare"), by_one), ADVANCE, False
    yield "relay", "a lane arrives", relay(wait("spare"), elected), ADVANCE, False
    yield "relay", "a lane arrives when all have met", relay(
        wait("spare"), "bar.warp.sync -1;\n" + elected), ADVANCE, True
    yield "relay", "it arrives in one turn", relay(wait("spare"), sometimes + arrive("spare")), \
        ADVANCE, False
    yield "relay", "an arrive that is skipped", relay(
        wait("spare"), sometimes + "bra over;\n" + arrive("spare") + "\nover:"), ADVANCE, False
    relaxed = arrive("spare").replace(".arrive", ".arrive.relaxed.cta")
    yield "relay", "a relaxed arrive", relay(wait("spare"), relaxed), ADVANCE, False
    look = wait("spare").replace(".parity", ".parity.relaxed.cta")
    yield "relay", "a relaxed wait", relay(look, arrive("spare")), ADVANCE, False
    yield None, "a factor awaited by all", factor("[%r13]"), DELAY, True
    yield None, "a factor awaited by each warp elsewhere", factor("[%r53]"), DELAY, False
    counted = [WRITE, region("first"), arrive("full"), release("relay")]
    yield "relay", "another is counted first", kernel(
        [counted, [wait("relay"), arrive("full")], [wait("full"), READ, KEEP]]), ADVANCE, False
    consumer = [wait("full"), READ, region("first"), wait("relay"), READ_OTHER, arrive("spare"),
                release("empty")]
    yield "empty", "two roles, each counted once", kernel(
        [COPIER + [wait("spare"), copy("%r3", "relay")], consumer, consumer]), ADVANCE, True
    early = region("load", "ld.global.nc.u32 %r61, [%rd2];")
    yield None, "read before the grid before is over", kernel(
        [[region("before"), "griddepcontrol.wait;", early, KEEP]]), HOIST, False
    yield None, "read before a number", kernel(
        [[region("before"), "add.s32 %r66, %r4, 3;", early, KEEP]]), HOIST, True
    yield None, "a sum cleared behind the fence", kernel(
        [COPIER, [region("wait_full", "mov.u32 %r71, 0;\n" + wait("full")), ACCUMULATE, READ,
                  arrive("empty")]]), DELAY, False


def cases():
    third = [wait("relay"), READ, KEEP, arrive("empty")]
    yield "relay", "relay of a store", over_wait(third, PRODUCER), ADVANCE, False
    yield "relay", "relay of a copy", over_wait(third, COPIER), ADVANCE, False
    own = [wait("relay"), wait("full"), READ, KEEP, arrive("empty")]
    yield "relay", "its own wait for the copy", over_wait(own, GUARDED, True), ADVANCE, True
    yield "relay", "a second arrive before the first is seen", over_wait(own, GUARDED), ADVANCE, False
    yield "relay", "the wait may miss a phase", over_wait(own, COPIER), ADVANCE, False
    yield "relay", "nothing is read", over_wait(
        [wait("relay")], GUARDED[:1] + COPIER[1:], True), ADVANCE, True
    yield "relay", "what is given back runs ahead", over_wait(
        [wait("relay"), arrive("empty")], GUARDED, True), ADVANCE, False

    chain = [[wait("relay"), arrive("empty")]]
    yield "relay", "a chain to a store", over_read(PRODUCER, chain), ADVANCE, False
    yield "relay", "a chain to a copy", over_read(COPIER, chain), ADVANCE, False
    yield "relay", "a chain by bar.sync", over_read(
        ["bar.sync 1, 64;", WRITE, arrive("full")],
        [[wait("relay"), "bar.sync 1, 64;"]]), ADVANCE, False
    yield "relay", "other barriers of threads", over_read(
        ["bar.sync 2, 64;", WRITE, arrive("full")],
        [[wait("relay"), "bar.sync 1, 64;"]]), ADVANCE, True
    yield "relay", "a chain by a flag", over_read(
        ["spin:", "ld.acquire.cta.shared.u32 %r70, [%r14];", "setp.ne.s32 %p3, %r70, %r4;",
         "@%p3 bra spin;", WRITE, arrive("full")],
        [[wait("relay"), "st.release.cta.shared.u32 [%r14], %r4;"]]), ADVANCE, False
    yield "relay", "a callee that waits", over_read(
        ["call.uni waits;", WRITE, arrive("full")], [[wait("relay")]]), ADVANCE, False
    yield "relay", "a chain, and a barrier of its own", over_read(GUARDED, chain), ADVANCE, True

    look = "mbarrier.%s.parity.shared::cta.b64 %%p7, [%%r13], %%r4;"
    for name, by in (("a look", look % "test_wait"), ("a look that lasts", look % "try_wait"),
                     ("a look by one", "setp.eq.u32 %p6, %r1, 77;\n@%p6 " + look % "try_wait"),
                     ("a wait for the contrary", "{ again: " + look % "try_wait" + " @%p7 bra again; }"),
                     ("a wait that gives up", "mov.u32 %r80, 0;\ngives_up: " + look % "try_wait" +
                      "\nadd.u32 %r80, %r80, 1;\nsetp.lt.and.u32 %p8, %r80, 5, !%p7;\n"
                      "@%p8 bra gives_up;")):
        yield "relay", "guarded by " + name, over_read([by] + COPIER, chain), ADVANCE, False
    yield from of_threads(chain)
    yield None, "a table that nobody writes", late_wait(COPIER), DELAY, True
    store = "st.shared.u32 [%r14], %r4;"
    yield None, "a store before expect_tx", late_wait([wait("empty"), store] + COPIER[1:]), DELAY, False
    yield None, "a store of a third warp before expect_tx", late_wait(
        [wait("relay")] + COPIER, [[store, arrive("relay")]]), DELAY, False
    yield None, "a store that nobody passes on", late_wait(COPIER, [["st.shared.u32 [%r14+32], %r4;"]]), \
        DELAY, True
    for name, by in COMPLETE.items():
        yield None, "completed by " + name, late_wait(COPIER + [by]), DELAY, False

    both = [wait("full"), wait("relay"), READ_OTHER, arrive("empty"), arrive("spare")]
    yield None, "a load early", early_load(both), HOIST, True
    written = [["st.global.u32 [%rd2], %r4;", "fence.proxy.async;", arrive("spare")]]
    yield None, "what it loads is written", early_load(both[:-1], written), HOIST, False
    late = [wait("full"), wait("relay"), arrive("empty"), READ_OTHER, arrive("spare")]
    yield None, "its slot is read", early_load(late), HOIST, False
    lets = [wait("relay"), arrive("spare"), arrive("empty")]
    yield None, "the wait may miss a phase", early_load(lets), HOIST, False

    asked = [wait("full"), READ, arrive("relay"), wait("spare"), READ_OTHER, arrive("empty")]
    for name, look, legal in (("an answer to what it passes", wait("relay"), False),
                              ("an answer of a turn before", wait_for_room("relay"), True)):
        yield None, name, kernel([[wait_for_room("empty").replace("%r5", "%r6"), region("before"), copy("%r2", "full"),
                                   region("load", look + "\n" + copy("%r3", "spare"))], asked]), \
            HOIST, legal
    for name, ends, legal in (("a product under way", [arrive("empty"), OVER], False),
                              ("a product that is over", [OVER, arrive("empty")], True)):
        yield None, name, early_load([wait("full"), wait("relay"), PRODUCT] + ends +
                                     [arrive("spare")]), HOIST, legal

    for name, skips, legal in (("an address that may be of a turn before", "@%p6 bra over;", False),
                               ("an address of this turn", "", True)):
        yield None, name, kernel([[
            "and.b32 %r66, %r4, 1;\nshl.b32 %r67, %r66, 4;\nsetp.eq.u32 %p6, %r4, 4;", skips,
            "add.s32 %r65, %r2, %r67;\nover:\nadd.s32 %r68, %r2, %r67;", region("before"),
            "st.shared.u32 [%r68+16], %r4;", region("load", "ld.shared.u32 %r61, [%r65];"), KEEP]]), \
            HOIST, legal

    anew = ["mbarrier.inval.shared.b64 [%r11];", "mbarrier.init.shared.b64 [%r11], 1;"]
    twice = [region("first"), arrive("full"), release("empty")]
    yield "empty", "a barrier set up anew", kernel([[wait("empty")] + anew, twice]), ADVANCE, False
    yield "empty", "two barriers", kernel([[wait("empty")], twice]), ADVANCE, True


def judge(found, legal, illegal):
    """Asks MOVE of each case, in FOLDER; exits with 1 where a verdict is another."""
    move, folder = sys.argv[1:3]
    path, wrong, counts = os.path.join(folder, "k.ptx"), 0, {False: 0, True: 0}
    for on, name, text, how, may in found:
        with open(path, "w") as f:
            f.write(text)
        done = subprocess.run([move, path, "k", how[0], how[1], on or how[2], how[3]],
                              capture_output=True, text=True)
        counts[may] += 1
        if done.returncode != (0 if may else 6) or (may != bool(done.stdout)):
            wrong += 1
            print("%s (%s): status %d\n%s" % (name, "legal" if may else "illegal",
                                              done.returncode, done.stderr))
    assert counts == {False: illegal, True: legal}, counts
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    judge(cases(), legal=15, illegal=40)
