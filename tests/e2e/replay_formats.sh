#!/bin/sh
# The formats against each other, filters, and the check, on recorded and on
# synthetic traces.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

data=$(dirname "$KPERF")/tests/data
[ -r "$data/ws.kpt" ] || fail "no $data/ws.kpt: run this through make check"
whole=$data/whole.kpt

# ---- the check -----------------------------------------------------------------------

traces="$SRCDIR/traces/gemm_ws-M1024-N1024-K2048.kpt $SRCDIR/traces/gemm_swp3-M8192-N8192-K8192.kpt
    $data/ws.kpt $whole $data/odd.kpt $data/empty.kpt"
for trace in $traces; do
    expect_status 0 "$KPERF" replay -q --check "$trace"
    check_eq "$(wc -l <.out | tr -d ' ')" 1 "lines of --check $trace"
    expect_status 0 "$KPERF" replay -q --check --raw "$trace"
done
expect_status 0 "$KPERF" replay --check - <"$whole"
check_eq "$(cat .out)" "ok: 4 CTAs, 16 units; 2584 records made = 2584 stored + 0 lost; 1288 spans\
 (0 open at the end), 8 instants, 0 ENDs without START"
expect_status 4 "$KPERF" replay -q --check --strict "$data/ws.kpt"
expect_out '^ok: '
head -c 4000 "$whole" >short.kpt
expect_status 3 "$KPERF" replay --check short.kpt
expect_empty .out
expect_status 2 "$KPERF" replay --check --format csv "$whole"
expect_status 2 "$KPERF" replay --check --cta 4 "$whole"

# ---- filters: what the schedule says (40 iterations, CTAs 0, 4, 8, 12) -----------------

count() { # WORD OPTION...: CSV rows of this region
    region=$1
    shift
    "$KPERF" replay -q --format csv "$@" "$whole" >rows.csv || fail "$*"
    awk -F, -v r="$region" '$7 == r' rows.csv | wc -l | tr -d ' '
}
check_eq "$(count mma)" 320
check_eq "$(count mma --cta 4)" 80
check_eq "$(count mma --cta 0-3,8,12-100)" 240
check_eq "$(count mma --sm 4)" 160
check_eq "$(count mma --role 'prod*')" 0
check_eq "$(count load_A --role 'prod*')" 160
check_eq "$(count issue --region '[im]*')" 320
check_eq "$(awk -F, '$8 != ($7 == "issue")' rows.csv | tail -n +2)" '' "depths within mma"
check_eq "$(count issue --region issue)" 320
check_eq "$(awk -F, '$8 != 0' rows.csv | tail -n +2)" '' "depths without mma"
check_eq "$(count mma --min-dur 440)" 320
check_eq "$(count mma --min-dur 441)" 0
check_eq "$(count store --min-dur 900)" 8
check_eq "$(count mma --last 3)" 24
check_eq "$(count wait_full --last 3)" 24
check_eq "$(count load_A --last 3)" 12
check_eq "$(count mma --last 3 --cta 8 --role consumer)" 6
# 1.755 cycles a nanosecond: the first tile comes after some 1000 cycles, CTAs 0
# and 4 end before 13 us, CTAs 8 and 12 enter 40000 cycles after them
check_eq "$(count mma --time-range :0.5)" 0
check_eq "$(count mma --time-range :20)" 160
check_eq "$(count mma --time-range 20:)" 160
check_eq "$(count ready --time-range 0:1000)" 8

# A span that is let through has the numbers that it has without a filter.
"$KPERF" replay -q --format csv "$whole" | cut -d, -f1-7,9- | sort >all.rows
"$KPERF" replay -q --format csv --time-range 5.5:9 --region '[mi]*' --sm 0 "$whole" |
    cut -d, -f1-7,9- | sort >some.rows
check_eq "$(comm -13 all.rows some.rows)" '' "rows that a filter changed"
[ "$(wc -l <some.rows)" -gt 20 ] || fail "the filter left next to nothing"

