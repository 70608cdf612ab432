#!/bin/sh
# Random kernels with every way to leave and to go round, executed with and without probes.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip 'no python3'
python3 "$SRCDIR/tests/e2e/check_random.py" "$KPERF" "$SRCDIR" 0 5
