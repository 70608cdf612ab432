"""The kernel of tests/ptx/rounds.ptx: what its rounds record, and where its launches leave it."""
import os

import ptx_run

AREA, STAMPS, OUT = ptx_run.GLOBAL + 0x10000, ptx_run.GLOBAL + 0x8000, ptx_run.GLOBAL
REGIONS = {"whole": 0, "full": 1, "issue": 2, "drain": 3, "load": 4}
# A region of thread 0 in every second round.
SOME = """	and.b32 %r5, %r4, 1;
	setp.ne.and.u32 %p3, %r5, 0, %p1;
	@!%p3 bra $kept;
	// kperf.begin load
	@!%p1 cp.async.bulk.commit_group;
	// kperf.end load
$kept:
"""


def source(srcdir):
    with open(os.path.join(srcdir, "tests/ptx/rounds.ptx"), encoding="utf-8") as f:
        return f.read()


def tag(kind, name, other=None):
    return kind << 30 | (REGIONS[other] << 16 if other else 0) | REGIONS[name]


def expected(work, rounds):
    """The tags that lane 0 records, in order of time: START, END, and both at once."""
    made = [tag(0, "whole")]
    for i in range(rounds):
        made += [tag(0, "full"), tag(3, "issue", "full"), tag(3, "drain", "issue"),
                 tag(1, "drain")]
        if work == SOME and i % 2:
            made += [tag(0, "load"), tag(1, "load")]
    return made + [tag(1, "whole")]
