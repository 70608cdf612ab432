#!/bin/sh
# Files: '-', whole or not at all, no overwriting without -f, no binary on a
# terminal, full disks and places that cannot be written.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

ptx=$SRCDIR/examples/gemm_ws/gemm_ws.ptx
trace=$(dirname "$KPERF")/tests/data/whole.kpt

# unwritable COMMAND...: the command, given -o, fails whole at every bad place.
unwritable() {
    : >a_file
    expect_status 1 "$@" -o a_file/below
    expect_err 'kperf: error: a_file/below: Not a directory'
    expect_status 1 "$@" -o missing/dir/x
    expect_err 'kperf: error: missing/dir/x: No such file'
    # Nobody can make files here, root neither.
    if [ -d /proc/self ]; then
        expect_status 1 "$@" -o /proc/kperf-test
        expect_err 'kperf: error: /proc/kperf-test: '
    fi
    if [ -w /dev/full ]; then
        expect_status 1 "$@" -o /dev/full
        expect_err 'No space left on device'
    fi
    mkdir kept
    echo precious >kept/x
    expect_status 1 "$@" -o kept/x
    expect_err "kperf: error: kept/x: exists already; -f overwrites it"
    check_eq "$(cat kept/x)" precious "a file that must not be overwritten"
    expect_files kept x
    expect_status 0 "$@" -f -o kept/x
    [ "$(cat kept/x)" != precious ] || fail "-f did not overwrite"
    expect_files kept x
    rm -r kept
}

# ---- instrument and strip -----------------------------------------------------

expect_status 0 "$KPERF" instrument -o probed.ptx "$ptx"
unwritable "$KPERF" instrument "$ptx"
"$KPERF" instrument -o - - <"$ptx" >piped.ptx || fail "instrument does not take '-'"
# The map names the source; everything else must agree.
grep -v '^// kperf.map ' probed.ptx >a
grep -v '^// kperf.map ' piped.ptx >b
cmp a b || fail "a pipe changes what instrument writes"
"$KPERF" instrument -o - "$ptx" | "$KPERF" strip -o - - | cmp - "$ptx" ||
    fail "strip does not give the input back through a pipe"

expect_status 1 "$KPERF" instrument -o x.ptx no/such/file.ptx
expect_err 'kperf: error: no/such/file.ptx: No such file'
expect_status 1 "$KPERF" instrument -o x.ptx .
expect_err 'kperf: error: \.: Is a directory'

# The map has a place of its own, and either both are written or neither.
mkdir pair
expect_status 2 "$KPERF" instrument -f -o pair/x --map pair/../pair/x "$ptx"
expect_err 'the text and the map cannot be one file'
expect_status 2 "$KPERF" instrument --auto all --marks-only -o pair/x --map pair/m "$ptx"
expect_err '--marks-only makes no map'
expect_status 1 "$KPERF" instrument -o pair/x --map pair/no/m "$ptx"
echo old >pair/m
expect_status 1 "$KPERF" instrument -o pair/x --map pair/m "$ptx"
expect_files pair m
expect_status 0 "$KPERF" instrument -f -o pair/x --map pair/m "$ptx"
expect_files pair m x
[ ! -w /dev/full ] || expect_status 1 "$KPERF" instrument -o pair/y --map /dev/full "$ptx"
expect_files pair m x

# A failure leaves nothing, neither half a file nor a temporary one.
mkdir empty
printf '.version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry k()\n{\n// kperf.begin a\nret;\n}\n' >open.ptx
expect_status 3 "$KPERF" instrument -o empty/x.ptx open.ptx
expect_err '^open\.ptx:[0-9]*:[0-9]*: error: '
expect_err '^ *^'
expect_files empty
echo precious >empty/x.ptx
expect_status 3 "$KPERF" instrument -f -o empty/x.ptx open.ptx
check_eq "$(cat empty/x.ptx)" precious "a file that a failure must leave alone"
expect_status 2 "$KPERF" instrument -k nothing_such -o y.ptx "$ptx"
[ ! -e y.ptx ] || fail "an unknown kernel left a file"

# ---- replay ---------------------------------------------------------------------

