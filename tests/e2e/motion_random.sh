#!/bin/sh
# Random programs compute the same before and after each motion that kperf allows.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip 'no python3'
MOVE=${KPERF%/*}/tests/unit/move_regions
[ -x "$MOVE" ] || skip 'no move_regions'
python3 "$SRCDIR/tests/e2e/check_motion.py" "$MOVE" "$tmp" 400
