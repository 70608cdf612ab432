#!/bin/sh
# kperf model on simulated traces: report, threshold, bad input.
set -eu
data=$(pwd)/tests/data
. "$SRCDIR/tests/e2e/lib.sh"
[ -f "$data/model-ring.kpt" ] || skip "no simulated traces"
for kind in ring late once unmarked jitter; do
    cp "$data/model-$kind.kpt" "$kind.kpt"
done

# By hand: issue 50, load 1400, wake 20, mma_issue 40, service 500, release 12,
# wake 20 and three gaps of 5 make 2057 cycles round a ring of two; with the six
# records of 14 cycles on the way, 2141.
expect_status 0 "$KPERF" model ring.kpt
expect_out '^baseline   measured 1070.5 cycles an iteration, model 1070.5, residual [+-]0.00%$'
expect_out 'without the records (14.0 cycles each, measured): 1028.5, 514.2 ns (modeled)'
expect_out 'full: issue_load -> wait_full .* inferred$'
# A rate over the modelled iteration is modelled.
expect_out '^engine .* byte/cycle (modeled)$'
[ ! -s .err ] || fail "something on standard error"

# The same from a pipe, as JSON; the hash is that of the file.
"$KPERF" model --json - <ring.kpt >pipe.json
# Every number says what it rests on.
check_tiers() { # report, PATH=TIER...
    python3 "$SRCDIR/tests/e2e/check_tiers.py" "$@" || fail "a number of $1 without its tier"
}
check_tiers pipe.json baseline.measured_cycles=measured baseline.predicted_cycles=modeled \
    baseline.residual=modeled baseline.record_cost=measured baseline.unprobed.cycles=modeled \
    links.slack=modeled links.distance=inferred \
    roles.stages.blocked=measured candidates.predicted_gain=modeled
grep -q '"schema_version": 1' pipe.json || fail "no schema_version"
grep -q '"name": "<stdin>"' pipe.json || fail "no input name"
grep -q "\"hash\": \"$(sha256sum ring.kpt | cut -d' ' -f1)\"" pipe.json || fail "wrong hash"
for key in tool baseline residual critical_cycle candidates id kind where predicted_gain \
    interval legality cost refuted_by; do
    grep -q "\"$key\":" pipe.json || fail "no $key in the report"
done
"$KPERF" model --json ring.kpt -o file.json
sed 's/"<stdin>"/"ring.kpt"/' pipe.json | cmp - file.json || fail "the two reports differ"

# A residual that says nothing is called so: not that of the ring, whose waits bound it, but that
# of a loop whose stages add up to its iteration.
grep -q '"sum_of_stages": false' file.json || fail "the ring is no sum of stages"
expect_status 0 "$KPERF" model unmarked.kpt
expect_out '^           as recorded no wait and no engine bounds the loop, so that the residual is 0'

# The late arrive comes first (the ring could grow: it gains more, but costs more).
expect_status 0 "$KPERF" model late.kpt
expect_out 'advance-arrive:empty'
expect_out '^   change   consumer: arrive on empty (release) to just after mma_wait$'

# launch: of the report in .out; its CTAs given out as the device gave them end when its stamps say.
launch() { # name
    off=$(sed -n 's/^launch     measured .* residual [+-]\([0-9]*\)\.\([0-9]\).*/\1\2/p' "$tmp/.out")
    { [ -n "$off" ] && [ "$off" -le 10 ]; } || fail "$1: the launch is ${off:-?} per mille off"
}

# Recorded on an H200: from the ring of two, what the ring of four takes.  An
# iteration of the four-stage kernel was measured at 1026 cycles with records.
recorded=$SRCDIR/traces
if [ -f "$recorded/gemm_ws_s2-M8192-N8192-K8192.kpt" ]; then
    expect_status 0 "$KPERF" model "$recorded/gemm_ws_s2-M8192-N8192-K8192.kpt"
    launch 'a GEMM of 15.5 waves'
    deeper=$(sed -n 's/^ *[0-9]* .*\] *\([0-9]*\)\.[0-9]*  *ring-depth:empty+2.*/\1/p' "$tmp/.out")
    [ -n "$deeper" ] || fail "no deeper ring among the candidates"
    { [ "$deeper" -ge 1005 ] && [ "$deeper" -le 1047 ]; } ||
        fail "a ring of four predicted at $deeper cycles, measured 1026"
fi

# A ring of four that is always full, in one wave of CTAs: one wait in seven looks at its barrier a
# second time, and all of them begin as late as others that are free.  The copies' time does not show,
# and the tensor core's (1023.8 cycles) is the iteration's; taken for waits they made it 1057.
if [ -f "$recorded/gemm_ws-M1408-N3072-K1024.kpt" ]; then
    expect_status 0 "$KPERF" model --no-search "$recorded/gemm_ws-M1408-N3072-K1024.kpt"
    expect_out '^baseline   measured 1026.5 cycles an iteration, model 102[5-8]\.[0-9], residual [+-]0\.1'
    expect_out '^           of 33 CTAs, played on from where their groups began the loop, the same 396 iterations; in$'
    expect_out '^           its steady state it is played at 1023.8 (modeled)$'
    expect_out '^not seen   full: issue_load -> wait_full'
fi

# Attention that releases K late: the two warp groups queue for the tensor core in step, and slide
# apart when K comes early.  Measured without probes, K released early takes 28 to 31% fewer cycles
# (bench/results/variants-run.json; 28.7% at this length); moving the arrive costs no memory.
late=$recorded/attn_ws_a-B4-H16-S4096.kpt
if [ -f "$late" ]; then
    expect_status 0 "$KPERF" model "$late"
    cp "$tmp/.out" late.txt
    # 4489.6 is what was recorded; as played it is no sum of stages, but of turns at the engine.
    expect_out '^baseline   measured 4489.6 cycles an iteration, model 4[45][0-9][0-9]\..*residual [+-]0\.'
    expect_out 'as played, queues included; the graph, with latencies as recorded: 44'
    launch 'attention of 15.5 waves'
    expect_out '^           2048 CTAs in 132 places, 15\.5 waves; 46[0-9] cycles (40[0-9] to 51[0-9]) between'
    # Which waits hold it back, by their names.
    expect_out '^verdict    a cycle of waits bounds the iteration: on k_full, scores, values, k_empty; 1 iter'
    # What it rests on, and where it has been wrong, come before what it says.
    expect_out '^not seen   v_empty: v_release -> v_empty_wait [0-9]* (assumed), v_full'
    [ "$(grep -n '^beware' "$tmp/.out" | head -1 | cut -d: -f1)" -lt \
        "$(grep -n '^verdict' "$tmp/.out" | cut -d: -f1)" ] || fail 'what is doubtful does not come first'
    gain=$(sed -n 's/^ 1 *+\([0-9]*\)\.\([0-9]\).*advance-arrive:k_empty.*/\1\2/p' "$tmp/.out")
    [ -n "$gain" ] || fail "advancing K's arrive does not come first"
    { [ "$gain" -ge 250 ] && [ "$gain" -le 340 ]; } ||
        fail "predicted to gain $gain per mille, measured 280 to 310"
