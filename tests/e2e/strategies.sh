#!/bin/sh
# What the probes of each strategy do when they run: exact counts at one below, at
# and above what is kept, the same regions in the same order.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip 'no python3'
python3 "$SRCDIR/tests/e2e/check_strategies.py" "$KPERF" "$SRCDIR"
