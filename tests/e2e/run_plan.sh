#!/bin/sh
# kperf run --plan: where a shape's records would go and why, from the config alone; and
# what a launch counts.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_PTXAS

plan() { expect_status "$1" "$KPERF" run --plan scale.yaml; }
# The plan's lines, joined, hold these words.
says() {
    tr -s ' \n' ' ' <.out | grep -qF -- "$1" || fail "the plan does not say '$1'"
}
# The fake assembler says 32 registers and 1024 B; CTAs of two warps: 32 an SM, so that each
# may have 233472 / 32 - 1024 - 1024 = 5248 B more.  Two rings of 256 records are 4 KiB.
free='4 KiB of 5 KiB free, occupancy stays 32 CTAs/SM'

config
plan 0
says "plan circular, 256 a warp ($free): how many records a unit makes shows when it runs"
[ "$(grep -c 'tensors\|would write' .out)" = 0 ] || fail '--plan shows more than the plan'

# `work` makes two records a trip: one below, at and above what a ring of 256 holds.
for n in 127 128; do
    config "trips: {work: $n}"
    plan 0
    says "plan circular, 256 a warp ($free): all $((2 * n)) records of a unit fit"
done
config 'trips: {work: 129}'
plan 0
says "plan circular, 256 a warp ($free): the newest 256 of a unit's 258 records, 128 of 129 trips"
config 'trips: {work: 64}'
plan 0
says 'circular, 128 a warp (2 KiB of 5 KiB free, occupancy stays 32 CTAs/SM): all 128 records'
config 'trips: {work: N/64}'
plan 0
says 'circular, 32 a warp (1 KiB of 5 KiB free, occupancy stays 32 CTAs/SM): all 32 records of'

# Every one of them: in global memory, or not at all.
config 'trips: {work: 129}' 'records: all'
plan 0
# 32 units of 64 + 8 * 512 bytes
says "plan global, 512 a warp (130 KiB for the launch's 32 units): all 258 records of a unit fit; in \
shared memory they would take 8 KiB, and 5 KiB are free"
config 'trips: {work: 129}' 'records: all' 'instrument: {strategy: circular}'
plan 3
expect_err '^scale.yaml:14:10: error: 258 records of each warp take 8 KiB of shared memory in a CTA, and 5 KiB are free at 32 CTAs/SM'
expect_err 'note: what would fit: records: 256, or strategy: global'
config 'trips: {work: 32768}' 'records: all'
plan 0
says 'global, 65536 a warp (16 MiB for'
config 'trips: {work: 32769}' 'records: all'
plan 3
expect_err '^scale.yaml:14:10: error: 65538 records of a unit are to be kept, and at most 65536 can'
config 'trips: {work: 32769}'
plan 0
config 'records: 256'
plan 0
says "circular, 256 a warp ($free): the newest 256 records of a unit"
config 'records: 257'
plan 0
says 'global, 512 a warp'

# As JSON, and with an assembler that takes no more than 48 KiB of static shared memory.
config 'trips: {work: 128}'
expect_status 0 "$KPERF" run --plan --json scale.yaml
expect_out '"strategy": "circular"'
expect_out '"records_from": "trips"'
expect_out '"records": 256'
expect_out '"keeps": "all"'
expect_out '"free": 5120'

# A kernel of Triton's: each trip begins one region on its own and three where another ends, so
# that it makes 2 + 1 + 1 + 1 records; `kernel` makes two.  64 trips; the fake assembler's 32
# registers and 1 KiB leave 6 CTAs by shared memory, 233472 / 6 - 1024 - 33800 = 4088 B for
# each, and one ring of 128 for each of 8 warps is 8 KiB.
sed '/^warmup/,$d' "$SRCDIR/bench/proton/gemm.yaml" >gemm.yaml
cp "$SRCDIR/bench/proton/gemm.ptx" .
k='K/64'
echo "trips: {tma_issue: $k, tma_wait: $k, wgmma_issue: $k, wgmma_wait: $k}" >>gemm.yaml
expect_status 0 "$KPERF" run --plan --only M=4096 gemm.yaml
says "circular, 32 a warp (2 KiB of 3 KiB free, occupancy stays 6 CTAs/SM): the newest 32 of a unit's \
322 records, 6 of 64 trips"
echo 'instrument: {separate: true}' >>gemm.yaml
expect_status 0 "$KPERF" run --plan --only M=8192 gemm.yaml
says "the newest 32 of a unit's 1026 records, 4 of 128 trips"