fi

# The same kernel recorded again: one warp of a group's four often looks at V's barrier a second time,
# and the group's product, which waits for it, begins 140 cycles behind the first warp's.  An iteration
# within 1% (taken for the tensor core's latency: 2.1% too slow), and by stamps 4407 cycles without records.
again=$recorded/again/attn_ws_a-B2-H16-S4096.kpt
if [ -f "$again" ]; then
    expect_status 0 "$KPERF" model --no-search "$again"
    expect_out '^baseline   measured 4474.2 cycles an iteration, model 4[45][0-9][0-9]\..*residual [+-]0\.'
    expect_out 'without the records (12.0 cycles each, measured): 4[34][0-9][0-9]\.'
fi
# One of these eight CTAs is in step in all its iterations (3546 cycles each), the others are not.
apart=$recorded/attn_ws_b-B16-H16-S1024.kpt
if [ -f "$apart" ]; then
    expect_status 0 "$KPERF" model --no-search "$apart"
    expect_out '^baseline   measured 25[89][0-9]\.[0-9] cycles an iteration, model 2[56][0-9][0-9]\.'
    expect_out '1 of 8 probed CTAs keep another rhythm than the others'
fi
# An engine that is never idle: no operation finds it free, and none tells how late its end is seen.
busy=$recorded/gemm_ws-M4096-N4096-K4096.kpt
if [ -f "$busy" ]; then
    expect_status 0 "$KPERF" model --no-search --json "$busy"
    tr -d '\n' <"$tmp/.out" >seen
    grep -Eq '"what": "engine tensor: from the end[^}]*"cycles": 52\.0, *"tier": "assumed"' seen ||
        fail 'what products queued for was taken for the end of one'
fi
# Each example's iteration within 2% (and those of traces/ itself: pipeline.sh).  attn_ws_b, with 4 and
# 8 trips, is over before its two groups are where they stay; of the one at B = 1 the ring holds 46
# iterations of the loads and 16 of the softmax.
for trace in "$recorded"/again/*.kpt "$recorded"/kept/*.kpt; do
    [ -f "$trace" ] || continue
    expect_status 0 "$KPERF" model --no-search -q --json "$trace"
    off=$(sed -n '/^  "baseline"/,/^  }/s/^    "residual": \([-0-9.e]*\),*$/\1/p' "$tmp/.out")
    awk -v off="$off" 'BEGIN { exit !(off != "" && off >= -0.02 && off <= 0.02) }' ||
        fail "$(basename "$trace"): played $off off"
done
# Recorded again, in two passes, and not seen before: a launch within 1%.  What its iteration is off is
# printed: these missed the 2% in one pass or both (doc/findings/model.md), by up to 4.5% while the
# instructions of a product came to the tensor core at once and both groups woke together, and by up
# to 2.7% while four trips were too few for what groups take from each other, and of copies by turns
# the quick ones were not played as they were seen.
passes='[1-5]'
! is_sanitized || passes='[25]'
for trace in "$recorded"/again/$passes/*.kpt; do
    [ -f "$trace" ] || continue
    expect_status 0 "$KPERF" model --no-search -q "$trace"
    expect_out '^launch .*residual [+-]0\.[0-9]*%$'
    off=$(sed -n 's/^baseline .*residual //p' "$tmp/.out")
    echo "${trace#"$recorded"/again/}: iteration $off"
    awk -v off="${off%\%}" 'BEGIN { exit !(off >= -2.0 && off <= 2.0) }' </dev/null ||
        fail "${trace#"$recorded"/again/}: $off off"
    case $trace in
    # Of unprobed CTAs by their stamps 79624 cycles each; 88494 as played while a tenth of their softmax
    # was there twice, 84300 while slowdowns were multiplied, 83800 while records cost what they were
    # calibrated at, 82700 now: within 5%.
    */3/attn_ws_b-*-S4096.kpt)
        ! grep -q 'of the CTAs is played as' "$tmp/.out" || fail "$trace: a CTA said to be off" ;;
    # What it does before its loop, whose records are lost, was not in its time, and made up for that.
    */3/attn_ws_b-*-S1024.kpt) expect_out '^beware  *without its records one of the CTAs is played as 6% longer' ;;
    # With 4 trips (13% while they were said to be free of what the records cost).
    */3/attn_ws_b-*-S512.kpt) expect_out '^beware  *without its records one of the CTAs is played as 9% longer' ;;
    # Of five iterations of the warp that loads one stalled in three of eight CTAs, 1116 cycles on average;
    # the seven others, which go at its pace, have 427: 1027.6 (before: -8.1%).
    */4/gemm_swp3-*)
        expect_out '^baseline   measured 1027\.[0-9] cycles an iteration, model 102[0-9]\.[0-9], residual -0\.[0-9]*%$'
        expect_out '^           the residual is -0\.[0-9]* to [-+]0\.[0-9]*% (95%)' ;;
    # Copies are slow and quick by turns: of the iterations as many of the ones as of the others (-2.1%).
    # Of six iterations; +0.4% was chance, as 16 CTAs of it showed, -1.6 to +3.0% then.
    */1/gemm_swp2-M1536-*) expect_out '^baseline .*residual [+-][01]\.[0-9]*%$' ;;
    */3/attn_ws_a-*) ! grep -q 'of the CTAs is played as' "$tmp/.out" || fail "$trace: a CTA said to be off" ;;
    esac
done
# Records stored at once make a wait for a copy that has come take 166 to 216 cycles: not blocked.
# Taken for blocked, the tensor core, which is never idle, was played idle for 34 of 1058 cycles.
stores=$recorded/again/gemm_swp3-M4096-N4096-K4096.kpt
if [ -f "$stores" ]; then
    expect_status 0 "$KPERF" model --no-search -q "$stores"
    expect_out '^baseline   measured 102[89]\.[0-9] cycles an iteration, model 102[0-9]\.[0-9], '
