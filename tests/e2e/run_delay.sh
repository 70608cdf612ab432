#!/bin/sh
# kperf run --delay, on a driver that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_LIBCUDA KPERF_PTXAS
config 'repeats: 8'

expect_status 5 env KPERF_LIBCUDA=/none/libcuda.so "$KPERF" run --delay work=0..400 scale.yaml
for bad in work work= =0..4 work=4..4 work=5..4 work=0..1000001 work=0..x work=x..4 @1=0..4 work@=0..4 \
    work@2..1=0..4 work@32=0..4 work@1..=0..4 work@x=0..4; do
    expect_status 2 "$KPERF" run -n --delay "$bad" scale.yaml
    expect_err "'$bad' is not REGION=LOW..HIGH"
done
expect_status 2 "$KPERF" run -n --delay wrok=0..400 scale.yaml
expect_err "no region 'wrok'; did you mean 'work'?"
expect_status 2 "$KPERF" run --delay work=0..400 --against scale.ptx scale.yaml
expect_err 'are experiments of their own'
expect_status 2 "$KPERF" run --delay work@1=0..400 --predicted m.json scale.yaml
expect_err 'is the slack of all groups'
expect_status 2 "$KPERF" run --delay work=0..400 --sample all scale.yaml
expect_err 'there is nothing for --sample'

# The delayed text is what an assembler takes.
if command -v ptxas >/dev/null 2>&1 || [ -x /usr/local/cuda/bin/ptxas ]; then
    for delay in work=0..400 work@1..3=0..400; do
        env -u KPERF_PTXAS KPERF_LIBCUDA=/none/libcuda.so "$KPERF" run --delay $delay scale.yaml \
            >"$tmp/.out" 2>"$tmp/.err" || [ $? = 5 ] || fail 'the delayed kernel does not assemble'
    done
fi

[ -e "$KPERF_LIBCUDA" ] || exit 0 # built without cuda.h

# 10 visits in 4 waves (16 CTAs, one an SM, 4 SMs) at 1 GHz: a cycle more is 0.04 us
expect_status 0 "$KPERF" run --delay work=0..400 scale.yaml
expect_out 'delayed  *0 cycles later  *100.00 us'
expect_out ' 50 cycles later  *102.00 us'
expect_out ' 400 cycles later  *116.00 us'
expect_out 'slope  *1.00 (1.00 to 1.00, 99.2% sure): critical'
expect_out 'for 10 visits in 4 waves of CTAs at 1000 MHz$'
expect_out 'without a delay x1.0000 of the original'
expect_out 'verdict  *equal'
check_eq "$(ls ./*.kpt 2>/dev/null)" '' 'traces'
grep -q 'held up' "$tmp/.out" && fail 'warps where all are held up'
# one warp alone: its one visit, 0.004 us a cycle; warp 1 among others: its ten; warp 0: none
expect_status 0 "$KPERF" run --delay work@2=0..400 scale.yaml
expect_out 'held up  *warp 2 of each CTA$'
expect_out ' 400 cycles later  *101.60 us'
expect_out 'slope  *1.00 (1.00 to 1.00, 99.2% sure): critical'
expect_out 'for 1 visit in 4 waves of CTAs at 1000 MHz$'
expect_status 0 "$KPERF" run --delay work@1..31=0..400 --json scale.yaml
tr -d ' \n' <"$tmp/.out" | grep -q '"warps":\[1,31\]' || fail 'no warps in the JSON'
grep -q '"visits": 10' "$tmp/.out" || fail 'not the visits of warp 1'
expect_status 1 "$KPERF" run --delay work@0=0..400 scale.yaml
expect_err "region 'work' is never visited by these warps of the first CTA"
expect_status 0 env KPERF_FAKE=slack "$KPERF" run --delay work=0..400 scale.yaml
expect_out 'slope  *0.00 (0.00 to 0.00, 99.2% sure): slack'
# nothing up to 200, then 0, 2, 4, 6, 8 us: the line through 100, 100, 100, 100, 102, 104, 106,
# 108 at 50 to 400 cycles rises by 2500/105000 us a cycle, 0.595 of 0.04
expect_status 0 env KPERF_FAKE=some-slack "$KPERF" run --delay work=0..400 scale.yaml
expect_out 'slope  *0.60 (0.60 to 0.60, 99.2% sure): partly critical'
grep -q 'loop itself' "$tmp/.out" && fail 'a loop of its own where the slope does not show it'
# a loop that takes 110 cycles more than it was told: no part of the slope, but said
expect_status 0 env KPERF_FAKE=loop "$KPERF" run --delay work=0..400 scale.yaml
expect_out 'slope  *1.00 (1.00 to 1.00, 99.2% sure): critical'
expect_out "the delay's loop itself takes 110 cycles"
# a kernel that gains: 99 us of 100 where the region begins 400 cycles later; 0.0025 us less a
# cycle where 0.04 more are critical
expect_status 0 env KPERF_FAKE=gains "$KPERF" run --delay work=0..400 scale.yaml
expect_out 'slope  *-0.06 (-0.06 to -0.06, 99.2% sure): negative'
expect_out 'gain  *1.0% (1.0 to 1.0) where it begins 400 cycles later'
# 91 us of 100 from 200 to 350 cycles, 100 again at 400: the longest tells nothing
expect_status 0 env KPERF_FAKE=rhythm "$KPERF" run --delay work=0..400 scale.yaml
expect_out 'gain  *9.0% (9.0 to 9.0) where it begins 200 cycles later, the best of these'