# What cannot be meant.
wrong() {
    config "$1"
    plan 3
    expect_err "^scale.yaml:13:$2: error: $3"
}
wrong 'trips: {wrok: 1}' 9 "scale has no region 'wrok'; did you mean 'work'?"
# ... of however many regions.
for i in $(seq 1 69) work; do
    printf '\t// kperf.begin r%s\n\t// kperf.end r%s\n' "$i" "$i"
done >regions
sed -i.one '/kperf.begin work/{
r regions
N
}' scale.ptx
config 'trips: {rwrok: 1}'
plan 3
expect_err "scale has no region 'rwrok'; did you mean 'rwork'?"
mv scale.ptx.one scale.ptx
wrong 'trips: {work: K}' 15 "unknown name 'K'"
wrong 'trips: {work: 0-1}' 15 '-1 trips; they must be from 0'
wrong 'trips: [1]' 8 'trips must be a map'
wrong 'records: 0' 10 '.*from 1 to 65536'
wrong 'records: some' 10 '.*some'
config 'records: all' 'instrument: {ring: 64}'
plan 3
expect_err "^scale.yaml:13:10: error: 'ring' is given, too"
config 'instrument: {strategy: autp}'
plan 3
expect_err "unknown strategy 'autp'; did you mean 'auto'?"

# A launch counts: the driver's kernel makes 40 records a warp.
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
[ -e "$KPERF_LIBCUDA" ] || exit 0
export KPERF_LIBCUDA
mkdir out
run() { expect_status "$1" env KPERF_FAKE="$2" "$KPERF" run -f -o out scale.yaml; }
config 'sample: every 4 phase 1'
run 0 ''
says 'free, occupancy stays 1 CTA/SM): all 40 records of a unit fit'
says 'plan circular, 64 a warp (1 KiB of'
expect_out '320 kept in 8 units of 4 CTAs, 0 overwritten, 0 lost'
"$KPERF" inspect --json out/scale-N1024.kpt >info
for want in '"records_from": "launch"' '"records": 40' '"keeps": "all"' '"ring_records": 64'; do
    grep -q "$want" info || fail "the trace's info block has no $want"
done
# Warps that record nothing have their places among the others, and so counts a launch.
run 0 idle
says 'all 40 records of a unit fit'
expect_out '160 kept in 8 units of 4 CTAs, 0 overwritten, 0 lost'
run 0 many
says "the newest 1024 of a unit's 100000 records"
# A kernel beyond the 48 KiB that every launch may have: the fake assembler's 1 KiB, and what
# is left of 227 KiB.  (232448 - 1024 - 60000) / 1024 = 167
config
sed -i 's/block: \[64\]}/block: [64], shared: 60000}/' scale.yaml
run 0 ''
says 'plan circular, 64 a warp (1 KiB of 167 KiB free, occupancy stays 1 CTA/SM): all 40 records'
# Twelve warps and 2 KiB: rings of 32 take 3 KiB, three of warp groups 768 B; the first warp of each
# makes as many as any.
cp scale.ptx narrow.ptx
sed 's/ntid 64/ntid 384/' narrow.ptx >scale.ptx
config
sed -i 's/block: \[64\]}/block: [384], shared: 229376}/' scale.yaml
run 0 many
says "plan circular, 64 a warp group (2 KiB of 2 KiB free, occupancy stays 1 CTA/SM): the newest 64 of a unit's 100000 records; there is no room for a ring of each warp"
"$KPERF" inspect --json out/scale-N1024.kpt >info
grep -q '"warps_per_unit": 4' info || fail 'not the warp groups were recorded'
run 0 many,lone # one that is not the first of its group makes them all
says 'plan global, '
config 'instrument: {unit: warp}'
sed -i 's/block: \[64\]}/block: [384], shared: 229376}/' scale.yaml
run 0 many
says 'plan global, '
mv narrow.ptx scale.ptx
config 'records: all'
rm out/*
run 3 many
expect_err '^scale.yaml:13:10: error: 100000 records of a unit are to be kept, and at most 65536 can'
expect_err 'note: what would fit: records: 65536'
[ -z "$(ls -A out)" ] || fail 'a refused run left something behind'