fi
# Two rhythms, which the H200 has, too, and one: what tells is a pause of the second consumer group, warps
# 8 to 11, before the source's only wait in front of the loop; of one and a half iterations, 4486 cycles.
for kernel in a_early a; do
    case $kernel in a_early) trace=$recorded/variants/attn_ws_a_early-B4-H16-S4096.kpt ;;
    *) trace=$recorded/attn_ws_a-B4-H16-S4096.kpt ;; esac
    [ -f "$trace" ] || continue
    expect_status 0 "$KPERF" model --no-search -q --json "$trace"
    said=$(grep -c "'kperf run --delay=q_wait@8..11=0..4500 CONFIG.yaml' measures that" "$tmp/.out" || true)
    check_eq "$kernel $said" "$kernel $([ $kernel = a_early ] && echo 1 || echo 0)" 'the pause that tells'
    listed=$(grep -c '"id": "start-apart:q_wait@8..11"' "$tmp/.out" || true)
    check_eq "$kernel $listed" "$kernel $said" 'the pause as a candidate'
done
# Groups that may keep in step: the original and its copy, the copy alone, neither (turns; loads that are
# waited for; work beside a product of its own).
for kernel in b_k1v2:originalcopy b_n176:originalcopy b_s3:copy b_s3_turns: b_s1: b_n64: a_early:; do
    trace=$recorded/variants/attn_ws_${kernel%:*}-B2-H16-S4096.kpt
    [ -f "$trace" ] || trace=$recorded/variants/attn_ws_${kernel%:*}-B4-H16-S4096.kpt
    [ -f "$trace" ] || continue
    expect_status 0 "$KPERF" model --no-search -q --json "$trace"
    check_eq "$kernel" "${kernel%:*}:$(sed -n 's/.*"of": "\(original\|copy\)".*/\1/p' "$tmp/.out" | tr -d '\n')" 'in step'
    check_eq "$(grep -c 'its groups may keep in step' "$tmp/.out" || true)" "$([ -z "${kernel#*:}" ] && echo 0 || echo 1)" 'in step, said'
done
# It is said to gain half of what the other rhythm would, between nothing and all of it (or a little less
# than nothing, where half of it is less than the model may be off); a launch that stays as it is takes the
# pause more.
trace=$recorded/variants/attn_ws_a_early-B4-H16-S4096.kpt
if [ -f "$trace" ] && command -v python3 >/dev/null; then
    expect_status 0 "$KPERF" model --no-search -q --json "$trace"
    check_tiers "$tmp/.out" candidates.pause.warps=inferred candidates.pause.longest=modeled
    check_eq "$(python3 - "$tmp/.out" <<'PY'
import json
import sys

m = json.load(open(sys.argv[1]))
c = next(c for c in m["candidates"] if c["kind"] == "start-apart")
fast, slow = [r["cycles"] for r in m["rhythms"]]
apart = m["rhythms"][0]["start_apart"]
now = m["baseline"]["unprobed"]["cycles"]
print(abs(c["predicted_gain"] - (1 - fast / now) / 2) < 1e-3, abs(c["predicted_period"] - (fast + now) / 2) < 3,
      -0.01 < c["interval"][0] <= 0, c["interval"][1] >= 2 * c["predicted_gain"],
      c["launch_interval"][0] <= -apart / m["launch"]["cta"]["measured_cycles"],
      c["pause"], c["legality"]["status"], "motion" in c)
PY
)" "True True True True True {'region': 'q_wait', 'warps': [8, 11], 'longest': 4500} legal False" 'the pause'
fi
# Nine of ten measured times are to lie in the intervals, of these 20 and 23 no fewer than 17 and 20.
for table in score-source score-launch; do
    [ -f "$again" ] || continue
    expect_status 0 "$KPERF" model --json --score "$SRCDIR/bench/variants/$table.json"
    held=$(sed -n 's/^  "covered": \([0-9.]*\),*$/\1/p' "$tmp/.out")
    awk -v held="$held" 'BEGIN { exit !(held >= 0.85) }' || fail "$table: $held lie in their intervals"
    # What is played where the assembler puts it, turns included; with them as without it was 0.53.
    tau=$(sed -n 's/^  "kendall_tau": \([0-9.]*\),*$/\1/p' "$tmp/.out")
    awk -v tau="$tau" 'BEGIN { exit !(tau >= 0.65) }' || fail "$table: Kendall's tau of $tau"
done

# Kernels that were predicted before anything of them was measured, by what was said then (5.1 and 6.5%)
# and what they taught since (4.1).
fresh=$recorded/fresh/attn_ws_a_n96-B2-H16-S4096.kpt
for table in score-fresh:0.042 score-fresh2:0.066; do
    [ -f "$fresh" ] || continue
    ! is_sanitized || [ "$table" = score-fresh2:0.066 ] || continue
    expect_status 0 "$KPERF" model -q --json --score "$SRCDIR/bench/variants/${table%:*}.json"
    mape=$(sed -n 's/^  "mape": \([0-9.]*\),*$/\1/p' "$tmp/.out")
    awk -v mape="$mape" -v most="${table#*:}" 'BEGIN { exit !(mape <= most) }' ||
        fail "$table: $mape off"
done
# V's load was begun 2400 cycles before it is waited for, and that wait takes 150 to 300 in all
# iterations, for arithmetic that is not done: it was taken for a load of 1644 cycles, K's is of 558,
# and K's arrive early to gain 20% where it gains 36.
if [ -f "$fresh" ] && command -v python3 >/dev/null; then
    expect_status 0 "$KPERF" model --no-search -q --json "$fresh"
    check_eq "$(python3 - "$tmp/.out" <<'PY'
import json, sys
m = json.load(open(sys.argv[1]))
loads = {l["on"]: l["cycles"] for l in m["links"] if l["kind"] == "load"}
gain = next(c for c in m["candidates"] if c["id"] == "advance-arrive:k_empty")["predicted_cta_gain"]
print(loads["v_full"] < 1000, 500 < loads["k_full"] < 620, abs(gain - 0.355) < 0.05)
PY
)" "True True True" 'a load that came long ago'
fi
# With one slot the arrive's address is known, and no arithmetic stands before it: one slot for K and
# one for V, 118390 cycles measured, were said to take 141104 by a trace that has its softmax there.
two=$recorded/fresh/attn_ws_b_n96-B2-H16-S4096.kpt
if [ -f "$two" ] && command -v python3 >/dev/null; then
    expect_status 0 "$KPERF" model --no-search -q --force --json --combine \
        ring-depth:k_empty-1+ring-depth:v_empty-1 "$two"
    check_eq "$(python3 -c 'import json, sys