unwritable "$KPERF" replay --format chrome "$trace"
expect_status 0 "$KPERF" replay --format csv -o a.csv "$trace"
"$KPERF" replay --format csv -o - - <"$trace" >b.csv || fail "replay does not take '-'"
cmp a.csv b.csv || fail "a pipe changes the replay"
# shellcheck disable=SC2002 # a pipe, not a file
cat "$trace" | "$KPERF" replay --format csv - | cmp - a.csv || fail "replay needs to seek"

# A trace that stops early is malformed, and leaves nothing.
head -c 1000 "$trace" >short.kpt
mkdir none
expect_status 3 "$KPERF" replay --format chrome -o none/x.json short.kpt
expect_files none
expect_status 3 "$KPERF" model short.kpt
expect_status 3 "$KPERF" replay --format summary "$ptx"

# An interrupt: status 130, and what was begun is gone.
if command -v timeout >/dev/null 2>&1; then
    mkfifo pipe
    # All but the end: the output is open, and waits for more.
    { head -c "$(($(wc -c <"$trace") - 8))" "$trace"; exec sleep 60; } >pipe &
    writer=$!
    got=0
    timeout --preserve-status -s INT 1 "$KPERF" replay --format csv -o none/x.csv - <pipe 2>.err ||
        got=$?
    kill "$writer" 2>/dev/null || :
    check_eq "$got" 130 "status after an interrupt"
    expect_files none
fi

# ---- several inputs, several outputs --------------------------------------------

expect_status 2 "$KPERF" diff - - <"$trace"
expect_err 'only one run can come from standard input'
expect_status 2 "$KPERF" diff --json --format text "$trace" "$trace"
expect_status 2 "$KPERF" inspect --ptx --json "$ptx"
expect_status 2 "$KPERF" inspect --suggest "$trace"
expect_err '--suggest is for assembly, and .*whole.kpt is none'
expect_status 2 "$KPERF" inspect -k nothing "$ptx"
expect_err "no kernel matches 'nothing'"
expect_status 0 "$KPERF" inspect -k 'cross*' "$SRCDIR/tests/ptx/scopes.ptx"

# .gz compresses whatever command writes it.
expect_status 0 "$KPERF" model -o plain.txt "$trace"
expect_status 0 "$KPERF" model -o packed.txt.gz "$trace"
gzip -dc packed.txt.gz | cmp - plain.txt || fail "model: compressed, it is something else"
expect_status 0 "$KPERF" diff --json -o packed.json.gz "$trace" "$trace"
gzip -dc packed.json.gz | grep -q '"command": "diff"' || fail "diff: no report is in the .gz"

# What could not be said is an error, whatever the status: also of long texts and JSON.
if [ -w /dev/full ]; then
    for c in "inspect --ptx" "inspect --json" "inspect"; do
        got=0
        # shellcheck disable=SC2086 # words
        "$KPERF" $c "$ptx" >/dev/full 2>.err || got=$?
        check_eq "$got" 1 "status of $c with a full disk"
        expect_err 'standard output: No space left on device'
        check_eq "$(wc -l <.err | tr -d ' ')" 1 "lines of the message of $c"
    done
    got=0
    "$KPERF" replay -q --format csv "$trace" >/dev/full 2>.err || got=$?
    check_eq "$got" 1 "csv on a full disk"
    expect_err 'standard output: No space left on device$'
    got=0
    "$KPERF" diff --fail-if 'time > 0us' "$trace" "$trace" >/dev/full 2>.err || got=$?
    [ "$got" != 0 ] || fail "a gate passes on a full disk"
    expect_err 'standard output: '
fi

# ---- what comes from a file does not command the terminal --------------------------

sed "s/gemm_ws_param_0/g$(printf '\033')[31m/" "$ptx" >esc.ptx
printf '{"shapes": [{"label": "a\\u001b[31m\\u009b31m"}]}' >esc.json
for c in "inspect esc.ptx" "inspect esc.json" "instrument -o esc.out esc.ptx" "run esc.json"; do
    # shellcheck disable=SC2086 # words
    "$KPERF" $c >.out 2>&1 || :
    [ -s .out ] || fail "$c says nothing"
    ! LC_ALL=C grep -q "$(printf '\033\\|\302\233')" .out || fail "$c: an escape sequence came through"
done
