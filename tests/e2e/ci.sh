#!/bin/sh
# examples/ci/gate.sh: without a GPU on recorded traces, and on a device that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
gate=$SRCDIR/examples/ci/gate.sh planted=$SRCDIR/traces/planted
KPERF_LIBCUDA=/none/libcuda.so KPERF_LIBHIP=/none/libamdhip64.so NVDISASM=/none/nvdisasm
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas TMPDIR=$tmp
export KPERF KPERF_LIBCUDA KPERF_LIBHIP NVDISASM KPERF_PTXAS TMPDIR

# The first time there is nothing to hold it against; what is left is the baseline.
expect_status 0 env OUT=base sh "$gate" none "$SRCDIR/bench/diff/scale.yaml" "$planted/scale"
expect_out '^static: no baseline yet'
expect_out '^measured: no baseline yet'
expect_files base/traces scale-N4194304.kpt scale-N4194305.kpt
# Nothing changed.
expect_status 0 env OUT=same sh "$gate" base "$SRCDIR/bench/diff/scale.yaml" "$planted/scale"
expect_out '^\*\*Gate passed\*\*$'
! grep -q 'Gate failed' .out || fail 'a gate failed'
# Loads half as wide: the recorded traces tell.
expect_status 6 env OUT=v2 sh "$gate" base "$SRCDIR/bench/diff/scale_v2.yaml" "$planted/scale_v2"
expect_out '^| time .> +2% | fails |'
expect_out 'ld.global in region load is narrower'
grep -q '<failure message="time ' v2/measured.xml || fail 'no failure in measured.xml'
grep -q 'failures="0"' v2/static.xml || fail 'a failure in static.xml'
# Another output on one shape.
expect_status 6 env OUT=tail sh "$gate" base "$SRCDIR/bench/diff/scale_tail.yaml" "$planted/scale_tail"
expect_out '^| output differs | fails | output out: differs |'
# More registers: the assembler tells, without traces.
sed 's/"registers": [0-9]*/"registers": 1/' base/static.json >fewer.json
mkdir lean
mv fewer.json lean/static.json
expect_status 6 env OUT=static sh "$gate" lean "$SRCDIR/bench/diff/scale.yaml"
expect_out '^| registers .> +8 | fails |'
expect_out '^measured: not judged: no device here, and no recorded traces$'
# What the baseline has and cannot be judged here is no pass.
expect_status 5 env OUT=blind KPERF_PTXAS=/none/ptxas sh "$gate" base "$SRCDIR/bench/diff/scale.yaml"
expect_out '^static: not judged'
expect_status 2 sh "$gate" base

# ---- with a device ------------------------------------------------------------------------
fake=${KPERF%/*}/tests/libcuda-fake.so
[ -e "$fake" ] || exit 0 # built without cuda.h
KPERF_LIBCUDA=$fake
. "$SRCDIR/tests/e2e/run_lib.sh"
config 'instrument: {ring: 64}' 'repeats: 8'
expect_status 0 env OUT=dev sh "$gate" none scale.yaml
expect_files dev/traces scale-N1024.kpt
expect_status 0 env OUT=dev2 sh "$gate" dev scale.yaml
expect_out '^| time .> +2% | passes | time 100 -.> 100:'
expect_status 6 env OUT=dev3 KPERF_FAKE=differ sh "$gate" dev scale.yaml