took = json.load(open(sys.argv[1]))["asked"]["predicted_cta_cycles"]
print(abs(took / 118390 - 1) < 0.1)' "$tmp/.out")" True 'an arrive at an address that is known'
fi

# A third slot that nobody waits for costs no trip anything, but a CTA that it is filled: 64 KiB at 3.6
# cycles, less what the first copies, a turn earlier, take from the work beside them.  At five lengths
# of the loop 222 (+- 39) were measured (bench/results/slots.json).
turns=$recorded/variants/attn_ws_b_turns-B2-H16-S4096.kpt
if [ -f "$turns" ] && command -v python3 >/dev/null; then
    expect_status 0 "$KPERF" model --no-search --json --combine \
        ring-depth:k_empty+1+ring-depth:v_empty+1 "$turns"
    check_eq "$(python3 - "$tmp/.out" <<'PY'
import json, sys
m = json.load(open(sys.argv[1]))
more = m["asked"]["predicted_cta_cycles"] - m["launch"]["cta"]["measured_cycles"]
print(abs(more - 222) < 39, abs(m["asked"]["predicted_gain"]) < 1e-4)
PY
)" "True True" 'a slot more, filled once'
fi

# Two roles that pass one slot on, of which no engine is played: what is worked out of the iteration is
# what a CTA gains, less what is not in its loop. (Of 346 cycles, which unprobed CTAs take by both of
# their lengths; of the 390 that the calibrated cost of a record leaves it was 26%.)
chain=$recorded/chain1-STEPS100-FIRST4-SECOND4.kpt
if [ -f "$chain" ] && command -v python3 >/dev/null; then
    expect_status 0 "$KPERF" model --no-search --json "$chain"
    check_eq "$(python3 - "$tmp/.out" <<'PY'
import json, sys
for c in json.load(open(sys.argv[1]))["candidates"]:
    if c["kind"] == "advance-arrive":
        print(0.28 < c["predicted_gain"] < 0.31, 0 < c["predicted_gain"] - c["predicted_cta_gain"] < 0.015)
PY
)" "True True
True True" 'the iteration and the CTA'
fi

# Of a part that may be had in part half is taken, of the other all of it: 17.5% alone, 22.1% with all.
early=$recorded/seeded/early_wait-items264-steps32.kpt
if [ -f "$early" ] && command -v python3 >/dev/null; then
    expect_status 0 "$KPERF" model --no-search --json --combine \
        delay-wait:wait.smem.131144.L82.109+ring-depth:smem.131136.L81+1 "$early"
    check_eq "$(python3 - "$tmp/.out" <<'PY'
import json, sys
m = json.load(open(sys.argv[1]))
alone = [c["predicted_gain"] for c in m["candidates"] if c["kind"] == "delay-wait"][0]
asked = m["asked"]
print(abs(alone - 0.175) < 0.01, abs(asked["predicted_gain"] - 0.198) < 0.005,
      asked["interval"][0] <= alone, asked["interval"][1] >= 0.22)
PY
)" "True True True True" 'half of a part'
fi

# Form b, found from a: a prologue peeled off and a slot more in each ring.  With one slot in each,
# b was measured at 110792 cycles a CTA (bench/results/model-score.json), with two at 82052.
if [ -f "$late" ]; then
    cp late.txt "$tmp/.out"
    sed -n '/^combinations/,$p' "$tmp/.out" | grep '^ 1 ' >first
    for part in peel-prologue:qk ring-depth:k_empty+1 ring-depth:v_empty+1; do
        grep -q "$part" first || fail "$part is not in the best combination: $(cat first)"
    done
    expect_out '^ .*advance-arrive:k_empty+peel-prologue:qk.*ring-depth:v_empty+1$'
    expect_out 'ring-depth:k_empty+1 and ring-depth:k_empty+2: both change the same thing'
    expect_out "'kperf apply TRACE advance-arrive:k_empty -o new.ptx'"
    expect_status 0 "$KPERF" model --no-search --json --combine advance-arrive:k_empty+peel-prologue:qk "$late"
    sed -n '/"asked"/,$p' "$tmp/.out" >asked
    took=$(sed -n 's/.*"predicted_cta_cycles": \([0-9]*\)\..*/\1/p' asked | head -1)
    [ -n "$took" ] || fail "no combination as asked"
    # To 3%; with the slowdowns of what is beside each other multiplied it was 114839.
    { [ "$took" -ge 107000 ] && [ "$took" -le 114000 ]; } ||
        fail "form b with one slot in each ring: predicted $took cycles a CTA, measured 110792"
    b=advance-arrive:k_empty+ring-depth:k_empty+1+peel-prologue:qk+ring-depth:v_empty+1
    # From the trace of that run.
    expect_status 0 "$KPERF" model --no-search --json --combine $b "$recorded/variants/${late##*/}"
    sed -n '/"asked"/,$p' "$tmp/.out" >asked
    took=$(sed -n 's/.*"predicted_cta_cycles": \([0-9]*\)\..*/\1/p' asked | head -1)
    [ -n "$took" ] || fail "no combination as asked"
    { [ "$took" -ge 78800 ] && [ "$took" -le 85300 ]; } ||
        fail "form b with two slots in each ring: predicted $took cycles a CTA, measured 82052"
    # What a delay of V's load gains, measured: 1.3 to 1.8% (doc/findings/model.md).
    cp late.txt "$tmp/.out"
    gain=$(sed -n 's/^ *[0-9]* *+\([0-9]*\)\.\([0-9]\).* delay-load:v_load.*/\1\2/p' "$tmp/.out" | head -1)
    { [ -n "$gain" ] && [ "$gain" -ge 10 ] && [ "$gain" -le 25 ]; } ||
        fail "a later load of V is predicted to gain $gain per mille, measured 13 to 18"
fi
# Causal: the rows' CTAs make 1 to 32 trips.  The launch took 26.5% less (bench/results/search.json).
causal=$recorded/variants/attn_ws_a_causal-B2-H16-S4096.kpt
if [ -f "$causal" ]; then
    expect_status 0 "$KPERF" model --no-search "$causal"
    launch 'causal attention'
    expect_out '455 cycles (396 to 497) between two in a place; they$'
    expect_out '^           run the loop differently often (measured)$'
    expect_out 'without the records (19.0 cycles each, measured)'
    gain=$(sed -n '/^ 1 .*advance-arrive:k_empty$/,/refuted/s/.*the launch -\([0-9]*\)\.\([0-9]\)% .*/\1\2/p' "$tmp/.out")
    { [ -n "$gain" ] && [ "$gain" -ge 235 ] && [ "$gain" -le 295 ]; } ||
        fail "a causal launch is predicted to gain ${gain:-?} per mille, measured 265"
