#!/bin/sh
# Regressions that were planted and recorded on an H200 (bench/diff), each caught with the
# right reason; and runs of one kernel that differ in nothing, which raise no alarm.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
planted=$SRCDIR/traces/planted

# ---- a late arrive: K's slot is given back behind the softmax, not in front of it ----------
expect_status 6 "$KPERF" diff "$planted/early" "$planted/late" --fail-if 'time > +2%'
expect_out '^attn_ws B=16,H=16,S=1024: slower; output same$'
# first of all reasons
expect_out 'because  *k_release of consumer arrives on k_empty behind softmax, v_full_wait, pv, pv_wait,$'
expect_status 0 "$KPERF" diff "$planted/late" "$planted/early" --fail-if 'time > +2%'
expect_out '^attn_ws B=16,H=16,S=1024: faster; output same$'

# ---- a spill: 64 sums a thread in 48 registers; ptxas -v: 292 bytes stored, 288 loaded -------
expect_status 6 "$KPERF" diff "$planted/many" "$planted/many_spill" --fail-if 'spills > 0'
expect_out '^many ROUNDS=200: slower; output same$'
expect_out 'because  *spills 0 -> 580 bytes$'
expect_out 'registers 72 -> 48'
expect_out '  ptxas 13.0.88 -> ptxas 13.0.88 --maxrregcount=48$'
expect_out 'turn of role 1 +[0-9]* cycles an iteration'
expect_status 0 "$KPERF" diff "$planted/many" "$planted/many_spill" --fail-if 'registers > +0'

# ---- loads half as wide -----------------------------------------------------------------------
expect_status 6 "$KPERF" diff "$planted/scale" "$planted/scale_v2" --fail-if 'time > +2%'
expect_out '^scale N=4194304: slower; output same$'
expect_out '^scale N=4194305: slower; output same$'
expect_out 'because  *ld.global in region load is narrower: 1 of 16 bytes -> 0, 0 of 8 bytes -> 1$'
# launched in turns
expect_status 6 "$KPERF" diff "$planted/pair_v2.json" --fail-if 'time > +20%'
expect_out '2 slower'
expect_out 'sessions of both in turns'
expect_out 'because  *ld.global in region load is narrower'

# ---- another output on one shape only: the one with a tail ------------------------------------
expect_status 6 "$KPERF" diff "$planted/scale" "$planted/scale_tail" --fail-if 'output differs' \
    --fail-if 'time > +2%'
expect_out '^scale N=4194304: no difference shown; output same$'
expect_out '^scale N=4194305: no difference shown; output DIFFERS$'
expect_out 'output differs on shape N=4194305: tensor out$'
expect_out 'output differs on 1$'
expect_out 'time > +2%: passes'
expect_status 0 "$KPERF" diff "$planted/scale" "$planted/scale_tail" \
    --fail-if 'output differs on N=4194304'
expect_status 6 "$KPERF" diff "$planted/pair_tail.json" --fail-if 'output differs'
expect_out '^scale N=4194304: .*; output same$'
expect_out '^scale N=4194305: .*; output DIFFERS$'

# ---- an improvement that does not hold on all shapes -------------------------------------------
mkdir a b
cp "$planted/scale/scale-N4194304.kpt" "$planted/scale_v2/scale_v2-N4194305.kpt" a
cp "$planted/scale_v2/scale_v2-N4194304.kpt" "$planted/scale/scale-N4194305.kpt" b
expect_status 0 "$KPERF" diff a b
expect_out '^faster on N=4194305, but slower on N=4194304: it does not hold on all shapes$'

# ---- what must not be compared ------------------------------------------------------------------
command -v python3 >/dev/null 2>&1 || skip "no python3"
cat >reports.py <<'END'
# Runs of bench/results/null-sessions.json as reports of kperf run.
import json, sys
def report(us, more=None):
    n = range(len(us))
    timing = {"scope": {"launches": 1, "l2": "hot"}, "samples": {
        "variants": ["unprobed"], "round": list(n), "variant": [0] * len(us), "us": us,
        "throttled": []}}
    o = {"command": "run", "kernel": {"entry": "k"},
         "device": {"name": "NVIDIA H200", "driver": "580"},
         "shapes": [{"shape": {"M": 1}, "assembly": {"original": {"registers": 32}},
                     "baseline": {"timing": timing}}]}
    o.update(more or {})
    return o
