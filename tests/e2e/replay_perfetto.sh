#!/bin/sh
# Perfetto's own format, read by a decoder that shares nothing with the writer, and
# against the Chrome format.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

data=$(dirname "$KPERF")/tests/data
if ! "$KPERF" --version | grep -q '^features: .*, perfetto (protobuf-c [1-9]'; then
    expect_status 2 "$KPERF" replay --format perfetto -o t "$data/whole.kpt"
    expect_err '--format perfetto: this kperf was built without it$'
    expect_files . .err .out
    skip "built without protobuf-c"
fi

# ---- as a file -------------------------------------------------------------------------

if has_terminal; then
    on_terminal "$KPERF replay -q --format perfetto $data/whole.kpt" >.out 2>&1 || :
    expect_out 'terminal'
    [ "$(wc -c <.out)" -lt 300 ] || fail "a packet went to the terminal"
fi
"$KPERF" replay -q --format perfetto -o a "$data/whole.kpt"
"$KPERF" replay -q --format perfetto "$data/whole.kpt" >b
cmp a b || fail "a file and a pipe differ"
"$KPERF" replay -q --format perfetto -o c.gz "$data/whole.kpt"
gzip -dc c.gz | cmp a - || fail "compressed, it differs"
expect_status 1 "$KPERF" replay --format perfetto -o a "$data/whole.kpt"
if [ -w /dev/full ]; then
    expect_status 1 "$KPERF" replay -q --format perfetto -o /dev/full "$data/whole.kpt"
fi
"$KPERF" replay -q --format chrome -o a.json "$data/whole.kpt"
[ "$(($(wc -c <a) * 2))" -lt "$(wc -c <a.json)" ] || fail "not even half of the JSON's size"

# ---- what is in it -----------------------------------------------------------------------

python3 -c 'import json' 2>/dev/null || skip "no python3 to read it"
check() { # TRACE FACT... [-- OPTION...]
    trace=$1 facts=
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        facts="$facts
$1"
        shift
    done
    [ $# = 0 ] || shift
    for format in perfetto chrome; do
        "$KPERF" replay -q --format $format -f -o t.$format "$@" "$trace" 2>/dev/null
    done
    (
        IFS='
'
        # shellcheck disable=SC2086 # one fact a line
        python3 "$SRCDIR/tests/e2e/check_perfetto.py" t.perfetto --chrome t.chrome $facts
    ) || fail "$trace $*"
}
# 4 CTAs, each: entry to exit, 4 drains, 80 spans of the producer, 121 of each consumer, 40
# operations of the one and of each of the others, whose overlap; and the launch
check "$data/whole.kpt" slices=1789 instants=8 tracks=33 launch:records=2584 \
    op:load_A=160 op:mma=320 "track:synthetic/CTA 0 (SM 0)/tma=40" \
    launch:records_lost=0 launch:kernel=synthetic launch:grid=16x1x1 launch:record_cost=subtracted \
    name:load_A=160 name:mma=320 name:launch=1 "name:kperf drain=16" "name:entry to exit=4" \
    "track:synthetic=1" "track:synthetic/CTA 4 (SM 4)=1" \
    "track:synthetic/CTA 4 (SM 4)/warp 0 producer=81" \
    "track:synthetic/CTA 12 (SM 4)/warp 12 idle=1"
check "$data/ws.kpt" slices=561 op:mma=80 op:load_A=64 instants=8 launch:records_lost=1816 launch:ends_unpaired=8 \
    "name:records lost before here=12" name:mma=88
check "$data/odd.kpt" launch:records_lost=1816 launch:ctas_not_run=1 launch:ctas_no_exit=1 \
    'name:load,"A"=64' "launch:record_cost=not calibrated"
check "$data/empty.kpt" slices=1 tracks=1 launch:ctas=16 launch:ctas_with_records=0
check "$data/whole.kpt" name:mma=80 name:issue=80 launch:filter=cta=4 -- --cta 4
check "$data/whole.kpt" name:mma=320 "launch:record_cost=left in" -- --raw
for trace in "$SRCDIR"/traces/gemm_ws-M1024*.kpt "$SRCDIR"/traces/gemm_swp3-M1024*.kpt; do
    check "$trace" 'launch:shape={"K":2048,"M":1024,"N":1024}' "launch:device=NVIDIA H200"
done

# The checker itself notices what it is for.
bad() { # WHAT PYTHON: an expression of the file's bytes d
    python3 -c 'import sys
d = open("a", "rb").read()
e = eval(sys.argv[1])
assert e != d
open("bad", "wb").write(e)' "$2" || fail "no edit for $1"
    ! python3 "$SRCDIR/tests/e2e/check_perfetto.py" bad --chrome a.json 2>/dev/null ||
        fail "the checker accepts $1"
}
bad 'a cut' 'd[:-40]'
bad 'another name' 'd.replace(b"wait_full", b"wait_fall")'
bad 'a slice less' 'd[:d.rindex(b"\x0a", 0, -300)]'
bad 'another argument' 'd.replace(b"raw_cycles", b"raw_circle")'
