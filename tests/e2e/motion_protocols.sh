#!/bin/sh
# Motions that break a protocol of several warps, and such that keep it.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip 'no python3'
MOVE=${KPERF%/*}/tests/unit/move_regions
[ -x "$MOVE" ] || skip 'no move_regions'
python3 "$SRCDIR/tests/e2e/check_protocols.py" "$MOVE" "$tmp"
python3 -B "$SRCDIR/tests/e2e/check_protocol_kinds.py" "$MOVE" "$tmp"
python3 -B "$SRCDIR/tests/e2e/check_protocol_phases.py" "$MOVE" "$tmp"
python3 "$SRCDIR/tests/e2e/check_rings.py" "$MOVE" "$tmp" "$SRCDIR" 16 70
# each of these, and random ones, in every order in which their steps may come
is_sanitized || python3 -B "$SRCDIR/tests/e2e/protocol_play.py" # has nothing of kperf
rounds=60
! is_sanitized || rounds=20
python3 -B "$SRCDIR/tests/e2e/check_orders.py" "$MOVE" "$tmp" 11 $rounds
