#!/bin/sh
# kperf run and slim probes: where others take more than three registers more than the original and
# they do not; what else is said of registers.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_PTXAS
dry() { expect_status 0 "$KPERF" run --dry-run scale.yaml; }
slim='slim probes: with them it takes 35 registers, with others 36'

config
dry
! grep -q 'slim' .err || fail 'nothing asked for slim probes'
expect_out 'registers 32 -> 32'
FAKE_PTXAS=few
export FAKE_PTXAS
dry
expect_err "$slim"
expect_out 'registers 32 -> 35'
expect_out '^ *3 more registers: within 3$'
FAKE_PTXAS=fewer # slim ones take four more
dry
! grep -q 'slim' .err || fail 'they gain nothing'
expect_out '^ *5 more registers: beyond 3$'

# Where a loop's records have to be stored at once for it: if a CTA fewer would fit, or when it is
# asked for.
sed 's/^{/{\n\t.reg .pred %p;\n\t.reg .b32 %r;\n\tmov.u32 %r, 0;\n$L:/
s/\tret;/\tadd.u32 %r, %r, 1;\n\tsetp.lt.u32 %p, %r, 8;\n\t@%p bra $L;\n\tret;/
s/maxntid 64/maxntid 768/
/kperf.begin/a\
\tbar.sync 0;' scale.ptx >loop.ptx
FAKE_PTXAS=slim
wide() { sed -i 's/block: \[64\]/block: [768]/' scale.yaml; }
mv loop.ptx scale.ptx
config
wide
dry
! grep -q 'slim' .err || fail 'nothing asked for that'
config 'instrument: {slim: true}'
wide
dry
expect_err "$slim"
sed -i 's/maxntid 768/maxntid 64/' scale.ptx
config
dry
expect_err "$slim"
