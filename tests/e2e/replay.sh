#!/bin/sh
# kperf replay on synthetic traces whose schedule is known (tests/unit/mktrace.c):
# 16 CTAs, every 4th probed; a producer of 40 loads, two consumers of 40 mma.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

data=$(dirname "$KPERF")/tests/data
[ -r "$data/ws.kpt" ] || fail "no $data/ws.kpt: run this through make check"
ws=$data/ws.kpt whole=$data/whole.kpt odd=$data/odd.kpt empty=$data/empty.kpt

# ---- summary ---------------------------------------------------------------------

expect_status 0 "$KPERF" replay "$whole"
expect_empty "$tmp/.err"
expect_out '4 of 16 CTAs probed, 16 units'
expect_out '2584 made, 0 lost'
expect_out '12.00 cycles (12.00 to 12.00), subtracted'
expect_out '1.755 GHz over 8 SMs'
# what the schedule says, the records' cost taken off: 40, and 60 + 380 cycles
expect_out '^load_A  *producer  *160  *40.0  *40  *40  *6400  *6400 '
expect_out '^mma  *consumer  *320  *440.0  *440  *440  *140800  *121600 '
expect_out '^issue  *consumer  *320  *60.0 '
expect_out '^ready  *consumer  *8  instants'
! grep -q " $" .out || fail "blanks at the end of a line"

expect_status 0 "$KPERF" replay --raw "$whole"
expect_out 'left in'
expect_out '^load_A  *producer  *160  *52.0  *52  *52 '
expect_out '^mma  *consumer  *320  *476.0 '

expect_status 0 "$KPERF" replay "$ws"
expect_err 'warning: .*ws.kpt: 1816 of 2584 records were overwritten in rings of 64'
expect_out '2584 made, 1816 lost to rings of 64, 8 ENDs without START'
expect_out '^mma  *consumer  *80  *440.0 .* 8 open'
expect_out '^producer  *4  *640  *384$'
expect_out '^consumer  *8  *1944  *1432$'
expect_status 0 "$KPERF" replay -q --cta 4 "$ws"
expect_out '^mma  *consumer  *20  *440.0 .* 2 open'

expect_status 0 "$KPERF" replay "$odd"
expect_out 'record cost  not calibrated: left in'
expect_err "region 'never' (line 17) has no record in any probed CTA"
expect_err '1 of 16 CTAs left no exit stamp'
expect_err '1 of 16 CTAs never ran'
! grep -q "$(printf '\033')" "$tmp/.out" || fail "a name from the trace reached the terminal raw"

expect_status 0 "$KPERF" replay "$empty"
expect_err 'no CTA was probed'

# ---- strict ----------------------------------------------------------------------

expect_status 0 "$KPERF" replay --strict "$whole"
expect_status 4 "$KPERF" replay --strict -o lossy.txt "$ws"
[ -s lossy.txt ] || fail "--strict keeps the output"

# ---- JSON ------------------------------------------------------------------------

expect_status 0 "$KPERF" replay --json "$whole"
expect_out '"schema_version": 1'
expect_out '"tool": "kperf '
expect_out '"records": 2584'
if command -v sha256sum >/dev/null; then
    hash=$(sha256sum "$whole" | cut -d' ' -f1)
    expect_out "\"hash\": \"$hash\""
    "$KPERF" replay --json - <"$whole" >piped.json
    grep -q "\"hash\": \"$hash\"" piped.json || fail "the hash of a pipe"
fi

# ---- csv -------------------------------------------------------------------------

expect_status 0 "$KPERF" replay --format csv -o whole.csv "$whole"
check_eq "$(grep -c '^span,' whole.csv)" 1288 "spans" # 4 * (80 + 2 * 121)
check_eq "$(grep -c '^instant,' whole.csv)" 8 "instants"
check_eq "$(tr -cd '\r' <whole.csv | wc -c | tr -d ' ')" 1297 "lines that end in CRLF"
check_eq "$(awk -F, '$7 == "load_A" && $10 - $9 != 40' whole.csv)" '' "loads of other lengths"
check_eq "$(awk -F, '$7 == "mma" && ($12 - $11 != 476 || $18 != 2)' whole.csv)" '' "raw mma"
"$KPERF" replay -q --format csv "$odd" >odd.csv
grep -q '^span,0,0,0,0,producer,"load,""A""",0,' odd.csv || fail "CSV quoting"

