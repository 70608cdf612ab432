#!/bin/sh
# What a certificate says of registers: whether probes keep to three more, and whether as many CTAs
# fit an SM, which is another thing.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_PTXAS

# certified MORE: by 64 or 768 threads, with that many registers beyond the original's 32.
certified() {
    "$KPERF" instrument -q -f -o probed.ptx scale.ptx
    expect_status 0 env FAKE_PTXAS="more-$1" "$KPERF" certify scale.ptx probed.ptx
}
certified 0
! grep -q 'more registers' .out || fail 'there are none'
certified 3
expect_out '^ *3 more registers: within 3, fewer CTAs an SM$'
certified 5
expect_out '^ *5 more registers: beyond 3, fewer CTAs an SM$'
expect_out '^ *registers 32 -> 37$'
sed 's/maxntid 64/maxntid 768/' scale.ptx >wide.ptx
mv wide.ptx scale.ptx
certified 3
expect_out '^ *3 more registers: within 3, as many CTAs an SM$'
! grep -q 'grown' .out || fail 'three more are allowed'
certified 5
expect_out '^ *5 more registers: beyond 3, as many CTAs an SM$'
expect_out 'grown       registers 32 -> 37 (as many CTAs an SM)'
