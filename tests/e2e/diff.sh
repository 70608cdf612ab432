#!/bin/sh
# kperf diff: recorded traces of an H200, before and after.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
traces=$SRCDIR/traces

# An arrive that comes late: attn_ws_a releases K behind the products with V, attn_ws_a_early
# in front of the softmax.  The kernel's own times are in the traces: 879.7 and 1287.7 us.
late="$traces/variants/attn_ws_a_early-B4-H16-S4096.kpt $traces/variants/attn_ws_a-B4-H16-S4096.kpt"
# shellcheck disable=SC2086 # two words
set -- $late
expect_status 0 "$KPERF" diff "$@"
expect_out '^attn_ws B=4,H=16,S=4096: slower'
expect_out 'time  *879.74 -> 1287.74 us: +46.38%'
expect_out 'because  *k_release of consumer arrives on k_empty behind softmax, v_full_wait, pv, pv_wait,$'
expect_out 'k_empty_wait of producer, takes +'
expect_out 'k_full_wait of consumer, a wait for k_full, +9[0-9][0-9] cycles an iteration'

# Of 31 iterations from the first to the last 2 of the producer's find a free place in the ring: its
# mean changes by 29/31 of the consumer's.
expect_status 0 "$KPERF" diff -q --json "$@"
python3 - .out <<'EOF'
import json, sys
roles = {r["role"]: r["cycles"]["change"] for r in json.load(open(sys.argv[1]))["shapes"][0]["roles"]}
assert abs(roles["producer"] / roles["consumer"] * 31 / 29 - 1) < 0.005, roles
EOF

# Backwards it is as much faster.
expect_status 0 "$KPERF" diff "$2" "$1"
expect_out 'faster'
expect_out '1287.74 -> 879.74 us: -31.68%'

# Twice the same kernel, in sessions apart: no alarm, also where the power limit moves its clock.
for name in attn_ws_a-B4-H16-S4096 attn_ws_b-B4-H16-S4096 gemm_ws-M4096-N4096-K4096 \
    gemm_swp3-M4096-N4096-K4096; do
    expect_status 0 "$KPERF" diff "$traces/variants/$name.kpt" "$traces/$name.kpt" \
        --fail-if 'time > +2%' --fail-if 'registers > +0' --fail-if 'spills > 0'
    expect_out 'no difference shown'
done

# The gate.
expect_status 6 "$KPERF" diff "$@" --fail-if 'time > +2%' --fail-if 'registers > +8'
expect_out '^gate failed$'
expect_out 'time > +2%: fails'
expect_out 'registers > +8: passes'
expect_status 6 "$KPERF" diff "$@" --fail-if 'region k_empty_wait > +100%'
expect_status 0 "$KPERF" diff "$@" --fail-if 'region softmax > +20%' --fail-if 'shared > 100KiB'
# 96.04 KiB of shared memory
expect_status 6 "$KPERF" diff "$@" --fail-if 'shared >= 98344'
expect_status 0 "$KPERF" diff "$@" --fail-if 'time > +2% on B=8' --allow-missing
expect_status 6 "$KPERF" diff "$@" --fail-if 'time > +2% on B=8'
expect_out 'no shape is there that it speaks of'
# These traces hold no hash of the output, and no such region.
expect_status 6 "$KPERF" diff "$@" --fail-if 'output differs'
expect_out 'output differs: cannot be judged'
expect_status 6 "$KPERF" diff "$@" --fail-if 'region none > +5%'
expect_status 0 "$KPERF" diff "$@" --fail-if 'output differs' --allow-missing
# Not shown to be within 2%, although nothing is shown beyond it.
name=gemm_ws-M4096-N4096-K4096.kpt
expect_status 6 "$KPERF" diff --strict "$traces/variants/$name" "$traces/$name" --fail-if 'time > +2%'
expect_status 0 "$KPERF" diff --strict "$traces/variants/$name" "$traces/$name" --fail-if 'time > +10%'
expect_status 2 "$KPERF" diff "$@" --fail-if 'time >> 3'
expect_err '^--fail-if:1:7: error: a number is expected here'
expect_err '^ *^'

