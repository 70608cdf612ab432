#!/bin/sh
# shellcheck disable=SC2016 # other shells expand what is quoted
# kperf instrument, strip and inspect on every PTX file of the tree.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

# ---- strip is the inverse ----------------------------------------------------

n=0
for f in "$SRCDIR"/examples/*/*.ptx "$SRCDIR"/tests/ptx/*.ptx; do
    grep -q kperf "$f" || continue # those that nobody marked: ptx_auto.sh
    for mode in "" "--in-place" "--unit=warpgroup --ring=16"; do
        # shellcheck disable=SC2086 # words
        expect_status 0 "$KPERF" instrument -q $mode -o - "$f"
        mv .out probed.ptx
        expect_status 0 "$KPERF" strip probed.ptx
        cmp "$f" .out || fail "strip does not give ${f##*/} back ($mode)"
        n=$((n + 1))
    done
done
[ "$n" -ge 12 ] || fail "only $n texts were tried"

# Goldens of this module are texts, too.
for f in "$SRCDIR"/tests/golden/instrument-*.out; do
    [ -s "$f" ] || continue
    input=${f%.out}.in.ptx
    [ ! -f "$input" ] || "$KPERF" strip "$f" | cmp "$input" - || fail "strip ${f##*/}"
done

# ---- files -------------------------------------------------------------------

mkdir in
cp "$SRCDIR/tests/ptx/mix-sm80.ptx" in/k.ptx
expect_status 0 "$KPERF" instrument in/k.ptx
expect_err 'in/k.kperf.ptx: interpret: 3 regions, two-body, circular, 32 rings of 128 records'
expect_files in k.kperf.ptx k.ptx
expect_status 1 "$KPERF" instrument in/k.ptx
expect_err 'k.kperf.ptx'
expect_status 0 "$KPERF" instrument -q -f --threads 64 --map map.json in/k.ptx
expect_empty .err
grep -q '"units": 2,' map.json || fail "map.json does not say that there are 2 units"
expect_status 0 "$KPERF" strip -o back.ptx in/k.kperf.ptx
cmp in/k.ptx back.ptx
expect_status 0 "$KPERF" instrument -q -k scratch -o one.ptx in/k.ptx
check_eq "$(grep -c '^\$kperf_probed:' one.ptx)" 1 "probed bodies"
expect_status 0 sh -c '"$KPERF" instrument -q - <in/k.ptx | "$KPERF" strip - | cmp in/k.ptx -'

# ---- misuse ------------------------------------------------------------------

expect_status 2 "$KPERF" instrument -k interpert -o - in/k.ptx
expect_err "no kernel 'interpert'; did you mean 'interpret'?"
expect_empty .out
expect_status 3 "$KPERF" instrument -k unmarked -o - in/k.ptx
expect_err "no marks in kernel 'unmarked'"
expect_err 'note: marks can be put from outside: --auto, '
expect_status 2 "$KPERF" instrument --ring 100 in/k.ptx
expect_status 2 "$KPERF" instrument --unit=warps in/k.ptx
expect_status 2 "$KPERF" instrument --threads 2048 in/k.ptx
expect_status 2 "$KPERF" instrument --map - - <in/k.ptx
expect_err 'cannot both go to standard output'
expect_status 1 "$KPERF" instrument no-such-file.ptx
expect_status 3 "$KPERF" instrument -o - in/k.kperf.ptx
expect_err 'instrumented already'
expect_status 3 "$KPERF" strip in/k.ptx
expect_err 'not instrumented'
: >empty.ptx
expect_status 3 "$KPERF" instrument -o - empty.ptx
expect_status 3 "$KPERF" inspect empty.ptx
sed '0,/%kperf_n, 1;/s//%kperf_n, 2;/' in/k.kperf.ptx >edited.ptx
expect_status 3 "$KPERF" strip -o edited-back.ptx edited.ptx
expect_err 'a probe was edited'
[ ! -e edited-back.ptx ] || fail "strip wrote a file all the same"
mkdir readonly
chmod a-w readonly
if ! touch readonly/x 2>/dev/null; then
    expect_status 1 "$KPERF" instrument -o readonly/k.ptx in/k.ptx
    expect_files readonly
fi
if [ -c /dev/full ]; then
    expect_status 1 sh -c '"$KPERF" instrument -q -o - in/k.ptx >/dev/full'
    expect_status 1 sh -c '"$KPERF" inspect in/k.ptx >/dev/full'
fi

# What was perhaps meant as a mark is not passed over in silence; a file's name is not meant so.
printf '%s\n' '.version 8.0' '.target sm_90' '.address_size 64' '.visible .entry k()' '{' '// kperf.begin a' \
    '//kperf.end a' '//kperf.cu:12 x' '// kperf.end a' 'ret;' '}' >close.ptx
expect_status 0 "$KPERF" instrument -q -o - close.ptx
check_eq "$(grep -c warning .err)" 1 "warnings"
expect_err '^close.ptx:7:1: warning: ignored: a mark has a blank behind its //$'

# ---- inspect -----------------------------------------------------------------

expect_status 0 "$KPERF" inspect in/k.ptx
expect_out '^PTX 9.0 for sm_80$'
expect_out '^kernel interpret: line [0-9]*, shared memory 1024 bytes'
expect_out ' mark   begin step$'
expect_out ' sync   bar.sync 0;$'
expect_out '^function _Z4slowfi: '
expect_status 0 "$KPERF" inspect --json - <in/k.ptx
expect_out '"schema_version": 1'

# What was instrumented: both bodies' marks, the map is none; a mark of that name is.
expect_status 0 "$KPERF" inspect in/k.kperf.ptx
expect_out '^PTX 9.0 for sm_80, instrumented$'
check_eq "$(grep -c ' mark   begin step$' .out)" 2 "begin marks of step in two bodies"
expect_status 0 "$KPERF" inspect --json in/k.kperf.ptx
expect_out '"instrumented": true'
{ cat in/k.ptx; echo '// kperf.map {}'; } >map.ptx
expect_status 3 "$KPERF" inspect map.ptx
expect_err "unknown mark 'map'"
expect_status 3 "$KPERF" strip - <in/k.ptx
expect_err '<stdin>: not instrumented'
expect_status 2 "$KPERF" instrument -k none - <in/k.ptx
expect_err "<stdin>: no kernel 'none'"

printf '\211KPT\r\n\032\n' >cut.kpt
expect_status 3 "$KPERF" inspect cut.kpt
expect_err 'cut.kpt'
for f in "$SRCDIR"/traces/*.kpt; do
    [ -f "$f" ] || continue
    expect_status 0 "$KPERF" inspect "$f"
    expect_out '^info.regions\[0\].name  *"\(wait_\|turn_\|q_wait\)'
    expect_out '^info.device.name  *"NVIDIA H200"'
done

# What is no PTX at all is told in a line, not statement by statement, and what takes it in another.
expect_status 3 "$KPERF" instrument -o x.ptx "$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt"
check_eq "$(wc -l <.err)" 2
expect_err 'attn_ws_a-B4-H16-S4096.kpt: no PTX: it is a kperf trace$'
printf '# Kernels\n\nNot yet;\n// kperf.begin a\n' >readme
expect_status 3 "$KPERF" inspect readme
check_eq "$(cat .err)" "readme:1:1: error: this is not PTX: it has no .version or no .target
# Kernels
^"