# What is missing is said, and nothing left is warned of.
expect_status 0 "$KPERF" replay --region store "$whole"
expect_out '^filter       region=store$'
expect_out ': 0 CTAs, 8 units,$'
expect_out '^  *1280 spans, 8 instants$'
expect_status 0 "$KPERF" replay --format text --region store "$whole"
expect_out '^only what passed the filter region=store$'
expect_status 0 "$KPERF" replay --format text --region 'x*' "$whole"
expect_out '^nothing passed the filter$'
expect_err 'warning: nothing passes the filter region=x\*$'
expect_status 0 "$KPERF" replay -q --format ndjson --sm 3 "$whole"
expect_err 'warning: nothing passes the filter sm=3'
expect_out '"filtered_ctas":4,"filtered_units":16,"filtered_spans":1288,"filtered_instants":8'
expect_status 0 "$KPERF" replay -q --format chrome --cta 4 "$whole"
expect_out '^"filter":"cta=4",$'
expect_out '^"filtered_spans": *966,\?$'

for bad in --cta=4-2 --cta=1, --sm=x --role= --region= --time-range=5 --time-range=5:4 \
    --min-dur=0 --min-dur=-1 --last=0 --last=x; do
    expect_status 2 "$KPERF" replay -o none "$bad" "$whole"
    expect_err "replay: $bad: ."
done
[ ! -e none ] || fail "misuse left a file"

# ---- sqlite ------------------------------------------------------------------------------

for output in '' '-o -' '-o /dev/null' '-o x.gz'; do
    # shellcheck disable=SC2086 # none, or two words
    expect_status 2 "$KPERF" replay --format sqlite $output "$whole"
    expect_empty .out
done
has_sqlite=
"$KPERF" --version | grep -q '^features: sqlite [1-9]' && has_sqlite=1
if [ "$has_sqlite" ]; then
    expect_status 2 "$KPERF" replay --format sqlite "$whole"
    expect_err '--format sqlite needs a file: -o FILE$'
    mkdir db
    "$KPERF" replay -q --format sqlite -o db/a "$data/ws.kpt" 2>/dev/null
    "$KPERF" replay -q --format sqlite -o db/b - <"$data/ws.kpt" 2>/dev/null
    [ "$(head -c 15 db/a)" = 'SQLite format 3' ] || fail "not an SQLite file"
    expect_status 1 "$KPERF" replay -q --format sqlite -o db/a "$whole"
    expect_status 3 "$KPERF" replay -q --format sqlite -f -o db/a short.kpt
    # a disk that is full: nothing new, and what was there stays
    cp db/a before
    expect_status 1 sh -c 'ulimit -f 16; trap "" XFSZ; exec "$@"' - \
        "$KPERF" replay -q --format sqlite -f -o db/a "$whole"
    expect_err 'the SQLite file cannot be written: .'
    cmp before db/a || fail "a failure changed a file"
    expect_files db a b
    "$KPERF" replay -q --format sqlite -f -o db/b "$data/ws.kpt" 2>/dev/null
    cmp db/a db/b || fail "not the same from run to run"
else
    expect_status 2 "$KPERF" replay --format sqlite -o a.db "$whole"
    expect_err '--format sqlite: this kperf was built without it$'
fi

# ---- the formats agree -----------------------------------------------------------------

python3 -c 'import json' 2>/dev/null || skip "no python3 to compare the formats"
compare() { # TRACE OPTION...
    rm -f csv ndjson folded json sqlite
    trace=$1
    shift
    for format in csv ndjson folded ${has_sqlite:+sqlite}; do
        "$KPERF" replay -q --format $format -o $format "$@" "$trace" 2>/dev/null
    done
    "$KPERF" replay -q --json -o json "$@" "$trace" 2>/dev/null
    python3 "$SRCDIR/tests/e2e/check_formats.py" || fail "$trace $*"
}
for trace in $traces; do
    compare "$trace"
done
compare "$whole" --region '[iw]*' --last 5
compare "$data/ws.kpt" --time-range 4:9 --cta 4-12
compare "$whole" --raw --min-dur 100