fi
# Groups that named barriers tell apart run one text: an edit of it is both groups'.  Released early,
# K's arrive is hidden by the product in flight: 1.9% less in 18 layouts (bench/results/layouts.json).
turns=$recorded/variants/attn_ws_b_klate_turns-B2-H16-S4096.kpt
if [ -f "$turns" ] && command -v python3 >/dev/null; then
    expect_status 0 "$KPERF" model --no-search --json "$turns"
    python3 - "$tmp/.out" <<'PY' || fail 'an edit of a text that two roles run'
import json, sys

all = json.load(open(sys.argv[1]))["candidates"]
ids = [c["id"] for c in all]
assert len(set(ids)) == len(ids), ids
c = next(c for c in all if c["id"] == "advance-arrive:k_empty")
assert c["where"] == "consumer, consumer 2: arrive on k_empty (k_release) to just after qk_wait", c
assert c["predicted_gain"] > 0, c
c = next(c for c in all if c["id"] == "in-flight:values+1")
assert c["where"].startswith("consumer, consumer 2: pv_wait leaves 1"), c
PY
fi
# The original of this kernel has its softmax before V's release, the copy that unprobed CTAs run
# behind it: the copy takes 0.826 of the original's time (variants-run.json, b_vfirst).
order=$recorded/variants/attn_ws_b_vfirst-B2-H16-S4096.kpt
if [ -f "$order" ]; then
    expect_status 0 "$KPERF" model --no-search --json "$order"
    ratio=$(awk '/"unprobed": {/ { getline; copy = $2 } /"original_cycles": [0-9]/ { own = $2 }
        END { printf "%d", 1000 * copy / own }' "$tmp/.out")
    { [ "$ratio" -ge 780 ] && [ "$ratio" -le 870 ]; } ||
        fail "the copy is predicted at $ratio per mille of the original, measured 826"
    expect_status 0 "$KPERF" model --no-search "$order"
    expect_out '^           the original [0-9.]* (modeled): its machine code has work elsewhere'
    expect_out '^beware     the assembler has put work of this loop behind a wait'
fi
expect_status 2 "$KPERF" model --combine ring-depth:nothing+1 late.kpt
expect_err 'late.kpt: no edit ring-depth:nothing+1 in this loop'
# The search is no part of the ranking.
expect_status 0 "$KPERF" model --json late.kpt
sed -n '/^  "candidates"/,/^  \]/p' .out >ranked
grep -q '"searched"' .out || fail 'no search'
expect_status 0 "$KPERF" model --json --no-search late.kpt
! grep -q '"searched"' .out || fail 'a search that nobody asked for'
expect_out '"combinations": \[\]'
sed -n '/^  "candidates"/,/^  \]/p' .out | cmp -s - ranked || fail '--no-search ranks otherwise'
grep -q predicted_gain ranked || fail 'nothing was ranked'
expect_status 2 "$KPERF" model --combine x --score late.kpt

# One of its warps blocks nowhere: its stages take 1028.8 cycles with ten records of 19, more than
# the tensor core (4194304 flop at 4096.56 a cycle: 1023.9), which bounds it without them.
swp=$recorded/gemm_swp3-M1024-N1024-K2048.kpt
if [ -f "$swp" ]; then
    expect_status 0 "$KPERF" model --json "$swp"
    expect_out '"records_move_the_bound": true'
    expect_out '"sum_of_stages": true'
fi

# So does a whole kernel's: its CTAs, the launch, what is only assumed of copies.
late=$recorded/attn_ws_a-B4-H16-S4096.kpt
if [ -f "$late" ]; then
    expect_status 0 "$KPERF" model --json --combine advance-arrive:k_empty+ring-depth:v_empty+1 "$late"
    check_tiers .out baseline.unprobed.by_stamps=bounded \
        launch.cta.before=measured launch.cta.loop=modeled launch.cta.warm_up=modeled \
        launch.cta.measured_cycles=measured launch.cta.predicted_cycles=modeled \
        launch.measured_us=measured launch.unprobed_cycles=modeled launch.pause.p95=measured \
        launch.waves=measured engines.flops=declared engines.utilisation=modeled \
        asked.cost.shared_bytes=inferred combinations.interval=modeled delays.cycles=declared
    expect_out '"waits_for_copies": "modeled"'
fi

# Predictions against measurements: from the ring of two, that of four, whose CTAs' times are in its
# own trace; and figures given by hand.
if [ -f "$recorded/gemm_ws_s2-M8192-N8192-K8192.kpt" ]; then
    mkdir -p deep
    cp "$recorded/gemm_ws_s2-M8192-N8192-K8192.kpt" deep/two.kpt
    cp "$recorded/gemm_ws-M8192-N8192-K8192.kpt" deep/four.kpt
    cat >deep/table.json <<'END'
{"pairs": [{"source": "two.kpt", "edits": ["ring-depth:empty+2"], "target": "four.kpt"}]}
END
    expect_status 0 "$KPERF" model -q --score deep/table.json
    expect_out '^1 predictions from 1 traces'
    expect_out '^ .*  1.000   1.000 .* 1  gemm_ws$'
    expect_out 'Kendall tau 1.000'
    expect_out 'two ring-depth:empty+2$'
    error=$(sed -n 's/^ *[+-]\([0-9]*\)\.[0-9]*% .*two ring-depth.*/\1/p' "$tmp/.out")
    [ -n "$error" ] && [ "$error" -lt 5 ] || fail "a ring of four is predicted $error% off"
    cp deep/two.kpt .
    printf '{"pairs": [{"source": "two.kpt", "edits": ["%s"], "measured_cycles": 100000}]}\n' \
        ring-depth:empty+1 >by-hand.json
    expect_status 0 "$KPERF" model -q --json --score by-hand.json
    expect_out '"measured_cycles": 100000.0'
    expect_out '"variant": null'
    # What launches took, by hand: a run of each, in the second the ring of four took longer.
    cat >deep/launches.json <<'END'
{"rows": [{"kernel": "two", "cta_cycles": 100000, "mhz": 1000, "runs": [100000, 100000, null]},
          {"kernel": "four", "cta_cycles": 98000, "mhz": 2000, "runs": [90000, 110000, 1]},
          {"kernel": "more", "cta_cycles": 70000, "mhz": 1000, "runs": [70000, 70000]}]}
END
    many='{"launches": "launches.json", "pairs": ['
    printf '%s{"source": "two.kpt", "edits": ["ring-depth:empty+2"], "measured": "%s"}]}\n' \
        "$many" four >deep/many.json
    expect_status 0 "$KPERF" model -q --json --score deep/many.json
    expect_out '"variant": "four"'
    expect_out '"measured_cycles": 98000.0'
    expect_out '"source_measured_cycles": 100000.0'
    expect_out '"measured_us": 49.0'
    check_tiers .out rows.measured_cycles=measured rows.predicted_cycles=modeled mape=modeled \
        kendall_tau_repeat=modeled resolved_by=measured comparisons=measured
    # Of what both are in, ln 90000 and ln 110000: sqrt(((ln 11/9) / 2)^2) of the mean.  2% is less than
    # twice that; another measurement agrees by erf(0.02 / (2 * 0.10034)).
    expect_out '"resolved_by": 0.20067'
    expect_out '"comparisons_resolved": 0.0'
    expect_out '"kendall_tau_resolved": null'
    expect_out '"kendall_tau_repeat": 0.1120[89]'
    # A mean of two runs is off by 12.706 of its deviations in one of 20: by 1.27, and 2% is less.
    expect_out '"comparisons_decided": 0.0'
    expect_out '"kendall_tau_decided": null'
    # No tau where nothing is told apart.
    expect_status 0 "$KPERF" model -q --score deep/many.json
    expect_out '^0 of these are ordered wrongly, 0 of all; tau - over these,'
    expect_out '^0 of the 1 means over runs of this build have a sign at 95%, 0 of these .*: tau -$'
    # The same in every run: told apart.
    sed 's/four/more/' deep/many.json >deep/more.json
    expect_status 0 "$KPERF" model -q --json --score deep/more.json
    expect_out '"comparisons_resolved": 1.0'
    expect_out '"comparisons_decided": 1.0'
    expect_out '"kendall_tau_repeat": 1.0'
    expect_out '"measured_deviation": 0.0'
    # Over layouts the deviation is that of one: sqrt(2) of the mean of two.
    cp deep/launches.json deep/places.json
    sed 's/{"launches"/{"layouts": "places.json", "launches"/' deep/many.json >deep/layouts.json
    expect_status 0 "$KPERF" model -q --json --score deep/layouts.json
    sed -n '/"layouts": {/,/}/p' "$tmp/.out" | grep -q '"resolved_by": 0.28379' ||
        fail 'what a layout leaves apart'
    sed -n '/"layouts": {/,/}/p' "$tmp/.out" | grep -q '"comparisons_resolved": 0.0' ||
        fail '2% are told apart by layouts 20% apart'
    check_tiers .out layouts.kendall_tau=modeled layouts.resolved_by=measured
    expect_status 0 "$KPERF" model -q --score deep/layouts.json
    expect_out '^over layouts of the code, of which a build has one, tau [-0-9.]* of the means; of 1 '
    expect_out '^0 are of times that a layout leaves apart (28% on average), 0 of these'
    expect_out '^0 of the 1 means over layouts have a sign at 95%'
    # Four layouts, the logarithms of their ratios 0.02 +- 0.01: of one 0.0115, of the mean 0.0058, of
    # which Student's t of four is 3.18 for 95%, 0.0184.  So one layout does not tell them apart, and
    # the mean has a sign.
    cat >deep/places.json <<'END'
{"rows": [{"kernel": "two", "cta_cycles": 102020, "mhz": 1000, "runs": [101005, 103045.5, 101005, 103045.5]},
          {"kernel": "four", "cta_cycles": 100000, "mhz": 1000, "runs": [100000, 100000, 100000, 100000]}]}
END
    expect_status 0 "$KPERF" model -q --json --score deep/layouts.json
    sed -n '/"layouts": {/,/}/p' "$tmp/.out" >layouts.out
    grep -q '"comparisons_resolved": 0.0' layouts.out || fail 'one layout tells 2% apart'
    grep -q '"comparisons_decided": 1.0' layouts.out || fail 'four layouts leave 2% undecided'
    grep -q '"kendall_tau_decided": 1.0' layouts.out || fail 'the order of what is decided'
    # Of two of them it has none: 12.7 deviations.
    sed -i 's/, 101005, 103045.5\]/]/; s/, 100000, 100000\]/]/' deep/places.json
    expect_status 0 "$KPERF" model -q --json --score deep/layouts.json
    sed -n '/"layouts": {/,/}/p' "$tmp/.out" | grep -q '"comparisons_decided": 0.0' ||
        fail 'two layouts decide'
    cp deep/launches.json deep/places.json
    # A kernel that was not measured so takes no part.
    sed -i 's/"four"/"five"/' deep/places.json
    expect_status 0 "$KPERF" model -q --json --score deep/layouts.json
    grep -q '"layouts"' "$tmp/.out" && fail 'an order of nothing'
    sed -i 's/"places.json"/5/' deep/layouts.json
    expect_status 3 "$KPERF" model -q --score deep/layouts.json
    expect_err "'layouts' is the name of a file"
    many_bad() { # what to change in which file, status, message
        sed "s/launches.json/bad-launches.json/" deep/many.json >deep/bad-many.json
        [ "$2" = launches.json ] || cp deep/many.json deep/bad-many.json
        sed "$1" "deep/$2" >"deep/bad-$2"
        expect_status "$3" "$KPERF" model -q --score deep/bad-many.json
        expect_err "$4"
    }
    many_bad 's/four/five/' many.json 3 "pairs\[0\]: 'launches' has no row five"
    many_bad 's/four/two/' many.json 3 'pairs\[0\]: two would be predicted from its own trace'
    many_bad 's/"launches.json"/5/' many.json 3 "'launches' is the name of a file"
    many_bad 's/launches.json/none.json/' many.json 1 'deep/none.json: No such file'
    many_bad 's/"two"/"one"/' launches.json 3 "pairs\[0\]: 'launches' has no row two"
    many_bad 's/1000,/0,/' launches.json 3 'bad-launches.json: rows\[0\]: takes a'
    many_bad 's/\[90000/["x"/' launches.json 3 'bad-launches.json: rows\[1\]: takes a'
    many_bad 's/rows/lines/' launches.json 3 "'rows' is a list"
    many_bad 's/{"rows/["rows/' launches.json 3 'bad-launches.json:1:8: not what launches took'
    # and by the launch's time over that of the source's launch
    sed 's/"measured_cycles": 100000/"measured_ratio": 0.8/' by-hand.json >launch.json
    expect_status 0 "$KPERF" model -q --json --score launch.json
    expect_out '"of": "launch"'
    check_tiers .out rows.measured_cycles=modeled resolved_by=assumed launch_gain_error=modeled
    cycles=$(sed -n 's/.*"\(source\|measured\)_cycles": \([0-9.]*\),*$/\1 \2/p' "$tmp/.out" | tr '\n' ' ')
    echo "$cycles" | awk '{ for (i = 1; i < NF; i += 2) v[$i] = $(i + 1)
        exit !(v["measured"] > 0 && v["measured"] / v["source"] > 0.79999 && v["measured"] / v["source"] < 0.80001) }' ||
        fail "not eight tenths: $cycles"
    expect_status 0 "$KPERF" model -q --score launch.json
    expect_out '^1 of launches, their gain [0-9.]* points off on average$'
    sed 's/empty+1/nothing/' by-hand.json >bad.json
    expect_status 1 "$KPERF" model -q --score bad.json
    expect_err 'two.kpt: no edit ring-depth:nothing in this loop'