# ---- text ------------------------------------------------------------------------

expect_status 0 "$KPERF" replay --format text --width 100 "$ws"
expect_out '^kernel synthetic, CTA 8 on SM 0'
expect_out '454 of 646 records were overwritten'
expect_out '(warp 0 lost 96 of 160, warp 4 lost 179 of 243, warp 8 lost 179 of 243)'
expect_out '^warp 0 producer '
expect_out '^warp 4 consumer ////'
expect_out 'l load_A   w wait_empty   m mma   i issue   s store   r ready'
expect_out '(too short to be seen: wait_full)'
check_eq "$(awk 'length > 100' "$tmp/.out")" '' "lines wider than asked"
expect_status 0 "$KPERF" replay -q --format text --cta 12 "$ws"
expect_out '^kernel synthetic, CTA 12 on SM 4'
expect_status 1 "$KPERF" replay -q --format text --cta 3 "$ws"
expect_err 'CTA 3 left no records; 4 others did'
expect_status 0 "$KPERF" replay -q --format text --color always "$ws"
expect_out "$(printf '\033\[0m')"
expect_status 0 "$KPERF" replay -q --format text "$empty"
expect_out 'no CTA was probed'

# ---- files and pipes --------------------------------------------------------------

for format in summary text chrome csv ndjson folded; do
    "$KPERF" replay -q --format $format -o a.out "$ws"
    "$KPERF" replay -q --format $format "$ws" | cat >b.out
    cmp a.out b.out || fail "$format: a pipe changes the output"
    echo before >c.out
    "$KPERF" replay -q --format $format "$ws" >>c.out
    { echo before; cat a.out; } | cmp - c.out || fail "$format: appending"
    cat "$ws" | "$KPERF" replay -q --format $format - >d.out
    sed 's/<stdin>/X/' d.out >d; sed "s|$ws|X|" a.out >a
    cmp a d || fail "$format: reading a pipe changes the output"
    expect_status 1 "$KPERF" replay -q --format $format -o a.out "$ws"
    expect_status 0 "$KPERF" replay -q --format $format -f -o a.out "$ws"
    rm a.out
done

# ---- compression -------------------------------------------------------------------

if command -v gzip >/dev/null; then
    for format in chrome csv; do
        "$KPERF" replay -q --format $format -o plain "$ws"
        "$KPERF" replay -q --format $format -o packed.gz "$ws"
        gzip -dc packed.gz | cmp - plain || fail "$format: .gz holds something else"
        rm plain packed.gz
    done
fi
expect_status 1 "$KPERF" replay -q --format csv --cta 3 -o none.csv.gz "$ws"
[ ! -e none.csv.gz ] || fail "a failure left a file"

# ---- damage ------------------------------------------------------------------------

head -c 4000 "$ws" >short.kpt
expect_status 3 "$KPERF" replay -o x.txt short.kpt
expect_err 'short.kpt: truncated: byte 4000: '
{ head -c 4000 "$ws"; printf '\377'; tail -c +4002 "$ws"; } >bad.kpt
expect_status 3 "$KPERF" replay -o x.txt bad.kpt
expect_err 'bad.kpt: corrupt: byte [0-9]*: '
: >nothing.kpt
expect_status 3 "$KPERF" replay -o x.txt nothing.kpt
expect_err 'truncated: byte 0: the file is empty'
expect_status 3 "$KPERF" replay -o x.txt "$SRCDIR/tests/e2e/replay.sh"
expect_err 'not a kperf trace'
expect_status 3 "$KPERF" replay -o x.txt - <short.kpt
expect_err '<stdin>: truncated'
{ head -c 8 "$ws"; printf '\002'; tail -c +10 "$ws"; } >forged.kpt
expect_status 3 "$KPERF" replay -o x.txt forged.kpt
expect_err 'checksum'
[ ! -e x.txt ] || fail "a bad trace left an output"
expect_status 1 "$KPERF" replay no/such.kpt
expect_status 1 "$KPERF" replay .

