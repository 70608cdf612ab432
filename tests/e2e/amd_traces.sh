#!/bin/sh
# Traces of AMD code that was executed by an emulator: what replay and model make of them.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null 2>&1 || skip "no python3"
expect_status 0 python3 "$SRCDIR/tests/e2e/check_amd_traces.py" "$KPERF" "$SRCDIR"

# They say themselves that no clock ticked.
for f in "$SRCDIR"/traces/amd/*.kpt; do
    expect_status 0 "$KPERF" inspect --json "$f"
    expect_out 'none: executed on a CPU by tinygrad'
    expect_out 'executed wave instructions, .* no time'
done

# A clock of 20 bits, of which 32 iterations of a ring take more than one round.
expect_status 0 "$KPERF" replay "$SRCDIR/traces/amd/gfx1100-gemm_ring.kpt"
expect_out 'cycle counter of 20 bits'
expect_out ' 1808 made, 0 lost to rings of 512, 0 ENDs without START'
expect_out '^  *a counter of executed wave instructions, .*: no time$'
expect_status 0 "$KPERF" model "$SRCDIR/traces/amd/gfx1100-gemm_ring.kpt"
expect_out '^note: the clock is a counter of executed wave instructions'

# Spans of two waves are told apart in a table, too.
if "$KPERF" --version | grep -q '^features: .*sqlite [1-9]' && python3 -c 'import sqlite3' 2>/dev/null; then
    "$KPERF" replay -q --format sqlite -o db "$SRCDIR/traces/amd/gfx942-vector-together.kpt"
    mixed=$(python3 -c 'import sqlite3
d = sqlite3.connect("db")
print(*d.execute("SELECT sum(mixed), (SELECT value FROM run WHERE key = ?) FROM timeline", ("spans_mixed",)).fetchone())')
    check_eq "$mixed" "2 2" "spans that begin with one wave and end with another"
fi
