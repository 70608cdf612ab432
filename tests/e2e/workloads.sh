#!/bin/sh
# The representative set: which shapes, why, with which values, and which are skipped.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
command -v python3 >/dev/null || skip 'no python3'
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
KPERF_LIBNVML=/none/nvml.so
XDG_CACHE_HOME=$tmp/cache
export KPERF_PTXAS KPERF_LIBNVML XDG_CACHE_HOME
mkdir out

# shapes FILE: NAME LABEL [ALSO] of each shape of a report, then what was skipped.
shapes() {
    python3 - "$1" <<'PY'
import json, sys
r = json.load(open(sys.argv[1]))
for s in r["shapes"]:
    w = s["workload"]
    print(w["name"] or "-", s["label"], *([w["also"]] if w["also"] else []))
for s in r["workload_set"]["skipped"]:
    print("skipped", s["name"] or "-", s["label"], s["why"])
PY
}
dry() {
    "$KPERF" run -n --json "$@" scale.yaml >.out 2>.err || fail "run -n: $(cat .err)"
    shapes .out
}

# By hand: 768 is three quarters of 1024; 544 is 512 and half a step.
config 'requires: [N % 64 == 0, N > 32]' 'workloads:' '  set: representative' '  axes:' \
    '    N: {small: 64, medium: 512, target: 1024, maximum: 4096, step: 64, sweep: [128, 512, 192]}'
check_eq "$(dry)" '- N1024' 'without the option'
check_eq "$(dry --workloads)" 'small N64
medium N512 sweep-N-512
target N1024
maximum N4096
non-power-of-2 N768
sweep-N-128 N128
sweep-N-192 N192
skipped non-divisible-N N544 N % 64 == 0
skipped odd-N N511 N % 64 == 0'
expect_status 0 "$KPERF" run -n --workloads scale.yaml
expect_out '^  workload    medium: every axis at its medium value; also sweep-N-512$'
expect_out '^skipped: N544 (non-divisible-N): N % 64 == 0 does not hold$'
check_eq "$(dry --workloads --only N=4096)" 'maximum N4096' 'chosen'
# shapes that the config lists must meet the conditions, too
config 'requires: N < 1024'
expect_status 3 "$KPERF" run -n scale.yaml
expect_err "scale.yaml: no shape meets 'requires'"
config 'requires: [N < 1024]' 'sweep: {N: [512]}'
check_eq "$(dry)" '- N512
skipped - N1024 N < 1024'

# What is not said follows from the target; later axes may depend on those before.
config 'workloads: {set: representative, axes: {N: {target: 1024}, R: {target: 4096/N, maximum: 1}, Z: 7}}'
sed -i '/^shapes/d; /^  - {N/d' scale.yaml
check_eq "$(dry)" 'small N64-R4-Z7
medium N256-R4-Z7
target N1024-R4-Z7
maximum N2048-R1-Z7
non-power-of-2 N768-R3-Z7'
# From shapes: the first is the target, the largest the maximum.
config 'workloads: representative' 'sweep: {N: [8192]}'
check_eq "$(dry --workloads)" 'small N64
medium N256
target N1024
maximum N8192
non-power-of-2 N768'
# Names stand in the order of the shapes that are listed, whatever the axes need.
config 'workloads: {set: representative, axes: {R: {target: 64, maximum: 64}, N: 4096/R}}'
sed -i 's/{N: 1024}/{N: 1024, R: 4}/' scale.yaml
check_eq "$(dry --workloads)" 'small N1024-R4
medium N256-R16
target N64-R64 maximum
non-power-of-2 N85-R48'
config
expect_status 2 "$KPERF" run -n --workloads scale.yaml
expect_err "scale.yaml: declares no 'workloads'"

refuse() {
    config "$1"
    expect_status 3 "$KPERF" run -n scale.yaml
    expect_err "$2"
}
refuse 'workloads: typical' "scale.yaml:13:12: error: unknown set of workloads 'typical' (representative)"
refuse 'workloads: {axes: {N: 1}}' "'set' is missing in workloads"
refuse 'workloads: {set: representative}' "'axes' is missing in workloads"
refuse 'workloads: {set: representative, axes: {}}' '0 axes; there are from 1 to'
refuse 'workloads: {set: representative, axes: {N: {small: 1}}}' "'target' is missing in an axis"
refuse 'workloads: {set: representative, axes: {N: {target: 0}}}' 'an axis is 0 here; it must be from 1'
refuse 'workloads: {set: representative, axes: {N: {target: M}}}' "unknown name 'M'"
refuse 'workloads: {set: representative, axes: {N: {target: 4, step: 0}}}' 'an axis is 0 here'
refuse 'workloads: {set: representative, axes: {2N: 3}}' "'2N' cannot name a value"
refuse 'workloads: {set: representative, axes: {N: 64}, values: [ones]}' "unknown values 'ones'"
refuse 'workloads: {set: representative, axes: {N: 64}, values: [zeros: 3]}' "'zeros' takes no number"
refuse 'workloads: {set: representative, axes: {N: 64}, values: zeros}' 'values must be a list'
refuse 'requires: [N]' 'scale.yaml:13:12: error: a condition compares'
refuse 'requires: [N % 0 == 1]' 'scale.yaml:13:14: error: division by zero'
refuse 'requires: [N >= M]' "scale.yaml:13:17: error: unknown name 'M'"

