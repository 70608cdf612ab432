#!/bin/sh
# The Chrome exporter by the rules of the programs that read it.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

python3 -c 'import json' 2>/dev/null || skip "no python3"
data=$(dirname "$KPERF")/tests/data
check() {
    name=$1
    shift
    "$KPERF" replay -q --format chrome -f -o t.json "$data/$name.kpt" 2>/dev/null
    python3 "$SRCDIR/tests/e2e/check_chrome.py" t.json "$@" || fail "$name"
}

# 4 CTAs, each: entry to exit, 4 drains, 80 spans of the producer, 121 of each consumer; and
# an operation for each load and mma that begins in the trace, on one lane of loads and two
# of mma, which the consumers issue while the other's are under way
check whole spans=1788 instants=8 processes=4 threads=32 records=2584 records_lost=0 \
    name:load_A=320 name:mma=640 "name:kperf drain=16" "name:entry to exit=4"
check ws spans=560 instants=8 records_lost=1816 ends_unpaired=8 \
    "name:records lost before here=12" name:mma=168
check odd records_lost=1816 ctas_not_run=1 ctas_no_exit=1 'name:load,"A"=128'
check empty spans=0 ctas=16 ctas_with_records=0

# Recorded: each CTA counts the tokens of `full` and `empty`, but not those of `mma`, which
# is an operation.
"$KPERF" replay -q --format chrome -f -o t.json \
    "$SRCDIR/traces/gemm_ws-M8192-N8192-K8192.kpt" 2>/dev/null
python3 "$SRCDIR/tests/e2e/check_chrome.py" t.json counters=8 operations_not_drawn=0 \
    arrows_not_drawn=0 processes=4 || fail "gemm_ws"

# The checker itself notices what it is for.
"$KPERF" replay -q --format chrome -f -o t.json "$data/whole.kpt"
bad() {
    sed "$1" t.json >bad.json
    ! cmp -s t.json bad.json || fail "the edit '$1' changed nothing"
    ! python3 "$SRCDIR/tests/e2e/check_chrome.py" bad.json 2>/dev/null ||
        fail "the checker accepts '$1'"
}
bad '0,/"name":"mma"/s/"dur":0\.[0-9]*,"name":"mma"/"dur":0.999,"name":"mma"/'
bad 's/"tid":1002,/"tid":2,/'
bad 's/"name":"process_name"/"name":"process_title"/'
bad 's/"cycles":"40"/"cycles":40/'
bad 's/"displayTimeUnit":"ns"/"displayTimeUnit":"ms"/'

"$KPERF" replay -q --format chrome -f -o t.json \
    "$SRCDIR/traces/gemm_ws_s2-M8192-N8192-K8192.kpt" 2>/dev/null
bad '0,/"ph":"s"/s/"id":\([0-9]*\)/"id":9\1/'
bad '0,/"ph":"i"/s/"ph":"i"/"ph":"I"/'
bad '/"ph":"i"/d'
bad '0,/"tokens":0/s/"tokens":0/"tokens":"0"/'
bad '0,/"ph":"f"/s/"bp":"e"/"bp":"x"/'