# ---- misuse ------------------------------------------------------------------------

expect_status 2 "$KPERF" replay
expect_status 2 "$KPERF" replay --format svg "$ws"
expect_status 2 "$KPERF" replay --json --format csv "$ws"
expect_status 2 "$KPERF" replay --width 100 "$ws"
expect_status 2 "$KPERF" replay --cta x "$ws"
expect_status 2 "$KPERF" replay --format text --width 10 "$ws"

# The cost of a record, as asked for.
for cost in 7.5x -1 nan calibrate 2e6 ''; do
    expect_status 2 "$KPERF" replay --cost "$cost" "$data/whole.kpt"
    expect_err 'fitted, calibrated or a number of cycles'
done
expect_status 2 "$KPERF" replay --cost 7 --raw "$data/whole.kpt"
expect_err 'no --cost'
expect_status 0 "$KPERF" replay --cost 7.5 "$data/whole.kpt"
expect_out 'record cost  7.50 cycles (7.50 to 12.00), subtracted, given'

# ---- AMD's -----------------------------------------------------------------------

# The schedule of `whole` on a gfx942 and that of `narrow` on a gfx1100: the same spans, in
# other words, and where each wave ran.
"$KPERF" replay "$data/amd.kpt" >.out
expect_out '4 of 16 workgroups probed, 16 units of 1 wave$'
expect_out '^target  *gfx942, waves of 64, cycle counter of 64 bits, constant clock of 100 MHz'
expect_out '1.755 GHz over 8 CUs'
expect_out '^load_A  *producer  *160  *40.0  *40  *40  *6400  *6400 '
expect_status 3 "$KPERF" replay "$data/amd-late.kpt"
expect_err 'workgroup 4, unit 1, slot 7: 0x400003e7 is not the tag of a record'
"$KPERF" replay --format text "$data/wgp.kpt" >.out 2>.err
expect_out ', workgroup 8 on WGP 128, '
expect_out '^wave 4  *consumer'
for pair in 'amd whole' 'wgp narrow'; do
    for kind in $pair; do
        "$KPERF" replay --format ndjson "$data/$kind.kpt" | grep '^{"type":"span"' |
            sed 's/,"\(xcc\|se\|sh\|cu\|wgp\|simd\|slot\|sm\)":[0-9]*//g' >"$kind.spans"
    done
    cmp "${pair% *}.spans" "${pair#* }.spans" || fail "other spans in $pair"
done
[ -s amd.spans ] && [ -s wgp.spans ] || fail 'no spans'
"$KPERF" replay --format ndjson "$data/amd.kpt" >.out
expect_out '"cta":8,"sm":1152,"unit":2,"warp":8,.*"xcc":1,"se":2,"sh":0,"cu":0,"simd":2,"slot":1'
"$KPERF" replay --format chrome "$data/wgp.kpt" >.out
expect_out '"name":"workgroup 8 (WGP 128)"'
expect_out '"sm":"128","xcc":"0","se":"2","sh":"0","wgp":"0"}'
expect_out '"records":"[0-9]*","xcc":"0","se":"2","sh":"0","wgp":"4","simd":"3","slot":"1"}'

# Of several regions without a record one line tells, with the first four.
expect_status 0 "$KPERF" replay --format summary "$SRCDIR/traces/unmarked/attn_ws_b-B4-H16-S4096.kpt"
expect_err "6 of 22 regions have no record in any probed CTA, 'wait.smem.163904.t124' (line 123), .* and others: "
check_eq "$(grep -c 'no record' .err)" 1
