#!/bin/sh
# kperf model on traces of kernels with a seeded defect (bench/seeded): which change stands first.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
at=$SRCDIR/traces/seeded

# first TRACE CHANGE: of its candidates.
first() {
    expect_status 0 "$KPERF" model -q --no-search "$at/$1"
    expect_out "^ 1  *[+][0-9.]*% .* $2"
}

# A tile's slot is given back behind unmarked work that reads it: how much of it, no mark says.  Its
# producer ends its wait before the arrive's second record, and still waits for the turn before.
first late_arrive-turns48.kpt 'advance-arrive:smem.120712.L28 *uncertain'
expect_out 'arrive on smem.120712.L28 .* to just behind the slot.s$'
expect_out '^  smem.120712.L28: arrive.smem.120712.* 1  '
expect_status 0 "$KPERF" model -q --no-search "$at/stencil-turns96.kpt"
expect_out '^  smem.94872.L28: arrive.smem.94872.* 3  '

# Products of 8-bit floats take half of what 16-bit ones do: without that the residual is 12%.  A
# factor that only what is behind the product needs is awaited before it.  More slots for the sums that
# the factor is made of, which no load fills, are not taken for granted.
first early_wait-items264-steps32.kpt 'delay-wait:wait.smem.131144.L82.109$'
expect_out '^baseline .* residual [+-]0\.[01][0-9]%'
expect_out '^   change   consumer: wait.smem.131144.L82.109 to just after wait.123$'
expect_out '^ 2 .* ring-depth:smem.131136.L81+1 *uncertain'

# Copies of the next tile behind the product; the model's turn begins with them.
first late_load-M11264-N1536-K4096.kpt 'hoist-load:load.19.t303$'
expect_out '^   change   consumer: load.19.t303 before mma.53$'
expect_out 'illegal: wait.67 is for copies of its own warp'
# What warps differ by behind the wait for them goes in part with it (measured: 29.4%).
expect_out '^   CTA .* the launch -25.8% (-[34][0-9.]*% to -1[0-9.]*%)$'

# A barrier too many: of all warps, which then wait for each other at the next one instead (without it the
# kernel takes 1.5% longer); and of two groups, which meet nowhere else.
expect_status 0 "$KPERF" model -q --no-search "$at/second_barrier-M11264-N1536-K4096.kpt"
expect_out '^ 2  *+0.00% .* drop-barrier:barrier.bar0.79.. no gain expected$'
expect_status 0 "$KPERF" model -q "$at/met_groups-turns200.kpt"
expect_out '^ [2-9]  *[+]36[0-9.]*% .* drop-barrier:barrier.bar1.50'
! grep '^ 1 .* drop-barrier' .out || fail 'what may break the kernel stands first'
! sed -n '/^combinations/,$p' .out | grep 'drop-barrier' || fail 'what may break the kernel is combined'
