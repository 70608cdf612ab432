#!/bin/sh
# Where records go and which warps make them, as the config says it, on a driver
# that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
[ -e "$KPERF_LIBCUDA" ] || skip 'built without cuda.h'
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_LIBCUDA KPERF_PTXAS
mkdir out

# run STATUS FAKE [OPTION...]
run() {
    status=$1
    fake=$2
    shift 2
    expect_status "$status" env KPERF_FAKE="$fake" "$KPERF" run -f "$@" -o out scale.yaml
}
layout() {
    "$KPERF" inspect --json out/scale-N1024.kpt >info
    for want; do
        grep -q "$want" info || fail "the trace's info block has no $want"
    done
}

# 4 CTAs of 2 warps; 40 records each.
config 'sample: every 4 phase 1' 'instrument: {strategy: global, keep: 32}'
run 0 ''
expect_out '256 kept in 8 units of 4 CTAs, 64 overwritten, 0 lost'
expect_out 'plan  *global, 32 a warp, as the config says (10 KiB for the launch.s 32 units): how many'
layout '"strategy": "global"' '"ring_bytes": 0' '"ring_records": 0' '"capacity": 32'
expect_status 0 "$KPERF" replay --format summary out/scale-N1024.kpt
expect_out '320 made, 64 lost'
expect_out 'record cost  24.00 cycles'
run 4 '' --strict
config 'sample: every 4 phase 1' 'instrument: {strategy: global, keep: 64}'
run 0 '' --strict
expect_out '320 kept in 8 units of 4 CTAs, 0 overwritten, 0 lost'
run 4 unfinished --strict
expect_out '160 kept in 4 units of 4 CTAs'
expect_out '4 units never came to their end: their records are lost'
run 0 lose
expect_out '120 kept in 3 units of 2 CTAs, 0 overwritten, 200 lost in 5 units without a place'

# A launch counted 40 records of a unit; without one, 32 units of 64 + 8 * 65536 bytes are
# less than 256 MiB.
config 'instrument: {strategy: global}'
run 0 ''
layout '"capacity": 64'
expect_status 0 "$KPERF" run --plan scale.yaml
expect_out 'plan  *global, 65536 a warp (16 MiB for the launch.s 32 units): how many records a unit'

config 'sample: every 4 phase 1' 'instrument: {strategy: flush, ring: 16, keep: 32}'
run 0 ''
expect_out '256 kept in 8 units of 4 CTAs, 64 overwritten, 0 lost'
expect_out 'flush, 32 a warp, as the config says .*; rings of 16,$'
expect_out '^  *as the config says: 1 KiB of 5 KiB free, occupancy stays 32 CTAs/SM): how many records'
layout '"strategy": "flush"' '"ring_bytes": 1024' '"ring_records": 16' '"name": "kperf flush"'

config 'sample: every 4 phase 1' 'instrument: {warps: "1"}'
run 0 ''
expect_out '160 kept in 4 units of 4 CTAs'
"$KPERF" replay --format csv -o - out/scale-N1024.kpt >spans
layout '"strategy": "circular"' '"warps": \['
config 'instrument: {warps: "0-3"}'
run 2 ''
expect_err 'warp 3 cannot record: a CTA has 2 warps'

# What does not go together.
for line in 'strategy: ring|strategy' 'strategy: global, ring: 64|no rings in shared memory' \
    'keep: 64|keeps what its rings hold' 'strategy: global, keep: 100|power of two' \
    'strategy: flush, ring: 64, keep: 32|less than a ring holds' 'warps: "4-2"|no list of warps' \
    'warps: "32"|no list of warps' 'warps: "1,"|no list of warps' \
    'warps: "1", unit: warpgroup|units of their own'; do
    config "instrument: {${line%|*}}"
    expect_status 3 "$KPERF" run --dry-run -o out scale.yaml
    expect_err "${line#*|}"
done
for line in '--strategy=global --ring=64|give --keep' '--keep=64|give --ring' \
    '--strategy=flush --keep=96|not a power of two' '--warps=1,,2|not a list of warps' \
    '--warps=0 --unit=warpgroup|is for --unit=warp' '--strategy=flush --ring=4|at least 8 records' \
    '--warps=2|warp 2 cannot record: a CTA has 2 warps'; do
    # shellcheck disable=SC2086 # words
    expect_status 2 "$KPERF" instrument ${line%|*} -o - scale.ptx
    expect_err "${line#*|}"
done
