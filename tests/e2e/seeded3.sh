#!/bin/sh
# kperf model on the third set of kernels with a seeded defect (bench/seeded3), as it was when their
# repairs were measured: what it said then is in seeded3-predicted.json.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
at=$SRCDIR/traces/seeded3

# brief TRACE: what may gain, on a page.
brief() { expect_status 0 "$KPERF" model -q --format brief "$at/$1"; }

# The only slot is given back behind work that does not read it: 30.0% was measured.
brief settle-steps48.kpt
expect_out '^     31[.][0-9]% [(]1[0-9.]* to 4[0-9.]*[)] advance-arrive:empty: '
# A bulk store that is awaited when it has been started: 24.4% was measured.
brief activate-steps64.kpt
expect_out '^     24[.][0-9]% [(]may gain nothing, at most [+]2[78][.][0-9]%[)] in-flight:load[.]70+1: '
# Copies that only look late, three slabs ahead: nothing is to be gained.
expect_status 0 "$KPERF" model -q --no-search "$at/tropic-steps64.kpt"
expect_out 'in-flight:load.12.t722-1 *no gain expected$'
! grep -q '^ *[0-9]* *[+][2-9]' .out || fail 'a change of a sound kernel is said to gain'
# The other two are reproduced; their repairs were not found.
for trace in morse digest; do
    expect_status 0 "$KPERF" model -q --no-search "$at/$trace-steps48.kpt"
    expect_out '^baseline .* residual -0[.]0[0-9]%$'
done
