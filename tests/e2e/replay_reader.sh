#!/bin/sh
# The replay against a second reader, on synthetic and on recorded traces.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

python3 -c 'import zlib' 2>/dev/null || skip "no python3"
for trace in "$(dirname "$KPERF")"/tests/data/*.kpt "$SRCDIR"/traces/*.kpt; do
    case ${trace##*/} in late.kpt | amd-late.kpt) continue ;; esac # which are broken
    [ -f "$trace" ] || continue
    "$KPERF" replay -q --format csv -f -o t.csv "$trace"
    python3 "$SRCDIR/tests/e2e/check_trace.py" "$trace" t.csv || fail "$trace"
done

# Noticing a difference is what it is for.
trace=$(dirname "$KPERF")/tests/data/whole.kpt
"$KPERF" replay -q --format csv -f -o t.csv "$trace"
sed '9d' t.csv >bad.csv
! python3 "$SRCDIR/tests/e2e/check_trace.py" "$trace" bad.csv 2>/dev/null ||
    fail "a missing span goes unnoticed"
