#!/bin/sh
# The page of kperf model: what it says to do next can be done.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
trace=$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt
text=$SRCDIR/examples/attn_ws/attn_ws_a.ptx
page() {
    expect_status 0 "$KPERF" model -q --format brief "$1"
    tr '\n' ' ' <.out | tr -s ' ' >words
}
first() {
    sed -n 's/^next  *//p' .out
}

# The text is nowhere: where it is has to be told, and whether it may be done is not known.
cp "$trace" run.kpt
page run.kpt
check_eq "$(first)" "kperf apply --ptx FOLDER/attn_ws_a.ptx run.kpt advance-arrive:k_empty -o \
new.ptx # if apply finds it safe" 'next without the text'

# It is here, or beside the trace: the command runs as printed.
cp "$text" attn_ws_a.ptx
page run.kpt
check_eq "$(first)" 'kperf apply run.kpt advance-arrive:k_empty -o new.ptx' 'next with the text'
line=$(first)
expect_status 0 "$KPERF" apply --no-check ${line#kperf apply}
[ -s new.ptx ] || fail 'nothing was made'
mkdir beside
mv attn_ws_a.ptx run.kpt beside
page beside/run.kpt
check_eq "$(first)" 'kperf apply beside/run.kpt advance-arrive:k_empty -o new.ptx' 'next, beside'

# Another text of the name is not it.
echo >>beside/attn_ws_a.ptx
page beside/run.kpt
check_eq "$(first)" "kperf apply --ptx FOLDER/attn_ws_a.ptx beside/run.kpt advance-arrive:k_empty \
-o new.ptx # if apply finds it safe" 'next with another text'

# A text in which the arrive must not move: all meet at a barrier before it.  What apply refuses is
# not what is next; that it does is said.
mkdir met
sed '1246s/^/\tbar.sync 0;\n/' "$text" >met/attn_ws_a.ptx
python3 "$SRCDIR/tests/e2e/with_kernel.py" "$trace" met/attn_ws_a.ptx met/run.kpt
expect_status 6 "$KPERF" apply --no-check met/run.kpt advance-arrive:k_empty
page met/run.kpt
grep -q "advance-arrive:k_empty: [^%]*, which 'kperf apply' refuses as the text stands" words ||
    fail 'that it is refused is not said'
case $(first) in
*advance-arrive:k_empty*) fail 'what is refused is next' ;;
'kperf apply '*) line=$(first); expect_status 0 "$KPERF" apply --no-check ${line#kperf apply} -f ;;
'kperf evidence met/run.kpt') ;;
*) fail "next is $(first)" ;;
esac
[ ! -s "$tmp/.err" ] || cat "$tmp/.err"
# Of a launch that is to gain next to nothing, the launch's interval, of which it is a share, and not the
# iteration's, -4.4 to 5.1.
expect_status 0 "$KPERF" model -q --no-search --format brief \
    "$SRCDIR/traces/variants/attn_ws_a_s2_turns-B2-H16-S4096.kpt"
expect_out '^ *0[.]1% (-1[.]5 to 1[.]7) ring-depth:k_empty+2: '
# What is not on a page says nothing of it.
expect_status 0 "$KPERF" model --no-search --json met/run.kpt
! grep -q '"applies"' .out || fail 'a report that depends on what lies near'