# Beside what the model says.
echo '{"roles": [{"stages": [{"name": "work", "slack": 200.0}, {"name": "work", "slack": 900.0}]}]}' >m.json
expect_status 0 env KPERF_FAKE=some-slack "$KPERF" run --delay work=0..400 --predicted m.json scale.yaml
# of 350 cycles from 50 on 150 are slack: (1 - 3/7)^2 (1 + 6/7)
expect_out 'model  *200 cycles of slack: a slope of 0.61; as measured$'
expect_status 0 env KPERF_FAKE=gains "$KPERF" run --delay work=0..400 --predicted m.json --json scale.yaml
for key in '"verdict": "negative"' '"agrees": false' '"ratio": 0.99' '"own_cycles": null'; do
    grep -q "$key" "$tmp/.out" || fail "no $key in the JSON"
done
expect_status 0 "$KPERF" run --delay work=0..400 --predicted m.json --json scale.yaml
for key in '"slope": 1.0' '"agrees": false' '"slack": 200.0' '"visits": 10' '"waves": 4' \
    '"clock_measured": true' '"least": null' '"cost_of_zero": 1.0' '"verdict": "critical"' '"rounds": 8'; do
    grep -q "$key" "$tmp/.out" || fail "no $key in the JSON"
done
# A barrier's wait hides a delay of its own warp; one before its arrive holds up all, as the gap says.
cat >m.json <<'J'
{"roles": [{"stages": [{"name": "load", "kind": "issue", "slack": 9.0},
    {"name": "load -> work gap", "kind": "gap", "slack": 0.0},
    {"name": "work", "kind": "wait", "slack": 640.5}]}]}
J
expect_status 0 "$KPERF" run --delay work=0..400 --predicted m.json scale.yaml
expect_out 'model  *0 cycles of slack: a slope of 1.00; as measured$'
# Where the model says what may hide a delay, 0 to 1 is what it says of the slope: 0.60 is as said (of
# which 1.00 alone would not be), and 1.00.
cat >m.json <<'J'
{"roles": [{"stages": [{"name": "work", "slack": 0.0, "may_hide": "the memory may bound the launch"}]}]}
J
expect_status 0 env KPERF_FAKE=some-slack "$KPERF" run --delay work=0..400 --predicted m.json scale.yaml
expect_out 'a slope of 1.00, or down to 0.00, as the memory may bound the launch; as measured$'
expect_status 0 "$KPERF" run --delay work=0..400 --predicted m.json --json scale.yaml
for key in '"slope_least": 0.0' '"slope": 1.0' '"agrees": true' '"may_hide": "the memory may bound'; do
    grep -q "$key" "$tmp/.out" || fail "no $key in the JSON"
done
sed -i 's/, "may_hide": "[^"]*"//' m.json
expect_status 0 env KPERF_FAKE=some-slack "$KPERF" run --delay work=0..400 --predicted m.json scale.yaml
expect_out 'model  *0 cycles of slack: a slope of 1.00; NOT as measured$'
echo '{"roles": []}' >m.json
expect_status 3 "$KPERF" run --delay work=0..400 --predicted m.json scale.yaml
expect_err "gives no slack for a region 'work'"

expect_status 1 env KPERF_FAKE=unvisited "$KPERF" run --delay work=0..400 scale.yaml
expect_err "region 'work' is never visited by the first CTA"
expect_status 1 env KPERF_FAKE=fault "$KPERF" run --delay work=0..400 scale.yaml

# Warps that come to it once, and gain from 200 to 350: nine more from 150 to 400, 31.25 apart, of which
# those from 212 to 368 gain; 275 is amid them.  Over the original: 91 us of 100.
expect_status 0 env KPERF_FAKE=rhythm "$KPERF" run --delay work@2=0..400 scale.yaml
expect_out 'closer  *9.0% (9.0 to 9.0) of the original at 275, amid 212 to 368 that gain'
expect_out "'kperf apply TRACE start-apart:work@2..2=275"