fi
# The ranking as a picture, and its script: a bar a candidate, by the report's figures.
expect_status 0 "$KPERF" model --format plot -o late.gp late.kpt
grep -q "^  *'advance-arrive:empty' [0-9]*" late.gp || grep -q "('advance-arrive:empty' 1" late.gp ||
    fail 'no row of its own'
gain=$("$KPERF" model --json late.kpt | sed -n '/"id": "advance-arrive:empty"/,/predicted_gain/s/.*gain": 0\.\([0-9]*\).*/\1/p' |
    head -1)
awk -v want="0.$gain" '/^EOD/ { exit } NF == 5 && $2 == sprintf("%.4f", 100 * want) { found = 1 }
    END { exit !found }' late.gp || fail 'the bar is not as long as the gain'
if command -v gnuplot >/dev/null 2>&1; then
    expect_status 0 "$KPERF" model --format plot -o late.svg late.kpt
    grep -q '<svg' late.svg || fail 'no picture'
    grep -q 'advance-arrive:empty' late.svg || fail 'no candidate in the picture'
    expect_status 0 "$KPERF" model --format plot -o late.png late.kpt
    expect_status 0 "$KPERF" model --format plot -o none.svg unmarked.kpt
    grep -q 'nothing to rank' none.svg || fail 'an empty ranking'
