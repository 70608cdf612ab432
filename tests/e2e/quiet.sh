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
# A step in hexadecimal is the same step.
sed 's/add.u32 %r4, %r4, 1;/add.u32 %r4, %r4, 0x1;/' "$SRCDIR/tests/ptx/rounds.ptx" >hex.ptx
expect_status 0 "$KPERF" instrument --only-kept --ring=16 -o hex.out.ptx hex.ptx
expect_err 'rounds: the loop of line 27 records its last 5 iterations'
# Steps so long that what is left for a ring is more than the counter can be.
sed 's/add.u32 %r4, %r4, 1;/add.u32 %r4, %r4, 1048576;/' "$SRCDIR/tests/ptx/rounds.ptx" >long.ptx
expect_status 0 "$KPERF" instrument --only-kept --warps=0 --ring=16384 -o long.out.ptx long.ptx
expect_err 'the loop of line 27 records every iteration: no counter tells how many iterations are left'
expect_status 0 "$KPERF" instrument --only-kept --ring=1024 -o long.out.ptx -f long.ptx
expect_err 'the loop of line 27 records its last 257 iterations'
grep -v '$round' "$SRCDIR/tests/ptx/rounds.ptx" >none.ptx
expect_status 0 "$KPERF" instrument --only-kept -o none.out.ptx none.ptx
check_eq "$(grep -c 'kperf_x' none.out.ptx)" 0 'conditions'

# A recorded launch: what was not made cost nothing, and by that its CTAs are as long as their
# neighbours (0.02% off when it was recorded).
kept=$SRCDIR/traces/kept/gemm_ws_s2-M4096-N4096-K4096.kpt
expect_status 0 "$KPERF" replay "$kept"
expect_err '17600 of 22208 records were not made, since they are not kept by rings of 64;'
expect_out '(the lost records were not made, and cost nothing)'
off=$(sed -n 's/.*whole CTAs less records to their unprobed neighbours, 8 of them: \([-+0-9.]*\)%.*/\1/p' "$tmp/.out")
awk -v off="$off" 'BEGIN { exit !(off != "" && off >= -0.5 && off <= 0.5) }' || fail "whole CTAs are $off% off"