def pair(a, b):
    o = report([t for both in zip(a, b) for t in both], {"against": {"name": "k"}})
    samples = o["shapes"][0]["baseline"]["timing"]["samples"]
    samples["variants"] = ["unprobed", "candidate"]
    samples["round"] = [i // 2 for i in range(2 * len(a))]
    samples["variant"] = [i % 2 for i in range(2 * len(a))]
    return o
def put(name, o):
    with open(name, "w", encoding="utf-8") as f:
        json.dump(o, f)
rows = json.load(open(sys.argv[1], encoding="utf-8"))["rows"]
by_kernel = {}
for row in rows:
    k = row["kernel"].split()[0] + ("-turns" if "original_us" in row else "")
    by_kernel.setdefault(k, []).append(row)
for kernel, sessions in by_kernel.items():
    for i, s in enumerate(sessions):
        put("%s.%d.json" % (kernel, i + 1), pair(s["original_us"], s["candidate_us"])
            if "original_us" in s else report(s["us"]))
us = by_kernel["gemm_ws"][0]["us"]
put("base.json", report(us))
put("slower.json", report([t * 1.03 for t in us]))
put("device.json", report(us, {"device": {"name": "NVIDIA H100", "driver": "580"}}))
put("driver.json", report(us, {"device": {"name": "NVIDIA H200", "driver": "570"}}))
cold = report(us)
cold["shapes"][0]["baseline"]["timing"]["scope"]["l2"] = "cold"
put("scope.json", cold)
put("few.json", report(us[:4]))
for name, sha in (("one", "aa"), ("other", "bb")):
    put(name + ".json", report(us, {"kernel": {
        "entry": "k", "source": {"name": "k.ptx", "sha256": sha}}}))
# against a reference: a relative Frobenius error of 0.002, then of 0.02; in another the
# hash of the output is another, but so is the seed of what went in
for name, error, seed, sha in (("near", 0.002, 1, "aa"), ("far", 0.02, 1, "bb"),
                               ("seed", 0.002, 2, "bb")):
    o = report(us)
    o["shapes"][0]["baseline"]["correctness"] = {"reference": {
        "verdict": "within tolerance" if error < 0.01 else "exceeds tolerance",
        "outputs": [{"tensor": "C", "frobenius": error}]}}
    o["shapes"][0]["baseline"]["tensors"] = [
        {"name": "A", "output": False, "init": "normal", "seed": seed, "sha256": None},
        {"name": "C", "output": True, "init": None, "sha256": sha}]
    put(name + ".json", o)
END
python3 reports.py "$SRCDIR/bench/results/null-sessions.json"
for what in device driver scope; do
    expect_status 3 "$KPERF" diff base.json $what.json
    expect_err "M=1: the $what is another: .*; --allow=$what compares them"
    expect_status 0 "$KPERF" diff --allow $what base.json $what.json
    expect_out "differs  *$what: .* (allowed)"
done
expect_status 0 "$KPERF" diff base.json few.json
expect_out 'not comparable: times of at least five launches'
expect_status 6 "$KPERF" diff base.json few.json --fail-if 'time > +2%'
expect_out 'time > +2%: cannot be judged'
# two texts of one name are no two sessions
expect_status 3 "$KPERF" diff one.json other.json -- base.json
expect_err "k M=1: not comparable: A's runs are of different kernels"
expect_status 0 "$KPERF" diff one.json -- other.json
# errors and outputs
expect_status 6 "$KPERF" diff near.json far.json --fail-if 'error > 1e-2'
expect_out 'error of C 0.002 -> 0.02$'
expect_out 'changed  *output differs on shape M=1: tensor C$'
expect_out 'error of C against the reference 0.002 -> 0.02 (exceeds tolerance)'
expect_status 0 "$KPERF" diff near.json far.json --fail-if 'error C > 0.1' --fail-if 'error C > +0.05'
expect_status 6 "$KPERF" diff near.json far.json --fail-if 'error D > 0.1'
expect_status 6 "$KPERF" diff near.json seed.json --fail-if 'output differs'
expect_out 'output: not known: their inputs are not the same'
# 3% of a quiet kernel's time are found
expect_status 6 "$KPERF" diff base.json slower.json --fail-if 'time > +0%'
expect_out 'k M=1: slower'
expect_out '+3.00%'

# ---- null comparisons: 30 of attention under the power limit, 30 in turns, 8 and 8 others ------
# The scope, the device and the kernel are the same: whatever is found is an alarm.
compared=0
for kernel in attn_ws_b gemm_ws scale; do
    i=1
    while [ -e "$kernel.$((i + 1)).json" ]; do
        "$KPERF" diff "$kernel.$i.json" "$kernel.$((i + 1)).json" --fail-if 'time > +2%' >.out ||
            fail "$kernel: session $i against the next"
        expect_out 'k M=1: no difference shown'
        compared=$((compared + 1)) i=$((i + 1))
    done
done
i=1
while [ -e "scale-turns.$i.json" ]; do
    "$KPERF" diff "scale-turns.$i.json" --fail-if 'time > +2%' >.out || fail "in turns, session $i"
    expect_out 'k M=1: no difference shown'
    compared=$((compared + 1)) i=$((i + 1))
done
check_eq $compared 76 'comparisons'
# and three sessions against three
expect_status 0 "$KPERF" diff attn_ws_b.1.json attn_ws_b.2.json attn_ws_b.3.json -- \
    attn_ws_b.4.json attn_ws_b.5.json attn_ws_b.6.json
expect_out 'k M=1: no difference shown'
expect_out '3 and 3 sessions, 60 and 60 launches; .* (measured and assumed)'