# What cannot be compared.
expect_status 3 "$KPERF" diff "$traces/gemm_ws-M4096-N4096-K4096.kpt" "$traces/gemm_ws-M8192-N8192-K8192.kpt"
expect_err 'K=4096,M=4096,N=4096: not comparable: only A has this shape'
expect_err 'K=8192,M=8192,N=8192: not comparable: only B has this shape'
expect_status 3 "$KPERF" diff "$1" "$SRCDIR/README.md"
expect_err 'README.md:1:1: error: neither a trace nor JSON'
echo '{"command": "model"}' >other.json
expect_status 3 "$KPERF" diff "$1" other.json
expect_err "other.json: is no report of 'kperf run --json'"
expect_status 2 "$KPERF" diff "$1"
expect_err 'one trace has one side'
expect_status 1 "$KPERF" diff "$1" none.kpt
mkdir empty
expect_status 1 "$KPERF" diff "$1" empty
expect_err 'empty: no trace (.*) is in it'
expect_status 2 "$KPERF" diff "$@" "$1"
expect_err "put '--' between the two sides"
expect_status 2 "$KPERF" diff "$@" --
expect_err "a side of '--' is empty"
expect_status 2 "$KPERF" diff "$1" -- "$2" --strict
expect_err "options go before '--': --strict"
expect_status 2 "$KPERF" diff --between 80 "$@"
expect_status 2 "$KPERF" diff --only M "$@"

# Several: shape by shape, and a shape that B has lost fails the gate.
mkdir a b
for m in 1024-N1024-K2048 4096-N4096-K4096 8192-N8192-K8192; do cp "$traces/gemm_ws-M$m.kpt" a; done
for m in 1024-N1024-K2048 4096-N4096-K4096; do cp "$traces/gemm_ws-M$m.kpt" b; done
expect_status 0 "$KPERF" diff a b
expect_out '2 with no difference shown, 1 not comparable'
expect_status 6 "$KPERF" diff a b --fail-if 'registers > +8'
expect_out 'K=8192,M=8192,N=8192: not comparable: only A has this shape'
expect_status 0 "$KPERF" diff b a --fail-if 'registers > +8'
expect_status 0 "$KPERF" diff a b --only M=1024 --fail-if 'registers > +8'
expect_status 6 "$KPERF" diff a b --only M=1024 --only M=8192 --fail-if 'registers > +8'
expect_out 'K=8192,M=8192,N=8192: not comparable: only A has this shape'
! grep -q 'M=4096' .out || fail 'a shape that neither list has'
expect_status 2 "$KPERF" diff a b --only M=1024 --only M
# Variants of a kernel are told apart by their texts' names.
expect_status 0 "$KPERF" diff "$traces" "$traces"
expect_out '^attn_ws of attn_ws_a.ptx B=4,H=16,S=4096: no difference shown'
expect_out '^attn_ws of attn_ws_b.ptx B=4,H=16,S=4096: no difference shown'
# the chains and the GEMM of one wave were timed two or three times only
expect_out '18 with no difference shown, 7 not comparable'
# Two sessions on a side; two kernels on one are none.
expect_status 0 "$KPERF" diff "$traces/variants/$name" "$traces/$name" -- "$traces/$name"
expect_out '2 and 1 sessions, 35 and 20 launches'
expect_status 0 "$KPERF" diff "$traces/gemm_ws-M8192-N8192-K8192.kpt" \
    "$traces/gemm_ws_s2-M8192-N8192-K8192.kpt" -- "$traces/gemm_ws-M8192-N8192-K8192.kpt"
expect_out '^gemm_ws of gemm_ws_s2.ptx .*: not comparable: only A has this shape'

