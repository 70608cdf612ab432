#!/bin/sh
# Outputs against a reference: a formula, a kernel, a file, on a driver that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
KPERF_LIBNVML=/none/nvml.so
XDG_CACHE_HOME=$tmp/cache
export KPERF_LIBCUDA KPERF_PTXAS KPERF_LIBNVML XDG_CACHE_HOME
mkdir out

# product [LINE...]: a product in 32-bit floats.
product() {
    product_kernel
    cat >product.yaml <<'YAML'
kernel: product.ptx
entry: product
shapes:
  - {M: 8, N: 16, K: 32}
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
  B: {dtype: f32, shape: [N, K]}
  C: {dtype: f32, shape: [M, N], output: true}
YAML
    for line; do
        printf '%s\n' "$line" >>product.yaml
    done
}
run() {
    status=$1
    fake=$2
    shift 2
    rm -f out/*
    expect_status "$status" env KPERF_FAKE="$fake" "$KPERF" run "$@" -o out product.yaml
}

# ---- the config -----------------------------------------------------------------
refuse() {
    product "$1"
    expect_status 3 "$KPERF" run -n product.yaml
    expect_err "$2"
}
refuse 'reference: {}' 'product.yaml:18:12: error: a reference is one of gemm, attention, kernel and files'
refuse 'reference: {gemm: {A: A, B: B, C: C}, files: {C: c}}' 'a reference is one of'
refuse 'reference: {gemm: {A: A, B: B}}' "'C' is missing in gemm"
refuse 'reference: {gemm: {A: A, B: B, C: D}}' "no tensor 'D'"
refuse 'reference: {gemm: {A: A, B: B, C: A}}' "'A' is no output: it needs 'output: true'"
refuse 'reference: {gemm: {A: A, B: B, C: C}}' 'the columns of A and the depth of B differ: 32 and 16'
refuse 'reference: {gemm: {A: A, B: B, C: C, alpha: 1}}' "unknown key 'alpha' in gemm"
refuse 'reference: {gemm: {A: A, B: B, C: C}, tolerance: 0.5}' 'a tolerance lies from 0 to below 0.5'
refuse 'reference: {gemm: {A: A, B: B, C: C}, tolerance: nan}' 'a tolerance lies from 0 to below 0.5'
refuse 'reference: {gemm: {A: A, B: B, C: C}, tolerance: 1/64}' "'1/64' is not a number; an expression may not stand here"
! grep -q 'a tolerance lies' .err || fail "one mistake, two messages"
refuse 'reference: {files: {A: a.bin}}' "'A' is no output"
refuse 'reference: {files: {}}' 'no file is named'
refuse 'reference: {attention: {Q: A, K: B, V: B, O: C, causal: 2}}' "truth value '2'"
product 'reference: {kernel: {file: none.ptx}}'
expect_status 1 env KPERF_LIBCUDA="$KPERF_LIBCUDA" "$KPERF" run -n product.yaml
expect_err 'product.yaml:18:28: error: none.ptx: No such file'

[ -e "$KPERF_LIBCUDA" ] || exit 0 # built without cuda.h

# ---- a formula --------------------------------------------------------------------
product 'reference: {gemm: {A: A, B: B, C: C, transposed: true}}'
run 0 ''
expect_out 'reference   gemm: within tolerance'
expect_out 'C  *128 of 128 elements, 8 of 8 rows: 0 beyond their bounds'
expect_files out product-M8-N16-K32.kpt
expect_status 0 "$KPERF" inspect --json out/product-M8-N16-K32.kpt
expect_out '"what": "C = A B^T in float64"'
run 6 nan
expect_err 'output C of the original: 1 of 128 elements are NaN'
expect_out 'reference   gemm: nan'
expect_files out
# a hundredth more in row 7, column 2: element 114
run 6 off --json
expect_err 'output C of the original: 1 of 128 elements lie beyond their bound; element 114 is'
expect_out '"verdict": "exceeds tolerance"'
expect_out '"index": 114'
expect_files out
product 'reference: {gemm: {A: A, B: B, C: C, transposed: true}, tolerance: 0.01}'
run 0 off
product 'reference: {gemm: {A: A, B: B, C: C, transposed: true, scale: 2}}'
run 6 ''
expect_err '128 of 128 elements lie beyond their bound'
# zeros times anything: nothing is checked, and nothing fails
product 'reference: {gemm: {A: A, B: B, C: C, transposed: true}}'
sed -i 's/A: {dtype: f32, shape: \[M, K\]}/A: {dtype: f32, shape: [M, K], init: zeros}/' product.yaml
run 0 ''
expect_err 'output C of the original: zeros alone; the reference is no check of it'
expect_out 'reference   gemm: not a check'

# ---- attention ------------------------------------------------------------------------
# Two queries 0 and 2 ln 3, keys 0 and 1, values 0 and 1: at scale 1/2 the second query's weights
# are 1/4 and 3/4, the first's both 1/2.  What the driver makes, W E, is set to the outcome.
attention() { # Q's init, W's init, E's init, SETTING
    product_kernel
    cat >product.yaml <<YAML
kernel: product.ptx
entry: product
shapes:
  - {S: 2}
launch: {grid: [1], block: [32]}
repeats: 2
params:
  - tensor: O
  - tensor: W
  - tensor: E
  - scalar: {type: i32, value: S}
  - scalar: {type: i32, value: 1}
  - scalar: {type: i32, value: 1}
tensors:
  W: {dtype: f32, shape: [S, 1], $2}
  E: {dtype: f32, shape: [1], init: constant 1}
  Q: {dtype: f32, shape: [1, S, 1], $1}
  K: {dtype: f32, shape: [1, S, 1], init: arange}
  V: {dtype: f32, shape: [1, S, 1], init: arange}
  O: {dtype: f32, shape: [1, S, 1], output: true}
reference: {attention: {Q: Q, K: K, V: V, O: O$3}}
YAML
}
ln9='init: arange, scale: 2.1972245773362196'
attention "$ln9" 'init: arange, scale: 0.75' ', scale: 0.5, causal: true' # 0 and 3/4
run 0 '' --json
expect_out '"what": "O = softmax(scale Q K^T), causal, V in float64"'
attention "$ln9" 'init: arange, scale: 0.75' ', scale: 0.5' # the first is 1/2
run 6 ''
expect_err '1 of 2 elements lie beyond their bound'
attention "$ln9" 'init: arange, scale: 0.9' ', causal: true' # of sqrt(1), 1/10 and 9/10
run 0 ''
attention 'init: zeros' 'init: constant 0.5' '' # both see both
run 0 ''
expect_out 'reference   attention: within tolerance'

# ---- files --------------------------------------------------------------------------
config 'repeats: 2' 'reference: {files: {out: "want-{label}.bin"}}'
scale() {
    rm -f out/*
    expect_status "$1" env KPERF_FAKE="$2" "$KPERF" run -o out scale.yaml
}
scale 1 ''
expect_err 'want-N1024.bin'
printf 'short' >want-N1024.bin
scale 1 ''
expect_err 'want-N1024.bin: 5 bytes; output out has 4096'
python3 -c 'import struct, sys; sys.stdout.buffer.write(struct.pack("<1024i", *range(1, 2049, 2)))' \
    >want-N1024.bin || skip 'no python3'
scale 0 ''
expect_out 'reference   file: within tolerance'
scale 6 zeros
expect_err '1024 of 1024 elements lie beyond their bound'

# ---- another kernel -------------------------------------------------------------------
# Summed the other way round: other bits, within what rounding allows.
product 'reference: {kernel: {file: other.ptx, grid: [2]}}'
sed 's/^{/{ \/\/ faster/' product.ptx >other.ptx
run 0 ''
expect_out 'reference   kernel: within tolerance'
run 0 '' --json
expect_out '"what": "product of other.ptx"'
sed 's/ product(/ other(/' product.ptx >other.ptx
run 3 ''
expect_err "no entry 'product'"

# A candidate is held to the reference, too: other bits fail the comparison with the original,
# and both lie within their bounds.
product 'reference: {gemm: {A: A, B: B, C: C, transposed: true}}'
sed 's/^{/{ \/\/ faster/' product.ptx >other.ptx
expect_status 6 "$KPERF" run --against other.ptx --json product.yaml
expect_err 'elements differ'
python3 - .out <<'PY' || fail 'the candidate'
import json, sys
s = json.load(open(sys.argv[1]))["shapes"][0]
r = s["reference"]
assert s["verify"]["verdict"] == "differs" and r["verdict"] == "within tolerance"
assert r["candidate"]["verdict"] == "within tolerance"
assert r["candidate"]["outputs"][0]["worst"] != r["outputs"][0]["worst"]
assert s["baseline"]["correctness"]["reference"] == r
PY
