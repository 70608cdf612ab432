# Helpers of the shell tests; source it: . "$SRCDIR/tests/e2e/lib.sh"
# shellcheck shell=sh
# Sets $tmp, a directory of its own that is removed at the end; works in it.

: "${KPERF:?the program under test}" "${SRCDIR:?the source tree}"

tmp=$(mktemp -d "${TMPDIR:-/tmp}/kperf-test.XXXXXX")
trap 'chmod -R u+w "$tmp"; rm -rf "$tmp"' EXIT
trap 'exit 99' INT TERM
cd "$tmp" || exit 99
unset NO_COLOR

# fail MESSAGE...: ends the test, showing what the last command printed.
fail() {
    echo "FAIL: $*" >&2
    for log in "$tmp/.out" "$tmp/.err"; do
        [ ! -s "$log" ] || { echo "--- ${log##*/.}put" >&2; head -c 4000 "$log" >&2; }
    done
    exit 1
}

# Is the program slowed by a sanitizer?  What the plain build's run covers whole, a part of is
# enough there.
is_sanitized() { grep -q __asan_init "$KPERF"; }

skip() {
    echo "SKIP: $*" >&2
    exit 77
}

# expect_status N COMMAND...: its output is left in $tmp/.out and $tmp/.err.
expect_status() {
    want=$1
    shift
    got=0
    "$@" >"$tmp/.out" 2>"$tmp/.err" || got=$?
    [ "$got" = "$want" ] || fail "$*: exit status $got, not $want"
}

# check_eq GOT WANT [WHAT]
check_eq() {
    [ "$1" = "$2" ] || fail "${3:-value}: '$1', not '$2'"
}

# expect_out PATTERN, expect_err PATTERN: a basic regular expression in what
# the last command wrote.
expect_out() {
    grep -q -e "$1" "$tmp/.out" || fail "standard output has no '$1'"
}
expect_err() {
    grep -q -e "$1" "$tmp/.err" || fail "standard error has no '$1'"
}

# expect_empty FILE
expect_empty() {
    [ ! -s "$1" ] || fail "$1 is not empty"
}

# expect_files DIR NAME...: exactly these names, in sorted order.
expect_files() {
    dir=$1
    shift
    check_eq "$(ls -A "$dir" | tr '\n' ' ')" "${*:+$* }" "files in $dir"
}

# commands: the names of all sub-commands.
commands() {
    "$KPERF" -h | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z]*\) .*/\1/p'
}

# llvm_knowing TARGET: the folder of an llvm-mc that knows the processor: $KPERF_LLVM, on PATH, ROCm's,
# Debian's; false if there is none.
llvm_knowing() {
    for dir in "${KPERF_LLVM:-}" $(echo "$PATH" | tr : ' ') /opt/rocm/llvm/bin /usr/lib/llvm-*/bin; do
        [ -x "$dir/llvm-mc" ] || continue
        said=$("$dir/llvm-mc" -triple=amdgcn-amd-amdhsa -mcpu="$1" -filetype=null /dev/null 2>&1) ||
            continue
        [ -z "$said" ] || continue
        echo "$dir"
        return 0
    done
    return 1
}

# on_terminal COMMAND-LINE: its output, written to a terminal; has_terminal
# says whether one can be had here.
on_terminal() {
    script -qec "$1" /dev/null </dev/null
}
has_terminal() {
    command -v script >/dev/null 2>&1 && on_terminal true >/dev/null 2>&1
}
