#!/bin/sh
# Loops that run without probes while their ring would not keep what they record.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip 'no python3'
python3 "$SRCDIR/tests/e2e/check_quiet.py" "$KPERF" "$SRCDIR"

# Not where nothing is overwritten, and not for AMD.
for strategy in flush global; do
    expect_status 2 "$KPERF" instrument --only-kept --strategy=$strategy -o out.ptx "$SRCDIR/tests/ptx/rounds.ptx"
    expect_err 'rounds.ptx:7:17: error: only the records that are kept can be made in PTX, with the strategy circular'
done
expect_status 2 "$KPERF" instrument --only-kept -o out.s "$SRCDIR/examples/amd/gfx90a/vector.s"
expect_err 'error: only the records that are kept can be made in PTX'
check_eq "$(ls)" '' 'files'

# What it says, and what the map and 'kperf strip' say.
expect_status 0 "$KPERF" instrument --only-kept --ring=16 --map=map.json -o out.ptx "$SRCDIR/tests/ptx/rounds.ptx"
expect_err 'rounds: the loop of line 27 records its last 5 iterations'
expect_status 0 "$KPERF" strip -o back.ptx out.ptx
cmp back.ptx "$SRCDIR/tests/ptx/rounds.ptx"
grep -q '"quiet_loops": *\[ *{ *"line": 27, *"iterations": 5 *}' map.json |
grep -v '$round' "$SRCDIR/tests/ptx/rounds.ptx" >none.ptx
expect_status 0 "$KPERF" instrument --only-kept -o none.out.ptx none.ptx
check_eq "$(grep -c 'kperf_x' none.out.ptx)" 0 'conditions'
