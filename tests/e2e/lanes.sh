#!/bin/sh
# Records that the lanes of a warp store: which, in which order, at which places of their loop.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip 'no python3'
python3 "$SRCDIR/tests/e2e/check_lanes.py" "$KPERF" "$SRCDIR"
