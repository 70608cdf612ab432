#!/bin/sh
# kperf calibrate --ceilings, what is kept of it, and who uses it.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
command -v python3 >/dev/null || skip 'no python3'
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
KPERF_LIBNVML=${KPERF%/*}/tests/libnvml-fake.so
[ -e "$KPERF_LIBCUDA" ] || skip 'built without cuda.h'
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
XDG_CACHE_HOME=$tmp/a/cache
export KPERF_LIBCUDA KPERF_LIBNVML KPERF_PTXAS XDG_CACHE_HOME
mkdir out

# The fake's memory: 1000, 800 and 900 GB/s, its L2 4000.  A group of two warp groups' four
# products on 4 SMs is 2 * 64*256*16 * 4 * 2 * 4 = 16.78 Mflop in bf16 and takes 0.5 us, and
# a launch 1 us more.
expect_status 0 "$KPERF" calibrate --ceilings
expect_out '^memory  *read  *1000.00 GB/s (1000.00 to 1000.00)$'
expect_out '^memory  *write  *800.00 GB/s'
expect_out '^memory  *copy  *900.00 GB/s'
expect_out '^L2  *read  *4000.00 GB/s'
expect_out '^matrix  *bf16  *33.55 Tflop/s (33.55 to 33.55), 33.55 at first$'
expect_out '^matrix  *f16  *33.55 Tflop/s'
expect_out '^matrix  *tf32  *16.77 Tflop/s'
expect_out '^matrix  *e4m3  *67.09 Tflop/s'
expect_out '^matrix  *s8  *67.09 Tflop/s'
expect_out '^launch  *one more of an empty kernel 2000 ns (2000 to 2000); one alone, by events, 2000 ns$'
expect_out "^kept  *$tmp/a/cache/kperf/ceilings-[0-9a-f]*.json\$"
check_eq "$(ls a/cache/kperf | wc -l)" 1 'kept files'
expect_status 0 "$KPERF" calibrate --ceilings --json
cp .out ceilings.json
python3 - ceilings.json <<'PY' || fail 'the report'
import json, sys
r = json.load(open(sys.argv[1]))
c = r["ceilings"]
assert c["key"] == {"device": "Fake H200", "driver": r["device"]["driver"], "assembler": "13.0.99"}
assert c["dram"]["bytes"] == 1 << 27 and c["dram"]["read"]["launches"] == 15
assert c["l2"]["bytes"] == 524288
assert c["matrix"]["bf16"]["instruction"] == "m64n256k16.f32.bf16.bf16" and c["matrix"]["bf16"]["sm_mhz"] == 1980
assert c["matrix"]["bf16"]["burst_tflop_s"] == c["matrix"]["bf16"]["tflop_s"]
assert c["clocks"]["source"] == "NVML 12.999.1" and len(c["created"]) == 20
PY

# A run takes what was kept for its device, driver and assembler.
ceilings_of() {
    python3 -c 'import json, sys
c = json.load(open(sys.argv[1]))["shapes"][0]["baseline"]["device"]["ceilings"]
print(c.get("absent") or c["dram"]["read"]["gb_s"])' "$1"
}
run() {
    expect_status "$1" "$KPERF" run -f -o out --json ${2:+"$2"} scale.yaml
}
config 'repeats: 2'
run 0
check_eq "$(ceilings_of .out)" 1000.0 'the kept ceilings'
sed 's/^{/{ \/\/ faster/' scale.ptx >new.ptx
expect_status 0 "$KPERF" run --against new.ptx --json scale.yaml
check_eq "$(ceilings_of .out)" 1000.0 'the kept ceilings, of a comparison'
XDG_CACHE_HOME=$tmp/none
run 0
case $(ceilings_of .out) in
*'kperf calibrate --ceilings does') ;;
*) fail "$(ceilings_of .out)" ;;
esac
# or what it is given, if that is of the same
run 0 --ceilings=ceilings.json
check_eq "$(ceilings_of .out)" 1000.0 'the ceilings given'
sed 's/Fake H200/Fake H100/' ceilings.json >other.json
run 1 --ceilings=other.json
expect_err 'other.json: refused: ceilings of another device, driver or assembler than Fake H200'
echo '{"ceilings": {}}' >other.json
run 3 --ceilings=other.json
expect_err "other.json: this is no report of 'kperf calibrate --ceilings --json'"
echo '{' >other.json
run 3 --ceilings=other.json
expect_err 'other.json:2:0: '
run 3 --ceilings=none.json
expect_err 'none.json'
expect_status 2 "$KPERF" run --against new.ptx --ceilings ceilings.json scale.yaml
# a kept file that is damaged is said, and not used
XDG_CACHE_HOME=$tmp/a/cache
for f in a/cache/kperf/*; do echo '{"ceilings"' >"$f"; done
run 0
expect_err 'ceilings-.*json:'
case $(ceilings_of .out) in
none*) ;;
*) fail "$(ceilings_of .out)" ;;
esac

# Nowhere to keep them.
expect_status 1 env -u XDG_CACHE_HOME -u HOME "$KPERF" calibrate --ceilings
expect_err 'ceilings cannot be kept: neither XDG_CACHE_HOME nor HOME is set'
: >file
expect_status 1 env XDG_CACHE_HOME="$tmp/file" "$KPERF" calibrate --ceilings
expect_err 'Not a directory'
expect_status 5 env KPERF_LIBCUDA=/none/cuda.so "$KPERF" calibrate --ceilings