# Forms.
expect_status 6 "$KPERF" diff "$@" --format junit --fail-if 'time > +2%' --fail-if 'spills > 0'
expect_out '<testsuite name="B=4,H=16,S=4096" tests="2" failures="1" errors="0" skipped="0">'
expect_out '<testcase classname="attn_ws" name="time &gt; +2%">'
expect_out '<failure message="time 879.744 -&gt; 1287.74: +46.4%'
expect_status 0 "$KPERF" diff "$@" --format markdown
expect_out '^| B=4,H=16,S=4096 | slower | 879.74 | 1287.74 | +46.38% |'
expect_status 6 "$KPERF" diff "$@" --json --fail-if 'time > +2%' -o out.json
for key in '"schema_version": 1' '"command": "diff"' '"verdict": "slower"' '"exit_status": 6' \
    '"kind": "late arrive"' '"tier": "inferred"'; do
    grep -q "$key" out.json || fail "no $key in the JSON"
done

# ---- what kperf run writes, on a driver that the test controls -----------------------------
fake=${KPERF%/*}/tests/libcuda-fake.so
[ -e "$fake" ] || exit 0 # built without cuda.h
KPERF_LIBCUDA=$fake KPERF_PTXAS=$SRCDIR/tests/fake_ptxas NVDISASM=/none/nvdisasm
export KPERF_LIBCUDA KPERF_PTXAS NVDISASM
. "$SRCDIR/tests/e2e/run_lib.sh"
config 'repeats: 8' 'requires: N % 64 == 0' \
    'workloads: {set: representative, values: [zeros, normal], axes: {N: {target: 1024}}}'
mkdir rep
"$KPERF" run -q -o rep --workloads --json scale.yaml >rep.json || fail 'the representative set'
# a trace and its shape in the report are the same run; values tell shapes of one size apart
expect_status 0 "$KPERF" diff rep rep.json --fail-if 'time > +2%' --fail-if 'output differs' \
    --fail-if 'registers > +0' --fail-if 'memory > +0' --fail-if 'launches > 1'
expect_out '7 with no difference shown, 0 not comparable; output differs on 0'
expect_out '^scale N=64 (zeros): no difference shown; output same$'
expect_out '^scale N=64: no difference shown; output same$'
# In turns: 100 us and 90 us (fake_cuda.c).
config 'repeats: 12'
sed 's|^	ret;|	// faster\n	ret;|' scale.ptx >new.ptx
"$KPERF" run -q --json --against new.ptx scale.yaml >pair.json || fail '--against'
expect_status 0 "$KPERF" diff pair.json --fail-if 'time > +2%' --fail-if 'output differs'
expect_out '^scale N=1024: faster; output same$'
expect_out '100.00 -> 90.00 us: -10.00%'
expect_status 3 "$KPERF" diff pair.json rep.json
expect_err 'pair.json: has both sides (--against): name it alone'
expect_status 3 "$KPERF" diff rep.json
expect_err "is no report of 'kperf run --against --json'"
env KPERF_FAKE=wrong "$KPERF" run -q --json --against new.ptx scale.yaml >wrong.json 2>.err || [ $? = 6 ]
expect_status 6 "$KPERF" diff wrong.json --fail-if 'output differs'
expect_out 'output differs on shape N=1024: tensor out'
# Without a device: what the assembler made.
"$KPERF" run -n -q --json scale.yaml >dry.json || fail 'a dry run'
sed 's/"registers": 32/"registers": 48/' dry.json >more.json
expect_status 6 "$KPERF" diff dry.json more.json --fail-if 'registers > +8'
expect_out 'registers 32 -> 48'
expect_status 6 "$KPERF" diff dry.json more.json --fail-if 'time > +2%'
expect_out 'time > +2%: cannot be judged'

# A folder is read whole, or not at all.
mkdir many
(cd many && seq 4097 | sed 's/$/.kpt/' | xargs touch)
expect_status 1 "$KPERF" diff many many
expect_err 'many: more than 4096 traces are in it'
expect_status 2 "$KPERF" diff --only M dry.json dry.json
expect_err '^kperf: error: --only=M: not NAME=VALUE,...$'
