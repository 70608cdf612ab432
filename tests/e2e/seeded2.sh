#!/bin/sh
# kperf model on the second set of kernels with a seeded defect (bench/seeded2): which change stands
# first, since their repairs were measured.  What it said before is in seeded2-predicted.json.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
at=$SRCDIR/traces/seeded2

# model TRACE: its text.
model() {
    expect_status 0 "$KPERF" model -q --no-search "$at/$1"
}

# An arrive that stands in another one, as two behind one condition are marked, is seen: without it the
# converted slots are never given back, and nothing waits for them.  All 64 iterations are counted.
model mixed-M6400-N1280-K4096.kpt
expect_out '^ 1  *[+]1[0-9.]*% .* ring-depth:bars.72.L107+1 *uncertain'
expect_out '^  bars.72.L107: arrive.bars.72.L107.* 1  '
expect_out ' 64 iterations '
! grep -q 'delay-wait:wait.bars.64' .out || fail 'a slot is given back before what is in it is awaited'

# Of two loads the one that is needed first goes first, and then waits for the other's bytes no more.
# The only work that can read a slot stands behind the wait for it, and half before it is given back.
model swapped-steps48.kpt
expect_out '^ 1  *[+]3[0-9.]*% .* reorder-loads:gate_load,matrix_load$'
expect_out 'illegal: crosses sigmoid, which alone can read the slot: gate_release gives it back$'
expect_out 'needs-proof: crosses folding, which alone can read the slot: no mark says when'
expect_status 0 "$KPERF" model -q --no-search --format brief "$at/swapped-steps48.kpt"
! grep -q 'delay-wait' .out || fail 'what is illegal is said to gain'

# One slab more in flight takes half of what the warps differ by at the barrier behind with it.
model conv-slabs48.kpt
expect_out '^ 1  *[+]1[0-9.]*% .* in-flight:load.23.t276+1$'
expect_out 'the launch -13\.[0-9]% (-27\.[0-9]% to -2\.[0-9]%)$'

cp "$at/conv-slabs48.kpt" .
printf '.version 8.0\n.target sm_90a\n' >conv.ptx
expect_status 6 "$KPERF" apply -p conv.ptx conv-slabs48.kpt in-flight:load.23.t276+1
expect_err 'of copies start them as many earlier'

# Where no engine has a queue a loop takes what it was recorded to take: it was played 70% longer.
# A warp that is as slow as the loop, and reads no slot, is in nobody's way here ...
model norm-steps48.kpt
expect_out '^CTA .* residual [+-][0-5]\.[0-9]*%:$'
expect_out 'advance-arrive:empty/role 3 *no gain expected$'
! grep -q '^ *[0-9]* *[+][1-9]' .out || fail 'a change of a sound kernel is said to gain'
# ... and here it is.  Its arrive may go up, since it awaits no load of the slot.
model norm_light-steps64.kpt
expect_out '^ 1  *[+]6[0-9.]*% .* advance-arrive:empty/role 3 *may gain nothing$'
expect_out 'legal    needs-proof: by the marks role 3 awaits no load of the slot, so reads none; crosses'

# A wait for a warp's own copies that was longer than its floor was blocked, whenever it began.
model gather-steps160.kpt
expect_out '^baseline .* residual -2\.[0-9]*%$'
expect_out '^ 1  *[+]3[0-9.]*% .* in-flight:load.44+1$'

# Groups that go in turns: the turn can be passed on earlier.  The loop is theirs, of 32 iterations; who
# loads for both makes 64.
model router-turns64.kpt
expect_out '^ 1  *[+]2[0-9.]*% .* advance-arrive:order$'
expect_out 'residual -1\.[01][0-9]%:$'
expect_out ' 32 iterations '

# A wait that is free gains nothing later.  The only barrier of a loop is needed, here: what no mark
# shows to be safe is said to be so on a page.
model scan-steps64.kpt
expect_out '^ *[0-9]*  *[+-]0.00% .* delay-wait:weights_wait *no gain expected$'
expect_out '^ 1 .* merge-barriers:keys_full,wei'
expect_out '^intervals of launches are widened by what gains said before they were measured, of kernels'
expect_status 0 "$KPERF" model -q --no-search --format brief "$at/scan-steps64.kpt"
expect_out '(may gain nothing, .*) drop-barrier:meet/role 1: '
expect_out ' out, if nothing needs it,'
expect_out '^intervals  of launches are widened by what gains said before'

# Not explained: a persistent kernel of one wave, of which one CTA was probed.
expect_status 6 "$KPERF" model -q "$at/held-M2816-N3072-K4096.kpt"
expect_err 'does not explain'