refuse 'workloads: {set: representative, axes: {N: 64}, dtypes: {f31: {kernel: k, tensors: in}}}' "unknown dtype 'f31'"
refuse 'workloads: {set: representative, axes: {N: 64}, dtypes: {f32: {kernel: k}}}' "'tensors' is missing in a type"
refuse 'workloads: {set: representative, axes: {N: 64}, dtypes: {f32: {kernel: k, tensors: [x]}}}' "no tensor 'x'"
config 'workloads: {set: representative, axes: {N: 64}, dtypes: {f32: {kernel: none.ptx, tensors: [in, out]}}}'
expect_status 1 "$KPERF" run -n --workloads scale.yaml
expect_err 'scale.yaml:13:72: error: none.ptx: No such file'

# ---- values, on a driver that the test controls -----------------------------------------
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
[ -e "$KPERF_LIBCUDA" ] || exit 0
export KPERF_LIBCUDA
# Another type by another kernel; a comparison with a candidate leaves it out, and says so.
sed 's/^{/{ \/\/ faster/' scale.ptx >other.ptx
config 'repeats: 2' \
    'workloads: {set: representative, axes: {N: 64}, dtypes: {f32: {kernel: other.ptx, tensors: [in, out]}}}'
expect_status 0 "$KPERF" run -o out --json --workloads scale.yaml
check_eq "$(shapes .out)" 'small N64 medium, target, maximum, non-power-of-2
dtype-f32 N64-f32'
python3 - .out <<'PY' || fail 'types'
import json, sys
a, b = [s["baseline"] for s in json.load(open(sys.argv[1]))["shapes"]]
assert (a["kernel"]["source"]["name"], b["kernel"]["source"]["name"]) == ("scale.ptx", "other.ptx")
assert [t["dtype"] for t in a["tensors"]] == ["i32"] * 2 and [t["dtype"] for t in b["tensors"]] == ["f32"] * 2
assert [x["timing"]["rows"][0]["us"] for x in (a, b)] == [100, 90]
PY
expect_files out scale-N64-f32.kpt scale-N64.kpt
rm out/*
expect_status 0 "$KPERF" run --against other.ptx --json --workloads scale.yaml
check_eq "$(shapes .out)" "small N64 medium, target, maximum, non-power-of-2
skipped dtype-f32 N64-f32 the candidate is of the config's own kernel"

product_kernel
cat >product.yaml <<'YAML'
kernel: product.ptx
entry: product
workloads:
  set: representative
  axes: {M: {small: 32, target: 64, maximum: 64}, N: 8, K: 16}
  values: [normal, constant: 2, zeros, large: 100, small, infinities]
launch: {grid: [4], block: [32]}
repeats: 2
params:
  - tensor: C
  - tensor: A
  - tensor: B
  - scalar: {type: i32, value: M}
  - scalar: {type: i32, value: N}
  - scalar: {type: i32, value: K}
tensors:
  A: {dtype: f32, shape: [M, K]}
  B: {dtype: f32, shape: [N, K], scale: 0.5}
  C: {dtype: f32, shape: [M, N], output: true}
reference: {gemm: {A: A, B: B, C: C, transposed: true}}
YAML
expect_status 0 "$KPERF" run -o out --json product.yaml
python3 - .out <<'PY' || fail 'values'
import json, sys
r = json.load(open(sys.argv[1]))
shapes = {s["label"]: s for s in r["shapes"]}
assert list(shapes) == ["M32-N8-K16", "M16-N8-K16", "M64-N8-K16", "M48-N8-K16"] + \
    ["M32-N8-K16-" + v for v in ("normal", "constant", "zeros", "large", "small", "infinities")], list(shapes)
assert shapes["M64-N8-K16"]["workload"]["name"] == "target"
assert shapes["M64-N8-K16"]["workload"]["also"] == "maximum"
def part(label):
    b = shapes["M32-N8-K16" + label]["baseline"]
    t = {x["name"]: x for x in b["tensors"]}
    return t, b["correctness"]["reference"]["outputs"][0], b
t, o, b = part("-constant")
assert (t["A"]["init"], t["A"]["scale"]) == ("constant", 2) and o["worst"]["expected"] == 16 * 4
assert o["verdict"] == "within tolerance" and b["workload"]["values"] == "constant"
t, o, b = part("-zeros")
assert t["B"]["init"] == "zeros" and o["verdict"] == "not a check" and o["zero"] == 256
assert b["correctness"]["original"]["verdict"] == "unchecked"
t, o, b = part("-large")
assert (t["A"]["init"], t["A"]["scale"], t["B"]["scale"]) == ("normal", 100, 50)
t, o, b = part("-small")
assert t["A"]["scale"] == 1 / 1024 and o["verdict"] == "within tolerance"
# rows 0 and 16 of A have an infinity each: so have these rows of C, and no other
t, o, b = part("-infinities")
assert (t["A"]["init"], t["B"]["init"]) == ("infinities", "uniform")
assert (o["inf"], o["nan"], o["verdict"]) == (16, 0, "within tolerance"), o
t, o, b = part("")
assert b["workload"] == {"set": "representative", "name": "small", "values": "config", "also": None,
                         "why": "every axis at its small value"}
# the same numbers as the config's own, under another name
assert part("-normal")[0]["C"]["sha256"] == t["C"]["sha256"]
PY
check_eq "$(ls out | wc -l)" 10 'traces'
sed 's/^{/{ \/\/ faster/' product.ptx >new.ptx
"$KPERF" run --against new.ptx --json --only M=48 product.yaml >.out 2>.err || [ $? = 6 ] || fail 'against'
check_eq "$(shapes .out)" 'non-power-of-2 M48-N8-K16'