fi
expect_status 2 "$KPERF" model --format plot -o late.txt late.kpt
expect_err "a plot's name ends in .svg, .png or .gp"
expect_status 1 env GNUPLOT=/none "$KPERF" model --format plot -o more.svg late.kpt
[ ! -e more.svg ] || fail 'a picture without gnuplot'

score() { # table text, status, message
    printf '%s\n' "$1" >bad.json
    expect_status "$2" "$KPERF" model --score bad.json
    expect_err "$3"
}
score '{"pairs": [' 3 'bad.json:2:0: not a table'
score '{"pairs": []}' 3 "'pairs' is a list"
score '{"pairs": [{"source": "ring.kpt", "edits": ["x"]}]}' 3 'pairs\[0\]: takes'
score '{"pairs": [{"source": "ring.kpt", "edits": ["x"], "measured_cycles": 5, "measured_ratio": 1}]}' 3 \
    'pairs\[0\]: takes'
score '{"pairs": [{"source": "ring.kpt", "edits": ["x"], "measured_ratio": 0}]}' 3 'measured_ratio is above 0'
score '{"pairs": [{"source": "ring.kpt", "edits": [], "measured_cycles": 5}]}' 3 "'edits' is a list"
score '{"pairs": [{"source": "ring.kpt", "edits": [1], "measured_cycles": 5}]}' 3 'id of a candidate'
score '{"pairs": [{"source": "ring.kpt", "edits": ["x"], "target": "ring.kpt"}]}' 3 'its own trace'
score '{"pairs": [{"source": "none.kpt", "edits": ["x"], "measured_cycles": 5}]}' 1 'none.kpt'
expect_status 2 "$KPERF" model --score --format dot bad.json

# The page of it: what bounds the loop, in a line; what may gain and is legal, with its interval; what
# to do next.
expect_status 0 "$KPERF" model -q --format brief "$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt"
expect_out '^bound by   a cycle of waits bounds the iteration: on k_full, scores, values, k_empty; 1 iter'
expect_out '^its cycle  in cycles: .*[0-9] (measured), '
expect_out '^ *3[01]\.[0-9]% ([12][0-9.]* to 4[0-9.]*) advance-arrive:k_empty: consumer: arrive on k_empty'
expect_out '^next       kperf apply --ptx FOLDER/attn_ws_a.ptx .*/attn_ws_a-B4-H16-S4096.kpt advance-arrive:k_empty -o new.ptx #'
! grep -q hoist-load "$tmp/.out" || fail 'what is not legal is listed'
[ "$(wc -l <"$tmp/.out")" -lt 40 ] || fail 'more than a page'
expect_status 0 "$KPERF" model -q --format brief "$SRCDIR/traces/gemm_ws-M4096-N4096-K4096.kpt"
expect_out '^bound by   tensor service time bounds the iteration'
! grep -q 'may gain' "$tmp/.out" || fail 'a slot fewer is no gain'
expect_status 0 "$KPERF" model -q --format brief "$SRCDIR/traces/variants/attn_ws_a_s2-B2-H16-S4096.kpt"
expect_out '^next       kperf run --delay q_wait@8..11=0..[0-9]* CONFIG.yaml$'

# The graph for Graphviz: every region a node, the critical cycle in red.
expect_status 0 "$KPERF" model --format dot ring.kpt
expect_out '^digraph model {$'
expect_out 'Times are cycles of one iteration without records'
expect_out '"consumer/mma_wait" \[label="mma_wait'
expect_out '"producer/issue_load" -> "consumer/wait_full" \[style=dashed.*full.*color=red'
if command -v dot >/dev/null 2>&1; then
    "$KPERF" model --format dot ring.kpt | dot -Tsvg >ring.svg || fail "Graphviz takes no such graph"
fi
expect_status 2 "$KPERF" model --format svg ring.kpt

# Output files.
expect_status 1 "$KPERF" model ring.kpt -o file.json
expect_err 'file.json'
expect_status 0 "$KPERF" model ring.kpt -f -o file.json
grep -q '^critical cycle' file.json || fail "not overwritten"

