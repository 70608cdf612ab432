#!/bin/sh
# A bar that is missed (XFAIL_TESTS): form b of attention with one slot in each ring, predicted from
# form a's trace to 3% of the 110792 cycles a CTA that were measured (bench/results/model-score.json).
# When it passes, model.sh is to hold it again.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
expect_status 0 "$KPERF" model --no-search --json --combine advance-arrive:k_empty+peel-prologue:qk \
    "$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt"
sed -n '/"asked"/,$p' "$tmp/.out" >asked
took=$(sed -n 's/.*"predicted_cta_cycles": \([0-9]*\)\..*/\1/p' asked | head -1)
[ -n "$took" ] || skip 'no combination as asked' # model.sh fails then
{ [ "$took" -ge 107000 ] && [ "$took" -le 114000 ]; } ||
    fail "form b with one slot in each ring: predicted $took cycles a CTA, measured 110792"
