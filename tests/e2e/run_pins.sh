#!/bin/sh
# kperf run and pins: the config's key, and what happens when they spill.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_PTXAS
sed '/kperf.begin/i\
	.reg .f32 %f<3>;\
	.reg .b64 %rd1;
/kperf.end/i\
	mul.f32 %f1, %f2, %f2;
/ret;/i\
	st.global.f32 [%rd1], %f1;' scale.ptx >changed
mv changed scale.ptx

dry() { expect_status "$1" "$KPERF" run --dry-run scale.yaml; }
spilling='no pins: with them the assembler spills 32 bytes, without 0'

config
dry 0
FAKE_PTXAS=spill
export FAKE_PTXAS
dry 0
expect_err "$spilling"
expect_out 'spill stores 0 -> 0'
config 'instrument: {pins: all}'
dry 0
expect_err "$spilling"
config 'instrument: {pins: none}'
dry 0
! grep -q "$spilling" .err || fail 'there were no pins to leave out'
config 'instrument: {pins: some}'
dry 3
expect_err "^scale.yaml:13:20: error: .*'some'"

# 64 registers a thread leave room for 16 CTAs of 64 threads, 32 for all that an SM takes
crowded='no pins: with them it takes 64 registers, and 16 CTAs fit an SM, without 32 and 32'
FAKE_PTXAS=crowd
config
dry 0
expect_err "$crowded"
expect_out 'registers 32 -> 32'
config 'instrument: {pins: none}'
dry 0
! grep -q "$crowded" .err || fail 'there were no pins to leave out'
# where shared memory takes an SM's room anyway
config
sed -i 's/block: \[64\]/block: [64], shared: 16384/' scale.yaml
dry 0
! grep -q 'no pins' .err || fail 'registers cost no CTA there'
expect_out 'registers 32 -> 64'