# What cannot be modelled, or not well enough.
expect_status 1 "$KPERF" model once.kpt
expect_err 'no loop'
expect_status 0 "$KPERF" model unmarked.kpt
expect_out 'can rank nothing'
expect_status 6 "$KPERF" model --max-residual 0.01 jitter.kpt
expect_out 'nothing is ranked'
expect_err 'does not explain'
expect_status 6 "$KPERF" model --max-residual 0.01 --force jitter.kpt
expect_out 'was forced$'
expect_out 'ring-depth:empty+1'

# Bad input.
expect_status 1 "$KPERF" model missing.kpt
expect_err 'missing.kpt'
expect_status 3 "$KPERF" model "$SRCDIR/Makefile.am"
head -c 5000 ring.kpt >cut.kpt
expect_status 3 "$KPERF" model cut.kpt
expect_status 3 "$KPERF" model - </dev/null
for bad in -1 x 10x 1e999 '' 1001; do
    expect_status 2 "$KPERF" model --max-residual "$bad" ring.kpt
done
expect_status 2 "$KPERF" model
expect_status 1 "$KPERF" model .
if [ -w /dev/full ]; then
    got=0
    "$KPERF" model ring.kpt >/dev/full 2>.err || got=$?
    check_eq "$got" 1 "status with a full disk"
fi

# ---- AMD's -------------------------------------------------------------------------
# The same schedule on a gfx942: the same model, in its words.
data=$(dirname "$KPERF")/tests/data
if python3 -c '' 2>/dev/null; then
    "$KPERF" model --json "$data/amd.kpt" >amd.json
    "$KPERF" model --json "$data/whole.kpt" >whole.json
    python3 - <<'PY' || fail 'another model of the same schedule'
import json
amd, other = json.load(open("amd.json")), json.load(open("whole.json"))
assert amd.pop("target") == "gfx942" and "target" not in other
amd.pop("input"), other.pop("input")
said = json.dumps(amd).replace("workgroup", "CTA").replace("CU", "SM")
assert json.loads(said) == other, said
PY
fi
"$KPERF" model "$data/amd.kpt" >.out
expect_out '^role producer, units a workgroup 1, iterations 140'
expect_out 'unprobed workgroups take at least 699.2 (bounded)' # 692.0 with the drain, which no other has

# Whose named barriers have numbers that are computed, of that kernel it is not known that its groups
# take no turns yet.
expect_status 0 "$KPERF" model "$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt"
expect_out 'legal    legal: only waits are added, and each group takes its turn once an'
python3 - "$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt" turns.kpt <<'END'
import json, struct, sys, zlib
data = open(sys.argv[1], "rb").read()
magic, version, features, size, _, _ = struct.unpack("<8sIIQII", data[:32])
info = json.loads(data[32:32 + size])
info["assembly"]["original"]["barriers"] = 16
text = json.dumps(info).encode()
text += b" " * (-len(text) % 8)
head = struct.pack("<8sIIQI", magic, version, features, len(text), zlib.crc32(text))
with open(sys.argv[2], "wb") as out:
    out.write(head + struct.pack("<I", zlib.crc32(head)) + text + data[32 + size:])
END
expect_status 0 "$KPERF" model turns.kpt
expect_out 'legal    needs-proof: the kernel computes the numbers of its named barriers, which the marks do'

# A page says what a launch may gain: no change of which it may take longer, whatever its iteration does.
if [ -f "$SRCDIR/traces/chain1-STEPS50-FIRST4-SECOND4.kpt" ]; then
    expect_status 0 "$KPERF" model -q --format brief "$SRCDIR/traces/chain1-STEPS50-FIRST4-SECOND4.kpt"
    expect_out '^ *11\.[0-9]% (may gain nothing, at most +2[89]\.[0-9]%) ring-depth:empty+1: '
    expect_out '^ *27\.[0-9]% (.*) advance-arrive:full: '
fi
shallow=$SRCDIR/traces/variants/gemm_ws_s3-M4096-N4096-K4096.kpt
if [ -f "$shallow" ]; then # an iteration gains 0.5%, which filling the slot takes back
    expect_status 0 "$KPERF" model --no-search "$shallow"
    expect_out '^ *2  *+0\.4[0-9]% .* ring-depth:empty+1 '
    expect_status 0 "$KPERF" model -q --format brief "$shallow"
    ! grep -q 'ring-depth:empty+' .out || fail 'a change that costs the launch is said to gain'
fi

# FlashAttention-3 and CUTLASS's example 48, recorded by programs that know nothing of kperf.  Eight
# products of 16 columns by eleven take a tensor core 88 * (16 + 16 / 4) = 1760 cycles, of 176 columns
# 8 * 88 = 704, and P V of 128 columns 11 * 64 = 704: of two groups (1760 + 704) * 2 = 4928 and
# (704 + 704) * 2 = 2816 an iteration.  What is predicted of wider ones was measured (strangers.json).
strange=$SRCDIR/traces/strangers
expect_status 0 "$KPERF" model --no-search "$strange/fa3-narrow.kpt"
expect_out '^engine tensor    serves 4928'
expect_out '^verdict    tensor service time bounds the iteration: the engine is busy 100'
expect_out '^ 1 +2[0-9]\.[0-9]*% .* widen-mma:mma\.f27\.215\.t13325$'
expect_out ': 704 cycles of the$'
expect_out '^  turn: barrier\.turn\.f11\.258 -> barrier\.tur'
expect_status 0 "$KPERF" model --no-search --json "$strange/fa3-narrow.kpt"
python3 - .out <<'END' || fail 'FA3 is not as it was recorded'
import json, sys
d = json.load(open(sys.argv[1]))
assert abs(d["baseline"]["residual"]) < 0.06, d["baseline"]["residual"]
gain = d["candidates"][0]["predicted_launch_gain"] # 1 - 0.675 was measured
assert 0.2 < gain < 0.4, gain
assert "turn" in {link["kind"] for link in d["links"]}
END
expect_status 0 "$KPERF" model --no-search "$strange/fa3.kpt"
expect_out '^engine tensor    serves 2816'
! grep -q widen-mma .out || fail 'wide instructions are to be wider'
# TF32: four instructions of m64n128k8 take 64 cycles each, as of 16-bit floats with twice the flops.
expect_status 0 "$KPERF" model --no-search "$strange/cutlass48.kpt"
expect_out '^engine tensor    serves 51[12]'
expect_out '^verdict    tensor service time bounds the iteration: the engine is busy 100'
