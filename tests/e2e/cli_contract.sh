#!/bin/sh
# The command line's contract: help, misuse, streams, colour.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

# Version: the first line is for scripts.
expect_status 0 "$KPERF" --version
head -n 1 .out | grep -Eqx 'kperf [0-9]+\.[0-9]+\.[0-9]+' || fail "version: $(head -n 1 .out)"
expect_out '^libraries: libyaml .*jansson .*zlib '
expect_out '^trace format: reads 1 to [0-9]*, writes [0-9]*$'
expect_out '^targets: ptx'
expect_empty .err
cp .out version
expect_status 0 "$KPERF" -V
cmp -s .out version || fail "-V differs from --version"

# Help: standard output, status 0.
[ -n "$(commands)" ] || fail "no commands listed"
for c in $(commands); do
    expect_status 0 "$KPERF" "$c" -h
    expect_out "^usage: kperf $c "
    expect_empty .err
    short=$(wc -l <.out)
    expect_status 0 "$KPERF" "$c" --help
    expect_out '^  -h, --help '
    expect_empty .err
    [ "$(wc -l <.out)" -gt "$short" ] || fail "$c --help says no more than -h"
    [ "$(awk '{ if (length > n) n = length } END { print n }' .out)" -le 100 ] ||
        fail "$c --help is too wide"
    cp .out long
    expect_status 0 "$KPERF" help "$c"
    cmp -s .out long || fail "help $c differs from $c --help"
done
expect_status 0 "$KPERF" help
expect_out '^Commands:'
expect_out '^Exit status: 0 done'

# Misuse: one error line, what is nearest, where to find help; status 2.
misuse() { # PATTERN COMMAND...
    pattern=$1
    shift
    expect_status 2 "$KPERF" "$@"
    expect_empty .out
    expect_err "$pattern"
    expect_err "^try 'kperf .*--help'\$"
    check_eq "$(wc -l <.err | tr -d ' ')" 2 "lines of the message of: $*"
}
misuse 'no command given'
misuse "unknown command 'hepl'; did you mean 'help'?" hepl
misuse "unknown command 'xyzzyxyzzy'\$" xyzzyxyzzy
misuse "unknown option '--verson' before the command; did you mean '--version'?" --verson
misuse "help: unknown option '--mna'; did you mean '--man'?" help --mna
misuse "help: unknown option '-Z'" help -Z
misuse "help: unexpected operand 'b'" help completion b
misuse "help: option '--man' takes no value" help --man=x
misuse "help: option '--color' needs a value: WHEN" help --color
misuse "help: --color=alway: did you mean 'always'?" help --color=alway
misuse "help: --color=7: not one of auto|always|never" help --color=7
misuse "completion: operand missing: bash|zsh|fish" completion
misuse "no completion for 'csh'" completion csh
misuse "unknown command 'x'" help x

# An unambiguous prefix, a value in the next word, the end of the options.
expect_status 0 "$KPERF" help --ma completion
expect_out '^\.Dt KPERF-COMPLETION 1'
expect_status 0 "$KPERF" help completion --man
expect_out '^\.Dt KPERF-COMPLETION 1'
expect_status 0 "$KPERF" help --color never -q -- completion
expect_out '^usage: kperf completion'
misuse "unknown command '--man'" help -- --man

# Standard output that cannot be written is a failure.
if [ -w /dev/full ]; then
    got=0
    "$KPERF" --help >/dev/full 2>.err || got=$?
    check_eq "$got" 1 "status with a full disk"
    expect_err 'standard output: No space left on device'
fi
got=0
"$KPERF" --version >&- 2>.err || got=$?
check_eq "$got" 1 "status with a closed standard output"
expect_err 'standard output: '
# Nobody reads any more: no message, and no success either.
{
    got=0
    (trap '' PIPE && sleep 0.2 && "$KPERF" --help) 2>.err || got=$?
    echo "$got" >status
} | true
check_eq "$(cat status)" 1 "status with a broken pipe"
expect_empty .err

# Colour: never in a file, unless asked for; NO_COLOR is for auto only.
esc=$(printf '\033')
"$KPERF" hepl 2>.err || :
! grep -q "$esc" .err || fail "colour in a file"
"$KPERF" completion --color=always csh 2>.err || :
grep -q "$esc" .err || fail "--color=always is without colour"
NO_COLOR=1 "$KPERF" completion --color=always csh 2>.err || :
grep -q "$esc" .err || fail "NO_COLOR won over --color=always"
"$KPERF" completion --color=never csh 2>.err || :
! grep -q "$esc" .err || fail "--color=never has colour"
if has_terminal; then
    TERM=xterm on_terminal "'$KPERF' hepl" >screen || :
    grep -q "$esc" screen || fail "no colour on a terminal"
    NO_COLOR=1 TERM=xterm on_terminal "'$KPERF' hepl" >screen || :
    ! grep -q "$esc" screen || fail "NO_COLOR is not kept"
    TERM=dumb on_terminal "'$KPERF' hepl" >screen || :
    ! grep -q "$esc" screen || fail "colour on a dumb terminal"
fi

# A control character in an operand does not reach the terminal.
"$KPERF" "a${esc}[31mb" 2>.err || :
! grep -q "$esc" .err || fail "an escape sequence came through"
