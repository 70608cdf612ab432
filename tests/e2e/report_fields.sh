#!/bin/sh
# Every member that a --json report has is in kperf-report(5), or in kperf-trace(5) of what a trace
# holds: those of reports that are made here, and those that the sources name.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
python3 -c 'import json' 2>/dev/null || skip 'no python3'
python3 "$SRCDIR/tests/e2e/check_fields.py" "$SRCDIR" >.out || fail 'members that no page has'

traces=$SRCDIR/traces
attention=$traces/attn_ws_a-B4-H16-S4096.kpt
gemm=$SRCDIR/examples/gemm_ws/gemm_ws
id=e0ce310004c16c51
made=
# made STATUS NAME COMMAND...: its report, in NAME.json.
made() {
    status=$1 name=$2
    shift 2
    got=0
    "$KPERF" "$@" >"$name.json" 2>.err || got=$?
    [ "$got" = "$status" ] || fail "$*: exit status $got, not $status"
    made="$made $1=$name.json"
}
made 0 text inspect --json "$gemm.ptx"
made 0 amd inspect --json "$SRCDIR/examples/amd/gfx942/gemm_ring.s"
made 0 trace inspect --json "$attention"
made 0 summary replay -q --format summary --json "$attention"
made 0 cluster replay -q --format summary --json "$traces/gemm_ws-M4096-N4096-K4096.kpt"
made 0 model model -q --combine advance-arrive:k_empty+ring-depth:v_empty+1 --json "$attention"
for t in shared/bpc4-G528-T100 variants/attn_ws_a_early-B4-H16-S4096 variants/attn_ws_b_n176-B2-H16-S4096; do
    made 0 "model-${t##*/}" model -q --no-search --json "$traces/$t.kpt"
done
made 0 score model -q --score --json "$SRCDIR/bench/variants/score.json"
made 0 moved apply -q --json --ptx "$SRCDIR/examples/attn_ws/attn_ws_a.ptx" "$attention" advance-arrive:k_empty
made 6 refused apply -q --json --ptx "$SRCDIR/examples/attn_ws/attn_ws_a.ptx" "$attention" ring-depth:k_empty+1
made 6 compared diff -q --json --fail-if 'time > +2%' "$traces/planted/early" "$traces/planted/late"
made 0 said evidence -q --json --config "$SRCDIR/examples/attn_ws/attn_ws_a.yaml" "$attention"
cp "$SRCDIR"/tests/collect/$id.* . && chmod u+w $id.*
made 0 collected collect --json .
"$KPERF" doctor --json "$gemm.ptx" >doctor.json 2>.err || [ $? = 5 ] || fail 'doctor --json'
made="$made doctor=doctor.json"

# On a driver, an assembler and a disassembler of the tests' own.
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
NVDISASM=$SRCDIR/tests/fake_nvdisasm
XDG_CACHE_HOME=$tmp
export KPERF_LIBCUDA KPERF_PTXAS NVDISASM XDG_CACHE_HOME
config 'repeats: 8'
made 0 dry run -n --json scale.yaml
made 0 plan run --plan --json scale.yaml
if [ -e "$KPERF_LIBCUDA" ]; then
    sed 's|^	ret;|	// faster\n	ret;|' scale.ptx >new.ptx
    mkdir out
    made 0 ran run --json -o out scale.yaml
    made 0 against run --json --against new.ptx scale.yaml
    made 0 delayed run --json --delay work=0..400 scale.yaml
    made 0 calibrated calibrate --json
    made 0 ran-trace inspect --json out/scale-N1024.kpt
    made 0 ran-report inspect --json ran.json
fi
# shellcheck disable=SC2086 # words
python3 "$SRCDIR/tests/e2e/check_fields.py" "$SRCDIR" $made >.out || fail 'members that no page has'

# It is no test that cannot fail: a page that lacks one is found out, by either way.
mkdir -p less/doc && cp "$SRCDIR/doc/kperf-trace.5" less/doc && ln -s "$SRCDIR/src" less/src
sed 's/^\.It Cm in_step.*/.It Cm nothing/' "$SRCDIR/doc/kperf-report.5" >less/doc/kperf-report.5
! python3 "$SRCDIR/tests/e2e/check_fields.py" less >.out || fail 'in_step is not missed in the sources'
expect_out '^src/model/report/report.c: in_step$'
# shellcheck disable=SC2086 # words
! python3 "$SRCDIR/tests/e2e/check_fields.py" less $made >.out || fail 'in_step is not missed'
expect_out '^kperf model: .in_step$'
