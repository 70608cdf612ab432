#!/bin/sh
# What replay makes of recorded H200 runs against the same kernels without probes:
# the stamps of unprobed CTAs say how long a trip takes, read by Python alone.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip "no python3"

rows=$tmp/rows
PYTHONDONTWRITEBYTECODE=1 python3 "$SRCDIR/bench/truth/truth.py" check "$KPERF" "$SRCDIR/traces" \
    >"$rows" 2>/dev/null || fail "replay's intervals do not hold the truth: $(cat "$rows")"
check_eq "$(grep -c . "$rows")" 6 "roles in pairs of traces"
# One slot: the records of both warps lie on the way round, 8 of them a trip.
check_eq "$(grep -c '^chain1 .*FIRST=4 SECOND=4 .* truth   346.0 recorded   542.0 ' "$rows")" 2 "chain1"
# Four slots: the slower warp's lie on it, the other's are hidden.
check_eq "$(grep -c '^chain4 .* truth  2051.0 recorded  22[12][08].0 ' "$rows")" 4 "chain4"
# With 19 cycles a record, nine tenths of what they cost a long trip is taken off.
awk '/^chain4/ { if (($(NF-3) - $6) * 10 > ($8 - $6)) exit 1 }' "$rows" ||
    fail "the records' cost is not taken off: $(cat "$rows")"
# T + N C: what half of the CTAs shows holds for the other half to 1%, in every example and shape.
# The records alone do not: chains of four slots are to 0.1% by theirs, attn_ws_b is not.
PYTHONDONTWRITEBYTECODE=1 python3 "$SRCDIR/bench/known/residual.py" "$KPERF" "$tmp/residual.json" \
    "$SRCDIR"/traces/*.kpt >.out || fail "no residuals"
expect_out "25 compared; within 1%: {'all': 9, 'path': 16, 'told': 25}; worst told 0.57%"
expect_status 0 "$KPERF" replay -q "$SRCDIR/traces/attn_ws_b-B8-H16-S2048.kpt"
expect_out 'T + N C: 44424 cycles and 195 records of 19.00 are +1.13% off the probed 47534;'
expect_out 'with the 980 cycles of those on their path -4.43%, and with what half of them show,'
