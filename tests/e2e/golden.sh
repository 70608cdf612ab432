#!/bin/sh
# Golden pairs by suffix, in tests/golden/MODULE-NAME.*:
#   X.in.SUFFIX    given to the command on standard input
#   X.cmd          the command's arguments, one line; @ is the input file
#   X.out          what it must print, byte for byte (absent: nothing)
#   X.err          what it must say on standard error (absent: nothing)
#   X.status       its exit status (absent: 0)
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

ran=0 bad=0
for cmd in "$SRCDIR"/tests/golden/*.cmd; do
    [ -f "$cmd" ] || break
    base=${cmd%.cmd}
    name=${base##*/}
    input=$(find "$SRCDIR/tests/golden" -name "$name.in.*" | head -n 1)
    [ -z "$input" ] || cp "$input" "${input##*/}"
    args=$(sed "s|@|${input##*/}|g" "$cmd")
    want=0
    [ ! -f "$base.status" ] || want=$(cat "$base.status")
    got=0
    # shellcheck disable=SC2086 # words
    "$KPERF" $args <"${input:-/dev/null}" >out 2>err || got=$?
    ran=$((ran + 1))
    ok=true
    [ "$got" = "$want" ] || { echo "$name: exit status $got, not $want"; ok=false; }
    for stream in out err; do
        want=$base.$stream
        [ -f "$want" ] || want=/dev/null
        diff -u "$want" "$stream" || ok=false
    done
    $ok || { bad=$((bad + 1)); echo "FAIL: $name"; }
done
[ "$ran" -gt 0 ] || skip "no pairs in tests/golden"
echo "$ran pairs, $bad differ"
[ "$bad" = 0 ]
