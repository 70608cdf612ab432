#!/bin/sh
# kperf model over all traces: times that are not those that were measured are said to be so, first
# and on every page; and what was wrong with some of them.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
[ -d "$SRCDIR/traces/strangers" ] || skip "no traces"
traces=$(find "$SRCDIR/traces" -name '*.kpt' | sort)
# A sanitizer takes minutes for all: each third is enough for what it looks for.
! is_sanitized || traces=$(printf '%s\n' "$traces" | sed -n '2~3p')
# shellcheck disable=SC2086 # names without blanks
python3 "$SRCDIR/tests/e2e/check_missed.py" "$KPERF" $traces || fail "a miss that is not said"

number() { # TRACE PATH: of its report
    "$KPERF" model -q --no-search --json "$SRCDIR/traces/$1" >report.json || :
    python3 -c 'import json, sys
r = json.load(open("report.json"))
for k in sys.argv[1].split("."):
    r = r[k]
print(round(100 * r) if k == "residual" else r)' "$2"
}
is() { # WANTED TRACE PATH
    [ "$(number "$2" "$3")" = "$1" ] || fail "$2: $3 is $(number "$2" "$3"), not $1"
}
# An emulator runs workgroups one after another, each on a unit that was free before: they are
# given out when they were. A third of the launch was missing.
is 0 amd/gfx942-diverge.kpt launch.residual
is 0 amd/gfx942-vector-together.kpt launch.residual
# K / 64 turns: the records of regions that are not in each turn's cycle, and of the loads before
# the loop, made 73 of them and a CTA 22% too long.
is 64.0 strangers/mm_plain-M4096-N4096-K4096.kpt launch.cta.trips
# 8192 rows of 264 programs are 31 each, not 32 of what the last were.
is 31.0 unmarked/triton_softmax-R8192-C4096.kpt launch.cta.trips
# One sequence of many was probed, a fifth as long as those beside it.
is True strangers/paged-B528-PAGES64.kpt launch.unequal
